"""What is in the box, counted, and how the map is put together."""

from __future__ import annotations

from collections import Counter

import pytest

from hexfarer.games.heroes3.board import Board, field_name, good_turns
from hexfarer.games.heroes3.content.tiles import POSITIONS, TILE_IDS, TILES, Tile
from hexfarer.games.heroes3.content.traits import TRAITS
from hexfarer.games.heroes3.content.units import FACTION_UNITS, UNIT_IDS, UNITS, can_be_reinforced, face_of, packed
from hexfarer.games.heroes3.terms import (
    AZURE,
    BRONZE,
    CENTRE,
    FAR,
    FEW,
    GOLDEN,
    LOCATIONS,
    NEAR,
    NEUTRAL,
    NONE,
    PACK,
    SILVER,
    STARTING,
    TOWN,
)
from hexfarer.kernel.hexes import at, distance, text
from tests.support import rule


def tile(id: str) -> int:
    return TILE_IDS.index(id)


# -- tiles --


@rule("H3-TILE-001", "H3-TILE-002")
def test_twenty_tiles_of_four_kinds() -> None:
    assert Counter(each.kind for each in TILES) == {STARTING: 3, FAR: 9, NEAR: 6, CENTRE: 2}
    assert len(set(TILE_IDS)) == 20
    for each in TILES:
        assert len(each.location) == 7
        assert each.location.count(LOCATIONS.index("blocked_field")) == 1
        assert each.blocked() >= 0


@pytest.mark.parametrize(("kind", "guards"), [(STARTING, [1, 1]), (FAR, [2, 3]), (NEAR, [4, 5]), (CENTRE, [6, 6, 7])])
def test_the_guards_of_a_tile_fit_its_back(kind: int, guards: list[int]) -> None:
    for each in TILES:
        if each.kind == kind:
            assert sorted(number for number in each.difficulty if number) == guards, each.id


def alone(id: str, turn: int = 0) -> Board:
    return Board().with_place(at(0, 0), TILES[tile(id)].kind).with_tile_up(0, tile(id), turn)


@rule("H3-TILE-004", "H3-SETUP-031")
@pytest.mark.parametrize(("id", "exits"), [("S1", "NE W"), ("S2", "NW E"), ("S3", "NE W")])
@pytest.mark.parametrize("turn", range(6))
def test_a_starting_tile_has_two_exits_and_the_town_in_its_middle(id: str, exits: str, turn: int) -> None:
    board = alone(id, turn)
    assert board.location[0] == TOWN
    around = Board().with_place(at(0, 0), STARTING)
    for centre in (at(3, -1), at(2, -3), at(-1, -2), at(-3, 1), at(-2, 3), at(1, 2)):  # all six neighbours
        around = around.with_place(centre, FAR)
    around = around.with_tile_up(0, tile(id), turn)
    for place in range(1, 7):
        around = around.with_tile_up(place, tile("F3"), 0)
    order = ["NE", "E", "SE", "SW", "W", "NW"]  # clockwise
    wanted = {order[(order.index(name) + turn) % 6] for name in exits.split()}
    found = {
        POSITIONS[field]
        for field in range(1, 7)
        if any(other >= 7 for other in around.steps(field)) and around.location[field] != 1
    }
    assert found <= wanted  # the tile beyond may be blocked there
    shut = {POSITIONS[field] for field in range(1, 7) if around.walls[field] or around.location[field] == 1}
    assert shut == set(order) - wanted


def test_a_turned_tile_is_printed_the_same() -> None:
    for each in TILES:
        for turn in range(6):
            board = alone(each.id, turn)
            assert Counter(board.location) == Counter(each.location)
            assert board.location[0] == each.location[0]
    upright, turned = alone("F1"), alone("F1", 1)
    east, south_east = POSITIONS.index("E"), POSITIONS.index("SE")
    assert turned.location[south_east] == upright.location[east]  # clockwise
    assert turned.difficulty[south_east] == upright.difficulty[east] == 2


@rule("H3-TILE-015", "H3-MOVE-003", "H3-MOVE-004")
def test_a_blocked_field_has_no_way_in_or_out_of_the_rest() -> None:
    for each in TILES:
        board = alone(each.id)
        blocked = each.blocked()
        for field in range(7):
            assert blocked not in board.steps(field)
        free = [field for field in range(7) if field != blocked]
        seen = board.reach(free[0])
        assert all(seen[field] for field in free), each.id


@rule("H3-TILE-003", "H3-TILE-009")
def test_ex_74_where_a_tile_may_be_placed() -> None:
    """EX-74 tiles at (0,0) and (2,1), the hero at (1,0): (3,-2) is a place for a tile, (3,0) is none."""
    board = Board().with_place(at(0, 0), FAR).with_place(at(2, 1), FAR)
    board = board.with_tile_up(0, tile("F3"), 0).with_tile_up(1, tile("F8"), 0)
    hero = board.map.find(at(1, 0))
    spots = board.spots(hero)
    assert at(3, -2) in spots
    assert at(3, 0) not in spots
    for centre in spots:
        assert all(distance(centre, other) >= 3 for other in board.centres)
        assert sum(distance(centre, other) == 3 for other in board.centres) >= 2, text(centre)
        assert distance(centre, at(1, 0)) == 2  # the tile has a field beside the hero's
    assert not board.spots(board.map.find(at(0, 0)))  # nothing lies open beside the middle


@rule("H3-TILE-006", "H3-TILE-012")
def test_a_face_down_tile_is_found_from_the_fields_beside_it() -> None:
    board = Board().with_place(at(0, 0), STARTING).with_place(at(2, 1), FAR).with_tile_up(0, tile("S1"), 0)
    beside = [field_name(field) for field in range(7) if board.bordering(field)]
    assert beside == ["A1", "A6"]  # E and SE, whose outer edges are borders
    assert board.bordering(1) == [1]
    up = board.with_tile_up(1, tile("F3"), 0)
    assert all(other < 7 for other in up.steps(1))  # a border stops a hero, not a discovery


@rule("H3-TILE-010")
def test_a_tile_is_turned_so_that_the_way_goes_on() -> None:
    board = Board().with_place(at(0, 0), STARTING).with_place(at(3, -1), FAR).with_tile_up(0, tile("S1"), 0)
    turns = good_turns(board, 1, tile("F1"))
    assert turns
    for turn in range(6):
        joined = board.with_tile_up(1, tile("F1"), turn).connected_places(1)[0]
        assert joined == (turn in turns) or turns == list(range(6))
    behind = Board().with_place(at(0, 0), STARTING).with_place(at(1, 2), FAR).with_tile_up(0, tile("S1"), 0)
    assert good_turns(behind, 1, tile("F1")) == list(range(6))  # borders only: no way of turning it helps


def test_a_board_never_changes() -> None:
    first = Board().with_place(at(0, 0), STARTING)
    second = first.with_tile_up(0, tile("S1"), 0)
    assert (first.up, first.location[0], first.tiles) == ([False], NONE, [NONE])
    assert (second.up, second.location[0], second.tiles) == ([True], TOWN, [tile("S1")])


# -- units --


@rule("H3-UNIT-001", "H3-UNIT-002", "H3-COMP-002")
def test_seven_units_of_each_faction_and_41_neutral_cards() -> None:
    for units in FACTION_UNITS:
        assert Counter(UNITS[card].tier for card in units) == {BRONZE: 3, SILVER: 2, GOLDEN: 2}
        assert all(len(UNITS[card].faces) == 2 for card in units)
    neutral = Counter[int]()
    for card in UNITS:
        if card.faction == NEUTRAL:
            neutral[card.tier] += card.copies
            assert len(card.faces) == 1
    assert neutral == {BRONZE: 17, SILVER: 12, GOLDEN: 10, AZURE: 2}
    assert len(set(UNIT_IDS)) == len(UNITS) == 55


@rule("H3-TOWN-021")
def test_only_few_of_a_faction_can_be_reinforced() -> None:
    skeletons, boars = UNIT_IDS.index("skeletons"), UNIT_IDS.index("neutral_boars")
    assert can_be_reinforced(packed(skeletons, FEW))
    assert not can_be_reinforced(packed(skeletons, PACK))
    assert not can_be_reinforced(packed(boars, FEW))


def test_printed_values_of_some_units() -> None:
    griffins = face_of(packed(UNIT_IDS.index("griffins"), PACK))
    assert (griffins.attack, griffins.defence, griffins.health, griffins.initiative) == (3, 0, 4, 9)
    dragons = UNITS[UNIT_IDS.index("black_dragons")]
    assert (dragons.recruit, dragons.reinforce, dragons.dragon) == ((19, 1), (33, 2), True)


def test_every_trait_has_a_name_of_its_own() -> None:
    assert len(set(TRAITS)) == len(TRAITS)
    used = 0
    for card in UNITS:
        for face in card.faces:
            used |= face.traits
    assert used == (1 << len(TRAITS)) - 1


def test_a_field_with_dice_tells_how_many() -> None:
    dice = {each.id: sum(each.dice) for each in TILES if sum(each.dice)}
    assert dice == {"S1": 2, "S2": 2, "S3": 2, "F7": 2, "F8": 2, "F9": 2}
    assert isinstance(TILES[0], Tile)
