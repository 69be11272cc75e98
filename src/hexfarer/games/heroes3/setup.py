"""From a scenario to the first position (H3-SETUP)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Course, Doing, Effect, Either
from hexfarer.games.heroes3.board import Board
from hexfarer.games.heroes3.components import ABILITY, ARTIFACT, CARDS, MINOR, SPELL, card_number
from hexfarer.games.heroes3.content.heroes import HERO_IDS, HEROES
from hexfarer.games.heroes3.content.scenarios import SCENARIO_IDS, SCENARIOS, ScenarioCard
from hexfarer.games.heroes3.content.tiles import FIELDS, TILE_IDS
from hexfarer.games.heroes3.content.units import FACTION_UNITS, UNITS, packed
from hexfarer.games.heroes3.flow.dice import RESOURCE_DIE, Roll
from hexfarer.games.heroes3.flow.rounds import Round
from hexfarer.games.heroes3.flow.searching import SearchDeck
from hexfarer.games.heroes3.flow.walking import TurnTile, add_place
from hexfarer.games.heroes3.plan import NO_BONUS, SECOND_HERO, WIN_CUBES, Plan
from hexfarer.games.heroes3.player import DWELLING, MAIN, SECOND, Player
from hexfarer.games.heroes3.signs import SIGNS
from hexfarer.games.heroes3.state import ABILITIES, ARTIFACTS, DECKS, SPELLS, Heroes3
from hexfarer.games.heroes3.terms import (
    BRONZE,
    DIFFICULTIES,
    EASY,
    FAR,
    FEW,
    IMPOSSIBLE,
    NEAR,
    NEUTRAL,
    NONE,
    NORMAL,
    PACK,
    STARTING,
)
from hexfarer.kernel.hexes import at
from hexfarer.kernel.phrase import Phrase, Problem
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
    if card.id == "force_of_will":
        plan.utopia = [(1, 2, 0, 1), (0, 2, 1, 1), (0, 0, 3, 1), (0, 0, 2, 2)]
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
    bonus = bonus_of(s)
    if bonus is not None:
        s.push(FreshArtifacts(s.order[0]))
        for seat in reversed(s.order):
            s.push(Doing(seat, bonus, NONE))
    if s.plan.opts(SECOND_HERO):
        for seat in reversed(s.order):
            s.push(Ask(seat, SECOND_BESIDE, NONE, 0))
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
    places = card.maps[s.seats]
    all_far = pick(s, card.far)
    count = len([place for place in places if place.kind == FAR and not place.tile])
    far, left = all_far[:count], all_far[count:]
    near = pick(s, card.near)[: len([place for place in places if place.kind == NEAR and not place.tile])]
    s.rng.shuffle(far)  # those that must be there may lie anywhere (H3-SETUP-009)
    s.rng.shuffle(near)
    pool = pick(s, card.pool) if card.pool else left
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
    return Either(Roll(RESOURCE_DIE, 1), FirstMinor())


class FirstMinor(Effect):
    """Artifacts are turned over until a Minor one appears, which is taken (H3-DIFF-002, -003)."""

    __slots__ = ()

    def run(self, s: Heroes3, seat: int, by: int) -> None:
        aside: list[int] = []
        card = s.top_of_deck(ARTIFACTS)
        while card != NONE and CARDS[card].quality != MINOR:
            aside.append(card)
            card = s.top_of_deck(ARTIFACTS)
        s.reveal(events.TOOK_OPEN)
        for other in aside:
            s.deck_discards[ARTIFACTS].append(other)
            s.tell(events.PUT_AWAY, [other])
        if card != NONE:
            s.take_card(seat, card)
            s.tell(events.TOOK_OPEN, [seat, card])

    def text(self) -> Phrase:
        return Phrase("effect-h3-first-minor")


class FreshArtifacts(Course):
    """After the bonuses the artifacts are shuffled together and a card is turned up again (H3-SETUP-025)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        s.pop()
        s.decks[ARTIFACTS] += s.deck_discards[ARTIFACTS]
        s.deck_discards[ARTIFACTS] = []
        s.rng.shuffle(s.decks[ARTIFACTS])
        s.refill_discard(ARTIFACTS)
        return False

    def copy(self) -> FreshArtifacts:
        return FreshArtifacts(self.seat)


class TurnHome(Course):
    """Each player turns the own starting tile, and puts the hero into the Town (H3-SETUP-030, -031)."""

    __slots__ = ()

    def ready(self, s: Heroes3) -> bool:
        s.pop()
        player = s.players[self.seat]
        place = player.home // FIELDS
        player.at[MAIN] = player.home
        tile = s.under[place]
        s.under[place] = NONE
        s.push(TurnTile(self.seat, place, tile))
        return False

    def copy(self) -> TurnHome:
        return TurnHome(self.seat)


class SecondBeside(Choosing):
    """With H3-OPT-05 the second hero begins on an exit of the own starting tile."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FIELD
    question: ClassVar[str] = "second-beside"
    rule: ClassVar[str] = "H3-OPT-05"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        return s.board.exits(s.players[seat].home // FIELDS)

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        player.at[SECOND] = player.came_from[SECOND] = value
        s.tell(events.PLACED_HERO, [seat, SECOND, value])


SECOND_BESIDE: Final = SecondBeside()
