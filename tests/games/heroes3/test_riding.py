"""Several steps at once: by which way, and where a ride ends before its goal."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.games.heroes3 import verbs
from hexfarer.games.heroes3.board import field_name
from hexfarer.games.heroes3.content.scenarios import SCENARIO_IDS
from hexfarer.games.heroes3.flow.riding import ways
from hexfarer.games.heroes3.flow.turn import Free
from hexfarer.games.heroes3.player import MAIN, SECOND
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.state import fingerprint
from hexfarer.kernel.table import choices
from tests.games.heroes3.table import GAME, does, options, plain, put, row, why
from tests.support import ALL, pick, rule

name = field_name


def along(s: Heroes3, length: int) -> list[int]:
    """A narrow path from the first hero's Town; all beside it is blocked."""
    path = row(s, s.players[0].home, length)
    for field in range(len(s.board.location)):
        if field not in (*path, s.players[0].home, s.players[1].home):
            put(s, field, "blocked_field")
    return path


def step_by_step(s: Heroes3, hero: int, way: list[int]) -> None:
    """The same ride in single steps."""
    seat, known = s.to_act(), s.reveals
    for field in way:
        s.apply(pack(verbs.MOVE, hero, field))
        if s.over or s.reveals != known or not isinstance(s.stack[-1], Free) or s.to_act() != seat:
            return
    if s.players[seat].passing == hero:
        s.apply(pack(verbs.LAND, hero))


@rule("H3-MOVE-003")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_a_ride_is_nothing_but_its_steps(scenario: str) -> None:
    """In random games every ride leads where its steps lead, and the log tells the same."""
    chance = Random(scenario)
    rides = 0
    for seed in range(6 if ALL else 2):
        s = GAME.start(make_setup("heroes3", scenario, seed=seed))
        assert isinstance(s, Heroes3)
        for _ in range(400 if ALL else 150):
            if s.over:
                break
            for action in s.legal():
                if kind_of(action) == verbs.RIDE:
                    rides += 1
                    same(s, action)
            s.apply(pick(chance, s))
    assert rides > 20


def same(s: Heroes3, action: int) -> None:
    at_once, by_steps = s.copy(), s.copy()
    at_once.log, by_steps.log = [], []
    hero, goal = a_of(action), b_of(action)
    way = ways(s, s.to_act(), hero, s.players[s.to_act()].mp[hero])[goal]
    at_once.apply(action)
    step_by_step(by_steps, hero, way)
    assert fingerprint(at_once) == fingerprint(by_steps), s.format(action)
    assert [(event.kind, event.args) for event in at_once.log] == [(event.kind, event.args) for event in by_steps.log]


@rule("H3-MOVE-003")
def test_a_ride_takes_the_shortest_way_and_its_price() -> None:
    s = plain()
    path = along(s, 3)
    assert ways(s, 0, MAIN, 3) == {path[0]: path[:1], path[1]: path[:2], path[2]: path}
    assert options(s, "go") == [f"go main {name(path[1])}", f"go main {name(path[2])}"]
    does(s, f"go main {name(path[2])}")
    assert s.players[0].at[MAIN] == path[2]
    assert s.players[0].mp[MAIN] == 0


@rule("H3-MOVE-003", "H3-MOVE-007")
def test_of_two_ways_a_ride_takes_the_one_that_asks_nothing() -> None:
    s = plain()
    home = s.players[0].home
    around = [field for field in s.board.map.around(home) if field >= 0]
    goal = next(
        field
        for field, way in ways(s, 0, MAIN, 2).items()
        if len(way) == 2 and len([one for one in s.board.map.around(field) if one in around]) == 2
    )
    first = ways(s, 0, MAIN, 2)[goal][0]
    put(s, first, "trading_post")
    other = ways(s, 0, MAIN, 2)[goal][0]
    assert other != first
    put(s, other, "trading_post")
    does(s, f"go main {name(goal)}")
    assert s.players[0].at[MAIN] in (first, other)  # the post asks what to trade
    assert "stop" in options(s)
    does(s, "stop")
    assert f"move main {name(goal)}" in options(s)


@rule("H3-MOVE-007", "H3-TILE-021")
def test_a_ride_ends_in_a_fight_and_leads_through_none() -> None:
    s = plain()
    path = along(s, 3)
    put(s, path[1], "mine_gold", 3)
    assert f"go main {name(path[2])}" not in options(s)
    assert why(s, f"go main {name(path[2])}") == "way-fought"
    does(s, f"go main {name(path[1])}")
    assert s.battle is not None
    assert s.battle.field == path[1]


@rule("H3-MOVE-007")
def test_a_ride_stops_where_something_comes_to_light() -> None:
    s = plain()
    path = along(s, 3)
    put(s, path[0], "treasure_symbol")
    does(s, f"go main {name(path[2])}")
    assert s.players[0].at[MAIN] == path[0]
    assert s.players[0].mp[MAIN] == 2


@rule("H3-MOVE-003", "H3-MOVE-007")
def test_a_ride_tells_its_way_and_where_it_is_held_up() -> None:
    s = plain()
    path = along(s, 3)
    put(s, path[1], "trading_post")
    told = next(choice.way for choice in choices(s) if choice.notation == f"go main {name(path[2])}")
    assert told is not None
    assert told.places == [f"field:{name(field)}" for field in path]
    assert (told.prices, told.have, told.stop) == ([1, 1, 1], 3, f"field:{name(path[1])}")
    step = next(choice.way for choice in choices(s) if choice.notation == f"move main {name(path[0])}")
    assert step is not None
    assert (step.places, step.prices, step.stop) == ([f"field:{name(path[0])}"], [1], "")


@rule("H3-MOVE-009", "H3-MOVE-015")
def test_a_ride_passes_an_own_hero() -> None:
    s = plain()
    path = along(s, 2)
    s.players[0].at[SECOND] = path[0]
    s.changed()
    assert why(s, f"go main {name(path[0])}") == "one-step"
    does(s, f"go main {name(path[1])}")
    assert s.players[0].at == [path[1], path[0]]
    assert s.players[0].passing == NONE


@rule("H3-MOVE-006")
def test_wings_carry_over_a_fight_and_land_at_the_goal() -> None:
    s = plain()
    path = along(s, 3)
    put(s, path[0], "mine_gold", 3)
    put(s, path[1], "blocked_field")
    s.players[0].wings = MAIN
    s.changed()
    does(s, f"go main {name(path[2])}")
    assert s.players[0].at[MAIN] == path[2]
    assert s.players[0].wings == s.players[0].passing == NONE
    assert s.battle is None


@rule("H3-MOVE-002", "H3-MOVE-004", "H3-TILE-015")
def test_what_is_out_of_reach_says_how_far_it_is() -> None:
    s = plain()
    path = along(s, 3)
    s.players[0].mp = [2, 2]
    aside = next(field for field in s.board.map.around(path[2]) if field >= 0 and field not in path)
    assert why(s, f"go main {name(path[2])}") == "too-far"
    assert why(s, f"go second {name(path[2])}") == "no-hero"
    assert why(s, f"go main {name(path[0])}") == "one-step"
    assert why(s, f"go main {name(aside)}") == "blocked"
    put(s, path[1], "blocked_field")
    assert why(s, f"go main {name(path[2])}") == "no-way"
