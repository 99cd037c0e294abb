### What the rules say: moves, what happens of itself, refusals, positions that cannot be.

game-title = Cerocle

notation-help = e5 places a piece of your own, n:e5 a neutral one. e5-g7 relocates the piece on e5 to g7, xe5 takes the piece on e5. e5~e6 exchanges two neighbours, in board order. done gives up the exchanges in hand.

## Options

option-players = Number of players
    .v2 = two, with neutral pieces
    .v3 = three, without neutral pieces
    .v4 = four, in two teams
option-side = Spaces along each side of the board
    .v5 = 5 (61 spaces)
    .v6 = 6 (91 spaces)
option-relocate = Pieces that may be relocated
    .own_or_neutral = your own and neutral ones
    .own = only your own
    .any = any piece on the board
option-encircled = Neutral pieces next to a piece that is taken
    .opponent = go to the opponent’s reserve
    .out = leave the game
option-start = The very first piece of the game
    .free = goes on any space
    .fair = goes exactly two steps from the centre
option-quiet = Rounds without a placement or a taking until the game is drawn (0: never)

## Colours, players, pieces

colour-brown = brown
colour-green = green
colour-white = white
colour-neutral = neutral
name-brown = Brown
name-green = Green
name-white = White
seat = Player { $number } ({ $colour })
piece-brown = a brown piece
    .the = the brown piece
piece-green = a green piece
    .the = the green piece
piece-white = a white piece
    .the = the white piece
piece-neutral = a neutral piece
    .the = the neutral piece

## Buttons

click-neutral = Neutral piece
click-take = Take a piece
click-done = Done

## Moves

move-place = { $who } places a piece on { $space }.
move-place-neutral = { $who } places a neutral piece on { $space }.
move-relocate = { $who } relocates { $piece } from { $from } to { $to }.
move-take = { $who } takes { $piece_the } on { $space }.
move-exchange = { $who } exchanges { $first_the } on { $a } and { $second_the } on { $b }.
move-done = { $who } is done and gives up { $count ->
    [one] the exchange
   *[other] { $count } exchanges
} in hand.

## Effects

effect-line = { $who } makes a line of { $length ->
    [5] five
   *[other] { $length }
} from { $from } to { $to }.
effect-line-idle = A line of { $length ->
    [5] five
   *[other] { $length }
} for { $who } comes about from { $from } to { $to }. In another player’s turn it gives nobody anything.
effect-exchanges = { $who } gains { $count ->
    [one] one exchange
   *[other] { $count } exchanges
}.
effect-cascade = Cascade: { $who } gains { $count ->
    [one] one more exchange
   *[other] { $count } more exchanges
} and has { $hand } in hand.
effect-lapse = { $count ->
    [one] The exchange lapses
   *[other] The { $count } exchanges lapse
}: no two neighbouring pieces differ in colour.
effect-ban = Nobody may go back from { $from } to { $to } until { $who } has acted again.
effect-taken = Out of the game for good: { $piece_the } on { $space }.
effect-kept = { $who } keeps { $piece_the } from { $space } for good.
effect-returned = { $count ->
    [one] One piece goes
   *[other] { $count } pieces go
} back to the reserve of { $who }.
effect-neutrals = { $count ->
    [one] One neutral piece goes
   *[other] { $count } neutral pieces go
} to the reserve of { $who }.
effect-neutrals-out = { $count ->
    [one] One neutral piece leaves
   *[other] { $count } neutral pieces leave
} the game.
effect-circle = { $who } closes { $count ->
    [one] the circle
   *[other] the circles
} around { $centres } and wins.
effect-circle-other = { $mover } closes { $count ->
    [one] the circle
   *[other] the circles
} around { $centres } for { $who }: { $who } wins.
effect-circle-first = { $mover } closes circles of several colours at once. { $who } comes first and wins with { $count ->
    [one] the circle
   *[other] the circles
} around { $centres }.
effect-quiet = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} without a placement or a taking: the game is drawn.

## Refusals

refusal-over = The game is over.
refusal-notation = “{ $text }” is not a move. Moves look like e5, n:e5, e5-g7, xe5, e5~e6 or done.
refusal-notation-space = There is no space { $space } on this board.
refusal-notation-order = An exchange names its spaces in board order: { $ordered }.
refusal-no-neutrals = With three players there are no neutral pieces.
refusal-reserve-not-empty = Your reserve is not empty ({ $own } own, { $neutral } neutral): place a piece.
refusal-occupied = { $space } is occupied by { $piece }.
refusal-no-own-left = There is no piece of your own left in your reserve: place a neutral one.
refusal-no-neutral-left = There is no neutral piece left in your reserve.
refusal-reserve-empty = Your reserve is empty: relocate a piece or take one.
refusal-first-piece = The first piece of the game goes exactly two steps from the centre; { $space } is elsewhere.
refusal-exchange-first = You have { $count ->
    [one] an exchange
   *[other] { $count } exchanges
} in hand: exchange two pieces, or say that you are done.
refusal-not-neighbours = { $a } and { $b } are not neighbours.
refusal-exchange-empty = There is no piece on { $space } to exchange.
refusal-same-colour = { $a } and { $b } both hold { $piece }: exchanged pieces differ in colour.
refusal-none-in-hand = You have no exchange in hand.
refusal-nothing-there = There is no piece on { $space }.
refusal-not-yours = You may not relocate { $piece_the } on { $space }.
refusal-same-space = A piece goes to another space; { $space } is where it came from.
refusal-goal-occupied = { $space } is occupied by { $piece }.
refusal-banned = No take-back: nobody may go from { $from } to { $to } until { $who } has acted again.
refusal-take-nothing = There is no piece on { $space } to take.
refusal-take-not-neutral = Only neutral pieces can be taken, but on { $space } there is { $piece }.
refusal-take-limit = You have already taken { $count } pieces; more are not allowed.
refusal-take-own = Only opposing pieces can be taken; { $piece_the } on { $space } is your own.
refusal-take-again = You have already taken a piece from { $who }; only one from each opponent is allowed.

## Positions

position-game = The game is “{ $value }”, not cerocle.
position-not-object = “{ $name }” is { $value }, but it should be an object.
position-unknown-key = “{ $name }” has the unknown key “{ $key }”.
position-missing-key = “{ $name }” lacks the key “{ $key }”.
position-not-list = “{ $name }” is { $value }, but it should be a list.
position-per-player = “{ $name }” should have { $players } entries, one for each player.
position-not-whole = “{ $name }” is { $value }, but it should be a whole number of at least { $low }.
position-not-one-of = “{ $name }” is { $value }, but it should be one of: { $allowed }.
position-colour = There is no colour “{ $value }”.
position-space = There is no space “{ $value }” on this board.
position-order = “{ $name }” is not in the order that it should have.
position-option = The option { $name } cannot be { $value }.
position-player = In turn { NUMBER($turn, useGrouping: 0) } it cannot be the turn of player { NUMBER($player, useGrouping: 0) }.
position-taken-colour = { $who } cannot have taken a piece of the colour { $value }.
position-taken-limit = { $who } has taken more pieces than allowed.
position-count = There are { NUMBER($found, useGrouping: 0) } { $colour } pieces instead of { $due }.
position-hand = { $who } holds { NUMBER($count, useGrouping: 0) } own pieces in reserve; ten is the most.
position-ban-shape = A ban is two different spaces: from and to.
position-ban-empty = A ban names { $space }, but there is no piece.
position-ban-piece = A ban of { $who } names { $space }, but the piece there is not theirs to relocate.
position-exchanges = { NUMBER($count, useGrouping: 0) } exchanges in hand do not fit the phase “{ $phase }”.
position-spent-phase = The spent lines do not fit the phase “{ $phase }”.
position-spent-line = The spent spaces of the direction “{ $direction }” are not made of lines of { $length } or more.
position-no-pair = Exchanges are in hand, but there is no pair to exchange.
position-quiet = { NUMBER($count, useGrouping: 0) } quiet turns are too many: the limit is { NUMBER($limit, useGrouping: 0) }.
position-circle = { $who } has a circle around { $space }, but the game is not over.
position-result-early = There is a result, but the game is not over.
position-not-over = The game is said to be over, but there is neither a circle nor a draw.
position-result = The result does not follow from the position.
position-text = “{ $text }” is not a position of Cerocle: eleven fields are expected, the first of them “cerocle”.
position-text-field = “{ $field }” cannot be read as part of a position.
