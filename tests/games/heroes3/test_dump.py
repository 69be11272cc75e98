"""Positions of Heroes III can be written down and laid out again; badly written ones are refused in a clear line."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hexfarer.games.heroes3 import GAME
from hexfarer.kernel import situation
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.state import State, fingerprint
from hexfarer.text.say import say
from tests.games.heroes3.test_random_games import TABLES, lively, started

PAGE = Path(__file__).parents[3] / "docs" / "situations" / "heroes3.md"
SEATS = ["catherine", "sandro"]


def laid(given: dict[str, Any], scenario: str = "brave_new_world") -> State:
    state = GAME.start(Setup("heroes3", "base", scenario, SEATS, {}, 1))
    GAME.situate(state, given)
    return state


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_a_position_laid_out_again_is_the_same(scenario: str, seats: int) -> None:
    state, chance = started(scenario, seats, 40 + seats)
    setup = Setup("heroes3", "base", scenario, heroes_of(state), difficulty_of(state), 40 + seats)
    for number in range(450):
        if state.over:
            break
        if number % 9 == 0:
            given = GAME.dump(state)
            new = GAME.start(setup)
            GAME.situate(new, given)
            assert fingerprint(new) == fingerprint(state)
            assert new.legal() == state.legal()
            assert GAME.dump(new) == given
        state.apply(lively(state, chance))


def heroes_of(state: State) -> list[str]:
    seats: Any = state.view(-1)["seat"]
    return [str(seats[str(seat)]["hero"]) for seat in range(state.seats)]


def difficulty_of(state: State) -> dict[str, str]:
    return {"difficulty": str(state.view(-1)["difficulty"])}


def test_the_free_part_of_a_turn_needs_no_exact_part() -> None:
    state = laid({"round": 2, "seat": {"0": {"hand": ["attack", "haste"], "level": 3}}})
    assert "pending" not in GAME.dump(state)


def test_a_written_position_goes_through_the_text_of_a_file() -> None:
    state, chance = started("dwarven_gold", 2, 12)
    setup = Setup("heroes3", "base", "dwarven_gold", heroes_of(state), difficulty_of(state), 12)
    for _ in range(Random(3).randrange(120, 160)):
        state.apply(lively(state, chance))
    text = situation.write(setup, state, "a position")
    [read] = situation.read(text, "position.yaml")
    new = GAME.start(setup)
    GAME.situate(new, read.given)
    assert fingerprint(new) == fingerprint(state)


# -- givens --


def test_nothing_is_lost_or_doubled_by_a_given() -> None:
    given: dict[str, Any] = {
        "places": ["S3 0,0", "S1 3,-1 2", "F4 1,-3 1", "N1 1,2 down"],
        "field": {"C3": {"flag": 1, "black": True}, "A0": {"flag": 0}, "B0": {"flag": 1}},
        "decks": {"spell": {"deck": ["fireball", "bless"], "discard": ["slow"]}},
        "neutral": {"bronze": {"deck": ["rogues", "boars"], "discard": ["peasants"]}},
        "removed": ["angel_wings"],
        "seat": {
            "catherine": {"hand": ["haste", "attack", "attack"], "discard": ["luck"], "units": ["neutral_rogues"]},
            "1": {"deck": ["power", "resurrection"], "at": {"main": "B0", "second": "C6"}},
        },
    }
    state = laid(given)
    assert GAME.conserved(state) == []
    found: Any = GAME.dump(state)
    assert found["places"] == ["S3 0,0 0", "S1 3,-1 2", "F4 1,-3 1", "N1 1,2 down"]
    assert found["seat"]["0"]["hand"] == ["attack", "attack", "haste"]
    assert found["seat"]["1"]["deck"] == ["power", "resurrection"]
    assert found["seat"]["1"]["at"] == {"main": "B0", "second": "C6"}
    assert found["decks"]["spell"]["deck"][:2] == ["fireball", "bless"]
    assert found["decks"]["spell"]["discard"] == ["slow"]
    assert found["neutral"]["bronze"]["deck"][:2] == ["neutral_rogues", "neutral_boars"]
    assert found["neutral"]["bronze"]["discard"] == ["neutral_peasants"]
    assert found["field"]["C3"] == {"flag": 1, "black": True, "ever": True}


def test_tiles_change_places() -> None:
    before: Any = GAME.dump(laid({}))["places"]
    tiles = [place.split()[0] for place in before]
    far = [i for i, tile in enumerate(tiles) if tile[0] == "F"]
    here, there = far[0], far[1]
    state = laid({"place": {chr(ord("A") + here): f"{tiles[there]} 3"}})
    after: Any = GAME.dump(state)["places"]
    assert after[here].split()[0] == tiles[there]
    assert after[here].endswith(" 3")
    assert after[there].split()[0] == tiles[here]
    assert after[there].endswith("down")


def test_the_dice_that_are_given_are_rolled() -> None:
    given: dict[str, Any] = {
        "combat": {"attacker": ["marksmen a1"], "defender": ["boars d4"], "active": 0, "cards": [False, False]},
        "dice": [-1],
    }
    for die, damage in ((-1, 1), (0, 2), (1, 3)):
        given["dice"] = [die]
        state = laid(given)
        state.log = []
        state.apply(state.parse("attack 1"))
        found: Any = GAME.dump(state)
        assert found["combat"]["defender"][0]["damage"] == damage


def test_a_combat_without_armies_has_just_been_declared() -> None:
    state = laid({"place": {"C": "F4"}, "seat": {"0": {"at": "C3"}}, "combat": {}})
    combat: Any = state.view(0)["combat"]
    assert (combat["cause"], combat["field"], combat["difficulty"]) == ("guards", "C3", 3)
    assert (combat["round"], combat["fighters"]) == (0, [])


def test_the_units_of_a_combat_come_from_the_armies_and_the_neutral_decks() -> None:
    given: dict[str, Any] = {
        "combat": {"attacker": ["griffins:pack", "neutral_rogues"], "defender": ["boars", "boars"]}
    }
    state = laid(given)
    assert GAME.conserved(state) == []
    found: Any = GAME.dump(state)
    assert found["seat"]["0"]["units"] == ["griffins:pack", "neutral_rogues:few"]
    assert [fighter["at"] for fighter in found["combat"]["attacker"]] == ["a2", "b2"]
    assert [fighter["at"] for fighter in found["combat"]["defender"]] == ["a4", "b4"]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"rond": 2}, "round"),
        ({"seat": {"0": {"hnd": []}}}, "seat.0.hand"),
        ({"seat": {"0": {"hand": ["hasste"]}}}, "haste"),
        ({"seat": {"rion": {"xp": 1}}}, "seat.0"),
        ({"seat": {"0": {"xp": 13}}}, "13"),
        ({"seat": {"0": {"at": "Z9"}}}, "Z9"),
        ({"seat": {"0": {"units": ["grifins"]}}}, "griffins"),
        ({"field": {"C3": {"flag": 0}}}, "face down"),
        ({"place": {"C": "N1"}}, "back"),
        ({"places": ["S3 0,0", "S3 3,-1"]}, "S3 3,-1"),
        ({"places": ["S3 0,0", "S1 2,0"]}, "S1 2,0"),
        ({"order": [0, 0]}, "order"),
        ({"current": 5}, "5"),
        ({"dice": ["golden"]}, "gold-3"),
        ({"combat": {"attacker": ["griffins b2", "halberdiers b2"]}}, "one space"),
        ({"combat": {"attacker": ["griffins e2"]}}, "e2"),
        ({"combat": {"step": "selct"}}, "select"),
        ({"neutral": {"azure": {"deck": ["azure_dragons", "azure_dragons"]}}}, "neutral_azure_dragons"),
        ({"pending": {"stack": [{"is": "Nothing at all"}]}}, "Nothing at all"),
    ],
)
def test_a_bad_given_is_answered_with_what_would_be_right(given: dict[str, Any], words: str) -> None:
    with pytest.raises(Problem) as caught:
        laid(given)
    assert words in str(caught.value)


# -- the page --


def examples() -> list[str]:
    parts = PAGE.read_text(encoding="utf-8").split("```yaml\n")[1:]
    return [part.partition("```")[0] for part in parts]


def test_the_page_has_examples() -> None:
    assert len(examples()) >= 5


@pytest.mark.parametrize("text", examples())
def test_an_example_of_the_page_holds(text: str) -> None:
    [read] = situation.read(text, "docs/situations/heroes3.md")
    assert read.expect
    result = situation.run(read, say)
    assert result.ok, result.message


def test_the_page_names_every_key() -> None:
    from hexfarer.games.heroes3.situate import FIELD_KEYS, KEYS, SEAT_KEYS
    from hexfarer.games.heroes3.situate_combat import COMBAT_KEYS, FIGHTER_KEYS

    page = PAGE.read_text(encoding="utf-8")
    silent = {"hero", "victors", "victory", "acting", "dice"}  # only what `--dump` writes
    for key in {*KEYS, *SEAT_KEYS, *FIELD_KEYS, *COMBAT_KEYS, *FIGHTER_KEYS} - silent:
        assert f"`{key}" in page or f"{key}:" in page, key
