### Ce qu’on demande, à chaque étape d’un coup.

# R5.5
prompt-stay = { $seen ->
    [yes] Une bonne sœur vous voit en { $square } ! Rester
   *[no] Votre bagarre en { $square } : rester
} { $coin ->
    [yes] { $cost ->
        [0] (une pièce à prendre)
       *[other] (une pièce gagnée, le { $cost } perdu)
    }
   *[no] { $cost ->
        [0] (plus de pièce à prendre)
       *[other] (aucune pièce, le { $cost } perdu)
    }
} ou partir ?
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
}.
# R2.4
prompt-gone = { $lost ->
    [1] Le 3 est perdu :
    [2] Le 3 et le 2 sont perdus :
   *[other] Plus aucun déplacement :
} { $lying ->
    [0] { "" }
    [1] { $liers } est en retenue
   *[other] { $liers } sont en retenue
}{ $fighting ->
    [0] { "" }
   *[other] { $lying ->
        [0] { "" }
       *[other] { " " }et { "" }
    }{ $fighting ->
        [1] { $fighters } se bagarre
       *[other] { $fighters } se bagarrent
    }
}.{ " " }
# R2.2
prompt-child = { $gone }{ $lost ->
    [0] Déplacez un enfant d’exactement
   *[other] Déplacez un autre enfant de
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

prompt-first-prompt-child = À chaque tour, trois de vos enfants se déplacent, toujours dans cet ordre : l’un de 3 cases, un autre de 2, un troisième de 1. Choisissez un enfant entouré d’un cercle, puis une case marquée.
prompt-first-turn-2 = Les pièces viennent des bagarres : arrêtez-vous sur la case d’un enfant adverse. Pour un baiser, réunissez un de vos garçons et une de vos filles. Dans les deux cas, il faut qu’aucune bonne sœur ne regarde.
prompt-first-turn-3 = Les cases vertes sont des cases abri : on ne s’y bagarre pas, on n’en pousse personne, et l’on peut s’y tenir à plusieurs.
prompt-first-turn-4 = On avance vers le haut, le bas, la gauche ou la droite, jamais en diagonale. L’aller-retour est permis, mais le compte doit être exact.
prompt-first-turn-5 = La récré dure 30 tours, tous joueurs confondus : { $players ->
    [2] 15
    [3] 10
    [4] 7 ou 8
   *[5] 6
} pour chacun.
prompt-first-prompt-nun = Votre tour se termine par une bonne sœur. Elle voit en ligne droite, et là où elle regarde, personne ne peut déclencher de bagarre.
prompt-first-prompt-stay = Vous êtes l’attaquant dans une bagarre. Rester vous donne une pièce, mais vous coûte votre plus grand déplacement ; partir met fin à la bagarre.
prompt-first-effect-fight = Une bagarre ! L’attaquant prend une pièce et maintient l’autre enfant au sol, jusqu’à ce qu’une bonne sœur arrive, que quelqu’un rapporte ou qu’un troisième enfant s’en mêle.
prompt-first-effect-caught = Une bonne sœur voit une bagarre ! Si celle-ci dure encore quand l’attaquant déplace une bonne sœur, il doit y envoyer l’une de celles qui la voient, et c’est la retenue.
prompt-first-move-threat-kiss = Quelqu’un pourrait gagner par un baiser à son prochain tour ! « Menaces » montre où. Sous les yeux d’une bonne sœur, pas de baiser possible.
prompt-first-effect-detention = Retenue : l’attaquant reste un tour entier dans l’entrée, et son joueur fait un déplacement de moins.
prompt-first-effect-told = Quelqu’un a rapporté ! Un enfant qui s’arrête sur la case d’une bonne sœur peut l’envoyer sur n’importe quelle bagarre.
prompt-first-effect-broken-up = Bagarre interrompue ! Tout enfant qui s’arrête sur une bagarre pousse les deux bagarreurs chacun de son côté.
