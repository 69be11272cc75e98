"""The ground: chance, actions, verdicts, piles, the contract of a state, and what the table asks of it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from hashlib import blake2b

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from hexfarer.kernel import piles, table
from hexfarer.kernel.action import Verbs, a_of, arg_of, b_of, c_of, d_of, kind_of, pack
from hexfarer.kernel.decision import Stock, Total
from hexfarer.kernel.event import Event, Tellings
from hexfarer.kernel.hexes import HexMap, at
from hexfarer.kernel.phrase import Phrase, Problem, nearest, unknown
from hexfarer.kernel.registry import Setup, find, games, new
from hexfarer.kernel.rng import Rng, is_written, read, seeded, written
from hexfarer.kernel.state import Illegal, State, facts, fingerprint
from hexfarer.kernel.verdict import OK, Reasons, number_of, reason_of, refuse
from tests.support import rule
from tests.toy import BOUGHT, BUY, BY, DONE, DRAW, DREW, EARN, PASS, RAISE, TOY, Raise, Toy, ToyState, Turn

SEEDS = st.integers(0, 2**32)
CHOICES = st.lists(st.integers(0, 99), max_size=40)


# Every action of the toy that can be written down, legal or not.
ACTIONS = [pack(verb.kind, a) for verb in TOY.verbs.all for a in range(12 if verb.args else 1)]


def toy_state(seed: int = 1, seats: int = 2, coins: str = "2") -> ToyState:
    heroes = ["red", "green", "blue"][:seats]
    return TOY.start(Setup("toy", "base", "short", heroes, {"coins": coins}, seed))


def played(seed: int, choices: list[int], seats: int = 2) -> ToyState:
    """The position after some legal actions."""
    s = toy_state(seed, seats)
    for choice in choices:
        if not s.over:
            s.apply(s.legal()[choice % len(s.legal())])
    return s


def problem_of(call: Callable[[], object]) -> Phrase:
    with pytest.raises(Problem) as caught:
        call()
    return caught.value.phrase


# -- chance -------------------------------------------------------------------------------------------


def test_the_generator_is_a_keyed_hash_that_counts() -> None:
    key = bytes(range(32))
    rng = Rng(key)
    blocks = [blake2b(bytes([number, *[0] * 7]), key=key).digest() for number in range(3)]
    words = [int.from_bytes(block[i : i + 4], "little") for block in blocks for i in range(0, 64, 4)]
    assert [rng.word() for _ in words] == words


def test_a_generator_that_was_written_down_goes_on_where_it_was() -> None:
    rng = seeded(2**127 + 1)
    for taken in range(40):
        assert [read(written(rng)).word(), rng.taken] == [rng.copy().word(), taken]
        rng.word()
    assert is_written(written(rng))
    assert not is_written(written(rng)[1:])
    assert not is_written([*written(rng)[:-1], -1])


@given(st.integers(0, 2**160), st.integers(0, 160))
def test_every_bit_of_a_seed_reaches_the_generator(seed: int, bit: int) -> None:
    one, other = seeded(seed), seeded(seed ^ 1 << bit)
    assert sum(one.word() == other.word() for _ in range(8)) < 2


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [2666398014, 435785489, 623240825, 65075919]),
        (1, [934483477, 2199071746, 1519432047, 3662259872]),
        (7, [126136559, 4154407708, 3159059859, 829841118]),
        (-1, [492748833, 3447402189, 4038629894, 548670156]),
        (2**32, [2505601109, 3451466267, 4021987380, 2855307699]),
        (2**40 + 5, [400344480, 3178445851, 1558493683, 3685999138]),
        (-(2**63), [1887747906, 555052664, 1510721202, 3010556279]),
        (10**30, [413407687, 327455436, 4079203411, 484023857]),
        (2**127 + 1, [3073315779, 3733268262, 1976775812, 3932375193]),
    ],
)
def test_a_seed_gives_the_same_numbers_for_ever(seed: int, words: list[int]) -> None:
    rng = seeded(seed)
    assert [rng.word() for _ in range(4)] == words


def test_dice_and_shuffles_stay_the_same_for_ever() -> None:
    rng = seeded(7)
    assert [rng.next(6) for _ in range(20)] == [5, 4, 3, 0, 3, 0, 4, 1, 2, 4, 3, 4, 3, 4, 4, 4, 4, 0, 1, 5]
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == [8, 7, 5, 2, 1, 0, 3, 6, 4, 9]


@pytest.mark.parametrize("sides", [2, 6, 7, 10])
def test_every_side_of_a_die_is_equally_likely(sides: int) -> None:
    rng = seeded(2024)
    counts = [0] * sides
    for _ in range(6000 * sides):
        counts[rng.next(sides)] += 1
    assert all(5700 < count < 6300 for count in counts)  # four standard deviations


def test_a_die_with_very_many_sides_favours_none() -> None:
    rng = seeded(11)  # a plain remainder of 32 bits would give the first third twice as often
    thirds = [0, 0, 0]
    for _ in range(6000):
        thirds[rng.next(3 << 30) >> 30] += 1
    assert all(1850 < count < 2150 for count in thirds)


def test_every_order_of_three_cards_is_equally_likely() -> None:
    rng = seeded(5)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values())


@given(st.integers())
def test_any_number_is_a_seed_and_no_generator_stands_still(seed: int) -> None:
    rng = seeded(seed)
    words = [rng.word() for _ in range(40)]
    assert all(0 <= word < 2**32 for word in words)
    assert len(set(words)) > 30
    assert rng.next(1) == 0


def test_a_copy_of_a_generator_goes_its_own_way() -> None:
    rng = seeded(3)
    twin = rng.copy()
    ahead = [rng.word() for _ in range(5)]
    assert [twin.word() for _ in range(5)] == ahead


# -- actions and their notation -------------------------------------------------------------------


@given(st.integers(1, 255), *[st.integers(0, 4095)] * 4)
def test_an_action_keeps_its_kind_and_arguments(kind: int, a: int, b: int, c: int, d: int) -> None:
    action = pack(kind, a, b, c, d)
    assert (kind_of(action), a_of(action), b_of(action), c_of(action), d_of(action)) == (kind, a, b, c, d)
    assert [arg_of(action, i) for i in range(4)] == [a, b, c, d]
    assert action < 2**62  # what a compiled int holds


@given(SEEDS, CHOICES)
def test_every_legal_action_reads_as_it_was_written(seed: int, choices: list[int]) -> None:
    s = played(seed, choices)
    for action in s.legal():
        assert s.parse(s.format(action)) == action


def test_blanks_between_words_do_not_matter() -> None:
    s = toy_state()
    assert s.parse("  buy   2 ") == s.parse("buy 2") == pack(BUY, 2)


def test_an_unknown_word_is_answered_with_the_nearest_and_all_known_ones() -> None:
    phrase = problem_of(lambda: toy_state().parse("pley seven"))
    assert phrase.key == "problem-action-word"
    assert phrase.args == {
        "given": "pley seven",
        "near": "play",
        "known": "buy, by, done, draw, earn, pass, play, raise",
    }


def test_a_verb_without_its_arguments_is_answered_with_its_form() -> None:
    phrase = problem_of(lambda: toy_state().parse("buy"))
    assert phrase == Phrase("problem-action-form", {"given": "buy", "forms": "buy <points>"})


@pytest.mark.parametrize("text", ["", " ", "1", "draw draw"])
def test_what_means_no_action_is_a_problem(text: str) -> None:
    assert problem_of(lambda: toy_state().parse(text)).key.startswith("problem-action-")


def test_an_unknown_name_in_an_action_is_answered_with_the_nearest() -> None:
    phrase = problem_of(lambda: toy_state().parse("play sevn"))
    assert phrase.key == "problem-unknown-name-of"
    assert phrase.args["kind"] == Phrase("kind-card")
    assert phrase.args["near"] == "seven"


def test_verbs_with_the_same_words_are_told_apart_by_their_arguments() -> None:
    class Forked(Toy):
        """Two forms of one verb: `go {card}` and `go {points:number}`."""

    verbs = Verbs()
    by_card = verbs.add("go-card", "go {card}")
    by_number = verbs.add("go-number", "go {points:number}")
    game = Forked()
    game.verbs = verbs
    s = toy_state()
    assert game.parse(s, "go two") == pack(by_card, 1)
    assert game.parse(s, "go 2") == pack(by_number, 2)
    assert problem_of(lambda: game.parse(s, "go 77")).args["kind"] == Phrase("kind-number")


def test_a_number_that_is_no_action_has_no_name() -> None:
    assert problem_of(lambda: toy_state().format(pack(200))).key == "problem-no-such-action"


# -- verdicts, piles, names -----------------------------------------------------------------------


@given(st.integers(1, 16383), *[st.integers(0, 16383)] * 3)
def test_a_verdict_keeps_its_reason_and_numbers(reason: int, a: int, b: int, c: int) -> None:
    verdict = refuse(reason, a, b, c)
    assert reason_of(verdict) == reason
    assert [number_of(verdict, i) for i in range(3)] == [a, b, c]
    assert verdict != OK


def test_reasons_are_counted_from_one_so_that_none_is_ok() -> None:
    reasons = Reasons()
    first = reasons.add("far", "X-01", "need:number field")
    assert first == 1
    assert reasons.of(refuse(first, 3, 4)).args == [("need", "number"), ("field", "field")]


def test_the_top_of_a_pile_is_its_end() -> None:
    pile = [1, 2, 3]
    assert piles.draw(pile) == 3
    assert pile == [1, 2]
    assert piles.stack([1, 2, 3, 4, 5], [2, 5]) == [1, 3, 4, 5, 2]


@given(st.lists(st.integers(0, 50)), st.lists(st.integers(0, 50), min_size=1), SEEDS)
def test_piles_lose_and_double_no_card(pile: list[int], cards: list[int], seed: int) -> None:
    everything = sorted(pile + cards)
    piles.shuffle_in(pile, cards, seeded(seed))
    assert sorted(pile) == everything
    drawn = piles.draw_any(pile, seeded(seed))
    assert sorted([*pile, drawn]) == everything


def test_the_nearest_name_is_found_even_if_nothing_is_near() -> None:
    assert nearest("ten", ["one", "ten", "eleven"]) == "ten"
    assert nearest("elven", ["one", "ten", "eleven"]) == "eleven"
    assert nearest("xyz", ["one"]) == "one"
    assert nearest("xyz", []) == ""


def test_a_long_list_of_known_names_is_not_read_out() -> None:
    few, many = [str(i) for i in range(16)], [str(i) for i in range(17)]
    assert unknown("card", "x", few).phrase.key == "problem-unknown-name-of"
    assert unknown("card", "x", many).phrase.key == "problem-unknown-name"


def test_phrases_and_totals_are_equal_by_what_they_say() -> None:
    assert Phrase("a", {"n": 1}) == Phrase("a", {"n": 1})
    assert Phrase("a", {"n": 1}) != Phrase("a", {"n": 2})
    assert len({Phrase("a"), Phrase("a"), Phrase("b")}) == 2
    assert Total(Phrase("a"), 1) == Total(Phrase("a"), 1)
    assert Total(Phrase("a"), 1) != Total(Phrase("a"), 1, need=2)
    assert Event(1, [2]) == Event(1, [2]) != Event(1, [3])


# -- setups -----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("toy")
def test_a_game_starts_with_defaults() -> None:
    s = new("toy")
    assert isinstance(s, ToyState)
    assert s.heroes == ["red", "green"]
    assert s.coins == [2, 2]
    assert find("toy") in games()


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("call", "key", "near"),
    [
        (lambda: new("tou"), "problem-unknown-name-of", "toy"),
        (lambda: new("toy", scenario="shirt"), "problem-unknown-name-of", "short"),
        (lambda: new("toy", edition="bass"), "problem-unknown-name-of", "base"),
        (lambda: new("toy", seats=["red", "greed"]), "problem-unknown-name-of", "green"),
        (lambda: new("toy", options={"coin": "2"}), "problem-unknown-name-of", "coins"),
        (lambda: new("toy", options={"coins": "20"}), "problem-unknown-name-of", "2"),
        (lambda: new("toy", seats=["red"]), "problem-seat-count", None),
        (lambda: new("toy", seats=["red", "red"]), "problem-seat-twice", None),
    ],
)
def test_a_wrong_setup_is_a_problem(call: Callable[[], State], key: str, near: str | None) -> None:
    phrase = problem_of(call)
    assert phrase.key == key
    assert phrase.args.get("near") == near


@pytest.mark.usefixtures("toy")
def test_the_same_setup_gives_the_same_position_and_another_seed_another_one() -> None:
    assert fingerprint(new("toy", seed=7)) == fingerprint(new("toy", seed=7))
    assert fingerprint(new("toy", seed=7)) != fingerprint(new("toy", seed=8))


# -- the contract of a state --------------------------------------------------------------------------


@given(SEEDS, CHOICES, st.integers(2, 3))
def test_a_copy_is_equal_and_shares_nothing(seed: int, choices: list[int], seats: int) -> None:
    s = played(seed, choices, seats)
    before = facts(s)
    twin = s.copy()
    assert facts(twin) == before
    while not twin.over:
        twin.apply(twin.legal()[0])
    assert facts(s) == before


@given(SEEDS, CHOICES, st.sampled_from([*ACTIONS, 0, pack(99)]))
def test_what_is_refused_changes_nothing(seed: int, choices: list[int], action: int) -> None:
    s = played(seed, choices)
    s.log = []
    before = facts(s)
    legal = list(s.legal())
    assume(action not in legal)
    with pytest.raises(Illegal) as caught:
        s.apply(action)
    assert facts(s) == before
    assert s.legal() == legal
    assert s.log == []
    assert caught.value.verdict == s.check(action) != OK


@given(SEEDS, CHOICES)
def test_legal_and_check_agree(seed: int, choices: list[int]) -> None:
    s = played(seed, choices)
    assert sorted(s.legal()) == sorted(action for action in ACTIONS if s.check(action) == OK)
    assert bool(s.legal()) != s.over


@given(SEEDS, CHOICES, st.integers(0, 1), SEEDS)
def test_a_seat_learns_nothing_from_what_it_cannot_see(seed: int, choices: list[int], seat: int, other: int) -> None:
    s = played(seed, choices)
    guess = s.determinize(seat, seeded(other))
    assert guess.view(seat) == s.view(seat)
    assert TOY.things(guess, seat) == TOY.things(s, seat)
    assert TOY.conserved(guess) == []
    if s.to_act() == seat:
        assert guess.legal() == s.legal()
        assert [(c.notation, c.reveals) for c in table.choices(guess)] == [
            (c.notation, c.reveals) for c in table.choices(s)
        ]


@rule("TOY-END-01")
def test_after_the_end_nothing_is_legal() -> None:
    s = played(1, [99] * 60)
    while not s.over:
        s.apply(pack(PASS))
    assert s.to_act() == -1
    assert s.legal() == []
    with pytest.raises(Illegal) as caught:
        s.apply(pack(PASS))
    assert caught.value.rule == "TOY-END-01"
    assert s.outcome().winners
    assert table.choices(s) == []
    refusal = table.explain(s, pack(PASS))
    assert refusal is not None
    assert refusal.remedies == []


def test_a_refusal_carries_rule_and_numbers() -> None:
    with pytest.raises(Illegal) as caught:
        toy_state().apply(pack(BUY, 5))
    assert caught.value.rule == "TOY-BUY-02"
    assert caught.value.words == Phrase("why-toy-too-dear", {"need": 5, "have": 2})
    assert caught.value.phrase == Phrase("problem-illegal", {"why": caught.value.words, "rule": "TOY-BUY-02"})


def test_facts_leave_out_only_what_is_no_part_of_the_position() -> None:
    s = toy_state()
    before = facts(s)
    s.log = [Event(1, [])]
    s.legal()
    assert facts(s) == before
    assert hash(before) == hash(facts(s.copy()))
    s.rng.word()
    assert facts(s) != before


def test_facts_know_attributes_with_and_without_slots() -> None:
    class Noted(ToyState):
        """A state whose class forgot its slots."""

    empty, hexmap = HexMap(), HexMap()
    hexmap.add(at(0, 0))
    assert facts(hexmap) != facts(empty)
    s = Noted(TOY, ["red", "green"], 4, seeded(1))
    before = facts(s)
    s.note = 1  # type: ignore[attr-defined]
    assert facts(s) != before
    s.coins[0] += 1
    del s.note  # type: ignore[attr-defined]
    assert facts(s) != before


def test_a_fingerprint_does_not_tell_a_bool_from_a_number() -> None:
    # a compiled state may hold one where an interpreted one holds the other
    s, twin = toy_state(), toy_state()
    s.turn, twin.turn = 1, True
    assert fingerprint(s) == fingerprint(twin)
    twin.turn = 2
    assert fingerprint(s) != fingerprint(twin)


def test_phrases_and_problems_go_to_another_process_and_back() -> None:
    phrase = Phrase("greeting", {"name": Phrase("red"), "count": 3, "words": ["a", Phrase("b")]})
    assert pickle.loads(pickle.dumps(phrase)) == phrase
    back = pickle.loads(pickle.dumps(Problem("problem-x", {"why": phrase})))
    assert isinstance(back, Problem)
    assert back.phrase == Phrase("problem-x", {"why": phrase})


@pytest.mark.parametrize("attempt", [pickle.dumps, copy.copy, copy.deepcopy])
def test_a_state_is_copied_by_its_own_method_only(attempt: Callable[[object], object]) -> None:
    with pytest.raises(TypeError, match="not pickled"):
        attempt(toy_state())


# -- what is forced, what is told ---------------------------------------------------------------------


@rule("TOY-RAISE-01")
def test_an_only_option_is_taken_where_silence_tells_nothing() -> None:
    s = toy_state()
    s.coins[0] = 1
    s.apply(pack(RAISE))
    assert len(s.stack) == 1  # the last coin went, `done` was all that was left
    assert s.to_act() == 0
    assert s.forced == [(0, pack(DONE))]
    s.apply(pack(EARN))
    assert s.forced == []


def test_two_options_are_asked_even_if_one_could_be_forced() -> None:
    s = toy_state()
    s.apply(pack(RAISE))
    assert isinstance(s.stack[-1], Raise)
    assert [s.format(action) for action in s.legal()] == ["by 1", "done"]
    assert s.legal() == s.stack[-1].options(s)
    s.apply(s.parse("by 1"))
    assert len(s.stack) == 1
    assert s.points[0] == 2


def test_an_only_option_is_asked_where_silence_would_tell() -> None:
    s = toy_state(coins="0")
    s.deck, s.hands[0] = [], []
    s.stack = [Turn(0, earned=3)]
    assert s.legal() == [pack(PASS)]
    s.settle()
    assert s.turn == 0  # a Turn is never forced


def test_events_are_kept_only_while_somebody_listens() -> None:
    s = toy_state()
    s.apply(pack(EARN))
    assert s.log is None
    s.log = []
    s.apply(pack(BUY, 1))
    assert s.log == [Event(BOUGHT, [0, 1])]
    assert s.copy().log is None


def test_a_secret_is_told_to_its_owner_only() -> None:
    s = toy_state()
    s.log = []
    top = s.deck[-1]
    s.apply(pack(DRAW))
    (event,) = s.log
    assert (s.reveals, s.barrier) == (1, DREW)
    mine, theirs, watcher = (TOY.told(s, event, viewer) for viewer in (0, 1, -1))
    assert mine.args["card"] == TOY.name(s, "card", top, 0)
    assert theirs.args["card"] == watcher.args["card"] == Phrase("toy-card-hidden")


def test_an_event_may_end_in_a_list() -> None:
    game = Toy()
    game.tellings = Tellings()
    kind = game.tellings.plain("showed", "seat cards:card*")
    phrase = game.told(toy_state(), Event(kind, [0, 3, 4]), 1)
    assert phrase.key == "event-showed"
    assert phrase.args["cards"] == [Phrase("toy-card-four"), Phrase("toy-card-five")]


def test_every_message_that_the_toy_uses_is_in_its_list() -> None:
    keys = set(TOY.message_keys())
    s = played(3, [2, 0, 1, 5])
    said = [table.decision(s).words, *(c.label.words for c in table.choices(s))]
    said += [total.name for total in TOY.totals(s, 0)]
    assert {phrase.key for phrase in said} <= keys


# -- what the table asks ------------------------------------------------------------------------------


def test_choices_say_which_actions_reveal_and_what_the_others_lead_to() -> None:
    s = toy_state()
    choices = {choice.notation: choice for choice in table.choices(s)}
    assert [choice.action for choice in choices.values()] == s.legal()
    assert [choice.order for choice in choices.values()] == list(range(len(choices)))
    assert [notation for notation, choice in choices.items() if choice.reveals] == ["draw"]
    assert choices["draw"].preview.totals == []
    assert choices["draw"].label.things == ["zone:deck"]
    assert choices["earn"].preview.totals == [Total(Phrase("toy-coins"), 3), Total(Phrase("toy-points"), 0)]
    assert choices["buy 2"].preview.totals == [Total(Phrase("toy-coins"), 0), Total(Phrase("toy-points"), 2)]
    assert choices["buy 2"].label.rule == "TOY-BUY-01"
    assert [notation for notation, choice in choices.items() if choice.primary] == ["pass"]


def test_choices_change_nothing() -> None:
    s = toy_state()
    before = facts(s)
    table.choices(s)
    table.explain(s, pack(BUY, 3))
    assert facts(s) == before
    assert s.log is None


def test_one_choice_is_as_in_the_list_of_all() -> None:
    s = toy_state()
    for choice in table.choices(s):
        single = table.choice(s, choice.action)
        assert (single.notation, single.order, single.primary) == (choice.notation, choice.order, choice.primary)
        assert (single.reveals, single.preview.totals) == (choice.reveals, choice.preview.totals)


def test_the_action_that_ends_the_game_closes_undo() -> None:
    s = toy_state()
    s.turn = 7
    choices = {choice.notation: choice for choice in table.choices(s)}
    assert choices["pass"].reveals
    assert not choices["earn"].reveals


@rule("TOY-BUY-02")
def test_a_refusal_names_what_would_cure_it() -> None:
    s = toy_state()
    refusal = table.explain(s, pack(BUY, 3))
    assert refusal is not None
    assert refusal.rule == "TOY-BUY-02"
    assert refusal.numbers == {"need": 3, "have": 2}
    assert refusal.words == Phrase("why-toy-too-dear", {"need": 3, "have": 2})
    assert [(remedy.notation, remedy.cures) for remedy in refusal.remedies] == [("earn", True)]


def test_a_refusal_names_what_only_brings_it_nearer() -> None:
    refusal = table.explain(toy_state(coins="0"), pack(BUY, 3))
    assert refusal is not None
    assert [(remedy.notation, remedy.cures) for remedy in refusal.remedies] == [("earn", False)]


class Market(Turn):
    """A turn in which two coins can be had at once."""

    def options(self, s: ToyState) -> list[int]:
        return [pack(EARN), pack(BY, 2)]

    def check(self, s: ToyState, action: int) -> int:
        return OK if kind_of(action) == BY else super().check(s, action)

    def resolve(self, s: ToyState, action: int) -> None:
        if kind_of(action) == BY:
            s.coins[self.seat] += a_of(action)
        else:
            super().resolve(s, action)

    def copy(self) -> Market:
        return Market(self.seat, self.earned)


def test_what_cures_comes_before_what_only_helps() -> None:
    s = toy_state()
    s.stack = [Market(0)]
    refusal = table.explain(s, pack(BUY, 4))
    assert refusal is not None
    assert [(remedy.notation, remedy.cures) for remedy in refusal.remedies] == [("by 2", True), ("earn", False)]


class Peep(Market):
    """A faulty turn: it gives as many coins as the hidden top card says, and calls nothing revealed."""

    def resolve(self, s: ToyState, action: int) -> None:
        s.coins[self.seat] = s.deck[-1]

    def copy(self) -> Peep:
        return Peep(self.seat)


def test_a_preview_cannot_tell_what_is_hidden_even_if_the_rules_are_faulty() -> None:
    told = 0
    for seed in range(20):
        s = toy_state(seed)
        s.stack = [Peep(0)]
        told += table.choices(s)[0].preview.totals[0].value == s.deck[-1]
    assert told < 10  # as often as a guess is right


class Knowing(Toy):
    """A faulty game: it takes the hidden top card for a price."""

    def stocks(self) -> list[Stock]:
        return [Stock("coins", Phrase("toy-coins"), True)]

    def stock(self, s: State, seat: int) -> list[int]:
        assert isinstance(s, ToyState)
        return [s.coins[seat]]

    def spends(self, s: State, action: int, seat: int, after: State, reveals: bool) -> list[tuple[int, int]]:
        assert isinstance(s, ToyState)
        return [(0, 1 + s.deck[-1])] if reveals else []


def test_what_is_sure_before_a_reveal_cannot_tell_what_is_hidden_even_if_the_game_is_faulty() -> None:
    told = 0
    for seed in range(20):
        s = toy_state(seed)
        s.game = Knowing()
        choices = {choice.notation: choice for choice in table.choices(s)}
        assert choices["draw"].reveals
        assert choices["earn"].preview.totals[0].value == 3
        told += s.coins[0] - choices["draw"].preview.totals[0].value == 1 + s.deck[-1]
    assert told < 10  # as often as a guess is right


def test_a_refusal_can_have_no_remedy_and_remedies_can_be_left_out() -> None:
    s = toy_state()
    for _ in range(3):
        s.apply(pack(EARN))
    refusal = table.explain(s, pack(EARN))
    assert refusal is not None
    assert refusal.numbers == {"most": 3}
    assert refusal.remedies == []
    quick = table.explain(toy_state(), pack(BUY, 3), remedies=False)
    assert quick is not None
    assert quick.remedies == []


def test_what_is_legal_needs_no_explanation() -> None:
    s = toy_state()
    assert [table.explain(s, action) for action in s.legal()] == [None] * len(s.legal())


def test_the_decision_says_who_is_asked_what() -> None:
    s = toy_state()
    asked = table.decision(s)
    assert (asked.seat, asked.words, asked.primary) == (0, Phrase("ask-toy-turn"), [pack(PASS)])
    assert asked.totals == TOY.totals(s, 0)
    s.apply(pack(PASS))
    assert table.decision(s).seat == 1


@given(SEEDS, CHOICES)
def test_the_quiet_answer_is_always_legal(seed: int, choices: list[int]) -> None:
    s = played(seed, choices)
    if not s.over:
        assert s.stack[-1].quiet(s) in s.legal()


# -- positions by hand --------------------------------------------------------------------------------


@given(SEEDS, CHOICES)
def test_a_dumped_position_leads_back_to_itself(seed: int, choices: list[int]) -> None:
    s = played(seed, choices)
    twin = toy_state(seed + 1)
    TOY.situate(twin, TOY.dump(s))
    assert TOY.dump(twin) == TOY.dump(s)
    assert TOY.conserved(twin) == []


def test_a_given_hand_takes_its_cards_from_wherever_they_are() -> None:
    s = toy_state()
    wanted = [TOY.write(s, "card", card) for card in s.hands[1]]
    TOY.situate(s, {"seat.0.hand": wanted, "deck": ["one", "two"] if "one" not in wanted else ["nine"]})
    assert [TOY.write(s, "card", card) for card in s.hands[0]] == wanted
    assert TOY.conserved(s) == []


def test_an_unknown_key_is_answered_with_the_nearest() -> None:
    assert problem_of(lambda: TOY.situate(toy_state(), {"seat.0.hnd": []})).args["near"] == "seat.0.hand"
