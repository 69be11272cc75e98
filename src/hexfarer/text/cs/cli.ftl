### Co říká příkaz hexfarer.

version = hexfarer { $number } ({ $mode }, Python { $python })
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
help-replay = Přehrát uloženou hru a ukázat, co se v ní stalo.
help-situation = Ověřit situace zapsané jako given / do / expect, nebo takovou vypsat z uložené hry.
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
help-scenario = Scénář. Jinak první scénář hry.
help-seats = Kdo hraje, jedno jméno na místo: human, nebo bot, třeba greedy. Jinak hrajete proti botovi greedy.
help-bots = Boti, jeden na místo, třeba random,greedy. Jinak všude random.
help-heroes = Hrdina či strana každého místa, třeba north,sun.
help-option = Volba před hrou; lze ji zadat vícekrát.
help-seed = Číslo, které určuje náhodu: stejné semínko dá stejnou hru.
help-count = Kolik her se sehraje. Jinak 100.
help-workers = Kolik procesů hraje zároveň. Jinak 1.
help-load = Pokračovat v uložené hře.
help-save = Po každé vaší odpovědi hru uložit do tohoto souboru.
help-verify = Jen ověřit, že uložená hra vede k pozici, v níž vznikla.
help-until = Zastavit po tolika akcích.
help-dump = Vypsat pozici uložené hry jako situaci.
help-coverage = Ukázat, která pravidla mají test.
help-quick = Změřit jen trochu, aby bylo vidět, že to funguje.

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
problem-load-setup = Uložená hra má vlastní nastavení; vynechte --scenario, --heroes, --option a --seed, nebo vynechte --load.
problem-save-exists = Soubor { $file } už existuje; pokračujte v něm přes --load { $file }, nebo zadejte jiný.
problem-load-game = Soubor { $file } je ze hry { $game }, ne ze hry { $given }; zadejte onu hru, nebo žádnou.

## Hry

games-scenario =
    { $fewest } až { $most } hráči, nejvýše { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }.
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

## Přehrání

replay-title = { $game }, { $scenario }: { $seats }
replay-until = Počet akcí: { $actions }. Pozice po nich má otisk { $hash }.
replay-same = Přehrané akce: { $actions }. Vedou k uložené pozici ({ $hash }).
replay-other = Přehrané akce: { $actions }. Vedou k jiné pozici, než byla uložena: { $hash }.

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
bench-note = Čas procesoru. Poměr je čas jedné jednotky práce dělený časem tisíce kroků kalibrace; menší znamená rychlejší.

## U stolu

play-start = { $scenario }; { $seats }; semínko { $seed }
play-seat = { $seat }: { $player }
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

bot-only = Nic jiného dělat nejde.
bot-best = Nic jiného nevypadá lépe.
bot-better =
    { $gain ->
        [one] Bot to cení o { $gain } bod výš než „{ $other }“ podle své vlastní míry. Je to jen názor.
        [few] Bot to cení o { $gain } body výš než „{ $other }“ podle své vlastní míry. Je to jen názor.
       *[other] Bot to cení o { $gain } bodů výš než „{ $other }“ podle své vlastní míry. Je to jen názor.
    }

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
