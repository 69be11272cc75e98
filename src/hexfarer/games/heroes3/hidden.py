"""Dealing anew what a seat cannot see, for bots and previews (section 26 of the rules)."""

from __future__ import annotations

from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE
from hexfarer.kernel.rng import Rng


def deal_anew(s: Heroes3, seat: int, rng: Rng) -> None:
    """Hands of the others, orders of decks, tiles face down."""
    for other, player in enumerate(s.players):
        if other == seat:
            rng.shuffle(player.deck)
            continue
        cards = player.hand + player.deck
        rng.shuffle(cards)
        size = len(player.hand)
        player.hand = sorted(cards[:size])
        player.deck = cards[size:]
    for deck in s.decks:
        rng.shuffle(deck)
    for deck in s.neutral_decks:
        rng.shuffle(deck)
    rng.shuffle(s.astrologers)
    for pile in (*s.tale.decks, s.tale.spells):  # the AI's
        rng.shuffle(pile)
    deal_tiles(s, rng)


def deal_tiles(s: Heroes3, rng: Rng) -> None:
    """Face-down tiles change places with others of the same back, pools too."""
    for kind in range(4):
        places = [i for i, tile in enumerate(s.under) if tile != NONE and s.board.kinds[i] == kind]
        tiles = [s.under[i] for i in places]
        pools: list[int] = []
        if kind == 1:
            for player in s.players:
                pools += player.pool
        both = tiles + pools
        rng.shuffle(both)
        for i in places:
            s.under[i] = both.pop()
        if kind == 1:
            for player in s.players:
                player.pool = [both.pop() for _ in player.pool]
