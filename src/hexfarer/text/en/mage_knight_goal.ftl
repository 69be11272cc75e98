### Mage Knight: goals of the scenarios. Names that begin a list entry have a capital letter; "where" continues it.

goal-mk-find =
    { $rivals ->
        [0] Find the city before the last round ends.
       *[other] Whoever finds the city ends the game; the highest score wins.
    }
goal-mk-cities =
    { $rivals ->
        [0] { $n ->
                [one] Conquer the city before the last round ends.
                [2] Conquer both cities before the last round ends.
               *[other] Conquer all { $n } cities before the last round ends.
            }
       *[other] Conquer the cities; the highest score wins.
    }
goal-mk-mines =
    { $rivals ->
        [0] Reveal all tiles and free every mine before the last round ends.
       *[other] Free the mines; the highest score wins.
    }
goal-mk-dungeons =
    { $rivals ->
        [0] Reveal all tiles and conquer every dungeon and tomb before the last round ends.
       *[other] Conquer the dungeons and tombs; the highest score wins.
    }
goal-mk-rites =
    { $rivals ->
        [0] Wake glades by day, and perform the incantation in the last Night.
       *[other] Wake glades by day and perform incantations by night; the highest score wins.
    }
goal-mk-hold = Hold keeps and mage towers; whoever has the most points from them at the end wins.
goal-mk-portal = Stand on the portal at the end; only that hero returns.
goal-mk-part-find = Find the city
goal-mk-part-city = Conquer the { $city } (level { $level })
goal-mk-part-unknown-city =
    { $n ->
        [1] City
        [2] Second city
        [3] Third city
       *[other] City { $n }
    }{ $level ->
        [0] { "" }
       *[other] , level { $level }
    }
goal-mk-part-tiles = Reveal all tiles
goal-mk-part-rite = Incantation in the last Night
goal-mk-part-glades = Glades woken
goal-mk-part-hold = Points for keeps and mage towers
goal-mk-part-portal = On the portal
goal-mk-in-pile =
    { $n ->
        [0] no tile is left
        [one] on the last tile left
       *[other] on one of the { $n } tiles left
    }

## What a seat has

mk-stock-cards = cards
mk-stock-wounds = wounds in hand
mk-stock-reputation = reputation
mk-stock-token = { $mana } mana
mk-stock-crystal = { $mana } crystals
mk-stock-die = { $mana } dice of the Source
