### Heroes III: names in English.

## Game

game-heroes3 = Heroes of Might and Magic III: The Board Game
    .pitch = Grow a town, raise an army, and win the mines from those who guard them.
    .short = Heroes III
credit-heroes3 = Heroes of Might and Magic III: The Board Game was published by Archon Studio under licence from Ubisoft; this program is an independent work of fans, with rules and texts in its own words.

## Heroes

h3-hero-catherine = Catherine
    .about = Knight · Might
h3-hero-rion = Rion
    .about = Cleric · Magic
h3-hero-mutare = Mutare
    .about = Overlord · Might
h3-hero-alamar = Alamar
    .about = Warlock · Magic
h3-hero-tamika = Tamika
    .about = Death Knight · Might
h3-hero-sandro = Sandro
    .about = Necromancer · Magic
h3-hero-main = Main Hero
h3-hero-second = Secondary Hero
h3-nobody = nobody

## Factions

h3-faction-castle = Castle
h3-faction-dungeon = Dungeon
h3-faction-necropolis = Necropolis

## Resources

h3-resource-gold = gold
h3-resource-building-materials = building materials
h3-resource-valuables = valuables

## Units: tiers, types, sides

h3-tier-bronze = bronze
h3-tier-silver = silver
h3-tier-gold = golden
h3-tier-azure = azure
h3-type-ground = ground
h3-type-flying = flying
h3-type-ranged = ranged
h3-side-few = Few
h3-side-pack = Pack

## Units: whom an effect may hit

h3-whom-own = one of your units
h3-whom-own-bronze = one of your bronze units
h3-whom-own-silver = one of your silver units
h3-whom-own-gold = one of your golden units
h3-whom-own-to-silver = one of your bronze or silver units
h3-whom-own-to-gold = one of your bronze, silver or golden units
h3-whom-any = a unit of your choice
h3-whom-any-bronze = a bronze unit of your choice
h3-whom-any-to-silver = a bronze or silver unit of your choice
h3-whom-any-to-gold = a bronze, silver or golden unit of your choice
h3-whom-any-on-foot = a ground or flying unit of your choice

## Units of the factions

h3-unit-halberdiers = Halberdiers
h3-unit-marksmen = Marksmen
h3-unit-griffins = Griffins
h3-unit-crusaders = Crusaders
h3-unit-zealots = Zealots
h3-unit-champions = Champions
h3-unit-archangels = Archangels
h3-unit-troglodytes = Troglodytes
h3-unit-harpies = Harpies
h3-unit-evil_eyes = Evil Eyes
h3-unit-medusas = Medusas
h3-unit-minotaurs = Minotaurs
h3-unit-manticores = Manticores
h3-unit-black_dragons = Black Dragons
h3-unit-skeletons = Skeletons
h3-unit-zombies = Zombies
h3-unit-wraiths = Wraiths
h3-unit-vampires = Vampires
h3-unit-liches = Liches
h3-unit-dread_knights = Dread Knights
h3-unit-ghost_dragons = Ghost Dragons

## Neutral units

h3-unit-neutral_archangels = Archangels
h3-unit-neutral_azure_dragons = Azure Dragons
h3-unit-neutral_black_dragons = Black Dragons
h3-unit-neutral_boars = Boars
h3-unit-neutral_champions = Champions
h3-unit-neutral_crusaders = Crusaders
h3-unit-neutral_crystal_dragons = Crystal Dragons
h3-unit-neutral_diamond_golems = Diamond Golems
h3-unit-neutral_dread_knights = Dread Knights
h3-unit-neutral_enchanters = Enchanters
h3-unit-neutral_evil_eyes = Evil Eyes
h3-unit-neutral_ghost_dragons = Ghost Dragons
h3-unit-neutral_gold_golems = Gold Golems
h3-unit-neutral_griffins = Griffins
h3-unit-neutral_halberdiers = Halberdiers
h3-unit-neutral_halflings = Halflings
h3-unit-neutral_harpies = Harpies
h3-unit-neutral_liches = Liches
h3-unit-neutral_manticores = Manticores
h3-unit-neutral_marksmen = Marksmen
h3-unit-neutral_medusas = Medusas
h3-unit-neutral_minotaurs = Minotaurs
h3-unit-neutral_mummies = Mummies
h3-unit-neutral_nomads = Nomads
h3-unit-neutral_peasants = Peasants
h3-unit-neutral_rogues = Rogues
h3-unit-neutral_sharpshooters = Sharpshooters
h3-unit-neutral_skeletons = Skeletons
h3-unit-neutral_troglodytes = Troglodytes
h3-unit-neutral_trolls = Trolls
h3-unit-neutral_vampires = Vampires
h3-unit-neutral_wraiths = Wraiths
h3-unit-neutral_zealots = Zealots
h3-unit-neutral_zombies = Zombies
h3-tower = Arrow Tower

## Buildings, by their role

h3-building-city-hall = City Hall
h3-building-citadel = Citadel
h3-building-mage-guild = Mage Guild
h3-building-dwelling-bronze = bronze dwelling
h3-building-dwelling-silver = silver dwelling
h3-building-dwelling-gold = golden dwelling
h3-building-faction-1 = first faction building
h3-building-faction-2 = second faction building

## Buildings of each faction

h3-building-castle-city-hall = City Hall
h3-building-castle-citadel = Citadel
h3-building-castle-mage-guild = Mage Guild
h3-building-castle-towers = Towers
h3-building-castle-holy-grounds = Holy Grounds
h3-building-castle-glory-of-erathia = Glory of Erathia
h3-building-castle-brotherhood-of-the-sword = Brotherhood of the Sword
h3-building-castle-blacksmith = Blacksmith
h3-building-dungeon-city-hall = City Hall
h3-building-dungeon-citadel = Citadel
h3-building-dungeon-mage-guild = Mage Guild
h3-building-dungeon-warrens = Warrens
h3-building-dungeon-inner-labyrinths = Inner Labyrinths
h3-building-dungeon-ancient-lairs = Ancient Lairs
h3-building-dungeon-portal-of-summoning = Portal of Summoning
h3-building-dungeon-mana-vortex = Mana Vortex
h3-building-necropolis-city-hall = City Hall
h3-building-necropolis-citadel = Citadel
h3-building-necropolis-mage-guild = Mage Guild
h3-building-necropolis-old-cemetery = Old Cemetery
h3-building-necropolis-mausoleum-domain = Mausoleum Domain
h3-building-necropolis-vaults-of-darkness = Vaults of Darkness
h3-building-necropolis-cover-of-darkness = Cover of Darkness
h3-building-necropolis-necromancy-amplifier = Necromancy Amplifier

## Locations

h3-location-empty-field = Empty Field
h3-location-blocked-field = Blocked Field
h3-location-town = Town
h3-location-settlement = Settlement
h3-location-mine-gold = Gold Mine
h3-location-mine-building-materials = Stone Mine
h3-location-mine-valuables = Valuables Mine
h3-location-water-wheel = Water Wheel
h3-location-windmill = Windmill
h3-location-mystical-garden = Mystical Garden
h3-location-shrine-of-magic-gesture = Shrine of Magic Gesture
h3-location-shrine-of-magic-incantation = Shrine of Magic Incantation
h3-location-tree-of-knowledge = Tree of Knowledge
h3-location-learning-stone = Learning Stone
h3-location-redwood-observatory = Redwood Observatory
h3-location-witch-hut = Witch Hut
h3-location-temple = Temple
h3-location-fountain-of-youth = Fountain of Youth
h3-location-stables = Stables
h3-location-warriors-tomb = Warrior's Tomb
h3-location-magic-spring = Magic Spring
h3-location-trading-post = Trading Post
h3-location-sanctuary = Sanctuary
h3-location-obelisk = Obelisk
h3-location-dragon-utopia = Dragon Utopia
h3-location-grail = Grail
h3-location-artifact-symbol = Artifact Symbol
h3-location-treasure-symbol = Treasure Symbol
h3-location-resource-symbol = Resource Symbol
h3-location-pandoras-box = Pandora's Box

## Tiles

h3-tile-starting = starting tile { $tile }
h3-tile-far = far tile { $tile }
h3-tile-near = near tile { $tile }
h3-tile-centre = centre tile { $tile }

## Decks

h3-deck-ability = ability deck
h3-deck-artifact = artifact deck
h3-deck-spell = spell deck
h3-deck-bronze = deck of bronze neutral units
h3-deck-silver = deck of silver neutral units
h3-deck-gold = deck of golden neutral units
h3-deck-azure = deck of azure neutral units
h3-deck-astrologers = astrologers deck
h3-deck-own = player's own deck

## Schools of magic and qualities of artifacts

h3-school-air = Air
h3-school-earth = Earth
h3-school-fire = Fire
h3-school-water = Water
h3-school-any = any one
h3-quality-minor = minor artifact
h3-quality-major = major artifact
h3-quality-relic = relic

## Statistic cards

h3-card-attack = Attack
h3-card-defense = Defence
h3-card-power = Power
h3-card-knowledge = Knowledge

## Abilities

h3-card-archery = Archery
h3-card-armorer = Armorer
h3-card-diplomacy = Diplomacy
h3-card-estates = Estates
h3-card-intelligence = Intelligence
h3-card-leadership = Leadership
h3-card-logistics = Logistics
h3-card-luck = Luck
h3-card-mysticism = Mysticism
h3-card-necromancy = Necromancy
h3-card-offense = Offense
h3-card-resistance = Resistance
h3-card-sorcery = Sorcery
h3-card-tactics = Tactics
h3-card-wisdom = Wisdom

## Artifacts

h3-card-armor_of_wonder = Armor of Wonder
h3-card-blackshard_of_the_dead_knight = Blackshard of the Dead Knight
h3-card-breastplate_of_petrified_wood = Breastplate of Petrified Wood
h3-card-centaurs_axe = Centaur's Axe
h3-card-charm_of_mana = Charm of Mana
h3-card-dragon_wing_tabard = Dragon Wing Tabard
h3-card-hourglass_of_the_evil_hour = Hourglass of the Evil Hour
h3-card-inexhaustible_cart_of_lumber = Inexhaustible Cart of Lumber
h3-card-legs_of_legion = Legs of Legion
h3-card-loins_of_legion = Loins of Legion
h3-card-red_dragon_flame_tongue = Red Dragon Flame Tongue
h3-card-rib_cage = Rib Cage
h3-card-shield_of_the_dwarven_lords = Shield of the Dwarven Lords
h3-card-shield_of_the_yawning_dead = Shield of the Yawning Dead
h3-card-speculum = Speculum
h3-card-dragon_scale_shield = Dragon Scale Shield
h3-card-endless_bag_of_gold = Endless Bag of Gold
h3-card-everflowing_crystal_cloak = Everflowing Crystal Cloak
h3-card-everpouring_vial_of_mercury = Everpouring Vial of Mercury
h3-card-head_of_legion = Head of Legion
h3-card-ogres_club_of_havoc = Ogre's Club of Havoc
h3-card-shackles_of_war = Shackles of War
h3-card-targ_of_the_rampaging_ogre = Targ of the Rampaging Ogre
h3-card-tunic_of_the_cyclops_king = Tunic of the Cyclops King
h3-card-vial_of_lifeblood = Vial of Lifeblood
h3-card-angel_wings = Angel Wings
h3-card-dragon_scale_armor = Dragon Scale Armor
h3-card-endless_sack_of_gold = Endless Sack of Gold
h3-card-sentinels_shield = Sentinel's Shield
h3-card-sword_of_judgement = Sword of Judgement
h3-card-titans_cuirass = Titan's Cuirass
h3-card-titans_gladius = Titan's Gladius

## Spells

h3-card-magic_arrow = Magic Arrow
h3-card-disrupting_ray = Disrupting Ray
h3-card-haste = Haste
h3-card-lightning_bolt = Lightning Bolt
h3-card-chain_lightning = Chain Lightning
h3-card-counterstrike = Counterstrike
h3-card-anti_magic = Anti-Magic
h3-card-slow = Slow
h3-card-stone_skin = Stone Skin
h3-card-resurrection = Resurrection
h3-card-town_portal = Town Portal
h3-card-blind = Blind
h3-card-bloodlust = Bloodlust
h3-card-curse = Curse
h3-card-fire_shield = Fire Shield
h3-card-fireball = Fireball
h3-card-bless = Bless
h3-card-cure = Cure
h3-card-weakness = Weakness
h3-card-prayer = Prayer
h3-card-teleport = Teleport

## Specialties

h3-card-crusaders_1 = Crusaders I
h3-card-crusaders_4 = Crusaders IV
h3-card-crusaders_6 = Crusaders VI
h3-card-battlefield_medic_1 = Battlefield Medic I
h3-card-battlefield_medic_4 = Battlefield Medic IV
h3-card-battlefield_medic_6 = Battlefield Medic VI
h3-card-dragons_1 = Dragons I
h3-card-dragons_4 = Dragons IV
h3-card-dragons_6 = Dragons VI
h3-card-resurrection_1 = Resurrection I
h3-card-resurrection_4 = Resurrection IV
h3-card-resurrection_6 = Resurrection VI
h3-card-dread_knights_1 = Dread Knights I
h3-card-dread_knights_4 = Dread Knights IV
h3-card-dread_knights_6 = Dread Knights VI
h3-card-cloak_of_the_undead_king_1 = Cloak of the Undead King I
h3-card-cloak_of_the_undead_king_4 = Cloak of the Undead King IV
h3-card-cloak_of_the_undead_king_6 = Cloak of the Undead King VI

## Astrologers cards

h3-astrologers-annoying-lizard = Annoying Lizard
h3-astrologers-battalions-stallion = Battalion's Stallion
h3-astrologers-crazy-wizard = Crazy Wizard
h3-astrologers-dead-silence = Dead Silence
h3-astrologers-fancy-pixie = Fancy Pixie
h3-astrologers-fluffy-rabbit = Fluffy Rabbit
h3-astrologers-friendly-beaver = Friendly Beaver
h3-astrologers-gold-dragon = Gold Dragon
h3-astrologers-greedy-dragon = Greedy Dragon
h3-astrologers-grim-warlock = Grim Warlock
h3-astrologers-groovy-satyr = Groovy Satyr
h3-astrologers-isras-friends = Isra's Friends
h3-astrologers-magic-tortoise = Magic Tortoise
h3-astrologers-merry-leprechaun = Merry Leprechaun
h3-astrologers-profuse-growth = Profuse Growth
h3-astrologers-swift-weasel = Swift Weasel
h3-astrologers-terrible-plague = Terrible Plague
h3-astrologers-white-raven = White Raven
h3-astrologers-wild-debauchery = Wild Debauchery

## Dice and morale

h3-die-minus = −1
h3-die-zero = 0
h3-die-plus = +1
h3-face-materials-2 = 2 building materials
h3-face-materials-4 = 4 building materials
h3-face-valuables-1 = 1 valuable
h3-face-valuables-2 = 2 valuables
h3-face-gold-3 = 3 gold
h3-face-gold-6 = 6 gold
h3-face-xp = experience
h3-face-artifact = an artifact
h3-face-resource-die = 1 resource die
h3-face-resource-dice = 2 resource dice
h3-morale-negative = low (negative token)
h3-morale-neutral = neutral
h3-morale-positive = high (positive token)

## Powers of buildings and units

h3-power-smith-sell = Blacksmith: remove an artifact for 4 gold
h3-power-smith-buy = Blacksmith: pay 6 gold and Search(2) the artifact deck
h3-power-summon = Portal of Summoning: turn over a neutral unit
h3-power-vortex = Mana Vortex: discard a card and look through your deck
h3-power-amplify-card = Necromancy Amplifier: take Necromancy from the ability deck
h3-power-amplify-specialty = Necromancy Amplifier: take a specialty from your discard pile
h3-power-cover = Cover of Darkness: exchange up to 2 cards
h3-power-scout = Rogues: look at the top card of a deck

## Scenarios, with a sentence for the new-game screen

scenario-brave_new_world = Brave New World
    .about = Take a cube from every opponent within 12 rounds, by beating a hero or capturing a starting Town; otherwise Towns, Settlements, mines and levels decide.
    .pitch = Beat a hero, or take a Town.
    .teaches = You learn to build, to hold mines, and to fight on the small field.
scenario-dwarven_gold = Dwarven Gold
    .about = Be the first to end a turn with 75 gold; after 15 rounds gold and gold income decide.
    .pitch = First to 75 gold.
    .teaches = You learn what a mine earns and when to stop spending.
scenario-search_for_the_grail = Search for the Grail
    .about = Visit two obelisks, dig out the Grail and carry it to your own Town within 14 rounds.
    .pitch = Dig out the Grail; carry it home.
    .teaches = You learn to plan a long way and to guard it.
scenario-force_of_will = Force of Will
    .about = Whoever first flags the Dragon Utopia in the middle of the map wins; after 12 rounds nobody does.
    .pitch = First to flag the Dragon Utopia.
    .teaches = You learn when an army is strong enough for the strongest guards.
