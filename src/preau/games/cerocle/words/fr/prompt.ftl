### Ce qu’on demande, à chaque étape d’un coup.

# C3.1
prompt-place = Posez un de vos pions sur un rond vide{ $neutral ->
    [yes] , ou choisissez un pion neutre à la place
   *[no] { "" }
}.
prompt-place-last = Posez votre dernier pion sur un rond vide.
prompt-place-neutral = Il ne vous reste que des pions neutres. Choisissez « Pion neutre », puis un rond.
# C3.4
prompt-place-fair = Posez le premier pion à exactement deux pas du centre.
prompt-neutral = Posez le pion neutre sur un rond vide. Une fois posé, il n’est à personne et peut servir à tous, même à un adversaire.
# C5.1
prompt-relocate = Déplacez { $whose ->
    [own] un pion de votre couleur
    [any] n’importe quel pion
   *[neutral] un pion de votre couleur ou un pion neutre
}{ $take ->
    [yes] , ou retirez { $players ->
        [3] un pion adverse
       *[other] un pion neutre
    } du plateau
   *[no] { "" }
}.
prompt-relocate-to = Sur quel rond vide déplacer { $piece_the } de { $space } ?
# C6.1, C6.3, C6.5
prompt-take = Quel pion { $players ->
    [3] adverse
   *[other] neutre
} retirer ? { $players ->
    [3] Tous les pions autour retournent dans les réserves.
   *[other] Les pions autour retournent à leurs propriétaires, et les neutres { $encircled ->
        [out] quittent le jeu
       *[opponent] { $players ->
            [4] vont dans les réserves de vos adversaires
           *[other] vont dans la réserve de votre adversaire
        }
    }.
}
# C4.3
prompt-exchange = { $count ->
    [1] Pour votre ligne de cinq, intervertissez deux pions voisins de couleurs différentes, ou choisissez « Terminé » pour finir votre tour.
   *[other] Pour vos lignes de cinq, vous avez { $count } interversions. Choisissez deux pions voisins de couleurs différentes, ou « Terminé » pour finir votre tour.
}
prompt-exchange-with = Avec quel voisin intervertir { $piece_the } de { $space } ?
# C3.1, as this table plays it: for who asks what there is to do
prompt-about-c3-1 = Tant que vous avez un pion en réserve, vous en posez un{ $players ->
    [3] { "" }
   *[other] , de votre couleur ou neutre,
} sur n’importe quel rond vide.
# C2.2, said where a joker has won
prompt-joker = { $players ->
    [3] Un cercle admet un pion adverse, n’importe lequel : c’est le joker.
   *[other] L’un des six pions d’un cercle peut être neutre, peu importe qui l’a posé : c’est le joker.
}

## Dit une seule fois dans une première partie

prompt-first-prompt-place = Visez six pions de votre couleur autour d’un rond. { $players ->
    [3] Le blanc est une couleur comme les autres, et un pion adverse, un seul, peut servir de joker.
    [4] L’un d’eux peut être neutre (blanc à anneaux). Votre partenaire a votre couleur et gagne avec vous.
   *[other] L’un d’eux peut être neutre : les blancs à anneaux ne sont à personne, et vous pouvez en poser.
}
prompt-first-turn-2 = Une ligne de cinq de votre couleur, sans trou, donne une interversion : deux pions voisins de couleurs différentes, n’importe où, changent de place.
prompt-first-turn-3 = { $players ->
    [3] Un pion adverse dans votre cercle ne gêne pas : c’est le joker, et cinq des vôtres suffisent.
   *[other] Dans tout cercle, l’un des six pions peut être neutre (blanc, à anneaux), peu importe qui l’a posé : c’est le joker. Il ne compte pas dans les lignes.
}
prompt-first-turn-4 = C’est tout pour l’instant. Le guide reviendra dès qu’il y aura du nouveau.
prompt-first-move-threat-ring = { $players ->
    [3] Un adversaire peut fermer un cercle ! « Menaces » montre où. S’il y tient quatre ronds, bloquez-le ; s’il en a cinq, votre pion le ferme pour lui.
   *[other] Un adversaire peut fermer un cercle à son prochain tour ! « Menaces » montre où. Posez-y un pion de votre couleur pour l’en empêcher.
}
prompt-first-move-threat-alarm = À trois, un pion d’une autre couleur n’arrête pas un cercle : à cinq pions, n’importe quel sixième le ferme. Réagissez quand il en a trois ou quatre.
prompt-first-effect-line = Une ligne de cinq ! Elle donne droit à une interversion : deux pions voisins de couleurs différentes changent de place.
prompt-first-prompt-exchange = Choisissez deux pions reliés, ou le lien jaune entre eux, et ils changent de place. De quoi fermer votre cercle ou rompre celui d’un adversaire.
prompt-first-effect-cascade = Une cascade ! L’interversion a formé une nouvelle ligne, qui donne droit à une interversion de plus.
prompt-first-own-move-lengthens = Pas d’interversion cette fois. Une ligne qui s’allonge, ou dont un pion passe d’un bout à l’autre, reste la même. Il en faut une nouvelle.
prompt-first-own-move-threat-line = Il ne vous manque qu’un pion pour former une ligne de cinq. Elle vous permettrait d’intervertir deux pions voisins.
prompt-first-own-move-threat-ring = { $asked ->
    [prompt-exchange] L’une des interversions possibles ferme un cercle et vous fait gagner. Cherchez-la !
   *[other] Vous pouvez fermer un cercle dès ce coup et gagner. Cherchez le rond qui lui manque !
}
prompt-first-own-move-threat-exchange = Une ligne de cinq peut vous donner l’interversion qui ferme un cercle et vous fait gagner. Cherchez-la !
prompt-first-prompt-place-last = C’est votre dernier pion en réserve. Dès votre prochain tour, vous déplacerez un pion vers un autre rond ou retirerez { $players ->
    [3] un pion adverse
   *[other] un pion neutre
} du plateau.
prompt-first-prompt-relocate = Tant que votre réserve est vide, déplacez à chaque tour un pion vers un rond vide, ou retirez { $players ->
    [3] un pion adverse
   *[other] un pion neutre
} du plateau.
prompt-first-prompt-relocate-more = Si vous retirez un pion, { $players ->
    [3] tous ses voisins retournent à leurs propriétaires.
   *[other] ses voisins retournent à leurs propriétaires, et les neutres { $encircled ->
        [out] quittent le jeu
       *[opponent] { $players ->
            [4] vont dans les réserves de vos adversaires
           *[other] vont dans la réserve de votre adversaire
        }
    }.
}
prompt-first-effect-taken = Un pion retiré quitte le jeu pour de bon. Ses voisins retournent à leurs propriétaires, et les neutres { $encircled ->
    [out] quittent le jeu aussi
   *[opponent] { $players ->
        [4] vont aux adversaires de celui qui l’a retiré
       *[other] vont à l’adversaire de celui qui l’a retiré
    }
}.
prompt-first-effect-kept = Le joueur qui retire un pion le garde pour de bon, et tous ceux qui l’entouraient retournent dans les réserves ; on pourra les reposer.
