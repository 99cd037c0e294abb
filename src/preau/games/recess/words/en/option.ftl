### The options.

option-players = Number of players
    .help = Three, four or five. The 30 turns are shared among them.
option-layout = Layout of the schoolyard
    .help = Sections A, B, C and D in the order south-west, south-east, north-west, north-east, each with its number of clockwise quarter turns, as in A0B0C0D0.
    .random = chosen at random, from a seed
option-layout-turn = Turn the section in the { $place ->
    [sw] south-west
    [se] south-east
    [nw] north-west
   *[ne] north-east
}
option-layout-swap = { $one ->
    [sw] { $other ->
        [se] Swap the two southern sections
       *[nw] Swap the two western sections
    }
    [se] Swap the two eastern sections
   *[nw] Swap the two northern sections
}
option-nuns = How nuns walk and see
    .help = In eight directions, or in only four, without the diagonals, as in the Japanese rulebook.
    .queen = in eight directions
    .rook = in four directions, not diagonally
option-safe_telling = Telling a nun on a safe square
    .help = The Japanese rulebook forbids it.
    .yes = allowed
    .no = forbidden
option-push_to_safe = Pushing a piece onto a safe square
    .help = The German and Japanese rulebooks allow it.
    .no = forbidden
    .yes = allowed
option-push = Squares that a piece can be pushed to
    .help = All eight squares around it, or the four that share a side.
    .v8 = the eight around it
    .v4 = the four that share a side
option-tie = Who wins a tie in which nobody kissed
    .help = Usually the tied player with the fewest children in detention wins. In the German rulebook, whoever has the most loses instead.
    .fewest = the one with the fewest children in detention
    .most_loses = all but those with the most children in detention
option-edition = Printed edition to play by
    .help = Sets several options at once. Whatever you set yourself is kept.
    .fr = French edition
    .de = German edition
    .ja = Japanese edition
    .fr-mid = the French edition
    .de-mid = the German edition
    .ja-mid = the Japanese edition
option-seed = Seed of a random layout
    .help = The same seed gives the same layout.
