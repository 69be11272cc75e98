"""Situations: a position from a `given` block (docs/situations/four_lands.md)."""

from __future__ import annotations

from typing import Final

from hexfarer.games.four_lands.act import Act, Fight, Group
from hexfarer.games.four_lands.content.actions import ATTACK_KIND, action_card
from hexfarer.games.four_lands.content.decks import DECK_SIZE, IS_AGENT, KIND, KIND_IDS
from hexfarer.games.four_lands.content.map import FIELD_IDS
from hexfarer.games.four_lands.content.tasks import TASK_ARTEFACT, TASK_IDS
from hexfarer.games.four_lands.dump import Given
from hexfarer.games.four_lands.flow.asking import Question
from hexfarer.games.four_lands.flow.end import end_round
from hexfarer.games.four_lands.flow.fight import begin
from hexfarer.games.four_lands.flow.parties import enter
from hexfarer.games.four_lands.flow.round import (
    BEGIN,
    DRAWS,
    EXCHANGES,
    FIRST_PHASE,
    UPKEEPS,
    Round,
)
from hexfarer.games.four_lands.flow.window import Main
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import (
    ARTEFACTS,
    ATTACK,
    NONE,
    NUMERALS,
    PHASES,
    SIDES,
    START_AP,
    TRAITS,
    party_name,
)
from hexfarer.games.four_lands.words import index_in, read_agent, read_party
from hexfarer.kernel.phrase import Problem, unknown
from hexfarer.kernel.plain import kinds_of, thaw
from hexfarer.kernel.reading import flag, items, mapping, number
from hexfarer.kernel.state import attributes

KEYS: Final[list[str]] = [
    "round",
    "phase",
    "asked",
    "initiative",
    "passes",
    "seat",
    "party",
    "field",
    "task_deck",
    "complications",
    "artefact",
    "changes",
    "removed",
    "collected",
    "completed",
    "last_task_round",
    "fight",
    "pending",
]
SEAT_KEYS: Final[list[str]] = ["ap", "hand", "deck", "trophies", "draws_bought", "agents_played"]
PARTY_KEYS: Final[list[str]] = ["field", "agents", "artefacts", "amulet", "circle", "extra_moved"]
AGENT_KEYS: Final[list[str]] = ["card", "owner", "turned", "revealed", "cast", "regrouped", "slot", "armour"]
FIELD_KEYS: Final[list[str]] = ["task", "used"]
FIGHT_KEYS: Final[list[str]] = ["by", "target", "attackers", "card"]
STEPS: Final[dict[str, int]] = {"next": BEGIN, "start": EXCHANGES, "upkeep": UPKEEPS, "draw": DRAWS}
MOMENTS: Final[list[str]] = [*PHASES, *STEPS, "end"]


# -- reading plain data --


def seat_named(s: FourLands, word: object) -> int:
    """A seat by its side or its number."""
    known = [SIDES[side] for side in s.sides]
    text = str(word)
    if text.isdecimal() and int(text) < s.seats:
        return int(text)
    return index_in("seat", text, known)


class Cards:
    """The cards of all sides while a position is laid out: each is taken at most once."""

    __slots__ = ("free",)

    def __init__(self, s: FourLands) -> None:
        self.free: list[list[int]] = [deck[:] for deck in s.decks]

    def take(self, s: FourLands, seat: int, id: object) -> int:
        kind = index_in("card", str(id), KIND_IDS)
        for card in sorted(self.free[seat]):
            if KIND[card] == kind:
                self.free[seat].remove(card)
                return card
        raise Problem("problem-given-card", {"card": str(id), "side": SIDES[s.sides[seat]]})


# -- given -> position --


def situate(s: FourLands, given: Given) -> None:
    """Lay the position out on a cleared table: all cards in the decks, 5 AP each, nothing on the map."""
    block = mapping(given, "given", KEYS)
    clear(s)
    cards = Cards(s)
    s.round = number(block.get("round", 1), "round")
    if "initiative" in block:
        s.initiative = seat_named(s, block["initiative"])
    party_block = mapping(block.get("party", {}), "party", SIDES)
    for side_id, rows in party_block.items():
        for numeral, facts in mapping(rows, "party." + side_id, NUMERALS).items():
            lay_party(s, cards, SIDES.index(side_id) * 4 + NUMERALS.index(numeral), facts)
    lay_removed(s, cards, block)
    seat_block = block.get("seat", {})
    for word, facts in mapping(seat_block, "seat", [str(i) for i in range(s.seats)] + SIDES).items():
        lay_seat(s, cards, seat_named(s, word), facts)
    for seat in range(s.seats):
        if "deck" not in seat_facts(s, seat_block, seat):
            s.decks[seat] = cards.free[seat]
    lay_map(s, block)
    lay_rest(s, block)
    lay_moment(s, block)
    s.changed()
    s.settle()


def seat_facts(s: FourLands, seats: object, seat: int) -> Given:
    if isinstance(seats, dict):
        for word, facts in seats.items():
            if seat_named(s, word) == seat:
                return mapping(facts, f"seat.{word}", SEAT_KEYS)
    return {}


def clear(s: FourLands) -> None:
    """Everything back into the decks, as before the first Round."""
    fresh = FourLands(s.game, s.sides, s.rng)
    for name in attributes(s):
        if name not in ("cooperative", "lone", "handicap", "field_used", "log", "initiative", "reveals"):
            setattr(s, name, getattr(fresh, name))
    for seat, side in enumerate(s.sides):
        s.decks[seat] = list(range(side * DECK_SIZE, (side + 1) * DECK_SIZE))
        s.rng.shuffle(s.decks[seat])
        s.ap[seat] = START_AP
    s.task_deck = list(range(len(TASK_IDS)))
    s.rng.shuffle(s.task_deck)


def lay_party(s: FourLands, cards: Cards, party: int, value: object) -> None:
    where = "party." + party_name(party)
    facts = mapping(value, where, PARTY_KEYS)
    seat = s.seat_of[party >> 2]
    if seat == NONE:
        raise unknown("seat", SIDES[party >> 2], [SIDES[side] for side in s.sides])
    s.party_field[party] = index_in("field", str(facts.get("field", "")), FIELD_IDS)
    for entry in items(facts.get("agents", []), where + ".agents"):
        lay_agent(s, cards, party, seat, entry)
    if not s.members[party]:
        raise Problem("problem-given-empty-party", {"party": party_name(party)})
    for id in items(facts.get("artefacts", []), where + ".artefacts"):
        s.artefact_party[index_in("artefact", str(id), ARTEFACTS)] = party
    storms = s.seat_of[SIDES.index("storms")]
    if flag(facts.get("amulet", False), where + ".amulet"):
        s.amulets.append((cards.take(s, need_seat(storms), "amulet"), party))
    if flag(facts.get("circle", False), where + ".circle"):
        s.circles.append((cards.take(s, need_seat(storms), "prison_circle"), party))
    s.extra_moved[party] = int(flag(facts.get("extra_moved", False), where + ".extra_moved"))


def need_seat(seat: int) -> int:
    if seat == NONE:
        raise Problem("problem-given-storms")
    return seat


def lay_agent(s: FourLands, cards: Cards, party: int, seat: int, entry: object) -> None:
    where = "party." + party_name(party) + ".agents"
    facts: Given = {"card": entry} if isinstance(entry, str) else mapping(entry, where, AGENT_KEYS)
    owner = seat_named(s, facts["owner"]) if "owner" in facts else seat
    agent = cards.take(s, owner, facts.get("card", ""))
    if not IS_AGENT[agent]:
        raise Problem("problem-given-not-agent", {"card": KIND_IDS[KIND[agent]]})
    enter(s, agent, party)
    if "slot" in facts:
        s.slot[agent] = number(facts["slot"], where + ".slot")
    s.turned[agent] = int(flag(facts.get("turned", False), where + ".turned"))
    s.revealed[agent] = int(flag(facts.get("revealed", False), where + ".revealed"))
    s.cast[agent] = int(flag(facts.get("cast", False), where + ".cast"))
    s.regrouped[agent] = int(flag(facts.get("regrouped", False), where + ".regrouped"))
    if flag(facts.get("armour", False), where + ".armour"):
        sun = s.seat_of[SIDES.index("sun")]
        if sun == NONE:
            raise unknown("seat", "sun", [SIDES[side] for side in s.sides])
        s.armours.append((cards.take(s, sun, "night_tear"), agent))


def lay_removed(s: FourLands, cards: Cards, block: Given) -> None:
    for id in items(block.get("complications", []), "complications"):
        s.complications.append(cards.take(s, seat_named(s, id), "complications"))
    for id in items(block.get("removed", []), "removed"):
        s.removed.append(cards.take(s, need_seat(s.seat_of[SIDES.index("storms")]), id))


def lay_seat(s: FourLands, cards: Cards, seat: int, value: object) -> None:
    where = "seat." + SIDES[s.sides[seat]]
    facts = mapping(value, where, SEAT_KEYS)
    s.ap[seat] = number(facts.get("ap", START_AP), where + ".ap")
    s.hands[seat] = sorted(cards.take(s, seat, id) for id in items(facts.get("hand", []), where + ".hand"))
    if "deck" in facts:
        top = [cards.take(s, seat, id) for id in items(facts["deck"], where + ".deck")]
        s.decks[seat] = cards.free[seat] + top[::-1]
    for id in items(facts.get("trophies", []), where + ".trophies"):
        s.trophies[seat].append(take_task(s, id))
    s.draws_bought[seat] = number(facts.get("draws_bought", 0), where + ".draws_bought")
    s.played[seat] = number(facts.get("agents_played", 0), where + ".agents_played")


def take_task(s: FourLands, id: object) -> int:
    task = index_in("task", str(id), TASK_IDS)
    if task not in s.task_deck:
        raise Problem("problem-given-task", {"task": str(id)})
    s.task_deck.remove(task)
    return task


def lay_map(s: FourLands, block: Given) -> None:
    for artefact, party in enumerate(s.artefact_party):
        if party != NONE:
            s.task_deck.remove(TASK_ARTEFACT.index(artefact))
    for id, value in mapping(block.get("field", {}), "field", FIELD_IDS).items():
        facts = mapping(value, "field." + id, FIELD_KEYS)
        field = FIELD_IDS.index(id)
        if "task" in facts:
            s.field_task[field] = take_task(s, facts["task"])
        s.field_used[field] = int(flag(facts.get("used", False), "field." + id + ".used"))
    if "task_deck" in block:
        top = [take_task(s, id) for id in items(block["task_deck"], "task_deck")]
        s.task_deck = top[::-1]  # tasks that are not listed are out of the game


def lay_rest(s: FourLands, block: Given) -> None:
    for id, value in mapping(block.get("artefact", {}), "artefact", ARTEFACTS).items():
        facts = mapping(value, "artefact." + id, ["symbols"])
        climates = [index_in("side", str(word), SIDES) for word in items(facts["symbols"], "artefact.symbols")]
        s.artefact_symbols[ARTEFACTS.index(id)] = sorted(climates)
    for entry in items(block.get("changes", []), "changes"):
        facts = mapping(entry, "changes", ["agent", "lost", "gained"])
        handle = read_agent(s, str(facts["agent"]))
        lost = index_in("trait", str(facts["lost"]), TRAITS) if "lost" in facts else NONE
        gained = index_in("trait", str(facts["gained"]), TRAITS)
        s.changes.append((s.find_agent(handle >> 6, handle & 63), lost, gained))
    held = sum(len(trophies) for trophies in s.trophies) + sum(1 for party in s.artefact_party if party != NONE)
    s.collected = number(block.get("collected", held), "collected")
    s.completed = number(block.get("completed", held), "completed")
    s.last_task_round = number(block.get("last_task_round", s.round - 1), "last_task_round")


def lay_moment(s: FourLands, block: Given) -> None:
    """Whose turn it is, and in which phase or step."""
    if "pending" in block:
        thaw_pending(s, block["pending"])
        return
    moment = "attacks" if "fight" in block else str(block.get("phase", PHASES[0]))
    if moment not in MOMENTS:
        raise unknown("phase", moment, MOMENTS)
    base = Round()
    s.stack = [base]
    if moment in PHASES:
        s.phase = PHASES.index(moment)
        base.step = FIRST_PHASE + s.phase + 1
        main = Main(s.phase, seat_named(s, block["asked"]) if "asked" in block else s.initiative)
        main.passes = number(block.get("passes", 0), "passes")
        s.push(main)
        if "fight" in block:
            lay_fight(s, block["fight"])
    elif moment == "end":
        s.phase = NONE
        end_round(s)
    else:
        base.step = STEPS[moment]


def lay_fight(s: FourLands, value: object) -> None:
    """An Attack that has just resolved, at its first step."""
    facts = mapping(value, "fight", FIGHT_KEYS)
    party = read_party(s, str(facts["by"]))
    act = Act(ATTACK, s.seat_of[party >> 2])
    act.party = party
    act.target = read_party(s, str(facts["target"]))
    act.place = s.party_field[party]
    if "attackers" in facts:
        wanted = [index_in("card", str(id), KIND_IDS) for id in items(facts["attackers"], "fight.attackers")]
        act.agents = [agent for agent in s.members[party] if KIND[agent] in wanted]
    else:
        act.agents = s.members[party][:]
    for agent in act.agents:
        s.turned[agent] = 1
        s.revealed[agent] = 1
    if "card" in facts:
        act.card = s.card_in_hand(act.seat, ATTACK_KIND)
        if act.card == NONE:
            raise Problem("problem-given-card", {"card": "attack", "side": SIDES[party >> 2]})
        s.hands[act.seat].remove(act.card)
        price = number(facts["card"], "fight.card")
        act.option = action_card(ATTACK_KIND).prices.index(price)
    window = s.stack[-1]
    assert isinstance(window, Main)
    window.acted(s, act)
    begin(s, act)


# -- what was pending --


def thaw_pending(s: FourLands, value: object) -> None:
    known = ["phase", "frames", "items", "item_count", "fight", "cards", "standing", "over", "winner", "victory"]
    facts = mapping(value, "pending", known)
    kinds = kinds_of([Question, Act, Fight, Group])
    try:
        s.phase = number(facts["phase"], "pending.phase")
        s.stack = thaw(facts["frames"], kinds)
        s.items = thaw(facts["items"], kinds)
        s.item_count = number(facts["item_count"], "pending.item_count")
        s.fight = thaw(facts["fight"], kinds)
        s.standing = thaw(facts["standing"], kinds)
        s.over = flag(facts["over"], "pending.over")
        s.winner = number(facts["winner"], "pending.winner")
        s.victory = str(facts["victory"])
        hands, decks, members = thaw(facts["cards"], kinds)
        tell_copies_apart(s, hands, decks, members)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Problem("problem-given-pending", {"why": str(error)}) from None


def tell_copies_apart(s: FourLands, hands: list[list[int]], decks: list[list[int]], members: list[list[int]]) -> None:
    """What is pending names cards by number, so of several copies the very same must lie where they lay."""
    on_stack = [item.card for item in s.items] + ([s.fight.card] if s.fight is not None else [])
    for card in on_stack:
        if card != NONE:
            deck = s.decks[s.owner(card)]
            deck.remove(next(other for other in deck if KIND[other] == KIND[card]))
    for laid, was in zip(s.hands + s.decks, hands + decks, strict=True):
        if [KIND[card] for card in laid] == [KIND[card] for card in was]:
            laid[:] = was
    rows = [(laid, was) for laid, was in zip(s.members, members, strict=True) if laid != was]
    rows = [(laid, was) for laid, was in rows if [KIND[agent] for agent in laid] == [KIND[agent] for agent in was]]
    new_of = {old: new for laid, was in rows for old, new in zip(laid, was, strict=True) if old != new}
    for marks in (s.party_of, s.slot, s.turned, s.revealed, s.cast, s.regrouped):
        before = marks[:]
        for old in new_of:
            marks[old] = NONE if marks is s.party_of else 0
        for old, new in new_of.items():
            marks[new] = before[old]
    for laid, was in rows:
        laid[:] = was
    s.armours = [(card, new_of.get(agent, agent)) for card, agent in s.armours]
    s.changes = [(new_of.get(agent, agent), lost, gained) for agent, lost, gained in s.changes]


def vocabulary() -> dict[str, list[str]]:
    return {
        "`given`": KEYS,
        "`seat.S`": SEAT_KEYS,
        "`party.SIDE.NUMERAL`": PARTY_KEYS,
        "an entry of `agents`": AGENT_KEYS,
        "`field.ID`": FIELD_KEYS,
        "`fight`": FIGHT_KEYS,
        "values of `phase`": MOMENTS,
    }
