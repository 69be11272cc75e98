"""Interactive tokens in the middle of the table: laid there, marked with a colour, given back to their owner."""

from __future__ import annotations

from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import CENTRE, FLIPPED, NONE


def lay_down(s: MageKnight, seat: int, skill: int, mark: int = NONE) -> None:
    """The token of a skill goes to the middle of the table (MK-SKILL-06)."""
    player = s.players[seat]
    player.skill_state[player.skills.index(skill)] = CENTRE
    s.centre.append(skill << 3 | seat)
    s.centre_mark.append(mark)


def place_of(s: MageKnight, skill: int) -> int:
    """Where in the middle the token lies; NONE if it is not there."""
    for i, packed in enumerate(s.centre):
        if packed >> 3 == skill:
            return i
    return NONE


def give_back(s: MageKnight, skill: int) -> int:
    """Face down to its owner (MK-SKILL-12); the colour it was marked with."""
    i = place_of(s, skill)
    owner = s.players[s.centre.pop(i) & 7]
    owner.skill_state[owner.skills.index(skill)] = FLIPPED
    return s.centre_mark.pop(i)


def owner_of_skill(s: MageKnight, skill: int) -> int:
    """Whose skill it is; NONE if nobody has gained it."""
    for seat, player in enumerate(s.players):
        if skill in player.skills:
            return seat
    return NONE


def harm_is_over(s: MageKnight) -> bool:
    """In the base edition what harms others stops when the end of the round is announced (MK-SKILL-09)."""
    return s.announced != NONE and not s.plan.ultimate()
