"""Master of Chaos: a marker goes round a wheel of colours, and each has its effect."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import events, reasons
from hexfarer.games.mage_knight.components import SKILLS
from hexfarer.games.mage_knight.effects.base import Effect, id_by
from hexfarer.games.mage_knight.player import Player
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import BEFORE, BLACK, BLUE, COLOURS, GOLD, GREEN, READY, RED, WHITE
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

WHEEL: Final[list[int]] = [BLUE, GREEN, BLACK, WHITE, RED, GOLD]


def next_on_wheel(colour: int) -> int:
    """The colour after this one; the first one if the marker lies nowhere."""
    return WHEEL[(WHEEL.index(colour) + 1) % len(WHEEL)] if colour in WHEEL else WHEEL[0]


class Chaos(Effect):
    """Turn the marker one step and use the effect of its colour; before the own turn only the step, if it was idle."""

    __slots__ = ("faces",)

    def __init__(self, faces: list[Effect]) -> None:
        self.faces = faces  # by colour

    def following(self, player: Player) -> Effect:
        return self.faces[next_on_wheel(player.wheel)]

    def usable(self, s: MageKnight, seat: int, by: int) -> int:
        player = s.players[seat]
        if s.moment == BEFORE:
            return OK if player.wheel_idle else refuse(reasons.NOT_YOUR_TURN)
        return self.following(player).usable(s, seat, by)

    def run(self, s: MageKnight, seat: int, by: int) -> None:
        player = s.players[seat]
        effect = self.following(player)
        player.wheel = next_on_wheel(player.wheel)
        s.tell(events.WHEEL, [seat, player.wheel])
        if s.moment == BEFORE:
            player.wheel_idle = False
            player.skill_state[player.skills.index(id_by(by))] = READY
        else:
            effect.run(s, seat, by)

    def text(self) -> Phrase:
        args: dict[str, object] = {COLOURS[colour]: self.faces[colour].text() for colour in WHEEL if colour != GOLD}
        return Phrase("effect-mk-chaos", args)


def roll_wheel(s: MageKnight, seat: int) -> None:
    """A die says where the marker begins."""
    player = s.players[seat]
    player.wheel = s.roll_die()
    player.wheel_idle = False
    s.reveal(events.ROLLED)
    s.tell(events.WHEEL, [seat, player.wheel])


def note_idle_wheel(player: Player) -> None:
    """At the end of a turn: was the skill left alone?"""
    for i, skill in enumerate(player.skills):
        if isinstance(SKILLS[skill].effect, Chaos):
            player.wheel_idle = player.skill_state[i] == READY
