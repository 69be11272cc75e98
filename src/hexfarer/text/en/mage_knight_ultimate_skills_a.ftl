## Skills of Wolfhawk and cooperative skills (Ultimate Edition)

mk-skill-arythea_ritual_of_pain = Ritual of Pain
mk-skill-goldyx_source_opening = Source Opening
mk-skill-norowas_prayer_of_weather_cooperative = Prayer of Weather
mk-skill-tovak_mana_overload = Mana Overload
mk-skill-krang_mana_enhancement = Mana Enhancement
mk-skill-braevalar_natures_vengeance_cooperative = Nature’s Vengeance
mk-skill-wolfhawk_refreshing_bath = Refreshing Bath
mk-skill-wolfhawk_refreshing_breeze = Refreshing Breeze
mk-skill-wolfhawk_hawk_eyes = Hawk Eyes
mk-skill-wolfhawk_on_her_own = On Her Own
mk-skill-wolfhawk_deadly_aim = Deadly Aim
mk-skill-wolfhawk_know_your_prey = Know Your Prey
mk-skill-wolfhawk_taunt = Taunt
mk-skill-wolfhawk_dueling = Dueling
mk-skill-wolfhawk_motivation = Motivation
mk-skill-wolfhawk_wolfs_howl_competitive = Wolf’s Howl
mk-skill-wolfhawk_wolfs_howl_cooperative = Wolf’s Howl

text-mk-cooperative = You can use this cooperative skill once a round. Its token may come to lie in the centre of the table; it is turned face down when it is returned, at the latest when your next turn begins. Playing alone, you can return it yourself in your next turn.
text-mk-not-in-talk = You cannot use it in an interaction.

## What effects do

effect-mk-for-others = The token goes to the centre, and until your next turn another player may return it to you for this: { $gives }
effect-mk-throw-wounds = Throw away up to { $n } wounds from your hand
effect-mk-wound-sideways = You may play one wound sideways this turn, for { $n } instead of 1
effect-mk-reroll-one = You may reroll one die of the Source
effect-mk-opened-die = Use one more die of the Source in a basic colour, and decide at the end of your turn whether it is rolled; the owner of the skill gains a crystal of that colour
effect-mk-mana-overload = Gain one mana of any colour but gold; the token, marked with that colour, goes to the centre, and the first player to power a card with it gets { $n } more Move, Influence, Attack or Block from that card and returns the token
effect-mk-mana-enhancement = When you next spend a mana of a basic colour this turn, gain a crystal of that colour; the token, marked with it, goes to the centre, and until your next turn another player may return it to you for this: { $gives }
effect-mk-marked-mana = Gain one mana of the marked colour
effect-mk-hawk-eyes = By Day garrisons up to two spaces away from you are revealed this turn, at Night revealing a tile costs 1 Move less this turn
effect-mk-on-her-own = Influence { $n } if you have recruited no unit for Influence this turn, but then you cannot recruit any for the rest of it
effect-mk-deadly-aim = Your next card that gives Attack this turn, also one played sideways, gives 1 more in the ranged phase or 2 more in the attack phase
effect-mk-know-your-prey = An enemy of your choice loses one ability or resistance in this combat, or one element of its attack: fire and ice become physical, cold fire becomes one of the two
effect-mk-deprive = The enemy loses this: { $ability }
effect-mk-deprive-fire = The attack of the enemy loses its fire
effect-mk-deprive-ice = The attack of the enemy loses its ice
effect-mk-taunt = In the block phase one attack gets +{ $attack }, and its enemy has Armor −{ $armor }
effect-mk-deprive-fire-blow = Attack { $number } of the enemy loses its fire
effect-mk-deprive-ice-blow = Attack { $number } of the enemy loses its ice
effect-mk-dueling = Block { $n } (physical) against an attack, and in the attack phase Attack { $n } (physical) against the same enemy alone; 1 fame if you defeat it without any unit having a hand in it
effect-mk-howl = One card played sideways this turn gives { $n } instead of 1, and 1 more for each of your command tokens without a unit
effect-mk-howl-at-others = One card played sideways this turn gives { $n } instead of 1, and 1 more for each of your command tokens without a unit; until your next turn all Attacks and Blocks of the other players’ units are 1 lower

## What can be done, what is asked

do-mk-return-skill = Return { $skill }: { $effect }
mk-conversion-dueling = Use the Attack 1 of Dueling
ask-mk-throw-wounds = Choose how many wounds you throw away.
    .title = Your wounds, { $seat }
ask-mk-reroll-die = Choose the die of the Source that you reroll, or stop here.
    .title = Your rerolled die, { $seat }
ask-mk-opened-die = Choose the die of the Source that you use as well; the owner of Source Opening gains a crystal of its colour.
    .title = Your additional die, { $seat }
ask-mk-roll-opened = Say yes to roll the additional die before it goes back to the Source, or stop here to leave it as it is.
    .title = The additional die, { $seat }

## What happened

event-mk-skill-returned = { $seat } returned the skill “{ $skill }” to its owner.
    .you = You returned the skill “{ $skill }” to its owner.

## Why not

why-mk-not-while-talking = This skill cannot be used in an interaction.
why-mk-on-your-own = You have taken the Influence of a hero on her own, so you cannot recruit units for Influence this turn.
why-mk-only-the-duelled = This Attack counts only against the enemy of your duel; choose that enemy as the only target.
