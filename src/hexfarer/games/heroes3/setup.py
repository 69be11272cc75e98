"""From a scenario to the first position (H3-SETUP)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexfarer.games.heroes3 import events, verbs
from hexfarer.games.heroes3.asking import Ask, Choosing, Course, Doing, Effect, Either
from hexfarer.games.heroes3.board import Board
from hexfarer.games.heroes3.components import ABILITY, ARTIFACT, CARDS, MINOR, SPECIALTY, SPELL, card_number
from hexfarer.games.heroes3.content.ai_cards import of_kind
from hexfarer.games.heroes3.content.heroes import HERO_IDS, HEROES
from hexfarer.games.heroes3.content.scenario_card import (
    ASK,
    BRONZE_AND_SILVER,
    CHOSEN,
    PACK_AND_DEAREST,
    Place,
    ScenarioCard,
)
from hexfarer.games.heroes3.content.scenarios import SCENARIO_IDS, SCENARIOS, card_of
from hexfarer.games.heroes3.content.tiles import FIELDS, TILE_IDS
from hexfarer.games.heroes3.content.units import FACTION_UNITS, UNIT_IDS, UNITS, packed
from hexfarer.games.heroes3.flow.campaign import check_carry, kept_army, kept_cards
from hexfarer.games.heroes3.flow.dice import RESOURCE_DIE, Roll
from hexfarer.games.heroes3.flow.rounds import Round
from hexfarer.games.heroes3.flow.scenarios import deal_dragons, put_foe
from hexfarer.games.heroes3.flow.searching import Search, SearchDeck
from hexfarer.games.heroes3.flow.tournament import prepare, set_cards_aside
from hexfarer.games.heroes3.flow.walking import TurnTile, add_place, take_up
from hexfarer.games.heroes3.plan import (
    CAMPAIGN,
    CLASH,
    DRAGON_DECKS,
    NO_BONUS,
    OPEN_BORDERS,
    OUT_POINTS,
    SECOND_HERO,
    SHARED_ARMY,
    TOURNAMENT,
    WIN_CUBES,
    Plan,
)
from hexfarer.games.heroes3.player import BUILDINGS, MAGE_GUILD, MAIN, SECOND, Player
from hexfarer.games.heroes3.signs import SIGNS
from hexfarer.games.heroes3.state import ABILITIES, ARTIFACTS, DECKS, SPELLS, Heroes3
from hexfarer.games.heroes3.tale import Foe
from hexfarer.games.heroes3.terms import (
    AZURE,
    BLOCKED,
    BRONZE,
    CENTRE,
    DIFFICULTIES,
    EASY,
    EMPTY,
    FAR,
    FEW,
    IMPOSSIBLE,
    NEAR,
    NEUTRAL,
    NONE,
    NORMAL,
    PACK,
    SILVER,
    STARTING,
)
from hexfarer.kernel.action import a_of, pack
from hexfarer.kernel.hexes import at
from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.registry import Game, Option, Setup
from hexfarer.kernel.rng import seeded

FACTION_TILES: Final[list[str]] = ["S3", "S2", "S1"]
GROUPS: Final[dict[str, str]] = {  # what the optional rules are about
    "no_town_reward": "harder",
    "no_rerolls": "harder",
    "meagre_dice": "harder",
    "no_bonus": "harder",
    "second_hero": "easier",
    "at_least_one": "easier",
    "double_income": "easier",
    "free_trade": "easier",
    "free_rounds": "easier",
    "plain_die": "combat",
    "stars_always": "stars",
    "no_stars": "stars",
    "cubes_go": "easier",
    "to_discard": "combat",
    "tournament": "between",
}
RULES: Final[list[str]] = list(GROUPS)  # their places are kept in positions
OPTIONS: Final[list[Option]] = [
    Option("difficulty", ["normal", "easy", "hard", "impossible"], "harder"),
    Option("carry", [], "campaign"),
    *[Option(id, ["no", "yes"], GROUPS[id]) for id in RULES],
]


def check_setup(setup: Setup) -> None:
    """Every player has another faction (H3-SETUP-003); two options exclude each other (H3-OPT-12)."""
    card = SCENARIOS[SCENARIO_IDS.index(setup.scenario)]
    for hero in setup.seats:
        if card.heroes and hero not in card.heroes:
            raise Problem("problem-h3-hero", {"given": hero, "allowed": ", ".join(card.heroes)})
    factions = [HEROES[HERO_IDS.index(hero)].faction for hero in setup.seats]
    if len(set(factions)) != len(factions):
        raise Problem("problem-h3-factions", {"seats": ", ".join(setup.seats)})
    check_carry(setup, card)
    if setup.options.get("stars_always") == "yes" and setup.options.get("no_stars") == "yes":
        raise Problem("problem-h3-stars")
    if setup.options.get("tournament") == "yes" and (card.mode != CLASH or len(setup.seats) != 2):
        raise Problem("problem-h3-tournament", {"scenario": card.id, "seats": len(setup.seats)})


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
    plan.time_out = OUT_POINTS if plan.opts(TOURNAMENT) else card.time_out
    plan.obelisk = card.obelisk
    plan.obelisks = card.obelisks
    plan.reward = card.reward
    plan.goals = card.goals
    plan.losses = card.losses
    plan.rules = card.rules
    plan.cap = card.cap
    plan.forbidden = card.forbidden
    if card.id == "force_of_will":
        plan.utopia = [(1, 2, 0, 1), (0, 2, 1, 1), (0, 0, 3, 1), (0, 0, 2, 2)]
    return plan


def start(game: Game, setup: Setup, listen: bool) -> Heroes3:
    card = SCENARIOS[SCENARIO_IDS.index(setup.scenario)]
    s = Heroes3(game, make_plan(setup, card), len(setup.seats), seeded(setup.seed))
    if listen:
        s.log = []
    seat_players(s, setup, card)
    robbed = set_ai_aside(s, card)
    if s.plan.opts(TOURNAMENT):
        set_cards_aside(s)
    form_decks(s)
    if s.plan.opts(TOURNAMENT):
        prepare(s, card)
    else:
        lay_map(s, card)
        bring_foes(s, card)
        s.order = starting_order(s)
        set_out(s)
        for seat in robbed:
            s.push(Search(seat, ABILITIES, 3))
    s.settle()
    return s


def set_out(s: Heroes3) -> None:
    """The map lies there: what each player still chooses, and then the first round."""
    card = card_of(s)
    s.push(Round(s.order[0]))
    bonus = bonus_of(s) if card.mode != CAMPAIGN else card.bonus  # H3-SETUP-023
    if bonus is not None:
        s.push(FreshArtifacts(s.order[0]))
        for seat in reversed(s.order):
            s.push(Doing(seat, bonus, NONE))
    if s.plan.opts(SECOND_HERO):
        for seat in reversed(s.order):
            s.push(Ask(seat, SECOND_BESIDE))
    for seat in reversed(s.order):
        if s.players[seat].has(MAGE_GUILD):
            s.push(StartingGuild(seat, False))
        s.push(TurnHome(seat))
        push_choices(s, seat, card)


def seat_players(s: Heroes3, setup: Setup, card: ScenarioCard) -> None:
    for id in setup.seats:
        number = HERO_IDS.index(id)
        hero = HEROES[number]
        player = Player(hero.faction, number, s.seats)
        player.resources = card.resources[:]
        player.income = card.income[:]
        for building in card.buildings:
            player.built |= 1 << BUILDINGS.index(building)
        player.xp = 2 * (card.level - 1)
        player.units = starting_units(hero.faction, card)
        player.start_units = player.units[:]
        for kind, count in zip(("attack", "defense", "power", "knowledge"), hero.statistics):
            player.deck += [card_number(kind)] * count
        carry = setup.options.get("carry", "")
        if carry:  # H3-AI-060, -062
            player.deck += [*kept_cards(carry), hero.specialties[0]]
            units, resources = kept_army(carry)
            player.units = units or player.units
            player.resources = resources or player.resources
        else:
            player.deck += [card_number("magic_arrow")] * (2 if hero.magic else 1)
            player.deck += [card_number(hero.ability), hero.specialties[0]]
        s.rng.shuffle(player.deck)
        s.players.append(player)


def starting_units(faction: int, card: ScenarioCard) -> list[int]:
    """The two cheapest bronze units, or a pack of the cheapest and few of the dearest."""
    bronze = [unit for unit in FACTION_UNITS[faction] if UNITS[unit].tier == BRONZE]
    bronze.sort(key=lambda unit: UNITS[unit].recruit)
    if card.units:
        return card.units[:]
    if card.armies == PACK_AND_DEAREST:
        return [packed(bronze[0], PACK), packed(bronze[-1], FEW)]
    if card.armies == BRONZE_AND_SILVER:
        return [packed(bronze[0], FEW)]
    if card.armies == CHOSEN:
        return []
    return [packed(bronze[0], FEW), packed(bronze[1], FEW)]


def form_decks(s: Heroes3) -> None:
    """What no player has goes into the shared decks (H3-SETUP-019 to -026, -029)."""
    for number, card in enumerate(CARDS):
        if card.kind in (ABILITY, ARTIFACT, SPELL):
            taken = sum(player.deck.count(number) for player in s.players)
            taken += (s.tale.spells + s.tale.skills + s.removed).count(number)
            deck = ABILITIES if card.kind == ABILITY else ARTIFACTS if card.kind == ARTIFACT else SPELLS
            s.decks[deck] += [number] * (card.copies - taken)
    for deck in range(len(DECKS)):
        s.rng.shuffle(s.decks[deck])
        s.deck_discards[deck].append(s.decks[deck].pop())
    for unit, unit_card in enumerate(UNITS):
        if unit_card.faction == NEUTRAL:
            taken = sum(player.units.count(packed(unit, FEW)) for player in s.players)  # from a scenario before
            s.neutral_decks[unit_card.tier] += [packed(unit, FEW)] * (unit_card.copies - taken)
    for neutral in s.neutral_decks:
        s.rng.shuffle(neutral)
    s.astrologers = list(range(len(SIGNS)))
    s.rng.shuffle(s.astrologers)


def lay_map(s: Heroes3, card: ScenarioCard) -> None:
    """Tiles on their places, pools dealt, heroes in their Towns (H3-SETUP-008 to -010, -031)."""
    s.board = Board()
    s.board.open_borders = bool(card.rules & OPEN_BORDERS)
    places = card.maps[s.seats]
    all_far = pick(s, card.far)
    count = len([place for place in places if place.kind == FAR and not place.tile])
    far, left = all_far[:count], all_far[count:]
    near = pick(s, card.near)[: len([place for place in places if place.kind == NEAR and not place.tile])]
    s.rng.shuffle(far)  # those that must be there may lie anywhere (H3-SETUP-009)
    s.rng.shuffle(near)
    pool = pick(s, card.pool) if card.pool else left
    homes = 0
    some = shuffled_among(s, places)
    for place in places:
        if place.kind == STARTING and not place.theirs:
            tile = TILE_IDS.index(place.tile or FACTION_TILES[s.players[homes].faction])
            homes += 1
        elif " " in place.tile:
            tile = some[place.tile].pop()
        elif place.tile:
            tile = TILE_IDS.index(place.tile)
        elif place.kind == FAR:
            tile = far.pop(0)
        else:
            tile = near.pop(0)
        add_place(s, at(place.q, place.r), tile)
        if place.turn >= 0:
            number = len(s.board.centres) - 1
            s.board = s.board.with_tile_up(number, tile, place.turn)
            s.under[number] = NONE
    for seat, player in enumerate(s.players):
        player.pool = [pool.pop(0) for _ in range(card.pools)]
        if seat < homes:
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


def bonus_of(s: Heroes3) -> Effect | None:
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
        if player.home == NONE:
            s.push(StartsElsewhere(self.seat))
            return False
        place = player.home // FIELDS
        player.at[MAIN] = player.home
        if not s.board.up[place]:
            s.push(TurnTile(self.seat, place, take_up(s, place)))
        return False

    def copy(self) -> TurnHome:
        return TurnHome(self.seat)


class StartingGuild(Course):
    """A Mage Guild from the beginning: two searches, whose spells are shuffled into the deck (H3-SETUP-034)."""

    __slots__ = ("searched",)

    def __init__(self, seat: int, searched: bool) -> None:
        super().__init__(seat)
        self.searched = searched

    def ready(self, s: Heroes3) -> bool:
        if self.searched:
            s.pop()
            s.rng.shuffle(s.players[self.seat].deck)
        else:
            self.searched = True
            s.push(Search(self.seat, SPELLS, 2, True))
            s.push(Search(self.seat, SPELLS, 2, True))
        return False

    def copy(self) -> StartingGuild:
        return StartingGuild(self.seat, self.searched)


class SecondBeside(Choosing):
    """With H3-OPT-05 the second hero begins on an exit of the tile on which the first one begins."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.FIELD
    question: ClassVar[str] = "second-beside"
    rule: ClassVar[str] = "H3-OPT-05"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        main = s.players[seat].at[MAIN]
        return [field for field in s.board.exits(main // FIELDS) if field != main]

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        player.at[SECOND] = player.came_from[SECOND] = value
        s.tell(events.PLACED_HERO, [seat, SECOND, value])


SECOND_BESIDE: Final = SecondBeside()
# -- what the scenario has besides the players --


def shuffled_among(s: Heroes3, places: list[Place]) -> dict[str, list[int]]:
    """Tiles that are shuffled among the places that name them (H3-SCEN-002)."""
    found: dict[str, list[int]] = {}
    for place in places:
        if " " in place.tile and place.tile not in found:
            found[place.tile] = pick(s, place.tile)
    return found


def set_ai_aside(s: Heroes3, card: ScenarioCard) -> list[int]:
    """The AI's decks, its spells and its skill (H3-AI-030, -045, -046). The seats that lose a card to it."""
    tale = s.tale
    robbed: list[int] = []
    for kind in range(3):
        cards = of_kind(kind)
        s.rng.shuffle(cards)
        for pile, counts in ((0, card.deck), (1, card.guard_deck)):
            tale.decks[pile] += [cards.pop() for _ in range(counts[kind])]
    for id in card.spells:
        spell = card_number(id)
        taken = sum(player.deck.count(spell) for player in s.players) + tale.spells.count(spell)
        tale.spells.append(spell if taken < CARDS[spell].copies else card_number("magic_arrow"))
    for id in card.skills:
        skill = card_number(id)
        taken = sum(player.deck.count(skill) for player in s.players)
        if CARDS[skill].kind != SPECIALTY and taken >= CARDS[skill].copies:
            robbed.append(lose_skill(s, skill))
        tale.skills.append(skill)
    return robbed


def lose_skill(s: Heroes3, skill: int) -> int:
    """Who owns all copies of the AI's skill gives one up, for a search in its deck (H3-AI-046)."""
    seat = next(seat for seat, player in enumerate(s.players) if skill in player.deck)
    s.players[seat].deck.remove(skill)
    return seat


def bring_foes(s: Heroes3, card: ScenarioCard) -> None:
    """AI heroes on their fields, the AI's Town, dragons (H3-AI-050)."""
    tale = s.tale
    for foe_card in card.foes:
        tale.foes.append(Foe(foe_card.place, foe_card.army[:]))
    for number, place in enumerate(card.maps[s.seats]):
        if place.theirs:
            tale.theirs.append(number * FIELDS)
            s.ever[number * FIELDS] = 1
    if card.rules & DRAGON_DECKS:
        centre = next(i for i, kind in enumerate(s.board.kinds) if kind == CENTRE)
        tale.foes[0].place = centre
        tale.foes[0].at = tale.foes[0].came_from = centre * FIELDS
        deal_dragons(s)
    if card.rules & SHARED_ARMY:
        dragons = packed(UNIT_IDS.index("neutral_azure_dragons"), FEW)
        s.neutral_decks[AZURE].remove(dragons)
        tale.utopia = [dragons]
    for number, foe_card in enumerate(card.foes):
        if foe_card.enters == 1 and tale.foes[number].at == NONE and s.board.up[foe_card.place]:
            put_foe(s, number)


def push_choices(s: Heroes3, seat: int, card: ScenarioCard) -> None:
    """Tiles that lie face up as the player wants, units of the player's choice."""
    for number, place in enumerate(card.maps[s.seats]):
        if place.turn == ASK and s.players[seat].home != NONE:
            s.push(TurnForFoe(seat, number))
        elif not place.theirs and place.turn == -1:
            waiting = [i for i, foe in enumerate(card.foes) if foe.place == number and foe.enters == 1]
            if waiting and not card.rules & DRAGON_DECKS:
                s.push(TurnForFoe(seat, number))
    if card.armies == BRONZE_AND_SILVER:
        s.push(Ask(seat, CHEAPEST_SILVER))
    elif card.armies == CHOSEN:
        s.push(Ask(seat, START_UNIT, PACK))


class StartsElsewhere(Course):
    """A hero without a Town begins on the empty field of a tile that lies face up (Sicilian Dragon)."""

    __slots__ = ("turned",)

    def __init__(self, seat: int, turned: bool = False) -> None:
        super().__init__(seat)
        self.turned = turned

    def ready(self, s: Heroes3) -> bool:
        card = card_of(s)
        place = next(i for i, each in enumerate(card.maps[s.seats]) if each.turn == ASK)
        if not s.board.up[place]:
            s.push(TurnTile(self.seat, place, take_up(s, place)))
            return False
        s.pop()
        first = place * FIELDS
        player = s.players[self.seat]
        player.at[MAIN] = first + s.board.location[first : first + FIELDS].index(EMPTY)
        player.came_from[MAIN] = player.at[MAIN]
        s.tale.starts = [player.at[MAIN]]
        return False

    def copy(self) -> StartsElsewhere:
        return StartsElsewhere(self.seat, self.turned)


class TurnForFoe(Course):
    """The tile on which an AI hero begins is turned by the player, so that the hero's field is not blocked."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def ready(self, s: Heroes3) -> bool:
        if not s.board.up[self.place]:
            tile = take_up(s, self.place)
            s.reveal(events.DISCOVERED)
            s.push(TurnOpen(self.seat, self.place, tile))
            return False
        s.pop()
        for number, foe in enumerate(s.tale.foes):
            if foe.place == self.place and foe.at == NONE and card_of(s).foes[number].enters == 1:
                put_foe(s, number)
        return False

    def copy(self) -> TurnForFoe:
        return TurnForFoe(self.seat, self.place)


class TurnOpen(TurnTile):
    """… of all turns those that leave the AI hero's field open."""

    __slots__ = ()

    def choices(self, s: Heroes3) -> list[int]:
        found = super().choices(s)
        position = next((foe.position for foe in card_of(s).foes if foe.place == self.place), 0)
        field = self.place * FIELDS + max(0, position)
        open_ = [
            action
            for action in [pack(verbs.TURN_TILE, turn) for turn in range(6)]
            if s.board.with_tile_up(self.place, self.tile, a_of(action)).location[field] != BLOCKED
        ]
        return [action for action in found if action in open_] or open_

    def copy(self) -> TurnOpen:
        return TurnOpen(self.seat, self.place, self.tile)


class CheapestSilver(Choosing):
    """Few of the cheapest silver unit; of equally cheap ones the player chooses."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "start-unit"
    rule: ClassVar[str] = "H3-SETUP-027"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        silver = [unit for unit in FACTION_UNITS[s.players[seat].faction] if UNITS[unit].tier == SILVER]
        cheapest = min(UNITS[unit].recruit for unit in silver)
        return [packed(unit, FEW) for unit in silver if UNITS[unit].recruit == cheapest]

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        player.units = [*player.units, value]
        player.start_units = player.units[:]


class StartUnit(Choosing):
    """A bronze unit of the player's choice, first a pack, then few of another; `by` is the side."""

    __slots__ = ()

    verb: ClassVar[int] = verbs.UNIT
    question: ClassVar[str] = "start-unit"
    rule: ClassVar[str] = "H3-SETUP-027"

    def values(self, s: Heroes3, seat: int, by: int, memo: int) -> list[int]:
        player = s.players[seat]
        owned = [unit >> 1 for unit in player.units]
        bronze = [unit for unit in FACTION_UNITS[player.faction] if UNITS[unit].tier == BRONZE]
        return [packed(unit, by) for unit in bronze if unit not in owned]

    def chosen(self, s: Heroes3, seat: int, by: int, memo: int, value: int) -> None:
        player = s.players[seat]
        player.units = [*player.units, value]
        player.start_units = player.units[:]
        if by == PACK:
            s.push(Ask(seat, self, FEW))


CHEAPEST_SILVER: Final = CheapestSilver()
START_UNIT: Final = StartUnit()
