"""The board of Mage Knight: hexes and list, seats, offers, fights, in every language and width."""

from __future__ import annotations

from typing import Any

import pytest
from rich.style import Style
from rich.text import Text

from hexfarer import bots
from hexfarer.cli.boards import board_of
from hexfarer.cli.boards.bricks import Cell, draw
from hexfarer.cli.boards.mage_knight import CARDS, MANA, MageKnightBoard
from hexfarer.cli.boards.mage_knight_map import HEROES, LAND
from hexfarer.cli.out import Out
from hexfarer.cli.words import Words
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.state import State
from hexfarer.text import languages
from tests.cli.conftest import Run

Captured = pytest.CaptureFixture[str]
BOARD = MageKnightBoard()
SLOTS = sorted(((a, b) for a in range(6) for b in range(6 - a) if a + b), key=lambda place: (sum(place), place))
TILES = [f"country_{i}" for i in range(1, 12)] + [f"core_{i}" for i in range(1, 9)]
EVERY_TILE = [f"{tile} {a},{b}" for tile, (a, b) in zip(TILES, SLOTS)]
TWO = ["country_3 0,1", "country_4 1,0"]


def start(given: dict[str, object] | None = None, scenario: str = "full_conquest", count: int = 2) -> State:
    state = find("mage_knight").start(make_setup("mage_knight", scenario=scenario, count=count, seed=3))
    if given is not None:
        state.game.situate(state, given)
    return state


def do(state: State, *actions: str) -> None:
    for action in actions:
        state.apply(state.parse(action))


def wide(width: int) -> Out:
    out = Out()
    out.width = width
    return out


def shown(capsys: Captured, part: str, state: State, width: int = 120, lang: str = "en", seat: int = 0) -> str:
    """What one part of the board prints."""
    capsys.readouterr()
    more: dict[str, Any] = {"full": False} if part == "hand" else {}
    getattr(BOARD, part)(wide(width), state, seat, Words(lang), **more)
    return capsys.readouterr().out


def test_the_game_has_this_board() -> None:
    assert isinstance(board_of("mage_knight"), MageKnightBoard)


# -- bricks --


def test_bricks_stand_half_a_brick_aside_with_thick_lines_around_groups() -> None:
    cells = [
        Cell(0, 0, [Text("a")], 1),
        Cell(1, 0, [Text("b")], 1),
        Cell(0, 1, [Text("c")], 2),
        Cell(2, 1, [Text("d")]),
    ]
    drawn = [line.plain.rstrip() for line in draw(cells, 6, 1)]
    assert drawn == [
        "┏━━━━━┯━━━━━┓",
        "┃a    │b    ┃",
        "┗━━┳━━┷━━┳━━┛",
        "   ┃c    ┃      d",
        "   ┗━━━━━┛",
    ]


def test_bricks_of_an_odd_width_meet_too() -> None:
    cells = [Cell(q, r, [Text(f"{q}{r}")], 1) for q, r in ((0, 0), (1, 0), (0, 1), (-1, 1))]
    drawn = [line.plain.rstrip() for line in draw(cells, 7, 1)]
    assert drawn[1] == "   ┃00    │10    ┃"
    assert drawn[2] == "┏━━┹───┬──┴───┲━━┛"
    assert drawn[3] == "┃-11   │01    ┃"


# -- the map --


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", [120, 160])
def test_a_full_map_is_drawn_with_every_space(capsys: Captured, width: int, lang: str) -> None:
    text = shown(capsys, "map", start({"tiles": EVERY_TILE, "active": 0}, count=4), width, lang)
    assert "┏━" in text
    assert max(map(len, text.splitlines())) <= width
    names = [f"{chr(ord('A') + tile)}{position}" for tile in range(20) for position in range(7)]
    assert not [name for name in names if f"┃{name} " not in text and f"│{name} " not in text]


@pytest.mark.parametrize("lang", languages())
def test_a_full_map_is_a_list_by_tiles_in_a_narrow_window(capsys: Captured, lang: str) -> None:
    state = start({"tiles": EVERY_TILE, "active": 0}, count=4)
    text = shown(capsys, "map", state, 80, lang)
    assert "┏━" not in text
    assert max(map(len, text.splitlines())) <= 80
    assert [line[0] for line in text.splitlines() if line[:1].isupper()][:20] == [chr(ord("A") + i) for i in range(20)]
    assert text == shown(capsys, "map_list", state, 80, lang)


def test_a_small_map_is_drawn_in_a_narrow_window(capsys: Captured) -> None:
    for width in (60, 80):
        text = shown(capsys, "map", start({"tiles": TWO, "active": 0}), width)
        assert "┃C5" in text or "│C5" in text
        assert max(map(len, text.splitlines())) <= width


def test_what_stands_on_a_space_is_drawn_and_told(capsys: Captured) -> None:
    given: dict[str, object] = {
        "tiles": TWO,
        "active": 0,
        "space": {"B1": {"enemies": ["guardsmen hidden"]}, "C5": {"enemies": ["diggers"]}, "C0": {"shields": [1]}},
        "seat": {"0": {"place": "B4"}, "1": {"place": "B4"}},
    }
    text = shown(capsys, "map", start(given))
    assert "@TA" in text
    assert "+A" in text
    assert "?keep" in text
    assert "B4 village, @Tovak, @Arythea" in text
    assert "B1 keep, keep garrison" in text
    assert "Guardsmen" not in text
    assert "C5 Diggers" in text
    assert "C0 mage tower, shields: Arythea" in text
    in_list = shown(capsys, "map_list", start(given))
    assert "@Tovak, @Arythea" in in_list
    assert "mage tower, shields: Arythea" in in_list


@pytest.mark.parametrize(("hero", "mark"), [("norowas", "@N hero, +N shield"), ("wolfhawk", "@W hero, +W shield")])
def test_the_legend_shows_the_mark_of_a_hero_who_plays(capsys: Captured, hero: str, mark: str) -> None:
    setup = make_setup("mage_knight", "solo_conquest", [hero], 3, edition="ultimate")
    assert mark in shown(capsys, "map", find("mage_knight").start(setup))


def test_positions_for_new_tiles_are_marked_as_the_rules_allow(capsys: Captured) -> None:
    state = start({"tiles": TWO, "active": 0})
    text = shown(capsys, "map", state)
    for place in ("0,2", "1,1", "2,0"):
        assert f"[{place}]" in text
    assert "[1,-1]" not in text
    assert "0,2, 1,1, 2,0" in shown(capsys, "map_list", state)
    assert "[a,b]" not in shown(capsys, "map", start({"tiles": TWO, "tile_deck": [], "active": 0}))


def test_terrain_costs_follow_the_time_of_day(capsys: Captured) -> None:
    for time, cost in (("day", 3), ("night", 5)):
        assert f"forest {cost}" in shown(capsys, "map", start({"tiles": TWO, "active": 0, "time": time}))


# -- status, seats, offers, hand --


def test_the_header_tells_scenario_round_time_source_and_order(capsys: Captured) -> None:
    text = shown(capsys, "status", start({"active": 0, "source": ["red", "gold", "blue", "black"]}))
    assert "Full Conquest · Round 1 of 6 · Day · turn: Tovak" in text
    assert [word for word in text.splitlines()[1].split() if word != "Source:"] == ["black", "blue", "gold", "red"]
    assert "Tovak (" in text.splitlines()[2]


def test_the_own_seat_is_shown_in_full_and_others_in_a_line(capsys: Captured) -> None:
    own: dict[str, object] = {
        "fame": 9,
        "level": 3,
        "reputation": 2,
        "place": "B0",
        "hand": ["march", "wound", "wound", "rage"],
        "crystals": {"red": 2},
        "mana": {"gold": 1},
        "units": ["peasants", {"unit": "foresters", "ready": False, "wounds": 1}],
        "skills": {"tovak_double_time": "used"},
        "move": 3,
    }
    state = start({"tiles": TWO, "active": 0, "seat": {"0": own}})
    text = shown(capsys, "pieces", state)
    assert "Tovak (you)  B0 forest · fame 9, level 3 · reputation +2 (+1) · armor 3 · hand limit 5" in text
    assert "wounds in hand: 2" in text
    assert "red 2" in text
    assert "gold 1" in text
    assert "Move 3" in text
    assert "1 Peasants (ready, armor 3) · 2 Foresters (spent, wounded, armor 4)" in text
    assert "Double Time (used this turn)" in text
    assert "Wound ×2" in shown(capsys, "hand", state)
    theirs = shown(capsys, "pieces", state, seat=1)
    assert "wounds in hand" not in theirs
    assert len([line for line in theirs.splitlines() if line.startswith("Tovak")]) == 1
    assert "Arythea (you)" in theirs
    assert "(you)" not in shown(capsys, "pieces", state, seat=-1)


def test_offers_and_the_dummy_are_shown(capsys: Captured) -> None:
    state = start(scenario="solo_conquest", count=1)
    text = shown(capsys, "pieces", state)
    assert "Dummy player (" in text
    for label in ("Units", "Advanced actions", "Spells"):
        assert any(line.startswith(label + "  ") for line in text.splitlines())


# -- fights --


def test_a_fight_is_a_table_with_totals(capsys: Captured) -> None:
    given: dict[str, object] = {
        "tiles": TWO,
        "active": 0,
        "seat": {"0": {"place": "B2", "hand": ["march"]}},
        "combat": {
            "foes": [{"enemy": "guardsmen", "defends": True}, "ice_mages", {"enemy": "diggers", "stopped": True}],
            "phase": "ranged",
            "context": "assault",
            "space": "B1",
            "attack": {"siege_fire": 3},
            "targets": [1],
        },
    }
    state = start(given)
    text = shown(capsys, "pending", state)
    assert "Combat of Tovak at B1 keep · ranged phase" in text
    first, second, third = (
        next(line for line in text.splitlines() if line.strip().startswith(f"{i} ")) for i in (1, 2, 3)
    )
    assert "Guardsmen" in first
    assert first.rstrip().endswith("target")
    assert "fortified" in first
    assert "(ice)" in second
    assert "ice resistance" in second
    assert third.rstrip().endswith("does not attack")
    assert "Attack 3/7" in text
    assert "played attacks: 3 (siege, fire)" in text


def test_blocks_are_counted(capsys: Captured) -> None:
    combat = {"foes": ["diggers"], "phase": "block", "context": "rampage", "space": "B0", "block": {"ice": 2}}
    given = {"tiles": TWO, "active": 0, "seat": {"0": {"place": "B2"}}, "combat": {**combat, "blocking": 1}}
    text = shown(capsys, "pending", start(given))
    assert "being blocked" in text
    assert "Block 2/3" in text
    assert "played blocks: 2 (ice)" in text


def test_heroes_against_each_other_are_two_sides(capsys: Captured) -> None:
    seats = {"0": {"place": "B6", "hand": ["rage", "march"], "move": 4}, "1": {"place": "B5", "hand": ["rage"]}}
    state = start({"tiles": TWO, "space": {}, "active": 0, "seat": seats})
    do(state, "move B5", "attack 2", "partial")
    text = shown(capsys, "pending", state, seat=1)
    assert "Fight: Tovak against Arythea" in text
    assert "the defender takes part partially" in text
    sides = [line.split()[:2] for line in text.splitlines() if line.split()[:1] in (["Tovak"], ["Arythea"])]
    assert sides == [["Tovak", "blocks"], ["Arythea", "attacks"]]


# -- whole games --


@pytest.mark.parametrize(
    ("scenario", "count", "lang"),
    [("full_conquest", 3, "en"), ("solo_conquest", 1, "pl"), ("conquer_and_hold", 2, "cs"), ("druid_nights", 2, "en")],
)
def test_every_position_of_a_game_can_be_drawn(capsys: Captured, scenario: str, count: int, lang: str) -> None:
    state = start(scenario=scenario, count=count)
    bot = bots.find("random")(5)
    steps = 0
    while not state.over and steps < 600:
        seat = state.to_act()
        if state.view(seat)["combat"] or steps % 20 == 0:
            text = shown(capsys, "pending", state, lang=lang, seat=seat)
            if steps % 20 == 0:
                for part in ("status", "map", "map_list", "pieces", "hand"):
                    text += shown(capsys, part, state, 100, lang, seat)
                text += shown(capsys, "pieces", state, 100, lang, -1)
            assert "mk-" not in text
        state.apply(bot.choose(state))
        steps += 1
    capsys.readouterr()
    BOARD.outcome(wide(100), state, Words(lang))
    assert "mk-" not in capsys.readouterr().out


def test_a_person_can_play(run: Run) -> None:
    typed = "tactic early_bird\nmap\nmap list\nhand\ntable\nq\n"
    ran = run("play", "mage_knight", "--heroes", "tovak", "--seed", "1", typed=typed)
    assert ran.code == 0
    assert ran.err == ""
    assert "Round 1 of" in ran.out
    assert "┏━" in ran.out
    assert "Tovak (you)" in ran.out


def test_every_colour_is_one() -> None:
    for style in [*LAND.values(), *HEROES.values(), *MANA.values(), *CARDS.values()]:
        assert Style.parse(style)
