### Euthia: elitní nestvůry, scénáře, bodování a konec hry, česky.

## Co se děje

event-eu-bounty = Je odkryta nová odměna za zakázku: { $monster }.
event-eu-bounty-under = Žádné pole mapy není doupětem ({ $monster }); tato odměna za zakázku jde pod ostatní své úrovně.
event-eu-event = Událost: „{ $event }“.
event-eu-legend = Objevuje se legenda „{ $legend }“: { $field }.
event-eu-farrug-came = Přilétá Farrug: { $field }.
event-eu-farrug-attacks = Farrug útočí kartou „{ $attack }“: { $field }.
event-eu-stage-broken = { $seat } láme fázi { $number } Farruga.
    .you = Lámeš fázi { $number } Farruga.
event-eu-farrug-left = Všechny fáze jsou zlomeny; Farrug opouští říši.
event-eu-farrug-stays = Farruga se nepodařilo zahnat a doplatí na to každý hrdina.
event-eu-golem-came = Povstává golem: { $field }.
event-eu-rage = Zuřivost zkázy: „{ $rage }“.
event-eu-golem-moved = Golem jde dál: { $field }.
event-eu-rubble-a = Leží tu teď žeton zkázy A: { $field }.
event-eu-rubble-b = Leží tu teď žeton zkázy B: { $field }.
event-eu-golem-at-church = Golem došel ke Kostelu: { $field }.
event-eu-golem-beaten = { $seat } poráží golema.
    .you = Porážíš golema.

## Kde končí vracení

barrier-eu-bounty = tady se odkryla odměna za zakázku
barrier-eu-event = tady se odkryla událost
barrier-eu-legend = tady se odkryla legenda
barrier-eu-farrug-attacks = tady se lízla karta útoku Farruga
barrier-eu-rage = tady se lízla karta zuřivosti zkázy

## Proč ne

why-eu-no-bounty = Žádná odměna za zakázku není odkryta, takže není s jakou elitní nestvůrou bojovat.
why-eu-not-lair = Tvůj hrdina nestojí na doupěti ({ $monster }).
why-eu-lair-guarded = Doupě se musí nejdřív osvobodit: { $field }.
why-eu-no-fight-left = Už nemáš žádnou akci boje.
why-eu-fought-on-entry = S nestvůrou se bojuje, když hrdina vstoupí na její pole.
why-eu-no-farrug = Farrug není na mapě.
why-eu-farrug-far =
    { $number ->
        [one] Farrug je o { $number } pole dál
        [few] Farrug je o { $number } pole dál
       *[other] Farrug je o { $number } polí dál
    }; tvůj hrdina musí stát na jeho poli nebo vedle něj.
why-eu-no-golem = Golem není na mapě.
why-eu-golem-far =
    { $number ->
        [one] Golem je o { $number } pole dál
        [few] Golem je o { $number } pole dál
       *[other] Golem je o { $number } polí dál
    }; tvůj hrdina musí stát na jeho poli nebo vedle něj.

## Jak hra končí

victory-reputation = vítězství díky reputaci
victory-together = společné vítězství
victory-medal-bronze = vítězství: bronzová medaile
victory-medal-silver = vítězství: stříbrná medaile
victory-medal-gold = vítězství: zlatá medaile
victory-lost-farrug = porážka: Farruga se nepodařilo zahnat
victory-lost-church = porážka: golem došel ke Kostelu
victory-lost-goal = porážka: cíl nebyl splněn
victory-lost-reputation = porážka: příliš málo reputace

## Části výsledku, v reputaci

eu-score-reputation = reputace
eu-score-wealth = za majetek
eu-score-resources = za suroviny
eu-score-hero-tokens = žetony hrdiny
eu-score-interaction-tokens = žetony interakce
eu-score-trade-tokens = žetony obchodu
eu-score-kills = žetony jiných hrdinů
eu-score-quests = úkoly
eu-score-elites = odměny za zakázku
eu-score-deaths = smrti v boji

## Části majetku, ve zlatě

eu-wealth-coins = mince
eu-wealth-hero_tiles = destičky hrdiny
eu-wealth-hero_fields = odemčená pole hrdiny
eu-wealth-gems = drahokamy a esence
eu-wealth-items = předměty
eu-wealth-slots = odemčená pole výbavy
eu-wealth-resources = suroviny
