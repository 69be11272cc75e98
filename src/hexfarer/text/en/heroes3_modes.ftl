### Heroes III: playing together and alone, the AI, in English.

## Scenarios together and alone, with a sentence for the new-game screen

scenario-geleas_champions = Gelea's Champions
    .about = Together: flag the Dragon Utopia within 12 rounds, and hold your Towns against three waves of invaders.
    .pitch = Hold three waves, take the Utopia.
    .teaches = You learn to defend walls while your hero is away.
scenario-unholy_quest = Unholy Quest
    .about = Together: clear three lairs within 13 rounds; the longer you wait, the stronger their guards.
    .pitch = Three lairs, and they grow.
    .teaches = You learn to weigh haste against strength.
scenario-wandering_dragons = Wandering Dragons
    .about = Together: beat the dragons that roam the land and flag the Dragon Utopia within 10 rounds.
    .pitch = Dragons roam. Hunt them together.
    .teaches = You learn to meet a moving foe where it suits you.
scenario-stand_united = Stand United
    .about = Together: each of you must win at the Dragon Utopia once within 9 rounds; those who go first leave units to the others.
    .pitch = Each of you must win once.
    .teaches = You learn to give units and cards to those who need them.
scenario-emerald_island = Emerald Island
    .about = Alone or in twos: flag every mine and settlement of the island within 8 rounds.
    .pitch = Flag every mine and Settlement.
    .teaches = You learn to use every Movement point of two heroes.
scenario-llq_1_homecoming = Homecoming (Long Live the Queen 1)
    .about = Campaign: flag the settlement in the east and beat the scouts of the Dungeon within 10 rounds.
    .pitch = Land, take the settlement, beat scouts.
    .teaches = You learn to fight an AI hero, and what lasts from scenario to scenario.
scenario-llq_2_guardian_angels = Guardian Angels (Long Live the Queen 2)
    .about = Campaign: visit the obelisk, where archangels join you, and beat the reaver of the Necropolis within 12 rounds.
    .pitch = Call the Archangels to your side.
    .teaches = You learn to fetch an ally before the hard fight.
scenario-llq_3_steadwicks_liberation = Steadwick's Liberation (Long Live the Queen 3)
    .about = Campaign: storm the Town that the Dungeon holds within 14 rounds, and beware of its raider.
    .pitch = Storm the lost Town.
    .teaches = You learn to besiege walls and a tower.
scenario-qg_1_greek_gift = Greek Gift (The Queen's Gambit 1)
    .about = Campaign: beat the necromancer within 8 rounds without losing a single combat.
    .pitch = Beat the necromancer; lose no fight.
    .teaches = You learn to fight only what you are sure to beat.
scenario-qg_2_sicilian_dragon = Sicilian Dragon (The Queen's Gambit 2)
    .about = Campaign: without a Town, visit two obelisks and storm the necromancer's Town within 11 rounds.
    .pitch = Without a Town, take his.
    .teaches = You learn to grow an army where nobody sells one.
scenario-qg_3_two_knights_defense = Two Knights Defense (The Queen's Gambit 3)
    .about = Campaign: beat the necromancer within 8 rounds, better before he reaches the Dragon Utopia.
    .pitch = Beat him before he wakes the dragons.
    .teaches = You learn to catch a foe on his way.
note-h3-reconstructed = Reconstructed: the title is the publisher's; map, numbers and special rules were made for this program.
mode-h3-clash = Clash
mode-h3-cooperation = Cooperation
mode-h3-campaign = Campaign

## AI heroes and AI cards

kind-aicard = AI card
h3-foe-scouts = Captain of the Scouts
h3-foe-reaver = The Reaver
h3-foe-garrison = The Garrison
h3-foe-raider = The Raider
h3-foe-necromancer = The Necromancer
h3-foe-wandering_dragons = The Flight of Dragons
h3-aicard-ai-attack-a = Attack (AI card A)
h3-aicard-ai-attack-b = Attack (AI card B)
h3-aicard-ai-defense-a = Defence (AI card A)
h3-aicard-ai-defense-b = Defence (AI card B)
h3-aicard-ai-cast-a = Cast a Spell (AI card A)
h3-aicard-ai-cast-b = Cast a Spell (AI card B)
h3-aicard-ai-skill-a = Use a Skill (AI card A)
h3-aicard-ai-skill-b = Use a Skill (AI card B)
effect-h3-ai-attack = the next AI unit that attacks gains Attack, by difficulty: { $easy }, { $normal }, { $hard }, { $impossible }
effect-h3-ai-guard = the AI unit with the most health gains Defence against the next attack, by difficulty: { $easy }, { $normal }, { $hard }, { $impossible }
effect-h3-ai-guard-next = the AI unit to be activated next gains Defence against the next attack, by difficulty: { $easy }, { $normal }, { $hard }, { $impossible }
effect-h3-ai-cast = a spell of the AI spell deck is cast with power by difficulty: { $easy }, { $normal }, { $hard }, { $impossible }
effect-h3-ai-skill-a = the scenario's skill is used, on hard and impossible twice
effect-h3-ai-skill-b = the scenario's skill is used, on impossible twice; on normal and hard this card is shuffled back in the first combat round
text-h3-ai-card = AI card: { $effect }.

## Effects of scenarios

effect-h3-reinforce-one = reinforce { $unit } for free
effect-h3-hire-shared = turn over a bronze, a silver and a golden neutral unit; you may recruit one of them for the shared army
effect-h3-hire-azure = turn over an azure neutral unit; you may take it for free
effect-h3-hire-at-post = turn over a bronze, a silver and a golden neutral unit and recruit any of them; shuffle the others back into their decks
effect-h3-azure-dragon = an azure dragon joins your army
effect-h3-sell-grail-gold = sell the Grail for 30 gold
effect-h3-sell-grail-artifacts = give the Grail away to Search(3) the artifact deck twice
effect-h3-give-away = give resources to other players

## Victories and defeats

victory-goal = Victory: the goal is reached
victory-defeat = Defeat
victory-late = Defeat: time was up
problem-h3-hero = { $given } does not play in this scenario. Choose: { $allowed }.

## What can be done

do-h3-swap = Propose a swap of cards to { $other }
do-h3-deal = Use your build token to trade with { $other }
do-h3-give = Give 1 { $resource } to { $other }
do-h3-lend = Hand { $unit } over to { $other }

## Questions

ask-h3-ai-target = Several targets are equal for the AI unit: choose which one it attacks or goes towards.
    .title = Target of the AI, { $seat }
ask-h3-ai-aim = Several units are equal for the AI spell: choose the one it hits.
    .title = Spell of the AI, { $seat }
ask-h3-ai-line-up = These AI units are equal: choose which one is placed first.
    .title = Units of the AI, { $seat }
ask-h3-start-unit = Choose a unit that you begin with.
    .title = Your starting units, { $seat }
ask-h3-visit-again = Choose a visited field whose effect you have once more, or go on.
    .title = Once more, { $seat }
ask-h3-to-town = The obelisk shows you a way: go straight to the enemy Town, or stay?
    .title = The obelisk, { $seat }
ask-h3-leave-unit = You have won here. Choose a unit that you leave to the shared army.
    .title = For the others, { $seat }
ask-h3-propose = Put artifacts and spells on offer for { $other }, then confirm; nothing on offer ends it.
    .title = Swap, { $seat }
ask-h3-answer-swap = { $other } offers: { $cards }. Give as many artifacts and spells in return, or decline.
    .title = Swap, { $seat }
ask-h3-consent = { $other } wants to recruit { $unit } in your Town. Do you agree?
    .title = Your Town, { $seat }
ask-h3-shared-yield = Take what a unit of the shared army brings this round, or leave it to the others.
    .title = The shared army, { $seat }
ask-h3-giving = Give resources to other players, then go on.
    .title = Giving, { $seat }

## Refusals

why-h3-not-agreed = This round you were refused { $unit } already.
why-h3-not-together = In this scenario you have nobody to do that with.
why-h3-with-yourself = That is you; name another player.
why-h3-not-beside = Your heroes are not next to each other.
why-h3-swapped-already = You have proposed a swap to this player this turn, and one a turn is all.
why-h3-elsewhere = This scenario has no such trade.
why-h3-not-met = Your heroes must meet for that: on one tile, side by side, or in the other's Town.
why-h3-lent-already = This unit has changed hands this round: { $unit }.
why-h3-last-unit = This is your last unit, and you must keep one: { $unit }.
why-h3-nothing-to-offer = You hold no artifact and no spell that you could offer.
why-h3-partner-without-cards = That player holds no cards to give you in return.
why-h3-nothing-built = In this scenario nobody builds.
why-h3-never-built = This building is never built in this scenario: { $building }.
why-h3-no-second-hero = In this scenario nobody hires a Secondary Hero.
why-h3-ally-there = A hero of an ally stands on field { $field }; you may only pass through.

## Events

event-h3-foe-turn = { $foe } begins to move.
event-h3-foe-enters = { $foe } appears on field { $field }.
event-h3-foe-moved = { $foe } moved to field { $field }.
event-h3-foe-found = { $foe } discovered { $tile }.
event-h3-foe-flagged = { $foe } took field { $field }.
event-h3-foe-attacks = { $foe } attacked { $seat } on field { $field }.
    .you = { $foe } attacked you on field { $field }.
event-h3-foe-won = The AI won the combat against { $seat }.
    .you = The AI won the combat against you.
event-h3-foe-beaten = { $seat } beat { $foe }.
    .you = You beat { $foe }.
event-h3-foe-grown = { $foe } was joined by { $unit }.
event-h3-foe-roll = { $foe }: the dice give { $number } for its way.
event-h3-foe-card = AI card: { $card }.
event-h3-foe-cast = The AI cast { $card } with power { $number }.
event-h3-foe-stopped = The AI's spell was stopped: { $card }.
event-h3-foe-holds = The AI keeps a spell for the next combat round: { $card }.
event-h3-foe-back = The AI's spell found no target and was shuffled back: { $card }.
event-h3-foe-skill = The AI used a skill: { $card }.
event-h3-wave = Invaders attacked { $seat } in the Town on field { $field }.
    .you = Invaders attacked you in the Town on field { $field }.
event-h3-wave-won = { $seat } beat the invaders.
    .you = You beat the invaders.
event-h3-town-lost = { $seat } lost the Town on field { $field }.
    .you = You lost the Town on field { $field }.
event-h3-lairs-grow = The guards of the lairs grew: { $number } more each.
event-h3-unit-came = { $unit } joined { $seat }.
    .you = { $unit } joined you.
event-h3-gave = { $seat } gave { $other }: { $resource } × { $number }.
    .you = You gave { $other }: { $resource } × { $number }.
    .you-other = { $seat } gave you { $resource } × { $number }.
event-h3-swapped = { $seat } swapped cards with { $other }: { $number } each.
    .you = You swapped cards with { $other }: { $number } each.
    .you-other = { $seat } swapped cards with you: { $number } each.
event-h3-refused = { $seat } did not let { $other } recruit { $unit }.
    .you = You did not let { $other } recruit { $unit }.
    .you-other = { $seat } did not let you recruit { $unit }.
event-h3-declined = { $seat } declined the swap.
    .you = You declined the swap.
event-h3-lent = { $seat } handed { $unit } over to { $other }.
    .you = You handed { $unit } over to { $other }.
    .you-other = { $seat } handed { $unit } over to you.
event-h3-shared = { $seat } left { $unit } to the shared army.
    .you = You left { $unit } to the shared army.
event-h3-succeeded = { $seat } reached the goal.
    .you = You reached the goal.
event-h3-sold-grail = { $seat } gave the Grail away.
    .you = You gave the Grail away.

## Why one cannot go back

barrier-h3-foe-card = an AI card was drawn here
barrier-h3-foe-cast = an AI spell was drawn here
barrier-h3-wave = invaders came here
barrier-h3-swapped = cards were shown to another player here
