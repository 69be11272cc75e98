"""`hexfarer serve`: the table in the browser."""

from __future__ import annotations

import os
from typing import Annotated

import typer
import uvicorn

from hexfarer.cli.out import Out
from hexfarer.cli.params import Lang, whole
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Problem

POSTGRES = ("postgresql:", "postgres:", "postgresql+psycopg:")
MESSAGE_LIMIT = 64 * 1024  # bytes of one message on a socket


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", parser=whole("--port", 0))] = 8000,
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    workers: Annotated[int, typer.Option("--workers", metavar="N", parser=whole("--workers", 1))] = 1,
    lang: Lang = None,
) -> None:
    words: Words = ctx.obj
    url = database or os.environ.get("HEXFARER_DATABASE", "")
    if workers > 1 and not url.startswith(POSTGRES):
        raise Problem("problem-workers", {"workers": workers})
    os.environ["HEXFARER_DATABASE"] = url
    Out().print(words.say("serve-address", address=f"http://{host}:{port}"), soft_wrap=True)
    uvicorn.run(
        "hexfarer.server.app:create_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        ws_max_size=MESSAGE_LIMIT,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
