### What happens of itself.

# C4.2
effect-line = { $who } forme une ligne de { $length ->
    [5] cinq
   *[other] { $length }
}, de { $from } à { $to }.
# C4.6
effect-line-idle = Une ligne de { $length ->
    [5] cinq
   *[other] { $length }
} apparaît pour { $who }, de { $from } à { $to } ; comme ce n’est pas son tour, elle ne rapporte rien à personne.
# C4.3
effect-exchanges = { $who } gagne { $count ->
    [1] une interversion
   *[other] { $count } interversions
}.
# C4.4
effect-cascade = Cascade : { $who } gagne { $count ->
    [1] une interversion
   *[other] { $count } interversions
} de plus et en a maintenant { $hand ->
    [1] une
   *[other] { $hand }
} à jouer.
# C4.5
effect-lapse = { $count ->
    [1] L’interversion est perdue
   *[other] Les { $count } interversions sont perdues
} : il n’y a pas deux pions voisins de couleurs différentes.
# C5.2
effect-ban = Personne ne peut ramener le pion de { $from } en { $to } avant que { $who } ait rejoué.
# C6.1
effect-taken = En { $space }, { $piece_the } quitte le jeu pour de bon.
# C6.5
effect-kept = { $who } garde pour de bon { $piece_the } retiré en { $space }.
# C6.2, C6.4, C6.5
effect-returned = { $who } récupère { $count ->
    [1] un pion
   *[other] { $count } pions
} dans sa réserve.
# C6.3, C6.4
effect-neutrals = { $who } reçoit { $count ->
    [1] un pion neutre
   *[other] { $count } pions neutres
} dans sa réserve.
# C6.3
effect-neutrals-out = { $count ->
    [1] Un pion neutre quitte
   *[other] { $count } pions neutres quittent
} le jeu.
# C2.2
effect-circle = { $who } ferme { $count ->
    [1] le cercle autour de { $centres_list }
   *[other] plusieurs cercles (autour de { $centres_list })
} et gagne{ $jokers ->
    [0] { "" }
    [1] , avec { $piece_the } en { $spaces_list } comme joker
   *[other] , avec les pions en { $spaces_list } comme jokers
}.
# C2.3
effect-circle-other = { $mover } ferme { $count ->
    [1] le cercle autour de { $centres_list }
   *[other] plusieurs cercles (autour de { $centres_list })
} au profit de { $who }, qui gagne{ $jokers ->
    [0] { "" }
    [1] , avec { $piece_the } en { $spaces_list } comme joker
   *[other] , avec les pions en { $spaces_list } comme jokers
}.
# C2.4
effect-circle-first = Ce coup ferme à la fois des cercles de couleurs différentes : autour de { $centres_list } pour { $who }{ $jokers ->
    [0] { "" }
    [1] { " " }(joker : { $piece_the } en { $spaces_list })
   *[other] { " " }(jokers : les pions en { $spaces_list })
}, et autour de { $others_list } pour { $other }. { $own ->
    [yes] C’est { $mover } qui a joué ce coup : { $who } gagne donc.
   *[no] { $mover } a joué ce coup mais n’a pas de cercle : dans l’ordre du jeu, c’est donc { $who } qui passe en premier et gagne.
}
# C7.2
effect-quiet = { $rounds ->
    [1] Un tour de table
   *[other] { $rounds } tours de table
} sans pion posé ni retiré : la partie est nulle.
