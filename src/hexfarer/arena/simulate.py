"""Many games, in this process or in several; the results are the same."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context

from hexfarer.arena.match import GameBroke, Played, play
from hexfarer.arena.report import Report
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import Setup, make_setup
from hexfarer.kernel.rng import derived

CHUNK = 50  # the most games that are sent to a process at once: a quick game takes less time than its journey

Plan = tuple[str, str, list[str], int, dict[str, str], str]  # a setup in parts, which can be sent to another process


def simulate(
    setup: Setup,
    bots: list[str],
    games: int,
    workers: int = 1,
    progress: Callable[[Played], None] | None = None,
) -> Report:
    """Play so many games of a setup; the seed of each derives from the setup's seed and its number."""
    report = Report(setup, bots)
    began = time.perf_counter()
    for played in _games(setup, bots, games, workers):
        if played.broke:
            args: dict[str, object] = {"number": played.number + 1, "seed": str(played.seed), "why": played.broke}
            raise GameBroke(Phrase("problem-game-broke", args))
        report.add(played)
        if progress is not None:
            progress(played)
    report.seconds = time.perf_counter() - began
    return report


def _games(setup: Setup, bots: list[str], games: int, workers: int) -> Iterator[Played]:
    plan: Plan = (setup.game, setup.scenario, setup.seats, setup.seed, setup.options, setup.edition)
    one = partial(_play_one, plan, bots)
    if workers == 1 or games == 1:
        yield from map(one, range(games))
        return
    # spawned processes share nothing with this one, on every system
    with ProcessPoolExecutor(min(workers, games), get_context("spawn"), _mute) as pool:
        try:
            yield from pool.map(one, range(games), chunksize=max(1, min(CHUNK, games // (4 * workers))))
        except BrokenProcessPool:
            raise GameBroke(Phrase("problem-worker-died")) from None
        finally:
            pool.shutdown(cancel_futures=True)


def _mute() -> None:
    """Ctrl-C ends a worker without a word; the process that started it says what is to be said."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _play_one(plan: Plan, bots: list[str], number: int) -> Played:
    game, scenario, seats, seed, options, edition = plan
    own = derived(seed, number)
    try:
        return play(make_setup(game, scenario, seats, own, options, edition), bots)._replace(number=number)
    except Exception as error:  # whatever it is, the seed must come with it
        return Played(number, own, [], [], "", 0, 0, f"{type(error).__name__}: {error}")
