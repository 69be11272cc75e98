"""The table of Euthia, and the small things that happen on it."""

from __future__ import annotations

from hexfarer.games.euthia import events
from hexfarer.games.euthia.board import Board
from hexfarer.games.euthia.components import TILES
from hexfarer.games.euthia.fight import Fight, Roll
from hexfarer.games.euthia.pieces import gems_in, tile_of
from hexfarer.games.euthia.plan import Plan
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.terms import (
    AIR,
    ARTIFACTS,
    EARTH,
    ENCOUNTERS,
    FIRE,
    HAND_LIMIT,
    HOPE_GAIN,
    MOST_HOPE,
    NONE,
    POTIONS,
    SCROLLS,
    SHOPS,
    SILVER_FOR_GOLD,
    STACKS,
    USUAL,
    WATER,
    WATER_POWER,
    is_gold,
)
from hexfarer.kernel.registry import Game
from hexfarer.kernel.rng import Rng, seeded
from hexfarer.kernel.state import Outcome, State


class Euthia(State):
    """The whole table."""

    __slots__ = (
        "attacks",
        "attacks_used",
        "badges",
        "board",
        "bounty_stack",
        "box",
        "cards",
        "cards_used",
        "claims",
        "combat_cards",
        "combat_used",
        "control_used",
        "controls",
        "current",
        "digs",
        "dragon_at",
        "dragon_damage",
        "elite",
        "event",
        "event_deck",
        "farrug",
        "fight",
        "first",
        "gold_bank",
        "golem_at",
        "golem_damage",
        "golem_from",
        "legend_at",
        "legend_deck",
        "loaded",
        "map_stack",
        "monsters",
        "monsters_used",
        "offers",
        "open_quests",
        "plan",
        "players",
        "quest_decks",
        "rages",
        "rages_used",
        "roll",
        "round",
        "rubble",
        "rules",
        "seen",
        "silver_bank",
        "stacks",
        "stacks_used",
        "summons",
        "tokens",
        "victors",
        "victory",
        "waiting",
    )

    def __init__(self, game: Game, plan: Plan, seats: int, rng: Rng, source: Euthia | None = None) -> None:
        super().__init__(game, seats, rng, source)
        self.plan = plan
        if source is None:
            self.players: list[Player] = []
            # time
            self.round = 0
            self.first = 0  # the first player, all game long
            self.current = NONE  # whose turn it is
            # the map
            self.board = Board()
            self.map_stack: list[int] = []  # face down, its top at the end
            self.claims: list[int] = []  # by field: whose Hero token, or NONE
            self.tokens: list[int] = []  # by field: whose Trade token, or NONE
            self.digs: list[int] = []  # by field: Interaction tokens with the pick, two bits a seat
            self.summons: list[int] = []  # by field: Interaction tokens on an Elemental, a mask of seats
            self.rubble: list[int] = []  # by field: 0, or a Destruction token A 1, B 2
            # cards, each deck with its top at the end; [0] Silver, [1] Gold
            self.cards: list[list[int]] = [[], []]
            self.cards_used: list[list[int]] = [[], []]
            self.controls: list[int] = []  # Control cards by seat
            self.control_used: list[int] = []
            self.combat_cards: list[int] = []
            self.combat_used: list[int] = []
            self.silver_bank: list[int] = []  # alone and together; the next card at the end
            self.gold_bank: list[int] = []
            # Monsters by level - 1, tops at the end; Bounties as numbers of Elites
            self.monsters: list[list[int]] = [[], [], []]
            self.monsters_used: list[list[int]] = [[], [], []]
            self.bounty_stack: list[int] = []
            self.elite = NONE  # the Elite whose Bounty is open
            self.waiting: list[int] = []  # Elites in the stack that were shown and made way (EU-ELITE-17)
            # tiles
            self.stacks: list[list[int]] = [[] for _ in STACKS]
            self.stacks_used: list[list[int]] = [[] for _ in STACKS]
            self.offers: list[list[int]] = [[] for _ in SHOPS]
            self.box: list[int] = []  # tiles that left the game, with Gems and all gone
            self.seen: list[int] = []  # tiles that somebody has drawn and must choose from
            # Encounters by type
            self.quest_decks: list[list[int]] = [[] for _ in ENCOUNTERS]
            self.open_quests: list[list[int]] = [[] for _ in ENCOUNTERS]
            # the scenario's own part
            self.badges = [0, 0, 0]  # delivered, by level - 1
            self.event_deck: list[int] = []
            self.event = NONE  # active
            self.rules = USUAL[:]  # what Events change
            self.legend_deck: list[int] = []
            self.legend_at: list[int] = []  # by field: the Legend of a centre, or NONE
            self.farrug = NONE  # the stage, from 0; NONE before he appears and when he is beaten
            self.dragon_at = NONE
            self.dragon_damage = 0
            self.attacks: list[int] = []
            self.attacks_used: list[int] = []
            self.golem_at = NONE
            self.golem_from = NONE  # where it appeared
            self.golem_damage = 0
            self.rages: list[int] = []
            self.rages_used: list[int] = []
            # at the moment
            self.loaded: list[int] = []  # dice that a situation has laid ready; the next one first
            self.fight: Fight | None = None
            self.roll: Roll | None = None
            self.victors: list[int] = []
            self.victory = ""
        else:
            self.players = [player.copy() for player in source.players]
            self.round, self.first, self.current = source.round, source.first, source.current
            self.board, self.map_stack = source.board, source.map_stack[:]
            self.claims, self.tokens, self.digs = source.claims[:], source.tokens[:], source.digs[:]
            self.summons, self.rubble = source.summons[:], source.rubble[:]
            self.cards = [deck[:] for deck in source.cards]
            self.cards_used = [deck[:] for deck in source.cards_used]
            self.controls, self.control_used = source.controls[:], source.control_used[:]
            self.combat_cards, self.combat_used = source.combat_cards[:], source.combat_used[:]
            self.silver_bank, self.gold_bank = source.silver_bank[:], source.gold_bank[:]
            self.monsters = [deck[:] for deck in source.monsters]
            self.monsters_used = [deck[:] for deck in source.monsters_used]
            self.bounty_stack, self.elite = source.bounty_stack[:], source.elite
            self.waiting = source.waiting[:]
            self.stacks = [stack[:] for stack in source.stacks]
            self.stacks_used = [stack[:] for stack in source.stacks_used]
            self.offers = [offer[:] for offer in source.offers]
            self.box, self.seen = source.box[:], source.seen[:]
            self.quest_decks = [deck[:] for deck in source.quest_decks]
            self.open_quests = [deck[:] for deck in source.open_quests]
            self.badges, self.event_deck, self.event = source.badges[:], source.event_deck[:], source.event
            self.rules, self.legend_deck = source.rules[:], source.legend_deck[:]
            self.legend_at, self.farrug = source.legend_at[:], source.farrug
            self.dragon_at, self.dragon_damage = source.dragon_at, source.dragon_damage
            self.attacks, self.attacks_used = source.attacks[:], source.attacks_used[:]
            self.golem_at, self.golem_from = source.golem_at, source.golem_from
            self.golem_damage = source.golem_damage
            self.rages, self.rages_used = source.rages[:], source.rages_used[:]
            self.loaded = source.loaded[:]
            self.fight = None if source.fight is None else source.fight.copy()
            self.roll = None if source.roll is None else source.roll.copy()
            self.victors, self.victory = source.victors[:], source.victory

    def copy(self) -> Euthia:
        return Euthia(self.game, self.plan, self.seats, self.rng.copy(), self)

    def determinize(self, seat: int, rng: Rng) -> Euthia:
        from hexfarer.games.euthia.hidden import deal_anew

        new = self.copy()
        deal_anew(new, seat, rng)
        new.rng = seeded(rng.word())
        new.changed()
        return new

    def outcome(self) -> Outcome:
        from hexfarer.games.euthia.scoring import outcome

        return outcome(self)

    # -- seats --

    def order(self) -> list[int]:
        """All seats in turn order (EU-ROUND-06)."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        """The other seats in turn order from the next one."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    # -- the map --

    def place_tile(self, tile: int, place: int) -> int:
        """Put a map tile on the table; its first field."""
        self.board = self.board.with_tile(tile, place)
        self.claims += [NONE] * 4
        self.tokens += [NONE] * 4
        self.digs += [0] * 4
        self.summons += [0] * 4
        self.rubble += [0] * 4
        self.legend_at += [NONE] * 4
        return len(self.claims) - 4

    def guarded(self, field: int) -> bool:
        """Is there an undefeated Monster (EU-LIBERATE-02)?"""
        return self.board.at(field).monster > 0 and not self.marked(field)

    def marked(self, field: int) -> bool:
        """Does a Hero, Trade or Interaction token lie there?"""
        return (
            self.claims[field] != NONE
            or self.tokens[field] != NONE
            or self.digs[field] != 0
            or self.summons[field] != 0
        )

    def closed(self, field: int) -> bool:
        """Is it the centre of a tile whose outer fields are not all liberated (EU-SPECIAL-03)?"""
        return self.board.is_centre(field) and any(self.guarded(outer) for outer in self.board.outer(field))

    def digs_of(self, field: int, seat: int) -> int:
        """Interaction tokens of a seat on a Mining field."""
        return self.digs[field] >> 2 * seat & 3

    def set_digs(self, field: int, seat: int, count: int) -> None:
        self.digs[field] = self.digs[field] & ~(3 << 2 * seat) | count << 2 * seat

    def under(self, field: int, element: int) -> bool:
        """Is a field under the Power of an element (EU-ELEM-01)?"""
        return self.board.elements[field] >> element & 1 == 1

    def touched(self, seat: int, element: int) -> bool:
        """Does the Power of Air or Earth touch a Hero, as his Combat was marked (EU-COMBAT-12) or where he stands?"""
        player = self.players[seat]
        fight = self.fight
        if fight is not None and fight.seat == seat:
            return (fight.air if element == AIR else fight.earth) and not player.warded(element)
        return self.under(player.at, element) and not player.warded(element)

    def heat(self, seat: int, field: int) -> int:
        """1 for Fire, -1 for Water, 0 for neither or both on a field, as it would touch a Hero (EU-ELEM-07)."""
        player = self.players[seat]
        fire = self.under(field, FIRE) and not player.warded(FIRE)
        water = self.under(field, WATER) and not player.warded(WATER) and self.rules[WATER_POWER] == 1
        return (1 if fire else 0) - (1 if water else 0)

    def powers_at(self, field: int) -> tuple[bool, bool]:
        """Air and Earth Power over a field."""
        return self.under(field, AIR), self.under(field, EARTH)

    # -- gold and Reputation --

    def gain_gold(self, seat: int, amount: int) -> None:
        if amount > 0:
            self.players[seat].gold += amount
            self.tell(events.GOLD, [seat, amount])

    def lose_gold(self, seat: int, amount: int) -> None:
        """Lose gold, as far as there is any."""
        amount = min(amount, self.players[seat].gold)
        if amount > 0:
            self.players[seat].gold -= amount
            self.tell(events.GOLD_LOST, [seat, amount])

    def pay_gold(self, seat: int, other: int, amount: int) -> None:
        """Gold from one player to another."""
        self.players[seat].gold -= amount
        self.players[other].gold += amount
        self.tell(events.GOLD_TO, [seat, other, amount])

    def gain_rep(self, seat: int, amount: int) -> None:
        if amount > 0:
            self.players[seat].rep += amount
            self.tell(events.REP, [seat, amount])

    def lose_rep(self, seat: int, amount: int) -> None:
        """EU-SETUP-15: not below 0."""
        amount = min(amount, self.players[seat].rep)
        if amount > 0:
            self.players[seat].rep -= amount
            self.tell(events.REP_LOST, [seat, amount])

    # -- Health --

    def heal(self, seat: int, amount: int) -> None:
        """EU-HEALTH-01."""
        player = self.players[seat]
        amount = min(amount, player.max_health() - player.health)
        if amount > 0:
            player.health += amount
            self.tell(events.HEALED, [seat, amount])

    def wound(self, seat: int, amount: int, by: int = NONE) -> None:
        """Wounds; at 0 the Hero dies (EU-DEATH-01). Who fights dies in Combat. `by`: DIE for the Dwurt die."""
        player = self.players[seat]
        amount = min(amount, player.health)
        if amount <= 0:
            return
        player.health -= amount
        self.tell(events.WOUNDED, [seat, amount])
        if player.health == 0:
            from hexfarer.games.euthia.flow.dying import die

            die(self, seat, by)

    def gain_hope(self, amount: int) -> None:
        """EU-SHII-07; an Eclipse lets none come."""
        fight = self.fight
        if fight is not None and self.rules[HOPE_GAIN] == 1:
            fight.hope = min(MOST_HOPE, fight.hope + amount)

    # -- tiles --

    def draw_tile(self, stack: int) -> int:
        """The top tile of a stack, reshuffled from its discard pile if need be (EU-GOLD-01); NONE if there is none."""
        if not self.stacks[stack]:
            self.stacks[stack], self.stacks_used[stack] = self.stacks_used[stack], []
            self.rng.shuffle(self.stacks[stack])
        if not self.stacks[stack]:
            return NONE
        if stack not in (POTIONS, SCROLLS, ARTIFACTS):  # those lie open
            self.reveal(events.DREW_TILE)
        return self.stacks[stack].pop()

    def take_tile(self, seat: int, tile: int) -> None:
        """A Hero gains an Item; storage is looked at when the action is over (EU-ITEM-03, -04)."""
        player = self.players[seat]
        before = player.max_health()
        player.pieces.append(tile)
        player.pieces.sort()
        player.health += player.max_health() - before  # an Artifact gives Health while it is held (EU-HEALTH-05)
        self.tell(events.TOOK_TILE, [seat, tile])

    def lose_piece(self, seat: int, i: int) -> None:
        """A piece is used up, sold, paid or discarded: its tile goes where such tiles go (EU-ITEM-06).

        If it gave Health, that is over; at least 1 is left (EU-HEALTH-05).
        """
        player = self.players[seat]
        before = player.max_health()
        self.put_away(tile_of(player.pieces.pop(i)))
        lost = before - player.max_health()
        if lost:
            player.health = max(1, player.health - lost)

    def put_away(self, tile: int) -> None:
        """A tile goes to the discard pile of its stack, to its open pile, or out of the game."""
        home = TILES[tile].home
        if home >= ARTIFACTS:  # Artifacts and Hero tiles
            self.box.append(tile)
        elif home in (POTIONS, SCROLLS):
            self.stacks[home].append(tile)
        else:
            self.stacks_used[home].append(tile)

    def price_of(self, piece: int) -> int:
        """What a piece is sold for; every Gem set in it adds 1 (EU-TRADE-10)."""
        return TILES[tile_of(piece)].sell + len(gems_in(piece))

    # -- Silver and Gold cards --

    def draw_card(self, gold: int) -> int:
        """The top Silver (0) or Gold (1) card; NONE if none is left (EU-GOLD-01)."""
        if not self.cards[gold]:
            self.cards[gold], self.cards_used[gold] = self.cards_used[gold], []
            self.rng.shuffle(self.cards[gold])
        return self.cards[gold].pop() if self.cards[gold] else NONE

    def draw_cards(self, seat: int, gold: int, count: int, feeds: bool = True) -> None:
        """A player draws cards; alone and together the bank grows with them (EU-SOLO-05)."""
        drawn = 0
        for _ in range(count):
            card = self.draw_card(gold)
            if card == NONE:
                break
            self.players[seat].take_card(card)
            drawn += 1
        if drawn:
            self.reveal(events.DREW)
            self.tell(events.DREW, [seat, gold, drawn])
        if feeds and not self.plan.rivals():
            self.feed_bank(gold, drawn)

    def feed_bank(self, gold: int, count: int) -> None:
        """Cards into a bank; four Silver ones become a Gold one (EU-SOLO-06)."""
        bank = self.gold_bank if gold else self.silver_bank
        for _ in range(count):
            card = self.draw_card(gold)
            if card == NONE:
                break
            bank.insert(0, card)
            self.tell(events.BANKED, [gold])
            if not gold and len(bank) >= SILVER_FOR_GOLD:
                for _ in range(SILVER_FOR_GOLD):
                    self.discard_card(bank.pop())
                self.feed_bank(1, 1)

    def discard_card(self, card: int) -> None:
        """Alone and together a discarded card goes under its deck (EU-SOLO-08)."""
        gold = 1 if is_gold(card) else 0
        if self.plan.rivals():
            self.cards_used[gold].append(card)
        else:
            self.cards[gold].insert(0, card)

    # -- Monsters --

    def top_monster(self, level: int) -> int:
        """The Monster card on top of a level's deck, or NONE (EU-COMBAT-48 keeps it full)."""
        deck = self.monsters[level - 1]
        return deck[-1] if deck else NONE

    def refill_monsters(self, level: int) -> None:
        """A Monster deck that is empty is reshuffled at once (EU-COMBAT-48)."""
        if not self.monsters[level - 1]:
            self.monsters[level - 1], self.monsters_used[level - 1] = self.monsters_used[level - 1], []
            self.rng.shuffle(self.monsters[level - 1])

    # -- dice --

    def die(self) -> int:
        """Roll one die."""
        return self.loaded.pop(0) if self.loaded else self.rng.next(6) + 1

    # -- storage --

    def tidy(self, seat: int) -> None:
        """When all above is done: what does not fit must go, and cards above the limit (EU-ITEM-04, EU-CARD-03)."""
        from hexfarer.games.euthia.flow.storing import HandLimit, Overflow

        self.push(Overflow(seat, False))
        self.push(HandLimit(seat))

    def untidy(self, seat: int) -> bool:
        """Does a player have more than he can store or hold?"""
        player = self.players[seat]
        return player.excess() > 0 or len(player.hand) > HAND_LIMIT
