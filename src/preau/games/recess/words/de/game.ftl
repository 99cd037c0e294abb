### What the game says of itself.

game-title = Recess!
game-pitch = Dreißig Minuten Schulhof: anderen Münzen abknöpfen, einen Kuss stehlen – und sich bloß von keiner Nonne erwischen lassen.
game-about = Große Pause! Du hast zwei Jungen, zwei Mädchen und zehn Münzen, genau wie alle anderen. Zwei Nonnen passen auf, doch wohin sie gehen, bestimmt ihr. Deine Kinder nehmen anderen Münzen ab, petzen bei den Nonnen und küssen sich, wenn keine hinsieht.
game-goal = Nach insgesamt 30 Zügen gewinnt, wer die meisten Münzen hat. Fängt ein Kind von dir eine Prügelei an, wo keine Nonne hinsieht, nimmst du dem Opfer eine Münze ab und in jedem Zug, in dem es bleibt, noch eine, auf Kosten deiner größten Bewegung. Küssen sich ein Junge und ein Mädchen von dir ungesehen, ist die Pause sofort aus, und alle anderen geben dir je zwei Münzen.
# R10.2
game-tie = { $tie ->
    [most_loses] Bei gleich vielen Münzen gewinnt, wer geküsst hat; sonst verliert, wer die meisten bestraften Kinder hat.
   *[fewest] Bei gleich vielen Münzen gewinnt, wer geküsst hat, sonst, wer die wenigsten bestraften Kinder hat.
}
game-flow = Merk dir „3, 2, 1, Nonne!“: Ein Kind läuft drei Felder, ein anderes zwei, ein drittes nur eines, dann bewegst du eine Nonne. Wo ein Kind stehen bleibt, entscheidet darüber, was passiert: Es prügelt sich, schlichtet, petzt, küsst oder steht einfach da.

## Das Zeugnis

game-report-kisses = Küsse
game-report-fights = Prügeleien angefangen
game-report-title = Das Zeugnis
game-report-coins = Münzen aus Prügeleien
game-report-tales = Gepetzt
game-report-detentions = Strafen bekommen
game-report-pushed = Geschubst worden
game-report-told = Petze des Schulhofs: { $teller_person ->
    [you] Du hast
   *[other] { $teller } hat
} { $count ->
    [one] eine Prügelei
   *[other] { $count } Prügeleien
} von { $culprit_dat } gemeldet.
game-report-told-self = { $teller_person ->
    [you] Du hast
   *[other] { $teller } hat
} { $count ->
    [one] eine eigene Prügelei
   *[other] { $count } eigene Prügeleien
} gemeldet.
game-report-nobody-told = Niemand hat gepetzt. Ein anständiger Schulhof!
game-report-longest = { $child_start } hat am längsten ausgesetzt, insgesamt { $count } Züge lang.
