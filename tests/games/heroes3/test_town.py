"""Town actions: population, Mage Guild, captured Towns, cheaper units."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3.board import field_name
from hexfarer.games.heroes3.effects import HALF, Reinforces
from hexfarer.games.heroes3.flow.moments import show_neutrals
from hexfarer.games.heroes3.flow.rounds import Round
from hexfarer.games.heroes3.flow.town import TownOffer
from hexfarer.games.heroes3.player import BUILDINGS, CITADEL, CITY_HALL, DWELLING, MAGE_GUILD, SECOND_BUILDING
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import BRONZE, GOLD, NONE
from tests.games.heroes3.table import does, free, hand, options, plain, put, row, unit, why
from tests.support import rule


def rich(s: Heroes3, seat: int = 0) -> None:
    s.players[seat].resources = [60, 30, 10]
    s.changed()


# -- population --


@rule("H3-TOWN-014", "H3-TOWN-001")
def test_population_is_used_for_at_least_one_unit() -> None:
    """So that turning the token over and back cannot go on for ever."""
    s = plain()
    rich(s)
    does(s, "populate")
    assert options(s) == options(s, "recruit")
    assert why(s, "stop") == "must-choose"
    does(s, options(s)[0])
    if options(s, "stop"):
        does(s, "stop")
    assert not options(s, "populate")
    assert why(s, "populate") == "token-used"


@rule("H3-TOWN-015", "H3-TOWN-004")
def test_ex_77_a_token_used_for_units_hires_nobody() -> None:
    """EX-77 hiring in a round in which the population token was used to recruit is not legal."""
    s = plain()
    rich(s)
    s.players[0].at[0] = row(s, s.players[0].home, 1)[0]
    s.changed()
    place = field_name(s.players[0].home)
    assert why(s, f"hire {place}") == ""
    s.players[0].built |= 1 << CITADEL  # so that more could be bought
    s.changed()
    does(s, "populate", "recruit griffins:few")
    assert why(s, f"hire {place}") == "populating"
    does(s, "stop")
    assert why(s, f"hire {place}") == "token-used"


@rule("H3-TOWN-014", "H3-TOWN-019")
def test_refused_units_say_what_is_missing() -> None:
    s = plain()
    s.players[0].resources = [0, 0, 0]
    s.changed()
    assert why(s, "populate") == "nothing-to-buy"
    assert why(s, "reinforce halberdiers:few") == "no-citadel"
    assert why(s, "recruit halberdiers:few") == "unit-owned"
    s.players[0].built |= 1 << CITADEL
    rich(s)
    assert why(s, "reinforce halberdiers:few") == "populate-first"
    assert why(s, "recruit griffins:few") == "populate-first"


# -- Mage Guild --


@rule("H3-TOWN-023", "H3-TOWN-031")
def test_wisdom_helps_to_pay_for_a_spell_in_the_own_turn() -> None:
    s = plain()
    s.players[0].built |= 1 << MAGE_GUILD
    s.round = 2
    s.players[0].resources = [4, 0, 0]
    s.changed()
    assert why(s, "buy-spell") == "too-dear"
    hand(s, 0, "wisdom")
    assert why(s, "buy-spell") == ""
    does(s, "buy-spell")
    assert options(s) == ["play wisdom 1"]
    does(s, "play wisdom 1")
    assert options(s) == ["yes"]
    does(s, "yes", "look")
    assert s.players[0].resources[GOLD] == 0
    assert len(s.looked) == 3


@rule("H3-TOWN-031", "H3-HID-003")
def test_nobody_is_asked_in_the_turn_of_another_because_of_wisdom() -> None:
    s = plain()
    s.players[0].built |= 1 << MAGE_GUILD
    s.players[0].built_this_round = True
    s.round = 2
    s.players[0].resources = [4, 0, 0]
    s.players[0].populace = False
    hand(s, 0, "wisdom")
    free(s, 1)
    s.push(TownOffer(0))
    s.settle()
    assert s.to_act() == 1


# -- captured Towns --


@rule("H3-OPT-01", "H3-TOWN-027")
@pytest.mark.parametrize("used", ["yes", "no"])
def test_the_buildings_of_captured_towns_may_be_used(used: str) -> None:
    s = plain(no_town_reward=used)
    rich(s)
    s.players[1].built |= 1 << CITADEL | 1 << MAGE_GUILD | 1 << CITY_HALL
    s.players[1].units = [unit("harpies")]
    home = s.players[1].home
    s.flag[home] = 0
    s.round = 2
    s.changed()
    build = f"build-in {field_name(home)} faction_2"
    if used == "no":
        assert why(s, build) == "captured-idle"
        assert why(s, "buy-spell") == "no-guild"
        assert why(s, "recruit troglodytes:few") == "foreign-unit"
        return
    does(s, build)
    assert s.players[1].has(SECOND_BUILDING)
    assert options(s, "build") + options(s, "build-in") == []  # one token for both boards
    does(s, "populate")
    assert why(s, "recruit harpies:few") == "unit-taken"  # its owner has the only card
    does(s, "recruit troglodytes:few", "reinforce troglodytes:few")
    assert unit("troglodytes", "pack") in s.players[0].units
    does(s, "stop", "buy-spell", "yes")
    assert s.players[0].resources[GOLD] < 60
    does(s, "look")
    does(s, options(s, "card")[0])
    s.round = 2
    s.stack = [Round(0, 0)]
    s.settle()
    assert options(s, "choose")  # its City Hall pays the capturer, too


@rule("H3-OPT-01", "H3-TOWN-030")
def test_without_rewards_a_captured_town_pays_nothing() -> None:
    from hexfarer.games.heroes3.flow.winning import captured_town

    s = plain(no_town_reward="yes")
    gold = s.players[0].resources[GOLD]
    captured_town(s, 0, s.players[1].home)
    assert s.players[0].resources[GOLD] == gold
    assert s.players[0].cubes[1] == 1


# -- cheaper units --


@rule("H3-UNIT-008", "H3-TOWN-020")
def test_legions_make_any_recruiting_and_reinforcing_cheaper_once() -> None:
    s = plain()
    s.players[0].cuts = [4, 5]
    s.players[0].resources = [0, 0, 0]
    halberdiers = unit("halberdiers")
    cheap = Reinforces(1 << BRONZE, HALF)
    assert halberdiers in cheap.values(s, 0, NONE, 0)  # half of 3, rounded up, less 4
    cheap.chosen(s, 0, NONE, 0, halberdiers)
    assert s.players[0].cuts == [5]
    s.neutral_decks[BRONZE].append(unit("neutral_rogues"))  # 5 gold
    show_neutrals(s, 0, [BRONZE])
    s.changed()
    assert options(s, "unit") == ["unit neutral_rogues:few"]
    does(s, "unit neutral_rogues:few")
    assert s.players[0].cuts == []


@rule("H3-TOWN-018")
def test_a_cut_counts_for_the_next_unit_only() -> None:
    s = plain()
    s.players[0].resources = [20, 0, 0]
    hand(s, 0, "legs_of_legion")
    (field,) = row(s, s.players[0].home, 1)
    put(s, field, "empty_field")
    does(s, "play legs_of_legion 1", "populate", "recruit griffins:few")
    from hexfarer.games.heroes3.content.units import UNITS

    full = UNITS[unit("griffins") >> 1].recruit[0]
    assert s.players[0].resources[GOLD] == 20 - (full - 4)
    assert s.players[0].cuts == []
    assert not s.players[0].has(DWELLING + 1)


# -- prices --

COSTS = {  # gold, building materials, valuables
    "city_hall": ["10 4 0"] * 3,
    "citadel": ["8 5 1"] * 3,
    "mage_guild": ["4 2 1"] * 3,
    "dwelling_bronze": ["5 3 1"] * 3,
    "dwelling_silver": ["8 6 3"] * 3,
    "dwelling_gold": ["10 9 4"] * 3,
    "faction_1": ["8 4 0", "7 3 1", "6 4 1"],
    "faction_2": ["4 3 0", "6 3 1", "7 3 1"],
}


@rule("H3-TOWN-006")
@pytest.mark.parametrize("seat", range(3))
def test_every_building_costs_what_its_board_says(seat: int) -> None:
    s = plain(seats=3)
    for number, id in enumerate(BUILDINGS):
        cost = [int(word) for word in COSTS[id][seat].split()]
        player = s.players[seat]
        player.resources = cost[:]
        player.built = (1 << len(BUILDINGS)) - 1 & ~(1 << number)  # all the others
        player.built_this_round = False
        free(s, seat)
        assert why(s, f"build {id}") == ""
        for resource, price in enumerate(cost):
            if price:
                player.resources = cost[:]
                player.resources[resource] -= 1
                s.changed()
                assert why(s, f"build {id}") == "too-dear"
