"""A Four Lands game in a session: its opening is told, and what the kernel answers by itself is shown to its seat."""

from __future__ import annotations

from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.session import Session
from hexfarer.kernel.situation import read
from hexfarer.text import Speaker

TWO_ALONE = """
game: four_lands
setup: {seats: [north, sun]}
given:
  phase: movement
  initiative: north
  party.north.I: {field: ulvheim, agents: [jarl_hroald]}
  party.north.II: {field: ulvheim, agents: [skald_eyrik]}
  party.sun.I: {field: westmoor, agents: [druid_maelon]}
  field.ulvheim: {used: true}
  field.morgrane: {used: true}
"""


def test_what_happened_before_the_first_answer_is_told_to_each_as_he_may_know_it() -> None:
    session = Session.start(make_setup("four_lands", seats=["north", "sun"], seed=3))
    say = Speaker("en").say
    own = [say(phrase) for phrase in session.events_for(0)]
    watcher = [say(phrase) for phrase in session.events_for(-1)]
    assert own[0] == watcher[0]
    assert "Round 1" in own[0]
    assert len(own) == len(watcher) == 1 + 2 * (1 + 5)  # the Round, then AP and five cards each
    assert own != watcher  # the watcher hears of cards, not which


def test_an_answer_that_the_kernel_gives_is_shown_to_its_seat() -> None:
    [scene] = read(TWO_ALONE, "two alone")
    session = Session.start(make_setup("four_lands", seats=["north", "sun"]))
    session.state.game.situate(session.state, scene.given)
    session.apply(session.state.parse("regroup I"))
    [step] = session.history(0)
    assert (step.notation, step.forced) == ("regroup north.I", ["with north.I#1", "done", "join north.II"])
    assert session.history(1) == [] or session.history(1)[0].forced == []
    session.undo(0)
    assert session.state.to_act() == 0
    assert session.state.parse("regroup I") in session.state.legal()


def test_a_move_is_one_step_and_undo_takes_it_back_as_one() -> None:
    [scene] = read(TWO_ALONE, "two alone")
    session = Session.start(make_setup("four_lands", seats=["north", "sun"]))
    session.state.game.situate(session.state, scene.given)
    session.apply(session.state.parse("move I > morgrane"))
    [step] = session.history(0)
    assert (step.notation, step.forced) == ("move north.I > morgrane", [])
    session.undo(0)
    assert session.state.to_act() == 0
    assert session.state.parse("move I > morgrane") in session.state.legal()
