### Recess!: why a move is refused.

refusal-over = The game is over.
# R2.8
refusal-timeout = The sand cannot save you. First a nun has to go to the fight on { $squares_choice }.
# R2.2
refusal-order-stay = First { $player_person ->
    [you] you have
   *[other] { $player } has
} to say who stays and who leaves, fight by fight.
# R2.2
refusal-order-kids = The children walk before a nun does, and { $player_person ->
    [you] you have
   *[other] { $player } has
} not finished walking.
# R2.2
refusal-order-nun = The children have walked, and now { $player_person ->
    [you] you move
   *[other] { $player } moves
} a nun.
# R2.3
refusal-pass-late = Only a whole turn can be passed, and this one has begun.
# R2.3
refusal-pass-caught = A nun sees your fight on { $square }, so you cannot pass. You have to stay or leave.
# R4.1
refusal-skip-nun = The nun step cannot be skipped.
# R2.6
refusal-skip-stay = You have to stay or leave. This cannot be skipped.
# R2.6
refusal-skip = You have { $steps ->
    [1] one step
    [2] two steps
    [3] three steps
   *[other] { $steps } steps
} left for { $children ->
    [1] one child
    [2] two children
    [3] three children
    [4] four children
   *[other] { $children } children
}. You may skip a step only if more steps are left than children that may still walk.
# R2.2
refusal-stay-late = Staying or leaving is settled at the start of the turn.
# R5.5
refusal-stay-none = You are not the attacker in any fight.
# R5.5
refusal-stay-where = You are not the attacker in a fight on { $square }.
# R5.5
refusal-stay-steps = Every child that leaves needs a step. You would have { $steps ->
    [0] no step
    [1] one step
    [2] two steps
    [3] three steps
   *[other] { $steps } steps
} for { $leaving ->
    [1] one child
    [2] two children
    [3] three children
   *[other] { $leaving } children
}.
# R3.1
refusal-obstacle = { $child } cannot walk onto the play equipment on { $square }.
# R3.1
refusal-too-far = { $child } cannot get to { $square } by walking exactly { $steps ->
    [1] 1 square
   *[other] { $steps } squares
}.
# R3.3
refusal-stays-put = { $child } has to leave the fight and cannot stop on { $square } again.
# R2.5
refusal-in-detention = { $child } is in detention.
# R2.5
refusal-held-down = { $child } is held down in a fight and cannot walk this turn.
# R2.5
refusal-in-fight = { $child } stays in the fight this turn.
# R2.2
refusal-moved = { $child } { $walked ->
    [yes] has already walked, and each child walks only once a turn.
    [no] was in a fight when the turn began and waits for the next turn.
   *[perhaps] is done for this turn. Each child walks once, and a child that was in a fight when the turn began waits for the next turn.
}
# R5.5
refusal-leavers-first = { $child } has to wait, because every step left is needed to leave { $squares_list }.
# R8.1
refusal-is-kiss = Stopping on { $square } would be a kiss, so choose the kiss{ $typed ->
    [yes] { " " }(written with *)
   *[no] { "" }
}.
# R3.5
refusal-fight-safe = Nobody fights on the safe square { $square }.
# R5.1
refusal-nobody-to-fight = There is nobody on { $square } to start a fight with.
# R5.7
refusal-is-fight = There is a fight on { $square }, and { $child_mid } can only break it up.
# R8.1
refusal-kiss-seen = A nun sees { $square }, so { $child_mid } cannot kiss there.
# R8.1
refusal-kiss-nobody = There is nobody on { $square } for { $child_mid } to kiss.
# R7.2
refusal-must-tell = A nun stands on { $square }, so { $child_mid } can stop there only to tell her about a fight.
# R7.1, R7.2
refusal-nothing-to-tell = There is no fight for { $child_mid } to tell the nun on { $square } about.
# R5.2
refusal-fight-seen = A nun sees { $square }, so { $child_mid } cannot stop there to fight { $other_mid }.
# R5.1
refusal-is-a-fight = { $other } stands on { $square }. If { $child_mid } stops there, a fight starts, so choose the fight{ $typed ->
    [yes] { " " }(written with x)
   *[no] { "" }
}.
# R5.3
refusal-own-child = { $other } stands on { $square }. Children of the same player do not fight each other, so { $child_mid } cannot stop there.
# R5.7
refusal-no-fight = There is no fight on { $square } to break up.
# R5.7
refusal-same-square = { $direct ->
    [yes] The other fighter is pushed to { $square }, so choose another square for this one.
   *[no] Both fighters would be pushed across { $square }, but each needs a way of its own.
}
# R5.7
refusal-one-way-out = If the attacker goes that way, the victim on { $square } has no way out.
# R7.1
refusal-no-nun = No nun stands on { $square }, so nobody there can be told about the fight on { $fight }.
# R7.2
refusal-tell-safe = A nun on the safe square { $square } cannot be told about the fight on { $fight }.
# R7.1
refusal-tell-left = The fight on { $fight } ends as this child leaves it for { $square }, so there is nothing left to tell.
# R7.1
refusal-tell-no-fight = There is no fight on { $fight } to tell the nun on { $square } about.
# R5.6
refusal-duty = You were caught in the act, so a nun who sees the fight on { $squares_choice } has to go there.
# R4.1
refusal-nun-obstacle = { $nun } cannot walk onto the play equipment on { $square }.
# R4.1
refusal-nun-line = { $nun } has no clear straight line to { $square }.
# R4.2
refusal-nun-pushes-nobody = Nobody is pushed when { $nun_mid } goes to { $square }{ $typed ->
    [yes] , so leave out the > and what follows it
   *[no] { "" }
}.
# R4.2, R6.1
refusal-nun-needs-way = When { $nun_mid } comes to { $square }, somebody is pushed. Say where to.
# R9.4
refusal-no-way = There is no way out of { $from }, not even by way of { $way_list }, so nobody can be pushed from there.
# R9.3
refusal-not-shortest = A push from { $from } has to be as short as possible ({ $length ->
    [1] 1 square
   *[other] { $length } squares
}), not by way of { $way_list }.
# R9.2
refusal-push-obstacle = From { $from } nobody can be pushed onto the play equipment on { $square }.
# R9.4
refusal-push-barred = { $square } cannot be used when pushing from { $from }.
# R9.4
refusal-push-stays = Whoever is pushed has to leave { $square }. Choose a free square next to it.
# R9.1
refusal-not-neighbours = { $square } is not next to { $from }. Choose a square that is.
# R9.2
refusal-push-safe = Nobody can be pushed from { $from } onto the safe square { $square }.
# R9.2
refusal-not-free = { $square } is not free for a piece pushed from { $from }.
# R9.3
refusal-chain = There is no lone piece on { $square } to make room for the one from { $from }.
