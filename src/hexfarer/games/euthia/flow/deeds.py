"""Free Actions of scenarios: Badges, Legends, clearing Destruction away (EU-SCEN-02, EU-LEGEND, EU-GOLEM-02)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia import events, reasons
from hexfarer.games.euthia.asking import Doing, Effect, Seq
from hexfarer.games.euthia.components import LEGENDS, MONSTERS, TILES
from hexfarer.games.euthia.costs import put_back
from hexfarer.games.euthia.effects.gains import Rep
from hexfarer.games.euthia.flow.paying import begin_paying, needs_verdict
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import ARTIFACTS, CHURCH, LEGEND, NONE
from hexfarer.kernel.phrase import Phrase
from hexfarer.kernel.verdict import OK, refuse

BADGES: Final = 2  # of a level: for the first and the second to deliver
RUBBLE_B: Final = 2  # the Destruction token whose removal gives Reputation

# -- Badges --


def deliver_verdict(s: Euthia, seat: int, card: int) -> int:
    """May a Trophy be delivered at the Church, once a Hero and level, while there are Badges (EU-SCEN-02)?"""
    player = s.players[seat]
    if not s.plan.badges:
        return refuse(reasons.NO_BADGES)
    if s.board.at(player.at).kind != CHURCH:
        return refuse(reasons.NO_BADGES_HERE)
    if card not in player.trophies:
        return refuse(reasons.NO_TROPHY, card)
    level = MONSTERS[card].level
    if player.delivered >> level & 1:
        return refuse(reasons.DELIVERED_ALREADY, level)
    if s.badges[level - 1] >= BADGES:
        return refuse(reasons.BADGES_GONE, level)
    return OK


def deliver(s: Euthia, seat: int, card: int) -> None:
    player = s.players[seat]
    level = MONSTERS[card].level
    player.trophies.remove(card)
    s.tell(events.DELIVERED, [seat, card])
    put_back(s, card)
    first, second = s.plan.badges[level - 1]
    gained = second if s.badges[level - 1] else first
    player.delivered |= 1 << level
    s.badges[level - 1] += 1
    s.gain_rep(seat, gained)


# -- Legends --


def legend_verdict(s: Euthia, seat: int) -> int:
    """Is the Hero on the centre of a Legend that nobody has fulfilled, and can he pay (EU-LEGEND-01, -02)?"""
    field = s.players[seat].at
    if s.board.at(field).kind != LEGEND or not s.board.is_centre(field):
        return refuse(reasons.NOT_LEGEND)
    if s.legend_at[field] == NONE:
        return refuse(reasons.LEGEND_TOLD)
    return needs_verdict(s, seat, LEGENDS[s.legend_at[field]].needs)


def legend(s: Euthia, seat: int) -> None:
    field = s.players[seat].at
    number = s.legend_at[field]
    card = LEGENDS[number]
    s.legend_at[field] = NONE  # once a game
    s.tell(events.LEGEND_DONE, [seat, number])
    reward = card.reward
    assert isinstance(reward, Effect)
    s.push(Doing(seat, Seq(reward, TakeArtifact(card.artifact)), NONE))
    begin_paying(s, seat, card.needs)


def artifact_tile(artifact: int) -> int:
    """The tile of an Artifact, by its place among them."""
    return [i for i, tile in enumerate(TILES) if tile.home == ARTIFACTS][artifact]


class TakeArtifact(Effect):
    """The Artifact of a Legend, if it is still in the game."""

    __slots__ = ("artifact",)

    def __init__(self, artifact: int) -> None:
        self.artifact = artifact

    def run(self, s: Euthia, seat: int, by: int) -> None:
        tile = artifact_tile(self.artifact)
        if tile in s.stacks[ARTIFACTS]:
            s.stacks[ARTIFACTS].remove(tile)
            s.take_tile(seat, tile)

    def text(self) -> Phrase:
        from hexfarer.games.euthia.components import TILE_IDS

        return Phrase("effect-eu-artifact", {"tile": Phrase("eu-item-" + TILE_IDS[artifact_tile(self.artifact)])})


# -- Destruction --


def clear_verdict(s: Euthia, seat: int) -> int:
    """May the Hero clear his field (EU-GOLEM-02)?"""
    from hexfarer.games.euthia.content.modules import REMOVAL

    kind = s.rubble[s.players[seat].at]
    if not kind:
        return refuse(reasons.NOT_DESTROYED)
    return needs_verdict(s, seat, REMOVAL[kind - 1])


def clear(s: Euthia, seat: int) -> None:
    from hexfarer.games.euthia.content.modules import REMOVAL

    field = s.players[seat].at
    kind = s.rubble[field]
    s.rubble[field] = 0
    s.tell(events.CLEARED, [seat])
    if kind == RUBBLE_B:
        s.push(Doing(seat, Rep(1), NONE))
    begin_paying(s, seat, REMOVAL[kind - 1])
