"""The plain board, which any game can be played on: it prints what the seat may see."""

from __future__ import annotations

from rich.text import Text

from hexfarer.cli.out import Out, columns
from hexfarer.cli.words import Words
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.state import State


class Board:
    """Draws positions for one seat (-1: a watcher). Everything comes from what the seat may see."""

    def status(self, out: Out, s: State, seat: int, words: Words) -> None:
        """Where the game stands, in a few lines."""
        plain = [f"{key}: {value}" for key, value in s.view(seat).items() if isinstance(value, int | str)]
        out.print(" · ".join(plain), style="bold")

    def map(self, out: Out, s: State, seat: int, words: Words) -> None:
        """The map, or whatever the game is played on."""
        import yaml  # no game of ours comes here: each has a map of its own

        out.print(yaml.safe_dump(s.view(seat), sort_keys=False, allow_unicode=True, default_flow_style=None).rstrip())

    def map_list(self, out: Out, s: State, seat: int, words: Words) -> None:
        """The map in words."""
        self.map(out, s, seat, words)

    def pieces(self, out: Out, s: State, seat: int, words: Words) -> None:
        """What lies on the table, own things first."""

    def pending(self, out: Out, s: State, seat: int, words: Words) -> None:
        """What was announced and waits for answers."""

    def hand(self, out: Out, s: State, seat: int, words: Words, full: bool) -> None:
        """The cards of the seat, with their texts if `full`."""

    def outcome(self, out: Out, s: State, words: Words) -> None:
        """Scores with their breakdown, and who won."""
        outcome = s.outcome()
        if s.over:
            winners = [s.game.name(s, "seat", seat, -1) for seat in outcome.winners]
            out.print(words.say("end-won", winners=winners, kind=self.kind(outcome.kind, words)), style="bold")
        table = columns("", "", "")
        for seat, (score, breakdown) in enumerate(zip(outcome.scores, outcome.breakdown)):
            name = words.of(s.game.name(s, "seat", seat, -1))
            table.add_row(name, str(score), self.breakdown(s, breakdown, words))
        out.print(table)

    def kind(self, kind: str, words: Words) -> str:
        """A kind of victory in words."""
        key = "victory-" + kind
        return words.phrase(Phrase(key)) if words.speaker.has(key) else kind

    def breakdown(self, s: State, breakdown: dict[str, object], words: Words) -> Text:
        """What a score is made of."""
        return Text(", ".join(f"{key}: {value}" for key, value in breakdown.items()), "dim")
