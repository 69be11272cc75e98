"""What tiles and cards do in a Combat when there are several of them, or less than they would take."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia.asking import Effect
from hexfarer.games.euthia.components import MONSTERS, TILE_IDS
from hexfarer.games.euthia.effects.combat import (
    CloverPenalty,
    DamageMinus,
    DamagePlus,
    HeroMod,
    MasterGold,
    MasterSilver,
    MonsterMod,
    OwnNextMinus,
    Regeneration,
    StealGaar,
    WoundMinus,
    WoundPlus,
)
from hexfarer.games.euthia.flow.combat import HERO_A2, MONSTER_A1, MONSTER_A3, MONSTER_C_HERO
from hexfarer.games.euthia.flow.fighting import wounds_by
from hexfarer.games.euthia.pieces import is_spent, is_worn
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import OF_MONSTER
from tests.games.euthia.fights import asked, begun, do, fighting, hold, may, tile_id, wear, why

rule = pytest.mark.rule


def work(s: Euthia, effect: Effect) -> None:
    """The effect comes from the Monster's cards."""
    assert effect.usable(s, 0, OF_MONSTER) == 0
    effect.run(s, 0, OF_MONSTER)


@rule("EU-CARD-10", "EU-WOUND-04", "EU-DAMAGE-04")
@pytest.mark.parametrize(
    ("attribute", "effect", "change"),
    [
        ("bonus", MonsterMod(2), 2),
        ("hero_now", HeroMod(-2), -2),
        ("hero_next", OwnNextMinus(2), -2),
        ("wound_plus", WoundPlus(2), 2),
        ("wound_minus", WoundMinus(2), 2),
        ("damage_plus", DamagePlus(2), 2),
        ("damage_minus", DamageMinus(2), 2),
        ("clover", CloverPenalty(-2), -2),
        ("regrowth", Regeneration(2), 2),
    ],
)
def test_several_effects_of_a_kind_add_up(attribute: str, effect: Effect, change: int) -> None:
    s = begun("dral", "maeldur")
    fight = fighting(s, "m1_bog_rat", HERO_A2, run=False)
    for times in (1, 2):
        work(s, effect)
        assert getattr(fight, attribute) == times * change


@rule("EU-CARD-08", "EU-CARD-10")
def test_every_play_of_a_persistent_card_is_one_effect_of_its_own() -> None:
    s = begun("dral", "maeldur")
    hold(s, 1, *["gold_healing"] * 3)
    fight = fighting(s, "m3_hydra", MONSTER_A3, chaos=2, run=False)
    fight.regrowth, fight.damage = 1, 5
    s.settle()
    do(s, "play gold_healing 2", "play gold_healing 1")
    assert fight.regrowth == 3


@rule("EU-CARD-09")
@pytest.mark.parametrize(("had", "taken"), [(0, 0), (1, 1), (5, 2)])
def test_no_more_gaar_are_taken_than_there_are(had: int, taken: int) -> None:
    s = begun("dral")
    s.players[0].gaar = had
    fight = fighting(s, "m1_bog_rat", HERO_A2, run=False)
    work(s, StealGaar(2))
    assert (s.players[0].gaar, fight.gaar) == (had - taken, taken)


@rule("EU-ELITE-11", "EU-SOLO-09")
def test_cards_that_an_elite_draws_go_to_the_banks_where_nobody_plays_it() -> None:
    s = begun("dral")
    fighting(s, "m1_bog_rat", HERO_A2, run=False)
    work(s, MasterSilver(2))
    work(s, MasterGold(1))
    assert (len(s.silver_bank), len(s.gold_bank)) == (2, 1)
    assert s.players[0].hand == []


@rule("EU-CARD-09", "EU-CARD-05")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_soul_control_exhausts_as_many_ready_skills_as_it_says(count: int) -> None:
    s = begun("keleia", "dral")
    wear(s, "keleia_hunting_dagger", "keleia_twin_stab", "keleia_eagle_eye", "keleia_sidestep", "keleia_ambush")
    hold(s, 1, *["gold_soul_control"] * count)
    fighting(s, "m2_cyclops", MONSTER_A3, chaos=2)
    do(s, f"play gold_soul_control {count}")
    assert "tile keleia_ambush" in may(s)  # a First Strike Skill is one, too
    do(s, *["tile keleia_ambush", "tile keleia_sidestep", "tile keleia_eagle_eye"][:count])
    pieces = s.players[0].pieces
    assert len([p for p in pieces if is_spent(p)]) == count
    assert pieces == sorted(pieces)
    assert asked(s)[0] != "Ask"


@rule("EU-CARD-09", "EU-HERO-08")
def test_soul_control_does_not_touch_weapons_nor_skills_that_always_work() -> None:
    s = begun("taesiri", "dral")
    wear(s, "taesiri_rune_dagger", "taesiri_harmony", "taesiri_gust", "taesiri_pulse")
    hold(s, 1, "gold_soul_control")
    fighting(s, "m2_cyclops", MONSTER_A3, chaos=1)
    do(s, "play gold_soul_control 1")
    assert may(s) == ["tile taesiri_pulse", "tile taesiri_gust"]


@rule("EU-GOLD-05", "EU-ELITE-19")
def test_a_scroll_of_banishing_takes_one_chaos_and_means_nothing_without() -> None:
    s = begun("dral", "maeldur")
    s.players[0].pieces = sorted([*s.players[0].pieces, *[TILE_IDS.index("slayers_scroll_of_banishing")] * 2])
    s.players[0].essences[3] = 1  # asks before the Monster's roll
    fight = fighting(s, "m1_bog_rat", MONSTER_A1, chaos=2)
    do(s, "use slayers_scroll_of_banishing")
    assert fight.chaos == 1
    fight.chaos = 0
    s.changed()
    assert why(s, "use slayers_scroll_of_banishing") == "eu-no-effect EU-COMBAT-18"


@rule("EU-SHIELD-03", "EU-WOUND-03")
def test_two_tiles_that_take_wounds_away_take_both() -> None:
    s = begun("dral", "maeldur")
    wear(s, "dral_garrison_sword", "slayers_tower_wall", "slayers_ring_of_the_tower")
    fight = fighting(s, "m2_cyclops", MONSTER_C_HERO, run=False)
    fight.dice, fight.wound_plus = [6, 6], 1
    s.settle()
    do(s, "use slayers_tower_wall")
    assert fight.wound_minus == 2
    health = s.players[0].health
    do(s, "use slayers_ring_of_the_tower")
    assert s.players[0].health == health - (wounds_by(MONSTERS[fight.monster], 12) + 1 - 3)
    assert [tile_id(p) for p in s.players[0].pieces if is_worn(p) and is_spent(p)] == ["slayers_ring_of_the_tower"]
