"""What a side has so much of: Action Points, Victory Points, cards."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands import verbs
from hexfarer.games.four_lands.scoring import victory_points
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import NONE
from hexfarer.games.four_lands.words import price_of
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.decision import Stock
from hexfarer.kernel.phrase import Phrase

AP: Final = 0
CARDS: Final = 1
STOCKS: Final[list[Stock]] = [
    Stock("ap", Phrase("total-ap"), True),
    Stock("cards", Phrase("stock-cards"), True),
    Stock("vp", Phrase("total-vp"), False),
]


def stock(s: FourLands, seat: int) -> list[int]:
    return [s.ap[seat], len(s.hands[seat]), victory_points(s, seat)]


def spends(s: FourLands, action: int, seat: int, reveals: bool) -> list[tuple[int, int]]:
    """A move, an Agent or an extra card has its price whatever comes to light; an Agent leaves the hand."""
    price = price_of(s, action, seat) if reveals else NONE
    found = [(AP, price)] if price not in (NONE, 0) else []
    return [*found, (CARDS, 1)] if reveals and kind_of(action) in (verbs.PLAY_AT, verbs.PLAY_TO) else found
