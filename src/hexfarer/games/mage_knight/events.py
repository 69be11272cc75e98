"""All that can happen, as the log tells it: message and what the numbers mean."""

from __future__ import annotations

from typing import Final

from hexfarer.kernel.event import Tellings

TELLINGS: Final = Tellings()

# -- time --
TURN: Final = TELLINGS.add("mk-turn", "seat")
TURN_ENDED: Final = TELLINGS.add("mk-turn-ended", "seat")
FORFEITED: Final = TELLINGS.add("mk-forfeited", "seat")
SKIPPED: Final = TELLINGS.add("mk-skipped", "seat")
ANNOUNCED: Final = TELLINGS.add("mk-announced", "seat")
ROUND_OVER: Final = TELLINGS.add("mk-round-over", "number")
DAY: Final = TELLINGS.add("mk-day", "number")
NIGHT: Final = TELLINGS.add("mk-night", "number")
ORDER: Final = TELLINGS.add("mk-order", "seats:seat*")
END_MET: Final = TELLINGS.add("mk-end-met")
OVER: Final = TELLINGS.add("mk-over")
ELIMINATED: Final = TELLINGS.add("mk-eliminated", "seat")
DARKNESS: Final = TELLINGS.add("mk-darkness")

# -- set-up --
NAMED: Final = TELLINGS.add("mk-named", "seat:player hero")
BID: Final = TELLINGS.add("mk-bid", "seat:player number")
SOLD: Final = TELLINGS.add("mk-sold", "seat:player hero number")
DRAFT: Final = TELLINGS.add("mk-draft")
DRAFT_ADDED: Final = TELLINGS.add("mk-draft-added", "seat")
UPGRADES: Final = TELLINGS.add("mk-upgrades", "cards:card*")
UPGRADED: Final = TELLINGS.add("mk-upgraded", "seat card old:card")

# -- tactics and the dummy --
TACTIC: Final = TELLINGS.add("mk-tactic", "seat tactic")
TACTIC_USED: Final = TELLINGS.add("mk-tactic-used", "seat tactic")
DUMMY_TACTIC: Final = TELLINGS.add("mk-dummy-tactic", "tactic")
DUMMY_TURN: Final = TELLINGS.add("mk-dummy-turn", "number mana")
LONG_NIGHT: Final = TELLINGS.add("mk-long-night", "seat")
SEARCHED: Final = TELLINGS.add("mk-searched", "seat")
STASHED: Final = TELLINGS.add("mk-stashed", "seat")
STASH_TAKEN: Final = TELLINGS.add("mk-stash-taken", "seat number")
SHUFFLED_BACK: Final = TELLINGS.add("mk-shuffled-back", "seat number")

# -- cards --
DREW: Final = TELLINGS.add("mk-drew", "seat number")
PLAYED: Final = TELLINGS.add("mk-played", "seat card")
PLAYED_STRONG: Final = TELLINGS.add("mk-played-strong", "seat card")
DISCARDED: Final = TELLINGS.add("mk-discarded", "seat card")
THROWN_AWAY: Final = TELLINGS.add("mk-thrown-away", "seat card")
GAINED: Final = TELLINGS.add("mk-gained", "seat card")
GAINED_ARTIFACTS: Final = TELLINGS.add("mk-gained-artifacts", "seat")
ARTIFACTS_SEEN: Final = TELLINGS.add("mk-artifacts-seen", "seat number")
RECOVERED: Final = TELLINGS.add("mk-recovered", "seat card")
STOLEN: Final = TELLINGS.add("mk-stolen", "seat victim:seat card")
HAND_SHOWN: Final = TELLINGS.add("mk-hand-shown", "seat cards:card*")
OFFERED: Final = TELLINGS.add("mk-offered", "card")
UNIT_OFFERED: Final = TELLINGS.add("mk-unit-offered", "unit:unit_card")

# -- mana --
SOURCE_ROLLED: Final = TELLINGS.add("mk-source-rolled", "dice:mana*")
ROLLED: Final = TELLINGS.add("mk-rolled", "seat dice:mana*")
MANA: Final = TELLINGS.add("mk-mana", "seat mana number")
CRYSTAL: Final = TELLINGS.add("mk-crystal", "seat mana")
CRYSTAL_LOST: Final = TELLINGS.add("mk-crystal-lost", "seat mana")
CRYSTAL_MELTED: Final = TELLINGS.add("mk-crystal-melted", "seat mana")
PAID: Final = TELLINGS.add("mk-paid", "seat way mana")
DIE_STORED: Final = TELLINGS.add("mk-die-stored", "seat mana")

# -- points and tracks --
MOVE_POINTS: Final = TELLINGS.add("mk-move-points", "seat number")
INFLUENCE_POINTS: Final = TELLINGS.add("mk-influence-points", "seat number")
HEAL_POINTS: Final = TELLINGS.add("mk-heal-points", "seat number")
ATTACK_POINTS: Final = TELLINGS.add("mk-attack-points", "seat number kind:attack element")
BLOCK_POINTS: Final = TELLINGS.add("mk-block-points", "seat number element")
FAME: Final = TELLINGS.add("mk-fame", "seat number total:number")
REPUTATION_UP: Final = TELLINGS.add("mk-reputation-up", "seat number")
REPUTATION_DOWN: Final = TELLINGS.add("mk-reputation-down", "seat number")
LEVEL: Final = TELLINGS.add("mk-level", "seat number")
SKILLS_SEEN: Final = TELLINGS.add("mk-skills-seen", "seat skills:skill*")
SKILL_GAINED: Final = TELLINGS.add("mk-skill-gained", "seat skill")
SKILL_USED: Final = TELLINGS.add("mk-skill-used", "seat skill")
COMMON_SKILL: Final = TELLINGS.add("mk-common-skill", "skill")

# -- wounds --
WOUNDED: Final = TELLINGS.add("mk-wounded", "seat number")
POISONED: Final = TELLINGS.add("mk-poisoned", "seat number")
KNOCKED_OUT: Final = TELLINGS.add("mk-knocked-out", "seat")
PARALYZED: Final = TELLINGS.add("mk-paralyzed", "seat")
HEALED: Final = TELLINGS.add("mk-healed", "seat")

# -- units --
ACTIVATED: Final = TELLINGS.add("mk-activated", "seat unit:unit_card")
ATTACHED: Final = TELLINGS.add("mk-attached", "seat card unit:unit_card")
READIED: Final = TELLINGS.add("mk-readied", "seat unit:unit_card")
UNIT_HEALED: Final = TELLINGS.add("mk-unit-healed", "seat unit:unit_card")
UNIT_WOUNDED: Final = TELLINGS.add("mk-unit-wounded", "seat unit:unit_card")
UNIT_SPENT: Final = TELLINGS.add("mk-unit-spent", "seat unit:unit_card")
UNIT_LOST: Final = TELLINGS.add("mk-unit-lost", "seat unit:unit_card")
RECRUITED: Final = TELLINGS.add("mk-recruited", "seat unit:unit_card")
DISBANDED: Final = TELLINGS.add("mk-disbanded", "seat unit:unit_card")

# -- the map --
MOVED: Final = TELLINGS.add("mk-moved", "seat space number")
FLEW: Final = TELLINGS.add("mk-flew", "seat space")
TILE: Final = TELLINGS.add("mk-tile", "tile")
TOKEN_SEEN: Final = TELLINGS.add("mk-token-seen", "enemy space")
RUIN_SEEN: Final = TELLINGS.add("mk-ruin-seen", "ruin space")
CITY_FOUND: Final = TELLINGS.add("mk-city-found", "city space")
ENTRANCE: Final = TELLINGS.add("mk-entrance", "space")
WITHDREW: Final = TELLINGS.add("mk-withdrew", "seat space")
RESTED: Final = TELLINGS.add("mk-rested", "seat")
RECOVERS: Final = TELLINGS.add("mk-recovers", "seat")
PLUNDERED: Final = TELLINGS.add("mk-plundered", "seat")
TALKS: Final = TELLINGS.add("mk-talks", "seat space")
BOUGHT_ARTIFACT: Final = TELLINGS.add("mk-bought-artifact", "seat")
GLADE: Final = TELLINGS.add("mk-glade", "seat space")

# -- combat --
COMBAT: Final = TELLINGS.add("mk-combat", "seat enemies:enemy*")
SUMMONED: Final = TELLINGS.add("mk-summoned", "enemy monster:enemy")
WEAKENED: Final = TELLINGS.add("mk-weakened", "seat enemy")
WEAKENED_ALL: Final = TELLINGS.add("mk-weakened-all", "seat")
BLOCKED: Final = TELLINGS.add("mk-blocked", "seat enemy")
DEFEATED: Final = TELLINGS.add("mk-defeated", "seat enemy")
CONQUERED: Final = TELLINGS.add("mk-conquered", "seat space")
BURNED: Final = TELLINGS.add("mk-burned", "seat")
FREED: Final = TELLINGS.add("mk-freed", "seat space")
CITY_TAKEN: Final = TELLINGS.add("mk-city-taken", "seat space")
CITY_LED: Final = TELLINGS.add("mk-city-led", "seat space")
DIE_SHOWN: Final = TELLINGS.add("mk-die-shown", "mana")
DIE_NOT: Final = TELLINGS.add("mk-die-not", "mana")

# -- heroes against heroes, and together --
DUEL: Final = TELLINGS.add("mk-duel", "seat other:seat")
FULL: Final = TELLINGS.add("mk-full", "seat")
PARTIAL: Final = TELLINGS.add("mk-partial", "seat")
PASSED: Final = TELLINGS.add("mk-passed", "seat")
STRUCK: Final = TELLINGS.add("mk-struck", "seat number")
PUSHED: Final = TELLINGS.add("mk-pushed", "seat space")
DUEL_WON: Final = TELLINGS.add("mk-duel-won", "seat")
DUEL_DRAWN: Final = TELLINGS.add("mk-duel-drawn")
PROPOSED: Final = TELLINGS.add("mk-proposed", "seat")
ACCEPTED: Final = TELLINGS.add("mk-accepted", "seat")
DECLINED: Final = TELLINGS.add("mk-declined", "seat")
DEALT: Final = TELLINGS.add("mk-dealt", "seat")
GAVE_UP: Final = TELLINGS.add("mk-gave-up", "seat")
ASSAULT_FAILED: Final = TELLINGS.add("mk-assault-failed", "seat")
