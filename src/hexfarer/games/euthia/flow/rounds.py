"""The rounds of a game and the turns in them (EU-ROUND)."""

from __future__ import annotations

from hexfarer.games.euthia import events
from hexfarer.games.euthia.asking import Course
from hexfarer.games.euthia.flow.ending import finish
from hexfarer.games.euthia.flow.scenarios import round_begins, round_ends
from hexfarer.games.euthia.flow.turn import Turn
from hexfarer.games.euthia.pieces import awake, readied
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import NONE

# Stages of a round.
BEGIN = 0
TURNS = 1  # so many stages as seats
_END = 100


class Rounds(Course):
    """The whole game, at the bottom of the stack. `stage`: 0 a round begins, then 1 + how many had their turn."""

    __slots__ = ("stage",)

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__(seat)
        self.stage = stage

    def ready(self, s: Euthia) -> bool:
        if self.stage == BEGIN:
            self.stage = TURNS
            begin_round(s)
        elif self.stage < TURNS + s.seats:
            seat = s.order()[self.stage - TURNS]
            self.stage += 1
            begin_turn(s, seat)
        elif self.stage < _END:
            self.stage = _END
            s.current = NONE
            round_ends(s)
        elif s.round >= s.plan.rounds:
            finish(s)
        else:
            self.stage = BEGIN
        return False

    def copy(self) -> Rounds:
        return Rounds(self.seat, self.stage)


def begin_round(s: Euthia) -> None:
    """New tokens, ready tiles, active Gems (EU-ROUND-02 to -05), the bank, then what the scenario brings."""
    s.round += 1
    s.tell(events.ROUND, [s.round])
    for player in s.players:
        player.tokens = 7
        player.pieces = sorted([awake(readied(p)) for p in player.pieces])
        player.known = [readied(p) for p in player.known]
    if s.plan.alone():
        s.feed_bank(0, 1)  # EU-SOLO-04
    round_begins(s)


def begin_turn(s: Euthia, seat: int) -> None:
    player = s.players[seat]
    s.current = seat
    s.tell(events.TURN, [seat])
    if player.at == NONE:
        player.at = s.board.church()  # EU-TURN-01
    if not s.plan.rivals() and not s.plan.alone():
        s.feed_bank(0, 1)  # EU-COOP-02
    s.push(Turn(seat))
