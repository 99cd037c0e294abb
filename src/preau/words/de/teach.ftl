### Lessons, puzzles and diagrams: what is said of an answer, and what is wrong with a file.

teach-timeout = Die Sanduhr ist abgelaufen.

teach-solution = Eine Möglichkeit ist { $move }. { $told }

## What is not there

teach-unknown-lesson = Es gibt keine Lektion „{ $wanted }“. Es gibt: { $known }.
teach-unknown-lesson-guess = Es gibt keine Lektion „{ $wanted }“. Meintest du { $guess }?
teach-unknown-lesson-none = Dieses Spiel hat noch keine Lektionen.

## Answers

teach-over = Diese Lektion ist geschafft.
teach-beside = Das ist erlaubt, aber die Aufgabe verlangt etwas anderes.
teach-rest-of-turn = Den Rest deines Zuges übernimmt jetzt die Lektion.

## Files of lessons and diagrams

teach-file = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $why }
teach-refused = { $why }
teach-bad-name = Die Datei einer Lektion heißt etwa 01-walk.txt.
teach-task-alone = „task“ steht allein in seiner Zeile, ohne „{ $text }“.
teach-unknown = „{ $word }“ ist hier unbekannt. Bekannt sind: { $allowed }.
teach-empty = Nach „{ $word }“ fehlt etwas.
teach-twice = „{ $word }“ kommt zweimal vor.
teach-missing = „{ $word }“ fehlt.
teach-no-task = Es gibt keine Aufgabe.
teach-no-accept = Aufgabe { $number } nimmt keinen Schritt an: Es fehlt eine Zeile „accept“.
teach-bad-rule = „{ $rule }“ sieht nicht nach einer Regel wie R5.4 aus.
teach-other-game = Die Stellung ist von { $is }, die Lektion gehört aber zu { $wanted }.
teach-not-your-turn = Bei Aufgabe { $number } ist der Lernende nicht am Zug: Es fehlen Antworten.
teach-no-reply = Kein erlaubter Schritt passt zur Antwort „{ $move }“.
teach-solution-beside = Die Lösung { $move } ist erlaubt, aber die Aufgabe nimmt sie nicht an.
teach-unsolvable = Kein erlaubter Schritt löst Aufgabe { $number }.
teach-wrong-shape = „{ $text }“ sollte einen Schritt nennen und die Regel, die ihn verbietet.
teach-no-cell = Auf dem Brett gibt es kein „{ $cell }“.
teach-one-position = Es braucht genau eines von „lesson“ und „position“.
teach-no-such-task = Die Lektion { $wanted } hat keine Aufgabe { $number }.

teach-unknown-puzzle = Es gibt kein Rätsel „{ $wanted }“. Sie heißen { $first } bis { $last }.
teach-unknown-puzzle-guess = Es gibt kein Rätsel „{ $wanted }“. Meintest du { $guess }?
teach-unknown-puzzle-none = Dieses Spiel hat noch keine Rätsel.

teach-puzzle-over = Dieses Rätsel ist gelöst.
teach-puzzle-allows = Das ist erlaubt, aber eine Drohung bleibt bestehen. { $told }

## Files of puzzles

teach-puzzle-not-json = Jede Zeile muss ein JSON-Objekt sein.
teach-puzzle-bad-kind = Rätsel der Art „{ $kind }“ gibt es hier nicht. Es gibt: { $allowed }.
teach-puzzle-bad-field = „{ $name }“ sollte aussehen wie { $wanted }.
teach-puzzle-other-game = Die Stellung ist von { $is }, das Rätsel gehört aber zu { $wanted }.
teach-puzzle-unfit = Diese Stellung taugt nicht für ein Rätsel der Art „{ $kind }“.
teach-puzzle-unfit-over = In dieser Stellung ist die Partie vorbei.
teach-puzzle-too-long = Die Folge hätte vor { $move } enden müssen.
teach-puzzle-off-goal = Die Folge erreicht { $value } statt { $target }.
teach-puzzle-bad-length = Die Zahl der Schritte ({ $length }) passt nicht zur Art „{ $kind }“.
