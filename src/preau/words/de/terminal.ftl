### What the other commands say in the terminal, and the referee.

## referee

terminal-referee-blank = Die Zeile ist leer; erwartet wird ein Befehl.
terminal-referee-unknown = Es gibt keinen Befehl „{ $word }“.
terminal-referee-superfluous = Der Befehl „{ $word }“ steht allein, ohne „{ $text }“.
terminal-referee-not-utf8 = Die Zeile ist kein UTF-8-Text.
terminal-referee-no-game = Es gibt noch keine Partie: Beginne mit „new“ oder „load“.
terminal-referee-no-move = Zu „play“ gehört ein Schritt.
terminal-not-timed = Das Spiel { $game } hat keine Sanduhr.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.

## rules

terminal-rule-letter = Im Wortlaut
terminal-by-rule = { $text } ({ $rule })
terminal-did-you-mean = Meintest du { $guess }?
terminal-file-missing = Die Datei { $name } gibt es nicht.
terminal-file-folder = { $name } ist ein Ordner und keine Datei.
terminal-file-forbidden = Du darfst { $name } nicht öffnen.

## words

terminal-words-missing = fehlt.
terminal-words-surplus = gibt es im Englischen nicht.
terminal-words-unreadable = „{ $text }“ lässt sich nicht lesen.
terminal-words-variables = verwendet nicht dieselben Angaben wie das Englische: { $names }
terminal-words-forbidden = sagt „{ $word }“; im Glossar steht: { $better }
terminal-words-found = { $count ->
    [0] In „{ $language }“ ist nichts zu verbessern.
    [one] In „{ $language }“ ist eine Stelle zu verbessern.
   *[other] In „{ $language }“ sind { $count } Stellen zu verbessern.
}

## games, replay, show

terminal-games-line = { $players } Spieler, etwa { $minutes } Minuten
terminal-games-broken = ließ sich nicht laden: { $reason }
terminal-games-edition-default = die üblichen Regeln
terminal-replay-sound = Die Mitschrift ist in Ordnung. { $moves ->
    [one] Ein Schritt, erlaubt.
   *[other] { $moves } Schritte, alle erlaubt.
}
terminal-seat-name = Platz { $seat }: { $name }
terminal-nothing-to-show = Es gibt nichts zu zeigen.
terminal-nothing-to-resume = Es gibt keine gespeicherte Partie zum Fortsetzen.

## play

terminal-play-which = Welches Spiel?
terminal-legend-lit = zum Wählen oder Anschauen
terminal-legend-trouble = darum geht es
terminal-play-hello = Gib einen Schritt ein oder drück Enter für die Auswahl; ? zeigt die Hilfe.
terminal-play-prompt = { NUMBER($turn, useGrouping: 0) }. { $who }>
terminal-play-over = Die Partie ist zu Ende.
terminal-play-over-prompt = Partie zu Ende (undo, save, quit)>
terminal-play-back = zurück
terminal-play-no-choice = „{ $text }“ steht nicht zur Wahl.
terminal-play-legal = { $move } ist erlaubt. { $told }
terminal-play-saved = Gespeichert in { $path }.
terminal-play-goodbye = Gespeichert in { $path }. Mit „preau play --resume“ geht es hier weiter.
terminal-play-help =
    SCHRITT        diesen Schritt spielen; wie man Schritte schreibt, steht unten
    Enter          die Auswahl zeigen, dann nach Nummer oder Name wählen; 0 führt zurück
    moves          alle erlaubten Schritte auflisten
    why SCHRITT    warum der Schritt abgelehnt wird oder was er bewirken würde
    rules NUMMER   eine Regel ({ $rule }), einen Abschnitt ({ $section }) oder alle Regeln lesen
    board EBENE    das Brett noch einmal zeichnen, auf Wunsch mit einer Ebene
    hint           wohin ein starker Spieler schauen würde; noch einmal: was er spielen würde
    threats        was die anderen als Nächstes tun könnten
    undo           den letzten Schritt zurücknehmen
    save DATEI     die Partie als Mitschrift speichern
    resume DATEI   eine gespeicherte Partie fortsetzen (ohne DATEI: die letzte)
    quit           aufhören; die Partie bleibt gespeichert
terminal-play-help-timeout = timeout        die Sanduhr ist abgelaufen

terminal-hint-again = Noch einmal „hint“ zeigt den Schritt.

## learn

terminal-learn-list = { $title }: { $count ->
    [one] eine Lektion
   *[other] { $count } Lektionen
}, davon { $done } geschafft
terminal-learn-start = Hier geht es los: { $command }
terminal-learn-next = Hier geht es weiter: { $command }
terminal-learn-all-done = Alle Lektionen sind geschafft. Jetzt wird gespielt!
terminal-learn-hello = Gib deinen Schritt ein; ? zeigt einen Tipp, rules NUMMER eine Regel, und mit quit hörst du auf.
terminal-learn-task = Aufgabe { $number } von { $count }. { $text }
terminal-learn-hint = Tipp: { $text }
terminal-learn-wrong = Noch nicht. { $text }
terminal-advice-puzzles = Alle auf einmal: preau puzzles { $game } --list
terminal-advice-lessons = Siehe: preau learn { $game }
terminal-advice-rules = Siehe: preau rules { $game }
terminal-learn-beside = { $text } { $hint }
terminal-learn-done = Lektion geschafft: { $title }

## puzzles

terminal-puzzles-list = { $title }: { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
}, davon { $done } gelöst
terminal-puzzles-daily = Das Rätsel des Tages: { $command }
terminal-puzzles-today = Das Rätsel des Tages: { $title } ({ $id }) { $grade }
terminal-puzzles-title = { $title } ({ $id }) { $grade }
terminal-puzzles-hello = Gib deinen Schritt ein; ? zeigt einen Tipp, ein zweites ? die Lösung, rules NUMMER eine Regel. Mit back fängst du noch einmal von vorn an, mit quit hörst du auf.
terminal-puzzles-solution = Die Lösung ist { $move }. { $told }
terminal-puzzles-go-on = Richtig! Weiter so.
terminal-puzzles-next = Noch eins: { $command }
terminal-puzzles-all-done = Du hast alle gelöst!

terminal-puzzles-mining = Rätsel werden gesucht; bisher gefunden: { $found }
terminal-puzzles-mined = { $count ->
    [one] Ein Rätsel steht
   *[other] { $count } Rätsel stehen
} jetzt in { $path }.
terminal-puzzles-mined-fewer = In { $games } Partien fanden sich nur { $count } von { $wanted } gewünschten Rätseln; sie stehen in { $path }. Versuch es mit mehr Partien oder einer anderen Startzahl.
terminal-puzzles-no-out = Sag, wohin die neuen Rätsel geschrieben werden sollen: --out DATEI
terminal-puzzles-no-goals = Das Spiel { $game } sagt nicht, wonach seine Rätsel fragen könnten; da gibt es nichts zu suchen.

## review

terminal-review-best = Die besten Schritte
terminal-review-best-gain = Damit liegt die Siegchance bei { $share }. Mit den anderen naheliegenden Schritten läge sie im Schnitt bei { $others }.
terminal-change = { $first } → { $last }
