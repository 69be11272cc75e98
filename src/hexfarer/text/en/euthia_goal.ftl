### Euthia: goals of the scenarios.

goal-eu-badges =
    { $mode ->
        [coop] Bring a Trophy of every level to the Church within { $rounds } rounds.
        [solo] Earn enough Reputation for a medal in { $rounds } rounds; Trophies for the Church help.
       *[other] Have the most Reputation after { $rounds } rounds; Trophies for the Church help.
    }
goal-eu-farrug =
    { $mode ->
        [competitive] Have the most Reputation after { $rounds } rounds; if Farrug is still there, everybody pays for it.
       *[other] Break all stages of Farrug within { $rounds } rounds.
    }
goal-eu-golem =
    { $mode ->
        [coop] Defeat the Golem within { $rounds } rounds, before it reaches the Church.
        [solo] Earn enough Reputation for a medal in { $rounds } rounds, and keep the Golem from the Church.
       *[other] Have the most Reputation after { $rounds } rounds, and beware of the Golem.
    }
goal-eu-part-badge = A Trophy of level { $level } for the Church
goal-eu-part-farrug = Break the stages of Farrug
goal-eu-part-golem = Defeat the Golem
goal-eu-part-bronze = Reputation for a bronze medal
goal-eu-part-silver = Reputation for a silver medal
goal-eu-part-gold = Reputation for a gold medal
goal-eu-part-score = Reputation in the end, as it stands
goal-eu-later = comes in round { $round } at the latest

## What a seat has

eu-stock-cards = cards
