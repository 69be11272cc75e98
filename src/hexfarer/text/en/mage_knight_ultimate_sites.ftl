### Mage Knight: tiles, sites, ruins and options of the Ultimate Edition.

## Sites

mk-site-maze = maze
mk-site-labyrinth = labyrinth
mk-site-refugee_camp = refugee camp
mk-site-deep_mine = deep mine

text-mk-site-maze = As your action you may enter, with at most one ready and unwounded unit. Then take one of three paths for 2, 4 or 6 Move that you play now, and fight one dungeon monster. If you win, your shield closes the path, and you gain two crystals of your choice, a spell or an artifact. Nobody takes two paths of one maze.
text-mk-site-labyrinth = As your action you may enter, with at most one ready and unwounded unit. Then take one of three paths for 2, 4 or 6 Move that you play now, and fight one draconum. If you win, your shield closes the path, and you gain two crystals of your choice, a spell or an artifact, and in any case an advanced action of the offer. Nobody takes two paths of one labyrinth.
text-mk-site-refugee_camp = You can recruit every unit of the offer here. Units of villages want their usual price, other units 1 Influence more, and units of cities only 3 more. No healing is sold.
text-mk-site-deep_mine = If you end your turn here, you gain a crystal of one of the colours of the mine, as you choose. A colour of which you have three already brings nothing.

doubt-mk-site-maze = No rule book that we have describes it. We follow a published text of its card.
doubt-mk-site-labyrinth = No rule book that we have describes it. We follow a published text of its card; one source draws a dungeon monster instead of a draconum.
doubt-mk-site-refugee-camp = No rule book that we have describes it, and what units want more is known from one source, which also sells healing here. Here no healing is sold.
doubt-mk-site-deep-mine = No rule book that we have describes it. We follow a published text of its card.

## Ruins

mk-ruin-altar-all = altar for mana of all four colours
mk-ruin-violet-violet = ruins with two mage tower garrisons
mk-ruin-green-green-green = ruins with three bands of marauding orcs
text-mk-altar-all = As your action, pay one mana of each basic colour here and gain { $fame } fame at once.

## Rewards

mk-reward-chosen-crystals = a crystal of your choice

## What can be done

do-mk-path = Take the path for { $number } Move and fight
do-mk-turn-back = Turn back

## Questions

ask-mk-companion = Choose the unit that goes along, or stop here to go alone.
    .title = Your companion, { $seat }
ask-mk-maze = You are in the { $site }: play Move and take a path, or turn back.
    .title = Your path, { $seat }
ask-mk-deep-mine = Choose the colour of the crystal from the deep mine.
    .title = Your crystal, { $seat }

## What happened

event-mk-maze = { $seat } entered { $space }.
    .you = You entered { $space }.
event-mk-path-taken = { $seat } won the path for { $number } Move in { $space }.
    .you = You won the path for { $number } Move in { $space }.

## Why not

why-mk-no-altar-colours = The altar wants one mana of each basic colour at once, and you cannot pay that.
why-mk-path-gone = A shield lies on the path for { $number } Move already.
why-mk-no-such-path = There are paths for 2, 4 and 6 Move.
why-mk-no-path-left = All three paths have been taken.
why-mk-own-path = Your shield lies on a path here already, and nobody takes two.
why-mk-in-the-maze = You are between the walls of a maze; take a path or turn back first.
why-mk-too-few-for-path = The path costs { $need } Move that you play in here, and you have { $have }.
why-mk-crystals-full = You have three { $mana } crystals already.
why-mk-not-mined-here = This mine has no { $mana } crystals.

## Options of a new game

option-tile_pool = Tiles to choose from
    .about = “{ server-value-usual }” takes the tiles of the base edition, “{ option-tile_pool.value-extended }” adds five tiles with mazes, labyrinths, refugee camps, deep mines and walls. First Reconnaissance, Mines Liberation and Conquer and Hold name their tiles themselves and stay as they are.
    .value-extended = also those left out
option-elite_units = Elite units
    .about = With “{ server-value-usual }” the scenario and the edition decide whether there are elite units; “{ server-value-on }” brings them in and “{ server-value-off }” leaves them out.
option-recruiting = Recruiting in towers and keeps
    .about = “{ option-recruiting.value-extended }” lets units of monasteries join in mage towers, too, and units of villages in keeps; “{ option-recruiting.value-plain }” does not; with “{ server-value-usual }” the scenario and the edition decide.
    .value-extended = of more kinds
    .value-plain = each in its own place
option-rite_crystals = Crystals of the second Night
    .about = In the second of the Druid Nights, “{ option-rite_crystals.value-summoned }” gives two random crystals for each enemy that you call up, “{ option-rite_crystals.value-defeated }” for each that you defeat; “{ server-value-usual }” as the edition says.
    .value-summoned = for those called
    .value-defeated = for those beaten

kind-path = path

## In the terminal

cli-mk-mark-maze = maze
cli-mk-mark-labyrinth = labyr
cli-mk-mark-refugee-camp = camp
cli-mk-mark-deep-mine = deep
cli-mk-walls = walls between { $places }
cli-mk-legend-walls = ║ ═ walls
