"""What several tests share."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules that a test proves: `@rule("TOY-BUY-02")`."""
    return pytest.mark.rule(*ids)
