"""Random games, and what is done with single positions of them."""

from __future__ import annotations

import tracemalloc
from functools import partial

from hexfarer.bench.measure import Clock, Effort, Measure
from hexfarer.bots.random import Random
from hexfarer.kernel.registry import Game, make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State, fingerprint

REPEAT = 10  # times that a call is repeated on a position, so that the clock has something to measure


def named(game: Game, edition: str) -> str:
    """What its figures are listed under; the first edition is the game."""
    return game.id if edition == game.editions[0] else f"{game.id} {edition}"


def whole_games(game: Game, edition: str, effort: Effort, clocks: list[Clock]) -> list[Measure]:
    """Random games from the first position to the end."""
    clock = Clock()
    clocks.append(clock)
    decisions = 0

    def play(seed: int) -> None:
        nonlocal decisions
        state = game.start(make_setup(game.id, seed=seed, edition=edition))
        bot = Random(seed)
        while not state.over:
            state.apply(bot.choose(state))
            decisions += 1

    for seed in range(effort.games):
        clock.calibrate()
        clock.timed(partial(play, seed))
    return [
        Measure("decisions", named(game, edition), decisions / clock.work, "decisions/s", clock.ratio(decisions)),
        Measure("games", named(game, edition), effort.games / clock.work, "games/s", clock.ratio(effort.games)),
        Measure("decisions per game", named(game, edition), decisions / effort.games, "decisions"),
    ]


def single_calls(game: Game, edition: str, effort: Effort, clocks: list[Clock]) -> list[Measure]:
    """What is done with a position, over positions of a random game."""
    positions = _positions(game, edition, effort.every)
    found: list[Measure] = []
    works = {"legal": _legal, "copy": _copy, "apply": _apply, "view": _view}
    works |= {"random number": _draw, "fingerprint": _fingerprint}
    for name, work in works.items():
        clock = Clock()
        clocks.append(clock)
        for _ in range(effort.rounds):
            clock.calibrate()
            work(positions, clock)
        found.append(clock.micros(name, named(game, edition), effort.rounds * REPEAT * len(positions)))
    return found


def memory(game: Game, edition: str, effort: Effort) -> list[Measure]:
    """What a position weighs, and so a search that keeps many: each is a copy, as in a tree."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept: list[State] = []
    seed = 0
    while len(kept) < effort.kept:
        state = game.start(make_setup(game.id, seed=seed, edition=edition))
        bot = Random(seed)
        while not state.over and len(kept) < effort.kept:
            kept.append(state.copy())
            state.apply(bot.choose(state))
        seed += 1
    size = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    tracemalloc.stop()
    return [
        Measure("state size", named(game, edition), size, "bytes"),
        Measure("100 000 states", named(game, edition), size / 10, "MB"),  # 100 000 of them, in millions of bytes
    ]


def _positions(game: Game, edition: str, every: int) -> list[State]:
    state = game.start(make_setup(game.id, seed=1, edition=edition))
    bot = Random(1)
    found: list[State] = []
    decisions = 0
    while not state.over:
        if decisions % every == 0:
            found.append(state.copy())
        state.apply(bot.choose(state))
        decisions += 1
    return found


def _legal(positions: list[State], clock: Clock) -> None:
    def work() -> None:
        for state in positions:
            for _ in range(REPEAT):
                state.stack[-1].options(state)  # not `legal`, which remembers its answer

    clock.timed(work)


def _copy(positions: list[State], clock: Clock) -> None:
    def work() -> None:
        for state in positions:
            for _ in range(REPEAT):
                state.copy()

    clock.timed(work)


def _draw(positions: list[State], clock: Clock) -> None:
    rng = seeded(1)

    def work() -> None:
        for _ in range(len(positions) * REPEAT):
            rng.next(6)

    clock.timed(work)


def _fingerprint(positions: list[State], clock: Clock) -> None:
    def work() -> None:
        for state in positions:
            for _ in range(REPEAT):
                fingerprint(state)

    clock.timed(work)


def _apply(positions: list[State], clock: Clock) -> None:
    bot = Random(2)
    taken = [(state.copy(), bot.choose(state)) for state in positions for _ in range(REPEAT)]

    def work() -> None:
        for state, action in taken:
            state.apply(action)

    clock.timed(work)


def _view(positions: list[State], clock: Clock) -> None:
    def work() -> None:
        for state in positions:
            for _ in range(REPEAT):
                state.view(state.to_act())

    clock.timed(work)
