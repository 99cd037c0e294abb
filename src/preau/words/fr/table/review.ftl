### The review of a finished game.

review-title = Analyse
review-start = Analyser cette partie
review-help = Un robot fort examine chaque position : qui menait, où la partie a basculé et ce qui aurait été mieux. Cela prend un petit moment.
review-later = L’analyse se fait une fois la partie terminée.
review-progress = { $done } positions sur { $total } examinées
review-progress-points = Recherche des tournants{ $total ->
    [0] …
   *[other] { " " }: { $done } sur { $total } étudiés
}
review-chart = Chances de victoire, tour par tour
review-chart-help = À chaque instant, les chances de gagner de tous les joueurs font 100 % au total.
review-chart-numbers = Les numéros en haut renvoient aux tournants ci-dessous.
review-numbers = La même chose en chiffres
review-turn = Tour
review-turn-part = { NUMBER($turn, useGrouping: 0) }, étape { $part } sur { $parts }
review-played = Ce qui a été joué
review-before = avant le premier coup
review-points = Tournants de la partie
review-none = Personne n’a perdu la partie sur un seul coup ; les chances ont changé peu à peu.
review-point-head = Tour { NUMBER($number, useGrouping: 0) } · { $who }
review-point-here = Tournant { $number } sur { $total }. Coup suivant : { $told_inside }
review-cost = Avec le meilleur coup, { $who } avait { $best } de chances de gagner ; avec celui-ci, { $after }.
review-shift = Avec ce coup, les chances de gagner passent de { $before } à { $after } pour { $who }.
review-unstopped = { $who } pouvait gagner dès le tour suivant, et ce coup ne l’a pas empêché.
review-shift-instead = Ce coup l’aurait évité : { $told_inside }
review-instead-told = Mieux : { $told_inside }
review-instead-other = Le même coup, mieux joué : { $told_inside }
review-instead-same = Le même coup aurait été mieux joué autrement.
review-why-does = Effet immédiat : { $told_inside }
review-why-then = Et ensuite : { $told_inside }
review-why-leads = Cela mène à ceci : { $told_inside }
review-why-allows = Avec lui, ceci ne peut pas arriver : { $told_inside }
review-why-avoids = Ceci est évité : { $told_inside }
review-why-stops = Une menace est parée : { $told_inside }
review-why-threatens = Une menace se crée : { $told_inside }
review-why-keeps = Cette menace reste en place : { $told_inside }
review-why-builds = Ce que cela construit : { $told_inside }
review-why-blocks = Ce que cela bloque : { $told_inside }
review-why-came = Ce qui s’est passé dans la partie : { $told_inside }
review-why-expected = Rien ne se passe aussitôt. Un joueur fort s’attendrait ensuite à ceci : { $told_inside }
review-why-quiet = Rien ne se passe aussitôt ; les chances de gagner restent simplement meilleures.
review-end-open = Ainsi, la partie restait ouverte.
review-end-over = La partie finirait ainsi : { $told_inside }
review-end-later = On perd là aussi, mais plus tard.
review-end-less = On perd là aussi, mais de moins loin.
review-end-too = On perd là aussi, mais encore faut-il que les autres trouvent chacun de ces coups.
review-end-chance = Ainsi, la partie restait ouverte, avec { $chance } de chances de gagner.
review-show = Montrer sur le plateau
review-line = Montrer les meilleurs coups
review-line-step = Meilleurs coups, { $step } sur { $total } : { $told_inside }
review-line-where = Meilleurs coups, { $step } sur { $total }
review-line-gone = L’analyse de ce tournant n’est plus disponible. Demandez-la de nouveau.
review-mark-played = ce qui a été joué
review-mark-better = ce qui aurait été mieux
