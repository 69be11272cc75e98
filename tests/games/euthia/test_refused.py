"""Refusals carry the number that fails: what is needed, and what is there."""

from __future__ import annotations

from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import MERCHANT
from hexfarer.kernel.table import explain
from tests.games.euthia.places import begun, do, give, stand
from tests.support import rule


def numbers(s: Euthia, answer: str) -> tuple[str, int, int]:
    """The rule that refuses an answer, what it needs and what is there."""
    refusal = explain(s, s.parse(answer), remedies=False)
    assert refusal is not None
    return refusal.rule, refusal.numbers["need"], refusal.numbers["have"]


@rule("EU-FREE-01")
def test_the_church_asks_for_gold() -> None:
    s = begun("dral")
    s.players[0].health = 1
    s.changed()
    assert numbers(s, "pray") == ("EU-FREE-01", 1, 0)
    assert numbers(s, "draught") == ("EU-FREE-01", 1, 0)


@rule("EU-TRADE-02")
def test_a_fee_that_is_owed_comes_first() -> None:
    s = begun("dral", "maeldur")
    s.tokens[stand(s, MERCHANT)] = 1
    give(s, 0, "merchant_leather_helmet")
    do(s, "trade trade")
    assert numbers(s, "leave") == ("EU-TRADE-02", 1, 0)


@rule("EU-HEALTH-03")
def test_health_must_outlast_what_is_taken_off() -> None:
    s = begun("dral")
    give(s, 0, "merchant_chain_greaves", worn=True)  # Health +2
    for health in (1, 2):
        s.players[0].health = health
        s.changed()
        assert numbers(s, "unequip merchant_chain_greaves") == ("EU-HEALTH-03", 3, health)
    s.players[0].health = 3
    s.changed()
    assert s.check(s.parse("unequip merchant_chain_greaves")) == 0


@rule("EU-SET-02")
def test_an_armour_set_is_counted() -> None:
    s = begun("dral")
    give(s, 0, "alchemist_set_charm", worn=True)
    s.players[0].health = 1
    s.changed()
    for worn, piece in enumerate(("merchant_leather_helmet", "merchant_leather_gloves", "merchant_leather_boots")):
        assert numbers(s, "use alchemist_set_charm") == ("EU-SET-02", 3, worn)
        give(s, 0, piece, worn=True)
    assert s.check(s.parse("use alchemist_set_charm")) == 0
