"""The cards of the Might & Magic decks as things with effects. `content` fills the list, in the order of the box."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.asking import Effect
from hexfarer.games.heroes3.terms import NONE

STATISTIC: Final = 0
ABILITY: Final = 1
ARTIFACT: Final = 2
SPELL: Final = 3
SPECIALTY: Final = 4
CARD_KINDS: Final[list[str]] = ["statistic", "ability", "artifact", "spell", "specialty"]

# When a way to use a card may be played: a mask (H3-DECK-020 to -026).
AT_MAP: Final = 1  # in the own turn, outside combat
BEFORE_GUARDS: Final = 2  # a combat with neutral units is about to begin
AT_START: Final = 4  # of a combat, before any unit is activated
IN_ACTIVATION: Final = 8  # of an own unit, before it attacks
IN_COMBAT: Final = 16  # at other times of a combat, but not between roll and damage
AFTER_ROLL: Final = 32  # of an attack die
AFTER_ATTACK: Final = 64  # when an own unit would be lost
THEIR_SPELL: Final = 128  # the enemy has cast a spell
OWN_SPELL: Final = 256  # after a spell of one's own
AFTER_VICTORY: Final = 512
IN_GUILD: Final = 1024  # when a spell is bought
WITH_SPELL: Final = 2048  # together with a spell, as power

INSTANT: Final = AT_MAP | AT_START | IN_ACTIVATION | IN_COMBAT
ACTIVATION: Final = IN_ACTIVATION
MAP: Final = AT_MAP

# How long a card stays in play when its effect has begun (H3-DECK-002, -023, -024).
AT_ONCE: Final = 0
COMBAT_LONG: Final = 1
ROUND_LONG: Final = 2  # this combat round
NEXT_ROUND: Final = 3  # … and the next one
TURN_LONG: Final = 4  # on the map, until the next own turn

# Schools of magic.
AIR: Final = 0
EARTH: Final = 1
FIRE: Final = 2
WATER: Final = 3
ANY_SCHOOL: Final = 4
SCHOOLS: Final[list[str]] = ["air", "earth", "fire", "water", "any"]

# Artifacts.
MINOR: Final = 0
MAJOR: Final = 1
RELIC: Final = 2
QUALITIES: Final[list[str]] = ["minor", "major", "relic"]


class Mode:
    """One way to use a card."""

    __slots__ = ("effect", "expert", "lasts", "moments", "power")

    def __init__(
        self, moments: int, effect: Effect, expert: bool = False, power: int = 0, lasts: int = AT_ONCE
    ) -> None:
        self.moments = moments
        self.effect = effect
        self.expert = expert  # takes an expert use of the round
        self.power = power  # what it adds to a spell that it is played with
        self.lasts = lasts  # how long the card lies in play


class Card:
    """A card."""

    __slots__ = ("copies", "expert_spell", "faction", "id", "kind", "modes", "quality", "school")

    def __init__(self, id: str, kind: int, copies: int, modes: list[Mode]) -> None:
        self.id = id
        self.kind = kind
        self.copies = copies
        self.modes = modes
        self.faction = NONE  # only this faction may use it
        self.quality = NONE
        self.school = NONE
        self.expert_spell = False


CARDS: Final[list[Card]] = []
CARD_IDS: Final[list[str]] = []


def add(card: Card) -> Card:
    CARDS.append(card)
    CARD_IDS.append(card.id)
    return card


def card_number(id: str) -> int:
    return CARD_IDS.index(id)
