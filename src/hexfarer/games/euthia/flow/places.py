"""Fields by their place on the map, for Farrug and the Golem."""

from __future__ import annotations

from hexfarer.games.euthia.board import FAR
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import NONE, SLAYERS, is_shop
from hexfarer.kernel.hexes import q_of, r_of


def rank(s: Euthia, field: int) -> tuple[int, int, int]:
    """The order among fields that are equally far: lowest q, then lowest r; a centre lies at field a of its tile."""
    centre = s.board.is_centre(field)
    hex_ = s.board.hexes[field - field % 4 if centre else field]
    return q_of(hex_), r_of(hex_), 1 if centre else 0


def nearest(s: Euthia, start: int, fields: list[int]) -> int:
    """The field with the fewest steps from a field, ties by rank; NONE if there is none (EU-FARRUG-07)."""
    steps = s.board.distances(start)
    found = NONE
    for field in fields:
        if steps[field] < FAR and (found == NONE or (steps[field], rank(s, field)) < (steps[found], rank(s, found))):
            found = field
    return found


def is_trading_place(s: Euthia, field: int) -> bool:
    """Is it a field where one trades: a Merchant, an Alchemist, the centre of Dragon Slayer Towers (EU-TRADE-01)?"""
    kind = s.board.at(field).kind
    return is_shop(kind) and (kind != SLAYERS or s.board.is_centre(field))
