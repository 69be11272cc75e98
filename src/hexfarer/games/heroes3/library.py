"""Every card, unit, hero, building, location and tile with its text; and the messages the game may use."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.asking import Effect
from hexfarer.games.heroes3.components import (
    ACTIVATION,
    AFTER_ATTACK,
    AFTER_ROLL,
    AFTER_VICTORY,
    ARTIFACT,
    AT_MAP,
    AT_START,
    BEFORE_GUARDS,
    CARD_IDS,
    CARD_KINDS,
    CARDS,
    IN_GUILD,
    INSTANT,
    MAP,
    OWN_SPELL,
    QUALITIES,
    SCHOOLS,
    SPECIALTY,
    SPELL,
    THEIR_SPELL,
    WITH_SPELL,
    Card,
    Mode,
)
from hexfarer.games.heroes3.content import towns
from hexfarer.games.heroes3.content.ai_cards import AI_CARD_IDS, AI_CARDS
from hexfarer.games.heroes3.content.heroes import HEROES, HeroCard
from hexfarer.games.heroes3.content.scenarios import SCENARIO_IDS, SCENARIOS
from hexfarer.games.heroes3.content.tiles import TILES, Tile
from hexfarer.games.heroes3.content.traits import TRAITS
from hexfarer.games.heroes3.content.units import TOWER_FACE, UNITS, Face, UnitCard
from hexfarer.games.heroes3.effects import Power
from hexfarer.games.heroes3.events import TELLINGS
from hexfarer.games.heroes3.flow.cards import ByPower
from hexfarer.games.heroes3.flow.gifts import (
    AZURE_DRAGON,
    HIRE_AT_POST,
    HIRE_AZURE,
    HIRE_SHARED,
    SELL_FOR_ARTIFACTS,
    SELL_FOR_GOLD,
)
from hexfarer.games.heroes3.flow.rounds import CITY_HALLS
from hexfarer.games.heroes3.flow.together import GIVE_AWAY
from hexfarer.games.heroes3.flow.turn import POWERS, SCOUT_DECKS
from hexfarer.games.heroes3.flow.visiting import LOCAL, OBELISK_GIFTS, SETTLE, SETTLE_FIRST, TOP_ARTIFACT
from hexfarer.games.heroes3.player import BUILDINGS, CITADEL, CITY_HALL, DWELLING, FIRST, HEROES_OF_SEAT, MAGE_GUILD
from hexfarer.games.heroes3.reasons import REASONS
from hexfarer.games.heroes3.setup import OPTIONS, FirstMinor
from hexfarer.games.heroes3.signs import SIGNS
from hexfarer.games.heroes3.terms import (
    FACTIONS,
    FLAGGABLE,
    INCOME_STEP,
    LOCATIONS,
    NEUTRAL,
    NO_MARK,
    NONE,
    RESOURCES,
    REVISITABLE,
    SIDES,
    TIERS,
    TILE_KINDS,
    TOKENS,
    UNIT_TYPES,
    VISITABLE,
    mark_of,
    mined,
)
from hexfarer.games.heroes3.verbs import VERBS
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import Entry

Facts = dict[str, object]
SET: Final = "base"
SOURCE: Final = "source"
READING: Final = "reading"  # a decision or a picture stands behind it, see the README of the data

# What the numbers of events are called: `face`, `die` and `morale`, in the order of their values.
FACES: Final[list[str]] = [
    "materials-2",
    "materials-4",
    "valuables-1",
    "valuables-2",
    "gold-3",
    "gold-6",
    "xp",
    "xp",
    "artifact",
    "artifact",
    "resource-die",
    "resource-dice",
]
ATTACK_DIE: Final[list[str]] = ["minus", "zero", "plus"]
MORALES: Final[list[str]] = ["negative", "neutral", "positive"]


def dashed(id: str) -> str:
    return id.replace("_", "-")


def library() -> list[Entry]:
    found = [card_entry(number, card) for number, card in enumerate(CARDS)]
    found += [unit_entry(unit) for unit in UNITS]
    found.append(tower_entry())
    found += [hero_entry(hero) for hero in HEROES]
    for faction in range(len(FACTIONS)):
        found += [building_entry(faction, building) for building in range(len(BUILDINGS))]
    found += [location_entry(number) for number in range(len(LOCATIONS))]
    found += [tile_entry(tile) for tile in TILES]
    found += [trait_entry(trait) for trait in TRAITS]
    for sign in SIGNS:
        name, text = Phrase("h3-astrologers-" + dashed(sign)), [Phrase("text-h3-astrologers-" + dashed(sign))]
        found.append(Entry("astrologers_" + sign, "astrologers", name, text, SET, SOURCE, {"copies": 1}))
    for ai_card in AI_CARDS:
        words = Phrase("text-h3-ai-card", {"effect": ai_card.effect.text()})
        name = Phrase("h3-aicard-" + dashed(ai_card.id))
        found.append(Entry(ai_card.id, "aicard", name, [words], SET, SOURCE, {"copies": ai_card.copies}))
    return found


# -- cards --

# When a way to use a card may be played; WITH_SPELL and what else goes with it are told apart below.
_WHEN: Final[dict[int, str]] = {
    INSTANT: "instant",
    INSTANT & ~AT_MAP: "instant-combat",
    INSTANT & ~AT_MAP & ~AT_START: "instant-combat",
    ACTIVATION: "activation",
    MAP: "map",
    ACTIVATION | MAP: "activation-or-map",
    BEFORE_GUARDS: "before-guards",
    AT_START: "at-start",
    AFTER_ROLL: "after-roll",
    AFTER_ATTACK: "after-attack",
    THEIR_SPELL: "their-spell",
    OWN_SPELL: "own-spell",
    AFTER_VICTORY: "after-victory",
    IN_GUILD: "in-guild",
    WITH_SPELL: "with-spell",
}


def when(mode: Mode) -> Phrase:
    moments = mode.moments if mode.moments == WITH_SPELL else mode.moments & ~WITH_SPELL
    return Phrase("h3-when-" + _WHEN[moments])


def mode_effect(mode: Mode) -> Phrase:
    """The effect of a mode, with the power that it adds to a spell besides."""
    words = mode.effect.text()
    if not mode.power or isinstance(mode.effect, Power):
        return words
    if mode.moments == WITH_SPELL:
        return Phrase("effect-h3-then", {"a": words, "b": Power(mode.power).text()})
    return Phrase("effect-h3-with-power", {"effect": words, "n": mode.power})


def mode_text(card: Card, mode: Mode) -> list[Phrase]:
    effect = mode.effect
    if isinstance(effect, ByPower):
        return [
            Phrase("text-h3-step", {"need": need, "when": when(mode), "effect": outcome.text()})
            for need, outcome in effect.steps
        ]
    key = "text-h3-mode"
    if any(other.expert for other in card.modes):
        key = "text-h3-mode-expert" if mode.expert else "text-h3-mode-basic"
    return [Phrase(key, {"when": when(mode), "effect": mode_effect(mode)})]


def card_entry(number: int, card: Card) -> Entry:
    facts: Facts = {"kind": CARD_KINDS[card.kind], "number": number, "copies": card.copies}
    text: list[Phrase] = []
    if card.kind == SPELL:
        facts["school"] = SCHOOLS[card.school]
        facts["level"] = "expert" if card.expert_spell else "basic"
        key = "text-h3-spell-expert" if card.expert_spell else "text-h3-spell-basic"
        text.append(Phrase(key, {"school": Phrase("h3-school-" + SCHOOLS[card.school])}))
    elif card.kind == ARTIFACT:
        facts["quality"] = QUALITIES[card.quality]
        text.append(Phrase("text-h3-artifact", {"quality": Phrase("h3-quality-" + QUALITIES[card.quality])}))
    elif card.kind == SPECIALTY:
        hero = next(hero for hero in HEROES if number in hero.specialties)
        level = int(card.id.rpartition("_")[2])
        facts["hero"], facts["level"] = hero.id, level
        text.append(Phrase("text-h3-specialty", {"hero": Phrase("h3-hero-" + hero.id), "level": level}))
    if card.faction != NONE:
        facts["faction"] = FACTIONS[card.faction]
        text.append(Phrase("text-h3-faction-only", {"faction": faction_name(card.faction)}))
    for mode in card.modes:
        text += mode_text(card, mode)
    return Entry(card.id, CARD_KINDS[card.kind], Phrase("h3-card-" + card.id), text, SET, SOURCE, facts)


# -- units and heroes --


def faction_name(faction: int) -> Phrase:
    return Phrase("h3-faction-" + FACTIONS[faction])


def amounts(cost: list[int]) -> list[Phrase]:
    """A price as a list: "8 gold, 4 building materials"."""
    return [Phrase("h3-amount-" + dashed(RESOURCES[i]), {"n": n}) for i, n in enumerate(cost) if n]


def price(pair: tuple[int, int]) -> list[Phrase]:
    gold, valuables = pair
    return amounts([gold, 0, valuables])


def traits_of(face: Face) -> list[str]:
    return [trait for bit, trait in enumerate(TRAITS) if face.traits >> bit & 1]


def face_text(key: str, face: Face) -> list[Phrase]:
    args: dict[str, object] = {
        "type": Phrase("h3-type-" + UNIT_TYPES[face.type]),
        "attack": face.attack,
        "defence": face.defence,
        "health": face.health,
        "initiative": face.initiative,
    }
    return [Phrase("text-h3-face-" + key, args), *[Phrase("text-h3-trait-" + trait) for trait in traits_of(face)]]


def face_facts(face: Face) -> Facts:
    return {
        "type": UNIT_TYPES[face.type],
        "attack": face.attack,
        "defence": face.defence,
        "health": face.health,
        "initiative": face.initiative,
        "traits": traits_of(face),
    }


def unit_entry(unit: UnitCard) -> Entry:
    neutral = unit.faction == NEUTRAL
    facts: Facts = {
        "faction": "neutral" if neutral else FACTIONS[unit.faction],
        "tier": TIERS[unit.tier],
        "copies": unit.copies,
        "dragon": unit.dragon,
        "recruit": {"gold": unit.recruit[0], "valuables": unit.recruit[1]},
    }
    tier = Phrase("h3-tier-" + TIERS[unit.tier])
    if neutral:
        args: dict[str, object] = {"tier": tier, "copies": unit.copies, "recruit": price(unit.recruit)}
        text = [Phrase("text-h3-neutral", args), *face_text("neutral", unit.faces[0])]
        facts["face"] = face_facts(unit.faces[0])
    else:
        args = {
            "tier": tier,
            "faction": faction_name(unit.faction),
            "recruit": price(unit.recruit),
            "reinforce": price(unit.reinforce),
        }
        text = [Phrase("text-h3-unit", args)]
        facts["reinforce"] = {"gold": unit.reinforce[0], "valuables": unit.reinforce[1]}
        for side, face in zip(SIDES, unit.faces):
            text += face_text(side, face)
            facts[side] = face_facts(face)
    if unit.dragon:
        text.append(Phrase("text-h3-dragon"))
    confidence = READING if neutral else SOURCE  # how many copies of each neutral card there are is a decision
    return Entry("unit_" + unit.id, "unit", Phrase("h3-unit-" + unit.id), text, SET, confidence, facts)


def trait_entry(trait: str) -> Entry:
    """An ability: its name says in a few words what the text says in full."""
    text = [Phrase("text-h3-trait-" + trait)]
    return Entry("trait_" + trait, "unit-trait", Phrase("h3-trait-" + trait), text, SET, SOURCE, {})


def tower_entry() -> Entry:
    text = [Phrase("text-h3-tower"), *face_text("neutral", TOWER_FACE)]
    return Entry("unit_tower", "unit", Phrase("h3-tower"), text, SET, SOURCE, {"face": face_facts(TOWER_FACE)})


def hero_entry(hero: HeroCard) -> Entry:
    attack, defence, power, knowledge = hero.statistics
    one, four, six = (Phrase("h3-card-" + CARD_IDS[card]) for card in hero.specialties)
    deck: dict[str, object] = {
        "attack": attack,
        "defence": defence,
        "power": power,
        "knowledge": knowledge,
        "arrows": 2 if hero.magic else 1,
        "ability": Phrase("h3-card-" + hero.ability),
        "specialty": one,
    }
    text = [
        Phrase("text-h3-hero-magic" if hero.magic else "text-h3-hero-might", {"faction": faction_name(hero.faction)}),
        Phrase("text-h3-hero-deck", deck),
        Phrase("text-h3-hero-levels", {"four": four, "six": six}),
    ]
    facts: Facts = {
        "faction": FACTIONS[hero.faction],
        "kind": "magic" if hero.magic else "might",
        "attack": attack,
        "defence": defence,
        "power": power,
        "knowledge": knowledge,
        "ability": hero.ability,
        "specialties": [CARD_IDS[card] for card in hero.specialties],
    }
    return Entry("hero_" + hero.id, "hero", Phrase("h3-hero-" + hero.id), text, SET, SOURCE, facts)


# -- buildings, locations, tiles --


def building_entry(faction: int, building: int) -> Entry:
    id = towns.BUILDING_IDS[faction][building]
    cost = towns.cost(faction, building)
    text = [Phrase("text-h3-building", {"faction": faction_name(faction), "cost": amounts(cost)})]
    before = towns.needs(faction, building)
    facts: Facts = {"faction": FACTIONS[faction], "role": BUILDINGS[building], "cost": dict(zip(RESOURCES, cost))}
    if before != NONE:
        first = towns.BUILDING_IDS[faction][before]
        facts["needs"] = first
        text.append(Phrase("text-h3-building-needs", {"building": Phrase("h3-building-" + dashed(first))}))
    if building == CITY_HALL:
        text.append(Phrase("text-h3-building-city-hall", {"effect": CITY_HALLS[faction].text()}))
    elif building == CITADEL:
        text.append(Phrase("text-h3-building-citadel"))
    elif building == MAGE_GUILD:
        text.append(Phrase("text-h3-building-mage-guild", {"price": towns.SPELL_PRICE[faction]}))
    elif building < FIRST:
        tier = Phrase("h3-tier-" + TIERS[building - DWELLING])
        text.append(Phrase("text-h3-building-dwelling", {"tier": tier}))
    else:
        text.append(Phrase("text-h3-building-" + dashed(id)))
    return Entry("building_" + id, "building", Phrase("h3-building-" + dashed(id)), text, SET, SOURCE, facts)


MARKS: Final[list[str]] = ["none", "visitable", "flaggable", "revisitable"]


def location_entry(number: int) -> Entry:
    id = LOCATIONS[number]
    mark = mark_of(number)
    text: list[Phrase] = []
    if mark == VISITABLE:
        text.append(Phrase("text-h3-visitable"))
    elif mark == FLAGGABLE:
        text.append(Phrase("text-h3-flaggable"))
    elif mark == REVISITABLE:
        text.append(Phrase("text-h3-revisitable"))
    resource = mined(number)
    if resource != NONE:
        income = [0, 0, 0]
        income[resource] = INCOME_STEP[resource]
        text.append(Phrase("text-h3-location-mine", {"income": amounts(income)}))
    elif number in LOCAL:
        text.append(Phrase("text-h3-effect", {"effect": LOCAL[number].text()}))
    else:
        text.append(Phrase("text-h3-location-" + dashed(id)))
    facts: Facts = {"mark": MARKS[mark], "passable": mark != NO_MARK or id == "empty_field"}
    return Entry("location_" + id, "location", Phrase("h3-location-" + dashed(id)), text, SET, SOURCE, facts)


CLOCKWISE: Final[list[int]] = [3, 2, 1, 6, 5, 4]  # NW NE E SE SW W, of a tile's fields C E NE NW W SW SE


def field_phrase(tile: Tile, position: int) -> Phrase:
    place = Phrase("h3-location-" + dashed(LOCATIONS[tile.location[position]]))
    level = tile.difficulty[position]
    return Phrase("h3-guarded", {"place": place, "level": level}) if level else place


def tile_entry(tile: Tile) -> Entry:
    fields = [field_phrase(tile, position) for position in CLOCKWISE]
    text = [Phrase("text-h3-tile", {"centre": field_phrase(tile, 0), "fields": fields})]
    facts: Facts = {
        "kind": TILE_KINDS[tile.kind],
        "ground": tile.ground(),
        "fields": [LOCATIONS[place] for place in tile.location],
        "difficulty": tile.difficulty,
        "dice": tile.dice,
        "shut": tile.shut,
    }
    return Entry("tile_" + tile.id, "tile", tile_name(tile), text, SET, READING, facts)


def tile_name(tile: Tile) -> Phrase:
    return Phrase("h3-tile-" + TILE_KINDS[tile.kind], {"tile": tile.id})


# -- messages --

_ASKS: Final[list[str]] = [
    "activation",
    "after-attack",
    "after-spell",
    "against-spell",
    "aim",
    "before-guards",
    "blast",
    "buying",
    "cast-early",
    "casting",
    "chain",
    "cleanse",
    "cover-up",
    "declared",
    "defence-offer",
    "deploy",
    "discard",
    "discard-for-points",
    "discard-to-draw",
    "driven",
    "enchant",
    "extend",
    "find-tile",
    "free",
    "gate",
    "give-up",
    "go-back",
    "go-home",
    "guard-activation",
    "hire-neutral",
    "instants",
    "keep",
    "keep-or-replace",
    "leap-to",
    "on-top",
    "one-die",
    "plague",
    "populating",
    "portal-to",
    "put-away",
    "put-tile",
    "refresh",
    "reinforce",
    "remember",
    "remove-card",
    "replace-guard",
    "reply",
    "rerolls",
    "rescue",
    "rolled",
    "scout",
    "scout-put",
    "search",
    "second-beside",
    "spend-first",
    "splash",
    "start-cards",
    "take-back",
    "town-offer",
    "trade",
    "turn-start",
    "turn-tile",
    "victory-cards",
    "wandering",
    "way",
    "way-or-stop",
    "which-hero",
    "which-tier",
    "who-acts",
    "witch",
]
_MODE_ASKS: Final[list[str]] = [
    "farewell",
    "ai-aim",
    "ai-line-up",
    "ai-target",
    "answer-swap",
    "consent",
    "giving",
    "leave-unit",
    "propose",
    "shared-yield",
    "start-unit",
    "to-town",
    "visit-again",
    "redraw",
    "turn-anew",
    "which-tile",
    "slot-far",
    "slot-first",
    "slot-near",
    "slot-second",
    "who-starts",
]
_BARRIERS: Final[list[str]] = [
    "foe-card",
    "foe-cast",
    "swapped",
    "wave",
    "attack-roll",
    "discarded",
    "discovered",
    "drew",
    "guards",
    "looked",
    "put-away",
    "removed",
    "rerolled",
    "rolled",
    "shuffled",
    "stars",
    "took-open",
    "turn-ended",
    "turned-up",
]
_OTHERS: Final[list[str]] = [
    "do-h3-pass-roll",
    "do-h3-pass-reroll",
    "do-h3-pass-cards",
    "do-h3-pass-rescue",
    "do-h3-pass-town",
    "do-h3-pass-buildings",
    "do-h3-done-with",
    "do-h3-stop-trade",
    "do-h3-stop-recruit",
    "do-h3-stop-give",
    "do-h3-stop-swap",
    "do-h3-stop-offer",
    "do-h3-stop-morale",
    "do-h3-yes-spell",
    "do-h3-keep-draw",
    "h3-stock-cards",
    "h3-stock-xp",
    "goal-h3-together",
    "goal-h3-cubes",
    "goal-h3-gold",
    "goal-h3-grail",
    "goal-h3-utopia",
    "goal-h3-part-cubes",
    "goal-h3-part-obelisks",
    "goal-h3-part-grail",
    "goal-h3-part-utopia",
    "goal-h3-part-each",
    "goal-h3-part-foe",
    "goal-h3-part-settlement",
    "goal-h3-part-town",
    "goal-h3-part-lairs",
    "goal-h3-part-flags",
    "goal-h3-part-tiles",
    "goal-h3-part-score",
    "goal-h3-hidden",
    "problem-h3-carry-army",
    "problem-h3-carry-card",
    "problem-h3-carry-cards",
    "problem-h3-carry-form",
    "problem-h3-carry-scenario",
    "problem-h3-carry-unit",
    "game-heroes3",
    "credit-heroes3",
    "do-h3-deck",  # labels that say what a bare number means
    "do-h3-face",
    "do-h3-play-for",
    "do-h3-play-spell",
    "do-h3-scout-put-1",
    "do-h3-scout-put-2",
    "do-h3-tier",
    "do-h3-way",
    "effect-h3-pay-building-materials",
    "effect-h3-roll-resource-all",
    "effect-h3-take-back-specialty",
    "kind-ability",
    "kind-artifact",
    "kind-astrologers",
    "kind-building",
    "kind-card",
    "kind-hero",
    "kind-location",
    "kind-power",
    "kind-resource",
    "kind-specialty",
    "kind-spell",
    "kind-statistic",
    "kind-tile",
    "kind-unit-trait",
    "kind-unit",
    "kind-aicard",
    "mode-h3-campaign",
    "mode-h3-clash",
    "mode-h3-cooperation",
    "note-h3-reconstructed",
]


def keys_in(phrase: Phrase, found: set[str]) -> None:
    """The key of a phrase, and of the phrases in it."""
    found.add(phrase.key)
    for value in phrase.args.values():
        if isinstance(value, Phrase):
            keys_in(value, found)
        elif isinstance(value, list):
            for part in value:
                if isinstance(part, Phrase):
                    keys_in(part, found)


def scenario_effects() -> list[Effect]:
    """What only scenarios give."""
    found: list[Effect] = [HIRE_SHARED, HIRE_AZURE, HIRE_AT_POST, AZURE_DRAGON, SELL_FOR_GOLD, SELL_FOR_ARTIFACTS]
    found += [GIVE_AWAY, *[card.effect for card in AI_CARDS]]
    found += [card.bonus for card in SCENARIOS if card.bonus is not None]
    return found


def message_keys() -> list[str]:
    found = {"do-" + verb.key for verb in VERBS.all}
    found.update("why-" + reason.key for reason in REASONS.all)
    found.update("event-" + telling.key for telling in TELLINGS.all)
    found.update("ask-h3-" + key for key in _ASKS + _MODE_ASKS)
    found.update("barrier-h3-" + key for key in _BARRIERS)
    for entry in library():
        keys_in(entry.name, found)
        for line in entry.text:
            keys_in(line, found)
    gifts: list[Effect] = [SETTLE, SETTLE_FIRST, TOP_ARTIFACT, FirstMinor(), *OBELISK_GIFTS, *scenario_effects()]
    for effect in gifts:
        keys_in(effect.text(), found)
    for prefix, ids in (
        ("h3-hero-", HEROES_OF_SEAT),
        ("h3-mp-", HEROES_OF_SEAT),
        ("h3-token-", [dashed(id) for id in TOKENS]),
        ("h3-total-", ["attack", "defence"]),
        ("h3-resource-", [dashed(id) for id in RESOURCES]),
        ("h3-building-", [dashed(id) for id in BUILDINGS]),
        ("h3-power-", POWERS),
        ("h3-deck-", SCOUT_DECKS),
        ("h3-back-", TILE_KINDS),
        ("h3-tier-", TIERS),
        ("h3-side-", SIDES),
        ("h3-face-", FACES),
        ("h3-die-", ATTACK_DIE),
        ("h3-morale-", MORALES),
        ("text-h3-trait-", TRAITS),
        ("victory-", ["cubes", "defeat", "goal", "gold", "grail", "last", "late", "points", "time", "utopia"]),
        ("scenario-", SCENARIO_IDS),
        ("h3-foe-", [foe.id for card in SCENARIOS for foe in card.foes]),
        ("h3-aicard-", [dashed(id) for id in AI_CARD_IDS]),
        ("option-", [option.id for option in OPTIONS]),
    ):
        found.update(prefix + id for id in ids)
    return sorted(found | set(_OTHERS))
