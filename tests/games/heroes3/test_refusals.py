"""Refusals of which no situation can be written: the rule that each names, and its words."""

from __future__ import annotations

from hexfarer.games.heroes3 import GAME
from hexfarer.games.heroes3.asking import Ask
from hexfarer.games.heroes3.content.units import UNIT_IDS, UNITS, packed
from hexfarer.games.heroes3.flow.gifts import ANY_PAID
from hexfarer.games.heroes3.flow.scenarios import end
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import FEW
from hexfarer.text import Speaker
from tests.games.heroes3.ai_tables import combat, settled, started
from tests.support import rule


def refused(s: Heroes3, action: str) -> tuple[str, str]:
    """The rule and the words of a refusal."""
    verdict = s.check(s.parse(action))
    assert verdict
    return s.rule_of(verdict), Speaker("en").say(GAME.why(s, verdict))


@rule("H3-AI-048", "H3-COMBAT-073")
def test_nobody_flees_from_or_surrenders_to_an_ai_hero() -> None:
    s = settled(started("llq_1_homecoming"))
    combat(s, "griffins@a1", "skeletons@a5")
    s.changed()
    s.settle()
    assert refused(s, "flee") == ("H3-AI-048", "Nobody flees from an AI hero.")
    assert refused(s, "surrender") == ("H3-COMBAT-075", "You can surrender only to a player.")


@rule("H3-AI-060")
def test_when_a_scenario_of_a_campaign_is_won_only_cards_are_chosen() -> None:
    s = settled(started("llq_1_homecoming"))
    end(s, [0], "goal")
    s.changed()
    s.settle()
    assert refused(s, "end") == ("H3-AI-060", "First answer the question that is open.")
    assert refused(s, "card attack")[0] == "H3-AI-060"


@rule("H3-UNIT-008", "H3-RES-002")
def test_a_unit_for_hire_at_a_trading_post_that_is_too_dear_says_how_much_it_costs() -> None:
    s = settled(started("wandering_dragons"))
    boars, nomads = (packed(UNIT_IDS.index("neutral_" + id), FEW) for id in ("boars", "nomads"))
    s.drawn = [boars, nomads]
    s.players[0].resources = [UNITS[boars >> 1].recruit[0], 0, 0]
    s.push(Ask(0, ANY_PAID))
    s.changed()
    reason, words = refused(s, "unit neutral_nomads:few")
    assert reason == "H3-RES-002"
    assert f"gold × {UNITS[nomads >> 1].recruit[0]}; you have {UNITS[boars >> 1].recruit[0]}" in words
    assert refused(s, "unit griffins:few")[0] == "H3-UNIT-008"
