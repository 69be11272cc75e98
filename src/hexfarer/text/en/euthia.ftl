### Euthia: Torment of Resurrection: what the table says.

## Answers

do-eu-choose = { $number }
do-eu-way = { $effect }
do-eu-piece = { $piece }
do-eu-tile = { $tile }
do-eu-gem = { $gem }
do-eu-essence = { $essence }
do-eu-card = { $card }
do-eu-trophy = { $monster }
do-eu-field = { $field }
do-eu-token = { $token }
do-eu-place = Explore here: { $place }
do-eu-yes = Yes
do-eu-stop = No, go on
do-eu-exchange = Exchange 4 Silver cards for a Gold card
do-eu-cash = Exchange { $card } for 1 gold
do-eu-forge = Turn 1 Gaar into 1 Dwurt
do-eu-hope-gaar = Spend 2 Hope: take 1 Gaar
do-eu-march = Spend { $token } to move
do-eu-march-for = Move { $n } ({ $token } token)
do-eu-step = Go to { $field }
do-eu-go = Go to { $field }
do-eu-mine = Mine ({ $token })
do-eu-trade = Trade ({ $token })
do-eu-fight = Attack { $foe }
do-eu-end = End your turn
do-eu-use = Use { $piece }
do-eu-use-for = { $piece }: { $effect }
do-eu-flip = Use { $gem } in { $piece }
do-eu-flip-for = Use { $gem } in { $piece }: { $effect }
do-eu-spend = Use up { $essence }
do-eu-spend-for = Use up { $essence }: { $effect }
do-eu-equip = Equip { $piece }
do-eu-swap = Equip { $piece } in place of { $worn }
do-eu-unequip = Put { $piece } into a Sack
do-eu-set = Set { $gem } in { $piece }
do-eu-lay = Lay { $essence } on { $piece }
do-eu-drop = Discard { $piece }
do-eu-drop-gem = Discard { $gem }
do-eu-drop-essence = Discard { $essence }
do-eu-drop-gaar = Discard 1 Gaar
do-eu-drop-dwurt = Discard 1 Dwurt
do-eu-drop-trophy = Discard the Trophy { $monster }
do-eu-pray = Pay 1 gold to heal at the Church
do-eu-draught = Pay 1 gold for a Healing Potion
do-eu-loot = Take the Treasure
do-eu-confront = Confront the Elemental
do-eu-portal = Go through to { $field }
do-eu-quest = Fulfil the quest “{ $quest }”
do-eu-deliver = Deliver the Trophy { $monster }
do-eu-legend = Fulfil the Legend
do-eu-clear = Remove the Destruction
do-eu-buy = Buy { $tile }
do-eu-buy-for = Buy { $tile } for { $n } gold
do-eu-sell = Sell { $piece }
do-eu-sell-at = Sell { $piece } for { $n } gold
do-eu-sell-side = Sell { $piece } ({ $number })
do-eu-sell-for = Sell { $piece }: { $effect }
do-eu-sell-gem = Sell { $gem } for 2 gold
do-eu-sell-essence = Sell { $essence } for 2 gold
do-eu-mend = Pay 1 gold to heal
do-eu-buy-gaar = Buy 1 Gaar for 1 gold
do-eu-change = Change the offer
do-eu-reveal = Reveal Hero tiles
do-eu-learn = Learn { $tile }
do-eu-learn-for = Learn { $tile } for { $n } gold
do-eu-unlearn = Remove { $piece } from the board
do-eu-unlock = Unlock a field: { $slot }
do-eu-unlock-for = Unlock a field for { $n } gold: { $slot }
do-eu-unlock-with = Unlock a field: { $slot } ({ $essence })
do-eu-leave = Finish trading
do-eu-cart = Use the Mine Cart: { $piece }
do-eu-strike = Attack with { $piece }
do-eu-fists = Attack with bare hands
do-eu-boost = Add the boost
do-eu-reroll = Gaar on die { $die }
do-eu-reroll-for = Gaar on die { $die }, which shows { $face }
do-eu-dwurt = Use 1 Dwurt
do-eu-play = Play { $card } × { $number }
do-eu-play-for = Play { $card } × { $number }: { $effect }
do-eu-pass = Pass
do-eu-hope = 1 Hope: your roll +1
do-eu-hope-strike = 3 Hope: your roll +1 and 1 Damage
do-eu-done = Done
do-eu-done-fight = Begin the Combat
do-eu-done-roll = Roll for your attack
do-eu-done-attack = Go on to your attack
do-eu-done-monster = Roll for the Monster
do-eu-done-keep = Let the roll stand
do-eu-done-tiles = Use nothing more
do-eu-done-wounds =
    { $n ->
        [0] Take no Wound
        [one] Take { $n } Wound
       *[other] Take { $n } Wounds
    }
do-eu-done-damage =
    { $n ->
        [0] No Damage: go on
       *[other] Deal { $n } Damage
    }
do-eu-done-strike = No First Strike
do-eu-done-heal = Go on without healing
do-eu-done-boost = Attack without it
do-eu-done-lead = Keep your Control card
do-eu-pass-roll = Leave the roll as it is
do-eu-stop-save = Keep none
do-eu-stop-trophy = Discard the card
do-eu-stop-cart = Take the top one
do-eu-keep-token = Keep { $token }
do-eu-keep = Keep the card as a Trophy
do-eu-command = Play your Control card

## Questions

ask-eu-turn = Move, act and use what you have, in any order.
    .title = Your turn
ask-eu-explore = Where does the next tile go? You see it only afterwards.
    .title = Explore
ask-eu-combat-source = Which Combat Action do you spend?
    .title = Combat
ask-eu-save = Which unused Action token do you keep for the next round?
    .title = End of the turn
ask-eu-exchange = Which Silver card do you give?
    .title = Exchange cards
ask-eu-way = Which one?
    .title = Choose
ask-eu-way-or-stop = Which one, if any?
    .title = Choose
ask-eu-gem = Which Gem do you take?
    .title = A Gem
ask-eu-essence = Which Essence do you take?
    .title = An Essence
ask-eu-exchange-essence = Which Essence do you swap, and for which?
    .title = Swap an Essence
ask-eu-teleport = Where do you teleport?
    .title = Teleport
ask-eu-ready = Which tile do you ready?
    .title = Ready a tile
ask-eu-exhaust-skill = Which Skill of the Hero is exhausted?
    .title = Exhaust a Skill
ask-eu-cancel-curse = Which Curse do you cancel? The number says how many cards it is.
    .title = Cancel a Curse

## Effects

effect-eu-nothing = nothing
effect-eu-then = { $a }, { $b }
effect-eu-or = { $a } or { $b }
effect-eu-if-set = with an Armour set of { $n } or more: { $effect }
effect-eu-each-hero = every Hero: { $effect }
effect-eu-rep = +{ $n } Reputation
effect-eu-lose-rep = −{ $n } Reputation
effect-eu-gold = +{ $n } gold
effect-eu-lose-gold = lose up to { $n } gold
effect-eu-gaar = +{ $n } Gaar
effect-eu-dwurt = +{ $n } Dwurt
effect-eu-silver =
    { $n ->
        [one] draw 1 Silver card
       *[other] draw { $n } Silver cards
    }
effect-eu-gold-card =
    { $n ->
        [one] draw 1 Gold card
       *[other] draw { $n } Gold cards
    }
effect-eu-potion =
    { $n ->
        [one] 1 Healing Potion
       *[other] { $n } Healing Potions
    }
effect-eu-teleport-scroll =
    { $n ->
        [one] 1 Teleportation Scroll
       *[other] { $n } Teleportation Scrolls
    }
effect-eu-supplies =
    { $n ->
        [one] draw 1 Supplies tile
       *[other] draw { $n } Supplies tiles
    }
effect-eu-treasure = draw a Treasure of level { $n }
effect-eu-resource-mountain =
    { $n ->
        [one] draw 1 Mountain Resource
       *[other] draw { $n } Mountain Resources
    }
effect-eu-reward-hunter = draw a reward tile of the Hunter
effect-eu-reward-armourer = draw a reward tile of the Armourer
effect-eu-reward-witch = draw a reward tile of the Witch
effect-eu-gem = { $gem } × { $n }
effect-eu-gem-choice =
    { $n ->
        [one] 1 common Gem of your choice
       *[other] { $n } common Gems of your choice
    }
effect-eu-essence = { $essence } × { $n }
effect-eu-essence-choice =
    { $n ->
        [one] 1 Essence of your choice
       *[other] { $n } Essences of your choice
    }
effect-eu-exchange-essence = swap an Essence for another kind
effect-eu-heal = heal { $n }
effect-eu-heal-full = heal to your Max Health
effect-eu-wounds =
    { $n ->
        [one] suffer 1 Wound
       *[other] suffer { $n } Wounds
    }
effect-eu-move = Move +{ $n }
effect-eu-teleport =
    { $n ->
        [one] teleport up to 1 field
       *[other] teleport up to { $n } fields
    }
effect-eu-ready = ready another exhausted tile
effect-eu-mine-cart = Mine Cart: reveal 3 Resources, keep 1
effect-eu-perform-mining = a Mining Action
effect-eu-perform-trade = a Trade Action
effect-eu-perform-combat = a Combat Action
effect-eu-reveal-tiles = reveal Hero tiles for free
effect-eu-roll-mod = your Hero Roll +{ $n }
effect-eu-monster-mod = Monster { $n }
effect-eu-monster-plus = Monster +{ $n }
effect-eu-hero-mod = Hero's Battle Value { $n }
effect-eu-next-mod = Hero's next Battle Value { $n }
effect-eu-own-next-minus = your next Battle Value −{ $n }
effect-eu-wound-plus =
    { $n ->
        [one] +{ $n } Wound if the attack wounds
       *[other] +{ $n } Wounds if the attack wounds
    }
effect-eu-wound-minus =
    { $n ->
        [one] −{ $n } Wound
       *[other] −{ $n } Wounds
    }
effect-eu-damage-plus = +{ $n } Damage if the attack damages
effect-eu-damage-minus = −{ $n } Damage
effect-eu-clover-penalty = all Hero Rolls { $n } until the next Monster Attack Phase
effect-eu-monster-heal = the Monster heals { $n }
effect-eu-regeneration = Regeneration: the Monster heals { $n } in each later Combat Round
effect-eu-master-silver =
    { $n ->
        [one] the Monster-Player draws 1 Silver card
       *[other] the Monster-Player draws { $n } Silver cards
    }
effect-eu-master-gold =
    { $n ->
        [one] the Monster-Player draws 1 Gold card
       *[other] the Monster-Player draws { $n } Gold cards
    }
effect-eu-instant-kill = the Hero dies at once
effect-eu-exhaust-skills =
    { $n ->
        [one] exhaust a ready Skill of the Hero
       *[other] exhaust up to { $n } ready Skills of the Hero
    }
effect-eu-steal-gaar = move up to { $n } Gaar from the Hero to the Monster
effect-eu-forbid-hope = Hope cannot become Gaar in this Combat
effect-eu-cancel-curse = cancel a Curse
effect-eu-fewer-dice = the Monster rolls { $n } die less
effect-eu-lose-chaos = the Monster loses { $n } Chaos
effect-eu-hope = +{ $n } Hope

## Names

eu-at = { $what } ({ $field })
eu-at-nowhere = a field that is not there
eu-nobody = nobody
eu-nothing-there = something you do not have
eu-unexplored = Unexplored
eu-monster-deck = Monsters of level { $level }
eu-map-tile = Map tile { $tile }
eu-die = Die: { $n }
eu-suit-silver = Silver
eu-suit-gold = Gold
eu-token-saved = 4th action
eu-foe-monster = the Monster
eu-foe-elite = the Elite Monster
eu-total-health = Health
eu-total-move = Move
eu-total-gold = Gold
eu-total-rep = Reputation
eu-total-gaar = Gaar
eu-total-dwurt = Dwurt
eu-total-monster = Monster's value
eu-total-damage = Damage
eu-total-hope = Hope
eu-total-roll = Your roll
eu-total-wounds = Wounds of this roll
eu-total-hits = Damage of this roll
eu-when-any = any time
eu-when-healing = healing phase or outside Combat
eu-when-outside = outside Combat
eu-when-setup = when the Monster is met
eu-when-monster-pre = before the Monster's roll
eu-when-monster-post = after the Monster's roll
eu-when-monster-pre-post = before or after the Monster's roll
eu-when-hero-pre = before the Hero's roll
eu-when-rolled = after a Hero Roll
eu-when-first = First Strike
eu-when-attack = attack
eu-when-permanent = always
eu-row = { $from }–{ $to }: { $n }
eu-row-one = { $from }: { $n }
eu-row-open = { $from }+: { $n }
kind-elemental = elemental
kind-essence = essence
kind-foe = enemy
kind-gem = gem
kind-herotile = hero tile
kind-item = item
kind-legend = legend
kind-maptile = map tile
kind-monster = monster
kind-quest = quest
kind-slot = board field
kind-token = token

## Library

text-eu-item = { $kind }. Costs { $buy } gold, sells for { $sell }.
text-eu-hero-tile = { $kind } of { $hero }, value { $rep }. Costs { $buy } gold, sells for { $sell }.
text-eu-hero-skill = { $kind } of { $hero }, value { $rep }. Costs { $buy } gold.
text-eu-starting = { $kind }, Starting tile of { $hero }.
text-eu-resource = { $kind }. Sold for one of its sides.
text-eu-armour = { $material } · { $slot }
text-eu-health = Max Health +{ $n }
text-eu-sack = Sacks { $n }
text-eu-sockets = Gem sockets: { $n }
text-eu-roll-bonus = Every Hero Roll +{ $n }
text-eu-wells = Places for Essences: { $n }
text-eu-gem-fields = Gem and Essence fields +{ $n } while you hold it
text-eu-ward = Elemental Powers of the Essence on it do not affect you.
text-eu-gate = Needs an Armour set of { $n } or more.
text-eu-dwurt = Costs { $n } Dwurt.
text-eu-damage = { $when }: { $rows }
text-eu-effect = { $when }: { $effect }
text-eu-boost = You may add: { $effect }
text-eu-side = Sold for: { $effect }
text-eu-once = Discarded when used.
text-eu-exhausts = Exhausted when used, until the next round.
text-eu-board = Max Health { $health }, { $n } Gaar fields, { $gems } Gem and Essence fields.
text-eu-board-dwurt = Max Health { $health }, { $n } Dwurt fields, { $gems } Gem and Essence fields.
text-eu-locked-gold = Locked: { $slot }, { $n } gold
text-eu-locked-essence = Locked: { $slot }, { $essence }
text-eu-locked-any = Locked: { $slot }, any Essence
text-eu-monster = Level { $level }, Health { $health }.
text-eu-monster-each = Level { $level }, Health { $health } + { $each } per player.
text-eu-wounds = Wounds: { $rows }
text-eu-minimum =
    { $n ->
        [one] At least { $n } Wound a Combat Round
       *[other] At least { $n } Wounds a Combat Round
    }
text-eu-penalty = Hero Rolls { $n }
text-eu-brings = Chaos { $chaos }, Gaar { $gaar }, Silver { $silver }, Gold { $gold }
text-eu-regenerates = Heals { $n } in each later Combat Round
text-eu-immune = Immune: only Damage affects it.
text-eu-special = Battle Value { $n }+: { $effect }
text-eu-reward = Reward: { $effect }
text-eu-reward-limit = Reward with Reputation { $limit } or less: { $effect }
text-eu-lair-on = Lair: { $what }
text-eu-lair-beside = Lair: beside { $what }
text-eu-lair-around = Lair: outer field of { $what }
text-eu-card-when = Played { $when }, for 1 Chaos.
text-eu-segment = × { $n }: { $effect }
text-eu-lasting = Until the end of Combat: { $effect }
text-eu-power-fire = Entering a field under Fire Power: 2 Wounds.
text-eu-power-water = Entering a field under Water Power: heal 2.
text-eu-power-earth = Under Earth Power rolls get +2.
text-eu-power-air = Under Air Power the higher die turns to its opposite face.
text-eu-confront = { $from }–{ $to }: { $effect }
text-eu-confront-open = { $from }+: { $effect }
text-eu-quest = { $needs } → { $effect }
text-eu-legend = { $needs } → { $effect }, { $artifact }
text-eu-guarded = { $what } with a Monster of level { $level } (Loot: { $loot })
text-eu-map-tile = Chapter { $chapter }: { $fields }
text-eu-rule-trade-fee = The fee for trading at a Trade token is { $n } gold.
text-eu-rule-offer-change-cost = Changing an offer costs { $n } gold.
text-eu-rule-water-power = Water Power heals nobody.
text-eu-rule-church-heal = The Church heals { $n } for 1 gold.
text-eu-rule-extra-monster-chaos = Every Monster gets { $n } Chaos more.
text-eu-rule-every-mining-has-cart = Every Mining Action has a Mine Cart.
text-eu-rule-hope-gain = Nobody gains Hope.
text-eu-dragon-trade = Farrug flies to the nearest liberated Place of Trade.
text-eu-dragon-mine = Farrug flies to the nearest Mining field.
text-eu-dragon-best = Farrug flies to the Hero with the highest Reputation.
text-eu-dragon-church = Farrug flies to the Church.
text-eu-dragon-reach = Every Hero within { $n }: { $effect }
text-eu-dragon-toll = The owner of the Trade token there loses up to { $n } gold.
text-eu-rage-last = The Golem moves { $n } and leaves Destruction { $token } on the last field.
text-eu-rage-each = The Golem moves { $n } and leaves Destruction { $token } on each field.
text-eu-rage-trade = The Golem moves { $n }; Destruction { $token } on its field and all Places of Trade beside it.

## What happens

event-eu-round = Round { $number } begins.
event-eu-turn = It is the turn of { $seat }.
    .you = It is your turn.
event-eu-first = { $seat } is the first player.
    .you = You are the first player.
event-eu-saved = { $seat } keeps an Action token: { $token }.
    .you = You keep an Action token: { $token }.
event-eu-over = The game is over.
event-eu-gold = { $seat }: +{ $number } gold.
    .you = You gain { $number } gold.
    .sum = gold +{ $number }
event-eu-gold-lost = { $seat }: −{ $number } gold.
    .you = You lose { $number } gold.
    .sum = gold −{ $number }
event-eu-gold-to = { $seat } pays { $number } gold to { $other }.
    .you = You pay { $number } gold to { $other }.
    .you-other = { $seat } pays you { $number } gold.
event-eu-rep = { $seat }: +{ $number } Reputation.
    .you = You gain { $number } Reputation.
    .sum = Reputation +{ $number }
event-eu-rep-lost = { $seat }: −{ $number } Reputation.
    .you = You lose { $number } Reputation.
    .sum = Reputation −{ $number }
event-eu-healed = { $seat } heals { $number }.
    .you = You heal { $number }.
    .sum = healed { $number }
event-eu-wounded = { $seat } suffers Wounds: { $number }.
    .you = You suffer Wounds: { $number }.
    .sum = { $number ->
            [one] { $number } Wound
           *[other] { $number } Wounds
        }
event-eu-gaar = { $seat }: +{ $number } Gaar.
    .you = You gain { $number } Gaar.
    .sum = Gaar +{ $number }
event-eu-dwurt = { $seat }: +{ $number } Dwurt.
    .you = You gain { $number } Dwurt.
    .sum = Dwurt +{ $number }
event-eu-gem = { $seat } takes { $gem }.
    .you = You take { $gem }.
    .sum = { $gem }
event-eu-essence = { $seat } takes { $essence }.
    .you = You take { $essence }.
    .sum = { $essence }
event-eu-move = { $seat }: +{ $number } Move.
    .you = You gain { $number } Move.
    .sum = Move +{ $number }
event-eu-took-tile = { $seat } takes { $tile }.
    .you = You take { $tile }.
    .sum = { $tile }
event-eu-drew-tile = { $seat } draws { $tile }.
    .you = You draw { $tile }.
    .sum = { $tile }
event-eu-drew = { $seat } draws cards: { $suit } × { $number }.
    .you = You draw cards: { $suit } × { $number }.
    .sum = { $suit } × { $number }
event-eu-banked = A card goes into the bank: { $suit }.
    .all = Cards go into the bank: { $suit }.
event-eu-exchanged = { $seat } exchanges 4 Silver cards for a Gold card.
    .you = You exchange 4 Silver cards for a Gold card.
event-eu-passed-over =
    { $count ->
        [one] { $count } question had only one answer and was passed over.
       *[other] { $count } questions had only one answer and were passed over.
    }
event-eu-forged = { $seat } turns a Gaar into a Dwurt.
    .you = You turn a Gaar into a Dwurt.
event-eu-stepped = { $seat } goes to { $field }.
    .you = You go to { $field }.
event-eu-teleported = { $seat } teleports to { $field }.
    .you = You teleport to { $field }.
event-eu-explored = { $seat } reveals map tile { $maptile }.
    .you = You reveal map tile { $maptile }.
event-eu-marched = { $seat } spends an Action token to move: { $token }.
    .you = You spend an Action token to move: { $token }.
event-eu-used = { $seat } uses { $tile }.
    .you = You use { $tile }.
event-eu-readied = { $seat } readies { $tile }.
    .you = You ready { $tile }.
event-eu-exhausted = { $tile } of { $seat } is exhausted.
    .you = Your { $tile } is exhausted.
event-eu-stolen = The Monster takes Gaar of { $seat }: { $number }.
    .you = The Monster takes your Gaar: { $number }.
event-eu-monster-healed = { $monster } heals { $number }.
event-eu-flipped = { $seat } uses a Gem: { $gem }.
    .you = You use a Gem: { $gem }.
event-eu-spent-essence = { $seat } uses up { $essence }.
    .you = You use up { $essence }.
event-eu-equipped = { $seat } equips { $tile }.
    .you = You equip { $tile }.
event-eu-unequipped = { $seat } puts { $tile } into a Sack.
    .you = You put { $tile } into a Sack.
event-eu-set-gem = { $seat } sets { $gem } in { $tile }.
    .you = You set { $gem } in { $tile }.
event-eu-laid = { $seat } lays { $essence } on { $tile }.
    .you = You lay { $essence } on { $tile }.
event-eu-died = { $seat } dies and returns to the Church.
    .you = You die and return to the Church.
barrier-eu-drew = a card was drawn
barrier-eu-drew-tile = a tile was drawn
barrier-eu-explored = a map tile was revealed

## Why not

why-eu-over = The game is over.
why-eu-not-asked = That is not asked now.
why-eu-finish-first = Finish what you have begun first.
why-eu-must-choose = You must choose.
why-eu-no-such-choice = That is not among the choices.
why-eu-no-combat = That works in Combat only.
why-eu-in-combat = Not during Combat.
why-eu-no-effect = It would do nothing now.
why-eu-few-silver = You need { $need } Silver cards and have { $have }.
why-eu-not-alone = Only alone or together can Gold cards be exchanged for gold.
why-eu-no-card = You do not have { $card } in hand.
why-eu-not-skoldur = Only Skoldur turns Gaar into Dwurt.
why-eu-no-gaar = You have no Gaar.
why-eu-few-hope = It takes { $need } Hope and there is { $have }.
why-eu-hope-shut = In this Combat Hope cannot become Gaar.
why-eu-no-token = That token is not on your board: { $token }.
why-eu-other-token = That token gives another Action: { $token }.
why-eu-no-move = You have no Move points left.
why-eu-not-near = { $field } is not beside you.
why-eu-few-move = { $field } is { $need } Move away, and you have { $have }.
why-eu-stands-there = Your Hero stands there already: { $field }.
why-eu-one-step = { $field } is beside you: one step leads there.
why-eu-one-portal = The Portal on which you stand leads there: { $field }.
why-eu-way-burns = On every way there Fire would kill your Hero: { $field }.
why-eu-way-fought = Every way there leads past a Monster, and a way ends with it: { $field }.
why-eu-no-field = There is no field there yet.
why-eu-no-combat-action = A Monster waits on { $field } and you have no Combat Action left.
why-eu-closed = Not before the Monsters around { $field } are defeated.
why-eu-no-piece = You do not have that.
why-eu-spent = { $tile } is exhausted.
why-eu-used-once = { $tile } was used in this Combat Round already.
why-eu-not-worn = { $tile } works only when equipped.
why-eu-wrong-moment = { $tile } cannot be used now. Its moment: { $when }.
why-eu-nothing-to-use = { $tile } has no effect that you could use.
why-eu-no-set = { $tile } needs an Armour set of { $need } or more, and of one material you wear { $have }.
why-eu-no-dwurt = It costs { $need } Dwurt and you have { $have }.
why-eu-healthy = You have your Max Health.
why-eu-not-your-turn = It is not your turn.
why-eu-only-mining = A Mine Cart works only in a Mining Action.
why-eu-immune = It is Immune.
why-eu-no-roll = There is no Hero Roll now.
why-eu-one-die-already = The Monster already rolls a die less.
why-eu-gem-inactive = { $gem } is inactive until the next round.
why-eu-gem-moment = { $gem } cannot be used now. Its moment: { $when }.
why-eu-gem-not-set = There is no such Gem in it: { $gem }.
why-eu-no-gem = You have no such Gem: { $gem }.
why-eu-no-essence = You have no such Essence: { $essence }.
why-eu-essence-moment = { $essence } cannot be used now. Its moment: { $when }.
why-eu-too-weak = That takes at least { $need } Health, and you have { $have }: it would drop to 0.
why-eu-sack-limit = Your Equipment would take { $need } Sacks, and you have { $have }.
why-eu-not-wearable = { $tile } is carried in a Sack and never worn.
why-eu-skill-stays = { $tile } is a Skill; Skills are neither put on nor taken off.
why-eu-unchanged = { $tile } is there already.
why-eu-no-board-field = There is no free field for { $tile }.
why-eu-other-field = { $tile } does not fit on the field of this: { $other }.
why-eu-no-socket = { $tile } has no place for Gems.
why-eu-sockets-full = { $tile } holds as many Gems as it can: { $number }.
why-eu-no-well = No Essences are laid on { $tile }.
why-eu-wells-full = { $tile } holds as many Essences as it can: { $number }.
why-eu-wrong-place = The tile must lie beside your field.
why-eu-explore-first = Explore first: your field is not surrounded yet.
why-eu-fight-first = The fight comes first: you cannot go away from it or do another Action.
why-eu-combat-waits = A Combat Action is spent when you meet an enemy.
why-eu-nothing-to-reveal = No face-down tile is within your Reputation.

## Problems

problem-eu-word = { $given } is not a { $kind }.
problem-eu-not-owned = You do not have { $given }.
problem-eu-no-field = There is no field { $given } on the map.
problem-eu-coop-alone = A cooperative game needs two players or more; alone the solo rules hold.
problem-eu-seat = { $where }: there is no seat { $given }.
problem-eu-field = { $where }: { $given } is not a field of the map; write 2,1, and c0,0 for a centre.
problem-eu-place = { $given }: write a tile and the hex of its field a, each once, such as I-03 3,0.
problem-eu-start = The first tile must be a Start tile at 0,0, not { $given }.
problem-eu-given-hero = Seat { $seat } does not play { $given }.
problem-eu-health = Health { $given } is not between 1 and { $most }.
problem-eu-no-tile = No { $tile } is left.
problem-eu-no-card = No { $card } is left.
problem-eu-no-monster = { $monster } is not in a deck.
problem-eu-not-there = { $what } is not there.
problem-eu-offer = An offer has { $most } tiles, not { $given }.
problem-eu-moment = “{ $given }” does not fit where the Hero stands.

## Options

option-elites = Elite Monsters
    .about = “{ option-elites.value-scenario }” as the scenario says; “{ option-elites.value-always }” brings Elite Monsters in, “{ option-elites.value-never }” leaves them out.
    .value-scenario = usual
    .value-always = always
    .value-never = never
option-boundary = Edge of the map
    .about = How many tiles the map may reach from the Start tile: “{ option-boundary.value-none }” for any number, or 3, 4 or 5.
    .value-none = none
