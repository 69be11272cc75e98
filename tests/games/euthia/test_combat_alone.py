"""Combat alone and together: Combat cards, banks, Chaos Actions (EU-SOLO, EU-COOP)."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia.components import COMBAT_CARDS
from hexfarer.games.euthia.flow.combat import DEATH, HERO_A1, MONSTER_A1, MONSTER_B, MONSTER_C, MONSTER_C_HERO, begin
from hexfarer.games.euthia.flow.solo import draw_piles
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import AIR, BEAST, CARDS, FARRUG, NONE
from tests.games.euthia.fights import asked, begun, do, fighting, ground, last, load, may, told, wear, why

rule = pytest.mark.rule
STRIKE, HEAL, MIND, CURSE, FRENZY, VENOM = (
    CARDS.index(id)
    for id in (
        "gold_mighty_strike",
        "gold_healing",
        "gold_mind_control",
        "silver_curse",
        "silver_frenzy",
        "silver_venom",
    )
)


def banked(s: Euthia, gold: list[int], silver: list[int]) -> None:
    """The banks hold these cards, the next one first."""
    s.gold_bank, s.silver_bank = gold[::-1], silver[::-1]
    for bank in (gold, silver):
        for number in bank:
            for deck in s.cards:
                if number in deck:
                    deck.remove(number)
                    break


def next_card(s: Euthia, *face: int) -> None:
    """The next Combat card shows these dice."""
    number = next(i for i, shown in enumerate(COMBAT_CARDS) if shown[: len(face)] == face)
    s.combat_cards.remove(number)
    s.combat_cards.append(number)


def with_symbols(s: Euthia, gaar: int, chaos: int) -> int:
    """A Combat card with these symbols, as the one of this attack."""
    return next(i for i, shown in enumerate(COMBAT_CARDS) if shown[2:] == (gaar, chaos))


def piles(s: Euthia, actions: int) -> list[tuple[int, int]]:
    return [(pile // 4, pile % 4) for pile in draw_piles(s, actions)]


@rule("EU-SOLO-09", "EU-SOLO-06")
def test_the_cards_of_a_monster_go_to_the_banks() -> None:
    s = begun("dral")
    s.players[0].at = ground(s, monster=2)
    number = next(n for n in s.monsters[1] if n == 14)  # the Cyclops: 1 Silver, 1 Gold
    s.monsters[1].remove(number)
    s.monsters[1].append(number)
    banked(s, [], [CURSE] * 3)
    begin(s, 0, BEAST)
    s.settle()
    next_card(s, 1, 5)
    do(s, "done")
    assert (len(s.silver_bank), len(s.gold_bank)) == (0, 2)
    assert s.fight is not None
    assert s.fight.master == NONE


@rule("EU-SOLO-05", "EU-SOLO-06")
def test_a_drawn_silver_card_feeds_the_bank_and_four_become_a_gold_one() -> None:
    s = begun("dral")
    banked(s, [], [CURSE] * 3)
    s.draw_cards(0, 0, 1)
    assert (len(s.silver_bank), len(s.gold_bank)) == (0, 1)
    assert s.players[0].silver() == 1
    assert s.players[0].gold_cards() == 0


@rule("EU-SOLO-10", "EU-SOLO-25")
def test_a_combat_card_sets_the_dice_with_hope_then_air_then_earth() -> None:
    s = begun("dral")
    fight = fighting(s, "m1_bog_rat", MONSTER_B, air=True, earth=True, run=False)
    next_card(s, 6, 4)
    s.settle()
    assert fight.hope == 1
    assert fight.dice == [1, 4]
    assert fight.value() == 7
    assert COMBAT_CARDS[fight.card][:2] == (6, 4)
    assert s.combat_used == [fight.card]
    assert asked(s) == ("Response", 0)


@rule("EU-SOLO-10", "EU-ESSENCE-02", "EU-COMBAT-50")
def test_an_air_essence_removes_the_left_die_before_hope_is_looked_at() -> None:
    s = begun("dral")
    s.players[0].essences[AIR] = 1
    fight = fighting(s, "m1_bog_rat", MONSTER_A1)
    next_card(s, 6, 4)
    do(s, "spend air")
    assert fight.dice == [4]
    assert fight.hope == 0


@rule("EU-SOLO-21")
def test_used_combat_cards_are_reshuffled_when_none_is_left() -> None:
    s = begun("dral")
    s.combat_used, s.combat_cards = s.combat_cards, []
    fight = fighting(s, "m1_bog_rat", MONSTER_B)
    assert fight.dice
    assert (len(s.combat_cards), len(s.combat_used)) == (35, 1)


@rule("EU-SOLO-21")
def test_reshuffled_combat_cards_come_in_another_order() -> None:
    first = set()
    for seed in range(6):
        s = begun("dral", seed=seed)
        s.combat_cards, s.combat_used = [], list(range(36))
        first.add(fighting(s, "m1_bog_rat", MONSTER_B).card)
    assert len(first) > 1


@rule("EU-SOLO-11", "EU-SOLO-23")
@pytest.mark.parametrize(
    ("dice", "symbols", "gaar", "faces", "after", "left"),
    [
        ([2, 5], 1, 1, [6], [6, 5], 0),
        ([4, 4], 1, 1, [], [4, 4], 1),  # nothing low
        ([3, 3], 1, 1, [5], [5, 3], 0),  # the left of two
        ([1, 2], 2, 2, [1, 4], [4, 2], 0),  # one after the other
        ([1, 2], 2, 1, [6], [6, 2], 0),  # only one token
        ([3], 1, 1, [6], [6], 0),
    ],
)
def test_the_monster_uses_gaar_on_its_lowest_die(
    dice: list[int], symbols: int, gaar: int, faces: list[int], after: list[int], left: int
) -> None:
    s = begun("dral")
    fight = fighting(s, "m1_bog_rat", MONSTER_C, gaar=gaar, run=False)
    fight.card, fight.dice = with_symbols(s, symbols, 0), dice
    load(s, *faces)
    s.settle()
    assert fight.dice == after
    assert fight.gaar == left
    assert fight.bonus == 2 * (gaar - left)


@rule("EU-SOLO-12")
@pytest.mark.parametrize(
    ("chaos", "gold", "silver", "spent"),
    [
        (1, [STRIKE, HEAL, MIND], [], 1),
        (2, [STRIKE], [], 1),
        (2, [STRIKE], [CURSE], 2),
        (2, [], [], 0),
        (0, [STRIKE], [], 0),
    ],
)
def test_chaos_actions_need_a_token_and_a_card_each(chaos: int, gold: list[int], silver: list[int], spent: int) -> None:
    s = begun("dral")
    banked(s, gold, silver)
    fight = fighting(s, "m1_bog_rat", MONSTER_C, chaos=chaos, run=False)
    fight.card, fight.dice = with_symbols(s, 0, 2), [1, 1]
    s.settle()
    assert fight.chaos == chaos - spent
    assert told(s).count("eu-chaos-played") == spent


@rule("EU-SOLO-14")
@pytest.mark.parametrize(
    ("gold", "silver", "pile", "bank"),
    [
        ([STRIKE, STRIKE, STRIKE, STRIKE], [], (STRIKE, 3), [STRIKE]),
        ([STRIKE, STRIKE, MIND, STRIKE], [], (STRIKE, 2), [STRIKE, MIND]),
        ([STRIKE], [CURSE], (STRIKE, 1), []),
        ([], [VENOM, VENOM, VENOM], (VENOM, 2), [VENOM]),
        ([], [VENOM, CURSE, FRENZY], (VENOM, 1), [FRENZY, CURSE]),
    ],
)
def test_one_chaos_action_reveals_cards_until_the_pile_is_full_or_another_kind_comes(
    gold: list[int], silver: list[int], pile: tuple[int, int], bank: list[int]
) -> None:
    s = begun("dral")
    fighting(s, "m1_bog_rat", MONSTER_C, run=False).damage = 1
    banked(s, gold, silver)
    assert piles(s, 1) == [pile]
    left = s.gold_bank if gold else s.silver_bank
    assert left[::-1] == bank


@rule("EU-SOLO-15", "EU-SOLO-16", "EU-SOLO-24")
@pytest.mark.parametrize(
    ("gold", "silver", "found", "bank"),
    [
        ([STRIKE, STRIKE, STRIKE, STRIKE, HEAL], [], [(STRIKE, 3), (STRIKE, 1)], [HEAL]),
        ([STRIKE, MIND, MIND, STRIKE, MIND], [], [(STRIKE, 1), (MIND, 2)], [MIND, STRIKE]),
        ([STRIKE, STRIKE], [CURSE, CURSE, VENOM], [(STRIKE, 2), (CURSE, 2)], []),
        ([STRIKE], [CURSE, VENOM], [(STRIKE, 1), (CURSE, 1)], []),
        ([], [CURSE, VENOM, VENOM], [(CURSE, 1), (VENOM, 2)], []),
        ([STRIKE, STRIKE], [], [(STRIKE, 2)], []),
    ],
)
def test_two_chaos_actions_make_two_piles(
    gold: list[int], silver: list[int], found: list[tuple[int, int]], bank: list[int]
) -> None:
    s = begun("dral")
    fighting(s, "m1_bog_rat", MONSTER_C, run=False).damage = 1
    banked(s, gold, silver)
    assert piles(s, 2) == found
    assert s.gold_bank[::-1] == bank


@rule("EU-SOLO-15")
def test_piles_cost_a_chaos_each_and_work_at_once() -> None:
    s = begun("dral")
    banked(s, [STRIKE, STRIKE, STRIKE, STRIKE, HEAL], [])
    fight = fighting(s, "m1_bog_rat", MONSTER_C, chaos=2, run=False)
    fight.card, fight.dice, fight.damage = with_symbols(s, 0, 2), [1, 1], 1
    s.settle()
    assert fight.chaos == 0
    assert (fight.wound_plus, fight.hero_now) == (4 + 2, -4 - 2)
    assert s.gold_bank == [HEAL]


@rule("EU-SOLO-17", "EU-SOLO-24")
@pytest.mark.parametrize(
    ("gold", "silver", "actions", "found", "bank"),
    [
        ([HEAL, HEAL, HEAL], [], 1, [(HEAL, 1)], [HEAL, HEAL]),
        ([HEAL, HEAL, STRIKE, STRIKE, MIND], [], 2, [(HEAL, 1), (STRIKE, 2)], [HEAL, MIND]),
        ([HEAL, HEAL], [CURSE], 2, [(HEAL, 1), (CURSE, 1)], [HEAL]),
        ([HEAL, HEAL], [], 2, [(HEAL, 1)], [HEAL]),
        ([STRIKE, HEAL, HEAL], [], 2, [(STRIKE, 1), (HEAL, 1)], [HEAL]),
    ],
)
def test_healing_on_a_monster_without_damage_is_a_pile_of_one(
    gold: list[int], silver: list[int], actions: int, found: list[tuple[int, int]], bank: list[int]
) -> None:
    s = begun("dral")
    fighting(s, "m1_bog_rat", MONSTER_C, run=False)
    banked(s, gold, silver)
    assert piles(s, actions) == found
    assert s.gold_bank[::-1] == bank


@rule("EU-SOLO-17")
def test_healing_without_damage_adds_to_the_value_and_stays_with_regeneration() -> None:
    s = begun("dral")
    banked(s, [HEAL], [])
    fight = fighting(s, "m1_bog_rat", MONSTER_C, chaos=1, run=False)
    fight.card, fight.dice = with_symbols(s, 0, 1), [1, 1]
    s.settle()
    assert (fight.bonus, fight.damage, fight.regrowth) == (2, 0, 1)
    assert fight.lasting == [HEAL * 4 + 1]


@rule("EU-SOLO-18")
def test_gaar_taken_by_mind_control_waits_for_the_next_round() -> None:
    s = begun("dral")
    banked(s, [MIND], [])
    fight = fighting(s, "m1_bog_rat", MONSTER_C, chaos=1, run=False)
    fight.card = next(i for i, shown in enumerate(COMBAT_CARDS) if shown[2:] == (1, 1))
    fight.dice = [1, 1]
    s.settle()
    assert fight.dice == [1, 1]
    assert (fight.gaar, s.players[0].gaar) == (1, 3)


@rule("EU-SOLO-22", "EU-SOLO-25")
def test_a_curse_of_a_chaos_action_waits_for_the_heros_attack_and_can_be_cancelled() -> None:
    s = begun("taesiri")
    wear(s, "taesiri_rune_dagger", "taesiri_silence")
    banked(s, [], [CURSE, CURSE])
    fight = fighting(s, "m1_bog_rat", MONSTER_C, chaos=1, run=False)
    fight.card, fight.dice = with_symbols(s, 0, 1), [1, 1]
    s.settle()
    do(s, "done")
    assert fight.hero_now == -4
    assert asked(s) == ("HeroWindow", 0)
    load(s, 3, 3)
    do(s, "use taesiri_silence")
    assert fight.hero_now == 0
    assert s.cards[0][:2] == [CURSE, CURSE]  # under the deck (EU-SOLO-08)


@rule("EU-SOLO-08")
def test_discarded_cards_go_under_their_deck() -> None:
    s = begun("dral")
    fight = fighting(s, "m1_bog_rat", DEATH, run=False)
    fight.played = [FRENZY * 4 + 2]
    size = len(s.cards[0])
    s.settle()
    assert s.cards[0][:2] == [FRENZY, FRENZY]
    assert len(s.cards[0]) == size + 2
    assert s.cards_used == [[], []]


@rule("EU-SOLO-13", "EU-SOLO-25")
def test_the_hero_answers_with_gaar_and_tiles_in_any_order() -> None:
    s = begun("dral")
    fight = fighting(s, "m1_bog_rat", MONSTER_C_HERO, run=False)
    fight.dice = [4, 4]
    s.settle()
    assert asked(s) == ("Response", 0)
    assert may(s) == ["gaar 1", "gaar 2", "use dral_wooden_buckler", "done"]
    load(s, 6)
    do(s, "use dral_wooden_buckler", "gaar 2")
    assert fight.value() == 4 + 6 - 1 - 2
    assert why(s, "use dral_wooden_buckler").startswith("eu-used-once")
    do(s, "done")
    assert last(s, "eu-monster-value")[1] == 7


@rule("EU-SOLO-25")
def test_nobody_plays_curses_before_the_heros_roll() -> None:
    s = begun("dral")
    banked(s, [STRIKE], [CURSE])
    fighting(s, "m1_bog_rat", HERO_A1, chaos=2)
    assert asked(s) == ("Rolling", 0)


@rule("EU-SOLO-07", "EU-SOLO-26")
def test_a_gold_card_becomes_a_coin_even_in_combat_and_feeds_no_bank() -> None:
    s = begun("dral")
    s.players[0].hand = [STRIKE]
    fighting(s, "m1_bog_rat", HERO_A1)
    do(s, "cash gold_mighty_strike")
    assert s.players[0].gold == 1
    assert (s.gold_bank, s.silver_bank) == ([], [])


@rule("EU-SOLO-19")
def test_death_alone_gives_a_gold_card_to_the_bank_too() -> None:
    s = begun("dral")
    fighting(s, "m1_bog_rat", DEATH)
    player = s.players[0]
    assert (player.deaths, player.rep) == (1, 0)
    assert player.gold_cards() == 1
    assert len(s.gold_bank) == 1
    assert player.gaar == 7


@rule("EU-COOP-05", "EU-COOP-06")
def test_together_a_death_costs_a_reputation_and_nobody_else_is_asked() -> None:
    s = begun("dral", "maeldur", mode="coop")
    s.players[0].rep = 3
    fight = fighting(s, "m1_bog_rat", MONSTER_B, chaos=1, gaar=1)
    assert fight.master == NONE
    assert asked(s) == ("Response", 0)
    s.wound(0, 99)
    s.changed()
    s.settle()
    assert s.players[0].rep == 2
    assert s.players[1].kills == 0
    assert s.players[0].deaths == 0
    assert asked(s) == ("Turn", 0)


@rule("EU-DWURT-05")
def test_skoldur_answers_with_dwurt_alone_too() -> None:
    s = begun("skoldur")
    wear(s, "skoldur_cursed_cleaver")
    fight = fighting(s, "m1_bog_rat", MONSTER_C_HERO, run=False)
    fight.dice = [6, 6]
    s.settle()
    do(s, "dwurt", "dwurt")
    assert fight.value() == 6
    assert s.players[0].dwurt_die == 2


@rule("EU-ELITE-19", "EU-SOLO-22")
def test_cards_of_the_bank_work_for_an_immune_enemy() -> None:
    s = begun("dral")
    banked(s, [], [FRENZY])
    fight = fighting(s, "farrug_1", MONSTER_C, chaos=1, foe=FARRUG, run=False)
    fight.card, fight.dice = with_symbols(s, 0, 1), [1, 1]
    wear(s, "dral_garrison_sword", "dral_iron_shield")  # which asks
    s.settle()
    assert asked(s) == ("Response", 0)
    assert fight.value() == 4
