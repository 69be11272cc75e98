"""What would help where something is refused: by itself, or with a free step before it."""

from __future__ import annotations

from hexfarer.kernel import situation
from hexfarer.kernel.decision import Refusal
from hexfarer.kernel.registry import find
from hexfarer.kernel.state import State
from hexfarer.kernel.table import explain
from hexfarer.text import Speaker

VILLAGE = """
game: mage_knight
title: in a village with the Herbalists on offer
rules: [MK-EFFECT-05]
setup: {{scenario: full_conquest, seats: [tovak, arythea], seed: 1}}
given:
  tiles: ["country_1 0,1", "country_3 1,0"]
  active: 0
  order: [0, 1]
  talk: {talk}
  seat.0: {{place: C4, hand: [promise, rage, march, swiftness], reputation: 0}}
  seat.1.place: A6
  space.B6: {{enemies: []}}
  source: [red, red, red, red]
  unit_offer: [herbalists]
expect:
  - illegal: {{action: recruit herbalists, rule: {rule}}}
"""


def village(talk: bool) -> State:
    [one] = situation.read(
        VILLAGE.format(talk=str(talk).lower(), rule="MK-INTERACT-07" if talk else "MK-INTERACT-01"), "village.yaml"
    )
    result = situation.run(one)
    assert result.ok, result.message
    s = find("mage_knight").start(situation.setup_of(one))
    s.game.situate(s, one.given)
    return s


def why(s: State, notation: str) -> Refusal:
    found = explain(s, s.parse(notation))
    assert found is not None
    return found


def test_who_stands_in_a_village_is_told_to_talk_first_and_what_to_do_then() -> None:
    s = village(talk=False)
    refusal = why(s, "recruit herbalists")
    (first, *_) = refusal.remedies
    assert (first.notation, first.second, first.cures) == ("interact", "play promise", False)
    assert first.gain is not None
    assert (first.gain.what, first.gain.after - first.gain.before) == ("influence", 2)
    assert Speaker("en").say(first.words) == "Interact with the locals, then: Play Promise"
    s.apply(s.parse(first.notation))
    s.apply(s.parse(first.second))


def test_inside_the_interaction_the_card_that_brings_most_comes_first() -> None:
    remedies = why(village(talk=True), "recruit herbalists").remedies
    assert remedies[0].notation == "play promise"
    gains = [remedy.gain.after - remedy.gain.before for remedy in remedies if remedy.gain is not None]
    assert gains == sorted(gains, reverse=True)
    assert len(gains) == len(remedies) == 4


def test_every_first_step_is_named_once() -> None:
    """The page tells remedies apart by their notation."""
    remedies = why(village(talk=False), "recruit herbalists").remedies
    assert len({remedy.notation for remedy in remedies}) == len(remedies)
