"""How a Combat ends: victory, death, parting (EU-COMBAT-40 to -47, EU-DEATH, EU-FARRUG, EU-GOLEM)."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia.asking import Doing
from hexfarer.games.euthia.components import FIRST_STAGE, MONSTERS, THE_GOLEM, TILE_IDS, Field
from hexfarer.games.euthia.effects.gains import Gaar, Gem, Gold, GoldCard, Potion, Silver
from hexfarer.games.euthia.flow.combat import DEATH, HERO_D, PARTING, ROUND_END, VICTORY, Combat, begin
from hexfarer.games.euthia.flow.fighting import health_of
from hexfarer.games.euthia.invariants import monsters_missing
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    ALCHEMIST,
    ANY,
    BEAST,
    CAVE,
    CURSE,
    EMERALD,
    ENCOUNTER,
    FARRUG,
    GOLEM,
    HEALING_CARD,
    LAKE,
    MERCHANT,
    MOUNTAIN,
    NONE,
    PLAIN,
    SLAYERS,
    TREASURE,
    VENOM,
)
from tests.games.euthia.fights import asked, begun, card, do, fighting, ground, hold, last, load, may, told, wear, why

rule = pytest.mark.rule


def won(s: Euthia, monster: str = "m1_dragonfly", kind: int = PLAIN, rep: int = 0) -> int:
    """The first Hero has just defeated a Monster; the field."""
    s.players[0].rep = rep
    field = ground(s, kind)
    fighting(s, monster, VICTORY, field=field)
    return field


@rule("EU-COMBAT-40", "EU-COMBAT-42", "EU-LOOT-01")
@pytest.mark.parametrize(("rep", "rewarded"), [(15, True), (16, False)])
def test_the_reward_depends_on_reputation_and_the_loot_does_not(rep: int, rewarded: bool) -> None:
    s = begun("dral", "maeldur")
    field = won(s, rep=rep)
    do(s, "stop")
    player = s.players[0]
    assert player.rep == rep + (1 if rewarded else 0)
    assert player.gems[EMERALD] == (1 if rewarded else 0)
    assert player.silver() == (2 if rewarded else 0)
    assert player.gold == 3
    assert s.claims[field] == 0
    assert s.fight is None


@rule("EU-COMBAT-40")
def test_a_monster_without_a_condition_rewards_everybody() -> None:
    s = begun("dral", "maeldur")
    assert MONSTERS[card("m3_behemoth")].limit == NONE
    won(s, "m3_behemoth", rep=99)
    assert s.players[0].rep > 99


@rule("EU-LOOT-01", "EU-COMBAT-42")
def test_all_the_loot_of_the_field_is_taken() -> None:
    s = begun("dral", "maeldur")
    field = ground(s)
    s.board.printed[field] = Field(PLAIN, monster=1, loot=[Gold(3), Gaar(1), Potion(1), Silver(1), GoldCard(1)])
    fighting(s, "m1_dragonfly", VICTORY, field=field, run=False)
    player = s.players[0]
    player.rep, player.gaar, player.gold = 99, 0, 0
    s.settle()
    do(s, "stop")
    assert (player.gold, player.gaar, player.silver(), player.gold_cards()) == (3, 1, 1, 1)
    assert len(player.pieces) == 4


@rule("EU-COMBAT-41", "EU-TROPHY-01")
def test_the_card_is_kept_as_a_trophy_or_discarded() -> None:
    s = begun("dral", "maeldur")
    won(s)
    assert asked(s) == ("Trophy", 0)
    assert may(s) == ["keep", "stop"]
    do(s, "keep")
    assert s.players[0].trophies == [card("m1_dragonfly")]
    assert s.players[0].sacks_used() >= 1
    s = begun("dral", "maeldur")
    won(s)
    do(s, "stop")
    assert s.monsters_used[0] == [card("m1_dragonfly")]
    assert s.players[0].trophies == []


@rule("EU-COMBAT-41", "EU-COMBAT-42")
def test_the_card_is_gone_from_the_fight_before_the_loot_is_taken() -> None:
    s = begun("dral", "maeldur")
    field = ground(s)
    s.board.printed[field] = Field(PLAIN, monster=1, loot=[Gem(ANY, 1)])
    s.players[0].trophies = [card("m1_young_harpy")]
    s.monsters[0].remove(card("m1_young_harpy"))
    fighting(s, "m1_dragonfly", VICTORY, field=field)
    do(s, "keep")
    assert asked(s) == ("Ask", 0)
    assert s.fight is not None
    assert s.players[0].trophies == [card("m1_dragonfly"), card("m1_young_harpy")]
    assert monsters_missing(s) == []


@rule("EU-ELITE-10")
def test_an_elite_that_is_not_kept_goes_to_no_deck() -> None:
    s = begun("dral", "maeldur")
    fighting(s, "elite_old_greyback", VICTORY, field=ground(s, CAVE, monster=0))
    do(s, "stop")
    assert s.fight is None
    assert not any(s.monsters_used)
    assert s.players[0].trophies == []


@rule("EU-COMBAT-43", "EU-COMBAT-11", "EU-CARD-07")
def test_used_cards_are_discarded_and_unused_ones_stay_with_the_monster_player() -> None:
    s = begun("dral", "maeldur")
    fight = fighting(s, "m1_dragonfly", VICTORY, chaos=2, gaar=2, run=False)
    s.players[1].hand = [CURSE, VENOM, HEALING_CARD]
    fight.played, fight.lasting = [CURSE * 4 + 1], [HEALING_CARD * 4 + 1]
    gaar = [player.gaar for player in s.players]
    s.settle()
    do(s, "stop")
    assert s.cards_used == [[CURSE], [HEALING_CARD]]
    assert [player.gaar for player in s.players] == gaar
    assert set(s.players[1].hand) == {CURSE, VENOM, HEALING_CARD}


def overloaded(s: Euthia) -> None:
    """Both hold too many cards, and the Hero more Items than Sacks."""
    for seat in range(2):
        hold(s, seat, *["silver_venom"] * 3, *["silver_frenzy"] * 3)
    s.players[0].pieces = sorted([*s.players[0].pieces, *[TILE_IDS.index("healing_potion")] * 4])


@rule("EU-COMBAT-43", "EU-COMBAT-46", "EU-COMBAT-52", "EU-DEATH-10")
@pytest.mark.parametrize("step", [VICTORY, DEATH])
def test_after_a_combat_both_hands_and_then_storage_are_looked_through(step: int) -> None:
    s = begun("dral", "maeldur")
    overloaded(s)
    s.players[0].rep = 99
    fighting(s, "m1_dragonfly", step)
    if step == VICTORY:
        assert asked(s) == ("Trophy", 0)  # not before the Combat is over
        do(s, "stop")
    assert s.fight is None
    assert asked(s) == ("HandLimit", 1)
    do(s, "card silver_venom")
    assert asked(s) == ("HandLimit", 0)
    do(s, *["card silver_venom"] * (1 if step == VICTORY else 2))
    assert asked(s) == ("Overflow", 0)
    assert [len(player.hand) for player in s.players] == [5, 5]


@rule("EU-FARRUG-09", "EU-COMBAT-43", "EU-COMBAT-46")
def test_after_parting_from_farrug_hands_and_storage_are_looked_through_too() -> None:
    s = begun("dral", "maeldur", scenario="defence_of_the_realm")
    overloaded(s)
    s.farrug, s.dragon_at = 0, 0
    fighting(s, "farrug_1", PARTING, foe=FARRUG)
    assert s.fight is None
    assert asked(s) == ("HandLimit", 1)
    do(s, "card silver_venom")
    assert asked(s) == ("HandLimit", 0)
    do(s, "card silver_venom")
    assert asked(s) == ("Overflow", 0)


@rule("EU-DEATH-05", "EU-FREE-03", "EU-PORTAL-05")
def test_who_died_has_left_the_field_with_its_treasure_and_portal() -> None:
    s = begun("dral", "maeldur")
    player = s.players[0]
    player.at = player.spoils = s.board.fields()[0]
    player.gates = [player.at]
    s.wound(0, 99)
    assert (player.at, player.spoils, player.gates) == (s.board.church(), NONE, [])


@rule("EU-DEATH-08", "EU-COMBAT-16")
def test_the_death_of_somebody_else_does_not_end_a_combat() -> None:
    s = begun("dral", "maeldur")
    s.players[1].at, s.players[1].rep = s.board.fields()[0], 5
    fight = fighting(s, "m1_dragonfly", HERO_D - 1)
    s.wound(1, 99)
    assert s.fight is fight
    assert fight.step != DEATH
    assert (s.players[1].at, s.players[1].rep, s.players[1].deaths) == (s.board.church(), 3, 0)


@rule("EU-DEATH-06", "EU-EXPLORE-07")
def test_what_had_led_into_a_deadly_combat_does_not_go_on() -> None:
    s = begun("dral", "maeldur")
    fighting(s, "m1_dragonfly", DEATH, run=False)
    s.stack.insert(-1, Doing(0, Gold(5), NONE))
    s.settle()
    assert s.fight is None
    assert s.players[0].gold == 0
    assert [type(frame).__name__ for frame in s.stack] == ["Rounds", "Turn"]


@rule("EU-COMBAT-46", "EU-ITEM-05")
@pytest.mark.parametrize(("kind", "trading"), [(MERCHANT, True), (ALCHEMIST, True), (CAVE, False)])
def test_on_a_place_of_trade_one_may_trade_before_discarding(kind: int, trading: bool) -> None:
    s = begun("dral", "maeldur")
    s.players[0].pieces = sorted([*s.players[0].pieces, *[TILE_IDS.index("healing_potion")] * 4])
    won(s, kind=kind, rep=99)
    do(s, "stop")
    assert asked(s) == ("Overflow", 0)
    assert ("trade trade" in may(s)) == trading


@rule("EU-COMBAT-44", "EU-SHII-04")
@pytest.mark.parametrize(("hope", "shut", "gaar"), [(5, False, 2), (4, False, 2), (1, False, 0), (5, True, 0)])
def test_what_is_left_of_hope_becomes_gaar_two_for_one(hope: int, shut: bool, gaar: int) -> None:
    s = begun("dral", "maeldur")
    fight = fighting(s, "m1_dragonfly", VICTORY, run=False)
    fight.hope, fight.hope_shut = hope, shut
    s.players[0].gaar = 0
    s.settle()
    do(s, "stop")
    assert s.players[0].gaar == gaar


@rule("EU-COMBAT-45", "EU-LIBERATE-04")
@pytest.mark.parametrize("kind", [MERCHANT, ALCHEMIST, SLAYERS, MOUNTAIN, LAKE, CAVE, TREASURE, ENCOUNTER, PLAIN])
def test_the_winners_token_fits_the_field(kind: int) -> None:
    s = begun("dral", "maeldur")
    field = won(s, kind=kind)
    assert s.guarded(field)
    do(s, "stop")
    assert not s.guarded(field)
    trade, mine = kind in (MERCHANT, ALCHEMIST, SLAYERS), kind in (MOUNTAIN, LAKE, CAVE)
    assert s.tokens[field] == (0 if trade else NONE)
    assert s.digs_of(field, 0) == (2 if mine else 0)
    assert s.claims[field] == (NONE if trade or mine else 0)
    assert s.players[0].spoils == (field if kind == TREASURE else NONE)


@rule("EU-COMBAT-47", "EU-COMBAT-55")
def test_the_turn_goes_on_after_a_victory() -> None:
    s = begun("dral", "maeldur")
    won(s)
    do(s, "stop")
    assert asked(s) == ("Turn", 0)
    assert s.players[0].at != s.board.church()


# -- Elites --


@rule("EU-ELITE-08", "EU-ELITE-09", "EU-ELITE-10")
def test_an_elite_gives_its_bounty_at_any_reputation_but_neither_token_nor_loot() -> None:
    s = begun("dral", "maeldur")
    field = ground(s, CAVE, monster=0)
    s.players[0].rep = 60
    fighting(s, "elite_old_greyback", VICTORY, field=field)
    do(s, "keep")
    player = s.players[0]
    assert (player.rep, player.gold, player.silver()) == (62, 3, 1)
    assert player.bounties == [card("elite_old_greyback")]
    assert player.trophies == [card("elite_old_greyback")]
    assert s.elite == NONE
    assert not s.marked(field)


@rule("EU-ELITE-15")
def test_an_elite_that_kills_stays_the_open_one() -> None:
    s = begun("dral", "maeldur")
    decks = [deck[:] for deck in s.monsters]
    fighting(s, "elite_old_greyback", DEATH)
    assert s.elite == card("elite_old_greyback")
    assert s.monsters == decks
    assert s.players[0].bounties == []


# -- death --


@rule("EU-DEATH-01", "EU-DEATH-02", "EU-DEATH-03", "EU-DEATH-04", "EU-DEATH-05", "EU-DEATH-06", "EU-DEATH-07")
def test_a_hero_killed_by_a_monster_returns_to_the_church_with_gaar_and_a_gold_card() -> None:
    s = begun("dral", "maeldur")
    s.map_stack = []
    field = ground(s)
    player = s.players[0]
    player.at, player.gaar, player.rep = field + 1, 0, 5
    s.changed()
    do(s, "march trade")
    assert player.move == 2
    do(s, "step " + s.game.write(s, "field", field), "done")
    fight = s.fight
    assert fight is not None
    monster = fight.monster
    hands = len(s.players[1].hand)
    fight.hope = 3
    fight.played = []
    s.stack = [*s.stack[:2], Combat(0)]
    s.changed()
    s.wound(0, 99)
    s.settle()
    assert s.fight is None
    assert player.at == s.board.church()
    assert player.health == player.max_health()
    assert player.gaar == 3 + 1  # and one for Hope
    assert last(s, "eu-gaar") == [0, 3]
    assert player.gold_cards() == 1
    assert s.top_monster(1) == monster
    assert (s.players[1].kills, player.deaths) == (1, 1)
    assert len(s.players[1].hand) == hands
    assert (player.move, player.rep, player.gold) == (0, 5, 0)
    assert s.guarded(field)
    assert not player.has_token(2)  # EU-DEATH-11
    assert asked(s) == ("Turn", 0)
    do(s, "march mining")
    assert player.move == 1
    assert any(a.startswith("step") for a in may(s))


@rule("EU-DEATH-11")
def test_death_puts_the_hero_on_the_church_without_exploring() -> None:
    s = begun("dral", "maeldur")
    tiles = len(s.board.tiles)
    fighting(s, "m1_dragonfly", DEATH)
    assert len(s.board.tiles) == tiles + 1  # the one of the test itself
    assert asked(s) == ("Turn", 0)


@rule("EU-DEATH-03", "EU-CARD-09")
def test_hope_that_is_shut_gives_no_gaar_in_death_either() -> None:
    s = begun("dral", "maeldur")
    fight = fighting(s, "m1_dragonfly", DEATH, run=False)
    fight.hope, fight.hope_shut = 4, True
    s.players[0].gaar = 0
    s.settle()
    assert s.players[0].gaar == 3


@rule("EU-DWURT-03")
def test_skoldur_gets_gaar_when_he_dies_and_may_forge_it() -> None:
    s = begun("skoldur", "dral")
    fighting(s, "m1_dragonfly", DEATH)
    assert s.players[0].gaar == 3
    while asked(s)[0] != "Turn":
        s.apply(s.stack[-1].quiet(s))


@rule("EU-COMBAT-16")
def test_who_dies_in_the_midst_of_a_question_leaves_none_behind() -> None:
    s = begun("dral", "maeldur")
    wear(s, "dral_garrison_sword")
    load(s, 4, 4)
    fight = fighting(s, "m1_bog_rat", HERO_D - 1)
    assert asked(s) == ("Rolling", 0)
    assert fight.hope == 0
    s.wound(0, 99)
    s.changed()
    s.settle()
    assert s.roll is None
    assert [type(frame).__name__ for frame in s.stack] == ["Rounds", "Turn"]


# -- Farrug and the Golem --


@rule("EU-FARRUG-03", "EU-FARRUG-04", "EU-FARRUG-05", "EU-FARRUG-09")
def test_a_combat_with_farrug_lasts_two_rounds_and_leaves_its_damage() -> None:
    s = begun("dral", "maeldur", scenario="defence_of_the_realm")
    s.farrug, s.dragon_at, s.dragon_damage = 1, 0, 2
    s.players[0].at, s.players[0].rep = 0, 0
    begin(s, 0, FARRUG)
    s.settle()
    do(s, "done")
    fight = s.fight
    assert fight is not None
    assert (fight.monster, fight.damage) == (FIRST_STAGE + 1, 2)
    stage = MONSTERS[fight.monster]
    assert health_of(s, fight.monster) == stage.health + 2 * stage.per_player > stage.health
    fight.damage, fight.dealt = 9, 7
    for round_ in (1, 2):
        fight.round, fight.step = round_, ROUND_END
        s.stack = [*s.stack[:2], Combat(0)]
        s.changed()
        load(s, 1, 1)
        s.players[0].health = s.players[0].max_health()
        if round_ == 1:
            s.settle()
            assert s.fight is not None
            fight.damage, fight.dealt = 9, 7
    s.settle()
    assert s.fight is None
    assert s.dragon_damage == 9
    assert s.players[0].rep == 2  # 7 Damage
    assert s.players[0].at == 0
    assert "eu-parted" in told(s)
    assert "Trophy" not in [type(frame).__name__ for frame in s.stack]
    assert not s.marked(0)


@rule("EU-FARRUG-04", "EU-FARRUG-08", "EU-FARRUG-09", "EU-GOLEM-03")
@pytest.mark.parametrize("foe", [FARRUG, GOLEM])
def test_the_damage_of_a_stage_ends_the_combat_and_surplus_is_lost(foe: int) -> None:
    s = begun("dral", "maeldur", scenario="defence_of_the_realm")
    s.farrug, s.dragon_at, s.golem_at, s.players[0].rep = 0, 0, 0, 0
    number = FIRST_STAGE if foe == FARRUG else THE_GOLEM
    fight = fighting(s, MONSTERS[number].id, HERO_D, foe=foe, run=False)
    fight.damage, fight.dealt, fight.hope_hits = health_of(s, number) - 2, 4, 9
    s.settle()
    player = s.players[0]
    assert s.fight is None
    assert player.rep == 2 + (3 if foe == FARRUG else 8)  # 4 and 2 Damage, not 9; then the reward
    assert player.gold == (3 if foe == FARRUG else 4)
    assert player.trophies == []
    assert not s.marked(fight.field)
    if foe == FARRUG:
        assert (s.farrug, s.dragon_damage) == (1, 0)
    else:
        assert s.golem_at == NONE


@rule("EU-FARRUG-05", "EU-FARRUG-09", "EU-GOLEM-03")
def test_death_against_the_golem_leaves_its_damage_and_no_deck_grows() -> None:
    s = begun("dral", "maeldur", scenario="walking_destruction")
    decks = [len(deck) for deck in s.monsters]
    fight = fighting(s, "golem", DEATH, foe=GOLEM, run=False)
    fight.damage, fight.dealt = 8, 5
    s.settle()
    assert s.golem_damage == 8
    assert s.players[0].rep == 1
    assert [len(deck) for deck in s.monsters] == decks
    assert s.players[0].deaths == 1


@rule("EU-COMBAT-01")
def test_a_beast_and_a_chosen_foe_are_fought_by_the_same_rules() -> None:
    s = begun("dral", "maeldur")
    fight = fighting(s, "m1_dragonfly", VICTORY)
    assert fight.foe == BEAST
    assert why(s, "done") == "eu-finish-first EU-COMBAT-41"
