"""`--help`: what a command does and what it takes, in the chosen language."""

from __future__ import annotations

from typing import Any, Final

from hexfarer.cli.layout import Rows, page
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase

COMMANDS: Final[dict[str, Phrase]] = {
    "hexfarer": Phrase("help-hexfarer"),
    "games": Phrase("help-games"),
    "play": Phrase("help-play"),
    "demo": Phrase("help-demo"),
    "serve": Phrase("help-serve"),
    "sim": Phrase("help-sim"),
    "duel": Phrase("help-duel"),
    "save": Phrase("help-saved"),
    "replay": Phrase("help-replay"),
    "situation": Phrase("help-situation"),
    "solve": Phrase("help-solve"),
    "rules": Phrase("help-rules"),
    "card": Phrase("help-card"),
    "bench": Phrase("help-bench"),
    "doctor": Phrase("help-doctor"),
}
NAMES: Final = [name for name in COMMANDS if name != "hexfarer"]
OPTIONS: Final = {"version": "--version", "lang": "--lang LANG", "help": "--help"}  # of no command in particular
PARAMS: Final[dict[str, Phrase]] = {  # "command.parameter" where it means something else there
    "at": Phrase("help-at"),
    "coverage": Phrase("help-coverage"),
    "database": Phrase("help-database"),
    "dump": Phrase("help-dump"),
    "games": Phrase("help-count"),
    "game": Phrase("help-game"),
    "help": Phrase("help-help"),
    "heroes": Phrase("help-heroes"),
    "history": Phrase("help-history"),
    "host": Phrase("help-host"),
    "id": Phrase("help-id"),
    "as_json": Phrase("help-json"),
    "lang": Phrase("help-lang"),
    "load": Phrase("help-load"),
    "name": Phrase("help-name"),
    "nodes": Phrase("help-nodes"),
    "one": Phrase("help-one"),
    "opens": Phrase("help-open"),
    "options": Phrase("help-option"),
    "other": Phrase("help-other"),
    "pace": Phrase("help-pace"),
    "picture": Phrase("help-picture"),
    "play.seats": Phrase("help-seats"),
    "port": Phrase("help-port"),
    "quick": Phrase("help-quick"),
    "replay.file": Phrase("help-save-file"),
    "save": Phrase("help-save"),
    "save.file": Phrase("help-save-file"),
    "edition": Phrase("help-edition"),
    "every": Phrase("help-all"),
    "rows": Phrase("help-rows"),
    "scenario": Phrase("help-scenario"),
    "seed": Phrase("help-seed"),
    "serve.workers": Phrase("help-serve-workers"),
    "sim.seats": Phrase("help-bots"),
    "situation.files": Phrase("help-files"),
    "solve.file": Phrase("help-solve-file"),
    "solve.nodes": Phrase("help-solve-nodes"),
    "until": Phrase("help-until"),
    "verify": Phrase("help-verify"),
    "version": Phrase("help-version"),
    "workers": Phrase("help-workers"),
}


def phrase_of(command: str, param: str) -> Phrase:
    """What a parameter of a command means."""
    return PARAMS.get(f"{command}.{param}") or PARAMS[param]


def overview(words: Words) -> str:
    """The help of all commands. It needs none of them, and no Typer, which takes a while to import."""
    commands = [(name, words.phrase(COMMANDS[name])) for name in NAMES]
    options = [(written, words.phrase(PARAMS[name])) for name, written in OPTIONS.items()]
    return told("hexfarer", [words.say("help-options-mark"), "COMMAND [ARGS]..."], commands, [], options, words)


def describe(command: Any, ctx: Any) -> str:
    """The help of one command."""
    words: Words = ctx.obj
    command.options_metavar = words.say("help-options-mark")
    arguments: list[tuple[str, str]] = []
    options: list[tuple[str, str]] = []
    for param in command.get_params(ctx):
        text = words.phrase(phrase_of(str(ctx.info_name), param.name))
        if param.param_type_name == "argument":
            arguments.append((str(param.metavar), text))
        else:
            value = "" if param.is_flag else f" {param.metavar}"
            options.append((", ".join(param.opts) + value, text))
    return told(ctx.command_path, command.collect_usage_pieces(ctx), [], arguments, options, words)


def told(path: str, pieces: list[str], commands: Rows, arguments: Rows, options: Rows, words: Words) -> str:
    sections = {
        words.say("help-commands"): commands,
        words.say("help-arguments"): arguments,
        words.say("help-options"): options,
    }
    about = words.phrase(COMMANDS[path.split()[-1]])
    return page(f"{words.say('help-usage')} {path}", " ".join(pieces), about, sections)
