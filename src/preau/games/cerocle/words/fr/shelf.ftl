# Ce que l’étagère dit du jeu.

game-pitch = Soyez le premier à fermer un cercle de six. Une ligne permet d’échanger deux voisins : aucun cercle n’est jamais à l’abri.
