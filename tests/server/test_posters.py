"""What people see before a game: every game brings it all, in every language, and nothing raw."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hexfarer.arena.effort import Counted, contested, known, measured
from hexfarer.games import NAMES
from hexfarer.server.reference import games_out
from hexfarer.text import languages

ART = Path(__file__).parents[2] / "web" / "art"
RAW = re.compile(r"\w_\w|^[a-z]+-[a-z]+$")  # what an id looks like


def drawn(file: str) -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', (ART / file).read_text(encoding="utf-8")))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", NAMES)
def test_a_game_says_all_that_its_pages_show(name: str, lang: str) -> None:
    (game,) = [one for one in games_out(lang)["games"] if one["id"] == name]
    said = [game["name"], game["short"], game["pitch"]]
    for scenario in game["scenarios"]:
        said += [scenario["name"], scenario["pitch"], scenario["teaches"], scenario["about"]]
        assert scenario["ways"]
        assert scenario["picture"]
        assert len(scenario["minutes"]) == scenario["seats"][1] - scenario["seats"][0] + 1
        assert 1 <= scenario["difficulty"] <= 4
    for hero in game["heroes"]:
        said += [hero["name"], hero["about"]]
    for option in game["options"]:
        said += [
            option["name"],
            option["about"],
            option["group"]["name"],
            *[value["name"] for value in option["values"]],
        ]
    for bot in game["bots"]:
        said += [bot["name"], *([bot["short"], bot["about"]] if bot["level"] else [])]
    assert [text for text in said if not text or RAW.search(text)] == []


def test_pictures_are_made_of_drawings_and_heroes_have_portraits() -> None:
    parts = drawn("portraits/scenes.svg")
    for game in games_out("en")["games"]:
        for scenario in game["scenarios"]:
            assert [part["part"] for part in scenario["picture"] if part["part"] not in parts] == [], scenario["id"]
        faces = drawn(f"portraits/{game['id']}.svg")
        assert [hero["id"] for hero in game["heroes"] if f"port-{hero['id']}" not in faces] == []


def test_a_scenario_that_is_gone_is_not_measured_any_more() -> None:
    listed = {game["id"]: {one["id"] for one in game["scenarios"]} for game in games_out("en")["games"]}
    assert {game: set(found) for game, found in known().items()} == listed


def test_hard_is_what_bots_seldom_win_and_what_takes_long_where_somebody_always_wins() -> None:
    alone = [Counted(3000.0, 1, won) for won in (True, False, False, False)]
    assert measured(alone, 1) == ([50], 3)
    assert measured([Counted(3000.0, 1, True)], 1) == ([50], 1)
    against = [Counted(9000.0, 2, True), Counted(12000.0, 3, True)]
    assert contested(against)
    assert measured(against, 3) == ([150, 200, 250], 4)
    together = [Counted(1500.0, 2, False), Counted(1500.0, 2, True)]
    assert not contested(together)
    assert measured(together, 1) == ([25], 2)
