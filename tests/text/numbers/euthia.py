"""The numbers that Euthia's rule texts write in digits: what the engine has for each, or why it has nothing."""

from __future__ import annotations

from hexfarer.games.euthia import terms
from hexfarer.games.euthia.asking import HOPE_FOR_GAAR, HOPE_FOR_STRIKE, Effect
from hexfarer.games.euthia.components import BOARDS, FIRST_ELITE, FIRST_STAGE, MAP_TILES, MONSTERS, QUESTS, TILES
from hexfarer.games.euthia.content.cards import (
    CARD_FACES_OF_BOX,
    COMBAT_CARDS_OF_BOX,
    DWURT_DIE,
    ESSENCES_OF_BOX,
    GEMS_OF_BOX,
)
from hexfarer.games.euthia.content.legends import LEGEND_CARDS
from hexfarer.games.euthia.content.modules import (
    EVENT_CARDS,
    FARRUG_ATTACKS,
    FARRUG_STAGES,
    GOLEM_CARD,
    RAGE_CARDS,
    REMOVAL,
)
from hexfarer.games.euthia.content.scenarios import SCENARIOS
from hexfarer.games.euthia.content.scoring import GOLD_FOR_REP, GOLD_VALUE, SILVER_VALUE
from hexfarer.games.euthia.flow import (
    aftermath,
    combat,
    dying,
    encounters,
    ending,
    golem,
    learning,
    mining,
    rolling,
    solo,
    trading,
    visiting,
    walking,
)
from hexfarer.games.euthia.flow.fighting import EARTH_BONUS, FISTS_TABLE
from hexfarer.games.euthia.needs import Need
from hexfarer.games.euthia.numbers import numbers
from hexfarer.games.euthia.terms import (
    COPIES_OF_CARD,
    DWURT_BONUS,
    GAAR_BONUS,
    HAND_LIMIT,
    HEROES,
    MOST_HOPE,
    SACKS,
    SILVER_FOR_GOLD,
    SPECIAL_ROUNDS,
    TOKEN_WORTH,
)
from hexfarer.kernel.registry import find
from tests.text.numbers.reading import digits, said

assert find("euthia")  # lays the box out

HUNT, REALM, DESTRUCTION = SCENARIOS
GIVEN = numbers()


def given(*names: str) -> list[int]:
    """What the text asks the engine for by name."""
    return [number for name in names for number in digits(str(GIVEN[name]))]


def tiles(*homes: int) -> list[int]:
    """How many tiles the box has of each home."""
    return [sum([tile.copies for tile in TILES if tile.home == home]) for home in homes]


def own(*heroes: str) -> list[int]:
    return tiles(*[terms.OWN + HEROES.index(hero) for hero in heroes])


def chapter(number: int) -> int:
    return len([tile for tile in MAP_TILES if tile.chapter == number])


def cards(first: int, end: int) -> list[int]:
    """How many Monster cards there are of each level."""
    return [len([card for card in MONSTERS[first:end] if card.level == level]) for level in (1, 2, 3)]


def locks(*fields: str) -> list[int]:
    """What unlocking costs on each board but Keleia's."""
    prices = {
        tuple([field.gold for name in fields for field in board.fields if field.id == name])
        for board in BOARDS[:1] + BOARDS[2:]
    }
    (price,) = prices  # the same on all of them
    return list(price)


def resource(id: str) -> list[int]:
    """What selling a Resource brings."""
    (sides,) = [tile.sides for tile in TILES if tile.id == id]
    return said(sides[0].text())


def effect(*effects: Effect | None) -> list[int]:
    return said(*[effect.text() for effect in effects if effect is not None])


def needed(*needs: Need) -> list[int]:
    return said(*[need.text() for need in needs])


def faces() -> list[int]:
    """Silver and Gold cards, by the number played together."""
    return effect(*[part for face in CARD_FACES_OF_BOX for part in [*face.segments, face.lasting]])


def changed(event: str, key: int) -> int:
    """What an Event makes of a rule."""
    (value,) = [value for card in EVENT_CARDS if card.id == event for rule, value in card.rules if rule == key]
    return value


(EMISSARY,) = [quest for quest in QUESTS if quest.id == "enc_emissary_1"]
WITCHES = len([quest for quest in QUESTS if quest.type == terms.WITCH])
KINDS_OF_QUEST = len({quest.type for quest in QUESTS})
SILVER_KINDS = terms.FIRST_GOLD
GOLD_KINDS = len(CARD_FACES_OF_BOX) - SILVER_KINDS
CHURCH = [visiting.CHURCH_GOLD, terms.CHURCH_HEAL, visiting.CHURCH_GOLD]
SOME_QUESTS = encounters.MORE_THAN_PLAYERS
ADDITIONAL = [row[2] for row in REALM.additional]  # with 3 players
DRAL, SKOLDUR = BOARDS[0], BOARDS[terms.SKOLDUR]

# Rule -> what the engine has: constants, and what content says of itself.
ENGINE: dict[str, list[int]] = {
    "EU-COMP-02": [len(MAP_TILES), *[chapter(number) for number in range(5)]],
    "EU-COMP-04": [*own(*HEROES[3:4]), *own("dral"), *own("skoldur"), sum(own(*HEROES))],
    "EU-COMP-05": tiles(
        terms.FROM_MERCHANT,
        terms.FROM_ALCHEMIST,
        terms.FROM_SLAYERS,
        terms.POTIONS,
        terms.FROM_SUPPLIES,
        terms.FROM_HUNTER,
        terms.FROM_ARMOURER,
        terms.FROM_WITCH,
        terms.SCROLLS,
        terms.ARTIFACTS,
    ),
    "EU-COMP-06": tiles(terms.FROM_MOUNTAIN, terms.FROM_LAKE, terms.FROM_CAVE, terms.FROM_TREASURE),
    "EU-COMP-07": [*cards(0, FIRST_ELITE), *cards(FIRST_ELITE, FIRST_STAGE)],
    "EU-COMP-08": [
        SILVER_KINDS * COPIES_OF_CARD,
        SILVER_KINDS,
        COPIES_OF_CARD,
        GOLD_KINDS * COPIES_OF_CARD,
        GOLD_KINDS,
        COPIES_OF_CARD,
        2 * len(HEROES),
        len(COMBAT_CARDS_OF_BOX),
    ],
    "EU-COMP-09": [len(QUESTS), KINDS_OF_QUEST, WITCHES - 5],
    "EU-COMP-10": [len(FARRUG_STAGES), len(FARRUG_ATTACKS), len(EVENT_CARDS), len(LEGEND_CARDS), len(RAGE_CARDS)],
    "EU-SETUP-07": [
        *[n[2] for n in REALM.encounters[:3]],
        *[n[2] for n in REALM.additional],
        sum([n[2] for n in REALM.additional]),
    ],
    "EU-SETUP-09": given(*[hero + "_health" for hero in HEROES]),
    "EU-SETUP-13": [DRAL.gaar_fields, DRAL.gaar_fields],
    "EU-SETUP-16": [terms.OFFER],
    "EU-ACTION-03": terms.MOVE_OF,
    "EU-DICE-03": [GAAR_BONUS],
    "EU-DICE-06": [EARTH_BONUS],
    "EU-ELEM-02": [walking.BURN],
    "EU-ELEM-03": [walking.BURN],
    "EU-ELEM-05": [walking.BURN, walking.BURN],
    "EU-ENCOUNTER-01": [SOME_QUESTS, 2 + SOME_QUESTS, 3 + SOME_QUESTS, 4 + SOME_QUESTS],
    "EU-ENCOUNTER-02": [encounters.OPEN],
    "EU-QUEST-06": [*needed(*EMISSARY.needs), *effect(EMISSARY.reward)],
    "EU-MINE-07": [mining.CARTLOAD, mining.CARTLOAD - 1],
    "EU-TRADE-02": [terms.USUAL[terms.TRADE_FEE]],
    "EU-TRADE-05": [terms.OFFER],
    "EU-TRADE-07": [terms.OFFER, terms.OFFER, terms.USUAL[terms.CHANGE_COST]],
    "EU-TRADE-11": [TOKEN_WORTH],
    "EU-TRADE-15": [trading.MEND_COST, *terms.HEAL_AT],
    "EU-TRADE-16": [trading.GAAR_COST],
    "EU-TRADE-19": [terms.MOST_OFFER_CHANGES],
    "EU-TRADE-20": [terms.OFFER],
    "EU-FREE-01": CHURCH,
    "EU-DEATH-03": [HOPE_FOR_GAAR],
    "EU-DEATH-05": [aftermath.COMFORT],
    "EU-DEATH-07": given("death"),
    "EU-DEATH-08": [dying.LOST],
    "EU-DEATH-10": [HAND_LIMIT],
    "EU-COMBAT-22": [combat.RICH, EARTH_BONUS],
    "EU-COMBAT-24": [GAAR_BONUS, GAAR_BONUS, DWURT_BONUS],
    "EU-COMBAT-33": [rolling.POOR, EARTH_BONUS],
    "EU-COMBAT-37": list(FISTS_TABLE[0]),
    "EU-COMBAT-43": [SILVER_FOR_GOLD, HAND_LIMIT],
    "EU-COMBAT-44": [HOPE_FOR_GAAR],
    "EU-COMBAT-53": [terms.FATIGUE_FROM, combat.WEARINESS],
    "EU-GAAR-02": [GAAR_BONUS, GAAR_BONUS],
    "EU-DAMAGE-05": [HOPE_FOR_STRIKE],
    "EU-SHII-01": [rolling.POOR],
    "EU-SHII-02": [combat.RICH],
    "EU-SHII-04": [HOPE_FOR_GAAR],
    "EU-SHII-05": [HOPE_FOR_STRIKE],
    "EU-SHII-07": [MOST_HOPE, MOST_HOPE],
    "EU-CARD-02": [SILVER_FOR_GOLD],
    "EU-CARD-03": [HAND_LIMIT, HAND_LIMIT],
    "EU-CARD-05": [len(CARD_FACES_OF_BOX[0].segments), len(CARD_FACES_OF_BOX[SILVER_KINDS].segments)],
    "EU-CARD-09": faces(),
    "EU-CARD-12": [SILVER_FOR_GOLD],
    "EU-HERO-07": locks("sword3", "skill4", "skill5", "fs1"),
    "EU-LEVEL-01": [learning.REVEAL_COST, learning.REVEAL_COST],
    "EU-LEVEL-04": terms.BOOKS,
    "EU-SACK-01": [SACKS, SACKS],
    "EU-SACK-02": [SACKS],
    "EU-ITEM-02": [DRAL.gaar_fields, DRAL.gem_fields],
    "EU-EQUIP-03": locks("ring2"),
    "EU-GEM-04": effect(*[use for _, use in GEMS_OF_BOX]),
    "EU-ESSENCE-01": [TOKEN_WORTH],
    "EU-ESSENCE-03": effect(*[use for _, use in ESSENCES_OF_BOX[:3]]),
    "EU-SCORE-03": [TOKEN_WORTH],
    "EU-SCORE-04": [TOKEN_WORTH],
    "EU-SCORE-07": [*resource("lake_raw_diamond"), *resource("lake_raw_sapphire")],
    "EU-SCORE-08": [GOLD_FOR_REP],
    "EU-SCORE-09": given(
        "hero_tokens", "interaction_tokens", "trade_tokens", "killed_heroes", "quest_cards", "bounties", "death"
    ),
    "EU-SCORE-10": [SILVER_VALUE, GOLD_VALUE],
    "EU-SOLO-03": [encounters.OPEN, WITCHES - 7, WITCHES - 7 - encounters.ALONE, 7 - encounters.ALONE, encounters.OPEN],
    "EU-SOLO-06": [SILVER_FOR_GOLD, SILVER_FOR_GOLD],
    "EU-SOLO-07": [SILVER_FOR_GOLD, HAND_LIMIT],
    "EU-SOLO-10": [combat.RICH, EARTH_BONUS],
    "EU-SOLO-11": [solo.LOW, GAAR_BONUS],
    "EU-SOLO-17": effect(CARD_FACES_OF_BOX[4].segments[0])[1:],
    "EU-SOLO-20": given("death"),
    "EU-SOLO-27": given(*[scenario.id + "_medals" for scenario in SCENARIOS]),
    "EU-COOP-06": [dying.LOST],
    "EU-DWURT-01": [SKOLDUR.dwurt_fields, SKOLDUR.dwurt_fields],
    "EU-DWURT-03": [aftermath.COMFORT],
    "EU-DWURT-05": [DWURT_BONUS, DWURT_BONUS],
    "EU-DWURT-07": [terms.MOST_DWURT_DIE],
    "EU-DWURT-08": [*effect(*DWURT_DIE), *range(len(DWURT_DIE))],
    "EU-DWURT-11": [learning.REVEAL_COST],
    "EU-SCEN-02": [HUNT.rounds, *[points for pair in HUNT.badges for points in pair]],
    "EU-SCEN-03": [REALM.rounds, REALM.elite_levels[0], REALM.elite_levels[-1]],
    "EU-SCEN-04": [DESTRUCTION.rounds, *DESTRUCTION.elite_levels],
    "EU-SCEN-05": [HUNT.gold],
    "EU-EVENT-01": [
        *REALM.event_rounds,
        changed("event_black_rain", terms.CHURCH_HEALS),
        terms.CHURCH_HEAL,
        changed("event_monster_frenzy", terms.EXTRA_CHAOS),
        *effect(*[card.effect for card in EVENT_CARDS]),
    ],
    "EU-LEGEND-01": sorted({number for card in LEGEND_CARDS for number in effect(card.reward)}),
    "EU-FARRUG-01": [
        REALM.farrug_round,
        len(FARRUG_STAGES),
        *given(*[f"{card.id}_{what}" for card in FARRUG_STAGES for what in ("health", "more")]),
    ],
    "EU-FARRUG-02": [len(FARRUG_ATTACKS), FARRUG_ATTACKS[0].toll, *effect(*[card.effect for card in FARRUG_ATTACKS])],
    "EU-FARRUG-03": [SPECIAL_ROUNDS],
    "EU-FARRUG-04": [aftermath.DAMAGE_FOR_REP, *effect(*[card.reward for card in FARRUG_STAGES])],
    "EU-FARRUG-06": [len(FARRUG_STAGES), ending.UNBROKEN],
    "EU-FARRUG-08": [len(FARRUG_STAGES), ending.UNBROKEN],
    "EU-GOLEM-01": [DESTRUCTION.golem_round, len(RAGE_CARDS), *sorted({card.move for card in RAGE_CARDS})[1:]],
    "EU-GOLEM-02": needed(*REMOVAL[0], *REMOVAL[1]),
    "EU-GOLEM-03": [*given("golem_health", "golem_more"), *effect(GOLEM_CARD.reward)],
    "EU-GOLEM-04": [golem.AT_CHURCH],
    "GD-04": terms.MOVE_OF,
    "GD-05": [trading.MEND_COST, *terms.HEAL_AT],
    "GD-09": [0, terms.MOST_DWURT_DIE, terms.MOST_DWURT_DIE],
    "GD-10": [MOST_HOPE],
    "GD-12": [COPIES_OF_CARD, GOLD_KINDS * COPIES_OF_CARD],
    "GD-14": [encounters.ALONE],
}

# Why a text writes a number for which the engine has no constant -> rule -> these numbers.
PLAIN: dict[str, dict[str, list[int]]] = {
    "in the box, but nothing that the program counts": {
        "EU-COMP-03": [1, 2, 2, 3, 10, 12, 25, 30],
        "EU-COMP-05": [12],
        "EU-COMP-08": [2],
        "EU-COMP-09": [5],
        "EU-COMP-10": [1, 1, 4, 4, 4, 10],
        "EU-COMP-11": [1, 1, 2, 3, 4, 4, 6, 6, 6, 10, 12, 12, 12, 15, 15, 15, 19, 30, 31, 60, 64, 110],
        "EU-COMP-12": [1, 1, 6, 12],
        "EU-COMP-13": [36],
        "EU-SETUP-15": [0, 0, 50, 100],
    },
    "how many play": {
        "EU-COMP-01": [1, 4],
        "EU-SETUP-07": [3],
        "EU-SETUP-12": [2, 4],
        "EU-SETUP-20": [2, 4],
        "EU-SETUP-21": [2, 2, 3, 4],
        "EU-ENCOUNTER-01": [2, 3, 4],
        "EU-COMBAT-05": [2],
        "EU-COMBAT-06": [3, 4],
        "EU-SOLO-02": [2, 4],
        "EU-COOP-08": [2, 4],
        "EU-SCEN-03": [3],
        "GD-02": [3],
        "GD-15": [2, 4],
    },
    "the number of a level, stage, step, phase, field or rule": {
        "EU-COMP-06": [1, 2, 3],
        "EU-COMP-07": [1, 1, 2, 2, 3, 3],
        "EU-SETUP-14": [1],
        "EU-ROUND-05": [4, 4],
        "EU-TURN-06": [4],
        "EU-MAP-04": [1, 3],
        "EU-MAP-05": [1, 3],
        "EU-EXPLORE-06": [3],
        "EU-EXPLORE-07": [1, 1, 2, 2, 3],
        "EU-DEATH-02": [1],
        "EU-DEATH-03": [1, 2, 3],
        "EU-DEATH-04": [4],
        "EU-DEATH-05": [1, 5, 8],
        "EU-DEATH-06": [9, 10],
        "EU-COMBAT-15": [1, 2, 3, 4],
        "EU-COMBAT-41": [2],
        "EU-COMBAT-42": [3],
        "EU-COMBAT-43": [1, 4],
        "EU-COMBAT-44": [1, 5],
        "EU-COMBAT-45": [6],
        "EU-COMBAT-46": [7],
        "EU-CARD-05": [1, 2, 3],
        "EU-CARD-09": [1, 1, 2, 3],
        "EU-SCORE-09": [1, 2, 3],
        "EU-SCEN-02": [1, 2, 3],
        "EU-FARRUG-01": [1, 2, 3, 4],
        "EU-FARRUG-04": [1, 1, 2, 3, 4],
    },
    "the shape of dice and map": {
        "EU-DICE-01": [2],
        "EU-DICE-05": [1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
        "EU-MAP-03": [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3],
        "EU-EXPLORE-01": [6],
        "EU-COMBAT-32": [2],
        "EU-ELITE-05": [3],
        "EU-SOLO-01": [2],
    },
    "an example": {
        "EU-COMBAT-40": [1, 15, 15, 16],
        "EU-WOUND-04": [0, 1, 1, 2, 2, 2],
        "EU-SET-03": [1, 2, 3, 3, 4],
    },
    "written where the rule is carried out": {
        "EU-SETUP-13": [0],
        "EU-LIBERATE-04": [1, 1, 2],
        "EU-SET-01": [3],
        "EU-SET-02": [3, 4, 5],
        "EU-ELITE-02": [1, 2, 3, 3],
        "EU-SOLO-03": [7],
        "EU-SOLO-14": [1, 2, 3],
        "EU-SOLO-15": [1, 2, 3],
    },
    "measured with bots": {
        "GD-28": [1, 2, 3, 84, 86, 95, 100, 500],
    },
    "one of a kind, or none": {
        "EU-SETUP-18": [0],
        "EU-ROUND-02": [1],
        "EU-MOVE-02": [1],
        "EU-SPECIAL-02": [1],
        "EU-SPECIAL-05": [1],
        "EU-MINE-06": [1, 1],
        "EU-MINE-07": [1],
        "EU-TRADE-02": [0, 0, 1],
        "EU-TRADE-10": [1],
        "EU-TRADE-17": [0],
        "EU-FREE-01": [1],
        "EU-FREE-05": [1],
        "EU-HEALTH-01": [0],
        "EU-HEALTH-03": [0, 0],
        "EU-HEALTH-05": [0, 1],
        "EU-DEATH-01": [0],
        "EU-DEATH-08": [0],
        "EU-COMBAT-02": [0],
        "EU-COMBAT-16": [0],
        "EU-COMBAT-20": [1],
        "EU-COMBAT-22": [1],
        "EU-COMBAT-33": [1],
        "EU-COMBAT-55": [0],
        "EU-WOUND-02": [1],
        "EU-WOUND-03": [0],
        "EU-DAMAGE-02": [1],
        "EU-DAMAGE-03": [0],
        "EU-DAMAGE-05": [1],
        "EU-SHII-01": [1],
        "EU-SHII-02": [1],
        "EU-SHII-03": [1, 1],
        "EU-SHII-04": [1],
        "EU-SHII-05": [1, 1],
        "EU-SHII-07": [0],
        "EU-LOOT-01": [1, 1, 1, 1],
        "EU-CARD-02": [1],
        "EU-CARD-06": [1],
        "EU-SACK-01": [0],
        "EU-ITEM-02": [1, 1, 1],
        "EU-GEM-04": [1],
        "EU-ELITE-11": [0],
        "EU-SCORE-08": [1],
        "EU-SOLO-04": [1],
        "EU-SOLO-06": [1],
        "EU-SOLO-07": [1, 1, 1],
        "EU-SOLO-10": [1],
        "EU-SOLO-11": [1],
        "EU-SOLO-12": [1, 1],
        "EU-SOLO-19": [1, 1],
        "EU-COOP-02": [1],
        "EU-COOP-04": [1],
        "EU-COOP-06": [1, 1],
        "EU-DWURT-02": [1, 1],
        "EU-DWURT-07": [0, 1],
        "EU-DWURT-08": [0],
        "EU-DWURT-10": [1, 1],
        "EU-DWURT-11": [0],
        "EU-FARRUG-02": [1],
        "EU-GOLEM-01": [1],
        "EU-GOLEM-02": [1, 1],
        "GD-24": [0],
    },
}
