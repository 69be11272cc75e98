"""Every card, unit, skill, tactic, enemy, site, city and ruin with its text; and the messages the game may use."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import (
    BY_ACTION,
    BY_RESTING,
    DEEDS,
    FOR_GREEN,
    SKILLS,
    TACTICS,
    UNITS,
    Deed,
    UnitCard,
)
from hexfarer.games.mage_knight.content.cities import LAST_CITY_LEVEL, garrison
from hexfarer.games.mage_knight.content.enemies import ENEMIES, Enemy
from hexfarer.games.mage_knight.content.ruins import RUIN_TOKENS, Ruin
from hexfarer.games.mage_knight.content.ultimate.doubts import DOUBTS
from hexfarer.games.mage_knight.effects.base import Nothing
from hexfarer.games.mage_knight.events import TELLINGS
from hexfarer.games.mage_knight.flow.cards import CONVERSIONS
from hexfarer.games.mage_knight.flow.rewards import REWARDS
from hexfarer.games.mage_knight.mana import PLACES
from hexfarer.games.mage_knight.plan import SCENARIOS
from hexfarer.games.mage_knight.reasons import REASONS
from hexfarer.games.mage_knight.setup import OPTIONS
from hexfarer.games.mage_knight.terms import (
    ABILITIES,
    ARTIFACT,
    ATTACKS,
    BLACK,
    CARD_KINDS,
    COLOURS,
    DAY_COST,
    DRACONUM,
    EDITIONS,
    ELEMENTS,
    FACTIONS,
    HEROES,
    ICONS,
    IN_BASE,
    IN_BOTH,
    IN_ULTIMATE,
    MAZE,
    NIGHT_COST,
    NO_SITE,
    NONE,
    OFFERS,
    ONCE_A_ROUND,
    ONCE_A_TURN,
    ORCS,
    PILE_BROWN,
    PILES,
    POINTS,
    REPRINT,
    RESISTANCES,
    ROLLS,
    SITES,
    SPELL,
    SUMMON,
    TERRAINS,
    UNIT_TRAITS,
    X,
)
from hexfarer.games.mage_knight.verbs import VERBS
from hexfarer.games.mage_knight.words import TWO_WAYS
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import Entry

Facts = dict[str, object]


def colour(number: int) -> Phrase:
    return Phrase("mk-mana-" + COLOURS[number])


_BACKS: Final[dict[int, str]] = {BY_RESTING: "resting", BY_ACTION: "action", FOR_GREEN: "green"}


def boxed(id: str, kind: str, name: Phrase, text: list[Phrase], box: int, facts: Facts) -> Entry:
    """An entry with its edition, and with what is not settled about it."""
    edition = EDITIONS[1] if box == IN_ULTIMATE else EDITIONS[0]
    if id.endswith(REPRINT):
        text = [*text, Phrase("text-mk-reprint")]
    elif box == IN_BASE:
        text = [*text, Phrase("text-mk-first-printing")]
    confidence = "high"
    if id in DOUBTS:
        confidence, doubt = DOUBTS[id]
        text = [*text, Phrase(doubt)]
    return Entry(id, kind, name, text, edition, confidence, facts)


def library() -> list[Entry]:
    found = [deed_entry(deed) for deed in DEEDS]
    found += [unit_entry(unit) for unit in UNITS]
    for skill in SKILLS:
        how = "text-mk-once-a-turn" if skill.usage == ONCE_A_TURN else "text-mk-always"
        if skill.usage == ONCE_A_ROUND:
            how = "text-mk-interactive" if skill.interactive else "text-mk-once-a-round"
            if skill.cooperative:
                how = "text-mk-cooperative"
        text = [Phrase(how), Phrase("text-mk-effect", {"effect": skill.effect.text()})]
        if skill.motivation:
            text.append(Phrase("text-mk-motivation"))
        if skill.back:
            text.append(Phrase("text-mk-back-" + _BACKS[skill.back]))
        if skill.early:
            text.append(Phrase("text-mk-wheel"))
        if skill.not_in_talk:
            text.append(Phrase("text-mk-not-in-talk"))
        facts: Facts = {"hero": HEROES[skill.hero], "interactive": skill.interactive}
        found.append(boxed(skill.id, "skill", Phrase("mk-skill-" + skill.id), text, skill.box, facts))
    for tactic in TACTICS:
        time = Phrase("mk-time-night" if tactic.night else "mk-time-day")
        text = [
            Phrase("text-mk-tactic", {"time": time, "number": tactic.number}),
            Phrase("text-mk-effect", {"effect": tactic.effect.text()}),
        ]
        facts = {"time": "night" if tactic.night else "day", "number": tactic.number}
        found.append(boxed(tactic.id, "tactic", Phrase("mk-tactic-" + tactic.id), text, tactic.box, facts))
    found += [enemy_entry(enemy) for enemy in ENEMIES]
    found += [ruin_entry(ruin) for ruin in RUIN_TOKENS]
    for number, site in enumerate(SITES):
        if number != NO_SITE:
            found.append(site_entry(number, site))
    for number in range(4):
        found.append(city_entry(number))
    for number, terrain in enumerate(TERRAINS):
        found.append(terrain_entry(number, terrain))
    return found


def deed_entry(deed: Deed) -> Entry:
    facts: Facts = {
        "kind": CARD_KINDS[deed.kind],
        "colour": COLOURS[deed.colour] if deed.colour != NONE else "",
        "number": deed.number,
        "icons": [icon for bit, icon in enumerate(ICONS) if deed.basic_icons >> bit & 1],
    }
    text: list[Phrase] = []
    if deed.kind == 0:
        text.append(Phrase("text-mk-wound"))
    elif deed.kind == SPELL:
        mana = colour(deed.colour)
        text.append(Phrase("text-mk-spell", {"mana": mana, "effect": deed.basic.text()}))
        strong: dict[str, object] = {
            "name": Phrase("mk-card-" + deed.id + "-strong"),
            "mana": mana,
            "black": colour(BLACK),
            "effect": deed.strong.text(),
        }
        text.append(Phrase("text-mk-strong-spell", strong))
    elif deed.kind == ARTIFACT:
        text.append(Phrase("text-mk-basic", {"effect": deed.basic.text()}))
        if not isinstance(deed.strong, Nothing):
            text.append(Phrase("text-mk-thrown", {"effect": deed.strong.text()}))
    else:
        text.append(Phrase("text-mk-basic", {"effect": deed.basic.text()}))
        if deed.colours.bit_count() == 2:
            other = (deed.colours & ~(1 << deed.colour)).bit_length() - 1
            facts["second_colour"] = COLOURS[other]
            args: dict[str, object] = {"mana": colour(deed.colour), "other": colour(other)}
            text.append(Phrase("text-mk-strong-two", {**args, "effect": deed.strong.text()}))
        else:
            text.append(Phrase("text-mk-strong", {"mana": colour(deed.colour), "effect": deed.strong.text()}))
    if deed.first_only:
        text.append(Phrase("text-mk-first-only"))
    if deed.last_only:
        text.append(Phrase("text-mk-last-only"))
    return boxed(deed.id, CARD_KINDS[deed.kind], Phrase("mk-card-" + deed.id), text, deed.box, facts)


def unit_entry(unit: UnitCard) -> Entry:
    sites = [Phrase("mk-site-" + site) for i, site in enumerate(SITES) if unit.sites >> i & 1]
    args: dict[str, object] = {"level": unit.level, "cost": unit.cost, "armor": unit.armor, "sites": sites}
    text = [Phrase("text-mk-unit-elite" if unit.elite else "text-mk-unit", args)]
    if unit.resists:
        text.append(Phrase("text-mk-resists", {"resistances": abilities(unit.resists)}))
    for bit, trait in enumerate(UNIT_TRAITS):
        if unit.traits >> bit & 1:
            text.append(Phrase("text-mk-unit-" + trait))
    for mana, effect in unit.abilities:
        if mana == NONE:
            text.append(Phrase("text-mk-ability", {"effect": effect.text()}))
        else:
            text.append(Phrase("text-mk-ability-mana", {"mana": colour(mana), "effect": effect.text()}))
    facts: Facts = {
        "level": unit.level,
        "cost": unit.cost,
        "armor": unit.armor,
        "copies": unit.copies,
        "elite": unit.elite,
        "sites": [site for i, site in enumerate(SITES) if unit.sites >> i & 1],
        "resists": ability_ids(unit.resists),
        "mana": ["" if mana == NONE else COLOURS[mana] for mana, _ in unit.abilities],  # of each ability
    }
    return boxed("unit_" + unit.id, "unit", Phrase("mk-unit-" + unit.id), text, unit.box, facts)


def ability_ids(mask: int) -> list[str]:
    return [name for bit, name in enumerate(ABILITIES) if mask >> bit & 1]


def abilities(mask: int) -> list[Phrase]:
    return [Phrase("mk-" + name) for name in ability_ids(mask)]


def enemy_entry(enemy: Enemy) -> Entry:
    args: dict[str, object] = {
        "pile": Phrase("mk-pile-" + PILES[enemy.pile]),
        "armor": enemy.armor,
        "attack": enemy.attack,
        "element": Phrase("mk-element-" + ELEMENTS[enemy.element]),
        "fame": enemy.fame,
    }
    if enemy.summons and enemy.summons != [PILE_BROWN]:
        args["piles"] = [Phrase("mk-pile-" + PILES[pile]) for pile in enemy.summons]
        text = [Phrase("text-mk-summoner-more", args)]
    elif enemy.more:
        blows = [blow_phrase(enemy, blow) for blow in range(enemy.blows())]
        text = [Phrase("text-mk-enemy-more", {**args, "attacks": blows})]
    else:
        text = [Phrase("text-mk-summoner" if enemy.abilities & SUMMON else "text-mk-enemy", args)]
    if enemy.high:
        text.append(Phrase("text-mk-elusive", {"high": enemy.high, "armor": enemy.armor}))
    if enemy.defend:
        text.append(Phrase("text-mk-defend", {"n": enemy.defend}))
    if enemy.reputation:
        how = "text-mk-reputation-up" if enemy.reputation > 0 else "text-mk-reputation-down"
        text.append(Phrase(how, {"n": abs(enemy.reputation)}))
    own = enemy.abilities & ~SUMMON
    if own & RESISTANCES:
        text.append(Phrase("text-mk-resists", {"resistances": abilities(own & RESISTANCES)}))
    if own & ~RESISTANCES:
        text.append(Phrase("text-mk-abilities", {"abilities": abilities(own & ~RESISTANCES)}))
    facts: Facts = {
        "pile": PILES[enemy.pile],
        "copies": enemy.copies,
        "armor": enemy.armor,
        "attack": enemy.attack,
        "element": ELEMENTS[enemy.element],
        "abilities": ability_ids(enemy.abilities),
        "fame": enemy.fame,
    }
    if enemy.more:
        facts["attacks"] = [enemy.attack_of(blow) for blow in range(enemy.blows())]
        facts["elements"] = [ELEMENTS[enemy.element_of(blow)] for blow in range(enemy.blows())]
    if enemy.high:
        facts["high"] = enemy.high
    if enemy.defend:
        facts["defend"] = enemy.defend
    if enemy.reputation:
        facts["reputation"] = enemy.reputation
    if enemy.faction != NONE:
        facts["faction"] = FACTIONS[enemy.faction]
    return boxed("enemy_" + enemy.id, "enemy", Phrase("mk-enemy-" + enemy.id), text, enemy.box, facts)


def blow_phrase(enemy: Enemy, blow: int) -> Phrase:
    """One of several attacks."""
    element = Phrase("mk-element-" + ELEMENTS[enemy.element_of(blow)])
    return Phrase("text-mk-blow", {"attack": enemy.attack_of(blow), "element": element})


def site_entry(number: int, id: str) -> Entry:
    name, text = Phrase("mk-site-" + id), [Phrase("text-mk-site-" + id)]
    roams: dict[str, object] = {"reputation": 2 if number == DRACONUM else 1} if number in (ORCS, DRACONUM) else {}
    return boxed("site_" + id, "site", name, text, IN_BOTH if number < MAZE else IN_ULTIMATE, roams)


def ruin_entry(ruin: Ruin) -> Entry:
    name = Phrase("mk-ruin-" + ruin.id.replace("_", "-"))
    if ruin.altar:
        args: dict[str, object] = {"fame": ruin.fame}
        key = "text-mk-altar-all"
        if ruin.altar[0] == ruin.altar[-1]:
            key = "text-mk-altar"
            args.update({"n": len(ruin.altar), "mana": colour(ruin.altar[0])})
        return boxed("ruin_" + ruin.id, "ruin", name, [Phrase(key, args)], ruin.box, {})
    counts = [0, 0, 0, ruin.crystals, ruin.spells, ruin.actions, ruin.artifacts, ruin.units]
    rewards = [Phrase("mk-reward-" + REWARDS[i]) for i, count in enumerate(counts) for _ in range(count)]
    piles = [Phrase("mk-pile-" + PILES[pile]) for pile in ruin.enemies]
    text = [Phrase("text-mk-ruin", {"enemies": piles, "rewards": rewards})]
    return boxed("ruin_" + ruin.id, "ruin", name, text, ruin.box, {})


def city_entry(number: int) -> Entry:
    id = COLOURS[number]
    text = [Phrase("text-mk-city-" + id)]
    for level in range(1, LAST_CITY_LEVEL + 1):
        piles = [Phrase("mk-pile-" + PILES[pile]) for pile in garrison(number, level)]
        text.append(Phrase("text-mk-city-level", {"level": level, "enemies": piles}))
    return Entry("city_" + id, "city", Phrase("mk-city-" + id), text, "base", "high", {})


def terrain_entry(number: int, id: str) -> Entry:
    if DAY_COST[number] == X:
        text = [Phrase("text-mk-terrain-closed")]
    else:
        text = [Phrase("text-mk-terrain", {"day": DAY_COST[number], "night": NIGHT_COST[number]})]
    return Entry("terrain_" + id, "terrain", Phrase("mk-terrain-" + id), text, "base", "high", {})


# -- messages --

_ASKS: Final[list[str]] = [
    "ability",
    "agree",
    "aim",
    "announce",
    "answer",
    "artifact-back",
    "artifact-order",
    "as-action",
    "assail",
    "assail-ranged",
    "assign",
    "attack-phase",
    "banner",
    "before",
    "bid",
    "block-phase",
    "bolt",
    "bond",
    "boost",
    "boost-colour",
    "borrow-skill",
    "call-more",
    "card-reward",
    "cast-free",
    "cast-offered",
    "choose-action",
    "choose-skill",
    "claim-die",
    "claim-pays",
    "coerce",
    "come-back",
    "companion",
    "crystal-colour",
    "damage-phase",
    "deep-mine",
    "defence",
    "disband",
    "discard",
    "draft",
    "draft-add",
    "ease-space",
    "end-discard",
    "end-phase",
    "end-phase-block",
    "entrance",
    "fear",
    "fly",
    "foe-of-blow",
    "forge",
    "fortitude",
    "give-up",
    "glade",
    "harvest",
    "heal-unit",
    "invoked",
    "join",
    "justice",
    "keep-token",
    "lend",
    "lesser-wrath",
    "long-night",
    "mana-colour",
    "maze",
    "meditate",
    "midnight-meditation",
    "mind-read",
    "more-abilities",
    "name-hero",
    "offer",
    "opened-die",
    "parry",
    "pay",
    "peek",
    "portal",
    "possess",
    "preparation",
    "proposal",
    "pull-die-to",
    "puppet",
    "radiance",
    "ranged-phase",
    "react",
    "ready",
    "recover",
    "recovery",
    "recruit-free",
    "regain",
    "remove-tactic",
    "repeat",
    "replace-shield",
    "reroll-die",
    "resolve",
    "rest-wounds",
    "rethink",
    "retort-unit",
    "reward",
    "ritual",
    "roll-opened",
    "search-die",
    "second-wound",
    "secret-die",
    "set-die",
    "set-die-to",
    "shapeshift",
    "sparing-power",
    "spend-unit",
    "staff",
    "steal-card",
    "steal-die",
    "step-in",
    "stop-many",
    "storm-die",
    "suffer",
    "suffer-less",
    "tactic",
    "take-card",
    "take-skill",
    "talk",
    "throw-away",
    "throw-wounds",
    "thrown-colour",
    "tome",
    "turn",
    "turn-after",
    "twin-crystals",
    "two-of",
    "under-banner",
    "unit-reward",
    "upgrade",
    "upgrade-throw",
    "upkeep",
    "use-offered",
    "vanish",
    "volley",
    "ward",
    "way",
    "weaken",
    "which-blow",
    "wrath",
]
_BARRIERS: Final[list[str]] = [
    "artifacts-seen",
    "box-opened",
    "crystal-melted",
    "darkness",
    "dealt",
    "die-shown",
    "draft",
    "drew",
    "dummy-tactic",
    "dummy-turn",
    "gained",
    "hand-shown",
    "long-night",
    "offered",
    "peeked",
    "proposed",
    "recovered",
    "rolled",
    "ruin-seen",
    "searched",
    "skills-seen",
    "source-rolled",
    "stash-taken",
    "tile",
    "token-seen",
    "turn-ended",
    "unit-offered",
    "upgrades",
]
_OTHERS: Final[list[str]] = [
    "do-mk-end-keep",
    "do-mk-end-discard",
    "do-mk-end-rewards",
    "do-mk-end-level",
    "do-mk-next-ranged",
    "do-mk-next-block",
    "do-mk-next-attack",
    "do-mk-stop-blocking",
    "do-mk-pass-attack",
    "do-mk-explore-for",
    "do-mk-damage-hero-for",
    "do-mk-suffer-for",
    "mk-unexplored",
    "mk-blow",
    "mk-stock-cards",
    "mk-stock-wounds",
    "mk-stock-reputation",
    "mk-stock-token",
    "mk-stock-crystal",
    "mk-stock-die",
    "goal-mk-find",
    "goal-mk-cities",
    "goal-mk-mines",
    "goal-mk-dungeons",
    "goal-mk-rites",
    "goal-mk-hold",
    "goal-mk-portal",
    "goal-mk-part-find",
    "goal-mk-part-city",
    "goal-mk-part-unknown-city",
    "goal-mk-part-tiles",
    "goal-mk-part-rite",
    "goal-mk-part-glades",
    "goal-mk-part-hold",
    "goal-mk-part-portal",
    "goal-mk-in-pile",
    "game-mage_knight",
    "credit-mage_knight",
    "mk-hero-dummy",
    "mk-player",
    "mk-tile-start",
    "mk-tile-country",
    "mk-tile-core",
    "mk-space",
    "mk-space-unknown",
    "mk-foe",
    "mk-foe-unknown",
    "mk-unit-unknown",
    "mk-way-unknown",
    "mk-site-burned_monastery",
    "mk-total-fame",
    "mk-total-move",
    "mk-total-influence",
    "mk-total-heal",
    "mk-total-attack",
    "mk-total-block",
    "do-mk-activate-for",
    "do-mk-way",
    "do-mk-return-skill",
    "effect-mk-deprive",
    "effect-mk-deprive-fire",
    "effect-mk-deprive-ice",
    "effect-mk-deprive-fire-blow",
    "effect-mk-deprive-ice-blow",
    "do-mk-reward",
    "do-mk-skill-up",
    "do-mk-skill-for",
    "do-mk-wheel-on",
    "problem-mk-options",
    "problem-mk-given-card",
    "problem-mk-given-unit",
    "problem-mk-given-token",
    "problem-mk-given-city",
    "problem-mk-given-dummy",
    "problem-mk-given-hero",
    "kind-context",
    "kind-state",
    "kind-time",
    "problem-mk-from-one",
    "problem-mk-space",
    "problem-mk-slot",
    "mk-time-day",
    "mk-time-night",
    "effect-mk-nothing",
    "effect-mk-sacrifice-ranged",
    "effect-mk-sacrifice-siege",
    "kind-unit-card",
    "kind-mana",
    "kind-skill",
    "kind-tactic",
    "kind-hero",
    "kind-points",
    "kind-conversion",
    "kind-way",
    "kind-enemy",
    "kind-city",
    "kind-ruin",
    "kind-site",
    "kind-unit",
    "kind-spell",
    "kind-basic_action",
    "kind-advanced_action",
    "kind-artifact",
    "kind-wound",
    "kind-terrain",
    "kind-space",
    "kind-tile",
    "kind-moment",
    "kind-path",
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
    found.update("ask-mk-" + key for key in _ASKS)
    found.update(f"do-mk-{key}-{n}" for key in TWO_WAYS for n in (1, 2))
    found.update("barrier-mk-" + key for key in _BARRIERS)
    for entry in library():
        keys_in(entry.name, found)
        for line in entry.text:
            keys_in(line, found)
    for prefix, ids in (
        ("mk-hero-", HEROES),
        ("mk-mana-", COLOURS),
        ("mk-element-", ELEMENTS),
        ("mk-roll-", ROLLS),
        ("mk-offer-", OFFERS),
        ("mk-attack-", ATTACKS),
        ("mk-points-", POINTS),
        ("mk-conversion-", CONVERSIONS),
        ("mk-way-", PLACES),
        ("mk-piece-", ["die", "crystal", "token", "stored"]),
        ("mk-", ABILITIES),
        ("mk-reward-", REWARDS[1:]),
        ("scenario-", SCENARIOS),
        ("option-", [option.id for option in OPTIONS]),
    ):
        found.update(prefix + id for id in ids)
    return sorted(found | set(_OTHERS))
