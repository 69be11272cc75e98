"""Thinking a turn through, on a game that is small enough to see all of it."""

from __future__ import annotations

from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State, fingerprint
from hexfarer.minds import Mind
from hexfarer.minds.budget import Budget
from hexfarer.minds.search import CLOSURE, End, Line, Search, on_deals, think
from tests.toy import BUY, BY, DRAW, EARN, PLAY, RAISE, Raise, Toy, ToyState, Turn


class ToyMind(Mind):
    """Points, cards in the row, and a little for coins; what lies in the hand counts for nothing."""

    def resting(self, s: State) -> bool:
        return isinstance(s.stack[-1], Turn)

    def key(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, ToyState)
        turn = s.stack[0]
        assert isinstance(turn, Turn)
        return (s.coins[self.seat], s.points[self.seat], turn.earned)

    def strand(self, s: State) -> int:
        return 0

    def judge(self, s: State) -> int:
        assert isinstance(s, ToyState)
        return 10 * s.outcome().scores[self.seat] + s.coins[self.seat]


def start(toy: Toy, seed: int = 1) -> State:
    return toy.start(make_setup("toy", seed=seed))


def searched(state: State, nodes: int = 10_000) -> Search:
    search = Search(state, ToyMind(state, state.to_act()), Budget(nodes), 0)
    search.deepen()
    return search


def test_the_best_turn_earns_all_it_can_spends_it_and_plays_the_best_card(toy: Toy) -> None:
    state = start(toy)
    assert isinstance(state, ToyState)
    best = searched(state).best()
    for action in best.actions:
        state.apply(action)
    assert state.turn == 1
    assert state.points[0] == 5  # two coins at first and three that were earned
    assert state.rows[0] == [max(state.hands[0] + state.rows[0])]


def test_only_positions_at_rest_compete(toy: Toy) -> None:
    """Raising coin after coin is one act: no line stops in the middle of it."""
    search = searched(start(toy))
    grown: list[Line] = []
    search.seen = set()
    search.grow(Line(search.start.copy(), [], 0, None), grown)
    assert grown
    assert not any(isinstance(line.state.stack[-1], Raise) for line in grown)
    raised = [line for line in grown if kind_of(line.actions[0]) == RAISE]
    assert {line.state.view(0)["seat"][0]["coins"] for line in raised} <= {0, 1}  # type: ignore[index]


def test_positions_that_are_alike_are_followed_once(toy: Toy) -> None:
    search = searched(start(toy))
    grown: list[Line] = []
    search.seen = set()
    search.grow(Line(search.start.copy(), [], 0, None), grown)
    keys = [search.mind.key(line.state) for line in grown]
    assert len(keys) == len(set(keys))
    # buying two at once, and raising by one and one, come to the same
    assert sum(search.mind.key(line.state)[1] == 2 for line in grown) == 1


def test_a_search_keeps_to_its_budget(toy: Toy) -> None:
    state = start(toy)
    for nodes in (1, 20, 200):
        budget = Budget(nodes)
        search = Search(state, ToyMind(state, 0), budget, 0)
        search.deepen()
        assert search.best().actions
        assert budget.left > -CLOSURE  # no more than the act under way beyond it


def test_a_search_leaves_the_position_alone_and_finds_the_same_again(toy: Toy) -> None:
    state = start(toy)
    before = fingerprint(state)
    plans = [think(state, ToyMind, seeded(3), Budget(500)) for _ in range(2)]
    assert plans[0] == plans[1]
    assert fingerprint(state) == before


def test_each_strand_keeps_its_own_best_lines(toy: Toy) -> None:
    class Striped(ToyMind):
        """Every number of coins is a matter of its own, with a stage for each number of points."""

        def strand(self, s: State) -> int:
            assert isinstance(s, ToyState)
            return s.coins[0] << 8 | s.points[0]

    def line(coins: int, points: int, value: int) -> Line:
        s = start(toy)
        assert isinstance(s, ToyState)
        s.coins[0], s.points[0] = coins, points
        return Line(s, [], value, None)

    state = start(toy)
    search = Search(state, Striped(state, 0), Budget(100), 0)
    rich = [line(5, 0, 100 + i) for i in range(9)]
    poor = [line(0, 0, i) for i in range(9)]
    kept = search.kept(rich + poor, 4)
    assert [one.value for one in kept] == [108, 107, 106, 105, 8, 7, 6, 5]
    staged = [line(5, 1, 50 + i) for i in range(9)]
    assert [one.value for one in search.kept(staged, 8)] == [58, 57]  # a stage has a part of the width


def test_beginnings_are_weighed_on_the_same_other_deals(toy: Toy) -> None:
    """What was lucky on the first deal is worth what it brings on the others."""

    class Gambler(ToyMind):
        """Sees no more in a position than the card on top of the deck: the first deal's luck."""

        def judge(self, s: State) -> int:
            assert isinstance(s, ToyState)
            return s.deck[-1]

    deals: list[State] = []
    for top in (11, 2, 4):
        s = start(toy)
        assert isinstance(s, ToyState)
        s.deck = [top] * 3
        s.changed()
        deals.append(s)
    found = [End([pack(EARN)], 11, [pack(EARN)]), End([pack(BUY, 1)], 11, [pack(BUY, 1)])]
    assert on_deals(deals, found, Gambler, Budget(10_000)) == [3, 3]


def test_a_beginning_is_played_as_far_as_it_is_legal(toy: Toy) -> None:
    state = start(toy)
    nonsense = [pack(EARN), pack(BY, 1), pack(DRAW)]
    worth = on_deals([state, state.copy()], [End(nonsense, 40, nonsense)], ToyMind, Budget(1000))
    assert worth == [40]  # no deal differs from the first


def test_the_turn_is_over_when_another_seat_is_asked(toy: Toy) -> None:
    state = start(toy)
    assert isinstance(state, ToyState)
    mind = ToyMind(state, 0)
    assert not mind.ended(state)
    state.apply(pack(PLAY, state.hands[0][0]))
    assert mind.ended(state)
