### Die Spielstärke der Leute: gewertete Partien, Bestenlisten.

ratings-rated = gewertet
ratings-rated-choice = Gewertet: Das Ergebnis zählt für die Spielstärke aller Mitspieler
ratings-rated-help = In einer gewerteten Partie spielen alle unter dem Namen ihres Kontos und mit Uhr. Tipps gibt es dann nicht, und ein Schritt wird nur zurückgenommen, wenn ein Gegner zustimmt.
ratings-range-choice = Spielstärke der Mitspieler
ratings-range-low = von
ratings-range-high = bis
ratings-range-help = Gilt an öffentlichen Tischen; lass leer, was dir egal ist. Wer noch keine Spielstärke hat, wird wie alle am Anfang mit 25 eingestuft. Wer deinen Link hat, darf sich immer setzen.
ratings-range-from = Spielstärke ab { $low }
    .mid = eine Spielstärke ab { $low }
ratings-range-to = Spielstärke bis { $high }
    .mid = eine Spielstärke bis { $high }
ratings-range-between = Spielstärke { $low } bis { $high }
    .mid = eine Spielstärke von { $low } bis { $high }

## warum ein Tisch nicht gewertet werden kann, oder jemand sich nicht setzen

ratings-online = Eine Partie am selben Bildschirm kann nicht gewertet werden.
ratings-from-start = Nur eine Partie von Anfang an kann gewertet werden.
ratings-no-help = An einem gewerteten Tisch gibt es keine Tipps. Entscheide dich für eins von beiden.
ratings-needs-clock = Eine gewertete Partie zwischen Menschen braucht eine Uhr.
ratings-needs-players = Eine gewertete Partie braucht mindestens einen Menschen und einen Gegner.
ratings-unmeasured = Wie stark der Bot „{ $level }“ in diesem Spiel ist, wurde noch nicht gemessen; an einem gewerteten Tisch kann er nicht mitspielen.
ratings-needs-account = An einem gewerteten Tisch spielst du unter dem Namen deines Kontos. Melde dich zuerst an.
ratings-one-seat = Du hast an diesem Tisch schon einen Platz. In einer gewerteten Partie hat jeder nur einen.
ratings-bad-range = Gib für die Spielstärke ganze Zahlen von { $low } bis { $high } an, die kleinere zuerst.
ratings-outside = An diesem Tisch ist { $asked_mid } gefragt. Deine beträgt hier { $rating }.
ratings-outside-unrated = An diesem Tisch ist { $asked_mid } gefragt. Du hast hier noch keine und wirst so lange mit { $rating } eingestuft.
ratings-no-undo = In einer gewerteten Partie wird nur zurückgenommen, wenn ein Gegner zustimmt.
ratings-no-end = Eine gewertete Partie gegen Bots kannst du aufgeben, aber nicht ohne Ergebnis beenden.

## am Ende einer Partie

ratings-change-up = Deine Spielstärke steigt um { $by } auf { $rating }.
ratings-change-down = Deine Spielstärke sinkt um { $by } auf { $rating }.
ratings-change-same = Deine Spielstärke bleibt bei { $rating }.

## Bestenlisten

ratings-board-title = { $game } zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $players }
}
ratings-nobody = Noch hat niemand eine Spielstärke.
ratings-nobody-sure = Noch sind alle Spielstärken vorläufig.
ratings-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
ratings-recomputed = { $games ->
    [one] Eine gewertete Partie ergibt
   *[other] { $games } gewertete Partien ergeben
} { $people ->
    [one] eine Spielstärke.
   *[other] { $people } Spielstärken.
} { $changed ->
    [0] Alles war schon richtig.
    [one] Ein Eintrag war falsch und ist berichtigt.
   *[other] { $changed } Einträge waren falsch und sind berichtigt.
}

## verify

ratings-verify-where = Spielstärken
ratings-verify-result = das Ergebnis ist anders verzeichnet, als es im Protokoll steht
ratings-verify-step = { $game } mit { $players } Spielern: Die Spielstärken nach der gewerteten Partie { $number } folgen nicht aus den Ergebnissen
ratings-verify-last = { $game } mit { $players } Spielern: Eine Spielstärke ist nicht die, die sich aus der letzten Partie ergab
