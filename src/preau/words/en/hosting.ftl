# Running on several machines, and looking after the tables.

serve-no-secret = Several processes need the same secret: set PREAU_SECRET to a long random text, the same for all.
serve-bad-bus = { $url } is no address of a Redis: it should look like redis://host:6379/0

hosting-no-file = There is no database at { $path }.
hosting-no-tables = This database has no tables of Préau. If it is the right one, run preau migrate first.
hosting-other-schema = This database has schema { $found }, and this version of Préau needs { $newest }. Run preau migrate, or use the version that made it.

migrate-done = The database is up to date (schema { $newest }).

verify-progress = { $done } of { $total } tables
verify-clean =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    }, { $events ->
        [one] one event
       *[other] { $events } events
    }: everything is in order.
verify-found =
    { $findings ->
        [one] One finding
       *[other] { $findings } findings
    } in { $tables ->
        [one] one table
       *[other] { $tables } tables
    }. Nothing was changed.
verify-finding = { $table }: { $what }
verify-no-log = listed, but it has no log
verify-gap = event { $seq } is missing; the next one is { $found }
verify-broken = event { $seq } cannot have happened: { $why }
verify-other-time = event { $seq } is filed under another time
verify-time-back = event { $seq } is earlier than the one before it
verify-not-playing = event { $seq } plays at a table where nothing is being played
verify-wrong-seat = event { $seq } is played by a seat whose turn it is not
verify-not-listed = has a log, but is not listed
verify-list = the list says { $column } = { $found }; by the log it is { $due }
verify-seat = seat { $number } is not filed as the log has it
verify-guests = the list of guests has { $found }; the log names { $due }

carry-progress = { $done } of { $total } rows
data-moved = { $rows } rows carried over; counts and checksums agree ({ $check }).
carry-same = Source and target are the same database.
carry-not-empty = The target already holds tables. Data is carried over into an empty database only; nothing was changed.
carry-foreign = The target holds an unfinished move from another source ({ $source }). Finish that one, or choose an empty database; nothing was changed.
carry-twice = Another move into the same target is under way. This one has stopped.
carry-differs = Source ({ $source } rows) and target ({ $target } rows) are not the same: was the source in use? Stop its server, empty the target and start again. The source is untouched.

help-hosting-database = The database, if it is not the one that preau serve would use.
help-migrate = Bring the database up to date (preau serve does so by itself).
help-verify = Replay all tables' logs through the rules and report every difference.
help-move-data = Carry all tables over to another database. Run again to go on after an interruption.
help-move-from = The database to carry over, such as sqlite:////var/lib/preau/preau.sqlite3
help-move-to = The database to carry over to, such as postgresql://…
