### What happens of itself.

# `.cond` says that it would happen, in hints and reviews; `.moods`, that there is this form.

# C4.2
effect-line = { $who_person ->
    [you] Vous formez
   *[other] { $who_start } forme
} une ligne de { $length ->
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] { $length }
}, de { $from } à { $to }.
    .cond = { $who_person ->
        [you] Vous formeriez
       *[other] { $who_start } formerait
    } une ligne de { $length ->
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
       *[other] { $length }
    }, de { $from } à { $to }.
    .moods = yes
# C4.6
effect-line-idle = Une ligne de { $length ->
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] { $length }
} apparaît pour { $who }, de { $from } à { $to } ; comme ce n’est pas { $who_person ->
    [you] votre
   *[other] son
} tour, elle ne rapporte rien à personne.
# C4.3
effect-exchanges = { $who_person ->
    [you] Vous obtenez
   *[other] { $who_start } obtient
} { $count ->
    [1] une interversion
   *[other] { $count } interversions
}.
# C4.4
effect-cascade = Une cascade ! { $who_person ->
    [you] Vous obtenez
   *[other] { $who_start } obtient
} { $count ->
    [1] une interversion
   *[other] { $count } interversions
} de plus et en { $who_person ->
    [you] avez
   *[other] a
} maintenant { $hand ->
    [1] une
   *[other] { $hand }
} à jouer.
    .cond = Ce serait une cascade ! { $who_person ->
        [you] Vous obtiendriez
       *[other] { $who_start } obtiendrait
    } { $count ->
        [1] une interversion
       *[other] { $count } interversions
    } de plus et en { $who_person ->
        [you] auriez
       *[other] aurait
    } alors { $hand ->
        [1] une
       *[other] { $hand }
    } à jouer.
    .moods = yes
# C4.5
effect-lapse = { $count ->
    [1] L’interversion est perdue
   *[other] Les { $count } interversions sont perdues
}, car il n’y a pas deux pions voisins de couleurs différentes.
    .cond = { $count ->
        [1] L’interversion serait perdue
       *[other] Les { $count } interversions seraient perdues
    }, faute de deux pions voisins de couleurs différentes.
    .moods = yes
# C5.2
effect-ban = { $who_person ->
    [you] Jusqu’à la fin de votre prochain tour, personne ne peut ramener le pion de { $from } en { $to }, pas même vous.
   *[other] Personne ne peut ramener le pion de { $from } en { $to } avant que { $who } ait fini son prochain tour.
}
# C6.1
effect-taken = Ce pion ne reviendra plus dans la partie.
# C6.5
effect-kept = { $who_person ->
    [you] Vous gardez
   *[other] { $who_start } garde
} pour de bon { $piece_the } de { $space }.
# C6.2, C6.4, C6.5
effect-returned = { $who_person ->
    [you] Vous récupérez
   *[other] { $who_start } récupère
} { $count ->
    [1] un pion
   *[other] { $count } pions
} dans { $who_person ->
    [you] votre
   *[other] sa
} réserve.
# C6.3, C6.4
effect-neutrals = { $who_person ->
    [you] Vous recevez
   *[other] { $who_start } reçoit
} { $count ->
    [1] un pion neutre
   *[other] { $count } pions neutres
} dans { $who_person ->
    [you] votre
   *[other] sa
} réserve.
# C6.3
effect-neutrals-out = { $count ->
    [1] Un pion neutre quitte
   *[other] { $count } pions neutres quittent
} le jeu.
# C2.2
effect-circle = { $who_person ->
    [you] Vous fermez
   *[other] { $who_start } ferme
} { $count ->
    [1] le cercle
   *[other] les cercles
} autour de { $centres_list }{ $jokers ->
    [0] { $count ->
        [1] { "" }
       *[other] ,
    }
    [1] , avec { $piece_the } en { $spaces_list } comme joker,
   *[other] , avec les pions en { $spaces_list } comme jokers,
} et { $who_person ->
    [you] gagnez
   *[other] gagne
}.
    .cond = { $who_person ->
        [you] Vous fermeriez
       *[other] { $who_start } fermerait
    } { $count ->
        [1] le cercle
       *[other] les cercles
    } autour de { $centres_list }{ $jokers ->
        [0] { $count ->
            [1] { "" }
           *[other] ,
        }
        [1] , avec { $piece_the } en { $spaces_list } comme joker,
       *[other] , avec les pions en { $spaces_list } comme jokers,
    } et { $who_person ->
        [you] gagneriez
       *[other] gagnerait
    }.
    .moods = yes
# C2.3
effect-circle-other = { $mover_person ->
    [you] Vous fermez
   *[other] { $mover_start } ferme
} { $count ->
    [1] le cercle
   *[other] les cercles
} autour de { $centres_list }{ $jokers ->
    [0] { "" }
    [1] , avec { $piece_the } en { $spaces_list } comme joker,
   *[other] , avec les pions en { $spaces_list } comme jokers,
} { $who_person ->
    [you] à votre profit, et vous gagnez
   *[other] au profit de { $who }, qui gagne
}.
    .cond = { $mover_person ->
        [you] Vous fermeriez
       *[other] { $mover_start } fermerait
    } { $count ->
        [1] le cercle
       *[other] les cercles
    } autour de { $centres_list }{ $jokers ->
        [0] { "" }
        [1] , avec { $piece_the } en { $spaces_list } comme joker,
       *[other] , avec les pions en { $spaces_list } comme jokers,
    } { $who_person ->
        [you] à votre profit, et vous gagneriez
       *[other] au profit de { $who }, qui gagnerait
    }.
    .moods = yes
# C2.4
effect-circle-first = Ce coup ferme à la fois des cercles de couleurs différentes, autour de { $centres_list } pour { $who }{ $jokers ->
    [0] { "" }
    [1] { " " }(joker : { $piece_the } en { $spaces_list })
   *[other] { " " }(jokers : les pions en { $spaces_list })
} et autour de { $others_list } pour { $other }. { $own ->
    [yes] { $mover_person ->
        [you] C’est vous qui avez joué ce coup
       *[other] C’est { $mover } qui a joué ce coup
    }, donc { $who_person ->
        [you] vous gagnez
       *[other] { $who } gagne
    }.
   *[no] { $mover_person ->
        [you] Vous avez joué ce coup mais n’avez
       *[other] { $mover_start } a joué ce coup mais n’a
    } pas de cercle. Dans l’ordre du jeu, { $who_person ->
        [you] vous venez en premier, et vous gagnez.
       *[other] { $who } vient en premier et gagne.
    }
}
    .cond = Ce coup fermerait à la fois des cercles de couleurs différentes, autour de { $centres_list } pour { $who } et autour de { $others_list } pour { $other }. C’est { $who_person ->
        [you] vous qui gagneriez
       *[other] { $who } qui gagnerait
    }.
    .moods = yes
# C7.2
effect-quiet = { $rounds ->
    [1] Pendant un tour de table
   *[other] Pendant { $rounds } tours de table
}, aucun pion n’a été posé ni retiré, donc la partie est nulle.
    .cond = { $rounds ->
        [1] Pendant un tour de table
       *[other] Pendant { $rounds } tours de table
    }, aucun pion n’aurait été posé ni retiré, donc la partie serait nulle.
    .moods = yes
