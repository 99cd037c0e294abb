### Recess!: why a move is refused.

refusal-over = The game is over.
refusal-timeout = The sand cannot save you: first a nun has to go to the fight on { $squares }.
refusal-order-stay = First { $player } has to say, for each fight, who stays and who leaves.
refusal-order-kids = { $player }’s children walk first, then a nun.
refusal-order-nun = The children have walked; now { $player } moves a nun.
refusal-pass-late = Only a whole turn can be passed, and this one has begun.
refusal-pass-caught = A nun sees your fight on { $square }: stay or leave, but you cannot pass.
refusal-skip-nun = The nun’s move cannot be skipped.
refusal-skip-stay = Stay or leave: this cannot be skipped.
refusal-skip = You can only skip with more steps than children left to walk; steps left: { $steps }, children: { $children }.
refusal-stay-late = Staying or leaving is settled at the start of the turn.
refusal-stay-none = You lead no fight to stay in.
refusal-stay-where = You lead no fight on { $square }.
refusal-stay-steps = Every child that leaves needs a step; leaving: { $leaving }, steps: { $steps }.
refusal-obstacle = { $child } cannot walk onto the play equipment on { $square }.
refusal-too-far = { $child } cannot get to { $square } in exactly { $steps ->
    [1] 1 step
   *[other] { $steps } steps
}.
refusal-stays-put = { $child } has to leave the fight and cannot end on { $square } again.
refusal-in-detention = { $child } is in detention.
refusal-held-down = { $child } is held down in a fight.
refusal-in-fight = { $child } keeps on fighting this turn.
refusal-moved = { $child } cannot be moved any more this turn.
refusal-leavers-first = { $child } has to wait: every step left is needed for leaving { $squares }.
refusal-is-kiss = That would be a kiss on { $square }; write it with *.
refusal-fight-safe = Nobody fights on the safe square { $square }.
refusal-nobody-to-fight = There is nobody to fight with on { $square }.
refusal-is-fight = There is a fight on { $square }: { $child } can only break it up.
refusal-kiss-seen = A nun sees { $square }, so { $child } cannot kiss there.
refusal-kiss-nobody = There is nobody on { $square } whom { $child } could kiss.
refusal-must-tell = A nun stands on { $square }: { $child } can only go there to tell her of a fight.
refusal-nothing-to-tell = There is no fight of which { $child } could tell the nun on { $square }.
refusal-fight-seen = A nun sees { $square }, so { $child } cannot end there on { $other }.
refusal-is-a-fight = { $other } stands on { $square }: ending there, { $child } starts a fight; write it with x.
refusal-own-child = { $other } stands on { $square }, and { $child } may not end there.
refusal-no-fight = There is no fight on { $square } to break up.
refusal-same-square = Both fighters would be pushed over { $square }; each needs a way of its own.
refusal-one-way-out = That way leaves no other way out for the victim on { $square }.
refusal-no-nun = No nun stands on { $square }, so nobody can be told there of { $fight }.
refusal-tell-safe = A nun on the safe square { $square } cannot be told of { $fight }.
refusal-tell-left = The fight on { $fight } ends as this child leaves it for { $square }; there is nothing to tell of.
refusal-tell-no-fight = There is no fight on { $fight } to tell the nun on { $square } of.
refusal-duty = Caught in the act: a nun that sees the fight on { $squares } has to go there.
refusal-nun-obstacle = { $nun } cannot walk onto the play equipment on { $square }.
refusal-nun-line = No free straight line leads { $nun_mid } to { $square }.
refusal-nun-pushes-nobody = Nobody is pushed when { $nun_mid } goes to { $square }; leave out the way.
refusal-nun-needs-way = Say where the piece on { $square } is pushed when { $nun_mid } comes, such as >f6.
refusal-no-way = There is no way out of { $from }, not even { $way }, so nobody can be pushed from there.
refusal-not-shortest = Only a shortest way out of { $from } will do: of { $length ->
    [1] 1 square
   *[other] { $length } squares
}, not { $way }.
refusal-push-obstacle = From { $from } nobody can be pushed onto the play equipment on { $square }.
refusal-push-barred = { $square } cannot be used when pushing from { $from }.
refusal-not-neighbours = { $square } is not next to { $from }.
refusal-push-safe = Nobody can be pushed from { $from } onto the safe square { $square }.
refusal-not-free = { $square } is not free for a piece pushed from { $from }.
refusal-chain = Nobody who could make room for a piece from { $from } stands alone on { $square }.
