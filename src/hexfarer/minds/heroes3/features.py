"""What a bot counts when it judges a position; weights.py says what each of it is worth."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.flow.scenarios import is_lair
from hexfarer.games.heroes3.flow.tournament import map_in_making, prospects
from hexfarer.games.heroes3.hints import WON, buildings, goal, land, private, standing, stores, together
from hexfarer.games.heroes3.outlook import reckoned_from, survey, turned_up
from hexfarer.games.heroes3.plan import GOAL_ALL_FLAGS, GOAL_FOE, GOAL_LAIRS, GOAL_TOWN, OUT_NOBODY
from hexfarer.games.heroes3.player import MAIN, SECOND
from hexfarer.games.heroes3.pursuit import (
    CARDS_HELP,
    MOST_CARDS,
    PATIENCE,
    ai_cards,
    foe_strength,
    growth_of_foe,
    must_beat,
)
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.strength import DEPLOYED, STRENGTH, army_strength, chance
from hexfarer.games.heroes3.terms import NONE, SETTLEMENT, mined
from hexfarer.minds.heroes3.weights import LEFT, LOSS, WEIGHTS, WIN

NAMES: Final[list[str]] = list(WEIGHTS)
AT_END: Final[list[int]] = [pair[0] for pair in WEIGHTS.values()]
WITH_TIME: Final[list[int]] = [pair[1] for pair in WEIGHTS.values()]
OF_SECOND: Final = 3  # the Secondary Hero's place counts for a third
TRIFLE: Final = 100  # the part of its worth that a position keeps in the last round
SOON_OVER: Final = 2  # rounds in which a new helper is of no use


class Judge:
    """Judges the positions of one search. Maps of what fields promise are remembered by all they are made from."""

    __slots__ = ("maps", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.maps: dict[tuple[object, ...], list[float]] = {}

    def value(self, s: Heroes3) -> int:
        if s.over:
            if s.plan.rivals():
                return WON if self.seat in s.victors else -WON
            return WIN if s.victors else -LOSS - left_to_beat(s)
        time = 1000 * (s.plan.rounds - s.round) // s.plan.rounds
        total = 0
        for i, count in enumerate(self.features(s)):
            if count:
                total += count * (1000 * AT_END[i] + time * WITH_TIME[i])
        value = total // 100_000
        if map_in_making(s) is not None:
            value += prospects(s, self.seat)
        if last_chance(s):
            return value // TRIFLE - LOSS - left_to_beat(s)
        return value

    def features(self, s: Heroes3) -> list[int]:
        """In the order of `NAMES`."""
        seat = self.seat
        player = s.players[seat]
        left = s.plan.rounds - s.round
        first, rest = strengths(player.units)
        others = [standing(s, other) for other in range(s.seats) if other != seat]
        rivals = s.plan.rivals()
        return [
            stores(s, player, left),
            buildings(player, left),
            int(first),
            int(rest),
            player.xp,
            player.morale,
            land(s, seat),
            goal(s, seat, player, left),
            int(player.at[SECOND] != NONE and left > SOON_OVER),
            max(others) if others and rivals else 0,
            sum(others) if not rivals else 0,
            together(s) if not rivals else 0,
            flags(s) if s.plan.goals & (GOAL_ALL_FLAGS | GOAL_LAIRS) else 0,
            private(s, seat),
            sum(s.black),
            turned_up(s),
            len(player.pool),
            hope_of(s),
            self.lure(s, MAIN) + self.lure(s, SECOND) // OF_SECOND,
        ]

    def lure(self, s: Heroes3, hero: int) -> int:
        """How good a hero's field is as a place to go on from."""
        field = s.players[self.seat].at[hero]
        if field == NONE:
            return 0
        key = reckoned_from(s, self.seat, hero)
        found = self.maps.get(key)
        if found is None:
            found = self.maps[key] = survey(s, self.seat, hero)
        return int(found[field])


def last_chance(s: Heroes3) -> bool:
    """Has somebody who plays alone lost at the end of this round, but for what is still done? Then nothing else counts,
    and a fight that can hardly be won is better than none."""
    return s.seats == 1 and s.plan.time_out == OUT_NOBODY and s.round == s.plan.rounds


def left_to_beat(s: Heroes3) -> int:
    """In a defeat: the strength that the AI hero has kept. Who fights a lost battle well may win it after all."""
    if not s.plan.goals & (GOAL_FOE | GOAL_TOWN) or s.tale.foes[0].beaten:
        return 0
    return int(LEFT * army_strength(s.tale.foes[0].army))


def hope_of(s: Heroes3) -> int:
    """How likely the army that is there now beats the AI hero, in thousandths less a half, where one must be beaten.
    It fades in the last rounds: who waits then has lost."""
    if not s.plan.goals & (GOAL_FOE | GOAL_TOWN):
        return 0
    if not must_beat(s):
        return 500
    own = max([army_strength(player.units) for player in s.players]) * (1 + CARDS_HELP * MOST_CARDS)
    theirs = foe_strength(s, 0) + growth_of_foe(s) * ai_cards(s)
    return int(1000 * chance(own, theirs) * min(1.0, (s.plan.rounds - s.round) / PATIENCE)) - 500


def flags(s: Heroes3) -> int:
    """What has been taken of all that must be flagged; Settlements count twice."""
    count = 0
    for field, owner in enumerate(s.flag):
        if owner != NONE:
            location = s.board.location[field]
            if location == SETTLEMENT:
                count += 2
            elif mined(location) != NONE and (s.plan.goals & GOAL_ALL_FLAGS or is_lair(s, field)):
                count += 1
    return count


def strengths(units: list[int]) -> tuple[float, float]:
    """Of those that can be deployed, and of the others."""
    each = sorted([STRENGTH[unit] for unit in units], reverse=True)
    return sum(each[:DEPLOYED]), sum(each[DEPLOYED:])
