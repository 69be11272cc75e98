"""Victory Points and the outcome (FL-VP-08, FL-END-11)."""

from __future__ import annotations

from hexfarer.games.four_lands.content.tasks import TASK_IDS
from hexfarer.games.four_lands.flow.tasks import gives_vp
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import ARTEFACTS, NONE, SIDES, side_of
from hexfarer.kernel.state import Outcome


def counting_artefacts(s: FourLands, seat: int) -> list[int]:
    """The artefacts that count as trophies for the seat's side now (FL-VP-08)."""
    side = s.sides[seat]
    return [
        i
        for i, party in enumerate(s.artefact_party)
        if party != NONE and side_of(party) == side and gives_vp(s, side, s.artefact_symbols[i])
    ]


def victory_points(s: FourLands, seat: int) -> int:
    return len(s.trophies[seat]) + len(counting_artefacts(s, seat))


def outcome(s: FourLands) -> Outcome:
    scores = s.standing if s.over else [victory_points(s, seat) for seat in range(s.seats)]
    breakdown: list[dict[str, object]] = []
    for seat in range(s.seats):
        trophies: list[dict[str, object]] = [
            {"task": TASK_IDS[task], "symbols": [SIDES[climate] for climate in s.trophy_symbols[task]]}
            for task in s.trophies[seat]
        ]
        artefacts = [ARTEFACTS[i] for i in counting_artefacts(s, seat)]
        breakdown.append({"side": SIDES[s.sides[seat]], "trophies": trophies, "artefacts": artefacts})
    return Outcome(scores[:], breakdown, [s.winner] if s.over else [], s.victory)
