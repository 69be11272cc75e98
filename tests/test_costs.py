"""What an act is sure to cost and to change, beside its label."""

from __future__ import annotations

from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.mage_knight.moves import explore_cost, step_cost
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.kernel.decision import Choice
from hexfarer.kernel.registry import new
from hexfarer.kernel.state import State
from hexfarer.kernel.table import choices
from hexfarer.text import Speaker


def paid(choice: Choice) -> dict[str, int]:
    return {change.what: change.before - change.after for change in choice.cost}


def changed(choice: Choice) -> dict[str, tuple[int, int]]:
    return {change.what: (change.before, change.after) for change in choice.effects}


def of(s: State, notation: str) -> Choice:
    return next(choice for choice in choices(s) if choice.notation == notation)


def walking(move: int) -> MageKnight:
    """A hero with Move points in the first turn of a game alone."""
    s = new("mage_knight", "first_reconnaissance", seed=3)
    s.apply(s.legal()[0])
    assert isinstance(s, MageKnight)
    s.players[0].move = move
    s.changed()
    return s


def at_the_edge() -> MageKnight:
    """The same where a tile can be explored."""
    s = walking(16)
    for action in s.legal():
        if s.format(action).startswith("go "):
            new = s.copy()
            new.apply(action)
            if any(new.format(answer).startswith("explore ") for answer in new.legal()):
                assert isinstance(new, MageKnight)
                return new
    raise AssertionError("nowhere")


def test_a_tile_and_a_step_cost_their_move_points_whatever_comes_to_light() -> None:
    s = at_the_edge()
    player, have = s.players[0], s.players[0].move
    explored = [choice for choice in choices(s) if choice.notation.startswith("explore ")]
    steps = [choice for choice in choices(s) if choice.notation.startswith("move ")]
    assert explored
    for choice in explored:
        assert choice.reveals
        assert Speaker("en").say(choice.label.words).endswith(f": {explore_cost(player)} Move")
        assert paid(choice) == {"move": explore_cost(player)}
    assert steps
    for choice in steps:
        space = s.parse(choice.notation) >> 8
        assert paid(choice) == {"move": step_cost(s, player, player.place, space)}
        before, after = changed(choice)["move"]
        assert before == have
        assert after in (have - paid(choice)["move"], 0)  # who provokes an enemy loses the rest


def test_a_card_played_sideways_costs_a_card_and_brings_a_point() -> None:
    s = walking(0)
    card = s.format(next(a for a in s.legal() if s.format(a).startswith("sideways "))).split()[1]
    choice = of(s, f"sideways {card} move")
    assert paid(choice) == {"cards": 1}
    assert changed(choice) == {"cards": (5, 4), "move": (0, 1)}


def test_what_lapses_at_the_end_of_a_turn_is_no_price() -> None:
    s = walking(4)
    assert paid(of(s, "end")) == {}


def test_a_building_costs_its_resources() -> None:
    s = new("heroes3", "brave_new_world", seed=3)
    while not any(s.format(action).startswith("build ") for action in s.legal()):
        s.apply(s.stack[-1].quiet(s))
    assert isinstance(s, Heroes3)
    choice = next(choice for choice in choices(s) if choice.notation == "build city_hall")
    have = s.players[s.to_act()].resources[:]
    s.apply(choice.action)
    after = s.players[s.to_act()].resources
    names = ["gold", "building_materials", "valuables"]
    assert paid(choice) == {name: a - b for name, a, b in zip(names, have, after, strict=True) if a != b}
    assert paid(choice)["gold"] == 10
