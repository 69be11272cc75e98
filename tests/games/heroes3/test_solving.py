"""The chances of a combat, by playing it out."""

from __future__ import annotations

import pytest

import hexfarer
from hexfarer.games.heroes3.flow.attack import ACTION
from hexfarer.games.heroes3.forecast import forecast
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import new
from hexfarer.kernel.solution import FEWEST
from hexfarer.kernel.state import fingerprint


def battle(attacker: list[object], defender: list[object]) -> Heroes3:
    s = new("heroes3", "brave_new_world", ["catherine", "sandro"], 1)
    assert isinstance(s, Heroes3)
    fight = {"against": 1, "attacker": attacker, "defender": defender, "active": 0, "cards": [False, False]}
    s.game.situate(s, {"combat": fight})
    s.changed()
    return s


def chances(s: Heroes3, part: str) -> dict[str, object]:
    found = hexfarer.solve(s).chances[part]
    assert isinstance(found, dict)
    return found


def test_the_stronger_army_wins_nearly_always() -> None:
    strong, weak = ["crusaders:pack b2", "marksmen:pack c1"], ["skeletons b4"]
    found = chances(battle(list(strong), list(weak)), "fight")
    assert found["won"] == 100
    assert found["lost"] == found["neither"] == 0
    assert found["enemy"] == [100]
    turned = chances(battle(["halberdiers b2"], ["liches:pack b4", "wraiths:pack c4"]), "fight")
    assert isinstance(turned["lost"], int)
    assert turned["lost"] >= 90


@pytest.mark.parametrize("left", [1, 2, 3])
def test_an_exchange_is_as_likely_as_its_dice(left: int) -> None:
    """Crusaders attack liches that have little health left."""
    s = battle(["crusaders b2"], [{"unit": "liches", "at": "b3", "retaliated": True}])
    assert s.battle is not None
    target = s.battle.fighters[1]
    target.damage = target.face().health - left
    s.changed()
    rows = forecast(s, 0, 1, ACTION)["outcomes"]
    assert isinstance(rows, list)
    expected = sum(row["chance"] for row in rows if row["damage"] >= left)
    lost = chances(s, "exchange")["enemy"]
    assert isinstance(lost, list)
    assert abs(lost[0] - expected) <= 14  # three deviations of 100 throws


def test_chances_are_the_same_again_and_leave_the_position_alone() -> None:
    s = battle(["crusaders b2", "marksmen c1"], ["skeletons:pack b4", "wraiths c4"])
    before = fingerprint(s)
    first = hexfarer.solve(s, nodes=1)
    assert hexfarer.solve(s, nodes=1).chances == first.chances
    assert fingerprint(s) == before
    assert not first.exact
    assert first.chances["playouts"] == FEWEST


def test_who_does_not_fight_has_no_chances() -> None:
    with pytest.raises(Problem, match="Nobody fights here"):
        hexfarer.solve(new("heroes3", "brave_new_world", ["catherine", "sandro"], 1))
