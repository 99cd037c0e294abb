### The buttons.

click-neutral = Neutral piece
click-take = Take a piece
click-done = Done

## The signs on targets

click-sign-pieces = { $colour_adjective } pieces
click-sign-neutral = neutral piece, which belongs to nobody and may be one of the six in anybody’s circle
click-sign-bridge = exchange the two linked pieces by choosing the link, or one piece and then the other
click-sign-place = place a piece
click-sign-relocate = relocate the piece here
click-sign-take = take this piece, and its neighbours go back to their owners
click-sign-exchange = exchange with this piece
click-sign-when-empty = once your reserve is empty
click-sign-after-line = when you have made a line of five
