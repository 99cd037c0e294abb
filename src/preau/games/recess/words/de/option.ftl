### The options.

option-players = Zahl der Spieler
    .help = Drei, vier oder fünf. Sie teilen sich die 30 Züge.
option-layout = Wie die vier Spielplanteile des Schulhofs liegen
    .help = Die Teile A, B, C und D in der Reihenfolge Südwest, Südost, Nordwest, Nordost, jeder mit der Zahl seiner Vierteldrehungen im Uhrzeigersinn, etwa A0B0C0D0.
    .random = ausgelost, mit einer Startzahl
option-layout-turn = Den Teil im { $place ->
    [sw] Südwesten
    [se] Südosten
    [nw] Nordwesten
   *[ne] Nordosten
} drehen
option-layout-swap = { $one ->
    [sw] { $other ->
        [se] Die beiden südlichen Teile vertauschen
       *[nw] Die beiden westlichen Teile vertauschen
    }
    [se] Die beiden östlichen Teile vertauschen
   *[nw] Die beiden nördlichen Teile vertauschen
}
option-nuns = Wie Nonnen gehen und sehen
    .help = In acht Richtungen oder, wie in der japanischen Anleitung, nur waagerecht und senkrecht.
    .queen = in acht Richtungen
    .rook = in vier Richtungen, nicht schräg
option-safe_telling = Petzen in der Ruhezone
    .help = Die japanische Anleitung verbietet es.
    .yes = erlaubt
    .no = verboten
option-push_to_safe = Schubsen in die Ruhezone
    .help = Die deutsche und die japanische Anleitung erlauben es.
    .no = verboten
    .yes = erlaubt
option-push = Wohin geschubst werden darf
    .help = Auf jedes der acht Felder ringsum oder, wenn ihr wollt, nicht schräg und damit nur auf vier.
    .v8 = auf die acht Felder ringsum
    .v4 = nur auf vier Felder, nicht schräg
option-tie = Wer bei Gleichstand ohne Kuss gewinnt
    .help = Wer die wenigsten bestraften Kinder hat, gewinnt; nach der deutschen Anleitung verliert, wer die meisten hat.
    .fewest = wer die wenigsten bestraften Kinder hat
    .most_loses = alle außer denen mit den meisten bestraften Kindern
option-edition = Ausgabe, nach der gespielt wird
    .help = Stellt mehrere Optionen auf einmal ein; was du einzeln wählst, geht vor.
    .fr = französische Ausgabe
    .de = deutsche Ausgabe
    .ja = japanische Ausgabe
    .fr-mid = die französische Ausgabe
    .de-mid = die deutsche Ausgabe
    .ja-mid = die japanische Ausgabe
option-seed = Startzahl für den ausgelosten Aufbau
    .help = Dieselbe Startzahl ergibt denselben Aufbau.
