"""Talking to the locals: recruiting, healing, training, spells, artifacts."""

from __future__ import annotations

from typing import Final

from hexfarer.games.mage_knight import events, reasons, verbs
from hexfarer.games.mage_knight.components import DEEDS, UNITS
from hexfarer.games.mage_knight.effects.base import Ask
from hexfarer.games.mage_knight.effects.paying import Pay
from hexfarer.games.mage_knight.flow.cards import Playing
from hexfarer.games.mage_knight.flow.recruiting import (
    BOND_OR_NOT,
    HIRED,
    bonds_free,
    influence_for,
    least_price,
    make_room,
)
from hexfarer.games.mage_knight.mana import ORDINARY, can_pay, unpaid
from hexfarer.games.mage_knight.moves import owned_site, owner_of, unconquered
from hexfarer.games.mage_knight.offers import need_offer, offer_unit, take_offered
from hexfarer.games.mage_knight.plan import BCOO
from hexfarer.games.mage_knight.player import NO_REPUTATION
from hexfarer.games.mage_knight.state import City, MageKnight
from hexfarer.games.mage_knight.terms import (
    ACTION_OFFER,
    AFTER,
    ANY_BASIC,
    BLUE,
    BOUND,
    CITY,
    DISREPUTABLE,
    GLADE,
    GREEN,
    INTERACT,
    KEEP,
    MONASTERY,
    NONE,
    RED,
    REFUGEE_CAMP,
    REPUTED,
    SPELL,
    SPELL_OFFER,
    TOWER,
    VILLAGE,
    WHITE,
    WORST_REPUTATION,
    modifier,
)
from hexfarer.kernel.action import a_of, kind_of, pack
from hexfarer.kernel.decision import Decision
from hexfarer.kernel.verdict import OK, refuse

VILLAGE_HEALING: Final = 3
MONASTERY_HEALING: Final = 2
ACTION_PRICE: Final = 6
SPELL_PRICE: Final = 7
ARTIFACT_PRICE: Final = 12
ELITE_PRICE: Final = 2


def locals_verdict(s: MageKnight, seat: int) -> int:
    """Is there somebody to talk to here (MK-INTERACT-01, -02)?"""
    player = s.players[seat]
    if player.reputation == WORST_REPUTATION and not player.has(NO_REPUTATION):
        return refuse(reasons.REPUTATION_X)
    space = player.place
    site = s.sites[space]
    if site in (VILLAGE, REFUGEE_CAMP):
        return OK
    if site == MONASTERY:
        return OK if s.shields[space] == 0 else refuse(reasons.BURNED_DOWN)
    if owned_site(s, space):
        owner = owner_of(s, space)
        if owner == seat or (owner != NONE and s.allies(owner, seat)):
            return OK
        return refuse(reasons.NOT_YOUR_KEEP if site == KEEP else reasons.NOT_YOUR_TOWER)
    if site in (TOWER, CITY):
        return refuse(reasons.NOT_CONQUERED) if unconquered(s, space) else OK
    if site == GLADE and any(UNITS[unit].sites >> GLADE & 1 for unit in s.unit_offer):
        return OK  # no people, but a unit that is called there (MK-INTERACT-17)
    return refuse(reasons.NOBODY_HERE)


def begin_talk(s: MageKnight, seat: int) -> None:
    """The action is an interaction: reputation and shields count once (MK-INTERACT-03 to -05, -19)."""
    player = s.players[seat]
    player.acted = True
    player.move = 0
    player.talk_modifier = 0 if player.has(NO_REPUTATION) else modifier(player.reputation)
    player.influence = player.talk_modifier
    player.courted = 0
    city = s.city_at(player.place)
    if city is not None:
        player.influence += city.shields.count(seat)
    if s.sites[player.place] == TOWER or offers(city, BLUE):
        need_offer(s, SPELL_OFFER)
    if offers(city, GREEN):
        need_offer(s, ACTION_OFFER)
    s.moment = INTERACT
    s.tell(events.TALKS, [seat, player.place])
    s.push(Talk(seat))


class Talk(Playing):
    """The interaction."""

    __slots__ = ()

    def ready(self, s: MageKnight) -> bool:
        return True

    def skippable(self) -> bool:
        return True

    def own_options(self, s: MageKnight) -> list[int]:
        wanted = [pack(verbs.RECRUIT, unit) for unit in sorted(set(s.unit_offer))]
        wanted.append(pack(verbs.BUY_HEALING))
        wanted += [pack(verbs.BUY, card) for card in s.monastery_offer + s.spell_offer + s.action_offer]
        wanted += [pack(verbs.BUY_UNSEEN), pack(verbs.BUY_ARTIFACT), pack(verbs.BUY_ELITE)]
        return [*[action for action in wanted if self.own_verdict(s, action) == OK], pack(verbs.LEAVE)]

    def own_verdict(self, s: MageKnight, action: int) -> int:
        kind = kind_of(action)
        site = s.sites[s.players[self.seat].place]
        city = s.city_at(s.players[self.seat].place)
        if kind == verbs.LEAVE:
            return OK
        if kind == verbs.RECRUIT:
            return self.recruit_verdict(s, a_of(action), site, city)
        if kind == verbs.BUY_HEALING:
            if site not in (VILLAGE, MONASTERY):
                return refuse(reasons.NO_HEALING_SOLD)
            return self.afford(s, VILLAGE_HEALING if site == VILLAGE else MONASTERY_HEALING)
        if kind == verbs.BUY:
            return self.buy_verdict(s, a_of(action), site, city)
        if kind == verbs.BUY_UNSEEN:
            if not offers(city, GREEN):
                return refuse(reasons.NOT_SOLD_HERE)
            return self.afford(s, ACTION_PRICE) if s.action_deck else refuse(reasons.DECK_EMPTY)
        if kind == verbs.BUY_ARTIFACT:
            if not offers(city, RED):
                return refuse(reasons.NO_ARTIFACT_SOLD)
            return self.afford(s, ARTIFACT_PRICE) if s.artifact_deck else refuse(reasons.DECK_EMPTY)
        if kind == verbs.BUY_ELITE:
            if not offers(city, WHITE):
                return refuse(reasons.NO_ELITE_SOLD)
            if not s.plan.elite_units:
                return refuse(reasons.NO_ELITES_TOGETHER if s.plan.scenario == BCOO else reasons.NO_ELITES)
            return self.afford(s, ELITE_PRICE) if s.elite_deck else refuse(reasons.DECK_EMPTY)
        return refuse(reasons.TALKING)

    def spending(self, s: MageKnight) -> list[int]:
        bound = [unit for unit in sorted(set(s.unit_offer)) if UNITS[unit].traits & BOUND]
        return [pack(verbs.BUY, card) for card in s.spell_offer] + [pack(verbs.RECRUIT, unit) for unit in bound]

    def afford(self, s: MageKnight, price: int) -> int:
        have = s.players[self.seat].influence
        return OK if have >= price else refuse(reasons.TOO_FEW_INFLUENCE, price, max(0, have))

    def recruit_verdict(self, s: MageKnight, unit: int, site: int, city: City | None) -> int:
        if unit not in s.unit_offer:
            return refuse(reasons.UNIT_NOT_OFFERED, unit)
        everybody = offers(city, WHITE) or site == REFUGEE_CAMP
        if not everybody and not UNITS[unit].sites & icons_here(s, site):
            return refuse(reasons.NOT_RECRUITED_HERE, unit)
        player = s.players[self.seat]
        if player.alone:
            return refuse(reasons.ON_YOUR_OWN)
        kind = UNITS[unit].traits & (REPUTED | DISREPUTABLE)
        if kind and player.courted not in (0, kind):
            return refuse(reasons.NOT_BOTH_KINDS)
        if UNITS[unit].traits & BOUND and not can_pay(s, self.seat, [ANY_BASIC]):
            return unpaid(s, self.seat, [ANY_BASIC], ORDINARY, reasons.NO_MANA_TO_BIND)
        price, have = least_price(s, player, unit, bonds_free(player)), influence_for(player, unit)
        return OK if have >= price else refuse(reasons.TOO_FEW_INFLUENCE, price, max(0, have))

    def buy_verdict(self, s: MageKnight, card: int, site: int, city: City | None) -> int:
        if card in s.monastery_offer and site == MONASTERY:
            return self.afford(s, ACTION_PRICE)
        if card in s.action_offer and offers(city, GREEN):
            return self.afford(s, ACTION_PRICE)
        if card in s.spell_offer and (site == TOWER or offers(city, BLUE)):
            if not can_pay(s, self.seat, [1 << DEEDS[card].colour]):
                return unpaid(s, self.seat, [1 << DEEDS[card].colour], ORDINARY, reasons.NO_MANA_TO_BUY)
            return self.afford(s, SPELL_PRICE)
        if card in s.monastery_offer:
            return refuse(reasons.NO_TRAINING_SOLD)
        if card in s.spell_offer:
            return refuse(reasons.NO_SPELL_SOLD)
        return refuse(reasons.NOT_SOLD_HERE) if card in s.action_offer else refuse(reasons.NOT_FOR_SALE, card)

    def own_resolve(self, s: MageKnight, action: int) -> None:
        kind = kind_of(action)
        player = s.players[self.seat]
        if kind == verbs.LEAVE:
            s.pop()
            player.influence = 0
            s.moment = AFTER
        elif kind == verbs.RECRUIT:
            unit = a_of(action)
            if bonds_free(player):
                s.push(Ask(self.seat, BOND_OR_NOT, unit, 0))
            else:
                make_room(s, self.seat, unit, HIRED)
        elif kind == verbs.BUY_HEALING:
            village = s.sites[player.place] == VILLAGE
            player.influence -= VILLAGE_HEALING if village else MONASTERY_HEALING
            player.heal += 1
            s.tell(events.HEAL_POINTS, [self.seat, 1])
        elif kind == verbs.BUY:
            self.buy(s, a_of(action))
        elif kind == verbs.BUY_UNSEEN:
            player.influence -= ACTION_PRICE
            card = s.action_deck.pop()
            s.reveal(events.GAINED)
            s.to_deck(self.seat, card)
            s.tell(events.GAINED, [self.seat, card])
        elif kind == verbs.BUY_ARTIFACT:
            player.influence -= ARTIFACT_PRICE
            player.artifacts_due += 1
            s.tell(events.BOUGHT_ARTIFACT, [self.seat])
        else:
            player.influence -= ELITE_PRICE
            offer_unit(s, True)

    def buy(self, s: MageKnight, card: int) -> None:
        player = s.players[self.seat]
        s.to_deck(self.seat, card)
        s.tell(events.GAINED, [self.seat, card])
        if card in s.monastery_offer and s.sites[player.place] == MONASTERY:
            s.monastery_offer.remove(card)
            player.influence -= ACTION_PRICE
        elif DEEDS[card].kind == SPELL:
            player.influence -= SPELL_PRICE
            s.push(Pay(self.seat, 1 << DEEDS[card].colour))
            take_offered(s, card)
        else:
            player.influence -= ACTION_PRICE
            take_offered(s, card)

    def quiet(self, s: MageKnight) -> int:
        return pack(verbs.LEAVE)

    def decision(self, s: MageKnight) -> Decision:
        place = s.players[self.seat].place
        args: dict[str, object] = {"site": s.game.name(s, "site", place, self.seat)}
        return self.asks(s, "talk", "MK-INTERACT-07", [pack(verbs.LEAVE)], args)

    def copy(self) -> Talk:
        return Talk(self.seat)


def offers(city: City | None, colour: int) -> bool:
    """Is this a city of that colour?"""
    return city is not None and city.colours >> colour & 1 == 1


def icons_here(s: MageKnight, site: int) -> int:
    """The site icons whose units can be recruited here (MK-INTERACT-08, MK-SCN-HOLD-06)."""
    icons = 1 << site
    if s.plan.recruit_more:
        if site == TOWER:
            icons |= 1 << MONASTERY
        elif site == KEEP:
            icons |= 1 << VILLAGE
    return icons
