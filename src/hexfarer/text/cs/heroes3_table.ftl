### Heroes III: co ukazuje stůl.

## Jména na mapě a bojovém plánu

h3-field = { $field } ({ $what })
h3-field-unknown = { $field }
h3-space = políčko { $space }
h3-spot = místo { $spot } pro dílek
h3-back-starting = zakrytý počáteční dílek
h3-back-far = zakrytý vzdálený dílek
h3-back-near = zakrytý blízký dílek
h3-back-centre = zakrytý středový dílek
h3-when-activation-or-map = při aktivaci nebo na mapě

## Co lze udělat, s čísly

do-h3-boost-for = Přidej { $power } moci kartou „{ $card }“
do-h3-reroll-face = Přehoď kostku s výsledkem: { $face }
do-h3-trade-for = Vyměň { $give } × { $given } za { $get } × { $got }
do-h3-find-tile = Odkryj dílek { $place }
do-h3-cover-up = Ať soupeř odloží náhodnou kartu
do-h3-cleanse = Osvoboď jednotku

## Chyby v situacích

problem-h3-seat = { $where }: místo { $given } neexistuje. Místa jsou čísla od 0; { "-1" } je nikdo.
problem-h3-field = { $where }: „{ $given }“ není pole této mapy. Napiš písmeno dílku (A až { $last }) a číslo od 0 do 6, například B3.
problem-h3-space = { $where }: „{ $given }“ tu není políčko. Napiš sloupec od a do d a řadu od 1 do 5, například b2; hradby stojí v řadě 3.
problem-h3-order = order: { $given } nejmenuje každé místo právě jednou.
problem-h3-place = „{ $given }“ není místo pro dílek. Napiš dílek, střed a otočení, například „F4 2,1 3“, nebo „F4 2,1 down“; žádný dílek neleží dvakrát ani přes jiný.
problem-h3-home = Mapa nemá pole pro Město místa { $seat }; první dílky jsou počáteční, v pořadí míst.
problem-h3-back = Dílek { $tile } má jiný rub, než vyžaduje místo { $place }.
problem-h3-down = Dílek pole { $field } je zakrytý; nejdřív ho odkryj klíčem „place“.
problem-h3-given-card = Žádný výtisk karty „{ $card }“ už nezbývá.
problem-h3-given-unit = V neutrálních balíčcích už nezbývá karta „{ $unit }“.
problem-h3-given-hero = Místo { $seat } nehraje za hrdinu „{ $given }“; hrdinové se volí v „setup“.
problem-h3-xp = { $given } není počet bodů zkušenosti; může jich být 0 až { $most }.
problem-h3-crowded = Dvě jednotky stojí na jednom políčku bojového plánu.

## Parts of the table that are no cards or places

h3-token-build = Stavba
h3-token-population = Obyvatelstvo
h3-token-spell-book = Kniha kouzel
h3-token-morale = Žeton morálky
h3-turned =
    { $sixths ->
        [0] Rovně
        [one] Otočený o šestinu doprava
        [few] Otočený o { $sixths } šestiny doprava
       *[other] Otočený o { $sixths } šestin doprava
    }
