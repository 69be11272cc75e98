"""How a bot judges a map: by all that lies there, whatever other maps it has seen."""

from __future__ import annotations

from itertools import permutations

from hexfarer.games.mage_knight.hints import lure, survey
from hexfarer.games.mage_knight.moves import next_tile
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.kernel.paths import nest_dict
from hexfarer.kernel.registry import find, new
from hexfarer.kernel.situation import read, setup_of


def laid_out(tiles: tuple[str, str], space: str) -> MageKnight:
    text = f"""
game: mage_knight
setup: {{scenario: full_conquest, seats: [tovak, arythea], seed: 1}}
given:
  tiles: ["{tiles[0]} 0,1", "{tiles[1]} 1,0"]
  seat.0: {{place: {space}}}
"""
    one = read(text, "hints")[0]
    s = find("mage_knight").start(setup_of(one))
    s.game.situate(s, nest_dict(one.given))
    assert isinstance(s, MageKnight)
    for space_ in range(len(s.guards)):
        s.guards[space_] = 0  # the tokens would tell the maps apart
    return s


def test_a_map_is_not_taken_for_another_of_the_same_outline() -> None:
    for tiles in permutations(["country_1", "country_2", "country_3", "country_5", "country_7"], 2):
        for space in ("A0", "B0", "C0"):
            s = laid_out(tiles, space)
            player = s.players[0]
            assert lure(s, player) == survey(s, next_tile(s))[player.place], (tiles, space)


def test_every_seat_has_a_worth_after_the_end() -> None:
    s = new("mage_knight", "solo_conquest", ["tovak"], 7)
    while not s.over:
        s.apply(s.stack[-1].quiet(s))
    assert s.game.worth(s, 0) > 0
    assert s.to_act() == -1
