"""Fights planned for the seat that is asked."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from hexfarer.bots.planning import FIRST, SLOWER, Plan, budget, plan
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.kernel import situation
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import new
from hexfarer.kernel.solution import NODES
from hexfarer.kernel.state import State

E2E = Path(__file__).parents[1] / "e2e"
ENOUGH = 3_000


def position(name: str) -> State:
    return situation.position(situation.load(E2E / f"{name}.yaml"))


def gained(found: Plan) -> list[int]:
    """The fame that each end brings."""
    return [sum(one.after - one.before for one in end.changes if one.what == "fame") for end in found.ends]


def fight(hand: list[str], *foes: str) -> State:
    s = new("mage_knight", "solo_conquest", seats=["tovak"], seed=1)
    s.game.situate(s, {"seat": {"0": {"hand": hand}}, "combat": {"foes": [{"enemy": foe} for foe in foes]}})
    s.changed()
    return s


def test_the_best_line_is_told_in_steps_that_can_be_taken() -> None:
    s = position("orcs")
    found = plan(s, ["challenge B5"], ENOUGH)
    best = found.ends[0]
    assert found.exact
    assert best.sure
    assert (best.found["beaten"], best.found["wounds"], best.found["cards"]) == ([1], 0, 2)
    s.apply(s.parse("challenge B5"))
    for step in best.steps:
        s.apply(s.parse(step.notation))
    assert isinstance(s, MageKnight)
    assert (s.players[0].fame, s.combat) == (15, None)


def test_a_step_tells_what_is_reached_with_it() -> None:
    steps = plan(position("orcs"), ["challenge B5"], ENOUGH).ends[0].steps
    reached = {step.notation: [(one.name.key, one.value, one.need) for one in step.totals] for step in steps}
    assert reached["power determination"] == [("mk-total-block", 5, 4)]
    assert reached["power rage"] == [("mk-total-attack", 4, 3)]
    assert reached["strike"] == []


def test_a_walk_that_stops_where_something_comes_to_light_is_gone_on_with() -> None:
    """The garrison of a tower on the way comes to light, and joining enemies are asked about: neither ends the plan."""
    s = position("conquest")
    found = plan(s, ["go C4", "challenge B2"], ENOUGH)
    assert gained(found)[0] == 3
    assert found.ends[0].sure


def test_fame_comes_before_wounds_and_wounds_before_cards() -> None:
    s = position("conquest")
    for notation in ("go C4", "move C4", "challenge B2", "challenge C5"):
        s.apply(s.parse(notation))
    found = plan(s, [], NODES // 4)
    assert gained(found) == sorted(gained(found), reverse=True)
    hurt = [end.found["wounds"] for end in found.ends if gained(Plan(True, [end])) == [5]]
    assert hurt[0] == 0
    assert len(hurt) > 1


def test_a_line_uses_nothing_that_it_does_not_need() -> None:
    """Burning Power would change nothing where the card alone is enough; where it is needed, it stays."""
    s = position("conquest")
    needed = plan(s, ["go C4", "challenge B2"], ENOUGH).ends[0].steps
    assert "use arythea_burning_power" in [step.notation for step in needed]
    for notation in ("go C4", "move C4", "challenge B2", "challenge C5", "target 2", "power swiftness", "strike"):
        s.apply(s.parse(notation))
    for notation in ("next", "guard 1", "power determination"):
        s.apply(s.parse(notation))
    steps = [step.notation for step in plan(s, [], ENOUGH).ends[0].steps]
    assert [one.split()[0] for one in steps] == ["sideways", "block", "target", "power", "strike"]


def test_a_line_is_told_until_something_comes_to_light() -> None:
    found = plan(fight(["rage", "march"], "orc_summoners"), [], ENOUGH)
    drawn = [end for end in found.ends if not end.sure]
    assert drawn
    assert found.exact
    assert all(end.steps[-1].notation == "next" for end in drawn)
    assert all(change.what != "wounds" for end in drawn for change in end.changes)


def test_a_plan_can_be_sent_home_from_the_process_that_made_it() -> None:
    found = plan(position("orcs"), ["challenge B5"], ENOUGH)
    assert pickle.loads(pickle.dumps(found)) == found


def test_the_position_stays_as_it_is() -> None:
    s = position("orcs")
    before = s.view(0)
    plan(s, ["challenge B5"], ENOUGH)
    assert s.view(0) == before


def test_where_nobody_fights_or_dice_decide_there_is_no_plan() -> None:
    with pytest.raises(Problem, match="Nobody fights"):
        plan(position("orcs"), [], ENOUGH)
    with pytest.raises(Problem, match="solve"):
        plan(new("four_lands", seed=1), [], ENOUGH)


def test_the_interpreted_engine_looks_at_fewer_positions() -> None:
    assert budget(thorough=False, compiled=True) == FIRST
    assert budget(thorough=True, compiled=False) == NODES // SLOWER
