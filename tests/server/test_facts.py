"""What a thing is, when somebody points at it."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.games.mage_knight.board import space_name
from hexfarer.games.mage_knight.effects.base import Either, Seq
from hexfarer.games.mage_knight.effects.points import Attack, Block, Move
from hexfarer.games.mage_knight.facts import best
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import make_setup, new
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.session import Session
from hexfarer.server import models
from hexfarer.server.position import facts
from hexfarer.server.words import Json, speaker
from tests.server.guest import Server
from tests.support import pick


def of(s: MageKnight, thing: str) -> Json:
    found = facts(s, 0, thing, speaker("en"))
    models.FactsOut.model_validate(found, strict=True)
    return found


def first_turn() -> MageKnight:
    s = new("mage_knight", "first_reconnaissance", seed=3)
    s.apply(s.legal()[0])
    assert isinstance(s, MageKnight)
    return s


def test_a_space_with_an_enemy_tells_its_abilities_with_their_rules_and_what_a_hand_could_do() -> None:
    s = first_turn()
    id = "space:" + space_name(next(space for space, guards in enumerate(s.guards) if guards))
    found = of(s, id)
    assert [entry["kind"] for entry in found["about"]] == ["site", "terrain", "enemy"]
    assert [total["key"] for total in found["sums"]] == ["mk-total-block", "mk-total-attack"]
    assert all(total["need"] > 0 for total in found["sums"])
    assert all(ability["text"] and ability["rule"].startswith("MK-ENEMY-") for ability in found["abilities"])
    without = s.copy()
    assert isinstance(without, MageKnight)
    without.players[0].hand = []
    without.changed()
    assert [total["value"] for total in of(without, id)["sums"]] == [0, 0]


def test_a_card_tells_what_can_be_done_with_it_now_and_what_not_yet() -> None:
    s = first_turn()
    card = next(thing for thing in s.game.things(s, 0) if thing["kind"] == "card" and thing["seat"] == 0)
    found = of(s, str(card["id"]))
    word = str(card["id"]).partition(":")[2]
    assert f"sideways {word} move" in [one["notation"] for one in found["now"]]
    assert found["about"][0]["id"] == word
    assert found["about"][0]["text"]


def test_of_what_nobody_sees_nothing_is_told() -> None:
    with pytest.raises(Problem):
        facts(first_turn(), 0, "space:Z6", speaker("en"))


def test_the_best_of_an_effect_is_a_plain_sum() -> None:
    s = first_turn()
    even, fire = [1, 1, 1, 1], [2, 1, 2, 2]
    assert best(s, 0, Seq(Block(3), Block(2)), True, even) == 5
    assert best(s, 0, Either(Attack(2), Block(3)), True, even) == 3
    assert best(s, 0, Either(Attack(2), Block(3)), False, even) == 2
    assert best(s, 0, Seq(Move(4), Attack(3)), False, fire) == 2  # half of a physical attack, rounded up


@pytest.mark.parametrize("game", ["mage_knight", "heroes3", "euthia", "four_lands"])
def test_facts_depend_on_nothing_hidden(game: str) -> None:
    session = Session.start(make_setup(game, seed=4))
    chance = Random(4)
    for _ in range(40):
        session.apply(pick(chance, session.state))
    s = session.state
    seat = s.to_act()
    guess = s.determinize(seat, seeded(9))
    words = speaker("pl")
    for thing in chance.sample(s.game.things(s, seat), 6):
        assert facts(s, seat, str(thing["id"]), words) == facts(guess, seat, str(thing["id"]), words)


def test_anybody_at_the_table_may_ask_what_a_thing_is(server: Server) -> None:
    made = server.make("me", "here", seed=2)
    position = made.seat(0).position()
    asked = position["to_act"]
    thing = next(one["id"] for one in made.seat(asked).position()["things"] if one["actions"])
    status, found = made.seat(asked).post("facts", thing=thing)
    assert status == 200
    assert found["now"]
    status, found = made.seat(1 - asked).post("facts", thing="field:normark")
    assert (status, found["now"], found["not_yet"]) == (200, [], [])
    assert made.seat(asked).post("facts", thing="card:nothing")[0] == 422
