### What a player is asked for, at each step of a move.

# C3.1
prompt-place = Place one of your pieces on an empty space{ $neutral ->
    [yes] , or choose a neutral piece instead
   *[no] { "" }
}.
prompt-place-last = Place your last piece on an empty space.
prompt-place-neutral = You have only neutral pieces left. Choose one, then its space.
# C3.4
prompt-place-fair = The first piece goes exactly two steps from the centre. Choose a space.
prompt-neutral = Place the neutral piece on an empty space. It can be the joker in anybody’s circle, whoever put it there.
# C5.1
prompt-relocate = Relocate { $whose ->
    [own] one of your pieces
    [any] any piece
   *[neutral] one of your pieces or a neutral one
}{ $take ->
    [yes] , or take a piece off the board
   *[no] { "" }
}.
prompt-relocate-to = Which empty space should { $piece_the } on { $space } go to?
# C6.1, C6.5
prompt-take = Which { $players ->
    [3] opposing piece
   *[other] neutral piece
} will you take? All pieces around it go back to the reserves.
# C4.3
prompt-exchange = Exchange two neighbouring pieces of different colours ({ $count ->
    [one] one exchange left
   *[other] { $count } exchanges left
}), or choose “Done” to end your turn.
prompt-exchange-with = Which neighbour will you exchange with { $piece_the } on { $space }?

## Said once in a first game, when it first happens

prompt-first-prompt-place = Place piece after piece, and aim for six of your colour around one space, whatever lies in the middle. { $players ->
    [3] One of the six may be a piece of an opponent.
   *[other] One of the six may be a neutral piece.
}
prompt-first-turn-2 = Five of your colour in a straight line, without a gap, let you exchange two neighbouring pieces of different colours straight away, even the opponent’s.
prompt-first-turn-3 = { $players ->
    [3] One piece of an opponent in your circle counts as a joker, so five of your own are enough.
   *[other] A neutral piece (white, ringed) is a joker for everybody, whoever put it there. One of the six in your circle may be neutral, and so may one in your opponent’s. In a line of five, neutrals do not count.
}
prompt-first-move-threat-ring = Careful, an opponent can close a circle on their next turn! “Threats” shows where. { $players ->
    [3] If four of the pieces are theirs, a piece of yours stops it. If five are, it would be their joker.
   *[other] A piece of yours on that space stops it.
}
prompt-first-move-threat-alarm = With three players a single piece of another colour does not stop a circle. Once it holds five of one colour, any sixth piece completes it. Stop the others at three or four.
prompt-first-effect-line = A line of five! Whoever makes one may exchange two neighbouring pieces of different colours.
prompt-first-prompt-exchange = You may exchange any two neighbouring pieces of different colours, the opponent’s too. That can close your circle or break theirs.
prompt-first-effect-cascade = The exchange made another line, so there is one more exchange. That is a cascade.
prompt-first-own-move-threat-line = You could make a line of five: only one piece is missing. It would let you exchange two neighbouring pieces.
prompt-first-own-move-threat-ring = You could close a circle with this move and win! Look for the gap.
prompt-first-own-move-threat-exchange = You could make a line of five whose exchange closes a circle, and win. Look for it!
prompt-first-prompt-place-last = This is the last piece in your reserve. From your next turn on you relocate a piece, or take one off the board.
prompt-first-prompt-relocate = Your reserve is empty. From now on you relocate a piece each turn, or take one and send its neighbours back to the reserves.
prompt-first-effect-taken = A piece is taken and leaves the game for good. All the pieces around it go back to their owners, who place them again.
