"""Rush of Adrenaline: cards for wounds."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import events
from hexfarer.games.mage_knight.effects.base import Effect, any_time
from hexfarer.games.mage_knight.effects.drawing import draw
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import WOUND
from hexfarer.kernel.phrase import Phrase

# `Player.rush` holds four bits for every use: how many wounds still bring a card, and whether one comes before them.
DRAWS: Final = 3
THROWS: Final = 8  # that wound is thrown away, and brings a card too


class Rush(Effect):
    """A card for each of the first three wounds taken to hand this turn, also before; `throws`: for one more, which
    is thrown away."""

    __slots__ = ("throws",)

    def __init__(self, throws: bool = False) -> None:
        self.throws = throws

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        return any_time(s)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        left = DRAWS | (THROWS if self.throws else 0)
        drawn = 0
        for _ in range(player.wounds_gained[0]):
            if left:
                left = spend(s, seat, left)
                drawn += 1
        player.rush = player.rush << 4 | left
        draw(s, seat, drawn)

    def text(self) -> Phrase:
        return Phrase("effect-mk-rush-throws" if self.throws else "effect-mk-rush", {"n": DRAWS})


def spend(s: MageKnight, seat: int, left: int) -> int:
    """A wound has come and brings a card; what is left of the use."""
    if not left & THROWS:
        return left - 1
    player = s.players[seat]
    if WOUND in player.hand:
        player.hand.remove(WOUND)
        player.wounds_gained[0] -= 1
        s.tell(events.THROWN_AWAY, [seat, WOUND])
    return left & ~THROWS


def rush(s: MageKnight, seat: int, wounds: int) -> None:
    """Wounds have come to hand."""
    player = s.players[seat]
    drawn = 0
    for _ in range(wounds):
        uses, player.rush = player.rush, 0
        at = 0
        while uses:
            left = uses & 15
            if left:
                left = spend(s, seat, left)
                drawn += 1
            player.rush |= left << at
            uses >>= 4
            at += 4
    s.draw_cards(seat, drawn)
