### What the game says of itself.

game-title = Recess!
game-pitch = Thirty minutes in the schoolyard: pocket coins, steal a kiss, and never let a nun see you fight.
game-about = It is recess in the schoolyard. You have two boys, two girls and ten coins, and so does everybody else. Your children hold others down and take their coins, tell tales and, when no nun is looking, steal a kiss. Two nuns keep watch, but it is you and the other players who move them.
game-goal = After 30 turns in all, whoever has the most coins wins. When a child of yours starts a fight where no nun is looking, you take a coin from the player attacked, and another on each of your turns that it stays, at the cost of your longest walk. If a boy and a girl of yours kiss unseen, recess ends at once, and everybody else gives you two coins.
# R10.2
game-tie = { $tie ->
    [most_loses] If players tie, whichever of them kissed wins. If none of them did, the one with the most children in detention loses.
   *[fewest] If players tie, whichever of them kissed wins. If none of them did, the one with the fewest children in detention wins.
}
game-flow = Remember “3, 2, 1, nun!”: one child walks three squares, another walks two, a third walks one, and then you move a nun. Where a child stops decides what it does: it starts a fight, breaks one up, tells a nun, kisses or just stands there.

## The report card

game-report-kisses = Kisses
game-report-fights = Fights started
game-report-title = Report card
game-report-coins = Coins taken in fights
game-report-tales = Tales told
game-report-detentions = Detentions received
game-report-pushed = Times pushed about
game-report-told = { $teller_person ->
    [you] You were
   *[other] { $teller } was
} the tell-tale of the yard and told on { $culprit } { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
game-report-told-self = { $teller_row } told on { $teller_person ->
    [you] your
   *[other] their
} own children { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
game-report-nobody-told = Nobody told on anybody. What a decent lot!
game-report-longest = { $child } spent the most turns in detention, { $count } in all.
