"""How long a scenario takes people, and how hard it is: counted in games of bots, kept in efforts.json.

`python -m hexfarer.arena.effort` plays and writes the file again. Whoever is asked something reads it, looks at what
there is to choose from, and chooses: `LOOK` seconds, and as much again for every doubling of the number of answers.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from importlib.resources import files
from math import log2
from pathlib import Path
from typing import Final, NamedTuple

from hexfarer import bots
from hexfarer.kernel.registry import Game, Scenario, find, games, make_setup
from hexfarer.kernel.rng import derived

LOOK: Final = 3.0
GAMES: Final = 2  # for each number of seats
MEASURED: Final = 2  # numbers of seats that are played, from the fewest on; each further seat adds as much as the last
SEED: Final = 1911
BOT: Final = "greedy"
TOGETHER: Final = (75, 40, 10)  # in so many games of a hundred the bot reaches the goal of the steps 1 to 3
AGAINST: Final = (40, 75, 120)  # minutes of the steps 1 to 3 where somebody always wins


class Effort(NamedTuple):
    """`minutes` by the number of seats, from the fewest on; `difficulty` from 1 to 4."""

    minutes: list[int]
    difficulty: int


class Counted(NamedTuple):
    seconds: float
    seats: int
    won: bool


@cache
def known() -> dict[str, dict[str, Effort]]:
    text = files("hexfarer.arena").joinpath("efforts.json").read_text(encoding="utf-8")
    return {game: {id: Effort(*effort) for id, effort in found.items()} for game, found in json.loads(text).items()}


def effort(game: str, scenario: str) -> Effort:
    return known()[game][scenario]


def count(game: Game, scenario: Scenario, seats: int, number: int) -> Counted:
    """One game of bots, timed as if people played it."""
    setup = make_setup(game.id, scenario.id, game.default_seats(scenario, seats), derived(SEED, number))
    state = game.start(setup)
    players = [bots.find(BOT)(derived(setup.seed, seat), 0) for seat in range(seats)]
    seconds = 0.0
    while not state.over:
        answers = len(state.legal())
        if answers > 1:
            seconds += LOOK * (1 + log2(answers))
        state.apply(players[state.to_act()].choose(state))
    return Counted(seconds, seats, len(state.outcome().winners) > 0)


def contested(counted: list[Counted]) -> bool:
    """Does somebody win whatever happens? Then the goal says nothing about how hard it is to win."""
    return all(one.won for one in counted if one.seats > 1) and any(one.seats > 1 for one in counted)


def measured(counted: list[Counted], numbers: int) -> Effort:
    """The goal counts where it can be missed."""
    by_seats = [[one.seconds for one in counted if one.seats == n] for n in sorted({one.seats for one in counted})]
    means = [sum(times) / len(times) / 60 for times in by_seats]
    while len(means) < numbers:
        means.append(means[-1] + (means[-1] - means[-2] if len(means) > 1 else 0))
    minutes = [max(5, round(mean / 5) * 5) for mean in means]
    alone = [one for one in counted if one.seats == 1] or ([] if contested(counted) else counted)
    if alone:
        share = 100 * sum(one.won for one in alone) // len(alone)
        return Effort(minutes, 1 + sum(share < least for least in TOGETHER))
    return Effort(minutes, 1 + sum(minutes[0] > most for most in AGAINST))


def main(chosen: list[str]) -> None:
    """Measure the games that are named, all of them by default."""
    place = Path(__file__).parent / "efforts.json"
    found = json.loads(place.read_text(encoding="utf-8")) if place.exists() else {}
    for game in [find(name) for name in chosen] or games():
        found[game.id] = {}
        for scenario in game.scenarios:
            counted = [
                count(game, scenario, seats, number)
                for seats in range(scenario.fewest, min(scenario.most + 1, scenario.fewest + MEASURED))
                for number in range(GAMES)
            ]
            result = measured(counted, scenario.most - scenario.fewest + 1)
            found[game.id][scenario.id] = list(result)
            won = sum(one.won for one in counted)
            print(f"{game.id} {scenario.id}: {result.minutes} min, {result.difficulty}, {won} of {len(counted)} won")
            place.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
