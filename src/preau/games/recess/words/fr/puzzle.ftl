### Recess! : les énigmes. Pour chaque genre un titre, ce qu’il y a à faire, un indice et un mot d’éloge.

puzzle-win = Gagnez tout de suite
    .task = Vous êtes { $who }. Gagnez la partie pendant ce tour.
    .hint = Si l’un de vos garçons et l’une de vos filles se rejoignent là où aucune bonne sœur ne regarde, la partie s’arrête, et chacun des autres vous donne deux pièces. Au dernier tour, les pièces seules peuvent suffire.
    .failed = C’est permis, mais vous ne gagnez pas la partie pendant ce tour.
    .praise = Et la récré est finie !

puzzle-haul = Prenez le plus de pièces possible
    .task = Vous êtes { $who }. Prenez { $count } pièces pendant ce tour. On ne peut pas faire mieux, et il n’y a qu’une façon d’y arriver.
    .hint = Le plus grand déplacement vient en premier. Quels enfants sont hors de vue des bonnes sœurs, et lesquels des vôtres peuvent les atteindre en exactement trois cases, deux ou une ? Rester dans une bagarre donne aussi une pièce, mais coûte un déplacement.
    .failed = C’est permis, mais vous ne prenez alors { $most ->
        [0] aucune pièce
        [1] qu’une pièce
       *[other] que { $most } pièces
    } pendant ce tour, au lieu de { $count }.
    .praise = Toutes les pièces qu’on pouvait prendre !

puzzle-escape = Détournez les regards
    .task = Vous êtes { $who }. Une bonne sœur voit une bagarre où vous êtes l’attaquant. Faites en sorte que les bonnes sœurs ne voient plus aucune de vos bagarres, sans quitter une seule de celles que vous menez déjà.
    .hint = Une bonne sœur à qui l’on rapporte une bagarre s’y rend aussitôt. Cela peut être une bagarre que vous venez de déclencher.
    .failed = C’est permis, mais vous ne pouvez plus à la fois garder toutes vos bagarres et les cacher aux bonnes sœurs.
    .praise = Plus aucune bonne sœur ne vous voit, et la bagarre continue.
