### Recess!: das Regal, wer wer ist, was geschieht, was ein Zug bewirkt, und die Knöpfe.

## The shelf

game-title = Recess!
option-players = Wie viele mitspielen
    .help = Drei, vier oder fünf. Sie teilen sich die 30 Züge.
option-layout = Wie die vier Spielplanteile des Schulhofs liegen
    .help = Die Teile A, B, C und D in der Reihenfolge Südwest, Südost, Nordwest, Nordost, jeder mit seinen Vierteldrehungen: A0B0C0D0.
    .random = ausgelost, mit einer Startzahl
option-nuns = Wie Nonnen gehen und sehen
    .help = In acht Richtungen oder, wie in der japanischen Anleitung, nur gerade.
    .queen = in acht Richtungen
    .rook = in vier Richtungen, nicht schräg
option-safe_telling = Ob man in einer Ruhezone petzen darf
    .help = Die japanische Anleitung verbietet es.
    .yes = erlaubt
    .no = verboten
option-push_to_safe = Ob man jemanden in eine Ruhezone schubsen darf
    .help = Die deutsche und die japanische Anleitung erlauben es.
    .no = verboten
    .yes = erlaubt
option-push = Auf wie viele Nachbarfelder geschubst wird
    .help = Auf alle acht Felder ringsum oder nur auf die vier direkt daneben.
    .v8 = auf die acht ringsum
    .v4 = auf die vier direkt daneben
option-tie = Wer bei Gleichstand ohne Kuss gewinnt
    .help = Die wenigsten Kinder mit Strafe gewinnen, oder, nach der deutschen Anleitung, die meisten verlieren.
    .fewest = die wenigsten Kinder mit Strafe gewinnen
    .most_loses = die meisten Kinder mit Strafe verlieren
option-edition = Nach der Anleitung dieses Landes spielen
    .help = Stellt mehrere Optionen auf einmal ein; eine eigens genannte gilt mehr.
option-seed = Die Zahl, die den Aufbau auslost
    .help = Dieselbe Zahl lost denselben Aufbau aus.

## Who is who

player-red = Rot
    .row = Rot
player-blue = Blau
    .row = Blau
player-green = Grün
    .row = Grün
player-yellow = Gelb
    .row = Gelb
player-purple = Lila
    .row = Lila
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Lila
child = { $kind ->
    [girl] { $colour ->
        [red] Rotes
        [blue] Blaues
        [green] Grünes
        [yellow] Gelbes
       *[purple] Lila
    } Mädchen G{ $number }
   *[boy] { $colour ->
        [red] Roter
        [blue] Blauer
        [green] Grüner
        [yellow] Gelber
       *[purple] Lila
    } Junge B{ $number }
}
    .nom = { $kind ->
        [girl] das { child.weak } Mädchen G{ $number }
       *[boy] der { child.weak } Junge B{ $number }
    }
    .weak = { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
        [yellow] gelbe
       *[purple] lila
    }
    .weaken = { $colour ->
        [red] roten
        [blue] blauen
        [green] grünen
        [yellow] gelben
       *[purple] lila
    }
    .start = { $kind ->
        [girl] Das { child.weak } Mädchen G{ $number }
       *[boy] Der { child.weak } Junge B{ $number }
    }
    .acc = { $kind ->
        [girl] das { child.weak } Mädchen G{ $number }
       *[boy] den { child.weaken } Jungen B{ $number }
    }
    .dat = { $kind ->
        [girl] dem { child.weaken } Mädchen G{ $number }
       *[boy] dem { child.weaken } Jungen B{ $number }
    }
nun = Nonne N{ $number }
    .nom = die Nonne N{ $number }
    .start = Die Nonne N{ $number }
    .dat = der Nonne N{ $number }
and = { $these_row } und { $this }
    .row = { $these_row }, { $this }

## What happens

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
result-most-coins = { $players } hat mit { $coins } die meisten Münzen und beherrscht den Schulhof.
result-equal-coins = { $players } haben mit je { $coins } die meisten Münzen.
result-kisser = { $player } hat geküsst und gewinnt.
result-shared = { $players } gewinnen gemeinsam.
result-fewest-lying = { $player } hat die wenigsten Kinder mit Strafe und gewinnt.
result-not-most-lying = Die anderen haben mehr Kinder mit Strafe, also gewinnt { $player }.

## What a move does

move-pass = { $player } lässt den Zug aus.
move-skip = { $player } verzichtet auf die Bewegung um { $steps }.
move-stay = { $player } bleibt in der Prügelei auf { $squares } und verlässt jede andere.
move-leave-all = { $player } verlässt jede Prügelei.
move-walk = { $child_start } geht auf { $square }.
move-fight = { $child_start } fängt auf { $square } eine Prügelei mit { $victim_dat } an.
move-kiss = { $child_start } küsst auf { $square } { $partner_acc }.
move-break-up = { $child_start } schlichtet die Prügelei auf { $square }.
move-tell = { $child_start } verpetzt auf { $square } bei { $nun_dat } die Prügelei auf { $fight }.
move-nun = { $player } zieht { $nun_nom } auf { $square }.
move-nun-pushes = { $player } zieht { $nun_nom } auf { $square }; wer dort steht, wird geschubst.
move-nun-catches = { $player } schickt { $nun_nom } zur Prügelei auf { $square }.

## Buttons

click-pass = Zug auslassen
click-skip = Auf diese Bewegung verzichten
click-stay = Auf { $at } bleiben
click-leave = { $at } verlassen
click-walk = Nur hingehen
click-tell = Bei der Nonne petzen
notation-help = Gehen B1-d4, prügeln G2xd4, küssen G2*d4, schlichten B1/d4>c3,e5, petzen B1!d4@g7>f6, Nonne N1-d4 oder N2-g7>f6; außerdem stay d4+g7 und stay none (bleiben), skip (verzichten) und pass (auslassen). Nach > steht, wohin geschubst wird, in einer Kette f6:e5.
