### What is said about situations: files of given, do and expect.

## A file that cannot be read

problem-situation-at = { $where }: { $why }
problem-situation-file = The file { $file } cannot be read: { $why }.
problem-situation-not-utf8 = The file { $file } is not a text in UTF-8.
problem-situation-yaml = { $where }: this is not YAML: { $why }.
problem-situation-deep = The file { $file } is nested too deeply for a situation.
problem-situation-none = There is no situation in the file { $file }.
problem-situation-not-one = The file { $file } holds several situations ({ $number }); here it must be exactly one.
problem-situation-anchor = { $where }: anchors and aliases (& and *) cannot be used here; write the value out.
problem-situation-key-twice = { $where }: the key “{ $key }” is there twice. Keep one of them.
problem-situation-twice = “{ $path }” is given twice. Keep one of them.

## How it must be written

problem-situation-key = “{ $of }” has no key “{ $given }”. The nearest is “{ $near }”. You can choose from: { $known }.
problem-situation-missing = “{ $of }” lacks the key “{ $key }”.
problem-situation-not-a-mapping = “{ $of }” needs keys with values, not { $found }.
problem-situation-not-a-list = “{ $of }” needs a list with at least one entry, not { $found }.
problem-situation-not-a-text = “{ $of }” needs a text, not { $found }.
problem-situation-not-a-bool = “{ $of }” can only be true or false, not { $found }.
problem-situation-not-a-number = “{ $of }” needs a suitable whole number, not { $found }.
problem-situation-quote = Put the text “{ $found }” under “{ $of }” in quotation marks; otherwise its colon makes it a key and a value.
problem-situation-one-key = Every entry of “expect” has one key; this one has: { $found }.
problem-situation-kind = There is no expectation “{ $given }”. The nearest is “{ $near }”. You can choose from: { $known }.
problem-situation-no-path = “{ $of }” needs at least one path.
problem-situation-path = There is nothing at “{ $path }”, because there is no “{ $part }”. The nearest is “{ $near }”. On that level there are: { $known }.
problem-situation-path-end = There is nothing at “{ $path }”: “{ $at }” is { $found }, which has no “{ $part }”.
problem-situation-not-several = At “{ $path }” there is { $found }, which is not a list and has no keys.
problem-situation-no-voice = Texts can be checked only where the program speaks; run the file with hexfarer situation.
problem-situation-many-dice = No generator was found that rolls all of these { $number } dice; write fewer.
problem-situation-no-dice = This game has no dice to load.
problem-situation-no-expect = A situation must expect something; this one has no “expect”.
problem-situation-unknown-name = “{ $path }” cannot have “{ $given }”: nothing in this game has that name. The nearest is “{ $near }”.

## Steps

problem-situation-ended = The game is over.
problem-situation-unreadable = Step { $step }, “{ $action }”: { $why } { $asked } is asked: { $question } Legal are: { $legal }.
problem-situation-refused = Step { $step }: “{ $action }” is refused by { $rule }. { $why } { $asked } is asked: { $question } Legal are: { $legal }.
problem-situation-by = Step { $step }, “{ $action }”: { $expected } should answer, but { $found } is asked. { $question }
problem-situation-never-asked = Step { $step }: { $expected } is not asked, even after { $number } quiet answers; now { $found } is asked.
problem-situation-too-late = Step { $step }: the game is over, and nobody is asked any more.
problem-situation-lost = After step { $step } something is not as it must always be: { $found }.

## Expectations: actions

problem-situation-legal = “{ $action }” should be legal for { $asked }, but { $rule } refuses it. { $why } Legal are: { $legal }.
problem-situation-torn = The rules allow “{ $action }”, but it is not among the legal actions. The fault is in the game, not in the situation.
problem-situation-not-legal = “{ $action }” should not be legal for { $asked }, but it is.
problem-situation-only-legal = The legal actions of { $asked } are not the expected ones. Missing: { $missing }. Too many: { $surplus }.
problem-situation-not-illegal = “{ $action }” should be refused by { $rule }, but { $asked } may do it.
problem-situation-other-rule = “{ $action }” should be refused by { $expected }, but { $found } refuses it. { $why }
problem-situation-no-refusal = “{ $action }” is legal for { $asked }, so there is no refusal to explain.
problem-situation-remedies = “{ $remedy }” should be among the remedies for “{ $action }”. There are: { $found }.

## Expectations: the position

problem-situation-equals = “{ $path }” should be { $expected }, but is { $found }.
problem-situation-order = “{ $path }” has the right entries in another order. Expected: { $expected }. Found: { $found }.
problem-situation-list = “{ $path }” should be { $expected }, but is { $found }. Missing: { $missing }. Too many: { $surplus }.
problem-situation-no-key = There is no “{ $path }”; it should be { $expected }.
problem-situation-more-keys = “{ $path }” has more keys than expected: { $surplus }.
problem-situation-contains = “{ $path }” should contain { $missing }. Found: { $found }.
problem-situation-lacks = “{ $path }” should not contain { $surplus }. Found: { $found }.
problem-situation-count = The number of entries in “{ $path }” should be { $expected }, but is { $number }: { $found }.

## Expectations: the course of the game

problem-situation-asked = { $expected } should be asked, but { $found } is. { $question }
problem-situation-asked-nobody = { $expected } should be asked, but the game is over.
problem-situation-not-ended = The game should be over, but { $asked } is asked. { $question }
problem-situation-has-ended = The game should go on, but it is over.
problem-situation-winner = Expected winner: { $expected }. In the game: { $found }.
problem-situation-event = “{ $event }” should have happened. What happened: { $found }.
problem-situation-event-order = “{ $event }” should have happened later. What happened: { $found }.
problem-situation-no-event = “{ $event }” should not have happened. What happened: { $found }.
problem-situation-reveals = The step should have revealed nothing, but it did. What happened: { $found }.
problem-situation-reveals-not = The step should have revealed something, but it did not. What happened: { $found }.
problem-situation-text = “{ $of }” should contain “{ $expected }”, but reads: { $found }

## What is given

problem-given-mapping = “{ $where }” needs keys with values, not “{ $given }”.
problem-given-list = “{ $where }” needs a list, not “{ $given }”.
problem-given-number = “{ $where }” needs a whole number, not “{ $given }”.
problem-given-flag = “{ $where }” can only be true or false, not “{ $given }”.
problem-given-pending = The block “pending” cannot be read: { $why }. Copy it unchanged from a position that the program wrote.
