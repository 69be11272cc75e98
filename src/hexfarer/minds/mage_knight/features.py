"""What a bot counts when it judges a position; weights.py says what each of it is worth."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import hints
from hexfarer.games.mage_knight.components import DEEDS, UNITS
from hexfarer.games.mage_knight.content.cities import LAST_CITY_LEVEL, garrison
from hexfarer.games.mage_knight.flow.end import cities_taken, wanted_cities
from hexfarer.games.mage_knight.plan import CITY_REVEALED, DUNGEONS, MINES
from hexfarer.games.mage_knight.player import Player
from hexfarer.games.mage_knight.scoring import city_points, mine_points, outcome, solved
from hexfarer.games.mage_knight.state import BESIEGED, City, MageKnight
from hexfarer.games.mage_knight.terms import (
    ADVANCED_ACTION,
    ADVENTURE_SITES,
    ARTIFACT,
    BASIC_ACTION,
    DUNGEON,
    KEEP,
    MONASTERY,
    NONE,
    SECRET_DUNGEON,
    SECRET_TOMB,
    SPELL,
    TOMB,
    TOWER,
    WOUND,
    X,
    modifier,
)
from hexfarer.minds.mage_knight import clock, worth
from hexfarer.minds.mage_knight.lures import Lures
from hexfarer.minds.mage_knight.weights import SCHEDULE, WEIGHTS

NAMES: Final[list[str]] = list(WEIGHTS)
AT_END: Final[list[int]] = [pair[0] for pair in WEIGHTS.values()]
WITH_TIME: Final[list[int]] = [pair[1] for pair in WEIGHTS.values()]
WON: Final = 25  # points that reaching the goal of the scenario is worth, besides the score
LONG: Final = 57  # tenths of turns in a whole round
FULL: Final = 50  # a hand, in tenths of a card
SCORED: Final = 1 << KEEP | 1 << TOWER | 1 << MONASTERY
GATES: Final = 1 << DUNGEON | 1 << TOMB | 1 << SECRET_DUNGEON | 1 << SECRET_TOMB


class Judge:
    """Judges the positions of one turn; it knows how the turn began."""

    __slots__ = ("before", "cards", "lures", "seat", "skills", "soon", "tactics", "troops")

    def __init__(self, s: MageKnight, seat: int) -> None:
        self.seat = seat
        self.lures = Lures()
        self.cards, self.troops = worth.of_cards(), worth.of_units()
        self.skills, self.tactics = worth.of_skills(), worth.of_tactics()
        self.before = progress(s, s.players[seat])
        due = schedule(s, clock.in_game(s, s.players[seat]), SCHEDULE["seeking"])
        self.soon = max(0, due - SCHEDULE["patience"]) * 100 // (1000 - SCHEDULE["patience"])

    def value(self, s: MageKnight) -> int:
        if s.over:
            return 100 * (outcome(s).scores[self.seat] + (WON if solved(s) else 0))
        player = s.players[self.seat]
        turns = clock.in_game(s, player)
        time = min(1000, 1000 * turns // clock.WHOLE)
        total = 0
        for i, count in enumerate(self.features(s, player, turns, time)):
            if count:
                total += count * (1000 * AT_END[i] + time * WITH_TIME[i])
        return total // 1000

    def features(self, s: MageKnight, player: Player, turns: int, time: int) -> list[int]:
        """In the order of `NAMES`."""
        spells, actions, artifacts, wounds, owned, quality = self.cards_of(player)
        bought = spells + actions + artifacts
        held = player.hand.count(WOUND)
        ahead = clock.in_round(s, player)
        ready = min(owned if clock.between(s) else self.ready(player), FULL + FULL * ahead // 10)
        levels, strength, spent = self.army(player, ahead)
        artifacts += sum([1 for unit in player.units if unit.banner != NONE])
        spells += player.spells_due
        actions += player.trained_due
        artifacts += player.artifacts_due + player.dungeons_due
        score = 2 * spells + actions + 2 * artifacts + sum(player.crystals) // 2 - 2 * wounds
        score += levels + 2 * player.units_due + self.sites(s)
        taken = cities_taken(s)
        manners = modifier(player.reputation)
        seeks = s.plan.end == CITY_REVEALED
        due = schedule(s, turns, SCHEDULE["seeking"] if seeks else SCHEDULE["pace"])
        late = tiles_late(s, due)
        lost = seeks and not s.cities_revealed
        return [
            player.fame + player.fame_later,
            score,
            player.level + hints.rising(player),
            turns,
            ready - owned * min(ahead, LONG) // LONG,
            sum(player.crystals),
            player.crystals_due + player.chosen_crystals_due + 4 * player.crystal_sets_due,
            player.reputation + player.reputation_later,
            -6 if manners == X else manners,
            spells,
            actions,
            artifacts,
            quality,
            sum([self.skills[skill] - worth.USUAL for skill in player.skills]),
            self.tactics[player.tactic] * min(ahead, LONG) // LONG if player.tactic != NONE else 0,
            wounds,
            held,
            held * held,
            strength + 15 * player.units_due,
            spent,
            len(s.board.tiles),
            0 if seeks else late,
            late if lost else 0,
            s.cities_revealed,
            sum([beaten(city) for city in s.cities if city.kind == BESIEGED]),
            taken,
            int(taken == wanted_cities(s) > 0),
            self.soon if seeks and s.cities_revealed else 0,
            int(progress(s, player) == self.before),
            hints.points(s, self.seat, player),
            self.lures.at(s, player, bought, turns, time, due if lost else 0),
        ]

    def cards_of(self, player: Player) -> tuple[int, int, int, int, int, int]:
        """Spells, advanced actions, artifacts and wounds; in tenths of a card, what all cards but wounds are worth, and
        how much more those are worth that were won than usual ones."""
        spells = actions = artifacts = wounds = owned = quality = 0
        for pile in (player.hand, player.deck, player.discard, player.play, player.set_aside, player.stash):
            for card in pile:
                if card == WOUND:
                    wounds += 1
                    continue
                kind = DEEDS[card].kind
                owned += self.cards[card]
                if kind == BASIC_ACTION:
                    continue
                quality += self.cards[card] - worth.USUAL
                if kind == SPELL:
                    spells += 1
                elif kind == ADVANCED_ACTION:
                    actions += 1
                elif kind == ARTIFACT:
                    artifacts += 1
        return spells, actions, artifacts, wounds, owned, quality

    def ready(self, player: Player) -> int:
        """What the cards in hand and deck are worth, in tenths of a card."""
        total = 0
        for card in player.hand:
            if card != WOUND:
                total += self.cards[card]
        for card in player.deck:
            if card != WOUND:
                total += self.cards[card]
        return total

    def army(self, player: Player, ahead: int) -> tuple[int, int, int]:
        """The levels that the score counts; in tenths, what the units can do, and what of it is not ready."""
        levels = strength = spent = 0
        for unit in player.units:
            level = UNITS[unit.card].level
            tenths = self.troops[unit.card]
            levels += level // 2 if unit.wounds else level
            strength += tenths // 2 if unit.wounds else tenths
            if not unit.ready:
                spent += tenths * min(ahead, 40) // 40
        return levels, strength, spent

    def sites(self, s: MageKnight) -> int:
        """The points for sites, cities and mines."""
        points = 0
        own = 1 << self.seat
        deep = s.plan.scenario == DUNGEONS
        for space, shields in enumerate(s.shields):
            if shields & own:
                site = 1 << s.sites[space]
                if site & (SCORED | ADVENTURE_SITES):
                    points += 4 if deep and site & GATES else 2
        if s.plan.city_score:
            points += city_points(s, self.seat)
        if s.plan.scenario == MINES:
            points += mine_points(s, self.seat)
        return points


def schedule(s: MageKnight, turns: int, pace: int) -> int:
    """The part of all tiles, of 1000, that should lie on the map by now."""
    gone = max(0, 1000 - 1000 * turns // (clock.ROUND * s.plan.rounds))
    return min(1000, gone * pace // 100)


def tiles_late(s: MageKnight, due: int) -> int:
    """Tenths of tiles by which the map is behind the schedule."""
    tiles, first = len(s.board.tiles), SCHEDULE["first"]
    more = tiles + len(s.tile_deck) - first
    return max(0, 10 * first + more * due // 100 - 10 * tiles)


def beaten(city: City) -> int:
    """How many defenders a city has lost."""
    if city.conquered:
        return 0  # the city counts as a whole
    first = 0
    for colour in range(4):
        if city.colours >> colour & 1:
            first += len(garrison(colour, min(city.level, LAST_CITY_LEVEL)))
    return max(0, first - len(city.garrison))


def progress(s: MageKnight, player: Player) -> int:
    """A number that changes with all that counts as getting on: fame, tiles, cards, units, sites."""
    cards = len(player.hand) + len(player.deck) + len(player.discard) + len(player.play)
    wounds = player.hand.count(WOUND) + player.deck.count(WOUND) + player.discard.count(WOUND)
    due = player.spells_due + player.artifacts_due + player.trained_due + player.units_due + player.dungeons_due
    sites = 0
    for shields in s.shields:
        sites += shields
    return (
        player.fame
        + 1000 * len(s.board.tiles)
        + 100_000 * (cards - wounds + due)
        + 100_000_000 * len(player.units)
        + 1_000_000_000 * sites
    )
