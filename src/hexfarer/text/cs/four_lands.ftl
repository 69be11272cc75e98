### Příběhy ze Čtyř krajin: co hra říká česky. Jména a pravidla jsou v souborech vedle.
### Strany se v záznamu jmenují krátce a bez skloňování: „strana Sever“. Stejně tak Družiny: „Družina Sever II“.
### Před jméno nepatří předložky s, k, z, v, protože by se podle jména měnily na se, ke, ze, ve.

## Čemu se jak říká

party = { NAME($side, case: "short") } { $numeral }
movers-party = Družinu { $party }
hidden-agent = skrytý Agent { $number } z Družiny { $party }
    .gen = skrytého Agenta { $number } z Družiny { $party }
    .acc = skrytého Agenta { $number } z Družiny { $party }
    .ins = skrytým Agentem { $number } z Družiny { $party }
    .dat = skrytému Agentovi { $number } z Družiny { $party }
    .gender = masculine
hidden-card = karta
    .gen = karty
    .acc = kartu
    .ins = kartou
    .dat = kartě
    .gender = feminine
task-none = Úkol už na poli není

phase-agents = A – vykládání Agentů
phase-attacks = B – Útoky
phase-tasks = C – Úkoly
phase-movement = D – pohyb

stat-attack = Útok
    .gen = Útoku
    .acc = Útok
    .ins = Útokem
    .dat = Útoku
    .gender = masculine
stat-defence = Obrana
    .gen = Obrany
    .acc = Obranu
    .ins = Obranou
    .dat = Obraně
    .gender = feminine

total-ap = AB
total-vp = VB
total-symbols = pokryté symboly

kind-agent = Agent
kind-party = Družina
kind-field = pole
kind-task = Úkol
kind-trait = Vlastnost
kind-artefact = artefakt
kind-side = strana
kind-phase = fáze
kind-key = klíč
kind-spell = Kouzlo
kind-action = karta Akce

## Položky fronty činů

item-attack = Útok Družiny { $party } na Družinu { $target }
    .gen = Útoku Družiny { $party } na Družinu { $target }
    .acc = Útok Družiny { $party } na Družinu { $target }
    .ins = Útokem Družiny { $party } na Družinu { $target }
    .dat = Útoku Družiny { $party } na Družinu { $target }
    .gender = masculine
item-task = plnění Úkolu Družinou { $party } ({ $task })
    .gen = plnění Úkolu Družinou { $party } ({ $task })
    .acc = plnění Úkolu Družinou { $party } ({ $task })
    .ins = plněním Úkolu Družinou { $party } ({ $task })
    .dat = plnění Úkolu Družinou { $party } ({ $task })
    .gender = neuter
item-card = karta { $card } strany { NAME($seat, case: "short") }
    .gen = karty { $card } strany { NAME($seat, case: "short") }
    .acc = kartu { $card } strany { NAME($seat, case: "short") }
    .ins = kartou { $card } strany { NAME($seat, case: "short") }
    .dat = kartě { $card } strany { NAME($seat, case: "short") }
    .gender = feminine
item-gone = položka, která už ve frontě činů není
    .gen = položky, která už ve frontě činů není
    .acc = položku, která už ve frontě činů není
    .ins = položkou, která už ve frontě činů není
    .dat = položce, která už ve frontě činů není
    .gender = feminine
negated-attack = Útok
    .gen = Útoku
    .acc = Útok
    .ins = Útokem
    .dat = Útoku
    .gender = masculine
negated-task = plnění Úkolu
    .gen = plnění Úkolu
    .acc = plnění Úkolu
    .ins = plněním Úkolu
    .dat = plnění Úkolu
    .gender = neuter

## Scénáře, volby a druhy vítězství

scenario-competitive = Soutěžní hra
    .about = Pro 2 až 4 hráče: každá strana hraje jen za sebe a Spojenci si smějí mařit Úkoly, útočit na sebe však nesmějí.
    .pitch = Každá strana sama za sebe.
    .teaches = Naučíš se blafovat a odpovídat ve správný čas.
scenario-cooperative = Kooperativní hra
    .about = Pro 3 až 4 hráče: Spojenci smějí mít Agenty ve společných Družinách a pomáhat si v boji, zvítězí však jen jedna strana.
    .pitch = Spojenci pomáhají, vyhraje jedna strana.
    .teaches = Naučíš se pomáhat Spojenci, a přitom mu nedarovat vítězství.
option-lone_handicap = Výhoda osamělého hráče
    .about = V kooperativní hře tří hráčů vyloží osamělý hráč v každém Kole první dva Agenty zdarma a rostoucí ceny začínají až třetím.
option-closed_fields = Uzavřená pole
    .about = Ve hře tří hráčů se na třech polích mezi chybějící stranou a druhou aliancí nikdy neobjeví Úkol. Spojenec vedle prázdného místa pak nevyhrává příliš často.
victory-full = úplné vítězství
victory-tactical = taktické vítězství
victory-duel = vítězství v souboji

## Akce: začátek Kola

do-pass = Pasovat
do-pass-agents = Pasovat, nevykládat nikoho
do-pass-attacks = Pasovat, na nikoho neútočit
do-pass-tasks = Pasovat, neplnit žádný Úkol
do-pass-movement = Pasovat, nikoho nepřesouvat
do-let-happen = Nechat to proběhnout
do-for-price = { $deed }, { $price }
price-free = zdarma
price-ap = za { $ap } AB
price-from = od { $ap } AB
do-keep = Ponechat si karty
do-swap = Vrátit do balíčku { NAME($card, case: "acc") }
do-uphold = Udržet { NAME($card, case: "acc") }
do-drop = Zamíchat { NAME($card, case: "acc") } do balíčku
do-draw = Líznout si kartu navíc
do-stop = Skončit
do-stop-draw = Další karty nedobírat
do-stop-support = Dál nepodporovat

## Akce: hlavní a volné úkony

do-play-to = Vyložit { NAME($card, case: "acc") } do Družiny { $party }
do-play-at = Vyložit { NAME($card, case: "acc") } na pole { $field }
do-play-card = Zahrát { NAME($card, case: "acc") }
do-attack-here = Zaútočit Družinou { $party } na Družinu { $target }
do-attack-with = Zaútočit Družinou { $party } na Družinu { $target } kartou Útok za { $ap } AB
do-do-task = Plnit Úkol s Družinou { $party }
do-work-on = Plnit Úkol { $task } s Družinou { $party }
do-move-near = Přesunout { NAME($movers, case: "acc") } na pole { $field }, zdarma
do-move-far = Přesunout { NAME($movers, case: "acc") } přes pole { $over } na pole { $field }, za { $ap } AB
do-move-near-join = Přesunout { NAME($movers, case: "acc") } na pole { $field } a připojit k Družině { $other }, zdarma
do-move-far-join = Přesunout { NAME($movers, case: "acc") } přes pole { $over } na pole { $field } a připojit k Družině { $other }, za { $ap } AB
do-move-nowhere = Přesunout { NAME($movers, case: "acc") } na pole { $field }
do-split = Přesunout jen některé Agenty Družiny { $party }
do-trade = Směnit za 3 AB trofej { $task }
do-regroup-from = Přeskupit Agenty z Družiny { $party }
do-break = Prolomit Kruh vězení Družiny { $party }

## Akce: části úkonu

do-with = Zvolit { NAME($agent, case: "acc") }
do-all = Zvolit všechny
do-done = Potvrdit výběr
do-done-attack = Zaútočí: { $agents }
do-done-task = Úkol splní: { $agents }
do-done-regroup = Přeskupit: { $agents }
do-done-reinforce = Poslat jako posily: { $agents }
do-done-aid = Poslat na pomoc: { $agents }
do-done-nobody = Nikoho neposílat
do-go = Zvolit pole { $field }
do-join = Připojit k Družině { $party }
do-apart = Stát jako samostatná Družina
do-take = Vzít s sebou { NAME($artefact, case: "acc") }
do-leave = Nechat na místě { NAME($artefact, case: "acc") }
do-price = Zaplatit { $ap } AB
do-by = Zvolit za sesilatele { NAME($agent, case: "acc") }
do-on-item = Zvolit za cíl { NAME($item, case: "acc") }
do-on-agent = Zvolit za cíl { NAME($agent, case: "acc") }
do-on-party = Zvolit za cíl Družinu { $party }
do-exchange = Prohodit Úkoly na polích { $field } a { $other }

## Akce: odpovědi, boj a Kouzla

do-thwart = Nechat { NAME($agent, case: "acc") } mařit a jmenovat { NAME($trait, case: "acc") }
do-reinforce = Posílit vykonavatele
do-line = Postavit do řady { NAME($agent, case: "acc") }
do-place = Postavit { NAME($agent, case: "acc") } na místo { $number }
do-add = Přidat { NAME($agent, case: "acc") } ke skupině { $number }
do-support-attack = Nechat { NAME($agent, case: "acc") } podpořit Útok ve skupině { $number }
do-support-defence = Nechat { NAME($agent, case: "acc") } podpořit Obranu ve skupině { $number }
do-support-agent = Nechat { NAME($agent, case: "acc") } podpořit { NAME($target, case: "acc") }
do-turn-into = Změnit { NAME($trait, case: "acc") } na { NAME($into, case: "acc") }
do-follow = Následovat s Družinou { $party }
do-stay = Nechat Družinu { $party } na místě

## Otázky: začátek Kola

ask-exchange =
    { $left ->
        [3] Můžete zamíchat tři karty z ruky do balíčku a získat 1 AB, nebo si karty ponechat.
        [one] Zvolte ještě { $left } kartu, kterou zamícháte do balíčku.
        [few] Zvolte ještě { $left } karty, které zamícháte do balíčku.
       *[other] Zvolte ještě { $left } karet, které zamícháte do balíčku.
    }
    .title = { NAME($seat, case: "short") }: tři karty za bod
ask-upkeep = Zaplaťte { $ap } AB a ponechte si { NAME($card, case: "acc") } i pro toto Kolo, nebo kartu zamíchejte do balíčku.
    .title = { NAME($seat, case: "short") }: udržení karty
ask-extra-draw = Můžete si líznout kartu navíc za { $ap } AB, nebo skončit.
    .title = { NAME($seat, case: "short") }: líznutí navíc

## Otázky: fáze a odpovědi

ask-main-agents = Vyložte Agenta, zahrajte kartu Akce, přeskupte Agenty, nebo pasujte.
    .title = { NAME($seat, case: "short") }: vykládání Agentů
ask-main-attacks = Vyhlaste Útok, zahrajte kartu Akce, nebo pasujte.
    .title = { NAME($seat, case: "short") }: vaše Útoky
ask-main-tasks = Plňte Úkol, zahrajte kartu Akce, nebo pasujte.
    .title = { NAME($seat, case: "short") }: vaše Úkoly
ask-main-movement = Přesuňte Agenty některé Družiny, přeskupte Agenty, zahrajte kartu Akce, nebo pasujte.
    .title = { NAME($seat, case: "short") }: váš pohyb
ask-response = Na vrcholu fronty činů je { $item }; odpovězte, nebo pasujte.
    .title = { NAME($seat, case: "short") }: vaše odpověď

## Otázky: Kouzla a karty při vyhodnocení

ask-spell-support = Kouzlo má Útok { $attack }; váš čaroděj, který v tomto Kole nesesílal, smí dát jednomu cíli ve své Družině +1 k Obraně.
    .title = { NAME($seat, case: "short") }: magická podpora proti Kouzlu
ask-gift = Zvolte jeden symbol { NAME($agent, case: "gen") } a Vlastnost, na kterou se do konce Kola změní.
    .title = { NAME($seat, case: "short") }: změna symbolu
ask-follow = Družina { $party } smí následovat Portálem na pole { $field }, nebo zůstat na místě.
    .title = { NAME($seat, case: "short") }: následování Portálem

## Otázky: boj

ask-air = Než se Agenti postaví proti sobě, sešlete Vlnící se vzduch, nebo pasujte.
    .title = { NAME($seat, case: "short") }: Vlnící se vzduch
ask-last-spells = Před výsledkem boje zahrajte ještě Kouzlo nebo kartu Akce, nebo pasujte.
    .title = { NAME($seat, case: "short") }: poslední Kouzla
ask-line-up = Postavte útočníky do řady, jednoho po druhém.
    .title = { NAME($seat, case: "short") }: řada útočníků
ask-oppose = Postavte obránce proti útočníkům, jednoho po druhém, nejdřív na volná místa.
    .title = { NAME($seat, case: "short") }: rozestavení obránců
ask-surplus = Přidejte { NAME($agent, case: "acc") } k některé skupině, protože naproti žádný obránce nestojí.
    .title = { NAME($seat, case: "short") }: přebyteční útočníci
ask-fight-support = Každý váš čaroděj v boji, který v tomto Kole nesesílal, smí přidat +1 k Útoku nebo k Obraně ve své nebo v sousední skupině.
    .title = { NAME($seat, case: "short") }: magická podpora v boji

## Otázky: části úkonu

ask-build-price = Zvolte, kolik AB zaplatíte za kartu { $card }.
    .title = { NAME($seat, case: "short") }: cena karty
ask-build-caster = Zvolte čaroděje, který sešle Kouzlo { $card }.
    .title = { NAME($seat, case: "short") }: sesilatel
ask-build-on-agent = Zvolte Agenta, který bude cílem karty { $card }.
    .title = { NAME($seat, case: "short") }: cílový Agent
ask-build-on-party = Zvolte Družinu, která bude cílem karty { $card }.
    .title = { NAME($seat, case: "short") }: cílová Družina
ask-build-on-item = Zvolte položku fronty činů, která bude cílem karty { $card }.
    .title = { NAME($seat, case: "short") }: cílová položka
ask-build-field = Zvolte cílové pole.
    .title = { NAME($seat, case: "short") }: cílové pole
ask-build-join = Zvolte, zda se Agenti připojí k některé Družině, nebo budou stát jako samostatná Družina.
    .title = { NAME($seat, case: "short") }: připojení k Družině
ask-build-two-fields = Zvolte dvě pole, jejichž Úkoly prohodí karta { $card }.
    .title = { NAME($seat, case: "short") }: dva Úkoly
ask-build-takes = Zvolte, zda odcházející Agenti vezmou { NAME($artefact, case: "acc") } s sebou, nebo zda artefakt zůstane na místě.
    .title = { NAME($seat, case: "short") }: rozdělení předmětů
ask-build-agents-attack = Zvolte neotočené Agenty, kteří zaútočí, a výběr potvrďte.
    .title = { NAME($seat, case: "short") }: útočníci
ask-build-agents-task =
    { $short ->
        [0] Zvolení Agenti pokrývají Úkol { $task }; přidejte další, nebo výběr potvrďte.
        [one] Zvolte Agenty, kteří budou plnit Úkol { $task }; chybí ještě { $short } symbol.
        [few] Zvolte Agenty, kteří budou plnit Úkol { $task }; chybějí ještě { $short } symboly.
       *[other] Zvolte Agenty, kteří budou plnit Úkol { $task }; chybí ještě { $short } symbolů.
    }
    .title = { NAME($seat, case: "short") }: vykonavatelé Úkolu
ask-build-agents-move =
    { $named ->
        [0] Zvolte neotočené Agenty, kteří se přesunou; ostatní zůstanou.
       *[other] Zvolte, kam se přesunou, nebo další Agenty, kteří půjdou s nimi; kdo se přesune, otočí se.
    }
    .title = { NAME($seat, case: "short") }: kdo se přesune
ask-build-agents-regroup = Zvolte vlastní Agenty, kteří přejdou do jiné Družiny, a výběr potvrďte.
    .title = { NAME($seat, case: "short") }: přeskupení
ask-build-agents-reinforce = Zvolte neotočené Agenty, kteří posílí plnění Úkolu, a výběr potvrďte.
    .title = { NAME($seat, case: "short") }: posílení
ask-build-agents-aid = Zvolte neotočené Agenty, kteří pomohou Spojenci v boji, a výběr potvrďte; zvolit nemusíte nikoho.
    .title = { NAME($seat, case: "short") }: pomoc Spojenci

## Kde se nedá vracet zpět

barrier-drew = tady byla líznuta karta
barrier-task-turned-up = tady byl odkryt Úkol
barrier-revealed = tady byl odhalen Agent
barrier-shuffled = tady byl zamíchán balíček
barrier-played-card = tady byla zahrána karta

## Proč ne: obecně

why-over = Hra už skončila.
why-not-asked = Na to se teď hra neptá. Odpovězte na otázku, která je položena.
why-unfinished = Nejdřív dokončete úkon, který jste začali, nebo ho vezměte zpět.
why-no-pass = Uprostřed započatého úkonu pasovat nelze. Dokončete ho, nebo ho vezměte zpět.

## Proč ne: akční body a začátek Kola

why-too-few-ap = To stojí { $need } AB a vy máte { $have } AB.
why-no-such-price = Kartu { $card } nelze zahrát za { $ap } AB; takovou cenu nemá.
why-not-a-trophy = Úkol { $task } mezi vašimi trofejemi není. Směnit můžete jen vlastní trofej.
why-artefact-not-traded = { $task } je artefakt a artefakty za AB směnit nelze.
why-no-trade-now = Trofej teď směnit nelze. Směna se nabízí v krocích 1 a 2 Kola, ve vlastním tahu, v okně odpovědí a v krocích F4 a F6 boje.
why-swap-only-first = Tři karty lze zamíchat do balíčku jen v kroku 1 Kola, před líznutím, a jen jednou za Kolo.
why-swap-begun = Počet karet, které zamícháte do balíčku, musí být přesně { $need }; zatím jste zvolili { $have }. Zvolte další, nebo vezměte výběr zpět.
why-nothing-to-swap = V ruce už nemáte kartu { $card }, kterou byste mohli zamíchat do balíčku.
why-upkeep-not-now = O udržení Komplikací se rozhoduje jen v kroku 1 Kola.
why-draw-not-now = Líznutí navíc se kupují jen na konci kroku 2 Kola.

## Proč ne: karty a Agenti

why-not-in-hand = Kartu { $card } v ruce nemáte.
why-not-an-agent = Karta { $card } není Agent. Do Družiny nebo na pole se vykládají jen Agenti.
why-an-agent = Karta { $card } je Agent. Agenti se vykládají ve fázi A do Družiny, nebo na domácí pole.
why-agents-in-phase-a = Agenty lze vykládat jen ve vlastním tahu ve fázi A.
why-no-fifth-agent = V tomto Kole jste už vyložili tolik Agentů, kolik smíte: { $number }. Dalšího můžete vyložit v příštím Kole.
why-not-home = Pole { $field } není pro vaši stranu domácí. Novou Družinu lze založit jen na poli se symbolem podnebí vaší strany.
why-no-free-party = Volnou kartu Družiny nemáte, všechny čtyři jsou na mapě. Agenti se mohou jen připojit k některé stávající Družině.
why-party-not-there = Družina { $party } na mapě není.
why-not-your-party = Družina { $party } není vaše. Zvolte některou ze svých.
why-not-on-this-field = Družina { $party } nestojí na poli těchto Agentů.
why-no-mixed-parties = Družina { $party } patří vašemu Spojenci a smíšené Družiny jsou jen v kooperativním režimu.
why-card-not-now = Kartu { $card } teď zahrát nelze. Karty Akcí se hrají ve vlastním tahu, v okně odpovědí nebo v boji, každá jen v okně, pro které je určena.
why-only-in-response = Protikouzlo lze zahrát jen v okně odpovědí, když je ve frontě činů nějaká položka.
why-only-in-fight = Vlnící se vzduch lze seslat jen v boji a teď nikdo nebojuje.
why-air-too-late = Na Vlnící se vzduch je pozdě: útočníci v tomto boji už stojí v řadě.
why-only-with-attack = Karta Útok se hraje jen spolu s vyhlášením Útoku ve fázi B. Vyhlaste tehdy Útok a zvolte k němu tuto kartu.
why-no-caster = Kouzlo { $card } nemá kdo seslat. Potřebujete ve hře vlastního Agenta s alespoň jedním symbolem Magie.
why-not-your-caster = Za sesilatele nelze zvolit { NAME($agent, case: "acc") }. Kouzla za vás sesílají jen vaši vlastní Agenti.
why-not-a-wizard = Za sesilatele nelze zvolit { NAME($agent, case: "acc") }. Tento Agent nemá žádný symbol Magie.
why-amulet-forbids-casting = Družina { $party } má Amulet Odvěké, takže její Agenti nesmějí sesílat Kouzla.
why-caster-not-in-fight = Za sesilatele nelze zvolit { NAME($agent, case: "acc") }. Vlnící se vzduch smí seslat jen Agent, který je v tomto boji.
why-nobody-near-casters = Na žádném poli není zároveň Agent Soupeře a váš Agent, který by mohl toto Kouzlo seslat.

## Proč ne: kdo a kde

why-no-such-agent = Takový Agent na mapě není.
why-turned = Nelze zvolit { NAME($agent, case: "acc") }. Otočený Agent už v tomto Kole nemůže vykonat další čin ani se pohybovat.
why-not-in-party = Nelze zvolit { NAME($agent, case: "acc") }. Zvolte někoho z Družiny, o kterou teď jde.
why-not-commanded = Nevelíte { NAME($agent, case: "dat") }. Činům Agenta velí vlastník Družiny, ve které Agent je.
why-already-named = Už jste zvolili { NAME($agent, case: "acc") }. Zvolte někoho jiného, nebo výběr potvrďte.
why-name-somebody = Zvolte alespoň jednoho Agenta.
why-nobody-left = Zvolit všechny lze jen tehdy, když zbývají alespoň dva vhodní Agenti.

## Proč ne: Útok

why-attacks-in-phase-b = Útok lze vyhlásit jen ve vlastním tahu ve fázi B.
why-no-conflict-here = Na poli { $field } neleží Ozbrojený konflikt. K Útoku tu potřebujete kartu Útok z ruky.
why-no-attack-card = Kartu Útok v ruce nemáte. Bez ní lze útočit jen na poli s Ozbrojeným konfliktem.
why-not-same-field = Družiny { $party } a { $target } nestojí na témže poli. Útočit lze jen na Družinu na stejném poli.
why-own-party = Družina { $party } je vaše. Cílem Útoku může být jen Družina Soupeře.
why-ally-not-attacked = Družina { $party } patří vašemu Spojenci a na Spojence útočit nelze.
why-circle-forbids-attack = Družina { $party } je v Kruhu vězení, takže ani ona, ani její Agenti nesmějí útočit. Nejdřív je třeba Kruh prolomit.
why-amulet-forbids-attack = Družina { $party } má Amulet Odvěké, takže ani ona, ani její Agenti nesmějí útočit.
why-nobody-upright = Družina { $party } nemá žádného neotočeného Agenta. Otočení Agenti se vrátí do neotočené polohy na začátku příštího Kola.
why-held-by-attack = Družina { $party } nebo její Agent je součástí Útoku. Dokud Útok neskončí, žádná karta je nesmí přesunout.

## Proč ne: Úkoly a zmaření

why-tasks-in-phase-c = Úkol lze plnit jen ve vlastním tahu ve fázi C.
why-no-task-here = Na poli { $field } neleží žádný Úkol.
why-circle-forbids-task = Družina { $party } je v Kruhu vězení, takže nesmí plnit Úkol. Nejdřív je třeba Kruh prolomit.
why-not-covered =
    { $need ->
        [one] Úkol vyžaduje { $need } symbol (pokryto: { $have }). Vykonavatelům chybí: { $missing }.
        [few] Úkol vyžaduje { $need } symboly (pokryto: { $have }). Vykonavatelům chybí: { $missing }.
       *[other] Úkol vyžaduje { $need } symbolů (pokryto: { $have }). Vykonavatelům chybí: { $missing }.
    }
why-no-task-on-top = Mařit lze jen tehdy, když je na vrcholu fronty činů Úkol.
why-nothing-to-reinforce = Posilovat lze jen tehdy, když je na vrcholu fronty činů Úkol.
why-performers-gone = Družina, která tento Úkol plnila, už není ve hře, takže ji nelze posílit.
why-own-task = Vlastní Úkol mařit nelze.
why-ally-not-thwarted = V kooperativním režimu nelze mařit Úkol Spojence.
why-not-on-task-field = Ke zmaření nelze zvolit { NAME($agent, case: "acc") }. Mařit smí jen Agent na poli, na kterém se Úkol plní.
why-thwarter-turned = Ke zmaření nelze zvolit { NAME($agent, case: "acc") }. Mařit smí jen neotočený Agent.
why-thwarter-lacks = Nelze jmenovat { NAME($trait, case: "acc") }. Mezi symboly { NAME($agent, case: "gen") } taková Vlastnost není.
why-trait-not-used = Nelze jmenovat { NAME($trait, case: "acc") }. Úkol tuto Vlastnost nevyžaduje a jeho pokrytí na ní nezávisí.
why-not-your-task = Posílit můžete jen plnění Úkolu, který jste ohlásili vy.

## Proč ne: pohyb a přeskupení

why-moves-in-phase-d = Přesouvat Agenty lze jen ve vlastním tahu ve fázi D.
why-circle-forbids-move = Družina { $party } je v Kruhu vězení, takže se nesmí pohybovat. Nejdřív je třeba Kruh prolomit.
why-circle-forbids-transport = Družina { $party } je v Kruhu vězení, takže ji ani jejího Agenta nesmí žádná karta přenést.
why-circle-forbids-leaving = Družina { $party } je v Kruhu vězení, takže z ní nesmí žádný Agent odejít. Nejdřív je třeba Kruh prolomit.
why-blue-line = Hranu Normark–Feriggau (Modrá linie) smějí používat jen Družiny Severu.
why-too-far = Na pole { $field } se odtud přesunout nelze. Pohyb vede o jedno pole, za 1 AB o dvě.
why-two-fields-far = Pole { $field } je o dvě pole dál; pohyb přes pole { $over } stojí { $need } AB.
why-one-field-far = Pole { $field } sousedí s polem Družiny, pohyb tam je tedy zdarma. Vynechte okliku.
why-other-way = Cesta na pole { $field } vede přes pole { $over }.
why-nobody-stays = V Družině { $party } je neotočený jen jeden Agent, není tedy z koho vybírat. Přesuňte prostě Družinu.
why-extra-move-used = Družina { $party } už v tomto Kole pohyb navíc využila. Přesunout se smí jen o jedno pole.
why-extra-move-ap = Pohyb o dvě pole stojí { $need } AB a vy máte { $have } AB. O jedno pole se lze přesunout zdarma.
why-not-at-destination = Družina { $party } na poli { $field } nestojí, takže se tam k ní nelze připojit.
why-no-party-card = Oddělená část potřebuje volnou kartu Družiny a vy žádnou nemáte. Přesuňte celou Družinu, nebo se v cíli připojte k jiné.
why-join-itself = Zvolení Agenti už v Družině { $party } jsou. Zvolte jinou Družinu.
why-not-carried = Teď se nerozhoduje o tom, kdo bude mít { NAME($artefact, case: "acc") }.
why-regroup-phase = Přeskupit Agenty lze jen ve vlastním tahu ve fázi A nebo D.
why-not-your-agent = Přeskupit lze jen vlastní Agenty a { $agent } vám nepatří.
why-regrouped-once = Každého Agenta lze přeskupit jen jednou za Kolo a { NAME($agent, case: "acc") } jste už přeskupili.
why-regroup-alone = V Družině { $party } je jen jeden Agent a na jejím poli není jiná Družina, ke které by se mohl připojit.
why-regroup-no-card = Volnou kartu Družiny nemáte a na poli Družiny { $party } není jiná, ke které by se šlo připojit.
why-whole-party-apart = Novou Družinu nelze utvořit z celé Družiny. Nechte v ní alespoň jednoho Agenta.

## Proč ne: Kruh vězení

why-no-circle = Družina { $party } v Kruhu vězení není.
why-circle-holds = K prolomení Kruhu vězení jsou třeba 4 symboly Války, nebo 2 symboly Magie. Družina má tyto symboly: Válka { $war }, Magie { $magic }.
why-break-not-now = Kruh vězení lze prolomit jen ve vlastním tahu hlavního okna, když je fronta činů prázdná.

## Proč ne: cíle Kouzel a karet

why-no-such-item = Taková položka ve frontě činů není.
why-not-offensive-there = Útočné Kouzlo nesmí mířit na { NAME($agent, case: "acc") }. Cílem může být jen Agent Soupeře.
why-not-on-caster-field = Kouzlo nedosáhne na { NAME($agent, case: "acc") }. Cíl musí stát na poli sesilatele, tedy na poli { $field }.
why-nobody-to-strike = Na poli { $field }, odkud by tento Agent Kouzlo seslal, není žádný Agent Soupeře.
why-own-agent-only = Cílem Plynoucí mlhy může být jen vlastní Agent a { $agent } vám nepatří.
why-armour-own-only = Zbroj Slza noci lze připojit jen k vlastnímu Agentovi a { $agent } vám nepatří.
why-nobody-to-arm = Ve hře nemáte žádného Agenta, který by mohl zbroj nosit.
why-nothing-to-bind = Na mapě není žádná Družina, ke které by šlo Amulet připojit.
why-mist-upright = Plynoucí mlha za 1 AB nepřesune { NAME($agent, case: "acc") }. Cíl musí být neotočený.
why-mist-too-far = Plynoucí mlha na pole { $field } nedosáhne. Přenáší Agenta na sousední pole.
why-mist-no-party = Volnou kartu Družiny nemáte, takže se Agent musí na cílovém poli připojit k vlastní Družině.
why-mist-nowhere = { NAME($agent, case: "acc") } není kam přenést: volnou kartu Družiny nemáte a na žádném sousedním poli nestojí vaše Družina.
why-mist-nobody = Za 1 AB přenese Plynoucí mlha jen neotočeného Agenta, kterému nic nebrání. Vaši Agenti: otočení { $turned }, v Kruhu vězení { $imprisoned }, v Útoku { $fighting }.
why-portal-own = Portál přenáší jen vlastní Družinu a Družina { $party } není vaše.
why-portal-nobody = Žádná vaše Družina nemůže Portálem projít: v Kruhu vězení { $imprisoned }, v Útoku { $fighting }.
why-portal-too-far = Portál na pole { $field } nedosáhne. Přenáší o 1 až 3 pole po pozemních hranách a po plavebních trasách Alfeg a Falwyn.
why-one-field-twice = Jedno pole jste uvedli dvakrát. Zvolte dvě různá pole.
why-few-tasks = Dějový zvrat prohazuje dva Úkoly, ale na mapě jich leží { $have }.

## Proč ne: boj a magická podpora

why-not-in-fight = Nelze zvolit { NAME($agent, case: "acc") }. Magií podporují jen Agenti, kteří jsou v tomto boji.
why-helper-elsewhere = Nelze zvolit { NAME($agent, case: "acc") }. Tento Agent nestojí na poli { $field }, kde se bojuje.
why-not-an-attacker = Do řady nelze postavit { NAME($agent, case: "acc") }. Tento Agent neútočí.
why-lined-up-already = V řadě už stojí { $agent }. Zvolte útočníka, který v ní ještě nestojí.
why-not-a-defender = Naproti útočníkům nelze postavit { NAME($agent, case: "acc") }. Tento Agent se nebrání.
why-placed-already = Svoje místo už má { $agent }. Zvolte obránce, který je ještě nemá.
why-no-such-place = Místo { $number } v řadě není.
why-place-taken = Místo { $number } už je obsazené. Nejdřív obsaďte místa, na kterých ještě žádný obránce nestojí.
why-add-in-order = Přebyteční útočníci se přidávají po jednom. Teď přidejte { NAME($agent, case: "acc") }.
why-no-such-group = Skupina { $number } v tomto boji není.
why-has-cast = K magické podpoře nelze zvolit { NAME($agent, case: "acc") }. Agent, který v tomto Kole sesílal, podporovat nesmí.
why-no-magic = K magické podpoře nelze zvolit { NAME($agent, case: "acc") }. Podporovat smí jen Agent se symbolem Magie.
why-supported-once = K magické podpoře už nelze zvolit { NAME($agent, case: "acc") }. V jednom boji podporuje každý Agent jen jednou.
why-spell-no-magic = Proti Kouzlu nelze k magické podpoře zvolit { NAME($agent, case: "acc") }. Podporovat smí jen Agent se symbolem Magie.
why-spell-supported-once = K magické podpoře už nelze zvolit { NAME($agent, case: "acc") }. Proti jednomu Kouzlu podporuje každý Agent jen jednou.
why-not-neighbour = Na skupinu { $number } magická podpora { NAME($agent, case: "gen") } nedosáhne. Podpořit lze vlastní nebo sousední skupinu.
why-not-your-support = O magické podpoře rozhoduje vlastník Agenta a { $agent } vám nepatří.
why-not-same-party = Magická podpora { NAME($agent, case: "gen") } nedosáhne na { NAME($target, case: "acc") }. Podporovatel i cíl musejí být v té Družině, o které se právě rozhoduje.
why-not-a-target = Kouzlo nemíří na { NAME($agent, case: "acc") }. Podpořit lze jen Agenta, na kterého míří.
why-lacks-symbol = Mezi symboly { NAME($agent, case: "gen") } Vlastnost { $trait } není. Zvolte symbol, který Agent má.
why-not-into-magic = Symbol se nikdy nemění na Magii. Zvolte jinou Vlastnost.
why-same-symbol = Tento symbol už je { $trait }. Zvolte jinou Vlastnost.

## Záznam: Kolo a karty

event-round-began = Začalo { $round }. Kolo.
event-initiative = Iniciativu v tomto Kole získala strana { NAME($seat, case: "short") }.
    .you = V tomto Kole máš iniciativu.
event-got-ap = Strana { NAME($seat, case: "short") } získala { $ap } AB.
    .you = Získáváš { $ap } AB.
    .sum = AB +{ $ap }
event-paid-ap = Strana { NAME($seat, case: "short") } zaplatila { $ap } AB.
    .you = Platíš { $ap } AB.
    .sum = AB −{ $ap }
event-salary = Z mapy už bylo získáno alespoň 6 trofejí, každá strana dostala { $ap } AB.
event-drew = Strana { NAME($seat, case: "short") } si lízla { NAME($card, case: "acc") }.
    .you = Lížeš si { NAME($card, case: "acc") }.
    .all = Strana { NAME($seat, case: "short") } si lízla { NAME($card, case: "acc") }.
    .you-all = Lížeš si { NAME($card, case: "acc") }.
event-swapped =
    { $cards ->
        [one] Strana { NAME($seat, case: "short") } zamíchala do balíčku { $cards } kartu a získala { $ap } AB.
        [few] Strana { NAME($seat, case: "short") } zamíchala do balíčku { $cards } karty a získala { $ap } AB.
       *[other] Strana { NAME($seat, case: "short") } zamíchala do balíčku { $cards } karet a získala { $ap } AB.
    }
    .you = { $cards ->
        [one] Zamícháváš do balíčku { $cards } kartu a získáváš { $ap } AB.
        [few] Zamícháváš do balíčku { $cards } karty a získáváš { $ap } AB.
       *[other] Zamícháváš do balíčku { $cards } karet a získáváš { $ap } AB.
    }
event-upheld = Strana { NAME($seat, case: "short") } udržela { NAME($card, case: "acc") } i pro toto Kolo.
    .you = Udržuješ { NAME($card, case: "acc") } i pro toto Kolo.
event-dropped = Strana { NAME($seat, case: "short") } ukončila { NAME($card, case: "acc") } a kartu zamíchala do balíčku.
    .you = Ukončuješ { NAME($card, case: "acc") } a kartu zamícháváš do balíčku.
event-phase-began = Začala fáze { $phase }.
event-passed-over =
    { $count ->
        [one] { $count } otázka měla jen jednu odpověď a byla přeskočena.
        [few] { $count } otázky měly jen jednu odpověď a byly přeskočeny.
       *[other] { $count } otázek mělo jen jednu odpověď a bylo přeskočeno.
    }
event-passed = Strana { NAME($seat, case: "short") } pasovala.
    .you = Pasuješ.
event-shuffled = Strana { NAME($seat, case: "short") } zamíchala svůj balíček.
    .you = Zamícháváš svůj balíček.
event-card-returned = Karta { $card } se vrátila do ruky strany { NAME($seat, case: "short") }.
    .you = Karta { $card } se ti vrátila do ruky.
event-card-left = Karta { $card } se vrátila do balíčku strany { NAME($seat, case: "short") }.
    .you = Karta { $card } se vrátila do tvého balíčku.
event-traded = Strana { NAME($seat, case: "short") } směnila za { $ap } AB trofej { $task }.
    .you = Směňuješ za { $ap } AB trofej { $task }.

## Záznam: Agenti a Družiny

event-played-agent = Strana { NAME($seat, case: "short") } vyložila { NAME($agent, case: "acc") } do Družiny { $party } na poli { $field }.
    .you = Vykládáš { NAME($agent, case: "acc") } do Družiny { $party } na poli { $field }.
event-formed-party = Na poli { $field } vznikla Družina { $party }.
event-dissolved = Družina { $party } byla rozpuštěna.
event-revealed = V Družině { $party } byl odhalen skrytý Agent: { $agent }.
    .all = V Družině { $party } byli odhaleni skrytí Agenti: { $agent }.
event-regrouped =
    { $count ->
        [one] Strana { NAME($seat, case: "short") } přeskupila { $count } Agenta z Družiny { $party } do Družiny { $target }.
        [few] Strana { NAME($seat, case: "short") } přeskupila { $count } Agenty z Družiny { $party } do Družiny { $target }.
       *[other] Strana { NAME($seat, case: "short") } přeskupila { $count } Agentů z Družiny { $party } do Družiny { $target }.
    }
    .you =
        { $count ->
            [one] Přeskupuješ { $count } Agenta z Družiny { $party } do Družiny { $target }.
            [few] Přeskupuješ { $count } Agenty z Družiny { $party } do Družiny { $target }.
           *[other] Přeskupuješ { $count } Agentů z Družiny { $party } do Družiny { $target }.
        }
event-moved =
    { $count ->
        [one] Z Družiny { $party } se na pole { $field } přesunul { $count } Agent.
        [few] Z Družiny { $party } se na pole { $field } přesunuli { $count } Agenti.
       *[other] Z Družiny { $party } se na pole { $field } přesunulo { $count } Agentů.
    }
event-joined-party = Přesun z Družiny { $party } skončil připojením k Družině { $target }.
event-transported = Portál přenesl Družinu { $party } na pole { $field }.
event-followed = Družina { $party } následovala Portálem na pole { $field }.
event-stepped = Plynoucí mlha přesunula { NAME($agent, case: "acc") } na pole { $field }.

## Záznam: Úkoly

event-task-turned-up = Na poli { $field } byl odkryt Úkol { $task }.
event-announced-task = Družina { $party } ohlásila Úkol { $task }, plní ho { $agents }.
event-thwarted =
    { GENDER($agent) ->
        [feminine] { $agent } mařila Úkol a jmenovala { NAME($trait, case: "acc") }.
        [neuter] { $agent } mařilo Úkol a jmenovalo { NAME($trait, case: "acc") }.
        [plural] { $agent } mařili Úkol a jmenovali { NAME($trait, case: "acc") }.
       *[masculine] { $agent } mařil Úkol a jmenoval { NAME($trait, case: "acc") }.
    }
event-reinforced = Družina { $party } posílila plnění Úkolu a přidala { NAME($agents, case: "acc") }.
event-task-done = Družina { $party } splnila na poli { $field } Úkol { $task }.
event-task-failed = Družině { $party } se plnění Úkolu nezdařilo ({ $task }).
event-got-trophy = Strana { NAME($seat, case: "short") } získala trofej { $task } a s ní 1 VB.
    .you = Získáváš trofej { $task } a s ní 1 VB.
event-got-no-trophy = Úkol { $task } nepřinesl straně { NAME($seat, case: "short") } žádný VB, zato { $ap } AB.
    .you = Úkol { $task } ti nepřinesl žádný VB, zato { $ap } AB.
event-got-artefact = K Družině { $party } se připojil artefakt { $artefact }.
event-lost-artefact = Artefakt { $artefact } byl odstraněn ze hry.
event-amulet-spent = Amulet Odvěké připravil Družinu { $party } o Úkol { $task }, obojí bylo odstraněno ze hry.
event-tasks-swapped = Úkol { $task } se přesunul na pole { $field } a Úkol { $other } na pole { $other_field }.

## Záznam: Útok a boj

event-announced-attack = Družina { $party } vyhlásila Útok na Družinu { $target }, útočí { $agents }.
event-attack-void = Útok Družiny { $party } na Družinu { $target } skončil bez boje.
event-joined-fight = Strana { NAME($seat, case: "short") } poslala Spojenci na pomoc v boji { NAME($agents, case: "acc") }.
    .you = Posíláš Spojenci na pomoc v boji { NAME($agents, case: "acc") }.
event-group-fought = Ve skupině { $number } stál Útok útočníků { $attack } proti Obraně { $against_defence } a Útok obránců { $counter } proti Obraně { $defence }.
event-supported =
    { GENDER($agent) ->
        [feminine] { $agent } podpořila svou stranu ve skupině { $number }: +1 k { NAME($stat, case: "dat") }.
        [neuter] { $agent } podpořilo svou stranu ve skupině { $number }: +1 k { NAME($stat, case: "dat") }.
        [plural] { $agent } podpořili svou stranu ve skupině { $number }: +1 k { NAME($stat, case: "dat") }.
       *[masculine] { $agent } podpořil svou stranu ve skupině { $number }: +1 k { NAME($stat, case: "dat") }.
    }
event-supported-agent =
    { GENDER($agent) ->
        [feminine] { $agent } podpořila { NAME($target, case: "acc") }: +1 k Obraně.
        [neuter] { $agent } podpořilo { NAME($target, case: "acc") }: +1 k Obraně.
        [plural] { $agent } podpořili { NAME($target, case: "acc") }: +1 k Obraně.
       *[masculine] { $agent } podpořil { NAME($target, case: "acc") }: +1 k Obraně.
    }
event-eliminated =
    { GENDER($agent) ->
        [feminine] { $agent } byla vyřazena.
        [neuter] { $agent } bylo vyřazeno.
        [plural] { $agent } byli vyřazeni.
       *[masculine] { $agent } byl vyřazen.
    }
event-survived =
    { GENDER($agent) ->
        [feminine] { $agent } Kouzlu odolala: Útok { $attack } nebyl vyšší než Obrana { $defence }.
        [neuter] { $agent } Kouzlu odolalo: Útok { $attack } nebyl vyšší než Obrana { $defence }.
        [plural] { $agent } Kouzlu odolali: Útok { $attack } nebyl vyšší než Obrana { $defence }.
       *[masculine] { $agent } Kouzlu odolal: Útok { $attack } nebyl vyšší než Obrana { $defence }.
    }
event-outnumbered = Strana { NAME($seat, case: "short") } získala { $ap } AB, protože její dříve menší Družina vyšla z boje jako větší.
    .you = Získáváš { $ap } AB, protože tvá dříve menší Družina vyšla z boje jako větší.

## Záznam: Kouzla a karty Akcí

event-played-card = Strana { NAME($seat, case: "short") } zahrála { NAME($card, case: "acc") }.
    .you = Hraješ { NAME($card, case: "acc") }.
event-cast =
    { GENDER($agent) ->
        [feminine] { $agent } seslala { NAME($card, case: "acc") }.
        [neuter] { $agent } seslalo { NAME($card, case: "acc") }.
        [plural] { $agent } seslali { NAME($card, case: "acc") }.
       *[masculine] { $agent } seslal { NAME($card, case: "acc") }.
    }
event-negated = Protikouzlo zrušilo { NAME($item, case: "acc") }.
event-failed-card = Karta { $card } neměla účinek, protože její cíl už nebyl přípustný.
event-attached = K Družině { $party } byla připojena karta { $card }.
event-armoured = Karta { $card } začala chránit { NAME($agent, case: "acc") }.
event-broke-circle = Družina { $party } prolomila Kruh vězení.
event-symbol-changed = Dar výměny změnil { NAME($agent, case: "dat") } do konce Kola { NAME($trait, case: "acc") } na { NAME($into, case: "acc") }.
event-traits-grown = Plynoucí mlha dala { NAME($agent, case: "dat") } do konce Kola další Vlastnosti.
event-warmed = Vlnící se vzduch posílil v tomto boji Agenty strany { NAME($seat, case: "short") }.
    .you = Vlnící se vzduch posílil v tomto boji tvé Agenty.

## Záznam: konec hry

event-stalemate = Po { $round }. Kole nastal pat.
event-duel-began = Začal rozhodující souboj stran { NAME($seat, case: "short") } a { NAME($other, case: "short") }.
    .you = Začal rozhodující souboj mezi tebou a stranou { NAME($other, case: "short") }.
    .you-other = Začal rozhodující souboj mezi stranou { NAME($seat, case: "short") } a tebou.
event-won = Strana { NAME($seat, case: "short") } zvítězila a má { $vp } VB.
    .you = Vítězíš a máš { $vp } VB.

## Texty karet, Úkolů a polí

text-agent = Vlastnosti: { $traits }. Útok { $attack }, Obrana { $defence }.
text-spell = Kouzlo. Sesílá ho vlastní čaroděj, tedy váš Agent ve hře s alespoň jedním symbolem Magie; odhalí se, ale neotočí, a do konce Kola nesmí poskytnout magickou podporu. Neříká-li text něco jiného, hraje se ve vlastním tahu v kterékoli fázi, v okně odpovědí nebo v kroku F6 boje a po skončení účinku se zamíchá do balíčku svého vlastníka.
text-action = Karta Akce bez sesilatele. Neříká-li text něco jiného, hraje se ve vlastním tahu v kterékoli fázi, v okně odpovědí nebo v kroku F6 boje a po skončení účinku se zamíchá do balíčku svého vlastníka.
text-price = Za { $ap } AB: { $effect }
text-task = Vyžaduje tyto symboly: { $traits }.
text-task-climate = Symbol podnebí na kartě: { NAME($side, case: "short") }.
text-conflict = Dokud tato karta leží na poli, smějí tam Družiny útočit i bez karty Útok.
text-book = Po splnění se artefakt připojí k Družině, která Úkol splnila. Každý Agent Družiny, která ho drží, má +1 k Obraně. Artefakt nelze směnit za AB; zda se straně této Družiny počítá jako trofej, určuje sada symbolů zaznamenaná při splnění (FL-VP-08).
text-hiendall = Po splnění se artefakt připojí k Družině, která Úkol splnila. Družině, která ho drží, dává jako celku +1 Válku a +1 Tajemství, při plnění Úkolů i k prolomení Kruhu vězení. Artefakt nelze směnit za AB; zda se straně této Družiny počítá jako trofej, určuje sada symbolů zaznamenaná při splnění (FL-VP-08).
text-field = Podnebí: { NAME($sides, case: "short") }.
text-field-near = Sousední pole: { $fields }.
text-field-route = Vede tudy plavební trasa { $route }.
text-blue-line = Modrou linii smějí používat jen Družiny Severu.

## Účinky karet Akcí

effect-attack = Hraje se jen ve vlastním tahu ve fázi B, spolu s vyhlášením Útoku; vaše Družina pak smí zaútočit i na poli bez Ozbrojeného konfliktu. Po Útoku se karta zamíchá do balíčku.
effect-attack-returns = Hraje se jen ve vlastním tahu ve fázi B, spolu s vyhlášením Útoku; vaše Družina pak smí zaútočit i na poli bez Ozbrojeného konfliktu. Po Útoku se karta vrátí do ruky; byl-li Útok zrušen, zamíchá se do balíčku.
effect-relocate = Přeneste jednu vlastní Družinu, která není v Kruhu vězení ani v Útoku, na pole ve vzdálenosti 1 až { $fields } po pozemních hranách a po plavebních trasách Alfeg a Falwyn. Cestují všichni její Agenti i předměty, nikdo se neotočí ani neodhalí a nepočítá se to jako pohyb. Potom smí, počínaje dalším hráčem, vlastník každé další Družiny na výchozím poli poslat ji na totéž pole, není-li v Kruhu vězení ani v Útoku.
effect-harder = Do konce Kola vyžaduje každý Úkol ve hře, i už ohlášený, o jeden symbol { NAME($trait, case: "gen") } více. Karta zůstává před vámi; v kroku 1 každého dalšího Kola smíte zaplatit 1 AB a ponechat si ji i pro toto Kolo, jinak se zamíchá do balíčku.
effect-negate = Hraje se jen v okně odpovědí. Zrušte jednu jinou položku fronty činů, ne nutně horní: Útok, Úkol, Kouzlo (i jiné Protikouzlo) nebo kartu Akce. Sesilatel může stát na kterémkoli poli. Zrušená karta se zamíchá do balíčku svého vlastníka; zaplacené AB se nevracejí a otočení Agenti zůstávají otočení.
effect-strike = Zaútočte s Útokem { $attack } na jednoho Agenta Soupeře na poli sesilatele; cíl se odhalí při ohlášení. Při vyhodnocení smí každý Agent z Družiny cíle (i cíl sám) se symbolem Magie, který v tomto Kole nesesílal, dát cíli +1 k Obraně. Je-li Útok vyšší než Obrana cíle, cíl je vyřazen.
effect-strike-all = Zaútočte s Útokem { $attack } na každého Agenta Soupeřů na poli sesilatele; cíle se odhalí při vyhodnocení. Každý Agent zasažené Družiny se symbolem Magie, který v tomto Kole nesesílal, smí dát jednomu cíli z této Družiny (i sobě) +1 k Obraně. Potom jsou najednou vyřazeny všechny cíle, jejichž Obrana je nižší než Útok.
effect-bind = Připojte kartu k jedné Družině kterékoli strany kdekoli na mapě. Tato Družina nesmí útočit a její Agenti nesmějí sesílat Kouzla. Až příště splní Úkol, odstraní se jeho trofej (i artefakt) spolu s Amuletem ze hry a žádný VB se nezíská; Úkol, který by VB nepřinesl, vynese 1 AB jako jindy. Ztratí-li Družina posledního Agenta, přechází Amulet stejně jako artefakty.
effect-fight-bonus = Hraje se jen v kroku F4 boje a sesilatelem musí být váš Agent, který je v tomto boji. Všichni vaši Agenti v tomto boji mají +1 k Útoku, jsou-li mezi útočníky, a +1 k Obraně, jsou-li mezi obránci.
effect-imprison =
    Připojte kartu k jedné Družině kdekoli na mapě. Tato Družina se nesmí pohybovat, útočit ani plnit Úkol, žádný Agent z ní nesmí odejít a žádná karta nesmí přenést ji ani jejího Agenta. Bránit se, mařit, sesílat a podporovat může dál. Ve svém tahu hlavního okna smí vlastník Družiny Kruh prolomit, mají-li její Agenti (a Hiendall) dohromady alespoň { $war ->
        [one] { $war } symbol
        [few] { $war } symboly
       *[other] { $war } symbolů
    } Války, nebo { $magic ->
        [one] { $magic } symbol
        [few] { $magic } symboly
       *[other] { $magic } symbolů
    } Magie; Agenti, kteří symboly dodají, se odhalí a karta se zamíchá do balíčku svého vlastníka.
effect-exchange-symbol = Cílem je jeden Agent kterékoli strany kdekoli na mapě; odhalí se při ohlášení. Při vyhodnocení zvolte jeden jeho symbol a jinou Vlastnost kromě Magie; do konce Kola symbol patří této Vlastnosti. Změnit lze i symbol Magie.
effect-armour = Připojte kartu k jednomu vlastnímu Agentovi; neodhalí se a má +{ $plus } k Obraně. Když se Agent vrátí do balíčku, vrátí se Zbroj do balíčku hráče, který ji zahrál.
effect-drift = Cílem je jeden vlastní neotočený Agent kdekoli na mapě, který není v Kruhu vězení, neútočí a není napaden; odhalí se při ohlášení. Přesune se o jedno pole po hraně, kterou smí jeho Družina použít, a neotočí se. V cíli se připojí k vlastní Družině, nebo utvoří novou, máte-li volnou kartu Družiny. Jediný Agent Družiny si bere její kartu i předměty s sebou, jinak předměty zůstávají.
effect-enrich = Cílem je jeden vlastní Agent kdekoli na mapě; odhalí se při ohlášení. Do konce Kola má navíc po jednom symbolu těchto Vlastností: { $traits }.
effect-swap-tasks = Zvolte dvě karty Úkolů na mapě (ne trofeje ani artefakty); vymění si místa. Už ohlášené plnění pokračuje vůči Úkolu, který pak na poli leží.

## Co nelze přečíst

problem-not-a-number = „{ $given }“ tu být nemůže; napište malé celé číslo, například 2.
problem-several-agents = Jméno „{ $given }“ má více Agentů, které vidíte. Napište označení jednoho z nich: { $handles }.
problem-agent-not-seen = Ve hře nevidíte { NAME($card, case: "acc") }. Skrytého Agenta zapište jeho označením, například sun.II#3.
problem-two-allies = Ve hře dvou hráčů musí být každá strana z jiné aliance: north nebo storms proti sun nebo south. Zadáno je: { $seats }.

## Situace

problem-given-card = Kartu „{ $card }“ už strana „{ $side }“ nemá: buď do jejího balíčku nepatří, nebo je použita jinde.
problem-given-empty-party = Družina „{ $party }“ potřebuje v „agents“ alespoň jednoho Agenta.
problem-given-storms = Amulet i Kruh vězení patří straně storms a ta v této hře není. Přidejte ji mezi hráče.
problem-given-not-agent = Karta „{ $card }“ není Agent, takže nemůže být v Družině.
problem-given-task = Úkol „{ $task }“ je už použit jinde.
