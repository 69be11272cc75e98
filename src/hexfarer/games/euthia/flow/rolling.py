"""A Hero Roll and everything that changes it (EU-DICE)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import HOPE_FOR_STRIKE, Question
from hexfarer.games.euthia.fight import Roll
from hexfarer.games.euthia.flow.fighting import hope, powers_on_hero, the_fight, the_monster
from hexfarer.games.euthia.flow.using import is_use, use, uses, why_use
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import DWURT_BONUS, GAAR_BONUS, MOST_DWURT_DIE, ROLLED
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

# What a Hero Roll is for.
CONFRONT: Final = 0  # an Elemental
FIRST_STRIKE_ROLL: Final = 1
ATTACK_ROLL: Final = 2

POOR: Final = 5  # a roll at which Shii takes pity (EU-SHII-01)


def begin_roll(s: Euthia, seat: int, purpose: int) -> None:
    """Roll two dice: Hope, Air, Earth, then what is added or taken away at once (EU-COMBAT-33, -34)."""
    roll = Roll([s.die(), s.die()])
    s.roll = roll
    s.reveal(events.HERO_ROLLED)
    s.tell(events.HERO_ROLLED, [seat, roll.dice[0], roll.dice[1]])
    if purpose != CONFRONT and sum(roll.dice) <= POOR:
        hope(s)
    powers_on_hero(s, seat)
    roll.bonus += s.players[seat].roll_bonus()
    if purpose != CONFRONT:
        fight = the_fight(s)
        roll.bonus += the_monster(s).penalty + fight.hero_now + fight.hero_next + fight.clover
    s.push(Rolling(seat, purpose))


def gaar_verdict(s: Euthia, seat: int, die: int, dice: int, missing: int = reasons.NO_SUCH_DIE) -> int:
    """May a Hero use a Gaar on a die of a roll (EU-DICE-03, -10)? Dice count from 1; `missing`: there is none such."""
    player = s.players[seat]
    if player.is_skoldur():
        return refuse(reasons.NOT_ON_ROLLS)
    if not player.gaar:
        return refuse(reasons.NO_GAAR)
    return OK if 1 <= die <= dice else refuse(missing)


def dwurt_verdict(s: Euthia, seat: int) -> int:
    """May a Hero use a Dwurt on a roll (EU-DWURT-05)?"""
    player = s.players[seat]
    if not player.is_skoldur():
        return refuse(reasons.ONLY_SKOLDUR)
    return OK if player.dwurt else refuse(reasons.NO_DWURT_TO_ROLL, 1, 0)


def on_dice(s: Euthia, seat: int, dice: int) -> list[int]:
    """Gaar on each of so many dice, or a Dwurt: all of them that a Hero may use."""
    found = [pack(verbs.REROLL, die) for die in range(1, dice + 1) if gaar_verdict(s, seat, die, dice) == OK]
    if dwurt_verdict(s, seat) == OK:
        found.append(pack(verbs.DWURT))
    return found


def reroll(s: Euthia, seat: int, dice: list[int], die: int) -> None:
    """A Gaar of a Hero lets one die be rolled again."""
    s.players[seat].gaar -= 1
    before = dice[die - 1]
    dice[die - 1] = s.die()
    s.reveal(events.REROLLED)
    s.tell(events.REROLLED, [seat, before, dice[die - 1]])


def burn_dwurt(s: Euthia, seat: int) -> None:
    """Skoldur uses a Dwurt on a roll: the die of Dwurt goes up (EU-DWURT-07)."""
    player = s.players[seat]
    player.dwurt -= 1
    player.dwurt_die = min(MOST_DWURT_DIE, player.dwurt_die + 1)
    s.tell(events.DWURT_USED, [seat])


def could_forge(s: Euthia, seat: int) -> bool:
    """Could Skoldur first make a Dwurt for this (EU-DWURT-02)?"""
    player = s.players[seat]
    return player.is_skoldur() and player.gaar > 0


class Rolling(Question):
    """The dice lie there: what is done to them, in any order (EU-DICE-08)."""

    __slots__ = ("purpose",)

    def __init__(self, seat: int, purpose: int) -> None:
        super().__init__(seat)
        self.purpose = purpose

    def mortal(self) -> bool:
        return True

    def ready(self, s: Euthia) -> bool:
        if len(self.choices(s)) > 1 or could_forge(s, self.seat):
            return True
        self.answer(s, pack(verbs.DONE))
        return False

    def hope(self, s: Euthia) -> int:
        """Hope that can be spent; there is none outside Combat."""
        return s.fight.hope if s.fight is not None and self.purpose != CONFRONT else 0

    def choices(self, s: Euthia) -> list[int]:
        found = on_dice(s, self.seat, 2) + uses(s, self.seat, ROLLED)
        if self.hope(s) >= 1:
            found.append(pack(verbs.HOPE))
        if self.hope(s) >= HOPE_FOR_STRIKE:
            found.append(pack(verbs.HOPE_STRIKE))
        return [*found, pack(verbs.DONE)]

    def why(self, s: Euthia, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.REROLL:
            return gaar_verdict(s, self.seat, a_of(action), 2, reasons.NO_SUCH_HERO_DIE)
        if kind == verbs.DWURT:
            return dwurt_verdict(s, self.seat)
        if is_use(action):
            return why_use(s, self.seat, action, ROLLED)
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Euthia, action: int) -> None:
        kind, seat, roll = kind_of(action), self.seat, s.roll
        assert roll is not None
        if kind == verbs.REROLL:
            reroll(s, seat, roll.dice, a_of(action))
            roll.bonus += GAAR_BONUS
        elif kind == verbs.DWURT:
            burn_dwurt(s, seat)
            roll.bonus += DWURT_BONUS
        elif kind in (verbs.HOPE, verbs.HOPE_STRIKE):
            fight = the_fight(s)
            cost = 1 if kind == verbs.HOPE else HOPE_FOR_STRIKE
            fight.hope -= cost
            roll.bonus += 1
            if kind == verbs.HOPE_STRIKE:
                fight.hope_hits += 1
            s.tell(events.HOPE_USED, [seat, cost])
        elif kind == verbs.DONE:
            s.pop()
            self.settled(s, roll.total())
        else:
            use(s, seat, action)

    def settled(self, s: Euthia, total: int) -> None:
        """The Final Value stands."""
        s.roll = None
        if self.purpose == CONFRONT:
            from hexfarer.games.euthia.flow.elements import confronted

            confronted(s, self.seat, total)
        else:
            the_fight(s).total = total

    def quiet(self, s: Euthia) -> int:
        return pack(verbs.DONE)

    def decision(self, s: Euthia) -> Decision:
        assert s.roll is not None
        args: dict[str, object] = {"left": s.roll.dice[0], "right": s.roll.dice[1], "total": s.roll.total()}
        return self.asks(s, "roll", "EU-DICE-08", [pack(verbs.DONE)], args)

    def copy(self) -> Rolling:
        return Rolling(self.seat, self.purpose)
