### Euthia: boj.

## Kroky bojového kola

table-euf-board = Boj
table-euf-map = Podívat se na mapu
table-euf-start = Boj začíná
table-euf-round = Bojové kolo { $n }
table-euf-round-of = Bojové kolo { $n } z { $rounds }
table-euf-steps = Kroky tohoto bojového kola
table-euf-passed = za námi
table-euf-phase-opening = Setkání
    .text = nestvůra se odhaluje
table-euf-phase-first_strike = První úder
    .text = před prvním kolem
table-euf-phase-heal = Léčení
    .text = co hrdinu léčí
table-euf-phase-monster = Útok nestvůry
table-euf-phase-heal_again = Léčení
table-euf-phase-hero = Útok hrdiny
table-euf-part-before = před hodem
table-euf-part-roll = hod
table-euf-part-hit-monster = zranění
table-euf-part-hit-hero = poškození

## Nestvůra

table-euf-level = Úroveň { $level }
table-euf-stage = Fáze { $n }
table-euf-played-by = hraje za ni { $seat }
table-euf-by-cards = řídí ji karty boje
table-euf-life = Zdraví { $left } z { $most }
table-euf-its-wounds = Zranění podle bojové hodnoty
table-euf-its-tokens = Co má nestvůra
table-euf-value = Bojová hodnota { $value }
table-euf-chaos = Chaos { $n }
table-euf-gaar = Gaar { $n }
table-euf-air = Vzduch: vyšší kostka se obrací
table-euf-earth = Země: každý hod +2
table-euf-immune = Imunní: působí jen poškození
table-euf-regrowth = léčí si { $n } každé kolo
table-euf-bonus = Bojová hodnota { $n }
table-euf-rounds =
    { $n ->
        [one] Konec po { $n } bojovém kole; poškození zůstává
       *[other] Konec po { $n } bojových kolech; poškození zůstává
    }
table-euf-dealt = Způsobeno v tomto boji: { $n } (reputace +{ $rep })
table-euf-wound-plus = Zranění +{ $n }
table-euf-wound-minus = Zranění −{ $n }
table-euf-bank = Banka: stříbrné { $silver }, zlaté { $gold }
table-euf-combat-cards = Karet boje v balíčku: { $n }
table-euf-played = Karty u nestvůry
table-euf-lasting = do konce boje
table-euf-rung = Bojová hodnota { $span }: { $result }

## Hrdina

table-euf-has-gaar = Gaar { $n }
table-euf-has-dwurt = Dwurt { $n }
table-euf-fists = Holé ruce
table-euf-unarmed = Žádná destička k útoku: holé ruce.
table-euf-damage-of = Poškození podle bojové hodnoty: { $tile }
table-euf-boosted = silnější
table-euf-spent = vyčerpaná
table-euf-on-roll = Co mění útok hrdiny
table-euf-on-penalty = nestvůra: hod { $n }
table-euf-on-clover = všechny hody { $n }
table-euf-on-now = tento útok { $n }
table-euf-on-damage = poškození { $n }
table-euf-hope = Naděje { $n }
table-euf-hope-shut = bez výměny za Gaar
table-euf-hope-uses = 1: hod +1 · 2: jeden Gaar · 3: hod +1 a 1 poškození

## Kostky

table-euf-hero-roll = Útočí { $hero }
table-euf-monster-roll = Útočí { $monster }
table-euf-next-opening = { $hero } potkává nestvůru
table-euf-next-first_strike = První úder?
table-euf-next-heal = Přijde: útok nestvůry
table-euf-next-monster = Přijde: hod nestvůry
table-euf-next-heal_again = Přijde: útok hrdiny
table-euf-next-hero = Přijde: hod hrdiny
table-euf-next-end = Boj skončil
table-euf-die = Kostka { $number }: { $face }
table-euf-battle-value = Bojová hodnota
table-euf-wounds =
    { $count ->
        [0] žádné zranění
       *[other] { $count } zranění
    }
table-euf-hits =
    { $count ->
        [0] žádné poškození
       *[other] { $count } poškození
    }
table-euf-stop-wounds =
    { $count ->
        [0] Žádné zranění, pokud tady skončíš
       *[other] { $count } zranění, pokud tady skončíš
    }
table-euf-stop-hits =
    { $count ->
        [0] Žádné poškození, pokud tady skončíš
       *[other] { $count } poškození, pokud tady skončíš
    }
table-euf-stands-wounds =
    { $count ->
        [0] Zatím žádné zranění
       *[other] Zatím { $count } zranění
    }
table-euf-stands-hits =
    { $count ->
        [0] Zatím žádné poškození
       *[other] Zatím { $count } poškození
    }
table-euf-with-gaar = S žetonem Gaar na kostce { $number }
table-euf-in-six = { $count } ze 6
table-euf-chance = { $count } ze 6: { $result }
table-euf-combat-card = Karta boje: { $left } a { $right }, Gaar { $gaar }, Chaos { $chaos }
table-euf-you-answer = Můžeš odpovědět
table-euf-they-answer = Odpovědět může { $seat }

## Co lze udělat

table-euf-helps = Co můžeš udělat
table-euf-to-roll = tvůj hod { $n }
table-euf-to-hits =
    { $n ->
        [0] žádné poškození
       *[other] { $n } poškození
    }
table-euf-to-monster = Bojová hodnota { $n }
table-euf-to-wounds =
    { $n ->
        [0] žádné zranění
       *[other] { $n } zranění
    }
table-euf-to-health = Zdraví { $n }
table-euf-to-gaar = Gaar { $n }
table-euf-to-dwurt = Dwurt { $n }
table-euf-to-damage = Poškození { $n }

## Rána po ráně

table-euf-blows = rána po ráně
table-euf-blow-meet = Setkání s Monstrem
table-euf-blow-strike = První úder
table-euf-blow-heal = Léči se, nebo dál
table-euf-blow-heal_again = Léči se, nebo dál
table-euf-blow-monster = Hod za Monstrum
    .text = hodnota { $n }
table-euf-blow-wounds = Přijmi Zranění
    .text = teď { $n }
table-euf-blow-hero = Hod: { $hero }
    .text = hodnota { $n }
table-euf-blow-damage = Rozdej Poškození
    .text = teď { $n }
table-euf-use-wounds = { $action }: Zranění { $n }
table-euf-use-hits = { $action }: Poškození { $n }
table-euf-says-wounds = Teď Zranění: { $now }, s tímto: { $n }.
table-euf-says-hits = Teď Poškození: { $now }, s tímto: { $n }.
table-euf-best-wounds = Nejlépe: { $action } (Zranění −{ $count })
table-euf-best-hits = Nejlépe: { $action } (Poškození +{ $count })
