"""What bots and hints go by: clear comparisons come out right, and nothing hidden is read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hexfarer import bots
from hexfarer.bots.greedy import Greedy
from hexfarer.games.heroes3 import GAME, hints, outlook, pursuit, spreading, strength, verbs
from hexfarer.games.heroes3.battle import ATTACKER, DEFENDER, GATE, WALL, Fighter
from hexfarer.games.heroes3.content.scenarios import SCENARIO_IDS
from hexfarer.games.heroes3.content.units import UNIT_IDS, packed
from hexfarer.games.heroes3.flow.combat import Activation
from hexfarer.games.heroes3.flow.turn import Free
from hexfarer.games.heroes3.flow.visiting import begin_foe_combat, flag_mine, guarded
from hexfarer.games.heroes3.flow.winning import eliminate
from hexfarer.games.heroes3.player import CITY_HALL, DWELLING, MAIN
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.tale import RACE_OVER
from hexfarer.games.heroes3.terms import FEW, GOLD, NONE, PACK, RESOURCE_SYMBOL, mined
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.rng import seeded


def started(scenario: str = "brave_new_world", seed: int = 1, seats: list[str] | None = None) -> Heroes3:
    heroes = seats or GAME.default_seats(GAME.scenario(scenario), 0)
    state = GAME.start(Setup("heroes3", "base", scenario, heroes, {}, seed))
    assert isinstance(state, Heroes3)
    return state


def free(scenario: str = "brave_new_world", seed: int = 1) -> Heroes3:
    """The first time that somebody may move, with the hand drawn."""
    state = started(scenario, seed)
    while not isinstance(state.stack[-1], Free):
        state.apply(state.stack[-1].quiet(state))
    return state


def unit(id: str, side: int = FEW) -> int:
    return packed(UNIT_IDS.index(id), side)


def walk(scenario: str, seed: int, every: int) -> Iterator[Heroes3]:
    """Positions of a random game."""
    state = started(scenario, seed)
    bot = bots.find("random")(seed)
    number = 0
    while not state.over:
        if number % every == 0:
            yield state
        state.apply(bot.choose(state))
        number += 1


# -- units and armies --


def test_a_pack_is_stronger_than_few_and_a_dearer_unit_than_a_cheap_one() -> None:
    for id in ("halberdiers", "vampires", "black_dragons"):
        assert strength.STRENGTH[unit(id, PACK)] > strength.STRENGTH[unit(id)]
    ladder = ["halberdiers", "crusaders", "champions", "archangels"]
    values = [strength.STRENGTH[unit(id)] for id in ladder]
    assert values == sorted(values)


def test_harder_fields_and_games_have_stronger_guards() -> None:
    for difficulty in range(1, 7):
        for game in range(4):
            assert strength.GUARDS[difficulty][game] <= strength.GUARDS[difficulty + 1][game]
        assert strength.GUARDS[difficulty][0] <= strength.GUARDS[difficulty][3]


def test_the_stronger_side_is_likelier_to_win() -> None:
    assert strength.chance(20, 10) > 0.8 > strength.chance(10, 10) > 0.2 > strength.chance(7, 10)
    assert strength.chance(1, 10) == 0
    assert strength.chance(10, 0) == 1


# -- comparisons --


def test_more_units_a_level_a_building_and_income_are_worth_something() -> None:
    state = free()
    seat = state.current
    before = hints.worth(state, seat)
    player = state.players[seat]
    better = []
    player.units.append(unit("crusaders"))
    better.append(hints.worth(state, seat))
    player.units.pop()
    player.xp += 2
    better.append(hints.worth(state, seat))
    player.xp -= 2
    player.built |= 1 << DWELLING + 1
    better.append(hints.worth(state, seat))
    player.built &= ~(1 << DWELLING + 1)
    player.income[GOLD] += 5
    better.append(hints.worth(state, seat))
    player.income[GOLD] -= 5
    assert hints.worth(state, seat) == before
    assert min(better) > before


def test_what_a_rival_gains_is_bad() -> None:
    state = free()
    seat = state.current
    before = hints.worth(state, seat)
    state.players[1 - seat].units.append(unit("zealots"))
    assert hints.worth(state, seat) < before


def test_a_flagged_mine_is_better_than_an_open_one() -> None:
    state = free()
    seat = state.current
    mine = next(field for field, where in enumerate(state.board.location) if mined(where) != NONE)
    before = hints.standing(state, seat)
    flag_mine(state, seat, mine)
    assert hints.standing(state, seat) > before + 50


def test_early_a_city_hall_pays_and_late_it_does_not() -> None:
    assert hints.building_worth(0, CITY_HALL, 11) > 172 > hints.building_worth(0, CITY_HALL, 2)  # its price


def test_victory_is_best_and_a_rival_out_of_the_game_next() -> None:
    state = free("force_of_will")
    seat = state.current
    before = hints.worth(state, seat)
    state.players[seat].cubes[1 - seat] = 1
    with_cube = hints.worth(state, seat)
    assert with_cube > before
    eliminate(state, 1 - seat)
    assert state.over
    assert hints.worth(state, seat) > with_cube
    assert hints.worth(state, 1 - seat) < -with_cube


def test_a_cube_counts_most_where_cubes_win() -> None:
    gains = []
    for scenario in ("brave_new_world", "dwarven_gold"):
        state = free(scenario)
        seat = state.current
        before = hints.worth(state, seat)
        state.players[seat].cubes[1 - seat] = 1
        gains.append(hints.worth(state, seat) - before)
    assert gains[0] > 10 * gains[1] > 0


def test_gold_counts_more_where_gold_wins() -> None:
    gains = []
    for scenario in ("dwarven_gold", "brave_new_world"):
        state = free(scenario)
        state.round = 9
        seat = state.current
        before = hints.standing(state, seat)
        state.players[seat].resources[GOLD] += 10
        gains.append(hints.standing(state, seat) - before)
    assert gains[0] > gains[1] > 0


def test_the_grail_is_to_be_carried_home() -> None:
    state = free("search_for_the_grail")
    seat = state.current
    without = hints.worth(state, seat)
    state.grail_with = seat * 2 + MAIN
    assert hints.worth(state, seat) > without
    lures = outlook.survey(state, seat, MAIN)
    home = state.players[seat].home
    beside = [field for field in state.board.steps(home) if not guarded(state, field)]
    assert beside
    assert lures[home] > max(lures[field] for field in beside)


def test_where_a_tile_is_put_changes_the_way_to_a_rival() -> None:
    """The map of promises is kept; a tile that lies elsewhere needs another one."""
    start = free("force_of_will", 2)
    seat = start.current
    differ = False
    for field in [field for field in range(len(start.flag)) if len(start.board.spots(field)) > 1]:
        state = start.copy()
        state.players[seat].at[MAIN] = field
        state.changed()
        state.apply(state.parse("place main"))
        lures = []
        for put in state.legal():
            after = state.copy()
            after.apply(put)
            after.apply(after.stack[-1].quiet(after))
            lures.append(outlook.lure(after, seat, MAIN))
            assert lures[-1] == int(outlook.survey(after, seat, MAIN)[field])
        differ = differ or len(set(lures)) > 1
    assert differ


def test_a_visit_counts_once_it_is_done() -> None:
    """Else nobody would do more than stand beside the field."""
    state = free()
    seat = state.current
    field = next(field for field, place in enumerate(state.board.location) if place == RESOURCE_SYMBOL)
    assert outlook.field_prize(state, seat, field) > outlook.VISITED
    before = hints.worth(state, seat) - outlook.lure(state, seat, MAIN)
    state.black[field] = 1
    assert outlook.field_prize(state, seat, field) == 0
    assert hints.worth(state, seat) - outlook.lure(state, seat, MAIN) == before + outlook.VISITED


# -- fights --


def fighting() -> Heroes3:
    """A combat with guards in which a unit of the attacker is to act."""
    state = free(seed=3)
    bot = Greedy(1)
    for _ in range(300):
        top = state.stack[-1]
        battle = state.battle
        if isinstance(top, Activation) and battle is not None and battle.fighters[top.unit].side == 0:
            return state
        state.apply(bot.choose(state))
    raise AssertionError("no fight")


def test_in_a_fight_damage_to_the_enemy_is_good_and_own_damage_bad() -> None:
    state = fighting()
    battle = state.battle
    assert battle is not None
    seat = battle.seats[0]
    before = hints.worth(state, seat)
    own, foe = battle.fighters[battle.of_side(0)[0]], battle.fighters[battle.of_side(1)[0]]
    foe.damage += 1
    assert hints.worth(state, seat) > before
    foe.damage -= 1
    own.damage += 1
    assert hints.worth(state, seat) < before


def test_an_ai_hero_is_as_strong_in_a_combat_as_before_it() -> None:
    """Its army leaves it for the combat board; the Town is not free for that."""
    state = free("llq_1_homecoming")
    before = pursuit.foe_strength(state, 0)
    state.players[0].at[MAIN] = state.tale.foes[0].at
    begin_foe_combat(state, 0, MAIN, state.tale.foes[0].at, 0)
    state.changed()
    state.settle()
    bot = Greedy(1)
    while state.battle is not None and state.battle.round == 0:
        state.apply(bot.choose(state))
    assert state.battle is not None
    assert state.tale.foes[0].army == []
    assert pursuit.foe_strength(state, 0) == before
    assert len(state.battle.of_side(0)) == min(5, len(state.players[0].units))  # nobody stays at home


def besieging(*units: tuple[str, int, int]) -> Heroes3:
    """The siege of the AI's Town; of the defenders only a shooter is left, in the back row behind walls."""
    state = free("llq_3_steadwicks_liberation")
    state.players[0].units = [unit(id, side) for id, side, _ in units]
    state.players[0].at[MAIN] = state.tale.foes[0].at
    begin_foe_combat(state, 0, MAIN, state.tale.foes[0].at, 0)
    state.changed()
    state.settle()
    while state.battle is None or state.battle.round == 0:
        state.apply(state.stack[-1].quiet(state))
    battle = state.battle
    battle.fighters = [Fighter(unit(id, side), ATTACKER, at) for id, side, at in units]
    battle.fighters.append(Fighter(unit("evil_eyes", PACK), DEFENDER, 19))
    battle.walls = [WALL, WALL, WALL, GATE]
    return state


def test_a_wall_in_the_way_is_breached() -> None:
    state = besieging(("champions", FEW, 7))
    battle = state.battle
    assert battle is not None
    before = outlook.order(battle, ATTACKER)
    battle.walls[3] = 0
    assert outlook.order(battle, ATTACKER) > before + 3  # more than a defence token is worth


def test_an_attack_over_a_wall_is_no_prospect() -> None:
    state = besieging(("champions", FEW, 7))
    battle = state.battle
    assert battle is not None
    state.stack[-1] = Activation(0, 0, False, False, 0, NONE)
    assert outlook.prospect(state, battle, ATTACKER, 30.0, 15.0) == 0
    battle.walls[3] = 0
    assert outlook.prospect(state, battle, ATTACKER, 30.0, 15.0) > 0


def test_dice_of_a_combat_are_weighed_more_often() -> None:
    state = besieging(("champions", FEW, 7))
    assert GAME.guesses(state) > GAME.guesses(free())


# -- the AI hero that must be beaten --


def test_hope_grows_with_the_army_and_the_gold_and_ends_with_the_time() -> None:
    state = free("llq_3_steadwicks_liberation")
    state.round = 10
    poor = pursuit.hope(state)
    state.players[0].resources[GOLD] += 30
    rich = pursuit.hope(state)
    state.players[0].units.append(unit("archangels"))
    strong = pursuit.hope(state)
    state.round = state.plan.rounds
    assert 0 == pursuit.hope(state) <= poor < rich < strong < 1


def test_an_ai_hero_that_will_grow_leaves_less_hope() -> None:
    state = free("llq_3_steadwicks_liberation")
    state.round = 8
    before = pursuit.growth_of_foe(state)
    state.round = 9
    assert before > pursuit.growth_of_foe(state) == 0


def test_the_more_hope_there_is_the_more_a_defeat_costs() -> None:
    state = free("llq_3_steadwicks_liberation")
    state.round = 8
    poor = outlook.defeat_price(state, outlook.DEFEAT, outlook.VICTORY)
    state.players[0].resources[GOLD] += 40
    assert outlook.defeat_price(state, outlook.DEFEAT, outlook.VICTORY) > poor > outlook.DEFEAT


def test_in_a_race_every_step_towards_the_prize_counts() -> None:
    state = free("qg_3_two_knights_defense")
    assert pursuit.races(state)
    field = state.players[0].at[MAIN]
    lead = pursuit.lead(state)
    assert max(lead[other] for other in state.board.steps(field)) == lead[field] + pursuit.HURRY
    state.tale.done |= RACE_OVER
    assert not pursuit.races(state)
    assert pursuit.delayed(state) == 0


def test_an_ai_hero_should_have_a_long_way_but_not_be_locked_in() -> None:
    """Its tile touches the others with one field only: if that is blocked, nobody can beat it."""
    state = started("qg_3_two_knights_defense", 30001)
    worths = {}
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        worths[action] = pursuit.delayed(after)
    assert Greedy(1).choose(state) in [action for action, value in worths.items() if value > 0]


@pytest.mark.parametrize("seed", range(1, 7))
def test_a_hero_does_not_lock_itself_in(seed: int) -> None:
    """Where the own tile touches another with one field only, that field must be left open."""
    state = started("qg_2_sicilian_dragon", seed)
    state.apply(Greedy(1).choose(state))
    while not isinstance(state.stack[-1], Free):
        state.apply(state.stack[-1].quiet(state))
    assert spreading.joints_of(state.board).room[state.players[0].at[MAIN]] > 1


def test_in_the_last_round_there_is_nothing_to_lose() -> None:
    state = free("force_of_will")
    prices = []
    for number in (4, 8, 12):
        state.round = number
        prices.append(outlook.defeat_price(state, outlook.DEFEAT, outlook.VICTORY))
    assert prices[0] > prices[1] > prices[2] == outlook.DEFEAT


def test_a_hopeless_fight_is_no_goal() -> None:
    state = free()
    seat = state.current
    field = next(field for field in range(len(state.board.location)) if guarded(state, field))
    assert outlook.promise(state, seat, MAIN, field, 100.0) > 0
    assert outlook.promise(state, seat, MAIN, field, 1.0) == 0


def test_greedy_ends_its_turn_and_does_not_stir_for_nothing() -> None:
    state = free()
    seat = state.current
    bot = Greedy(3)
    for _ in range(200):
        if state.current != seat:
            break
        state.apply(bot.choose(state) if state.to_act() == seat else state.stack[-1].quiet(state))
    assert state.current != seat


def test_a_window_that_is_only_passed_is_judged_as_it_is() -> None:
    state = free()
    end = state.stack[-1].quiet(state)
    assert kind_of(end) == verbs.END
    assert hints.idle(state, end)
    assert not any(hints.idle(state, action) for action in state.legal() if action != end)


# -- secrets --


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_nothing_hidden_is_read(scenario: str) -> None:
    for number, state in enumerate(walk(scenario, 3, 17)):
        for seat in range(state.seats):
            other = state.determinize(seat, seeded(number))
            assert hints.worth(other, seat) == hints.worth(state, seat)


def test_greedy_never_peeks() -> None:
    for number, state in enumerate(walk("brave_new_world", 5, 41)):
        other = state.determinize(state.to_act(), seeded(1000 + number))
        assert Greedy(number).choose(state) == Greedy(number).choose(other)


def test_greedy_tells_why() -> None:
    reasons = set()
    for number, state in enumerate(walk("brave_new_world", 4, 29)):
        bot = Greedy(number)
        assert bot.choose(state) in state.legal()
        assert bot.reason is not None
        reasons.add(bot.reason.key)
    assert {"bot-better", "bot-best"} <= reasons


@pytest.mark.parametrize("names", [["greedy", "random"], ["random", "greedy"]])
def test_greedy_beats_random(names: list[str]) -> None:
    for seed in (2, 4):
        state = started("dwarven_gold", seed)
        players = [bots.find(name)(seed * 10 + i) for i, name in enumerate(names)]
        while not state.over:
            state.apply(players[state.to_act()].choose(state))
        assert [names[seat] for seat in state.outcome().winners] == ["greedy"]
