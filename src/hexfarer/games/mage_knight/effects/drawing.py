"""Drawing cards; Long Night helps when the deck runs out."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.mage_knight import verbs
from hexfarer.games.mage_knight.components import TACTICS, WHEN_EMPTY
from hexfarer.games.mage_knight.effects.base import FROM_TACTIC, Ask, Choosing, source
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import NONE
from hexfarer.kernel.phrase import Phrase


def draw(s: MageKnight, seat: int, wanted: int) -> None:
    """Draw so many cards; in the middle of it Long Night may bring new ones (MK-ENDTURN-26)."""
    missing = wanted - s.draw_cards(seat, wanted)
    if missing > 0 and long_night_helps(s, seat):
        s.push(Ask(seat, USE_LONG_NIGHT, source(FROM_TACTIC, s.players[seat].tactic), missing))


def long_night_helps(s: MageKnight, seat: int) -> bool:
    player = s.players[seat]
    if player.tactic == NONE or player.tactic_used or not player.discard or player.deck:
        return False
    return TACTICS[player.tactic].use == WHEN_EMPTY


class UseLongNight(Choosing):
    """Long Night in the middle of drawing (MK-ENDTURN-26); `memo` cards are still to be drawn."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.USE_TACTIC
    question: ClassVar[str] = "long-night"
    rule: ClassVar[str] = "MK-ENDTURN-26"

    def values(self, s: MageKnight, seat: int, by: int, memo: int) -> list[int]:
        return [0]

    def may_stop(self, s: MageKnight, seat: int, by: int, memo: int) -> bool:
        return True

    def chosen(self, s: MageKnight, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        player.tactic_used = True
        TACTICS[player.tactic].effect.run(s, seat, by)
        s.draw_cards(seat, memo)

    def text(self) -> Phrase:
        return Phrase("effect-mk-long-night")


USE_LONG_NIGHT: Final = UseLongNight()
