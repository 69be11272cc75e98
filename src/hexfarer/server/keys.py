"""Secrets: of seats, of hosts, and the keys of players. All are long and random, and only hashes of them are stored."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import NamedTuple


class Person(NamedTuple):
    """Who asks, if the request carries a player's key."""

    id: str
    key: str
    name: str


def new_secret() -> str:
    """192 bits: nobody guesses it."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is stored of a secret. Secrets are long and random, so a plain hash cannot be turned round."""
    return sha256(secret.encode(errors="replace")).hexdigest()


def seat_secret(key: str, table: str, seat: int) -> str:
    """The secret of a player's seat. It follows from the key, so that the player is told it again on another device."""
    return _following(key, f"{table}:{seat}")


def host_secret(key: str, table: str) -> str:
    """The host's secret of a table that the player made, likewise."""
    return _following(key, f"{table}:host")


def _following(key: str, what: str) -> str:
    made = hmac.new(key.encode(), what.encode(), sha256).digest()
    return urlsafe_b64encode(made).rstrip(b"=").decode()
