"""The REST interface, below /api. Everything is in the models; here is only what each address does."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request, Response, WebSocket
from fastapi.responses import JSONResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from hexfarer import __version__
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import find
from hexfarer.native import mode
from hexfarer.server import live, models, reference
from hexfarer.server.errors import NOT_FOUND, TOO_MANY, failure, of_problem
from hexfarer.server.guard import Limit
from hexfarer.server.results import result, stats
from hexfarer.server.room import HINTS_FROM, Room
from hexfarer.server.table import Table, card

LOG_PAGE: Final = 200
DESCRIBED: Final = {
    400: "The request cannot be read.",
    401: "There is no such secret.",
    403: "The secret does not allow this.",
    404: "There is no such thing.",
    409: "Somebody was quicker: the position is sent along, if the request was an action.",
    413: "The request is too long.",
    422: "The rules or the form of the request do not allow it: the refusal is sent along, if it was an action.",
    429: "Too many requests from one address.",
}


def fails(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors that an address may answer with."""
    return {status: {"model": models.ErrorOut, "description": DESCRIBED[status]} for status in statuses}


class Ready(JSONResponse):
    """JSON that is known to be as its model says, so that it is not checked again for every request."""

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)


router = APIRouter(prefix="/api", default_response_class=Ready)
bearer = HTTPBearer(auto_error=False, description="The secret of a seat or of the host")


def room_of(request: Request) -> Room:
    room: Room = request.app.state.room
    return room


def secret_of(given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str | None:
    """The secret of `Authorization: Bearer <secret>`."""
    return None if given is None else given.credentials


async def table_of(
    request: Request, id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{4,32}$", description="The table")]
) -> Table:
    return await room_of(request).table(id)


def limited(request: Request, limit: Limit) -> None:
    address = request.client.host if request.client else ""
    if not limit.allows(address):
        raise failure("server-too-many", TOO_MANY)


def may_make(request: Request) -> None:
    limited(request, request.app.state.making)


def may_join(request: Request) -> None:
    limited(request, request.app.state.joining)


RoomOf = Annotated[Room, Depends(room_of)]
TableOf = Annotated[Table, Depends(table_of)]
Secret = Annotated[str | None, Depends(secret_of)]
Lang = Annotated[models.Lang, Query(description="The language of all texts")]
GameId = Annotated[str, Path(max_length=60, description="The id of a game")]
Seat = Annotated[int, Path(ge=0, le=4)]
Number = Annotated[int, Query(ge=0, le=1_000_000)]
AT_TABLE: Final = fails(401, 404, 409, 422)

# -- what can be played and read --


@router.get("/health", response_model=models.Health)
async def health() -> Ready:
    return Ready({"version": __version__, "mode": mode()})


@router.get("/games", response_model=models.GamesOut, responses=fails(422))
async def games(lang: Lang = "en") -> Ready:
    return Ready(reference.games_out(lang))


@router.get("/rules/{game}", response_model=models.RulesOut, responses=fails(404, 422))
async def rules(game: GameId, lang: Lang = "en") -> Ready:
    return Ready(await asyncio.to_thread(reference.rules_out, known(game), lang))


@router.get("/library/{game}", response_model=models.LibraryOut, responses=fails(404, 422))
async def library(game: GameId, lang: Lang = "en") -> Ready:
    return Ready(await asyncio.to_thread(reference.library_out, known(game), lang))


def known(game: str) -> str:
    try:
        return find(game).id
    except Problem as problem:
        raise of_problem(problem, NOT_FOUND) from problem


@router.get("/situations", response_model=models.SituationsOut)
async def situations() -> Ready:
    return Ready(reference.situations_out())


@router.post(
    "/situations",
    response_model=models.SituationRun,
    responses=fails(400, 413, 422, 429),
    dependencies=[Depends(may_make)],
)
async def run_situation(given: models.SituationIn, room: RoomOf) -> Ready:
    return Ready(await room.situate(given))


@router.get("/stats", response_model=models.StatsOut)
async def statistics(room: RoomOf) -> Ready:
    return Ready(stats(await room.results()))


# -- tables --


@router.post(
    "/tables",
    response_model=models.TableMade,
    status_code=201,
    responses=fails(400, 413, 422, 429),
    dependencies=[Depends(may_make)],
)
async def make(given: models.TableIn, room: RoomOf) -> Ready:
    return Ready(await room.make(given), status_code=201)


@router.get("/tables", response_model=list[models.TableCard], responses=fails(422))
async def lobby(room: RoomOf, lang: Lang = "en") -> Ready:
    return Ready([room.shown(row, seats, lang) for row, seats in await room.listed()])


@router.post(
    "/tables/import",
    response_model=models.TableMade,
    status_code=201,
    responses=fails(400, 413, 422, 429),
    dependencies=[Depends(may_make)],
)
async def import_save(given: models.ImportIn, room: RoomOf) -> Ready:
    return Ready(await room.bring(given), status_code=201)


@router.get("/tables/{id}", response_model=models.TableCard, responses=AT_TABLE)
async def table_card(table: TableOf, room: RoomOf, lang: Lang = "en") -> Ready:
    async with table.lock:
        await room.fresh(table)
        return Ready(card(table.row, table.seat_list(lang), lang))


@router.post(
    "/tables/{id}/join",
    response_model=models.Joined,
    responses=fails(400, 401, 404, 409, 413, 422, 429),
    dependencies=[Depends(may_join)],
)
async def join(table: TableOf, given: models.JoinIn, room: RoomOf) -> Ready:
    return Ready(await room.join(table, given.seat, given.name or ""))


@router.post("/tables/{id}/leave", response_model=models.TableCard, responses=fails(400, 401, 403, 404, 409, 413, 422))
async def leave(table: TableOf, given: models.LangIn, room: RoomOf, secret: Secret) -> Ready:
    await room.leave(table, secret)
    return Ready(card(table.row, table.seat_list(given.lang), given.lang))


@router.post(
    "/tables/{id}/seats/{seat}",
    response_model=models.TableCard,
    responses=fails(400, 401, 403, 404, 409, 413, 422),
)
async def give_seat(table: TableOf, seat: Seat, given: models.SeatChangeIn, room: RoomOf, secret: Secret) -> Ready:
    await room.give(table, secret, seat, given.player)
    return Ready(card(table.row, table.seat_list(given.lang), given.lang))


# -- playing --


@router.get("/tables/{id}/position", response_model=models.Position, responses=fails(401, 403, 404, 409, 422))
async def position(
    table: TableOf,
    room: RoomOf,
    secret: Secret,
    lang: Lang = "en",
    at: Annotated[int | None, Query(ge=0, le=1_000_000, description="After so many actions")] = None,
    seen_by: Annotated[
        int | None, Query(alias="as", ge=-1, le=4, description="As another seat sees it; when the game is over")
    ] = None,
) -> Ready:
    room.wake(table)
    return Ready(await room.position(table, room.viewer(table, secret), lang, at, seen_by))


@router.get("/tables/{id}/log", response_model=models.LogPage, responses=AT_TABLE)
async def log(table: TableOf, room: RoomOf, secret: Secret, before: Number, lang: Lang = "en") -> Ready:
    """The older part of the log: up to the step before `before`."""
    seat = room.viewer(table, secret).seat
    return Ready({"log": await room.log(table, seat, lang, before, LOG_PAGE)})


PLAYING: Final = fails(400, 401, 403, 404, 409, 413, 422)


@router.post("/tables/{id}/actions", response_model=models.Position, responses=PLAYING)
async def act(table: TableOf, given: models.ActIn, room: RoomOf, secret: Secret) -> Ready:
    seat = room.seated(table, secret)
    return Ready(await room.act(table, seat, given.notation, given.after, given.lang))


@router.post("/tables/{id}/undo", response_model=models.Position, responses=PLAYING)
async def undo(table: TableOf, given: models.BackIn, room: RoomOf, secret: Secret) -> Ready:
    seat = room.seated(table, secret)
    return Ready(await room.back(table, seat, "undo", given.to, given.after, given.lang))


@router.post("/tables/{id}/redo", response_model=models.Position, responses=PLAYING)
async def redo(table: TableOf, given: models.BackIn, room: RoomOf, secret: Secret) -> Ready:
    seat = room.seated(table, secret)
    return Ready(await room.back(table, seat, "redo", given.to, given.after, given.lang))


@router.post("/tables/{id}/explain", response_model=models.Explained, responses=PLAYING)
async def explain(table: TableOf, given: models.ExplainIn, room: RoomOf, secret: Secret) -> Ready:
    return Ready({"refusals": await room.explain(table, room.seated(table, secret), given)})


@router.post("/tables/{id}/hint", response_model=models.HintOut, responses=PLAYING)
async def hint(table: TableOf, given: models.HintIn, room: RoomOf, secret: Secret) -> Ready:
    return Ready(await room.hint(table, room.seated(table, secret), given.bot or HINTS_FROM, given.lang))


# -- keeping --


@router.get(
    "/tables/{id}/save",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **fails(401, 403, 404, 409, 422)},
)
async def save(table: TableOf, room: RoomOf, secret: Secret) -> Response:
    """The save file. It tells the seed, so of a game that is on only the host gets it."""
    text = await room.save(table, secret)
    headers = {"Content-Disposition": f'attachment; filename="{table.row.game}-{table.id}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.post(
    "/tables/{id}/branch",
    response_model=models.TableMade,
    status_code=201,
    responses=fails(400, 401, 403, 404, 409, 413, 422, 429),
    dependencies=[Depends(may_make)],
)
async def branch(table: TableOf, given: models.BranchIn, room: RoomOf, secret: Secret) -> Ready:
    return Ready(await room.branch(table, secret, given.at), status_code=201)


@router.get("/tables/{id}/result", response_model=models.Result, responses=AT_TABLE)
async def table_result(table: TableOf, room: RoomOf, secret: Secret, lang: Lang = "en") -> Ready:
    async with table.lock:
        await room.fresh(table)
        return Ready(result(table.session, lang, room.viewer(table, secret).seat))


# -- live --


@router.websocket("/tables/{id}/live")
async def live_table(socket: WebSocket, id: str) -> None:
    await live.serve(socket, socket.app.state.room, id)
