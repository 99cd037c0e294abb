### Der Tisch: Namen, Ablehnungen, Verlauf, Ergebnis.

## Namen

table-player = Spieler { $number }
table-bot = { $bird ->
    [brandom] { bot-random }
    [bgreedy] { bot-greedy }
    [b1] { bot-1 }
    [b2] { bot-2 }
    [b3] { bot-3 }
    [b4] { bot-4 }
    [b5] { bot-5 }
    [b6] { bot-6 }
    [b7] { bot-7 }
    [b8] { bot-8 }
   *[other] Bot der Stufe { $level }
}
table-bot-given = { $name } { $given }
table-given = { $given ->
    [n1] Pip
    [n2] Kiki
    [n3] Momo
    [n4] Tula
    [n5] Lolo
   *[other] { $number }
}
table-names = { $first }, { $next }
table-names-last = { $first } und { $last }

## Wonach gefragt wird, wenn das Spiel es nicht selbst sagt

table-prompt = Wähle etwas Markiertes auf dem Brett oder einen Knopf.
table-prompt-next = Wähle, was dazugehört.
table-prompt-over = Die Partie ist zu Ende.

## Ablehnungen

table-over = An diesem Tisch ist die Partie zu Ende.
table-not-started = Die Partie hat noch nicht begonnen, denn ein Platz ist noch frei.
table-no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
table-not-your-seat = Platz { $number } ist nicht dein Platz.
table-not-your-turn = Am Zug ist { $name }, nicht du.
table-bot-plays = Auf Platz { $number } spielt gerade ein Bot.
table-stale = Inzwischen ist es am Tisch weitergegangen. Sieh bitte noch einmal hin, bevor du spielst.
table-too-late = Zu spät, die Zeit war abgelaufen.
table-full = An diesem Tisch ist so viel geschehen, dass sein Protokoll voll ist. Ihr könnt die Partie noch zu Ende spielen, mehr nicht.
table-full-chat = Der Chat an diesem Tisch ist voll, mehr als { NUMBER($high, useGrouping: 0) } Zeilen passen nicht hinein.
table-move-too-long = Kein Schritt ist länger als { $high } Zeichen.
table-seat-bot = Platz { $number } gehört einem Bot.
table-seat-out = Wer auf Platz { $number } saß, ist aus dieser Partie ausgeschieden.
table-seat-taken = Platz { $number } ist besetzt.
table-private = Dieser Tisch ist privat. Du brauchst den Link zu einem Platz.
table-stand-in-players = Nur wer selbst an diesem Tisch mitspielt, kann für andere einen Bot einspringen lassen.
table-stand-in-early = { $name } ist noch nicht lange genug weg. Ein Bot darf erst nach { $seconds } Sekunden einspringen.
table-stand-in-never = An diesem Tisch springt kein Bot ein.
table-vote-open = { $name } hat schon eine Frage gestellt; die müsst ihr zuerst beantworten.
table-declined = { $name } hat das schon abgelehnt.
table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-undo-stand-in = Für { $names } spielt gerade ein Bot, und der kann nicht zustimmen. So lange lässt sich nichts zurücknehmen.
table-undo-timer = Was die Sanduhr entschieden hat, lässt sich nicht zurücknehmen.
table-no-vote = Du hast gerade nichts zu beantworten.
table-no-draws = In diesem Spiel kann man kein Unentschieden vereinbaren.
table-draw-bots = Bots nehmen kein Unentschieden an.
table-not-creator = Bevor die Partie beginnt, kann den Tisch nur schließen, wer ihn eröffnet hat.
table-end-players = Solange gespielt wird, können nur die Mitspieler das Ende der Partie vorschlagen.
table-paused = Die Partie macht gerade Pause.
table-pause-screen = Eine Pause könnt ihr nur machen, wenn ihr am selben Bildschirm spielt.
table-not-over = Die Partie läuft noch.
table-rematched = Die nächste Partie steht schon bereit.
table-bad-name = Ein Name hat 1 bis { $high } Zeichen.
table-name-taken = An diesem Tisch heißt schon jemand { $name }. Bitte wähle einen anderen Namen.
table-bad-avatar = Dieses Zeichen gibt es nicht.
table-bad-text = Eine Nachricht hat 1 bis { $high } Zeichen.
table-bad-level = Einen Bot dieser Stufe gibt es nicht.
table-start-over = In dieser Stellung ist die Partie schon zu Ende.
table-seat-count = Für dieses Spiel braucht es { $needed } Plätze, nicht { $given }.
table-clock-no-sand = Dieses Spiel hat keine Sanduhr.
table-clock-seconds = { $value ->
    [one] Eine Sekunde ist
   *[other] { $value } Sekunden sind
} nicht möglich: Wähle zwischen { $low } und { $high }.
table-clock-days = Tage je Zug lassen sich nur als ganze Zahl einstellen.
table-clock-increment = { $value ->
    [one] Eine Sekunde Zugabe ist
   *[other] { $value } Sekunden Zugabe sind
} nicht möglich: Wähle zwischen 0 und { $high }.
table-absence-seconds = Nach { $value ->
    [one] einer Sekunde
   *[other] { $value } Sekunden
} kann kein Bot einspringen: Wähle zwischen { $low } und { $high } Sekunden oder 0 für nie.

## Verlauf

table-event-timed-out = Die Sanduhr ist für { $you ->
    [yes] dich
   *[no] { $name }
} abgelaufen.

## Ergebnis

table-result-won =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen.
    }
table-result-drawn = Die Partie endet unentschieden.
table-result-length-drawn = Unentschieden: Nach { NUMBER($moves, useGrouping: 0) } Schritten ohne Sieger ist hier Schluss.
table-result-length = Nach { NUMBER($moves, useGrouping: 0) } Schritten ohne Sieger ist hier Schluss.
table-result-draw = Ein Unentschieden wurde vereinbart.
table-result-resigned =
    { $count ->
        [one] { $name } hat aufgegeben, also gewinnt { $winners }.
       *[other] { $name } hat aufgegeben, also gewinnen { $winners }.
    }
table-result-flagged =
    { $count ->
        [one] Die Zeit von { $name } ist abgelaufen, also gewinnt { $winners }.
       *[other] Die Zeit von { $name } ist abgelaufen, also gewinnen { $winners }.
    }
table-report-moves = Gemachte Schritte
table-result-abandoned = Der Tisch wurde ohne Ergebnis geschlossen.
table-result-abandoned-by = Ohne Ergebnis beendet, auf Wunsch von { $name }.
