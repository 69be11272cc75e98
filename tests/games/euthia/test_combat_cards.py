"""Silver and Gold cards of the Monster-Player, Elites and their Immunity (EU-CARD, EU-ELITE)."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia.components import MONSTER_IDS, MONSTERS
from hexfarer.games.euthia.effects.combat import CloverPenalty, InstantKill, MasterGold, MasterSilver, MonsterHeal
from hexfarer.games.euthia.flow.combat import (
    HERO_A1,
    HERO_B,
    HERO_ROLL,
    MONSTER_A1,
    MONSTER_A2,
    MONSTER_A3,
    MONSTER_B,
    MONSTER_C_HERO,
    MONSTER_D,
    ROUND_END,
)
from hexfarer.games.euthia.pieces import is_spent
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import AIR, CURSE, HEALING_CARD, MIGHTY_STRIKE, SOUL_CONTROL
from tests.games.euthia.fights import asked, begun, do, fighting, hold, last, load, may, tile_id, told, wear, why

rule = pytest.mark.rule


def immune_elite() -> str:
    return next(id for i, id in enumerate(MONSTER_IDS) if 40 <= i < 60 and MONSTERS[i].immune)


def special(kind: type) -> tuple[str, int]:
    """An Elite with a special effect of a kind, and the least Battle Value for it."""
    for i, monster in enumerate(MONSTERS):
        for least, effect in monster.special:
            if isinstance(effect, kind):
                return MONSTER_IDS[i], least
    raise AssertionError("no such Elite")


def total_cards(s: Euthia) -> int:
    held = sum(len(player.hand) for player in s.players)
    return held + sum(len(deck) for deck in (*s.cards, *s.cards_used))


@rule("EU-CARD-05", "EU-CARD-06", "EU-CARD-09", "EU-COMBAT-20", "EU-COMBAT-31")
def test_the_cyclops_strikes_mightily_and_curses_twice_for_two_chaos() -> None:
    s = begun("dral", "maeldur")
    wear(s, "dral_garrison_sword")
    hold(s, 1, "gold_mighty_strike", "silver_curse", "silver_curse")
    fight = fighting(s, "m2_cyclops", MONSTER_A3, chaos=2)
    assert asked(s) == ("MasterWindow", 1)
    assert may(s) == ["play gold_mighty_strike 1", "done"]
    assert why(s, "play silver_curse 1") == "eu-card-moment EU-CARD-04"
    assert why(s, "play gold_mighty_strike 2") == "eu-few-cards EU-CARD-05"
    assert why(s, "play gold_mighty_strike 4") == "eu-many-cards EU-CARD-05"
    do(s, "play gold_mighty_strike 1")
    assert (fight.wound_plus, fight.hero_now, fight.chaos) == (2, -2, 1)
    load(s, 1, 1)
    health = s.players[0].health
    do(s, "done", "pass", "pass")
    assert s.players[0].health == health - 3  # 2: one Wound, and two more
    assert asked(s) == ("MasterWindow", 1)
    assert may(s) == ["play silver_curse 1", "play silver_curse 2", "done"]
    load(s, 6, 6)
    do(s, "play silver_curse 2")
    assert (fight.hero_now, fight.damage_minus, fight.chaos) == (-6, 1, 0)
    assert asked(s) == ("Rolling", 0)  # no Chaos, no more questions
    assert s.roll is not None
    assert s.roll.total() == 6
    do(s, "done")
    assert fight.damage == 0  # 6 gives 1, the Curses take it away


@rule("EU-CARD-01", "EU-COMBAT-20")
def test_only_the_monster_player_plays_cards() -> None:
    s = begun("dral", "maeldur", "keleia")
    hold(s, 0, "silver_frenzy")
    fighting(s, "m1_bog_rat", MONSTER_B, chaos=1)
    assert asked(s) == ("HeroReply", 0)
    assert why(s, "play silver_frenzy 1") == "eu-master-only EU-CARD-01"


@rule("EU-CARD-05", "EU-COMBAT-23")
def test_after_the_roll_cards_and_gaar_are_one_move_each() -> None:
    s = begun("dral", "maeldur")
    hold(s, 1, "silver_frenzy", "silver_frenzy", "silver_venom")
    fight = fighting(s, "m1_bog_rat", MONSTER_B, chaos=2, gaar=1)
    assert asked(s) == ("MasterReply", 1)
    assert may(s) == ["gaar 1", "gaar 2", "play silver_frenzy 1", "play silver_frenzy 2", "play silver_venom 1", "pass"]
    before = fight.value()
    do(s, "play silver_frenzy 2")
    assert fight.value() == before + 4
    assert asked(s) == ("HeroReply", 0)
    do(s, "pass", "play silver_venom 1")
    assert fight.wound_plus == 1
    do(s, "pass")
    assert asked(s) == ("MasterReply", 1)  # a Gaar is left
    do(s, "pass")
    assert asked(s)[0] not in ("HeroReply", "MasterReply")


@rule("EU-CARD-06")
def test_without_chaos_nothing_is_played() -> None:
    s = begun("dral", "maeldur")
    hold(s, 1, "silver_frenzy")
    fighting(s, "m1_bog_rat", MONSTER_B, gaar=1)
    assert may(s) == ["gaar 1", "gaar 2", "pass"]
    assert why(s, "play silver_frenzy 1") == "eu-no-chaos EU-CARD-06"


@rule("EU-CARD-07", "EU-CARD-11", "EU-COMBAT-19")
def test_cards_with_a_clover_effect_lie_until_step_a2_and_others_until_the_round_ends() -> None:
    s = begun("dral", "maeldur")
    fight = fighting(s, "m1_bog_rat", ROUND_END, run=False)
    hold(s, 1, "gold_mighty_strike", "silver_frenzy", "gold_healing")
    s.players[1].hand = []
    fight.played = [MIGHTY_STRIKE * 4 + 1, 1 * 4 + 1]
    fight.lasting = [HEALING_CARD * 4 + 1]
    fight.clover = -2
    s.players[0].essences[AIR] = 1  # asks in A1
    s.settle()
    assert asked(s) == ("HeroWindow", 0)
    assert fight.round == 2
    assert fight.played == [MIGHTY_STRIKE * 4 + 1]
    assert s.cards_used == [[1], []]
    assert fight.clover == -2
    do(s, "done")
    assert fight.played == []
    assert s.cards_used == [[1], [MIGHTY_STRIKE]]
    assert fight.clover == 0
    assert fight.lasting == [HEALING_CARD * 4 + 1]


@rule("EU-CARD-08", "EU-CARD-09", "EU-CARD-10", "EU-COMBAT-30")
def test_healing_mends_the_monster_and_regenerates_it_in_every_later_round() -> None:
    s = begun("dral", "maeldur")
    hold(s, 1, "gold_healing", "gold_healing")
    fight = fighting(s, "m2_cyclops", MONSTER_A3, chaos=1, run=False)
    fight.damage = 7
    s.settle()
    do(s, "play gold_healing 2")
    assert (fight.damage, fight.bonus, fight.regrowth) == (4, 2, 1)
    assert fight.lasting == [HEALING_CARD * 4 + 2]
    fight.step = MONSTER_A2
    fight.round = 2
    s.stack = s.stack[:3]
    s.changed()
    s.settle()
    assert fight.damage == 3


@rule("EU-CARD-09")
def test_soul_control_exhausts_skills_of_the_monster_players_choice_and_shuts_hope() -> None:
    s = begun("maeldur", "dral")
    hold(s, 1, *["gold_soul_control"] * 3)
    fight = fighting(s, "m2_cyclops", MONSTER_A3, chaos=1)
    fight.hope = 3
    do(s, "play gold_soul_control 3")
    assert asked(s) == ("Ask", 1)
    assert may(s) == ["tile maeldur_spark", "tile maeldur_focus"]
    do(s, "tile maeldur_spark")
    assert [tile_id(p) for p in s.players[0].pieces if is_spent(p)] == ["maeldur_spark", "maeldur_focus"]
    assert (s.players[0].gaar, fight.gaar) == (3, 1)
    assert fight.lasting == [SOUL_CONTROL * 4 + 3]
    do(s, "pass")
    assert asked(s) == ("HeroReply", 0)
    assert why(s, "hope-gaar") == "eu-hope-shut EU-CARD-09"


@rule("EU-CARD-12", "EU-CARD-02")
def test_the_monster_player_may_exchange_silver_in_the_midst_of_a_combat() -> None:
    s = begun("dral", "maeldur")
    hold(s, 1, *["silver_curse"] * 4)
    fighting(s, "m1_bog_rat", MONSTER_A3, chaos=1)
    count = total_cards(s)
    do(s, "exchange", *["card silver_curse"] * 4)
    assert (s.players[1].silver(), s.players[1].gold_cards()) == (0, 1)
    assert total_cards(s) == count
    assert asked(s) == ("MasterWindow", 1)


@rule("EU-COMBAT-31", "EU-COMBAT-14")
def test_silence_cancels_one_curse_play_and_its_cards_are_discarded() -> None:
    s = begun("taesiri", "dral")
    wear(s, "taesiri_rune_dagger", "taesiri_silence")
    hold(s, 1, *["silver_curse"] * 3)
    fight = fighting(s, "m1_bog_rat", HERO_A1, chaos=2)
    do(s, "play silver_curse 2", "play silver_curse 1")
    assert fight.hero_now == -6
    assert asked(s) == ("HeroWindow", 0)
    load(s, 3, 3)
    do(s, "use taesiri_silence")
    assert may(s)[:2] == ["choose 1", "choose 2"]
    do(s, "choose 2")
    assert (fight.hero_now, fight.damage_minus) == (-2, 0)
    assert s.cards_used[0] == [CURSE, CURSE]
    assert (fight.played, fight.curses) == ([CURSE * 4 + 1], [1])
    assert s.roll is not None
    assert s.roll.total() == 4


@rule("EU-COMBAT-14")
def test_silence_means_nothing_without_a_curse() -> None:
    s = begun("taesiri", "dral")
    wear(s, "taesiri_rune_dagger", "taesiri_silence")
    s.players[0].essences[0] = 1
    fighting(s, "m1_bog_rat", HERO_A1)
    assert asked(s) == ("HeroWindow", 0)
    assert why(s, "use taesiri_silence") == "eu-no-effect EU-COMBAT-31"


# -- Elites --


@rule("EU-ELITE-12", "EU-ELITE-13", "EU-ELITE-19")
def test_an_immune_enemy_minds_no_gaar_no_rabbits_foot_no_air_essence_and_no_power() -> None:
    s = begun("dral", "maeldur")
    wear(s, "dral_garrison_sword", "dral_wooden_buckler", "dral_iron_shield", "dral_steady_hand")
    player = s.players[0]
    player.essences[AIR] = 1
    hold(s, 1, "silver_frenzy")
    fight = fighting(s, immune_elite(), MONSTER_A1, chaos=1, air=True, earth=True)
    assert asked(s) == ("MasterWindow", 1)  # the Air Essence is of no use
    load(s, 6, 1)
    do(s, "done")
    assert fight.value() == 7
    assert asked(s) == ("MasterReply", 1)
    do(s, "play silver_frenzy 1")
    assert fight.value() == 9  # its own cards work
    assert asked(s) == ("HeroWindow", 0)  # no Gaar
    assert may(s) == ["use dral_iron_shield", "done"]
    assert why(s, "use dral_wooden_buckler") == "eu-immune EU-ELITE-19"
    load(s, 6, 1)
    do(s, "use dral_iron_shield")
    assert last(s, "eu-monster-value")[1] == 9
    assert asked(s) == ("Rolling", 0)
    assert s.roll is not None
    assert s.roll.dice == [1, 1]  # Air and Earth still touch the Hero
    assert s.roll.bonus == 2 + MONSTERS[fight.monster].penalty
    assert "use dral_steady_hand" in may(s)
    assert "gaar 1" in may(s)


@rule("EU-ELITE-19")
def test_gaar_and_dwurt_against_an_immune_roll_are_refused() -> None:
    s = begun("dral", mode="competitive")
    fight = fighting(s, immune_elite(), MONSTER_C_HERO, run=False)
    wear(s, "dral_garrison_sword", "dral_iron_shield")
    fight.dice = [3, 3]
    s.settle()
    assert asked(s) == ("Response", 0)
    assert why(s, "gaar 1") == "eu-immune EU-ELITE-19"


@rule("EU-ELITE-11", "EU-ELITE-18", "EU-COMBAT-19")
def test_a_clover_penalty_holds_for_all_hero_rolls_until_step_a2() -> None:
    id, least = special(CloverPenalty)
    for value, clover in ((least - 1, False), (least, True)):
        s = begun("dral", "maeldur")
        s.players[0].health = 20
        fight = fighting(s, id, MONSTER_D, run=False)
        fight.bonus = value
        load(s, 3, 3)
        s.settle()
        assert (fight.clover < 0) == clover
        assert s.roll is not None
        assert s.roll.bonus == MONSTERS[fight.monster].penalty + fight.clover


@rule("EU-ELITE-11", "EU-ELITE-18")
@pytest.mark.parametrize("kind", [MasterSilver, MasterGold, MonsterHeal])
def test_elites_draw_cards_and_heal_when_their_value_is_high_enough(kind: type) -> None:
    id, least = special(kind)
    for value in (least - 1, least):
        s = begun("dral", "maeldur")
        s.players[0].health = 30
        fight = fighting(s, id, MONSTER_D, run=False)
        fight.bonus, fight.damage = value, 5
        s.settle()
        changed = fight.damage < 5 if kind is MonsterHeal else len(s.players[1].hand) > 0
        assert changed == (value == least)


@rule("EU-ELITE-11", "EU-ELITE-18")
def test_an_instant_kill_leaves_no_health() -> None:
    id, least = special(InstantKill)
    for value in (least - 1, least):
        s = begun("dral", "maeldur")
        s.players[0].health = 90
        fight = fighting(s, id, MONSTER_D, run=False)
        fight.bonus, fight.wound_minus = value, 50
        s.settle()
        assert (s.fight is None) == (value == least)
        assert s.players[0].deaths == (1 if value == least else 0)


@rule("EU-ELITE-18")
def test_a_hero_killed_by_the_wounds_sees_no_special_effects() -> None:
    id, least = special(MasterSilver)
    s = begun("dral", "maeldur")
    s.players[0].health = 1
    fight = fighting(s, id, MONSTER_D, run=False)
    fight.bonus = least
    s.settle()
    assert s.fight is None
    assert s.players[1].hand == []


@rule("EU-ELITE-07")
def test_an_elite_is_met_with_its_own_numbers() -> None:
    from hexfarer.games.euthia.flow.combat import begin
    from hexfarer.games.euthia.terms import ELITE

    s = begun("dral", "maeldur")
    s.elite = MONSTER_IDS.index("elite_chapel_wraith")
    begin(s, 0, ELITE)
    s.settle()
    do(s, "done")
    fight = s.fight
    assert fight is not None
    assert (fight.monster, fight.foe, fight.level, fight.chaos, fight.gaar) == (s.elite, ELITE, 1, 2, 1)
    assert fight.master == 1
    assert told(s).count("eu-met") == 1


@rule("EU-COMBAT-32")
def test_a_boost_is_asked_only_when_it_can_be_paid() -> None:
    s = begun("taesiri", "dral")
    wear(s, "taesiri_rune_dagger", "taesiri_elemental_surge")
    s.players[0].essences[2] = 1
    fight = fighting(s, "m1_bog_rat", HERO_B)
    do(s, "strike taesiri_elemental_surge")
    assert asked(s) == ("Boosting", 0)
    assert may(s) == ["boost", "done"]
    do(s, "done")
    assert fight.boosted is False
    assert s.players[0].essences[2] == 1
    assert fight.step == HERO_ROLL + 1
