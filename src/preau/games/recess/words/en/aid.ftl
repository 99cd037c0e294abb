### Recess!: the player aid, one page to print.

aid-1 = Getting ready
    .line1 = Each player has two boys (B1, B2), two girls (G1, G2) and 10 coins. Boys wait in the boys’ entrance, girls in the girls’ entrance (R1.6).
    .line2 = A nun stands on the corner by each entrance. Recess lasts 30 turns in all (R2.1).
    .line3 = The first square out of an entrance is the corner in front of it (R3.2).
aid-2 = Your turn: “3, 2, 1, nun!”
    .line1 = First, say for each fight in which you are the attacker whether you stay or leave (R5.5).
    .line2 = One child walks exactly 3 squares, another exactly 2, a third exactly 1 (R2.2).
    .line3 = Last of all, move one nun (R4.1). You may also pass, but only the whole turn (R2.3).
    .line4 = Each attacker that stays in a fight, and each child in detention, costs you the largest step you have left (R2.4).
aid-3 = Walking
    .line1 = Up, down, left or right, through other pieces but never through play equipment (R3.1).
    .line2 = Stop on an empty square. Where somebody stands, stop only to fight, break up a fight, tell or kiss (R3.4). On safe squares everybody stands together in peace (R3.5).
aid-4 = Nuns
    .line1 = { $nuns ->
        [rook] They go in a straight line, but not diagonally, as far as you like, and see along the same lines. Play equipment blocks their way and their view, but children do not (R4.1, R4.3).
       *[queen] They go in a straight line, diagonally too, as far as you like, and see along the same lines. Play equipment blocks their way and their view, but children do not (R4.1, R4.3).
    }
    .line2 = { $push ->
        [4] A nun who stops on an open square pushes whoever stands there to a free square next to it, but not diagonally (R4.2, R9.1).
       *[other] A nun who stops on an open square pushes whoever stands there to a free square next to it (R4.2, R9.1).
    }
    .line3 = { $push_to_safe ->
        [yes] A neighbouring safe square always counts as free, but nobody is pushed off a safe square (R9.2).
       *[no] { "" }
    }
aid-5 = Fights
    .line1 = Stop on an open square that no nun sees, where another player’s child stands alone, and you hold that child down and take a coin (R5.1, R5.4).
    .line2 = On your next turn, stay for another coin and lose your largest step, or leave with one of your steps (R5.5).
    .line3 = If a nun sees your fight when your turn begins and it is still going on when you come to move a nun, you have to send a nun who sees it to the fight (R5.6).
    .line4 = A child that stops on a fight breaks it up and pushes both fighters away (R5.7).
aid-6 = Caught
    .line1 = A nun who stops on a fight ends it. The attacker goes into detention for a whole turn, and the victim is pushed aside and stands up (R6.1, R6.2).
aid-7 = Telling
    .line1 = Stop on a nun’s square and tell her about any fight in the yard, and she is there at once (R7.1).
    .line2 = { $safe_telling ->
        [no] On a safe square nobody can tell (R7.2).
       *[yes] { "" }
    }
aid-8 = The kiss
    .line1 = If a boy and a girl of yours meet where no nun can see them, they kiss. The game is over, and each of the others gives you 2 coins (R8.1, R8.2).
aid-9 = The end
    .line1 = { $tie ->
        [most_loses] The game ends after 30 turns, or with a kiss. Whoever has the most coins wins. Among those who tie, the one who kissed wins. If none of them did, the one with the most children in detention loses (R10.1, R10.2).
       *[fewest] The game ends after 30 turns, or with a kiss. Whoever has the most coins wins. Among those who tie, the one who kissed wins, or else the one with the fewest children in detention (R10.1, R10.2).
    }
