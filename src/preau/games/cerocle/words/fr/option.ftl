### The options.

option-players = Nombre de joueurs
    .v2 = deux, avec des pions neutres
    .v3 = trois, sans pions neutres
    .v4 = quatre, en deux équipes
option-side = Ronds par côté du plateau
    .v5 = 5 (61 ronds)
    .v6 = 6 (91 ronds)
option-relocate = Pions qu’on peut déplacer
    .own_or_neutral = les siens et les neutres
    .own = seulement les siens
    .any = tous les pions du plateau
option-encircled = Pions neutres voisins d’un pion retiré
    .opponent = vont dans la réserve de l’adversaire
    .out = quittent le jeu
option-start = Le tout premier pion de la partie
    .free = se pose n’importe où
    .fair = se pose à exactement deux pas du centre
option-quiet = Tours de table sans pose ni retrait avant la partie nulle (0 pour jamais)
    .told = { $value ->
        [0] Jamais de partie nulle
        [1] Partie nulle après 1 tour de table sans pose ni retrait
       *[other] Partie nulle après { $value } tours de table sans pose ni retrait
    }
