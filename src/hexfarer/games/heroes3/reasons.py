"""All reasons why something is refused: message, rule, and what the numbers mean."""

from __future__ import annotations

from typing import Final

from hexfarer.kernel.verdict import Reasons

REASONS: Final = Reasons()

# -- not now --
OVER: Final = REASONS.add("h3-over", "H3-END-001")
NOT_ASKED: Final = REASONS.add("h3-not-asked", "H3-TURN-006")
FINISH_FIRST: Final = REASONS.add("h3-finish-first", "H3-TOWN-003")
MUST_CHOOSE: Final = REASONS.add("h3-must-choose", "H3-TILE-024")
NO_SUCH_CHOICE: Final = REASONS.add("h3-no-such-choice", "H3-TILE-024")
IN_COMBAT: Final = REASONS.add("h3-in-combat", "H3-TOWN-002")
NO_COMBAT: Final = REASONS.add("h3-no-combat", "H3-DECK-021")
MOVE_ON: Final = REASONS.add("h3-move-on", "H3-MOVE-015")

# -- cards --
NOT_IN_HAND: Final = REASONS.add("h3-not-in-hand", "H3-TURN-010", "card")
NO_SUCH_MODE: Final = REASONS.add("h3-no-such-mode", "H3-DECK-015", "card")
WRONG_MOMENT: Final = REASONS.add("h3-wrong-moment", "H3-DECK-020", "card")
NO_EXPERT_LEFT: Final = REASONS.add("h3-no-expert-left", "H3-DECK-016")
NO_CARDS_HERE: Final = REASONS.add("h3-no-cards-here", "H3-HERO-004")
NO_EFFECT: Final = REASONS.add("h3-no-effect", "H3-DECK-020", "card")
TOO_OFTEN: Final = REASONS.add("h3-too-often", "H3-DECK-034", "card")
SPELL_LIMIT: Final = REASONS.add("h3-spell-limit", "H3-SPELL-007", "number")
TOO_LITTLE_POWER: Final = REASONS.add("h3-too-little-power", "H3-SPELL-002", "need:number have:number")
NO_POWER_HERE: Final = REASONS.add("h3-no-power-here", "H3-SPELL-003", "card")
NO_TARGET: Final = REASONS.add("h3-no-target", "H3-SPELL-013")
FACTION_CARD: Final = REASONS.add("h3-faction-card", "H3-DECK-014", "card")
HAND_OVER_LIMIT: Final = REASONS.add("h3-hand-over-limit", "H3-TURN-002", "have:number limit:number")
DRAW_LIMIT: Final = REASONS.add("h3-draw-limit", "H3-TURN-003", "limit:number")
NO_MORALE: Final = REASONS.add("h3-no-morale", "H3-MORALE-008")
NO_REROLL: Final = REASONS.add("h3-no-reroll", "H3-MORALE-009")

# -- resources and town --
TOO_DEAR: Final = REASONS.add("h3-too-dear", "H3-RES-002", "resource need:number have:number")
TOKEN_USED: Final = REASONS.add("h3-token-used", "H3-TOWN-004")
BUILT_ALREADY: Final = REASONS.add("h3-built-already", "H3-TOWN-009", "building")
BUILD_FIRST: Final = REASONS.add("h3-build-first", "H3-TOWN-008", "building")
NO_DWELLING: Final = REASONS.add("h3-no-dwelling", "H3-TOWN-012", "building")
NO_CITADEL: Final = REASONS.add("h3-no-citadel", "H3-TOWN-019")
UNIT_OWNED: Final = REASONS.add("h3-unit-owned", "H3-TOWN-018", "unit")
NOT_YOUR_UNIT: Final = REASONS.add("h3-not-your-unit", "H3-TOWN-018", "unit")
NOT_REINFORCEABLE: Final = REASONS.add("h3-not-reinforceable", "H3-TOWN-021", "unit")
NO_GUILD: Final = REASONS.add("h3-no-guild", "H3-TOWN-024")
GUILD_TOO_NEW: Final = REASONS.add("h3-guild-too-new", "H3-TOWN-023")
SECOND_ON_MAP: Final = REASONS.add("h3-second-on-map", "H3-TOWN-016")
NOT_YOUR_PLACE: Final = REASONS.add("h3-not-your-place", "H3-TOWN-017", "field")
HERO_THERE: Final = REASONS.add("h3-hero-there", "H3-TOWN-017", "field")
POPULATING: Final = REASONS.add("h3-populating", "H3-TOWN-015")
USED_ALREADY: Final = REASONS.add("h3-used-already", "H3-TOWN-013")

# -- map --
NO_HERO: Final = REASONS.add("h3-no-hero", "H3-HERO-008", "hero")
NO_MP: Final = REASONS.add("h3-no-mp", "H3-MOVE-002", "hero")
NOT_NEXT: Final = REASONS.add("h3-not-next", "H3-MOVE-003", "field")
FACE_DOWN: Final = REASONS.add("h3-face-down", "H3-MOVE-003", "field")
BORDER: Final = REASONS.add("h3-border", "H3-MOVE-004", "field")
BLOCKED: Final = REASONS.add("h3-blocked", "H3-TILE-015", "field")
NO_STOPPING: Final = REASONS.add("h3-no-stopping", "H3-MOVE-015", "field")
SAFE_THERE: Final = REASONS.add("h3-safe-there", "H3-LOC-SANCTUARY-1", "field")
GRAIL_LOCKED: Final = REASONS.add("h3-grail-locked", "H3-SCEN-003", "number")
NO_TILE_THERE: Final = REASONS.add("h3-no-tile-there", "H3-TILE-006")
POOL_EMPTY: Final = REASONS.add("h3-pool-empty", "H3-TILE-011")
NO_SPOT: Final = REASONS.add("h3-no-spot", "H3-TILE-013")
BAD_TURN: Final = REASONS.add("h3-bad-turn", "H3-TILE-010")
NOTHING_TO_REVISIT: Final = REASONS.add("h3-nothing-to-revisit", "H3-MOVE-002")
NO_GRAIL: Final = REASONS.add("h3-no-grail", "H3-LOC-GRAIL-1")

# -- playing together, and scenarios --
NOT_TOGETHER: Final = REASONS.add("h3-not-together", "H3-TRADE-007")
NOT_BESIDE: Final = REASONS.add("h3-not-beside", "H3-TRADE-007")
SWAPPED_ALREADY: Final = REASONS.add("h3-swapped-already", "H3-TRADE-010")
NOTHING_TO_SWAP: Final = REASONS.add("h3-nothing-to-swap", "H3-TRADE-007")
NOT_HERE: Final = REASONS.add("h3-not-here", "H3-SCEN-003")
ALLY_THERE: Final = REASONS.add("h3-ally-there", "H3-MOVE-013", "field")

# -- combat --
NO_ROOM: Final = REASONS.add("h3-no-room", "H3-COMBAT-001", "space")
WRONG_ROW: Final = REASONS.add("h3-wrong-row", "H3-COMBAT-020", "space")
RANGED_BACK: Final = REASONS.add("h3-ranged-back", "H3-COMBAT-023")
DEPLOY_ONE: Final = REASONS.add("h3-deploy-one", "H3-COMBAT-021")
FIVE_AT_MOST: Final = REASONS.add("h3-five-at-most", "H3-UNIT-003")
OUT_OF_REACH: Final = REASONS.add("h3-out-of-reach", "H3-UNIT-013", "space")
MOVED_ALREADY: Final = REASONS.add("h3-moved-already", "H3-UNIT-015")
NOT_ADJACENT: Final = REASONS.add("h3-not-adjacent", "H3-UNIT-013", "fighter")
HELD_BY_ENEMY: Final = REASONS.add("h3-held-by-enemy", "H3-UNIT-016", "fighter")
OWN_UNIT: Final = REASONS.add("h3-own-unit", "H3-COMBAT-066", "fighter")
TOWER_OUT_OF_REACH: Final = REASONS.add("h3-tower-out-of-reach", "H3-SIEGE-017")
DEFENDED_BEFORE: Final = REASONS.add("h3-defended-before", "H3-COMBAT-041")
MUST_ATTACK: Final = REASONS.add("h3-must-attack", "H3-COMBAT-045")
MUST_APPROACH: Final = REASONS.add("h3-must-approach", "H3-COMBAT-046")
NO_WALL: Final = REASONS.add("h3-no-wall", "H3-SIEGE-009", "space")
RANGED_NO_WALLS: Final = REASONS.add("h3-ranged-no-walls", "H3-SIEGE-010")
NO_FLIGHT: Final = REASONS.add("h3-no-flight", "H3-COMBAT-073")
NO_SURRENDER: Final = REASONS.add("h3-no-surrender", "H3-COMBAT-075")
NOT_YOUR_CHOICE: Final = REASONS.add("h3-not-your-choice", "H3-COMBAT-031", "fighter")
NO_MP_LEFT: Final = REASONS.add("h3-no-mp-left", "H3-COMBAT-071")
