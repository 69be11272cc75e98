### Heroes III: what the table shows.

## Names on the map and the combat board

h3-field = { $field } ({ $what })
h3-field-unknown = { $field }
h3-space = space { $space }
h3-spot = place { $spot } for the tile
h3-back-starting = starting tile, face down
h3-back-far = far tile, face down
h3-back-near = near tile, face down
h3-back-centre = centre tile, face down
h3-when-activation-or-map = activation, or on the map

## What can be done, with its numbers

do-h3-boost-for = Add { $power } power with { $card }
do-h3-reroll-face = Reroll the die that shows { $face }
do-h3-trade-for = Exchange { $give } × { $given } for { $get } × { $got }
do-h3-find-tile = Discover tile { $place }
do-h3-cover-up = Make the enemy discard a random card
do-h3-cleanse = Free the unit

## Problems in situations

problem-h3-seat = { $where }: there is no seat { $given }. Seats are numbers from 0; { "-1" } is nobody.
problem-h3-field = { $where }: “{ $given }” is not a field of this map. Write the letter of its tile (A to { $last }) and a number from 0 to 6, such as B3.
problem-h3-space = { $where }: “{ $given }” is not a space here. Write a column from a to d and a row from 1 to 5, such as b2; walls stand on row 3.
problem-h3-order = order: { $given } does not name every seat once.
problem-h3-place = “{ $given }” is no place of a tile. Write tile, centre and turn, such as “F4 2,1 3”, or “F4 2,1 down”; no tile lies twice or over another.
problem-h3-home = The map has no field for the Town of seat { $seat }; the first tiles are the starting tiles, in the order of the seats.
problem-h3-back = Tile { $tile } has another back than place { $place } needs.
problem-h3-down = The tile of field { $field } lies face down; turn it up with “place” first.
problem-h3-given-card = No copy of “{ $card }” is left.
problem-h3-given-unit = No card of “{ $unit }” is left in the neutral decks.
problem-h3-given-hero = Seat { $seat } does not play “{ $given }”; heroes are chosen in “setup”.
problem-h3-xp = { $given } is no number of experience points; they go from 0 to { $most }.
problem-h3-crowded = Two units stand on one space of the combat board.

## Parts of the table that are no cards or places

h3-token-build = Build
h3-token-population = Population
h3-token-spell-book = Spell Book
h3-token-morale = Morale token
h3-turned =
    { $sixths ->
        [0] Upright
        [one] Turned by a sixth clockwise
       *[other] Turned by { $sixths } sixths clockwise
    }
