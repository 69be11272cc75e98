"""What the server takes and sends, field by field. The OpenAPI schema and the page's types are made of this."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Lang = Literal["en", "pl", "cs"]
Phase = Literal["waiting", "playing", "over"]
Disclosed = Literal["", "seed", "save", "import", "situation", "branch", "agreed"]
TableId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{4,32}$")]
Name = Annotated[str, Field(max_length=60, pattern=r"^[^\u0000-\u001f\u007f]*$")]
Word = Annotated[str, Field(max_length=60, pattern=r"^[A-Za-z0-9_.:-]*$")]
Choice = Annotated[str, Field(max_length=1000, pattern=r"^[^\u0000-\u001f\u007f]*$")]
Text = Annotated[str, Field(max_length=200_000)]
Digits = Annotated[str, Field(pattern=r"^[0-9]{1,40}$")]
SeatNumber = Annotated[int, Field(ge=0, le=4)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Range = Annotated[list[int], Field(min_length=2, max_length=2)]


class Out(BaseModel):
    """What the server sends: every field is there."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


def _may_be_missing(schema: dict[str, Any]) -> None:
    schema.pop("default", None)


LATER = Field(json_schema_extra=_may_be_missing)


class Grown(BaseModel):
    """What the server sends, with fields that came later: it sends them always, but the page need not count on it."""


class In(BaseModel):
    """What the server takes."""


# -- errors --


class ProblemOut(Out):
    """What is wrong in one line of the asked language, and what would be right where that is another line."""

    key: str
    text: str
    fix: str | None = None


class TotalOut(Grown):
    """A running number; `need` is -1 where nothing is to be reached. `key` is its name in no language."""

    name: str
    value: int
    need: int
    key: Annotated[str, LATER] = ""


class GainOut(Out):
    name: str
    n: int


class RemedyOut(Grown):
    """A legal action that allows what was refused (`cures`) or brings it nearer. With a `second` one it is free, and
    the label names both. `gain`: what grows, and by how much."""

    notation: str
    label: str
    cures: bool
    second: Annotated[str, LATER] = ""
    gain: Annotated[GainOut | None, LATER] = None


class RefusalOut(Out):
    """Why an intent is not allowed now."""

    intent: str
    label: str
    rule: str
    rule_text: str
    title: str | None
    text: str
    numbers: dict[str, int]
    marks: list[str]
    remedies: list[RemedyOut]


# -- what can be played --


class NamedOut(Out):
    id: str
    name: str


class BotOut(NamedOut):
    """`level`: one to choose as an opponent; the others are for study. `short`, `about`: of a level, how strong it is
    and how it thinks."""

    level: bool
    short: str
    about: str


class HeroOut(NamedOut):
    about: str


class PictureOut(Out):
    """A part of a picture: a drawing, where it lies and how large it is."""

    part: str
    x: float
    y: float
    size: float


class ScenarioOut(Grown):
    """`usual`: the heroes or sides that are taken for the fewest players, one more, and so on; `mode`: the group it
    belongs to, `note`: what whoever chooses it should know, both in words or empty; `unfit`: options without meaning
    in it. `pitch`: a few words, `teaches`: what one learns; `ways`: alone, against, together, campaign; `minutes`: how
    long it takes, about, by the number of players from the fewest on; `difficulty`: 1 to 4."""

    id: str
    name: str
    about: str
    seats: Range
    rounds: int
    usual: Annotated[list[list[str]], LATER] = []
    mode: Annotated[str, LATER] = ""
    note: Annotated[str, LATER] = ""
    unfit: Annotated[list[str], LATER] = []
    pitch: Annotated[str, LATER] = ""
    teaches: Annotated[str, LATER] = ""
    picture: Annotated[list[PictureOut], LATER] = []
    ways: Annotated[list[str], LATER] = []
    minutes: Annotated[list[int], LATER] = []
    difficulty: Annotated[int, LATER] = 0


class OptionOut(Out):
    """A choice before the game; the first value is the default. Without values: words of one's own, or none."""

    id: str
    name: str
    about: str
    group: NamedOut
    values: list[NamedOut]


class EditionOut(Out):
    """`heroes`: the heroes it has; `unfit`: the options that it has not."""

    id: str
    name: str
    heroes: list[str]
    unfit: list[str]


class GameOut(Out):
    id: str
    name: str
    short: str
    about: str
    pitch: str
    editions: list[EditionOut]
    heroes: list[HeroOut]
    bots: list[BotOut]
    seats: Range
    scenarios: list[ScenarioOut]
    options: list[OptionOut]


class GamesOut(Out):
    games: list[GameOut]


# -- tables --


class SeatIn(In):
    """me, here: somebody at the maker's screen; open: who comes first; bot:<id>."""

    hero: Word | None = None
    player: Annotated[str, Field(pattern=r"^(me|here|open|bot:[a-z_]{1,30})$")]
    name: Name | None = None


class TableIn(In):
    """`hints`: whether bots give hints; null: only where one person plays alone."""

    game: Word
    scenario: Word | None = None
    edition: Word | None = None
    seed: Digits | Annotated[int, Field(ge=0, le=2**53 - 1)] | None = None
    options: Annotated[dict[str, Choice], Field(max_length=60)] = {}
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=5)]
    listed: bool = False
    name: Name | None = None
    hints: bool | None = None
    lang: Lang = "en"


class SeatMade(Out):
    seat: int
    secret: str | None


class TableMade(Out):
    """A new table: the secrets of the maker's seats and of the host. Nobody can be told them again, but for those of
    a player's key. Where a game is played on at a new table, all secrets are the old ones and `host` is empty."""

    id: str
    seats: list[SeatMade]
    host: str


class SeatOut(Grown):
    """`thinking`: a bot looks for its answer, with the `engine` compiled or interpreted; `planning`: a person tries
    steps that the others do not see yet; `agrees`: that the full save may be taken; `hints`: how many it asked for."""

    seat: int
    hero: str
    hero_name: str
    player: Literal["person", "bot", "open"]
    bot: str | None
    name: str
    connected: bool
    thinking: bool
    engine: Literal["", "compiled", "interpreted"]
    planning: bool
    agrees: Annotated[bool, LATER] = False
    hints: Annotated[int, LATER] = 0


class ParentOut(Out):
    """The table that this one goes on from, after so many actions."""

    table: str
    at: int


class StuckOut(Out):
    """The log leads on with other rules only; up to here it can be seen."""

    at: int
    text: str


class TableCard(Grown):
    """`updated`: when something last happened there. `seed`: one that the host typed; `disclosed`: why somebody here
    may know what is hidden, with the sentence for everybody; `hints`: bots give them; `others`: more than one person
    plays, or may come; `next`: the table at which it is played on. `edition_name`: nothing where there is but one."""

    id: str
    game: str
    game_name: str
    scenario: str
    scenario_name: str
    edition: str
    edition_name: Annotated[str, LATER] = ""
    title: str
    sentence: str
    created: str
    phase: Phase
    listed: bool
    seats: list[SeatOut]
    round: int | None
    rounds: int
    actions: int
    to_act: int
    situation: bool
    updated: Annotated[str, LATER] = ""
    seed: Annotated[str | None, LATER] = None
    disclosed: Annotated[Disclosed, LATER] = ""
    disclosed_text: Annotated[str, LATER] = ""
    hints: Annotated[bool, LATER] = True
    others: Annotated[bool, LATER] = False
    parent: Annotated[ParentOut | None, LATER] = None
    stuck: Annotated[StuckOut | None, LATER] = None
    next: Annotated[str | None, LATER] = None


class AgreeIn(In):
    """Whether this person agrees that the full save may be taken now."""

    agree: bool
    lang: Lang = "en"


class JoinIn(In):
    seat: SeatNumber
    name: Name | None = None
    lang: Lang = "en"


class Joined(Out):
    seat: int
    secret: str


class LangIn(In):
    lang: Lang = "en"


class SeatChangeIn(In):
    """What the host makes of a seat: a bot, or open for somebody else."""

    player: Annotated[str, Field(pattern=r"^(open|bot:[a-z_]{1,30})$")]
    lang: Lang = "en"


# -- a position --


class ThingOut(Out):
    """Something visible. `actions` are places in the list of actions that touch it."""

    id: str
    kind: str
    name: str
    seat: int
    facts: dict[str, Any]
    hidden: bool
    actions: list[int]


class DecisionOut(Out):
    """What is asked, and of whom; for everybody else only that they wait."""

    seat: int
    title: str
    sentence: str
    rule: str
    totals: list[TotalOut]
    primary: list[str]


class PreviewOut(Out):
    totals: list[TotalOut]
    marks: list[str]


class CostOut(Out):
    """What is paid, and how much. `what` names it in no language: move, gold, crystal:red …"""

    what: str
    name: str
    n: int


class ChangeOut(Out):
    """How a number changes for sure."""

    what: str
    name: str
    before: int
    after: int


class WayOut(Out):
    """Where a piece goes: the places it comes to, in their order, the price of each step, what there is to pay with.
    `stop`: the place at which it stays before the end; empty if it gets there."""

    places: list[str]
    prices: list[int]
    have: int
    stop: str


class ActionOut(Grown):
    """A legal action of the seat that is asked. `reveals`: it cannot be taken back. `cost` is what it is sure to take,
    `effects` every number that is sure to change, `way` where a piece goes with it."""

    notation: str
    label: str
    things: list[str]
    primary: bool
    group: str
    order: int
    rule: str
    reveals: bool
    preview: PreviewOut
    cost: Annotated[list[CostOut], LATER] = []
    effects: Annotated[list[ChangeOut], LATER] = []
    way: Annotated[WayOut | None, LATER] = None


class StepOut(Grown):
    """A step of this turn: one's own in full, another seat's as it was told. `forced`: answers that there was no choice
    about, `silent` says the same in words."""

    number: int
    seat: int
    notation: str
    label: str
    things: list[str]
    final: bool
    barrier: str | None
    undone: bool
    told: list[str]
    forced: list[str]
    silent: Annotated[list[str], LATER] = []


class AboutOut(Grown):
    """What a line of the log is about. `key`: the kind of event; `things`: ids of things, or pictures (`enemy:orc`);
    `numbers`: the numbers in it; `of`: the seat that it tells of (-1: none); `sum`: the same in a word or two, to end
    the sentence that tells what that seat did ("Move 4"), or "" if it always stands by itself."""

    key: str
    weight: Literal["small", "plain", "big"]
    things: list[str]
    numbers: Annotated[dict[str, int], LATER] = {}
    of: Annotated[int, LATER] = -1
    sum: Annotated[str, LATER] = ""


class LogOut(Grown):
    """What happened in one action, in words; number 0 is what happened before the first.

    `about` tells of each text what it is about. `turn` is a number that changes when a turn begins, `nth` says which
    one of its seat in the round it is; 0: before the first, or the game does not count turns.
    """

    number: int
    seat: int
    texts: list[str]
    about: Annotated[list[AboutOut], LATER] = []
    turn: Annotated[int, LATER] = 0
    round: Annotated[int, LATER] = 0
    nth: Annotated[int, LATER] = 0


class LogPage(Out):
    log: list[LogOut]


class RoundsOut(Out):
    now: int
    last: int


class PartOut(Out):
    """A part of the goal. `need`: -1 where there is no limit; `must`: nobody wins by this goal without it, otherwise it
    shows how things stand; `seat`: whose it is, -1 for everybody's; `icon`: the key of a picture; `thing`: its id, if
    it lies on the table; `where`: in words, empty if unknown."""

    name: str
    have: int
    need: int
    done: bool
    must: bool
    seat: int
    icon: str
    thing: str
    where: str


class GoalOut(Out):
    """What the game is about, with what is reached so far; `title` is the scenario."""

    title: str
    sentence: str
    rounds: RoundsOut
    parts: list[PartOut]


class Position(Grown):
    """All that a viewer may know now, or after the first `at` of `of` actions."""

    table: str
    sequence: int
    at: int
    of: int
    seat: int
    to_act: int
    over: bool
    goal: Annotated[GoalOut | None, LATER] = None
    view: dict[str, Any]
    things: list[ThingOut]
    decision: DecisionOut | None
    actions: list[ActionOut]
    history: list[StepOut]
    log: list[LogOut]
    can_undo: bool
    can_redo: bool
    undo_refused: str | None
    seats: list[SeatOut]


class ErrorOut(Out):
    """Why a request was not granted; with the position if the asker's is out of date, or the refusal of an action."""

    error: ProblemOut
    position: Position | None = None
    refusal: RefusalOut | None = None


# -- playing --


class ActIn(In):
    notation: Annotated[str, Field(min_length=1, max_length=200)]
    after: Count
    lang: Lang = "en"


class BackIn(In):
    """`to`: the number of the step to go back to just before (undo), or to be the last one again (redo)."""

    after: Count
    to: Count | None = None
    lang: Lang = "en"


class ExplainIn(In):
    thing: Annotated[str, Field(max_length=120)] | None = None
    other: Annotated[str, Field(max_length=120)] | None = None
    notation: Annotated[str, Field(max_length=200)] | None = None
    lang: Lang = "en"


class Explained(Out):
    refusals: list[RefusalOut]


class FactsIn(In):
    thing: Annotated[str, Field(max_length=120)]
    lang: Lang = "en"


class AboutThingOut(Out):
    """An entry of the library that tells what the thing is."""

    id: str
    kind: str
    name: str
    text: list[str]


class AbilityOut(Out):
    name: str
    rule: str
    text: str


class MayOut(Out):
    notation: str
    label: str


class FactsOut(Out):
    """What a thing is: entries of the library, abilities with their rules, numbers of the first entry. `sums`: the most
    that hand, units and mana in view could bring, each once, and what is needed. `now`: what the seat can do with it;
    `not_yet`: why the rest is not allowed. Both are empty while somebody else is asked."""

    thing: str
    name: str
    about: list[AboutThingOut]
    abilities: list[AbilityOut]
    numbers: dict[str, int]
    sums: list[TotalOut]
    now: list[MayOut]
    not_yet: list[RefusalOut]


class HintIn(In):
    bot: Word | None = None
    lang: Lang = "en"


class HintStepOut(Out):
    notation: str
    label: str


class HintOut(HintStepOut):
    """A bot's opinion, with its reason if it can tell one. `line`: this step and those that it has in mind after it,
    until something comes to light; `effects`: what they change."""

    reason: str | None
    line: list[HintStepOut]
    effects: list[ChangeOut]


class PlanIn(In):
    """`after`: the position that is meant. `before`: what would be done first, where there is no fight yet; what
    comes to light then is guessed. `thorough`: search longer, for an answer that was not exact."""

    after: Count
    before: Annotated[list[Choice], Field(max_length=8)] = []
    thorough: bool = False
    lang: Lang = "en"


class PlanStepOut(HintStepOut):
    """`totals`: what is to be reached, and how much of it there is after this step."""

    things: list[str]
    totals: list[TotalOut]


class EndOut(Out):
    """What a fight can end in: the foes `beaten`, numbered from 1; wounds to the hand; `poison` to the discard pile; of
    each unit its wounds (3: destroyed); `cards` left that are no wounds. `sure`: nothing comes to light before it;
    otherwise `line` and `effects` tell how it goes until then."""

    beaten: list[int]
    wounds: int
    poison: int
    units: list[int]
    cards: int
    sure: bool
    line: list[PlanStepOut]
    effects: list[ChangeOut]


class PlanOut(Out):
    """What the seat's fight can end in, the best first; no end is better than another one in everything. `exact`: there
    are no others. An engine that is too slow to find them gives none."""

    exact: bool
    ends: list[EndOut]


class OutlookIn(In):
    """`after`: the position that is meant."""

    after: Count
    lang: Lang = "en"


class ConsequenceOut(Out):
    """Something that happens, with the key of its picture."""

    text: str
    icon: str


class AnswerOut(Out):
    """A whole answer: its actions, what it is called with its price, the things that it is about. `result`: it is
    enough by itself, only perhaps, only with others, it brings something else, or nothing; `note` says why."""

    line: list[str]
    label: str
    things: list[str]
    result: Literal["stops", "maybe", "part", "helps", "nothing"]
    note: str


class OutlookOut(Out):
    """What happens if nobody does anything more; the answers with what they lead to, the best first; who cannot answer
    and why. Empty where the game tells nothing of the question."""

    happens: list[ConsequenceOut]
    answers: list[AnswerOut]
    unable: list[str]


class ForecastIn(In):
    """`after`: the position that is meant. `thing`: what the chances are asked of. `before`: what would be done first.
    `thorough`: look longer."""

    after: Count
    thing: Choice
    before: Annotated[list[Choice], Field(max_length=16)] = []
    thorough: bool = False
    lang: Lang = "en"


class ForecastOut(Out):
    """What may come of a thing, as the game puts it."""

    found: dict[str, Any]


class BranchIn(In):
    at: Count
    lang: Lang = "en"


class ImportIn(In):
    """A save file. `players` says who takes the seats, in their order; otherwise all are the importer's. `at`: go on
    after so many actions; what comes later in the file may then lead anywhere."""

    text: Text
    at: Count | None = None
    players: Annotated[list[SeatIn], Field(max_length=5)] | None = None
    listed: bool = False
    name: Name | None = None
    lang: Lang = "en"


class RecordOut(Out):
    """A game as one seat saw it: the first position, then what each action changed (RFC 6902). It tells no secret."""

    hexfarer: Literal["record"]
    format: int
    game: str
    edition: str
    scenario: str
    heroes: list[str]
    options: dict[str, str]
    seat: int
    lang: Lang
    program: str
    table: str
    positions: list[Any]


# -- players --


class PlayerIn(In):
    name: Name = ""


class PlayerMade(Out):
    """A new player. The key is told this once."""

    id: str
    key: str


class KeyOut(Out):
    key: str


class MeIn(In):
    """`settings`: whatever a page wants to find again on another device, at most 4 kB."""

    name: Name | None = None
    settings: dict[str, Any] | None = None


class MySeat(Out):
    """A seat of a player; the secret opens it. `host`: the host's secret, if the player made the table."""

    table: str
    game: str
    title: str
    phase: Phase
    seat: int
    secret: str
    host: str | None
    hero: str
    hero_name: str
    to_act: bool
    updated: str


class MyResult(Out):
    table: str
    game: str
    scenario: str
    hero: str
    score: int
    won: bool
    kind: str
    hints: int
    ended: str


class MeOut(Out):
    id: str
    name: str
    settings: dict[str, Any]
    seats: list[MySeat]
    results: list[MyResult]


# -- results --


class ShareOut(Out):
    """A part of a score. `items` names what made the points, where the game can tell."""

    key: str
    name: str
    rule: str | None
    points: int
    items: list[str]


class SeatResult(Grown):
    seat: int
    score: int
    breakdown: list[ShareOut]
    hints: Annotated[int, LATER] = 0


class CourseOut(Out):
    action: int
    scores: list[int]


class SequelOut(Out):
    """The table that a campaign goes on with; `again`: with the same scenario, which was lost."""

    game: str
    scenario: str
    name: str
    heroes: list[str]
    options: dict[str, str]
    again: bool


class Result(Grown):
    """How a game ended. Of a game that is not over it tells nothing but that. `sequel` is for those who played."""

    over: bool
    kind: str
    sentence: str
    winners: list[int]
    seats: list[SeatResult]
    course: list[CourseOut]
    sequel: Annotated[SequelOut | None, LATER] = None


class StatOut(Out):
    """Finished seats with the same game, scenario, hero and player."""

    game: str
    scenario: str
    hero: str
    player: str
    games: int
    wins: int
    score_mean: float
    score_best: int
    scores: list[int]
    actions_mean: float


class StatsOut(Out):
    finished: int
    rows: list[StatOut]


# -- reading --


class RuleOut(Out):
    """`edition`: the only one that it holds in, or nothing."""

    id: str
    chapter: str
    title: str
    text: str
    edition: Annotated[str, LATER] = ""


class RulesOut(Out):
    game: str
    name: str
    credit: str
    rules: list[RuleOut]


class EntryOut(Out):
    id: str
    kind: str
    kind_name: str
    name: str
    text: list[str]
    brief: Annotated[list[str], LATER] = []  # what it does, for a small card
    set: str
    set_name: Annotated[str, LATER] = ""
    confidence: str
    facts: dict[str, Any]


class LibraryOut(Out):
    game: str
    entries: list[EntryOut]


class SituationOut(Out):
    id: str
    game: str
    title: str
    rules: list[str]
    puzzle: bool
    text: str


class SituationsOut(Out):
    situations: list[SituationOut]


class SituationIn(In):
    """`players` as for an import; `play` false only checks the file."""

    text: Text
    play: bool = True
    players: Annotated[list[SeatIn], Field(max_length=5)] | None = None
    lang: Lang = "en"


class SituationRun(Out):
    """Whether everything holds that the situation expects, and a table with its position, to play on."""

    ok: bool
    message: str
    table: TableMade | None


class Health(Out):
    version: str
    mode: str


# -- the socket --


class Hello(In):
    type: Literal["hello"]
    secret: Annotated[str, Field(max_length=200)] | None = None
    lang: Lang = "en"
    since: Count | None = None


class Speak(In):
    type: Literal["lang"]
    lang: Lang


class Ping(In):
    type: Literal["ping"]


class Act(In):
    type: Literal["act"]
    notation: Annotated[str, Field(min_length=1, max_length=200)]
    after: Count


class Back(In):
    type: Literal["undo", "redo"]
    after: Count
    to: Count | None = None


class Operation(Out):
    """An operation of RFC 6902."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = None


class PositionMessage(Out):
    type: Literal["position"]
    position: Position


class PatchMessage(Out):
    """Changes the position with sequence `from` into the one with sequence `to`."""

    type: Literal["patch"]
    from_: Annotated[int, Field(alias="from")]
    to: int
    patch: list[Operation]


class SeatsMessage(Out):
    type: Literal["seats"]
    seats: list[SeatOut]


class ErrorMessage(Out):
    type: Literal["error"]
    error: ProblemOut
    position: Position | None = None
    refusal: RefusalOut | None = None


class Pong(Out):
    type: Literal["pong"]


Said = Annotated[Hello | Speak | Ping | Act | Back, Field(discriminator="type")]
Message = PositionMessage | PatchMessage | SeatsMessage | ErrorMessage | Pong
