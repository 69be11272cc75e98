"""Does a pool of Trait symbols cover a requirement (FL-TRAIT)? Counts by Trait, Magic last."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands.terms import MAGIC

REPLACED: Final[list[int]] = [0, 1, 1, 2, 2, 2, 3]  # symbols replaced by so much spare Magic: 1, then 2, then 3 more


def replaced_by(magic: int) -> int:
    """How many symbols spare Magic can stand for (FL-TRAIT-02)."""
    return REPLACED[min(magic, 6)]


class Cover:
    """The numbers of FL-TRAIT-07 for one pool against one requirement."""

    __slots__ = ("missing", "replaced", "spare_magic", "triples")

    def __init__(self, need: list[int], pool: list[int]) -> None:
        missing = 0
        triples = 0
        for trait in range(MAGIC):
            over = pool[trait] - need[trait]
            if over < 0:
                missing -= over
            else:
                triples += over // 3
        self.missing = missing  # k: symbols without a match of their own Trait
        self.triples = triples  # t: three-for-one exchanges at hand
        self.spare_magic = pool[MAGIC] - need[MAGIC]  # m; below 0 nothing helps (FL-TRAIT-04)
        self.replaced = replaced_by(self.spare_magic) if self.spare_magic > 0 else 0  # j

    def covered(self) -> bool:
        return self.spare_magic >= 0 and self.missing <= self.triples + self.replaced

    def short(self) -> int:
        """How many symbols are still uncovered."""
        open_symbols = max(0, self.missing - self.triples - self.replaced)
        return open_symbols + max(0, -self.spare_magic)

    def needs_magic(self) -> bool:
        """FL-TRAIT-08."""
        return self.missing > self.triples

    def needs_triple(self) -> bool:
        """FL-TRAIT-09."""
        return self.missing > self.replaced


def is_triple_trait(trait: int, need: list[int], pool: list[int]) -> bool:
    """A Trait other than Magic of which the pool exceeds the requirement by three or more (FL-TRAIT-09)."""
    return trait != MAGIC and pool[trait] - need[trait] >= 3
