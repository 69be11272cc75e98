### Co mówi `hexfarer doctor`. Wiersz ma 80 kolumn, więc krótko.

help-doctor = Pokaż, co jest tu zainstalowane, czego brakuje i jak to naprawić.

doctor-checkout = repozytorium w { $where }
doctor-wheel = zainstalowano w { $where }
doctor-ok = w porządku
doctor-could = może być lepiej
doctor-missing = brakuje
doctor-well = Możesz grać w terminalu: hexfarer play mage_knight
doctor-unwell = Nie możesz jeszcze grać: najpierw zainstaluj to, czego brakuje.

## Co jest sprawdzane

doctor-python = Python
doctor-packages = pakiety
doctor-engine = silnik
doctor-terminal = terminal
doctor-server = serwer
doctor-page = strona
doctor-database = baza
doctor-dev = rozwój
doctor-node = Node
doctor-chromium = Chromium

## Python i pakiety

doctor-python-optimised = { $version }, zoptymalizowany
doctor-python-slow = zbudowany bez optymalizacji; inne są o 10–30% szybsze
doctor-python-old = potrzebny jest Python 3.11 lub nowszy
doctor-all-packages =
    { $count ->
        [one] { $count } pakiet, zainstalowany
        [few] { $count } pakiety, komplet
       *[many] { $count } pakietów, komplet
    }
doctor-not-installed =
    { $more ->
        [0] brak { $packages }
       *[other] brak { $packages } i jeszcze { $more }
    }
doctor-packages-needed = bez nich nic nie działa
doctor-server-needed = potrzebne do gry w przeglądarce
doctor-dev-needed = potrzebne do testów i linterów

## Silnik i strona

doctor-compiled = skompilowany
doctor-interpreted = interpretowany
doctor-engine-pure = tak każe HEXFARER_PURE
doctor-engine-never = bez kompilacji; po niej jest 5–8 razy szybszy
doctor-engine-stale = źródła zmieniły się od kompilacji
doctor-engine-broken = skompilowanego nie da się wczytać
doctor-engine-lacks = do kompilacji brakuje { $what }
doctor-engine-wheel = w tym pakiecie nie ma skompilowanego
doctor-page-built = zbudowana
doctor-page-not-built = niezbudowana
doctor-page-needed = bez niej hexfarer serve nie ma czego pokazać

## Baza danych

doctor-database-new = { $url } (powstanie przy starcie)
doctor-database-extra = wymaga pakietów serwera
doctor-database-kind = to ani SQLite, ani PostgreSQL
doctor-database-memory = znika, gdy serwer staje
doctor-database-locked = nie można w niej zapisywać
doctor-database-folder = nie można zapisywać w { $folder }
doctor-database-old = zaktualizuje ją start serwera
doctor-database-newer = z nowszej wersji hexfarer

## Wokół programu

doctor-all-colours = 16 milionów kolorów
doctor-colours = { $count } kolorów
doctor-no-colours = bez kolorów
doctor-terminal-encoding = litery i linie wymagają UTF-8
doctor-terminal-narrow = mapy wymagają { $width } kolumn
doctor-not-there = brak
doctor-node-needed = stronę buduje wersja 20.19 lub nowsza
doctor-chromium-needed = korzystają z niego testy strony
