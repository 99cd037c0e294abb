### Die Arena: Wettkämpfe, Spielstärken, der Bericht über die Ausgewogenheit.

## Ablehnungen

arena-no-bots = Ein Wettkampf braucht Bots: --bots 3,5,random.
arena-bad-seed = { $seed } taugt nicht als Startzahl: Erwartet wird eine ganze Zahl von 0 bis 999999999999999.
arena-bad-near = --near { $near } taugt nicht: Bei { $players } Spielern muss es mindestens { $least } sein und kleiner als die Zahl der Bots, { $bots }.
arena-seed-option = Was ausgelost wird, kommt aus --seed; lass die Option seed weg.
arena-other-match = Im Ordner { $path } liegt ein anderer Wettkampf (anders: { $differs }). Wähle mit --out einen anderen.
arena-bad-results = { $path }, Zeile { NUMBER($line, useGrouping: 0) }: Das ist kein Ergebnis eines Wettkampfs. Berichtige oder entferne die Zeile; die anderen Partien bleiben erhalten.
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
    } mit { $players } Spielern
arena-bot = Bot
arena-rating = Stärke
arena-interval = Bereich (95 %)
arena-games = Partien
arena-wins = Siege
arena-draws = Unentschieden
arena-seconds = s je Schritt
arena-slips = Versäumt
arena-seat = Platz { $seat }
arena-all-seats = Alle Bots
arena-against = Gewonnen gegen
arena-lengths = Schritte je Partie: { $least } bis { $most }, in der Hälfte der Partien höchstens { $median }. Züge: { $shortest } bis { $longest }.
arena-slips-note = Versäumt: { $bot } hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } nicht entschieden; dann wurde ein zufälliger erlaubter Schritt gespielt. Zu spät: { $deadline }; abgestürzt: { $crash }; nicht zu starten: { $start }; unerlaubt: { $illegal }.
arena-ends = Wie Partien enden
arena-ended = Wie Partien enden: { $ends }
arena-end-broken-off = abgebrochen, zu lang
arena-rated-title = Spielstärken in { $title }, mit { $players } Spielern
arena-ratings-none = Die Bots von { $title } sind noch nicht gemessen worden. Das macht „preau arena { $game }“.
arena-ratings-none-size = Die Bots von { $title } sind mit { $players } Spielern noch nicht gemessen worden. Das macht „preau arena { $game } --players { $players }“.
arena-ratings-made = Gemessen am { $date } in { $games } Partien mit: { $command }
arena-ratings-how = OpenSkill-Spielstärken beginnen bei 25. Mit 95 % Sicherheit liegt eine Spielstärke zwischen den beiden Werten.

## Der Bericht

arena-report-title = { $title }: wie gerecht, wie lang?
arena-report-made = Bot: { $bot }, auf allen Plätzen. Partien jeder Art: { $games }. Startzahl: { $seed }. Datum: { $date }.
arena-report-options = Optionen: { $options }
arena-report-seats = Gewonnene Partien nach Platz
arena-report-seats-note = Die Striche an den Balken zeigen, wo der wahre Anteil mit 95 % Sicherheit liegt; die gepunktete Linie zeigt den Anteil, den in einem gerechten Spiel jeder Platz hätte.
arena-report-draws = Unentschieden: { $draws } von { $games }.
arena-report-lengths = Schritte je Partie
arena-report-lengths-note = Die Hälfte der Partien hat höchstens { $median } Schritte, die längste { $most }. Züge: { $shortest } bis { $longest }.
arena-report-ends-note = Partien nach der Regel, die sie beendet hat.
arena-report-by-option = Option für Option
arena-report-by-option-note = In jeder Zeile ist eine einzige Option geändert. Optionen mit einem Zahlenbereich behalten ihren Wert.
arena-report-option = Geändert
arena-report-unchanged = nichts
arena-report-first-seat = Gewonnen von Platz 1
arena-report-spread = Bester − schlechtester Platz
arena-report-median = Schritte (Median)
arena-report-options-chart = Von Platz 1 gewonnene Partien
