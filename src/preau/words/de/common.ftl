### Was die Oberfläche sagt: Ablehnungen, die zu keinem Spiel gehören, Mitschriften, Schiedsrichter, Kommandozeile.

## Games and options

bad-game = Hier gibt es kein Spiel „{ $name }“. Es gibt: { $allowed }.
bad-game-guess = Hier gibt es kein Spiel „{ $name }“. Meintest du { $guess }?
bad-game-missing = Welches Spiel? Es gibt: { $allowed }.
broken-game = Das Spiel „{ $name }“ ist hier installiert, ließ sich aber nicht laden.
bad-option-name = Es gibt keine Option „{ $name }“. Es gibt: { $allowed }.
bad-option-value = Die Option { $name } kann nicht „{ $value }“ sein. Möglich sind: { $allowed }.
bad-option-range = Die Option { $name } kann nicht „{ $value }“ sein, nur eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }.
bad-option-shape = „{ $text }“ setzt keine Option: Schreib NAME=WERT.
bad-option-twice = Die Option { $name } ist zweimal angegeben.
bad-option-no-seed = { $name }={ $value } wird ausgelost: Gib dazu seed=ZAHL an.
bad-option-seed = Der Startwert „{ $value }“ ist keine ganze Zahl mit höchstens 18 Ziffern.
bad-option-idle-seed = Der Startwert { $value } nützt nichts: Es wird nichts ausgelost.

## Positions

bad-json = Das ist kein lesbares JSON: { $why }.
bad-json-twice = Der Schlüssel „{ $name }“ kommt zweimal vor.
bad-position-shape = Eine Stellung ist ein JSON-Objekt.
bad-position-game = Der Schlüssel „game“ fehlt oder ist kein Text.

## Records

record-line = Zeile { NUMBER($line, useGrouping: 0) }: { $why }
record-first-line = Die erste Zeile sollte „{ $wanted }“ lauten.
record-not-canonical = Hier sollte genau „{ $wanted }“ stehen.
record-unknown-header = Die Kopfzeile „{ $name }“ ist unbekannt.
record-twice = Die Kopfzeile „{ $name }“ kommt zweimal vor.
record-no-header = Die Kopfzeile „{ $name }“ fehlt.
record-odd-line = „{ $text }“ ist weder eine Kopfzeile noch ein nummerierter Zug.
record-other-rules = Die Regeln haben Version { $is }, hier wird Version { $wanted } gespielt.
record-other-options = Die Stellung hat andere Optionen als die Kopfzeile.
record-turn = Der Zug hat die Nummer { $is }, es ist aber Zug { $wanted }.
record-move = { $move } kann nicht gespielt werden ({ $rule }). { $why }
record-no-seat = In einer Partie zu { $players } gibt es keinen Platz { $seat }.
record-date = „{ $text }“ ist kein Datum wie 2026-05-31.
record-ended = „{ $text }“ sagt nicht, wie ein Tisch endete, wie etwa „resigned, won by 1“.
record-result = Als Ergebnis steht da „{ $is }“, es ist aber „{ $wanted }“.
record-no-checksum = Die Prüfsumme fehlt.
record-checksum = Die Prüfsumme stimmt nicht: Die Mitschrift wurde nachträglich verändert.

## The referee

referee-blank = Die Zeile ist leer; erwartet wird ein Befehl.
referee-unknown = Es gibt keinen Befehl „{ $word }“.
referee-superfluous = Der Befehl „{ $word }“ steht allein, ohne „{ $text }“.
referee-not-utf8 = Die Zeile ist kein UTF-8-Text.
referee-no-game = Es gibt noch kein Spiel: Beginne mit „new“ oder „load“.
referee-no-move = Zu „play“ gehört ein Spielzug.
referee-not-timed = Das Spiel { $game } hat keine Sanduhr.
referee-nothing-to-undo = Es gibt nichts zurückzunehmen.

## Rules and effects

unknown-rule = Es gibt keine Regel { $number }.
unknown-rule-guess = Es gibt keine Regel { $number }. Meintest du { $guess }?
rule-ruling = Festlegung: { $text }
rule-edition = Optionen: { $text }
by-rule = { $text } ({ $rule })
did-you-mean = Meintest du { $guess }?

## Commands

help-preau = Ein Spieltisch: spielen, zuschauen, die Regeln befragen.
help-play = Im Terminal spielen, alle an einer Tastatur. Jeder Schritt wird gespeichert.
help-show = Eine Stellung zeichnen, im Terminal oder als SVG-Bild.
help-replay = Eine Mitschrift lesen: ausgeben, prüfen, zeichnen.
help-rules = Die Spielregel ausgeben, ganz, einen Abschnitt oder eine einzelne Regel.
help-games = Die Spiele auflisten oder die Optionen eines Spiels.
help-referee = Fragen zu den Regeln beantworten, ein Befehl je Zeile, in JSON.
help-version = Die Version ausgeben.
help-lang = Die Sprache (sonst die des Terminals).
help-arg-game = Der Name des Spiels, wie „preau games“ ihn nennt.
help-games-game = Die Optionen dieses Spiels zeigen.
help-rules-number = Eine Regel wie R5.6 oder ein Abschnitt wie R5.
help-show-what = Ein Spiel mit Optionen (recess players=4), eine Stellung als Text oder JSON, eine Datei damit oder mit einer Mitschrift, oder - für die Standardeingabe.
help-to = Nach so vielen Schritten anhalten.
help-layer = Auch diese Ebene zeigen (etwa „sight“); darf mehrmals stehen.
help-svg = Das Bild in diese Datei schreiben.
help-replay-file = Die Mitschrift; - für die Standardeingabe.
help-check = Nur sagen, ob die Mitschrift in Ordnung ist.
help-json = Die letzte Stellung als JSON ausgeben.
help-lenient = Lesen, was lesbar ist, und melden, was nicht stimmt.
help-play-game = Das Spiel oder die Datei einer gespeicherten Partie. Ohne Angabe wird gefragt.
help-play-options = Wie gespielt wird, etwa players=4; „preau games SPIEL“ nennt die Optionen.
help-play-name = Der Name eines Spielers, in der Reihenfolge der Plätze; darf mehrmals stehen.
help-play-resume = Die zuletzt gespeicherte Partie fortsetzen.

games-line = { $players } Spieler, etwa { $minutes } Minuten
games-broken = ließ sich nicht laden: { $reason }
games-edition-default = (wie voreingestellt)
replay-sound = Die Mitschrift ist in Ordnung. { $moves ->
    [one] Ein Schritt, erlaubt.
   *[other] { $moves } Schritte, alle erlaubt.
}
replay-timeout = Die Sanduhr ist abgelaufen.
seat-name = Platz { $seat }: { $name }
nothing-to-show = Es gibt nichts zu zeigen.
nothing-to-resume = Es gibt keine gespeicherte Partie zum Fortsetzen.
bad-layer = Das Bild hat keine Ebene „{ $name }“. Möglich: { $allowed }.

play-which = Welches Spiel?
play-hello = Gib einen Zug ein, oder drück Enter für die Auswahl; ? für Hilfe.
play-prompt = { NUMBER($turn, useGrouping: 0) }. { $who }>
play-over = Die Partie ist zu Ende.
play-over-prompt = Partie zu Ende (undo, save, quit)>
play-back = einen Schritt zurück
play-no-choice = „{ $text }“ steht nicht zur Wahl.
play-legal = { $move } ist erlaubt. { $told }
play-saved = Gespeichert in { $path }.
play-goodbye = Gespeichert in { $path }. Mit „preau play --resume“ geht es hier weiter.
play-help =
    ein Zug        ihn spielen, so wie die Regel ihn schreibt
    Enter          die Auswahl zeigen, dann nach Nummer oder Name wählen; 0 geht einen Schritt zurück
    moves          alle erlaubten Züge auflisten
    why ZUG        warum der Zug abgelehnt wird oder was er bewirken würde
    rules NUMMER   eine Regel (R5.6), einen Abschnitt (R5) oder die ganze Regel lesen
    board EBENE    das Brett noch einmal zeichnen, auf Wunsch mit einer Ebene
    hint           wohin ein starker Spieler schauen würde; noch einmal: was er zöge
    threats        was die anderen als Nächstes tun könnten
    undo           den letzten Zug zurücknehmen
    save DATEI     die Partie als Mitschrift speichern
    resume DATEI   eine gespeicherte Partie fortsetzen (ohne DATEI: die letzte)
    quit           aufhören; die Partie ist gespeichert
play-help-timeout = timeout        die Sanduhr ist abgelaufen
