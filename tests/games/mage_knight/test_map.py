"""The geometry of the map, the tiles of the pool, fixed and free shapes."""

from __future__ import annotations

from typing import Any

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.mage_knight.board import (
    OFFSETS,
    POSITIONS,
    Board,
    centre,
    slot,
    slot_a,
    slot_b,
    slot_of_hex,
    slots_around,
    space_name,
)
from hexfarer.games.mage_knight.content.tiles import TILE_IDS
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.kernel.hexes import at, distance, neighbours, q_of, r_of
from hexfarer.kernel.registry import new
from tests.support import rule

HEROES = ["tovak", "arythea", "goldyx", "norowas"]
STEPS = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}
TOUCH = {  # slot step: centre offset, own border hexes, border hexes of the other tile
    (0, 1): ((1, -3), {"NW", "NE"}, {"SW", "SE"}),
    (1, 0): ((3, -2), {"NE", "E"}, {"W", "SW"}),
    (1, -1): ((2, 1), {"E", "SE"}, {"NW", "W"}),
    (0, -1): ((-1, 3), {"SE", "SW"}, {"NE", "NW"}),
    (-1, 0): ((-3, 2), {"SW", "W"}, {"E", "NE"}),
    (-1, 1): ((-2, -1), {"W", "NW"}, {"SE", "E"}),
}


def table(scenario: str, seats: int, seed: int = 1, options: dict[str, str] | None = None) -> MageKnight:
    s = new("mage_knight", scenario, HEROES[:seats], seed, options)
    assert isinstance(s, MageKnight)
    return s


def pair(packed: int) -> tuple[int, int]:
    return slot_a(packed), slot_b(packed)


@rule("MK-MAP-01")
def test_spaces_have_six_neighbours_and_distances_on_a_pointy_grid() -> None:
    for q in range(-4, 5):
        for r in range(-4, 5):
            around = {(q_of(h) - q, r_of(h) - r) for h in neighbours(at(q, r))}
            assert around == set(STEPS.values())
            for other_q, other_r in ((0, 0), (2, -3), (-1, 4)):
                dq, dr = q - other_q, r - other_r
                assert distance(at(q, r), at(other_q, other_r)) == (abs(dq) + abs(dr) + abs(dq + dr)) // 2


@rule("MK-MAP-02")
def test_a_tile_is_a_centre_and_its_six_neighbours() -> None:
    assert POSITIONS == ["C", "NE", "E", "SE", "SW", "W", "NW"]
    assert [(0, 0), *(STEPS[name] for name in POSITIONS[1:])] == OFFSETS
    board = Board().with_tile(0, slot(2, 1))
    assert [(q_of(h), r_of(h)) for h in board.hexes] == [(7 + dq, -7 + dr) for dq, dr in OFFSETS]
    assert sorted(board.near[0]) == [1, 2, 3, 4, 5, 6]


@rule("MK-MAP-03", "MK-MAP-04")
def test_tile_positions_and_their_centres_belong_together_and_fill_the_plane() -> None:
    owners: dict[int, tuple[int, int]] = {}
    for a in range(-6, 7):
        for b in range(-6, 7):
            middle = centre(slot(a, b))
            q, r = q_of(middle), r_of(middle)
            assert (q, r) == (3 * a + b, -2 * a - 3 * b)
            assert (3 * q + r) % 7 == 0
            assert (2 * q + 3 * r) % 7 == 0
            for dq, dr in OFFSETS:
                h = at(q + dq, r + dr)
                assert h not in owners  # no hex belongs to two positions
                owners[h] = (a, b)
                assert pair(slot_of_hex(h)) == (a, b)
                assert ((3 * q_of(h) + r_of(h)) % 7 == 0) == (h == middle)
    for q in range(-5, 6):  # no hex without a position
        for r in range(-5, 6):
            assert at(q, r) in owners


@rule("MK-MAP-03", "MK-MAP-04")
def test_ex_01_slot_2_1_and_its_north_eastern_hex() -> None:
    """EX-01"""
    middle = centre(slot(2, 1))
    assert (q_of(middle), r_of(middle)) == (7, -7)
    assert pair(slot_of_hex(at(8, -8))) == (2, 1)
    assert STEPS["NE"] == (8 - 7, -8 + 7)


@rule("MK-MAP-05", "MK-MAP-06")
@pytest.mark.parametrize("step", sorted(TOUCH))
def test_two_neighbouring_tiles_touch_in_three_places(step: tuple[int, int]) -> None:
    offset, own, others = TOUCH[step]
    for a, b in ((0, 0), (3, -2)):
        assert {pair(near) for near in slots_around(slot(a, b))} == {(a + da, b + db) for da, db in TOUCH}
        here, there = slot(a, b), slot(a + step[0], b + step[1])
        moved = (q_of(centre(there)) - q_of(centre(here)), r_of(centre(there)) - r_of(centre(here)))
        assert moved == offset
        board = Board().with_tile(0, here).with_tile(1, there)
        contacts = [(x, y) for x in range(7) for y in board.near[x] if y >= 7]
        assert len(contacts) == 3
        assert {POSITIONS[x] for x, _ in contacts} == own
        assert {POSITIONS[y % 7] for _, y in contacts} == others


@rule("MK-MAP-07")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_starting_tile_lies_in_the_middle_with_its_sea(seats: int) -> None:
    seen: Any = table("full_conquest", seats).view(-1)
    assert seen["tiles"][0]["slot"] == [0, 0]
    assert seen["space"]["A0"]["site"] == "portal"
    sea = [position for i, position in enumerate(POSITIONS) if seen["space"][f"A{i}"]["terrain"] == "sea"]
    assert sea == (["SE", "SW", "W"] if seats == 2 else ["SW", "W"])


@rule("MK-MAP-14", "MK-MAP-08")
def test_the_map_of_conquer_and_hold_is_fixed() -> None:
    tiles = set()
    for seed in range(30):
        s = table("conquer_and_hold", 2, seed)
        seen: Any = s.view(-1)
        assert [tuple(tile["slot"]) for tile in seen["tiles"]] == [(0, 0), (0, 1), (1, 0), (1, -1)]
        hidden = {pair(packed >> 6): TILE_IDS[packed & 63] for packed in s.fixed_hidden}
        assert set(hidden) == {(1, 1), (2, -1), (2, 1), (2, 0), (3, 0), (3, -1)}
        open_ = [tile["tile"] for tile in seen["tiles"][1:]]
        country = {*open_, hidden[1, 1], hidden[2, -1]}
        assert country == {f"country_{n}" for n in (3, 4, 9, 10, 11)}
        core = {hidden[place] for place in ((2, 1), (2, 0), (3, 0), (3, -1))}
        assert core == {"core_2", "core_3", "core_4", "core_7"}
        tiles.add((*open_, *hidden.values()))
        assert "fixed_hidden" not in seen
    assert len(tiles) > 20


FEATURES = {
    "crystal_mine": "country_2 country_3 country_5 country_6 core_2 core_3 core_4 core_8",
    "magical_glade": "country_1 country_2 country_5 country_7 country_8 core_5",
    "keep": "country_3 country_9 country_10 core_4 core_7",
    "mage_tower": "country_4 country_9 country_11 core_2 core_3",
    "village": "country_1 country_2 country_3 country_4 country_8 core_5",
    "monastery": "country_5 country_7 core_1 core_6",
    "dungeon": "country_7 country_9",
    "tomb": "core_1 core_3",
    "city": "core_5 core_6 core_7 core_8",
}
MINES = {
    "country_2": "green",
    "country_3": "white",
    "country_5": "blue",
    "country_6": "red",
    "core_2": "green",
    "core_3": "white",
    "core_4": "blue",
    "core_8": "red",
}
POOL = [*(f"country_{n}" for n in range(1, 12)), *(f"core_{n}" for n in range(1, 9))]


def laid(tile: str) -> dict[str, Any]:
    """The spaces of a tile on the map."""
    s = table("full_conquest", 2)
    s.game.situate(s, {"tiles": [f"{tile} 0,1"]})
    seen: Any = s.view(-1)
    assert seen["tiles"][1]["tile"] == tile
    return {space: facts for space, facts in seen["space"].items() if space[0] == "B"}


@rule("MK-MAP-21", "MK-MAP-22")
def test_the_pool_of_tiles_and_what_is_on_them() -> None:
    more = [tile for tile in TILE_IDS if not tile.startswith("start") and tile not in POOL]
    assert more == ["country_12", "country_13", "country_14", "core_9", "core_10"]  # of the Ultimate Edition
    spaces = {tile: laid(tile) for tile in POOL}
    for feature, tiles in FEATURES.items():
        have = [tile for tile in POOL if any(facts["site"] == feature for facts in spaces[tile].values())]
        assert have == tiles.split()
    for tile, colour in MINES.items():
        assert [facts["mine"] for facts in spaces[tile].values() if "mine" in facts] == [colour]


@rule("MK-MAP-21")
def test_the_city_tiles_bear_their_colours() -> None:
    for number, colour in ((5, "green"), (6, "blue"), (7, "white"), (8, "red")):
        s = table("full_conquest", 2)
        s.game.situate(s, {"tiles": [f"core_{number} 1,1"]})
        cities: Any = s.view(-1)["city"]
        assert list(cities) == [colour]


@rule("MK-MAP-23")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("shape", ["wedge", "open_3", "open_4", "open_5"])
def test_every_shape_may_be_used_with_any_number_of_players(shape: str, seats: int) -> None:
    s = table("full_conquest", seats, 1, {"map": shape})
    tiles: Any = s.view(-1)["tiles"]
    assert len(tiles) == (3 if shape == "wedge" else 4)


@rule("MK-MAP-09", "MK-MAP-12")
@pytest.mark.parametrize(
    ("shape", "low", "high"), [("open_5", -2, 2), ("open_4", -2, 1), ("open_3", -1, 1), ("wedge", 0, 99)]
)
def test_the_positions_of_each_shape(shape: str, low: int, high: int) -> None:
    """Whatever a hero could reach on a map that grows in all directions: only positions of the shape are ever open."""
    s = table("full_conquest", 4, 1, {"map": shape})
    tiles = [f"country_{n}" for n in (1, 2, 4, 5, 6, 7, 8, 10, 11)]
    starts = [(0, 1), (1, 0)] if shape == "wedge" else [(0, 1), (1, 0), (1, -1)]
    found = set()
    lines = [f"{tiles[i]} {a},{b}" for i, (a, b) in enumerate(starts)]
    lines += [f"{tiles[len(starts) + i]} {a},{b}" for i, (a, b) in enumerate(((1, 1), (2, 0)))]
    if shape != "wedge":
        lines.append(f"{tiles[-1]} 2,-1")
    for space in range(7, 7 * (len(lines) + 1)):
        given: dict[str, object] = {
            "active": 0,
            "tiles": lines,
            "tile_deck": ["country_3", "country_9"],
            "seat": {"0": {"place": space_name(space), "move": 4}},
        }
        s.game.situate(s, given)
        for action in s.legal():
            text = s.format(action)
            if text.startswith("explore "):
                a, b = (int(part) for part in text.split()[1].split(","))
                found.add((a, b))
    taken = {(0, 0), *((int(x), int(y)) for x, y in (line.split()[1].split(",") for line in lines))}
    around = {(a + da, b + db) for a, b in taken for da, db in TOUCH} - taken
    inside = {(a, b) for a, b in around if a >= 0 and a + b >= 0 and low <= b <= high}
    assert found == inside
