"""A game in the terminal, played through its input."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from hexfarer import bots
from hexfarer.cli.table.commands import ALIASES, COMMANDS
from hexfarer.games.four_lands.verbs import VERBS
from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.registry import find, make_setup
from hexfarer.kernel.rng import derived
from hexfarer.kernel.session import Session
from hexfarer.kernel.state import State
from hexfarer.text import Speaker, languages
from tests.cli.conftest import Ran, Run
from tests.support import rule

START = ("play", "four_lands", "--seed", "558")  # North is asked second, after Sun
OPENING = "keep\nstop\n"


def play(run: Run, typed: str, *arguments: str) -> str:
    ran = run(*START, *arguments, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def after(out: str, typed: str) -> str:
    """What was printed after a line was typed."""
    return out.partition(f"> {typed}\n")[2]


def flat(out: str) -> str:
    """The words without line ends and wide spaces."""
    return " ".join(out.split())


def hand(state: State, seat: int, lang: str = "en") -> set[str]:
    view = state.view(seat)["seat"]
    assert isinstance(view, dict)
    return {Speaker(lang).say(Phrase(f"card-{id}")) for id in view[str(seat)]["hand"]}


# -- what is shown --


@pytest.mark.parametrize("lang", languages())
def test_the_first_turns_are_told_in_every_language(run: Run, lang: str) -> None:
    out = play(run, OPENING + "2\npass\npass\n", "--lang", lang)
    speaker = Speaker(lang)
    phrases = [
        Phrase("game-four_lands"),
        Phrase("field-duskarrow"),
        Phrase("do-keep"),
        Phrase("play-how"),
        Phrase("play-left-unsaved"),
        Phrase("event-phase-began", {"phase": Phrase("phase-agents")}),
        Phrase("ask-main-agents", {"seat": Phrase("side-north")}),
    ]
    for phrase in phrases:
        assert flat(speaker.say(phrase)) in flat(out)
    assert speaker.title(phrases[-1]) in out
    start = Session.start(make_setup("four_lands", seed=558)).state
    assert all(name in out for name in hand(start, 0, lang))
    keys = r"\b(do|ask|event|fl|play|why|card|field|side|trait|total|phase)-[a-z_]+"
    assert not re.search(keys, out)  # a key instead of words


def test_the_screen_shows_map_parties_hand_totals_rule_and_choices(run: Run) -> None:
    out = play(run, OPENING + "play jarl_hroald at rimgard\n")
    for field in ("Normark", "Hollinmark", "Gwenmar"):
        assert field in out
    assert "Round 1 · Phase A (Agents)" in out
    assert "North (you)" in out
    assert "AP 5 · VP 0/6" in out
    assert "FL-PRIO-12" in out
    assert re.search(r"^ +1  Pass, play nobody +pass$", out, re.MULTILINE)
    assert re.search(r"Play Jarl Hroald at …, free +🔒  play jarl_hroald at …", out)  # a Task will be turned up
    assert re.search(r"^ +2 Normark +3 Hvitsund", out, re.MULTILINE)
    later = after(out, "play jarl_hroald at rimgard")
    assert "You played Jarl Hroald into North I at Rimgard." in later
    assert re.search(r"Sun played Agent\s\d\sof\sSun\sII\sinto", later)  # face down


@pytest.mark.parametrize(("width", "drawn"), [("60", False), ("80", True), ("140", True)])
def test_a_narrow_terminal_gets_a_list_instead_of_the_map(
    run: Run, monkeypatch: pytest.MonkeyPatch, width: str, drawn: bool
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    out = play(run, "keep\nmap\n")
    assert max(len(line) for line in out.splitlines() if "> " not in line) <= int(width)
    assert ("·~" in after(out, "map")) == drawn
    assert "Duskarrow" in after(out, "map")


def test_the_map_can_always_be_had_as_a_list(run: Run) -> None:
    out = after(play(run, OPENING + "map list\n"), "map list")
    assert re.search(r"^field +climate +Task +Parties", out, re.MULTILINE)
    assert re.search(r"^Duskarrow +St Su +Treason DIIR +SuI·1", out, re.MULTILINE)


def test_many_choices_are_folded_and_unfolded(run: Run) -> None:
    out = play(run, OPENING + "more\n")
    assert "Play Jarl Hroald at Skaldvik" not in out.partition("> more")[0]
    assert re.search(r"^ +5  Play Jarl Hroald at Skaldvik, free +🔒  play jarl_hroald at skaldvik", out, re.MULTILINE)


def test_the_hand_shows_texts_and_the_deck(run: Run) -> None:
    out = " ".join(after(play(run, "hand\n"), "hand").split())
    assert "Traits: War, War and Deals. Attack 3, Defence 3." in out
    assert "In your deck:" in out


def test_the_log_can_be_read_again(run: Run) -> None:
    out = play(run, OPENING + "log all\nlog\n")
    assert "Round 1 began" in after(out, "log all")


# -- answers --


def test_a_number_a_notation_and_several_notations_answer(run: Run) -> None:
    line = "You played Merchant of the Northern League into North I at Normark."
    assert line in play(run, "1\n1\n24\n")
    assert line in play(run, "keep\nstop\nplay league_merchant at normark\n")


def test_several_answers_in_a_row_stop_where_one_is_refused_or_the_turn_is_over(run: Run) -> None:
    out = play(run, "swap attack; swap jarl_hroald; 1; keep\n")
    assert "You shuffled 3 cards" in flat(out)
    assert "You are not asked any more, so “keep” was not done." in out
    out = play(run, "swap attack; keep; swap jarl_hroald\n")
    assert "The exchange takes 3 cards and you have chosen 1" in flat(out)
    assert "Choose 2 more cards" in out
    assert "Choose 1 more card" not in out


def test_what_cannot_be_understood_is_answered_with_help(run: Run) -> None:
    out = flat(play(run, "kep\n99\n0\nplay\nplay x at y\n\nkeep x\n"))
    assert "the nearest word is “keep”" in out
    assert "There is no choice 99; choose from 1 to 6." in out
    assert "There is no choice 0" in out
    assert "Write it like this: play <card> to <party>" in out
    assert "There is no card “x”" in out


def test_an_illegal_action_is_refused_with_its_rule(run: Run) -> None:
    out = play(run, OPENING + "play queen_ailne at normark\n")
    later = after(out, "play queen_ailne at normark")
    assert "You do not have Queen Ailne in your hand." in later
    assert re.search(r"FL-[A-Z]+-\d+ \S+", later)


def test_why_tells_rule_reason_and_what_would_help(run: Run) -> None:
    out = play(run, OPENING + "why task I\nwhy pass\nwhy 1\nwhy\nwhy dance\n")
    assert "You can perform a Task only on your turn in phase C." in after(out, "why task I")
    assert "FL-TASK-04 Performing a Task" in out
    assert out.count("You may do this now: Pass, play nobody (FL-PRIO-04).") == 2
    assert "Write after why what you would like to do" in out
    assert "No action begins like “dance”" in out


def test_why_offers_remedies(run: Run) -> None:
    """A trophy can be traded for the AP that are missing."""
    session, typed = greedy_game(stop=can_trade_but_not_draw)
    assert session.state.to_act() == 0
    later = flat(after(play(run, typed + "why draw\n", "--seed", "1"), "why draw"))
    assert "That costs 1 AP and you have 0." in later
    assert "This would make it possible: Trade the trophy" in later


def test_undo_takes_back_what_showed_nothing_and_redo_does_it_again(run: Run) -> None:
    out = play(run, "swap attack\nundo\nredo\nundo\nkeep\nundo\n")
    assert "Choose 2 more cards" in after(out, "swap attack").partition("> ")[0]
    assert "You may shuffle 3 cards" in after(out, "undo").partition("> ")[0]
    assert "Choose 2 more cards" in after(out, "redo").partition("> ")[0]
    assert "You can no longer take this back" in out.rpartition("> undo")[2]
    assert "You have taken nothing back" in play(run, "redo\n")


def test_a_hint_is_a_legal_choice_with_a_reason(run: Run) -> None:
    out = after(play(run, OPENING + "hint\n"), "hint")
    found = re.search(r"The bot would choose (\d+): (.+) \((play .+)\)\.", " ".join(out.split()))
    assert found is not None
    reasons = [
        "Afterwards: ",
        "With what may still come of it: ",
        "It matters little: ",
        "Something comes to light here",
    ]
    assert any(reason in flat(out) for reason in reasons)
    assert "There is nothing else to do" not in out


@rule("FL-PRIO-20")
def test_a_standing_pass_answers_with_pass_until_the_phase_ends(run: Run) -> None:
    out = play(run, OPENING + "pass phase\n")
    later = after(out, "pass phase")
    assert "You passed." in later
    assert "Phase B (Attacks) began." in later
    assert "Your Agents, North" not in later
    assert "There is nothing to pass here" in play(run, "pass phase\n")


def test_rules_and_cards_can_be_looked_up(run: Run) -> None:
    out = play(run, "rules fl-prio-20\ncard Portal to Another Earth\nrules\ncard\nrules x\ncard x\n")
    assert "FL-PRIO-20" in after(out, "rules fl-prio-20")
    assert "taken from the source" in out
    assert "hexfarer rules four_lands shows them all" in out
    assert "hexfarer card four_lands lists them all" in out
    assert "There is no rule “X”" in out
    assert "There is no card “x”" in out


def test_help_tells_every_command(run: Run) -> None:
    out = after(play(run, "help\n"), "help")
    assert all(re.search(rf"\b{name}\b", out) for name in COMMANDS if name != "help")
    assert out.partition("\nNorth")[0] in play(run, "?\n")


def test_no_command_hides_an_action() -> None:
    verbs = {verb.words[0] for verb in VERBS.all}
    assert not verbs & {*COMMANDS, *ALIASES}


def test_the_whole_table_can_be_shown_again(run: Run) -> None:
    out = play(run, OPENING + "table\n")
    later = after(out, "table")
    assert "Normark" in later
    assert "Your hand" in later
    assert "Your Agents, North" in later


# -- leaving, saving, going on --


def test_quit_and_the_end_of_the_input_leave(run: Run) -> None:
    assert play(run, "quit\nkeep\n").endswith("> quit\nGoodbye.\n")
    assert play(run, "").endswith("\nGoodbye.\n")
    assert "This game was not saved" in play(run, "keep\n")


def test_a_game_is_saved_loaded_and_verified(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.save"
    out = play(run, f"{OPENING}save {file}\nquit\n")
    assert f"Saved in {file}." in " ".join(out.split())
    assert "not saved" not in out
    assert run("replay", str(file), "--verify").code == 0
    again = run("play", "--load", str(file), typed="pass\n")
    assert again.code == 0
    assert "Your Agents, North" in again.out
    assert "Round 1 began" not in again.out  # only what is new is told
    within = play(run, f"load {file}\nload\nsave\nload nowhere\n")
    assert "Your Agents, North" in within
    assert within.count("Write the name of a file after") == 2
    assert "nowhere cannot be read" in within


def test_a_game_can_be_saved_after_every_answer(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "auto.save"
    play(run, "keep\n", "--save", str(file))
    assert Session.load(file).line[-1].notation == "keep"
    again = run(*START, "--save", str(file))  # nobody loses an older game by mistake
    assert again.code == 2
    assert "exists already" in again.err
    assert run("play", "--load", str(file), "--save", str(file), typed="stop\n").code == 0
    assert "stop" in [step.notation for step in Session.load(file).line]


def test_a_file_that_cannot_be_written_any_more_does_not_stop_the_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Session, path: str) -> None:
        if self.line:
            raise Problem("problem-save-unwritten", {"file": path, "why": "the disk is full"})

    monkeypatch.setattr(Session, "save", full)
    out = flat(play(run, OPENING, "--save", str(tmp_path / "x")))
    assert out.count("cannot be written: the disk is full") == 2
    assert "Your Agents, North" in out


def test_a_save_goes_on_only_where_it_fits(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "three.save"
    Session.start(make_setup("four_lands", count=3, seed=1)).save(file)
    assert "is of another table (four_lands: north, sun, south)" in flat(play(run, f"load {file}\n"))
    ran = run("play", "--load", str(file), "--seats", "human,greedy")
    assert ran.code == 2
    assert "2 players for 3 heroes" in ran.err
    assert run("play", "toy", "--load", str(file)).code == 2


def test_a_file_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    assert "cannot be written" in flat(play(run, f"save {tmp_path / 'no' / 'such' / 'folder'}\n"))


def test_sides_are_chosen_and_a_seed_found(run: Run) -> None:
    out = run("play", "four_lands", "--heroes", "south,north", "--seed", "3", typed="").out
    assert "South: human, North: greedy; seed 3" in out
    assert re.search(r"seed \d+\n", run("play", "four_lands").out)
    three = run("play", "four_lands", "--scenario", "cooperative", "--seed", "1").out
    assert "North: human, Sun: greedy, South: greedy" in three


def can_trade_but_not_draw(state: State) -> bool:
    options = [state.format(action) for action in state.legal()]
    return options[0] == "stop" and "draw" not in options and options[-1].startswith("trade")


def greedy_game(stop: Callable[[State], bool] = lambda state: False, seed: int = 1) -> tuple[Session, str]:
    """A game of the greedy bot against the table's one, until `stop`; and what North typed in it."""
    session = Session.start(make_setup("four_lands", seed=seed))
    session.seat(["", "greedy"])
    north, sun = bots.find("greedy")(1), bots.find("greedy")(derived(seed, 1))
    typed: list[str] = []
    while not session.state.over:
        if session.state.to_act() == 0 and stop(session.state):
            break
        bot = sun if session.state.to_act() else north
        action = bot.choose(session.state)
        if bot is north:
            typed.append(session.state.format(action))
        session.apply(action)
    return session, "\n".join(typed) + "\n"


def test_the_end_shows_winner_and_breakdown(run: Run, tmp_path: Path) -> None:
    session = Session.start(make_setup("four_lands", seed=4))
    bot = bots.find("random")(4)
    while not session.state.over:
        session.apply(bot.choose(session.state))
    outcome = session.state.outcome()
    before = session.branch(len(session.line) - 1)
    file = tmp_path / "nearly.save"
    before.save(file)
    last = before.state.format(session.line[-1].action)
    ran = run("play", "--load", str(file), "--save", str(file), "--seats", "human,human", typed=f"\n{last}\n")
    winner = ["Lands of the North", "Lands of the Bright Sun"][outcome.winners[0]]
    end = ran.out.rpartition(f"{winner} won: ")[2]
    assert end
    for name, score in zip(("North", "Sun"), outcome.scores):
        assert re.search(rf"^{name} +{score} ", end, re.MULTILINE)
    assert Session.load(file).state.over
    assert f"{winner} won: " in run("play", "--load", str(file)).out


def test_bots_can_be_watched(run: Run) -> None:
    ran = run("play", "four_lands", "--seats", "random,random", "--seed", "1")
    assert ran.code == 0
    assert "drew a card" in ran.out
    assert not re.search(r"drew (?!a card)", ran.out)  # a watcher sees no hand
    assert " won: " in ran.out


# -- several people at one screen --


def test_nobody_sees_the_hand_of_the_other(run: Run) -> None:
    out = play(run, "\nkeep\n\nkeep\n\nhand\nlog all\ntable\nmore\n", "--seats", "human,human")
    state = find("four_lands").start(make_setup("four_lands", seed=558))
    parts = re.split(r"Pass to (North|Sun)\. Press Enter\.", out)
    seats = {"North": 0, "Sun": 1}
    assert [parts[i] for i in range(1, len(parts), 2)] == ["Sun", "North", "Sun"]
    words = {"Attack"}  # a card, but also a word of the game
    for i in range(1, len(parts), 2):
        own, other = hand(state, seats[parts[i]]), hand(state, 1 - seats[parts[i]])
        shown = parts[i + 1]
        assert not {name for name in other - own - words if name in shown}
    assert all(name in parts[2] for name in hand(state, 1))
    assert all(name in parts[4] for name in hand(state, 0))
    assert not {name for name in hand(state, 0) | hand(state, 1) if name in parts[0]}


def test_one_person_is_never_asked_to_hand_over(run: Run) -> None:
    assert "Press Enter" not in play(run, OPENING)


def test_a_terminal_is_cleared_when_it_is_handed_over(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    ran: Ran = run(*START, "--seats", "human,human", typed="\nkeep\n\n")
    clear = "\x1b[2J\x1b[H\x1b[3J"
    assert re.search(re.escape(clear) + r"Pass to North\. Press Enter\. *\n" + re.escape(clear), ran.out)
