### The review of a finished game.

review-title = Analyse
review-start = Diese Partie analysieren
review-help = Ein starker Bot denkt jede Stellung durch: wer vorn lag, wo die Partie kippte und was besser gewesen wäre. Das dauert ein Weilchen.
review-later = Eine Partie lässt sich analysieren, wenn sie zu Ende ist.
review-progress = { $done } von { $total } Stellungen durchdacht
review-chart = Siegchancen, Schritt um Schritt
review-chart-help = Alle Chancen zusammen ergeben 100 %; wer gemeinsam gewinnt, teilt sie sich. Die Nummern oben markieren die Wendepunkte.
review-numbers = Dasselbe in Zahlen
review-move = Schritt
review-played = Was gespielt wurde
review-before = vor dem ersten Schritt
review-points = Wendepunkte
review-none = Keine einzelne Entscheidung hat viel gekostet.
review-cost = Mit dem besten Schritt hätte { $who } eine Siegchance von { $best } gehabt; mit diesem waren es { $after }.
review-instead = Besser: { $told } ({ $move })
review-why-does = Das bewirkt: { $told }
review-why-then = Und danach: { $told }
review-why-avoids = Das wird vermieden: { $told }
review-why-stops = Damit ist diese Drohung abgewehrt: { $told }
review-why-threatens = Neue Drohung: { $told }
review-why-came = Was in der Partie daraus wurde: { $told }
review-why-quiet = Auf den ersten Blick ändert das nichts, aber von dort aus findet der Bot mehr gute Fortsetzungen.
review-show = Auf dem Brett zeigen
