### Mage Knight: names in English.

## Game

game-mage_knight = Mage Knight
    .pitch = Plan each hand like a puzzle: march, bargain, fight, and take the cities.
    .short = Mage Knight
credit-mage_knight = Mage Knight Board Game was designed by Vlaada Chvátil and published by WizKids; this program is an independent work of fans, with rules and texts in our own words.

## Heroes

mk-hero-arythea = Arythea
    .about = Fire and pain, best by night
mk-hero-goldyx = Goldyx
    .about = Makes crystals, learns to fly
mk-hero-tovak = Tovak
    .about = Shields, ice, no fear of pain
mk-hero-wolfhawk = Wolfhawk
    .about = A duellist; best without units
mk-hero-krang = Krang
    .about = Chaos magic; heals by himself
mk-hero-braevalar = Braevalar
    .about = Beasts, storms, hidden ways
mk-hero-norowas = Norowas
    .about = Bargains, leads many units
mk-hero-dummy = Dummy player

## Basic actions

mk-card-rage = Rage
mk-card-determination = Determination
mk-card-swiftness = Swiftness
mk-card-march = March
mk-card-stamina = Stamina
mk-card-tranquility = Tranquility
mk-card-promise = Promise
mk-card-threaten = Threaten
mk-card-crystallize = Crystallize
mk-card-mana_draw = Mana Draw
mk-card-concentration = Concentration
mk-card-improvisation = Improvisation
mk-card-battle_versatility = Battle Versatility
mk-card-will_focus = Will Focus
mk-card-noble_manners = Noble Manners
mk-card-cold_toughness = Cold Toughness
mk-card-wound = Wound

## Advanced actions

mk-card-fire_bolt = Fire Bolt
mk-card-ice_bolt = Ice Bolt
mk-card-swift_bolt = Swift Bolt
mk-card-crushing_bolt = Crushing Bolt
mk-card-blood_rage = Blood Rage
mk-card-ice_shield = Ice Shield
mk-card-agility = Agility
mk-card-refreshing_walk = Refreshing Walk
mk-card-intimidate = Intimidate
mk-card-frost_bridge = Frost Bridge
mk-card-song_of_wind = Song of Wind
mk-card-path_finding = Path Finding
mk-card-blood_ritual = Blood Ritual
mk-card-pure_magic = Pure Magic
mk-card-heroic_tale = Heroic Tale
mk-card-regeneration = Regeneration
mk-card-into_the_heat = Into the Heat
mk-card-steady_tempo = Steady Tempo
mk-card-diplomacy = Diplomacy
mk-card-in_need = In Need
mk-card-decompose = Decompose
mk-card-crystal_mastery = Crystal Mastery
mk-card-mana_storm = Mana Storm
mk-card-ambush = Ambush
mk-card-maximal_effect = Maximal Effect
mk-card-magic_talent = Magic Talent
mk-card-learning = Learning
mk-card-training = Training

## Spells: the weak side, and the strong side

mk-card-fireball = Fireball
mk-card-fireball-strong = Firestorm
mk-card-snowstorm = Snowstorm
mk-card-snowstorm-strong = Blizzard
mk-card-expose = Expose
mk-card-expose-strong = Mass Expose
mk-card-tremor = Tremor
mk-card-tremor-strong = Earthquake
mk-card-flame_wall = Flame Wall
mk-card-flame_wall-strong = Flame Wave
mk-card-mana_bolt = Mana Bolt
mk-card-mana_bolt-strong = Mana Thunderbolt
mk-card-whirlwind = Whirlwind
mk-card-whirlwind-strong = Tornado
mk-card-underground_travel = Underground Travel
mk-card-underground_travel-strong = Underground Attack
mk-card-burning_shield = Burning Shield
mk-card-burning_shield-strong = Exploding Shield
mk-card-chill = Chill
mk-card-chill-strong = Lethal Chill
mk-card-wings_of_wind = Wings of Wind
mk-card-wings_of_wind-strong = Wings of Night
mk-card-restoration = Restoration
mk-card-restoration-strong = Rebirth
mk-card-demolish = Demolish
mk-card-demolish-strong = Disintegrate
mk-card-space_bending = Space Bending
mk-card-space_bending-strong = Time Bending
mk-card-call_to_arms = Call to Arms
mk-card-call_to_arms-strong = Call to Glory
mk-card-meditation = Meditation
mk-card-meditation-strong = Trance
mk-card-mana_meltdown = Mana Meltdown
mk-card-mana_meltdown-strong = Mana Radiance
mk-card-mana_claim = Mana Claim
mk-card-mana_claim-strong = Mana Curse
mk-card-mind_read = Mind Read
mk-card-mind_read-strong = Mind Steal
mk-card-energy_flow = Energy Flow
mk-card-energy_flow-strong = Energy Steal

## Artifacts

mk-card-banner_of_glory = Banner of Glory
mk-card-banner_of_fear = Banner of Fear
mk-card-banner_of_protection = Banner of Protection
mk-card-banner_of_courage = Banner of Courage
mk-card-ruby_ring = Ruby Ring
mk-card-sapphire_ring = Sapphire Ring
mk-card-diamond_ring = Diamond Ring
mk-card-emerald_ring = Emerald Ring
mk-card-sword_of_justice = Sword of Justice
mk-card-horn_of_wrath = Horn of Wrath
mk-card-endless_bag_of_gold = Endless Bag of Gold
mk-card-endless_gem_pouch = Endless Gem Pouch
mk-card-golden_grail = Golden Grail
mk-card-book_of_wisdom = Book of Wisdom
mk-card-amulet_of_sun = Amulet of Sun
mk-card-amulet_of_darkness = Amulet of Darkness

## Units

mk-unit-peasants = Peasants
mk-unit-herbalists = Herbalists
mk-unit-foresters = Foresters
mk-unit-utem_crossbowmen = Utem Crossbowmen
mk-unit-utem_guardsmen = Utem Guardsmen
mk-unit-utem_swordsmen = Utem Swordsmen
mk-unit-guardian_golems = Guardian Golems
mk-unit-illusionists = Illusionists
mk-unit-red_cape_monks = Red Cape Monks
mk-unit-northern_monks = Northern Monks
mk-unit-savage_monks = Savage Monks
mk-unit-fire_golems = Fire Golems
mk-unit-ice_golems = Ice Golems
mk-unit-fire_mages = Fire Mages
mk-unit-ice_mages = Ice Mages
mk-unit-amotep_gunners = Amotep Gunners
mk-unit-amotep_freezers = Amotep Freezers
mk-unit-catapults = Catapults
mk-unit-altem_mages = Altem Mages
mk-unit-altem_guardians = Altem Guardians

## Skills

mk-skill-arythea_dark_paths = Dark Paths
mk-skill-arythea_burning_power = Burning Power
mk-skill-arythea_hot_swordsmanship = Hot Swordsmanship
mk-skill-arythea_dark_negotiation = Dark Negotiation
mk-skill-arythea_dark_fire_magic = Dark Fire Magic
mk-skill-arythea_power_of_pain = Power of Pain
mk-skill-arythea_invocation = Invocation
mk-skill-arythea_polarization = Polarization
mk-skill-arythea_motivation = Motivation
mk-skill-arythea_healing_ritual = Healing Ritual
mk-skill-goldyx_freezing_power = Freezing Power
mk-skill-goldyx_potion_making = Potion Making
mk-skill-goldyx_white_crystal_craft = White Crystal Craft
mk-skill-goldyx_green_crystal_craft = Green Crystal Craft
mk-skill-goldyx_red_crystal_craft = Red Crystal Craft
mk-skill-goldyx_glittering_fortune = Glittering Fortune
mk-skill-goldyx_flight = Flight
mk-skill-goldyx_universal_power = Universal Power
mk-skill-goldyx_motivation = Motivation
mk-skill-goldyx_source_freeze = Source Freeze
mk-skill-norowas_forward_march = Forward March
mk-skill-norowas_day_sharpshooting = Day Sharpshooting
mk-skill-norowas_inspiration = Inspiration
mk-skill-norowas_bright_negotiation = Bright Negotiation
mk-skill-norowas_leaves_in_the_wind = Leaves in the Wind
mk-skill-norowas_whisper_in_the_treetops = Whisper in the Treetops
mk-skill-norowas_leadership = Leadership
mk-skill-norowas_bonds_of_loyalty = Bonds of Loyalty
mk-skill-norowas_motivation = Motivation
mk-skill-norowas_prayer_of_weather = Prayer of Weather
mk-skill-tovak_double_time = Double Time
mk-skill-tovak_night_sharpshooting = Night Sharpshooting
mk-skill-tovak_cold_swordsmanship = Cold Swordsmanship
mk-skill-tovak_shield_mastery = Shield Mastery
mk-skill-tovak_resistance_break = Resistance Break
mk-skill-tovak_i_feel_no_pain = I Feel No Pain...
mk-skill-tovak_i_dont_give_a_damn = I Don't Give a Damn
mk-skill-tovak_who_needs_magic = Who Needs Magic?
mk-skill-tovak_motivation = Motivation
mk-skill-tovak_mana_exploit = Mana Exploit

## Tactics

mk-tactic-early_bird = Early Bird
mk-tactic-rethink = Rethink
mk-tactic-mana_steal = Mana Steal
mk-tactic-planning = Planning
mk-tactic-great_start = Great Start
mk-tactic-the_right_moment = The Right Moment
mk-tactic-from_the_dusk = From the Dusk
mk-tactic-long_night = Long Night
mk-tactic-mana_search = Mana Search
mk-tactic-midnight_meditation = Midnight Meditation
mk-tactic-preparation = Preparation
mk-tactic-sparing_power = Sparing Power

## Enemies

mk-enemy-prowlers = Prowlers
mk-enemy-diggers = Diggers
mk-enemy-cursed_hags = Cursed Hags
mk-enemy-wolf_riders = Wolf Riders
mk-enemy-ironclads = Ironclads
mk-enemy-orc_summoners = Orc Summoners
mk-enemy-crossbowmen = Crossbowmen
mk-enemy-guardsmen = Guardsmen
mk-enemy-swordsmen = Swordsmen
mk-enemy-golems = Golems
mk-enemy-monks = Monks
mk-enemy-illusionists = Illusionists
mk-enemy-ice_mages = Ice Mages
mk-enemy-ice_golems = Ice Golems
mk-enemy-fire_mages = Fire Mages
mk-enemy-fire_golems = Fire Golems
mk-enemy-minotaur = Minotaur
mk-enemy-gargoyle = Gargoyle
mk-enemy-medusa = Medusa
mk-enemy-crypt_worm = Crypt Worm
mk-enemy-werewolf = Werewolf
mk-enemy-swamp_dragon = Swamp Dragon
mk-enemy-fire_dragon = Fire Dragon
mk-enemy-ice_dragon = Ice Dragon
mk-enemy-high_dragon = High Dragon
mk-enemy-freezers = Freezers
mk-enemy-gunners = Gunners
mk-enemy-altem_guardsmen = Altem Guardsmen
mk-enemy-altem_mages = Altem Mages

## Kinds of enemies, by the back of their tokens

mk-pile-green = marauding orcs
mk-pile-gray = keep garrison
mk-pile-brown = dungeon monster
mk-pile-violet = mage tower garrison
mk-pile-white = city garrison
mk-pile-red = draconum

## Terrain

mk-terrain-plains = plains
mk-terrain-hills = hills
mk-terrain-forest = forest
mk-terrain-wasteland = wasteland
mk-terrain-desert = desert
mk-terrain-swamp = swamp
mk-terrain-lake = lake
mk-terrain-mountain = mountain
mk-terrain-sea = sea
mk-terrain-city = city

## Sites

mk-site-portal = portal
mk-site-village = village
mk-site-monastery = monastery
mk-site-keep = keep
mk-site-mage_tower = mage tower
mk-site-city = city
mk-site-magical_glade = magical glade
mk-site-crystal_mine = crystal mine
mk-site-monster_den = monster den
mk-site-spawning_grounds = spawning grounds
mk-site-dungeon = dungeon
mk-site-tomb = tomb
mk-site-ancient_ruins = ancient ruins
mk-site-marauding_orcs = marauding orcs
mk-site-draconum = rampaging draconum
mk-site-secret_dungeon = secret dungeon
mk-site-secret_tomb = secret tomb
mk-site-burned_monastery = burned monastery

## Cities

mk-city-green = green city
mk-city-blue = blue city
mk-city-white = white city
mk-city-red = red city

## Mana colours

mk-mana-red = red
mk-mana-blue = blue
mk-mana-green = green
mk-mana-white = white
mk-mana-gold = gold
mk-mana-black = black

## Elements

mk-element-physical = physical
mk-element-fire = fire
mk-element-ice = ice
mk-element-cold_fire = cold fire

## Kinds of attack

mk-attack-melee = melee
mk-attack-ranged = ranged
mk-attack-siege = siege

## Resistances

mk-resistance-physical = physical resistance
mk-resistance-fire = fire resistance
mk-resistance-ice = ice resistance

## Abilities of enemies

mk-ability-fortified = fortified
mk-ability-swift = swift
mk-ability-brutal = brutal
mk-ability-poison = poison
mk-ability-paralyze = paralyze
mk-ability-summon = summon

## Day and night

mk-time-day = Day
mk-time-night = Night

## Scenarios, with a sentence for the new-game screen

scenario-first_reconnaissance = First Reconnaissance
    .about = Three rounds to find the city. The best first game; also alone, in four rounds.
    .pitch = Find the city. The best first game.
    .teaches = You learn to walk, to bargain in villages, and to win your first fights.
scenario-full_conquest = Full Conquest
    .about = Conquer all cities in six rounds; the highest score wins.
    .pitch = Every city; the highest score wins.
    .teaches = You learn to race others to the cities and to storm them.
scenario-blitz_conquest = Blitz Conquest
    .about = A short conquest in four rounds, with faster heroes and weaker cities.
    .pitch = Faster heroes, weaker cities.
    .teaches = You learn to take what counts in four rounds.
scenario-solo_conquest = Solo Conquest
    .about = Alone against two cities and a dummy player, in six rounds.
    .pitch = You against two walled cities.
    .teaches = You learn to plan a whole day, to recruit, and to storm walls.
scenario-full_cooperation = Full Cooperation
    .about = All players against all cities, in six rounds.
    .pitch = All of you against all cities.
    .teaches = You learn to share the map and to storm a city together.
scenario-blitz_cooperation = Blitz Cooperation
    .about = All players against the cities, in four quick rounds.
    .pitch = Together, in four quick rounds.
    .teaches = You learn to hurry together and to leave to others what they do better.
scenario-mines_liberation = Mines Liberation
    .about = Free the crystal mines from the monsters that hold them.
    .pitch = Free the mines from monsters.
    .teaches = You learn to fight often and to heal in between.
scenario-druid_nights = Druid Nights
    .about = Waken the glades by day and face what you call up by night.
    .pitch = Wake glades by day, fight by night.
    .teaches = You learn to choose the night on which you face what you called.
scenario-dungeon_lords = Dungeon Lords
    .about = Find and conquer all dungeons and tombs, also the secret ones.
    .pitch = Every dungeon and every tomb.
    .teaches = You learn to fight alone in the dark, without your units.
scenario-conquer_and_hold = Conquer and Hold
    .about = Take keeps and mage towers, and hold them against the others.
    .pitch = Take keeps and towers; keep them.
    .teaches = You learn to attack other heroes and to hold walls against them.
scenario-one_to_return = One to Return
    .about = Only the hero who stands on the portal at the end returns.
    .pitch = Who holds the portal comes home.
    .teaches = You learn to measure your strength with other heroes at the right moment.
