"""What must always be there (section 28 of the rules)."""

from __future__ import annotations

from hexfarer.games.heroes3.components import CARDS, SPECIALTY, STATISTIC
from hexfarer.games.heroes3.content.tiles import TILES
from hexfarer.games.heroes3.content.units import UNITS
from hexfarer.games.heroes3.fighting import CLOAKS, FORMS
from hexfarer.games.heroes3.flow.ai_combat import LineUp
from hexfarer.games.heroes3.flow.ai_spells import AiSpell
from hexfarer.games.heroes3.flow.turn import looked_kind
from hexfarer.games.heroes3.player import MOST_XP
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NECROPOLIS, NEUTRAL, NONE


def missing(s: Heroes3) -> list[str]:
    """What is lost, doubled or out of bounds; empty when all is well."""
    return cards_missing(s) + neutrals_missing(s) + numbers_wrong(s)


def cards_missing(s: Heroes3) -> list[str]:
    places = s.removed[:]
    for deck, discard in zip(s.decks, s.deck_discards):
        places += deck + discard
    for player in s.players:
        places += player.hand + player.deck + player.discard + player.ongoing + player.playing
    places += s.tale.spells + s.tale.spell_discard + s.tale.skills + s.tale.proposed + s.tale.held[:1]
    for frame in s.stack:
        if isinstance(frame, AiSpell):
            places.append(frame.card)
    if looked_kind(s) == "card":
        places += s.looked
    lying: list[str] = []
    if s.battle is not None:
        places += [held.card for held in s.battle.lying]
        for fighter in s.battle.fighters:
            form = fighter.form if s.battle.seats[fighter.side] != NONE else 0
            while form:
                lying.append(CLOAKS[form % len(FORMS)])
                form >>= 2
    found: list[str] = []
    for number, card in enumerate(CARDS):
        count = places.count(number) + lying.count(card.id)
        if card.kind in (STATISTIC, SPECIALTY):
            if count > card.copies * (s.seats if card.kind == STATISTIC else 1):
                found.append(f"{card.id}: {count}, more than {card.copies}")
        elif count != card.copies:
            found.append(f"{card.id}: {count} of {card.copies}")
    return found


def neutrals_missing(s: Heroes3) -> list[str]:
    places: list[int] = []
    for deck, discard in zip(s.neutral_decks, s.neutral_discards):
        places += deck + discard
    for player in s.players:
        places += player.units
    for foe in s.tale.foes:
        places += foe.army
    places += s.tale.utopia + s.tale.shared + s.tale.invaders
    for frame in s.stack:
        if isinstance(frame, LineUp):
            places += frame.units
    places += s.drawn
    if looked_kind(s) == "unit":
        places += s.looked
    if s.battle is not None:
        for side in (0, 1):
            if s.battle.seats[side] == NONE:
                places += [s.battle.fighters[i].unit for i in s.battle.of_side(side)]
    found: list[str] = []
    for number, card in enumerate(UNITS):
        if card.faction == NEUTRAL and places.count(number * 2) != card.copies:
            found.append(f"{card.id}: {places.count(number * 2)} of {card.copies}")
    return found


def numbers_wrong(s: Heroes3) -> list[str]:
    found: list[str] = []
    for seat, player in enumerate(s.players):
        if not 0 <= player.xp <= MOST_XP:
            found.append(f"seat {seat}: {player.xp} experience")
        if min(player.resources) < 0 or min(player.mp) < 0 or player.experts() < 0:
            found.append(f"seat {seat}: resources {player.resources}, movement {player.mp}, experts {player.experts()}")
        if player.faction == NECROPOLIS and player.morale:
            found.append(f"seat {seat}: Necropolis has morale")
    tiles = [tile for tile in s.board.tiles if tile != NONE] + [tile for tile in s.under if tile != NONE]
    for player in s.players:
        tiles += player.pool
    if len(set(tiles)) != len(tiles) or len(tiles) > len(TILES):
        found.append("a tile lies twice")
    if s.battle is not None:
        spaces = [fighter.at for fighter in s.battle.fighters if fighter.at != NONE]
        if len(set(spaces)) != len(spaces):
            found.append("two units on one space")
    return found
