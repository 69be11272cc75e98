"""The figures of the server."""

from __future__ import annotations

from hexfarer.server.bench import QUICK, benchmark


def test_the_server_is_measured() -> None:
    found = {measure.name: measure for measure in benchmark(QUICK)}
    fast, slow = (found[f"action to update, {QUICK.tables} tables, {name}"].value for name in ("p50", "p99"))
    assert 0 < fast <= slow
    assert found["CPU time of an action"].value > 0
    assert 0 < found["update, p50"].value < found["whole position, p50"].value
