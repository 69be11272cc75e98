"""What a Combat Action is paid with: a token, or a Skill that gives one (EU-MOVE-04, EU-ACTION-04)."""

from __future__ import annotations

from hexfarer.games.euthia import reasons, verbs
from hexfarer.games.euthia.asking import Question
from hexfarer.games.euthia.components import TILES
from hexfarer.games.euthia.effects.gains import Perform
from hexfarer.games.euthia.flow.using import exhaust, first_alike
from hexfarer.games.euthia.pieces import is_spent, is_worn, tile_of
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import BEAST, COMBAT, NONE, SAVED
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import refuse


def has_source(s: Euthia, seat: int, token: int, action: int) -> bool:
    """Does a token, or the one on the 4th-action field, give an Action?"""
    player = s.players[seat]
    if token == SAVED:
        return player.saved == action
    return token == action and player.has_token(token)


def no_source(s: Euthia, seat: int, token: int) -> int:
    """Why a token does not give an Action: it is not there, or it is one for another Action (EU-ACTION-01, -02)."""
    player = s.players[seat]
    there = player.saved != NONE if token == SAVED else player.has_token(token)
    return refuse(reasons.OTHER_TOKEN if there else reasons.NO_TOKEN, token)


def remove_token(s: Euthia, seat: int, token: int) -> None:
    """A token leaves the board (EU-ACTION-01)."""
    player = s.players[seat]
    if token == SAVED:
        player.saved = NONE
    else:
        player.tokens &= ~(1 << token)


def combat_sources(s: Euthia, seat: int) -> list[int]:
    """All answers that pay for a Combat Action."""
    player = s.players[seat]
    found = [pack(verbs.TOKEN, token) for token in (COMBAT, SAVED) if has_source(s, seat, token, COMBAT)]
    for i, p in enumerate(player.pieces):
        effect = TILES[tile_of(p)].effect
        if isinstance(effect, Perform) and effect.action == COMBAT and is_worn(p) and not is_spent(p):
            if first_alike(player, i):
                found.append(pack(verbs.USE, i))
    return found


class CombatSource(Question):
    """Which Combat Action is spent on a fight that is to begin."""

    __slots__ = ("foe",)

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe = foe

    def mortal(self) -> bool:
        return True

    def ready(self, s: Euthia) -> bool:
        return True

    def forced(self) -> bool:
        return True

    def choices(self, s: Euthia) -> list[int]:
        return combat_sources(s, self.seat)

    def why(self, s: Euthia, action: int) -> int:
        if kind_of(action) == verbs.TOKEN:
            return no_source(s, self.seat, a_of(action))
        return refuse(reasons.FINISH_FIRST)

    def answer(self, s: Euthia, action: int) -> None:
        from hexfarer.games.euthia.flow.combat import begin

        s.pop()
        if kind_of(action) == verbs.TOKEN:
            remove_token(s, self.seat, a_of(action))
        else:
            exhaust(s, self.seat, a_of(action))
        begin(s, self.seat, self.foe)

    def quiet(self, s: Euthia) -> int:
        return self.choices(s)[0]

    def decision(self, s: Euthia) -> Decision:
        return self.asks(s, "combat-source", "EU-MOVE-05" if self.foe == BEAST else "EU-ELITE-06", [])

    def copy(self) -> CombatSource:
        return CombatSource(self.seat, self.foe)
