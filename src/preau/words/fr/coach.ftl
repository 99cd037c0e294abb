### L’aide à la table, et l’analyse d’une partie finie.

## Conseils et menaces

coach-hint = Conseil
coach-hint-again = Montrer le coup
coach-threats-button = Menaces
coach-busy = Personne n’est libre pour y réfléchir en ce moment. Veuillez réessayer dans un instant.
coach-among-people = D’autres personnes jouent à cette table : personne n’y est aidé pendant la partie. (Qui ouvre une table peut le permettre à tous.)
coach-no-threats-known = Ce jeu ne connaît pas de menaces.
coach-look = Un bon joueur regarderait ici : { $squares }.
coach-look-buttons = Cette fois, un bon joueur regarderait les boutons plutôt que le plateau.
coach-move = Un bon joueur jouerait { $move }. { $told }
coach-threats = { $count ->
    [0] Aucune menace en vue : personne ne peut vous nuire à son prochain tour.
    [one] Il y a une menace :
   *[other] Il y a { $count } menaces :
}

## Le formulaire d’une nouvelle table

coach-help = Conseils et menaces pour tous, même entre personnes
coach-pace = Les robots jouent
coach-pace-quick = aussitôt
coach-pace-usual = au rythme habituel
coach-pace-calm = posément, pour que chacun puisse suivre

## L’analyse

coach-review = Analyse
coach-review-start = Analyser cette partie
coach-review-help = Un robot fort réfléchit à chaque position : qui en était où, où la partie a basculé, et ce qui aurait été mieux. Cela prend un petit moment.
coach-review-later = Une partie s’analyse une fois terminée.
coach-review-progress = { $done } positions sur { $total } examinées
coach-review-chart = Part de victoire attendue, coup par coup
coach-review-chart-help = Toutes les parts font ensemble 100 % ; ceux qui gagnent ensemble se la partagent. Les numéros en haut marquent les tournants.
coach-review-numbers = La même chose en chiffres
coach-review-move = Coup
coach-review-played = Ce qui a été joué
coach-review-before = avant le premier coup
coach-review-points = Tournants de la partie
coach-review-none = Aucune décision n’a coûté cher à elle seule.
coach-review-cost = Avec le meilleur coup, { $who } pouvait espérer { $best } de la victoire ; avec celui-ci, c’était { $after }.
coach-review-instead = Mieux : { $told } ({ $move })
coach-review-show = Montrer sur le plateau
play-hint-again = Tapez encore « hint » pour voir le coup.
help-review = Analyser une partie notée : les chances de chacun coup par coup, les tournants, et ce qui aurait été mieux.
help-review-svg = Écrire le graphique dans ce fichier.
help-review-simulations = Combien de fois jouer la suite en pensée depuis chaque position.
coach-hint-thinking = Réflexion en cours…

## Qui sont les robots

coach-bot = { $name } ({ $bot }) : { $character } { $rating }
coach-rating = Classement { $rating } (entre { $low } et { $high }, mesuré à { $players } joueurs).
coach-unrated = Force pas encore mesurée.
