### The Four Lands: the goal.

goal-points = Have at least { $n } VP, and more than anybody else, at the end of a Round.

## What a seat has

stock-cards = cards
