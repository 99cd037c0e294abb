### What a player is asked for, at each step of a move.

prompt-which = ({ $number } of { $of }){ " " }
# R5.5
prompt-stay = { $which }{ $seen ->
    [yes] A nun sees your fight on { $square }! Stay { $coin ->
        [yes] for a coin
       *[no] (no coin is left)
    }, or leave and walk away? Staying { $cost ->
        [0] means detention
       *[other] costs you the step of { $cost }, and means detention
    } if a nun still sees it once you have walked.{ $cost ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }Telling her about another fight sends her off.
    }
   *[no] In your fight on { $square }, will you stay { $coin ->
        [yes] for a coin{ $cost ->
            [0] { "" }
           *[other] { " " }(this costs you the step of { $cost })
        }
       *[no] without a coin { $cost ->
            [0] (there is none left to take)
           *[other] (there is none left, and this costs you the step of { $cost })
        }
    } or leave and walk away?
}
prompt-stay-only = { $which }{ $seen ->
    [yes] A nun sees your fight on { $square }! You have no step to leave with, so you stay
   *[no] In your fight on { $square } you have no step to leave with, so you stay
}{ $coin ->
    [yes] { " " }for a coin
   *[no] { " " }without a coin
}{ $cost ->
    [0] { $seen ->
        [yes] { " " }and risk detention
       *[no] { "" }
    }
   *[other] { " " }(this costs you the step of { $cost }{ $seen ->
        [yes] { " " }and risks detention
       *[no] { "" }
    })
}.
# R2.4
prompt-gone = { $lying ->
    [1] { $liers } is in detention until this turn ends, which costs you
   *[other] { $liers } are in detention until this turn ends, which costs you
} { $lost ->
    [1] your largest step, the 3
    [2] your largest steps, 3 and 2
   *[other] all your steps
}.{ " " }
# R2.7
prompt-dropped = { $count ->
    [one] Your step of { $steps } drops out because nobody can walk it.
   *[other] Your steps of { $steps } drop out because nobody can walk them.
}
# R2.6
prompt-few = { $free ->
    [one] you have one free child
    [2] you have two free children
   *[other] you have { $free } free children
} for { $left ->
    [2] two steps
    [3] three steps
   *[other] { $left } steps
}
# R2.2
prompt-child = { $gone }{ $another ->
    [yes] Move another child
   *[no] { $lost ->
        [0] Move one of your children
       *[other] Move a child
    }
} exactly { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
}{ $or ->
    [pass] , or pass the turn
    [skip] , or skip this step ({ $few })
    [both] , skip this step ({ $few }), or pass the turn
   *[no] { "" }
}.
prompt-leaver = { $gone }{ $leavers ->
    [one] Your child must leave the fight and walk
   *[other] One of your children must leave its fight and walk
} exactly { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
}{ $or ->
    [skip] , or you may skip this step ({ $few })
   *[no] { "" }
}.
# R3.1
prompt-walk = { $kind ->
    [girl] Girl G{ $number }
   *[boy] Boy B{ $number }
} walks exactly { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
}. Where to?
# R7.2
prompt-walk-or-tell = Will you tell the nun about a fight, or just walk there?
prompt-tell = Which fight will you tell { $nun_mid } about?
# R4.1
prompt-nun = { $gone }Move either nun in a straight line, as far as you like{ $or ->
    [pass] , or pass the turn
   *[no] { "" }
}.
# R5.6
prompt-nun-duty = You were caught fighting on { $squares_list }! Choose a nun who sees you, and send her to { $squares_choice }.
prompt-nun-to = Where should { $nun_mid } go? She moves in a straight line, { $lines ->
    [rook] but not diagonally
   *[queen] diagonally too
}.
prompt-nun-to-fight = Send { $nun_mid } to the fight.
# R9.1
prompt-push = { $why ->
    [fight] The nun ends the fight.
    [broken] The fight is broken up.
   *[nun] The nun takes this square.
} Where will you push { $piece_mid }?
prompt-push-nun = Where will you push { $piece_mid }?
# R9.3
prompt-room = { $piece } has to make room. Where to?
prompt-room-nun = { $piece } has to make room. Where to?

## Said once in a first game, when it first happens

prompt-first-move-1 = Yours are the { $seat ->
    [1] red
    [2] blue
    [3] green
    [4] yellow
   *[5] purple
} children, boys (B) and girls (G), and gold rings mark those that can move. Dotted lines show what the nuns see.
prompt-first-move-1-more = A child walks exactly as many squares as asked, never diagonally. It may turn round and go back, and from an entrance the first square is the corner.
prompt-first-move-2 = Bring your children close to other players’ children. Stop on one where no nun is looking, and you start a fight and take a coin from its player.
prompt-first-move-3 = The green corner squares are safe. Nobody starts a fight there or pushes anybody away, and any number of children may stand together.
prompt-first-turn-2 = Look for another player’s child 3, 2 or 1 squares away, off the dotted lines and off the safe squares. Stop there, and a coin is yours.
prompt-first-turn-3 = You can tell tales, too. A child that stops on a nun’s square can send her to any fight in the yard, and the attacker gets detention.
prompt-first-turn-4 = If a boy and a girl of yours meet unseen, they kiss, recess ends and the others give you two coins each. But count first: most coins wins.
prompt-first-turn-5 = Equal coins at the end? Of those tied, whoever kissed wins. If none did, { $tie ->
    [most_loses] the one with the most children lying in the entrance (detention) loses
   *[fewest] the one with the fewest children lying in the entrance (detention) wins
}.
prompt-first-turn-6 = That is all for now. The guide will be here again when something new comes up.
prompt-first-prompt-nun = Dotted lines show what the nuns see, and nobody can start a fight there. Play equipment blocks their view, but children and the other nun do not.
prompt-first-prompt-nun-more = Keep the nuns’ eyes off your own fights. Nobody can attack a child of yours that a nun sees.
prompt-first-prompt-stay = Staying brings one more coin each turn, but costs you your largest step. Leaving frees your child to attack somebody else.
prompt-first-effect-fight = In a fight the attacker takes a coin and holds the other child down until the attacker leaves, a nun comes, or a third child breaks it up.
prompt-first-own-effect-fight = Even an unseen fight is not safe. If somebody sends a nun to it before your next turn, your child spends a turn in the entrance, in detention.
prompt-first-own-effect-fight-more = Another player’s child that stops on a nun’s square can tell her about your fight. With your nun step you can take a nun out of its reach.
prompt-first-against-effect-caught = { $asked ->
    [prompt-stay] Leave, and the fight is over in time. Stay, and you must send her there after your walks, unless a child of yours first tells her about another fight.
   *[other] { "" }
}
prompt-first-against-effect-caught-more = { $asked ->
    [prompt-stay] If a nun still sees your fight once your children have walked, she goes there, and your child spends a turn in the entrance, in detention.
   *[other] { "" }
}
prompt-first-own-move-threat-kiss = You can win this turn! A boy and a girl of yours can meet where no nun is looking, and kiss. Keep one of your walks for the kiss.
prompt-first-own-move-threat-tell = You can tell on somebody now! If a child of yours stops on a nun’s square, she goes to the fight you name, and its attacker gets detention.
prompt-first-own-move-threat-kiss-told = You can win this turn! A nun is watching, but one of your children can tell her about a fight. Off she goes, and your pair kisses.
prompt-first-move-threat-tell = Somebody could tell on you! A child that stops on a nun’s square sends her to your fight at once, and your child gets detention.
prompt-first-move-threat-kiss = Somebody could kiss on their next turn and win! “Threats” shows where. Nobody kisses where a nun is looking.
prompt-first-move-threat-kiss-told = A nun who watches a pair can be sent away. A child stops on her square and tells her about a fight, off she goes, and the pair kisses unseen.
prompt-first-effect-detention = In detention, the attacker lies in the entrance for its player’s whole next turn and costs that player the largest step, the 3.
prompt-first-effect-told = A child that stops on a nun’s square can tell her about any fight in the yard, and she goes there at once.
prompt-first-effect-pushed = { $push ->
    [4] { $push_to_safe ->
        [yes] Whoever pushes a child chooses any empty or safe square next to it, but not a diagonal one.
       *[no] Whoever pushes a child chooses any empty square next to it, but neither a diagonal nor a safe one.
    }
   *[8] { $push_to_safe ->
        [yes] Whoever pushes a child chooses any empty or safe square next to it, diagonally too.
       *[no] Whoever pushes a child chooses any empty square next to it, diagonally too, but never a safe one.
    }
} If none is free, the child pushes its neighbour on.
prompt-first-effect-broken-up = Any child that stops on a fight breaks it up and pushes both fighters away.

## Said as long as the game can be won so, after the sentence that says that it can

prompt-again-move-threat-kiss = Whatever you do first, keep the walk that brings a boy and a girl of yours together.
