"""The numbers that rule texts of Heroes III and Euthia write as words, and what the engine has for them.

A number that the engine has stands here by its name. The rest is said of the box, or follows from the sentence.
"""

from __future__ import annotations

import re
from typing import Final

from hexfarer.games.euthia import terms as eu
from hexfarer.games.euthia.components import BOARDS
from hexfarer.games.euthia.content.modules import EVENT_CARDS, FARRUG_STAGES, RAGE_CARDS
from hexfarer.games.euthia.content.scenarios import SCENARIOS as REALMS
from hexfarer.games.heroes3 import battle, state, terms
from hexfarer.games.heroes3.asking import May, Seq
from hexfarer.games.heroes3.content.ai_cards import AI_CARDS
from hexfarer.games.heroes3.content.heroes import HEROES
from hexfarer.games.heroes3.content.units import UNITS
from hexfarer.games.heroes3.effects import MoraleDown
from hexfarer.games.heroes3.flow.cards import MOST_PLAYS
from hexfarer.games.heroes3.flow.ending import IDLE_ROUNDS
from hexfarer.games.heroes3.flow.searching import SearchDeck
from hexfarer.games.heroes3.flow.tournament import OBELISKS
from hexfarer.games.heroes3.flow.visiting import LOCAL
from hexfarer.kernel.hexes import STEPS
from tests.text.numbers import heroes3

# How each language counts, in all its forms.
NAMES: Final[dict[str, dict[int, str]]] = {
    "en": {2: "two twice", 3: "three thrice", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 10: "ten"},
    "pl": {
        2: "dwa dwie dwaj dwóch dwu dwóm dwoma dwiema dwukrotnie",
        3: "trzy trzej trzech trzem trzema trzykrotnie",
        4: "cztery czterej czterech czterem czterema",
        5: "pięć pięciu pięcioro",
        6: "sześć sześciu sześcioro",
        7: "siedem siedmiu",
        8: "osiem ośmiu",
        10: "dziesięć dziesięciu",
    },
    "cs": {
        2: "dva dvě dvou dvěma dvakrát",
        3: "tři tří třem třech třemi třikrát",
        4: "čtyři čtyř čtyřem čtyřech čtyřmi",
        5: "pět pěti",
        6: "šest šesti",
        7: "sedm sedmi",
        8: "osm osmi",
        10: "deset deseti",
    },
}
_VALUE: Final = {
    lang: {word: n for n, words in names.items() for word in words.split()} for lang, names in NAMES.items()
}


def spelled(text: str, lang: str) -> list[int]:
    """The numbers of a text that it writes as words, sorted."""
    return sorted(_VALUE[lang][word] for word in re.findall(r"\w+", text.lower()) if word in _VALUE[lang])


def tomb() -> tuple[int, int]:
    """How often a Warrior's Tomb is searched, and how often that costs morale."""
    grave = LOCAL[terms.TOMB]
    assert isinstance(grave, May)
    way = grave.ways[0]
    assert isinstance(way, Seq)
    search, price = way.parts
    assert isinstance(search, SearchDeck)
    assert isinstance(price, MoraleDown)
    return search.times, price.times


TREASURE = state.TREASURE_FACES
SEARCHED, LOST = tomb()
AZURE_CARDS = sum(unit.copies for unit in UNITS if unit.tier == terms.AZURE)
DESIGNS = len(AI_CARDS)
STAGES = len(FARRUG_STAGES)
MOVES = [rage.move for rage in RAGE_CARDS]

WORDS: dict[str, dict[str, list[int]]] = {
    "heroes3": {
        "H3-COMP-003": [len(state.ATTACK_FACES)],
        "H3-COMP-004": [len(state.RESOURCE_FACES)],
        "H3-COMP-005": [len(TREASURE), TREASURE.count(state.T_XP), TREASURE.count(state.T_ARTIFACT)],
        "H3-SETUP-002": [4],  # one of them is not offered
        "H3-SETUP-004": [2, 2],
        "H3-SETUP-005": [len(HEROES) // len(terms.FACTIONS)],
        "H3-SETUP-012": [len(terms.RESOURCES)],
        "H3-SETUP-022": [len(state.DECKS)],
        "H3-SETUP-026": [len(terms.TIERS)],
        "H3-SETUP-032": [2],
        "H3-SETUP-034": [2],
        "H3-ROUND-005": [len(terms.RESOURCES)],
        "H3-TOWN-001": [3],
        "H3-TOWN-009": [2],
        "H3-TOWN-022": [heroes3.guild_searches()],
        "H3-MORALE-001": [3],
        "H3-MORALE-012": [LOST],
        "H3-MORALE-013": [2],
        "H3-MOVE-003": [len(STEPS)],
        "H3-MOVE-010": [2],
        "H3-DECK-011": [2],
        "H3-DECK-015": [2],
        "H3-SPELL-010": [4],
        "H3-TILE-001": [len({terms.STARTING, terms.FAR, terms.NEAR, terms.CENTRE})],
        "H3-TILE-003": [2, 3, 6],
        "H3-TILE-004": [2, 3],
        "H3-TILE-009": [2],
        "H3-LOC-WARRIORS-TOMB": [SEARCHED, LOST],
        "H3-LOC-BOX": [heroes3.location(terms.BOX)[0]],
        "H3-SIEGE-008": [battle.COLUMNS],
        "H3-AI-036": [DESIGNS],
        "H3-DIFF-002": [2, 2],
        "H3-DIFF-012": [AZURE_CARDS],
        "H3-ALL-003": [4],
        "H3-TOUR-004": [2],
        "GD-05": [IDLE_ROUNDS],
        "GD-06": [MOST_PLAYS, MOST_PLAYS],
        "GD-10": [2],
        "GD-11": [2],
        "GD-19": [len([LOCAL[place] for place in (terms.GESTURE, terms.INCANTATION)])],
        "GD-29": [heroes3.TOUCHING],
        "GD-40": [2],
        "GD-49": [2],
        "GD-55": [2],
        "GD-63": [OBELISKS],
        "GD-64": [2],
        "GD-68": [4],
    },
    "euthia": {
        "EU-COMP-01": [len(eu.HEROES)],
        "EU-COMP-03": [2, 6],
        "EU-SETUP-03": [4],
        "EU-SETUP-16": [2],
        "EU-SETUP-19": [2],
        "EU-SETUP-25": [len(eu.ELEMENTS)],
        "EU-TURN-07": [2, 2],
        "EU-MAP-01": [3],
        "EU-EXPLORE-05": [3],
        "EU-SPECIAL-02": [3],
        "EU-SPECIAL-03": [3],
        "EU-QUEST-02": [2],
        "EU-MINE-04": [2],
        "EU-MINE-06": [2],
        "EU-COMBAT-15": [4],
        "EU-COMBAT-21": [2],
        "EU-CARD-09": [3, 3],
        "EU-HERO-07": [2],
        "EU-LEVEL-02": [2],
        "EU-EQUIP-02": [2],
        "EU-SET-03": [4],
        "EU-ELITE-02": [3],
        "EU-SOLO-01": [2],
        "EU-SOLO-04": [2],
        "EU-SOLO-15": [2],
        "EU-SOLO-17": [2],
        "EU-SCEN-05": [len(REALMS)],
        "EU-EVENT-01": [len(EVENT_CARDS)],
        "EU-FARRUG-06": [STAGES],
        "EU-GOLEM-01": [MOVES.count(1), MOVES.count(2)],
        "EU-GOLEM-05": [3],
        "GD-02": [len(REALMS)],
        "GD-08": [len(BOARDS) - 1],
        "GD-09": [6],
        "GD-10": [eu.MOST_HOPE],
        "GD-11": [3],
        "GD-12": [2, 2],
        "GD-23": [2],
        "GD-28": [2, 4],
    },
}

# Where a language says it in another way: "both", "the other", "sixfold".
OTHERWISE: dict[tuple[str, str], list[int]] = {
    ("pl", "H3-SETUP-005"): [],
    ("cs", "H3-SETUP-005"): [],
    ("cs", "H3-SETUP-032"): [],
    ("pl", "H3-MORALE-013"): [],
    ("cs", "H3-MORALE-013"): [],
    ("pl", "H3-MOVE-010"): [],
    ("pl", "H3-DECK-011"): [],
    ("cs", "H3-DECK-011"): [],
    ("cs", "H3-DECK-015"): [],
    ("cs", "heroes3 GD-11"): [],
    ("pl", "heroes3 GD-19"): [],
    ("cs", "heroes3 GD-19"): [],
    ("pl", "EU-COMP-03"): [2],
    ("cs", "EU-COMP-03"): [2],
    ("pl", "EU-MAP-01"): [2, 3],
    ("pl", "euthia GD-23"): [],
    ("cs", "euthia GD-23"): [],
}
