"""Whatever a game refuses, some test is refused for that reason."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from hexfarer.kernel import registry
from hexfarer.kernel.expectation import KINDS, Scene
from hexfarer.kernel.situation import load_all, run
from hexfarer.kernel.verdict import OK, Reason
from hexfarer.text.say import say

TESTS = Path(__file__).parent


def in_situations(game: str, monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """The reasons for which an answer is refused that a situation expects to be refused."""
    reasons = registry.find(game).reasons
    found: set[int] = set()
    illegal = KINDS["illegal"]

    def noted(scene: Scene, value: object) -> None:
        illegal(scene, value)
        assert isinstance(value, dict)
        verdict = scene.state.check(scene.state.parse(str(value["action"])))
        assert verdict != OK
        found.add(reasons.of(verdict).index)

    monkeypatch.setitem(KINDS, "illegal", noted)
    for file in sorted((TESTS / "situations" / game).rglob("*.yaml")):
        for situation in load_all(file):
            if any(step.kind == "illegal" for step in situation.expect):
                run(situation, say)  # whether it holds is for another test
    return found


def in_tests(game: str) -> set[int]:
    """The reasons that the tests of a game name: as `reasons.NO_ROLL`, or by key and rule side by side."""
    reasons = registry.find(game).reasons.all
    named = vars(import_module(f"hexfarer.games.{game}.reasons"))
    found: set[int] = set()
    for file in sorted((TESTS / "games" / game).glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "reasons":
                index = named.get(node.attr)
                if isinstance(index, int):
                    found.add(index)
            elif isinstance(node, ast.Tuple):
                words = [part.value for part in node.elts if isinstance(part, ast.Constant)]
                found.update(reason.index for reason in reasons if said(reason, words))
    return found


def said(reason: Reason, words: list[object]) -> bool:
    """Do the words of a test begin with the key and rule of a reason? One without a rule has that of the question."""
    return words[:1] == [reason.key] and len(words) > 1 and reason.rule in ("", words[1])


@pytest.mark.parametrize("game", registry.names())
def test_every_reason_is_met_by_a_test(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reason for which nothing can ever be refused is deleted."""
    met = in_situations(game, monkeypatch) | in_tests(game)
    unmet = [f"{reason.key} ({reason.rule})" for reason in registry.find(game).reasons.all if reason.index not in met]
    assert not unmet, f"nothing is refused in the tests of {game} because of: {', '.join(unmet)}"


def test_reasons_are_found_in_tests() -> None:
    reasons = registry.find("euthia").reasons.all
    found = {reasons[index - 1].key for index in in_tests("euthia")}
    assert {"eu-room-first", "eu-no-roll"} <= found  # by key and rule, and as reasons.NO_ROLL
    assert "eu-fought-on-entry" not in found  # only a situation meets it
