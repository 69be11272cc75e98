"""What all frames of this game share, the small questions that effects ask, and how effects are put together."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import NONE, SILVER_FOR_GOLD, is_gold
from hexfarer.kernel import effect as kernel_effect
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.frame import Frame
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

HOPE_FOR_GAAR: Final = 2  # EU-SHII-04
HOPE_FOR_STRIKE: Final = 3  # EU-SHII-05


class Question(Frame[Euthia]):
    """A frame of Euthia. It asks for one of `choices`; rights that a player has at any time come beside them.

    What is legal is what `options` lists; `why` says what speaks against the rest.
    """

    __slots__ = ()

    @abstractmethod
    def choices(self, s: Euthia) -> list[int]:
        """The answers to this question."""

    @abstractmethod
    def answer(self, s: Euthia, action: int) -> None:
        """Carry out one of the choices."""

    def mortal(self) -> bool:
        """Does it end when the Hero dies: part of what led to it?"""
        return False

    def rights(self, s: Euthia) -> list[int]:
        """Exchanging cards, Skoldur's forging, Hope for Gaar: answers of all questions (EU-CARD-12, EU-DWURT-02)."""
        found: list[int] = []
        player = s.players[self.seat]
        if player.silver() >= SILVER_FOR_GOLD:
            found.append(pack(verbs.EXCHANGE))
        if not s.plan.rivals():
            last = NONE
            for card in player.hand:
                if is_gold(card) and card != last:
                    found.append(pack(verbs.CASH, card))
                    last = card
        if player.gaar and player.is_skoldur():
            found.append(pack(verbs.FORGE))
        fight = s.fight
        if fight is not None and fight.seat == self.seat and fight.hope >= HOPE_FOR_GAAR and not fight.hope_shut:
            found.append(pack(verbs.HOPE_GAAR))
        return found

    def options(self, s: Euthia) -> list[int]:
        return self.choices(s) + self.rights(s)

    def beside(self, s: Euthia) -> int:
        return len(self.rights(s))

    def check(self, s: Euthia, action: int) -> int:
        if action in (s.legal() if s.stack[-1] is self else self.options(s)):
            return OK
        if not verbs.well_formed(action):
            return refuse(reasons.NOT_ASKED)
        return right_refused(s, self.seat, action) or self.why(s, action) or refuse(reasons.NOT_ASKED)

    def why(self, s: Euthia, action: int) -> int:
        """The verdict on an answer that is not legal."""
        return refuse(reasons.FINISH_FIRST)

    def resolve(self, s: Euthia, action: int) -> None:
        kind = kind_of(action)
        player = s.players[self.seat]
        if kind == verbs.EXCHANGE:
            s.push(Ask(self.seat, EXCHANGING, NONE, SILVER_FOR_GOLD))
        elif kind == verbs.CASH:
            player.hand.remove(a_of(action))
            s.discard_card(a_of(action))
            s.gain_gold(self.seat, 1)
        elif kind == verbs.FORGE:
            player.gaar -= 1
            player.dwurt += 1
            s.tell(events.FORGED, [self.seat])
        elif kind == verbs.HOPE_GAAR:
            assert s.fight is not None
            s.fight.hope -= HOPE_FOR_GAAR
            player.gaar += 1
            s.tell(events.GAAR, [self.seat, 1])
        else:
            self.answer(s, action)

    def asks(
        self, s: Euthia, key: str, rule: str, primary: list[int], args: dict[str, object] | None = None
    ) -> Decision:
        """The decision in words: message `ask-eu-<key>` with a title; every message may use $seat."""
        words: dict[str, object] = {"seat": s.game.name(s, "seat", self.seat, self.seat)}
        if args is not None:
            words.update(args)
        return Decision(self.seat, Phrase("ask-eu-" + key, words), rule, s.game.totals(s, self.seat), primary)


def tell_passed(s: Euthia) -> None:
    """Say once how many questions the kernel answered since this was last said."""
    if s.passed:
        s.tell(events.PASSED_OVER, [s.passed])
        s.passed = 0


def right_refused(s: Euthia, seat: int, action: int) -> int:
    """What speaks against a right that was not offered."""
    kind = kind_of(action)
    player = s.players[seat]
    if kind == verbs.EXCHANGE:
        few = player.silver() < SILVER_FOR_GOLD
        return refuse(reasons.FEW_SILVER, SILVER_FOR_GOLD, player.silver()) if few else refuse(reasons.FINISH_FIRST)
    if kind == verbs.CASH:
        if s.plan.rivals():
            return refuse(reasons.NOT_ALONE)
        held = is_gold(a_of(action)) and a_of(action) in player.hand
        return refuse(reasons.FINISH_FIRST) if held else refuse(reasons.NO_CARD, a_of(action))
    if kind == verbs.FORGE:
        if not player.is_skoldur():
            return refuse(reasons.NOT_SKOLDUR)
        return refuse(reasons.FINISH_FIRST) if player.gaar else refuse(reasons.NO_GAAR_TO_FORGE)
    if kind in (verbs.HOPE, verbs.HOPE_GAAR, verbs.HOPE_STRIKE):
        return hope_refused(s, seat, kind)
    return OK


def hope_refused(s: Euthia, seat: int, kind: int) -> int:
    """What speaks against a use of Hope that was not offered (EU-SHII-03 to -06)."""
    fight = s.fight
    if fight is None:
        if kind == verbs.HOPE_GAAR:
            return refuse(reasons.NO_COMBAT_FOR_GAAR)
        return refuse(reasons.NO_COMBAT_TO_STRIKE if kind == verbs.HOPE_STRIKE else reasons.NO_COMBAT_FOR_HOPE)
    if fight.seat != seat:
        return refuse(reasons.NOT_YOUR_HOPE)
    if kind == verbs.HOPE_GAAR:
        if fight.hope < HOPE_FOR_GAAR:
            return refuse(reasons.FEW_HOPE, HOPE_FOR_GAAR, fight.hope)
        return refuse(reasons.HOPE_SHUT if fight.hope_shut else reasons.FINISH_FIRST)
    strike = kind == verbs.HOPE_STRIKE
    if s.roll is None:
        return refuse(reasons.NO_ROLL_TO_STRIKE if strike else reasons.NO_ROLL_FOR_HOPE)
    if fight.hope < (HOPE_FOR_STRIKE if strike else 1):
        if strike:
            return refuse(reasons.HOPE_SHORT_TO_STRIKE, HOPE_FOR_STRIKE, fight.hope)
        return refuse(reasons.HOPE_SHORT, 1, fight.hope)
    return refuse(reasons.FINISH_FIRST)


class Course(Question):
    """A stretch of play that opens other frames in turn and asks nothing itself."""

    __slots__ = ()

    def choices(self, s: Euthia) -> list[int]:
        return []

    def answer(self, s: Euthia, action: int) -> None:
        raise AssertionError("nothing was asked")

    def quiet(self, s: Euthia) -> int:
        raise AssertionError("nothing was asked")

    def decision(self, s: Euthia) -> Decision:
        raise AssertionError("nothing was asked")


class Effect(kernel_effect.Effect[Euthia]):
    """An effect of Euthia. `by` is the tile that it comes from, NONE, or DIE for the Dwurt die."""

    __slots__ = ()

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        return OK

    def secret(self) -> bool:
        """Does what can be chosen depend on cards that only the player sees?"""
        return False

    def costs(self) -> bool:
        """Is it the price of what follows? Then it must be possible."""
        return False


class Doing(Course):
    """An effect that is about to run; what cannot be used now is left out."""

    __slots__ = ("by", "effect")

    def __init__(self, seat: int, effect: Effect, by: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.by = by

    def mortal(self) -> bool:
        return True

    def ready(self, s: Euthia) -> bool:
        s.pop()
        if self.effect.usable(s, self.seat, self.by) == OK:
            self.effect.run(s, self.seat, self.by)
        return False

    def copy(self) -> Doing:
        return Doing(self.seat, self.effect, self.by)


class Choosing(Effect):
    """An effect that asks for one thing. `memo` is what it needs to remember between two answers."""

    __slots__ = ()

    verb: ClassVar[int] = 0
    question: ClassVar[str] = ""
    rule: ClassVar[str] = "EU-GOLD-05"
    hidden: ClassVar[bool] = False  # depends on cards that only the player sees
    alone: ClassVar[bool] = False  # no rights beside it

    @abstractmethod
    def values(self, s: Euthia, seat: int, by: int, memo: int) -> list[int]:
        """What may be chosen."""

    @abstractmethod
    def chosen(self, s: Euthia, seat: int, by: int, memo: int, value: int) -> None:
        """Carry the choice out; may ask again with another memo."""

    def may_stop(self, s: Euthia, seat: int, by: int, memo: int) -> bool:
        return False

    def stopped(self, s: Euthia, seat: int, by: int, memo: int) -> None:
        """The player wants no more."""

    def text(self) -> Phrase:
        return Phrase("effect-eu-nothing")

    def secret(self) -> bool:
        return self.hidden

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        return OK if self.values(s, seat, by, 0) else refuse(reasons.NO_EFFECT)

    def run(self, s: Euthia, seat: int, by: int) -> None:
        s.push(Ask(seat, self, by, 0))


class Ask(Question):
    """Asks for one thing."""

    __slots__ = ("by", "choosing", "memo")

    def __init__(self, seat: int, choosing: Choosing, by: int, memo: int) -> None:
        super().__init__(seat)
        self.choosing = choosing
        self.by = by
        self.memo = memo

    def mortal(self) -> bool:
        return True

    def ready(self, s: Euthia) -> bool:
        if self.choosing.may_stop(s, self.seat, self.by, self.memo):
            return True
        if self.choosing.values(s, self.seat, self.by, self.memo):
            return True
        s.pop()
        self.choosing.stopped(s, self.seat, self.by, self.memo)
        return False

    def forced(self) -> bool:
        return not self.choosing.secret()

    def skippable(self) -> bool:
        return True

    def rights(self, s: Euthia) -> list[int]:
        return [] if self.choosing.alone else super().rights(s)

    def choices(self, s: Euthia) -> list[int]:
        verb = self.choosing.verb
        found = [pack(verb, value) for value in self.choosing.values(s, self.seat, self.by, self.memo)]
        if self.choosing.may_stop(s, self.seat, self.by, self.memo):
            found.append(pack(verbs.STOP))
        return found

    def why(self, s: Euthia, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.STOP:
            return refuse(reasons.MUST_CHOOSE)
        return refuse(reasons.NO_SUCH_CHOICE if kind == self.choosing.verb else reasons.FINISH_FIRST)

    def answer(self, s: Euthia, action: int) -> None:
        s.pop()
        if kind_of(action) == verbs.STOP:
            self.choosing.stopped(s, self.seat, self.by, self.memo)
        else:
            self.choosing.chosen(s, self.seat, self.by, self.memo, a_of(action))

    def quiet(self, s: Euthia) -> int:
        return self.choices(s)[-1]

    def decision(self, s: Euthia) -> Decision:
        return self.asks(s, self.choosing.question, self.choosing.rule, [])

    def copy(self) -> Ask:
        return Ask(self.seat, self.choosing, self.by, self.memo)


class Exchanging(Choosing):
    """Four Silver cards, one after another, for a Gold one (EU-CARD-02); memo: how many are still to go."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "exchange"
    rule: ClassVar[str] = "EU-CARD-02"
    hidden: ClassVar[bool] = True
    alone: ClassVar[bool] = True

    def values(self, s: Euthia, seat: int, by: int, memo: int) -> list[int]:
        return sorted({card for card in s.players[seat].hand if not is_gold(card)})

    def chosen(self, s: Euthia, seat: int, by: int, memo: int, value: int) -> None:
        s.players[seat].hand.remove(value)
        s.discard_card(value)
        if memo > 1:
            s.push(Ask(seat, self, by, memo - 1))
        else:
            s.tell(events.EXCHANGED, [seat])
            s.draw_cards(seat, 1, 1, feeds=False)  # EU-SOLO-26


EXCHANGING: Final = Exchanging()


class ChooseWay(Question):
    """One of several effects."""

    __slots__ = ("by", "optional", "ways")

    def __init__(self, seat: int, ways: list[Effect], by: int, optional: bool) -> None:
        super().__init__(seat)
        self.ways = ways
        self.by = by
        self.optional = optional

    def mortal(self) -> bool:
        return True

    def ready(self, s: Euthia) -> bool:
        if self.optional or any(way.usable(s, self.seat, self.by) == OK for way in self.ways):
            return True
        s.pop()
        return False

    def forced(self) -> bool:
        return not any(way.secret() for way in self.ways)

    def skippable(self) -> bool:
        return True

    def choices(self, s: Euthia) -> list[int]:
        found = [pack(verbs.CHOOSE, i) for i, way in enumerate(self.ways, 1) if way.usable(s, self.seat, self.by) == OK]
        return [*found, pack(verbs.STOP)] if self.optional else found

    def why(self, s: Euthia, action: int) -> int:
        if kind_of(action) == verbs.CHOOSE and 1 <= a_of(action) <= len(self.ways):
            return self.ways[a_of(action) - 1].usable(s, self.seat, self.by)
        return refuse(reasons.MUST_CHOOSE if kind_of(action) == verbs.STOP else reasons.FINISH_FIRST)

    def answer(self, s: Euthia, action: int) -> None:
        s.pop()
        if kind_of(action) == verbs.CHOOSE:
            self.ways[a_of(action) - 1].run(s, self.seat, self.by)

    def quiet(self, s: Euthia) -> int:
        return self.choices(s)[-1]

    def decision(self, s: Euthia) -> Decision:
        ways: list[object] = [way.text() for way in self.ways]
        return self.asks(s, "way-or-stop" if self.optional else "way", "EU-GOLD-05", [], {"ways": ways})

    def copy(self) -> ChooseWay:
        return ChooseWay(self.seat, self.ways, self.by, self.optional)


# -- putting effects together --


class Nothing(Effect):
    """Nothing at all."""

    __slots__ = ()

    def run(self, s: Euthia, seat: int, by: int) -> None:
        pass

    def text(self) -> Phrase:
        return Phrase("effect-eu-nothing")


class Seq(Effect):
    """All parts in order. Every price among them must be payable; of the rest, one that means something is enough."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Effect) -> None:
        self.parts = list(parts)

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        verdict = OK
        found = False
        for part in self.parts:
            said = part.usable(s, seat, by)
            if part.costs():
                if said != OK:
                    return said
            elif said == OK:
                found = True
            elif verdict == OK:
                verdict = said
        return OK if found else verdict

    def secret(self) -> bool:
        return any(part.secret() for part in self.parts)

    def run(self, s: Euthia, seat: int, by: int) -> None:
        for part in self.parts[::-1]:
            s.push(Doing(seat, part, by))

    def text(self) -> Phrase:
        words = self.parts[0].text()
        for part in self.parts[1:]:
            words = Phrase("effect-eu-then", {"a": words, "b": part.text()})
        return words


class Either(Effect):
    """One of several, by choice."""

    __slots__ = ("ways",)

    def __init__(self, *ways: Effect) -> None:
        self.ways = list(ways)

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        verdict = OK
        for way in self.ways:
            verdict = way.usable(s, seat, by)
            if verdict == OK:
                return OK
        return verdict

    def secret(self) -> bool:
        return any(way.secret() for way in self.ways)

    def run(self, s: Euthia, seat: int, by: int) -> None:
        s.push(ChooseWay(seat, self.ways, by, False))

    def text(self) -> Phrase:
        words = self.ways[0].text()
        for way in self.ways[1:]:
            words = Phrase("effect-eu-or", {"a": words, "b": way.text()})
        return words


class IfSet(Effect):
    """Only with an Armour set of so many pieces (EU-SET-02, -03)."""

    __slots__ = ("effect", "n")

    def __init__(self, n: int, effect: Effect) -> None:
        self.n = n
        self.effect = effect

    def usable(self, s: Euthia, seat: int, by: int) -> int:
        if s.players[seat].best_set() < self.n:
            return refuse(reasons.NO_SET, max(0, by), self.n, s.players[seat].most_alike())
        return self.effect.usable(s, seat, by)

    def run(self, s: Euthia, seat: int, by: int) -> None:
        self.effect.run(s, seat, by)

    def text(self) -> Phrase:
        return Phrase("effect-eu-if-set", {"n": self.n, "effect": self.effect.text()})


# -- Elites and scenarios --


def happen(s: Euthia, seat: int, effect: kernel_effect.Effect[Any]) -> None:
    """What a card of the box does to a Hero, about to run."""
    assert isinstance(effect, Effect)
    s.push(Doing(seat, effect, NONE))
