"""Hex geometry, seven-hex tiles, growing maps and path costs."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexfarer.kernel import hexes as hx
from hexfarer.kernel.hexes import HexMap, at, distance, text

# Plain (q, r) arithmetic, kept apart from the packed kind so that the two can disagree.
PLAIN_STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]

coordinates = st.integers(-hx.LIMIT, hx.LIMIT)
any_hex = st.builds(at, coordinates, coordinates)
middle = st.integers(-80, 80)
near_hex = st.builds(at, middle, middle)
turns = st.integers(-13, 13)
lattices = st.sampled_from([hx.LEFT, hx.RIGHT])


def plain(h: int) -> tuple[int, int]:
    return hx.q_of(h), hx.r_of(h)


def moved(h: int, by: int) -> int:
    return at(hx.q_of(h) + hx.q_of(by), hx.r_of(h) + hx.r_of(by))


def touching_pairs(a: int, b: int) -> int:
    """Counted hex by hex, without knowing how tiles interlock."""
    return sum(distance(g, h) == 1 for g in hx.tile_hexes(a) for h in hx.tile_hexes(b))


# --- coordinates ---------------------------------------------------------------------------------


@given(coordinates, coordinates)
def test_coordinates_survive_packing(q: int, r: int) -> None:
    assert plain(at(q, r)) == (q, r)
    assert at(q, r) >= 0


@given(any_hex)
def test_a_hex_reads_as_it_is_written(h: int) -> None:
    assert hx.read(text(h)) == h


def test_hexes_in_words() -> None:
    assert text(at(2, -1)) == "2,-1"
    assert hx.read("2,-1") == at(2, -1)
    assert hx.read(" -12, 0 ") == at(-12, 0)
    assert text(hx.ORIGIN) == "0,0"


@pytest.mark.parametrize(
    "words",
    ["", "2", "2,", ",", "a,b", "1,2,3", "1.5,2", "+1,2", "1_0,2", "02,1", "2;1", "2\n,1", "--1,0", "٣,1"],
)
def test_what_is_not_a_hex_is_refused_in_one_line(words: str) -> None:
    with pytest.raises(ValueError, match="is not a hex: write q,r") as refused:
        hx.read(words)
    assert repr(words) in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("q", "r"), [(501, 0), (0, 501), (-501, 0), (0, -501), (10**30, 0)])
def test_hexes_too_far_out_are_refused(q: int, r: int) -> None:
    with pytest.raises(ValueError, match=re.escape(f"hex {q},{r} is too far out")):
        at(q, r)
    with pytest.raises(ValueError, match=re.escape(f"hex {q},{r} is too far out")):
        hx.read(f"{q},{r}")


# --- geometry ------------------------------------------------------------------------------------


def test_directions_run_counter_clockwise_from_east() -> None:
    assert [plain(h) for h in hx.neighbours(hx.ORIGIN)] == PLAIN_STEPS
    assert [hx.E, hx.NE, hx.NW, hx.W, hx.SW, hx.SE] == [0, 1, 2, 3, 4, 5]
    assert hx.DIRECTION_NAMES == ["E", "NE", "NW", "W", "SW", "SE"]


@given(any_hex, st.integers(0, 5))
def test_a_neighbour_is_one_step_away_and_the_opposite_step_leads_back(h: int, d: int) -> None:
    dq, dr = PLAIN_STEPS[d]
    n = hx.neighbour(h, d)
    assert plain(n) == (hx.q_of(h) + dq, hx.r_of(h) + dr)
    assert hx.neighbours(h)[d] == n
    assert hx.neighbour(n, (d + 3) % 6) == h
    assert distance(h, n) == 1


@given(any_hex, any_hex, any_hex)
def test_distance_is_a_metric(a: int, b: int, c: int) -> None:
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert (distance(a, b) == 0) == (a == b)


@given(any_hex, any_hex)
def test_distance_agrees_with_the_cube_formula(a: int, b: int) -> None:
    dq, dr = hx.q_of(b) - hx.q_of(a), hx.r_of(b) - hx.r_of(a)
    assert distance(a, b) == (abs(dq) + abs(dr) + abs(dq + dr)) // 2


@given(near_hex, st.integers(1, 12))
def test_a_ring_has_six_hexes_a_step_of_radius_and_closes(centre: int, radius: int) -> None:
    ring = hx.ring(centre, radius)
    assert len(set(ring)) == len(ring) == 6 * radius
    assert all(distance(centre, h) == radius for h in ring)
    assert all(distance(ring[i - 1], ring[i]) == 1 for i in range(len(ring)))


@given(near_hex, st.integers(0, 8))
def test_a_disc_holds_all_within_reach_nearest_first(centre: int, radius: int) -> None:
    disc = hx.disc(centre, radius)
    q, r = plain(centre)
    square = [at(q + i, r + j) for i in range(-radius, radius + 1) for j in range(-radius, radius + 1)]
    assert set(disc) == {h for h in square if distance(centre, h) <= radius}
    assert len(disc) == 3 * radius * (radius + 1) + 1
    reach = [distance(centre, h) for h in disc]
    assert reach == sorted(reach)


def test_small_and_impossible_rings() -> None:
    h = at(3, -4)
    assert hx.ring(h, 0) == hx.disc(h, 0) == [h]
    assert hx.ring(h, 1) == hx.neighbours(h)
    assert hx.ring(h, -1) == hx.disc(h, -1) == []
    for centre in (at(498, 0), at(0, 498), at(-498, 0), at(0, -498)):
        assert len(hx.ring(centre, 2)) == 12
        with pytest.raises(ValueError, match="too far out"):
            hx.ring(centre, 3)


@given(near_hex, near_hex, near_hex)
def test_a_line_steps_from_hex_to_hex(a: int, b: int, shift: int) -> None:
    line = hx.line(a, b)
    assert (line[0], line[-1]) == (a, b)
    assert len(line) == distance(a, b) + 1
    assert all(distance(line[i], line[i + 1]) == 1 for i in range(len(line) - 1))
    assert hx.line(b, a) == line[::-1]
    assert hx.line(moved(a, shift), moved(b, shift)) == [moved(h, shift) for h in line]


@given(near_hex, near_hex)
def test_a_line_stays_within_half_a_hex_of_the_true_one(a: int, b: int) -> None:
    line = hx.line(a, b)
    n = len(line) - 1
    dq, dr = hx.q_of(b) - hx.q_of(a), hx.r_of(b) - hx.r_of(a)
    for i, h in enumerate(line):
        # The hex at h is where no coordinate difference (q - r, r - s, s - q) exceeds one; all times n.
        x = n * (hx.q_of(h) - hx.q_of(a)) - dq * i
        y = n * (hx.r_of(h) - hx.r_of(a)) - dr * i
        z = -x - y
        assert max(abs(x - y), abs(y - z), abs(z - x)) <= n


def test_lines_by_hand() -> None:
    assert hx.line(at(1, 1), at(1, 1)) == [at(1, 1)]
    assert [text(h) for h in hx.line(at(0, 0), at(3, 0))] == ["0,0", "1,0", "2,0", "3,0"]
    assert [text(h) for h in hx.line(at(0, 0), at(4, -1))] == ["0,0", "1,0", "2,0", "3,-1", "4,-1"]


@pytest.mark.parametrize(
    ("end", "between"),
    [("2,-1", "1,0"), ("1,1", "1,0"), ("1,-2", "1,-1"), ("-2,1", "-1,1"), ("-1,-1", "0,-1"), ("-1,2", "0,1")],
)
def test_along_an_edge_a_line_takes_the_hex_with_the_larger_q_or_else_r(end: str, between: str) -> None:
    assert text(hx.line(hx.ORIGIN, hx.read(end))[1]) == between


@given(near_hex, near_hex, turns)
def test_six_sixths_are_a_whole_turn(h: int, centre: int, k: int) -> None:
    turned = hx.rotate_about(h, centre, k)
    assert hx.rotate_about(turned, centre, 6 - k) == h
    assert hx.rotate_about(h, centre, k + 6) == turned
    assert distance(centre, turned) == distance(centre, h)
    step_by_step = h
    for _ in range(6):
        step_by_step = hx.rotate_about(step_by_step, centre, 1)
    assert step_by_step == h
    assert hx.rotate(h, k) == hx.rotate_about(h, at(0, 0), k)


@given(near_hex, st.integers(1, 9), turns)
def test_turning_by_sixths_moves_along_the_ring(centre: int, radius: int, k: int) -> None:
    ring = hx.ring(centre, radius)
    for i, h in enumerate(ring):
        assert hx.rotate_about(h, centre, k) == ring[(i + k * radius) % len(ring)]


def test_rotation_by_hand() -> None:
    assert hx.rotate(at(1, 0), 1) == at(1, -1)  # E to NE: counter-clockwise
    assert hx.rotate(at(1, -1), -1) == at(1, 0)
    assert hx.rotate(at(3, -2), 3) == at(-3, 2)
    assert hx.rotate_about(at(4, 4), at(3, 4), 2) == at(3, 3)
    with pytest.raises(ValueError, match="too far out"):
        hx.rotate(at(400, 400), 1)


# --- seven-hex tiles -----------------------------------------------------------------------------


@given(near_hex, turns)
def test_turned_contents_lie_where_the_turned_hexes_lie(centre: int, k: int) -> None:
    contents = [10, 11, 12, 13, 14, 15, 16]
    printed = dict(zip(hx.tile_hexes(centre), contents, strict=True))
    laid = dict(zip(hx.tile_hexes(centre), hx.turn_tile(contents, k), strict=True))
    assert {hx.rotate_about(h, centre, k): what for h, what in printed.items()} == laid
    assert contents == [10, 11, 12, 13, 14, 15, 16]


def test_tiles_by_hand() -> None:
    assert hx.tile_hexes(at(1, -3)) == [at(1, -3), *hx.neighbours(at(1, -3))]
    assert hx.turn_tile([0, 1, 2, 3, 4, 5, 6], 1) == [0, 6, 1, 2, 3, 4, 5]  # what was E is NE, slot 2
    with pytest.raises(ValueError, match="7 hexes, not 6"):
        hx.turn_tile([1, 2, 3, 4, 5, 6], 1)


@given(near_hex)
def test_contacts_are_exactly_the_places_where_tiles_touch_without_overlap(centre: int) -> None:
    own = set(hx.tile_hexes(centre))
    clear = [h for h in hx.disc(centre, 6) if own.isdisjoint(hx.tile_hexes(h))]
    touch = [h for h in clear if touching_pairs(centre, h) > 0]
    assert len(touch) == 18
    assert set(hx.tile_contacts(centre)) == set(touch)
    for h in hx.disc(centre, 6):
        assert hx.touching(centre, h) == (h in touch)


@given(near_hex)
def test_shared_edges_are_the_touching_pairs(centre: int) -> None:
    for h in hx.disc(centre, 6):
        apart = distance(centre, h) >= 3
        assert hx.shared_edges(centre, h) == (touching_pairs(centre, h) if apart else 0)


def test_heroes_offsets_by_class() -> None:
    # H3-TILE-003: twelve interlocking offsets share three edges, six straight ones share one.
    right = [(2, 1), (-2, -1), (1, -3), (-1, 3), (3, -2), (-3, 2)]
    left = [(1, 2), (-1, -2), (2, -3), (-2, 3), (3, -1), (-3, 1)]
    straight = [(3, 0), (0, 3), (-3, 0), (0, -3), (3, -3), (-3, 3)]
    assert [hx.interlocks(at(q, r)) for q, r in right] == [hx.RIGHT] * 6
    assert [hx.interlocks(at(q, r)) for q, r in left] == [hx.LEFT] * 6
    assert [hx.interlocks(at(q, r)) for q, r in straight] == [hx.STRAIGHT] * 6
    assert [hx.shared_edges(at(5, -7), at(5 + q, -7 + r)) for q, r in right + left] == [3] * 12
    assert [hx.shared_edges(at(5, -7), at(5 + q, -7 + r)) for q, r in straight] == [1] * 6
    # On the lattice, but two cells away or none.
    assert [hx.interlocks(h) for h in (at(0, 0), at(1, 0), at(7, 0), at(4, 2))] == [hx.APART] * 4


@given(near_hex, turns)
def test_turning_keeps_the_class_and_the_mirror_swaps_it(centre: int, k: int) -> None:
    other = {hx.STRAIGHT: hx.STRAIGHT, hx.LEFT: hx.RIGHT, hx.RIGHT: hx.LEFT}
    for h in hx.tile_contacts(hx.ORIGIN):
        kind = hx.interlocks(h)
        assert hx.interlocks(hx.rotate(h, k)) == kind
        assert hx.interlocks(at(hx.r_of(h), hx.q_of(h))) == other[kind]
        assert (moved(centre, h) in hx.lattice(centre, hx.RIGHT)) == (kind == hx.RIGHT)
        assert (moved(centre, h) in hx.lattice(centre, hx.LEFT)) == (kind == hx.LEFT)


def test_mage_knights_lattice() -> None:
    offsets = [(3, -2), (1, -3), (-2, -1), (-3, 2), (-1, 3), (2, 1)]  # table 2.13, E NE NW W SW SE
    assert [plain(h) for h in hx.lattice(hx.ORIGIN, hx.RIGHT)] == offsets
    assert [plain(hx.lattice_at(hx.RIGHT, x, y)) for x, y in [(1, 0), (0, 1), (1, -1), (2, 3)]] == [
        (3, -2),
        (1, -3),
        (2, 1),
        (9, -13),
    ]


@pytest.mark.parametrize("kind", [hx.APART, hx.STRAIGHT, 3])
def test_only_interlocking_tiles_form_a_lattice(kind: int) -> None:
    with pytest.raises(ValueError, match=f"not kind {kind}"):
        hx.lattice(hx.ORIGIN, kind)
    with pytest.raises(ValueError, match=f"not kind {kind}"):
        hx.lattice_at(kind, 1, 1)


@pytest.mark.parametrize("kind", [hx.LEFT, hx.RIGHT])
def test_a_lattice_covers_the_plane_once(kind: int) -> None:
    cells = [(x, y) for x in range(-14, 15) for y in range(-14, 15)]
    covered = [h for x, y in cells for h in hx.tile_hexes(hx.lattice_at(kind, x, y))]
    assert len(set(covered)) == len(covered)
    assert set(hx.disc(hx.ORIGIN, 15)) <= set(covered)


@given(lattices, st.integers(-20, 20), st.integers(-20, 20))
def test_neighbouring_cells_are_the_lattice_neighbours(kind: int, x: int, y: int) -> None:
    cells = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    around = [hx.lattice_at(kind, x + dx, y + dy) for dx, dy in cells]
    assert hx.lattice(hx.lattice_at(kind, x, y), kind) == around


# --- maps ----------------------------------------------------------------------------------------

patches = st.lists(st.sampled_from(hx.disc(hx.ORIGIN, 3)), unique=True, min_size=1, max_size=30)


def map_of(patch: list[int]) -> HexMap:
    made = HexMap()
    for h in patch:
        made.add(h)
    return made


@given(patches)
def test_links_hold_after_every_added_hex(patch: list[int]) -> None:
    grown = HexMap()
    for count, h in enumerate(patch, start=1):
        assert grown.find(h) == -1
        assert grown.add(h) == count - 1
        assert len(grown) == count
        assert grown.hexes == patch[:count]
        assert len(grown.links) == 6 * count
        for i, known in enumerate(patch[:count]):
            expected = [patch.index(n) if n in patch[:count] else -1 for n in hx.neighbours(known)]
            assert grown.around(i) == expected
            assert grown.find(known) == i


def test_mage_knights_worked_example() -> None:
    # BOARD.md 5: start A, tile 1 at lattice (0,1), tile 2 at (1,0); the outer neighbours of A's forest.
    land = HexMap()
    assert [land.add_tile(hx.lattice_at(hx.RIGHT, x, y)) for x, y in [(0, 0), (0, 1), (1, 0)]] == [0, 7, 14]
    forest = land.find(at(1, -1))
    assert forest == 1 + hx.NE
    around = land.around(forest)
    assert around[hx.NW] == land.find(at(1, -2)) == 7 + 1 + hx.SE
    assert around[hx.NE] == land.find(at(2, -2)) == 14 + 1 + hx.W
    assert around[hx.E] == land.find(at(2, -1)) == 14 + 1 + hx.SW
    assert [land.hexes[i] for i in range(7, 14)] == hx.tile_hexes(at(1, -3))


def test_nothing_is_laid_twice_and_a_refused_tile_changes_nothing() -> None:
    land = map_of([at(0, 0), at(5, 5)])
    with pytest.raises(ValueError, match="hex 5,5 is already on the map"):
        land.add(at(5, 5))
    with pytest.raises(ValueError, match="a tile at 1,-1 would cover hex 0,0"):
        land.add_tile(at(1, -1))  # 0,0 is its SW hex: five others would have been laid before it
    assert len(land) == 2
    assert land.find(at(1, -1)) == -1
    assert land.links == [-1] * 12


@given(patches, st.lists(st.tuples(st.integers(0, 29), st.integers(0, 5)), max_size=10), st.integers(0, 30))
def test_walls_stand_on_both_sides_whenever_they_were_built(
    patch: list[int], edges: list[tuple[int, int]], early: int
) -> None:
    edges = [(i % len(patch), d) for i, d in edges]
    land = HexMap()
    for h in patch:
        i = land.add(h)
        for j, d in edges[:early]:
            if j == i:
                land.wall(j, d)
    for j, d in edges[early:]:
        land.wall(j, d)
    walled = {frozenset((patch[j], hx.neighbour(patch[j], d))) for j, d in edges}
    for i, h in enumerate(patch):
        for d in range(6):
            assert land.walls[i] >> d & 1 == (frozenset((h, hx.neighbour(h, d))) in walled)


@given(patches)
def test_a_copy_is_equal_and_shares_nothing(patch: list[int]) -> None:
    land = map_of(patch)
    land.wall(0, hx.NE)
    twin = land.copy()

    def everything(m: HexMap) -> tuple[list[int], list[int], list[int], list[int]]:
        return m.hexes[:], m.links[:], m.walls[:], [m.find(h) for h in hx.disc(hx.ORIGIN, 8)]

    before = everything(land)
    assert everything(twin) == before
    twin.add_tile(at(6, 0))
    twin.wall(0, hx.SW)
    twin.add(at(8, 0))
    assert everything(land) == before
    assert everything(twin) != before
    later = everything(twin)
    land.add(at(-8, 0))
    land.wall(0, hx.E)
    assert everything(twin) == later


# --- paths ---------------------------------------------------------------------------------------


class Terrain:
    """A random land with costs (some impassable, some free), walls, and a start."""

    def __init__(self, patch: list[int], cost: list[int], edges: list[tuple[int, int]], start: int) -> None:
        self.land = map_of(patch)
        self.cost = cost[: len(patch)]
        self.start = start % len(patch)
        self.walled: set[frozenset[int]] = set()
        for k, d in edges:
            i = k % len(patch)
            self.land.wall(i, d)
            self.walled.add(frozenset((patch[i], hx.neighbour(patch[i], d))))

    def __repr__(self) -> str:
        lie = [f"{text(h)}:{c}" for h, c in zip(self.land.hexes, self.cost, strict=True)]
        return f"Terrain({' '.join(lie)}; walls {self.land.walls}; from {self.start})"

    def step(self, a: int, b: int, wall_cost: int) -> int:
        """What the step between two hexes costs by the plain reading of the rules, -1 if there is none."""
        g, h = self.land.hexes[a], self.land.hexes[b]
        if distance(g, h) != 1 or self.cost[b] < 0:
            return -1
        if frozenset((g, h)) not in self.walled:
            return self.cost[b]
        return -1 if wall_cost < 0 else self.cost[b] + wall_cost

    def brute_force(self, limit: int, wall_cost: int) -> list[int]:
        """Bellman and Ford: relax every pair until nothing changes."""
        n = len(self.land)
        best: list[int | None] = [None] * n
        best[self.start] = 0
        for _ in range(n):
            for a in range(n):
                for b in range(n):
                    here, there, step = best[a], best[b], self.step(a, b, wall_cost)
                    if here is not None and step >= 0 and (there is None or here + step < there):
                        best[b] = here + step
        return [-1 if x is None or x > limit else x for x in best]


terrains = st.builds(
    Terrain,
    st.lists(st.sampled_from(hx.disc(hx.ORIGIN, 2)), unique=True, min_size=1, max_size=19),
    st.lists(st.sampled_from([-1, 0, 1, 1, 2, 3, 5]), min_size=19, max_size=19),
    st.lists(st.tuples(st.integers(0, 18), st.integers(0, 5)), max_size=8),
    st.integers(0, 18),
)
limits = st.sampled_from([0, 1, 3, 6, hx.NO_LIMIT])
wall_costs = st.sampled_from([hx.CLOSED, 0, 1])


@settings(deadline=None)
@given(terrains, limits, wall_costs)
def test_costs_agree_with_brute_force(t: Terrain, limit: int, wall_cost: int) -> None:
    assert hx.costs_from(t.land, t.start, t.cost, limit, wall_cost) == t.brute_force(limit, wall_cost)


@settings(deadline=None)
@given(terrains, limits, wall_costs)
def test_a_path_costs_what_was_promised(t: Terrain, limit: int, wall_cost: int) -> None:
    totals = hx.costs_from(t.land, t.start, t.cost, limit, wall_cost)
    for goal, total in enumerate(totals):
        path = hx.path_to(t.land, t.start, goal, t.cost, limit, wall_cost)
        if total < 0:
            assert path == []
            continue
        assert (path[0], path[-1]) == (t.start, goal)
        assert len(set(path)) == len(path)
        steps = [t.step(path[i], path[i + 1], wall_cost) for i in range(len(path) - 1)]
        assert min(steps, default=0) >= 0
        assert sum(steps) == total


@settings(deadline=None)
@given(terrains, wall_costs, st.randoms(use_true_random=False))
def test_a_path_does_not_depend_on_the_order_in_which_the_land_was_found(
    t: Terrain, wall_cost: int, chance: Random
) -> None:
    order = list(range(len(t.land)))
    chance.shuffle(order)
    other = map_of([t.land.hexes[i] for i in order])
    for i, j in enumerate(order):
        other.walls[i] = t.land.walls[j]
    cost = [t.cost[j] for j in order]
    for goal in range(len(t.land)):
        here = hx.path_to(t.land, t.start, goal, t.cost, hx.NO_LIMIT, wall_cost)
        there = hx.path_to(other, order.index(t.start), order.index(goal), cost, hx.NO_LIMIT, wall_cost)
        assert [order[i] for i in there] == here


@given(st.sampled_from(hx.disc(hx.ORIGIN, 3)), st.sampled_from(hx.disc(hx.ORIGIN, 3)), st.integers(0, 3))
def test_on_open_land_paths_are_as_short_as_the_distance(a: int, b: int, each: int) -> None:
    land = map_of(hx.disc(hx.ORIGIN, 3))
    cost = [each] * len(land)
    assert hx.costs_from(land, land.find(a), cost)[land.find(b)] == each * distance(a, b)
    # Also where steps are free and every detour would be as cheap.
    assert len(hx.path_to(land, land.find(a), land.find(b), cost)) == distance(a, b) + 1


def test_a_detour_when_it_is_cheaper() -> None:
    # From W to E: through the centre 9 + 2, over the north 2 + 2 + 2, the south is impassable.
    land = HexMap()
    land.add_tile(at(0, 0))
    cost = [9, 2, 2, 2, 2, -1, -1]
    w, nw, ne, e = 1 + hx.W, 1 + hx.NW, 1 + hx.NE, 1 + hx.E
    assert hx.path_to(land, w, e, cost) == [w, nw, ne, e]
    assert hx.costs_from(land, w, cost) == [9, 6, 4, 2, 0, -1, -1]
    assert hx.costs_from(land, w, cost, 5) == [-1, -1, 4, 2, 0, -1, -1]
    assert hx.path_to(land, w, e, cost, 5) == []
    assert hx.path_to(land, w, w, cost, 0) == [w]
    land.wall(nw, hx.E)  # between NW and NE
    assert hx.path_to(land, w, e, cost) == [w, 0, e]
    assert hx.path_to(land, w, e, cost, hx.NO_LIMIT, 1) == [w, nw, ne, e]
    assert hx.costs_from(land, w, cost, hx.NO_LIMIT, 1)[e] == 7


def test_a_wall_is_crossed_only_where_it_pays() -> None:
    land = HexMap()
    land.add_tile(at(0, 0))
    land.wall(0, hx.E)
    cost = [1] * 7
    assert hx.costs_from(land, 0, cost, hx.NO_LIMIT, 5)[1 + hx.E] == 2
    assert hx.path_to(land, 0, 1 + hx.E, cost, hx.NO_LIMIT, 5) == [0, 1 + hx.NE, 1 + hx.E]
    assert hx.path_to(land, 0, 1 + hx.E, cost, hx.NO_LIMIT, 1) == [0, 1 + hx.E]  # as cheap, and shorter


def test_no_path_leads_through_a_closed_border() -> None:
    # Two ways from 0,0 to 1,1; the one that would be looked at first ends at a border.
    land = map_of([at(0, 0), at(1, 0), at(0, 1), at(1, 1)])
    land.wall(1, hx.SE)
    assert hx.path_to(land, 0, 3, [1, 2, 1, 1]) == [0, 2, 3]


def test_of_equal_paths_the_last_steps_follow_the_order_of_directions() -> None:
    land = HexMap()
    land.add_tile(at(0, 0))
    cost = [1] * 7
    # From E to NW both NE and the centre lead on; seen from NW, NE lies to the E and comes first.
    assert hx.path_to(land, 1 + hx.E, 1 + hx.NW, cost) == [1 + hx.E, 1 + hx.NE, 1 + hx.NW]
    # From NW to E: seen from E, NE lies to the NW (2), the centre to the W (3).
    assert hx.path_to(land, 1 + hx.NW, 1 + hx.E, cost) == [1 + hx.NW, 1 + hx.NE, 1 + hx.E]


def test_the_start_may_be_impassable_but_is_not_entered_again() -> None:
    land = map_of([at(0, 0), at(1, 0), at(2, 0)])
    assert hx.costs_from(land, 1, [4, -1, 3]) == [4, 0, 3]
    assert hx.costs_from(land, 0, [4, -1, 3]) == [0, -1, -1]


@pytest.mark.parametrize("i", [-1, 1])
def test_paths_from_or_to_nowhere_are_an_error(i: int) -> None:
    land = map_of([at(0, 0)])
    message = f"no hex number {i} on a map of 1"
    with pytest.raises(IndexError, match=message):
        hx.costs_from(land, i, [1])
    with pytest.raises(IndexError, match=message):
        hx.path_to(land, i, 0, [1])
    with pytest.raises(IndexError, match=message):
        hx.path_to(land, 0, i, [1])
