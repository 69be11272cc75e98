"""One Hero: the board with its tiles, the tokens, the cards, the figure."""

from __future__ import annotations

from hexfarer.games.euthia.components import BOARDS, TILES, HeroBoard
from hexfarer.games.euthia.pieces import essences_on, gems_in, is_worn, tile_of
from hexfarer.games.euthia.terms import (
    ARMOUR,
    BACKPACK,
    MATERIALS,
    NO_SLOT,
    NONE,
    RUBY,
    SACKS,
    SKOLDUR,
    is_gold,
)


class Player:
    """One seat."""

    __slots__ = (
        "at",
        "bounties",
        "controls",
        "deaths",
        "delivered",
        "dwurt",
        "dwurt_die",
        "essences",
        "gaar",
        "gates",
        "gems",
        "gold",
        "hand",
        "health",
        "hero",
        "kills",
        "known",
        "move",
        "pieces",
        "quests",
        "rep",
        "saved",
        "spoils",
        "stack",
        "tokens",
        "trophies",
        "turns",
        "unlocked",
    )

    def __init__(self, hero: int, source: Player | None = None) -> None:
        self.hero = hero
        if source is None:
            self.health = 0
            self.rep = 0
            self.gold = 0
            # the board
            self.pieces: list[int] = []  # Items and Skills (pieces.py)
            self.unlocked = 0  # fields of the board that were unlocked, a mask
            self.gaar = 0
            self.dwurt = 0
            self.dwurt_die = 0
            self.gems = [0] * 8  # loose ones, by kind
            self.essences = [0] * 4  # loose ones, by element
            self.trophies: list[int] = []  # Monster and Elite cards
            self.stack: list[int] = []  # Hero tiles face down
            self.known: list[int] = []  # revealed Hero tiles that are not on the board, as pieces
            # cards
            self.hand: list[int] = []  # Silver and Gold cards, sorted
            self.controls = 0  # own Control cards held
            # the turn
            self.tokens = 0  # Action tokens on the board, a mask
            self.saved = NONE  # the token on the 4th-action field
            self.move = 0
            self.at = NONE  # the field of the figure
            self.gates: list[int] = []  # Portals that he used since he last moved without one (EU-PORTAL-05)
            self.spoils = NONE  # the field whose Treasure belongs to this visit (EU-FREE-03)
            self.turns = 0
            # what was done
            self.quests: list[int] = []
            self.bounties: list[int] = []  # Elites defeated
            self.kills = 0  # tokens of other Heroes held
            self.deaths = 0  # in Combat
            self.delivered = 0  # levels of Trophies delivered for Badges, a mask
        else:
            self.health, self.rep, self.gold = source.health, source.rep, source.gold
            self.pieces, self.unlocked = source.pieces[:], source.unlocked
            self.gaar, self.dwurt, self.dwurt_die = source.gaar, source.dwurt, source.dwurt_die
            self.gems, self.essences, self.trophies = source.gems[:], source.essences[:], source.trophies[:]
            self.stack, self.known = source.stack[:], source.known[:]
            self.hand, self.controls = source.hand[:], source.controls
            self.tokens, self.saved, self.move, self.at = source.tokens, source.saved, source.move, source.at
            self.gates, self.spoils, self.turns = source.gates[:], source.spoils, source.turns
            self.quests, self.bounties = source.quests[:], source.bounties[:]
            self.kills, self.deaths, self.delivered = source.kills, source.deaths, source.delivered

    def copy(self) -> Player:
        return Player(self.hero, self)

    def board(self) -> HeroBoard:
        return BOARDS[self.hero]

    def is_skoldur(self) -> bool:
        return self.hero == SKOLDUR

    # -- the board --

    def set_size(self, material: int) -> int:
        """How many different pieces of Armour of a material are worn (EU-SET-01)."""
        slots = 0
        for p in self.pieces:
            if is_worn(p):
                tile = TILES[tile_of(p)]
                if tile.kind == ARMOUR and tile.material == material:
                    slots |= 1 << tile.slot
        return slots.bit_count()

    def best_set(self) -> int:
        """The largest Armour set that is worn; below 3 it is none."""
        most = self.most_alike()
        return most if most >= 3 else 0

    def most_alike(self) -> int:
        """How many pieces of Armour of one material are worn, at most."""
        return max([self.set_size(material) for material in range(len(MATERIALS))])

    def counts(self, p: int) -> bool:
        """Do the permanent effects of a piece work: worn, or an Artifact or Backpack held (EU-ITEM-07, EU-SET-02)?"""
        tile = TILES[tile_of(p)]
        if tile.slot != NO_SLOT and not is_worn(p):
            return False
        return tile.gate == 0 or self.best_set() >= tile.gate

    def max_health(self) -> int:
        """EU-HEALTH-02, -05; section 20b, 1."""
        most = self.board().health
        for p in self.pieces:
            tile = TILES[tile_of(p)]
            if tile.health and is_worn(p):
                most += tile.health
            if tile.toughness and self.counts(p):
                most += tile.toughness
            if tile.sockets and is_worn(p):
                for gem in gems_in(p):
                    if gem == RUBY:
                        most += 1
        return most

    def sack_sum(self) -> int:
        """The Sack modifiers of what is equipped; a Backpack lies beside the board (EU-SACK-01)."""
        total = 0
        for p in self.pieces:
            tile = TILES[tile_of(p)]
            if tile.sack and (is_worn(p) or tile.kind == BACKPACK):
                total += tile.sack
        return total

    def sacks(self) -> int:
        """Sacks that can be used (EU-SACK-01). Grey Sacks only mark the others: three for each Hero, never too few."""
        return max(0, SACKS + min(0, self.sack_sum()))

    def gem_fields(self) -> int:
        return self.board().gem_fields + sum([TILES[tile_of(p)].gem_fields for p in self.pieces])

    def stowed(self) -> list[int]:
        """The pieces that lie in Sacks, by their place in the list."""
        return [i for i, p in enumerate(self.pieces) if not is_worn(p) and TILES[tile_of(p)].kind != BACKPACK]

    def sacks_used(self) -> int:
        """Sacks filled: tiles, Trophies, and tokens that find no field of their own (EU-ITEM-02, -08, EU-DWURT-02)."""
        board = self.board()
        used = len(self.trophies)
        for p in self.pieces:
            if not is_worn(p) and TILES[tile_of(p)].kind != BACKPACK:
                used += 1
        used += max(0, self.gaar - board.gaar_fields) + max(0, self.dwurt - board.dwurt_fields)
        return used + max(0, sum(self.gems) + sum(self.essences) - self.gem_fields())

    def excess(self) -> int:
        """Items without storage (EU-ITEM-04)."""
        return max(0, self.sacks_used() - self.sacks())

    def slots_of(self, slot: int) -> int:
        """Unlocked fields of an icon."""
        count = 0
        for number, field in enumerate(self.board().fields):
            if field.slot == slot and (not field.locked() or self.unlocked >> number & 1):
                count += 1
        return count

    def worn_in(self, slot: int) -> list[int]:
        """The pieces on fields of an icon, by their place in the list."""
        return [i for i, p in enumerate(self.pieces) if is_worn(p) and TILES[tile_of(p)].slot == slot]

    def has_room(self, slot: int) -> bool:
        """Is a field of that icon free?"""
        return len(self.worn_in(slot)) < self.slots_of(slot)

    def roll_bonus(self) -> int:
        """What permanent tiles add to every Hero Roll."""
        total = 0
        for p in self.pieces:
            if TILES[tile_of(p)].roll_bonus and self.counts(p):
                total += TILES[tile_of(p)].roll_bonus
        return total

    def warded(self, element: int) -> bool:
        """Does the Power of an element not touch this Hero?"""
        return any(TILES[tile_of(p)].ward and self.counts(p) and element in essences_on(p) for p in self.pieces)

    # -- cards --

    def silver(self) -> int:
        return len([card for card in self.hand if not is_gold(card)])

    def gold_cards(self) -> int:
        return len([card for card in self.hand if is_gold(card)])

    def take_card(self, card: int) -> None:
        self.hand.append(card)
        self.hand.sort()

    # -- the turn --

    def has_token(self, token: int) -> bool:
        return self.tokens >> token & 1 == 1
