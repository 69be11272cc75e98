"""What only the server needs. It is no part of a plain installation."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from hexfarer.kernel.phrase import Problem

SERVER: Final = (
    "alembic", "fastapi", "httptools", "orjson", "psycopg",
    "pydantic", "sqlalchemy", "starlette", "uvicorn", "websockets",
)  # fmt: skip


def lacking() -> list[str]:
    """The packages of the server that are not installed; none of them is imported."""
    return [package for package in SERVER if not _installed(package)]


def need_server() -> None:
    """Problem if packages of the server are not installed."""
    packages = lacking()
    if packages:
        raise Problem("problem-no-server", {"packages": ", ".join(packages)})


def _installed(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ImportError:
        return False
