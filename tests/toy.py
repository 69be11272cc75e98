"""A small, complete game: the example of how a game stands on the kernel, and what the kernel's tests play.

Twelve cards, a secret hand of three for each seat. A turn ends by playing a card, drawing one or passing;
before that a seat may earn coins and turn them into points, at once (buy) or coin after coin (raise). Most wins.
"""

from __future__ import annotations

from typing import Any, Final

from hexfarer.kernel import piles
from hexfarer.kernel.action import Verbs, a_of, kind_of, pack
from hexfarer.kernel.decision import Decision, Label, Total
from hexfarer.kernel.event import Tellings
from hexfarer.kernel.frame import Frame
from hexfarer.kernel.layout import Layout
from hexfarer.kernel.phrase import Phrase, unknown
from hexfarer.kernel.registry import Entry, Game, Option, Scenario, Setup
from hexfarer.kernel.rng import Rng, seeded
from hexfarer.kernel.state import Outcome, State
from hexfarer.kernel.verdict import OK, Reasons, refuse

CARDS: Final = "one two three four five six seven eight nine ten eleven twelve".split()  # noqa: SIM905
HEROES: Final = ["red", "green", "blue"]
OPTIONS: Final = [Option("coins", ["2", "0"], "cards")]
EARN_LIMIT: Final = 3
Facts = dict[str, object]

VERBS: Final = Verbs()
PLAY: Final = VERBS.add("toy-play", "play {card}")
DRAW: Final = VERBS.add("toy-draw", "draw")
PASS: Final = VERBS.add("toy-pass", "pass")
EARN: Final = VERBS.add("toy-earn", "earn")
BUY: Final = VERBS.add("toy-buy", "buy {points:number}")
RAISE: Final = VERBS.add("toy-raise", "raise")
BY: Final = VERBS.add("toy-by", "by {coins:number}")
DONE: Final = VERBS.add("toy-done", "done")

REASONS: Final = Reasons()
ENDED: Final = REASONS.add("toy-ended", "TOY-END-01")
NOT_NOW: Final = REASONS.add("toy-not-now", "")  # the rule is that of the open question
NOT_IN_HAND: Final = REASONS.add("toy-not-in-hand", "TOY-PLAY-02", "card")
DECK_EMPTY: Final = REASONS.add("toy-deck-empty", "TOY-DRAW-02")
TOO_DEAR: Final = REASONS.add("toy-too-dear", "TOY-BUY-02", "need:number have:number")
EARNED_ENOUGH: Final = REASONS.add("toy-earned-enough", "TOY-EARN-02", "most:number")

TELLINGS: Final = Tellings()
PLAYED: Final = TELLINGS.plain("toy-played", "seat card")
DREW: Final = TELLINGS.plain("toy-drew", "seat card:secret")
PASSED: Final = TELLINGS.plain("toy-passed", "seat")
EARNED: Final = TELLINGS.plain("toy-earned", "seat coins:number")
BOUGHT: Final = TELLINGS.plain("toy-bought", "seat points:number")


def well_formed(action: int) -> bool:
    """Is this int an action at all: a known kind, and a card where it names one?"""
    verb = VERBS.by_kind[kind_of(action)] if action > 0 else None
    if verb is None or action >> (8 + 12 * len(verb.args)):
        return False
    return verb.args != ["card"] or a_of(action) < len(CARDS)


LAYOUT = """
ToyState: barrier coins deck hands heroes over points reveals rng rounds rows seats stack turn
Rng: key taken | _block
Turn: earned seat
Raise: seat
"""


class ToyState(State):
    """The table: what lies on it, top to bottom."""

    __slots__ = ("coins", "deck", "hands", "heroes", "points", "rounds", "rows", "turn")

    def __init__(self, game: Game, heroes: list[str], rounds: int, rng: Rng, source: ToyState | None = None) -> None:
        super().__init__(game, len(heroes), rng, source)
        self.heroes, self.rounds = heroes, rounds
        if source is None:
            self.turn = 0  # how many turns have ended
            self.deck: list[int] = []  # face down, its top at the end
            self.hands: list[list[int]] = []  # secret, in rising order
            self.rows: list[list[int]] = [[] for _ in heroes]  # played, face up
            self.coins = [0] * len(heroes)
            self.points = [0] * len(heroes)
        else:
            self.turn, self.deck = source.turn, source.deck[:]
            self.hands = [hand[:] for hand in source.hands]
            self.rows = [row[:] for row in source.rows]
            self.coins, self.points = source.coins[:], source.points[:]

    def copy(self) -> ToyState:
        return ToyState(self.game, self.heroes, self.rounds, self.rng.copy(), self)

    def determinize(self, seat: int, rng: Rng) -> ToyState:
        new = self.copy()
        new.rng = seeded(rng.word())
        others = [i for i in range(self.seats) if i != seat]
        hidden = new.deck + [card for i in others for card in new.hands[i]]
        rng.shuffle(hidden)
        for i in others:
            new.hands[i] = sorted(piles.draw(hidden) for _ in new.hands[i])
        new.deck = hidden
        new.changed()
        return new

    def zones(self) -> dict[str, list[int]]:
        """Where cards lie, in the words of the situations; the deck, which all others draw on, last."""
        out = {f"seat.{seat}.hand": hand for seat, hand in enumerate(self.hands)}
        out |= {f"seat.{seat}.row": row for seat, row in enumerate(self.rows)}
        return out | {"deck": self.deck}

    def afford(self, seat: int, coins: int) -> int:
        have = self.coins[seat]
        return OK if 0 < coins <= have else refuse(TOO_DEAR if coins else NOT_NOW, coins, have)

    def spend(self, seat: int, coins: int) -> None:
        self.coins[seat] -= coins
        self.points[seat] += coins
        self.tell(BOUGHT, [seat, coins])

    def outcome(self) -> Outcome:
        scores = [sum(row) + len(row) + points for row, points in zip(self.rows, self.points)]
        breakdown: list[Facts] = [{"cards": s - p, "points": p} for s, p in zip(scores, self.points)]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return Outcome(scores, breakdown, winners if self.over else [], "sum")


class Turn(Frame[ToyState]):
    """Turn after turn until the last: the frame at the bottom of the stack."""

    __slots__ = ("earned",)

    def __init__(self, seat: int, earned: int = 0) -> None:
        super().__init__(seat)
        self.earned = earned  # coins in this turn

    def ready(self, s: ToyState) -> bool:
        s.over = s.turn == s.rounds * s.seats
        self.seat = s.turn % s.seats
        return not s.over

    def options(self, s: ToyState) -> list[int]:
        wanted = [pack(PLAY, card) for card in s.hands[self.seat]] + [pack(DRAW), pack(EARN), pack(RAISE)]
        wanted += [pack(BUY, points) for points in range(1, s.coins[self.seat] + 1)] + [pack(PASS)]
        return [action for action in wanted if self.check(s, action) == OK]

    def check(self, s: ToyState, action: int) -> int:
        kind = kind_of(action)
        if not well_formed(action):
            return refuse(NOT_NOW)
        if kind == PLAY:
            return OK if a_of(action) in s.hands[self.seat] else refuse(NOT_IN_HAND, a_of(action))
        if kind == DRAW:
            return OK if s.deck else refuse(DECK_EMPTY)
        if kind == EARN:
            return OK if self.earned < EARN_LIMIT else refuse(EARNED_ENOUGH, EARN_LIMIT)
        if kind in (BUY, RAISE):
            return s.afford(self.seat, a_of(action) if kind == BUY else 1)
        return OK if kind == PASS else refuse(NOT_NOW)

    def resolve(self, s: ToyState, action: int) -> None:
        kind, seat = kind_of(action), self.seat
        if kind == EARN:
            self.earned += 1
            s.coins[seat] += 1
            s.tell(EARNED, [seat, s.coins[seat]])
        elif kind == BUY:
            s.spend(seat, a_of(action))
        elif kind == RAISE:
            s.spend(seat, 1)
            s.push(Raise(seat))
        else:
            if kind == PLAY:
                s.hands[seat].remove(a_of(action))
                s.rows[seat].append(a_of(action))
                s.tell(PLAYED, [seat, a_of(action)])
            elif kind == DRAW:
                card = piles.draw(s.deck)
                s.hands[seat] = sorted([*s.hands[seat], card])
                s.reveal(DREW)
                s.tell(DREW, [seat, card << 4 | seat])  # a secret says whose it is
            else:
                s.tell(PASSED, [seat])
            s.turn += 1
            self.earned = 0

    def quiet(self, s: ToyState) -> int:
        return pack(PASS)

    def decision(self, s: ToyState) -> Decision:
        words = Phrase("ask-toy-turn")
        return Decision(self.seat, words, "TOY-TURN-01", s.game.totals(s, self.seat), [pack(PASS)])

    def copy(self) -> Turn:
        return Turn(self.seat, self.earned)


class Raise(Frame[ToyState]):
    """Coins become points, some at a time. Without coins only `done` is left, and the kernel takes it."""

    def ready(self, s: ToyState) -> bool:
        return True

    def forced(self) -> bool:
        return True  # coins are open to all: the silence tells nothing

    def options(self, s: ToyState) -> list[int]:
        return [pack(BY, coins) for coins in range(1, s.coins[self.seat] + 1)] + [pack(DONE)]

    def check(self, s: ToyState, action: int) -> int:
        if not well_formed(action):
            return refuse(NOT_NOW)
        if kind_of(action) == BY:
            return s.afford(self.seat, a_of(action))
        return OK if kind_of(action) == DONE else refuse(NOT_NOW)

    def resolve(self, s: ToyState, action: int) -> None:
        if kind_of(action) == BY:
            s.spend(self.seat, a_of(action))
        else:
            s.pop()

    def quiet(self, s: ToyState) -> int:
        return pack(DONE)

    def decision(self, s: ToyState) -> Decision:
        words = Phrase("ask-toy-raise")
        return Decision(self.seat, words, "TOY-BY-01", s.game.totals(s, self.seat), [pack(DONE)])

    def copy(self) -> Raise:
        return Raise(self.seat)


class Toy(Game):
    """The game as the rest of the program knows it."""

    def __init__(self) -> None:
        scenarios = [Scenario("short", 2, 3, 4), Scenario("long", 2, 3, 40)]
        super().__init__(
            "toy", 1, "TOY", ["base"], scenarios, HEROES, OPTIONS, VERBS, REASONS, TELLINGS, Layout(LAYOUT)
        )

    def start(self, setup: Setup, listen: bool = False) -> ToyState:
        s = ToyState(self, setup.seats, self.scenario(setup.scenario).rounds, seeded(setup.seed))
        piles.shuffle_in(s.deck, list(range(len(CARDS))), s.rng)
        s.hands = [sorted(piles.draw(s.deck) for _ in range(3)) for _ in setup.seats]
        s.coins = [int(setup.options["coins"])] * s.seats
        s.push(Turn(0))
        s.settle()
        return s

    def default_seats(self, scenario: Scenario, count: int) -> list[str]:
        return HEROES[: count or 2]

    def check_setup(self, setup: Setup) -> None:
        """All seats and options go together."""

    def view(self, s: State, seat: int) -> Facts:
        assert isinstance(s, ToyState)
        seats: list[Facts] = []
        for i in range(s.seats):
            hand: object = [CARDS[c] for c in s.hands[i]] if i == seat else len(s.hands[i])
            row = [CARDS[card] for card in s.rows[i]]
            seats.append({"hand": hand, "row": row, "coins": s.coins[i], "points": s.points[i]})
        return {"turn": s.turn, "to_act": s.to_act(), "deck": len(s.deck), "seat": seats}

    def things(self, s: State, seat: int) -> list[Facts]:
        assert isinstance(s, ToyState)
        found: list[tuple[str, object, int, bool]] = [("zone:deck", Phrase("toy-deck"), -1, False)]
        for i, hand in enumerate(s.hands):
            found.append((f"seat:{i}", self.name(s, "seat", i, seat), i, False))
            for j, card in enumerate(hand):
                found.append((f"card:{i}/{j}", self.name(s, "secret", card << 4 | i, seat), i, i != seat))
            found += [("card:" + CARDS[c], self.name(s, "card", c, seat), i, False) for c in s.rows[i]]
        return [
            {"id": id, "kind": id.partition(":")[0], "name": name, "facts": {}, "seat": i, "hidden": hidden}
            for id, name, i, hidden in found
        ]

    def totals(self, s: State, seat: int) -> list[Total]:
        assert isinstance(s, ToyState)
        return [Total(Phrase("toy-coins"), s.coins[seat]), Total(Phrase("toy-points"), s.points[seat])]

    def label(self, s: State, action: int) -> Label:
        assert isinstance(s, ToyState)
        verb = self.verbs.of(action)
        seat = s.to_act()
        args = {n: self.name(s, kind, a_of(action), seat) for n, kind in zip(verb.names, verb.args)}
        things = ["zone:deck"] if verb.kind == DRAW else [f"seat:{seat}"]
        if verb.kind == PLAY and seat >= 0 and a_of(action) in s.hands[seat]:
            things = [f"card:{seat}/{s.hands[seat].index(a_of(action))}"]
        return Label(Phrase("do-" + verb.key, args), things, verb.key, f"TOY-{verb.words[0].upper()}-01")

    def name(self, s: State, kind: str, value: int, viewer: int) -> object:
        assert isinstance(s, ToyState)
        if kind == "seat":
            return Phrase("toy-seat-" + s.heroes[value])
        if kind == "card":
            return Phrase("toy-card-" + CARDS[value])
        if kind == "secret":
            return Phrase("toy-card-" + CARDS[value >> 4] if value & 15 == viewer else "toy-card-hidden")
        return value

    def write(self, s: State, kind: str, value: int) -> str:
        return CARDS[value] if kind == "card" else str(value)

    def read(self, s: State, kind: str, word: str) -> int:
        known = CARDS if kind == "card" else [str(number) for number in range(1, 10)]
        if word not in known:
            raise unknown(kind, word, known)
        return CARDS.index(word) if kind == "card" else int(word)

    def over_verdict(self) -> int:
        return refuse(ENDED)

    def worth(self, s: State, seat: int) -> int:
        return s.outcome().scores[seat]

    def conserved(self, s: State) -> list[str]:
        assert isinstance(s, ToyState)
        seen = [card for zone in s.zones().values() for card in zone]
        return [name for card, name in enumerate(CARDS) if seen.count(card) != 1]

    def situate(self, s: State, given: dict[str, Any]) -> None:
        """Keys: turn, earned, raising, deck (from the top), seat.N.hand, seat.N.row, seat.N.coins, seat.N.points."""
        assert isinstance(s, ToyState)
        given = leaves(given)
        for path in given:
            if path not in self.dump(s):
                raise unknown("key", path, list(self.dump(s)))
        for path, zone in [item for item in s.zones().items() if item[0] in given]:
            cards = [self.read(s, "card", word) for word in given[path]]
            zone[:], rest = [], zone[:]
            s.deck[:0] = rest
            for card in cards[::-1] if path == "deck" else cards:
                for other in [other for other in s.zones().values() if card in other]:
                    other.remove(card)
                zone.append(card)
        for seat, hand in enumerate(s.hands):
            hand.sort()
            s.coins[seat] = given.get(f"seat.{seat}.coins", s.coins[seat])
            s.points[seat] = given.get(f"seat.{seat}.points", s.points[seat])
        s.turn = given.get("turn", s.turn)
        seat = s.turn % s.seats
        s.stack, s.over = [Turn(seat, given.get("earned", 0))], False
        s.changed()
        if given.get("raising", False):
            s.push(Raise(seat))
        s.settle()

    def dump(self, s: State) -> Facts:
        assert isinstance(s, ToyState)
        given: Facts = {path: [CARDS[card] for card in zone] for path, zone in s.zones().items()}
        given |= {f"seat.{seat}.coins": coins for seat, coins in enumerate(s.coins)}
        given |= {f"seat.{seat}.points": points for seat, points in enumerate(s.points)}
        turn = s.stack[0]
        earned = turn.earned if isinstance(turn, Turn) else 0
        pending: Facts = {"turn": s.turn, "earned": earned, "raising": len(s.stack) > 1}
        return given | {"deck": [CARDS[card] for card in s.deck[::-1]]} | pending

    def library(self) -> list[Entry]:
        return [Entry(c, "card", Phrase("toy-card-" + c), [], "base", "sure", {}) for c in CARDS]

    def message_keys(self) -> list[str]:
        keys = ["do-" + verb.key for verb in VERBS.all] + ["why-" + reason.key for reason in REASONS.all]
        keys += ["event-" + telling.key for telling in TELLINGS.all] + ["barrier-toy-drew", "toy-card-hidden"]
        keys += ["toy-card-" + name for name in CARDS] + ["toy-seat-" + hero for hero in HEROES]
        return keys + ["ask-toy-turn", "ask-toy-raise", "toy-deck", "toy-coins", "toy-points"]


def leaves(given: dict[str, Any], at: str = "") -> dict[str, Any]:
    """Nested mappings as one with dotted keys."""
    out: dict[str, Any] = {}
    for key, value in given.items():
        out |= leaves(value, f"{at}{key}.") if isinstance(value, dict) else {at + key: value}
    return out


TOY: Final = Toy()
