"""The server as an ASGI application."""

from __future__ import annotations

import gc
import html
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from hexfarer import __version__
from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.server import trouble
from hexfarer.server.errors import BAD_REQUEST, FAULT, NOT_FOUND, REFUSED, Failure, failure
from hexfarer.server.guard import Guard, Limit, TooLarge
from hexfarer.server.reference import games_out
from hexfarer.server.room import Room
from hexfarer.server.routes import Ready, router, sockets
from hexfarer.server.settings import PAGE, Settings
from hexfarer.server.store import Store
from hexfarer.text import languages

FOREVER = "public, max-age=31536000, immutable"  # names of built files change with their content


def create_app(settings: Settings | None = None, page: Path = PAGE) -> FastAPI:
    """The application; without settings they come from the environment."""
    chosen = settings or opened(Settings.from_environment())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        for lang in languages():
            games_out(lang)  # reads the messages, so that the first guest need not wait
        collect_seldom()
        app.state.room = room = Room(chosen)
        await room.start()
        yield
        await room.close()

    app = FastAPI(
        title="Hexfarer",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.making = Limit(chosen.made_per_minute)
    app.state.joining = Limit(chosen.joined_per_minute)
    app.router.routes += [*router.routes, *sockets.routes]  # including the routers would build each route once more
    add_errors(app)
    add_pages(app, page)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    app.add_middleware(Guard, body_limit=chosen.body_limit)
    return app


def opened(settings: Settings) -> Settings:
    """Settings whose database can be used and has the form that this program knows; Problem otherwise."""
    store: Store | None = None
    try:
        store = Store(settings.database_url, settings.patience)
        store.migrate()
    except trouble.ERRORS as error:
        raise trouble.problem_of(error) from error
    except OSError as error:  # no folder for it
        raise Problem("problem-database-away", {"why": error.strerror or str(error)}) from error
    finally:
        if store is not None:
            store.close()
    return settings


def collect_seldom() -> None:
    """Let the garbage collector alone with what lives long.

    Sessions are large and hold no cycles. To look through hundreds of them every few seconds took a third of the time,
    and everybody waited for it up to half a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


# -- errors --


def language_of(request: Request) -> str:
    """The language that a failed request asked for: in its query, in its body, or in its header."""
    asked = [request.query_params.get("lang", ""), _lang_in(getattr(request, "_body", b""))]
    asked += [part.split(";")[0].strip() for part in request.headers.get("accept-language", "").split(",")]
    for tag in asked:
        if tag.lower().split("-")[0] in languages():
            return tag.lower().split("-")[0]
    return languages()[0]


def _lang_in(body: bytes) -> str:
    try:
        given = orjson.loads(body)
    except orjson.JSONDecodeError:
        return ""
    return str(given.get("lang", "")) if isinstance(given, dict) else ""


def add_errors(app: FastAPI) -> None:
    def answer(request: Request, problem: Failure) -> Ready:
        return Ready(problem.body(language_of(request)), status_code=problem.status)

    @app.exception_handler(Failure)
    async def failed(request: Request, problem: Failure) -> Ready:
        return answer(request, problem)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Ready:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
        status = BAD_REQUEST if first["type"] == "json_invalid" else REFUSED
        return answer(request, failure("server-malformed", status, where=where, why=first["msg"]))

    @app.exception_handler(HTTPException)
    async def refused(request: Request, error: HTTPException) -> Ready:
        if isinstance(error, TooLarge):
            return answer(request, failure("server-too-large", error.status_code, limit=error.limit // 1024))
        if error.status_code == NOT_FOUND:
            return answer(request, failure("server-no-page", NOT_FOUND, path=request.url.path))
        found = answer(request, failure("server-http", error.status_code, code=error.status_code))
        found.headers.update(error.headers or {})
        return found

    @app.exception_handler(Exception)
    async def fault(request: Request, error: Exception) -> Ready:
        """A mistake of ours; uvicorn logs it."""
        return answer(request, Failure(FAULT, Phrase("server-fault")))


# -- pages --


def add_pages(app: FastAPI, page: Path) -> None:
    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(docs_page(app.openapi()))

    @app.get("/api/{path:path}", include_in_schema=False)
    async def nothing(path: str) -> Response:
        raise HTTPException(NOT_FOUND)

    @app.get("/{path:path}", include_in_schema=False)
    async def built(path: str) -> Response:
        """A file of the built page; any other address is the page's own, which finds its way by itself."""
        try:
            file = (page / path).resolve()
            is_there = file.is_file() and file.is_relative_to(page.resolve())
        except (OSError, ValueError) as error:  # no file can have such a name
            raise HTTPException(NOT_FOUND) from error
        if path and is_there:
            cache = FOREVER if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"Cache-Control": cache})
        index = page / "index.html"
        if index.is_file():
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        raise failure("server-no-build", NOT_FOUND)


def docs_page(schema: dict[str, Any]) -> str:
    """The interface as a plain page, from its schema."""
    rows: list[str] = []
    for path, methods in schema["paths"].items():
        for method, what in methods.items():
            answers = ", ".join(what["responses"])
            about = html.escape(what.get("description") or what["summary"])
            rows.append(
                f"<tr><td><code>{method.upper()} {html.escape(path)}</code></td><td>{about}</td><td>{answers}</td></tr>"
            )
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>Hexfarer API</title>"
        f"<style>body{{font-family:sans-serif;margin:2rem auto;max-width:70rem}}td{{padding:.2rem 1rem}}</style>"
        f"<h1>Hexfarer API {html.escape(schema['info']['version'])}</h1>"
        f"<p>The exact schema: <a href=/api/openapi.json>openapi.json</a>. Live updates: WebSocket at "
        f"<code>/api/tables/{{id}}/live</code>; its messages are the schemas Said and Message.</p>"
        f"<table><tr><th>address<th>what it does<th>answers</tr>{''.join(rows)}</table></html>"
    )
