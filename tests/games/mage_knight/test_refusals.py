"""Whatever is refused is refused by a rule of the edition that is played."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.games.mage_knight import GAME, verbs
from hexfarer.games.mage_knight.components import DEEDS
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ICON_COMBAT, ICON_INFLUENCE
from hexfarer.kernel.action import pack
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


@pytest.mark.rule("MK-EFFECT-05", "MK-EFFECT-06")
@pytest.mark.parametrize("edition", GAME.editions)
def test_what_only_comes_along_with_points_is_no_reason_to_play_a_card(edition: str) -> None:
    """On the march cards for combat do nothing, nor in the base edition those for Influence, with whatever else."""
    s = GAME.start(make_setup("mage_knight", "full_conquest", seed=1, edition=edition))
    GAME.situate(s, {"active": 0, "source": ["black"], "seat": {"0": {"place": "A0", "hand": ["march"]}}})
    assert isinstance(s, MageKnight)
    player = s.players[0]
    useless = ICON_COMBAT if s.plan.ultimate() else ICON_COMBAT | ICON_INFLUENCE
    march = player.hand[0]
    asked = 0
    for card, deed in enumerate(DEEDS):
        if not (deed.is_action() and deed.box & s.plan.box):
            continue
        player.hand = sorted([march, card])
        player.tokens = [1, 1, 1, 1, 0, 0]
        s.changed()
        for verb, icons in ((verbs.PLAY, deed.basic_icons), (verbs.POWER, deed.strong_icons)):
            if not icons & ~useless:
                asked += 1
                assert s.check(pack(verb, card)), f"{deed.id} is played for nothing"
    assert asked > 20
