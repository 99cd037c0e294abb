# What there is to see: places, pieces and what lies beside the board.

square-open = Case { $square }
square-safe = Case abri { $square }
square-obstacle = { $square } : { $equipment }
entrance-boys = Entrée des garçons
entrance-girls = Entrée des filles
equipment-tree = arbre
equipment-merry-go-round = tourniquet
equipment-spring-rider = jeu à ressort
equipment-sandbox = bac à sable
equipment-climbing-dome = dôme d’escalade
equipment-fountain = fontaine
equipment-tyres = pneus
equipment-flower-bed = massif de fleurs
equipment-trampoline = trampoline
equipment-see-saw = balançoire à bascule
equipment-slide = toboggan
equipment-swing = balançoire
equipment-bench = banc
equipment-monkey-bars = pont de singe
equipment-table-tennis = table de ping-pong
equipment-sandpit = grand bac à sable
equipment-tunnel = tunnel
state-detained = sera en retenue au prochain tour
state-serving = est en retenue
state-attacker = mène une bagarre
state-victim = est maintenu au sol
state-kiss = donne un baiser
coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
minute = Minute { $minute } sur { $of }
stage-stay = Rester ou partir
stage-step = { $steps ->
    [one] Déplacement de { $steps } case
   *[other] Déplacement de { $steps } cases
}
stage-nun = Déplacer une bonne sœur
layer-sight = Ce que voient les bonnes sœurs
