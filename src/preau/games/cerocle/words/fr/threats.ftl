### Ce qu’un joueur pourrait faire ensuite.

threat-ring = { $who } peut fermer { $count ->
    [1] le cercle
   *[other] les cercles
} autour de { $centres } en { $space } et gagner.
threat-exchange = { $who } peut former une ligne en { $space }, puis intervertir { $a } et { $b } pour fermer { $count ->
    [1] le cercle
   *[other] les cercles
} autour de { $centres } et gagner.
threat-line = { $who } peut former une ligne en { $space } et obtenir un échange.
threat-alarm = { $who } tient { $count ->
    [3] trois
    [4] quatre
   *[other] { $count }
} places du cercle autour de { $centre }. Un seul pion d’une autre couleur ne l’arrête pas.
