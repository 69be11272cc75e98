"""The course of a Combat (EU-COMBAT, EU-GAAR, EU-SHIELD, EU-WOUND, EU-DAMAGE)."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia.components import MONSTERS, TILE_IDS, TILES
from hexfarer.games.euthia.effects.gains import Heal
from hexfarer.games.euthia.flow.combat import (
    CONTROL,
    DEATH,
    HEAL_1,
    HERO_A2,
    HERO_B,
    HERO_D,
    MONSTER_A1,
    MONSTER_A2,
    MONSTER_B,
    MONSTER_C_HERO,
    MONSTER_D,
    ROUND_END,
    SETUP_TILES,
    STRIKE_CHOICE,
    STRIKE_ROLL,
    VICTORY,
    Combat,
    begin,
)
from hexfarer.games.euthia.flow.fighting import sum_up, wounds_by
from hexfarer.games.euthia.pieces import is_spent, piece, spent, with_gem
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import AIR, BEAST, EXTRA_CHAOS, FIRE, NONE, ONYX, OPAL, WATER
from hexfarer.kernel.table import explain
from tests.games.euthia.fights import (
    asked,
    begun,
    card,
    do,
    fighting,
    ground,
    hold,
    last,
    load,
    may,
    tile_id,
    told,
    wear,
    why,
)

rule = pytest.mark.rule


def on_top(s: Euthia, monster: str) -> None:
    """The Monster is the next one of its level."""
    number = card(monster)
    deck = s.monsters[MONSTERS[number].level - 1]
    deck.remove(number)
    deck.append(number)


def at_step(s: Euthia, monster: str, step: int, **how: int) -> None:
    fight = fighting(s, monster, step, run=False, **how)
    assert fight.step == step


# -- before and meeting --


@rule("EU-MOVE-05", "EU-TURN-03", "EU-COMBAT-01", "EU-COMBAT-47")
def test_who_steps_onto_a_monster_must_fight_and_may_move_on_after_the_victory() -> None:
    s = begun("maeldur", "dral")
    s.map_stack = []
    field = ground(s)
    on_top(s, "m1_dragonfly")
    player = s.players[0]
    player.at, player.move = field + 1, 2
    s.changed()
    do(s, next(a for a in may(s) if a == "step " + s.game.write(s, "field", field)))
    assert asked(s) == ("Before", 0)
    assert (player.move, player.has_token(2)) == (1, False)
    do(s, "done")
    fight = s.fight
    assert fight is not None
    assert fight.monster == card("m1_dragonfly")
    fight.damage, fight.step = 3, VICTORY
    s.stack = [*s.stack[:2], Combat(0)]
    s.changed()
    s.settle()
    do(s, "stop")
    assert s.fight is None
    assert asked(s) == ("Turn", 0)
    assert player.move == 1
    assert any(a.startswith("step") for a in may(s))


@rule("EU-COMBAT-03", "EU-TIMING-05")
def test_before_combat_one_may_change_equipment_and_use_outside_tiles_but_not_get_away() -> None:
    s = begun("ael", "dral")
    wear(s, "ael_pale_bow", "ael_light_gate", "ael_feather_step")
    s.players[0].at = ground(s)
    begin(s, 0, BEAST)
    s.settle()
    assert "unequip ael_pale_bow" in may(s)
    assert "use ael_feather_step" in may(s)
    assert why(s, "use ael_light_gate") == "eu-fight-first EU-MOVE-05"
    assert s.fight is None


@rule("EU-COMBAT-02", "EU-COMBAT-55")
def test_hope_begins_at_zero_in_every_combat() -> None:
    s = begun("dral", "maeldur")
    s.players[0].at = ground(s)
    for _ in range(2):
        begin(s, 0, BEAST)
        s.settle()
        load(s, 1, 1)
        do(s, "done")
        assert s.fight is not None
        assert s.fight.hope == 0
        s.fight.hope = 1
        s.fight.step = DEATH
        s.stack = [*s.stack[:2], Combat(0)]
        s.changed()
        s.settle()
        assert s.fight is None
        s.players[0].at = s.board.fields()[-1]
        s.board.printed[s.players[0].at] = s.board.printed[4]


@rule("EU-COMBAT-05")
def test_with_two_players_the_opponent_plays_the_monster() -> None:
    s = begun("dral", "maeldur")
    fight = fighting(s, "m1_bog_rat", CONTROL, run=False)
    fight.master = NONE
    s.settle()
    assert fight.master == 1


@rule("EU-COMBAT-09", "EU-COMBAT-10", "EU-COMBAT-12")
def test_the_monster_brings_cards_chaos_and_gaar_and_the_powers_of_the_field() -> None:
    s = begun("dral", "maeldur")
    on_top(s, "m2_cyclops")
    s.players[0].at = ground(s, monster=2, air=True)
    s.rules[EXTRA_CHAOS] = 1
    begin(s, 0, BEAST)
    s.settle()
    assert s.top_monster(2) == card("m2_cyclops")
    do(s, "done")
    fight = s.fight
    assert fight is not None
    assert (fight.monster, fight.level) == (card("m2_cyclops"), 2)
    assert (fight.chaos, fight.gaar) == (3, 1)
    assert (fight.air, fight.earth) == (True, False)
    assert (s.players[1].silver(), s.players[1].gold_cards()) == (1, 1)
    assert s.top_monster(2) not in (NONE, card("m2_cyclops"))


@rule("EU-COMBAT-48")
def test_a_monster_deck_is_never_empty_while_its_discard_pile_is_not() -> None:
    s = begun("dral", "maeldur")
    s.monsters_used[0], s.monsters[0] = s.monsters[0][:-1], s.monsters[0][-1:]
    s.players[0].at = ground(s)
    begin(s, 0, BEAST)
    s.settle()
    do(s, "done")
    assert len(s.monsters[0]) == 13
    assert s.monsters_used[0] == []


@rule("EU-COMBAT-48")
def test_without_any_card_of_the_level_the_combat_is_won_for_loot_and_token_only() -> None:
    s = begun("dral", "maeldur")
    s.monsters[0] = []
    field = s.players[0].at = ground(s)
    begin(s, 0, BEAST)
    s.settle()
    do(s, "done")
    assert s.fight is None
    assert s.players[0].gold == 3
    assert s.players[0].rep == 0
    assert s.claims[field] == 0
    assert asked(s) == ("Turn", 0)


@rule("EU-TIMING-01", "EU-COMBAT-13")
def test_tiles_of_the_set_up_are_used_when_the_monster_is_known() -> None:
    s = begun("ael", "dral")
    wear(s, "ael_pale_bow", "ael_grace")
    at_step(s, "m1_bog_rat", SETUP_TILES)
    s.settle()
    assert asked(s) == ("HeroWindow", 0)
    load(s, 1, 1)
    do(s, "use ael_grace")
    assert s.fight is not None
    assert s.fight.hope == 2


# -- First Strike --


@rule("EU-COMBAT-13", "EU-COMBAT-14", "EU-COMBAT-51")
def test_a_first_strike_comes_once_before_the_rounds_with_first_strike_tiles_only() -> None:
    s = begun("keleia", "dral")
    wear(s, "keleia_hunting_dagger", "keleia_ash_spear", "keleia_ambush")
    hold(s, 1, "silver_curse")
    at_step(s, "m1_dragonfly", STRIKE_CHOICE, chaos=1)
    s.settle()
    assert asked(s) == ("FirstStrike", 0)
    assert may(s) == ["strike keleia_ash_spear", "strike keleia_ambush", "done"]
    assert why(s, "strike keleia_hunting_dagger") == "eu-no-first-strike EU-COMBAT-14"
    load(s, 6, 5)
    do(s, "strike keleia_ambush")
    fight = s.fight
    assert fight is not None
    assert asked(s) == ("Rolling", 0)  # no Curses, nothing to use before
    assert [tile_id(p) for p in s.players[0].pieces if is_spent(p)] == ["keleia_ambush"]
    assert s.roll is not None
    assert s.roll.total() == 7  # the penalty of the Dragonfly counts
    load(s, 1, 1)
    do(s, "done")
    assert fight.damage == 3
    assert asked(s) == ("Trophy", 0)


@rule("EU-COMBAT-14", "EU-COMBAT-51")
def test_a_first_strike_may_be_declined_and_is_not_offered_again() -> None:
    s = begun("keleia", "dral")
    load(s, 1, 1)
    at_step(s, "m1_bog_rat", STRIKE_CHOICE)
    s.settle()
    do(s, "done")
    assert "eu-attacked" not in told(s)
    assert s.fight is not None
    assert s.fight.round == 1
    for _ in range(200):
        if s.fight is None or s.fight.round > 2:
            break
        assert asked(s)[0] != "FirstStrike"
        s.apply(s.stack[-1].quiet(s))


@rule("EU-COMBAT-51")
def test_a_first_strike_whose_tile_cannot_be_used_any_more_is_not_rolled_for() -> None:
    s = begun("keleia", "dral")
    wear(s, "keleia_hunting_dagger", "keleia_ambush")
    s.players[0].pieces = sorted(spent(p) if tile_id(p) == "keleia_ambush" else p for p in s.players[0].pieces)
    fight = fighting(s, "m1_bog_rat", STRIKE_ROLL, gaar=1, run=False)
    fight.attack = tile("keleia_ambush")
    s.settle()
    assert "eu-hero-rolled" not in told(s)
    assert (fight.attack, fight.round) == (NONE, 1)
    assert asked(s) == ("MasterReply", 1)


@rule("EU-COMBAT-51", "EU-ESSENCE-03")
def test_fire_essences_add_damage_to_a_first_strike() -> None:
    s = begun("keleia", "dral")
    s.players[0].essences[FIRE] = 2
    at_step(s, "m2_cyclops", STRIKE_CHOICE)
    s.settle()
    do(s, "strike keleia_ash_spear", "spend fire", "spend fire")
    assert s.roll is not None
    s.roll.dice = [5, 4]
    load(s, 1, 1)
    fight = s.fight
    assert fight is not None
    do(s, "done")
    assert fight.damage == 2 + 4  # 9 gives 2 with the spear
    assert fight.damage_plus == 0


# -- the phases --


@rule("EU-COMBAT-15", "EU-COMBAT-17")
def test_a_round_heals_is_attacked_heals_and_attacks() -> None:
    s = begun("ael", "dral")
    wear(s, "ael_pale_bow", "ael_mending_light", "ael_soothing_song", "ael_calm_breath")
    s.players[0].health = 1
    s.players[0].gaar = 0
    at_step(s, "m1_bog_rat", HEAL_1)
    load(s, 1, 1, 2)
    s.settle()
    assert asked(s) == ("HeroWindow", 0)
    assert may(s) == ["use ael_mending_light", "use ael_soothing_song", "done"]
    do(s, "use ael_mending_light")
    mending = TILES[TILE_IDS.index("ael_mending_light")].effect
    assert isinstance(mending, Heal)
    assert s.players[0].health == 1 + mending.n > 1
    do(s, "done")
    assert "eu-monster-rolled" in told(s)
    assert may(s) == ["use ael_soothing_song", "done"]
    do(s, "done")
    assert asked(s) == ("Rolling", 0)
    assert told(s)[-2:] == ["eu-attacked", "eu-hero-rolled"]


@rule("EU-COMBAT-17")
def test_in_a_healing_phase_only_what_heals_may_be_used() -> None:
    s = begun("maeldur", "dral")
    wear(
        s,
        "maeldur_fire_staff",
        "maeldur_burning_will",
        "maeldur_spark",
        "maeldur_warm_hands",
        "merchant_leather_helmet",
    )
    player = s.players[0]
    player.pieces = sorted(
        spent(p) if tile_id(p) == "maeldur_spark" else with_gem(p, OPAL) if "leather" in tile_id(p) else p
        for p in player.pieces
    )
    player.health, player.essences[WATER] = 1, 1
    at_step(s, "m1_bog_rat", HEAL_1)
    s.settle()
    assert may(s) == ["use maeldur_warm_hands", "flip merchant_leather_helmet opal", "spend water", "done"]
    assert why(s, "use maeldur_burning_will") == "eu-only-healing EU-COMBAT-17"


@rule("EU-COMBAT-18", "EU-TIMING-04")
def test_a_tile_for_any_time_works_before_the_monsters_roll() -> None:
    s = begun("maeldur", "dral")
    wear(s, "maeldur_fire_staff", "maeldur_burning_will", "maeldur_spark")
    player = s.players[0]
    player.pieces = sorted(spent(p) if tile_id(p) == "maeldur_spark" else p for p in player.pieces)
    at_step(s, "m1_bog_rat", MONSTER_A1)
    s.settle()
    do(s, "use maeldur_burning_will")
    assert [tile_id(p) for p in player.pieces if is_spent(p)] == ["maeldur_burning_will"]


@rule("EU-COMBAT-18", "EU-COMBAT-50", "EU-ESSENCE-02")
def test_an_air_essence_leaves_the_monster_one_die_that_no_power_turns() -> None:
    s = begun("dral", "maeldur")
    wear(s, "dral_garrison_sword")
    player = s.players[0]
    player.essences[AIR] = 2
    player.pieces = sorted([*player.pieces, *[tile("slayers_scroll_of_banishing")] * 2])
    at_step(s, "m1_bog_rat", MONSTER_A1, air=True, chaos=2)
    s.settle()
    do(s, "spend air")
    assert why(s, "spend air") == "eu-one-die-already EU-COMBAT-50"
    do(s, "use slayers_scroll_of_banishing")
    load(s, 6)
    do(s, "done")
    fight = s.fight
    assert fight is not None
    assert fight.dice == [6]
    assert asked(s) == ("HeroReply", 0)
    assert may(s)[:2] == ["gaar 1", "pass"]
    assert why(s, "gaar 2") == "eu-no-such-die EU-COMBAT-24"
    load(s, 2)
    do(s, "gaar 1")
    assert fight.dice == [2]
    assert fight.value() == 0


@rule("EU-COMBAT-21", "EU-COMBAT-22", "EU-SHII-02")
@pytest.mark.parametrize(("faces", "hope", "value"), [((6, 4), 1, 1 + 4 + 2), ((5, 4), 0, 2 + 4 + 2), ((5, 5), 1, 12)])
def test_a_monsters_roll_of_ten_gives_hope_before_air_turns_and_earth_adds(
    faces: tuple[int, int], hope: int, value: int
) -> None:
    s = begun("dral", "maeldur")
    at_step(s, "m1_bog_rat", MONSTER_B, air=True, earth=True)
    load(s, *faces)
    s.settle()
    fight = s.fight
    assert fight is not None
    assert (fight.hope, fight.value()) == (hope, value)


@rule("EU-COMBAT-23", "EU-COMBAT-24", "EU-COMBAT-25", "EU-COMBAT-26", "EU-GAAR-01", "EU-GAAR-03")
def test_both_sides_use_gaar_in_turn_until_both_pass_and_then_tiles_are_used() -> None:
    s = begun("keleia", "dral")
    wear(s, "keleia_hunting_dagger", "keleia_feint", "merchant_leather_helmet", "merchant_leather_greaves")
    s.players[0].pieces = sorted([*s.players[0].pieces, piece(tile("merchant_leather_boots"), worn=True)])
    at_step(s, "m1_dragonfly", MONSTER_B, gaar=1)
    load(s, 6, 2)
    s.settle()
    fight = s.fight
    assert fight is not None
    assert asked(s) == ("MasterReply", 1)
    do(s, "pass")
    assert asked(s) == ("HeroReply", 0)
    load(s, 4)
    do(s, "gaar 1")
    assert (fight.dice, fight.value()) == ([4, 2], 4)
    load(s, 5)
    do(s, "gaar 2")
    assert (fight.dice, fight.value(), fight.gaar) == ([4, 5], 9, 0)
    load(s, 6)
    do(s, "gaar 2")
    assert (fight.dice, fight.value()) == ([4, 6], 8)
    assert asked(s) == ("HeroReply", 0)  # the Monster has nothing more
    do(s, "pass")
    assert asked(s) == ("HeroWindow", 0)
    assert why(s, "gaar 1") == "eu-no-gaar-now EU-COMBAT-26"
    health = s.players[0].health
    do(s, "use keleia_feint")
    assert last(s, "eu-monster-value") == [fight.monster, 6, 1]
    assert s.players[0].health == health - 1
    assert s.players[0].gaar == 2


def tile(id: str) -> int:
    from hexfarer.games.euthia.components import TILE_IDS

    return TILE_IDS.index(id)


@rule("EU-COMBAT-11", "EU-GAAR-01")
def test_the_monster_player_never_uses_gaar_of_his_own_hero() -> None:
    s = begun("dral", "maeldur")
    hold(s, 1, "silver_curse")
    at_step(s, "m1_bog_rat", MONSTER_B, chaos=1)
    s.settle()
    assert asked(s) == ("MasterReply", 1)
    assert s.players[1].gaar == 4
    assert may(s) == ["pass"]
    assert why(s, "gaar 1") == "eu-monster-no-gaar EU-COMBAT-11"


@rule("EU-COMBAT-24", "EU-DWURT-05")
def test_a_dwurt_takes_three_from_the_monster_without_a_reroll() -> None:
    s = begun("skoldur", "dral")
    at_step(s, "m1_bog_rat", MONSTER_B)
    load(s, 4, 4)
    s.settle()
    assert why(s, "gaar 1") == "eu-not-on-rolls EU-DWURT-05"
    do(s, "dwurt")
    fight = s.fight
    assert fight is not None
    assert (fight.dice, fight.value()) == ([4, 4], 5)
    do(s, "dwurt")
    assert fight.value() == 2
    assert (s.players[0].dwurt, s.players[0].dwurt_die) == (3, 2)


@rule("EU-COMBAT-27", "EU-SHIELD-01", "EU-SHIELD-03", "EU-COMBAT-26")
def test_a_shield_is_used_once_a_round_and_never_exhausts() -> None:
    s = begun("dral", "maeldur")
    wear(s, "dral_garrison_sword", "dral_tower_shield", "dral_wooden_buckler", "merchant_wooden_shield")
    player = s.players[0]
    player.pieces = sorted([*player.pieces, piece(tile("merchant_wooden_shield"), worn=True)])
    player.gaar = 0
    at_step(s, "m1_bog_rat", MONSTER_B)
    load(s, 6, 6)
    s.settle()
    fight = s.fight
    assert fight is not None
    do(s, "use dral_tower_shield")
    assert (fight.value(), fight.wound_minus, fight.hero_next) == (9, 1, -1)
    assert why(s, "use dral_tower_shield").startswith("eu-used-once")
    do(s, "use merchant_wooden_shield")
    do(s, "use merchant_wooden_shield")  # there are two
    assert "use merchant_wooden_shield" not in may(s)
    assert not any(is_spent(p) for p in player.pieces)
    fight.step = ROUND_END
    s.stack = [*s.stack[:3]]
    s.changed()
    s.settle()
    assert fight.round == 2
    while asked(s) != ("HeroWindow", 0):
        s.apply(s.stack[-1].quiet(s))
    assert "use dral_tower_shield" in may(s)


@rule("EU-GEM-02", "EU-COMBAT-27")
def test_an_onyx_takes_one_from_the_monsters_value() -> None:
    s = begun("dral", "maeldur")
    wear(s, "dral_garrison_sword", "merchant_leather_helmet")
    player = s.players[0]
    player.pieces = sorted(with_gem(p, ONYX) if "leather" in tile_id(p) else p for p in player.pieces)
    at_step(s, "m1_dragonfly", MONSTER_C_HERO)
    assert s.fight is not None
    s.fight.dice = [2, 2]
    s.settle()
    do(s, "flip merchant_leather_helmet onyx")
    assert last(s, "eu-monster-value")[1:] == [3, 0]  # of 4 it would wound


@rule("EU-COMBAT-28", "EU-COMBAT-29")
@pytest.mark.parametrize(("value", "wounds"), [(3, 0), (-2, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (20, 3)])
def test_wounds_of_the_dragonfly_by_its_battle_value(value: int, wounds: int) -> None:
    assert wounds_by(MONSTERS[card("m1_dragonfly")], value) == wounds
    s = begun("dral", "maeldur")
    at_step(s, "m1_dragonfly", MONSTER_D)
    assert s.fight is not None
    s.fight.bonus = value
    health = s.players[0].health
    s.settle()
    assert s.players[0].health == health - wounds


@rule("EU-COMBAT-29")
def test_below_the_table_a_monster_deals_its_least_wounds() -> None:
    shaman = MONSTERS[card("m2_plague_shaman")]
    assert wounds_by(shaman, -3) == 1
    assert wounds_by(shaman, 4) == 1
    assert wounds_by(shaman, 5) == 2


@rule("EU-WOUND-01", "EU-WOUND-02", "EU-WOUND-03", "EU-WOUND-04", "EU-DAMAGE-01", "EU-DAMAGE-02", "EU-DAMAGE-03")
@pytest.mark.parametrize(
    ("base", "plus", "minus", "total"),
    [(0, 2, 0, 0), (1, 2, 1, 2), (1, 0, 2, 0), (1, 1, 3, 0), (0, 0, 0, 0), (3, 0, 1, 2)],
)
def test_wounds_and_damage_add_first_and_only_to_something(base: int, plus: int, minus: int, total: int) -> None:
    assert sum_up(base, plus, minus) == total


@rule("EU-WOUND-02", "EU-WOUND-04")
@pytest.mark.parametrize(("value", "plus", "minus", "wounds"), [(3, 2, 0, 0), (4, 2, 1, 2), (4, 0, 2, 0)])
def test_mighty_strike_needs_a_wound_and_a_shield_takes_away(value: int, plus: int, minus: int, wounds: int) -> None:
    s = begun("dral", "maeldur")
    at_step(s, "m1_dragonfly", MONSTER_D)
    fight = s.fight
    assert fight is not None
    fight.bonus, fight.wound_plus, fight.wound_minus = value, plus, minus
    health = s.players[0].health
    s.settle()
    assert s.players[0].health == health - wounds
    assert (fight.bonus, fight.wound_plus, fight.wound_minus) == (0, 0, 0)


# -- the Hero attacks --


@rule("EU-COMBAT-31", "EU-ESSENCE-03", "EU-DAMAGE-02", "EU-DAMAGE-04")
def test_before_his_roll_the_hero_adds_damage_that_needs_a_hit() -> None:
    for total, damage in ((4, 1 + 4), (3, 0)):
        s = begun("dral", "maeldur")
        wear(s, "dral_garrison_sword")
        s.players[0].essences[FIRE] = 2
        s.players[0].gaar = 0
        at_step(s, "m1_bog_rat", HERO_A2)
        s.settle()
        do(s, "spend fire")
        load(s, 1, total - 1)
        do(s, "spend fire")
        if asked(s) == ("Rolling", 0):  # there is Hope
            do(s, "done")
        assert last(s, "eu-hero-value") == [0, total, damage]


@rule("EU-COMBAT-32")
def test_a_weapon_is_named_and_a_combat_skill_exhausted() -> None:
    s = begun("maeldur", "dral")
    at_step(s, "m1_bog_rat", HERO_B)
    s.settle()
    assert asked(s) == ("Attack", 0)
    assert may(s) == ["strike maeldur_fire_staff", "strike maeldur_spark"]
    assert why(s, "done") == "eu-must-attack EU-COMBAT-32"
    assert why(s, "fists") == "eu-armed EU-COMBAT-37"
    assert why(s, "strike maeldur_focus") == "eu-no-attack EU-COMBAT-32"
    do(s, "strike maeldur_spark")
    assert [tile_id(p) for p in s.players[0].pieces if is_spent(p)] == ["maeldur_spark"]
    s = begun("keleia", "dral")
    at_step(s, "m1_bog_rat", HERO_B)
    s.settle()
    assert asked(s) == ("Rolling", 0)  # the spear is for the First Strike only
    assert not any(is_spent(p) for p in s.players[0].pieces)


@rule("EU-COMBAT-32", "EU-DWURT-06")
def test_a_skill_that_costs_dwurt_is_no_attack_without_it_but_gaar_may_be_forged() -> None:
    s = begun("skoldur", "dral")
    player = s.players[0]
    player.dwurt, player.gaar = 0, 1
    at_step(s, "m1_bog_rat", HERO_B)
    s.settle()
    assert asked(s) == ("Attack", 0)
    assert why(s, "strike skoldur_blood_rush") == "eu-no-dwurt EU-DWURT-06"
    do(s, "forge", "strike skoldur_blood_rush")
    assert (player.dwurt, player.dwurt_die) == (0, 1)


@rule("EU-COMBAT-37")
@pytest.mark.parametrize(("faces", "damage"), [((6, 3), 1), ((6, 2), 0), ((6, 6), 1)])
def test_without_a_weapon_a_hero_strikes_with_bare_hands(faces: tuple[int, int], damage: int) -> None:
    s = begun("dral", "maeldur")
    wear(s, "dral_grit")
    at_step(s, "m1_bog_rat", HERO_B)
    load(s, *faces)
    s.settle()
    do(s, "done")
    assert "eu-unarmed" in told(s)
    assert last(s, "eu-hero-value") == [0, sum(faces), damage]


@rule("EU-COMBAT-35", "EU-DAMAGE-03")
def test_a_curse_takes_damage_away_but_never_below_nothing() -> None:
    for base, left in ((4, 0), (7, 1)):
        s = begun("dral", "maeldur")
        at_step(s, "m1_bog_rat", HERO_D)
        fight = s.fight
        assert fight is not None
        fight.attack, fight.total, fight.damage_minus = tile("dral_garrison_sword"), base, 1
        s.settle()
        assert fight.damage == left


@rule("EU-COMBAT-30", "EU-COMBAT-19")
def test_regeneration_begins_in_the_second_round_and_never_below_no_damage() -> None:
    for round_, left in ((1, 1), (2, 0)):
        s = begun("dral", "maeldur")
        at_step(s, "m3_hydra", MONSTER_A2)
        fight = s.fight
        assert fight is not None
        fight.round, fight.damage, fight.regrowth = round_, 1, 2
        s.settle()
        assert fight.damage == left


@rule("EU-COMBAT-10")
def test_a_monster_that_regenerates_does_so_by_itself() -> None:
    s = begun("dral", "maeldur")
    number = next(i for i, monster in enumerate(MONSTERS) if monster.regenerates and i < 40)
    s.monsters[2].remove(number)
    s.monsters[2].append(number)
    s.players[0].at = ground(s, monster=3)
    begin(s, 0, BEAST)
    s.settle()
    do(s, "done")
    assert s.fight is not None
    assert s.fight.regrowth == MONSTERS[number].regenerates


@rule("EU-COMBAT-53")
def test_from_the_twenty_first_round_on_the_hero_tires() -> None:
    for round_, wounds in ((20, 0), (21, 1)):
        s = begun("dral", "maeldur")
        at_step(s, "m1_bog_rat", ROUND_END)
        assert s.fight is not None
        s.fight.round = round_
        health = s.players[0].health
        load(s, 1, 1)
        s.settle()
        assert s.players[0].health == health - wounds


@rule("EU-COMBAT-54", "EU-COMBAT-16")
def test_wounds_of_ones_own_tiles_come_at_once_and_may_kill() -> None:
    s = begun("skoldur", "dral")
    wear(s, "skoldur_cursed_cleaver", "skoldur_blood_pact")
    s.players[0].health = 1
    at_step(s, "m1_bog_rat", HERO_A2)
    fight = s.fight
    assert fight is not None
    s.settle()
    do(s, "use skoldur_blood_pact")
    assert s.fight is None
    assert s.players[0].deaths == 1
    assert s.players[1].kills == 1
    assert fight.damage_plus == 0


@rule("EU-COMBAT-16")
def test_combat_ends_the_moment_the_hero_falls() -> None:
    s = begun("dral", "maeldur")
    s.players[0].health = 1
    at_step(s, "m1_dragonfly", MONSTER_D)
    assert s.fight is not None
    s.fight.bonus = 12
    s.settle()
    assert s.fight is None
    assert "eu-hero-rolled" not in told(s)
    assert asked(s) == ("Turn", 0)


@rule("EU-COMBAT-52")
def test_a_new_round_readies_nothing() -> None:
    s = begun("maeldur", "dral")
    player = s.players[0]
    player.pieces = sorted(spent(p) if tile_id(p) == "maeldur_spark" else p for p in player.pieces)
    player.gaar = 9
    at_step(s, "m1_bog_rat", ROUND_END)
    load(s, 1, 1)
    s.settle()
    assert s.fight is not None
    assert s.fight.round == 2
    assert any(is_spent(p) for p in player.pieces)
    assert player.gaar == 9


@rule("EU-COMBAT-23")
def test_nobody_is_asked_where_public_facts_leave_nothing_to_do() -> None:
    s = begun("dral", "maeldur")
    wear(s, "dral_garrison_sword")
    s.players[0].gaar = 0
    hold(s, 1, "silver_curse", "gold_healing")  # but no Chaos
    at_step(s, "m1_bog_rat", HEAL_1)
    load(s, 1, 1)
    s.settle()
    assert s.fight is not None
    assert "eu-hero-rolled" in told(s)


@rule("EU-COMBAT-23", "EU-COMBAT-20", "EU-COMBAT-31")
@pytest.mark.parametrize("cards", [["gold_mighty_strike"], ["silver_venom"], ["silver_curse"]])
def test_whether_the_monster_player_is_asked_does_not_depend_on_which_cards_he_holds(cards: list[str]) -> None:
    s = begun("dral", "maeldur")
    wear(s, "dral_garrison_sword")
    s.players[0].gaar = 0
    hold(s, 1, *cards)
    at_step(s, "m1_bog_rat", HEAL_1, chaos=1)
    load(s, 1, 1, 1, 1)
    s.settle()
    seen = []
    while s.fight is not None and s.fight.round == 1:
        seen.append(asked(s))
        s.apply(s.stack[-1].quiet(s))
    assert [who for who in seen if who[1] == 1] == [("MasterWindow", 1), ("MasterReply", 1), ("MasterWindow", 1)]


# -- who plays the Monster --


def controlling(s: Euthia) -> None:
    fight = fighting(s, "m1_bog_rat", CONTROL, run=False)
    fight.master = NONE


@rule("EU-COMBAT-06", "EU-COMBAT-49")
def test_the_holder_of_his_own_control_card_may_take_the_monster() -> None:
    s = begun("dral", "keleia", "ael", "maeldur")
    s.controls, s.control_used = [0, 0, 2, 2, 3, 3, 1], []
    s.players[1].controls = 1
    controlling(s)
    s.settle()
    assert asked(s) == ("Offering", 1)
    assert may(s) == ["command", "done"]
    do(s, "command")
    assert s.fight is not None
    assert s.fight.master == 1
    assert (s.players[1].controls, s.control_used) == (0, [1])
    assert len(s.controls) == 7


@rule("EU-COMBAT-06", "EU-COMBAT-49")
def test_of_several_who_want_it_one_is_drawn_and_only_his_card_is_gone() -> None:
    masters = set()
    for seed in range(12):
        s = begun("dral", "keleia", "ael", "maeldur", seed=seed)
        s.controls, s.control_used = [], []
        s.players[0].controls = s.players[2].controls = s.players[3].controls = 1
        controlling(s)
        s.settle()
        do(s, "command")
        assert asked(s) == ("Offering", 3)
        assert "eu-offered" not in told(s)  # shown together
        do(s, "command")
        assert s.fight is not None
        master = s.fight.master
        masters.add(master)
        assert s.control_used == [master]
        assert s.players[5 - master].controls == 1
        assert s.players[0].controls == 1  # the Hero-Player never offers
    assert masters == {2, 3}


@rule("EU-COMBAT-07")
def test_otherwise_control_cards_are_revealed_until_one_shows_somebody_else() -> None:
    s = begun("dral", "keleia", "ael", "maeldur")
    s.controls, s.control_used = [3, 2, 0], [1]
    controlling(s)
    s.settle()
    assert s.fight is not None
    assert s.fight.master == 2
    assert s.players[0].controls == 1
    assert (s.controls, s.control_used) == ([3], [1, 2])


@rule("EU-COMBAT-08")
def test_an_empty_control_deck_is_reshuffled_and_without_any_card_an_opponent_is_drawn() -> None:
    s = begun("dral", "keleia", "ael")
    s.controls, s.control_used = [0], [1]
    controlling(s)
    s.settle()
    assert s.fight is not None
    assert s.fight.master == 1
    s = begun("dral", "keleia", "ael")
    s.controls, s.control_used = [0, 0], []
    controlling(s)
    s.settle()
    assert s.fight is not None
    assert s.fight.master in (1, 2)
    assert s.players[0].controls == 2


@rule("EU-COMBAT-08")
def test_used_control_cards_are_shuffled_and_without_any_the_opponent_is_drawn() -> None:
    for used in ([1, 2], []):
        masters = set()
        for seed in range(12):
            s = begun("dral", "keleia", "ael", seed=seed)
            s.controls, s.control_used = [], used[:]
            controlling(s)
            s.settle()
            assert s.fight is not None
            masters.add(s.fight.master)
        assert masters == {1, 2}


@rule("EU-COMBAT-26", "EU-COMBAT-23")
def test_a_tile_waits_until_both_have_passed_and_a_pass_brings_it_nearer() -> None:
    s = begun("dral", "maeldur")
    fighting(s, "m1_bog_rat", MONSTER_B)
    assert asked(s) == ("HeroReply", 0)
    refusal = explain(s, s.parse("use dral_wooden_buckler"))
    assert refusal is not None
    assert refusal.rule == "EU-COMBAT-26"
    assert [remedy.notation for remedy in refusal.remedies] == ["pass"]
    do(s, "pass")
    assert why(s, "use dral_wooden_buckler") == ""
