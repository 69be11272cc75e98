"""What must hold in every game, whatever is played: the same properties for every game on the list.

Positions are found by play at random: a tour of a whole game keeps a copy wherever something new is asked,
and hypothesis goes on from there by choices of its own.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import hexfarer  # noqa: F401  (registers the games)
from hexfarer import native
from hexfarer.kernel import registry, situation, table
from hexfarer.kernel.action import arg_of, kind_of, pack
from hexfarer.kernel.decision import Change
from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.kernel.registry import Game, Setup, make_setup
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.session import Session
from hexfarer.kernel.state import Illegal, State, attributes, facts, fingerprint
from hexfarer.kernel.verdict import OK
from tests.shapes import misfits
from tests.support import ALL, pick
from tests.toy import TOY

TOURS = int(os.environ.get("HEXFARER_TOURS", "4"))  # games played for each table
INTERPRETED = native.mode() == native.INTERPRETED
FEW = 3 if ALL else 1  # tables of an edition where the sources run as they are: compiled, all are played
KEPT = 60  # the most positions kept of each
LONGEST = 40_000  # answers after which a game must have ended
WATCHER = -1
NOBODY_WINS = ("failure", "sites", "portal", "late", "defeat")  # kinds of outcome that need no winner

pytestmark = pytest.mark.usefixtures("toy")


# -- tables and positions --------------------------------------------------------------------------------------------


class Table:
    """A game in one of its editions, one of its scenarios and a number of seats, always with these options."""

    def __init__(
        self, game: Game, edition: str, scenario: str, seats: int, options: dict[str, str] | None = None
    ) -> None:
        self.game = game
        self.edition = edition
        self.scenario = scenario
        self.seats = seats
        self.options = options or {}

    def __repr__(self) -> str:
        later = "" if self.edition == self.game.editions[0] else f"-{self.edition}"
        return "-".join([f"{self.game.id}{later}-{self.scenario}-{self.seats}", *self.options])

    def setup(self, seed: int) -> Setup:
        """Seats and up to three unusual options drawn by the seed; the usual ones if those do not go together."""
        chance = Random(f"{self} {seed}")
        heroes = chance.sample(self.game.heroes_of(self.edition), self.seats)
        known = [option for option in self.game.options_of(self.edition) if option.values]
        varied = chance.sample(known, min(3, len(known)))
        options = {option.id: chance.choice(option.values) for option in varied} | self.options
        try:
            return make_setup(self.game.id, self.scenario, heroes, seed, options, self.edition)
        except Problem:
            return make_setup(
                self.game.id, self.scenario, None, seed, self.options, edition=self.edition, count=self.seats
            )

    def start(self, seed: int) -> State:
        return self.game.start(self.setup(seed))


def tables(game: Game, edition: str) -> list[Table]:
    """Every scenario with every number of seats; of a game with many scenarios the first one so, the others with one
    number each, in turn. A later edition takes other numbers."""
    found: list[Table] = []
    first = edition == game.editions[0]
    for i, scenario in enumerate(game.scenarios):
        counts = list(range(scenario.fewest, scenario.most + 1))
        if not first or (i and len(game.scenarios) > 4):
            counts = [counts[(i + (not first)) % len(counts)]]
        found += [Table(game, edition, scenario.id, seats) for seats in counts]
    return found[:FEW] if INTERPRETED else found


TABLES = [table for game in [*registry.games(), TOY] for edition in game.editions for table in tables(game, edition)]
TABLES.append(Table(registry.find("heroes3"), "base", "brave_new_world", 2, {"tournament": "yes"}))


def question(s: State) -> str:
    """What kind of question is asked: equal for questions that are alike."""
    return repr(([type(frame).__name__ for frame in s.stack[-3:]], sorted({kind_of(action) for action in s.legal()})))


@cache
def tour(at: Table, seed: int) -> list[State]:
    """Positions of a game played at random to its end: one of each new kind of question, and the end."""
    chance = Random(seed)
    s = at.start(seed)
    kept = [s.copy()]
    asked: set[str] = set()
    for _ in range(LONGEST):
        if s.over:
            break
        if question(s) not in asked:
            asked.add(question(s))
            kept.append(s.copy())
        s.apply(pick(chance, s))
    assert s.over, f"{at}, seed {seed}: not over after {LONGEST} answers"
    return chance.sample(kept, min(KEPT, len(kept))) + [s]


class Position:
    """Somewhere in a game; what hypothesis shows of it is enough to come there again."""

    def __init__(self, at: Table, seed: int, place: int, choices: list[int]) -> None:
        self.at = at
        self.seed = seed
        self.place = place
        self.choices = choices

    def __repr__(self) -> str:
        return f"Position({self.at}, seed={self.seed}, place={self.place}, choices={self.choices})"

    @property
    def setup(self) -> Setup:
        return self.at.setup(self.seed)

    @property
    def chance(self) -> Random:
        return Random(repr(self))

    def states(self) -> Iterator[State]:
        """The position kept by the tour, and those after each choice."""
        s = tour(self.at, self.seed)[self.place].copy()
        yield s.copy()
        for choice in self.choices:
            if s.over:
                return
            legal = s.legal()
            s.apply(legal[choice % len(legal)])
            yield s.copy()

    def state(self) -> State:
        """The last one."""
        return list(self.states())[-1]


def kept(at: Table) -> Iterator[State]:
    """All positions that the tours of a table have kept."""
    for seed in range(TOURS):
        for s in tour(at, seed):
            yield s.copy()


def share(at: Table, seed: int, every: int) -> list[State]:
    """Every second or third of them, begun at a place by the seed; far fewer unless all are asked for."""
    every = every if ALL else every * 4
    return list(kept(at))[seed % every :: every]


@st.composite
def positions(draw: st.DrawFn, at: Table, longest: int = 8) -> Position:
    seed = draw(st.integers(0, TOURS - 1))
    place = draw(st.integers(0, len(tour(at, seed)) - 1))
    choices = draw(st.lists(st.integers(0, 2**16), max_size=longest))
    return Position(at, seed, place, choices)


DATA = st.data()
SEEDS = st.integers(0, 2**32 - 1)
CHOICES = st.lists(st.integers(0, 2**16), max_size=150)
every_table = pytest.mark.parametrize("at", TABLES, ids=repr)


def examples(number: int) -> settings:
    """So many examples; a quarter of them unless all are asked for, or where the sources run."""
    return settings(
        max_examples=number if ALL and not INTERPRETED else max(2, number // 4),
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )


def after(s: State, action: int) -> State:
    """A copy in which the action was taken, with what it told."""
    new = s.copy()
    new.log = []
    new.apply(action)
    return new


def views(s: State) -> list[Mapping[str, object]]:
    return [s.view(seat) for seat in range(WATCHER, s.seats)]


# -- copies ----------------------------------------------------------------------------------------------------------


def mutable(x: object) -> dict[int, object]:
    """Every object a state consists of that could be changed, by identity."""
    found: dict[int, object] = {}

    def walk(y: object) -> None:
        if y is None or isinstance(y, int | str) or id(y) in found:
            return
        if not isinstance(y, tuple):
            found[id(y)] = y
        if isinstance(y, list | tuple | set):
            for z in y:
                walk(z)
        elif isinstance(y, dict):
            for key, value in y.items():
                walk(key)
                walk(value)
        else:
            for name in attributes(y):
                if name not in ("game", "log", "_legal"):
                    walk(getattr(y, name))

    walk(x)
    return found


@every_table
@examples(2)
@given(seed=SEEDS)
def test_a_copy_of_a_game_under_way_is_equal(at: Table, seed: int) -> None:
    """The game itself was never copied; everything else here is played with copies."""
    chance = Random(seed)
    s = at.start(seed)
    asked: set[str] = set()
    while not s.over:
        if question(s) not in asked:
            asked.add(question(s))
            other = s.copy()
            assert facts(other) == facts(s)
            assert fingerprint(other) == fingerprint(s)
            assert (other.legal(), other.to_act(), views(other)) == (s.legal(), s.to_act(), views(s))
        s.apply(pick(chance, s))
    assert facts(s.copy()) == facts(s)


@every_table
@examples(40)
@given(data=DATA)
def test_a_copy_is_equal_and_independent(at: Table, data: st.DataObject) -> None:
    s = data.draw(positions(at)).state()
    before = facts(s)
    other = s.copy()
    assert facts(other) == before
    assert fingerprint(other) == fingerprint(s)
    assert (other.legal(), other.to_act(), views(other)) == (s.legal(), s.to_act(), views(s))
    mine, its = mutable(s), mutable(other)
    shared = [mine[name] for name in mine if name in its]
    assert not any(x is s or x in s.stack for x in shared)
    values = [facts(x) for x in shared]  # what is shared is never changed
    chance = Random(data.draw(SEEDS))
    for played, kept in ((other, s), (s.copy(), other.copy())):
        as_it_was = facts(kept)
        for _ in range(40):
            if played.over:
                break
            played.apply(pick(chance, played))
        assert facts(kept) == as_it_was
    assert facts(s) == before
    assert [facts(x) for x in shared] == values


# -- what is handed out ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", [at for at in TABLES if at.game is not TOY], ids=repr)
def test_a_view_has_the_shape_that_is_declared(at: Table) -> None:
    """The page's types are made of it."""
    shape = import_module(f"hexfarer.games.{at.game.id}.shape").View
    for s in share(at, TABLES.index(at), 2):
        for view in views(s):
            assert misfits(view, shape) == [], question(s)


# -- replay and notation ---------------------------------------------------------------------------------------------


@every_table
@examples(8)
@given(seed=SEEDS, choices=CHOICES)
def test_the_same_setup_seed_and_actions_lead_to_the_same_position(at: Table, seed: int, choices: list[int]) -> None:
    first, second = at.start(seed), at.start(seed)
    first.log, second.log = [], []
    written: list[str] = []
    for choice in choices:
        if first.over:
            break
        legal = first.legal()
        action = legal[choice % len(legal)]
        written.append(first.format(action))
        first.apply(action)
    for text in written:
        second.apply(second.parse(text))
    assert fingerprint(first) == fingerprint(second)
    assert facts(first) == facts(second)
    assert first.log == second.log
    assert (first.legal(), views(first)) == (second.legal(), views(second))


@every_table
@examples(40)
@given(data=DATA)
def test_notation_goes_there_and_back(at: Table, data: st.DataObject) -> None:
    for s in data.draw(positions(at)).states():
        written = [s.format(action) for action in s.legal()]
        assert [s.parse(text) for text in written] == s.legal()
        assert len(set(written)) == len(written)


# -- legal, check, apply and explain agree ---------------------------------------------------------------------------


@every_table
@examples(25)
@given(data=DATA)
def test_every_legal_action_can_be_taken_until_the_game_is_over(at: Table, data: st.DataObject) -> None:
    for s in data.draw(positions(at, 4)).states():
        legal = s.legal()
        assert bool(legal) != s.over
        assert len(set(legal)) == len(legal)
        assert all(s.check(action) == OK for action in legal)
        if not s.over:
            assert s.stack[-1].quiet(s) in legal
            assert 0 <= s.to_act() < s.seats
        before = facts(s)
        for action in legal:
            new = after(s, action)
            assert new.over or new.legal()
            assert at.game.conserved(new) == []
        assert facts(s) == before


@cache
def known(at: Table) -> dict[str, list[int]]:
    """What legal actions have named, by kind of argument."""
    found: dict[str, set[int]] = {kind: {0, 1} for verb in at.game.verbs.all for kind in verb.args}
    for s in kept(at):
        for action in s.legal():
            for i, kind in enumerate(at.game.verbs.of(action).args):
                found[kind].add(arg_of(action, i))
    return {kind: sorted(values) for kind, values in found.items()}


def strange(chance: Random, at: Table, s: State) -> list[int]:
    """Actions that are mostly not legal: any numbers, what is legal elsewhere, and what is nearly legal."""
    kinds = len(at.game.verbs.all)
    found = [0, -1, chance.getrandbits(8), chance.getrandbits(60), chance.getrandbits(64)]
    found += [pack(chance.randint(1, kinds + 1), *[chance.randrange(80) for _ in range(4)]) for _ in range(10)]
    for verb in at.game.verbs.all:
        for most in (20, 64, 4096):
            found.append(pack(verb.kind, *[chance.randrange(most) for _ in verb.args]))
        for _ in range(8 if verb.args else 0):
            found.append(pack(verb.kind, *[chance.choice(known(at)[kind]) for kind in verb.args]))
    for _ in range(12):
        elsewhere = chance.choice(tour(at, chance.randrange(TOURS))).legal()
        found += chance.sample(elsewhere, min(6, len(elsewhere)))
    for action in chance.sample(s.legal(), min(12, len(s.legal()))):
        args = [arg_of(action, i) for i in range(4)]
        for i in range(4):
            changed = args[:]
            changed[i] = max(0, changed[i] + chance.choice([-1, 1, 1, 64]))
            found.append(pack(kind_of(action), *changed))
        found.append(pack(kind_of(action), args[1], args[0], *args[2:]))
        found.append(pack(chance.randint(1, kinds), *args))
        found.append(action | 1 << 56)
    return found


def refused(s: State, action: int) -> Illegal | None:
    try:
        s.apply(action)
    except Illegal as illegal:
        return illegal
    return None


def readable(s: State, action: int) -> bool:
    """Is it an action that could be written down?"""
    try:
        return s.parse(s.format(action)) == action
    except (Problem, IndexError):
        return False


def written(s: State, action: int) -> str:
    return f"`{s.format(action)}`" if readable(s, action) else f"action {action}"


@every_table
@examples(2)
@given(seed=SEEDS)
def test_what_is_not_legal_is_refused_and_changes_nothing(at: Table, seed: int) -> None:
    chance = Random(seed)
    rules = {reason.rule for reason in at.game.reasons.all}
    for s in share(at, seed, 2):
        legal = set(s.legal())
        before = facts(s)
        for action in strange(chance, at, s):
            verdict = s.check(action)
            if (verdict == OK) != (action in legal):
                pytest.fail(f"{written(s, action)}: legal and check do not agree")
            if action not in legal:
                illegal = refused(s, action)
                assert illegal is not None, f"{written(s, action)}: not legal and not refused"
                assert illegal.rule in rules or illegal.rule == table.decision(s).rule
                assert illegal.rule, f"{written(s, action)}: refused by no rule"
                assert illegal.words == at.game.why(s, verdict)
        assert facts(s) == before
        assert set(s.legal()) == legal


@every_table
@examples(20)
@given(data=DATA)
def test_a_refusal_is_explained_by_the_same_rule_with_legal_remedies(at: Table, data: st.DataObject) -> None:
    position = data.draw(positions(at))
    s = position.state()
    before = facts(s)
    for action in position.chance.sample(strange(position.chance, at, s), 12):
        if readable(s, action):
            verdict = s.check(action)
            refusal = table.explain(s, action)
            assert (refusal is None) == (verdict == OK) == (action in s.legal()), written(s, action)
            if refusal is not None:
                assert (refusal.verdict, refusal.rule) == (verdict, s.rule_of(verdict))
                for remedy in refusal.remedies:
                    assert remedy.action in s.legal()
                    assert remedy.notation == s.format(remedy.action)
    assert facts(s) == before


# -- nothing gets lost -----------------------------------------------------------------------------------------------


@every_table
@examples(40)
@given(data=DATA)
def test_cards_and_tokens_are_conserved(at: Table, data: st.DataObject) -> None:
    for s in data.draw(positions(at, 30)).states():
        assert at.game.conserved(s) == []


@every_table
@examples(3)
@given(seed=SEEDS)
def test_every_game_ends(at: Table, seed: int) -> None:
    chance = Random(seed)
    for policy in ("any", "quiet", "kinds"):
        s = at.start(seed)
        answers = 0
        while not s.over:
            if policy == "any":
                s.apply(chance.choice(s.legal()))
            else:
                s.apply(s.stack[-1].quiet(s) if policy == "quiet" else pick(chance, s))
            answers += 1
            assert answers < LONGEST, policy
        assert (s.to_act(), s.legal()) == (-1, [])
        outcome = s.outcome()
        assert outcome.winners or outcome.kind in NOBODY_WINS or outcome.kind.startswith("lost-")
        assert len(outcome.scores) == len(outcome.breakdown) == s.seats
        assert at.game.conserved(s) == []
        with pytest.raises(Illegal):
            s.apply(1)


# -- secrets ---------------------------------------------------------------------------------------------------------


def guess(s: State, seat: int, seed: int) -> State:
    """The position with all that the seat cannot see dealt anew; chance to come stays the same."""
    new = s.determinize(seat, seeded(seed))
    new.rng = s.rng.copy()
    return new


def without_chance(s: State) -> object:
    new = s.copy()
    new.rng = seeded(0)
    return facts(new)


@every_table
@examples(2)
@given(seed=SEEDS)
def test_dealing_secrets_anew_changes_nothing_that_a_seat_sees(at: Table, seed: int) -> None:
    chance = Random(seed)
    for s in share(at, seed, 3):
        before = facts(s)
        for seat in range(s.seats):
            looks_the_same(at, s, guess(s, seat, chance.getrandbits(32)), seat, chance)
        assert facts(s) == before


def looks_the_same(at: Table, s: State, t: State, seat: int, chance: Random) -> None:
    """Nothing that the seat sees or may do tells the two positions apart."""
    game = at.game
    assert t.view(seat) == s.view(seat)
    assert t.view(WATCHER) == s.view(WATCHER)
    assert (t.to_act(), t.over, t.reveals) == (s.to_act(), s.over, s.reveals)
    assert game.things(t, seat) == game.things(s, seat)
    assert game.totals(t, seat) == game.totals(s, seat)
    assert game.conserved(t) == []
    assert t.over or t.legal()
    if s.to_act() != seat:
        return
    assert t.legal() == s.legal()
    assert said(table.decision(t).words) == said(table.decision(s).words)
    for action in s.legal():
        mine, its = game.label(s, action), game.label(t, action)
        assert (mine.words, mine.things, mine.rule) == (its.words, its.things, its.rule)
    for number, action in enumerate(strange(chance, at, s)):
        verdict = s.check(action)
        assert t.check(action) == verdict, f"{written(s, action)}: the refusal tells a secret"
        if verdict != OK and number % 8 == 0:
            assert game.why(t, verdict) == game.why(s, verdict)


def said(phrase: Phrase) -> object:
    return (phrase.key, repr(phrase))


@every_table
def test_what_a_seat_cannot_see_is_really_dealt_anew(at: Table) -> None:
    tried = differing = 0
    for s in kept(at):
        seat = (s.to_act() + 1) % s.seats
        tried += 1
        t = s.determinize(seat, seeded(tried))
        differing += without_chance(t) != without_chance(s)
        assert facts(t) == facts(s.determinize(seat, seeded(tried)))
        assert facts(t.rng) != facts(s.rng), "chance to come is a secret too"
    assert differing > tried / 4  # in some positions nothing is hidden any more


@every_table
@examples(25)
@given(data=DATA)
def test_a_guessed_position_can_be_played_to_the_end(at: Table, data: st.DataObject) -> None:
    s = data.draw(positions(at)).state()
    t = s.determinize(data.draw(st.integers(0, s.seats - 1)), seeded(data.draw(SEEDS)))
    chance = Random(data.draw(SEEDS))
    for _ in range(60):
        if t.over:
            break
        t.apply(pick(chance, t))
        assert at.game.conserved(t) == []


def plain(s: State, new: State) -> bool:
    """Did nothing come out, and was nothing left to chance?"""
    return new.reveals == s.reveals and not new.over and facts(new.rng) == facts(s.rng)


def told(s: State, viewer: int) -> list[str]:
    """Words and pictures of what happened."""
    assert s.log is not None
    return [repr((s.game.told(s, event, viewer), s.game.about(s, event, viewer))) for event in s.log]


SHOWN = {  # events that show everybody what is hidden again afterwards
    "revealed",  # an Agent of the Four Lands: one that falls is shuffled into its owner's deck (FL-COMP-09)
    "h3-guards",  # neutral units: a trading post shuffles back what nobody hires
    "h3-took-open",  # an artifact that is turned over until a Minor one comes (H3-DIFF-002)
    "mk-gained",  # a card bought unseen, on its way to the deck
    "mk-hand-shown",
}


def shown(s: State, viewer: int) -> list[str]:
    """What the last act showed everybody, as it is told to a viewer."""
    assert s.log is not None
    return [repr(s.game.told(s, event, viewer)) for event in s.log if s.game.tellings.of(event).key in SHOWN]


@every_table
@examples(30)
@given(data=DATA)
def test_what_is_told_of_an_act_never_names_what_the_seat_cannot_see(at: Table, data: st.DataObject) -> None:
    """The same act in two positions that a seat cannot tell apart: as long as nothing comes out it still cannot."""
    position = data.draw(positions(at, 4))
    s = position.state()
    if s.over:
        return
    for viewer in range(WATCHER, s.seats):
        seed = data.draw(SEEDS)
        t = guess(s, max(0, viewer), seed) if viewer != WATCHER else guess(guess(s, 0, seed), 1, seed)
        if viewer != s.to_act() and facts(t.stack) != facts(s.stack):
            continue  # what another seat had begun is a secret and was dropped
        both = [action for action in s.legal() if t.check(action) == OK]
        for action in position.chance.sample(both, min(12, len(both))):
            mine, its = after(s, action), after(t, action)
            if viewer == WATCHER and s.unheard(s.to_act()) and mine.passed != its.passed:
                continue  # who only looks on may see that somebody who plays alone had nothing to answer
            quiet = plain(s, mine) and plain(t, its)
            if viewer == s.to_act() or action == s.stack[-1].quiet(s):
                assert (mine.reveals == s.reveals) == (its.reveals == t.reveals), s.format(action)
            assert shown(mine, viewer) == shown(mine, WATCHER)
            fell = facts(mine.rng) == facts(its.rng)  # dice that everybody saw fell the same
            same = fell and shown(mine, viewer) == shown(its, viewer)
            if quiet or (same and mine.view(viewer) == its.view(viewer)):
                assert mine.view(viewer) == its.view(viewer), s.format(action)
                assert told(mine, viewer) == told(its, viewer), s.format(action)
            if quiet and viewer == mine.to_act() == its.to_act():
                assert mine.legal() == its.legal(), s.format(action)


@every_table
@examples(30)
@given(data=DATA)
def test_acts_that_look_the_same_to_a_seat_are_told_to_it_in_the_same_words(at: Table, data: st.DataObject) -> None:
    """What is told to one seat alone must not tell apart what it cannot see."""
    position = data.draw(positions(at, 4))
    s = position.state()
    for viewer in range(s.seats):
        if viewer == s.to_act():
            continue
        looks: dict[str, list[str]] = {}
        for action in position.chance.sample(s.legal(), min(30, len(s.legal()))):
            new = after(s, action)
            same = repr((new.view(viewer), told(new, WATCHER), new.reveals))
            assert looks.setdefault(same, told(new, viewer)) == told(new, viewer), s.format(action)


@every_table
@examples(15)
@given(data=DATA)
def test_choices_and_explanations_are_the_same_whatever_is_hidden(at: Table, data: st.DataObject) -> None:
    position = data.draw(positions(at, 3))
    s = position.state()
    if s.over:
        assert table.choices(s) == []
        return
    before = facts(s)
    seat = s.to_act()
    t = guess(s, seat, data.draw(SEEDS))
    mine, its = table.choices(s), table.choices(t)
    assert [choice.action for choice in mine] == s.legal()
    for i, (one, other) in enumerate(zip(mine, its, strict=True)):
        assert (one.notation, one.order, one.primary) == (s.format(one.action), i, other.primary)
        assert (one.notation, one.label.words, one.reveals) == (other.notation, other.label.words, other.reveals)
        assert (one.preview.totals, one.preview.marks) == (other.preview.totals, other.preview.marks)
        assert [numbers(one.cost), numbers(one.effects)] == [numbers(other.cost), numbers(other.effects)], one.notation
        real = after(s, one.action)
        if real.reveals != s.reveals or real.over:
            assert one.reveals, f"`{one.notation}` brings out a secret"
        elif not one.reveals:
            assert one.preview.totals == at.game.totals(real, seat), one.notation
        if one.reveals:
            continue
        kept = dict(zip([stock.id for stock in at.game.stocks()], at.game.stock(real, seat), strict=True))
        assert all(kept.get(change.what, change.after) == change.after for change in one.effects), one.notation
    for action in [action for action in strange(position.chance, at, s) if readable(s, action)][::8]:
        refusal, guessed = table.explain(s, action), table.explain(t, action)
        assert (refusal is None) == (guessed is None) == (s.check(action) == OK)
        if refusal is not None and guessed is not None:
            assert (refusal.words, refusal.numbers, refusal.marks) == (guessed.words, guessed.numbers, guessed.marks)
            assert [r.notation for r in refusal.remedies] == [r.notation for r in guessed.remedies]
    assert facts(s) == before


def numbers(changes: list[Change]) -> list[tuple[str, int, int]]:
    return [(change.what, change.before, change.after) for change in changes]


@every_table
def test_what_an_act_costs_is_there(at: Table) -> None:
    """Nothing is paid that one does not have, and what is paid is among what changes."""
    for s in kept(at):
        if s.over:
            continue
        for choice in table.choices(s):
            assert all(paid.before > paid.after >= 0 for paid in choice.cost), choice.notation
            assert {paid.what for paid in choice.cost} <= {change.what for change in choice.effects}


@every_table
def test_an_act_names_every_thing_that_its_notation_names(at: Table) -> None:
    """Except the way of a move in the Four Lands, which belongs to who goes and where it ends."""
    game = at.game
    for s in kept(at):
        if s.over:
            continue
        mine = {str(thing["id"]) for thing in game.things(s, s.to_act()) if thing["seat"] in (s.to_act(), -1)}
        for action in s.legal():
            verb, things = game.verbs.of(action), game.label(s, action).things
            if verb.key.startswith(("move-near", "move-far")):
                continue
            for i, kind in enumerate(verb.args):
                word = game.write(s, kind, arg_of(action, i))
                if kind == "seat":  # things count seats from 0, people from 1
                    word = str(arg_of(action, i))
                named = {id for id in (f"{kind}:{word}", f"{kind}:hand/{word}") if id in mine}
                assert named <= set(things), (s.format(action), things)


# -- sessions and situations -----------------------------------------------------------------------------------------


@every_table
@examples(25)
@given(data=DATA)
def test_undo_restores_the_exact_position_and_redo_the_next(at: Table, data: st.DataObject) -> None:
    position = data.draw(positions(at, 0))
    session = Session(position.setup, position.state())
    chance = Random(data.draw(SEEDS))
    for _ in range(20):
        s = session.state
        if s.over:
            break
        seat, before, hidden = s.to_act(), facts(s), s.reveals
        session.apply(pick(chance, s))
        now = facts(session.state)
        secret = session.state.reveals != hidden or session.state.over
        assert session.can_undo(seat) != secret
        if secret:
            with pytest.raises(Problem):
                session.undo(seat)
            assert facts(session.state) == now
            continue
        session.undo(seat)
        assert facts(session.state) == before
        session.redo(seat)
        assert facts(session.state) == now


@every_table
@examples(14)
@given(data=DATA)
def test_a_position_written_down_is_the_same_when_it_is_laid_out(at: Table, data: st.DataObject) -> None:
    position = data.draw(positions(at, 4))
    s = position.state()
    if s.over:
        return
    text = situation.write(position.setup, s, "a position")
    [read] = situation.read(text, "position.yaml")
    result = situation.run(read)
    assert result.ok, result.message
    new = at.game.start(position.setup)
    at.game.situate(new, read.given)
    assert at.game.conserved(new) == []
    assert new.to_act() == s.to_act()
    assert views(new) == views(s)
    assert [new.format(action) for action in new.legal()] == [s.format(action) for action in s.legal()]
    assert at.game.dump(new) == at.game.dump(s)
    assert at.game.totals(new, s.to_act()) == at.game.totals(s, s.to_act())
    new.rng = s.rng.copy()
    for text in position.chance.sample([s.format(action) for action in s.legal()], min(4, len(s.legal()))):
        mine, its = after(s, s.parse(text)), after(new, new.parse(text))
        if mine.reveals == s.reveals and not mine.over:
            assert views(its) == views(mine), text
            assert [its.format(action) for action in its.legal()] == [mine.format(action) for action in mine.legal()]
