"""Items: what is worn, held and used (EU-ITEM, EU-EQUIP, EU-GEM, EU-SET, EU-SACK, EU-HEALTH, EU-TIMING)."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia import events, verbs
from hexfarer.games.euthia.components import TILES
from hexfarer.games.euthia.fight import Fight, Roll
from hexfarer.games.euthia.flow.rounds import begin_round
from hexfarer.games.euthia.flow.using import use_verdict, uses
from hexfarer.games.euthia.pieces import gems_in, is_live, spent
from hexfarer.games.euthia.terms import (
    AIR,
    AMETHYST,
    DEMON_STONE,
    DIAMOND,
    EMERALD,
    HEALING,
    MERCHANT,
    MONSTER_POST,
    MOUNTAIN,
    ONYX,
    OPAL,
    OUTSIDE,
    POTIONS,
    ROLLED,
    RUBY,
    SAPPHIRE,
    SCROLLS,
    WATER,
)
from hexfarer.kernel.action import pack
from hexfarer.kernel.verdict import OK
from tests.games.euthia.places import (
    begun,
    can,
    do,
    give,
    has,
    of,
    stand,
    state_of,
    tile,
    told,
    trading,
    verbs_of,
    why,
)
from tests.support import rule


def usable(s, id: str, moment: int) -> bool:  # type: ignore[no-untyped-def]
    player = s.players[0]
    return use_verdict(s, 0, player.pieces.index(of(player, id)), moment) == OK


CHAIN_SET = ["merchant_chain_helmet", "merchant_chain_gloves", "merchant_chain_boots", "merchant_chain_cuirass"]

# -- Health --


@rule("EU-HEALTH-01")
def test_healing_stops_at_the_maximum() -> None:
    s = begun()
    s.players[0].health = 7
    s.heal(0, 4)
    assert s.players[0].health == 8
    assert told(s, events.HEALED) == [[0, 1]]
    give(s, 0, "healing_potion")
    assert why(s, "use healing_potion") == ("eu-healthy", "EU-HEALTH-01")


@rule("EU-HEALTH-02")
def test_armour_raises_and_lowers_maximum_and_current_health() -> None:
    s = begun()
    player = s.players[0]
    player.health = 5
    give(s, 0, "merchant_chain_gloves")
    assert player.max_health() == 8, "not from a Sack"
    do(s, "equip merchant_chain_gloves")
    assert (player.health, player.max_health()) == (7, 10)
    do(s, "unequip merchant_chain_gloves")
    assert (player.health, player.max_health()) == (5, 8)


@rule("EU-HEALTH-02", "EU-HEALTH-03")
def test_ex_27_greaves_may_be_changed_but_not_taken_off_when_health_hangs_on_them() -> None:
    s = begun("maeldur")
    player = s.players[0]
    give(s, 0, "merchant_chain_greaves", worn=True)
    give(s, 0, "slayers_plate_greaves")
    player.health = 2
    s.changed()
    assert why(s, "unequip merchant_chain_greaves") == ("eu-too-weak", "EU-HEALTH-03")
    do(s, "swap slayers_plate_greaves merchant_chain_greaves")
    assert (player.health, player.max_health()) == (3, 9)
    assert state_of(player, "merchant_chain_greaves") == (False, False)


@rule("EU-HEALTH-04", "EU-EQUIP-05")
def test_an_exhausted_tile_still_gives_its_health_and_sacks() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "slayers_dragon_boots", worn=True)
    player.health = 6
    do(s, "use slayers_dragon_boots")
    assert state_of(player, "slayers_dragon_boots") == (True, True)
    assert player.max_health() == 10
    assert why(s, "use slayers_dragon_boots") == ("eu-spent", "EU-EQUIP-05")


@rule("EU-HEALTH-05", "EU-GEM-04")
def test_a_ruby_gives_health_while_it_is_worn() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "merchant_leather_helmet", worn=True)
    player.gems[RUBY] = 1
    player.health = 1
    s.changed()
    do(s, "set ruby merchant_leather_helmet")
    assert (player.health, player.max_health()) == (2, 10)
    assert why(s, "unequip merchant_leather_helmet") == ("eu-too-weak", "EU-HEALTH-03")
    player.health = 4
    s.changed()
    do(s, "unequip merchant_leather_helmet")
    assert (player.health, player.max_health()) == (2, 8)
    assert "flip" not in verbs_of(s), "it is never used"


@rule("EU-HEALTH-05")
def test_jewellery_and_artifacts_give_health_too() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "alchemist_amulet_of_life")
    do(s, "equip alchemist_amulet_of_life")
    assert (player.health, player.max_health()) == (10, 10)
    give(s, 0, "artifact_heart_of_the_mountain")
    assert player.max_health() == 14, "an Artifact counts while it is held (EU-ITEM-07)"


@rule("EU-HEALTH-05", "EU-SET-02")
def test_a_set_that_breaks_takes_the_health_that_hangs_on_it() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, *CHAIN_SET, "merchant_chain_greaves", worn=True)
    give(s, 0, "dral_unbroken", worn=True)
    player.health = 5
    s.changed()
    assert why(s, "unequip merchant_chain_boots") == ("eu-too-weak", "EU-HEALTH-03"), "two, and three of the set"
    player.health = 6
    s.changed()
    do(s, "unequip merchant_chain_boots")
    assert player.health == 1


@rule("EU-HEALTH-05")
def test_what_is_lost_against_ones_will_leaves_one_health() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "merchant_chain_cuirass", worn=True)
    player.health = 2
    s.lose_piece(0, player.pieces.index(of(player, "merchant_chain_cuirass")))
    assert (player.health, player.max_health()) == (1, 8)


# -- Sacks --


@rule("EU-SACK-01")
@pytest.mark.parametrize(
    ("worn_tiles", "total", "sacks"),
    [
        (["alchemist_leather_cuirass"], -1, 2),
        (["slayers_dragon_gloves"], 2, 3),
        (["slayers_dragon_gloves", "slayers_plate_helmet", "slayers_plate_cuirass", "slayers_plate_boots"], -1, 2),
    ],
)
def test_ex_29_modifiers_only_take_sacks_away(worn_tiles: list[str], total: int, sacks: int) -> None:
    s = begun()
    give(s, 0, *worn_tiles, worn=True)
    assert (s.players[0].sack_sum(), s.players[0].sacks()) == (total, sacks)


@rule("EU-SACK-01", "EU-EQUIP-01")
def test_a_cuirass_in_a_sack_covers_none_and_a_backpack_beside_the_board_counts() -> None:
    s = begun()
    give(s, 0, "alchemist_leather_cuirass")
    assert s.players[0].sacks() == 3
    do(s, "equip alchemist_leather_cuirass")
    assert s.players[0].sacks() == 2
    give(s, 0, "merchant_backpack")
    assert s.players[0].sacks() == 3


@rule("EU-SACK-02")
def test_the_sum_of_sacks_never_falls_below_minus_three() -> None:
    s = begun()
    give(
        s,
        0,
        "slayers_plate_helmet",
        "slayers_plate_cuirass",
        "slayers_plate_gloves",
        "merchant_chain_greaves",
        worn=True,
    )
    give(s, 0, "merchant_backpack")
    assert s.players[0].sack_sum() == -3
    give(s, 0, "slayers_plate_boots")
    assert why(s, "equip slayers_plate_boots") == ("eu-sack-limit", "EU-SACK-02")
    trading(s, MERCHANT)
    assert why(s, "sell merchant_backpack") == ("eu-sack-limit", "EU-SACK-02")


@rule("EU-SACK-03")
def test_what_a_covered_sack_held_must_go() -> None:
    s = begun()
    give(s, 0, "armourer_masterwork_helm", worn=True)
    give(s, 0, "slayers_plate_helmet", "cave_fossil", "lake_amber")
    do(s, "swap slayers_plate_helmet armourer_masterwork_helm")
    assert s.players[0].sacks() == 2
    assert why(s, "end") == ("eu-room-first", "EU-ITEM-04")
    do(s, "drop cave_fossil")
    assert can(s, "end")


# -- equipping --


@rule("EU-EQUIP-01", "EU-ITEM-07")
def test_equipment_works_only_when_it_is_worn() -> None:
    s = begun()
    give(s, 0, "merchant_travellers_charm")
    assert why(s, "use merchant_travellers_charm") == ("eu-not-worn", "EU-EQUIP-01")
    do(s, "equip merchant_travellers_charm", "use merchant_travellers_charm")
    assert s.players[0].move == 1


@rule("EU-ITEM-07")
def test_potions_and_scrolls_are_used_from_a_sack() -> None:
    s = begun()
    give(s, 0, "merchant_scroll_of_haste")
    assert why(s, "equip merchant_scroll_of_haste") == ("eu-not-wearable", "EU-ITEM-07")
    do(s, "use merchant_scroll_of_haste")
    assert s.players[0].move == 3
    assert has(s.players[0], "merchant_scroll_of_haste") == 0


@rule("EU-EQUIP-02", "EU-HERO-02")
def test_each_field_holds_one_tile_of_its_icon() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "merchant_leather_boots", "alchemist_leather_soft_boots")
    do(s, "equip merchant_leather_boots")
    assert why(s, "equip alchemist_leather_soft_boots") == ("eu-no-board-field", "EU-EQUIP-02")
    do(s, "swap alchemist_leather_soft_boots merchant_leather_boots")
    assert state_of(player, "merchant_leather_boots") == (False, False)
    assert why(s, "swap merchant_leather_boots dral_garrison_sword") == ("eu-other-field", "EU-HERO-02")
    icons = [field.slot for field in player.board().fields]
    assert [icons.count(slot) for slot in range(3, 10)] == [1, 1, 1, 1, 1, 1, 2]


@rule("EU-EQUIP-04", "EU-ITEM-03")
def test_moving_equipment_keeps_it_exhausted() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "merchant_travellers_charm", worn=True)
    do(s, "use merchant_travellers_charm", "unequip merchant_travellers_charm")
    assert state_of(player, "merchant_travellers_charm") == (False, True)
    do(s, "equip merchant_travellers_charm")
    assert why(s, "use merchant_travellers_charm") == ("eu-spent", "EU-EQUIP-05")


@rule("EU-ITEM-09", "EU-HERO-04")
def test_skills_change_place_only_while_learning() -> None:
    s = begun()
    assert why(s, "unequip dral_grit") == ("eu-skill-stays", "EU-ITEM-09")
    assert why(s, "unlearn dral_grit") == ("eu-only-trading", "EU-TRADE-04")


@rule("EU-HERO-08", "EU-ROUND-03")
def test_a_used_skill_is_exhausted_until_the_next_round() -> None:
    s = begun("keleia")
    do(s, "use keleia_tracker")
    assert s.players[0].move == 1
    assert why(s, "use keleia_tracker") == ("eu-spent", "EU-HERO-08")
    begin_round(s)
    s.settle()
    s.changed()
    s.settle()
    assert can(s, "use keleia_tracker")


@rule("EU-HERO-08", "EU-TIMING-05")
def test_permanent_skills_are_never_used() -> None:
    s = begun("taesiri")
    assert why(s, "use taesiri_sleepiness") == ("eu-nothing-to-use", "EU-TIMING-01")
    s.players[0].essences[AIR] = 1
    s.changed()
    assert not s.players[0].warded(AIR)
    do(s, "lay air taesiri_sleepiness")
    assert s.players[0].warded(AIR)
    assert why(s, "lay air taesiri_sleepiness") == ("eu-no-essence", "EU-ESSENCE-01")
    s.players[0].essences[AIR] = 1
    assert why(s, "lay air taesiri_sleepiness") == ("eu-wells-full", "EU-ESSENCE-01")


# -- when --


@rule("EU-TIMING-01", "EU-TIMING-05")
def test_a_tile_is_used_at_its_moment() -> None:
    s = begun()
    give(s, 0, "alchemist_potion_of_luck", "alchemist_potion_of_speed", "healing_potion")
    s.players[0].health = 1
    s.roll = Roll([1, 2])
    assert usable(s, "alchemist_potion_of_luck", ROLLED)
    assert not usable(s, "alchemist_potion_of_luck", OUTSIDE)
    assert usable(s, "alchemist_potion_of_speed", OUTSIDE)
    assert not usable(s, "alchemist_potion_of_speed", HEALING)
    assert usable(s, "healing_potion", HEALING)
    assert usable(s, "healing_potion", OUTSIDE)
    assert not usable(s, "healing_potion", MONSTER_POST)


@rule("EU-TIMING-01")
def test_an_attack_is_chosen_and_not_used() -> None:
    s = begun()
    assert why(s, "use dral_garrison_sword") == ("eu-wrong-moment", "EU-TIMING-01")


@rule("EU-TIMING-02", "EU-DICE-11")
def test_a_tile_with_several_effects_is_exhausted_once() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "witch_dark_amulet_of_greed", worn=True)
    do(s, "use witch_dark_amulet_of_greed")
    assert (player.health, player.gold) == (7, 2)
    assert state_of(player, "witch_dark_amulet_of_greed") == (True, True)


@rule("EU-SHIELD-01", "EU-DICE-11")
def test_a_shield_acts_once_a_combat_round_and_never_exhausts() -> None:
    s = begun()
    s.fight = Fight(0, s.players[0].at, 0, 0)
    at = s.players[0].pieces.index(of(s.players[0], "dral_wooden_buckler"))
    assert use_verdict(s, 0, at, MONSTER_POST) == OK
    s.fight.shields.append(tile("dral_wooden_buckler"))
    assert use_verdict(s, 0, at, MONSTER_POST) != OK
    assert TILES[tile("dral_wooden_buckler")].exhausts is False


# -- Gems --


@rule("EU-GEM-01")
def test_a_gem_is_set_active_into_a_free_socket_and_stays() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "merchant_chain_gloves")
    player.gems[OPAL] = 2
    s.changed()
    do(s, "set opal merchant_chain_gloves")
    assert gems_in(of(player, "merchant_chain_gloves")) == [OPAL]
    assert is_live(of(player, "merchant_chain_gloves"), 0)
    assert player.gems[OPAL] == 1
    assert why(s, "set opal merchant_chain_gloves") == ("eu-sockets-full", "EU-GEM-01")
    assert why(s, "set ruby merchant_chain_gloves") == ("eu-no-gem", "EU-GEM-01")
    assert why(s, "set opal dral_garrison_sword") == ("eu-no-socket", "EU-GEM-01")


@rule("EU-GEM-02", "EU-GEM-03", "EU-ROUND-04", "EU-EQUIP-05")
def test_a_gem_works_once_a_round_on_worn_equipment() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "slayers_dragon_boots")
    player.gems[AMETHYST] = 1
    s.changed()
    do(s, "set amethyst slayers_dragon_boots")
    assert why(s, "flip slayers_dragon_boots amethyst") == ("eu-not-worn", "EU-EQUIP-01")
    do(s, "equip slayers_dragon_boots", "use slayers_dragon_boots", "flip slayers_dragon_boots amethyst")
    assert player.move == 2, "the tile was exhausted, the Gem was not"
    assert why(s, "flip slayers_dragon_boots amethyst") == ("eu-gem-inactive", "EU-GEM-02")
    do(s, "unequip slayers_dragon_boots", "equip slayers_dragon_boots")
    assert why(s, "flip slayers_dragon_boots amethyst") == ("eu-gem-inactive", "EU-GEM-02")
    begin_round(s)
    s.settle()
    s.changed()
    s.settle()
    assert can(s, "flip slayers_dragon_boots amethyst")


@rule("EU-GEM-04")
def test_what_the_gems_do() -> None:
    s = begun()
    player = s.players[0]
    give(
        s,
        0,
        "slayers_plate_cuirass",
        "slayers_dragon_helmet",
        "slayers_dragon_gloves",
        "slayers_dragon_boots",
        worn=True,
    )
    for gem in (DIAMOND, OPAL, DEMON_STONE, SAPPHIRE, EMERALD, ONYX):
        player.gems[gem] = 1
    s.changed()
    do(s, "set diamond slayers_plate_cuirass", "set opal slayers_plate_cuirass")
    do(s, "set demon_stone slayers_dragon_helmet", "set sapphire slayers_dragon_helmet")
    do(s, "set emerald slayers_dragon_gloves", "set onyx slayers_dragon_gloves")
    player.health = 2
    s.changed()
    do(s, "flip slayers_plate_cuirass diamond", "flip slayers_plate_cuirass opal")
    assert player.health == 2 + 2 + 1
    do(s, "flip slayers_dragon_helmet demon_stone")
    assert player.gold_cards() == 1
    do(s, "flip slayers_dragon_helmet sapphire")
    assert player.silver() == 1
    assert why(s, "flip slayers_dragon_gloves emerald") == ("eu-gem-moment", "EU-TIMING-03")
    s.roll = Roll([3, 4])
    assert [s.format(action) for action in uses(s, 0, ROLLED) if "emerald" in s.format(action)]
    s.roll = None
    assert why(s, "flip slayers_dragon_gloves onyx") == ("eu-gem-moment", "EU-TIMING-03")


@rule("EU-ESSENCE-01", "EU-ESSENCE-04", "EU-TIMING-03", "EU-ITEM-08")
def test_an_essence_is_used_once() -> None:
    s = begun()
    player = s.players[0]
    player.essences[WATER] = 1
    player.essences[AIR] = 1
    player.health = 1
    s.changed()
    do(s, "spend water")
    assert (player.health, player.essences[WATER]) == (6, 0)
    assert why(s, "spend water") == ("eu-no-essence", "EU-ESSENCE-01")
    assert why(s, "spend air") == ("eu-essence-moment", "EU-TIMING-03")


# -- Armour sets --


@rule("EU-SET-01")
def test_a_set_is_three_different_worn_pieces_of_one_material() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "merchant_chain_helmet", "merchant_chain_gloves", "merchant_leather_boots", worn=True)
    give(s, 0, "merchant_chain_cuirass")
    assert player.best_set() == 0
    do(s, "equip merchant_chain_cuirass")
    assert player.best_set() == 3


@rule("EU-SET-02")
def test_ex_30_feint_needs_three_matching_pieces() -> None:
    s = begun("keleia")
    give(s, 0, "keleia_feint", *CHAIN_SET[:2], worn=True)
    s.fight = Fight(0, s.players[0].at, 0, 0)
    assert not usable(s, "keleia_feint", MONSTER_POST)
    give(s, 0, CHAIN_SET[2], worn=True)
    assert usable(s, "keleia_feint", MONSTER_POST)


@rule("EU-SET-03")
@pytest.mark.parametrize(("pieces", "healed"), [(3, 2), (4, 3)])
def test_ex_31_the_parts_of_a_jewel_add_up(pieces: int, healed: int) -> None:
    s = begun()
    give(s, 0, "alchemist_set_charm", *CHAIN_SET[:2], worn=True)
    s.players[0].health = 1
    s.changed()
    assert why(s, "use alchemist_set_charm") == ("eu-no-set", "EU-SET-02")
    give(s, 0, *CHAIN_SET[2:pieces], worn=True)
    s.players[0].health = 1
    s.changed()
    do(s, "use alchemist_set_charm")
    assert s.players[0].health == 1 + healed


# -- where Items lie and go --


@rule("EU-ITEM-02")
def test_tokens_lie_on_their_own_fields_first() -> None:
    s = begun()
    player = s.players[0]
    player.gaar, player.gems[OPAL], player.essences[AIR] = 4, 3, 1
    assert player.sacks_used() == 0
    player.gaar, player.essences[AIR] = 5, 2
    player.trophies = [0]
    give(s, 0, "healing_potion")
    assert player.sacks_used() == 4
    assert player.excess() == 1


@rule("EU-ITEM-01", "EU-ITEM-07")
def test_a_gem_pouch_holds_two_tokens_more() -> None:
    s = begun()
    player = s.players[0]
    player.gems[OPAL] = 6
    assert player.sacks_used() == 2
    give(s, 0, "alchemist_gem_pouch")
    assert player.sacks_used() == 1


@rule("EU-ITEM-06")
@pytest.mark.parametrize(("id", "home"), [("healing_potion", POTIONS), ("teleport_scroll", SCROLLS)])
def test_potions_and_teleport_scrolls_return_to_their_open_pile(id: str, home: int) -> None:
    s = begun()
    before = len(s.stacks[home])
    give(s, 0, id)
    s.lose_piece(0, s.players[0].pieces.index(tile(id)))
    assert len(s.stacks[home]) == before
    s.stacks[home] = []
    assert s.draw_tile(home) == -1, "an empty open pile gives nothing"


@rule("EU-ITEM-06")
def test_artifacts_leave_the_game_and_treasures_go_to_their_discard_pile() -> None:
    s = begun()
    give(s, 0, "artifact_mirror_of_shii", "treasure1_rusty_chest")
    do(s, "use treasure1_rusty_chest")
    assert s.stacks_used[6] == [tile("treasure1_rusty_chest")]
    s.lose_piece(0, s.players[0].pieces.index(tile("artifact_mirror_of_shii")))
    assert s.box[-1] == tile("artifact_mirror_of_shii")


@rule("EU-ITEM-07")
def test_an_artifact_exhausts_when_it_is_used() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "artifact_hourglass_of_the_order", "merchant_travellers_charm")
    do(s, "equip merchant_travellers_charm", "use merchant_travellers_charm")
    do(s, "use artifact_hourglass_of_the_order")
    assert state_of(player, "artifact_hourglass_of_the_order") == (False, True)
    assert state_of(player, "merchant_travellers_charm") == (True, False)


@rule("EU-ITEM-03", "EU-FREE-10")
def test_rearranging_is_free_on_any_field() -> None:
    s = begun()
    stand(s, MERCHANT, monster=True)
    give(s, 0, "merchant_copper_ring")
    tokens = s.players[0].tokens
    do(s, "equip merchant_copper_ring", "unequip merchant_copper_ring")
    assert s.players[0].tokens == tokens


@rule("EU-GOLD-05")
def test_an_effect_without_any_use_is_not_spent() -> None:
    s = begun("maeldur")
    give(s, 0, "alchemist_scroll_of_renewal")
    assert why(s, "use alchemist_scroll_of_renewal") == ("eu-no-effect", "EU-TURN-02")
    s.players[0].pieces = sorted([spent(p) if "focus" in TILES[p & 1023].id else p for p in s.players[0].pieces])
    s.changed()
    assert can(s, "use alchemist_scroll_of_renewal")


@rule("EU-EQUIP-01", "EU-GOLD-05")
@pytest.mark.parametrize("place", ["turn", "trade", "overflow", "mine"])
def test_a_piece_that_nobody_has_is_refused_wherever_it_is_named(place: str) -> None:
    s = begun("taesiri", "ael")
    player = s.players[0]
    player.gems[OPAL], player.essences[WATER], player.health = 1, 1, 2
    give(s, 0, "merchant_prospectors_ring", worn=True)
    if place == "trade":
        trading(s, MERCHANT)
    elif place == "mine":
        stand(s, MOUNTAIN)
        do(s, "mine mining")
    elif place == "overflow":
        give(s, 0, "cave_fossil", "cave_fossil", "lake_amber", "lake_amber")
        s.settle()
        s.changed()
    assert verbs_of(s) >= {"turn": {"end"}, "trade": {"leave"}, "overflow": {"drop"}, "mine": {"cart"}}[place]
    for none in (len(player.pieces), len(player.pieces) + 1):
        for verb in (verbs.USE, verbs.EQUIP, verbs.UNEQUIP, verbs.DROP, verbs.SELL, verbs.UNLEARN, verbs.CART):
            assert s.check(pack(verb, none)), verb
        assert s.check(pack(verbs.SELL_SIDE, none, 1))
        assert s.check(pack(verbs.FLIP, none, OPAL))
        assert s.check(pack(verbs.SET, OPAL, none))
        assert s.check(pack(verbs.LAY, WATER, none))
        assert s.check(pack(verbs.SWAP, none, 0))
        assert s.check(pack(verbs.SWAP, 0, none))
