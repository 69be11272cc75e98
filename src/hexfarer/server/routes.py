"""The REST interface, below /api. Everything is in the models; here is only what each address does."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import orjson
from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response, WebSocket
from fastapi.responses import JSONResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from hexfarer import __version__
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import find
from hexfarer.native import mode
from hexfarer.server import live, models, reference
from hexfarer.server.errors import NOT_FOUND, TOO_MANY, UNAUTHORIZED, failure, of_problem
from hexfarer.server.guard import Limit
from hexfarer.server.keys import Person
from hexfarer.server.results import result, stats
from hexfarer.server.room import Room
from hexfarer.server.table import Table

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
    503: "The database does not work now.",
}


def fails(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors that an address may answer with."""
    return {status: {"model": models.ErrorOut, "description": DESCRIBED[status]} for status in statuses}


class Ready(JSONResponse):
    """JSON that is known to be as its model says, so that it is not checked again for every request."""

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)


bearer = HTTPBearer(auto_error=False, description="The secret of a seat or of the host")


def room_of(request: Request) -> Room:
    room: Room = request.app.state.room
    return room


def secret_of(request: Request, given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str | None:
    """The secret of `Authorization: Bearer <secret>`. Whoever sends anything else is nobody, not a watcher."""
    if given is None and "authorization" in request.headers:
        raise failure("server-wrong-secret", UNAUTHORIZED)
    return None if given is None else given.credentials


async def person_of(
    request: Request,
    key: Annotated[str | None, Header(alias="Hexfarer-Key", description="The key of a player")] = None,
) -> Person | None:
    """Whose key a request carries."""
    return None if key is None else await room_of(request).people.find(key)


def player_of(person: Annotated[Person | None, Depends(person_of)]) -> Person:
    if person is None:
        raise failure("server-no-key", UNAUTHORIZED)
    return person


async def table_of(
    request: Request,
    secret: Annotated[str | None, Depends(secret_of)],
    id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{4,32}$", description="The table")],
) -> Table:
    """The table; a secret that opens nothing there is refused whatever is asked."""
    room = room_of(request)
    table = await room.table(id)
    room.viewer(table, secret)
    return table


router = APIRouter(
    prefix="/api", default_response_class=Ready, dependencies=[Depends(person_of)], responses=fails(401, 503)
)
sockets = APIRouter(prefix="/api")


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
PersonOf = Annotated[Person | None, Depends(person_of)]
Player = Annotated[Person, Depends(player_of)]
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
async def run_situation(given: models.SituationIn, room: RoomOf, person: PersonOf) -> Ready:
    return Ready(await room.situate(given, person))


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
async def make(given: models.TableIn, room: RoomOf, person: PersonOf) -> Ready:
    return Ready(await room.make(given, person), status_code=201)


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
async def import_save(given: models.ImportIn, room: RoomOf, person: PersonOf) -> Ready:
    return Ready(await room.bring(given, person), status_code=201)


@router.get("/tables/{id}", response_model=models.TableCard, responses=AT_TABLE)
async def table_card(table: TableOf, room: RoomOf, lang: Lang = "en") -> Ready:
    async with table.lock:
        await room.fresh(table)
        return Ready(table.card(lang))


@router.post("/tables/{id}/join", response_model=models.Joined, responses=fails(400, 401, 404, 409, 413, 422, 429))
async def join(table: TableOf, given: models.JoinIn, room: RoomOf, person: PersonOf, request: Request) -> Ready:
    may_join(request)
    return Ready(await room.seating.join(table, given.seat, given.name or "", person))


@router.post("/tables/{id}/leave", response_model=models.TableCard, responses=fails(400, 401, 403, 404, 409, 413, 422))
async def leave(table: TableOf, given: models.LangIn, room: RoomOf, secret: Secret) -> Ready:
    await room.seating.leave(table, secret)
    return Ready(table.card(given.lang))


@router.post(
    "/tables/{id}/seats/{seat}",
    response_model=models.TableCard,
    responses=fails(400, 401, 403, 404, 409, 413, 422),
)
async def give_seat(table: TableOf, seat: Seat, given: models.SeatChangeIn, room: RoomOf, secret: Secret) -> Ready:
    await room.seating.give(table, secret, seat, given.player)
    return Ready(table.card(given.lang))


@router.post("/tables/{id}/agree", response_model=models.TableCard, responses=fails(400, 401, 403, 404, 409, 413, 422))
async def agree(table: TableOf, given: models.AgreeIn, room: RoomOf, secret: Secret) -> Ready:
    """Agree that the full save may be taken while the game is on. When all persons do, everybody seated may."""
    await room.seating.agree(table, room.seated(table, secret), given.agree)
    return Ready(table.card(given.lang))


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


@router.post("/tables/{id}/facts", response_model=models.FactsOut, responses=PLAYING)
async def facts(table: TableOf, given: models.FactsIn, room: RoomOf, secret: Secret) -> Ready:
    """What a thing is, and what the seat can do with it. It searches nothing, so it is there without hints, too."""
    return Ready(await room.facts(table, room.seated(table, secret), given))


@router.post("/tables/{id}/hint", response_model=models.HintOut, responses=PLAYING)
async def hint(table: TableOf, given: models.HintIn, room: RoomOf, secret: Secret) -> Ready:
    return Ready(await room.hint(table, room.seated(table, secret), given.bot, given.lang))


@router.post("/tables/{id}/plan", response_model=models.PlanOut, responses=PLAYING)
async def plan(table: TableOf, given: models.PlanIn, room: RoomOf, secret: Secret) -> Ready:
    """What a fight of Mage Knight can end in, as far as the seat can know. Only where hints are given."""
    return Ready(await room.plan(table, room.seated(table, secret), given))


@router.post("/tables/{id}/outlook", response_model=models.OutlookOut, responses=PLAYING)
async def outlook(table: TableOf, given: models.OutlookIn, room: RoomOf, secret: Secret) -> Ready:
    """What the answers to the present question lead to, as far as the seat may know."""
    return Ready(await room.outlook(table, room.seated(table, secret), given))


@router.post("/tables/{id}/forecast", response_model=models.ForecastOut, responses=PLAYING)
async def forecast(table: TableOf, given: models.ForecastIn, room: RoomOf, secret: Secret) -> Ready:
    """The chances of a fight that is on or could be begun, as far as the seat can know. Only where hints are given."""
    return Ready({"found": await room.forecast(table, room.seated(table, secret), given)})


# -- keeping --


@router.get(
    "/tables/{id}/save",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **fails(401, 403, 404, 409, 422)},
)
async def save(table: TableOf, room: RoomOf, secret: Secret) -> Response:
    """The save file. It tells what is hidden: of a game that is on, only the host gets it, if nobody else plays or may
    come; or everybody seated, if all agree."""
    text = await room.save(table, secret)
    headers = {"Content-Disposition": f'attachment; filename="{table.row.game}-{table.id}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/tables/{id}/record", response_model=models.RecordOut, responses=fails(401, 403, 404, 409, 422))
async def my_record(table: TableOf, room: RoomOf, secret: Secret, lang: Lang = "en") -> Ready:
    """The game so far as the seat saw it."""
    seat = room.seated(table, secret)
    name = f"{table.row.game}-{table.id}-seat{seat + 1}.record.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Ready(await room.record(table, seat, lang), headers=headers)


MADE_FROM: Final = fails(400, 401, 403, 404, 409, 413, 422, 429)


@router.post("/tables/{id}/branch", response_model=models.TableMade, status_code=201, responses=MADE_FROM)
async def branch(
    table: TableOf, given: models.BranchIn, room: RoomOf, secret: Secret, person: PersonOf, request: Request
) -> Ready:
    may_make(request)
    return Ready(await room.branch(table, secret, given.at, person), status_code=201)


@router.post("/tables/{id}/continue", response_model=models.TableMade, status_code=201, responses=MADE_FROM)
async def go_on(table: TableOf, given: models.LangIn, room: RoomOf, secret: Secret, request: Request) -> Ready:
    """A new table for a game that does not lead on with the rules as they are now. Seats and secrets stay."""
    may_make(request)
    return Ready(await room.go_on(table, secret), status_code=201)


@router.get("/tables/{id}/result", response_model=models.Result, responses=AT_TABLE)
async def table_result(table: TableOf, room: RoomOf, secret: Secret, lang: Lang = "en") -> Ready:
    async with table.lock:
        await room.fresh(table)
        hints = [seat.hints for seat in table.seats]
        return Ready(result(table.session, lang, room.viewer(table, secret).seat, hints))


# -- players --


@router.post(
    "/players",
    response_model=models.PlayerMade,
    status_code=201,
    responses=fails(400, 401, 413, 422, 429),
    dependencies=[Depends(may_make)],
)
async def new_player(given: models.PlayerIn, room: RoomOf) -> Ready:
    """A key of one's own, which holds seats, results and settings together on all devices."""
    return Ready(await room.people.make(given), status_code=201)


@router.get("/me", response_model=models.MeOut, responses=fails(401, 422))
async def me(player: Player, room: RoomOf, lang: Lang = "en") -> Ready:
    return Ready(await room.people.me(player, lang))


@router.patch("/me", response_model=models.MeOut, responses=fails(400, 401, 413, 422))
async def change_me(player: Player, given: models.MeIn, room: RoomOf, lang: Lang = "en") -> Ready:
    """A new name is shown at all seats in games that are on."""
    await room.people.change(player, given)
    return Ready(await room.people.me(player, lang))


@router.post("/me/renew", response_model=models.KeyOut, responses=fails(401, 422))
async def renew(player: Player, room: RoomOf) -> Ready:
    """A new key. The old one and all secrets of seats that came from it open nothing any more."""
    return Ready(await room.people.renew(player))


@router.delete("/me", status_code=204, responses=fails(401, 422))
async def forget_me(player: Player, room: RoomOf) -> Response:
    """Seats in games that are on become open, name and key go, results stay without a name."""
    await room.people.remove(player)
    return Response(status_code=204)


# -- live --


@sockets.websocket("/tables/{id}/live")
async def live_table(socket: WebSocket, id: str) -> None:
    await live.serve(socket, socket.app.state.room, id)
