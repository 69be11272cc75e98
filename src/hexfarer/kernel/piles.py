"""Piles with hidden order: decks, bags, discards. A pile is a list of ints with its top at the end."""

from __future__ import annotations

from hexfarer.kernel.rng import Rng


def draw(pile: list[int]) -> int:
    """Take the top card; the pile must not be empty."""
    return pile.pop()


def shuffle_in(pile: list[int], cards: list[int], rng: Rng) -> None:
    """Put cards into the pile and shuffle it."""
    pile.extend(cards)
    rng.shuffle(pile)


def draw_any(pile: list[int], rng: Rng) -> int:
    """Take a card from anywhere, as out of a bag."""
    i = rng.next(len(pile))
    card = pile[i]
    pile[i] = pile[-1]
    pile.pop()
    return card


def stack(pile: list[int], top: list[int]) -> list[int]:
    """The pile with the given cards on top, the first given one uppermost; the rest keep their order."""
    rest = pile[:]
    for card in top:
        rest.remove(card)
    return rest + top[::-1]
