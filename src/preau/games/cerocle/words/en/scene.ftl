### Who and what there is to see: players, pieces, places and what lies beside the board.

scene-colour-brown = Brown
    .adjective = brown
scene-colour-green = Green
    .adjective = green
scene-colour-white = White
    .adjective = white
scene-colour-neutral = Neutral
    .adjective = neutral
scene-name = { $colour ->
    [own] you
    [brown] Brown
    [green] Green
   *[white] White
}
    .start = { $colour ->
        [own] You
       *[other] { scene-name }
    }
    .person = { $colour ->
        [own] you
       *[other] other
    }
scene-team = { $colour ->
    [own] your team
    [brown] Brown
    [green] Green
   *[white] White
}
    .start = { $colour ->
        [own] Your team
       *[other] { scene-team }
    }
    .person = other
scene-seat = { $seat ->
    [own] you
    [0] { $colour } 1
    [1] { $colour } 1
   *[other] { $colour } 2
}
    .start = { $seat ->
        [own] You
       *[other] { scene-seat }
    }
    .person = { $seat ->
        [own] you
       *[other] other
    }
scene-piece-of = { $colour ->
    [own] one of your pieces
    [brown] a brown piece
    [green] a green piece
    [white] a white piece
   *[neutral] a neutral piece
}
    .colour = { $colour ->
        [own] a piece of your colour
       *[other] { scene-piece-of }
    }
    .the = { $colour ->
        [own] your piece
        [brown] the brown piece
        [green] the green piece
        [white] the white piece
       *[neutral] the neutral piece
    }

scene-piece = { $colour_adjective } piece
    .mid = the { $colour_adjective } piece
scene-space = Space { $space }
    .mid = space { $space }
scene-about-space = A space holds one piece. Six spaces that surround another make a circle. Fill such a circle with your colour, and you win.
scene-about-piece = It counts towards { $colour_adjective } circles and { $colour_adjective } lines of five{ $players ->
    [3] . In a circle, one opposing piece may be the joker.
   *[other] .
}
scene-about-neutral = A neutral piece belongs to nobody, whoever put it there. It is a joker, so one of the six in anybody’s circle may be neutral. In a line of five it does not count.
scene-state-circle = part of the winning circle
scene-reserve = { $count ->
    [one] { $count } { $colour_adjective } piece
   *[other] { $count } { $colour_adjective } pieces
} in reserve
scene-caption-neutral = neutral
scene-caption-taken = taken
scene-taken = { $count ->
    [one] { $count } { $colour_adjective } piece
   *[other] { $count } { $colour_adjective } pieces
} taken (at most { $of })
scene-team-player = { $colour } { $number }
scene-stage-place = Place a piece
scene-stage-move = Relocate or take
scene-stage-exchange = { $count ->
    [one] { $count } exchange in hand
   *[other] { $count } exchanges in hand
}
scene-quiet = Quiet turns: { $turns } of { $of }
scene-layer-bans = Where a relocated piece (one moved to another space) may not go back yet
