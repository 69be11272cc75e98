### Euthia: boj, česky.
### Hrdinové a nestvůry jsou podmětem vět v přítomném čase. Názvy karet a destiček stojí v uvozovkách a neskloňují se.

## Na co se hra ptá

ask-eu-before-combat = Boj hned začne: změň výbavu, použij, co působí jen mimo boj, a pokračuj.
    .title = Před bojem, { $seat }
ask-eu-command = Bojovat bude { $hero }. Použij svou kartu ovládání a hraj za nestvůru, nebo to nech být.
    .title = Ovládání nestvůry, { $seat }
ask-eu-combat-setup = Nestvůra je odkryta: použij, co působí v tuto chvíli, nebo pokračuj.
    .title = Setkání s nestvůrou, { $seat }
ask-eu-first-strike = Vyber destičku pro první úder, nebo se ho vzdej.
    .title = První úder, { $seat }
ask-eu-healing = Použij cokoli, co léčí, nebo pokračuj.
    .title = Fáze léčení, { $seat }
ask-eu-before-monster = Před hodem nestvůry: použij destičky nebo esenci vzduchu, nebo pokračuj.
    .title = Před hodem nestvůry, { $seat }
ask-eu-master-before = Hraješ za nestvůru a její žetony Chaosu jsou: { $chaos }. Zahraj karty před jejím hodem, nebo pokračuj.
    .title = Před hodem nestvůry, { $seat }
ask-eu-master-reply = Bojová hodnota nestvůry je { $value }. Její žetony Gaar: { $gaar }, Chaosu: { $chaos }. Použij Gaar, zahraj karty, nebo pasuj.
    .title = Po hodu nestvůry, { $seat }
ask-eu-hero-reply = Bojová hodnota nestvůry je { $value }: změň její hod, nebo pasuj.
    .title = Po hodu nestvůry, { $seat }
ask-eu-after-monster = Bojová hodnota nestvůry je { $value } a žetony Gaar ani karty ji už nezmění: použij destičky a štíty, nebo pokračuj.
    .title = Obrana, { $seat }
ask-eu-response = Bojová hodnota nestvůry je { $value }: odpověz žetony, destičkami a štíty, nebo pokračuj.
    .title = Obrana, { $seat }
ask-eu-master-curse = Hraješ za nestvůru a její žetony Chaosu jsou: { $chaos }. Zahraj kletby před hodem hrdiny, nebo pokračuj.
    .title = Před hodem hrdiny, { $seat }
ask-eu-before-hero = Před tvým hodem: použij destičky nebo esence ohně, nebo pokračuj.
    .title = Před tvým hodem, { $seat }
ask-eu-attack = Vyber zbraň nebo bojovou dovednost, kterou útočíš.
    .title = Útok, { $seat }
ask-eu-boost = Můžeš zaplatit za silnější útok: { $effect }.
    .title = Silnější útok, { $seat }
ask-eu-roll = Na kostkách je { $left } a { $right } a hodnota je teď { $total }. Změň ji, nebo ji nech platit.
    .title = Hod hrdiny, { $seat }
ask-eu-trophy = Poražená nestvůra: { $monster }. Nech si kartu ve vaku jako trofej, nebo ji odhoď.
    .title = Trofej, { $seat }

## Proč ne

why-eu-no-chaos = Nestvůra už nemá žádný Chaos a každé zahrání karet stojí 1.
why-eu-master-only = Stříbrné a zlaté karty hraje jen ten, kdo hraje za nestvůru.
why-eu-card-moment = Kartu „{ $card }“ teď zahrát nelze. Správná chvíle: { $when }.
why-eu-few-cards = Na to musíš mít v ruce karty „{ $card }“: { $need }, a máš { $have }.
why-eu-many-cards = Karet „{ $card }“ se hraje najednou 1 až { $most }.
why-eu-no-such-die = Taková kostka v tomto hodu není.
why-eu-monster-no-gaar = U nestvůry neleží žádný Gaar a žetony svého hrdiny za ni použít nemůžeš.
why-eu-not-on-rolls = Skoldur nemůže při hodech používat Gaar, jen Dwurt.
why-eu-only-skoldur = Dwurt při hodech používá jen Skoldur.
why-eu-hope-short = Je na to potřeba bodů naděje: { $need }, a kostka ukazuje { $have }.
why-eu-no-roll-for-hope = Body naděje se utrácejí na vlastní hod v boji, až kostky dopadnou.
why-eu-not-your-hope = Kostku naděje používá jen hráč hrdiny.
why-eu-no-attack = Destičkou „{ $tile }“ se neútočí.
why-eu-no-first-strike = Destička „{ $tile }“ není pro první úder.
why-eu-armed = Holýma rukama bojuješ, jen když nemáš žádnou destičku k útoku.
why-eu-must-attack = Musíš zaútočit.
why-eu-after-passes = Destičky a drahokamy lze po hodu nestvůry použít, až když obě strany pasují.
why-eu-no-gaar-now = V tuto chvíli nelze na hod použít Gaar ani Dwurt.
why-eu-only-healing = Ve fázi léčení používáš jen to, co léčí.

## Co se stalo

event-eu-master = Za nestvůru hraje { $other }, bojuje { $seat }.
    .you = Za nestvůru hraje { $other }, bojuješ ty.
    .you-other = Za nestvůru hraješ ty, bojuje { $seat }.
event-eu-control-offered = { $seat } chce hrát za nestvůru.
    .you = Chceš hrát za nestvůru.
event-eu-own-control = { $seat } si bere do ruky vlastní kartu ovládání.
    .you = Bereš si do ruky vlastní kartu ovládání.
event-eu-met = { $seat } potkává { NAME($monster, case: "acc") }.
    .you = Potkáváš { NAME($monster, case: "acc") }.
event-eu-nobody-met = { $seat } nenachází žádnou nestvůru úrovně { $level } a hned vítězí.
    .you = Nenacházíš žádnou nestvůru úrovně { $level } a hned vítězíš.
event-eu-monster-rolled = { $monster } hází { $left } a { $right }.
event-eu-monster-rolled-one = { $monster } hází jednou kostkou: { $number }.
event-eu-hero-rolled = { $seat } hází { $left } a { $right }.
    .you = Házíš { $left } a { $right }.
    .sum = hod { $left } a { $right }
event-eu-air-turned = Moc vzduchu mění { $from } na { $to }.
event-eu-earth-added = Moc země přidává { $number }.
event-eu-hope-grew = { $seat } má teď body naděje: { $number }.
    .you = Máš teď body naděje: { $number }.
    .sum = naděje { $number }
event-eu-hope-used = { $seat } dává na hod body naděje: { $number }.
    .you = Dáváš na hod body naděje: { $number }.
event-eu-rerolled = { $seat } používá Gaar: místo { $from } padá { $to }.
    .you = Používáš Gaar: místo { $from } padá { $to }.
event-eu-monster-rerolled = { $monster } používá Gaar: místo { $from } padá { $to }.
event-eu-dwurt-used = { $seat } používá na hod Dwurt.
    .you = Používáš na hod Dwurt.
event-eu-played = { $seat } hraje kartu „{ $card }“ × { $number }.
    .you = Hraješ kartu „{ $card }“ × { $number }.
event-eu-chaos-played = { $monster } hraje z banku kartu „{ $card }“ × { $number }.
event-eu-uncursed = { $seat } ruší kletbu z { $number ->
        [one] { $number } karty
       *[other] { $number } karet
    }.
    .you = Rušíš kletbu z { $number ->
            [one] { $number } karty
           *[other] { $number } karet
        }.
event-eu-monster-value = { $monster } útočí s bojovou hodnotou { $value }; zranění: { $number }.
event-eu-attacked = { $seat } útočí: „{ $tile }“.
    .you = Útočíš: „{ $tile }“.
event-eu-unarmed = { $seat } útočí holýma rukama.
    .you = Útočíš holýma rukama.
event-eu-boosted = { $seat } platí za silnější útok: „{ $tile }“.
    .you = Platíš za silnější útok: „{ $tile }“.
event-eu-hero-value = { $seat } útočí s bojovou hodnotou { $value }; poškození: { $number }.
    .you = Útočíš s bojovou hodnotou { $value }; poškození: { $number }.
event-eu-tired = { $seat } v tomto dlouhém boji slábne; zranění: { $number }.
    .you = V tomto dlouhém boji slábneš; zranění: { $number }.
event-eu-slain = { $seat } poráží { NAME($monster, case: "acc") }.
    .you = Porážíš { NAME($monster, case: "acc") }.
event-eu-rewarded = { $seat } si bere odměnu za { NAME($monster, case: "acc") }.
    .you = Bereš si odměnu za { NAME($monster, case: "acc") }.
event-eu-no-reward = { $seat } má reputaci vyšší než { $most } a nedostává odměnu za { NAME($monster, case: "acc") }.
    .you = Máš reputaci vyšší než { $most } a nedostáváš odměnu za { NAME($monster, case: "acc") }.
event-eu-trophy = { $seat } si nechává trofej: { $monster }.
    .you = Necháváš si trofej: { $monster }.
event-eu-freed = { $seat } osvobozuje pole a pokládá na ně žeton.
    .you = Osvobozuješ pole a pokládáš na ně žeton.
event-eu-fell = { $monster } zabíjí { NAME($seat, case: "acc") } a figurka se vrací do Kostela.
    .you = { $monster } tě zabíjí a figurka se vrací do Kostela.
event-eu-head-taken = { $seat } si za to bere žeton { NAME($other, case: "gen") }.
    .you = Bereš si za to žeton { NAME($other, case: "gen") }.
    .you-other = { $seat } si za to bere tvůj žeton.
event-eu-parted = Po posledním bojovém kole { $seat } ustupuje před { NAME($monster, case: "ins") }.
    .you = Po posledním bojovém kole ustupuješ před { NAME($monster, case: "ins") }.

## Kde končí vracení

barrier-eu-master = zde byla odkryta karta ovládání
barrier-eu-control-offered = zde se ukázalo, kdo chce hrát za nestvůru
barrier-eu-met = zde byla odkryta nestvůra
barrier-eu-monster-rolled = zde se házelo za nestvůru
barrier-eu-hero-rolled = zde se házelo kostkami hrdiny
barrier-eu-rerolled = zde se přehazovala kostka
barrier-eu-monster-rerolled = zde se přehazovala kostka
barrier-eu-played = zde byly zahrány karty
barrier-eu-chaos-played = zde byly odkryty karty z banku
