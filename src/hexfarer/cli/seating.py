"""Who sits at the table: `--seats human,greedy --heroes north,sun --option name=value` become a setup."""

from __future__ import annotations

from typing import Final

from hexfarer import bots
from hexfarer.kernel.phrase import Problem, unknown
from hexfarer.kernel.registry import Setup, find, make_setup

HUMAN: Final = "human"


def split(text: str) -> list[str]:
    """The names of a list with commas."""
    return [name.strip() for name in text.split(",")] if text.strip() else []


def players(seats: str, human: bool) -> list[str]:
    """The player of each seat: "human" or the name of a bot, also written as `bot:greedy`."""
    found: list[str] = []
    for name in split(seats):
        player = name.removeprefix("bot:")
        if not (human and name == HUMAN):
            if player not in bots.names():
                raise unknown("bot", name, [HUMAN, *bots.names()] if human else bots.names())
        found.append(player)
    return found


def options_of(given: list[str] | None) -> dict[str, str]:
    """The options before the game, written `name=value`."""
    found: dict[str, str] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Problem("problem-option-form", {"given": pair})
        found[name] = value
    return found


def setup_of(
    game: str, scenario: str, edition: str, count: int, heroes: str, options: list[str] | None, seed: int
) -> Setup:
    """A checked setup for so many players; 0 means as many as usual."""
    names = split(heroes)
    if names and count and len(names) != count:
        raise Problem("problem-seats-heroes", {"seats": count, "heroes": len(names)})
    entry = find(game)
    chosen = entry.scenario(scenario) if scenario else entry.scenarios[0]
    if count and not chosen.fewest <= count <= chosen.most:
        args: dict[str, object] = {"scenario": chosen.id, "given": count, "fewest": chosen.fewest, "most": chosen.most}
        raise Problem("problem-seat-count", args)
    return make_setup(game, chosen.id, names or None, seed, options_of(options), edition, count)
