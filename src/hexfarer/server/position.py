"""A position in words and data, for one viewer in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hexfarer.bots.planning import Difference, End, Sum
from hexfarer.kernel.decision import Change, Choice, Total, Way
from hexfarer.kernel.outlook import Outlook
from hexfarer.kernel.phrase import Phrase, unknown
from hexfarer.kernel.session import Past, Session
from hexfarer.kernel.state import State
from hexfarer.kernel.table import choices, decision
from hexfarer.kernel.table import things as table_things
from hexfarer.server.refusing import refusals
from hexfarer.server.telling import Tellings
from hexfarer.server.words import Json, short, speaker
from hexfarer.text import Speaker
from hexfarer.text import rules as book

LOG_STEPS: Final = 60  # so many are sent with a position


def position(session: Session, viewer: int, lang: str, tellings: Tellings, now: bool) -> Json:
    """What the viewer may know of the session's position. `now`: it is the present one, in which one can act.

    The table adds its own part: table, sequence, of, seats.
    """
    words = speaker(lang)
    s = session.state
    acting = now and viewer >= 0 and s.to_act() == viewer
    offered = choices(s) if acting else []
    refused = session.undo_problem(viewer) if now and viewer >= 0 else None
    return {
        "at": len(session.line),
        "seat": viewer,
        "to_act": s.to_act(),
        "over": s.over,
        "goal": goal(session, viewer, words),
        "view": s.view(viewer),
        "things": things(s, viewer, offered, words),
        "decision": None if s.over else asked(s, viewer, words),
        "actions": [action(choice, words) for choice in offered],
        "history": [past(step, words) for step in session.history(viewer)] if now else [],
        "log": tellings.lines(session, viewer, lang, max(len(session.line) - LOG_STEPS + 1, 0)),
        "can_undo": now and viewer >= 0 and refused is None,
        "can_redo": now and viewer >= 0 and session.can_redo(viewer),
        "undo_refused": None if refused is None else words.say(refused.phrase),
    }


def things(s: State, viewer: int, offered: list[Choice], words: Speaker) -> list[Json]:
    """Everything that the viewer sees or may choose, with the actions that touch it."""
    touching: dict[str, list[int]] = {}
    for i, choice in enumerate(offered):
        for id in dict.fromkeys(choice.label.things):
            touching.setdefault(id, []).append(i)
    found = table_things(s, viewer, [choice.label for choice in offered])
    for thing in found:  # made for this answer: they need not be copied
        name = thing["name"]
        thing["name"] = words.say(name) if isinstance(name, Phrase) else str(name)
        thing["actions"] = touching.get(str(thing["id"]), [])
    return found


def goal(session: Session, viewer: int, words: Speaker) -> Json | None:
    found = session.state.game.goal(session.state, viewer)
    if found is None:
        return None
    return {
        "title": words.say(Phrase("scenario-" + session.setup.scenario)),
        "sentence": words.say(found.sentence),
        "rounds": {"now": found.now, "last": found.last},
        "parts": [
            {
                "name": words.say(part.name),
                "have": part.have,
                "need": part.need,
                "done": part.done,
                "must": part.must,
                "seat": part.seat,
                "icon": part.icon,
                "thing": part.thing,
                "where": "" if part.where is None else words.say(part.where),
            }
            for part in found.parts
        ],
    }


def totals(some: Sequence[Total | Sum], words: Speaker) -> list[Json]:
    return [
        {"name": words.say(total.name), "value": total.value, "need": total.need, "key": total.name.key}
        for total in some
    ]


def asked(s: State, viewer: int, words: Speaker) -> Json:
    """The question for the seat that is asked. The words may name what only that seat knows: the others just wait."""
    if s.to_act() == viewer:
        found = decision(s)
        return {
            "seat": found.seat,
            "title": words.title(found.words),
            "sentence": words.say(found.words),
            "rule": found.rule,
            "totals": totals(found.totals, words),
            "primary": [s.format(primary) for primary in found.primary],
        }
    wait = Phrase("server-waiting", {"seat": s.game.name(s, "seat", s.to_act(), viewer)})
    return {
        "seat": s.to_act(),
        "title": words.title(wait),
        "sentence": words.say(wait),
        "rule": "",
        "totals": [],
        "primary": [],
    }


def action(choice: Choice, words: Speaker) -> Json:
    return {
        "notation": choice.notation,
        "label": words.say(choice.label.words),
        "things": choice.label.things,
        "primary": choice.primary,
        "group": choice.label.group,
        "order": choice.order,
        "rule": choice.label.rule,
        "reveals": choice.reveals,
        "preview": {"totals": totals(choice.preview.totals, words), "marks": choice.preview.marks},
        "cost": [
            {"what": paid.what, "name": words.say(paid.name), "n": paid.before - paid.after} for paid in choice.cost
        ],
        "effects": [change(one, words) for one in choice.effects],
        "way": way(choice.way) if choice.way is not None else None,
    }


def way(found: Way) -> Json:
    return {"places": found.places, "prices": found.prices, "have": found.have, "stop": found.stop}


def change(one: Change | Difference, words: Speaker) -> Json:
    return {"what": one.what, "name": words.say(one.name), "before": one.before, "after": one.after}


def end(one: End, words: Speaker) -> Json:
    """What a fight can end in, and how."""
    steps = [
        {
            "notation": step.notation,
            "label": words.say(step.words),
            "things": step.things,
            "totals": totals(step.totals, words),
        }
        for step in one.steps
    ]
    told = {name: one.found[name] for name in ("beaten", "wounds", "poison", "units", "cards")}
    return {**told, "sure": one.sure, "line": steps, "effects": [change(step, words) for step in one.changes]}


def outlook(found: Outlook, words: Speaker) -> Json:
    """What the answers to a question lead to."""
    return {
        "happens": [{"text": words.say(one.words), "icon": one.icon} for one in found.happens],
        "answers": [
            {
                "line": one.line,
                "label": words.say(one.words),
                "things": one.things,
                "result": one.result,
                "note": words.say(one.note),
            }
            for one in found.answers
        ],
        "unable": [words.say(phrase) for phrase in found.unable],
    }


def in_words(value: object, words: Speaker) -> object:
    """Plain data with every phrase in it said."""
    if isinstance(value, Phrase):
        return words.say(value)
    if isinstance(value, Mapping):
        return {key: in_words(part, words) for key, part in value.items()}
    return [in_words(part, words) for part in value] if isinstance(value, list) else value


def past(step: Past, words: Speaker) -> Json:
    return {
        "number": step.number,
        "seat": step.seat,
        "notation": step.notation,
        "label": "" if step.label is None else words.say(step.label),
        "things": step.things,
        "final": step.final,
        "barrier": None if step.barrier is None else words.say(step.barrier),
        "undone": step.undone,
        "told": [words.say(phrase) for phrase in step.told],
        "forced": step.forced,
        "silent": [words.say(phrase) for phrase in step.silent],
    }


def facts(s: State, seat: int, thing: str, words: Speaker) -> Json:
    """What a thing is; what the seat can do with it now, and what not yet. Problem if the seat sees no such thing."""
    asked = not s.over and s.to_act() == seat
    labels = [(action, s.game.label(s, action)) for action in s.legal()] if asked else []
    shown = {str(one["id"]): one for one in table_things(s, seat, [label for _, label in labels])}
    if thing not in shown:
        raise unknown("thing", thing, list(shown))
    found = s.game.facts(s, thing, seat)
    library = {entry.id: entry for entry in s.game.library()}
    entries = [library[id] for id in found.entries if id in library]
    rule = s.game.rules_about.get(thing.partition(":")[0], "")
    name = short(words, shown[thing]["name"])
    abilities = [(words.say(ability), cited) for ability, cited in found.abilities]
    return {
        "thing": thing,
        "name": name,
        "about": [
            {
                "id": entry.id,
                "kind": entry.kind,
                "name": short(words, entry.name),
                "text": [words.say(line) for line in entry.text],
            }
            for entry in entries
        ],
        "abilities": [
            {"name": what, "rule": cited, "text": book.rule(s.game.id, cited, words.lang).text}
            for what, cited in ([(name, rule)] if rule else []) + abilities
        ],
        "numbers": {key: n for entry in entries[:1] for key, n in entry.facts.items() if type(n) is int},
        "sums": totals(found.sums, words),
        "now": [
            {"notation": s.format(action), "label": words.say(label.words)}
            for action, label in labels
            if thing in label.things
        ],
        "not_yet": refusals(s, thing, "", words) if asked else [],
    }
