### The Four Lands at the table.

table-fl-map = Mapa Czterech Krain
table-fl-reference = Na mapie
table-fl-tasks = Zadania
table-fl-others = Pozostali
table-fl-no-task = Na mapie nie ma żadnego Zadania.
table-fl-task-here = Zadanie: { $task }
table-fl-used = wykonane
table-fl-round = Runda { $round }
table-fl-initiative = Inicjatywa: { $side }
table-fl-phases = Fazy rundy
table-fl-phase-agents = Agenci
table-fl-phase-attacks = Ataki
table-fl-phase-tasks = Zadania
table-fl-phase-movement = Ruch
table-fl-tasks-left =
    { $count ->
        [one] 1 Zadanie w talii
        [few] { $count } Zadania w talii
       *[other] { $count } Zadań w talii
    }
table-fl-complications =
    { $count ->
        [one] Działa 1 karta Komplikacji
        [few] Działają { $count } karty Komplikacji
       *[other] Działa { $count } kart Komplikacji
    }
table-fl-deck =
    { $count ->
        [one] 1 karta w talii
        [few] { $count } karty w talii
       *[other] { $count } kart w talii
    }
table-fl-ap = Punkty Akcji
table-fl-vp = Punkty Zwycięstwa
table-fl-vp-goal = { $goal } wygrywa
table-fl-trophies = Trofea
table-fl-no-trophy = Jeszcze bez trofeów
table-fl-price = { $ap } PA
table-fl-toll =
    { $ap ->
        [0] za darmo
       *[other] { $ap } PA
    }
table-fl-parties = Drużyny
table-fl-parties-count = { $count } z 4
table-fl-no-party = Żadna twoja Drużyna nie jest na mapie.
table-fl-agents =
    { $count ->
        [one] 1 Agent
        [few] { $count } Agentów
       *[other] { $count } Agentów
    }
table-fl-face-down = Zakryta karta
table-fl-face-down-text = Ten Agent leży zakryty. Tylko właściciel wie, kto to jest.
table-fl-turned = obrócona
table-fl-secret = ukryty
table-fl-cast = po Zaklęciu
table-fl-regrouped = przegrupowana
table-fl-circle = Krąg Więzienny
table-fl-amulet = Amulet
table-fl-side-line = pZ { $vp } z { $goal }, PA { $ap }, karty na ręce { $hand }
table-fl-stack = Ogłoszone
table-fl-stack-top = rozstrzyga się najpierw
table-fl-fight = Atak: { $by } – { $target }
table-fl-duel = Pojedynek: { $by } – { $target }
table-fl-groups = Grupy walki
table-fl-group = Grupa { $number }
table-fl-against = Atak { $attack } na Obronę { $defence }
table-fl-back = z powrotem: Atak { $attack } na Obronę { $defence }
table-fl-unplaced = jeszcze nieustawieni
table-fl-nobody = nikt
table-fl-side-north = Północ
table-fl-side-storms = Burze
table-fl-side-sun = Słońce
table-fl-side-south = Południe
table-fl-trait-war = Wojna
table-fl-trait-deals = Układy
table-fl-trait-intrigue = Intryga
table-fl-trait-growth = Rozwój
table-fl-trait-mystery = Tajemnica
table-fl-trait-romance = Romans
table-fl-trait-magic = Magia
table-fl-attack = Atak
table-fl-defence = Obrona
table-fl-slot-yes = pokryty
table-fl-slot-wild = pokryty Magią albo wymianą
table-fl-slot-no = brakuje
table-fl-other-sides = Pozostałe strony
table-fl-standing = Runda, faza i wynik
table-fl-goal = Kto pierwszy ma { $goal } punktów zwycięstwa
table-fl-you = Ty
table-fl-bot = bot
table-fl-ap-short = PA
table-fl-vp-of = { $vp } z { $goal } punktów zwycięstwa
table-fl-vp-count = { $count } PZ
table-fl-in-hand = { $count } na ręce
table-fl-in-deck = { $count } w talii
table-fl-after = potem { $ap }
table-fl-known = znany
table-fl-free-parties =
    { $count ->
        [one] jeszcze jedna Drużyna jest wolna
        [few] wolne są jeszcze { $count } Drużyny
       *[many] wolnych jest jeszcze { $count } Drużyn
    }
table-fl-here = tutaj
table-fl-fields =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }
table-fl-covers = { $party }: pokryte { $value } z { $need }
table-fl-covers-it = { $party } pokrywa
table-fl-short = { $party }: brakuje { $count }
table-fl-three-for = Trzy symbole { $by } zastępują { $trait }.
table-fl-magic-for = Magia zastępuje { $trait }.
table-fl-hidden-count =
    { $count ->
        [one] { $count } ukryty Agent
        [few] { $count } ukrytych Agentów
       *[many] { $count } ukrytych Agentów
    }
table-fl-may-thwart = { $party } może przeszkodzić: { $agents }.
table-fl-used-text = Zużyte: nie trafi tu już żadne Zadanie.
table-fl-no-task-here = Nie ma tu Zadania.
table-fl-way =
    { $count ->
        [one] Jedno pole
        [few] { $count } pola
       *[many] { $count } pól
    }, { $ap ->
        [0] za darmo
       *[other] { $ap } PA, zostaje { $left }
    }.
table-fl-aim = Wybierz pole jeszcze raz, aby tam pójść.
table-fl-blue-line = Błękitny Szlak, tylko Północ
table-fl-eastern-passage = Wschodnie Przejście
table-fl-play-ways =
    Zagraj teraz: { $count ->
        [one] { $count } sposób
        [few] { $count } sposoby
       *[many] { $count } sposobów
    }
table-fl-unseen = Ukryci Agenci: { $hidden }, z { $count } jeszcze niewidzianych
table-fl-stack-order = ostatni pierwszy
table-fl-who-answers = Kto może odpowiedzieć
table-fl-passed = spasował
table-fl-asked = pytany teraz
table-fl-asked-last = pytany jako ostatni
table-fl-later = pytany później
table-fl-cannot = nie ma odpowiedzi
table-fl-support = Wsparcie Magią
table-fl-support-text = po +1
table-fl-if-nobody = Jeśli nikt nie przeszkodzi: { $what }.
table-fl-uses = Przy pracy
table-fl-may-help = nieobrócony: może wzmocnić pracę
table-fl-needs = Potrzeba
table-fl-spare = Nadwyżka
table-fl-spare-magic = { $count } może zastąpić dowolny symbol
table-fl-spare-three = { $count }: trzy zastępują inny symbol
table-fl-you-can = Możesz przeszkodzić
table-fl-you-can-help = Możesz pomóc
table-fl-answers = Twoje odpowiedzi
table-fl-let-go = Niech się stanie
table-fl-even = Inni nie poznają: pas trwa zawsze tyle samo.
table-fl-steps = Etapy walki
table-fl-step-attack = Atak
table-fl-step-aid = Pomoc
table-fl-step-air = Migotliwe powietrze
table-fl-step-pairs = Pary
table-fl-step-last = Ostatnie zaklęcia
table-fl-step-support = Wsparcie Magią
table-fl-step-result = Wynik
table-fl-magic-groups = Magia: pomaga { $groups }
table-fl-falls = { $agents }: poza grą
table-fl-stays = { $agents }: zostaje
table-fl-nobody-falls = nikt nie pada
table-fl-attack-now = Atak { $value }
table-fl-defence-now = Obrona { $value }
table-fl-stays-out = nie bierze udziału
table-fl-so-far = Na razie: { $rival } – straty { $lost }, { $you } – straty { $mine }
table-fl-still-gives =
    { $who } ma jeszcze { $count } × Magia: { $agents }
table-fl-fell =
    { $count ->
        [one] Pada jeden Agent
        [few] Pada { $count } Agentów
       *[many] Pada { $count } Agentów
    }
table-fl-nobody-fell = Nikt nie pada
table-fl-points = { $who } { $before } → { $after } PZ
table-fl-result-text = { $by } zaatakowała { $target }. Kto padł, wraca do talii.
