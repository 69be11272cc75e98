"""`hexfarer serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from contextlib import suppress
from typing import Annotated, Final

import typer

from hexfarer.cli.extras import need_server
from hexfarer.cli.out import Out
from hexfarer.cli.params import Lang, whole
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Problem

APP: Final = "hexfarer.server.app:create_app"  # by name: every worker process imports it for itself
POSTGRES: Final = ("postgresql:", "postgres:")
SQLITE: Final = "sqlite:///"
BACKLOG: Final = 2048
PATIENCE: Final = 10  # seconds for a database to answer
MESSAGE_LIMIT: Final = 64 * 1024  # bytes of one message on a socket


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", parser=whole("--port", 0))] = 8000,
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    workers: Annotated[int, typer.Option("--workers", metavar="N", parser=whole("--workers", 1))] = 1,
    opens: Annotated[bool, typer.Option("--open")] = False,
    lang: Lang = None,
) -> None:
    need_server()
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    words: Words = ctx.obj
    url = database or os.environ.get("HEXFARER_DATABASE", "")
    if workers > 1 and not url.startswith(POSTGRES):
        raise Problem("problem-workers", {"workers": workers})
    check_database(url)
    os.environ["HEXFARER_DATABASE"] = url  # where the workers look for it
    door = listening(host, port)
    here = address(host, door.getsockname()[1])
    Out().print(words.say("serve-address", address=here), soft_wrap=True)
    if opens and has_screen():
        webbrowser.open(here)  # it waits at the door until the server is ready
    config = uvicorn.Config(
        APP,
        factory=True,
        workers=workers,
        log_level="warning",
        ws_max_size=MESSAGE_LIMIT,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    with suppress(KeyboardInterrupt):  # Ctrl-C is how it is meant to end
        if workers > 1:
            Multiprocess(config, [door]).run()
        else:
            uvicorn.Server(config).run([door])


def has_screen() -> bool:
    """Is there a screen for a browser? Without one, some systems would open one in this terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def check_database(url: str) -> None:
    """Problem if no tables can be kept there. A SQLite file is made where there is none."""
    if url.startswith(POSTGRES):
        import psycopg

        try:
            psycopg.connect(url, connect_timeout=PATIENCE).close()
        except psycopg.Error as error:
            why = str(error).strip().splitlines()[-1]
            raise Problem("problem-database-away", {"why": why}) from None  # the URL may hold a password
    elif url and not url.startswith(SQLITE):
        raise Problem("problem-database", {"kind": url.partition(":")[0]})


def address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def listening(host: str, port: int) -> socket.socket:
    """The socket at which the server listens; Problem if the address cannot be had."""
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except (OSError, OverflowError) as error:
        door.close()
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Problem("problem-port-taken", {"address": address(host, port), "why": why}) from None
    door.listen(BACKLOG)  # who comes before the server is ready waits instead of being turned away
    door.set_inheritable(True)
    return door
