"""What a Hero has so much of: gold, Move points, Gaar, Gems and Essences, cards."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import verbs
from hexfarer.games.euthia.components import TILES
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import ELEMENTS, GEMS
from hexfarer.kernel.action import a_of, kind_of
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
GOLD: Final = 0
MOVE: Final = 1
GAAR: Final = 2
CARDS: Final = 4
ESSENCES: Final = CARDS + 1 + len(GEMS)


def stock(s: Euthia, seat: int) -> list[int]:
    player = s.players[seat]
    found = [player.gold, player.move, player.gaar, player.dwurt, len(player.hand)]
    found += player.gems
    found += player.essences
    return [*found, player.health, player.rep]


def spends(s: Euthia, action: int, seat: int, reveals: bool) -> list[tuple[int, int]]:
    """A step, a Gaar, a tile or an Essence has its price whatever comes to light; a card leaves the hand."""
    if not reveals:
        return []
    kind, a = kind_of(action), a_of(action)
    if kind == verbs.STEP:
        return [(MOVE, 1)]
    if kind == verbs.GO:  # it stops where something comes to light, and everybody sees where that is
        after = s.copy()
        after.apply(action)
        assert isinstance(after, Euthia)
        return [(MOVE, s.players[seat].move - after.players[seat].move)]
    if kind == verbs.REROLL and (s.fight is None or seat == s.fight.seat):  # the Monster has Gaar of its own
        return [(GAAR, 1)]
    if kind in (verbs.BUY, verbs.LEARN):
        return [(GOLD, TILES[a].buy)]
    if kind == verbs.SPEND:
        return [(ESSENCES + a, 1)]
    return [(CARDS, 1)] if kind == verbs.PLAY else []


def lapses(action: int) -> bool:
    return kind_of(action) == verbs.END
