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
scene-reserve = Pions { $colour_plural } en réserve : { $count }
scene-taken = Pions { $colour_plural } retirés : { $count }
scene-team-player = { $colour } { $number }
scene-stage-place = Poser un pion
scene-stage-move = Déplacer ou retirer
scene-stage-exchange = { $count ->
    [one] { $count } interversion à jouer
   *[other] { $count } interversions à jouer
}
scene-quiet = Tours sans pose ni retrait : { $turns } sur { $of }
scene-layer-bans = Retours interdits
