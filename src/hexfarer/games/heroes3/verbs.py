"""All answers that can be given, with their notation."""

from __future__ import annotations

from typing import Final

from hexfarer.kernel.action import Verbs, arg_of, kind_of

VERBS: Final = Verbs()

# -- picking one thing, whatever is asked --
CHOOSE: Final = VERBS.add("h3-choose", "choose {number}")
CARD: Final = VERBS.add("h3-card", "card {card}")
UNIT: Final = VERBS.add("h3-unit", "unit {unit}")
FIGHTER: Final = VERBS.add("h3-fighter", "fighter {fighter}")
SPACE: Final = VERBS.add("h3-space", "space {space}")
FIELD: Final = VERBS.add("h3-field", "field {field}")
NUMBER: Final = VERBS.add("h3-number", "number {number}")
RESOURCE: Final = VERBS.add("h3-resource", "resource {resource}")
DIE: Final = VERBS.add("h3-die", "die {number}")
HERO: Final = VERBS.add("h3-hero", "hero {hero}")
TURN_TILE: Final = VERBS.add("h3-turn-tile", "turn {number}")
YES: Final = VERBS.add("h3-yes", "yes")
STOP: Final = VERBS.add("h3-stop", "stop")

# -- searching, dice, morale --
LOOK: Final = VERBS.add("h3-look", "look")
TOP: Final = VERBS.add("h3-top", "top")
REPLACE: Final = VERBS.add("h3-replace", "replace {card}")
REROLL: Final = VERBS.add("h3-reroll", "reroll {number}")
SPEND_DRAW: Final = VERBS.add("h3-spend-draw", "spend-draw")
SPEND_CYCLE: Final = VERBS.add("h3-spend-cycle", "spend-cycle")

# -- cards --
PLAY: Final = VERBS.add("h3-play", "play {card} {mode:number}")
BOOST: Final = VERBS.add("h3-boost", "boost {card} {mode:number}")
OUTCOME: Final = VERBS.add("h3-outcome", "outcome {number}")

# -- a turn --
DISCARD: Final = VERBS.add("h3-discard", "discard {card}")
DRAW: Final = VERBS.add("h3-draw", "draw {number}")
MOVE: Final = VERBS.add("h3-move", "move {hero} {field}")
DISCOVER: Final = VERBS.add("h3-discover", "discover {hero} {place}")
PLACE: Final = VERBS.add("h3-place", "place {hero}")
PUT: Final = VERBS.add("h3-put", "put {spot:number}")
LAND: Final = VERBS.add("h3-land", "land {hero}")
REVISIT: Final = VERBS.add("h3-revisit", "revisit {hero}")
DIG: Final = VERBS.add("h3-dig", "dig {hero}")
END: Final = VERBS.add("h3-end", "end")
USE: Final = VERBS.add("h3-use", "use {power}")

# -- town --
BUILD: Final = VERBS.add("h3-build", "build {building}")
BUILD_IN: Final = VERBS.add("h3-build-in", "build-in {field} {building}")
POPULATE: Final = VERBS.add("h3-populate", "populate")
RECRUIT: Final = VERBS.add("h3-recruit", "recruit {unit}")
REINFORCE: Final = VERBS.add("h3-reinforce", "reinforce {unit}")
HIRE: Final = VERBS.add("h3-hire", "hire {field}")
BUY_SPELL: Final = VERBS.add("h3-buy-spell", "buy-spell")
TRADE: Final = VERBS.add("h3-trade", "trade {given:resource} {got:resource}")

# -- combat --
DEPLOY: Final = VERBS.add("h3-deploy", "deploy {unit} {space}")
WALL: Final = VERBS.add("h3-wall", "gate {space}")
ACTIVATE: Final = VERBS.add("h3-activate", "activate {fighter}")
GO: Final = VERBS.add("h3-go", "go {space}")
ATTACK: Final = VERBS.add("h3-attack", "attack {fighter}")
BREACH: Final = VERBS.add("h3-breach", "breach {space}")
DEFEND: Final = VERBS.add("h3-defend", "defend")
DONE: Final = VERBS.add("h3-done", "done")
FLEE: Final = VERBS.add("h3-flee", "flee")
SURRENDER: Final = VERBS.add("h3-surrender", "surrender")
PASS: Final = VERBS.add("h3-pass", "pass")
EXTEND: Final = VERBS.add("h3-extend", "extend")
HALT: Final = VERBS.add("h3-halt", "halt {card}")
SAVE: Final = VERBS.add("h3-save", "save")

# -- playing together --
SWAP: Final = VERBS.add("h3-swap", "swap {other:seat}")
DEAL: Final = VERBS.add("h3-deal", "deal {other:seat}")
GIVE: Final = VERBS.add("h3-give", "give {resource} {other:seat}")
LEND: Final = VERBS.add("h3-lend", "lend {unit} {other:seat}")

# -- a tournament --
STARTER: Final = VERBS.add("h3-starter", "starter {seat}")
REDRAW: Final = VERBS.add("h3-redraw", "redraw")
SEARCH_AGAIN: Final = VERBS.add("h3-search-again", "search-again")

# -- several steps at once --
RIDE: Final = VERBS.add("h3-ride", "go {hero} {field}")


def is_town(kind: int) -> bool:
    """Is this kind of answer a town action?"""
    return BUILD <= kind <= BUY_SPELL


# How many values each kind of argument has.
LIMITS: Final[dict[str, int]] = {
    "number": 64,
    "card": 90,
    "unit": 110,
    "fighter": 12,
    "space": 20,
    "field": 26 * 7,
    "place": 26,
    "resource": 3,
    "hero": 2,
    "building": 8,
    "power": 8,
    "seat": 3,
}


def well_formed(action: int) -> bool:
    """Is this int an action at all: a known kind, with no more than its arguments, each within its range?"""
    if action <= 0:
        return False
    verb = VERBS.by_kind[kind_of(action)]
    if verb is None or action >> (8 + 12 * len(verb.args)):
        return False
    return all(arg_of(action, i) < LIMITS[kind] for i, kind in enumerate(verb.args))
