"""Whatever is refused is refused by a rule of the edition that is played."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.games.mage_knight import GAME
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.state import State
from hexfarer.text import rules

ACTIONS = 1200  # of a game
ASKED = 60  # things that were possible before, asked for again at a moment


def refusals(state: State, actions: list[int]) -> dict[str, str]:
    """The rules that refuse some actions, each with one that it refuses."""
    found: dict[str, str] = {}
    for action in actions:
        verdict = state.check(action)
        if verdict:
            found[state.rule_of(verdict)] = f"{state.format(action)}: {GAME.reasons.of(verdict).key}"
    return found


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize(("scenario", "seats"), [("full_conquest", 2), ("full_cooperation", 2), ("dungeon_lords", 3)])
def test_no_refusal_names_a_rule_of_another_edition(edition: str, scenario: str, seats: int) -> None:
    chance = Random(f"{edition} {scenario}")
    state = GAME.start(make_setup("mage_knight", scenario, seed=1, edition=edition, count=seats))
    known: list[int] = []
    valid = set(rules.ids("mage_knight", edition))
    for number in range(ACTIONS):
        if state.over:
            break
        legal = state.legal()
        known += [action for action in chance.sample(legal, min(3, len(legal))) if action not in known]
        if number % 10 == 0:
            found = refusals(state, chance.sample(known, min(ASKED, len(known))))
            wrong = {rule: why for rule, why in found.items() if rule not in valid}
            assert not wrong
        state.apply(chance.choice(legal))
