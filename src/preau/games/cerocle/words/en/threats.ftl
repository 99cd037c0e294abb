### What a player could do next.

threat-ring = { $who } can close { $count ->
    [one] the circle
   *[other] the circles
} around { $centres } on { $space } and win.
threat-exchange = { $who } can make a line on { $space }, then exchange { $a } and { $b } to close { $count ->
    [one] the circle
   *[other] the circles
} around { $centres } and win.
threat-line = { $who } can make a line on { $space } and gain an exchange.
threat-alarm = { $who } holds { $count ->
    [3] three
    [4] four
   *[other] { $count }
} of the circle around { $centre }. A single piece of another colour does not stop it.
