### What a player is asked for, at each step of a move.

# R5.5
prompt-stay = { $seen ->
    [yes] A nun sees your fight on { $square }! Stay { $coin ->
        [yes] for a coin
       *[no] without a coin
    } ({ $cost ->
        [0] { "" }
       *[other] costs your walk of { $cost }; { "" }
    }detention threatens: out for your next turn)
   *[no] Your fight on { $square }: stay { $coin ->
        [yes] for a coin{ $cost ->
            [0] { "" }
           *[other] { " " }(costs your walk of { $cost })
        }
       *[no] { $cost ->
            [0] (no coin left to take)
           *[other] (no coin, costs your walk of { $cost })
        }
    }
}, or leave (this child has to walk away)?
prompt-stay-only = { $seen ->
    [yes] A nun sees you on { $square }! No step to leave with: you stay
   *[no] Your fight on { $square }: no step to leave with, so you stay
}{ $coin ->
    [yes] { " " }for a coin
   *[no] { "" }
}{ $cost ->
    [0] { "" }
   *[other] { " " }(costs your { $cost })
}{ $seen ->
    [yes] ; detention threatens
   *[no] { "" }
}.
# R2.4
prompt-gone = { $lost ->
    [1] Your 3 is gone:
    [2] Your 3 and 2 are gone:
   *[other] Your walks are gone:
} { $lying ->
    [1] { $liers } is in detention
   *[other] { $liers } are in detention
}.{ " " }
# R2.2
prompt-child = { $gone }{ $another ->
    [yes] Walk another child
   *[no] { $lost ->
        [0] Walk one of your children
       *[other] Walk a child
    }
} exactly { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
}{ $or ->
    [pass] , or pass the turn
    [skip] , or skip this step
    [both] , skip this step, or pass the turn
   *[no] { "" }
}.
prompt-leaver = { $gone }Your child must leave the fight, walking exactly { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
}{ $or ->
    [skip] , or skip this step
   *[no] { "" }
}.
# R3.1
prompt-walk = { $kind ->
    [girl] Girl G{ $number }
   *[boy] Boy B{ $number }
} walks exactly { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
}: where to?
# R7.2
prompt-walk-or-tell = Tell the nun about a fight, or just walk there?
prompt-tell = Tell { $nun_mid } about which fight?
# R4.1
prompt-nun = { $gone }Move either nun in a straight line, as far as you like{ $or ->
    [pass] , or pass the turn
   *[no] { "" }
}.
# R5.6
prompt-nun-duty = Caught fighting on { $squares }! Choose a nun who sees it: she goes there.
prompt-nun-to = Where should { $nun_mid } go? In a straight line, { $lines ->
    [rook] not diagonally
   *[queen] diagonally too
}.
prompt-nun-to-fight = Send { $nun_mid } to the fight.
# R9.1
prompt-push = { $why ->
    [fight] The nun ends the fight: push
    [broken] The fight is broken up: push
   *[nun] The nun takes this square: push
} { $piece } where?
prompt-push-nun = Push { $piece_mid } where?
# R9.3
prompt-room = { $piece } has to make room: where to?
prompt-room-nun = { $piece } has to make room: where to?

## Said once in a first game, when it first happens

prompt-first-move-1 = First, bring your children out, close to other players’ children. Stop on one of them where no nun looks: that is a fight, and a coin for you.
prompt-first-move-2 = Nobody walks diagonally, but round corners is fine, and so is doubling back: with 2 squares a child can even end where the walk began.
prompt-first-move-3 = The green corner squares are safe: nobody fights there, nobody is pushed off, and any number may stand together.
prompt-first-turn-2 = Look for another player’s child 3, 2 or 1 squares away that no dotted line crosses: stop there, and a coin is yours.
prompt-first-turn-3 = A kiss ends recess: a boy and a girl of yours on one square, unseen. Everybody else gives you two coins, then the most coins win. So count first!
prompt-first-turn-4 = Recess lasts 30 turns, everybody’s counted together: { $players ->
    [2] 15
    [3] 10
    [4] 7 or 8
   *[5] 6
} for each of you.
prompt-first-turn-5 = Equal coins at the end? Whoever kissed wins; if nobody did, { $tie ->
    [most_loses] whoever has the most children in detention loses
   *[fewest] whoever has the fewest children in detention wins
}.
prompt-first-prompt-nun = Dotted lines show what the nuns see: nobody can start a fight there. Play equipment blocks their view; children and the other nun do not.
prompt-first-prompt-nun-more = Being seen counts as the attacker’s turn begins. So turn nuns away from your own fights and your next victim, and towards your other children.
prompt-first-prompt-stay = Staying brings one more coin each turn, but costs your longest walk; leaving frees your child to attack somebody else.
prompt-first-effect-fight = In a fight the attacker takes a coin and holds the other child down until the attacker leaves, a nun comes, or a third child breaks it up.
prompt-first-own-effect-fight = Unseen is not safe: before your next turn others can move a nun onto your fight or tell her of it (detention for your child!), or break it up.
prompt-first-effect-caught = If a nun sees a fight when the attacker’s turn begins, and it still goes on when that turn ends, she goes there: detention for the attacker.
prompt-first-move-threat-kiss = Somebody could kiss on their next turn and win! “Threats” shows where. Nobody kisses where a nun is looking.
prompt-first-effect-detention = Detention: the attacker lies in the entrance for a whole turn, and that player has one walk less.
prompt-first-effect-told = Telling: a child that stops on a nun’s square can send her to any fight in the yard.
prompt-first-effect-pushed = Whoever moves chooses where a pushed child goes: an empty square beside it{ $push ->
    [4] , not diagonally
   *[8] , diagonally too
}{ $push_to_safe ->
    [yes] , or a safe one
   *[no] , never a safe one
}. If none is free, others make room.
prompt-first-effect-broken-up = Breaking up: any child that stops on a fight pushes both fighters away from each other.
