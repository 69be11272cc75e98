"""Buttons say what happens, and it does."""

from __future__ import annotations

from random import Random

import pytest

from hexfarer.games.heroes3 import verbs as h3
from hexfarer.games.heroes3.flow.attack import Instants
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.mage_knight import verbs as mk
from hexfarer.games.mage_knight.flow.endturn import EndTurn
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import ATTACK_PHASE, BLOCK_PHASE, WOUND
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.decision import Label
from hexfarer.kernel.registry import find, make_setup, names
from hexfarer.kernel.session import Session
from hexfarer.kernel.state import State
from hexfarer.kernel.table import decision
from hexfarer.text import Speaker
from tests.support import pick

BARE = {"do-h3-pass", "do-h3-done", "do-eu-done", "do-eu-pass", "do-mk-next", "do-mk-pass", "do-stop"}


def positions(game: str, scenario: str, count: int, seed: int, steps: int) -> list[State]:
    s = find(game).start(make_setup(game, scenario, seed=seed, count=count))
    chance = Random(seed)
    found: list[State] = []
    for _ in range(steps):
        if s.over:
            break
        found.append(s.copy())
        s.apply(pick(chance, s))
    return found


@pytest.mark.parametrize("game", names())
def test_no_usual_answer_says_only_pass_done_or_stop_where_something_else_is_true(game: str) -> None:
    words = Speaker("en")
    for scenario in find(game).scenarios[:3]:
        for s in positions(game, scenario.id, scenario.fewest, 2, 250):
            for action in decision(s).primary:
                label = s.game.label(s, action)
                assert label.words.key not in BARE, (decision(s).words.key, words.say(label.words))


def label_of(s: State, kind: int) -> Label | None:
    found = [action for action in s.legal() if kind_of(action) == kind]
    return s.game.label(s, found[0]) if found else None


def test_the_end_of_a_turn_keeps_and_draws_what_its_button_says() -> None:
    checked = 0
    for seed in range(6):
        for s in positions("mage_knight", "first_reconnaissance", 1, seed, 150):
            label = label_of(s, mk.END)
            if label is None or label.words.key != "do-mk-end-keep":
                continue
            assert isinstance(s, MageKnight)
            player, round = s.players[0], s.round
            s.apply(pack(mk.END))
            while not s.over and any(isinstance(frame, EndTurn) for frame in s.stack):
                s.apply(s.stack[-1].quiet(s))
            if not s.over and s.round == round:
                assert len(player.hand) == label.words.args["keep"] + label.words.args["draw"]
                checked += 1
    assert checked > 50


def test_whoever_stops_blocking_takes_as_many_wounds_as_the_button_says() -> None:
    checked = 0
    for seed in range(12):
        for s in positions("mage_knight", "full_conquest", 1, seed, 250):
            assert isinstance(s, MageKnight)
            label = label_of(s, mk.NEXT) if s.moment == BLOCK_PHASE else None
            if label is None or label.words.key != "do-mk-next-block" or label.words.args["units"]:
                continue
            player = s.players[0]
            before = player.hand.count(WOUND)
            s.apply(pack(mk.NEXT))
            while s.combat is not None and s.moment != ATTACK_PHASE:
                s.apply(s.stack[-1].quiet(s))
            assert player.hand.count(WOUND) - before == label.words.args["wounds"]
            checked += 1
    assert checked > 5


def test_the_button_that_rolls_the_attack_die_does() -> None:
    checked = 0
    for seed in range(6):
        for s in positions("heroes3", "brave_new_world", 2, seed, 500):
            assert isinstance(s, Heroes3)
            if not isinstance(s.stack[-1], Instants):
                continue
            label = s.game.label(s, pack(h3.PASS))
            reveals = s.reveals
            s.apply(pack(h3.PASS))
            assert (label.words.key == "do-h3-pass-roll") == (s.reveals != reveals)
            checked += 1
    assert checked > 3


def test_steps_that_nobody_chose_have_words_too() -> None:
    session = Session.start(make_setup("mage_knight", "first_reconnaissance", seed=3))
    chance = Random(2)
    words = Speaker("en")
    silent: set[str] = set()
    while not session.state.over:
        session.apply(pick(chance, session.state))
        step = session.line[-1]
        assert len(step.silent) == len(step.forced)
        silent.update(words.say(phrase) for phrase in step.silent)
        for past in session.history(0):
            assert len(past.silent) == len(past.forced)
    assert silent
