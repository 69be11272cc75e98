"""Experience and levels (H3-XP)."""

from __future__ import annotations

from hexfarer.games.heroes3 import events
from hexfarer.games.heroes3.asking import Course
from hexfarer.games.heroes3.content.heroes import HEROES
from hexfarer.games.heroes3.flow.searching import Search
from hexfarer.games.heroes3.plan import LATE_SPECIALTY
from hexfarer.games.heroes3.player import MOST_XP
from hexfarer.games.heroes3.state import ABILITIES, Heroes3
from hexfarer.games.heroes3.tale import LATE


def gain_xp(s: Heroes3, seat: int, half_levels: int) -> None:
    """The Main Hero gains experience; every level it reaches has its effect at once (H3-XP-003)."""
    player = s.players[seat]
    before = player.level()
    most = min(MOST_XP, 2 * (s.plan.cap - 1))  # H3-XP-016
    if s.plan.says(LATE_SPECIALTY):
        half_levels = late_specialty(s, seat, half_levels)
        most += 1
    gained = min(half_levels, most - player.xp)
    if gained <= 0:
        return
    player.xp += gained
    s.tell(events.XP, [seat, gained])
    if player.level() > before:
        s.push(LevelUp(seat, before + 1, player.level()))


def late_specialty(s: Heroes3, seat: int, half_levels: int) -> int:
    """Who would reach level IV gains the specialty of it, once, and goes back to level III (Emerald Island)."""
    player = s.players[seat]
    beyond = 2 * s.plan.cap
    if player.xp + half_levels < beyond:
        return half_levels
    if not s.tale.done & LATE << seat:
        s.tale.done |= LATE << seat
        s.take_card(seat, HEROES[player.hero].specialties[1])
    player.xp = min(player.xp, beyond - 2)
    return max(0, beyond - 2 - player.xp)


class LevelUp(Course):
    """One level after the other (H3-XP-004)."""

    __slots__ = ("last", "level")

    def __init__(self, seat: int, level: int, last: int) -> None:
        super().__init__(seat)
        self.level = level
        self.last = last

    def ready(self, s: Heroes3) -> bool:
        level = self.level
        self.level += 1
        if level > self.last:
            s.pop()
            return False
        s.tell(events.LEVEL, [self.seat, level])
        if level in (4, 6):
            s.take_card(self.seat, HEROES[s.players[self.seat].hero].specialties[1 if level == 4 else 2])
        else:
            s.push(Search(self.seat, ABILITIES, 2))
        return False

    def copy(self) -> LevelUp:
        return LevelUp(self.seat, self.level, self.last)


def level_to(s: Heroes3, seat: int, xp: int) -> None:
    """Raise a Main Hero to this much experience (H3-XP-011)."""
    gain_xp(s, seat, xp - s.players[seat].xp)


def won_xp(own: int, beaten: int) -> int:
    """What a victory over an enemy of that level brings (H3-XP-010)."""
    return 0 if beaten < own else 1 if beaten == own else 2
