### Die Lobby: freie Plätze, Tischsuche, Partien zum Zusehen, wer da ist.

lobby-title = Lobby
lobby-lead = Nimm einen freien Platz, oder lass dir einen Tisch suchen. Ein Konto brauchst du nicht.
lobby-places = Der Klub
lobby-waits = { $count ->
    [0] Lobby
    [one] Lobby: eine Person wartet
   *[other] Lobby: { $count } warten
}

## Freie Plätze

lobby-open = Freie Plätze
lobby-open-none = Gerade wartet kein Tisch auf Mitspieler. Drück auf „Such mir einen Tisch“, oder eröffne einen eigenen.
lobby-join = Mitspielen
lobby-join-label = Mitspielen bei { $game }, { $who }
lobby-to-table = Zu deinem Tisch
lobby-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
lobby-sits = mit { $names }
lobby-nobody-sits = noch sitzt niemand da
lobby-full = Dieser Platz ist gerade vergeben worden. In der Lobby gibt es noch andere.

## Einen Tisch finden

lobby-find = Such mir einen Tisch
lobby-find-label = Such mir einen Tisch: { $game }
lobby-size = Spieler
lobby-any-size = Egal wie viele
lobby-bots = Kommen zu wenige, dürfen Bots mitspielen
lobby-seeking = { $count ->
    [0] Gerade sucht niemand einen Tisch. Fang an: Wer als Nächstes kommt, trifft dich.
    [one] Eine Person sucht gerade einen Tisch.
   *[other] { $count } Personen suchen gerade einen Tisch.
}
lobby-seek-for = { $game } · { $players } Spieler · { $clock }.
lobby-seek-looking = Wir suchen Mitspieler. Bleib hier: Sobald sie da sind, geht dein Tisch von selbst auf.
lobby-seek-stop = Nicht mehr suchen
lobby-seek-bots-offer = Noch ist niemand gekommen. Magst du stattdessen mit Bots spielen?
lobby-seek-bots = Jetzt mit Bots spielen
lobby-seek-over = Die Suche nach einem Tisch ist zu Ende.
lobby-seek-twice = Du hast gerade in einem anderen Fenster eine Suche begonnen.
lobby-no-seek = Du suchst keinen Tisch mehr.
lobby-no-size = Für { $size } gibt es in diesem Spiel keinen Tisch. Möglich sind: { $sizes }.
lobby-no-clock = { $text } ist keine Uhr. Wähle bitte eine aus der Liste.

## Zusehen, und wer da ist

lobby-watch-title = Partien zum Zusehen
lobby-watch = Zusehen
lobby-watch-label = Zusehen bei { $game }: { $names }
lobby-watch-none = Gerade läuft keine öffentliche Partie.
lobby-watching = { $count ->
    [0] keine Zuschauer
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
lobby-here = Gerade da
lobby-here-none = Gerade möchte niemand gesehen werden.
lobby-here-show = Andere dürfen mich sehen
lobby-here-help = Hier steht nur, wer das möchte.
lobby-here-hide = Nicht mehr anzeigen
