"""What anybody can reckon: movement, guards, prizes, rounds to come, what is short and which cards help; line-ups."""

from __future__ import annotations

from typing import Any

from hexfarer.games.heroes3 import GAME
from hexfarer.games.heroes3.board import field_name
from hexfarer.games.heroes3.flow.combat import Deploy
from hexfarer.games.heroes3.line_up import line_up
from hexfarer.games.heroes3.player import MAIN, SECOND
from hexfarer.games.heroes3.shape import UnitView
from hexfarer.games.heroes3.signs import STALLION, TORTOISE
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import AZURE, UTOPIA
from tests.games.heroes3.table import begun, does, free, hand, plain, put, row, unit
from tests.support import rule


def view(s: Heroes3, seat: int = 0) -> Any:
    s.changed()
    return s.view(seat)


# -- movement --


@rule("H3-MOVE-001", "H3-ROUND-007")
def test_the_most_movement_is_what_a_hero_began_the_round_with() -> None:
    s = plain()
    s.round = 3
    s.players[0].mp = [1, 2]
    assert view(s)["seat"]["0"]["mp_max"] == {"main": 3, "second": 2}
    s.sign = STALLION
    assert view(s)["seat"]["0"]["mp_max"] == {"main": 4, "second": 3}
    s.sign = TORTOISE
    assert view(s)["seat"]["0"]["mp_max"] == {"main": 2, "second": 2}  # and what it has by now, if that is more
    s.round = 1
    assert view(s)["seat"]["0"]["mp_max"]["main"] == 3  # Brave New World begins with a point more


@rule("H3-MOVE-003")
def test_ways_are_told_to_who_may_go_them() -> None:
    s = plain()
    s.players[0].mp = [2, 0]
    first, second = row(s, s.players[0].home, 2)
    assert view(s)["ways"]["main"][field_name(second)][-1] == field_name(second)
    assert view(s)["ways"]["main"][field_name(first)] == [field_name(first)]
    assert view(s)["ways"]["second"] == {}
    assert s.view(1)["ways"] == s.view(-1)["ways"] == {"main": {}, "second": {}}


# -- guarded fields --


@rule("H3-DIFF-010", "H3-XP-010", "H3-COMBAT-013", "H3-LOC-MINE-2")
def test_a_guarded_mine_tells_its_guards_and_its_prize() -> None:
    s = plain()
    name = field_name(put(s, row(s, s.players[0].home, 1)[0], "mine_gold", 3))
    s.players[0].xp = 3
    assert view(s)["field"][name]["guards"] == [2, 1, 0, 0]
    prize = view(s)["prizes"][name]
    assert prize["gain"]["gold"] == prize["income"]["gold"] == 5
    assert (prize["xp"], prize["level"], prize["skips"]) == (2, 3, False)
    s.players[0].xp = 6
    assert view(s)["prizes"][name]["skips"]
    assert view(s)["prizes"][name]["xp"] == 0
    s.ever[s.game.read(s, "field", name)] = 1  # it was taken before: nobody guards it any more
    assert name not in view(s)["prizes"]


@rule("H3-XP-011")
def test_whoever_beats_azure_guards_reaches_the_highest_level() -> None:
    s = plain()
    name = field_name(put(s, row(s, s.players[0].home, 1)[0], "artifact_symbol", 7))
    assert view(s)["field"][name]["guards"][AZURE] > 0
    assert view(s)["prizes"][name]["level"] == 7


# -- rounds to come --


@rule("H3-ROUND-003", "H3-ROUND-011")
def test_every_round_tells_what_it_brings() -> None:
    s = begun()
    rounds = view(s)["coming"]
    assert [one["round"] for one in rounds] == list(range(1, 13))
    assert [one["round"] for one in rounds if one["income"]] == [3, 5, 7, 9, 11]
    assert [one["round"] for one in rounds if one["stars"]] == [2, 4, 6, 8, 10, 12]
    told = {one["round"]: one["events"] for one in rounds if one["events"]}
    assert list(told) == [1, 6, 9]
    assert told[6] == [
        {"kind": "cubes_leave", "amount": [], "places": ["water_wheel", "windmill"], "unit": "", "foe": 0}
    ]
    assert told[1][0]["kind"] == "swifter"
    assert [one["round"] for one in view(begun(no_stars="yes"))["coming"] if one["stars"]] == []


def test_in_every_clash_the_points_are_told() -> None:
    s = plain()
    points = view(s)["seat"]["1"]["points"]
    assert points["towns"] == 3
    assert sum(points.values()) == s.outcome().scores[1]
    assert view(s, -1)["seat"]["1"]["points"] == points


# -- prices --


def buildings(s: Heroes3, seat: int = 0, viewer: int = 0) -> Any:
    return view(s, viewer)["seat"][str(seat)]["buildings"]


@rule("H3-RES-002")
def test_what_is_short_of_a_price_is_told_with_the_cards_that_cover_it() -> None:
    s = plain()
    s.players[0].resources = [8, 4, 0]
    hand(s, 0, "estates")
    hall = buildings(s)["city_hall"]
    assert hall["cost"]["gold"] == 10
    assert hall["short"] == {"gold": 2, "building_materials": 0, "valuables": 0}
    assert (hall["cover"][0]["card"], hall["cover"][0]["mode"], hall["cover"][0]["expert"]) == ("estates", 1, False)
    assert hall["cover"][0]["gain"]["gold"] >= 2
    s.players[0].resources = [8, 3, 0]
    assert buildings(s)["city_hall"]["cover"]  # it brings the gold, though not the materials
    s.players[0].resources = [10, 3, 0]
    assert buildings(s)["city_hall"]["cover"] == []
    assert buildings(s, 0, 1)["city_hall"]["short"]["building_materials"] == 1
    assert buildings(s, 0, 1)["city_hall"]["cover"] == []  # nobody else knows the hand


@rule("H3-TOWN-012", "H3-TOWN-019")
def test_a_unit_tells_what_is_short_and_which_building_is_missing() -> None:
    s = plain()
    player = s.players[0]
    player.resources, player.units = [3, 0, 0], [unit("halberdiers")]
    by_unit = {one["unit"]: one for one in view(s)["seat"]["0"]["recruits"]}
    champions: UnitView = by_unit["champions"]
    assert champions["dwelling"] == "dwelling_gold"
    assert champions["short"]["gold"] == champions["recruit"]["gold"] - 3
    assert by_unit["griffins"]["dwelling"] == ""
    own = view(s)["seat"]["0"]["units"][0]
    assert own["dwelling"] == "citadel"


# -- line-ups --


def deploying(s: Heroes3) -> Deploy:
    top = s.stack[-1]
    assert isinstance(top, Deploy)
    return top


def against_guards(s: Heroes3, difficulty: int = 3) -> str:
    field = put(s, row(s, s.players[0].home, 2)[1], "mine_gold", difficulty)
    s.players[0].units = [unit("griffins", "pack"), unit("marksmen"), unit("halberdiers")]
    s.players[0].mp = [3, 0]
    free(s, 0)
    does(s, f"go main {field_name(field)}")
    while not isinstance(s.stack[-1], Deploy):
        s.apply(s.stack[-1].quiet(s))
    return field_name(field)


@rule("H3-COMBAT-020")
def test_who_has_never_deployed_gets_a_proposal() -> None:
    s = plain()
    against_guards(s)
    told = view(s)["combat"]["line_up"]
    assert told["round"] == 0
    assert {one["unit"]: one["space"][1] for one in told["units"]} == {
        "griffins:pack": "2",
        "halberdiers:few": "2",
        "marksmen:few": "1",
    }
    does(s, *[f"deploy {one['unit']} {one['space']}" for one in told["units"]])
    assert not isinstance(s.stack[-1], Deploy) or deploying(s).seat != 0


@rule("H3-COMBAT-020")
def test_an_army_may_stand_as_it_did_last_time() -> None:
    s = plain()
    field = against_guards(s)
    does(s, "deploy griffins:pack a1", "deploy marksmen:few d1", "done")
    s.players[0].mp = [3, 0]
    s.battle = None
    s.players[0].at = [s.players[0].home, -1]
    s.players[0].units = [unit("griffins"), unit("marksmen"), unit("crusaders")]
    s.round = 4
    free(s, 0)
    does(s, f"go main {field}")
    while not isinstance(s.stack[-1], Deploy):
        s.apply(s.stack[-1].quiet(s))
    told = view(s)["combat"]["line_up"]
    assert (told["field"], told["round"]) == (field, 1)
    spaces = {one["unit"]: one["space"] for one in told["units"]}
    assert spaces["griffins:few"] == "a1"  # a pack that became few stands where it stood
    assert spaces["marksmen:few"] == "d1"
    assert spaces["crusaders:few"] == "b2"  # who is new stands where it does best
    copied = s.copy()
    assert copied.players[0].line_up == s.players[0].line_up
    other = begun()
    GAME.situate(other, GAME.dump(s))
    assert other.players[0].line_up == s.players[0].line_up


@rule("H3-COMBAT-020", "H3-COMBAT-023")
def test_guards_are_proposed_to_who_leads_them_also_when_two_are_alike() -> None:
    s = plain()
    against_guards(s)
    does(s, "deploy griffins:pack b2", "done")
    top = deploying(s)
    assert top.seat == 1
    units, _, number = line_up(s, top)
    assert number == 0
    assert sorted(one for one, _ in units) == sorted(s.drawn)
    assert len({space for _, space in units}) == len(units)
    for one, space in units:
        does(s, f"deploy {s.game.write(s, 'unit', one)} {s.game.write(s, 'space', space)}")


@rule("H3-COMBAT-003", "H3-UNIT-013")
def test_a_unit_out_of_reach_tells_from_where_it_can_be_attacked() -> None:
    s = plain()
    against_guards(s)
    does(s, "deploy griffins:pack b2", "done")
    while s.battle is not None and (s.battle.acting < 0 or s.to_act() != 0 or not view(s)["combat"]["reach"]):
        s.apply(s.stack[-1].quiet(s))
    combat = view(s)["combat"]
    assert combat["lands"]
    for number, spaces in combat["lands"].items():
        assert not any(one["fighter"] == int(number) for one in combat["targets"]) or spaces
        steps = [combat["reach"][space] for space in spaces]
        assert steps == sorted(steps)
        after = s.copy()
        does(after, f"go {spaces[0]}")
        assert any(one["fighter"] == int(number) for one in view(after)["combat"]["targets"])


def test_a_second_hero_and_the_utopia_are_reckoned_too() -> None:
    s = plain("force_of_will")
    name = field_name(put(s, row(s, s.players[0].home, 1)[0], "dragon_utopia", 6))
    assert s.board.location[s.game.read(s, "field", name)] == UTOPIA
    s.players[0].xp = 12
    assert not view(s)["prizes"][name]["skips"]  # that fight cannot be skipped here
    s.players[0].at[SECOND] = row(s, s.players[0].home, 2)[1]
    s.players[0].mp[MAIN] = 0
    assert view(s)["ways"]["main"] == {}
    assert view(s)["ways"]["second"]
