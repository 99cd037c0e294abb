### What the commands of whoever runs the server say: serve, migrate, verify, move-data, audit and reports.

## serve

hosting-serve-address = Préau is open at { $url }
hosting-serve-lan = On the same network: { $url }
hosting-serve-stop = Press Ctrl-C to stop it. Nothing is lost.
hosting-serve-port-taken = Port { $port } of { $host } is taken. Is Préau running already? Choose another with --port.
hosting-serve-no-address = The address { $host } is not one of this machine’s.
hosting-bad-database = The database cannot be opened: { $why }
hosting-bad-url = “{ $url }” is not the address of a database. It looks like sqlite:///club.sqlite3 or postgresql://user@host/name.

hosting-serve-no-secret = Several processes need the same secret. Set PREAU_SECRET to a long random string, the same for all of them.
hosting-serve-bad-bus = { $url } is not the address of a Redis server. It should look like redis://host:6379/0
hosting-serve-bad-mail = { $setting } cannot be read. It should look like this: { $example }

## The database

hosting-no-file = There is no database at { $path }.
hosting-no-tables = This database holds none of Préau’s tables. If it is the right one, run “preau migrate” first.
hosting-other-schema = This database has schema { $found }, and this version of Préau needs { $newest }. Run “preau migrate”, or use the version that made it.

## migrate

hosting-migrate-done = The database is up to date (schema { $newest }).
hosting-migrate-copy = Before anything was changed, a copy of the database was made: { $path }
hosting-migrate-back = The database now has schema { $newest }, for an older version of Préau. Starting this version on it brings it up to date again.
hosting-unknown-schema = There is no schema { $wanted }. This version knows { $known_list }.

## verify

hosting-verify-progress = { $done } of { $total } tables
hosting-verify-clean =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    }, { $events ->
        [one] one event
       *[other] { $events } events
    }: everything is in order.
hosting-verify-found =
    { $findings ->
        [one] One finding
       *[other] { $findings } findings
    } in { $tables ->
        [one] one table
       *[other] { $tables } tables
    }. Nothing was changed.
hosting-verify-finding = { $table }: { $what }
hosting-verify-no-log = listed, but it has no log
hosting-verify-gap = event { $seq } is missing; the next one is { $found }
hosting-verify-broken = event { $seq } cannot have happened: { $why }
hosting-verify-newer = event { $seq } is from a newer version of this program, or damaged: { $why }
hosting-verify-game = it is for the game “{ $game }”, which is not installed here, so its log cannot be replayed
hosting-verify-other-time = event { $seq } is filed under another time
hosting-verify-time-back = event { $seq } is earlier than the one before it
hosting-verify-not-playing = event { $seq } plays at a table where nothing is being played
hosting-verify-wrong-seat = event { $seq } is played by a seat out of turn
hosting-verify-not-listed = has a log, but is not listed
hosting-verify-list = the list says { $column } = { $found }; by the log it is { $due }
hosting-verify-seat = seat { $number } is not filed as the log has it
hosting-verify-guests = the list of guests has { $found }; the log names { $due }

## move-data

hosting-move-progress = { $done } of { $total } rows
hosting-move-done = { $rows } rows carried over; counts and checksums agree ({ $check }).
hosting-move-same = Source and target are the same database.
hosting-move-not-empty = The target already holds tables. Data is carried over into an empty database only. Nothing was changed.
hosting-move-foreign = The target holds an unfinished transfer from another source ({ $source }). Finish that one, or choose an empty database. Nothing was changed.
hosting-move-twice = Another transfer into the same target is under way. This one has stopped.
hosting-move-differs = Source ({ $source } rows) and target ({ $target } rows) are not the same. Was the source in use? Stop its server, empty the target and start again. The source is untouched.

## audit and reports

hosting-audit-opened = opened a table
hosting-audit-opened-tournament = opened a tournament
hosting-audit-sat = sat down
hosting-audit-sat-by-link = sat down through a link
hosting-audit-asked-for-seat = asked for a seat through its link
hosting-audit-revoked = revoked a link
hosting-audit-signed-up = created an account
hosting-audit-signed-in = signed in
hosting-audit-sign-in-failed = failed to sign in
hosting-audit-signed-out = signed out
hosting-audit-signed-out-everywhere = signed out on all devices
hosting-audit-password-changed = changed the password
hosting-audit-passkey-added = added a passkey
hosting-audit-passkey-removed = removed a passkey
hosting-audit-exported = downloaded their data
hosting-audit-deleted = deleted everything
hosting-audit-reported = reported a message
hosting-audit-token-made = made a token
hosting-audit-token-revoked = revoked a token
hosting-audit-became-bot = became a bot account
hosting-audit-became-person = became a person’s account again
hosting-audit-table = table { $table }
hosting-audit-seat = seat { $number }
hosting-audit-from = from { $address }
hosting-audit-none = Nothing has been logged.
hosting-report-line = { $name } ({ $guest }) at table { $table } on { $said }, reported by { $by }:
hosting-report-none = Nothing has been reported.
hosting-expire-done =
    { $count ->
        [0] There are no such tables.
        [one] One table has been deleted.
       *[other] { $count } tables have been deleted.
    }
hosting-expire-found =
    { $count ->
        [0] There are no such tables.
        [one] There is one such table.
       *[other] There are { $count } such tables.
    }
