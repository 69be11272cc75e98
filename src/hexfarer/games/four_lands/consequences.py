"""What an announced item brings if nobody stops it, in words; and whether it came about."""

from __future__ import annotations

from hexfarer.games.four_lands import events
from hexfarer.games.four_lands.act import Act
from hexfarer.games.four_lands.announced import work_view
from hexfarer.games.four_lands.content.decks import KIND, KIND_IDS
from hexfarer.games.four_lands.effects import (
    Armour,
    Bind,
    Drift,
    Enrich,
    ExchangeSymbol,
    FightBonus,
    Harder,
    Imprison,
    Negate,
    Relocate,
    Strike,
    StrikeAll,
    SwapTasks,
)
from hexfarer.games.four_lands.flow.carry import effect_of
from hexfarer.games.four_lands.icons import TASK_ICONS, item_icon, side_icon
from hexfarer.games.four_lands.state import FourLands
from hexfarer.games.four_lands.terms import ARTEFACTS, ATTACK, BOOK, NONE, SIDES, TASK, TRAITS, side_of
from hexfarer.games.four_lands.words import agent_phrase, item_phrase, party_phrase, side_name, task_phrase
from hexfarer.kernel.outlook import Consequence
from hexfarer.kernel.phrase import Phrase


def came_about(after: FourLands, before: FourLands, item: Act) -> bool:
    """Has the item done what it was announced for? The position has listened since then."""
    if item.kind == TASK:
        return after.completed > before.completed
    if item.kind == ATTACK:
        fought = [event for event in after.log or [] if event.kind == events.GROUP_FOUGHT]
        return len(fought) > 0 or (after.fight is not None and after.fight.by == item.party)
    told = effect_of(item)
    card = item.card
    if isinstance(told, Strike):
        return after.party_of[item.target] == NONE
    if isinstance(told, StrikeAll):
        return any(after.party_of[agent] == NONE for agent in told.targets(before, item.seat, item.place))
    if isinstance(told, Imprison):
        return any(one == card for one, _ in after.circles)
    if isinstance(told, Bind):
        return any(one == card for one, _ in after.amulets)
    if isinstance(told, Armour):
        return any(one == card for one, _ in after.armours)
    if isinstance(told, Harder):
        return card in after.complications
    if isinstance(told, SwapTasks):
        return after.field_task[item.field] != before.field_task[item.field]
    if isinstance(told, Relocate):
        return after.party_field[item.party] == item.field
    if isinstance(told, Drift):
        party = after.party_of[item.target]
        return party != NONE and after.party_field[party] == item.field
    if isinstance(told, Enrich | ExchangeSymbol):
        return len(after.changes) > len(before.changes)
    if isinstance(told, FightBonus):
        return (
            after.fight is not None and before.fight is not None and len(after.fight.warmed) > len(before.fight.warmed)
        )
    assert isinstance(told, Negate)
    target = item.target
    return any(one.number == target for one in before.items) and all(one.number != target for one in after.items)


def happens(s: FourLands, deal: FourLands, seat: int) -> list[Consequence]:
    """What the item on top brings, as far as the seat can know."""
    item = s.items[-1]
    if item.kind == TASK:
        return task_brings(s, item)
    if item.kind == ATTACK:
        words: dict[str, object] = {
            "count": len(item.agents),
            "others": len(s.members[item.target]),
            "party": party_phrase(item.party),
            "target": party_phrase(item.target),
        }
        return [Consequence(Phrase("brings-fight", words), item_icon("attack"))]
    return [Consequence(card_brings(s, item, seat), item_icon(KIND_IDS[KIND[item.card]]))]


def task_brings(s: FourLands, item: Act) -> list[Consequence]:
    work = work_view(s, item)
    task = s.field_task[item.place]
    side = side_of(item.party)
    icon = side_icon(SIDES[side])
    if work is None or work["short"]:
        return [Consequence(Phrase("answer-fails"), icon)]
    before, then = work["vp"]
    found: list[Consequence] = []
    args: dict[str, object] = {"side": side_name(side), "before": before, "after": then}
    if then > before:
        found.append(Consequence(Phrase("brings-vp", args), icon))
    elif s.has_amulet(item.party):
        found.append(Consequence(Phrase("brings-amulet", {"party": party_phrase(item.party)}), item_icon("amulet")))
    else:
        found.append(Consequence(Phrase("brings-ap", {"side": side_name(side)}), icon))
    if "artefact" in work:
        key = "brings-book" if ARTEFACTS.index(work["artefact"]) == BOOK else "brings-hiendall"
        found.append(Consequence(Phrase(key, {"party": party_phrase(item.party)}), TASK_ICONS[task]))
    found.append(Consequence(Phrase("brings-gone", {"task": task_phrase(task)}), TASK_ICONS[task]))
    return found


def card_brings(s: FourLands, item: Act, seat: int) -> Phrase:
    """What a card does, about what it was announced for."""
    told = effect_of(item)
    args: dict[str, object] = {"card": Phrase("card-" + KIND_IDS[KIND[item.card]])}
    if isinstance(told, Strike | Enrich | ExchangeSymbol | Armour | Drift) and s.party_of[item.target] != NONE:
        args["agent"] = agent_phrase(s, s.handle(item.target), seat)
        if isinstance(told, Strike):
            args.update({"attack": told.attack, "defence": s.defence(item.target)})
            hidden = not s.sees(seat, item.target)
            return Phrase(
                "brings-strike-hidden" if hidden else "brings-strike", without(args, "defence" if hidden else "")
            )
        if isinstance(told, Drift):
            args["field"] = s.game.name(s, "field", item.field, seat)
            return Phrase("brings-drift", without(args, "card"))
        return Phrase("brings-on-agent", args)
    if isinstance(told, StrikeAll):
        count = len(told.targets(s, item.seat, item.place))
        field = s.game.name(s, "field", item.place, seat)
        return Phrase("brings-strike-all", {"count": count, "attack": told.attack, "field": field})
    if isinstance(told, Imprison | Bind):
        return Phrase("brings-on-party", {**args, "party": party_phrase(item.party)})
    if isinstance(told, Relocate):
        field = s.game.name(s, "field", item.field, seat)
        return Phrase("brings-portal", {"party": party_phrase(item.party), "field": field})
    if isinstance(told, SwapTasks):
        tasks = [task_phrase(s.field_task[field]) for field in (item.field, item.other_field)]
        return Phrase("brings-swap", {"task": tasks[0], "other": tasks[1]})
    if isinstance(told, Harder):
        return Phrase("brings-harder", {"trait": Phrase("trait-" + TRAITS[told.trait])})
    if isinstance(told, Negate):
        return Phrase("brings-negate", {"item": item_phrase(s, item.target)})
    return Phrase("brings-card", args)


def without(args: dict[str, object], name: str) -> dict[str, object]:
    return {key: value for key, value in args.items() if key != name}
