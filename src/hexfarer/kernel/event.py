"""What happened, as numbers; prose is made of it only when somebody reads the log."""

from __future__ import annotations

from typing import Final

SMALL: Final = "small"  # bookkeeping
PLAIN: Final = "plain"
BIG: Final = "big"  # what a table would talk about: a tile, a fallen enemy, a level, a city


class Event:
    """One thing that happened. `args` are what the event's kind says they are; secrets are inside the values."""

    __slots__ = ("args", "kind")

    def __init__(self, kind: int, args: list[int]) -> None:
        self.kind = kind
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.kind == other.kind and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.args})"


class Telling:
    """How a kind of event is told: its message key, the (name, kind) of each argument, and its weight in the log."""

    __slots__ = ("args", "key", "kind", "weight")

    def __init__(self, kind: int, key: str, args: list[tuple[str, str]], weight: str) -> None:
        self.kind = kind
        self.key = key
        self.args = args
        self.weight = weight


class Tellings:
    """The kinds of event of one game."""

    __slots__ = ("all",)

    def __init__(self) -> None:
        self.all: list[Telling] = []

    def small(self, key: str, args: str = "") -> int:
        """Add a kind of event that is bookkeeping; see `plain`."""
        return self._add(key, args, SMALL)

    def plain(self, key: str, args: str = "") -> int:
        """Add a kind of event; `args` reads "seat card:secret ap:number". Returns its number, from 1."""
        return self._add(key, args, PLAIN)

    def big(self, key: str, args: str = "") -> int:
        """Add a kind of event that the log shows large; see `plain`."""
        return self._add(key, args, BIG)

    def _add(self, key: str, args: str, weight: str) -> int:
        pairs: list[tuple[str, str]] = []
        for word in args.split():
            name, _, kind = word.partition(":")
            pairs.append((name, kind or name))
        self.all.append(Telling(len(self.all) + 1, key, pairs, weight))
        return len(self.all)

    def of(self, event: Event) -> Telling:
        return self.all[event.kind - 1]
