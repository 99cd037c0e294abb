### What a player is asked for, at each step of a move.

# C3.1
prompt-place = Place one of your pieces on an empty space{ $neutral ->
    [yes] , or choose a neutral piece instead
   *[no] { "" }
}.
prompt-place-last = Place your last piece on an empty space.
prompt-place-neutral = You have only neutral pieces left. Choose “Neutral piece”, then a space.
# C3.4
prompt-place-fair = The first piece goes exactly two steps from the centre. Choose a space.
prompt-neutral = Place the neutral piece on an empty space. There it belongs to nobody and may help anybody, an opponent too.
# C5.1
prompt-relocate = Relocate { $whose ->
    [own] a piece of your colour
    [any] any piece
   *[neutral] a piece of your colour or a neutral one
}{ $take ->
    [yes] , or take { $players ->
        [3] an opponent’s piece
       *[other] a neutral piece
    } off the board
   *[no] { "" }
}.
prompt-relocate-to = Which empty space should { $piece_the } on { $space } go to?
# C6.1, C6.3, C6.5
prompt-take = Which { $players ->
    [3] opposing piece
   *[other] neutral piece
} will you take? { $players ->
    [3] All pieces around it go back to the reserves.
   *[other] The pieces around it go back to their owners, and neutral ones { $encircled ->
        [out] leave the game
       *[opponent] { $players ->
            [4] go to your opponents’ reserves
           *[other] go to your opponent’s reserve
        }
    }.
}
# C4.3
prompt-exchange = { $count ->
    [one] Your line of five gives you one exchange.
    [2] Your lines of five give you two exchanges.
    [3] Your lines of five give you three exchanges.
   *[other] Your lines of five give you { $count } exchanges.
} Choose two neighbouring pieces of different colours, or “Done” to end your turn.
prompt-exchange-with = Which neighbour should trade places with { $piece_the } on { $space }?
# C3.1, as this table plays it: for who asks what there is to do
prompt-about-c3-1 = As long as you have a piece in reserve, you place one on any empty space.{ $players ->
    [3] { "" }
   *[other] { " " }It may be of your colour or neutral.
}
# C2.2, said where a joker has won
prompt-joker = One of the six may be { $players ->
    [3] any opposing piece, which is then the joker.
   *[other] a neutral piece, whoever put it there. That piece is the joker.
}

## Said once in a first game, when it first happens

prompt-first-prompt-place = { $players ->
    [3] Aim for six pieces of your colour around one space. Here white is a colour like the others, and one of the six may be any opposing piece, the joker.
    [4] Aim for six pieces of your colour around one space. One of the six may be neutral (white, ringed), and whoever has your colour is your partner.
   *[other] Aim for six pieces of your colour around one space. One may be neutral. Neutral pieces (white, ringed) belong to nobody, and you may place some too.
}
prompt-first-turn-2 = An unbroken straight line of five of your colour lets you exchange. Two neighbouring pieces of different colours then trade places, whoever owns them.
prompt-first-turn-3 = { $players ->
    [3] One opposing piece in your circle does no harm. It is the joker, and five of your own are enough.
   *[other] One of the six in anybody’s circle may be neutral (white, ringed), whoever put it there. It is the joker. In a line of five, neutrals do not count.
}
prompt-first-turn-4 = That is all for now. The guide will be here again when something new comes up.
prompt-first-move-threat-ring = { $players ->
    [3] Careful, an opponent can close a circle! “Threats” shows where. If it has four of theirs, block it. If it has five, yours would complete their circle.
   *[other] Careful, an opponent can close a circle on their next turn! “Threats” shows where. A piece of your colour on that space stops it.
}
prompt-first-move-threat-alarm = With three players, one opposing piece cannot stop a circle. With five of one colour, any sixth completes it. Stop the others at three or four.
prompt-first-effect-line = A line of five! Whoever makes one may exchange two neighbouring pieces of different colours, which then trade places.
prompt-first-prompt-exchange = Choose one of two linked pieces and then the other, or the yellow link, and they trade places. That can close your circle or break an opponent’s.
prompt-first-effect-cascade = The exchange made another line, so there is one more exchange. That is a cascade.
prompt-first-own-move-lengthens = No exchange this time. A line stays the same line when it grows, or when one end of it moves to the other. Only a new line of five lets you exchange.
prompt-first-own-move-threat-line = You could make a line of five, because only one piece is missing. It would let you exchange two neighbouring pieces.
prompt-first-own-move-threat-ring = { $asked ->
    [prompt-exchange] You could close a circle with this exchange and win! Look for the two pieces.
   *[other] You could close a circle with this move and win! Look for the gap.
}
prompt-first-own-move-threat-exchange = You could make a line of five whose exchange closes a circle, and win. Look for it!
prompt-first-prompt-place-last = This is the last piece in your reserve. From your next turn on you move a piece elsewhere (relocate it), or take { $players ->
    [3] an opponent’s piece
   *[other] a neutral piece
} off the board.
prompt-first-prompt-relocate = As long as your reserve is empty, each turn you move a piece to an empty space (relocate it) or take { $players ->
    [3] an opponent’s piece
   *[other] a neutral piece
} off the board.
prompt-first-prompt-relocate-more = If you take a piece off the board, { $players ->
    [3] all the pieces around it go back to their owners.
   *[other] the pieces around it go back to their owners, and neutral ones { $encircled ->
        [out] leave the game
       *[opponent] { $players ->
            [4] go to your opponents’ reserves
           *[other] go to your opponent’s reserve
        }
    }.
}
prompt-first-effect-taken = A piece is taken and leaves the game for good. The pieces around it go back to their owners, and neutral ones { $encircled ->
    [out] leave the game, too
   *[opponent] { $players ->
        [4] to the opponents of whoever took it
       *[other] to the opponent of whoever took it
    }
}.
prompt-first-effect-kept = A piece is taken, and whoever took it keeps it for good. All the pieces around it go back to their owners, who place them again.
