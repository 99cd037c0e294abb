### Why a move is refused.

refusal-over = The game is over.
refusal-notation = “{ $text }” is not a move. Moves look like e5, n:e5, e5-g7, xe5, e5~e6 or done.
refusal-notation-space = There is no space { $space } on this board.
refusal-notation-order = An exchange names its spaces in board order: { $ordered }.
# C1.3
refusal-no-neutrals = With three players there are no neutral pieces.
# C3.1
refusal-reserve-not-empty = Your reserve is not empty ({ $own } own, { $neutral } neutral), so you have to place a piece.
# C3.1
refusal-occupied = There is already { $piece } on { $space }.
# C3.1
refusal-no-own-left = There is no piece of your own left in your reserve. Place a neutral one.
# C3.1
refusal-no-neutral-left = There is no neutral piece left in your reserve.
# C3.2
refusal-reserve-empty = Your reserve is empty, so you have to relocate a piece or take one.
# C3.4
refusal-first-piece = The first piece of the game goes exactly two steps from the centre, and { $space } is not two steps away.
# C4.3
refusal-exchange-first = You have { $count ->
    [one] an exchange
    [2] two exchanges
    [3] three exchanges
   *[other] { $count } exchanges
} in hand. Exchange two pieces, or choose “Done”.
# C4.3
refusal-not-neighbours = { $a } and { $b } are not neighbours.
# C4.3
refusal-no-partner = None of the neighbours of { $space } is a piece of another colour. Choose a piece that has such a neighbour.
# C4.3
refusal-exchange-empty = There is no piece on { $space } to exchange.
# C4.3
refusal-same-colour = { $a } and { $b } both hold { $piece }, and only pieces of different colours can be exchanged.
# C4.5
refusal-none-in-hand = You have no exchange in hand.
# C5.1
refusal-nothing-there = There is no piece on { $space } to relocate. Choose the piece first, then the space it goes to.
# C5.1
refusal-not-yours = You may not relocate { $piece_the } on { $space }.
# C5.1
refusal-same-space = A piece has to go to another space, and { $space } is where it is already.
# C5.1
refusal-goal-occupied = There is already { $piece } on { $space }.
# C5.2
refusal-banned = { $who_person ->
    [you] On your last turn you sent this piece from { $to } to { $from }, so it may not go back on this one.
   *[other] The piece may not go back from { $from } to { $to } yet. Nobody may send it there until { $who }’s next turn is over.
}
# C6.1, C6.5
refusal-take-nothing = There is no piece on { $space } to take.
# C6.1
refusal-take-not-neutral = Only neutral pieces can be taken, but there is { $piece } on { $space }.
# C6.1
refusal-take-limit = You have already taken { $count } pieces, and that is the most allowed.
# C6.5
refusal-take-own = Only opposing pieces can be taken, but the piece on { $space } is your own.
# C6.5
refusal-take-again = You have already taken a piece from { $who }, and only one from each opponent is allowed.
