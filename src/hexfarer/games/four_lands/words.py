"""The game in words: names, labels of actions, totals, and the notation of arguments."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands import verbs
from hexfarer.games.four_lands.act import Act
from hexfarer.games.four_lands.content.decks import AGENT_KINDS, KIND, KIND_IDS
from hexfarer.games.four_lands.content.map import FIELD_IDS
from hexfarer.games.four_lands.content.tasks import TASK_IDS
from hexfarer.games.four_lands.flow.moving import usual_way
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import (
    ACTION,
    ARTEFACTS,
    ATTACK,
    NONE,
    NUMERALS,
    PARTIES,
    PHASES,
    SIDES,
    SPELL,
    TASK,
    TRAITS,
    party_name,
)
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.phrase import Phrase, Problem, unknown

# -- names --


def side_name(side: int) -> Phrase:
    return Phrase("side-" + SIDES[side])


def party_phrase(party: int) -> Phrase:
    return Phrase("party", {"side": side_name(party >> 2), "numeral": NUMERALS[party & 3]})


def handle_text(handle: int) -> str:
    """A handle as the notation writes it: `north.II#3`."""
    return f"{party_name(handle >> 6 & 15)}#{handle & 63}"


def hidden_phrase(handle: int) -> Phrase:
    """An Agent that lies face down: all that is known is where."""
    return Phrase("hidden-agent", {"number": handle & 63, "party": party_phrase(handle >> 6 & 15)})


def agent_phrase(s: FourLands, handle: int, viewer: int) -> Phrase:
    agent = s.find_agent(handle >> 6 & 15, handle & 63)
    if agent == NONE or not s.sees(viewer, agent):
        return hidden_phrase(handle)
    return Phrase("card-" + KIND_IDS[KIND[agent]])


def tag_phrase(tag: int, viewer: int) -> Phrase:
    """An Agent in an event: its name for who could know it then."""
    seen = tag >> 17
    if seen >> 5 & 1 or (viewer >= 0 and seen >> viewer & 1):
        return Phrase("card-" + KIND_IDS[KIND[tag & 127]])
    return hidden_phrase((tag >> 7 & 15) * 64 + (tag >> 11 & 63))


def secret_phrase(tag: int, viewer: int) -> Phrase:
    if viewer >= 0 and tag >> (17 + viewer) & 1:
        return Phrase("card-" + KIND_IDS[KIND[tag & 127]])
    return Phrase("hidden-card")


def item_phrase(s: FourLands, number: int) -> Phrase:
    for item in s.items:
        if item.number == number:
            return act_phrase(s, item)
    return Phrase("item-gone")


def act_phrase(s: FourLands, item: Act) -> Phrase:
    if item.kind == ATTACK:
        return Phrase("item-attack", {"party": party_phrase(item.party), "target": party_phrase(item.target)})
    if item.kind == TASK:
        return Phrase("item-task", {"party": party_phrase(item.party), "task": task_phrase(s.field_task[item.place])})
    return Phrase(
        "item-card", {"seat": side_name(s.sides[item.seat]), "card": Phrase("card-" + KIND_IDS[KIND[item.card]])}
    )


def task_phrase(task: int) -> Phrase:
    return Phrase("task-" + TASK_IDS[task]) if 0 <= task < len(TASK_IDS) else Phrase("task-none")


def negated_phrase(packed: int) -> Phrase:
    kind = packed >> 8
    if kind in (SPELL, ACTION):
        return Phrase("card-" + KIND_IDS[KIND[packed & 255]])
    return Phrase("negated-attack" if kind == ATTACK else "negated-task")


def pool_phrases(packed: int) -> list[Phrase]:
    """Missing symbols, two bits a Trait, each named as often as it is missing."""
    return [Phrase("trait-" + name) for trait, name in enumerate(TRAITS) for _ in range(packed >> 2 * trait & 3)]


def name(s: FourLands, kind: str, value: int, viewer: int) -> object:
    """What an argument of a verb, reason or event is called."""
    if kind == "number":
        return value
    if kind == "seat":
        return side_name(s.sides[value])
    if kind == "card":
        return Phrase("card-" + KIND_IDS[value])
    if kind == "secret":
        return secret_phrase(value, viewer)
    if kind == "tag":
        return tag_phrase(value, viewer)
    if kind == "agent":
        return agent_phrase(s, value, viewer)
    if kind == "party":
        return party_phrase(value)
    if kind == "field":
        return Phrase("field-" + FIELD_IDS[value])
    if kind in ("task", "task-or-none"):
        return task_phrase(value)
    if kind == "artefact":
        return Phrase("artefact-" + ARTEFACTS[value])
    if kind == "trait":
        return Phrase("trait-" + TRAITS[value])
    if kind == "phase":
        return Phrase("phase-" + PHASES[value])
    if kind == "item":
        return item_phrase(s, value)
    if kind == "item-kind":
        return negated_phrase(value)
    if kind == "stat":
        return Phrase("stat-attack" if value == 0 else "stat-defence")
    assert kind == "pool", kind
    return pool_phrases(value)


def drawn(s: FourLands, kind: str, value: int, viewer: int) -> list[str]:
    """What an argument of an event looks like: `card:mage_of_cirth`, `party:north.II`; what is hidden, like nothing."""
    if kind in ("tag", "secret"):
        phrase = tag_phrase(value, viewer) if kind == "tag" else secret_phrase(value, viewer)
        return ["card:" + KIND_IDS[KIND[value & 127]]] if phrase.key.startswith("card-") else []
    if kind == "seat":
        return ["seat:" + SIDES[s.sides[value]]]
    if kind == "card":
        return ["card:" + KIND_IDS[value]]
    if kind in ("task", "task-or-none"):
        return ["task:" + TASK_IDS[value]] if 0 <= value < len(TASK_IDS) else []
    return [thing_of(s, kind, value)] if kind in ("party", "field", "artefact") else []


def thing_of(s: FourLands, kind: str, value: int) -> str:
    """The id of the thing that an argument means; "" if it is none."""
    if kind == "card":
        return "card:hand/" + KIND_IDS[value]
    if kind == "agent":
        return "agent:" + handle_text(value)
    if kind == "party":
        return "party:" + party_name(value)
    if kind == "field":
        return "field:" + FIELD_IDS[value]
    if kind == "task":
        return "task:" + TASK_IDS[value]
    if kind == "artefact":
        return "artefact:" + ARTEFACTS[value]
    if kind == "item":
        return f"item:{value}"
    return ""


# -- notation --


def write(s: FourLands, kind: str, value: int) -> str:
    if kind == "card":
        return KIND_IDS[value]
    if kind == "agent":
        return handle_text(value)
    if kind == "party":
        return party_name(value)
    if kind == "field":
        return FIELD_IDS[value]
    if kind == "task":
        return TASK_IDS[value]
    if kind == "trait":
        return TRAITS[value]
    if kind == "artefact":
        return ARTEFACTS[value]
    if kind == "item":
        return str(next((i + 1 for i, item in enumerate(s.items) if item.number == value), 0))
    return str(value)


_LISTS: Final[dict[str, list[str]]] = {
    "card": KIND_IDS,
    "field": FIELD_IDS,
    "task": TASK_IDS,
    "trait": TRAITS,
    "artefact": ARTEFACTS,
}


def read(s: FourLands, kind: str, word: str) -> int:
    known = _LISTS.get(kind)
    if known is not None:
        return index_in(kind, word, known)
    if kind == "party":
        return read_party(s, word)
    if kind == "agent":
        return read_agent(s, word)
    if not word.isdecimal() or int(word) > 999:
        raise Problem("problem-not-a-number", {"given": word})
    if kind == "item":
        place = int(word)
        return s.items[place - 1].number if 1 <= place <= len(s.items) else 0
    return int(word)


def in_one_form(s: FourLands, action: int) -> int:
    """What may be written in several ways is one action: the fields of an exchange, equally short ways of a move."""
    if kind_of(action) == verbs.EXCHANGE and a_of(action) > b_of(action):
        return pack(verbs.EXCHANGE, b_of(action), a_of(action))
    return usual_way(s, action)


def index_in(kind: str, word: str, known: list[str]) -> int:
    if word not in known:
        raise unknown(kind, word, known)
    return known.index(word)


def read_party(s: FourLands, word: str) -> int:
    """A Party: `north.II`, or `II` for one of the seat that is asked."""
    side, dot, numeral = word.rpartition(".")
    if not dot:
        side = SIDES[s.sides[max(0, s.to_act())]]
    names = [party_name(party) for party in range(PARTIES)]
    return index_in("party", side + "." + numeral, names)


def read_agent(s: FourLands, word: str) -> int:
    """An Agent: its handle `north.II#3` (`II#3`), or the name of its card if the asked seat sees just one such."""
    party, hash_mark, slot = word.partition("#")
    if hash_mark:
        if not slot.isdecimal() or int(slot) > 63:
            raise Problem("problem-not-a-number", {"given": slot})
        return read_party(s, party) * 64 + int(slot)
    seat = s.to_act()
    seen = [agent for members in s.members for agent in members if s.sees(seat, agent)]
    found = [agent for agent in seen if KIND_IDS[KIND[agent]] == word]
    if len(found) == 1:
        return s.handle(found[0])
    if found:
        handles = ", ".join(handle_text(s.handle(agent)) for agent in found)
        raise Problem("problem-several-agents", {"given": word, "handles": handles})
    if word in KIND_IDS[:AGENT_KINDS]:
        raise Problem("problem-agent-not-seen", {"card": Phrase("card-" + word)})
    raise unknown("agent", word, [handle_text(s.handle(agent)) for members in s.members for agent in members])
