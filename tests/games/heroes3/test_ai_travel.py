"""AI heroes and the wandering army on the map, where one step of the rule decides alone (H3-AI-050 to -065)."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.battle import DEFENDER, HERO, PLACE
from hexfarer.games.heroes3.content.scenarios import card_of
from hexfarer.games.heroes3.content.tiles import FIELDS
from hexfarer.games.heroes3.flow.ai_ending import fall_back
from hexfarer.games.heroes3.flow.ai_map import (
    FoeTurn,
    FoeTurns,
    Wander,
    can_step,
    flight,
    foe_enters,
    foe_marks,
    goals,
    land,
    next_step,
    step_to,
    wanted,
    ways_to,
)
from hexfarer.games.heroes3.flow.combat import Combat
from hexfarer.games.heroes3.flow.scenarios import happen
from hexfarer.games.heroes3.player import MAIN, SECOND
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import (
    BLOCKED,
    EMPTY,
    GOLD,
    MINE_GOLD,
    NONE,
    OBELISK,
    SANCTUARY,
    SETTLEMENT,
    TOWN,
    UTOPIA,
    WINDMILL,
)
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.hexes import NE, NW, SE, SW, E, W, distance
from hexfarer.kernel.rng import seeded
from tests.games.heroes3.ai_tables import calm, combat, open_map, settled, started, told, unit
from tests.support import Dice, rule

TILE = 4  # that is cleared
CENTRE = TILE * FIELDS
MINUS, ZERO, PLUS = 0, 2, 4  # rolls of the attack die


def on(d: int) -> int:
    """The field of the cleared tile in a direction of its centre."""
    return CENTRE + 1 + d


@pytest.fixture
def s() -> Heroes3:
    """The reaver stands in the middle of a tile of empty fields; the player's hero is at home, far away."""
    s = settled(started("llq_2_guardian_angels"))
    open_map(s)
    calm(s)
    s.board = s.board.copy()
    for field in range(CENTRE, CENTRE + FIELDS):
        s.board.location[field], s.board.walls[field], s.board.difficulty[field] = EMPTY, 0, 0
    foe = s.tale.foes[0]
    foe.at = foe.came_from = CENTRE
    foe.mp = 3
    s.players[0].at[MAIN] = s.players[0].home
    return s


def moves(s: Heroes3, mp: int) -> None:
    """The AI hero spends movement points, up to the next question."""
    s.tale.foes[0].mp = mp
    s.push(FoeTurn(0, 0))
    s.changed()
    s.settle()


# -- where --


@rule("H3-AI-050")
def test_an_ai_hero_begins_to_move_in_its_round(s: Heroes3) -> None:
    for number, moves_then in ((3, False), (4, True), (5, True)):
        s.round = number
        s.tale.foes[0].mp = 0
        turns = FoeTurns(0)
        s.push(turns)
        turns.ready(s)
        assert s.tale.foes[0].mp == (3 if moves_then else 0)
        calm(s)


@rule("H3-AI-051")
def test_a_hero_on_the_tile_comes_before_a_mine(s: Heroes3) -> None:
    s.board.location[on(NE)] = MINE_GOLD
    s.players[0].at[MAIN] = on(SW)
    assert next_step(s, 0) == on(SW)


@rule("H3-AI-051")
def test_a_hero_on_another_tile_does_not_draw_it_away(s: Heroes3) -> None:
    s.tale.foes[0].at = on(W)
    beyond = next(field for field in s.board.map.around(on(W)) if field >= 0 and field // FIELDS != TILE)
    s.players[0].at[MAIN] = beyond
    s.board.location[on(E)] = MINE_GOLD
    assert next_step(s, 0) in (CENTRE, on(NW), on(SW))  # towards the mine


@rule("H3-AI-051")
def test_what_has_its_flag_is_no_goal_any_more(s: Heroes3) -> None:
    s.board.location[on(NE)] = MINE_GOLD
    assert next_step(s, 0) == on(NE)
    s.tale.theirs.append(on(NE))
    assert next_step(s, 0) == step_to(s, s.tale.foes[0], [s.players[0].home])


@rule("H3-AI-056")
def test_of_equally_near_places_a_settlement_then_the_order_of_directions(s: Heroes3) -> None:
    s.board.location[on(NE)] = MINE_GOLD
    s.board.location[on(W)] = SETTLEMENT
    assert next_step(s, 0) == on(W)
    s.board.location[on(W)] = MINE_GOLD
    assert next_step(s, 0) == on(NE)


@rule("H3-AI-056")
def test_a_mine_that_is_nearer_comes_before_a_settlement(s: Heroes3) -> None:
    s.tale.foes[0].at = on(SW)
    s.board.location[on(W)] = MINE_GOLD
    s.board.location[on(NE)] = SETTLEMENT
    assert next_step(s, 0) == on(W)


@rule("H3-AI-055")
@pytest.mark.parametrize(("first", "then"), [(NE, E), (E, SE), (SE, SW), (SW, W), (W, NW)])
def test_of_equal_ways_each_direction_comes_before_the_next(s: Heroes3, first: int, then: int) -> None:
    assert step_to(s, s.tale.foes[0], [on(then), on(first)]) == on(first)


@rule("H3-AI-054")
def test_borders_and_blocked_fields_are_not_crossed(s: Heroes3) -> None:
    foe = s.tale.foes[0]
    s.board.walls[CENTRE] |= 1 << E
    assert not can_step(s, foe, CENTRE, E)
    assert ways_to(s, foe, [on(E)])[CENTRE] == 2
    s.board.location[on(NE)] = BLOCKED
    assert not can_step(s, foe, CENTRE, NE)
    s.board.location[on(SE)] = BLOCKED
    assert ways_to(s, foe, [on(E)])[CENTRE] > 2


@rule("H3-AI-054")
def test_a_tile_face_down_costs_a_point_more() -> None:
    s = settled(started("llq_2_guardian_angels"))
    calm(s)
    foe = s.tale.foes[0]
    down = next(place for place, up in enumerate(s.board.up) if not up)
    edge = next(
        field
        for field in range(down * FIELDS, down * FIELDS + FIELDS)
        if any(other >= 0 and other // FIELDS != down and s.board.is_up(other) for other in s.board.map.around(field))
    )
    ways = ways_to(s, foe, [edge])
    before = [
        other
        for other in s.board.map.around(edge)
        if other >= 0 and s.board.is_up(other) and s.board.location[other] != BLOCKED
    ]
    assert before
    assert {ways[other] for other in before} == {2}
    inside = next(other for other in s.board.map.around(edge) if other >= 0 and other // FIELDS == down)
    assert ways[inside] == 1


@rule("H3-AI-065")
def test_a_sanctuary_with_a_hero_is_gone_around(s: Heroes3) -> None:
    s.board.location[on(E)] = SANCTUARY
    assert can_step(s, s.tale.foes[0], CENTRE, E)
    s.players[0].at[MAIN] = on(E)
    assert not can_step(s, s.tale.foes[0], CENTRE, E)
    assert next_step(s, 0) != on(E)
    foe_enters(s, 0, on(E))
    assert s.battle is None


@rule("H3-AI-054")
def test_an_ai_hero_does_not_enter_the_field_of_another() -> None:
    s = settled(started("llq_3_steadwicks_liberation"))
    open_map(s)
    garrison, raider = s.tale.foes
    raider.at = next(field for field in s.board.steps(garrison.at) if field != NONE)
    d = s.board.map.around(raider.at).index(garrison.at)
    assert not can_step(s, raider, raider.at, d)
    garrison.beaten = True
    assert can_step(s, raider, raider.at, d)


@rule("H3-AI-051", "H3-AI-057")
def test_after_its_goal_an_ai_hero_goes_for_the_town() -> None:
    s = settled(started("qg_3_two_knights_defense"))
    utopia = s.board.location.index(UTOPIA)
    assert goals(s, 0) == [utopia]
    s.tale.foes[0].at = utopia
    open_map(s)
    assert goals(s, 0) == [s.players[0].home]


@rule("H3-AI-065")
def test_nobody_goes_anywhere_without_a_goal(s: Heroes3) -> None:
    s.flag[s.players[0].home] = NONE
    assert goals(s, 0) == []
    assert next_step(s, 0) == NONE
    moves(s, 3)
    assert told(s, events.FOE_MOVED) == []


@rule("H3-AI-053")
def test_turning_up_a_tile_takes_one_movement_point() -> None:
    s = settled(started("llq_2_guardian_angels"))
    calm(s)
    foe = s.tale.foes[0]
    foe.mp = 3
    s.push(FoeTurn(0, 0))
    s.changed()
    s.settle()
    steps = len(told(s, events.FOE_MOVED))
    assert len(told(s, events.FOE_FOUND)) == 1
    assert foe.mp == 3 - steps - 1
    assert {kind_of(action) for action in s.legal()} == {verbs.TURN_TILE}


# -- what it does there --


@rule("H3-AI-052")
def test_fields_that_an_ai_hero_passes_are_flagged_or_visited(s: Heroes3) -> None:
    s.board.location[on(NE)] = WINDMILL
    s.board.location[on(E)] = OBELISK
    s.board.location[on(SE)] = SETTLEMENT
    s.board.location[on(SW)] = UTOPIA
    for d in (NE, E, SE, SW, W):
        foe_marks(s, 0, on(d))
    assert [s.black[on(d)] for d in (NE, E, SE, SW, W)] == [1, 0, 0, 0, 0]
    assert [on(d) in s.tale.theirs for d in (NE, E, SE, SW, W)] == [False, False, True, True, False]
    assert not any(s.obelisks)
    assert [s.ever[on(d)] for d in (SE, SW)] == [1, 1]  # nobody guards them any more
    assert s.players[0].resources == card_of(s).resources


@rule("H3-AI-058")
@pytest.mark.parametrize("location", [TOWN, SETTLEMENT])
def test_an_ai_hero_besieges_a_town_or_settlement_of_a_player(s: Heroes3, location: int) -> None:
    s.board.location[on(NE)] = location
    s.flag[on(NE)] = 0
    s.players[0].resources = [8, 0, 0]
    foe_enters(s, 0, on(NE))
    assert s.battle is not None
    assert (s.battle.seats, s.battle.cause, s.battle.hero[DEFENDER]) == ([NONE, 0], PLACE, NONE)
    assert on(NE) not in s.tale.theirs


@rule("H3-AI-058")
def test_a_hero_in_its_town_defends_it_behind_its_walls(s: Heroes3) -> None:
    home = s.players[0].home
    foe_enters(s, 0, home)
    assert s.battle is not None
    assert (s.battle.cause, s.battle.hero[DEFENDER], s.battle.with_cards[DEFENDER]) == (PLACE, MAIN, True)
    s.battle = None
    calm(s)
    s.players[0].at[MAIN] = on(SW)
    foe_enters(s, 0, on(SW))
    assert s.battle is not None
    assert s.battle.cause == HERO


@rule("H3-AI-051", "H3-HERO-004")
def test_a_second_hero_that_is_attacked_has_no_cards(s: Heroes3) -> None:
    s.players[0].at[SECOND] = on(SW)
    foe_enters(s, 0, on(SW))
    assert s.battle is not None
    assert (s.battle.hero[DEFENDER], s.battle.with_cards[DEFENDER]) == (SECOND, False)


@rule("H3-AI-058", "H3-AI-059")
def test_who_wins_a_field_stands_there_and_flags_it(s: Heroes3) -> None:
    s.board.location[on(NE)] = SETTLEMENT
    s.flag[on(NE)], s.marker[on(NE)] = 0, GOLD
    s.players[0].income[GOLD] = 15
    battle = combat(s, "halberdiers@a4", "skeletons@a1", attacks=False)
    battle.field, battle.cause, battle.hero[DEFENDER] = on(NE), PLACE, NONE
    s.tale.foes[0].at = CENTRE
    battle.fighters[0].at = NONE
    s.changed()
    s.settle()
    assert s.battle is None
    assert s.tale.foes[0].at == on(NE)
    assert on(NE) in s.tale.theirs
    assert (s.flag[on(NE)], s.players[0].income[GOLD]) == (NONE, 10)


@rule("H3-HERO-013")
def test_a_second_hero_that_the_ai_beats_leaves_the_map_and_a_main_hero_goes_home(s: Heroes3) -> None:
    s.players[0].at[SECOND] = on(SW)
    battle = combat(s, "halberdiers@a4", "skeletons@a1", attacks=False)
    battle.field, battle.hero[DEFENDER] = on(SW), SECOND
    battle.fighters[0].at = NONE
    s.changed()
    s.settle()
    assert s.players[0].at == [s.players[0].home, NONE]
    assert not s.over
    s = settled(started("geleas_champions", "catherine", "sandro"))
    battle = combat(s, "halberdiers@a4", "skeletons@a1", attacks=False)
    s.players[0].at[MAIN] = battle.field = s.players[1].home + 1
    s.players[0].resources[GOLD] = 9
    s.tale.wave = True
    battle.fighters[0].at = NONE
    s.changed()
    s.settle()
    assert s.players[0].at[MAIN] == s.players[0].home
    assert (s.players[0].resources[GOLD], s.players[0].morale) == (9, 0)


@rule("H3-COMBAT-082")
def test_when_both_sides_fall_at_once_the_defender_has_won_against_the_ai_too(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@a4", "skeletons@a1", attacks=False)
    for each in battle.fighters:
        each.at = NONE
    s.changed()
    s.settle()
    assert s.tale.foes[0].beaten
    assert s.tale.foes[0].at == NONE
    assert s.tale.foe_on(CENTRE) == NONE


@rule("H3-END-001", "H3-AI-049")
def test_a_main_hero_that_an_ai_hero_beats_may_be_the_end(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@a4", "skeletons@a1", attacks=False)
    battle.field = s.players[0].at[MAIN] = on(SW)  # the Town is not lost with it
    battle.fighters[0].at = NONE
    s.changed()
    s.settle()
    assert s.flag[s.players[0].home] == 0
    assert (s.over, s.victory, s.victors) == (True, "defeat", [])


@rule("H3-AI-030")
def test_an_ai_hero_is_beaten_with_all_units_on_the_board(s: Heroes3) -> None:
    """Those that had no room there are lost with it."""
    battle = combat(s, "halberdiers@a1", "skeletons@a5")
    s.tale.foes[0].army = [unit("zombies")]
    battle.fighters[1].at = NONE
    s.changed()
    s.settle()
    assert s.tale.foes[0].beaten
    assert s.tale.foes[0].army == []


@rule("H3-COMBAT-085")
def test_an_ai_hero_that_attacked_without_a_decision_goes_back(s: Heroes3) -> None:
    battle = combat(s, "halberdiers@a4", "skeletons@a1", attacks=False)
    foe = s.tale.foes[0]
    foe.at, foe.came_from = on(NE), CENTRE
    fall_back(s, battle)
    assert foe.at == CENTRE


@rule("H3-COMBAT-011", "H3-AI-049")
def test_who_beats_an_ai_hero_visits_its_field(s: Heroes3) -> None:
    s.board.location[on(NE)] = MINE_GOLD
    battle = combat(s, "halberdiers@a1", "skeletons@a5")
    battle.field = s.players[0].at[MAIN] = on(NE)
    battle.fighters[1].at = NONE
    s.changed()
    s.settle()
    assert s.flag[on(NE)] == 0


# -- the wandering army --


def dragons(seed: int = 1) -> Heroes3:
    s = settled(started("wandering_dragons", "catherine", "sandro", seed=seed))
    calm(s)
    return s


def roll(s: Heroes3, *dice: int) -> int:
    """The steps that it may go by these dice."""
    Dice(s, list(dice))
    wander = Wander(0, 0)
    s.push(wander)
    while wander in s.stack and s.battle is None:
        wander.ready(s)
    return told(s, events.FOE_ROLL)[-1][1]


@rule("H3-SCEN-003")
@pytest.mark.parametrize(("dice", "steps"), [((PLUS, PLUS), 3), ((PLUS, ZERO), 2), ((ZERO, ZERO), 1)])
def test_the_army_goes_as_far_as_two_dice_and_one_more(dice: tuple[int, int], steps: int) -> None:
    s = dragons()
    before = s.board.map.hexes[s.tale.foes[0].at]
    assert roll(s, *dice) == steps
    assert distance(before, s.board.map.hexes[s.tale.foes[0].at]) == steps


@rule("H3-SCEN-003")
def test_the_army_stays_at_zero_and_turns_back_below() -> None:
    s = dragons()
    foe = s.tale.foes[0]
    start = foe.at
    roll(s, ZERO, MINUS)
    assert foe.at == start
    roll(s, PLUS, PLUS)
    away = foe.at
    hexes = s.board.map.hexes
    roll(s, MINUS, MINUS)
    assert distance(hexes[foe.at], hexes[start]) == distance(hexes[away], hexes[start]) - 1


@rule("H3-ROUND-011")
def test_in_rounds_four_and_eight_the_army_goes_one_field_further_for_that_round() -> None:
    s = dragons()
    s.round = 4
    happen(s, False)
    assert roll(s, ZERO, ZERO) == 2
    assert roll(s, ZERO, ZERO) == 1


@rule("H3-SCEN-003")
def test_of_equally_near_things_a_hero_then_a_town_then_a_settlement() -> None:
    s = dragons()
    foe = s.tale.foes[0]
    near = [field for field in s.board.map.around(foe.at) if field >= 0]
    s.board = s.board.copy()
    hero, town, settlement = near[0], near[1], near[2]
    s.board.location[town], s.flag[town] = TOWN, 1
    s.board.location[settlement], s.flag[settlement] = SETTLEMENT, 1
    s.players[0].at[MAIN] = hero
    assert wanted(s, foe, False) == hero
    s.players[0].at[MAIN] = s.players[0].home
    assert wanted(s, foe, False) == town
    s.flag[town] = NONE
    assert wanted(s, foe, False) == settlement


@rule("H3-SCEN-003")
def test_at_the_edge_of_the_map_the_army_still_comes_nearer() -> None:
    s = dragons()
    open_map(s)
    s.board.location = [EMPTY] * len(s.board.location)
    foe = s.tale.foes[0]
    last = len(s.board.location) - 1
    for end in range(last - FIELDS + 1, last + 1):
        for foe.at in range(last):
            if foe.at != end:
                rest = flight(s, foe, end, 1)
                assert rest >= 0, (foe.at, end)
                assert rest in s.board.map.around(foe.at)


@rule("H3-SCEN-003")
def test_of_equally_near_things_of_a_kind_chance_decides() -> None:
    found = set()
    for seed in range(12):
        s = dragons()
        s.rng = seeded(seed)
        foe = s.tale.foes[0]
        near = [field for field in s.board.map.around(foe.at) if field >= 0][:2]
        for player, field in zip(s.players, near, strict=True):
            player.at = [field, NONE]
        found.add(wanted(s, foe, False))
    assert found == set(near)


@rule("H3-SCEN-003")
def test_the_army_flies_over_blocked_fields_but_does_not_rest_there() -> None:
    s = dragons()
    foe = s.tale.foes[0]
    s.board = s.board.copy()
    end = s.players[0].at[MAIN]
    way = [flight(s, foe, end, steps) for steps in (1, 2, 3)]
    assert NONE not in way
    s.board.location[way[1]] = BLOCKED
    assert flight(s, foe, end, 1) == way[0]
    assert flight(s, foe, end, 2) == way[0]
    assert flight(s, foe, end, 3) == way[2]


@rule("H3-SCEN-003")
def test_the_army_attacks_a_town_and_takes_the_cube_of_an_empty_settlement() -> None:
    s = dragons()
    s.board = s.board.copy()
    field = s.tale.foes[0].at + 1
    s.board.location[field] = SETTLEMENT
    s.flag[field], s.marker[field] = 0, GOLD
    s.players[0].income[GOLD] = 15
    land(s, 0, field)
    assert s.battle is None
    assert (s.flag[field], s.players[0].income[GOLD]) == (NONE, 10)
    assert field not in s.tale.theirs  # the cube is only gone
    home = s.players[0].home
    s.players[0].at[MAIN] = field + 1
    land(s, 0, home)
    assert s.battle is not None
    assert (s.battle.seats, s.battle.cause) == ([NONE, 0], PLACE)
    assert isinstance(s.stack[-1], Combat)
