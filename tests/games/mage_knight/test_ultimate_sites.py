"""Tiles, sites and scenarios of the Ultimate Edition: what set-ups deal, and random games on the larger map."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.text import Text

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.cli.boards.bricks import Cell, draw
from hexfarer.games.mage_knight import verbs
from hexfarer.games.mage_knight.board import Board, slot
from hexfarer.games.mage_knight.components import DEEDS, SKILLS, UNITS
from hexfarer.games.mage_knight.content.ruins import RUIN_TOKENS
from hexfarer.games.mage_knight.content.tiles import TILE_IDS, TILES, country
from hexfarer.games.mage_knight.dump import freeze_state
from hexfarer.games.mage_knight.flow.variants import Auction, strength
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import HEROES, IN_MAZE, VILLAGE
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.verdict import OK
from tests.support import rule

FOUR = ["tovak", "arythea", "goldyx", "norowas"]
MORE = ["country_12", "country_13", "country_14", "core_9", "core_10"]
POOL = [*(f"country_{n}" for n in range(1, 12)), *(f"core_{n}" for n in range(1, 9))]


def started(scenario: str, seats: int, seed: int = 1, edition: str = "ultimate", **options: str) -> MageKnight:
    s = find("mage_knight").start(make_setup("mage_knight", scenario, FOUR[:seats], seed, options, edition))
    assert isinstance(s, MageKnight)
    return s


def all_tiles(s: MageKnight) -> set[str]:
    """Every tile of the game: on the map, in the deck, left out."""
    hidden = [packed & 63 for packed in s.fixed_hidden]
    return {TILE_IDS[tile] for tile in s.board.tiles[1:] + s.tile_deck + s.spare_country + s.spare_core + hidden}


# -- tiles --


@rule("MK-MAP-21")
@pytest.mark.parametrize("scenario", ["full_conquest", "blitz_conquest", "druid_nights", "one_to_return"])
def test_the_larger_pool_adds_five_tiles_to_the_draw(scenario: str) -> None:
    usual = [started(scenario, 2, seed) for seed in range(12)]
    assert all(not set(MORE) & all_tiles(s) for s in usual)
    larger = [started(scenario, 2, seed, tile_pool="extended") for seed in range(30)]
    assert all(set(MORE) <= all_tiles(s) for s in larger)
    used = {TILE_IDS[tile] for s in larger for tile in s.board.tiles + s.tile_deck}
    assert set(MORE) <= used
    counts = {(s.plan.countryside, s.plan.core_plain) for s in usual + larger}
    assert len(counts) == 1


@rule("MK-MAP-21")
@pytest.mark.parametrize("scenario", ["first_reconnaissance", "mines_liberation", "conquer_and_hold"])
def test_scenarios_that_name_their_tiles_keep_them(scenario: str) -> None:
    for seed in range(10):
        assert not set(MORE) & all_tiles(started(scenario, 2, seed, tile_pool="extended"))


@rule("MK-MAP-21")
def test_the_base_edition_has_no_larger_pool() -> None:
    with pytest.raises(Problem):
        started("full_conquest", 2, edition="base", tile_pool="extended")


@rule("MK-VAR-SIZE-01")
def test_the_number_of_tiles_goes_as_far_as_the_pool() -> None:
    for edition in ("base", "ultimate"):
        with pytest.raises(Problem):
            started("full_conquest", 2, edition=edition, countryside="12")
        with pytest.raises(Problem):
            started("full_conquest", 2, edition=edition, core_tiles="5")
    s = started("full_conquest", 2, tile_pool="extended", countryside="14", core_tiles="6")
    assert set(MORE) <= {TILE_IDS[tile] for tile in s.board.tiles + s.tile_deck}


@rule("MK-SCN-DRUI-13")
def test_epic_druid_nights_use_all_tiles_of_the_pool() -> None:
    s = started("druid_nights", 2, length="epic")
    assert (s.plan.countryside, s.plan.core_plain) == (11, 4)
    s = started("druid_nights", 2, length="epic", tile_pool="extended")
    assert (s.plan.countryside, s.plan.core_plain) == (14, 6)


TERRAIN = {
    "country_12": "plains swamp hills mountain plains hills mountain",
    "country_13": "forest hills lake forest plains swamp forest",
    "country_14": "plains plains wasteland hills plains desert desert",
    "core_9": "plains hills mountain desert desert wasteland hills",
    "core_10": "swamp lake forest hills hills forest swamp",
}
SITES = {
    "country_12": "marauding_orcs none monastery none maze refugee_camp none",
    "country_13": "mage_tower marauding_orcs none deep_mine none magical_glade none",
    "country_14": "none keep maze village none deep_mine none",
    "core_9": "draconum mage_tower none refugee_camp none none labyrinth",
    "core_10": "none none labyrinth marauding_orcs marauding_orcs keep deep_mine",
}
DEEP = {"country_13": ["blue", "green"], "country_14": ["red", "white"], "core_10": ["red", "blue", "green", "white"]}
WALLS = {
    "country_12": "B0-B2 B0-B4 B0-B5",
    "country_13": "B0-B1 B1-B6",
    "country_14": "B0-B1",
    "core_9": "B0-B3 B0-B4 B0-B5 B2-B3 B5-B6",
    "core_10": "",
}


@rule("MK-MAP-21", "MK-SITE-WALL-01", "MK-SITE-DEEPMINE-01")
@pytest.mark.parametrize("tile", MORE)
def test_what_is_on_the_new_tiles(tile: str) -> None:
    s = started("full_conquest", 2, tile_pool="extended")
    s.game.situate(s, {"tiles": [f"{tile} 0,1"]})
    seen: Any = s.view(-1)
    spaces = [seen["space"][f"B{i}"] for i in range(7)]
    assert [space["terrain"] for space in spaces] == TERRAIN[tile].split()
    assert [space["site"] for space in spaces] == SITES[tile].split()
    assert [space["deep"] for space in spaces if "deep" in space] == ([DEEP[tile]] if tile in DEEP else [])
    walls = {f"B{i}-{other}" for i in range(7) for other in spaces[i].get("walls", []) if f"B{i}" < other}
    assert walls == set(WALLS[tile].split())


@rule("MK-SITE-OTHER-01", "MK-SITE-OTHER-02")
def test_there_are_no_other_tiles_and_sites() -> None:
    assert sorted(id for id in TILE_IDS if not id.startswith("start")) == sorted(POOL + MORE)


@rule("MK-VAR-ROT-02", "MK-SITE-WALL-01")
@pytest.mark.parametrize("turn", range(6))
def test_walls_turn_with_their_tile(turn: int) -> None:
    """The same sites are parted by walls, whichever way the tile lies."""
    for tile, printed in enumerate(TILES):
        if not printed.walls:
            continue
        board = Board().with_tile(0, slot(0, 0)).with_tile(tile, slot(0, 1), turn)
        parted = {
            frozenset((board.printed_position(a), board.printed_position(b)))
            for a in range(7, 14)
            for b in board.walls[a]
        }
        assert parted == {frozenset(pair) for pair in printed.walls}
        for a in range(len(board.hexes)):
            for b in board.walls[a]:
                assert a in board.walls[b]
                assert b in board.near[a]


@rule("MK-VAR-ROT-01")
def test_random_orientation_turns_walls() -> None:
    found = set()
    for seed in range(60):
        s = started("full_conquest", 4, seed, tile_pool="extended", orientation="random")
        if country(14) in s.board.tiles:
            first = 7 * s.board.tiles.index(country(14))
            found.add(s.board.walls[first][0] - first)
    assert len(found) > 2


# -- ruins --


@rule("MK-SETUP-30", "MK-SITE-RUINS-01")
def test_the_ultimate_edition_has_fifteen_ruins_and_the_base_edition_twelve() -> None:
    for edition, count in (("base", 12), ("ultimate", 15)):
        s = started("full_conquest", 2, edition=edition)
        laid = [(ruin & 127) - 1 for ruin in s.ruins if ruin]
        assert len(s.ruin_pile + laid) == count
    added = [ruin.id for ruin in RUIN_TOKENS[12:]]
    assert added == ["altar_all", "violet_violet", "green_green_green"]


# -- scenarios --


@rule("MK-SCN-FREC-04")
def test_first_reconnaissance_uses_all_advanced_actions() -> None:
    def numbers(s: MageKnight) -> set[int]:
        return {DEEDS[card].number for card in s.action_deck + s.monastery_offer}

    assert max(numbers(started("first_reconnaissance", 2, edition="base"))) == 16
    assert numbers(started("first_reconnaissance", 2)) == numbers(started("full_conquest", 2)) | {
        DEEDS[card].number for card in started("full_conquest", 2).action_offer
    }


@rule("MK-SCN-FREC-08")
def test_the_first_unit_offer_of_first_reconnaissance_has_a_unit_for_villages() -> None:
    def lacking(edition: str) -> int:
        tables = [started("first_reconnaissance", 1, seed, edition) for seed in range(150)]
        return sum(1 for s in tables if not any(UNITS[unit].sites >> VILLAGE & 1 for unit in s.unit_offer))

    assert lacking("ultimate") == 0
    assert lacking("base") > 0  # so that the test above means something


@rule("MK-SCN-BCON-05", "MK-SCN-BCOO-03")
def test_elite_units_by_edition_and_option() -> None:
    for scenario in ("blitz_conquest", "blitz_cooperation"):
        assert started(scenario, 2, edition="base").elite_deck
        assert not started(scenario, 2).elite_deck
        assert started(scenario, 2, elite_units="on").elite_deck
        assert not started(scenario, 2, edition="base", elite_units="off").elite_deck
    assert started("full_conquest", 2).elite_deck
    assert not started("full_conquest", 2, elite_units="off").elite_deck


@rule("MK-SCN-PORT-04", "MK-SCN-HOLD-06")
def test_recruiting_by_edition_and_option() -> None:
    for scenario, base, ultimate in (
        ("one_to_return", False, True),
        ("conquer_and_hold", True, True),
        ("full_conquest", False, False),
    ):
        assert started(scenario, 2, edition="base").plan.recruit_more == base
        assert started(scenario, 2).plan.recruit_more == ultimate
        for edition in ("base", "ultimate"):
            assert started(scenario, 2, edition=edition, recruiting="extended").plan.recruit_more
            assert not started(scenario, 2, edition=edition, recruiting="plain").plan.recruit_more


@rule("MK-DUMMY-14")
def test_four_cooperating_players_leave_a_hero_for_the_dummy() -> None:
    base = started("full_cooperation", 4, edition="base")
    assert base.dummy is not None
    assert base.dummy.hero == -1
    heroes = set()
    for seed in range(40):
        s = started("full_cooperation", 4, seed)
        assert s.dummy is not None
        heroes.add(HEROES[s.dummy.hero])
    assert heroes == {"wolfhawk", "krang", "braevalar"}


@rule("MK-DUMMY-15")
def test_the_dummy_may_be_chosen_among_the_heroes_of_the_edition() -> None:
    s = started("full_cooperation", 2, dummy="krang")
    assert s.dummy is not None
    assert HEROES[s.dummy.hero] == "krang"
    with pytest.raises(Problem):
        started("full_cooperation", 2, edition="base", dummy="krang")
    with pytest.raises(Problem):
        started("full_cooperation", 2, dummy="tovak")


@rule("MK-SOLO-01")
def test_the_pile_of_the_dummy_lacks_competitive_skills_in_the_ultimate_edition() -> None:
    for seed in range(8):
        for edition, competitive in (("base", 1), ("ultimate", 0)):
            s = started("solo_conquest", 1, seed, edition, dummy="goldyx")
            assert s.dummy is not None
            assert sum(1 for skill in s.dummy.skill_pile if SKILLS[skill].interactive) == competitive


@rule("MK-SOLO-05", "MK-COOP-04", "MK-VAR-FSPELL-01")
def test_games_without_rivals_have_no_competitive_spells() -> None:
    def spells(s: MageKnight) -> int:
        return sum(1 for card in s.spell_deck + s.spell_offer if DEEDS[card].competitive)

    for edition in ("base", "ultimate"):
        assert spells(started("full_conquest", 2, edition=edition)) == 4
        assert spells(started("full_conquest", 2, edition=edition, interactive_spells="off")) == 0
        assert spells(started("solo_conquest", 1, edition=edition)) == 0
        assert spells(started("full_cooperation", 3, edition=edition)) == 0


@rule("MK-VAR-UPGRADE-02")
def test_ex_37_the_strength_of_a_player_by_edition() -> None:
    given: dict[str, object] = {
        "seat": {
            "0": {
                "fame": 8,
                "level": 3,
                "hand": ["golden_grail"],
                "discard": ["fire_bolt", "ice_bolt"],
                "crystals": {"red": 2, "blue": 1},
                "units": [{"unit": "catapults", "wounds": 1}],
            },
            "1": {"fame": 3, "level": 2},
        }
    }
    for edition, points in (("base", 9), ("ultimate", 12)):
        s = started("full_conquest", 2, edition=edition)
        s.game.situate(s, given)
        assert strength(s, 0) == points


@rule("MK-VAR-UPGRADE-01")
@pytest.mark.parametrize(
    ("edition", "scenario", "rounds"),
    [
        ("base", "full_conquest", [2, 4]),
        ("ultimate", "full_conquest", [3, 5]),
        ("base", "blitz_conquest", [2]),
        ("ultimate", "blitz_conquest", [3]),
        ("base", "dungeon_lords", [2]),
        ("ultimate", "dungeon_lords", [3]),
    ],
)
def test_the_rounds_that_upgrades_open(edition: str, scenario: str, rounds: list[int]) -> None:
    found = []
    for ended in range(1, started(scenario, 2, edition=edition).plan.rounds):
        s = started(scenario, 2, edition=edition, upgrades="on")
        s.log = []
        night = ended % 2 == 0
        s.game.situate(s, {"round": ended, "time": "night" if night else "day", "begin": "prepare"})
        if s.recalled:
            found.append(s.round)
    assert found == rounds


def auction() -> tuple[MageKnight, list[int]]:
    """An auction of three, and the random order of its players."""
    s = started("full_conquest", 3, auction="on")
    frame = s.stack[-1]
    assert isinstance(frame, Auction)
    return s, frame.order


def answer(s: MageKnight, seat: int, text: str) -> None:
    assert s.to_act() == seat
    s.apply(s.parse(text))


def may(s: MageKnight, text: str) -> bool:
    return s.check(s.parse(text)) == OK


@rule("MK-VAR-AUCTION-04", "MK-VAR-AUCTION-05")
def test_ex_38_who_comes_before_the_highest_bidder_may_match_and_leads() -> None:
    s, (a, b, c) = auction()
    answer(s, a, "hero tovak")
    answer(s, b, "bid 1")
    answer(s, c, "bid 2")
    assert [may(s, f"bid {n}") for n in (1, 2, 3)] == [False, True, True]
    answer(s, a, "bid 2")
    assert not may(s, "bid 2")  # later than the highest bidder
    answer(s, b, "pass")
    assert not may(s, "bid 2")  # has bid this much, but comes later
    answer(s, c, "pass")
    assert HEROES[s.players[a].hero] == "tovak"
    assert [s.players[seat].fame for seat in (a, b, c)] == [-2, 0, 0]
    assert s.to_act() == b


@rule("MK-VAR-AUCTION-04")
def test_who_comes_later_must_bid_more_than_the_highest_bidder() -> None:
    s, (a, b, c) = auction()
    answer(s, a, "hero krang")
    answer(s, b, "bid 1")
    answer(s, c, "bid 3")
    answer(s, a, "pass")
    assert [may(s, f"bid {n}") for n in (2, 3)] == [False, True]
    answer(s, b, "bid 3")
    assert [may(s, f"bid {n}") for n in (3, 4)] == [False, True]


# -- the whole --


PROBES = [
    *[pack(verbs.PATH, number) for number in range(8)],
    *[pack(verbs.UNIT, number) for number in range(4)],
    *[pack(verbs.COLOUR, number) for number in range(6)],
    *[pack(verbs.MOVE, space) for space in range(42)],
    *[pack(kind) for kind in (verbs.ENTER, verbs.TURN_BACK, verbs.ALTAR, verbs.INTERACT_HERE, verbs.END)],
]


@rule("MK-SITE-MAZE-01", "MK-SITE-LABYRINTH-01", "MK-SITE-WALL-01")
@pytest.mark.parametrize("seed", range(3))
def test_random_games_on_the_new_tiles_lose_nothing_and_explain_themselves(seed: int) -> None:
    """Mazes are entered whenever that is possible; verdicts agree with the list, whoever guesses what is hidden."""
    chance = Random(seed)
    s = started("full_conquest", 2, seed, tile_pool="extended")
    tiles = ["country_12 0,1", "country_14 1,0", "core_9 1,1", "country_13 0,2", "core_10 2,1"]
    units = ["peasants", "foresters"]
    s.game.situate(s, {"tiles": tiles, "seat": {"0": {"place": "B4", "units": units}, "1": {"place": "C2"}}})
    entered = 0
    for number in range(600):
        if s.over:
            break
        legal = s.legal()
        for action in PROBES:
            assert (s.check(action) == OK) == (action in legal)
        wanted = [action for action in legal if kind_of(action) in (verbs.ENTER, verbs.PATH, verbs.UNIT)]
        action = chance.choice(wanted if wanted and chance.random() < 0.9 else legal)
        entered += s.moment == IN_MAZE and kind_of(action) == verbs.PATH
        if number % 25 == 0 or s.moment == IN_MAZE:
            guess = s.determinize(s.to_act(), seeded(number))
            assert guess.legal() == legal
            assert guess.view(s.to_act()) == s.view(s.to_act())
        twin = s.copy()
        s.apply(action)
        twin.apply(action)
        assert freeze_state(twin) == freeze_state(s)
        assert s.game.conserved(s) == []
    assert entered > 0


@rule("MK-SITE-MAZE-01")
def test_a_position_in_a_maze_can_be_written_down() -> None:
    s = started("full_conquest", 2, tile_pool="extended")
    seat = {"place": "B2", "hand": ["march", "rage"], "units": ["peasants"]}
    s.game.situate(s, {"tiles": ["country_14 0,1"], "seat": {"0": seat, "1": {"place": "A6"}}, "active": 0})
    for text in ("enter", "unit 1", "play march"):
        s.apply(s.parse(text))
        twin = started("full_conquest", 2, tile_pool="extended")
        twin.game.situate(twin, s.game.dump(s))
        assert twin.legal() == s.legal()
        assert twin.view(0) == s.view(0)


@rule("MK-SITE-WALL-01")
def test_the_terminal_draws_walls() -> None:
    cells = [
        Cell(0, 0, [Text("a")], 1, "", frozenset({(1, 0), (0, 1)})),
        Cell(1, 0, [Text("b")], 1, "", frozenset({(0, 0)})),
        Cell(0, 1, [Text("c")], 1, "", frozenset({(0, 0)})),
    ]
    drawn = "\n".join(line.plain for line in draw(cells, 6, 1))
    assert "║" in drawn
    assert "═" in drawn
    plain = [Cell(0, 0, [Text("a")], 1), Cell(1, 0, [Text("b")], 1), Cell(0, 1, [Text("c")], 1)]
    open_ = "\n".join(line.plain for line in draw(plain, 6, 1))
    assert "║" not in open_
    assert "═" not in open_
