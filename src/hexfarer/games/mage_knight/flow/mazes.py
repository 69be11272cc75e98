"""Mazes and labyrinths: who goes along, and which path is paid for (MK-SITE-MAZE)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.combat import ADVENTURE
from hexfarer.games.mage_knight.effects.base import Ask, Choosing
from hexfarer.games.mage_knight.flow.battle import begin
from hexfarer.games.mage_knight.flow.cards import Playing
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import AFTER, IN_MAZE, PATHS
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse


def shield_on(s: MageKnight, space: int, path: int) -> int:
    """Seat + 1 whose shield lies on a path; 0 if nobody's."""
    return s.paths[space] >> 4 * path & 15


def maze_verdict(s: MageKnight, seat: int) -> int:
    """A path must be free, and nobody takes two of one maze (MK-SITE-MAZE-04)."""
    space = s.players[seat].place
    if s.shields[space] >> seat & 1:
        return refuse(reasons.OWN_PATH)
    if all(shield_on(s, space, path) for path in range(len(PATHS))):
        return refuse(reasons.NO_PATH_LEFT)
    return OK


def enter_maze(s: MageKnight, seat: int) -> None:
    """The action begins: Move left over from moving is gone (MK-SITE-MAZE-01)."""
    player = s.players[seat]
    player.acted = True
    player.move = player.influence = 0
    s.moment = IN_MAZE
    s.tell(events.MAZE, [seat, player.place])
    s.push(Maze(seat))
    if COMPANION.values(s, seat, 0, 0):
        s.push(Ask(seat, COMPANION, 0, 0))


class Companion(Choosing):
    """The one unit that goes along, ready and unwounded; a bonded one comes anyway."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "companion"
    rule: ClassVar[str] = "MK-SITE-MAZE-01"
    eager: ClassVar[bool] = True

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [i for i, unit in enumerate(s.players[seat].units) if unit.fit() and not unit.bonded]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        units = s.players[seat].units
        if value >= len(units) or units[value].bonded:
            return refuse(reasons.NO_SUCH_UNIT)
        return refuse(reasons.COMPANION_WOUNDED if units[value].wounds else reasons.COMPANION_SPENT)

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.players[seat].units[value].along = True


COMPANION: Final = Companion()


class Maze(Playing):
    """Play Move, then take a path and fight; or turn back."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        return True

    def own_options(self, s: MageKnight) -> list[int]:
        found = [pack(verbs.PATH, cost) for cost in PATHS if path_verdict(s, self.seat, cost) == OK]
        return [*found, pack(verbs.TURN_BACK)]

    def own_verdict(self, s: MageKnight, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.PATH:
            return path_verdict(s, self.seat, a_of(action))
        return OK if kind == verbs.TURN_BACK else refuse(reasons.IN_THE_MAZE)

    def own_resolve(self, s: MageKnight, action: int) -> None:
        player = s.players[self.seat]
        s.pop()
        if kind_of(action) == verbs.TURN_BACK:
            player.move = 0
            s.moment = AFTER
            return
        cost = a_of(action)
        player.move -= cost
        combat = begin(s, self.seat, ADVENTURE, player.place)
        combat.units_allowed = False
        combat.path = PATHS.index(cost)

    def quiet(self, s: MageKnight) -> int:
        """The dearest path that was paid for; without any, back."""
        best = pack(verbs.TURN_BACK)
        for cost in PATHS:
            if path_verdict(s, self.seat, cost) == OK:
                best = pack(verbs.PATH, cost)
        return best

    def decision(self, s: MageKnight) -> Decision:
        args: dict[str, object] = {"site": s.game.name(s, "site", s.players[self.seat].place, self.seat)}
        return self.asks(s, "maze", "MK-SITE-MAZE-01", [self.quiet(s)], args)

    def copy(self) -> Maze:
        return Maze(self.seat)


def path_verdict(s: MageKnight, seat: int, cost: int) -> int:
    """May the path with that cost be taken now?"""
    if cost not in PATHS:
        return refuse(reasons.NO_SUCH_PATH)
    player = s.players[seat]
    if shield_on(s, player.place, PATHS.index(cost)):
        return refuse(reasons.PATH_GONE, cost)
    return OK if player.move >= cost else refuse(reasons.TOO_FEW_FOR_PATH, cost, player.move)
