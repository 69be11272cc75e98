"""How each game looks in a terminal: a module of the game's name, or the plain board."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from hexfarer.cli.boards.board import Board


def board_of(game: str) -> Board:
    """The board of a game; a module of boards/ that has the game's name holds it as BOARD."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return Board()
    board = import_module(name).BOARD
    assert isinstance(board, Board)
    return board
