"""Boards: the plain one that any game can be played on, and the map of text."""

from __future__ import annotations

import pytest
from rich.text import Text

from hexfarer import bots
from hexfarer.cli.boards import board_of
from hexfarer.cli.boards.board import Board
from hexfarer.cli.boards.canvas import Block, draw
from hexfarer.cli.boards.four_lands import FourLandsBoard
from hexfarer.cli.out import Out
from hexfarer.cli.words import Words
from hexfarer.games.four_lands.content.map import EDGES, FIELD_IDS, FIELD_X, FIELD_Y
from hexfarer.kernel.registry import find, make_setup
from tests.cli.conftest import Run
from tests.toy import Toy


def test_a_game_has_its_own_board_or_the_plain_one() -> None:
    assert isinstance(board_of("four_lands"), FourLandsBoard)
    assert type(board_of("toy")) is Board


def test_any_game_can_be_played_on_the_plain_board(run: Run, toy: Toy) -> None:
    ran = run(
        "play", "toy", "--seats", "human,random", "--seed", "1", typed="hint\nmap\nwhy buy 3\ntable\nhand\n1\nq\n"
    )
    assert ran.code == 0
    assert ran.err == ""
    assert "TOY-BUY-02" in ran.out
    assert "coins" in ran.out
    whole = run("play", "toy", "--seats", "random,greedy", "--seed", "1")
    assert whole.code == 0
    assert "end-won" not in whole.out


def test_what_was_announced_and_who_fights_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    state = find("four_lands").start(make_setup("four_lands", count=4, seed=1))
    bot = bots.find("random")(1)
    board, out, words = FourLandsBoard(), Out(), Words("en")
    stacks = fights = 0
    while not state.over:
        view = state.view(state.to_act())
        if view["stack"] or view["fight"]:
            board.pending(out, state, state.to_act(), words)
            shown = capsys.readouterr().out
            assert ("Announced, the last one first" in shown) == bool(view["stack"])
            assert ("Fight: " in shown) == bool(view["fight"])
            stacks += bool(view["stack"])
            fights += bool(view["fight"])
        state.apply(bot.choose(state))
    assert stacks > 5
    assert fights > 5


def test_agents_that_a_seat_does_not_know_are_shown_face_down(capsys: pytest.CaptureFixture[str]) -> None:
    state = find("four_lands").start(make_setup("four_lands", seed=2))
    bot = bots.find("random")(2)
    for _ in range(12):
        state.apply(bot.choose(state))
    board, out, words = FourLandsBoard(), Out(), Words("en")
    shown: list[int] = []
    for seat in (0, 1, -1):
        board.pieces(out, state, seat, words)
        shown.append(capsys.readouterr().out.count("face down"))
    assert shown[0] + shown[1] == shown[2] > 1


def blocks(names: list[str], places: list[tuple[int, int]]) -> list[Block]:
    return [Block(x, y, [Text(name), Text("--")]) for name, (x, y) in zip(names, places)]


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_blocks_stand_where_they_belong_and_ways_join_them() -> None:
    some = blocks(["left", "right", "below"], [(0, 0), (1000, 0), (0, 1000)])
    drawn = plain(draw(some, [(0, 1, "·"), (0, 2, "~")], 20, 7))
    assert drawn[0].startswith("left")
    assert drawn[0].endswith("right")
    assert drawn[1].strip().startswith("-- ")
    assert "·" in drawn[1]
    assert [line.strip() for line in drawn[2:6]] == ["~"] * 4
    assert drawn[6].startswith("below")


def test_blocks_that_would_overlap_are_moved_apart() -> None:
    drawn = plain(draw(blocks(["one", "two"], [(500, 500), (500, 510)]), [], 20, 10))
    assert [line.strip() for line in drawn] == ["one", "--", "", "two", "--"]


@pytest.mark.parametrize("width", [80, 100, 140])
def test_no_field_of_the_four_lands_covers_another(width: int) -> None:
    full = [
        Block(x, y, [Text(name), Text("No St WDIGM"), Text("NoIV·4 SuIV·4")])
        for name, x, y in zip(FIELD_IDS, FIELD_X, FIELD_Y)
    ]
    drawn = "\n".join(plain(draw(full, [(a, b, "·") for a, b, _ in EDGES], width, 27)))
    assert max(len(line) for line in drawn.splitlines()) <= width
    for name in FIELD_IDS:
        assert drawn.count(name) == 1
    assert drawn.count("No St WDIGM") == drawn.count("NoIV·4 SuIV·4") == len(FIELD_IDS)
    assert not [(a, b) for a in full for b in full if a is not b and a.touches(b)]
