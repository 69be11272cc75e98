"""All that can happen, as the log tells it: message and what the numbers mean."""

from __future__ import annotations

from typing import Final

from hexfarer.kernel.event import Tellings

TELLINGS: Final = Tellings()

# -- time --
ROUND: Final = TELLINGS.add("h3-round", "number")
TURN: Final = TELLINGS.add("h3-turn", "seat")
TURN_ENDED: Final = TELLINGS.add("h3-turn-ended", "seat")
INCOME: Final = TELLINGS.add("h3-income", "seat")
STARS: Final = TELLINGS.add("h3-stars", "astrologers")
STARTS: Final = TELLINGS.add("h3-starts", "seat")
ELIMINATED: Final = TELLINGS.add("h3-eliminated", "seat")
OVER: Final = TELLINGS.add("h3-over")

# -- resources and morale --
GAINED: Final = TELLINGS.add("h3-gained", "seat resource number")
PAID: Final = TELLINGS.add("h3-paid", "seat resource number")
MORALE: Final = TELLINGS.add("h3-morale", "seat morale")
SPENT_MORALE: Final = TELLINGS.add("h3-spent-morale", "seat")
XP: Final = TELLINGS.add("h3-xp", "seat number")
LEVEL: Final = TELLINGS.add("h3-level", "seat number")
CUBE: Final = TELLINGS.add("h3-cube", "seat other:seat")

# -- cards --
DREW: Final = TELLINGS.add("h3-drew", "seat number")
SHUFFLED: Final = TELLINGS.add("h3-shuffled", "seat")
DISCARDED: Final = TELLINGS.add("h3-discarded", "seat card")
PLAYED: Final = TELLINGS.add("h3-played", "seat card number")
CAST: Final = TELLINGS.add("h3-cast", "seat card number")
STOPPED: Final = TELLINGS.add("h3-stopped", "seat card")
LOOKED: Final = TELLINGS.add("h3-looked", "seat deck number")
TOOK: Final = TELLINGS.add("h3-took", "seat deck")
TOOK_OPEN: Final = TELLINGS.add("h3-took-open", "seat card")
PUT_AWAY: Final = TELLINGS.add("h3-put-away", "card")
REMOVED: Final = TELLINGS.add("h3-removed", "seat card")
TURNED_UP: Final = TELLINGS.add("h3-turned-up", "card")
LOST_HAND: Final = TELLINGS.add("h3-lost-hand", "seat number")

# -- dice --
ROLLED: Final = TELLINGS.add("h3-rolled", "seat faces:face*")
REROLLED: Final = TELLINGS.add("h3-rerolled", "seat face")
ATTACK_ROLL: Final = TELLINGS.add("h3-attack-roll", "die")

# -- town --
BUILT: Final = TELLINGS.add("h3-built", "seat building")
RECRUITED: Final = TELLINGS.add("h3-recruited", "seat unit")
REINFORCED: Final = TELLINGS.add("h3-reinforced", "seat unit")
HIRED: Final = TELLINGS.add("h3-hired", "seat field")
DISMISSED: Final = TELLINGS.add("h3-dismissed", "seat unit")
RESTORED: Final = TELLINGS.add("h3-restored", "seat")

# -- map --
MOVED: Final = TELLINGS.add("h3-moved", "seat hero field")
DISCOVERED: Final = TELLINGS.add("h3-discovered", "seat tile")
VISITED: Final = TELLINGS.add("h3-visited", "seat field")
FLAGGED: Final = TELLINGS.add("h3-flagged", "seat field")
CAPTURED: Final = TELLINGS.add("h3-captured", "seat field")
PLACED_HERO: Final = TELLINGS.add("h3-placed-hero", "seat hero field")
LOST_HERO: Final = TELLINGS.add("h3-lost-hero", "seat")
GRAIL: Final = TELLINGS.add("h3-grail", "seat")
GRAIL_LIES: Final = TELLINGS.add("h3-grail-lies", "field")
CUBES_GONE: Final = TELLINGS.add("h3-cubes-gone")
TRADED: Final = TELLINGS.add("h3-traded", "seat given:resource number got:resource amount:number")

# -- combat --
COMBAT: Final = TELLINGS.add("h3-combat", "seat field")
QUICK: Final = TELLINGS.add("h3-quick", "seat field")
DEPLOYED: Final = TELLINGS.add("h3-deployed", "unit space")
COMBAT_ROUND: Final = TELLINGS.add("h3-combat-round", "number")
UNIT_MOVED: Final = TELLINGS.add("h3-unit-moved", "unit space")
ATTACKED: Final = TELLINGS.add("h3-attacked", "unit target:unit")
RETALIATED: Final = TELLINGS.add("h3-retaliated", "unit target:unit")
DAMAGE: Final = TELLINGS.add("h3-damage", "unit number")
HEALED: Final = TELLINGS.add("h3-healed", "unit number")
FLIPPED: Final = TELLINGS.add("h3-flipped", "unit")
DEFEATED: Final = TELLINGS.add("h3-defeated", "unit")
DEFENDS: Final = TELLINGS.add("h3-defends", "unit")
PARALYSED: Final = TELLINGS.add("h3-paralysed", "unit")
WALL_FALLS: Final = TELLINGS.add("h3-wall-falls", "space")
TOWER_FALLS: Final = TELLINGS.add("h3-tower-falls")
FLED: Final = TELLINGS.add("h3-fled", "seat")
SURRENDERED: Final = TELLINGS.add("h3-surrendered", "seat")
WON: Final = TELLINGS.add("h3-won", "seat")
LOST: Final = TELLINGS.add("h3-lost", "seat")
STALEMATE: Final = TELLINGS.add("h3-stalemate")
GUARDS: Final = TELLINGS.add("h3-guards", "units:unit*")
NO_DAMAGE: Final = TELLINGS.add("h3-no-damage", "unit")
DEFENCE_ROLL: Final = TELLINGS.add("h3-defence-roll", "unit")
HELD: Final = TELLINGS.add("h3-held", "unit")

# -- the AI and the scenario --
KEPT: Final = TELLINGS.add("h3-kept", "seat card")
FOE_TURN: Final = TELLINGS.add("h3-foe-turn", "foe")
FOE_ENTERS: Final = TELLINGS.add("h3-foe-enters", "foe field")
FOE_MOVED: Final = TELLINGS.add("h3-foe-moved", "foe field")
FOE_FOUND: Final = TELLINGS.add("h3-foe-found", "foe tile")
FOE_FLAGGED: Final = TELLINGS.add("h3-foe-flagged", "foe field")
FOE_ATTACKS: Final = TELLINGS.add("h3-foe-attacks", "foe seat field")
FOE_WON: Final = TELLINGS.add("h3-foe-won", "seat")
FOE_BEATEN: Final = TELLINGS.add("h3-foe-beaten", "seat foe")
FOE_GROWN: Final = TELLINGS.add("h3-foe-grown", "foe unit")
FOE_ROLL: Final = TELLINGS.add("h3-foe-roll", "foe number")
FOE_CARD: Final = TELLINGS.add("h3-foe-card", "card:aicard")
FOE_CAST: Final = TELLINGS.add("h3-foe-cast", "card number")
FOE_STOPPED: Final = TELLINGS.add("h3-foe-stopped", "card")
FOE_HOLDS: Final = TELLINGS.add("h3-foe-holds", "card")
FOE_BACK: Final = TELLINGS.add("h3-foe-back", "card")
FOE_SKILL: Final = TELLINGS.add("h3-foe-skill", "card")
WAVE: Final = TELLINGS.add("h3-wave", "seat field")
WAVE_WON: Final = TELLINGS.add("h3-wave-won", "seat")
TOWN_LOST: Final = TELLINGS.add("h3-town-lost", "seat field")
LAIRS_GROW: Final = TELLINGS.add("h3-lairs-grow", "number")
UNIT_CAME: Final = TELLINGS.add("h3-unit-came", "seat unit")
GAVE: Final = TELLINGS.add("h3-gave", "seat other:seat resource number")
SWAPPED: Final = TELLINGS.add("h3-swapped", "seat other:seat number")
REFUSED: Final = TELLINGS.add("h3-refused", "seat other:seat unit")
DECLINED: Final = TELLINGS.add("h3-declined", "seat")
LENT: Final = TELLINGS.add("h3-lent", "seat other:seat unit")
SHARED: Final = TELLINGS.add("h3-shared", "seat unit")
SUCCEEDED: Final = TELLINGS.add("h3-succeeded", "seat")
SOLD_GRAIL: Final = TELLINGS.add("h3-sold-grail", "seat")

# -- a tournament --
REDREW: Final = TELLINGS.add("h3-redrew", "seat")
TURNED_TILE: Final = TELLINGS.add("h3-turned-tile", "seat tile")
SEARCHED_AGAIN: Final = TELLINGS.add("h3-searched-again", "seat deck")
