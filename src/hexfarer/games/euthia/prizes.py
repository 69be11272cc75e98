"""What effects give and needs ask for, as plain data: what a page draws instead of reading a text."""

from __future__ import annotations

from typing import Any, Final

from hexfarer.games.euthia.asking import Either, IfSet, Seq
from hexfarer.games.euthia.costs import (
    TOKEN_KINDS,
    AnyOf,
    HaveTokens,
    NeedEssence,
    NeedGem,
    NeedItem,
    NeedResource,
    NeedTrophy,
)
from hexfarer.games.euthia.effects.gains import Essence, Gain, Gem, HealFull, Resource, RevealTiles, Reward, Treasure
from hexfarer.games.euthia.needs import HaveRep, HaveSet, Need
from hexfarer.games.euthia.shape import NeedView, PrizeView
from hexfarer.games.euthia.state import Euthia
from hexfarer.games.euthia.terms import ANY, ELEMENTS, FROM_MOUNTAIN, GEMS, RESOURCES, STACKS, TILE_KINDS
from hexfarer.kernel.effect import Effect

FEW: Final = "any"  # of a kind of one's choice


def prizes(effect: Effect[Any]) -> list[PrizeView]:
    """What an effect gives, part by part."""
    if isinstance(effect, Seq):
        return [one for part in effect.parts for one in prizes(part)]
    if isinstance(effect, Either):
        return [{"what": "either", "n": len(effect.ways)}]
    if isinstance(effect, IfSet):
        return prizes(effect.effect)
    if isinstance(effect, Gem):
        return [{"what": "gem:" + (FEW if effect.kind == ANY else GEMS[effect.kind]), "n": effect.n}]
    if isinstance(effect, Essence):
        return [{"what": "essence:" + (FEW if effect.kind == ANY else ELEMENTS[effect.kind]), "n": effect.n}]
    if isinstance(effect, Resource):
        return [{"what": "resource:" + RESOURCES[effect.kind - FROM_MOUNTAIN], "n": effect.n}]
    if isinstance(effect, Reward):
        return [{"what": "tile:" + STACKS[effect.n], "n": 1}]
    if isinstance(effect, Treasure):
        return [{"what": f"treasure:{effect.n}", "n": 1}]
    if isinstance(effect, HealFull):
        return [{"what": "heal", "n": 0}]  # to the full
    if isinstance(effect, RevealTiles):
        return [{"what": "reveal", "n": 1}]
    if isinstance(effect, Gain):
        return [{"what": effect.key, "n": effect.n}]
    return [{"what": "other", "n": 0}]


def asked(s: Euthia, seat: int, need: Need) -> list[NeedView]:
    """What a need asks for, and how much of it a seat has; of an alternative every way. -1: nobody looks."""
    if isinstance(need, AnyOf):
        return [{**one, "either": True} for way in need.ways for one in asked(s, seat, way)]
    have = -1 if seat < 0 else need.have(s, seat, s.players[seat])
    return [{"what": what_of(need), "n": need.n, "have": have, "either": False, "kept": is_kept(need)}]


def is_kept(need: Need) -> bool:
    """Need it only be there, so that nothing of it is given away?"""
    return isinstance(need, HaveRep | HaveSet | HaveTokens)


def what_of(need: Need) -> str:
    if isinstance(need, NeedGem):
        return "gem:" + (FEW if need.kind == ANY else GEMS[need.kind])
    if isinstance(need, NeedEssence):
        return "essence:" + (FEW if need.kind == ANY else ELEMENTS[need.kind])
    if isinstance(need, NeedResource):
        return "resource:" + RESOURCES[need.kind - FROM_MOUNTAIN]
    if isinstance(need, NeedItem):
        return "item:" + TILE_KINDS[need.kind]
    if isinstance(need, NeedTrophy):
        return f"trophy:{need.kind}"
    if isinstance(need, HaveTokens):
        return "tokens:" + TOKEN_KINDS[need.kind]
    return need.key


def ways_of(needs: list[Need]) -> list[Need]:
    """All needs, of an alternative every way."""
    found: list[Need] = []
    for need in needs:
        found += need.ways if isinstance(need, AnyOf) else [need]
    return found
