"""Resource and treasure dice: rolling, rolling again, choosing one (H3-RES-003 to -005)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Effect, Question
from hexfarer.games.heroes3.flow.levels import gain_xp
from hexfarer.games.heroes3.flow.searching import Search
from hexfarer.games.heroes3.plan import MEAGRE_DICE, NO_REROLLS
from hexfarer.games.heroes3.player import LUCKY_ALL, LUCKY_RESOURCE, LUCKY_TREASURE, WEASELED
from hexfarer.games.heroes3.signs import SWIFT_WEASEL
from hexfarer.games.heroes3.state import (
    ARTIFACTS,
    RESOURCE_FACES,
    T_ARTIFACT,
    T_ONE,
    T_XP,
    TREASURE_FACES,
    Heroes3,
)
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import refuse

RESOURCE_DIE: Final = 0
TREASURE_DIE: Final = 1
DICE: Final[list[str]] = ["resource", "treasure"]


def roll(s: Heroes3, seat: int, die: int, count: int, all_count: bool = False) -> None:
    """Roll dice; one of them counts, or all (H3-RES-004)."""
    s.rolled = [s.rng.next(6) for _ in range(count)]
    s.reveal(events.ROLLED)
    s.tell(events.ROLLED, [seat, *[die * 6 + face for face in s.rolled]])
    s.push(Rolled(seat, die, all_count, 0))


class Rolled(Question):
    """The dice lie on the table: roll one again, or take one."""

    __slots__ = ("again", "all_count", "die")

    def __init__(self, seat: int, die: int, all_count: bool, again: int) -> None:
        super().__init__(seat)
        self.die = die
        self.all_count = all_count
        self.again = again  # dice that were rolled again by luck, a mask

    def ready(self, s: Heroes3) -> bool:
        return True

    def forced(self) -> bool:
        return True

    def may_reroll(self, s: Heroes3, i: int) -> bool:
        """May this die be rolled again?"""
        player = s.players[self.seat]
        if s.plan.opts(NO_REROLLS):
            return False
        if player.morale > 0:
            return True
        if player.luck & LUCKY_ALL and not self.again >> i & 1:
            return True
        lucky = LUCKY_RESOURCE if self.die == RESOURCE_DIE else LUCKY_TREASURE
        return bool(player.luck & lucky) or (s.sign == SWIFT_WEASEL and not player.used & WEASELED)

    def choices(self, s: Heroes3) -> list[int]:
        found = [pack(verbs.REROLL, i + 1) for i in range(len(s.rolled)) if self.may_reroll(s, i)]
        if self.all_count:
            return [pack(verbs.YES), *found]
        shown: list[int] = []
        for i, face in enumerate(s.rolled):
            if face not in shown:
                shown.append(face)
                found.append(pack(verbs.DIE, i + 1))
        return found

    def why(self, s: Heroes3, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.REROLL:
            return refuse(reasons.REROLLS_OFF if s.plan.opts(NO_REROLLS) else reasons.NO_REROLL)
        return refuse(reasons.NO_SUCH_CHOICE if kind in (verbs.DIE, verbs.YES) else reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        kind = kind_of(action)
        if kind == verbs.REROLL:
            self.reroll(s, a_of(action) - 1)
            return
        s.pop()
        faces = s.rolled if kind == verbs.YES else [s.rolled[a_of(action) - 1]]
        s.rolled = []
        for face in reversed(faces):
            if self.die == RESOURCE_DIE:
                gain_die(s, self.seat, face)
            else:
                treasure(s, self.seat, face)

    def reroll(self, s: Heroes3, i: int) -> None:
        """The cheapest right is used first: luck, the weasel's, then the morale token."""
        player = s.players[self.seat]
        lucky = LUCKY_RESOURCE if self.die == RESOURCE_DIE else LUCKY_TREASURE
        if player.luck & LUCKY_ALL and not self.again >> i & 1:
            self.again |= 1 << i
        elif player.luck & lucky:
            player.luck &= ~lucky
        elif s.sign == SWIFT_WEASEL and not player.used & WEASELED:
            player.used |= WEASELED
        else:
            player.morale = 0
            s.tell(events.SPENT_MORALE, [self.seat])
        s.rolled[i] = s.rng.next(6)
        s.reveal(events.REROLLED)
        s.tell(events.REROLLED, [self.seat, self.die * 6 + s.rolled[i]])

    def quiet(self, s: Heroes3) -> int:
        return self.choices(s)[-1] if not self.all_count else pack(verbs.YES)

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, "rolled", "H3-RES-004", [])

    def copy(self) -> Rolled:
        return Rolled(self.seat, self.die, self.all_count, self.again)


def gain_die(s: Heroes3, seat: int, face: int) -> None:
    resource, amount = RESOURCE_FACES[face]
    s.gain(seat, resource, 1 if s.plan.opts(MEAGRE_DICE) else amount)


def treasure(s: Heroes3, seat: int, face: int) -> None:
    shown = TREASURE_FACES[face]
    if shown == T_XP:
        gain_xp(s, seat, 1)
    elif shown == T_ARTIFACT:
        s.push(Search(seat, ARTIFACTS, 2))
    else:
        roll(s, seat, RESOURCE_DIE, 1 if shown == T_ONE else 2)


class Roll(Effect):
    """Roll dice and take one."""

    __slots__ = ("all_count", "count", "die")

    def __init__(self, die: int, count: int, all_count: bool = False) -> None:
        self.die = die
        self.count = count
        self.all_count = all_count

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        roll(s, seat, self.die, self.count, self.all_count)

    def text(self) -> Phrase:
        return Phrase("effect-h3-roll-" + DICE[self.die] + ("-all" if self.all_count else ""), {"n": self.count})
