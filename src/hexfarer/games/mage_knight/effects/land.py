"""Effects on moving: cheaper terrain, flying, leaping."""

from __future__ import annotations

from typing import ClassVar

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.effects.base import Choosing, Effect
from hexfarer.games.mage_knight.moves import (
    CUT_BY,
    SET_AT_MOST,
    SET_TO,
    assaults,
    closed_city,
    is_rampaging,
    is_safe,
    may_move,
    pvp_allowed,
    regular_turn,
    rivals_at,
    shut,
    terrain_change,
)
from hexfarer.games.mage_knight.player import LEAP
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ALL_LAND, LAKE, SEA, SWAMP, TERRAINS
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


def terrain_phrases(mask: int) -> list[Phrase]:
    return [Phrase("mk-terrain-" + name) for i, name in enumerate(TERRAINS) if mask >> i & 1]


class TerrainCut(Effect):
    """Terrain costs less, but not less than a minimum."""

    __slots__ = ("by_", "least", "mask")

    def __init__(self, mask: int, by_: int, least: int) -> None:
        self.mask = mask
        self.by_ = by_
        self.least = least

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].terrain.append(terrain_change(self.mask, CUT_BY, self.by_, self.least))

    def text(self) -> Phrase:
        args: dict[str, object] = {"n": self.by_, "least": self.least}
        if self.mask == ALL_LAND:
            return Phrase("effect-mk-terrain-cut-all", args)
        return Phrase("effect-mk-terrain-cut", {**args, "terrains": terrain_phrases(self.mask)})


class TerrainSet(Effect):
    """Terrain costs so much; `opens` also makes it enterable, `safe` a place to end the turn."""

    __slots__ = ("cost_", "mask", "opens", "safe")

    def __init__(self, mask: int, cost_: int, opens: bool = False, safe: bool = False) -> None:
        self.safe = safe
        self.mask = mask
        self.cost_ = cost_
        self.opens = opens

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        what = SET_TO if self.opens else SET_AT_MOST
        s.players[seat].terrain.append(terrain_change(self.mask, what, self.cost_, safe=self.safe))

    def text(self) -> Phrase:
        if self.mask == ALL_LAND:
            return Phrase("effect-mk-terrain-set-all", {"n": self.cost_})
        if self.safe:
            return Phrase("effect-mk-terrain-safe", {"n": self.cost_, "terrains": terrain_phrases(self.mask)})
        key = "effect-mk-terrain-open" if self.opens else "effect-mk-terrain-set"
        return Phrase(key, {"n": self.cost_, "terrains": terrain_phrases(self.mask)})


class Leap(Effect):
    """Space Bending: spaces and tiles two steps away are adjacent, nobody is provoked."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return may_move(s, seat)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        regular_turn(s, seat)
        s.players[seat].flags |= LEAP

    def text(self) -> Phrase:
        return Phrase("effect-mk-leap")


class Fly(Choosing):
    """Move the figure directly over revealed spaces, past everything (MK-MOVE-14).

    `price` is paid for each space, or once if `once`; `attack` ends on a fortified site or another hero and fights.
    """

    __slots__ = ("attack", "far", "key", "least", "once", "price", "under")

    verb: ClassVar[int] = verbs.SPACE
    question: ClassVar[str] = "fly"
    rule: ClassVar[str] = "MK-MOVE-14"

    def __init__(
        self,
        key: str,
        far: int,
        price: int = 0,
        least: int = 1,
        once: bool = False,
        under: bool = False,
        attack: bool = False,
    ) -> None:
        self.key = key
        self.far = far
        self.price = price
        self.least = least
        self.once = once
        self.under = under  # not through swamps and lakes
        self.attack = attack

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = may_move(s, seat)  # MK-EFFECT-07
        return why if why != OK or self.values(s, seat, by, 0) else refuse(reasons.NOWHERE_TO_GO)

    def reach(self, s: MageKnight, seat: int) -> dict[int, int]:
        """The spaces within reach, and how many steps away they are."""
        player = s.players[seat]
        start = player.place
        found = {start: 0}
        edge = [start]
        for steps in range(1, self.far + 1):
            following: list[int] = []
            for here in edge:
                for space in s.board.near[here]:
                    terrain = s.board.terrain[space]
                    if space in found or terrain == SEA or (self.under and terrain in (SWAMP, LAKE)):
                        continue
                    if shut(s, player, space):
                        continue
                    found[space] = steps
                    following.append(space)
            edge = following
        return found

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        move = s.players[seat].move
        found: list[int] = []
        for space, steps in self.reach(s, seat).items():
            if steps < self.least or move < (self.price if self.once else self.price * steps):
                continue
            if self.ends(s, seat, space):
                found.append(space)
        return sorted(found)

    def ends(self, s: MageKnight, seat: int, space: int) -> bool:
        if s.assault is not None and s.assault.tokens:  # no way but into the city (MK-COOP-ASSAULT-12)
            return self.attack and space in s.cities[s.assault.city].spaces
        if not self.attack:
            return is_safe(s, seat, space)
        if closed_city(s, space) or is_rampaging(s, space):
            return False
        if assaults(s, seat, space):
            return True
        return any(pvp_allowed(s, seat, other) for other in rivals_at(s, seat, space))

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        from hexfarer.games.mage_knight.flow.walk import arrive, surprise

        steps = self.reach(s, seat)[value]
        player = s.players[seat]
        regular_turn(s, seat)
        player.move -= self.price if self.once else self.price * steps
        s.tell(events.FLEW, [seat, value])
        if self.attack:
            surprise(s, seat, value)
        else:
            arrive(s, seat, value)

    def text(self) -> Phrase:
        return Phrase("effect-mk-fly-" + self.key)
