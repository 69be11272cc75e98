"""From a setup to the first position (FL-SETUP)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands.content.decks import DECK_SIZE
from hexfarer.games.four_lands.content.map import CLOSED, FIELD_IDS
from hexfarer.games.four_lands.content.tasks import TASK_IDS
from hexfarer.games.four_lands.flow.round import Round
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import NONE, SIDES, ally_of, are_rivals
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Game, Setup
from hexfarer.kernel.rng import seeded

USUAL_SEATS: Final[list[list[str]]] = [
    ["north", "sun"],
    ["north", "sun", "south"],
    ["north", "sun", "storms", "south"],
]


def check_setup(setup: Setup) -> None:
    """Two sides must be Rivals; three always hold one pair of Allies (FL-SETUP-02, -03)."""
    sides = [SIDES.index(id) for id in setup.seats]
    if len(sides) == 2 and not are_rivals(sides[0], sides[1]):
        raise Problem("problem-two-allies", {"seats": ", ".join(setup.seats)})


def start(game: Game, setup: Setup, listen: bool) -> FourLands:
    """Lay out the game and begin the first Round."""
    s = lay_out(game, setup)
    if listen:
        s.log = []
    s.push(Round())
    s.settle()
    return s


def lay_out(game: Game, setup: Setup) -> FourLands:
    sides = [SIDES.index(id) for id in setup.seats]
    s = FourLands(game, sides, seeded(setup.seed))
    s.cooperative = setup.scenario == "cooperative"
    if len(sides) == 3:
        s.lone = next(seat for seat, side in enumerate(sides) if ally_of(side) not in sides)
        s.handicap = s.cooperative and setup.options.get("lone_handicap") == "on"
        if setup.options.get("closed_fields") == "on":
            absent = next(side for side in range(len(SIDES)) if side not in sides)
            for id in CLOSED[absent]:
                s.field_used[FIELD_IDS.index(id)] = 1
    s.task_deck = list(range(len(TASK_IDS)))
    s.rng.shuffle(s.task_deck)
    for seat, side in enumerate(sides):
        s.decks[seat] = list(range(side * DECK_SIZE, (side + 1) * DECK_SIZE))
        s.rng.shuffle(s.decks[seat])
    s.initiative = s.rng.next(s.seats)
    s.phase = NONE
    return s
