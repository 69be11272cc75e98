"""What can be read without a table: games, rules, cards, situations. Made once for each language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from hexfarer import bots
from hexfarer.arena.effort import effort
from hexfarer.kernel import situation
from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.registry import Game, find, games, make_setup
from hexfarer.server.words import Json, short, speaker
from hexfarer.text import Speaker
from hexfarer.text import rules as book

SITUATIONS: Final = Path(__file__).parent / "situations"


def named(words: Speaker, key: str, otherwise: str) -> str:
    """A name that the game may have given; otherwise its id."""
    return words.say(Phrase(key)) if words.has(key) else otherwise


def about(words: Speaker, key: str) -> str:
    return words.attribute(Phrase(key), "about") if words.has(key, "about") else ""


# -- games --


FIRST: Final = ("mage_knight", "heroes3", "euthia")  # the games that come first on a page; the others follow


@cache
def games_out(lang: str) -> Json:
    shown = sorted(games(), key=lambda game: FIRST.index(game.id) if game.id in FIRST else len(FIRST))
    return {"games": [game_out(game, speaker(lang)) for game in shown]}


def game_out(game: Game, words: Speaker) -> Json:
    heroes = hero_names(game.id)
    return {
        "id": game.id,
        "name": words.say(Phrase("game-" + game.id)),
        "short": words.attribute(Phrase("game-" + game.id), "short"),
        "about": words.say(Phrase("credit-" + game.id)),
        "pitch": words.attribute(Phrase("game-" + game.id), "pitch"),
        "editions": [
            {
                "id": edition,
                "name": words.say(Phrase("edition-" + edition)),
                "heroes": game.heroes_of(edition),
                "unfit": [option.id for option in game.options if option not in game.options_of(edition)],
            }
            for edition in game.editions
        ],
        "heroes": [
            {"id": hero, "name": short(words, heroes[hero]), "about": words.attribute(heroes[hero], "about")}
            for hero in game.heroes
        ],
        "bots": [bot_out(bot, name, words) for bot, name in BOT_NAMES.items()],
        "seats": [min(one.fewest for one in game.scenarios), max(one.most for one in game.scenarios)],
        "scenarios": [
            {
                "id": scenario.id,
                "name": named(words, "scenario-" + scenario.id, scenario.id),
                "about": about(words, "scenario-" + scenario.id),
                "seats": [scenario.fewest, scenario.most],
                "rounds": scenario.rounds,
                "mode": words.say(Phrase(scenario.mode)) if scenario.mode else "",
                "note": words.say(Phrase(scenario.note)) if scenario.note else "",
                "unfit": [option.id for option in game.options if not game.fits(scenario, option)],
                "pitch": words.attribute(Phrase("scenario-" + scenario.id), "pitch"),
                "teaches": words.attribute(Phrase("scenario-" + scenario.id), "teaches"),
                "picture": picture_out(scenario.picture),
                "ways": scenario.ways,
                "minutes": effort(game.id, scenario.id).minutes,
                "difficulty": effort(game.id, scenario.id).difficulty,
                "usual": [game.default_seats(scenario, n) for n in range(scenario.fewest, scenario.most + 1)],
            }
            for scenario in game.scenarios
        ],
        "options": [
            {
                "id": option.id,
                "name": named(words, "option-" + option.id, option.id),
                "about": about(words, "option-" + option.id),
                "group": {"id": option.group, "name": words.say(GROUPS[option.group])},
                "values": [
                    {"id": value, "name": value_name(option.id, value, game.id, words)} for value in option.values
                ],
            }
            for option in game.options
        ],
    }


def picture_out(picture: str) -> list[Json]:
    """The parts of "sky-day, ft-mine 172 126 1.12"; one without a place lies where it was drawn."""
    found: list[Json] = []
    for part in picture.split(", "):
        drawing, *place = part.split(" ")
        x, y, size = (float(number) for number in place) if place else (0.0, 0.0, 1.0)
        found.append({"part": drawing, "x": x, "y": y, "size": size})
    return found


def bot_out(bot: str, name: Phrase, words: Speaker) -> Json:
    level = bot in bots.levels()
    return {
        "id": bot,
        "name": words.say(name),
        "level": level,
        "short": words.attribute(name, "level") if level else "",
        "about": words.attribute(name, "about") if level else "",
    }


GROUPS: Final = {
    "between": Phrase("server-options-between"),
    "campaign": Phrase("server-options-campaign"),
    "cards": Phrase("server-options-cards"),
    "cities": Phrase("server-options-cities"),
    "combat": Phrase("server-options-combat"),
    "easier": Phrase("server-options-easier"),
    "enemies": Phrase("server-options-enemies"),
    "harder": Phrase("server-options-harder"),
    "map": Phrase("server-options-map"),
    "stars": Phrase("server-options-stars"),
    "time": Phrase("server-options-time"),
}
BOT_NAMES: Final = {
    "easy": Phrase("server-bot-easy"),
    "normal": Phrase("server-bot-normal"),
    "hard": Phrase("server-bot-hard"),
    "ruthless": Phrase("server-bot-ruthless"),
    "patient": Phrase("server-bot-patient"),
    "random": Phrase("server-bot-random"),
    "greedy": Phrase("server-bot-greedy"),
    "seeker": Phrase("server-bot-seeker"),
}
VALUES: Final = {
    "on": Phrase("server-value-on"),
    "off": Phrase("server-value-off"),
    "yes": Phrase("server-value-on"),
    "no": Phrase("server-value-off"),
    "usual": Phrase("server-value-usual"),
}


def value_name(option: str, value: str, game: str, words: Speaker) -> str:
    """A value of an option: in its own words, if it has some; else yes, no, usual, a hero or a number."""
    if words.has("option-" + option, "value-" + value):
        return words.attribute(Phrase("option-" + option), "value-" + value)
    if value in VALUES:
        return words.say(VALUES[value])
    return value if value.isdigit() else short(words, hero_names(game)[value])


@cache
def hero_names(game_id: str) -> dict[str, Phrase]:
    """What the heroes or sides of a game are called. A position knows; so one is made for each usual set of seats."""
    game = find(game_id)
    found: dict[str, Phrase] = {}
    for scenario in game.scenarios:
        sets = [game.default_seats(scenario, scenario.most)]
        if scenario.fewest == 1:
            sets += [[hero] for hero in game.heroes]
        for seats in sets:
            if set(seats) <= set(found):
                continue
            try:
                state = game.start(make_setup(game_id, scenario.id, seats, edition=game.editions[-1]))
            except Problem:
                continue  # these do not go together; another set has them
            for i, hero in enumerate(seats):
                name = game.name(state, "seat", i, -1)
                assert isinstance(name, Phrase), f"{hero} has no name in words"
                found[hero] = name
    return found


# -- rules and cards --


@cache
def rules_out(game_id: str, lang: str) -> Json:
    game = find(game_id).id
    words = speaker(lang)
    chapters = [(chapter.heading, chapter.rules) for chapter in book.chapters(game, lang)]
    chapters.append((book.decisions_heading(game, lang), book.decisions(game, lang)))
    return {
        "game": game,
        "name": words.say(Phrase("game-" + game)),
        "credit": words.say(Phrase("credit-" + game)),
        "rules": [{"chapter": heading, **rule._asdict()} for heading, rules in chapters for rule in rules],
    }


@cache
def library_out(game_id: str, lang: str) -> Json:
    words = speaker(lang)
    return {
        "game": game_id,
        "entries": [
            {
                "id": entry.id,
                "kind": entry.kind,
                "kind_name": named(words, "kind-" + entry.kind, entry.kind),
                "name": words.say(entry.name),
                "text": [words.say(phrase) for phrase in entry.text],
                "brief": [words.say(phrase) for phrase in entry.brief],
                "set": entry.set,
                "set_name": named(words, "edition-" + entry.set, entry.set),
                "confidence": entry.confidence,
                "facts": entry.facts,
            }
            for entry in find(game_id).library()
        ],
    }


# -- situations --


@cache
def situations_out() -> Json:
    """The situations that come with the program; those with a goal are puzzles."""
    found: list[Json] = []
    for file in sorted(SITUATIONS.glob("*.yaml")):
        text = file.read_text(encoding="utf-8")
        one = situation.read(text, file.name)[0]
        found.append(
            {
                "id": file.stem,
                "game": one.game,
                "title": one.title,
                "rules": one.rules,
                "puzzle": one.goal is not None,
                "text": text,
            }
        )
    return {"situations": found}
