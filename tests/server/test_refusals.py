"""Why not: what is answered about a thing that somebody selected belongs to that thing, and names its rule."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hexfarer.kernel import registry
from hexfarer.kernel.registry import make_setup
from hexfarer.kernel.state import State
from hexfarer.kernel.table import decision
from hexfarer.kernel.verdict import OK
from hexfarer.server.refusing import WhyNot, refusals
from hexfarer.server.words import speaker
from tests.support import ALL, positions

GAMES = 12 if ALL else 2  # of each game
STEPS = 150 if ALL else 60
EVERY = 10 if ALL else 20  # so often somebody asks about everything
PAIRS = 4  # for each thing asked about with others
WORDS = speaker("en")


def asked(s: State, chance: Random) -> Iterator[tuple[str, str]]:
    """Everything that the seat sees, by itself and with some other things."""
    things = [str(thing["id"]) for thing in s.game.things(s, s.to_act())]
    for thing in things if ALL else chance.sample(things, min(25, len(things))):
        yield thing, ""
        for other in chance.sample(things, min(PAIRS, len(things))):
            yield thing, other


@pytest.mark.parametrize("game", registry.names())
def test_a_refusal_is_about_what_was_selected_and_names_its_rule(game: str) -> None:
    chance = Random(0)
    wrong: dict[str, None] = {}
    answered = 0
    for s in positions(game, GAMES, STEPS, EVERY):
        why_not = WhyNot(s)
        for thing, other in asked(s, chance):
            for answer in why_not.refusals(thing, other, WORDS):
                answered += 1
                intent = s.parse(answer["intent"])
                verdict = s.check(intent)
                about = f"{thing} {other}: {answer['intent']}"
                if verdict == OK:
                    wrong[f"{about}: is allowed"] = None
                    continue
                touched = s.game.label(s, intent).things
                if thing not in touched or (other and other not in touched) or thing not in answer["marks"]:
                    wrong[f"{about}: touches {touched}"] = None
                own = s.game.reasons.of(verdict).rule
                if not answer["rule"] or answer["rule"] != (own or decision(s).rule):
                    wrong[f"{about}: the rule {answer['rule'] or '-'} for {s.game.reasons.of(verdict).key}"] = None
                if not answer["title"] or not answer["text"]:
                    wrong[f"{about}: no words"] = None
    assert answered > 100
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("kept", ["mining", "trade", "combat"])
def test_a_token_is_refused_for_its_own_action_and_never_said_to_be_gone(kept: str) -> None:
    """Each Action token of Euthia, and the one that was kept for a fourth Action, on the Church."""
    s = registry.find("euthia").start(make_setup("euthia", "the_hunt", ["dral", "ael"], 1))
    s.game.situate(s, {"tiles": ["I-01 0,0"], "seat": {"0": {"saved": kept}}})
    s.changed()
    own = {"mining": "mine", "trade": "trade"}
    for token, gives in (("mining", "mining"), ("trade", "trade"), ("combat", "combat"), ("saved", kept)):
        found = {answer["intent"]: answer for answer in refusals(s, f"token:{token}", "", WORDS)}
        said = {intent: s.game.reasons.of(s.check(s.parse(intent))).key for intent in found}
        assert "eu-no-token" not in said.values(), said
        if gives in own:
            refused = found[f"{own[gives]} {token}"]
            assert refused["rule"] == ("EU-MINE-01" if gives == "mining" else "EU-TRADE-01")


@pytest.mark.parametrize(
    ("game", "scenario", "thing", "first"),
    [
        ("euthia", "the_hunt", "half:trade/act", "trade trade"),
        ("euthia", "the_hunt", "half:combat/act", "fight monster"),
        ("mage_knight", "first_reconnaissance", "crystal:red", "crystal red"),
        ("mage_knight", "first_reconnaissance", "slot:1,1", "explore 1,1"),
        ("heroes3", "brave_new_world", "token:population", "populate"),
        ("heroes3", "brave_new_world", "token:spell_book", "buy-spell"),
    ],
)
def test_a_part_of_the_table_that_no_answer_names_tells_why_not(
    game: str, scenario: str, thing: str, first: str
) -> None:
    """Asked once, by the thing: halves of tokens, dice, crystals, places for tiles, tokens of a Town."""
    s = registry.find(game).start(make_setup(game, scenario, seed=1))
    if game == "mage_knight":
        s.apply(s.legal()[0])
    assert refusals(s, thing, "", WORDS)[0]["intent"] == first


def test_what_people_usually_want_of_a_thing_is_told_first_and_alone() -> None:
    s = registry.find("mage_knight").start(make_setup("mage_knight", "first_reconnaissance", seed=3))
    s.apply(s.legal()[0])
    far = [str(thing["id"]) for thing in s.game.things(s, 0) if thing["kind"] == "space"][-1]
    assert refusals(s, far, "", WORDS)[0]["intent"] == "move " + far.partition(":")[2]
    words = s.game.wants["space"]
    assert {answer["intent"].split()[0] for answer in refusals(s, far, "", WORDS)} <= set(words)
