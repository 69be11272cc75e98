"""The enemy tokens."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.terms import (
    BRUTAL,
    COLD_FIRE,
    DOWN,
    FIRE,
    FORTIFIED,
    ICE,
    IN_BOTH,
    NONE,
    PARALYZE,
    PHYSICAL,
    PILE_BROWN,
    PILE_GRAY,
    PILE_GREEN,
    PILE_RED,
    PILE_VIOLET,
    PILE_WHITE,
    POISON,
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    SUMMON,
    SWIFT,
)


class Enemy:
    """What is printed on a token; `abilities` is a mask of abilities and resistances."""

    __slots__ = (
        "abilities",
        "armor",
        "attack",
        "box",
        "copies",
        "defend",
        "element",
        "faction",
        "fame",
        "high",
        "id",
        "more",
        "pile",
        "reputation",
        "summons",
    )

    def __init__(
        self,
        id: str,
        pile: int,
        copies: int,
        armor: int,
        attack: int,
        element: int,
        abilities: int,
        fame: int,
        more: list[tuple[int, int]] | None = None,
        high: int = 0,
        defend: int = 0,
        reputation: int = 0,
        summons: list[int] | None = None,
    ) -> None:
        self.id = id
        self.pile = pile
        self.copies = copies
        self.armor = armor
        self.attack = attack  # the first one, mostly the only one
        self.element = element
        self.abilities = abilities
        self.fame = fame
        self.more = more or []  # further attacks: value and element (MK-ENEMY-MULTI-01)
        self.high = high  # the higher armor of an elusive one
        self.defend = defend
        self.reputation = reputation  # for who defeats it
        self.summons = summons or ([PILE_BROWN] if abilities & SUMMON else [])  # a pile for each summon attack
        self.box = IN_BOTH
        self.faction = NONE

    def blows(self) -> int:
        """How many attacks it has, summon attacks too."""
        return len(self.summons) or 1 + len(self.more)

    def attack_of(self, blow: int) -> int:
        return self.attack if blow == 0 or self.summons else self.more[blow - 1][0]

    def element_of(self, blow: int) -> int:
        return self.element if blow == 0 or self.summons else self.more[blow - 1][1]


ENEMIES: Final[list[Enemy]] = [
    Enemy("prowlers", PILE_GREEN, 2, 3, 4, PHYSICAL, 0, 2),
    Enemy("diggers", PILE_GREEN, 2, 3, 3, PHYSICAL, FORTIFIED, 2),
    Enemy("cursed_hags", PILE_GREEN, 2, 5, 3, PHYSICAL, POISON, 3),
    Enemy("wolf_riders", PILE_GREEN, 2, 4, 3, PHYSICAL, SWIFT, 3),
    Enemy("ironclads", PILE_GREEN, 2, 3, 4, PHYSICAL, RESIST_PHYSICAL | BRUTAL, 4),
    Enemy("orc_summoners", PILE_GREEN, 2, 4, 0, PHYSICAL, SUMMON, 4),
    Enemy("crossbowmen", PILE_GRAY, 3, 4, 4, PHYSICAL, SWIFT, 3),
    Enemy("guardsmen", PILE_GRAY, 3, 7, 3, PHYSICAL, FORTIFIED, 3),
    Enemy("swordsmen", PILE_GRAY, 2, 5, 6, PHYSICAL, 0, 4),
    Enemy("golems", PILE_GRAY, 2, 5, 2, PHYSICAL, RESIST_PHYSICAL, 4),
    Enemy("monks", PILE_VIOLET, 2, 5, 5, PHYSICAL, POISON, 4),
    Enemy("illusionists", PILE_VIOLET, 2, 3, 0, PHYSICAL, RESIST_PHYSICAL | SUMMON, 4),
    Enemy("ice_mages", PILE_VIOLET, 2, 6, 5, ICE, RESIST_ICE, 5),
    Enemy("ice_golems", PILE_VIOLET, 1, 4, 2, ICE, RESIST_PHYSICAL | RESIST_ICE | PARALYZE, 5),
    Enemy("fire_mages", PILE_VIOLET, 2, 5, 6, FIRE, RESIST_FIRE, 5),
    Enemy("fire_golems", PILE_VIOLET, 1, 4, 3, FIRE, RESIST_PHYSICAL | RESIST_FIRE | BRUTAL, 5),
    Enemy("minotaur", PILE_BROWN, 2, 5, 5, PHYSICAL, BRUTAL, 4),
    Enemy("gargoyle", PILE_BROWN, 2, 4, 5, PHYSICAL, RESIST_PHYSICAL, 4),
    Enemy("medusa", PILE_BROWN, 2, 4, 6, PHYSICAL, PARALYZE, 5),
    Enemy("crypt_worm", PILE_BROWN, 2, 6, 6, PHYSICAL, FORTIFIED, 5),
    Enemy("werewolf", PILE_BROWN, 2, 5, 7, PHYSICAL, SWIFT, 5),
    Enemy("swamp_dragon", PILE_RED, 2, 9, 5, PHYSICAL, SWIFT | POISON, 7),
    Enemy("fire_dragon", PILE_RED, 2, 7, 9, FIRE, RESIST_PHYSICAL | RESIST_FIRE, 8),
    Enemy("ice_dragon", PILE_RED, 2, 7, 6, ICE, RESIST_PHYSICAL | RESIST_ICE | PARALYZE, 8),
    Enemy("high_dragon", PILE_RED, 2, 9, 6, COLD_FIRE, RESIST_FIRE | RESIST_ICE | BRUTAL, 9),
    Enemy("freezers", PILE_WHITE, 3, 7, 3, ICE, RESIST_FIRE | SWIFT | PARALYZE, 7),
    Enemy("gunners", PILE_WHITE, 3, 6, 6, FIRE, RESIST_ICE | BRUTAL, 7),
    Enemy("altem_guardsmen", PILE_WHITE, 2, 7, 6, PHYSICAL, RESIST_PHYSICAL | RESIST_FIRE | RESIST_ICE | FORTIFIED, 8),
    Enemy("altem_mages", PILE_WHITE, 2, 8, 4, COLD_FIRE, RESIST_PHYSICAL | FORTIFIED | BRUTAL | POISON, 8),
]


def pile_of(token: int) -> int:
    """The back of a token, which everybody sees."""
    return ENEMIES[token & (DOWN - 1)].pile
