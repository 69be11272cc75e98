"""What may be typed at the table besides the number or the notation of an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hexfarer import native
from hexfarer.bots.advice import SECONDS, advice, adviser
from hexfarer.cli.card import named, show_entry
from hexfarer.cli.rules import show_rule
from hexfarer.cli.table.typed import Quit
from hexfarer.kernel.phrase import Phrase, Problem, nearest
from hexfarer.kernel.session import Session
from hexfarer.kernel.table import explain
from hexfarer.text import rules as book

if TYPE_CHECKING:
    from hexfarer.cli.table.table import Table

LOG_LINES: Final = 20


def obey(table: Table, seat: int, line: str) -> bool:
    """Do what was typed. True if the seat has answered, or the question is another one now."""
    head, _, rest = line.partition(" ")
    try:
        if not line:
            return False
        if line.isdecimal():
            return by_number(table, seat, int(line))
        if ";" in line:
            return in_a_row(table, seat, [part.strip() for part in line.split(";") if part.strip()])
        if line in ("pass phase", "pp"):
            return stand(table, seat)
        command = COMMANDS.get(ALIASES.get(head.lower(), head.lower()))
        if command is not None:
            return command(table, seat, rest.strip())
        return by_notation(table, seat, line)
    except Problem as problem:
        table.out.print(table.words.phrase(problem.phrase), style="red")
        return False


# -- answers --


def by_number(table: Table, seat: int, number: int) -> bool:
    actions = table.state.legal()
    if not 1 <= number <= len(actions):
        raise Problem("problem-no-such-choice", {"given": number, "last": len(actions)})
    return table.answer(seat, actions[number - 1])


def by_notation(table: Table, seat: int, line: str) -> bool:
    state = table.state
    words = {verb.words[0] for verb in state.game.verbs.all}
    first = line.split()[0]
    if first not in words:
        raise Problem("problem-typed", {"given": first, "near": nearest(first, [*sorted(words), *COMMANDS])})
    return table.answer(seat, state.parse(line))


def in_a_row(table: Table, seat: int, parts: list[str]) -> bool:
    """Several answers one after another, as long as each is taken and the seat is still asked."""
    answered = False
    for part in parts:
        if table.state.to_act() != seat:
            table.out.print(table.words.say("play-not-asked", action=part), style="red")
            break
        if not obey(table, seat, part):
            break
        answered = True
    return answered


def stand(table: Table, seat: int) -> bool:
    """Pass now and for the rest of the phase."""
    if table.quiet_pass() is None:
        raise Problem("problem-no-pass-here")
    table.standing[seat] = table.moment()
    return table.passes(seat)


# -- commands --


def undo(table: Table, seat: int, rest: str) -> bool:
    table.session.undo(seat)
    table.saved = min(table.saved, len(table.session.line))
    return True


def redo(table: Table, seat: int, rest: str) -> bool:
    table.session.redo(seat)
    return True


def why(table: Table, seat: int, rest: str) -> bool:
    actions = table.state.legal()
    if rest.isdecimal() and 1 <= int(rest) <= len(actions):
        action = actions[int(rest) - 1]
    elif rest:
        action = table.state.parse(rest)
    else:
        raise Problem("problem-why-what")
    refusal = explain(table.state, action)
    if refusal is not None:
        table.screen.refusal(table.state, refusal)
    else:
        label = table.state.game.label(table.state, action)
        table.out.print(table.words.say("play-may", label=label.words, rule=label.rule))
    return False


def hint(table: Table, seat: int, rest: str) -> bool:
    bot = adviser(native.mode() == native.COMPILED)(len(table.session.line), seconds=SECONDS)
    found = advice(table.state, [bot.choose(table.state), *bot.line], bot.reason)
    first, *later = found.steps
    number = table.state.legal().index(first.action) + 1
    args: dict[str, object] = {"number": number, "label": first.words, "notation": first.notation}
    table.out.print(table.words.say("play-hint", **args))
    if later:
        table.out.print("  " + table.words.say("play-hint-then", steps=[step.words for step in later]), style="dim")
    if found.reason is not None:
        table.out.print("  " + table.words.phrase(found.reason), style="dim")
    return False


def more(table: Table, seat: int, rest: str) -> bool:
    table.screen.all_answers(table.state)
    return False


def log(table: Table, seat: int, rest: str) -> bool:
    lines = table.session.events_for(seat)
    table.screen.log(lines if rest == "all" else lines[-LOG_LINES:])
    return False


def show_map(table: Table, seat: int, rest: str) -> bool:
    board = table.screen.board
    if rest == "list":
        board.map_list(table.out, table.state, seat, table.words)
    else:
        board.map(table.out, table.state, seat, table.words)
    return False


def hand(table: Table, seat: int, rest: str) -> bool:
    table.screen.board.hand(table.out, table.state, seat, table.words, full=True)
    return False


def whole(table: Table, seat: int, rest: str) -> bool:
    table.screen.overview(table.state, seat, new_round=True)
    table.screen.question(table.state, seat)
    return False


def save(table: Table, seat: int, rest: str) -> bool:
    if not rest:
        raise Problem("problem-file-which", {"command": "save"})
    table.keep(rest)
    table.out.print(table.words.say("play-saved", file=rest))
    return False


def load(table: Table, seat: int, rest: str) -> bool:
    if not rest:
        raise Problem("problem-file-which", {"command": "load"})
    session = Session.load(rest)
    here = table.session.setup
    if (session.setup.game, session.setup.seats) != (here.game, here.seats):
        seats = ", ".join(session.setup.seats)
        raise Problem("problem-load-other", {"file": rest, "game": session.setup.game, "seats": seats})
    table.take(session)
    return True


def rules(table: Table, seat: int, rest: str) -> bool:
    game = table.session.setup.game
    if not rest:
        raise Problem("problem-rule-which", {"game": game})
    show_rule(table.out, book.rule(game, rest, table.words.lang), table.words)
    return False


def card(table: Table, seat: int, rest: str) -> bool:
    if not rest:
        raise Problem("problem-card-which", {"game": table.session.setup.game})
    for entry in named(table.state.game.library(), rest, table.words):
        show_entry(table.out, entry, table.words)
    return False


def help_(table: Table, seat: int, rest: str) -> bool:
    table.screen.commands(HELP)
    return False


def quit_(table: Table, seat: int, rest: str) -> bool:
    raise Quit


COMMANDS: Final[dict[str, Callable[[Table, int, str], bool]]] = {
    "undo": undo,
    "redo": redo,
    "why": why,
    "hint": hint,
    "more": more,
    "log": log,
    "map": show_map,
    "hand": hand,
    "table": whole,
    "card": card,
    "rules": rules,
    "save": save,
    "load": load,
    "help": help_,
    "quit": quit_,
}
ALIASES: Final = {"?": "help", "q": "quit", "exit": "quit", "rule": "rules", "u": "undo"}
HELP: Final[dict[str, Phrase]] = {
    "3": Phrase("typed-number"),
    "ACTION; ACTION": Phrase("typed-notation"),
    "pass phase": Phrase("typed-pass-phase"),
    "undo, redo": Phrase("typed-undo"),
    "why ACTION": Phrase("typed-why"),
    "hint": Phrase("typed-hint"),
    "more": Phrase("typed-more"),
    "table": Phrase("typed-table"),
    "map, map list": Phrase("typed-map"),
    "hand": Phrase("typed-hand"),
    "log, log all": Phrase("typed-log"),
    "card NAME": Phrase("typed-card"),
    "rules ID": Phrase("typed-rules"),
    "save FILE, load FILE": Phrase("typed-save"),
    "quit": Phrase("typed-quit"),
}
