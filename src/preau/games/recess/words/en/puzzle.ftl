### Recess!: the puzzles. For each kind a title, what to do, a hint and a word of praise.

puzzle-win = Win it now
    .task = You are { $who }. Win the game this turn.
    .hint = If a boy and a girl of yours meet where no nun is looking, the game ends, and everybody else gives you two coins. On the last turn, coins alone may be enough.
    .failed = That is allowed, but it does not win the game this turn.
    .praise = And recess is over!

puzzle-haul = Take the most coins
    .task = You are { $who }. Take { $count } coins this turn. There is no way to take more, and only one way to take that many.
    .hint = The largest step comes first. Who is out of the nuns’ sight, and which of your children can get there in exactly three squares, two or one? Staying in a fight pays too, but costs a step.
    .failed = That is allowed, but then you take { $most ->
        [0] no coins
        [1] only one coin
       *[other] only { $most } coins
    } this turn, not { $count }.
    .praise = Every last coin!

puzzle-escape = Distract the nun
    .task = You are { $who }. A nun sees a fight in which you are the attacker. Make sure that no nun sees any of your fights, and give up none of those you have now.
    .hint = A nun who is told about a fight goes there at once. If there is none to tell her about, you can start one.
    .failed = That is allowed, but then you cannot both keep the fights you had and hide all of yours from the nuns.
    .praise = No nun sees a thing now, and the fighting goes on.
