### Cerocle: the player aid, one page to print.

aid-1 = Getting ready
    .line1 = { $players ->
        [2] Each player has 20 pieces and 4 white neutrals (C1.3).
        [3] Each player has 17 pieces. There are no neutrals (C1.3).
        [4] You play in two teams. Each player has 10 pieces and 2 white neutrals (C1.3).
       *[any] With 2 players, each has 20 pieces and 4 white neutrals. With 3, each has 17 pieces, and there are no neutrals. With 4, in two teams, each has 10 pieces and 2 neutrals (C1.3).
    }
aid-2 = How to win
    .line1 = Close a circle: get your colour onto all six spaces around one space. What lies in the middle does not matter (C2.1).
    .line2 = { $players ->
        [3] One of the six may be any opposing piece, the joker (C2.2).
        [any] One of the six may be a joker, which is a neutral with 2 or 4 players and any opposing piece with 3 (C2.2).
       *[other] One of the six may be a neutral, the joker (C2.2).
    }
    .line3 = A complete circle wins at once for the owner of its colour, whoever closed it (C2.3).
aid-3 = Your turn
    .line1 = { $players ->
        [3] As long as you have anything in reserve, place one piece on any empty space (C3.1).
       *[other] As long as you have anything in reserve, place one piece, your own or a neutral, on any empty space (C3.1).
    }
    .line2 = With an empty reserve, relocate a piece or take one. There is no passing (C3.2, C3.3).
    .line3 = { $start ->
        [fair] The very first piece of the game goes exactly two steps from the centre (C3.4).
       *[free] { "" }
    }
aid-4 = Lines and exchanges
    .line1 = { $players ->
        [3] Five or more of your colour in a straight line, without a gap, make a line of five (C4.1).
       *[other] Five or more of your colour in a straight line, without a gap, make a line of five. Neutrals do not count in it (C4.1).
    }
    .line2 = Each new line lets you exchange two neighbouring pieces of different colours, straight away and anywhere on the board (C4.3).
    .line3 = If that makes another line, you may exchange again. That is a cascade (C4.4). You may also stop (C4.5).
    .line4 = Making a line longer makes no new one (C4.2). A circle comes before any line (C4.7).
aid-5 = Relocating
    .line1 = { $relocate ->
        [any] Any piece on the board goes to any empty space (C5.1).
        [own] A piece of your colour goes to any empty space (C5.1).
       *[own_or_neutral] { $players ->
            [3] A piece of your colour goes to any empty space (C5.1).
           *[other] A piece of your colour, or a neutral, goes to any empty space (C5.1).
        }
    }
    .line2 = There is no take-back: nobody may send it straight back until after your next turn (C5.2).
aid-6 = Taking
    .line1 = { $players ->
        [2] Remove a neutral for good, each player at most 4 times. All pieces next to it return to their owners’ reserves (C6.1, C6.2).
        [3] Take an opposing piece and keep it, at most one from each opponent. All pieces next to it return to their owners’ reserves (C6.2, C6.5).
        [4] Remove a neutral for good, each player at most twice. All pieces next to it return to their owners’ reserves (C6.1, C6.2).
       *[any] Remove a neutral for good, each player at most 4 times (twice with 4 players). All pieces next to it return to their owners’ reserves (C6.1, C6.2).
    }
    .line2 = { $encircled ->
        [out] { $players ->
            [3] { "" }
           *[other] Neutral neighbours leave the game (C6.3).
        }
       *[opponent] { $players ->
            [3] { "" }
            [4] Neutral neighbours are dealt to your two opponents, one by one (C6.3, C6.4).
           *[other] Neutral neighbours go to your opponent’s reserve (C6.3).
        }
    }
    .line3 = { $players ->
        [any] With 3 players, take an opposing piece instead, at most one from each opponent (C6.5).
       *[other] { "" }
    }
aid-7 = The end
    .line1 = { $quiet ->
        [0] A circle ends the game. At this table there is no draw, however long the players only relocate (C7.1, C7.2).
        [1] A circle ends the game. After one round in which nobody places or takes a piece, it is a draw (C7.1, C7.2).
       *[other] A circle ends the game. After { $quiet } rounds in a row in which nobody places or takes a piece, it is a draw (C7.1, C7.2).
    }
