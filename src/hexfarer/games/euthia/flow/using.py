"""Using tiles, Gems and Essences at a moment, and arranging what a Hero wears outside Combat."""

from __future__ import annotations

from hexfarer.games.euthia import events, reasons, verbs
from hexfarer.games.euthia.asking import Doing, Effect
from hexfarer.games.euthia.components import ESSENCE_USES, GEM_USES, TILES
from hexfarer.games.euthia.effects.gains import Perform
from hexfarer.games.euthia.pieces import (
    essences_on,
    flipped,
    gem_at,
    gems_in,
    is_live,
    is_spent,
    is_worn,
    spent,
    stowed,
    tile_of,
    with_essence,
    with_gem,
    worn,
)
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import (
    ATTACK,
    ESSENCE_TILE,
    FIRST,
    MOST_DWURT_DIE,
    NO_SLOT,
    NONE,
    OUTSIDE,
    SACKS,
    SKILL_SLOT,
    STRIKE_SLOT,
    SWORD_SLOT,
)
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.verdict import OK, refuse


def is_skill(tile: int) -> bool:
    return TILES[tile].slot in (SKILL_SLOT, STRIKE_SLOT)


# -- using --


def first_alike(player: Player, i: int) -> bool:
    """Of pieces that are alike in every way only the first one is named."""
    return player.pieces[i] not in player.pieces[:i]


def use_verdict(s: Euthia, seat: int, i: int, moment: int) -> int:
    """May a piece be used at a moment (EU-TIMING-01)? Attacks are chosen, not used."""
    player = s.players[seat]
    if i >= len(player.pieces):
        return refuse(reasons.NO_PIECE)
    p = player.pieces[i]
    number = tile_of(p)
    tile = TILES[number]
    effect = tile.effect
    if effect is None and not tile.when & (FIRST | ATTACK):
        return refuse(reasons.NOTHING_TO_USE, number)
    if effect is None or tile.when & moment == 0 or tile.when & (FIRST | ATTACK):
        return refuse(reasons.WRONG_MOMENT, number, tile.when)
    if tile.slot != NO_SLOT and not is_worn(p):
        return refuse(reasons.NOT_WORN, number)
    if is_spent(p):
        return refuse(reasons.SPENT if is_skill(number) else reasons.SPENT_ITEM, number)
    if tile.gate and player.best_set() < tile.gate:
        return refuse(reasons.NO_SET, number, tile.gate, player.most_alike())
    if tile.dwurt > player.dwurt:
        return refuse(reasons.NO_DWURT, tile.dwurt, player.dwurt)
    if not tile.exhausts and not tile.once and s.fight is not None:
        if s.fight.shields.count(number) >= player.pieces.count(p):  # each once a Combat Round
            return refuse(reasons.USED_ONCE, number)
    return effect.usable(s, seat, number)


def gem_verdict(s: Euthia, seat: int, i: int, gem: int, moment: int) -> int:
    """May the active Gem of a worn piece be used (EU-GEM-02)?"""
    player = s.players[seat]
    if i >= len(player.pieces):
        return refuse(reasons.NO_PIECE)
    if gem not in gems_in(player.pieces[i]):
        return refuse(reasons.GEM_NOT_SET, gem)
    if not is_worn(player.pieces[i]):
        return refuse(reasons.NOT_WORN, tile_of(player.pieces[i]))
    if live_socket(player.pieces[i], gem) == NONE:
        return refuse(reasons.GEM_INACTIVE, gem)
    when, effect = GEM_USES[gem]
    if when & moment == 0:
        return refuse(reasons.GEM_MOMENT, gem, when)
    return effect.usable(s, seat, NONE)


def live_socket(p: int, gem: int) -> int:
    """The socket with an active Gem of that kind, or NONE."""
    for socket in range(2):
        if gem_at(p, socket) == gem and is_live(p, socket):
            return socket
    return NONE


def essence_verdict(s: Euthia, seat: int, essence: int, moment: int) -> int:
    if not s.players[seat].essences[essence]:
        return refuse(reasons.NO_ESSENCE, essence)
    when, effect = ESSENCE_USES[essence]
    if when & moment == 0:
        return refuse(reasons.ESSENCE_MOMENT, essence, when)
    return effect.usable(s, seat, NONE)


def uses(s: Euthia, seat: int, moment: int) -> list[int]:
    """Everything that may be used at a moment."""
    player = s.players[seat]
    found: list[int] = []
    for i, p in enumerate(player.pieces):
        tile = TILES[tile_of(p)]
        if tile.when & moment and first_alike(player, i) and use_verdict(s, seat, i, moment) == OK:
            found.append(pack(verbs.USE, i))
        if tile.sockets and is_worn(p) and first_alike(player, i):
            last = NONE
            for gem in gems_in(p):
                if gem != last and gem_verdict(s, seat, i, gem, moment) == OK:
                    found.append(pack(verbs.FLIP, i, gem))
                last = gem
    for essence in range(4):
        if player.essences[essence] and essence_verdict(s, seat, essence, moment) == OK:
            found.append(pack(verbs.SPEND, essence))
    return found


def is_use(action: int) -> bool:
    return kind_of(action) in (verbs.USE, verbs.FLIP, verbs.SPEND)


def why_use(s: Euthia, seat: int, action: int, moment: int) -> int:
    """The verdict on a use."""
    kind, a, b = kind_of(action), a_of(action), b_of(action)
    if kind == verbs.USE:
        return use_verdict(s, seat, a, moment)
    if kind == verbs.FLIP:
        return gem_verdict(s, seat, a, b, moment)
    return essence_verdict(s, seat, a, moment)


def use(s: Euthia, seat: int, action: int) -> None:
    """Carry a use out."""
    kind, a, b = kind_of(action), a_of(action), b_of(action)
    player = s.players[seat]
    if kind == verbs.USE:
        use_piece(s, seat, a)
    elif kind == verbs.FLIP:
        player.pieces[a] = flipped(player.pieces[a], live_socket(player.pieces[a], b))
        player.pieces.sort()
        s.tell(events.FLIPPED, [seat, b])
        run(s, seat, GEM_USES[b][1], NONE)
    else:
        player.essences[a] -= 1  # EU-ESSENCE-04
        s.tell(events.SPENT_ESSENCE, [seat, a])
        run(s, seat, ESSENCE_USES[a][1], NONE)


def use_piece(s: Euthia, seat: int, i: int) -> None:
    """Pay for a piece, exhaust or discard it, and let it work (EU-HERO-08)."""
    number = tile_of(s.players[seat].pieces[i])
    effect = TILES[number].effect
    s.tell(events.USED, [seat, number])
    exhaust(s, seat, i)
    if effect is not None:
        run(s, seat, effect, number)


def exhaust(s: Euthia, seat: int, i: int) -> None:
    """A piece is used: it costs its Dwurt and is exhausted, discarded, or marked as used in this Combat Round."""
    player = s.players[seat]
    number = tile_of(player.pieces[i])
    tile = TILES[number]
    if tile.dwurt:
        player.dwurt -= tile.dwurt
        player.dwurt_die = min(MOST_DWURT_DIE, player.dwurt_die + tile.dwurt)  # EU-DWURT-07
    if tile.once:
        s.lose_piece(seat, i)
    elif tile.exhausts:
        player.pieces[i] = spent(player.pieces[i])
        player.pieces.sort()
    elif s.fight is not None:
        s.fight.shields.append(number)


def run(s: Euthia, seat: int, effect: object, by: int) -> None:
    assert isinstance(effect, Effect)
    s.push(Doing(seat, effect, by))


# -- arranging --


def change(s: Euthia, seat: int, pieces: list[int]) -> int:
    """How Max Health would change with these pieces, worn so."""
    player = s.players[seat]
    before = player.max_health()
    old, player.pieces = player.pieces, pieces
    after = player.max_health()
    player.pieces = old
    return after - before


def may_change(s: Euthia, seat: int, pieces: list[int], weak: int = reasons.TOO_WEAK) -> int:
    """May a Hero arrange his pieces so (EU-HEALTH-03, -05, EU-SACK-02)? What finds no Sack must go (EU-SACK-03).

    `weak` is the reason if his Health would not last.
    """
    player = s.players[seat]
    delta = change(s, seat, pieces)
    if player.health + delta <= 0:
        return refuse(weak, 1 - delta, player.health)
    old, player.pieces = player.pieces, pieces
    total = player.sack_sum()
    player.pieces = old
    return refuse(reasons.SACK_LIMIT, -total, SACKS) if total < -SACKS else OK


def arrange(s: Euthia, seat: int, pieces: list[int]) -> None:
    """Pieces change places, or come and go; Max and current Health change together (EU-HEALTH-02)."""
    player = s.players[seat]
    delta = change(s, seat, pieces)
    player.pieces = sorted(pieces)
    player.health = max(1, player.health + delta) if delta else player.health


def replaced(pieces: list[int], i: int, p: int) -> list[int]:
    new = pieces[:]
    new[i] = p
    return new


def wearable(p: int) -> bool:
    """Can it be put on and taken off? Skills cannot (EU-ITEM-09)."""
    return TILES[tile_of(p)].slot != NO_SLOT and not is_skill(tile_of(p))


def wear_verdict(player: Player, i: int, on: bool) -> int:
    """Is it a piece that can be put on (or taken off)?"""
    if i >= len(player.pieces):
        return refuse(reasons.NO_PIECE)
    tile = tile_of(player.pieces[i])
    if is_skill(tile):
        return refuse(reasons.SKILL_STAYS, tile)
    if TILES[tile].slot == NO_SLOT:
        return refuse(reasons.NOT_WEARABLE, tile)
    return refuse(reasons.UNCHANGED, tile) if is_worn(player.pieces[i]) == on else OK


def worn_on_body(slot: int) -> bool:
    """Is a field of the board for Armour or Jewellery?"""
    return slot not in (SWORD_SLOT, SKILL_SLOT, STRIKE_SLOT)


def no_field(tile: int) -> int:
    """There is no field for a tile: of the Hero (EU-HERO-02), or for Equipment that is worn (EU-EQUIP-02)."""
    on_body = worn_on_body(TILES[tile].slot)
    return refuse(reasons.NO_EQUIPMENT_FIELD if on_body else reasons.NO_BOARD_FIELD, tile)


def equip_verdict(s: Euthia, seat: int, i: int) -> int:
    player = s.players[seat]
    why = wear_verdict(player, i, True)
    if why != OK:
        return why
    if not player.has_room(TILES[tile_of(player.pieces[i])].slot):
        return no_field(tile_of(player.pieces[i]))
    return may_change(s, seat, replaced(player.pieces, i, worn(player.pieces[i])))


def unequip_verdict(s: Euthia, seat: int, i: int) -> int:
    player = s.players[seat]
    why = wear_verdict(player, i, False)
    if why != OK:
        return why
    off = replaced(player.pieces, i, stowed(player.pieces[i]))
    return may_change(s, seat, off, reasons.TOO_WEAK_TO_UNEQUIP)


def swap_verdict(s: Euthia, seat: int, i: int, j: int) -> int:
    """Put on one piece in place of another (EU-HEALTH-03)."""
    player = s.players[seat]
    pieces = player.pieces
    why = wear_verdict(player, i, True) or wear_verdict(player, j, False)
    if why != OK:
        return why
    tile, other = tile_of(pieces[i]), tile_of(pieces[j])
    if TILES[tile].slot != TILES[other].slot:
        on_body = worn_on_body(TILES[other].slot)
        return refuse(reasons.OTHER_EQUIPMENT_FIELD if on_body else reasons.OTHER_BOARD_FIELD, tile, other)
    changed = replaced(replaced(pieces, i, worn(pieces[i])), j, stowed(pieces[j]))
    return may_change(s, seat, changed, reasons.TOO_WEAK_TO_UNEQUIP)


def set_verdict(s: Euthia, seat: int, gem: int, i: int) -> int:
    """Set a Gem (EU-GEM-01)."""
    player = s.players[seat]
    if not player.gems[gem]:
        return refuse(reasons.NO_GEM, gem)
    if i >= len(player.pieces):
        return refuse(reasons.NO_PIECE)
    tile = tile_of(player.pieces[i])
    sockets = TILES[tile].sockets
    if not sockets:
        return refuse(reasons.NO_SOCKET, tile)
    return refuse(reasons.SOCKETS_FULL, tile, sockets) if len(gems_in(player.pieces[i])) >= sockets else OK


def lay_verdict(s: Euthia, seat: int, essence: int, i: int) -> int:
    """Lay an Essence on a tile that holds some (D38)."""
    player = s.players[seat]
    if not player.essences[essence]:
        return refuse(reasons.NO_ESSENCE, essence)
    if i >= len(player.pieces):
        return refuse(reasons.NO_PIECE)
    tile = tile_of(player.pieces[i])
    wells = TILES[tile].wells
    if not wells:
        return refuse(reasons.NO_WELL, tile)
    if not is_worn(player.pieces[i]):
        return refuse(reasons.NOT_WORN, tile)
    return refuse(reasons.WELLS_FULL, tile, wells) if len(essences_on(player.pieces[i])) >= wells else OK


def arrangements(s: Euthia, seat: int) -> list[int]:
    """All ways to arrange one thing."""
    player = s.players[seat]
    found: list[int] = []
    for i, p in enumerate(player.pieces):
        if not first_alike(player, i):
            continue
        tile = TILES[tile_of(p)]
        if wearable(p):
            if is_worn(p):
                if unequip_verdict(s, seat, i) == OK:
                    found.append(pack(verbs.UNEQUIP, i))
            else:
                if equip_verdict(s, seat, i) == OK:
                    found.append(pack(verbs.EQUIP, i))
                for j in player.worn_in(tile.slot):
                    if first_alike(player, j) and swap_verdict(s, seat, i, j) == OK:
                        found.append(pack(verbs.SWAP, i, j))
        if tile.sockets > len(gems_in(p)):
            found += [pack(verbs.SET, gem, i) for gem, count in enumerate(player.gems) if count]
        if tile.wells > len(essences_on(p)) and is_worn(p):
            found += [pack(verbs.LAY, essence, i) for essence, count in enumerate(player.essences) if count]
    return found


def is_arranging(action: int) -> bool:
    return verbs.EQUIP <= kind_of(action) <= verbs.LAY


def why_arrange(s: Euthia, seat: int, action: int) -> int:
    kind, a, b = kind_of(action), a_of(action), b_of(action)
    if kind == verbs.EQUIP:
        return equip_verdict(s, seat, a)
    if kind == verbs.UNEQUIP:
        return unequip_verdict(s, seat, a)
    if kind == verbs.SWAP:
        return swap_verdict(s, seat, a, b)
    return set_verdict(s, seat, a, b) if kind == verbs.SET else lay_verdict(s, seat, a, b)


def do_arrange(s: Euthia, seat: int, action: int) -> None:
    kind, a, b = kind_of(action), a_of(action), b_of(action)
    player = s.players[seat]
    pieces = player.pieces
    if kind == verbs.EQUIP:
        s.tell(events.EQUIPPED, [seat, tile_of(pieces[a])])
        arrange(s, seat, replaced(pieces, a, worn(pieces[a])))
    elif kind == verbs.UNEQUIP:
        s.tell(events.UNEQUIPPED, [seat, tile_of(pieces[a])])
        arrange(s, seat, replaced(pieces, a, stowed(pieces[a])))
    elif kind == verbs.SWAP:
        s.tell(events.EQUIPPED, [seat, tile_of(pieces[a])])
        arrange(s, seat, replaced(replaced(pieces, a, worn(pieces[a])), b, stowed(pieces[b])))
    elif kind == verbs.SET:
        player.gems[a] -= 1
        s.tell(events.SET_GEM, [seat, a, tile_of(pieces[b])])
        arrange(s, seat, replaced(pieces, b, with_gem(pieces[b], a)))
    else:
        player.essences[a] -= 1
        s.tell(events.LAID, [seat, a, tile_of(pieces[b])])
        arrange(s, seat, replaced(pieces, b, with_essence(pieces[b], a)))


def own_time(s: Euthia, seat: int) -> list[int]:
    """What a player may do with his things whenever he is not in Combat (D11)."""
    return uses(s, seat, OUTSIDE) + arrangements(s, seat)


def is_own_time(action: int) -> bool:
    return is_use(action) or is_arranging(action)


def why_own_time(s: Euthia, seat: int, action: int) -> int:
    return why_use(s, seat, action, OUTSIDE) if is_use(action) else why_arrange(s, seat, action)


def do_own_time(s: Euthia, seat: int, action: int) -> None:
    """Use or arrange something; what does not fit any more must go (EU-SACK-03)."""
    s.tidy(seat)
    do_spare_time(s, seat, action)


def performs(s: Euthia, seat: int, action: int) -> bool:
    """Is it the use of a Skill that gives a whole Action?"""
    pieces = s.players[seat].pieces
    if kind_of(action) != verbs.USE or a_of(action) >= len(pieces):
        return False
    return isinstance(TILES[tile_of(pieces[a_of(action)])].effect, Perform)


def spare_time(s: Euthia, seat: int) -> list[int]:
    """What a player may do with his things in the midst of an Action: no second Action."""
    return [action for action in own_time(s, seat) if not performs(s, seat, action)]


def why_spare_time(s: Euthia, seat: int, action: int) -> int:
    if performs(s, seat, action):
        return refuse(reasons.ONE_ACTION, tile_of(s.players[seat].pieces[a_of(action)]))
    return why_own_time(s, seat, action)


def do_spare_time(s: Euthia, seat: int, action: int) -> None:
    """Use or arrange something; who calls this looks after what does not fit."""
    if is_use(action):
        use(s, seat, action)
    else:
        do_arrange(s, seat, action)


def is_essence_tile(tile: int) -> bool:
    """An Essence from the Slayers becomes a token at once."""
    return TILES[tile].kind == ESSENCE_TILE
