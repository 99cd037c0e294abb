### What cannot be read or found: games, options, positions, records, rules.

## Games and options

input-unknown-game = Hier gibt es kein Spiel „{ $name }“. Es gibt: { $allowed }.
input-unknown-game-guess = Hier gibt es kein Spiel „{ $name }“. Meintest du { $guess }?
input-missing-game = Welches Spiel? Es gibt: { $allowed }.
input-broken-game = Das Spiel „{ $name }“ ist hier installiert, ließ sich aber nicht laden.
input-other-rules = Dieser Tisch hat mit Version { $wanted } der Regeln von „{ $name }“ begonnen; hier gibt es nur Version { $is }. Mit anderen Regeln geht die Partie nicht weiter; der Tisch bleibt, wie er ist, bis seine Regeln wieder da sind.
input-option-name = Es gibt keine Option „{ $name }“. Es gibt: { $allowed }.
input-option-value = Die Option { $name } kann nicht „{ $value }“ sein. Möglich sind: { $allowed }.
input-option-range = Die Option { $name } kann nicht „{ $value }“ sein, nur eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }.
input-option-shape = „{ $text }“ stellt keine Option ein: Schreib OPTION=WERT.
input-option-twice = Die Option { $name } ist zweimal angegeben.
input-option-no-seed = { $name }={ $value } wird ausgelost: Gib dazu seed=ZAHL an.
input-option-seed = Die Startzahl „{ $value }“ ist keine ganze Zahl mit höchstens 18 Ziffern.
input-option-idle-seed = Die Startzahl { $value } nützt nichts: Es wird nichts ausgelost.

## Positions

input-json = Das ist kein lesbares JSON: { $why }.
input-json-twice = Der Schlüssel „{ $name }“ kommt zweimal vor.
input-position-shape = Eine Stellung ist ein JSON-Objekt.
input-position-game = Der Schlüssel „game“ fehlt oder ist kein Text.

## Records

input-record-line = Zeile { NUMBER($line, useGrouping: 0) }: { $why }
input-record-first-line = Die erste Zeile sollte „{ $wanted }“ lauten.
input-record-not-canonical = Hier sollte genau „{ $wanted }“ stehen.
input-record-unknown-header = Die Kopfzeile „{ $name }“ ist unbekannt.
input-record-twice = Die Kopfzeile „{ $name }“ kommt zweimal vor.
input-record-no-header = Die Kopfzeile „{ $name }“ fehlt.
input-record-odd-line = „{ $text }“ ist weder eine Kopfzeile noch ein nummerierter Zug.
input-record-other-rules = Die Regeln haben Version { $is }, hier wird Version { $wanted } gespielt.
input-record-other-options = Die Stellung hat andere Optionen als die Kopfzeile.
input-record-turn = Der Zug hat die Nummer { $is }, es ist aber Zug { $wanted }.
input-record-move = { $move } kann nicht gespielt werden ({ $rule }). { $why }
input-record-no-seat = In einer Partie mit { $players } Spielern gibt es keinen Platz { $seat }.
input-record-date = „{ $text }“ ist kein Datum wie 2026-05-31.
input-record-ended = „{ $text }“ sagt nicht, wie die Partie endete; das sähe etwa so aus: „resigned, won by 1“.
input-record-result = Als Ergebnis steht da „{ $is }“, es ist aber „{ $wanted }“.
input-record-no-checksum = Die Prüfsumme fehlt.
input-record-checksum = Die Prüfsumme stimmt nicht: Die Mitschrift wurde nachträglich verändert.

## Rules

input-unknown-rule = Es gibt keine Regel { $number }.
input-unknown-rule-guess = Es gibt keine Regel { $number }. Meintest du { $guess }?

## Layers

input-unknown-layer = Das Bild hat keine Ebene „{ $name }“. Möglich sind: { $allowed }.
