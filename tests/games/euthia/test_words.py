"""What the table says: every answer, question and event in words that tell it from its neighbours."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from hexfarer.games import euthia
from hexfarer.games.euthia import GAME, events
from hexfarer.games.euthia.effects.combat import MonsterMod
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import make_setup
from hexfarer.text import Speaker, languages

SOURCES = {file: file.read_text(encoding="utf-8") for file in Path(euthia.__file__).parent.rglob("*.py")}


@pytest.mark.parametrize(
    ("scenario", "players"), [("the_hunt", 1), ("defence_of_the_realm", 4), ("walking_destruction", 2)]
)
def test_answers_questions_and_events_are_said_without_ids_and_told_apart(scenario: str, players: int) -> None:
    speakers = [Speaker(lang) for lang in languages()]
    state = GAME.start(make_setup("euthia", scenario, seed=5, count=players))
    dice = random.Random(5)
    for moves in range(400):
        if state.over:
            break
        if moves % 4 == 0:
            asked = state.stack[-1].decision(state)
            for speaker in speakers:
                said = [speaker.say(GAME.label(state, action).words) for action in state.legal()]
                assert len(set(said)) == len(said), sorted(said)
                said += [speaker.title(asked.words), speaker.say(asked.words)]
                assert not [text for text in said if "_" in text or "#" in text]
        state.log = []
        state.apply(dice.choice(state.legal()))
        for event in state.log:
            for speaker in speakers:
                assert "_" not in speaker.say(GAME.told(state, event, 0))


def test_the_library_lists_every_question() -> None:
    asked: set[str] = set()
    for source in SOURCES.values():
        asked.update(re.findall(r'question: ClassVar\[str\] = "([a-z-]+)"', source))
        asked.update(re.findall(r'\.asks\(\s*s,\s*"([a-z-]+)"', source))
    assert len(asked) > 30
    assert {"ask-eu-" + key for key in asked} <= set(GAME.message_keys())


def test_the_library_lists_everything_at_which_undo_stops() -> None:
    kinds: set[str] = set()
    for source in SOURCES.values():
        kinds.update(re.findall(r"\.reveal\(events\.([A-Z_]+)\)", source))
    assert len(kinds) > 15
    keys = {"barrier-" + events.TELLINGS.all[getattr(events, kind) - 1].key for kind in kinds}
    assert keys == {key for key in GAME.message_keys() if key.startswith("barrier-eu-")}


@pytest.mark.parametrize(
    ("n", "said"),
    [(1, "Monster +1"), (-2, "Monster −2")],
)
def test_a_change_of_a_battle_value_has_its_sign(n: int, said: str) -> None:
    assert Speaker("en").say(MonsterMod(n).text()) == said


@pytest.mark.parametrize(
    ("lang", "n", "said"),
    [
        ("pl", 1, "+1 złoto"),
        ("pl", 5, "+5 złota"),
        ("cs", 1, "+1 zlato"),
        ("cs", 2, "+2 zlata"),
    ],
)
def test_gold_is_counted_as_each_language_does(lang: str, n: int, said: str) -> None:
    assert Speaker(lang).say(Phrase("effect-eu-gold", {"n": n})) == said
