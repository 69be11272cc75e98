### Příběhy ze Čtyř krajin: cesty na mapě.

table-fl-free = zdarma
table-fl-where-to = Kam s Družinou { $party }?
table-fl-ways-hint = Každé pole v dosahu ukazuje cenu. Zvolte pole a Družina vyrazí.
table-fl-ap-after = Akční body { $before } → { $after }
