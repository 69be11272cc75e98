"""Special rules of scenarios, where one condition decides alone: once only, only there, only then (H3-SCEN-003)."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.battle import ATTACKER, DEFENDER
from hexfarer.games.heroes3.components import card_number
from hexfarer.games.heroes3.content.scenario_card import SECOND_SWIFTER
from hexfarer.games.heroes3.content.scenarios import SCENARIOS
from hexfarer.games.heroes3.content.tiles import FIELDS
from hexfarer.games.heroes3.content.units import UNITS
from hexfarer.games.heroes3.flow.ending import IDLE_ROUNDS, flee, idle
from hexfarer.games.heroes3.flow.gifts import SELL_FOR_ARTIFACTS, ReinforceOne, join
from hexfarer.games.heroes3.flow.levels import gain_xp
from hexfarer.games.heroes3.flow.scenarios import (
    disguise,
    foe_reaches,
    give_back_lent,
    happen,
    has_deck,
    is_last_site,
    judge,
    keeps_guard,
    lend,
    put_foe,
    round_start,
    sites,
    stands_at_portal,
    wave,
)
from hexfarer.games.heroes3.flow.searching import Search
from hexfarer.games.heroes3.flow.visiting import Visit, enter, guarded
from hexfarer.games.heroes3.player import MAIN
from hexfarer.games.heroes3.state import ARTIFACTS, Heroes3
from hexfarer.games.heroes3.tale import ANGELS_CAME, UTOPIA_REWARDED
from hexfarer.games.heroes3.terms import (
    AZURE,
    BLOCKED,
    EMPTY,
    GOLDEN,
    LOCATIONS,
    MINE_GOLD,
    NONE,
    OBELISK,
    SETTLEMENT,
    TRADING_POST,
    UTOPIA,
    WINDMILL,
)
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.verdict import OK
from tests.games.heroes3.ai_tables import calm, combat, open_map, quiet, settled, started, told, unit
from tests.support import rule

HEROES = ["catherine", "sandro", "mutare"]


def begun(scenario: str, seats: int = 1, difficulty: str = "normal") -> Heroes3:
    """A scenario in its first round, all tiles face up, nothing pending."""
    card = next(card for card in SCENARIOS if card.id == scenario)
    s = settled(started(scenario, *(card.heroes[-1:] or HEROES[:seats]), difficulty=difficulty))
    open_map(s)
    calm(s)
    s.board = s.board.copy()
    return s


def find(s: Heroes3, location: int) -> int:
    return s.board.location.index(location)


def visit(s: Heroes3, seat: int, field: int) -> None:
    """A hero is put on a field and visits it, up to the next question."""
    s.players[seat].at[MAIN] = field
    s.push(Visit(seat, MAIN, field))
    s.changed()
    s.settle()


def tiers(units: list[int]) -> list[int]:
    return sorted((UNITS[each >> 1].tier for each in units), reverse=True)


# -- what happens when --


@rule("H3-ROUND-011")
def test_the_second_of_two_players_is_swifter_but_not_of_three() -> None:
    card, happening = next(
        (card, each) for card in SCENARIOS for each in card.happenings if each.kind == SECOND_SWIFTER
    )
    for seats, more in ((2, happening.amount[0]), (3, 0)):
        s = settled(started(card.id, *HEROES[:seats]))
        for player in s.players:
            player.mp[MAIN] = 3
        s.round = happening.rounds[0]
        happen(s, False)
        first, second = (s.players[seat].mp[MAIN] for seat in s.order[:2])
        assert second - first == more


@rule("H3-ROUND-011")
def test_an_ai_hero_that_is_beaten_does_not_grow() -> None:
    for beaten in (True, False):
        s = begun("llq_2_guardian_angels")
        s.tale.foes[0].beaten = beaten
        s.round = 8
        happen(s, False)
        assert (unit("liches") in s.tale.foes[0].army) != beaten


@rule("H3-ROUND-011", "H3-SCEN-003")
def test_only_a_field_that_was_visited_is_offered_again_and_it_may_be_declined() -> None:
    s = begun("emerald_island")
    s.black = [0] * len(s.black)
    field = find(s, WINDMILL)
    s.black[field] = 1
    s.round = 5
    happen(s, False)
    s.changed()
    s.settle()
    assert sorted(s.legal()) == sorted([pack(verbs.FIELD, field), pack(verbs.STOP)])


@rule("H3-SCEN-003")
def test_a_beaten_raider_does_not_come() -> None:
    for beaten in (True, False):
        s = begun("llq_3_steadwicks_liberation")
        s.tale.foes[1].beaten = beaten
        s.round = 5
        round_start(s)
        assert len(s.stack) == (1 if beaten else 2)


@rule("H3-SCEN-003")
def test_the_raider_takes_the_first_free_field_of_its_tile() -> None:
    """Centre, north-east, east, south-east, south-west, west, north-west."""
    s = begun("llq_3_steadwicks_liberation")
    raider = s.tale.foes[1]
    first = raider.place * FIELDS
    for field in range(first, first + FIELDS):
        s.board.location[field] = EMPTY
    for position in (0, 2, 1, 6, 5, 4, 3):
        raider.at = NONE
        put_foe(s, 1)
        assert raider.at == first + position
        s.board.location[first + position] = BLOCKED
    s.board.location[first : first + 3] = [EMPTY] * 3
    s.players[0].at[MAIN] = first
    raider.at = NONE
    put_foe(s, 1)
    assert raider.at == first + 2


@rule("H3-SCEN-003")
def test_a_town_that_is_lost_is_not_attacked_by_its_wave() -> None:
    s = begun("geleas_champions", 2)
    s.flag[s.players[0].home] = NONE
    wave(s, 3)
    assert s.battle is None
    assert s.tale.waves == 1
    wave(s, 3)
    assert s.battle is not None
    assert s.battle.seats[DEFENDER] == 1
    assert tiers(s.tale.invaders) == [1, 1, 1]


@rule("H3-AI-049")
def test_only_the_wandering_army_brings_morale_when_it_is_beaten() -> None:
    s = begun("llq_1_homecoming")
    battle = combat(s, "halberdiers@a1", "skeletons@a5")
    battle.fighters[1].at = NONE
    s.changed()
    s.settle()
    assert s.tale.foes[0].beaten
    assert (s.players[0].morale, s.players[0].xp) == (0, 0)


@rule("H3-COMBAT-084")
def test_cards_for_a_victory_are_played_after_one_over_an_ai_hero_too() -> None:
    s = settled(started("wandering_dragons", "sandro", "catherine"))
    battle = combat(s, "skeletons@a1", "neutral_boars@a5")
    s.current = 0
    s.players[0].resources[0] = 20
    s.players[0].hand = [card_number("necromancy")]
    battle.fighters[1].at = NONE
    s.changed()
    s.settle()
    assert told(s, events.FOE_BEATEN) == [[0, 0]]
    assert pack(verbs.PLAY, card_number("necromancy"), 1) in s.legal()


# -- guards --


@rule("H3-SCEN-003")
def test_the_last_site_is_known_only_when_the_whole_island_is() -> None:
    s = begun("emerald_island", 2)
    for field in sites(s)[:-1]:
        s.flag[field] = 0
    last = sites(s)[-1]
    assert is_last_site(s, last)
    s.board.up[next(place for place in range(len(s.board.up)) if place != last // FIELDS)] = False
    assert not is_last_site(s, last)
    s.flag[last] = 0
    judge(s, False)
    assert not s.over


def at_the_utopia(s: Heroes3) -> list[int]:
    """Seat 0 attacks the Dragon Utopia with units that act first. The guards on the board."""
    field = find(s, UTOPIA)
    s.current = 0
    s.players[0].at[MAIN] = field
    s.players[0].units = [unit("archangels:pack")]
    enter(s, 0, MAIN, field)
    s.changed()
    s.settle()
    while s.battle is not None and s.battle.round == 0:
        puts = [action for action in s.legal() if kind_of(action) == verbs.DEPLOY]
        s.apply(puts[0] if puts else s.stack[-1].quiet(s))
    assert s.battle is not None
    return [s.battle.fighters[i].unit for i in s.battle.of_side(DEFENDER)]


@rule("H3-SCEN-003")
def test_only_the_dragons_of_the_utopia_guard_it_and_those_that_are_left_go_back() -> None:
    s = begun("wandering_dragons", 2)
    s.tale.foes[0].at = NONE
    dragons = s.tale.utopia[:]
    assert sorted(at_the_utopia(s)) == sorted(dragons)
    assert s.battle is not None
    for i in s.battle.of_side(ATTACKER):
        s.battle.fighters[i].at = NONE
    gone = s.battle.of_side(DEFENDER)[0]
    beaten = s.battle.fighters[gone].unit
    s.battle.fighters[gone].at = NONE
    s.players[0].units = []
    s.changed()
    s.settle()
    assert s.battle is None
    dragons.remove(beaten)
    assert sorted(s.tale.utopia) == sorted(dragons)


@rule("H3-SCEN-003", "H3-AI-030")
def test_which_guards_have_cards() -> None:
    for scenario, seats, at_utopia, elsewhere in (
        ("qg_2_sicilian_dragon", 1, True, True),
        ("geleas_champions", 2, True, False),
        ("stand_united", 2, True, False),
        ("wandering_dragons", 2, False, False),
        ("llq_3_steadwicks_liberation", 1, False, False),
    ):
        s = begun(scenario, seats)
        s.board.location[1] = UTOPIA
        s.board.location[2] = MINE_GOLD
        assert (has_deck(s, 1), has_deck(s, 2)) == (at_utopia, elsewhere), scenario


@rule("H3-SCEN-003")
@pytest.mark.parametrize(
    ("difficulty", "utopia", "wandering"),
    [
        ("easy", [AZURE, AZURE], [GOLDEN, GOLDEN]),
        ("normal", [AZURE, AZURE, GOLDEN], [GOLDEN, GOLDEN]),
        ("hard", [AZURE, AZURE, GOLDEN], [GOLDEN, GOLDEN, GOLDEN]),
        ("impossible", [AZURE, AZURE, GOLDEN, GOLDEN], [GOLDEN, GOLDEN, GOLDEN]),
    ],
)
def test_how_many_dragons_there_are(difficulty: str, utopia: list[int], wandering: list[int]) -> None:
    """Golden units stand in for azure ones, of which the box has two; with three players there is a golden one more."""
    for seats in (2, 3):
        s = begun("wandering_dragons", seats, difficulty)
        more = [GOLDEN] * (seats - 2)
        assert tiers(s.tale.utopia) == utopia + more
        assert tiers(s.tale.foes[0].army) == wandering + more


@rule("H3-SCEN-003")
def test_of_the_golden_dragons_the_strongest_wander() -> None:
    """Black dragons have more health than ghost dragons, and those come before all other golden units."""
    s = begun("wandering_dragons", 2, "easy")
    assert sorted(s.tale.foes[0].army) == sorted([unit("neutral_black_dragons"), unit("neutral_ghost_dragons")])
    s = begun("wandering_dragons", 2, "normal")
    assert [each for each in s.tale.utopia if tiers([each]) == [GOLDEN]] == [unit("neutral_black_dragons")]


@rule("H3-SCEN-003", "H3-COMBAT-073")
def test_guards_of_other_fields_do_not_go_to_the_utopia() -> None:
    s = begun("wandering_dragons", 2)
    s.tale.foes[0].at = NONE
    dragons = s.tale.utopia[:]
    boars = unit("neutral_boars")
    combat(s, "halberdiers@a1", "neutral_boars@a5")
    s.tale.foe = NONE
    assert s.battle is not None
    s.board.location[s.battle.field] = EMPTY
    s.neutral_decks[0].remove(boars)
    flee(s, ATTACKER)
    assert s.tale.utopia == dragons
    assert s.neutral_discards[0] == [boars]


@rule("H3-SCEN-003")
def test_sites_are_mines_and_settlements_and_nothing_else() -> None:
    s = begun("emerald_island", 2)
    names = {LOCATIONS[s.board.location[field]] for field in sites(s)}
    assert names <= {"settlement", "mine_gold", "mine_building_materials", "mine_valuables"}
    others = [location for field, location in enumerate(s.board.location) if field not in sites(s)]
    assert not names & {LOCATIONS[location] for location in others}


@rule("H3-SCEN-003")
def test_only_the_azure_dragons_go_back_to_the_utopia_of_stand_united() -> None:
    s = begun("stand_united", 2)
    s.tale.utopia = []
    battle = combat(s, "halberdiers@a1", "neutral_boars@a5")
    s.board.location[battle.field] = UTOPIA
    assert not keeps_guard(s, unit("neutral_boars"))
    assert keeps_guard(s, unit("neutral_azure_dragons"))
    assert s.tale.utopia == [unit("neutral_azure_dragons")]


@rule("H3-SCEN-003", "H3-XP-016")
def test_on_the_emerald_island_the_specialty_of_level_four_comes_once() -> None:
    s = begun("emerald_island", 2)
    s.players[0].xp, s.players[0].hand = 5, []
    gain_xp(s, 0, 1)
    assert s.players[0].hand == [card_number("crusaders_4")]
    assert s.players[0].level() == 3
    gain_xp(s, 0, 2)
    assert s.players[0].hand == [card_number("crusaders_4")]


@rule("H3-COMBAT-085", "H3-SCEN-003")
def test_invaders_that_cannot_win_go_and_nobody_is_moved() -> None:
    s = begun("geleas_champions", 2)
    battle = combat(s, "halberdiers@a5", "skeletons@a1", attacks=False)
    s.tale.foe, s.tale.wave = NONE, True
    battle.idle_rounds = IDLE_ROUNDS
    assert idle(s)
    assert s.battle is None
    assert told(s, events.STALEMATE) == [[]]
    assert told(s, events.FOE_MOVED) == told(s, events.PLACED_HERO) == []


@rule("H3-SCEN-003")
def test_the_deception_of_the_greek_gift_works_once() -> None:
    s = begun("qg_1_greek_gift")
    s.tale.foe = 0
    disguise(s)
    army = s.tale.foes[0].army
    assert unit("neutral_zombies") in army
    army.remove(unit("neutral_zombies"))  # beaten
    s.neutral_discards[0].append(unit("neutral_zombies"))
    disguise(s)
    assert unit("neutral_zombies") not in s.tale.foes[0].army


@rule("H3-SCEN-003")
def test_only_the_settlement_of_the_angels_is_open() -> None:
    s = begun("qg_1_greek_gift")
    field = find(s, SETTLEMENT)
    s.ever[field] = 0
    assert not guarded(s, field)
    s.board.location[1], s.board.difficulty[1], s.ever[1] = SETTLEMENT, 3, 0
    assert guarded(s, 1)


# -- gifts --


@rule("H3-SCEN-003")
def test_archangels_and_dragons_come_once() -> None:
    s = begun("qg_1_greek_gift")
    field = find(s, SETTLEMENT)
    visit(s, 0, field)
    s.players[0].units.remove(unit("archangels"))
    calm(s)
    s.flag[field] = NONE
    visit(s, 0, field)
    assert s.flag[field] == 0
    assert unit("archangels") not in s.players[0].units
    s = begun("qg_3_two_knights_defense")
    utopia = find(s, UTOPIA)
    for _ in range(2):
        s.flag[utopia] = NONE
        visit(s, 0, utopia)
        calm(s)
    assert len([each for each in s.players[0].units if UNITS[each >> 1].tier == AZURE]) == 1


@rule("H3-SCEN-003")
def test_the_necromancer_gains_nothing_at_a_utopia_that_the_player_had_first() -> None:
    s = begun("qg_3_two_knights_defense")
    s.tale.done |= UTOPIA_REWARDED
    army = s.tale.foes[0].army[:]
    foe_reaches(s, 0, find(s, UTOPIA))
    assert s.tale.foes[0].army == army


@rule("H3-SCEN-003")
def test_the_way_to_the_necromancer_begins_at_an_obelisk_when_both_were_visited() -> None:
    s = begun("qg_2_sicilian_dragon")
    obelisk = find(s, OBELISK)
    s.players[0].at[MAIN] = obelisk
    assert not stands_at_portal(s, 0, MAIN)
    s.tale.done |= ANGELS_CAME
    assert stands_at_portal(s, 0, MAIN)
    s.players[0].at[MAIN] = obelisk + 1
    assert not stands_at_portal(s, 0, MAIN)
    s.players[0].at[MAIN] = obelisk
    s.tale.foes[0].beaten = True
    assert not stands_at_portal(s, 0, MAIN)


@rule("H3-AI-059")
def test_what_a_player_flags_again_is_no_longer_the_ais() -> None:
    s = begun("llq_2_guardian_angels")
    s.board.location[1] = MINE_GOLD
    s.tale.theirs.append(1)
    s.ever[1] = 1
    visit(s, 0, 1)
    assert s.flag[1] == 0
    assert 1 not in s.tale.theirs


@rule("H3-SCEN-003")
def test_a_unit_that_joins_flips_few_to_a_pack_and_does_not_come_twice() -> None:
    s = begun("llq_1_homecoming")
    s.players[0].units = [unit("griffins"), unit("crusaders:pack")]
    join(s, 0, unit("griffins"))
    assert s.players[0].units == [unit("griffins"), unit("crusaders:pack")]
    join(s, 0, unit("griffins:pack"))
    join(s, 0, unit("crusaders"))
    assert s.players[0].units == [unit("griffins:pack"), unit("crusaders:pack")]
    join(s, 0, unit("champions"))
    assert s.players[0].units[2:] == [unit("champions")]


@rule("H3-SCEN-003", "H3-UNIT-008")
def test_an_obelisk_of_stand_united_offers_one_of_three_units_to_all_for_its_price() -> None:
    s = begun("stand_united", 2)
    tops = [s.neutral_decks[tier][-1] for tier in range(3)]
    own = s.players[0].units[:]
    s.players[0].resources = [99, 9, 9]
    visit(s, 0, find(s, OBELISK))
    assert sorted(a_of(action) for action in s.legal() if kind_of(action) == verbs.UNIT) == sorted(tops)
    assert pack(verbs.STOP) in s.legal()
    s.apply(pack(verbs.UNIT, tops[1]))
    gold, valuables = UNITS[tops[1] >> 1].recruit
    assert s.players[0].resources == [99 - gold, 9, 9 - valuables]
    assert (s.tale.shared, s.players[0].units) == ([tops[1]], own)
    assert not [action for action in s.legal() if kind_of(action) == verbs.UNIT]  # one only
    assert s.drawn == []
    assert tops[0] in s.neutral_discards[0]


@rule("H3-SCEN-003")
def test_who_cannot_pay_hires_nobody_at_an_obelisk() -> None:
    s = begun("stand_united", 2)
    s.players[0].resources = [0, 0, 0]
    visit(s, 0, find(s, OBELISK))
    assert not [action for action in s.legal() if kind_of(action) == verbs.UNIT]


@rule("H3-SCEN-003")
def test_at_a_trading_post_any_number_is_hired_and_the_rest_is_shuffled_back() -> None:
    s = begun("qg_2_sicilian_dragon")
    counts = [len(deck) for deck in s.neutral_decks]
    tops = [s.neutral_decks[tier][-1] for tier in range(3)]
    s.players[0].resources = [99, 9, 9]
    visit(s, 0, find(s, TRADING_POST))
    while s.drawn == []:
        ways = [action for action in s.legal() if kind_of(action) == verbs.CHOOSE]
        s.apply(ways[0] if len(ways) == 1 else s.stack[-1].quiet(s))
    assert sorted(s.drawn) == sorted(tops)
    s.apply(pack(verbs.UNIT, tops[0]))
    s.apply(pack(verbs.UNIT, tops[1]))
    assert s.players[0].resources[0] == 99 - UNITS[tops[0] >> 1].recruit[0] - UNITS[tops[1] >> 1].recruit[0]
    s.apply(pack(verbs.STOP))
    assert tops[0] in s.players[0].units
    assert tops[1] in s.players[0].units
    assert [len(deck) for deck in s.neutral_decks] == [counts[0] - 1, counts[1] - 1, *counts[2:]]
    assert not any(s.neutral_discards)


@rule("H3-SCEN-003")
def test_the_grail_is_sold_for_two_searches_of_three_artifacts() -> None:
    s = begun("qg_2_sicilian_dragon")
    s.grail_with = 0
    SELL_FOR_ARTIFACTS.run(s, 0, NONE)
    assert s.grail_with == NONE
    assert [(frame.deck, frame.count) for frame in s.stack if isinstance(frame, Search)] == [(ARTIFACTS, 3)] * 2


@rule("H3-SETUP-023")
def test_a_bonus_that_reinforces_needs_few_of_the_unit() -> None:
    s = begun("llq_1_homecoming")
    s.players[0].units = [unit("halberdiers")]
    assert ReinforceOne("halberdiers").usable(s, 0, NONE) == OK
    s.players[0].units = [unit("halberdiers:pack"), unit("marksmen")]
    assert ReinforceOne("halberdiers").usable(s, 0, NONE) != OK


# -- Stand United --


@rule("H3-SCEN-003")
def test_who_wins_at_the_utopia_leaves_a_unit_of_the_faction_and_the_game() -> None:
    s = begun("stand_united", 2)
    trolls = s.neutral_decks[GOLDEN].pop()
    s.players[0].units = [unit("halberdiers:pack"), unit("crusaders"), trolls]
    visit(s, 0, find(s, UTOPIA))
    assert sorted(s.legal()) == sorted(
        [pack(verbs.UNIT, unit("halberdiers:pack")), pack(verbs.UNIT, unit("crusaders"))]
    )
    s.apply(pack(verbs.UNIT, unit("crusaders")))
    while not s.players[0].eliminated:
        quiet(s)
    assert s.tale.winners == 1
    assert s.players[0].at == [NONE, NONE]
    assert not s.over


@rule("H3-SCEN-003")
def test_a_shared_unit_that_was_flipped_goes_back_as_few() -> None:
    s = begun("stand_united", 2)
    s.tale.shared = [unit("vampires:pack")]
    lend(s, 0)
    s.players[0].units[-1] = unit("vampires")
    give_back_lent(s, 0)
    assert s.tale.shared == [unit("vampires")]
    assert unit("vampires") not in s.players[0].units


# -- the end --


@rule("H3-END-001")
@pytest.mark.parametrize("scenario", ["geleas_champions", "wandering_dragons"])
def test_a_utopia_without_a_flag_is_not_reached(scenario: str) -> None:
    s = begun(scenario, 2)
    for foe in s.tale.foes:
        foe.beaten = True
    judge(s, False)
    assert not s.over
    s.flag[find(s, UTOPIA)] = 1
    judge(s, False)
    assert s.victory == "goal"


@rule("H3-END-001")
def test_the_island_is_not_won_while_a_tile_lies_face_down() -> None:
    s = begun("emerald_island", 2)
    for field in sites(s):
        s.flag[field] = 0
    s.board.up[-1] = False
    judge(s, False)
    assert not s.over
    s.board.up[-1] = True
    judge(s, False)
    assert s.victory == "goal"


@rule("H3-END-001")
def test_another_settlement_is_not_the_one_of_homecoming() -> None:
    s = begun("llq_1_homecoming")
    s.tale.foes[0].beaten = True
    s.board.location[1], s.flag[1] = SETTLEMENT, 0
    judge(s, False)
    assert len(s.stack) == 1
    s.flag[find(s, SETTLEMENT)] = NONE
    s.flag[s.board.location.index(SETTLEMENT, 2)] = 0
    judge(s, False)
    assert len(s.stack) == 2  # the cards that go along


@rule("H3-END-001")
def test_both_obelisks_must_be_visited() -> None:
    s = begun("qg_2_sicilian_dragon")
    s.tale.foes[0].beaten = True
    first, second = (field for field, location in enumerate(s.board.location) if location == OBELISK)
    s.obelisks[first] = 1
    judge(s, False)
    assert len(s.stack) == 1
    s.obelisks[second] = 1
    judge(s, False)
    assert len(s.stack) == 2


@rule("H3-END-015", "H3-END-017")
def test_a_town_that_a_partner_holds_is_not_lost() -> None:
    s = begun("geleas_champions", 2)
    s.flag[s.players[0].home], s.flag[s.players[1].home] = 1, NONE
    judge(s, False)
    assert not s.over
    s.flag[s.players[0].home] = NONE
    judge(s, False)
    assert s.victory == "defeat"
    assert told(s, events.OVER)
