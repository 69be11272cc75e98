### Mage Knight, Ultimate Edition: the skills of Krang and Braevalar, in English.

## Skills

mk-skill-krang_spirit_guides = Spirit Guides
mk-skill-krang_battle_hardened = Battle Hardened
mk-skill-krang_battle_frenzy = Battle Frenzy
mk-skill-krang_shamanic_ritual = Shamanic Ritual
mk-skill-krang_regenerate = Regenerate
mk-skill-krang_arcane_disguise = Arcane Disguise
mk-skill-krang_puppet_master = Puppet Master
mk-skill-krang_master_of_chaos = Master of Chaos
mk-skill-krang_curse = Curse
mk-skill-krang_mana_suppression = Mana Suppression
mk-skill-braevalar_elemental_resistance = Elemental Resistance
mk-skill-braevalar_feral_allies = Feral Allies
mk-skill-braevalar_thunderstorm = Thunderstorm
mk-skill-braevalar_lightning_storm = Lightning Storm
mk-skill-braevalar_beguile = Beguile
mk-skill-braevalar_forked_lightning = Forked Lightning
mk-skill-braevalar_shapeshift = Shapeshift
mk-skill-braevalar_secret_ways = Secret Ways
mk-skill-braevalar_regenerate = Regenerate
mk-skill-braevalar_natures_vengeance_competitive = Nature's Vengeance

## Effects

effect-mk-guides = One Block this turn, wherever it comes from, gets +{ $n }
effect-mk-toughness = Your hero takes 2 less damage from one { $element } attack, or 1 less from one of another kind
effect-mk-toughness-two = Your hero takes 2 less damage from one { $element } or { $other } attack, or 1 less from one of another kind
effect-mk-flip-this = Turn this token over
effect-mk-disguise = Your reputation counts neither for nor against you this turn
effect-mk-regenerate = Pay one mana and discard a wound from your hand, but not in combat; if the mana was { $mana }, or you have less fame than every other player, draw a card
effect-mk-keep-token = Keep the token of an enemy that you defeated this turn
effect-mk-puppet-attacks = Give up a kept token for an Attack of its element, half as strong as its attack, rounded up
effect-mk-puppet-blocks = Give up a kept token for a Block half as high as its armor, rounded up; ice if it resists fire, fire if it resists ice, cold fire if it resists both
effect-mk-chaos = Move the marker on to the next colour and use it: blue for { $blue }, then green for { $green }, black for { $black }, white for { $white }, red for { $red }, gold for any of these
effect-mk-mana-suppression = Until your next turn, the first mana of a basic colour that another player uses in a turn costs one more mana of that colour, laid on this token; at its start you gain a crystal of a colour that lies there
effect-mk-less-attack = has Attack −{ $n }
effect-mk-gain-cumbersome = becomes cumbersome
effect-mk-weaken-reached = An enemy of your choice, in the ranged phase one that is not fortified, { $parts }
effect-mk-scouts = Revealing a tile always costs you 1 Move less
effect-mk-when-else-glade = At a magical glade { $then }, elsewhere { $otherwise }
effect-mk-when-else-walls = at a fortified site { $then }, otherwise { $otherwise }
effect-mk-forked-lightning = Ranged Attack 1 (cold fire) against each of up to { $n } different enemies in this phase
effect-mk-shapeshift = Play a basic action that gives a fixed amount of Move, Attack or Block, and get as much of another of these three; between Attack and Block its element stays
effect-mk-terrain-safe = Steps onto { $terrains } are possible this turn for { $n } Move, and you may end your turn there
effect-mk-vengeance = until your next turn every attack against another player is 1 higher in the block phase

## The library

text-mk-back-resting = Turned over, the token is turned up again when you rest.
text-mk-back-action = Turned over, the token can be turned up again instead of an action.
text-mk-back-green = Turned over, the token can be turned up again for one green mana.
text-mk-wheel = A die decides where the marker begins. If you did not use the skill in your last turn, you may move the marker one step before your next turn, without its effect.

## Answers and questions

do-mk-token = { $enemy }
do-mk-skill-up = Turn { $skill } up again
do-mk-skill-for = Use { $skill }: { $effect }
do-mk-wheel-on = Move the marker of { $skill } one step
ask-mk-keep-token = Choose the token that you keep.
    .title = Your kept token, { $seat }
ask-mk-puppet = Choose the token that you give up.
    .title = Your puppet, { $seat }
ask-mk-bolt = Choose an enemy that the lightning strikes, or stop here.
    .title = Your lightning, { $seat }
ask-mk-shapeshift = Choose the basic action that you play in another shape.
    .title = Your changed card, { $seat }

## Refusals

why-mk-no-token-to-keep = You have defeated no enemy this turn whose token you could keep.
why-mk-no-shape = You have no basic action in your hand that could be used in another shape now.
why-mk-no-bolt-there = The lightning strikes each enemy only once.
why-mk-skill-turned = { $skill } lies face down; it cannot be turned up now.

## Events

event-mk-skill-back = { $seat } turned the skill “{ $skill }” up again.
    .you = You turned the skill “{ $skill }” up again.
event-mk-token-kept = { $seat } kept a token: { $enemy }.
    .you = You kept a token: { $enemy }.
event-mk-token-given = { $seat } gave up a token: { $enemy }.
    .you = You gave up a token: { $enemy }.
event-mk-wheel = The marker of { $seat } on Master of Chaos shows { $mana }.
    .you = Your marker on Master of Chaos shows { $mana }.
