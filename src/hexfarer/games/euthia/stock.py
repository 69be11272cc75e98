"""What a Hero has so much of: gold, Move points, Gaar, Gems and Essences, cards."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import verbs
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import ELEMENTS, GEMS
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.decision import Stock
from hexfarer.kernel.phrase import Phrase

STOCKS: Final[list[Stock]] = [
    Stock("gold", Phrase("eu-total-gold"), True),
    Stock("move", Phrase("eu-total-move"), True),
    Stock("gaar", Phrase("eu-total-gaar"), True),
    Stock("dwurt", Phrase("eu-total-dwurt"), True),
    Stock("cards", Phrase("eu-stock-cards"), True),
    *[Stock("gem:" + id, Phrase("eu-gem-" + id), True) for id in GEMS],
    *[Stock("essence:" + id, Phrase("eu-essence-" + id), True) for id in ELEMENTS],
    Stock("health", Phrase("eu-total-health"), False),
    Stock("rep", Phrase("eu-total-rep"), False),
]
CARDS: Final = 4


def stock(s: Euthia, seat: int) -> list[int]:
    player = s.players[seat]
    found = [player.gold, player.move, player.gaar, player.dwurt, len(player.hand)]
    found += player.gems
    found += player.essences
    return [*found, player.health, player.rep]


def spends(s: Euthia, action: int, seat: int, reveals: bool) -> list[tuple[int, int]]:
    """A card that is played leaves the hand, whatever comes to light."""
    return [(CARDS, 1)] if reveals and kind_of(action) == verbs.PLAY else []


def lapses(action: int) -> bool:
    return kind_of(action) == verbs.END
