### Mage Knight: cíle scénářů.

goal-mk-find =
    { $rivals ->
        [0] Najděte město do konce posledního kola.
       *[other] Nalezení města hru ukončí; vyhrává nejvyšší skóre.
    }
goal-mk-cities =
    { $rivals ->
        [0] { $n ->
                [one] Dobyjte město do konce posledního kola.
                [2] Dobyjte obě města do konce posledního kola.
               *[other] Dobyjte do konce posledního kola všechna města. Je jich { $n }.
            }
       *[other] Dobývejte města; vyhrává nejvyšší skóre.
    }
goal-mk-mines =
    { $rivals ->
        [0] Odkryjte všechny dílky a osvoboďte všechny doly do konce posledního kola.
       *[other] Osvobozujte doly; vyhrává nejvyšší skóre.
    }
goal-mk-dungeons =
    { $rivals ->
        [0] Odkryjte všechny dílky a dobyjte všechna podzemí a hrobky do konce posledního kola.
       *[other] Dobývejte podzemí a hrobky; vyhrává nejvyšší skóre.
    }
goal-mk-rites =
    { $rivals ->
        [0] Ve dne aktivujte mýtiny a poslední Noc proveďte vyvolávání.
       *[other] Ve dne aktivujte mýtiny, v noci provádějte vyvolávání; vyhrává nejvyšší skóre.
    }
goal-mk-hold = Obsazujte pevnosti a magické věže a držte je; vyhrává, kdo za ně má na konci nejvíc bodů.
goal-mk-portal = Stůjte na konci na portálu; vrátí se jen tento hrdina.
goal-mk-part-find = Najít město
goal-mk-part-city = Dobýt { NAME($city, case: "acc") } ({ $level }. úroveň)
goal-mk-part-unknown-city =
    { $n ->
        [1] Město
        [2] Druhé město
        [3] Třetí město
       *[other] Město { $n }
    }{ $level ->
        [0] { "" }
       *[other] , úroveň { $level }
    }
goal-mk-part-tiles = Odkrýt všechny dílky
goal-mk-part-rite = Vyvolávání poslední Noc
goal-mk-part-glades = Aktivované mýtiny
goal-mk-part-hold = Body za pevnosti a magické věže
goal-mk-part-portal = Na portálu
goal-mk-in-pile =
    { $n ->
        [0] žádný dílek už nezbývá
        [one] na posledním dílku balíčku
       *[other] na jednom ze { $n } zbylých dílků
    }

## Co kdo má

mk-stock-cards = karty
mk-stock-wounds = zranění v ruce
mk-stock-reputation = pověst
mk-stock-token = žetony many ({ $mana })
mk-stock-crystal = krystaly ({ $mana })
mk-stock-die = kostky Zdroje ({ $mana })
