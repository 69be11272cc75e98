"""What the view tells of an attack before it is made: every outcome with its chance, and the retaliation."""

from __future__ import annotations

from typing import Any

import pytest

from hexfarer.kernel.state import State
from tests.games.heroes3.test_dump import laid
from tests.support import rule


def opened(attacker: object, defender: object, active: str, dice: list[int] | None = None) -> State:
    """A combat of Catherine against Sandro, neither with cards."""
    armies = {"attacker": [attacker], "defender": [defender], "active": active}
    given: dict[str, Any] = {"combat": {"against": 1, "cards": [False, False], **armies}}
    return laid({**given, "dice": dice} if dice else given)


def combat(s: State) -> Any:
    return s.view(0)["combat"]


def rows(s: State, key: str, fighter: int = 1) -> list[Any]:
    (target,) = [one for one in combat(s)["targets"] if one["fighter"] == fighter]
    return [row[key] for row in target["outcomes"]]


@rule("H3-COMBAT-050", "H3-COMBAT-051")
def test_each_face_with_damage_and_chance() -> None:
    s = opened("crusaders b2", "skeletons:pack b3", "crusaders")
    assert rows(s, "die") == [-1, 0, 1]
    assert rows(s, "chance") == [33, 33, 33]
    assert rows(s, "damage") == [1, 2, 3]
    assert rows(s, "flips") == [False, True, True]
    assert rows(s, "back") == [[0, 2], [0, 1], [0, 1]]  # a pack strikes harder than a few


@rule("H3-UNIT-017")
def test_two_dice_of_which_the_lower_counts() -> None:
    s = opened("marksmen b2", "skeletons b3", "marksmen")
    assert combat(s)["targets"][0]["dice"] == 2
    assert rows(s, "chance") == [56, 33, 11]


@rule("H3-COMBAT-040")
def test_a_defence_token_may_take_one_off() -> None:
    s = opened("crusaders b2", {"unit": "skeletons", "at": "b3", "defends": True}, "crusaders")
    most, least = rows(s, "damage"), rows(s, "least")
    assert [a - b for a, b in zip(most, least, strict=True)] == [1, 1, 1]


@rule("H3-COMBAT-063")
def test_no_retaliation_from_afar_nor_twice() -> None:
    far = opened("marksmen b1", "skeletons b4", "marksmen")
    assert rows(far, "back") == [[], [], []]
    twice = opened("crusaders b2", {"unit": "zombies", "at": "b3", "retaliated": True}, "crusaders")
    assert rows(twice, "back") == [[], [], []]


def test_what_falls_does_not_strike_back() -> None:
    s = opened("crusaders b2", {"unit": "skeletons", "at": "b3", "damage": 1}, "crusaders")
    falls = rows(s, "falls")
    assert falls[-1]
    assert all(back == [] for fallen, back in zip(falls, rows(s, "back"), strict=True) if fallen)


@rule("H3-COMBAT-003")
def test_the_spaces_in_reach_with_their_steps() -> None:
    s = opened("crusaders b2", "skeletons d5", "crusaders")
    reach = combat(s)["reach"]
    assert reach["b3"] == 1
    assert reach["b5"] == 3
    assert "b2" not in reach
    assert combat(s)["targets"] == []


@pytest.mark.parametrize("die", [-1, 0, 1])
@pytest.mark.parametrize("answer", [-1, 0, 1])
def test_what_comes_is_what_was_foretold(die: int, answer: int) -> None:
    s = opened("champions b2", "dread_knights b3", "champions", [die, answer])
    (target,) = combat(s)["targets"]
    (row,) = [row for row in target["outcomes"] if row["die"] == die]
    s.apply(s.parse("attack 1"))
    champions, knights = combat(s)["fighters"]
    assert knights["damage"] == row["damage"]
    least, most = row["back"]
    assert champions["damage"] == least + answer + 1
    assert least <= champions["damage"] <= most
