### What happens of itself.

effect-timeout = Die Sanduhr ist abgelaufen: Was { $player } noch zu tun hatte, verfällt.
effect-duty-outlives = { $player } wurde auf frischer Tat ertappt und muss noch eine Nonne schicken.
effect-serves = { $child_start } verbüßt in diesem Zug seine Strafe.
effect-stands-up = { $child_start } hat seine Strafe verbüßt und steht auf.
effect-steps = { $player } hat noch diese Bewegungen: { $steps }.
effect-no-steps = { $player } hat keine Bewegung mehr und zieht nur eine Nonne.
effect-caught = Eine Nonne sieht die Prügelei von { $player } auf { $square }.
effect-no-coin = { $payer } hat keine Münzen mehr und zahlt nichts.
effect-coin = { $taker } nimmt { $payer } eine Münze weg.
effect-left = { $child_start } verlässt die Prügelei auf { $square }; { $victim_nom } steht auf.
effect-fight = { $attacker_start } fängt auf { $square } eine Prügelei an und hält { $victim_acc } fest.
effect-broken-up = Die Prügelei auf { $square } ist geschlichtet; { $victim_nom } steht auf.
effect-nun-pushed = { $nun_start } wird auf { $square } geschubst.
effect-pushed = { $child_start } wird auf { $square } geschubst.
effect-told = { $nun_start } erfährt von der Prügelei auf { $square } und ist sofort da.
effect-detention = { $nun_start } beendet die Prügelei auf { $square }: { $attacker_start } muss zur Strafe aussetzen, { $victim_nom } steht auf.
effect-kiss = { $child_start } gibt auf { $square } einen Kuss. Das Spiel ist aus!
effect-kiss-coins = { $amount ->
    [0] { $payer } hat keine Münze mehr für { $taker }.
    [1] { $payer } gibt { $taker } für den Kuss eine Münze.
   *[other] { $payer } gibt { $taker } für den Kuss { $amount } Münzen.
}
effect-time-is-up = Die dreißig Minuten sind um: Die Pause ist aus.
effect-result-most-coins = { $players } hat mit { $coins } die meisten Münzen und beherrscht den Schulhof.
effect-result-equal-coins = { $players } haben mit je { $coins } die meisten Münzen.
effect-result-kisser = { $player } hat geküsst und gewinnt.
effect-result-shared = { $players } gewinnen gemeinsam.
effect-result-fewest-lying = { $player } hat die wenigsten Kinder mit Strafe und gewinnt.
effect-result-not-most-lying = Die anderen haben mehr Kinder mit Strafe, also gewinnt { $player }.
