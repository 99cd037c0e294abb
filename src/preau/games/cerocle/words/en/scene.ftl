### Who and what there is to see: players, pieces, places and what lies beside the board.

scene-colour-brown = brown
scene-colour-green = green
scene-colour-white = white
scene-colour-neutral = neutral
scene-name-brown = Brown
scene-name-green = Green
scene-name-white = White
scene-seat = Player { $number } ({ $colour })
scene-piece-brown = a brown piece
    .the = the brown piece
scene-piece-green = a green piece
    .the = the green piece
scene-piece-white = a white piece
    .the = the white piece
scene-piece-neutral = a neutral piece
    .the = the neutral piece

scene-piece = { $colour } piece
scene-space = Space { $space }
scene-about-space = A space holds one piece. The six spaces around any one space make a circle. Fill one with your colour, and you win.
scene-about-piece = It counts in the circles and lines of five of its colour ({ $colour }){ $players ->
    [3] . One piece of an opponent may also be the joker in a circle.
   *[other] .
}
scene-about-neutral = A neutral piece belongs to nobody. It is a joker, so one of the six in a circle may be neutral. In a line of five it does not count.
scene-state-circle = part of the winning circle
scene-reserve = { $count ->
    [one] { $count } { $colour } piece
   *[other] { $count } { $colour } pieces
} in reserve
scene-taken = { $count ->
    [one] { $count } { $colour } piece
   *[other] { $count } { $colour } pieces
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
