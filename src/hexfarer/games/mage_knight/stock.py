"""What a player has so much of: points, cards, mana; and what acts cost that bring something to light."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import verbs
from hexfarer.games.mage_knight.moves import explore_cost, step_cost
from hexfarer.games.mage_knight.state import IN_SOURCE, MageKnight
from hexfarer.games.mage_knight.terms import BASIC, COLOURS, WORST_REPUTATION, WOUND, X
from hexfarer.kernel.action import a_of, kind_of
from hexfarer.kernel.decision import Stock
from hexfarer.kernel.phrase import Phrase

MOVE: Final = 0
INFLUENCE: Final = 1
HEAL: Final = 2
CARDS: Final = 3
REPUTATION: Final = 6


def _mana(place: str, colours: list[str]) -> list[Stock]:
    return [
        Stock(f"{place}:{colour}", Phrase("mk-stock-" + place, {"mana": Phrase("mk-mana-" + colour)}), True)
        for colour in colours
    ]


STOCKS: Final[list[Stock]] = [
    Stock("move", Phrase("mk-total-move"), True),
    Stock("influence", Phrase("mk-total-influence"), True),
    Stock("heal", Phrase("mk-total-heal"), True),
    Stock("cards", Phrase("mk-stock-cards"), True),
    Stock("wounds", Phrase("mk-stock-wounds"), False),
    Stock("fame", Phrase("mk-total-fame"), False),
    Stock("reputation", Phrase("mk-stock-reputation"), False),
    *_mana("token", COLOURS),
    *_mana("crystal", [COLOURS[colour] for colour in BASIC]),
    *_mana("die", COLOURS),
]
_CARDS_OF: Final = (verbs.PLAY, verbs.POWER, verbs.SIDEWAYS, verbs.REST)
# After these, what is left of movement or of a phase is lost.
_ENDS: Final = (
    verbs.END,
    verbs.NEXT,
    verbs.LEAVE,
    verbs.ANNOUNCE,
    verbs.PASS,
    verbs.STOP,
    verbs.YES,
    verbs.CHALLENGE,
    verbs.ENTER,
    verbs.ALTAR,
    verbs.BURN,
    verbs.ATTACK_HERO,
    verbs.ASSAULT_TOGETHER,
    verbs.INCANT,
    verbs.WAKE,
)


def stock(s: MageKnight, seat: int) -> list[int]:
    player = s.players[seat]
    wounds = player.hand.count(WOUND)
    found = [player.move, player.influence, player.heal, len(player.hand) - wounds, wounds]
    found += [player.fame, player.reputation]
    found += player.tokens
    found += player.crystals
    dice = [0] * len(COLOURS)
    for i, colour in enumerate(s.dice):
        if s.dice_at[i] == IN_SOURCE:
            dice[colour] += 1
    return found + dice


def spends(s: MageKnight, action: int, seat: int, after: MageKnight, reveals: bool) -> list[tuple[int, int]]:
    """A tile or a step has its price whatever comes to light or is provoked; a card leaves the hand."""
    kind, player = kind_of(action), s.players[seat]
    if kind == verbs.EXPLORE:
        return [(MOVE, explore_cost(player))]
    if kind == verbs.MOVE:
        cost = step_cost(s, player, player.place, a_of(action))
        return [(MOVE, cost)] if cost != X else []
    if kind == verbs.GO and reveals:  # it stops where something is turned up, and everybody sees where that is
        return [(MOVE, player.move - after.players[seat].move)]
    if reveals and kind in (verbs.BURN, verbs.PLUNDER):
        lost = min(3 if kind == verbs.BURN else 1, player.reputation - WORST_REPUTATION)
        return [(REPUTATION, lost)]
    if kind == verbs.INTERACT_HERE:
        return [(INFLUENCE, 0)]  # a bad reputation takes some, but that buys nothing
    if reveals and kind in _CARDS_OF and a_of(action) != WOUND:
        return [(CARDS, 1)]
    return []


def lapses(action: int) -> bool:
    return kind_of(action) in _ENDS
