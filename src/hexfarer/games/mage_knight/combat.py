"""What is on the table while somebody fights."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.terms import NONE

# Why there is a fight (table 2.7 of the rules).
ASSAULT: Final = 0  # a keep, mage tower or city
RAMPAGE: Final = 1  # rampaging enemies, challenged or provoked
BURN: Final = 2
ADVENTURE: Final = 3  # dungeon, tomb, den, spawning grounds, ruins
LIBERATION: Final = 4  # a mine in Mines Liberation
INCANTATION: Final = 5  # Druid Nights
CONTEXTS: Final[list[str]] = ["assault", "rampage", "burn", "adventure", "liberation", "incantation"]


class Foe:
    """An enemy token in a combat."""

    __slots__ = (
        "armor_change",
        "attack_change",
        "blocked",
        "bonuses",
        "brings",
        "dealt",
        "defeated",
        "defends",
        "drawn",
        "extra_armor",
        "lost",
        "master",
        "rampages",
        "ranged_armor",
        "space",
        "stopped",
        "token",
    )

    def __init__(self, token: int, space: int) -> None:
        self.token = token
        self.space = space  # where it lies on the map; NONE for a garrison on a city card or a drawn token
        self.defends = False  # the site fortifies it, and conquest depends on it
        self.rampages = False
        self.drawn = False  # goes to the discard pile after the fight in any case
        self.bonuses = 0  # a mask of city colours whose bonus it has
        self.brings = 2  # fame in halves: 2 all of it, 1 half, 4 double
        self.master = NONE  # the summoner of a summoned monster
        self.armor_change = 0
        self.attack_change = 0
        self.lost = 0  # abilities and resistances it has lost
        self.stopped = False  # does not attack
        self.blocked = False
        self.dealt = False  # its damage was assigned
        self.defeated = False
        self.extra_armor = 0  # interactive combat: armor in the attack phase
        self.ranged_armor = 0  # … and in the ranged phase

    def copy(self) -> Foe:
        new = Foe(self.token, self.space)
        new.defends, new.rampages, new.drawn, new.bonuses = self.defends, self.rampages, self.drawn, self.bonuses
        new.brings, new.master = self.brings, self.master
        new.armor_change, new.attack_change, new.lost = self.armor_change, self.attack_change, self.lost
        new.stopped, new.blocked, new.dealt, new.defeated = self.stopped, self.blocked, self.dealt, self.defeated
        new.extra_armor, new.ranged_armor = self.extra_armor, self.ranged_armor
        return new

    def abilities(self) -> int:
        return ENEMIES[self.token].abilities & ~self.lost

    def summoned(self) -> bool:
        return self.master != NONE


class Combat:
    """A fight of one hero against enemies."""

    __slots__ = (
        "begun",
        "blocking",
        "city",
        "context",
        "die",
        "foes",
        "half_fame",
        "night",
        "no_site_walls",
        "only_cold_fire",
        "only_siege",
        "overseer",
        "physical_doubled",
        "retort",
        "seat",
        "share",
        "shields",
        "skipped",
        "space",
        "targets",
        "units_allowed",
    )

    def __init__(self, seat: int, context: int, space: int) -> None:
        self.seat = seat
        self.context = context
        self.space = space  # of the site that is fought for
        self.city = NONE
        self.foes: list[Foe] = []
        self.begun = False  # something was done already
        self.units_allowed = True
        self.night = False  # Night rules hold whatever the time (MK-MANA-14)
        self.targets = 0  # of the attack under way: a mask of foes
        self.blocking = NONE  # the foe whose attack is being blocked
        self.shields = 0  # what the cards of this block do to a blocked enemy: a mask of `RETORT_*`
        self.retort = 0  # Fire Attack 4 earned with Burning Shield, waiting for the attack phase
        self.no_site_walls = False  # site fortifications are gone
        self.skipped = False  # no block and damage phases
        self.only_cold_fire = False  # Altem Mages
        self.only_siege = False
        self.physical_doubled = False  # Sword of Justice
        self.half_fame = 0  # fame of a drawn garrison of an owned keep, to be halved at the end
        self.share = False  # part of a cooperative assault
        self.overseer = NONE  # interactive combat: who set the die
        self.die = NONE

    def copy(self) -> Combat:
        new = Combat(self.seat, self.context, self.space)
        new.city = self.city
        new.foes = [foe.copy() for foe in self.foes]
        new.begun, new.units_allowed, new.night = self.begun, self.units_allowed, self.night
        new.targets, new.blocking = self.targets, self.blocking
        new.shields, new.retort = self.shields, self.retort
        new.no_site_walls, new.skipped = self.no_site_walls, self.skipped
        new.only_cold_fire, new.only_siege = self.only_cold_fire, self.only_siege
        new.physical_doubled = self.physical_doubled
        new.half_fame = self.half_fame
        new.share, new.overseer, new.die = self.share, self.overseer, self.die
        return new

    def standing(self) -> list[int]:
        """The numbers of the foes that are not defeated, summoned ones too."""
        return [i for i, foe in enumerate(self.foes) if not foe.defeated]


# What a successful block with a card does besides (Combat.shields).
RETORT_ARMOR: Final = 1  # Ice Shield: Armor -3
RETORT_ATTACK: Final = 2  # Burning Shield: Fire Attack 4 in the attack phase
RETORT_DESTROY: Final = 4  # Exploding Shield
RETORT_NO_SWIFT: Final = 8  # Utem Guardsmen, Altem Guardians: it is not swift against this block
