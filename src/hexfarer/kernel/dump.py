"""What the games share when they write a position down as the `given` block of a situation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.plain import freeze
from hexfarer.kernel.rng import read, written
from hexfarer.kernel.state import State, attributes

Given = dict[str, object]
S = TypeVar("S", bound=State)

# What no position is made of, or what each game writes down in its own way.
_APART: Final = frozenset(
    [
        *["game", "plan", "seats", "board"],
        *["rng", "reveals", "barrier"],
        *["log", "forced", "silent", "bots", "passed", "_legal"],
    ]
)


def top_first(pile: list[int], ids: list[str]) -> list[str]:
    """A pile in the words of a game, from the top."""
    return [ids[card] for card in reversed(pile)]


def frozen_attributes(s: State, apart: list[str]) -> Given:
    """A position as plain data, but for the attributes that the game writes down in its own way."""
    return {name: freeze(getattr(s, name)) for name in attributes(s) if name not in _APART and name not in apart}


def leads_to(given: Given, s: S, twin: S, frozen: Callable[[S], Given]) -> bool:
    """Do these words, laid out on a new table, lead to exactly this position?"""
    try:
        s.game.situate(twin, given)
    except Problem:  # a card that is on its way lies nowhere
        return False
    return frozen(twin) == frozen(s)


def chance_given(s: State) -> list[int]:
    """The generator, and what was revealed so far: with it a position goes on as it would have."""
    return [*written(s.rng), s.reveals, s.barrier]


def lay_chance(s: State, numbers: list[int]) -> None:
    s.rng = read(numbers)
    s.reveals, s.barrier = numbers[-2:]
