"""Fixtures for all tests."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator

import pytest
from hypothesis import settings

from hexfarer.kernel import registry
from tests.support import ALL
from tests.toy import TOY, Toy

settings.register_profile("hexfarer", deadline=None)  # a busy machine is no defect
settings.load_profile("hexfarer")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end: the collector of garbage need not walk through it again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long is for `make test-all`, unless one asks for a test by its name."""
    items.sort(key=_table_of)
    if not ALL and not any("::" in argument for argument in config.args):
        left_out = [item for item in items if item.get_closest_marker("long")]
        if left_out:
            config.hook.pytest_deselected(items=left_out)
            items[:] = [item for item in items if not item.get_closest_marker("long")]
    _begin_early(items)


def _begin_early(items: list[pytest.Item]) -> None:
    """Each process is given an equal part of the list. Two of them begin with what takes long, so that in the end none
    is left alone with it; the others have something else to do meanwhile."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    early = [item for item in items if item.get_closest_marker("early")]
    others = [item for item in items if not item.get_closest_marker("early")]
    part = len(items) // processes
    first, second = early[::2], early[1::2]
    items[:] = first + others[: part - len(first)] + second + others[part - len(first) :]


def _table_of(item: pytest.Item) -> str:
    """The properties of a table stand on the same games: side by side, one process plays them for all."""
    called = getattr(item, "callspec", None)
    return "" if called is None else repr(called.params.get("at", ""))


@pytest.fixture(scope="module")  # not for each test: hypothesis runs a test many times
def toy() -> Iterator[Toy]:
    """The toy game, in the list of games for the tests of the file that asks for it."""
    registry.register(TOY)
    yield TOY
    registry._GAMES.pop(TOY.id, None)
