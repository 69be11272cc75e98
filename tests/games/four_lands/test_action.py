"""Action cards: when each may be played, for which price, and where it goes."""

from __future__ import annotations

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.state import State
from hexfarer.kernel.verdict import OK
from tests.support import rule

# The cards that are played by themselves: whose deck they are in, and their prices
PRICES: dict[str, tuple[str, list[int]]] = {
    "portal": ("north", [2]),
    "complications": ("north", [1]),
    "counterspell": ("north", [1]),
    "fire_arrow": ("north", [1, 2]),
    "amulet": ("storms", [3]),
    "shimmering_air": ("storms", [2]),
    "fire_whirl": ("storms", [2, 4, 6]),
    "prison_circle": ("storms", [2]),
    "gift_of_exchange": ("sun", [1]),
    "night_tear": ("sun", [2]),
    "flowing_mist": ("sun", [1, 2]),
    "plot_twist": ("sun", [2]),
}
MAIN = ["agents", "attacks", "tasks", "movement"]
RIVAL = {"north": "sun", "storms": "sun", "sun": "north"}
FIRST = {
    "north": ["mage_of_cirth", "jarl_hroald"],
    "storms": ["herb_wife", "mercenaries"],
    "sun": ["druid_maelon", "queen_ailne"],
}
SECOND = {
    "north": ["league_merchant", "huntress_ketla"],
    "storms": ["craftsmen"],
    "sun": ["guild_master", "forest_warden"],
}


def table(card: str, window: str, ap: int = 6, seed: int = 1) -> State:
    """A position in which the card's side is asked in a window and lacks nothing that the card needs."""
    side, _ = PRICES[card]
    rival = RIVAL[side]
    given: dict[str, object] = {
        "initiative": rival if window == "response" else side,
        "phase": window if window in MAIN else "tasks",
        "seat": {side: {"ap": ap, "hand": [card]}},
        "party": {
            who: {"I": {"field": "morgrane", "agents": FIRST[who]}, "II": {"field": "cirth", "agents": SECOND[who]}}
            for who in (side, rival)
        },
        "field": {"morgrane": {"task": "conflict_1"}, "cirth": {"task": "stones_1"}},
    }
    if window.startswith("fight"):
        given["fight"] = {"by": side + ".I", "target": rival + ".I", "attackers": FIRST[side][:1]}
    game = find("four_lands")
    state = game.start(make_setup("four_lands", "", [side, rival], seed))
    game.situate(state, given)
    if window == "response":
        state.apply(state.parse("task II"))
        state.apply(state.parse("all"))
    while window == "fight_last" and state.stack[-1].decision(state).rule != "FL-ATTACK-21":
        state.apply(state.stack[-1].quiet(state))
    assert state.to_act() == 0, f"{side} should be asked"
    return state


def may_play(state: State, card: str) -> bool:
    action = state.parse("play " + card)
    assert (action in state.legal()) == (state.check(action) == OK)
    return action in state.legal()


@rule("FL-ACTION-01")
@pytest.mark.parametrize("card", PRICES)
@pytest.mark.parametrize("window", [*MAIN, "response", "fight_last"])
def test_a_card_is_played_in_the_windows_of_its_timing_and_in_no_other(card: str, window: str) -> None:
    if card == "counterspell":
        expected = window == "response"
    else:
        expected = card != "shimmering_air"
    assert may_play(table(card, window), card) == expected


@rule("FL-ACTION-01")
@pytest.mark.parametrize("card", [card for card, (side, _) in PRICES.items() if side == "storms"])
def test_before_the_pairs_are_made_only_shimmering_air_is_played(card: str) -> None:
    state = table(card, "fight_before_pairs")
    assert state.stack[-1].decision(state).rule == "FL-ATTACK-15"
    assert may_play(state, card) == (card == "shimmering_air")


def window_of(card: str) -> str:
    return {"counterspell": "response", "shimmering_air": "fight_before_pairs"}.get(card, "tasks")


@rule("FL-ACTION-01", "FL-ACTION-03")
@pytest.mark.parametrize("card", PRICES)
def test_a_card_costs_what_is_printed_on_it(card: str) -> None:
    side, prices = PRICES[card]
    for price in prices:
        state = table(card, window_of(card), ap=price)
        state.apply(state.parse("play " + card))
        while state.stack[-1].decision(state).rule == "FL-STACK-15":  # the act is not complete
            offered = [state.format(action) for action in state.legal()]
            if offered[0].startswith("pay"):
                assert offered == [f"pay {cheap}" for cheap in prices if cheap <= price]
                state.apply(state.parse(f"pay {price}"))
            else:
                state.apply(state.legal()[0])
        seat = state.view(0)["seat"]
        assert isinstance(seat, dict)
        assert seat["0"]["side"] == side
        assert seat["0"]["ap"] == 0
        assert seat["0"]["hand"] == []


@rule("FL-ACTION-01")
@pytest.mark.parametrize("card", [card for card in PRICES if card != "shimmering_air"])
def test_a_card_is_not_played_for_less_than_its_cheapest_price(card: str) -> None:
    # asked without AP: in phase A for its hand, in answer to a Task for the Agents that might thwart
    cheapest = min(PRICES[card][1])
    state = table(card, "agents" if card != "counterspell" else "response", ap=cheapest - 1)
    assert not may_play(state, card)
    assert state.game.reasons.of(state.check(state.parse("play " + card))).rule == "FL-AP-01"


@rule("FL-ACTION-04")
def test_a_spent_card_is_shuffled_into_the_deck_and_not_laid_at_one_end() -> None:
    places = set()
    for seed in range(60):
        state = table("fire_arrow", "tasks", seed=seed)
        for word in ("play fire_arrow", "pay 1", "on sun.I#2", "stop"):
            state.apply(state.parse(word))
        seat = state.game.dump(state)["seat"]
        assert isinstance(seat, dict)
        deck = seat["0"]["deck"]
        assert len(deck) == 14
        places.add(deck.index("fire_arrow"))
    assert len(places) > 8
