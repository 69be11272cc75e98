"""The solver against a complete search: whatever comes to light, with cards, units and skills of all kinds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations, product
from random import Random

import pytest

import hexfarer
from hexfarer.games.mage_knight.components import DEEDS, SKILLS, UNITS
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.luck import orders_of
from hexfarer.games.mage_knight.player import Player
from hexfarer.games.mage_knight.solving import DESTROYED, Solver
from hexfarer.games.mage_knight.state import MageKnight
from hexfarer.games.mage_knight.terms import HEROES, IN_BASE, IN_ULTIMATE, PILES, WOUND
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.registry import new
from hexfarer.kernel.rng import loaded
from hexfarer.kernel.state import declared_by, facts
from tests.games.mage_knight.second import Fight, token
from tests.games.mage_knight.test_second import KITS, placed

Result = tuple[frozenset[int], int, int, tuple[int, ...], int]  # beaten, wounds, poison, units, cards
LARGE = 1500  # positions of a fight that is left out


class TooLarge(Exception):
    pass


# -- all that can be made sure of, computed as plainly as can be --


class Search:
    """A complete search: no position is left out but those that were seen before."""

    def __init__(self, s: MageKnight, most: int = LARGE) -> None:
        self.first = s
        self.left = most

    def sure(self, root: MageKnight) -> set[Result]:
        seen: set[object] = {position(root)}
        todo = [root]
        found: set[Result] = set()
        while todo:
            s = todo.pop()
            for action in s.legal():
                self.left -= 1
                if self.left < 0:
                    raise TooLarge
                after = s.copy()
                after.apply(action)
                if after.combat is None:
                    found.add(self.result(s, after))
                elif after.reveals != s.reveals and out_of_sight(s) != out_of_sight(after):
                    found |= self.whatever_comes(s, action, after)
                elif position(after) not in seen:
                    seen.add(position(after))
                    todo.append(after)
        return undominated(found)

    def whatever_comes(self, s: MageKnight, action: int, after: MageKnight) -> set[Result]:
        sure: set[Result] | None = None
        for deal in dealt(s, after):
            deal.apply(action)
            ends = {self.result(s, deal)} if deal.combat is None else self.sure(deal)
            sure = ends if sure is None else undominated({worse(a, b) for a in sure for b in ends})
        assert sure is not None
        return sure

    def result(self, before: MageKnight, s: MageKnight) -> Result:
        """What the fight has ended in; the last blow is known from the list of the beaten."""
        held = self.first.players[0]
        player = s.players[0]
        assert before.combat is not None
        assert self.first.combat is not None
        tokens = list(player.beaten)
        beaten = set()
        for i in range(len(self.first.combat.foes)):
            foe = before.combat.foes[i]
            if foe.token in tokens and (foe.defeated or before.combat.foes[i].token in tokens):
                tokens.remove(foe.token)
                beaten.add(i)
        wounds = player.hand.count(WOUND)
        cards = [unit.card for unit in player.units]
        units = []
        for unit in held.units:
            at = cards.index(unit.card) if unit.card in cards else -1
            units.append(player.units[at].wounds if at >= 0 else DESTROYED)
        poison = player.discard.count(WOUND) - held.discard.count(WOUND)
        return (
            frozenset(beaten),
            wounds - held.hand.count(WOUND),
            poison,
            tuple(units),
            len(player.hand) - wounds,
        )


def out_of_sight(s: MageKnight) -> object:
    return s.rng.taken, [len(pile) for pile in s.piles], [len(player.deck) for player in s.players]


def dealt(s: MageKnight, after: MageKnight) -> Iterator[MageKnight]:
    """Every way in which what comes to light can lie; `after` tells how much it is."""
    drawn = [len(s.piles[pile]) - len(after.piles[pile]) for pile in range(len(PILES))]
    tops = [sorted(set(permutations(s.piles[pile], count))) for pile, count in enumerate(drawn)]
    count = max(0, len(s.players[0].deck) - len(after.players[0].deck))
    hands = sorted(set(permutations(s.players[0].deck, count)))
    dice = after.rng.taken - s.rng.taken
    for tokens in product(*tops):
        for hand in hands:
            for shown in product(range(6), repeat=dice):
                deal = s.copy()
                for pile, top in enumerate(tokens):
                    deal.piles[pile] = on_top(s.piles[pile], top)
                deal.players[0].deck = on_top(s.players[0].deck, hand)
                if dice:
                    deal.rng = loaded([(6, [value]) for value in shown])
                yield deal


def on_top(pile: list[int], top: tuple[int, ...]) -> list[int]:
    rest = pile[:]
    for one in top:
        rest.remove(one)
    return [*rest, *top]


PLAIN = sorted({*declared_by(Player)} - {"play", "discard", "deck", "units"})


def position(s: MageKnight) -> object:
    """All that a position consists of; in which order cards were played is nothing."""
    player = s.players[0]
    held = [sorted(player.play), sorted(player.discard), sorted(player.deck)]
    rest = [getattr(player, name) for name in PLAIN] + [facts(player.units)]
    table = [s.moment, s.attack, s.block, s.dice, s.dice_at, s.spell_offer, s.action_offer]
    return repr((held, rest, table, facts(s.combat), [facts(frame) for frame in s.stack[2:]]))


def worse(a: Result, b: Result) -> Result:
    units = tuple(max(x, y) for x, y in zip(a[3], b[3], strict=True))
    return a[0] & b[0], max(a[1], b[1]), max(a[2], b[2]), units, min(a[4], b[4])


def undominated(ends: set[Result]) -> set[Result]:
    return {end for end in ends if not any(other != end and as_good(other, end) for other in ends)}


def as_good(a: Result, b: Result) -> bool:
    units = all(x <= y for x, y in zip(a[3], b[3], strict=True))
    return a[0] >= b[0] and a[1] <= b[1] and a[2] <= b[2] and units and a[4] >= b[4]


def solved(s: MageKnight, nodes: int = 10**7) -> tuple[set[Result], bool]:
    solver = Solver(s, 0, nodes)
    solver.run(s.copy())
    assert s.combat is not None
    count = len(s.combat.foes)
    ends = set()
    for end in solver.ends:
        beaten = frozenset(i for i in range(count) if end.beaten >> i & 1)
        ends.add((beaten, end.wounds, end.poison, tuple(end.units), end.cards))
    return ends, solver.exact


def compared(s: MageKnight) -> bool:
    """Was the fight small enough, and solved, and did both ways give the same?"""
    found, exact = solved(s, LARGE)
    if not exact:
        return False
    try:
        wanted = Search(s).sure(s.copy())
    except TooLarge:
        return False
    assert found == wanted
    return True


# -- summoners --

SUMMONERS = [enemy.id for enemy in ENEMIES if enemy.summons]
ONCE = [n for n, id in enumerate(SUMMONERS) if len(token(id).summons) == 1]


def called(seed: int, cards: int) -> MageKnight:
    """A fight with somebody who summons one of some monsters."""
    chance = Random(seed)
    id = SUMMONERS[seed % len(SUMMONERS)]
    hand = chance.sample(("rage", "determination", "march", "swiftness", "ice_shield", "chill", "whirlwind"), cards)
    mana = chance.sample(("blue", "white", "red"), 1)
    units = chance.choice(((), ("peasants",), ("utem_crossbowmen",), ("guardian_golems",)))
    s = placed(Fight(((id, ""),), tuple(hand), tuple(mana), (), units, ultimate=True))
    for pile in set(token(id).summons):
        monsters = [i for i, enemy in enumerate(ENEMIES) if enemy.pile == pile and not enemy.summons]
        s.piles[pile] = chance.sample(monsters, 3)
    s.changed()
    return s


def check(s: MageKnight) -> None:
    found, exact = solved(s)
    assert exact
    assert found == Search(s, 10**6).sure(s.copy())


@pytest.mark.parametrize("seed", ONCE[:3])
def test_a_summoner_is_met_whatever_it_summons(seed: int) -> None:
    check(called(seed, 1))


@pytest.mark.long
def test_some_summoners_are_met_with_more_cards() -> None:
    for seed in range(16):
        check(called(seed, 1 + (seed % len(SUMMONERS) in ONCE)))


# -- cards, units and skills of all kinds: draws, dice and all --


BASE_HEROES = ("arythea", "goldyx", "norowas", "tovak")


def anything(seed: int) -> MageKnight | None:
    """A small fight with whatever is in the box; None if such things do not go together."""
    chance = Random(seed)
    edition = chance.choice(("base", "ultimate"))
    box = IN_BASE if edition == "base" else IN_ULTIMATE
    hero = chance.choice([hero for hero in HEROES if edition == "ultimate" or hero in BASE_HEROES])
    skills = [skill.id for skill in SKILLS if skill.id.startswith(hero) and skill.box & box]
    seat: dict[str, object] = {
        "level": chance.choice((1, 5)),
        "hand": [chance.choice([deed.id for deed in DEEDS if deed.box & box and deed.id != "wound"]), "rage"],
        "deck": chance.sample(("march", "swiftness", "wound"), 2),
        "discard": [],
        "mana": {chance.choice(("red", "blue", "green", "white")): 1},
        "skills": [chance.choice(skills)] if skills and chance.random() < 0.5 else [],
        "units": [chance.choice([unit.id for unit in UNITS if unit.box & box])] if chance.random() < 0.4 else [],
    }
    given = {
        "active": 0,
        "source": [chance.choice(("red", "blue", "green", "white")), "black", "black", "black"],
        "seat": {"0": seat},
        "combat": {"foes": [{"enemy": chance.choice([enemy.id for enemy in ENEMIES if enemy.box & box])}]},
    }
    try:
        s = new("mage_knight", "full_conquest", [hero, "norowas" if hero != "norowas" else "tovak"], 1, edition=edition)
        s.game.situate(s, given)
    except Problem:
        return None
    assert isinstance(s, MageKnight)
    for pile in range(len(s.piles)):
        s.piles[pile] = s.piles[pile][:3]
    s.changed()
    return s if s.combat is not None and s.to_act() == 0 else None


def test_fights_with_anything_are_solved() -> None:
    """Among them one in which an attack under way is all that can still beat the enemy."""
    assert sum(compared(s) for seed in range(13, 20) if (s := anything(seed))) >= 3


@pytest.mark.long
def test_more_fights_with_anything_are_solved() -> None:
    assert sum(compared(s) for seed in range(20, 400) if (s := anything(seed))) >= 150


# -- what is told of it --


def met(*monsters: str) -> MageKnight:
    """Summoners, who call one of these."""
    s = placed(Fight((("orc_summoners", ""),), ("rage", "march"), units=("peasants",)))
    pile = ENEMIES[next(i for i, enemy in enumerate(ENEMIES) if enemy.id == "minotaur")].pile
    s.piles[pile] = [i for id in monsters for i, enemy in enumerate(ENEMIES) if enemy.id == id]
    s.changed()
    return s


def test_each_monster_is_told_with_its_chance() -> None:
    s = met("minotaur", "minotaur", "medusa", "werewolf")
    found = hexfarer.solve(s)
    assert found.exact
    assert [fork["line"] for fork in found.unseen] == [["next"]]
    deals = found.unseen[0]["deals"]
    assert isinstance(deals, list)
    told = sorted((deal["chance"], deal["seen"]) for deal in deals)
    assert told == [(0.25, ["medusa"]), (0.25, ["werewolf"]), (0.5, ["minotaur"])]
    assert all(deal["exact"] for deal in deals)


def test_lines_go_on_where_something_came_to_light() -> None:
    """Each of them leads to the end that it stands for, if the monster is the one."""
    found = hexfarer.solve(met("minotaur", "medusa", "werewolf"))
    for fork in found.unseen:
        line, deals = fork["line"], fork["deals"]
        assert isinstance(line, list)
        assert isinstance(deals, list)
        for deal in deals:
            for result in deal["results"]:
                s = met(*deal["seen"])
                for action in line + result["line"]:
                    s.apply(s.parse(action))
                hand = s.players[0].hand
                assert s.combat is None
                assert (hand.count(WOUND), len(hand) - hand.count(WOUND)) == (result["wounds"], result["cards"])


def test_a_result_is_no_better_than_any_deal_allows() -> None:
    found = hexfarer.solve(met("minotaur", "medusa", "werewolf"))
    deals = found.unseen[0]["deals"]
    assert isinstance(deals, list)
    for result in found.results:
        for deal in deals:
            ends = [end for end in deal["results"] if set(end["beaten"]) >= set(result["beaten"])]
            assert any(
                end["wounds"] <= result["wounds"]
                and end["units"] <= result["units"]
                and end["cards"] >= result["cards"]
                for end in ends
            )


def test_a_monster_that_is_the_only_one_is_no_luck() -> None:
    sure = hexfarer.solve(met("minotaur"))
    deals = sure.unseen[0]["deals"]
    assert isinstance(deals, list)
    assert [deal["chance"] for deal in deals] == [1.0]
    ends = [{**end, "line": []} for end in deals[0]["results"]]
    assert all(end["open"] for end in sure.results)  # … although its line ends where the monster comes
    assert [{**end, "line": [], "open": False} for end in sure.results] == ends


def test_too_few_nodes_for_a_summoner_are_not_exact() -> None:
    for nodes in (1, 20, 60):
        assert not hexfarer.solve(met("minotaur", "medusa", "werewolf"), nodes=nodes).exact


@pytest.mark.parametrize(
    ("hand", "deck", "mana"),
    [
        (["mana_storm"], [], ["white"]),  # one die, or all of them, are rolled again
        (["tranquility", "rage"], ["march", "wound", "rage"], []),  # a card is drawn
        (["concentration", "tranquility"], ["swiftness", "wound"], ["green"]),
    ],
)
def test_dice_and_draws_are_taken_as_they_may_come(hand: list[str], deck: list[str], mana: list[str]) -> None:
    s = placed(Fight((("prowlers", ""),), ("rage",)))
    given = {"hand": hand, "deck": deck, "mana": dict.fromkeys(mana, 1)}
    s.game.situate(s, {"source": ["red"], "seat": {"0": given}, "combat": {"foes": [{"enemy": "prowlers"}]}})
    s.changed()
    check(s)


def test_what_nobody_can_list_is_not_exact() -> None:
    """A box with any artifact in it."""
    s = placed(Fight((("prowlers", ""),), ("rage", "march"), ultimate=True))
    given = {"hand": ["mysterious_box", "rage"]}
    s.game.situate(s, {"seat": {"0": given}, "combat": {"foes": [{"enemy": "prowlers"}]}})
    s.changed()
    found = hexfarer.solve(s)
    assert not found.exact
    assert found.results


# -- dice --


def test_dice_thrown_together_are_listed_once_for_what_they_show() -> None:
    shown = list(combinations_with_replacement(range(6), 5))
    assert sum(orders_of(list(values)) for values in shown) == 6**5


def test_a_card_that_throws_six_dice_is_solved() -> None:
    """Horn of Wrath: what comes of 46 656 throws is 462 cases, and most of them are alike."""
    kit = KITS["red"]
    foes = (("ironclads", kit.foes[0][1]),)
    s = placed(kit._replace(foes=foes, hand=("horn_of_wrath",), mana=(), units=(), ultimate=False))
    found = hexfarer.solve(s)
    assert found.exact
