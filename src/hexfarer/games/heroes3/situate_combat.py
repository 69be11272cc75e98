"""Situations: a combat under way, from the `combat` part of a `given` block."""

from __future__ import annotations

from typing import Any, Final

from hexfarer.games.heroes3.battle import (
    ATTACKER,
    BACK_ROW,
    CAUSES,
    COLUMNS,
    DEFENDER,
    EVERY,
    FRONT_ROW,
    GATE,
    GUARDS,
    MIDDLE,
    TOWER,
    TOWER_AT,
    WALL,
    Battle,
    Fighter,
    Lying,
    row_of,
)
from hexfarer.games.heroes3.battle import HERO as HERO_COMBAT
from hexfarer.games.heroes3.components import CARD_IDS, COMBAT_LONG
from hexfarer.games.heroes3.content.tiles import FIELDS
from hexfarer.games.heroes3.content.units import UNITS, face_of, is_neutral
from hexfarer.games.heroes3.dump import FIGHTER_FLAGS, FIGHTER_NUMBERS
from hexfarer.games.heroes3.flow import combat as course
from hexfarer.games.heroes3.flow.combat import Combat, activate
from hexfarer.games.heroes3.flow.visiting import controller_of_guards
from hexfarer.games.heroes3.player import HEROES_OF_SEAT, MAIN, Player
from hexfarer.games.heroes3.reading import field_of, seat_of, space_of, unit_of
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import AZURE, EMPTY, NONE, RANGED
from hexfarer.games.heroes3.view import ARMIES, LASTS, TOWER_ID
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.reading import anything, flag, flags, index_in, items, mapping, number, numbers

COMBAT_KEYS: Final[list[str]] = [
    "attacker",
    "defender",
    "against",
    "cause",
    "field",
    "seats",
    "heroes",
    "cards",
    "controllers",
    "difficulty",
    "round",
    "idle_rounds",
    "limited",
    "spells",
    "spell_limits",
    "archery",
    "no_flight",
    "saved",
    "walls",
    "lying",
    "step",
    "active",
    "acting",
    "dice",
]
LYING_KEYS: Final[list[str]] = ["card", "army", "on", "lasts", "returns"]
FIGHTER_KEYS: Final[list[str]] = ["unit", "side", "at", "damage", "start", *FIGHTER_FLAGS, *FIGHTER_NUMBERS]
STEPS: Final[dict[str, int]] = {
    "declared": course.DECLARED,
    "deploy": course.DEPLOY_A,
    "deploy_defender": course.DEPLOY_D,
    "siege": course.SIEGE,
    "start": course.START,
    "start_cards": course.START_CARDS,
    "round": course.ROUND_START,
    "select": course.SELECT,
    "round_end": course.ROUND_END,
}


def lay_combat(s: Heroes3, seat: int, facts: dict[str, Any], seats: dict[str, Any]) -> None:
    """A combat with these armies; with none, one that has just been declared."""
    battle = declared(s, seat, facts)
    s.battle = battle
    for side, army in enumerate(ARMIES):
        for value in items(facts.get(army, []), "combat." + army):
            battle.fighters.append(lay_fighter(battle, side, value, "combat." + army))
    lay_walls(battle, facts.get("walls", {}))
    for value in items(facts.get("lying", []), "combat.lying"):
        battle.lying.append(lay_lying(s, battle, value))
    for side in (ATTACKER, DEFENDER):
        lead_out(s, battle, side, seats)
    azure = any(
        fighter.side == DEFENDER and fighter.neutral() and fighter.tier() == AZURE for fighter in battle.fighters
    )
    battle.limited = flag(facts.get("limited", battle.cause == GUARDS and not azure), "combat.limited")
    spaces = [fighter.at for fighter in battle.fighters if fighter.at != NONE]
    if len(set(spaces)) != len(spaces):
        raise Problem("problem-h3-crowded")
    begun = any(True for fighter in battle.fighters if not fighter.is_tower())
    step = STEPS[list(STEPS)[index_in("key", facts.get("step", "select" if begun else "declared"), list(STEPS))]]
    battle.round = number(facts.get("round", 1 if step >= course.SELECT else 0), "combat.round")
    s.push(Combat(battle.seats[ATTACKER], step))
    if "active" in facts:
        activate(s, who(battle, facts["active"]))


def declared(s: Heroes3, seat: int, facts: dict[str, Any]) -> Battle:
    """Who fights whom, where and why."""
    against = seat_of(s, facts.get("against", NONE), "combat.against")
    both = [seat_of(s, one, "combat.seats") for one in items(facts.get("seats", [seat, against]), "combat.seats")]
    if len(both) != 2 or both[ATTACKER] == NONE:
        raise Problem("problem-given-list", {"where": "combat.seats", "given": str(both)})
    default = CAUSES[GUARDS if both[DEFENDER] == NONE else HERO_COMBAT]
    cause = index_in("key", facts.get("cause", default), CAUSES)
    words = items(facts.get("heroes", ["main", "main" if both[DEFENDER] != NONE else ""]), "combat.heroes")
    heroes = [index_in("hero", word, HEROES_OF_SEAT) if word else NONE for word in words]
    player = s.players[both[ATTACKER]]
    field = (
        field_of(s, facts["field"], "combat.field") if "field" in facts else battlefield(s, player, heroes[ATTACKER])
    )
    battle = Battle(both[ATTACKER], heroes[ATTACKER], field, player.came_from[heroes[ATTACKER]], cause)
    player.at[heroes[ATTACKER]] = field
    if both[DEFENDER] != NONE and heroes[DEFENDER] != NONE:
        s.players[both[DEFENDER]].at[heroes[DEFENDER]] = field
    battle.seats, battle.hero = both, heroes
    controller = both[DEFENDER] if both[DEFENDER] != NONE else controller_of_guards(s, both[ATTACKER])
    battle.controllers = numbers(facts.get("controllers", [both[ATTACKER], controller]), "combat.controllers")
    battle.with_cards = flags(facts.get("cards", [hero == MAIN for hero in heroes]), "combat.cards")
    printed = s.board.difficulty[field] or 1 if cause == GUARDS else 0
    battle.difficulty = number(facts.get("difficulty", printed), "combat.difficulty")
    battle.idle_rounds = number(facts.get("idle_rounds", 0), "combat.idle_rounds")
    battle.spells = numbers(facts.get("spells", [0, 0]), "combat.spells")
    battle.limits = numbers(facts.get("spell_limits", [1, 1]), "combat.spell_limits")
    battle.boosted = numbers(facts.get("archery", [0, 0]), "combat.archery")
    battle.no_flight = flags(facts.get("no_flight", [False, False]), "combat.no_flight")
    battle.saved = flags(facts.get("saved", [False, False]), "combat.saved")
    return battle


def battlefield(s: Heroes3, player: Player, hero: int) -> int:
    """Where the attacking hero stands; one that is still in its Town fights on an empty field before it."""
    at = player.at[hero]
    if at != player.home:
        return at
    first = at // FIELDS * FIELDS
    return next((field for field in range(first, first + FIELDS) if s.board.location[field] == EMPTY), at)


def lay_fighter(battle: Battle, side: int, value: object, where: str) -> Fighter:
    """`griffins`, `griffins:pack`, `griffins:pack b2`, or a mapping with everything that lies on the unit."""
    if isinstance(value, str):
        word, _, space = value.partition(" ")
        facts: dict[str, Any] = {"unit": word}
        if space:
            facts["at"] = space
    else:
        facts = mapping(value, where, FIGHTER_KEYS)
    id = str(facts.get("unit", ""))
    if id == TOWER_ID:
        fighter = Fighter(TOWER, side, TOWER_AT)
    else:
        unit = unit_of(f"{id}:{facts['side']}" if "side" in facts and ":" not in id else id)
        if side == DEFENDER and battle.seats[DEFENDER] == NONE and not is_neutral(unit):
            unit = unit_of("neutral_" + id)
        at = space_of(facts["at"], where + ".at") if "at" in facts else free_space(battle, side, unit)
        fighter = Fighter(unit, side, at)
    if "start" in facts:
        fighter.start = space_of(facts["start"], where + ".start")
    fighter.damage = number(facts.get("damage", 0), where + ".damage")
    for key in FIGHTER_FLAGS:
        if key in facts:
            setattr(fighter, key, flag(facts[key], f"{where}.{key}"))
    for key in FIGHTER_NUMBERS:
        if key in facts:
            setattr(fighter, key, number(facts[key], f"{where}.{key}"))
    return fighter


def free_space(battle: Battle, side: int, unit: int) -> int:
    """Ranged units in the back line, the others in the front line, from the left."""
    rows = [FRONT_ROW[side], BACK_ROW[side]]
    if face_of(unit).type == RANGED:
        rows.reverse()
    for row in rows:
        for column in range(COLUMNS):
            if battle.at(row * COLUMNS + column) == NONE:
                return row * COLUMNS + column
    raise Problem("problem-h3-crowded")


def lay_walls(battle: Battle, value: object) -> None:
    """`{a3: wall, b3: gate}`."""
    for id, what in anything(value, "combat.walls").items():
        space = space_of(id, "combat.walls")
        if row_of(space) != MIDDLE:
            raise Problem("problem-h3-space", {"where": "combat.walls", "given": id})
        battle.walls[space % COLUMNS] = [WALL, GATE][index_in("key", what, ["wall", "gate"])]


def lay_lying(s: Heroes3, battle: Battle, value: object) -> Lying:
    """A card whose effect lasts; what it does is written on the fighter."""
    from hexfarer.games.heroes3.situate import take

    facts = mapping(value, "combat.lying", LYING_KEYS)
    card = index_in("card", facts.get("card", ""), CARD_IDS)
    side = index_in("key", facts.get("army", ARMIES[ATTACKER]), ARMIES)
    take(s, battle.seats[side], card)
    on = number(facts.get("on", NONE), "combat.lying.on")
    lasts = index_in("key", facts.get("lasts", LASTS[COMBAT_LONG]), LASTS)
    returns = flag(facts.get("returns", False), "combat.lying.returns")
    return Lying(card, side, EVERY if on == NONE else on, lasts, returns)


def lead_out(s: Heroes3, battle: Battle, side: int, seats: dict[str, Any]) -> None:
    """The units on the board belong to an army, or come from the neutral decks."""
    from hexfarer.games.heroes3.situate import read_seat, take_neutral

    seat = battle.seats[side]
    units = [fighter.unit for fighter in battle.fighters if fighter.side == side and not fighter.is_tower()]
    if seat == NONE:
        for fighter in battle.fighters:
            if fighter.side == side and fighter.at != NONE:
                take_neutral(s, fighter.unit)
        return
    if not units:
        return
    player = s.players[seat]
    said = any(read_seat(s, id) == seat and "units" in anything(given, "seat") for id, given in seats.items())
    if not said:
        for unit in player.units:
            if is_neutral(unit):
                s.neutral_decks[UNITS[unit >> 1].tier].insert(0, unit)
        player.units = []
    for unit in units:
        if not any(owned >> 1 == unit >> 1 for owned in player.units) or (is_neutral(unit) and not said):
            if is_neutral(unit):
                take_neutral(s, unit)
            player.units.append(unit)


def who(battle: Battle, word: object) -> int:
    """A fighter by its number, its space or its unit."""
    if isinstance(word, int) and 0 <= word < len(battle.fighters):
        return word
    words = [unit_id(fighter) for fighter in battle.fighters]
    if word in words:
        return words.index(str(word))
    found = battle.at(space_of(word, "combat.active"))
    if found == NONE:
        raise Problem("problem-h3-space", {"where": "combat.active", "given": str(word)})
    return found


def unit_id(fighter: Fighter) -> str:
    return TOWER_ID if fighter.is_tower() else UNITS[fighter.unit >> 1].id
