# Mehrere Rechner, und die Pflege der Tische.

serve-no-secret = Mehrere Prozesse brauchen denselben Schlüssel: Setz PREAU_SECRET auf einen langen zufälligen Text, für alle denselben.
serve-bad-bus = { $url } ist keine Adresse eines Redis: Sie sollte aussehen wie redis://host:6379/0

hosting-no-file = Unter { $path } gibt es keine Datenbank.
hosting-no-tables = Diese Datenbank enthält keine Tabellen von Préau. Ist es die richtige, dann ruf zuerst preau migrate auf.
hosting-other-schema = Diese Datenbank hat das Schema { $found }, diese Version von Préau braucht { $newest }. Ruf preau migrate auf, oder nimm die Version, mit der sie angelegt wurde.

migrate-done = Die Datenbank ist auf dem neuesten Stand (Schema { $newest }).

verify-progress = { $done } von { $total } Tischen
verify-clean =
    { $tables ->
        [one] Ein Tisch
       *[other] { $tables } Tische
    }, { $events ->
        [one] ein Ereignis
       *[other] { $events } Ereignisse
    }: alles in Ordnung.
verify-found =
    { $findings ->
        [one] Eine Auffälligkeit
       *[other] { $findings } Auffälligkeiten
    } an { $tables ->
        [one] einem Tisch
       *[other] { $tables } Tischen
    }. Nichts wurde geändert.
verify-finding = { $table }: { $what }
verify-no-log = steht in der Liste, hat aber kein Protokoll
verify-gap = Ereignis { $seq } fehlt; das nächste ist { $found }
verify-broken = Ereignis { $seq } kann nicht geschehen sein: { $why }
verify-other-time = Ereignis { $seq } ist unter einer anderen Zeit abgelegt
verify-time-back = Ereignis { $seq } liegt vor dem vorigen
verify-not-playing = Ereignis { $seq } spielt an einem Tisch, an dem nicht gespielt wird
verify-wrong-seat = Ereignis { $seq } spielt ein Platz, der nicht am Zug ist
verify-not-listed = hat ein Protokoll, steht aber nicht in der Liste
verify-list = in der Liste steht { $column } = { $found }; nach dem Protokoll ist es { $due }
verify-seat = Platz { $number } ist anders abgelegt als im Protokoll
verify-guests = die Liste der Gäste hat { $found }; das Protokoll nennt { $due }

carry-progress = { $done } von { $total } Zeilen
data-moved = { $rows } Zeilen übertragen; Anzahl und Prüfsumme stimmen überein ({ $check }).
carry-same = Quelle und Ziel sind dieselbe Datenbank.
carry-not-empty = Das Ziel enthält schon Tische. Übertragen wird nur in eine leere Datenbank; nichts wurde geändert.
carry-foreign = Das Ziel enthält eine unfertige Übertragung aus einer anderen Quelle ({ $source }). Bring sie zu Ende, oder wähl eine leere Datenbank; nichts wurde geändert.
carry-twice = Eine andere Übertragung in dasselbe Ziel läuft schon. Diese hier hat angehalten.
carry-differs = Quelle ({ $source } Zeilen) und Ziel ({ $target } Zeilen) sind nicht gleich: War die Quelle in Betrieb? Halt ihren Server an, leer das Ziel und fang neu an. Die Quelle ist unberührt.

help-hosting-database = Die Datenbank, wenn es nicht die ist, die preau serve nähme.
help-migrate = Die Datenbank auf den neuesten Stand bringen (preau serve tut das von selbst).
help-verify = Die Protokolle aller Tische nach den Regeln nachspielen und jeden Unterschied melden.
help-move-data = Alle Tische in eine andere Datenbank übertragen. Nach einer Unterbrechung einfach noch einmal aufrufen.
help-move-from = Die Datenbank, aus der übertragen wird, etwa sqlite:////var/lib/preau/preau.sqlite3
help-move-to = Die Datenbank, in die übertragen wird, etwa postgresql://…
