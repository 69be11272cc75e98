"""Before the first Round: sides, seats, mode, shuffling, closed fields, the first Initiative."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.four_lands.state import FourLands
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import find, make_setup, new
from hexfarer.kernel.state import State
from hexfarer.kernel.verdict import OK
from tests.support import rule

SIDES = ["north", "storms", "sun", "south"]
ALLY = {"north": "storms", "storms": "north", "sun": "south", "south": "sun"}
FIGHTERS = {
    "north": "jarl_hroald",
    "storms": "mercenaries",
    "sun": "knight_corvan",
    "south": "champion_tadrec",
}
DRAWS = 1200  # how many games a question of chance is judged by
CLOSED = {  # by the absent side
    "north": {"alfeg", "morgrane", "hollinmark"},
    "storms": {"falwyn", "varnwick", "duskarrow"},
    "sun": {"alfeg", "morgrane", "duskarrow"},
    "south": {"falwyn", "varnwick", "hollinmark"},
}


def dump(state: State) -> dict[str, Any]:
    found: dict[str, Any] = state.game.dump(state)
    return found


@rule("FL-SETUP-01")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
@pytest.mark.parametrize("side", SIDES)
def test_north_and_storms_stand_against_sun_and_south(side: str, mode: str) -> None:
    state = new("four_lands", mode, SIDES, 1)
    parties = {other: {"I": {"field": "cirth", "agents": [FIGHTERS[other]]}} for other in SIDES}
    given: dict[str, object] = {
        "phase": "attacks",
        "initiative": side,
        "party": parties,
        "field": {"cirth": {"task": "conflict_1"}},
    }
    state.game.situate(state, given)
    targets = [other for other in SIDES if state.check(state.parse(f"attack {side}.I > {other}.I")) == OK]
    assert targets == (["sun", "south"] if side in ("north", "storms") else ["north", "storms"])


@rule("FL-SETUP-02")
@pytest.mark.parametrize("seats", list(permutations(SIDES, 2)))
def test_two_players_take_one_side_of_each_alliance(seats: tuple[str, str]) -> None:
    if ALLY[seats[0]] == seats[1]:
        with pytest.raises(Problem):
            make_setup("four_lands", seats=list(seats))
    else:
        assert make_setup("four_lands", seats=list(seats)).seats == list(seats)


@rule("FL-SETUP-03", "FL-ROUND-04")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
@pytest.mark.parametrize("seats", list(permutations(SIDES, 3)))
def test_of_three_players_the_one_without_an_ally_is_lone(seats: tuple[str, ...], mode: str) -> None:
    state = new("four_lands", mode, list(seats), 1)
    lone = [side for side in seats if ALLY[side] not in seats]
    assert len(lone) == 1
    for seat, side in enumerate(seats):
        facts = dump(state)["seat"][str(seat)]
        amount = 7 if side in lone else 5
        assert (facts["ap"], len(facts["hand"]), len(facts["deck"])) == (amount, amount, 18 - amount)


@rule("FL-SETUP-04")
def test_four_players_sit_so_that_rivals_alternate_unless_they_choose_otherwise() -> None:
    assert make_setup("four_lands", count=4).seats == ["north", "sun", "storms", "south"]
    assert make_setup("four_lands", "cooperative", count=4).seats == ["north", "sun", "storms", "south"]
    for seats in permutations(SIDES):
        state = new("four_lands", seats=list(seats), seed=1)
        seen: Any = state.view(-1)["seat"]
        assert [seen[str(seat)]["side"] for seat in range(4)] == list(seats)
        assert [seen[str(seat)]["ap"] for seat in range(4)] == [5, 5, 5, 5]


@rule("FL-SETUP-05")
def test_the_mode_is_competitive_or_cooperative_and_competitive_if_nobody_chooses() -> None:
    assert [scenario.id for scenario in find("four_lands").scenarios] == ["competitive", "cooperative"]
    for count in (2, 3, 4):
        setup = make_setup("four_lands", count=count)
        assert len(setup.seats) == count
        assert setup.scenario == "competitive"
    for count in (3, 4):
        setup = make_setup("four_lands", "cooperative", count=count)
        assert find("four_lands").start(setup).view(-1)["mode"] == "cooperative"


@rule("FL-SETUP-05")
def test_two_players_cannot_choose_the_cooperative_mode() -> None:
    with pytest.raises(Problem):
        make_setup("four_lands", "cooperative", ["north", "sun"])


def order(seed: int, seats: list[str]) -> list[tuple[str, ...]]:
    """The Task deck and each seat's cards in the order of its deck: drawn ones left out."""
    facts = dump(new("four_lands", seats=seats, seed=seed))
    decks = [tuple(facts["seat"][str(seat)]["deck"]) for seat in range(len(seats))]
    return [tuple(facts["task_deck"]), *decks]


@rule("FL-SETUP-06")
def test_the_same_seed_shuffles_alike_and_other_seeds_otherwise() -> None:
    seats = ["north", "sun", "storms", "south"]
    shuffled = [order(seed, seats) for seed in range(30)]
    assert shuffled == [order(seed, seats) for seed in range(30)]
    for deck in range(5):  # the Task deck and each side's deck
        assert len({orders[deck] for orders in shuffled}) == 30
        tops = {orders[deck][0] for orders in shuffled}
        bottoms = {orders[deck][-1] for orders in shuffled}
        assert len(tops) >= 8
        assert len(bottoms) >= 8


@rule("FL-SETUP-06")
def test_no_deck_is_shuffled_like_another() -> None:
    """Places in the lists, not names: two decks of 18 in the same order would show here."""
    state = new("four_lands", seats=["north", "sun", "storms", "south"], seed=11)
    assert isinstance(state, FourLands)
    places = [tuple(card % 18 for card in deck) for deck in state.decks]
    assert len(set(places)) == 4


@rule("FL-SETUP-07")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_map_is_without_parties_and_tasks_at_the_start(count: int) -> None:
    setup = make_setup("four_lands", count=count, seed=4)
    facts = dump(find("four_lands").start(setup))
    assert facts["party"] == {}
    assert len(facts["task_deck"]) == 20
    assert not [field for field, what in facts["field"].items() if "task" in what]


@rule("FL-SETUP-08")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
@pytest.mark.parametrize("absent", SIDES)
def test_three_players_may_close_the_border_fields_of_the_absent_side(absent: str, mode: str) -> None:
    seats = [side for side in SIDES if side != absent]
    assert dump(new("four_lands", mode, seats, 1))["field"] == {}
    used = dump(new("four_lands", mode, seats, 1, {"closed_fields": "on"}))["field"]
    assert used == {field: {"used": True} for field in CLOSED[absent]}


@rule("FL-SETUP-08")
@pytest.mark.parametrize("seats", [["north", "sun"], ["storms", "south"], ["north", "sun", "storms", "south"]])
def test_two_and_four_players_close_no_field(seats: list[str]) -> None:
    assert dump(new("four_lands", seats=seats, seed=1, options={"closed_fields": "on"}))["field"] == {}


@rule("FL-SETUP-09")
@pytest.mark.parametrize("seats", [["north", "sun"], ["north", "sun", "south"], ["north", "sun", "storms", "south"]])
def test_the_first_initiative_is_drawn(seats: list[str]) -> None:
    holders: Counter[str] = Counter()
    for seed in range(DRAWS):
        state = new("four_lands", seats=seats, seed=seed)
        holder = str(state.view(-1)["initiative"])
        assert seats[state.to_act()] == holder
        holders[holder] += 1
    chance = 1 / len(seats)
    wide = 5 * (DRAWS * chance * (1 - chance)) ** 0.5  # five standard deviations
    assert set(holders) == set(seats)
    assert all(abs(count - DRAWS * chance) < wide for count in holders.values()), holders


@rule("FL-SETUP-09")
def test_the_same_seed_draws_the_same_first_initiative() -> None:
    seats = ["north", "sun", "storms", "south"]
    first, second = (
        [new("four_lands", seats=seats, seed=seed).view(-1)["initiative"] for seed in range(40)] for _ in "ab"
    )
    assert first == second


@rule("FL-SETUP-11")
def test_the_handicap_is_off_unless_it_is_chosen() -> None:
    assert make_setup("four_lands", "cooperative", count=3).options == {"lone_handicap": "off", "closed_fields": "off"}


@rule("FL-SETUP-11")
@pytest.mark.parametrize(
    "seats", [("storms", "south", "sun"), ("north", "sun", "storms"), ("north", "storms", "south")]
)
def test_the_handicap_is_for_the_lone_player_wherever_it_sits(seats: tuple[str, ...]) -> None:
    agents = {
        "north": ["jarl_hroald", "shield_wall"],
        "storms": ["mercenaries", "minstrel"],
        "sun": ["knight_corvan", "harpist_lenn"],
        "south": ["champion_tadrec", "whisperer"],
    }
    home = {"north": "normark", "storms": "blixhamn", "sun": "feriggau", "south": "gwenmar"}
    state = new("four_lands", "cooperative", list(seats), 1, {"lone_handicap": "on"})
    hands = {side: {"ap": 5, "hand": agents[side]} for side in seats}
    state.game.situate(state, {"initiative": seats[0], "seat": hands})
    for turn in range(2):
        for side in seats:
            state.apply(state.parse(f"play {agents[side][turn]} at {home[side]}"))
    for seat, side in enumerate(seats):
        assert dump(state)["seat"][str(seat)]["ap"] == (4 if ALLY[side] in seats else 5)
