"""The six heroes: their faction, kind, starting statistics, ability and specialty."""

from __future__ import annotations

from typing import Final

from hexfarer.games.heroes3.terms import CASTLE, DUNGEON, NECROPOLIS


class HeroCard:
    """A side of a hero board. `statistics`: Attack, Defence, Power, Knowledge cards of the starting deck."""

    __slots__ = ("ability", "faction", "id", "magic", "specialties", "specialty", "statistics")

    def __init__(
        self, id: str, faction: int, magic: bool, statistics: tuple[int, int, int, int], ability: str, specialty: str
    ) -> None:
        self.id = id
        self.faction = faction
        self.magic = magic
        self.statistics = statistics
        self.ability = ability
        self.specialty = specialty
        self.specialties: list[int] = []  # the cards of levels I, IV and VI; filled with the box


HEROES: Final[list[HeroCard]] = [
    HeroCard("catherine", CASTLE, False, (2, 2, 1, 1), "leadership", "crusaders"),
    HeroCard("rion", CASTLE, True, (1, 0, 2, 2), "wisdom", "battlefield_medic"),
    HeroCard("mutare", DUNGEON, False, (2, 2, 1, 1), "tactics", "dragons"),
    HeroCard("alamar", DUNGEON, True, (0, 0, 3, 2), "wisdom", "resurrection"),
    HeroCard("tamika", NECROPOLIS, False, (1, 2, 2, 1), "offense", "dread_knights"),
    HeroCard("sandro", NECROPOLIS, True, (1, 0, 2, 2), "sorcery", "cloak_of_the_undead_king"),
]
HERO_IDS: Final[list[str]] = [hero.id for hero in HEROES]
