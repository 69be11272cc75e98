"""The loop of a game in the terminal."""

from __future__ import annotations

import shlex

from hexfarer import bots
from hexfarer.bots import Bot
from hexfarer.cli.out import Out
from hexfarer.cli.seating import HUMAN
from hexfarer.cli.table.commands import obey
from hexfarer.cli.table.screen import Screen
from hexfarer.cli.table.typed import Quit, read
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import Setup
from hexfarer.kernel.rng import derived
from hexfarer.kernel.session import Session
from hexfarer.kernel.state import State
from hexfarer.kernel.table import explain

Moment = tuple[object, object]  # round and phase, as the view names them


class Table:
    """A session with its players. `save` is a file that is written after every answer of a person."""

    def __init__(self, session: Session, players: list[str], out: Out, words: Words, save: str = "") -> None:
        self.session = session
        self.players = players
        self.out = out
        self.words = words
        self.save = save
        self.saved = 0  # the length of the line when it was saved last
        self.screen = Screen(out, words, session.setup.game)
        self.bots: list[Bot | None] = [
            None if name == HUMAN else bots.find(name)(derived(session.setup.seed, seat))
            for seat, name in enumerate(players)
        ]
        self.told = [-1] * len(players)  # how many steps each seat has been told; -1: not even the opening
        self.shown: list[Moment | None] = [None] * len(players)  # when each seat last saw the whole table
        self.standing: list[Moment | None] = [None] * len(players)  # for how long a seat passes by itself
        self.looking = -1  # the person who sits before the screen
        if session.line:
            self.take(session)

    @property
    def state(self) -> State:
        return self.session.state

    def take(self, session: Session) -> None:
        """Go on with another session of the same game and seats."""
        self.session = session
        self.saved = len(session.line)
        self.told = [len(session.line)] * len(self.players)
        self.shown = [None] * len(self.players)
        self.standing = [None] * len(self.players)

    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def name(self, seat: int) -> str:
        return self.words.of(self.state.game.name(self.state, "seat", seat, seat))

    def moment(self) -> Moment:
        """Round and phase; in games with long turns each turn is a moment of its own."""
        view = self.state.view(-1)
        game = self.state.game
        return view.get("round"), game.turn_of(self.state) if game.long_turns() else view.get("phase")

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.state.over:
                seat = self.state.to_act()
                bot = self.bots[seat]
                if bot is not None:
                    self.session.apply(bot.choose(self.state))
                    if not self.people():
                        self.tell(-1)
                elif not self.passes(seat):
                    self.ask(seat)
            self.finish()
        except Quit:
            self.leave()

    # -- a person's answer --

    def ask(self, seat: int) -> None:
        """Show the seat its table and do what it types until it has answered."""
        self.hand_over(seat)
        self.tell(seat)
        now = self.moment()
        if self.shown[seat] != now:
            last = self.shown[seat]
            self.screen.overview(self.state, seat, new_round=last is None or last[0] != now[0])
            self.shown[seat] = now
        self.screen.question(self.state, seat)
        while not obey(self, seat, read(self.out, f"{self.name(seat)}> ")):
            pass

    def hand_over(self, seat: int) -> None:
        """With several people at one screen nobody may see another's cards."""
        if len(self.people()) > 1 and self.looking != seat:
            self.screen.clear()
            read(self.out, self.words.say("play-hand-over", seat=self.name(seat)) + " ")
            self.screen.clear()
        self.looking = seat

    def tell(self, seat: int) -> None:
        """What happened since the seat was told last (-1: watchers)."""
        place = max(seat, 0)
        told = min(self.told[place], len(self.session.line))
        events = self.session.events_for(seat, max(told, 0))
        self.screen.log(events[len(self.session.opening) :] if told == 0 else events)
        self.told[place] = len(self.session.line)

    def answer(self, seat: int, action: int) -> bool:
        """Take an action; if the rules refuse it, say why."""
        refusal = explain(self.state, action)
        if refusal is not None:
            self.screen.refusal(self.state, refusal)
            return False
        self.session.apply(action)
        self.keep_always()
        return True

    def keep_always(self) -> None:
        """Write the file that `--save` names; the game goes on if it cannot be written."""
        if self.save:
            try:
                self.keep(self.save)
            except Problem as problem:
                self.out.print(self.words.phrase(problem.phrase), style="red")

    def keep(self, file: str) -> None:
        self.session.save(file)
        self.saved = len(self.session.line)

    # -- standing passes (FL-PRIO-20) --

    def passes(self, seat: int) -> bool:
        """Pass for a seat that asked for it, as long as the phase lasts and a pass is the quiet answer."""
        if self.standing[seat] is None:
            return False
        quiet = self.quiet_pass()
        if quiet is None or self.standing[seat] != self.moment():
            self.standing[seat] = None
            return False
        return self.answer(seat, quiet)

    def quiet_pass(self) -> int | None:
        """The pass of this decision, if that is what somebody who wants nothing would answer."""
        try:
            wanted = self.state.parse("pass")
        except Problem:
            return None
        return wanted if self.state.stack[-1].quiet(self.state) == wanted else None

    # -- the end --

    def finish(self) -> None:
        people = self.people()
        self.tell(people[0] if len(people) == 1 else -1)
        self.out.print()
        self.screen.board.outcome(self.out, self.state, self.words)
        sequel = self.state.game.sequel(self.state)
        if sequel is not None:
            self.out.print(self.words.say("play-sequel", command=command_of(sequel)))
        self.keep_always()

    def leave(self) -> None:
        people = self.people()
        lost = any(step.seat in people for step in self.session.line[self.saved :])
        self.out.print(self.words.say("play-left-unsaved" if lost else "play-left"), style="dim")


def command_of(setup: Setup) -> str:
    """What starts a game with this setup."""
    words = ["hexfarer", "play", setup.game, "--scenario", setup.scenario, "--heroes", ",".join(setup.seats)]
    for id, value in setup.options.items():
        if value:
            words += ["--option", f"{id}={value}"]
    return shlex.join(words)
