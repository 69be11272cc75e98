"""Cooperative skills: the token lies in the centre until another player returns it for a benefit (MK-SKILL-12)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.components import SKILLS
from hexfarer.games.mage_knight.effects.base import (
    FROM_SKILL,
    Choosing,
    Doing,
    Effect,
    any_time,
    colour_by,
    id_by,
    source,
)
from hexfarer.games.mage_knight.effects.paying import Paying
from hexfarer.games.mage_knight.effects.rivals import heal
from hexfarer.games.mage_knight.effects.source_dice import gold_is_kept, roll_again
from hexfarer.games.mage_knight.middle import give_back, lay_down, owner_of_skill, place_of
from hexfarer.games.mage_knight.moves import CUT_BY, terrain_change
from hexfarer.games.mage_knight.state import SET_ASIDE, SPENT, MageKnight
from hexfarer.games.mage_knight.terms import ALL_LAND, BASIC, BEFORE, GOLD, NONE, WOUND
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

# -- returning a token --


def return_verdict(s: MageKnight, seat: int, skill: int) -> int:
    """May the player return this token? The owner may only alone, and in the turn after that in which it was used."""
    at = place_of(s, skill)
    token = SKILLS[skill]
    if at == NONE or not token.cooperative:
        return refuse(reasons.NOT_YOUR_SKILL, skill)
    if token.gives is None:
        return refuse(reasons.WORKS_BY_ITSELF)
    if s.moment == BEFORE:
        return refuse(reasons.NOT_YOUR_TURN)
    if s.duel is not None and seat == s.duel.defender and not s.duel.full:
        return refuse(reasons.PARTIAL_ONLY)
    return token.gives.usable(s, seat, source(FROM_SKILL, skill, s.centre_mark[at]))


def return_token(s: MageKnight, seat: int, skill: int) -> None:
    """The token goes face down to its owner, and the player has the benefit of it."""
    mark = give_back(s, skill)
    s.tell(events.SKILL_RETURNED, [seat, skill])
    gives = SKILLS[skill].gives
    if gives is not None:
        s.push(Doing(seat, gives, source(FROM_SKILL, skill, mark)))


class ForOthers(Effect):
    """The token goes to the centre, where others may return it. `alone`: it may be used for this alone."""

    __slots__ = ("alone", "gives")

    def __init__(self, gives: Effect, alone: bool = False) -> None:
        self.gives = gives
        self.alone = alone

    def rider(self) -> bool:
        return not self.alone

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        lay_down(s, seat, id_by(by))

    def text(self) -> Phrase:
        return Phrase("effect-mk-for-others", {"gives": self.gives.text()})


# -- Ritual of Pain --


class ThrowWounds(Choosing):
    """Throw away up to so many wounds from hand."""

    __slots__ = ("n",)

    verb: ClassVar[int] = verbs.NUMBER
    question: ClassVar[str] = "throw-wounds"
    rule: ClassVar[str] = "MK-DISCARD-02"

    def __init__(self, n: int) -> None:
        self.n = n

    def secret(self) -> bool:
        return True

    def healing(self) -> bool:
        return True

    def rider(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return list(range(min(self.n, s.players[seat].hand.count(WOUND)), -1, -1))

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        heal(s, seat, value)

    def text(self) -> Phrase:
        return Phrase("effect-mk-throw-wounds", {"n": self.n})


class WoundSideways(Effect):
    """One wound may be played sideways for so much this turn."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return refuse(reasons.BONUS_WAITS) if s.players[seat].ritual else any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].ritual = self.n

    def text(self) -> Phrase:
        return Phrase("effect-mk-wound-sideways", {"n": self.n})


# -- Source Opening --


class RerollOne(Choosing):
    """A die of the Source may be rolled again."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.DIE
    question: ClassVar[str] = "reroll-die"

    def rider(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [colour for colour in s.source_colours() if colour != GOLD or not gold_is_kept(s)]

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        roll_again(s, seat, [s.find_die(value)])

    def text(self) -> Phrase:
        return Phrase("effect-mk-reroll-one")


class OpenedDie(Choosing):
    """One more die of a basic colour may be used; the owner of the skill gains a crystal of it."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.DIE
    question: ClassVar[str] = "opened-die"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        return why if why != OK or self.values(s, seat, by, 0) else refuse(reasons.NO_DIE)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [colour for colour in s.source_colours() if colour in BASIC]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        die = s.find_die(value)
        s.dice_at[die] = SET_ASIDE
        s.dice_user[die] = seat
        s.players[seat].opened_die = die + 1
        s.gain_token(seat, value)
        owner = owner_of_skill(s, id_by(by))
        if owner != NONE:
            s.gain_crystal(owner, value)

    def text(self) -> Phrase:
        return Phrase("effect-mk-opened-die")


class RollOpened(Choosing):
    """At the end of the turn: is the die (`memo`, + 1) rolled before it goes back?"""

    __slots__ = ()

    verb: ClassVar[int] = verbs.YES
    question: ClassVar[str] = "roll-opened"
    rule: ClassVar[str] = "MK-ENDTURN-02"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [0]

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.dice_at[memo - 1] = SPENT  # rolled with the others


ROLL_OPENED: Final = RollOpened()


# -- Prayer of Weather --


class Weather(Effect):
    """Terrain costs less this turn, but at least 1."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].terrain.append(terrain_change(ALL_LAND, CUT_BY, self.n, 1))

    def text(self) -> Phrase:
        return Phrase("effect-mk-terrain-cut-all", {"n": self.n, "least": 1})


# -- Mana Overload --


class ManaOverload(Choosing):
    """A mana of a colour but gold; the first card powered with that colour gives more."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "mana-colour"

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [0, 1, 2, 3, 5]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.gain_token(seat, value)
        lay_down(s, seat, id_by(by), value)

    def text(self) -> Phrase:
        return Phrase("effect-mk-mana-overload", {"n": SURGE})


SURGE: Final = 4


class Overloads(Paying):
    """A card is powered while Mana Overload may lie in the centre: if with its colour, the card gives more."""

    __slots__ = ()

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        pass

    def paid(self, s: MageKnight, seat: int, by: int, colour: int) -> None:
        for packed, mark in zip(s.centre, s.centre_mark, strict=True):
            token = SKILLS[packed >> 3]
            if mark == colour and token.cooperative and token.gives is None:
                s.players[seat].surge = packed >> 3 << 4 | SURGE

    def text(self) -> Phrase:
        return Phrase("effect-mk-nothing")


OVERLOADS: Final = Overloads()


# -- Mana Enhancement --


class ManaEnhancement(Effect):
    """The next mana of a basic colour that is spent this turn brings a crystal (`mana.mana_used`)."""

    __slots__ = ("gives",)

    def __init__(self, gives: Effect) -> None:
        self.gives = gives

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].enhances = id_by(by) + 1

    def text(self) -> Phrase:
        return Phrase("effect-mk-mana-enhancement", {"gives": self.gives.text()})


class MarkedMana(Effect):
    """A mana of the colour with which the token is marked."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if colour_by(by) != NONE:
            s.gain_token(seat, colour_by(by))

    def text(self) -> Phrase:
        return Phrase("effect-mk-marked-mana")
