### Euthia: a Combat, in English.
### Heroes and Monsters are the subjects of sentences in the present tense.

## What is asked

ask-eu-before-combat = The Combat is about to begin: change your Equipment and use what works only outside Combat, then go on.
    .title = Before the Combat, { $seat }
ask-eu-command = { $hero } is about to fight. Use your Control card to play the Monster, or let it be.
    .title = Control of the Monster, { $seat }
ask-eu-combat-setup = You have met the Monster: use what works now, or go on.
    .title = Meeting the Monster, { $seat }
ask-eu-first-strike = Choose a tile for your First Strike, or do without it.
    .title = First Strike, { $seat }
ask-eu-healing = Use anything that heals you, or go on.
    .title = Healing Phase, { $seat }
ask-eu-before-monster = Before the Monster's roll: use tiles or an Air Essence, or go on.
    .title = Before the Monster's roll, { $seat }
ask-eu-master-before = You play the Monster, which has { $chaos } Chaos: play cards before its roll, or go on.
    .title = Before the Monster's roll, { $seat }
ask-eu-master-reply = The Monster's Battle Value is { $value }. It has { $gaar } Gaar and { $chaos } Chaos: use a Gaar, play cards, or pass.
    .title = After the Monster's roll, { $seat }
ask-eu-hero-reply = The Monster's Battle Value is { $value }: do something about its roll, or pass.
    .title = After the Monster's roll, { $seat }
ask-eu-after-monster = The Monster's Battle Value is { $value }, and no more Gaar or cards follow: use tiles and Shields, or go on.
    .title = Defence, { $seat }
ask-eu-response = The Monster's Battle Value is { $value }: answer with tokens, tiles and Shields, or go on.
    .title = Defence, { $seat }
ask-eu-master-curse = You play the Monster, which has { $chaos } Chaos: play Curses before the Hero's roll, or go on.
    .title = Before the Hero's roll, { $seat }
ask-eu-before-hero = Before your roll: use tiles or Fire Essences, or go on.
    .title = Before your roll, { $seat }
ask-eu-attack = Choose the Weapon or the Combat Skill that you attack with.
    .title = Attack, { $seat }
ask-eu-boost = You may pay for a stronger attack: { $effect }.
    .title = A stronger attack, { $seat }
ask-eu-roll = You rolled { $left } and { $right }; the value is { $total } now. Change it, or let it stand.
    .title = Hero Roll, { $seat }
ask-eu-trophy = { $monster } is defeated: keep the card as a Trophy in a Sack, or discard it.
    .title = Trophy, { $seat }

## Why not

why-eu-no-chaos = The Monster has no Chaos left, and every play of cards costs 1.
why-eu-master-only = Silver and Gold cards are played only by the one who plays the Monster.
why-eu-card-moment = “{ $card }” cannot be played at this moment. Its moment: { $when }.
why-eu-few-cards = For that you need { $need } of “{ $card }” in your hand, and you have { $have }.
why-eu-many-cards = Of “{ $card }” between 1 and { $most } cards are played together.
why-eu-no-such-die = There is no such die in this roll.
why-eu-monster-no-gaar = There is no Gaar at the Monster, and you cannot use those of your own Hero for it.
why-eu-not-on-rolls = Skoldur cannot use Gaar on rolls, only Dwurt.
why-eu-only-skoldur = Only Skoldur uses Dwurt on rolls.
why-eu-hope-short = That takes { $need } Hope, and the die shows { $have }.
why-eu-no-roll-for-hope = Hope is spent on your own roll in Combat, once the dice have fallen.
why-eu-not-your-hope = Only the Hero-Player uses the Hope die.
why-eu-no-attack = “{ $tile }” is not a tile to attack with.
why-eu-no-first-strike = “{ $tile }” is not a tile for a First Strike.
why-eu-armed = You strike with bare hands only when you have no tile to attack with.
why-eu-must-attack = You must attack.
why-eu-after-passes = Tiles and Gems answer the Monster's roll only when both sides have passed.
why-eu-no-gaar-now = Neither Gaar nor Dwurt can be used on a roll at this moment.
why-eu-only-healing = In a Healing Phase you use only what heals.

## What happened

event-eu-master = { $other } plays the Monster against { $seat }.
    .you = { $other } plays the Monster against you.
    .you-other = You play the Monster against { $seat }.
event-eu-control-offered = { $seat } wants to play the Monster.
    .you = You want to play the Monster.
event-eu-own-control = { $seat } takes their own Control card to hand.
    .you = You take your own Control card to hand.
event-eu-met = { $seat } meets { $monster }.
    .you = You meet { $monster }.
event-eu-nobody-met = { $seat } finds no Monster of level { $level } and has won already.
    .you = You find no Monster of level { $level } and have won already.
event-eu-monster-rolled = { $monster } rolls { $left } and { $right }.
event-eu-monster-rolled-one = { $monster } rolls one die: { $number }.
event-eu-hero-rolled = { $seat } rolls { $left } and { $right }.
    .you = You roll { $left } and { $right }.
    .sum = rolled { $left } and { $right }
event-eu-air-turned = The Power of Air turns a { $from } into a { $to }.
event-eu-earth-added = The Power of Earth adds { $number }.
event-eu-hope-grew = { $seat } now has { $number } Hope.
    .you = You now have { $number } Hope.
    .sum = Hope { $number }
event-eu-hope-used = { $seat } spends { $number } Hope on the roll.
    .you = You spend { $number } Hope on the roll.
event-eu-rerolled = { $seat } uses a Gaar: the { $from } becomes a { $to }.
    .you = You use a Gaar: the { $from } becomes a { $to }.
event-eu-monster-rerolled = { $monster } uses a Gaar: the { $from } becomes a { $to }.
event-eu-dwurt-used = { $seat } uses a Dwurt on the roll.
    .you = You use a Dwurt on the roll.
event-eu-played = { $seat } plays “{ $card }” × { $number }.
    .you = You play “{ $card }” × { $number }.
event-eu-chaos-played = { $monster } plays “{ $card }” × { $number } from the bank.
event-eu-uncursed = { $seat } cancels a Curse of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
    .you = You cancel a Curse of { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }.
event-eu-monster-value = { $monster } attacks with a Battle Value of { $value }; Wounds: { $number }.
event-eu-attacked = { $seat } attacks: “{ $tile }”.
    .you = You attack: “{ $tile }”.
event-eu-unarmed = { $seat } attacks with bare hands.
    .you = You attack with bare hands.
event-eu-boosted = { $seat } pays for a stronger attack: “{ $tile }”.
    .you = You pay for a stronger attack: “{ $tile }”.
event-eu-hero-value = { $seat } attacks with a Battle Value of { $value }; Damage: { $number }.
    .you = You attack with a Battle Value of { $value }; Damage: { $number }.
event-eu-tired = { $seat } is weary of this long Combat; Wounds: { $number }.
    .you = You are weary of this long Combat; Wounds: { $number }.
event-eu-slain = { $seat } defeats { $monster }.
    .you = You defeat { $monster }.
event-eu-rewarded = { $seat } takes the Reward for { $monster }.
    .you = You take the Reward for { $monster }.
event-eu-no-reward = { $seat } has more than { $most } Reputation and gets no Reward for { $monster }.
    .you = You have more than { $most } Reputation and get no Reward for { $monster }.
event-eu-trophy = { $seat } keeps a Trophy: { $monster }.
    .you = You keep a Trophy: { $monster }.
event-eu-freed = { $seat } liberates the field and places a token on it.
    .you = You liberate the field and place a token on it.
event-eu-fell = { $seat } is killed by { $monster } and returns to the Church.
    .you = You are killed by { $monster } and return to the Church.
event-eu-head-taken = { $seat } takes a token of { $other } for it.
    .you = You take a token of { $other } for it.
    .you-other = { $seat } takes a token of yours for it.
event-eu-parted = { $seat } and { $monster } part after the last Combat Round.
    .you = You and { $monster } part after the last Combat Round.

## Where undo ends

barrier-eu-master = a Control card was revealed here
barrier-eu-control-offered = offers were revealed here
barrier-eu-met = a Monster was revealed here
barrier-eu-monster-rolled = the Monster's dice were cast here
barrier-eu-hero-rolled = Hero dice were rolled here
barrier-eu-rerolled = a die was rerolled here
barrier-eu-monster-rerolled = a die was rerolled here
barrier-eu-played = cards were played here
barrier-eu-chaos-played = cards of a bank were revealed here
