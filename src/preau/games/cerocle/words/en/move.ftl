### What a move does, and what a player could do next.

move-place = { $who_person ->
    [you] You place
   *[other] { $who_start } places
} a piece on { $space }.
move-place-neutral = { $who_person ->
    [you] You place
   *[other] { $who_start } places
} a neutral piece on { $space }.
move-relocate = { $who_person ->
    [you] You relocate { $piece }
   *[other] { $who_start } relocates { $piece_colour }
} from { $from } to { $to }.
move-take = { $who_person ->
    [you] You take
   *[other] { $who_start } takes
} { $piece_the } on { $space }.
move-exchange = { $who_person ->
    [you] You exchange
   *[other] { $who_start } exchanges
} { $first_the } on { $a } with { $second_the } on { $b }.
move-done = { $who_person ->
    [you] You are done and give up
   *[other] { $who_start } is done and gives up
} { $count ->
    [one] the exchange
    [2] the two exchanges
    [3] the three exchanges
   *[other] the { $count } exchanges
} in hand.

move-advice-place = Place one of your pieces on { $space }.
move-advice-place-neutral = Place a neutral piece on { $space }.
move-advice-relocate = Relocate { $piece_the } from { $from } to { $to }.
move-advice-take = Take { $piece_the } on { $space }.
move-advice-exchange = Exchange { $first_the } on { $a } with { $second_the } on { $b }.
move-advice-done = Choose “Done”.

move-threats-none = On their next turn, { $players ->
    [2] your opponent cannot
   *[other] no opponent can
} close a circle or make a line of five of their own colour. This looks no further ahead than that.
# C2.2
move-threat-ring = { $who_person ->
    [you] You can
   *[other] { $who_start } can
} close { $count ->
    [one] the circle
   *[other] the circles
} around { $centres_list } with a piece on { $space }, and win.
# C4.3
move-threat-exchange = { $who_person ->
    [you] You can
   *[other] { $who_start } can
} make a line of five with a piece on { $space }, then exchange the pieces on { $a } and { $b } to close { $count ->
    [one] the circle around { $centres_list } and win.
   *[other] the circles around { $centres_list }, and win.
}
# C4.3
move-threat-line = { $who_person ->
    [you] You can
   *[other] { $who_start } can
} make a line of five with a piece on { $space }, and then exchange two neighbouring pieces.
# C4.5
move-threat-line-idle = { $who_person ->
    [you] You can
   *[other] { $who_start } can
} make a line of five with a piece on { $space }. That would bring no exchange yet, because no two neighbouring pieces differ in colour.
# C4.2
move-lengthens = { $longer ->
    [yes] That just makes your line longer.
   *[no] That is still your old line.
} Only a new line of five lets you exchange.
# C2.2
move-builds = { $who_person ->
    [you] You then have
   *[other] { $who_start } then has
} { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
} of the six around { $centre }{ $joker ->
    [yes] , plus a joker
   *[no] { "" }
}, and that circle can still be closed.
# C4.3
move-builds-blocked = { $who_person ->
    [you] You then have
   *[other] { $who_start } then has
} { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
} of the six around { $centre }{ $joker ->
    [yes] , plus a joker
   *[no] { "" }
}, and that circle can still be closed with the help of an exchange.
# C4.3
move-builds-line = { $who_person ->
    [you] You can then make
   *[other] { $who_start } can then make
} a line of five with a piece on { $ends_choice }{ $count ->
    [one] { "" }
    [2] , and a single piece does not block both
   *[other] , and a single piece does not block them all
}.
move-blocks = { $who_person ->
    [you] Your circle
   *[other] { $who_start }’s circle
} around { $centre }, which has { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
} of the six so far{ $joker ->
    [yes] { " " }and a joker
   *[no] { "" }
}, is blocked for now.
# C4.1
move-builds-row = { $who_person ->
    [you] You then have
   *[other] { $who_start } then has
} three in a row from { $first } to { $last }, with room for a line of five.
move-blocks-row = { $who_person ->
    [you] Your
   *[other] { $who_start }’s
} three in a row from { $first } to { $last } are blocked on { $space }.
# C4.3
move-blocks-line = { $who_person ->
    [you] You can
   *[other] { $who_start } can
} no longer make a line of five with a piece on { $space }.
# C4.3
move-blocks-end = { $who_person ->
    [you] You can now make your line of five only with a piece on { $left }
   *[other] { $who_start } can now make their line of five only with a piece on { $left }
}, because { $space } is taken.
# C2.2
move-threat-alarm = { $who_person ->
    [you] You hold
   *[other] { $who_start } holds
} { $count ->
    [3] three
    [4] four
   *[other] { $count }
} of the six around { $centre }. A single piece of another colour does not stop that circle, but two do.
