"""`--help`: what a command does and what it takes, in the chosen language."""

from __future__ import annotations

from typing import Any, Final

from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase

COMMANDS: Final[dict[str, Phrase]] = {
    "hexfarer": Phrase("help-hexfarer"),
    "games": Phrase("help-games"),
    "play": Phrase("help-play"),
    "demo": Phrase("help-demo"),
    "serve": Phrase("help-serve"),
    "sim": Phrase("help-sim"),
    "replay": Phrase("help-replay"),
    "situation": Phrase("help-situation"),
    "rules": Phrase("help-rules"),
    "card": Phrase("help-card"),
    "bench": Phrase("help-bench"),
    "doctor": Phrase("help-doctor"),
}
NAMES: Final = [name for name in COMMANDS if name != "hexfarer"]
PARAMS: Final[dict[str, Phrase]] = {  # "command.parameter" where it means something else there
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
    "opens": Phrase("help-open"),
    "options": Phrase("help-option"),
    "pace": Phrase("help-pace"),
    "picture": Phrase("help-picture"),
    "play.seats": Phrase("help-seats"),
    "port": Phrase("help-port"),
    "quick": Phrase("help-quick"),
    "replay.file": Phrase("help-save-file"),
    "save": Phrase("help-save"),
    "edition": Phrase("help-edition"),
    "scenario": Phrase("help-scenario"),
    "seed": Phrase("help-seed"),
    "serve.workers": Phrase("help-serve-workers"),
    "sim.seats": Phrase("help-bots"),
    "situation.files": Phrase("help-files"),
    "until": Phrase("help-until"),
    "verify": Phrase("help-verify"),
    "version": Phrase("help-version"),
    "workers": Phrase("help-workers"),
}


def phrase_of(command: str, param: str) -> Phrase:
    """What a parameter of a command means."""
    return PARAMS.get(f"{command}.{param}") or PARAMS[param]


def describe(command: Any, ctx: Any, formatter: Any, commands: list[str] | None = None) -> None:
    """Write the help of a command, or of all of them."""
    words: Words = ctx.obj
    command.options_metavar = words.say("help-options-mark")
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=words.say("help-usage") + " ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(words.phrase(COMMANDS[str(ctx.info_name)]))
    arguments: list[tuple[str, str]] = []
    options: list[tuple[str, str]] = []
    for param in command.get_params(ctx):
        text = words.phrase(phrase_of(str(ctx.info_name), param.name))
        if param.param_type_name == "argument":
            arguments.append((str(param.metavar), text))
        else:
            value = "" if param.is_flag else f" {param.metavar}"
            options.append((", ".join(param.opts) + value, text))
    rows = [(name, words.phrase(COMMANDS[name])) for name in commands or []]
    sections = {
        words.say("help-commands"): rows,
        words.say("help-arguments"): arguments,
        words.say("help-options"): options,
    }
    for heading, some in sections.items():
        if some:
            with formatter.section(heading):
                formatter.write_dl(some)
