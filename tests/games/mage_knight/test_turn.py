"""Turns, movement, exploring, locals and sites: tables, dice, random draws and whole games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.mage_knight import events
from hexfarer.games.mage_knight.content.tiles import TILES
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import SITES
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.verdict import OK
from tests.support import Dice, pick, rule

RED, BLUE, GREEN, WHITE, GOLD, BLACK = range(6)
HEROES = ["tovak", "arythea", "goldyx", "norowas"]
PAIR = HEROES[:2]
KNOWN_TILES: list[object] = ["country_8 0,1", "country_9 1,0", "core_1 1,1"]


def table(
    given: dict[str, object] | None = None,
    seats: list[str] = PAIR,
    scenario: str = "full_conquest",
    seed: int = 1,
    options: dict[str, str] | None = None,
) -> MageKnight:
    s = find("mage_knight").start(make_setup("mage_knight", scenario, seats, seed, options or {}))
    assert isinstance(s, MageKnight)
    if given is not None:
        s.game.situate(s, given)
    s.log = []
    return s


def do(s: MageKnight, *actions: str) -> None:
    for text in actions:
        s.apply(s.parse(text))


def dump(s: MageKnight) -> dict[str, Any]:
    found: dict[str, Any] = s.game.dump(s)
    return found


def told(s: MageKnight) -> list[str]:
    return [s.game.tellings.of(event).key for event in s.log or []]


# -- movement --

COSTS = {  # table 2.1: from where to where, by Day, by Night
    "plains": ("B1", "B2", 2, 2),
    "hills": ("B2", "D4", 3, 3),
    "forest": ("B2", "B1", 3, 5),
    "wasteland": ("A2", "C4", 4, 4),
    "desert": ("D4", "D3", 5, 3),
    "swamp": ("B2", "B3", 5, 5),
}


@rule("MK-MOVE-03")
@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("terrain", list(COSTS))
def test_a_step_costs_what_the_terrain_costs_at_that_time_of_day(terrain: str, night: bool) -> None:
    start, goal, by_day, by_night = COSTS[terrain]
    cost = by_night if night else by_day
    for move in (cost - 1, cost, cost + 3):
        given: dict[str, object] = {
            "time": "night" if night else "day",
            "tiles": KNOWN_TILES,
            "active": 0,
            "space": {"C4": {"shields": [0]}},
            "seat": {"0": {"place": start, "hand": ["rage"], "move": move}, "1": {"place": "A6"}},
        }
        s = table(given)
        seen: Any = s.view(-1)["space"]
        assert seen[goal]["terrain"] == terrain
        action = s.parse(f"move {goal}")
        if move < cost:
            assert s.game.reasons.of(s.check(action)).rule == "MK-MOVE-03"
        else:
            s.apply(action)
            assert (s.players[0].move, dump(s)["seat"]["0"]["place"]) == (move - cost, goal)


# -- exploring --


@rule("MK-EXPLORE-09")
@pytest.mark.parametrize("scenario", ["full_conquest", "blitz_conquest", "dungeon_lords", "first_reconnaissance"])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_no_city_tile_is_among_those_that_may_come_after_the_last_one(scenario: str, count: int) -> None:
    for seed in range(20):
        s = table(seats=HEROES[:count], scenario=scenario, seed=seed)
        spare = [TILES[tile] for tile in s.spare_country + s.spare_core]
        assert all(tile.city == -1 for tile in spare)
        assert not {tile.id for tile in spare} & {TILES[tile].id for tile in s.tile_deck + s.board.tiles}


@rule("MK-EXPLORE-09")
def test_a_left_out_tile_comes_at_random_and_countryside_before_core() -> None:
    spare: list[object] = ["country_9", "country_10", "country_11", "core_3"]
    found: set[str] = set()
    for seed in range(40):
        given: dict[str, object] = {
            "tiles": ["country_2 0,1", "country_3 1,0", "country_6 2,0"],
            "active": 0,
            "tile_deck": [],
            "spare_tiles": spare,
            "space": {"B6": {"enemies": []}},
            "seat": {"0": {"place": "B1", "hand": ["rage"], "move": 2}, "1": {"place": "A2"}},
        }
        s = table(given, seed=seed)
        do(s, "explore 1,1")
        found.add(TILES[s.board.tiles[-1]].id)
    assert found == {"country_9", "country_10", "country_11"}


@rule("MK-EXPLORE-01", "MK-EXPLORE-03", "MK-EXPLORE-05", "MK-EXPLORE-06", "MK-EXPLORE-07")
@pytest.mark.parametrize("count", [2, 4])
def test_wherever_a_hero_explores_tiles_lie_as_they_must(count: int) -> None:
    explored = 0
    for seed in range(12):
        for before, s in explored_by(count, seed):
            explored += 1
            assert len(s.board.tiles) == len(before.board.tiles) + 1
            assert s.players[0].move == before.players[0].move - 2
            assert s.board.turns == [0] * len(s.board.tiles)
            slots = [(slot // 64 - 32, slot % 64 - 32) for slot in s.board.slots]
            old, (x, y) = slots[:-1], slots[-1]
            assert (x, y) not in old
            if count == 2:
                assert x >= 0 <= y
            else:
                assert -2 <= y <= 2
                assert x >= max(0, -y)
            near = touching(old, x, y)
            if before.tile_deck and TILES[s.board.tiles[-1]].id.startswith("country"):
                assert len(near) >= 2 or any(len(touching(old, *other)) >= 2 for other in near)
            else:
                assert len(near) >= (2 if before.tile_deck else 3)
    assert explored > 40


def touching(slots: list[tuple[int, int]], x: int, y: int) -> list[tuple[int, int]]:
    around = [(x, y + 1), (x + 1, y), (x + 1, y - 1), (x, y - 1), (x - 1, y), (x - 1, y + 1)]
    return [slot for slot in around if slot in slots]


def explored_by(count: int, seed: int) -> list[tuple[MageKnight, MageKnight]]:
    """Positions before and after each tile that a tireless hero reveals on its walk."""
    chance = Random(seed)
    given: dict[str, object] = {"active": 0, "seat": {"0": {"place": "A0", "hand": ["rage"], "move": 900}}}
    s = table(given, HEROES[:count], seed=seed)
    found: list[tuple[MageKnight, MageKnight]] = []
    for _ in range(60):
        words = {s.format(action): action for action in s.legal()}
        tiles = [text for text in words if text.startswith("explore")]
        walks = [text for text in words if text.startswith("go")]
        before = s.copy()
        if tiles:
            s.apply(words[chance.choice(tiles)])
            found.append((before, s.copy()))
        elif walks:
            s.apply(words[chance.choice(walks)])
    return found


GARRISONS = {  # table 2.4
    "white": "W,GW,WW,GGW,GWW,GGGW,GGWW,GWWW,GGGWW,GGWWW,GWWWW",
    "blue": "GV,VV,VW,GVW,VVW,VWW,GVVW,VVWW,VWWW,GVVWW,VVWWW",
    "green": "GB,BB,GGB,GBW,BBW,GGBW,GBBW,BBWW,GBBBW,GBBWW,BBWWW",
    "red": "W,BV,BW,BVV,BVW,BBVV,BVVW,BVWW,BBVVW,BBVWW,BVWWW",
}
CITY_TILE = {"green": "core_5", "blue": "core_6", "white": "core_7", "red": "core_8"}


@rule("MK-EXPLORE-12", "MK-SITE-CITY-01")
@pytest.mark.parametrize("colour", list(GARRISONS))
def test_a_city_is_manned_as_its_dial_says(colour: str) -> None:
    for level in range(1, 12):
        given: dict[str, object] = {
            "tiles": ["country_1 0,1", "country_3 1,0"],
            "active": 0,
            "tile_deck": [CITY_TILE[colour]],
            "space": {"B6": {"enemies": []}},
            "seat": {"0": {"place": "B2", "hand": ["rage"], "move": 2}, "1": {"place": "A2"}},
        }
        s = table(given, options={"city_level": str(level)})
        do(s, "explore 1,1")
        seen: Any = s.view(-1)["city"]
        city = seen[colour]
        assert (city["level"], city["conquered"], city["shields"]) == (level, False, [])
        backs = sorted({"gray": "G", "violet": "V", "brown": "B", "white": "W"}[token] for token in city["garrison"])
        assert backs == sorted(GARRISONS[colour].split(",")[level - 1]), (colour, level)


# -- the end of a round --


@rule("MK-TURN-12", "MK-TURN-14")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_after_the_announcement_everybody_else_has_exactly_one_turn(count: int) -> None:
    for announcer in range(count):
        deck: list[object] = ["stamina", "swiftness", "march", "threaten", "crystallize", "mana_draw"]
        seat: dict[str, object] = {
            str(other): {"place": f"A{[0, 1, 2, 6][other]}", "hand": ["rage", "march"], "deck": deck[:]}
            for other in range(count)
        }
        seat[str(announcer)] = {"place": "C3", "hand": ["march"], "deck": []}
        tiles: list[object] = ["country_1 0,1", "country_3 1,0"]
        order = [(announcer + 2 + i) % count for i in range(count)]
        given: dict[str, object] = {
            "tiles": tiles,
            "active": announcer,
            "order": order,
            "begin": "start",
            "seat": seat,
            "space": {"B6": {"enemies": []}},
        }
        s = table(given, HEROES[:count])
        do(s, "announce")
        turns: list[int] = []
        while s.round == 1:
            turns.append(s.to_act())
            do(s, "play march" if s.check(s.parse("play march")) == OK else "begin")
            while s.round == 1 and s.to_act() == turns[-1]:
                assert s.check(s.parse("announce")) != OK
                s.apply(s.stack[-1].quiet(s))
        at = order.index(announcer)
        assert turns == order[at + 1 :] + order[:at]


@rule("MK-TURN-20")
def test_in_games_at_random_nobody_ends_a_turn_without_giving_up_a_card() -> None:
    """Cards leave the hand in every turn that ends, unless it started without any."""
    ended = 0
    for seed in range(6):
        chance = Random(seed)
        s = table(seats=HEROES[:3], seed=seed)
        before = [0] * 3  # cards in each discard pile when the last turn began
        for _ in range(700):
            if s.over:
                break
            seat, action = s.to_act(), pick(chance, s)
            s.log = []
            player = s.players[seat]
            before[seat] = min(before[seat], len(player.discard))
            gave_up = player.played or player.opened_empty
            own = s.active() == seat
            s.apply(action)
            others = [event.args[0] for event in s.log if event.kind == events.TURN and event.args[0] != seat]
            if s.format(action) in ("end", "stop") and others and own and "mk-round-over" not in told(s):
                ended += 1
                assert gave_up or len(player.discard) > before[seat]
                before[seat] = len(player.discard)
    assert ended > 20


# -- locals --

MODIFIERS = [-5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5]  # table 2.3 from -6 to +7


@rule("MK-INTERACT-03", "MK-INTERACT-02")
@pytest.mark.parametrize("reputation", range(-7, 8))
def test_an_interaction_starts_with_the_modifier_of_the_reputation(reputation: int) -> None:
    s = village({"reputation": reputation})
    action = s.parse("interact")
    if reputation == -7:
        assert s.game.reasons.of(s.check(action)).rule == "MK-INTERACT-02"
    else:
        s.apply(action)
        assert s.players[0].influence == MODIFIERS[reputation + 6]


def village(hero: dict[str, object]) -> MageKnight:
    given: dict[str, object] = {
        "tiles": ["country_1 0,1", "country_3 1,0"],
        "active": 0,
        "space": {"B6": {"enemies": []}},
        "seat": {"0": {"place": "C4", "hand": ["rage", "promise"], **hero}, "1": {"place": "A6"}},
    }
    return table(given)


@rule("MK-INTERACT-19", "MK-INTERACT-05")
@pytest.mark.parametrize("steps", [-5, -1, 3])
def test_a_reputation_that_changes_while_talking_changes_no_influence(steps: int) -> None:
    s = village({"reputation": 2})
    do(s, "interact")
    s.add_reputation(0, steps)
    assert s.players[0].influence == 1
    do(s, "play promise")
    assert s.players[0].influence == 3
    assert s.players[0].reputation == 2 + steps


@rule("MK-INTERACT-20")
def test_steps_beyond_the_ends_of_the_reputation_track_are_lost() -> None:
    s = village({"reputation": 5})
    s.add_reputation(0, 4)
    assert s.players[0].reputation == 7
    s.add_reputation(0, -1)
    assert s.players[0].reputation == 6
    s.add_reputation(0, -30)
    assert s.players[0].reputation == -7
    s.add_reputation(0, 1)
    assert s.players[0].reputation == -6


# -- sites --


@rule("MK-SITE-GEN-01", "MK-SITE-OTHER-02")
def test_the_sites_of_the_base_game_are_all_there_are() -> None:
    printed = {SITES[site] for tile in TILES for site in tile.site}
    later = {"maze", "labyrinth", "refugee_camp", "deep_mine"}  # on tiles of the Ultimate Edition
    inhabited = {"village", "monastery", "keep", "mage_tower", "city"}
    adventure = {"ancient_ruins", "dungeon", "tomb", "monster_den", "spawning_grounds"}
    others = {"none", "portal", "magical_glade", "crystal_mine", "marauding_orcs", "draconum"}
    assert printed == inhabited | adventure | others | later
    assert not [site for site in SITES if "volcano" in site]


def rewarded(hero: dict[str, object], **more: object) -> MageKnight:
    given: dict[str, object] = {
        "tiles": ["country_1 0,1", "country_3 1,0"],
        "active": 0,
        "source": ["red", "red", "red", "red"],
        "space": {"B6": {"enemies": []}},
        "seat": {"0": {"place": "C5", "hand": ["rage"], "played": True, **hero}, "1": {"place": "A6"}},
        **more,
    }
    return table(given)


@rule("MK-SITE-DUNGEON-02")
@pytest.mark.parametrize("die", range(6))
def test_the_die_of_a_dungeon_brings_a_spell_for_gold_or_black_and_an_artifact_otherwise(die: int) -> None:
    s = rewarded(
        {"rewards": {"dungeons": 1}},
        artifact_deck=["ruby_ring", "golden_grail"],
        spell_offer=["fireball", "snowstorm", "expose"],
    )
    dice = Dice(s, [die])
    do(s, "end")
    assert dice.all_rolled()
    cards = {s.format(action) for action in s.legal()} - {"stop"}
    if die in (GOLD, BLACK):
        assert cards == {"card fireball", "card snowstorm", "card expose"}
    else:
        assert cards == {"card ruby_ring", "card golden_grail"}


FIGHTER: dict[str, object] = {
    "level": 9,
    "fame": 80,
    "hand": ["blood_rage", "rage", "march"],
    "mana": {"red": 2},
    "played": True,
}


def cleared(tiles: list[object], place: str, enemies: list[object]) -> MageKnight:
    """The hero has won at an adventure site."""
    given: dict[str, object] = {
        "tiles": tiles,
        "active": 0,
        "source": ["green", "green", "green", "green"],
        "artifact_deck": ["ruby_ring", "golden_grail"],
        "space": {place: {"enemies": enemies}},
        "seat": {"0": {"place": place, **FIGHTER}, "1": {"place": "A6"}},
    }
    s = table(given)
    do(s, "enter", "next", "next", *[f"suffer {i + 1}" for i in range(len(enemies))])
    do(s, *[f"target {i + 1}" for i in range(len(enemies))])
    do(s, "power blood_rage", "choose 2")
    if len(enemies) > 1:
        do(s, "power rage")
    do(s, "strike")
    return s


@rule("MK-SITE-DEN-03")
def test_a_den_brings_two_crystals_by_die() -> None:
    s = cleared(["country_6 0,1", "country_7 1,0"], "B5", ["werewolf"])
    dice = Dice(s, [BLUE, GOLD])
    do(s, "end")
    assert {s.format(action) for action in s.legal()} == {
        f"colour {name}" for name in ("red", "blue", "green", "white")
    }
    do(s, "colour green")
    assert dice.all_rolled()
    assert s.players[0].crystals == [0, 1, 1, 0]
    assert (s.players[0].fame, s.players[0].crystals_due) == (85, 0)


@rule("MK-SITE-DEN-03")
def test_a_black_die_in_a_den_is_a_point_of_fame() -> None:
    s = cleared(["country_6 0,1", "country_7 1,0"], "B5", ["werewolf"])
    dice = Dice(s, [BLACK, BLACK])
    do(s, "end")
    assert dice.all_rolled()
    assert (s.players[0].fame, s.players[0].crystals) == (87, [0, 0, 0, 0])


@rule("MK-SITE-SPAWN-03")
def test_spawning_grounds_bring_an_artifact_and_three_crystals_by_die() -> None:
    s = cleared(["country_8 0,1", "country_11 1,0", "core_1 1,1"], "D5", ["werewolf", "crypt_worm"])
    dice = Dice(s, [RED, WHITE, RED])
    do(s, "end", "choose 2", "choose 2", "choose 2")
    assert dice.all_rolled()
    assert s.players[0].crystals == [2, 0, 0, 1]
    assert {s.format(action) for action in s.legal()} == {"card golden_grail", "card ruby_ring"}
    do(s, "card ruby_ring")
    seen: Any = s.view(0)["seat"]
    assert seen["0"]["deck_top"][:1] == ["golden_grail"]


@rule("MK-SITE-KEEP-01", "MK-SITE-TOWER-01", "MK-SITE-ORC-01", "MK-SITE-DRACONUM-01", "MK-SITE-RUINS-01")
@pytest.mark.parametrize("night", [False, True])
def test_every_site_gets_a_token_of_its_colour_when_its_tile_is_revealed(night: bool) -> None:
    backs = {"keep": "gray", "mage_tower": "violet"}
    open_ones = {"marauding_orcs": "green", "draconum": "red"}
    for tile in TILES[2:]:
        given: dict[str, object] = {
            "time": "night" if night else "day",
            "tiles": ["country_2 0,1", "country_3 1,0"]
            if tile.id == "country_1"
            else ["country_1 0,1", "country_3 1,0"],
            "active": 0,
            "tile_deck": [tile.id],
            "seat": {"0": {"place": "B2", "hand": ["rage"], "move": 2}, "1": {"place": "A2"}},
            "space": {"B6": {"enemies": []}},
        }
        if tile.id == "country_3":
            given["tiles"] = ["country_1 0,1", "country_2 1,0"]
        s = table(given)
        piles = {name: len(s.piles[i]) for i, name in enumerate(["green", "gray", "brown", "violet", "white", "red"])}
        do(s, "explore 1,1")
        seen: Any = s.view(-1)
        drawn = dict.fromkeys(piles, 0)
        for position in range(7):
            space = seen["space"][f"D{position}"]
            site = space["site"]
            if site in backs:
                near_hero = not night and position == 4  # next to B2
                assert space["enemies"] == [backs[site]] or near_hero, (tile.id, position)
                drawn[backs[site]] += 1
            elif site in open_ones:
                assert space["enemies"][0] not in piles, (tile.id, position)
                drawn[open_ones[site]] += 1
            else:
                assert "enemies" not in space, (tile.id, position)
            if site == "ancient_ruins":
                assert (space["ruin"] == "hidden") == night
        for city in seen["city"].values():
            for back in city["garrison"]:
                drawn[back] += 1
        assert {name: piles[name] - drawn[name] for name in piles} == seen["piles"], tile.id


def test_whoever_has_not_had_a_turn_is_like_one_whose_turn_is_over() -> None:
    """What a turn forgets at its end is also how it begins: the first turn of a game starts with nothing left over."""
    fresh = table().players[0]
    ended = fresh.copy()
    ended.end_turn()
    game = find("mage_knight")
    assert game.layout.taken(fresh) == game.layout.taken(ended)
