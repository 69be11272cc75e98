"""Hero Rolls: dice, Gaar, Clover, Powers, Hope (EU-DICE, EU-SHII)."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia.flow.combat import HERO_A1, HERO_D, HERO_ROLL, MONSTER_B, SETUP_TILES
from hexfarer.games.euthia.flow.fighting import after_hero
from hexfarer.games.euthia.flow.rolling import CONFRONT, Rolling, begin_roll
from hexfarer.games.euthia.pieces import is_spent, piece, with_gem
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import AIR, EARTH, EMERALD, HOPE_GAIN, NONE
from hexfarer.kernel.table import explain
from tests.games.euthia.fights import asked, begun, do, fighting, ground, hold, load, may, tile_id, wear, why

rule = pytest.mark.rule


def confronting(s: Euthia, *faces: int) -> None:
    """The Hero makes the roll of a confrontation."""
    load(s, *faces)
    begin_roll(s, 0, CONFRONT)
    s.changed()
    s.settle()


def total(s: Euthia) -> int:
    assert s.roll is not None
    return s.roll.total()


def swinging(s: Euthia, *faces: int, monster: str = "m1_bog_rat", **how: bool) -> None:
    """The Hero has just rolled for an attack against a Monster without a penalty."""
    load(s, *faces)
    fight = fighting(s, monster, HERO_ROLL, run=False, **how)
    fight.attack = s.players[0].pieces[0] & 1023
    s.settle()


@rule("EU-DICE-03", "EU-DICE-05", "EU-DICE-06", "EU-DICE-07", "EU-DICE-09")
def test_air_turns_the_higher_die_earth_adds_two_and_a_rerolled_die_is_not_turned_again() -> None:
    s = begun("maeldur", "dral")
    s.players[0].at = ground(s, monster=0, air=True, earth=True)
    confronting(s, 2, 4)
    assert s.roll is not None
    assert s.roll.dice == [2, 3]
    assert total(s) == 7
    load(s, 2)
    do(s, "gaar 1")
    assert total(s) == 9
    assert s.players[0].gaar == 3
    do(s, "use maeldur_focus")
    assert total(s) == 11
    assert why(s, "use maeldur_focus").startswith("eu-spent")


@rule("EU-DICE-05")
def test_air_leaves_equal_dice_alone() -> None:
    s = begun("maeldur", "dral")
    s.players[0].at = ground(s, monster=0, air=True)
    confronting(s, 3, 3)
    assert total(s) == 6


@rule("EU-DICE-01", "EU-DICE-02", "EU-DICE-09")
def test_clover_tiles_gems_and_earth_essences_all_add_up_outside_combat() -> None:
    s = begun("ael", "dral")
    player = s.players[0]
    wear(s, "ael_calm_breath", "ael_clear_mind", "merchant_leather_helmet")
    player.pieces = sorted(with_gem(p, EMERALD) if tile_id(p).startswith("merchant") else p for p in player.pieces)
    player.essences[EARTH] = 2
    confronting(s, 1, 2)
    assert total(s) == 3
    do(s, "use ael_calm_breath", "use ael_clear_mind", "spend earth", "spend earth")
    do(s, next(a for a in may(s) if a.startswith("flip")))
    assert total(s) == 3 + 1 + 3 + 4 + 4 + 1
    assert [is_spent(p) for p in player.pieces].count(True) == 2


@rule("EU-DICE-03", "EU-DICE-08")
def test_any_number_of_gaar_one_after_another_each_with_a_reroll() -> None:
    s = begun("maeldur", "dral")
    confronting(s, 1, 1)
    for n in range(1, 5):
        load(s, 1)
        do(s, "gaar 2")
        if n < 4:
            assert total(s) == 2 + 2 * n
    assert s.players[0].gaar == 0
    assert total(s) == 10
    assert why(s, "gaar 2") == "eu-no-gaar EU-GAAR-04"
    assert why(s, "gaar 3") == "eu-no-gaar EU-GAAR-04"


@rule("EU-DICE-10", "EU-DWURT-05", "EU-DWURT-07")
def test_skoldur_uses_dwurt_that_add_three_and_turn_the_dwurt_die() -> None:
    s = begun("skoldur", "dral")
    player = s.players[0]
    player.gaar = 1
    confronting(s, 1, 2)
    assert why(s, "gaar 1") == "eu-not-on-rolls EU-DWURT-05"
    do(s, "dwurt", "dwurt")
    assert total(s) == 9
    assert s.roll is not None
    assert s.roll.dice == [1, 2]
    assert (player.dwurt, player.dwurt_die, player.gaar) == (3, 2, 1)


@rule("EU-DWURT-02", "EU-DWURT-05")
def test_skoldur_without_dwurt_is_asked_while_he_can_forge_one() -> None:
    s = begun("skoldur", "dral")
    player = s.players[0]
    wear(s, "skoldur_cursed_cleaver")
    player.dwurt, player.gaar = 0, 1
    confronting(s, 1, 2)
    assert asked(s) == ("Rolling", 0)
    do(s, "forge", "dwurt")
    assert player.dwurt_die == 1


@rule("EU-DICE-10")
def test_other_heroes_have_no_dwurt_on_rolls() -> None:
    s = begun("maeldur", "dral")
    confronting(s, 1, 2)
    assert why(s, "dwurt") == "eu-only-skoldur EU-DICE-10"
    assert why(s, "hope") == "eu-no-combat EU-SHII-03"


@rule("EU-DICE-01")
def test_a_hero_who_can_change_nothing_is_not_asked() -> None:
    s = begun("dral", "keleia")
    wear(s, "dral_garrison_sword")
    s.players[0].gaar = 0
    confronting(s, 1, 2)
    assert asked(s)[0] != "Rolling"
    assert s.roll is None


@rule("EU-SHII-01", "EU-COMBAT-33")
@pytest.mark.parametrize(("faces", "hope"), [((4, 1), 1), ((3, 3), 0), ((1, 1), 1), ((6, 5), 0)])
def test_a_hero_roll_of_five_or_less_gives_hope(faces: tuple[int, int], hope: int) -> None:
    s = begun("maeldur", "dral")
    swinging(s, *faces)
    assert s.fight is not None
    assert s.fight.hope == hope


@rule("EU-SHII-01")
def test_hope_looks_at_the_dice_before_air_turns_them() -> None:
    s = begun("maeldur", "dral")
    swinging(s, 1, 5, air=True)
    assert s.fight is not None
    assert s.roll is not None
    assert s.roll.dice == [1, 2]
    assert s.fight.hope == 0


@rule("EU-SHII-01")
def test_a_confrontation_gives_no_hope_and_an_eclipse_lets_none_come() -> None:
    s = begun("maeldur", "dral")
    confronting(s, 1, 1)
    assert s.fight is None
    s = begun("maeldur", "dral")
    s.rules[HOPE_GAIN] = 0
    swinging(s, 1, 1)
    assert s.fight is not None
    assert s.fight.hope == 0


@rule("EU-SHII-07")
def test_hope_stops_at_five() -> None:
    s = begun("maeldur", "dral")
    fight = fighting(s, "m1_bog_rat", HERO_ROLL, run=False)
    fight.hope = 5
    load(s, 1, 1)
    s.settle()
    assert fight.hope == 5


@rule("EU-COMBAT-34", "EU-COMBAT-35", "EU-COMBAT-36", "EU-SHII-01", "EU-SHII-03", "EU-GAAR-03")
def test_maeldur_beats_the_dragonfly_with_two_gaar_and_a_point_of_hope() -> None:
    s = begun("maeldur", "dral")
    wear(s, "maeldur_fire_staff")
    swinging(s, 4, 1, monster="m1_dragonfly")
    fight = s.fight
    assert fight is not None
    assert (fight.hope, total(s)) == (1, 1)
    load(s, 5)
    do(s, "gaar 2")
    assert total(s) == 7
    load(s, 4)
    do(s, "gaar 1")
    assert total(s) == 9
    do(s, "hope")
    assert total(s) == 10
    assert fight.hope == 0
    do(s, "done")
    assert fight.damage == 3
    assert asked(s) == ("Trophy", 0)
    assert s.players[0].gaar == 2


@rule("EU-SHII-05", "EU-SHII-06", "EU-DAMAGE-05")
def test_three_points_of_hope_add_one_and_deal_a_plain_damage_that_lets_others_add() -> None:
    s = begun("maeldur", "dral")
    wear(s, "maeldur_fire_staff")
    fight = fighting(s, "m1_bog_rat", HERO_ROLL, run=False)
    fight.attack = s.players[0].pieces[0] & 1023
    fight.hope, fight.damage_plus = 3, 2
    load(s, 1, 1)
    s.settle()
    assert fight.hope == 4
    assert why(s, "hope-strike") == ""
    do(s, "hope-strike")
    assert why(s, "hope-strike") == "eu-hope-short EU-SHII-05"
    assert total(s) == 3
    do(s, "hope", "done")
    assert fight.damage == 0 + 1 + 2 + 1  # the table gives 1 for 4


@rule("EU-SHII-04", "EU-SHII-06")
def test_two_points_of_hope_become_a_gaar_whenever_the_hero_is_asked_and_only_for_him() -> None:
    s = begun("maeldur", "dral")
    fight = fighting(s, "m1_bog_rat", MONSTER_B, gaar=1, run=False)
    fight.hope = 4
    load(s, 1, 1)
    s.settle()
    assert asked(s) == ("MasterReply", 1)
    assert why(s, "hope-gaar") == "eu-not-your-hope EU-SHII-06"
    do(s, "pass", "hope-gaar", "hope-gaar")
    assert s.players[0].gaar == 6
    assert fight.hope == 0
    assert why(s, "hope-gaar") == "eu-few-hope EU-SHII-04"


@rule("EU-SHII-04")
def test_a_hero_without_gaar_is_asked_after_the_monsters_roll_while_hope_can_become_one() -> None:
    s = begun("dral", "maeldur")
    s.players[0].gaar = 0
    fight = fighting(s, "m1_bog_rat", MONSTER_B, run=False)
    fight.hope = 2
    load(s, 1, 1)
    s.settle()
    assert asked(s) == ("HeroReply", 0)
    do(s, "hope-gaar", "gaar 1")


@rule("EU-SHII-03", "EU-SHII-05", "EU-SHII-06")
def test_hope_that_cannot_be_used_says_why() -> None:
    s = begun("maeldur", "dral")
    for use, id in (("hope", "EU-SHII-03"), ("hope-gaar", "EU-SHII-04"), ("hope-strike", "EU-SHII-05")):
        assert why(s, use) == f"eu-no-combat {id}"  # in a turn
    hold(s, 1, "silver_curse")
    fight = fighting(s, "m1_bog_rat", HERO_A1, chaos=1, run=False)
    fight.hope = 1
    load(s, 3, 3)
    s.settle()
    assert asked(s) == ("MasterWindow", 1)
    for use in ("hope", "hope-strike", "hope-gaar"):
        assert why(s, use) == "eu-not-your-hope EU-SHII-06"
    do(s, "done")
    assert asked(s) == ("Attack", 0)
    assert why(s, "hope") == "eu-no-roll-for-hope EU-SHII-03"
    assert why(s, "hope-strike") == "eu-no-roll-for-hope EU-SHII-05"
    assert why(s, "hope-gaar") == "eu-few-hope EU-SHII-04"
    do(s, "strike maeldur_fire_staff")
    assert why(s, "hope") == ""
    assert why(s, "hope-strike") == "eu-hope-short EU-SHII-05"
    do(s, "hope")
    assert why(s, "hope") == "eu-hope-short EU-SHII-03"
    refusal = explain(s, s.parse("hope"))
    assert refusal is not None
    assert refusal.numbers == {"need": 1, "have": 0}


@rule("EU-SHII-04", "EU-CARD-02")
def test_in_the_midst_of_an_exchange_hope_waits() -> None:
    s = begun("maeldur", "dral")
    hold(s, 0, *["silver_curse"] * 4)
    fight = fighting(s, "m1_bog_rat", HERO_ROLL, run=False)
    fight.hope = 3
    load(s, 3, 3)
    s.settle()
    do(s, "exchange")
    for use in ("hope", "hope-strike", "hope-gaar"):
        assert why(s, use) == "eu-finish-first EU-CARD-02"


@rule("EU-SHII-04", "EU-GAAR-04")
def test_what_would_help_is_told_for_hope_and_gaar() -> None:
    s = begun("ael", "dral")
    wear(s, "ael_pale_bow", "ael_grace", "ael_opening_shot")
    s.players[0].gaar = 0
    fighting(s, "m1_bog_rat", SETUP_TILES)
    refusal = explain(s, s.parse("hope-gaar"))
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("EU-SHII-04", {"need": 2, "have": 0})
    assert [(remedy.notation, remedy.cures) for remedy in refusal.remedies] == [("use ael_grace", True)]
    load(s, 3, 3)
    do(s, "use ael_grace", "strike ael_opening_shot")
    refusal = explain(s, s.parse("gaar 1"))
    assert refusal is not None
    assert [remedy.notation for remedy in refusal.remedies] == ["hope-gaar"]


@rule("EU-DICE-11")
def test_a_final_value_may_be_below_zero() -> None:
    s = begun("maeldur", "dral")
    wear(s, "maeldur_fire_staff")
    fight = fighting(s, "m1_dragonfly", HERO_ROLL, run=False)
    fight.hero_now, fight.hero_next, fight.clover = -4, -1, -2
    load(s, 1, 1)
    s.settle()
    assert total(s) == 2 - 4 - 4 - 1 - 2
    do(s, "done")
    assert fight.damage == 0


@rule("EU-COMBAT-33", "EU-ELEM-08")
def test_powers_work_on_the_heros_attack_and_a_ward_keeps_them_off() -> None:
    from hexfarer.games.euthia.pieces import with_essence

    s = begun("taesiri", "dral")
    swinging(s, 6, 1, air=True, earth=True)
    assert total(s) == 1 + 1 + 2
    s = begun("taesiri", "dral")
    player = s.players[0]
    player.pieces = sorted(with_essence(p, AIR) if tile_id(p) == "taesiri_sleepiness" else p for p in player.pieces)
    swinging(s, 6, 1, air=True, earth=True)
    assert total(s) == 6 + 1 + 2


@rule("EU-DICE-02")
def test_a_permanent_bonus_is_in_every_roll() -> None:
    s = begun("taesiri", "dral")
    wear(s, "taesiri_rune_dagger", "taesiri_harmony")
    swinging(s, 3, 3)
    assert total(s) == 7


@rule("EU-SHIELD-02", "EU-CARD-10", "EU-CARD-11")
def test_what_was_meant_for_one_attack_is_gone_after_it() -> None:
    s = begun("maeldur", "dral")
    wear(s, "maeldur_fire_staff")
    fight = fighting(s, "m1_bog_rat", HERO_D, run=False)
    fight.hero_now, fight.hero_next, fight.damage_plus, fight.damage_minus, fight.total = -2, -1, 2, 1, 3
    fight.curses, fight.hope_hits, fight.boosted, fight.attack = [1], 1, True, s.players[0].pieces[0] & 1023
    after_hero(fight)
    assert (fight.hero_now, fight.hero_next, fight.damage_plus, fight.damage_minus) == (0, 0, 0, 0)
    assert (fight.curses, fight.hope_hits, fight.boosted, fight.attack, fight.total) == ([], 0, False, NONE, 0)


@rule("EU-DICE-08")
def test_the_roll_window_keeps_the_position_copyable() -> None:
    s = begun("maeldur", "dral")
    swinging(s, 4, 4)
    assert isinstance(s.stack[-1], Rolling)
    twin = s.copy()
    do(twin, "use maeldur_focus")
    assert total(s) == 8
    assert total(twin) == 10


@rule("EU-COMBAT-04")
def test_nothing_is_rearranged_in_combat() -> None:
    s = begun("dral", "maeldur")
    player = s.players[0]
    fight = fighting(s, "m1_bog_rat", HERO_A1, run=False)
    fight.attack = 0
    player.pieces.append(piece(player.pieces[0] & 1023))
    s.settle()
    assert asked(s) in (("Rolling", 0), ("Attack", 0))
    assert not any(a.startswith(("equip", "unequip", "swap", "set")) for a in may(s))
