# What there is to see: places, pieces and what lies beside the board.

square-open = Square { $square }
square-safe = Safe square { $square }
square-obstacle = { $square }: { $equipment }
entrance-boys = Boys’ entrance
entrance-girls = Girls’ entrance
equipment-tree = tree
equipment-merry-go-round = merry-go-round
equipment-spring-rider = spring rider
equipment-sandbox = sandbox
equipment-climbing-dome = climbing dome
equipment-fountain = fountain
equipment-tyres = tyres
equipment-flower-bed = flower bed
equipment-trampoline = trampoline
equipment-see-saw = see-saw
equipment-slide = slide
equipment-swing = swing
equipment-bench = bench
equipment-monkey-bars = monkey bars
equipment-table-tennis = table-tennis table
equipment-sandpit = sandpit
equipment-tunnel = tunnel
state-detained = goes into detention next turn
state-serving = lies in detention
state-attacker = leads a fight
state-victim = is held down
state-kiss = kisses
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
minute = Minute { $minute } of { $of }
stage-stay = Stay or leave
stage-step = { $steps ->
    [one] Walk { $steps } step
   *[other] Walk { $steps } steps
}
stage-nun = Move a nun
layer-sight = What the nuns see
