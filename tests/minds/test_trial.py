"""Trying answers out, on a game that is small enough to see all of it."""

from __future__ import annotations

from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State, fingerprint
from hexfarer.minds.budget import Budget
from hexfarer.minds.search import think
from hexfarer.minds.trial import LEAVES, Gambler, best_by_trial
from tests.toy import BUY, EARN, Raise, Toy, ToyState, Turn


class ToyGambler(Gambler):
    """Points, and a little for coins."""

    def resting(self, s: State) -> bool:
        return isinstance(s.stack[-1], Turn)

    def idle(self, s: State, action: int) -> bool:
        return False

    def judge(self, s: State) -> int:
        assert isinstance(s, ToyState)
        return 10 * s.outcome().scores[self.seat] + s.coins[self.seat]

    def judge_idle(self, s: State) -> int:
        return self.judge(s)


class Even(ToyGambler):
    """Finds everything as good."""

    def judge(self, s: State) -> int:
        return 0

    def reply(self, s: State) -> int:
        return pack(EARN)


def start(toy: Toy) -> State:
    return toy.start(make_setup("toy", seed=1))


def test_a_mind_that_gambles_answers_one_question_at_a_time(toy: Toy) -> None:
    state = start(toy)
    before = fingerprint(state)
    plans = [think(state, ToyGambler, seeded(3), Budget(5000)) for _ in range(2)]
    assert plans[0] == plans[1]
    assert len(plans[0]) == 1
    assert plans[0][0] in state.legal()
    assert fingerprint(state) == before


def test_the_answer_that_does_best_is_taken(toy: Toy) -> None:
    state = start(toy)
    mind = ToyGambler(state, 0)
    action = best_by_trial(state, mind, seeded(1), Budget(5000))
    values = {one: mind.value(state, one, LEAVES) for one in state.legal() if kind_of(one) == BUY}
    assert mind.value(state, action, LEAVES) >= max(values.values())


def test_an_act_is_carried_through_in_the_best_way(toy: Toy) -> None:
    """Raising coin after coin is one act: it is worth what its best end is."""
    state = start(toy)
    mind = ToyGambler(state, 0)
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        if isinstance(after.stack[-1], Raise):
            ways = [mind.value(after, option, LEAVES) for option in after.legal()]
            assert mind.value(state, action, LEAVES) == max(ways)
            break
    else:
        raise AssertionError("nothing can be raised")


def test_if_nothing_is_better_the_usual_answer_is_given(toy: Toy) -> None:
    state = start(toy)
    assert best_by_trial(state, Even(state, 0), seeded(1), Budget(5000)) == pack(EARN)


def test_a_trial_stops_with_its_budget(toy: Toy) -> None:
    state = start(toy)
    for nodes in (1, 50, 500):
        budget = Budget(nodes)
        assert best_by_trial(state, ToyGambler(state, 0), seeded(1), budget) in state.legal()
        assert budget.left > -1000  # no more than one deal beyond it
