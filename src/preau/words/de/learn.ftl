### Die Seiten zum Lernen: Regeln, Lektionen, Aufgaben, Spielhilfe, Begleiter, und warum etwas geschah.

## Auf jeder dieser Seiten

learn-tabs = { $title } lernen
learn-tab-rules = Regeln
learn-tab-lessons = Lektionen
learn-tab-puzzles = Rätsel
learn-tab-aid = Spielhilfe
learn-tab-companion = Am echten Tisch
learn-unknown-language = Die Sprache „{ $wanted }“ wird hier nicht gesprochen. Es gibt: { $known }.
learn-unknown-language-guess = Die Sprache „{ $wanted }“ wird hier nicht gesprochen. Meintest du { $guess }? Es gibt: { $known }.
learn-unknown-edition = Es gibt keine Ausgabe „{ $wanted }“. Es gibt: { $known }.
learn-unknown-edition-guess = Es gibt keine Ausgabe „{ $wanted }“. Meintest du { $guess }? Es gibt: { $known }.
learn-unknown-edition-none = Es gibt keine Ausgabe „{ $wanted }“. Von diesem Spiel gibt es nur eine.

## Die Regeln

learn-rules-title = Die Regeln von { $title }
learn-contents = Inhalt
learn-play = Spielen
learn-to-lessons = { $count ->
    [one] Spielend lernen: { $count } kurze Lektion
   *[other] Spielend lernen: { $count } kurze Lektionen
}
learn-print = Drucken
learn-about = Worum es geht
learn-goal = So gewinnst du
learn-flow = Dein Zug
learn-letter = Im Wortlaut
learn-search = In den Regeln suchen
learn-editions = Ausgaben:
learn-edition-all = Alle
learn-edition-shown = Markiert ist, was { $edition } vorsieht.
learn-table-edition = An eurem Tisch gilt { $edition }. Was dort gespielt wird, ist markiert.
learn-table-own = An eurem Tisch gilt eine eigene Auswahl von Regeln. Was dort gespielt wird, ist markiert.
learn-table-usual = An eurem Tisch gelten die üblichen Regeln.
learn-here-table = euer Tisch
learn-here-edition = diese Ausgabe
learn-house-length = Auf diesem Server endet eine Partie, die nach { NUMBER($moves, useGrouping: 0) } Schritten niemand gewonnen hat, unentschieden.
learn-usual = üblich
learn-figure = Bild zu { $rule }
learn-figure-before = Bild zu { $rule }: vorher
learn-figure-after = Bild zu { $rule }: nachher
learn-figure-no = Nicht erlaubt.

## Lektionen und Rätsel

learn-lessons-title = { $title } · Lektionen
learn-lessons-lead = Du spielst auf dem echten Brett und erfährst sofort, was die Regeln dazu sagen. Jede Lektion dauert ein, zwei Minuten.
learn-lessons-none = Für dieses Spiel gibt es noch keine Lektionen.
learn-go = Los geht’s
learn-tasks = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
learn-lesson-number = Lektion { $number } von { $count }
learn-taught = Die Regeln dazu:
learn-again = Von vorn
learn-go-on = Weiter
learn-next = Weiter: { $title }
learn-another-puzzle = Noch ein Rätsel
learn-now-play = Jetzt spielen!
learn-all-lessons = Alle Lektionen
learn-all-puzzles = Alle Rätsel
learn-keys = Tastatur und Eintippen
learn-type-move = Schritt eintippen
learn-try = Versuchen
learn-puzzles-title = { $title } · Rätsel
learn-puzzles-lead = Jede Stellung stammt aus einer echten Partie, und genau eine Antwort ist richtig.
learn-puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
learn-puzzle-number = Rätsel { $id }
learn-grade = { $grade ->
    [1] Sehr leicht
    [2] Leicht
    [3] Mittel
    [4] Schwer
   *[other] Sehr schwer
}
learn-today = Rätsel des Tages
learn-easiest = Ein Rätsel für den Anfang
learn-solve = Lösen
learn-edition-alike = Nach den üblichen Regeln ist die Antwort dieselbe.
learn-right = Richtig!
learn-solution = { $only ->
    [yes] Hier ist die Antwort.
   *[no] So geht es zum Beispiel.
} { $told }

## Warum?

learn-why = Warum?
learn-why-title = Warum ist das so?
learn-why-turn = Dieser Teil des Zuges
learn-why-thing = Auf dem Brett
learn-why-free = Das kannst du jetzt wählen. { $whole ->
    [yes] So ginge es weiter. { $asked }
   *[no] { $asked }
}
learn-why-here = Denk dir hier einen eigenen Stein. { $told }
learn-why-button = Das Brett fragen
learn-why-counter = { $who }: { $count }
learn-why-result = Wie die Partie ausging
learn-unknown-thing = Nach „{ $what }“ lässt sich am Tisch nicht fragen.
learn-close = Schließen
learn-keys-why = Mit einem Fragezeichen fragst du, warum ein Feld so ist, wie es ist.

## Am echten Tisch

learn-aid-title = { $title } · Spielhilfe
learn-print-page = Auf eine Seite drucken
learn-aid-foot = Hier stehen die üblichen Regeln. Die Nummern verweisen auf die Regeln bei Préau.
learn-companion-title = { $title } · Am echten Tisch
learn-companion-lead = Leg das Handy in die Mitte des Tisches. Es weiß, wer dran ist, dreht die Sanduhr um, zählt für alle mit und schlägt Regeln nach.
learn-next-turn = Nächster Zug
learn-turn-glass = Umdrehen
learn-seconds = { $seconds } Sekunden
learn-seconds-label = Wie lange der Sand läuft
learn-sand-with-turn = Mit jedem Zug neu starten
learn-reset = Neue Partie
learn-referee = Schiedsrichter
learn-full-referee = Lieber an diesem Bildschirm spielen, wo jeder Schritt geprüft wird

## Von den Skripten gesagt

learn-js-found = Gefundene Regeln: { $n }
learn-js-none = Keine Regel enthält diese Wörter.
learn-js-done = geschafft
learn-js-task = Aufgabe { $n } von { $of }
learn-js-hint = Tipp
learn-js-show = Zeig es mir
learn-js-retry = Noch einmal
learn-js-solution = Lösung zeigen
learn-js-resumed = Weiter geht es, wo du aufgehört hast.
learn-js-continue = Weiter: { $what }
learn-js-why-none = Das ist seit Beginn der Partie so.
learn-js-why-mode = Wähle auf dem Brett, wonach du fragen willst.
learn-js-more = Eins mehr
learn-js-less = Eins weniger
learn-js-turn = { $what } ist am Zug
learn-js-round = Zug { $n }
learn-js-over = Die Partie ist zu Ende
learn-js-start = Start
learn-js-pause = Pause
learn-js-time-up = Die Sanduhr ist abgelaufen.
learn-js-reset-sure = Neu beginnen? Dann steht alles wieder wie am Anfang.
