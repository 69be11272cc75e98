"""The astrologers cards, in the order of the box."""

from __future__ import annotations

from typing import Final

SIGNS: Final[list[str]] = [
    "annoying_lizard",
    "battalions_stallion",
    "crazy_wizard",
    "dead_silence",
    "fancy_pixie",
    "fluffy_rabbit",
    "friendly_beaver",
    "gold_dragon",
    "greedy_dragon",
    "grim_warlock",
    "groovy_satyr",
    "isras_friends",
    "magic_tortoise",
    "merry_leprechaun",
    "profuse_growth",
    "swift_weasel",
    "terrible_plague",
    "white_raven",
    "wild_debauchery",
]
LIZARD: Final = 0
STALLION: Final = 1
CRAZY_WIZARD: Final = 2
SILENCE: Final = 3
PIXIE: Final = 4
RABBIT: Final = 5
BEAVER: Final = 6
GOLD_DRAGON: Final = 7
GREEDY_DRAGON: Final = 8
GRIM_WARLOCK: Final = 9
GROOVY_SATYR: Final = 10
ISRAS_FRIENDS: Final = 11
TORTOISE: Final = 12
LEPRECHAUN: Final = 13
GROWTH: Final = 14
SWIFT_WEASEL: Final = 15
PLAGUE: Final = 16
RAVEN: Final = 17
DEBAUCHERY: Final = 18
