### Opowieści z Czterech Krain: drogi na mapie.

table-fl-free = za darmo
table-fl-where-to = Dokąd rusza Drużyna { $party }?
table-fl-ways-hint = Na każdym polu w zasięgu widać cenę. Wybierz pole, aby tam ruszyć.
table-fl-ap-after = Punkty Akcji { $before } → { $after }
