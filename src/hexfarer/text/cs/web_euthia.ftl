### Euthia: mapa, hrdina, obchod a to, co leží před hráčem.

## Mapa

table-eu-map =
    { $count ->
        [one] Mapa: { $count } dílek
        [few] Mapa: { $count } dílky
       *[other] Mapa: { $count } dílků
    }
table-eu-you = ty
table-eu-claim = Žeton hrdiny: { $seat }
table-eu-traded = Žeton obchodu: { $seat }
table-eu-digs =
    { $count ->
        [one] Žeton interakce: { $seat }
       *[other] Žetony interakce: { $seat } ×{ $count }
    }
table-eu-summons = Žeton interakce: { $seat }
table-eu-rubble = Zkáza { $kind }
table-eu-treasure-level = Poklad úrovně { $level }
table-eu-guarded = Střeží je nestvůra úrovně { $level }
table-eu-liberated = Osvobozeno, nestvůra měla úroveň { $level }
table-eu-closed = Uzavřeno, dokud nejsou osvobozena vnější pole
table-eu-lair-of = Doupě: { $monster }
table-eu-powers = V moci živlů: { $elements }
table-eu-can-go =
    { $cost ->
        [one] Můžeš tam za { $cost } bod pohybu
        [few] Můžeš tam za { $cost } body pohybu
       *[other] Můžeš tam za { $cost } bodů pohybu
    }
table-eu-can-explore = Sem můžeš položit další dílek
table-eu-place-text =
    { $count ->
        [one] Neprozkoumáno. Zbývá { $count } dílek, z kapitoly { $chapter }.
        [few] Neprozkoumáno. Zbývají { $count } dílky; další je z kapitoly { $chapter }.
       *[other] Neprozkoumáno. Zbývá { $count } dílků; další je z kapitoly { $chapter }.
    }
table-eu-back = Zpět do boje
table-eu-roll = Hod hrdiny
table-eu-roll-total = = { $total }

## Kolem mapy

table-eu-round = Kolo { $round } z { $rounds }
table-eu-order = Pořadí tahů
table-eu-first = první hráč
table-eu-next-tile = Další dílek
table-eu-tiles-left =
    { $count ->
        [one] zbývá { $count } dílek
        [few] zbývají { $count } dílky
       *[other] zbývá { $count } dílků
    }
table-eu-no-tiles = Všechny dílky leží na stole
table-eu-boundary = Hranice mapy: { $n }
table-eu-event = Událost
table-eu-badges = Odevzdané odznaky
table-eu-badge-line = Úroveň { $level }: odevzdáno { $count }

## Hrdina

table-eu-score = { $n } reputace, kdyby hra skončila teď
table-eu-purse = Zlato a žetony
table-eu-health = Zdraví { $n } z { $max }
table-eu-gold = { $n } zlata
table-eu-gaar = { $n } Gaar
table-eu-gaar-text = Gaar utrácíš při hodech, po jednom na kostku.
table-eu-dwurt = { $n } Dwurt
table-eu-dwurt-text = Skoldur při hodech utrácí Dwurt místo Gaar.
table-eu-dwurt-die = Kostka Dwurt: { $n }
table-eu-set = Sada zbroje: { $n }
table-eu-controls =
    { $n ->
        [one] { $n } karta kontroly
        [few] { $n } karty kontroly
       *[other] { $n } karet kontroly
    }
table-eu-rep = Reputace
table-eu-rep-is = Reputace { $n }
table-eu-to-reveal =
    { $count ->
        [one] { $count } dílek k odhalení
        [few] { $count } dílky k odhalení
       *[other] { $count } dílků k odhalení
    }
table-eu-next-book = další při { $value }
table-eu-books = Dílky hrdiny podle reputace
table-eu-book =
    { $count ->
        [0] Reputace { $value }: žádné dílky nezbývají
        [one] Reputace { $value }: { $count } dílek
        [few] Reputace { $value }: { $count } dílky
       *[other] Reputace { $value }: { $count } dílků
    }
table-eu-tokens = Žetony akcí
table-eu-token-mining = Těžba
table-eu-token-trade = Obchod
table-eu-token-combat = Boj
table-eu-token-used = použitý
table-eu-fourth = 4. akce
table-eu-move = Pohyb { $n }
table-eu-move-used = Pohyb
table-eu-end-move =
    { $points ->
        [one] Ukončit tah s { $points } nevyužitým bodem pohybu?
       *[other] Ukončit tah s { $points } nevyužitými body pohybu?
    }
table-eu-end-tokens =
    { $count ->
        [one] Ukončit tah s { $count } nepoužitým žetonem akce? Jeden si můžeš nechat.
       *[other] Ukončit tah s { $count } nepoužitými žetony akcí? Jeden z nich si můžeš nechat.
    }

## Deska hrdiny

table-eu-group-arms = Zbraně a štíty
table-eu-group-skills = Dovednosti
table-eu-group-gear = První úder, zbroj, šperky
table-eu-sacks = Vaky
table-eu-sacks-used = { $used } z { $sacks }
table-eu-sacks-are = Zaplněné vaky: { $used } z { $sacks }
table-eu-sacks-empty = Vaky jsou prázdné
table-eu-stones = Drahokamy a esence
table-eu-trophies = Trofeje
table-eu-known = K naučení nebo koupi
table-eu-locked = zamčeno: { $price }
table-eu-any-essence = libovolná esence
table-eu-slot-sword = meč
table-eu-slot-skill = dovednost
table-eu-slot-first_strike = první úder
table-eu-slot-helmet = přilba
table-eu-slot-cuirass = kyrys
table-eu-slot-gloves = rukavice
table-eu-slot-greaves = holenice
table-eu-slot-boots = boty
table-eu-slot-amulet = amulet
table-eu-slot-ring = prsten
table-eu-socket-locked = Toto pole je zamčené. Při obchodu můžeš zaplatit a odemknout je.
table-eu-socket-empty = Volné pole pro dílek s tímto symbolem.
table-eu-spent = vyčerpaný
table-eu-gem-used = { $gem } (použitý)

## Postranní panel

table-eu-reference = Říše
table-eu-tab-trade = Obchod
table-eu-tab-monsters = Nestvůry
table-eu-tab-encounters = Setkání
table-eu-tab-players = Hráči
table-eu-shop-merchant = Kupec
table-eu-shop-alchemist = Alchymista
table-eu-shop-slayers = Věže drakobijců
table-eu-services = Zde také
table-eu-stack = v balíčku: { $count }
table-eu-short = chybí { $n }
table-eu-no-offer = Nic tu nezbylo.
table-eu-decks = Balíčky nestvůr
table-eu-deck-text = Rub vrchní karty je veřejný: zdraví nestvůry a reputace, do níž dává odměnu.
table-eu-limit = odměna do reputace { $n }
table-eu-no-limit = odměna při každé reputaci
table-eu-minimum = nejméně { $n } zranění za kolo
table-eu-monster-health = Zdraví
table-eu-bounty = Odměna za zakázku
table-eu-no-bounty = Žádná odměna za zakázku není odkryta.
table-eu-giants = Velcí nepřátelé
table-eu-stage = fáze { $n }
table-eu-on-field = na poli { $field }
table-eu-not-yet = není na mapě
table-eu-no-quests = Žádný úkol není odkrytý.
table-eu-no-encounters = Žádné setkání ještě nebylo objeveno.
table-eu-legends = Legendy
table-eu-numbers = Čísla
table-eu-tiles-of = Dílky
table-eu-cards-are = Karty: stříbrné { $silver }, zlaté { $gold }
table-eu-in-sacks = Ve vacích: { $tiles }
table-eu-seat-line = Zdraví { $health } z { $max }, reputace { $rep }, zlato { $gold }, Gaar { $gaar }.
table-eu-seat-deeds = Úkoly { $quests }, zakázky { $bounties }, poražení hrdinové { $kills }, smrti { $deaths }.

## Stránka, jak je nakreslená

table-eu-state = Scénář, hodiny a cíl
table-eu-chapter = Kapitola { $chapter }
table-eu-chapter-guarded = { $chapter }, hlídá ho Monstrum
table-eu-walk = Jít tam
table-eu-walk-and-fight = Jít a bojovat
table-eu-go-to = { $field }: jdi za { $cost } Pohybu
table-eu-go-fight = { $field }: { $cost } Pohybu, boj s Monstrem úrovně { $level }
table-eu-water-heals = Voda léčí { $n }
table-eu-fire-wounds = Oheň zraní { $n }
table-eu-move-of = Pohyb { $cost } z { $have }
table-eu-foe = Monstrum úrovně { $level }, Zdraví { $health }
table-eu-if-won = Za výhru:
table-eu-reward-barred = Nad Reputaci { $n } bez odměny
table-eu-loot = Leží tam:
table-eu-rep-gain = +{ $n } Reputace
table-eu-says-water = Voda léčí { $n } ({ $field }).
table-eu-says-fire = Oheň zraní { $n } ({ $field }).
table-eu-says-token = Boj spotřebuje žeton: { $token }.
table-eu-says-stops = Zastavíš se tam, kde mapa může růst: { $field }.
table-eu-says-walk = Druhé kliknutí, Enter nebo tlačítko: jdeš.
table-eu-combat-level = Boj, úroveň { $level }
table-eu-does-plain = Volné pole: nic tu nečeká.
table-eu-does-mountain = Žetonem Těžby tu těžíš rudy a Drahokamy.
table-eu-does-lake = Žetonem Těžby vylovíš, co jezero skrývá.
table-eu-does-cave = Žetonem Těžby kopeš v jeskyni.
table-eu-does-treasure = Poklad: vezmi si ho, když ho nikdo nehlídá.
table-eu-does-elemental = Elementál: utkej se s ním o Esenci. Jeho Moc sahá na pole kolem.
table-eu-does-portal = Portál: odtud se bez bodů Pohybu dostaneš k jinému otevřenému Portálu.
table-eu-does-merchant = Žetonem Obchodu otevřeš obchod. V nabídce:
table-eu-does-alchemist = Žetonem Obchodu otevřeš obchod. V nabídce:
table-eu-does-slayers = Věže Drakobijců: osvobozené prodávají nejlepší Předměty. V nabídce:
table-eu-does-encounter = Setkání: tady splníš jeho otevřené úkoly.
table-eu-does-legend = Legenda čeká na toho, kdo splní její podmínku.
table-eu-does-ruins = Ruiny: nic se tu nedá dělat.
table-eu-does-lair = Doupě Elity: kdo má její Odměnu, bojuje s ní tady.
table-eu-does-church = Kostel: za zlato se tu léčíš a koupíš Léčivý lektvar; Trofeje se mění v Odznaky, když je scénář počítá.
table-eu-giant-left = { $left } z { $health }
table-eu-stage-of = fáze { $n } z { $of }
table-eu-farrug-toll = zůstane-li po kole { $rounds }: všichni ztratí { $n } Reputace
table-eu-golem-toll = na jeho dílku: všichni ztratí { $n } Reputace
table-eu-end-of-round = Na konci tohoto kola:
table-eu-strikes = udeří na pole { $field } a s ním { $whom }
table-eu-strikes-nobody = přiletí na pole { $field } a nikoho nenajde
table-eu-may-strike = { $count } z { $of } karet míří na tebe
table-eu-may-not-strike = žádná z { $of } karet nemíří na tebe
table-eu-badge = Odznak úrovně { $level }: { $first }, potom { $then }
table-eu-badge-yours = tvůj
table-eu-race = Závod o Reputaci
table-eu-race-books = knihy: nové dílky Hrdiny
table-eu-race-you = Ty { $rep }
table-eu-race-counts = { $n } při konci teď
table-eu-or = nebo
table-eu-quest-here = tady
table-eu-quest-far = { $move } Pohybu { $way }
table-eu-way-east = na východ
table-eu-way-south-east = na jihovýchod
table-eu-way-south = na jih
table-eu-way-south-west = na jihozápad
table-eu-way-west = na západ
table-eu-way-north-west = na severozápad
table-eu-way-north = na sever
table-eu-way-north-east = na severovýchod
table-eu-deck-empty = Žádné Monstrum nezbývá.
table-eu-elite = Úroveň { $level }, Zdraví { $health }.
table-eu-rank = { $rank }. z { $of }, teď má { $n }
table-eu-whole = Celá deska
table-eu-health-word = Zdraví
table-eu-books-at = knihy při { $books }
table-eu-keep-one = nech si 1 na konec
table-eu-token-gone = { $token }: použitý
table-eu-token-planned = úroveň { $level }, v plánu
table-eu-token-here = tady
table-eu-token-at-mining = hora, jezero, jeskyně
table-eu-token-at-trade = v obchodě
table-eu-token-at-combat = kde čeká Monstrum
table-eu-used = použité
table-eu-fields = Pole desky Hrdiny
table-eu-worn = Nošené
table-eu-empty = prázdné
table-eu-level = úroveň { $level }
table-eu-any-gem = libovolný Drahokam
table-eu-ware-gold = { $n } zlata
table-eu-ware-gaar = { $n } Gaar
table-eu-ware-dwurt = { $n } Dwurt
table-eu-ware-silver = Stříbrné: { $n }
table-eu-ware-gold-card = Zlaté: { $n }
table-eu-ware-heal = Zdraví
table-eu-ware-potion = Léčivý lektvar
table-eu-ware-reveal = dílky Hrdiny
table-eu-ware-supplies = Zásoby
table-eu-ware-teleport-scroll = Svitek teleportace
table-eu-ware-tile = dílek
table-eu-ware-treasure = Poklad úrovně { $of }
table-eu-ware-either = jedno z { $n }
table-eu-ware-other = něco jiného
table-eu-ware-set = sada Zbroje: { $n }
table-eu-ware-wounds = Zranění: { $n }
table-eu-ware-trophy = Trofej úrovně { $level }
table-eu-ware-item = Předmět
table-eu-ware-resource = { $n } z: { $of ->
    [lake] jezero
    [cave] jeskyně
   *[other] hora
 }
table-eu-ware-tokens = tvé žetony: { $n }
table-eu-too-far = { $move } Pohybu: chybí { $count }
table-eu-golem-far =
    { $n ->
        [one] { $n } krok od Kostela
        [few] { $n } kroky od Kostela
       *[other] { $n } kroků od Kostela
    }
table-eu-tiles-next =
    { $count ->
        [one] { $count } dílek, Kapitola { $chapter }
        [few] { $count } dílky, Kapitola { $chapter }
       *[other] { $count } dílků, Kapitola { $chapter }
    }
table-eu-badge-given = vydáno: { $count }
table-eu-board-text = Prohlížení nic nestojí.
table-eu-of-health = z { $n } Zdraví
table-eu-of-gaar = z { $n } Gaar
table-eu-gold-word = zlata
table-eu-back-to-map = Zpět na mapu
table-eu-hero-dice = Dvě kostky Hrdiny
table-eu-each-face = každá strana 1 z 6
table-eu-fields-open = otevřená: { $open }, zamčená: { $locked } (otevře je Akce Obchodu)
table-eu-if-ended = Kdyby hra skončila teď
table-eu-part-reputation = Reputace
table-eu-part-wealth = majetek
table-eu-part-tokens = žetony na mapě
table-eu-part-deeds = úkoly, Odměny a souboje, bez smrtí
table-eu-upgrades = Budoucí vylepšení
table-eu-book-reached = Dosaženo: odkryješ je při obchodu
table-eu-in-hand = V ruce
table-eu-in-hand-text = pro Monstra, která vedeš
table-eu-used-until = použité do kola { $round }
table-eu-ready = připravené
table-eu-fight-at = Boj: { $field }
table-eu-back-to-trade = Zpět do obchodu
table-eu-trade-text = Kupuj, uč se, prodávej a léči se v libovolném pořadí.
table-eu-with-surplus = { $n } po prodeji přebytku
table-eu-buy = Koupit
table-eu-learn = Naučit se
table-eu-learn-text = tvé odkryté dílky
table-eu-learn-none = Žádný není odkrytý.
table-eu-sell = Prodat
table-eu-sell-text = jantarové: k ničemu jinému
table-eu-sell-none = Nic na prodej.
table-eu-sell-says = K ničemu jinému: { $goods }.
table-eu-heal = Léčit
table-eu-open = Otevřít pole
table-eu-open-none = Teď nejde otevřít žádné pole.
table-eu-sacks-over = Pytle { $used } z { $sacks }: prodej nebo odhoď, než odejdeš.
table-eu-foot-can = Můžeš koupit
table-eu-foot-field = Dá se vzít; jeho pole je zamčené
table-eu-foot-full = Dá se vzít; jeho pole jsou plná
table-eu-foot-sell = chybí { $n } zlata: prodej přebytek
table-eu-foot-short = chybí { $n } zlata
table-eu-foot-short-field = chybí { $n } zlata a pole
table-eu-foot-needs = Potřebuje volné pole
table-eu-foot-not-here = Prodává se ve svém obchodě
table-eu-hits-now = { $hit } na hod; tvá dává { $now }
table-eu-hits = { $hit } na hod
table-eu-works = Tvá sada Zbroje stačí
table-eu-works-not = Potřebuje větší sadu Zbroje
table-eu-alike = díl { $n } tvé sady
table-eu-beside = Nosíš: { $tiles }
table-eu-use-none = k ničemu jinému
table-eu-use-quest = úkol: { $of }
table-eu-use-badge = na Odznak
table-eu-use-socket = pasuje do pouzdra: { $of }
table-eu-use-open = otevírá pole
table-eu-use-wear = k nošení
table-eu-use-use = k použití
table-eu-sell-surplus =
    { $count ->
        [one] Prodat { $count } zbytečnou věc: +{ $gold }
        [few] Prodat { $count } zbytečné věci: +{ $gold }
       *[other] Prodat { $count } zbytečných věcí: +{ $gold }
    }
