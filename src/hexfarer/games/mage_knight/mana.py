"""Paying with mana: what there is, what it may be used as, and what using it sets off."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import events, reasons
from hexfarer.games.mage_knight.components import SKILLS
from hexfarer.games.mage_knight.middle import harm_is_over, lay_down
from hexfarer.games.mage_knight.player import (
    CAN_USE_BLACK,
    CAN_USE_GOLD,
    DICE_AS_ANY,
    NO_SOURCE,
    POLARIZED,
    SUPPRESSED,
    Player,
)
from hexfarer.games.mage_knight.state import IN_SOURCE, SPENT, MageKnight
from hexfarer.games.mage_knight.terms import ANY_BASIC, BASIC, BLACK, GOLD, NONE
from hexfarer.kernel.verdict import OK, refuse

# Where the mana comes from; a way is `place * 8 + colour`.
TOKEN: Final = 0
STORED_DIE: Final = 1
DIE: Final = 2
CRYSTAL: Final = 3
ENDLESS: Final = 4
PLACES: Final[list[str]] = ["token", "stored", "die", "crystal", "endless"]
LAID: Final = 4  # among `exploits`: a mana that lies on Mana Suppression
OPPOSITE: Final[list[int]] = [1, 0, 3, 2, NONE, NONE]

# What the mana is for: it decides what Polarization may do.
ORDINARY: Final = 0
STRONG_SPELL: Final = 1


def gold_works(s: MageKnight, seat: int) -> bool:
    """Gold stands for any basic colour by Day (MK-MANA-06, -09)."""
    return not s.night_rules(seat) or s.players[seat].has(CAN_USE_GOLD)


def black_works(s: MageKnight, seat: int) -> bool:
    """Black is black by Night, and nothing by Day (MK-MANA-07, -08)."""
    return s.night_rules(seat) or s.players[seat].has(CAN_USE_BLACK)


def stands_for(s: MageKnight, seat: int, mana: int, wanted: int, place: int, purpose: int) -> bool:
    """May mana of one colour be used as another?"""
    player = s.players[seat]
    if mana == wanted:
        if wanted == BLACK:
            return black_works(s, seat)
        return wanted != GOLD
    if mana == GOLD and wanted in BASIC and gold_works(s, seat):
        return True
    if place == DIE and mana >= GOLD and wanted in BASIC and player.has(DICE_AS_ANY):
        return True
    if place == DIE and mana == BLACK and wanted in BASIC and player.pulls:
        return True
    return player.has(POLARIZED) and polarizes(s, seat, mana, wanted, purpose)


def polarizes(s: MageKnight, seat: int, mana: int, wanted: int, purpose: int) -> bool:
    """Polarization: one mana as its opposite; black by Day as any colour, gold by Night as black for a strong spell."""
    if mana < GOLD:
        return OPPOSITE[mana] == wanted
    if s.night_rules(seat):
        return mana == GOLD and wanted == BLACK and purpose == STRONG_SPELL
    return mana == BLACK and wanted != BLACK and purpose != STRONG_SPELL


def places(s: MageKnight, player: Player) -> list[int]:
    """All mana a player could spend one piece of, as ways."""
    found: list[int] = []
    for colour in range(6):
        if player.tokens[colour]:
            found.append(TOKEN << 3 | colour)
    if player.stored_die != NONE:
        found.append(STORED_DIE << 3 | s.dice[player.stored_die])
    if player.dice_left > 0 and not player.has(NO_SOURCE):
        for colour in s.source_colours():
            found.append(DIE << 3 | colour)
    for colour in BASIC:
        if player.crystals[colour]:
            found.append(CRYSTAL << 3 | colour)
    return found


def ways_to_pay(s: MageKnight, seat: int, mask: int, purpose: int, any_will_do: bool = False) -> list[int]:
    """How one mana of a colour in the mask can be paid: `way | colour << 6` each, the usual one first."""
    player = s.players[seat]
    endless = player.endless & mask
    if endless and not black_works(s, seat):
        endless &= ANY_BASIC
    found = [ENDLESS << 3 | colour | colour << 6 for colour in range(6) if endless >> colour & 1]
    for way in places(s, player):
        place, mana = way >> 3, way & 7
        for wanted in range(6):
            if not mask >> wanted & 1 or endless >> wanted & 1:
                continue
            if stands_for(s, seat, mana, wanted, place, purpose) and not kept_for_others(s, place, mana, wanted):
                found.append(way | wanted << 6)
                if any_will_do:
                    return found
    return found


def kept_for_others(s: MageKnight, place: int, mana: int, wanted: int) -> bool:
    """Friendly mana: by Day no gold die as a colour that a die shows (MK-VAR-FMANA-01)."""
    return s.plan.friendly_mana and place == DIE and mana == GOLD and not s.night and s.find_die(wanted) != NONE


def can_pay(s: MageKnight, seat: int, masks: list[int], purpose: int = ORDINARY) -> bool:
    """Can all of these be paid together?"""
    if not masks:
        return True
    suppressed = s.players[seat].has(SUPPRESSED)
    if len(masks) == 1 and not suppressed:
        return bool(ways_to_pay(s, seat, masks[0], purpose, True))
    ways = ways_to_pay(s, seat, masks[0], purpose)
    tried = 0
    for way in ways:
        if tried >> (way & 63) & 1 and not suppressed:
            continue
        tried |= 1 << (way & 63)
        more = extra_for(s, seat, way)
        before = take(s, seat, way)
        enough = can_pay(s, seat, more + masks[1:], purpose)
        put_back(s, seat, way, before)
        if enough:
            return True
    return False


def unpaid(
    s: MageKnight,
    seat: int,
    masks: list[int],
    purpose: int = ORDINARY,
    lacking: int = reasons.NO_MANA_FOR_MORE,
) -> int:
    """Why these cannot be paid together: which mana is missing, and what keeps the player from it. `lacking` is the
    reason if there is simply none."""
    for mask in masks:
        if not can_pay(s, seat, [mask], purpose):
            return missing(s, seat, mask, purpose, lacking)
    strong_spell = lacking == reasons.NO_MANA_BY_NIGHT
    return refuse(reasons.NOT_BOTH_MANA if strong_spell else reasons.NOT_ALL_MANA, len(masks))


def missing(s: MageKnight, seat: int, mask: int, purpose: int, lacking: int) -> int:
    """Why one mana of a colour in the mask cannot be paid."""
    player = s.players[seat]
    if ways_to_pay(s, seat, mask, purpose, True):
        return refuse(reasons.MANA_SUPPRESSED)  # there is one, but the first of the turn costs two
    for die in s.source_colours():
        why = no_die(s, seat, die)
        if why != OK and any(
            mask >> wanted & 1 and stands_for(s, seat, die, wanted, DIE, purpose) for wanted in range(6)
        ):
            return why
    if mask & ANY_BASIC and not gold_works(s, seat):
        dice = s.source_colours() if no_die(s, seat, GOLD) == OK else []
        if player.tokens[GOLD] or GOLD in dice:
            return refuse(reasons.NO_GOLD_BY_NIGHT)
    if player.tokens[BLACK]:
        return refuse(reasons.BLACK_IS_BLACK if black_works(s, seat) else reasons.NO_BLACK_BY_DAY)
    if mask.bit_count() == 1:
        return refuse(lacking, mask.bit_length() - 1)
    return refuse(reasons.NO_MANA_TO_BIND if lacking == reasons.NO_MANA_TO_BIND else reasons.NO_MANA_FOR_IT)


def no_die(s: MageKnight, seat: int, die: int) -> int:
    """Why the player may not take a die of the Source now, whatever it shows."""
    player = s.players[seat]
    if player.has(NO_SOURCE):
        return refuse(reasons.SOURCE_CLOSED, die)
    if player.dice_left > 0:
        return OK
    if player.dice_used:
        return refuse(reasons.DIE_USED, die)
    if s.duel is not None and seat == s.duel.defender and not s.duel.full:
        return refuse(reasons.NO_DIE_PARTIAL, die)
    return refuse(reasons.SOURCE_FROZEN, die)


def extra_for(s: MageKnight, seat: int, way: int) -> list[int]:
    """What Mana Suppression adds to a payment: the first mana of a basic colour costs another one of it."""
    if s.players[seat].has(SUPPRESSED) and way >> 6 in BASIC:
        return [1 << (way >> 6)]
    return []


def take(s: MageKnight, seat: int, way: int) -> int:
    """Take the mana of a way away for a trial; what `put_back` needs."""
    player = s.players[seat]
    place, mana = way >> 3 & 7, way & 7
    flags = player.flags
    pulled = needs_pull(s, seat, way)
    if needs_polarity(s, seat, way):
        player.flags &= ~POLARIZED
    if pulled:
        player.pulls -= 1
    if way >> 6 in BASIC:
        player.flags &= ~SUPPRESSED
    die = NONE
    if place == TOKEN:
        player.tokens[mana] -= 1
    elif place == CRYSTAL:
        player.crystals[mana] -= 1
    elif place == DIE:
        die = s.find_die(mana)
        s.dice_at[die] = SPENT
        player.dice_left -= 1
    elif place == STORED_DIE:
        die = player.stored_die
        player.stored_die = NONE
    return flags << 9 | pulled << 8 | die + 1


def needs_polarity(s: MageKnight, seat: int, way: int) -> bool:
    player = s.players[seat]
    if not player.has(POLARIZED):
        return False
    player.flags &= ~POLARIZED
    plain = stands_for(s, seat, way & 7, way >> 6, way >> 3 & 7, ORDINARY)
    player.flags |= POLARIZED
    return not plain and way >> 3 & 7 != ENDLESS


def needs_pull(s: MageKnight, seat: int, way: int) -> bool:
    """Does a black die stand for another colour by Mana Pull alone?"""
    player = s.players[seat]
    pulls, flags = player.pulls, player.flags
    if pulls == 0 or way & 63 != DIE << 3 | BLACK:
        return False
    player.pulls = 0
    player.flags &= ~POLARIZED
    plain = stands_for(s, seat, BLACK, way >> 6, DIE, ORDINARY)
    player.pulls, player.flags = pulls, flags
    return not plain


def put_back(s: MageKnight, seat: int, way: int, before: int) -> None:
    player = s.players[seat]
    place, mana = way >> 3 & 7, way & 7
    if place == TOKEN:
        player.tokens[mana] += 1
    elif place == CRYSTAL:
        player.crystals[mana] += 1
    elif place == DIE:
        s.dice_at[(before & 255) - 1] = IN_SOURCE
        player.dice_left += 1
    elif place == STORED_DIE:
        player.stored_die = (before & 255) - 1
    player.pulls += before >> 8 & 1
    player.flags = before >> 9


def pay(s: MageKnight, seat: int, way: int) -> None:
    """Spend the mana of a way."""
    player = s.players[seat]
    place, mana, wanted = way >> 3 & 7, way & 7, way >> 6
    polar = needs_polarity(s, seat, way)
    pulled = needs_pull(s, seat, way)
    if place == TOKEN:
        player.tokens[mana] -= 1
        if player.invoked == mana + 1:
            player.invoked = 0
    elif place == CRYSTAL:
        player.crystals[mana] -= 1
        player.spent_crystals[mana] += 1
    elif place == DIE:
        die = s.find_die(mana)
        s.dice_at[die] = SPENT
        s.dice_user[die] = seat
        player.dice_left -= 1
        player.dice_used += 1
    elif place == STORED_DIE:
        s.dice_at[player.stored_die] = SPENT
        s.dice_user[player.stored_die] = seat
        player.stored_die = NONE
    if polar:
        player.flags &= ~POLARIZED
    if pulled:
        player.pulls -= 1
    if wanted in BASIC and player.has(SUPPRESSED):
        player.flags &= ~SUPPRESSED
        s.exploits.append(LAID << 12 | wanted)
    s.tell(events.PAID, [seat, way & 63, wanted])
    mana_used(s, seat, wanted)


def mana_used(s: MageKnight, seat: int, colour: int) -> None:
    """Mana Exploit and Mana Curse hurt others who use mana; Mana Enhancement works for the one who uses it."""
    enhancing = s.players[seat].enhances
    if enhancing and colour in BASIC:
        s.players[seat].enhances = 0
        s.gain_crystal(seat, colour)
        lay_down(s, seat, enhancing - 1, colour)
    for i, packed in enumerate(s.centre):
        owner = packed & 7
        safe = s.centre_mark[i]
        if safe == NONE or owner == seat or s.allies(owner, seat) or colour == safe or harm_is_over(s):
            continue
        if SKILLS[packed >> 3].cooperative:
            continue
        once = 1 << 12 | seat << 4 | colour
        if once not in s.exploits:
            s.exploits.append(once)
            s.take_wounds(seat, 1)
    for owner, player in enumerate(s.players):
        if player.claim_colour == colour and owner != seat and cursed(s, owner):
            once = 2 << 12 | seat << 4 | owner
            if once not in s.exploits:
                s.exploits.append(once)
                s.take_wounds(seat, 1)


def cursed(s: MageKnight, owner: int) -> bool:
    """Was Mana Claim cast in its strong form?"""
    return 3 << 12 | owner in s.exploits
