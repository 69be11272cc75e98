"""The game in words: names, labels of actions, totals, and the notation of arguments."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import foes, verbs
from hexfarer.games.mage_knight.board import LETTERS, slot, slot_a, slot_b, space_name
from hexfarer.games.mage_knight.combat import PENDING, Combat
from hexfarer.games.mage_knight.components import DEEDS, SKILLS, TACTICS, UNITS
from hexfarer.games.mage_knight.content.box import fill
from hexfarer.games.mage_knight.content.enemies import ENEMIES, pile_of
from hexfarer.games.mage_knight.content.ruins import RUIN_IDS
from hexfarer.games.mage_knight.content.tiles import TILE_IDS
from hexfarer.games.mage_knight.effects.base import Ask, ChooseWay
from hexfarer.games.mage_knight.effects.chaos import Chaos
from hexfarer.games.mage_knight.effects.hirelings import MoreAbilities
from hexfarer.games.mage_knight.effects.relics import TwoOf
from hexfarer.games.mage_knight.effects.rivals import SpendUnit
from hexfarer.games.mage_knight.effects.troops import Lent
from hexfarer.games.mage_knight.flow.battle import EndPhase
from hexfarer.games.mage_knight.flow.cards import CONVERSIONS
from hexfarer.games.mage_knight.flow.damage import Suffer
from hexfarer.games.mage_knight.flow.duels import Aim, Assail, Assign, Parry, RetortUnit
from hexfarer.games.mage_knight.flow.endturn import END_DISCARD, wanted_cards
from hexfarer.games.mage_knight.flow.recruiting import Disband
from hexfarer.games.mage_knight.flow.rewards import REWARDS, NextReward
from hexfarer.games.mage_knight.hints import rising
from hexfarer.games.mage_knight.mana import PLACES
from hexfarer.games.mage_knight.middle import place_of
from hexfarer.games.mage_knight.moves import explore_cost
from hexfarer.games.mage_knight.player import EXTRA_TURN, TIME_BENDS
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import (
    ATTACK_PHASE,
    ATTACKS,
    BEFORE,
    BLOCK_PHASE,
    COLOURS,
    DOWN,
    ELEMENTS,
    FLIPPED,
    GLADE,
    HEROES,
    INTERACT,
    NONE,
    OFFERS,
    PILES,
    POINTS,
    RANGED_PHASE,
    REPRINT,
    ROLLS,
    SITES,
    TERRAINS,
    WOUND,
)
from hexfarer.kernel.action import a_of, arg_of, kind_of
from hexfarer.kernel.decision import Label, Total
from hexfarer.kernel.phrase import Phrase, Problem, unknown

fill()
# Questions whose answers 1 and 2 have words of their own.
TWO_WAYS: Final[list[str]] = ["claim-pays", "meditate", "sparing-power", "bond", "coerce", "glade", "banner"]
DECK_IDS: Final[list[str]] = [deed.id for deed in DEEDS]
UNIT_IDS: Final[list[str]] = [unit.id for unit in UNITS]
SKILL_IDS: Final[list[str]] = [skill.id for skill in SKILLS]
TACTIC_IDS: Final[list[str]] = [tactic.id for tactic in TACTICS]
ENEMY_IDS: Final[list[str]] = [enemy.id for enemy in ENEMIES]
WAY_IDS: Final[list[str]] = [f"{place}-{colour}" if colour else "" for place in PLACES for colour in [*COLOURS, "", ""]]


# -- names --


def seat_name(s: MageKnight, seat: int) -> Phrase:
    if seat >= s.seats:
        return Phrase("mk-hero-dummy")
    hero = s.players[seat].hero
    return Phrase("mk-hero-" + HEROES[hero]) if hero != NONE else Phrase("mk-player", {"number": seat + 1})


def site_name(s: MageKnight, space: int) -> Phrase:
    """What is on a space, or its terrain."""
    site = s.sites[space]
    city = s.city_at(space)
    if city is not None:
        return Phrase("mk-city-" + COLOURS[city.colours.bit_length() - 1])
    if site == 0:
        return Phrase("mk-terrain-" + TERRAINS[s.board.terrain[space]])
    if site == 3 and s.shields[space]:
        return Phrase("mk-site-burned_monastery")
    return Phrase("mk-site-" + SITES[site])


def space_phrase(s: MageKnight, space: int) -> Phrase:
    if space >= len(s.sites):
        return Phrase("mk-space-unknown", {"space": plain_space(space)})
    return Phrase("mk-space", {"space": space_name(space), "what": site_name(s, space)})


def plain_space(space: int) -> str:
    return space_name(space) if space // 7 < len(LETTERS) else str(space)


def enemy_name(token: int) -> Phrase:
    return Phrase("mk-enemy-" + ENEMY_IDS[token & (DOWN - 1)])


def foe_phrase(s: MageKnight, foe: int) -> Phrase:
    if s.combat is None or foe >= len(s.combat.foes):
        return Phrase("mk-foe-unknown", {"number": foe + 1})
    return Phrase("mk-foe", {"number": foe + 1, "enemy": enemy_name(s.combat.foes[foe].token)})


def unit_phrase(s: MageKnight, unit: int, viewer: int) -> Phrase:
    seat = owner_of_units(s, viewer)
    if 0 <= seat < s.seats and unit < len(s.players[seat].units):
        return Phrase("mk-unit-" + UNIT_IDS[s.players[seat].units[unit].card])
    return Phrase("mk-unit-unknown", {"number": unit + 1})


def owner_of_units(s: MageKnight, viewer: int) -> int:
    """Whose units the question is about: mostly the own ones, sometimes those of an opponent."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Ask):
        if isinstance(top.choosing, SpendUnit):
            return top.memo
        if isinstance(top.choosing, Aim | RetortUnit) and s.duel is not None:
            return s.duel.aggressor if top.seat == s.duel.defender else s.duel.defender
    if isinstance(top, Assign) and s.duel is not None:
        return s.duel.blocker()
    return viewer


def way_phrase(way: int) -> Phrase:
    place, colour = way >> 3, way & 7
    if place >= len(PLACES) or colour >= len(COLOURS):
        return Phrase("mk-way-unknown")
    return Phrase("mk-way-" + PLACES[place], {"mana": Phrase("mk-mana-" + COLOURS[colour])})


def name(s: MageKnight, kind: str, value: int, viewer: int) -> object:
    """What an argument of a verb, reason or event is called."""
    if kind in ("number", "level"):
        return value
    if kind == "blow":
        return value + 1
    if kind == "seat":
        return seat_name(s, value)
    if kind == "player":  # before heroes are chosen, and afterwards in the log
        return Phrase("mk-player", {"number": value + 1})
    if kind == "card":
        return Phrase("mk-card-" + DECK_IDS[value])
    if kind == "unit_card":
        return Phrase("mk-unit-" + UNIT_IDS[value])
    if kind == "mana":
        return Phrase("mk-mana-" + COLOURS[value])
    if kind == "space":
        return space_phrase(s, value)
    if kind == "site":
        return site_name(s, value)
    if kind == "enemy":
        return enemy_name(value)
    if kind == "foe":
        return foe_phrase(s, value)
    if kind == "unit":
        return unit_phrase(s, value, viewer)
    if kind == "skill":
        return Phrase("mk-skill-" + SKILL_IDS[value])
    if kind == "tactic":
        return Phrase("mk-tactic-" + TACTIC_IDS[value])
    if kind == "hero":
        return Phrase("mk-hero-" + HEROES[value])
    if kind == "way":
        return way_phrase(value)
    if kind == "points":
        return Phrase("mk-points-" + POINTS[value])
    if kind == "conversion":
        return Phrase("mk-conversion-" + CONVERSIONS[value])
    if kind == "slot":
        return f"{slot_a(value)},{slot_b(value)}"
    if kind == "element":
        return Phrase("mk-element-" + ELEMENTS[value])
    if kind == "attack":
        return Phrase("mk-attack-" + ATTACKS[value])
    if kind == "roll":
        return Phrase("mk-roll-" + ROLLS[value])
    if kind == "offer":
        return Phrase("mk-offer-" + OFFERS[value])
    if kind == "tile":
        back, _, number = TILE_IDS[value].partition("_")
        return Phrase("mk-tile-" + back, {"number": number})
    if kind == "spied":  # an enemy that one seat has looked at; the others know its back
        token = value >> 4
        return enemy_name(token) if value & 15 == viewer else Phrase("mk-pile-" + PILES[pile_of(token)])
    if kind == "ruin":
        return Phrase("mk-ruin-" + RUIN_IDS[value].replace("_", "-"))
    assert kind == "city", kind
    return Phrase("mk-city-" + COLOURS[value])


_DRAWN: Final[dict[str, list[str]]] = {
    "card": DECK_IDS,
    "unit_card": UNIT_IDS,
    "mana": COLOURS,
    "skill": SKILL_IDS,
    "enemy": ENEMY_IDS,
    "tactic": TACTIC_IDS,
    "hero": HEROES,
    "tile": TILE_IDS,
    "city": COLOURS,
}


def drawn(s: MageKnight, kind: str, value: int, viewer: int) -> list[str]:
    """What an argument of an event looks like: `enemy:orc_summoners`, `space:B3` with its site, `level:3`."""
    if kind == "spied":  # the others know its back
        token = value >> 4
        return drawn(s, "enemy", token, viewer) if value & 15 == viewer else ["pile:" + PILES[pile_of(token)]]
    if kind == "enemy":
        value &= DOWN - 1
    if kind in _DRAWN:
        return [f"{'unit' if kind == 'unit_card' else kind}:{_DRAWN[kind][value]}"]
    if kind == "space":
        if value >= len(s.sites):
            return []
        site = ["site:" + SITES[s.sites[value]]] if s.sites[value] else []
        return ["space:" + space_name(value), *site]
    if kind == "ruin":
        return ["ruin:" + RUIN_IDS[value]]
    return [f"{kind}:{value}"] if kind in ("seat", "level") else []


# -- labels --

_RULES: Final[dict[int, str]] = {
    verbs.PAY: "MK-MANA-10",
    verbs.PLAY: "MK-CARD-02",
    verbs.POWER: "MK-CARD-03",
    verbs.SIDEWAYS: "MK-CARD-08",
    verbs.ACTIVATE: "MK-UNIT-06",
    verbs.USE_SKILL: "MK-SKILL-03",
    verbs.USE_TACTIC: "MK-TACTIC-04",
    verbs.ATTACH: "MK-BANNER-01",
    verbs.USE_BANNER: "MK-BANNER-02",
    verbs.CRYSTAL: "MK-MANA-04",
    verbs.HEAL_HAND: "MK-HEAL-02",
    verbs.HEAL_UNIT: "MK-HEAL-03",
    verbs.READY_UNIT: "MK-UNIT-09",
    verbs.MOVE: "MK-MOVE-03",
    verbs.GO: "MK-MOVE-02",
    verbs.EXPLORE: "MK-EXPLORE-01",
    verbs.TRAVEL: "MK-SCN-DUNG-08",
    verbs.INTERACT_HERE: "MK-INTERACT-01",
    verbs.ENTER: "MK-COMBAT-05",
    verbs.ALTAR: "MK-SITE-RUINS-02",
    verbs.CHALLENGE: "MK-RAMPAGE-04",
    verbs.BURN: "MK-COMBAT-04",
    verbs.ATTACK_HERO: "MK-PVP-01",
    verbs.INCANT: "MK-SCN-DRUI-03",
    verbs.WAKE: "MK-SCN-DRUI-02",
    verbs.ASSAULT_TOGETHER: "MK-COOP-ASSAULT-02",
    verbs.REST: "MK-REST-02",
    verbs.RECOVER: "MK-REST-03",
    verbs.ANNOUNCE: "MK-TURN-09",
    verbs.PLUNDER: "MK-SITE-VILLAGE-02",
    verbs.END: "MK-TURN-26",
    verbs.RECRUIT: "MK-INTERACT-08",
    verbs.BUY_HEALING: "MK-INTERACT-10",
    verbs.BUY_UNSEEN: "MK-INTERACT-15",
    verbs.BUY_ARTIFACT: "MK-INTERACT-13",
    verbs.BUY_ELITE: "MK-INTERACT-14",
    verbs.TARGET: "MK-COMBAT-RANGED-01",
    verbs.STRIKE: "MK-COMBAT-RANGED-08",
    verbs.GUARD: "MK-COMBAT-BLOCK-02",
    verbs.BLOCK: "MK-COMBAT-BLOCK-05",
    verbs.NEXT: "MK-COMBAT-07",
    verbs.SUFFER: "MK-COMBAT-DAMAGE-01",
    verbs.DAMAGE_UNIT: "MK-COMBAT-DAMAGE-04",
    verbs.DAMAGE_HERO: "MK-COMBAT-DAMAGE-09",
    verbs.GUARD_BLOW: "MK-ENEMY-MULTI-01",
    verbs.SUFFER_BLOW: "MK-ENEMY-MULTI-01",
    verbs.SLOW: "MK-ENEMY-CUMBERSOME-01",
    verbs.SLOW_BLOW: "MK-ENEMY-CUMBERSOME-01",
    verbs.STEAL: "MK-PVP-27",
    verbs.PUSH: "MK-PVP-29",
    verbs.TACTIC: "MK-TACTIC-01",
    verbs.PATH: "MK-SITE-MAZE-01",
    verbs.TURN_BACK: "MK-SITE-MAZE-01",
    verbs.GIVE_UP: "MK-REWARD-12",
    verbs.CALL_OFF: "MK-UNIT-05",
    verbs.LET_GO: "MK-INTERACT-17",
}


def thing_of(s: MageKnight, kind: str, value: int) -> str:
    """The id of the thing that an argument means; "" if it is none."""
    if kind == "card":
        return "card:" + DECK_IDS[value]
    if kind == "unit_card":
        return "offer:" + UNIT_IDS[value]
    if kind == "unit":
        return f"unit:{value + 1}"
    if kind == "foe":
        return f"foe:{value + 1}"
    if kind == "space" and value < len(s.sites):
        return "space:" + space_name(value)
    if kind == "skill":
        return "skill:" + SKILL_IDS[value]
    if kind == "tactic":
        return "tactic:" + TACTIC_IDS[value]
    if kind == "seat":
        return f"seat:{value}"
    if kind == "slot":
        return "slot:" + write(s, kind, value)
    return ""


# Answers that are given where the hero stands.
_HERE: Final = (
    verbs.INTERACT_HERE,
    verbs.ENTER,
    verbs.ALTAR,
    verbs.BURN,
    verbs.PLUNDER,
    verbs.INCANT,
    verbs.WAKE,
    verbs.PATH,
    verbs.TURN_BACK,
)
_BLOWS: Final = (verbs.GUARD_BLOW, verbs.SUFFER_BLOW, verbs.SLOW_BLOW)


def parts_of(s: MageKnight, action: int) -> list[str]:
    """What else an answer touches: mana, one of several attacks, the own hero, the space where it stands."""
    kind, a, seat = kind_of(action), a_of(action), s.to_act()
    if kind == verbs.PAY and a >> 3 < len(PLACES) and a & 7 < len(COLOURS):
        place = PLACES[a >> 3]
        return [f"{'token' if place == 'endless' else place}:{COLOURS[a & 7]}"]
    if kind in (verbs.CRYSTAL, verbs.DIE) and a < len(COLOURS):
        return [f"{'crystal' if kind == verbs.CRYSTAL else 'die'}:{COLOURS[a]}"]
    if kind in _BLOWS:
        return [f"blow:{a + 1}/{arg_of(action, 1) + 1}"]
    if kind == verbs.HEAL_HAND:
        return ["card:wound"]
    if seat < 0:
        return []
    player = s.players[seat]
    if kind == verbs.USE_TACTIC and player.tactic != NONE:
        return ["tactic:" + TACTIC_IDS[player.tactic]]
    if kind in (verbs.DAMAGE_HERO, verbs.WOUND_HERO):
        return [f"seat:{seat}"]
    if kind in _HERE and player.place != NONE:
        return ["space:" + space_name(player.place)]
    return []


def label(s: MageKnight, action: int) -> Label:
    verb = verbs.VERBS.of(action)
    viewer = s.to_act()
    args: dict[str, object] = {}
    things: list[str] = []
    for i, (arg_name, kind) in enumerate(zip(verb.names, verb.args, strict=True)):
        value = arg_of(action, i)
        if value >= verbs.LIMITS[kind]:  # nothing that could be meant
            args[arg_name] = write(s, kind, value)
            continue
        args[arg_name] = name(s, kind, value, viewer)
        thing = thing_of(s, kind, value)
        if thing:
            things.append(thing)
    things += parts_of(s, action)
    rule = _RULES.get(verb.kind, "MK-CARD-02")
    words = spelled_out(s, action)
    if words is not None:
        return Label(words, things, verb.key, rule)
    return Label(Phrase("do-" + verb.key, args), things, verb.key, rule)


def spelled_out(s: MageKnight, action: int) -> Phrase | None:
    """What a bare number means here: an effect, an ability, a reward."""
    kind, a = kind_of(action), a_of(action)
    top = s.stack[-1] if s.stack else None
    if kind == verbs.ACTIVATE:
        unit, ability = a, arg_of(action, 1) - 1
        seat = s.to_act()
        if 0 <= seat < s.seats and unit < len(s.players[seat].units):
            card = s.players[seat].units[unit].card
            if 0 <= ability < len(UNITS[card].abilities):
                effect = UNITS[card].abilities[ability][1]
                return Phrase(
                    "do-mk-activate-for", {"unit": Phrase("mk-unit-" + UNIT_IDS[card]), "effect": effect.text()}
                )
        return None
    if kind in (verbs.TARGET, verbs.GUARD, verbs.GUARD_BLOW) and is_taken(s, action):
        return Phrase("do-mk-untarget" if kind == verbs.TARGET else "do-mk-unguard", {"foe": foe_phrase(s, a)})
    if kind in (verbs.GUARD_BLOW, verbs.SUFFER_BLOW, verbs.BLOW):
        return blow_spelled_out(s, action)
    if kind == verbs.UNIT and isinstance(top, Ask) and isinstance(top.choosing, Disband):
        return Phrase("do-mk-disband", {"unit": unit_phrase(s, a, top.seat)})
    if isinstance(top, Ask) and isinstance(top.choosing, EndPhase) and kind in (verbs.YES, verbs.STOP):
        return Phrase("do-mk-end-anyway" if kind == verbs.YES else "do-mk-go-back")
    if kind == verbs.USE_SKILL:
        return returning(s, a) or skill_words(s, a)
    if kind in (verbs.END, verbs.EXPLORE):
        return turn_words(s, kind, a)
    if kind in (verbs.NEXT, verbs.PASS, verbs.SUFFER, verbs.DAMAGE_HERO):
        return fight_words(s, kind, a)
    if kind != verbs.CHOOSE:
        return None
    if isinstance(top, ChooseWay) and 1 <= a <= len(top.ways):
        return Phrase("do-mk-way", {"effect": top.ways[a - 1].text()})
    if isinstance(top, Ask):
        if isinstance(top.choosing, Lent) and 1 <= a <= len(UNITS[top.memo].abilities):
            return Phrase("do-mk-way", {"effect": UNITS[top.memo].abilities[a - 1][1].text()})
        if isinstance(top.choosing, MoreAbilities) and top.seat < s.seats:
            abilities = UNITS[s.players[top.seat].units[top.by].card].abilities
            if 1 <= a <= len(abilities):
                return Phrase("do-mk-way", {"effect": abilities[a - 1][1].text()})
        if isinstance(top.choosing, TwoOf) and 1 <= a <= len(top.choosing.ways):
            return Phrase("do-mk-way", {"effect": top.choosing.ways[a - 1].text()})
        if isinstance(top.choosing, NextReward) and 1 <= a < len(REWARDS):
            return Phrase("do-mk-reward", {"reward": Phrase("mk-reward-" + REWARDS[a])})
        if top.choosing.question in TWO_WAYS and a in (1, 2):
            return Phrase(f"do-mk-{top.choosing.question}-{a}")
    return None


def turn_words(s: MageKnight, kind: int, a: int) -> Phrase | None:
    """A tile with its price; the end of a turn with the cards that stay and come, unless something may change that."""
    seat = s.to_act()
    if not 0 <= seat < s.seats:
        return None
    player = s.players[seat]
    if kind == verbs.EXPLORE:
        return Phrase("do-mk-explore-for", {"slot": name(s, "slot", a, seat), "n": explore_cost(player)})
    levels = rising(player)
    if levels:  # every second level brings a skill and an advanced action
        choice = levels > 1 or (player.level + 1) % 2 == 0
        return Phrase("do-mk-end-rewards") if choice else Phrase("do-mk-end-level", {"level": player.level + 1})
    if player.has(EXTRA_TURN | TIME_BENDS) or player.place == NONE:
        return None
    if s.sites[player.place] == GLADE and WOUND in player.hand:  # it may take one
        return None
    if player.hand and not END_DISCARD.may_stop(s, seat, 0, 0):
        return Phrase("do-mk-end-discard")
    draws = min(wanted_cards(s, seat), len(player.deck))
    return Phrase("do-mk-end-keep", {"keep": len(player.hand), "draw": draws})


def fight_words(s: MageKnight, kind: int, a: int) -> Phrase | None:
    """What follows if one does nothing more in a phase of a combat, and how many wounds that is."""
    top, combat, seat = s.stack[-1] if s.stack else None, s.combat, s.to_act()
    if not 0 <= seat < s.seats:
        return None
    armor = s.players[seat].armor()
    if kind == verbs.PASS:
        return Phrase("do-mk-pass-attack") if isinstance(top, Assail) else None
    if kind == verbs.DAMAGE_HERO:
        if not isinstance(top, Suffer):
            return None
        return Phrase("do-mk-damage-hero-for", {"n": -(-top.left // armor)})
    if kind == verbs.NEXT and isinstance(top, Parry):
        return Phrase("do-mk-stop-blocking")
    if combat is None or combat.seat != seat:
        return None
    if kind == verbs.SUFFER:
        if a >= len(combat.foes) or len(combat.foes[a].fates) != 1:
            return None
        n = -(-foes.damage(combat.foes[a]) // armor)
        return Phrase("do-mk-suffer-for", {"foe": foe_phrase(s, a), "n": n})
    if s.moment == RANGED_PHASE:
        return Phrase("do-mk-next-ranged")
    if s.moment == BLOCK_PHASE:
        fit = len([unit for unit in s.players[seat].units if not unit.wounds]) if combat.units_allowed else 0
        return Phrase("do-mk-next-block", {"wounds": open_wounds(combat, armor), "units": fit})
    if s.moment == ATTACK_PHASE:
        return Phrase("do-mk-next-attack", {"n": len([foe for foe in combat.foes if not foe.defeated])})
    return None


def open_wounds(combat: Combat, armor: int) -> int:
    """The wounds of a hero who takes all damage that is not blocked yet."""
    total = 0
    for foe in combat.foes:
        for blow, fate in enumerate(foe.fates):
            if fate == PENDING and not foe.defeated and not foe.blocked and not foe.stopped:
                total += -(-foes.damage(foe, blow) // armor)
    return total


def is_taken(s: MageKnight, action: int) -> bool:
    """Is the enemy a target already, or its attack the one to block, so that the answer takes it back?"""
    combat, i = s.combat, a_of(action)
    if combat is None or i >= len(combat.foes):
        return False
    if kind_of(action) == verbs.TARGET:
        return combat.targets >> i & 1 == 1
    blow = arg_of(action, 1) if kind_of(action) == verbs.GUARD_BLOW else 0
    return combat.blocking == i and combat.blow == blow


def returning(s: MageKnight, skill: int) -> Phrase | None:
    """A cooperative skill that lies in the centre is returned to its owner."""
    if skill >= len(SKILLS) or place_of(s, skill) == NONE:
        return None
    gives = SKILLS[skill].gives
    if gives is None:
        return None
    return Phrase("do-mk-return-skill", {"skill": Phrase("mk-skill-" + SKILL_IDS[skill]), "effect": gives.text()})


def blow_spelled_out(s: MageKnight, action: int) -> Phrase | None:
    """Which of several attacks it is, with its value and element."""
    kind = kind_of(action)
    top = s.stack[-1] if s.stack else None
    i, blow = a_of(action), arg_of(action, 1)
    if kind == verbs.BLOW:
        if not isinstance(top, Ask):
            return None
        i, blow = top.memo, a_of(action)
    if s.combat is None or i >= len(s.combat.foes) or blow >= len(s.combat.foes[i].fates):
        return None
    foe = s.combat.foes[i]
    args: dict[str, object] = {
        "foe": foe_phrase(s, i),
        "blow": blow + 1,
        "attack": foes.attack(foe, blow),
        "element": Phrase("mk-element-" + ELEMENTS[foes.element(foe, blow)]),
    }
    if kind == verbs.GUARD_BLOW:
        return Phrase("do-mk-guard-this-blow", args)
    if kind == verbs.SUFFER_BLOW:
        args["damage"] = foes.damage(foe, blow)
        return Phrase("do-mk-suffer-this-blow", args)
    return Phrase("do-mk-this-blow", args)


def skill_words(s: MageKnight, skill: int) -> Phrase | None:
    """Turning a token up again, or the step of a wheel."""
    seat = s.to_act()
    if not 0 <= seat < s.seats or skill not in s.players[seat].skills:
        return None
    player = s.players[seat]
    named = Phrase("mk-skill-" + SKILL_IDS[skill])
    if SKILLS[skill].back and player.skill_state[player.skills.index(skill)] == FLIPPED:
        return Phrase("do-mk-skill-up", {"skill": named})
    effect = SKILLS[skill].effect
    if isinstance(effect, Chaos):
        if s.moment == BEFORE:
            return Phrase("do-mk-wheel-on", {"skill": named})
        return Phrase("do-mk-skill-for", {"skill": named, "effect": effect.following(player).text()})
    return None


def totals(s: MageKnight, seat: int) -> list[Total]:
    """Fame, and the points that matter now; in combat what the attack or block under way is worth."""
    player = s.players[seat]
    found = [Total(Phrase("mk-total-fame"), player.fame)]
    if player.move:
        found.append(Total(Phrase("mk-total-move"), player.move))
    if s.moment == INTERACT or player.influence:
        found.append(Total(Phrase("mk-total-influence"), player.influence))
    if player.heal:
        found.append(Total(Phrase("mk-total-heal"), player.heal))
    combat = s.combat
    if combat is not None and combat.seat == seat:
        if s.moment in (RANGED_PHASE, ATTACK_PHASE) and combat.targets:
            found.append(Total(Phrase("mk-total-attack"), foes.attack_total(s, combat), foes.armor_total(s, combat)))
        elif s.moment == BLOCK_PHASE and combat.blocking != NONE:
            foe = combat.foes[combat.blocking]
            have = foes.block_total(s.block, foes.element(foe, combat.blow))
            need = foes.need_to_block(foe, combat.shields, combat.blow)
            found.append(Total(Phrase("mk-total-block"), have, need))
    return found


# -- notation --

_LISTS: Final[dict[str, list[str]]] = {
    "card": DECK_IDS,
    "unit_card": UNIT_IDS,
    "mana": COLOURS,
    "skill": SKILL_IDS,
    "enemy": ENEMY_IDS,
    "tactic": TACTIC_IDS,
    "hero": HEROES,
    "points": POINTS,
    "conversion": CONVERSIONS,
    "way": WAY_IDS,
}


def write(s: MageKnight, kind: str, value: int) -> str:
    known = _LISTS.get(kind)
    if known is not None:
        return known[value] if value < len(known) and known[value] else f"#{value}"
    if kind == "space":
        return plain_space(value)
    if kind in ("unit", "foe", "blow", "seat"):
        return str(value + 1)
    if kind == "slot":
        return f"{slot_a(value)},{slot_b(value)}"
    return str(value)


def read(s: MageKnight, kind: str, word: str) -> int:
    known = _LISTS.get(kind)
    if known is not None:
        if word in known and word:
            reprint = word + REPRINT
            return known.index(reprint if s.plan.ultimate() and reprint in known else word)
        if word[:1] == "#" and word[1:].isdecimal() and int(word[1:]) < 4096:
            return int(word[1:])
        raise unknown(kind.replace("_", "-"), word, [name for name in known if name])
    if kind == "space":
        return read_space(word)
    if kind == "slot":
        return read_slot(word)
    if not word.isdecimal() or int(word) > 999:
        raise Problem("problem-not-a-number", {"given": word})
    number = int(word)
    if kind in ("unit", "foe", "blow", "seat"):
        if number == 0:
            raise Problem("problem-mk-from-one", {"given": word})
        return number - 1
    return number


def read_space(word: str) -> int:
    """A space: the letter of its tile and its position, `B3`."""
    if len(word) == 2 and word[0].upper() in LETTERS and word[1] in "0123456":
        return LETTERS.index(word[0].upper()) * 7 + int(word[1])
    raise Problem("problem-mk-space", {"given": word})


def read_slot(word: str) -> int:
    """A tile position: `1,2` or `2,-1`."""
    parts = word.split(",")
    if len(parts) == 2 and all(part.removeprefix("-").isdecimal() and len(part) <= 3 for part in parts):
        a, b = int(parts[0]), int(parts[1])
        if -32 <= a < 32 and -32 <= b < 32 and f"{a},{b}" == word:
            return slot(a, b)
    raise Problem("problem-mk-slot", {"given": word})
