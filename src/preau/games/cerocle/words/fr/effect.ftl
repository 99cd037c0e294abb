### What happens of itself.

effect-line = { $who } forme une ligne de { $length ->
    [5] cinq
   *[other] { $length }
}, de { $from } à { $to }.
effect-line-idle = Une ligne de { $length ->
    [5] cinq
   *[other] { $length }
} apparaît pour { $who }, de { $from } à { $to } ; pendant le tour d’un autre, elle ne rapporte rien à personne.
effect-exchanges = { $who } gagne { $count ->
    [1] un échange
   *[other] { $count } échanges
}.
effect-cascade = Cascade : { $who } gagne { $count ->
    [1] un échange
   *[other] { $count } échanges
} de plus et en a { $hand } à jouer.
effect-lapse = { $count ->
    [1] L’échange est perdu
   *[other] Les { $count } échanges sont perdus
} : il n’y a pas deux pions voisins de couleurs différentes.
effect-ban = Personne ne peut revenir de { $from } en { $to } avant que { $who } ait rejoué.
effect-taken = En { $space }, { $piece_the } quitte le jeu pour de bon.
effect-kept = { $who } garde pour de bon { $piece_the } pris en { $space }.
effect-returned = { $count ->
    [1] Un pion retourne
   *[other] { $count } pions retournent
} dans la réserve : { $who }.
effect-neutrals = { $count ->
    [1] Un pion neutre va
   *[other] { $count } pions neutres vont
} dans la réserve : { $who }.
effect-neutrals-out = { $count ->
    [1] Un pion neutre quitte
   *[other] { $count } pions neutres quittent
} le jeu.
effect-circle = { $who } ferme { $count ->
    [1] le cercle autour de { $centres }
   *[other] les cercles autour de { $centres }
} et gagne.
effect-circle-other = { $mover } ferme { $count ->
    [1] le cercle autour de { $centres }
   *[other] les cercles autour de { $centres }
} au profit d’un autre : { $who } gagne.
effect-circle-first = { $mover } ferme d’un coup des cercles de plusieurs couleurs. { $who } passe en premier et gagne avec { $count ->
    [1] le cercle autour de { $centres }
   *[other] les cercles autour de { $centres }
}.
effect-quiet = { $rounds ->
    [1] Un tour de table
   *[other] { $rounds } tours de table
} sans pose ni retrait : la partie est nulle.
