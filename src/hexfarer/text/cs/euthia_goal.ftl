### Euthia: cíle scénářů.

goal-eu-badges =
    { $mode ->
        [coop] Přineste do { $rounds } kol do Kostela trofej každé úrovně.
        [solo] Získej do { $rounds } kol reputaci na medaili; pomohou trofeje pro Kostel.
       *[other] Po { $rounds } kolech vyhrává nejvyšší reputace; pomohou trofeje pro Kostel.
    }
goal-eu-farrug =
    { $mode ->
        [competitive] Po { $rounds } kolech vyhrává nejvyšší reputace; pokud Farrug zůstane, doplatí na to všichni.
       *[other] Do { $rounds } kol je třeba zlomit všechny Farrugovy fáze.
    }
goal-eu-golem =
    { $mode ->
        [coop] Porazte golema do { $rounds } kol, dřív než dojde ke Kostelu.
        [solo] Získej do { $rounds } kol reputaci na medaili a nepusť golema ke Kostelu.
       *[other] Po { $rounds } kolech vyhrává nejvyšší reputace; dejte si pozor na golema.
    }
goal-eu-part-badge = Trofej { $level }. úrovně pro Kostel
goal-eu-part-farrug = Zlomit Farrugovy fáze
goal-eu-part-golem = Porazit golema
goal-eu-part-bronze = Reputace na bronzovou medaili
goal-eu-part-silver = Reputace na stříbrnou medaili
goal-eu-part-gold = Reputace na zlatou medaili
goal-eu-part-score = Konečná reputace v tuto chvíli
goal-eu-later = přijde nejpozději v { $round }. kole

## Co kdo má

eu-stock-cards = karty
