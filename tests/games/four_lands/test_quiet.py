"""The quiet answer of a question: what a seat does that wants to do as little as it can."""

from __future__ import annotations

from hexfarer.games.four_lands.state import FourLands
from tests.games.four_lands.play import do, laid_out

FOUR = "north sun storms south"


def placed(given: dict[str, object], seats: str, scenario: str = "competitive") -> FourLands:
    """A position, with keys as situations write them: `party.north.I`."""
    nested: dict[str, object] = {}
    for path, value in given.items():
        *above, last = path.split(".")
        inner = nested
        for key in above:
            found = inner.setdefault(key, {})
            assert isinstance(found, dict)
            inner = found
        inner[last] = value
    return laid_out(nested, seats, scenario)


def quiet(s: FourLands) -> str:
    """The quiet answer to the open question; it is legal."""
    action = s.stack[-1].quiet(s)
    assert action in s.legal()
    return s.format(action)


def answers(s: FourLands) -> list[str]:
    """The quiet answers up to the end of an act."""
    frame = type(s.stack[-1])
    found: list[str] = []
    while type(s.stack[-1]) is frame:
        found.append(quiet(s))
        do(s, found[-1])
    return found


def test_a_task_is_done_by_those_who_bring_most_and_by_no_more_than_it_takes() -> None:
    """Dearth 2 needs Deals 1, Growth 2, Romance 1: the Craftsmen bring three of them, the Minstrel the last."""
    given: dict[str, object] = {
        "phase": "tasks",
        "initiative": "storms",
        "party.storms.I": {"field": "cirth", "agents": ["mercenaries", "minstrel", "craftsmen", "corsair_vigga"]},
        "field.cirth": {"task": "dearth_2"},
    }
    s = do(placed(given, "storms sun"), "task I")
    assert answers(s) == ["with storms.I#3", "with storms.I#2", "done"]


def test_an_attack_is_made_and_a_party_regroups_with_everybody() -> None:
    given: dict[str, object] = {
        "phase": "attacks",
        "initiative": "north",
        "party.north.I": {"field": "ulvheim", "agents": ["jarl_hroald", "shield_wall"]},
        "party.sun.I": {"field": "ulvheim", "agents": ["queen_ailne"]},
        "field.ulvheim": {"task": "conflict_1"},
    }
    assert quiet(do(placed(given, "north sun"), "attack I > sun.I")) == "all"
    given = {
        "phase": "agents",
        "initiative": "north",
        "party.north.I": {"field": "ulvheim", "agents": ["jarl_hroald", "shield_wall"]},
        "party.north.II": {"field": "ulvheim", "agents": ["skald_eyrik"]},
    }
    s = do(placed(given, "north sun"), "regroup I")
    assert answers(s) == ["all"]
    assert [len(members) for members in s.members[:2]] == [0, 3]


def test_who_is_the_last_of_a_party_is_named_too() -> None:
    given: dict[str, object] = {
        "phase": "agents",
        "initiative": "north",
        "party.north.I": {"field": "ulvheim", "agents": ["jarl_hroald", "shield_wall"]},
        "party.north.II": {"field": "ulvheim", "agents": ["skald_eyrik"]},
    }
    s = do(placed(given, "north sun"), "regroup I", "with north.I#1")
    assert [s.format(action) for action in s.legal()] == ["with north.I#2", "done"]
    assert quiet(s) == "with north.I#2"


def test_a_split_off_agent_goes_to_the_first_field_as_soon_as_it_can() -> None:
    given: dict[str, object] = {
        "phase": "movement",
        "initiative": "north",
        "party.north.I": {"field": "ulvheim", "agents": ["jarl_hroald", "shield_wall"]},
    }
    s = do(placed(given, "north sun"), "split I")
    assert quiet(s) == "with north.I#1"
    do(s, "with I#1")
    moves = [s.format(action) for action in s.legal() if s.format(action).startswith("move")]
    assert quiet(s) == moves[0]


def test_an_ally_does_not_come_to_help() -> None:
    given: dict[str, object] = {
        "phase": "attacks",
        "initiative": "north",
        "party.north.I": {"field": "ulvheim", "agents": ["jarl_hroald"]},
        "party.storms.I": {"field": "ulvheim", "agents": ["mercenaries", "corsair_vigga"]},
        "party.sun.I": {"field": "ulvheim", "agents": ["queen_ailne"]},
        "field.ulvheim": {"task": "conflict_1"},
    }
    s = do(placed(given, FOUR, "cooperative"), "attack I > sun.I")
    assert (s.to_act(), quiet(s)) == (2, "done")


def test_a_card_is_played_at_its_lowest_price_by_the_first_who_can_on_the_first_target() -> None:
    given: dict[str, object] = {
        "phase": "agents",
        "initiative": "north",
        "seat.north.hand": ["fire_arrow"],
        "party.north.I": {"field": "ulvheim", "agents": ["seeress_solvi", "mage_of_cirth"]},
        "party.sun.I": {"field": "ulvheim", "agents": ["queen_ailne", "druid_maelon"]},
    }
    s = do(placed(given, "north sun"), "play fire_arrow")
    assert answers(s) == ["pay 1", "by north.I#1", "on sun.I#1"]


def test_a_fight_is_lined_up_in_the_order_of_the_parties() -> None:
    attackers = ["jarl_hroald", "shield_wall"]
    given: dict[str, object] = {
        "phase": "attacks",
        "initiative": "north",
        "party.north.I": {"field": "ulvheim", "agents": attackers},
        "party.sun.I": {"field": "ulvheim", "agents": ["queen_ailne", "guild_master"]},
        "fight": {"by": "north.I", "target": "sun.I", "attackers": attackers},
    }
    s = placed(given, "north sun")
    assert quiet(s) == "line north.I#1"
    do(s, "line north.I#1")
    assert quiet(s) == "place sun.I#1 1"


def test_nobody_follows_through_a_portal() -> None:
    given: dict[str, object] = {
        "phase": "agents",
        "initiative": "north",
        "seat.north.hand": ["portal"],
        "party.north.I": {"field": "ulvheim", "agents": ["jarl_hroald"]},
        "party.sun.I": {"field": "ulvheim", "agents": ["queen_ailne"]},
    }
    s = do(placed(given, "north sun"), "play portal", "go rimgard")
    assert (s.to_act(), quiet(s)) == (1, "stay sun.I")


def test_a_gift_changes_the_first_symbol_into_the_first_other_trait() -> None:
    given: dict[str, object] = {
        "phase": "agents",
        "initiative": "sun",
        "seat.sun.hand": ["gift_of_exchange"],
        "party.sun.I": {"field": "ardelyn", "agents": ["druid_maelon", "queen_ailne"]},
    }
    s = do(placed(given, "north sun"), "play gift_of_exchange", "on queen_ailne")
    assert quiet(s) == "turn deals into war"
