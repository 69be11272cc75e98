"""The Trade Action (EU-TRADE), Hero tiles (EU-LEVEL, EU-HERO) and what Events and modes change about them."""

from __future__ import annotations

from collections import Counter

import pytest

from hexfarer.games.euthia import events
from hexfarer.games.euthia.components import TILES
from hexfarer.games.euthia.flow.storing import Overflow
from hexfarer.games.euthia.flow.trading import Trading
from hexfarer.games.euthia.pieces import flipped, is_spent, spent, tile_of, with_gem
from hexfarer.games.euthia.terms import (
    AIR,
    ALCHEMIST,
    BOOKS,
    CHANGE_COST,
    DIAMOND,
    EARTH,
    EMERALD,
    FIRE,
    FROM_MERCHANT,
    FROM_SLAYERS,
    LAKE,
    MERCHANT,
    NONE,
    OFFER,
    OPAL,
    OWN,
    RUBY,
    SLAYERS,
    TRADE,
    TRADE_FEE,
    WATER,
)
from tests.games.euthia.places import (
    begun,
    can,
    do,
    give,
    has,
    make_known,
    of,
    offer,
    stand,
    state_of,
    tile,
    told,
    trading,
    verbs_of,
    why,
)
from tests.support import rule

# -- where --


@rule("EU-TRADE-01", "EU-ACTION-06")
@pytest.mark.parametrize("kind", [MERCHANT, ALCHEMIST])
def test_a_hero_trades_at_a_liberated_merchant_or_alchemist(kind: int) -> None:
    s = begun()
    field = stand(s, kind, monster=True)
    assert why(s, "trade trade") == ("eu-not-liberated", "EU-ACTION-06")
    s.tokens[field] = 0
    s.changed()
    do(s, "trade trade")
    assert isinstance(s.stack[-1], Trading)
    assert not s.players[0].has_token(TRADE)


@rule("EU-TRADE-01")
def test_nobody_trades_elsewhere() -> None:
    s = begun()
    stand(s, LAKE)
    assert why(s, "trade trade") == ("eu-not-a-shop", "EU-TRADE-01")
    s.players[0].at = s.board.church()
    assert why(s, "trade trade") == ("eu-not-a-shop", "EU-TRADE-01")


@rule("EU-TRADE-01", "EU-TRADE-03")
def test_the_slayers_trade_in_the_centre_once_all_outer_fields_are_free() -> None:
    s = begun("dral", "keleia")
    centre = stand(s, SLAYERS)
    held = [field for field in s.board.outer(centre) if s.guarded(field)]
    for field in held[1:]:
        s.tokens[field] = 1
    s.changed()
    assert why(s, "trade trade") == ("eu-closed", "EU-TRADE-01")
    s.tokens[held[0]] = 1
    s.players[0].at = held[0]
    s.changed()
    assert why(s, "trade trade") == ("eu-only-centre", "EU-TRADE-01")
    s.players[0].at = centre
    s.players[0].gold = 1
    s.changed()
    do(s, "trade trade")
    assert s.players[0].gold == 1, "no fee in the centre"


@rule("EU-GOLEM-02")
def test_a_destruction_token_stops_trade() -> None:
    s = begun()
    field = stand(s, MERCHANT)
    s.rubble[field] = 1
    s.changed()
    assert why(s, "trade trade") == ("eu-rubble", "EU-GOLEM-02")


@rule("EU-ACTION-01", "EU-ACTION-02", "EU-ACTION-04")
def test_a_trade_is_paid_with_its_token_the_saved_one_or_a_skill() -> None:
    s = begun("maeldur")
    stand(s, MERCHANT)
    give(s, 0, "maeldur_trade_flame", worn=True)
    player = s.players[0]
    player.saved = TRADE
    s.changed()
    do(s, "trade trade", "leave")
    assert why(s, "trade trade") == ("eu-no-token", "EU-ACTION-02")
    do(s, "trade saved", "leave")
    assert player.saved == NONE
    assert why(s, "trade saved") == ("eu-no-token", "EU-ACTION-02")
    do(s, "use maeldur_trade_flame")
    assert isinstance(s.stack[-1], Trading)
    assert state_of(player, "maeldur_trade_flame") == (True, True)
    do(s, "leave")
    assert "trade" not in verbs_of(s)


@rule("EU-TRADE-18", "EU-TURN-02")
def test_no_second_action_begins_in_the_midst_of_a_trade() -> None:
    s = begun("maeldur")
    give(s, 0, "maeldur_trade_flame", worn=True)
    trading(s, MERCHANT)
    assert why(s, "use maeldur_trade_flame") == ("eu-one-action", "EU-TURN-02")


# -- the fee --


@rule("EU-TRADE-02", "EU-TRADE-11")
def test_ex_13_without_gold_only_sales_are_legal_until_the_fee_is_paid() -> None:
    s = begun("dral", "keleia")
    field = stand(s, MERCHANT)
    s.tokens[field] = 1
    s.players[0].gems[OPAL] = 1
    s.changed()
    do(s, "trade trade")
    assert verbs_of(s) == {"sell-gem"}
    assert why(s, "leave") == ("eu-fee-first", "EU-TRADE-02")
    assert why(s, "sell dral_garrison_sword") == ("eu-fee-first", "EU-TRADE-02"), "it brings no gold"
    do(s, "sell-gem opal")
    assert (s.players[0].gold, s.players[1].gold) == (1, 1)
    assert told(s, events.GOLD_TO) == [[0, 1, 1]]
    assert can(s, "leave")


@rule("EU-TRADE-02")
def test_the_owner_gets_his_gold_at_once_if_there_is_any() -> None:
    s = begun("dral", "keleia")
    field = stand(s, ALCHEMIST)
    s.tokens[field] = 1
    s.players[0].gold = 3
    s.changed()
    do(s, "trade trade")
    assert (s.players[0].gold, s.players[1].gold) == (2, 1)


@rule("EU-TRADE-02")
def test_without_gold_and_anything_to_sell_the_action_is_impossible() -> None:
    s = begun("dral", "keleia")
    field = stand(s, MERCHANT)
    s.tokens[field] = 1
    give(s, 0, "healing_potion")
    assert why(s, "trade trade") == ("eu-fee-unpayable", "EU-TRADE-02")
    give(s, 0, "lake_black_pearl")
    do(s, "trade trade")
    assert [s.format(action) for action in s.legal()] == ["sell-side lake_black_pearl 1"], (
        "the side without gold pays no fee"
    )
    do(s, "sell-side lake_black_pearl 1")
    assert (s.players[0].gold, s.players[1].gold) == (5, 1)


@rule("EU-TRADE-02")
def test_a_hero_trades_for_nothing_at_his_own_token() -> None:
    s = begun("dral", "keleia")
    field = stand(s, MERCHANT)
    s.tokens[field] = 0
    s.changed()
    do(s, "trade trade", "leave")
    assert s.players[0].gold == 0


@rule("EU-COOP-03")
def test_together_no_fee_is_due() -> None:
    s = begun("dral", "keleia", mode="coop")
    field = stand(s, MERCHANT)
    s.tokens[field] = 1
    s.players[0].gold = 1
    s.changed()
    do(s, "trade trade")
    assert (s.players[0].gold, s.players[1].gold) == (1, 0)


@rule("EU-EVENT-02", "EU-TRADE-02")
def test_an_event_may_lift_the_fee() -> None:
    s = begun("dral", "keleia")
    field = stand(s, MERCHANT)
    s.tokens[field] = 1
    s.rules[TRADE_FEE] = 0
    s.changed()
    do(s, "trade trade")
    assert s.players[1].gold == 0


# -- buying --


@rule("EU-TRADE-05", "EU-SETUP-16")
def test_a_tile_of_the_offer_costs_its_upper_price_and_is_replaced_at_once() -> None:
    s = begun()
    offer(s, FROM_MERCHANT, "merchant_short_sword", "merchant_backpack", "merchant_javelin", "merchant_chain_boots")
    trading(s, MERCHANT, gold=4)
    top = s.stacks[FROM_MERCHANT][-1]
    reveals = s.reveals
    do(s, "buy merchant_short_sword")
    assert s.players[0].gold == 1
    assert has(s.players[0], "merchant_short_sword") == 1
    assert s.offers[FROM_MERCHANT] == [
        top,
        tile("merchant_backpack"),
        tile("merchant_javelin"),
        tile("merchant_chain_boots"),
    ]
    assert s.reveals > reveals, "a new tile came out: no undo"
    assert why(s, "buy merchant_chain_boots") == ("eu-few-gold", "EU-GOLD-05")


@rule("EU-TRADE-05")
def test_each_place_has_its_own_offer() -> None:
    s = begun()
    offer(s, FROM_MERCHANT, "merchant_short_sword")
    trading(s, ALCHEMIST, gold=20)
    assert why(s, "buy merchant_short_sword") == ("eu-not-offered", "EU-TRADE-05")
    assert not can(s, "buy treasure1_rusty_chest")


@rule("EU-TRADE-20", "EU-GOLD-01")
def test_an_offer_is_short_only_if_stack_and_discard_pile_are_empty() -> None:
    s = begun()
    offer(s, FROM_MERCHANT, "merchant_short_sword", "merchant_backpack", "merchant_javelin", "merchant_copper_ring")
    trading(s, MERCHANT, gold=20)
    s.stacks_used[FROM_MERCHANT] = s.stacks[FROM_MERCHANT][:1]
    s.stacks[FROM_MERCHANT] = []
    do(s, "buy merchant_javelin")
    assert len(s.offers[FROM_MERCHANT]) == OFFER, "the discard pile was shuffled"
    assert not s.stacks_used[FROM_MERCHANT]
    do(s, "buy merchant_copper_ring")
    assert len(s.offers[FROM_MERCHANT]) == OFFER - 1


@rule("EU-TRADE-06", "EU-ITEM-03")
def test_what_was_bought_must_find_a_place_at_once() -> None:
    s = begun()
    give(s, 0, "cave_fossil", "lake_amber", "mountain_iron_ore")
    offer(s, FROM_MERCHANT, "merchant_chain_helmet")
    trading(s, MERCHANT, gold=10)
    do(s, "buy merchant_chain_helmet")
    assert why(s, "leave") == ("eu-room-first", "EU-ITEM-04")
    assert {"drop", "equip"} <= verbs_of(s)
    do(s, "equip merchant_chain_helmet")
    assert can(s, "leave")
    assert s.players[0].health == s.players[0].max_health() == 10


@rule("EU-TRADE-18")
def test_a_purchase_needs_a_sack_a_field_or_a_use() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "slayers_plate_helmet", "slayers_plate_cuirass", "slayers_plate_gloves", worn=True)
    assert player.sacks() == 0
    player.health = 3
    offer(
        s,
        FROM_MERCHANT,
        "merchant_chain_boots",
        "merchant_chain_greaves",
        "merchant_trail_rations",
        "merchant_copper_ring",
    )
    trading(s, MERCHANT, gold=20)
    assert can(s, "buy merchant_chain_boots"), "it is worn"
    assert why(s, "buy merchant_chain_greaves") == ("eu-no-room", "EU-TRADE-18"), "one Sack too few"
    assert can(s, "buy merchant_trail_rations"), "it is eaten"
    player.health = player.max_health()
    s.changed()
    assert why(s, "buy merchant_trail_rations") == ("eu-no-room", "EU-TRADE-18")


@rule("EU-TRADE-18", "EU-FREE-10")
def test_items_meant_for_outside_combat_may_be_used_while_trading() -> None:
    s = begun()
    give(s, 0, "treasure1_rusty_chest", "alchemist_potion_of_luck")
    trading(s, MERCHANT)
    do(s, "use treasure1_rusty_chest")
    assert s.players[0].gold == 3
    assert isinstance(s.stack[-1], Trading)
    assert why(s, "use alchemist_potion_of_luck") == ("eu-wrong-moment", "EU-TIMING-01")


@rule("EU-TRADE-18", "EU-PORTAL-01")
def test_who_is_carried_away_trades_no_more() -> None:
    s = begun("ael")
    give(s, 0, "ael_light_gate", worn=True)
    trading(s, MERCHANT)
    do(s, "use ael_light_gate")
    s.apply(s.legal()[0])
    while not isinstance(s.stack[-1], Trading) and "march" not in verbs_of(s):
        s.apply(s.stack[-1].quiet(s))
    assert not any(isinstance(frame, Trading) for frame in s.stack)


@rule("EU-ITEM-07")
def test_a_hero_has_one_backpack_at_most() -> None:
    s = begun()
    give(s, 0, "merchant_backpack")
    offer(s, FROM_MERCHANT, "merchant_backpack")
    trading(s, MERCHANT, gold=9)
    assert s.players[0].sacks_used() == 0, "it lies beside the board"
    assert why(s, "buy merchant_backpack") == ("eu-one-backpack", "EU-ITEM-07")


@rule("EU-TRADE-06", "EU-ITEM-06", "EU-ESSENCE-01")
def test_an_essence_of_the_slayers_becomes_a_token() -> None:
    s = begun()
    offer(s, FROM_SLAYERS, "slayers_essence_of_fire")
    trading(s, SLAYERS, gold=3)
    do(s, "buy slayers_essence_of_fire")
    assert s.players[0].essences[FIRE] == 1
    assert tile("slayers_essence_of_fire") in s.stacks_used[FROM_SLAYERS]
    assert s.players[0].gold == 0


# -- changing the offer --


@rule("EU-TRADE-07")
def test_ex_14_the_first_change_is_free_and_each_further_one_costs_a_coin() -> None:
    s = begun()
    trading(s, MERCHANT, gold=2)
    costs = []
    for _ in range(3):
        before, shown = s.players[0].gold, s.offers[FROM_MERCHANT][:]
        do(s, "change")
        costs.append(before - s.players[0].gold)
        assert Counter(s.stacks_used[FROM_MERCHANT]) >= Counter(shown)
    assert costs == [0, 1, 1]
    assert s.players[0].gold == 0
    assert len(s.stacks_used[FROM_MERCHANT]) == 12
    assert len(s.offers[FROM_MERCHANT]) == OFFER
    assert why(s, "change") == ("eu-few-gold", "EU-GOLD-05")


@rule("EU-TRADE-07")
def test_every_trade_action_has_its_free_change() -> None:
    s = begun()
    trading(s, MERCHANT)
    do(s, "change", "leave")
    s.players[0].tokens |= 1 << TRADE
    s.changed()
    do(s, "trade trade", "change")
    assert not can(s, "change")


@rule("EU-TRADE-19", "EU-EVENT-02")
def test_free_changes_end_after_the_fifth() -> None:
    s = begun()
    s.rules[CHANGE_COST] = 0
    trading(s, MERCHANT)
    do(s, "change", "change", "change", "change", "change")
    s.players[0].gold = 5
    assert why(s, "change") == ("eu-changes-spent", "EU-TRADE-19")


# -- selling --


@rule("EU-TRADE-09", "EU-ITEM-06")
def test_a_sold_tile_brings_its_lower_price_and_is_discarded() -> None:
    s = begun()
    give(s, 0, "merchant_long_sword")
    trading(s, ALCHEMIST)
    do(s, "sell merchant_long_sword")
    assert s.players[0].gold == 3
    assert s.stacks_used[FROM_MERCHANT] == [tile("merchant_long_sword")]


@rule("EU-TRADE-09", "EU-HERO-06")
def test_sold_hero_equipment_leaves_the_game() -> None:
    s = begun()
    give(s, 0, "dral_mercenary_blade")
    trading(s, MERCHANT)
    do(s, "sell dral_mercenary_blade")
    assert s.players[0].gold == 3
    assert s.box[-1] == tile("dral_mercenary_blade")


@rule("EU-TRADE-10", "EU-HEALTH-02")
def test_ex_15_a_set_gem_adds_a_coin_and_what_was_worn_takes_its_health_along() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "merchant_leather_greaves", worn=True)
    at = player.pieces.index(of(player, "merchant_leather_greaves"))
    player.pieces[at] = flipped(with_gem(player.pieces[at], RUBY), 0)
    player.health = player.max_health()
    assert player.health == 10
    trading(s, MERCHANT)
    assert not can(s, "sell-gem ruby"), "a set Gem is not sold on its own"
    do(s, "sell merchant_leather_greaves")
    assert player.gold == TILES[tile("merchant_leather_greaves")].sell + 1
    assert player.health == player.max_health() == 8


@rule("EU-TRADE-09", "EU-HEALTH-03")
def test_nobody_sells_what_keeps_him_alive() -> None:
    s = begun()
    give(s, 0, "merchant_chain_greaves", worn=True)
    s.players[0].health = 2
    trading(s, MERCHANT)
    assert why(s, "sell merchant_chain_greaves") == ("eu-too-weak", "EU-HEALTH-05")


@rule("EU-TRADE-11", "EU-ESSENCE-01", "EU-ESSENCE-04")
def test_a_loose_gem_or_essence_sells_for_two() -> None:
    s = begun()
    s.players[0].gems[DIAMOND] = 1
    s.players[0].essences[WATER] = 1
    trading(s, MERCHANT)
    do(s, "sell-gem diamond", "sell-essence water")
    assert s.players[0].gold == 4
    assert sum(s.players[0].gems) + sum(s.players[0].essences) == 0
    assert why(s, "sell-gem diamond") == ("eu-no-gem", "EU-TRADE-11")
    assert why(s, "sell-essence water") == ("eu-no-essence", "EU-ESSENCE-01")


@rule("EU-TRADE-11")
def test_an_essence_on_a_skill_is_not_sold() -> None:
    s = begun("taesiri")
    s.players[0].essences[AIR] = 1
    s.changed()
    do(s, "lay air taesiri_sleepiness")
    trading(s, MERCHANT)
    assert "sell-essence" not in verbs_of(s)


@rule("EU-TRADE-12", "EU-TRADE-17", "EU-ITEM-09", "EU-DWURT-04")
def test_skills_gaar_dwurt_and_trophies_are_not_for_sale() -> None:
    s = begun("skoldur")
    s.players[0].gaar = 1
    s.players[0].trophies = [0]
    trading(s, MERCHANT)
    assert why(s, "sell skoldur_stride") == ("eu-not-for-sale", "EU-TRADE-12")
    sold = [s.format(action) for action in s.legal() if s.format(action).startswith("sell")]
    assert sold == ["sell skoldur_cursed_cleaver"]


@rule("EU-TRADE-17")
def test_a_healing_potion_sells_for_its_printed_price_which_is_nothing() -> None:
    s = begun()
    give(s, 0, "healing_potion", "alchemist_strong_healing_potion")
    trading(s, MERCHANT)
    do(s, "sell healing_potion")
    assert s.players[0].gold == 0
    do(s, "sell alchemist_strong_healing_potion")
    assert s.players[0].gold == 1


@rule("EU-TRADE-13")
@pytest.mark.parametrize(("side", "gold", "rep", "gems"), [(1, 2, 3, 0), (2, 1, 0, 1)])
def test_a_resource_gives_all_of_one_side_of_its_slash(side: int, gold: int, rep: int, gems: int) -> None:
    s = begun()
    give(s, 0, "mountain_raw_diamond")
    trading(s, MERCHANT)
    assert why(s, "sell mountain_raw_diamond") == ("eu-choose-side", "EU-TRADE-13")
    assert why(s, "sell-side mountain_raw_diamond 3") == ("eu-no-side", "EU-TRADE-13")
    do(s, f"sell-side mountain_raw_diamond {side}")
    player = s.players[0]
    assert (player.gold, player.rep, player.gems[DIAMOND]) == (gold, rep, gems)


@rule("EU-TRADE-13", "EU-TRADE-14")
def test_a_resource_without_slash_gives_everything_and_cannot_be_bought() -> None:
    s = begun()
    give(s, 0, "cave_salt_crystal")
    trading(s, MERCHANT)
    assert why(s, "sell-side cave_salt_crystal 1") == ("eu-no-side", "EU-TRADE-13")
    do(s, "sell cave_salt_crystal")
    assert s.players[0].gold == 3
    assert why(s, "buy cave_salt_crystal") == ("eu-not-offered", "EU-TRADE-05")


# -- healing, Gaar --


@rule("EU-TRADE-15", "EU-HEALTH-01")
@pytest.mark.parametrize(("kind", "healed"), [(MERCHANT, 3), (ALCHEMIST, 5), (SLAYERS, 4)])
def test_a_coin_heals_what_the_place_is_good_for(kind: int, healed: int) -> None:
    s = begun()
    s.players[0].health = 2
    trading(s, kind, gold=3)
    do(s, "mend")
    assert (s.players[0].health, s.players[0].gold) == (2 + healed, 2)
    while s.players[0].health < 8:
        do(s, "mend")
    assert s.players[0].health == 8, "never above the Maximum"
    assert why(s, "mend") == ("eu-healthy", "EU-HEALTH-01")


@rule("EU-TRADE-15")
def test_healing_needs_a_coin() -> None:
    s = begun()
    s.players[0].health = 2
    trading(s, MERCHANT)
    assert why(s, "mend") == ("eu-few-gold", "EU-GOLD-05")


@rule("EU-TRADE-16", "EU-TRADE-04")
def test_only_the_slayers_sell_gaar_at_a_coin_each() -> None:
    s = begun()
    trading(s, MERCHANT, gold=3)
    assert why(s, "buy-gaar") == ("eu-only-slayers", "EU-TRADE-16")
    s = begun()
    s.players[0].gaar = 0
    trading(s, SLAYERS, gold=2)
    do(s, "buy-gaar", "buy-gaar")
    assert (s.players[0].gaar, s.players[0].gold) == (2, 0)
    assert why(s, "buy-gaar") == ("eu-few-gold", "EU-GOLD-05")


@rule("EU-TRADE-18")
def test_gaar_needs_a_field_or_a_sack() -> None:
    s = begun()
    give(s, 0, "slayers_plate_helmet", "slayers_plate_cuirass", "slayers_plate_gloves", worn=True)
    trading(s, SLAYERS, gold=2)
    assert why(s, "buy-gaar") == ("eu-no-room-gaar", "EU-TRADE-18")


@rule("EU-TRADE-04")
def test_everything_of_a_trade_is_done_in_any_order_and_often() -> None:
    s = begun()
    player = s.players[0]
    player.rep, player.health = 4, 1
    player.gems[OPAL] = 2
    trading(s, MERCHANT, gold=9)
    do(s, "mend", "sell-gem opal", "reveal", "tile dral_shoulder_charge", "tile dral_forced_march", "mend")
    do(s, "unlock skill4", "learn dral_shoulder_charge", "sell-gem opal", "change", "learn dral_forced_march")
    assert player.gold == 9 - 1 + 2 - 1 - 1 - 3 - 2 + 2 - 2
    assert why(s, "end") == ("eu-finish-first", "EU-TRADE-04")
    do(s, "leave")
    assert why(s, "mend") == ("eu-only-trading", "EU-TRADE-04")


# -- Hero tiles --


@rule("EU-LEVEL-01", "EU-LEVEL-02", "EU-GOLD-05")
def test_a_coin_reveals_all_tiles_within_the_reputation_and_of_equal_ones_one_stays() -> None:
    s = begun()
    player = s.players[0]
    player.rep = 5
    trading(s, MERCHANT, gold=1)
    do(s, "reveal")
    assert player.gold == 0
    assert verbs_of(s) == {"tile"}
    assert why(s, "tile dral_parry") == ("eu-no-such-choice", "EU-LEVEL-02")
    do(s, "tile dral_broad_sword", "tile dral_forced_march")
    assert [tile_of(p) for p in player.known] == [tile("dral_broad_sword"), tile("dral_forced_march")]
    assert s.box[-2:] == [tile("dral_shoulder_charge"), tile("dral_round_shield")]
    assert all(TILES[number].rep > 5 for number in player.stack)


@rule("EU-TRADE-20", "EU-LEVEL-01")
def test_nothing_is_revealed_above_the_reputation() -> None:
    s = begun()
    s.players[0].rep = 1
    trading(s, MERCHANT, gold=1)
    assert why(s, "reveal") == ("eu-nothing-to-reveal", "EU-TRADE-20")
    s.players[0].rep, s.players[0].gold = 2, 0
    s.changed()
    assert why(s, "reveal") == ("eu-few-gold", "EU-GOLD-05")


@rule("EU-LEVEL-03", "EU-HERO-03")
def test_a_revealed_tile_stays_available_when_reputation_falls() -> None:
    s = begun()
    player = s.players[0]
    make_known(player, "dral_steady_hand")
    player.rep = 0
    player.unlocked = 1 << 6
    trading(s, MERCHANT, gold=3)
    do(s, "learn dral_steady_hand")
    assert (has(player, "dral_steady_hand"), player.gold) == (1, 0)


@rule("EU-LEVEL-04")
def test_the_books_mark_the_values_of_hero_tiles() -> None:
    values = {hero_tile.rep for hero_tile in TILES if hero_tile.home >= OWN and hero_tile.rep != NONE}
    assert values == set(BOOKS)


@rule("EU-DWURT-11")
def test_skoldurs_tiles_of_value_0_are_revealed_for_a_coin() -> None:
    s = begun("skoldur")
    player = s.players[0]
    assert has(player, "skoldur_rune_drain") == 0
    trading(s, MERCHANT, gold=1)
    do(s, "reveal", "tile skoldur_rune_drain")
    assert [tile_of(p) for p in player.known] == [tile("skoldur_rune_drain")]
    assert player.gold == 0


@rule("EU-HERO-01", "EU-HERO-02", "EU-HERO-03")
def test_a_skill_is_learned_onto_a_free_field_of_its_icon() -> None:
    s = begun()
    player = s.players[0]
    for id in ("dral_steady_hand", "dral_shoulder_charge", "dral_thrown_axe", "dral_forced_march"):
        make_known(player, id)
    trading(s, MERCHANT, gold=20)
    assert why(s, "learn dral_thrown_axe") == ("eu-no-board-field", "EU-HERO-02"), "the First Strike field is locked"
    do(s, "learn dral_steady_hand", "learn dral_shoulder_charge")
    assert player.gold == 20 - 3 - 2
    assert why(s, "learn dral_forced_march") == ("eu-no-board-field", "EU-HERO-02"), "three Skill fields, all taken"
    assert why(s, "learn dral_parry") == ("eu-not-available", "EU-LEVEL-01")


@rule("EU-HERO-03", "EU-TRADE-14")
def test_learning_needs_its_cost() -> None:
    s = begun()
    make_known(s.players[0], "dral_steady_hand")
    trading(s, MERCHANT, gold=2)
    assert why(s, "learn dral_steady_hand") == ("eu-few-gold", "EU-GOLD-05")


@rule("EU-HERO-04", "EU-HERO-05")
def test_an_unlearned_skill_keeps_its_state_and_costs_again() -> None:
    s = begun("keleia")
    player = s.players[0]
    give(s, 0, "keleia_swift_feet", worn=True)
    do(s, "use keleia_swift_feet")
    trading(s, MERCHANT, gold=3)
    do(s, "unlearn keleia_swift_feet")
    assert has(player, "keleia_swift_feet") == 0
    assert len(player.known) == 1
    assert is_spent(player.known[0])
    assert player.gold == 3
    do(s, "learn keleia_swift_feet")
    assert player.gold == 0
    assert state_of(player, "keleia_swift_feet") == (True, True)


@rule("EU-HERO-05", "EU-HEALTH-05")
def test_a_skill_that_keeps_the_hero_alive_is_not_unlearned() -> None:
    s = begun()
    armour = ("chain_helmet", "chain_cuirass", "chain_gloves", "chain_greaves", "chain_boots")
    give(s, 0, *["merchant_" + id for id in armour], worn=True)
    give(s, 0, "dral_unbroken", worn=True)
    player = s.players[0]
    assert player.max_health() == 8 + 2 + 3 + 2 + 2 + 2 + 3
    player.health = 3
    trading(s, MERCHANT)
    assert why(s, "unlearn dral_unbroken") == ("eu-too-weak", "EU-HEALTH-05")
    player.health = 5
    s.changed()
    do(s, "unlearn dral_unbroken")
    assert player.health == 2


@rule("EU-HERO-05")
def test_only_skills_are_unlearned() -> None:
    s = begun()
    trading(s, MERCHANT)
    assert why(s, "unlearn dral_garrison_sword") == ("eu-no-skill-to-remove", "EU-HERO-05")


@rule("EU-TRADE-08", "EU-HERO-06")
def test_own_equipment_is_bought_at_any_place_of_trade() -> None:
    s = begun()
    player = s.players[0]
    make_known(player, "dral_round_shield")
    player.known = [spent(p) for p in player.known]
    trading(s, ALCHEMIST, gold=3)
    assert why(s, "learn dral_round_shield") == ("eu-not-a-skill", "EU-HERO-03")
    assert why(s, "buy dral_broad_sword") == ("eu-not-offered", "EU-TRADE-05"), "it is still face down"
    do(s, "buy dral_round_shield")
    assert (player.gold, player.known) == (0, [])
    do(s, "swap dral_round_shield dral_wooden_buckler")
    assert state_of(player, "dral_round_shield") == (True, True)


@rule("EU-TRADE-08")
def test_a_skill_is_not_bought() -> None:
    s = begun()
    make_known(s.players[0], "dral_steady_hand")
    trading(s, ALCHEMIST, gold=9)
    assert why(s, "buy dral_steady_hand") == ("eu-not-offered", "EU-TRADE-05")


@rule("EU-HERO-07", "EU-EQUIP-03")
def test_a_locked_field_opens_for_its_gold_for_good() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "merchant_copper_ring", "merchant_prospectors_ring")
    do(s, "equip merchant_copper_ring")
    assert why(s, "equip merchant_prospectors_ring") == ("eu-no-board-field", "EU-EQUIP-02")
    trading(s, MERCHANT, gold=4)
    assert why(s, "unlock ring1") == ("eu-not-locked", "EU-EQUIP-03")
    do(s, "unlock ring2")
    assert player.gold == 0
    assert why(s, "unlock ring2") == ("eu-not-locked", "EU-EQUIP-03")
    assert why(s, "unlock sword3") == ("eu-few-gold", "EU-GOLD-05")
    do(s, "equip merchant_prospectors_ring", "unequip merchant_prospectors_ring", "equip merchant_prospectors_ring")


@rule("EU-HERO-07", "EU-ESSENCE-01", "EU-ESSENCE-04")
def test_a_field_with_an_essence_opens_for_that_essence() -> None:
    s = begun()
    player = s.players[0]
    player.essences[FIRE] = 1
    trading(s, MERCHANT)
    assert why(s, "unlock skill6") == ("eu-no-essence", "EU-ESSENCE-01")
    player.essences[EARTH] = 1
    s.changed()
    do(s, "unlock skill6")
    assert player.essences == [1, 0, 0, 0]
    assert player.slots_of(1) == 4


@rule("EU-HERO-07")
def test_taesiri_opens_hers_with_an_essence_of_her_choice() -> None:
    s = begun("taesiri")
    player = s.players[0]
    trading(s, MERCHANT)
    assert why(s, "unlock skill6") == ("eu-no-essences", "EU-HERO-07")
    player.essences = [0, 1, 0, 1]
    s.changed()
    do(s, "unlock skill6", "essence air")
    assert player.essences == [0, 1, 0, 0]
    assert player.slots_of(1) == 4


@rule("EU-GOLD-02", "EU-TRADE-09")
def test_a_sale_touches_nobody_elses_things() -> None:
    s = begun("dral", "keleia")
    give(s, 1, "merchant_long_sword")
    before = s.players[1].pieces[:]
    trading(s, MERCHANT)
    assert not any("long_sword" in s.format(action) for action in s.legal())
    do(s, "leave")
    assert s.players[1].pieces == before


@rule("EU-COMBAT-46", "EU-ITEM-05")
def test_spoils_of_a_combat_may_be_sold_before_they_must_go() -> None:
    s = begun()
    player = s.players[0]
    stand(s, MERCHANT)
    give(s, 0, "cave_fossil", "lake_amber", "mountain_iron_ore", "cave_salt_crystal")
    s.push(Overflow(0, True))
    s.settle()
    s.changed()
    assert {"trade", "drop"} <= verbs_of(s)
    do(s, "trade trade")
    assert not player.has_token(TRADE)
    do(s, "change")
    do(s, "sell mountain_iron_ore", "leave")
    assert player.excess() == 0
    assert "end" in verbs_of(s)


@rule("EU-COMBAT-46")
def test_after_that_trade_the_rest_must_go() -> None:
    s = begun()
    stand(s, MERCHANT)
    give(s, 0, "cave_fossil", "lake_amber", "mountain_iron_ore", "cave_salt_crystal")
    s.push(Overflow(0, True))
    s.settle()
    s.changed()
    do(s, "trade trade", "leave")
    assert why(s, "end") == ("eu-room-first", "EU-ITEM-04")
    assert "trade" not in verbs_of(s)


@rule("EU-TRADE-06")
def test_a_purchase_may_not_add_to_the_spoils_without_a_place() -> None:
    s = begun()
    stand(s, MERCHANT)
    offer(s, FROM_MERCHANT, "merchant_javelin")
    give(s, 0, "cave_fossil", "lake_amber", "mountain_iron_ore", "cave_salt_crystal")
    s.players[0].gold = 9
    s.push(Overflow(0, True))
    s.settle()
    s.changed()
    do(s, "trade trade", "buy merchant_javelin")
    assert why(s, "leave") == ("eu-room-first", "EU-ITEM-04")
    do(s, "drop merchant_javelin")
    assert can(s, "leave"), "the one from the Combat may still be sold"


@rule("EU-GOLD-03")
def test_tokens_never_run_out() -> None:
    s = begun("dral", "keleia")
    s.players[1].gaar = 40  # more than there are in the box
    trading(s, SLAYERS, gold=1)
    do(s, "buy-gaar")
    assert s.players[0].gaar == 5


@rule("EU-GEM-04", "EU-TRADE-10")
def test_every_gem_set_in_it_raises_the_price() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "slayers_dragon_boots")
    at = player.pieces.index(of(player, "slayers_dragon_boots"))
    player.pieces[at] = with_gem(with_gem(player.pieces[at], EMERALD), RUBY)
    trading(s, MERCHANT)
    do(s, "sell slayers_dragon_boots")
    assert player.gold == 4 + 2
