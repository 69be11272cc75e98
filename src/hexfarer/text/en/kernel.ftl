### What the program says about any game.
### NAME($x, case: "acc") puts a name into a case, GENDER($x) and EMPTY($x) serve selectors,
### $x_count is the number of members of a list $x.

## Lists

list-none = nothing
list-next = { $list }, { $item }
list-last = { $list } and { $item }

## Names that do not exist

problem-unknown-name = There is no { $kind } “{ $given }”. The nearest name is “{ $near }”.
problem-unknown-name-of =
    { EMPTY($known) ->
        [yes] There is no { $kind } “{ $given }”, and there are no others to choose from.
       *[no] There is no { $kind } “{ $given }”. The nearest name is “{ $near }”. You can choose from: { $known }.
    }

kind-bot = bot
kind-card = card
edition-base = Base edition
edition-ultimate = Ultimate Edition
kind-edition = edition
kind-event = event
kind-game = game
kind-language = language
kind-name = name
kind-option = option
kind-rule = rule
kind-scenario = scenario
kind-seat = hero or side
kind-text = text
kind-value = value
kind-thing = thing

## Setup

problem-seat-count = The scenario “{ $scenario }” takes from { $fewest } to { $most } seats; you named { $given }.
problem-not-in-edition = “{ $what }” is not in the edition “{ $edition }”; leave it out, or choose another edition.
problem-seat-twice = Each seat needs a different hero or side; you named: { $seats }.

## Actions

problem-no-such-action = There is no action with the number { NUMBER($action, useGrouping: 0) }.
problem-action-form = “{ $given }” lacks a word or has one too many. Write it like this: { $forms }.
problem-action-word = No action begins like “{ $given }”. The nearest first word is “{ $near }”. Actions begin with: { $known }.
problem-illegal = { $why } ({ $rule })

## Undo and saves

barrier-over = the game ended here
barrier-answered = { NAME($seat, case: "short") } answered here
problem-undo-nothing = You have done nothing yet that could be taken back.
problem-undo-answered = You can no longer take this back: { NAME($seat, case: "short") } has answered since.
problem-undo-revealed = You can no longer take this back: { $what }.
problem-redo-nothing = You have taken nothing back that could be done again.
problem-no-such-step = There is no step { $step }; the last one is { $last }.
problem-save-unwritten = The file { $file } cannot be written: { $why }.
problem-save-unreadable = The file { $file } cannot be read: { $why }.
problem-save-empty = The file { $file } is empty, so it is not a save.
problem-save-not = The file { $file } is not a save: it should begin with “{ $expected }”, but begins with “{ $found }”.
problem-save-newer = The file { $file } comes from a newer program (“{ $found }”); this one can read “{ $expected }”.
problem-save-older = The file { $file } is a save of an earlier form (“{ $found }”), whose games this program cannot play on; it reads “{ $expected }”.
problem-save-line = Line { $line } of { $file } should read “{ $expected }”, but reads “{ $found }”.
problem-save-cut = The file { $file } has no line { $line }; it should read “{ $expected }”.
problem-save-after = The save { $file } should end before line { $line }; take away “{ $found }” and what follows.
problem-save-damaged = The file { $file } has changed since it was saved: line { $line } should read “{ $expected }”, but reads “{ $found }”.
problem-save-setup = Line { $line } of { $file }, “{ $found }”: { $why }
problem-save-turn = Line { $line } of { $file } has an answer of { $found }, but { $expected } is asked there.
problem-save-action = Line { $line } of { $file }, “{ $found }”: { $why }
problem-save-state = The save { $file } does not lead to the position that it names after action { $after } (line { $line }: { $expected }), but to another ({ $found }). It was made by version { $program } of the program.
problem-save-rules = The save { $file } was played by an earlier version of the rules ({ $theirs }; now { $ours }) and leads elsewhere after action { $after }. Look at it with hexfarer replay { $file } --until { $after }, or play on from there with hexfarer play --load { $file } --at { $after }.
problem-save-rules-all = The save { $file } was played by an earlier version of the rules ({ $theirs }; now { $ours }), by which the game begins in another position, so it cannot be replayed.

## Tests of the rules

problem-coverage-no-tests = There is no folder tests/situations in { $folder } or above it; go to the folder of the source code.

## Many games at once

problem-vector-size = A vector needs at least one game; { $given } were asked for.
problem-vector-count = A step needs one action for each of the { $games } games; { $given } were given.
problem-vector-action = Game { $game } refuses the action { $action }: { $why } No game has moved.
problem-no-fight = Nobody fights here: name a save or a situation in the middle of a fight.
problem-no-solver = Fights of { $game } cannot be solved; those of mage_knight, heroes3 and euthia can.
problem-no-forecast = There are no chances to tell of { $thing } now.
problem-no-teller = Nothing is foretold in { $game }.

## What would help

remedy-then = { $first }, then: { $second }
