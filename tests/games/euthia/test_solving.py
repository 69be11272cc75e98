"""The chances of a Combat, by playing it out."""

from __future__ import annotations

import pytest

import hexfarer
from hexfarer.games.euthia.state import Euthia
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import new
from hexfarer.kernel.solution import FEWEST, PLAYOUTS
from hexfarer.kernel.state import fingerprint


def combat(health: int, monster: str = "m1_dragonfly") -> Euthia:
    """Maeldur meets a Monster."""
    s = new("euthia", "the_hunt", ["maeldur", "ael"], 1)
    assert isinstance(s, Euthia)
    hero: dict[str, object] = {"at": "0,1", "move": 3, "gaar": 0, "hand": [], "tokens": ["combat"], "saved": "combat"}
    hero["health"] = health
    hero["pieces"] = ["maeldur_firestorm worn", "maeldur_meteor worn"]
    given: dict[str, object] = {"tiles": ["I-01 0,0", "I-05 1,1"], "map_stack": [], "seat": {"0": hero}}
    s.game.situate(s, {**given, "monsters": {"1": [monster]}})
    s.changed()
    for action in ("step 1,1", "token combat"):
        s.apply(s.parse(action))
    assert s.fight is not None
    return s


def test_who_has_more_health_wins_more_often() -> None:
    hale, hurt = (hexfarer.solve(combat(health)).chances["fight"] for health in (6, 1))
    assert isinstance(hale, dict)
    assert isinstance(hurt, dict)
    assert hale["won"] > hurt["won"] + 10
    assert hale["won"] + hale["died"] == hurt["won"] + hurt["died"] == 100


def test_a_round_can_do_no_more_than_the_whole_combat() -> None:
    found = hexfarer.solve(combat(6)).chances
    fight, exchange = found["fight"], found["exchange"]
    assert isinstance(fight, dict)
    assert isinstance(exchange, dict)
    for name in ("won", "died", "wounds", "damage"):
        assert exchange[name] <= fight[name]


def test_chances_are_the_same_again_and_leave_the_position_alone() -> None:
    s = combat(6)
    before = fingerprint(s)
    first = hexfarer.solve(s)
    assert hexfarer.solve(s).chances == first.chances
    assert fingerprint(s) == before
    assert not first.exact
    assert first.chances["playouts"] == PLAYOUTS
    assert hexfarer.solve(s, nodes=1).chances["playouts"] == FEWEST


def test_who_does_not_fight_has_no_chances() -> None:
    with pytest.raises(Problem, match="Nobody fights here"):
        hexfarer.solve(new("euthia", "the_hunt", ["maeldur", "ael"], 1))
