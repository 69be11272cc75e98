"""What a position consists of, in a declared order: what its fingerprint, and with it every save, stands on.

A game declares it as text, a line a class: the name, the parts in their order and, after a bar, what does not count
because it follows from the rest or is the same all game long.

    Player: hand deck discard | strongest

A class counts by the number of its line, a part by its place in the line, and a part that is empty (0, None, no card)
does not count at all. So whatever is renamed here and in the code, or added at the end, leaves the fingerprint of
every earlier position as it was. Nothing is ever moved or taken out: what is gone leaves a "-" in its place.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from operator import attrgetter
from typing import Any, Final

GONE: Final = "-"


class Kind:
    """How the objects of one class are taken: its number, and the places and names of its parts."""

    __slots__ = ("_get", "apart", "name", "number", "parts", "places")

    def __init__(self, number: int, line: str) -> None:
        name, _, rest = line.partition(":")
        taken, _, apart = rest.partition("|")
        parts = taken.split()
        self.number = number
        self.name = name
        self.parts = [part for part in parts if part != GONE]
        self.places = [place for place, part in enumerate(parts) if part != GONE]
        self.apart = apart.split()
        self._get: Callable[[object], Any] | None = attrgetter(*self.parts) if self.parts else None

    def values(self, x: object) -> tuple[Any, ...]:
        """The parts of an object."""
        if self._get is None:
            return ()
        found = self._get(x)
        return found if len(self.parts) > 1 else (found,)  # of a single name it makes no tuple


class Layout:
    """The declared classes of a game."""

    __slots__ = ("kinds",)

    def __init__(self, text: str) -> None:
        lines = re.sub(r"\n +", " ", text.strip()).split("\n")  # a line that is indented goes on with the one above
        kinds = [Kind(number, line) for number, line in enumerate(lines) if line != GONE]
        self.kinds = {kind.name: kind for kind in kinds}

    def taken(self, x: object) -> object:
        """A position, or something in it, as nested tuples in the declared order."""
        if x is None or isinstance(x, (int, str, bytes)):
            return x
        if isinstance(x, (list, tuple)):
            return tuple([self.taken(y) for y in x])
        if isinstance(x, dict):
            return tuple(sorted([(self.taken(k), self.taken(v)) for k, v in x.items()]))
        kind = self.kinds.get(type(x).__name__)
        if kind is None:
            raise TypeError(f"{type(x).__name__} is part of a position and not declared in layout.py")
        found: list[object] = [kind.number]
        for place, value in zip(kind.places, kind.values(x)):
            if value:
                found.append((place, self.taken(value)))
        return tuple(found)

    def fingerprint(self, x: object) -> str:
        """A short hash of a position, the same on every machine and in both modes."""
        text = repr(self.taken(x)).replace("True", "1").replace("False", "0")
        return sha256(text.encode()).hexdigest()[:16]
