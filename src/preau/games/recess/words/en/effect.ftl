### What happens of itself.

# R2.8
effect-timeout = Time is up, so the rest of { $player_person ->
    [you] your
   *[other] { $player }’s
} turn is lost.
# R5.6
effect-duty-outlives = { $player_person ->
    [you] You were caught in the act and still have
   *[other] { $player } was caught in the act and still has
} to send a nun to the fight.
# R6.3
effect-serves = { $child } is still in detention and sits out this turn.
# R6.3
effect-stands-up = { $child } has served detention and stands up.
# R2.4
effect-steps = { $player_person ->
    [you] You have
   *[other] { $player } has
} only the { $count ->
    [one] step
   *[other] steps
} of { $steps } left.
# R2.4
effect-no-steps = { $player_person ->
    [you] You have no steps left and only move
   *[other] { $player } has no steps left and only moves
} a nun.
# R5.6
effect-caught = A nun sees { $player } fighting on { $square }. If one still does once { $player_person ->
    [you] your
   *[other] { $player }’s
} children have walked, she goes there, and the attacker goes into detention.
# R5.6
effect-fight-seen = { $nun } can now see your fight on { $square }. If you stay in it on your next turn, and a nun still sees it once your children have walked, she goes there and your child goes into detention.
# R5.6
effect-fight-unseen = No nun sees your fight on { $square } any more.
# R5.4
effect-no-coin = { $payer_person ->
    [you] You have no coins left and pay nothing.
   *[other] { $payer } has no coins left and pays nothing.
}
# R5.4, R5.5
effect-coin = { $taker_person ->
    [you] You take
   *[other] { $taker } takes
} a coin from { $payer }.
# R5.8
effect-left = { $child } leaves the fight on { $square }, and { $victim_mid } stands up.
# R5.1
effect-fight = A fight on { $square }! { $attacker } holds { $victim_mid } down.
# R5.7
effect-broken-up = The fight on { $square } is over, and { $victim_mid } stands up.
# R9.1
effect-nun-pushed = { $nun } is pushed to { $square }.
# R9.1, R9.3
effect-pushed = { $child } is pushed to { $square }.
# R7.1
effect-told = That sends the nun straight to { $square }.
# R6.1
effect-detention = The fight on { $square } is over. { $attacker } goes into detention{ $attacker_whose ->
    [own] { $serves ->
        [yes] { " " }and lies in the entrance for your whole next turn, which costs you your largest step
       *[no] { "" }
    }
   *[other] , and { $victim_mid } stands up
}.
# R8.1
effect-kiss = { $child } steals a kiss on { $square }. The game is over!
# R8.2
effect-kiss-coins = { $payer_person ->
    [you] { $amount ->
        [0] You have no coins left to give { $taker }.
        [1] You give { $taker } a coin for the kiss.
       *[other] You give { $taker } { $amount } coins for the kiss.
    }
   *[other] { $amount ->
        [0] { $payer } has no coins left to give { $taker }.
        [1] { $payer } gives { $taker } a coin for the kiss.
       *[other] { $payer } gives { $taker } { $amount } coins for the kiss.
    }
}
# R10.1
effect-time-is-up = The thirty minutes are up, and recess is over.
# R10.2
effect-result-most-coins = { $players_person ->
    [you] You win with the most coins, { $coins } in all.
   *[other] { $players } wins with the most coins, { $coins } in all.
}
# R10.2
effect-result-equal-coins = { $players } have the most coins, { $coins } each.
# R10.2
effect-result-kisser = { $player_person ->
    [you] You win
   *[other] { $player } wins
} thanks to the kiss.
# R10.2
effect-result-shared = { $players } share the win.
# R10.2
effect-result-fewest-lying = Of those tied, { $player_person ->
    [you] you have the fewest children in detention and win.
   *[other] { $player } has the fewest children in detention and wins.
}
# R10.2
effect-result-not-most-lying = With fewer children in detention than anybody else who tied, { $player_person ->
    [you] you win
   *[other] { $player } wins
}.
# R10.2
effect-result-fewest-lying-shared = Of those tied, { $players } have the fewest children in detention and share the win.
# R10.2
effect-result-not-most-lying-shared = Of those tied, whoever has the most children in detention drops out. { $players } share the win.
