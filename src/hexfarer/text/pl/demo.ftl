### Co mówi `hexfarer demo`.

help-demo = Popatrz, jak boty rozgrywają początek partii.
help-pace = Ile sekund widać każdy obraz; przy 0 obrazy zmieniają się tak szybko, jak powstają.
problem-pace = --pace wymaga liczby sekund od 0 do { $most }, np. 0.5, a jest „{ $given }”.

demo-begins = Grają boty, ty patrzysz. Ctrl-C kończy pokaz.
demo-combat-round = Runda Walki { $round }
demo-four-lands = Runda { $round } · { $phase }
demo-was = To był początek gry „{ $game }”; grały boty.
demo-play = zagraj w terminalu
demo-serve = zagraj w przeglądarce
demo-more = obejrzyj inną grę
