### What `hexfarer demo` says.

help-demo = Watch bots play the opening of a game.
help-pace = How many seconds each picture stays; 0 shows them as fast as they come.
problem-pace = --pace needs a number of seconds from 0 to { $most }, such as 0.5, not “{ $given }”.

demo-begins = Bots play, you watch. Ctrl-C ends the show.
demo-combat-round = Combat Round { $round }
demo-four-lands = Round { $round } · { $phase }
demo-was = This was { $game }, played by bots.
demo-play = play it yourself
demo-serve = play in the browser
demo-more = watch another game
