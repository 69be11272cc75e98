"""What the artifacts of the Ultimate Edition do."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.components import DEEDS, SKILLS
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.effects.base import (
    FROM_CARD,
    FROM_SKILL,
    Ask,
    ChooseWay,
    Choosing,
    Doing,
    Effect,
    Offer,
    any_time,
    id_by,
    in_combat,
    out_of_combat,
    source,
    through,
)
from hexfarer.games.mage_knight.effects.hand import Justice, discard, no_wounds, opened
from hexfarer.games.mage_knight.effects.points import Block
from hexfarer.games.mage_knight.effects.troops import unit_healed
from hexfarer.games.mage_knight.effects.turns import Change
from hexfarer.games.mage_knight.effects.wizardry import hues
from hexfarer.games.mage_knight.offers import dealt, need_offer
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ANY_BASIC,
    BASIC,
    BLUE,
    ELEMENTS,
    GREEN,
    ONCE_A_TURN,
    PERMANENT,
    RANGED,
    RED,
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    SPELL_OFFER,
    WHITE,
)
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

# -- in combat --


class InCombat(Change):
    """A change of the rules that is made in a fight."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return OK if in_combat(s) else refuse(reasons.NO_COMBAT_FOR_IT)


class Volley(Justice):
    """Bow of Starsdawn: discard any number of cards, a ranged attack for each."""

    __slots__ = ()

    question: ClassVar[str] = "volley"

    def __init__(self, n: int) -> None:
        super().__init__(n, RANGED)

    def text(self) -> Phrase:
        return Phrase("effect-mk-volley", {"n": self.n})


class PhaseFame(Effect):
    """Fame for each enemy defeated in this phase."""

    __slots__ = ()

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if s.combat is not None:
            s.combat.phase_fame += 1

    def text(self) -> Phrase:
        return Phrase("effect-mk-phase-fame")


HARVEST_ATTACK: Final = 1
HARVEST_PHASE: Final = 2


class Harvest(Effect):
    """Soul Harvester: a crystal for an enemy defeated by this attack, or for each one defeated in this phase."""

    __slots__ = ("what",)

    def __init__(self, what: int) -> None:
        self.what = what

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if s.combat is not None:
            s.combat.harvest |= self.what

    def text(self) -> Phrase:
        return Phrase("effect-mk-harvest-phase" if self.what == HARVEST_PHASE else "effect-mk-harvest")


def soul_colours(token: int) -> int:
    """White always; red, blue and green for the resistances of an enemy to fire, ice and blows."""
    abilities = ENEMIES[token].abilities
    mask = 1 << WHITE
    if abilities & RESIST_FIRE:
        mask |= 1 << RED
    if abilities & RESIST_ICE:
        mask |= 1 << BLUE
    if abilities & RESIST_PHYSICAL:
        mask |= 1 << GREEN
    return mask


class SplitBlock(Block):
    """Shield of the Fallen Kings: several blocks, each against another attack; the first is used at once."""

    __slots__ = ("times",)

    def __init__(self, n: int, element: int, times: int) -> None:
        super().__init__(n, element)
        self.times = times

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return refuse(reasons.ONLY_ENEMIES) if s.duel is not None else super().usable(s, seat, by)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        super().run(s, seat, by)
        assert s.combat is not None
        s.combat.spare_blocks += [self.element] * (self.times - 1)
        s.combat.spare_blocks.sort()
        s.combat.spare_here = True

    def text(self) -> Phrase:
        args: dict[str, object] = {
            "n": self.n.base,
            "element": Phrase("mk-element-" + ELEMENTS[self.element]),
            "times": self.times,
        }
        return Phrase("effect-mk-split-block", args)


# -- units --


class HealAll(Effect):
    """Banner of Fortitude, strong: all units lose all wounds."""

    __slots__ = ()

    def healing(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = out_of_combat(s)
        if why != OK:
            return why
        return OK if any(unit.wounds for unit in s.players[seat].units) else refuse(reasons.NO_UNIT_TO_HEAL)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        for i, unit in enumerate(s.players[seat].units):
            if unit.wounds:
                unit.wounds = 0
                s.tell(events.UNIT_HEALED, [seat, unit.card])
                unit_healed(s, seat, i)

    def text(self) -> Phrase:
        return Phrase("effect-mk-heal-all")


class HoistCommand(Effect):
    """Banner of Command: a unit recruited this turn may carry it, and needs no command token then."""

    __slots__ = ()

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].command_card = id_by(by)

    def text(self) -> Phrase:
        return Phrase("effect-mk-banner-of-command")


# -- Druidic Staff --


class TwinCrystals(Choosing):
    """Two crystals of one colour."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "twin-crystals"
    rule: ClassVar[str] = "MK-GAIN-02"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return BASIC[:]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.gain_crystal(seat, value)
        s.gain_crystal(seat, value)

    def text(self) -> Phrase:
        return Phrase("effect-mk-twin-crystals")


class Staff(Choosing):
    """Discard a card; each colour has its own effect."""

    __slots__ = ("cases",)

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "staff"
    rule: ClassVar[str] = "MK-CARD-14"

    def __init__(self, cases: list[Effect]) -> None:
        self.cases = cases  # by colour

    def secret(self) -> bool:
        return True

    def ways(self, s: MageKnight, seat: int, by: int, card: int) -> list[Effect]:
        return [self.cases[c] for c in BASIC if hues(card) >> c & 1 and self.cases[c].usable(s, seat, by) == OK]

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if self.values(s, seat, by, 0):
            return OK
        for card in no_wounds(s.players[seat].hand):
            if hues(card):
                return self.refusal(s, seat, by, 0, card)
        return refuse(reasons.NO_CARD_TO_GIVE)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [card for card in no_wounds(s.players[seat].hand) if self.ways(s, seat, by, card)]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        why = not_given(s, seat, value)
        if why != OK:
            return why
        colours = [c for c in BASIC if hues(value) >> c & 1]
        return self.cases[colours[0]].usable(s, seat, by)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        ways = self.ways(s, seat, by, value)
        discard(s, seat, value)
        if len(ways) == 1:
            ways[0].run(s, seat, by)
        else:
            s.push(ChooseWay(seat, ways, by))

    def text(self) -> Phrase:
        names = ["red", "blue", "green", "white"]
        args: dict[str, object] = {name: case.text() for name, case in zip(names, self.cases, strict=True)}
        return Phrase("effect-mk-staff", args)


def not_given(s: MageKnight, seat: int, card: int) -> int:
    """Why a card cannot be discarded for its colour; OK if it can."""
    if card not in s.players[seat].hand:
        return refuse(reasons.NOT_HELD, card)
    if hues(card):
        return OK
    return refuse(reasons.NO_COLOUR, card) if card else refuse(reasons.NO_WOUNDS_AS_COST)


class TwoOf(Choosing):
    """Two different ones of several effects; `memo` is a mask of those that were chosen."""

    __slots__ = ("ways",)

    verb: ClassVar[int] = verbs.CHOOSE
    question: ClassVar[str] = "two-of"

    def __init__(self, *ways: Effect) -> None:
        self.ways = list(ways)

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return OK if self.values(s, seat, by, 0) else self.ways[0].usable(s, seat, by)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        if memo.bit_count() == 2:
            return []
        return [i + 1 for i, way in enumerate(self.ways) if not memo >> i & 1 and way.usable(s, seat, by) == OK]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        if not 1 <= value <= len(self.ways) or memo >> value - 1 & 1:
            return refuse(reasons.NO_SUCH_CHOICE)
        return self.ways[value - 1].usable(s, seat, by)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        memo |= 1 << value - 1
        if memo.bit_count() < 2:
            s.push(Ask(seat, self, by, memo))
        self.ways[value - 1].run(s, seat, by)

    def text(self) -> Phrase:
        return Phrase("effect-mk-two-of", {"ways": [way.text() for way in self.ways]})


# -- Circlet of Proficiency --


def borrow_verdict(s: MageKnight, seat: int, skill: int) -> int:
    """May a skill of the common offer be used with the circlet now?"""
    token = SKILLS[skill]
    player = s.players[seat]
    if token.usage == PERMANENT:
        return refuse(reasons.WORKS_BY_ITSELF)
    if token.interactive or token.cooperative:
        return refuse(reasons.NOT_BORROWED, skill)
    if token.motivation and player.own_turns <= player.motivated_until:
        return refuse(reasons.MOTIVATED_ALREADY)
    if token.not_in_combat and in_combat(s):
        return refuse(reasons.NO_HEALING_IN_COMBAT)
    return token.effect.usable(s, seat, source(FROM_SKILL, skill))


class BorrowSkill(Choosing):
    """Use a common skill; twice if it works once a turn."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.SKILL
    question: ClassVar[str] = "borrow-skill"
    rule: ClassVar[str] = "MK-EFFECT-10"

    def secret(self) -> bool:
        return True  # what a skill can do may depend on the hand

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        return why if why != OK or self.values(s, seat, by, 0) else refuse(reasons.NO_SKILL_THERE)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [skill for skill in s.common_skills if borrow_verdict(s, seat, skill) == OK]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        if value not in s.common_skills:
            return refuse(reasons.NOT_COMMON, value)
        return borrow_verdict(s, seat, value)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        token = SKILLS[value]
        player = s.players[seat]
        s.tell(events.SKILL_USED, [seat, value])
        if token.motivation:
            player.motivated_until = player.own_turns + 1
        if token.usage == ONCE_A_TURN:
            s.push(Offer(seat, token.effect, source(FROM_SKILL, value)))
        s.push(Doing(seat, token.effect, source(FROM_SKILL, value)))

    def text(self) -> Phrase:
        return Phrase("effect-mk-borrow-skill")


class TakeSkill(Choosing):
    """Take a common skill for good."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.SKILL
    question: ClassVar[str] = "take-skill"
    rule: ClassVar[str] = "MK-SKILL-02"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        return why if why != OK or s.common_skills else refuse(reasons.NO_SKILL_THERE)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return s.common_skills[:]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        return refuse(reasons.NOT_COMMON, value)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        from hexfarer.games.mage_knight.flow.levels import gain_skill

        s.common_skills.remove(value)
        gain_skill(s, seat, value)

    def text(self) -> Phrase:
        return Phrase("effect-mk-take-skill")


# -- Tome of All Spells --


def free_cast_verdict(s: MageKnight, seat: int, card: int, strong: bool) -> int:
    """Could that side of a spell be used now if it cost nothing?"""
    from hexfarer.games.mage_knight.flow.cards import side_verdict

    return side_verdict(s, seat, card, strong, source(FROM_CARD, card, DEEDS[card].colour), False)


class Tome(Choosing):
    """Discard a card to use a spell of its colour from the offer for nothing."""

    __slots__ = ("strong",)

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "tome"
    rule: ClassVar[str] = "MK-CARD-14"

    def __init__(self, strong: bool) -> None:
        self.strong = strong

    def secret(self) -> bool:
        return True

    def composite(self) -> bool:
        return True

    def castable(self, s: MageKnight, seat: int) -> int:
        """The colours of the spells that can be used, as a mask."""
        if not dealt(s, SPELL_OFFER):  # the offer is dealt when it is needed
            return ANY_BASIC
        mask = 0
        for card in s.spell_offer:
            if free_cast_verdict(s, seat, card, self.strong) == OK:
                mask |= 1 << DEEDS[card].colour
        return mask

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        if why != OK or self.values(s, seat, by, 0):
            return why
        coloured = any(hues(card) for card in s.players[seat].hand)
        return refuse(reasons.NO_SPELL_TO_CAST if coloured else reasons.NO_CARD_TO_GIVE)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        mask = self.castable(s, seat)
        return [card for card in no_wounds(s.players[seat].hand) if hues(card) & mask]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        why = not_given(s, seat, value)
        return refuse(reasons.NO_SPELL_TO_CAST) if why == OK else why

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        discard(s, seat, value)
        need_offer(s, SPELL_OFFER)
        s.push(Ask(seat, CAST_FREE, by, hues(value) << 1 | self.strong))

    def text(self) -> Phrase:
        return Phrase("effect-mk-tome-strong" if self.strong else "effect-mk-tome")


class CastFree(Choosing):
    """Which spell of the offer; `memo` packs the colours and the side."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "cast-free"
    rule: ClassVar[str] = "MK-EFFECT-10"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        found: list[int] = []
        for card in s.spell_offer:
            if hues(card) & memo >> 1 and free_cast_verdict(s, seat, card, memo & 1 == 1) == OK:
                found.append(card)
        return found

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        if value not in s.spell_offer:
            return refuse(reasons.NOT_OFFERED, value)
        if not hues(value) & memo >> 1:
            return refuse(reasons.NO_SPELL_TO_CAST)
        return free_cast_verdict(s, seat, value, memo & 1 == 1)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        from hexfarer.games.mage_knight.flow.cards import let_react, spell_cast

        deed = DEEDS[value]
        opened(s, seat)
        s.tell(events.PLAYED_STRONG if memo & 1 else events.PLAYED, [seat, value])
        spell_cast(s, seat, value)
        by_spell = source(FROM_CARD, value, deed.colour) | through(id_by(by))
        s.push(Doing(seat, deed.strong if memo & 1 else deed.basic, by_spell))
        if deed.competitive:
            let_react(s, seat)

    def text(self) -> Phrase:
        return Phrase("effect-mk-tome")


CAST_FREE: Final = CastFree()


# -- Mysterious Box --


class OpenBox(Effect):
    """Turn up the top artifact; this turn the box may be used as that one."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        return why if why != OK or s.artifact_deck else refuse(reasons.DECK_EMPTY)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        player.box = id_by(by)
        player.boxed = s.artifact_deck.pop()
        s.reveal(events.BOX_OPENED)
        s.tell(events.BOX_OPENED, [seat, player.boxed])

    def text(self) -> Phrase:
        return Phrase("effect-mk-open-box")
