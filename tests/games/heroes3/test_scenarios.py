"""The scenarios: how they are set up, their special rules, how they end; and what players who play together may do."""

from __future__ import annotations

from collections import Counter

import pytest

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.battle import ATTACKER, DEFENDER
from hexfarer.games.heroes3.components import card_number
from hexfarer.games.heroes3.content.scenarios import SCENARIO_IDS, SCENARIOS
from hexfarer.games.heroes3.content.tiles import FIELDS, TILE_IDS, TILES
from hexfarer.games.heroes3.content.units import UNITS
from hexfarer.games.heroes3.flow.ai_map import Wander, wanted
from hexfarer.games.heroes3.flow.ending import place_hero
from hexfarer.games.heroes3.flow.levels import gain_xp
from hexfarer.games.heroes3.flow.scenarios import (
    after_turns,
    deal_dragons,
    disguise,
    foe_reaches,
    give_back_lent,
    guard_counts,
    happen,
    is_last_site,
    judge,
    kept_guards,
    lend,
    lost_combat,
    no_skip,
    round_start,
    sites,
    wave,
)
from hexfarer.games.heroes3.flow.together import Giving, recall, swap_verdict
from hexfarer.games.heroes3.flow.town import build_verdict, hire_verdict
from hexfarer.games.heroes3.flow.visiting import Visit, enter, guarded
from hexfarer.games.heroes3.flow.walking import may_stop
from hexfarer.games.heroes3.flow.winning import check_round_end
from hexfarer.games.heroes3.plan import CAMPAIGN, CLASH, COOPERATION
from hexfarer.games.heroes3.player import CITADEL, DWELLING, MAIN
from hexfarer.games.heroes3.terms import (
    AZURE,
    CENTRE,
    EMPTY,
    FAR,
    GOLD,
    GOLDEN,
    GRAIL,
    NEAR,
    NONE,
    OBELISK,
    SETTLEMENT,
    STARTING,
    TOWN,
    TRADING_POST,
    UTOPIA,
    WINDMILL,
    mined,
)
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.hexes import at, distance
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.verdict import OK
from tests.games.heroes3.ai_tables import GAME, combat, quiet, settled, started, told, unit
from tests.support import rule

NEW = [card for card in SCENARIOS if card.mode != CLASH]
COUNTS = [(card.id, seats) for card in NEW for seats in card.maps]
HEROES = ["catherine", "sandro", "mutare"]


def begun(scenario: str, seats: int, seed: int, difficulty: str = "normal"):  # type: ignore[no-untyped-def]
    card = SCENARIOS[SCENARIO_IDS.index(scenario)]
    heroes = card.heroes[-1:] if card.heroes else HEROES[:seats]
    return started(scenario, *heroes, difficulty=difficulty, seed=seed)


def open_map(s) -> None:  # type: ignore[no-untyped-def]
    for place, tile in enumerate(s.under):
        if tile != NONE:
            s.board = s.board.with_tile_up(place, tile, 0)
            s.under[place] = NONE


def calm(s) -> None:  # type: ignore[no-untyped-def]
    """Nothing is pending any more but the rounds."""
    while len(s.stack) > 1:
        s.pop()


def find(s, location: int) -> int:  # type: ignore[no-untyped-def]
    found: int = s.board.location.index(location)
    return found


def visit(s, seat: int, field: int) -> None:  # type: ignore[no-untyped-def]
    """A hero is put on a field and visits it, up to the next question."""
    s.players[seat].at[MAIN] = field
    s.push(Visit(seat, MAIN, field))
    s.changed()
    s.settle()


def deployed(s) -> None:  # type: ignore[no-untyped-def]
    """Units that act before all others stand on the board, and the player is asked."""
    assert s.battle is not None
    s.players[0].units = [unit("archangels:pack"), unit("champions:pack")]
    s.changed()
    while s.battle is not None and s.battle.round == 0:
        puts = [action for action in s.legal() if kind_of(action) == verbs.DEPLOY]
        s.apply(puts[0] if puts else s.stack[-1].quiet(s))


# -- all of them --


@rule("H3-SCEN-001", "H3-SCEN-002", "H3-SETUP-008")
@pytest.mark.parametrize(("scenario", "seats"), [(card.id, seats) for card in SCENARIOS for seats in card.maps])
def test_a_map_hangs_together_and_needs_no_more_tiles_than_there_are(scenario: str, seats: int) -> None:
    card = SCENARIOS[SCENARIO_IDS.index(scenario)]
    places = card.maps[seats]
    centres = [at(place.q, place.r) for place in places]
    for i, a in enumerate(centres):
        assert all(distance(a, b) >= 3 for b in centres[:i])
    joined = {0}
    while True:
        more = {j for j in range(len(centres)) if any(distance(centres[i], centres[j]) == 3 for i in joined)} - joined
        if not more:
            break
        joined |= more
    apart = [place for i, place in enumerate(places) if i not in joined]
    assert not apart or scenario == "qg_2_sicilian_dragon"
    count = Counter(place.kind for place in places)
    count[FAR] += card.pools * seats
    for kind, most in ((STARTING, 3), (FAR, 9), (NEAR, 6), (CENTRE, 2)):
        assert count[kind] <= most
    named = [place.tile for place in places if place.tile and " " not in place.tile]
    assert len(set(named)) == len(named)
    assert all(TILES[TILE_IDS.index(place.tile)].kind == place.kind for place in places if place.tile in TILE_IDS)


@rule("H3-SCEN-004", "H3-SETUP-002", "H3-ALL-003")
def test_scenarios_without_known_contents_alliance_and_tournament_are_not_offered() -> None:
    assert len(SCENARIO_IDS) == 15
    assert {card.mode for card in SCENARIOS} == {CLASH, COOPERATION, CAMPAIGN}
    for missing in ("all_for_one", "carpe_diem", "manifest_destiny", "arrogance", "the_challenge", "tournament"):
        assert missing not in SCENARIO_IDS


@rule("H3-SETUP-002")
def test_numbers_of_players_fit_the_mode() -> None:
    by_id = {scenario.id: (scenario.fewest, scenario.most) for scenario in GAME.scenarios}
    for card in NEW:
        wanted_numbers = (1, 1) if card.mode == CAMPAIGN else (1, 2) if card.id == "emerald_island" else (2, 3)
        assert by_id[card.id] == wanted_numbers


def test_what_was_reconstructed_says_so() -> None:
    notes = {scenario.id: scenario.note for scenario in GAME.scenarios}
    assert notes["geleas_champions"] == notes["llq_1_homecoming"] == "note-h3-reconstructed"
    assert notes["stand_united"] == notes["qg_1_greek_gift"] == notes["force_of_will"] == ""


def test_a_campaign_is_played_by_its_heroes() -> None:
    GAME.check_setup(Setup("heroes3", "base", "llq_2_guardian_angels", ["rion"], {}, 1))
    with pytest.raises(Problem):
        GAME.check_setup(Setup("heroes3", "base", "llq_1_homecoming", ["rion"], {}, 1))


# -- together --


@rule("H3-END-015", "H3-END-017")
def test_all_win_or_lose_together() -> None:
    s = settled(begun("geleas_champions", 2, 1))
    open_map(s)
    s.flag[find(s, UTOPIA)] = 1
    judge(s, False)
    assert (s.over, s.victors, s.victory) == (True, [0, 1], "goal")
    s = settled(begun("geleas_champions", 2, 1))
    for player in s.players:
        s.flag[player.home] = NONE
    judge(s, False)
    assert (s.over, s.victors, s.victory) == (True, [], "defeat")


@rule("H3-END-017", "H3-END-006")
def test_nobody_is_eliminated_for_a_lost_town_and_time_ends_the_game() -> None:
    s = settled(begun("geleas_champions", 2, 1))
    s.flag[s.players[0].home] = NONE
    for _ in range(5):
        check_round_end(s)
    assert not s.players[0].eliminated
    s.round = 12
    check_round_end(s)
    assert (s.over, s.victors, s.victory) == (True, [], "late")


@rule("H3-END-017")
def test_a_beaten_hero_without_a_place_goes_back_to_where_it_began() -> None:
    s = settled(begun("geleas_champions", 2, 1))
    s.flag[s.players[0].home] = NONE
    s.players[0].at[MAIN] = NONE
    place_hero(s, 0, NONE)
    assert s.players[0].at[MAIN] == s.players[0].home
    s = settled(begun("qg_2_sicilian_dragon", 1, 1))
    began = s.players[0].at[MAIN]
    assert s.players[0].home == NONE
    assert s.board.location[began] == EMPTY
    s.players[0].at[MAIN] = NONE
    place_hero(s, 0, NONE)
    assert s.players[0].at[MAIN] == began


@rule("H3-ALL-002", "H3-MOVE-013", "H3-TILE-019")
def test_players_do_not_fight_each_other_nor_take_flags() -> None:
    s = settled(begun("geleas_champions", 2, 1))
    calm(s)
    home = s.players[1].home
    s.players[1].at[MAIN] = home + 1
    assert may_stop(s, 0, home + 1) != OK  # the ally's hero
    assert may_stop(s, 0, home) == OK
    s.players[0].at[MAIN] = home
    enter(s, 0, MAIN, home)
    s.changed()
    s.settle()
    s.settle()
    assert s.flag[home] == 1
    assert s.battle is None
    open_map(s)
    mine = next(field for field, location in enumerate(s.board.location) if mined(location) != NONE)
    s.flag[mine], s.ever[mine] = 1, 1
    income = s.players[1].income[:]
    visit(s, 0, mine)
    assert s.flag[mine] == 1
    assert s.players[1].income == income


@rule("H3-ROUND-011")
def test_black_cubes_leave_the_mills_in_their_rounds() -> None:
    s = settled(begun("unholy_quest", 2, 3))
    open_map(s)
    mills = [field for field, location in enumerate(s.board.location) if location == WINDMILL]
    s.black = [1] * len(s.black)
    s.log = []
    s.round = 5
    happen(s, False)
    assert all(s.black)
    assert told(s, events.CUBES_GONE) == []
    s.round = 6
    happen(s, False)
    assert told(s, events.CUBES_GONE) == [[]]
    assert not any(s.black[field] for field in mills)
    assert sum(s.black) > len(s.black) // 2


@rule("H3-ROUND-011")
def test_events_give_dice_resources_and_units() -> None:
    s = settled(begun("llq_1_homecoming", 1, 1).copy())
    have = s.players[0].resources[:]
    s.round = 4
    happen(s, False)
    assert s.players[0].resources == [have[0] + 5, have[1] + 1, have[2]]
    s = settled(begun("stand_united", 2, 1))
    calm(s)
    s.round = 4
    happen(s, False)
    s.changed()
    s.settle()
    assert [args[0] for args in told(s, events.ROLLED)][-2:] == s.order
    s = settled(begun("qg_3_two_knights_defense", 1, 1))
    assert unit("champions") in s.players[0].units


# -- Gelea's Champions --


def test_a_wave_attacks_one_town_after_the_other() -> None:
    s = settled(begun("geleas_champions", 2, 1))
    calm(s)
    s.players[0].at[MAIN] = s.players[0].home
    s.round = 4
    happen(s, True)
    assert s.battle is not None
    assert s.battle.seats == [NONE, 0]
    assert s.battle.with_cards == [False, True]
    assert [UNITS[each >> 1].tier for each in s.tale.invaders] == [0, 0, 0]
    s.changed()
    s.settle()
    while s.battle is not None:
        assert GAME.conserved(s) == []
        quiet(s)
    assert told(s, events.WAVE_WON) == [[0]] or s.flag[s.players[0].home] == NONE
    s.battle = None
    calm(s)
    wave(s, 3)
    assert s.battle is not None
    assert s.battle.seats == [NONE, 1]
    assert [UNITS[each >> 1].tier for each in s.tale.invaders] == [1, 1, 1]


def test_who_beats_invaders_rolls_for_treasure_and_who_does_not_loses_the_town() -> None:
    for wins in (True, False):
        s = settled(begun("geleas_champions", 2, 1))
        battle = combat(s, "champions:pack@a4", "troglodytes@a1", attacks=False)
        battle.cause = 2
        battle.field = s.players[0].home
        s.tale.wave = True
        battle.fighters[1 if wins else 0].at = NONE
        s.changed()
        s.settle()
        if wins:
            assert len(told(s, events.ROLLED)[0]) == 3
        else:
            assert s.flag[s.players[0].home] == NONE
            assert not s.over  # the other Town stands
            assert s.players[0].at[MAIN] == s.players[0].home


@rule("H3-COMBAT-013")
def test_the_utopia_must_be_fought_for() -> None:
    s = settled(begun("geleas_champions", 2, 1))
    open_map(s)
    assert no_skip(s, find(s, UTOPIA))
    assert not no_skip(s, find(s, SETTLEMENT) if SETTLEMENT in s.board.location else 1)
    s.players[0].xp = 12
    field = find(s, UTOPIA)
    s.players[0].at[MAIN] = field
    calm(s)
    enter(s, 0, MAIN, field)
    s.changed()
    s.settle()
    assert s.battle is not None
    assert s.tale.pile == 1  # with Might cards
    assert len(s.tale.decks[1]) == 4


# -- Unholy Quest --


def test_lairs_grow_and_must_all_be_cleared() -> None:
    s = settled(begun("unholy_quest", 3, 2))
    open_map(s)
    utopia = find(s, UTOPIA)
    lairs = [field for field in range(len(s.black)) if no_skip(s, field)]
    assert len(lairs) == 3
    assert utopia in lairs
    mine = next(field for field in lairs if field != utopia)
    assert guard_counts(s, mine, (1, 2, 1, 0)) == [1, 2, 1, 0]
    for number in (4, 8, 12):
        s.round = number
        happen(s, False)
    assert s.tale.growth == 2
    assert guard_counts(s, mine, (1, 2, 1, 0)) == [1, 2, 2, 0]  # five at most
    assert guard_counts(s, utopia, (0, 0, 0, 2)) == [0, 0, 2, 2]
    for field in lairs:
        judge(s, True)
        assert not s.over
        s.flag[field] = 0
    judge(s, False)
    assert not s.over  # at the end of a round
    judge(s, True)
    assert s.victors == [0, 1, 2]


# -- Wandering Dragons --


def test_dragons_lie_in_wait_and_wander() -> None:
    for difficulty, utopia, wandering in (("easy", 2, 2), ("impossible", 4, 3)):
        s = settled(begun("wandering_dragons", 2, 1, difficulty))
        assert (len(s.tale.utopia), len(s.tale.foes[0].army)) == (utopia, wandering)
        assert s.board.kinds[s.tale.foes[0].at // FIELDS] == CENTRE
        assert GAME.conserved(s) == []
    three = settled(begun("wandering_dragons", 3, 1, "easy"))
    assert (len(three.tale.utopia), len(three.tale.foes[0].army)) == (3, 3)
    assert all(UNITS[each >> 1].tier in (GOLDEN, AZURE) for each in three.tale.utopia)
    assert deal_dragons is not None


def test_the_wandering_army_goes_by_the_dice_towards_the_nearest_hero() -> None:
    moved = stayed = 0
    for seed in range(12):
        s = settled(begun("wandering_dragons", 2, seed))
        calm(s)
        foe = s.tale.foes[0]
        before = foe.at
        goal = wanted(s, foe, False)
        assert s.hero_on(goal) != NONE or s.flag[goal] != NONE
        s.push(Wander(0, 0))
        s.changed()
        s.settle()
        steps = told(s, events.FOE_ROLL)[-1][1]
        hexes = s.board.map.hexes
        assert distance(hexes[before], hexes[foe.at]) <= steps
        if foe.at == before:
            stayed += 1
        else:
            moved += 1
            heroes = [hexes[player.at[MAIN]] for player in s.players]
            assert min(distance(hexes[foe.at], hero) for hero in heroes) < min(
                distance(hexes[before], hero) for hero in heroes
            )
    assert moved
    assert stayed


def test_the_wandering_army_attacks_heroes_and_morale_rises_when_it_is_beaten() -> None:
    s = settled(begun("wandering_dragons", 2, 1))
    battle = combat(s, "champions:pack@a4", "troglodytes@a1", attacks=False)
    battle.fighters[1].at = NONE
    s.changed()
    s.settle()
    assert s.tale.foes[0].beaten
    assert s.players[0].morale == 1
    assert not s.over  # the Utopia is left
    open_map(s)
    s.flag[find(s, UTOPIA)] = 0
    judge(s, False)
    assert s.victors == [0, 1]


def test_the_dragons_of_the_utopia_are_its_only_guards() -> None:
    s = settled(begun("wandering_dragons", 2, 1))
    open_map(s)
    field = find(s, UTOPIA)
    dragons = s.tale.utopia[:]
    assert kept_guards(s, field) == dragons
    assert s.tale.utopia == []


# -- Stand United --


def test_azure_dragons_are_kept_for_the_utopia() -> None:
    s = settled(begun("stand_united", 2, 1))
    open_map(s)
    dragons = unit("neutral_azure_dragons")
    assert s.tale.utopia == [dragons]
    assert dragons not in s.neutral_decks[AZURE]
    field = find(s, UTOPIA)
    assert guard_counts(s, field, (0, 0, 0, 2)) == [0, 0, 0, 1]
    assert kept_guards(s, field) == [dragons]
    assert s.tale.utopia == []
    s.neutral_discards[AZURE].append(dragons)  # beaten once
    assert kept_guards(s, field) == [dragons]
    assert dragons not in s.neutral_discards[AZURE]


def test_everybody_must_win_at_the_utopia_and_leaves_a_unit_there() -> None:
    s = settled(begun("stand_united", 2, 1))
    calm(s)
    open_map(s)
    field = find(s, UTOPIA)
    visit(s, 0, field)
    assert {kind_of(action) for action in s.legal()} == {verbs.UNIT}
    left = s.players[0].units[0]
    s.apply(pack(verbs.UNIT, left))
    assert s.tale.shared == [left]
    gold = s.players[1].resources[GOLD]
    s.apply(pack(verbs.GIVE, GOLD, 1))
    assert s.players[1].resources[GOLD] == gold + 1
    s.apply(pack(verbs.STOP))
    assert s.tale.winners == 1
    assert s.flag[field] == NONE
    assert not s.over
    calm(s)
    visit(s, 1, field)
    s.apply(s.legal()[0])
    while not s.over:
        quiet(s)
    assert s.victors == [0, 1]


def test_shared_units_fight_for_whoever_needs_them() -> None:
    s = settled(begun("stand_united", 2, 1))
    s.tale.shared = [unit("neutral_trolls"), unit("neutral_boars")]
    own = len(s.players[1].units)
    lend(s, 1)
    assert len(s.players[1].units) == own + 2
    s.players[1].units.remove(unit("neutral_boars"))  # lost
    give_back_lent(s, 1)
    assert len(s.players[1].units) == own
    assert s.tale.shared == [unit("neutral_trolls")]


def test_the_build_token_trades_with_one_player() -> None:
    s = settled(begun("stand_united", 2, 1))
    while pack(verbs.END) not in s.legal():
        quiet(s)
    seat = s.to_act()
    other = 1 - seat
    assert hire_verdict(s, seat, s.players[seat].home) != OK  # no Secondary Hero
    s.players[seat].resources = [4, 0, 0]
    s.apply(pack(verbs.DEAL, other))
    assert isinstance(s.stack[-1], Giving)
    s.apply(pack(verbs.GIVE, GOLD, other))
    s.apply(pack(verbs.STOP))
    assert s.to_act() == other
    s.apply(pack(verbs.STOP))
    assert s.players[seat].built_this_round
    assert pack(verbs.DEAL, other) not in s.legal()


# -- Emerald Island --


def test_players_choose_a_pack_and_few_of_two_bronze_units() -> None:
    s = begun("emerald_island", 1, 1)
    assert {kind_of(action) for action in s.legal()} == {verbs.UNIT}
    first = s.legal()[0]
    s.apply(first)
    second = s.legal()
    assert all(action >> 9 != first >> 9 for action in second)
    s.apply(second[0])
    assert [each & 1 for each in s.players[0].units] == [1, 0]
    assert s.players[0].start_units == s.players[0].units


def test_every_mine_and_settlement_must_be_flagged_and_the_last_is_guarded_harder() -> None:
    s = settled(begun("emerald_island", 2, 1))
    open_map(s)
    places = sites(s)
    assert len(places) > 4
    for field in places[:-1]:
        s.flag[field] = 0
    judge(s, False)
    assert not s.over
    last = places[-1]
    assert is_last_site(s, last)
    assert no_skip(s, last)
    assert guard_counts(s, last, (1, 1, 0, 0)) == [1, 1, 1, 0]
    s.flag[last] = 1
    judge(s, False)
    assert s.victory == "goal"


@rule("H3-XP-016")
def test_level_caps() -> None:
    s = settled(begun("llq_1_homecoming", 1, 1))
    gain_xp(s, 0, 12)
    assert s.players[0].level() == 4
    s = settled(begun("emerald_island", 1, 1))
    gain_xp(s, 0, 5)
    assert s.players[0].xp == 5
    hand = len(s.players[0].hand)
    gain_xp(s, 0, 1)
    assert s.players[0].level() == 3
    assert len(s.players[0].hand) == hand + 1  # the specialty of level IV, once
    gain_xp(s, 0, 2)
    assert len(s.players[0].hand) == hand + 1


def test_borders_between_starting_tiles_are_open() -> None:
    s = settled(begun("emerald_island", 2, 1))
    assert s.board.open_borders
    clash = started("brave_new_world", "catherine", "sandro")
    assert not clash.board.open_borders


def test_units_may_be_handed_over_and_are_recalled() -> None:
    s = settled(begun("emerald_island", 2, 1))
    while pack(verbs.END) not in s.legal():
        quiet(s)
    seat = s.to_act()
    other = 1 - seat
    s.players[seat].at[MAIN] = s.players[other].home + 1
    s.changed()
    gift = s.players[seat].units[0]
    s.apply(pack(verbs.LEND, gift, other))
    assert gift in s.players[other].units
    assert told(s, events.LENT) == [[seat, other, gift]]
    assert not any(kind_of(action) == verbs.LEND for action in s.legal())  # the last unit stays
    s.players[seat].units = []
    recall(s, seat)
    assert s.players[seat].units == [gift]


def test_one_visited_field_brings_its_gift_again() -> None:
    s = settled(begun("emerald_island", 1, 2))
    calm(s)
    open_map(s)
    field = next(i for i, place in enumerate(s.board.location) if place == WINDMILL or TILES[0] is None)
    s.black[field] = 1
    s.round = 5
    happen(s, False)
    s.changed()
    s.settle()
    have = s.players[0].resources[2]
    s.apply(pack(verbs.FIELD, field))
    assert s.players[0].resources[2] == have + 1


# -- campaigns --


@rule("H3-SETUP-023", "H3-TOWN-008")
def test_a_campaign_has_its_own_bonus_and_forbids_buildings() -> None:
    s = started("llq_1_homecoming")
    while kind_of(s.legal()[0]) != verbs.CHOOSE:
        quiet(s)
    s.apply(pack(verbs.CHOOSE, 3))
    assert unit("halberdiers:pack") in s.players[0].units
    s.players[0].resources = [99, 99, 99]
    s.players[0].built |= 1 << DWELLING + 1
    assert build_verdict(s, 0, 0, DWELLING + 2) != OK
    assert build_verdict(s, 0, 0, CITADEL) == OK
    dragon = settled(begun("qg_2_sicilian_dragon", 1, 1))
    dragon.players[0].resources = [99, 99, 99]
    assert build_verdict(dragon, 0, 0, CITADEL) != OK


def test_a_lost_combat_or_hero_ends_a_campaign_scenario() -> None:
    s = settled(begun("llq_1_homecoming", 1, 1))
    lost_combat(s, 0, 1)
    assert not s.over
    lost_combat(s, 0, MAIN)
    assert s.victory == "defeat"
    s = settled(begun("qg_1_greek_gift", 1, 1))
    lost_combat(s, 0, 1)
    assert s.victory == "defeat"


def test_homecoming_needs_settlement_and_victory() -> None:
    s = settled(begun("llq_1_homecoming", 1, 1))
    open_map(s)
    field = find(s, SETTLEMENT)
    s.flag[field] = 0
    judge(s, False)
    assert not s.over
    s.tale.foes[0].beaten = True
    judge(s, False)
    s.changed()
    s.settle()
    while not s.over:
        quiet(s)  # the cards that go along
    assert s.victors == [0]


def test_archangels_join_at_the_obelisk() -> None:
    s = settled(begun("llq_2_guardian_angels", 1, 1))
    calm(s)
    open_map(s)
    visit(s, 0, find(s, OBELISK))
    assert unit("archangels") in s.players[0].units
    assert told(s, events.UNIT_CAME) == [[0, unit("archangels")]]


def test_the_town_of_the_reaver_cannot_be_taken() -> None:
    s = settled(begun("llq_2_guardian_angels", 1, 1))
    calm(s)
    town = s.tale.theirs[0]
    s.tale.foes[0].at = NONE
    visit(s, 0, town)
    assert s.flag[town] == NONE
    assert town in s.tale.theirs


def test_the_raider_enters_in_round_five_and_its_tile_is_turned_up() -> None:
    s = settled(begun("llq_3_steadwicks_liberation", 1, 1))
    calm(s)
    assert s.tale.foes[1].at == NONE
    s.round = 5
    round_start(s)
    s.changed()
    s.settle()
    while {kind_of(action) for action in s.legal()} == {verbs.TURN_TILE}:
        quiet(s)
    number, field = told(s, events.FOE_ENTERS)[0]
    assert (number, field // FIELDS) == (1, 7)


def test_the_garrison_grows_and_stands_behind_walls() -> None:
    s = settled(begun("llq_3_steadwicks_liberation", 1, 1))
    calm(s)
    s.round = 9
    happen(s, False)
    assert unit("black_dragons") in s.tale.foes[0].army
    town = s.tale.foes[0].at
    assert s.board.location[town] == TOWN
    s.players[0].at[MAIN] = town
    enter(s, 0, MAIN, town)
    s.changed()
    s.settle()
    s.changed()
    s.settle()
    deployed(s)
    assert s.battle is not None
    assert sorted(s.battle.walls) == [1, 1, 1, 2]
    assert any(each.is_tower() and each.side == DEFENDER for each in s.battle.fighters)
    assert len(s.battle.of_side(DEFENDER)) == 5


def test_taking_the_ai_town_wins() -> None:
    s = settled(begun("llq_3_steadwicks_liberation", 1, 1))
    calm(s)
    town = s.tale.foes[0].at
    s.tale.foes[0].at = NONE
    visit(s, 0, town)
    assert (s.over, s.victory, s.victors) == (True, "goal", [0])


def test_the_army_of_the_greek_gift_is_a_deception() -> None:
    s = settled(begun("qg_1_greek_gift", 1, 1))
    calm(s)
    foe = s.tale.foes[0]
    assert unit("ghost_dragons") in foe.army
    s.players[0].at[MAIN] = foe.at
    enter(s, 0, MAIN, foe.at)
    s.changed()
    s.settle()
    s.changed()
    s.settle()
    deployed(s)
    assert s.battle is not None
    army = {UNITS[s.battle.fighters[i].unit >> 1].id for i in s.battle.of_side(DEFENDER)}
    assert army == {"skeletons", "zombies", "neutral_zombies", "neutral_skeletons"}
    assert sorted(each.form for each in s.battle.fighters if each.side == DEFENDER) == [0, 0, 2, 3]
    assert s.tale.pile == NONE
    assert GAME.conserved(s) == []
    assert disguise is not None


def test_archangels_wait_in_an_open_settlement() -> None:
    s = settled(begun("qg_1_greek_gift", 1, 1))
    calm(s)
    open_map(s)
    field = find(s, SETTLEMENT)
    assert not guarded(s, field)
    visit(s, 0, field)
    assert unit("archangels") in s.players[0].units


def test_two_obelisks_open_the_way_to_the_necromancer() -> None:
    s = settled(begun("qg_2_sicilian_dragon", 1, 1))
    calm(s)
    open_map(s)
    first, second = [field for field, place in enumerate(s.board.location) if place == OBELISK]
    visit(s, 0, first)
    assert unit("archangels") not in s.players[0].units
    calm(s)
    visit(s, 0, second)
    assert unit("archangels") in s.players[0].units
    town = s.tale.foes[0].at
    assert sorted(s.legal()) == sorted([pack(verbs.FIELD, town), pack(verbs.STOP)])
    s.apply(pack(verbs.FIELD, town))
    assert s.players[0].at[MAIN] == town
    assert s.battle is not None
    assert s.battle.seats[ATTACKER] == 0


def test_the_grail_is_sold_and_units_are_hired_at_a_trading_post() -> None:
    s = settled(begun("qg_2_sicilian_dragon", 1, 1))
    calm(s)
    open_map(s)
    assert GRAIL in s.board.location
    post = find(s, TRADING_POST)
    s.grail_with = 0
    have = s.players[0].resources[GOLD]
    visit(s, 0, post)
    seen = []
    for _ in range(6):
        if len(s.stack) < 2:
            break
        seen.append([kind_of(action) for action in s.legal()])
        ways = [action for action in s.legal() if kind_of(action) == verbs.CHOOSE]
        if len(ways) == 2 and s.grail_with == 0 and len(seen) > 1:
            s.apply(ways[0])
        else:
            s.apply(s.legal()[-1])
        if s.grail_with == NONE:
            break
    assert s.grail_with == NONE
    assert s.players[0].resources[GOLD] == have + 30


def test_the_necromancer_races_to_the_utopia() -> None:
    s = settled(begun("qg_3_two_knights_defense", 1, 1))
    foe = s.tale.foes[0]
    assert foe.at % FIELDS == 5  # SW
    foe_reaches(s, 0, find(s, UTOPIA))
    assert unit("dread_knights") in foe.army
    assert unit("ghost_dragons:pack") in foe.army
    before = foe.army[:]
    foe_reaches(s, 0, find(s, UTOPIA))
    assert foe.army == before


def test_who_flags_the_utopia_gains_an_azure_unit() -> None:
    s = settled(begun("qg_3_two_knights_defense", 1, 1))
    calm(s)
    visit(s, 0, find(s, UTOPIA))
    assert any(UNITS[each >> 1].tier == AZURE for each in s.players[0].units)
    s = settled(begun("llq_3_steadwicks_liberation", 1, 1))
    calm(s)
    open_map(s)
    visit(s, 0, find(s, UTOPIA))
    assert {kind_of(action) for action in s.legal()} == {verbs.UNIT, verbs.STOP}


def test_ai_heroes_act_when_all_turns_are_over() -> None:
    s = settled(begun("qg_3_two_knights_defense", 1, 1))
    calm(s)
    before = s.tale.foes[0].at
    after_turns(s)
    s.changed()
    s.settle()
    while told(s, events.FOE_TURN) and s.stack[-1].__class__.__name__ == "TurnOpen":
        quiet(s)
    assert told(s, events.FOE_TURN)[0] == [0]
    assert s.tale.foes[0].at != before or told(s, events.FOE_FOUND)


# -- giving and swapping --


def neighbours():  # type: ignore[no-untyped-def]
    """Two heroes side by side; the active one has a spell, the other an artifact."""
    s = settled(begun("geleas_champions", 2, 1))
    while pack(verbs.END) not in s.legal():
        quiet(s)
    seat = s.to_act()
    other = 1 - seat
    s.players[other].at[MAIN] = s.board.steps(s.players[seat].at[MAIN])[0]
    s.players[seat].hand = [card_number("attack"), card_number("haste")]
    s.players[other].hand = [card_number("angel_wings"), card_number("defense")]
    s.changed()
    return s, seat, other


@rule("H3-TRADE-007", "H3-TRADE-009")
def test_cards_are_swapped_side_by_side_if_both_want() -> None:
    s, seat, other = neighbours()
    s.apply(pack(verbs.SWAP, other))
    assert pack(verbs.CARD, card_number("attack")) not in s.legal()
    s.apply(pack(verbs.CARD, card_number("haste")))
    s.apply(pack(verbs.STOP))
    assert s.to_act() == other
    assert sorted(s.legal()) == sorted([pack(verbs.CARD, card_number("angel_wings")), pack(verbs.STOP)])
    s.apply(pack(verbs.CARD, card_number("angel_wings")))
    assert s.players[seat].hand == sorted([card_number("attack"), card_number("angel_wings")])
    assert s.players[other].hand == sorted([card_number("defense"), card_number("haste")])
    assert told(s, events.SWAPPED) == [[seat, other, 1]]


@rule("H3-TRADE-007", "H3-TRADE-010")
def test_a_declined_swap_is_the_only_one_of_the_turn() -> None:
    s, seat, other = neighbours()
    s.apply(pack(verbs.SWAP, other))
    s.apply(pack(verbs.STOP))  # nothing on offer: nothing happened
    assert swap_verdict(s, seat, other) == OK
    s.apply(pack(verbs.SWAP, other))
    s.apply(pack(verbs.CARD, card_number("haste")))
    s.apply(pack(verbs.STOP))
    s.apply(pack(verbs.STOP))
    assert card_number("haste") in s.players[seat].hand
    assert told(s, events.DECLINED) == [[other]]
    assert pack(verbs.SWAP, other) not in s.legal()
    assert s.check(pack(verbs.SWAP, other)) != OK
    far, seat, other = neighbours()
    far.players[other].at[MAIN] = far.players[other].home
    far.changed()
    assert far.check(pack(verbs.SWAP, other)) != OK


@rule("H3-TRADE-008")
def test_at_a_trading_post_resources_may_be_given_away() -> None:
    s = settled(begun("geleas_champions", 2, 1))
    calm(s)
    open_map(s)
    s.players[0].resources = [2, 0, 0]
    gold = s.players[1].resources[GOLD]
    visit(s, 0, find(s, TRADING_POST))
    while not isinstance(s.stack[-1], Giving):
        ways = [action for action in s.legal() if kind_of(action) == verbs.CHOOSE]
        s.apply(ways[0] if len(ways) == 1 else pack(verbs.STOP))
    s.apply(pack(verbs.GIVE, GOLD, 1))
    assert s.players[1].resources[GOLD] == gold + 1
    assert s.players[0].resources[GOLD] == 1
