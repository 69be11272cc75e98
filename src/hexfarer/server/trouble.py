"""What is wrong with a database that does not do what it is asked, in words."""

from __future__ import annotations

import sqlite3
from typing import Final

import psycopg
from sqlalchemy.exc import DBAPIError, IntegrityError

from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.server.errors import AWAY, Failure

ERRORS: Final = (DBAPIError, sqlite3.Error, psycopg.Error)
PRIMARY: Final = 0xFF  # the part of an SQLite error code that says what kind it is
KINDS: Final = {
    sqlite3.SQLITE_BUSY: Phrase("server-database-locked"),
    sqlite3.SQLITE_LOCKED: Phrase("server-database-locked"),
    sqlite3.SQLITE_FULL: Phrase("server-database-full"),
    sqlite3.SQLITE_READONLY: Phrase("server-database-readonly"),
    sqlite3.SQLITE_CORRUPT: Phrase("server-database-damaged"),
    sqlite3.SQLITE_NOTADB: Phrase("server-database-damaged"),
}
FULL: Final = "53100"  # disk_full of PostgreSQL
READONLY: Final = "25006"  # read_only_sql_transaction


def words(error: BaseException) -> Phrase:
    """What is wrong; the error may come by way of SQLAlchemy."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    state = cause.sqlstate if isinstance(cause, psycopg.Error) else None
    if state == FULL:
        return Phrase("server-database-full")
    if state == READONLY:
        return Phrase("server-database-readonly")
    code = getattr(cause, "sqlite_errorcode", 0)
    return KINDS.get(code & PRIMARY, Phrase("server-database-away"))


def is_trouble(error: BaseException) -> bool:
    """Is it the database that does not work, and not a request that it refuses?"""
    return isinstance(error, ERRORS) and not isinstance(error, IntegrityError)


def failure_of(error: BaseException) -> Failure:
    return Failure(AWAY, words(error))


def problem_of(error: BaseException) -> Problem:
    """For who starts a server."""
    return Problem("problem-database-away", {"why": words(error)})
