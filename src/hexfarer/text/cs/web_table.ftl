# Stůl v prohlížeči: vlastní slova stolu. Co patří ke hře, je v souborech té hry.

## Části stolu

table-setting-up = Stůl se chystá.
table-home = Hexfarer, úvodní stránka
table-board = Hrací plán
table-rail = Přehled a záznam
table-yours = Vaše věci
table-decision = Rozhodnutí
table-seats = Místa
table-seat-you = { $hero }, vy
table-seat-bot = { $hero }, bot
table-seat-named = { $hero }, { $name }
table-seat-away = nepřítomen
table-rules = Pravidla
table-tabs = Části stolu
table-tab-map = Plán
table-tab-hero = Moje
table-skips = Přejít na
table-skip-decision = Rozhodnutí
table-skip-map = Hrací plán
table-skip-hand = Ruka
table-skip-log = Záznam
table-close = Zavřít

## Lišta rozhodnutí

table-over = Hra skončila
table-thinking = { $seat } přemýšlí
table-engine-interpreted = Engine ještě není zkompilovaný, a tak boti přemýšlejí déle.
table-engine-compiled = Engine už je zkompilovaný: boti přemýšlejí několikrát rychleji.
table-planning = { $seat } plánuje
table-waiting = Na tahu je { $seat }
table-waiting-text = Zatím můžete číst a plánovat.
table-watching = Díváte se.
table-totals = Průběžné součty
table-total-is = { $name } { $value }
table-total-of = { $name } { $value } z { $need }
table-of = { $value } z { $need }
table-short = chybí { $count }
table-undo = Zpět
table-undo-none = Není co vzít zpět.
table-redo = Znovu
table-more = Další ({ $count })
table-reveals = nelze vzít zpět
table-stand = Pasovat do konce fáze
table-windows = Když lze pasovat
table-windows-every = ptát se vždy
table-windows-held = ptát se, když mohu něco udělat
table-windows-pass = pasovat v tomto kole, dokud se mi něco nestane
table-keep-playing = Hrát dál
table-partner = { $thing }: vyberte druhou věc nebo jednu z možností.
table-ribbon = V tomto tahu
table-ribbon-planned = čárkovaně: ještě neprovedeno
table-ribbon-hint = vyberte krok, ke kterému se chcete vrátit
table-line = Varianta { $name }
table-line-keep = Uložit variantu
table-line-none = Zatím není co uložit.
table-step-undo = Vrátit se před krok: { $step }
table-step-redo = Zopakovat až ke kroku: { $step }
table-step-final = Konečné: { $step }

## Věci a co s nimi lze dělat

table-actions = Co lze udělat
table-can-act = Lze s tím něco udělat
table-can-play = Lze zahrát.
table-other-uses = Něco jiného?
table-why-not = Proč ne?
table-why-of = Proč ne { $thing }?
table-why-title = Teď ne: { $action }
table-why-title-plain = Ještě ne
table-why-cures = Stačí kterákoli z těchto možností
table-why-nearer = Toto vás přiblíží
table-why-gain = +{ $n } { $name }
table-why-none = Nic tomu nebrání. Zkuste to přímo u té věci.
table-why-more =
    { $count ->
        [one] Položit jinou otázku
        [few] Položit jinou otázku ({ $count })
       *[other] Položit jinou otázku ({ $count })
    }
table-nothing-here = Teď s tím nelze nic dělat.
table-face-library = V knihovně
table-sheet-count =
    { $count ->
        [one] jedna možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
table-sheet-look = Podívat se na mapu
table-sheet-show = Ukázat možnosti
table-hand = Ruka
table-hand-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
table-hand-empty = V ruce nejsou žádné karty
table-hand-hidden = Karty ostatních nejsou vidět

## Záznam, rada, klávesy

table-log = Záznam
table-log-mine = Moje
table-log-all = Vše
table-log-search = Hledat
table-log-round = Kolo { $round }
table-log-round-turn = Kolo { $round }, tah { $turn }
table-log-turn = Tah { $turn }
table-log-you = ty
table-log-earlier = Starší
table-log-show = Ukázat tuto pozici
table-log-show-step = Ukázat pozici v kroku { $number }
table-log-empty = Zatím se nic nestalo.
table-hint = Rada
table-hint-wait = Rada se hledá.
table-hint-look = Názor: pozornost si zaslouží { $thing }. Na konkrétní tah se zeptejte znovu.
table-hint-do = Názor: { $action }
table-hint-then = Pak: { $steps }.
table-hint-take = Udělat to
table-hint-off = U tohoto stolu nejsou rady, aby nikdo neměl rádce proti ostatním.
table-keys = Klávesy
table-key-zone = další část stolu
table-key-arrows = pohyb uvnitř části; na mapě západ, východ, nahoru, dolů
table-key-corners = na mapě severozápad, severovýchod, jihozápad, jihovýchod
table-key-next = další, předchozí věc, se kterou lze něco udělat
table-key-select = vybrat; na vybrané věci její první možnost
table-key-numbers = tato možnost otevřené věci
table-key-confirm = není-li nic vybráno: vyplněné tlačítko; nelze-li ho vzít zpět, stiskněte dvakrát
table-key-close = zavřít, o krok zpět, zrušit výběr
table-key-why = proč ne (označená věc)
table-key-face = velký obrázek a popis
table-key-undo = zpět, znovu
table-key-keep = uložit tuto variantu a porovnat ji s jinou
table-key-hint = rada
table-key-zones = plán, ruka, moje, nabídky, záznam, rozhodnutí
table-key-list = plán jako seznam
table-key-map = na střed, přiblížení, celek, celé okno, souřadnice
table-key-search = hledat v pravidlech
table-key-keys = tento seznam
table-sound = Zvuk
table-sound-board = Kroky a díly
table-sound-cards = Karty, kostky, mana, mince
table-sound-fight = Údery, bloky, zranění
table-sound-calls = Tvůj tah, úrovně, noc a den
table-keys-about = Napiš jiné písmeno a klávesa se změní.
table-keys-usual = Obvyklé klávesy
table-keys-taken = { $key } už dělá něco jiného.
table-command-offers = nabídky
table-command-full = celé okno
table-command-coordinates = souřadnice

## Mapa

table-small = Celá mapa
table-zoom-in = Přiblížit
table-zoom-out = Oddálit
table-zoom-fit = Ukázat celý plán
table-centre = Na mou figurku
table-list = Plán jako seznam
table-list-filter = Která místa
table-list-all = Všechna
table-list-can = Lze teď
table-list-sites = Místa na mapě
table-list-pieces = Figurky
table-list-unexplored = Neprozkoumaná
table-list-none = Žádné takové místo.
table-list-col-place = Políčko
table-list-col-terrain = Terén
table-list-col-cost = Cena
table-list-col-site = Místo
table-list-col-pieces = Figurky
table-list-col-do = Co lze

## Mage Knight

table-mk-map =
    { $count ->
        [one] Mapa z jednoho dílku
        [few] Mapa ze { $count } dílků
       *[other] Mapa z { $count } dílků
    }
table-mk-slot-can = Neprozkoumané místo. Cena { $cost }. Můžete ho prozkoumat.
table-mk-unexplored = neprozkoumané
table-mk-you = vy
table-mk-cost = Cena { $cost }
table-price = { $cost } z { $have }
table-mk-can-go = Můžete tam vstoupit
table-mk-behind-walls = Hradby směrem k { $places }
table-mk-face-down = Skrytý žeton: { $pile }
table-mk-day = Den
table-mk-night = Noc
table-mk-round = kolo { $round } z { $rounds }
table-mk-turn-number = tah { $turn }
table-mk-fight-on =
    Boj { $terrain ->
        [hills] v kopcích
        [forest] v lese
        [wasteland] v pustině
        [desert] v poušti
        [swamp] v bažině
        [lake] na jezeře
        [mountain] v horách
        [sea] na moři
        [city] ve městě
       *[plains] na pláních
    }
table-mk-state = Kolo, Pramen a cíl
table-mk-source = Pramen
table-mk-die =
    Kostka, mana { $colour }{ $state ->
        [used] , použitá
        [useless] , v tuto dobu k ničemu
       *[free] {""}
    }
table-mk-used = použitá
table-mk-city-level = { $city }, úroveň { $level }
table-mk-city-conquered = dobyto
table-mk-city-found = objeveno
table-mk-city-here = stojíš v něm
table-mk-city-where =
    objeveno, { $steps ->
        [one] 1 pole
        [few] { $steps } pole
       *[other] { $steps } polí
    } na { $way ->
        [east] východ
        [south-east] jihovýchod
        [south] jih
        [south-west] jihozápad
        [west] západ
        [north-west] severozápad
        [north] sever
       *[north-east] severovýchod
    }
table-mk-dice-away =
    { $count ->
        [one] Jedna kostka je použitá
        [few] { $count } kostky jsou použité
       *[other] { $count } kostek je použitých
    }
table-mk-core = hlavní dílek
table-mk-dummy = Virtuální hráč { $hero }, balíček: { $count }
table-mk-mana-red = červená
table-mk-mana-blue = modrá
table-mk-mana-green = zelená
table-mk-mana-white = bílá
table-mk-mana-gold = zlatá
table-mk-mana-black = černá
table-mk-offers = Nabídky
table-mk-offer-units = Jednotky
table-mk-offer-actions = Akce
table-mk-offer-spells = Kouzla
table-mk-offer-empty = V nabídce nic není.
table-mk-leaves = odejde první
table-mk-sold-here = Prodává se tady
table-mk-sold-takes =
    Prodává se tady: { $count ->
        [0] bez karet
        [one] za 1 kartu
        [few] za { $count } karty
       *[other] za { $count } karet
    }
table-mk-sold-dear = Prodává se tady: moc drahé
table-mk-sold-near =
    { $site }, { $steps ->
        [one] 1 pole
        [few] { $steps } pole
       *[other] { $steps } polí
    } na { $way ->
        [east] východ
        [south-east] jihovýchod
        [south] jih
        [south-west] jihozápad
        [west] západ
        [north-west] severozápad
        [north] sever
       *[north-east] severovýchod
    }
table-mk-buy-here = Tady ke koupi
table-mk-offer-facts = úroveň { $level }, zbroj { $armor }
table-mk-where = Kde bojujete
table-mk-where-light =
    { $terrain }, { $time ->
        [night] noc
       *[day] den
    }
table-mk-armor = Zbroj
table-mk-hand-limit = Limit karet v ruce
table-mk-command = Použité žetony velení
table-mk-fame = Sláva
table-mk-next-level = úroveň { $level } při { $fame }
table-mk-reputation = Reputace
table-mk-reputation-influence = Vliv { $modifier }
table-mk-reputation-x = nikdo s vámi nemluví
table-mk-crystals = Krystaly a mana
table-mk-crystal = Krystaly, mana { $colour }: { $count }
table-mk-token = Žetony many, { $colour }: { $count }
table-mk-stored = Uložená kostka: mana { $colour }
table-mk-hero-line = úroveň { $level }, balíček { $deck }, odloženo { $discard }
table-mk-fame-possible = možné +{ $fame }
table-mk-stat-ranged = Střelba
table-mk-stat-siege = Obléhání
table-mk-foot-play = Zahrát: { $what }
table-mk-foot-sideways = Bokem: { $what }
table-mk-foot-printed = Zahrát, jak je psáno
table-mk-foot-stays = Zůstává v ruce
table-mk-foot-of = { $value } z { $need }
table-mk-played = Zahráno v tomto tahu
table-mk-units = Jednotky
table-mk-command-free =
    { $count ->
        [0] žádný volný žeton velení
        [one] jeden volný žeton velení
        [few] { $count } volné žetony velení
       *[other] { $count } volných žetonů velení
    }
table-mk-unit-ready = Připravená
table-mk-unit-spent = Použitá v tomto kole
table-mk-unit-wounded = Zraněná
table-mk-skills = Dovednosti
table-mk-skill-used = použita v tomto tahu
table-mk-skill-flipped = použita v tomto kole
table-mk-skill-centre = uprostřed stolu
table-mk-seat-line = Úroveň { $level }, sláva { $fame }, zbroj { $armor }.
table-mk-seat-cards = Karty v ruce: { $hand }, v balíčku: { $deck }, odložené: { $discard }.
table-mk-total-move = Pohyb
table-mk-total-influence = Vliv
table-mk-total-heal = Léčení
table-mk-total-attack = Útok
table-mk-total-block = Blok
table-mk-end-move = Ukončit tah s nevyužitým Pohybem { $move }?
table-mk-end-heal = Ukončit tah s nevyužitým Léčením { $heal }?
table-mk-finish-block = Provést blok
table-mk-finish-attack = Provést útok

table-mk-walk-and-fight = Dojít a bojovat
table-mk-fight-them = Vyzvat a bojovat
table-mk-dots-lead = Tečky vedou k cíli: { $enemy }.
table-mk-next-to = Stojíte vedle: { $enemy }.
table-mk-worth = Sláva { $fame }
table-mk-worth-reputation = reputace +{ $reputation }
table-mk-with-hand = S kartami v ruce, nejvýše
table-mk-with-hand-there = S kartami v ruce, po příchodu
table-mk-with-hand-now = S kartami v ruce
table-mk-hand-fails = Tyto karty nestačí
table-plan-not-needed = netřeba
table-plan-no-block = bez bloku
table-mk-hand-reaches = Obojí v dosahu
table-mk-hand-short = { $name }: chybí { $count }
table-mk-beside = Vedle nich: { $enemies }
table-mk-chip-challenge =
    { $count ->
        [one] Výzva
        [2] Výzva oběma
       *[other] Výzva { $count }
    }
table-mk-chip-drew = líznuto { $count }
table-mk-turn-text = Hrajte karty, pohybujte se a proveďte jednu akci; nebo odpočívejte.
table-mk-where-to = Kam, { $hero }?
table-mk-phases = Fáze boje
table-mk-phase-ranged =
    .title = Střelba a obléhání
table-mk-phase-block =
    { $count ->
        [one] 1 útok k zablokování
        [few] { $count } útoky k zablokování
       *[other] { $count } útoků k zablokování
    }
    .title = Blok
table-mk-phase-damage = { $damage }, skončíte-li teď
    .title = Zranění
table-mk-phase-attack =
    .title = Útok
table-mk-phase-passed = skončila
table-mk-phase-block-none = není co blokovat
table-mk-phase-damage-none = nic neprojde
table-mk-phase-armor = zbroj k překonání: { $armor }
table-mk-duel = { $aggressor } – { $defender }
table-mk-duel-ranged = Střelecké a obléhací útoky
table-mk-duel-melee = Boj zblízka
table-mk-enemies = Nepřátelé
table-mk-summoned = přivolaná nestvůra
table-mk-summons = Přivolává
table-mk-attacks-of = Útoky: { $enemy }
table-mk-block-needs = Potřebný Blok { $need }
table-mk-walls =
    { $count ->
        [1] opevněný: zprvu platí jen obléhání
       *[other] dvojitě opevněný: zprvu neplatí nic
    }
table-mk-foe-blocked = Zablokováno
table-mk-foe-stopped = Neútočí
table-mk-foe-dealt = Zranění rozdělena
table-mk-foe-defeated = Poraženo
table-mk-damage = zranění: { $damage }
table-mk-wounds =
    { $count ->
        [one] 1 karta zranění
        [few] { $count } karty zranění
       *[other] { $count } karet zranění
    }
table-mk-look-map = Podívat se na mapu
table-mk-back = Zpět do boje
table-mk-helps = Lze ještě přidat

table-fight-numbers = Útok { $attack }, zbroj { $armor }.
table-fight-would = { $have }+{ $more } z { $need }
table-fight-adds = +{ $more }
table-fight-plan = S vaší rukou: { $name } { $value } z { $need }
table-fight-aim-block = vyberte útok, který zablokujete
table-fight-aim-attack = vyberte, na koho zaútočíte
table-fight-keeps-none = nezůstane žádná karta
table-fight-step-sideways = { $card } bokem
table-fight-step-power = { $card }, silně
table-fight-carry-out =
    { $count ->
        [1] Provést
        [2] Provést obojí
       *[other] Provést vše ({ $count })
    }
table-plan-best = Nejlépe: { $what }
table-plan-way = Jiný způsob: { $what }
table-plan-unhurt = bez zranění
table-plan-fall = { $fell } z { $count } padne
table-plan-nobody = nikdo nepadne
table-plan-units =
    { $count ->
        [one] 1 zraněná jednotka
        [few] { $count } zraněné jednotky
       *[other] { $count } zraněných jednotek
    }
table-plan-keeps = zůstane: { $cards }
table-plan-keeps-count =
    { $count ->
        [0] nezůstane žádná karta
        [one] zůstane 1 karta
        [few] zůstanou { $count } karty
       *[other] zůstane { $count } karet
    }
table-plan-spends =
    spotřebuje { $count ->
        [one] krystal
       *[other] krystaly
    }: { $colours }
table-plan-later = Další fáze: { $value } z { $need }
table-plan-others = Jiné způsoby ({ $count })
table-plan-waits = Hledám nejlepší způsob
table-plan-makes = { $card }: celkem { $value } z { $need }.
table-plan-ready = { $value } z { $need } připraveno
table-plan-then = { $value } z { $need } potom
table-plan-expected = nehrozí
table-fight-stop =
    { $count ->
        [one] 1 zranění, skončíte-li teď
       *[other] { $count } zranění, skončíte-li teď
    }
table-fight-stop-attack = Kdo ještě stojí, zůstane, skončíte-li teď
table-fight-won =
    { $count ->
        [1] Vítězství, poražený nepřítel: { $enemy }
        [2] Vítězství: padli oba nepřátelé
       *[other] Vítězství: padli všichni nepřátelé ({ $count })
    }
table-fight-one-fell = padl nepřítel: { $enemy }
table-fight-fell = padlo: { $count }
table-fight-one-blocked = zablokováno: { $enemy }
table-fight-blocked = zablokováno: { $count }
table-fight-partly = Padlo nepřátel: { $fell } z { $count }
table-fight-fame = Sláva +{ $fame }
table-fight-now = předtím { $before }, teď { $now }
table-fight-level = Úroveň { $level }
table-fight-level-skill = dovednost a akce
table-fight-level-command = žeton velení
table-fight-reputation = Reputace { $change }
table-fight-stands = teď { $now }
table-fight-no-wound = Bez zranění
table-fight-kept = zůstává: { $cards }
table-fight-kept-count =
    { $count ->
        [one] zůstává { $count } karta
        [few] zůstávají { $count } karty
       *[other] zůstává { $count } karet
    }
table-fight-line = Sláva { $from } až { $to }. Úroveň { $level } začíná na { $begins }.
table-fight-reward = Úroveň { $level }: dovednost a pokročilá akce
table-fight-reward-text = Akce přijde navrch vašeho balíčku. Obě volby můžete změnit, dokud si je nevezmete.
table-fight-risen = Dosáhli jste úrovně { $level }, { $hero }
table-fight-risen-skill = Čeká na vás dovednost a akce.
table-fight-risen-command = Čeká na vás žeton velení.
table-fight-choose = Vyberte odměny, { $hero }
table-fight-choose-text = Obojí lze měnit, dokud si je nevezmete.
table-fight-block-title = Blok: { $enemy }, { $hero }
table-fight-attack-title = Útok: { $enemy }, { $hero }
table-fight-so-far = Zatím { $value } z { $need }, chybí { $count }.
table-fight-your-skill = Vaše dovednost
table-fight-skill-own = jedna z vašich dvou
table-fight-skill-common = jedna z vašich dvou, nebo společná
table-fight-your-action = Vaše akce
table-fight-action-one = vyberte jednu ze { $count }
table-fight-action-lowest = Nejnižší v nabídce
table-fight-lowest = Se společnou dovedností dostanete nejnižší akci z nabídky.
table-fight-then = Společná nabídka: akcí je pak { $action }.
table-fight-take = Vzít: { $names }

table-mk-pile-green = orčí nájezdníci
table-mk-pile-gray = posádka pevnosti
table-mk-pile-brown = nestvůra z podzemí
table-mk-pile-violet = posádka magické věže
table-mk-pile-white = posádka města
table-mk-pile-red = dračí lid
table-mk-has-ability-fortified = Opevnění
    .text = v první fázi platí jen obléhání
table-mk-has-ability-swift = Hbitý
    .text = blok musí dosáhnout { $need }, dvojnásobku útoku
table-mk-has-ability-brutal = Brutální
    .text = nezablokovaný způsobí { $damage }
table-mk-has-ability-poison = Jedovatý
    .text = za každé zranění jde další na odkládací balíček; jednotky dostanou dvě
table-mk-has-ability-paralyze = Ochromující
    .text = zraní-li vás, odložíte ostatní karty; jednotka je zničena
table-mk-has-ability-summon = Přivolávací útok
    .text = místo něj zaútočí dobraná nestvůra
table-mk-has-ability-assassination = Vražedný
    .text = všechny body zranění patří hrdinovi
table-mk-has-ability-cumbersome = Těžkopádný
    .text = ve fázi bloku snižuje každý bod pohybu jeho útok o 1
table-mk-has-ability-vampiric = Upíří
    .text = každá zraněná jednotka a každé zranění v ruce zvyšuje jeho zbroj o 1
table-mk-has-ability-elusive = Nepolapitelný
    .text = ve fázi útoku má nižší zbroj, byly-li zablokovány všechny jeho útoky
table-mk-has-ability-unfortified = Neopevněný
    .text = místo ho nechrání
table-mk-has-ability-arcane = Vyšší imunita
    .text = působí jen útoky, bloky a to, co mění jeho útoky
table-mk-has-ability-defend = Obranný
    .text = jednou za boj zvýší zbroj cíle
table-mk-has-resistance-physical = Fyzická odolnost
    .text = fyzické útoky platí napůl
table-mk-has-resistance-fire = Ohnivá odolnost
    .text = ohnivé útoky platí napůl
table-mk-has-resistance-ice = Ledová odolnost
    .text = ledové útoky platí napůl
