### Was der Server selbst ablehnt.

server-unknown-table = Diesen Tisch gibt es nicht.
server-not-found = Hier ist nichts.
server-unknown-game = Hier gibt es { $allowed_list }, aber kein Spiel „{ $name }“.
server-unknown-game-guess = Hier gibt es kein Spiel „{ $name }“. Meintest du „{ $title }“?
server-unknown-message = Diese Nachricht gibt es nicht mehr.
server-bad-link = Dieser Link zu einem Platz ist nicht gültig. Bitte lass ihn dir noch einmal geben.
server-seat-kept = Dieser Platz ist für jemanden reserviert, der namentlich eingeladen ist.
server-expired-link = Dieser Link zu einem Platz gilt nicht mehr. Bitte lass dir einen neuen geben.
server-no-seat = Du hast an diesem Tisch keinen Platz und schaust nur zu.
server-players-only = Das können nur Leute, die an diesem Tisch gespielt haben.
server-creator-only = Das kann nur, wer den Tisch eröffnet hat.
server-no-such-move = Einen Schritt { $number } gibt es nicht: Bisher sind es { $high }.
server-report-later = Die Partie in Zahlen gibt es erst, wenn sie zu Ende ist.
server-malformed = Der Server hat das nicht verstanden, deshalb ist nichts geschehen. Wer ein Programm schreibt, findet den Fehler bei „{ $where }“.
server-too-big = Das ist zu groß. Mehr als { $high } Bytes gehen nicht.
server-too-slow = Das hat zu lange gebraucht, um anzukommen. Bitte versuch es noch einmal.
server-too-many = Das war zu viel auf einmal. Bitte warte einen Moment.
server-too-much-work = So viel rechnet der Server für einen einzelnen Gast nicht auf einmal. Bitte warte eine Minute.
server-too-much-kept = Mehr bewahren wir für einen einzigen Gast an einem Tag nicht auf. Bitte mach morgen weiter.
server-too-many-tables = Du hast zu viele Tische offen. Bitte beende oder schließe erst einige.
server-foreign-origin = Das kam von einer anderen Website und wurde nicht ausgeführt.
server-unknown-host = Auf diesen Namen hört dieser Server nicht. Wer ihn betreibt, kann ihm den Namen sagen: PREAU_HOSTS=…
server-not-saved = Der Tisch konnte nicht gespeichert werden, darum ist nichts geschehen. Bitte versuch es noch einmal.
server-unavailable = Die Tische sind gerade nicht zu erreichen. Bitte versuch es gleich noch einmal.
server-outdated = Eine neuere Version dieses Servers hat übernommen, und die alte speichert nichts mehr. Nichts ist verloren. Lade die Seite gleich neu.
server-newer-log = Eine neuere Version dieses Servers hat an diesem Tisch etwas eingetragen, das diese hier noch nicht lesen kann. Nichts ist verloren. Lade die Seite gleich neu.
server-damaged = Das Protokoll dieses Tisches ist beschädigt, deshalb lässt er sich nicht zeigen. Nichts wurde verändert; wer den Server betreibt, erfährt mit „preau verify“ mehr.
server-game-not-installed = An diesem Tisch wird „{ $game }“ gespielt, und dieses Spiel ist auf diesem Server nicht installiert. Nichts ist verloren. Sobald es wieder da ist, geht es am Tisch weiter.
server-failed = Hier ist etwas schiefgegangen. Der Fehler ist notiert; bitte versuch es noch einmal.
server-guest-name = Gast
