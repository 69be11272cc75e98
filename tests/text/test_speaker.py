"""Phrases become prose: cases, genders, lists, plurals; what does not fit is an error and never a silent gap."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hexfarer.kernel.phrase import Phrase, Problem, unknown
from hexfarer.text import MessageError, Speaker, languages, pick
from hexfarer.text import rules as rulebook

POLISH = """
list-none = nic
list-next = { $list }, { $item }
list-last = { $list } i { $item }

minstrel = Minstrel
    .gen = Minstrela
    .acc = Minstrela
    .gender = masculine
druid = Wieszczka
    .gen = Wieszczki
    .acc = Wieszczkę
    .gender = feminine
levy = Wojsko
    .acc = Wojsko
    .gender = neuter
craftsmen = Rzemieślnicy
    .acc = Rzemieślników
    .gender = plural
north = Krainy Północy
    .short = Północ
party = Drużyna { $number } ({ NAME($side, case: "short") })
    .acc = Drużynę { $number } ({ NAME($side, case: "short") })

sees = Widzisz { NAME($whom, case: "acc") }.
lacks = Nie ma { NAME($whom, case: "gen") }.
is = To { $who }.
came =
    { GENDER($who) ->
        [feminine] { $who } przyszła.
        [neuter] { $who } przyszło.
        [plural] { $who } przyszli.
       *[masculine] { $who } przyszedł.
    }
draws =
    { $cards ->
        [one] Dobierasz { $cards } kartę.
        [few] Dobierasz { $cards } karty.
       *[many] Dobierasz { $cards } kart.
    }
sends =
    { $agents_count ->
        [0] Nie wysyłasz nikogo.
        [one] Wysyłasz Agenta: { NAME($agents, case: "acc") }.
        [few] Wysyłasz { $agents_count } Agentów: { NAME($agents, case: "acc") }.
       *[many] Wysyłasz { $agents_count } Agentów, a są to { $agents }.
    }
all-there = Są: { $who }.
asks = Co robisz?
    .title = Twój ruch, { $who }
only-title =
    .title = Tytuł
broken = Masz { UNHEARD($x) }.
refers = Patrz { nowhere }.
blow = Atak { $n }
then = { $a }, potem { WITHIN($b, keep: "Atak Blok") }
"""

CZECH = """
list-next = { $list }, { $item }
list-last = { $list } a { $item }
bard = Bard
    .acc = Barda
queen = Královna
    .acc = Královnu
    .gender = feminine
sees = Vidíte { NAME($whom, case: "acc") }.
came =
    { GENDER($who) ->
        [feminine] { $who } přišla.
       *[masculine] { $who } přišel.
    }
draws =
    { $cards ->
        [one] Líznete { $cards } kartu.
        [few] Líznete { $cards } karty.
       *[other] Líznete { $cards } karet.
    }
"""


@pytest.fixture(scope="module")
def polish() -> Speaker:
    return Speaker("pl", sources=[POLISH])


@pytest.fixture(scope="module")
def czech() -> Speaker:
    return Speaker("cs", sources=[CZECH])


def names(*keys: str) -> list[Phrase]:
    return [Phrase(key) for key in keys]


# -- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "name", "said"),
    [
        ("is", "druid", "To Wieszczka."),
        ("lacks", "druid", "Nie ma Wieszczki."),
        ("sees", "druid", "Widzisz Wieszczkę."),
        ("sees", "craftsmen", "Widzisz Rzemieślników."),
    ],
)
def test_a_name_takes_the_case_that_the_sentence_asks_for(polish: Speaker, key: str, name: str, said: str) -> None:
    assert polish.say(Phrase(key, {"who": Phrase(name), "whom": Phrase(name)})) == said


def test_a_name_without_cases_and_a_plain_word_stay_as_they_are(polish: Speaker) -> None:
    assert polish.say(Phrase("sees", {"whom": Phrase("north")})) == "Widzisz Krainy Północy."
    assert polish.say(Phrase("sees", {"whom": "Normark"})) == "Widzisz Normark."
    assert polish.say(Phrase("sees", {"whom": 3})) == "Widzisz 3."


def test_a_part_that_goes_on_a_sentence_begins_small_unless_with_a_term(polish: Speaker) -> None:
    blow, druid = Phrase("blow", {"n": 2}), Phrase("druid")
    assert polish.say(Phrase("then", {"a": druid, "b": blow})) == "Wieszczka, potem Atak 2"
    assert polish.say(Phrase("then", {"a": blow, "b": druid})) == "Atak 2, potem wieszczka"
    nested = Phrase("then", {"a": druid, "b": druid})
    assert polish.say(Phrase("then", {"a": blow, "b": nested})) == "Atak 2, potem wieszczka, potem wieszczka"


def test_a_name_that_lacks_one_case_among_others_is_an_error(polish: Speaker) -> None:
    with pytest.raises(MessageError, match=r"craftsmen in pl: it has cases, but not \.gen"):
        polish.say(Phrase("lacks", {"whom": Phrase("craftsmen")}))


def test_a_name_with_arguments_is_inflected_with_them(polish: Speaker) -> None:
    party = Phrase("party", {"number": "II", "side": Phrase("north")})
    assert polish.say(party) == "Drużyna II (Północ)"
    assert polish.say(Phrase("sees", {"whom": party})) == "Widzisz Drużynę II (Północ)."


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("minstrel", "Minstrel przyszedł."),
        ("druid", "Wieszczka przyszła."),
        ("levy", "Wojsko przyszło."),
        ("craftsmen", "Rzemieślnicy przyszli."),
        ("asks", "Co robisz? przyszedł."),  # tells no gender
    ],
)
def test_the_verb_agrees_with_the_gender_of_a_name(polish: Speaker, name: str, said: str) -> None:
    assert polish.say(Phrase("came", {"who": Phrase(name)})) == said


def test_a_list_of_several_is_plural_and_a_list_of_one_is_its_member(polish: Speaker) -> None:
    assert polish.say(Phrase("came", {"who": names("druid", "levy")})) == "Wieszczka i Wojsko przyszli."
    assert polish.say(Phrase("came", {"who": names("druid")})) == "Wieszczka przyszła."
    assert polish.say(Phrase("came", {"who": "Jan"})) == "Jan przyszedł."


def test_czech_has_cases_and_genders_too(czech: Speaker) -> None:
    assert czech.say(Phrase("sees", {"whom": names("bard", "queen")})) == "Vidíte Barda a Královnu."
    assert czech.say(Phrase("came", {"who": Phrase("queen")})) == "Královna přišla."
    assert czech.say(Phrase("came", {"who": Phrase("bard")})) == "Bard přišel."


# -- lists and numbers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("members", "said"),
    [
        ([], "Są: nic."),
        (["levy"], "Są: Wojsko."),
        (["levy", "druid"], "Są: Wojsko i Wieszczka."),
        (["levy", "druid", "minstrel", "north"], "Są: Wojsko, Wieszczka, Minstrel i Krainy Północy."),
    ],
)
def test_a_list_is_enumerated_as_the_language_does(polish: Speaker, members: list[str], said: str) -> None:
    assert polish.say(Phrase("all-there", {"who": names(*members)})) == said


def test_a_list_may_hold_words_and_numbers(polish: Speaker) -> None:
    assert polish.say(Phrase("all-there", {"who": ["Normark", 2, Phrase("druid")]})) == "Są: Normark, 2 i Wieszczka."


def test_every_member_of_a_list_takes_the_case_and_the_message_knows_their_number(polish: Speaker) -> None:
    def sent(*keys: str) -> str:
        return polish.say(Phrase("sends", {"agents": names(*keys)}))

    assert sent() == "Nie wysyłasz nikogo."
    assert sent("druid") == "Wysyłasz Agenta: Wieszczkę."
    assert sent("druid", "minstrel") == "Wysyłasz 2 Agentów: Wieszczkę i Minstrela."
    assert sent(*["levy"] * 5).startswith("Wysyłasz 5 Agentów, a są to Wojsko, Wojsko, ")


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (1, "Dobierasz 1 kartę."),
        (2, "Dobierasz 2 karty."),
        (4, "Dobierasz 4 karty."),
        (5, "Dobierasz 5 kart."),
        (12, "Dobierasz 12 kart."),
        (22, "Dobierasz 22 karty."),
        (0, "Dobierasz 0 kart."),
    ],
)
def test_polish_counts_one_few_and_many(polish: Speaker, cards: int, said: str) -> None:
    assert polish.say(Phrase("draws", {"cards": cards})) == said


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (1, "Líznete 1 kartu."),
        (2, "Líznete 2 karty."),
        (4, "Líznete 4 karty."),
        (5, "Líznete 5 karet."),
        (22, "Líznete 22 karet."),
    ],
)
def test_czech_counts_one_few_and_other(czech: Speaker, cards: int, said: str) -> None:
    assert czech.say(Phrase("draws", {"cards": cards})) == said


def test_minus_is_a_minus_sign() -> None:
    english = Speaker("en", sources=["a = { $n } and { NUMBER($n, minimumIntegerDigits: 2) }"])
    assert english.say(Phrase("a", {"n": -3})) == "−3 and −03"


def test_a_message_may_quote_a_long_text() -> None:
    long = "a, " * 2000
    said = Speaker("en").say(Phrase("problem-unknown-name-of", {"kind": "x", "given": "y", "near": "z", "known": long}))
    assert long in said


# -- titles and errors ----------------------------------------------------------------------------------------------


def test_a_title_is_an_attribute_and_knows_the_arguments(polish: Speaker) -> None:
    phrase = Phrase("asks", {"who": Phrase("druid")})
    assert polish.title(phrase) == "Twój ruch, Wieszczka"
    assert polish.attribute(phrase, "title") == polish.title(phrase)
    assert polish.attribute(Phrase("druid"), "acc") == "Wieszczkę"


@pytest.mark.parametrize(
    ("phrase", "message"),
    [
        (Phrase("nowhere"), "there is no such message"),
        (Phrase("is"), "Unknown external: who"),
        (Phrase("is", {"who": Phrase("nobody")}), "nobody in pl: there is no such message"),
        (Phrase("all-there", {"who": names("levy", "nobody")}), "nobody in pl: there is no such message"),
        (Phrase("sees", {"whom": Phrase("nobody")}), "nobody in pl: there is no such message"),
        (Phrase("came"), "Unknown external: who"),
        (Phrase("is", {"who": Phrase("party", {"number": "II"})}), "Unknown external: side"),
        (Phrase("is", {"who": 1.5}), r"not 1\.5"),
        (Phrase("broken", {"x": 1}), "Unknown function: UNHEARD"),
        (Phrase("refers"), "Unknown message: nowhere"),
        (Phrase("only-title"), "attributes only"),
    ],
)
def test_what_cannot_be_said_is_an_error_or_else_its_key(polish: Speaker, phrase: Phrase, message: str) -> None:
    with pytest.raises(MessageError, match=message):
        polish.say(phrase)
    assert "{" not in Speaker("pl", strict=False, sources=[POLISH]).say(phrase)


def test_a_speaker_that_is_not_strict_shows_the_key() -> None:
    speaker = Speaker("pl", strict=False, sources=[POLISH])
    assert speaker.say(Phrase("nowhere", {"x": 1})) == "nowhere"
    assert speaker.say(Phrase("is", {"who": Phrase("nobody")})) == "To nobody."
    assert speaker.title(Phrase("is")) == "is"
    assert speaker.say(Phrase("lacks", {"whom": Phrase("craftsmen")})) == "Nie ma Rzemieślnicy."


def test_a_missing_title_is_an_error(polish: Speaker) -> None:
    with pytest.raises(MessageError, match=r"sees in pl: it has no \.title"):
        polish.title(Phrase("sees"))


# -- languages ------------------------------------------------------------------------------------------------------


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in ("HEXFARER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


@pytest.mark.parametrize(
    ("variables", "option", "lang"),
    [
        ({}, None, "en"),
        ({"LANG": "pl_PL.UTF-8"}, None, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "cs_CZ"}, None, "cs"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "pl", "LC_ALL": "C"}, None, "en"),
        ({"LANG": "de_DE.UTF-8"}, None, "en"),
        ({"LANG": "pl_PL.UTF-8", "HEXFARER_LANG": "cs"}, None, "cs"),
        ({"LANG": "pl_PL.UTF-8", "HEXFARER_LANG": "cs"}, "en", "en"),
        ({}, "pl-PL", "pl"),
        ({"LANG": "cs_CZ", "HEXFARER_LANG": ""}, None, "cs"),
    ],
)
def test_the_option_goes_before_our_variable_and_that_before_the_system(
    environment: pytest.MonkeyPatch, variables: dict[str, str], option: str | None, lang: str
) -> None:
    for name, value in variables.items():
        environment.setenv(name, value)
    assert pick(option) == lang


def test_an_unknown_language_is_a_problem_that_lists_ours(environment: pytest.MonkeyPatch) -> None:
    with pytest.raises(Problem) as found:
        pick("polski")
    assert str(found.value) == (
        "There is no language “polski”. The nearest name is “pl”. You can choose from: en, pl, cs."
    )
    environment.setenv("HEXFARER_LANG", "xx")
    with pytest.raises(Problem):
        pick()
    with pytest.raises(Problem):
        Speaker("xx")


def test_a_problem_speaks_every_language() -> None:
    problem = unknown("option", "mood", [])
    assert str(problem) == "There is no option “mood”, and there are no others to choose from."
    said = {lang: Speaker(lang).say(problem.phrase) for lang in languages()}
    assert said["pl"] == "Nie ma opcji „mood” i nie ma też z czego wybrać."
    assert said["cs"] == "Neexistuje volba „mood“ a není ani z čeho vybírat."


def test_the_words_are_read_only_when_somebody_speaks() -> None:
    code = "import sys, hexfarer.text; assert 'fluent.runtime' not in sys.modules; hexfarer.text.Speaker('en')"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


# -- rules ----------------------------------------------------------------------------------------------------------


def test_a_rule_is_found_by_its_id_in_capitals_or_not() -> None:
    rule = rulebook.rule("four_lands", "fl-move-05", "en")
    assert rule == rulebook.rule("four_lands", "FL-MOVE-05")
    assert (rule.id, rule.title) == ("FL-MOVE-05", "Extra move")
    assert "two edges" in rule.text
    assert rulebook.rule("four_lands", "FL-MOVE-05", "pl").text != rule.text
    assert rulebook.rule("four_lands", "gd-01").id == "GD-01"


def test_an_unknown_rule_or_game_is_a_problem_with_the_nearest_name() -> None:
    with pytest.raises(Problem, match=r"There is no rule “FL-MOVE-5”\. The nearest name is “FL-MOVE-05”"):
        rulebook.rule("four_lands", "fl-move-5")
    with pytest.raises(Problem, match=r"There is no game “for_lands”\. The nearest name is “four_lands”"):
        rulebook.chapters("for_lands")


@pytest.mark.parametrize("lang", languages())
def test_chapters_hold_the_rules_in_their_order(lang: str) -> None:
    chapters = rulebook.chapters("four_lands", lang)
    assert [rule.id for chapter in chapters for rule in chapter.rules] == rulebook.ids("four_lands")
    assert chapters[0].rules[0].id == "FL-COMP-01"
    assert all(chapter.heading and chapter.rules for chapter in chapters)
    assert all(rule.title and rule.text for chapter in chapters for rule in chapter.rules)
    decisions = [decision.id for decision in rulebook.decisions("four_lands", lang)]
    assert decisions == [f"GD-{number:02}" for number in range(1, len(decisions) + 1)]
    assert rulebook.decisions_heading("four_lands", lang)
