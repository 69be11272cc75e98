"""All reasons why something is refused: message, rule, and what the numbers mean."""

from __future__ import annotations

from typing import Final

from hexfarer.kernel.verdict import Reasons

REASONS: Final = Reasons()

# -- not now: the rule of the open question holds --
OVER: Final = REASONS.add("eu-over", "EU-ROUND-01")
NOT_ASKED: Final = REASONS.add("eu-not-asked", "")
FINISH_FIRST: Final = REASONS.add("eu-finish-first", "")
MUST_CHOOSE: Final = REASONS.add("eu-must-choose", "")
NO_SUCH_CHOICE: Final = REASONS.add("eu-no-such-choice", "")
NO_COMBAT: Final = REASONS.add("eu-no-combat", "EU-TIMING-01")
IN_COMBAT: Final = REASONS.add("eu-in-combat", "EU-COMBAT-04")
NO_EFFECT: Final = REASONS.add("eu-no-effect", "EU-GOLD-05")

# -- rights --
FEW_SILVER: Final = REASONS.add("eu-few-silver", "EU-CARD-02", "need:number have:number")
NOT_ALONE: Final = REASONS.add("eu-not-alone", "EU-SOLO-07")
NO_CARD: Final = REASONS.add("eu-no-card", "EU-SOLO-07", "card")
NOT_SKOLDUR: Final = REASONS.add("eu-not-skoldur", "EU-DWURT-02")
NO_GAAR: Final = REASONS.add("eu-no-gaar", "EU-GAAR-04")
NO_GAAR_TO_FORGE: Final = REASONS.add("eu-no-gaar", "EU-DWURT-02")
FEW_HOPE: Final = REASONS.add("eu-few-hope", "EU-SHII-04", "need:number have:number")
NO_COMBAT_FOR_HOPE: Final = REASONS.add("eu-no-combat", "EU-SHII-03")
NO_COMBAT_FOR_GAAR: Final = REASONS.add("eu-no-combat", "EU-SHII-04")
NO_COMBAT_TO_STRIKE: Final = REASONS.add("eu-no-combat", "EU-SHII-05")
HOPE_SHUT: Final = REASONS.add("eu-hope-shut", "EU-CARD-09")

# -- a turn --
NO_TOKEN: Final = REASONS.add("eu-no-token", "EU-ACTION-02", "token")
NO_TOKEN_TO_SAVE: Final = REASONS.add("eu-no-token", "EU-TURN-06", "token")
OTHER_TOKEN: Final = REASONS.add("eu-other-token", "EU-ACTION-01", "token")
NO_MOVE: Final = REASONS.add("eu-no-move", "EU-MOVE-02")
NOT_NEAR: Final = REASONS.add("eu-not-near", "EU-MOVE-02", "field")
FEW_MOVE: Final = REASONS.add("eu-few-move", "EU-MOVE-02", "need:number have:number field")
NO_WAY: Final = REASONS.add("eu-no-way", "EU-MOVE-02", "field")
NO_FIELD: Final = REASONS.add("eu-no-field", "EU-MOVE-06")
NO_COMBAT_ACTION: Final = REASONS.add("eu-no-combat-action", "EU-MOVE-04", "field")
CLOSED: Final = REASONS.add("eu-closed", "EU-SPECIAL-03", "field")
CLOSED_TOWERS: Final = REASONS.add("eu-closed", "EU-TRADE-01", "field")

# -- tiles --
NO_PIECE: Final = REASONS.add("eu-no-piece", "")
SPENT: Final = REASONS.add("eu-spent", "EU-HERO-08", "tile")
SPENT_ITEM: Final = REASONS.add("eu-spent", "EU-EQUIP-05", "tile")
USED_ONCE: Final = REASONS.add("eu-used-once", "EU-DICE-11", "tile")
NOT_WORN: Final = REASONS.add("eu-not-worn", "EU-EQUIP-01", "tile")
WRONG_MOMENT: Final = REASONS.add("eu-wrong-moment", "EU-TIMING-01", "tile when")
NOTHING_TO_USE: Final = REASONS.add("eu-nothing-to-use", "EU-TIMING-01", "tile")
NO_SET: Final = REASONS.add("eu-no-set", "EU-SET-02", "tile need:number have:number")
NO_DWURT: Final = REASONS.add("eu-no-dwurt", "EU-DWURT-06", "need:number have:number")
NO_DWURT_TO_ROLL: Final = REASONS.add("eu-no-dwurt", "EU-DWURT-05", "need:number have:number")
HEALTHY: Final = REASONS.add("eu-healthy", "EU-HEALTH-01")
NOT_YOUR_TURN: Final = REASONS.add("eu-not-your-turn", "EU-TURN-02")
ONLY_MINING: Final = REASONS.add("eu-only-mining", "EU-MINE-07")

# -- combat --
IMMUNE: Final = REASONS.add("eu-immune", "EU-ELITE-19")
NO_ROLL: Final = REASONS.add("eu-no-roll", "EU-DICE-09")
ONE_DIE_ALREADY: Final = REASONS.add("eu-one-die-already", "EU-COMBAT-50")

# -- arranging --
GEM_INACTIVE: Final = REASONS.add("eu-gem-inactive", "EU-GEM-02", "gem")
GEM_MOMENT: Final = REASONS.add("eu-gem-moment", "EU-TIMING-03", "gem when")
NO_GEM: Final = REASONS.add("eu-no-gem", "EU-GEM-01", "gem")
NO_GEM_TO_SELL: Final = REASONS.add("eu-no-gem", "EU-TRADE-11", "gem")
GEM_NOT_SET: Final = REASONS.add("eu-gem-not-set", "EU-GEM-02", "gem")
NO_ESSENCE: Final = REASONS.add("eu-no-essence", "EU-ESSENCE-01", "essence")
ESSENCE_MOMENT: Final = REASONS.add("eu-essence-moment", "EU-TIMING-03", "essence when")
TOO_WEAK: Final = REASONS.add("eu-too-weak", "EU-HEALTH-05", "need:number have:number")
TOO_WEAK_TO_UNEQUIP: Final = REASONS.add("eu-too-weak", "EU-HEALTH-03", "need:number have:number")
SACK_LIMIT: Final = REASONS.add("eu-sack-limit", "EU-SACK-02", "need:number have:number")
NOT_WEARABLE: Final = REASONS.add("eu-not-wearable", "EU-ITEM-07", "tile")
SKILL_STAYS: Final = REASONS.add("eu-skill-stays", "EU-ITEM-09", "tile")
UNCHANGED: Final = REASONS.add("eu-unchanged", "EU-ITEM-03", "tile")
NO_BOARD_FIELD: Final = REASONS.add("eu-no-board-field", "EU-HERO-02", "tile")
NO_EQUIPMENT_FIELD: Final = REASONS.add("eu-no-board-field", "EU-EQUIP-02", "tile")
NO_SOCKET: Final = REASONS.add("eu-no-socket", "EU-GEM-01", "tile")
SOCKETS_FULL: Final = REASONS.add("eu-sockets-full", "EU-GEM-01", "tile number")
NO_WELL: Final = REASONS.add("eu-no-well", "EU-ESSENCE-01", "tile")
WELLS_FULL: Final = REASONS.add("eu-wells-full", "EU-ESSENCE-01", "tile number")

# -- exploring --
WRONG_PLACE: Final = REASONS.add("eu-wrong-place", "EU-EXPLORE-01")
EXPLORE_FIRST: Final = REASONS.add("eu-explore-first", "EU-EXPLORE-01")
COMBAT_WAITS: Final = REASONS.add("eu-combat-waits", "EU-COMBAT-01")
FIGHT_FIRST: Final = REASONS.add("eu-fight-first", "")
FIGHT_ON_ENTRY: Final = REASONS.add("eu-fight-first", "EU-MOVE-05")

# -- trading --
NOTHING_TO_REVEAL: Final = REASONS.add("eu-nothing-to-reveal", "EU-TRADE-20")

# -- Elites and scenarios --
NO_BOUNTY: Final = REASONS.add("eu-no-bounty", "EU-ELITE-04")
NOT_LAIR: Final = REASONS.add("eu-not-lair", "EU-ELITE-05", "monster")
LAIR_GUARDED: Final = REASONS.add("eu-lair-guarded", "EU-ELITE-06", "field")
NO_FIGHT_LEFT: Final = REASONS.add("eu-no-fight-left", "EU-ELITE-06")
NO_FIGHT_FOR_FARRUG: Final = REASONS.add("eu-no-fight-left", "EU-FARRUG-03")
NO_FIGHT_FOR_GOLEM: Final = REASONS.add("eu-no-fight-left", "EU-GOLEM-03")
FOUGHT_ON_ENTRY: Final = REASONS.add("eu-fought-on-entry", "EU-COMBAT-01")
NO_FARRUG: Final = REASONS.add("eu-no-farrug", "EU-FARRUG-03")
FARRUG_FAR: Final = REASONS.add("eu-farrug-far", "EU-FARRUG-03", "number")
NO_GOLEM: Final = REASONS.add("eu-no-golem", "EU-GOLEM-03")
GOLEM_FAR: Final = REASONS.add("eu-golem-far", "EU-GOLEM-03", "number")
# -- paying (free actions, encounters) --
FEW_GAAR: Final = REASONS.add("eu-few-gaar", "EU-QUEST-04", "need:number have:number")
FEW_SILVER_CARDS: Final = REASONS.add("eu-few-silver-cards", "EU-QUEST-07", "need:number have:number")
FEW_GOLD_CARDS: Final = REASONS.add("eu-few-gold-cards", "EU-QUEST-07", "need:number have:number")
FEW_HEALTH: Final = REASONS.add("eu-few-health", "EU-QUEST-07", "need:number have:number")
FEW_REP: Final = REASONS.add("eu-few-rep", "EU-QUEST-07", "need:number have:number")
SMALL_SET: Final = REASONS.add("eu-small-set", "EU-QUEST-07", "need:number have:number")
FEW_GEMS: Final = REASONS.add("eu-few-gems", "EU-QUEST-04", "need:number have:number")
FEW_ESSENCES: Final = REASONS.add("eu-few-essences", "EU-ESSENCE-01", "need:number have:number")
FEW_OF_ESSENCE: Final = REASONS.add("eu-few-of-essence", "EU-ESSENCE-01", "essence need:number have:number")
FEW_ITEMS: Final = REASONS.add("eu-few-items", "EU-QUEST-07", "kind:tilekind need:number have:number")
FEW_TROPHIES: Final = REASONS.add("eu-few-trophies", "EU-QUEST-05", "level:number need:number have:number")
FEW_RESOURCES: Final[list[int]] = [
    REASONS.add("eu-few-mountain", "EU-QUEST-07", "need:number have:number"),
    REASONS.add("eu-few-lake", "EU-QUEST-07", "need:number have:number"),
    REASONS.add("eu-few-cave", "EU-QUEST-07", "need:number have:number"),
]
FEW_TOKENS: Final[list[int]] = [
    REASONS.add("eu-few-hero-tokens", "EU-QUEST-07", "need:number have:number"),
    REASONS.add("eu-few-trade-tokens", "EU-QUEST-07", "need:number have:number"),
    REASONS.add("eu-few-interaction-tokens", "EU-QUEST-07", "need:number have:number"),
    REASONS.add("eu-few-quest-cards", "EU-QUEST-07", "need:number have:number"),
]
NEITHER: Final = REASONS.add("eu-neither", "EU-QUEST-07", "ways")
NEITHER_TO_CLEAR: Final = REASONS.add("eu-neither", "EU-GOLEM-02", "ways")
NOT_ALL: Final = REASONS.add("eu-not-all", "EU-QUEST-07")

# -- free actions --
NOT_CHURCH: Final = REASONS.add("eu-not-church", "EU-FREE-01")
CHURCH_PRICE: Final = REASONS.add("eu-church-price", "EU-FREE-01", "need:number have:number")
NO_POTION_LEFT: Final = REASONS.add("eu-no-potion-left", "EU-ITEM-06")
NOT_LIBERATED: Final = REASONS.add("eu-not-liberated", "EU-ACTION-06", "field")
NOT_TREASURE: Final = REASONS.add("eu-not-treasure", "EU-FREE-02")
LOOTED: Final = REASONS.add("eu-looted", "EU-FREE-04", "seat")
TREASURE_LOST: Final = REASONS.add("eu-treasure-lost", "EU-FREE-03")
NOT_ELEMENTAL: Final = REASONS.add("eu-not-elemental", "EU-FREE-05")
CONFRONTED_ALREADY: Final = REASONS.add("eu-confronted-already", "EU-FREE-05")
CONFRONT_FEES: Final = REASONS.add("eu-confront-fees", "EU-FREE-05", "need:number have:number")
CONFRONT_CARD: Final = REASONS.add("eu-confront-card", "EU-COOP-04")
PORTAL_GUARDED: Final = REASONS.add("eu-no-combat-action", "EU-PORTAL-09", "field")
NOT_PORTAL: Final = REASONS.add("eu-not-portal", "EU-PORTAL-04")
NO_PORTAL_THERE: Final = REASONS.add("eu-no-portal-there", "EU-PORTAL-04", "field")
SAME_PORTAL: Final = REASONS.add("eu-same-portal", "EU-PORTAL-04")
PORTAL_USED: Final = REASONS.add("eu-portal-used", "EU-PORTAL-05")
NOT_ENCOUNTER: Final = REASONS.add("eu-not-encounter", "EU-QUEST-01")
QUEST_AT_CENTRE: Final = REASONS.add("eu-quest-at-centre", "EU-QUEST-03")
QUEST_ELSEWHERE: Final = REASONS.add("eu-quest-elsewhere", "EU-QUEST-01", "quest")
QUEST_NOT_OPEN: Final = REASONS.add("eu-quest-not-open", "EU-QUEST-01", "quest")
DESTROYED: Final = REASONS.add("eu-destroyed", "EU-GOLEM-02")
NO_BADGES: Final = REASONS.add("eu-no-badges", "EU-SCEN-02")
NO_BADGES_HERE: Final = REASONS.add("eu-not-church", "EU-SCEN-02")
NO_TROPHY: Final = REASONS.add("eu-no-trophy", "EU-SCEN-02", "monster")
DELIVERED_ALREADY: Final = REASONS.add("eu-delivered-already", "EU-SCEN-02", "level:number")
BADGES_GONE: Final = REASONS.add("eu-badges-gone", "EU-SCEN-02", "level:number")
NOT_LEGEND: Final = REASONS.add("eu-not-legend", "EU-LEGEND-01")
LEGEND_TOLD: Final = REASONS.add("eu-legend-told", "EU-LEGEND-01")
NOT_DESTROYED: Final = REASONS.add("eu-not-destroyed", "EU-GOLEM-02")
# -- mining --
NOT_A_MINE: Final = REASONS.add("eu-not-a-mine", "EU-MINE-01")
RUBBLE: Final = REASONS.add("eu-rubble", "EU-GOLEM-02", "field")
MINED_ALREADY: Final = REASONS.add("eu-mined-already", "EU-MINE-03")
OWNERS_UNPAID: Final = REASONS.add("eu-owners-unpaid", "EU-MINE-06", "need:number have:number")
NO_GOLD_CARD: Final = REASONS.add("eu-no-gold-card", "EU-COOP-04")
NO_CART: Final = REASONS.add("eu-no-cart", "EU-MINE-07", "tile")
NO_LENT_CART: Final = REASONS.add("eu-no-lent-cart", "EU-MINE-07")
ONE_CART: Final = REASONS.add("eu-one-cart", "EU-MINE-07")

# -- trade, items, learning --
ONE_ACTION: Final = REASONS.add("eu-one-action", "EU-TURN-02", "tile")
NOT_A_SHOP: Final = REASONS.add("eu-not-a-shop", "EU-TRADE-01")
ONLY_CENTRE: Final = REASONS.add("eu-only-centre", "EU-TRADE-01")
ONLY_TRADING: Final = REASONS.add("eu-only-trading", "EU-TRADE-04")
FEE_UNPAYABLE: Final = REASONS.add("eu-fee-unpayable", "EU-TRADE-02", "need:number have:number")
FEE_FIRST: Final = REASONS.add("eu-fee-first", "EU-TRADE-02", "need:number have:number")
NOT_OFFERED: Final = REASONS.add("eu-not-offered", "EU-TRADE-05", "tile")
FEW_GOLD: Final = REASONS.add("eu-few-gold", "EU-GOLD-05", "need:number have:number")
ONE_BACKPACK: Final = REASONS.add("eu-one-backpack", "EU-ITEM-07")
NO_ROOM: Final = REASONS.add("eu-no-room", "EU-TRADE-18", "tile")
NO_ROOM_GAAR: Final = REASONS.add("eu-no-room-gaar", "EU-TRADE-18")
NOT_FOR_SALE: Final = REASONS.add("eu-not-for-sale", "EU-TRADE-12", "tile")
CHOOSE_SIDE: Final = REASONS.add("eu-choose-side", "EU-TRADE-13", "tile")
NO_SIDE: Final = REASONS.add("eu-no-side", "EU-TRADE-13", "tile")
CHANGES_SPENT: Final = REASONS.add("eu-changes-spent", "EU-TRADE-19", "number")
ONLY_SLAYERS: Final = REASONS.add("eu-only-slayers", "EU-TRADE-16")
NOT_AVAILABLE: Final = REASONS.add("eu-not-available", "EU-LEVEL-01", "tile")
NOT_A_SKILL: Final = REASONS.add("eu-not-a-skill", "EU-HERO-03", "tile")
NO_SKILL_TO_REMOVE: Final = REASONS.add("eu-no-skill-to-remove", "EU-HERO-05", "tile")
NOT_LOCKED: Final = REASONS.add("eu-not-locked", "EU-HERO-07")
EQUIPMENT_NOT_LOCKED: Final = REASONS.add("eu-not-locked", "EU-EQUIP-03")
NO_ESSENCES: Final = REASONS.add("eu-no-essences", "EU-HERO-07")

# -- storing --
ROOM_FIRST: Final = REASONS.add("eu-room-first", "EU-ITEM-04", "number")
FREES_NOTHING: Final = REASONS.add("eu-frees-nothing", "EU-ITEM-02")
CARDS_FIRST: Final = REASONS.add("eu-cards-first", "EU-CARD-03", "number")
NOT_IN_HAND: Final = REASONS.add("eu-not-in-hand", "EU-CARD-03", "card")
# -- a Combat (flow/combat.py) --
NO_CHAOS: Final = REASONS.add("eu-no-chaos", "EU-CARD-06")
MASTER_ONLY: Final = REASONS.add("eu-master-only", "EU-CARD-01")
CARD_MOMENT: Final = REASONS.add("eu-card-moment", "EU-CARD-04", "card when")
FEW_CARDS: Final = REASONS.add("eu-few-cards", "EU-CARD-05", "card need:number have:number")
MANY_CARDS: Final = REASONS.add("eu-many-cards", "EU-CARD-05", "card most:number")
NO_SUCH_DIE: Final = REASONS.add("eu-no-such-die", "EU-COMBAT-24")
NO_SUCH_HERO_DIE: Final = REASONS.add("eu-no-such-die", "EU-DICE-03")
MONSTER_NO_GAAR: Final = REASONS.add("eu-monster-no-gaar", "EU-COMBAT-11")
NOT_ON_ROLLS: Final = REASONS.add("eu-not-on-rolls", "EU-DWURT-05")
ONLY_SKOLDUR: Final = REASONS.add("eu-only-skoldur", "EU-DICE-10")
HOPE_SHORT: Final = REASONS.add("eu-hope-short", "EU-SHII-03", "need:number have:number")
HOPE_SHORT_TO_STRIKE: Final = REASONS.add("eu-hope-short", "EU-SHII-05", "need:number have:number")
NO_ROLL_FOR_HOPE: Final = REASONS.add("eu-no-roll-for-hope", "EU-SHII-03")
NO_ROLL_TO_STRIKE: Final = REASONS.add("eu-no-roll-for-hope", "EU-SHII-05")
NOT_YOUR_HOPE: Final = REASONS.add("eu-not-your-hope", "EU-SHII-06")
NO_ATTACK: Final = REASONS.add("eu-no-attack", "EU-COMBAT-32", "tile")
NO_FIRST_STRIKE: Final = REASONS.add("eu-no-first-strike", "EU-COMBAT-14", "tile")
ARMED: Final = REASONS.add("eu-armed", "EU-COMBAT-37")
MUST_ATTACK: Final = REASONS.add("eu-must-attack", "EU-COMBAT-32")
AFTER_PASSES: Final = REASONS.add("eu-after-passes", "EU-COMBAT-26")
NO_GAAR_NOW: Final = REASONS.add("eu-no-gaar-now", "EU-COMBAT-26")
GAAR_NEEDS_ROLL: Final = REASONS.add("eu-no-gaar-now", "EU-GAAR-01")
ONLY_HEALING: Final = REASONS.add("eu-only-healing", "EU-COMBAT-17")
