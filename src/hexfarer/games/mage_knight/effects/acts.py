"""Cards that are played as the action of the turn (MK-TURN-23), and what changes the hand limit."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.components import UNITS
from hexfarer.games.mage_knight.effects.base import Ask, Choosing, Effect, can_influence
from hexfarer.games.mage_knight.effects.land import Fly
from hexfarer.games.mage_knight.effects.points import Influence
from hexfarer.games.mage_knight.effects.troops import ready
from hexfarer.games.mage_knight.moves import regular_turn, rivals_at
from hexfarer.games.mage_knight.player import PEACE, PEACE_READIES
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import AFTER
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

PEACE_PRICE: Final = 2  # Influence for a healing point, or for each level of a unit


def act_verdict(s: MageKnight, seat: int) -> int:
    """May a card or skill be the action of the turn now?"""
    from hexfarer.games.mage_knight.flow.turn import may_act

    why = may_act(s, seat)
    if why != OK:
        return why
    return refuse(reasons.HERO_HERE) if rivals_at(s, seat, s.players[seat].place) else OK


def act(s: MageKnight, seat: int) -> None:
    """The action begins; what is left of Move and Influence is lost (MK-TURN-25)."""
    regular_turn(s, seat)
    player = s.players[seat]
    player.acted = True
    player.move = player.influence = 0
    s.moment = AFTER


_FLIGHTS: Final[list[Fly]] = [Fly("one", far) for far in range(3)]


class Portal(Choosing):
    """Temporal Portal: as the action go to a safe space nearby, or stay; the hand limit grows for the next draw."""

    __slots__ = ("far", "more")

    verb: ClassVar[int] = verbs.SPACE
    question: ClassVar[str] = "portal"
    rule: ClassVar[str] = "MK-MOVE-14"

    def __init__(self, far: int, more: int) -> None:
        self.far = far
        self.more = more

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return act_verdict(s, seat)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        act(s, seat)
        s.players[seat].limit_extra += self.more
        s.push(Ask(seat, self, by, 0))

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        flight = _FLIGHTS[self.far]
        spaces = flight.reach(s, seat)
        return sorted(space for space, steps in spaces.items() if steps and flight.ends(s, seat, space))

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        return refuse(reasons.NOWHERE_TO_GO)

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        from hexfarer.games.mage_knight.flow.walk import arrive

        s.tell(events.FLEW, [seat, value])
        arrive(s, seat, value)

    def text(self) -> Phrase:
        return Phrase("effect-mk-portal", {"far": self.far, "more": self.more})


class Peaceful(Choosing):
    """Peaceful Moment: Influence; played as the action it buys healing, and one unit may be readied (`readies`)."""

    __slots__ = ("n", "readies")

    verb: ClassVar[int] = verbs.YES
    question: ClassVar[str] = "as-action"
    rule: ClassVar[str] = "MK-TURN-23"

    def __init__(self, n: int, readies: bool = False) -> None:
        self.n = n
        self.readies = readies

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = can_influence(s, seat)
        return OK if why == OK or act_verdict(s, seat) == OK else why

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if act_verdict(s, seat) == OK:
            s.push(Ask(seat, self, by, 0))
        else:
            self.stopped(s, seat, by, 0)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [0]

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        act(s, seat)
        s.players[seat].flags |= PEACE | (PEACE_READIES if self.readies else 0)
        self.stopped(s, seat, by, memo)

    def stopped(self, s: MageKnight, seat: int, by: int, memo: int) -> None:
        Influence(self.n).run(s, seat, by)

    def text(self) -> Phrase:
        return Phrase("effect-mk-peaceful-readies" if self.readies else "effect-mk-peaceful", {"n": self.n})


class PeaceReady(Choosing):
    """The unit that is readied for Influence."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "ready"
    rule: ClassVar[str] = "MK-UNIT-09"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        player = s.players[seat]
        levels = [UNITS[unit.card].level for unit in player.units if not unit.ready]
        if not levels:
            return refuse(reasons.NO_SPENT_UNIT)
        price = PEACE_PRICE * min(levels)
        return OK if player.influence >= price else refuse(reasons.TOO_FEW_FOR_EFFECT, price, max(0, player.influence))

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        player = s.players[seat]
        most = player.influence // PEACE_PRICE
        return [i for i, unit in enumerate(player.units) if not unit.ready and UNITS[unit.card].level <= most]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        player.flags &= ~PEACE_READIES
        player.influence -= PEACE_PRICE * UNITS[player.units[value].card].level
        ready(s, seat, value)


PEACE_READY: Final = PeaceReady()


class Lore(Effect):
    """Mountain Lore: hills (and mountains, which are safe) at the end of the turn raise the hand limit."""

    __slots__ = ("mountain",)

    def __init__(self, mountain: int = 0) -> None:
        self.mountain = mountain

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        player.lore = max(player.lore, self.mountain, 1)

    def text(self) -> Phrase:
        if self.mountain:
            return Phrase("effect-mk-lore-mountain", {"n": self.mountain})
        return Phrase("effect-mk-lore")
