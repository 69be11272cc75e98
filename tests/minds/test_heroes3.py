"""What a bot goes by in Heroes III: what it counts, how it fights a combat out, that it sees no more than its seat."""

from __future__ import annotations

import pytest

from hexfarer import bots
from hexfarer.bots.seeker import Seeker
from hexfarer.games.heroes3.flow.combat import Deploy
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import GOLD, NONE
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import fingerprint
from hexfarer.minds.heroes3.brawl import reply
from hexfarer.minds.heroes3.features import AT_END, NAMES, WITH_TIME, Judge, flags
from hexfarer.minds.heroes3.mind import BRAWL, Heroes3Mind, fight_out
from hexfarer.minds.heroes3.weights import LOSS, WIN


def positions(scenario: str, seed: int, every: int, most: int = 300) -> list[Heroes3]:
    """Positions of a game that is played at random."""
    game = find("heroes3")
    rules = next(one for one in game.scenarios if one.id == scenario)
    state = game.start(make_setup("heroes3", scenario, game.default_seats(rules, 0), seed))
    bot = bots.find("random")(seed)
    found: list[Heroes3] = []
    for number in range(most):
        if state.over:
            break
        assert isinstance(state, Heroes3)
        if number % every == 0:
            found.append(state.copy())
        state.apply(bot.choose(state))
    return found


def combats(scenario: str, seed: int) -> list[Heroes3]:
    return [s for s in positions(scenario, seed, 1) if s.battle is not None]


def test_every_feature_has_a_name_and_a_weight() -> None:
    for s in positions("emerald_island", 3, 40):
        assert len(Judge(0).features(s)) == len(NAMES) == len(AT_END) == len(WITH_TIME)


@pytest.mark.parametrize("scenario", ["brave_new_world", "qg_3_two_knights_defense"])
def test_unseen_things_do_not_change_the_judgement(scenario: str) -> None:
    for number, s in enumerate(positions(scenario, 8, 17)):
        if s.battle is None:
            deals = [s.determinize(0, seeded(10 * number + i)) for i in range(3)]
            assert len({Judge(0).value(deal) for deal in deals}) == 1


@pytest.mark.parametrize("scenario", ["brave_new_world", "llq_3_steadwicks_liberation"])
def test_a_combat_is_fought_out_legally_and_ends(scenario: str) -> None:
    found = combats(scenario, 4)
    assert found
    for s in found[::7]:
        assert fight_out(s) < BRAWL
        assert s.over or s.battle is None


def test_everybody_who_can_fight_is_deployed() -> None:
    for s in combats("llq_3_steadwicks_liberation", 4):
        top = s.stack[-1]
        if isinstance(top, Deploy):
            while s.battle is not None and isinstance(s.stack[-1], Deploy):
                battle, side = s.battle, top.side
                s.apply(reply(s))
            own = len(battle.of_side(side))
            if battle.seats[side] != NONE:
                assert own == min(len(s.players[battle.seats[side]].units), top.most(s))
            return
    raise AssertionError("no combat began")


def test_what_must_be_flagged_counts_when_it_is() -> None:
    s = positions("emerald_island", 3, 60)[-1]
    before, counted = Judge(0).features(s), flags(s)
    free = [field for field, owner in enumerate(s.flag) if owner == NONE]
    for field in free:
        s.flag[field] = 0
        if flags(s) > counted:
            break
        s.flag[field] = NONE
    assert flags(s) > counted
    assert Judge(0).features(s)[NAMES.index("flags")] > before[NAMES.index("flags")]


def test_winning_together_is_better_than_anything_and_losing_worse() -> None:
    s = positions("qg_3_two_knights_defense", 2, 50)[0]
    hopeful = Judge(0).value(s)
    s.over, s.victors = True, [0]
    assert Judge(0).value(s) == WIN > hopeful
    s.victors = []
    assert Judge(0).value(s) <= -LOSS < hopeful


def test_in_the_last_round_nothing_but_the_goal_counts() -> None:
    """Who ends it without victory has lost, so a hopeless fight is no worse; all else only tells the rest apart."""
    s = positions("llq_3_steadwicks_liberation", 3, 1, 30)[-1]
    assert s.battle is None
    judge = Judge(0)
    earlier = judge.value(s)
    s.round = s.plan.rounds
    poor = judge.value(s)
    s.players[0].resources[GOLD] += 5000
    rich = judge.value(s)
    lost = s.copy()
    lost.over = True
    assert poor < rich < earlier
    assert abs(rich - judge.value(lost)) < LOSS // 50


def test_a_judgement_leaves_the_position_alone() -> None:
    for s in combats("brave_new_world", 4)[::20]:
        before = fingerprint(s)
        Heroes3Mind(s, s.to_act()).judge(s)
        assert fingerprint(s) == before


def test_seeker_never_peeks_on_the_map_or_in_a_combat() -> None:
    """What it cannot see may be anything else: it chooses the same."""
    on_map = positions("brave_new_world", 8, 29)
    for number, s in enumerate([*on_map, *combats("brave_new_world", 4)[::25]]):
        other = s.determinize(s.to_act(), seeded(1000 + number))
        assert Seeker(number, 400).choose(s) == Seeker(number, 400).choose(other)


def test_the_same_number_of_positions_makes_the_same_game() -> None:
    def played(nodes: int) -> list[str]:
        state = find("heroes3").start(make_setup("heroes3", "emerald_island", ["catherine"], 4))
        bot = Seeker(4, nodes)
        line: list[str] = []
        for _ in range(40):
            line.append(state.format(bot.choose(state)))
            state.apply(state.parse(line[-1]))
        return line

    line = played(2000)
    assert line == played(2000)
    assert line != played(40)
