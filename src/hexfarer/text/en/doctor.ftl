### What `hexfarer doctor` says. A line has 80 columns, so be brief.

help-doctor = Show what is installed here, what is missing and how to mend it.

doctor-checkout = checkout in { $where }
doctor-wheel = installed in { $where }
doctor-ok = fine
doctor-could = could be better
doctor-missing = missing
doctor-well = You can play in the terminal: hexfarer play mage_knight
doctor-unwell = You cannot play yet: first install what is marked as missing.

## What is looked at

doctor-python = Python
doctor-packages = packages
doctor-engine = engine
doctor-terminal = terminal
doctor-server = server
doctor-page = page
doctor-database = database
doctor-dev = developing
doctor-node = Node
doctor-chromium = Chromium

## Python and packages

doctor-python-optimised = { $version }, optimised
doctor-python-slow = built without optimisations; others are 10 to 30 % faster
doctor-python-old = Python 3.11 or newer is needed
doctor-all-packages =
    { $count ->
        [one] { $count } package, installed
       *[other] { $count } packages, all installed
    }
doctor-not-installed =
    { $more ->
        [0] no { $packages }
       *[other] no { $packages } and { $more } more
    }
doctor-packages-needed = nothing runs without them
doctor-server-needed = needed to play in the browser
doctor-dev-needed = needed for tests and linters

## Engine and page

doctor-compiled = compiled
doctor-interpreted = interpreted
doctor-engine-pure = HEXFARER_PURE asks for it
doctor-engine-never = not compiled yet; compiled, it is 5 to 8 times as fast
doctor-engine-stale = its sources have changed since it was compiled
doctor-engine-broken = the compiled engine cannot be loaded
doctor-engine-lacks = there is no { $what } to compile it with
doctor-engine-wheel = this wheel has no compiled engine
doctor-page-built = built
doctor-page-not-built = not built
doctor-page-needed = hexfarer serve has nothing to show without it

## Database

doctor-database-new = { $url } (made at the first start)
doctor-database-extra = needs the server packages
doctor-database-kind = neither SQLite nor PostgreSQL
doctor-database-memory = lost when the server stops
doctor-database-locked = cannot be written
doctor-database-folder = { $folder } cannot be written
doctor-database-old = the next start updates it
doctor-database-newer = made by a newer hexfarer

## Around the program

doctor-all-colours = 16 million colours
doctor-colours = { $count } colours
doctor-no-colours = no colours
doctor-terminal-encoding = letters and lines need UTF-8
doctor-terminal-narrow = maps need { $width } columns
doctor-not-there = not installed
doctor-node-needed = 20.19 or newer builds the page
doctor-chromium-needed = the tests of the page use it
