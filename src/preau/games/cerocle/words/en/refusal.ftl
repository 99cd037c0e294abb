### Why a move is refused.

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
