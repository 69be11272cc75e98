"""The map, steps, exploring, Elemental Powers, and death outside Combat."""

from __future__ import annotations

import pytest

from hexfarer.games.euthia.board import CENTRE, FAR, HOME, Board, hexes_of, i_of, j_of, place_at, place_of
from hexfarer.games.euthia.components import MAP_TILES, Field
from hexfarer.games.euthia.effects.gains import Teleport, Wounds
from hexfarer.games.euthia.flow.sources import CombatSource
from hexfarer.games.euthia.flow.walking import Exploring
from hexfarer.games.euthia.pieces import spent
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    AIR,
    COMBAT,
    EARTH,
    ELEMENTAL,
    FIRE,
    NONE,
    PLAIN,
    WATER,
    WATER_POWER,
)
from hexfarer.kernel.hexes import at
from tests.games.euthia.map_table import does, fresh, hold, lay, options, put, stand, table, why, word
from tests.support import rule


def test_every_field_of_the_map_has_its_place_in_each_list_and_there_is_no_other() -> None:
    s = table()
    for number in range(2):
        lists = (s.claims, s.tokens, s.digs, s.summons, s.rubble, s.legend_at)
        assert [len(entries) for entries in lists] == [4 * (number + 1)] * 6
        assert lay(s, number + 1, number + 1) == 4 * (number + 1)


def anchor(place: int) -> tuple[int, int]:
    """Where field a of a place lies."""
    i, j = i_of(place), j_of(place)
    return i + 2 * j, i - j


# -- the map --


@rule("EU-MAP-01", "EU-MAP-02", "EU-MAP-03")
def test_every_hex_belongs_to_exactly_one_place() -> None:
    for q in range(-6, 7):
        for r in range(-6, 7):
            place = place_of(at(q, r))
            assert at(q, r) in hexes_of(place)
            a_q, a_r = anchor(place)
            assert (a_q - a_r) % 3 == 0
            assert hexes_of(place) == [at(a_q, a_r), at(a_q + 1, a_r), at(a_q, a_r + 1)]


@rule("EU-MAP-03")
def test_a_field_borders_three_other_places() -> None:
    board = fresh()
    for field in range(3):
        assert len(board.open_places(field)) == 3


@rule("EU-MAP-01", "EU-SPECIAL-02", "EU-SPECIAL-04", "EU-SPECIAL-05")
def test_the_fields_of_a_tile_touch_each_other_and_the_centre_only_them() -> None:
    board = fresh().with_tile(2, place_at(1, 0))
    assert sorted(board.near[0])[:2] == [1, 2]
    assert board.near[CENTRE] == [0, 1, 2]
    assert all(CENTRE not in board.near[field] for field in range(4, 7))
    far = board.distances(CENTRE)
    assert [far[0], far[1], far[2]] == [1, 1, 1]
    assert board.centre(5) == NONE


@rule("EU-PORTAL-08", "EU-SPECIAL-05")
def test_centres_only_begin_or_end_a_way() -> None:
    board = Board().with_tile(0, HOME)
    # without the ways around, the centre would be a short cut between outer fields
    board.near[0] = [CENTRE]
    assert board.distances(0)[CENTRE] == 1
    assert board.distances(0)[1] == FAR
    assert board.distances(CENTRE)[1] == 1


@rule("EU-SPECIAL-06", "EU-ELEM-01")
def test_a_power_covers_the_field_and_its_neighbours_but_no_centre() -> None:
    s = table()
    first = lay(s, 1, 0, Field(ELEMENTAL, sub=FIRE))
    for field in s.board.fields():
        near = field == first or first in s.board.near[field]
        assert s.under(field, FIRE) == near
    put(s, 0, Field(ELEMENTAL, sub=AIR))
    assert not s.under(s.board.church(), AIR)
    assert s.under(1, AIR)


# -- steps --


@rule("EU-MOVE-01", "EU-MOVE-02", "EU-MOVE-03", "EU-ACTION-01", "EU-ACTION-03")
def test_tokens_give_move_points_and_a_step_costs_one() -> None:
    s = table()
    player = s.players[0]
    stand(s, 1, 0)
    assert why(s, f"step {word(s, 0)}") == "no-move"
    does(s, "march mining")
    assert player.move == 1
    does(s, "march trade")
    assert player.move == 3
    does(s, "march combat")
    assert player.move == 6
    assert why(s, "march combat") == "no-token"
    does(s, f"step {word(s, 0)}", f"step {word(s, 1)}")
    assert (player.at, player.move) == (1, 4)


@rule("EU-MOVE-02", "EU-MOVE-06")
def test_a_step_goes_to_a_neighbour_that_exists() -> None:
    s = table()
    first = lay(s, 1, 0)
    s.players[0].move = 3
    s.changed()
    assert why(s, f"step {word(s, first)}") == "not-near"
    assert why(s, "step #200") == "no-field"


@rule("EU-MOVE-04", "EU-LIBERATE-02", "EU-LIBERATE-03")
def test_2_a_monster_is_in_the_way_of_who_cannot_fight() -> None:
    """Worked example 2; a token of anybody frees the field for all."""
    s = table()
    put(s, 0, Field(PLAIN, monster=1))
    player = s.players[0]
    player.move = 2
    stand(s, 0, 1)
    assert why(s, f"step {word(s, 0)}") == ""
    player.tokens = 3
    s.changed()
    assert why(s, f"step {word(s, 0)}") == "no-combat-action"
    player.saved = COMBAT
    s.changed()
    assert why(s, f"step {word(s, 0)}") == ""
    player.saved = NONE
    hold(s, 0, "dral_war_footing", worn=True)
    assert why(s, f"step {word(s, 0)}") == ""
    player.pieces = sorted([spent(p) for p in player.pieces])
    s.changed()
    assert why(s, f"step {word(s, 0)}") == "no-combat-action"
    s.claims[0] = 1
    s.changed()
    assert why(s, f"step {word(s, 0)}") == ""
    assert not s.guarded(0)


@rule("EU-MOVE-05", "EU-COMBAT-01")
def test_entering_the_field_of_a_monster_spends_a_combat_action_at_once() -> None:
    s = table()
    put(s, 0, Field(PLAIN, monster=1))
    player = s.players[0]
    stand(s, 0, 1)
    player.move, player.saved = 2, COMBAT
    s.changed()
    s.apply(s.parse(f"step {word(s, 0)}"))
    assert isinstance(s.stack[-1], CombatSource)
    assert options(s) == ["token combat", "token saved"]
    assert player.move == 1
    assert why(s, "end") == "finish-first"


@rule("EU-LIBERATE-01", "EU-LIBERATE-02")
@pytest.mark.parametrize("mark", ["claims", "tokens", "digs", "summons"])
def test_any_token_on_it_means_that_a_monster_is_beaten(mark: str) -> None:
    s = table()
    put(s, 0, Field(PLAIN, monster=2))
    assert s.guarded(0)
    getattr(s, mark)[0] = 1
    assert not s.guarded(0)
    assert not s.guarded(1)  # never had one


@rule("EU-SPECIAL-03", "EU-PORTAL-03")
def test_a_centre_is_closed_until_all_outer_fields_are_liberated() -> None:
    s = table()
    first = lay(s, 1, 0, Field(PLAIN), Field(PLAIN, monster=1), Field(PLAIN, monster=1), Field(PLAIN))
    centre = first + CENTRE
    s.players[0].move = 2
    stand(s, 0, first)
    assert why(s, f"step {word(s, centre)}") == "closed"
    s.claims[first + 1] = 1
    s.changed()
    assert why(s, f"step {word(s, centre)}") == "closed"
    assert centre not in Teleport(3).values(s, 0, NONE, 0)
    s.claims[first + 2] = 0
    s.changed()
    assert centre in Teleport(3).values(s, 0, NONE, 0)
    does(s, f"step {word(s, centre)}")
    assert s.players[0].at == centre
    assert sorted(options(s, "step")) == sorted(f"step {word(s, first + i)}" for i in range(3))


@rule("EU-PORTAL-06", "EU-PORTAL-08", "EU-PORTAL-09")
def test_a_teleport_reaches_so_many_fields_and_no_monster_without_a_combat_action() -> None:
    s = table()
    first = lay(s, 1, 0)
    stand(s, 0, CENTRE)
    assert Teleport(1).values(s, 0, NONE, 0) == [0, 1, 2]
    far = s.board.distances(CENTRE)
    assert Teleport(2).values(s, 0, NONE, 0) == [f for f in s.board.fields() if 1 <= far[f] <= 2]
    near = next(f for f in range(first, first + 3) if far[f] == 2)
    put(s, near, Field(PLAIN, monster=1))
    assert near in Teleport(2).values(s, 0, NONE, 0)
    s.players[0].tokens = 0
    assert near not in Teleport(2).values(s, 0, NONE, 0)


# -- exploring --


def frontier(boundary: str = "none") -> Euthia:
    """Seat 0 at the Church with 2 Move points and a map of the Start tile only."""
    s = table(boundary=boundary)
    s.map_stack = [n for n, tile in enumerate(MAP_TILES) if tile.chapter == 1 and not tile.special()][:2]
    s.map_stack += [n for n, tile in enumerate(MAP_TILES) if tile.chapter == 0 and not tile.special()][:2]
    s.players[0].move = 2
    s.changed()
    return s


@rule("EU-EXPLORE-01", "EU-EXPLORE-02", "EU-EXPLORE-03", "EU-MAP-03", "EU-SETUP-06")
def test_3_three_tiles_surround_the_first_field() -> None:
    """Worked example 3."""
    s = frontier()
    top = s.map_stack[::-1]
    does(s, f"step {word(s, 0)}")
    assert sorted(options(s)) == ["place -1,-1", "place -2,1", "place 1,-2"]
    assert len(s.board.tiles) == 1  # the place is chosen before the tile is seen
    assert why(s, "place 3,0") == "wrong-place"
    assert why(s, "end") == "explore-first"
    seen = s.reveals
    does(s, "place 1,-2")
    assert s.board.tiles[1:] == top[:1]
    assert s.reveals > seen  # no undo behind a revealed tile
    assert sorted(options(s)) == ["place -1,-1", "place -2,1"]
    does(s, "place -2,1")
    assert s.board.tiles[1:] == top[:3]  # the last place is no choice
    assert MAP_TILES[s.board.tiles[3]].chapter == 1
    assert [anchor(place) for place in s.board.places] == [(0, 0), (1, -2), (-2, 1), (-1, -1)]
    assert s.players[0].move == 1
    assert len(s.board.near[0]) == 7  # six around it, and the centre of its own tile


@rule("EU-EXPLORE-01")
def test_exploring_ends_when_no_tile_is_left() -> None:
    s = frontier()
    s.map_stack = s.map_stack[:1]
    does(s, f"step {word(s, 0)}", "place 1,-2")
    assert s.map_stack == []
    assert "end" in options(s)


@rule("EU-EXPLORE-01", "EU-SETUP-24")
def test_a_boundary_keeps_tiles_within() -> None:
    s = frontier(boundary="3")
    assert s.plan.boundary == 3
    s.plan.boundary = 0
    does(s, f"step {word(s, 0)}")
    assert len(s.board.tiles) == 1
    assert "end" in options(s)


@rule("EU-EXPLORE-05")
def test_a_centre_needs_no_exploring() -> None:
    s = frontier()
    stand(s, 0, 0)
    does(s, f"step {word(s, CENTRE)}")
    assert len(s.board.tiles) == 1


@rule("EU-EXPLORE-04", "EU-PORTAL-07")
def test_a_teleport_explores_too() -> None:
    s = frontier()
    Teleport(1).chosen(s, 0, NONE, 0, 0)
    s.settle()
    s.changed()
    assert len(options(s, "place")) == 3


@rule("EU-EXPLORE-07", "EU-DEATH-08")
def test_who_burns_to_death_explores_nothing_and_meets_no_monster() -> None:
    s = frontier()
    put(s, 0, Field(ELEMENTAL, sub=FIRE, monster=1))
    player = s.players[0]
    stand(s, 0, 1)
    player.health = 2
    does(s, f"step {word(s, 0)}")
    assert player.at == s.board.church()
    assert len(s.board.tiles) == 1
    assert player.has_token(COMBAT)


# -- Elemental Powers --


@rule("EU-ELEM-02", "EU-ELEM-06", "EU-ELEM-07")
def test_6_fire_wounds_and_water_takes_it_back() -> None:
    """Worked example 6: Fire on the first field, Fire and two Waters on the second."""
    s = table()
    player = s.players[0]
    player.health, player.move = 4, 2
    s.board.elements[0] = 1 << FIRE
    s.board.elements[1] = 1 << FIRE | 1 << WATER
    s.changed()
    does(s, f"step {word(s, 0)}")
    assert player.health == 2
    does(s, f"step {word(s, 1)}")
    assert player.health == 2


@rule("EU-ELEM-03", "EU-ELEM-06")
def test_7_three_waters_heal_as_one() -> None:
    """Worked example 7."""
    s = table()
    lay(s, 1, 0, *[Field(ELEMENTAL, sub=WATER)] * 3)
    player = s.players[0]
    target = max(range(3), key=lambda field: len([n for n in s.board.near[field] if n >= 4]))
    player.health, player.move = player.max_health() - 5, 1
    s.changed()
    does(s, f"step {word(s, target)}")
    assert player.health == player.max_health() - 3


@rule("EU-EVENT-02", "EU-ELEM-03")
def test_an_event_can_dry_the_waters_up() -> None:
    s = table()
    s.rules[WATER_POWER] = 0
    s.board.elements[0] = 1 << FIRE | 1 << WATER
    player = s.players[0]
    player.health, player.move = 4, 1
    s.changed()
    does(s, f"step {word(s, 0)}")
    assert player.health == 2


def beside(s: Euthia, element: int) -> str:
    """The next map tile has such an Elemental; the place that puts it next to field a."""
    for tile in range(len(MAP_TILES)):
        fields = MAP_TILES[tile].fields
        powers = {field.sub for field in fields if field.kind == ELEMENTAL}
        if len(fields) == 3 and powers == {element}:
            for place in s.board.open_places(0):
                if s.board.with_tile(tile, place).elements[0] >> element & 1:
                    s.map_stack = [tile]
                    q, r = anchor(place)
                    return f"place {q},{r}"
    raise AssertionError("no tile with that Elemental")


@rule("EU-ELEM-05", "EU-EXPLORE-06")
@pytest.mark.parametrize(("element", "after"), [(FIRE, 2), (WATER, 6), (EARTH, 4)])
def test_a_revealed_elemental_acts_at_once(element: int, after: int) -> None:
    s = table()
    player, other = s.players
    player.health, player.move = 4, 1
    stand(s, 1, 0)
    other.health = 4
    place = beside(s, element)
    does(s, f"step {word(s, 0)}", place)
    assert player.health == after
    assert other.health == 4  # others are not touched


@rule("EU-ELEM-10")
@pytest.mark.parametrize(
    ("already", "element", "after"),
    [(FIRE, FIRE, 4), (WATER, FIRE, 4), (FIRE, WATER, 4), (WATER, WATER, 4), (EARTH, FIRE, 2), (AIR, WATER, 6)],
)
def test_only_a_power_that_is_new_on_the_field_acts(already: int, element: int, after: int) -> None:
    s = table()
    player = s.players[0]
    put(s, 1, Field(ELEMENTAL, sub=already))
    player.at = 0
    player.health = 4
    place = beside(s, element)
    s.push(Exploring(0, 0))
    s.settle()
    s.changed()
    does(s, place)
    assert player.health == after


@rule("EU-DEATH-08")
def test_26_death_outside_combat_costs_reputation_as_far_as_there_is_any() -> None:
    """Worked example 26."""
    s = table()
    player = s.players[0]
    player.rep, player.health, player.move = 1, 2, 3
    gaar, cards, tokens = player.gaar, player.hand[:], player.tokens
    s.board.elements[0] = 1 << FIRE
    s.changed()
    does(s, f"step {word(s, 0)}")
    assert (player.rep, player.health, player.move, player.at) == (0, player.max_health(), 0, CENTRE)
    assert (player.gaar, player.hand, player.deaths) == (gaar, cards, 0)
    assert s.to_act() == 0
    assert player.tokens == tokens
    does(s, "march mining", f"step {word(s, 1)}")
    assert player.at == 1


@rule("EU-DEATH-08", "EU-COOP-06")
@pytest.mark.parametrize(("seats", "mode", "left"), [(2, "competitive", 3), (1, "competitive", 3), (2, "coop", 4)])
def test_death_outside_combat_costs_two_and_together_one(seats: int, mode: str, left: int) -> None:
    s = table(seats=seats, mode=mode)
    s.players[0].rep = 5
    Wounds(99).run(s, 0, NONE)
    assert s.players[0].rep == left


@rule("EU-DEATH-11")
def test_the_dead_come_to_the_church_without_entering_it() -> None:
    s = frontier()
    s.board.elements[CENTRE] = 1 << FIRE  # it never is (EU-SPECIAL-06)
    stand(s, 0, 0)
    Wounds(99).run(s, 0, NONE)
    s.settle()
    assert s.players[0].health == s.players[0].max_health()
    assert len(s.board.tiles) == 1
