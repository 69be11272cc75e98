"""What a position of Euthia consists of (kernel/layout.py says how to read it, and what may be changed)."""

from __future__ import annotations

from typing import Final

RULES: Final = 2  # raise it whenever a change can make a game that was begun before go on differently

LAYOUT: Final = """
Euthia: attacks attacks_used badges barrier board bounty_stack box cards cards_used claims combat_cards combat_used
    control_used controls current digs dragon_at dragon_damage elite event event_deck farrug fight first gold_bank
    golem_at golem_damage golem_from legend_at legend_deck loaded map_stack monsters monsters_used offers open_quests
    over players quest_decks rages rages_used reveals rng roll round rubble rules seats seen silver_bank stack stacks
    stacks_used summons tokens victors victory waiting | plan
Rng: key taken | _block
Board: places tiles | elements hexes index near printed
Fight: air attack bonus boosted card chaos clover curses damage damage_minus damage_plus dealt dice earth fewer_dice
    field foe gaar hero_next hero_now hope hope_hits hope_shut lasting level master monster passes played regrowth
    replying round seat shields step total wound_minus wound_plus
Player: at bounties controls deaths delivered dwurt dwurt_die essences gaar gates gems gold hand health hero kills
    known move pieces quests rep saved spoils stack tokens trophies turns unlocked
Roll: bonus dice
Afterwards: seat
Ask: by choosing memo seat
Attack: seat
Before: foe seat
Boosting: seat
ChooseWay: by optional seat ways
Combat: seat
CombatSource: foe seat
Digging: field seat
Doing: by effect seat
Entering: field seat stage
Exploring: field seat
FirstStrike: seat
HandLimit: seat
HeroReply: seat
HeroWindow: moment seat
MasterReply: seat
MasterWindow: moment seat
Offering: offers seat
Overflow: seat spare trading
Paying: done needs seat
Response: seat
Revealing: seat
Rolling: purpose seat
RoundBegin: seat stage
RoundEnd: seat stage
Rounds: seat stage
SaveToken: seat
Sifting: seat
Trading: changes field owed seat shop spare
Trophy: seat
Turn: seat
TurnEnd: seat stage
Winning: seat
CancelCurses:
CloverPenalty: n
DamageMinus: n
DamagePlus: n
Dwurt: n
Either: ways
Essence: kind n
EssenceKey:
ExchangeEssence:
Exchanging:
ExhaustSkills: n
FaceElemental:
FewerDice: n
ForbidHope:
Gaar: n
Gem: kind n
Gold: n
GoldCard: n
GoldToll:
Heal: n
HealFull:
HeroMod: n
Hope: n
IfSet: effect n
InstantKill:
LoseChaos: n
LoseGold: n
LoseRep: n
MasterGold: n
MasterSilver: n
MineCart:
MonsterHeal: n
MonsterMod: n
Move: n
NextMod: n
Nothing:
OwnNextMinus: n
Pay: need
Perform: action
Potion: n
Ready:
Regeneration: n
Rep: n
Resource: kind n
RevealTiles:
Reward: n
RollMod: n
Seq: parts
Silver: n
StealGaar: n
Supplies: n
TakeArtifact: artifact
Teleport: n
TeleportScroll: n
Treasure: n
WoundMinus: n
WoundPlus: n
Wounds: n
Choosing:
Course: seat
Effect:
FromPile: n
Gain: n
InCombat: n
OnMonster: n
Question: seat
AnyOf: n ways
BoardField: essence gold id slot
Deck: ids kind pile used
DragonAttack: effect id reach target toll
EventCard: effect id rules
Field: kind level loot monster sub
HaveRep: n
HaveSet: n
HaveTokens: kind n
HeroBoard: dwurt_fields fields gaar_fields gem_fields health id
MapTile: chapter fields group id solo tag
Monster: chaos gaar gold health id immune lair lair_kind lair_mode level limit minimum penalty per_player regenerates
    reward silver special table
Need: n
NeedCards: n
NeedEssence: kind n
NeedGaar: n
NeedGem: kind n
NeedGold: n
NeedGoldCard: n
NeedItem: kind n
NeedOf: kind n
NeedResource: kind n
NeedSilver: n
NeedTrophy: kind n
NeedWounds: n
Quest: artifact id needs players reward type
Rage: id move place token
ScenarioCard: additional badges elite_levels encounters event_rounds farrug_round goal gold golem_round id legends
    medals rounds start tags
Segments: id lasting segments when
Tile: boost buy copies dwurt effect exhausts gate gem_fields health home id kind material once players rep roll_bonus
    sack sell sides slot sockets table toughness ward wells when
"""
