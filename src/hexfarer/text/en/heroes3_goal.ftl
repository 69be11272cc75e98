### Heroes III: goals of the scenarios.

goal-h3-together =
    Reach all of this within { $rounds } rounds{ $loss ->
        [combat] { "" } without losing a combat
        [hero] { "" } without losing your Main Hero
        [town] { "" } without losing all of your Towns
       *[other] { "" }
    }.
goal-h3-cubes =
    Take a cube of every opponent within { $rounds } rounds; { $points ->
        [0] otherwise Towns, Settlements, mines and levels decide.
       *[other] victory points decide in any case.
    }
goal-h3-gold =
    End a turn with { $gold } gold within { $rounds } rounds; { $points ->
        [0] otherwise gold and gold income decide.
       *[other] victory points decide in any case.
    }
goal-h3-grail =
    Bring the Grail to your own Town within { $rounds } rounds; { $points ->
        [0] otherwise whoever holds it wins.
       *[other] victory points decide in any case.
    }
goal-h3-utopia =
    Flag the Dragon Utopia within { $rounds } rounds; { $points ->
        [0] otherwise nobody wins.
       *[other] victory points decide in any case.
    }
goal-h3-part-cubes = Cubes of opponents
goal-h3-part-obelisks = Obelisks visited
goal-h3-part-grail = The Grail in the own Town
goal-h3-part-utopia = Flag the Dragon Utopia
goal-h3-part-each = Win at the Dragon Utopia
goal-h3-part-foe = To beat: { $foe }
goal-h3-part-settlement = Flag the Settlement in the east
goal-h3-part-town = Capture the enemy's Town
goal-h3-part-lairs = Clear the lairs
goal-h3-part-flags = Mines and Settlements flagged
goal-h3-part-tiles = Discover all tiles
goal-h3-part-score = Points so far
goal-h3-hidden = not discovered yet

## What a seat has

h3-stock-cards = cards
h3-stock-xp = experience
