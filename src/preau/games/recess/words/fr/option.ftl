### The options.

option-players = Le nombre de joueurs
    .help = Trois, quatre ou cinq. Ils se partagent les 30 tours.
option-layout = La disposition des quatre sections de plateau
    .help = Les sections A, B, C et D dans l’ordre sud-ouest, sud-est, nord-ouest, nord-est, chacune avec ses quarts de tour : A0B0C0D0.
    .random = tirée au sort, avec une graine
option-layout-turn = Tourner la section { $place ->
    [sw] sud-ouest
    [se] sud-est
    [nw] nord-ouest
   *[ne] nord-est
}
option-layout-swap = { $one ->
    [sw] { $other ->
        [se] Échanger les deux sections du sud
       *[nw] Échanger les deux sections de l’ouest
    }
    [se] Échanger les deux sections de l’est
   *[nw] Échanger les deux sections du nord
}
option-nuns = Comment les bonnes sœurs marchent et voient
    .help = Dans huit directions, ou seulement tout droit comme dans la règle japonaise.
    .queen = dans huit directions
    .rook = dans quatre directions, pas en diagonale
option-safe_telling = Rapporter sur une case abri
    .help = La règle japonaise l’interdit.
    .yes = permis
    .no = interdit
option-push_to_safe = Pousser sur une case abri
    .help = Les règles allemande et japonaise le permettent.
    .no = interdit
    .yes = permis
option-push = Les cases voisines où l’on peut pousser
    .help = Les huit cases tout autour, ou seulement les quatre d’à côté.
    .v8 = les huit tout autour
    .v4 = les quatre d’à côté
option-tie = Qui gagne à égalité, sans baiser
    .help = Le moins d’enfants en retenue gagne ou, dans la règle allemande, le plus perd.
    .fewest = le moins d’enfants en retenue gagne
    .most_loses = le plus d’enfants en retenue perd
option-edition = Jouer avec la règle de ce pays
    .help = Règle plusieurs options d’un coup ; une option nommée l’emporte.
    .fr = Édition française
    .de = Édition allemande
    .ja = Édition japonaise
option-seed = Le nombre qui tire la disposition au sort
    .help = Le même nombre donne la même disposition.
