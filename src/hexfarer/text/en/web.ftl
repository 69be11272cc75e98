### What the page in the browser says around the table.

## The frame

page-nav-main = Main pages
page-nav-play = Play
page-nav-puzzles = Puzzles
page-nav-library = Library
page-nav-rules = Rules
page-nav-games = My games
page-nav-stats = Statistics
page-nav-settings = Settings
page-nav-about = About
page-nav-replay = Replay
page-skip-to-content = Skip to the content
page-brand = Hexfarer, home
page-to-home = Home
page-language = Language
page-theme-to = { $theme ->
    [dark] Switch to dark
   *[light] Switch to light
  }
page-credit-line = Icons by the authors of game-icons.net, CC BY 3.0. Type: Alegreya, Source Sans 3, SIL OFL 1.1. No art, scans or texts of publishers.
page-close = Close
page-reload = Reload
page-try-again = Try again
page-print = Print
page-copy = Copy
page-copied = Copied.
page-copy-by-hand = The browser did not allow it: copy it by hand.
page-newer = This part of the page could not be loaded. Perhaps a newer version is here: try again.
page-not-found = Nothing is here
page-not-found-about = This address leads to no page. Perhaps a letter of the link is missing.
page-problem-unreachable = The server cannot be reached. Your games are safe there.
page-problem-unknown = That did not work, and we do not know why. Your games are safe.
page-problem-safe = That did not work. Your game is safe at step { $step }.

## Home

page-home-title = Great adventures, every rule kept
page-home-lead = Play alone, round one screen, or with friends far away. Click anything to see what it can do, and why not.
page-home-continue = Go on
page-home-length = { $least } to { $most }
page-home-first = First game: { $game }, { $scenario }
page-home-first-start = Play your first game
page-home-first-rules = Read how it goes
page-home-start-about = one click: you, a bot where one is needed, the first scenario, a new seed
page-home-play-now = Play now
page-home-choose = Choose
page-home-all-games = All my games
page-home-nothing = Nothing on the table yet.
page-home-new-game = New game
page-home-start = Start a game
page-home-puzzle = Puzzle of the day
page-home-situation = Position of the day
page-home-open-tables = Open tables
page-home-no-tables = Nobody waits for a player just now.
page-home-host = Host a table
page-home-code = Have a code or a file?
page-code-label = Code or link of a table
page-code-wrong = This is neither the code nor the link of a table.
page-open-file = Open a save or a situation
page-players-count = { $fewest ->
    [one] { $most ->
        [one] 1 player
       *[other] 1–{ $most } players
      }
   *[other] { $fewest }–{ $most } players
  }
page-scenarios-count = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenarios
  }
page-table-your-move = your move
page-table-their-move = { $name } is to move
page-table-waiting = { $open ->
    [one] { $open } seat is free
   *[other] { $open } seats are free
  }
page-table-over = finished
page-table-stuck = stopped: open it to play on
page-table-next = goes on at another table
page-table-take-turn = Take your turn
page-table-open = Open
page-table-result = Result
page-table-join = Join
page-table-watch = Watch
page-table-seats-free = { $free ->
    [0] all { $seats } seats are taken
   *[other] { $free } of { $seats } seats free
  }

## New game

page-new-title = New game: { $game }
page-new-unknown = There is no such game
page-new-edition = Edition
page-new-scenario = Scenario
page-new-seats = Seats
page-new-player-of = Who plays seat { $seat }
page-new-seat-add = Add a seat
page-new-seat-remove = Remove a seat
page-new-hints = Hints for everybody
page-new-hints-about = Whoever asks gets the opinion of a bot; the result says how often. Usually off with others.
page-new-options = Options ({ $count })
page-new-my-name = Your name at the table
page-new-table-name = Name of the table
page-new-seed = Seed
page-new-seed-about = The same seed gives the same cards and dice. Empty: a new one.
page-new-seed-wrong = A seed is a whole number of at most 40 digits.
page-new-listed = Show the table on the home page of this server
page-new-summary = What will be played
page-minutes = { $minutes } min
page-hours = { $hours } h
page-difficulty = Difficulty: { $difficulty ->
    [1] easy
    [2] medium
    [3] hard
   *[other] very hard
  }
page-new-ways = Ways to play
page-new-all = All { $count }
page-way-against = Against others
page-way-together = Together
page-way-alone = Alone
page-way-campaign = Campaigns
page-new-first-ribbon = First game
page-new-first = First game?
page-new-first-about = { $scenario }, { $seats ->
    [one] alone
   *[other] against an easy bot
  }
page-new-first-take = Use this
page-new-hero = Who plays as whom
page-new-hero-about = One click takes it; now { $hero }
page-new-any = Any
page-new-any-about = Drawn by chance
page-seat-me = you
page-seat-bot = Bot: { $level }
page-seat-friend = invited
page-seat-here = here
page-kind-me = Me
page-kind-bot = Bot
page-kind-open = Friend by link
page-kind-here = Someone here
page-new-level = Strength of the bot
page-new-options-usual = all as usual
page-new-options-left = { $count ->
    [one] { $count } more option does not apply here.
   *[other] { $count } more options do not apply here.
  }
page-poster-edition = { $game }, { $edition }
page-poster-rounds = { $rounds ->
    [one] at most { $rounds } round
   *[other] at most { $rounds } rounds
  }
page-new-alone-only = For one player. With others:
page-new-play = Play { $scenario } as { $hero }
page-new-open-table = Open the table, invite a friend
page-poster-facts = { $seed ->
    [new] New seed
   *[other] Seed { $seed }
  } · { $hints ->
    [no] no hints
   *[yes] hints
  } · change
page-player-bot = Bot { $bot }
page-summary-seed = Seed { $seed }
page-summary-option = { $option }: { $value }

## Lobby

page-lobby-seats = Seats
page-lobby-sit = Sit here
page-lobby-sit-as = Sit down as { $hero }
page-lobby-bot-for = Bot for { $hero }: { $bot }
page-lobby-open-seat = Free this seat
page-lobby-invite = Invite
page-lobby-invite-about = Send this link. The game begins when every seat is taken.
page-lobby-link = Link of the table
page-lobby-watch = Look at the table
page-seat-free = free
page-seat-yours = you
page-seat-taken = taken

## At the table

page-loading-table = Setting the table …
page-table-missing = This table cannot be opened
page-menu-table = Table and settings
page-menu-copy-link = Copy the link of the table
page-menu-copy-seat = Copy the link of my seat
page-menu-copy-seat-about = Whoever has the link of your seat can play for you. Use it to go on with another device.
page-menu-give-bot = Let a bot play { $hero }
page-menu-leave = Leave the seat
page-menu-leave-sure = Your seat becomes free for somebody else. Leave?
page-menu-stay = Stay
page-save-file = Save as a file
page-save-record = Save my record
page-save-record-about = The full save tells what is hidden. While others play, you get what you have seen yourself.
page-agree = Open the game for all
page-agree-about = If everybody agrees, all may take the full save now.
page-agreed = Agreed: { $who }. Missing: { $missing }.
page-agreed-nobody = Nobody has agreed yet.
page-fact-parent = { $at ->
    [0] A branch of table { $table } from its beginning
    [one] A branch of table { $table } after { $at } step
   *[other] A branch of table { $table } after { $at } steps
  }
page-fact-no-hints = Hints are off at this table
page-curtain-title = Pass to { $hero }
page-curtain-about = Everybody else looks away now.
page-curtain-show = Show the things of { $hero }
page-curtain-other = Show those of { $hero } instead
page-net-lost = Connection lost. Your last step is saved. { $seconds ->
    [0] Trying again …
    [one] Trying again in { $seconds } second.
   *[other] Trying again in { $seconds } seconds.
  }
page-net-closed = This seat is no longer yours, or the table is gone.
page-net-back = { $steps ->
    [one] Back. { $steps } step happened.
   *[other] Back. { $steps } steps happened.
  }
page-net-changed = The position changed while you were away, so your step was not made. Look again.
page-net-unsent = The server did not answer. Your game is safe at step { $step }.
page-stuck-next = This game goes on at another table.
page-stuck-follow = Go there
page-stuck-play-on = Play on from step { $at }

## Result

page-result-title = The end
page-result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-result-won = won
page-result-hints = { $hints ->
    [one] with { $hints } hint
   *[other] with { $hints } hints
  }
page-result-breakdown = What made the points
page-result-part = { $name }: { $points }
page-result-part-of = { $hero }, { $name }: { $points }.
page-result-for = For
page-result-sum = Together
page-result-course = The score over the game
page-result-course-about = { $actions ->
    [one] The score of each seat after every step of the game, { $actions } in all
   *[other] The score of each seat after every step of the game, { $actions } in all
  }
page-result-actions = { $actions ->
    [one] { $actions } step
   *[other] { $actions } steps
  }
page-result-again = Same seed again
page-result-new = New game like this
page-result-next = Play the next scenario: { $name }
page-result-repeat = Play this scenario again

## Replay

page-replay-title = Replay: { $table }
page-replay-start = The beginning of the game.
page-replay-scrub = Step of the game
page-replay-at = Step { $at } of { $of }
page-replay-at-hero = Step { $at } of { $of }, { $hero }
page-replay-first = To the beginning
page-replay-last = To the end
page-replay-back = One step back
page-replay-on = One step on
page-replay-turn-back = Turn back
page-replay-turn-on = Turn on
page-replay-play = Play { $speed }×
page-replay-pause = Pause
page-replay-view = Seen by
page-replay-watcher = a watcher
page-replay-share = Copy the link to this step
page-replay-branch = Play from here
page-replay-to-table = To the table

## A record from a file

page-record-title = Look at a record
page-record-about = A record is what one seat saw of a game. The file is read here in your browser and sent nowhere.
page-record-open = Choose a record
page-record-link = Look at a record of a game
page-record-close = Close the record
page-record-none = This is not a record. Choose a file that ends in .record.json, as “Save my record” writes it.
page-record-newer = This record was written by another version of Hexfarer, and this one cannot read it.
page-record-damaged = { $step ->
    [0] This record is damaged and cannot be shown.
   *[other] This record is damaged at step { $step } and cannot be shown.
  }
page-record-game = This record is of the game “{ $game }”, which is not played here.

## Rules, library

page-rules-title = Rules of { $game }
page-rules-search = Search the rules
page-rules-search-hint = words or an id
page-rules-chapters = Chapters
page-rules-found = { $count } of { $of } rules
page-game-choose = Game
page-search-nothing = Nothing has these words. Did you mean:
page-search-nothing-here = Nothing has these words.
page-library-search = Name or text
page-library-kind = Kind
page-library-set = Set
page-library-source = Known from
page-library-all = all
page-library-found = { $count } of { $of }
page-confidence-high = sure
page-confidence-medium = fairly sure
page-confidence-low = unsure
page-confidence-source = from the rulebook
page-confidence-reading = our reading
page-confidence-reconstruction = reconstructed

## Situations

page-puzzles-title = Puzzles and situations
page-puzzles-about = Positions to sit down at. Each shows one rule or asks for one good idea.
page-puzzles-own = Write or open your own
page-puzzles-search = Title or rule
page-puzzles-found = { $count ->
    [one] { $count } position
   *[other] { $count } positions
  }
page-puzzles-goals = With a goal
page-puzzles-situations = Rules shown in a position
page-puzzles-more = Show more ({ $count })
page-situation-try = Try it
page-situation-try-named = Try it: { $title }
page-situation-look = Read
page-situation-look-named = Read: { $title }
page-puzzle-solution = See a solution
page-puzzle-solution-named = See a solution: { $title }
page-situation-title = A situation
page-situation-about = A situation says what is given, what is done and what must then hold. Paste one or open a file; nothing is stored until you play it.
page-situation-text = Text of the situation
page-situation-play = Sit down at it
page-situation-check = Check it
page-situation-open = Open a file
page-situation-save = Save as a file
page-situation-holds = Everything holds.
page-situation-fails = Something does not hold.

## My games, statistics

page-games-going = Going on
page-games-over = Finished
page-games-forget = Forget
page-games-forget-sure = Without a link to your seat you cannot come back. Forget it?
page-games-keep = Keep
page-stats-finished = { $count ->
    [0] No game was finished on this server yet.
    [one] { $count } game was finished on this server.
   *[other] { $count } games were finished on this server.
  }
page-stats-nothing = When a game is finished, its scores appear here.
page-stats-scores = How often a score was reached
page-stats-scores-about = { $count ->
    [one] { $count } score from { $least } to { $most }
   *[other] { $count } scores from { $least } to { $most }
  }
page-stats-by-hero = Scores by hero, with the mean
page-stats-by-hero-about = Every score as a dot, the mean as a line; the numbers are in the table below
page-stats-scenario = Scenario
page-stats-hero = Hero
page-stats-player = Player
page-stats-person = people
page-stats-games = Games
page-stats-wins = Won
page-stats-mean = Mean
page-stats-best = Best
page-stats-actions = Steps

## Settings, about

page-settings-look = Look
page-settings-theme = Theme
page-theme-auto = as the system
page-theme-light = light
page-theme-dark = dark
page-settings-text = Size of letters
page-settings-speed = Motion
page-settings-speed-about = If your system asks for reduced motion, nothing moves whatever is chosen here.
page-speed-instant = none
page-speed-quick = quick
page-speed-calm = calm
page-settings-play = Playing
page-settings-keys = Single letters are keys at the table (Z takes back, H gives a hint …)
page-settings-ask = Always ask, even where a thing can do only one thing
page-settings-confirm = Ask before a turn ends with something left to do
page-settings-notify = Tell me by a notification when it is my move and I look elsewhere
page-settings-notify-refused = The browser does not allow notifications here.
page-settings-privacy = You and your data
page-settings-privacy-about = There are no accounts. This browser keeps the keys to your seats; whoever has a key can play the seat.
page-settings-export = Save the keys to my seats as a file
page-settings-import = Open such a file
page-settings-imported = The keys to { $count ->
    [one] { $count } table were taken over.
   *[other] { $count } tables were taken over.
  }
page-settings-import-wrong = This is not a file with keys to seats.
page-about-hexfarer = Hexfarer plays heavy fantasy board games with every rule enforced and every refusal explained. It is free software under the MIT licence.
page-about-games = The games
page-about-art = Drawings and letters
page-about-icons = Icons by Lorc, Delapouite and the other authors of game-icons.net, CC BY 3.0.
page-about-type = Type: Alegreya and Source Sans 3, SIL Open Font License 1.1. Maps, cards and everything else are drawn by this program.
page-about-licences = The full licences of everything in this page
