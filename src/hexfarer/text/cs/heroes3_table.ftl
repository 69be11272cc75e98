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

## Co lze udělat, s čísly

do-h3-boost-for = Přidej { $power } moci kartou „{ $card }“
do-h3-reroll-face = Přehoď kostku s výsledkem: { $face }
do-h3-trade-for = Vyměň { $give } × { $given } za { $get } × { $got }
do-h3-find-tile = Odkryj dílek { $place }
