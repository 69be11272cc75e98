"""What all frames of this game share, and the small questions that effects ask."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from hexfarer.games.heroes3 import events, reasons, verbs
from hexfarer.games.heroes3.battle import DEFENDER, GUARDS
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE
from hexfarer.kernel import effect as kernel_effect
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.frame import Frame
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class Question(Frame[Heroes3]):
    """A frame of Heroes III. It asks for one of `choices`; rights that a player has at any time come beside them.

    What is legal is what `options` lists; `why` says what speaks against the rest.
    """

    __slots__ = ()

    @abstractmethod
    def choices(self, s: Heroes3) -> list[int]:
        """The answers to this question."""

    @abstractmethod
    def answer(self, s: Heroes3, action: int) -> None:
        """Carry out one of the choices."""

    def rights(self, s: Heroes3) -> list[int]:
        """Spending a morale token, and flight: answers of many questions (H3-MORALE-014, H3-COMBAT-091)."""
        found: list[int] = []
        if s.players[self.seat].morale > 0 and not s.looked and (s.current == self.seat or fights(s, self.seat)):
            found = [pack(verbs.SPEND_DRAW), pack(verbs.SPEND_CYCLE)]
        if self.may_leave() and s.battle is not None and s.battle.may_flee(self.seat):
            found.append(pack(verbs.FLEE))
        return found

    def may_leave(self) -> bool:
        """Is this one of the moments at which a hero can flee?"""
        return False

    def options(self, s: Heroes3) -> list[int]:
        return self.choices(s) + self.rights(s)

    def beside(self, s: Heroes3) -> int:
        return len(self.rights(s))

    def check(self, s: Heroes3, action: int) -> int:
        if action in (s.legal() if s.stack[-1] is self else self.options(s)):
            return OK
        if not verbs.well_formed(action):
            return refuse(reasons.NOT_ASKED)
        kind = kind_of(action)
        if kind in (verbs.SPEND_DRAW, verbs.SPEND_CYCLE):
            return no_morale(s, self.seat)
        if kind == verbs.FLEE:
            return no_flight(s, self.seat)
        verdict = self.why(s, action) or refuse(reasons.NOT_ASKED)
        if verdict == refuse(reasons.FINISH_FIRST) and verbs.is_town(kind):
            under_way = s.battle is not None and s.battle.fighters
            return refuse(reasons.IN_COMBAT if under_way else reasons.TOWN_LATER)
        return verdict

    def why(self, s: Heroes3, action: int) -> int:
        """The verdict on an answer that is not legal."""
        return refuse(reasons.FINISH_FIRST)

    def resolve(self, s: Heroes3, action: int) -> None:
        kind = kind_of(action)
        if kind in (verbs.SPEND_DRAW, verbs.SPEND_CYCLE):
            spend_morale(s, self.seat, kind == verbs.SPEND_CYCLE)
        elif kind == verbs.FLEE:
            from hexfarer.games.heroes3.flow.ending import flee

            flee(s, s.battle.side_of(self.seat) if s.battle is not None else 0)
        else:
            self.answer(s, action)

    def asks(
        self, s: Heroes3, key: str, rule: str, primary: list[int], args: dict[str, object] | None = None
    ) -> Decision:
        """The decision in words: message `ask-h3-<key>` with a title; every message may use $seat."""
        words: dict[str, object] = {"seat": s.game.name(s, "seat", self.seat, self.seat)}
        if args is not None:
            words.update(args)
        return Decision(self.seat, Phrase("ask-h3-" + key, words), rule, s.game.totals(s, self.seat), primary)


def no_morale(s: Heroes3, seat: int) -> int:
    """Why a seat cannot spend morale now (H3-MORALE-014)."""
    player = s.players[seat]
    if player.morale <= 0:
        return refuse(reasons.NO_MORALE if player.feels() else reasons.NEVER_MORALE)
    return refuse(reasons.FINISH_FIRST if s.current == seat or fights(s, seat) else reasons.MORALE_LATER)


def no_flight(s: Heroes3, seat: int) -> int:
    """Why a seat cannot flee now (H3-COMBAT-073)."""
    battle = s.battle
    if battle is None or seat not in battle.seats:
        return refuse(reasons.NOT_FIGHTING)
    if battle.cause != GUARDS:
        return refuse(reasons.NO_FLIGHT_FOE if s.tale.foe != NONE else reasons.NO_FLIGHT)
    if battle.has_azure():
        return refuse(reasons.NO_FLIGHT_AZURE)
    later = battle.limited or not battle.of_side(DEFENDER)
    return refuse(reasons.FINISH_FIRST if later else reasons.NO_FLIGHT_LAST)


def too_dear(s: Heroes3, seat: int, cost: list[int]) -> int:
    """OK, or what is missing (H3-RES-002)."""
    for resource, price in enumerate(cost):
        have = s.players[seat].resources[resource]
        if have < price:
            return refuse(reasons.TOO_DEAR, resource, price, have)
    return OK


def tell_passed(s: Heroes3) -> None:
    """At the end of a combat or turn: how many empty questions were passed over (H3-HID-003)."""
    if s.passed:
        s.tell(events.PASSED_OVER, [s.passed])
        s.passed = 0


def fights(s: Heroes3, seat: int) -> bool:
    """Is a hero of this seat in the combat that is on?"""
    battle = s.battle
    if battle is None or seat not in battle.seats:
        return False
    return battle.hero[battle.side_of(seat)] != NONE


def spend_morale(s: Heroes3, seat: int, cycle: bool) -> None:
    """A positive token for a card, or for as many new cards as are discarded (H3-MORALE-008)."""
    from hexfarer.games.heroes3.effects import ANY_NUMBER, DiscardToDraw

    s.players[seat].morale = 0
    s.tell(events.SPENT_MORALE, [seat])
    if cycle:
        DiscardToDraw(ANY_NUMBER).run(s, seat, NONE)
    else:
        s.draw(seat, 1)


class Course(Question):
    """A stretch of play that opens other frames in turn and asks nothing itself."""

    __slots__ = ()

    def choices(self, s: Heroes3) -> list[int]:
        return []

    def answer(self, s: Heroes3, action: int) -> None:
        raise AssertionError("nothing was asked")

    def quiet(self, s: Heroes3) -> int:
        raise AssertionError("nothing was asked")

    def decision(self, s: Heroes3) -> Decision:
        raise AssertionError("nothing was asked")


class Effect(kernel_effect.Effect[Heroes3]):
    """An effect of Heroes III. `by` is the card or the fighter that it comes from, as each says."""

    __slots__ = ()

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return OK

    def secret(self) -> bool:
        """Does what can be chosen depend on cards that only the player sees?"""
        return False

    def hit(self, s: Heroes3, seat: int, by: int, target: int) -> None:
        """What happens to the target that was named: a fighter, or what the effect means by the number."""
        raise NotImplementedError

    def costs(self) -> bool:
        """Is it the price of what follows? Then that must be possible, too."""
        return False


class Doing(Course):
    """An effect that is about to run; what cannot be used now is left out."""

    __slots__ = ("by", "effect")

    def __init__(self, seat: int, effect: Effect, by: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.by = by

    def ready(self, s: Heroes3) -> bool:
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
    rule: ClassVar[str] = "H3-TILE-024"
    hidden: ClassVar[bool] = False  # depends on cards that only the player sees

    @abstractmethod
    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        """What may be chosen."""

    @abstractmethod
    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        """Carry the choice out; may ask again with another memo."""

    def refused(self, s: Heroes3, seat: int, by: int, value: int) -> int:
        """Why something is not among the values; where only its price is too high, what is missing."""
        return refuse(reasons.NO_SUCH_CHOICE)

    def may_stop(self, s: Heroes3, seat: int, by: int, memo: int) -> bool:
        return False

    def stopped(self, s: Heroes3, seat: int, by: int, memo: int) -> None:
        """The player wants no more."""

    def text(self) -> Phrase:
        return Phrase("effect-h3-nothing")

    def secret(self) -> bool:
        return self.hidden

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        return OK if self.values(s, seat, by, 0) else refuse(reasons.NO_USE)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.push(Ask(seat, self, by))


class Ask(Question):
    """Asks for one thing."""

    __slots__ = ("by", "choosing", "memo")

    def __init__(self, seat: int, choosing: Choosing, by: int = NONE, memo: int = 0) -> None:
        super().__init__(seat)
        self.choosing = choosing
        self.by = by
        self.memo = memo

    def ready(self, s: Heroes3) -> bool:
        if self.choosing.may_stop(s, self.seat, self.by, self.memo):
            return True
        if self.choosing.values(s, self.seat, self.by, self.memo):
            return True
        s.pop()
        self.choosing.stopped(s, self.seat, self.by, self.memo)
        return False

    def forced(self) -> bool:
        return not self.choosing.secret()

    def choices(self, s: Heroes3) -> list[int]:
        verb = self.choosing.verb
        found = [pack(verb, value) for value in self.choosing.values(s, self.seat, self.by, self.memo)]
        if self.choosing.may_stop(s, self.seat, self.by, self.memo):
            found.append(pack(verbs.STOP))
        return found

    def why(self, s: Heroes3, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.STOP:
            return refuse(reasons.MUST_CHOOSE)
        if kind == self.choosing.verb:
            return self.choosing.refused(s, self.seat, self.by, a_of(action))
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        s.pop()
        if kind_of(action) == verbs.STOP:
            self.choosing.stopped(s, self.seat, self.by, self.memo)
        else:
            self.choosing.chosen(s, self.seat, self.by, self.memo, a_of(action))

    def quiet(self, s: Heroes3) -> int:
        return self.choices(s)[-1]

    def decision(self, s: Heroes3) -> Decision:
        return self.asks(s, self.choosing.question, self.choosing.rule, [])

    def copy(self) -> Ask:
        return Ask(self.seat, self.choosing, self.by, self.memo)


class ChooseWay(Question):
    """One of several effects."""

    __slots__ = ("by", "optional", "ways")

    def __init__(self, seat: int, ways: list[Effect], by: int, optional: bool) -> None:
        super().__init__(seat)
        self.ways = ways
        self.by = by
        self.optional = optional

    def ready(self, s: Heroes3) -> bool:
        if self.optional or any(way.usable(s, self.seat, self.by) == OK for way in self.ways):
            return True
        s.pop()
        return False

    def forced(self) -> bool:
        return not any(way.secret() for way in self.ways)

    def skippable(self) -> bool:
        return True

    def choices(self, s: Heroes3) -> list[int]:
        found = [pack(verbs.CHOOSE, i) for i, way in enumerate(self.ways, 1) if way.usable(s, self.seat, self.by) == OK]
        return [*found, pack(verbs.STOP)] if self.optional else found

    def why(self, s: Heroes3, action: int) -> int:
        if kind_of(action) == verbs.CHOOSE and 1 <= a_of(action) <= len(self.ways):
            return self.ways[a_of(action) - 1].usable(s, self.seat, self.by)
        return refuse(reasons.MUST_CHOOSE if kind_of(action) == verbs.STOP else reasons.FINISH_FIRST)

    def answer(self, s: Heroes3, action: int) -> None:
        s.pop()
        if kind_of(action) == verbs.CHOOSE:
            self.ways[a_of(action) - 1].run(s, self.seat, self.by)

    def quiet(self, s: Heroes3) -> int:
        return self.choices(s)[-1]

    def decision(self, s: Heroes3) -> Decision:
        ways: list[object] = [way.text() for way in self.ways]
        return self.asks(s, "way-or-stop" if self.optional else "way", "H3-TILE-024", [], {"ways": ways})

    def copy(self) -> ChooseWay:
        return ChooseWay(self.seat, self.ways, self.by, self.optional)


# -- putting effects together --


def together(words: Phrase) -> Phrase:
    """A text in brackets, where "then" and "or" meet."""
    return Phrase("effect-h3-together", {"effect": words})


class Nothing(Effect):
    """Nothing at all."""

    __slots__ = ()

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        pass

    def text(self) -> Phrase:
        return Phrase("effect-h3-nothing")


class Seq(Effect):
    """All parts in order. The first one must be usable; of the rest, what cannot be used is left out."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Effect) -> None:
        self.parts = list(parts)

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        verdict = self.parts[0].usable(s, seat, by)
        return self.parts[1].usable(s, seat, by) if verdict == OK and self.parts[0].costs() else verdict

    def secret(self) -> bool:
        return any(part.secret() for part in self.parts)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        for part in reversed(self.parts):
            s.push(Doing(seat, part, by))

    def text(self) -> Phrase:
        texts = [together(part.text()) if isinstance(part, Either) else part.text() for part in self.parts]
        words = texts[0]
        for text in texts[1:]:
            words = Phrase("effect-h3-then", {"a": words, "b": text})
        return words


class Any(Seq):
    """All parts in order, or only those that mean something now: one is enough."""

    __slots__ = ()

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        verdict = OK
        for part in self.parts:
            verdict = part.usable(s, seat, by)
            if verdict == OK:
                return OK
        return verdict


class Either(Effect):
    """One of several, by choice."""

    __slots__ = ("ways",)

    def __init__(self, *ways: Effect) -> None:
        self.ways = list(ways)

    def usable(self, s: Heroes3, seat: int, by: int) -> int:
        verdict = OK
        for way in self.ways:
            verdict = way.usable(s, seat, by)
            if verdict == OK:
                return OK
        return verdict

    def secret(self) -> bool:
        return any(way.secret() for way in self.ways)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.push(ChooseWay(seat, self.ways, by, False))

    def text(self) -> Phrase:
        if len(self.ways) == 1:
            return self.ways[0].text()
        texts = [together(way.text()) if isinstance(way, Seq) else way.text() for way in self.ways]
        words = texts[0]
        for text in texts[1:]:
            words = Phrase("effect-h3-or", {"a": words, "b": text})
        return words


class May(Effect):
    """Something that may be left; several ways of it are one question."""

    __slots__ = ("ways",)

    def __init__(self, *ways: Effect) -> None:
        self.ways = list(ways)

    def secret(self) -> bool:
        return any(way.secret() for way in self.ways)

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        s.push(ChooseWay(seat, self.ways, by, True))

    def text(self) -> Phrase:
        return Phrase("effect-h3-may", {"effect": Either(*self.ways).text()})
