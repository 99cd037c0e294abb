### Who and what there is to see: players, pieces, places and what lies beside the board.

scene-colour-brown = marron
    .plural = marron
scene-colour-green = vert
    .plural = verts
scene-colour-white = blanc
    .plural = blancs
scene-colour-neutral = neutre
    .plural = neutres
scene-name-brown = Marron
scene-name-green = Vert
scene-name-white = Blanc
scene-seat = Joueur { $number } ({ $colour })
scene-piece-brown = un pion marron
    .the = le pion marron
scene-piece-green = un pion vert
    .the = le pion vert
scene-piece-white = un pion blanc
    .the = le pion blanc
scene-piece-neutral = un pion neutre
    .the = le pion neutre

scene-piece = pion { $colour }
scene-space = Rond { $space }
scene-state-circle = fait partie du cercle gagnant
scene-reserve = { $colour } en réserve : { $count }
scene-taken = { $colour } retiré : { $count }
scene-team-player = { $colour } { $number }
scene-stage-place = Poser un pion
scene-stage-move = Déplacer ou retirer
scene-stage-exchange = { $count ->
    [one] { $count } échange à jouer
   *[other] { $count } échanges à jouer
}
scene-quiet = Tours calmes : { $turns } sur { $of }
scene-layer-bans = Déplacements qu’on ne peut pas annuler
