"""Mining (EU-MINE)."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia import events
from hexfarer.games.euthia.flow.mining import CARTLOAD
from hexfarer.games.euthia.terms import (
    CARTS,
    CAVE,
    FROM_CAVE,
    FROM_LAKE,
    FROM_MOUNTAIN,
    HEALING_CARD,
    LAKE,
    MERCHANT,
    MIGHTY_STRIKE,
    MINING,
    MOUNTAIN,
)
from tests.games.euthia.places import begun, can, do, give, has, mine, stand, state_of, tile, told, turn, verbs_of, why
from tests.support import rule


@rule("EU-MINE-01", "EU-MINE-05", "EU-MINE-08")
@pytest.mark.parametrize(("kind", "stack"), [(MOUNTAIN, FROM_MOUNTAIN), (LAKE, FROM_LAKE), (CAVE, FROM_CAVE)])
def test_mining_takes_the_top_tile_of_its_resource_and_leaves_a_token(kind: int, stack: int) -> None:
    s = begun()
    field = stand(s, kind)
    top = s.stacks[stack][-1]
    reveals = s.reveals
    do(s, "mine mining")
    player = s.players[0]
    assert top in player.pieces
    assert player.sacks_used() == 1, "it lies in a Sack"
    assert not player.has_token(MINING)
    assert s.digs_of(field, 0) == 1
    assert s.reveals == reveals + 1
    assert s.barrier == events.DREW_TILE
    assert told(s, events.MINED) == [[0, field]]


@rule("EU-MINE-01")
def test_nobody_mines_elsewhere() -> None:
    s = begun()
    stand(s, MERCHANT)
    assert why(s, "mine mining") == ("eu-not-a-mine", "EU-MINE-01")


@rule("EU-MINE-01", "EU-ACTION-06", "EU-MINE-08")
def test_a_monster_stops_mining() -> None:
    s = begun()
    field = stand(s, CAVE, monster=True)
    assert why(s, "mine mining") == ("eu-not-liberated", "EU-ACTION-06")
    s.set_digs(field, 0, 2)
    s.changed()
    assert can(s, "mine mining")


@rule("EU-MINE-02", "EU-MINE-04")
def test_ex_10_who_defeated_the_monster_takes_a_token_back_and_mines_once() -> None:
    s = begun()
    field = stand(s, CAVE, monster=True)
    s.set_digs(field, 0, 2)
    mine(s)
    assert s.digs_of(field, 0) == 1
    assert len(s.players[0].stowed()) == 1
    s.players[0].tokens |= 1 << MINING
    s.changed()
    assert why(s, "mine mining") == ("eu-mined-already", "EU-MINE-03")


@rule("EU-MINE-02", "EU-MINE-03")
def test_every_hero_mines_a_field_once() -> None:
    s = begun("dral", "keleia")
    field = stand(s, LAKE)
    mine(s)
    s.players[0].tokens |= 1 << MINING
    s.changed()
    assert why(s, "mine mining") == ("eu-mined-already", "EU-MINE-03")
    turn(s, 1)
    s.players[1].at, s.players[1].gold = field, 1
    mine(s, 1)
    assert (s.digs_of(field, 0), s.digs_of(field, 1)) == (1, 1)


@rule("EU-MINE-06")
def test_ex_11_every_other_owner_gets_one_coin() -> None:
    s = begun("dral", "keleia", "ael")
    field = stand(s, LAKE)
    s.set_digs(field, 1, 2)
    s.set_digs(field, 2, 1)
    s.players[0].gold = 1
    s.changed()
    assert why(s, "mine mining") == ("eu-owners-unpaid", "EU-MINE-06")
    s.players[0].gold = 2
    s.changed()
    do(s, "mine mining")
    assert [player.gold for player in s.players] == [0, 1, 1]
    assert [s.digs_of(field, seat) for seat in range(3)] == [1, 2, 1]


@rule("EU-COOP-04")
def test_together_one_gold_card_pays_all_owners() -> None:
    s = begun("dral", "keleia", "ael", mode="coop")
    field = stand(s, LAKE)
    s.set_digs(field, 1, 2)
    s.set_digs(field, 2, 1)
    player = s.players[0]
    player.gold, player.hand = 5, [0, 1]
    s.changed()
    assert why(s, "mine mining") == ("eu-no-gold-card", "EU-COOP-04")
    player.hand = [0, MIGHTY_STRIKE, HEALING_CARD]
    s.changed()
    do(s, "mine mining")
    assert verbs_of(s) == {"card"}
    assert why(s, "card silver_curse") == ("eu-no-such-choice", "EU-COOP-04")
    do(s, "card gold_healing")
    assert player.hand == [0, MIGHTY_STRIKE]
    assert s.cards[1][0] == HEALING_CARD, "under its deck"
    assert player.gold == 5
    assert s.digs_of(field, 0) == 1


@rule("EU-COOP-04")
def test_the_toll_is_asked_even_if_there_is_one_kind_of_gold_card() -> None:
    s = begun("dral", "keleia", mode="coop")
    field = stand(s, LAKE)
    s.set_digs(field, 1, 1)
    s.players[0].hand = [HEALING_CARD]
    s.changed()
    do(s, "mine mining")
    assert [s.format(action) for action in s.legal()] == ["card gold_healing"]


@rule("EU-GOLEM-02")
def test_a_destruction_token_stops_mining() -> None:
    s = begun()
    field = stand(s, LAKE)
    s.rubble[field] = 2
    s.changed()
    assert why(s, "mine mining") == ("eu-rubble", "EU-GOLEM-02")


# -- the Mine Cart --


@rule("EU-MINE-07", "EU-TIMING-04", "EU-EQUIP-05")
def test_a_mine_cart_shows_three_tiles_of_which_one_is_kept() -> None:
    s = begun()
    give(s, 0, "merchant_prospectors_ring", worn=True)
    assert why(s, "use merchant_prospectors_ring") == ("eu-only-mining", "EU-MINE-07")
    stand(s, MOUNTAIN)
    s.stacks[FROM_MOUNTAIN] += [tile("mountain_iron_ore"), tile("mountain_gold_ore"), tile("mountain_copper_ore")]
    used = s.stacks_used[FROM_MOUNTAIN]
    do(s, "mine mining", "cart merchant_prospectors_ring")
    assert len(s.seen) == CARTLOAD
    do(s, "tile mountain_gold_ore")
    player = s.players[0]
    assert has(player, "mountain_gold_ore") == 1
    assert sorted(used) == sorted([tile("mountain_iron_ore"), tile("mountain_copper_ore")])
    assert s.seen == []
    assert state_of(player, "merchant_prospectors_ring") == (True, True)


@rule("EU-MINE-07", "EU-GOLD-05")
def test_the_mine_cart_may_be_left_alone() -> None:
    s = begun()
    give(s, 0, "merchant_prospectors_ring", worn=True)
    stand(s, LAKE)
    top = s.stacks[FROM_LAKE][-1]
    do(s, "mine mining", "stop")
    assert top in s.players[0].pieces
    assert state_of(s.players[0], "merchant_prospectors_ring") == (True, False)
    assert not s.stacks_used[FROM_LAKE]


@rule("EU-MINE-07")
def test_one_mine_cart_a_mining_and_only_what_is_ready_and_worn() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "merchant_prospectors_ring", "slayers_dragon_gloves", worn=True)
    stand(s, LAKE)
    do(s, "mine mining")
    assert verbs_of(s) == {"cart", "stop"}
    assert why(s, "cart dral_grit") == ("eu-no-cart", "EU-MINE-07")
    assert why(s, "yes") == ("eu-no-lent-cart", "EU-MINE-07")
    do(s, "cart slayers_dragon_gloves")
    assert verbs_of(s) == {"tile"}, "no second one"
    s.apply(s.legal()[0])
    do(s, "unequip merchant_prospectors_ring")
    stand(s, MOUNTAIN)
    mine(s)
    assert "cart" not in verbs_of(s), "one is exhausted, the other in a Sack"
    assert len(player.stowed()) == 3


@rule("EU-MINE-07", "EU-ITEM-06")
def test_mining_tools_are_used_up_as_a_mine_cart() -> None:
    s = begun()
    give(s, 0, "supplies_mining_tools")
    stand(s, CAVE)
    do(s, "mine mining", "cart supplies_mining_tools")
    s.apply(s.legal()[0])
    assert has(s.players[0], "supplies_mining_tools") == 0
    assert len(s.stacks_used[FROM_CAVE]) == CARTLOAD - 1


@rule("EU-MINE-07", "EU-GOLD-01")
def test_a_mine_cart_shows_what_is_left_and_takes_it() -> None:
    s = begun()
    stand(s, MOUNTAIN)
    give(s, 0, "supplies_mining_tools")
    s.stacks[FROM_MOUNTAIN], s.stacks_used[FROM_MOUNTAIN] = [tile("mountain_iron_ore")], []
    do(s, "mine mining", "cart supplies_mining_tools")
    assert has(s.players[0], "mountain_iron_ore"), "there is nothing to choose"
    s = begun()
    stand(s, MOUNTAIN)
    give(s, 0, "supplies_mining_tools")
    s.stacks[FROM_MOUNTAIN], s.stacks_used[FROM_MOUNTAIN] = [], []
    do(s, "mine mining", "cart supplies_mining_tools")
    assert can(s, "end"), "nothing was there"


@rule("EU-MINE-07", "EU-EVENT-02")
def test_an_event_lends_a_mine_cart() -> None:
    s = begun()
    give(s, 0, "merchant_prospectors_ring", worn=True)
    s.rules[CARTS] = 1
    stand(s, CAVE)
    do(s, "mine mining")
    assert verbs_of(s) == {"yes", "stop"}
    assert why(s, "cart merchant_prospectors_ring") == ("eu-one-cart", "EU-MINE-07")
    do(s, "yes")
    assert len(s.seen) == CARTLOAD
    s.apply(s.legal()[0])
    assert state_of(s.players[0], "merchant_prospectors_ring") == (True, False)


@rule("EU-GOLD-01")
def test_an_empty_stack_is_shuffled_from_its_discard_pile() -> None:
    s = begun()
    stand(s, LAKE)
    s.stacks[FROM_LAKE], s.stacks_used[FROM_LAKE] = [], [tile("lake_amber")]
    mine(s)
    assert has(s.players[0], "lake_amber") == 1
    assert s.stacks_used[FROM_LAKE] == []
    stand(s, LAKE)
    mine(s)
    assert len(s.players[0].stowed()) == 1, "nothing is left to draw"


@rule("EU-MINE-01", "EU-ITEM-04")
def test_who_has_no_sack_for_what_he_mined_gives_something_up() -> None:
    s = begun()
    give(s, 0, "cave_fossil", "lake_amber", "healing_potion")
    stand(s, CAVE)
    do(s, "mine mining")
    assert why(s, "end") == ("eu-room-first", "EU-ITEM-04")
    do(s, "drop lake_amber")
    assert can(s, "end")


@rule("EU-ACTION-04")
def test_a_skill_gives_a_mining_action() -> None:
    s = begun("keleia")
    give(s, 0, "keleia_deep_digger", worn=True)
    assert why(s, "use keleia_deep_digger") == ("eu-not-a-mine", "EU-MINE-01")
    stand(s, LAKE)
    s.players[0].tokens = 0
    s.changed()
    do(s, "use keleia_deep_digger")
    assert len(s.players[0].stowed()) == 1
