### The review of a finished game.

review-title = Analyse
review-start = Analyser cette partie
review-help = Un robot fort examine chaque position : qui menait, où la partie a basculé et ce qui aurait été mieux. Cela prend un petit moment.
review-later = L’analyse se fait une fois la partie terminée.
review-progress = { $done } positions sur { $total } examinées
review-chart = Chances de victoire, coup par coup
review-chart-help = Toutes les chances font ensemble 100 % ; ceux qui gagnent ensemble se les partagent. Les numéros en haut marquent les tournants.
review-numbers = La même chose en chiffres
review-move = Coup
review-played = Ce qui a été joué
review-before = avant le premier coup
review-points = Tournants de la partie
review-none = Aucune décision n’a coûté cher à elle seule.
review-cost = Avec le meilleur coup, { $who } avait { $best } de chances de gagner ; avec celui-ci, { $after }.
review-instead = Mieux : { $told } ({ $move })
review-why-does = Ainsi : { $told }
review-why-then = Et ensuite : { $told }
review-why-avoids = Ceci est évité : { $told }
review-why-stops = Une menace est parée : { $told }
review-why-threatens = Une menace se crée : { $told }
review-why-came = Ce qui s’est passé dans la partie : { $told }
review-why-quiet = Rien ne se passe aussitôt. De là, le robot trouve simplement plus de bonnes suites.
review-show = Montrer sur le plateau
