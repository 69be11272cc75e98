"""What a person is shown: the table, what happened, what is asked, what can be answered."""

from __future__ import annotations

from itertools import groupby

from rich.cells import cell_len, set_cell_size
from rich.rule import Rule
from rich.text import Text

from hexfarer.cli.boards import board_of
from hexfarer.cli.out import Out, columns
from hexfarer.cli.table.choices import LOCK, fold, notation, numbered, rows
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
        table = columns("", "")
        for line, same in groupby(self.words.phrase(line) for line in lines):
            times = len(list(same))
            table.add_row("·", f"{line} ×{times}" if times > 1 else line)
        self.out.print(table, style="italic")

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
        labels = [self.words.phrase(row.words) for row in shown]
        forms = [notation(row) for row in shown]
        wide = min(max(map(cell_len, labels)), self.out.width - max(map(cell_len, forms)) - 11)
        for row, label, form in zip(shown, labels, forms):
            number = "" if row.names else str(row.choices[0].order + 1)
            self.answer(number, label, row.reveals, form, wide)
            if row.names:
                self.grid(numbered(row, self.words))
        if left_out:
            self.out.print(self.words.say("play-folded", count=left_out), style="dim")

    def all_answers(self, s: State) -> None:
        """Every choice in a row of its own."""
        every = choices(s)
        labels = [self.words.phrase(choice.label.words) for choice in every]
        wide = min(max(map(cell_len, labels)), self.out.width - max(cell_len(each.notation) for each in every) - 11)
        for choice, label in zip(every, labels):
            self.answer(str(choice.order + 1), label, choice.reveals, choice.notation, wide)

    def answer(self, number: str, label: str, reveals: bool, form: str, wide: int) -> None:
        """One row: number, label, lock, notation."""
        table = columns(">", "", "", "")
        for column, width in zip(table.columns, (3, max(wide, 20), 2, None)):
            column.width = width
        table.add_row(Text(number, "bold cyan"), label, LOCK if reveals else "", Text(form, "dim"))
        self.out.print(table)

    def grid(self, items: list[str]) -> None:
        """Short texts side by side, as many as fit."""
        cell = max(map(cell_len, items)) + 2
        fit = max(1, (self.out.width - 4) // cell)
        for i in range(0, len(items), fit):
            line = Text(" " * 4 + "".join(set_cell_size(item, cell) for item in items[i : i + fit]).rstrip())
            line.highlight_regex(r"(?<!\S)\d+(?= )", "bold cyan")
            self.out.print(line)

    def refusal(self, s: State, refusal: Refusal) -> None:
        """Why not: the rule, the reason with its numbers, and what would help."""
        title = rules.rule(s.game.id, refusal.rule, self.words.lang).title if rules.written(s.game.id) else ""
        self.out.print(Text(self.words.phrase(refusal.words), "red"))
        self.out.print(Text.assemble("  ", (refusal.rule, "bold cyan"), f" {title}"))
        for remedy in refusal.remedies:
            args: dict[str, object] = {"label": remedy.words, "notation": remedy.notation}
            self.out.print("  " + self.words.say("play-cures" if remedy.cures else "play-nearer", **args))

    def commands(self, texts: dict[str, Phrase]) -> None:
        """What may be typed."""
        table = columns("", "")
        for typed, phrase in texts.items():
            table.add_row(Text(typed, "bold"), self.words.phrase(phrase))
        self.out.print(table)
        self.out.print(self.words.say("play-lock", lock=LOCK), style="dim")
