"""Final scoring, and how a game ends."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia.components import BOARDS, TILE_IDS, TILES
from hexfarer.games.euthia.content.scoring import INTERACTION_TOKEN_SCORE
from hexfarer.games.euthia.flow import farrug, golem
from hexfarer.games.euthia.flow.ending import VICTORIES, finish, goal_met
from hexfarer.games.euthia.pieces import piece, with_essence, with_gem
from hexfarer.games.euthia.scoring import (
    SCORE_PARTS,
    WEALTH_PARTS,
    breakdown,
    hand_value,
    resource_worth,
    score,
    wealth,
)
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import FIRE, MIGHTY_STRIKE, NONE, OWN, RUBY, TAESIRI
from tests.games.euthia.realm import begun, close, lay, own, told, turn
from tests.support import rule


def bare(scenario: str = "the_hunt", seats: int = 2, **options: str) -> Euthia:
    """A turn in which nobody owns anything."""
    s = turn(begun(scenario, seats, **options))
    for player in s.players:
        player.pieces, player.gold, player.rep = [], 0, 0
    return s


def part(s: Euthia, key: str, seat: int = 0) -> int:
    return breakdown(s, seat)[key]


def gold(s: Euthia, key: str, seat: int = 0) -> int:
    return wealth(s, seat)[WEALTH_PARTS.index(key)]


def slot(hero: int, id: str) -> int:
    return [field.id for field in BOARDS[hero].fields].index(id)


# -- wealth --


@rule("EU-SCORE-02", "EU-SCORE-11")
def test_hero_tiles_count_their_cost_on_the_board_and_in_sacks() -> None:
    s = bare()
    for seat in (0, 1):
        assert gold(s, "hero_tiles", seat) == 0
    dear = [tile for tile in TILES if tile.home == OWN and tile.buy >= 4][:2]
    for number, tile in enumerate(dear):
        own(s, 0, tile.id, worn=number == 0)
    cost = dear[0].buy + dear[1].buy
    assert gold(s, "hero_tiles") == cost
    assert gold(s, "items") == 0
    s.players[0].known = [piece(TILE_IDS.index(dear[0].id))]
    assert gold(s, "hero_tiles") == cost  # not learned: nothing


@rule("EU-SCORE-03")
def test_unlocked_hero_fields_count_what_they_cost() -> None:
    s = bare()
    assert gold(s, "hero_fields") == 0  # fields that were never locked
    s.players[0].unlocked = 1 << slot(0, "sword3") | 1 << slot(0, "skill6") | 1 << slot(0, "fs1")
    assert gold(s, "hero_fields") == 4 + 2 + 2  # gold, an Essence, gold
    assert gold(s, "slots") == 0


@rule("EU-SCORE-04")
def test_gems_and_essences_count_two_gold_but_not_on_skills() -> None:
    s = bare()
    player = s.players[0]
    player.gems[RUBY], player.essences[FIRE] = 2, 1
    player.pieces = [with_gem(piece(TILE_IDS.index("merchant_leather_helmet"), worn=True), RUBY)]
    assert gold(s, "gems") == 8
    player.hero = TAESIRI
    player.pieces.append(with_essence(piece(TILE_IDS.index("taesiri_sleepiness"), worn=True), FIRE))
    assert gold(s, "gems") == 8


@rule("EU-SCORE-05", "EU-SCORE-11")
def test_items_count_their_purchase_price() -> None:
    s = bare()
    own(s, 0, "merchant_long_sword", worn=True)
    own(s, 0, "treasure1_rusty_chest")
    own(s, 0, "healing_potion")
    assert gold(s, "items") == 6 + 3 + 1
    s.players[0].trophies = [0]
    s.players[0].gaar = 4
    assert sum(wealth(s, 0)) == 10


@rule("EU-SCORE-06")
def test_unlocked_equipment_fields_count_what_they_cost() -> None:
    s = bare()
    s.players[0].unlocked = 1 << slot(0, "ring2")
    assert gold(s, "slots") == 4
    assert gold(s, "hero_fields") == 0


@rule("EU-SCORE-07", "EU-SCORE-11")
@pytest.mark.parametrize(
    ("resource", "rep", "coins"),
    [
        ("mountain_raw_diamond", 3, 2),
        ("lake_raw_sapphire", 0, 4),
        ("mountain_silver_ore", 1, 1),
        ("lake_black_pearl", 2, 0),
        ("lake_silverfish", 0, 4),
        ("cave_salt_crystal", 0, 3),
    ],
)
def test_a_resource_is_bought_for_reputation_or_for_most_gold(resource: str, rep: int, coins: int) -> None:
    assert resource_worth(TILE_IDS.index(resource)) == (rep, coins)
    s = bare()
    own(s, 0, resource)
    assert (part(s, "resources"), gold(s, "resources"), gold(s, "items"), gold(s, "gems")) == (rep, coins, 0, 0)


@rule("EU-SCORE-01", "EU-SCORE-08", "EU-SCORE-11")
@pytest.mark.parametrize(("coins", "rep"), [(0, 0), (1, 0), (2, 1), (6, 1), (7, 2)])
def test_one_reputation_for_every_full_five_gold_of_all_wealth(coins: int, rep: int) -> None:
    s = bare()
    own(s, 0, "merchant_leather_greaves")  # 3 gold
    s.players[0].gold = coins
    assert sum(wealth(s, 0)) == 3 + coins
    assert part(s, "wealth") == score(s, 0) == rep


# -- Reputation --


@rule("EU-SCORE-09", "EU-SCORE-12")
def test_tokens_on_the_map_count_by_the_table() -> None:
    s = bare()
    for number, tile in enumerate(["I-03", "I-04", "I-05", "I-09", "I-10"], 1):
        lay(s, tile, number, 0)
    assert [part(s, key) for key in ("hero_tokens", "interaction_tokens", "trade_tokens")] == [0, 0, 0]
    s.claims[4] = s.claims[8] = s.claims[12] = 0
    s.claims[16] = 1
    assert (part(s, "hero_tokens"), part(s, "hero_tokens", 1)) == (2, 0)
    s.tokens[4] = s.tokens[8] = 0
    assert part(s, "trade_tokens") == 3
    table = INTERACTION_TOKEN_SCORE
    s.set_digs(5, 0, 2)
    assert (part(s, "interaction_tokens"), part(s, "interaction_tokens", 1)) == (table[2], 0)
    s.set_digs(9, 0, 1)
    s.set_digs(9, 1, 2)
    assert (part(s, "interaction_tokens"), part(s, "interaction_tokens", 1)) == (table[3], table[2])
    s.summons[18] = 3
    assert (part(s, "interaction_tokens"), part(s, "interaction_tokens", 1)) == (table[4], table[3])
    s.set_digs(5, 1, 1)
    assert (part(s, "interaction_tokens"), part(s, "interaction_tokens", 1)) == (table[4], table[4])
    assert table[4] > table[3] > table[1]


@rule("EU-SCORE-09")
def test_beyond_the_end_of_the_table_the_last_value_holds() -> None:
    s = bare()
    lay(s, "I-03", 1, 0)
    s.claims = [0] * 30
    assert part(s, "hero_tokens") == 15
    s.players[0].quests = list(range(12))
    assert part(s, "quests") == 17


@rule("EU-SCORE-09")
def test_kills_quests_and_elites_count_and_deaths_cost() -> None:
    s = bare()
    player = s.players[0]
    player.kills, player.quests, player.bounties, player.deaths = 2, [1, 2, 3], [40, 41], 3
    assert [part(s, key) for key in ("kills", "quests", "elites", "deaths")] == [3, 4, 4, -6]
    player.rep = 10
    assert score(s, 0) == 10 + 3 + 4 + 4 - 6


@rule("EU-SOLO-19", "EU-SOLO-20", "EU-COOP-06")
def test_a_death_costs_two_at_the_end_alone_and_nothing_more_together() -> None:
    for seats, options, cost in ((1, {}, -4), (2, {"mode": "coop"}, 0)):
        s = bare(seats=seats, **options)
        s.players[0].deaths = 2
        assert part(s, "deaths") == cost


def test_the_parts_add_up_to_the_score_at_any_time() -> None:
    s = begun("the_hunt", 3)
    outcome = s.outcome()
    for seat in range(3):
        assert list(outcome.breakdown[seat]) == SCORE_PARTS
        assert sum(breakdown(s, seat).values()) == outcome.scores[seat] == score(s, seat)
        assert len(wealth(s, seat)) == len(WEALTH_PARTS)
    assert (outcome.winners, outcome.kind) == ([], "")


def test_the_score_does_not_depend_on_hidden_hands() -> None:
    s = begun("the_hunt")
    before = s.outcome().scores
    s.players[0].hand = [MIGHTY_STRIKE] * 5
    assert s.outcome().scores == before


# -- the end --


@rule("EU-SCORE-10", "EU-ROUND-01", "EU-ROUND-07")
def test_most_reputation_wins_after_the_last_round() -> None:
    s = bare()
    s.players[0].rep, s.players[1].rep = 5, 6
    s.round = 9
    close(s)
    assert not s.over
    close(s)
    assert s.over
    assert (s.outcome().winners, s.outcome().kind) == ([1], "reputation")
    assert s.legal() == []


@rule("EU-SCORE-10")
def test_a_tie_goes_to_the_dearer_hand_and_is_shared_if_that_is_equal() -> None:
    s = bare()
    s.players[0].hand, s.players[1].hand = [0, 1, 2], [MIGHTY_STRIKE]
    assert [hand_value(player) for player in s.players] == [3, 4]
    finish(s)
    assert s.victors == [1]
    s = bare()
    s.players[0].hand, s.players[1].hand = [0, 0, 1, 2], [MIGHTY_STRIKE]
    finish(s)
    assert s.victors == [0, 1]
    s = bare()
    s.players[0].rep, s.players[1].hand = 1, [MIGHTY_STRIKE] * 5
    finish(s)
    assert s.victors == [0]


def last_round(**options: str) -> Euthia:
    """The last round of Defence of the Realm, Farrug still there."""
    s = bare("defence_of_the_realm", **options)
    s.round = 12
    s.farrug, s.dragon_at = 3, 0
    return s


@rule("EU-FARRUG-06", "EU-FARRUG-08")
def test_farrug_unbroken_costs_every_rival_five_before_the_count() -> None:
    s = last_round()
    s.players[0].rep, s.players[1].rep = 7, 3
    s.players[1].gold = 25
    finish(s)
    assert [player.rep for player in s.players] == [2, 0]
    assert s.outcome().scores == [2, 5]
    assert (s.victors, s.victory) == ([1], "reputation")
    assert told(s, "eu-farrug-stays") == [[]]


@rule("EU-FARRUG-06")
def test_nothing_is_lost_when_farrug_was_broken() -> None:
    s = last_round()
    s.farrug = s.dragon_at = NONE
    s.players[0].rep = 7
    finish(s)
    assert s.players[0].rep == 7


@rule("EU-FARRUG-06", "EU-SOLO-27", "EU-COOP-09")
def test_farrug_unbroken_is_a_defeat_alone_and_together() -> None:
    for seats, options in ((1, {}), (2, {"mode": "coop"})):
        s = bare("defence_of_the_realm", seats, **options)
        s.round, s.farrug, s.dragon_at = 12, 3, 0
        s.players[0].rep = 90
        finish(s)
        assert (s.over, s.victors, s.victory) == (True, [], "lost-farrug")


@rule("EU-FARRUG-06", "EU-COOP-09", "EU-SOLO-27")
@pytest.mark.parametrize(
    ("seats", "rep", "kind"),
    [(2, 0, "together"), (1, 0, "medal-bronze"), (1, 50, "medal-silver"), (1, 70, "medal-gold")],
)
def test_the_last_stage_wins_at_once_alone_and_together(seats: int, rep: int, kind: str) -> None:
    s = bare("defence_of_the_realm", seats, mode="coop" if seats > 1 else "competitive")
    s.round, s.farrug, s.dragon_at = 7, 3, 0
    s.players[0].rep = rep
    s.stacks[8] = [TILE_IDS.index("treasure3_golden_chest")]
    farrug.broken(s, 0)
    assert not s.over  # the reward comes first
    s.settle()
    assert s.over
    assert (s.victors, s.victory) == (list(range(seats)), kind)
    assert s.players[0].rep == rep + 8


@rule("EU-GOLEM-04", "EU-SOLO-27", "EU-COOP-09")
def test_the_golem_at_the_church_is_a_defeat_alone_and_together() -> None:
    for seats, options in ((1, {}), (2, {"mode": "coop"})):
        s = bare("walking_destruction", seats, **options)
        golem.appear(s, 0)
        golem.reach_church(s)
        assert (s.over, s.victors, s.victory) == (True, [], "lost-church")


@rule("EU-COOP-09", "EU-GOLEM-03")
def test_a_beaten_golem_wins_together_and_alone_the_game_goes_on() -> None:
    s = bare("walking_destruction", mode="coop")
    golem.appear(s, 0)
    golem.beaten(s, 1)
    s.settle()
    assert (s.over, s.victors, s.victory) == (True, [0, 1], "together")
    s = bare("walking_destruction", 1)
    golem.appear(s, 0)
    golem.beaten(s, 0)
    s.settle()
    assert not s.over


@rule("EU-COOP-07", "EU-COOP-09")
@pytest.mark.parametrize(
    ("badges", "kind"), [([1, 1, 1], "together"), ([2, 1, 0], "lost-goal"), ([0, 0, 0], "lost-goal")]
)
def test_together_only_the_goal_counts(badges: list[int], kind: str) -> None:
    s = bare(mode="coop")
    s.badges = badges
    s.players[0].rep = 99
    finish(s)
    assert (s.victory, s.victors) == (kind, [0, 1] if kind == "together" else [])


@rule("EU-COOP-09", "EU-FARRUG-01")
def test_farrug_is_not_beaten_before_he_has_come() -> None:
    s = bare("defence_of_the_realm", mode="coop")
    assert not goal_met(s)
    s.round = 5
    assert goal_met(s)  # he has come and is gone
    s.farrug = 0
    assert not goal_met(s)


@rule("EU-COOP-09")
def test_together_a_golem_that_still_stands_is_a_defeat() -> None:
    s = bare("walking_destruction", mode="coop")
    golem.appear(s, 0)
    finish(s)
    assert (s.victory, s.victors) == ("lost-goal", [])


@rule("EU-SOLO-27")
@pytest.mark.parametrize(
    ("rep", "kind"),
    [(24, "lost-reputation"), (25, "medal-bronze"), (38, "medal-silver"), (49, "medal-silver"), (50, "medal-gold")],
)
def test_alone_the_final_reputation_earns_a_medal(rep: int, kind: str) -> None:
    s = bare(seats=1)
    s.players[0].rep = rep
    finish(s)
    assert s.victory == kind
    assert s.victors == ([] if kind == "lost-reputation" else [0])
    assert s.victory in VICTORIES
