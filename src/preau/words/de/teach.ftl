# Lehren: Lektionen im Terminal, und was an einer Lektionsdatei nicht stimmt.

help-learn = Ein Spiel in kurzen Lektionen auf dem echten Brett lernen.
help-learn-lesson = Eine Lektion, nach Name oder Nummer. Ohne Angabe werden sie aufgelistet.

learn-list = { $title }: { $count ->
    [one] eine Lektion
   *[other] { $count } Lektionen
}, { $done } erledigt
learn-start = Hier geht es los: { $command }
learn-next = Hier geht es weiter: { $command }
learn-all-done = Alle Lektionen sind geschafft. Jetzt wird gespielt!
learn-hello = Zug eingeben; ? für einen Tipp, rules NUMMER für eine Regel, quit zum Aufhören.
learn-task = Aufgabe { $number } von { $count }. { $text }
learn-hint = Tipp: { $text }
learn-solution = Eine Möglichkeit: { $move }. { $told }
learn-wrong = Noch nicht. { $text }
learn-beside = { $text } { $hint }
learn-done = Lektion geschafft: { $title }

unknown-lesson = Es gibt keine Lektion „{ $wanted }“. Es gibt: { $known }.
unknown-lesson-guess = Es gibt keine Lektion „{ $wanted }“. Meintest du { $guess }?
unknown-lesson-none = Das Spiel { $game } hat noch keine Lektionen. Siehe: preau rules { $game }

teach-over = Diese Lektion ist geschafft.
teach-beside = Das ist erlaubt, aber die Aufgabe verlangt etwas anderes.

teach-file = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $why }
teach-refused = { $why }
teach-bad-name = Die Datei einer Lektion heißt etwa 01-walk.txt.
teach-task-alone = „task“ steht allein in seiner Zeile, ohne „{ $text }“.
teach-unknown = „{ $word }“ ist hier unbekannt. Bekannt sind: { $allowed }.
teach-empty = Nach „{ $word }“ fehlt etwas.
teach-twice = „{ $word }“ kommt zweimal vor.
teach-missing = „{ $word }“ fehlt.
teach-no-task = Es gibt keine Aufgabe.
teach-no-accept = Aufgabe { $number } nimmt keinen Zug an: Es fehlt eine Zeile „accept“.
teach-bad-rule = „{ $rule }“ sieht nicht nach einer Regel wie R5.4 aus.
teach-other-game = Die Stellung ist von { $is }, die Lektion gehört aber zu { $wanted }.
teach-not-your-turn = Bei Aufgabe { $number } ist der Lernende nicht am Zug: Es fehlen Antworten.
teach-no-reply = Kein erlaubter Zug passt zur Antwort „{ $move }“.
teach-solution-beside = Die Lösung { $move } ist erlaubt, aber die Aufgabe nimmt sie nicht an.
teach-unsolvable = Kein erlaubter Zug löst Aufgabe { $number }.
teach-wrong-shape = „{ $text }“ sollte ein Zug sein und die Regel, die ihn ablehnt.
teach-no-cell = Auf dem Brett gibt es kein „{ $cell }“.
teach-one-position = Es braucht genau eines von „lesson“ und „position“.
teach-no-such-task = Die Lektion { $wanted } hat keine Aufgabe { $number }.
