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
