"""Whatever a game can tell, some test expects to be told."""

from __future__ import annotations

import pytest

from hexfarer.kernel import registry
from hexfarer.kernel.event import BIG, PLAIN, SMALL
from tests.untold import LISTED, in_situations, in_tests, untold


@pytest.mark.parametrize("game", registry.names())
def test_every_event_is_expected_by_a_test(game: str) -> None:
    """Those that are not yet stand in tests/untold_events.txt; no event comes to them, and one that has a test goes."""
    waiting = [line.split()[1] for line in LISTED.read_text(encoding="utf-8").splitlines() if line.split()[0] == game]
    found = untold(game)
    new = [key for key in found if key not in waiting]
    assert not new, f"no test of {game} expects to be told: {', '.join(new)}"
    done = [key for key in waiting if key not in found]
    assert not done, f"expected by now, run python -m tests.untold: {', '.join(done)}"


def test_events_are_found_in_situations_and_in_tests() -> None:
    assert "got-ap" in in_situations("four_lands")
    assert "eu-mined" in in_tests("euthia")  # events.MINED
    assert "eu-mined" not in untold("euthia")


@pytest.mark.parametrize("game", registry.names())
def test_every_event_has_a_weight_and_few_are_big(game: str) -> None:
    weights = [telling.weight for telling in registry.find(game).tellings.all]
    assert set(weights) == {SMALL, PLAIN, BIG}
    assert weights.count(BIG) < len(weights) / 5


BIG_ONES = {
    "four_lands": ["task-done", "got-trophy", "eliminated", "won"],
    "mage_knight": ["mk-tile", "mk-defeated", "mk-level", "mk-city-taken"],
    "heroes3": ["h3-discovered", "h3-defeated", "h3-level", "h3-captured"],
    "euthia": ["eu-explored", "eu-slain", "eu-quest-done", "eu-fell"],
}


@pytest.mark.parametrize("game", registry.names())
def test_what_a_table_would_talk_about_is_big(game: str) -> None:
    weights = {telling.key: telling.weight for telling in registry.find(game).tellings.all}
    assert [weights[key] for key in BIG_ONES[game]] == [BIG] * len(BIG_ONES[game])
