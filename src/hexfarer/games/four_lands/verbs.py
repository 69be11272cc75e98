"""Every kind of answer, with its notation. Agents are named by Party and handle: `north.II#3`."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands.terms import EXTRA_MOVE_COST
from hexfarer.kernel.action import Verbs

VERBS: Final = Verbs()
_add = VERBS.add

PASS: Final = _add("pass", "pass")
# start of a Round
KEEP: Final = _add("keep", "keep")
SWAP: Final = _add("swap", "swap {card}")
UPHOLD: Final = _add("uphold", "uphold {card}")
DROP: Final = _add("drop", "drop {card}")
DRAW: Final = _add("draw", "draw")
STOP: Final = _add("stop", "stop")
# main acts
PLAY_TO: Final = _add("play-to", "play {card} to {party}")
PLAY_AT: Final = _add("play-at", "play {card} at {field}")
PLAY_CARD: Final = _add("play-card", "play {card}")
ATTACK_HERE: Final = _add("attack-here", "attack {party} > {target:party}")
ATTACK_WITH: Final = _add("attack-with", "attack {party} > {target:party} card {ap:number}")
DO_TASK: Final = _add("do-task", "task {party}")
# a move names its whole way, what it costs and the Party that is joined; without a Party the movers stay apart
_FAR: Final = "move {party} > {over:field} > {field} pay " + str(EXTRA_MOVE_COST)
MOVE_NEAR: Final = _add("move-near", "move {party} > {field}")
MOVE_FAR: Final = _add("move-far", _FAR)
MOVE_NEAR_JOIN: Final = _add("move-near-join", "move {party} > {field} join {other:party}")
MOVE_FAR_JOIN: Final = _add("move-far-join", _FAR + " join {other:party}")
MOVES: Final = (MOVE_NEAR, MOVE_FAR, MOVE_NEAR_JOIN, MOVE_FAR_JOIN)
SPLIT: Final = _add("split", "split {party}")
# free operations
TRADE: Final = _add("trade", "trade {task}")
REGROUP_FROM: Final = _add("regroup-from", "regroup {party}")
BREAK: Final = _add("break", "break {party}")
# naming the parts of an act
WITH: Final = _add("with", "with {agent}")
ALL: Final = _add("all", "all")
DONE: Final = _add("done", "done")
GO: Final = _add("go", "go {field}")
JOIN: Final = _add("join", "join {party}")
APART: Final = _add("apart", "apart")
TAKE: Final = _add("take", "take {artefact}")
LEAVE: Final = _add("leave", "leave {artefact}")
PRICE: Final = _add("price", "pay {ap:number}")
BY: Final = _add("by", "by {agent}")
ON_ITEM: Final = _add("on-item", "on {item}")
ON_AGENT: Final = _add("on-agent", "on {agent}")
ON_PARTY: Final = _add("on-party", "on {party}")
EXCHANGE: Final = _add("exchange", "exchange {field} {other:field}")
# answers to what was announced
THWART: Final = _add("thwart", "thwart {agent} {trait}")
REINFORCE_WITH: Final = _add("reinforce", "reinforce")
# a fight
LINE: Final = _add("line", "line {agent}")
PLACE: Final = _add("place", "place {agent} {number}")
ADD: Final = _add("add", "add {agent} {number}")
SUPPORT_ATTACK: Final = _add("support-attack", "support {agent} attack {number}")
SUPPORT_DEFENCE: Final = _add("support-defence", "support {agent} defence {number}")
# a Spell
SUPPORT_AGENT: Final = _add("support-agent", "support {agent} on {target:agent}")
TURN_INTO: Final = _add("turn-into", "turn {trait} into {into:trait}")
FOLLOW: Final = _add("follow", "follow {party}")
STAY: Final = _add("stay", "stay {party}")

_BOUNDS: Final[dict[str, int]] = {
    "card": 53,
    "party": 16,
    "field": 34,
    "task": 20,
    "trait": 7,
    "artefact": 2,
    "agent": 1024,
    "number": 4096,
    "item": 4096,
}


def well_formed(action: int) -> bool:
    """Is this int an action at all: a known kind with arguments within their bounds?"""
    if action <= 0:
        return False
    verb = VERBS.by_kind[action & 0xFF]
    if verb is None:
        return False
    rest = action >> 8
    for arg in verb.args:
        if rest & 0xFFF >= _BOUNDS[arg]:
            return False
        rest >>= 12
    return rest == 0
