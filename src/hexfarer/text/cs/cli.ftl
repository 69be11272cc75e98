### Co říká příkaz hexfarer.

version = hexfarer { $number } ({ $mode }, Python { $python })
version-stale = Přeložené jádro je starší než jeho zdrojové soubory a nepoužívá se; make native je přeloží znovu.
you = vy

## Nápověda

help-usage = Použití:
help-options-mark = [VOLBY]
help-commands = Příkazy
help-arguments = Argumenty
help-options = Volby
help-hexfarer = Dobrodružné fantasy deskové hry: program hlídá každé pravidlo a vysvětlí každé odmítnutí.
help-games = Ukázat hry s jejich scénáři, stranami, volbami a boty.
help-play = Hrát v terminálu.
help-sim = Nechat boty sehrát mnoho her a ukázat výhry, výsledky, délku a rychlost.
help-duel = Zjistit, který ze dvou botů je silnější: oba hrají se stejnými semínky, dokud to není jasné.
help-saved = Ukázat, co je v uložené hře.
help-replay = Přehrát uloženou hru a ukázat, co se v ní stalo.
help-situation = Ověřit situace zapsané jako given / do / expect, nebo takovou vypsat z uložené hry.
help-solve = Ukázat, čím může v nejlepším případě skončit boj v uložené hře nebo situaci.
help-solve-file = Uložená hra nebo situace uprostřed boje.
help-solve-nodes = Neprohlížet víc pozic než tolik.
help-rules = Ukázat pravidla našimi slovy, nebo která z nich mají test.
help-card = Ukázat kartu, Úkol, žeton či místo s textem, nebo vypsat všechny.
help-bench = Změřit, jak rychle tu jádro běží.
help-game = Hra; seznam ukáže hexfarer games.
help-id = Pravidlo, třeba FL-MOVE-03. Bez něj se ukážou všechna.
help-name = Označení nebo název karty. Bez něj se vypíšou všechny.
help-save-file = Uložená hra.
help-files = Soubory se situacemi, nebo složky s nimi.
help-help = Ukázat tuto nápovědu.
help-version = Ukázat verzi a zda je jádro přeložené.
help-lang = Jazyk: en, pl nebo cs. Jinak jazyk systému.
help-json = Vypsat jeden dokument JSON a nic jiného.
help-edition = Edice. Jinak první edice hry.
help-scenario = Scénář. Jinak první scénář hry.
help-seats = Kdo hraje, jedno jméno na místo: human, nebo bot, třeba greedy. Jinak hrajete proti botovi greedy.
help-bots = Boti, jeden na místo, třeba random,greedy. Jinak všude random.
help-heroes = Hrdina či strana každého místa, třeba north,sun.
help-option = Volba před hrou; lze ji zadat vícekrát.
help-seed = Číslo, které určuje náhodu: stejné semínko dá stejnou hru.
help-count = Kolik her se sehraje. Jinak 100.
help-workers = Kolik procesů hraje zároveň. Jinak 1.
help-one = Jeden ze dvou botů.
help-other = Druhý z nich.
help-nodes = Kolik pozic smí bot za tah prohlédnout, pokud je počítá. Jinak tolik co obvykle.
help-rows = Soubor pro hry, jeden řádek na semínko; co už v něm je, se znovu nehraje.
help-all = Sehrát všechny hry, i když už je jasné, kdo je silnější.
help-load = Pokračovat v uložené hře.
help-at = Pokračovat po tolika akcích uložené hry jako odbočka.
help-save = Po každé vaší odpovědi hru uložit do tohoto souboru.
help-verify = Jen ověřit, že uložená hra vede k pozici, v níž vznikla.
help-until = Zastavit po tolika akcích.
help-dump = Vypsat pozici uložené hry jako situaci.
help-coverage = Ukázat, která pravidla mají test.
help-quick = Změřit jen trochu, aby bylo vidět, že to funguje.
help-history = Připsat výsledky do tohoto souboru, na každý řádek jeden objekt JSON.
help-picture = Nakreslit výsledky ze souboru s historií jako obrázek SVG.

## Co je na příkazové řádce napsáno špatně

kind-command = příkaz
problem-number = { $option } potřebuje celé číslo, ne „{ $given }“.
problem-number-from = { $option } potřebuje celé číslo od { $least } výš, ne „{ $given }“.
problem-missing = Chybí { $what }. Viz: { $command } --help
problem-surplus = Pro „{ $given }“ tu není místo. Viz: { $command } --help
problem-flag-value = { $option } nemá hodnotu; napište jen tuto volbu.
problem-value-missing = Za { $option } musí stát hodnota.
problem-usage = Tohle nelze přečíst: { $why } Viz: { $command } --help
problem-option-form = Volba před hrou se píše název=hodnota, ne „{ $given }“.
problem-seats-heroes = Počet hráčů ({ $seats }) se liší od počtu hrdinů či stran ({ $heroes }); zadejte jich stejně.
problem-load-setup = Uložená hra má vlastní nastavení; vynechte --scenario, --edition, --heroes, --option a --seed, nebo vynechte --load.
problem-at-load = --at říká, odkud v uložené hře pokračovat, takže potřebuje --load.
problem-save-exists = Soubor { $file } už existuje; pokračujte v něm přes --load { $file }, nebo zadejte jiný.
problem-load-game = Soubor { $file } je ze hry { $game }, ne ze hry { $given }; zadejte onu hru, nebo žádnou.
problem-no-server = Stůl v prohlížeči potřebuje balíčky, které nejsou nainstalované: { $packages }. Nainstalujte je: pip install "hexfarer[server]"

## Hry

games-scenario =
    { $fewest } až { $most } hráči, nejvýše { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }.
games-editions = edice
games-heroes = hrdinové, strany
games-bots = boti

## Mnoho her

sim-progress = Hraje se
sim-title =
    { $game }, { $scenario }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    } od semínka { $seed }
sim-seat = místo
sim-bot = bot
sim-wins = výhry
sim-score = výsledek
sim-length = Průměrná hra má { $rounds } kol a { $decisions } rozhodnutí.
sim-speed = Za sekundu { $decisions } rozhodnutí a { $games } her ({ $mode }).
problem-game-broke = Hra { $number } skončila chybou programu; semínko { $seed } ji ukáže znovu: { $why }
problem-worker-died = Proces, který hrál hry, skončil; zkuste méně --workers.
duel-share = podíl
duel-elo = Rozdíl Elo: { $middle }, s jistotou 95 % mezi { $low } a { $high }.
duel-score = Rozdíl výsledků: { $middle }, s jistotou 95 % mezi { $low } a { $high }.
duel-better = { $better } hraje lépe než { $worse }.
duel-even = { $one } a { $other } hrají zhruba stejně dobře.
duel-open = Zatím není jasné, zda hraje lépe { $one }, nebo { $other }: sehrajte víc her.
problem-duel-row = Řádek { $line } v souboru { $file } nepopisuje souboj; zvolte jiný soubor, nebo ten řádek smažte.

## Saves

save-scenario = Scénář
save-seats = Místa
save-options = Volby
save-seed = Semínko
save-rules = Verze pravidel
save-program = Verze programu
save-actions = Akce
save-branch = Odbočka po akci
save-notes = Mimo pravidla

## Přehrání

replay-title = { $game }, { $scenario }: { $seats }
replay-until = Počet akcí: { $actions }. Pozice po nich má otisk { $hash }.
replay-same = Přehrané akce: { $actions }. Vedou k uložené pozici ({ $hash }).

## Situace

situation-title = pozice ze souboru { $file }
situation-sum = v pořádku: { $passed }, nesplněno: { $failed }

## Pravidla a karty

coverage-game = hra
coverage-edition = edice
coverage-rules = pravidla
coverage-covered = s testem
coverage-missing = { $game }, bez testu: { $ids }
coverage-unknown = { $game }, testy uvádějí, ale pravidla to nejsou: { $ids }
card-from = { $set } · { $confidence }
confidence-source = podle pramene
confidence-reading = naše čtení nejasného pramene
confidence-reconstruction = naše rekonstrukce

## Měření

bench-title = { $mode }, Python { $python }; kalibrace: { $steps } milionu kroků za sekundu
bench-game = hra
bench-name = měření
bench-value = hodnota
bench-unit = jednotka
bench-ratio = poměr
bench-peer = × soupeř
bench-note = Čas procesoru. Poměr je čas jedné jednotky práce dělený časem tisíce kroků kalibrace; menší znamená rychlejší. × soupeř: kolikrát rychleji než veřejné jádro v Rustu na tomto počítači.
bench-one-mode = Změřeny byly jen zdrojové soubory: jádro není přeložené (make native).
bench-no-server = Server byl vynechán: jeho balíčky nejsou nainstalované (pip install "hexfarer[server]").
problem-history-line = { $file }, řádek { $line }, není výsledek měření. Odstraňte ten řádek, nebo zadejte jiný soubor pomocí --history.
problem-plot-needs-history = --plot kreslí historii: zadejte její soubor pomocí --history SOUBOR.

## U stolu

play-start = { $scenario }; { $seats }; semínko { $seed }
play-seat = { $seat }: { $player }
play-sequel = Příběh pokračuje: { $command }
play-how = Odpovídejte číslem, nebo textem, který stojí vpravo. Vše ostatní ukáže help, odejdete příkazem quit.
play-folded =
    { $count ->
        [one] … a ještě { $count } odpověď; všechny ukáže more.
        [few] … a ještě { $count } odpovědi; všechny ukáže more.
       *[other] … a ještě { $count } odpovědí; všechny ukáže more.
    }
play-lock = { $lock } značí, co nelze vzít zpět, protože to něco odhalí nebo dá slovo ostatním.
play-cures = Tohle by to umožnilo: { $label } ({ $notation })
play-nearer = Tohle by tomu pomohlo: { $label } ({ $notation })
play-may = To teď smíte: { $label } ({ $rule }).
play-hint = Bot by zvolil { $number }: { $label } ({ $notation }).
play-hint-then = Pak: { $steps }.
play-hand-over = Na řadě je { $seat }. Předejte počítač a stiskněte Enter.
play-saved = Uloženo do { $file }.
play-left = Na shledanou.
play-left-unsaved = Na shledanou. Tato hra není uložená; příště před odchodem napište save SOUBOR, nebo začněte s --save SOUBOR.
end-won = Konec hry. Vítězí { $winners }: { $kind }.

typed-number = zvolit odpověď s tímto číslem
typed-notation = odpovědět notací, i několikrát za sebou
typed-pass-phase = pasovat teď i při každé další otázce na tah nebo odpověď, než skončí fáze
typed-undo = vzít zpět poslední odpověď, dokud se po ní nic neodhalilo; zopakovat ji
typed-why = vysvětlit, proč něco nejde, podle kterého pravidla a co by pomohlo
typed-hint = zeptat se bota, co by udělal
typed-more = ukázat každou odpověď na vlastním řádku
typed-table = ukázat všechno znovu
typed-map = ukázat mapu, nakreslenou nebo jako seznam
typed-hand = ukázat vaše karty s texty a co je ve vašem balíčku
typed-log = ukázat, co se dělo naposled, nebo všechno
typed-card = ukázat kartu, Úkol, artefakt nebo pole
typed-rules = ukázat pravidlo
typed-save = uložit hru, nebo pokračovat v uložené
typed-quit = odejít

problem-no-such-choice = Odpověď { $given } tu není; zvolte od 1 do { $last }.
problem-typed = Slovem „{ $given }“ tu nic nezačíná; nejbližší slovo je „{ $near }“. Napište číslo, akci, nebo help.
play-not-asked = Otázka už není na vás, proto se „{ $action }“ neprovedlo.
problem-no-pass-here = Tady nejde pasovat; nejdřív odpovězte na otázku.
problem-why-what = Za why napište, co chcete udělat, třeba why pass.
problem-file-which = Za { $command } napište jméno souboru.
problem-load-other = Soubor { $file } je od jiného stolu ({ $game }: { $seats }); odejděte od tohoto a otevřete ho příkazem hexfarer play --load.
problem-rule-which = Za rules napište označení pravidla; všechna ukáže hexfarer rules { $game }.
problem-card-which = Za card napište název karty; všechny vypíše hexfarer card { $game }.

## Co si myslí bot

hint-brings = Poté: { $what }.
hint-instead = Poté: { $what }. S „{ $other }“ by bylo: { $instead }.
hint-saves = S „{ $other }“ by bylo: { $instead }.
hint-reveals = Tady vyjde něco najevo; o zbytku rozhodněte, až to budete vědět.
hint-enough = Nic, co ještě můžete udělat, nepřinese víc, než stojí.
hint-more = { $what } +{ $n }
hint-less = { $what } −{ $n }
bot-only = Nic jiného dělat nejde.
bot-best = Nic jiného nevypadá lépe.
bot-better = S tím, co z toho ještě může vzejít: { $gain } v porovnání s „{ $other }“. Je to jen názor.
bot-hardly = Moc na tom nezáleží: „{ $other }“ je skoro stejně dobré.
bot-tried = Při zkoušení s mnoha možnostmi toho, co není vidět, to vyšlo nejlépe.

## Deska Čtyř zemí

mark-north = Se
mark-storms = Bo
mark-sun = Sl
mark-south = Ji
mark-war = V
mark-deals = D
mark-intrigue = I
mark-growth = R
mark-mystery = T
mark-romance = O
mark-magic = M
fl-start = začátek Kola
fl-status = Kolo { $round } · { $phase } · Iniciativa: { NAME($side, case: "short") } · Úkoly v balíčku: { $tasks }
fl-complications = Platí Komplikace, které zahrály strany: { NAME($sides, case: "short") }
fl-hand-size = ruka
fl-deck-size = balíček
fl-trophies = trofeje
fl-legend = { $example }II·3 je Družina II se 3 Agenty; { $used } značí pole se splněným Úkolem; ~ je námořní cesta.
fl-field = pole
fl-climates = podnebí
fl-task = Úkol
fl-parties = Družiny
fl-used = splněn
fl-revealed = odhalená
fl-hidden = skrytá
fl-turned = otočená
fl-cast = po Kouzlu
fl-face-down = skrytá karta
fl-stack = Ve frontě činů, poslední nahoře
fl-fight = Boj: { $by } – { $target }
fl-hand = Vaše ruka
fl-deck = Ve vašem balíčku: { $cards }
fl-card-prices = { $kind }, { $prices } AB

## Deska Mage Knightu

cli-mk-mark-plains = Pl
cli-mk-mark-hills = Ko
cli-mk-mark-forest = Le
cli-mk-mark-wasteland = Pi
cli-mk-mark-desert = Po
cli-mk-mark-swamp = Ba
cli-mk-mark-lake = Je
cli-mk-mark-mountain = Ho
cli-mk-mark-sea = Mo
cli-mk-mark-city = Mě
cli-mk-mark-portal = port
cli-mk-mark-village = vesn
cli-mk-mark-monastery = kláš
cli-mk-mark-burned-monastery = vypál
cli-mk-mark-keep = pevn
cli-mk-mark-mage-tower = věž
cli-mk-mark-city-site = měs
cli-mk-mark-magical-glade = mýt
cli-mk-mark-crystal-mine = dol
cli-mk-mark-monster-den = doupě
cli-mk-mark-spawning-grounds = líheň
cli-mk-mark-dungeon = podz
cli-mk-mark-tomb = hrob
cli-mk-mark-ancient-ruins = ruiny
cli-mk-mark-secret-dungeon = t.pod
cli-mk-mark-secret-tomb = t.hro
cli-mk-mark-green = ork
cli-mk-mark-gray = pev
cli-mk-mark-brown = podz
cli-mk-mark-violet = věž
cli-mk-mark-white = měs
cli-mk-mark-red = drak
cli-mk-legend-marks = @{ $hero } hrdina, +{ $hero } štít; silné čáry vedou kolem dílků
cli-mk-legend-reveal = { "[" }a,b] tam lze odkrýt dílek
cli-mk-reveal = Dílky lze odkrýt na pozicích: { $places }
cli-mk-city-level = úroveň { $level }
cli-mk-ruin-hidden = lícem dolů
cli-mk-shields = štíty: { $heroes }
cli-mk-round = Kolo { $round } z { $rounds }
cli-mk-turn-of = tah: { $hero }
cli-mk-announced = konec kola ohlášen: { $hero }
cli-mk-last-turns = poslední tahy
cli-mk-source = Pramen
cli-mk-dice-away = kostky mimo Pramen
cli-mk-order = Pořadí
cli-mk-tiles-left = Dílky v balíčku: { $count }
cli-mk-next-core = další: hlavní
cli-mk-next-countryside = další: venkov
cli-mk-hand = Vaše ruka
cli-mk-in-play = Ve hře
cli-mk-discard = Odkládací balíček
cli-mk-waiting = Na výběr
cli-mk-fame = sláva { $fame }, úroveň { $level }
cli-mk-reputation = pověst { $reputation }
cli-mk-armor = zbroj { $armor }
cli-mk-hand-limit = limit karet { $limit }
cli-mk-piles = ruka { $hand }, balíček { $deck }, odložené { $discard }
cli-mk-dummy-piles = balíček { $deck }, odložené { $discard }
cli-mk-wounds = zranění v ruce: { $count }
cli-mk-deck-top = navrchu balíčku: { $cards }
cli-mk-cards = Karty
cli-mk-crystals = Krystaly
cli-mk-mana = Mana
cli-mk-stored-die = kostka na taktice
cli-mk-points = Body
cli-mk-tactic = Taktika
cli-mk-tactic-used = použitá
cli-mk-units = Jednotky
cli-mk-skills = Dovednosti
cli-mk-rewards = Čekající odměny
cli-mk-drafted = Ponechané karty
cli-mk-pack = Podané karty
cli-mk-unit-ready = bojeschopná
cli-mk-unit-spent = použitá
cli-mk-unit-wounded = zraněná
cli-mk-banner-used = použit
cli-mk-skill-ready = připravená
cli-mk-skill-used = použitá v tahu
cli-mk-skill-flipped = použitá v kole
cli-mk-skill-centre = leží uprostřed
cli-mk-eliminated = mimo hru
cli-mk-offer-units = Jednotky
cli-mk-offer-actions = Pokročilé akce
cli-mk-offer-spells = Kouzla
cli-mk-offer-monastery = Kláštery
cli-mk-offer-skills = Společné dovednosti
cli-mk-combat = Boj: { $hero }, { $space }
cli-mk-phase-ranged = fáze střelby
cli-mk-phase-block = fáze bloku
cli-mk-phase-damage = fáze zranění
cli-mk-phase-attack = fáze útoku
cli-mk-night-rules = pravidla Noci
cli-mk-no-units = bez jednotek
cli-mk-skipped = bez fází bloku a zranění
cli-mk-die = tajná kostka
cli-mk-die-hidden = skrytá
cli-mk-enemy = nepřítel
cli-mk-column-armor = zbroj
cli-mk-column-attack = útok
cli-mk-column-block = blok
cli-mk-column-damage = zranění
cli-mk-column-abilities = schopnosti
cli-mk-column-walls = hradby
cli-mk-column-fame = sláva
cli-mk-column-state = stav
cli-mk-summoned = přivolal { $number }
cli-mk-foe-target = cíl
cli-mk-foe-blocking = právě blokovaný
cli-mk-foe-blocked = zablokovaný
cli-mk-foe-stopped = neútočí
cli-mk-foe-dealt = zranění přidělena
cli-mk-foe-defeated = poražený
cli-mk-attack-parts = zahrané útoky: { $parts }
cli-mk-block-parts = zahrané bloky: { $parts }
cli-mk-duel = Boj: { $aggressor } – { $defender }
cli-mk-duel-melee = boj zblízka
cli-mk-duel-ranged = boj na dálku
cli-mk-duel-full = napadený se věnuje boji plně
cli-mk-duel-partial = napadený se věnuje boji částečně
cli-mk-duel-attacks = útočí
cli-mk-duel-blocks = blokuje
cli-mk-title = { $name } (titul)
cli-mk-score-fame = sláva
cli-mk-score-knowledge = znalosti
cli-mk-score-loot = kořist
cli-mk-score-leader = vůdce
cli-mk-score-conqueror = dobyvatel
cli-mk-score-adventurer = dobrodruh
cli-mk-score-beating = výprask
cli-mk-score-cities = města
cli-mk-score-mines = doly
cli-mk-score-per-city = dobytá města
cli-mk-score-everybody-leads = město pro každého
cli-mk-score-all-cities = všechna města
cli-mk-score-rounds-left = ušetřená kola
cli-mk-score-dummy-cards = karty automatického hráče
cli-mk-score-not-announced = neohlášený konec kola
cli-mk-score-keeps = pevnosti
cli-mk-score-towers = magické věže
cli-mk-score-portal = na portálu
cli-mk-end-score = nejvíc slávy
cli-mk-end-success = cíl byl splněn
cli-mk-end-failure = cíl nebyl splněn
cli-mk-end-teams = lepší tým
cli-mk-end-sites = nejvíc držených míst
cli-mk-end-portal = návrat na portál

# -- solve --

solve-beaten = Poražení
solve-wounds = Zranění
solve-poison = Jed
solve-units = Jednotky
solve-cards = Karty
solve-line = Jak
solve-exact = Přesně: nic lepšího není možné. Pozic: { $nodes }, čas: { $seconds } s.
solve-sure = Přesně: nic lepšího si nelze zajistit, ať se odhalí cokoli. Pozic: { $nodes }, čas: { $seconds } s.
solve-not-exact = Nepřesně: je toho víc k prohlédnutí (--nodes), nebo záleží na ostatních či na náhodě, kterou nelze vypsat. Pozic: { $nodes }, čas: { $seconds } s.
solve-unseen = Po { $line }: { $seen } ({ $percent } %)
solve-fight = Boj
solve-exchange = Příští výměna
solve-won = výhra %
solve-lost = prohra %
solve-neither = bez vítěze %
solve-died = hrdina padne %
solve-own = vlastní ztráty %
solve-enemy = ztráty nepřítele %
solve-damage = poškození
solve-played = Odehraných bojů: { $playouts }. Pozic: { $nodes }, čas: { $seconds } s.
