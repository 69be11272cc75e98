"""What is in the box: Tasks, decks, Party cards, artefacts. The numbers are written out here."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.four_lands import events
from hexfarer.games.four_lands.state import FourLands
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import find, make_setup, new
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import State
from tests.support import rule

SIDES = ["north", "storms", "sun", "south"]
TASKS = {
    "stones": 2,
    "treason": 2,
    "conflict": 4,
    "hiendall": 1,
    "book_westmoor": 1,
    "dearth": 2,
    "fires": 2,
    "robbery": 2,
    "feast": 2,
    "wolves": 2,
}
AGENTS = {
    "north": (
        "mage_of_cirth mage_of_cirth jarl_hroald shield_wall berserker_brunvar skald_eyrik imperial_envoy "
        "league_merchant huntress_ketla longship_captain seeress_solvi"
    ),
    "storms": (
        "minstrel craftsmen storm_lady_thyra thunder_binder lighthouse_keeper corsair_vigga harbour_reeve herb_wife "
        "spy_of_askvold mercenaries shipowners_daughter"
    ),
    "sun": (
        "hundred_levy queen_ailne knight_corvan druid_maelon witch_of_the_ford court_intriguer guild_master "
        "forest_warden harpist_lenn border_riders"
    ),
    "south": (
        "hundred_levy princess_orwen champion_tadrec fire_mage_iskren dream_seer wine_factor vineyard_steward "
        "masked_duellist keeper_of_barrows whisperer"
    ),
}
ACTIONS = {
    "north": {"attack": 3, "portal": 1, "complications": 1, "counterspell": 1, "fire_arrow": 1},
    "storms": {
        "attack": 1,
        "amulet": 1,
        "counterspell": 1,
        "fire_arrow": 1,
        "shimmering_air": 1,
        "fire_whirl": 1,
        "prison_circle": 1,
    },
    "sun": {
        "attack": 2,
        "gift_of_exchange": 1,
        "night_tear": 1,
        "complications": 1,
        "flowing_mist": 1,
        "counterspell": 1,
        "plot_twist": 1,
    },
    "south": {
        "attack": 2,
        "gift_of_exchange": 1,
        "flowing_mist": 1,
        "portal": 1,
        "counterspell": 1,
        "fire_arrow": 2,
    },
}
SHARED = [
    "hundred_levy",
    "attack",
    "portal",
    "complications",
    "counterspell",
    "fire_arrow",
    "gift_of_exchange",
    "flowing_mist",
]


def dump(state: State) -> dict[str, Any]:
    found: dict[str, Any] = state.game.dump(state)
    return found


def cards(state: State, seat: int) -> Counter[str]:
    """The cards in hand and deck of a seat: before phase A these are all."""
    facts = dump(state)["seat"][str(seat)]
    return Counter(facts["hand"] + facts["deck"])


def whole_deck(side: str) -> Counter[str]:
    return Counter(AGENTS[side].split()) + Counter(ACTIONS[side])


@rule("FL-COMP-01")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_each_of_two_to_four_players_has_one_side_and_its_deck(count: int) -> None:
    played = 0
    for seats in combinations(SIDES, count):
        if seats in (("north", "storms"), ("sun", "south")):
            continue  # two Allies
        state = new("four_lands", seats=list(seats), seed=count)
        assert state.seats == count
        for seat, side in enumerate(seats):
            assert cards(state, seat) == whole_deck(side)
        played += 1
    assert played == {2: 4, 3: 4, 4: 1}[count]


@rule("FL-COMP-01")
@pytest.mark.parametrize("seats", [["north"], ["north", "sun", "storms", "south", "north"], ["north", "sun", "sun"]])
def test_one_player_five_players_and_a_side_taken_twice_are_refused(seats: list[str]) -> None:
    with pytest.raises(Problem):
        make_setup("four_lands", seats=seats)


@rule("FL-COMP-02")
@pytest.mark.parametrize("seats", [["north", "sun"], ["north", "sun", "south"], ["north", "sun", "storms", "south"]])
def test_the_task_deck_has_its_twenty_cards_with_any_number_of_players(seats: list[str]) -> None:
    tasks: list[str] = dump(new("four_lands", seats=seats, seed=3))["task_deck"]
    assert len(tasks) == len(set(tasks)) == 20
    families = Counter(task.rstrip("_1234") for task in tasks)
    assert families == TASKS
    assert sum(TASKS.values()) == 20


@rule("FL-COMP-03")
@pytest.mark.parametrize(
    ("side", "agents", "actions"), [("north", 11, 7), ("storms", 11, 7), ("sun", 10, 8), ("south", 10, 8)]
)
def test_a_side_deck_has_eighteen_cards(side: str, agents: int, actions: int) -> None:
    state = new("four_lands", seats=SIDES, seed=3)
    found = cards(state, SIDES.index(side))
    kinds = {entry.id: entry.kind for entry in state.game.library()}
    assert found.total() == 18
    assert sum(count for card, count in found.items() if kinds[card] == "agent") == agents
    assert sum(count for card, count in found.items() if kinds[card] in ("action", "spell")) == actions


@rule("FL-COMP-04")
@pytest.mark.parametrize("side", SIDES)
def test_the_action_cards_of_a_deck_are_those_of_the_list(side: str) -> None:
    state = new("four_lands", seats=SIDES, seed=3)
    kinds = {entry.id: entry.kind for entry in state.game.library()}
    found = {card: count for card, count in cards(state, SIDES.index(side)).items() if kinds[card] != "agent"}
    assert found == ACTIONS[side]


@rule("FL-COMP-05")
@pytest.mark.parametrize("side", SIDES)
def test_a_side_has_the_party_cards_one_to_four_and_no_fifth(side: str) -> None:
    seats = [side, "sun" if side in ("north", "storms") else "north"]
    home = {"north": "normark", "storms": "blixhamn", "sun": "feriggau", "south": "gwenmar"}[side]
    agents = AGENTS[side].split()[2:7]
    state = new("four_lands", seats=seats, seed=1)
    state.game.situate(state, {"initiative": side, "seat": {side: {"ap": 9, "hand": agents}}})
    for agent in agents[:4]:
        state.apply(state.parse(f"play {agent} at {home}"))
    assert list(dump(state)["party"][side]) == ["I", "II", "III", "IV"]
    # the next Round, so that the price of a fifth Agent is no matter
    given = dump(state)
    given["seat"]["0"]["agents_played"] = 0
    state.game.situate(state, given)
    verdict = state.check(state.parse(f"play {agents[4]} at {home}"))
    assert state.game.reasons.of(verdict).rule == "FL-PARTY-02"
    assert state.parse(f"play {agents[4]} to IV") in state.legal()
    with pytest.raises(Problem):
        state.parse(f"play {agents[4]} to {side}.V")


@rule("FL-COMP-06")
def test_there_is_one_artefact_for_hiendall_and_one_for_the_book() -> None:
    game = find("four_lands")
    artefacts = [entry.id for entry in game.library() if entry.kind == "artefact"]
    assert artefacts == ["hiendall", "book_westmoor"]
    state = new("four_lands", seats=["north", "sun"], seed=1)
    party = {"field": "normark", "agents": ["jarl_hroald"], "artefacts": ["hiendall"]}
    game.situate(state, {"party": {"north": {"I": party}}})
    assert "hiendall" not in dump(state)["task_deck"]
    assert "book_westmoor" in dump(state)["task_deck"]


@rule("FL-COMP-07")
@pytest.mark.parametrize("side", SIDES)
def test_everybody_knows_which_cards_a_deck_is_made_of(side: str) -> None:
    known = {
        entry.id: entry.set.split(", ")
        for entry in find("four_lands").library()
        if entry.kind in ("agent", "action", "spell")
    }
    assert sorted(card for card, decks in known.items() if side in decks) == sorted(whole_deck(side))
    # what a Rival may imagine of the deck are always these cards, in numbers too
    rival = "sun" if side in ("north", "storms") else "north"
    state = new("four_lands", seats=[rival, side], seed=5)
    for seed in range(5):
        assert cards(state.determinize(0, seeded(seed)), 1) == whole_deck(side)


@rule("FL-COMP-07")
def test_the_order_of_a_deck_shows_in_no_view_and_in_no_list_of_answers() -> None:
    state = new("four_lands", seats=["north", "sun", "storms"], seed=6)
    given = dump(state)
    orders = set()
    views = set()
    for seed in range(6):
        imagined = state.determinize(0, seeded(seed))
        orders.add(tuple(dump(imagined)["seat"]["0"]["deck"]))
        orders.add(tuple(dump(imagined)["task_deck"]))
        views.add(repr(imagined.view(0)) + repr(imagined.legal()))
    assert len(orders) == 12  # every time another order, of the own deck and of the Task deck
    assert views == {repr(state.view(0)) + repr(state.legal())}
    for seat in range(3):
        seen: Any = state.view(seat)["seat"]
        for other in range(3):
            deck = given["seat"][str(other)]["deck"]
            assert seen[str(other)]["deck_size"] == len(deck)
            assert seen[str(other)].get("deck") == (sorted(deck) if other == seat else None)
        assert "task_deck" not in state.view(seat)


@rule("FL-COMP-08")
def test_only_shared_cards_are_in_the_decks_of_several_sides() -> None:
    state = new("four_lands", seats=SIDES, seed=3)
    decks = [cards(state, seat) for seat in range(4)]
    everything = set().union(*decks)
    assert {card for card in everything if sum(card in deck for deck in decks) > 1} == set(SHARED)
    assert len(everything) == 53


@rule("FL-COMP-09")
def test_a_card_shuffled_into_the_deck_comes_to_lie_anywhere() -> None:
    places: Counter[int] = Counter()
    given = {
        "phase": "start",
        "round": 3,
        "initiative": "north",
        "seat": {
            "north": {
                "hand": ["portal", "attack", "attack", "jarl_hroald"],
                "deck": AGENTS["north"].replace("jarl_hroald ", "").split(),
            },
            "sun": {"hand": ["attack", "attack", "plot_twist"]},
        },
    }
    for seed in range(60):
        state = new("four_lands", seats=["north", "sun"], seed=seed)
        state.game.situate(state, given)
        for card in ("portal", "attack", "attack"):
            state.apply(state.parse("swap " + card))
        deck: list[str] = dump(state)["seat"]["0"]["deck"]
        assert len(deck) == 17
        places[deck.index("portal")] += 1
    assert len(places) >= 12
    assert max(places.values()) <= 15


@rule("FL-COMP-09")
def test_nobody_takes_back_a_shuffle() -> None:
    s = new("four_lands", seats=["north", "sun"], seed=1)
    assert isinstance(s, FourLands)
    card = s.hands[0].pop()
    reveals = s.reveals
    s.to_deck(card)
    assert card in s.decks[0]
    assert (s.reveals, s.barrier) == (reveals + 1, events.SHUFFLED)
