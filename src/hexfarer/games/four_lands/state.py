"""The table of the Four Lands, top to bottom what lies on it."""

from __future__ import annotations

from hexfarer.games.four_lands import events
from hexfarer.games.four_lands.act import Act, Fight
from hexfarer.games.four_lands.content.decks import CARDS, DEFENCE_OF, KIND, TRAITS_OF, owner_side
from hexfarer.games.four_lands.content.map import FIELDS
from hexfarer.games.four_lands.content.tasks import TASK_IDS
from hexfarer.games.four_lands.terms import (
    ARTEFACTS,
    BOOK,
    MAGIC,
    NONE,
    PARTIES,
    SIDES,
    TROPHY_AP,
    ally_of,
    side_of,
)
from hexfarer.kernel.registry import Game
from hexfarer.kernel.rng import Rng, seeded
from hexfarer.kernel.state import Outcome, State


class FourLands(State):
    """A position. Cards, Agents and Tasks are numbers into the lists of content/; seats are numbered clockwise."""

    __slots__ = (
        "acting",
        "amulets",
        "ap",
        "armours",
        "artefact_party",
        "artefact_symbols",
        "cast",
        "changes",
        "circles",
        "collected",
        "completed",
        "complications",
        "cooperative",
        "decks",
        "draws_bought",
        "extra_moved",
        "field_task",
        "field_used",
        "fight",
        "handicap",
        "hands",
        "initiative",
        "item_count",
        "items",
        "last_task_round",
        "lone",
        "members",
        "party_field",
        "party_of",
        "phase",
        "played",
        "regrouped",
        "removed",
        "revealed",
        "round",
        "seat_of",
        "sides",
        "slot",
        "standing",
        "task_deck",
        "trophies",
        "trophy_symbols",
        "turned",
        "victory",
        "winner",
    )

    def __init__(self, game: Game, sides: list[int], rng: Rng, source: FourLands | None = None) -> None:
        super().__init__(game, len(sides), rng, source)
        if source is None:
            # who plays
            self.sides = sides  # side of each seat
            self.seat_of = [sides.index(side) if side in sides else NONE for side in range(len(SIDES))]
            self.cooperative = False
            self.lone = NONE  # the seat without an Ally among three
            self.handicap = False
            # the Round
            self.round = 0
            self.phase = NONE
            self.initiative = 0
            # the map
            self.task_deck: list[int] = []
            self.field_task = [NONE] * FIELDS
            self.field_used = [0] * FIELDS
            # the seats
            self.ap = [0] * len(sides)
            self.hands: list[list[int]] = [[] for _ in sides]
            self.decks: list[list[int]] = [[] for _ in sides]
            self.trophies: list[list[int]] = [[] for _ in sides]
            self.draws_bought = [0] * len(sides)
            self.played = [0] * len(sides)  # Agents played this Round
            # the Parties, by number side * 4 + numeral
            self.party_field = [NONE] * PARTIES
            self.members: list[list[int]] = [[] for _ in range(PARTIES)]
            self.extra_moved = [0] * PARTIES
            # the Agents in play, by card
            self.party_of = [NONE] * CARDS
            self.slot = [0] * CARDS  # the public handle within the Party (FL-HIDDEN-04)
            self.turned = [0] * CARDS
            self.revealed = [0] * CARDS
            self.cast = [0] * CARDS
            self.regrouped = [0] * CARDS
            # cards that lie with Parties and Agents, and in front of seats
            self.circles: list[tuple[int, int]] = []  # (card, Party)
            self.amulets: list[tuple[int, int]] = []  # (card, Party)
            self.armours: list[tuple[int, int]] = []  # (card, Agent)
            self.changes: list[tuple[int, int, int]] = []  # (Agent, lost Trait or NONE, gained Trait), for the Round
            self.complications: list[int] = []
            self.removed: list[int] = []
            self.artefact_party = [NONE] * len(ARTEFACTS)
            self.artefact_symbols: list[list[int]] = [[] for _ in ARTEFACTS]  # climates recorded on completion
            self.trophy_symbols: list[list[int]] = [[] for _ in TASK_IDS]
            # what was announced
            self.items: list[Act] = []
            self.item_count = 0
            self.acting: Act | None = None  # the item that is being carried out; None whenever somebody is asked
            self.fight: Fight | None = None
            # counters of the whole game
            self.collected = 0
            self.completed = 0
            self.last_task_round = 0
            # the end
            self.victory = ""
            self.winner = NONE
            self.standing: list[int] = []  # VP by seat when the game was decided
        else:
            self.sides = source.sides  # never changes
            self.seat_of = source.seat_of
            self.cooperative = source.cooperative
            self.lone = source.lone
            self.handicap = source.handicap
            self.round = source.round
            self.phase = source.phase
            self.initiative = source.initiative
            self.task_deck = source.task_deck[:]
            self.field_task = source.field_task[:]
            self.field_used = source.field_used[:]
            self.ap = source.ap[:]
            self.hands = [hand[:] for hand in source.hands]
            self.decks = [deck[:] for deck in source.decks]
            self.trophies = [tasks[:] for tasks in source.trophies]
            self.draws_bought = source.draws_bought[:]
            self.played = source.played[:]
            self.party_field = source.party_field[:]
            self.members = [agents[:] for agents in source.members]
            self.extra_moved = source.extra_moved[:]
            self.party_of = source.party_of[:]
            self.slot = source.slot[:]
            self.turned = source.turned[:]
            self.revealed = source.revealed[:]
            self.cast = source.cast[:]
            self.regrouped = source.regrouped[:]
            self.circles = source.circles[:]
            self.amulets = source.amulets[:]
            self.armours = source.armours[:]
            self.changes = source.changes[:]
            self.complications = source.complications[:]
            self.removed = source.removed[:]
            self.artefact_party = source.artefact_party[:]
            self.artefact_symbols = source.artefact_symbols[:]  # the inner lists are replaced, never changed
            self.trophy_symbols = source.trophy_symbols[:]
            self.items = [item.copy() for item in source.items]
            self.item_count = source.item_count
            self.acting = None
            self.fight = None if source.fight is None else source.fight.copy()
            self.collected = source.collected
            self.completed = source.completed
            self.last_task_round = source.last_task_round
            self.victory = source.victory
            self.winner = source.winner
            self.standing = source.standing[:]

    def copy(self) -> FourLands:
        return FourLands(self.game, self.sides, self.rng.copy(), self)

    def outcome(self) -> Outcome:
        from hexfarer.games.four_lands.scoring import outcome

        return outcome(self)

    def determinize(self, seat: int, rng: Rng) -> FourLands:
        from hexfarer.games.four_lands.hidden import deal_anew

        other = self.copy()
        deal_anew(other, seat, rng)
        other.rng = seeded(rng.word())
        other.changed()
        return other

    # -- reading the table --

    def next_seat(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def order_from(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def owner(self, card: int) -> int:
        """The seat whose deck the card belongs to."""
        return self.seat_of[owner_side(card)]

    def commander(self, agent: int) -> int:
        """The seat that commands an Agent's deeds: that of its Party (FL-ALLY-03)."""
        return self.seat_of[side_of(self.party_of[agent])]

    def ally_seat(self, seat: int) -> int:
        """The Ally's seat, or NONE if the Ally is not in play."""
        return self.seat_of[ally_of(self.sides[seat])]

    def parties_of(self, seat: int) -> list[int]:
        """The Parties of a seat that stand on the map."""
        first = self.sides[seat] * 4
        return [party for party in range(first, first + 4) if self.party_field[party] != NONE]

    def parties_at(self, field: int) -> list[int]:
        return [party for party in range(PARTIES) if self.party_field[party] == field]

    def free_party(self, side: int) -> int:
        """A free Party card of the side, or NONE (FL-PARTY-02)."""
        for party in range(side * 4, side * 4 + 4):
            if self.party_field[party] == NONE:
                return party
        return NONE

    def may_join(self, seat: int, party: int) -> bool:
        """May an Agent of the seat belong to this Party: an own one, or with mixed Parties an Ally's (FL-ALLY-02)."""
        side = self.sides[seat]
        return side_of(party) == side or (self.cooperative and side_of(party) == ally_of(side))

    def find_agent(self, party: int, slot: int) -> int:
        """The Agent with this handle, or NONE."""
        for agent in self.members[party]:
            if self.slot[agent] == slot:
                return agent
        return NONE

    def handle(self, agent: int) -> int:
        """An Agent as the argument of an action: its Party and handle, which tell nothing hidden."""
        return self.party_of[agent] * 64 + self.slot[agent]

    def sees(self, seat: int, agent: int) -> bool:
        """Does the seat know this Agent in play (FL-HIDDEN-03, FL-ALLY-04)?"""
        return self.revealed[agent] != 0 or self.owner(agent) == seat or self.commander(agent) == seat

    def card_in_hand(self, seat: int, kind: int) -> int:
        """A card of this kind in the seat's hand, or NONE."""
        for card in self.hands[seat]:
            if KIND[card] == kind:
                return card
        return NONE

    def upright(self, party: int) -> list[int]:
        return [agent for agent in self.members[party] if not self.turned[agent]]

    def has_upright(self, party: int) -> bool:
        return any(not self.turned[agent] for agent in self.members[party])

    def imprisoned(self, party: int) -> bool:
        return any(held == party for _, held in self.circles)

    def has_amulet(self, party: int) -> bool:
        return any(held == party for _, held in self.amulets)

    def funds(self, seat: int) -> int:
        """AP and what the tradeable trophies would bring (FL-PRIO-11)."""
        return self.ap[seat] + TROPHY_AP * len(self.trophies[seat])

    def traits(self, agent: int) -> list[int]:
        """Effective Trait symbols (FL-AGENT-13). Not to be changed."""
        printed = TRAITS_OF[agent]
        if not self.changes:
            return printed
        counts = printed[:]
        for changed, lost, gained in self.changes:
            if changed == agent:
                if lost != NONE:
                    counts[lost] -= 1
                counts[gained] += 1
        return counts

    def is_wizard(self, agent: int) -> bool:
        return self.traits(agent)[MAGIC] > 0

    def defence(self, agent: int) -> int:
        """Printed Defence with Night Tear Armour and the Book of Westmoor (FL-AGENT-13)."""
        total = DEFENCE_OF[agent]
        for _, wearer in self.armours:
            if wearer == agent:
                total += 1
        book = self.artefact_party[BOOK]
        if book != NONE and book == self.party_of[agent]:
            total += 1
        return total

    # -- events --

    def tag(self, agent: int) -> int:
        """An Agent in play as an argument of an event: card, Party, handle, and who may know the card."""
        seen = 0
        for seat in range(self.seats):
            if self.sees(seat, agent):
                seen |= 1 << seat
        if self.revealed[agent]:
            seen |= 1 << 5  # watchers too
        return agent | self.party_of[agent] << 7 | self.slot[agent] << 11 | seen << 17

    def secret(self, card: int, seat: int) -> int:
        """A card that only one seat may know, as an argument of an event."""
        return card | 1 << (17 + seat)

    def tell_agents(self, kind: int, args: list[int], agents: list[int]) -> None:
        """Tell an event whose last argument is a list of Agents: as many arguments as there are."""
        if self.log is not None:
            self.tell(kind, args + [self.tag(agent) for agent in agents])

    # -- the hand of the table: small changes that everything else is made of --

    def earn(self, seat: int, ap: int) -> None:
        self.ap[seat] += ap
        self.tell(events.GOT_AP, [seat, ap])

    def pay(self, seat: int, ap: int) -> None:
        if ap:
            self.ap[seat] -= ap
            self.tell(events.PAID_AP, [seat, ap])

    def draw(self, seat: int) -> None:
        """Draw the top card of the own deck."""
        card = self.decks[seat].pop()
        self.hands[seat].append(card)
        self.hands[seat].sort()
        self.reveal(events.DREW)
        self.tell(events.DREW, [seat, self.secret(card, seat)])

    def to_deck(self, card: int) -> None:
        """Shuffle a card into its owner's deck; there is no discard pile (FL-COMP-09)."""
        seat = self.owner(card)
        self.decks[seat].append(card)
        self.rng.shuffle(self.decks[seat])
        self.reveal(events.SHUFFLED)

    def turn(self, agent: int) -> None:
        self.turned[agent] = 1

    def show(self, agent: int) -> None:
        """Reveal an Agent (FL-AGENT-09)."""
        if not self.revealed[agent]:
            self.revealed[agent] = 1
            self.reveal(events.REVEALED)
            if self.log is not None:
                self.tell(events.REVEALED, [self.tag(agent), self.party_of[agent]])
