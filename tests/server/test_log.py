"""The log beside its words: what each line is about, how much it weighs, to which turn it belongs."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.session import Session
from hexfarer.server import models
from hexfarer.server.telling import Tellings
from hexfarer.server.words import Json, speaker
from hexfarer.text import languages
from tests.support import pick


def played(game: str, scenario: str, count: int, actions: int) -> Session:
    session = Session.start(make_setup(game, scenario, seed=3, count=count))
    chance = Random(1)
    while not session.state.over and len(session.line) < actions:
        session.apply(pick(chance, session.state))
    return session


def lines(session: Session, viewer: int = 0) -> list[Json]:
    found = Tellings().lines(session, viewer, "en", 0)
    for line in found:
        models.LogOut.model_validate(line, strict=True)
        assert len(line["texts"]) == len(line["about"])
    return found


def about(session: Session, key: str) -> list[list[str]]:
    return [one["things"] for line in lines(session) for one in line["about"] if one["key"] == key]


@pytest.mark.parametrize(
    ("game", "scenario", "count"),
    [
        ("four_lands", "competitive", 2),
        ("mage_knight", "full_conquest", 2),
        ("heroes3", "brave_new_world", 2),
        ("euthia", "the_hunt", 2),
    ],
)
def test_every_line_tells_its_event_and_its_weight(game: str, scenario: str, count: int) -> None:
    session = played(game, scenario, count, 300)
    weights = {telling.key: telling.weight for telling in find(game).tellings.all}
    found = [one for line in lines(session) for one in line["about"]]
    assert all(one["weight"] == weights[one["key"]] for one in found)
    assert sum(bool(one["things"]) for one in found) > len(found) / 2


def test_a_line_about_an_enemy_a_tile_or_a_place_names_its_picture() -> None:
    session = played("mage_knight", "first_reconnaissance", 1, 10)
    assert about(session, "mk-tile") == [["tile:start_A"], ["tile:country_1"], ["tile:country_2"]]
    assert about(session, "mk-token-seen")[0] == ["enemy:prowlers", "space:B6", "site:marauding_orcs"]


def test_the_log_counts_the_turns_of_a_seat_in_a_round() -> None:
    """Before the first turn of a round it is 0."""
    session = played("mage_knight", "first_reconnaissance", 2, 400)
    began: dict[tuple[int, int], int] = {}  # by round and seat: turns so far
    last = 0
    for line in lines(session)[1:]:
        if line["turn"] != last:
            key = (line["round"], line["seat"])
            began[key] = began.get(key, 0) + 1
            assert line["nth"] == began[key]
        elif not any(round == line["round"] for round, _ in began):
            assert line["nth"] == 0
        last = line["turn"]
    assert max(began.values()) > 2


def test_who_answers_in_the_turn_of_another_begins_none() -> None:
    """In Heroes III everybody has one turn a round, and an opponent moves the guards."""
    session = played("heroes3", "brave_new_world", 2, 300)
    answered = [line for line in lines(session)[1:] if line["nth"] and line["seat"] == 1]
    assert answered
    assert {line["nth"] for line in lines(session)} == {0, 1}


def test_a_game_without_turns_counts_none() -> None:
    assert {line["nth"] for line in lines(played("four_lands", "competitive", 2, 60))} == {0}


OWN = {"mage_knight": "Tovak", "heroes3": "Catherine", "euthia": "Dral"}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("game", "scenario", "count"),
    [
        ("mage_knight", "first_reconnaissance", 1),
        ("heroes3", "brave_new_world", 2),
        ("euthia", "the_hunt", 1),
        ("four_lands", "competitive", 2),
    ],
)
def test_the_log_says_you_to_the_seat_that_reads_it(game: str, scenario: str, count: int, lang: str) -> None:
    session = played(game, scenario, count, 200)
    events = [event for step in session.line for event in step.events]
    state, speak = session.state, speaker(lang).say
    mine = [event for event in events if state.game.subject(event) == 0]
    others = [event for event in events if state.game.subject(event) != 0]
    assert len(mine) > 20
    for event in mine:
        text = speak(state.game.told_to(state, event, 0))
        assert text != speak(state.game.told(state, event, 0))
        assert OWN.get(game, text + "?") not in text
    assert sum(speak(state.game.told_to(state, one, 0)) != speak(state.game.told(state, one, 0)) for one in others) < 5
    assert [speak(state.game.told_to(state, one, -1)) for one in events] == [
        speak(state.game.told(state, one, -1)) for one in events
    ]


def test_what_an_act_brought_is_there_in_a_word_or_two() -> None:
    session = played("mage_knight", "first_reconnaissance", 1, 200)
    found = [one for line in lines(session) for one in line["about"] if one["key"] == "mk-move-points"]
    assert found
    assert all(one["sum"] == f"Move {one['numbers']['number']}" and one["of"] == 0 for one in found)
    assert not any(one["sum"] for line in lines(session) for one in line["about"] if one["key"] == "mk-played")


def test_several_things_of_one_kind_are_told_in_one_sentence() -> None:
    """Three units come into the offer; what a watcher may not tell apart is not listed."""
    session = played("mage_knight", "first_reconnaissance", 1, 1)
    first = lines(session)[0]
    (units,) = [text for text in first["texts"] if "offer" in text]
    assert units == "Units came into the offer: Utem Swordsmen, Illusionists and Utem Guardsmen."
    assert about(session, "mk-unit-offered") == [["unit:utem_swordsmen", "unit:illusionists", "unit:utem_guardsmen"]]
    drawn = [text for text in lines(played("four_lands", "competitive", 2, 1))[0]["texts"] if "drew" in text]
    assert drawn[0].startswith("You drew ")
    assert drawn[0].count(",") == 3
    assert set(drawn[1:]) == {"Sun drew a card."}
