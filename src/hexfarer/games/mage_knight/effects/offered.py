"""Effects on what lies in the offers: Blood of Ancients, Spell Forge, Magic Talent."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.components import DEEDS
from hexfarer.games.mage_knight.effects.base import FROM_CARD, Ask, Choosing, Doing, Effect, any_time, source
from hexfarer.games.mage_knight.effects.gains import GainCrystal
from hexfarer.games.mage_knight.effects.hand import (
    BuySpell,
    CastOffered,
    discard,
    inner_usable,
    no_wounds,
    opened,
    receive,
)
from hexfarer.games.mage_knight.offers import dealt, need_offer, take_offered
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ACTION_OFFER, SPELL_OFFER, WOUND
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class BuyAction(BuySpell):
    """Pay a mana, take an advanced action of its colour from the offer into the hand."""

    __slots__ = ()

    which: ClassVar[int] = ACTION_OFFER

    def cost(self) -> bool:
        return True

    def offer(self, s: MageKnight) -> list[int]:
        return s.action_offer

    def paid(self, s: MageKnight, seat: int, by: int, colour: int) -> None:
        s.push(Ask(seat, TAKE_ACTION, by, colour))

    def text(self) -> Phrase:
        return Phrase("effect-mk-buy-action")


class TakeAction(Choosing):
    """An advanced action of a colour (`memo`) from the offer into the hand."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "take-card"
    rule: ClassVar[str] = "MK-GAIN-04"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [card for card in s.action_offer if DEEDS[card].has_colour(memo)]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        take_offered(s, value)
        receive(s, seat, value, True)


TAKE_ACTION: Final = TakeAction()


class WoundToDiscard(Effect):
    """A wound into the discard pile."""

    __slots__ = ()

    def rider(self) -> bool:
        return True

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        player.discard.append(WOUND)
        player.wounds_gained[1] += 1
        s.tell(events.WOUND_DISCARDED, [seat])

    def text(self) -> Phrase:
        return Phrase("effect-mk-wound-to-discard")


class UseOffered(Choosing):
    """The strong effect of an advanced action of the offer for nothing; the card stays there."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "use-offered"
    rule: ClassVar[str] = "MK-EFFECT-10"

    def cost(self) -> bool:
        return True

    def composite(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        if why != OK or not dealt(s, ACTION_OFFER):
            return why
        return OK if self.values(s, seat, by, 0) else refuse(reasons.NO_ACTION_TO_USE)

    def mana(self, s: MageKnight, seat: int, by: int) -> list[int]:
        """What the cheapest effect still costs."""
        costs = [DEEDS[card].strong.mana(s, seat, by_offered(card)) for card in self.values(s, seat, by, 0)]
        return min(costs, key=len) if costs else []

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [card for card in s.action_offer if inner_usable(s, seat, card, True, by_offered(card)) == OK]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        if value in s.action_offer:
            return inner_usable(s, seat, value, True, by_offered(value))
        return refuse(reasons.NOT_OFFERED, value)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        need_offer(s, ACTION_OFFER)
        s.push(Ask(seat, self, by, 0))

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        opened(s, seat)
        s.tell(events.OFFERED_USED, [seat, value])
        s.push(Doing(seat, DEEDS[value].strong, by_offered(value)))

    def text(self) -> Phrase:
        return Phrase("effect-mk-use-offered")


def by_offered(card: int) -> int:
    """The effect keeps the colour of its own card (MK-EFFECT-10)."""
    return source(FROM_CARD, card, DEEDS[card].colour)


class Forge(Choosing):
    """Crystals of the colours of spells in the offer, each of another card; `memo` is the one before + 1."""

    __slots__ = ("n",)

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "forge"
    rule: ClassVar[str] = "MK-GAIN-02"

    def __init__(self, n: int) -> None:
        self.n = n

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        if why != OK or not dealt(s, SPELL_OFFER):
            return why
        return OK if s.spell_offer else refuse(reasons.NO_SPELL_THERE)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [card for card in s.spell_offer if card + 1 != memo]

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        need_offer(s, SPELL_OFFER)
        s.push(Ask(seat, self, by, 0))

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        s.gain_crystal(seat, DEEDS[value].colour)
        if memo == 0 and self.n > 1:
            s.push(Ask(seat, self, by, value + 1))

    def text(self) -> Phrase:
        return Phrase("effect-mk-forge", {"n": self.n})


class DiscardToCast(Choosing):
    """Magic Talent: discard a card to cast a spell of the same colour from the offer."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "discard"
    rule: ClassVar[str] = "MK-CARD-14"

    def secret(self) -> bool:
        return True

    def composite(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        if why != OK:
            return why
        if not any(DEEDS[card].colours for card in s.players[seat].hand):
            return refuse(reasons.NO_CARD_TO_GIVE)
        return OK if self.values(s, seat, by, 0) else refuse(reasons.NO_SPELL_TO_CAST)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        hand = no_wounds(s.players[seat].hand)
        if not dealt(s, SPELL_OFFER):  # the offer is dealt when the card is played
            return [card for card in hand if DEEDS[card].colours]
        mask = 0
        for spell in CAST_COLOURED.values(s, seat, by, 0):
            mask |= DEEDS[spell].colours
        return [card for card in hand if DEEDS[card].colours & mask]

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        if value == WOUND:
            return refuse(reasons.NO_WOUNDS_AS_COST)
        if value not in s.players[seat].hand:
            return refuse(reasons.NOT_HELD, value)
        return refuse(reasons.NO_SPELL_OF_COLOUR, value)

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        discard(s, seat, value)
        need_offer(s, SPELL_OFFER)
        s.push(Ask(seat, CAST_COLOURED, by, DEEDS[value].colours))

    def text(self) -> Phrase:
        return Phrase("effect-mk-discard-to-cast")


CAST_COLOURED: Final = CastOffered()


class MissingCrystal(GainCrystal):
    """A crystal of a colour of which there is none in the inventory."""

    __slots__ = ()

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        if not self.values(s, seat, by, 0):
            return refuse(reasons.NO_COLOUR_MISSING)
        return any_time(s)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [colour for colour, crystals in enumerate(s.players[seat].crystals) if not crystals]

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        s.push(Ask(seat, self, by, 0))

    def text(self) -> Phrase:
        return Phrase("effect-mk-crystal-missing")


class PerSet(Effect):
    """Something for each complete set of crystals in the four basic colours."""

    __slots__ = ("part",)

    def __init__(self, part: Effect) -> None:
        self.part = part

    def rider(self) -> bool:
        return True

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return self.part.usable(s, seat, by)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        for _ in range(min(s.players[seat].crystals)):
            s.push(Doing(seat, self.part, by))

    def text(self) -> Phrase:
        return Phrase("effect-mk-per-set", {"part": self.part.text()})
