### The buttons.

click-neutral = Neutral piece
click-take = Take a piece
click-done = Done
