### Die Arena: Wettkämpfe, Wertungen, der Bericht über die Ausgewogenheit.

## Befehle

help-arena = Bots gegeneinander spielen lassen und messen. Nochmals aufgerufen geht es weiter.
help-simulate = Einen Bot gegen sich selbst spielen lassen und berichten, wie ausgewogen ein Spiel ist.
help-ratings = Ausgeben, wie stark die Bots gemessen wurden.
help-arena-bots = Die Bots, etwa 3,5,random; „cmd:./meinbot“ ist ein Programm von dir. Darf mehrmals stehen.
help-arena-games = Wie viele Partien insgesamt gespielt werden.
help-arena-near = Nur Bots, die in der Liste höchstens so viele Plätze auseinander stehen, treffen aufeinander: misst eine Leiter von Stufen mit weniger Partien.
help-arena-players = Wie viele am Tisch sitzen.
help-arena-options = Eine Option des Spiels als NAME=WERT; darf mehrmals stehen.
help-arena-out = Der Ordner für Ergebnisse und Mitschriften. Derselbe Ordner nochmals: Der Wettkampf geht weiter.
help-arena-seed = Woher aller Zufall kommt.
help-arena-simulations = Wie viele Simulationen ein Bot höchstens für eine Entscheidung rechnet.
help-arena-seconds = Wie viele Sekunden ein Bot höchstens über eine Entscheidung nachdenkt.
help-arena-workers = Wie viele Partien gleichzeitig gespielt werden (sonst eine je Prozessorkern).
help-arena-ray = Auf dem Ray-Cluster unter dieser Adresse spielen.
help-arena-json = Alles Gemessene in diese Datei schreiben.
help-arena-svg = Die Wertungen in diese Datei zeichnen.
help-simulate-bot = Der Bot, der auf allen Plätzen spielt.
help-simulate-games = Wie viele Partien gespielt werden (von jeder Art).
help-simulate-by-option = Auch mit jedem Wert jeder Option spielen.
help-simulate-html = Den Bericht in diese Datei schreiben.
help-ratings-game = Nur dieses Spiel.

## Ablehnungen

bad-bot-command = In „{ $name }“ steckt kein Programm, das man starten kann. Schreibe „cmd:“ und einen Befehl, etwa cmd:./meinbot.
arena-no-bots = Ein Wettkampf braucht Bots: --bots 3,5,random.
arena-bad-seed = { $seed } taugt nicht als Startzahl: Es ist eine ganze Zahl von 0 bis 999999999999999.
arena-bad-near = --near { $near } taugt nicht: Bei { $players } am Tisch ist es mindestens { $least } und kleiner als die Zahl der Bots, { $bots }.
arena-seed-option = Was ausgelost wird, kommt aus --seed; lass die Option seed weg.
arena-other-match = Im Ordner { $path } liegt ein anderer Wettkampf (anders: { $differs }). Wähle mit --out einen anderen.
arena-bad-results = { $path }, Zeile { NUMBER($line, useGrouping: 0) }: Das ist kein Ergebnis eines Wettkampfs. Verbessere oder entferne die Zeile; die anderen Partien bleiben erhalten.
arena-worker-died = Ein Prozess, der Partien spielte, ist abgestürzt. Was gespielt ist, bleibt erhalten; mit demselben Befehl geht es weiter.
arena-no-ray = Ray ist nicht installiert. „pip install 'preau[sim]'“ bringt es mit, sofern Ray dein Python unterstützt.

## Fortschritt

arena-progress = Partien
arena-kept = Ergebnisse und Mitschriften: { $path }
arena-stopped =
    { $games ->
        [one] Nach einer Partie angehalten; sie liegt in { $path }. Mit demselben Befehl geht es dort weiter.
       *[other] Nach { $games } Partien angehalten; sie liegen in { $path }. Mit demselben Befehl geht es dort weiter.
    }
arena-uneven = Nicht jeder Bot saß gleich oft auf jedem Platz: Wähle dafür ein Vielfaches von { $even } Partien.

## Tabellen

arena-title = { $title }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } zu { $players }
arena-percent = { $value } %
arena-bot = Bot
arena-rating = Wertung
arena-interval = 95 % zwischen
arena-games = Partien
arena-wins = Gewonnen
arena-draws = Unentschieden
arena-seconds = s je Entscheidung
arena-slips = Versäumt
arena-seat = Platz { $seat }
arena-all-seats = Alle Bots
arena-against = Gewonnen gegen
arena-lengths = Entscheidungen je Partie: { $least } bis { $most }, in der Hälfte der Partien höchstens { $median }. Züge: { $shortest } bis { $longest }.
arena-slips-note = Versäumt: { $bot } hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } nicht entschieden; dann wurde ein zufälliger erlaubter Schritt gespielt. Zu spät: { $deadline }; abgestürzt: { $crash }; nicht zu starten: { $start }; unerlaubt: { $illegal }.
arena-ends = Wie Partien enden
arena-ended = Wie Partien enden: { $ends }
arena-end-broken-off = abgebrochen, zu lang
arena-rated-title = Wertungen für { $title }, mit { $players } Personen
ratings-none = Die Bots von { $title } sind noch nicht gemessen worden. „preau arena { $game }“ tut es.
ratings-made = Gemessen am { $date } in { $games } Partien mit: { $command }
ratings-how = OpenSkill-Wertungen beginnen bei 25. Mit 95 % Sicherheit liegt eine Wertung zwischen den beiden Werten.

## Der Bericht

report-title = { $title }: wie gerecht, wie lang?
report-made = Bot: { $bot }, auf allen Plätzen. Partien jeder Art: { $games }. Startzahl: { $seed }. Datum: { $date }.
report-options = Optionen: { $options }
report-seats = Gewonnene Partien nach Platz
report-seats-note = Die Striche an den Balken zeigen, wo der wahre Anteil mit 95 % Sicherheit liegt; die gepunktete Linie ist, was in einem gerechten Spiel jeder Platz hätte.
report-draws = Unentschieden: { $draws } von { $games }.
report-lengths = Entscheidungen je Partie
report-lengths-note = Die Hälfte der Partien hat höchstens { $median } Entscheidungen, die längste { $most }. Züge: { $shortest } bis { $longest }.
report-ends-note = Partien nach der Regel, die sie beendet hat.
report-by-option = Option für Option
report-by-option-note = Jede Zeile ändert eine Sache. Optionen, die Zahlenbereiche sind, behalten ihren Wert.
report-option = Geändert
report-unchanged = nichts
report-first-seat = Gewonnen von Platz 0
report-spread = Bester − schlechtester Platz
report-median = Entscheidungen (Median)
report-options-chart = Von Platz 0 gewonnene Partien
