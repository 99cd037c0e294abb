### Ce qu’on demande, à chaque étape d’un coup.

prompt-which = Bagarre { $number } sur { $of }.{ " " }
# R5.5
prompt-stay = { $which }{ $seen ->
    [yes] Une bonne sœur vous voit en { $square } ! Rester { $coin ->
        [yes] pour une pièce
       *[no] sans rien prendre (l’autre n’a plus rien)
    }{ $cost ->
        [0] { "" }
       *[other] { $coin ->
            [yes] { " " }(au prix du déplacement de { $cost })
           *[no] , au prix du déplacement de { $cost },
        }
    } ou partir (l’enfant devra s’éloigner) ? S’il est encore vu après vos déplacements, c’est la retenue.
   *[no] Dans votre bagarre en { $square }, rester { $coin ->
        [yes] pour une pièce{ $cost ->
            [0] { "" }
           *[other] { " " }(au prix du déplacement de { $cost })
        }
       *[no] { $cost ->
            [0] sans rien prendre (l’autre n’a plus rien)
           *[other] sans rien prendre (l’autre n’a plus rien, et cela coûte le déplacement de { $cost })
        }
    } ou partir (l’enfant devra s’éloigner) ?
}
prompt-stay-only = { $which }{ $seen ->
    [yes] Une bonne sœur vous voit en { $square }, mais vous n’avez aucun déplacement pour partir.
   *[no] En { $square }, vous n’avez aucun déplacement pour partir.
} Vous restez { $coin ->
    [yes] pour une pièce
   *[no] sans rien prendre
}{ $cost ->
    [0] { "" }
   *[other] { " " }(au prix du déplacement de { $cost })
}{ $seen ->
    [yes] , et gare à la retenue !
   *[no] .
}
# R2.4
prompt-gone = { $lying ->
    [1] { $liers } est en retenue jusqu’à la fin de ce tour, ce qui vous coûte
   *[other] { $liers } sont en retenue jusqu’à la fin de ce tour, ce qui vous coûte
} { $lost ->
    [1] votre plus grand déplacement, le 3
    [2] vos deux plus grands déplacements, le 3 et le 2
   *[other] tous vos déplacements
}.{ " " }
# R2.7
prompt-dropped = { $count ->
    [1] Votre déplacement de { $steps } est perdu, car aucun de vos enfants ne peut le faire.
   *[other] Vos déplacements de { $steps } sont perdus, car aucun de vos enfants ne peut les faire.
}
# R2.6
prompt-few = { $free ->
    [1] un seul enfant libre pour { $left } déplacements
   *[other] { $free } enfants libres pour { $left } déplacements
}
# R2.2
prompt-child = { $gone }{ $another ->
    [yes] Déplacez un autre enfant d’exactement
   *[no] { $lost ->
        [0] Déplacez un enfant d’exactement
       *[other] Déplacez un autre enfant d’exactement
    }
} { $steps ->
    [1] { $steps } case
   *[other] { $steps } cases
}{ $or ->
    [pass] , ou passez votre tour
    [skip] , ou sautez ce déplacement ({ $few })
    [both] , sautez ce déplacement ({ $few }) ou passez votre tour
   *[no] { "" }
}.
prompt-leaver = { $gone }{ $leavers ->
    [one] Votre enfant doit quitter la bagarre. Déplacez-le
   *[other] Plusieurs de vos enfants doivent quitter leur bagarre. Déplacez l’un d’eux
} d’exactement { $steps ->
    [1] { $steps } case
   *[other] { $steps } cases
}{ $or ->
    [skip] , ou sautez ce déplacement ({ $few })
   *[no] { "" }
}.
# R3.1
prompt-walk = { $kind ->
    [girl] Votre fille G{ $number }
   *[boy] Votre garçon B{ $number }
} avance d’exactement { $steps ->
    [1] { $steps } case
   *[other] { $steps } cases
}. { $kind ->
    [girl] Où va-t-elle ?
   *[boy] Où va-t-il ?
}
# R7.2
prompt-walk-or-tell = Rapporter une bagarre à la bonne sœur, ou simplement y aller ?
prompt-tell = Quelle bagarre rapporter à { $nun_la } ?
# R4.1
prompt-nun = { $gone }Déplacez une bonne sœur en ligne droite, aussi loin que vous voulez{ $or ->
    [pass] , ou passez votre tour
   *[no] { "" }
}.
# R5.6
prompt-nun-duty = Vous vous êtes fait prendre sur le fait en { $squares_list } ! Choisissez une bonne sœur qui vous voit et envoyez-la en { $squares_choice }.
prompt-nun-to = Où va { $nun_la } ? En ligne droite, { $lines ->
    [rook] sans les diagonales
   *[queen] diagonales comprises
}.
prompt-nun-to-fight = Envoyez { $nun_la } sur la bagarre.
# R9.1
prompt-push = { $why ->
    [fight] La bonne sœur met fin à la bagarre.
    [broken] La bagarre est interrompue.
   *[nun] La bonne sœur prend cette case.
} Où pousser { $piece_le } ?
prompt-push-nun = Où pousser { $piece_la } ?
# R9.3
prompt-room = Il faut aussi pousser { $piece_le }. Vers quelle case ?
prompt-room-nun = Il faut aussi pousser { $piece_le }. Vers quelle case ?

## Dit une seule fois dans une première partie

prompt-first-move-1 = À vous les enfants { $seat ->
    [1] rouges
    [2] bleus
    [3] verts
    [4] jaunes
   *[5] violets
}, garçons (B) et filles (G) : un anneau doré dit qui peut bouger. En pointillé, ce que voient les bonnes sœurs.
prompt-first-move-1-more = Un enfant avance exactement du nombre de cases demandé, jamais en diagonale. Il peut revenir sur ses pas ; de l’entrée, il passe d’abord par le coin.
prompt-first-move-2 = Menez vos enfants vers ceux des autres. Sur la case de l’un d’eux, à l’insu des bonnes sœurs, c’est la bagarre : vous prenez une pièce à son joueur.
prompt-first-move-3 = Les cases vertes sont des cases abri. On ne s’y bagarre pas, on ne s’y bouscule pas, et on peut s’y tenir à plusieurs.
prompt-first-turn-2 = Cherchez un enfant adverse à 3, 2 ou 1 case, hors des pointillés et des cases abri. Arrêtez-vous sur sa case, et une pièce est à vous.
prompt-first-turn-3 = On peut aussi rapporter une bagarre. Un enfant qui s’arrête sur la case d’une bonne sœur l’y envoie, et l’attaquant va en retenue.
prompt-first-turn-4 = Un garçon et une fille à vous se rejoignent sans être vus ? Un baiser, fin de récré, deux pièces de chacun. Comptez d’abord : le plus riche gagne !
prompt-first-turn-5 = À égalité de pièces, celui qui a donné le baiser l’emporte ; sinon, { $tie ->
    [most_loses] celui qui a le plus d’enfants en retenue (dans l’entrée) perd
   *[fewest] c’est celui qui a le moins d’enfants en retenue (dans l’entrée)
}.
prompt-first-turn-6 = C’est tout pour l’instant. Le guide reviendra dès qu’il y aura du nouveau.
prompt-first-prompt-nun = Les pointillés montrent ce que voient les bonnes sœurs, et aucune bagarre ne s’y déclenche. Les cases jeu leur bouchent la vue, les autres pions non.
prompt-first-prompt-nun-more = Gardez vos bagarres hors de vue des bonnes sœurs. Ceux de vos enfants qu’elles voient, personne ne peut les attaquer.
prompt-first-prompt-stay = Rester vous donne une pièce de plus à chaque tour, mais coûte votre plus grand déplacement ; partir permet d’attaquer ailleurs.
prompt-first-effect-fight = Une bagarre ! L’attaquant prend une pièce et tient sa victime au sol jusqu’à ce qu’il s’en aille, qu’une bonne sœur arrive ou qu’un enfant s’en mêle.
prompt-first-own-effect-fight = Même cachée, une bagarre reste risquée. Si une bonne sœur y va avant votre prochain tour, votre enfant passe un tour dans l’entrée, en retenue.
prompt-first-own-effect-fight-more = Un enfant adverse qui s’arrête sur la case d’une bonne sœur peut lui rapporter votre bagarre. En fin de tour, mettez la bonne sœur hors de sa portée.
prompt-first-against-effect-caught = { $asked ->
    [prompt-stay] Partez, et la bagarre cesse à temps. Restez, et vous devrez y envoyer la bonne sœur, sauf si un de vos enfants lui en rapporte d’abord une autre.
   *[other] { "" }
}
prompt-first-against-effect-caught-more = { $asked ->
    [prompt-stay] Une bonne sœur voit votre bagarre. Si c’est encore le cas après vos déplacements, elle y va, et votre enfant passe un tour dans l’entrée, en retenue.
   *[other] { "" }
}
prompt-first-own-move-threat-kiss = Vous pouvez gagner dès ce tour ! Un garçon et une fille à vous peuvent s’embrasser sans être vus. Gardez un déplacement pour le baiser.
prompt-first-own-move-threat-tell = Vous pouvez rapporter une bagarre ! Amenez un enfant sur la case d’une bonne sœur. Elle court à la bagarre, et l’attaquant va en retenue.
prompt-first-own-move-threat-kiss-told = Vous pouvez gagner dès ce tour ! L’un des vôtres rapporte une bagarre à la bonne sœur qui surveille, elle y court, et votre couple s’embrasse.
prompt-first-move-threat-tell = On peut rapporter votre bagarre. Un enfant qui s’arrête sur la case d’une bonne sœur l’y envoie aussitôt, et votre attaquant va en retenue.
prompt-first-move-threat-kiss = Quelqu’un pourrait gagner par un baiser à son prochain tour ! « Menaces » montre où. Sous les yeux d’une bonne sœur, pas de baiser possible.
prompt-first-move-threat-kiss-told = Surveiller un couple ne suffit pas. Si un enfant rapporte une bagarre à la bonne sœur, elle y court, et le couple s’embrasse sans être vu.
prompt-first-effect-detention = En retenue, l’attaquant reste couché dans l’entrée pendant tout le prochain tour de son joueur et lui coûte son plus grand déplacement, le 3.
prompt-first-effect-told = Un enfant qui s’arrête sur la case d’une bonne sœur peut rapporter, c’est-à-dire l’envoyer sur n’importe quelle bagarre.
prompt-first-effect-pushed = L’enfant poussé va où veut celui qui joue : une case libre adjacente, { $push ->
    [4] pas en diagonale
   *[8] même en diagonale
}{ $push_to_safe ->
    [yes] , ou une case abri
   *[no] , jamais une case abri
}. Faute de place, il en pousse un autre.
prompt-first-effect-broken-up = Tout enfant qui s’arrête sur une bagarre l’interrompt, et les deux bagarreurs sont poussés chacun de son côté.

## Dit tant que la partie peut être gagnée ainsi, après la phrase qui le dit

prompt-again-move-threat-kiss = Quoi que vous fassiez d’abord, gardez le déplacement qui réunit un garçon et une fille à vous.
