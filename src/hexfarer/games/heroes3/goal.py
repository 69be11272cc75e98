"""The goal of a scenario with what is reached of it, from what everybody can see."""

from __future__ import annotations

from hexfarer.games.heroes3.board import field_name
from hexfarer.games.heroes3.content.tiles import FIELDS, TILE_IDS
from hexfarer.games.heroes3.flow.scenarios import LAIRS, is_lair, obelisks_of, sites
from hexfarer.games.heroes3.flow.walking import OBELISKS_NEEDED
from hexfarer.games.heroes3.plan import (
    GOAL_ALL_FLAGS,
    GOAL_EACH_UTOPIA,
    GOAL_FOE,
    GOAL_LAIRS,
    GOAL_OBELISKS,
    GOAL_SETTLEMENT,
    GOAL_TOWN,
    GOAL_UTOPIA,
    LOSE_COMBAT,
    LOSE_HERO,
    LOSE_TOWN,
    LOSE_TOWNS,
    OUT_POINTS,
    OUT_SCORE,
    WIN_CUBES,
    WIN_GOLD,
    WIN_GRAIL,
    WIN_UTOPIA,
)
from hexfarer.games.heroes3.scoring import score
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import GOLD, GRAIL, NONE, SETTLEMENT, TOWN, UTOPIA
from hexfarer.games.heroes3.words import field_phrase, foe_name
from hexfarer.kernel.decision import Goal, Part
from hexfarer.kernel.phrase import Phrase


def goal(s: Heroes3, seat: int) -> Goal:
    parts = against_each_other(s, seat) if s.plan.rivals() else together(s, seat)
    return Goal(sentence(s), s.round, s.plan.rounds, parts)


def sentence(s: Heroes3) -> Phrase:
    wins, losses = s.plan.wins, s.plan.losses
    if not s.plan.rivals():
        loss = "none"
        if losses & LOSE_COMBAT:
            loss = "combat"
        elif losses & LOSE_HERO:
            loss = "hero"
        elif losses & (LOSE_TOWN | LOSE_TOWNS):
            loss = "town"
        return Phrase("goal-h3-together", {"rounds": s.plan.rounds, "loss": loss})
    args: dict[str, object] = {"rounds": s.plan.rounds, "points": int(s.plan.time_out == OUT_POINTS)}
    if wins & WIN_CUBES:
        return Phrase("goal-h3-cubes", args)
    if wins & WIN_GOLD:
        return Phrase("goal-h3-gold", {**args, "gold": s.plan.gold_goal})
    return Phrase("goal-h3-grail" if wins & WIN_GRAIL else "goal-h3-utopia", args)


def against_each_other(s: Heroes3, seat: int) -> list[Part]:
    """Own parts first. In a tournament points decide whatever was reached (H3-TOUR-004)."""
    parts: list[Part] = []
    for other in sorted(range(s.seats), key=lambda other: other != seat):
        parts += of_seat(s, other)
    for part in parts:
        part.must = part.must and s.plan.time_out != OUT_POINTS
    return parts


def of_seat(s: Heroes3, seat: int) -> list[Part]:
    wins, player = s.plan.wins, s.players[seat]
    parts: list[Part] = []
    if wins & WIN_CUBES:
        cubes = len([other for other in range(s.seats) if other != seat and player.cubes[other]])
        parts.append(Part(Phrase("goal-h3-part-cubes"), cubes, s.seats - 1, "cube", seat=seat))
    if wins & WIN_GOLD:
        parts.append(
            Part(Phrase("h3-resource-gold"), player.resources[GOLD], s.plan.gold_goal, "resource:gold", seat=seat)
        )
    if wins & WIN_GRAIL:
        parts += grail(s, seat)
    if wins & WIN_UTOPIA:
        part = Part(Phrase("goal-h3-part-utopia"), flagged(s, UTOPIA, seat), 1, "location:dragon_utopia", seat=seat)
        parts.append(on_first(s, part, UTOPIA))
    if s.plan.time_out == OUT_SCORE:
        parts.append(Part(Phrase("goal-h3-part-score"), score(s, seat), -1, "score", must=False, seat=seat))
    return parts


def grail(s: Heroes3, seat: int) -> list[Part]:
    """The obelisks open its field; who takes it from somebody else needs none."""
    player = s.players[seat]
    visited = len([mask for mask in s.obelisks if mask >> seat & 1])
    holds = s.grail_with != NONE and s.grail_with // 2 == seat
    field = player.at[s.grail_with % 2] if holds else s.grail_at
    home = holds and player.home != NONE and field == player.home and s.flag[field] == seat
    part = Part(Phrase("goal-h3-part-grail"), int(home), 1, "grail", seat=seat)
    part = on_first(s, part, GRAIL) if field == NONE else on_field(s, part, field)
    visits = Part(Phrase("goal-h3-part-obelisks"), visited, OBELISKS_NEEDED, "location:obelisk", must=False, seat=seat)
    return [visits, part]


def flagged(s: Heroes3, location: int, seat: int = NONE) -> int:
    """Does somebody, or one seat, own a field of that location?"""
    owners = [s.flag[field] for field, there in enumerate(s.board.location) if there == location]
    return int(any(owner != NONE and seat in (NONE, owner) for owner in owners))


def on_field(s: Heroes3, part: Part, field: int) -> Part:
    return part.at("field:" + field_name(field), field_phrase(s, field))


def on_first(s: Heroes3, part: Part, location: int) -> Part:
    """At the first such field that lies face up."""
    for field, there in enumerate(s.board.location):
        if there == location:
            return on_field(s, part, field)
    return hidden(part)


def hidden(part: Part) -> Part:
    return part.at("", Phrase("goal-h3-hidden"))


def together(s: Heroes3, seat: int) -> list[Part]:
    """All of it must be reached (H3-END-015)."""
    parts: list[Part] = []
    goals, flag = s.plan.goals, s.flag
    if goals & GOAL_OBELISKS:
        part = Part(Phrase("goal-h3-part-obelisks"), obelisks_of(s), s.plan.obelisks, "location:obelisk")
        parts.append(part)
    if goals & GOAL_FOE:
        parts.append(foe(s))
    if goals & GOAL_SETTLEMENT:
        parts.append(settlement(s))
    if goals & GOAL_TOWN:
        parts.append(town(s))
    if goals & GOAL_LAIRS:
        lairs = len([field for field in range(len(flag)) if is_lair(s, field) and flag[field] != NONE])
        parts.append(Part(Phrase("goal-h3-part-lairs"), lairs, LAIRS, "lair"))
    if goals & GOAL_ALL_FLAGS:
        known = sites(s)
        tiles = Part(Phrase("goal-h3-part-tiles"), len([up for up in s.board.up if up]), len(s.board.up), "tile")
        flags = len([field for field in known if flag[field] != NONE])
        parts += [Part(Phrase("goal-h3-part-flags"), flags, len(known), "flag"), tiles]
    if goals & GOAL_UTOPIA:
        part = Part(Phrase("goal-h3-part-utopia"), flagged(s, UTOPIA), 1, "location:dragon_utopia")
        parts.append(on_first(s, part, UTOPIA))
    if goals & GOAL_EACH_UTOPIA:
        for other in sorted(range(s.seats), key=lambda other: other != seat):
            won = s.tale.winners >> other & 1
            part = Part(Phrase("goal-h3-part-each"), won, 1, "location:dragon_utopia", seat=other)
            parts.append(on_first(s, part, UTOPIA))
    return parts


def foe(s: Heroes3) -> Part:
    """The first AI hero or wandering army."""
    one = s.tale.foes[0]
    part = Part(Phrase("goal-h3-part-foe", {"foe": foe_name(s, 0)}), int(one.beaten), 1, "foe:0")
    if one.at == NONE:
        return part if one.beaten else hidden(part)
    return part.at("foe:0", field_phrase(s, one.at))


def settlement(s: Heroes3) -> Part:
    """The Settlement of tile F3, once it is face up."""
    name = Phrase("goal-h3-part-settlement")
    for field, there in enumerate(s.board.location):
        if there == SETTLEMENT and TILE_IDS[s.board.tiles[field // FIELDS]] == "F3":
            return on_field(s, Part(name, int(s.flag[field] != NONE), 1, "location:settlement"), field)
    return hidden(Part(name, 0, 1, "location:settlement"))


def town(s: Heroes3) -> Part:
    """The Town that is no player's own."""
    name = Phrase("goal-h3-part-town")
    homes = [player.home for player in s.players]
    for field, there in enumerate(s.board.location):
        if there == TOWN and field not in homes:
            return on_field(s, Part(name, int(s.flag[field] != NONE), 1, "location:town"), field)
    return hidden(Part(name, 0, 1, "location:town"))
