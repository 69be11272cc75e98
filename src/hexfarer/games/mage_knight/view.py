"""What one seat may see, as plain data in the words of the situations (26A of the rules)."""

from __future__ import annotations

from typing import Final, cast

from hexfarer.games.mage_knight import foes
from hexfarer.games.mage_knight.board import slot_a, slot_b, space_name
from hexfarer.games.mage_knight.combat import CANCELLED, CONTEXTS, DEALT, FATES, PENDING, Combat, Foe
from hexfarer.games.mage_knight.components import UNITS
from hexfarer.games.mage_knight.content.enemies import ENEMIES, pile_of
from hexfarer.games.mage_knight.content.ruins import RUIN_IDS
from hexfarer.games.mage_knight.content.tiles import CORE, TILE_IDS, TILES
from hexfarer.games.mage_knight.effects.base import Ask
from hexfarer.games.mage_knight.flow.damage import Suffer, unit_armor, unit_resists
from hexfarer.games.mage_knight.flow.duels import duel_attack
from hexfarer.games.mage_knight.flow.levels import ChooseSkill, tokens
from hexfarer.games.mage_knight.flow.mazes import shield_on
from hexfarer.games.mage_knight.flow.reveals import OWED
from hexfarer.games.mage_knight.hidden import artifacts_wait
from hexfarer.games.mage_knight.mana import LAID
from hexfarer.games.mage_knight.moves import next_tile
from hexfarer.games.mage_knight.plan import SCENARIOS
from hexfarer.games.mage_knight.player import PILE_PLACE, Unit, seen_place, seen_token
from hexfarer.games.mage_knight.shape import (
    BlowView,
    CityView,
    CombatView,
    DuelView,
    DummyView,
    Fate,
    FoeView,
    Nothing,
    PeekView,
    SeatView,
    SpaceView,
    TileView,
    UnitView,
    View,
    WaitingView,
)
from hexfarer.games.mage_knight.state import IN_SOURCE, City, MageKnight
from hexfarer.games.mage_knight.terms import (
    ABILITIES,
    ATTACKS,
    BASIC,
    COLOURS,
    DEEP_MINE,
    DOWN,
    ELEMENTS,
    HEROES,
    MOMENTS,
    NONE,
    PATHS,
    PILE_BROWN,
    PILES,
    RESISTANCES,
    SITES,
    SUMMON,
    TERRAINS,
)
from hexfarer.games.mage_knight.words import (
    DECK_IDS,
    ENEMY_IDS,
    SKILL_IDS,
    TACTIC_IDS,
    UNIT_IDS,
)

Facts = dict[str, object]
STATES = ["ready", "used", "flipped", "centre", "returnable"]
FATE_WORDS: Final = cast(list[Fate], FATES)  # as the shape knows them


def view(s: MageKnight, seat: int) -> View:
    """The table as a seat sees it; -1 is a watcher, who sees what is public."""
    asked = s.to_act()
    kind = next_tile(s)
    found: View = {
        "scenario": SCENARIOS[s.plan.scenario],
        "round": s.round,
        "rounds": s.plan.rounds,
        "time": "night" if s.night else "day",
        "moment": MOMENTS[s.moment],
        "asked": asked,
        "active": s.active() if s.order else NONE,
        "order": s.order[:],
        "announced": s.announced,
        "end_met": s.end_met,
        "turns_left": s.turns_left[:],
        "over": s.over,
        "source": sorted(COLOURS[colour] for i, colour in enumerate(s.dice) if s.dice_at[i] == IN_SOURCE),
        "dice_away": sorted(COLOURS[colour] for i, colour in enumerate(s.dice) if s.dice_at[i] != IN_SOURCE),
        "tactics": [TACTIC_IDS[tactic] for tactic in s.tactics],
        "tactics_gone": [TACTIC_IDS[tactic] for tactic in s.tactics_gone],
        "unit_offer": [UNIT_IDS[unit] for unit in s.unit_offer],
        "monastery_offer": [DECK_IDS[card] for card in s.monastery_offer],
        "action_offer": [DECK_IDS[card] for card in s.action_offer],
        "spell_offer": [DECK_IDS[card] for card in s.spell_offer],
        "decks": {
            "actions": len(s.action_deck),
            "spells": len(s.spell_deck),
            "artifacts": len(s.artifact_deck),
            "regular": len(s.regular_deck),
            "elite": len(s.elite_deck),
            "tiles": len(s.tile_deck),
        },
        "next_tile": "" if kind == NONE else "core" if kind == CORE else "countryside",
        "piles": {name: len(s.piles[i]) for i, name in enumerate(PILES)},
        "discarded": {name: sorted(ENEMY_IDS[token] for token in s.pile_discards[i]) for i, name in enumerate(PILES)},
        "common_skills": [SKILL_IDS[skill] for skill in s.common_skills],
        "centre": [SKILL_IDS[packed >> 3] for packed in s.centre],
        "marks": marks_view(s),
        "removed": sorted(DECK_IDS[card] for card in s.removed),
        "tiles": tiles_view(s),
        "space": {space_name(space): space_view(s, space) for space in range(len(s.sites))},
        "city": {COLOURS[city.colours.bit_length() - 1]: city_view(city) for city in s.cities},
        "seat": {str(other): seat_view(s, other, seat) for other in range(s.seats)},
        "dummy": dummy_view(s),
        "combat": {} if s.combat is None else combat_view(s, s.combat, seat),
        "duel": duel_view(s),
        "waiting": waiting_view(s, seat),
    }
    laid = sorted(COLOURS[once & 15] for once in s.exploits if once >> 12 == LAID)
    if laid:
        found["centre_mana"] = laid  # on Mana Suppression
    if s.chosen and s.over:
        found["chosen"] = s.chosen[:]
    elif s.chosen and seat >= 0:
        found["chosen"] = [s.chosen[s.players[seat].team]]
    return found


def marks_view(s: MageKnight) -> dict[str, str]:
    """The colours with which tokens in the centre are marked."""
    marked = zip(s.centre, s.centre_mark, strict=True)
    return {SKILL_IDS[packed >> 3]: COLOURS[mark] for packed, mark in marked if mark != NONE}


def tiles_view(s: MageKnight) -> list[TileView]:
    return [
        {"tile": TILE_IDS[tile], "slot": [slot_a(where), slot_b(where)], "turned": turn}
        for tile, where, turn in zip(s.board.tiles, s.board.slots, s.board.turns, strict=True)
    ]


def token_view(token: int) -> str:
    """A token: its name, or the back of it."""
    return PILES[pile_of(token)] if token >= DOWN else ENEMY_IDS[token]


def space_view(s: MageKnight, space: int) -> SpaceView:
    facts: SpaceView = {"terrain": TERRAINS[s.board.terrain[space]], "site": SITES[s.sites[space]]}
    if s.guards[space] or s.glades[space] == OWED:
        owed = [PILES[PILE_BROWN]] if s.glades[space] == OWED else []
        facts["enemies"] = [token_view(token) for token in s.tokens_at(space)] + owed
    if s.shields[space]:
        facts["shields"] = [seat for seat in range(s.seats) if s.shields[space] >> seat & 1]
    if s.glades[space] and s.glades[space] != OWED:
        facts["glade"] = [seat for seat in range(s.seats) if s.glades[space] >> seat & 1]
    if s.ruins[space]:
        facts["ruin"] = "hidden" if s.ruins[space] > DOWN else RUIN_IDS[s.ruins[space] - 1]
    heroes = s.heroes_at(space)
    if heroes:
        facts["heroes"] = heroes
    mine = TILES[s.board.tile_of(space)].mine
    if s.sites[space] == 8 and mine != NONE:
        facts["mine"] = COLOURS[mine]
    if s.sites[space] == DEEP_MINE:
        deep = TILES[s.board.tile_of(space)].deep
        facts["deep"] = [COLOURS[colour] for colour in BASIC if deep >> colour & 1]
    if s.paths[space]:
        facts["paths"] = paths_view(s, space)
    if s.board.walls[space]:
        facts["walls"] = [space_name(other) for other in s.board.walls[space]]
    return facts


def paths_view(s: MageKnight, space: int) -> dict[str, int]:
    """Whose shield lies on which path of a maze."""
    return {str(cost): shield_on(s, space, i) - 1 for i, cost in enumerate(PATHS) if shield_on(s, space, i)}


def city_view(city: City) -> CityView:
    return {
        "colours": [COLOURS[colour] for colour in range(4) if city.colours >> colour & 1],
        "level": city.level,
        "spaces": [space_name(space) for space in city.spaces],
        "garrison": [token_view(token) for token in city.garrison],
        "shields": city.shields[:],
        "conquered": city.conquered,
        "leader": city.leader,
    }


def names(cards: list[int]) -> list[str]:
    return [DECK_IDS[card] for card in cards]


def seat_view(s: MageKnight, other: int, seat: int) -> SeatView:
    player = s.players[other]
    own = other == seat
    found: SeatView = {
        "hero": HEROES[player.hero] if player.hero != NONE else "",
        "team": player.team,
        "fame": player.fame,
        "level": player.level,
        "reputation": player.reputation,
        "armor": player.armor(),
        "hand_limit": player.hand_limit(),
        "limit_extra": player.limit_extra,  # for the next draw
        "command": player.command(),
        "place": space_name(player.place) if player.place != NONE else "",
        "order_down": player.order_down,
        "eliminated": player.eliminated,
        "hand_size": len(player.hand),
        "deck_size": len(player.deck),
        "discard": names(sorted(player.discard)),
        "play": names(player.play),
        "set_aside": names(player.set_aside),
        "stash": len(player.stash),
        "drafted": names(sorted(player.draft)) if own else len(player.draft),
        "units": [unit_view(s, other, unit) for unit in player.units],
        "crystals": {COLOURS[colour]: player.crystals[colour] for colour in range(4)},
        "mana": {COLOURS[colour]: player.tokens[colour] for colour in range(6)},
        "skills": {
            SKILL_IDS[skill]: STATES[state] for skill, state in zip(player.skills, player.skill_state, strict=True)
        },
        "box": DECK_IDS[player.boxed] if player.boxed != NONE else "",
        "tactic": TACTIC_IDS[player.tactic] if player.tactic != NONE else "",
        "tactic_used": player.tactic_used or player.tactic_down,
        "stored_die": COLOURS[s.dice[player.stored_die]] if player.stored_die != NONE else "",
        "move": player.move,
        "influence": player.influence,
        "heal": player.heal,
        "acted": player.acted,
        "played": player.played,
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
    if s.plan.ultimate():
        found["puppets"] = [ENEMY_IDS[token] for token in player.puppets]
        found["wheel"] = COLOURS[player.wheel] if player.wheel != NONE else ""
    if own:
        found["hand"] = names(player.hand)
        found["peeked"] = [peek_view(seen) for seen in player.peeked]
        found["deck_top"] = names(player.deck[len(player.deck) - player.deck_known :][::-1])
        if player.pack:
            found["pack"] = names(sorted(player.pack))
    return found


def peek_view(seen: int) -> PeekView:
    """A face-down enemy that the player has looked at: where it lies, and what it is."""
    place = seen_place(seen)
    where = PILES[place - PILE_PLACE] if place >= PILE_PLACE else space_name(place)
    return {"place": where, "enemy": ENEMY_IDS[seen_token(seen)]}


def unit_view(s: MageKnight, seat: int, unit: Unit) -> UnitView:
    resists = unit_resists(s, seat, unit)
    found: UnitView = {
        "unit": UNIT_IDS[unit.card],
        "ready": unit.ready,
        "wounds": unit.wounds,
        "banner": DECK_IDS[unit.banner] if unit.banner != NONE else "",
        "banner_down": unit.banner_down,
        "banner_as": DECK_IDS[unit.guise] if unit.guise != NONE else "",
        "bonded": unit.bonded,
        "level": UNITS[unit.card].level,
        "armor": unit_armor(s, seat, unit),
        "resists": [ELEMENTS[i] for i in range(3) if resists >> i & 1],
    }
    if unit.along:
        found["along"] = True  # into a maze
    if unit.mana != NONE:
        found["mana"] = COLOURS[unit.mana]
    if unit.stands_before != NONE:
        found["stands_before"] = (unit.stands_before & 255) + 1
    return found


def dummy_view(s: MageKnight) -> DummyView | Nothing:
    dummy = s.dummy
    if dummy is None:
        return {}
    return {
        "hero": HEROES[dummy.hero] if dummy.hero != NONE else "",
        "deck_size": len(dummy.deck),
        "discard": names(dummy.discard),
        "crystals": {COLOURS[colour]: dummy.crystals[colour] for colour in range(4)},
        "tactic": TACTIC_IDS[dummy.tactic] if dummy.tactic != NONE else "",
    }


def combat_view(s: MageKnight, combat: Combat, seat: int) -> CombatView:
    found: CombatView = {
        "seat": combat.seat,
        "context": CONTEXTS[combat.context],
        "space": space_name(combat.space),
        "units_allowed": combat.units_allowed,
        "night": combat.night,
        "foes": [foe_view(s, combat, i) for i in range(len(combat.foes))],
        "targets": [i + 1 for i in range(len(combat.foes)) if combat.targets >> i & 1],
        "blocking": combat.blocking + 1,
        "blow": combat.blow + 1 if combat.blocking != NONE else 0,
        "attack": {f"{ATTACKS[i // 4]}_{ELEMENTS[i % 4]}": points for i, points in enumerate(s.attack) if points},
        "block": {ELEMENTS[i]: points for i, points in enumerate(s.block) if points},
        "skipped": combat.skipped,
    }
    if combat.targets:
        found["attack_total"] = foes.attack_total(s, combat)
        found["attack_need"] = foes.armor_total(s, combat)
    if combat.blocking != NONE:
        foe = combat.foes[combat.blocking]
        found["block_total"] = foes.block_total(s.block, foes.element(foe, combat.blow))
        found["block_need"] = foes.need_to_block(foe, combat.shields, combat.blow)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Suffer):
        found["damage"] = top.left  # still to be assigned
        found["damage_from"] = top.foe + 1
        found["damage_blow"] = top.blow + 1
    if combat.die != NONE:
        shown = combat.die_shown(s.moment) or seat == combat.overseer
        found["die"] = COLOURS[combat.die] if shown else "hidden"
    return found


def foe_view(s: MageKnight, combat: Combat, i: int) -> FoeView:
    foe = combat.foes[i]
    abilities = 0
    for blow in range(len(foe.fates)):
        abilities |= foes.abilities(foe, blow)
    facts: FoeView = {
        "enemy": ENEMY_IDS[foe.token],
        "armor": foes.armor(s, foe),
        "attack": foes.attack(foe),
        "element": ELEMENTS[foes.element(foe)],
        "abilities": [name for bit, name in enumerate(ABILITIES) if abilities >> bit & 1],
        "fortifications": foes.fortifications(s, combat, foe),
        "fame": ENEMIES[foe.token].fame,
        "rampages": foe.rampages,
        "defends": foe.defends,
        "master": foe.master + 1,
        "defender": foe.defender + 1,
        "blocked": foe.blocked,
        "stopped": foe.stopped or all(fate == CANCELLED for fate in foe.fates),
        "dealt": DEALT in foe.fates and PENDING not in foe.fates,
        "defeated": foe.defeated,
        "attacks": [] if abilities & SUMMON else [blow_view(foe, blow) for blow in range(len(foe.fates))],
    }
    if foe.bolt:
        facts["bolt"] = foe.bolt
    return facts


def blow_view(foe: Foe, blow: int) -> BlowView:
    """One attack of an enemy."""
    mask = foes.abilities(foe, blow) & ~RESISTANCES
    return {
        "attack": foes.attack(foe, blow),
        "element": ELEMENTS[foes.element(foe, blow)],
        "need": foes.need_to_block(foe, 0, blow),
        "damage": foes.damage(foe, blow),
        "abilities": [name for bit, name in enumerate(ABILITIES) if mask >> bit & 1],
        "state": FATE_WORDS[foe.fates[blow]],
    }


def duel_view(s: MageKnight) -> DuelView | Nothing:
    duel = s.duel
    if duel is None:
        return {}
    return {
        "aggressor": duel.aggressor,
        "defender": duel.defender,
        "full": duel.full,
        "melee": duel.melee,
        "attacker": duel.attacker,
        "damage": duel.damage,
        "attack": duel_attack(s),
        "block": sum(s.block),
    }


def waiting_view(s: MageKnight, seat: int) -> WaitingView:
    """Cards and tokens that wait for a choice; artifacts are seen by the one who drew them only."""
    found: WaitingView = {}
    if s.recalled:
        private = artifacts_wait(s) and s.to_act() != seat
        found["cards"] = (
            len(s.recalled) if private else names(sorted(card for card in s.recalled if card < len(DECK_IDS)))
        )
    top = s.stack[-1] if s.stack and not s.over else None
    if isinstance(top, Ask) and isinstance(top.choosing, ChooseSkill):
        found["skills"] = [SKILL_IDS[skill] for skill in tokens(top.memo)]
    return found
