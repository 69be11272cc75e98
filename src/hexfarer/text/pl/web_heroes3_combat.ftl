# Strona: plansza walki Heroes III.

## Jednostki i pola

table-h3c-fighter = { $name }, { $side ->
        [pack] grupa
       *[few] garstka
    }, { $tier ->
        [bronze] brązowa
        [silver] srebrna
        [gold] złota
       *[azure] błękitna
    } jednostka { $type ->
        [flying] latająca
        [ranged] strzelająca
       *[ground] naziemna
    } na polu { $space }, atak { $attack }, obrona { $defence }, zdrowie { $left } z { $health }, inicjatywa { $initiative }
table-h3c-neutral = jednostka neutralna
table-h3c-side-few = garstka
table-h3c-side-pack = grupa
table-h3c-state-acting = trwa jej aktywacja
table-h3c-state-done = po aktywacji
table-h3c-state-retaliated = po kontrataku
table-h3c-token-defence = broni się
table-h3c-token-shield_wall = broni się przy murze tarcz
table-h3c-token-paralysis = sparaliżowana
table-h3c-foretold = Twój atak: obrażenia { $damage }
table-h3c-space = { $what ->
        [wall] Mur na polu { $space }
        [gate] Brama na polu { $space }
       *[free] Wolne pole { $space }
    }
table-h3c-reach =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }, możesz tam wejść
table-h3c-order = Kolejność aktywacji
table-h3c-no-order = Na planszy nikogo jeszcze nie ma.
table-h3c-map = Pokaż mapę
table-h3c-board = { $near ->
        [attacker] Plansza walki, pięć linii po cztery pola; bliżej strona atakująca
       *[defender] Plansza walki, pięć linii po cztery pola; bliżej strona broniąca się
    }

## Obok planszy

table-h3c-beside = Atak i armie
table-h3c-attack-of = Atak: { $unit } → { $target }
table-h3c-answer-of = Kontratak: { $unit } → { $target }
table-h3c-dice = Kości tego ataku
table-h3c-die = Kość ataku { $face }
table-h3c-counts-one = liczy się jedna kość
table-h3c-counts-lower = liczy się niższa
table-h3c-counts-higher = liczy się wyższa
table-h3c-counts-sum = liczą się obie
table-h3c-sum = { $dice ->
        [-1] Atak { $attack } z kośćmi − obrona { $defence }
        [0] Atak { $attack } − obrona { $defence }, bez kości
        [1] Atak { $attack } − obrona { $defence }, potem kość ataku
       *[other] Atak { $attack } − obrona { $defence }, potem dwie kości ataku
    }
table-h3c-odds = Możliwe wyniki
table-h3c-damage =
    { $count ->
        [one] { $span } obrażenie
        [few] { $span } obrażenia
       *[many] { $span } obrażeń
    }
table-h3c-falls = pada
table-h3c-flips = zostaje garstka
table-h3c-surely-falls = { $target }: żaden wynik nie daje szansy na przetrwanie.
table-h3c-may-fall = { $target }: zdrowie { $left }, szansa na pokonanie { $chance } %.
table-h3c-survives = { $target }: zdrowie { $left }, ten atak nie wystarczy, by je pokonać.
table-h3c-back = Kontratak, obrażenia
table-h3c-back-if = Kontratak, jeśli przetrwają, obrażenia
table-h3c-no-back = Bez kontrataku
table-h3c-final = Rzut kością zamyka cofanie. Do tej chwili możesz wszystko odwrócić.
table-h3c-adds = Możesz teraz dołożyć
table-h3c-targets = Cele
table-h3c-falls-chance = szansa na pokonanie { $chance } %
table-h3c-answers = kontratak: { $span }
table-h3c-deploy = Rozstaw jednostki
table-h3c-deploy-how = Wybierz jednostkę, potem pole na Twoich dwóch liniach; możesz ją tam też przeciągnąć.
table-h3c-reserve = Jednostki do rozstawienia
table-h3c-health = zdrowie
table-h3c-round = { $round ->
        [0] Przed pierwszą rundą
       *[other] Runda walki { $round }
    }
table-h3c-acts = Trwa aktywacja: { $unit }
table-h3c-guards = Strażnicy
table-h3c-moved-by = rusza nimi { $seat }
table-h3c-moved-by-rules = ruszają się według zasad
table-h3c-attacker = strona atakująca
table-h3c-defender = strona broniąca się
table-h3c-spells = zaklęcia { $count }/{ $limit }
table-h3c-no-cards = bez kart
table-h3c-limited = Po każdej rundzie dalsza walka kosztuje punkt ruchu.
table-h3c-flee = Uciec z tej walki?
table-h3c-end-attack = Zakończyć, choć jednostka może jeszcze zaatakować?
table-h3c-line = linia { $line } z 5
table-h3c-piece = { $name }: atak { $attack }, obrona { $defence }, zdrowie { $left }/{ $health }
table-h3c-list = Plansza jako lista
