### Ce qu’on demande, à chaque étape d’un coup.

# R5.5
prompt-stay = { $seen ->
    [yes] Une bonne sœur vous voit en { $square } ! Rester { $coin ->
        [yes] (une pièce gagnée
       *[no] (aucune pièce
    }{ $cost ->
        [0] { "" }
       *[other] , le { $cost } perdu
    } ; gare à la retenue, tout votre prochain tour)
   *[no] Votre bagarre en { $square } : rester { $coin ->
        [yes] { $cost ->
            [0] (une pièce à prendre)
           *[other] (une pièce gagnée, le { $cost } perdu)
        }
       *[no] { $cost ->
            [0] (plus de pièce à prendre)
           *[other] (aucune pièce, le { $cost } perdu)
        }
    }
} ou partir (cet enfant doit s’éloigner) ?
prompt-stay-only = { $seen ->
    [yes] Une bonne sœur vous voit en { $square }, mais faute
   *[no] Votre bagarre en { $square } : faute
} de déplacement pour partir, vous restez { $coin ->
    [yes] { $cost ->
        [0] (une pièce à prendre)
       *[other] (une pièce gagnée, le { $cost } perdu)
    }
   *[no] { $cost ->
        [0] (plus de pièce à prendre)
       *[other] (aucune pièce, le { $cost } perdu)
    }
}{ $seen ->
    [yes] { " " }: gare à la retenue
   *[no] { "" }
}.
# R2.4
prompt-gone = { $lost ->
    [1] Le 3 est perdu :
    [2] Le 3 et le 2 sont perdus :
   *[other] Plus aucun déplacement :
} { $lying ->
    [1] { $liers } est en retenue
   *[other] { $liers } sont en retenue
}.{ " " }
# R2.2
prompt-child = { $gone }{ $another ->
    [yes] Déplacez un autre enfant d’exactement
   *[no] { $lost ->
        [0] Déplacez un enfant d’exactement
       *[other] Déplacez un enfant de
    }
} { $steps ->
    [1] { $steps } case
   *[other] { $steps } cases
}{ $or ->
    [pass] , ou passez votre tour
    [skip] , ou sautez ce déplacement
    [both] , sautez ce déplacement ou passez
   *[no] { "" }
}.
prompt-leaver = { $gone }Il faut quitter la bagarre : déplacez votre enfant d’exactement { $steps ->
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
} avance d’exactement { $steps ->
    [1] { $steps } case
   *[other] { $steps } cases
} : { $kind ->
    [girl] où va-t-elle ?
   *[boy] où va-t-il ?
}
# R7.2
prompt-walk-or-tell = Rapporter une bagarre à la bonne sœur, ou simplement y aller ?
prompt-tell = Quelle bagarre rapporter à { $nun_la } ?
# R4.1
prompt-nun = { $gone }Déplacez une bonne sœur en ligne droite, aussi loin que vous voulez{ $or ->
    [pass] , ou passez
   *[no] { "" }
}.
# R5.6
prompt-nun-duty = Pris sur le fait en { $squares } ! Choisissez la bonne sœur qui doit y aller.
prompt-nun-to = Où va { $nun_la } ? En ligne droite, { $lines ->
    [rook] sans les diagonales
   *[queen] diagonales comprises
}.
prompt-nun-to-fight = Envoyez { $nun_la } sur la bagarre.
# R9.1
prompt-push = { $why ->
    [fight] La bonne sœur met fin à la bagarre :
    [broken] La bagarre est interrompue :
   *[nun] La bonne sœur prend cette case :
} où pousser { $piece_le } ?
prompt-push-nun = Où pousser { $piece_la } ?
# R9.3
prompt-room = { $piece_start } doit céder sa place : vers quelle case ?
prompt-room-nun = { $piece_start } doit céder sa place : vers quelle case ?

## Dit une seule fois dans une première partie

prompt-first-move-1 = D’abord, sortez vos enfants et allez vers ceux des autres. S’arrêter sur la case de l’un d’eux, sans être vu : une bagarre, et une pièce pour vous !
prompt-first-move-2 = Jamais en diagonale, mais on peut tourner et revenir sur ses pas : avec 2 cases, un enfant peut même finir là d’où il est parti.
prompt-first-move-3 = Les cases vertes sont des cases abri : on ne s’y bagarre pas, on n’en pousse personne, et l’on peut s’y tenir à plusieurs.
prompt-first-turn-2 = Cherchez un enfant adverse à 3, 2 ou 1 case, hors des pointillés : arrêtez-vous sur sa case, et une pièce est à vous.
prompt-first-turn-3 = Un baiser clôt la récré : un garçon et une fille à vous sur une case, sans être vus. Chacun vous donne deux pièces ; le plus riche gagne. Comptez !
prompt-first-turn-4 = La récré dure 30 tours, tous joueurs confondus : { $players ->
    [2] 15
    [3] 10
    [4] 7 ou 8
   *[5] 6
} pour chacun.
prompt-first-turn-5 = Égalité de pièces à la fin ? Le baiser l’emporte ; sinon, { $tie ->
    [most_loses] qui a le plus d’enfants en retenue perd
   *[fewest] qui a le moins d’enfants en retenue gagne
}.
prompt-first-prompt-nun = Pointillés : ce que voient les bonnes sœurs. Là, pas de bagarre. Les cases jeu leur bouchent la vue, pas les enfants, ni l’autre bonne sœur.
prompt-first-prompt-nun-more = Être vu compte au début du tour de l’attaquant. Éloignez les bonnes sœurs de vos bagarres et de vos cibles, rapprochez-les de vos autres enfants.
prompt-first-prompt-stay = Rester rapporte une pièce de plus à chaque tour, mais coûte votre plus grand déplacement ; partir permet d’attaquer ailleurs.
prompt-first-effect-fight = Bagarre : l’attaquant prend une pièce et tient l’autre au sol, jusqu’à ce qu’il parte, qu’une bonne sœur vienne ou qu’un autre enfant s’en mêle.
prompt-first-own-effect-fight = Pas vu ne veut pas dire à l’abri : d’ici votre prochain tour, on peut amener une bonne sœur, rapporter (la retenue !) ou interrompre la bagarre.
prompt-first-effect-caught = Une bagarre vue au début du tour de l’attaquant, et qui dure encore à la fin, fait venir la bonne sœur : c’est la retenue.
prompt-first-move-threat-kiss = Quelqu’un pourrait gagner par un baiser à son prochain tour ! « Menaces » montre où. Sous les yeux d’une bonne sœur, pas de baiser possible.
prompt-first-effect-detention = Retenue : l’attaquant reste un tour entier dans l’entrée, et son joueur fait un déplacement de moins.
prompt-first-effect-told = Rapporter : un enfant qui s’arrête sur la case d’une bonne sœur peut l’envoyer sur n’importe quelle bagarre.
prompt-first-effect-pushed = Qui joue choisit où va l’enfant poussé : une case libre adjacente, { $push ->
    [4] pas en diagonale
   *[8] même en diagonale
}{ $push_to_safe ->
    [yes] , ou une case abri
   *[no] , jamais une case abri
}. Aucune libre ? Un autre cède sa place.
prompt-first-effect-broken-up = Interrompre : tout enfant qui s’arrête sur une bagarre pousse les deux bagarreurs chacun de son côté.
