### What `--help` says of each command and option.

help-frame-usage = Aufruf:
help-frame-arguments = Angaben:
help-frame-options = Optionen:
help-frame-commands = Befehle:
help-frame-help = Zeigt diese Hilfe.
help-frame-default = { "" }[Vorgabe: { $value }]
help-frame-span = { "" }[{ $low } bis { $high }]
help-frame-least = { "" }[mindestens { $low }]
help-frame-required = { "" }[nötig]
help-mistake-no-argument = Die Angabe { $name } fehlt.
help-mistake-no-option = Die Option { $name } fehlt.
help-mistake-option = Die Option { $name } gibt es nicht.
help-mistake-command = Den Befehl „{ $name }“ gibt es nicht.
help-mistake-value = Der Wert „{ $value }“ passt nicht zu { $name }.
help-mistake-span = Nötig ist eine ganze Zahl von { $low } bis { $high }.
help-mistake-least = Nötig ist eine ganze Zahl von mindestens { $low }.
help-mistake-whole = Nötig ist eine ganze Zahl.
help-mistake-number = Nötig ist eine Zahl.
help-mistake-choice = Möglich ist { $words }.
help-mistake-no-value = { $name } braucht einen Wert.
help-mistake-extra = Das ist zu viel: { $name }.
help-mistake-meant = Meintest du { $words }?
help-mistake-more = Mehr Hilfe: { $command }

help-word-options = { "" }[OPTIONEN]
help-word-command = BEFEHL
help-word-address = ADRESSE
help-word-bot = BOT
help-word-bots = BOTS
help-word-file = DATEI
help-word-folder = ORDNER
help-word-game = SPIEL
help-word-id = ID
help-word-language = SPRACHE
help-word-layer = EBENE
help-word-lesson = LEKTION
help-word-name = NAME
help-word-number = ZAHL
help-word-option-value = OPTION=WERT
help-word-puzzle = RÄTSEL
help-word-rule = REGEL
help-word-schema = SCHEMA
help-word-url = URL
help-word-what = WAS

help-preau = Ein Spieltisch: spielen, zuschauen, die Regeln befragen.
help-play = Im Terminal spielen, alle an einer Tastatur. Jeder Schritt wird gespeichert.
help-show = Eine Stellung zeichnen, im Terminal oder als SVG-Bild.
help-replay = Eine Mitschrift lesen: ausgeben, prüfen, zeichnen.
help-rules = Die Spielregel ausgeben, ganz oder nur einen Teil.
help-games = Die Spiele auflisten oder die Optionen eines Spiels.
help-referee = Fragen zu den Regeln beantworten, ein Befehl je Zeile, in JSON.
help-version = Die Version ausgeben.
help-lang = Die Sprache (sonst die des Terminals).
help-arg-game = Der Name des Spiels, wie „preau games“ ihn nennt.
help-games-game = Die Optionen dieses Spiels zeigen.
help-rules-number = Eine Regel wie R5.6 oder ein Abschnitt wie R5.
help-rules-letter = Unter jeder Regel auch den genauen Wortlaut zeigen (bei einer einzelnen Regel steht er immer dabei).
help-show-what = Ein Spiel mit Optionen (recess players=4), eine Stellung als Text oder JSON, eine Datei damit oder mit einer Mitschrift, oder - für die Standardeingabe.
help-to = Nach so vielen Schritten anhalten.
help-layer = Auch diese Ebene zeigen (etwa „sight“); darf mehrmals stehen.
help-svg = Das Bild in diese Datei schreiben.
help-replay-file = Die Mitschrift; - für die Standardeingabe.
help-check = Nur sagen, ob die Mitschrift in Ordnung ist.
help-json = Die letzte Stellung als JSON ausgeben.
help-lenient = Lesen, was lesbar ist, und melden, was nicht stimmt.
help-play-game = Das Spiel oder die Datei einer gespeicherten Partie. Ohne Angabe wird gefragt.
help-play-options = Wie gespielt wird, etwa players=4; „preau games SPIEL“ nennt die Optionen.
help-play-name = Der Name eines Spielers, in der Reihenfolge der Plätze; darf mehrmals stehen.
help-play-resume = Die zuletzt gespeicherte Partie fortsetzen.

help-serve = Den Tisch im Browser öffnen (wie preau ganz ohne Befehl).
help-serve-host = Die Adresse, unter der der Server erreichbar ist.
help-serve-port = Der Port, unter dem der Server erreichbar ist.
help-serve-data = Der Ordner für Datenbank und Schlüssel.
help-serve-database = Eine andere Datenbank, etwa postgresql://…
help-serve-lan = Andere Geräte im selben Netz hereinlassen und einen QR-Code für sie zeigen.
help-serve-no-browser = Keinen Browser öffnen.
help-serve-verbose = Jede Anfrage protokollieren.

help-hosting-database = Die Datenbank, wenn es nicht die übliche von preau serve ist.
help-migrate = Die Datenbank auf den neuesten Stand bringen. Von selbst tut das auch preau serve.
help-migrate-to = Auf dieses Schema wechseln, auch zurück auf ein älteres; was nur das neuere hat (etwa Konten), wird gelöscht.
help-verify = Die Protokolle aller Tische prüfen. Sie werden nach den Regeln nachgespielt, und jeder Unterschied wird gemeldet.
help-move-data = Alle Tische in eine andere Datenbank übertragen. Nach einer Unterbrechung einfach noch einmal aufrufen.
help-move-from = Die Datenbank, aus der übertragen wird, etwa sqlite:////var/lib/preau/preau.sqlite3
help-move-to = Die Datenbank, in die übertragen wird, etwa postgresql://…

help-audit = Zeigen, was vermerkt ist, das Älteste zuerst. Vermerkt wird, wer wo saß, einen Link benutzt oder sich angemeldet hat.
help-audit-table = Nur, was diesen Tisch betrifft.
help-audit-guest = Nur, was diesen Gast betrifft.
help-reports = Zeigen, was Gäste aus dem Chat gemeldet haben.
help-words = Alle Texte mit Schlüssel ausgeben oder eine Sprache prüfen.
help-words-check = Sagen, was dieser Sprache gegenüber dem Englischen fehlt und was in ihr falsch heißt; sie muss noch nicht angeboten werden.
help-expire = Verlassene Tische von Gästen auflösen. An ihnen spielt schon lange niemand mehr.
help-expire-days = Seit wie vielen Tagen dort niemand mehr gespielt hat.
help-expire-count = Nur sagen, wie viele es sind.

help-arena = Bots gegeneinander spielen lassen und messen. Ein zweiter Aufruf setzt den Wettkampf fort.
help-simulate = Messen, wie ausgewogen ein Spiel ist. Dafür spielt ein Bot gegen sich selbst.
help-ratings = Die gemessenen Spielstärken der Bots ausgeben.
help-arena-bots = Die Bots, etwa 3,5,random; „cmd:./meinbot“ ist ein Programm von dir. Darf mehrmals stehen.
help-arena-games = Wie viele Partien insgesamt gespielt werden.
help-arena-near = Nur Bots, die in der Liste höchstens so viele Plätze auseinander stehen, treffen aufeinander: So lassen sich viele Stufen mit weniger Partien messen.
help-arena-players = Wie viele am Tisch sitzen.
help-arena-options = Eine Option des Spiels; darf mehrmals stehen.
help-arena-out = Der Ordner für Ergebnisse und Mitschriften. Mit demselben Ordner geht der Wettkampf weiter.
help-arena-seed = Die Startzahl, aus der aller Zufall kommt.
help-arena-simulations = Wie viele Simulationen ein Bot höchstens für eine Entscheidung rechnet.
help-arena-seconds = Wie viele Sekunden ein Bot höchstens über eine Entscheidung nachdenkt.
help-arena-workers = Wie viele Partien gleichzeitig gespielt werden (sonst eine je Prozessorkern).
help-arena-ray = Auf dem Ray-Cluster unter dieser Adresse spielen.
help-arena-json = Alles Gemessene in diese Datei schreiben.
help-arena-svg = Die Spielstärken in diese Datei zeichnen.
help-simulate-bot = Der Bot, der auf allen Plätzen spielt.
help-simulate-games = Wie viele Partien gespielt werden (von jeder Art).
help-simulate-by-option = Auch mit jedem Wert jeder Option spielen.
help-simulate-html = Den Bericht in diese Datei schreiben.
help-ratings-game = Nur dieses Spiel.

help-review = Eine Mitschrift analysieren. Zu sehen sind die Siegchancen aller, Schritt um Schritt, die Wendepunkte und was besser gewesen wäre.
help-review-svg = Das Diagramm in diese Datei schreiben.
help-review-simulations = Wie oft von jeder Stellung aus in Gedanken weitergespielt wird.
help-review-json = Siegchancen und Wendepunkte als JSON ausgeben.

help-learn = Ein Spiel in kurzen Lektionen auf dem echten Brett lernen.
help-learn-lesson = Eine Lektion, nach Name oder Nummer. Ohne Angabe werden sie aufgelistet.

help-puzzles = Rätsel lösen: das des Tages oder ein anderes. Oder neue suchen lassen.
help-puzzles-puzzle = Ein Rätsel, etwa win-01. Ohne Angabe: das des Tages oder das nächste ungelöste.
help-puzzles-list = Alle Rätsel auflisten, und welche davon du gelöst hast.
help-puzzles-mine = So viele neue Rätsel in Partien zwischen Bots suchen.
help-puzzles-seed = Die Startzahl für die Partien der Bots: dieselbe Zahl, dieselben Rätsel.
help-puzzles-games = Wie viele Partien höchstens durchsucht werden.
help-puzzles-out = Wohin die neuen Rätsel geschrieben werden.
