"""Everything visible as things with ids, for any kind of table."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.board import slot_a, slot_b, slots_around, space_name
from hexfarer.games.mage_knight.combat import Combat
from hexfarer.games.mage_knight.moves import (
    in_shape,
    next_tile,
    printed_cost,
    step_cost,
    tile_fits,
)
from hexfarer.games.mage_knight.plan import FIXED
from hexfarer.games.mage_knight.state import IN_SOURCE, MageKnight
from hexfarer.games.mage_knight.terms import BASIC, COLOURS, LEVEL_FAME, NONE, X
from hexfarer.games.mage_knight.view import STATES, blow_view, foe_view, seat_view, space_view, unit_view
from hexfarer.games.mage_knight.words import (
    DECK_IDS,
    SKILL_IDS,
    TACTIC_IDS,
    UNIT_IDS,
    enemy_name,
    seat_name,
    space_phrase,
)
from hexfarer.kernel.listing import Listing, Thing
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK

# What people usually want of a kind of thing, the likeliest first.
WANTS: Final[dict[str, list[str]]] = {
    "space": ["move", "challenge", "go", "push"],
    "card": ["play", "power", "sideways", "buy", "learn", "rest", "steal"],
    "offer": ["recruit", "offer"],
    "unit": ["activate", "heal", "damage", "banner"],
    "skill": ["use"],
    "foe": ["guard", "target", "suffer", "slow", "foe"],
    "blow": ["guard", "suffer", "slow"],
    "slot": ["explore"],
    "crystal": ["crystal"],
    "die": ["die"],
    "tactic": ["use-tactic"],
    "seat": ["attack", "invite"],
}
# The rule that tells what a kind of thing is for, where no entry of the library does.
RULES: Final[dict[str, str]] = {
    "slot": "MK-EXPLORE-01",
    "die": "MK-MANA-02",
    "token": "MK-MANA-02",
    "stored": "MK-MANA-02",
    "crystal": "MK-MANA-04",
    "blow": "MK-ENEMY-MULTI-01",
}


def things(s: MageKnight, seat: int) -> list[Thing]:
    table = Listing(apart=False)
    own = seat if seat >= 0 else max(s.to_act(), 0)  # whoever looks on sees what belongs to who is asked
    on_the_map(s, seat, table)
    for other in range(s.seats):
        of_seat(s, other, seat, table)
    of_mana(s, own, table)
    tactic = s.players[own].tactic
    if tactic != NONE:
        table.add("tactic:" + TACTIC_IDS[tactic], "tactic", Phrase("mk-tactic-" + TACTIC_IDS[tactic]), own, {})
    for place, offer in (("actions", s.action_offer), ("spells", s.spell_offer), ("monastery", s.monastery_offer)):
        for card in offer:
            table.add("card:" + DECK_IDS[card], "card", Phrase("mk-card-" + DECK_IDS[card]), NONE, {"offer": place})
    for unit_card in s.unit_offer:
        table.add("offer:" + UNIT_IDS[unit_card], "offer", Phrase("mk-unit-" + UNIT_IDS[unit_card]), NONE, {})
    if s.combat is not None:
        of_combat(s, s.combat, table)
    return table.found


def on_the_map(s: MageKnight, seat: int, table: Listing) -> None:
    """The spaces, and where a tile may still come to lie."""
    for space in range(len(s.sites)):
        facts: Thing = {**space_view(s, space)}
        if seat >= 0:
            cost = step_cost(s, s.players[seat], s.players[seat].place, space)
        else:
            cost = printed_cost(s, space)
        if cost != X:
            facts["cost"] = cost  # of a step onto it, for this seat
        table.add("space:" + space_name(space), "space", space_phrase(s, space), NONE, facts)
    for where in open_slots(s):
        table.add(f"slot:{slot_a(where)},{slot_b(where)}", "slot", Phrase("mk-unexplored"), NONE, {})


def open_slots(s: MageKnight) -> list[int]:
    """The tile positions beside the map on which the next tile may be put, whoever reveals it."""
    if s.plan.shape == FIXED:
        return [packed >> 6 for packed in s.fixed_hidden]
    kind = next_tile(s)
    if kind == NONE:
        return []
    found: list[int] = []
    for tile in s.board.slots:
        for where in slots_around(tile):
            if where not in s.board.slots and where not in found and in_shape(s, where):
                found.append(where)
    return [where for where in found if tile_fits(s, s.board, where, kind, not s.tile_deck) == OK]


def of_seat(s: MageKnight, other: int, seat: int, table: Listing) -> None:
    player = s.players[other]
    facts: Thing = {**seat_view(s, other, seat), "levels": LEVEL_FAME}  # the fame with which each begins
    table.add(f"seat:{other}", "seat", seat_name(s, other), other, facts)
    for i, unit in enumerate(player.units):
        id = f"unit:{i + 1}" if other == seat else f"unit:{other}/{i + 1}"
        table.add(id, "unit", Phrase("mk-unit-" + UNIT_IDS[unit.card]), other, unit_view(s, other, unit))
    for skill, state in zip(player.skills, player.skill_state, strict=True):
        name = Phrase("mk-skill-" + SKILL_IDS[skill])
        table.add("skill:" + SKILL_IDS[skill], "skill", name, other, {"state": STATES[state]})
    if other == seat:
        for i, card in enumerate(player.hand):
            table.add("card:" + DECK_IDS[card], "card", Phrase("mk-card-" + DECK_IDS[card]), other, {"place": i})


def of_mana(s: MageKnight, own: int, table: Listing) -> None:
    """Dice of the Source, crystals, tokens, the die on a tactic: one thing a colour."""
    player = s.players[own]
    source = [0] * len(COLOURS)
    for i, colour in enumerate(s.dice):
        if s.dice_at[i] == IN_SOURCE:
            source[colour] += 1
    for colour, n in enumerate(source):
        if n:
            add_mana(table, "die", colour, NONE, n)
    for colour in BASIC:
        add_mana(table, "crystal", colour, own, player.crystals[colour])
    for colour, n in enumerate(player.tokens):
        if n:
            add_mana(table, "token", colour, own, n)
    if player.stored_die != NONE:
        add_mana(table, "stored", s.dice[player.stored_die], own, 1)


def add_mana(table: Listing, kind: str, colour: int, owner: int, n: int) -> None:
    name = Phrase("mk-piece-" + kind, {"mana": Phrase("mk-mana-" + COLOURS[colour])})
    table.add(f"{kind}:{COLOURS[colour]}", kind, name, owner, {"n": n})


def of_combat(s: MageKnight, combat: Combat, table: Listing) -> None:
    """The enemies; of those who attack more than once every attack."""
    for i, foe in enumerate(combat.foes):
        facts = foe_view(s, combat, i)
        table.add(f"foe:{i + 1}", "foe", enemy_name(foe.token), NONE, facts)
        if len(foe.fates) < 2 or foe.defeated:
            continue
        for blow in range(len(foe.fates)):
            name = Phrase("mk-blow", {"number": blow + 1, "foe": i + 1})
            table.add(f"blow:{i + 1}/{blow + 1}", "blow", name, NONE, blow_view(foe, blow))
