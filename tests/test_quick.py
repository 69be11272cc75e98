"""`make quick` finds the tests that a change needs."""

from __future__ import annotations

import pytest

from tests.quick import ONE_GAME, ROOT, needed


@pytest.mark.parametrize(
    ("file", "tests", "games"),
    [
        ("src/hexfarer/games/euthia/flow/turn.py", {"tests/games/euthia", "tests/bots/test_euthia.py"}, {"euthia"}),
        (
            "tests/situations/heroes3/siege.yaml",
            {"tests/games/heroes3", "tests/cli/test_heroes3_board.py"},
            {"heroes3"},
        ),
        ("src/hexfarer/kernel/state.py", {"tests/kernel", f"tests/games/{ONE_GAME}"}, {ONE_GAME}),
        ("src/hexfarer/server/room.py", {"tests/server"}, set()),
        ("src/hexfarer/cli/boards/canvas.py", {"tests/cli"}, set()),
        ("src/hexfarer/text/pl/web.ftl", {"tests/text"}, set()),
        ("src/hexfarer/native.py", {"tests/test_native.py"}, set()),
        ("setup.py", {"tests/test_native.py"}, set()),
        ("docs/hosting.md", {"tests/test_docs.py"}, set()),
        ("tests/server/guest.py", {"tests/server"}, set()),
        ("tests/bots/test_bots.py", {"tests/bots/test_bots.py"}, set()),
        ("tests/games/euthia/table.py", {"tests/games/euthia"}, {"euthia"}),
    ],
)
def test_a_changed_file_is_tested_with_what_stands_on_it(file: str, tests: set[str], games: set[str]) -> None:
    found, of = needed([file])
    assert tests <= found
    assert of == games
    assert all((ROOT / test).exists() for test in found)


def test_what_needs_no_test_gets_none() -> None:
    assert needed(["web/src/App.svelte", "tests/e2e/pages.test.ts"]) == (set(), set())
