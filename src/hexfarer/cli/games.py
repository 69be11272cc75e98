"""`hexfarer games`: what can be played."""

from __future__ import annotations

import typer
from rich.padding import Padding

from hexfarer import bots
from hexfarer.cli.out import Out, columns, print_json
from hexfarer.cli.params import Json, Lang
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.registry import Game
from hexfarer.kernel.registry import games as all_games


def games(ctx: typer.Context, as_json: Json = False, lang: Lang = None) -> None:
    words: Words = ctx.obj
    if as_json:
        print_json({"games": [facts(game, words) for game in all_games()]})
        return
    out = Out()
    for game in all_games():
        show(out, game, words)


def facts(game: Game, words: Words) -> dict[str, object]:
    fewest = min(scenario.fewest for scenario in game.scenarios)
    most = max(scenario.most for scenario in game.scenarios)
    return {
        "id": game.id,
        "name": words.phrase(Phrase("game-" + game.id)),
        "editions": game.editions,
        "seats": [fewest, most],
        "scenarios": [
            {
                "id": scenario.id,
                "name": named(words, "scenario-" + scenario.id, scenario.id),
                "seats": [scenario.fewest, scenario.most],
                "rounds": scenario.rounds,
            }
            for scenario in game.scenarios
        ],
        "heroes": game.heroes,
        "options": [
            {"id": option.id, "name": named(words, "option-" + option.id, option.id), "values": option.values}
            for option in game.options
        ],
        "bots": bots.names(),
    }


def named(words: Words, key: str, otherwise: str) -> str:
    """A name that the game may have given; otherwise its id."""
    return words.phrase(Phrase(key)) if words.speaker.has(key) else otherwise


def about(words: Words, key: str) -> str:
    return words.speaker.attribute(Phrase(key), "about") if words.speaker.has(key, "about") else ""


def hero_with_edition(game: Game, hero: str) -> str:
    """The edition is told of those that the first one lacks."""
    first = next(edition for edition in game.editions if hero in game.heroes_of(edition))
    return hero if first == game.editions[0] else f"{hero} ({first})"


def show(out: Out, game: Game, words: Words) -> None:
    out.print(f"{words.phrase(Phrase('game-' + game.id))} ({game.id})", style="bold")
    out.print(words.phrase(Phrase("credit-" + game.id)), style="dim")
    table = columns("", "")
    for scenario in game.scenarios:
        key = "scenario-" + scenario.id
        name = named(words, key, scenario.id)
        seats = words.say("games-scenario", fewest=scenario.fewest, most=scenario.most, rounds=scenario.rounds)
        table.add_row(scenario.id, f"{name}: {seats} {about(words, key)}".strip())
    for option in game.options:
        key = "option-" + option.id
        values = "|".join(option.values)
        table.add_row(f"{option.id}={values}", f"{named(words, key, option.id)}: {about(words, key)}".strip(": "))
    if len(game.editions) > 1:
        names = [f"{edition} ({words.phrase(Phrase('edition-' + edition))})" for edition in game.editions]
        table.add_row(words.say("games-editions"), ", ".join(names))
    table.add_row(words.say("games-heroes"), ", ".join(hero_with_edition(game, hero) for hero in game.heroes))
    table.add_row(words.say("games-bots"), ", ".join(bots.names()))
    out.print(Padding(table, (0, 0, 1, 2)))
