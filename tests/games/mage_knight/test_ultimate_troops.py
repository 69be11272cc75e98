"""Units and own cards of the heroes in the Ultimate Edition: what situations do not show."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.games.mage_knight import GAME
from hexfarer.games.mage_knight.components import DEEDS, UNITS
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.content.heroes import hero_deck
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ARCANE, BASE_HEROES, HEROES, IN_BASE, IN_ULTIMATE
from hexfarer.kernel.action import pack
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import facts
from hexfarer.kernel.verdict import OK
from tests.support import pick, rule

OWN = {
    "arythea": ["battle_versatility", "mana_pull"],
    "goldyx": ["will_focus", "crystal_joy"],
    "norowas": ["noble_manners", "rejuvenate"],
    "tovak": ["cold_toughness_revised", "instinct"],
    "wolfhawk": ["swift_reflexes", "tirelessness"],
    "krang": ["savage_harvesting", "ruthless_coercion"],
    "braevalar": ["one_with_the_land", "druidic_paths"],
}


def ids(cards: list[int]) -> list[str]:
    return [DEEDS[card].id for card in cards]


@rule("MK-SETUP-30")
@pytest.mark.parametrize("hero", range(len(HEROES)), ids=HEROES)
def test_a_deck_has_sixteen_cards_four_of_each_colour(hero: int) -> None:
    deck = hero_deck(hero, IN_ULTIMATE)
    assert len(deck) == 16
    assert [sum(1 for card in deck if DEEDS[card].colour == colour) for colour in range(4)] == [4, 4, 4, 4]
    assert all(DEEDS[card].box & IN_ULTIMATE for card in deck)
    others = [id for name, own in OWN.items() for id in own if name != HEROES[hero]]
    assert set(OWN[HEROES[hero]]) <= set(ids(deck))
    assert not set(others) & set(ids(deck))


@pytest.mark.parametrize("hero", range(BASE_HEROES), ids=HEROES[:BASE_HEROES])
def test_a_deck_of_the_base_edition_has_one_own_card(hero: int) -> None:
    deck = hero_deck(hero, IN_BASE)
    assert len(deck) == 16
    assert [sum(1 for card in deck if DEEDS[card].colour == colour) for colour in range(4)] == [4, 4, 4, 4]
    assert all(DEEDS[card].box & IN_BASE for card in deck)
    assert OWN[HEROES[hero]][1] not in ids(deck)
    assert OWN[HEROES[hero]][0].removesuffix("_revised") in ids(deck)


@rule("MK-SETUP-30")
def test_the_box_has_twenty_eight_regular_and_twenty_eight_elite_units() -> None:
    for box, regular, elite in ((IN_BASE, 20, 20), (IN_ULTIMATE, 28, 28)):
        units = [unit for unit in UNITS if unit.box & box]
        assert sum(unit.copies for unit in units if not unit.elite) == regular
        assert sum(unit.copies for unit in units if unit.elite) == elite


def laid(given: dict[str, object], seats: list[str]) -> MageKnight:
    s = GAME.start(make_setup("mage_knight", "full_conquest", seats, 1, {}, "ultimate"))
    assert isinstance(s, MageKnight)
    GAME.situate(s, given)
    return s


def answer(s: MageKnight, *answers: str) -> None:
    for text in answers:
        s.apply(s.parse(text))


@rule("MK-ENEMY-ARCANE-01")
def test_cold_toughness_counts_no_icons_against_arcane_immunity(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = {"foes": ["high_dragon"], "phase": "block", "blocking": 1}
    seat = {"hand": ["cold_toughness_revised"], "mana": {"blue": 1}}
    given = {"active": 0, "source": ["black"], "seat": {"0": seat}, "combat": fight}
    s = laid(given, ["tovak", "arythea"])
    assert s.combat is not None
    dragon = ENEMIES[s.combat.foes[0].token]
    monkeypatch.setattr(dragon, "abilities", dragon.abilities | ARCANE)
    answer(s, "power cold_toughness_revised")
    assert s.block == [0, 0, 5, 0]


# -- what Scouts have seen --


def scouted() -> MageKnight:
    given = {
        "active": 0,
        "order": [0, 1],
        "tiles": ["country_1 0,1", "country_3 1,0"],
        "space": {"C1": {"enemies": ["swordsmen hidden"]}, "B6": {"enemies": []}},
        "piles": {"brown": ["gargoyle", "medusa"]},
        "seat": {
            "0": {"place": "A1", "level": 9, "hand": ["rage", "march"], "units": ["scouts", "scouts"]},
            "1": {"place": "A0", "hand": ["rage"]},
        },
    }
    s = laid(given, ["tovak", "arythea"])
    answer(s, "activate 1 2", "choose 1", "activate 2 2", "choose 4")
    return s


@rule("MK-UNIT-06")
def test_what_scouts_have_seen_is_no_guess_for_their_owner() -> None:
    s = scouted()
    seen = s.view(0)["seat"]["0"]["peeked"]  # type: ignore[index]
    assert seen == [{"place": "C1", "enemy": "swordsmen"}, {"place": "brown", "enemy": "gargoyle"}]
    for seed in range(20):
        guess = s.determinize(0, seeded(seed))
        assert [token & 127 for token in guess.tokens_at(15)] == [token & 127 for token in s.tokens_at(15)]
        assert guess.piles[2][-1] == s.piles[2][-1]
        assert guess.view(0) == s.view(0)
        assert GAME.conserved(guess) == []


@rule("MK-UNIT-06")
def test_what_scouts_have_seen_stays_a_secret_for_others() -> None:
    s = scouted()
    assert "peeked" not in s.view(1)["seat"]["0"]  # type: ignore[index]
    garrisons, tops = set(), set()
    for seed in range(40):
        guess = s.determinize(1, seeded(seed))
        assert isinstance(guess, MageKnight)
        garrisons.add(guess.tokens_at(15)[0])
        tops.add(guess.piles[2][-1])
        assert guess.view(1) == s.view(1)
        known = guess.view(0)["seat"]["0"]["peeked"]  # type: ignore[index]
        there = [ENEMIES[guess.tokens_at(15)[0] & 127].id, ENEMIES[guess.piles[2][-1]].id]
        assert [one["enemy"] for one in known] == there  # they have seen what lies there in this guess
    assert len(garrisons) > 1
    assert len(tops) > 1


def test_a_token_drawn_from_the_pile_is_known_no_more() -> None:
    s = scouted()
    s.draw_token(2)
    assert [one["place"] for one in s.view(0)["seat"]["0"]["peeked"]] == ["C1"]  # type: ignore[index]
    s.turn_up(15)
    assert s.view(0)["seat"]["0"]["peeked"] == []  # type: ignore[index]


# -- at random --

TROOPS = [
    ["scouts", "thugs", "shocktroops", "heroes_white", "delphana_masters"],
    [{"unit": "magic_familiars", "mana": "red"}, "heroes_blue", "sorcerers", "utem_guardsmen_revised", "thugs"],
    ["heroes_red", "delphana_masters", "scouts", "altem_guardians_revised", "shocktroops"],
    [{"unit": "magic_familiars", "mana": "green"}, "heroes_green", "sorcerers", "peasants"],
]
PLAYERS = [["wolfhawk", "krang"], ["braevalar", "goldyx"], ["arythea", "norowas", "tovak"], ["krang", "tovak"]]
LENGTH = 250


@pytest.mark.parametrize("seed", range(4))
def test_with_all_these_units_legal_and_check_agree_and_nothing_is_lost(seed: int) -> None:
    chance = Random(seed)
    heroes = PLAYERS[seed]
    seats = {
        str(seat): {
            "place": "A0",
            "level": 9,
            "units": TROOPS[seat] if seed % 2 == 0 else TROOPS[-1 - seat],
            "crystals": {"red": 2, "blue": 2, "green": 2, "white": 2},
        }
        for seat in range(2)
    }
    given = {
        "active": 0,
        "tiles": ["country_1 0,1", "country_3 1,0", "country_5 1,1"],
        "unit_offer": ["magic_familiars", "thugs", "heroes_green" if seed % 2 == 0 else "heroes_white"],
        "seat": seats,
    }
    s = laid(given, heroes)
    for number in range(LENGTH):
        if s.over:
            break
        legal = s.legal()
        assert all(s.check(action) == OK for action in legal)
        for kind in range(1, 70):
            for a in range(4):
                action = pack(kind, a)
                if action not in legal:
                    assert s.check(action) != OK, (number, kind, a)
        if number % 5 == 0:
            assert facts(s.copy()) == facts(s)
            assert GAME.conserved(s) == []
            for seat in range(s.seats):
                guess = s.determinize(seat, seeded(number))
                assert guess.view(seat) == s.view(seat)
                if s.to_act() == seat:
                    assert guess.legal() == legal
        s.apply(pick(chance, s))
