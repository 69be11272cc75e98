"""Attacks whose attacker or target is gone (H3-COMBAT-086)."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3.battle import HERO, Battle
from hexfarer.games.heroes3.effects import rob
from hexfarer.games.heroes3.flow.attack import ACTION, DRIVEN_TO, ROLL, Attack, Instants
from hexfarer.games.heroes3.player import MAIN
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


@rule("H3-COMBAT-067", "H3-COMBAT-086")
def test_whoever_has_left_the_board_drives_nobody_away_and_is_not_driven() -> None:
    s = laid(fighting(**TWO))
    assert s.battle is not None
    zombies, crusaders = 2, 0
    assert DRIVEN_TO.values(s, 1, zombies, crusaders)
    at = s.battle.fighters[crusaders].at
    s.battle.fighters[crusaders].at = NONE
    assert DRIVEN_TO.values(s, 1, zombies, crusaders) == []
    s.battle.fighters[crusaders].at, s.battle.fighters[zombies].at = at, NONE
    assert DRIVEN_TO.values(s, 1, zombies, crusaders) == []


@rule("H3-SPELL-007")
def test_a_combat_begins_with_one_spell_for_each_side() -> None:
    s = laid(fighting(**TWO))
    assert s.battle is not None
    assert Battle(0, MAIN, s.battle.field, NONE, HERO).limits == [1, 1]


@rule("H3-HID-002", "H3-DECK-031")
def test_a_card_that_is_discarded_by_chance_is_not_taken_back() -> None:
    s = laid({"seat": {"1": {"hand": ["haste", "slow"]}}})
    reveals = s.reveals
    rob(s, 1)
    assert s.reveals == reveals + 1
    assert len(s.players[1].hand) == 1
