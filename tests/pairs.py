"""Set-ups in which every two choices that go together meet: a greedy generator of all pairs.

A choice is a value of an option, the edition, the scenario or the number of seats. Each set-up begins with a pair that
did not occur yet and takes, choice by choice, the value that brings most new pairs. What goes together only the
game knows, so it is asked by making the set-up. `python -m tests.pairs` writes the list of pairs that no set-up has.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

from hexfarer.kernel import registry
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Game, Setup, make_setup

LISTED = Path(__file__).parent / "refused_pairs.txt"
TABLE = ("edition", "scenario", "seats")
CROWDS = 6  # how many random groups of heroes are tried

Choice = tuple[str, str]  # what is chosen, and its value
Pair = tuple[Choice, Choice]


def choices_of(game: Game) -> dict[str, list[str]]:
    """What can be chosen before a game, the usual value first. An option in words of one's own has no values."""
    most = max(scenario.most for scenario in game.scenarios)
    fewest = min(scenario.fewest for scenario in game.scenarios)
    chosen = {
        "edition": game.editions,
        "scenario": [scenario.id for scenario in game.scenarios],
        "seats": [str(number) for number in range(fewest, most + 1)],
    }
    return chosen | {option.id: option.values for option in game.options if option.values}


def setup_of(game: Game, chosen: dict[str, str], crowds: list[list[str] | None], seed: int) -> Setup | None:
    """A set-up with these choices and one of these groups of heroes (None: the usual one); None if there is none."""
    options = {name: value for name, value in chosen.items() if name not in TABLE}
    count = int(chosen["seats"])
    for crowd in crowds:
        try:
            return make_setup(game.id, chosen["scenario"], crowd, seed, options, chosen["edition"], count)
        except Problem:
            pass
    return None


def usual_crowds(game: Game, chosen: dict[str, str]) -> list[list[str] | None]:
    """The usual heroes and others: no hero is in all three groups, if there are enough."""
    heroes = game.heroes_of(chosen["edition"])
    count = int(chosen["seats"])
    return [None, heroes[-count:], heroes[::2][:count]]


def drawn_crowds(game: Game, chosen: dict[str, str], seed: int) -> list[list[str] | None]:
    """Heroes by chance, and the usual ones if those may not play."""
    heroes = game.heroes_of(chosen["edition"])
    chance = Random(seed)
    count = min(int(chosen["seats"]), len(heroes))
    return [*[chance.sample(heroes, count) for _ in range(CROWDS)], *usual_crowds(game, chosen)]


class Pairs:
    """The pairs of a game that did not occur yet, and those that no set-up has."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.chance = Random(seed)
        self.choices = choices_of(game)
        self.usual = {name: values[0] for name, values in self.choices.items()}
        self.tables = [
            {"edition": edition, "scenario": scenario.id, "seats": str(seats)}
            for edition in game.editions
            for scenario in game.scenarios
            for seats in range(scenario.fewest, scenario.most + 1)
        ]
        pairs = [
            ((one, a), (other, b))
            for one, other in combinations(self.choices, 2)
            for a in self.choices[one]
            for b in self.choices[other]
        ]
        self.number = len(pairs)
        self.chance.shuffle(pairs)
        self.left = dict.fromkeys(pairs)
        self.refused: list[Pair] = []
        self._open: dict[tuple[str, ...], bool] = {}

    def setups(self) -> Iterator[Setup]:
        """Set-ups until no pair is left: first one for every table, then for whatever is missing."""
        tables = self.tables[:]
        self.chance.shuffle(tables)
        for seed, table in enumerate(tables):
            yield self._whole(table, seed)
        seed = len(tables)
        while self.left:
            pair = next(iter(self.left))
            begun = self._begin(pair)
            if begun is None:
                del self.left[pair]
                self.refused.append(pair)
                continue
            yield self._whole(begun, seed)
            seed += 1

    def _goes(self, chosen: dict[str, str]) -> bool:
        """Can a game begin with these choices and the usual ones besides?"""
        whole = self.usual | chosen
        key = tuple(whole.values())
        if key not in self._open:
            self._open[key] = setup_of(self.game, whole, usual_crowds(self.game, whole), 0) is not None
        return self._open[key]

    def _begin(self, pair: Pair) -> dict[str, str] | None:
        """The pair at a table that takes it; if need be with one choice more, which makes it possible."""
        wanted = dict(pair)
        self.chance.shuffle(self.tables)
        tables = [table for table in self.tables if all(table.get(name, value) == value for name, value in pair)]
        for table in tables:
            if self._goes(table | wanted):
                return table | wanted
        widest = [table for table in tables if table["edition"] == self.game.editions[-1]]
        for name, values in self.choices.items():
            if name in TABLE or name in wanted:
                continue
            for value in values[1:]:
                for table in widest or tables:
                    if self._goes(table | wanted | {name: value}):
                        return table | wanted | {name: value}
        return None

    def _whole(self, begun: dict[str, str], seed: int) -> Setup:
        """All that is open chosen as well, by what brings most new pairs."""
        chosen = dict(begun)
        names = [name for name in self.choices if name not in chosen]
        self.chance.shuffle(names)
        for name in names:
            values = self.choices[name][:]
            self.chance.shuffle(values)
            values.sort(key=lambda value: -self._new(chosen, (name, value)))
            chosen[name] = next((value for value in values if self._goes(chosen | {name: value})), self.usual[name])
        for pair in combinations([(name, chosen[name]) for name in self.choices], 2):
            self.left.pop(pair, None)
        made = setup_of(self.game, chosen, drawn_crowds(self.game, chosen, seed), seed)
        assert made is not None, f"{self.game.id}: {chosen} goes with no heroes"
        return made

    def _new(self, chosen: dict[str, str], choice: Choice) -> int:
        """How many pairs a choice would bring that did not occur yet."""
        return sum((choice, other) in self.left or (other, choice) in self.left for other in chosen.items())


def listed(game: str, refused: list[Pair]) -> list[str]:
    """Pairs that no set-up has: a line for values of one choice and the values of another that go with none of them."""
    against: dict[tuple[Choice, str], list[str]] = {}
    for one, (other, b) in sorted(refused):
        against.setdefault((one, other), []).append(b)
    alike: dict[tuple[str, str, str], list[str]] = {}
    for ((one, a), other), values in against.items():
        alike.setdefault((one, other, "|".join(values)), []).append(a)
    return [f"{game}: {one}={'|'.join(some)}, {other}={values}" for (one, other, values), some in alike.items()]


def main() -> None:
    lines: list[str] = []
    for game in registry.games():
        pairs = Pairs(game, 0)
        number = len(list(pairs.setups()))
        lines += listed(game.id, pairs.refused)
        print(f"{game.id}: {pairs.number} pairs, {len(pairs.refused)} of them refused, {number} set-ups")
    LISTED.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
