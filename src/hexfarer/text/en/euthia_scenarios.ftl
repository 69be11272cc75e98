### Euthia: Elites, scenarios, scoring and the end, in English.

## What happens

event-eu-bounty = A new Bounty is open: { $monster }.
event-eu-bounty-under = No field of the map is a Lair of { $monster }; its Bounty goes under the others of its level.
event-eu-event = Event: “{ $event }”.
event-eu-legend = A Legend appears: “{ $legend }”, { $field }.
event-eu-farrug-came = Farrug has come: { $field }.
event-eu-farrug-attacks = Farrug strikes with “{ $attack }”: { $field }.
event-eu-stage-broken = { $seat } breaks stage { $number } of Farrug.
    .you = You break stage { $number } of Farrug.
event-eu-farrug-left = All stages are broken; Farrug leaves the realm.
event-eu-farrug-stays = Farrug was not driven away, and every Hero pays for it.
event-eu-golem-came = The Golem rises: { $field }.
event-eu-rage = Rage of Destruction: “{ $rage }”.
event-eu-golem-moved = The Golem walks on: { $field }.
event-eu-rubble-a = A Destruction token A lies here now: { $field }.
event-eu-rubble-b = A Destruction token B lies here now: { $field }.
event-eu-golem-at-church = The Golem has reached the Church: { $field }.
event-eu-golem-beaten = { $seat } defeats the Golem.
    .you = You defeat the Golem.

## Where undo stops

barrier-eu-bounty = a Bounty was revealed here
barrier-eu-event = an Event was revealed here
barrier-eu-legend = a Legend was revealed here
barrier-eu-farrug-attacks = an Attack card of Farrug was drawn here
barrier-eu-rage = a Rage of Destruction card was drawn here

## Why not

why-eu-no-bounty = No Bounty is open, so there is no Elite to fight.
why-eu-not-lair = Your Hero does not stand on a Lair of { $monster }.
why-eu-lair-guarded = The Lair must be liberated first: { $field }.
why-eu-no-fight-left = You have no Combat Action left.
why-eu-fought-on-entry = A Monster is fought when your Hero enters its field.
why-eu-no-farrug = Farrug is not on the map.
why-eu-farrug-far = Farrug is { $number } fields away; your Hero must stand on his field or next to it.
why-eu-no-golem = The Golem is not on the map.
why-eu-golem-far = The Golem is { $number } fields away; your Hero must stand on its field or next to it.

## How a game ends

victory-reputation = Victory by Reputation
victory-together = Victory together
victory-medal-bronze = Victory: a bronze medal
victory-medal-silver = Victory: a silver medal
victory-medal-gold = Victory: a gold medal
victory-lost-farrug = Defeat: Farrug was not driven away
victory-lost-church = Defeat: the Golem reached the Church
victory-lost-goal = Defeat: the goal was not reached
victory-lost-reputation = Defeat: too little Reputation

## Parts of a score, in Reputation

eu-score-reputation = Reputation
eu-score-wealth = for wealth
eu-score-resources = for Resources
eu-score-hero-tokens = Hero tokens
eu-score-interaction-tokens = Interaction tokens
eu-score-trade-tokens = Trade tokens
eu-score-kills = tokens of other Heroes
eu-score-quests = quests
eu-score-elites = Bounties
eu-score-deaths = deaths in Combat

## Parts of the wealth, in gold

eu-wealth-coins = coins
eu-wealth-hero_tiles = Hero tiles
eu-wealth-hero_fields = unlocked Hero fields
eu-wealth-gems = Gems and Essences
eu-wealth-items = Items
eu-wealth-slots = unlocked Equipment fields
eu-wealth-resources = Resources
