"""Nobody is sent what they may not know: positions that differ only in what is hidden look the same to a seat.

That a socket is sent nothing but such positions and their differences is in test_live.
"""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.kernel.phrase import YOU, Phrase
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.session import Session
from hexfarer.server.position import LOG_STEPS, position
from hexfarer.server.telling import Tellings
from hexfarer.text import Speaker
from tests.server.guest import Server
from tests.support import pick

GAMES = [
    ("four_lands", "competitive", 2, 500),
    ("four_lands", "cooperative", 4, 500),
    ("mage_knight", "full_conquest", 3, 500),
    ("mage_knight", "blitz_cooperation", 2, 400),
]


@pytest.mark.parametrize(("game", "scenario", "count", "actions"), GAMES)
def test_what_is_hidden_from_a_seat_changes_nothing_that_it_is_sent(
    game: str, scenario: str, count: int, actions: int
) -> None:
    session = Session.start(make_setup(game, scenario, seed=5, count=count))
    chance = Random(5)
    compared = 0
    while len(session.line) < actions and not session.state.over:
        session.apply(pick(chance, session.state))
        if chance.random() > 0.1 or session.state.over:
            continue
        for seat in range(count):
            other = session.branch(len(session.line))
            other.state = session.state.determinize(seat, seeded(chance.randrange(1 << 30)))
            for now in (True, False):
                mine = position(session, seat, "pl", Tellings(), now)
                theirs = position(other, seat, "pl", Tellings(), now)
                theirs["can_redo"] = mine["can_redo"]  # a branch has nothing to redo
                assert mine == theirs
        compared += 1
    assert compared > 15


@pytest.mark.parametrize(("game", "scenario", "count", "actions"), GAMES)
def test_a_watcher_sees_nothing_that_some_seat_does_not_see(game: str, scenario: str, count: int, actions: int) -> None:
    """What is hidden from any seat is hidden from a watcher too."""
    session = Session.start(make_setup(game, scenario, seed=6, count=count))
    chance = Random(6)
    for _ in range(100):
        session.apply(pick(chance, session.state))
    for seat in range(count):
        other = session.branch(len(session.line))
        other.state = session.state.determinize(seat, seeded(seat))
        mine, theirs = (position(one, -1, "en", Tellings(), True) for one in (session, other))
        for key in ("view", "things", "decision", "actions", "history", "log"):
            assert mine[key] == theirs[key], key


@pytest.mark.parametrize(("game", "scenario", "count", "actions"), GAMES)
def test_the_log_is_what_the_viewer_was_told(game: str, scenario: str, count: int, actions: int) -> None:
    """The kernel tells each viewer what it may know; the server adds nothing to it and mixes nobody up.

    Several events of one kind may be told in one sentence; what those told says the next test.
    """
    session = Session.start(make_setup(game, scenario, seed=7, count=count))
    tellings = Tellings()
    chance = Random(7)
    words = Speaker("en")
    told = {seat: one_by_one(session.events_for(seat), words) for seat in (-1, *range(count))}
    for _ in range(LOG_STEPS - 1):
        session.apply(pick(chance, session.state))
        for seat, texts in told.items():
            state = session.state
            texts += one_by_one([state.game.told_to(state, event, seat) for event in session.line[-1].events], words)
            lines = position(session, seat, "en", tellings, True)["log"]
            said = [
                (about["key"], text) for line in lines for text, about in zip(line["texts"], line["about"], strict=True)
            ]
            assert [text for key, text in said if not words.has("event-" + key, "all")] == texts


def one_by_one(events: list[Phrase], words: Speaker) -> list[str]:
    """In words, without the kinds of which one sentence can tell several."""
    return [words.say(phrase) for phrase in events if not words.has(phrase.key, "all")]


@pytest.mark.parametrize(("game", "scenario", "count", "actions"), GAMES)
def test_a_sentence_about_several_names_just_what_the_viewer_was_told(
    game: str, scenario: str, count: int, actions: int
) -> None:
    session = Session.start(make_setup(game, scenario, seed=7, count=count))
    chance = Random(7)
    for _ in range(LOG_STEPS - 1):
        session.apply(pick(chance, session.state))
    words = Speaker("en")
    for seat in (-1, *range(count)):
        several = [phrase for phrase in session.events_for(seat) if words.has(phrase.key, "all")]
        texts = [text for line in Tellings().lines(session, seat, "en", 0) for text in line["texts"]]
        assert several
        for phrase in several:
            names = [words.say(arg) for arg in phrase.args.values() if isinstance(arg, Phrase) and arg.key != YOU]
            assert words.say(phrase) in texts or any(all(name in text for name in names) for text in texts)


def test_the_cards_of_others_are_in_no_message(server: Server) -> None:
    """A plain check beside the thorough one: names of cards in one hand are not in what the other seat received."""
    made = server.make("me", "here", seed=2)
    with made.seat(1).live() as socket:
        for _ in range(12):
            made.play(1)
            socket.settle()
            hand = set(made.seat(0).position()["view"]["seat"]["0"]["hand"])
            own = socket.position["view"]["seat"]["1"]
            public = {action for action in hand if action in [*own["hand"], *own["deck"]]}
            for card in hand - public:
                assert f'"{card}"' not in socket.received[-2] + socket.received[-1]
