"""A fight solved: what it can end in, as far as one cannot do better."""

from __future__ import annotations

from typing import Final

NODES: Final = 60_000  # positions that are looked at unless one asks for more; about a second


class Solution:
    """`exact` says that no other end is possible that is better in anything; `results` are plain data, each with its
    line of actions in notation. What a result says besides depends on the game."""

    __slots__ = ("exact", "nodes", "results")

    def __init__(self, exact: bool, nodes: int, results: list[dict[str, object]]) -> None:
        self.exact = exact
        self.nodes = nodes  # how many positions were looked at
        self.results = results
