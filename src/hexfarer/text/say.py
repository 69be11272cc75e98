"""What a situation may ask to have said: `text: {lang: pl, of: "card minstrel", contains: …}`."""

from __future__ import annotations

from hexfarer.kernel.phrase import Phrase, Problem, unknown
from hexfarer.kernel.state import State
from hexfarer.kernel.table import decision
from hexfarer.text import rules
from hexfarer.text.speaker import Speaker


def say(lang: str, of: str, s: State) -> str:
    """In a language: "question", "action <notation>", "why <notation>", "rule <id>", "log",
    or a card, task, token or place as "<kind> <id>" with its name and its text."""
    speaker = Speaker(lang)
    what, _, name = of.partition(" ")
    if what == "question":
        return speaker.say(decision(s).words)
    if what == "log":
        return "\n".join([speaker.say(s.game.told(s, event, s.to_act())) for event in s.log or []])
    if what == "rule":
        return rules.rule(s.game.id, name, lang).text
    if what == "action":
        return speaker.say(s.game.label(s, s.parse(name)).words)
    if what == "why":
        verdict = s.check(s.parse(name))
        if not verdict:
            raise Problem("problem-situation-no-refusal", {"action": name, "asked": str(s.to_act())})
        return speaker.say(s.game.why(s, verdict))
    return _entry(speaker, what, name, s)


def _entry(speaker: Speaker, kind: str, id: str, s: State) -> str:
    library = s.game.library()
    kinds = sorted({entry.kind for entry in library})
    if kind not in kinds:
        raise unknown("text", kind, ["question", "action", "why", "rule", "log", *kinds])
    some = {entry.id: entry for entry in library if entry.kind == kind}
    if id not in some:
        raise unknown("name", id, list(some))
    said: list[Phrase] = [some[id].name, *some[id].text]
    return "\n".join([speaker.say(phrase) for phrase in said])
