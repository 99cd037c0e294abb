### What happens of itself.

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
effect-result-most-coins = { $players } has the most coins, { $coins }, and is the talk of the schoolyard.
effect-result-equal-coins = { $players } have the most coins, { $coins } each.
effect-result-kisser = { $player } kissed and wins.
effect-result-shared = { $players } share the win.
effect-result-fewest-lying = { $player } has the fewest children in detention and wins.
effect-result-not-most-lying = The others have more children in detention, so { $player } wins.
