### Composer une position.

edit-here = Modifier cette position
edit-title = Composer une position de { $title }
edit-help = Choisissez un pion, puis sa nouvelle place. Le reste se règle à côté du plateau ; ce qui n’est pas encore possible est signalé aussitôt.
edit-hand = Déplacer les pions
edit-left = il en reste { $count }
edit-first = Position de départ
edit-record = D’après une partie notée
edit-record-help = Collez une partie notée, puis choisissez le coup.
edit-record-move = Après combien de coups
edit-possible = Cette position est jouable.
edit-options = Joueurs et règles
edit-beside = À côté du plateau
edit-tools = Sur le plateau
edit-as-text = En texte
edit-bad-value = « { $value } » ne convient pas ici.
edit-text = La position en texte
edit-json = La position en JSON
edit-play = Jouer à partir d’ici
edit-undo = Annuler
edit-cannot = La place choisie, { $cell }, ne convient pas à ce pion. Modifiez plutôt le texte.
edit-other-game = Cette position est celle d’un autre jeu, « { $title } ».
