"""Paying mana, and effects that are paid for as they happen."""

from __future__ import annotations

from abc import abstractmethod

from hexfarer.games.mage_knight import reasons, verbs
from hexfarer.games.mage_knight.asking import Question
from hexfarer.games.mage_knight.effects.base import Doing, Effect
from hexfarer.games.mage_knight.mana import (
    DIE,
    ORDINARY,
    TOKEN,
    black_works,
    can_pay,
    extra_for,
    gold_works,
    kept_for_others,
    no_die,
    pay,
    put_back,
    take,
    unpaid,
    ways_to_pay,
)
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ANY_BASIC, BASIC, BLACK, COLOURS, GOLD
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class Paying(Effect):
    """An effect that goes on when a mana has been paid for it."""

    __slots__ = ()

    @abstractmethod
    def paid(self, s: MageKnight, seat: int, by: int, colour: int) -> None: ...


class Pay(Question):
    """One mana is due. There is only a question if it can be paid in several ways."""

    __slots__ = ("by", "mask", "paying", "purpose")

    def __init__(
        self, seat: int, mask: int, purpose: int = ORDINARY, paying: Paying | None = None, by: int = 0
    ) -> None:
        super().__init__(seat)
        self.mask = mask
        self.purpose = purpose
        self.paying = paying
        self.by = by

    def ready(self, s: MageKnight) -> bool:
        return True

    def forced(self) -> bool:
        return True

    def ways(self, s: MageKnight) -> list[int]:
        return ways_to_pay(s, self.seat, self.mask, self.purpose)

    def options(self, s: MageKnight) -> list[int]:
        """The ways, without those that leave a mana unpaid that is due next."""
        due = self.due(s)
        ways = self.ways(s)
        good: list[int] = []
        for way in ways:
            more = extra_for(s, self.seat, way) + due
            if not more or self.leaves(s, way, more):
                good.append(way)
        invoked = s.players[self.seat].invoked
        if invoked:  # the mana of Invocation is used as soon as it can be
            mine = [way for way in good if way & 63 == TOKEN << 3 | invoked - 1]
            good = mine or good
        return [pack(verbs.PAY, way & 63, way >> 6) for way in good or ways]

    def due(self, s: MageKnight) -> list[int]:
        """What must be paid right after this."""
        found: list[int] = []
        for i in range(len(s.stack) - 2, -1, -1):
            frame = s.stack[i]
            if isinstance(frame, Pay):
                found.append(frame.mask)
                continue
            if isinstance(frame, Doing):
                found += frame.effect.mana(s, self.seat, frame.by)
            break
        return found

    def leaves(self, s: MageKnight, way: int, due: list[int]) -> bool:
        before = take(s, self.seat, way)
        enough = can_pay(s, self.seat, due, self.purpose)
        put_back(s, self.seat, way, before)
        return enough

    def verdict(self, s: MageKnight, action: int) -> int:
        if kind_of(action) != verbs.PAY:
            return refuse(reasons.PAY_FIRST)
        if action in self.options(s):
            return OK
        way, wanted = a_of(action), b_of(action)
        if not self.mask >> wanted & 1:
            return refuse(reasons.OTHER_COLOUR, wanted)
        place, mana = way >> 3, way & 7
        if place == DIE and mana in s.source_colours() and no_die(s, self.seat, mana) != OK:
            return no_die(s, self.seat, mana)
        if mana == GOLD and not gold_works(s, self.seat):
            return refuse(reasons.NO_GOLD_BY_NIGHT)
        if mana == BLACK and not black_works(s, self.seat):
            return refuse(reasons.NO_BLACK_BY_DAY)
        if kept_for_others(s, place, mana, wanted):
            return refuse(reasons.KEPT_FOR_OTHERS, wanted)
        if way | wanted << 6 in self.ways(s):
            invoked = s.players[self.seat].invoked
            if invoked and any(a_of(other) == TOKEN << 3 | invoked - 1 for other in self.options(s)):
                return refuse(reasons.USE_IT_FIRST, invoked - 1)
            return refuse(reasons.MANA_FOR_THE_REST, mana)
        return refuse(reasons.NO_SUCH_MANA, mana if mana < len(COLOURS) else 0)

    def resolve(self, s: MageKnight, action: int) -> None:
        s.pop()
        way = a_of(action) | b_of(action) << 6
        more = extra_for(s, self.seat, way)
        pay(s, self.seat, way)
        if more:  # the same again, and only then what it was paid for
            s.push(Pay(self.seat, more[0], self.purpose, self.paying, self.by))
        elif self.paying is not None:
            self.paying.paid(s, self.seat, self.by, b_of(action))

    def quiet(self, s: MageKnight) -> int:
        return self.options(s)[0]

    def decision(self, s: MageKnight) -> Decision:
        return self.asks(s, "pay", "MK-CARD-10", [self.options(s)[0]])

    def copy(self) -> Pay:
        return Pay(self.seat, self.mask, self.purpose, self.paying, self.by)


class PayFor(Paying):
    """Pay a mana of a basic colour; each colour has its own effect."""

    __slots__ = ("cases",)

    def __init__(self, cases: list[Effect]) -> None:
        self.cases = cases  # by colour

    def mask(self, s: MageKnight, seat: int, by: int) -> int:
        found = 0
        for colour in BASIC:
            if self.cases[colour].usable(s, seat, by) == OK:
                found |= 1 << colour
        return found

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        mask = self.mask(s, seat, by)
        if mask == 0:
            return self.cases[0].usable(s, seat, by)
        return OK if can_pay(s, seat, [mask]) else unpaid(s, seat, [mask])

    def mana(self, s: MageKnight, seat: int, by: int) -> list[int]:
        return [self.mask(s, seat, by)]

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.push(Pay(seat, self.mask(s, seat, by), ORDINARY, self, by))

    def paid(self, s: MageKnight, seat: int, by: int, colour: int) -> None:
        self.cases[colour].run(s, seat, by)

    def text(self) -> Phrase:
        names = ["red", "blue", "green", "white"]
        args: dict[str, object] = {name: case.text() for name, case in zip(names, self.cases, strict=True)}
        return Phrase("effect-mk-pay-for", args)


def pay_for(red: Effect, blue: Effect, green: Effect, white: Effect) -> PayFor:
    return PayFor([red, blue, green, white])


class PayToDo(Paying):
    """Pay a mana of one colour for an effect."""

    __slots__ = ("colour", "then")

    def __init__(self, colour: int, then: Effect) -> None:
        self.colour = colour
        self.then = then

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if not can_pay(s, seat, [1 << self.colour]):
            return unpaid(s, seat, [1 << self.colour])
        return self.then.usable(s, seat, by)

    def mana(self, s: MageKnight, seat: int, by: int) -> list[int]:
        return [1 << self.colour]

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.push(Pay(seat, 1 << self.colour, ORDINARY, self, by))

    def paid(self, s: MageKnight, seat: int, by: int, colour: int) -> None:
        self.then.run(s, seat, by)

    def text(self) -> Phrase:
        return Phrase(
            "effect-mk-pay-to-do", {"mana": Phrase("mk-mana-" + COLOURS[self.colour]), "then": self.then.text()}
        )


class Crystallize(Paying):
    """Pay a mana of a basic colour, gain a crystal of it."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return OK if can_pay(s, seat, [ANY_BASIC]) else unpaid(s, seat, [ANY_BASIC])

    def mana(self, s: MageKnight, seat: int, by: int) -> list[int]:
        return [ANY_BASIC]

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.push(Pay(seat, ANY_BASIC, ORDINARY, self, by))

    def paid(self, s: MageKnight, seat: int, by: int, colour: int) -> None:
        s.gain_crystal(seat, colour)

    def text(self) -> Phrase:
        return Phrase("effect-mk-crystallize")
