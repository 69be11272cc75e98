"""What the table is told besides the words of the situations."""

from __future__ import annotations

from typing import Any

from hexfarer.games.mage_knight.terms import DAY_COST, NIGHT_COST, TERRAINS, X
from hexfarer.kernel.registry import Entry, find, make_setup
from hexfarer.kernel.situation import read
from hexfarer.kernel.state import State

SEATS = ["tovak", "arythea"]


def position(given: str) -> State:
    [scene] = read("game: mage_knight\ngiven:\n" + given, "a position")
    state = find("mage_knight").start(make_setup("mage_knight", "full_conquest", SEATS, 4))
    state.game.situate(state, scene.given)
    return state


def costs(state: State, seat: int) -> dict[str, object]:
    things: list[Any] = state.game.things(state, seat)
    return {thing["id"]: thing["facts"].get("cost") for thing in things if thing["kind"] == "space"}


def test_a_space_tells_what_a_step_costs_at_this_time() -> None:
    for time, printed in (("day", DAY_COST), ("night", NIGHT_COST)):
        state = position(f"  active: 0\n  time: {time}\n")
        view: Any = state.view(0)
        for seat in (0, -1):
            for id, cost in costs(state, seat).items():
                number = printed[TERRAINS.index(view["space"][id.removeprefix("space:")]["terrain"])]
                assert cost == (None if number == X else number)


def test_the_cost_is_that_of_the_seat_which_looks() -> None:
    state = position("  active: 0\n  seat.tovak: {hand: [path_finding, rage], mana: {green: 1}}\n")
    before = costs(state, 0)
    assert before == costs(state, 1)
    state.apply(state.parse("power path_finding"))
    assert costs(state, 1) == before
    assert {cost for cost in costs(state, 0).values() if cost is not None} == {2}
    assert {3, 2} <= set(before.values())


def test_damage_that_is_being_assigned_is_shown() -> None:
    state = position(
        "  active: 0\n"
        "  seat.tovak: {hand: [march], units: [peasants, foresters]}\n"
        "  combat: {foes: [prowlers, diggers], phase: damage}\n"
    )
    seen: Any = state.view(0)
    assert "damage" not in seen["combat"]
    state.apply(state.parse("suffer 2"))
    seen = state.view(0)
    assert (seen["combat"]["damage"], seen["combat"]["damage_from"]) == (3, 2)
    assert state.view(1)["combat"] == seen["combat"]


def entry(id: str) -> Entry:
    return next(entry for entry in find("mage_knight").library() if entry.id == id)


def test_the_library_tells_enemies_and_units_as_facts() -> None:
    wolves = entry("enemy_wolf_riders").facts
    assert (wolves["attack"], wolves["element"], wolves["abilities"]) == (3, "physical", ["ability-swift"])
    monks = entry("unit_red_cape_monks").facts
    assert (monks["sites"], monks["resists"], monks["mana"]) == (["monastery"], [], ["", "red"])
