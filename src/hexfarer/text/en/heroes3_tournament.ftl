# Heroes III: the tournament of two players.

option-tournament = Tournament
    .about = With “{ server-value-on }” two players build the map themselves, face up, and victory points decide the game. Only for clash scenarios with 2 players.
problem-h3-tournament = A tournament is for 2 players who play against each other, not for “{ $scenario }” with { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }. Choose a clash scenario with 2 players, or leave out the option “tournament”.
victory-points = Victory by points

## What can be done

do-h3-starter = { $seat } starts
do-h3-redraw = Shuffle your hand into the deck and draw as many cards
do-h3-search-again = Spend your morale token: put these cards away and look at new ones

## What is asked

ask-h3-who-starts = You rolled more: choose who starts. The other player gets positive morale.
    .title = Who starts, { $seat }?
ask-h3-slot-near = Choose where { $tile } goes: beside the tile in the middle.
    .title = The map, { $seat }
ask-h3-slot-first = Choose where { $tile } goes: beside a near tile.
    .title = Your starting tile, { $seat }
ask-h3-slot-second = Choose where { $tile } goes: as far as possible from the other starting tile.
    .title = Your starting tile, { $seat }
ask-h3-slot-far = Choose where { $tile } goes: beside two tiles, your first one beside your starting tile.
    .title = The map, { $seat }
ask-h3-redraw = You may draw your first hand anew, once.
    .title = Your first hand, { $seat }
ask-h3-turn-anew = Choose how tile { $tile } lies from now on.
    .title = The Observatory, { $seat }
ask-h3-which-tile = Choose a neighbouring tile without a hero, which you turn.
    .title = The Observatory, { $seat }
do-h3-turn-which = Turn tile { $place }
effect-h3-turn-nearby = in a tournament turn a neighbouring tile without a hero

## Why not

why-h3-no-slot = There is no such place; for this tile they are numbered from 1 to { $number }.
why-h3-no-second-search = A search is repeated only in a tournament.
why-h3-search-morale = To repeat a search you need a positive morale token.

## What happened

event-h3-redrew = { $seat } shuffled the first hand into the deck.
    .you = You shuffled the first hand into the deck.
event-h3-searched-again = { $seat } puts the cards away and looks at new ones of the { $deck }.
    .you = You put the cards away and look at new ones of the { $deck }.
event-h3-turned-tile = { $seat } turned { $tile }.
    .you = You turned { $tile }.

## Points

cli-h3-score-buildings = buildings
cli-h3-score-artifacts = artifacts
cli-h3-score-secondary-heroes = Secondary Heroes beaten
cli-h3-score-main-hero = Main Hero beaten
