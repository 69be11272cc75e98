"""What a map tile that was just revealed brings (EU-EXPLORE-06)."""

from __future__ import annotations

from hexfarer.games.euthia import events
from hexfarer.games.euthia.flow.encounters import prepare
from hexfarer.games.euthia.flow.golem import appear
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import ENCOUNTER, LEGEND, RUINS


def revealed(s: Euthia, seat: int, first: int) -> None:
    """The tile with this first field was placed by a seat."""
    for field in range(first, first + 4):
        if not s.board.exists(field):
            continue
        printed = s.board.at(field)
        if printed.kind == ENCOUNTER:
            prepare(s, printed.sub)
        elif printed.kind == LEGEND:
            lay_legend(s, field)
        elif printed.kind == RUINS and s.plan.golem:
            appear(s, field)


def lay_legend(s: Euthia, field: int) -> None:
    """A Legend card for the centre of a Legend tile (EU-LEGEND-01)."""
    if s.legend_deck:
        s.legend_at[field] = s.legend_deck.pop()
        s.reveal(events.LEGEND)
        s.tell(events.LEGEND, [s.legend_at[field], field])
