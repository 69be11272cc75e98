"""Scenarios: counts and cards of their set-ups, and what chance decides in them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.mage_knight.board import slot, slot_a, slot_b
from hexfarer.games.mage_knight.components import DEEDS, SKILLS, UNITS
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.content.tiles import CORE, COUNTRYSIDE, TILE_IDS, TILES
from hexfarer.games.mage_knight.plan import OPEN, SOLO, WEDGE, WEDGE_FREE
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ADVANCED_ACTION,
    BLACK,
    DOWN,
    GLADE,
    GOLD,
    KEEP,
    LAKE,
    MINE,
    MONASTERY,
    MOUNTAIN,
    NO_SITE,
    NONE,
    PILE_BROWN,
    PILE_GREEN,
    PILE_RED,
    SEA,
    SECRET_DUNGEON,
    SECRET_TOMB,
    SWAMP,
    TOWER,
    VILLAGE,
)
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import find, make_setup
from tests.support import rule

FOUR = ["tovak", "arythea", "goldyx", "norowas"]
TWO = FOUR[:2]
SEEDS = range(1, 31)


def started(scenario: str, seats: int, seed: int = 1, **options: str) -> MageKnight:
    s = find("mage_knight").start(make_setup("mage_knight", scenario, FOUR[:seats], seed, options))
    assert isinstance(s, MageKnight)
    return s


def laid(s: MageKnight, given: dict[str, object]) -> MageKnight:
    s.game.situate(s, given)
    return s


def do(s: MageKnight, *actions: str) -> MageKnight:
    for text in actions:
        s.apply(s.parse(text))
    return s


def seen(s: MageKnight, seat: int = -1) -> dict[str, Any]:
    return s.game.view(s, seat)


def tiles(s: MageKnight) -> list[int]:
    """All tiles of the scenario but the first."""
    hidden = [packed & 63 for packed in s.fixed_hidden]
    return s.board.tiles[1:] + s.tile_deck + hidden


def named(numbers: list[int]) -> set[str]:
    return {TILE_IDS[tile] for tile in numbers}


def kinds(s: MageKnight) -> tuple[int, int, int]:
    """Countryside, city and other core tiles."""
    country = sum(1 for tile in tiles(s) if TILES[tile].kind == COUNTRYSIDE)
    cities = sum(1 for tile in tiles(s) if TILES[tile].kind == CORE and TILES[tile].city != NONE)
    return country, cities, len(tiles(s)) - country - cities


def shape(s: MageKnight) -> str:
    if s.plan.shape == OPEN:
        return f"open {s.plan.high - s.plan.low + 1}"
    return {WEDGE: "wedge", WEDGE_FREE: "free wedge"}.get(s.plan.shape, "fixed")


def check_map(scenario: str, seats: int, wanted: tuple[int, int, int], where: str, rounds: int) -> None:
    for seed in (1, 2, 3):
        s = started(scenario, seats, seed)
        assert kinds(s) == wanted
        assert shape(s) == where
        assert s.plan.rounds == rounds
        backs = [TILES[tile].kind for tile in s.board.tiles[1:] + s.tile_deck[::-1]]
        assert backs == sorted(backs)  # countryside on top
        assert len(set(tiles(s))) == len(tiles(s))
        assert s.board.tiles[0] == TILE_IDS.index("start_A" if "wedge" in where else "start_B")


def levels(scenario: str, seats: int, wanted: list[int], **options: str) -> None:
    """The levels of cities in the order in which they are revealed."""
    s = started(scenario, seats, 1, **options)
    places = ["1,1", "2,0", "0,2", "2,1"]
    lines = [f"core_{n} {where}" for n, where in zip((5, 6, 7, 8), places[: len(wanted)], strict=False)]
    laid(s, {"tiles": ["country_3 0,1", "country_4 1,0", *lines], "active": 0})
    assert [city.level for city in s.cities] == wanted


# -- First Reconnaissance --


@rule("MK-SCN-FREC-01", "MK-SCN-FREC-02")
@pytest.mark.parametrize(("seats", "country", "rounds"), [(1, 8, 4), (2, 8, 3), (3, 9, 3), (4, 11, 3)])
def test_first_reconnaissance_uses_countryside_tiles_in_order(seats: int, country: int, rounds: int) -> None:
    check_map("first_reconnaissance", seats, (country, 1, 2), "free wedge", rounds)
    for seed in (1, 2, 3):
        s = started("first_reconnaissance", seats, seed)
        stack = s.board.tiles[1:] + s.tile_deck[::-1]
        assert [TILE_IDS[tile] for tile in stack[:country]] == [f"country_{n}" for n in range(1, country + 1)]
        assert s.board.slots[1:] == [slot(0, 1), slot(1, 0)]


@rule("MK-SCN-FREC-04")
def test_first_reconnaissance_does_without_the_later_advanced_actions() -> None:
    s = started("first_reconnaissance", 2)
    cards = s.action_deck + s.action_offer + s.monastery_offer
    assert sorted(DEEDS[card].number for card in cards) == list(range(1, 17))
    usual = started("full_conquest", 2)
    assert len(usual.action_deck + usual.action_offer + usual.monastery_offer) == 28
    assert all(DEEDS[card].kind == ADVANCED_ACTION for card in cards)


@rule("MK-SCN-FREC-07")
def test_first_reconnaissance_does_without_elite_units() -> None:
    s = started("first_reconnaissance", 2)
    assert s.elite_deck == []
    laid(s, {"begin": "prepare", "core_revealed": True})
    assert len(s.unit_offer) == 4
    assert not any(UNITS[unit].elite for unit in s.unit_offer)


@rule("MK-SCN-FREC-09")
def test_first_reconnaissance_deals_spells_and_actions_later() -> None:
    s = started("first_reconnaissance", 3)
    assert s.spell_offer == []
    assert s.action_offer == []
    assert len(started("full_conquest", 3).spell_offer) == 3


@rule("MK-SCN-FREC-12", "MK-SOLO-05")
def test_first_reconnaissance_alone() -> None:
    s = started("first_reconnaissance", 1)
    assert s.dummy is not None
    assert s.plan.tactics == SOLO
    assert len(s.dummy.skill_pile) == 10
    assert len(s.players[0].skill_pile) == 9
    assert len(s.spell_deck) == 16
    assert not s.plan.titles
    assert started("first_reconnaissance", 1, 1, dummy="off").dummy is None
    with pytest.raises(Problem):
        make_setup("mage_knight", "solo_conquest", ["tovak"], 1, {"dummy": "off"})


# -- conquests --


@rule("MK-SCN-FCON-01", "MK-SCN-FCON-02")
@pytest.mark.parametrize(
    ("seats", "wanted", "where"), [(2, (8, 2, 1), "wedge"), (3, (9, 3, 2), "wedge"), (4, (11, 4, 3), "open 5")]
)
def test_full_conquest(seats: int, wanted: tuple[int, int, int], where: str) -> None:
    check_map("full_conquest", seats, wanted, where, 6)
    levels("full_conquest", seats, [4] * seats)


@rule("MK-SCN-FCON-05")
def test_full_conquest_with_higher_city_levels() -> None:
    levels("full_conquest", 2, [9, 9], city_level="9")


@rule("MK-SCN-FCON-06")
@pytest.mark.parametrize(
    ("teams", "cities", "level"), [("on", 4, 4), ("level_10", 2, 10), ("level_11", 2, 11), ("megapolises", 2, 0)]
)
def test_full_conquest_in_two_teams(teams: str, cities: int, level: int) -> None:
    s = started("full_conquest", 4, 1, teams=teams)
    assert kinds(s) == (11, cities, 3)
    assert shape(s) == "open 5"
    assert s.allies(0, 2)
    assert s.allies(1, 3)
    assert not s.allies(0, 1)
    assert s.plan.coop_assault
    assert s.plan.two_megapolises == (teams == "megapolises")
    assert s.plan.megapolis == (8 if teams == "megapolises" else 0)  # the level of each
    if level:
        levels("full_conquest", 4, [level] * cities, teams=teams)
    for seats in (2, 3):
        with pytest.raises(Problem):
            make_setup("mage_knight", "full_conquest", FOUR[:seats], 1, {"teams": teams})


@rule("MK-SCN-BCON-01")
@pytest.mark.parametrize(
    ("seats", "wanted", "where"), [(2, (6, 2, 1), "wedge"), (3, (7, 3, 2), "wedge"), (4, (9, 4, 3), "open 4")]
)
def test_blitz_conquest(seats: int, wanted: tuple[int, int, int], where: str) -> None:
    check_map("blitz_conquest", seats, wanted, where, 4)
    levels("blitz_conquest", seats, [3] * seats)


@rule("MK-SCN-BCON-02", "MK-SCN-BCON-03", "MK-SCN-BCON-04", "MK-SCN-BCON-05", "MK-SCN-BCOO-02", "MK-SCN-BCOO-03")
@pytest.mark.parametrize("scenario", ["blitz_conquest", "blitz_cooperation"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_blitz_starts_ahead(scenario: str, seats: int) -> None:
    s = started(scenario, seats)
    assert [player.fame for player in s.players] == [1] * seats
    assert [player.reputation for player in s.players] == [2] * seats
    assert len(s.dice) == seats + 3
    assert len(s.unit_offer) == seats + 3
    assert len(s.elite_deck) == 20
    laid(s, {"begin": "prepare", "core_revealed": True})
    assert s.round == 2
    assert len(s.dice) == seats + 3
    assert len(s.unit_offer) == seats + 3
    assert any(UNITS[unit].elite for unit in s.unit_offer)


@rule("MK-SCN-SOLO-01", "MK-SCN-SOLO-03", "MK-SCN-SOLO-04")
def test_solo_conquest() -> None:
    check_map("solo_conquest", 1, (7, 2, 2), "wedge", 6)
    s = started("solo_conquest", 1)
    assert s.dummy is not None
    assert s.plan.tactics == SOLO
    assert len(s.tactics) == 6  # the player chooses first
    assert len(s.dice) == 3
    assert len(s.unit_offer) == 3
    assert len(s.dummy.skill_pile) == 10
    assert not any(SKILLS[skill].interactive for skill in s.players[0].skill_pile)
    assert len(s.spell_deck + s.spell_offer) == 16


@rule("MK-SCN-SOLO-08")
def test_variants_of_solo_conquest() -> None:
    levels("solo_conquest", 1, [2, 2], city_level="2")
    make_setup("mage_knight", "solo_conquest", ["tovak"], 1, {"megapolis": "10"})
    for scenario in ("full_conquest", "blitz_conquest", "mines_liberation", "druid_nights", "dungeon_lords"):
        s = started(scenario, 1)
        assert s.dummy is not None
        assert s.plan.tactics == SOLO
        assert kinds(s) == kinds(started(scenario, 2))


@rule("MK-SCN-FCOO-01")
@pytest.mark.parametrize(("seats", "wanted", "cities"), [(2, (8, 3, 2), [5, 5, 8]), (3, (10, 4, 3), [5, 5, 5, 11])])
def test_full_cooperation(seats: int, wanted: tuple[int, int, int], cities: list[int]) -> None:
    check_map("full_cooperation", seats, wanted, "open 5", 6)
    levels("full_cooperation", seats, cities)


@rule("MK-SCN-FCOO-02")
def test_full_cooperation_is_a_cooperative_game() -> None:
    s = started("full_cooperation", 2)
    assert s.dummy is not None
    assert not s.plan.pvp
    assert s.plan.coop_assault
    assert s.allies(0, 1)


@rule("MK-SCN-FCOO-05")
def test_variants_of_full_cooperation() -> None:
    levels("full_cooperation", 2, [7, 7, 7], city_level="7")
    make_setup("mage_knight", "full_cooperation", TWO, 1, {"megapolis": "10"})
    with pytest.raises(Problem):
        make_setup("mage_knight", "full_cooperation", FOUR[:3], 1, {"megapolis": "10"})
    assert started("full_cooperation", 2, 1, scoring="low").plan.low_scoring


@rule("MK-SCN-BCOO-01")
@pytest.mark.parametrize(("seats", "wanted", "cities"), [(2, (7, 2, 1), [5, 8]), (3, (8, 3, 2), [5, 8, 11])])
def test_blitz_cooperation(seats: int, wanted: tuple[int, int, int], cities: list[int]) -> None:
    check_map("blitz_cooperation", seats, wanted, "open 5", 4)
    levels("blitz_cooperation", seats, cities)


# -- mines, druids, dungeons --

SPECIAL = [(2, (8, 1, 1), "wedge"), (3, (9, 1, 2), "wedge"), (4, (11, 1, 3), "open 4")]


@rule("MK-SCN-MINE-01", "MK-SCN-MINE-02", "MK-SCN-MINE-03")
@pytest.mark.parametrize(("seats", "wanted", "where"), SPECIAL)
def test_mines_liberation(seats: int, wanted: tuple[int, int, int], where: str) -> None:
    check_map("mines_liberation", seats, wanted, where, 4)
    left_out: set[str] = set()
    cores: set[str] = set()
    for seed in SEEDS:
        s = started("mines_liberation", seats, seed)
        used = named(tiles(s))
        assert {"country_2", "country_3", "country_5", "country_6", "core_8"} <= used
        assert "core_1" not in used
        assert "core_1" not in named(s.spare_core)
        mines = sum(1 for tile in tiles(s) if TILES[tile].mine != NONE)
        assert mines == {2: 6, 3: 7, 4: 8}[seats]
        left_out |= {f"country_{n}" for n in range(1, 12)} - used
        cores |= used & {"core_2", "core_3", "core_4"}
    assert cores == {"core_2", "core_3", "core_4"}
    if seats < 4:
        assert left_out == {f"country_{n}" for n in (1, 4, 7, 8, 9, 10, 11)}


@rule("MK-SCN-MINE-02")
def test_the_city_of_mines_liberation_is_friendly() -> None:
    s = started("mines_liberation", 2)
    laid(s, {"tiles": ["country_3 0,1", "country_4 1,0", "core_8 1,1"], "active": 0})
    city = s.cities[0]
    assert city.conquered
    assert city.garrison == []
    assert sorted(city.shields) == [0, 1]
    assert city.leader == NONE


@rule("MK-SCN-MINE-04")
def test_mines_are_held_by_two_tokens() -> None:
    for seed in SEEDS:
        s = started("mines_liberation", 2, seed)
        laid(s, {"tiles": ["country_3 0,1", "country_6 1,0", "core_8 1,1"], "active": 0})
        for place, site in enumerate(s.sites):
            if site == MINE:
                pile = PILE_RED if TILES[s.board.tile_of(place)].kind == CORE else PILE_GREEN
                face_up, hidden = s.tokens_at(place)
                assert face_up < DOWN <= hidden
                assert ENEMIES[face_up].pile == pile
                assert ENEMIES[hidden - DOWN].pile == PILE_BROWN


@rule("MK-SCN-DRUI-01")
@pytest.mark.parametrize(("seats", "wanted", "where"), SPECIAL)
def test_druid_nights(seats: int, wanted: tuple[int, int, int], where: str) -> None:
    check_map("druid_nights", seats, wanted, where, 4)
    for seed in SEEDS:
        used = named(tiles(started("druid_nights", seats, seed)))
        assert {"country_1", "country_2", "country_5", "country_7", "country_8", "core_5"} <= used
    s = laid(started("druid_nights", 2), {"tiles": ["country_3 0,1", "country_4 1,0", "core_5 1,1"], "active": 0})
    assert s.cities[0].conquered
    assert s.cities[0].leader == NONE
    assert GLADE in s.sites


@rule("MK-SCN-DRUI-13")
@pytest.mark.parametrize("seats", [2, 3])
def test_epic_druid_nights(seats: int) -> None:
    s = started("druid_nights", seats, 1, length="epic")
    assert kinds(s) == (11, 1, 4)
    assert s.plan.rounds == 6


@rule("MK-SCN-DRUI-07", "MK-SCN-DRUI-09")
@pytest.mark.parametrize(("round_", "crystals"), [(2, 1), (4, 2)])
def test_incantations_bring_random_crystals(round_: int, crystals: int) -> None:
    black = gold = 0
    for seed in SEEDS:
        s = started("druid_nights", 2, seed)
        given: dict[str, object] = {
            "tiles": ["country_1 0,1", "country_5 1,0", "country_7 1,1"],
            "space": {"B0": {"glade": [0]}},
            "round": round_,
            "time": "night",
            "active": 0,
            "order": [0, 1],
            "seat": {"0": {"place": "B4", "hand": ["march"], "played": True}},
        }
        do(laid(s, given), "incant")
        while s.players[0].crystals_due == crystals and s.to_act() == 0 and s.combat is not None:
            s.apply(s.stack[-1].quiet(s))
        assert s.players[0].crystals_due == crystals
        assert s.players[0].fame == 0
        chance = s.rng.copy()
        rolled = [chance.next(6) for _ in range(crystals)]
        do(s, "end")
        while s.players[0].crystals_due or s.format(s.legal()[0]).startswith("colour"):  # gold: a colour of choice
            s.apply(s.legal()[0])
        assert s.players[0].fame == rolled.count(BLACK)
        assert sum(s.players[0].crystals) == crystals - rolled.count(BLACK)
        for colour in range(4):
            assert s.players[0].crystals[colour] >= rolled.count(colour)
        black += rolled.count(BLACK)
        gold += rolled.count(GOLD)
    assert black
    assert gold


@rule("MK-SCN-DUNG-01", "MK-SCN-DUNG-13")
@pytest.mark.parametrize(("seats", "wanted", "where"), SPECIAL)
def test_dungeon_lords(seats: int, wanted: tuple[int, int, int], where: str) -> None:
    check_map("dungeon_lords", seats, wanted, where, 5)
    for seed in SEEDS:
        used = named(tiles(started("dungeon_lords", seats, seed)))
        assert {"country_7", "country_9", "core_1", "core_6"} <= used
    s = laid(started("dungeon_lords", 2), {"tiles": ["country_3 0,1", "country_4 1,0", "core_6 1,1"], "active": 0})
    assert s.cities[0].conquered


@rule("MK-SCN-DUNG-13")
def test_dungeon_lords_has_three_days_and_two_nights() -> None:
    s = started("dungeon_lords", 2)
    nights = [s.night]
    for round_ in range(1, 5):
        laid(s, {"begin": "round_end", "round": round_, "time": "night" if s.night else "day"})
        nights.append(s.night)
    assert nights == [False, True, False, True, False]
    assert not s.over
    laid(s, {"begin": "round_end", "round": 5, "time": "day"})
    assert s.over


@rule("MK-SCN-DUNG-04", "MK-SCN-DUNG-02", "MK-SCN-DUNG-03")
def test_secret_entrances_of_the_first_tiles_are_random() -> None:
    places: Counter[int] = Counter()
    for seed in range(1, 61):
        s = started("dungeon_lords", 2, seed)
        sites = [place for place, site in enumerate(s.sites) if site in (VILLAGE, MONASTERY)]
        secret = [place for place, site in enumerate(s.sites) if site in (SECRET_DUNGEON, SECRET_TOMB)]
        assert len(secret) <= len(sites)
        for place in secret:
            assert s.board.site[place] == NO_SITE
            assert s.board.terrain[place] not in (SWAMP, LAKE, MOUNTAIN, SEA)
            tomb = s.sites[place] == SECRET_TOMB
            assert any(s.sites[near] == (MONASTERY if tomb else VILLAGE) for near in s.board.near[place])
            (token,) = s.tokens_at(place)
            assert token >= DOWN
            assert ENEMIES[token - DOWN].pile == (PILE_RED if tomb else PILE_BROWN)
            if s.board.tile_of(place) == TILE_IDS.index("country_2"):
                places[place % 7] += 1
    assert len(places) > 1


# -- Conquer and Hold --

HIDDEN_COUNTRY = {(1, 1), (2, -1)}
HIDDEN_CORE = {(2, 1), (2, 0), (3, 0), (3, -1)}


@rule("MK-SCN-HOLD-01", "MK-SCN-HOLD-02")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 4), (4, 4)])
def test_the_map_of_conquer_and_hold(seats: int, rounds: int) -> None:
    shown: set[str] = set()
    cities: set[tuple[int, int]] = set()
    for seed in range(1, 41):
        s = started("conquer_and_hold", seats, seed)
        assert s.plan.rounds == rounds
        assert named(tiles(s)) == {f"country_{n}" for n in (3, 4, 9, 10, 11)} | {f"core_{n}" for n in (2, 3, 4, 7)}
        assert s.board.tiles[0] == TILE_IDS.index("start_B")
        assert [(slot_a(where), slot_b(where)) for where in s.board.slots] == [(0, 0), (0, 1), (1, 0), (1, -1)]
        assert all(TILES[tile].kind == COUNTRYSIDE for tile in s.board.tiles[1:])
        shown |= named(s.board.tiles[1:])
        hidden = {(slot_a(packed >> 6), slot_b(packed >> 6)): packed & 63 for packed in s.fixed_hidden}
        assert set(hidden) == HIDDEN_COUNTRY | HIDDEN_CORE
        for where, tile in hidden.items():
            assert (TILES[tile].kind == COUNTRYSIDE) == (where in HIDDEN_COUNTRY)
            if TILE_IDS[tile] == "core_7":
                cities.add(where)
    assert len(shown) == 5
    assert cities == HIDDEN_CORE


@rule("MK-SCN-HOLD-02")
def test_hidden_tiles_of_conquer_and_hold_are_explored_for_two() -> None:
    s = started("conquer_and_hold", 2)
    hidden = {packed >> 6: packed & 63 for packed in s.fixed_hidden}
    laid(s, {"active": 0, "seat": {"0": {"place": "B2", "hand": ["march"], "move": 3}}})
    legal = {s.format(action) for action in s.legal() if s.format(action).startswith("explore")}
    assert legal == {"explore 1,1"}
    do(s, "explore 1,1")
    assert s.players[0].move == 1
    assert s.board.tiles[-1] == hidden[slot(1, 1)]
    assert s.board.slots[-1] == slot(1, 1)


@rule("MK-SCN-HOLD-02")
def test_a_core_tile_of_conquer_and_hold_needs_only_one_neighbour() -> None:
    s = started("conquer_and_hold", 2)
    laid(s, {"active": 0, "seat": {"0": {"place": "C2", "hand": ["march"], "move": 2}}})
    legal = {s.format(action) for action in s.legal() if s.format(action).startswith("explore")}
    assert legal == {"explore 2,0", "explore 2,-1"}


@rule("MK-SCN-HOLD-04", "MK-SCN-HOLD-05")
@pytest.mark.parametrize(("seats", "first"), [(2, 4), (3, 3), (4, 3)])
def test_units_of_conquer_and_hold(seats: int, first: int) -> None:
    s = started("conquer_and_hold", seats)
    assert len(s.elite_deck) == 15
    assert all(UNITS[unit].level < 4 for unit in s.elite_deck)
    assert not any(UNITS[unit].elite for unit in s.unit_offer)
    for round_ in range(1, s.plan.rounds):
        given: dict[str, object] = {"begin": "prepare", "round": round_, "core_revealed": round_ + 1 < first}
        laid(s, {**given, "time": "night" if round_ % 2 == 0 else "day"})
        elite = [UNITS[unit].elite for unit in s.unit_offer]
        assert len(elite) == seats + 2
        if s.round < first:
            assert not any(elite)
        else:
            assert elite == [i % 2 == 0 for i in range(seats + 2)]


@rule("MK-SCN-HOLD-16")
def test_all_sites_of_conquer_and_hold_are_worth_25() -> None:
    s = started("conquer_and_hold", 2, 1, tiles="revealed")
    keeps = [place for place, site in enumerate(s.sites) if site == KEEP]
    towers = [place for place, site in enumerate(s.sites) if site == TOWER]
    assert len(keeps) == 5
    assert len(towers) == 5
    for place in keeps + towers:
        s.shields[place] = 1
    assert s.outcome().scores == [25, 0]


@rule("MK-SCN-HOLD-17")
def test_variants_of_conquer_and_hold() -> None:
    s = started("conquer_and_hold", 2, 1, tiles="revealed")
    assert len(s.board.tiles) == 10
    assert s.fixed_hidden == []
    three = started("conquer_and_hold", 3)
    assert three.plan.rounds == 4
    assert three.plan.elite_from == 3
    assert not any(three.allies(a, b) for a in range(3) for b in range(3))


@rule("MK-SCN-HOLD-14")
def test_four_players_of_conquer_and_hold_are_two_teams() -> None:
    s = started("conquer_and_hold", 4)
    assert s.allies(0, 2)
    assert s.allies(1, 3)
    assert not s.allies(0, 1)


# -- One to Return --


@rule("MK-SCN-PORT-01", "MK-SCN-PORT-05")
@pytest.mark.parametrize(("seats", "wanted"), [(2, (7, 1, 1)), (3, (8, 2, 2)), (4, (10, 3, 3))])
def test_one_to_return(seats: int, wanted: tuple[int, int, int]) -> None:
    check_map("one_to_return", seats, wanted, "wedge", 4)
    levels("one_to_return", seats, [3] * (seats - 1))


@rule("MK-SCN-PORT-09")
@pytest.mark.parametrize(("seats", "wanted"), [(2, (8, 2, 2)), (3, (9, 3, 3)), (4, (11, 4, 4))])
def test_epic_one_to_return(seats: int, wanted: tuple[int, int, int]) -> None:
    s = started("one_to_return", seats, 1, length="epic")
    assert kinds(s) == wanted
    assert s.plan.rounds == 6
    levels("one_to_return", seats, [4] * seats, length="epic")


def last_night(seed: int, on_portal: int) -> MageKnight:
    """Two teams at the end of the last Night; seats 0 and 2 play together."""
    s = started("one_to_return", 4, seed, teams="on")
    seat = {str(i): {"place": f"B{i + 3}", "hand": ["march"], "played": True} for i in range(4)}
    if on_portal >= 0:
        seat[str(on_portal)]["place"] = "A0"
    tiles_ = ["country_3 0,1", "country_4 1,0"]
    given: dict[str, object] = {"tiles": tiles_, "space": {}, "round": 4, "time": "night", "announced": 1, "seat": seat}
    laid(s, {**given, "active": 0, "turns_left": []})
    return do(s, "end", "stop")


@rule("MK-SCN-PORT-10")
def test_a_team_wins_with_its_chosen_one_on_the_portal() -> None:
    chosen: set[tuple[int, int]] = set()
    for seed in SEEDS:
        s = started("one_to_return", 4, seed, teams="on")
        one, two = s.chosen
        assert one in (0, 2)
        assert two in (1, 3)
        chosen.add((one, two))
        assert seen(s, 0)["chosen"] == seen(s, 2)["chosen"] == [one]
        assert seen(s, 1)["chosen"] == seen(s, 3)["chosen"] == [two]
        assert "chosen" not in seen(s)
    assert len(chosen) == 4
    for seed in (1, 2, 3, 4):
        for seat in range(4):
            s = last_night(seed, seat)
            assert s.over
            wanted = ([0, 2] if seat in (0, 2) else [1, 3]) if seat in s.chosen else []
            assert s.outcome().winners == wanted
    nobody = last_night(1, -1)
    assert nobody.over
    assert nobody.outcome().winners == []


# -- cities stormed together --


@rule("MK-COOP-ASSAULT-09")
def test_defenders_are_dealt_at_random() -> None:
    first: Counter[str] = Counter()
    for seed in range(1, 61):
        s = started("full_cooperation", 2, seed)
        given: dict[str, object] = {
            "tiles": ["country_3 0,1", "country_4 1,0", "core_6 1,1"],
            "space": {},
            "city": {"blue": {"garrison": ["prowlers", "golems", "freezers"]}},
            "active": 0,
            "seat": {"0": {"place": "D4", "move": 2}, "1": {"place": "D6"}},
        }
        before = laid(s, given).reveals
        do(s, "assault-together D0", "invite 2 2", "yes", "accept")
        assert s.reveals != before
        do(s, "enter")
        foes = seen(s)["combat"]["foes"]
        assert len(foes) == 1
        first[foes[0]["enemy"]] += 1
    assert set(first) == {"prowlers", "golems", "freezers"}
    assert min(first.values()) > 8


@rule("MK-SCN-PORT-10")
def test_the_chosen_ones_are_shown_at_the_end() -> None:
    s = last_night(1, 0)
    assert s.over
    assert seen(s)["chosen"] == s.chosen
