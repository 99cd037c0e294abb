# Rätsel: im Terminal lösen, neue schürfen, und was an einer Rätseldatei nicht stimmt.

help-puzzles = Finde die einzige Lösung: das Rätsel des Tages oder ein anderes. Oder schürfe neue.
help-puzzles-puzzle = Ein Rätsel, etwa win-01. Ohne Angabe: das des Tages oder das nächste ungelöste.
help-puzzles-list = Alle Rätsel auflisten, und welche davon du gelöst hast.
help-puzzles-mine = So viele neue Rätsel aus Partien zwischen Bots schürfen.
help-puzzles-seed = Wonach die Partien der Bots ausgelost werden: dieselbe Zahl, dieselben Rätsel.
help-puzzles-games = Wie viele Partien höchstens durchsucht werden.
help-puzzles-out = Wohin die neuen Rätsel geschrieben werden.

puzzles-list = { $title }: { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
}, { $done } gelöst
puzzles-daily = Das Rätsel des Tages: { $command }
puzzles-today = Das Rätsel des Tages: { $title } ({ $id }) { $grade }
puzzles-title = { $title } ({ $id }) { $grade }
puzzles-hello = Gib deinen Zug ein; ? für einen Tipp, zweimal für die Lösung; back für noch einmal von vorn, rules NUMMER für eine Regel, quit zum Aufhören.
puzzles-solution = Die Lösung: { $move }. { $told }
puzzles-go-on = Richtig! Weiter so.
puzzles-next = Noch eins: { $command }
puzzles-all-done = Du hast alle gelöst!

puzzles-mining = Wird geschürft; bisher gefunden: { $found }
puzzles-mined = { $count ->
    [one] Ein Rätsel steht
   *[other] { $count } Rätsel stehen
} jetzt in { $path }.
puzzles-mined-fewer = In { $games } Partien fanden sich nur { $count } von { $wanted } gewünschten Rätseln; sie stehen in { $path }. Versuch es mit mehr Partien oder einer anderen Startzahl.
puzzles-no-out = Sag, wohin die neuen Rätsel geschrieben werden sollen: --out DATEI
puzzles-no-goals = Das Spiel { $game } sagt nicht, wonach seine Rätsel fragen könnten; da gibt es nichts zu schürfen.

unknown-puzzle = Es gibt kein Rätsel „{ $wanted }“. Sie heißen { $first } bis { $last }; --list zeigt alle.
unknown-puzzle-guess = Es gibt kein Rätsel „{ $wanted }“. Meintest du { $guess }?
unknown-puzzle-none = Das Spiel { $game } hat noch keine Rätsel. Siehe: preau learn { $game }

puzzle-over = Dieses Rätsel ist gelöst.
puzzle-beside = Das ist erlaubt, aber nicht die Lösung.

puzzle-not-json = Jede Zeile muss ein JSON-Objekt sein.
puzzle-bad-kind = Rätsel der Art „{ $kind }“ gibt es hier nicht. Es gibt: { $allowed }.
puzzle-bad-field = „{ $name }“ sollte aussehen wie { $wanted }.
puzzle-other-game = Die Stellung ist von { $is }, das Rätsel gehört aber zu { $wanted }.
puzzle-unfit = Diese Stellung taugt nicht für ein Rätsel der Art „{ $kind }“.
puzzle-unfit-over = In dieser Stellung ist die Partie vorbei.
puzzle-too-long = Die Zugfolge hätte vor { $move } enden müssen.
puzzle-off-goal = Die Zugfolge erreicht { $value } statt { $target }.
puzzle-bad-length = Die Zahl der Züge ({ $length }) passt nicht zur Art „{ $kind }“.
