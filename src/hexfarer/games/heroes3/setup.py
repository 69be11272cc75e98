"""From a scenario to the first position (H3-SETUP)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import events
from hexfarer.games.heroes3.asking import Course, Doing, Either
from hexfarer.games.heroes3.board import Board
from hexfarer.games.heroes3.components import ABILITY, ARTIFACT, CARDS, SPELL, card_number
from hexfarer.games.heroes3.content.heroes import HERO_IDS, HEROES
from hexfarer.games.heroes3.content.scenarios import SCENARIO_IDS, SCENARIOS, ScenarioCard
from hexfarer.games.heroes3.content.tiles import FIELDS, TILE_IDS
from hexfarer.games.heroes3.content.units import FACTION_UNITS, UNITS, packed
from hexfarer.games.heroes3.flow.dice import RESOURCE_DIE, Roll
from hexfarer.games.heroes3.flow.rounds import Round
from hexfarer.games.heroes3.flow.searching import SearchDeck
from hexfarer.games.heroes3.flow.walking import TurnTile, add_place
from hexfarer.games.heroes3.plan import NO_BONUS, WIN_CUBES, Plan
from hexfarer.games.heroes3.player import DWELLING, MAIN, Player
from hexfarer.games.heroes3.signs import SIGNS
from hexfarer.games.heroes3.state import ABILITIES, ARTIFACTS, DECKS, SPELLS, Heroes3
from hexfarer.games.heroes3.terms import (
    BRONZE,
    DIFFICULTIES,
    EASY,
    FAR,
    FEW,
    IMPOSSIBLE,
    NEUTRAL,
    NONE,
    NORMAL,
    PACK,
    STARTING,
)
from hexfarer.kernel.hexes import at
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Game, Option, Setup
from hexfarer.kernel.rng import seeded

FACTION_TILES: Final[list[str]] = ["S3", "S2", "S1"]
RULES: Final[list[str]] = [
    "no_town_reward",
    "no_rerolls",
    "meagre_dice",
    "no_bonus",
    "second_hero",
    "at_least_one",
    "double_income",
    "free_trade",
    "free_rounds",
    "plain_die",
    "stars_always",
    "no_stars",
    "cubes_go",
    "to_discard",
]
OPTIONS: Final[list[Option]] = [
    Option("difficulty", ["normal", "easy", "hard", "impossible"]),
    *[Option(id, ["no", "yes"]) for id in RULES],
]


def check_setup(setup: Setup) -> None:
    """Every player has another faction (H3-SETUP-003); two options exclude each other (H3-OPT-12)."""
    factions = [HEROES[HERO_IDS.index(hero)].faction for hero in setup.seats]
    if len(set(factions)) != len(factions):
        raise Problem("problem-h3-factions", {"seats": ", ".join(setup.seats)})
    if setup.options.get("stars_always") == "yes" and setup.options.get("no_stars") == "yes":
        raise Problem("problem-h3-stars")


def make_plan(setup: Setup, card: ScenarioCard) -> Plan:
    plan = Plan(card.id, card.mode, card.rounds)
    plan.setup = setup
    plan.difficulty = DIFFICULTIES.index(setup.options.get("difficulty", "normal"))
    for number, id in enumerate(RULES, 1):
        if setup.options.get(id) == "yes":
            plan.options |= 1 << number
    plan.wins = card.wins
    if card.id == "dwarven_gold" and len(setup.seats) == 3:
        plan.wins |= WIN_CUBES
    plan.gold_goal = card.gold_goal
    plan.time_out = card.time_out
    plan.obelisk = card.obelisk
    plan.reward = card.reward
    plan.cube_rounds = card.cube_rounds
    return plan


def start(game: Game, setup: Setup, listen: bool) -> Heroes3:
    card = SCENARIOS[SCENARIO_IDS.index(setup.scenario)]
    s = Heroes3(game, make_plan(setup, card), len(setup.seats), seeded(setup.seed))
    if listen:
        s.log = []
    seat_players(s, setup, card)
    form_decks(s)
    lay_map(s, card)
    s.order = starting_order(s)
    s.push(Round(s.order[0]))
    for seat in reversed(s.order):
        bonus = bonus_of(s)
        if bonus is not None:
            s.push(Doing(seat, bonus, NONE))
    for seat in reversed(s.order):
        s.push(TurnHome(seat))
    s.settle()
    return s


def seat_players(s: Heroes3, setup: Setup, card: ScenarioCard) -> None:
    for id in setup.seats:
        number = HERO_IDS.index(id)
        hero = HEROES[number]
        player = Player(hero.faction, number, s.seats)
        player.resources = card.resources[:]
        player.income = card.income[:]
        player.built = 1 << DWELLING
        player.units = starting_units(hero.faction, card)
        player.start_units = player.units[:]
        for kind, count in zip(("attack", "defense", "power", "knowledge"), hero.statistics):
            player.deck += [card_number(kind)] * count
        player.deck += [card_number("magic_arrow")] * (2 if hero.magic else 1)
        player.deck += [card_number(hero.ability), hero.specialties[0]]
        s.rng.shuffle(player.deck)
        s.players.append(player)


def starting_units(faction: int, card: ScenarioCard) -> list[int]:
    """The two cheapest bronze units, or a pack of the cheapest and few of the dearest."""
    bronze = [unit for unit in FACTION_UNITS[faction] if UNITS[unit].tier == BRONZE]
    bronze.sort(key=lambda unit: UNITS[unit].recruit)
    if card.packs:
        return [packed(bronze[0], PACK), packed(bronze[-1], FEW)]
    return [packed(bronze[0], FEW), packed(bronze[1], FEW)]


def form_decks(s: Heroes3) -> None:
    """What no player has goes into the shared decks (H3-SETUP-019 to -026, -029)."""
    for number, card in enumerate(CARDS):
        if card.kind in (ABILITY, ARTIFACT, SPELL):
            taken = sum(player.deck.count(number) for player in s.players)
            deck = ABILITIES if card.kind == ABILITY else ARTIFACTS if card.kind == ARTIFACT else SPELLS
            s.decks[deck] += [number] * (card.copies - taken)
    for deck in range(len(DECKS)):
        s.rng.shuffle(s.decks[deck])
        s.deck_discards[deck].append(s.decks[deck].pop())
    for unit, unit_card in enumerate(UNITS):
        if unit_card.faction == NEUTRAL:
            s.neutral_decks[unit_card.tier] += [packed(unit, FEW)] * unit_card.copies
    for neutral in s.neutral_decks:
        s.rng.shuffle(neutral)
    s.astrologers = list(range(len(SIGNS)))
    s.rng.shuffle(s.astrologers)


def lay_map(s: Heroes3, card: ScenarioCard) -> None:
    """Tiles on their places, pools dealt, heroes in their Towns (H3-SETUP-008 to -010, -031)."""
    s.board = Board()
    far, near = pick(s, card.far), pick(s, card.near)
    pool = pick(s, card.pool) if card.pool else far[:]
    places = card.maps[s.seats]
    homes = 0
    for place in places:
        if place.kind == STARTING:
            tile = TILE_IDS.index(FACTION_TILES[s.players[homes].faction])
            homes += 1
        elif place.tile:
            tile = TILE_IDS.index(place.tile)
        elif place.kind == FAR:
            tile = far.pop(0)
        else:
            tile = near.pop(0)
        add_place(s, at(place.q, place.r), tile)
    if not card.pool:
        pool = [tile for tile in pool if tile in far]
    for seat, player in enumerate(s.players):
        player.pool = [pool.pop(0)]
        player.home = seat * FIELDS
        s.flag[player.home] = seat
        s.ever[player.home] = 1


def pick(s: Heroes3, words: str) -> list[int]:
    """Tiles in the order in which they are dealt: those before the bar come first, among themselves at random."""
    found: list[int] = []
    for part in words.split("|"):
        tiles = [TILE_IDS.index(id) for id in part.split()]
        s.rng.shuffle(tiles)
        found += tiles
    return found


def starting_order(s: Heroes3) -> list[int]:
    """Two attack dice each; the highest starts, ties roll again (H3-SETUP-032, -033)."""
    left = list(range(s.seats))
    while len(left) > 1:
        sums = [s.attack_die() + s.attack_die() for _ in left]
        left = [seat for seat, total in zip(left, sums) if total == max(sums)]
    s.tell(events.STARTS, [left[0]])
    return [(left[0] + i) % s.seats for i in range(s.seats)]


def bonus_of(s: Heroes3) -> Either | None:
    """The starting bonus, by difficulty (H3-DIFF-002)."""
    if s.plan.opts(NO_BONUS) or s.plan.difficulty == IMPOSSIBLE:
        return None
    if s.plan.difficulty == EASY:
        return Either(Roll(RESOURCE_DIE, 2, all_count=True), SearchDeck(ARTIFACTS, 2, 2))
    if s.plan.difficulty == NORMAL:
        return Either(Roll(RESOURCE_DIE, 2), SearchDeck(ARTIFACTS, 2))
    return Either(Roll(RESOURCE_DIE, 1), SearchDeck(ARTIFACTS, 1))


class TurnHome(Course):
    """Each player turns the own starting tile, and puts the hero into the Town (H3-SETUP-030, -031)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        s.pop()
        player = s.players[self.seat]
        place = player.home // FIELDS
        player.at[MAIN] = player.home
        s.push(TurnTile(self.seat, place, s.under[place]))
        return False

    def copy(self) -> TurnHome:
        return TurnHome(self.seat)
