"""How many turns are left, as far as one can tell: in tenths."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight.flow.rounds import DEALING, PREPARING, Rounds
from hexfarer.games.mage_knight.player import Player
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import NONE, WOUND

ROUND: Final = 55  # a round to come
DUMMY: Final = 34  # cards that the dummy turns over in a turn, in tenths
OWN: Final = 15  # cards that a player cannot but use, in tenths
COMPANY: Final = 30  # … and uses where no dummy counts the turns
WHOLE: Final = 330  # the turns of a long game


def between(s: MageKnight) -> bool:
    """Is a round being prepared? Its cards are still where the last one left them."""
    bottom = s.stack[0]
    return isinstance(bottom, Rounds) and bottom.stage in (PREPARING, DEALING)


def in_round(s: MageKnight, player: Player) -> int:
    """Turns left in this round, this one not counted."""
    own = len(player.hand) + len(player.deck) - player.hand.count(WOUND)
    if between(s):
        own += len(player.discard) + len(player.play) + len(player.set_aside) + len(player.stash)
    elif player.tactic != NONE and (s.announced != NONE or s.end_met):
        # before the tactics are taken, who announced is still that of the last round
        return 10 * len([seat for seat in s.turns_left if seat < s.seats and s.players[seat] is player])
    if s.dummy is None:
        return 100 * own // COMPANY
    return min(100 * len(s.dummy.deck) // DUMMY, 100 * own // OWN)


def in_game(s: MageKnight, player: Player) -> int:
    """Turns left, this one counted."""
    if s.over:
        return 0
    if s.end_met:
        return 10 + in_round(s, player)
    return 10 + in_round(s, player) + ROUND * (s.plan.rounds - s.round)
