"""Euthia in the terminal: map, Combat, Heroes, offers and quests, in wide and narrow windows."""

from __future__ import annotations

from typing import Any

import pytest

from hexfarer.cli.boards import board_of
from hexfarer.cli.boards.euthia import EuthiaBoard
from hexfarer.cli.out import Out
from hexfarer.cli.words import Words
from hexfarer.games.euthia import GAME
from hexfarer.games.euthia.components import TILE_IDS, TILES
from hexfarer.games.euthia.scoring import SCORE_PARTS
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.state import State
from hexfarer.text import languages

Captured = pytest.CaptureFixture[str]
BOARD = EuthiaBoard()
MAP: dict[str, Any] = {
    "tiles": ["I-01 0,0", "I-05 2,-1", "I-06 1,1"],
    "field": {"2,-1": {"claim": 1, "trade": 1}, "1,1": {"rubble": "A"}},
    "seat": {"0": {"at": "1,0"}, "1": {"at": "c0,0"}},
}


def start(given: dict[str, Any], scenario: str = "the_hunt") -> State:
    state = GAME.start(Setup("euthia", "base", scenario, ["dral", "skoldur"], {}, 3))
    GAME.situate(state, given)
    return state


def shown(capsys: Captured, part: str, state: State, width: int = 80, lang: str = "en", seat: int = 0) -> str:
    capsys.readouterr()
    out = Out()
    out.width = width
    more: dict[str, Any] = {"full": True} if part == "hand" else {}
    getattr(BOARD, part)(out, state, seat, Words(lang), **more)
    return capsys.readouterr().out


def fighting(dice: list[int]) -> State:
    """Dral attacks the Golem beside him; the dice fall as given."""
    given: dict[str, Any] = {
        "golem": {"at": "0,0", "damage": 5},
        "seat": {"0": {"at": "1,0", "tokens": ["combat"], "hand": []}, "1": {"hand": []}},
        "dice": dice,
    }
    state = start(given, "walking_destruction")
    state.apply(state.parse("fight golem"))
    while not shown_dice(state):
        state.apply(state.stack[-1].quiet(state))
    return state


def shown_dice(state: State) -> list[int]:
    view: Any = state.view(0)
    return list(view["fight"].get("dice", []))


def test_the_game_has_this_board() -> None:
    assert isinstance(board_of("euthia"), EuthiaBoard)


@pytest.mark.parametrize("lang", languages())
def test_the_map_is_drawn_in_80_columns(capsys: Captured, lang: str) -> None:
    text = shown(capsys, "map", start(MAP), 80, lang)
    assert "┏━" in text
    assert max(map(len, text.splitlines())) <= 80
    for name in ("0,0", "1,0", "0,1", "2,-1", "3,-1", "2,0", "1,1", "2,1", "1,2"):
        assert f"┃{name}" in text or f"│{name}" in text
    assert "1,0D" in text
    assert "+S$S" in text
    assert "#A" in text


def test_the_centre_lies_where_its_three_fields_meet(capsys: Captured) -> None:
    lines = shown(capsys, "map", start(MAP)).splitlines()
    row = next(number for number, line in enumerate(lines) if "ChurchS" in line)
    middle = lines[row].index("ChurchS") + 3
    assert lines[row - 1][middle] == "│"  # between 0,0 and 1,0
    below = lines[row + 1]
    assert below.index("0,1") < middle < below.index("0,1") + 13


def test_the_map_is_a_list_in_a_narrow_window(capsys: Captured) -> None:
    state = start({**MAP, "tiles": [*MAP["tiles"], "I-07 4,-2", "I-08 6,-3"]})
    text = shown(capsys, "map", state, 40)
    assert "┏━" not in text
    assert max(map(len, text.splitlines())) <= 40
    assert "Map tile I-05" in text
    assert "c0,0" in text
    assert "@Skoldur" in text
    assert "Destruction A" in text
    assert text == shown(capsys, "map_list", state, 40)


def test_places_for_the_next_tile_are_drawn_for_who_is_asked(capsys: Captured) -> None:
    state = start({**MAP, "seat": {"0": {"at": "3,-1", "move": 1}}})
    while not any(word.startswith("place ") for word in map(state.format, state.legal())):
        step = next(action for action in state.legal() if state.format(action).startswith(("step", "march")))
        state.apply(step)
    asked = shown(capsys, "map", state)
    assert "?" in asked.split("D Hero")[0]
    assert "?" not in shown(capsys, "map", state, seat=1).split("D Hero")[0]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", [40, 80])
def test_a_combat_shows_dice_and_ladders(capsys: Captured, width: int, lang: str) -> None:
    state = fighting([3, 5])
    text = shown(capsys, "pending", state, width, lang)
    assert max(map(len, text.splitlines())) <= width
    assert "[3] [5]" in text
    view: Any = state.view(0)
    value = view["fight"]["value"]
    row = next(row for row in view["fight"]["monster"]["table"] if row["to"] < 0 or value <= row["to"])
    assert f": {row['n']}]" in text  # the rung that the value reaches
    left = view["golem"]["health"] - 5
    assert f"{left}/{view['golem']['health']}" in text


def test_tiles_stores_and_locked_fields_are_told_for_the_own_seat(capsys: Captured) -> None:
    given: dict[str, Any] = {
        "seat": {"0": {"gems": {"onyx": 1}, "hand": ["silver_curse", "gold_mighty_strike"], "gold": 7}},
        "offers": {"merchant": ["merchant_throwing_knife"]},
    }
    state = start(given)
    (low, one), (middle, two), (high, three) = TILES[TILE_IDS.index("dral_garrison_sword")].table
    table = f"{low}–{middle - 1}: {one} {middle}–{high - 1}: {two} {high}+: {three}"
    for width in (40, 80):
        text = " ".join(shown(capsys, "pieces", state, width).split())
        assert f"Garrison Sword ({table})" in text
        assert "Onyx 1" in text
        assert "gold 7" in text
        assert "Sword 4" in text
        assert "Throwing Knife 2" in text
    assert "Mighty Strike" in shown(capsys, "hand", state)
    assert "Mighty Strike" not in shown(capsys, "pieces", state, seat=1)


def test_the_status_tells_round_turn_and_foes(capsys: Captured) -> None:
    text = shown(capsys, "status", start({"round": 4, "golem": {"at": "0,0"}}, "walking_destruction"))
    assert "round 4 of 10" in text
    assert "turn: Dral" in text
    assert "Golem: 0,0" in text
    assert "Monsters I: " in text


@pytest.mark.parametrize("lang", languages())
def test_the_parts_of_a_score_have_names(capsys: Captured, lang: str) -> None:
    text = shown_outcome(capsys, start({"seat": {"0": {"rep": 9, "gold": 12}}}), lang)
    assert "reputation:" not in text
    assert "eu-score" not in text


def shown_outcome(capsys: Captured, state: State, lang: str) -> str:
    capsys.readouterr()
    BOARD.outcome(Out(), state, Words(lang))
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", languages())
def test_every_part_of_a_score_has_a_name(lang: str) -> None:
    parts: dict[str, object] = dict.fromkeys(SCORE_PARTS, 2)
    told = BOARD.breakdown(start({}), parts, Words(lang)).plain
    assert told.count(" 2") == len(SCORE_PARTS)
    assert "eu-score" not in told
