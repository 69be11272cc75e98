"""Spells: what no single position can show."""

from __future__ import annotations

from itertools import permutations

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.four_lands.content.decks import KIND, KIND_IDS
from hexfarer.games.four_lands.state import FourLands
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.verdict import OK
from tests.support import rule


def table(seats: list[str], given: dict[str, object], scenario: str = "") -> FourLands:
    game = find("four_lands")
    state = game.start(make_setup("four_lands", scenario, seats, 1))
    game.situate(state, given)
    assert isinstance(state, FourLands)
    return state


def questions(spell: list[str], hidden: list[str]) -> list[tuple[int, str]]:
    """Who is asked what after a Spell at a Party with these face-down Agents, if all give the quiet answer."""
    state = table(
        ["storms", "sun"],
        {
            "initiative": "storms",
            "seat": {"storms": {"ap": 6, "hand": ["fire_arrow", "fire_whirl"]}},
            "party": {
                "storms": {"I": {"field": "morgrane", "agents": ["herb_wife"]}},
                "sun": {"I": {"field": "morgrane", "agents": [{"card": "queen_ailne", "revealed": True}, *hidden]}},
            },
        },
    )
    for word in spell:
        state.apply(state.parse(word))
    asked = []
    while state.stack[-1].decision(state).rule == "FL-SPELL-11":
        asked.append((state.to_act(), state.stack[-1].decision(state).words.key))
        state.apply(state.parse("stop"))
    return asked


@rule("FL-SPELL-11", "FL-SPELL-13")
def test_whether_support_is_asked_for_does_not_depend_on_face_down_cards() -> None:
    wizards_and_others = ["druid_maelon", "witch_of_the_ford", "guild_master", "harpist_lenn"]
    arrow = ["play fire_arrow", "pay 2", "on queen_ailne"]
    seen = {tuple(questions(arrow, list(pair))) for pair in permutations(wizards_and_others, 2)}
    assert seen == {((1, "ask-spell-support"),)}


@rule("FL-SPELL-13")
@pytest.mark.parametrize("other", ["witch_of_the_ford", "guild_master"])
def test_after_one_supporter_the_question_comes_again_whatever_lies_face_down(other: str) -> None:
    state = table(
        ["north", "sun"],
        {
            "initiative": "north",
            "seat": {"north": {"hand": ["fire_arrow"]}},
            "party": {
                "north": {"I": {"field": "morgrane", "agents": ["mage_of_cirth"]}},
                "sun": {
                    "I": {
                        "field": "morgrane",
                        "agents": [{"card": "queen_ailne", "revealed": True}, "druid_maelon", other],
                    }
                },
            },
        },
    )
    for word in ("play fire_arrow", "pay 2", "on queen_ailne", "support druid_maelon on queen_ailne"):
        state.apply(state.parse(word))
    assert (state.to_act(), state.stack[-1].decision(state).rule) == (1, "FL-SPELL-11")
    state.apply(state.parse("stop"))
    assert state.stack[-1].decision(state).rule != "FL-SPELL-11"


@rule("FL-SPELL-PRISON-CIRCLE-06")
def test_a_second_circle_on_a_party_is_legal_and_is_broken_by_itself() -> None:
    state = table(
        ["storms", "sun", "north"],
        {
            "initiative": "storms",
            "seat": {"storms": {"ap": 5, "hand": ["prison_circle", "amulet"]}},
            "party": {
                "storms": {"I": {"field": "cirth", "agents": ["herb_wife"]}},
                "north": {"I": {"field": "ulvheim", "agents": ["jarl_hroald", "berserker_brunvar"]}},
            },
        },
    )
    # there is but one such card in the decks: the Amulet lies in for the first Circle
    stand_in = state.card_in_hand(0, KIND_IDS.index("amulet"))
    state.hands[0].remove(stand_in)
    party = state.parse("on north.I") >> 8
    state.circles.append((stand_in, party))
    state.changed()
    state.apply(state.parse("play prison_circle"))
    assert state.check(state.parse("on north.I")) == OK
    state.apply(state.parse("on north.I"))
    assert [holder for _, holder in state.circles] == [party, party]
    while state.to_act() != 2:
        state.apply(state.parse("pass"))
    state.apply(state.parse("break I"))
    assert len(state.circles) == 1
    assert state.imprisoned(party)
    assert state.to_act() == 2
    state.apply(state.parse("break I"))
    assert not state.imprisoned(party)
    assert sorted(
        KIND_IDS[KIND[card]] for card in state.decks[0] if KIND_IDS[KIND[card]] in ("amulet", "prison_circle")
    ) == ["amulet", "prison_circle"]
