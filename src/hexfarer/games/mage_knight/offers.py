"""Offers and decks: dealing, refilling, taking."""

from __future__ import annotations

from hexfarer.games.mage_knight import events
from hexfarer.games.mage_knight.components import DEEDS
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ACTION_OFFER, MONASTERY_OFFER, NONE, SPELL, SPELL_OFFER

OFFER_SIZE = 3


def refill(s: MageKnight, spells: bool) -> None:
    """Fill an offer from its deck: cards move down, a new one comes on top (MK-GAIN-04)."""
    deck = s.spell_deck if spells else s.action_deck
    offer = s.spell_offer if spells else s.action_offer
    while len(offer) < OFFER_SIZE and deck:
        card = deck.pop()
        offer.insert(0, card)
        s.reveal(events.OFFERED)
        s.tell(events.OFFERED, [card, SPELL_OFFER if spells else ACTION_OFFER])


def dealt(s: MageKnight, offer: int) -> bool:
    """Does the offer of spells or actions lie there?"""
    return s.offers_dealt >> offer & 1 == 1


def need_offer(s: MageKnight, offer: int) -> None:
    """First Reconnaissance deals each of the two offers when it is first needed (MK-SCN-FREC-09)."""
    if not dealt(s, offer):
        s.offers_dealt |= 1 << offer
        refill(s, offer == SPELL_OFFER)


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
        s.tell(events.OFFERED, [card, MONASTERY_OFFER])
