"""Every tile, card, Monster, quest and map tile with its text; and the messages the game may use."""

from __future__ import annotations

from typing import Any, Final

from hexfarer.games.euthia import events
from hexfarer.games.euthia.components import (
    ADJACENT_TO,
    BOARDS,
    CARD_FACES,
    CHAPTERS,
    CONFRONTATIONS,
    DRAGON_ATTACKS,
    DWURT_FACES,
    ESSENCE_USES,
    EVENTS,
    FIRST_ELITE,
    GEM_USES,
    GROUPS,
    LEGENDS,
    MAP_TILES,
    MONSTERS,
    ON_FIELD,
    QUESTS,
    RAGES,
    THE_GOLEM,
    TILES,
    DragonAttack,
    EventCard,
    Field,
    HeroBoard,
    MapTile,
    Monster,
    Quest,
    Rage,
    Segments,
    Tile,
)
from hexfarer.games.euthia.events import TELLINGS
from hexfarer.games.euthia.flow.ending import VICTORIES
from hexfarer.games.euthia.goingon import KEYS
from hexfarer.games.euthia.icons import monster_icon, tile_icon
from hexfarer.games.euthia.reasons import REASONS
from hexfarer.games.euthia.scoring import SCORE_PARTS, WEALTH_PARTS
from hexfarer.games.euthia.setup import OPTIONS
from hexfarer.games.euthia.terms import (
    ANY,
    CARDS,
    ELEMENTAL,
    ELEMENTS,
    ENCOUNTER,
    ENCOUNTERS,
    FIELD_KINDS,
    FIRST_GOLD,
    GEMS,
    HEROES,
    MATERIALS,
    NO_SLOT,
    NONE,
    OWN,
    RULE_KEYS,
    SERVICES,
    SHOPS,
    SLOTS,
    STACKS,
    TILE_KINDS,
    TOKENS,
)
from hexfarer.games.euthia.verbs import VERBS
from hexfarer.games.euthia.words import monster_name, tile_name, when_words
from hexfarer.kernel.effect import Effect
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import Entry

Facts = dict[str, object]
SET: Final = "base"
SOURCE: Final = "source"
REBUILT: Final = "reconstructed"  # designed for this program: the source does not print it

# Cards of which the rulebook shows enough (data: source_fields).
_PRINTED: Final = ["m1_dragonfly", "silver_curse", "gold_mighty_strike", "enc_emissary_1", "lake_raw_sapphire"]


def sure(id: str) -> str:
    return SOURCE if id in _PRINTED else REBUILT


def library() -> list[Entry]:
    found = [hero_entry(board) for board in BOARDS]
    found += [tile_entry(number, tile) for number, tile in enumerate(TILES)]
    found += [monster_entry(number, card) for number, card in enumerate(MONSTERS)]
    found += [card_entry(card) for card in CARD_FACES]
    for gem, (when, effect) in enumerate(GEM_USES):
        found.append(use_entry("gem", GEMS[gem], when, effect))
    for essence, (when, effect) in enumerate(ESSENCE_USES):
        found.append(use_entry("essence", ELEMENTS[essence], when, effect))
    found += [elemental_entry(element) for element in range(len(ELEMENTS))]
    found += [quest_entry(quest) for quest in QUESTS]
    found += [legend_entry(quest) for quest in LEGENDS]
    found += [event_entry(card) for card in EVENTS]
    found += [attack_entry(card) for card in DRAGON_ATTACKS]
    found += [rage_entry(card) for card in RAGES]
    found += [map_entry(tile) for tile in MAP_TILES]
    return found


# -- tiles --


def rows_words(table: list[tuple[int, int]]) -> list[Phrase]:
    """A table of results as "4–6: 1, 7–9: 2, 10+: 3"."""
    found: list[Phrase] = []
    for i, (least, n) in enumerate(table):
        if i + 1 == len(table):
            found.append(Phrase("eu-row-open", {"from": least, "n": n}))
        elif table[i + 1][0] - 1 == least:
            found.append(Phrase("eu-row-one", {"from": least, "n": n}))
        else:
            found.append(Phrase("eu-row", {"from": least, "to": table[i + 1][0] - 1, "n": n}))
    return found


def tile_facts(number: int) -> Facts:
    tile = TILES[number]
    facts: Facts = {"kind": TILE_KINDS[tile.kind], "copies": tile.copies, "buy": tile.buy, "sell": tile.sell}
    facts["icon"] = tile_icon(number)
    facts["from"] = HEROES[tile.home - OWN] if tile.is_own() else STACKS[tile.home]
    if tile.slot != NO_SLOT:
        facts["slot"] = SLOTS[tile.slot]
    for key in ("rep", "health", "sack", "sockets", "gate", "dwurt", "wells", "toughness", "roll_bonus", "gem_fields"):
        value = getattr(tile, key)
        if value and value != NONE:
            facts[key] = value
    if tile.material != NONE:
        facts["material"] = MATERIALS[tile.material]
    return facts


def tile_text(tile: Tile) -> list[Phrase]:
    """What a tile does, line by line."""
    found: list[Phrase] = []
    if tile.material != NONE:
        args: dict[str, object] = {
            "material": Phrase("eu-material-" + MATERIALS[tile.material]),
            "slot": Phrase("eu-slot-" + SLOTS[tile.slot]),
        }
        found.append(Phrase("text-eu-armour", args))
    for key, value in (
        ("health", tile.health + tile.toughness),
        ("sack", tile.sack),
        ("sockets", tile.sockets),
        ("roll-bonus", tile.roll_bonus),
        ("wells", tile.wells),
        ("gem-fields", tile.gem_fields),
    ):
        if value:
            found.append(Phrase("text-eu-" + key, {"n": value}))
    if tile.ward:
        found.append(Phrase("text-eu-ward"))
    if tile.gate:
        found.append(Phrase("text-eu-gate", {"n": tile.gate}))
    if tile.dwurt:
        found.append(Phrase("text-eu-dwurt", {"n": tile.dwurt}))
    if tile.table:
        rows: list[object] = list(rows_words(tile.table))
        found.append(Phrase("text-eu-damage", {"when": when_words(tile.when), "rows": rows}))
    if tile.effect is not None:
        found.append(Phrase("text-eu-effect", {"when": when_words(tile.when), "effect": tile.effect.text()}))
    if tile.boost is not None:
        found.append(Phrase("text-eu-boost", {"effect": tile.boost.text()}))
    for side in tile.sides:
        found.append(Phrase("text-eu-side", {"effect": side.text()}))
    if tile.once:
        found.append(Phrase("text-eu-once"))
    elif tile.exhausts:
        found.append(Phrase("text-eu-exhausts"))
    return found


def tile_brief(tile: Tile) -> list[Phrase]:
    """What a tile does without its moment; a table is drawn."""
    found = [
        Phrase("text-eu-" + key, {"n": value})
        for key, value in (
            ("health", tile.health + tile.toughness),
            ("roll-bonus", tile.roll_bonus),
            ("sack", tile.sack),
            ("sockets", tile.sockets),
            ("wells", tile.wells),
            ("gem-fields", tile.gem_fields),
        )
        if value
    ]
    if tile.ward:
        found.append(Phrase("text-eu-ward"))
    if tile.effect is not None:
        found.append(tile.effect.text())
    return found + [side.text() for side in tile.sides]


def tile_entry(number: int, tile: Tile) -> Entry:
    kind = "herotile" if tile.is_own() else "item" if not tile.sides else "resource"
    args: dict[str, object] = {"kind": Phrase("eu-kind-" + TILE_KINDS[tile.kind]), "buy": tile.buy, "sell": tile.sell}
    key = "text-eu-item"
    if tile.is_own():
        args["hero"] = Phrase("eu-hero-" + HEROES[tile.home - OWN])
        args["rep"] = max(0, tile.rep)
        key = "text-eu-starting" if tile.rep == NONE else "text-eu-hero-tile" if tile.sell else "text-eu-hero-skill"
    elif tile.sides:
        key = "text-eu-resource"
    text = [Phrase(key, args), *tile_text(tile)]
    return Entry(tile.id, kind, tile_name(number), text, SET, sure(tile.id), tile_facts(number), tile_brief(tile))


def hero_entry(board: HeroBoard) -> Entry:
    tokens = board.dwurt_fields or board.gaar_fields
    key = "text-eu-board-dwurt" if board.dwurt_fields else "text-eu-board"
    text = [Phrase(key, {"health": board.health, "n": tokens, "gems": board.gem_fields})]
    for field in board.fields:
        slot = Phrase("eu-slot-" + SLOTS[field.slot])
        if field.gold:
            text.append(Phrase("text-eu-locked-gold", {"slot": slot, "n": field.gold}))
        elif field.essence == ANY:
            text.append(Phrase("text-eu-locked-any", {"slot": slot}))
        elif field.essence != NONE:
            essence = Phrase("eu-essence-" + ELEMENTS[field.essence])
            text.append(Phrase("text-eu-locked-essence", {"slot": slot, "essence": essence}))
    facts: Facts = {"health": board.health, "gaar": board.gaar_fields, "dwurt": board.dwurt_fields}
    facts["gems"] = board.gem_fields
    facts["icon"] = "eu-bust-" + board.id
    return Entry("hero_" + board.id, "hero", Phrase("eu-hero-" + board.id), text, SET, REBUILT, facts)


# -- Monsters and cards --


def lair_words(card: Monster) -> Phrase:
    """Where a Bounty says the Elite is found (EU-ELITE-05)."""
    what = Phrase("eu-field-" + FIELD_KINDS[card.lair_kind])
    if card.lair_kind == ELEMENTAL and card.lair != NONE:
        what = Phrase("eu-element-" + ELEMENTS[card.lair])
    elif card.lair_kind == ENCOUNTER and card.lair != NONE:
        what = Phrase("eu-encounter-" + ENCOUNTERS[card.lair])
    key = "on" if card.lair_mode == ON_FIELD else "beside" if card.lair_mode == ADJACENT_TO else "around"
    return Phrase("text-eu-lair-" + key, {"what": what})


def monster_entry(number: int, card: Monster) -> Entry:
    level: dict[str, object] = {"level": card.level, "health": card.health}
    key = "text-eu-monster"
    if card.per_player:
        level["each"] = card.per_player
        key = "text-eu-monster-each"
    rows: list[object] = list(rows_words(card.table))
    text = [Phrase(key, level), Phrase("text-eu-wounds", {"rows": rows})]
    if card.minimum:
        text.append(Phrase("text-eu-minimum", {"n": card.minimum}))
    if card.penalty:
        text.append(Phrase("text-eu-penalty", {"n": card.penalty}))
    brings: dict[str, object] = {"chaos": card.chaos, "gaar": card.gaar, "silver": card.silver, "gold": card.gold}
    text.append(Phrase("text-eu-brings", brings))
    if card.regenerates:
        text.append(Phrase("text-eu-regenerates", {"n": card.regenerates}))
    if card.immune:
        text.append(Phrase("text-eu-immune"))
    special = len(text)  # the first line about what a high Battle Value does
    for least, effect in card.special:
        text.append(Phrase("text-eu-special", {"n": least, "effect": effect.text()}))
    reward: dict[str, object] = {"effect": card.reward.text()}
    if number < FIRST_ELITE and card.limit != NONE:
        reward["limit"] = card.limit
        text.append(Phrase("text-eu-reward-limit", reward))
    else:
        text.append(Phrase("text-eu-reward", reward))
    if card.lair_mode != NONE:
        text.append(lair_words(card))
    facts: Facts = {
        "level": card.level,
        "health": card.health,
        "penalty": card.penalty,
        "chaos": card.chaos,
        "gaar": card.gaar,
        "silver": card.silver,
        "gold": card.gold,
        "immune": card.immune,
        "elite": FIRST_ELITE <= number < THE_GOLEM - 4,
        "special": special,
        "icon": monster_icon(number),
    }
    return Entry(card.id, "monster", monster_name(number), text, SET, sure(card.id), facts)


def card_entry(card: Segments) -> Entry:
    text = [Phrase("text-eu-card-when", {"when": when_words(card.when)})]
    for i, effect in enumerate(card.segments, 1):
        text.append(Phrase("text-eu-segment", {"n": i, "effect": effect.text()}))
    if card.lasting is not None:
        text.append(Phrase("text-eu-lasting", {"effect": card.lasting.text()}))
    gold = CARDS.index(card.id) >= FIRST_GOLD
    facts: Facts = {"copies": 8, "gold": gold, "icon": "eu-goldcard" if gold else "eu-silver"}
    return Entry(card.id, "card", Phrase("eu-card-" + card.id), text, SET, sure(card.id), facts)


def use_entry(kind: str, id: str, when: int, effect: Effect[Any]) -> Entry:
    """A Gem or an Essence."""
    text = [Phrase("text-eu-effect", {"when": when_words(when), "effect": effect.text()})]
    if id == "ruby":
        text = [Phrase("text-eu-health", {"n": 1})]
    icon = ("eu-ess-" if kind == "essence" else "eu-gem-") + id
    brief = text if id == "ruby" else [effect.text()]
    return Entry(f"{kind}_{id}", kind, Phrase(f"eu-{kind}-{id}"), text, SET, REBUILT, {"icon": icon}, brief)


def elemental_entry(element: int) -> Entry:
    text = [Phrase("text-eu-power-" + ELEMENTS[element])]
    for least, most, effect in CONFRONTATIONS[element]:
        args: dict[str, object] = {"from": least, "to": most, "effect": effect.text()}
        text.append(Phrase("text-eu-confront-open" if most >= ANY else "text-eu-confront", args))
    id = ELEMENTS[element]
    facts: Facts = {"icon": "eu-el-" + id}
    return Entry("elemental_" + id, "elemental", Phrase("eu-element-" + id), text, SET, REBUILT, facts)


def quest_entry(quest: Quest) -> Entry:
    needs: list[object] = [need.text() for need in quest.needs]
    args: dict[str, object] = {"needs": needs, "effect": quest.reward.text()}
    text = [Phrase("text-eu-quest", args)]
    facts: Facts = {"encounter": ENCOUNTERS[quest.type], "icon": "eu-" + ENCOUNTERS[quest.type]}
    return Entry(quest.id, "quest", Phrase("eu-quest-" + quest.id), text, SET, sure(quest.id), facts)


def legend_entry(quest: Quest) -> Entry:
    needs: list[object] = [need.text() for need in quest.needs]
    artifact = tile_name(len(TILES) - len(LEGENDS) + quest.artifact)
    args: dict[str, object] = {"needs": needs, "effect": quest.reward.text(), "artifact": artifact}
    return Entry(
        quest.id, "legend", Phrase("eu-legend-" + quest.id), [Phrase("text-eu-legend", args)], SET, REBUILT, {}
    )


def event_entry(card: EventCard) -> Entry:
    text: list[Phrase] = []
    if card.effect is not None:
        text.append(Phrase("effect-eu-each-hero", {"effect": card.effect.text()}))
    for key, value in card.rules:
        text.append(Phrase("text-eu-rule-" + RULE_KEYS[key].replace("_", "-"), {"n": value}))
    return Entry(card.id, "event", Phrase("eu-event-" + card.id), text, SET, REBUILT, {})


def attack_entry(card: DragonAttack) -> Entry:
    targets = ["trade", "mine", "best", "church"]
    text = [Phrase("text-eu-dragon-" + targets[card.target])]
    text.append(Phrase("text-eu-dragon-reach", {"n": card.reach, "effect": card.effect.text()}))
    if card.toll:
        text.append(Phrase("text-eu-dragon-toll", {"n": card.toll}))
    return Entry(card.id, "event", Phrase("eu-attack-" + card.id), text, SET, REBUILT, {}, [card.effect.text()])


def rage_entry(card: Rage) -> Entry:
    places = ["last", "each", "trade"]
    args: dict[str, object] = {"n": card.move, "token": "AB"[card.token - 1]}
    text = [Phrase("text-eu-rage-" + places[card.place], args)]
    return Entry(card.id, "event", Phrase("eu-rage-" + card.id), text, SET, REBUILT, {})


def field_words(field: Field) -> Phrase:
    what = Phrase("eu-field-" + FIELD_KINDS[field.kind])
    if field.kind == ELEMENTAL:
        what = Phrase("eu-element-" + ELEMENTS[field.sub])
    elif field.kind == ENCOUNTER and field.sub != NONE:
        what = Phrase("eu-encounter-" + ENCOUNTERS[field.sub])
    if not field.monster:
        return what
    loot: list[object] = [effect.text() for effect in field.loot]
    return Phrase("text-eu-guarded", {"what": what, "level": field.monster, "loot": loot})


def map_entry(tile: MapTile) -> Entry:
    fields: list[object] = [field_words(field) for field in tile.fields]
    text = [Phrase("text-eu-map-tile", {"chapter": CHAPTERS[tile.chapter], "fields": fields})]
    facts: Facts = {"chapter": CHAPTERS[tile.chapter], "group": GROUPS[tile.group], "special": tile.special()}
    return Entry("tile_" + tile.id, "maptile", Phrase("eu-map-tile", {"tile": tile.id}), text, SET, REBUILT, facts)


# -- messages --

_ASKS: Final[list[str]] = [
    # the map, effects
    "combat-source",
    "exchange",
    "explore",
    "save",
    "turn",
    "way",
    "way-or-stop",
    "gem",
    "essence",
    "exchange-essence",
    "teleport",
    "ready",
    "exhaust-skill",
    "cancel-curse",
    # Combat
    "before-combat",
    "command",
    "combat-setup",
    "first-strike",
    "healing",
    "before-monster",
    "master-before",
    "master-reply",
    "hero-reply",
    "after-monster",
    "response",
    "master-curse",
    "before-hero",
    "attack",
    "boost",
    "roll",
    "trophy",
    # mining, trade, storing
    "trade",
    "trade-fee",
    "overflow",
    "overflow-trade",
    "hand-limit",
    "cart",
    "cart-event",
    "sift",
    "toll",
    "same-value",
    "unlock-essence",
    # paying
    "pay-card",
    "pay-gem",
    "pay-essence",
    "pay-piece",
    "pay-trophy",
    "pay-way",
]
_BARRIERS: Final[list[int]] = [
    events.DREW,
    events.DREW_TILE,
    events.EXPLORED,
    events.BOUNTY,
    events.EVENT,
    events.LEGEND,
    events.FARRUG_ATTACKS,
    events.RAGE,
    events.QUEST_OPENED,
    events.MASTER,
    events.CONTROL_OFFERED,
    events.MET,
    events.MONSTER_ROLLED,
    events.HERO_ROLLED,
    events.REROLLED,
    events.MONSTER_REROLLED,
    events.PLAYED,
    events.CHAOS_PLAYED,
]
_TOTALS: Final[list[str]] = [
    "health",
    "move",
    "gold",
    "rep",
    "gaar",
    "dwurt",
    "monster",
    "damage",
    "hope",
    "roll",
    "wounds",
    "hits",
]
_OTHERS: Final[list[str]] = [
    "need-eu-lack",
    "eu-stock-cards",
    "goal-eu-badges",
    "goal-eu-farrug",
    "goal-eu-golem",
    "goal-eu-part-badge",
    "goal-eu-part-farrug",
    "goal-eu-part-golem",
    "goal-eu-part-bronze",
    "goal-eu-part-silver",
    "goal-eu-part-gold",
    "goal-eu-part-score",
    "goal-eu-later",
    "game-euthia",
    "credit-euthia",
    "note-eu-reconstructed",
    "do-eu-way",
    "do-eu-use-for",
    "do-eu-sell-for",
    "do-eu-play-for",
    "do-eu-march-for",
    "do-eu-reroll-for",
    "do-eu-buy-for",
    "do-eu-learn-for",
    "do-eu-sell-at",
    "do-eu-unlock-for",
    "do-eu-unlock-with",
    "do-eu-flip-for",
    "do-eu-spend-for",
    "effect-eu-nothing",
    "effect-eu-then",
    "effect-eu-or",
    "eu-at",
    "eu-at-nowhere",
    "eu-nobody",
    "eu-nothing-there",
    "eu-unexplored",
    "eu-monster-deck",
    "eu-die",
    "eu-token-saved",
    "eu-suit-silver",
    "eu-suit-gold",
    "eu-foe-monster",
    "eu-foe-elite",
]
KINDS: Final[list[str]] = [
    "card",
    "elemental",
    "essence",
    "event",
    "foe",
    "gem",
    "hero",
    "herotile",
    "item",
    "legend",
    "maptile",
    "monster",
    "quest",
    "resource",
    "slot",
    "tile",
    "token",
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


def message_keys() -> list[str]:
    found = {"do-" + verb.key for verb in VERBS.all}
    found.update("why-" + reason.key for reason in REASONS.all)
    found.update("event-" + telling.key for telling in TELLINGS.all)
    found.update("ask-eu-" + key for key in _ASKS)
    found.update("barrier-" + TELLINGS.all[kind - 1].key for kind in _BARRIERS)
    for entry in library():
        keys_in(entry.name, found)
        for line in entry.text:
            keys_in(line, found)
    for effect in DWURT_FACES:
        keys_in(effect.text(), found)
    for prefix, ids in (
        ("eu-total-", _TOTALS),
        ("eu-token-", TOKENS),
        ("eu-service-", SERVICES),
        ("kind-", KINDS),
        ("eu-slot-", SLOTS[:NO_SLOT]),
        ("eu-encounter-", ENCOUNTERS),
        ("eu-shop-", SHOPS),
        ("eu-field-", FIELD_KINDS),
        ("scenario-", ["the_hunt", "defence_of_the_realm", "walking_destruction"]),
        ("option-", [option.id for option in OPTIONS]),
        ("victory-", VICTORIES),
        ("eu-score-", [part.replace("_", "-") for part in SCORE_PARTS]),
        ("eu-wealth-", WEALTH_PARTS),
    ):
        found.update(prefix + id for id in ids)
    return sorted(found | set(_OTHERS) | set(KEYS))
