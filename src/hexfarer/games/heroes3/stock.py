"""What a player has so much of: resources, movement points, cards."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import verbs
from hexfarer.games.heroes3.content import towns
from hexfarer.games.heroes3.flow.town import recruit_cost, reinforce_cost
from hexfarer.games.heroes3.library import dashed
from hexfarer.games.heroes3.player import HEROES_OF_SEAT
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import RESOURCES
from hexfarer.kernel.action import a_of, b_of, kind_of
from hexfarer.kernel.decision import Stock
from hexfarer.kernel.phrase import Phrase

STOCKS: Final[list[Stock]] = [
    *[Stock(id, Phrase("h3-resource-" + dashed(id)), True) for id in RESOURCES],
    *[Stock("mp:" + id, Phrase("h3-mp-" + id), True) for id in HEROES_OF_SEAT],
    Stock("cards", Phrase("h3-stock-cards"), True),
    Stock("xp", Phrase("h3-stock-xp"), False),
]
MP: Final = len(RESOURCES)
CARDS: Final = MP + len(HEROES_OF_SEAT)
_STEPS: Final = (verbs.MOVE, verbs.DISCOVER, verbs.PLACE, verbs.REVISIT, verbs.DIG)  # each for a movement point
_ENDS: Final = (verbs.END, verbs.PASS, verbs.FLEE, verbs.SURRENDER, verbs.DONE)


def stock(s: Heroes3, seat: int) -> list[int]:
    player = s.players[seat]
    return [*player.resources, *player.mp, len(player.hand), player.xp]


def spends(s: Heroes3, action: int, seat: int, reveals: bool) -> list[tuple[int, int]]:
    """A step, a tile, a building or a unit has its price whatever comes to light; a card leaves the hand."""
    kind, player = kind_of(action), s.players[seat]
    if kind in _STEPS and player.mp[a_of(action)] > 0:
        return [(MP + a_of(action), 1)]
    if kind == verbs.RIDE and reveals:  # it stops where something comes to light, and everybody sees where that is
        after = s.copy()
        after.apply(action)
        assert isinstance(after, Heroes3)
        return [(MP + a_of(action), max(0, player.mp[a_of(action)] - after.players[seat].mp[a_of(action)]))]
    if reveals and kind in (verbs.PLAY, verbs.BOOST, verbs.DISCARD) and a_of(action) in player.hand:
        return [(CARDS, 1)]
    cost: list[int] = []
    if reveals and kind == verbs.BUILD:
        cost = towns.cost(player.faction, a_of(action))
    elif reveals and kind == verbs.BUILD_IN:
        cost = towns.cost(s.players[s.home_of(a_of(action))].faction, b_of(action))
    elif reveals and kind == verbs.RECRUIT:
        cost = recruit_cost(s, seat, a_of(action))
    elif reveals and kind == verbs.REINFORCE:
        cost = reinforce_cost(s, seat, a_of(action))
    return [(i, n) for i, n in enumerate(cost) if n]


def lapses(action: int) -> bool:
    return kind_of(action) in _ENDS
