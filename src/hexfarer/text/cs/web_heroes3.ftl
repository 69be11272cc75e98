### Heroes III: mapa, Město a to, co leží před hráčem.

## Mapa

table-h3-map =
    { $count ->
        [one] Mapa: { $count } dílek
        [few] Mapa: { $count } dílky
       *[other] Mapa: { $count } dílků
    }
table-h3-guards = Stráž, obtížnost { $level }
table-h3-flag = Vlajka: { $seat }
table-h3-flag-own = Tvoje vlajka
table-h3-flag-ai = Vlajka AI
table-h3-visited = Už navštíveno
table-h3-you = ty
table-h3-second-of = Vedlejší hrdina ({ $seat })
table-h3-can-go = Můžeš tam jít
table-h3-can-discover = Můžeš ho odkrýt
table-h3-can-put = Můžeš sem přiložit dílek
table-h3-face-down = zakrytý
table-h3-back-text = Nikdo ještě neví, co je pod ním. Číslice říkají, jak těžká může být stráž.
table-h3-kind-starting = počáteční dílek
table-h3-kind-far = vzdálený dílek
table-h3-kind-near = blízký dílek
table-h3-kind-centre = středový dílek
table-h3-turn-title = Jak leží dílek { $tile }?
table-h3-turn-look = Ukaž na jedno a uvidíš ho na mapě
table-h3-put-title = Kam půjde dílek { $tile }?
table-h3-tiles-left = Ještě zbývá: blízké dílky { $near }, vzdálené { $far }

## Kolem mapy

table-h3-setup = Příprava
table-h3-order = Pořadí tahů
table-h3-grail = Grál
table-h3-grail-buried = ještě zakopaný
table-h3-grail-at = na poli { $field }
table-h3-grail-with = nese: { $seat }
table-h3-back = Zpět do boje
table-h3-shown-units = Neutrální jednotky
table-h3-shown-dice = Kostky
table-h3-shown-cards = Někdo si prohlíží karty: { $count }
table-h3-casting = Kouzlo: { $card }, moc { $power }

## Hrdinové a hráči

table-h3-xp = Zkušenosti
table-h3-hand-limit = Limit karet v ruce
table-h3-experts = Zbývající expertní efekty
table-h3-resources = Suroviny
table-h3-resource-line = { $name }: { $n }, příjem { $income }
table-h3-resource-gold = Zlato
table-h3-resource-building_materials = Staviva
table-h3-resource-valuables = Cennosti
table-h3-amount-gold = { $n } zlata
table-h3-amount-building_materials =
    { $n ->
        [one] { $n } stavivo
        [few] { $n } staviva
       *[other] { $n } staviv
    }
table-h3-amount-valuables =
    { $n ->
        [one] { $n } cennost
        [few] { $n } cennosti
       *[other] { $n } cenností
    }
table-h3-free = zdarma
table-h3-moves =
    { $points ->
        [one] { $points } bod pohybu
        [few] { $points } body pohybu
       *[other] { $points } bodů pohybu
    }
table-h3-hero-main = Hlavní hrdina
table-h3-hero-second = Vedlejší hrdina
table-h3-heroes = Hrdinové
table-h3-faction-castle = Hrad
table-h3-faction-dungeon = Podzemí
table-h3-faction-necropolis = Nekropolis
table-h3-seat-line = { $faction }, úroveň { $level }, zkušenosti { $xp }
table-h3-seat-cards = Karty v ruce { $hand }, v balíčku { $deck }, odložené { $discard }.
table-h3-eliminated = mimo hru
table-h3-points =
    { $count ->
        [one] { $count } vítězný bod
        [few] { $count } vítězné body
       *[other] { $count } vítězných bodů
    }
table-h3-cubes =
    { $count ->
        [one] { $count } krychlička soupeře
        [few] { $count } krychličky soupeřů
       *[other] { $count } krychliček soupeřů
    }
table-h3-end-move =
    { $points ->
        [one] Ukončit tah s { $points } nevyužitým bodem pohybu?
       *[other] Ukončit tah s { $points } nevyužitými body pohybu?
    }

## Armáda

table-h3-army = Armáda
table-h3-no-army = Žádné jednotky
table-h3-attack = Útok
table-h3-defence = Obrana
table-h3-health = Životy
table-h3-initiative = Iniciativa
table-h3-side-few = hrstka
table-h3-side-pack = houf
table-h3-tier-bronze = bronzová
table-h3-tier-silver = stříbrná
table-h3-tier-gold = zlatá
table-h3-tier-azure = azurová
table-h3-type-ground = pozemní
table-h3-type-flying = létající
table-h3-type-ranged = střelecká
table-h3-unit-line = { $name } ({ $side }, { $tier }, { $type }): útok { $attack }, obrana { $defence }, životy { $health }, iniciativa { $initiative }
table-h3-ongoing = Leží před tebou
table-h3-morale = Morálka
table-h3-morale-good = vysoká
table-h3-morale-bad = nízká
table-h3-morale-none = neutrální

## Město a balíčky

table-h3-town = Město
table-h3-buildings = Budovy
table-h3-units = Jednotky frakce
table-h3-built = postaveno
table-h3-tokens = Jednou za kolo
table-h3-token-build-text = Jedna budova za kolo. Dotkni se budovy a postavíš ji.
table-h3-token-population-text = Jednou za kolo verbuješ a posiluješ jednotky, dokud máš čím platit.
table-h3-token-spell_book-text = Jednou za kolo můžeš v Cechu mágů koupit kouzlo.
table-h3-token-morale-text = Žeton vysoké morálky lze utratit za líznutí nebo výměnu karet.
table-h3-token-ready = k použití
table-h3-token-used = použito v tomto kole
table-h3-decks = Společné balíčky
table-h3-deck-size =
    { $count ->
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
table-h3-deck-open = odkrytá: { $card }
table-h3-deck-no-open = žádná odkrytá karta
table-h3-neutral = Neutrální jednotky
table-h3-neutral-deck =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
table-h3-removed = Mimo hru
table-h3-own-deck = Tvůj balíček
table-h3-own-discard = Tvůj odkládací balíček
table-h3-none = žádné
