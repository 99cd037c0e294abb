### Why a move is refused.

refusal-over = La partie est terminée.
refusal-notation = « { $text } » n’est pas un coup. Les coups s’écrivent e5, n:e5, e5-g7, xe5, e5~e6 ou done.
refusal-notation-space = Il n’y a pas de rond { $space } sur ce plateau.
refusal-notation-order = Une interversion nomme ses ronds dans l’ordre du plateau : { $ordered }.
# C1.3
refusal-no-neutrals = À trois joueurs, il n’y a pas de pions neutres.
# C3.1
refusal-reserve-not-empty = Il vous reste des pions en réserve (de votre couleur : { $own } ; neutres : { $neutral }) ; posez-en un.
# C3.1
refusal-occupied = En { $space }, il y a déjà { $piece }. Choisissez un rond vide.
# C3.1
refusal-no-own-left = Il ne reste aucun pion de votre couleur dans votre réserve. Posez un pion neutre.
# C3.1
refusal-no-neutral-left = Il ne reste aucun pion neutre dans votre réserve.
# C3.2
refusal-reserve-empty = Votre réserve est vide. Déplacez ou retirez un pion.
# C3.4
refusal-first-piece = Le premier pion de la partie se pose à exactement deux pas du centre, et { $space } est à une autre distance.
# C4.3
refusal-exchange-first = { $count ->
    [1] Il vous reste une interversion
   *[other] Il vous reste { $count } interversions
}. Intervertissez deux pions, ou choisissez « Terminé ».
# C4.3
refusal-not-neighbours = Les ronds { $a } et { $b } ne sont pas voisins.
# C4.3
refusal-no-partner = Aucun voisin de { $space } n’est d’une autre couleur. Choisissez un pion qui a un tel voisin.
# C4.3
refusal-exchange-empty = Il n’y a pas de pion à intervertir en { $space }.
# C4.3
refusal-same-colour = En { $a } comme en { $b }, il y a { $piece }, et l’on n’intervertit que des couleurs différentes.
# C4.5
refusal-none-in-hand = Vous n’avez pas d’interversion à jouer.
# C5.1
refusal-nothing-there = Il n’y a pas de pion à déplacer en { $space }. Choisissez d’abord le pion, ensuite le rond où il va.
# C5.1
refusal-not-yours = En { $space }, { $piece_the } n’est pas à vous, et vous ne pouvez pas le déplacer.
# C5.1
refusal-same-space = Un pion va sur un autre rond ; { $space } est celui d’où il vient.
# C5.1
refusal-goal-occupied = En { $space }, il y a déjà { $piece }. Choisissez un rond vide.
# C5.2
refusal-banned = { $who_person ->
    [you] À votre dernier tour, vous avez déplacé ce pion de { $to } en { $from } ; il ne peut pas y retourner pendant celui-ci.
   *[other] Le pion ne peut pas encore retourner de { $from } en { $to }. Personne ne peut l’y ramener avant que { $who } ait fini son prochain tour.
}
# C6.1, C6.5
refusal-take-nothing = Il n’y a pas de pion à retirer en { $space }.
# C6.1
refusal-take-not-neutral = En { $space }, { $piece_the } ne peut pas être retiré, car seuls les pions neutres peuvent l’être.
# C6.1
refusal-take-limit = Vous avez déjà retiré { $count } pions ; c’est le maximum.
# C6.5
refusal-take-own = En { $space }, le pion est à vous ; on ne retire que les pions adverses.
# C6.5
refusal-take-again = Vous avez déjà retiré un pion à { $who }, et un seul par adversaire est permis.
