"""What nobody may know (FL-HIDDEN): over many positions, whatever the secrets are."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from hexfarer.games.four_lands.content.decks import KIND, KIND_IDS
from hexfarer.games.four_lands.flow.window import Main
from hexfarer.games.four_lands.state import FourLands
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.state import facts
from hexfarer.kernel.table import decision
from tests.games.four_lands.play import TABLES, WATCHER, do, laid_out, moments, steps
from tests.support import rule

NONE = -1
AGENTS_OF_SIDE = [11, 11, 10, 10]
MAGES = (0, 1)  # the two copies of the Mage of Cirth


def views(s: FourLands) -> list[dict[str, object]]:
    return [s.view(seat) for seat in range(WATCHER, s.seats)]


def words_in(x: object) -> list[str]:
    """Every word and key of plain data."""
    if isinstance(x, dict):
        return [word for key, value in x.items() for word in [str(key), *words_in(value)]]
    if isinstance(x, list | tuple):
        return [word for value in x for word in words_in(value)]
    return [str(x)]


# -- hands, decks and face-down Agents -------------------------------------------------------------------------------


@rule("FL-HIDDEN-01", "FL-HIDDEN-03")
def test_no_view_names_a_card_more_often_than_the_seat_can_see_it() -> None:
    for s in moments():
        for seat in range(WATCHER, s.seats):
            seen: Counter[str] = Counter()
            for card in range(72):
                party = s.party_of[card]
                if party != NONE:
                    mine = seat != WATCHER and s.sides[seat] in (card // 18, party // 4)  # its owner or its host
                    if s.revealed[card] or mine:
                        seen[KIND_IDS[KIND[card]]] += 1
            if seat != WATCHER:
                seen.update(KIND_IDS[KIND[card]] for card in s.hands[seat] + s.decks[seat])
            view = s.view(seat)
            parties, seats = words_in(view["party"]), words_in(view["seat"])
            named = Counter(word for word in parties + seats if word in KIND_IDS)
            named.subtract(word for word in words_in(view["party"]) if word in ("amulet",))  # a key of every Party
            assert +named == seen, (s, seat)


@rule("FL-HIDDEN-02")
def test_another_order_of_the_decks_looks_the_same_to_everybody() -> None:
    for number, s in enumerate(moments()):
        other = s.copy()
        chance = seeded(number)
        for deck in [*other.decks, other.task_deck]:
            chance.shuffle(deck)
        assert views(other) == views(s)
        for seat in range(s.seats):
            assert s.game.things(other, seat) == s.game.things(s, seat)
        other.changed()
        assert other.legal() == s.legal()
        assert decision(other).words == decision(s).words


# -- handles ---------------------------------------------------------------------------------------------------------


def two_parties(seed: int) -> FourLands:
    given: dict[str, object] = {
        "phase": "agents",
        "initiative": "north",
        "party": {
            "north": {
                "I": {"field": "ulvheim", "agents": ["jarl_hroald", "skald_eyrik"]},
                "II": {"field": "ulvheim", "agents": ["shield_wall", "league_merchant"]},
            }
        },
        "field": {"ulvheim": {"task": "robbery_2"}},
    }
    return laid_out(given, "north sun", seed=seed)


def row(s: FourLands, party: int) -> tuple[str, ...]:
    """The cards of a Party in the order of their handles."""
    return tuple(KIND_IDS[KIND[agent]] for agent in sorted(s.members[party], key=lambda agent: s.slot[agent]))


@rule("FL-HIDDEN-04")
def test_handles_are_dealt_anew_by_chance_when_agents_join_another_party() -> None:
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(240):
        s = do(two_parties(seed), "regroup I", "with skald_eyrik", "done", "join II")
        assert row(s, 0) == ("jarl_hroald",)
        assert sorted(s.slot[agent] for agent in s.members[1]) == [1, 2, 3]
        seen[row(s, 1)] += 1
    assert set(seen) == set(permutations(["shield_wall", "league_merchant", "skald_eyrik"]))
    assert min(seen.values()) > 15  # 40 of each if all are alike


@rule("FL-HIDDEN-04")
def test_handles_are_dealt_anew_in_both_parts_when_a_party_splits_or_merges_by_moving() -> None:
    left: Counter[tuple[str, ...]] = Counter()
    merged: Counter[tuple[str, ...]] = Counter()
    given: dict[str, object] = {
        "phase": "movement",
        "initiative": "north",
        "party": {
            "north": {
                "I": {"field": "ulvheim", "agents": ["jarl_hroald", "skald_eyrik", "imperial_envoy"]},
                "II": {"field": "rimgard", "agents": ["shield_wall"]},
            }
        },
        "field": {"ulvheim": {"task": "robbery_2"}, "rimgard": {"task": "stones_1"}},
    }
    for seed in range(80):
        s = laid_out(given, "north sun", seed=seed)
        do(s, "split I", "with imperial_envoy", "move I > rimgard join II")
        left[row(s, 0)] += 1
        merged[row(s, 1)] += 1
    assert set(left) == set(permutations(["jarl_hroald", "skald_eyrik"]))
    assert set(merged) == set(permutations(["shield_wall", "imperial_envoy"]))
    assert min([*left.values(), *merged.values()]) > 20


@rule("FL-HIDDEN-04")
def test_a_handle_keeps_its_agent_unless_agents_change_their_party() -> None:
    kept = 0
    for number, (scenario, seats) in enumerate(TABLES):
        for step in steps(scenario, seats, 500 + number):
            before, s = step.before, step.s
            if s.over or (s.fight is not None and s.fight.duel):
                break
            if {"regrouped", "moved", "stepped"} & set(step.told()):
                continue
            for party in range(16):
                for agent in set(before.members[party]) & set(s.members[party]):
                    kept += 1
                    assert s.slot[agent] == before.slot[agent], step
    assert kept > 1000


@rule("FL-HIDDEN-04")
def test_what_others_see_of_a_regrouping_does_not_tell_which_card_went() -> None:
    """Whichever of two face-down Agents goes, the same pictures come out equally often."""
    pictures: dict[str, Counter[str]] = {"skald_eyrik": Counter(), "jarl_hroald": Counter()}
    for who, seen in pictures.items():
        for seed in range(60):
            s = do(two_parties(seed), "regroup I", f"with {who}", "done", "join II")
            seen[repr(s.view(1)["party"])] += 1
            assert who not in words_in(s.view(1)["party"])
    assert set(pictures["skald_eyrik"]) == set(pictures["jarl_hroald"])


# -- two copies of one card ------------------------------------------------------------------------------------------


def with_mages_changed(s: FourLands) -> FourLands:
    """The same position with the two Mages of Cirth in each other's place."""
    other = s.copy()

    def change(card: int) -> int:
        return MAGES[1 - card] if card in MAGES else card

    other.hands = [sorted(change(card) for card in hand) for hand in s.hands]
    other.decks = [[change(card) for card in deck] for deck in s.decks]
    other.members = [[change(card) for card in members] for members in s.members]
    other.armours = [(card, change(agent)) for card, agent in s.armours]
    other.changes = [(change(agent), lost, gained) for agent, lost, gained in s.changes]
    for name in ("party_of", "slot", "turned", "revealed", "cast", "regrouped"):
        values = list(getattr(s, name))
        values[0], values[1] = values[1], values[0]
        setattr(other, name, values)
    other.changed()
    return other


@rule("FL-HIDDEN-05")
def test_two_copies_of_a_card_can_change_places_and_nobody_sees_it() -> None:
    compared = 0
    for s in moments():
        if 0 not in s.sides or not isinstance(s.stack[-1], Main):
            continue
        other = with_mages_changed(s)
        assert s.game.conserved(other) == []
        assert views(other) == views(s)
        written = [s.format(action) for action in s.legal()]
        assert sorted(other.format(action) for action in other.legal()) == sorted(written)
        assert len(set(written)) == len(written)
        compared += facts(other) != facts(s)
    assert compared > 30


@rule("FL-HIDDEN-05")
def test_two_copies_in_hand_are_one_choice() -> None:
    given: dict[str, object] = {
        "phase": "agents",
        "initiative": "north",
        "seat": {"north": {"hand": ["mage_of_cirth", "mage_of_cirth", "attack", "attack"]}},
        "party": {"north": {"I": {"field": "ulvheim", "agents": ["jarl_hroald"]}}},
        "field": {"ulvheim": {"task": "robbery_2"}},
    }
    s = laid_out(given, "north sun")
    assert [s.format(action) for action in s.legal()].count("play mage_of_cirth to north.I") == 1
    given["phase"] = "start"
    s = laid_out(given, "north sun")
    assert [s.format(action) for action in s.legal()] == ["keep", "swap mage_of_cirth", "swap attack"]
    do(s, "swap mage_of_cirth")
    assert [s.format(action) for action in s.legal()] == ["swap mage_of_cirth", "swap attack"]
    given["phase"] = "attacks"
    given["party"] = {
        "north": {"I": {"field": "ulvheim", "agents": ["jarl_hroald"]}},
        "sun": {"I": {"field": "ulvheim", "agents": ["queen_ailne"]}},
    }
    s = laid_out(given, "north sun")
    written = [s.format(action) for action in s.legal()]
    assert written == ["pass", "attack north.I > sun.I card 0", "attack north.I > sun.I card 2"]


# -- what is a reveal ------------------------------------------------------------------------------------------------


@rule("FL-HIDDEN-06")
def test_whatever_comes_out_or_is_shuffled_bumps_the_counter_and_nothing_else_does() -> None:
    reasons: Counter[str] = Counter()
    for number, (scenario, seats) in enumerate(TABLES):
        for step in steps(scenario, seats, 600 + number):
            before, s = step.before, step.s
            if s.over:
                break
            out: list[str] = []
            if any(deck != old for deck, old in zip(s.decks, before.decks, strict=True)):
                out.append("drawn or shuffled")
            if s.task_deck != before.task_deck:
                out.append("task")
            if any(now and not then for now, then in zip(s.revealed, before.revealed, strict=True)):
                out.append("revealed")
            if {"played-card", "cast"} & set(step.told()):
                out.append("card")
            if any(knowers(s, agent) - knowers(before, agent) for row in s.members for agent in row):
                out.append("shown to the Ally")
            reasons.update(out or ["nothing"])
            assert (s.reveals > before.reveals) == bool(out), (step, out)
            assert s.reveals >= before.reveals
    assert set(reasons) == {"drawn or shuffled", "task", "revealed", "card", "shown to the Ally", "nothing"}


def knowers(s: FourLands, agent: int) -> set[int]:
    """The seats that know an Agent; of one that was revealed everybody does."""
    if s.party_of[agent] == NONE:
        return {s.owner(agent)}
    return {seat for seat in range(s.seats) if s.sees(seat, agent)}


# -- questions and guesses -------------------------------------------------------------------------------------------


@rule("FL-HIDDEN-07")
def test_the_answers_a_seat_may_give_depend_only_on_what_it_sees() -> None:
    differing = 0
    for number, s in enumerate(moments()):
        seat = s.to_act()
        for seed in range(4):
            t = s.determinize(seat, seeded(11 * number + seed))
            assert (t.to_act(), t.legal()) == (seat, s.legal())
            assert decision(t).words == decision(s).words
            differing += t.hands != s.hands or t.party_of != s.party_of
    assert differing > 500


@rule("FL-HIDDEN-01", "FL-HIDDEN-03")
def test_a_guess_deals_the_unseen_cards_of_a_side_to_hand_deck_and_face_down_agents() -> None:
    for number, s in enumerate(moments()):
        seat = number % s.seats
        t = s.determinize(seat, seeded(number))
        assert (t.hands[seat], sorted(t.decks[seat])) == (s.hands[seat], sorted(s.decks[seat]))
        assert sorted(t.task_deck) == sorted(s.task_deck)
        assert [len(hand) for hand in t.hands] == [len(hand) for hand in s.hands]
        assert [len(members) for members in t.members] == [len(members) for members in s.members]
        for agent in range(72):
            if s.party_of[agent] != NONE and s.sees(seat, agent):  # known Agents stay where they are
                same = ("party_of", "slot", "turned", "revealed", "cast", "regrouped")
                assert [getattr(t, name)[agent] for name in same] == [getattr(s, name)[agent] for name in same]
            if t.party_of[agent] != NONE:
                assert agent % 18 < AGENTS_OF_SIDE[agent // 18], "only Agents lie face down"
        for name in (
            "circles",
            "amulets",
            "complications",
            "removed",
            "field_task",
            "trophies",
            "ap",
            "artefact_party",
        ):
            assert getattr(t, name) == getattr(s, name)
        assert [card for card, _ in t.armours] == [card for card, _ in s.armours]


@rule("FL-HIDDEN-01", "FL-HIDDEN-02", "FL-HIDDEN-03")
def test_a_guess_depends_only_on_what_the_seat_sees() -> None:
    """Two positions that a seat cannot tell apart give the same guesses, so a guess betrays nothing."""
    for number, s in enumerate(moments()):
        seat = number % s.seats
        t = s.determinize(seat, seeded(number))
        for seed in range(2):
            assert facts(t.determinize(seat, seeded(seed))) == facts(s.determinize(seat, seeded(seed))), s


@rule("FL-HIDDEN-02")
def test_a_guess_has_all_decks_in_another_order() -> None:
    orders: dict[str, set[tuple[int, ...]]] = {"own": set(), "other": set(), "tasks": set()}
    s = moments()[0]
    for seed in range(20):
        t = s.determinize(0, seeded(seed))
        orders["own"].add(tuple(t.decks[0]))
        orders["other"].add(tuple(t.decks[1]))
        orders["tasks"].add(tuple(t.task_deck))
    assert all(len(seen) > 15 for seen in orders.values())


@rule("FL-HIDDEN-01")
def test_every_unseen_card_may_be_in_a_guessed_hand() -> None:
    party = {"field": "westmoor", "agents": ["queen_ailne", {"card": "knight_corvan", "revealed": True}]}
    given: dict[str, object] = {
        "phase": "agents",
        "initiative": "north",
        "seat": {"sun": {"hand": ["counterspell", "harpist_lenn", "attack"]}},
        "party": {"sun": {"I": party}},
        "field": {"westmoor": {"task": "stones_1"}},
    }
    s = laid_out(given, "north sun")
    in_hand: set[int] = set()
    face_down: set[int] = set()
    for seed in range(300):
        t = s.determinize(0, seeded(seed))
        in_hand |= set(t.hands[1])
        face_down |= {agent for agent in t.members[8] if not t.revealed[agent]}
    deck = set(range(36, 54))
    assert in_hand == deck - {38}  # all but the revealed Knight
    assert face_down == set(range(36, 46)) - {38}  # any other Agent of the Sun


def fight_with_helpers() -> FourLands:
    """North attacks Sun, whose Agents lie face down; Storms is asked to help."""
    return laid_out(
        {
            "initiative": "north",
            "party": {
                "north": {"I": {"field": "ulvheim", "agents": ["jarl_hroald", "shield_wall"]}},
                "storms": {"I": {"field": "ulvheim", "agents": ["mercenaries"]}},
                "sun": {"I": {"field": "ulvheim", "agents": ["queen_ailne", "harpist_lenn"]}},
            },
            "field": {"ulvheim": {"task": "conflict_1"}},
            "fight": {"by": "north.I", "target": "sun.I"},
        },
        "north sun storms south",
        "cooperative",
    )


@rule("FL-HIDDEN-03")
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_a_guess_in_a_fight_changes_the_face_down_defenders_too(seat: int) -> None:
    s = fight_with_helpers()
    assert s.to_act() == 2
    others: set[tuple[int, ...]] = set()
    for seed in range(30):
        t = s.determinize(seat, seeded(seed))
        assert t.view(seat) == s.view(seat)
        assert t.fight is not None
        assert sorted(t.fight.defenders) == sorted(t.members[8])
        others.add(tuple(t.fight.defenders))
        do(t, "done")
        assert all(t.party_of[agent] == 8 for agent in t.fight.defenders)
    assert len(others) > 5


@rule("FL-HIDDEN-03")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_guess_keeps_the_place_that_armour_on_the_stack_is_meant_for(seat: int) -> None:
    given: dict[str, object] = {
        "phase": "agents",
        "initiative": "sun",
        "seat": {
            "sun": {"hand": ["night_tear"], "ap": 2},
            "north": {"hand": ["skald_eyrik"], "ap": 1},
            "storms": {"hand": ["minstrel"], "ap": 1},
        },
        "party": {"sun": {"I": {"field": "westmoor", "agents": ["queen_ailne", "harpist_lenn", "guild_master"]}}},
        "field": {"westmoor": {"task": "stones_1"}},
    }
    s = do(laid_out(given, "north sun storms"), "play night_tear", "on harpist_lenn")
    real = do(s.copy(), "pass", "pass")
    assert [agent["armour"] for agent in agents_seen(real, seat)] == [0, 1, 0]
    for seed in range(20):
        t = do(s.determinize(seat, seeded(seed)), "pass", "pass")
        assert agents_seen(t, seat) == agents_seen(real, seat)


def agents_seen(s: FourLands, seat: int) -> list[dict[str, object]]:
    parties: dict[str, dict[str, dict[str, list[dict[str, object]]]]] = s.view(seat)["party"]  # type: ignore[assignment]
    return parties["sun"]["I"]["agents"]


# -- exchanged cards, and showing Agents -----------------------------------------------------------------------------


@rule("FL-HIDDEN-08")
def test_others_learn_nothing_of_which_cards_were_exchanged() -> None:
    given: dict[str, object] = {
        "phase": "start",
        "round": 2,
        "initiative": "north",
        "seat": {
            "north": {"hand": ["jarl_hroald", "skald_eyrik", "attack", "portal", "counterspell"]},
            "sun": {"hand": ["harpist_lenn", "attack", "attack"]},
        },
    }
    told: set[str] = set()
    seen: set[str] = set()
    for cards in permutations(["jarl_hroald", "skald_eyrik", "attack", "portal", "counterspell"], 3):
        s = do(laid_out(given, "north sun storms"), *[f"swap {card}" for card in cards])
        assert s.to_act() == 1
        for seat in (WATCHER, 1, 2):
            phrases = [repr(s.game.told(s, event, seat)) for event in s.log or []]
            told.add(repr(phrases))
            assert not any("card-" in phrase for phrase in phrases)
        seen |= {f"{seat}: {s.view(seat)!r}" for seat in (WATCHER, 1, 2)}
        assert set(cards).isdisjoint(KIND_IDS[KIND[card]] for card in s.hands[0])
    assert len(told) == 1
    assert len(seen) == 3


@rule("FL-HIDDEN-09")
def test_an_agent_is_revealed_only_by_a_deed_a_spell_or_being_aimed_at() -> None:
    """Every answer that turned an Agent up completed one of these; passing may do so when something resolves."""
    why: Counter[str] = Counter()
    may = {
        "announced-attack", "announced-task", "reinforced", "thwarted", "joined-fight", "cast", "supported-agent",
        "broke-circle",
    }  # fmt: skip
    for number, (scenario, seats) in enumerate(TABLES):
        for step in steps(scenario, seats, 700 + number):
            before, s = step.before, step.s
            shown = [agent for agent in range(72) if s.revealed[agent] and not before.revealed[agent]]
            if not shown:
                continue
            told = set(step.told())
            fought = s.fight is not None or "group-fought" in told or "duel-began" in told
            whirl = any(item.card != NONE and KIND_IDS[KIND[item.card]] == "fire_whirl" for item in before.items)
            why.update(may & told)
            assert may & told or fought or whirl, (step, told)
            quiet = {"regrouped", "moved", "traded", "swapped", "upheld", "dropped"} & told
            assert not quiet or "duel-began" in told, (step, told)
    assert {"announced-task", "announced-attack", "cast"} <= set(why)


@rule("FL-HIDDEN-01", "FL-HIDDEN-03")
def test_what_is_told_names_a_drawn_or_face_down_card_only_to_those_who_see_it() -> None:
    named: Counter[tuple[str, bool]] = Counter()
    for number, (scenario, seats) in enumerate(TABLES):
        for step in steps(scenario, seats, 800 + number):
            s = step.s
            for event, key in zip(step.events, step.told(), strict=True):
                if key not in ("drew", "played-agent", "armoured"):
                    continue
                card = event.args[1] & 127
                known = {s.owner(card)}
                if s.party_of[card] != NONE:
                    known.add(s.seat_of[s.party_of[card] // 4])
                    if s.revealed[card]:
                        known |= {WATCHER, *range(s.seats)}
                for viewer in range(WATCHER, s.seats):
                    phrase = s.game.told(s, event, viewer)
                    shown = repr(phrase.args["agent" if key != "drew" else "card"]) == "card-" + KIND_IDS[KIND[card]]
                    named[key, shown] += 1
                    if key == "drew":
                        assert shown == (viewer == s.owner(card)), step
                    elif not shown or s.party_of[card] != NONE:
                        assert shown <= (viewer in known), step
    for key in ("drew", "played-agent", "armoured"):
        assert min(named[key, True], named[key, False]) > 0
