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

## Co można zrobić, z liczbami

do-h3-boost-for = Dodaj { $power } mocy kartą „{ $card }”
do-h3-reroll-face = Przerzuć kość z wynikiem: { $face }
do-h3-trade-for = Wymień { $give } × { $given } na { $get } × { $got }
do-h3-find-tile = Odkryj kafelek { $place }
