### Heroes III: cele scenariuszy.

goal-h3-together =
    Osiągnijcie to wszystko w { $rounds } rund{ $loss ->
        [combat] { "" } i nie przegrajcie żadnej walki
        [hero] { "" } i nie straćcie Głównego Bohatera
        [town] { "" } i nie straćcie wszystkich swoich Miast
       *[other] { "" }
    }.
goal-h3-cubes =
    W { $rounds } rund zdobądź kostkę każdego przeciwnika; { $points ->
        [0] inaczej liczą się Miasta, Osady, kopalnie i poziomy.
       *[other] o zwycięstwie i tak rozstrzygają punkty.
    }
goal-h3-gold =
    W { $rounds } rund skończ turę, mając { $gold } złota; { $points ->
        [0] inaczej liczą się złoto i przychód złota.
       *[other] o zwycięstwie i tak rozstrzygają punkty.
    }
goal-h3-grail =
    W { $rounds } rund zanieś Graala do swojego Miasta; { $points ->
        [0] inaczej wygrywa, kto go ma.
       *[other] o zwycięstwie i tak rozstrzygają punkty.
    }
goal-h3-utopia =
    W { $rounds } rund oflaguj Smoczą Utopię; { $points ->
        [0] inaczej nikt nie wygrywa.
       *[other] o zwycięstwie i tak rozstrzygają punkty.
    }
goal-h3-part-cubes = Kostki przeciwników
goal-h3-part-obelisks = Odwiedzone obeliski
goal-h3-part-grail = Graal we własnym Mieście
goal-h3-part-utopia = Oflagować Smoczą Utopię
goal-h3-part-each = Zwyciężyć w Smoczej Utopii
goal-h3-part-foe = Do pokonania: { $foe }
goal-h3-part-settlement = Oflagować Osadę na wschodzie
goal-h3-part-town = Zdobyć Miasto wroga
goal-h3-part-lairs = Oczyścić leża
goal-h3-part-flags = Oflagowane kopalnie i Osady
goal-h3-part-tiles = Odkryć wszystkie kafelki
goal-h3-part-score = Punkty do tej pory
goal-h3-hidden = jeszcze nieodkryte

## Co się ma

h3-stock-cards = karty
h3-stock-xp = doświadczenie
