"""The table of Heroes III, and the small things that happen on it."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3 import events
from hexfarer.games.heroes3.battle import Battle
from hexfarer.games.heroes3.board import Board
from hexfarer.games.heroes3.content.units import UNITS
from hexfarer.games.heroes3.plan import TO_DISCARD, Plan
from hexfarer.games.heroes3.player import MAIN, Player
from hexfarer.games.heroes3.tale import Tale
from hexfarer.games.heroes3.terms import GOLD, MATERIALS, NONE, SETTLEMENT, TIERS, TOWN, VALUABLES, mined
from hexfarer.kernel.registry import Game
from hexfarer.kernel.rng import Rng, seeded
from hexfarer.kernel.state import Outcome, State

# The shared decks.
ABILITIES: Final = 0
ARTIFACTS: Final = 1
SPELLS: Final = 2
DECKS: Final[list[str]] = ["ability", "artifact", "spell"]

# The faces of the dice (H3-COMP-003 to -005).
ATTACK_FACES: Final[list[int]] = [-1, -1, 0, 0, 1, 1]
RESOURCE_FACES: Final[list[tuple[int, int]]] = [
    (MATERIALS, 2),
    (MATERIALS, 4),
    (VALUABLES, 1),
    (VALUABLES, 2),
    (GOLD, 3),
    (GOLD, 6),
]
T_XP: Final = 0
T_ARTIFACT: Final = 1
T_ONE: Final = 2
T_TWO: Final = 3
TREASURE_FACES: Final[list[int]] = [T_XP, T_XP, T_ARTIFACT, T_ARTIFACT, T_ONE, T_TWO]


class Heroes3(State):
    """The whole table."""

    __slots__ = (
        "aim",
        "astrologers",
        "astrologers_discard",
        "battle",
        "black",
        "board",
        "cast",
        "current",
        "deck_discards",
        "decks",
        "drawn",
        "ever",
        "first_stars",
        "flag",
        "grail_at",
        "grail_digger",
        "grail_dug",
        "grail_with",
        "last_finished",
        "looked",
        "marker",
        "neutral_decks",
        "neutral_discards",
        "obelisks",
        "order",
        "plan",
        "players",
        "removed",
        "rolled",
        "round",
        "sign",
        "spell_stopped",
        "tale",
        "under",
        "victors",
        "victory",
    )

    def __init__(self, game: Game, plan: Plan, seats: int, rng: Rng, source: Heroes3 | None = None) -> None:
        super().__init__(game, seats, rng, source)
        self.plan = plan
        if source is None:
            self.players: list[Player] = []
            # time
            self.round = 0
            self.order: list[int] = []  # seats in turn order
            self.current = NONE  # whose turn it is
            self.last_finished = NONE  # who ended a turn last: controls neutral units (H3-COMBAT-022)
            self.first_stars = True  # no astrologers card has been drawn yet
            self.sign = NONE  # the astrologers card in force
            self.astrologers: list[int] = []
            self.astrologers_discard: list[int] = []
            # shared cards, each top at the end
            self.decks: list[list[int]] = [[] for _ in DECKS]
            self.deck_discards: list[list[int]] = [[] for _ in DECKS]
            self.removed: list[int] = []
            self.looked: list[int] = []  # cards that somebody is looking at
            self.drawn: list[int] = []  # neutral units that were turned over
            self.neutral_decks: list[list[int]] = [[] for _ in TIERS]
            self.neutral_discards: list[list[int]] = [[] for _ in TIERS]
            # the map
            self.board = Board()
            self.under: list[int] = []  # by place: the tile that lies face down there, or NONE
            self.black: list[int] = []  # by field: a black cube
            self.flag: list[int] = []  # by field: whose cube, or NONE
            self.ever: list[int] = []  # by field: has it ever been flagged?
            self.marker: list[int] = []  # by field: the resource that a settlement gives, or NONE
            self.obelisks: list[int] = []  # by field: a mask of seats
            self.grail_with = NONE  # seat * 2 + hero that carries it
            self.grail_at = NONE  # the field where it lies after it was dropped
            self.grail_digger = NONE  # seat * 2 + hero that digs for it …
            self.grail_dug = 0  # … and the movement points it has spent on that without leaving
            self.tale = Tale()  # the scenario's own part
            # at the moment
            self.battle: Battle | None = None
            self.rolled: list[int] = []  # resource or treasure dice on the table, by face
            self.cast: list[int] = []  # the spell cast last, its power, and the cards played with it
            self.spell_stopped = False  # Resistance
            self.aim = NONE  # the target that was named last
            self.victors: list[int] = []
            self.victory = ""
        else:
            self.players = [player.copy() for player in source.players]
            self.round, self.order, self.current = source.round, source.order, source.current
            self.last_finished, self.first_stars, self.sign = source.last_finished, source.first_stars, source.sign
            self.astrologers, self.astrologers_discard = source.astrologers[:], source.astrologers_discard[:]
            self.decks = [deck[:] for deck in source.decks]
            self.deck_discards = [deck[:] for deck in source.deck_discards]
            self.removed, self.looked, self.drawn = source.removed[:], source.looked[:], source.drawn[:]
            self.neutral_decks = [deck[:] for deck in source.neutral_decks]
            self.neutral_discards = [deck[:] for deck in source.neutral_discards]
            self.board, self.under = source.board, source.under[:]
            self.black, self.flag, self.ever = source.black[:], source.flag[:], source.ever[:]
            self.marker, self.obelisks = source.marker[:], source.obelisks[:]
            self.grail_with, self.grail_at, self.grail_dug = source.grail_with, source.grail_at, source.grail_dug
            self.grail_digger = source.grail_digger
            self.tale = source.tale.copy()
            self.battle = None if source.battle is None else source.battle.copy()
            self.rolled, self.cast, self.spell_stopped = source.rolled[:], source.cast[:], source.spell_stopped
            self.victors, self.victory, self.aim = source.victors[:], source.victory, source.aim

    def copy(self) -> Heroes3:
        return Heroes3(self.game, self.plan, self.seats, self.rng.copy(), self)

    def determinize(self, seat: int, rng: Rng) -> Heroes3:
        from hexfarer.games.heroes3.hidden import deal_anew

        new = self.copy()
        deal_anew(new, seat, rng)
        new.rng = seeded(rng.word())
        new.changed()
        return new

    def outcome(self) -> Outcome:
        from hexfarer.games.heroes3.scoring import outcome

        return outcome(self)

    # -- who is who --

    def others(self, seat: int) -> list[int]:
        """The other players still in the game, in turn order from the next one."""
        at = self.order.index(seat)
        turned = self.order[at + 1 :] + self.order[:at]
        return [other for other in turned if not self.players[other].eliminated]

    def ours(self, seat: int, owner: int) -> bool:
        """Is an owner the seat itself, or one that plays together with it (H3-ALL-002, H3-MOVE-013, H3-TILE-019)?"""
        return owner == seat or (owner != NONE and not self.plan.rivals())

    def hero_on(self, field: int) -> int:
        """Who stands on a field: seat * 2 + hero, or NONE."""
        for seat, player in enumerate(self.players):
            for hero in range(2):
                if player.at[hero] == field:
                    return seat * 2 + hero
        return NONE

    def home_of(self, field: int) -> int:
        """Whose starting Town a field is, or NONE."""
        for seat, player in enumerate(self.players):
            if player.home == field:
                return seat
        return NONE

    def places_of(self, seat: int) -> list[int]:
        """The Towns and Settlements that a player controls (H3-LOC-SETTLEMENT-6)."""
        return [
            field
            for field, owner in enumerate(self.flag)
            if owner == seat and self.board.location[field] in (TOWN, SETTLEMENT)
        ]

    def mines_of(self, seat: int) -> list[int]:
        return [
            field
            for field, owner in enumerate(self.flag)
            if owner == seat and mined(self.board.location[field]) != NONE
        ]

    # -- resources --

    def gain(self, seat: int, resource: int, amount: int) -> None:
        if amount > 0:
            self.players[seat].resources[resource] += amount
            self.tell(events.GAINED, [seat, resource, amount])

    def pay(self, seat: int, cost: list[int]) -> None:
        self.players[seat].pay(cost)
        for resource, amount in enumerate(cost):
            if amount:
                self.tell(events.PAID, [seat, resource, amount])

    # -- cards --

    def draw(self, seat: int, count: int) -> int:
        """Draw cards; the discard pile becomes the deck when that is empty (H3-DECK-006). The number drawn."""
        player = self.players[seat]
        drawn = 0
        while drawn < count:
            if not player.deck:
                if not player.discard:
                    break
                self.shuffle_discard(seat)
            player.hand.append(player.deck.pop())
            drawn += 1
        if drawn:
            player.hand.sort()
            self.reveal(events.DREW)
            self.tell(events.DREW, [seat, drawn])
        return drawn

    def shuffle_discard(self, seat: int) -> None:
        """The own discard pile into the deck."""
        player = self.players[seat]
        player.deck += player.discard
        player.discard = []
        self.rng.shuffle(player.deck)
        self.reveal(events.SHUFFLED)
        self.tell(events.SHUFFLED, [seat])

    def take_card(self, seat: int, card: int) -> None:
        """A card is gained (H3-DECK-001, H3-OPT-14)."""
        if self.plan.opts(TO_DISCARD):
            self.players[seat].discard.append(card)
        else:
            self.to_hand(seat, card)

    def to_hand(self, seat: int, card: int) -> None:
        """A card that a player already owns comes to the hand."""
        hand = self.players[seat].hand
        hand.append(card)
        hand.sort()

    def discard_card(self, seat: int, card: int) -> None:
        player = self.players[seat]
        player.hand.remove(card)
        player.discard.append(card)
        self.tell(events.DISCARDED, [seat, card])

    def top_of_deck(self, deck: int) -> int:
        """Take the top card of a shared deck; NONE if nothing is left at all (H3-DECK-007)."""
        if not self.decks[deck]:
            self.decks[deck], self.deck_discards[deck] = self.deck_discards[deck], []
            self.rng.shuffle(self.decks[deck])
            if self.decks[deck]:
                self.turn_up(deck)
        return self.decks[deck].pop() if self.decks[deck] else NONE

    def refill_discard(self, deck: int) -> None:
        """A shared discard pile is never empty (H3-DECK-008)."""
        if not self.deck_discards[deck] and self.decks[deck]:
            self.turn_up(deck)

    def turn_up(self, deck: int) -> None:
        """The top card of a shared deck starts its discard pile."""
        card = self.decks[deck].pop()
        self.deck_discards[deck].append(card)
        self.reveal(events.TURNED_UP)
        self.tell(events.TURNED_UP, [card])

    # -- neutral units --

    def draw_neutral(self, tier: int) -> int:
        """The top neutral unit of a tier, or NONE (H3-UNIT-010)."""
        if not self.neutral_decks[tier]:
            self.neutral_decks[tier], self.neutral_discards[tier] = self.neutral_discards[tier], []
            self.rng.shuffle(self.neutral_decks[tier])
        return self.neutral_decks[tier].pop() if self.neutral_decks[tier] else NONE

    def discard_neutral(self, unit: int) -> None:
        """A neutral unit goes to the discard pile of its tier (H3-UNIT-005)."""
        self.neutral_discards[UNITS[unit >> 1].tier].append(unit)

    # -- dice --

    def attack_die(self) -> int:
        return ATTACK_FACES[self.rng.next(6)]

    # -- morale --

    def gain_morale(self, seat: int) -> None:
        player = self.players[seat]
        if not player.feels() or player.eliminated:
            return
        if player.morale < 1:  # H3-MORALE-002, -003
            player.morale += 1
            self.tell(events.MORALE, [seat, player.morale + 1])
        else:
            from hexfarer.games.heroes3.flow.morale import SpendFirst

            self.push(SpendFirst(seat))

    def lose_morale(self, seat: int) -> None:
        player = self.players[seat]
        if not player.feels():
            return
        if player.morale < 0:
            player.hand_lost = True  # H3-MORALE-007
        else:
            player.morale -= 1
        self.tell(events.MORALE, [seat, player.morale + 1])

    def main_at(self, seat: int) -> int:
        return self.players[seat].at[MAIN]
