"""Heroes III in the terminal: map, combat, armies and Towns, in wide and narrow windows."""

from __future__ import annotations

from typing import Any

import pytest

from hexfarer.cli.boards import board_of
from hexfarer.cli.boards.heroes3 import Heroes3Board
from hexfarer.cli.out import Out
from hexfarer.cli.words import Words
from hexfarer.games.heroes3 import GAME
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.state import State
from hexfarer.text import languages

Captured = pytest.CaptureFixture[str]
BOARD = Heroes3Board()


def start(given: dict[str, Any]) -> State:
    state = GAME.start(Setup("heroes3", "base", "brave_new_world", ["catherine", "sandro"], {}, 3))
    GAME.situate(state, given)
    return state


def shown(capsys: Captured, part: str, state: State, width: int = 80, lang: str = "en", seat: int = 0) -> str:
    capsys.readouterr()
    out = Out()
    out.width = width
    more: dict[str, Any] = {"full": True} if part == "hand" else {}
    getattr(BOARD, part)(out, state, seat, Words(lang), **more)
    return capsys.readouterr().out


FIGHT: dict[str, Any] = {
    "combat": {
        "against": 1,
        "attacker": ["griffins:pack b2", {"unit": "marksmen", "at": "a1", "paralysed": True}],
        "defender": ["skeletons c4", "tower"],
        "walls": {"a3": "wall", "b3": "gate"},
        "active": 0,
    }
}


def test_the_game_has_this_board() -> None:
    assert isinstance(board_of("heroes3"), Heroes3Board)


@pytest.mark.parametrize("lang", languages())
def test_the_map_is_drawn_in_80_columns(capsys: Captured, lang: str) -> None:
    state = start({"place": {"C": "F4"}, "field": {"C3": {"flag": 1}}, "seat": {"0": {"at": {"second": "A2"}}}})
    text = shown(capsys, "map", state, 80, lang)
    assert "┏━" in text
    assert max(map(len, text.splitlines())) <= 80
    for name in [f"{letter}{position}" for letter in "ABC" for position in range(7)]:
        assert f"┃{name}" in text or f"│{name}" in text
    assert "A0C" in text  # Catherine in her Town
    assert "A2c" in text  # and the second hero
    assert "+S" in text


def test_the_map_is_a_list_in_a_narrow_window(capsys: Captured) -> None:
    state = start({"place": {"C": "F4"}, "field": {"C3": {"flag": 1}}})
    text = shown(capsys, "map", state, 50)
    assert "┏━" not in text
    assert max(map(len, text.splitlines())) <= 50
    assert "far tile F4" in text
    assert "C3  Gold Mine" in text
    assert "flag: Sandro" in text
    assert "near tile, face down" in text
    assert text == shown(capsys, "map_list", state, 50)


def test_what_lies_face_down_is_not_told(capsys: Captured) -> None:
    tiles = [place.split()[0] for place in GAME.dump(start({}))["places"] if place.endswith("down")]  # type: ignore[attr-defined]
    assert tiles
    text = shown(capsys, "map", start({})) + shown(capsys, "map_list", start({}))
    assert not [tile for tile in tiles if tile in text]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", [40, 80])
def test_the_combat_board_shows_who_stands_where(capsys: Captured, width: int, lang: str) -> None:
    text = shown(capsys, "pending", start(FIGHT), width, lang)
    assert max(map(len, text.splitlines())) <= width
    rows = [line for line in text.splitlines() if line[:1] in "12345" and line[1:3] == " |"]
    assert [row[0] for row in rows] == list("54321")
    assert [bool(cell.strip()) for cell in rows[1][3:].split("|")[:4]] == [False, False, True, False]
    assert [bool(cell.strip()) for cell in rows[2][3:].split("|")[:4]] == [True, True, False, False]
    assert "0 *" in rows[3]


def test_values_and_tokens_of_units_are_told(capsys: Captured) -> None:
    text = shown(capsys, "pending", start(FIGHT))
    assert "0 *Griffins" in text
    assert "3/0 4/4 i9" in text
    assert "paralysed" in text
    assert "Arrow Tower" in text
    assert "Catherine against Sandro" in text


def test_army_town_and_resources_are_told_for_the_own_seat(capsys: Captured) -> None:
    given: dict[str, Any] = {
        "seat": {"0": {"units": ["griffins:pack"], "buildings": ["dwelling_bronze", "citadel"], "hand": ["haste"]}}
    }
    for width in (40, 80):
        text = " ".join(shown(capsys, "pieces", start(given), width).split())
        assert "Griffins (Pack, 3/0/4/9)" in text
        assert "Citadel ·" in text
        assert "City Hall 10 g 4 bm" in text
        assert "Halberdiers 2 g" in text
    assert "Haste" in shown(capsys, "hand", start(given))
    assert "Haste" not in shown(capsys, "pieces", start(given), seat=1)


def test_the_status_tells_round_turn_and_open_cards(capsys: Captured) -> None:
    given: dict[str, Any] = {"round": 4, "sign": "swift_weasel", "decks": {"spell": {"discard": ["bless"]}}}
    text = shown(capsys, "status", start(given))
    assert "round 4 of 12" in text
    assert "turn: Catherine" in text
    assert "Swift Weasel" in text
    assert "(Bless)" in text


def test_dice_and_cards_that_wait_are_shown(capsys: Captured) -> None:
    given: dict[str, Any] = {
        "place": {"C": "F8"},
        "seat": {"0": {"at": "C5"}},
        "at": "visit",
        "dice": ["artifact", "xp"],
    }
    state = start(given)
    assert "Dice: an artifact, experience" in shown(capsys, "pending", state)
    state.apply(state.parse("die 1"))
    state.apply(state.parse("look"))
    assert "You look at: " in shown(capsys, "pending", state)
    assert "You look at: " not in shown(capsys, "pending", state, seat=1)


def test_an_ai_hero_is_drawn_and_told(capsys: Captured) -> None:
    state = GAME.start(Setup("heroes3", "base", "wandering_dragons", ["catherine", "sandro"], {}, 3))
    GAME.situate(state, {"foe": {"0": {"at": "A2"}}})
    view: Any = state.view(0)
    name = Words("en").phrase(Phrase("h3-foe-" + view["foes"][0]["id"]))
    assert "A2&" in shown(capsys, "map", state)
    assert "@" + name in " ".join(shown(capsys, "map", state).split())
    assert name in shown(capsys, "pieces", state)
