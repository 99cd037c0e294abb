### Die Lobby: freie Plätze, Tischsuche, Partien zum Zuschauen, wer da ist.

lobby-title = Lobby
lobby-lead = Nimm einen freien Platz oder lass dir einen Tisch suchen. Ein Konto brauchst du nicht.
lobby-places = Treffpunkt
lobby-waits = { $count ->
    [0] Lobby
    [one] Lobby: eine Person wartet
   *[other] Lobby: { $count } warten
}

## Freie Plätze

lobby-open = Freie Plätze
lobby-open-none = Gerade wartet kein Tisch auf Mitspieler. Wähle „Such mir einen Tisch“ oder eröffne einen eigenen.
lobby-join = Mitspielen
lobby-join-label = Mitspielen bei { $game }, { $who }
lobby-to-table = Zu deinem Tisch
lobby-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
lobby-sits = mit { $names }
lobby-nobody-sits = noch sitzt dort niemand
lobby-full = Dieser Platz ist gerade vergeben worden. In der Lobby gibt es noch andere.

## Einen Tisch finden

lobby-find = Such mir einen Tisch
lobby-find-label = Such mir einen Tisch: { $game }
lobby-size = Spieler
lobby-any-size = Egal wie viele
lobby-bots = Kommen zu wenige, dürfen Bots mitspielen
lobby-rated = Gewertete Partie, nur mit Menschen
lobby-rated-why = Wenn du dich anmeldest, kannst du auch gewertete Partien suchen. Gespielt werden sie unter dem Namen deines Kontos.
lobby-rated-people = Du suchst eine gewertete Partie, und dafür kommen nur Menschen infrage. Willst du mit Bots spielen, beende die Suche und beginne sie ohne „Gewertete Partie“ neu.
lobby-with-rated = { $clock } · gewertet
lobby-seeking = { $count ->
    [0] Gerade sucht niemand einen Tisch. Mach den Anfang: Wer als Nächstes kommt, spielt mit dir.
    [one] Eine Person sucht gerade einen Tisch.
   *[other] { $count } Personen suchen gerade einen Tisch.
}
lobby-seek-for = Du suchst einen Tisch: { $game } · Spieler: { $players } · { $clock }.
lobby-seek-looking = Bleib hier. Sobald Mitspieler da sind, öffnet sich dein Tisch von selbst.
lobby-seek-stop = Nicht mehr suchen
lobby-seek-bots-offer = Noch ist niemand gekommen. Magst du stattdessen mit Bots spielen?
lobby-seek-bots = Jetzt mit Bots spielen
lobby-seek-over = Die Suche nach einem Tisch ist zu Ende.
lobby-seek-twice = Du hast gerade in einem anderen Fenster eine Suche begonnen.
lobby-no-seek = Du suchst keinen Tisch mehr.
lobby-no-size = Für { $size } Spieler gibt es dieses Spiel nicht, nur für { $sizes_choice }.
lobby-no-clock = Eine Uhr „{ $text }“ gibt es nicht. Wähle bitte eine aus der Liste.

## Zuschauen, und wer da ist

lobby-watch-title = Partien zum Zuschauen
lobby-watch = Zuschauen
lobby-watch-label = Zuschauen bei { $game }: { $names }
lobby-watch-none = Gerade läuft keine öffentliche Partie.
lobby-watching = { $count ->
    [0] keine Zuschauer
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
lobby-here = Gerade da
lobby-here-none = Gerade ist hier niemand zu sehen.
lobby-here-show = Andere dürfen mich sehen
lobby-here-help = Hier steht nur, wer das möchte.
lobby-here-hide = Mich nicht mehr zeigen

## Eigene Partien, freie Tage, Schritte im Voraus

lobby-games = Meine Partien
lobby-games-lead = { $count ->
    [0] Keine Partie wartet auf dich.
    [one] Eine Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
}
lobby-games-none = Gerade spielst du nirgends.
lobby-games-yours = Du bist am Zug
lobby-games-others = Die anderen sind am Zug
lobby-games-waiting = Warten auf Mitspieler
lobby-next = Zur nächsten Partie, die auf dich wartet
lobby-until = bis { $moment }
lobby-zone = Alle Zeiten sind in der Zeitzone { $zone } angegeben.
lobby-zone-change = Ändern
lobby-zone-choose = Zeitzone
lobby-zone-take = Übernehmen
lobby-days-off = Freie Tage
lobby-days-off-help = Solange du weg bist, steht deine Uhr in allen Partien mit ganzen Tagen je Zug still, und die anderen erfahren es. { $left ->
    [0] In diesem Jahr hast du von { $days } Tagen keinen mehr übrig.
    [one] In diesem Jahr hast du von { $days } Tagen noch einen übrig.
   *[other] In diesem Jahr hast du von { $days } Tagen noch { $left } übrig.
}
lobby-days-off-first = Erster Tag
lobby-days-off-last = Letzter Tag
lobby-days-off-take = Diese Tage freinehmen
lobby-days-off-span = { $first } – { $last }
lobby-days-off-end = Ich bin wieder da
lobby-days-off-cancel = Doch nicht freinehmen
lobby-days-off-told = { $name } ist bis zum { $day } weg. Die eigene Uhr steht so lange still.
lobby-days-off-clock = Freie Tage gibt es nur in Partien mit ganzen Tagen je Zug.
lobby-days-off-days = Diese Tage passen nicht. Der erste darf nicht vor heute liegen und der letzte nicht vor dem ersten.
lobby-days-off-twice = In dieser Zeit hast du schon freie Tage.
lobby-days-off-spent = { $days ->
    [one] Das wäre ein Tag, aber in dem Jahr hast du keinen mehr.
   *[other] Das wären { $days } Tage, aber in dem Jahr hast du { $left ->
        [0] keinen mehr
        [one] nur noch einen
       *[other] nur noch { $left }
    }.
}
lobby-days-off-none = Diese freien Tage gibt es nicht.
lobby-ahead = Schritte im Voraus
lobby-ahead-lead = Spielen die anderen, was du erwartest, folgt deine Antwort sofort. Niemand sonst sieht, was du hier planst, und was nicht eintritt, wird vergessen.
lobby-ahead-kept = Das hast du geplant
lobby-ahead-new = Wenn die anderen das spielen, antworte ich so
lobby-ahead-they = { $name } spielt
lobby-ahead-you = Du spielst
lobby-ahead-next = Weiter
lobby-ahead-keep = Diesen Plan behalten
lobby-ahead-forget = Plan verwerfen
lobby-ahead-players = Nur wer am Tisch sitzt, kann dort etwas im Voraus planen.
lobby-ahead-not = Im Voraus planen kannst du nur in Partien mit ganzen Tagen je Zug, und nur solange jemand anderes am Zug ist.
lobby-ahead-line = Ein Plan beginnt mit einem Schritt von jemand anderem und endet mit einem von dir.
lobby-ahead-long = Ein Plan hat höchstens { $high } Schritte.
lobby-ahead-many = An einem Tisch kannst du höchstens { $high } Pläne behalten.
