# Heroes III: combat, what both sides may answer, and dice rolled again.

ask-h3-one-die = { $use ->
        [defence] The die of the defence token shows { $die }: reroll it, or let it count.
        [petrify] The die that may paralyse shows { $die }: reroll it, or let it count.
        [repel] The die that may drive the target away shows { $die }: reroll it, or let it count.
       *[morale] The die for morale shows { $die }: reroll it, or let it count.
    }
    .title = Your die, { $seat }
ask-h3-declared = A combat was declared: you may take town actions before the armies are deployed, or pass.
    .title = Before the combat, { $seat }
ask-h3-replace-guard = You may replace one of these guards with another unit of its tier, or leave them.
    .title = Groovy Satyr, { $seat }
ask-h3-cover-up = Cover of Darkness: make the enemy discard a random card now, or keep the use for later this round.
    .title = Cover of Darkness, { $seat }
ask-h3-cleanse = You may also free the unit from paralysis and from lasting effects of cards.
    .title = Cure, { $seat }
ask-h3-enchant = Choose the damaged unit that the enchanters heal.
    .title = Healing, { $seat }

why-h3-not-your-halt = Only the owner of the attacked unit ({ $fighter }) could make the die not count.
why-h3-no-halt = The attacked unit ({ $fighter }) has no ability against the die.
why-h3-no-guardian = No other unit of yours here can save this one.
why-h3-guardian-used = Your unit has saved another one in this combat; it does so once.
why-h3-attacked-already = The unit has attacked in this activation; it can only move now if it may, and finish.
why-h3-never-defends = The arrow tower never defends.

event-h3-guards = Neutral units were turned over: { $units }.

effect-h3-tend = you remove { $n } damage and the paralysis token from { $whom }

text-h3-trait-tough-each = It has Defence +1 for each attack die against it that shows 0 or +1.

h3-total-attack = Attack
h3-total-defence = Defence

barrier-h3-guards = neutral units were turned over here
event-h3-no-damage = { $unit } took no damage.
    .sum = no damage to { $unit }
event-h3-defence-roll = { $unit } rolled for the defence token.
    .sum = a roll for the defence token
event-h3-held = { $unit } did not act but lost the paralysis token.
