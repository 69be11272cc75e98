"""Short ways to write tiles down, one a kind. Where a tile belongs stands at the front of its id."""

from __future__ import annotations

from hexfarer.games.euthia.asking import Effect
from hexfarer.games.euthia.components import Tile
from hexfarer.games.euthia.terms import (
    ARMOUR,
    ARTIFACTS,
    ATTACK,
    ATTACK_SKILL,
    FIRST,
    FIRST_STRIKE,
    FS_WEAPON,
    HEROES,
    JEWELLERY,
    MONSTER_POST,
    NONE,
    OWN,
    POTIONS,
    SCROLLS,
    SHIELD,
    SKILL,
    SKILL_SLOT,
    STACKS,
    STRIKE_SLOT,
    SWORD_SLOT,
    WEAPON,
)


def home_of(id: str) -> int:
    """The stack of a tile, or its Hero."""
    first = id.split("_")[0]
    if first in HEROES:
        return OWN + HEROES.index(first)
    if first in STACKS:
        return STACKS.index(first)
    return {"artifact": ARTIFACTS, "healing": POTIONS, "teleport": SCROLLS}[first]


def weapon(id: str, copies: int, buy: int, sell: int, table: list[tuple[int, int]], rep: int = NONE) -> Tile:
    return Tile(id, WEAPON, home_of(id), copies, buy, sell, SWORD_SLOT, ATTACK, table=table, rep=rep)


def spear(id: str, copies: int, buy: int, sell: int, table: list[tuple[int, int]], rep: int = NONE) -> Tile:
    """A weapon for the First Strike."""
    return Tile(id, FS_WEAPON, home_of(id), copies, buy, sell, SWORD_SLOT, FIRST, table=table, rep=rep)


def shield(id: str, copies: int, buy: int, sell: int, effect: Effect, rep: int = NONE) -> Tile:
    return Tile(id, SHIELD, home_of(id), copies, buy, sell, SWORD_SLOT, MONSTER_POST, effect, rep=rep)


def skill(
    id: str, rep: int, cost: int, when: int, effect: Effect, gate: int = 0, dwurt: int = 0, players: int = 0
) -> Tile:
    return Tile(
        id,
        SKILL,
        home_of(id),
        1,
        cost,
        slot=SKILL_SLOT,
        when=when,
        effect=effect,
        exhausts=True,
        gate=gate,
        dwurt=dwurt,
        rep=rep,
        players=players,
    )


def gift(
    id: str,
    rep: int,
    cost: int,
    toughness: int = 0,
    roll_bonus: int = 0,
    wells: int = 0,
    ward: bool = False,
    gate: int = 0,
) -> Tile:
    """A Skill that always works."""
    return Tile(
        id,
        SKILL,
        home_of(id),
        1,
        cost,
        slot=SKILL_SLOT,
        gate=gate,
        rep=rep,
        toughness=toughness,
        roll_bonus=roll_bonus,
        wells=wells,
        ward=ward,
    )


def attack(
    id: str, rep: int, cost: int, table: list[tuple[int, int]], dwurt: int = 0, boost: Effect | None = None
) -> Tile:
    """A Combat Skill."""
    return Tile(
        id,
        ATTACK_SKILL,
        home_of(id),
        1,
        cost,
        slot=SKILL_SLOT,
        when=ATTACK,
        table=table,
        exhausts=True,
        dwurt=dwurt,
        boost=boost,
        rep=rep,
    )


def strike(id: str, rep: int, cost: int, table: list[tuple[int, int]]) -> Tile:
    """A First Strike Skill."""
    return Tile(
        id, FIRST_STRIKE, home_of(id), 1, cost, slot=STRIKE_SLOT, when=FIRST, table=table, exhausts=True, rep=rep
    )


def armour(
    id: str,
    copies: int,
    buy: int,
    sell: int,
    material: int,
    slot: int,
    health: int,
    sack: int,
    sockets: int,
    when: int = 0,
    effect: Effect | None = None,
) -> Tile:
    return Tile(
        id,
        ARMOUR,
        home_of(id),
        copies,
        buy,
        sell,
        slot,
        when,
        effect,
        exhausts=effect is not None,
        material=material,
        health=health,
        sack=sack,
        sockets=sockets,
    )


def jewel(
    id: str,
    copies: int,
    buy: int,
    sell: int,
    slot: int,
    when: int = 0,
    effect: Effect | None = None,
    toughness: int = 0,
) -> Tile:
    return Tile(
        id,
        JEWELLERY,
        home_of(id),
        copies,
        buy,
        sell,
        slot,
        when,
        effect,
        exhausts=effect is not None,
        toughness=toughness,
    )


def single(id: str, kind: int, copies: int, buy: int, sell: int, when: int, effect: Effect) -> Tile:
    """Something that is used once."""
    return Tile(id, kind, home_of(id), copies, buy, sell, when=when, effect=effect, once=True)
