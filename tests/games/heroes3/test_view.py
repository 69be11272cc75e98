"""What a seat of Heroes III sees, and what it does not (H3-HID)."""

from __future__ import annotations

from typing import Any

import pytest

from hexfarer.games.heroes3 import GAME
from hexfarer.games.heroes3.content.scenarios import SCENARIO_IDS
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State
from tests.games.heroes3.test_random_games import lively, started


def laid(given: dict[str, Any], scenario: str = "brave_new_world") -> State:
    state = GAME.start(Setup("heroes3", "base", scenario, ["catherine", "sandro"], {}, 1))
    GAME.situate(state, given)
    return state


def seen(state: State, seat: int = 0) -> Any:
    return state.view(seat)


# -- what nobody else may know --


@pytest.mark.rule("H3-HID-001")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_what_a_seat_sees_does_not_hang_on_what_is_hidden(scenario: str) -> None:
    state, chance = started(scenario, 3, 21)
    state.log = []
    for number in range(130):
        if state.over:
            break
        if number % 13 == 0:
            for seat in range(state.seats):
                other = state.determinize(seat, seeded(number))
                assert other.view(seat) == state.view(seat)
                assert GAME.things(other, seat) == GAME.things(state, seat)
                if seat == state.to_act():
                    assert other.legal() == state.legal()
                    for action in state.legal():
                        mine, its = GAME.label(state, action), GAME.label(other, action)
                        assert (mine.words, mine.things, mine.rule) == (its.words, its.things, its.rule)
                for event in (state.log or [])[-20:]:
                    assert GAME.told(other, event, seat) == GAME.told(state, event, seat)
        state.apply(lively(state, chance))


def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = laid(
        {"seat": {"0": {"hand": ["haste", "haste", "attack"], "discard": ["luck", "power"], "deck": ["slow"]}}}
    )
    own, theirs, watcher = (seen(state, seat)["seat"]["0"] for seat in (0, 1, -1))
    assert own["hand"] == ["attack", "haste", "haste"]
    assert own["discard"] == ["luck", "power"]
    assert own["deck"] == ["slow"]
    for one in (theirs, watcher):
        assert not {"hand", "deck", "discard"} & set(one)
        assert (one["hand_size"], one["deck_size"], one["discard_size"], one["discard_top"]) == (3, 1, 2, "power")


def test_tiles_that_lie_face_down_show_their_back_only() -> None:
    state = laid({"place": {"C": "F4 2"}})
    places = seen(state)["places"]
    assert places[2]["tile"] == "F4"
    assert places[2]["turned"] == 2
    assert [place["tile"] for place in places[3:]] == [""] * (len(places) - 3)
    assert {name[0] for name in seen(state)["field"]} == {"A", "B", "C"}
    assert seen(state)["seat"]["0"]["pool"] == 1


def test_cards_that_are_looked_at_are_seen_by_who_looks() -> None:
    given: dict[str, Any] = {
        "place": {"C": "F8"},
        "at": "visit",
        "seat": {"0": {"at": "C5"}},
        "dice": ["artifact", "xp"],
        "decks": {"artifact": {"deck": ["speculum", "rib_cage"]}},
    }
    state = laid(given)
    for text in ("die 1", "look"):
        state.apply(state.parse(text))
    assert seen(state, 0)["waiting"]["cards"] == sorted(["speculum", "rib_cage"], key=box_order)
    assert seen(state, 1)["waiting"]["cards"] == 2
    assert "card:speculum" in [thing["id"] for thing in GAME.things(state, 0)]
    assert "card:speculum" not in [thing["id"] for thing in GAME.things(state, 1)]


def box_order(id: str) -> int:
    return GAME.read(laid({}), "card", id)


# -- the map --


def test_a_field_tells_what_lies_there() -> None:
    given: dict[str, Any] = {
        "place": {"C": "F4"},
        "field": {"C2": {"black": True}, "C3": {"flag": 1}},
        "seat": {"1": {"at": {"main": "C6"}}},
    }
    fields = seen(laid(given))["field"]
    assert (fields["C3"]["location"], fields["C3"]["flag"], fields["C3"]["guarded"]) == ("mine_gold", 1, False)
    assert (fields["C2"]["difficulty"], fields["C2"]["guarded"], fields["C2"]["black"]) == (2, False, True)
    assert fields["C6"]["heroes"] == [{"seat": 1, "hero": "main"}]
    assert (fields["A0"]["location"], fields["A0"]["flag"]) == ("town", 0)


def test_a_border_is_seen_from_both_sides_of_its_edge() -> None:
    view = seen(laid({}))
    steps = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}
    names = list(steps)
    where = {(field["q"], field["r"]): field for field in view["field"].values()}
    shut = [field for field in where.values() if field.get("borders")]
    assert shut
    for field in shut:
        for name in field["borders"]:
            q, r = steps[name]
            other = where.get((field["q"] + q, field["r"] + r))
            if other is not None:
                assert names[(names.index(name) + 3) % 6] in other["borders"]


# -- armies and Towns --


def test_what_can_be_built_and_recruited_is_told() -> None:
    given = {
        "seat": {"0": {"resources": {"gold": 8, "building_materials": 5, "valuables": 1}, "units": ["halberdiers"]}}
    }
    one = seen(laid(given))["seat"]["0"]
    can = {id for id, building in one["buildings"].items() if building["can_build"]}
    assert "citadel" in can
    assert "city_hall" not in can
    assert one["buildings"]["citadel"]["cost"] == {"gold": 8, "building_materials": 5, "valuables": 1}
    assert [unit["unit"] for unit in one["recruits"] if unit["can_recruit"]] == ["marksmen", "griffins"]
    assert one["units"][0]["can_reinforce"] is False


# -- combat --

FIGHT: dict[str, Any] = {
    "attacker": [{"unit": "griffins", "side": "pack", "at": "b2", "damage": 1}, "marksmen a1"],
    "defender": ["boars b3", {"unit": "rogues", "at": "d5", "defends": True}],
    "active": 0,
    "cards": [False, False],
}


def test_a_combat_tells_fighters_with_their_values_now() -> None:
    combat = seen(laid({"combat": FIGHT}), 1)["combat"]
    first = combat["fighters"][0]
    assert (first["unit"], first["side"], first["at"], first["army"]) == ("griffins", "pack", "b2", "attacker")
    assert (first["health"], first["damage"], first["left"], first["initiative"]) == (4, 1, 3, 9)
    assert combat["fighters"][3]["tokens"] == ["defence"]
    assert combat["acting"] == 0
    assert combat["next"] == [2, 3, 1]
    assert (combat["attacker"]["seat"], combat["defender"]["seat"]) == (0, -1)


def test_the_tower_stands_beside_the_board() -> None:
    given: dict[str, Any] = {"combat": {"against": 1, "attacker": ["griffins"], "defender": ["skeletons", "tower"]}}
    given["combat"]["walls"] = {"a3": "wall", "c3": "gate"}
    combat = seen(laid(given))["combat"]
    assert combat["fighters"][2]["unit"] == combat["fighters"][2]["at"] == "tower"
    assert combat["walls"] == {"a3": "wall", "c3": "gate"}


# -- things --


def test_two_equal_cards_are_two_things() -> None:
    state = laid({"seat": {"0": {"hand": ["attack", "attack", "haste"], "discard": ["attack"]}}})
    found = [(thing["id"], thing["facts"]["zone"]) for thing in cards(state, 0)]
    assert found[:4] == [
        ("card:attack", "hand"),
        ("card:attack#2", "hand"),
        ("card:haste", "hand"),
        ("card:attack#3", "discard"),
    ]
    assert cards(state, 1) == [thing for thing in cards(state, 1) if thing["seat"] == 1]


def cards(state: State, seat: int) -> list[Any]:
    return [thing for thing in GAME.things(state, seat) if thing["kind"] == "card"]


@pytest.mark.parametrize("seed", [31, 32])
def test_every_thing_that_an_answer_names_is_there_once(seed: int) -> None:
    state, chance = started(SCENARIO_IDS[seed % len(SCENARIO_IDS)], 2, seed)
    for number in range(130):
        if state.over:
            break
        if number % 4 == 0:
            ids = [thing["id"] for thing in GAME.things(state, state.to_act())]
            assert len(ids) == len(set(ids))
            for action in state.legal():
                missing = set(GAME.label(state, action).things) - set(ids)
                assert not missing, (state.format(action), missing)
        state.apply(lively(state, chance))
