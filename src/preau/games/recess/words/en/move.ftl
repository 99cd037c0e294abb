### What a move does, and what a player could do next.

move-pass = { $player_person ->
    [you] You pass the turn.
   *[other] { $player } passes the turn.
}
move-skip = { $player_person ->
    [you] You skip
   *[other] { $player } skips
} the step of { $steps }.
move-stay = { $player_person ->
    [you] You keep
   *[other] { $player } keeps
} fighting on { $squares }{ $others ->
    [yes] { $player_person ->
        [you] , and leave
       *[other] , and leaves
    } all other fights
   *[no] { "" }
}{ $lost ->
    [0] { "" }
    [1] , at the cost of the step of { $cost }
   *[other] , at the cost of the steps of { $cost }
}.
move-leave-all = { $player_person ->
    [you] You are
   *[other] { $player } is
} going to leave { $count ->
    [one] the fight
   *[other] the fights
} on { $squares } this turn.
move-walk = { $child } walks to { $square }.
# R3.3
move-walk-round = { $child } walks off and comes back to { $square }.
move-fight = { $child } starts a fight with { $victim_mid } on { $square }.
move-kiss = { $child } and { $partner_short } kiss on { $square }.
move-break-up = { $child } breaks up the fight on { $square }.
move-tell = { $child } tells { $nun_mid } on { $square } about the fight on { $fight }.
move-nun = { $player_person ->
    [you] You move
   *[other] { $player } moves
} { $nun_mid } from { $from } to { $square }.
move-nun-pushes = { $player_person ->
    [you] You move { $nun_mid } to { $square } and push { $pushed_mid }
   *[other] { $player } moves { $nun_mid } to { $square } and pushes { $own ->
        [yes] { $pushed_own }
       *[no] { $pushed_mid }
    }
} to { $to }.
move-nun-catches = { $player_person ->
    [you] You send
   *[other] { $player } sends
} { $nun_mid } to the fight on { $square }.
# R5.6
move-nun-bound = { $player_person ->
    [you] You are caught in the act and send
   *[other] { $player } is caught in the act and sends
} { $nun_mid } to the fight on { $square }.

move-advice-pass = Pass the turn.
move-advice-skip = Skip the step of { $steps }.
move-advice-stay = Keep fighting on { $squares }{ $others ->
    [yes] , and leave all other fights
   *[no] { "" }
}.
move-advice-leave-all = { $count ->
    [one] Leave the fight
   *[other] Leave the fights
} on { $squares }.
move-advice-walk = { $out ->
    [yes] Bring { $child_mid } out of the entrance to { $square }.
   *[no] Move { $child_mid } from { $from } to { $square }.
}
# R3.3
move-advice-walk-round = Have { $child_mid } walk off and come back to { $square }.
move-advice-fight = Have { $child_mid } start a fight with { $victim_mid } on { $square }.
move-advice-kiss = Have { $child_mid } kiss { $partner_mid } on { $square }.
move-advice-break-up = Have { $child_mid } break up the fight on { $square }.
move-advice-tell = Have { $child_mid } tell { $nun_mid } on { $square } about the fight on { $fight }.
move-advice-nun = Move { $nun_mid } from { $from } to { $square }.
move-advice-nun-pushes = Move { $nun_mid } from { $from } to { $square } and push { $pushed_mid } to { $to }.
move-advice-nun-catches = Send { $nun_mid } to the fight on { $square }.
# R5.6
move-advice-nun-bound = Send { $nun_mid } to the fight on { $square }, where you were caught in the act.

# R2.3
move-costs-pass = { $count ->
    [one] Your fight on { $squares } goes on, but brings you no coin this turn.
   *[other] Your fights on { $squares } go on, but bring you no coins this turn.
}
# R6.2
move-costs-detention = Careful, that is your own fight! Your child goes into detention, and that costs you your largest step on your next turn.
# R5.7
move-costs-fight = Careful, that is your own fight! It ends, and brings you no more coins.
# R5.6
move-costs-seen = Careful, a nun will then see you fighting on { $squares }! If you stay there on your next turn, and one still sees you once your children have walked, your child goes into detention.

move-threats-none = It seems that on their next turn nobody can start a fight with one of your children, tell on you, send a nun to your fight or win with a kiss.
# R5.1
move-threat-fight = { $child } can start a fight with { $victim_mid } on { $square }.
# R7.1
move-threat-tell = { $child } can tell { $nun_mid } on { $square } about the fight on { $fight } and land { $attacker_mid } in detention.
# R6.1
move-threat-nun = { $player_person ->
    [you] You
   *[other] { $player }
} can send { $nun_mid } to the fight on { $square } and land { $attacker_mid } in detention.
# R8.1
move-threat-kiss = { $boy } and { $girl_short } can kiss { $all ->
    [yes] on { $squares_choice }
   *[no] on { $squares_choice }, perhaps elsewhere too
}, and then { $player_person ->
    [you] you win
   *[other] { $player } wins
}.
# R7.1, R8.1
move-threat-kiss-told = { $teller } can send { $nun_mid } away by telling her about a fight. Then { $boy_mid } and { $girl_short } can kiss on { $squares_choice }, and { $player_person ->
    [you] you win
   *[other] { $player } wins
}.
# R5.6
move-threat-seen = { $nun } sees the fight on { $square }. If { $player_person ->
    [you] you stay there on your next turn, and a nun still sees you once your children have walked, you
   *[other] { $player } stays there on their next turn, and a nun still sees them once their children have walked, they
} will be caught in the act.
