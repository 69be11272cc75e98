"""All answers that can be given, with their notation."""

from __future__ import annotations

from typing import Final

from hexfarer.kernel.action import Verbs, arg_of, kind_of

VERBS: Final = Verbs()

# -- picking one thing, whatever is asked --
CHOOSE: Final = VERBS.add("mk-choose", "choose {number}")
COLOUR: Final = VERBS.add("mk-colour", "colour {mana}")
CARD: Final = VERBS.add("mk-card", "card {card}")
UNIT: Final = VERBS.add("mk-unit", "unit {unit}")
FOE: Final = VERBS.add("mk-foe", "foe {foe}")
SPACE: Final = VERBS.add("mk-space", "space {space}")
NUMBER: Final = VERBS.add("mk-number", "number {number}")
DIE: Final = VERBS.add("mk-die", "die {mana}")
SKILL: Final = VERBS.add("mk-skill", "skill {skill}")
OFFER: Final = VERBS.add("mk-offer", "offer {unit_card}")
HERO: Final = VERBS.add("mk-hero", "hero {hero}")
SEAT: Final = VERBS.add("mk-seat", "seat {seat}")
TACTIC: Final = VERBS.add("mk-tactic", "tactic {tactic}")
YES: Final = VERBS.add("mk-yes", "yes")
STOP: Final = VERBS.add("mk-stop", "stop")
PAY: Final = VERBS.add("mk-pay", "pay {way} as {mana}")

# -- using what one has --
PLAY: Final = VERBS.add("mk-play", "play {card}")
POWER: Final = VERBS.add("mk-power", "power {card}")
SIDEWAYS: Final = VERBS.add("mk-sideways", "sideways {card} {points}")
ACTIVATE: Final = VERBS.add("mk-activate", "activate {unit} {ability:number}")
USE_SKILL: Final = VERBS.add("mk-use-skill", "use {skill}")
USE_TACTIC: Final = VERBS.add("mk-use-tactic", "use-tactic")
ATTACH: Final = VERBS.add("mk-attach", "attach {card} to {unit}")
USE_BANNER: Final = VERBS.add("mk-use-banner", "banner {unit}")
CRYSTAL: Final = VERBS.add("mk-crystal", "crystal {mana}")
HEAL_HAND: Final = VERBS.add("mk-heal-hand", "heal")
HEAL_UNIT: Final = VERBS.add("mk-heal-unit", "heal {unit}")
CONVERT: Final = VERBS.add("mk-convert", "convert {conversion}")
READY_UNIT: Final = VERBS.add("mk-ready-unit", "ready {unit}")
LEARN: Final = VERBS.add("mk-learn", "learn {card}")

# -- a turn --
MOVE: Final = VERBS.add("mk-move", "move {space}")
GO: Final = VERBS.add("mk-go", "go {space}")
EXPLORE: Final = VERBS.add("mk-explore", "explore {slot}")
TRAVEL: Final = VERBS.add("mk-travel", "travel {space}")
INTERACT_HERE: Final = VERBS.add("mk-interact", "interact")
ENTER: Final = VERBS.add("mk-enter", "enter")
ALTAR: Final = VERBS.add("mk-altar", "altar")
CHALLENGE: Final = VERBS.add("mk-challenge", "challenge {space}")
BURN: Final = VERBS.add("mk-burn", "burn")
ATTACK_HERO: Final = VERBS.add("mk-attack-hero", "attack {seat}")
INCANT: Final = VERBS.add("mk-incant", "incant")
WAKE: Final = VERBS.add("mk-wake", "wake")
ASSAULT_TOGETHER: Final = VERBS.add("mk-assault-together", "assault-together {space}")
REST: Final = VERBS.add("mk-rest", "rest {card}")
RECOVER: Final = VERBS.add("mk-recover", "recover")
ANNOUNCE: Final = VERBS.add("mk-announce", "announce")
BEGIN: Final = VERBS.add("mk-begin", "begin")
PLUNDER: Final = VERBS.add("mk-plunder", "plunder")
CONCEDE: Final = VERBS.add("mk-concede", "concede")
END: Final = VERBS.add("mk-end", "end")

# -- talking to the locals --
RECRUIT: Final = VERBS.add("mk-recruit", "recruit {unit_card}")
BUY_HEALING: Final = VERBS.add("mk-buy-healing", "buy-healing")
BUY: Final = VERBS.add("mk-buy", "buy {card}")
BUY_UNSEEN: Final = VERBS.add("mk-buy-unseen", "buy-unseen")
BUY_ARTIFACT: Final = VERBS.add("mk-buy-artifact", "buy-artifact")
BUY_ELITE: Final = VERBS.add("mk-buy-elite", "buy-elite")
LEAVE: Final = VERBS.add("mk-leave", "leave")

# -- fighting --
TARGET: Final = VERBS.add("mk-target", "target {foe}")
STRIKE: Final = VERBS.add("mk-strike", "strike")
GUARD: Final = VERBS.add("mk-guard", "guard {foe}")
BLOCK: Final = VERBS.add("mk-block", "block")
NEXT: Final = VERBS.add("mk-next", "next")
SUFFER: Final = VERBS.add("mk-suffer", "suffer {foe}")
DAMAGE_UNIT: Final = VERBS.add("mk-damage-unit", "damage {unit}")
DAMAGE_HERO: Final = VERBS.add("mk-damage-hero", "damage-hero")
FULL: Final = VERBS.add("mk-full", "full")
PARTIAL: Final = VERBS.add("mk-partial", "partial")
PASS: Final = VERBS.add("mk-pass", "pass")
WOUND_UNIT: Final = VERBS.add("mk-wound-unit", "wound {unit}")
WOUND_HERO: Final = VERBS.add("mk-wound-hero", "wound-hero")
STEAL: Final = VERBS.add("mk-steal", "steal {card}")
PUSH: Final = VERBS.add("mk-push", "push {space}")
INVITE: Final = VERBS.add("mk-invite", "invite {seat} {number}")
ACCEPT: Final = VERBS.add("mk-accept", "accept")
DECLINE: Final = VERBS.add("mk-decline", "decline")

# -- before the first round --
BID: Final = VERBS.add("mk-bid", "bid {number}")

# -- enemies with several attacks, and cumbersome ones --
GUARD_BLOW: Final = VERBS.add("mk-guard-blow", "guard {foe} {blow}")
SUFFER_BLOW: Final = VERBS.add("mk-suffer-blow", "suffer {foe} {blow}")
SLOW: Final = VERBS.add("mk-slow", "slow {foe} by {number}")
SLOW_BLOW: Final = VERBS.add("mk-slow-blow", "slow {foe} {blow} by {number}")
BLOW: Final = VERBS.add("mk-blow", "blow {blow}")
# -- tokens that one keeps --
TOKEN: Final = VERBS.add("mk-token", "token {enemy}")
# -- in a maze --
PATH: Final = VERBS.add("mk-path", "path {number}")
TURN_BACK: Final = VERBS.add("mk-turn-back", "turn-back")
# -- leaving something, where "stop" would not say what is left --
GIVE_UP: Final = VERBS.add("mk-give-up", "give-up")
CALL_OFF: Final = VERBS.add("mk-call-off", "call-off")
LET_GO: Final = VERBS.add("mk-let-go", "let-go")


def well_formed(action: int) -> bool:
    """Is this int an action at all: a known kind, with no more than its arguments, each within its range?"""
    if action <= 0:
        return False
    verb = VERBS.by_kind[kind_of(action)]
    if verb is None or action >> (8 + 12 * len(verb.args)):
        return False
    return all(arg_of(action, i) < LIMITS[kind] for i, kind in enumerate(verb.args))


# How many values each kind of argument has.
LIMITS: Final[dict[str, int]] = {
    "number": 1000,
    "mana": 6,
    "card": 0,  # of these, `content.box` knows the number
    "unit": 16,
    "foe": 24,
    "blow": 4,  # one of several attacks of an enemy
    "space": 26 * 7,
    "skill": 0,
    "unit_card": 0,
    "enemy": 0,
    "hero": 7,
    "seat": 5,
    "tactic": 0,
    "way": 40,
    "points": 4,
    "conversion": 10,
    "slot": 4096,
}
