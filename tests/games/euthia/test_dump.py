"""Positions of Euthia can be written down and laid out again; badly written ones are refused in a clear line."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hexfarer.games.euthia import GAME
from hexfarer.games.euthia.moments import FIGHT_KEYS, MOMENTS, ROLL_KEYS, STEP_WORDS, TRADE_KEYS
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
    for number in range(400):
        if state.over:
            break
        if number % 23 == 0:
            given = GAME.dump(state)
            new = laid(given, setup)
            assert fingerprint(new) == fingerprint(state)
            assert new.legal() == state.legal()
            assert GAME.dump(new) == given
        state.apply(chance.choice(state.legal()))


def test_nine_positions_of_ten_are_written_down_in_words() -> None:
    """Only what is asked in the midst of something is written down exactly."""
    in_words = []
    for scenario, seats, mode in TABLES:
        for seed in range(2):
            state, chance = GAME.start(setup_of(scenario, seats, mode)), Random(seed)
            for number in range(400):
                if state.over:
                    break
                if number % 11 == 0:
                    in_words.append("pending" not in GAME.dump(state))
                state.apply(chance.choice(state.legal()))
    assert sum(in_words) >= 0.9 * len(in_words), (sum(in_words), len(in_words))


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
        "discards": {
            "hunter": ["hunter_owl_feather"],
            "silver": ["silver_curse", "silver_venom"],
            "gold": ["gold_healing"],
            "monster3": ["m3_hydra"],
        },
        "gone": ["dral_steady_hand", "dral_garrison_sword"],
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
    assert found["gone"][:2] == given["gone"]
    assert "m3_hydra" not in found["monsters"]["3"]
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
    given = {
        "badges": [2, 1, 0],
        "control": [1, 0],
        "discards": {"control": [2, 0]},
        "seat": {"1": {"controls": 1}},
    }
    state = laid(given, setup_of(seats=["dral", "ael", "keleia"]))
    assert GAME.conserved(state) == []
    found = GAME.dump(state)
    assert (found["badges"], found["control"]) == ([2, 1, 0], [1, 0, 2])
    assert (found["discards"], found["seat"]["1"]["controls"]) == ({"control": [2, 0]}, 1)
    found = GAME.dump(
        laid({"bank": {"silver": ["silver_venom"], "gold": ["gold_healing"]}, "combat": [7]}, setup_of(seats=["dral"]))
    )
    assert found["bank"] == {"silver": ["silver_venom"], "gold": ["gold_healing"]}
    assert found["combat"][0] == 7
    given = {"discards": {"combat": [3, 5], "rages": ["rage_2", "rage_1"]}}
    found = GAME.dump(laid(given, setup_of("walking_destruction", ["dral"])))
    assert found["discards"] == given["discards"]
    assert not {3, 5} & set(found["combat"])
    given = {"discards": {"attacks": ["farrug_attack2"]}}
    found = GAME.dump(laid(given, setup_of("defence_of_the_realm")))
    assert (found["discards"], len(found["attacks"])) == (given["discards"], 3)


@pytest.mark.parametrize("moment", ["trade", "trade changes:2 owed:1", "explore", "combat monster", "save"])
def test_a_turn_goes_on_where_it_stood(moment: str) -> None:
    given: dict[str, Any] = {
        "tiles": ["I-01 0,0", "I-03 1,1", "I-12 2,-1"],
        "field": {"1,1": {"trade": 1}} if "trade" in moment else {},
        "seat": {"0": {"at": "0,0" if moment == "explore" else "1,1", "gold": 0, "gems": {"opal": 1}}},
        "moment": moment,
    }
    state = laid(given)
    found = GAME.dump(state)
    assert found["moment"] == moment
    assert "pending" not in found
    assert fingerprint(laid(found)) == fingerprint(state)
    asked = {"trade": "leave", "trade changes:2 owed:1": "sell-gem opal", "explore": "place 1,-2"}
    words = asked.get(moment, "done" if "combat" in moment else "token trade")
    assert words in [state.format(action) for action in state.legal()]


HERE = {"tiles": ["I-01 0,0", "I-03 1,1"], "seat": {"0": {"at": "1,1"}}}  # where a Monster of level 1 is


@pytest.mark.parametrize("step", STEP_WORDS)
def test_a_fight_goes_on_where_it_stood(step: str) -> None:
    """With something to do at every step, for both sides."""
    pieces = [
        "keleia_hunting_dagger worn",
        "keleia_ash_spear worn",
        "keleia_wild_herbs worn",
        "keleia_eagle_eye worn",
        "keleia_twin_stab worn",
        "alchemist_potion_of_stone",
        "slayers_scroll_of_dragonfire",
        "artifact_mirror_of_shii",
    ]
    given: dict[str, Any] = {
        "tiles": ["I-02 0,0", "I-03 1,1"],
        "seat": {
            "0": {"at": "1,1", "health": 2, "pieces": pieces, "essences": {"fire": 1, "air": 1}},
            "1": {"hand": ["silver_curse", "gold_healing"]},
        },
        "fight": {
            "step": step,
            "foe": "monster",
            "monster": "m1_grey_wolf",
            "round": 2,
            "replying": step == "master_reply",
            "hope": 2,
            "damage": 1,
            "chaos": 7,
            "gaar": 8,
            "bonus": 2,
            "dice": [4, 1],
            "clover": -1,
            "played": ["silver_curse 2"],
            "lasting": ["gold_healing 1"],
            "attack": "keleia_hunting_dagger",
            "shields": ["merchant_wooden_shield"],
        },
    }
    if step in ("strike_roll", "hero_roll"):
        given["roll"] = {"dice": [2, 5], "bonus": -3}
    setup = setup_of("walking_destruction", ["keleia", "ael"])
    state = laid(given, setup)
    assert GAME.conserved(state) == []
    found: Any = GAME.dump(state)
    assert found["fight"] == given["fight"]
    assert found.get("roll") == given.get("roll")
    assert "pending" not in found
    assert fingerprint(laid(found, setup)) == fingerprint(state)


def test_a_fight_alone_and_one_with_a_giant_are_laid_out() -> None:
    given: dict[str, Any] = {**HERE, "fight": {"step": "hero_last", "dice": [3, 3], "card": 14}}
    state = laid(given, setup_of(seats=["dral"]))
    found: Any = GAME.dump(state)
    assert (found["fight"]["step"], found["fight"]["card"], state.to_act()) == ("hero_last", 14, 0)
    given = {
        "golem": {"at": "1,0", "damage": 3},
        "seat": {"0": {"at": "1,0"}},
        "fight": {"step": "attack", "foe": "golem", "damage": 3, "master": 2},
    }
    state = laid(given, setup_of("walking_destruction", ["dral", "ael", "keleia"]))
    found = GAME.dump(state)
    assert found["fight"]["monster"] == "golem"
    assert found["fight"]["master"] == 2
    assert "pending" not in found


def test_a_fight_in_the_midst_of_something_is_written_down_exactly() -> None:
    """Before the Control cards are shown nobody plays the Monster yet."""
    setup = setup_of(seats=["dral", "ael", "keleia"])
    given: dict[str, Any] = {**HERE, "moment": "combat monster"}
    given["seat"] = {"0": {"at": "1,1", "pieces": []}, "2": {"controls": 1}}
    state = laid(given, setup)
    if state.to_act() == 0:
        state.apply(state.parse("done"))
    assert state.to_act() == 2
    found = GAME.dump(state)
    assert "pending" in found
    assert fingerprint(laid(found, setup)) == fingerprint(state)
    assert [state.format(action) for action in laid(found, setup).legal()] == ["command", "done"]


def test_what_is_named_is_taken_from_wherever_it_lies() -> None:
    sword = "merchant_short_sword"  # three of them
    given: dict[str, Any] = {
        "offers": {"merchant": ["merchant_javelin"]},
        "discards": {"merchant": [sword, sword], "silver": ["silver_curse"] * 8, "monster1": ["m1_dragonfly"]},
        "stacks": {"merchant": [sword, sword]},
        "cards": {"silver": ["silver_curse"]},
        "monsters": {"1": ["m1_dragonfly"]},
        "seat": {"0": {"pieces": [sword]}},
    }
    state = laid(given)
    assert GAME.conserved(state) == []
    found: Any = GAME.dump(state)
    assert found["stacks"]["merchant"][:2] == [sword, sword]
    assert found["seat"]["0"]["pieces"] == [sword]
    assert found["discards"] == {"silver": ["silver_curse"] * 7}
    assert (found["cards"]["silver"][0], found["monsters"]["1"][0]) == ("silver_curse", "m1_dragonfly")
    again = laid(
        {"discards": {"merchant": [sword]}, "offers": {"merchant": [sword] * 2}, "seat": {"1": {"pieces": []}}}
    )
    assert GAME.conserved(again) == []
    assert GAME.conserved(laid({"seat": {"0": {"pieces": [sword] * 3}}})) == []


def test_a_roll_before_an_elemental_is_laid_out() -> None:
    given: dict[str, Any] = {
        "tiles": ["I-01 0,0", "I-13 1,1"],
        "field": {"1,1": {"summons": [0]}},
        "seat": {"0": {"at": "1,1", "gaar": 1, "pieces": []}},
        "roll": {"dice": [5, 1], "bonus": 2},
    }
    state = laid(given)
    found: Any = GAME.dump(state)
    assert found["roll"] == given["roll"]
    assert "pending" not in found
    state.apply(state.parse("done"))
    found = GAME.dump(state)
    assert "roll" not in found


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
        ({"discards": {"slver": []}}, "silver"),
        ({"discards": {"combat": [36]}}, "36"),
        ({"gone": ["healing_potion"]}, "healing_potion"),
        ({"seat": {"0": {"controls": 1}}}, "control 0"),
        ({"moment": "tarde"}, "trade"),
        ({"moment": "trade"}, "trade"),
        ({"moment": "combat monster"}, "combat monster"),
        ({"moment": "combat golem"}, "combat golem"),
        ({"moment": "trade change:1"}, "changes"),
        ({**HERE, "field": {"1,1": {"trade": 0}}, "moment": "trade owed:1"}, "owed"),
        ({"fight": {}}, "monster"),
        ({**HERE, "fight": {"step": "heel"}}, "heal"),
        ({**HERE, "fight": {"monster": "m2_cyclops"}}, "m2_cyclops"),
        ({**HERE, "fight": {"foe": "golem"}}, "golem"),
        ({**HERE, "fight": {"master": 0}}, "fight.master"),
        ({**HERE, "fight": {"hoep": 1}}, "hope"),
        ({**HERE, "fight": {"card": 36}}, "36"),
        ({**HERE, "fight": {"step": "hero_roll"}}, "roll"),
        ({**HERE, "fight": {"played": ["silver_cruse 2"]}}, "silver_curse"),
        ({"roll": {"dice": [1]}}, "roll.dice"),
        ({"offers": {"merchant": ["merchant_backpack"] * 5}}, "5"),
        ({"offers": {"merchant": ["merchant_backpack"] * 4}}, "merchant_backpack"),
        ({"seat": {"0": {"hand": ["silver_curse"] * 9}}}, "silver_curse"),
        ({"seat": {"0": {"pieces": ["merchant_backpack"] * 4}}}, "merchant_backpack"),
        ({"waiting": ["elite_old_greyback"]}, "elite_old_greyback"),
        ({"pending": []}, "pending"),
        ({"pending": {"stack": [{"is": "Nothing at all"}]}}, "Nothing at all"),
    ],
)
def test_a_bad_given_is_answered_with_what_would_be_right(given: dict[str, Any], words: str) -> None:
    with pytest.raises(Problem) as caught:
        laid(given)
    assert words in str(caught.value)


# -- the page --


def test_the_page_names_every_key() -> None:
    from hexfarer.games.euthia.piles import DECKS, QUEST_KEYS
    from hexfarer.games.euthia.situate import (
        FARRUG_KEYS,
        FIELD_KEYS,
        GOLEM_KEYS,
        KEYS,
        SEAT_KEYS,
    )

    page = PAGE.read_text(encoding="utf-8")
    tables = [KEYS, SEAT_KEYS, FIELD_KEYS, QUEST_KEYS, DECKS, FARRUG_KEYS, GOLEM_KEYS, MOMENTS, TRADE_KEYS]
    tables += [FIGHT_KEYS, STEP_WORDS, ROLL_KEYS]
    for key in {key for keys in tables for key in keys}:
        assert f"`{key}" in page or f"{key}:" in page, key


def test_the_page_names_every_answer() -> None:
    from hexfarer.games.euthia.verbs import VERBS

    answers = PAGE.read_text(encoding="utf-8").partition("\n## do\n")[2]
    for verb in VERBS.by_kind:
        if verb is not None:
            assert f"`{verb.words[0]}" in answers, verb.key
