### Mage Knight: cele scenariuszy.

goal-mk-find =
    { $rivals ->
        [0] Odnajdź miasto przed końcem ostatniej rundy.
       *[other] Odnalezienie miasta kończy grę; wygrywa najwyższy wynik.
    }
goal-mk-cities =
    { $rivals ->
        [0] { $n ->
                [one] Zdobądź miasto przed końcem ostatniej rundy.
                [2] Zdobądź oba miasta przed końcem ostatniej rundy.
               *[other] Zdobądź wszystkie miasta przed końcem ostatniej rundy. Jest ich { $n }.
            }
       *[other] Zdobywajcie miasta; wygrywa najwyższy wynik.
    }
goal-mk-mines =
    { $rivals ->
        [0] Odkryj wszystkie tereny i uwolnij każdą kopalnię przed końcem ostatniej rundy.
       *[other] Uwalniajcie kopalnie; wygrywa najwyższy wynik.
    }
goal-mk-dungeons =
    { $rivals ->
        [0] Odkryj wszystkie tereny i zdobądź wszystkie lochy i grobowce przed końcem ostatniej rundy.
       *[other] Zdobywajcie lochy i grobowce; wygrywa najwyższy wynik.
    }
goal-mk-rites =
    { $rivals ->
        [0] Za dnia aktywuj polany, a ostatniej Nocy wypowiedz zaklęcie druidów.
       *[other] Za dnia aktywujcie polany, nocą wypowiadajcie zaklęcia druidów; wygrywa najwyższy wynik.
    }
goal-mk-hold = Zdobywajcie i utrzymujcie baszty i wieże magów; wygrywa, kto na koniec ma za nie najwięcej punktów.
goal-mk-portal = Na koniec stań na portalu; powraca tylko ten bohater.
goal-mk-part-find = Odnaleźć miasto
goal-mk-part-city = Zdobyć { NAME($city, case: "acc") } (poziom { $level })
goal-mk-part-unknown-city =
    { $n ->
        [1] Miasto
        [2] Drugie miasto
        [3] Trzecie miasto
       *[other] Miasto { $n }
    }{ $level ->
        [0] { "" }
       *[other] , poziom { $level }
    }
goal-mk-part-tiles = Odkryć wszystkie tereny
goal-mk-part-rite = Zaklęcie druidów w ostatnią Noc
goal-mk-part-glades = Aktywowane polany
goal-mk-part-hold = Punkty za baszty i wieże magów
goal-mk-part-portal = Na portalu
goal-mk-in-pile =
    { $n ->
        [0] nie ma już żadnego terenu
        [one] na ostatnim terenie stosu
       *[many] na jednym z { $n } terenów stosu
    }

## Co się ma

mk-stock-cards = karty
mk-stock-wounds = rany na ręce
mk-stock-reputation = reputacja
mk-stock-token = znaczniki many ({ $mana })
mk-stock-crystal = kryształy ({ $mana })
mk-stock-die = kości Źródła ({ $mana })
