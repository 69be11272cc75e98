### Euthia in English: Free Actions, Encounters, paying.

## What must be paid or be there

need-eu-gold = { $n } gold
need-eu-gaar = { $n } Gaar
need-eu-wounds =
    { $n ->
        [one] { $n } Wound suffered
       *[other] { $n } Wounds suffered
    }
need-eu-silver =
    { $n ->
        [one] { $n } Silver card
       *[other] { $n } Silver cards
    }
need-eu-gold-card =
    { $n ->
        [one] { $n } Gold card
       *[other] { $n } Gold cards
    }
need-eu-rep = a Reputation of at least { $n }
need-eu-set = an Armour set of at least { $n } pieces, worn
need-eu-any-gem =
    { $n ->
        [one] a Gem of any kind
       *[other] { $n } Gems of any kind
    }
need-eu-gem = { $n } × { $gem }
need-eu-any-essence =
    { $n ->
        [one] an Essence of any kind
       *[other] { $n } Essences of any kind
    }
need-eu-essence = { $n } × { $essence }
need-eu-item = { $n } × { $kind }
need-eu-resource-mountain =
    { $n ->
        [one] { $n } Resource of the Mountains
       *[other] { $n } Resources of the Mountains
    }
need-eu-resource-lake =
    { $n ->
        [one] { $n } Resource of the Lakes
       *[other] { $n } Resources of the Lakes
    }
need-eu-resource-cave =
    { $n ->
        [one] { $n } Resource of the Caves
       *[other] { $n } Resources of the Caves
    }
need-eu-trophy =
    { $n ->
        [one] { $n } Trophy of level { $level }
       *[other] { $n } Trophies of level { $level }
    }
need-eu-tokens-hero =
    { $n ->
        [one] { $n } own Hero token on the map
       *[other] { $n } own Hero tokens on the map
    }
need-eu-tokens-trade =
    { $n ->
        [one] { $n } own Trade token on the map
       *[other] { $n } own Trade tokens on the map
    }
need-eu-tokens-interaction =
    { $n ->
        [one] { $n } own Interaction token on the map
       *[other] { $n } own Interaction tokens on the map
    }
need-eu-tokens-quest =
    { $n ->
        [one] { $n } fulfilled quest
       *[other] { $n } fulfilled quests
    }
need-eu-or = { $a } or { $b }
need-eu-lack = { $need } (you have { $have })
effect-eu-pay = pay { $need }
effect-eu-artifact = the Artifact “{ $tile }”

## Questions while paying

ask-eu-pay-card = You pay { $need }: choose the next card from your hand.
    .title = Payment, { $seat }
ask-eu-pay-gem = You pay { $need }: choose the next Gem.
    .title = Payment, { $seat }
ask-eu-pay-essence = You pay { $need }: choose the next Essence.
    .title = Payment, { $seat }
ask-eu-pay-piece = You pay { $need }: choose the next Item.
    .title = Payment, { $seat }
ask-eu-pay-trophy = You pay { $need }: choose the next Trophy.
    .title = Payment, { $seat }
ask-eu-pay-way = Choose what you pay with: { $need }.
    .title = Payment, { $seat }

## Why not: paying

why-eu-few-gaar = That costs { $need } Gaar, and Dwurt do not count; you have { $have }.
why-eu-few-silver-cards = You must discard Silver cards: { $need } needed, you hold { $have }.
why-eu-few-gold-cards = You must discard Gold cards: { $need } needed, you hold { $have }.
why-eu-few-health = You would take { $need } Wounds, and your Health is only { $have }; it must be more than that.
why-eu-few-rep = You need a Reputation of { $need }; yours is { $have }.
why-eu-small-set = You must wear an Armour set of { $need } pieces; your set has { $have }.
why-eu-few-gems = Too few loose Gems: { $need } needed, you have { $have }. Gems that are set do not count.
why-eu-few-essences = Too few loose Essences: { $need } needed, you have { $have }.
why-eu-few-of-essence = { $essence }: { $need } loose needed, you have { $have }.
why-eu-few-items = Items of the kind { $kind }: { $need } needed, you have { $have }.
why-eu-few-trophies = Trophies of level { $level }: { $need } needed, you have { $have }.
why-eu-few-mountain = Resources of the Mountains: { $need } needed, you have { $have }.
why-eu-few-lake = Resources of the Lakes: { $need } needed, you have { $have }.
why-eu-few-cave = Resources of the Caves: { $need } needed, you have { $have }.
why-eu-few-hero-tokens = Your Hero tokens on the map: { $need } needed, there are { $have }.
why-eu-few-trade-tokens = Your Trade tokens on the map: { $need } needed, there are { $have }.
why-eu-few-interaction-tokens = Your Interaction tokens on the map: { $need } needed, there are { $have }.
why-eu-few-quest-cards = Fulfilled quests: { $need } needed, you have { $have }.
why-eu-neither = One of these would do, and you have too little of each: { $ways }.
why-eu-not-all = You could pay for each part, but not for all of them with different things.

## Why not: Free Actions

why-eu-not-church = That is done at the Church, on the centre of the Start tile.
why-eu-church-price = The Church asks for 1 gold, and you have none.
why-eu-no-potion-left = There is no Healing Potion left.
why-eu-not-treasure = There is no Treasure on your field.
why-eu-looted = This Treasure is gone: a Hero token lies here ({ $seat }).
why-eu-treasure-lost = You beat the Monster but left without the Treasure, so it is lost.
why-eu-not-elemental = There is no Elemental on your field.
why-eu-confronted-already = Your Interaction token lies here: you confront each Elemental once.
why-eu-confront-fees = Those who were here before get 1 gold each, { $need } in all; you have { $have }.
why-eu-confront-card = Others have a token here: you must discard a Gold card, and you have none.
why-eu-not-portal = You are not on a Portal.
why-eu-no-portal-there = { $field } is no Portal, and a Portal leads only to another one.
why-eu-same-portal = You stand on this Portal; choose another one.
why-eu-portal-used = You have used this Portal; move to another field without a Portal and come back before you use it again.
why-eu-not-encounter = There is no Encounter on your field.
why-eu-quest-at-centre = The quests of this place are fulfilled on the centre of its tile.
why-eu-quest-elsewhere = “{ $quest }” belongs to another Encounter.
why-eu-quest-not-open = “{ $quest }” does not lie open; only the two open quests can be fulfilled.
why-eu-destroyed = A Destruction token lies here; remove it first.
why-eu-no-badges = No Badges are given in this scenario.
why-eu-no-trophy = You do not have that Trophy ({ $monster }).
why-eu-delivered-already = You have already delivered a Trophy of level { $level }.
why-eu-badges-gone = Both Badges of level { $level } are gone.
why-eu-not-legend = You are not on the centre of a Legend.
why-eu-legend-told = This Legend has already been fulfilled.
why-eu-not-destroyed = No Destruction token lies on your field.

## What happened

event-eu-paid-gaar = { $seat } pays { $number } Gaar.
    .you = You pay { $number } Gaar.
    .sum = Gaar −{ $number }
event-eu-paid-card = { $seat } discards a card as payment: { $suit }.
    .you = You discard a card as payment: { $suit }.
event-eu-paid-gem = { $seat } pays with a Gem: { $gem }.
    .you = You pay with a Gem: { $gem }.
event-eu-paid-essence = { $seat } pays with an Essence: { $essence }.
    .you = You pay with an Essence: { $essence }.
event-eu-paid-tile = { $seat } gives up “{ $tile }” as payment.
    .you = You give up “{ $tile }” as payment.
event-eu-paid-trophy = { $seat } gives up a Trophy: { $monster }.
    .you = You give up a Trophy: { $monster }.
event-eu-prayed = { $seat } pays 1 gold at the Church to be healed.
    .you = You pay 1 gold at the Church to be healed.
event-eu-bought-draught = { $seat } pays 1 gold at the Church for a Healing Potion.
    .you = You pay 1 gold at the Church for a Healing Potion.
event-eu-looted = { $seat } finds a Treasure of level { $level }.
    .you = You find a Treasure of level { $level }.
event-eu-confronts = { $seat } confronts an Elemental: { $element }.
    .you = You confront an Elemental: { $element }.
event-eu-confronted = The confrontation of { $seat } ends with { $number }.
    .you = Your confrontation ends with { $number }.
event-eu-confronted-nothing = The confrontation of { $seat } ends with { $number } and brings nothing.
    .you = Your confrontation ends with { $number } and brings nothing.
event-eu-portal = { $seat } goes through the Portal: { $field }.
    .you = You go through the Portal: { $field }.
event-eu-prepared = A new Encounter: { $encounter }, with { $number } quests.
event-eu-quest-opened = A quest is revealed ({ $encounter }): “{ $quest }”.
    .all = Quests are revealed ({ $encounter }): { $quest }.
event-eu-quest-done = { $seat } fulfils the quest “{ $quest }”.
    .you = You fulfil the quest “{ $quest }”.
event-eu-delivered = { $seat } delivers a Trophy at the Church: { $monster }.
    .you = You deliver a Trophy at the Church: { $monster }.
event-eu-legend-done = { $seat } fulfils the Legend “{ $legend }”.
    .you = You fulfil the Legend “{ $legend }”.
event-eu-cleared = { $seat } removes the Destruction token from the field.
    .you = You remove the Destruction token from the field.
barrier-eu-quest-opened = a quest was revealed here
