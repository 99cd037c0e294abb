### Recess!: the shelf, who is who, what happens, what a move does, and the buttons.

## The shelf

game-title = Recess!
option-players = How many play
    .help = Three, four or five. The 30 turns are shared out among them.
option-layout = How the four sections of the schoolyard lie
    .help = Sections A, B, C and D in the order south-west, south-east, north-west, north-east, each with its quarter turns: A0B0C0D0.
    .random = drawn by lot, with a seed
option-nuns = How nuns walk and see
    .help = In eight directions, or only straight ahead and sideways as in the Japanese rulebook.
    .queen = in eight directions
    .rook = in four directions, not diagonally
option-safe_telling = Whether a nun on a safe square can be told
    .help = The Japanese rulebook forbids it.
    .yes = allowed
    .no = forbidden
option-push_to_safe = Whether a piece may be pushed onto a safe square
    .help = The German and Japanese rulebooks allow it.
    .no = forbidden
    .yes = allowed
option-push = How many neighbours a pushed piece can choose from
    .help = All eight squares around it, or the four beside it.
    .v8 = the eight around it
    .v4 = the four beside it
option-tie = Who wins among equals when nobody kissed
    .help = The fewest children in detention win, or, in the German rulebook, the most lose.
    .fewest = the fewest children in detention win
    .most_loses = the most children in detention lose
option-edition = Play by the rulebook of this country
    .help = Sets several options at once; an option given by name counts more.
option-seed = The number that draws the layout
    .help = The same number draws the same layout.

## Who is who

player-red = Red
    .row = Red
player-blue = Blue
    .row = Blue
player-green = Green
    .row = Green
player-yellow = Yellow
    .row = Yellow
player-purple = Purple
    .row = Purple
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple
child = { child.owner }’s { $kind ->
    [girl] girl G{ $number }
   *[boy] boy B{ $number }
}
    .owner = { $colour ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[purple] Purple
    }
nun = Nun N{ $number }
    .mid = nun N{ $number }
and = { $these_row } and { $this }
    .row = { $these_row }, { $this }

## What happens

effect-timeout = The sand has run out for { $player }: what was still to be done is lost.
effect-duty-outlives = { $player } was caught in the act and still has to send a nun.
effect-serves = { $child } is in detention for this turn.
effect-stands-up = { $child } has served detention and stands up.
effect-steps = { $player } has these steps left: { $steps }.
effect-no-steps = { $player } has no steps left and only moves a nun.
effect-caught = A nun sees { $player } fighting on { $square }.
effect-no-coin = { $payer } has no coins left and pays nothing.
effect-coin = { $taker } takes a coin from { $payer }.
effect-left = { $child } leaves the fight on { $square }; { $victim } stands up.
effect-fight = { $attacker } starts a fight on { $square } and holds { $victim } down.
effect-broken-up = The fight on { $square } is broken up; { $victim } stands up.
effect-nun-pushed = { $nun } is pushed to { $square }.
effect-pushed = { $child } is pushed to { $square }.
effect-told = { $nun } hears of the fight on { $square } and is there at once.
effect-detention = { $nun } ends the fight on { $square }: { $attacker } goes into detention, { $victim } stands up.
effect-kiss = { $child } gives a kiss on { $square }. The game is over!
effect-kiss-coins = { $amount ->
    [0] { $payer } has no coin left to give { $taker }.
    [1] { $payer } gives { $taker } a coin for the kiss.
   *[other] { $payer } gives { $taker } { $amount } coins for the kiss.
}
effect-time-is-up = The thirty minutes are over: recess has ended.
result-most-coins = { $players } has the most coins, { $coins }, and is the talk of the schoolyard.
result-equal-coins = { $players } have the most coins, { $coins } each.
result-kisser = { $player } kissed and wins.
result-shared = { $players } share the win.
result-fewest-lying = { $player } has the fewest children in detention and wins.
result-not-most-lying = The others have more children in detention, so { $player } wins.

## What a move does

move-pass = { $player } passes the turn.
move-skip = { $player } skips the walk of { $steps }.
move-stay = { $player } stays in the fight on { $squares } and leaves any other.
move-leave-all = { $player } leaves every fight.
move-walk = { $child } walks to { $square }.
move-fight = { $child } starts a fight with { $victim } on { $square }.
move-kiss = { $child } kisses { $partner } on { $square }.
move-break-up = { $child } breaks up the fight on { $square }.
move-tell = { $child } tells { $nun_mid } on { $square } of the fight on { $fight }.
move-nun = { $player } moves { $nun_mid } to { $square }.
move-nun-pushes = { $player } moves { $nun_mid } to { $square }; whoever stands there is pushed.
move-nun-catches = { $player } sends { $nun_mid } to the fight on { $square }.

## Buttons

click-pass = Pass the turn
click-skip = Skip this step
click-stay = Stay on { $at }
click-leave = Leave { $at }
click-walk = Just walk there
click-tell = Tell the nun
notation-help = Walk B1-d4, fight G2xd4, kiss G2*d4, break up B1/d4>c3,e5, tell B1!d4@g7>f6, nun N1-d4 or N2-g7>f6; also stay d4+g7, stay none, skip and pass. After > comes where the piece is pushed, in a chain f6:e5.
