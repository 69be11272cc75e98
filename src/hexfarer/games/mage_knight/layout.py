"""What a position of Mage Knight consists of (kernel/layout.py says how to read it, and what may be changed)."""

from __future__ import annotations

from typing import Final

RULES: Final = 3  # raise it whenever a change can make a game that was begun before go on differently

LAYOUT: Final = """
MageKnight: action_deck action_offer announced artifact_deck assault attack barrier block board burned centre
    centre_mark chosen cities cities_revealed city_cards combat common_skills conceded core_revealed current darkness
    dice dice_at dice_user duel dummy elite_deck end_met exploits fixed_hidden glades guards incanted last_announced
    moment monastery_offer night offers_dealt order over paths pile_discards piles players recalled regular_deck
    removed removed_units reveals rng round ruin_discard ruin_pile ruins seats shields sites spare_core spare_country
    spell_deck spell_offer stack tactics tactics_gone tile_deck turn_before turns_left unit_offer | plan
Rng: key taken | _block
Amount: base growth plus
Board: hexes site slots terrain tiles turns walled walls | near numbers
Combat: begun blocking blow charms city context crack_by cracks die disease dodge foes half_fame harvest night
    no_site_walls only_cold_fire only_siege overseer path phase_fame physical_doubled pledged retort seat share
    shields skipped space spare_blocks spare_here spared targets unit_strikes units_allowed valor valor_fame
Duel: aggressor attacker came_from cold_fire damage defender doubled elements full loser melee no_walls opened passes
    retorts shields siege sources space swift_lost
Dummy: crystals deck discard hero skill_pile tactic
Foe: armor_change attack_change bolt bonuses brings changes defeated defender defends drawn duelled errand extra_armor
    fates gained lost master muted quenched raised rampages ranged_armor space stopped token unit_met walled
Player: acted alone ambush_attack ambush_block artifacts_due beaten bent boost_attack boost_block boost_ranged box
    boxed chosen_crystals_due claim_colour claim_pays combat_wounds command_card courted crystal_sets_due crystals
    crystals_due deadly_aim deck deck_known dice_left dice_used discard discount discounts draft draw_extra
    dungeons_due eased eliminated endless enhances explore_cut fame fame_later fame_per_defeat fame_per_spell
    far_sight flags grail guide_block hand harvests heal healed hero hired influence level limit_extra lore
    motivated_until move move_cards move_left opened_die opened_empty order_down own_turns pack path peeked place play
    played pulls puppets recruit_fame recruit_reputation recruits regains reputation reputation_later returns ritual
    rush scouted set_aside side_bonus skill_pile skill_state skills slain spells_due spent_crystals stash stored_die
    surge tactic tactic_down tactic_used tale_fame tale_reputation talk_modifier team terrain tireless tireless_all
    tokens trained_due turn turned units units_armor units_attack units_block units_due wards wheel wheel_idle
    wounds_gained invoked
Unit: along banner banner_down bare bonded card fought guise healed locked mana ready recruited stands_before warded
    weakened wounds
Answer: seat
Ask: by choosing memo seat
Assail: seat
Assign: seat
Auction: bid bids hero high order passed seat taken
Before: seat
ChooseWay: by seat ways
Clash: seat
Doing: by effect seat
DummyTakes: seat
EndTurn: seat step
Fight: seat
Join: seat
Joint: seat
LayTable: seat
Maze: seat
Offer: by effect seat
Opening: seat
Parry: seat
Pay: by mask paying purpose seat
Proposal: seat
React: moment seat
Recovery: seat
Rounds: seat stage
Skip: seat
StepIn: seat
Suffer: blow foe left seat
Talk: seat
Turn: begun seat
Agree:
Aim:
Altar:
Ambush: attack block
Announce:
AnotherTurn:
AnyCrystal:
ArtifactBack:
ArtifactOrder:
Attack: element kind n
Banner: id
BendTime: along flag key
Bind:
Block: element n
BondOrNot:
Bonds:
Boost: bonus
Boosted:
BorrowSkill:
BuyAction:
CallMore:
CardReward:
Cast: card strong
CastFree:
CastOffered:
Chaos: faces
Chivalrous: fame
ChooseAction:
ChooseSkill:
ChooseTactic:
ClaimDie: curse
ClaimPays:
Coerce:
CoerceOrNot:
CoercedPrice:
ComeBack: top
ComeBackAsk:
Companion:
Crystallize:
Cures:
DeadlyAim:
DeepCrystal:
Defence:
Deprive: ability blow foe lost several
DestroyBlocked:
Diplomacy: element n only_interaction
Disband:
DiscardFor: then
DiscardToCast:
Discount: n
Disease:
Disguise:
Dodge: n
DoublePhysical:
DraftAdd:
DraftKeep:
Draw: n
Dueling:
EaseSpace:
EaseTerrain:
Either: ways
EndDiscard:
EndlessMana: colour
EnergyFlow: heals level reach
Entrance:
Explosive:
ExtraDice: n
Fame: later n
FamePerDefeat:
Fear:
FlipThis:
Fly: attack far key least once price under
ForOthers: alone gives
ForcedDiscard:
Forge: n
ForkedLightning:
Fortitude:
FreezeCrystal:
GainCrystal: mask n own
GainMana: mask n
GiveUp:
GladeHeals:
Glory:
Grail: n
Guides: n
Hamper: aims open_only others walls_help what
Harass: aims open_only others walls_help what
Harvest: what
HarvestAsk:
HawkEyes:
Heal: n
HealAll:
HealUnit:
HealingRitual:
HoistCommand:
HowlAtOthers:
InCombat: along flag key
Influence: n only_interaction
KeepBanner:
KeepMelted:
KeepToken:
KnowYourPrey:
LandBlock:
Lead: attack block ranged
Leap:
Learn: strong
Lend:
Lent:
LesserWrath: n
LongNight:
Lore: mountain
LowerBlow: n only_block walls_help
ManaEnhancement: gives
ManaExploit:
ManaMeltdown:
ManaOverload:
ManaRadiance:
ManaSuppression:
MarkedMana:
May: part
Meditate: chosen_cards limit
MidnightMeditation:
MindRead: steals
MissingCrystal: mask n own
Mist:
MoreAbilities:
Move: n
MuteBlow:
NextReward:
NoWalls:
Nothing:
OnHerOwn: n only_interaction
OpenBox:
OpenedDie:
OthersAttack: n
Overloads:
PayFor: cases
PayToDo: colour then
PeaceReady:
Peaceful: n readies
Peek:
PeekAt: pile space
PeekPile: pile
PeekSpace:
PerSet: part
PhaseFame:
Planning:
PlanningRevised:
Portal: far more
Possess: aims open_only others walls_help what
PrayerOfWeather:
Preparation:
PullDie:
PullDieTo:
PuppetFights: blocks
ReadyAll:
ReadyTotal: levels
ReapSteps: each
Recover:
RecruitFree:
Regain: wounds
RegainAsk:
Regenerate: colour
RemoveTactic:
Repeat: strong times
ReplaceShield:
Reputation: n now
RerollOne:
Resolve: cards n plus
RestWounds:
Rethink:
Retort: what
RetortUnit:
Ritual: cases
RollForCrystals:
RollForWounds: n
RollOpened:
Rush: throws
Sacrifice: element first kind n second
Sacrifices: ways
Scouts:
SearchMana:
SecondWound:
SecretDie:
SeeAsByDay:
Seq: parts
SetDie: dice
SetDieTo:
Shapeshift:
Sideways: kind
SkipPhases: flying
SourceFreeze:
SparingPower:
SpendUnit:
SpendWound:
SplitBlock: element n times
Staff: cases
StandBefore: n
StealCard:
StealDie:
StopMany: aims most open_only others walls_help what
StormAll:
StormCrystal:
SuppressedCrystal:
SwiftBlock: n
TakeAction:
TakeSkill:
TakeSpell:
TakeTrained:
TakeWound:
Tale: fame now
Taunt: armor attack
TerrainCut: by_ least mask
TerrainSet: cost_ mask opens safe
ThrowFor: gain
ThrowUpgraded:
ThrowWounds: n
ThrownColour:
Tireless: each
Tome: strong
Toughness: mask
TurnAttacks: cold_fire
TurnedUp:
TwinCrystals:
TwoOf: ways
UnderBanner:
UnitReward:
UnitsFight: n
UnitsResist:
UniversalPower:
Upgrade:
UpgradesOver:
Upkeep:
UseLongNight:
UseOffered:
Vanish:
Veil:
Vengeance: aims open_only others walls_help what
Volley: kind n
Ward:
WeakenAll: aims what
Weather: n
When: condition otherwise then
WhichBlow: effect
WithMana: better colour plain
WoundSideways: n
WoundThisUnit:
WoundToDiscard:
BuySpell:
CancelBlow:
Change: along flag key
Choosing:
Course: seat
Effect:
Howl:
Justice: kind n
NoBonus:
OnBlow:
Paying:
Playing: seat
Question: seat
Ready: level
WeakenOne: aims open_only others walls_help what
Wrath: n
Assault: asked city fought initiator members shares starts tokens
City: colours conquered garrison kind leader level shields spaces
Deed: banner basic basic_icons basic_power box colour colours competitive first_only id kind last_only number strong
    strong_icons strong_power
Enemy: abilities armor attack box copies defend element faction fame high id more pile reputation summons
Ruin: actions altar artifacts box crystals enemies fame id spells units
SkillToken: back box cooperative early effect gives hero id interactive motivation not_in_combat not_in_talk scouts
    usage
TacticCard: box effect id night number use
Tile: city deep id kind mine site terrain walls
UnitCard: abilities armor box copies cost elite id level resists sites traits
Weaken: armor armor_to attack destroy fortified_armor gain lose per_resistance stop
Invoke: mask wound
Invoked: seat
InvokedColour: mask
EndPhase:
LosesBlock:
"""
