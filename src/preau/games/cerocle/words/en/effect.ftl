### What happens of itself.

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
