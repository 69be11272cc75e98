"""What scenarios bring: Events, Farrug, the Golem."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.asking import Either, Seq
from hexfarer.games.euthia.components import (
    EACH_ENTERED,
    LAST_ENTERED,
    OWN_AND_TRADE,
    TO_BEST,
    TO_CHURCH,
    TO_MINE,
    TO_TRADE,
    DragonAttack,
    EventCard,
    Monster,
    Rage,
)
from hexfarer.games.euthia.costs import AnyOf, NeedEssence
from hexfarer.games.euthia.effects.gains import Gaar, Gem, Gold, Heal, LoseGold, LoseRep, Rep, Silver, Treasure, Wounds
from hexfarer.games.euthia.needs import Need, NeedGold
from hexfarer.games.euthia.terms import (
    ANY,
    CARTS,
    CHANGE_COST,
    CHURCH_HEALS,
    EXTRA_CHAOS,
    HOPE_GAIN,
    TRADE_FEE,
    WATER_POWER,
)

EVENT_CARDS: Final[list[EventCard]] = [
    EventCard("event_market_day", None, [(TRADE_FEE, 0), (CHANGE_COST, 0)]),
    EventCard("event_black_rain", None, [(WATER_POWER, 0), (CHURCH_HEALS, 3)]),
    EventCard("event_pilgrimage", Seq(Heal(4), Gaar(1)), []),
    EventCard("event_monster_frenzy", None, [(EXTRA_CHAOS, 1)]),
    EventCard("event_rich_veins", None, [(CARTS, 1)]),
    EventCard("event_tax", Either(LoseGold(2), LoseRep(1)), []),
    EventCard("event_eclipse", Silver(1), [(HOPE_GAIN, 0)]),
]

FARRUG_ATTACKS: Final[list[DragonAttack]] = [
    DragonAttack("farrug_attack1", TO_TRADE, 1, Wounds(2), toll=1),
    DragonAttack("farrug_attack2", TO_MINE, 1, Wounds(2)),
    DragonAttack("farrug_attack3", TO_BEST, 0, Seq(Wounds(3), Silver(1))),
    DragonAttack("farrug_attack4", TO_CHURCH, 1, Either(Wounds(2), LoseGold(2))),
]

FARRUG_STAGES: Final[list[Monster]] = [
    Monster(
        "farrug_1", 3, 3, -1, [(3, 1), (6, 2), (9, 3)], 1, 1, 1, 0, Seq(Rep(3), Gold(3)), per_player=3, immune=True
    ),
    Monster(
        "farrug_2", 3, 3, -1, [(3, 2), (6, 3), (9, 4)], 2, 1, 1, 0, Seq(Rep(4), Gem(ANY, 1)), per_player=3, immune=True
    ),
    Monster(
        "farrug_3", 3, 4, -2, [(3, 2), (6, 3), (9, 5)], 2, 2, 1, 1, Seq(Rep(5), Gold(5)), per_player=4, immune=True
    ),
    Monster(
        "farrug_4",
        3,
        5,
        -2,
        [(2, 3), (6, 4), (9, 6)],
        3,
        2,
        1,
        1,
        Seq(Rep(8), Treasure(3)),
        per_player=4,
        immune=True,
    ),
]

GOLEM_CARD: Final[Monster] = Monster(
    "golem", 3, 6, -1, [(3, 2), (7, 3), (10, 5)], 2, 1, 1, 1, Seq(Rep(8), Gold(4)), per_player=6, immune=True
)

RAGE_CARDS: Final[list[Rage]] = [
    Rage("rage_1", 1, 1, LAST_ENTERED),
    Rage("rage_2", 1, 1, LAST_ENTERED),
    Rage("rage_3", 1, 2, LAST_ENTERED),
    Rage("rage_4", 1, 1, EACH_ENTERED),
    Rage("rage_5", 1, 1, LAST_ENTERED),
    Rage("rage_6", 1, 2, LAST_ENTERED),
    Rage("rage_7", 1, 2, EACH_ENTERED),
    Rage("rage_8", 2, 1, LAST_ENTERED),
    Rage("rage_9", 2, 2, LAST_ENTERED),
    Rage("rage_10", 0, 2, OWN_AND_TRADE),
]

# What removing a Destruction token costs, by kind - 1 (EU-GOLEM-02).
REMOVAL: Final[list[list[Need]]] = [[NeedGold(1)], [AnyOf(NeedGold(2), NeedEssence(ANY, 1))]]
