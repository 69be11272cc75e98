### Euthia: names in English.

## Game

game-euthia = Euthia: Torment of Resurrection
    .pitch = Explore, trade and grow strong enough to hunt what others flee from.
    .short = Euthia
credit-euthia = Euthia: Torment of Resurrection was designed by Tadeáš Spousta and Markéta Bláhová and published by Diea Games; this program is an independent work of fans, with rules and texts in its own words. Most cards and tiles, the map and the details of the scenarios are our own reconstruction, not those of the published game.

## Heroes

eu-hero-dral = Dral
    .about = Armoured swordsman
eu-hero-keleia = Keleia
    .about = Huntress with a spear
eu-hero-ael = Áel
    .about = Archer and healer
eu-hero-maeldur = Maeldur
    .about = Mage of fire
eu-hero-skoldur = Skoldur
    .about = Berserker with runes
eu-hero-taesiri = Taesiri
    .about = Sorceress of essences

## Scenarios, with a sentence for the new-game screen

scenario-the_hunt = The Hunt
    .about = Over 10 rounds defeat Monsters, and be quick to bring a Trophy of each level to the Church: Badges raise your Reputation. The best scenario to start with.
    .pitch = Trophies and Badges. The best first game.
    .teaches = You learn to explore, to trade, and to fight with dice and tiles.
scenario-defence_of_the_realm = Defence of the Realm
    .about = From round 5 on the dragon Farrug ravages the land, and Events change it; break all four of his stages by the end of round 12, or everybody pays for it.
    .pitch = Break the dragon Farrug in four stages.
    .teaches = You learn to prepare: gear first, then the dragon.
scenario-walking_destruction = Walking Destruction
    .about = The Golem walks from the Ruins to the Church and leaves Destruction behind; defeat it within 10 rounds, and find the Artifacts of the Legends.
    .pitch = Stop the Golem before the Church.
    .teaches = You learn to fight against time and to look for Artifacts on the way.
note-eu-reconstructed = Reconstructed: the title is the publisher's; map, numbers and special rules were made for this program.

## Modes of play

option-mode = Mode
    .about = “{ option-mode.value-competitive }” plays everybody for themselves, “{ option-mode.value-coop }” all together against the game; alone the solo rules hold.
    .value-competitive = competitive
    .value-coop = together

## Hero tiles: Dral

eu-tile-dral_garrison_sword = Garrison Sword
eu-tile-dral_wooden_buckler = Wooden Buckler
eu-tile-dral_grit = Grit
eu-tile-dral_broad_sword = Broad Sword
eu-tile-dral_shoulder_charge = Shoulder Charge
eu-tile-dral_round_shield = Round Shield
eu-tile-dral_forced_march = Forced March
eu-tile-dral_steady_hand = Steady Hand
eu-tile-dral_parry = Parry
eu-tile-dral_boast = Boast
eu-tile-dral_boast_alone = Boast Alone
eu-tile-dral_mercenary_blade = Mercenary Blade
eu-tile-dral_iron_shield = Iron Shield
eu-tile-dral_whirl_cut = Whirl Cut
eu-tile-dral_iron_skin = Iron Skin
eu-tile-dral_thrown_axe = Thrown Axe
eu-tile-dral_second_wind = Second Wind
eu-tile-dral_war_footing = War Footing
eu-tile-dral_vengeance = Vengeance
eu-tile-dral_tower_shield = Tower Shield
eu-tile-dral_executioner = Executioner
eu-tile-dral_unbroken = Unbroken

## Hero tiles: Keleia

eu-tile-keleia_hunting_dagger = Hunting Dagger
eu-tile-keleia_ash_spear = Ash Spear
eu-tile-keleia_tracker = Tracker
eu-tile-keleia_feint = Feint
eu-tile-keleia_twin_stab = Twin Stab
eu-tile-keleia_swift_feet = Swift Feet
eu-tile-keleia_wild_herbs = Wild Herbs
eu-tile-keleia_boar_spear = Boar Spear
eu-tile-keleia_eagle_eye = Eagle Eye
eu-tile-keleia_prey_sense = Prey Sense
eu-tile-keleia_lone_prey = Lone Prey
eu-tile-keleia_hooked_blade = Hooked Blade
eu-tile-keleia_leaping_strike = Leaping Strike
eu-tile-keleia_prospector = Prospector
eu-tile-keleia_ambush = Ambush
eu-tile-keleia_sidestep = Sidestep
eu-tile-keleia_hunters_rest = Hunter's Rest
eu-tile-keleia_deep_digger = Deep Digger
eu-tile-keleia_moonfang = Moonfang
eu-tile-keleia_spear_of_the_sisterhood = Spear of the Sisterhood
eu-tile-keleia_storm_of_blades = Storm of Blades
eu-tile-keleia_wind_walker = Wind Walker

## Hero tiles: Áel

eu-tile-ael_pale_bow = Pale Bow
eu-tile-ael_mending_light = Mending Light
eu-tile-ael_calm_breath = Calm Breath
eu-tile-ael_sun_arrow = Sun Arrow
eu-tile-ael_veil = Veil
eu-tile-ael_feather_step = Feather Step
eu-tile-ael_soothing_song = Soothing Song
eu-tile-ael_opening_shot = Opening Shot
eu-tile-ael_clear_mind = Clear Mind
eu-tile-ael_whisper = Whisper
eu-tile-ael_inner_voice = Inner Voice
eu-tile-ael_bow_of_dawn = Bow of Dawn
eu-tile-ael_halo = Halo
eu-tile-ael_radiant_volley = Radiant Volley
eu-tile-ael_sanctuary = Sanctuary
eu-tile-ael_blinding_ray = Blinding Ray
eu-tile-ael_fortune = Fortune
eu-tile-ael_light_gate = Light Gate
eu-tile-ael_bow_of_the_white_order = Bow of the White Order
eu-tile-ael_aegis_of_light = Aegis of Light
eu-tile-ael_judgement = Judgement
eu-tile-ael_grace = Grace

## Hero tiles: Maeldur

eu-tile-maeldur_fire_staff = Fire Staff
eu-tile-maeldur_spark = Spark
eu-tile-maeldur_focus = Focus
eu-tile-maeldur_flame_tongue = Flame Tongue
eu-tile-maeldur_ember_ward = Ember Ward
eu-tile-maeldur_warm_hands = Warm Hands
eu-tile-maeldur_blazing_trail = Blazing Trail
eu-tile-maeldur_fire_dart = Fire Dart
eu-tile-maeldur_scrying_flame = Scrying Flame
eu-tile-maeldur_staff_of_cinders = Staff of Cinders
eu-tile-maeldur_fireball = Fireball
eu-tile-maeldur_mana_burn = Mana Burn
eu-tile-maeldur_ash_cloak = Ash Cloak
eu-tile-maeldur_meteor = Meteor
eu-tile-maeldur_phoenix_breath = Phoenix Breath
eu-tile-maeldur_lance_of_embers = Lance of Embers
eu-tile-maeldur_trade_flame = Trade Flame
eu-tile-maeldur_staff_of_the_deep_forge = Staff of the Deep Forge
eu-tile-maeldur_burning_will = Burning Will
eu-tile-maeldur_firestorm = Firestorm
eu-tile-maeldur_essence_furnace = Essence Furnace

## Hero tiles: Skoldur

eu-tile-skoldur_cursed_cleaver = Cursed Cleaver
eu-tile-skoldur_blood_rush = Blood Rush
eu-tile-skoldur_thick_hide = Thick Hide
eu-tile-skoldur_stride = Stride
eu-tile-skoldur_rune_drain = Rune Drain
eu-tile-skoldur_rune_sprint = Rune Sprint
eu-tile-skoldur_savage_blow = Savage Blow
eu-tile-skoldur_dark_vigour = Dark Vigour
eu-tile-skoldur_spiked_shield = Spiked Shield
eu-tile-skoldur_prowl = Prowl
eu-tile-skoldur_rune_hammer = Rune Hammer
eu-tile-skoldur_bone_plates = Bone Plates
eu-tile-skoldur_menace = Menace
eu-tile-skoldur_menace_alone = Menace Alone
eu-tile-skoldur_black_axe = Black Axe
eu-tile-skoldur_howl = Howl
eu-tile-skoldur_rune_forge = Rune Forge
eu-tile-skoldur_blood_pact = Blood Pact
eu-tile-skoldur_trophy_trader = Trophy Trader
eu-tile-skoldur_rage = Rage
eu-tile-skoldur_undying = Undying
eu-tile-skoldur_doomcleaver = Doomcleaver
eu-tile-skoldur_rune_wall = Rune Wall
eu-tile-skoldur_rune_cataclysm = Rune Cataclysm

## Hero tiles: Taesiri

eu-tile-taesiri_rune_dagger = Rune Dagger
eu-tile-taesiri_pulse = Pulse
eu-tile-taesiri_sleepiness = Sleepiness
eu-tile-taesiri_essence_sense = Essence Sense
eu-tile-taesiri_silence = Silence
eu-tile-taesiri_stone_spike = Stone Spike
eu-tile-taesiri_mist_walk = Mist Walk
eu-tile-taesiri_spring_water = Spring Water
eu-tile-taesiri_gust = Gust
eu-tile-taesiri_attunement = Attunement
eu-tile-taesiri_mind_thief = Mind Thief
eu-tile-taesiri_mind_hoard = Mind Hoard
eu-tile-taesiri_prism_blade = Prism Blade
eu-tile-taesiri_elemental_surge = Elemental Surge
eu-tile-taesiri_earth_skin = Earth Skin
eu-tile-taesiri_frost_needle = Frost Needle
eu-tile-taesiri_condense = Condense
eu-tile-taesiri_tidal_mend = Tidal Mend
eu-tile-taesiri_far_step = Far Step
eu-tile-taesiri_blade_of_four_winds = Blade of Four Winds
eu-tile-taesiri_vortex = Vortex
eu-tile-taesiri_cataclysm = Cataclysm
eu-tile-taesiri_spellweave = Spellweave
eu-tile-taesiri_harmony = Harmony

## Goods of the Merchant

eu-item-merchant_leather_helmet = Leather Helmet
eu-item-merchant_leather_gloves = Leather Gloves
eu-item-merchant_leather_greaves = Leather Greaves
eu-item-merchant_leather_boots = Leather Boots
eu-item-merchant_chain_helmet = Chain Helmet
eu-item-merchant_chain_cuirass = Chain Cuirass
eu-item-merchant_chain_gloves = Chain Gloves
eu-item-merchant_chain_greaves = Chain Greaves
eu-item-merchant_chain_boots = Chain Boots
eu-item-merchant_short_sword = Short Sword
eu-item-merchant_war_mace = War Mace
eu-item-merchant_long_sword = Long Sword
eu-item-merchant_hunting_bow = Hunting Bow
eu-item-merchant_throwing_knife = Throwing Knife
eu-item-merchant_javelin = Javelin
eu-item-merchant_wooden_shield = Wooden Shield
eu-item-merchant_bronze_shield = Bronze Shield
eu-item-merchant_spiked_targe = Spiked Targe
eu-item-merchant_copper_ring = Copper Ring
eu-item-merchant_travellers_charm = Traveller's Charm
eu-item-merchant_prospectors_ring = Prospector's Ring
eu-item-merchant_merchants_seal = Merchant's Seal
eu-item-merchant_backpack = Backpack
eu-item-merchant_scroll_of_haste = Scroll of Haste
eu-item-merchant_small_chest = Small Chest
eu-item-merchant_trail_rations = Trail Rations

## Goods of the Alchemist

eu-item-alchemist_leather_cuirass = Leather Cuirass
eu-item-alchemist_leather_hood = Leather Hood
eu-item-alchemist_leather_soft_boots = Leather Soft Boots
eu-item-alchemist_leather_alchemist_gloves = Leather Alchemist Gloves
eu-item-alchemist_strong_healing_potion = Strong Healing Potion
eu-item-alchemist_potion_of_luck = Potion of Luck
eu-item-alchemist_potion_of_stone = Potion of Stone
eu-item-alchemist_potion_of_shadows = Potion of Shadows
eu-item-alchemist_potion_of_rage = Potion of Rage
eu-item-alchemist_potion_of_speed = Potion of Speed
eu-item-alchemist_scroll_of_teleportation = Scroll of Teleportation
eu-item-alchemist_scroll_of_runes = Scroll of Runes
eu-item-alchemist_scroll_of_dread = Scroll of Dread
eu-item-alchemist_scroll_of_mending = Scroll of Mending
eu-item-alchemist_scroll_of_renewal = Scroll of Renewal
eu-item-alchemist_opal_ring = Opal Ring
eu-item-alchemist_ring_of_focus = Ring of Focus
eu-item-alchemist_amulet_of_mist = Amulet of Mist
eu-item-alchemist_amulet_of_life = Amulet of Life
eu-item-alchemist_set_charm = Set Charm
eu-item-alchemist_flask_of_emerald_dust = Flask of Emerald Dust
eu-item-alchemist_flask_of_ruby_dust = Flask of Ruby Dust
eu-item-alchemist_flask_of_sapphire_dust = Flask of Sapphire Dust
eu-item-alchemist_flask_of_opal_dust = Flask of Opal Dust
eu-item-alchemist_gem_pouch = Gem Pouch
eu-item-alchemist_alchemists_wand = Alchemist's Wand

## Goods of the Dragon Slayers

eu-item-slayers_plate_helmet = Plate Helmet
eu-item-slayers_plate_cuirass = Plate Cuirass
eu-item-slayers_plate_gloves = Plate Gloves
eu-item-slayers_plate_greaves = Plate Greaves
eu-item-slayers_plate_boots = Plate Boots
eu-item-slayers_dragon_helmet = Dragon Helmet
eu-item-slayers_dragon_cuirass = Dragon Cuirass
eu-item-slayers_dragon_gloves = Dragon Gloves
eu-item-slayers_dragon_greaves = Dragon Greaves
eu-item-slayers_dragon_boots = Dragon Boots
eu-item-slayers_great_sword = Great Sword
eu-item-slayers_dragon_lance = Dragon Lance
eu-item-slayers_slayers_axe = Slayer's Axe
eu-item-slayers_slayers_crossbow = Slayer's Crossbow
eu-item-slayers_dragon_harpoon = Dragon Harpoon
eu-item-slayers_steel_shield = Steel Shield
eu-item-slayers_dragon_scale_shield = Dragon Scale Shield
eu-item-slayers_tower_wall = Tower Wall
eu-item-slayers_essence_of_fire = Essence of Fire
eu-item-slayers_essence_of_water = Essence of Water
eu-item-slayers_essence_of_earth = Essence of Earth
eu-item-slayers_essence_of_air = Essence of Air
eu-item-slayers_slayers_signet = Slayer's Signet
eu-item-slayers_ring_of_the_tower = Ring of the Tower
eu-item-slayers_dragon_eye = Dragon Eye
eu-item-slayers_scroll_of_dragonfire = Scroll of Dragonfire
eu-item-slayers_scroll_of_banishing = Scroll of Banishing
eu-item-slayers_elixir_of_life = Elixir of Life
eu-item-slayers_flask_of_diamond_dust = Flask of Diamond Dust
eu-item-slayers_flask_of_demon_dust = Flask of Demon Dust

## Natural Resources

eu-item-mountain_copper_ore = Copper Ore
eu-item-mountain_iron_ore = Iron Ore
eu-item-mountain_silver_ore = Silver Ore
eu-item-mountain_gold_ore = Gold Ore
eu-item-mountain_raw_ruby = Raw Ruby
eu-item-mountain_raw_emerald = Raw Emerald
eu-item-mountain_raw_diamond = Raw Diamond
eu-item-lake_freshwater_pearl = Freshwater Pearl
eu-item-lake_silverfish = Silverfish
eu-item-lake_amber = Amber
eu-item-lake_black_pearl = Black Pearl
eu-item-lake_raw_sapphire = Raw Sapphire
eu-item-lake_raw_opal = Raw Opal
eu-item-lake_raw_diamond = Raw Diamond
eu-item-cave_salt_crystal = Salt Crystal
eu-item-cave_glow_moss = Glow Moss
eu-item-cave_fossil = Fossil
eu-item-cave_star_metal = Star Metal
eu-item-cave_raw_onyx = Raw Onyx
eu-item-cave_raw_amethyst = Raw Amethyst
eu-item-cave_raw_demon_stone = Raw Demon Stone
eu-item-cave_raw_diamond = Raw Diamond

## Treasures

eu-item-treasure1_rusty_chest = Rusty Chest
eu-item-treasure1_pilgrims_purse = Pilgrim's Purse
eu-item-treasure1_cracked_flask = Cracked Flask
eu-item-treasure1_map_scrap = Map Scrap
eu-item-treasure1_old_tonic = Old Tonic
eu-item-treasure1_rune_tablet = Rune Tablet
eu-item-treasure1_wayfarers_relic = Wayfarer's Relic
eu-item-treasure1_dark_verse = Dark Verse
eu-item-treasure2_iron_chest = Iron Chest
eu-item-treasure2_jewellers_flask = Jeweller's Flask
eu-item-treasure2_nobles_relic = Noble's Relic
eu-item-treasure2_rune_codex = Rune Codex
eu-item-treasure2_essence_vial = Essence Vial
eu-item-treasure2_greater_tonic = Greater Tonic
eu-item-treasure2_forbidden_verse = Forbidden Verse
eu-item-treasure3_golden_chest = Golden Chest
eu-item-treasure3_kings_relic = King's Relic
eu-item-treasure3_diamond_vial = Diamond Vial
eu-item-treasure3_twin_essence_vial = Twin Essence Vial
eu-item-treasure3_dragon_hoard = Dragon Hoard
eu-item-treasure3_book_of_the_order = Book of the Order
eu-item-treasure3_rune_reliquary = Rune Reliquary

## Rewards of the Hunter, the Armourer and the Witch

eu-item-hunter_wolf_fang_necklace = Wolf Fang Necklace
eu-item-hunter_bear_claw_ring = Bear Claw Ring
eu-item-hunter_owl_feather = Owl Feather
eu-item-hunter_hunters_brew = Hunter's Brew
eu-item-hunter_snake_skin_band = Snake Skin Band
eu-item-armourer_masterwork_helm = Masterwork Helm
eu-item-armourer_masterwork_gauntlets = Masterwork Gauntlets
eu-item-armourer_masterwork_greaves = Masterwork Greaves
eu-item-armourer_masterwork_boots = Masterwork Boots
eu-item-witch_dark_amulet_of_blood = Dark Amulet of Blood
eu-item-witch_dark_amulet_of_night = Dark Amulet of Night
eu-item-witch_dark_amulet_of_greed = Dark Amulet of Greed
eu-item-witch_dark_amulet_of_pain = Dark Amulet of Pain

## Artifacts

eu-item-artifact_horn_of_the_first_king = Horn of the First King
eu-item-artifact_mirror_of_shii = Mirror of Shii
eu-item-artifact_heart_of_the_mountain = Heart of the Mountain
eu-item-artifact_cloak_of_falling_stars = Cloak of Falling Stars
eu-item-artifact_hourglass_of_the_order = Hourglass of the Order
eu-item-artifact_blade_fragment_of_dawn = Blade Fragment of Dawn

## Supplies, potion, scroll

eu-item-supplies_camp_kit = Camp Kit
eu-item-supplies_rope_and_hooks = Rope and Hooks
eu-item-supplies_mining_tools = Mining Tools
eu-item-supplies_bandages = Bandages
eu-item-supplies_rune_chalk = Rune Chalk
eu-item-supplies_lucky_coin = Lucky Coin
eu-item-healing_potion = Healing Potion
eu-item-teleport_scroll = Teleportation Scroll

## Monsters of level 1

eu-monster-m1_dragonfly = Dragonfly
eu-monster-m1_bog_rat = Bog Rat
eu-monster-m1_cave_bat_swarm = Cave Bat Swarm
eu-monster-m1_thorn_imp = Thorn Imp
eu-monster-m1_marsh_kobold = Marsh Kobold
eu-monster-m1_grey_wolf = Grey Wolf
eu-monster-m1_bone_walker = Bone Walker
eu-monster-m1_needle_hornet = Needle Hornet
eu-monster-m1_mud_slinker = Mud Slinker
eu-monster-m1_goblin_poacher = Goblin Poacher
eu-monster-m1_rock_crab = Rock Crab
eu-monster-m1_will_o_wisp = Will-o-Wisp
eu-monster-m1_barrow_hound = Barrow Hound
eu-monster-m1_young_harpy = Young Harpy

## Monsters of level 2

eu-monster-m2_cyclops = Cyclops
eu-monster-m2_ogre_bruiser = Ogre Bruiser
eu-monster-m2_swamp_troll = Swamp Troll
eu-monster-m2_grave_knight = Grave Knight
eu-monster-m2_wyvern_fledgling = Wyvern Fledgling
eu-monster-m2_stone_gargoyle = Stone Gargoyle
eu-monster-m2_werewolf = Werewolf
eu-monster-m2_gorgon = Gorgon
eu-monster-m2_minotaur = Minotaur
eu-monster-m2_plague_shaman = Plague Shaman
eu-monster-m2_ice_serpent = Ice Serpent
eu-monster-m2_manticore = Manticore
eu-monster-m2_night_stalker = Night Stalker
eu-monster-m2_giant_scorpion = Giant Scorpion

## Monsters of level 3

eu-monster-m3_hydra = Hydra
eu-monster-m3_lich = Lich
eu-monster-m3_behemoth = Behemoth
eu-monster-m3_elder_vampire = Elder Vampire
eu-monster-m3_storm_roc = Storm Roc
eu-monster-m3_abyss_demon = Abyss Demon
eu-monster-m3_basilisk_king = Basilisk King
eu-monster-m3_war_colossus = War Colossus
eu-monster-m3_bone_dragon = Bone Dragon
eu-monster-m3_chimera_queen = Chimera Queen
eu-monster-m3_kraken_spawn = Kraken Spawn
eu-monster-m3_void_weaver = Void Weaver

## Elite Monsters of level 1

eu-monster-elite_old_greyback = Old Greyback
eu-monster-elite_mire_mother = Mire Mother
eu-monster-elite_peak_tyrant = Peak Tyrant
eu-monster-elite_chapel_wraith = Chapel Wraith
eu-monster-elite_roadside_butcher = Roadside Butcher
eu-monster-elite_vat_horror = Vat Horror
eu-monster-elite_gate_keeper = Gate Keeper

## Elite Monsters of level 2

eu-monster-elite_flame_herald = Flame Herald
eu-monster-elite_drowned_captain = Drowned Captain
eu-monster-elite_stonebinder = Stonebinder
eu-monster-elite_gale_witch = Gale Witch
eu-monster-elite_tunnel_lord = Tunnel Lord
eu-monster-elite_treasure_mimic = Treasure Mimic
eu-monster-elite_toll_giant = Toll Giant

## Elite Monsters of level 3

eu-monster-elite_crown_eater = Crown Eater
eu-monster-elite_tower_bane = Tower Bane
eu-monster-elite_deathwhisper = Deathwhisper
eu-monster-elite_abyssal_maw = Abyssal Maw
eu-monster-elite_mountain_heart = Mountain Heart
eu-monster-elite_gate_devourer = Gate Devourer

## Enemies of the scenarios

eu-monster-farrug = Farrug
eu-monster-golem = Golem

## Cards

eu-card-silver_curse = Curse
eu-card-silver_frenzy = Frenzy
eu-card-silver_venom = Venom
eu-card-gold_mighty_strike = Mighty Strike
eu-card-gold_healing = Healing
eu-card-gold_soul_control = Soul Control
eu-card-gold_mind_control = Mind Control

## Gems

eu-gem-amethyst = Amethyst
eu-gem-emerald = Emerald
eu-gem-onyx = Onyx
eu-gem-opal = Opal
eu-gem-ruby = Ruby
eu-gem-sapphire = Sapphire
eu-gem-demon_stone = Demon Stone
eu-gem-diamond = Diamond

## Essences

eu-essence-fire = Fire Essence
eu-essence-water = Water Essence
eu-essence-earth = Earth Essence
eu-essence-air = Air Essence

## Elementals

eu-element-fire = Fire Elemental
eu-element-water = Water Elemental
eu-element-earth = Earth Elemental
eu-element-air = Air Elemental

## Action tokens

eu-token-mining = Mining
eu-token-trade = Trade
eu-token-combat = Combat

## Encounters

eu-encounter-hermit = Hermit
eu-encounter-innkeeper = Innkeeper
eu-encounter-hunter = Hunter
eu-encounter-armourer = Armourer
eu-encounter-emissary = Emissary
eu-encounter-witch = Witch
eu-encounter-jeweller = Jeweller
eu-encounter-herbalist = Herbalist
eu-encounter-mercenary_fortress = Mercenary Fortress
eu-encounter-ruler = Ruler
eu-encounter-scholar = Scholar
eu-encounter-smuggler = Smuggler
eu-encounter-oracle = Oracle
eu-encounter-exile = Exile

## Quests

eu-quest-enc_hermit_1 = A draught for the hermit
eu-quest-enc_hermit_2 = Runes over the door
eu-quest-enc_hermit_3 = A gift of the peaks
eu-quest-enc_hermit_4 = From the depths of the cave
eu-quest-enc_hermit_5 = Alms and an old scroll
eu-quest-enc_hermit_6 = Three lesser evils
eu-quest-enc_hermit_7 = Peace at the hermitage
eu-quest-enc_innkeeper_1 = Catch of the day
eu-quest-enc_innkeeper_2 = Bed and board
eu-quest-enc_innkeeper_3 = A head above the hearth
eu-quest-enc_innkeeper_4 = Reading by the fire
eu-quest-enc_innkeeper_5 = Two drinks for the house
eu-quest-enc_innkeeper_6 = The tab is paid
eu-quest-enc_innkeeper_7 = Provisions for the road
eu-quest-enc_hunter_1 = First prey
eu-quest-enc_hunter_2 = A pair of pelts
eu-quest-enc_hunter_3 = Big game
eu-quest-enc_hunter_4 = From the hunter's chest
eu-quest-enc_hunter_5 = The great wager
eu-quest-enc_hunter_6 = The rune-marked beast
eu-quest-enc_hunter_7 = A weapon for the chase
eu-quest-enc_armourer_1 = Ore for the forge
eu-quest-enc_armourer_2 = Two loads from the mountains
eu-quest-enc_armourer_3 = Old for new
eu-quest-enc_armourer_4 = To complete the suit
eu-quest-enc_armourer_5 = Tried in battle
eu-quest-enc_armourer_6 = Made to measure
eu-quest-enc_armourer_7 = A dented shield
eu-quest-enc_emissary_1 = Green or red
eu-quest-enc_emissary_2 = Blue or milk-white
eu-quest-enc_emissary_3 = Black or violet
eu-quest-enc_emissary_4 = A licence to trade
eu-quest-enc_emissary_5 = Along the trade road
eu-quest-enc_emissary_6 = Safe passage
eu-quest-enc_emissary_7 = A gift for the crown
eu-quest-enc_witch_1 = A spell in exchange
eu-quest-enc_witch_2 = Three threads of a curse
eu-quest-enc_witch_3 = Blood for the cauldron
eu-quest-enc_witch_4 = A black stone
eu-quest-enc_witch_5 = Bones for the fire
eu-quest-enc_witch_6 = A spoiled brew
eu-quest-enc_witch_7 = The captive element
eu-quest-enc_jeweller_1 = A stone for a ring
eu-quest-enc_jeweller_2 = A pair of earrings
eu-quest-enc_jeweller_3 = The clearest of stones
eu-quest-enc_jeweller_4 = Straight from the rock
eu-quest-enc_jeweller_5 = From the jeweller's tray
eu-quest-enc_jeweller_6 = Fire or water in stone
eu-quest-enc_jeweller_7 = Leaf or cloud in stone
eu-quest-enc_herbalist_1 = What the lake gives
eu-quest-enc_herbalist_2 = Moss from the dark
eu-quest-enc_herbalist_3 = Two bottles for the road
eu-quest-enc_herbalist_4 = Living water
eu-quest-enc_herbalist_5 = Safe meadows
eu-quest-enc_herbalist_6 = Trying the salve
eu-quest-enc_herbalist_7 = A new recipe
eu-quest-enc_mercenary_fortress_1 = Proof of skill
eu-quest-enc_mercenary_fortress_2 = Two heads on spikes
eu-quest-enc_mercenary_fortress_3 = Hired swords
eu-quest-enc_mercenary_fortress_4 = For the armoury
eu-quest-enc_mercenary_fortress_5 = A name they know
eu-quest-enc_mercenary_fortress_6 = The captain's challenge
eu-quest-enc_mercenary_fortress_7 = Runes for the blades
eu-quest-enc_ruler_1 = The roads are open
eu-quest-enc_ruler_2 = Audience at court
eu-quest-enc_ruler_3 = The terror of the land
eu-quest-enc_ruler_4 = A jewel for the crown
eu-quest-enc_ruler_5 = The war chest
eu-quest-enc_ruler_6 = The survey of the realm
eu-quest-enc_ruler_7 = Beast and element
eu-quest-enc_scholar_1 = Flame or breath
eu-quest-enc_scholar_2 = Wave or clay
eu-quest-enc_scholar_3 = A missing page
eu-quest-enc_scholar_4 = Lessons for a price
eu-quest-enc_scholar_5 = For the bestiary
eu-quest-enc_scholar_6 = The language of runes
eu-quest-enc_scholar_7 = Patron of learning
eu-quest-enc_smuggler_1 = No questions asked
eu-quest-enc_smuggler_2 = Forbidden goods
eu-quest-enc_smuggler_3 = A stone past customs
eu-quest-enc_smuggler_4 = A handful of poisons
eu-quest-enc_smuggler_5 = Jewels without an owner
eu-quest-enc_smuggler_6 = Under the counter
eu-quest-enc_smuggler_7 = Night on the lake
eu-quest-enc_oracle_1 = Two elements, one vision
eu-quest-enc_oracle_2 = Threads of fate
eu-quest-enc_oracle_3 = The foretold victory
eu-quest-enc_oracle_4 = The clear eye
eu-quest-enc_oracle_5 = The price of sight
eu-quest-enc_oracle_6 = The four runes
eu-quest-enc_oracle_7 = A path of many deeds
eu-quest-enc_exile_1 = Redeemed by the sword
eu-quest-enc_exile_2 = The ransom
eu-quest-enc_exile_3 = Arms for a fallen knight
eu-quest-enc_exile_4 = The buried flame
eu-quest-enc_exile_5 = Land won back
eu-quest-enc_exile_6 = Two old enemies
eu-quest-enc_exile_7 = The stone of his fall
eu-quest-enc_witch_solo1 = A spell put to sleep
eu-quest-enc_witch_solo2 = Curses over a low fire
eu-quest-enc_witch_solo3 = A bowl of blood
eu-quest-enc_witch_solo4 = The stone that sees at night
eu-quest-enc_witch_solo5 = Claws for a key

## Events

eu-event-event_market_day = Market Day
eu-event-event_black_rain = Black Rain
eu-event-event_pilgrimage = Pilgrimage
eu-event-event_monster_frenzy = Monster Frenzy
eu-event-event_rich_veins = Rich Veins
eu-event-event_tax = Toll of War
eu-event-event_eclipse = Eclipse

## Legends

eu-legend-legend_1 = The First King
eu-legend-legend_2 = Tears of Shii
eu-legend-legend_3 = The Sleeping Mountain
eu-legend-legend_4 = Night without Stars
eu-legend-legend_5 = The Broken Order
eu-legend-legend_6 = Dawn Smith

## Attack cards of Farrug

eu-attack-farrug_attack1 = Markets Aflame
eu-attack-farrug_attack2 = Wings over the Mines
eu-attack-farrug_attack3 = Hunt for the Famous
eu-attack-farrug_attack4 = Fire over the Church

## Rage of Destruction cards

eu-rage-rage_1 = Heavy Step
eu-rage-rage_2 = Cracked Ground
eu-rage-rage_3 = Stone Fist
eu-rage-rage_4 = Trail of Rubble
eu-rage-rage_5 = Dull Thunder
eu-rage-rage_6 = Crushing Blow
eu-rage-rage_7 = Path of Ruin
eu-rage-rage_8 = Quickened March
eu-rage-rage_9 = Avalanche
eu-rage-rage_10 = Blind Fury

## Fields

eu-field-plain = Plain Field
eu-field-mountain = Mountain
eu-field-lake = Lake
eu-field-cave = Cave
eu-field-treasure = Treasure
eu-field-elemental = Elemental
eu-field-portal = Portal
eu-field-merchant = Merchant
eu-field-alchemist = Alchemist
eu-field-slayers = Dragon Slayer Towers
eu-field-encounter = Encounter
eu-field-legend = Legend
eu-field-ruins = Ruins
eu-field-lair = Lair
eu-field-church = Church

## Places of Trade

eu-shop-merchant = Merchant
eu-shop-alchemist = Alchemist
eu-shop-slayers = Dragon Slayer Towers

## Materials of Armour

eu-material-leather = leather
eu-material-chain = chain
eu-material-plate = plate
eu-material-dragon = dragon

## Places for tiles

eu-slot-sword = Sword
eu-slot-skill = Skill
eu-slot-first_strike = First Strike
eu-slot-helmet = Helmet
eu-slot-cuirass = Cuirass
eu-slot-gloves = Gloves
eu-slot-greaves = Greaves
eu-slot-boots = Boots
eu-slot-amulet = Amulet
eu-slot-ring = Ring

## Kinds of Items and Hero tiles

eu-kind-weapon = Weapon
eu-kind-fs_weapon = First Strike Weapon
eu-kind-shield = Shield
eu-kind-armour = Armour
eu-kind-jewellery = Jewellery
eu-kind-scroll = Scroll
eu-kind-potion = Potion
eu-kind-resource = Natural Resource
eu-kind-chest = Chest
eu-kind-flask = Flask
eu-kind-supplies = Supplies
eu-kind-supplies_pack = Provisions
eu-kind-artifact = Artifact
eu-kind-container = Container
eu-kind-backpack = Backpack
eu-kind-essence = Essence
eu-kind-skill = Skill
eu-kind-attack = Combat Skill
eu-kind-first_strike = First Strike Skill
