### Euthia: mining, trade, Items and storage in English.

## Questions

ask-eu-trade = Buy, sell, heal, change the offer, reveal and learn Hero tiles, unlock fields, use and arrange your Items, or leave.
    .title = Your Trade, { $seat }
ask-eu-trade-fee =
    You owe the owner of the Trade token { $number } gold. Sell something that brings gold first.
    .title = The fee, { $seat }
ask-eu-overflow =
    { $number ->
        [one] { $number } Item finds no place
       *[other] { $number } Items find no place
    }. Use, equip or discard something.
    .title = Too many Items, { $seat }
ask-eu-overflow-trade =
    { $number ->
        [one] { $number } Item finds no place
       *[other] { $number } Items find no place
    }. Use, equip or discard something, or trade here first.
    .title = Spoils, { $seat }
ask-eu-hand-limit =
    You hold { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } above the limit. Discard one, or exchange Silver cards.
    .title = Too many cards, { $seat }
ask-eu-cart = Use a Mine Cart to choose from three tiles, or take the top one.
    .title = Mining, { $seat }
ask-eu-cart-event = The Event lends you a Mine Cart. Use it to choose from three tiles, or take the top one.
    .title = Mining, { $seat }
ask-eu-sift = Choose the tile that you keep. The others are discarded.
    .title = Your Mine Cart, { $seat }
ask-eu-toll = Others have Interaction tokens here. Choose the Gold card that you discard for them.
    .title = The toll, { $seat }
ask-eu-same-value = Choose the Hero tile of value { $number } that you keep. The other one leaves the game.
    .title = Two tiles of one value, { $seat }
ask-eu-unlock-essence = Choose the Essence with which you unlock the field.
    .title = Unlocking, { $seat }

## What happened: mining

event-eu-mined = { $seat } mines: { $field }.
    .you = You mine: { $field }.
event-eu-toll-card = { $seat } discards “{ $card }” as payment for the tokens of others there.
    .you = You discard “{ $card }” as payment for the tokens of others there.
event-eu-unearthed = { $seat } finds “{ $tile }” in the Mine Cart.
    .you = You find “{ $tile }” in the Mine Cart.

## What happened: trade

event-eu-trades = { $seat } trades: { $field }.
    .you = You trade: { $field }.
event-eu-paid = { $seat } pays { $number } gold.
    .you = You pay { $number } gold.
    .sum = gold −{ $number }
event-eu-bought = { $seat } buys “{ $tile }” for { $number } gold.
    .you = You buy “{ $tile }” for { $number } gold.
event-eu-offered = The offer now shows “{ $tile }”.
    .all = The offer now shows: { $tile }.
event-eu-changed-offer = { $seat } has the whole offer changed.
    .you = You have the whole offer changed.
event-eu-sold = { $seat } sells “{ $tile }” for { $number } gold.
    .you = You sell “{ $tile }” for { $number } gold.
event-eu-sold-resource = { $seat } sells “{ $tile }”.
    .you = You sell “{ $tile }”.
event-eu-sold-gem = { $seat } sells { $gem }.
    .you = You sell { $gem }.
event-eu-sold-essence = { $seat } sells { $essence }.
    .you = You sell { $essence }.
event-eu-revealed = { $seat } reveals “{ $tile }”.
    .you = You reveal “{ $tile }”.
event-eu-left-game = “{ $tile }” of { $seat } leaves the game.
    .you = Your “{ $tile }” leaves the game.
event-eu-learned = { $seat } learns “{ $tile }” for { $number } gold.
    .you = You learn “{ $tile }” for { $number } gold.
event-eu-unlearned = { $seat } puts “{ $tile }” back among the available tiles.
    .you = You put “{ $tile }” back among the available tiles.
event-eu-unlocked = { $seat } unlocks a field of the Hero board: { $slot }.
    .you = You unlock a field of the Hero board: { $slot }.

## What happened: storing

event-eu-dropped = { $seat } discards “{ $tile }”.
    .you = You discard “{ $tile }”.
event-eu-dropped-gem = { $seat } discards { $gem }.
    .you = You discard { $gem }.
event-eu-dropped-essence = { $seat } discards { $essence }.
    .you = You discard { $essence }.
event-eu-dropped-gaar = { $seat } discards a Gaar.
    .you = You discard a Gaar.
event-eu-dropped-dwurt = { $seat } discards a Dwurt.
    .you = You discard a Dwurt.
event-eu-dropped-trophy = { $seat } discards a Trophy: { $monster }.
    .you = You discard a Trophy: { $monster }.
event-eu-discarded = { $seat } discards the card “{ $card }”.
    .you = You discard the card “{ $card }”.
event-eu-dwurt-die = The Dwurt die of { $seat } shows { $number }.
    .you = Your Dwurt die shows { $number }.

## Why not: mining

why-eu-not-a-mine = You mine only on a Mountain, a Lake or a Cave.
why-eu-not-liberated = Field { $field } is not liberated: its Monster is undefeated.
why-eu-rubble = A Destruction token lies on field { $field }. Remove it first.
why-eu-mined-already = You have mined here already, and each Hero mines a field once.
why-eu-owners-unpaid = The owners of the tokens here get { $need } gold in total, and you have { $have }.
why-eu-no-gold-card = Others have Interaction tokens here: that costs a Gold card, and you have none.
why-eu-no-cart = “{ $tile }” is no Mine Cart.
why-eu-no-lent-cart = No Event lends you a Mine Cart now; use one of yours or none.
why-eu-one-cart = The Event lends you a Mine Cart already, and a Mining Action takes only one.

## Why not: trade

why-eu-one-action = “{ $tile }” would begin another Action. Finish what you are at first.
why-eu-not-a-shop = You trade only with a Merchant, an Alchemist or the Dragon Slayers.
why-eu-only-centre = With the Dragon Slayers you trade on the centre of their tile.
why-eu-only-trading = That is part of a Trade Action.
why-eu-fee-unpayable = The fee here is { $need } gold. You have { $have } and nothing whose sale would bring the rest.
why-eu-fee-first = You owe { $need } gold as the fee. Until it is paid you can only sell what brings gold.
why-eu-not-offered = “{ $tile }” is not on offer here, and it is no available Equipment of your Hero.
why-eu-few-gold = That costs { $need } gold, and you have { $have }.
why-eu-one-backpack = You have a Backpack already; one is the limit.
why-eu-no-room = You have no Sack and can neither equip nor use “{ $tile }” now.
why-eu-no-room-gaar = You have neither a free Gaar field nor a Sack.
why-eu-not-for-sale = “{ $tile }” is a Skill, and Skills cannot be sold.
why-eu-choose-side = “{ $tile }” has two sides. Say which one you take.
why-eu-no-side = “{ $tile }” has no such side to choose.
why-eu-changes-spent = Free changes of the offer end after { $number } in one Trade Action.
why-eu-only-slayers = Only the Dragon Slayers sell Gaar.
why-eu-not-available = “{ $tile }” is not among your available Hero tiles.
why-eu-not-a-skill = “{ $tile }” is no Skill, and only Skills are learned.
why-eu-no-skill-to-remove = “{ $tile }” is no Skill of your board, and only those can be put back.
why-eu-not-locked = That field of your board is not locked.
why-eu-no-essences = The field opens for an Essence, and you have none.

## Why not: storing

why-eu-room-first =
    First { $number ->
        [one] { $number } Item that finds no place has
       *[other] { $number } Items that find no place have
    } to go: use, equip or discard something.
why-eu-frees-nothing = It takes up no Sack, so discarding it makes no room.
why-eu-cards-first =
    First discard or exchange cards: you hold { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } above the limit of 5.
why-eu-not-in-hand = You do not hold “{ $card }”.

## Parts of the table that are no cards or places

eu-service-mend = Heal
eu-service-buy-gaar = Buy Gaar
eu-service-change = Change the offer
eu-service-reveal = Reveal Hero tiles
