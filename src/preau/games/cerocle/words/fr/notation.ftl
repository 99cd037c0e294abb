### How moves are written.

notation-help = e5 pose un de vos pions, n:e5 un pion neutre. e5-g7 déplace le pion de e5 vers g7, xe5 retire le pion en e5. e5~e6 intervertit deux voisins, dans l’ordre du plateau. done (Terminé) renonce aux interversions restantes.
