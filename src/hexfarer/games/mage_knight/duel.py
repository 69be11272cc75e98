"""What is on the table while heroes fight each other, or storm a city together."""

from __future__ import annotations

from hexfarer.games.mage_knight.terms import NONE


class Duel:
    """Player versus player combat (MK-PVP)."""

    __slots__ = (
        "aggressor",
        "attacker",
        "came_from",
        "cold_fire",
        "damage",
        "defender",
        "doubled",
        "elements",
        "full",
        "loser",
        "melee",
        "no_walls",
        "opened",
        "passes",
        "retorts",
        "shields",
        "siege",
        "sources",
        "space",
        "swift_lost",
    )

    def __init__(self, aggressor: int, defender: int, space: int, came_from: int) -> None:
        self.aggressor = aggressor
        self.defender = defender
        self.space = space
        self.came_from = came_from
        self.full = False  # the defender takes part fully
        self.melee = False
        self.attacker = defender  # who attacks now
        self.passes = 0
        self.elements = 0  # of the attack under way, as a mask
        self.damage = 0  # left to assign
        self.loser = NONE
        self.cold_fire = [False, False]  # Altem Mages of aggressor and defender
        self.siege = [False, False]
        self.doubled = [False, False]  # Sword of Justice
        self.no_walls = False  # Demolish
        self.opened = [False, False]  # has each done something?
        self.retorts = [0, 0]  # Burning Shield: attacks earned by aggressor and defender
        self.shields = 0  # what the cards of a block do besides: a mask of `RETORT_*`
        self.swift_lost = False  # the block counts in full in the ranged phase (MK-PVP-19)
        self.sources: list[int] = []  # units in the attack under way: unit * 256 + points * 16 + kind * 4 + element

    def copy(self) -> Duel:
        new = Duel(self.aggressor, self.defender, self.space, self.came_from)
        new.full, new.melee, new.attacker, new.passes = self.full, self.melee, self.attacker, self.passes
        new.elements, new.damage, new.loser, new.swift_lost = self.elements, self.damage, self.loser, self.swift_lost
        new.cold_fire, new.siege, new.doubled = self.cold_fire[:], self.siege[:], self.doubled[:]
        new.opened = self.opened[:]
        new.no_walls, new.retorts = self.no_walls, self.retorts[:]
        new.shields, new.sources = self.shields, self.sources[:]
        return new

    def side(self, seat: int) -> int:
        """0 the aggressor, 1 the defender."""
        return 1 if seat == self.defender else 0

    def blocker(self) -> int:
        return self.defender if self.attacker == self.aggressor else self.aggressor


class Assault:
    """A cooperative assault on a city (MK-COOP-ASSAULT)."""

    __slots__ = ("asked", "city", "fought", "initiator", "members", "shares", "starts", "tokens")

    def __init__(self, initiator: int, city: int) -> None:
        self.initiator = initiator
        self.city = city
        self.members = [initiator]
        self.shares = [0]  # how many defenders each faces
        self.asked = 0  # invitees that have answered
        self.tokens: list[list[int]] = []  # dealt defenders, by member
        self.fought = 0  # members whose fight is over
        self.starts: list[int] = []  # where each member came from

    def copy(self) -> Assault:
        new = Assault(self.initiator, self.city)
        new.members, new.shares, new.asked = self.members[:], self.shares[:], self.asked
        new.tokens = [tokens[:] for tokens in self.tokens]
        new.fought, new.starts = self.fought, self.starts[:]
        return new
