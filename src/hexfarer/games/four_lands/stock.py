"""What a side has so much of: Action Points, Victory Points, cards."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands import verbs
from hexfarer.games.four_lands.content.actions import action_card
from hexfarer.games.four_lands.content.decks import KIND
from hexfarer.games.four_lands.flow.build import Build
from hexfarer.games.four_lands.labels import price_of
from hexfarer.games.four_lands.scoring import victory_points
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import NONE
from hexfarer.kernel.action import a_of, kind_of
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
    """A move, an Agent, an extra card or an act has its price whatever comes to light; cards leave the hand."""
    if not reveals:
        return []
    top, price = s.stack[-1], price_of(s, action, seat)
    if isinstance(top, Build) and top.act.card != NONE:  # announced with this answer, the last one
        prices = action_card(KIND[top.act.card]).prices
        option = prices.index(a_of(action)) if kind_of(action) == verbs.PRICE else top.act.option
        return [(AP, prices[option] if 0 <= option < len(prices) else prices[0]), (CARDS, 1)]
    if kind_of(action) == verbs.PLAY_CARD:  # with nothing left to choose
        return [(AP, action_card(a_of(action)).prices[0]), (CARDS, 1)]
    found = [(AP, price)] if price != NONE else []
    return [*found, (CARDS, 1)] if kind_of(action) in (verbs.PLAY_AT, verbs.PLAY_TO) else found
