### Recess!: warum eine Stellung abgelehnt wird.

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
position-missing-key = „{ $where }“ fehlt der Schlüssel „{ $key }“.
position-order = „{ $where }“ steht nicht in der richtigen Reihenfolge oder nennt etwas zweimal.
position-game = „{ $found }“ ist nicht dieses Spiel; es heißt „recess“.
position-option = Die Option { $name } kann nicht „{ $found }“ sein. Möglich: { $allowed }.
position-phase = Eine Phase „{ $found }“ gibt es nicht. Es gibt: { $allowed }.
position-square = „{ $where }“: Ein Feld „{ $found }“ gibt es nicht.
position-child = „{ $where }“: Ein Kind „{ $found }“ gibt es nicht.
position-steps-order = Übrig sind immer die letzten von 3, 2, 1, nicht { $found }.
position-line = Die Zeile hat { $found } Felder statt { $wanted }.
position-field = Das Feld „{ $key }“ kann nicht „{ $found }“ sein.

## The yard

position-minute-player = In Minute { $minute } ist Platz { $wanted } am Zug, nicht Platz { $player }.
position-debt = { $player } kann nicht { $coins } Münzen haben.
position-coins = Es gibt insgesamt { $wanted } Münzen, nicht { $total }.
position-nun-entrance = { $nun_start } ist nie in einem Eingang.
position-nun-obstacle = { $nun_start } steht auf dem Spielgerät auf { $square }.
position-wrong-entrance = { $child_start } ist im falschen Eingang.
position-obstacle = { $child_start } steht auf dem Spielgerät auf { $square }.
position-crowd = Auf { $square } stehen mehrere Figuren, und es ist keine Prügelei.
position-two-fights = { $child_start } ist in zwei Prügeleien.
position-safe-fight = In der Ruhezone auf { $square } prügelt sich niemand.
position-own-fight = Auf { $square } prügeln sich Kinder desselben Spielers.
position-fights-elsewhere = { $child_start } soll sich auf { $square } prügeln, ist aber nicht dort.
position-four-fights = { $player } führt mehr als drei Prügeleien.
position-detained-outside = { $child_start } hat eine Strafe, steht aber auf { $square } statt im Eingang.
position-detained-serving = { $child_start } verbüßt seine Strafe und wartet zugleich noch darauf.
position-serves-out-of-turn = { $child_start } verbüßt seine Strafe außer der Reihe.

## The turn

position-dropped = In der Phase „{ $phase }“ ist nichts zu ziehen, sie wäre also entfallen.
position-phase-empty = In der Phase „{ $phase }“ ist etwas übrig, das es nicht geben kann.
position-no-step = In der Phase „kids“ ist mindestens eine Bewegung übrig.
position-stay-first = Bleiben oder gehen ist die erste Entscheidung eines Zuges.
position-start-detained = Zu Beginn des Zuges würde { $child_nom } seine Strafe verbüßen.
position-start-phase = Der Zug beginnt mit der Phase „{ $wanted }“, nicht „{ $phase }“.
position-start-steps = Zu Beginn dieses Zuges sind diese Bewegungen übrig: { $wanted }.
position-start-movable = Zu Beginn dieses Zuges sind diese Kinder beweglich: { $wanted }.
position-start-must-leave = Bevor über Bleiben oder Gehen entschieden ist, muss niemand gehen.
position-start-caught = Zu Beginn dieses Zuges sieht eine Nonne diese Prügeleien: { $wanted }.
position-movable = { $child_start } ist nicht beweglich: festgehalten oder mit Strafe.
position-movable-missing = { $child_start } ist noch im Eingang, hat sich also nicht bewegt und muss beweglich sein.
position-must-leave = { $child_start } hat keine Prügelei zu verlassen oder ist nicht beweglich.
position-must-leave-missing = { $child_start } führt eine Prügelei und ist beweglich, muss sie also verlassen.
position-caught = Wer am Zug ist, führt auf { $square } keine Prügelei; dort wurde also niemand ertappt.
position-steps-serving = Es können nicht { $steps ->
    [1] 1 Bewegung
   *[other] { $steps } Bewegungen
} übrig sein, wenn { $serving ->
    [1] 1 Kind seine Strafe verbüßt
   *[other] { $serving } Kinder ihre Strafe verbüßen
}.
position-story-caught = Was als ertappt gilt, passt nicht zu dem, was die Nonnen zu Beginn des Zuges gesehen haben können.
position-story-first = In diesem Zug kann noch nichts gezogen worden sein, also ist es die erste Entscheidung.
position-story = Kein Zug führt hierher: Die verbrauchten Bewegungen passen nicht zu den Kindern, die sich bewegt haben, geblieben oder fort sind.

## The end

position-early-result = Es gibt ein Ergebnis, aber das Spiel ist nicht aus.
position-over-left = Das Spiel ist aus, also kann in „{ $key }“ nichts übrig sein.
position-over-early = Ohne Kuss endet das Spiel nicht in Minute { $minute }.
position-over-serving = Das Spiel ist aus, also ist { $child_nom } aufgestanden.
position-kisser = { $kisser } kann nicht im Zug von { $player } geküsst haben.
position-no-kiss = Kein Junge und Mädchen von { $player } stehen ungesehen beisammen, also hat niemand geküsst.
position-kiss-coins = { $player } hat weniger Münzen, als der Kuss gebracht hat.
position-result-coins = Die Münzen im Ergebnis sind nicht die der Spieler.
position-result-winners = Das Ergebnis nennt die Falschen. Richtig wäre: { $players }.
