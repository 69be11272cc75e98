"""Who is ahead, and who wins when time is up."""

from __future__ import annotations

from hexfarer.games.heroes3.components import ARTIFACT, CARDS
from hexfarer.games.heroes3.plan import OUT_GOLD, OUT_GRAIL, OUT_NOBODY, OUT_POINTS
from hexfarer.games.heroes3.player import BUILDINGS
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import GOLD, MATERIALS, NONE, SETTLEMENT, TOWN, VALUABLES
from hexfarer.kernel.state import Outcome


def breakdown(s: Heroes3, seat: int) -> dict[str, int]:
    """The parts of the score: Towns 3, Settlements 2, mines 1, level 1; or gold and income; or victory points."""
    player = s.players[seat]
    if s.plan.time_out == OUT_GOLD:
        return {"gold": player.resources[GOLD], "gold_income": player.income[GOLD]}
    if s.plan.time_out == OUT_POINTS:
        return victory_points(s, seat)
    places = s.places_of(seat)
    towns = len([field for field in places if s.board.location[field] == TOWN])
    return {
        "towns": 3 * towns,
        "settlements": 2 * (len(places) - towns),
        "mines": len(s.mines_of(seat)),
        "level": player.level(),
    }


def victory_points(s: Heroes3, seat: int) -> dict[str, int]:
    """The points of a tournament (H3-TOUR-004); its scenarios have none of their own."""
    player = s.players[seat]
    settlements = [field for field in s.places_of(seat) if s.board.location[field] == SETTLEMENT]
    return {
        "mines": len(s.mines_of(seat)),
        "settlements": len(settlements),
        "buildings": len([building for building in range(len(BUILDINGS)) if player.has(building)]),
        "artifacts": artifacts(s, seat) // 2,
        "level": player.level(),
        "secondary_heroes": 2 * player.beaten_seconds,
        "main_hero": 4 if player.beaten_main else 0,
    }


def artifacts(s: Heroes3, seat: int) -> int:
    """All that a player has, wherever they lie, and those that were removed."""
    player = s.players[seat]
    cards = player.hand + player.deck + player.discard + player.ongoing + player.playing
    if s.battle is not None:
        cards = cards + [lying.card for lying in s.battle.lying if s.battle.seats[lying.side] == seat]
    return len([card for card in cards if CARDS[card].kind == ARTIFACT]) + player.gone_artifacts


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
    if s.plan.time_out == OUT_POINTS:
        return [have[GOLD], s.order.index(seat)]  # the second player, if gold does not decide either
    return [have[VALUABLES], have[MATERIALS]] if s.plan.time_out == OUT_GOLD else [have[GOLD], 0]


def outcome(s: Heroes3) -> Outcome:
    shares: list[dict[str, object]] = [dict(breakdown(s, seat)) for seat in range(s.seats)]
    return Outcome([score(s, seat) for seat in range(s.seats)], shares, s.victors if s.over else [], s.victory)
