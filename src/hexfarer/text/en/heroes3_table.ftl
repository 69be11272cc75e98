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

## What can be done, with its numbers

do-h3-boost-for = Add { $power } power with { $card }
do-h3-reroll-face = Reroll the die that shows { $face }
do-h3-trade-for = Exchange { $give } × { $given } for { $get } × { $got }
do-h3-find-tile = Discover tile { $place }
