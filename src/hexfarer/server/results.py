"""How a game ended, and how finished games went."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.session import Session
from hexfarer.kernel.state import Outcome, State
from hexfarer.server.reference import named
from hexfarer.server.store import ResultRow
from hexfarer.server.words import Json, speaker
from hexfarer.text import Speaker

POINTS: Final = 120  # the most points of a curve
SCORES: Final = 200  # the most single scores that a row of the statistics lists
UNDECIDED: Final[Json] = {
    "over": False,
    "kind": "",
    "sentence": "",
    "winners": [],
    "seats": [],
    "course": [],
    "sequel": None,
}


def result(session: Session, lang: str, viewer: int, hints: list[int]) -> Json:
    """What a viewer is told (a seat; -1: a watcher). Of a game that is on, scores may tell secrets: then nothing.

    `hints`: how many each seat asked for.
    """
    s = session.state
    if not s.over:
        return UNDECIDED
    words = speaker(lang)
    outcome = s.outcome()
    return {
        "over": True,
        "kind": outcome.kind,
        "sentence": sentence(s, outcome, words),
        "winners": outcome.winners,
        "seats": [
            {
                "seat": seat,
                "score": score,
                "breakdown": shares(outcome.breakdown[seat], words),
                "hints": hints[seat],
            }
            for seat, score in enumerate(outcome.scores)
        ],
        "course": course(session),
        "sequel": sequel(session, words) if viewer >= 0 else None,
    }


def sequel(session: Session, words: Speaker) -> Json | None:
    """How a campaign goes on, for the page where games are made: options only where they are not the usual ones."""
    game = session.state.game
    following = game.sequel(session.state)
    if following is None:
        return None
    usual = {option.id: option.values[0] if option.values else "" for option in game.options}
    return {
        "game": following.game,
        "scenario": following.scenario,
        "name": named(words, "scenario-" + following.scenario, following.scenario),
        "heroes": following.seats,
        "options": {id: value for id, value in following.options.items() if value != usual[id]},
        "again": following.scenario == session.setup.scenario,
    }


def sentence(s: State, outcome: Outcome, words: Speaker) -> str:
    kind = found(words, ("victory-", "cli-mk-end-"), outcome.kind)
    if not outcome.winners:
        return words.say(Phrase("server-nobody-won", {"kind": kind}))
    winners = [s.game.name(s, "seat", seat, -1) for seat in outcome.winners]
    return words.say(Phrase("server-won", {"winners": winners, "kind": kind}))


def shares(breakdown: dict[str, object], words: Speaker) -> list[Json]:
    """The parts of a score: numbers as they are, lists by how many they name."""
    parts: list[Json] = []
    for key, value in breakdown.items():
        items = [item_name(item, words) for item in value] if isinstance(value, list) else []
        points = len(items) if isinstance(value, list) else value
        if isinstance(points, int):
            parts.append({"key": key, "name": score_name(key, words), "rule": None, "points": points, "items": items})
    return parts


def score_name(key: str, words: Speaker) -> str:
    plain = key.removeprefix("title_")
    name = words.say(SHARES[plain]) if plain in SHARES else found(words, SCORE_NAMES, plain.replace("_", "-"))
    return name if plain == key else words.say(Phrase("server-title-of", {"name": name}))


SCORE_NAMES: Final = ("cli-mk-score-", "cli-h3-score-", "eu-score-")
SHARES: Final = {"trophies": Phrase("server-score-trophies"), "artefacts": Phrase("server-score-artefacts")}


def item_name(item: object, words: Speaker) -> str:
    """A task or an artefact that counts, by name."""
    id = str(item.get("task", "")) if isinstance(item, dict) else str(item)
    return found(words, ("task-", "artefact-"), id)


def found(words: Speaker, prefixes: tuple[str, ...], id: str) -> str:
    """The message that there is for an id; otherwise the id."""
    for prefix in prefixes:
        if words.has(prefix + id):
            return words.say(Phrase(prefix + id))
    return id


def course(session: Session) -> list[Json]:
    """The scores in the course of the game, at so many places at most."""
    last = len(session.line)
    every = max(1, -(-last // POINTS))
    state = session.seek(0)
    points: list[Json] = [{"action": 0, "scores": state.outcome().scores}]
    for number, step in enumerate(session.line, 1):
        state.apply(step.action)
        if number % every == 0 or number == last:
            points.append({"action": number, "scores": state.outcome().scores})
    return points


def stats(rows: list[ResultRow]) -> Json:
    """Finished games by game, scenario, hero and player."""
    groups: dict[tuple[str, str, str, str], list[ResultRow]] = {}
    for row in rows:
        groups.setdefault((row.game, row.scenario, row.hero, row.player), []).append(row)
    return {
        "finished": len({row.table for row in rows}),
        "rows": [
            {
                "game": game,
                "scenario": scenario,
                "hero": hero,
                "player": player,
                "games": len(group),
                "wins": sum(row.won for row in group),
                "score_mean": fmean(row.score for row in group),
                "score_best": max(row.score for row in group),
                "scores": [row.score for row in group[-SCORES:]],
                "actions_mean": fmean(row.actions for row in group),
            }
            for (game, scenario, hero, player), group in sorted(groups.items())
        ],
    }
