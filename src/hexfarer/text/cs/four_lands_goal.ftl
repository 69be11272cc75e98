### Příběhy ze Čtyř krajin: cíl hry.

goal-points = Na konci kola měj aspoň { $n } VB, a víc než kdokoli jiný.

## Co kdo má

stock-cards = karty
