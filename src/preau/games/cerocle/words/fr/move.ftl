### What a move does, and what a player could do next.

# Of what is told in hints and reviews, `.cond` says that it would happen, and of a move `.inf` is the infinitive.
# `.moods` says that there are these: a game from outside may have none.

move-place = { $who_person ->
    [you] Vous posez
   *[other] { $who_start } pose
} un pion en { $space }.
    .inf = poser un pion en { $space }
    .cond = { $who_person ->
        [you] Vous poseriez
       *[other] { $who_start } poserait
    } un pion en { $space }.
    .moods = yes
move-place-neutral = { $who_person ->
    [you] Vous posez
   *[other] { $who_start } pose
} un pion neutre en { $space }.
    .inf = poser un pion neutre en { $space }
    .cond = { $who_person ->
        [you] Vous poseriez
       *[other] { $who_start } poserait
    } un pion neutre en { $space }.
    .moods = yes
move-relocate = { $who_person ->
    [you] Vous déplacez
   *[other] { $who_start } déplace
} { $piece_the } de { $from } en { $to }.
    .inf = déplacer { $piece_the } de { $from } en { $to }
    .cond = { $who_person ->
        [you] Vous déplaceriez
       *[other] { $who_start } déplacerait
    } { $piece_the } de { $from } en { $to }.
    .moods = yes
move-take = { $who_person ->
    [you] Vous retirez
   *[other] { $who_start } retire
} { $piece_the } de { $space }.
    .inf = retirer { $piece_the } de { $space }
    .cond = { $who_person ->
        [you] Vous retireriez
       *[other] { $who_start } retirerait
    } { $piece_the } de { $space }.
    .moods = yes
move-exchange = { $who_person ->
    [you] Vous intervertissez
   *[other] { $who_start } intervertit
} { $first_the } de { $a } et { $second_the } de { $b }.
    .inf = intervertir { $first_the } de { $a } et { $second_the } de { $b }
    .cond = { $who_person ->
        [you] Vous intervertiriez
       *[other] { $who_start } intervertirait
    } { $first_the } de { $a } et { $second_the } de { $b }.
    .moods = yes
move-done = { $who_person ->
    [you] Vous avez terminé et renoncez
   *[other] { $who_start } a terminé et renonce
} { $count ->
    [1] à l’interversion restante
   *[other] aux { $count } interversions restantes
}.
    .inf = renoncer { $count ->
        [1] à l’interversion restante
       *[other] aux { $count } interversions restantes
    }
    .cond = { $who_person ->
        [you] Vous renonceriez
       *[other] { $who_start } renoncerait
    } { $count ->
        [1] à l’interversion restante
       *[other] aux { $count } interversions restantes
    }.
    .moods = yes

move-advice-place = Posez un de vos pions en { $space }.
move-advice-place-neutral = Posez un pion neutre en { $space }.
move-advice-relocate = Déplacez { $piece_the } de { $from } en { $to }.
move-advice-take = Retirez { $piece_the } de { $space }.
move-advice-exchange = Intervertissez { $first_the } de { $a } et { $second_the } de { $b }.
move-advice-done = Choisissez « Terminé ».

move-threats-none = Sur ce plateau, { $players ->
    [2] votre adversaire ne peut, au prochain coup, ni fermer un cercle ni former
   *[other] aucun adversaire ne peut, au prochain coup, fermer un cercle ni former
} une ligne de cinq de sa couleur. Les menaces plus lointaines ne sont pas examinées.
# C2.2
move-threat-ring = { $who_person ->
    [you] Vous pouvez
   *[other] { $who_start } peut
} fermer { $count ->
    [1] le cercle
   *[other] les cercles
} autour de { $centres_list } avec un pion en { $space }, et gagner.
    .cond = { $who_person ->
        [you] Vous pourriez
       *[other] { $who_start } pourrait
    } fermer { $count ->
        [1] le cercle
       *[other] les cercles
    } autour de { $centres_list } avec un pion en { $space }, et gagner.
    .moods = yes
# C4.3
move-threat-exchange = { $who_person ->
    [you] Vous pouvez
   *[other] { $who_start } peut
} former une ligne de cinq avec un pion en { $space }, puis intervertir les pions de { $a } et de { $b } pour fermer { $count ->
    [1] le cercle autour de { $centres_list } et gagner.
   *[other] les cercles autour de { $centres_list }, et gagner.
}
    .cond = { $who_person ->
        [you] Vous pourriez
       *[other] { $who_start } pourrait
    } former une ligne de cinq avec un pion en { $space }, puis intervertir les pions de { $a } et de { $b } pour fermer { $count ->
        [1] le cercle autour de { $centres_list } et gagner.
       *[other] les cercles autour de { $centres_list }, et gagner.
    }
    .moods = yes
# C4.3
move-threat-line = { $who_person ->
    [you] Vous pouvez
   *[other] { $who_start } peut
} former une ligne de cinq avec un pion en { $space }, puis intervertir deux pions voisins.
    .cond = { $who_person ->
        [you] Vous pourriez
       *[other] { $who_start } pourrait
    } former une ligne de cinq avec un pion en { $space }, puis intervertir deux pions voisins.
    .moods = yes
# C4.5
move-threat-line-idle = { $who_person ->
    [you] Vous pouvez
   *[other] { $who_start } peut
} former une ligne de cinq avec un pion en { $space }. Elle ne donnerait pas encore d’interversion, car il n’y a pas deux pions voisins de couleurs différentes.
    .cond = { $who_person ->
        [you] Vous pourriez
       *[other] { $who_start } pourrait
    } former une ligne de cinq avec un pion en { $space }, mais sans gagner encore d’interversion.
    .moods = yes
# C4.2
move-lengthens = { $longer ->
    [yes] Votre ligne ne fait que s’allonger
   *[no] C’est toujours votre ancienne ligne
}. Seule une nouvelle ligne de cinq donne une interversion.
# C2.2
move-builds = { $who_person ->
    [you] Vous tenez alors
   *[other] { $who_start } tient alors
} { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $count }
} des six ronds autour de { $centre }{ $joker ->
    [yes] , plus un joker
   *[no] { "" }
}, et ce cercle peut encore se fermer.
    .cond = { $who_person ->
        [you] Vous tiendriez
       *[other] { $who_start } tiendrait
    } { $count ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[other] { $count }
    } des six ronds autour de { $centre }{ $joker ->
        [yes] , plus un joker
       *[no] { "" }
    }, et ce cercle pourrait encore se fermer.
    .moods = yes
# C4.3
move-builds-blocked = { $who_person ->
    [you] Vous tenez alors
   *[other] { $who_start } tient alors
} { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $count }
} des six ronds autour de { $centre }{ $joker ->
    [yes] , plus un joker
   *[no] { "" }
}, et une interversion pourrait encore fermer ce cercle.
    .cond = { $who_person ->
        [you] Vous tiendriez
       *[other] { $who_start } tiendrait
    } { $count ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[other] { $count }
    } des six ronds autour de { $centre }{ $joker ->
        [yes] , plus un joker
       *[no] { "" }
    }, et une interversion pourrait encore fermer ce cercle.
    .moods = yes
# C4.3
move-builds-line = { $who_person ->
    [you] Vous pouvez ensuite
   *[other] { $who_start } peut ensuite
} former une ligne de cinq avec un pion en { $ends_choice }{ $count ->
    [one] { "" }
   *[other] , et un seul pion ne peut pas tout bloquer
}.
    .cond = { $who_person ->
        [you] Vous pourriez ensuite
       *[other] { $who_start } pourrait ensuite
    } former une ligne de cinq avec un pion en { $ends_choice }{ $count ->
        [one] { "" }
       *[other] , et un seul pion ne pourrait pas tout bloquer
    }.
    .moods = yes
move-blocks = { $who_person ->
    [you] Votre cercle
   *[other] Le cercle de { $who }
} autour de { $centre } ({ $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $count }
} des six ronds{ $joker ->
    [yes] { " " }et un joker
   *[no] { "" }
}) est bloqué pour l’instant.
# C4.1
move-builds-row = { $who_person ->
    [you] Vous avez alors
   *[other] { $who_start } a alors
} trois pions alignés, de { $first } à { $last }, et assez de place pour une ligne de cinq.
    .cond = { $who_person ->
        [you] Vous auriez
       *[other] { $who_start } aurait
    } trois pions alignés, de { $first } à { $last }, et assez de place pour une ligne de cinq.
    .moods = yes
move-blocks-row = { $who_person ->
    [you] Vos trois pions alignés
   *[other] Les trois pions alignés de { $who }
}, de { $first } à { $last }, sont bloqués en { $space }.
# C4.3
move-blocks-line = { $who_person ->
    [you] Vous ne pouvez plus
   *[other] { $who_start } ne peut plus
} former de ligne de cinq avec un pion en { $space }.
# C4.3
move-blocks-end = { $who_person ->
    [you] Vous ne pouvez plus former votre
   *[other] { $who_start } ne peut plus former sa
} ligne de cinq qu’avec un pion en { $left }, car { $space } est occupé.
# C2.2
move-threat-alarm = { $who_person ->
    [you] Vous tenez
   *[other] { $who_start } tient
} { $count ->
    [3] trois
    [4] quatre
   *[other] { $count }
} des six ronds autour de { $centre }. Un seul pion d’une autre couleur n’arrête pas ce cercle, il en faut deux.
    .cond = { $who_person ->
        [you] Vous tiendriez
       *[other] { $who_start } tiendrait
    } { $count ->
        [3] trois
        [4] quatre
       *[other] { $count }
    } des six ronds autour de { $centre }. Un seul pion d’une autre couleur n’arrêterait pas ce cercle, il en faudrait deux.
    .moods = yes
