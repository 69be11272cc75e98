"""Fixtures for all tests."""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator

import pytest
from hypothesis import settings

from hexfarer.kernel import registry
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


@pytest.fixture(scope="module")  # not for each test: hypothesis runs a test many times
def toy() -> Iterator[Toy]:
    """The toy game, in the list of games for the tests of the file that asks for it."""
    registry.register(TOY)
    yield TOY
    registry._GAMES.pop(TOY.id, None)
