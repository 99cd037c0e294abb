### The options.

option-players = Nombre de joueurs
    .help = Trois, quatre ou cinq. Ils se partagent les 30 tours.
option-layout = Disposition des quatre sections de plateau
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
    .help = Dans huit directions, ou sans les diagonales, comme dans le livret japonais.
    .queen = dans huit directions
    .rook = dans quatre directions, sans les diagonales
option-safe_telling = Rapporter sur une case abri
    .help = Le livret japonais l’interdit.
    .yes = permis
    .no = interdit
option-push_to_safe = Pousser sur une case abri
    .help = Les livrets allemand et japonais le permettent.
    .no = interdit
    .yes = permis
option-push = Cases adjacentes où l’on peut pousser
    .help = Les huit cases tout autour, ou quatre seulement, sans les diagonales.
    .v8 = les huit tout autour
    .v4 = quatre, sans les diagonales
option-tie = À égalité, si le baiser ne départage pas
    .help = Le joueur qui a le moins d’enfants en retenue gagne ; selon le livret allemand, c’est celui qui en a le plus qui perd.
    .fewest = celui qui a le moins d’enfants en retenue gagne
    .most_loses = celui qui a le plus d’enfants en retenue perd
option-edition = Édition imprimée à suivre
    .help = Change plusieurs options d’un coup ; une option choisie à part l’emporte.
    .fr = édition française
    .de = édition allemande
    .ja = édition japonaise
    .fr-mid = l’édition française
    .de-mid = l’édition allemande
    .ja-mid = l’édition japonaise
option-seed = Graine du tirage au sort
    .help = La même graine donne la même disposition.
