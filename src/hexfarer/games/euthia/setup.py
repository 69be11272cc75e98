"""From a scenario to the first position (EU-SETUP)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import events
from hexfarer.games.euthia.board import HOME
from hexfarer.games.euthia.components import (
    ADDITIONAL,
    COMBAT_CARDS,
    DRAGON_ATTACKS,
    EVENTS,
    FIRST_ELITE,
    FIRST_STAGE,
    FIXED,
    LEGENDS,
    MAP_TILE_IDS,
    MAP_TILES,
    MONSTERS,
    RAGES,
    SCENARIO,
    TILES,
    WITH_ENCOUNTER,
)
from hexfarer.games.euthia.content.scenarios import SCENARIOS, ScenarioCard
from hexfarer.games.euthia.flow.foes import next_bounty
from hexfarer.games.euthia.flow.rounds import Rounds
from hexfarer.games.euthia.pieces import piece
from hexfarer.games.euthia.plan import COMPETITIVE, COOPERATIVE, SOLO, Plan
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    ARTIFACTS,
    COPIES_OF_CARD,
    FIRST_GOLD,
    FROM_SLAYERS,
    HEROES,
    MIND_CONTROL,
    NONE,
    OFFER,
    OWN,
    SOUL_CONTROL,
)
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Game, Option, Setup
from hexfarer.kernel.rng import seeded

OPTIONS: Final[list[Option]] = [
    Option("mode", ["competitive", "coop"], "between"),
    Option("elites", ["scenario", "always", "never"], "enemies"),  # EU-ELITE-01
    Option("boundary", ["none", "3", "4", "5"], "map"),  # EU-SETUP-24
]


def check_setup(setup: Setup) -> None:
    if setup.options.get("mode") == "coop" and len(setup.seats) == 1:
        raise Problem("problem-eu-coop-alone")


def card_of(id: str) -> ScenarioCard:
    return next(card for card in SCENARIOS if card.id == id)


def plan_of(setup: Setup) -> Plan:
    """What this game is played by."""
    card = card_of(setup.scenario)
    players = len(setup.seats)
    mode = SOLO if players == 1 else COOPERATIVE if setup.options.get("mode") == "coop" else COMPETITIVE
    plan = Plan(card.id, mode, players, card.rounds)
    plan.setup = setup
    plan.goal, plan.medals = card.goal, card.medals
    elites = setup.options.get("elites", "scenario")
    if elites == "always":
        plan.elite_levels = card.elite_levels or [1, 2, 3]
    elif elites == "scenario":
        plan.elite_levels = card.elite_levels
    if setup.options.get("boundary", "none") != "none":
        plan.boundary = int(setup.options["boundary"])
    plan.badges, plan.event_rounds, plan.farrug_round = card.badges, card.event_rounds, card.farrug_round
    plan.golem, plan.golem_round, plan.legends = card.golem_round > 0, card.golem_round, card.legends
    return plan


def start(game: Game, setup: Setup, listen: bool = False) -> Euthia:
    """The first position, with somebody asked."""
    s = Euthia(game, plan_of(setup), len(setup.seats), seeded(setup.seed))
    if listen:
        s.log = []
    card = card_of(setup.scenario)
    lay_map(s, card)
    lay_tiles(s)
    lay_cards(s)
    for hero in setup.seats:
        s.players.append(new_player(s, HEROES.index(hero), card.gold))
    if s.plan.rivals() and s.seats > 2:  # EU-SETUP-21
        s.controls = [seat for seat in range(s.seats) for _ in range(2)]
        s.rng.shuffle(s.controls)
    s.first = s.rng.next(s.seats)  # EU-SETUP-14
    s.tell(events.FIRST, [s.first])
    next_bounty(s)
    s.push(Rounds(s.first, 0))
    s.settle()
    return s


def lay_map(s: Euthia, card: ScenarioCard) -> None:
    """The Start tile, and one stack with the lowest Chapter on top (EU-SETUP-02 to -07)."""
    s.place_tile(MAP_TILE_IDS.index(card.start), HOME)
    alone = s.plan.alone()
    for chapter in range(len(card.encounters) - 1, -1, -1):
        stack = [i for i, tile in enumerate(MAP_TILES) if tile.chapter == chapter and tile.group == FIXED]
        if alone:
            stack = [i for i in stack if MAP_TILES[i].solo]  # EU-SOLO-01
        stack += [
            i
            for i, tile in enumerate(MAP_TILES)
            if tile.chapter == chapter and tile.group == SCENARIO and tile.tag in card.tags
        ]
        stack += some(s, chapter, WITH_ENCOUNTER, card.encounters[chapter][s.seats - 1])
        stack += some(s, chapter, ADDITIONAL, card.additional[chapter][s.seats - 1])
        s.rng.shuffle(stack)
        s.map_stack += stack


def some(s: Euthia, chapter: int, group: int, count: int) -> list[int]:
    """Random tiles of a group, unseen."""
    found = [i for i, tile in enumerate(MAP_TILES) if tile.chapter == chapter and tile.group == group]
    s.rng.shuffle(found)
    return found[:count]


def lay_tiles(s: Euthia) -> None:
    """Stacks, open piles and offers (EU-SETUP-16, -17, -19, -26)."""
    for number, tile in enumerate(TILES):
        if tile.home < OWN and (tile.home != ARTIFACTS or s.plan.legends):
            s.stacks[tile.home] += [number] * tile.copies
    for stack in s.stacks:
        s.rng.shuffle(stack)
    for shop in range(FROM_SLAYERS + 1):
        s.offers[shop] = [s.stacks[shop].pop() for _ in range(OFFER)]


def lay_cards(s: Euthia) -> None:
    """Monsters, Elites, Silver and Gold, and what the scenario uses."""
    for number, monster in enumerate(MONSTERS[:FIRST_ELITE]):
        s.monsters[monster.level - 1].append(number)
    for deck in s.monsters:
        s.rng.shuffle(deck)
    left_out = SOUL_CONTROL if not s.plan.rivals() else MIND_CONTROL  # EU-SETUP-20, EU-SOLO-01
    s.cards[0] = [card for card in range(FIRST_GOLD) for _ in range(COPIES_OF_CARD)]
    s.cards[1] = [card for card in range(FIRST_GOLD, 7) for _ in range(COPIES_OF_CARD) if card != left_out]
    s.rng.shuffle(s.cards[0])
    s.rng.shuffle(s.cards[1])
    if not s.plan.rivals():
        s.combat_cards = list(range(len(COMBAT_CARDS)))
        s.rng.shuffle(s.combat_cards)
    for level in s.plan.elite_levels[::-1]:  # EU-ELITE-02
        elites = [i for i in range(FIRST_ELITE, FIRST_STAGE) if MONSTERS[i].level == level]
        s.rng.shuffle(elites)
        s.bounty_stack += elites[: 3 if s.plan.alone() else s.seats + 2]
    if s.plan.event_rounds:
        s.event_deck = list(range(len(EVENTS)))
        s.rng.shuffle(s.event_deck)
    if s.plan.farrug_round:
        s.attacks = list(range(len(DRAGON_ATTACKS)))
        s.rng.shuffle(s.attacks)
    if s.plan.golem:
        s.rages = list(range(len(RAGES)))
        s.rng.shuffle(s.rages)
    if s.plan.legends:
        s.legend_deck = list(range(len(LEGENDS)))
        s.rng.shuffle(s.legend_deck)


def new_player(s: Euthia, hero: int, gold: int) -> Player:
    """A Hero with the Starting tiles (EU-SETUP-09 to -15)."""
    player = Player(hero)
    left_out = 2 if s.plan.alone() else 1
    for number, tile in enumerate(TILES):
        if tile.home == OWN + hero and tile.players != left_out:
            if tile.rep == NONE:
                player.pieces.append(piece(number, worn=True))
            else:
                player.stack.append(number)
    player.gaar = player.board().gaar_fields
    player.dwurt = player.board().dwurt_fields
    player.gold = gold
    player.health = player.max_health()
    return player
