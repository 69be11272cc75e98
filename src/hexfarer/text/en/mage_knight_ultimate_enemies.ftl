### Mage Knight: the enemies of the Ultimate Edition.

## Enemies

mk-enemy-orc_skirmishers = Orc Skirmishers
mk-enemy-orc_trackers = Orc Trackers
mk-enemy-orc_war_beasts = Orc War Beasts
mk-enemy-orc_stonethrowers = Orc Stonethrowers
mk-enemy-thugs = Thugs
mk-enemy-shocktroops = Shocktroops
mk-enemy-heroes_fortified = Heroes (fortified)
mk-enemy-heroes_swift = Heroes (swift)
mk-enemy-heroes_fire = Heroes (fire)
mk-enemy-heroes_ice = Heroes (ice)
mk-enemy-sorcerers = Sorcerers
mk-enemy-magic_familiars = Magic Familiars
mk-enemy-shadow = Shadow
mk-enemy-hydra = Hydra
mk-enemy-manticore = Manticore
mk-enemy-lava_dragon = Lava Dragon
mk-enemy-storm_dragon = Storm Dragon
mk-enemy-dragon_summoner = Dragon Summoner
mk-enemy-fire_catapult = Fire Catapult
mk-enemy-ice_catapult = Ice Catapult
mk-enemy-delphana_masters = Delphana Masters
mk-enemy-grim_legionnaires = Grim Legionnaires
mk-enemy-elemental_priestesses = Elemental Priestesses
mk-enemy-elven_protectors = Elven Protectors
mk-enemy-crystal_sprites = Crystal Sprites
mk-enemy-centaur_outriders = Centaur Outriders
mk-enemy-cloud_griffons = Cloud Griffons
mk-enemy-air_elemental = Air Elemental
mk-enemy-fire_elemental = Fire Elemental
mk-enemy-water_elemental = Water Elemental
mk-enemy-earth_elemental = Earth Elemental
mk-enemy-savage_dragon = Savage Dragon
mk-enemy-lightning_dragon = Lightning Dragon
mk-enemy-corrupted_priests = Corrupted Priests
mk-enemy-zombie_horde = Zombie Horde
mk-enemy-gibbering_ghouls = Gibbering Ghouls
mk-enemy-shrouded_necromancers = Shrouded Necromancers
mk-enemy-skeletal_warriors = Skeletal Warriors
mk-enemy-blood_demon = Blood Demon
mk-enemy-pain_wraith = Pain Wraith
mk-enemy-vampire = Vampire
mk-enemy-mummy = Mummy
mk-enemy-vampire_dragon = Vampire Dragon
mk-enemy-death_dragon = Death Dragon
mk-enemy-altem_guardsmen_revised = { mk-enemy-altem_guardsmen }
mk-enemy-altem_mages_revised = { mk-enemy-altem_mages }

## Abilities

mk-ability-assassination = assassination
mk-ability-cumbersome = cumbersome
mk-ability-vampiric = vampiric
mk-ability-elusive = elusive
mk-ability-unfortified = unfortified
mk-ability-arcane = arcane immunity
mk-ability-defend = defend

## Texts of the library

text-mk-enemy-more = Kind: { $pile }. Armor { $armor }, attacks: { $attacks }; { $fame } fame.
text-mk-blow = { $attack } ({ $element })
text-mk-summoner-more = Kind: { $pile }. Armor { $armor }, { $fame } fame. Instead of attacking, it summons at the start of the block phase; these attack in its place: { $piles }.
text-mk-elusive = Its armor is { $high }; only in the attack phase, and only if all its attacks were blocked, it is { $armor }.
text-mk-defend = Once in a combat it adds { $n } to the armor of one enemy that you attack, which may be itself.
text-mk-reputation-up = Who defeats it gains { $n } reputation.
text-mk-reputation-down = Who defeats it loses { $n } reputation.

## Options

option-enemies = Enemy tokens
    .about = “{ server-value-usual }” plays with the tokens of the edition; “{ option-enemies.value-all }” also mixes the two factions of the Shades of Tezla, elementalists and dark crusaders, into the piles of the Ultimate Edition.
    .value-all = all

## Effects

effect-mk-lower-blow = One attack of an enemy gets −{ $n }
effect-mk-cancel-blow = One attack of an enemy does not take place

## Answers

do-mk-guard-blow = Prepare to block attack { $blow } of { $foe }
do-mk-guard-this-blow = Prepare to block attack { $blow } of { $foe }: { $attack } ({ $element })
do-mk-suffer-blow = Take the damage of attack { $blow } of { $foe }
do-mk-suffer-this-blow = Take the { $damage } damage of attack { $blow } of { $foe }: { $attack } ({ $element })
do-mk-slow =
    Spend { $number ->
        [one] { $number } Move point
       *[other] { $number } Move points
    } to lower the attack of { $foe }
do-mk-slow-blow =
    Spend { $number ->
        [one] { $number } Move point
       *[other] { $number } Move points
    } to lower attack { $blow } of { $foe }
do-mk-blow = Attack { $blow }
do-mk-this-blow = Attack { $blow } of { $foe }: { $attack } ({ $element })

## Questions

ask-mk-defence = An enemy defends a target of your attack; choose which one uses its Defend now.
    .title = Defender, { $seat }
ask-mk-foe-of-blow = Choose the enemy whose attack the effect hits.
    .title = Your target, { $seat }
ask-mk-which-blow = Choose which of its attacks is meant.
    .title = One of several attacks, { $seat }

## What happened

event-mk-blow-blocked = { $seat } blocked attack { $blow } of { $enemy }.
    .you = You blocked attack { $blow } of { $enemy }.
event-mk-slowed =
    { $seat } spent { $number ->
        [one] { $number } Move point
       *[other] { $number } Move points
    } against { $enemy }.
    .you =
        You spent { $number ->
            [one] { $number } Move point
           *[other] { $number } Move points
        } against { $enemy }.
event-mk-defended = { $enemy } defends: { $other }.

## Why not

why-mk-which-blow =
    { $count ->
        [one] This enemy has { $count } attack; say which one you mean.
       *[other] This enemy has { $count } attacks; say which one you mean.
    }
why-mk-one-blow = This enemy has only one attack; leave out its number.
why-mk-not-cumbersome = Move points lower only the attacks of cumbersome enemies.
why-mk-slows-too-much =
    { $most ->
        [one] You can spend only { $most } Move point on this attack.
       *[other] You can spend from 1 to { $most } Move points on this attack.
    }
why-mk-no-defender = This enemy has no Defend.
why-mk-defended-already = This enemy has used its Defend in this combat already.
why-mk-arcane-immune = This enemy has arcane immunity: only attacks, blocks and what changes its attacks work against it.
