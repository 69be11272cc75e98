"""The numbers that the rule texts of the Four Lands write in digits: what the engine has for each, or why nothing."""

from __future__ import annotations

from collections import Counter

from hexfarer.games.four_lands.act import Fight
from hexfarer.games.four_lands.content.actions import ACTION_CARDS, ActionCard
from hexfarer.games.four_lands.content.agents import AGENT_ATTACK, AGENT_DEFENCE, AGENT_IDS, AGENT_TRAITS
from hexfarer.games.four_lands.content.decks import DECK_SIZE, DECKS, IS_AGENT
from hexfarer.games.four_lands.content.map import CLOSED, EDGES, FIELD_CLIMATES, FIELDS, PORTAL_REACH
from hexfarer.games.four_lands.content.tasks import TASK_ARTEFACT, TASK_IDS, TASK_IS_CONFLICT, TASK_NEEDS
from hexfarer.games.four_lands.effects import Armour, Enrich, Relocate, Strike, StrikeAll
from hexfarer.games.four_lands.flow.cover import REPLACED
from hexfarer.games.four_lands.flow.fight import attack_sum, defence_sum
from hexfarer.games.four_lands.flow.parties import enter, form
from hexfarer.games.four_lands.flow.tasks import pool, requirement
from hexfarer.games.four_lands.scoring import victory_points
from hexfarer.games.four_lands.setup import lay_out
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import (
    BOOK,
    BREAK_MAGIC,
    BREAK_WAR,
    EXTRA_COSTS,
    EXTRA_MOVE_COST,
    HIENDALL,
    IDLE_ROUNDS,
    LAST_ROUND,
    NO_VP_AP,
    NONE,
    NORTH,
    OUTNUMBERED_AP,
    PARTIES,
    SALARY_AP,
    SALARY_FROM,
    SIDES,
    START_AP,
    START_AP_LONE,
    START_HAND,
    START_HAND_LONE,
    SWAP_AP,
    TROPHY_AP,
    UPKEEP,
    VICTORY_VP,
)
from hexfarer.kernel.registry import find, make_setup
from tests.text.numbers.reading import same

GAME = find("four_lands")
MODE = GAME.scenarios[0]


# -- what the content says of itself --


def deck(side: int) -> tuple[list[int], list[int]]:
    """How many Agents a side has, and how many of each Action card."""
    ids = DECKS[side].split()
    actions = Counter([id for id in ids if id not in AGENT_IDS])
    return [sum(IS_AGENT[side * DECK_SIZE : (side + 1) * DECK_SIZE])], list(actions.values())


def agents(*sides: int) -> list[int]:
    return [deck(side)[0][0] for side in sides]


def actions(*sides: int) -> list[int]:
    return [sum(deck(side)[1]) for side in sides]


def tasks() -> list[int]:
    """How many Task cards there are of each name."""
    return list(Counter([id.rsplit("_", 1)[0] for id in TASK_IDS]).values())


def card(id: str) -> ActionCard:
    (found,) = [card for card in ACTION_CARDS if card.id == id]
    return found


def attacks(id: str) -> list[int]:
    """How strong the Attack of a Spell is at each of its prices."""
    return [effect.attack for effect in card(id).effects if isinstance(effect, (Strike, StrikeAll))]


def reach() -> int:
    """How far a Portal leads: by the map and by the card."""
    return same(PORTAL_REACH, *[effect.reach for effect in card("portal").effects if isinstance(effect, Relocate)])


def figures(*ids: str) -> list[int]:
    """Attack and Defence of Agents."""
    return [row[AGENT_IDS.index(id)] for id in ids for row in (AGENT_ATTACK, AGENT_DEFENCE)]


# -- what happens on a table --


def table() -> FourLands:
    """North has one Agent in a Party."""
    s = lay_out(GAME, make_setup(GAME.id, count=2))
    enter(s, AGENT, form(s, NORTH, 0))
    return s


def gained(after: list[int], before: list[int]) -> list[int]:
    return [now - then for now, then in zip(after, before, strict=True) if now != then]


def hiendall() -> list[int]:
    """Which symbols the artefact adds to a Party."""
    s = table()
    before = pool(s, s.party_of[AGENT], [AGENT])
    s.artefact_party[HIENDALL] = s.party_of[AGENT]
    return gained(pool(s, s.party_of[AGENT], [AGENT]), before)


def book() -> int:
    s = table()
    s.artefact_party[BOOK] = s.party_of[AGENT]
    return s.defence(AGENT) - DEFENCE


def armour() -> int:
    """What it adds: on the table and by the card."""
    s = table()
    s.armours.append((NONE, AGENT))
    told = [effect.plus for effect in card("night_tear").effects if isinstance(effect, Armour)]
    return same(s.defence(AGENT) - DEFENCE, *told)


def shimmering_air() -> list[int]:
    """What it adds to an attacker's Attack and a defender's Defence."""
    s = table()
    fight = Fight(NORTH, NORTH, [AGENT], [AGENT])
    before = [attack_sum(s, fight, [AGENT], True), defence_sum(s, fight, [AGENT], True)]
    fight.warmed.append(s.owner(AGENT))
    return gained([attack_sum(s, fight, [AGENT], True), defence_sum(s, fight, [AGENT], True)], before)


def complications() -> list[int]:
    """What every Task needs more."""
    s = table()
    s.complications.append(NONE)
    return gained(requirement(s, 0, []), TASK_NEEDS[0])


def trophy() -> int:
    """What it is worth in VP."""
    s = table()
    s.trophies[0].append(0)
    return victory_points(s, 0)


AGENT = 0  # the first card of the North
DEFENCE = AGENT_DEFENCE[AGENT_IDS.index(DECKS[NORTH].split()[AGENT])]
SYMBOLS = [sum(traits) for traits in AGENT_TRAITS]
SEA = len([route for _, _, route in EDGES if route])
CLIMATES = Counter([len(climates) for climates in FIELD_CLIMATES])
SPARE = [REPLACED.index(count) for count in range(max(REPLACED) + 1)]  # spare Magic for 0, 1 … replacements
CONFLICTS = sum(TASK_IS_CONFLICT)
ARTEFACTS = [1 for artefact in TASK_ARTEFACT if artefact != NONE]
MIST = [trait for effect in card("flowing_mist").effects if isinstance(effect, Enrich) for trait in effect.gained]
VEILED = list(Counter(MIST).values())

# Rule -> what the engine has: constants, what content says of itself, what happens on a table.
ENGINE: dict[str, list[int]] = {
    "FL-COMP-01": [MODE.fewest, MODE.most],
    "FL-COMP-02": [len(TASK_IDS), *tasks()],
    "FL-COMP-03": [DECK_SIZE, *sorted({*agents(0, 1, 2, 3), *actions(0, 1, 2, 3)})],
    "FL-COMP-04": [copies for side in range(len(SIDES)) for copies in deck(side)[1]],
    "FL-COMP-05": [PARTIES],
    "FL-GOAL-01": [VICTORY_VP],
    "FL-MAP-01": [FIELDS, len(EDGES) - SEA, SEA],
    "FL-MAP-02": [CLIMATES[1], CLIMATES[2]],
    "FL-ROUND-04": [START_AP, START_HAND, START_AP_LONE, START_HAND_LONE],
    "FL-ROUND-05": [SALARY_FROM, SALARY_AP],
    "FL-ROUND-06": [SWAP_AP],
    "FL-ROUND-07": [UPKEEP],
    "FL-ROUND-08": [START_HAND, START_HAND_LONE],
    "FL-PRIO-11": [TROPHY_AP],
    "FL-PRIO-24": [UPKEEP],
    "FL-AP-03": EXTRA_COSTS,
    "FL-AP-04": EXTRA_COSTS,
    "FL-AP-06": [EXTRA_MOVE_COST],
    "FL-AP-07": [SWAP_AP],
    "FL-AP-08": [TROPHY_AP],
    "FL-AGENT-01": [numbers for row in (SYMBOLS, AGENT_ATTACK, AGENT_DEFENCE) for numbers in (min(row), max(row))],
    "FL-TASK-16": hiendall(),
    "FL-TASK-17": [book()],
    "FL-TRAIT-02": [SPARE[count] - SPARE[count - 1] for count in range(1, len(SPARE))],
    "FL-TRAIT-07": [REPLACED[0], *[number for count in range(1, len(SPARE)) for number in (count, SPARE[count])]],
    "FL-ATTACK-30": [OUTNUMBERED_AP],
    "FL-ATTACK-31": card("attack").prices,
    "FL-SPELL-COUNTERSPELL-01": card("counterspell").prices,
    "FL-SPELL-FIRE-ARROW-01": card("fire_arrow").prices + attacks("fire_arrow"),
    "FL-SPELL-FIRE-WHIRL-01": sorted({*card("fire_whirl").prices, *attacks("fire_whirl")}),  # the Attack is the price
    "FL-SPELL-SHIMMERING-AIR-01": card("shimmering_air").prices,
    "FL-SPELL-SHIMMERING-AIR-02": shimmering_air(),
    "FL-SPELL-PRISON-CIRCLE-01": card("prison_circle").prices,
    "FL-SPELL-PRISON-CIRCLE-04": [BREAK_WAR, BREAK_MAGIC],
    "FL-SPELL-GIFT-OF-EXCHANGE-01": card("gift_of_exchange").prices,
    "FL-SPELL-FLOWING-MIST-02": card("flowing_mist").prices[:1],
    "FL-SPELL-FLOWING-MIST-03": card("flowing_mist").prices[1:] + VEILED,
    "FL-ACTION-ATTACK-01": card("attack").prices,
    "FL-ACTION-PORTAL-01": [*card("portal").prices, reach()],
    "FL-ACTION-COMPLICATIONS-01": card("complications").prices,
    "FL-ACTION-COMPLICATIONS-03": [UPKEEP],
    "FL-ACTION-AMULET-01": card("amulet").prices,
    "FL-ACTION-AMULET-03": [NO_VP_AP],
    "FL-ACTION-NIGHT-TEAR-01": [*card("night_tear").prices, armour()],
    "FL-ACTION-PLOT-TWIST-01": card("plot_twist").prices,
    "FL-MOVE-05": [EXTRA_MOVE_COST],
    "FL-MODE-04": [trophy()],
    "FL-VP-03": [trophy()],
    "FL-VP-04": [trophy()],
    "FL-VP-06": [NO_VP_AP],
    "FL-VP-07": [trophy()],
    "FL-VP-09": [NO_VP_AP],
    "FL-END-02": [VICTORY_VP],
    "FL-END-03": [VICTORY_VP],
    "FL-END-04": [VICTORY_VP, IDLE_ROUNDS, LAST_ROUND],
    "FL-INV-01": [DECK_SIZE],
    "FL-INV-02": [len(TASK_IDS)],
    "FL-INV-05": sorted({len(fields) for fields in CLOSED}),
    "GD-01": [
        len(TASK_IDS),
        len(TASK_IDS) - CONFLICTS - len(ARTEFACTS),
        CONFLICTS,
        *ARTEFACTS,
        len(TASK_IDS),
    ],
    "GD-03": figures("minstrel", "craftsmen", "hundred_levy"),
    "GD-04": [*complications(), BREAK_WAR, BREAK_MAGIC, *VEILED, *hiendall(), armour(), *shimmering_air()],
    "GD-06": [*agents(0, 1, 2, 3), DECK_SIZE],
    "GD-08": [START_HAND, START_HAND + 1, START_HAND_LONE + 1],
    "GD-10": EXTRA_COSTS,
    "GD-25": EXTRA_COSTS,
}

# Why a text writes a number for which the engine has no constant -> rule -> these numbers.
PLAIN: dict[str, dict[str, list[int]]] = {
    "the number of a Round or a step": {
        "FL-SETUP-09": [1],
        "FL-SETUP-10": [1, 1],
        "FL-ROUND-01": [1, 2],
        "FL-ROUND-02": [2],
        "FL-ROUND-04": [1, 1],
        "FL-ROUND-05": [1],
        "FL-ROUND-06": [1],
        "FL-ROUND-07": [1],
        "FL-ROUND-08": [1, 2],
        "FL-ROUND-09": [2],
        "FL-ROUND-10": [2],
        "FL-ROUND-14": [1],
        "FL-PRIO-21": [1, 2],
        "FL-PRIO-24": [1, 2],
        "FL-AP-03": [2, 2],
        "FL-AP-07": [1],
        "FL-ACTION-COMPLICATIONS-03": [1],
        "FL-HIDDEN-08": [1],
        "GD-08": [1],
    },
    "written where the rule is carried out": {
        "FL-PRIO-13": [1],
        "FL-PRIO-16": [1],
        "FL-ATTACK-23": [1, 1],
        "FL-ATTACK-24": [1],
        "FL-SPELL-10": [1],
        "GD-16": [1, 2],
    },
    "what the source prints": {
        "GD-01": [2, 2, 5, 23],
    },
    "measured with bots": {
        "GD-22": [64],
        "GD-23": [4, 14],
    },
    "one of a kind, or none": {
        "FL-AP-01": [0],
        "FL-TRAIT-07": [0],
        "FL-ACTION-PORTAL-01": [1],
        "FL-INV-03": [0],
    },
}
