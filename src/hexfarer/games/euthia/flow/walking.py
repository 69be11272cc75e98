"""Steps, arriving on a field, exploring (EU-MOVE, EU-EXPLORE, EU-ELEM)."""

from __future__ import annotations

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import Course, Question
from hexfarer.games.euthia.board import i_of, j_of
from hexfarer.games.euthia.flow.sources import CombatSource, combat_sources
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import NONE
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

BURN: int = 2  # Wounds of Fire, healing of Water (EU-ELEM-02, -03)


def landing(s: Euthia, seat: int, field: int, guarded: int = reasons.NO_COMBAT_ACTION) -> int:
    """May a Hero come to stand on a field, however he gets there (EU-MOVE-04, EU-SPECIAL-03, EU-PORTAL-02, -03)?

    `guarded` is the reason if he has no Combat Action for the Monster there.
    """
    if not s.board.exists(field):
        return refuse(reasons.NO_FIELD)
    if s.closed(field):
        return refuse(reasons.CLOSED, field)
    if s.guarded(field) and not combat_sources(s, seat):
        return refuse(guarded, field)
    return OK


def step_verdict(s: Euthia, seat: int, field: int) -> int:
    player = s.players[seat]
    if not s.board.exists(field):
        return refuse(reasons.NO_FIELD)
    if field == player.at:
        return refuse(reasons.STANDS_THERE, field)
    if field not in s.board.near[player.at]:
        return refuse(reasons.NOT_NEAR, field)
    if player.move < 1:
        return refuse(reasons.NO_MOVE)
    return landing(s, seat, field)


def steps(s: Euthia, seat: int) -> list[int]:
    player = s.players[seat]
    if player.move < 1:
        return []
    return [pack(verbs.STEP, field) for field in s.board.near[player.at] if landing(s, seat, field) == OK]


def step(s: Euthia, seat: int, field: int) -> None:
    s.players[seat].move -= 1
    s.tell(events.STEPPED, [seat, field])
    arrive(s, seat, field)


def arrive(s: Euthia, seat: int, field: int) -> None:
    """The figure enters a field: its Powers, then exploring, then the Monster (EU-EXPLORE-07)."""
    player = s.players[seat]
    player.at = field
    player.spoils = NONE
    player.gates = []
    s.push(Entering(seat, field, 0))


def heat(s: Euthia, seat: int, warmth: int) -> None:
    """Fire wounds, Water heals."""
    if warmth > 0:
        s.wound(seat, BURN)
    elif warmth < 0:
        s.heal(seat, BURN)


class Entering(Course):
    """What happens on entering a field, in its order."""

    __slots__ = ("field", "stage")

    def __init__(self, seat: int, field: int, stage: int) -> None:
        super().__init__(seat)
        self.field = field
        self.stage = stage

    def mortal(self) -> bool:
        return True

    def ready(self, s: Euthia) -> bool:
        self.stage += 1
        if self.stage == 1:
            heat(s, self.seat, s.heat(self.seat, self.field))
        elif self.stage == 2:
            s.push(Exploring(self.seat, self.field))
        else:
            s.pop()
            if s.guarded(self.field):
                s.push(CombatSource(self.seat, 0))  # EU-MOVE-05
        return False

    def copy(self) -> Entering:
        return Entering(self.seat, self.field, self.stage)


def free_places(s: Euthia, field: int) -> list[int]:
    """The empty places beside a field that may receive a tile (EU-SETUP-24)."""
    if not s.map_stack:
        return []
    limit = s.plan.boundary
    return [place for place in s.board.open_places(field) if limit == NONE or ring_of(place) <= limit]


def ring_of(place: int) -> int:
    """How many tiles a place is away from the Start tile."""
    i, j = i_of(place), j_of(place)
    return (abs(i) + abs(j) + abs(i + j)) // 2


class Exploring(Question):
    """Which empty place gets the next tile, unseen, until the Hero's field is surrounded (EU-EXPLORE-01, -02)."""

    __slots__ = ("field",)

    def __init__(self, seat: int, field: int) -> None:
        super().__init__(seat)
        self.field = field

    def mortal(self) -> bool:
        return True

    def ready(self, s: Euthia) -> bool:
        if free_places(s, self.field):
            return True
        s.pop()
        return False

    def forced(self) -> bool:
        return True

    def choices(self, s: Euthia) -> list[int]:
        return [pack(verbs.PLACE, place) for place in free_places(s, self.field)]

    def why(self, s: Euthia, action: int) -> int:
        return refuse(reasons.WRONG_PLACE if kind_of(action) == verbs.PLACE else reasons.EXPLORE_FIRST)

    def answer(self, s: Euthia, action: int) -> None:
        before = s.heat(self.seat, self.field)
        tile = s.map_stack.pop()
        first = s.place_tile(tile, a_of(action))
        s.reveal(events.EXPLORED)
        s.tell(events.EXPLORED, [self.seat, tile])
        from hexfarer.games.euthia.flow.revealing import revealed

        revealed(s, self.seat, first)
        now = s.heat(self.seat, self.field)
        if now != before:  # only a Power that is new on this field; both together are none (EU-ELEM-05, -10)
            heat(s, self.seat, now)

    def quiet(self, s: Euthia) -> int:
        return self.choices(s)[0]

    def decision(self, s: Euthia) -> Decision:
        return self.asks(s, "explore", "EU-EXPLORE-01", [])

    def copy(self) -> Exploring:
        return Exploring(self.seat, self.field)
