"""Whether a Hero is asked at a moment of a Combat: when there is something to do, or something to get for it first."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia import events
from hexfarer.games.euthia.components import MONSTER_IDS, MONSTERS
from hexfarer.games.euthia.flow.combat import HERO_B, HERO_ROLL, MONSTER_A1, MONSTER_A3, MONSTER_B, MONSTER_C_HERO
from hexfarer.games.euthia.pieces import spent, stowed
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import MONSTER_POST, MONSTER_PRE
from tests.games.euthia.fights import asked, begun, do, fighting, hold, load, may, tile_id, wear, why

rule = pytest.mark.rule
IMMUNE = next(id for id, card in zip(MONSTER_IDS, MONSTERS) if card.immune and id.startswith("elite"))


def at(s: Euthia, step: int, monster: str = "m1_bog_rat", hope: int = 0, shut: bool = False) -> None:
    """The Combat goes on from a step; the dice lie there if the Monster has rolled."""
    fight = fighting(s, monster, step, run=False)
    fight.hope, fight.hope_shut = hope, shut
    if step == MONSTER_C_HERO:
        fight.dice = [3, 3]
    load(s, 4, 4, 4, 4)
    s.settle()


def skoldur(*seats: str, dwurt: int = 0, gaar: int = 1, tile: str = "skoldur_rune_wall") -> Euthia:
    """Skoldur with a tile that costs a Dwurt."""
    s = begun("skoldur", *seats)
    wear(s, "skoldur_cursed_cleaver", tile)
    s.players[0].dwurt, s.players[0].gaar = dwurt, gaar
    return s


@rule("EU-DWURT-02", "EU-DWURT-06")
def test_skoldur_is_asked_for_a_tile_that_only_lacks_a_dwurt_while_he_can_forge_one() -> None:
    s = skoldur("dral")
    at(s, MONSTER_C_HERO)
    assert asked(s) == ("HeroWindow", 0)
    assert why(s, "use skoldur_rune_wall") == "eu-no-dwurt EU-DWURT-06"
    do(s, "forge", "use skoldur_rune_wall")
    assert s.players[0].dwurt_die == 1
    s = skoldur("dral", gaar=0)
    at(s, MONSTER_C_HERO)
    assert asked(s)[0] != "HeroWindow"


@rule("EU-DWURT-06", "EU-TIMING-01")
@pytest.mark.parametrize("how", ["spent", "in a Sack", "another moment"])
def test_skoldur_is_not_asked_for_a_tile_that_lacks_more_than_a_dwurt(how: str) -> None:
    s = skoldur("dral")
    pieces = s.players[0].pieces
    for i, p in enumerate(pieces):
        if tile_id(p) == "skoldur_rune_wall" and how != "another moment":
            pieces[i] = spent(p) if how == "spent" else stowed(p)
    pieces.sort()
    at(s, MONSTER_A1 if how == "another moment" else MONSTER_C_HERO)
    assert getattr(s.stack[-1], "moment", 0) != (MONSTER_PRE if how == "another moment" else MONSTER_POST)


@rule("EU-COMBAT-32", "EU-DWURT-06")
def test_skoldur_is_asked_how_he_attacks_while_a_skill_only_lacks_a_dwurt() -> None:
    s = skoldur("dral", tile="skoldur_blood_rush")
    at(s, HERO_B)
    assert asked(s) == ("Attack", 0)
    assert "strike skoldur_blood_rush" not in may(s)
    do(s, "forge", "strike skoldur_blood_rush")
    assert (s.players[0].dwurt, s.players[0].dwurt_die) == (0, 1)


@rule("EU-DWURT-02", "EU-COMBAT-23")
def test_skoldur_without_dwurt_may_answer_the_monsters_roll_while_he_can_forge_one() -> None:
    for gaar in (0, 1):
        s = begun("skoldur", "dral")
        wear(s, "skoldur_cursed_cleaver")
        s.players[0].dwurt, s.players[0].gaar = 0, gaar
        at(s, MONSTER_B)
        assert (asked(s) == ("HeroReply", 0)) == (gaar == 1)


@rule("EU-SHII-04", "EU-CARD-09", "EU-ELITE-19")
@pytest.mark.parametrize(
    ("monster", "hope", "shut", "expected"),
    [
        ("m1_bog_rat", 2, False, True),
        ("m1_bog_rat", 1, False, False),
        ("m1_bog_rat", 2, True, False),
        (IMMUNE, 4, False, False),
    ],
)
@pytest.mark.parametrize("alone", [False, True])
def test_a_hero_without_gaar_answers_a_roll_only_if_hope_can_become_one(
    monster: str, hope: int, shut: bool, expected: bool, alone: bool
) -> None:
    s = begun("dral") if alone else begun("dral", "maeldur")
    wear(s, "dral_garrison_sword")
    s.players[0].gaar, s.players[0].health = 0, 8
    at(s, MONSTER_C_HERO if alone else MONSTER_B, monster, hope, shut)
    assert (asked(s) == ("Response" if alone else "HeroReply", 0)) == expected


@rule("EU-COMBAT-32")
def test_two_weapons_that_are_alike_are_one_answer_and_neither_is_exhausted() -> None:
    s = begun("dral", "maeldur")
    wear(s, "merchant_short_sword", "merchant_short_sword", "dral_shoulder_charge")
    at(s, HERO_B)
    assert may(s) == ["strike dral_shoulder_charge", "strike merchant_short_sword"]
    do(s, "strike merchant_short_sword")
    assert s.fight is not None
    assert s.fight.shields == []
    assert not any(p == spent(p) for p in s.players[0].pieces)


@rule("EU-DWURT-07")
def test_the_dwurt_die_stops_at_five_however_many_are_used_on_a_roll() -> None:
    s = begun("skoldur", "dral")
    s.players[0].dwurt, s.players[0].dwurt_die = 4, 4
    at(s, HERO_ROLL)
    assert asked(s) == ("Rolling", 0)
    do(s, "dwurt", "dwurt")
    assert (s.players[0].dwurt, s.players[0].dwurt_die) == (2, 5)


@rule("EU-COMBAT-20", "EU-COMBAT-31")
def test_a_monster_player_without_a_card_for_the_moment_is_passed_over_where_nobody_could_learn_from_it() -> None:
    for bots, frame in ((0, ("MasterWindow", 1)), (1, ("HeroReply", 0))):
        s = begun("dral", "maeldur")
        s.bots = bots
        hold(s, 1, "silver_curse")  # to be played only before the Hero's roll
        s.players[0].gaar = 1
        fighting(s, "m1_bog_rat", MONSTER_A3, chaos=1)
        assert asked(s) == frame
        if not bots:
            assert [s.format(action) for action in s.legal()] == ["done"]
            assert s.passed == 0
    assert s.passed == 2  # before the roll and after it
    do(s, "pass")
    while asked(s)[0] == "HeroWindow":
        do(s, "done")
    assert asked(s) == ("MasterWindow", 1)  # now the Curse can be played
    assert "play silver_curse 1" in [s.format(action) for action in s.legal()]


@rule("EU-CARD-12")
def test_a_monster_player_who_could_exchange_is_asked_all_the_same() -> None:
    s = begun("dral", "maeldur")
    s.bots = 1
    hold(s, 1, "silver_curse", "silver_curse", "silver_curse", "silver_curse")
    fighting(s, "m1_bog_rat", MONSTER_A3, chaos=1)
    assert asked(s) == ("MasterWindow", 1)
    assert [s.format(action) for action in s.legal()] == ["done", "exchange"]


def test_what_was_passed_over_is_told_once_when_the_turn_ends() -> None:
    s = begun("dral")
    s.players[0].tokens = 0
    s.passed = 2
    s.changed()
    s.log = []
    do(s, "end")
    assert [event.args for event in s.log if event.kind == events.PASSED_OVER] == [[2]]
    assert s.passed == 0
