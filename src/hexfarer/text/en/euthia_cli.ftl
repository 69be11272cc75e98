### Euthia in the terminal.

## The board

cli-eu-round = round { $round } of { $rounds }
cli-eu-turn-of = turn: { $hero }
cli-eu-cards = cards: Silver { $silver }, Gold { $gold }
cli-eu-bank = bank: Silver { $silver }, Gold { $gold }
cli-eu-tiles-left = map tiles { $n }, next { $chapter }
cli-eu-deck = Monsters { $level }: { $n }, top Health { $health }
cli-eu-bounty = Bounty: { $monster } (level { $level }, Health { $health })
cli-eu-farrug = Farrug, stage { $stage }: { $field }, Health { $n }
cli-eu-golem = Golem: { $field }, Health { $n }
cli-eu-legend = D Hero  & Farrug or Golem  I–III Monster  + Hero token  $ Trade token  ° Interaction token  # Destruction  * Legend  ? a place for the next tile; underlined where three fields meet: their centre
cli-eu-guarded = Monster of level { $level }
cli-eu-closed = closed by Monsters
cli-eu-claim = Hero token: { $hero }
cli-eu-trade-token = Trade token: { $hero }
cli-eu-interaction = Interaction token: { $hero }
cli-eu-rubble = Destruction { $token }
cli-eu-powers = in reach: { $powers }
cli-eu-hand = Hand
cli-eu-hand-size = cards { $silver } Silver, { $gold } Gold
cli-eu-health = Health { $n }/{ $most }
cli-eu-rep = Reputation { $n }
cli-eu-gold = gold { $n }
cli-eu-tokens = Actions
cli-eu-worn = On the board
cli-eu-sacks = Sacks { $used }/{ $all }
cli-eu-known = To learn or buy
cli-eu-locked = Locked
cli-eu-any-essence = any Essence
cli-eu-quests = Quests
cli-eu-seen = You look at

## Combat

cli-eu-combat = { $hero } against { $monster } (level { $level }), Combat Round { $round }
cli-eu-master = { $hero } plays the Monster
cli-eu-wounds = Wounds
cli-eu-roll = Roll
cli-eu-penalty = Hero Rolls { $n }
cli-eu-monster-tokens = Monster
cli-eu-chaos-gaar = Chaos { $chaos }, Gaar { $gaar }
cli-eu-played = Cards
cli-eu-attack = Damage
cli-eu-hope = Hope
cli-eu-step-opening = the beginning
cli-eu-step-first-strike = First Strike
cli-eu-step-heal = first Healing Phase
cli-eu-step-monster-before = before the Monster's roll
cli-eu-step-monster-roll = the Monster's roll
cli-eu-step-monster-hit = the Monster's hit
cli-eu-step-heal-again = second Healing Phase
cli-eu-step-hero-before = before the Hero's roll
cli-eu-step-hero-roll = the Hero's roll
cli-eu-step-hero-hit = the Hero's hit
cli-eu-step-end = the end
