### Tales from the Four Lands: names in English.

## Game

game-four_lands = Tales from the Four Lands
    .pitch = Send hidden agents through four lands, and win tasks before others thwart you.
    .short = Four Lands
credit-four_lands = Tales from the Four Lands was created by Marek Pietrachowicz, author of the Mądrość Wiedźmy novels, as a free, non-commercial print-and-play game. Map and missing cards in this program are a reconstruction.

## Sides

side-north = Lands of the North
    .short = North
    .about = Warlike. Ally: Storms
side-storms = Lands of Storms
    .short = Storms
    .about = Magic and craft. Ally: North
side-sun = Lands of the Bright Sun
    .short = Sun
    .about = Court and defence. Ally: South
side-south = Lands of the South
    .short = South
    .about = Romance, riddles, fire. Ally: Sun

## Modes

mode-cooperative = cooperative
mode-competitive = competitive

## Traits

trait-war = War
trait-deals = Deals
trait-intrigue = Intrigue
trait-growth = Growth
trait-mystery = Mystery
trait-romance = Romance
trait-magic = Magic

## Agents

card-mage_of_cirth = Mage of Cirth
card-jarl_hroald = Jarl Hroald
card-shield_wall = Shield Wall
card-berserker_brunvar = Berserker Brunvar
card-skald_eyrik = Skald Eyrik
card-imperial_envoy = Envoy of the Empire
card-league_merchant = Merchant of the Northern League
card-huntress_ketla = Huntress Ketla
card-longship_captain = Longship Captain
card-seeress_solvi = Seeress Solvi
card-minstrel = Minstrel
card-craftsmen = Craftsmen
card-storm_lady_thyra = Storm-Lady Thyra
card-thunder_binder = Thunder-Binder
card-lighthouse_keeper = Lighthouse Keeper
card-corsair_vigga = Corsair Vigga
card-harbour_reeve = Harbour Reeve
card-herb_wife = Herb-Wife
card-spy_of_askvold = Spy of Askvold
card-mercenaries = Mercenary Company
card-shipowners_daughter = Shipowner's Daughter
card-hundred_levy = Levy of the Hundred
card-queen_ailne = Queen Ailne
card-knight_corvan = Knight Corvan
card-druid_maelon = Druid Maelon
card-witch_of_the_ford = Witch of the Ford
card-court_intriguer = Court Intriguer
card-guild_master = Guild Master
card-forest_warden = Forest Warden
card-harpist_lenn = Harpist Lenn
card-border_riders = Border Riders
card-princess_orwen = Princess Orwen
card-champion_tadrec = Champion Tadrec
card-fire_mage_iskren = Fire Mage Iskren
card-dream_seer = Dream Reader
card-wine_factor = Wine Factor
card-vineyard_steward = Vineyard Steward
card-masked_duellist = Masked Duellist
card-keeper_of_barrows = Keeper of the Barrows
card-whisperer = Whisperer

## Action cards

card-attack = Attack
card-portal = Portal to Another Earth
card-complications = Complications
card-counterspell = Counterspell
card-fire_arrow = Fire Arrow
card-amulet = Amulet of the Ageless One
card-shimmering_air = Shimmering Air
card-fire_whirl = Whirl of Fire
card-prison_circle = Prison Circle
card-gift_of_exchange = Gift of Exchange
card-night_tear = Night Tear Armour
card-flowing_mist = Flowing Mist
card-plot_twist = Plot Twist

## Tasks

task-stones_1 = Stones from the Sky
task-stones_2 = Stones from the Sky
task-treason_1 = Treason
task-treason_2 = Treason
task-conflict_1 = Armed Conflict
task-conflict_2 = Armed Conflict
task-conflict_3 = Armed Conflict
task-conflict_4 = Armed Conflict
task-hiendall = Hiendall the Silvery
task-book_westmoor = The Book of Westmoor
task-dearth_1 = Dearth
task-dearth_2 = Dearth
task-fires_1 = Fires for the Dead
task-fires_2 = Fires for the Dead
task-robbery_1 = Robbery in Broad Daylight
task-robbery_2 = Robbery in Broad Daylight
task-feast_1 = The Great Feast
task-feast_2 = The Great Feast
task-wolves_1 = The Wolf Pack
task-wolves_2 = The Wolf Pack

## Artefacts

artefact-hiendall = Hiendall the Silvery
artefact-book_westmoor = The Book of Westmoor

## Fields

field-normark = Normark
field-hvitsund = Hvitsund
field-jarnfell = Jarnfell
field-skaldvik = Skaldvik
field-ulvheim = Ulvheim
field-rimgard = Rimgard
field-blixhamn = Blixhamn
field-tordenfall = Tordenfall
field-regnmark = Regnmark
field-havdrun = Havdrun
field-askvold = Askvold
field-kveldby = Kveldby
field-feriggau = Feriggau
field-luanmor = Luanmor
field-brithlan = Brithlan
field-taliawen = Taliawen
field-westmoor = Westmoor
field-ardelyn = Ardelyn
field-gwenmar = Gwenmar
field-oranfel = Oranfel
field-dunorra = Dunorra
field-sennary = Sennary
field-merioth = Merioth
field-calladry = Calladry
field-vindhall = Vindhall
field-cirth = Cirth
field-lanveir = Lanveir
field-eskeral = Eskeral
field-alfeg = Alfeg
field-morgrane = Morgrane
field-falwyn = Falwyn
field-varnwick = Varnwick
field-hollinmark = Hollinmark
field-duskarrow = Duskarrow

## Sea routes

route-alfeg = Alfeg
route-falwyn = Falwyn
route-blue_line = The Blue Line
route-eastern_passage = Eastern Passage
