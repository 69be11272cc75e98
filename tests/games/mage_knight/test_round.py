"""Rounds, rewards and levels where chance or an empty deck plays a part."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.games.mage_knight.components import TACTICS, card_number
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.words import SKILL_IDS, UNIT_IDS
from hexfarer.kernel.registry import new
from tests.support import rule

HEROES = ["tovak", "arythea", "goldyx", "norowas"]
COLOURS = ["red", "blue", "green", "white", "gold", "black"]
FIVE = ["march", "stamina", "rage", "rage", "promise"]
SKILLS = ["tovak_double_time", "tovak_motivation"]


def table(
    scenario: str = "full_conquest",
    seats: int = 2,
    seed: int = 1,
    given: dict[str, object] | None = None,
    options: dict[str, str] | None = None,
) -> MageKnight:
    s = new("mage_knight", scenario, HEROES[:seats], seed, options)
    assert isinstance(s, MageKnight)
    if given is not None:
        s.game.situate(s, given)
    s.log = []
    return s


def do(s: MageKnight, *actions: str) -> None:
    for text in actions:
        s.apply(s.parse(text))


def dump(s: MageKnight) -> Any:
    return s.game.dump(s)


def legal(s: MageKnight) -> list[str]:
    return [s.format(action) for action in s.legal()]


def quiet(s: MageKnight) -> None:
    s.apply(s.stack[-1].quiet(s))


def told(s: MageKnight, key: str) -> list[list[int]]:
    return [list(event.args) for event in s.log or [] if s.game.tellings.of(event).key == key]


# -- preparation --


@rule("MK-ROUND-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_prepared_for_the_first_round(seats: int) -> None:
    for seed in range(10):
        s = table(seats=seats, seed=seed)
        before = dump(s)
        do(s, *["tactic early_bird", "tactic planning", "tactic the_right_moment"][: min(seats, 3)])
        if seats == 4:
            do(s, "tactic rethink", "stop")
        after = dump(s)
        assert after["round"] == 1
        assert after["time"] == "day"
        offers = ["unit_offer", "monastery_offer", "action_offer", "spell_offer"]
        for key in ["source", "action_deck", "spell_deck", "regular_deck", *offers]:
            assert after[key] == before[key]
        for seat in range(seats):
            assert after["seat"][str(seat)]["hand"] == before["seat"][str(seat)]["hand"]


@rule("MK-ROUND-04", "MK-SETUP-07")
def test_every_die_is_rolled_for_a_new_round_and_half_of_them_show_basic_colours() -> None:
    shown: list[Counter[str]] = [Counter() for _ in range(4)]
    for seed in range(150):
        s = table(seed=seed, given={"begin": "round_end", "source": ["black", "black", "black", "gold stored 1"]})
        source = dump(s)["source"]
        assert len(source) == 4
        assert sum(colour not in ("gold", "black") for colour in source) >= 2
        for i, colour in enumerate(source):
            shown[i][colour] += 1
    assert all(set(counts) == set(COLOURS) for counts in shown)


@rule("MK-ROUND-05", "MK-ROUND-06")
def test_old_units_and_monastery_cards_go_under_their_decks() -> None:
    given: dict[str, object] = {
        "begin": "prepare",
        "tiles": ["country_1 0,1", "country_2 1,0"],
        "unit_offer": ["illusionists", "altem_mages", "peasants"],
        "monastery_offer": ["ambush", "learning"],
        "action_offer": ["fire_bolt", "ice_bolt", "swift_bolt"],
    }
    facts = dump(table(given=given))
    assert sorted(facts["regular_deck"][-2:]) == ["illusionists", "peasants"]
    assert facts["elite_deck"][-1] == "altem_mages"
    assert sorted(facts["action_deck"][-3:]) == ["ambush", "learning", "swift_bolt"]
    assert facts["monastery_offer"] == []
    assert len(facts["unit_offer"]) == 4


@rule("MK-ROUND-08", "MK-ROUND-09")
def test_the_lowest_cards_of_the_offers_go_under_their_decks() -> None:
    given: dict[str, object] = {
        "begin": "prepare",
        "tiles": ["country_1 0,1", "country_2 1,0"],
        "action_offer": ["fire_bolt", "ice_bolt", "swift_bolt"],
        "action_deck": ["agility"],
        "spell_offer": ["fireball", "snowstorm", "expose"],
        "spell_deck": ["tremor"],
    }
    facts = dump(table(given=given))
    assert facts["action_deck"][-1] == "swift_bolt"
    assert facts["spell_deck"][-1] == "expose"
    assert facts["action_offer"] == ["agility", "fire_bolt", "ice_bolt"]
    assert facts["spell_offer"] == ["tremor", "fireball", "snowstorm"]
    assert len(facts["action_deck"]) == 25
    assert len(facts["spell_deck"]) == 17


@rule("MK-ROUND-11")
def test_cards_laid_aside_and_face_down_banners_come_back() -> None:
    given: dict[str, object] = {
        "seat": {
            "0": {
                "fame": 8,
                "level": 3,
                "hand": ["wound", "march"],
                "deck": ["rage"],
                "discard": ["promise"],
                "play": ["threaten"],
                "units": [{"unit": "peasants", "ready": False, "banner": "banner_of_courage"}],
            }
        },
        "begin": "prepare",
        "round": 2,
        "time": "night",
    }
    hands = set()
    for seed in range(30):
        s = table(seed=seed)
        player = s.players[0]
        s.game.situate(s, {**given, "begin": "tactics"})
        player.set_aside = [card_number("stamina")]
        player.stash = [card_number("crystallize")]
        player.units[0].banner_down = True
        s.game.situate(s, {"begin": "prepare", "round": 2, "time": "night"})
        do(s, "choose 1")
        facts = dump(s)["seat"]["0"]
        everything = [*facts["hand"], *facts["deck"]]
        assert sorted(everything) == ["crystallize", "march", "promise", "rage", "stamina", "threaten", "wound"]
        assert len(facts["hand"]) == 5
        assert facts["discard"] == facts["play"] == []
        assert not player.units[0].banner_down
        assert player.units[0].ready
        hands.add(tuple(facts["hand"]))
    assert len(hands) > 5  # shuffled


@rule("MK-ROUND-20")
def test_an_empty_unit_deck_is_replaced_by_the_other_one() -> None:
    given: dict[str, object] = {"begin": "tactics", "tiles": ["country_1 0,1", "country_2 1,0", "core_2 1,1"]}

    def offer(regular: list[str], elite: list[str], scenario: str = "full_conquest") -> list[str]:
        s = table(scenario, given=given)
        s.unit_offer = []
        s.regular_deck = [UNIT_IDS.index(id) for id in reversed(regular)]
        s.elite_deck = [UNIT_IDS.index(id) for id in reversed(elite)]
        s.game.situate(s, {"begin": "prepare", "round": 1})
        found: list[str] = dump(s)["unit_offer"]
        return found

    four = ["peasants", "herbalists", "foresters", "illusionists"]
    best = ["fire_golems", "ice_golems", "catapults", "altem_mages"]
    assert offer(four, best) == ["fire_golems", "peasants", "ice_golems", "herbalists"]
    assert offer(four, best[:1]) == ["fire_golems", "peasants", "herbalists", "foresters"]
    assert offer(four[:1], best) == ["fire_golems", "peasants", "ice_golems", "catapults"]
    assert offer(four[:1], best[:1]) == ["fire_golems", "peasants"]
    assert offer([], []) == []
    # no elite units in First Reconnaissance, whatever is missing
    assert offer(four[:2], best, "first_reconnaissance") == ["peasants", "herbalists"]


# -- tactics --


@rule("MK-TAC-02", "MK-DUMMY-06")
def test_together_the_dummy_takes_any_tactic_first_and_its_number_counts() -> None:
    taken: Counter[str] = Counter()
    for seed in range(90):
        s = table("full_cooperation", 2, seed)
        facts = dump(s)
        tactic = facts["dummy"]["tactic"]
        taken[tactic] += 1
        assert tactic not in facts["tactics"]
        assert len(facts["tactics"]) == 5
        while any(text.startswith("tactic") for text in legal(s)):
            do(s, next(text for text in legal(s) if text.startswith("tactic")))
            while any(text == "stop" or text.startswith("die ") for text in legal(s)):
                quiet(s)
        ids = [tactic.id for tactic in TACTICS]
        chosen = [ids.index(dump(s)["seat"][str(seat)]["tactic"]) for seat in (0, 1)] + [ids.index(tactic)]
        assert dump(s)["order"] == sorted([0, 1, 2], key=lambda seat: chosen[seat])
    assert len(taken) == 6


@rule("MK-TAC-03")
def test_alone_the_dummy_takes_any_of_the_tactics_left() -> None:
    taken: Counter[str] = Counter()
    for seed in range(60):
        s = table("solo_conquest", 1, seed)
        do(s, "tactic early_bird")
        taken[dump(s)["dummy"]["tactic"]] += 1
    assert set(taken) == {"rethink", "mana_steal", "planning", "great_start", "the_right_moment"}


@rule("MK-TAC-03", "MK-END-01", "MK-END-07", "MK-ROUND-18")
@pytest.mark.parametrize("seed", [1, 2])
def test_in_six_rounds_alone_every_tactic_is_used_once(seed: int) -> None:
    s = table("solo_conquest", 1, seed)
    rounds = []
    for _ in range(20_000):  # the log is kept: all that happened
        if s.over:
            break
        if any(text.startswith("tactic ") for text in legal(s)):
            rounds.append((s.round, "night" if s.night else "day"))
        quiet(s)
    assert s.over
    assert rounds == [(n, "day" if n % 2 else "night") for n in range(1, 7)]
    own = [args[1] for args in told(s, "mk-tactic")]
    dummys = [args[0] for args in told(s, "mk-dummy-tactic")]
    assert len(own) == len(dummys) == 6
    assert sorted(own + dummys) == list(range(12))


# -- rewards --


@rule("MK-REWARD-02", "MK-REWARD-03", "MK-REWARD-11")
def test_a_random_crystal_is_what_the_die_shows() -> None:
    seen = set()
    for seed in range(80):
        seat = {"hand": FIVE, "deck": ["threaten"], "played": True, "rewards": {"crystals": 1}, "crystals": {"red": 3}}
        s = table(seed=seed, given={"active": 0, "seat": {"0": {**seat, "fame": 2, "skill_pile": SKILLS}}})
        do(s, "end")
        rolled = told(s, "mk-rolled")
        assert len(rolled) == 1
        colour = COLOURS[rolled[0][2]]
        seen.add(colour)
        facts = dump(s)["seat"]["0"]
        stored = {"red": 3, "blue": 0, "green": 0, "white": 0}
        if colour == "gold":
            assert sorted(legal(s)) == ["colour blue", "colour green", "colour red", "colour white"]
            assert facts["crystals"] == stored
            do(s, "colour white")
            assert dump(s)["seat"]["0"]["crystals"] == {**stored, "white": 1}
        elif colour == "black":
            assert facts["crystals"] == stored
            assert facts["fame"] == 3
            assert facts["level"] == 2  # the point counts for the level of this turn
        else:
            if colour == "red":  # the fourth one is lost
                assert told(s, "mk-crystal-lost")
            else:
                stored[colour] = 1
            assert facts["crystals"] == stored
            assert facts["fame"] == 2
        assert sum(facts["mana"].values()) == 0
    assert seen == set(COLOURS)


@rule("MK-REWARD-04")
def test_the_artifact_given_back_lies_under_the_deck() -> None:
    seat = {"hand": FIVE, "deck": [], "played": True, "rewards": {"artifacts": 1, "crystal_sets": 1}}
    s = table(given={"active": 0, "artifact_deck": ["ruby_ring", "horn_of_wrath"], "seat": {"0": seat}})
    do(s, "end", "choose 6", "card ruby_ring")
    assert dump(s)["artifact_deck"][-1] == "ruby_ring"


# -- levels --


def short_pile(own: list[str], common: list[str], solo: bool = False) -> MageKnight:
    """A hero about to reach level 2 with these tokens left in the own pile."""
    offer = ["fire_bolt", "ice_bolt", "swift_bolt"]
    seat = {"hand": FIVE, "deck": [], "played": True, "fame": 3}
    given: dict[str, object] = {"active": 0, "action_offer": offer, "common_skills": common, "seat": {"0": seat}}
    s = table("solo_conquest" if solo else "full_conquest", 1 if solo else 2, given=given)
    s.players[0].skill_pile = [SKILL_IDS.index(skill) for skill in own]
    do(s, "end")
    return s


@rule("MK-LEVEL-12")
def test_with_one_own_token_left_it_is_the_only_one_turned_up() -> None:
    s = short_pile(["tovak_motivation"], ["goldyx_flight"])
    assert sorted(legal(s)) == ["skill goldyx_flight", "skill tovak_motivation"]
    s = short_pile(["tovak_motivation"], [])  # nothing to choose: it is taken at once
    assert dump(s)["seat"]["0"]["skills"] == {"tovak_motivation": "ready"}
    assert sorted(legal(s)) == ["card fire_bolt", "card ice_bolt", "card swift_bolt"]
    assert dump(s)["common_skills"] == []


@rule("MK-LEVEL-12", "MK-LEVEL-06")
def test_with_no_own_token_left_only_a_common_one_can_be_taken() -> None:
    s = short_pile([], ["goldyx_flight", "arythea_dark_paths", "tovak_double_time"])
    assert sorted(legal(s)) == ["skill arythea_dark_paths", "skill goldyx_flight"]
    do(s, "skill goldyx_flight")  # the lowest card comes with it
    assert dump(s)["seat"]["0"]["deck"] == ["swift_bolt"]
    s = short_pile([], ["tovak_double_time"])  # not even that: just a card
    assert dump(s)["seat"]["0"]["skills"] == {}
    assert dump(s)["seat"]["0"]["level"] == 2
    assert sorted(legal(s)) == ["card fire_bolt", "card ice_bolt", "card swift_bolt"]


@rule("MK-SOLO-04", "MK-SOLO-02")
def test_an_empty_pile_of_the_dummys_tokens_reveals_nothing() -> None:
    for left in (0, 2):
        s = table("solo_conquest", 1, options={"dummy": "goldyx"})
        seat = {"hand": FIVE, "deck": [], "played": True, "fame": 3, "skill_pile": SKILLS}
        s.game.situate(s, {"active": 0, "seat": {"0": seat}})
        assert s.dummy is not None
        s.dummy.skill_pile = s.dummy.skill_pile[:left]
        s.log = []
        do(s, "end", "skill tovak_double_time")
        assert len(told(s, "mk-common-skill")) == (2 if left else 1)  # the own one that was left is told too
        assert len(dump(s)["common_skills"]) == (2 if left else 1)
        assert len(s.dummy.skill_pile) == max(0, left - 1)


# -- the dummy --


@rule("MK-DUMMY-11", "MK-DUMMY-REF-04")
def test_the_dummys_cards_are_shuffled_for_every_round() -> None:
    orders = set()
    for seed in range(20):
        given: dict[str, object] = {
            "begin": "prepare",
            "round": 1,
            "action_offer": ["fire_bolt", "ice_bolt", "swift_bolt"],
            "dummy": {"deck": ["rage", "march"]},
        }
        s = table("solo_conquest", 1, seed, given, {"dummy": "goldyx"})
        deck = dump(s)["dummy"]["deck"]
        assert len(deck) == 17
        assert "swift_bolt" in deck
        orders.add(tuple(deck))
    assert len(orders) > 10


@rule("MK-VAR-DECK-01")
def test_the_offer_comes_before_the_monasteries_when_advanced_actions_run_out() -> None:
    def dealt(left: int) -> tuple[int, int]:
        s = table(given={"begin": "tactics", "tiles": ["country_5 0,1", "country_7 1,0"]})
        s.monastery_offer, s.action_offer = [], s.action_offer[:3]
        s.action_deck = s.action_deck[:left]
        s.game.situate(s, {"begin": "prepare", "round": 1})
        return len(s.monastery_offer), len(s.action_offer)

    # without a card left in the deck the offer gets its own lowest one back
    assert [dealt(left) for left in range(5)] == [(0, 3), (0, 3), (1, 3), (2, 3), (2, 3)]
