### What happens of itself.

effect-timeout = Le sablier est vide : ce que { $player } avait encore à faire est perdu.
effect-duty-outlives = { $player } s’est fait prendre sur le fait et doit encore envoyer une bonne sœur.
effect-serves = { $child_start } fait sa retenue pendant ce tour.
effect-stands-up = { $child_start } a fini sa retenue et se relève.
effect-steps = Déplacements qui restent à { $player } : { $steps }.
effect-no-steps = Il ne reste aucun déplacement à { $player }, qui ne bouge qu’une bonne sœur.
effect-caught = Une bonne sœur voit la bagarre menée par { $player } en { $square }.
effect-no-coin = { $payer } n’a plus de pièces et ne donne rien.
effect-coin = { $taker } prend une pièce à { $payer }.
effect-left = { $child_start } quitte la bagarre en { $square } ; { $victim_le } se relève.
effect-fight = { $attacker_start } commence une bagarre en { $square } et maintient { $victim_le } au sol.
effect-broken-up = La bagarre en { $square } est interrompue ; { $victim_le } se relève.
effect-nun-pushed = { $nun_start } est poussée en { $square }.
effect-pushed = { $child_start } est poussé{ $child_e } en { $square }.
effect-told = { $nun_start } apprend qu’on se bagarre en { $square } et y est aussitôt.
effect-detention = { $nun_start } met fin à la bagarre en { $square } : { $attacker_le } part en retenue, { $victim_le } se relève.
effect-kiss = { $child_start } donne un baiser en { $square }. La partie est finie !
effect-kiss-coins = { $amount ->
    [0] { $payer } n’a plus de pièce à donner à { $taker }.
    [1] { $payer } donne une pièce à { $taker } pour le baiser.
   *[other] { $payer } donne { $amount } pièces à { $taker } pour le baiser.
}
effect-time-is-up = Les trente minutes sont passées : la récré est finie.
effect-result-most-coins = { $players } a le plus de pièces, { $coins }, et règne sur la cour.
effect-result-equal-coins = { $players } ont le plus de pièces, { $coins } chacun.
effect-result-kisser = { $player } a donné un baiser et gagne.
effect-result-shared = { $players } se partagent la victoire.
effect-result-fewest-lying = { $player } a le moins d’enfants en retenue et gagne.
effect-result-not-most-lying = Les autres ont plus d’enfants en retenue : { $player } gagne.
