### What the command hexfarer says.

version = hexfarer { $number } ({ $mode }, Python { $python })
version-stale = The compiled engine is older than its sources and not used; make native compiles it again.
you = you

## Help

help-usage = Usage:
help-options-mark = [OPTIONS]
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-hexfarer = Fantasy-adventure board games with every rule enforced and every refusal explained.
help-games = Show the games with their scenarios, sides, options and bots.
help-play = Play a game in the terminal.
help-sim = Let bots play many games and show wins, scores, lengths and speed.
help-duel = Find out which of two bots is stronger: both play the same seeds until it is clear.
help-saved = Show what is in a save.
help-replay = Run a save again and show what happened.
help-situation = Check positions written as given / do / expect, or write one from a save.
help-solve = Show what the fight in a saved game or a situation can end in at best.
help-solve-file = A saved game or a situation, in the middle of a fight.
help-solve-nodes = Look at no more positions than this.
help-rules = Show the rules in our words, or which of them have a test.
help-card = Show a card, Task, token or place with its text, or list them all.
help-bench = Measure how fast the engine is here.
help-game = The game; hexfarer games lists them.
help-id = A rule, such as FL-MOVE-03. Without it, all rules are shown.
help-name = The id or the name of a card. Without it, all are listed.
help-save-file = A saved game.
help-files = Situation files, or folders with such files.
help-help = Show this help.
help-version = Show the version, and whether the engine is compiled.
help-lang = The language: en, pl or cs. Otherwise the language of the system.
help-json = Print one JSON document and nothing else.
help-edition = The edition. Otherwise the first one of the game.
help-scenario = The scenario. Otherwise the first one of the game.
help-seats = Who plays, one name for each seat: human, or a bot such as greedy. Otherwise you play against greedy.
help-bots = The bots, one for each seat, such as random,greedy. Otherwise random everywhere.
help-heroes = The hero or side of each seat, such as north,sun.
help-option = A choice before the game; can be given several times.
help-seed = The number that decides all chance: the same seed gives the same game.
help-count = How many games are played. Otherwise 100.
help-workers = How many processes play at the same time. Otherwise 1.
help-one = One of the two bots.
help-other = The other one.
help-nodes = How many positions a bot may look at in a turn, if it counts them. Otherwise as many as usual.
help-rows = A file for the games, one line a seed; what is in it is not played again.
help-all = Play all games, even when it is clear who is stronger.
help-load = Go on with a saved game.
help-at = Go on after this many actions of the saved game, as a branch.
help-save = Save the game in this file after each of your answers.
help-verify = Only check that the save leads to the position in which it was saved.
help-until = Stop after this many actions.
help-dump = Write the position of a saved game as a situation.
help-coverage = Show which rules have a test.
help-quick = Measure little, to see that it works.
help-history = Add the figures to this file, one JSON object a line.
help-picture = Draw the figures of the history file as an SVG picture.

## What was written wrongly on the command line

kind-command = command
problem-number = { $option } needs a whole number, not “{ $given }”.
problem-number-from = { $option } needs a whole number from { $least } up, not “{ $given }”.
problem-missing = { $what } is missing. See: { $command } --help
problem-surplus = There is no place here for “{ $given }”. See: { $command } --help
problem-flag-value = { $option } takes no value; write it alone.
problem-value-missing = { $option } needs a value after it.
problem-usage = This cannot be read: { $why } See: { $command } --help
problem-option-form = An option before the game is written name=value, not “{ $given }”.
problem-seats-heroes =
    { $seats ->
        [one] There is { $seats } player for { $heroes } heroes or sides; name as many players as sides.
       *[other] There are { $seats } players for { $heroes } heroes or sides; name as many players as sides.
    }
problem-load-setup = A saved game brings its own setup; leave out --scenario, --edition, --heroes, --option and --seed, or leave out --load.
problem-at-load = --at says where in a saved game to go on, so it needs --load.
problem-save-exists = The file { $file } exists already; go on with it by --load { $file }, or name another.
problem-load-game = The save { $file } is of the game { $game }, not of { $given }; name that game, or none.
problem-no-server = The table in the browser needs packages that are not installed: { $packages }. Install them with pip install "hexfarer[server]"

## Games

games-scenario =
    { $fewest } to { $most } players, at most { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
games-editions = editions
games-heroes = heroes, sides
games-bots = bots

## Many games

sim-progress = Playing
sim-title =
    { $game }, { $scenario }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } from seed { $seed }
sim-seat = seat
sim-bot = bot
sim-wins = wins
sim-score = score
sim-length = On average { $rounds } rounds and { $decisions } decisions a game.
sim-speed = { $decisions } decisions and { $games } games a second ({ $mode }).
problem-game-broke = Game { $number } stopped on a fault of the program; play seed { $seed } to see it again: { $why }
problem-worker-died = A process that played games died; try fewer --workers.
duel-share = share
duel-elo = Difference in Elo: { $middle }, with 95 % certainty between { $low } and { $high }.
duel-score = Difference in score: { $middle }, with 95 % certainty between { $low } and { $high }.
duel-better = { $better } is stronger than { $worse }.
duel-even = { $one } and { $other } are about equally strong.
duel-open = It is not clear yet whether { $one } or { $other } is stronger: play more games.
problem-duel-row = Line { $line } of { $file } is not a row of a duel; take another file, or remove the line.

## Saves

save-scenario = Scenario
save-seats = Seats
save-options = Options
save-seed = Seed
save-rules = Version of the rules
save-program = Version of the program
save-actions = Actions
save-branch = Branch after action
save-notes = Beside the rules

## Replay

replay-title = { $game }, { $scenario }: { $seats }
replay-until =
    { $actions ->
        [one] The position after { $actions } action has the fingerprint { $hash }.
       *[other] The position after { $actions } actions has the fingerprint { $hash }.
    }
replay-same =
    { $actions ->
        [one] { $actions } action leads to the position that was saved ({ $hash }).
       *[other] { $actions } actions lead to the position that was saved ({ $hash }).
    }

## Situations

situation-title = position of { $file }
situation-sum = { $passed } passed, { $failed } failed

## Rules and cards

coverage-game = game
coverage-edition = edition
coverage-rules = rules
coverage-covered = with a test
coverage-missing = { $game }, without a test: { $ids }
coverage-unknown = { $game }, cited by tests but no rule: { $ids }
card-from = { $set } · { $confidence }
confidence-source = taken from the source
confidence-reading = our reading of an unclear source
confidence-reconstruction = our reconstruction

## Benchmark

bench-title = { $mode }, Python { $python }; calibration: { $steps } million steps a second
bench-game = game
bench-name = measure
bench-value = value
bench-unit = unit
bench-ratio = ratio
bench-peer = × peer
bench-note = CPU time. The ratio is the time of one unit of work over the time of a thousand calibration steps; smaller is faster. × peer: how many times as fast as the public Rust engine would be on this machine.
bench-one-mode = Only the sources were measured: the engine is not compiled (make native).
bench-no-server = The server was left out: its packages are not installed (pip install "hexfarer[server]").
problem-history-line = { $file }, line { $line }, is no run of the benchmarks. Remove the line, or name another file with --history.
problem-plot-needs-history = --plot draws a history: name its file with --history FILE.

## At the table

play-start = { $scenario }; { $seats }; seed { $seed }
play-seat = { $seat }: { $player }
play-sequel = The story goes on: { $command }
play-how = Answer with a number or with the text behind it. Type help for everything else, quit to leave.
play-folded =
    { $count ->
        [one] … and { $count } more choice; type more to see all.
       *[other] … and { $count } more choices; type more to see all.
    }
play-lock = { $lock } marks what cannot be taken back, because it shows something or lets others answer.
play-cures = This would make it possible: { $label } ({ $notation })
play-nearer = This would bring it nearer: { $label } ({ $notation })
play-may = You may do this now: { $label } ({ $rule }).
play-hint = The bot would choose { $number }: { $label } ({ $notation }).
play-hint-then = Then: { $steps }.
play-hand-over = Pass to { $seat }. Press Enter.
play-saved = Saved in { $file }.
play-left = Goodbye.
play-left-unsaved = Goodbye. This game was not saved; next time type save FILE before you leave, or start with --save FILE.
end-won = { $winners } won: { $kind }.

typed-number = choose the answer with that number
typed-notation = answer in notation, also several answers in a row
typed-pass-phase = pass now and whenever you are asked to act or respond until the phase ends
typed-undo = take your last answer back, as long as nothing was shown since; do it again
typed-why = say why something cannot be done, by which rule, and what would help
typed-hint = ask a bot what it would do
typed-more = show every choice in a row of its own
typed-table = show everything again
typed-map = show the map, drawn or as a list
typed-hand = show your cards with their texts, and what is in your deck
typed-log = show what happened lately, or everything
typed-card = show a card, Task, artefact or field
typed-rules = show a rule
typed-save = save the game, or go on with a saved one
typed-quit = leave

problem-no-such-choice = There is no choice { $given }; choose from 1 to { $last }.
problem-typed = Nothing here begins with “{ $given }”; the nearest word is “{ $near }”. Type a number, an action or help.
play-not-asked = You are not asked any more, so “{ $action }” was not done.
problem-no-pass-here = There is nothing to pass here; first answer what is asked.
problem-why-what = Write after why what you would like to do, such as why pass.
problem-file-which = Write the name of a file after { $command }.
problem-load-other = The save { $file } is of another table ({ $game }: { $seats }); leave this one and start it with hexfarer play --load.
problem-rule-which = Write the id of a rule after rules; hexfarer rules { $game } shows them all.
problem-card-which = Write the name of a card after card; hexfarer card { $game } lists them all.

## What the bot thinks

hint-brings = Afterwards: { $what }.
hint-instead = Afterwards: { $what }. With “{ $other }” it would be: { $instead }.
hint-saves = With “{ $other }” it would be: { $instead }.
hint-reveals = Something comes to light here; decide the rest when you know it.
hint-enough = Nothing that you can still do gains more than it costs.
hint-more = { $what } +{ $n }
hint-less = { $what } −{ $n }
bot-only = There is nothing else to do.
bot-best = Nothing else looks better.
bot-better = With what may still come of it: { $gain }, compared with “{ $other }”. It is only an opinion.
bot-hardly = It matters little: “{ $other }” is nearly as good.
bot-tried = Tried out with many deals of what nobody can see, this came out best.

## The board of the Four Lands

mark-north = No
mark-storms = St
mark-sun = Su
mark-south = So
mark-war = W
mark-deals = D
mark-intrigue = I
mark-growth = G
mark-mystery = Y
mark-romance = R
mark-magic = M
fl-start = start of the Round
fl-status = Round { $round } · { $phase } · Initiative: { NAME($side, case: "short") } · Tasks in the deck: { $tasks }
fl-complications = Complications in effect, played by: { NAME($sides, case: "short") }
fl-hand-size = hand
fl-deck-size = deck
fl-trophies = trophies
fl-legend = { $example }II·3 is Party II with 3 Agents; { $used } marks a field whose Task is done; ~ is a sea route.
fl-field = field
fl-climates = climate
fl-task = Task
fl-parties = Parties
fl-used = done
fl-revealed = revealed
fl-hidden = hidden
fl-turned = turned
fl-cast = has cast
fl-face-down = face down
fl-stack = Announced, the last one first
fl-fight = Fight: { $by } against { $target }
fl-hand = Your hand
fl-deck = In your deck: { $cards }
fl-card-prices = { $kind }, { $prices } AP

## The board of Mage Knight

cli-mk-mark-plains = Pl
cli-mk-mark-hills = Hi
cli-mk-mark-forest = Fo
cli-mk-mark-wasteland = Wa
cli-mk-mark-desert = De
cli-mk-mark-swamp = Sw
cli-mk-mark-lake = La
cli-mk-mark-mountain = Mo
cli-mk-mark-sea = Se
cli-mk-mark-city = Ci
cli-mk-mark-portal = port
cli-mk-mark-village = vill
cli-mk-mark-monastery = mona
cli-mk-mark-burned-monastery = burnt
cli-mk-mark-keep = keep
cli-mk-mark-mage-tower = tower
cli-mk-mark-city-site = city
cli-mk-mark-magical-glade = glade
cli-mk-mark-crystal-mine = mine
cli-mk-mark-monster-den = den
cli-mk-mark-spawning-grounds = spawn
cli-mk-mark-dungeon = dung
cli-mk-mark-tomb = tomb
cli-mk-mark-ancient-ruins = ruins
cli-mk-mark-secret-dungeon = s.dun
cli-mk-mark-secret-tomb = s.tom
cli-mk-mark-green = orc
cli-mk-mark-gray = keep
cli-mk-mark-brown = dung
cli-mk-mark-violet = tow
cli-mk-mark-white = city
cli-mk-mark-red = drac
cli-mk-legend-marks = @{ $hero } hero, +{ $hero } shield; thick lines run around tiles
cli-mk-legend-reveal = { "[" }a,b] a tile can be revealed there
cli-mk-reveal = Tiles can be revealed at: { $places }
cli-mk-city-level = level { $level }
cli-mk-ruin-hidden = face down
cli-mk-shields = shields: { $heroes }
cli-mk-round = Round { $round } of { $rounds }
cli-mk-turn-of = turn: { $hero }
cli-mk-announced = end of the round announced: { $hero }
cli-mk-last-turns = last turns
cli-mk-source = Source
cli-mk-dice-away = dice away
cli-mk-order = Order
cli-mk-tiles-left = Tiles in the deck: { $count }
cli-mk-next-core = next: core
cli-mk-next-countryside = next: countryside
cli-mk-hand = Your hand
cli-mk-in-play = In play
cli-mk-discard = Discarded
cli-mk-waiting = To choose from
cli-mk-fame = fame { $fame }, level { $level }
cli-mk-reputation = reputation { $reputation }
cli-mk-armor = armor { $armor }
cli-mk-hand-limit = hand limit { $limit }
cli-mk-piles = hand { $hand }, deck { $deck }, discard { $discard }
cli-mk-dummy-piles = deck { $deck }, discard { $discard }
cli-mk-wounds = wounds in hand: { $count }
cli-mk-deck-top = on top of the deck: { $cards }
cli-mk-cards = Cards
cli-mk-crystals = Crystals
cli-mk-mana = Mana
cli-mk-stored-die = die on the tactic
cli-mk-points = Points
cli-mk-tactic = Tactic
cli-mk-tactic-used = used
cli-mk-units = Units
cli-mk-skills = Skills
cli-mk-rewards = Rewards due
cli-mk-drafted = Kept cards
cli-mk-pack = Passed to you
cli-mk-unit-ready = ready
cli-mk-unit-spent = spent
cli-mk-unit-wounded = wounded
cli-mk-banner-used = used
cli-mk-skill-ready = ready
cli-mk-skill-used = used this turn
cli-mk-skill-flipped = used this round
cli-mk-skill-centre = lies in the centre
cli-mk-eliminated = out of the game
cli-mk-offer-units = Units
cli-mk-offer-actions = Advanced actions
cli-mk-offer-spells = Spells
cli-mk-offer-monastery = Monasteries
cli-mk-offer-skills = Common skills
cli-mk-combat = Combat of { $hero } at { $space }
cli-mk-phase-ranged = ranged phase
cli-mk-phase-block = block phase
cli-mk-phase-damage = damage phase
cli-mk-phase-attack = attack phase
cli-mk-night-rules = Night rules
cli-mk-no-units = without units
cli-mk-skipped = no block and damage phases
cli-mk-die = secret die
cli-mk-die-hidden = hidden
cli-mk-enemy = enemy
cli-mk-column-armor = armor
cli-mk-column-attack = attack
cli-mk-column-block = block
cli-mk-column-damage = damage
cli-mk-column-abilities = abilities
cli-mk-column-walls = walls
cli-mk-column-fame = fame
cli-mk-column-state = state
cli-mk-summoned = summoned by { $number }
cli-mk-foe-target = target
cli-mk-foe-blocking = being blocked
cli-mk-foe-blocked = blocked
cli-mk-foe-stopped = does not attack
cli-mk-foe-dealt = damage assigned
cli-mk-foe-defeated = defeated
cli-mk-attack-parts = played attacks: { $parts }
cli-mk-block-parts = played blocks: { $parts }
cli-mk-duel = Fight: { $aggressor } against { $defender }
cli-mk-duel-melee = melee
cli-mk-duel-ranged = ranged phase of the fight
cli-mk-duel-full = the defender takes part fully
cli-mk-duel-partial = the defender takes part partially
cli-mk-duel-attacks = attacks
cli-mk-duel-blocks = blocks
cli-mk-title = { $name } (title)
cli-mk-score-fame = fame
cli-mk-score-knowledge = knowledge
cli-mk-score-loot = loot
cli-mk-score-leader = leader
cli-mk-score-conqueror = conqueror
cli-mk-score-adventurer = adventurer
cli-mk-score-beating = beating
cli-mk-score-cities = cities
cli-mk-score-mines = mines
cli-mk-score-per-city = cities conquered
cli-mk-score-everybody-leads = a city for everybody
cli-mk-score-all-cities = all cities
cli-mk-score-rounds-left = rounds left
cli-mk-score-dummy-cards = cards of the dummy player
cli-mk-score-not-announced = end of the round not announced
cli-mk-score-keeps = keeps
cli-mk-score-towers = mage towers
cli-mk-score-portal = on the portal
cli-mk-end-score = most fame
cli-mk-end-success = the goal was reached
cli-mk-end-failure = the goal was not reached
cli-mk-end-teams = the better team
cli-mk-end-sites = most sites held
cli-mk-end-portal = back on the portal

# -- solve --

solve-beaten = Beaten
solve-wounds = Wounds
solve-poison = Poison
solve-units = Units
solve-cards = Cards
solve-line = How
solve-exact = Exact: nothing better is possible. { $nodes } positions in { $seconds } s.
solve-sure = Exact: nothing better can be made sure of, whatever comes to light. { $nodes } positions in { $seconds } s.
solve-not-exact = Not exact: there is more to look at (--nodes), or it depends on others or on chance that cannot be listed. { $nodes } positions in { $seconds } s.
solve-unseen = After { $line }: { $seen } ({ $percent } %)
solve-fight = The fight
solve-exchange = The next exchange
solve-won = won %
solve-lost = lost %
solve-neither = neither %
solve-died = Hero dies %
solve-own = own units lost %
solve-enemy = enemy units lost %
solve-damage = damage
solve-played = Played out { $playouts } times. { $nodes } positions in { $seconds } s.
