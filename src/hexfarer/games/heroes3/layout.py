"""What a position of Heroes III consists of (kernel/layout.py says how to read it, and what may be changed)."""

from __future__ import annotations

from typing import Final

RULES: Final = 2  # raise it whenever a change can make a game that was begun before go on differently

LAYOUT: Final = """
Heroes3: aim astrologers astrologers_discard barrier battle black board cast current deck_discards decks drawn ever
    first_stars flag grail_at grail_digger grail_dug grail_with last_finished looked marker neutral_decks
    neutral_discards obelisks order over players removed reveals rng rolled round seats sign spell_stopped stack tale
    under victors victory | plan
Rng: key taken | _block
Battle: acted acting boosted cause controllers difficulty entered_from fallen field fighters halted hero idle_rounds
    keep limited limits lying more no_flight played rescued rolled round saved seats spells target times walls winner
    with_cards
Board: centres dice difficulty kinds location open_borders tiles turns up walls | map
Fighter: antimagic at attack below blessed damage defence defends disabled done form guarded haste haste_later
    haste_round health moved paralysed retaliated shield side start unit
Foe: army at beaten came_from mp place
Lying: card lasts returns side target
Player: at beaten_main beaten_seconds built built_this_round came_from cubes cuts deck discard eliminated experts_used
    faction free_steps gone_artifacts guild_round hand hand_lost hero home homeless income luck morale mp ongoing
    passing playing plays pool populace raised_limit resources spell_book start_units turns units used wings wisdom xp
    | line_up
Tale: charge decks discards done foe foes gifts growth held invaders kept lent pile proposed refused shared skills
    sorcery spell_discard spells starts swapped swifter theirs utopia wave waves winners worked
Activation: attacked had_token heard last seat unit
AfterVictory: seat
AiActivation: had_token seat step strikes target unit
AiDraw: seat
AiSpell: card held magic power seat second step target
Answer: count other seat
Arrive: cause field hero seat
Ask: by choosing memo seat
AtEnd: seat
AtStart: heard passes seat side
Attack: attacker damage kind seat step target where
Buying: seat
CardTime: moment seat
Casting: boosts card counts seat
ChooseWay: by optional seat ways
Combat: seat step
Consent: other seat unit
Declared: passes seat side
DefenceOffer: seat
Deploy: seat side
Doing: by effect seat
Enters: number seat
Exchange: heard passes seat side
Extend: seat
Farewell: seat
FoeTurn: number seat
FoeTurns: number seat
Free: seat
FreshArtifacts: seat
GiveUp: seat
Giving: other seat
GuardActivation: attacked had_token heard last seat unit
Instants: attacker heard passes seat side
Keep: count deck into_deck seat
Laid: card lasts seat
LastStep: seat unit
LayTile: finder place seat tile
Leaves: asked seat
LevelUp: last level seat
LineUp: seat side units
LookAgain: count deck into_deck seat
MapMaking: begun far near seat
OneDie: a again b die seat use
PlaceGate: seat
Populating: begun seat
Proceeds: seat
Propose: other seat uses
PutSlot: at seat tile
Refresh: seat
Reply: heard passes seat side
Rerolls: attacker heard kind passes seat side used
RescueWindow: seat target
RestoreArmy: seat
Rolled: again all_count die seat
Rolls: die seat
Round: seat step
Search: count deck into_deck seat
ShuffleBack: card seat
SpendFirst: seat
StartingGuild: searched seat
StartsElsewhere: seat turned
Struck: by effect seat target
TownOffer: seat
Trade: seat
Turn: seat step
TurnAnew: finder place seat tile
TurnForFoe: place seat
TurnHome: seat
TurnOpen: finder place seat tile
TurnStart: seat
TurnTile: finder place seat tile
UseSkill: seat
Visit: field hero seat
Wander: number seat steps
WhoActs: seat
AiAim:
AiAttack: amounts
AiCast: powers
AiGuard: amounts next_one
AiSecond:
AiSkill: again back
AiTarget:
Any: parts
Archery: rounds
AttackUp: amount dragons favourite side tiers types
AzureDragon:
Blast: amount
Bless: amount side tiers types
ByPower: steps
CastEarly: counts
Chain: amounts side tiers types
ChainOn: amounts start
CheapestSilver:
Cleanse:
Cloak: form side tiers types unit with_few
CoverUp:
Cure: amount side tiers types
Cut: amount
DefenceUp: amount dragons favourite side tiers types
DieTimesThree:
Diplomacy:
Disable: side tiers types
DiscardDrawn:
DiscardForPoints: defence
DiscardToDraw: most
Discards: count
Draw: count
DrawAnew:
DrivenTo:
Either: ways
Enchanted:
FindNearby:
FindTile:
FirstMinor:
FreeStep:
Gain: amount resource
GiveAway:
GoBack:
GoHome:
Haste: amount dragons favourite round_only side tiers types
Heal: amount side tiers types
HireNeutral:
Hiring: free most shares shuffles
Hurt: amount side tiers types
IgnoreDie:
Leap: side tiers types
LeapTo:
Learn: half_levels
LeaveUnit:
LineUpNext:
Lucky: luck
May: ways
MoraleDown: times
MoraleUp:
MoreSpells: amount
Nothing:
OnTop:
OneOf: cards
Paralyse: side tiers types
Pay: amount resource
PlaceNearby:
PlagueUnit:
PortalHero:
PortalTo:
Power: amount
PutAway:
Refuse: power
ReinforceOne: unit
Reinforces: faction price tiers
Remember:
RemoveCard: kinds
RemoveThis:
Replaced:
Rescue: tiers
Retreat:
ReturnSpell: all_cards
ReturnThis:
Riposte: side tiers types
RobCard:
Roll: all_count count die
ScoutPut:
ScoutWhich:
SearchDeck: count deck times
SecondBeside:
SellGrail: gold
Seq: parts
Settle: first resource
Shackles:
SharedYield:
Shield: amount side tiers types
SkipGuards:
Speculate:
SpellIfDiscarded:
SplashTarget:
SpoilMorale:
StartUnit:
Swap: side tiers types
Swift: amount flies
SwiftVisitor: amount
TakeBack: kind shuffles
TakeGrail:
Tend: side tiers types
ToTown:
TopArtifact:
TownPortal: moves
Trading:
TryMorale:
TurnNearby:
TurnOver: hiring key tiers
TurnWhich:
Unparalyse: side tiers types
Vigour: amount dragons favourite side tiers types
VisitAgain:
VortexCard:
Ward: side tiers types
WhichTier:
WhoStarts:
Wise: count
Witch:
Aimed: side tiers types
Choosing:
Course: seat
Effect:
PutTile: at seat tile
Question: seat
AiCard: copies effect id kind
Card: copies expert_spell faction id kind modes quality school
Face: attack defence health initiative traits type
FoeCard: army citadel enters faction goal id movement place position starts
Happening: amount kind rounds unit who
HeroCard: ability faction id magic specialties specialty statistics
Mode: effect expert lasts moments power
Place: kind q r theirs tile turn
ScenarioCard: armies bonus buildings campaign cap carries_army deck far foes forbidden goals gold_goal guard_deck
    happenings heroes id income level losses maps mode near obelisk obelisks pool pools reconstructed resources reward
    rounds rules skills spells stay_behind time_out units wins
Tile: dice difficulty id kind location shut
UnitCard: copies dragon faces faction id recruit reinforce tier
"""
