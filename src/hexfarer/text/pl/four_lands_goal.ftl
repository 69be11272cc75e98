### Opowieści z Czterech Krain: cel gry.

goal-points = Na koniec Rundy miej co najmniej { $n } pZ i więcej niż ktokolwiek inny.

## Co się ma

stock-cards = karty
