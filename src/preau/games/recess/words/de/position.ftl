### Recess!: warum eine Stellung abgelehnt wird.

## Setting one up by pointing

position-edit-off = Zurück in den Eingang
position-edit-detain = Zur Strafe aussetzen lassen
position-edit-lead = Das andere Kind zum Angreifer machen
position-edit-nothing = { $place ->
    [entrance] Damit lässt sich { $square_im } nichts ändern.
   *[square] Damit lässt sich auf { $square } nichts ändern.
}
position-edit-obstacle = Auf { $square } ist ein Spielgerät, dort kann niemand stehen.
position-edit-nowhere = Dort kann diese Figur nicht warten: Jungen und Mädchen haben ihre eigenen Eingänge.
position-edit-no-piece = In diesem Spiel gibt es keine Figur „{ $piece }“.
position-edit-minute = Zug (Minute)
position-edit-player = Wer am Zug ist
position-edit-coins = Münzen von { $player }

## How it is written

position-type = „{ $where }“ sollte { $wanted ->
    [number] eine ganze Zahl
    [text] ein Text
    [list] eine Liste
    [object] ein Objekt
   *[truth] true oder false
} sein.
position-range = „{ $where }“ sollte zwischen { $low } und { $high } liegen; { $found } geht nicht.
position-length = „{ $where }“ sollte { $wanted } Einträge haben, nicht { $found }.
position-unknown-key = „{ $where }“ hat einen unbekannten Schlüssel „{ $key }“. Es gibt: { $allowed }.
position-missing-key = In „{ $where }“ fehlt der Schlüssel „{ $key }“.
position-order = „{ $where }“ steht nicht in der richtigen Reihenfolge oder nennt etwas zweimal.
position-game = „{ $found }“ ist nicht dieses Spiel; es heißt „recess“.
position-option = Die Option { $name } kann nicht „{ $found }“ sein. Möglich sind: { $allowed }.
# R2.2
position-phase = Eine Phase „{ $found }“ gibt es nicht. Es gibt: { $allowed }.
# R1.2
position-square = „{ $where }“: Ein Feld „{ $found }“ gibt es nicht.
# R1.6
position-child = „{ $where }“: Ein Kind „{ $found }“ gibt es nicht.
# R2.2
position-steps-order = Übrig sind immer die letzten von 3, 2, 1, nicht { $found }.
position-line = Die Zeile hat { $found } Angaben statt { $wanted }.
position-field = Die Angabe „{ $key }“ kann nicht „{ $found }“ sein.

## The yard

# R2.1
position-minute-player = In Minute { $minute } ist { $wanted } am Zug, nicht { $player }.
# R5.4
position-debt = { $player } kann nicht { $coins } Münzen haben.
# R1.6
position-coins = Es gibt insgesamt { $wanted } Münzen, nicht { $total }.
# R1.5
position-nun-entrance = { $nun_start } ist nie in einem Eingang.
# R1.3
position-nun-obstacle = { $nun_start } kann nicht auf { $square } stehen, denn dort ist ein Spielgerät.
# R1.6
position-wrong-entrance = { $child_start } ist im falschen Eingang.
# R1.3
position-obstacle = { $child_start } kann nicht auf { $square } stehen, denn dort ist ein Spielgerät.
# R3.4
position-crowd = Auf { $square } stehen mehrere Figuren, und es ist keine Prügelei.
# R5.1
position-two-fights = { $child_start } ist in zwei Prügeleien.
# R3.5
position-safe-fight = In der Ruhezone auf { $square } prügelt sich niemand.
# R5.3
position-own-fight = Auf { $square } prügeln sich Kinder desselben Spielers.
# R5.1
position-fights-elsewhere = { $child_start } soll sich auf { $square } prügeln, ist aber nicht dort.
# R5.9
position-four-fights = { $player } ist in mehr als drei Prügeleien Angreifer.
# R6.1
position-detained-outside = { $child_start } ist bestraft, steht aber auf { $square } statt im Eingang.
# R6.3
position-detained-serving = { $child_start } setzt schon zur Strafe aus und wartet zugleich noch darauf.
# R6.3
position-serves-out-of-turn = { $child_start } setzt im Zug eines anderen zur Strafe aus.

## The turn

# R2.7
position-dropped = In der Phase „{ $phase }“ gibt es nichts zu tun, sie wäre also entfallen.
# R2.2
position-phase-empty = In der Phase „{ $phase }“ ist etwas übrig, das es dort nicht geben kann.
# R2.2
position-no-step = Solange sich die Kinder bewegen, ist mindestens eine Bewegung übrig.
# R5.5
position-stay-first = Bleiben oder gehen ist die erste Entscheidung eines Zuges.
# R6.3
position-start-detained = Zu Beginn des Zuges würde { $child_nom } zur Strafe aussetzen.
# R2.7
position-start-phase = Der Zug beginnt mit der Phase „{ $wanted }“, nicht „{ $phase }“.
# R2.4, R2.7
position-start-steps = Zu Beginn dieses Zuges sind diese Bewegungen übrig: { $wanted }.
# R2.5
position-start-movable = Zu Beginn dieses Zuges dürfen sich diese Kinder bewegen: { $wanted }.
# R5.5
position-start-must-leave = Bevor über Bleiben oder Gehen entschieden ist, muss niemand gehen.
# R5.6
position-start-caught = Zu Beginn dieses Zuges sieht eine Nonne diese Prügeleien: { $wanted }.
# R2.5
position-movable = { $child_start } wird festgehalten oder ist bestraft und darf sich nicht bewegen.
# R2.5
position-movable-missing = { $child_start } ist noch im Eingang, hat sich also nicht bewegt und dürfte es noch.
# R5.5
position-must-leave = { $child_start } hat keine Prügelei zu verlassen oder darf sich nicht bewegen.
# R5.5
position-must-leave-missing = { $child_start } ist Angreifer in einer Prügelei und darf sich bewegen, muss sie also verlassen.
# R5.6
position-caught = Wer am Zug ist, ist auf { $square } nicht Angreifer; dort wurde also niemand ertappt.
# R2.4
position-steps-serving = Es { $steps ->
    [1] kann nicht 1 Bewegung
   *[other] können nicht { $steps } Bewegungen
} übrig sein, wenn { $serving ->
    [1] 1 Kind zur Strafe aussetzt
   *[other] { $serving } Kinder zur Strafe aussetzen
}.
# R5.6
position-story-caught = Was als ertappt gilt, passt nicht zu dem, was die Nonnen zu Beginn des Zuges gesehen haben können.
# R2.3
position-story-first = In diesem Zug kann noch nichts geschehen sein, also ist es die erste Entscheidung.
# R2.4
position-story = Kein Zug führt hierher: Die verbrauchten Bewegungen passen nicht zu den Kindern, die sich bewegt haben, geblieben oder fort sind.

## The end

# R10.1
position-early-result = Es gibt ein Ergebnis, aber die Partie ist nicht zu Ende.
# R10.1
position-over-left = Die Partie ist zu Ende, also kann in „{ $key }“ nichts übrig sein.
# R10.1
position-over-early = Ohne Kuss endet die Partie nicht in Minute { $minute }.
# R6.3
position-over-serving = Die Partie ist zu Ende, also ist { $child_nom } aufgestanden.
# R8.2
position-kisser = { $kisser } kann nicht im Zug von { $player } geküsst haben.
# R8.1
position-no-kiss = Nirgends stehen ein Junge und ein Mädchen von { $player } ungesehen beisammen, also hat niemand geküsst.
# R8.2
position-kiss-coins = { $player } hat weniger Münzen, als der Kuss gebracht hat.
# R10.2
position-result-coins = Die Münzen im Ergebnis sind nicht die der Spieler.
# R10.2
position-result-winners = Das Ergebnis nennt die Falschen. Richtig wäre: { $players }.
