"""Positions for the tests of scenarios, Elites and the end, made by hand."""

from __future__ import annotations

from hexfarer.games.euthia import GAME
from hexfarer.games.euthia.board import place_at
from hexfarer.games.euthia.components import MAP_TILE_IDS, MONSTER_IDS, TILE_IDS
from hexfarer.games.euthia.events import TELLINGS
from hexfarer.games.euthia.flow.rounds import TURNS, Rounds
from hexfarer.games.euthia.flow.turn import Turn
from hexfarer.games.euthia.pieces import piece
from hexfarer.games.euthia.reasons import REASONS
from hexfarer.games.euthia.state import Euthia
from hexfarer.kernel.registry import Setup

SEATS = ["dral", "keleia", "maeldur", "ael"]


def begun(scenario: str = "the_hunt", seats: int = 2, seed: int = 1, **options: str) -> Euthia:
    """A new game, in the first turn."""
    chosen = {option.id: option.values[0] for option in GAME.options} | options
    state = GAME.start(Setup("euthia", "base", scenario, SEATS[:seats], chosen, seed), listen=True)
    assert isinstance(state, Euthia)
    return state


def turn(s: Euthia, seat: int = 0) -> Euthia:
    """It is the seat's turn, and nothing else is open; every Hero is at the Church if nowhere else."""
    s.first = 0
    s.current = seat
    for player in s.players:
        if player.at < 0:
            player.at = s.board.church()
    s.stack = [Rounds(s.first, TURNS + 1 + s.order().index(seat)), Turn(seat)]
    s.changed()
    return s


def lay(s: Euthia, tile: str, i: int, j: int) -> int:
    """A map tile on a place; its first field."""
    return s.place_tile(MAP_TILE_IDS.index(tile), place_at(i, j))


def close(s: Euthia) -> None:
    """The round is over after the turn that is on; everything up to the next question."""
    s.stack = [Rounds(s.first, TURNS + s.seats)]
    s.changed()
    s.settle()


def own(s: Euthia, seat: int, id: str, worn: bool = False) -> int:
    """A tile more for a Hero."""
    found = piece(TILE_IDS.index(id), worn)
    s.players[seat].pieces = sorted([*s.players[seat].pieces, found])
    return found


def monster(id: str) -> int:
    return MONSTER_IDS.index(id)


def told(s: Euthia, key: str) -> list[list[int]]:
    """The numbers of all events of a kind in the log."""
    assert s.log is not None
    return [event.args for event in s.log if TELLINGS.of(event).key == key]


def why(s: Euthia, action: int) -> str:
    """The key of the reason why an action is refused; empty if it is legal."""
    verdict = s.check(action)
    return REASONS.of(verdict).key if verdict else ""
