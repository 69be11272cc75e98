"""The four side decks of 18 cards (FL-COMP-03, -04), and the cards of a game numbered one by one.

Card number = side * 18 + place in the list; a card's kind is an Agent (0 to 39) or an Action card (40 on).
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands.content.agents import AGENT_ATTACK, AGENT_DEFENCE, AGENT_IDS, AGENT_TRAITS

DECKS: Final[list[str]] = [
    # North
    "mage_of_cirth mage_of_cirth jarl_hroald shield_wall berserker_brunvar skald_eyrik imperial_envoy "
    "league_merchant huntress_ketla longship_captain seeress_solvi attack attack attack portal "
    "complications counterspell fire_arrow",
    # Storms
    "minstrel craftsmen storm_lady_thyra thunder_binder lighthouse_keeper corsair_vigga harbour_reeve "
    "herb_wife spy_of_askvold mercenaries shipowners_daughter attack amulet counterspell fire_arrow "
    "shimmering_air fire_whirl prison_circle",
    # Sun
    "hundred_levy queen_ailne knight_corvan druid_maelon witch_of_the_ford court_intriguer guild_master "
    "forest_warden harpist_lenn border_riders attack attack gift_of_exchange night_tear complications "
    "flowing_mist counterspell plot_twist",
    # South
    "hundred_levy princess_orwen champion_tadrec fire_mage_iskren dream_seer wine_factor vineyard_steward "
    "masked_duellist keeper_of_barrows whisperer attack attack gift_of_exchange flowing_mist portal "
    "counterspell fire_arrow fire_arrow",
]

DECK_SIZE: Final = 18
CARDS: Final = DECK_SIZE * len(DECKS)  # below 128: events pack a card into seven bits
AGENT_KINDS: Final = len(AGENT_IDS)
ACTION_IDS: Final[list[str]] = list(dict.fromkeys(id for deck in DECKS for id in deck.split() if id not in AGENT_IDS))
KIND_IDS: Final[list[str]] = AGENT_IDS + ACTION_IDS
KIND: Final[list[int]] = [KIND_IDS.index(id) for deck in DECKS for id in deck.split()]
IS_AGENT: Final[list[bool]] = [kind < AGENT_KINDS for kind in KIND]
TRAITS_OF: Final[list[list[int]]] = [AGENT_TRAITS[kind] if kind < AGENT_KINDS else [0] * 7 for kind in KIND]
ATTACK_OF: Final[list[int]] = [AGENT_ATTACK[kind] if kind < AGENT_KINDS else 0 for kind in KIND]
DEFENCE_OF: Final[list[int]] = [AGENT_DEFENCE[kind] if kind < AGENT_KINDS else 0 for kind in KIND]


def owner_side(card: int) -> int:
    return card // DECK_SIZE
