### Why a position is refused.

## Setting one up by pointing

position-edit-off = Take off the board
position-edit-nothing = Nothing on { $space } can be changed that way.
position-edit-none-left = No { $colour_adjective } piece is left in the reserves.
position-edit-turn = Turn
position-edit-player = Whose turn
position-edit-own = { $who }: own pieces in reserve
position-edit-neutral = { $who }: neutral pieces in reserve
position-edit-taken = { $who }: { $colour_adjective } pieces taken
position-edit-quiet = Quiet turns so far

## What is wrong with one

position-game = This game is “cerocle”, not “{ $value }”.
position-not-object = “{ $name }” is { $value }, but it should be an object.
position-unknown-key = “{ $name }” has the unknown key “{ $key }”.
position-missing-key = “{ $name }” lacks the key “{ $key }”.
position-not-list = “{ $name }” is { $value }, but it should be a list.
position-per-player = “{ $name }” should have { $players } entries, one for each player.
position-not-whole = “{ $name }” is { $value }, but it should be a whole number of at least { $low }.
position-not-one-of = “{ $name }” is { $value }, but it should be one of: { $allowed }.
position-colour = There is no colour “{ $value }”.
position-space = There is no space “{ $value }” on this board.
position-order = “{ $name }” is not in the right order.
position-option = The option { $name } cannot be { $value }.
position-player = Turn { NUMBER($turn, useGrouping: 0) } belongs to { $who }.
position-taken-colour = { $who } cannot have taken { $piece }.
position-taken-limit = { $who } has taken more pieces than allowed.
position-count = { $found ->
    [one] There is 1 { $colour_adjective } piece
   *[other] There are { NUMBER($found, useGrouping: 0) } { $colour_adjective } pieces
} instead of { $due }.
position-hand = { $who } holds { NUMBER($count, useGrouping: 0) } pieces of their own in reserve; ten is the most.
position-ban-shape = A ban is two different spaces: from and to.
position-ban-empty = A ban names { $space }, but there is no piece there.
position-ban-piece = A ban of { $who } names { $space }, but the piece there is not theirs to relocate.
position-exchanges = { $count ->
    [one] 1 exchange in hand does
   *[other] { NUMBER($count, useGrouping: 0) } exchanges in hand do
} not fit the phase “{ $phase }”.
position-spent-phase = The spent lines do not fit the phase “{ $phase }”.
position-spent-line = The spent spaces of the direction “{ $direction }” are not made of lines of { $length } or more.
position-no-pair = Exchanges are in hand, but there is no pair to exchange.
position-quiet = { NUMBER($count, useGrouping: 0) } quiet turns are too many, because the limit is { NUMBER($limit, useGrouping: 0) }.
position-circle = { $who } has a circle around { $space }, but the game is not over.
position-result-early = There is a result, but the game is not over.
position-not-over = The game is said to be over, but there is neither a circle nor a draw.
position-result = The result does not follow from the position.
position-text = “{ $text }” is not a position of Cerocle: eleven fields are expected, the first of them “cerocle”.
position-text-field = “{ $field }” cannot be read as part of a position.
