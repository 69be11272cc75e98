"""What things mean to a Hero beyond what is printed on them: tiles on offer, one's own goods, quests that lie open.

Sums that everybody at the table could do; nothing is searched here.
"""

from __future__ import annotations

from typing import Final, cast

from hexfarer.games.euthia.components import MONSTERS, QUEST_IDS, QUESTS, TILE_IDS, TILES
from hexfarer.games.euthia.costs import AnyOf, NeedEssence, NeedGem, NeedItem, NeedTrophy
from hexfarer.games.euthia.flow.paying import needs_verdict
from hexfarer.games.euthia.flow.selling import gold_in
from hexfarer.games.euthia.needs import Need
from hexfarer.games.euthia.pieces import gems_in, is_worn, tile_of
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.prizes import asked, prizes
from hexfarer.games.euthia.prospects import badge_at
from hexfarer.games.euthia.shape import Element, GoodFacts, KeyFacts, OfferFacts, QuestFacts, UseFacts
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.strength import fitted, is_gear, mean, power
from hexfarer.games.euthia.terms import (
    ATTACK,
    ELEMENTS,
    ENCOUNTERS,
    GEMS,
    NO_SLOT,
    NONE,
    SKILL_SLOT,
    STRIKE_SLOT,
    TOKEN_WORTH,
)
from hexfarer.games.euthia.wares import gain_of
from hexfarer.games.euthia.words import field_word
from hexfarer.kernel.verdict import OK

GEM: Final = 0
ESSENCE: Final = 1
PIECE: Final = 2
TROPHY: Final = 3


def quest_facts(s: Euthia, seat: int, quest: int, at: int) -> QuestFacts:
    """A quest that lies open on a field."""
    card = QUESTS[quest]
    return {
        "encounter": ENCOUNTERS[card.type],
        "at": field_word(s, at),
        "needs": [one for need in card.needs for one in asked(s, seat, need)],
        "prize": prizes(card.reward),
        "can": seat >= 0 and needs_verdict(s, seat, card.needs) == OK,
    }


# -- what is on offer --


def offer_facts(player: Player, number: int) -> OfferFacts:
    """What a tile means to a Hero who may buy or learn it."""
    tile = TILES[number]
    found: OfferFacts = {
        "short": max(0, tile.buy - player.gold),
        "room": "none",
        "keys": [],
        "beside": [],
    }
    if tile.slot != NO_SLOT:
        found["keys"] = keys(player, tile.slot)
        found["beside"] = [
            TILE_IDS[tile_of(player.pieces[i])]
            for i in player.worn_in(tile.slot)
            if TILES[tile_of(player.pieces[i])].kind == tile.kind
        ]
        if player.has_room(tile.slot):
            found["room"] = "free"
        elif tile.slot not in (SKILL_SLOT, STRIKE_SLOT) and player.worn_in(tile.slot):
            found["room"] = "swap"
        else:
            found["room"] = "locked" if found["keys"] else "full"
    if tile.table:
        bonus = player.roll_bonus()
        found["hit"] = mean(tile.table, bonus)
        if tile.when & ATTACK and not tile.exhausts:
            found["hit_now"] = max([mean(TILES[weapon].table, bonus) for weapon in weapons(player)], default=0)
    if tile.material != NONE:
        found["alike"] = player.set_size(tile.material) + (0 if is_alike(player, number) else 1)
    if tile.gate:
        found["works"] = player.best_set() >= tile.gate
    return found


def weapons(player: Player) -> list[int]:
    """The tiles that a Hero can attack with in every Combat Round."""
    found: list[int] = []
    for p in player.pieces:
        tile = TILES[tile_of(p)]
        if is_worn(p) and tile.table and tile.when & ATTACK and not tile.exhausts:
            found.append(tile_of(p))
    return found


def is_alike(player: Player, number: int) -> bool:
    """Does a Hero wear Armour of that material in that place already?"""
    tile = TILES[number]
    return any(TILES[tile_of(player.pieces[i])].material == tile.material for i in player.worn_in(tile.slot))


def keys(player: Player, slot: int) -> list[KeyFacts]:
    """The cheapest gold, and the Essences, that open another field of an icon."""
    gold = 0
    found: list[KeyFacts] = []
    for number, field in enumerate(player.board().fields):
        if field.slot != slot or not field.locked() or player.unlocked >> number & 1:
            continue
        if field.gold:
            gold = min(gold or field.gold, field.gold)
        else:
            element = "any" if field.essence >= len(ELEMENTS) else ELEMENTS[field.essence]
            found.append({"essence": cast(Element, element)})
    return [{"gold": gold}, *found] if gold else found


# -- what one has --


class Goods:
    """What the things of a Hero are good for. Things that a quest takes are counted off, so that the third of two
    that are wanted is surplus."""

    __slots__ = ("left", "player", "s", "seat", "wanted")

    def __init__(self, s: Euthia, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.player = s.players[seat]
        self.wanted: list[tuple[int, int, Need]] = []  # worth, quest, and what it needs: the best first
        for quests in s.open_quests:
            for quest in quests:
                worth = gain_of(QUESTS[quest].reward)
                for need in QUESTS[quest].needs:
                    ways = need.ways if isinstance(need, AnyOf) else [need]
                    self.wanted += [(worth, quest, way) for way in ways]
        self.wanted.sort(key=worth_of, reverse=True)
        self.left = [need.n for _, _, need in self.wanted]

    def gem(self, gem: int) -> GoodFacts:
        use = self.quest(GEM, gem)
        if use is None:
            sockets = [p for p in self.player.pieces if len(gems_in(p)) < TILES[tile_of(p)].sockets]
            if sockets:
                use = {"what": "socket", "of": TILE_IDS[tile_of(sockets[0])], "prize": []}
        return self.told(TOKEN_WORTH, use)

    def essence(self, essence: int) -> GoodFacts:
        """An Essence is never surplus: it can be used up."""
        use = self.quest(ESSENCE, essence)
        if use is None:
            for number, field in enumerate(self.player.board().fields):
                locked = field.essence != NONE and not self.player.unlocked >> number & 1
                if locked and (field.essence == essence or field.essence >= len(ELEMENTS)):
                    use = {"what": "open", "of": field.id, "prize": []}
                    break
        return self.told(TOKEN_WORTH, use or {"what": "use", "of": "", "prize": []})

    def trophy(self, card: int) -> GoodFacts:
        level = MONSTERS[card].level
        badge = badge_at(self.s, self.player, level)
        use = self.quest(TROPHY, level)
        if badge and (use is None or badge * 100 > gain_of(QUESTS[QUEST_IDS.index(use["of"])].reward)):
            use = {"what": "badge", "of": str(level), "prize": [{"what": "rep", "n": badge}]}
        return self.told(0, use)

    def piece(self, i: int) -> GoodFacts:
        """A piece that is not worn; what is worn is in use."""
        p = self.player.pieces[i]
        number = tile_of(p)
        tile = TILES[number]
        use: UseFacts | None = {"what": "wear", "of": "", "prize": []} if is_worn(p) else self.quest(PIECE, number)
        if use is None and is_gear(tile) and self.is_better(i):
            use = {"what": "wear", "of": "", "prize": []}
        if use is None and (tile.effect is not None or tile.gem_fields):
            use = {"what": "use", "of": "", "prize": []}
        gold = max([gold_in(side) for side in tile.sides], default=0) if tile.sides else self.s.price_of(p)
        found = self.told(gold, use)
        found["sides"] = [prizes(side) for side in tile.sides] if len(tile.sides) > 1 else []
        return found

    def is_better(self, i: int) -> bool:
        """Would a Hero be stronger with a piece of his Sacks on the board?"""
        player = self.player
        kept = player.pieces
        player.pieces = [*kept[:i], *kept[i + 1 :]]
        better = fitted(player, kept[i]) > power(player)
        player.pieces = kept
        return better

    def quest(self, kind: int, number: int) -> UseFacts | None:
        """The best quest that takes such a thing."""
        for i, (_, quest, need) in enumerate(self.wanted):
            if self.left[i] and takes(need, kind, number):
                self.left[i] -= 1
                return {"what": "quest", "of": QUEST_IDS[quest], "prize": prizes(QUESTS[quest].reward)}
        return None

    def told(self, gold: int, use: UseFacts | None) -> GoodFacts:
        return {"gold": gold, "sides": [], "use": {} if use is None else use}


def worth_of(wanted: tuple[int, int, Need]) -> int:
    return wanted[0]


def takes(need: Need, kind: int, number: int) -> bool:
    """Could a thing of a kind be given for a need?"""
    if isinstance(need, NeedGem):
        return kind == GEM and (need.kind >= len(GEMS) or need.kind == number)
    if isinstance(need, NeedEssence):
        return kind == ESSENCE and (need.kind >= len(ELEMENTS) or need.kind == number)
    if isinstance(need, NeedItem):
        return kind == PIECE and need.fits(number)
    return isinstance(need, NeedTrophy) and kind == TROPHY and need.kind == number
