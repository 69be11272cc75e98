"""Who is ahead, and who wins when time is up."""

from __future__ import annotations

from hexfarer.games.heroes3.plan import OUT_GOLD, OUT_GRAIL, OUT_NOBODY
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import GOLD, MATERIALS, NONE, TOWN, VALUABLES
from hexfarer.kernel.state import Outcome


def breakdown(s: Heroes3, seat: int) -> dict[str, int]:
    """The parts of the score: Towns 3, Settlements 2, mines 1, level 1; or gold and income."""
    player = s.players[seat]
    if s.plan.time_out == OUT_GOLD:
        return {"gold": player.resources[GOLD], "gold_income": player.income[GOLD]}
    places = s.places_of(seat)
    towns = len([field for field in places if s.board.location[field] == TOWN])
    return {
        "towns": 3 * towns,
        "settlements": 2 * (len(places) - towns),
        "mines": len(s.mines_of(seat)),
        "level": player.level(),
    }


def score(s: Heroes3, seat: int) -> int:
    return sum(breakdown(s, seat).values())


def best(s: Heroes3) -> list[int]:
    """The winners when the last round is over."""
    left = [seat for seat in range(s.seats) if not s.players[seat].eliminated]
    if s.plan.time_out == OUT_NOBODY or not left:
        return []
    if s.plan.time_out == OUT_GRAIL:
        return [s.grail_with // 2] if s.grail_with != NONE else []
    key = [(score(s, seat), *tie(s, seat), -seat) for seat in left]
    return [left[key.index(max(key))]]


def tie(s: Heroes3, seat: int) -> list[int]:
    have = s.players[seat].resources
    return [have[VALUABLES], have[MATERIALS]] if s.plan.time_out == OUT_GOLD else [have[GOLD], 0]


def outcome(s: Heroes3) -> Outcome:
    shares: list[dict[str, object]] = [dict(breakdown(s, seat)) for seat in range(s.seats)]
    return Outcome([score(s, seat) for seat in range(s.seats)], shares, s.victors if s.over else [], s.victory)
