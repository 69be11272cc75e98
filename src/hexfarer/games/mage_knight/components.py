"""Cards, units, skills and tactics as things with effects. `content` fills the lists, in the order of the box."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.effects.base import Effect
from hexfarer.games.mage_knight.terms import ADVANCED_ACTION, BASIC_ACTION, BLACK, IN_BOTH, NONE, SPELL


class Deed:
    """A deed card."""

    __slots__ = (
        "banner",
        "basic",
        "basic_icons",
        "basic_power",
        "box",
        "colour",
        "colours",
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
        second: int = NONE,
    ) -> None:
        self.id = id
        self.kind = kind
        self.colour = colour  # the first one of a card in two colours
        self.colours = 0  # all of them, as a mask (MK-CARD-15, -16)
        for each in (colour, second):
            if each != NONE:
                self.colours |= 1 << each
        self.basic_icons = icons
        self.strong_icons = strong_icons or icons
        self.basic = basic
        self.strong = strong
        self.banner = banner
        self.first_only = first_only  # only when a combat begins
        self.last_only = last_only  # the strong side only in the attack phase
        self.competitive = competitive
        self.number = 0  # within its deck, from 1
        self.box = IN_BOTH  # the editions that have it
        # the mana that each side costs, each as a mask (MK-CARD-03 to -06)
        self.basic_power = [1 << colour] if kind == SPELL else []
        self.strong_power: list[int] = []
        if kind == SPELL:
            self.strong_power = [1 << colour, 1 << BLACK]
        elif kind in (BASIC_ACTION, ADVANCED_ACTION):
            self.strong_power = [self.colours]

    def is_action(self) -> bool:
        return self.kind in (BASIC_ACTION, ADVANCED_ACTION)

    def has_colour(self, colour: int) -> bool:
        return self.colours >> colour & 1 == 1


class UnitCard:
    """A unit: its abilities are pairs of mana colour (NONE: free) and effect."""

    __slots__ = ("abilities", "armor", "box", "copies", "cost", "elite", "id", "level", "resists", "sites", "traits")

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
        traits: int = 0,
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
        self.traits = traits  # what is special about it: a mask of REPUTED and its like
        self.box = IN_BOTH


# How a skill token is turned up again before the round ends (`SkillToken.back`).
BY_RESTING: Final = 1
BY_ACTION: Final = 2  # instead of the action of a turn
FOR_GREEN: Final = 3  # for a green mana


class SkillToken:
    """A skill of a hero."""

    __slots__ = (
        "back",
        "box",
        "cooperative",
        "early",
        "effect",
        "gives",
        "hero",
        "id",
        "interactive",
        "motivation",
        "not_in_combat",
        "not_in_talk",
        "scouts",
        "usage",
    )

    def __init__(
        self,
        id: str,
        hero: int,
        usage: int,
        effect: Effect,
        interactive: bool = False,
        motivation: bool = False,
        not_in_combat: bool = False,
        cooperative: bool = False,
        back: int = 0,
        early: bool = False,
        scouts: bool = False,
        gives: Effect | None = None,
        not_in_talk: bool = False,
    ) -> None:
        self.id = id
        self.hero = hero
        self.back = back  # how a token that was turned over may be turned up again
        self.early = early  # does something before the own turn, too
        self.scouts = scouts  # tiles cost less, always
        self.usage = usage
        self.effect = effect
        self.interactive = interactive  # the competitive one: it concerns the other players
        self.cooperative = cooperative  # lies in the centre for others to use
        self.gives = gives  # what another player gets who returns it from there
        self.motivation = motivation
        self.not_in_combat = not_in_combat
        self.not_in_talk = not_in_talk
        self.box = IN_BOTH


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

    __slots__ = ("box", "effect", "id", "night", "number", "use")

    def __init__(self, id: str, night: bool, number: int, use: int, effect: Effect) -> None:
        self.id = id
        self.night = night
        self.number = number
        self.use = use
        self.effect = effect
        self.box = IN_BOTH


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
