### Die Seiten.

## Bots and help at a new table

page-help-for-all = „Tipp“ und „Drohungen“ für alle, auch wenn mehrere Menschen mitspielen
page-pace = Bots spielen
page-pace-quick = sofort
page-pace-usual = im üblichen Tempo
page-pace-calm = gemächlich, damit alle folgen können

## Jede Seite

page-tagline = Ein Spieltisch, der dir Tag und Nacht offensteht. Setz dich und spiel los: allein, Seite an Seite oder mit Freunden, die ganz woanders sitzen.
page-skip = Zum Inhalt springen
page-settings = Konto, Sprache und Farben
page-theme = Hell oder dunkel
page-foot = Ein Préau ist der überdachte Teil des Schulhofs: Dort spielen alle, wenn es regnet.
page-look-link = Mitschrift ansehen
page-api-link = Für Programme
page-home = Alle Spiele
page-error = Das hat nicht geklappt
page-error-403 = Diese Tür ist zu
page-error-404 = Hier ist nichts
page-lost = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde der Link abgeschnitten.

## Das Regal

page-shelf-title = Was spielen wir?
page-shelf-hello = Was spielen wir?
page-mine = Weiterspielen
page-mine-more = Weitere Partien ({ $count })
page-games = Spiele
page-game-broken = Dieses Spiel ist installiert, ließ sich aber nicht laden. Warum, steht im Protokoll des Servers.
page-picture = Eine Stellung aus { $title }
page-players = { $players } Spieler
page-minutes = etwa { $minutes } Minuten
page-play-now = Sofort spielen
page-play-against = { $count ->
    [one] Gegen einen Bot ({ $name }, { $strength })
   *[other] Gegen { $count } Bots ({ $name }, { $strength })
}
page-play-unmeasured = { $count ->
    [0] Für dich allein
    [one] Gegen einen Bot ({ $name }, Stufe { $level })
   *[other] Gegen { $count } Bots ({ $name }, Stufe { $level })
}
page-same-screen = Am selben Bildschirm
page-invite-friends = Freunde einladen
page-learn = Lernen
page-own-options = Mehr Optionen
page-editor = Stellung aufbauen
page-open-tables = Offene Tische
page-no-open-tables = Gerade ist kein öffentlicher Tisch offen. Eröffne einen und lade Freunde ein!
page-status-waiting = wartet auf Mitspieler
page-status-playing = läuft
page-status-over = beendet
page-table-against = Gegen { $names }
page-table-with = Mit { $mates } gegen { $names }
page-time-left = { $unit ->
    [days] { $count ->
        [one] noch ein Tag
       *[other] noch { $count } Tage
    }
    [hours] { $count ->
        [one] noch eine Stunde
       *[other] noch { $count } Stunden
    }
   *[minutes] { $count ->
        [one] noch eine Minute
       *[other] noch { $count } Minuten
    }
}

## Ein neuer Tisch

page-new-title = Neuer Tisch für { $title }
page-new-how = Wie möchtet ihr spielen?
page-mode-bots = Gegen Bots
page-mode-bots-help = Du nimmst einen Platz ein, der Computer die übrigen.
page-mode-screen = Am selben Bildschirm
page-mode-screen-help = Alle spielen reihum an diesem Gerät.
page-mode-friends = Mit Freunden
page-mode-friends-help = Für jeden Platz bekommst du einen Link und einen QR-Code zum Weitergeben. Niemand braucht ein Konto.
page-new-from-position = Die Partie beginnt in der Stellung, die du aufgebaut hast.
page-who-plays = Wer spielt?
page-number-of-players = Spieler
page-seat-kind = { $seat }: wer spielt
page-seat-player-name = { $seat }: Name
page-name = Name
page-kind-person-bots = Du
page-kind-person-screen = Ein Mensch
page-kind-person-friends = Ein Mensch
page-bot-choice = { $level ->
    [random] { $name } (Bot)
    [greedy] { $name } (Bot)
   *[other] { $name } (Bot, Stufe { $level })
}
page-bot-level = Bot, Stufe { $level }
page-bot-line = { $name } (Stufe { $level }): { $character }
page-bot = Bot
page-rules-of-table = Regeln
page-edition = Ausgabe
page-edition-none = Die üblichen Regeln
page-edition-help = Die gedruckten Ausgaben weichen in einigen Regeln voneinander ab. Du kannst diese Regeln auch einzeln wählen.
page-single-options = Regeln einzeln wählen
page-usual = { $value } (üblich)
page-usual-edition = { $value } (diese Ausgabe)
page-edition-same = In dieser Ausgabe gelten die üblichen Regeln.
page-edition-change = { $rule }: { $here } (üblich: { $usual })
page-edition-rule = { $rule }: { $value } ({ $others })
page-surprise = Überrasch mich
page-surprise-help = Wird ausgelost, wenn der Tisch eröffnet wird
page-choice-number = Nr. { $number }
page-build = Selbst bauen
page-build-text = Oder eintippen
page-strength = Spielstärke
page-strength-1 = für Anfänger
page-strength-2 = eher schwach
page-strength-3 = mittel
page-strength-4 = stark
page-strength-5 = sehr stark
page-time = Zeit
page-clock = Uhr
page-clock-none = Ohne Uhr
page-clock-sand = Sanduhr, { $seconds } Sekunden je Zug
page-clock-turn = { $seconds } Sekunden je Zug; wer überzieht, verliert
page-clock-bank = Je { $minutes } Minuten, dazu { $increment } Sekunden je Zug
page-clock-days = { $days ->
    [one] Ein Tag je Zug
   *[other] { $days } Tage je Zug
}
page-manners = Am Tisch
page-free-undo = Im eigenen Zug darf man Schritte frei zurücknehmen (allein gegen Bots auch den letzten Zug)
page-absence = Ein Bot darf für Abwesende einspringen
page-absence-minutes = { $count ->
    [one] nach einer Minute
   *[other] nach { $count } Minuten
}
page-absence-never = nie
page-public = Öffentlich: Alle dürfen mitspielen oder zuschauen
page-start-bots = Losspielen
page-start-screen = Losspielen
page-start-friends = Tisch eröffnen

## Einladen und Platz nehmen

page-invite = Einladen
page-invite-title = Einladung zu { $title }
page-invite-help = Schick jedem Mitspieler den Link zu einem Platz oder lass ihn den QR-Code scannen. Es geht los, sobald alle Plätze besetzt sind.
page-invite-only-here = Diese Links funktionieren nur auf diesem Rechner. Für Handys und andere Rechner in deinem Netz starte Préau mit „preau serve --lan“.
page-invite-players = Nur wer an diesem Tisch spielt, kann andere einladen.
page-invite-seat = Platz für { $seat }
page-invite-here = { $name } ist da.
page-invite-away = { $name } hat diesen Platz, ist aber gerade nicht da.
page-invite-again = Link für ein anderes Gerät
page-invite-you = Hier sitzt du.
page-invite-watch = Zuschauer
page-invite-watch-help = Zuschauen dürfen beliebig viele.
page-copy = Kopieren
page-to-table = Zum Tisch
page-seat-title = Dein Platz bei { $title }
page-seat-text = Du bist eingeladen, als { $seat } mitzuspielen.
page-seat-taken = Hier sitzt { $name } und wird gefragt, ob du übernehmen darfst.
page-seat-asked = { $name } wird gerade gefragt. Bei einem Ja sitzt du gleich hier.
page-seat-kept = { $name } möchte den Platz behalten.
page-your-name = Dein Name
page-avatar = Dein Zeichen
page-avatar-name = { $shape }, { $colour }
page-shape-disc = Scheibe
page-shape-square = Quadrat
page-shape-triangle = Dreieck
page-shape-diamond = Raute
page-shape-star = Stern
page-shape-ring = Ring
page-colour-red = rot
page-colour-blue = blau
page-colour-green = grün
page-colour-yellow = gelb
page-colour-purple = lila
page-colour-white = weiß
page-sit-down = Platz nehmen
page-watch-only = Nur zuschauen

## Der Tisch

page-offline = Keine Verbindung. Was du jetzt tust, geht nicht verloren, sondern wird gesendet, sobald die Verbindung wieder steht.
page-waiting = { $count ->
    [one] Es fehlt noch ein Mitspieler
   *[other] Es fehlen noch { $count } Mitspieler
}
page-gathering = Die Uhren warten noch auf { $names } oder auf den ersten Zug.
page-hand-over = Gib das Gerät an { $name } weiter
page-paused-for = Pause. { $name } ist am Zug.
page-ready = Tippe, wenn du so weit bist
page-hand-over-off = Nicht mehr fragen
page-over = Die Partie ist zu Ende
page-at-start = Vor dem ersten Schritt.
page-looking = Du blickst zurück · { $where }
page-you-win = Du hast gewonnen!
page-your-turn = Du bist am Zug
page-opening = Du spielst diesmal { $colour }. { $first } beginnt.
page-opening-colour = Du spielst diesmal { $colour }.
page-opening-mine = Du spielst diesmal { $colour } und beginnst.
page-moves-left =
    { $count ->
        [one] Noch ein Schritt, dann endet die Partie ohne Sieger.
       *[other] Noch { $count } Schritte, dann endet die Partie ohne Sieger.
    }
page-turn-of = { $name } ist am Zug
page-thinking = { $name } überlegt …
page-bot-for = Für { $name } spielt ein Bot weiter …
page-choosing = { $name } wählt …
page-choosing-stage = Jetzt bei { $name }: { $stage }
page-steps = Dieser Zug
page-timer-sand = Sanduhr
page-timer-turn = Zeit für diesen Zug
page-you = du
page-seat-name = { $name } ({ $colour })
page-away = abwesend
page-free-seat = freier Platz
    .mid = ein freier Platz
page-stand-in = ein Bot springt ein
page-out-resigned = hat aufgegeben
page-out-flagged = Zeit abgelaufen
page-vote-undo = { $count ->
    [one] { $name } möchte einen Schritt zurücknehmen.
   *[other] { $name } möchte { $count } Schritte zurücknehmen.
}
page-vote-draw = { $name } bietet ein Unentschieden an.
page-vote-draw-sure = Unentschieden annehmen? Die Partie ist damit sofort zu Ende.
page-vote-end = { $name } möchte diese Partie ohne Ergebnis beenden.
page-vote-end-sure = Diese Partie ohne Ergebnis beenden? Dann gewinnt niemand, und niemand verliert.
page-vote-rematch = { $name } möchte noch einmal spielen.
page-asked-undo = Du möchtest den Schritt zurücknehmen.
page-asked-draw = Du hast ein Unentschieden angeboten.
page-asked-end = Du möchtest diese Partie ohne Ergebnis beenden.
page-asked-rematch = Du möchtest noch einmal spielen.
page-vote-waits = Es fehlt die Antwort von { $names }.
page-declined-undo = { $name } ist gegen das Zurücknehmen. Was { $asker } gespielt hat, bleibt.
page-declined-draw = { $name } nimmt das Unentschieden nicht an, das { $asker } angeboten hat.
page-declined-end = { $name } möchte lieber weiterspielen.
page-declined-rematch = { $name } möchte gerade nicht noch einmal spielen.
page-refused-undo = { $name } ist gegen das Zurücknehmen. Was du gespielt hast, bleibt.
page-refused-draw = { $name } nimmt das Unentschieden nicht an, das du angeboten hast.
page-claim = Jemand, der den Link zu deinem Platz hat, möchte sich als { $name } dorthin setzen. Bist du das, an einem anderen Gerät?
page-claim-give = Platz übergeben
page-claim-keep = Behalten
page-claim-sure = Den Platz übergeben? Hier kannst du dann nur noch zuschauen.
page-missed = { $count ->
    [0] Während du weg warst, ist ein Bot für dich eingesprungen, hat aber nichts gespielt.
    [one] Während du weg warst, ist ein Bot für dich eingesprungen und hat einen Schritt gespielt.
   *[other] Während du weg warst, ist ein Bot für dich eingesprungen und hat { $count } Schritte gespielt.
}
page-yes = Ja
page-no = Nein
page-join = Als { $seat } Platz nehmen
page-undo = Letzten Schritt zurücknehmen
page-undo-replies = Zurück vor meinen letzten Schritt
page-ask-undo = Zurücknehmen vorschlagen
page-return = Wieder selbst spielen
page-offer-draw = Unentschieden anbieten
page-offer-draw-sure = Allen ein Unentschieden anbieten?
page-resign = Aufgeben
page-resign-sure = { $what } Wirklich aufgeben?
page-resign-ends =
    { $mine ->
        [yes] Du verlierst. Die Partie ist damit zu Ende und geht an { $winners }.
       *[no] { $name } verliert. Die Partie ist damit zu Ende und geht an { $winners }.
    }
page-resign-goes-on =
    { $mine ->
        [yes] Du verlierst. Die anderen spielen weiter, und ein Bot übernimmt deinen Platz.
       *[no] { $name } verliert. Die anderen spielen weiter, und ein Bot übernimmt diesen Platz.
    }
page-abandon = Ohne Ergebnis beenden
page-abandon-sure = { $what } Wirklich beenden?
page-abandon-what = Die Partie endet hier für alle. Niemand gewinnt, niemand verliert.
page-ask-end = Ende ohne Ergebnis vorschlagen
page-ask-end-sure = { $what } Jetzt fragen?
page-ask-end-what = Die anderen werden gefragt. Sind alle einverstanden, endet die Partie, und niemand gewinnt oder verliert. Bis dahin geht sie weiter.
page-pause = Pause
page-let-bot = Für { $name } einen Bot spielen lassen
page-let-bot-sure = Einen Bot spielen lassen, bis { $name } zurück ist?
page-ends-scores = Der Endstand: { $scores }.
page-ends-score = { $name } { $score }
page-ends-drawn = Damit endet die Partie unentschieden.
page-ends-you-win = Damit gewinnst du, und die Partie ist zu Ende.
page-ends-won = Damit endet die Partie mit einem Sieg für { $names }.
page-first-title = Deine erste Partie?
page-first-lesson = Kurze Lektionen
page-guide = Begleiter
page-guide-more = … mehr
page-guide-anew = Begleiter neu starten
page-signs = Zeichen auf dem Brett
page-first-guide = Begleite mich beim Spielen
page-first-no = Ich kenne das Spiel
page-goal = Das Ziel:
page-cannot-choose = { $what } lässt sich gerade nicht wählen.
page-cannot-choose-next = { $what } passt nicht zu dem, was du schon gewählt hast.
page-decide-first = Entscheide zuerst mit den Knöpfen unter dem Brett.
page-sign-several = hier ist mehreres möglich, du hast die Wahl
page-tabs = Neben dem Spiel
page-tools = Extras
page-unread = neue Nachricht
page-this-table = An diesem Tisch anders
page-rule-numbers = Die Nummern in Klammern sind die der Regeln.
page-whole-rulebook = Alle Regeln
page-log = Verlauf
page-log-turn = { NUMBER($turn, useGrouping: 0) }. { $name }
page-log-empty = { $placed ->
    [yes] Hier wurde noch nichts gespielt. Die Partie beginnt mit der Stellung auf dem Brett.
   *[no] Noch wurde nichts gespielt.
}
page-notation = So werden Schritte notiert
page-log-earlier = Frühere Schritte
page-log-later = Spätere Schritte
page-recap = { $players ->
    [2] Was dein Gegenüber getan hat
   *[other] Was die anderen getan haben
}
page-news-opens = alles zeigen
page-recap-replay = Noch einmal zeigen
page-recap-skip = Überspringen
page-follow = Schritte der anderen zeigen
page-follow-off = alle auf einmal
page-follow-quick = einzeln, schnell
page-follow-usual = einzeln
page-follow-slow = einzeln, langsam
page-sound = Ton
page-recap-quiet = Bei { $names } blieb alles ruhig.
page-recap-ways = Die dünnen Linien zeigen, was sich bewegt hat.
page-recap-empty = { $players ->
    [2] Hier steht, was dein Gegenüber tut.
   *[other] Hier steht, was die anderen tun.
}
page-chat = Chat
page-chat-empty = Sag Hallo!
page-chat-watching = schaut zu
page-chat-more = Zur Nachricht von { $name }
page-mute = { $name } stummschalten
page-report = Melden
page-report-sure = Diese Nachricht den Gastgebern dieses Servers melden?
page-unmute = Wieder zeigen
page-say = Nachricht
page-send = Senden
page-keys = Mit der Tastatur spielen, Namen ändern
page-keys-help = Mit den Pfeiltasten gehst du von Feld zu Feld, Enter wählt, Esc nimmt die letzte Wahl zurück. Tippst du ein Feld ein, etwa d4, springst du dorthin.
page-rename = Namen ändern
page-confirm-moves = Vor jedem Schritt noch einmal fragen
page-confirm-touch = nur auf einem Touchscreen
page-confirm-yes = immer
page-confirm-no = nie
page-confirm-end = Bevor ein Schritt die Partie beendet, wird immer gefragt.
page-back-to-now = Zurück zur Partie
page-rulebook = Regeln
page-rule = Regel { $number }
page-term = { $name }: { $value }
page-terms = Dieser Tisch

## Nachspielen, Partien, Stellungen

page-first = Zum Anfang
page-step-back = Einen Schritt zurück
page-play-moves = Partie abspielen
page-step-on = Einen Schritt weiter
page-last = Zum Ende
page-speed = Tempo
page-move-number = Schritt
page-branch = Von hier aus weiterspielen
page-look-title = Mitschrift ansehen
page-look-help = Zieh die Datei einer Mitschrift auf diese Seite, wähle eine aus oder füge ihren Text ein.
page-look-file = Datei der Mitschrift
page-look-paste = Text der Mitschrift
page-look-show = Zeigen
page-words-title = Alle Texte
page-words-lead = Alle Texte dieses Servers in deiner Sprache, mit ihrem Schlüssel, so wie sie in ihrer Datei stehen. Die Sprache wählst du oben.

## Von den Skripten gesagt

page-js-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
page-js-offline = Gerade besteht keine Verbindung zum Tisch.
page-js-seat-moved = Dein Platz ist auf ein anderes Gerät umgezogen. Hier kannst du nur noch zuschauen.
page-js-copied = Kopiert.
page-js-saved = Das Bild liegt jetzt bei deinen Downloads.
page-js-reported = Gemeldet. Die Gastgeber sehen es.
page-js-muted = Auf diesem Gerät stummgeschaltet: { $n }
page-js-choosable = wählbar
page-js-chosen = Gewählt: { $what }
page-js-would = So ginge es weiter. { $what }
page-js-taken-back = Zurückgenommen.
page-js-confirm = Diesen Schritt spielen
page-js-take-back = Zurück
page-js-one-tap = Damit einmal Tippen genügt, stell „{ page-confirm-moves }“ auf „{ page-confirm-no }“.
page-js-one-tap-show = Zur Einstellung
page-js-undone = Es wurden Schritte zurückgenommen.
page-js-guest = Gast
page-js-rule = Regel { $what }
page-js-rulebook = Regeln
page-js-letter = Zum genauen Wortlaut
page-js-too-large = Diese Datei ist zu groß für eine Mitschrift.
