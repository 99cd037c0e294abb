### Who and what there is to see: players, pieces, places and what lies beside the board.

scene-colour-brown = Marron
    .adjective = marron
    .plural = marron
scene-colour-green = Vert
    .adjective = vert
    .plural = verts
scene-colour-white = Blanc
    .adjective = blanc
    .plural = blancs
scene-colour-neutral = Neutre
    .adjective = neutre
    .plural = neutres
scene-name = { $colour ->
    [own] vous
    [brown] Marron
    [green] Vert
   *[white] Blanc
}
    .start = { $colour ->
        [own] Vous
       *[other] { scene-name }
    }
    .person = { $colour ->
        [own] you
       *[other] other
    }
scene-team = { $colour ->
    [own] votre équipe
    [brown] Marron
    [green] Vert
   *[white] Blanc
}
    .start = { $colour ->
        [own] Votre équipe
       *[other] { scene-team }
    }
    .person = other
scene-seat = { $seat ->
    [own] vous
    [0] { $colour } 1
    [1] { $colour } 1
   *[other] { $colour } 2
}
    .start = { $seat ->
        [own] Vous
       *[other] { scene-seat }
    }
    .person = { $seat ->
        [own] you
       *[other] other
    }
scene-piece-of = { $colour ->
    [own] un de vos pions
    [brown] un pion marron
    [green] un pion vert
    [white] un pion blanc
   *[neutral] un pion neutre
}
    .the = { $colour ->
        [own] votre pion
        [brown] le pion marron
        [green] le pion vert
        [white] le pion blanc
       *[neutral] le pion neutre
    }

scene-piece = pion { $colour_adjective }
    .mid = le pion { $colour_adjective }
scene-space = Rond { $space }
    .mid = le rond { $space }
scene-about-space = Un rond porte un seul pion. Les six ronds qui en entourent un autre forment un cercle. Remplissez-en un de votre couleur, et vous gagnez.
scene-about-piece = Un pion { $colour_adjective } compte dans les cercles et les lignes de cinq de sa couleur{ $players ->
    [3] { " " }; un pion adverse peut aussi servir de joker dans un cercle.
   *[other] .
}
scene-about-neutral = Un pion neutre n’est à personne, peu importe qui l’a posé. C’est un joker pour tous, car l’un des six pions d’un cercle peut être neutre. Dans une ligne de cinq, il ne compte pas.
scene-state-circle = dans le cercle gagnant
scene-reserve = Pions { $colour_plural } en réserve : { $count }
scene-caption-neutral = neutres
scene-caption-taken = retirés
scene-taken = Pions { $colour_plural } retirés : { $count } ({ $of } au plus)
scene-team-player = { $colour } { $number }
    .plural = { $colour_plural } ({ $colour } { $number })
scene-stage-place = Poser un pion
scene-stage-move = Déplacer ou retirer
scene-stage-exchange = { $count ->
    [one] { $count } interversion à jouer
   *[other] { $count } interversions à jouer
}
scene-quiet = Tours sans pose ni retrait : { $turns } sur { $of }
scene-layer-bans = Ronds où un pion qu’on a déplacé ne peut pas encore revenir
