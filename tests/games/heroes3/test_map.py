"""Heroes on the map: steps and passing, wings, tiles, the Grail, locations, the end of a turn."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3.battle import ATTACKER, DEFENDER, GUARDS, HERO, PLACE, Battle
from hexfarer.games.heroes3.board import Board, field_name, good_turns, open_turns
from hexfarer.games.heroes3.components import card_number
from hexfarer.games.heroes3.content.tiles import FIELDS, TILE_IDS
from hexfarer.games.heroes3.flow.combat import Combat, GiveUp
from hexfarer.games.heroes3.flow.ending import beaten, lose, surrender
from hexfarer.games.heroes3.flow.rounds import Round
from hexfarer.games.heroes3.flow.turn import TurnStart
from hexfarer.games.heroes3.flow.visiting import guarded
from hexfarer.games.heroes3.flow.walking import finder_of, touching_places
from hexfarer.games.heroes3.flow.winning import captured_town, check_round_end, eliminate
from hexfarer.games.heroes3.player import FIRST, MAIN, SECOND, SECOND_BUILDING
from hexfarer.games.heroes3.signs import GOLD_DRAGON, SILENCE, STALLION, TORTOISE
from hexfarer.games.heroes3.state import ABILITIES, ARTIFACTS, Heroes3
from hexfarer.games.heroes3.terms import FAR, GOLD, NONE, STARTING
from hexfarer.kernel.hexes import at
from hexfarer.kernel.rng import seeded
from tests.games.heroes3.table import begun, does, free, hand, options, plain, put, row, tile_of, unit, why
from tests.support import rule


def name(field: int) -> str:
    return field_name(field)


# -- passing --


@rule("H3-LOC-SANCTUARY-1", "H3-LOC-SANCTUARY-2", "H3-MOVE-015")
def test_ex_75_a_sanctuary_is_only_passed_while_a_hero_is_on_it() -> None:
    """EX-75 an enemy on a sanctuary: 1 movement point is too little, with 2 the hero passes and must go on."""
    s = plain()
    there, beyond = row(s, s.players[0].home, 2)
    put(s, there, "sanctuary")
    s.players[1].at[MAIN] = there
    s.players[0].mp = [1, 0]
    s.changed()
    assert why(s, f"move main {name(there)}") == "safe-there"
    s.players[0].mp = [2, 0]
    s.changed()
    does(s, f"move main {name(there)}")
    assert options(s) == options(s, "move")  # no end, no town action
    assert why(s, "end") == "move-on"
    assert why(s, "hire A0") != "" != why(s, "build city_hall")
    does(s, f"move main {name(beyond)}")
    assert "end" in options(s)
    assert s.players[0].at[MAIN] == beyond
    assert s.players[0].came_from[MAIN] == s.players[0].home  # a flight would not end on the sanctuary


@rule("H3-MOVE-009", "H3-MOVE-015")
def test_two_fields_in_a_row_are_passed_with_three_movement_points() -> None:
    s = plain()
    first, second, third = row(s, s.players[0].home, 3)
    s.board = s.board.copy()
    for field in range(len(s.board.location)):  # a narrow path
        if field not in (s.players[0].home, first, second, third, s.players[1].home):
            put(s, field, "blocked_field")
    put(s, second, "sanctuary")
    s.players[0].at[SECOND] = first
    s.players[1].at[MAIN] = second
    s.players[0].mp = [2, 0]
    s.changed()
    assert why(s, f"move main {name(first)}") == "no-stopping"
    s.players[0].mp = [3, 0]
    s.changed()
    does(s, f"move main {name(first)}")
    assert set(options(s)) == {f"move main {name(second)}", f"move main {name(s.players[0].home)}"}
    does(s, f"move main {name(second)}", f"move main {name(third)}")
    assert s.players[0].at[MAIN] == third


@rule("H3-MOVE-010")
def test_two_own_heroes_on_a_field_may_do_all_but_spend_movement_otherwise() -> None:
    s = plain()
    s.players[0].at[SECOND] = s.players[0].home
    put(s, s.players[0].home, "trading_post")
    s.players[0].pool = [TILE_IDS.index("F1")]
    s.changed()
    assert options(s, "end")
    assert options(s, "build")
    assert options(s, "move")
    assert options(s, "revisit") + options(s, "place") + options(s, "discover") == []
    assert why(s, "revisit main") == "crowded"
    does(s, options(s, "move")[0])
    assert options(s, "end")


# -- wings --


@rule("H3-MOVE-005", "H3-MOVE-006")
def test_a_hero_with_wings_enters_only_the_field_where_it_lands() -> None:
    s = plain()
    hand(s, 0, "angel_wings")
    first, second, third = row(s, s.players[0].home, 3)
    put(s, first, "blocked_field")
    put(s, second, "mine_gold")
    put(s, third, "mine_gold")
    does(s, "play angel_wings 1")  # the only hero gains the movement point
    assert s.players[0].mp[MAIN] == 4
    does(s, f"move main {name(first)}")
    assert why(s, "land main") == "no-landing"
    does(s, f"move main {name(second)}")
    assert s.flag[second] == NONE  # flown over
    assert "land main" in options(s)
    assert not options(s, "end")
    does(s, f"move main {name(third)}", "land main")
    assert (s.flag[second], s.flag[third]) == (NONE, 0)
    assert s.players[0].came_from[MAIN] == s.players[0].home
    assert why(s, "land main") == "not-flying"
    assert options(s, "end")
    does(s, f"move main {name(second)}")
    assert s.flag[second] == 0  # the flight is over


def test_wings_without_movement_left_land_by_themselves() -> None:
    s = plain()
    hand(s, 0, "angel_wings")
    (field,) = row(s, s.players[0].home, 1)
    put(s, field, "mine_gold")
    s.players[0].mp[MAIN] = 0
    s.changed()
    does(s, "play angel_wings 1", f"move main {name(field)}")
    assert s.flag[field] == 0
    assert options(s, "end")


# -- the Grail --


def grail_field(s: Heroes3) -> int:
    (field,) = row(s, s.players[0].home, 1)
    return put(s, field, "grail")


@rule("H3-SETUP-001")
def test_the_field_of_the_grail_is_closed_before_two_obelisks() -> None:
    s = plain("search_for_the_grail")
    field = grail_field(s)
    assert why(s, f"move main {name(field)}") == "grail-locked"  # with 3 movement points it is not passed either
    others = [other for other in range(20, 40) if other != field][:2]
    for other in others:
        s.obelisks[other] = 1
    s.changed()
    assert why(s, f"move main {name(field)}") == ""


@rule("H3-LOC-GRAIL", "H3-SCEN-003")
def test_the_second_player_digs_with_two_points_too() -> None:
    s = plain("search_for_the_grail")
    field = grail_field(s)
    s.obelisks[20] = s.obelisks[21] = 3
    s.black[field] = s.ever[field] = 1
    s.players[1].at[MAIN] = field
    free(s, 1)
    does(s, "dig main")
    assert s.grail_with == NONE
    does(s, "dig main")
    assert s.grail_with == 2
    assert s.players[1].mp[MAIN] == 1


@rule("H3-TURN-008", "H3-SCEN-003")
def test_the_last_step_of_a_turn_picks_up_the_grail() -> None:
    s = plain("search_for_the_grail")
    (field,) = row(s, s.players[0].home, 1)
    s.grail_at = field
    s.players[0].free_steps = 1
    free(s, 0)
    does(s, "end", f"move main {name(field)}")
    assert (s.grail_with, s.grail_at) == (0, NONE)


@rule("H3-TILE-005")
def test_a_tile_face_down_has_nothing_on_it_and_lies_upright() -> None:
    down = Board().with_place(at(0, 0), FAR)
    again = down.with_tile_up(0, TILE_IDS.index("F4"), 2).with_tile_down(0)
    for board in (down, again):
        assert (board.tiles, board.turns, board.up) == ([NONE], [0], [False])
        assert board.location == [NONE] * FIELDS
        assert board.difficulty == board.dice == board.walls == [0] * FIELDS


@rule("H3-TILE-010", "H3-TILE-006")
def test_a_tile_is_found_from_the_hero_beside_it() -> None:
    s = begun()
    board = s.board
    down = [place for place in range(len(board.up)) if not board.up[place]]
    beside = next(place for place in down if place in touching_places(s, 0))
    far = next(place for place in down if place not in touching_places(s, 0))
    s.players[0].at = [far * FIELDS, 0]
    assert finder_of(s, 0, beside) == 0  # the tile of the Secondary Hero
    s.players[0].at = [0, far * FIELDS]
    assert finder_of(s, 0, beside) == 0
    s.players[0].at = [NONE, far * FIELDS]
    assert finder_of(s, 0, beside) == NONE


@rule("H3-LOC-GRAIL", "H3-TILE-016")
def test_the_grail_is_dug_by_one_hero_without_leaving_and_its_guard_stays_beaten() -> None:
    s = plain("search_for_the_grail")
    field = grail_field(s)
    s.board.difficulty[field] = 7
    s.obelisks[20] = s.obelisks[21] = 3
    s.black[field] = s.ever[field] = 1  # its guard was beaten
    s.players[0].mp = [9, 2]
    s.changed()
    does(s, f"move main {name(field)}")
    assert not guarded(s, field)
    does(s, "dig main")
    back = f"move main {name(s.players[0].home)}"
    does(s, back, f"move main {name(field)}", "dig main")
    assert s.grail_with == NONE  # the first was lost by leaving
    does(s, "dig main")
    assert s.grail_with == 0
    assert not guarded(s, field)


def battle(s: Heroes3, field: int, cause: int, defender: int = NONE, hero: int = MAIN, who: int = MAIN) -> Battle:
    """A combat of the first player on a field, all but over."""
    fight = Battle(0, hero, field, s.players[0].home, cause)
    fight.round = 1
    if defender != NONE:
        fight.seats[DEFENDER] = fight.controllers[DEFENDER] = defender
        fight.hero[DEFENDER] = who
    s.battle = fight
    s.push(Combat(0))
    return fight


@rule("H3-SETUP-001", "H3-COMBAT-076")
def test_who_surrenders_or_is_beaten_by_guards_leaves_the_grail_on_the_field() -> None:
    s = plain("search_for_the_grail")
    (field,) = row(s, s.players[0].home, 1)
    s.players[0].at[MAIN] = field
    s.grail_with = 0
    s.players[0].resources[GOLD] = 10
    battle(s, field, HERO, 1)
    surrender(s, ATTACKER)
    assert (s.grail_with, s.grail_at) == (NONE, field)
    s = plain("search_for_the_grail")
    s.players[0].at[SECOND] = field
    s.grail_with = SECOND
    s.players[0].units = []
    lose(s, battle(s, field, GUARDS, hero=SECOND))
    assert (s.grail_with, s.grail_at) == (NONE, field)


@rule("H3-SETUP-001")
@pytest.mark.parametrize("who", [MAIN, SECOND])
def test_the_winner_of_a_hero_combat_takes_the_grail(who: int) -> None:
    s = plain("search_for_the_grail")
    (field,) = row(s, s.players[0].home, 1)
    s.players[0].at[MAIN] = s.players[1].at[who] = field
    s.grail_with = 2 + who
    beaten(s, battle(s, field, HERO, 1, who=who), 1, 0, DEFENDER)
    assert s.grail_with == 0


@rule("H3-SETUP-001", "H3-SIEGE-002")
def test_an_army_without_a_hero_does_not_carry_the_grail_away() -> None:
    s = plain("search_for_the_grail")
    (field,) = row(s, s.players[0].home, 1)
    s.players[0].at[MAIN] = field
    s.grail_with = 0
    beaten(s, battle(s, field, PLACE, 1, who=NONE), 0, 1, ATTACKER)
    assert (s.grail_with, s.grail_at) == (NONE, field)


@rule("H3-HERO-005")
def test_a_second_hero_that_is_given_up_loses_the_grail_to_the_attacker() -> None:
    s = plain("search_for_the_grail")
    (field,) = row(s, s.players[0].home, 1)
    s.players[0].at[MAIN] = s.players[1].at[SECOND] = field
    s.grail_with = 2 + SECOND
    battle(s, field, HERO, 1, who=SECOND)
    s.push(GiveUp(1))
    s.changed()
    does(s, "yes")
    assert s.grail_with == 0


@rule("H3-END-013")
def test_an_eliminated_player_leaves_the_grail_where_the_hero_stood() -> None:
    s = plain("search_for_the_grail", 3)
    field = row(s, s.players[1].home, 1)[0]
    s.players[1].at[MAIN] = field
    s.obelisks[30] = 7
    s.grail_with = 2
    eliminate(s, 1)
    assert (s.grail_with, s.grail_at) == (NONE, field)
    assert s.obelisks[30] == 5


# -- tiles --


@rule("H3-TILE-010")
def test_a_tile_is_turned_so_that_as_much_as_possible_leads_to_it() -> None:
    """An island elsewhere does not make all ways to turn a tile good."""
    board = Board().with_place(at(0, 0), STARTING).with_place(at(3, -1), FAR).with_place(at(20, 0), STARTING)
    board = board.with_tile_up(0, TILE_IDS.index("S1"), 0).with_tile_up(2, TILE_IDS.index("S2"), 0)
    turns = good_turns(board, 1, TILE_IDS.index("F1"), 0)
    joined = [turn for turn in range(6) if board.with_tile_up(1, TILE_IDS.index("F1"), turn).connected_places(1)[0]]
    assert turns == joined
    assert 0 < len(turns) < 6


@rule("H3-SETUP-030")
@pytest.mark.parametrize("scenario", ["dwarven_gold", "force_of_will"])
def test_a_starting_tile_is_never_walled_in(scenario: str) -> None:
    s = begun(scenario)
    for player in s.players:
        place = tile_of(player.home)
        tile = s.board.tiles[place] if s.board.tiles[place] != NONE else s.under[place]
        tile = tile if tile != NONE else s.stack[-1].tile  # type: ignore[attr-defined]
        turns = open_turns(s.board, place, tile)
        assert 0 < len(turns) < 6
        for turn in turns:
            turned = s.board.with_tile_up(place, tile, turn)
            assert any(
                other // 7 != place for field in turned.exits(place) for other in turned.map.around(field) if other >= 0
            )
    assert len(options(s, "turn")) < 6


# -- rounds --


@rule("H3-ROUND-007", "H3-ROUND-004")
@pytest.mark.parametrize(("sign", "now"), [(STALLION, 4), (TORTOISE, 2)])
def test_the_stallion_and_the_tortoise_go_with_the_next_card(sign: int, now: int) -> None:
    s = plain()
    s.astrologers = [SILENCE, sign]
    s.round = 1
    s.stack = [Round(0, 0)]
    s.settle()
    assert (s.round, s.sign) == (2, sign)
    assert s.players[0].mp[MAIN] == now
    s.stack = [Round(0, 0)]
    s.settle()
    assert (s.round, s.players[0].mp[MAIN]) == (3, now)  # still in force
    s.stack = [Round(0, 0)]
    s.settle()
    assert (s.round, s.sign) == (4, SILENCE)
    assert s.players[0].mp == [3, 2]


@rule("H3-OPT-11", "H3-ROUND-006")
def test_income_comes_before_the_card_of_a_resource_round() -> None:
    s = plain(stars_always="yes")
    s.astrologers = [SILENCE]
    s.sign = GOLD_DRAGON
    s.round = 2
    before = s.players[0].resources[GOLD]
    s.stack = [Round(0, 0)]
    s.settle()
    assert s.sign == SILENCE
    assert s.players[0].resources[GOLD] == before + 10 + 5
    s.astrologers = [GOLD_DRAGON]
    s.sign = SILENCE
    s.round = 4
    before = s.players[0].resources[GOLD]
    s.stack = [Round(0, 0)]
    s.settle()
    assert s.players[0].resources[GOLD] == before + 10  # the new one pays in the next


# -- the end of a turn --


@rule("H3-TURN-008", "H3-LOC-OBELISK-2")
def test_nomads_give_a_step_each_to_any_own_hero() -> None:
    s = plain()
    first, second = row(s, s.players[0].home, 2)
    s.players[0].at[SECOND] = second
    s.players[0].units += [unit("neutral_nomads"), unit("neutral_nomads")]
    put(s, first, "obelisk")
    s.changed()
    does(s, "end")
    assert f"move main {name(first)}" not in options(s)  # an obelisk is not empty …
    s.obelisks[first] = 1
    s.changed()
    assert f"move main {name(first)}" in options(s)  # … but for whose cube is there
    goal = next(text for text in options(s, "move") if text.startswith("move second"))
    does(s, goal)
    assert options(s, "move")  # the second step
    does(s, f"move main {name(first)}")
    assert s.players[0].at[MAIN] == first
    assert s.to_act() == 1


@rule("H3-TURN-008", "H3-END-002")
def test_a_last_step_picks_the_grail_up_and_may_win() -> None:
    s = plain("search_for_the_grail")
    (first,) = row(s, s.players[0].home, 1)
    s.players[0].at[MAIN] = first
    s.grail_with = 0
    s.players[0].units.append(unit("neutral_nomads"))
    s.changed()
    does(s, "end", f"move main {name(s.players[0].home)}")
    assert (s.over, s.victory) == (True, "grail")


# -- locations --


@rule("H3-LOC-OBSERVATORY")
def test_an_observatory_may_place_a_tile_of_the_pool() -> None:
    s = begun()
    while s.round < 1 or s.to_act() != s.order[0] or "end" not in options(s):
        s.apply(s.stack[-1].quiet(s))
    seat = s.to_act()
    player = s.players[seat]
    field = next(
        field
        for field in range(tile_of(player.home) * 7, tile_of(player.home) * 7 + 7)
        if s.board.spots(field) and s.board.location[field] != 1
    )
    put(s, field, "redwood_observatory")
    start = next(there for there in s.board.steps(field))
    player.at[MAIN] = start
    player.mp[MAIN] = 3
    s.changed()
    does(s, f"move main {name(field)}")
    assert options(s) == ["choose 1", "choose 2"] or options(s) == ["choose 2"]
    mp = player.mp[MAIN]
    does(s, "choose 2")
    assert player.pool == []
    if options(s, "put"):
        does(s, options(s, "put")[0])
    assert player.mp[MAIN] == mp


@rule("H3-LOC-MAGIC-SPRING")
@pytest.mark.parametrize("to_discard", ["no", "yes"])
def test_the_magic_spring_asks_for_the_order_and_gives_to_the_hand(to_discard: str) -> None:
    s = plain(to_discard=to_discard)
    (field,) = row(s, s.players[0].home, 1)
    put(s, field, "magic_spring")
    attack, defense, arrow = (card_number(id) for id in ("attack", "defense", "magic_arrow"))
    s.players[0].discard = [attack, defense, arrow]
    does(s, f"move main {name(field)}", "choose 1", "card defense")
    assert s.players[0].hand == [defense]
    does(s, "card attack")
    assert s.players[0].discard == [arrow, attack]


@rule("H3-OPT-08", "H3-TRADE-005")
def test_with_free_trade_resources_are_exchanged_in_the_turn_and_a_post_gives_an_artifact() -> None:
    s = plain(free_trade="yes")
    s.players[0].resources = [6, 0, 0]
    (field,) = row(s, s.players[0].home, 1)
    put(s, field, "trading_post")
    s.changed()
    assert why(s, "trade valuables gold") == "too-dear"
    does(s, "trade gold valuables")
    assert s.players[0].resources == [0, 0, 1]
    top = s.decks[ARTIFACTS][-1]
    does(s, f"move main {name(field)}")
    assert s.players[0].hand == [top]
    assert s.black[field] == 1
    assert why(s, "revisit main") == "nothing-to-revisit"
    other = plain()
    assert not options(other, "trade")
    assert why(other, "trade gold valuables") == "no-free-trade"


# -- capturing --


@rule("H3-TOWN-026", "H3-TOWN-029", "H3-TOWN-030")
def test_a_starting_town_taken_from_a_third_player_gives_its_cube_and_the_reward() -> None:
    s = plain(seats=3)
    home = s.players[1].home
    s.flag[home] = 2
    gold = s.players[0].resources[GOLD]
    captured_town(s, 0, home)
    assert s.players[0].cubes == [0, 0, 1]
    assert s.players[0].resources[GOLD] == gold + 10
    captured_town(s, 1, home)  # regained by its owner: nothing
    assert s.players[1].cubes == [0, 0, 0]


@rule("H3-END-010", "H3-END-011")
def test_regaining_a_place_inside_a_round_starts_the_count_anew() -> None:
    s = plain(seats=3)
    s.flag[s.players[1].home] = 0
    for _ in range(3):
        check_round_end(s)
    captured_town(s, 1, s.players[1].home)
    s.flag[s.players[1].home] = 0  # lost again in the same round
    for _ in range(3):
        check_round_end(s)
        assert not s.players[1].eliminated
    check_round_end(s)
    assert s.players[1].eliminated


# -- the beginning of a turn --


@rule("H3-TURN-005", "H3-TOWN-013")
def test_the_portal_and_the_vortex_work_only_at_the_beginning_of_the_turn() -> None:
    s = plain()
    s.players[1].built |= 1 << FIRST | 1 << SECOND_BUILDING
    s.players[1].hand = [card_number("attack")]
    free(s, 1)
    assert not options(s, "use")
    assert why(s, "use vortex") == why(s, "use summon") == "turn-start-only"
    assert why(s, "use smith-buy") == "not-your-building"
    free(s, 1, 2)
    s.stack[-1] = TurnStart(1)
    s.changed()
    assert options(s) == ["use summon", "use vortex", "pass"]
    does(s, "use vortex", "card attack")
    assert len(s.looked) == 3
    does(s, options(s, "card")[0])
    assert len(s.players[1].hand) == 1
    assert options(s) == ["use summon", "pass"]
    does(s, "pass")
    assert options(s, "end")


@rule("H3-TOWN-013", "H3-HID-001")
def test_the_amplifier_is_offered_whether_or_not_somebody_holds_necromancy() -> None:
    """Otherwise the offer would tell that an opponent has it."""
    s = plain(seats=3)
    s.players[2].built |= 1 << SECOND_BUILDING
    necromancy = card_number("necromancy")
    here = [card for card in s.decks[ABILITIES] if card == necromancy]
    s.deck_discards[ABILITIES] = [card for card in s.deck_discards[ABILITIES] if card != necromancy]
    s.decks[ABILITIES] = [card for card in s.decks[ABILITIES] if card != necromancy]
    s.players[0].hand = [necromancy, necromancy]
    free(s, 2, 2)
    s.stack[-1] = TurnStart(2)
    s.changed()
    assert here
    assert "use amplify-card" in options(s)
    reveals = s.reveals
    does(s, "use amplify-card")
    assert s.reveals > reveals
    assert necromancy not in s.players[2].hand
    assert options(s, "end")  # it was used up


@rule("H3-TOWN-013")
def test_whoever_sees_every_necromancy_is_not_offered_to_look_for_one() -> None:
    """… but the specialty of the discard pile all the same."""
    s = plain(seats=3)
    sandro = s.players[2]
    sandro.built |= 1 << SECOND_BUILDING
    s.decks[ABILITIES] = [card for card in s.decks[ABILITIES] if card != card_number("necromancy")]
    sandro.hand = [card_number("necromancy")] * 2
    sandro.discard = [card_number("cloak_of_the_undead_king_1")]
    free(s, 2, 2)
    s.stack[-1] = TurnStart(2)
    s.changed()
    assert options(s) == ["use amplify-specialty", "pass"]
    assert why(s, "use amplify-card") == "no-use"
    sandro.hand.pop()
    s.changed()
    assert options(s) == ["use amplify-card", "use amplify-specialty", "pass"]


# -- morale --


@rule("H3-MORALE-004")
def test_a_positive_token_may_be_spent_before_a_new_one_comes() -> None:
    s = plain()
    (field,) = row(s, s.players[0].home, 1)
    put(s, field, "temple")
    s.players[0].morale = 1
    s.players[0].deck = [card_number("attack")]
    s.changed()
    does(s, f"move main {name(field)}")
    assert sorted(options(s)) == ["spend-cycle", "spend-draw", "stop"]
    does(s, "spend-draw")
    assert s.players[0].morale == 1
    assert s.players[0].hand == [card_number("attack")]


@rule("H3-MORALE-011")
def test_necropolis_is_not_asked_about_morale() -> None:
    s = plain(seats=3)
    free(s, 2)
    (field,) = row(s, s.players[2].home, 1)
    put(s, field, "temple")
    does(s, f"move main {name(field)}")
    assert options(s, "end")


# -- rogues --


@rule("H3-UNIT-011")
def test_two_rogues_look_at_two_decks_of_any_kind() -> None:
    s = plain()
    s.players[0].units += [unit("neutral_rogues"), unit("neutral_rogues")]
    s.changed()
    top, under = s.neutral_decks[0][-1], s.astrologers[-1]
    does(s, "use scout", "number 3")
    assert s.looked == [top]
    does(s, "choose 2")
    assert s.neutral_decks[0][0] == top
    does(s, "use scout", "number 7")
    assert s.looked == [under]
    does(s, "choose 1")
    assert s.astrologers[-1] == under
    assert why(s, "use scout") == "scouted-already"


# -- refusals --


@rule("H3-TURN-003", "H3-DECK-006")
def test_a_refused_draw_says_whether_the_limit_or_the_cards_are_missing() -> None:
    s = begun()
    while not options(s, "draw"):
        s.apply(s.stack[-1].quiet(s))
    seat = s.to_act()
    player = s.players[seat]
    assert why(s, "draw 5") == "draw-limit"
    player.deck, player.discard = player.deck[:1], []
    s.changed()
    assert why(s, "draw 2") == "no-more-cards"
    assert why(s, "draw 1") == ""


@rule("H3-TILE-006", "H3-TILE-011", "H3-TILE-013")
def test_refused_discoveries_and_placements_say_what_is_missing() -> None:
    s = plain()
    s.players[0].pool = []
    s.changed()
    assert why(s, "discover second B") == why(s, "place second") == "no-hero"
    assert why(s, "discover main B") == "tile-up"
    assert why(s, "place main") == "pool-empty"
    s.players[0].mp = [0, 0]
    s.changed()
    assert why(s, "discover main B") == why(s, "place main") == "no-mp"


# -- secrets --


@rule("H3-HID-001", "H3-TILE-005")
def test_a_tile_that_is_being_turned_is_not_dealt_again() -> None:
    s = begun("dwarven_gold")
    while "end" not in options(s):
        s.apply(s.stack[-1].quiet(s))
    seat = s.to_act()
    s.players[seat].mp[MAIN] = 9
    field = next(f for f in range(len(s.board.location)) if s.board.is_up(f) and s.board.bordering(f))
    s.players[seat].at[MAIN] = field
    s.changed()
    does(s, options(s, "discover")[0])
    assert options(s, "turn")
    for seed in range(20):
        other = s.determinize(1 - seat, seeded(seed))
        assert isinstance(other, Heroes3)
        assert other.under[other.stack[-1].place] == NONE  # type: ignore[attr-defined]
        tiles = [tile for tile in other.board.tiles + other.under if tile != NONE]
        tiles += [tile for player in other.players for tile in player.pool]
        tiles.append(other.stack[-1].tile)  # type: ignore[attr-defined]
        assert len(set(tiles)) == len(tiles)


@rule("H3-HID-001", "H3-SETUP-009")
def test_face_down_tiles_are_dealt_from_all_that_the_scenario_allows() -> None:
    s = begun("dwarven_gold")
    far = [i for i, kind in enumerate(s.board.kinds) if kind == FAR]
    gold = [TILE_IDS.index(id) for id in ("F4", "F5", "F6")]
    seen: set[int] = set()
    pools: set[int] = set()
    for seed in range(60):
        other = s.determinize(0, seeded(seed))
        assert isinstance(other, Heroes3)
        here = [other.under[i] for i in far]
        assert all(tile in here for tile in gold)  # all of these are on the map
        seen.update(here)
        pools.update(tile for player in other.players for tile in player.pool)
    assert {TILE_IDS[tile] for tile in seen} == {"F4", "F5", "F6", "F7", "F8", "F9"}
    assert {TILE_IDS[tile] for tile in pools} == {"F1", "F2", "F3"}


@rule("H3-HID-001")
def test_what_others_gained_unseen_could_be_any_card_of_its_deck() -> None:
    s = plain()
    hand(s, 1, "angel_wings")
    found = set()
    for seed in range(40):
        other = s.determinize(0, seeded(seed))
        assert isinstance(other, Heroes3)
        player = other.players[1]
        artifacts = [
            card for card in player.hand + player.deck if card in s.decks[ARTIFACTS] or card in s.players[1].hand
        ]
        found.update(artifacts)
        assert card_number("tactics") in player.hand + player.deck  # Mutare began with it
    assert len(found) > 5
