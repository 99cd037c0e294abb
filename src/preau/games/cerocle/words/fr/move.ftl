### What a move does, and what a player could do next.

move-place = { $who } pose un pion en { $space }.
move-place-neutral = { $who } pose un pion neutre en { $space }.
move-relocate = { $who } déplace { $piece } de { $from } en { $to }.
move-take = { $who } retire { $piece_the } en { $space }.
move-exchange = { $who } intervertit { $first_the } en { $a } et { $second_the } en { $b }.
move-done = { $who } a terminé et renonce { $count ->
    [1] à l’interversion restante
   *[other] aux { $count } interversions restantes
}.

move-advice-place = Posez un de vos pions en { $space }.
move-advice-place-neutral = Posez un pion neutre en { $space }.
move-advice-relocate = Déplacez { $piece_the } de { $from } en { $to }.
move-advice-take = Retirez { $piece_the } en { $space }.
move-advice-exchange = Intervertissez { $first_the } en { $a } et { $second_the } en { $b }.
move-advice-done = Choisissez « Terminé ».

move-threats-none = Sur ce plateau, aucun adversaire ne peut, au prochain coup, fermer un cercle ni former une ligne de cinq de sa couleur. Les menaces plus lointaines ne sont pas cherchées.
# C2.2
move-threat-ring = { $whose ->
    [own] Vous pouvez
   *[other] { $who } peut
} fermer { $count ->
    [1] le cercle autour de { $centres_list }
   *[other] plusieurs cercles (autour de { $centres_list })
} avec un pion en { $space }, et gagner.
# C4.3
move-threat-exchange = { $whose ->
    [own] Vous pouvez
   *[other] { $who } peut
} former une ligne de cinq avec un pion en { $space }, puis intervertir les pions en { $a } et en { $b } pour fermer { $count ->
    [1] le cercle autour de { $centres_list }
   *[other] plusieurs cercles (autour de { $centres_list })
} et gagner.
# C4.3
move-threat-line = { $whose ->
    [own] Vous pouvez
   *[other] { $who } peut
} former une ligne de cinq avec un pion en { $space }, puis intervertir deux pions voisins.
# C4.5
move-threat-line-idle = { $whose ->
    [own] Vous pouvez
   *[other] { $who } peut
} former une ligne de cinq avec un pion en { $space }. Elle ne donnerait pas encore d’interversion : aucun pion n’en côtoie un d’une autre couleur.
# C4.2
move-lengthens = { $longer ->
    [yes] Votre ligne ne fait que s’allonger
   *[no] C’est toujours votre ancienne ligne
} : seule une nouvelle ligne de cinq permet une interversion.
# C2.2
move-builds = { $whose ->
    [own] Vous tenez alors
   *[other] { $who } tient alors
} { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $count }
} des six ronds autour de { $centre }, et ce cercle peut encore se fermer.
move-blocks = { $whose ->
    [own] Vous tenez
   *[other] { $who } tient
} { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $count }
} des six ronds autour de { $centre }, mais ce cercle ne peut plus se fermer pour l’instant.
# C2.2
move-threat-alarm = { $whose ->
    [own] Vous tenez
   *[other] { $who } tient
} { $count ->
    [3] trois
    [4] quatre
   *[other] { $count }
} des six ronds autour de { $centre }. Un seul pion d’une autre couleur n’arrête pas ce cercle : il en faut deux.
