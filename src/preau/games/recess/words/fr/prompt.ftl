### Ce qu’on demande, à chaque étape d’un coup.

# R5.5
prompt-stay = { $seen ->
    [yes] Une bonne sœur voit votre bagarre en { $square } ! Rester
   *[no] Votre bagarre en { $square } : rester
} { $coin ->
    [yes] et prendre une pièce
   *[no] (il n’y a plus de pièce à prendre)
}{ $cost ->
    [0] { "" }
   *[other] { " " }(cela coûte votre déplacement de { $cost })
}, ou partir ?
prompt-stay-only = { $seen ->
    [yes] Une bonne sœur voit votre bagarre en { $square } ! Sans
   *[no] Votre bagarre en { $square } : sans
} déplacement pour partir, vous restez{ $coin ->
    [yes] { " " }et prenez une pièce
   *[no] { "" }
}{ $cost ->
    [0] { "" }
   *[other] { " " }(cela coûte votre déplacement de { $cost })
}.
# R2.2
prompt-child = Déplacez un de vos enfants d’exactement { $steps ->
    [1] { $steps } case
   *[other] { $steps } cases
}{ $or ->
    [pass] , ou passez votre tour
    [skip] , ou sautez ce déplacement
    [both] , sautez ce déplacement ou passez votre tour
   *[no] { "" }
}.
prompt-leaver = Votre enfant doit quitter sa bagarre maintenant : déplacez-le d’exactement { $steps ->
    [1] { $steps } case
   *[other] { $steps } cases
}{ $or ->
    [skip] , ou sautez ce déplacement
   *[no] { "" }
}.
# R3.1
prompt-walk = { $kind ->
    [girl] La fille G{ $number }
   *[boy] Le garçon B{ $number }
} se déplace d’exactement { $steps ->
    [1] { $steps } case
   *[other] { $steps } cases
} : où ?
# R7.2
prompt-walk-or-tell = Rapporter une bagarre à la bonne sœur, ou simplement y aller ?
prompt-tell = Quelle bagarre rapporter à { $nun_la } ?
# R4.1
prompt-nun = Déplacez une des bonnes sœurs en ligne droite, aussi loin que vous voulez{ $or ->
    [pass] , ou passez votre tour
   *[no] { "" }
}.
# R5.6
prompt-nun-duty = On vous a vu vous battre en { $squares } ! Choisissez une bonne sœur qui le voit : elle y va.
prompt-nun-to = Où va { $nun_la } ? En ligne droite, { $lines ->
    [rook] mais pas en diagonale
   *[queen] en diagonale aussi
}.
prompt-nun-to-fight = Envoyez { $nun_la } sur la bagarre.
# R9.1
prompt-push = Où pousser { $piece_le } ?
prompt-push-nun = Où pousser { $piece_la } ?
# R9.3
prompt-room = { $piece_start } doit faire de la place : pour aller où ?
prompt-room-nun = { $piece_start } doit faire de la place : pour aller où ?
