"""What all effects share, and how they are put together: in sequence, one of several, on a condition."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from hexfarer.games.mage_knight import reasons, verbs
from hexfarer.games.mage_knight.asking import Course, Question
from hexfarer.games.mage_knight.foes import any_fortified
from hexfarer.games.mage_knight.moves import may_move
from hexfarer.games.mage_knight.player import DIPLOMACY, LEARN_BASIC, LEARN_STRONG, STARSDAWN
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ATTACK_PHASE,
    BEFORE,
    BLOCK_PHASE,
    CITY,
    FOREST,
    GLADE,
    INTERACT,
    KEEP,
    NONE,
    OFF,
    RANGED_PHASE,
    TOWER,
)
from hexfarer.kernel import effect as kernel_effect
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

# -- where an effect comes from, packed into `by` --

FROM_CARD: Final = 0
FROM_UNIT: Final = 1
FROM_SKILL: Final = 2
FROM_OFFER: Final = 3  # a unit of the offer, lent by Call to Arms
FROM_TACTIC: Final = 4
FROM_SIDEWAYS: Final = 6


def source(kind: int, id: int, colour: int = NONE, bonus: int = 0) -> int:
    return kind | id << 3 | colour + 1 << 11 | bonus << 14


def kind_by(by: int) -> int:
    return by & 7


def id_by(by: int) -> int:
    return by >> 3 & 255


def colour_by(by: int) -> int:
    """The colour of the card, or of the mana that powered the unit; NONE if it has none."""
    return (by >> 11 & 7) - 1


def bonus_by(by: int) -> int:
    """What Concentration and its like add to Move, Influence, Attack and Block."""
    return by >> 14 & 63


def through_by(by: int) -> int:
    """The card through which another one was used, or NONE."""
    return (by >> 20 & 255) - 1


def through(card: int) -> int:
    """What is added to `by` when an effect is used through a card."""
    return card + 1 << 20


class Effect(kernel_effect.Effect[MageKnight]):
    """An effect of Mage Knight."""

    __slots__ = ()

    def cost(self) -> bool:
        """Must be paid in full, or nothing happens (MK-CARD-13)."""
        return False

    def rider(self) -> bool:
        """Comes along with the rest; nobody may use an effect for its riders alone."""
        return False

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return OK

    def healing(self) -> bool:
        """A healing effect, never used in combat (MK-EFFECT-04, -12)."""
        return False

    def mana(self, s: MageKnight, seat: int, by: int) -> list[int]:
        """The mana it costs besides what powers it, each as a mask of colours."""
        return []

    def secret(self) -> bool:
        """Does it depend on cards that only the player sees whether and what can be chosen?"""
        return False

    def composite(self) -> bool:
        """Is it the effect of another card, with all the limits of that one (MK-EFFECT-09, -10)?"""
        return False


class Doing(Course):
    """An effect that is about to run; what cannot be used now is left out."""

    __slots__ = ("by", "effect")

    def __init__(self, seat: int, effect: Effect, by: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.by = by

    def ready(self, s: MageKnight) -> bool:
        s.pop()
        if self.effect.usable(s, self.seat, self.by) == OK:
            self.effect.run(s, self.seat, self.by)
        return False

    def copy(self) -> Doing:
        return Doing(self.seat, self.effect, self.by)


class ChooseWay(Question):
    """One of several effects."""

    __slots__ = ("by", "ways")

    def __init__(self, seat: int, ways: list[Effect], by: int) -> None:
        super().__init__(seat)
        self.ways = ways
        self.by = by

    def ready(self, s: MageKnight) -> bool:
        for way in self.ways:
            if way.usable(s, self.seat, self.by) == OK:
                return True
        s.pop()
        return False

    def forced(self) -> bool:
        return not any(way.secret() for way in self.ways)

    def skippable(self) -> bool:
        return True

    def options(self, s: MageKnight) -> list[int]:
        return [pack(verbs.CHOOSE, i + 1) for i, way in enumerate(self.ways) if way.usable(s, self.seat, self.by) == OK]

    def verdict(self, s: MageKnight, action: int) -> int:
        if kind_of(action) != verbs.CHOOSE:
            return refuse(reasons.FINISH_FIRST)
        number = a_of(action)
        if not 1 <= number <= len(self.ways):
            return refuse(reasons.NO_SUCH_CHOICE)
        return self.ways[number - 1].usable(s, self.seat, self.by)

    def resolve(self, s: MageKnight, action: int) -> None:
        s.pop()
        self.ways[a_of(action) - 1].run(s, self.seat, self.by)

    def quiet(self, s: MageKnight) -> int:
        return self.options(s)[0]

    def decision(self, s: MageKnight) -> Decision:
        return self.asks(s, "way", "MK-CARD-02", [])

    def copy(self) -> ChooseWay:
        return ChooseWay(self.seat, self.ways, self.by)


class Offer(Question):
    """Something that may be left."""

    __slots__ = ("by", "effect")

    def __init__(self, seat: int, effect: Effect, by: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.by = by

    def ready(self, s: MageKnight) -> bool:
        return True

    def forced(self) -> bool:
        return True

    def options(self, s: MageKnight) -> list[int]:
        found = [pack(verbs.STOP)]
        if self.effect.usable(s, self.seat, self.by) == OK:
            found.insert(0, pack(verbs.YES))
        return found

    def verdict(self, s: MageKnight, action: int) -> int:
        kind = kind_of(action)
        if kind == verbs.YES:
            return self.effect.usable(s, self.seat, self.by)
        return OK if kind == verbs.STOP else refuse(reasons.FINISH_FIRST)

    def resolve(self, s: MageKnight, action: int) -> None:
        s.pop()
        if kind_of(action) == verbs.YES:
            self.effect.run(s, self.seat, self.by)

    def quiet(self, s: MageKnight) -> int:
        return pack(verbs.STOP)

    def decision(self, s: MageKnight) -> Decision:
        return self.asks(s, "offer", "MK-CARD-02", [], {"effect": self.effect.text()})

    def copy(self) -> Offer:
        return Offer(self.seat, self.effect, self.by)


class Choosing(Effect):
    """An effect that asks for one thing after another. `memo` is what it needs to remember between two answers."""

    __slots__ = ()

    verb: ClassVar[int] = 0  # the kind of thing that is asked for
    question: ClassVar[str] = ""  # the message of the question, `ask-mk-…`
    rule: ClassVar[str] = "MK-CARD-02"
    leave: ClassVar[int] = verbs.STOP  # the answer of who wants none of it
    eager: ClassVar[bool] = False  # would somebody who wants no trouble take the first thing rather than leave?

    @abstractmethod
    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        """What may be chosen."""

    @abstractmethod
    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        """Carry the choice out; may ask again with another memo."""

    def text(self) -> Phrase:
        return Phrase("effect-mk-nothing")  # most questions are no text of a card

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        """Why something else may not be chosen."""
        return refuse(reasons.NO_SUCH_CHOICE)

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return False

    def stopped(self, s: MageKnight, seat: int, by: int, memo: int) -> None:
        """The player wants no more."""

    def asked(self, s: MageKnight, seat: int, by: int, memo: int) -> dict[str, object]:
        """What the question names."""
        return {}

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return OK if self.values(s, seat, by, 0) else refuse(reasons.NOTHING_TO_CHOOSE)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.push(Ask(seat, self, by, 0))


class Ask(Question):
    """Asks for one thing."""

    __slots__ = ("by", "choosing", "memo")

    def __init__(self, seat: int, choosing: Choosing, by: int, memo: int) -> None:
        super().__init__(seat)
        self.choosing = choosing
        self.by = by
        self.memo = memo

    def ready(self, s: MageKnight) -> bool:
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

    def options(self, s: MageKnight) -> list[int]:
        verb = self.choosing.verb
        found = [pack(verb, value) for value in self.choosing.values(s, self.seat, self.by, self.memo)]
        if self.choosing.may_stop(s, self.seat, self.by, self.memo):
            found.append(pack(self.choosing.leave))
        return found

    def verdict(self, s: MageKnight, action: int) -> int:
        kind = kind_of(action)
        if kind == self.choosing.leave:
            stops = self.choosing.may_stop(s, self.seat, self.by, self.memo)
            return OK if stops else refuse(reasons.MUST_CHOOSE)
        if kind != self.choosing.verb:
            return refuse(reasons.FINISH_FIRST)
        value = a_of(action)
        if value in self.choosing.values(s, self.seat, self.by, self.memo):
            return OK
        return self.choosing.refusal(s, self.seat, self.by, self.memo, value)

    def resolve(self, s: MageKnight, action: int) -> None:
        s.pop()
        if kind_of(action) == self.choosing.leave:
            self.choosing.stopped(s, self.seat, self.by, self.memo)
        else:
            self.choosing.chosen(s, self.seat, self.by, self.memo, a_of(action))

    def quiet(self, s: MageKnight) -> int:
        if self.choosing.may_stop(s, self.seat, self.by, self.memo) and not self.choosing.eager:
            return pack(self.choosing.leave)
        return self.options(s)[0]

    def decision(self, s: MageKnight) -> Decision:
        args = self.choosing.asked(s, self.seat, self.by, self.memo)
        return self.asks(s, self.choosing.question, self.choosing.rule, [], args)

    def copy(self) -> Ask:
        return Ask(self.seat, self.choosing, self.by, self.memo)


class Nothing(Effect):
    """A card side that does nothing."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return refuse(reasons.NO_SUCH_EFFECT)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        pass

    def text(self) -> Phrase:
        return Phrase("effect-mk-nothing")


def joined(key: str, effects: list[Effect]) -> Phrase:
    """Texts put together two by two: "a or b or c"."""
    words = within(key, effects[0])
    for effect in effects[1:]:
        words = Phrase(key, {"a": words, "b": within(key, effect)})
    return words


def within(key: str, effect: Effect) -> Phrase:
    """A sequence that is one of several ways holds closer together: "a and b"."""
    if key == "effect-mk-or" and isinstance(effect, Seq):
        return joined("effect-mk-and", effect.parts)
    return effect.text()


class Seq(Effect):
    """All parts in order. Costs must be payable; of the rest, what cannot be used now is left out (MK-EFFECT-07)."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Effect) -> None:
        self.parts = list(parts)

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        verdict = OK
        mains = 0
        found = False
        for part in self.parts:
            why = part.usable(s, seat, by)
            if part.cost():
                if why != OK:
                    return why
            elif not part.rider():
                mains += 1
                if why == OK:
                    found = True
                elif verdict == OK:
                    verdict = why
        return OK if found or mains == 0 else verdict

    def healing(self) -> bool:
        return all(part.healing() for part in self.parts if not part.rider())

    def mana(self, s: MageKnight, seat: int, by: int) -> list[int]:
        return [mask for part in self.parts if part.cost() for mask in part.mana(s, seat, by)]

    def secret(self) -> bool:
        return any(part.secret() for part in self.parts)

    def composite(self) -> bool:
        return any(part.composite() for part in self.parts)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        for part in reversed(self.parts):
            s.push(Doing(seat, part, by))

    def text(self) -> Phrase:
        return joined("effect-mk-then", self.parts)


class Either(Effect):
    """One of several, by choice."""

    __slots__ = ("ways",)

    def __init__(self, *ways: Effect) -> None:
        self.ways = list(ways)

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        verdict = OK
        for way in self.ways:
            why = way.usable(s, seat, by)
            if why == OK:
                return OK
            if verdict == OK:
                verdict = why
        return verdict

    def healing(self) -> bool:
        return all(way.healing() for way in self.ways)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.push(ChooseWay(seat, self.ways, by))

    def text(self) -> Phrase:
        return joined("effect-mk-or", self.ways)


# Conditions (`When`).
BY_DAY: Final = 0
IN_FOREST: Final = 1
IN_INTERACTION: Final = 2
LOWEST_FAME: Final = 3
NIGHT_NOW: Final = 4
PEACE_NOW: Final = 5  # not in combat
AT_GLADE: Final = 6
AT_WALLS: Final = 7  # a fortified site
_CONDITIONS: Final[list[str]] = ["day", "forest", "interaction", "lowest-fame", "night", "peace", "glade", "walls"]


def holds(s: MageKnight, seat: int, condition: int) -> bool:
    if condition == BY_DAY:
        return not s.night_rules(seat)
    if condition == NIGHT_NOW:
        return s.night_rules(seat)
    if condition == IN_FOREST:
        place = s.players[seat].place
        return place != NONE and s.board.terrain[place] == FOREST
    if condition == IN_INTERACTION:
        return s.moment == INTERACT
    if condition == PEACE_NOW:
        return not in_combat(s)
    if condition in (AT_GLADE, AT_WALLS):
        place = s.players[seat].place
        site = s.sites[place] if place != NONE else NONE
        return site == GLADE if condition == AT_GLADE else site in (KEEP, TOWER, CITY)
    if s.seats == 1:
        return True
    mine = s.players[seat].fame
    return all(s.players[other].fame > mine for other in s.others(seat))


class When(Effect):
    """One effect if a condition holds, another (or none) if not."""

    __slots__ = ("condition", "otherwise", "then")

    def __init__(self, condition: int, then: Effect, otherwise: Effect | None = None) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def now(self, s: MageKnight, seat: int) -> Effect | None:
        return self.then if holds(s, seat, self.condition) else self.otherwise

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        chosen = self.now(s, seat)
        return refuse(reasons.NO_SUCH_EFFECT) if chosen is None else chosen.usable(s, seat, by)

    def rider(self) -> bool:
        return self.otherwise is None

    def healing(self) -> bool:
        return self.then.healing()

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        chosen = self.now(s, seat)
        if chosen is not None:
            chosen.run(s, seat, by)

    def text(self) -> Phrase:
        args: dict[str, object] = {"then": self.then.text()}
        if self.otherwise is None:
            return Phrase("effect-mk-when-" + _CONDITIONS[self.condition], args)
        args["otherwise"] = self.otherwise.text()
        return Phrase("effect-mk-when-else-" + _CONDITIONS[self.condition], args)


class May(Effect):
    """Something the player may leave."""

    __slots__ = ("part",)

    def __init__(self, part: Effect) -> None:
        self.part = part

    def rider(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return self.part.usable(s, seat, by)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.push(Offer(seat, self.part, by))

    def text(self) -> Phrase:
        return Phrase("effect-mk-may", {"part": self.part.text()})


# -- when effects may be used --


def in_combat(s: MageKnight) -> bool:
    return RANGED_PHASE <= s.moment <= ATTACK_PHASE


def any_time(s: MageKnight) -> int:
    """Special effects: at any moment of the own turn (MK-EFFECT-03)."""
    return refuse(reasons.NOT_YOUR_TURN) if s.moment in (OFF, BEFORE) else OK


def out_of_combat(s: MageKnight) -> int:
    """Healing effects: in the own turn, never in combat (MK-EFFECT-04)."""
    if in_combat(s):
        return refuse(reasons.NO_HEALING_IN_COMBAT)
    return any_time(s)


def can_move(s: MageKnight, seat: int) -> int:
    """Move effects: in the movement part of a regular turn (MK-EFFECT-05, MK-MOVE-01); in the Ultimate Edition at any
    moment of the own turn (MK-EFFECT-06)."""
    return any_time(s) if s.plan.ultimate() else may_move(s, seat)


def not_in_combat(s: MageKnight) -> int:
    """Attack and Block belong to their phases of combat (MK-EFFECT-05, in the Ultimate Edition MK-EFFECT-06)."""
    return refuse(reasons.NO_COMBAT_ULTIMATE if s.plan.ultimate() else reasons.NO_COMBAT)


def can_attack(s: MageKnight, kind: int) -> int:
    """Attack points go into an attack that was declared (MK-COMBAT-13), of a kind that counts there."""
    if s.duel is not None:
        return duel_attack(s, kind)
    combat = s.combat
    if combat is None:
        return not_in_combat(s)
    if s.moment == RANGED_PHASE:
        if kind == 0 and not combat.only_siege:
            return refuse(reasons.NOT_RANGED)
        if combat.targets == 0:
            return refuse(reasons.NO_TARGET)
        if kind != 2 and not combat.only_siege and not (kind == 1 and s.players[combat.seat].has(STARSDAWN)):
            if any_fortified(s, combat, combat.targets):
                return refuse(reasons.SIEGE_ONLY)
        return OK
    if s.moment != ATTACK_PHASE:
        return refuse(reasons.NO_ATTACK_NOW)
    return OK if combat.targets else refuse(reasons.NO_TARGET)


def duel_attack(s: MageKnight, kind: int) -> int:
    """In a fight between heroes: no melee in the first phase, only siege against a fortified site (MK-PVP-16)."""
    duel = s.duel
    assert duel is not None
    if s.moment == ATTACK_PHASE:
        return OK
    if s.moment != RANGED_PHASE:
        return refuse(reasons.NO_ATTACK_NOW)
    if duel.siege[duel.side(duel.attacker)]:
        return OK
    if kind == 0:
        return refuse(reasons.NOT_RANGED_DUEL)
    if kind == 1 and s.players[duel.attacker].has(STARSDAWN):
        return OK
    return refuse(reasons.SIEGE_ONLY_DUEL) if kind != 2 and duel.attacker == duel.aggressor and duel_walls(s) else OK


def duel_walls(s: MageKnight) -> bool:
    """Is the defender in a fight between heroes fortified, by a site or a wall of the map (MK-PVP-16)?"""
    duel = s.duel
    if duel is None or duel.melee or duel.no_walls:
        return False
    return s.sites[duel.space] in (KEEP, TOWER) or s.board.wall(duel.came_from, duel.space)


def can_block(s: MageKnight) -> int:
    if s.duel is None:
        if s.combat is None:
            return not_in_combat(s)
        if s.moment == BLOCK_PHASE and s.combat.blocking == NONE:
            return refuse(reasons.NOTHING_TO_BLOCK)
    return OK if s.moment == BLOCK_PHASE else refuse(reasons.NO_BLOCK_NOW)


def can_influence(s: MageKnight, seat: int) -> int:
    """Influence: in an interaction, or when something earlier makes it usable (MK-EFFECT-05); in the Ultimate Edition
    at any moment of the own turn (MK-EFFECT-06)."""
    if s.moment == INTERACT:
        return OK
    if s.plan.ultimate():
        return any_time(s)
    if s.moment in (OFF, BEFORE):
        return refuse(reasons.NOT_YOUR_TURN)
    player = s.players[seat]
    if player.has(LEARN_BASIC | LEARN_STRONG):
        return OK
    if player.has(DIPLOMACY) and s.moment == BLOCK_PHASE:
        return can_block(s)
    return refuse(reasons.NO_INTERACTION)
