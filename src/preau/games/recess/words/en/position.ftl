### Recess!: why a position is refused.

## How it is written

position-type = “{ $where }” should be { $wanted ->
    [number] a whole number
    [text] a text
    [list] a list
    [object] an object
   *[truth] true or false
}.
position-range = “{ $where }” should be from { $low } to { $high }, not { $found }.
position-length = “{ $where }” should have { $wanted } entries, not { $found }.
position-unknown-key = “{ $where }” has an unknown key “{ $key }”. It has: { $allowed }.
position-missing-key = “{ $where }” lacks the key “{ $key }”.
position-order = “{ $where }” is not in its order, or names something twice.
position-game = “{ $found }” is not this game; it is “recess”.
position-option = The option { $name } cannot be “{ $found }”. It can be: { $allowed }.
position-phase = There is no phase “{ $found }”. There are: { $allowed }.
position-square = “{ $where }”: there is no square “{ $found }”.
position-child = “{ $where }”: there is no child “{ $found }”.
position-steps-order = The steps left are the last of 3, 2, 1, not { $found }.
position-line = The line has { $found } fields instead of { $wanted }.
position-field = The field “{ $key }” cannot be “{ $found }”.

## The yard

position-minute-player = Minute { $minute } is the turn of seat { $wanted }, not of seat { $player }.
position-debt = { $player } cannot have { $coins } coins.
position-coins = There are { $wanted } coins in all, not { $total }.
position-nun-entrance = { $nun } is never in an entrance.
position-nun-obstacle = { $nun } stands on the play equipment on { $square }.
position-wrong-entrance = { $child } is in the wrong entrance.
position-obstacle = { $child } stands on the play equipment on { $square }.
position-crowd = Several pieces stand on { $square }, and it is no fight.
position-two-fights = { $child } is in two fights.
position-safe-fight = Nobody fights on the safe square { $square }.
position-own-fight = Children of one player fight on { $square }.
position-fights-elsewhere = { $child } is not on { $square }, where it is said to fight.
position-four-fights = { $player } leads more than three fights.
position-detained-outside = { $child } is in detention, but stands on { $square } and not in the entrance.
position-detained-serving = { $child } is both serving detention and still waiting for it.
position-serves-out-of-turn = { $child } serves detention out of turn.

## The turn

position-dropped = Nothing can be played in the phase “{ $phase }”, so it would have been dropped.
position-phase-empty = In the phase “{ $phase }” there is something left that cannot be.
position-no-step = In the phase “kids” there is at least one step left.
position-stay-first = Staying or leaving is the first decision of a turn.
position-start-detained = At the start of the turn { $child } would be serving its detention.
position-start-phase = The turn begins with the phase “{ $wanted }”, not “{ $phase }”.
position-start-steps = At the start of this turn these steps are left: { $wanted }.
position-start-movable = At the start of this turn these children are movable: { $wanted }.
position-start-must-leave = Nobody must leave a fight before staying or leaving was decided.
position-start-caught = At the start of this turn these fights are seen by a nun: { $wanted }.
position-movable = { $child } cannot be movable: it is held down or in detention.
position-movable-missing = { $child } is in the entrance, so it has not moved and must be movable.
position-must-leave = { $child } has no fight to leave, or cannot be moved.
position-must-leave-missing = { $child } leads a fight and is movable, so it must leave.
position-caught = The player whose turn it is leads no fight on { $square }, so none was caught there.
position-steps-serving = There cannot be { $steps ->
    [1] 1 step
   *[other] { $steps } steps
} left with { $serving ->
    [1] 1 child
   *[other] { $serving } children
} in detention.
position-story-caught = What is caught does not fit what the nuns can have seen when the turn began.
position-story-first = Nothing can have been played in this turn yet, so it is the first decision.
position-story = No turn leads here: the steps gone do not fit the children that have moved, stayed or been sent away.

## The end

position-early-result = There is a result, but the game is not over.
position-over-left = The game is over, so nothing can be left in “{ $key }”.
position-over-early = Without a kiss the game does not end in minute { $minute }.
position-over-serving = The game is over, so { $child } has stood up.
position-kisser = { $kisser } cannot have kissed in the turn of { $player }.
position-no-kiss = No boy and girl of { $player } stand together unseen, so nobody kissed.
position-kiss-coins = { $player } has fewer coins than the kiss has brought.
position-result-coins = The coins of the result are not those of the players.
position-result-winners = The result names the wrong winners: { $players } won.
