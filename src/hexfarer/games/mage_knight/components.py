"""Cards, units, skills and tactics as things with effects. `content` fills the lists, in the order of the box."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.effects.base import Effect
from hexfarer.games.mage_knight.terms import ADVANCED_ACTION, BASIC_ACTION, BLACK, NONE, SPELL


class Deed:
    """A deed card."""

    __slots__ = (
        "banner",
        "basic",
        "basic_icons",
        "basic_power",
        "colour",
        "competitive",
        "first_only",
        "id",
        "kind",
        "last_only",
        "number",
        "strong",
        "strong_icons",
        "strong_power",
    )

    def __init__(
        self,
        id: str,
        kind: int,
        colour: int,
        icons: int,
        basic: Effect,
        strong: Effect,
        strong_icons: int = 0,
        banner: bool = False,
        first_only: bool = False,
        last_only: bool = False,
        competitive: bool = False,
    ) -> None:
        self.id = id
        self.kind = kind
        self.colour = colour
        self.basic_icons = icons
        self.strong_icons = strong_icons or icons
        self.basic = basic
        self.strong = strong
        self.banner = banner
        self.first_only = first_only  # only when a combat begins
        self.last_only = last_only  # the strong side only in the attack phase
        self.competitive = competitive
        self.number = 0  # within its deck, from 1
        # the mana that each side costs, each as a mask (MK-CARD-03 to -06)
        self.basic_power = [1 << colour] if kind == SPELL else []
        self.strong_power: list[int] = []
        if kind == SPELL:
            self.strong_power = [1 << colour, 1 << BLACK]
        elif kind in (BASIC_ACTION, ADVANCED_ACTION):
            self.strong_power = [1 << colour]

    def is_action(self) -> bool:
        return self.kind in (BASIC_ACTION, ADVANCED_ACTION)


class UnitCard:
    """A unit: its abilities are pairs of mana colour (NONE: free) and effect."""

    __slots__ = ("abilities", "armor", "copies", "cost", "elite", "id", "level", "resists", "sites")

    def __init__(
        self,
        id: str,
        elite: bool,
        level: int,
        cost: int,
        armor: int,
        copies: int,
        sites: int,
        abilities: list[tuple[int, Effect]],
        resists: int = 0,
    ) -> None:
        self.id = id
        self.elite = elite
        self.level = level
        self.cost = cost
        self.armor = armor
        self.copies = copies
        self.sites = sites  # where it can be recruited: a mask of sites
        self.abilities = abilities
        self.resists = resists


class SkillToken:
    """A skill of a hero."""

    __slots__ = ("effect", "hero", "id", "interactive", "motivation", "not_in_combat", "usage")

    def __init__(
        self,
        id: str,
        hero: int,
        usage: int,
        effect: Effect,
        interactive: bool = False,
        motivation: bool = False,
        not_in_combat: bool = False,
    ) -> None:
        self.id = id
        self.hero = hero
        self.usage = usage
        self.effect = effect
        self.interactive = interactive
        self.motivation = motivation
        self.not_in_combat = not_in_combat


# When a tactic is used.
PASSIVE: Final = 0
ON_TAKING: Final = 1
IN_TURN: Final = 2  # once a round
EACH_TURN: Final = 3
BEFORE_TURN: Final = 4  # once a round
BEFORE_EACH_TURN: Final = 5
WHEN_EMPTY: Final = 6  # once a round, when the deck is empty


class TacticCard:
    """A tactic of the Day or the Night."""

    __slots__ = ("effect", "id", "night", "number", "use")

    def __init__(self, id: str, night: bool, number: int, use: int, effect: Effect) -> None:
        self.id = id
        self.night = night
        self.number = number
        self.use = use
        self.effect = effect


DEEDS: Final[list[Deed]] = []
UNITS: Final[list[UnitCard]] = []
SKILLS: Final[list[SkillToken]] = []
TACTICS: Final[list[TacticCard]] = []


def is_action(card: int) -> bool:
    return DEEDS[card].is_action()


def card_number(id: str) -> int:
    """The number of a card among all deed cards; NONE if there is none."""
    for number, deed in enumerate(DEEDS):
        if deed.id == id:
            return number
    return NONE
