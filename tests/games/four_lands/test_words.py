"""How answers are read and shown: short forms, names of cards, prices, and problems that say what would be right."""

from __future__ import annotations

import pytest

from hexfarer.games.four_lands import events, verbs
from hexfarer.kernel.action import kind_of
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import new
from hexfarer.kernel.state import State
from hexfarer.kernel.table import choices, decision
from hexfarer.text import Speaker
from tests.games.four_lands.play import do, laid_out, moments
from tests.support import rule


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


@rule("FL-MOVE-03", "FL-MOVE-05")
def test_a_move_says_its_price_and_the_ap_after_it_even_if_it_turns_up_a_task() -> None:
    party = {"north": {"I": {"field": "ulvheim", "agents": ["jarl_hroald"]}}}
    given: dict[str, object] = {
        "phase": "movement",
        "initiative": "north",
        "seat": {"north": {"ap": 3}},
        "party": party,
    }
    s = laid_out(given, "north sun")
    shown = {choice.notation: choice for choice in choices(s)}
    near, far = shown["move north.I > rimgard"], shown["move north.I > hvitsund > jarnfell pay 1"]
    speaker = Speaker("en")
    assert speaker.say(near.label.words).endswith("to Rimgard, free")
    assert speaker.say(far.label.words).endswith("to Jarnfell, 1\N{NO-BREAK SPACE}AP")
    assert near.reveals
    assert far.reveals
    assert [(total.name.key, total.value) for total in near.preview.totals] == [("total-ap", 3)]
    assert [(total.name.key, total.value) for total in far.preview.totals] == [("total-ap", 2)]


def test_what_is_sure_of_an_act_comes_true() -> None:
    kinds: set[int] = set()
    for s in moments():
        seat = s.to_act()
        for choice in choices(s):
            if choice.reveals and choice.preview.totals:
                after = s.copy()
                after.log = []
                after.apply(choice.action)
                kinds.add(kind_of(choice.action))
                totals = s.game.totals(after, seat)
                assert all(total in totals for total in choice.preview.totals), (s, choice.notation)
    assert kinds >= {verbs.MOVE_NEAR, verbs.MOVE_FAR, verbs.PLAY_AT, verbs.DRAW}


def countered(kind: str) -> list[str]:
    """What is told when Sun counters North's Task or its card."""
    given: dict[str, object] = {
        "phase": "tasks",
        "initiative": "north",
        "seat": {"north": {"hand": ["complications"]}, "sun": {"hand": ["counterspell"]}},
        "party": {
            "north": {"I": {"field": "ulvheim", "agents": ["huntress_ketla", "berserker_brunvar"]}},
            "sun": {"I": {"field": "ardelyn", "agents": ["druid_maelon"]}},
        },
        "field": {"ulvheim": {"task": "wolves_2"}},
    }
    s = laid_out(given, "north sun")
    do(s, *(["task I", "all"] if kind == "task" else ["play complications"]))
    do(s, "play counterspell")
    if s.to_act() >= 0 and s.stack[-1].decision(s).rule == "FL-STACK-06":
        do(s, "pass")
    assert s.log is not None
    return [Speaker("en").say(s.game.told(s, event, 0)) for event in s.log if event.kind == events.NEGATED]


def test_what_is_negated_is_named_by_its_card_if_it_has_one() -> None:
    assert countered("card") == ["A Counterspell negated Complications."]
    assert countered("task") == ["A Counterspell negated the work on the Task."]


def test_a_move_of_a_party_that_is_not_there_leads_nowhere() -> None:
    given: dict[str, object] = {
        "phase": "movement",
        "initiative": "north",
        "party": {"north": {"I": {"field": "ulvheim", "agents": ["jarl_hroald"]}}},
    }
    s = laid_out(given, "north sun")
    assert s.game.label(s, s.parse("move IV > rimgard")).words.key == "do-move-nowhere"
    assert s.game.label(s, s.parse("move I > rimgard")).words.key == "do-move-near"


def test_all_and_done_are_put_first_while_agents_are_named() -> None:
    given: dict[str, object] = {
        "phase": "agents",
        "initiative": "north",
        "party": {
            "north": {
                "I": {"field": "ulvheim", "agents": ["jarl_hroald", "shield_wall", "skald_eyrik"]},
                "II": {"field": "ulvheim", "agents": ["huntress_ketla"]},
            }
        },
    }
    s = do(laid_out(given, "north sun"), "regroup I")
    assert [s.format(action) for action in decision(s).primary] == ["all"]
    do(s, "with I#1")
    assert [s.format(action) for action in decision(s).primary] == ["all", "done"]
