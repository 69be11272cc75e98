### What the server of the table in the browser says.

server-waiting = { NAME($seat, case: "short") } decides now.
    .title = Waiting for { NAME($seat, case: "short") }
server-sentence =
    { $round ->
        [0] { $scenario } with { $heroes }
       *[other] { $scenario } with { $heroes }, round { $round }
    }

## Bots and options

server-bot-easy = Easy: plays every second turn without thinking
    .level = Easy
    .about = Plays every second turn without thinking.
server-bot-normal = Normal: takes what looks best
    .level = Normal
    .about = Takes what looks best at once.
server-bot-hard = Hard: thinks its turn through
    .level = Hard
    .about = Thinks its turn through.
server-bot-ruthless = Ruthless: thinks longer
    .level = Ruthless
    .about = Thinks its turn through, for about 2 seconds.
server-bot-patient = Patient: takes ten seconds a turn
    .level = Patient
    .about = Thinks its turn through, for about 10 seconds.
server-bot-random = Newcomer: anything that is allowed
server-bot-greedy = Schemer: looks ahead one turn
server-bot-seeker = Seeker: thinks a whole turn through
server-value-on = yes
server-value-off = no
server-value-usual = usual

## The end

server-won = { $winners } won: { $kind }.
server-nobody-won = Nobody won: { $kind }.
server-score-trophies = Tasks done
server-score-artefacts = artefacts
server-title-of = title: { $name }

## What is not possible

server-no-table = There is no table { $id } here.
    .fix = Check the link, or look for the table in the lobby.
server-no-seat = There is no seat { $seat }; this table has { $seats }.
server-no-page = There is nothing at { $path }.
server-no-build = The page is not built yet.
    .fix = Run make web, then load this address again.
server-no-secret = For this you need a seat at the table.
    .fix = Open the table with the link of your seat, or join it from the lobby.
server-wrong-secret = This link no longer opens a seat at this table.
    .fix = Watch the table without it, or ask the host for a new link.
server-host-only-looks = The host's key opens no seat; use the link of a seat.
server-not-host = Only the host of the table may do this.
server-seat-taken = Somebody else has taken this seat.
server-seats-number =
    { $seats ->
        [one] This game has one seat, but { $given } were named.
       *[other] This game has { $seats } seats, but { $given } were named.
    }
server-not-asked = It is not your decision now: { $seat } is asked.
server-over = The game is over.
server-not-over = The view of another seat opens when the game is over.
server-refused = { $why } ({ $rule })
server-out-of-date = Something happened before your step arrived; here is the new position.
server-explain-what = Name a thing or an action to have it explained.
server-branch-host = While the game is on, only its host may play on from an earlier step.
server-branch-others = While the game is on, one may play on from an earlier step only if nobody else sits at the table.
server-save-host = While the game is on, only its host may save it, because a save tells what is hidden.
server-older = This game was begun with an earlier version, whose dice this one no longer has; it cannot be opened.
server-unreadable = This game was played with other rules than these and cannot be shown: { $why }
server-too-many = That was too much at once; wait a minute and try again.
server-too-large = This is too long; at most { $limit } kB are taken.
server-malformed = This cannot be read: { $where }: { $why }.
server-hello-first = The first message must be hello.
server-http = This address does not take such a request ({ $code }).
server-fault = That did not work because of a mistake in the program. Your game is safe.
server-database-locked = Another program holds the database locked; try again in a moment.
server-database-full = There is no space left for the database; nothing more can be stored.
server-database-readonly = The database can be read but not written.
server-database-damaged = The database is damaged or is no database; restore a backup.
server-database-away = The database does not answer; try again in a moment.
server-no-key = For this you need a player's key.
server-wrong-key = This key is not known here, or it has been replaced by a new one.
server-save-others = While others play or may still join, the full save is taken only if everybody agrees, because it tells what is hidden.
server-hints-off = There are no hints at this table.
server-stuck = With the rules of this version the game leads on only to step { $at }.
server-not-stuck = This game leads on; there is no need for a new table.

## Seats, and what is no secret any more

server-disclosed-seed = The host chose the seed, so somebody may know how the cards lie.
server-disclosed-save = A full save of this game was taken, so somebody may know what is hidden.
server-disclosed-import = This game comes from a save, so somebody may know what is hidden.
server-disclosed-situation = This game began with a situation that somebody wrote and knows.
server-disclosed-branch = This game was also played on elsewhere, so somebody may know what is hidden.
server-disclosed-agreed = Everybody agreed to open the full save of this game.
server-seat-freed = { NAME($seat, case: "short") }: the host freed this seat.
server-seat-left = { NAME($seat, case: "short") }: the player left this seat.
server-seat-joined = { NAME($seat, case: "short") }: somebody took this seat.
server-seat-bot = { NAME($seat, case: "short") }: a bot plays here ({ $bot }).

## hexfarer serve

help-serve = Serve the table in the browser.
help-host = The address at which others reach the server. Otherwise 127.0.0.1, which is this machine only.
help-open = Open the address in the browser.
help-port = The port. Otherwise 8000.
help-database = Where tables are kept, such as postgresql://user@host/name. Otherwise a SQLite file in your data folder.
help-serve-workers = How many processes serve at the same time; more than one needs PostgreSQL. Otherwise 1.
serve-address = The table is at { $address } (Ctrl-C ends it).
problem-workers = { $workers } processes cannot share a SQLite file: name a PostgreSQL with --database, or leave --workers out.
problem-port-taken = The server cannot start at { $address }: { $why }. Choose another port with --port.
problem-database = A database is named as sqlite:////folder/file.db or postgresql://user@host/name, not { $kind }:…
problem-database-away = The database cannot be opened: { $why }

## What options are about

server-options-between = Between players
server-options-campaign = Campaign
server-options-cards = Cards and units
server-options-cities = Cities
server-options-combat = Combat and cards
server-options-easier = Easier
server-options-enemies = Enemies
server-options-harder = Harder
server-options-map = Map
server-options-stars = Astrologers
server-options-time = Day and night
