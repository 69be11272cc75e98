"""The list of visible things that a game makes of a position."""

from __future__ import annotations

from collections.abc import Mapping

Thing = dict[str, object]


class Listing:
    """The things found so far. If they are told `apart`, a second thing of the same name gets `#2`; else equal ones
    share their id."""

    __slots__ = ("apart", "found", "ids")

    def __init__(self, apart: bool) -> None:
        self.apart = apart
        self.found: list[Thing] = []
        self.ids: set[str] = set()

    def add(
        self, id: str, kind: str, name: object, owner: int, facts: Mapping[str, object], hidden: bool = False
    ) -> None:
        unique, count = id, 1
        if self.apart:
            while unique in self.ids:
                count += 1
                unique = f"{id}#{count}"
            self.ids.add(unique)
        self.found.append({"id": unique, "kind": kind, "name": name, "seat": owner, "facts": facts, "hidden": hidden})
