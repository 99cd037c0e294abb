### The review of a finished game.

review-title = Analyse
review-start = Diese Partie analysieren
review-help = Ein starker Bot denkt jede Stellung durch: wer vorn lag, wo die Partie kippte und was besser gewesen wäre. Das dauert ein Weilchen.
review-later = Eine Partie lässt sich analysieren, wenn sie zu Ende ist.
review-progress = { $done } von { $total } Stellungen durchdacht
review-progress-points = Wendepunkte werden gesucht{ $total ->
    [0] { " " }…
   *[other] : { $done } von { $total } untersucht
}
review-chart = Siegchancen, Zug um Zug
review-chart-help = In jedem Augenblick ergeben die Siegchancen aller zusammen 100 %.
review-chart-numbers = Die Nummern oben gehören zu den Wendepunkten darunter.
review-numbers = Dasselbe in Zahlen
review-turn = Zug
review-turn-part = { NUMBER($turn, useGrouping: 0) }, Schritt { $part } von { $parts }
review-played = Was gespielt wurde
review-before = vor dem ersten Schritt
review-points = Wendepunkte
review-none = Niemand hat die Partie mit einer einzigen Entscheidung verloren; die Chancen haben sich nach und nach verschoben.
review-point-head = Zug { NUMBER($number, useGrouping: 0) } · { $who }
review-point-here = Wendepunkt { $number } von { $total }. Als Nächstes wurde gespielt: { $told }
review-cost = Mit dem besten Schritt hätte { $who } eine Siegchance von { $best } gehabt; mit diesem waren es { $after }.
review-shift = Dieser Schritt brachte { $who } eine Siegchance von { $after } statt { $before }.
review-unstopped = { $who } konnte schon im nächsten Zug gewinnen, und dieser Schritt hat das nicht verhindert.
review-shift-instead = Das hätte es verhindert: { $told }
review-instead-told = Besser: { $told }
review-instead-other = Derselbe Schritt wäre so besser gewesen: { $told }
review-instead-same = Derselbe Schritt wäre anders ausgeführt besser gewesen.
review-why-does = Das bewirkt: { $told }
review-why-then = Und danach: { $told }
review-why-leads = Das führt dazu: { $told }
review-why-allows = So kann dies nicht passieren: { $told }
review-why-avoids = Das wird vermieden: { $told }
review-why-stops = Damit ist diese Drohung abgewehrt: { $told }
review-why-threatens = Neue Drohung: { $told }
review-why-keeps = Diese Drohung bleibt bestehen: { $told }
review-why-builds = Das bereitet etwas vor: { $told }
review-why-blocks = Das hält jemanden auf: { $told }
review-why-came = Was in der Partie daraus wurde: { $told }
review-why-expected = Sofort geschieht nichts. Danach wäre zu erwarten: { $told }
review-why-quiet = Sofort geschieht nichts; die Siegchance bleibt einfach höher.
review-end-open = So war die Partie noch offen.
review-end-over = So würde das Spiel enden: { $told }
review-end-later = Auch das verliert also, nur später.
review-end-less = Auch das verliert also, nur knapper.
review-end-too = Auch das verliert also, aber die anderen müssen jeden dieser Schritte erst finden.
review-end-chance = So war die Partie noch offen, mit einer Siegchance von { $chance }.
review-show = Auf dem Brett zeigen
review-line = Die besseren Schritte zeigen
review-line-step = Bessere Schritte, { $step } von { $total }: { $told }
review-line-where = Bessere Schritte, { $step } von { $total }
review-line-gone = Zu diesem Wendepunkt liegt keine Analyse vor. Bitte lass die Partie noch einmal analysieren.
review-mark-played = was gespielt wurde
review-mark-better = was besser gewesen wäre
