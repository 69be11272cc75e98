"""How many fights of bots' games the solver settles, and how long it takes: for Mage Knight.

`python -m tests.fights play FILE` lets a bot play games until so many fights have begun, and writes them to a file, a
line each. `python -m tests.fights solve FILE` solves them again and says how many were exact within a second of
processor time, and which were not. Compile first (`make native`); a fight counts at the moment when it begins.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple

import hexfarer
from hexfarer import bots
from hexfarer.bots.bot import undisturbed
from hexfarer.games.mage_knight.components import DEEDS, UNITS
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.flow.battle import Fight
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import WOUND
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.rng import derived
from hexfarer.kernel.solution import NODES, Solution

SECOND = 1.0


class Begun(NamedTuple):
    """A fight of a game: the game, and what was done until it began."""

    scenario: str
    seed: int
    actions: list[str]


class Solved(NamedTuple):
    number: int
    fight: Begun
    solution: Solution
    seconds: float

    @property
    def good(self) -> bool:
        return self.solution.exact and self.seconds <= SECOND


def position(fight: Begun) -> MageKnight:
    state = hexfarer.new("mage_knight", scenario=fight.scenario, seats=["tovak"], seed=fight.seed)
    for action in fight.actions:
        state.apply(state.parse(action))
    assert isinstance(state, MageKnight)
    return state


def fights(scenario: str, bot: str, nodes: int, seed: int) -> Iterator[Begun]:
    """The fights of a game, each as soon as its hero is first asked something in it."""
    state = find("mage_knight").start(make_setup("mage_knight", scenario, ["tovak"], seed, {}, ""))
    assert isinstance(state, MageKnight)
    player = bots.find(bot)(derived(seed, 0), nodes)
    done: list[str] = []
    before = False
    while not state.over:
        fights = any(isinstance(frame, Fight) for frame in state.stack)
        if fights and not before:
            yield Begun(scenario, seed, done[:])
        before = fights
        action = player.choose(state)
        done.append(state.format(action))
        state.apply(action)


def play(args: argparse.Namespace) -> None:
    found = 0
    number = 0
    with args.file.open("w", encoding="utf-8") as file:
        while found < args.fights:
            for fight in fights(args.scenario, args.bot, args.nodes, derived(args.seed, number)):
                file.write(json.dumps(fight._asdict()) + "\n")
                file.flush()
                found += 1
            number += 1
    print(f"{found} fights of {number} games")


def solve(args: argparse.Namespace) -> None:
    lines = args.file.read_text(encoding="utf-8").splitlines()[args.first : args.last]
    solved: list[Solved] = []
    for number, line in enumerate(lines, args.first):
        fight = Begun(**json.loads(line))
        s = position(fight)
        began = process_time()
        with undisturbed():
            found = s.game.solve(s, s.to_act(), args.nodes)
        solved.append(Solved(number, fight, found, process_time() - began))
        if not solved[-1].good or args.all:
            print(told(solved[-1], s), flush=True)
    good = sum(one.good for one in solved)
    exact = sum(one.solution.exact for one in solved)
    seconds = sorted(one.seconds for one in solved)
    nodes = sorted(one.solution.nodes for one in solved)
    late = min(len(solved) - 1, len(solved) * 95 // 100)
    print(
        f"{len(solved)} fights: {exact} exact, {good} within {SECOND:.0f} s ({100 * good / len(solved):.1f} %); "
        f"seconds: half {median(seconds):.3f}, 95 % {seconds[late]:.2f}, all {sum(seconds):.0f}; "
        f"positions: half {median(nodes):.0f}, 95 % {nodes[late]}, all {sum(nodes)}"
    )


def told(one: Solved, s: MageKnight) -> str:
    """A fight in a line: the enemies and what the hero has."""
    assert s.combat is not None
    player = s.players[s.to_act()]
    foes = [ENEMIES[foe.token].id for foe in s.combat.foes]
    hand = [DEEDS[card].id for card in player.hand if card != WOUND]
    units = [UNITS[unit.card].id + ("" if unit.ready else "-") for unit in player.units]
    exact = "exact" if one.solution.exact else "cut"
    return (
        f"{one.number:3} {exact} {one.seconds:5.2f} s {one.solution.nodes:6} | {' '.join(foes)} | {' '.join(hand)} "
        f"| {' '.join(units)} | tokens {player.tokens} crystals {player.crystals} dice {player.dice_left}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the solver on fights of bots' games.")
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("play", help="play games and write down their fights")
    one.add_argument("file", type=Path)
    one.add_argument("--fights", type=int, default=200)
    one.add_argument("--scenario", default="solo_conquest")
    one.add_argument("--bot", default="seeker")
    one.add_argument("--nodes", type=int, default=20_000, help="of the bot")
    one.add_argument("--seed", type=int, default=1)
    one.set_defaults(run=play)
    two = commands.add_parser("solve", help="solve the fights of a file")
    two.add_argument("file", type=Path)
    two.add_argument("--nodes", type=int, default=NODES)
    two.add_argument("--first", type=int, default=0)
    two.add_argument("--last", type=int, default=None)
    two.add_argument("--all", action="store_true", help="tell every fight")
    two.set_defaults(run=solve)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
