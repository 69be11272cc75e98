"""Final scoring: wealth, then Reputation (EU-SCORE). It can be asked at any time of the game."""

from __future__ import annotations

from typing import Any, Final

from hexfarer.games.euthia.asking import Seq
from hexfarer.games.euthia.components import TILES
from hexfarer.games.euthia.content.scoring import (
    DEATH_SCORE,
    ELITE_SCORE,
    GOLD_FOR_REP,
    GOLD_VALUE,
    HERO_TOKEN_SCORE,
    INTERACTION_TOKEN_SCORE,
    KILL_SCORE,
    QUEST_SCORE,
    SILVER_VALUE,
    TRADE_TOKEN_SCORE,
)
from hexfarer.games.euthia.effects.gains import Gold, Rep
from hexfarer.games.euthia.pieces import gems_in, tile_of
from hexfarer.games.euthia.plan import COOPERATIVE
from hexfarer.games.euthia.player import Player
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import NONE, RESOURCE, STRIKE_SLOT, TOKEN_WORTH
from hexfarer.kernel.effect import Effect
from hexfarer.kernel.state import Outcome

# The parts of a score, each Reputation, and of the wealth, each gold: messages eu-score-… and eu-wealth-….
SCORE_PARTS: Final[list[str]] = [
    "reputation",
    "wealth",
    "resources",
    "hero_tokens",
    "interaction_tokens",
    "trade_tokens",
    "kills",
    "quests",
    "elites",
    "deaths",
]
WEALTH_PARTS: Final[list[str]] = ["coins", "hero_tiles", "hero_fields", "gems", "items", "slots", "resources"]


def from_table(table: list[int], count: int) -> int:
    """The entry for so many; beyond the last one it stays."""
    return table[min(count, len(table) - 1)]


def brings(effect: Effect[Any]) -> tuple[int, int]:
    """Reputation and gold that a side of a Resource gives; Gems and tiles are not taken (EU-SCORE-11)."""
    if isinstance(effect, Seq):
        rep, gold = 0, 0
        for part in effect.parts:
            more_rep, more_gold = brings(part)
            rep += more_rep
            gold += more_gold
        return rep, gold
    if isinstance(effect, Rep):
        return effect.n, 0
    if isinstance(effect, Gold):
        return 0, effect.n
    return 0, 0


def resource_worth(tile: int) -> tuple[int, int]:
    """Reputation and gold for a Resource: the side with Reputation, else the one with most gold (EU-SCORE-07)."""
    rep, gold = 0, 0
    for side in TILES[tile].sides:
        side_rep, side_gold = brings(side)
        if (side_rep, side_gold) > (rep, gold):
            rep, gold = side_rep, side_gold
    return rep, gold


def resources_of(player: Player) -> tuple[int, int]:
    """Reputation and gold for all Resources of a Hero."""
    rep, gold = 0, 0
    for p in player.pieces:
        if TILES[tile_of(p)].kind == RESOURCE:
            more_rep, more_gold = resource_worth(tile_of(p))
            rep += more_rep
            gold += more_gold
    return rep, gold


def wealth(s: Euthia, seat: int) -> list[int]:
    """Gold by WEALTH_PARTS (EU-SCORE-02 to -07, -11)."""
    player = s.players[seat]
    hero_tiles, items = 0, 0
    tokens = sum(player.gems) + sum(player.essences)  # Essences on Skills do not count (EU-SCORE-04)
    for p in player.pieces:
        tile = TILES[tile_of(p)]
        tokens += len(gems_in(p))
        if tile.is_own():
            hero_tiles += tile.buy
        elif tile.kind != RESOURCE:
            items += tile.buy
    hero_fields, slots = 0, 0
    for number, field in enumerate(player.board().fields):
        if player.unlocked >> number & 1 and field.locked():
            worth = field.gold if field.essence == NONE else TOKEN_WORTH
            if field.slot <= STRIKE_SLOT:
                hero_fields += worth
            else:
                slots += worth
    return [player.gold, hero_tiles, hero_fields, tokens * TOKEN_WORTH, items, slots, resources_of(player)[1]]


def interactions(s: Euthia, seat: int) -> int:
    """Interaction tokens of a seat on the map, of both sides."""
    total = 0
    for field in range(len(s.digs)):
        total += s.digs_of(field, seat) + (s.summons[field] >> seat & 1)
    return total


def deaths_cost(s: Euthia, seat: int) -> int:
    """EU-SCORE-09, EU-SOLO-20; together a death has cost its Reputation already (EU-COOP-06)."""
    return 0 if s.plan.mode == COOPERATIVE else DEATH_SCORE * s.players[seat].deaths


def breakdown(s: Euthia, seat: int) -> dict[str, int]:
    """Reputation by SCORE_PARTS; hands are not looked at, so it tells no secret."""
    player = s.players[seat]
    return {
        "reputation": player.rep,
        "wealth": sum(wealth(s, seat)) // GOLD_FOR_REP,
        "resources": resources_of(player)[0],
        "hero_tokens": from_table(HERO_TOKEN_SCORE, s.claims.count(seat)),
        "interaction_tokens": from_table(INTERACTION_TOKEN_SCORE, interactions(s, seat)),
        "trade_tokens": from_table(TRADE_TOKEN_SCORE, s.tokens.count(seat)),
        "kills": from_table(KILL_SCORE, player.kills),
        "quests": from_table(QUEST_SCORE, len(player.quests)),
        "elites": from_table(ELITE_SCORE, len(player.bounties)),
        "deaths": deaths_cost(s, seat),
    }


def score(s: Euthia, seat: int) -> int:
    return sum(breakdown(s, seat).values())


def hand_value(player: Player) -> int:
    """What a hand counts when scores are equal (EU-SCORE-10)."""
    return SILVER_VALUE * player.silver() + GOLD_VALUE * player.gold_cards()


def best(s: Euthia) -> list[int]:
    """Who wins by Reputation, then by the hand; what is still equal is shared (EU-SCORE-10)."""
    keys = [(score(s, seat), hand_value(s.players[seat])) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if keys[seat] == max(keys)]


def outcome(s: Euthia) -> Outcome:
    shares: list[dict[str, object]] = [dict(breakdown(s, seat)) for seat in range(s.seats)]
    return Outcome([score(s, seat) for seat in range(s.seats)], shares, s.victors if s.over else [], s.victory)
