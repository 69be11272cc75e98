### Co říká `hexfarer demo`.

help-demo = Podívat se, jak boti hrají začátek hry.
help-pace = Kolik sekund je vidět každý obraz; při 0 se obrazy střídají tak rychle, jak vznikají.
problem-pace = Volba --pace potřebuje počet sekund od 0 do { $most }, třeba 0.5, ne „{ $given }“.

demo-begins = Hrají boti, vy se díváte. Ctrl-C představení ukončí.
demo-combat-round = Bojové kolo { $round }
demo-four-lands = Kolo { $round } · { $phase }
demo-was = To byl začátek hry „{ $game }“; hráli boti.
demo-play = zahrajte si v terminálu
demo-serve = zahrajte si v prohlížeči
demo-more = podívejte se na jinou hru
