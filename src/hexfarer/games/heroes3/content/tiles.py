"""The map tiles: what lies on each field and how hard it is guarded; where a tile cannot be left.

A field is written as its location, with `*n` for the number of dice it shows and the difficulty of its guard behind it:
"treasure_symbol*2 2". Fields stand in the order of the kernel's tiles: the centre, then E NE NW W SW SE.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.terms import BLOCKED, CENTRE, FAR, LOCATIONS, NEAR, NONE, STARTING
from hexfarer.kernel.hexes import DIRECTION_NAMES

FIELDS: Final = 7
# What land is printed on each tile; no rule asks for it, it is only drawn.
GROUNDS: Final[dict[str, list[str]]] = {
    "dirt": ["S1", "F1", "F4", "F7", "N1", "N4"],
    "subterranean": ["S2", "F2", "F5", "F8", "N2", "N5", "C1", "C2"],
    "grass": ["S3", "F3", "F6", "F9", "N3", "N6"],
}
POSITIONS: Final[list[str]] = ["C", *DIRECTION_NAMES]


class Tile:
    """A printed tile, read upright."""

    __slots__ = ("dice", "difficulty", "id", "kind", "location", "shut")

    def __init__(self, id: str, kind: int, fields: list[str], shut: list[str]) -> None:
        self.id = id
        self.kind = kind
        self.location: list[int] = []
        self.difficulty: list[int] = []  # 0: no guard
        self.dice: list[int] = []  # that the field shows
        for words in fields:
            name, _, difficulty = words.partition(" ")
            place, _, dice = name.partition("*")
            self.location.append(LOCATIONS.index(place))
            self.difficulty.append(int(difficulty or 0))
            self.dice.append(int(dice or 0))
        self.shut = [POSITIONS.index(name) for name in shut]  # fields whose outer edges are borders (H3-TILE-004)

    def ground(self) -> str:
        return next(ground for ground, tiles in GROUNDS.items() if self.id in tiles)

    def blocked(self) -> int:
        """The one field that nobody enters."""
        return self.location.index(BLOCKED) if BLOCKED in self.location else NONE


TILES: Final[list[Tile]] = []
TILE_IDS: Final[list[str]] = []


def tile(id: str, kind: int, c: str, e: str, ne: str, nw: str, w: str, sw: str, se: str, shut: str = "") -> None:
    TILES.append(Tile(id, kind, [c, e, ne, nw, w, sw, se], shut.split()))
    TILE_IDS.append(id)


B: Final = "blocked_field"
X: Final = "empty_field"

# fmt: off

tile("S1", STARTING, "town", "resource_symbol*1", X,
     B, "mine_building_materials 1", "treasure_symbol*1 1", X, shut="E SE SW")
tile("S2", STARTING, "town", "mine_building_materials 1", B,
     X, "resource_symbol*1", "treasure_symbol*1 1", X, shut="W SE SW")
tile("S3", STARTING, "town", "resource_symbol*1", X,
     B, "treasure_symbol*1 1", "mine_building_materials 1", X, shut="E SE SW")
tile("F1", FAR, X, "artifact_symbol 2", "windmill", "settlement 3", B, "trading_post", "stables")
tile("F2", FAR, X, "magic_spring", "settlement 3",
     "trading_post", "shrine_of_magic_incantation", B, "artifact_symbol 2")
tile("F3", FAR, "artifact_symbol 2", "stables", "learning_stone", "water_wheel", "settlement 3", X, B)
tile("F4", FAR, B, "trading_post", "magic_spring 2", "mine_gold 3", "water_wheel", "temple", X)
tile("F5", FAR, "redwood_observatory", B, "mystical_garden 2", "mine_gold 3", X, "trading_post", "learning_stone")
tile("F6", FAR, B, "shrine_of_magic_incantation", "trading_post", "artifact_symbol 2", "water_wheel", X, "mine_gold 3")
tile("F7", FAR, "shrine_of_magic_gesture", X, B,
     "treasure_symbol*2 2", "learning_stone", "redwood_observatory", "mine_valuables 3")
tile("F8", FAR, "mine_valuables 3", "windmill", X, "stables", "temple", "treasure_symbol*2 2", B)
tile("F9", FAR, "redwood_observatory", "fountain_of_youth", "mine_valuables 3",
     X, B, "treasure_symbol*2 2", "learning_stone")
tile("N1", NEAR, "witch_hut 4", "sanctuary", "windmill", B, "tree_of_knowledge", "trading_post", "mine_valuables 5")
tile("N2", NEAR, "witch_hut", "sanctuary", B,
     "tree_of_knowledge", "warriors_tomb 4", "mine_valuables 5", "shrine_of_magic_gesture")
tile("N3", NEAR, "obelisk", "mine_valuables 5", B, "witch_hut", "trading_post", "pandoras_box 4", "tree_of_knowledge")
tile("N4", NEAR, "obelisk", "mine_gold 5", "magic_spring",
     "water_wheel", "shrine_of_magic_gesture 4", "warriors_tomb", B)
tile("N5", NEAR, "obelisk", "warriors_tomb", "mine_gold 5",
     "shrine_of_magic_gesture", "magic_spring 4", B, "water_wheel")
tile("N6", NEAR, "pandoras_box 4", "fountain_of_youth", "mine_gold 5", "trading_post", "magic_spring", "water_wheel", B)
tile("C1", CENTRE, "dragon_utopia 7", B, "fountain_of_youth",
     "pandoras_box 6", "warriors_tomb", "mystical_garden", "shrine_of_magic_gesture 6")
tile("C2", CENTRE, "grail 7", "temple", "shrine_of_magic_gesture",
     "tree_of_knowledge 6", "mystical_garden", "pandoras_box 6", B)
# fmt: on
