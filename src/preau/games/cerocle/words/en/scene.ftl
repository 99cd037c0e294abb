# What there is to see: places, pieces and what lies beside the board.

piece = { $colour } piece
space = Space { $space }
state-circle = part of the winning circle
reserve = { $colour } in reserve: { $count }
taken = { $colour } taken: { $count }
team-player = { $colour } { $number }
stage-place = Place a piece
stage-move = Relocate or take
stage-exchange = { $count ->
    [one] { $count } exchange in hand
   *[other] { $count } exchanges in hand
}
quiet = Quiet turns: { $turns } of { $of }
layer-bans = Moves that may not be taken back
