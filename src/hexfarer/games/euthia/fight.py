"""A Combat that is on, and a Hero Roll that is being made."""

from __future__ import annotations

from hexfarer.games.euthia.terms import NONE


class Roll:
    """A Hero Roll: two dice and what is added (EU-DICE)."""

    __slots__ = ("bonus", "dice")

    def __init__(self, dice: list[int], bonus: int = 0) -> None:
        self.dice = dice
        self.bonus = bonus  # all that is added or taken away

    def copy(self) -> Roll:
        return Roll(self.dice[:], self.bonus)

    def total(self) -> int:
        return sum(self.dice) + self.bonus


class Fight:
    """One Combat (section 20a)."""

    __slots__ = (
        "air",
        "attack",
        "bonus",
        "boosted",
        "card",
        "chaos",
        "clover",
        "curses",
        "damage",
        "damage_minus",
        "damage_plus",
        "dealt",
        "dice",
        "earth",
        "fewer_dice",
        "field",
        "foe",
        "gaar",
        "hero_next",
        "hero_now",
        "hope",
        "hope_hits",
        "hope_shut",
        "lasting",
        "level",
        "master",
        "monster",
        "passes",
        "played",
        "regrowth",
        "replying",
        "round",
        "seat",
        "shields",
        "step",
        "total",
        "wound_minus",
        "wound_plus",
    )

    def __init__(self, seat: int, field: int, foe: int, monster: int, source: Fight | None = None) -> None:
        self.seat = seat  # the Hero-Player
        self.field = field
        self.foe = foe  # BEAST, ELITE, FARRUG, GOLEM
        self.monster = monster  # its card
        if source is None:
            self.master = NONE  # the Monster-Player; NONE alone and together
            self.step = 0  # what comes next (flow/combat.py)
            self.round = 0
            self.hope = 0
            self.hope_shut = False  # Hope cannot become Gaar (Soul Control)
            # the Monster
            self.damage = 0
            self.chaos = 0
            self.gaar = 0
            self.level = NONE  # until it is met
            self.air = False  # Air Power over the field
            self.earth = False
            self.regrowth = 0  # Health it regains in each later round
            # cards by the Monster: card * 4 + how many together, in the order of playing
            self.played: list[int] = []  # this round
            self.lasting: list[int] = []  # until the end of the Combat
            self.curses: list[int] = []  # Curse plays of this round that can be cancelled: how many cards each
            self.card = NONE  # the Combat card of the attack (solo)
            # the Monster's attack
            self.dice: list[int] = []
            self.bonus = 0  # of its Battle Value
            self.fewer_dice = 0
            self.wound_plus = 0
            self.wound_minus = 0
            self.passes = 0  # in a row, in step C
            self.shields: list[int] = []  # tiles that never exhaust and were used this round
            # the Hero's attack
            self.attack = NONE  # the tile
            self.boosted = False
            self.hero_now = 0  # on this attack
            self.hero_next = 0  # on the next one
            self.clover = 0  # on all Hero Rolls, until the next Monster Attack Phase
            self.damage_plus = 0
            self.damage_minus = 0
            self.dealt = 0  # Damage in this Combat (EU-FARRUG-04)
            # the course of a Combat
            self.replying = False  # in step C: is it the Hero-Player's move?
            self.total = 0  # the Hero's Final Value
            self.hope_hits = 0  # plain Damage from Hope on this attack (EU-DAMAGE-05)
        else:
            self.master, self.step, self.round = source.master, source.step, source.round
            self.hope, self.hope_shut = source.hope, source.hope_shut
            self.damage, self.chaos, self.gaar, self.level = source.damage, source.chaos, source.gaar, source.level
            self.air, self.earth, self.regrowth = source.air, source.earth, source.regrowth
            self.played, self.lasting, self.curses = source.played[:], source.lasting[:], source.curses[:]
            self.card, self.dice, self.bonus = source.card, source.dice[:], source.bonus
            self.fewer_dice, self.wound_plus, self.wound_minus = (
                source.fewer_dice,
                source.wound_plus,
                source.wound_minus,
            )
            self.passes, self.shields = source.passes, source.shields[:]
            self.attack, self.boosted = source.attack, source.boosted
            self.hero_now, self.hero_next, self.clover = source.hero_now, source.hero_next, source.clover
            self.damage_plus, self.damage_minus, self.dealt = source.damage_plus, source.damage_minus, source.dealt
            self.replying, self.total, self.hope_hits = source.replying, source.total, source.hope_hits

    def copy(self) -> Fight:
        return Fight(self.seat, self.field, self.foe, self.monster, self)

    def value(self) -> int:
        """The Monster's Battle Value as it stands."""
        return sum(self.dice) + self.bonus
