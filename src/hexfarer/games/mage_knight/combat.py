"""What is on the table while somebody fights."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.terms import ATTACK_PHASE, BLOCK_PHASE, NONE, RED, WHITE

# Why there is a fight (table 2.7 of the rules).
ASSAULT: Final = 0  # a keep, mage tower or city
RAMPAGE: Final = 1  # rampaging enemies, challenged or provoked
BURN: Final = 2
ADVENTURE: Final = 3  # dungeon, tomb, den, spawning grounds, ruins
LIBERATION: Final = 4  # a mine in Mines Liberation
INCANTATION: Final = 5  # Druid Nights
CONTEXTS: Final[list[str]] = ["assault", "rampage", "burn", "adventure", "liberation", "incantation"]


# What has become of one attack of an enemy (Foe.fates).
PENDING: Final = 0
BLOCKED: Final = 1
CANCELLED: Final = 2
DEALT: Final = 3  # its damage was assigned
FATES: Final[list[str]] = ["pending", "blocked", "cancelled", "dealt"]


class Foe:
    """An enemy token in a combat. Each of its attacks ("blows") is changed, blocked, cancelled or dealt by itself."""

    __slots__ = (
        "armor_change",
        "attack_change",
        "bolt",
        "bonuses",
        "brings",
        "changes",
        "defeated",
        "defender",
        "defends",
        "drawn",
        "duelled",
        "errand",
        "extra_armor",
        "fates",
        "gained",
        "lost",
        "master",
        "muted",
        "quenched",
        "raised",
        "rampages",
        "ranged_armor",
        "space",
        "stopped",
        "token",
        "unit_met",
        "walled",
    )

    def __init__(self, token: int, space: int) -> None:
        self.token = token
        self.space = space  # where it lies on the map; NONE for a garrison on a city card or a drawn token
        self.defends = False  # the site fortifies it, and conquest depends on it
        self.rampages = False
        self.walled = False  # the hero came, or calls, across a wall (MK-SITE-WALL-03)
        self.drawn = False  # goes to the discard pile after the fight in any case
        self.bonuses = 0  # a mask of city colours whose bonus it has
        self.brings = 2  # fame in halves: 2 all of it, 1 half, 4 double
        self.master = NONE  # the summoner of a summoned monster
        self.armor_change = 0
        self.attack_change = 0  # of all its attacks
        self.changes = [0] * ENEMIES[token].blows()  # of each of them
        self.fates = [PENDING] * len(self.changes)
        self.muted = [0] * len(self.changes)  # abilities that each attack has lost
        self.lost = 0  # abilities and resistances it has lost
        self.gained = 0  # … and abilities it has got
        self.raised = 0  # Nature's Vengeance of somebody else: more attack in this block phase
        self.bolt = 0  # Forked Lightning: attack points against this enemy in this phase
        self.stopped = False  # does not attack
        self.defeated = False
        self.errand = 0  # the attack of its master that a summoned monster stands for
        self.defender = NONE  # the foe that defends it (MK-ENEMY-DEFEND-01)
        self.extra_armor = 0  # interactive combat: armor in the attack phase
        self.ranged_armor = 0  # … and in the ranged phase
        self.quenched = [0] * len(self.changes)  # Know Your Prey: elements that each attack has lost
        self.duelled = 0  # Dueling: 1 if an Attack is still to come, 2 when it was used
        self.unit_met = False  # a unit attacked, blocked or hindered it, or took its damage

    def copy(self) -> Foe:
        new = Foe(self.token, self.space)
        new.defends, new.rampages, new.drawn, new.bonuses = self.defends, self.rampages, self.drawn, self.bonuses
        new.brings, new.master = self.brings, self.master
        new.armor_change, new.attack_change, new.lost = self.armor_change, self.attack_change, self.lost
        new.gained, new.raised, new.bolt = self.gained, self.raised, self.bolt
        new.changes, new.muted, new.fates = self.changes[:], self.muted[:], self.fates[:]
        new.stopped, new.defeated = self.stopped, self.defeated
        new.errand, new.defender = self.errand, self.defender
        new.extra_armor, new.ranged_armor = self.extra_armor, self.ranged_armor
        new.quenched, new.duelled, new.unit_met = self.quenched[:], self.duelled, self.unit_met
        new.walled = self.walled
        return new

    def abilities(self) -> int:
        return (ENEMIES[self.token].abilities | self.gained) & ~self.lost

    def summoned(self) -> bool:
        return self.master != NONE

    @property
    def blocked(self) -> bool:
        """Was it successfully blocked: every one of its attacks (MK-ENEMY-MULTI-03)?"""
        return all(fate == BLOCKED for fate in self.fates)


class Combat:
    """A fight of one hero against enemies."""

    __slots__ = (
        "begun",
        "blocking",
        "blow",
        "charms",
        "city",
        "context",
        "crack_by",
        "cracks",
        "die",
        "disease",
        "dodge",
        "foes",
        "half_fame",
        "harvest",
        "night",
        "no_site_walls",
        "only_cold_fire",
        "only_siege",
        "overseer",
        "path",
        "phase_fame",
        "physical_doubled",
        "pledged",
        "retort",
        "seat",
        "share",
        "shields",
        "skipped",
        "space",
        "spare_blocks",
        "spare_here",
        "spared",
        "targets",
        "unit_strikes",
        "units_allowed",
        "valor",
        "valor_fame",
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
        self.blow = 0  # … and which of its attacks
        self.pledged = 0  # targets that are defended because of the attack under way: a mask
        self.shields = 0  # what the cards of this block do to a blocked enemy: a mask of `RETORT_*`
        self.retort = 0  # Fire Attack 4 earned with Burning Shield, waiting for the attack phase
        self.no_site_walls = False  # site fortifications are gone
        self.skipped = False  # no block and damage phases
        self.only_cold_fire = False  # Altem Mages
        self.only_siege = False
        self.physical_doubled = False  # Sword of Justice
        self.half_fame = 0  # fame of a drawn garrison of an owned keep, to be halved at the end
        self.valor = 0  # Chivalry: reputation for each enemy that the attack under way defeats
        self.valor_fame = 0  # … and fame
        self.cracks = 0  # Explosive Bolt: for each of them another enemy loses armor, so many times
        self.crack_by = 0  # … because of this card
        self.dodge = 0  # Dodge and Weave: Attack that waits for the attack phase
        self.share = False  # part of a cooperative assault
        self.overseer = NONE  # interactive combat: who set the die
        self.die = NONE
        self.charms: list[int] = []  # Possess: attacks to come, foe | points << 8 | element << 16
        self.spared = 0  # foes that the attack under way cannot hit, as a mask: it is their own
        self.disease = False  # what was blocked in this block phase has Armor 1 afterwards
        self.harvest = 0  # Soul Harvester: 1 for the attack under way, 2 for the whole phase
        self.phase_fame = 0  # Bow of Starsdawn: fame for each enemy defeated in this phase
        self.spare_blocks: list[int] = []  # Shield of the Fallen Kings: elements of the blocks to come
        self.spare_here = False  # one of them is in the block under way
        self.unit_strikes = False  # a unit takes part in the attack under way
        self.path = NONE  # of a maze or labyrinth, a place in `PATHS`

    def copy(self) -> Combat:
        new = Combat(self.seat, self.context, self.space)
        new.city = self.city
        new.foes = [foe.copy() for foe in self.foes]
        new.begun, new.units_allowed, new.night = self.begun, self.units_allowed, self.night
        new.targets, new.blocking, new.blow = self.targets, self.blocking, self.blow
        new.pledged, new.shields, new.retort = self.pledged, self.shields, self.retort
        new.no_site_walls, new.skipped = self.no_site_walls, self.skipped
        new.only_cold_fire, new.only_siege = self.only_cold_fire, self.only_siege
        new.physical_doubled = self.physical_doubled
        new.half_fame = self.half_fame
        new.valor, new.valor_fame, new.dodge = self.valor, self.valor_fame, self.dodge
        new.cracks, new.crack_by = self.cracks, self.crack_by
        new.share, new.overseer, new.die = self.share, self.overseer, self.die
        new.charms, new.spared, new.disease = self.charms[:], self.spared, self.disease
        new.harvest, new.phase_fame = self.harvest, self.phase_fame
        new.spare_blocks, new.spare_here = self.spare_blocks[:], self.spare_here
        new.unit_strikes = self.unit_strikes
        new.path = self.path
        return new

    def die_shown(self, moment: int) -> bool:
        """Has the secret die been shown by then (MK-VAR-INTERACT-05)?"""
        return self.die == WHITE or moment == ATTACK_PHASE or (self.die == RED and moment >= BLOCK_PHASE)

    def standing(self) -> list[int]:
        """The numbers of the foes that are not defeated, summoned ones too."""
        return [i for i, foe in enumerate(self.foes) if not foe.defeated]


# What a successful block with a card does besides (Combat.shields).
RETORT_ARMOR: Final = 1  # Ice Shield: Armor -3
RETORT_ATTACK: Final = 2  # Burning Shield: Fire Attack 4 in the attack phase
RETORT_DESTROY: Final = 4  # Exploding Shield
RETORT_NO_SWIFT: Final = 8  # Utem Guardsmen, Altem Guardians: it is not swift against this block
RETORT_EXCESS: Final = 64  # Shield Bash: Armor less by what the block has to spare
