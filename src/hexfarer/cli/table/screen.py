"""What a person is shown: the table, what happened, what is asked, what can be answered."""

from __future__ import annotations

from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as RichTable
from rich.text import Text

from hexfarer.cli.boards import board_of
from hexfarer.cli.out import Out, columns
from hexfarer.cli.table.choices import LOCK, fold, notation, rows, text
from hexfarer.cli.words import Words
from hexfarer.kernel.decision import Refusal, Total
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.state import State
from hexfarer.kernel.table import choices, decision
from hexfarer.text import rules


class Screen:
    """Prints for the seat that looks."""

    def __init__(self, out: Out, words: Words, game: str) -> None:
        self.out = out
        self.words = words
        self.board = board_of(game)

    def clear(self) -> None:
        """Nothing of what was shown stays to be seen."""
        if self.out.is_terminal:
            self.out.clear()
            self.out.file.write("\x1b[3J")  # the lines above the window too

    def overview(self, s: State, seat: int, new_round: bool) -> None:
        """Where the game stands; at the start of a round everything."""
        self.out.print(Rule(style="dim"))
        self.board.status(self.out, s, seat, self.words)
        if new_round:
            self.board.map(self.out, s, seat, self.words)
        self.board.pieces(self.out, s, seat, self.words)
        if new_round and seat >= 0:
            self.board.hand(self.out, s, seat, self.words, full=False)

    def log(self, lines: list[Phrase]) -> None:
        for line in lines:
            self.out.print(Padding("· " + self.words.phrase(line), (0, 0, 0, 1)), style="italic")

    def question(self, s: State, seat: int) -> None:
        """What was announced, what is asked, and every answer with its number."""
        asked = decision(s)
        self.board.pending(self.out, s, seat, self.words)
        self.out.print()
        head = Text(self.words.title(asked.words), "bold reverse")
        self.out.print(Text.assemble(head, "  ", self.totals(asked.totals), "  ", (asked.rule, "dim")))
        self.out.print(self.words.phrase(asked.words))
        self.answers(s)

    def totals(self, totals: list[Total]) -> str:
        shown = [
            f"{self.words.phrase(total.name)} {total.value}" + (f"/{total.need}" if total.need >= 0 else "")
            for total in totals
        ]
        return " · ".join(shown)

    def answers(self, s: State) -> None:
        """The choices, alike ones in one row, long groups folded."""
        shown, left_out = fold(rows(choices(s)))
        table = self.choice_table()
        for row in shown:
            number = "" if row.names else str(row.choices[0].order + 1)
            table.add_row(number, text(row, self.words), LOCK if row.reveals else "", Text(notation(row), "dim"))
        self.out.print(table)
        if left_out:
            self.out.print(self.words.say("play-folded", count=left_out), style="dim")

    def all_answers(self, s: State) -> None:
        """Every choice in a row of its own."""
        table = self.choice_table()
        for choice in choices(s):
            label = self.words.phrase(choice.label.words)
            lock = LOCK if choice.reveals else ""
            table.add_row(str(choice.order + 1), label, lock, Text(choice.notation, "dim"))
        self.out.print(table)

    def choice_table(self) -> RichTable:
        return columns(">", "", "", "")

    def refusal(self, s: State, refusal: Refusal) -> None:
        """Why not: the rule, the reason with its numbers, and what would help."""
        rule = rules.rule(s.game.id, refusal.rule, self.words.lang)
        self.out.print(Text(self.words.phrase(refusal.words), "red"))
        self.out.print(Text.assemble("  ", (rule.id, "bold cyan"), f" {rule.title}"))
        for remedy in refusal.remedies:
            args: dict[str, object] = {"label": s.game.label(s, remedy.action).words, "notation": remedy.notation}
            self.out.print("  " + self.words.say("play-cures" if remedy.cures else "play-nearer", **args))

    def commands(self, texts: dict[str, Phrase]) -> None:
        """What may be typed."""
        table = columns("", "")
        for typed, phrase in texts.items():
            table.add_row(Text(typed, "bold"), self.words.phrase(phrase))
        self.out.print(table)
        self.out.print(self.words.say("play-lock", lock=LOCK), style="dim")
