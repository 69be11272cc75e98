### Heroes III: co pokazuje stół.

## Nazwy na mapie i planszy walki

h3-field = { $field } ({ $what })
h3-field-unknown = { $field }
h3-space = pole { $space }
h3-spot = miejsce { $spot } na kafelek
h3-back-starting = zakryty kafelek początkowy
h3-back-far = zakryty kafelek daleki
h3-back-near = zakryty kafelek bliski
h3-back-centre = zakryty kafelek centralny
h3-when-activation-or-map = przy aktywacji lub na mapie

## Co można zrobić, z liczbami

do-h3-boost-for = Dodaj { $power } mocy kartą „{ $card }”
do-h3-reroll-face = Przerzuć kość z wynikiem: { $face }
do-h3-trade-for = Wymień { $give } × { $given } na { $get } × { $got }
do-h3-find-tile = Odkryj kafelek { $place }
do-h3-cover-up = Niech przeciwnik odrzuci losową kartę
do-h3-cleanse = Uwolnij jednostkę

## Błędy w sytuacjach

problem-h3-seat = { $where }: nie ma miejsca { $given }. Miejsca to liczby od 0; { "-1" } to nikt.
problem-h3-field = { $where }: „{ $given }” nie jest polem tej mapy. Podaj literę kafelka (od A do { $last }) i liczbę od 0 do 6, na przykład B3.
problem-h3-space = { $where }: „{ $given }” nie jest tu polem planszy walki. Podaj kolumnę od a do d i rząd od 1 do 5, na przykład b2; mury stoją w rzędzie 3.
problem-h3-order = order: { $given } nie wymienia każdego miejsca dokładnie raz.
problem-h3-place = „{ $given }” nie jest miejscem kafelka. Podaj kafelek, środek i obrót, na przykład „F4 2,1 3”, albo „F4 2,1 down”; żaden kafelek nie leży dwa razy ani na innym.
problem-h3-home = Na mapie nie ma pola na Miasto miejsca { $seat }; najpierw podaje się kafelki początkowe w kolejności miejsc.
problem-h3-back = Kafelek { $tile } ma inny rewers, niż wymaga miejsce { $place }.
problem-h3-down = Kafelek pola { $field } jest zakryty; najpierw odkryj go kluczem „place”.
problem-h3-given-card = Nie ma już żadnego egzemplarza karty „{ $card }”.
problem-h3-given-unit = W taliach jednostek neutralnych nie ma już karty „{ $unit }”.
problem-h3-given-hero = Miejsce { $seat } nie gra bohaterem „{ $given }”; bohaterów wybiera się w „setup”.
problem-h3-xp = { $given } nie jest liczbą punktów doświadczenia; może ich być od 0 do { $most }.
problem-h3-crowded = Dwie jednostki stoją na jednym polu planszy walki.

## Parts of the table that are no cards or places

h3-token-build = Budowa
h3-token-population = Populacja
h3-token-spell-book = Księga Zaklęć
h3-token-morale = Żeton morale
h3-turned =
    { $sixths ->
        [0] Prosto
        [one] Obrócony o jedną szóstą w prawo
        [few] Obrócony o { $sixths } szóste w prawo
       *[other] Obrócony o { $sixths } szóstych w prawo
    }
