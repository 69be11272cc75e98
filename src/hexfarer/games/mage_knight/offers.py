"""Offers and decks: dealing, refilling, taking."""

from __future__ import annotations

from hexfarer.games.mage_knight import events
from hexfarer.games.mage_knight.components import DEEDS
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import NONE, SPELL

OFFER_SIZE = 3


def refill(s: MageKnight, spells: bool) -> None:
    """Fill an offer from its deck: cards move down, a new one comes on top (MK-GAIN-04)."""
    deck = s.spell_deck if spells else s.action_deck
    offer = s.spell_offer if spells else s.action_offer
    while len(offer) < OFFER_SIZE and deck:
        card = deck.pop()
        offer.insert(0, card)
        s.reveal(events.OFFERED)
        s.tell(events.OFFERED, [card])


def need_offers(s: MageKnight) -> None:
    """First Reconnaissance deals the offers when they are first needed (MK-SCN-FREC-09)."""
    if not s.offers_dealt:
        s.offers_dealt = True
        refill(s, True)
        refill(s, False)


def take_offered(s: MageKnight, card: int) -> None:
    """Take a card out of its offer, which is refilled at once."""
    if DEEDS[card].kind == SPELL:
        s.spell_offer.remove(card)
        refill(s, True)
    else:
        s.action_offer.remove(card)
        refill(s, False)


def offer_unit(s: MageKnight, elite: bool) -> int:
    """Add the top unit of a deck to the offer (the other deck if it is empty, MK-ROUND-20); NONE if there is none."""
    if elite and not s.elite_deck:
        elite = False
    elif not elite and not s.regular_deck and s.plan.elite_units:
        elite = True
    deck = s.elite_deck if elite else s.regular_deck
    if not deck:
        return NONE
    unit = deck.pop()
    s.unit_offer.append(unit)
    s.reveal(events.UNIT_OFFERED)
    s.tell(events.UNIT_OFFERED, [unit])
    return unit


def offer_monastery(s: MageKnight) -> None:
    """A monastery adds an advanced action to the unit offer (MK-EXPLORE-11)."""
    if s.action_deck:
        card = s.action_deck.pop()
        s.monastery_offer.append(card)
        s.reveal(events.OFFERED)
        s.tell(events.OFFERED, [card])
