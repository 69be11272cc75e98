"""Free Actions on a field: the Church, Treasures, Portals, and the way to all others (EU-FREE, EU-PORTAL)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import Course
from hexfarer.games.euthia.flow.deeds import (
    clear,
    clear_verdict,
    deliver,
    deliver_verdict,
    legend,
    legend_verdict,
)
from hexfarer.games.euthia.flow.elements import confront, confront_verdict
from hexfarer.games.euthia.flow.encounters import fulfil, quest_verdict
from hexfarer.games.euthia.flow.walking import arrive, landing
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    CHURCH,
    CHURCH_HEALS,
    ELEMENTAL,
    ENCOUNTER,
    FROM_TREASURE,
    LEGEND,
    NONE,
    PORTAL,
    POTIONS,
    TREASURE,
)
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.verdict import OK, refuse

CHURCH_GOLD: Final = 1  # for healing, for a Healing Potion (EU-FREE-01)


class Afterwards(Course):
    """When a Free Action is over: what does not fit must go (EU-ITEM-04)."""

    __slots__ = ()

    def ready(self, s: Euthia) -> bool:
        s.pop()
        s.tidy(self.seat)
        return False

    def copy(self) -> Afterwards:
        return Afterwards(self.seat)


# -- all Free Actions --


def visits(s: Euthia, seat: int) -> list[int]:
    """All Free Actions that are possible where the Hero stands."""
    player = s.players[seat]
    field = player.at
    if s.guarded(field):
        return []
    printed = s.board.at(field)
    kind = printed.kind
    asked: list[int] = []
    if kind == CHURCH:
        asked = [pack(verbs.PRAY), pack(verbs.DRAUGHT)]
        if s.plan.badges:
            asked += [pack(verbs.DELIVER, card) for card in sorted(set(player.trophies))]
    elif kind == TREASURE:
        asked = [pack(verbs.LOOT)]
    elif kind == ELEMENTAL:
        asked = [pack(verbs.CONFRONT)]
    elif kind == PORTAL:
        asked = [pack(verbs.PORTAL, other) for other in s.board.of_kind(PORTAL)]
    elif kind == ENCOUNTER:
        asked = [pack(verbs.QUEST, quest) for quest in s.open_quests[printed.sub]]
    elif kind == LEGEND:
        asked = [pack(verbs.LEGEND)]
    if s.rubble[field]:
        asked.append(pack(verbs.CLEAR))
    return [action for action in asked if visit_verdict(s, seat, action) == OK]


def is_visit(action: int) -> bool:
    return verbs.PRAY <= kind_of(action) <= verbs.CLEAR


def why_visit(s: Euthia, seat: int, action: int) -> int:
    return visit_verdict(s, seat, action)


def visit_verdict(s: Euthia, seat: int, action: int) -> int:
    """May this Free Action be done now (EU-ACTION-06)?"""
    kind, a = kind_of(action), a_of(action)
    field = s.players[seat].at
    if s.guarded(field):
        return refuse(reasons.NOT_LIBERATED, field)
    if kind == verbs.PRAY:
        return pray_verdict(s, seat)
    if kind == verbs.DRAUGHT:
        return draught_verdict(s, seat)
    if kind == verbs.LOOT:
        return loot_verdict(s, seat)
    if kind == verbs.CONFRONT:
        return confront_verdict(s, seat)
    if kind == verbs.PORTAL:
        return portal_verdict(s, seat, a)
    if kind == verbs.QUEST:
        return quest_verdict(s, seat, a)
    if kind == verbs.DELIVER:
        return deliver_verdict(s, seat, a)
    if kind == verbs.LEGEND:
        return legend_verdict(s, seat)
    return clear_verdict(s, seat)


def do_visit(s: Euthia, seat: int, action: int) -> None:
    """Carry a Free Action out."""
    kind, a = kind_of(action), a_of(action)
    s.push(Afterwards(seat))
    if kind == verbs.PRAY:
        pray(s, seat)
    elif kind == verbs.DRAUGHT:
        draught(s, seat)
    elif kind == verbs.LOOT:
        loot(s, seat)
    elif kind == verbs.CONFRONT:
        confront(s, seat)
    elif kind == verbs.PORTAL:
        portal(s, seat, a)
    elif kind == verbs.QUEST:
        fulfil(s, seat, a)
    elif kind == verbs.DELIVER:
        deliver(s, seat, a)
    elif kind == verbs.LEGEND:
        legend(s, seat)
    else:
        clear(s, seat)


# -- the Church (EU-FREE-01) --


def church_verdict(s: Euthia, seat: int) -> int:
    player = s.players[seat]
    if s.board.at(player.at).kind != CHURCH:
        return refuse(reasons.NOT_CHURCH)
    return OK if player.gold >= CHURCH_GOLD else refuse(reasons.CHURCH_PRICE, CHURCH_GOLD, player.gold)


def pray_verdict(s: Euthia, seat: int) -> int:
    player = s.players[seat]
    verdict = church_verdict(s, seat)
    if verdict != OK:
        return verdict
    return OK if player.health < player.max_health() else refuse(reasons.HEALTHY)


def pray(s: Euthia, seat: int) -> None:
    s.players[seat].gold -= CHURCH_GOLD
    s.tell(events.PRAYED, [seat])
    s.heal(seat, s.rules[CHURCH_HEALS])


def draught_verdict(s: Euthia, seat: int) -> int:
    verdict = church_verdict(s, seat)
    if verdict != OK:
        return verdict
    return OK if s.stacks[POTIONS] else refuse(reasons.NO_POTION_LEFT)


def draught(s: Euthia, seat: int) -> None:
    s.players[seat].gold -= CHURCH_GOLD
    s.tell(events.BOUGHT_DRAUGHT, [seat])
    s.take_tile(seat, s.draw_tile(POTIONS))


# -- Treasures (EU-FREE-02 to -04) --


def loot_verdict(s: Euthia, seat: int) -> int:
    """On a Treasure field without a Hero token, or where this visit has beaten its Monster."""
    player = s.players[seat]
    field = player.at
    printed = s.board.at(field)
    if printed.kind != TREASURE:
        return refuse(reasons.NOT_TREASURE)
    if s.claims[field] == NONE or player.spoils == field:
        return OK
    if printed.monster and s.claims[field] == seat:
        return refuse(reasons.TREASURE_LOST)
    return refuse(reasons.LOOTED, s.claims[field])


def loot(s: Euthia, seat: int) -> None:
    player = s.players[seat]
    field = player.at
    level = s.board.at(field).level
    s.claims[field] = seat
    player.spoils = NONE
    s.tell(events.LOOTED, [seat, level])
    tile = s.draw_tile(FROM_TREASURE + level - 1)
    if tile != NONE:
        s.take_tile(seat, tile)


# -- Portals (EU-PORTAL) --


def portal_verdict(s: Euthia, seat: int, field: int) -> int:
    player = s.players[seat]
    if s.board.at(player.at).kind != PORTAL:
        return refuse(reasons.NOT_PORTAL)
    if field == player.at:
        return refuse(reasons.SAME_PORTAL)
    if not s.board.exists(field):
        return refuse(reasons.NO_FIELD)
    if s.board.at(field).kind != PORTAL:
        return refuse(reasons.NO_PORTAL_THERE, field)
    if player.at in player.gates:
        return refuse(reasons.PORTAL_USED)
    return landing(s, seat, field, reasons.PORTAL_GUARDED)


def portal(s: Euthia, seat: int, field: int) -> None:
    """The Portal that he leaves is shut for this Hero until he has moved on without one (EU-PORTAL-05)."""
    player = s.players[seat]
    shut = [*player.gates, player.at]
    s.tell(events.PORTAL, [seat, field])
    arrive(s, seat, field)
    player.gates = shut
