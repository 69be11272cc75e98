"""The tactics: six for the Day, six for the Night."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.components import (
    BEFORE_EACH_TURN,
    BEFORE_TURN,
    EACH_TURN,
    IN_TURN,
    ON_TAKING,
    PASSIVE,
    WHEN_EMPTY,
    TacticCard,
)
from hexfarer.games.mage_knight.effects.gains import AnotherTurn, Draw
from hexfarer.games.mage_knight.effects.planning import (
    LongNight,
    MidnightMeditation,
    NoBonus,
    Planning,
    Preparation,
    Rethink,
    SparingPower,
)
from hexfarer.games.mage_knight.effects.source_dice import SearchMana, StealDie

PLANNING: Final = 3
PLANNING_REVISED: Final = "planning_revised"

TACTIC_CARDS: Final[list[TacticCard]] = [
    TacticCard("early_bird", False, 1, PASSIVE, NoBonus()),
    TacticCard("rethink", False, 2, ON_TAKING, Rethink()),
    TacticCard("mana_steal", False, 3, ON_TAKING, StealDie()),
    TacticCard("planning", False, 4, PASSIVE, Planning()),
    TacticCard("great_start", False, 5, ON_TAKING, Draw(2)),
    TacticCard("the_right_moment", False, 6, IN_TURN, AnotherTurn()),
    TacticCard("from_the_dusk", True, 1, PASSIVE, NoBonus()),
    TacticCard("long_night", True, 2, WHEN_EMPTY, LongNight()),
    TacticCard("mana_search", True, 3, EACH_TURN, SearchMana()),
    TacticCard("midnight_meditation", True, 4, BEFORE_TURN, MidnightMeditation()),
    TacticCard("preparation", True, 5, ON_TAKING, Preparation()),
    TacticCard("sparing_power", True, 6, BEFORE_EACH_TURN, SparingPower()),
]
