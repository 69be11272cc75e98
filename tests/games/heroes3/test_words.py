"""Answers, events and refusals of Heroes III in words: no bare numbers, and the rule that fits."""

from __future__ import annotations

from typing import Any

import pytest

from hexfarer.games.heroes3 import GAME, events, verbs
from hexfarer.games.heroes3.content import towns
from hexfarer.games.heroes3.content.scenarios import SCENARIO_IDS
from hexfarer.games.heroes3.player import MAGE_GUILD
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.words import rule_of
from hexfarer.kernel.action import kind_of, pack
from hexfarer.kernel.event import Event
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.state import State
from hexfarer.kernel.table import choices, decision
from hexfarer.text import languages, rules
from hexfarer.text.speaker import Speaker
from tests.games.heroes3.test_random_games import lively, started

ENGLISH = Speaker("en")


def laid(given: dict[str, Any]) -> State:
    state = GAME.start(Setup("heroes3", "base", "brave_new_world", ["catherine", "sandro"], {}, 1))
    GAME.situate(state, given)
    return state


def label(state: State, text: str) -> str:
    return ENGLISH.say(GAME.label(state, state.parse(text)).words)


def told(state: State, kind: int, *args: int) -> str:
    return ENGLISH.say(GAME.told(state, Event(kind, list(args)), 0))


@pytest.mark.parametrize("lang", languages())
def test_everything_in_a_game_can_be_said(lang: str) -> None:
    speaker = Speaker(lang)
    for number, scenario in enumerate(SCENARIO_IDS):
        state, chance = started(scenario, 2 + number % 2, 50 + number)
        state.log = []
        for count in range(200):
            if state.over:
                break
            if count % 5 == 0:
                asked = decision(state)
                assert speaker.say(asked.words)
                assert speaker.title(asked.words)
                for action in state.legal():
                    assert speaker.say(GAME.label(state, action).words)
            state.apply(lively(state, chance))
        for event in state.log:
            assert speaker.say(GAME.told(state, event, 0))


def test_no_label_of_a_choice_is_a_bare_number() -> None:
    bare = {"do-h3-choose", "do-h3-number", "do-h3-die", "do-h3-outcome", "do-h3-play", "do-h3-boost", "do-h3-reroll"}
    for seed in (61, 62, 63):
        state, chance = started(SCENARIO_IDS[seed % len(SCENARIO_IDS)], 2, seed)
        for _ in range(300):
            if state.over:
                break
            for action in state.legal():
                assert GAME.label(state, action).words.key not in bare, state.format(action)
            state.apply(lively(state, chance))


def test_every_verb_has_a_rule_that_is_written() -> None:
    state = laid({})
    known = {entry.id for chapter in rules.chapters("heroes3") for entry in chapter.rules}
    for verb in verbs.VERBS.all:
        assert rule_of(state, pack(verb.kind)) in known, verb.key  # type: ignore[arg-type]


def test_cards_say_what_they_are_played_for() -> None:
    state = laid({"seat": {"0": {"hand": ["sorcery", "haste"], "level": 3}}})
    assert label(state, "play sorcery 1") == "Play Sorcery: you draw 1 card"
    assert GAME.label(state, state.parse("play sorcery 1")).things == ["card:sorcery"]


def test_fields_are_told_with_what_lies_there() -> None:
    state = laid({"place": {"C": "F4"}, "seat": {"0": {"at": "C4"}}})
    assert label(state, "move main C3") == "Main Hero: go to field C3 (Gold Mine)"
    assert "(Gold Mine)" in told(state, events.VISITED, 0, 2 * 7 + 3)


def test_fighters_are_told_apart_by_their_spaces() -> None:
    state = laid({"combat": {"attacker": ["marksmen a1"], "defender": ["boars c4", "boars d5"], "active": 0}})
    attacks = [action for action in state.legal() if kind_of(action) == verbs.ATTACK]
    words = [ENGLISH.say(GAME.label(state, action).words) for action in attacks]
    assert words == ["Attack Boars (c4)", "Attack Boars (d5)"]


def test_buildings_are_called_as_in_the_town_of_who_builds() -> None:
    state = laid({})
    assert told(state, events.BUILT, 0, 3) != told(state, events.BUILT, 1, 3)
    assert "Towers" in told(state, events.BUILT, 0, 3)
    assert "Old Cemetery" in told(state, events.BUILT, 1, 3)


def test_units_of_the_log_are_named_by_their_card_and_the_tower_by_its_number() -> None:
    state = laid({})
    boars = GAME.read(state, "unit", "neutral_boars:few")
    assert "Boars" in told(state, events.DEFEATED, boars)
    assert "Arrow Tower" in told(state, events.DAMAGE, 4094, 2)


def test_signs_dice_faces_tiles_and_morale_have_names() -> None:
    state = laid({})
    assert "Annoying Lizard" in told(state, events.STARS, 0)
    assert "6 gold" in told(state, events.ROLLED, 0, 5)
    assert "−1" in told(state, events.ATTACK_ROLL, 0)
    assert "starting tile S1" in told(state, events.DISCOVERED, 0, 0)
    assert "positive token" in told(state, events.MORALE, 0, 2)
    assert "spell deck" in told(state, events.LOOKED, 0, 2, 2)


def test_dice_and_trades_say_their_numbers() -> None:
    state = laid({"place": {"C": "F8"}, "at": "visit", "seat": {"0": {"at": "C5"}}, "dice": ["xp", "artifact"]})
    assert label(state, "die 1") == "Take experience"
    assert label(state, "die 2") == "Take an artifact"
    assert GAME.label(state, state.parse("die 2")).things == ["die:2"]
    assert label(laid({}), "trade gold valuables") == "Exchange 6 × gold for 1 × valuables"


def costs(state: State, text: str) -> dict[str, int]:
    """What an answer takes of each thing, as its preview tells."""
    choice = next(one for one in choices(state) if one.notation == text)
    return {change.what: change.before - change.after for change in choice.effects}


def test_what_brings_a_tile_or_cards_to_light_tells_its_price_all_the_same() -> None:
    """A tile of the pool, and the Mage Guild of a captured Town: only what is certain is told of these."""
    s = laid({"seat": {"0": {"at": "A2", "mp": 2}}})
    assert costs(s, "place main") == {"mp:main": 1}
    options = {"no_town_reward": "yes"}
    s = GAME.start(Setup("heroes3", "base", "brave_new_world", ["catherine", "sandro"], options, 1))
    rich = {"gold": 20, "building_materials": 20, "valuables": 20}
    GAME.situate(s, {"field": {"B0": {"flag": 0}}, "seat": {"0": {"resources": rich}, "1": {"buildings": []}}})
    assert isinstance(s, Heroes3)
    gold, materials, valuables = towns.cost(s.players[1].faction, MAGE_GUILD)
    found = costs(s, "build-in B0 mage_guild")
    assert [found.get(id, 0) for id in ("gold", "building_materials", "valuables")] == [gold, materials, valuables]
