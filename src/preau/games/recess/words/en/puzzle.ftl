### Recess!: the puzzles. For each kind a title, what to do, a hint and a word of praise.

puzzle-win = Win it now
    .task = You are { $who }. Win the game this turn.
    .hint = If a boy and a girl of yours meet where no nun is looking, the game ends, and everybody else pays two coins. In the last minute, coins alone may be enough.
    .praise = And recess is over!

puzzle-haul = Pocket money
    .task = You are { $who }. Take { $count } coins this turn. There are no more to be had, and there is only one way.
    .hint = The biggest step comes first. Who is out of the nuns’ sight, and who can get there with exactly three, two or one? Staying in a fight pays too, but costs a step.
    .praise = Every last coin!

puzzle-escape = Look over there!
    .task = You are { $who }. A nun sees a fight in which you are the attacker. Make sure that no nun sees any fight of yours, without giving one up.
    .hint = A nun who is told about a fight goes there at once. It need not be somebody else’s.
    .praise = She has seen nothing, and you are still in it.
