### What a player is asked for, at each step of a move.

# R5.5
prompt-stay = { $seen ->
    [yes] A nun sees your fight on { $square }! Stay
   *[no] Your fight on { $square }: stay
} { $coin ->
    [yes] and take a coin
   *[no] (no coin left to take)
}{ $cost ->
    [0] { "" }
   *[other] { " " }(costs your walk of { $cost })
}, or leave?
prompt-stay-only = { $seen ->
    [yes] A nun sees your fight on { $square }! You
   *[no] Your fight on { $square }: you
} have no step to leave with, so you stay{ $coin ->
    [yes] { " " }and take a coin
   *[no] { "" }
}{ $cost ->
    [0] { "" }
   *[other] { " " }(costs your walk of { $cost })
}.
# R2.2
prompt-child = Walk one of your children exactly { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}{ $or ->
    [pass] , or pass the turn
    [skip] , or skip this walk
    [both] , skip this walk, or pass the turn
   *[no] { "" }
}.
prompt-leaver = Your child must leave its fight now: walk it exactly { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}{ $or ->
    [skip] , or skip this walk
   *[no] { "" }
}.
# R3.1
prompt-walk = { $kind ->
    [girl] Girl G{ $number }
   *[boy] Boy B{ $number }
} walks exactly { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}: where to?
# R7.2
prompt-walk-or-tell = Tell the nun of a fight, or just walk there?
prompt-tell = Tell { $nun_mid } of which fight?
# R4.1
prompt-nun = Move either nun in a straight line, as far as you like{ $or ->
    [pass] , or pass the turn
   *[no] { "" }
}.
# R5.6
prompt-nun-duty = Caught fighting on { $squares }! Choose a nun that sees it: she goes there.
prompt-nun-to = Where to with { $nun_mid }? In a straight line, { $lines ->
    [rook] not diagonally
   *[queen] diagonally too
}.
prompt-nun-to-fight = Send { $nun_mid } to the fight.
# R9.1
prompt-push = Push { $piece } where?
prompt-push-nun = Push { $piece_mid } where?
# R9.3
prompt-room = { $piece } has to make room: where to?
prompt-room-nun = { $piece } has to make room: where to?
