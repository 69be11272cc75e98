"""The Agents: 40 kinds with their Traits, Attack and Defence, one line each.

Traits are letters: War, Deals, Intrigue, Growth, mYstery, Romance, X for Magic.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands.terms import LETTERS

AGENT_IDS: Final[list[str]] = []
AGENT_TRAITS: Final[list[list[int]]] = []
AGENT_ATTACK: Final[list[int]] = []
AGENT_DEFENCE: Final[list[int]] = []


def agent(id: str, traits: str, attack: int, defence: int) -> None:
    AGENT_IDS.append(id)
    AGENT_TRAITS.append([traits.count(letter) for letter in LETTERS])
    AGENT_ATTACK.append(attack)
    AGENT_DEFENCE.append(defence)


# North
agent("mage_of_cirth", "YX", 1, 1)
agent("jarl_hroald", "WWD", 3, 3)
agent("shield_wall", "WG", 1, 3)
agent("berserker_brunvar", "WW", 4, 1)
agent("skald_eyrik", "DYR", 1, 1)
agent("imperial_envoy", "DIR", 1, 1)
agent("league_merchant", "DIG", 0, 2)
agent("huntress_ketla", "WGY", 2, 1)
agent("longship_captain", "WI", 3, 2)
agent("seeress_solvi", "GRX", 0, 2)

# Storms
agent("minstrel", "YRR", 1, 0)
agent("craftsmen", "DGG", 1, 1)
agent("storm_lady_thyra", "WXX", 2, 3)
agent("thunder_binder", "YX", 2, 2)
agent("lighthouse_keeper", "GY", 1, 2)
agent("corsair_vigga", "WIR", 3, 1)
agent("harbour_reeve", "DDI", 0, 2)
agent("herb_wife", "GX", 0, 2)
agent("spy_of_askvold", "IIY", 1, 1)
agent("mercenaries", "WW", 3, 2)
agent("shipowners_daughter", "DIR", 0, 2)

# Sun
agent("hundred_levy", "WG", 1, 2)
agent("queen_ailne", "DDIR", 1, 3)
agent("knight_corvan", "WWR", 3, 4)
agent("druid_maelon", "GYX", 1, 2)
agent("witch_of_the_ford", "IYX", 1, 1)
agent("court_intriguer", "DII", 1, 1)
agent("guild_master", "DGG", 0, 2)
agent("forest_warden", "WGY", 2, 3)
agent("harpist_lenn", "YRR", 0, 2)
agent("border_riders", "WI", 3, 2)

# South
agent("princess_orwen", "DRR", 0, 2)
agent("champion_tadrec", "WWY", 4, 3)
agent("fire_mage_iskren", "IXX", 2, 1)
agent("dream_seer", "YRX", 0, 2)
agent("wine_factor", "DGR", 1, 2)
agent("vineyard_steward", "DGG", 0, 2)
agent("masked_duellist", "WIR", 3, 1)
agent("keeper_of_barrows", "GYY", 1, 2)
agent("whisperer", "DII", 0, 1)
