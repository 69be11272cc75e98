"""Moments of a combat at which both sides may answer, and dice that may be rolled again."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.asking import Question
from hexfarer.games.heroes3.components import IN_COMBAT
from hexfarer.games.heroes3.fighting import fight
from hexfarer.games.heroes3.flow.cards import mode_verdict, play, plays
from hexfarer.games.heroes3.plan import NO_REROLLS
from hexfarer.games.heroes3.player import LUCKY_ALL
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import refuse


def asked_for_cards(s: Heroes3, side: int) -> bool:
    """Is a side asked whether it plays cards? Only public facts decide (H3-HID-003)."""
    battle = fight(s)
    seat = battle.seats[side]
    return seat != NONE and battle.with_cards[side] and bool(s.players[seat].hand)


class Exchange(Question):
    """Both sides may play cards in turn, until both have passed in succession (H3-DECK-029)."""

    __slots__ = ("heard", "passes", "side")

    def __init__(self, seat: int, side: int, passes: int, heard: int) -> None:
        super().__init__(seat)
        self.side = side  # whose answer it is
        self.passes = passes  # in succession
        self.heard = heard  # how many cards had been played when this side was asked

    def skippable(self) -> bool:
        return True

    def moment(self) -> int:
        return IN_COMBAT

    def asked(self, s: Heroes3) -> bool:
        """Is the side asked at all?"""
        return asked_for_cards(s, self.side)

    def ready(self, s: Heroes3) -> bool:
        battle = fight(s)
        if battle.played != self.heard:
            self.heard = battle.played
            self.passes = 0
            self.side = 1 - self.side
        while self.passes < 2 and self.timely(s):
            if self.asked(s):
                self.seat = battle.seats[self.side]
                return True
            self.passes += 1
            self.side = 1 - self.side
        s.pop()
        return False

    def timely(self, s: Heroes3) -> bool:
        """Once a side has no units left the combat is over (H3-COMBAT-093)."""
        battle = fight(s)
        return bool(battle.of_side(0)) and bool(battle.of_side(1))

    def may_leave(self) -> bool:
        return True

    def more(self, s: Heroes3) -> list[int]:
        """What else than cards may be answered."""
        return []

    def choices(self, s: Heroes3) -> list[int]:
        return [*self.more(s), *plays(s, self.seat, self.moment()), pack(verbs.PASS)]

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.PLAY:
            return mode_verdict(s, self.seat, a_of(action), b_of(action), self.moment())
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.PLAY:
            play(s, self.seat, action)
        else:
            self.passes += 1
            self.side = 1 - self.side

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.PASS)

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"unit": s.game.name(s, "fighter", fight(s).acting, self.seat)}
        return self.asks(s, "reply", "H3-DECK-029", [pack(verbs.PASS)], args)

    def copy(self) -> Exchange:
        return Exchange(self.seat, self.side, self.passes, self.heard)


def exchange(s: Heroes3, side: int, passes: int) -> None:
    s.push(Exchange(NONE, side, passes, fight(s).played))


# -- one die --

FOR_DEFENCE: Final = 0  # the defence token
TO_PETRIFY: Final = 1
TO_REPEL: Final = 2
FOR_MORALE: Final = 3
DIE_USES: Final[list[str]] = ["defence", "petrify", "repel", "morale"]


class OneDie(Question):
    """An attack die that decides something by itself. Who rolled it may roll it again (H3-MORALE-009)."""

    __slots__ = ("a", "again", "b", "die", "use")

    def __init__(self, seat: int, use: int, a: int, b: int, die: int, again: bool) -> None:
        super().__init__(seat)
        self.use = use
        self.a = a  # the fighters that it is about
        self.b = b
        self.die = die
        self.again = again  # was rolled again by luck

    def lucky(self, s: Heroes3) -> bool:
        return s.players[self.seat].luck & LUCKY_ALL != 0 and not self.again

    def may_reroll(self, s: Heroes3) -> bool:
        if self.seat == NONE or s.plan.opts(NO_REROLLS):
            return False
        return s.players[self.seat].morale > 0 or self.lucky(s)

    def ready(self, s: Heroes3) -> bool:
        if self.may_reroll(s):
            return True
        self.settle(s)
        return False

    def may_leave(self) -> bool:
        return True

    def settle(self, s: Heroes3) -> None:
        from hexfarer.games.heroes3.flow.attack import drive, paralyse

        s.pop()
        if self.use == FOR_DEFENCE:
            fight(s).more += 1 if self.die > 0 else 0
        elif self.use == FOR_MORALE:
            if self.die == 0:
                s.gain_morale(self.seat)
        elif self.die == 0 and self.use == TO_PETRIFY:
            paralyse(s, self.a)
        elif self.die == 0:
            drive(s, self.a, self.b)

    def choices(self, s: Heroes3) -> list[int]:
        return [pack(verbs.REROLL, 1), pack(verbs.PASS)]

    def answer(self, s: Heroes3, action: int) -> None:
        if kind_of(action) == verbs.PASS:
            self.settle(s)
            return
        if self.lucky(s):
            self.again = True
        else:
            s.players[self.seat].morale = 0
            s.tell(events.SPENT_MORALE, [self.seat])
        self.die = rolled(s)

    def quiet(self, s: Heroes3) -> int:
        return pack(verbs.PASS)

    def decision(self, s: Heroes3) -> Decision:
        args: dict[str, object] = {"die": self.die, "use": DIE_USES[self.use]}
        return self.asks(s, "one-die", "H3-MORALE-009", [pack(verbs.PASS)], args)

    def copy(self) -> OneDie:
        return OneDie(self.seat, self.use, self.a, self.b, self.die, self.again)


def rolled(s: Heroes3) -> int:
    """Roll an attack die for all to see."""
    die = s.attack_die()
    s.reveal(events.ATTACK_ROLL)
    s.tell(events.ATTACK_ROLL, [die + 1])
    return die


def roll_one(s: Heroes3, seat: int, use: int, a: int = NONE, b: int = NONE) -> None:
    """Roll a die for a seat (NONE: nobody who could roll it again)."""
    s.push(OneDie(seat, use, a, b, rolled(s), False))
