"""Gaining mana, crystals, fame, reputation, cards and wounds."""

from __future__ import annotations

from typing import ClassVar

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.effects.base import FROM_SKILL, Ask, Choosing, Effect, any_time, in_combat, kind_by
from hexfarer.games.mage_knight.effects.drawing import draw, long_night_helps
from hexfarer.games.mage_knight.player import EXTRA_TURN
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ANY_BASIC,
    ANY_COLOUR,
    BASIC,
    BEFORE,
    BLACK,
    COLOURS,
    FOR_CRYSTAL,
    FOR_WOUNDS,
    GOLD,
    RED,
    WOUND,
)
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


def colours_of(mask: int) -> list[int]:
    return [colour for colour in range(6) if mask >> colour & 1]


def colour_phrases(mask: int) -> list[Phrase]:
    return [Phrase("mk-mana-" + COLOURS[colour]) for colour in colours_of(mask)]


class GainMana(Choosing):
    """Mana tokens; each of a colour of choice where there is one."""

    __slots__ = ("mask", "n")

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "mana-colour"
    rule: ClassVar[str] = "MK-GAIN-01"

    def __init__(self, mask: int, n: int = 1) -> None:
        self.mask = mask
        self.n = n

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if s.moment == BEFORE and kind_by(by) == FROM_SKILL:  # Motivation
            return OK
        return any_time(s)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return colours_of(self.mask)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.gain_token(seat, value)
        if memo + 1 < self.n:
            s.push(Ask(seat, self, by, memo + 1))

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if self.mask.bit_count() == 1:
            s.gain_token(seat, self.mask.bit_length() - 1, self.n)
        else:
            s.push(Ask(seat, self, by, 0))

    def text(self) -> Phrase:
        if self.mask == ANY_COLOUR:
            return Phrase("effect-mk-mana-any", {"n": self.n})
        return Phrase("effect-mk-mana", {"n": self.n, "colours": colour_phrases(self.mask)})


class GainCrystal(Choosing):
    """Crystals; `own` limits the choice to colours that are in the inventory."""

    __slots__ = ("mask", "n", "own")

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "crystal-colour"
    rule: ClassVar[str] = "MK-GAIN-02"

    def __init__(self, mask: int, n: int = 1, own: bool = False) -> None:
        self.mask = mask
        self.n = n
        self.own = own

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if self.own and not self.values(s, seat, by, 0):
            return refuse(reasons.NO_CRYSTAL_YET)
        return any_time(s)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        colours = colours_of(self.mask)
        return [colour for colour in colours if s.players[seat].crystals[colour]] if self.own else colours

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.gain_crystal(seat, value)
        if memo + 1 < self.n:
            s.push(Ask(seat, self, by, memo + 1))

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if self.mask.bit_count() == 1:
            for _ in range(self.n):
                s.gain_crystal(seat, self.mask.bit_length() - 1)
        else:
            s.push(Ask(seat, self, by, 0))

    def text(self) -> Phrase:
        if self.own:
            return Phrase("effect-mk-crystal-own")
        if self.mask == ANY_BASIC:
            return Phrase("effect-mk-crystal-any", {"n": self.n})
        return Phrase("effect-mk-crystal", {"n": self.n, "colours": colour_phrases(self.mask)})


class Fame(Effect):
    """Fame, at once or at the end of the turn."""

    __slots__ = ("later", "n")

    def __init__(self, n: int, later: bool = False) -> None:
        self.n = n
        self.later = later

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if self.later:
            s.players[seat].fame_later += self.n
        else:
            s.add_fame(seat, self.n)

    def text(self) -> Phrase:
        return Phrase("effect-mk-fame-later" if self.later else "effect-mk-fame", {"n": self.n})


class Reputation(Effect):
    """Reputation at the end of the turn, or at once."""

    __slots__ = ("n", "now")

    def __init__(self, n: int, now: bool = False) -> None:
        self.n = n
        self.now = now

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        if self.now:
            s.add_reputation(seat, self.n)
        else:
            s.players[seat].reputation_later += self.n

    def text(self) -> Phrase:
        if self.now:
            up = self.n > 0
            return Phrase("effect-mk-reputation-up-now" if up else "effect-mk-reputation-down-now", {"n": abs(self.n)})
        if self.n > 0:
            return Phrase("effect-mk-reputation-up", {"n": self.n})
        return Phrase("effect-mk-reputation-down", {"n": -self.n})


class TakeWound(Effect):
    """A wound to hand."""

    __slots__ = ()

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.take_wounds(seat, 1)

    def text(self) -> Phrase:
        return Phrase("effect-mk-take-wound")


class Draw(Effect):
    """Draw cards as far as the deck goes."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if s.players[seat].deck or long_night_helps(s, seat):
            return OK
        return refuse(reasons.OWN_DECK_EMPTY)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        draw(s, seat, self.n)

    def text(self) -> Phrase:
        return Phrase("effect-mk-draw", {"n": self.n})


class RollForWounds(Effect):
    """Horn of Wrath: roll mana dice; every red or black one is a wound."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        roll_for_wounds(s, seat, self.n)

    def text(self) -> Phrase:
        return Phrase("effect-mk-roll-wounds", {"n": self.n})


def roll_for_wounds(s: MageKnight, seat: int, dice: int) -> None:
    if dice:
        rolled = [s.roll_die() for _ in range(dice)]
        s.reveal(events.ROLLED)
        s.tell(events.ROLLED, [seat, FOR_WOUNDS, *rolled])
        s.take_wounds(seat, sum(1 for colour in rolled if colour in (RED, BLACK)))


class RollForCrystals(Effect):
    """Endless Gem Pouch: two random crystals (MK-REWARD-02 as an effect)."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        rolled = [s.roll_die() for _ in range(2)]
        s.reveal(events.ROLLED)
        s.tell(events.ROLLED, [seat, FOR_CRYSTAL, *rolled])
        free = sum(1 for colour in rolled if colour == GOLD)
        if free:
            GainCrystal(ANY_BASIC, free).run(s, seat, by)
        for colour in rolled:
            if colour in BASIC:
                s.gain_crystal(seat, colour)
            elif colour == BLACK:
                s.add_fame(seat, 1)

    def text(self) -> Phrase:
        return Phrase("effect-mk-roll-crystals")


class SpendWound(Effect):
    """I Feel No Pain: discard a wound from hand, draw a card."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if WOUND not in s.players[seat].hand:
            return refuse(reasons.NO_WOUND)
        if in_combat(s):
            return refuse(reasons.NOT_IN_COMBAT)
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        player.hand.remove(WOUND)
        player.discard.append(WOUND)
        player.played = True
        s.draw_cards(seat, 1)

    def text(self) -> Phrase:
        return Phrase("effect-mk-spend-wound")


class AnotherTurn(Effect):
    """The Right Moment: another turn right after this one (MK-TURN-29)."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.players[seat].flags |= EXTRA_TURN

    def text(self) -> Phrase:
        return Phrase("effect-mk-another-turn")
