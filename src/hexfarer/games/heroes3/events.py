"""All that can happen, as the log tells it: message and what the numbers mean."""

from __future__ import annotations

from typing import Final

from hexfarer.kernel.event import Tellings

TELLINGS: Final = Tellings()

# -- time --
ROUND: Final = TELLINGS.plain("h3-round", "number")
TURN: Final = TELLINGS.small("h3-turn", "seat")
TURN_ENDED: Final = TELLINGS.small("h3-turn-ended", "seat")
INCOME: Final = TELLINGS.small("h3-income", "seat")
STARS: Final = TELLINGS.big("h3-stars", "astrologers")
STARTS: Final = TELLINGS.small("h3-starts", "seat")
ELIMINATED: Final = TELLINGS.big("h3-eliminated", "seat")
OVER: Final = TELLINGS.big("h3-over")
PASSED_OVER: Final = TELLINGS.small("h3-passed-over", "number")

# -- resources and morale --
GAINED: Final = TELLINGS.plain("h3-gained", "seat resource number")
PAID: Final = TELLINGS.small("h3-paid", "seat resource number")
MORALE: Final = TELLINGS.plain("h3-morale", "seat morale")
SPENT_MORALE: Final = TELLINGS.small("h3-spent-morale", "seat")
XP: Final = TELLINGS.plain("h3-xp", "seat number")
LEVEL: Final = TELLINGS.big("h3-level", "seat number:level")
CUBE: Final = TELLINGS.plain("h3-cube", "seat other:seat")

# -- cards --
DREW: Final = TELLINGS.small("h3-drew", "seat number")
SHUFFLED: Final = TELLINGS.small("h3-shuffled", "seat")
DISCARDED: Final = TELLINGS.small("h3-discarded", "seat card")
PLAYED: Final = TELLINGS.plain("h3-played", "seat card number")
CAST: Final = TELLINGS.plain("h3-cast", "seat card number")
STOPPED: Final = TELLINGS.plain("h3-stopped", "seat card")
LOOKED: Final = TELLINGS.small("h3-looked", "seat deck number")
TOOK: Final = TELLINGS.plain("h3-took", "seat deck")
TOOK_OPEN: Final = TELLINGS.plain("h3-took-open", "seat card")
PUT_AWAY: Final = TELLINGS.small("h3-put-away", "card")
REMOVED: Final = TELLINGS.plain("h3-removed", "seat card")
TURNED_UP: Final = TELLINGS.small("h3-turned-up", "card")
LOST_HAND: Final = TELLINGS.plain("h3-lost-hand", "seat number")

# -- dice --
ROLLED: Final = TELLINGS.plain("h3-rolled", "seat faces:face*")
REROLLED: Final = TELLINGS.plain("h3-rerolled", "seat face")
ATTACK_ROLL: Final = TELLINGS.small("h3-attack-roll", "die")

# -- town --
BUILT: Final = TELLINGS.plain("h3-built", "seat building")
RECRUITED: Final = TELLINGS.plain("h3-recruited", "seat unit")
REINFORCED: Final = TELLINGS.plain("h3-reinforced", "seat unit")
HIRED: Final = TELLINGS.plain("h3-hired", "seat field")
SEARCHED_AGAIN: Final = TELLINGS.small("h3-searched-again", "seat deck")  # of a tournament; positions keep its number
RESTORED: Final = TELLINGS.small("h3-restored", "seat")

# -- map --
MOVED: Final = TELLINGS.plain("h3-moved", "seat hero field")
DISCOVERED: Final = TELLINGS.big("h3-discovered", "seat tile")
VISITED: Final = TELLINGS.plain("h3-visited", "seat field")
NO_TILE: Final = TELLINGS.small("h3-no-tile", "seat field")
FLAGGED: Final = TELLINGS.plain("h3-flagged", "seat field")
CAPTURED: Final = TELLINGS.big("h3-captured", "seat field")
PLACED_HERO: Final = TELLINGS.plain("h3-placed-hero", "seat hero field")
LOST_HERO: Final = TELLINGS.big("h3-lost-hero", "seat")
GRAIL: Final = TELLINGS.big("h3-grail", "seat")
GRAIL_LIES: Final = TELLINGS.plain("h3-grail-lies", "field")
CUBES_GONE: Final = TELLINGS.small("h3-cubes-gone")
TRADED: Final = TELLINGS.plain("h3-traded", "seat given:resource number got:resource amount:number")

# -- combat --
COMBAT: Final = TELLINGS.plain("h3-combat", "seat field")
COMBAT_HERO: Final = TELLINGS.plain("h3-combat-hero", "seat other:seat hero field")
COMBAT_PLACE: Final = TELLINGS.plain("h3-combat-place", "seat other:seat field")
COMBAT_FOE: Final = TELLINGS.plain("h3-combat-foe", "seat foe field")
QUICK: Final = TELLINGS.plain("h3-quick", "seat field")
DEPLOYED: Final = TELLINGS.small("h3-deployed", "unit space")
COMBAT_ROUND: Final = TELLINGS.small("h3-combat-round", "number")
UNIT_MOVED: Final = TELLINGS.small("h3-unit-moved", "unit space")
ATTACKED: Final = TELLINGS.plain("h3-attacked", "unit target:unit")
RETALIATED: Final = TELLINGS.plain("h3-retaliated", "unit target:unit")
DAMAGE: Final = TELLINGS.plain("h3-damage", "unit number")
HEALED: Final = TELLINGS.plain("h3-healed", "unit number")
FLIPPED: Final = TELLINGS.plain("h3-flipped", "unit")
DEFEATED: Final = TELLINGS.big("h3-defeated", "unit")
DEFENDS: Final = TELLINGS.small("h3-defends", "unit")
PARALYSED: Final = TELLINGS.plain("h3-paralysed", "unit")
WALL_FALLS: Final = TELLINGS.plain("h3-wall-falls", "space")
TOWER_FALLS: Final = TELLINGS.big("h3-tower-falls")
FLED: Final = TELLINGS.plain("h3-fled", "seat")
SURRENDERED: Final = TELLINGS.big("h3-surrendered", "seat")
WON: Final = TELLINGS.big("h3-won", "seat")
LOST: Final = TELLINGS.big("h3-lost", "seat")
STALEMATE: Final = TELLINGS.plain("h3-stalemate")
GUARDS: Final = TELLINGS.plain("h3-guards", "units:unit*")
NO_DAMAGE: Final = TELLINGS.plain("h3-no-damage", "unit")
DEFENCE_ROLL: Final = TELLINGS.plain("h3-defence-roll", "unit")
HELD: Final = TELLINGS.small("h3-held", "unit")

# -- the AI and the scenario --
KEPT: Final = TELLINGS.plain("h3-kept", "seat card")
FOE_TURN: Final = TELLINGS.small("h3-foe-turn", "foe")
FOE_ENTERS: Final = TELLINGS.plain("h3-foe-enters", "foe field")
FOE_MOVED: Final = TELLINGS.plain("h3-foe-moved", "foe field")
FOE_FOUND: Final = TELLINGS.plain("h3-foe-found", "foe tile")
FOE_FLAGGED: Final = TELLINGS.plain("h3-foe-flagged", "foe field")
FOE_ATTACKS: Final = TELLINGS.plain("h3-foe-attacks", "foe seat field")
FOE_WON: Final = TELLINGS.big("h3-foe-won", "seat")
FOE_BEATEN: Final = TELLINGS.big("h3-foe-beaten", "seat foe")
FOE_GROWN: Final = TELLINGS.plain("h3-foe-grown", "foe unit")
FOE_ROLL: Final = TELLINGS.small("h3-foe-roll", "foe number")
FOE_CARD: Final = TELLINGS.plain("h3-foe-card", "card:aicard")
FOE_CAST: Final = TELLINGS.plain("h3-foe-cast", "card number")
FOE_STOPPED: Final = TELLINGS.plain("h3-foe-stopped", "card")
FOE_HOLDS: Final = TELLINGS.small("h3-foe-holds", "card")
FOE_BACK: Final = TELLINGS.small("h3-foe-back", "card")
FOE_SKILL: Final = TELLINGS.plain("h3-foe-skill", "card")
WAVE: Final = TELLINGS.plain("h3-wave", "seat field")
WAVE_WON: Final = TELLINGS.big("h3-wave-won", "seat")
TOWN_LOST: Final = TELLINGS.big("h3-town-lost", "seat field")
LAIRS_GROW: Final = TELLINGS.plain("h3-lairs-grow", "number")
UNIT_CAME: Final = TELLINGS.plain("h3-unit-came", "seat unit")
GAVE: Final = TELLINGS.plain("h3-gave", "seat other:seat resource number")
SWAPPED: Final = TELLINGS.plain("h3-swapped", "seat other:seat number")
REFUSED: Final = TELLINGS.plain("h3-refused", "seat other:seat unit")
DECLINED: Final = TELLINGS.plain("h3-declined", "seat")
LENT: Final = TELLINGS.plain("h3-lent", "seat other:seat unit")
SHARED: Final = TELLINGS.plain("h3-shared", "seat unit")
SUCCEEDED: Final = TELLINGS.big("h3-succeeded", "seat")
SOLD_GRAIL: Final = TELLINGS.plain("h3-sold-grail", "seat")

# -- a tournament --
REDREW: Final = TELLINGS.small("h3-redrew", "seat")
TURNED_TILE: Final = TELLINGS.plain("h3-turned-tile", "seat tile")
