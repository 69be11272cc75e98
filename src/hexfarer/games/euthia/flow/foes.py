"""Elites, Farrug and the Golem as enemies that a Hero may choose to fight (EU-ELITE)."""

from __future__ import annotations

from hexfarer.games.euthia import events, reasons
from hexfarer.games.euthia.components import ADJACENT_TO, MONSTERS, ON_FIELD, Monster
from hexfarer.games.euthia.flow.sources import combat_sources
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import ELITE, FARRUG, GOLEM, NONE
from hexfarer.kernel.verdict import OK, refuse

# -- where they can be fought --


def is_kind(s: Euthia, field: int, card: Monster) -> bool:
    """Is a field what the Bounty of an Elite shows?"""
    printed = s.board.at(field)
    return printed.kind == card.lair_kind and (card.lair == NONE or printed.sub == card.lair)


def is_lair(s: Euthia, elite: int, field: int) -> bool:
    """Is a field a Lair of an Elite: of a kind, beside one of a kind, around the centre of a kind (EU-ELITE-05)?"""
    card = MONSTERS[elite]
    if card.lair_mode == ON_FIELD:
        return is_kind(s, field, card)
    if card.lair_mode == ADJACENT_TO:
        return any(is_kind(s, other, card) for other in s.board.near[field])
    centre = s.board.centre(field)
    return centre not in (NONE, field) and is_kind(s, centre, card)


def special_foes(s: Euthia, seat: int) -> list[int]:
    """The enemies that the Hero may attack where he stands."""
    if s.elite == NONE and s.dragon_at == NONE and s.golem_at == NONE:
        return []
    return [foe for foe in (ELITE, FARRUG, GOLEM) if foe_verdict(s, seat, foe) == OK]


def foe_verdict(s: Euthia, seat: int, foe: int) -> int:
    """May the Hero attack an enemy where he stands? A Monster is fought on entering its field."""
    if foe == ELITE:
        verdict, unarmed = elite_verdict(s, s.players[seat].at), reasons.NO_FIGHT_LEFT
    elif foe == FARRUG:
        verdict = giant_verdict(s, seat, s.dragon_at, reasons.NO_FARRUG, reasons.FARRUG_FAR)
        unarmed = reasons.NO_FIGHT_FOR_FARRUG
    elif foe == GOLEM:
        verdict = giant_verdict(s, seat, s.golem_at, reasons.NO_GOLEM, reasons.GOLEM_FAR)
        unarmed = reasons.NO_FIGHT_FOR_GOLEM
    else:
        return refuse(reasons.FOUGHT_ON_ENTRY)
    return refuse(unarmed) if verdict == OK and not combat_sources(s, seat) else verdict


def elite_verdict(s: Euthia, field: int) -> int:
    """EU-ELITE-04, -06, -16."""
    if s.elite == NONE:
        return refuse(reasons.NO_BOUNTY)
    if not is_lair(s, s.elite, field):
        return refuse(reasons.NOT_LAIR, s.elite)
    return refuse(reasons.LAIR_GUARDED, field) if s.guarded(field) else OK


def giant_verdict(s: Euthia, seat: int, at: int, absent: int, far: int) -> int:
    """Farrug and the Golem are fought from their field or from beside it (EU-FARRUG-03, EU-GOLEM-03)."""
    if at == NONE:
        return refuse(absent)
    field = s.players[seat].at
    if field == at or at in s.board.near[field]:
        return OK
    return refuse(far, s.board.distances(field)[at])


# -- Bounties --


def next_bounty(s: Euthia) -> None:
    """Reveal the top Bounty if none is open (EU-ELITE-03, -14)."""
    if s.elite == NONE and s.bounty_stack:
        s.elite = s.bounty_stack.pop()
        if s.elite in s.waiting:
            s.waiting.remove(s.elite)
        s.reveal(events.BOUNTY)
        s.tell(events.BOUNTY, [s.elite])


def homeless_bounty(s: Euthia) -> None:
    """The end of a round: an Elite without a Lair on the map makes way for the next of its level (EU-ELITE-17)."""
    elite = s.elite
    if elite == NONE or any(is_lair(s, elite, field) for field in s.board.fields()):
        return
    level = MONSTERS[elite].level
    same = [i for i, other in enumerate(s.bounty_stack) if MONSTERS[other].level == level]
    if same:  # the only one of its level would come back at once
        s.bounty_stack.insert(same[0], elite)
        s.waiting.append(elite)
        s.elite = NONE
        s.tell(events.BOUNTY_UNDER, [elite])
        next_bounty(s)
