### Who and what there is to see: players, pieces, places and what lies beside the board.

scene-colour-brown = Brown
    .adjective = brown
scene-colour-green = Green
    .adjective = green
scene-colour-white = White
    .adjective = white
scene-colour-neutral = Neutral
    .adjective = neutral
scene-name-brown = Brown
scene-name-green = Green
scene-name-white = White
scene-seat = { $colour } { $number ->
    [1] { $number }
    [2] 1
   *[other] 2
}
scene-piece-brown = a brown piece
    .the = the brown piece
scene-piece-green = a green piece
    .the = the green piece
scene-piece-white = a white piece
    .the = the white piece
scene-piece-neutral = a neutral piece
    .the = the neutral piece

scene-piece = { $colour_adjective } piece
scene-space = Space { $space }
    .mid = space { $space }
scene-about-space = A space holds one piece. The six spaces around any one space make a circle. Fill one with your colour, and you win.
scene-about-piece = It counts in the circles and lines of five of its colour ({ $colour_adjective }){ $players ->
    [3] . One piece of an opponent may also be the joker in a circle.
   *[other] .
}
scene-about-neutral = A neutral piece belongs to nobody, whoever put it there. It is a joker, so one of the six in anybody’s circle may be neutral. In a line of five it does not count.
scene-state-circle = part of the winning circle
scene-reserve = { $count ->
    [one] { $count } { $colour_adjective } piece
   *[other] { $count } { $colour_adjective } pieces
} in reserve
scene-caption-neutral = neutral
scene-taken = { $count ->
    [one] { $count } { $colour_adjective } piece
   *[other] { $count } { $colour_adjective } pieces
} taken
scene-team-player = { $colour } { $number }
scene-stage-place = Place a piece
scene-stage-move = Relocate or take
scene-stage-exchange = { $count ->
    [one] { $count } exchange in hand
   *[other] { $count } exchanges in hand
}
scene-quiet = Quiet turns: { $turns } of { $of }
scene-layer-bans = Spaces that a relocated piece may not return to yet
