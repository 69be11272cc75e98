### Heroes III: cíle scénářů.

goal-h3-together =
    Splňte to všechno do { $rounds } kol{ $loss ->
        [combat] { "" } a neprohrajte ani jeden boj
        [hero] { "" } a nepřijďte o Hlavního hrdinu
        [town] { "" } a nepřijďte o všechna svá Města
       *[other] { "" }
    }.
goal-h3-cubes =
    Získej do { $rounds } kol krychličku každého soupeře; { $points ->
        [0] jinak rozhodnou Města, Osady, doly a úrovně.
       *[other] o vítězství v každém případě rozhodnou body.
    }
goal-h3-gold =
    Ukonči do { $rounds } kol tah s { $gold } zlata; { $points ->
        [0] jinak rozhodne zlato a příjem zlata.
       *[other] o vítězství v každém případě rozhodnou body.
    }
goal-h3-grail =
    Dones do { $rounds } kol Grál do svého Města; { $points ->
        [0] jinak vyhraje ten, kdo ho má.
       *[other] o vítězství v každém případě rozhodnou body.
    }
goal-h3-utopia =
    Obsaď do { $rounds } kol Dračí Utopii; { $points ->
        [0] jinak nevyhraje nikdo.
       *[other] o vítězství v každém případě rozhodnou body.
    }
goal-h3-part-cubes = Krychličky soupeřů
goal-h3-part-obelisks = Navštívené obelisky
goal-h3-part-grail = Grál ve vlastním Městě
goal-h3-part-utopia = Obsadit Dračí Utopii
goal-h3-part-each = Zvítězit v Dračí Utopii
goal-h3-part-foe = Porazit: { $foe }
goal-h3-part-settlement = Obsadit Osadu na východě
goal-h3-part-town = Dobýt nepřátelské Město
goal-h3-part-lairs = Vyčistit doupata
goal-h3-part-flags = Obsazené doly a Osady
goal-h3-part-tiles = Odkrýt všechny dílky
goal-h3-part-score = Body zatím
goal-h3-hidden = zatím neodkryto

## Co kdo má

h3-stock-cards = karty
h3-stock-xp = zkušenosti
