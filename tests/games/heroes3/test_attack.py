"""Attacks whose attacker or target is gone (H3-COMBAT-086)."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3.flow.attack import ACTION, ROLL, Attack, Instants
from hexfarer.games.heroes3.terms import NONE
from tests.games.heroes3.test_hidden import fighting, laid

rule = pytest.mark.rule
TWO = {"attacker": ["crusaders b2", "griffins a1"], "defender": ["zombies b3", "skeletons d5"]}


@rule("H3-COMBAT-086")
@pytest.mark.parametrize("gone", [0, 2])
def test_who_leaves_the_board_before_the_roll_neither_attacks_nor_is_attacked(gone: int) -> None:
    s = laid({**fighting(cards=[True, True], **TWO), "seat": {"0": {"hand": ["haste"]}, "1": {"hand": ["slow"]}}})
    s.apply(s.parse("attack 2"))
    assert isinstance(s.stack[-1], Instants)
    assert s.battle is not None
    s.battle.fighters[gone].at = NONE
    s.log = []
    s.changed()
    s.settle()
    assert s.battle.rolled == []
    assert not any(isinstance(frame, Attack) for frame in s.stack)
    assert [fighter.damage for fighter in s.battle.fighters] == [0, 0, 0, 0]


@rule("H3-COMBAT-086")
def test_an_attack_whose_target_fell_between_the_cards_and_the_roll_has_no_die() -> None:
    s = laid(fighting(**TWO))
    assert s.battle is not None
    s.battle.fighters[2].at = NONE
    attack = Attack(0, 0, 2, ACTION, ROLL)
    s.push(attack)
    assert attack.ready(s) is False
    assert s.stack[-1] is not attack
    assert s.battle.rolled == []
