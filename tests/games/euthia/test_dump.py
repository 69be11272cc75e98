"""Positions of Euthia can be written down and laid out again; badly written ones are refused in a clear line."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hexfarer.games.euthia import GAME
from hexfarer.kernel import situation
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.state import State, fingerprint

PAGE = Path(__file__).parents[3] / "docs" / "situations" / "euthia.md"
OPTIONS = {"mode": "competitive", "elites": "scenario", "boundary": "none"}
TABLES = [
    ("the_hunt", ["dral", "skoldur"], "competitive"),
    ("defence_of_the_realm", ["ael", "maeldur", "keleia"], "competitive"),
    ("walking_destruction", ["taesiri"], "competitive"),
    ("walking_destruction", ["dral", "taesiri"], "coop"),
]


def setup_of(scenario: str = "the_hunt", seats: list[str] | None = None, mode: str = "competitive") -> Setup:
    return Setup("euthia", "base", scenario, seats or ["dral", "ael"], {**OPTIONS, "mode": mode}, 1)


def laid(given: dict[str, Any], setup: Setup | None = None) -> State:
    state = GAME.start(setup or setup_of())
    GAME.situate(state, given)
    return state


@pytest.mark.parametrize(("scenario", "seats", "mode"), TABLES)
def test_a_position_laid_out_again_is_the_same(scenario: str, seats: list[str], mode: str) -> None:
    setup = setup_of(scenario, seats, mode)
    state, chance = GAME.start(setup), Random(len(seats))
    in_words = 0
    for number in range(400):
        if state.over:
            break
        if number % 23 == 0:
            given = GAME.dump(state)
            in_words += "pending" not in given
            new = laid(given, setup)
            assert fingerprint(new) == fingerprint(state)
            assert new.legal() == state.legal()
            assert GAME.dump(new) == given
        state.apply(chance.choice(state.legal()))
    assert in_words


def test_an_own_time_of_a_turn_needs_no_exact_part() -> None:
    given = {"round": 2, "seat": {"0": {"hand": ["silver_curse", "gold_healing"], "pieces": ["healing_potion"]}}}
    assert "pending" not in GAME.dump(laid(given))


def test_a_written_position_goes_through_the_text_of_a_file() -> None:
    setup = setup_of("defence_of_the_realm")
    state, chance = GAME.start(setup), Random(3)
    for _ in range(150):
        state.apply(chance.choice(state.legal()))
    [read] = situation.read(situation.write(setup, state, "a position"), "position.yaml")
    assert fingerprint(laid(read.given, setup)) == fingerprint(state)


def test_nothing_is_lost_or_doubled_by_a_given() -> None:
    given: dict[str, Any] = {
        "tiles": ["I-01 0,0", "II-06 1,1", "I-03 2,-1"],
        "map_stack": ["I-04", "III-01"],
        "field": {"1,1": {}, "2,1": {"digs": {"0": 2, "1": 1}}, "1,2": {"summons": [0, 1]}, "2,-1": {"trade": 1}},
        "offers": {"merchant": ["merchant_leather_greaves"]},
        "discards": {"hunter": ["hunter_owl_feather"]},
        "stacks": {"witch": ["witch_dark_amulet_of_pain"]},
        "monsters": {"1": ["m1_dragonfly", "m1_bog_rat"]},
        "cards": {"silver": ["silver_venom", "silver_venom"]},
        "quests": {"emissary": {"open": ["enc_emissary_1"], "deck": ["enc_emissary_2", "enc_emissary_3"]}},
        "seat": {
            "0": {
                "at": "1,2",
                "pieces": ["dral_vengeance worn spent", "armourer_masterwork_helm worn ruby opal:off"],
                "known": ["dral_parry"],
                "trophies": ["m2_cyclops"],
                "hand": ["gold_healing", "silver_curse"],
                "unlocked": ["ring2"],
                "delivered": [2],
                "saved": "trade",
                "gems": {"emerald": 2},
                "essences": {"air": 1},
            },
            "1": {"at": "2,-1", "tokens": ["combat"], "health": 3, "quests": ["enc_emissary_4"]},
        },
    }
    state = laid(given)
    assert GAME.conserved(state) == []
    found: Any = GAME.dump(state)
    assert found["tiles"] == given["tiles"]
    assert found["map_stack"] == given["map_stack"]
    assert found["field"]["2,1"] == {"digs": {"0": 2, "1": 1}}
    assert found["field"]["1,2"] == {"summons": [0, 1]}
    assert found["discards"] == given["discards"]
    assert found["stacks"]["witch"][0] == "witch_dark_amulet_of_pain"
    assert found["monsters"]["1"][:2] == ["m1_dragonfly", "m1_bog_rat"]
    assert "m2_cyclops" not in found["monsters"]["2"]
    assert found["cards"]["silver"][:2] == ["silver_venom", "silver_venom"]
    assert found["quests"]["emissary"] == given["quests"]["emissary"]
    for seat in ("0", "1"):
        for key, value in given["seat"][seat].items():
            now = found["seat"][seat][key]
            assert sorted(now) == sorted(value) if isinstance(value, list) else now == value, key
    assert "dral_garrison_sword worn" not in found["seat"]["0"]["pieces"]


def test_what_a_scenario_brings_is_laid_out() -> None:
    given: dict[str, Any] = {
        "round": 6,
        "first": 1,
        "current": 0,
        "elite": "",
        "event": "event_black_rain",
        "events": ["event_tax", "event_eclipse"],
        "attacks": ["farrug_attack3"],
        "farrug": {"stage": 2, "at": "1,0", "damage": 5},
    }
    found: Any = GAME.dump(laid(given, setup_of("defence_of_the_realm")))
    for key in ("round", "first", "current", "elite", "event", "events", "farrug"):
        assert found[key] == given[key], key
    assert found["attacks"][0] == "farrug_attack3"
    given = {"golem": {"at": "1,0", "from": "0,0", "damage": 4}, "rages": ["rage_10"], "legends": ["legend_2"]}
    found = GAME.dump(laid(given, setup_of("walking_destruction")))
    assert (found["golem"], found["rages"][0], found["legends"]) == (given["golem"], "rage_10", ["legend_2"])
    found = GAME.dump(laid({"badges": [2, 1, 0], "control": [1, 0]}, setup_of(seats=["dral", "ael", "keleia"])))
    assert (found["badges"], found["control"][:2]) == ([2, 1, 0], [1, 0])
    found = GAME.dump(
        laid({"bank": {"silver": ["silver_venom"], "gold": ["gold_healing"]}, "combat": [7]}, setup_of(seats=["dral"]))
    )
    assert found["bank"] == {"silver": ["silver_venom"], "gold": ["gold_healing"]}
    assert found["combat"][0] == 7


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"rond": 2}, "round"),
        ({"seat": {"0": {"hnd": []}}}, "hand"),
        ({"seat": {"0": {"hand": ["silver_cruse"]}}}, "silver_curse"),
        ({"seat": {"3": {"rep": 1}}}, "seat.0"),
        ({"seat": {"0": {"hero": "ael"}}}, "ael"),
        ({"seat": {"0": {"health": 9}}}, "8"),
        ({"seat": {"0": {"health": 0}}}, "8"),
        ({"seat": {"0": {"at": "9,9"}}}, "9,9"),
        ({"seat": {"0": {"at": "somewhere"}}}, "somewhere"),
        ({"tiles": ["I-01 0,0", "I-03 1,1"], "seat": {"0": {"at": "c1,1"}}}, "c1,1"),
        ({"seat": {"0": {"pieces": ["healing_portion"]}}}, "healing_potion"),
        ({"seat": {"0": {"pieces": ["ael_pale_bow"]}}}, "ael_pale_bow"),
        ({"seat": {"0": {"trophies": ["m1_dragonfly", "m1_dragonfly"]}}}, "m1_dragonfly"),
        ({"seat": {"0": {"tokens": ["minning"]}}}, "mining"),
        ({"tiles": ["I-03 0,0"]}, "I-03 0,0"),
        ({"tiles": ["I-01 1,1"]}, "I-01 1,1"),
        ({"tiles": ["I-01 0,0", "I-03 1,0"]}, "I-03 1,0"),
        ({"tiles": ["I-01 0,0", "I-03 1,1", "I-03 2,-1"]}, "I-03 2,-1"),
        ({"map_stack": ["I-01"]}, "I-01"),
        ({"current": 5}, "5"),
        ({"offers": {"merchant": ["healing_potion"]}}, "healing_potion"),
        ({"quests": {"hermit": {"open": ["enc_hunter_1"]}}}, "enc_hunter_1"),
        ({"field": {"0,0": {"rubble": "C"}}}, "A"),
        ({"chance": [1, 2]}, "chance"),
        ({"pending": {"stack": [{"is": "Nothing at all"}]}}, "Nothing at all"),
    ],
)
def test_a_bad_given_is_answered_with_what_would_be_right(given: dict[str, Any], words: str) -> None:
    with pytest.raises(Problem) as caught:
        laid(given)
    assert words in str(caught.value)


# -- the page --


def test_the_page_names_every_key() -> None:
    from hexfarer.games.euthia.situate import (
        FARRUG_KEYS,
        FIELD_KEYS,
        GOLEM_KEYS,
        KEYS,
        QUEST_KEYS,
        SEAT_KEYS,
        SUIT_KEYS,
    )

    page = PAGE.read_text(encoding="utf-8")
    for key in {*KEYS, *SEAT_KEYS, *FIELD_KEYS, *QUEST_KEYS, *SUIT_KEYS, *FARRUG_KEYS, *GOLEM_KEYS}:
        assert f"`{key}" in page or f"{key}:" in page, key


def test_the_page_names_every_answer() -> None:
    from hexfarer.games.euthia.verbs import VERBS

    answers = PAGE.read_text(encoding="utf-8").partition("\n## do\n")[2]
    for verb in VERBS.by_kind:
        if verb is not None:
            assert f"`{verb.words[0]}" in answers, verb.key
