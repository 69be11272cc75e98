"""What comes to light in a Combat cannot be taken back: dice, cards, who plays the Monster; and a copy is a copy."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia.asking import Either, IfSet, Seq
from hexfarer.games.euthia.effects.gains import Heal, Move, Perform, Teleport
from hexfarer.games.euthia.fight import Fight, Roll
from hexfarer.games.euthia.flow.combat import CONTROL, MEET, MONSTER_A3, MONSTER_B, MONSTER_C, leads_away
from hexfarer.games.euthia.flow.fighting import heals
from hexfarer.games.euthia.flow.rolling import CONFRONT, begin_roll
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import BEAST, CURSE, MINING, NONE, WATER
from hexfarer.kernel.rng import seeded
from tests.games.euthia.fights import asked, begun, do, fighting, hold, may

rule = pytest.mark.rule


def comes_to_light(s: Euthia, *actions: str) -> bool:
    """Does the last of these answers bring out a secret?"""
    do(s, *actions[:-1])
    before = s.reveals
    do(s, actions[-1])
    return s.reveals > before


@rule("EU-COMBAT-24", "EU-DICE-03")
def test_dice_that_are_rolled_again_come_to_light() -> None:
    s = begun("maeldur", "dral")
    fighting(s, "m1_bog_rat", MONSTER_B, gaar=1)
    assert asked(s) == ("MasterReply", 1)
    assert comes_to_light(s, "gaar 1")
    assert comes_to_light(s, "gaar 1")
    s = begun("maeldur", "dral")
    begin_roll(s, 0, CONFRONT)
    s.changed()
    s.settle()
    assert comes_to_light(s, "gaar 1")
    assert not comes_to_light(s, "use maeldur_focus")


@rule("EU-DICE-01")
def test_a_hero_roll_comes_to_light() -> None:
    s = begun("maeldur", "dral")
    before = s.reveals
    begin_roll(s, 0, CONFRONT)
    assert s.reveals > before


@rule("EU-CARD-05")
def test_a_card_that_is_played_comes_to_light() -> None:
    s = begun("dral", "maeldur")
    hold(s, 1, "silver_frenzy", "silver_frenzy")
    fighting(s, "m1_bog_rat", MONSTER_A3, chaos=2)
    assert comes_to_light(s, "play silver_frenzy 1")
    assert asked(s) == ("MasterWindow", 1)


@rule("EU-COMBAT-49", "EU-COMBAT-07")
def test_who_plays_the_monster_comes_to_light_only_when_all_have_answered() -> None:
    s = begun("dral", "keleia", "ael")
    s.players[1].controls = s.players[2].controls = 1
    fight = fighting(s, "m1_bog_rat", CONTROL, run=False)
    fight.master, fight.monster = NONE, NONE
    s.players[0].essences[WATER] = 1
    s.players[0].health = 1
    s.settle()
    assert asked(s) == ("Offering", 1)
    assert not comes_to_light(s, "command")
    assert asked(s) == ("Offering", 2)
    assert comes_to_light(s, "done")
    s = begun("dral", "keleia", "ael")
    fight = fighting(s, "m1_bog_rat", CONTROL, run=False)
    before = s.reveals
    s.stack[-1].ready(s)
    assert s.reveals > before
    assert fight.step == MEET


@rule("EU-COMBAT-10", "EU-SOLO-09")
def test_a_monster_that_is_met_comes_to_light() -> None:
    s = begun("dral")
    fight = fighting(s, "m1_bog_rat", MEET, run=False)
    fight.monster = NONE
    before = s.reveals
    s.stack[-1].ready(s)
    assert fight.monster != NONE
    assert s.reveals > before


@rule("EU-SOLO-14")
def test_cards_of_the_banks_come_to_light_with_a_chaos_action() -> None:
    from hexfarer.games.euthia.components import COMBAT_CARDS

    s = begun("dral")
    s.silver_bank = [CURSE]
    s.cards[0].remove(CURSE)
    fight = fighting(s, "m1_bog_rat", MONSTER_C, chaos=1, run=False)
    fight.card = next(i for i, shown in enumerate(COMBAT_CARDS) if shown[2:] == (0, 1))
    fight.dice = [4, 4]
    before = s.reveals
    s.stack[-1].ready(s)
    assert fight.curses == [1]
    assert s.reveals > before


# -- copies --


def test_the_copy_of_a_fight_has_all_of_it_and_shares_no_list() -> None:
    fight = Fight(1, 2, BEAST, 3)
    names = sorted({*getattr(Fight, "__mypyc_attrs__", ()), *getattr(Fight, "__slots__", ())} - {"__dict__"})
    for number, name in enumerate(names, 10):
        value = getattr(fight, name)
        setattr(fight, name, [number] if isinstance(value, list) else True if value is False else number)
    twin = fight.copy()
    for name in names:
        value = getattr(fight, name)
        assert getattr(twin, name) == value, name
        if isinstance(value, list):
            assert getattr(twin, name) is not value, name


def test_the_copy_of_a_roll_has_all_of_it_and_shares_no_list() -> None:
    roll = Roll([1, 2], 3)
    twin = roll.copy()
    assert (twin.dice, twin.bonus) == ([1, 2], 3)
    assert twin.dice is not roll.dice


# -- what an effect is, however it is put together --


@rule("EU-COMBAT-01", "EU-COMBAT-17")
def test_effects_are_looked_through_to_their_parts() -> None:
    for away in (Teleport(3), Perform(MINING)):
        assert leads_away(away)
        assert leads_away(Seq(Move(1), away))
        assert leads_away(Either(Move(1), away))
        assert leads_away(IfSet(3, away))
    assert not leads_away(Seq(Move(1), Heal(1)))
    assert not leads_away(None)
    for whole in (Seq(Move(1), Heal(1)), Either(Move(1), Heal(1)), IfSet(3, Heal(1))):
        assert heals(whole)
    assert not heals(Seq(Move(1), Move(2)))


def test_a_guess_at_a_hand_has_the_answers_of_that_hand() -> None:
    s = begun("dral", "maeldur")
    hold(s, 1, "silver_frenzy", "silver_frenzy")
    fighting(s, "m1_bog_rat", MONSTER_A3, chaos=1)
    assert "play silver_frenzy 2" in may(s)
    for seed in range(8):
        guess = s.determinize(0, seeded(seed))
        assert guess.legal() == guess.stack[-1].options(guess)
