"""How answers are read: short forms, names of cards, and problems that say what would be right."""

from __future__ import annotations

import pytest

from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import new
from hexfarer.kernel.state import State


@pytest.fixture
def table() -> State:
    s = new("four_lands", seats=["north", "sun"], seed=1)
    s.game.situate(
        s,
        {
            "phase": "tasks",
            "initiative": "north",
            "party": {
                "north": {"I": {"field": "ulvheim", "agents": ["jarl_hroald", "mage_of_cirth", "mage_of_cirth"]}},
                "sun": {"I": {"field": "ulvheim", "agents": ["druid_maelon"]}},
            },
        },
    )
    return s


def test_own_parties_and_agents_have_short_names(table: State) -> None:
    assert table.parse("task I") == table.parse("task north.I")
    assert table.parse("with I#1") == table.parse("with north.I#1") == table.parse("with jarl_hroald")


def test_the_fields_of_an_exchange_may_be_written_either_way_round(table: State) -> None:
    assert table.parse("exchange ulvheim normark") == table.parse("exchange normark ulvheim")


def test_equally_short_ways_of_a_move_are_one_move(table: State) -> None:
    offered = table.parse("move sun.I > rimgard > hollinmark pay 1")
    assert table.parse("move sun.I > morgrane > hollinmark pay 1") == offered
    assert table.parse("move sun.I > normark > hollinmark pay 1") != offered  # leads nowhere


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("with mage_of_cirth", "north.I#2, north.I#3"),  # two of them: which?
        ("with druid_maelon", "Druid Maelon"),  # face down to North
        ("with jarl_hroad", "north.I#1"),
        ("task V", "north.IV"),
        ("play jarl_hroald at ulvhein", "ulvheim"),
        ("trade stones", "stones_"),
        ("frobnicate", "attack"),
        ("move", "move <party> > <field>"),
    ],
)
def test_what_cannot_be_read_is_answered_with_what_could(table: State, text: str, says: str) -> None:
    with pytest.raises(Problem) as found:
        table.parse(text)
    assert says in str(found.value)
