"""Variants: what set-ups allow, and what dice and shuffles decide."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.mage_knight import events
from hexfarer.games.mage_knight.board import slot
from hexfarer.games.mage_knight.components import DEEDS, SKILLS
from hexfarer.games.mage_knight.content.cities import garrison
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.content.tiles import CORE, COUNTRYSIDE, TILE_IDS, TILES
from hexfarer.games.mage_knight.flow.variants import strength
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    BLACK,
    BLUE,
    CITY,
    DOWN,
    GOLD,
    GREEN,
    IN_BASE,
    NONE,
    PILE_BROWN,
    PILE_GREEN,
    PILE_RED,
    RED,
    SPELL,
    WHITE,
)
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import find, make_setup
from tests.support import rule

TWO = ["tovak", "arythea"]
FOUR = ["tovak", "arythea", "goldyx", "norowas"]
WARM = (RED, GREEN, GOLD)
COLD = (WHITE, BLUE, BLACK)


def started(scenario: str, seats: list[str], seed: int = 1, **options: str) -> MageKnight:
    s = find("mage_knight").start(make_setup("mage_knight", scenario, seats, seed, options))
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


def space(name: str) -> int:
    return "ABCDEFGHIJ".index(name[0]) * 7 + int(name[1])


# -- which go together --


@rule("MK-VAR-GEN-02")
@pytest.mark.parametrize(
    ("scenario", "seats", "options"),
    [
        ("full_conquest", 2, {"arrival": "night", "darkness": "on"}),
        ("druid_nights", 2, {"arrival": "night"}),
        ("druid_nights", 2, {"darkness": "on"}),
        ("one_to_return", 2, {"arrival": "night"}),
        ("one_to_return", 2, {"darkness": "on"}),
        ("full_conquest", 4, {"megapolis": "8"}),
        ("full_cooperation", 3, {"megapolis": "8"}),
        ("mines_liberation", 2, {"megapolis": "8"}),
        ("conquer_and_hold", 2, {"megapolis": "8"}),
        ("first_reconnaissance", 2, {"megapolis": "8"}),
        ("solo_conquest", 1, {"interactive_combat": "on"}),
        ("solo_conquest", 1, {"auction": "on"}),
        ("conquer_and_hold", 2, {"pvp": "off"}),
        ("one_to_return", 2, {"pvp": "off"}),
    ],
)
def test_some_variants_exclude_each_other(scenario: str, seats: int, options: dict[str, str]) -> None:
    with pytest.raises(Problem):
        make_setup("mage_knight", scenario, FOUR[:seats], 1, options)


@rule("MK-VAR-GEN-01")
def test_variants_are_known_before_heroes_are_chosen_and_combine() -> None:
    options = {
        "auction": "on",
        "fury": "more",
        "draft": "on",
        "upgrades": "on",
        "arrival": "night",
        "orientation": "random",
    }
    s = started("full_conquest", TWO, 1, **options)
    assert all(player.hero == NONE for player in s.players)
    plan = s.plan
    chosen = [plan.auction, plan.more_fury, plan.draft, plan.upgrades, plan.night_first, plan.turned]
    assert chosen == [True] * 6


@rule("MK-TEAM-01")
def test_teams_are_there_before_the_heroes() -> None:
    s = started("full_conquest", FOUR, 1, auction="on", teams="on")
    assert [player.hero for player in s.players] == [NONE] * 4
    assert Counter(player.team for player in s.players) == {0: 2, 1: 2}


@rule("MK-TEAM-06")
def test_team_mates_do_not_see_each_others_hands() -> None:
    s = started("full_conquest", FOUR, 1, teams="on")
    assert s.allies(0, 2)
    assert "hand" in seen(s, 0)["seat"]["0"]
    mate = seen(s, 2)["seat"]["0"]
    assert "hand" not in mate
    assert "deck_top" not in mate
    assert mate["hand_size"] == 5


# -- the auction --


@rule("MK-VAR-AUCTION-01")
def test_the_order_of_the_auction_is_random() -> None:
    firsts = Counter(started("full_conquest", FOUR, seed, auction="on").to_act() for seed in range(1, 61))
    assert set(firsts) == {0, 1, 2, 3}


# -- the map --


def kinds(s: MageKnight) -> tuple[int, int, int]:
    """Countryside, city and other core tiles on the map and in the stack."""
    tiles = s.board.tiles[1:] + s.tile_deck
    country = sum(1 for tile in tiles if TILES[tile].kind == COUNTRYSIDE)
    cities = sum(1 for tile in tiles if TILES[tile].kind == CORE and TILES[tile].city != NONE)
    return country, cities, len(tiles) - country - cities


@rule("MK-VAR-SIZE-01")
def test_a_set_up_may_change_the_map() -> None:
    s = started("full_conquest", TWO, 1, map="open_3", countryside="6", city_tiles="3", core_tiles="0")
    assert kinds(s) == (6, 3, 0)
    assert s.board.tiles[0] == TILE_IDS.index("start_B")
    assert (s.plan.low, s.plan.high) == (-1, 1)


@rule("MK-VAR-ROT-01")
def test_every_tile_but_the_first_is_turned_at_random() -> None:
    turns: Counter[int] = Counter()
    explored: Counter[int] = Counter()
    for seed in range(1, 121):
        s = started("full_conquest", TWO, seed, orientation="random")
        assert s.board.turns[0] == 0
        turns.update(s.board.turns[1:])
        laid(s, {"active": 0, "seat": {"0": {"place": "B2", "hand": ["march"], "move": 2}}})
        do(s, "explore 1,1")
        explored[s.board.turns[-1]] += 1
    assert set(turns) == {0, 1, 2, 3, 4, 5}
    assert min(turns.values()) > 20
    assert set(explored) == {0, 1, 2, 3, 4, 5}
    assert started("full_conquest", TWO, 1).board.turns == [0, 0, 0]


@rule("MK-VAR-ROT-02")
@pytest.mark.parametrize("turn", range(6))
def test_a_turned_tile_moves_its_content_clockwise(turn: int) -> None:
    s = started("full_conquest", TWO)
    tile = TILE_IDS.index("country_2")
    plain = s.board.with_tile(tile, slot(1, 1), 0)
    turned = s.board.with_tile(tile, slot(1, 1), turn)
    first = len(s.board.hexes)
    assert turned.hexes == plain.hexes  # the places stay
    assert turned.terrain[first] == plain.terrain[first]
    for i in range(6):
        assert turned.terrain[first + 1 + (i + turn) % 6] == plain.terrain[first + 1 + i]
        assert turned.site[first + 1 + (i + turn) % 6] == plain.site[first + 1 + i]


def with_cities(seed: int, tiles: list[str], scenario: str, seats: list[str], **options: str) -> MageKnight:
    s = started(scenario, seats, seed, **options)
    places = ["1,1", "2,0", "0,2", "2,1"]
    lines = [f"{tile} {where}" for tile, where in zip(tiles, places, strict=False)]
    return laid(s, {"tiles": ["country_3 0,1", "country_4 1,0", *lines], "active": 0})


@rule("MK-VAR-RCITY-01")
def test_random_cities_come_to_any_city_tile() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(1, 61):
        s = with_cities(seed, ["core_5", "core_6"], "full_conquest", TWO, cities="random")
        one, two = s.cities
        assert one.colours != two.colours
        firsts[one.colours] += 1
        for city in s.cities:
            colour = city.colours.bit_length() - 1
            wanted = Counter(garrison(colour, 4))
            assert Counter(ENEMIES[token & (DOWN - 1)].pile for token in city.garrison) == wanted
    assert set(firsts) == {1 << RED, 1 << BLUE, 1 << GREEN, 1 << WHITE}
    s = with_cities(1, ["core_5", "core_6"], "full_conquest", TWO)
    assert [city.colours for city in s.cities] == [1 << GREEN, 1 << BLUE]


@rule("MK-VAR-RCITY-02")
def test_random_cities_on_a_prescribed_tile() -> None:
    colours = set()
    for seed in range(1, 41):
        s = started("mines_liberation", TWO, seed, cities="random")
        cities = [tile for tile in s.tile_deck if TILES[tile].city != NONE]
        assert [TILE_IDS[tile] for tile in cities] == ["core_8"]
        laid(s, {"tiles": ["country_3 0,1", "country_4 1,0", "core_8 1,1"], "active": 0})
        colours.add(s.cities[0].colours)
    assert len(colours) == 4


# -- day and night --


@rule("MK-VAR-NIGHT-02")
def test_the_first_source_of_a_night_arrival_shows_basic_colours_only() -> None:
    usual = 0
    for seed in range(1, 81):
        s = started("full_conquest", FOUR, seed, arrival="night")
        assert s.night
        assert not {GOLD, BLACK} & set(s.dice)
        usual += bool({GOLD, BLACK} & set(started("full_conquest", FOUR, seed).dice))
    assert usual > 40


@rule("MK-VAR-DARK-01")
def test_darkness_comes_with_a_black_die() -> None:
    results = set()
    for seed in range(1, 41):
        s = started("full_conquest", TWO, seed, darkness="on")
        assert not s.night
        chance = s.rng.copy()
        rolled = [chance.next(6), chance.next(6)]
        s.log = []
        laid(s, {"begin": "round_end"})
        assert s.round == 2
        assert [event.args for event in s.log if event.kind == events.DARKNESS_ROLLED] == [rolled]
        assert s.plan.rounds == 6
        assert s.night == (BLACK in rolled)
        results.add(s.night)
        if s.night:  # for good
            laid(s, {"begin": "round_end", "time": "night"})
            assert s.round == 3
            assert s.night
    assert results == {True, False}


# -- cities --


@rule("MK-VAR-CITYLVL-01")
@pytest.mark.parametrize("level", [1, 2, 7, 11])
def test_city_levels_are_free(level: int) -> None:
    s = with_cities(1, ["core_5", "core_6"], "full_conquest", TWO, city_level=str(level))
    for city, colour in zip(s.cities, [GREEN, BLUE], strict=True):
        assert city.level == level
        piles = [ENEMIES[token & (DOWN - 1)].pile for token in city.garrison]
        assert Counter(piles) <= Counter(garrison(colour, level))
        if level < 11:
            assert len(piles) == len(garrison(colour, level))
    for wrong in ("0", "12"):
        with pytest.raises(Problem):
            make_setup("mage_knight", "full_conquest", TWO, 1, {"city_level": wrong})


@rule("MK-VAR-MEGA-01")
def test_the_city_revealed_last_becomes_the_megapolis() -> None:
    s = with_cities(1, ["core_5", "core_6"], "full_conquest", TWO, megapolis="15")
    one, two = s.cities[:2]
    assert one.colours == 1 << GREEN
    assert one.level == 4
    assert len(one.spaces) == 1
    assert two.colours.bit_count() == 2
    assert two.level == 15
    assert two.spaces == [space("E0"), space("E2")]
    for scenario, seats in (("full_conquest", 3), ("solo_conquest", 1), ("full_cooperation", 2)):
        make_setup("mage_knight", scenario, FOUR[:seats], 1, {"megapolis": "8"})


@rule("MK-VAR-MEGA-02")
def test_a_megapolis_has_level_2_to_22() -> None:
    for level in ("2", "22"):
        make_setup("mage_knight", "full_conquest", TWO, 1, {"megapolis": level})
    for level in ("1", "23", "24"):
        with pytest.raises(Problem):
            make_setup("mage_knight", "full_conquest", TWO, 1, {"megapolis": level})


@rule("MK-VAR-MEGA-03")
def test_the_second_part_of_a_megapolis_lies_in_the_east_and_is_random() -> None:
    seconds = set()
    for seed in range(1, 31):
        s = with_cities(seed, ["core_5"], "full_conquest", TWO, megapolis="4", city_tiles="1")
        city = s.cities[0]
        assert city.spaces == [space("D0"), space("D2")]
        assert s.sites[space("D2")] == CITY
        assert s.tokens_at(space("D2")) == []  # no orc there
        assert city.colours >> GREEN & 1
        seconds.add(city.colours & ~(1 << GREEN))
    assert seconds == {1 << RED, 1 << BLUE, 1 << WHITE}


@rule("MK-VAR-MEGA-04")
@pytest.mark.parametrize(("level", "left", "right"), [(15, 8, 7), (8, 4, 4), (9, 5, 4), (2, 1, 1)])
def test_ex_35_how_the_level_of_a_megapolis_is_shared(level: int, left: int, right: int) -> None:
    for seed in range(1, 13):
        s = with_cities(seed, ["core_6"], "full_conquest", TWO, megapolis=str(level), city_tiles="1")
        city = s.cities[0]
        second = (city.colours & ~(1 << BLUE)).bit_length() - 1
        wanted = Counter(garrison(BLUE, left)) + Counter(garrison(second, right))
        assert Counter(ENEMIES[token & (DOWN - 1)].pile for token in city.garrison) == wanted


# -- fury --


def fury(seed: int, night: bool, how: str, **more: object) -> tuple[MageKnight, list[int]]:
    """After the end of a round, and the dice that were rolled for the empty spaces of orcs and draconum."""
    s = started("full_conquest", TWO, seed, fury=how)
    s.log = []
    chance = s.rng.copy()
    rolled = [chance.next(6) for _ in range(4)]
    given: dict[str, object] = {
        "tiles": ["country_3 0,1", "country_5 1,0", "core_6 1,1"],
        "space": {},
        "begin": "round_end",
        "round": 2 if night else 1,
        "time": "night" if night else "day",
    }
    given.update(more)
    return laid(s, given), rolled


def piles_at(s: MageKnight, name: str) -> list[int]:
    tokens = s.tokens_at(space(name))
    assert all(token < DOWN for token in tokens)  # face up
    return [ENEMIES[token].pile for token in tokens]


@rule("MK-VAR-FURY-01")
def test_fury_begins_with_a_bad_reputation() -> None:
    s = started("full_conquest", TWO, 1, fury="on")
    assert [player.reputation for player in s.players] == [-2, -2]


@rule("MK-VAR-FURY-02", "MK-VAR-FURY-03", "MK-VAR-FURY-04")
@pytest.mark.parametrize("night", [False, True])
def test_fury_brings_rampaging_enemies_back(night: bool) -> None:
    fits, twice = (COLD, BLACK) if night else (WARM, GOLD)
    results = set()
    for seed in range(1, 41):
        s, rolled = fury(seed, night, "on")
        assert s.log is not None
        assert [event.args[1] for event in s.log if event.kind == events.FURY_ROLLED] == rolled[:2]
        for name, colour, pile in (("C2", rolled[0], PILE_GREEN), ("D5", rolled[1], PILE_RED)):
            wanted = [pile, PILE_BROWN] if colour == twice else [pile] if colour in fits else []
            assert piles_at(s, name) == wanted
            results.add(colour)
    assert results == {RED, BLUE, GREEN, WHITE, GOLD, BLACK}


@rule("MK-VAR-FURY-02")
def test_fury_leaves_spaces_alone_where_enemies_stand() -> None:
    for seed in range(1, 21):
        s, rolled = fury(seed, False, "on", space={"C2": {"enemies": ["prowlers"]}})
        assert piles_at(s, "C2") == [PILE_GREEN]
        assert bool(piles_at(s, "D5")) == (rolled[0] in WARM)  # the first die is for the other space
        assert piles_at(s, "B1") == []  # nor does anything come to other sites


@rule("MK-VAR-FURY-06")
@pytest.mark.parametrize("how", ["on", "more"])
def test_fury_spares_heroes(how: str) -> None:
    for seed in range(1, 21):
        s, _ = fury(seed, False, how, seat={"0": {"place": "C2"}})
        assert piles_at(s, "C2") == []


@rule("MK-VAR-FURYPLUS-01")
def test_more_fury_begins_with_a_worse_reputation() -> None:
    s = started("full_conquest", TWO, 1, fury="more")
    assert [player.reputation for player in s.players] == [-4, -4]


@rule("MK-VAR-FURYPLUS-02", "MK-VAR-FURYPLUS-01")
@pytest.mark.parametrize("night", [False, True])
def test_more_fury_always_brings_enemies_back(night: bool) -> None:
    fits = COLD if night else WARM
    results = set()
    for seed in range(1, 41):
        s, rolled = fury(seed, night, "more")
        for name, colour, pile in (("C2", rolled[0], PILE_GREEN), ("D5", rolled[1], PILE_RED)):
            assert piles_at(s, name) == ([pile, PILE_BROWN] if colour in fits else [pile])
            results.add(colour in fits)
    assert results == {True, False}


# -- a friendly game --


@rule("MK-VAR-FSPELL-01", "MK-COOP-04", "MK-SOLO-05")
@pytest.mark.parametrize(
    ("scenario", "seats", "options"),
    [
        ("full_conquest", 2, {"interactive_spells": "off"}),
        ("full_cooperation", 3, {}),
        ("blitz_cooperation", 2, {}),
        ("solo_conquest", 1, {}),
    ],
)
def test_the_four_interactive_spells_are_removed(scenario: str, seats: int, options: dict[str, str]) -> None:
    s = started(scenario, FOUR[:seats], 1, **options)
    spells = sorted(DEEDS[card].id for card in s.spell_deck + s.spell_offer)
    assert len(spells) == 16
    assert not {"mana_meltdown", "mana_claim", "mind_read", "energy_flow"} & set(spells)
    usual = started("full_conquest", TWO)
    everything = [DEEDS[card].id for card in usual.spell_deck + usual.spell_offer]
    assert len(everything) == sum(1 for deed in DEEDS if deed.kind == SPELL and deed.box & IN_BASE) == 20


@rule("MK-VAR-FSKILL-01", "MK-COOP-04")
@pytest.mark.parametrize(
    ("scenario", "seats", "options"),
    [("full_conquest", 2, {"interactive_skills": "off"}), ("full_cooperation", 3, {}), ("blitz_cooperation", 2, {})],
)
def test_interactive_skills_are_removed(scenario: str, seats: int, options: dict[str, str]) -> None:
    s = started(scenario, FOUR[:seats], 1, **options)
    for player in s.players:
        assert len(player.skill_pile) == 9
        assert not any(SKILLS[skill].interactive for skill in player.skill_pile)
    for player in started("full_conquest", TWO).players:
        assert len(player.skill_pile) == 10


@rule("MK-COOP-03", "MK-COOP-01")
@pytest.mark.parametrize("scenario", ["full_cooperation", "blitz_cooperation"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_cooperative_game_has_one_dummy_and_one_team(scenario: str, seats: int) -> None:
    s = started(scenario, FOUR[:seats])
    assert s.dummy is not None
    assert s.dummy.tactic != NONE  # it has taken the first tactic
    assert len(s.tactics) == 5
    assert all(player.tactic == NONE for player in s.players)
    assert all(s.allies(a, b) for a in range(seats) for b in range(seats) if a != b)


# -- decks --


@rule("MK-VAR-UPGRADE-02")
def test_ex_37_the_strength_of_a_player() -> None:
    s = started("full_conquest", TWO, 1, upgrades="on")
    laid(
        s,
        {
            "active": 0,
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
            },
        },
    )
    assert strength(s, 0) == 9
    assert strength(s, 1) == 0


@rule("MK-VAR-UPGRADE-02")
def test_strength_counts_spells_twice_and_fit_units_in_full() -> None:
    s = started("full_conquest", TWO, 1, upgrades="on")
    units = [{"unit": "catapults", "wounds": 1}, "altem_guardians", {"unit": "peasants", "wounds": 1}]
    laid(s, {"active": 0, "seat": {"0": {"hand": ["fireball"], "crystals": {"red": 3, "blue": 2}, "units": units}}})
    assert strength(s, 0) == 2 + 2 + 1 + 4 + 0


@rule("MK-VAR-UPGRADE-02")
def test_in_the_ultimate_edition_each_crystal_counts_and_halves_are_rounded_up() -> None:
    setup = make_setup("mage_knight", "full_conquest", TWO, 1, {"upgrades": "on"}, "ultimate")
    s = find("mage_knight").start(setup)
    assert isinstance(s, MageKnight)
    units = [{"unit": "catapults", "wounds": 1}, {"unit": "utem_guardsmen_revised", "wounds": 1}, "peasants"]
    laid(s, {"active": 0, "seat": {"0": {"hand": ["march"], "crystals": {"red": 3}, "units": units}}})
    assert strength(s, 0) == 3 + 2 + 1 + 1


@rule("MK-VAR-UPGRADE-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_card_more_than_players_is_shown_for_upgrades(seats: int) -> None:
    s = laid(started("full_conquest", FOUR[:seats], 1, upgrades="on"), {"begin": "prepare"})
    assert len(seen(s)["waiting"]["cards"]) == seats + 1


@rule("MK-VAR-UPGRADE-03", "MK-VAR-UPGRADE-04")
def test_an_upgraded_card_is_shuffled_into_the_deck_of_the_new_round() -> None:
    hands = set()
    for seed in range(1, 31):
        s = started("full_conquest", TWO, seed, upgrades="on")
        offer = ["frost_bridge", "song_of_wind", "blood_ritual"]
        deck = ["ice_bolt", "mana_storm", "in_need", "swift_bolt"]
        seat: dict[str, object] = {"0": {"crystals": {"red": 3}}, "1": {}}
        tiles = ["country_3 0,1", "country_4 1,0"]
        laid(s, {"tiles": tiles, "begin": "prepare", "action_offer": offer, "action_deck": deck, "seat": seat})
        assert s.to_act() == 1
        do(s, "card swift_bolt", "card rage", "stop")
        player = s.players[1]
        assert len(player.hand) == 5
        assert len(player.hand + player.deck) == 16
        assert player.discard == []
        swift = next(i for i, deed in enumerate(DEEDS) if deed.id == "swift_bolt")
        assert swift in player.hand + player.deck
        hands.add(swift in player.hand)
        bottom = {DEEDS[card].id for card in s.action_deck[:2]}
        assert bottom == {"mana_storm", "in_need"}
    assert hands == {True, False}


@rule("MK-VAR-DRAFT-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_draft_of_three_cards_each(seats: int) -> None:
    s = started("full_conquest", FOUR[:seats], 1, draft="on")
    packs = [set(player.pack) for player in s.players]
    assert [len(pack) for pack in packs] == [4] * seats
    for turn in range(3):
        for seat in range(seats):
            assert s.to_act() == seat
            handed = packs[(seat - turn) % seats]
            assert set(s.players[seat].pack) == handed  # from the seat before
            assert len(handed) == 4 - turn
            kept = s.players[seat].pack[0]
            do(s, f"card {DEEDS[kept].id}")
            handed.discard(kept)
    assert [len(player.draft) for player in s.players] == [3] * seats
    assert [player.pack for player in s.players] == [[]] * seats
    kept_cards = [card for player in s.players for card in player.draft]
    rest = s.action_deck + s.action_offer + s.monastery_offer
    assert len(set(kept_cards)) == 3 * seats
    assert sorted(kept_cards + rest) == sorted(set(kept_cards + rest))
    assert len(kept_cards + rest) == 28


@rule("MK-VAR-DRAFT-02", "MK-VAR-DRAFT-03")
def test_after_each_day_one_drafted_card_joins_the_deck() -> None:
    s = started("full_conquest", TWO, 1, draft="on")
    while any(player.pack for player in s.players):
        s.apply(s.legal()[0])
    for round_ in range(1, 6):
        owned = len(s.players[0].draft)
        laid(s, {"begin": "prepare", "round": round_, "time": "night" if round_ % 2 == 0 else "day"})
        day = round_ % 2 == 1
        if day:
            choices = {f"card {DEEDS[card].id}" for card in s.players[0].draft}
            assert {s.format(action) for action in s.legal()} == choices or owned == 1
            s.log = []
            while any(len(player.draft) == owned for player in s.players):
                s.apply(s.legal()[0])
            assert [event.args for event in s.log if event.kind == events.DRAFT_ADDED] == [[0], [1]]
        assert len(s.players[0].draft) == owned - day
        assert len(s.players[0].hand + s.players[0].deck) == 16 + 3 - len(s.players[0].draft)
    assert len(s.players[0].draft) == 0  # three Days in six rounds; a game of four rounds leaves one
    assert started("blitz_conquest", TWO, 1, draft="on").plan.rounds == 4


@rule("MK-VAR-UPGRADE-03")
def test_nobody_learns_whether_the_card_thrown_away_for_an_upgrade_was_in_hand() -> None:
    s = started("full_conquest", TWO, 1, upgrades="on")
    laid(s, {"begin": "prepare", "round": 1, "seat": {"1": {"hand": ["rage", "march"]}}})
    while s.format(s.legal()[0]) != "card rage":
        s.apply(s.legal()[0])
    assert s.to_act() == 1
    sizes = set()
    for action in s.legal():
        end = s.copy()
        end.apply(action)
        seen: Any = end.view(0)
        sizes.add((seen["seat"]["1"]["hand_size"], seen["seat"]["1"]["deck_size"]))
        assert s.game.conserved(end) == []
    assert len(s.legal()) > 2
    assert len(sizes) == 1


@rule("MK-VAR-DRAFT-02")
def test_which_drafted_card_joins_the_deck_is_a_secret() -> None:
    s = started("full_conquest", TWO, 1, draft="on")
    while any(player.pack for player in s.players):
        s.apply(s.legal()[0])
    laid(s, {"begin": "prepare", "round": 1, "time": "day"})
    ends = [s.copy() for _ in s.legal()]
    for end, action in zip(ends, s.legal(), strict=True):
        end.apply(action)
    assert len(ends) == 3
    for seat in (1, -1):
        assert all(end.view(seat) == ends[0].view(seat) for end in ends)


@rule("MK-VAR-MEGA-03", "MK-VAR-MEGA-10")
def test_a_megapolis_is_one_city() -> None:
    for seed in range(1, 13):
        s = with_cities(seed, ["core_6"], "full_conquest", TWO, megapolis="9", city_tiles="1")
        assert len(s.cities) == 1


@rule("MK-VAR-MEGA-11")
def test_two_megapolises_use_all_four_cities() -> None:
    for seed in range(1, 13):
        s = with_cities(seed, ["core_5", "core_6"], "full_conquest", FOUR, teams="megapolises")
        assert [len(city.spaces) for city in s.cities] == [2, 2]
        assert s.cities[0].colours & s.cities[1].colours == 0
        assert s.cities[0].colours >> GREEN & 1
        assert s.cities[0].colours | s.cities[1].colours == 15
