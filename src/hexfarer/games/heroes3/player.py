"""One seat: the hero board, the town board, the cards, the army, the figures."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.terms import NECROPOLIS, NONE

MAIN: Final = 0
SECOND: Final = 1
HEROES_OF_SEAT: Final[list[str]] = ["main", "second"]
MOVES: Final[list[int]] = [3, 2]  # movement points a round (H3-MOVE-001)

MOST_XP: Final = 12
LEVEL_STEP: Final = 2  # half levels, as experience is counted (H3-XP-001)
HAND_LIMIT: Final[list[int]] = [0, 4, 4, 5, 5, 6, 6, 7]  # by level (H3-XP-004)
EXPERT_USES: Final[list[int]] = [0, 0, 1, 1, 2, 2, 3, 3]

# Buildings, by their role on every town board.
CITY_HALL: Final = 0
CITADEL: Final = 1
MAGE_GUILD: Final = 2
DWELLING: Final = 3  # of bronze; silver and gold follow
FIRST: Final = 6  # the two buildings of the faction
SECOND_BUILDING: Final = 7
BUILDINGS: Final[list[str]] = [
    "city_hall",
    "citadel",
    "mage_guild",
    "dwelling_bronze",
    "dwelling_silver",
    "dwelling_gold",
    "faction_1",
    "faction_2",
]

# What was used up this turn or this round (Player.used).
SMITHED: Final = 1  # Blacksmith
SUMMONED: Final = 2  # Portal of Summoning
WHIRLED: Final = 4  # Mana Vortex
AMPLIFIED: Final = 8  # Necromancy Amplifier
SCOUTED: Final = 16  # rogues …
SCOUTED_TWICE: Final = 512  # … both cards of them
WEASELED: Final = 32  # the die of the Swift Weasel
COVERED: Final = 64  # Cover of Darkness, for the round
FIRST_SPELL: Final = 128  # Crazy Wizard, until the next Astrologers round
FIRST_POWER: Final = 256  # Grim Warlock, each turn
EACH_TURN: Final = SMITHED | SUMMONED | WHIRLED | AMPLIFIED | SCOUTED | SCOUTED_TWICE | WEASELED | FIRST_POWER

# Dice that may be rolled again (Player.luck).
LUCKY_TREASURE: Final = 1
LUCKY_RESOURCE: Final = 2
LUCKY_ALL: Final = 4  # every die once, attack dice too


class Player:
    """One seat."""

    __slots__ = (
        "at",
        "beaten_main",
        "beaten_seconds",
        "built",
        "built_this_round",
        "came_from",
        "cubes",
        "cuts",
        "deck",
        "discard",
        "eliminated",
        "experts_used",
        "faction",
        "free_steps",
        "gone_artifacts",
        "guild_round",
        "hand",
        "hand_lost",
        "hero",
        "home",
        "homeless",
        "income",
        "line_up",
        "luck",
        "morale",
        "mp",
        "ongoing",
        "passing",
        "playing",
        "plays",
        "pool",
        "populace",
        "raised_limit",
        "resources",
        "spell_book",
        "start_units",
        "turns",
        "units",
        "used",
        "wings",
        "wisdom",
        "xp",
    )

    def __init__(self, faction: int, hero: int, seats: int, source: Player | None = None) -> None:
        self.faction = faction
        self.hero = hero
        if source is None:
            self.eliminated = False
            self.homeless = 0  # ends of rounds without a Town or Settlement since one was controlled
            self.home = NONE  # the field of the own starting Town
            self.xp = 0
            self.resources = [0, 0, 0]
            self.income = [0, 0, 0]
            self.morale = 0  # -1 negative token, 1 positive token
            self.hand_lost = False  # discarded at the end of the turn (H3-MORALE-007)
            self.experts_used = 0
            self.raised_limit = 0  # hand limit for the time being
            # cards
            self.hand: list[int] = []
            self.deck: list[int] = []  # its top at the end
            self.discard: list[int] = []  # its top at the end
            self.ongoing: list[int] = []  # cards that lie in play outside combat
            self.playing: list[int] = []  # cards whose effect is running
            self.plays: list[int] = []  # cards played this turn or combat round (H3-DECK-034)
            # town
            self.built = 0
            self.built_this_round = False  # the build token is on its other side
            self.populace = True  # the population token is active
            self.spell_book = True
            self.guild_round = 0  # when the Mage Guild was built
            # army
            self.units: list[int] = []
            self.start_units: list[int] = []  # taken again when nothing is left (H3-UNIT-006)
            self.line_up: list[int] = []  # how the army stood last: field, round, units (line_up.py)
            # figures
            self.at = [NONE, NONE]
            self.mp = [0, 0]
            self.came_from = [NONE, NONE]
            self.pool: list[int] = []  # far tiles, face down; the next one at the end
            self.cubes = [0] * seats  # faction cubes of the others
            # what counts in a tournament (H3-TOUR-004)
            self.beaten_main = False  # an enemy Main Hero
            self.beaten_seconds = 0  # enemy Secondary Heroes
            self.gone_artifacts = 0  # own ones that were removed
            # for a while
            self.used = 0
            self.luck = 0
            self.cuts: list[int] = []  # gold off the next recruitments
            self.wisdom = 0  # cards looked at when the next spell is bought
            self.wings = NONE  # the hero that flies until it lands
            self.passing = NONE  # the hero that is on its way over a field where it does not stay (H3-MOVE-015)
            self.free_steps = 0  # Logistics, at the end of the turn
            self.turns = 0
        else:
            self.eliminated, self.homeless, self.home = source.eliminated, source.homeless, source.home
            self.xp, self.resources, self.income = source.xp, source.resources[:], source.income[:]
            self.morale, self.hand_lost = source.morale, source.hand_lost
            self.experts_used, self.raised_limit = source.experts_used, source.raised_limit
            self.hand, self.deck, self.discard = source.hand[:], source.deck[:], source.discard[:]
            self.ongoing, self.playing, self.plays = source.ongoing[:], source.playing[:], source.plays[:]
            self.built, self.built_this_round = source.built, source.built_this_round
            self.populace, self.spell_book = source.populace, source.spell_book
            self.guild_round = source.guild_round
            self.units, self.start_units = source.units[:], source.start_units
            self.at, self.mp, self.came_from = source.at[:], source.mp[:], source.came_from[:]
            self.pool, self.cubes = source.pool[:], source.cubes[:]
            self.used, self.luck, self.cuts = source.used, source.luck, source.cuts[:]
            self.wisdom, self.wings, self.free_steps = source.wisdom, source.wings, source.free_steps
            self.turns, self.passing = source.turns, source.passing
            self.beaten_main, self.beaten_seconds = source.beaten_main, source.beaten_seconds
            self.gone_artifacts = source.gone_artifacts
            self.line_up = source.line_up  # never changed, only replaced

    def copy(self) -> Player:
        return Player(self.faction, self.hero, len(self.cubes), self)

    def level(self) -> int:
        """From 1 to 7 (H3-XP-001)."""
        return 1 + self.xp // LEVEL_STEP

    def hand_limit(self) -> int:
        return HAND_LIMIT[self.level()] + self.raised_limit

    def experts(self) -> int:
        """Expert uses that are left this round."""
        return self.most_experts() - self.experts_used

    def most_experts(self) -> int:
        """Expert uses in a round (H3-XP-004)."""
        return EXPERT_USES[self.level()]

    def has(self, building: int) -> bool:
        return self.built >> building & 1 == 1

    def feels(self) -> bool:
        """Does morale mean anything to this faction (H3-MORALE-011)?"""
        return self.faction != NECROPOLIS

    def crowded(self) -> bool:
        """Do both heroes stand on one field? Then movement points only take one of them off it (H3-MOVE-010)."""
        return self.at[MAIN] != NONE and self.at[MAIN] == self.at[SECOND]

    def cut(self, gold: int) -> int:
        """What remains of a price of recruiting or reinforcing after a cut of the Legion's artifacts."""
        return max(0, gold - self.cuts[0]) if self.cuts else gold

    def use_cut(self, gold: int) -> None:
        """A unit of this price was recruited or reinforced."""
        if self.cuts and gold > 0:
            self.cuts = self.cuts[1:]

    def can_pay(self, cost: list[int]) -> bool:
        return all(have >= price for have, price in zip(self.resources, cost))

    def pay(self, cost: list[int]) -> None:
        for i, price in enumerate(cost):
            self.resources[i] -= price
