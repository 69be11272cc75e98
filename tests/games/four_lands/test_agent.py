"""Agents: the numbers printed on them, and what becomes of them after they fall."""

from __future__ import annotations

from typing import Any

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.four_lands.content.decks import ATTACK_OF, DEFENCE_OF, IS_AGENT, KIND, KIND_IDS, TRAITS_OF
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.state import State
from tests.support import rule

# Traits by their first letters (Y: Mystery, X: Magic), Attack, Defence, and how many each side has
AGENTS = {
    "mage_of_cirth": ("YX", 1, 1, {"north": 2}),
    "jarl_hroald": ("WWD", 3, 3, {"north": 1}),
    "shield_wall": ("WG", 1, 3, {"north": 1}),
    "berserker_brunvar": ("WW", 4, 1, {"north": 1}),
    "skald_eyrik": ("DYR", 1, 1, {"north": 1}),
    "imperial_envoy": ("DIR", 1, 1, {"north": 1}),
    "league_merchant": ("DIG", 0, 2, {"north": 1}),
    "huntress_ketla": ("WGY", 2, 1, {"north": 1}),
    "longship_captain": ("WI", 3, 2, {"north": 1}),
    "seeress_solvi": ("GRX", 0, 2, {"north": 1}),
    "minstrel": ("YRR", 1, 0, {"storms": 1}),
    "craftsmen": ("DGG", 1, 1, {"storms": 1}),
    "storm_lady_thyra": ("WXX", 2, 3, {"storms": 1}),
    "thunder_binder": ("YX", 2, 2, {"storms": 1}),
    "lighthouse_keeper": ("GY", 1, 2, {"storms": 1}),
    "corsair_vigga": ("WIR", 3, 1, {"storms": 1}),
    "harbour_reeve": ("DDI", 0, 2, {"storms": 1}),
    "herb_wife": ("GX", 0, 2, {"storms": 1}),
    "spy_of_askvold": ("IIY", 1, 1, {"storms": 1}),
    "mercenaries": ("WW", 3, 2, {"storms": 1}),
    "shipowners_daughter": ("DIR", 0, 2, {"storms": 1}),
    "hundred_levy": ("WG", 1, 2, {"sun": 1, "south": 1}),
    "queen_ailne": ("DDIR", 1, 3, {"sun": 1}),
    "knight_corvan": ("WWR", 3, 4, {"sun": 1}),
    "druid_maelon": ("GYX", 1, 2, {"sun": 1}),
    "witch_of_the_ford": ("IYX", 1, 1, {"sun": 1}),
    "court_intriguer": ("DII", 1, 1, {"sun": 1}),
    "guild_master": ("DGG", 0, 2, {"sun": 1}),
    "forest_warden": ("WGY", 2, 3, {"sun": 1}),
    "harpist_lenn": ("YRR", 0, 2, {"sun": 1}),
    "border_riders": ("WI", 3, 2, {"sun": 1}),
    "princess_orwen": ("DRR", 0, 2, {"south": 1}),
    "champion_tadrec": ("WWY", 4, 3, {"south": 1}),
    "fire_mage_iskren": ("IXX", 2, 1, {"south": 1}),
    "dream_seer": ("YRX", 0, 2, {"south": 1}),
    "wine_factor": ("DGR", 1, 2, {"south": 1}),
    "vineyard_steward": ("DGG", 0, 2, {"south": 1}),
    "masked_duellist": ("WIR", 3, 1, {"south": 1}),
    "keeper_of_barrows": ("GYY", 1, 2, {"south": 1}),
    "whisperer": ("DII", 0, 1, {"south": 1}),
}
LETTERS = {"war": "W", "deals": "D", "intrigue": "I", "growth": "G", "mystery": "Y", "romance": "R", "magic": "X"}
SIDES = ["north", "storms", "sun", "south"]
SUN_ACTIONS = [
    "attack", "attack", "gift_of_exchange", "night_tear", "complications", "flowing_mist", "counterspell", "plot_twist",
]  # fmt: skip
NORTH_ACTIONS = ["attack", "attack", "attack", "portal", "complications", "counterspell"]


def agents_of(side: str) -> list[str]:
    return [id for id, (_, _, _, copies) in AGENTS.items() for _ in range(copies.get(side, 0))]


def position(given: dict[str, object], seats: list[str], seed: int = 1) -> State:
    state = find("four_lands").start(make_setup("four_lands", "competitive", seats, seed))
    state.game.situate(state, given)
    state.log = []
    return state


def take(state: State, *answers: str) -> None:
    for text in answers:
        state.apply(state.parse(text))


def dump(state: State) -> Any:
    """The position with everything open, as plain data."""
    return state.game.dump(state)


@rule("FL-AGENT-01")
def test_every_agent_has_the_printed_symbols_attack_and_defence() -> None:
    cards = [card for card, agent in enumerate(IS_AGENT) if agent]
    assert {KIND_IDS[KIND[card]] for card in cards} == set(AGENTS)
    for card in cards:
        letters, attack, defence, _ = AGENTS[KIND_IDS[KIND[card]]]
        assert TRAITS_OF[card] == [letters.count(letter) for letter in "WDIGYRX"]
        assert (ATTACK_OF[card], DEFENCE_OF[card]) == (attack, defence)


@rule("FL-AGENT-01")
def test_symbols_attack_and_defence_are_within_their_bounds_on_every_card() -> None:
    for card, agent in enumerate(IS_AGENT):
        if agent:
            assert 2 <= sum(TRAITS_OF[card]) <= 4
            assert 0 <= ATTACK_OF[card] <= 4
            assert 0 <= DEFENCE_OF[card] <= 4
    assert sum(IS_AGENT) == 42


@rule("FL-AGENT-01")
@pytest.mark.parametrize("side", SIDES)
def test_an_agent_in_play_shows_the_symbols_of_its_card(side: str) -> None:
    rival = "sun" if side in ("north", "storms") else "north"
    cards = agents_of(side)
    given: dict[str, object] = {"initiative": side, "party": {side: {"I": {"field": "cirth", "agents": list(cards)}}}}
    view: Any = position(given, [side, rival]).view(0)
    for card, agent in zip(cards, view["party"][side]["I"]["agents"], strict=True):
        assert agent["card"] == card
        symbols = [LETTERS[trait] for trait, count in agent["traits"].items() for _ in range(count)]
        assert sorted(symbols) == sorted(AGENTS[card][0])


def felled(seed: int) -> tuple[list[str], list[str]]:
    """The Sun deck before and after the Harpist falls to a Fire Arrow, from the top."""
    state = position(
        {
            "initiative": "north",
            "seat": {"north": {"hand": ["fire_arrow"]}},
            "party": {
                "north": {"I": {"field": "morgrane", "agents": ["mage_of_cirth"]}},
                "sun": {"I": {"field": "morgrane", "agents": [{"card": "harpist_lenn", "revealed": True}]}},
            },
        },
        ["north", "sun"],
        seed,
    )
    before = dump(state)["seat"]["1"]["deck"]
    take(state, "play fire_arrow", "pay 1")
    return before, dump(state)["seat"]["1"]["deck"]


@rule("FL-AGENT-11")
def test_the_deck_is_shuffled_when_an_eliminated_agent_goes_into_it() -> None:
    places = set()
    mixed = 0
    for seed in range(60):
        before, after = felled(seed)
        assert sorted(after) == sorted([*before, "harpist_lenn"])
        places.add(after.index("harpist_lenn"))
        mixed += [card for card in after if card != "harpist_lenn"] != before
    assert len(places) > 12  # of 18
    assert mixed > 55


@rule("FL-AGENT-12", "FL-AGENT-09")
def test_an_eliminated_agent_is_drawn_and_played_again_round_after_round_each_time_face_down() -> None:
    """Both decks are empty, so that whatever falls or is played is drawn in the next Round."""
    north = [card for card in agents_of("north") if card != "mage_of_cirth"]
    sun = [card for card in agents_of("sun") if card != "harpist_lenn"]
    state = position(
        {
            "initiative": "sun",
            "seat": {
                "north": {"hand": ["mage_of_cirth", *north, *NORTH_ACTIONS, "fire_arrow"], "ap": 9},
                "sun": {"hand": ["harpist_lenn", *sun, *SUN_ACTIONS]},
            },
            "party": {"north": {"I": {"field": "morgrane", "agents": [{"card": "mage_of_cirth", "revealed": True}]}}},
        },
        ["north", "sun"],
    )
    for number in range(1, 7):
        seen: Any = state.view(0)
        assert (seen["round"], seen["phase"]) == (number, "agents")
        if state.to_act() == 0:
            take(state, "pass")
        take(state, "play harpist_lenn at morgrane")
        [harpist] = dump(state)["party"]["sun"]["I"]["agents"]
        assert (harpist["revealed"], harpist["turned"]) == (False, False)
        seen = state.view(0)
        assert "card" not in seen["party"]["sun"]["I"]["agents"][0]
        take(state, "play fire_arrow", "pay 1")
        while "sun" in dump(state)["party"]:
            take(state, "pass")  # Sun could answer with a card
        assert dump(state)["seat"]["1"]["deck"] == ["harpist_lenn"]
        assert dump(state)["seat"]["0"]["deck"] == ["fire_arrow"]
        while (seen["round"], seen["phase"]) != (number + 1, "agents"):
            state.apply(state.stack[-1].quiet(state))
            seen = state.view(0)
        assert "harpist_lenn" in dump(state)["seat"]["1"]["hand"]
