"""A Four Lands game in a session: its opening is told, and what the kernel answers by itself is shown to its seat."""

from __future__ import annotations

from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.session import Session
from hexfarer.kernel.situation import read
from hexfarer.text import Speaker

ONE_MOVER = """
game: four_lands
setup: {seats: [north, sun]}
given:
  phase: movement
  initiative: north
  party.north.I: {field: ulvheim, agents: [jarl_hroald]}
  party.sun.I: {field: westmoor, agents: [druid_maelon]}
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
    [scene] = read(ONE_MOVER, "one mover")
    session = Session.start(make_setup("four_lands", seats=["north", "sun"]))
    session.state.game.situate(session.state, scene.given)
    session.apply(session.state.parse("move I"))
    [step] = session.history(0)
    assert (step.notation, step.forced) == ("move north.I", ["with north.I#1", "done"])
    assert session.history(1) == [] or session.history(1)[0].forced == []
    session.undo(0)
    assert session.state.to_act() == 0
    assert session.state.parse("move I") in session.state.legal()
