### Who and what there is to see: players, pieces, places and what lies beside the board.

scene-player = { $colour ->
    [own] you
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[purple] Purple
}
    .row = { $colour ->
        [own] You
       *[other] { scene-player }
    }
    .person = { $colour ->
        [own] you
       *[other] other
    }
scene-colour-red = Red
scene-colour-blue = Blue
scene-colour-green = Green
scene-colour-yellow = Yellow
scene-colour-purple = Purple
scene-child = { $colour ->
    [own] Your { scene-child.short }
   *[other] { scene-child.owner }’s { scene-child.short }
}
    .mid = { $colour ->
        [own] your { scene-child.short }
       *[other] { scene-child.owner }’s { scene-child.short }
    }
    .short = { $kind ->
        [girl] girl G{ $number }
       *[boy] boy B{ $number }
    }
    .owner = { $colour ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[purple] Purple
    }
    .own = their own { scene-child.short }
    .whose = { $colour ->
        [own] own
       *[other] other
    }
scene-nun = Nun N{ $number }
    .mid = nun N{ $number }
scene-sign = { $sign }
    .row = { $sign }
    .person = other
# Whoever is spoken to is given last, and comes first in English: “You, Red and Green”.
scene-and = { $this_person ->
    [you] { $these_person ->
        [several] { $this_row }, { $these }
       *[other] { $this_row } and { $these }
    }
   *[other] { $these_row } and { $this }
}
    .row = { $these_row }, { $this }
    .person = { $this_person ->
        [you] you
       *[other] several
    }

scene-square-open = Square { $square }
    .mid = square { $square }
scene-square-safe = Safe square { $square }
    .mid = safe square { $square }
scene-square-obstacle = { $square }: { $equipment }
    .mid = the { $equipment } on { $square }
scene-entrance-boys = Boys’ entrance
    .mid = the boys’ entrance
scene-entrance-girls = Girls’ entrance
    .mid = the girls’ entrance
scene-head-boys = boys:
scene-head-girls = girls:
scene-about-obstacle = This is play equipment. Nobody stops on it or walks through it, and no nun sees through it.
scene-about-safe = This is a safe square. Any number of children and nuns may stand here together in peace. Nobody is pushed, and nobody fights.
scene-about-open = This is an open square. A child may stop here if it is empty, and otherwise only to fight, to break up a fight, to tell a nun or to kiss.
scene-about-boys = Boys wait here until they walk into the yard at a1. Nothing happens to them here, and nobody walks back in.
scene-about-girls = Girls wait here until they walk into the yard at l12. Nothing happens to them here, and nobody walks back in.
scene-about-nun = A nun sees along straight lines until play equipment is in the way, and nobody starts a fight where she is looking. At the end of every turn that is not passed, one nun is moved.
scene-equipment-tree = tree
scene-equipment-merry-go-round = merry-go-round
scene-equipment-spring-rider = spring rider
scene-equipment-sandbox = sandpit
scene-equipment-climbing-dome = climbing dome
scene-equipment-fountain = fountain
scene-equipment-tyres = tyres
scene-equipment-flower-bed = flower bed
scene-equipment-trampoline = trampoline
scene-equipment-see-saw = see-saw
scene-equipment-slide = slide
scene-equipment-swing = swing
scene-equipment-bench = bench
scene-equipment-monkey-bars = monkey bars
scene-equipment-table-tennis = table-tennis table
scene-equipment-sandpit = big sandpit
scene-equipment-tunnel = tunnel
scene-state-detained = detention next turn
    .mid = serves detention next turn
scene-state-serving = in detention
    .mid = is in detention
scene-state-attacker = attacker
    .mid = is the attacker
scene-state-victim = held down
    .mid = is held down
scene-state-kiss = kissing
    .mid = kisses
scene-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
scene-minute = Turn { $minute } of { $of }
scene-stage-stay = Stay or leave
scene-stage-step = { $steps ->
    [one] Walk { $steps } square
   *[other] Walk { $steps } squares
}
scene-stage-lost = Step of { $steps }: gone because { $child } is in detention until this turn ends (each child there costs the largest step left)
scene-stage-gone = { $child } is in detention, so the step of { $steps } is lost.
scene-stage-used = Step of { $steps }: already walked, skipped, or lost to a child that stays in a fight
scene-stage-nun = Move a nun
scene-legend-boy = boy
scene-legend-girl = girl
scene-legend-nun = nun
scene-legend-equipment = play equipment
scene-legend-safe = safe square
scene-legend-open = open square
scene-legend-fight = fight (the attacker’s colour comes first)
scene-legend-kiss = kiss
scene-legend-crowd = several together, listed below the board
scene-layer-sight = What the nuns see
