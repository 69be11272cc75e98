"""Turning a tile that lies on the map: the Redwood Observatory in a tournament, where nothing is left to discover."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Effect
from hexfarer.games.heroes3.board import good_turns
from hexfarer.games.heroes3.content.tiles import FIELDS, TILES
from hexfarer.games.heroes3.flow.walking import TurnTile
from hexfarer.games.heroes3.plan import TOURNAMENT
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE
from hexfarer.kernel.action import a_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.hexes import touching, turn_tile
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


def neighbours_to_turn(s: Heroes3, place: int) -> list[int]:
    """The places of face-up tiles beside a tile on which no hero stands."""
    board = s.board
    taken = [at // FIELDS for player in s.players for at in player.at if at != NONE]
    return [
        other
        for other, centre in enumerate(board.centres)
        if board.up[other] and other not in taken and touching(centre, board.centres[place])
    ]


class TurnNearby(Effect):
    """Observatory: turn a neighbouring tile; `by` is the field."""

    __slots__ = ()

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        if not s.plan.opts(TOURNAMENT):
            return refuse(reasons.NO_TURNING_HERE)
        return OK if neighbours_to_turn(s, by // FIELDS) else refuse(reasons.NO_TILE_TO_TURN)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.push(Ask(seat, TURN_WHICH, by // FIELDS))

    def text(self) -> Phrase:
        return Phrase("effect-h3-turn-nearby")


class TurnWhich(Choosing):
    """Which tile is turned, named by its centre; `by` is the place of the Observatory."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FIELD
    question: ClassVar[str] = "which-tile"
    rule: ClassVar[str] = "H3-LOC-OBSERVATORY"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return [place * FIELDS for place in neighbours_to_turn(s, by)]

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        place = value // FIELDS
        s.push(TurnAnew(seat, place, s.board.tiles[place]))


TURN_WHICH: Final = TurnWhich()


class TurnAnew(TurnTile):
    """How the tile lies from now on; what lies on it is turned with it."""

    __slots__ = ()

    def choices(self, s: Heroes3) -> list[int]:
        board = s.board.with_tile_down(self.place)
        return [pack(verbs.TURN_TILE, turn) for turn in good_turns(board, self.place, self.tile)]

    def answer(self, s: Heroes3, action: int) -> None:
        s.pop()
        turn = a_of(action)
        first = self.place * FIELDS
        sixths = turn - s.board.turns[self.place]
        s.board = s.board.with_tile_down(self.place).with_tile_up(self.place, self.tile, turn)
        for marks in (s.black, s.flag, s.ever, s.marker, s.obelisks):
            marks[first : first + FIELDS] = turn_tile(marks[first : first + FIELDS], -sixths)
        s.grail_at = carried_along(s.grail_at, first, sixths)
        for player in s.players:
            for hero, field in enumerate(player.came_from):
                if first <= field < first + FIELDS:  # nobody turns back onto a mountain
                    player.came_from[hero] = player.at[hero]
        s.tell(events.TURNED_TILE, [self.seat, self.tile])

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"tile": TILES[self.tile].id}
        return self.asks(s, "turn-anew", "H3-LOC-OBSERVATORY", [], args)

    def copy(self) -> TurnAnew:
        return TurnAnew(self.seat, self.place, self.tile, self.finder)


def carried_along(field: int, first: int, sixths: int) -> int:
    """Where something on a field is after its tile was turned clockwise."""
    position = field - first
    return first + 1 + (position - 1 - sixths) % 6 if 1 <= position < FIELDS else field
