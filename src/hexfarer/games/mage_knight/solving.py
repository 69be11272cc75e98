"""Fights solved: everything that a fight can end in, as far as one cannot do better.

The search takes the engine's own `legal` and `apply`, so it knows every card, unit and skill. What it leaves out loses
nothing, because something at least as good stays:

- positions that were seen before, by a key that does not tell the order of plays;
- positions with the same fight and no more cards, mana and ready units than another one;
- positions whose best imaginable end is no better than one that was reached;
- detours: a target taken back, a begun attack given up for nothing, a crystal turned into mana that it pays as well.

What comes to light in a fight (a summoned monster, dice, drawn cards) is taken as it may come. What counts is what one
can make sure of: an end stands for a line if after each deal one can reach an end at least as good. So a deal after
which nothing is better than what is known anyhow settles the matter for all, and little has to be looked at; the search
begins with what is sure. Where nobody can list what may come, the search goes on with one deal, and says so.
"""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import verbs
from hexfarer.games.mage_knight.combat import RETORT_EXCESS, Combat
from hexfarer.games.mage_knight.components import DEEDS, SKILLS, UNITS
from hexfarer.games.mage_knight.content.enemies import ENEMIES
from hexfarer.games.mage_knight.effects.base import Ask, ChooseWay, Doing, Offer
from hexfarer.games.mage_knight.effects.hirelings import danger_money
from hexfarer.games.mage_knight.effects.paying import Pay
from hexfarer.games.mage_knight.flow.battle import Fight
from hexfarer.games.mage_knight.flow.damage import Suffer
from hexfarer.games.mage_knight.foes import cumbersome
from hexfarer.games.mage_knight.luck import Deal, deals, unseen
from hexfarer.games.mage_knight.mana import CRYSTAL, DIE, TOKEN
from hexfarer.games.mage_knight.player import AGILITY, AGILITY_RANGED, DIPLOMACY, LEARN_BASIC, LEARN_STRONG, Player
from hexfarer.games.mage_knight.reach import (
    ANYTHING,
    ATTACKING,
    DICE,
    EITHER,
    EVERY,
    SPECIAL,
    Reach,
    crystals_count,
    draws,
    field_of,
    held,
    idle,
    rolls,
)
from hexfarer.games.mage_knight.state import IN_SOURCE, MageKnight
from hexfarer.games.mage_knight.terms import ANY_BASIC, FOR_INFLUENCE, FOR_MOVE, GOLD, NONE, WOUND
from hexfarer.games.mage_knight.toll import Toll
from hexfarer.kernel.action import a_of, b_of, kind_of, pack
from hexfarer.kernel.phrase import Problem
from hexfarer.kernel.rng import seeded
from hexfarer.kernel.solution import Solution
from hexfarer.kernel.state import facts

DESTROYED: Final = 3  # what has become of a unit, above its wounds
COSTS: Final = 64  # the most that a position is worse than the first one, for the order of the search


class End:
    """What a fight can end in, and how."""

    __slots__ = ("beaten", "cards", "fork", "line", "poison", "units", "wounds")

    def __init__(self, beaten: int, wounds: int, poison: int, units: list[int], cards: int, line: list[int]) -> None:
        self.beaten = beaten  # a mask of foes
        self.wounds = wounds  # to the hand
        self.poison = poison  # … to the discard pile
        self.units = units  # wounds of each, DESTROYED
        self.cards = cards  # left in hand, without wounds
        self.line = line
        self.fork: Fork | None = None  # where the line ends because something comes to light

    def covers(self, beaten: int, wounds: int, poison: int, units: list[int], cards: int) -> bool:
        """Is this end at least as good as another one?"""
        if beaten & ~self.beaten or self.wounds > wounds or self.poison > poison or self.cards < cards:
            return False
        return all(self.units[i] <= units[i] for i in range(len(units)))


class Step:
    """A position on the way, and how it was reached."""

    __slots__ = ("action", "before", "clean", "places", "s")

    def __init__(self, s: MageKnight, before: Step | None, action: int, places: list[int]) -> None:
        self.s = s
        self.before = before
        self.action = action
        self.places = places  # which unit of the beginning each unit is
        self.clean: tuple[object, ...] | None = None  # the fight when an attack or block was last begun

    def line(self) -> list[int]:
        found: list[int] = []
        step: Step | None = self
        while step is not None and step.before is not None:
            found.append(step.action)
            step = step.before
        return found[::-1]


class Fork:
    """An answer after which something comes to light."""

    __slots__ = ("action", "after", "cost", "step")

    def __init__(self, step: Step, action: int, after: MageKnight, cost: int) -> None:
        self.step = step
        self.action = action
        self.after = after  # on the one deal that was made at first
        self.cost = cost


class Solver:
    """The search through one fight, or through the part of it that follows when something has come to light."""

    def __init__(self, s: MageKnight, seat: int, nodes: int, whole: Solver | None = None) -> None:
        self.seat = seat
        self.left = nodes
        player = s.players[seat]
        if whole is None:
            self.depth = len(s.stack)
            while self.depth > 0 and not isinstance(s.stack[self.depth - 1], Fight):
                self.depth -= 1
            self.held = player.hand.count(WOUND)
            self.dropped = player.discard.count(WOUND)
            self.count = len(player.units)
            self.cards = len(player.hand) - self.held
            self.offers = s.action_offer + s.spell_offer + s.monastery_offer
            self.reach = Reach(field_of(s, seat))
        else:
            self.depth = whole.depth
            self.held, self.dropped, self.count, self.cards = whole.held, whole.dropped, whole.count, whole.cards
            self.offers, self.reach = whole.offers, whole.reach
        self.deck = len(player.deck)
        self.drawing = sum([draws(effect) for effect in held(s, seat)])
        self.plain = not crystals_count(s, seat, self.drawing > 0)
        self.steady = not any(rolls(effect) for effect in held(s, seat, self.drawing > 0))
        self.bound = self.reach.bounded(s, seat, self.drawing > 0)
        self.exact = s.combat is None or s.combat.die == NONE  # a die that somebody else set
        self.ends: list[End] = []
        self.forks: list[Fork] = []
        self.goal: list[End] = []  # ends of which none needs to be better: with all of them reached, the search is done
        self.done = False
        self.worst: list[list[str]] = []  # what came to light where nothing was to be gained, the last one first
        self.seen: set[tuple[object, ...]] = set()
        self.groups: dict[tuple[object, ...], list[tuple[list[int], list[int]]]] = {}
        self.queues: list[list[Step]] = [[] for _ in range(COSTS)]
        self.taken = 0

    def run(self, s: MageKnight) -> None:
        self.follow(Step(s, None, 0, list(range(self.count))))

    def follow(self, step: Step) -> None:
        """Solve what follows a position. What may come to light is thought about last, when more is known."""
        self.push(step)
        self.search()
        while self.forks and not self.done:
            if self.left <= 0:
                self.exact = False
                return
            best = 0
            for i, fork in enumerate(self.forks):
                if fork.cost < self.forks[best].cost:
                    best = i
            self.venture(self.forks.pop(best))

    def search(self) -> None:
        at = 0
        while at < COSTS and not self.done:
            if not self.queues[at]:
                at += 1
                continue
            if self.left <= 0:
                self.exact = False
                return
            step = self.queues[at].pop()
            if self.hopeless(step):
                continue
            at = min(at, self.expand(step))

    def expand(self, step: Step) -> int:
        """Take every action worth trying; the least cost of what follows."""
        least = COSTS
        s = step.s
        for action in self.allowed(step):
            self.left -= 1
            self.taken += 1
            after = s.copy()
            after.apply(action)
            if after.combat is not None and after.stack[-1].seat != self.seat:
                self.exact = False  # nobody knows what others do
            if after.reveals != s.reveals and after.combat is not None and unseen(after) != unseen(s):
                self.forks.append(Fork(step, action, after, self.cost(step)))  # what follows the fight is no part of it
                continue
            places = step.places
            if len(after.players[self.seat].units) < len(places):
                places = self.survivors(s, after, places)
            new = Step(after, step, action, places)
            if after.combat is None:
                self.end(new)
                continue
            key = self.key(after)
            if key in self.seen:
                continue
            self.seen.add(key)
            least = min(least, self.push(new))
        return least

    def venture(self, fork: Fork) -> None:
        """What can be made sure of whatever comes to light: as soon as one deal brings nothing new, none does."""
        if self.hopeless(fork.step):
            return
        known = self.deals(fork)
        if known is None:
            self.exact = False  # it is followed on the one deal that there is
            self.push(Step(fork.after, fork.step, fork.action, self.places(fork, fork.after)))
            self.search()
            return
        known.sort(key=self.rank)
        sure: list[End] | None = None
        for deal in known:
            new = self.gained(fork, deal, sure or [])
            if self.left <= 0 and not new:
                self.exact = False
                break
            sure = new if sure is None else self.meets(sure, new)
            if not sure:
                self.worst.insert(0, deal.seen)
                return
        for end in sure or []:
            end.line = [*fork.step.line(), fork.action]
            end.fork = fork
            self.keep(end)

    def deals(self, fork: Fork) -> list[Deal] | None:
        """What may come to light, as far as it makes a difference; None if that cannot be listed."""
        known = deals(fork.step.s, self.seat, fork.action, fork.after)
        if known is None:
            return None
        self.left -= len(known)
        self.taken += len(known)
        distinct: dict[tuple[object, ...], Deal] = {}
        for deal in known:
            player = deal.s.players[self.seat]
            over = (tuple(player.hand), tuple(player.discard), tuple(player.beaten))
            key = over if deal.s.combat is None else self.key(deal.s)
            if key in distinct:
                distinct[key].chance += deal.chance
            else:
                distinct[key] = deal
        return list(distinct.values())

    def rank(self, deal: Deal) -> int:
        return self.worst.index(deal.seen) if deal.seen in self.worst else len(self.worst)

    def gained(self, fork: Fork, deal: Deal, sure: list[End]) -> list[End]:
        """The ends after a deal that are better than all known ones in something, as far as other deals allow them."""
        solver = self.after(fork, deal, self.ends, sure)
        return [end for end in solver.ends if not any(end is known for known in self.ends)]

    def after(self, fork: Fork, deal: Deal, known: list[End], goal: list[End]) -> Solver:
        """What follows a deal, solved but for what is no better than the known ends, or than all of a goal."""
        solver = Solver(deal.s, self.seat, self.left, self)
        solver.ends = known[:]
        solver.goal = goal
        solver.worst = self.worst
        step = Step(deal.s, fork.step, fork.action, self.places(fork, deal.s))
        if deal.s.combat is None:
            solver.end(step)
        else:
            solver.follow(step)
        self.left = solver.left
        self.taken += solver.taken
        self.exact = self.exact and solver.exact
        return solver

    def places(self, fork: Fork, after: MageKnight) -> list[int]:
        if len(after.players[self.seat].units) == len(fork.step.places):
            return fork.step.places
        return self.survivors(fork.step.s, after, fork.step.places)

    def meets(self, some: list[End], others: list[End]) -> list[End]:
        """What is sure if it is one of some or one of the others: for each two the worse of both in everything."""
        found: list[End] = []
        for a in some:
            for b in others:
                units = [max(a.units[i], b.units[i]) for i in range(len(a.units))]
                beaten, wounds, poison = a.beaten & b.beaten, max(a.wounds, b.wounds), max(a.poison, b.poison)
                new = End(beaten, wounds, poison, units, min(a.cards, b.cards), [])
                if not any(end.covers(beaten, wounds, poison, units, new.cards) for end in found + self.ends):
                    found = [end for end in found if not covered_by(end, new)]
                    found.append(new)
        return found

    def survivors(self, before: MageKnight, after: MageKnight, places: list[int]) -> list[int]:
        """Which units of the beginning are left when some are gone."""
        old, new = before.players[self.seat].units, after.players[self.seat].units
        found: list[int] = []
        j = 0
        for i in range(len(old)):
            if j < len(new) and old[i].card == new[j].card and len(old) - i > len(new) - j - 1:
                gone = len(old) - len(new) - (i - j)  # still to be left out
                if gone and i + 1 < len(old) and not (old[i].ready == new[j].ready and old[i].wounds <= new[j].wounds):
                    continue
                found.append(places[i])
                j += 1
        return found

    # -- what is worth trying --

    def allowed(self, step: Step) -> list[int]:
        s = step.s
        combat = s.combat
        assert combat is not None
        actions = s.legal()
        top = s.stack[-1]
        if isinstance(top, Pay):
            return self.frugal(s, plain_pay(actions))
        moves = self.moves_count(s, combat)
        talks = s.players[self.seat].has(DIPLOMACY | LEARN_BASIC | LEARN_STRONG) or self.paid_units(s)
        useless = not moves and not talks
        if isinstance(top, ChooseWay) and useless:
            return [action for action in actions if not idle(top.ways[a_of(action) - 1])] or actions
        if not isinstance(top, Fight):
            return self.known(s, actions)
        strike, block = pack(verbs.STRIKE), pack(verbs.BLOCK)
        if strike in actions and not combat.harvest:
            return [strike]
        if block in actions and not combat.shields & RETORT_EXCESS:
            return [block]
        begun = any(s.attack) or any(s.block)
        clean = not begun and combat.targets == 0 and combat.blocking == NONE
        same = False
        if clean:
            step.clean = self.fight(s)
        elif step.clean is None:
            earlier = step.before
            while earlier is not None and earlier.clean is None:
                earlier = earlier.before
            same = earlier is not None and earlier.clean == self.fight(s)
        found: list[int] = []
        for action in actions:
            kind = kind_of(action)
            if kind == verbs.CRYSTAL or (useless and self.idles(s, action)):
                continue
            if kind == verbs.SIDEWAYS:
                points = b_of(action)
                if (points == FOR_MOVE and not moves) or (points == FOR_INFLUENCE and not talks):
                    continue
            elif kind == verbs.TARGET:
                if same if begun else combat.targets >> a_of(action):  # who defended in vain has done his part
                    continue
            elif kind in (verbs.GUARD, verbs.GUARD_BLOW, verbs.NEXT):
                if not clean and same:
                    continue
                if not clean and kind != verbs.NEXT and combat.blocking == a_of(action) and not begun:
                    continue
            found.append(action)
        return self.known(s, found)

    def frugal(self, s: MageKnight, ways: list[int]) -> list[int]:
        """The ways to pay, without those that give away more: a crystal is good for its colour only, a die for any that
        the Source shows, a gold one for all."""
        if not self.plain or not self.steady or s.players[self.seat].flags & SPECIAL:
            return ways
        crystals = dice = 0
        for way in ways:
            if a_of(way) == CRYSTAL << 3 | b_of(way):
                crystals |= 1 << b_of(way)
            elif a_of(way) == DIE << 3 | b_of(way):
                dice |= 1 << b_of(way)
        found: list[int] = []
        for way in ways:
            place, colour = a_of(way) >> 3, b_of(way)
            exact = a_of(way) & 7 == colour
            if crystals >> colour & 1:
                if place == CRYSTAL and exact:
                    found.append(way)
            elif place != DIE or exact or not dice >> colour & 1:
                found.append(way)
        return found

    def known(self, s: MageKnight, actions: list[int]) -> list[int]:
        """The actions without those that take a card which came into an offer during the fight."""
        came = [card for card in s.action_offer + s.spell_offer + s.monastery_offer if card not in self.offers]
        if not came:
            return actions
        hand = s.players[self.seat].hand
        found = [
            action
            for action in actions
            if kind_of(action) not in (verbs.CARD, verbs.LEARN) or a_of(action) not in came or a_of(action) in hand
        ]
        if len(found) < len(actions):
            self.exact = False
        return found

    def idles(self, s: MageKnight, action: int) -> bool:
        """Does an action give nothing but Move, Influence and the like?"""
        kind = kind_of(action)
        if kind == verbs.PLAY:
            return idle(DEEDS[a_of(action)].basic)
        if kind == verbs.POWER:
            return idle(DEEDS[a_of(action)].strong)
        if kind == verbs.ACTIVATE:
            unit = s.players[self.seat].units[a_of(action)]
            return idle(UNITS[unit.card].abilities[b_of(action) - 1][1])
        return kind == verbs.USE_SKILL and idle(SKILLS[a_of(action)].effect)

    def moves_count(self, s: MageKnight, combat: Combat) -> bool:
        """Are Move points of any use?"""
        if s.players[self.seat].has(AGILITY | AGILITY_RANGED):
            return True
        for foe in combat.foes:
            for blow in range(len(foe.fates)):
                if cumbersome(foe, blow):
                    return True
        return False

    def paid_units(self, s: MageKnight) -> bool:
        return any(danger_money(unit.card) for unit in s.players[self.seat].units)

    # -- positions --

    def push(self, step: Step) -> int:
        """Keep a position for later, unless another one is at least as good; its cost, COSTS if it was not kept."""
        s = step.s
        if self.hopeless(step) or (self.rests(s) and self.covered(s)):
            return COSTS
        cost = self.cost(step)
        self.queues[cost].append(step)
        return cost

    def cost(self, step: Step) -> int:
        """How much worse a position is than the first one, for the order of the search."""
        player = step.s.players[self.seat]
        wounds = player.hand.count(WOUND)
        cost = self.cards - (len(player.hand) - wounds)
        cost += 3 * (max(0, wounds - self.held) + player.discard.count(WOUND) - self.dropped)
        cost += 3 * (self.count - len(step.places))
        for unit in player.units:
            cost += 2 * unit.wounds
        return min(max(cost, 0), COSTS - 1)

    def hopeless(self, step: Step) -> bool:
        """Is an end known that is at least as good as anything that this position can come to?"""
        s = step.s
        if not self.ends or not self.bound or len(s.stack) != self.depth:  # what is under way still gives something
            return False
        combat = s.combat
        assert combat is not None
        player = s.players[self.seat]
        wounds = player.hand.count(WOUND)
        cards = len(player.hand) - wounds + self.drawing
        poison = player.discard.count(WOUND) - self.dropped
        units = self.harm(step)
        most = self.reach.most(s, self.seat, ATTACKING)
        toll = Toll(s, self.seat, self.reach, most)
        what = EITHER if toll.threats else ATTACKING
        both = self.reach.most(s, self.seat, what)
        for hope, need in self.hopes(combat, most):
            if toll.surely == 0 and need + toll.to_block <= both:  # every attack may be blocked
                spent = self.reach.cards_for(need + toll.to_block, both, player, what)
                if not self.known_end(hope, wounds - self.held, poison, units, cards - spent):
                    return False
                if not toll.threats:
                    continue
            kept = cards - self.reach.cards_for(need, most, player, ATTACKING)
            hurt = toll.surely if toll.surely else toll.least
            if not self.known_end(hope, wounds - self.held + hurt, poison, units, kept):
                return False
            if toll.threats and not self.units_hurt(step, hope, wounds - self.held, poison, units, kept):
                return False
        return True

    def known_end(self, beaten: int, wounds: int, poison: int, units: list[int], cards: int) -> bool:
        """Is an end known that is at least as good as this?"""
        return any(end.covers(beaten, wounds, poison, units, cards) for end in self.ends)

    def units_hurt(self, step: Step, beaten: int, wounds: int, poison: int, units: list[int], cards: int) -> bool:
        """Is an end known at least as good as what comes of it if a unit is hurt, whichever it is?"""
        for i, unit in enumerate(step.s.players[self.seat].units):
            if unit.wounds == 0:
                harm = units[:]
                harm[step.places[i]] = 1
                if not self.known_end(beaten, wounds, poison, harm, cards):
                    return False
        return True

    def hopes(self, combat: Combat, most: int) -> list[tuple[int, int]]:
        """The sets of foes that may be beaten in the end, as masks, by what can still be gathered; and how much of that
        each takes."""
        found = [0]
        needs = [0]
        for i, foe in enumerate(combat.foes):
            if foe.summoned():
                continue
            if foe.defeated:
                found = [mask | 1 << i for mask in found]
                continue
            need = max(1, ENEMIES[foe.token].armor + min(0, foe.armor_change)) if most < ANYTHING else 0
            for k in range(len(found)):
                if needs[k] + need <= most:
                    found.append(found[k] | 1 << i)
                    needs.append(needs[k] + need)
        return list(zip(found, needs))

    def harm(self, step: Step) -> list[int]:
        units = [DESTROYED] * self.count
        for i, unit in enumerate(step.s.players[self.seat].units):
            units[step.places[i]] = unit.wounds
        return units

    def end(self, step: Step) -> None:
        s = step.s
        player = s.players[self.seat]
        combat = None if step.before is None else step.before.s.combat
        assert combat is not None
        beaten = self.beaten(combat, player)
        wounds = player.hand.count(WOUND)
        cards = len(player.hand) - wounds
        poison = player.discard.count(WOUND) - self.dropped
        units = self.harm(step)
        for known in self.ends:
            if known.covers(beaten, wounds - self.held, poison, units, cards):
                return
        self.keep(End(beaten, wounds - self.held, poison, units, cards, step.line()))

    def keep(self, new: End) -> None:
        self.ends = [known for known in self.ends if not covered_by(known, new)]
        self.ends.append(new)
        if self.goal:
            self.done = all(any(covered_by(end, known) for known in self.ends) for end in self.goal)

    def beaten(self, combat: Combat, player: Player) -> int:
        """Which foes were beaten, known from the list of the beaten: the last blow may have fallen with the end."""
        count: dict[int, int] = {}
        for token in player.beaten:
            count[token] = count.get(token, 0) + 1
        mask = 0
        for i, foe in enumerate(combat.foes):
            if not foe.summoned() and foe.defeated:
                mask |= 1 << i
                count[foe.token] = count.get(foe.token, 0) - 1
        for i, foe in enumerate(combat.foes):
            if not foe.summoned() and not foe.defeated and count.get(foe.token, 0) > 0:
                mask |= 1 << i
                count[foe.token] -= 1
        return mask

    def rests(self, s: MageKnight) -> bool:
        """Nothing is under way but the fight itself."""
        combat = s.combat
        assert combat is not None
        if len(s.stack) != self.depth or combat.targets or combat.blocking != NONE:
            return False
        return not any(s.attack) and not any(s.block)

    def covered(self, s: MageKnight) -> bool:
        """Is a position known with the same fight and at least the same means? If not, this one is from now on."""
        player = s.players[self.seat]
        hand = [card for card in player.hand if card != WOUND]
        ready = [1 if unit.ready else 0 for unit in player.units]
        needed = self.means(s, self.reach.needs(s, self.seat)) + ready
        group = self.groups.setdefault(self.fight(s), [])
        for cards, counts in group:
            if at_least(counts, needed) and holds(cards, hand):
                return True
        group.append((hand, self.means(s, EVERY) + ready))
        return False

    def means(self, s: MageKnight, needs: int) -> list[int]:
        """Mana and dice that are of use, counted by colour."""
        player = s.players[self.seat]
        if needs & ANY_BASIC:
            needs |= 1 << GOLD
        found = self.mana(player)
        for i in range(len(found)):
            if not needs >> i % len(player.tokens) & 1:
                found[i] = 0
        at = len(found)
        found += [0] * (len(player.tokens) + 1)
        if needs & DICE or (player.dice_left and needs):
            found[-1] = player.dice_left
            for i, place in enumerate(s.dice_at):
                if place == IN_SOURCE and (needs & DICE or needs >> s.dice[i] & 1):
                    found[at + s.dice[i]] += 1
        return found

    def mana(self, player: Player) -> list[int]:
        """Tokens and crystals, counted together where nothing tells them apart."""
        if not self.plain:
            return player.tokens + player.crystals
        counts = player.tokens[:]
        for colour in range(len(player.crystals)):
            counts[colour] += player.crystals[colour]
        return counts

    def fight(self, s: MageKnight) -> tuple[object, ...]:
        """A position without the means, and without the attack or block that was begun."""
        combat = s.combat
        assert combat is not None
        player = s.players[self.seat]
        found: list[object] = [s.moment, player.hand.count(WOUND), player.discard.count(WOUND)]
        self.turn(player, found)
        for unit in player.units:
            found.append((unit.card, unit.wounds, unit.locked, unit.banner, unit.banner_down, unit.weakened))
            found.append((unit.bare, unit.mana, unit.stands_before, unit.warded, unit.guise, unit.bonded))
        self.foes(combat, found)
        return tuple(found)

    def key(self, s: MageKnight) -> tuple[object, ...]:
        combat = s.combat
        assert combat is not None
        player = s.players[self.seat]
        found: list[object] = [s.moment, tuple(sorted(player.hand))]
        found.append(tuple(s.attack))
        found.append(tuple(s.block))
        needs = self.reach.needs(s, self.seat) if len(s.stack) == self.depth else EVERY
        if needs & DICE:
            found.append(tuple(self.mana(player)))
            dice = [s.dice[i] << 8 | s.dice_at[i] for i in range(len(s.dice))]
            if len(s.stack) == self.depth and player.stored_die == NONE:
                dice.sort()  # nobody asks which of them it is
            found.append(tuple(dice))
            found.append(player.dice_left)
        else:
            found.append(tuple(self.means(s, needs)))
        found.append(tuple(sorted(player.discard)))
        self.turn(player, found)
        for unit in player.units:
            found.append((unit.card, unit.ready, unit.wounds, unit.locked, unit.banner, unit.banner_down))
            found.append(
                (unit.weakened, unit.bare, unit.mana, unit.stands_before, unit.warded, unit.guise, unit.bonded)
            )
        found.append((combat.targets, combat.blocking, combat.blow, combat.pledged, combat.shields, combat.valor))
        found.append((combat.spare_here, combat.unit_strikes, combat.spared))
        self.foes(combat, found)
        for frame in s.stack[self.depth :]:
            if isinstance(frame, Ask):
                found.append((1, frame.seat, id(frame.choosing), frame.by, frame.memo))
            elif isinstance(frame, Pay):
                found.append((2, frame.mask, frame.purpose, id(frame.paying), frame.by))
            elif isinstance(frame, Doing):
                found.append((3, id(frame.effect), frame.by))
            elif isinstance(frame, ChooseWay):
                found.append((4, id(frame.ways), frame.by))
            elif isinstance(frame, Offer):
                found.append((5, id(frame.effect), frame.by))
            elif isinstance(frame, Suffer):
                found.append((6, frame.foe, frame.left, frame.blow))
            else:
                found.append(facts(frame))
        return tuple(found)

    def turn(self, player: Player, found: list[object]) -> None:
        """What is known of the turn and may count in its fight."""
        found.append(tuple(player.skill_state))
        found.append((player.tactic_used, player.tactic_down, player.flags, player.endless))
        found.append((player.move, player.influence, player.heal, player.combat_wounds, player.move_left, player.rush))
        found.append((player.boost_attack, player.boost_block, player.boost_ranged, player.side_bonus))
        found.append((player.guide_block, player.ambush_attack, player.ambush_block, player.units_attack))
        found.append((player.units_block, player.units_armor, player.pulls, player.stored_die, player.deadly_aim))
        found.append((player.ritual, player.surge, player.enhances, player.invoked, player.opened_die, player.box))
        found.append((player.boxed, player.command_card, player.wheel, player.healed, player.claim_pays))
        if len(player.deck) != self.deck:  # cards were taken out of it by choice
            found.append(tuple(sorted(player.deck)))
        found.append((len(player.deck), len(player.set_aside), len(player.puppets), player.bent))
        found.append(tuple(player.wards))
        found.append(tuple(sorted(player.regains)))
        found.append(tuple(sorted(player.returns)))

    def foes(self, combat: Combat, found: list[object]) -> None:
        """What holds in the fight apart from the attack or block under way."""
        found.append((combat.retort, combat.dodge, combat.skipped, combat.no_site_walls, combat.only_siege))
        found.append((combat.only_cold_fire, combat.physical_doubled, combat.cracks, combat.crack_by, combat.disease))
        found.append((combat.harvest, combat.units_allowed, combat.night, tuple(combat.charms)))
        found.append(tuple(combat.spare_blocks))
        for foe in combat.foes:
            if foe.defeated:
                found.append(foe.token)
                continue
            found.append((foe.token, foe.armor_change, foe.attack_change, foe.lost, foe.gained, foe.raised, foe.bolt))
            found.append((foe.stopped, foe.defender, foe.errand, foe.duelled, foe.unit_met, foe.master))
            found.append(tuple(foe.fates))
            found.append(tuple(foe.changes))
            found.append(tuple(foe.muted))
            found.append(tuple(foe.quenched))


def plain_pay(ways: list[int]) -> list[int]:
    """The ways to pay, without other mana where a token of the very colour is there."""
    covered = 0
    for way in ways:
        if a_of(way) == TOKEN << 3 | b_of(way):
            covered |= 1 << b_of(way)
    if not covered:
        return ways
    return [way for way in ways if not covered >> b_of(way) & 1 or a_of(way) == TOKEN << 3 | b_of(way)]


def covered_by(end: End, other: End) -> bool:
    """Is an end no better than another one in anything?"""
    return other.covers(end.beaten, end.wounds, end.poison, end.units, end.cards)


def at_least(more: list[int], less: list[int]) -> bool:
    if len(more) != len(less):
        return False
    return all(more[i] >= less[i] for i in range(len(more)))


def holds(more: list[int], less: list[int]) -> bool:
    """Are all cards of a sorted hand in another one?"""
    i = 0
    n = len(more)
    for card in less:
        while i < n and more[i] < card:
            i += 1
        if i == n or more[i] != card:
            return False
        i += 1
    return True


def solve(s: MageKnight, seat: int, nodes: int) -> Solution:
    """The fight that is on, solved for the hero who fights it."""
    if s.combat is None or s.combat.seat != seat or not any(isinstance(frame, Fight) for frame in s.stack):
        raise Problem("problem-no-fight")
    guess = s.determinize(seat, seeded(0))
    solver = Solver(guess, seat, nodes)
    solver.run(guess)
    ends = in_order(solver.ends)
    forks: list[Fork] = []
    for end in ends:
        if end.fork is not None and not any(fork is end.fork for fork in forks):
            forks.append(end.fork)
    exact = solver.exact
    count = len(s.combat.foes)
    unseen = [told(solver, guess, fork, count) for fork in forks]
    return Solution(exact, solver.taken, [result(guess, end, count) for end in ends], unseen=unseen)


def told(solver: Solver, guess: MageKnight, fork: Fork, count: int) -> dict[str, object]:
    """All that can follow where something comes to light, for each deal that makes a difference."""
    line = [*fork.step.line(), fork.action]
    after: list[dict[str, object]] = []
    for deal in solver.deals(fork) or []:
        solver.exact = True
        solved = solver.after(fork, deal, [], [])
        results = [result(deal.s, end, count, len(line)) for end in in_order(solved.ends)]
        after.append({"chance": round(deal.chance, 4), "seen": deal.seen, "exact": solver.exact, "results": results})
    return {"line": notation(guess, line), "deals": sorted(after, key=chance_of, reverse=True)}


def chance_of(deal: dict[str, object]) -> float:
    chance = deal["chance"]
    assert isinstance(chance, float)
    return chance


def in_order(ends: list[End]) -> list[End]:
    """The best for most people first."""
    return sorted(ends, key=lambda end: (-end.beaten.bit_count(), end.wounds + end.poison, -end.cards))


def result(s: MageKnight, end: End, count: int, begin: int = 0) -> dict[str, object]:
    """An end as plain data; its line is told from a position on."""
    return {
        "beaten": [i + 1 for i in range(count) if end.beaten >> i & 1],
        "wounds": end.wounds,
        "poison": end.poison,
        "units": end.units,
        "cards": end.cards,
        "line": notation(s, end.line[begin:]),
        "open": end.fork is not None,
    }


def notation(s: MageKnight, line: list[int]) -> list[str]:
    after = s.copy()
    found: list[str] = []
    for action in line:
        found.append(after.format(action))
        after.apply(action)
    return found
