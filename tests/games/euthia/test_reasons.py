"""Refusals to which no printed card leads at a usual moment, or that no notation can ask for."""

from __future__ import annotations

from hexfarer.games.euthia import reasons
from hexfarer.games.euthia.effects.combat import DamagePlus, RollMod
from hexfarer.games.euthia.flow.paying import needs_verdict
from hexfarer.games.euthia.flow.storing import Overflow
from hexfarer.games.euthia.flow.using import use_verdict
from hexfarer.games.euthia.needs import NeedGold
from hexfarer.games.euthia.terms import CHURCH, OUTSIDE, POTIONS
from hexfarer.kernel.verdict import OK, reason_of
from tests.games.euthia.places import begun, give, stand
from tests.support import rule


@rule("EU-TIMING-01", "EU-DICE-09")
def test_what_works_in_a_combat_or_on_a_roll_needs_one() -> None:
    s = begun()
    assert reason_of(DamagePlus(2).usable(s, 0, 0)) == reasons.NO_COMBAT
    assert reason_of(RollMod(1).usable(s, 0, 0)) == reasons.NO_ROLL


@rule("EU-ITEM-04")
def test_a_piece_that_is_not_there_is_nobodys() -> None:
    s = begun()
    assert reason_of(use_verdict(s, 0, len(s.players[0].pieces), OUTSIDE)) == reasons.NO_PIECE


@rule("EU-TURN-02")
def test_who_makes_room_in_the_turn_of_another_moves_nowhere() -> None:
    s = begun("dral", "ael")
    give(s, 1, *["cave_fossil"] * 3, "alchemist_potion_of_speed")
    s.push(Overflow(1, False))
    s.settle()
    s.changed()
    assert s.to_act() == 1
    assert reason_of(s.check(s.parse("use alchemist_potion_of_speed"))) == reasons.NOT_YOUR_TURN


@rule("EU-ITEM-06")
def test_the_church_sells_healing_potions_as_long_as_there_are_some() -> None:
    s = begun()
    stand(s, CHURCH)
    s.players[0].gold = 1
    s.changed()
    assert s.check(s.parse("draught")) == OK
    s.stacks[POTIONS].clear()
    s.changed()
    assert reason_of(s.check(s.parse("draught"))) == reasons.NO_POTION_LEFT


@rule("EU-QUEST-07")
def test_what_pays_for_one_need_does_not_pay_for_another() -> None:
    s = begun()
    s.players[0].gold = 3
    assert needs_verdict(s, 0, [NeedGold(1), NeedGold(2)]) == OK
    assert reason_of(needs_verdict(s, 0, [NeedGold(2), NeedGold(2)])) == reasons.NOT_ALL
