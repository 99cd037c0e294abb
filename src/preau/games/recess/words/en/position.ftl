### Recess!: why a position is refused.

## Setting one up by pointing

position-edit-off = Back to the entrance
position-edit-detain = Into detention
position-edit-lead = Make the other child the attacker
position-edit-nothing = { $place ->
    [entrance] Nothing in { $square_mid } can be changed that way.
   *[square] Nothing on { $square } can be changed that way.
}
position-edit-obstacle = There is play equipment on { $square }, so nobody can stand there.
position-edit-nowhere = That piece cannot wait there, because boys and girls have entrances of their own.
position-edit-no-piece = There is no piece “{ $piece }” in this game.
position-edit-minute = Turn
position-edit-player = Whose turn
position-edit-coins = Coins of { $player }

## How it is written

position-type = “{ $where }” should be { $wanted ->
    [number] a whole number
    [text] text
    [list] a list
    [object] an object
   *[truth] true or false
}.
position-range = “{ $where }” should be from { $low } to { $high }, not { $found }.
position-length = “{ $where }” should have { $wanted } entries, not { $found }.
position-unknown-key = “{ $where }” has an unknown key “{ $key }”. It has: { $allowed }.
position-missing-key = “{ $where }” lacks the key “{ $key }”.
position-order = “{ $where }” is not in the right order, or names something twice.
position-game = This game is “recess”, not “{ $found }”.
position-option = The option { $name } cannot be “{ $found }”. It can be: { $allowed }.
# R2.2
position-phase = There is no phase “{ $found }”. The phases are { $allowed_list }.
# R1.2
position-square = “{ $where }” names a square that does not exist, “{ $found }”.
# R1.6
position-child = “{ $where }” names a child that does not exist, “{ $found }”.
# R2.2
position-steps-order = The steps left can only be the last ones of 3, 2, 1, not { $found }.
position-line = The line has { $found } fields instead of { $wanted }.
position-field = The field “{ $key }” cannot be “{ $found }”.

## The yard

# R2.1
position-minute-player = Turn { $minute } belongs to { $wanted }, not to { $player }.
# R5.4
position-debt = { $player } cannot have { $coins } coins.
# R1.6
position-coins = There are { $wanted } coins in all, not { $total }.
# R1.5
position-nun-entrance = { $nun } is never in an entrance.
# R1.3
position-nun-obstacle = { $nun } stands on the play equipment on { $square }.
# R1.6
position-wrong-entrance = { $child } is in the wrong entrance.
# R1.3
position-obstacle = { $child } stands on the play equipment on { $square }.
# R3.4
position-crowd = Several pieces stand on { $square }, but there is no fight there.
# R5.1
position-two-fights = { $child } is in two fights.
# R3.5
position-safe-fight = Nobody fights on the safe square { $square }.
# R5.3
position-own-fight = Two children of the same player are fighting on { $square }.
# R5.1
position-fights-elsewhere = { $child } is not on { $square }, where it is said to be fighting.
# R5.9
position-four-fights = { $player } is the attacker in more than three fights.
# R6.1
position-detained-outside = { $child } is in detention, but stands on { $square } and not in the entrance.
# R6.3
position-detained-serving = { $child } is both serving detention and still waiting to serve it.
# R6.3
position-serves-out-of-turn = { $child } is serving detention, but it is another player’s turn.

## The turn

# R2.7
position-dropped = Nothing can be played in the phase “{ $phase }”, so it would have been dropped.
# R2.2
position-phase-empty = In the phase “{ $phase }”, something is filled in that should be empty.
# R2.2
position-no-step = While the children are walking, there is at least one step left.
# R5.5
position-stay-first = Staying or leaving is the first decision of a turn.
# R6.3
position-start-detained = At the start of the turn { $child } would already be serving detention.
# R2.7
position-start-phase = The turn begins with the phase “{ $wanted }”, not “{ $phase }”.
# R2.4, R2.7
position-start-steps = At the start of this turn these steps are left: { $wanted }.
# R2.5
position-start-movable = At the start of this turn these children are movable: { $wanted }.
# R5.5
position-start-must-leave = Nobody has to leave a fight before it is decided who stays and who leaves.
# R5.6
position-start-caught = At the start of this turn these fights are seen by a nun: { $wanted }.
# R2.5
position-movable = { $child } is held down or in detention, so it cannot be movable.
# R2.5
position-movable-missing = { $child } is in the entrance, so it has not moved and must be movable.
# R5.5
position-must-leave = { $child } has no fight to leave, or cannot be moved.
# R5.5
position-must-leave-missing = { $child } is the attacker in a fight and can be moved, so it must leave.
# R5.6
position-caught = The player to move is not the attacker in a fight on { $square }, so nobody was caught there.
# R2.4
position-steps-serving = There cannot be { $steps ->
    [1] 1 step
   *[other] { $steps } steps
} left with { $serving ->
    [1] 1 child
   *[other] { $serving } children
} in detention.
# R5.6
position-story-caught = The fights listed as caught do not fit what the nuns can have seen when the turn began.
# R2.3
position-story-first = Nothing can have been played in this turn yet, so it is the first decision.
# R2.4
position-story = No turn leads here, because the steps gone do not fit the children that have moved, stayed or been sent away.

## The end

# R10.1
position-early-result = There is a result, but the game is not over.
# R10.1
position-over-left = The game is over, so nothing can be left in “{ $key }”.
# R10.1
position-over-early = Without a kiss the game does not end on turn { $minute }.
# R6.3
position-over-serving = The game is over, so { $child } has stood up.
# R8.2
position-kisser = { $kisser } cannot have kissed on { $player }’s turn.
# R8.1
position-no-kiss = No boy and girl of { $player } stand together unseen, so nobody kissed.
# R8.2
position-kiss-coins = { $player } has fewer coins than the kiss has brought.
# R10.2
position-result-coins = The coins in the result are not those of the players.
# R10.2
position-result-winners = The result names the wrong winners: { $players } won.
