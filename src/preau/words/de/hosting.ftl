### What the commands of whoever runs the server say: serve, migrate, verify, move-data, audit and reports.

## serve

hosting-serve-address = Préau läuft unter { $url }
hosting-serve-lan = Im selben Netz: { $url }
hosting-serve-stop = Strg+C beendet den Server; nichts geht verloren.
hosting-serve-port-taken = Port { $port } von { $host } ist belegt. Läuft Préau schon? Mit --port lässt sich ein anderer wählen.
hosting-serve-no-address = Die Adresse { $host } gehört nicht zu diesem Rechner.
hosting-bad-database = Die Datenbank lässt sich nicht öffnen: { $why }
hosting-bad-url = „{ $url }“ ist keine Adresse einer Datenbank. Sie sieht so aus: sqlite:///club.sqlite3 oder postgresql://user@host/name.

hosting-serve-no-secret = Mehrere Prozesse brauchen denselben Schlüssel: Setze PREAU_SECRET für alle auf denselben langen, zufälligen Text.
hosting-serve-bad-bus = { $url } ist keine Adresse eines Redis-Servers: Sie sollte aussehen wie redis://host:6379/0
hosting-serve-bad-mail = { $setting } ist nicht zu lesen. So muss es aussehen: { $example }

## The database

hosting-no-file = Unter { $path } gibt es keine Datenbank.
hosting-no-tables = Diese Datenbank enthält keine Tabellen von Préau. Ist es die richtige, dann ruf zuerst „preau migrate“ auf.
hosting-other-schema = Diese Datenbank hat das Schema { $found }, diese Version von Préau braucht { $newest }. Ruf „preau migrate“ auf oder nimm die Version, mit der sie angelegt wurde.

## migrate

hosting-migrate-done = Die Datenbank ist auf dem neuesten Stand (Schema { $newest }).
hosting-migrate-copy = Bevor etwas geändert wurde, ist die Datenbank kopiert worden: { $path }
hosting-migrate-back = Die Datenbank hat jetzt das Schema { $newest }, für eine ältere Version von Préau. Startest du diese Version damit, kommt sie wieder auf den neuesten Stand.
hosting-unknown-schema = Ein Schema { $wanted } gibt es nicht. Diese Version kennt: { $known }.

## verify

hosting-verify-progress = { $done } von { $total } Tischen
hosting-verify-clean =
    { $tables ->
        [one] Ein Tisch
       *[other] { $tables } Tische
    }, { $events ->
        [one] ein Ereignis
       *[other] { $events } Ereignisse
    }: alles in Ordnung.
hosting-verify-found =
    { $findings ->
        [one] Eine Auffälligkeit
       *[other] { $findings } Auffälligkeiten
    } an { $tables ->
        [one] einem Tisch
       *[other] { $tables } Tischen
    }. Nichts wurde geändert.
hosting-verify-finding = { $table }: { $what }
hosting-verify-no-log = steht in der Liste, hat aber kein Protokoll
hosting-verify-gap = Ereignis { $seq } fehlt; das nächste ist { $found }
hosting-verify-broken = Ereignis { $seq } kann nicht geschehen sein: { $why }
hosting-verify-newer = Ereignis { $seq } stammt von einer neueren Version dieses Programms oder ist beschädigt: { $why }
hosting-verify-game = hier wird „{ $game }“ gespielt, und dieses Spiel ist nicht installiert; das Protokoll lässt sich nicht nachspielen
hosting-verify-other-time = Ereignis { $seq } ist unter einer anderen Zeit abgelegt
hosting-verify-time-back = Ereignis { $seq } liegt vor dem vorigen
hosting-verify-not-playing = Ereignis { $seq } ist ein Schritt an einem Tisch, an dem nicht gespielt wird
hosting-verify-wrong-seat = Ereignis { $seq } ist der Schritt eines Platzes, der nicht am Zug ist
hosting-verify-not-listed = hat ein Protokoll, steht aber nicht in der Liste
hosting-verify-list = in der Liste steht { $column } = { $found }; nach dem Protokoll ist es { $due }
hosting-verify-seat = Platz { $number } ist anders abgelegt als im Protokoll
hosting-verify-guests = die Liste der Gäste hat { $found }; das Protokoll nennt { $due }

## move-data

hosting-move-progress = { $done } von { $total } Zeilen
hosting-move-done = { $rows } Zeilen übertragen; Anzahl und Prüfsumme stimmen überein ({ $check }).
hosting-move-same = Quelle und Ziel sind dieselbe Datenbank.
hosting-move-not-empty = Das Ziel enthält schon Tische. Übertragen wird nur in eine leere Datenbank; nichts wurde geändert.
hosting-move-foreign = Das Ziel enthält eine unfertige Übertragung aus einer anderen Quelle ({ $source }). Bring sie zu Ende oder wähle eine leere Datenbank; nichts wurde geändert.
hosting-move-twice = Eine andere Übertragung in dasselbe Ziel läuft schon. Diese hier hat angehalten.
hosting-move-differs = Quelle ({ $source } Zeilen) und Ziel ({ $target } Zeilen) sind nicht gleich: War die Quelle in Betrieb? Halte ihren Server an, leere das Ziel und fang neu an. Die Quelle ist unberührt.

## audit and reports

hosting-audit-opened = hat einen Tisch eröffnet
hosting-audit-opened-tournament = hat ein Turnier eröffnet
hosting-audit-sat = hat sich gesetzt
hosting-audit-sat-by-link = hat sich über einen Link gesetzt
hosting-audit-asked-for-seat = hat mit einem Link um einen Platz gebeten
hosting-audit-revoked = hat einen Link widerrufen
hosting-audit-signed-up = hat ein Konto angelegt
hosting-audit-signed-in = hat sich angemeldet
hosting-audit-sign-in-failed = konnte sich nicht anmelden
hosting-audit-signed-out = hat sich abgemeldet
hosting-audit-signed-out-everywhere = hat sich überall abgemeldet
hosting-audit-password-changed = hat das Passwort geändert
hosting-audit-passkey-added = hat einen Passkey hinzugefügt
hosting-audit-passkey-removed = hat einen Passkey entfernt
hosting-audit-exported = hat die eigenen Daten heruntergeladen
hosting-audit-deleted = hat alle eigenen Daten gelöscht
hosting-audit-reported = hat eine Nachricht gemeldet
hosting-audit-token-made = hat ein Token erstellt
hosting-audit-token-revoked = hat ein Token widerrufen
hosting-audit-became-bot = ist jetzt das Konto eines Bots
hosting-audit-became-person = ist wieder das Konto eines Menschen
hosting-audit-table = Tisch { $table }
hosting-audit-seat = Platz { $number }
hosting-audit-from = von { $address }
hosting-audit-none = Es ist nichts vermerkt.
hosting-report-line = { $name } ({ $guest }) am Tisch { $table }, { $said }, gemeldet von { $by }:
hosting-report-none = Es gibt keine Meldungen.
hosting-expire-done =
    { $count ->
        [0] Es gibt keine solchen Tische.
        [one] Ein Tisch ist aufgelöst.
       *[other] { $count } Tische sind aufgelöst.
    }
hosting-expire-found =
    { $count ->
        [0] Es gibt keine solchen Tische.
        [one] Es gibt einen solchen Tisch.
       *[other] Es gibt { $count } solche Tische.
    }
