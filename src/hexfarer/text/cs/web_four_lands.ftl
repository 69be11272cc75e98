### The Four Lands at the table.

table-fl-map = Mapa Čtyř zemí
table-fl-reference = Na mapě
table-fl-tasks = Úkoly
table-fl-others = Ostatní
table-fl-no-task = Na mapě neleží žádný Úkol.
table-fl-task-here = Úkol: { $task }
table-fl-used = splněn
table-fl-round = Kolo { $round }
table-fl-initiative = Iniciativa: { $side }
table-fl-phases = Fáze kola
table-fl-phase-agents = Agenti
table-fl-phase-attacks = Útoky
table-fl-phase-tasks = Úkoly
table-fl-phase-movement = Pohyb
table-fl-tasks-left =
    { $count ->
        [one] 1 Úkol v balíčku
        [few] { $count } Úkoly v balíčku
       *[other] { $count } Úkolů v balíčku
    }
table-fl-complications =
    { $count ->
        [one] Platí 1 karta Komplikace
        [few] Platí { $count } karty Komplikace
       *[other] Platí { $count } karet Komplikace
    }
table-fl-deck =
    { $count ->
        [one] 1 karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
table-fl-ap = Akční body
table-fl-vp = Vítězné body
table-fl-vp-goal = { $goal } vyhrává
table-fl-trophies = Trofeje
table-fl-no-trophy = Zatím bez trofejí
table-fl-price = { $ap } AB
table-fl-toll =
    { $ap ->
        [0] zdarma
       *[other] { $ap } AB
    }
table-fl-parties = Družiny
table-fl-parties-count = { $count } ze 4
table-fl-no-party = Žádná vaše Družina není na mapě.
table-fl-agents =
    { $count ->
        [one] 1 Agent
        [few] { $count } Agenti
       *[other] { $count } Agentů
    }
table-fl-face-down = Skrytá karta
table-fl-face-down-text = Tento Agent leží lícem dolů. Kdo to je, ví jen jeho majitel.
table-fl-turned = otočená
table-fl-secret = skrytý
table-fl-cast = po Kouzlu
table-fl-regrouped = přeskupená
table-fl-circle = Kruh vězení
table-fl-amulet = Amulet
table-fl-side-line = VB { $vp } z { $goal }, AB { $ap }, karty v ruce { $hand }
table-fl-stack = Ohlášeno
table-fl-stack-top = vyhodnotí se první
table-fl-fight = Útok: { $by } – { $target }
table-fl-duel = Souboj: { $by } – { $target }
table-fl-groups = Skupiny boje
table-fl-group = Skupina { $number }
table-fl-against = Útok { $attack } proti Obraně { $defence }
table-fl-back = zpět: Útok { $attack } proti Obraně { $defence }
table-fl-unplaced = ještě nepostaveni
table-fl-nobody = nikdo
table-fl-side-north = Sever
table-fl-side-storms = Bouře
table-fl-side-sun = Slunce
table-fl-side-south = Jih
table-fl-trait-war = Válka
table-fl-trait-deals = Dohody
table-fl-trait-intrigue = Intrika
table-fl-trait-growth = Rozvoj
table-fl-trait-mystery = Tajemství
table-fl-trait-romance = Romance
table-fl-trait-magic = Magie
table-fl-attack = Útok
table-fl-defence = Obrana
table-fl-slot-yes = pokryto
table-fl-slot-wild = pokryto Magií nebo výměnou
table-fl-slot-no = chybí
table-fl-other-sides = Ostatní strany
table-fl-standing = Kolo, fáze a stav
table-fl-goal = Kdo má první { $goal } vítězných bodů
table-fl-you = Vy
table-fl-bot = bot
table-fl-ap-short = AB
table-fl-vp-of = { $vp } z { $goal } vítězných bodů
table-fl-vp-count = { $count } VB
table-fl-in-hand = { $count } v ruce
table-fl-in-deck = { $count } v balíčku
table-fl-after = potom { $ap }
table-fl-known = známý
table-fl-free-parties =
    { $count ->
        [one] ještě jedna Družina je volná
        [few] volné jsou ještě { $count } Družiny
       *[many] volných je ještě { $count } Družin
    }
table-fl-here = zde
table-fl-fields =
    { $count ->
        [one] { $count } pole
        [few] { $count } pole
       *[many] { $count } polí
    }
table-fl-covers = { $party } pokrývá { $value } z { $need }
table-fl-covers-it = { $party } pokrývá
table-fl-short = { $party }: chybí { $count }
table-fl-three-for = Tři symboly { $by } nahrazují { $trait }.
table-fl-magic-for = Magie nahrazuje { $trait }.
table-fl-hidden-count =
    { $count ->
        [one] { $count } skrytý Agent
        [few] { $count } skrytí Agenti
       *[many] { $count } skrytých Agentů
    }
table-fl-may-thwart = { $party } může překazit: { $agents }.
table-fl-used-text = Použito: žádný Úkol už sem nepřijde.
table-fl-no-task-here = Neleží tu žádný Úkol.
table-fl-way =
    { $count ->
        [one] Jedno pole
        [few] { $count } pole
       *[many] { $count } polí
    }, { $ap ->
        [0] zdarma
       *[other] { $ap } AB, zbude { $left }
    }.
table-fl-aim = Vyberte pole ještě jednou a jdete tam.
table-fl-blue-line = Modrá linie, jen Sever
table-fl-eastern-passage = Východní průliv
table-fl-play-ways =
    Zahrát: { $count ->
        [one] { $count } způsob
        [few] { $count } způsoby
       *[many] { $count } způsobů
    }
table-fl-unseen = Skrytí Agenti: { $hidden }, z { $count } dosud neviděných
table-fl-stack-order = poslední první
table-fl-who-answers = Kdo může odpovědět
table-fl-passed = nechal být
table-fl-asked = je na řadě
table-fl-asked-last = je na řadě poslední
table-fl-later = přijde na řadu
table-fl-cannot = nemá odpověď
table-fl-support = Magická podpora
table-fl-support-text = po +1
table-fl-if-nobody = Pokud to nikdo nezastaví: { $what }.
table-fl-uses = Při práci
table-fl-may-help = neotočený: může práci posílit
table-fl-needs = Potřebuje
table-fl-spare = Navíc
table-fl-spare-magic = { $count } může nahradit libovolný symbol
table-fl-spare-three = { $count }: tři nahradí jiný symbol
table-fl-you-can = Můžete to zastavit
table-fl-you-can-help = Můžete pomoci
table-fl-answers = Vaše odpovědi
table-fl-let-go = Nechat být
table-fl-even = Ostatní nic nepoznají: odpověď trvá vždy stejně.
table-fl-steps = Kroky boje
table-fl-step-attack = Útok
table-fl-step-aid = Pomoc
table-fl-step-air = Chvějící se vzduch
table-fl-step-pairs = Dvojice
table-fl-step-last = Poslední kouzla
table-fl-step-support = Magická podpora
table-fl-step-result = Výsledek
table-fl-magic-groups = Magie: pomáhá { $groups }
table-fl-falls = { $agents }: mimo hru
table-fl-stays = { $agents }: zůstává
table-fl-nobody-falls = nikdo nepadne
table-fl-attack-now = Útok { $value }
table-fl-defence-now = Obrana { $value }
table-fl-stays-out = neúčastní se
table-fl-so-far = Zatím: { $rival } – ztráty { $lost }, { $you } – ztráty { $mine }
table-fl-still-gives =
    { $who } má ještě { $count } × Magie: { $agents }
table-fl-fell =
    { $count ->
        [one] Padl jeden Agent
        [few] Padli { $count } Agenti
       *[many] Padlo { $count } Agentů
    }
table-fl-nobody-fell = Nikdo nepadl
table-fl-points = { $who } { $before } → { $after } VB
table-fl-result-text = { $by } zaútočila na { $target }. Kdo padl, vrací se do balíčku.
