"""The `given` block of a position, for situations (docs/situations/mage_knight.md)."""

from __future__ import annotations

from typing import Any

from hexfarer.games.mage_knight.asking import Question
from hexfarer.games.mage_knight.board import Board, slot_a, slot_b, space_name
from hexfarer.games.mage_knight.combat import Combat, Foe
from hexfarer.games.mage_knight.content.ruins import RUIN_IDS
from hexfarer.games.mage_knight.content.tiles import TILE_IDS
from hexfarer.games.mage_knight.duel import Assault, Duel
from hexfarer.games.mage_knight.effects.base import Effect
from hexfarer.games.mage_knight.effects.fighting import Weaken
from hexfarer.games.mage_knight.effects.points import Amount
from hexfarer.games.mage_knight.flow.reveals import OWED
from hexfarer.games.mage_knight.player import TURN_KINDS, Player, Unit
from hexfarer.games.mage_knight.state import DIE_PLACES, City, Dummy, MageKnight
from hexfarer.games.mage_knight.terms import AFTER, BOTH_OFFERS, COLOURS, DOWN, HEROES, NONE, PILE_BROWN, PILES, SITES
from hexfarer.games.mage_knight.view import STATES, marks_view, names, paths_view
from hexfarer.games.mage_knight.words import DECK_IDS, ENEMY_IDS, SKILL_IDS, TACTIC_IDS, UNIT_IDS
from hexfarer.kernel.dump import Given, frozen_attributes, leads_to, top_first
from hexfarer.kernel.plain import kinds_of, thaw


def dump(s: MageKnight) -> Given:
    """The block that leads to this position, with everything open. Where words do not suffice, `pending` is exact."""
    from hexfarer.games.mage_knight.setup import start

    given = readable(s)
    setup = s.plan.setup
    sayable = not s.over and s.order and s.board.tiles and all(player.hero != NONE for player in s.players)
    if setup is None or not sayable or not leads_to(given, s, start(s.game, setup, False), freeze_state):
        given["pending"] = freeze_state(s)
    return given


def token_word(token: int) -> str:
    return ENEMY_IDS[token - DOWN] + " hidden" if token >= DOWN else ENEMY_IDS[token]


def readable(s: MageKnight) -> Given:
    found: Given = {
        "round": s.round,
        "time": "night" if s.night else "day",
        "order": s.order[:],
        "active": s.active() if 0 <= s.active() < s.seats else next((seat for seat in s.order if seat < s.seats), 0),
        "announced": s.announced,
        "end_met": s.end_met,
        "turns_left": s.turns_left[:],
        "begin": "after" if s.moment == AFTER else "turn",
        "source": [
            f"{COLOURS[colour]} {DIE_PLACES[where]}{owner_word(s, i)}".strip()
            for i, (colour, where) in enumerate(zip(s.dice, s.dice_at, strict=True))
        ],
        **({"offers_dealt": bool(s.offers_dealt)} if s.offers_dealt in (0, BOTH_OFFERS) else {}),
        "ruin_pile": top_first(s.ruin_pile, RUIN_IDS),
        "tactics": [TACTIC_IDS[tactic] for tactic in s.tactics],
        "tiles": [
            f"{TILE_IDS[tile]} {slot_a(where)},{slot_b(where)}" + (f" {turn}" if turn else "")
            for tile, where, turn in zip(s.board.tiles, s.board.slots, s.board.turns, strict=True)
        ][1:],
        "space": {space_name(space): space_given(s, space) for space in range(len(s.sites)) if space_given(s, space)},
        "city": {
            COLOURS[city.colours.bit_length() - 1]: {
                "level": city.level,
                "garrison": [token_word(token) for token in city.garrison],
                "shields": city.shields[:],
                "conquered": city.conquered,
                "leader": city.leader,
            }
            for city in s.cities
        },
        "unit_offer": [UNIT_IDS[unit] for unit in s.unit_offer],
        "monastery_offer": names(s.monastery_offer),
        "action_offer": names(s.action_offer),
        "spell_offer": names(s.spell_offer),
        "action_deck": top_first(s.action_deck, DECK_IDS),
        "spell_deck": top_first(s.spell_deck, DECK_IDS),
        "artifact_deck": top_first(s.artifact_deck, DECK_IDS),
        "regular_deck": top_first(s.regular_deck, UNIT_IDS),
        "elite_deck": top_first(s.elite_deck, UNIT_IDS),
        "tile_deck": top_first(s.tile_deck, TILE_IDS),
        "piles": {name: top_first(s.piles[i], ENEMY_IDS) for i, name in enumerate(PILES)},
        "discards": {name: [ENEMY_IDS[token] for token in s.pile_discards[i]] for i, name in enumerate(PILES)},
        "removed": names(s.removed),
        "removed_units": [UNIT_IDS[unit] for unit in s.removed_units],
        "tactics_gone": [TACTIC_IDS[tactic] for tactic in s.tactics_gone],
        "common_skills": [SKILL_IDS[skill] for skill in s.common_skills],
        "marks": marks_view(s),
        "seat": {str(seat): seat_given(player) for seat, player in enumerate(s.players)},
    }
    if s.dummy is not None:
        found["dummy"] = {
            "deck": top_first(s.dummy.deck, DECK_IDS),
            "crystals": {COLOURS[colour]: s.dummy.crystals[colour] for colour in range(4)},
            "tactic": TACTIC_IDS[s.dummy.tactic] if s.dummy.tactic != NONE else "",
        }
    return found


def owner_word(s: MageKnight, die: int) -> str:
    """Who has a die that is away."""
    for seat, player in enumerate(s.players):
        if player.stored_die == die or s.dice_user[die] == seat:
            return f" {seat}"
    return ""


def space_given(s: MageKnight, space: int) -> Given:
    found: Given = {}
    if s.guards[space]:
        found["enemies"] = [token_word(token) for token in s.tokens_at(space)]
    if s.glades[space] == OWED:
        found["enemies"] = [*[token_word(token) for token in s.tokens_at(space)], PILES[PILE_BROWN]]
    if s.shields[space]:
        found["shields"] = [seat for seat in range(s.seats) if s.shields[space] >> seat & 1]
    if s.ruins[space]:
        hidden = s.ruins[space] > DOWN
        found["ruin"] = RUIN_IDS[(s.ruins[space] & (DOWN - 1)) - 1] + (" hidden" if hidden else "")
    if s.glades[space] and s.glades[space] != OWED:
        found["glade"] = [seat for seat in range(s.seats) if s.glades[space] >> seat & 1]
    if s.paths[space]:
        found["paths"] = paths_view(s, space)
    if s.sites[space] != s.board.site[space]:
        found["site"] = SITES[s.sites[space]]
    return found


def seat_given(player: Player) -> Given:
    kept: Given = {}
    if player.puppets:
        kept["puppets"] = [ENEMY_IDS[token] for token in player.puppets]
    if player.wheel != NONE:
        kept["wheel"] = COLOURS[player.wheel]
    return {
        **kept,
        "hero": HEROES[player.hero] if player.hero != NONE else "",
        "fame": player.fame,
        "level": player.level,
        "reputation": player.reputation,
        "place": space_name(player.place) if player.place != NONE else "",
        "path": [space_name(space) for space in player.path],
        "turn": TURN_KINDS[player.turn],
        "hand": names(player.hand),
        "deck": top_first(player.deck, DECK_IDS),
        "discard": names(player.discard),
        "play": names(player.play),
        "units": [unit_given(unit) for unit in player.units],
        "crystals": {COLOURS[colour]: player.crystals[colour] for colour in range(4)},
        "mana": {COLOURS[colour]: player.tokens[colour] for colour in range(6)},
        "skills": {
            SKILL_IDS[skill]: STATES[state] for skill, state in zip(player.skills, player.skill_state, strict=True)
        },
        "skill_pile": top_first(player.skill_pile, SKILL_IDS),
        "tactic": TACTIC_IDS[player.tactic] if player.tactic != NONE else "",
        "tactic_used": player.tactic_used,
        "move": player.move,
        "influence": player.influence,
        "heal": player.heal,
        "order_down": player.order_down,
        "played": player.played,
        "acted": player.acted,
        "turns": player.own_turns,
        "box": DECK_IDS[player.boxed] if player.boxed != NONE else "",
        "rewards": {
            "artifacts": player.artifacts_due,
            "spells": player.spells_due,
            "actions": player.trained_due,
            "units": player.units_due,
            "crystals": player.crystals_due,
            "crystal_sets": player.crystal_sets_due,
            "dungeons": player.dungeons_due,
            "chosen_crystals": player.chosen_crystals_due,
        },
    }


def unit_given(unit: Unit) -> Given:
    found: Given = {"unit": UNIT_IDS[unit.card], "ready": unit.ready, "wounds": unit.wounds}
    if unit.banner != NONE:
        found["banner"] = DECK_IDS[unit.banner]
        if unit.banner_down:
            found["banner_down"] = True
    if unit.bonded:
        found["bonded"] = True
    if unit.along:
        found["along"] = True
    if unit.mana != NONE:
        found["mana"] = COLOURS[unit.mana]
    return found


# -- everything, as plain data --


def freeze_state(s: MageKnight) -> Given:
    found = frozen_attributes(s, [])
    found["board"] = [s.board.tiles[:], s.board.slots[:], s.board.turns[:]]
    return found


def thaw_state(s: MageKnight, frozen: dict[str, Any]) -> None:
    kinds = kinds_of([Question, Effect, Amount, Assault, City, Combat, Duel, Dummy, Foe, Player, Unit, Weaken])
    for name, value in frozen.items():
        if name == "board":
            board = Board()
            for tile, where, turn in zip(*value, strict=True):
                board = board.with_tile(tile, where, turn)
            s.board = board
        else:
            setattr(s, name, thaw(value, kinds))
