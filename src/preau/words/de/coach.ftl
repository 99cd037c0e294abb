### Hilfe am Tisch und die Analyse einer beendeten Partie.

## Tipps und Drohungen

coach-hint = Tipp
coach-hint-again = Zug zeigen
coach-threats-button = Drohungen
coach-busy = Gerade hat niemand Zeit, darüber nachzudenken. Versuch es gleich noch einmal.
coach-among-people = An diesem Tisch spielen auch andere Leute, deshalb wird während der Partie niemandem geholfen. (Wer einen Tisch öffnet, kann es allen erlauben.)
coach-no-threats-known = Dieses Spiel kennt keine Drohungen.
coach-look = Wer stark spielt, würde hierhin schauen: { $squares }.
coach-look-buttons = Wer stark spielt, würde diesmal auf die Knöpfe schauen, nicht aufs Brett.
coach-move = Wer stark spielt, würde { $move } ziehen. { $told }
coach-threats = { $count ->
    [0] Keine Drohung zu sehen: Niemand kann dir im nächsten Zug schaden.
    [one] Es gibt eine Drohung:
   *[other] Es gibt { $count } Drohungen:
}

## Das Formular für einen neuen Tisch

coach-help = Tipps und Drohungen für alle, auch unter Leuten
coach-pace = Bots ziehen
coach-pace-quick = sofort
coach-pace-usual = im üblichen Tempo
coach-pace-calm = gemächlich, damit alle folgen können

## Die Analyse

coach-review = Analyse
coach-review-start = Diese Partie analysieren
coach-review-help = Ein starker Bot denkt jede Stellung durch: wer wie stand, wo die Partie kippte und was besser gewesen wäre. Das dauert ein Weilchen.
coach-review-later = Eine Partie lässt sich analysieren, wenn sie zu Ende ist.
coach-review-progress = { $done } von { $total } Stellungen durchdacht
coach-review-chart = Erwarteter Anteil am Sieg, Zug um Zug
coach-review-chart-help = Alle Anteile zusammen ergeben 100 %; wer gemeinsam gewinnt, teilt sie sich. Die Nummern oben markieren die Wendepunkte.
coach-review-numbers = Dasselbe in Zahlen
coach-review-move = Zug
coach-review-played = Was gespielt wurde
coach-review-before = vor dem ersten Zug
coach-review-points = Wendepunkte
coach-review-none = Keine einzelne Entscheidung hat viel gekostet.
coach-review-cost = Mit dem besten Zug hätte { $who } { $best } des Sieges erwarten können, mit diesem waren es { $after }.
coach-review-instead = Besser: { $told } ({ $move })
coach-review-show = Auf dem Brett zeigen
play-hint-again = Noch einmal „hint“ zeigt den Zug.
help-review = Eine Mitschrift analysieren: die Aussichten aller Zug um Zug, die Wendepunkte und was besser gewesen wäre.
help-review-svg = Das Diagramm in diese Datei schreiben.
help-review-simulations = Wie oft von jeder Stellung aus in Gedanken weitergespielt wird.
coach-hint-thinking = Denkt nach …

## Wer die Bots sind

coach-bot = { $name } ({ $bot }): { $character } { $rating }
coach-rating = Wertung { $rating } (zwischen { $low } und { $high }, gemessen zu { $players }).
coach-unrated = Stärke noch nicht gemessen.
