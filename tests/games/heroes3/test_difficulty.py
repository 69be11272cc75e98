"""The difficulty of a field: what is compared with the hero's level (H3-XP-015)."""

from __future__ import annotations

import pytest

from hexfarer.games.heroes3.battle import GUARDS
from hexfarer.games.heroes3.flow.scenarios import no_skip, sites
from hexfarer.games.heroes3.flow.visiting import enter
from hexfarer.games.heroes3.player import MAIN
from hexfarer.games.heroes3.state import Heroes3
from hexfarer.games.heroes3.terms import NONE, UTOPIA
from tests.games.heroes3.ai_tables import calm, open_map, settled, started
from tests.games.heroes3.table import plain, put, row
from tests.support import rule


def declared(s: Heroes3, field: int) -> None:
    """The hero of seat 0 has stepped onto a field; the combat is declared, nothing else has happened."""
    calm(s)
    s.players[0].at[MAIN] = field
    enter(s, 0, MAIN, field)
    while s.battle is None:
        s.stack[-1].ready(s)


@rule("H3-XP-015", "H3-COMBAT-013")
@pytest.mark.parametrize(
    ("effective", "level", "fights"),
    [(3, 3, True), (3, 4, False), (4, 4, True), (4, 5, False), (2, 2, True), (2, 3, False)],
)
def test_a_changed_difficulty_decides_about_quick_combat(effective: int, level: int, fights: bool) -> None:
    """On a field of difficulty III that something has made harder or easier."""
    s = plain()
    field = put(s, row(s, s.players[0].home, 1)[0], "mine_gold", 3)
    s.players[0].xp = 2 * (level - 1)
    declared(s, field)
    assert s.battle is not None
    assert (s.battle.cause, s.battle.difficulty) == (GUARDS, 3)
    s.battle.difficulty = effective
    s.changed()
    s.settle()
    assert (s.battle is not None) == fights
    assert s.flag[field] == (NONE if fights else 0)


@rule("H3-XP-015")
def test_more_guards_in_a_lair_or_at_the_last_site_do_not_make_a_field_harder() -> None:
    """Scenarios add units there, but the numeral that counts is the printed one."""
    s = settled(started("unholy_quest", "catherine", "sandro"))
    open_map(s)
    s.tale.growth = 2
    lairs = [field for field in range(len(s.black)) if no_skip(s, field)]
    assert len(lairs) == 3
    for field in lairs:
        s.battle = None
        declared(s, field)
        assert s.battle is not None
        assert s.battle.difficulty == (7 if s.board.location[field] == UTOPIA else 5)
    s = settled(started("emerald_island", "catherine", "sandro"))
    open_map(s)
    for field in sites(s):
        s.flag[field] = 1
    last = next(field for field in sites(s) if s.board.difficulty[field] == 3)
    s.flag[last] = NONE
    s.ever[last] = 0
    assert no_skip(s, last)
    declared(s, last)
    assert s.battle is not None
    assert s.battle.difficulty == 3
