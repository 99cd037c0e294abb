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
prompt-nun-duty = Pris sur le fait en { $squares } ! Choisissez une bonne sœur qui voit la bagarre : elle y va.
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

## Dit une seule fois dans une première partie

prompt-first-prompt-child = À chaque tour, trois de vos enfants se déplacent : de 3 cases, de 2, puis de 1. Choisissez un enfant cerclé, puis une case marquée.
prompt-first-prompt-nun = Votre tour se termine par une bonne sœur. Elle voit en ligne droite, et là où elle regarde, personne ne peut déclencher de bagarre.
prompt-first-prompt-stay = Vous êtes l’attaquant dans une bagarre. Rester rapporte une pièce, mais coûte votre plus long déplacement ; partir met fin à la bagarre.
prompt-first-effect-fight = Une bagarre ! L’attaquant prend une pièce et immobilise l’autre enfant, jusqu’à ce qu’une bonne sœur arrive, qu’on la rapporte ou qu’un troisième enfant s’en mêle.
prompt-first-effect-caught = Une bonne sœur voit une bagarre. Si la bagarre dure encore quand l’attaquant déplace une bonne sœur, il doit en envoyer une sur place.
prompt-first-effect-detention = Retenue : l’enfant attaquant reste un tour entier dans l’entrée, et son joueur fait un déplacement de moins.
prompt-first-effect-told = Quelqu’un a rapporté ! Un enfant qui s’arrête sur la case d’une bonne sœur peut l’envoyer sur n’importe quelle bagarre.
prompt-first-effect-broken-up = Bagarre interrompue ! Tout enfant qui s’arrête sur une bagarre pousse les deux adversaires chacun de son côté.
