"""What the map promises to a Hero: what bots and hints go by. In hundredths of a Reputation."""

from __future__ import annotations

from typing import Final

from hexfarer.games.euthia.components import FIRST_STAGE, MONSTERS, QUESTS, THE_GOLEM, TILES
from hexfarer.games.euthia.content.scoring import INTERACTION_TOKEN_SCORE
from hexfarer.games.euthia.costs import AnyOf, NeedEssence, NeedGem, NeedItem, NeedResource, NeedTrophy
from hexfarer.games.euthia.flow.foes import is_lair
from hexfarer.games.euthia.flow.paying import needs_verdict
from hexfarer.games.euthia.flow.trading import Trading
from hexfarer.games.euthia.needs import Need, NeedGold, NeedWounds
from hexfarer.games.euthia.pieces import is_worn, tile_of
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.prospects import DEATH, SURE, badge_at, siege, token_gain, trophy_gain
from hexfarer.games.euthia.scoring import from_table, interactions
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.strength import Might, chance
from hexfarer.games.euthia.terms import (
    CHURCH,
    COMBAT,
    ELEMENTAL,
    ENCOUNTER,
    FARRUG,
    FIRE,
    GOLEM,
    MERCHANT,
    MINING,
    NONE,
    RESOURCE,
    SLAYERS,
    TRADE,
    TREASURE,
    is_mine,
    is_shop,
)
from hexfarer.games.euthia.wares import (
    COIN,
    GEM,
    HEALTH,
    SPARE_COIN,
    WANTED,
    errands,
    gain_of,
)
from hexfarer.kernel.verdict import OK

CURE: Final = 6  # a Wound that could be healed for gold
CALM: Final = 900  # a chance that healing need not make better
FREELY: Final = 3  # a kind of Action: none
EXPLORE: Final = 140  # a field from which more of the map would be seen
ORE: Final = 4  # gold
BEHIND: Final = 60  # hundredths of what a Place of Trade promises that is still guarded
QUEST: Final = 200  # the card of a quest that is fulfilled
UNKNOWN: Final = 500  # what else a closed centre may have


class Ahead:
    """What the fields of the map promise to a Hero; what holds for many of them is reckoned once."""

    __slots__ = (
        "cure",
        "elite",
        "giant",
        "hurt",
        "kind",
        "odds",
        "player",
        "prizes",
        "s",
        "seat",
        "shops",
        "siege",
    )

    def __init__(self, s: Euthia, seat: int) -> None:
        player = s.players[seat]
        self.s = s
        self.seat = seat
        self.player = player
        might = Might(player)
        self.odds: list[int] = [0]
        self.prizes: list[int] = [0]
        for level in (1, 2, 3):
            top = s.top_monster(level)
            prize = 20 * level
            odds = 900
            if top != NONE:
                card = MONSTERS[top]
                odds = chance(player, might, card, card.health)
                prize += trophy_gain(s, player, card)
                if card.limit == NONE or player.rep <= card.limit:
                    prize += gain_of(card.reward)
            self.odds.append(odds)
            self.prizes.append(prize)
        self.kind = FREELY  # the Action that the field asked for last needs
        self.elite = 0
        if s.elite != NONE:
            odds = chance(player, might, MONSTERS[s.elite], MONSTERS[s.elite].health)
            if odds >= SURE:
                prize = 360 + gain_of(MONSTERS[s.elite].reward)
                self.elite = (prize * odds - DEATH * (1000 - odds)) // 1000
        self.giant = 0
        self.siege: list[int] = []  # the fields from which Farrug or the Golem can be fought
        if s.dragon_at != NONE:
            self.giant = max(0, siege(s, seat, FIRST_STAGE + s.farrug, FARRUG, 0, 0))
            self.siege = [s.dragon_at, *s.board.near[s.dragon_at]]
        elif s.golem_at != NONE:
            self.giant = max(0, siege(s, seat, THE_GOLEM, GOLEM, 0, 0))
            self.siege = [s.golem_at, *s.board.near[s.golem_at]]
        self.hurt = player.max_health() - player.health
        self.cure = 0 if player.gold == 0 or self.hurt == 0 else self.hurt * CURE + self.courage(might)
        self.shops = [-1, -1, -1]

    def courage(self, might: Might) -> int:
        """What fights promise more to a Hero who has been healed."""
        s, player = self.s, self.player
        more = 0
        player.health += self.hurt
        for level in (1, 2, 3):
            top = s.top_monster(level)
            if top != NONE and self.odds[level] < CALM:
                odds = chance(player, might, MONSTERS[top], MONSTERS[top].health)
                if odds >= SURE:
                    more = max(more, self.prizes[level] * (odds - max(0, self.odds[level] - 300)) // 1000)
        player.health -= self.hurt
        return more // 6

    def attraction(self, field: int) -> int:
        """What a field promises; `kind` is then the Action that it takes."""
        s, player = self.s, self.player
        printed = s.board.at(field)
        kind = printed.kind
        value = 0
        self.kind = FREELY
        if s.guarded(field):
            self.kind = COMBAT
            odds = self.odds[printed.monster]
            if odds < SURE:
                return 0
            prize = self.prizes[printed.monster] + token_gain(kind) + sum([gain_of(loot) for loot in printed.loot])
            value = (prize * odds - DEATH * (1000 - odds)) // 1000
            centre = s.board.centre(field)
            if centre != NONE:
                value += self.behind(centre) * BEHIND // 100 // guards(s, field)
            elif is_shop(kind):
                value += self.shop(kind - MERCHANT) * BEHIND // 100
            elif is_mine(kind):
                value += ORE * COIN
        elif s.closed(field) or s.rubble[field]:
            value = 0
        elif is_mine(kind):
            self.kind = MINING
            value = self.ore(field)
        elif kind == TREASURE:
            value = 100 * printed.level if s.claims[field] == NONE or player.spoils == field else 0
        elif is_shop(kind):
            self.kind = TRADE
            if kind != SLAYERS or s.board.is_centre(field):
                value = self.shop(kind - MERCHANT) * 4 // 5
        elif kind == ENCOUNTER:
            value = self.quests(printed.sub)
        elif kind == ELEMENTAL:
            if not s.summons[field] >> self.seat & 1:
                value = 120 if printed.sub != FIRE or player.health > 6 else 0
        elif kind == CHURCH:
            value = self.cure
            value += sum([65 * badge_at(s, player, level) for level in (1, 2, 3) if holds(player, level)])
        if s.map_stack and s.board.open_places(field):
            value += EXPLORE
        if self.elite and not s.guarded(field) and is_lair(s, s.elite, field):
            value += self.elite
            self.kind = COMBAT
        if self.giant and field in self.siege and not s.guarded(field) and not s.closed(field):
            value += self.giant
            self.kind = COMBAT
        return value

    def behind(self, field: int) -> int:
        """What the centre of a Special tile promises that is still closed."""
        printed = self.s.board.at(field)
        if is_shop(printed.kind):
            return self.shop(printed.kind - MERCHANT)
        return UNKNOWN + self.quests(printed.sub) if printed.kind == ENCOUNTER else UNKNOWN

    def quests(self, type_: int) -> int:
        """The best quest of an Encounter that could be paid now."""
        if type_ == NONE or not self.s.open_quests[type_]:
            return 0
        return max([quest_gain(self.s, self.seat, quest) for quest in self.s.open_quests[type_]])

    def ore(self, field: int) -> int:
        """A Resource, and a token more or fewer on the map (EU-MINE-02 to -05)."""
        s = self.s
        digs = s.digs_of(field, self.seat)
        if digs == 1:
            return 0
        count = interactions(s, self.seat)
        after = from_table(INTERACTION_TOKEN_SCORE, count + (1 if digs == 0 else -1))
        room = 1 if self.player.sacks_used() < self.player.sacks() else 2
        left, rounds = s.plan.rounds - s.round, s.plan.rounds
        ore = ORE * (COIN + SPARE_COIN * left // rounds) // room
        return max(0, ore + 100 * (after - from_table(INTERACTION_TOKEN_SCORE, count)))

    def shop(self, shop: int) -> int:
        """Things to buy and to sell, Wounds to heal."""
        if self.shops[shop] < 0:
            value = 0
            if not isinstance(self.s.stack[-1], Trading):
                value = errands(self.s, self.seat, shop) + self.cure * 2 // 3
                value += 20 * len([p for p in self.player.pieces if TILES[tile_of(p)].kind == RESOURCE])
            self.shops[shop] = value
        return self.shops[shop]


def guards(s: Euthia, field: int) -> int:
    """The Monsters that still keep the centre of a Special tile closed."""
    return len([1 for other in s.board.outer(field) if s.guarded(other)])


def holds(player: Player, level: int) -> bool:
    return any(MONSTERS[n].level == level for n in player.trophies)


def quest_gain(s: Euthia, seat: int, quest: int) -> int:
    """A quest that could be paid now: its Reward and the card, less what it takes."""
    card, player = QUESTS[quest], s.players[seat]
    if needs_verdict(s, seat, card.needs) != OK:
        return 0
    value = gain_of(card.reward) + QUEST
    return max(0, value - sum([cost_of(need, player) for need in card.needs]))


def cost_of(need: Need, player: Player) -> int:
    """What paying a requirement takes away."""
    if isinstance(need, AnyOf):
        return min([cost_of(way, player) for way in need.ways])
    if isinstance(need, NeedGold):
        return need.n * (COIN + SPARE_COIN)
    if isinstance(need, NeedGem | NeedEssence):
        return need.n * GEM
    if isinstance(need, NeedTrophy):
        return need.n * WANTED
    if isinstance(need, NeedResource):
        return need.n * ORE * COIN
    if isinstance(need, NeedItem):
        spare = [p for p in player.pieces if TILES[tile_of(p)].kind == need.kind and not is_worn(p)]
        return 60 * need.n if len(spare) >= need.n else 250
    if isinstance(need, NeedWounds):
        return need.n * HEALTH
    return 40
