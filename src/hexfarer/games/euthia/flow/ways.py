"""Ways of several steps: the cheapest to every field, and walking one (EU-MOVE-02, EU-PORTAL-04).

A way goes on only through fields on which nothing is asked and nothing comes to light; a Monster ends it, and Fire that
would kill is no way. One that leads past empty places of the map stops there, as single steps would. Fields are passed
only as they are reached with the fewest Move points, so none leads round to be healed first, or back to a Portal.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.flow.sources import combat_sources
from hexfarer.games.euthia.flow.visiting import do_visit
from hexfarer.games.euthia.flow.walking import BURN, free_places, heat, landing, step
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import NONE, PORTAL
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.verdict import OK, refuse

ENDLESS: Final = 99  # Move points: more than anybody ever has


class Way:
    """How a Hero comes to a field: the field before it, whether through a Portal, and what is sure on arrival."""

    __slots__ = ("before", "field", "gates", "health", "move", "portal", "stops")

    def __init__(self, field: int, before: int, portal: bool, move: int, stops: int, health: int, gates: int) -> None:
        self.field = field
        self.before = before  # NONE where it begins
        self.portal = portal
        self.move = move  # Move points
        self.stops = stops  # fields on the way, before the last, at which something comes to light
        self.health = health  # of the Hero then, after Fire and Water
        self.gates = gates  # Portals that were taken

    def beats(self, other: Way | None) -> bool:
        """Of ways that cost the same the one without stops is better, then more Health, then fewer Portals."""
        if other is None:
            return True
        if self.stops != other.stops:
            return self.stops < other.stops
        if self.health != other.health:
            return self.health > other.health
        return self.gates < other.gates


class Ways:
    """All ways of a Hero from where he stands, of at most so many Move points. To a `fireproof` one Fire is no bar."""

    __slots__ = ("armed", "fireproof", "found", "open", "s", "seat", "shut", "start", "walked")

    def __init__(self, s: Euthia, seat: int, most: int, fireproof: bool = False) -> None:
        player = s.players[seat]
        fields = len(s.board.near)
        self.s = s
        self.seat = seat
        self.fireproof = fireproof
        self.start = player.at
        self.armed = len(combat_sources(s, seat)) > 0
        self.shut = player.gates[:]
        self.found: list[Way | None] = [None] * fields  # the best way to a field …
        self.walked: list[Way | None] = [None] * fields  # … and the best whose last step is no Portal
        self.open = s.board.of_kind(PORTAL)
        self.found[self.start] = self.walked[self.start] = Way(player.at, NONE, False, 0, 0, player.health, 0)
        edge = self.through([self.start])
        for move in range(1, most + 1):
            if not edge:
                break
            edge = self.through(self.onward(edge, move))

    def onward(self, edge: list[int], move: int) -> list[int]:
        """One step more from each of these fields; where it leads for the first time."""
        s = self.s
        after: list[int] = []
        for field in edge:
            here = self.found[field]
            assert here is not None
            if field != self.start and s.guarded(field):
                continue
            stops = here.stops + (1 if field != self.start and free_places(s, field) else 0)
            for other in s.board.near[field]:
                known = self.found[other]
                if known is not None and known.move < move:
                    continue
                way = self.entered(Way(other, field, False, move, stops, here.health, here.gates))
                if way is not None and way.beats(known):
                    if known is None:
                        after.append(other)
                    self.found[other] = self.walked[other] = way
        return after

    def through(self, edge: list[int]) -> list[int]:
        """The same fields, and those that a Portal among them leads to for nothing."""
        s = self.s
        after = edge
        for field in edge:
            here = self.walked[field]
            if here is None or s.board.at(field).kind != PORTAL or s.guarded(field):
                continue
            if field == self.start and field in self.shut:
                continue
            stops = here.stops + (1 if field != self.start and free_places(s, field) else 0)
            for other in self.open:
                known = self.found[other]
                if other == field or (known is not None and known.move < here.move):
                    continue
                way = self.entered(Way(other, field, True, here.move, stops, here.health, here.gates + 1))
                if way is not None and way.beats(known):
                    if known is None:
                        after = [*after, other]
                    self.found[other] = way
        return after

    def entered(self, way: Way) -> Way | None:
        """A way with what happens on arrival; None if one may not come there so, or would not live."""
        s, field = self.s, way.field
        if s.closed(field) or (s.guarded(field) and not self.armed):
            return None
        if self.fireproof:
            return way
        warmth = s.heat(self.seat, field)
        if warmth > 0:
            way.health -= BURN
        elif warmth < 0:
            way.health = min(way.health + BURN, s.players[self.seat].max_health())
        return way if way.health > 0 else None

    def legs(self, field: int) -> list[Way]:
        """The ways to each field on the way to this one, and to it; empty if there is none."""
        found: list[Way] = []
        here = self.found[field]
        while here is not None and here.before != NONE:
            found.append(here)
            # Whoever goes on through a Portal came there on foot.
            here = self.walked[here.before] if here.portal else self.found[here.before]
        return found[::-1]

    def to(self, field: int) -> list[int]:
        """The answers that lead to a field one by one."""
        return [pack(verbs.PORTAL if leg.portal else verbs.STEP, leg.field) for leg in self.legs(field)]


def far(s: Euthia, seat: int) -> list[int]:
    """The fields that take more than one step, within the Move points that there are."""
    player = s.players[seat]
    if player.move < 1:
        return []
    ways = Ways(s, seat, player.move)
    found: list[int] = []
    beside = s.board.near[ways.start]
    for field, way in enumerate(ways.found):
        if way is not None and way.before not in (NONE, ways.start) and field not in beside:
            found.append(pack(verbs.GO, field))
    return found


def go_verdict(s: Euthia, seat: int, field: int) -> int:
    """May a Hero go so far in one go?"""
    verdict = landing(s, seat, field)
    if verdict != OK:
        return verdict
    player = s.players[seat]
    if field == player.at:
        return refuse(reasons.STANDS_THERE, field)
    if field in s.board.near[player.at]:
        return refuse(reasons.ONE_STEP, field)
    way = Ways(s, seat, ENDLESS).found[field]
    if way is None:
        return no_way(s, seat, field)
    if way.before == player.at:
        return refuse(reasons.ONE_PORTAL, field)
    return OK if 0 < way.move <= player.move else refuse(reasons.FEW_MOVE, way.move, player.move, field)


def no_way(s: Euthia, seat: int, field: int) -> int:
    """What bars all ways to a field: Fire that would kill, or Monsters; the map hangs together."""
    burns = Ways(s, seat, ENDLESS, fireproof=True).found[field] is not None
    return refuse(reasons.WAY_BURNS if burns else reasons.WAY_FOUGHT, field)


def go(s: Euthia, seat: int, field: int) -> None:
    """Walk a way, leg by leg, to its end or to where something is asked or comes to light."""
    legs = Ways(s, seat, s.players[seat].move).to(field)
    for i, leg in enumerate(legs):
        to = a_of(leg)
        if i + 1 == len(legs) or free_places(s, to):
            if kind_of(leg) == verbs.STEP:
                step(s, seat, to)
            else:
                do_visit(s, seat, leg)
            return
        pass_by(s, seat, leg)


def pass_by(s: Euthia, seat: int, leg: int) -> None:
    """Come to a field where nothing but Fire or Water waits."""
    player = s.players[seat]
    to = a_of(leg)
    if kind_of(leg) == verbs.STEP:
        player.move -= 1
        player.gates = []
        s.tell(events.STEPPED, [seat, to])
    else:
        player.gates = [*player.gates, player.at]
        s.tell(events.PORTAL, [seat, to])
    player.at = to
    player.spoils = NONE
    heat(s, seat, s.heat(seat, to))
