"""How the game ends."""

from __future__ import annotations

from hexfarer.games.mage_knight import events
from hexfarer.games.mage_knight.plan import (
    CITIES_CONQUERED,
    CITY_REVEALED,
    DUNGEONS_TAKEN,
    INCANTATIONS,
    MINES_FREED,
    PORT,
)
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    DUNGEON,
    MINE,
    NONE,
    PORTAL,
    SECRET_DUNGEON,
    SECRET_TOMB,
    TOMB,
)


def end_reached(s: MageKnight) -> bool:
    """Is the scenario's end condition met (MK-END-02)?"""
    plan = s.plan
    if plan.end == CITY_REVEALED:
        return s.cities_revealed > 0
    if plan.end == CITIES_CONQUERED:
        return cities_taken(s) == wanted_cities(s) > 0
    if plan.end == MINES_FREED:
        return not s.tile_deck and all(s.shields[i] for i, site in enumerate(s.sites) if site == MINE)
    if plan.end == DUNGEONS_TAKEN:
        gates = (DUNGEON, TOMB, SECRET_DUNGEON, SECRET_TOMB)
        return not s.tile_deck and all(s.shields[i] for i, site in enumerate(s.sites) if site in gates)
    if plan.end == INCANTATIONS:
        return s.night and s.round == plan.rounds and s.incanted == (1 << s.seats) - 1
    return False


def wanted_cities(s: MageKnight) -> int:
    return s.plan.core_cities


def cities_taken(s: MageKnight) -> int:
    return sum(1 for city in s.cities if city.conquered)


def check_end(s: MageKnight) -> None:
    """At the end of every turn: has the game come to its end (MK-END-02, MK-ROUND-19)?"""
    if not s.end_met and end_reached(s):
        meet_end(s)


def meet_end(s: MageKnight) -> None:
    """The end condition is met: a last turn for everybody (MK-END-03 to -05)."""
    s.end_met = True
    s.tell(events.END_MET, [])
    if s.announced != NONE:
        s.turns_left = [seat for seat in s.turns_left if seat < s.seats]
        return
    turned = s.order[s.current + 1 :] + s.order[: s.current + 1]
    s.turns_left = [seat for seat in turned if seat < s.seats and not s.players[seat].eliminated]


def portal_wins(s: MageKnight) -> bool:
    """One to Return: a hero stands on the portal when the last end of a round is announced (MK-SCN-PORT-07)."""
    if s.plan.scenario != PORT or s.announced == NONE or s.round != s.plan.rounds:
        return False
    return bool(on_portal(s))


def on_portal(s: MageKnight) -> list[int]:
    return [
        seat
        for seat, player in enumerate(s.players)
        if player.place != NONE and s.sites[player.place] == PORTAL and not player.eliminated
    ]


def game_over(s: MageKnight) -> None:
    s.over = True
    s.tell(events.OVER, [])
