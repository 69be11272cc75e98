"""Fixtures for all tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hexfarer.kernel import registry
from tests.toy import TOY, Toy


@pytest.fixture(scope="module")  # not for each test: hypothesis runs a test many times
def toy() -> Iterator[Toy]:
    """The toy game, in the list of games for the tests of the file that asks for it."""
    registry.register(TOY)
    yield TOY
    registry._GAMES.pop(TOY.id, None)
