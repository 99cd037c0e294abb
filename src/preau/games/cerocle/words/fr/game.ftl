### What the game says of itself.

game-title = Cerocle
game-pitch = Soyez le premier à fermer un cercle de six. Une ligne permet d’échanger deux voisins : aucun cercle n’est jamais à l’abri.
