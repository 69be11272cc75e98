"""What the beginning and the end of a round change, one thing at a time (H3-ROUND, H3-END)."""

from __future__ import annotations

from hexfarer.games.heroes3.components import card_number
from hexfarer.games.heroes3.flow.rounds import Proceeds, begin_round, income, lizard, stars, timed_events
from hexfarer.games.heroes3.flow.scenarios import no_skip
from hexfarer.games.heroes3.flow.winning import check_now, check_round_end, check_turn_end, eliminate
from hexfarer.games.heroes3.player import COVERED, FIRST, FIRST_SPELL, MAIN
from hexfarer.games.heroes3.signs import DEBAUCHERY, GREEDY_DRAGON
from hexfarer.games.heroes3.terms import GOLD, NONE, VALUABLES
from hexfarer.kernel.rng import seeded
from tests.games.heroes3.ai_tables import calm, open_map, settled, started, unit
from tests.games.heroes3.table import begun, plain, put, row
from tests.support import rule


@rule("H3-ROUND-004")
def test_powers_of_a_round_are_back_in_the_next() -> None:
    s = plain()
    s.players[0].used |= COVERED
    s.tale.worked = [unit("neutral_rogues")]
    begin_round(s)
    assert not s.players[0].used & COVERED
    assert s.tale.worked == []


@rule("H3-ROUND-005", "H3-ROUND-007")
def test_an_astrologers_card_takes_no_more_than_the_income() -> None:
    for sign, resource in ((DEBAUCHERY, GOLD), (GREEDY_DRAGON, VALUABLES)):
        s = plain()
        s.sign = sign
        s.players[0].income, s.players[0].resources = [0, 0, 0], [7, 7, 7]
        s.players[1].income, s.players[1].resources = [20, 0, 3], [7, 7, 7]
        income(s)
        assert s.players[0].resources == [7, 7, 7]
        assert s.players[1].resources == [27 - (5 if resource == GOLD else 0), 7, 10 - (resource == VALUABLES)]


@rule("H3-ROUND-006", "H3-TOWN-010")
def test_only_the_castle_has_a_building_that_brings_morale_in_a_resource_round() -> None:
    s = plain()  # Castle and Dungeon
    for seat, morale in ((0, 1), (1, 0)):
        s.players[seat].built |= 1 << FIRST
        s.push(Proceeds(seat))
        s.stack[-1].ready(s)
        assert s.players[seat].morale == morale


@rule("H3-ROUND-007")
def test_the_lizard_takes_artifacts_and_spells_and_brings_as_many_cards() -> None:
    s = plain()
    wings, haste, attack = (card_number(id) for id in ("angel_wings", "haste", "attack"))
    gone = set()
    for seed in range(10):  # what was put into the deck may be drawn again
        s.rng = seeded(seed)
        s.players[0].hand = sorted([wings, haste, attack])
        s.players[0].deck = [card_number("power")] * 9
        lizard(s, 0)
        assert (len(s.players[0].hand), len(s.players[0].deck)) == (3, 9)
        assert attack in s.players[0].hand
        gone |= {card for card in (wings, haste) if card in s.players[0].deck}
    assert gone == {wings, haste}


@rule("H3-ROUND-007")
def test_a_new_astrologers_card_begins_with_the_first_spell_again() -> None:
    s = plain()
    s.players[0].used |= FIRST_SPELL
    stars(s)
    assert not s.players[0].used & FIRST_SPELL


@rule("H3-OPT-13")
def test_black_cubes_go_in_rounds_four_eight_and_twelve() -> None:
    for number in range(1, 14):
        s = begun("brave_new_world", 2, cubes_go="yes")
        s.round = number
        s.black = [1] * len(s.black)
        timed_events(s)
        assert any(s.black) != (number in (4, 8, 12)), number


# -- the end --


@rule("H3-END-013")
def test_a_settlement_of_an_eliminated_player_has_neither_flag_nor_marker() -> None:
    s = plain("brave_new_world", 3)
    field = put(s, row(s, s.players[1].home, 1)[0], "settlement", 3)
    s.flag[field], s.marker[field], s.ever[field] = 1, GOLD, 1
    eliminate(s, 1)
    assert (s.flag[field], s.marker[field], s.ever[field]) == (NONE, NONE, 1)


@rule("H3-END-001")
def test_the_grail_must_come_to_a_town_that_the_player_still_holds() -> None:
    s = plain("search_for_the_grail")
    s.grail_with = 0
    s.players[0].at[MAIN] = s.players[0].home
    s.flag[s.players[0].home] = 1
    check_now(s)
    assert not s.over
    s.flag[s.players[0].home] = 0
    check_now(s)
    assert (s.victory, s.victors) == ("grail", [0])


@rule("H3-END-001")
def test_exactly_the_gold_that_is_asked_for_is_enough() -> None:
    s = plain("dwarven_gold")
    s.players[0].resources[GOLD] = s.plan.gold_goal - 1
    check_turn_end(s, 0)
    assert not s.over
    s.players[0].resources[GOLD] += 1
    check_turn_end(s, 0)
    assert (s.victory, s.victors) == ("gold", [0])


@rule("H3-END-001", "H3-SCEN-003")
def test_lairs_that_were_cleared_count_at_the_end_of_the_round() -> None:
    s = settled(started("unholy_quest", "catherine", "sandro"))
    open_map(s)
    calm(s)
    for field in [field for field in range(len(s.black)) if no_skip(s, field)]:
        s.flag[field] = 0
    check_now(s)
    assert not s.over
    check_round_end(s)
    assert (s.victory, s.victors) == ("goal", [0, 1])


@rule("H3-ROUND-001", "H3-TOUR-003")
def test_turns_are_counted_from_the_first_on() -> None:
    s = settled(started("brave_new_world", "catherine", "sandro"))
    first, second = s.order
    assert (s.players[first].turns, s.players[second].turns) == (1, 0)
