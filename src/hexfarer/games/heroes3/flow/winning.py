"""Capturing Towns, elimination, victory and the end (H3-TOWN-025 to -030, H3-END)."""

from __future__ import annotations

from hexfarer.games.heroes3 import events
from hexfarer.games.heroes3.flow.ending import take_cube
from hexfarer.games.heroes3.flow.walking import drop_grail
from hexfarer.games.heroes3.plan import (
    NO_TOWN_REWARD,
    OUT_POINTS,
    WIN_CUBES,
    WIN_GOLD,
    WIN_GRAIL,
    WIN_LAST,
    WIN_UTOPIA,
)
from hexfarer.games.heroes3.player import MAIN, SECOND
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import GOLD, NONE, SETTLEMENT, UTOPIA, mined

FULL_ROUNDS = 3  # without a Town or Settlement, then a player is out (H3-END-010)


def captured_town(s: Heroes3, seat: int, field: int) -> None:
    """A Town changes hands; for an enemy's starting Town there is a cube and a reward (H3-TOWN-025, -026, -030)."""
    owner = s.flag[field]
    s.flag[field] = seat
    s.ever[field] = 1
    s.players[seat].homeless = 0  # H3-END-011
    s.tell(events.CAPTURED, [seat, field])
    if owner in (NONE, seat) or s.home_of(field) in (NONE, seat):
        return
    take_cube(s, seat, owner)
    if s.plan.opts(NO_TOWN_REWARD):
        return
    if s.plan.reward > 0:
        s.gain(seat, GOLD, s.plan.reward)
    elif s.plan.reward < 0:
        taken = min(-s.plan.reward, s.players[owner].resources[GOLD])
        s.pay(owner, [taken, 0, 0])
        s.gain(seat, GOLD, taken)


def eliminate(s: Heroes3, seat: int) -> None:
    """A player leaves the game: figures and cubes go, cards are out of play (H3-END-013)."""
    player = s.players[seat]
    if player.eliminated:
        return
    player.eliminated = True
    s.tell(events.ELIMINATED, [seat])
    for hero in (MAIN, SECOND):
        drop_grail(s, seat, hero, player.at[hero])
    player.at = [NONE, NONE]
    player.passing = NONE
    s.obelisks = [mask & ~(1 << seat) for mask in s.obelisks]
    for field, owner in enumerate(s.flag):
        if owner == seat:
            location = s.board.location[field]
            s.flag[field] = NONE
            if mined(location) != NONE or location == SETTLEMENT:
                s.marker[field] = NONE
    check_now(s)


def remaining(s: Heroes3) -> list[int]:
    return [seat for seat in range(s.seats) if not s.players[seat].eliminated]


def finish(s: Heroes3, victors: list[int], victory: str) -> None:
    if s.plan.time_out == OUT_POINTS and victory != "last":  # the goal ends the game, points decide it (H3-TOUR-004)
        from hexfarer.games.heroes3.scoring import best

        victors = best(s)
        victory = "points" if victors else "late"
    s.victors = victors
    s.victory = victory
    s.over = True
    s.tell(events.OVER, [])


def check_now(s: Heroes3) -> None:
    """Victories that come at once (H3-END-002)."""
    if s.over:
        return
    if not s.plan.rivals():
        from hexfarer.games.heroes3.flow.scenarios import judge

        judge(s, False)
        return
    left = remaining(s)
    if s.plan.wins & WIN_LAST and len(left) <= 1:
        finish(s, left, "last")
        return
    if s.plan.wins & WIN_UTOPIA:
        for field, owner in enumerate(s.flag):
            if owner != NONE and s.board.location[field] == UTOPIA:
                finish(s, [owner], "utopia")
                return
    if s.plan.wins & WIN_GRAIL and s.grail_with != NONE:
        seat, hero = s.grail_with // 2, s.grail_with % 2
        player = s.players[seat]
        if player.home != NONE and player.at[hero] == player.home and s.flag[player.home] == seat:
            finish(s, [seat], "grail")


def check_turn_end(s: Heroes3, seat: int) -> None:
    if s.plan.wins & WIN_GOLD and s.players[seat].resources[GOLD] >= s.plan.gold_goal and not s.over:
        finish(s, [seat], "gold")


def check_round_end(s: Heroes3) -> None:
    """Homeless players, cubes of all others, the end of time (H3-END-003, -006, -010)."""
    from hexfarer.games.heroes3.scoring import best

    if not s.plan.rivals():
        from hexfarer.games.heroes3.flow.scenarios import judge

        judge(s, True)
        if not s.over and s.round >= s.plan.rounds:
            finish(s, best(s), "late")
        return
    for seat in remaining(s):
        player = s.players[seat]
        player.homeless = 0 if s.places_of(seat) else player.homeless + 1
        if player.homeless > FULL_ROUNDS:
            eliminate(s, seat)
    if s.over:
        return
    if s.plan.wins & WIN_CUBES:
        winners = [
            seat
            for seat in remaining(s)
            if all(s.players[seat].cubes[other] for other in range(s.seats) if other != seat)
        ]
        if winners:
            finish(s, winners, "cubes")
            return
    if s.round >= s.plan.rounds:
        winners = best(s)
        finish(s, winners, "time" if winners else "late")
