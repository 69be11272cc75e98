### Co říká `hexfarer doctor`. Řádek má 80 sloupců, tedy stručně.

help-doctor = Ukázat, co je tu nainstalováno, co chybí a jak to napravit.

doctor-checkout = repozitář v { $where }
doctor-wheel = nainstalováno v { $where }
doctor-ok = v pořádku
doctor-could = může být lepší
doctor-missing = chybí
doctor-well = V terminálu můžete hrát: hexfarer play mage_knight
doctor-unwell = Hrát zatím nemůžete: nejdřív nainstalujte, co chybí.

## Na co se hledí

doctor-python = Python
doctor-packages = balíčky
doctor-engine = jádro
doctor-terminal = terminál
doctor-server = server
doctor-page = stránka
doctor-database = databáze
doctor-dev = vývoj
doctor-node = Node
doctor-chromium = Chromium

## Python a balíčky

doctor-python-optimised = { $version }, optimalizovaný
doctor-python-slow = sestaven bez optimalizací; jiné jsou o 10 až 30 % rychlejší
doctor-python-old = je potřeba Python 3.11 nebo novější
doctor-all-packages =
    { $count ->
        [one] { $count } balíček, nainstalován
        [few] { $count } balíčky, všechny nainstalovány
       *[other] { $count } balíčků, všechny nainstalovány
    }
doctor-not-installed =
    { $more ->
        [0] chybí { $packages }
       *[other] chybí { $packages } a další ({ $more })
    }
doctor-packages-needed = bez nich nic neběží
doctor-server-needed = jsou potřeba ke hře v prohlížeči
doctor-dev-needed = jsou potřeba k testům a linterům

## Jádro a stránka

doctor-compiled = přeložené
doctor-interpreted = interpretované
doctor-engine-pure = žádá to HEXFARER_PURE
doctor-engine-never = dosud nepřeložené; přeložené je 5–8krát rychlejší
doctor-engine-stale = zdrojové soubory se od překladu změnily
doctor-engine-broken = přeložené jádro nejde načíst
doctor-engine-lacks = k překladu chybí { $what }
doctor-engine-wheel = v tomto balíčku přeložené jádro není
doctor-page-built = sestavená
doctor-page-not-built = není sestavená
doctor-page-needed = bez ní nemá hexfarer serve co ukázat

## Databáze

doctor-database-new = { $url } (vznikne při spuštění)
doctor-database-extra = potřebuje balíčky serveru
doctor-database-kind = není to SQLite ani PostgreSQL
doctor-database-memory = s koncem serveru zmizí
doctor-database-locked = nelze do ní zapisovat
doctor-database-folder = do { $folder } nelze zapisovat
doctor-database-old = další spuštění ji převede
doctor-database-newer = z novější verze hexfarer

## Kolem programu

doctor-all-colours = 16 milionů barev
doctor-colours = { $count } barev
doctor-no-colours = bez barev
doctor-terminal-encoding = písmena a čáry potřebují UTF-8
doctor-terminal-narrow = mapy potřebují { $width } sloupců
doctor-not-there = není nainstalován
doctor-node-needed = stránku sestaví verze 20.19 nebo novější
doctor-chromium-needed = používají ho testy stránky
