### What happens of itself.

# C4.2
effect-line = { $who_person ->
    [you] You make
   *[other] { $who_start } makes
} a line of { $length ->
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $length }
} from { $from } to { $to }.
# C4.6
effect-line-idle = That makes a line of { $length ->
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $length }
} for { $who }, from { $from } to { $to }. Made on another player’s turn, it earns nobody an exchange.
# C4.3
effect-exchanges = { $who_person ->
    [you] You gain
   *[other] { $who_start } gains
} { $count ->
    [one] one exchange
    [2] two exchanges
    [3] three exchanges
   *[other] { $count } exchanges
}.
# C4.4
effect-cascade = A cascade! { $who_person ->
    [you] You gain
   *[other] { $who_start } gains
} { $count ->
    [one] one more exchange
    [2] two more exchanges
    [3] three more exchanges
   *[other] { $count } more exchanges
} and { $who_person ->
    [you] now have
   *[other] now has
} { $hand ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $hand }
} in hand.
# C4.5
effect-lapse = { $count ->
    [one] The exchange lapses
    [2] The two exchanges lapse
    [3] The three exchanges lapse
   *[other] The { $count } exchanges lapse
} because no two neighbouring pieces differ in colour.
# C5.2
effect-ban = { $who_person ->
    [you] Nobody, not even you, may send the piece back from { $from } to { $to } until your next turn is over.
   *[other] Nobody may send the piece back from { $from } to { $to } until { $who }’s next turn is over.
}
# C6.1
effect-taken = The piece itself is out of the game for good.
# C6.5
effect-kept = { $who_person ->
    [you] You keep
   *[other] { $who_start } keeps
} { $piece_the } from { $space } for good.
# C6.2, C6.4, C6.5
effect-returned = { $count ->
    [one] One piece goes
    [2] Two pieces go
    [3] Three pieces go
    [4] Four pieces go
    [5] Five pieces go
    [6] Six pieces go
   *[other] { $count } pieces go
} back to { $who_person ->
    [you] your reserve
   *[other] { $who }’s reserve
}.
# C6.3, C6.4
effect-neutrals = { $count ->
    [one] One neutral piece goes
    [2] Two neutral pieces go
    [3] Three neutral pieces go
    [4] Four neutral pieces go
    [5] Five neutral pieces go
    [6] Six neutral pieces go
   *[other] { $count } neutral pieces go
} to { $who_person ->
    [you] your reserve
   *[other] { $who }’s reserve
}.
# C6.3
effect-neutrals-out = { $count ->
    [one] One neutral piece leaves
    [2] Two neutral pieces leave
    [3] Three neutral pieces leave
    [4] Four neutral pieces leave
    [5] Five neutral pieces leave
    [6] Six neutral pieces leave
   *[other] { $count } neutral pieces leave
} the game.
# C2.2
effect-circle = { $who_person ->
    [you] You close
   *[other] { $who_start } closes
} { $count ->
    [one] the circle around { $centres_list } and
   *[other] the circles around { $centres_list }, and
} { $who_person ->
    [you] win
   *[other] wins
}{ $jokers ->
    [0] { "" }
    [1] , with { $piece_the } on { $spaces_list } as { $count ->
        [one] the
       *[other] a
    } joker
   *[other] , with the pieces on { $spaces_list } as jokers
}.
# C2.3
effect-circle-other = { $mover_person ->
    [you] You close
   *[other] { $mover_start } closes
} { $count ->
    [one] the circle
   *[other] the circles
} around { $centres_list } for { $who }, and { $who_person ->
    [you] you win
   *[other] { $who } wins
}{ $jokers ->
    [0] { "" }
    [1] , with { $piece_the } on { $spaces_list } as { $count ->
        [one] the
       *[other] a
    } joker
   *[other] , with the pieces on { $spaces_list } as jokers
}.
# C2.4
effect-circle-first = One move closes circles of different colours at once: around { $centres_list } for { $who }{ $jokers ->
    [0] { "" }
    [1] { " " }({ $piece_the } on { $spaces_list } is the joker)
   *[other] { " " }(the pieces on { $spaces_list } are jokers)
}, and around { $others_list } for { $other }. { $mover_person ->
    [you] You made the move
   *[other] { $mover_start } made the move
}{ $own ->
    [yes] , so { $who_person ->
        [you] you win
       *[other] { $who } wins
    }
   *[no] { $mover_person ->
        [you] { " " }but have
       *[other] { " " }but has
    } no circle, so { $who_person ->
        [you] you win
       *[other] { $who } wins
    } as the next in turn order
}.
# C7.2
effect-quiet = { $rounds ->
    [one] One round has passed
   *[other] { $rounds } rounds have passed
} without a piece being placed or taken, so the game is drawn.
