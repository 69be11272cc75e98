"""What is foretold of fights and of single attacks in Heroes III."""

from __future__ import annotations

from typing import Any

import pytest

from hexfarer.bots.foretelling import foretell
from hexfarer.games.heroes3.board import field_name
from hexfarer.games.heroes3.flow.combat import Activation, Deploy
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import new
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import fingerprint
from hexfarer.minds.heroes3.foretell import shares
from tests.games.heroes3.table import does, free, hand, plain, put, row, unit

ANSWERS = 1500


def facing(difficulty: int, *army: int, steps: int = 2) -> tuple[Heroes3, str]:
    """A hero before a guarded mine so many steps away."""
    s = plain()
    field = put(s, row(s, s.players[0].home, steps)[-1], "mine_gold", difficulty)
    s.players[0].units = list(army)
    s.players[0].mp = [3, 0]
    free(s, 0)
    return s, field_name(field)


def told(s: Heroes3, thing: str, *before: str) -> Any:
    return foretell(s, thing, list(before), ANSWERS)


STRONG = (unit("archangels", "pack"), unit("champions", "pack"), unit("griffins", "pack"))


def test_a_strong_army_wins_and_a_weak_one_is_driven_off() -> None:
    s, field = facing(3, *STRONG)
    strong = told(s, f"field:{field}")["fight"]
    assert strong["won"] > 95
    s, field = facing(5, unit("halberdiers"))
    weak = told(s, f"field:{field}")["fight"]
    assert weak["driven"] > 95
    for found in (strong, weak):
        assert sum(found[word] for word in ("unhurt", "flipped", "fallen", "driven")) == 100
        assert found["won"] == 100 - found["driven"]
        assert found["fought"]


def test_nothing_is_touched_and_the_same_is_told_each_time() -> None:
    s, field = facing(3, unit("griffins"), unit("crusaders"))
    before = fingerprint(s)
    first = told(s, f"field:{field}")
    assert fingerprint(s) == before
    assert told(s, f"field:{field}") == first
    for chance in range(3):
        other = s.determinize(0, seeded(chance))
        assert foretell(other, f"field:{field}", [], ANSWERS) == first


def test_an_offer_that_is_bought_first_counts() -> None:
    s, field = facing(3, unit("halberdiers"))
    s.players[0].resources = [40, 0, 5]
    s.players[0].built = 255
    s.changed()
    alone = told(s, f"field:{field}")["fight"]
    helped = told(s, f"field:{field}", "populate", "recruit archangels:few", "recruit champions:few", "stop")["fight"]
    assert helped["won"] > alone["won"] + 30


def test_guards_below_the_level_are_not_fought() -> None:
    s, field = facing(1, unit("halberdiers"))
    s.players[0].xp = 6
    s.changed()
    assert told(s, f"field:{field}")["fight"] | {"times": 0} == {
        "unhurt": 100,
        "flipped": 0,
        "fallen": 0,
        "driven": 0,
        "won": 100,
        "times": 0,
        "fought": False,
    }


def test_a_ride_goes_on_after_a_place_that_asks() -> None:
    s, field = facing(3, *STRONG, steps=2)
    way = s.view(0)["ways"]["main"][field]  # type: ignore[index]
    for other in range(len(s.board.location)):  # whatever it leads through asks what to trade
        if field_name(other) in way[:-1]:
            put(s, other, "trading_post")
    assert told(s, f"field:{field}")["fight"]["won"] > 90


def test_what_cannot_be_reached_or_fought_is_not_foretold() -> None:
    s, field = facing(3, unit("griffins"))
    with pytest.raises(Problem):
        told(s, "combat")
    with pytest.raises(Problem):
        told(s, "fighter:0")
    with pytest.raises(Problem):
        told(s, "card:attack")
    s.players[0].mp = [1, 0]
    s.changed()
    with pytest.raises(Problem):
        told(s, f"field:{field}")
    with pytest.raises(Problem):
        foretell(new("mage_knight", seed=1), "space:A1", [], ANSWERS)


def fighting(*army: int) -> Heroes3:
    """The griffins act, on b2, with guards on the board."""
    s, field = facing(3, *army)
    does(s, f"go main {field}")
    while not isinstance(s.stack[-1], Deploy):
        s.apply(s.stack[-1].quiet(s))
    return s


def test_a_fight_is_foretold_after_the_units_are_placed_and_while_it_is_on() -> None:
    s = fighting(*STRONG)
    line = [f"deploy {one['unit']} {one['space']}" for one in s.view(0)["combat"]["line_up"]["units"]]  # type: ignore
    assert told(s, "combat", *line)["fight"]["won"] > 95
    does(s, *line)
    while not isinstance(s.stack[-1], Activation) or s.to_act() != 0:
        s.apply(s.stack[-1].quiet(s))
    assert told(s, "combat")["fight"]["won"] > 90


def test_an_attack_is_foretold_after_a_walk_and_with_the_cards_that_change_it() -> None:
    s = fighting(unit("griffins", "pack"))
    does(s, "deploy griffins:pack b2")
    hand(s, 0, "attack", "defense")
    while not isinstance(s.stack[-1], Activation) or s.to_act() != 0:
        s.apply(s.stack[-1].quiet(s))
    combat: Any = s.view(0)["combat"]
    number, spaces = next(iter(combat["lands"].items()))
    walk = [] if any(one["fighter"] == int(number) for one in combat["targets"]) else [f"go {spaces[0]}"]
    found = told(s, f"fighter:{number}", *walk)
    assert found["attack"]["fighter"] == int(number)
    plain_damage = [one["damage"] for one in found["attack"]["outcomes"]]
    best = next(one for one in found["adds"] if one["notation"] == "play attack 1")
    assert [one["damage"] for one in best["outcomes"]] > plain_damage
    shield = next(one for one in found["adds"] if one["notation"] == "play defense 1")
    assert [one["damage"] for one in shield["outcomes"]] == plain_damage  # it takes from what strikes back
    assert shield["outcomes"][0]["back"] < found["attack"]["outcomes"][0]["back"]


def test_parts_of_a_hundred_add_up() -> None:
    assert shares([1, 1, 1, 0], 3) == [34, 33, 33, 0]
    assert shares([0, 0, 0, 7], 7) == [0, 0, 0, 100]
    for whole in range(1, 40):
        assert sum(shares([whole // 3, whole // 5, whole - whole // 3 - whole // 5, 0], whole)) == 100
