### Co říká stránka v prohlížeči kolem stolu.

## Rám

page-nav-main = Hlavní stránky
page-nav-play = Hrát
page-nav-puzzles = Hádanky
page-nav-library = Knihovna
page-nav-rules = Pravidla
page-nav-games = Moje hry
page-nav-stats = Statistiky
page-nav-settings = Nastavení
page-nav-about = O programu
page-nav-replay = Záznam
page-skip-to-content = Přejít k obsahu
page-brand = Hexfarer, domů
page-to-home = Domů
page-language = Jazyk
page-theme-to = { $theme ->
    [dark] Přepnout na tmavý
   *[light] Přepnout na světlý
  }
page-credit-line = Ikony: autoři game-icons.net, CC BY 3.0. Písma: Alegreya, Source Sans 3, SIL OFL 1.1. Žádné obrázky, skeny ani texty vydavatelů.
page-close = Zavřít
page-reload = Načíst znovu
page-try-again = Zkusit znovu
page-print = Tisk
page-copy = Kopírovat
page-copied = Zkopírováno.
page-copy-by-hand = Prohlížeč to nedovolil: zkopíruj to ručně.
page-newer = Tuto část stránky se nepodařilo načíst. Možná je tu novější verze: zkus to znovu.
page-not-found = Tady nic není
page-not-found-about = Tato adresa nevede na žádnou stránku. Možná v odkazu chybí písmeno.
page-problem-unreachable = Server není dostupný. Tvoje hry jsou tam v bezpečí.
page-problem-unknown = Nepodařilo se to a nevíme proč. Tvoje hry jsou v bezpečí.
page-problem-safe = Nepodařilo se to. Tvoje hra je v bezpečí u kroku { $step }.

## Domů

page-home-title = Velká dobrodružství, každé pravidlo dodrženo
page-home-lead = Hraj o samotě, u jedné obrazovky nebo s přáteli z dálky. Klikni na cokoli a zjistíš, co to umí a proč ne.
page-home-continue = Pokračovat
page-home-length = { $least } až { $most }
page-home-first = První hra: { $game }, { $scenario }
page-home-first-start = Zahrát si první hru
page-home-first-rules = Přečíst si, jak to chodí
page-home-start-about = jedno kliknutí: ty, bot, kde je třeba, první scénář, nové semínko
page-home-play-now = Hrát hned
page-home-choose = Vybrat
page-home-all-games = Všechny moje hry
page-home-nothing = Na stole zatím nic není.
page-home-new-game = Nová hra
page-home-start = Začít hru
page-home-puzzle = Hádanka dne
page-home-situation = Pozice dne
page-home-open-tables = Otevřené stoly
page-home-no-tables = Právě nikdo nečeká na hráče.
page-home-host = Otevřít stůl
page-home-code = Máš kód nebo soubor?
page-code-label = Kód nebo odkaz stolu
page-code-wrong = To není kód ani odkaz stolu.
page-open-file = Otevřít uloženou hru nebo situaci
page-players-count = { $fewest ->
    [one] { $most ->
        [one] 1 hráč
       *[other] 1–{ $most } hráčů
      }
   *[other] { $fewest }–{ $most } hráčů
  }
page-scenarios-count = { $count ->
    [one] { $count } scénář
    [few] { $count } scénáře
    [many] { $count } scénáře
   *[other] { $count } scénářů
  }
page-table-your-move = jsi na tahu
page-table-their-move = na tahu: { $name }
page-table-waiting = { $open ->
    [one] { $open } volné místo
    [few] { $open } volná místa
    [many] { $open } volného místa
   *[other] { $open } volných míst
  }
page-table-over = dohráno
page-table-stuck = zastavená: otevři ji a hraj dál
page-table-next = pokračuje u jiného stolu
page-table-take-turn = Táhni
page-table-open = Otevřít
page-table-result = Výsledek
page-table-join = Připojit se
page-table-watch = Sledovat
page-table-seats-free = { $free ->
    [0] všechna místa jsou obsazena (celkem { $seats })
   *[other] volná místa: { $free } z { $seats }
  }

## Nová hra

page-new-title = Nová hra: { $game }
page-new-unknown = Taková hra tu není
page-new-edition = Edice
page-new-scenario = Scénář
page-new-seats = Místa
page-new-player-of = Kdo hraje místo { $seat }
page-new-seat-add = Přidat místo
page-new-seat-remove = Odebrat místo
page-new-hints = Rady pro všechny
page-new-hints-about = Kdo se zeptá, dostane názor bota; výsledek řekne, kolikrát. S ostatními obvykle vypnuto.
page-new-options = Volby ({ $count })
page-new-my-name = Tvoje jméno u stolu
page-new-table-name = Jméno stolu
page-new-seed = Semínko
page-new-seed-about = Stejné semínko dá stejné karty a kostky. Prázdné: nové semínko.
page-new-seed-wrong = Semínko je celé číslo, nejvýše 40 číslic.
page-new-listed = Ukázat stůl na hlavní stránce tohoto serveru
page-new-summary = Co se bude hrát
page-minutes = { $minutes } min
page-hours = { $hours } h
page-difficulty = Obtížnost: { $difficulty ->
    [1] lehká
    [2] střední
    [3] těžká
   *[other] velmi těžká
  }
page-new-ways = Způsoby hry
page-new-all = Všechny { $count }
page-way-against = Proti ostatním
page-way-together = Společně
page-way-alone = Sólo
page-way-campaign = Kampaně
page-new-first-ribbon = První hra
page-new-first = První hra?
page-new-first-about = { $scenario }, { $seats ->
    [one] sólo
   *[other] proti lehkému botovi
  }
page-new-first-take = Vzít tohle
page-new-hero = Kdo je kdo
page-new-hero-about = Jedno kliknutí vybere; teď { $hero }
page-new-any = Kdokoli
page-new-any-about = Vybrán náhodně
page-seat-me = ty
page-seat-bot = Bot: { $level }
page-seat-friend = pozvaný
page-seat-here = tady
page-kind-me = Já
page-kind-bot = Bot
page-kind-open = Přítel přes odkaz
page-kind-here = Někdo tady
page-new-level = Síla bota
page-new-options-usual = všechny jako obvykle
page-new-options-left = { $count ->
    [one] Další { $count } volba se tu neuplatní.
    [few] Další { $count } volby se tu neuplatní.
   *[other] Dalších { $count } voleb se tu neuplatní.
  }
page-poster-edition = { $game }, { $edition }
page-poster-rounds = { $rounds ->
    [one] nejvýše { $rounds } kolo
    [few] nejvýše { $rounds } kola
   *[other] nejvýše { $rounds } kol
  }
page-new-alone-only = Pro jednoho hráče. S ostatními:
page-new-play = Hrát: { $scenario } jako { $hero }
page-new-open-table = Otevřít stůl, pozvat přátele
page-poster-facts = { $seed ->
    [new] Nové semínko
   *[other] Semínko { $seed }
  } · { $hints ->
    [no] bez rad
   *[yes] rady
  } · změnit
page-player-bot = Bot { $bot }
page-summary-seed = Semínko { $seed }
page-summary-option = { $option }: { $value }

## Čekárna

page-lobby-seats = Místa
page-lobby-sit = Sednout si sem
page-lobby-sit-as = Sednout si jako { $hero }
page-lobby-bot-for = Bot jako { $hero }: { $bot }
page-lobby-open-seat = Uvolnit toto místo
page-lobby-invite = Pozvat
page-lobby-invite-about = Pošli tento odkaz. Hra začne, až budou všechna místa obsazena.
page-lobby-link = Odkaz stolu
page-lobby-watch = Podívat se na stůl
page-seat-free = volné
page-seat-yours = ty
page-seat-taken = obsazené

## U stolu

page-loading-table = Prostíráme stůl …
page-table-missing = Tento stůl nelze otevřít
page-menu-table = Stůl a nastavení
page-menu-copy-link = Kopírovat odkaz stolu
page-menu-copy-seat = Kopírovat odkaz mého místa
page-menu-copy-seat-about = Kdo má odkaz tvého místa, může hrát za tebe. Použij ho, když chceš pokračovat na jiném zařízení.
page-menu-give-bot = Nechat bota hrát jako { $hero }
page-menu-leave = Opustit místo
page-menu-leave-sure = Tvoje místo se uvolní pro někoho jiného. Opustit?
page-menu-stay = Zůstat
page-save-file = Uložit jako soubor
page-save-record = Uložit můj záznam
page-save-record-about = Úplné uložení prozrazuje, co je skryté. Dokud hrají ostatní, dostaneš to, co bylo vidět z tvého místa.
page-agree = Otevřít hru všem
page-agree-about = Když budou souhlasit všichni, může si teď každý vzít úplné uložení.
page-agreed = Souhlasí: { $who }. Chybí: { $missing }.
page-agreed-nobody = Zatím nikdo nesouhlasil.
page-fact-parent = { $at ->
    [0] Odbočka od stolu { $table } hned ze začátku
    [one] Odbočka od stolu { $table } po { $at } kroku
   *[other] Odbočka od stolu { $table } po { $at } krocích
  }
page-fact-no-hints = U tohoto stolu nejsou rady
page-curtain-title = Předej dál: { $hero }
page-curtain-about = Všichni ostatní se teď dívají jinam.
page-curtain-show = Ukázat, co má { $hero }
page-curtain-other = Ukázat raději, co má { $hero }
page-net-lost = Spojení je přerušeno. Tvůj poslední krok je uložen. { $seconds ->
    [0] Zkoušíme to znovu …
    [one] Další pokus za { $seconds } sekundu.
    [few] Další pokus za { $seconds } sekundy.
    [many] Další pokus za { $seconds } sekundy.
   *[other] Další pokus za { $seconds } sekund.
  }
page-net-closed = Toto místo už není tvoje, nebo stůl už není.
page-net-back = { $steps ->
    [one] Spojení je zpět. Mezitím: { $steps } krok.
    [few] Spojení je zpět. Mezitím: { $steps } kroky.
    [many] Spojení je zpět. Mezitím: { $steps } kroku.
   *[other] Spojení je zpět. Mezitím: { $steps } kroků.
  }
page-net-changed = Pozice se změnila, když nebylo spojení, proto se tvůj krok neprovedl. Podívej se znovu.
page-net-unsent = Server neodpověděl. Tvoje hra je v bezpečí u kroku { $step }.
page-stuck-next = Tato hra pokračuje u jiného stolu.
page-stuck-follow = Přejít tam
page-stuck-play-on = Hrát dál od kroku { $at }

## Výsledek

page-result-title = Konec
page-result-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
page-result-won = výhra
page-result-hints = { $hints ->
    [one] { $hints } rada
    [few] { $hints } rady
    [many] { $hints } rady
   *[other] { $hints } rad
  }
page-result-breakdown = Z čeho jsou body
page-result-part = { $name }: { $points }
page-result-part-of = { $hero }, { $name }: { $points }.
page-result-for = Za co
page-result-sum = Dohromady
page-result-course = Body v průběhu hry
page-result-course-about = { $actions ->
    [one] Body každého místa po každém kroku hry, celkem { $actions }
    [few] Body každého místa po každém kroku hry, celkem { $actions }
    [many] Body každého místa po každém kroku hry, celkem { $actions }
   *[other] Body každého místa po každém kroku hry, celkem { $actions }
  }
page-result-actions = { $actions ->
    [one] { $actions } krok
    [few] { $actions } kroky
    [many] { $actions } kroku
   *[other] { $actions } kroků
  }
page-result-again = Stejné semínko znovu
page-result-new = Nová taková hra
page-result-next = Hrát další scénář: { $name }
page-result-repeat = Hrát tento scénář znovu

## Záznam

page-replay-title = Záznam: { $table }
page-replay-start = Začátek hry.
page-replay-scrub = Krok hry
page-replay-at = Krok { $at } z { $of }
page-replay-at-hero = Krok { $at } z { $of }, { $hero }
page-replay-first = Na začátek
page-replay-last = Na konec
page-replay-back = O krok zpět
page-replay-on = O krok dál
page-replay-turn-back = O tah zpět
page-replay-turn-on = O tah dál
page-replay-play = Přehrát { $speed }×
page-replay-pause = Pauza
page-replay-view = Očima
page-replay-watcher = diváka
page-replay-share = Kopírovat odkaz na tento krok
page-replay-branch = Hrát odtud
page-replay-to-table = Ke stolu

## Záznam ze souboru

page-record-title = Prohlédnout záznam
page-record-about = Záznam je to, co z jedné hry bylo vidět z jednoho místa. Soubor se čte tady, v tvém prohlížeči, a nikam se neposílá.
page-record-open = Vybrat záznam
page-record-link = Prohlédnout záznam hry
page-record-close = Zavřít záznam
page-record-none = Toto není záznam. Vyber soubor s koncovkou .record.json, jaký ukládá „Uložit můj záznam“.
page-record-newer = Tento záznam uložila jiná verze Hexfareru a tahle ho neumí přečíst.
page-record-damaged = { $step ->
    [0] Tento záznam je poškozený a nejde ukázat.
   *[other] Tento záznam je poškozený u kroku { $step } a nejde ukázat.
  }
page-record-game = Je to záznam hry „{ $game }“, která se tady nehraje.

## Pravidla, knihovna

page-rules-title = Pravidla: { $game }
page-rules-search = Hledat v pravidlech
page-rules-search-hint = slova nebo číslo
page-rules-chapters = Kapitoly
page-rules-found = Pravidla: { $count } z { $of }
page-game-choose = Hra
page-search-nothing = Tato slova nikde nejsou. Podobné jsou:
page-search-nothing-here = Tato slova nikde nejsou.
page-library-search = Jméno nebo text
page-library-kind = Druh
page-library-set = Sada
page-library-source = Odkud to víme
page-library-all = vše
page-library-found = { $count } z { $of }
page-confidence-high = jisté
page-confidence-medium = dost jisté
page-confidence-low = nejisté
page-confidence-source = z pravidel
page-confidence-reading = naše čtení
page-confidence-reconstruction = rekonstrukce

## Situace

page-puzzles-title = Hádanky a situace
page-puzzles-about = Pozice, ke kterým si můžeš sednout. Každá ukazuje jedno pravidlo nebo chce jeden dobrý nápad.
page-puzzles-own = Napiš nebo otevři vlastní
page-puzzles-search = Název nebo pravidlo
page-puzzles-found = { $count ->
    [one] { $count } pozice
    [few] { $count } pozice
    [many] { $count } pozice
   *[other] { $count } pozic
  }
page-puzzles-goals = S cílem
page-puzzles-situations = Pravidla ukázaná v pozici
page-puzzles-more = Ukázat další ({ $count })
page-situation-try = Zkusit
page-situation-try-named = Zkusit: { $title }
page-situation-look = Číst
page-situation-look-named = Číst: { $title }
page-puzzle-solution = Ukázat řešení
page-puzzle-solution-named = Ukázat řešení: { $title }
page-situation-title = Situace
page-situation-about = Situace říká, co je dáno, co se udělá a co pak musí platit. Vlož ji nebo otevři soubor; nic se neukládá, dokud si k ní nesedneš.
page-situation-text = Text situace
page-situation-play = Sednout si k ní
page-situation-check = Ověřit ji
page-situation-open = Otevřít soubor
page-situation-save = Uložit jako soubor
page-situation-holds = Vše platí.
page-situation-fails = Něco neplatí.

## Moje hry, statistiky

page-games-going = Rozehrané
page-games-over = Dohrané
page-games-forget = Zapomenout
page-games-forget-sure = Bez odkazu na své místo se nevrátíš. Zapomenout?
page-games-keep = Nechat
page-stats-finished = { $count ->
    [0] Na tomto serveru ještě nebyla dohrána žádná hra.
    [one] Na tomto serveru byla dohrána { $count } hra.
    [few] Na tomto serveru byly dohrány { $count } hry.
    [many] Na tomto serveru bylo dohráno { $count } hry.
   *[other] Na tomto serveru bylo dohráno { $count } her.
  }
page-stats-nothing = Až bude nějaká hra dohrána, objeví se tu její body.
page-stats-scores = Jak často padl který výsledek
page-stats-scores-about = { $count ->
    [one] { $count } výsledek, od { $least } do { $most }
    [few] { $count } výsledky, od { $least } do { $most }
    [many] { $count } výsledku, od { $least } do { $most }
   *[other] { $count } výsledků, od { $least } do { $most }
  }
page-stats-by-hero = Body podle hrdinů a průměr
page-stats-by-hero-about = Každý výsledek jako tečka, průměr jako čárka; čísla jsou v tabulce níže
page-stats-scenario = Scénář
page-stats-hero = Hrdina
page-stats-player = Hráč
page-stats-person = lidé
page-stats-games = Hry
page-stats-wins = Výhry
page-stats-mean = Průměr
page-stats-best = Nejlepší
page-stats-actions = Kroky

## Nastavení, o programu

page-settings-look = Vzhled
page-settings-theme = Motiv
page-theme-auto = podle systému
page-theme-light = světlý
page-theme-dark = tmavý
page-settings-text = Velikost písma
page-settings-speed = Pohyb
page-settings-speed-about = Když systém žádá omezení pohybu, nic se nehýbe, ať tu zvolíš cokoli.
page-speed-instant = žádný
page-speed-quick = rychlý
page-speed-calm = klidný
page-settings-play = Hraní
page-settings-keys = Jednotlivá písmena jsou u stolu klávesy (Z vrací, H radí …)
page-settings-ask = Vždy se ptát, i když věc umí jen jedno
page-settings-confirm = Ptát se před koncem tahu, když něco zbývá
page-settings-notify = Upozornit mě, když jsem na tahu a dívám se jinam
page-settings-notify-refused = Prohlížeč tu upozornění nedovoluje.
page-settings-privacy = Ty a tvoje data
page-settings-privacy-about = Nejsou tu žádné účty. Tento prohlížeč uchovává klíče k tvým místům; kdo má klíč, může za místo hrát.
page-settings-export = Uložit klíče k mým místům jako soubor
page-settings-import = Otevřít takový soubor
page-settings-imported = Převzaty klíče ke stolům: { $count }.
page-settings-import-wrong = To není soubor s klíči k místům.
page-about-hexfarer = Hexfarer vede náročné fantastické deskové hry: hlídá každé pravidlo a vysvětluje každé odmítnutí. Je to svobodný software pod licencí MIT.
page-about-games = Hry
page-about-art = Kresby a písmo
page-about-icons = Ikony: Lorc, Delapouite a další autoři game-icons.net, CC BY 3.0.
page-about-type = Písma: Alegreya a Source Sans 3, SIL Open Font License 1.1. Mapy, karty a všechno ostatní kreslí tento program.
page-about-licences = Plné znění licencí všeho, co tato stránka obsahuje
