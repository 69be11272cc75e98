"""Invocation: a card for a mana that must be used at once, or the skill cannot be used."""

from __future__ import annotations

from typing import ClassVar

from hexfarer.games.mage_knight import reasons, verbs
from hexfarer.games.mage_knight.effects.base import Ask, Choosing, any_time
from hexfarer.games.mage_knight.effects.gains import colour_phrases, colours_of
from hexfarer.games.mage_knight.effects.hand import discard, no_wounds
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import WOUND
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse


class Invoke(Choosing):
    """Discard a wound or another card for a mana of a colour in the mask."""

    __slots__ = ("mask", "wound")

    verb: ClassVar[int] = verbs.CARD
    question: ClassVar[str] = "discard"
    rule: ClassVar[str] = "MK-CARD-14"

    def __init__(self, mask: int, wound: bool = False) -> None:
        self.mask = mask
        self.wound = wound

    def secret(self) -> bool:
        return True

    def cards(self, s: MageKnight, seat: int) -> list[int]:
        hand = s.players[seat].hand
        if self.wound:
            return [WOUND] if WOUND in hand else []
        return no_wounds(hand)

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        why = any_time(s)
        if why != OK:
            return why
        if not self.cards(s, seat):
            return refuse(reasons.NO_WOUND if self.wound else reasons.NO_CARD_TO_GIVE)
        return OK if self.values(s, seat, by, 0) else refuse(reasons.NO_USE_FOR_MANA)

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        if value in self.cards(s, seat):
            return refuse(reasons.NO_USE_FOR_MANA)
        return refuse(reasons.NO_WOUNDS_AS_COST if value == WOUND else reasons.NOT_HELD, value)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        """The cards without which there is still a use for the mana."""
        from hexfarer.games.mage_knight.flow.invoked import spared

        cards = self.cards(s, seat)
        found: list[int] = []
        for colour in colours_of(self.mask):
            found += spared(s, seat, colour, [card for card in cards if card not in found])
        return [card for card in cards if card in found]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        discard(s, seat, value)
        s.push(Ask(seat, InvokedColour(self.mask), by, 0))

    def text(self) -> Phrase:
        key = "effect-mk-invoke-wound" if self.wound else "effect-mk-invoke"
        return Phrase(key, {"colours": colour_phrases(self.mask)})


class InvokedColour(Choosing):
    """The colour of the mana, among those that can be used."""

    __slots__ = ("mask",)

    verb: ClassVar[int] = verbs.COLOUR
    question: ClassVar[str] = "mana-colour"
    rule: ClassVar[str] = "MK-GAIN-01"

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def secret(self) -> bool:
        return True

    def refusal(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> int:
        return refuse(reasons.NO_USE_FOR_MANA if self.mask >> value & 1 else reasons.NO_SUCH_CHOICE)

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        from hexfarer.games.mage_knight.flow.invoked import uses_with

        return [colour for colour in colours_of(self.mask) if uses_with(s, seat, colour)]

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        from hexfarer.games.mage_knight.flow.invoked import Invoked

        s.gain_token(seat, value)
        s.players[seat].invoked = value + 1
        s.push(Invoked(seat))
