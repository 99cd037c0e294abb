### Die Seiten zum Lernen: Regeln, Lektionen, Aufgaben, Spielhilfe, Begleiter, und warum etwas geschah.

## Auf jeder dieser Seiten

study-tabs = { $title } lernen
study-tab-rules = Regeln
study-tab-lessons = Lektionen
study-tab-puzzles = Rätsel
study-tab-aid = Spielhilfe
study-tab-companion = Am echten Tisch
study-unknown-language = Die Sprache „{ $wanted }“ wird hier nicht gesprochen. Es gibt: { $known }.
study-unknown-language-guess = Die Sprache „{ $wanted }“ wird hier nicht gesprochen. Meintest du { $guess }? Es gibt: { $known }.
study-unknown-edition = Es gibt keine Ausgabe „{ $wanted }“. Es gibt: { $known }.
study-unknown-edition-guess = Es gibt keine Ausgabe „{ $wanted }“. Meintest du { $guess }? Es gibt: { $known }.

## Die Regeln

study-to-lessons = { $count ->
    [one] Spielend lernen: { $count } kurze Lektion
   *[other] Spielend lernen: { $count } kurze Lektionen
}
study-print = Drucken
study-search = In den Regeln suchen
study-editions = Ausgaben:
study-edition-all = Alle
study-edition-shown = In den Regeln markiert: { $edition }.
study-table-edition = An deinem Tisch gilt: { $edition }. Was dort gespielt wird, ist markiert.
study-table-own = An deinem Tisch gilt eine eigene Auswahl von Regeln. Was dort gespielt wird, ist markiert.
study-here-table = dein Tisch
study-here-edition = diese Ausgabe
study-usual = üblich
study-figure = Bild zu { $rule }
study-figure-before = Bild zu { $rule }: vor dem Zug
study-figure-after = Bild zu { $rule }: nach dem Zug
study-figure-no = Nicht erlaubt:

## Lektionen und Rätsel

study-lessons-title = { $title } · Lektionen
study-lessons-lead = Du ziehst auf dem echten Brett, und die Regeln antworten. Jede Lektion dauert ein, zwei Minuten.
study-lessons-none = Für dieses Spiel gibt es noch keine Lektionen.
study-go = Los geht’s
study-tasks = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
study-lesson-number = Lektion { $number } von { $count }
study-taught = Die Regeln dazu:
study-again = Von vorn
study-next = Weiter: { $title }
study-now-play = Jetzt spielen!
study-all-lessons = Alle Lektionen
study-all-puzzles = Alle Rätsel
study-keys = Tastatur und Eintippen
study-type-move = Zug eintippen
study-try = Versuchen
study-puzzles-title = { $title } · Rätsel
study-puzzles-lead = Jede Stellung stammt aus einer echten Partie, und genau eine Antwort ist richtig.
study-puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
study-puzzle-number = Rätsel { $id }
study-grade = Schwierigkeit { $grade } von 5
study-today = Rätsel des Tages
study-solve = Lösen
study-right = Richtig!

## Warum?

study-why = Warum?
study-why-title = Warum ist das so?
study-why-button = Warum? Das Brett fragen
study-why-counter = { $who }: { $count }
study-why-result = Wie die Partie ausging
study-unknown-thing = Danach lässt sich am Tisch nicht fragen: { $what }.
study-close = Schließen
study-keys-why = Ein Fragezeichen fragt, warum ein Feld so ist, wie es ist.

## Am echten Tisch

study-aid-title = { $title } · Spielhilfe
study-print-page = Auf eine Seite drucken
study-aid-foot = Die Nummern sind die der Regeln bei Préau.
study-companion-title = { $title } · Am echten Tisch
study-companion-lead = Leg das Handy in die Mitte des Tisches. Es weiß, wer dran ist, dreht die Sanduhr um, zählt für alle mit und schlägt Regeln nach.
study-next-turn = Nächster Zug
study-turn-glass = Umdrehen
study-seconds = { $seconds } Sekunden
study-seconds-label = Wie lange der Sand läuft
study-sand-with-turn = Startet mit jedem Zug
study-reset = Neue Partie
study-referee = Schiedsrichter
study-full-referee = An diesem Bildschirm spielen, jeder Zug geprüft

## Von den Skripten gesagt

study-js-found = Gefundene Regeln: { $n }
study-js-none = Keine Regel enthält diese Wörter.
study-js-done = geschafft
study-js-task = Aufgabe { $n } von { $of }
study-js-hint = Tipp
study-js-show = Zeig es mir
study-js-resumed = Weiter geht es, wo du aufgehört hast.
study-js-why-none = Das ist seit Beginn der Partie so.
study-js-why-mode = Wähle die Figur oder das Feld, nach dem du fragen willst.
study-js-more = Eins mehr
study-js-less = Eins weniger
study-js-turn = { $what } ist am Zug
study-js-round = Zug { $n }
study-js-over = Die Partie ist zu Ende
study-js-start = Start
study-js-pause = Pause
study-js-time-up = Die Sanduhr ist abgelaufen.
study-js-reset-sure = Neu beginnen, alles wie am Anfang?
