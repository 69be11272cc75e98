"""What finds no place, the hand limit, exchanging cards, Skoldur's Dwurt (EU-ITEM-04, EU-CARD, EU-DWURT)."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia import events
from hexfarer.games.euthia.flow.storing import HandLimit, Overflow
from hexfarer.games.euthia.flow.using import exhaust
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    CURSE,
    FRENZY,
    HAND_LIMIT,
    HEALING_CARD,
    LAKE,
    MIGHTY_STRIKE,
    OPAL,
    VENOM,
    WATER,
)
from tests.games.euthia.places import begun, can, do, give, mine, of, stand, told, trading, verbs_of, why
from tests.support import rule


def overflow(s: Euthia, seat: int = 0) -> None:
    s.push(Overflow(seat, False))
    s.settle()
    s.changed()


def cards(s: Euthia, seat: int, *hand: int) -> None:
    """A hand of these cards, out of the decks."""
    for card in hand:
        s.cards[1 if card >= 3 else 0].remove(card)
    s.players[seat].hand = sorted(hand)
    s.changed()


# -- Items --


@rule("EU-ITEM-04")
def test_what_does_not_fit_is_discarded_or_used() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "cave_fossil", "lake_amber", "healing_potion", "treasure1_rusty_chest", "mountain_iron_ore")
    player.health = 2
    overflow(s)
    assert why(s, "end") == ("eu-room-first", "EU-ITEM-04")
    do(s, "use treasure1_rusty_chest")
    assert player.gold == 3
    assert player.excess() == 1
    do(s, "use healing_potion")
    assert player.health == 6
    assert can(s, "end")


@rule("EU-ITEM-04", "EU-ITEM-06")
def test_everything_in_a_sack_may_be_what_goes() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "cave_fossil")
    player.trophies = [0, 45]
    player.gaar, player.gems[OPAL], player.essences[WATER] = 5, 3, 2
    overflow(s)
    assert {"drop", "drop-trophy", "drop-gem", "drop-essence", "drop-gaar"} <= verbs_of(s)
    assert "drop-dwurt" not in verbs_of(s)
    monster = s.format(next(a for a in s.legal() if s.format(a).startswith("drop-trophy")))
    used = len(s.monsters_used[0])
    do(s, monster)
    assert player.trophies == [45]
    assert len(s.monsters_used[0]) == used + 1
    do(s, "drop-gaar")
    assert player.gaar == 4
    assert player.excess() == 0


@rule("EU-ITEM-06")
def test_a_discarded_elite_trophy_leaves_the_game() -> None:
    s = begun()
    player = s.players[0]
    player.trophies = [45, 46, 47, 48]
    overflow(s)
    s.apply(s.legal()[0])
    assert len(player.trophies) == 3
    assert not any(s.monsters_used)


@rule("EU-ITEM-02", "EU-ITEM-04")
def test_what_lies_on_its_own_field_makes_no_room() -> None:
    s = begun()
    give(s, 0, "cave_fossil", "lake_amber", "mountain_iron_ore", "cave_salt_crystal")
    s.players[0].gems[OPAL] = 1
    overflow(s)
    assert why(s, "drop-gaar") == ("eu-frees-nothing", "EU-ITEM-02")
    assert why(s, "drop-gem opal") == ("eu-frees-nothing", "EU-ITEM-02")
    assert why(s, "drop dral_garrison_sword") == ("eu-frees-nothing", "EU-ITEM-02")


@rule("EU-ITEM-03", "EU-ITEM-04")
def test_putting_something_on_makes_room() -> None:
    s = begun()
    give(s, 0, "cave_fossil", "lake_amber", "mountain_iron_ore", "merchant_leather_boots")
    overflow(s)
    do(s, "equip merchant_leather_boots")
    assert can(s, "end")


@rule("EU-ITEM-04", "EU-HEALTH-05")
def test_an_artifact_that_must_go_leaves_one_health() -> None:
    s = begun()
    player = s.players[0]
    give(s, 0, "artifact_heart_of_the_mountain")
    give(s, 0, "slayers_plate_helmet", "slayers_plate_cuirass", "slayers_plate_gloves", worn=True)
    player.health = 3
    overflow(s)
    do(s, "drop artifact_heart_of_the_mountain")
    assert player.health == 1


@rule("EU-ITEM-04")
def test_an_action_that_overfills_the_sacks_is_followed_by_the_question() -> None:
    s = begun()
    give(s, 0, "alchemist_scroll_of_runes", "cave_fossil", "lake_amber")
    do(s, "use alchemist_scroll_of_runes")
    assert s.players[0].gaar == 7
    assert verbs_of(s) == {"drop", "drop-gaar", "unequip"}
    do(s, "drop-gaar")
    assert why(s, "end")[0] == "eu-room-first"
    do(s, "drop cave_fossil")
    assert can(s, "end")


@rule("EU-TURN-02", "EU-ITEM-04")
def test_no_action_begins_while_something_must_go() -> None:
    s = begun("maeldur")
    give(s, 0, "maeldur_trade_flame", worn=True)
    give(s, 0, "cave_fossil", "lake_amber", "mountain_iron_ore", "cave_salt_crystal")
    overflow(s)
    assert why(s, "use maeldur_trade_flame") == ("eu-one-action", "EU-TURN-02")
    assert why(s, "trade trade") == ("eu-room-first", "EU-ITEM-04")


@rule("EU-ITEM-05", "EU-COMBAT-46")
def test_after_a_combat_elsewhere_there_is_no_trade() -> None:
    s = begun()
    stand(s, LAKE)
    give(s, 0, "cave_fossil", "lake_amber", "mountain_iron_ore", "cave_salt_crystal")
    s.push(Overflow(0, True))
    s.settle()
    s.changed()
    assert why(s, "trade trade") == ("eu-not-a-shop", "EU-TRADE-01")
    assert "trade" not in verbs_of(s)


# -- cards --


@rule("EU-CARD-02", "EU-CARD-12")
def test_four_silver_cards_of_ones_choice_become_a_gold_one() -> None:
    s = begun("dral", "keleia")
    player = s.players[0]
    cards(s, 0, CURSE, CURSE, FRENZY, VENOM, VENOM)
    do(s, "exchange", "card silver_venom", "card silver_curse", "card silver_venom", "card silver_frenzy")
    assert player.silver() == 1
    assert player.gold_cards() == 1
    assert CURSE in player.hand
    assert len(s.cards_used[0]) == 4
    assert why(s, "exchange") == ("eu-few-silver", "EU-CARD-02")


@rule("EU-CARD-12")
def test_the_exchange_stands_beside_other_questions() -> None:
    s = begun()
    cards(s, 0, CURSE, CURSE, FRENZY, VENOM)
    trading(s, 7)
    assert "exchange" in verbs_of(s)
    do(s, "leave")
    give(s, 0, "cave_fossil", "lake_amber", "mountain_iron_ore", "cave_salt_crystal")
    overflow(s)
    assert "exchange" in verbs_of(s)


@rule("EU-CARD-03")
def test_a_hand_above_five_is_cut_down() -> None:
    s = begun("dral", "keleia")
    cards(s, 0, CURSE, CURSE, FRENZY, VENOM, MIGHTY_STRIKE, HEALING_CARD, HEALING_CARD)
    s.push(HandLimit(0))
    s.settle()
    s.changed()
    assert why(s, "end") == ("eu-cards-first", "EU-CARD-03")
    assert why(s, "card gold_soul_control") == ("eu-not-in-hand", "EU-CARD-03")
    do(s, "card silver_frenzy", "card gold_healing")
    assert s.players[0].hand == [CURSE, CURSE, VENOM, MIGHTY_STRIKE, HEALING_CARD]
    assert s.cards_used == [[FRENZY], [HEALING_CARD]]
    assert told(s, events.DISCARDED) == [[0, FRENZY], [0, HEALING_CARD]]
    assert "end" in verbs_of(s)


@rule("EU-CARD-03")
def test_ex_42_an_exchange_may_make_a_discard_needless() -> None:
    s = begun("dral", "keleia")
    player = s.players[0]
    cards(s, 0, CURSE, CURSE, CURSE, MIGHTY_STRIKE, HEALING_CARD)
    s.tidy(0)
    s.draw_cards(0, 0, 2)
    s.settle()
    s.changed()
    assert len(player.hand) == 7
    do(s, "exchange")
    for _ in range(4):
        s.apply(s.legal()[0])
    assert (player.silver(), player.gold_cards()) == (1, 3)
    assert "end" in verbs_of(s)


@rule("EU-CARD-03", "EU-ITEM-04")
def test_an_item_used_to_make_room_may_fill_the_hand() -> None:
    s = begun()
    cards(s, 0, CURSE, CURSE, CURSE, MIGHTY_STRIKE, HEALING_CARD)
    give(s, 0, "merchant_small_chest", "cave_fossil", "lake_amber", "mountain_iron_ore", "cave_salt_crystal")
    overflow(s)
    do(s, "use merchant_small_chest")
    assert why(s, "end")[0] == "eu-cards-first"
    assert len(s.players[0].hand) == HAND_LIMIT + 1


@rule("EU-GOLD-01")
def test_an_empty_deck_of_cards_is_made_anew_from_its_discard_pile() -> None:
    s = begun("dral", "ael")
    s.players[0].hand = []
    s.cards[0], s.cards_used[0] = [CURSE], [VENOM, VENOM]
    s.draw_cards(0, 0, 2)
    assert s.players[0].hand == [CURSE, VENOM]
    assert (s.cards[0], s.cards_used[0]) == ([VENOM], [])
    s.draw_cards(0, 0, 3)
    assert s.players[0].hand == [CURSE, VENOM, VENOM], "there are no more"
    assert told(s, events.DREW) == [[0, 0, 2], [0, 0, 1]]


@rule("EU-GOLD-01", "EU-SOLO-06")
def test_a_bank_gets_no_card_when_none_is_left() -> None:
    s = begun("dral")
    s.silver_bank, s.cards[0], s.cards_used[0] = [], [CURSE], []
    s.feed_bank(0, 2)
    assert (s.silver_bank, s.cards[0]) == ([CURSE], [])


@rule("EU-SOLO-07", "EU-SOLO-08")
def test_alone_a_gold_card_is_worth_a_coin() -> None:
    s = begun()
    cards(s, 0, CURSE, MIGHTY_STRIKE)
    do(s, "cash gold_mighty_strike")
    assert s.players[0].gold == 1
    assert s.players[0].hand == [CURSE]
    assert s.cards[1][0] == MIGHTY_STRIKE, "under its deck"
    assert why(s, "cash gold_healing") == ("eu-no-card", "EU-SOLO-07")
    s = begun("dral", "keleia")
    cards(s, 0, MIGHTY_STRIKE)
    assert why(s, "cash gold_mighty_strike") == ("eu-not-alone", "EU-SOLO-07")


@rule("EU-SOLO-08", "EU-SOLO-26")
def test_alone_an_exchange_feeds_no_bank_and_cards_go_under_their_decks() -> None:
    s = begun()
    cards(s, 0, CURSE, CURSE, CURSE, CURSE)
    banks = (len(s.silver_bank), len(s.gold_bank))
    do(s, "exchange")
    assert (len(s.silver_bank), len(s.gold_bank)) == banks
    assert s.cards[0][:4] == [CURSE] * 4
    assert s.players[0].gold_cards() == 1


@rule("EU-SOLO-05", "EU-SOLO-06")
def test_ex_39_the_fourth_silver_card_of_the_bank_becomes_a_gold_one() -> None:
    s = begun()
    s.silver_bank = [CURSE, FRENZY, VENOM]
    gold = len(s.gold_bank)
    s.draw_cards(0, 0, 1)
    assert s.silver_bank == []
    assert len(s.gold_bank) == gold + 1


# -- Skoldur --


@rule("EU-DWURT-01", "EU-DWURT-02")
def test_skoldur_begins_with_five_dwurt_and_keeps_gaar_in_sacks() -> None:
    s = begun("skoldur")
    player = s.players[0]
    assert (player.dwurt, player.gaar) == (5, 0)
    assert player.sacks_used() == 0
    player.gaar = 2
    assert player.sacks_used() == 2
    player.dwurt = 6
    assert player.sacks_used() == 3, "a Dwurt too many lies in a Sack (EU-ITEM-08)"


@rule("EU-DWURT-02", "EU-DWURT-07")
def test_a_gaar_becomes_a_dwurt_at_any_time_and_the_die_does_not_mind() -> None:
    s = begun("skoldur")
    player = s.players[0]
    player.gaar, player.dwurt = 2, 3
    s.changed()
    do(s, "forge")
    assert (player.gaar, player.dwurt, player.dwurt_die) == (1, 4, 0)
    trading(s, 7)
    do(s, "forge")
    assert why(s, "forge") == ("eu-no-gaar", "EU-DWURT-02")
    s = begun("dral")
    assert why(s, "forge") == ("eu-not-skoldur", "EU-DWURT-02")


@rule("EU-DWURT-03")
def test_gaar_that_do_not_fit_may_be_forged_before_they_must_go() -> None:
    s = begun("skoldur")
    player = s.players[0]
    player.dwurt = 1
    give(s, 0, "cave_fossil", "lake_amber")
    player.gaar = 3
    overflow(s)
    do(s, "forge", "forge")
    assert (player.gaar, player.dwurt) == (1, 3)
    assert "end" in verbs_of(s)


@rule("EU-DWURT-06", "EU-DWURT-07")
def test_a_tile_may_cost_dwurt_which_turn_the_die() -> None:
    s = begun("skoldur")
    player = s.players[0]
    give(s, 0, "skoldur_rune_sprint", worn=True)
    do(s, "use skoldur_rune_sprint")
    assert (player.move, player.dwurt, player.dwurt_die) == (3, 4, 1)
    give(s, 0, "skoldur_rune_drain", worn=True)
    player.health, player.dwurt = 2, 0
    s.changed()
    assert why(s, "use skoldur_rune_drain") == ("eu-no-dwurt", "EU-DWURT-06")


@rule("EU-DWURT-07")
def test_the_die_stops_at_five() -> None:
    s = begun("skoldur")
    player = s.players[0]
    give(s, 0, "skoldur_rune_cataclysm", worn=True)
    player.dwurt_die = 4
    exhaust(s, 0, player.pieces.index(of(player, "skoldur_rune_cataclysm")))
    assert (player.dwurt, player.dwurt_die) == (3, 5)


def end_turn(s: Euthia) -> None:
    do(s, "end")
    while s.legal() and s.format(s.legal()[-1]) == "stop":
        do(s, "stop")


@rule("EU-DWURT-08", "EU-DWURT-05")
def test_ex_41_at_the_end_of_the_turn_the_die_takes_its_price() -> None:
    s = begun("skoldur", "dral")
    player = s.players[0]
    player.dwurt_die = 2
    s.changed()
    end_turn(s)
    assert (player.silver(), player.health, player.dwurt_die) == (2, player.max_health() - 1, 0)
    assert told(s, events.DWURT_DIE) == [[0, 2]]


@rule("EU-DWURT-08")
@pytest.mark.parametrize(
    ("face", "dwurt", "silver", "gold", "rep", "wounds"),
    [
        (0, 1, 0, 0, 0, 0),
        (1, 0, 1, 0, 0, 0),
        (2, 0, 2, 0, 0, 1),
        (3, 1, 3, 0, 1, 2),
        (4, 1, 0, 1, 1, 4),
        (5, 2, 0, 1, 1, 6),
    ],
)
def test_the_faces_of_the_die(face: int, dwurt: int, silver: int, gold: int, rep: int, wounds: int) -> None:
    s = begun("skoldur", "dral")
    player = s.players[0]
    player.dwurt, player.dwurt_die, player.rep = 1, face, 5
    s.changed()
    end_turn(s)
    assert (player.dwurt, player.silver(), player.gold_cards()) == (1 + dwurt, silver, gold)
    assert (player.rep, player.health, player.dwurt_die) == (5 - rep, player.max_health() - wounds, 0)


@rule("EU-DWURT-09")
def test_alone_the_cards_of_the_die_feed_no_bank() -> None:
    s = begun("skoldur")
    s.players[0].dwurt_die = 4
    s.silver_bank, s.gold_bank = [], []
    s.plan.rounds = 1
    s.changed()
    end_turn(s)
    assert s.players[0].gold_cards() == 1
    assert s.gold_bank == []


@rule("EU-DWURT-10", "EU-DEATH-08")
def test_the_die_kills_for_one_reputation_besides_its_own() -> None:
    s = begun("skoldur", "dral")
    player = s.players[0]
    stand(s, LAKE)
    player.dwurt_die, player.rep, player.health = 5, 9, 6
    s.changed()
    end_turn(s)
    assert player.at == s.board.church()
    assert (player.rep, player.health) == (7, player.max_health())
    s.wound(0, player.health)
    assert player.rep == 5, "another death costs two"


@rule("EU-DWURT-04", "EU-TRADE-12")
def test_dwurt_are_not_for_sale() -> None:
    s = begun("skoldur")
    trading(s, 7)
    assert not any("dwurt" in s.format(action) for action in s.legal())


@rule("EU-MINE-01", "EU-DWURT-02")
def test_gaar_in_sacks_leave_less_room_for_what_is_mined() -> None:
    s = begun("skoldur")
    s.players[0].gaar = 3
    stand(s, LAKE)
    mine(s)
    assert {"drop", "drop-gaar", "forge"} <= verbs_of(s)
    do(s, "drop-gaar")
    assert s.players[0].gaar == 2
    assert len(s.players[0].stowed()) == 1


@rule("EU-ITEM-04", "EU-CARD-03")
def test_a_turn_goes_on_only_with_everything_in_its_place() -> None:
    s = begun()
    give(s, 0, "cave_fossil", "lake_amber", "mountain_iron_ore", "cave_salt_crystal")
    do(s, "march mining")
    assert why(s, "march trade") == ("eu-room-first", "EU-ITEM-04")
    do(s, "drop cave_fossil")
    assert can(s, "march trade")
