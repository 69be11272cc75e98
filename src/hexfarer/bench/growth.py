"""Whether things get slower as a game gets longer: decisions, undo, saving."""

from __future__ import annotations

from time import process_time_ns

from hexfarer.bench.games import named
from hexfarer.bench.measure import Clock, Effort, Measure
from hexfarer.bots.random import Random
from hexfarer.kernel.registry import Game, Scenario, Setup, make_setup
from hexfarer.kernel.session import Session

TENTHS = 10
NANO = 1e9


def longest(game: Game) -> Scenario:
    """The scenario with the most rounds, of those the one with the most seats."""
    return max(game.scenarios, key=lambda scenario: (scenario.rounds, scenario.most))


def growth(game: Game, edition: str, effort: Effort, clocks: list[Clock]) -> list[Measure]:
    scenario = longest(game)
    setups = [
        make_setup(game.id, scenario.id, seed=seed, edition=edition, count=scenario.most)
        for seed in range(effort.long_games)
    ]
    clock = Clock()
    clocks.append(clock)
    first = last = decisions = 0.0
    for setup in setups:
        clock.calibrate()
        times = _decision_times(game, setup)
        tenth = max(1, len(times) // TENTHS)
        first += sum(times[:tenth]) / tenth
        last += sum(times[-tenth:]) / tenth
        decisions += len(times)
        clock.work += sum(times)
    found = [
        Measure("long: decisions", named(game, edition), decisions / clock.work, "decisions/s", clock.ratio(decisions)),
        Measure("long: last / first tenth", named(game, edition), last / first, "times"),
    ]
    return found + _session(game, setups[0], effort.again, clocks)


def _decision_times(game: Game, setup: Setup) -> list[float]:
    state = game.start(setup)
    bot = Random(setup.seed)
    times: list[float] = []
    while not state.over:
        began = process_time_ns()
        state.apply(bot.choose(state))
        times.append((process_time_ns() - began) / NANO)
    return times


def _session(game: Game, setup: Setup, again: int, clocks: list[Clock]) -> list[Measure]:
    """Undo with redo, and the text of a save, early in a long game and at its end."""
    session = Session.start(setup)
    bot = Random(setup.seed)
    actions: list[int] = []
    state = game.start(setup)
    while not state.over:
        actions.append(bot.choose(state))
        state.apply(actions[-1])
    undos: list[Measure] = []
    saves: list[Measure] = []
    undoable = _undoable(game, setup, actions)
    for when, at in (("early", undoable[0]), ("late", undoable[-1])):
        for action in actions[len(session.line) : at]:
            session.apply(action)
        seat = session.line[-1].seat

        def back_and_forth(seat: int = seat) -> None:
            session.undo(seat)
            session.redo(seat)

        for name, work, into in (("undo", back_and_forth, undos), ("save", session.text, saves)):
            clock = Clock()
            clocks.append(clock)
            for _ in range(again):
                clock.calibrate()
                clock.timed(work)
            into.append(clock.micros(f"long: {name}, {when}", named(game, setup.edition), again))
    return undos + saves


def _undoable(game: Game, setup: Setup, actions: list[int]) -> list[int]:
    """The lengths of the line after which its last action can be taken back."""
    state = game.start(setup)
    found: list[int] = []
    for number, action in enumerate(actions, 1):
        reveals = state.reveals
        state.apply(action)
        if state.reveals == reveals and not state.over:
            found.append(number)
    return found
