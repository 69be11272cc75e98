"""How much a bot may think."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """How much may be thought: a number of positions."""

    __slots__ = ("left", "nodes")

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes
        self.left = nodes

    def spend(self, nodes: int) -> None:
        self.left -= nodes

    def share(self) -> float:
        """The part that is left."""
        return self.left / self.nodes
