# What there is to see: places, pieces and what lies beside the board.

piece = pion { $colour }
space = Rond { $space }
state-circle = fait partie du cercle gagnant
reserve = { $colour } en réserve : { $count }
taken = { $colour } retiré : { $count }
team-player = { $colour } { $number }
stage-place = Poser un pion
stage-move = Déplacer ou retirer
stage-exchange = { $count ->
    [one] { $count } échange à jouer
   *[other] { $count } échanges à jouer
}
quiet = Tours calmes : { $turns } sur { $of }
layer-bans = Déplacements qu’on ne peut pas annuler
