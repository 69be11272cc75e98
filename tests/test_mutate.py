"""The tool that breaks rules on purpose: what it changes, and that it tells who noticed."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from tests.changes import AND_OR, CALL, COMPARISON, CONDITION, NUMBER, RESULT, change, code_of, living, sites
from tests.mutate import in_turn

ROOT = Path(__file__).parents[1]
SOME = "xs == [x for x in xs if x]"
SOURCE = '''LIMIT = 3


def few(xs: list[int]) -> bool:
    """Not 9."""
    assert xs
    if len(xs) < LIMIT and xs[0] != 7:
        xs.append(1)
    return "ż" in "ż" or xs == [x for x in xs if x]


class Pile:
    @property
    def full(self) -> bool:
        return True

    def text(self) -> str:
        return f"{1 + 1}"
'''


def changes() -> list[tuple[str, int, str, str]]:
    found = [(site.kind, change(SOURCE, site, Random(1))) for site in sites(ast.parse(SOURCE))]
    return [(kind, one.line, one.was, one.became) for kind, one in found]


def test_everything_in_a_function_that_can_go_wrong_is_a_site() -> None:
    assert sorted(changes()) == sorted(
        [
            (CONDITION, 7, "len(xs) < LIMIT and xs[0] != 7", "(not (len(xs) < LIMIT and xs[0] != 7))"),
            (AND_OR, 7, "len(xs) < LIMIT and xs[0] != 7", "(len(xs) < LIMIT or xs[0] != 7)"),
            (COMPARISON, 7, "len(xs) < LIMIT", "(len(xs) >= LIMIT)"),
            (COMPARISON, 7, "xs[0] != 7", "(xs[0] == 7)"),
            (NUMBER, 7, "0", "(-1)"),
            (NUMBER, 7, "7", "(6)"),
            (CALL, 8, "xs.append(1)", "pass"),
            (NUMBER, 8, "1", "(0)"),
            (RESULT, 9, f'"ż" in "ż" or {SOME}', f"(not ('ż' in 'ż' or {SOME}))"),
            (AND_OR, 9, f'"ż" in "ż" or {SOME}', f"('ż' in 'ż' and {SOME})"),
            (COMPARISON, 9, SOME, SOME.replace("xs ==", "(xs !=") + ")"),
            (COMPARISON, 9, '"ż" in "ż"', "('ż' not in 'ż')"),
            (CONDITION, 9, "x", "(not (x))"),
            (RESULT, 15, "True", "False"),
        ]
    )


def test_of_the_source_only_what_is_changed_is_written_anew() -> None:
    [site] = [site for site in sites(ast.parse(SOURCE)) if site.kind == CONDITION and site.node.lineno == 9]  # type: ignore[attr-defined]
    changed = change(SOURCE, site, Random(1)).source
    assert changed == SOURCE.replace("in xs if x]", "in xs if (not (x))]")


def test_a_function_takes_over_the_changed_code_wherever_it_is_known() -> None:
    module = ModuleType("piles")
    exec(SOURCE, vars(module))
    known_elsewhere = module.few
    assert module.few([7, 0]) is True
    assert module.Pile().full is True
    for name, was, became in (("few", '"ż" in "ż" or', '"ż" in "ż" and'), ("Pile.full", "return True", "return False")):
        function = living(module, name)
        assert function is not None
        function.__code__ = code_of(SOURCE.replace(was, became), "piles.py", name)
    assert known_elsewhere([7, 0]) is False
    assert module.Pile().full is False
    assert living(module, "LIMIT") is None


def test_a_method_that_no_longer_calls_the_one_above_can_be_taken_over() -> None:
    above = "class A:\n    def __init__(self) -> None:\n        self.x = 1\n"
    source = above + "class B(A):\n    def __init__(self) -> None:\n        super().__init__()\n"
    module = ModuleType("classes")
    exec(source, vars(module))
    [site] = [site for site in sites(ast.parse(source)) if site.kind == CALL]
    function = living(module, "B.__init__")
    assert function is not None
    function.__code__ = code_of(change(source, site, Random(1)).source, "classes.py", "B.__init__")
    assert not hasattr(module.B(), "x")


@pytest.mark.parametrize("error", [ValueError("x"), SystemExit(3)])
def test_a_fault_of_the_tool_is_not_taken_for_a_change_that_was_noticed(error: BaseException) -> None:
    def fail() -> str:
        raise error

    with pytest.raises(SystemExit, match="the tool failed"):
        list(in_turn(iter([("a", fail, 60.0)])))
    assert [found for _, found, _ in in_turn(iter([("a", str, 60.0)]))] == [""]


@pytest.mark.long
def test_a_run_tells_what_was_noticed_and_leaves_the_sources_alone() -> None:
    def untouched() -> str:
        return subprocess.run(["git", "status", "--short", "src"], cwd=ROOT, capture_output=True, text=True).stdout

    before = untouched()
    command = [sys.executable, "-m", "tests.mutate", "four_lands", "-n", "4", "--seed", "71"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "[4/4] four_lands/" in ran.stdout
    assert "four_lands, seed 71: 4 of 4 changes noticed (100 %)" in ran.stdout
    assert untouched() == before
