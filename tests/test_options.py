"""Options together: in every two of them, as far as they go together, games are played as the page plays them."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

import hexfarer  # noqa: F401  (registers the games)
from hexfarer.kernel import registry
from hexfarer.kernel.registry import Setup, make_setup
from hexfarer.kernel.session import Session
from hexfarer.kernel.table import choices, explain
from hexfarer.server.position import position
from hexfarer.server.refusing import refusals
from hexfarer.server.telling import Tellings
from hexfarer.server.words import speaker
from hexfarer.text import Speaker, languages
from tests.pairs import LISTED, Pair, Pairs, choices_of, listed
from tests.support import ALL, pick

SEED = 0
SAMPLE = 60  # set-ups of each game that `make test` plays, of those that bring most pairs
STEPS = 60 if ALL else 30  # answers in each game
EVERY = 15  # so often the whole page is made
THINGS = 3  # things whose refusals are asked for each time


def test_every_pair_occurs_or_is_refused() -> None:
    """What the generator promises, in a game that is soon done."""
    game = registry.find("euthia")
    pairs = Pairs(game, SEED)
    met: set[Pair] = set()
    for setup in pairs.setups():
        chosen = {"edition": setup.edition, "scenario": setup.scenario, "seats": str(len(setup.seats)), **setup.options}
        names = list(choices_of(game))
        met |= {((a, chosen[a]), (b, chosen[b])) for i, a in enumerate(names) for b in names[i + 1 :]}
    assert pairs.refused == [(("seats", "1"), ("mode", "coop"))]
    assert len(met) + len(pairs.refused) == pairs.number
    assert not met & set(pairs.refused)


@pytest.mark.long
def test_the_refused_pairs_are_listed() -> None:
    """`python -m tests.pairs` writes the list."""
    found: list[str] = []
    for game in registry.games():
        pairs = Pairs(game, SEED)
        list(pairs.setups())
        found += listed(game.id, pairs.refused)
    assert found == LISTED.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", registry.names())
def test_the_page_can_show_every_answer_whatever_the_options(game: str) -> None:
    setups = Pairs(registry.find(game), SEED).setups()
    broken: list[Exception] = []
    for setup in setups if ALL else islice(setups, SAMPLE):
        try:
            play(setup)
        except Exception as error:
            error.add_note(named(setup))
            broken.append(error)
    if broken:
        raise ExceptionGroup(f"{game}: games that cannot be shown", broken)


def named(setup: Setup) -> str:
    """A set-up by what is unusual in it."""
    usual = make_setup(setup.game, setup.scenario, count=len(setup.seats)).options
    options = {name: value for name, value in setup.options.items() if value != usual[name]}
    return f"{setup.game} {setup.edition} {setup.scenario}, seats {setup.seats}, seed {setup.seed}, options {options}"


def play(setup: Setup) -> None:
    """Some answers by chance; before each, whatever the page and its players may ask for."""
    chance = Random(setup.seed)
    session = Session.start(setup)
    tellings = Tellings()
    lang = languages()[setup.seed % len(languages())]
    for step in range(STEPS):
        s = session.state
        if s.over:
            break
        offered = choices(s)
        for choice, action in zip(offered, s.legal(), strict=True):
            assert s.parse(choice.notation) == choice.action == action, choice.notation
            assert explain(s, action) is None, choice.notation
        for seat in range(-1, s.seats):
            s.view(seat)
        if step % EVERY == 0:
            show(session, tellings, lang, chance)
        session.apply(pick(chance, s))
    show(session, tellings, lang, chance)


def show(session: Session, tellings: Tellings, lang: str, chance: Random) -> None:
    """The page of every seat and of a watcher, and why something with a few things is not allowed."""
    s = session.state
    for seat in range(-1, s.seats):
        shown = position(session, seat, lang, tellings, True)
        assert len(shown["actions"]) == (len(s.legal()) if seat == s.to_act() and seat >= 0 else 0)
    if not s.over:
        strict = Speaker(lang)
        for choice in choices(s):
            strict.say(choice.label.words)
        things = [str(thing["id"]) for thing in s.game.things(s, s.to_act())]
        for thing in chance.sample(things, min(THINGS, len(things))):
            refusals(s, thing, "", speaker(lang))
