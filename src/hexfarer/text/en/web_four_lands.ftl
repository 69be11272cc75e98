### Tales from the Four Lands: ways on the map.

table-fl-free = free
table-fl-where-to = Where to with { $party }?
table-fl-ways-hint = Each field within reach shows its price. Choose one to go there.
table-fl-ap-after = Action points { $before } → { $after }
