### What the game says of itself.

game-title = Récré !
game-pitch = Trente minutes de récré : raflez des pièces, volez un baiser, et surtout, qu’aucune bonne sœur ne vous voie vous bagarrer !
game-about = C’est la récré ! Vous avez deux garçons, deux filles et dix pièces, comme tout le monde. Vos enfants plaquent les autres au sol pour leur prendre des pièces, courent rapporter aux bonnes sœurs et, quand aucune ne regarde, s’embrassent. Elles sont deux à surveiller la cour, et ce sont les joueurs qui les déplacent.
game-goal = Après 30 tours en tout, celui qui a le plus de pièces gagne. Quand un de vos enfants déclenche une bagarre à l’insu des bonnes sœurs, vous prenez une pièce au joueur attaqué, puis une à chaque tour où vous y restez, au prix de votre plus grand déplacement. Si un garçon et une fille à vous s’embrassent sans être vus, la récré s’arrête et chacun des autres vous donne deux pièces.
# R10.2
game-tie = { $tie ->
    [most_loses] À égalité de pièces, celui qui a donné le baiser gagne ; à défaut, celui qui a le plus d’enfants en retenue perd.
   *[fewest] À égalité de pièces, celui qui a donné le baiser gagne ; à défaut, celui qui a le moins d’enfants en retenue.
}
game-flow = Retenez « 3, 2, 1, bonne sœur ! » : un enfant avance de trois cases, un autre de deux, un troisième d’une, puis vous déplacez une bonne sœur. L’endroit où un enfant s’arrête décide de la suite : il se bagarre, interrompt une bagarre, rapporte, donne un baiser, ou reste là, tout simplement.

## Le bulletin

game-report-kisses = Baisers
game-report-fights = Bagarres déclenchées
game-report-title = Bulletin de la partie
game-report-coins = Pièces prises en bagarre
game-report-tales = Bagarres rapportées
game-report-detentions = Retenues subies
game-report-pushed = Bousculades subies
game-report-told = Rapporte-paquet ! { $teller_person ->
    [you] Vous avez
   *[other] { $teller } a
} rapporté { $culprit_person ->
    [you] { $count ->
        [one] une de vos bagarres
       *[other] { $count } de vos bagarres
    }
   *[other] { $count ->
        [one] une bagarre déclenchée par { $culprit }
       *[other] { $count } bagarres déclenchées par { $culprit }
    }
}.
game-report-told-self = { $teller_person ->
    [you] Vous avez
   *[other] { $teller } a
} rapporté { $count ->
    [one] une
   *[other] { $count }
} de { $teller_person ->
    [you] vos
   *[other] ses
} propres bagarres.
game-report-nobody-told = Personne n’a rapporté : dans cette cour, on sait se taire !
game-report-longest = { $child_start } détient le record de retenue : { $count ->
    [one] un tour
   *[other] { $count } tours
}.
