"""What stands between strangers and the server: size of requests, their number, headers of every answer."""

from __future__ import annotations

import time
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hexfarer.server.errors import TOO_LARGE

MINUTE: Final = 60.0
ADDRESSES: Final = 10_000  # the most that are remembered
HEADERS: Final = {
    "Content-Security-Policy": "; ".join(
        [
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Bucket:
    """So many at once, and so many a second again."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.level = size
        self.filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.filled) * self.per_second)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limit:
    """So many requests a minute from one address; 0: as many as one likes. Every worker counts for itself."""

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self._buckets: dict[str, Bucket] = {}

    def allows(self, address: str) -> bool:
        if not self.per_minute:
            return True
        bucket = self._buckets.pop(address, None) or Bucket(self.per_minute, self.per_minute / MINUTE)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


class TooLarge(HTTPException):
    """The body of a request is longer than it may be. FastAPI lets no other exception through while it reads one."""

    def __init__(self, limit: int) -> None:
        super().__init__(TOO_LARGE)
        self.limit = limit


class Guard:
    """The outermost layer: limits bodies, adds headers. No body is read further than the limit."""

    def __init__(self, app: ASGIApp, body_limit: int) -> None:
        self.app = app
        self.body_limit = body_limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        taken = 0

        async def limited() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > self.body_limit:
                raise TooLarge(self.body_limit)
            return message

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, limited, guarded)
