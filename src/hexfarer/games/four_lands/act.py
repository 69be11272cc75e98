"""An act: what a seat announces, built answer by answer, then carried out or put on the stack (FL-STACK-02)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands.terms import NONE

UNSET: Final = -2  # not yet answered; NONE means answered with "none"


class Act:
    """One act of a seat. Only what its kind needs is ever set."""

    __slots__ = (
        "agents",
        "card",
        "caster",
        "field",
        "home",
        "join",
        "kind",
        "number",
        "option",
        "other_field",
        "party",
        "place",
        "seat",
        "settled",
        "takes",
        "target",
        "thwarts",
        "touched",
        "void",
    )

    def __init__(self, kind: int, seat: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = NONE  # the card played
        self.option = UNSET  # which of the card's prices
        self.caster = UNSET
        self.home = NONE  # the caster's Party when it cast
        self.place = NONE  # the field where it was announced or cast
        self.party = UNSET  # the own Party that acts, or the Party aimed at
        self.target = UNSET  # the Party attacked, the Agent or the item aimed at
        self.agents: list[int] = []  # workers, attackers, movers, helpers
        self.settled = False  # no further Agents are to be named
        self.field = UNSET  # destination
        self.other_field = UNSET
        self.join = UNSET  # the Party to join at the destination, NEW to stay apart
        self.takes = UNSET  # which artefacts go along on a split, one bit each
        self.thwarts: list[int] = []  # symbols added by thwarting, by Trait
        self.touched = False  # somebody has answered it (FL-PRIO-17)
        self.void = False  # the Party that it is about is gone
        self.number = 0  # the how manieth item of the game, a name that stays

    def copy(self) -> Act:
        """The same act, sharing nothing."""
        other = Act(self.kind, self.seat)
        other.card = self.card
        other.option = self.option
        other.caster = self.caster
        other.home = self.home
        other.place = self.place
        other.party = self.party
        other.target = self.target
        other.agents = self.agents[:]
        other.settled = self.settled
        other.field = self.field
        other.other_field = self.other_field
        other.join = self.join
        other.takes = self.takes
        other.thwarts = self.thwarts[:]
        other.touched = self.touched
        other.void = self.void
        other.number = self.number
        return other


class Group:
    """Attackers and defenders that face each other, with the Magic support given to each side."""

    __slots__ = (
        "attackers",
        "defenders",
        "plus_attackers_attack",
        "plus_attackers_defence",
        "plus_defenders_attack",
        "plus_defenders_defence",
    )

    def __init__(self) -> None:
        self.attackers: list[int] = []
        self.defenders: list[int] = []
        self.plus_attackers_attack = 0
        self.plus_attackers_defence = 0
        self.plus_defenders_attack = 0
        self.plus_defenders_defence = 0

    def copy(self) -> Group:
        other = Group()
        other.attackers = self.attackers[:]
        other.defenders = self.defenders[:]
        other.plus_attackers_attack = self.plus_attackers_attack
        other.plus_attackers_defence = self.plus_attackers_defence
        other.plus_defenders_attack = self.plus_defenders_attack
        other.plus_defenders_defence = self.plus_defenders_defence
        return other


class Fight:
    """A fight under way (FL-ATTACK 14.2): who fights, in which groups, and what helps them."""

    __slots__ = (
        "attack_seat",
        "attackers",
        "by",
        "card",
        "defence_seat",
        "defenders",
        "duel",
        "field",
        "gone",
        "groups",
        "option",
        "size_before",
        "supported",
        "target",
        "target_size_before",
        "warmed",
    )

    def __init__(self, by: int, target: int, attackers: list[int], defenders: list[int]) -> None:
        self.by = by  # the attacking Party
        self.target = target  # the attacked Party
        self.attackers = attackers
        self.defenders = defenders
        self.attack_seat = NONE
        self.defence_seat = NONE
        self.field = NONE
        self.card = NONE  # the Attack card, and at which price it was played
        self.option = NONE
        self.size_before = 0
        self.target_size_before = 0
        self.groups: list[Group] = []
        self.warmed: list[int] = []  # Shimmering Air: the seats that cast it, once a casting
        self.supported: list[int] = []  # Agents that gave their Magic in this fight
        self.gone: list[int] = []  # Parties of the fight that lost their last Agent before its end
        self.duel = False

    def copy(self) -> Fight:
        other = Fight(self.by, self.target, self.attackers[:], self.defenders[:])
        other.attack_seat = self.attack_seat
        other.defence_seat = self.defence_seat
        other.field = self.field
        other.card = self.card
        other.option = self.option
        other.size_before = self.size_before
        other.target_size_before = self.target_size_before
        other.groups = [group.copy() for group in self.groups]
        other.warmed = self.warmed[:]
        other.supported = self.supported[:]
        other.gone = self.gone[:]
        other.duel = self.duel
        return other

    def agents(self) -> list[int]:
        return self.attackers + self.defenders
