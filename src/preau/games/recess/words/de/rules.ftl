### Recess!: die Spielregel. Eine Nachricht je Regel des Gesetzes, mit dessen Nummern.

## 1. Tisch und Figuren

R1 = Tisch und Figuren
    .lead = Bevor es zur Pause läutet, kommt der Schulhof auf den Tisch.
# R1.1
R1-1 = Spieler und Farben
    .text = Ihr spielt zu dritt, zu viert oder zu fünft, immer reihum. Die Farben verteilt ihr vom ersten Platz an: Rot, Blau, Grün, Gelb, Lila.
    .letter = Recess! ist für 3, 4 oder 5 Spieler. Die Plätze sind in Zugreihenfolge ab 1 nummeriert, und jeder hat seine Farbe: Rot, Blau, Grün, Gelb, Lila, in dieser Reihenfolge.
# R1.2
R1-2 = Der Schulhof
    .text = Legt die vier Spielplanteile zu einem Schulhof von 12 × 12 Feldern zusammen. Vertauscht und dreht sie, wie ihr mögt: Jede Pause kann ihren eigenen Schulhof haben. Die Felder heißen nach den Buchstaben und Zahlen am Rand, von a1 unten links bis l12 oben rechts.
    .letter = Der Schulhof hat 12 × 12 Felder und besteht aus vier quadratischen Spielplanteilen zu je 6 × 6 Feldern. Die Spalten heißen von links nach rechts a bis l, die Reihen von unten nach oben 1 bis 12. Die Spielplanteile dürfen beliebig vertauscht und gedreht werden.
# R1.3
R1-3 = Hindernisse und Aufbau
    .text = Rutsche, Schaukel und alle anderen Spielgeräte sind Hindernisse: Niemand läuft hindurch, und keine Nonne sieht hindurch. Wo sie stehen, hängt von den Spielplanteilen ab, aber kein Winkel des Schulhofs ist je abgeschnitten.
    .letter = 
        Jedes Spielgerät ist ein Hindernis und nimmt ein oder zwei Felder ein. Um die Hindernisse eines Spielplanteils zu finden, denk ihn dir ungedreht in der Ecke unten links, auf a1 bis f6 (das Pluszeichen verbindet die beiden Felder eines Hindernisses):
        Teil A: b5+c5, e3+e4, b2, d1.
        Teil B: d6, b4+b5, e4, c2+d2, f1.
        Teil C: b5+b6, e5, c3, e3+f3, b1, e1.
        Teil D: c6, e5+f5, b4, d2+d3, b2.
        Jeder Spielplanteil wird genau einmal verwendet. Ein Aufbau wird Teil für Teil notiert, in der Reihenfolge Südwest, Südost, Nordwest, Nordost, jeweils als Buchstabe und Anzahl der Vierteldrehungen im Uhrzeigersinn: A0B0C0D0 ist der übliche Aufbau, C2A0D3B1 ein anderer. Es gibt 6144 Möglichkeiten, und bei jeder hängen alle Felder ohne Hindernis zusammen.
    .ruling = Wo die Hindernisse stehen, verrät keine Anleitung. Wir haben sie so verteilt, dass kein Aufbau einen Teil des Schulhofs abschneidet.
# R1.4
R1-4 = Ruhezone und offene Felder
    .text = In zwei gegenüberliegenden Ecken liegen je vier Felder der Ruhezone: Dort stehen alle friedlich beisammen. Alle anderen Felder ohne Spielgerät sind offene Felder.
    .letter = Zwei Ruhezonen-Plättchen von 2 × 2 Feldern liegen in gegenüberliegenden Ecken des Schulhofs: eines auf a1, a2, b1 und b2, das andere auf k11, k12, l11 und l12. Ein Plättchen überdeckt Feld für Feld alles, was darunter aufgedruckt ist, auch Hindernisse. Diese acht Felder bilden die Ruhezone. Alle anderen Felder ohne Hindernis sind offene Felder.
# R1.5
R1-5 = Die beiden Eingänge
    .text = Die Jungen kommen bei a1 auf den Schulhof, die Mädchen bei l12. Die Eingänge liegen außerhalb. Darin ist Platz für alle, und dort passiert niemandem etwas: kein Schubsen, keine Prügelei, kein Kuss, keine Nonne, die etwas sieht.
    .letter = Der Eingang für Jungen umschließt die Ecke bei a1, der Eingang für Mädchen die Ecke bei l12. Ein Eingang gehört nicht zum Spielplan: Beliebig viele Kinder dürfen darin stehen, und niemand wird dort geschubst oder gesehen, prügelt sich oder küsst.
    .ruling = Ob in einem Eingang etwas geschehen kann, lassen die Anleitungen offen. Bei uns liegt er außerhalb des Spielplans, also reicht nichts vom Plan hinein.
# R1.6
R1-6 = Aufstellung und Münzen
    .text = Du hast zwei Jungen, B1 und B2, zwei Mädchen, G1 und G2, und 10 Münzen. (B steht für „boy“, also Junge, G für „girl“, also Mädchen.) Deine Jungen warten im Eingang für Jungen, deine Mädchen in ihrem. Nonne N1 beginnt auf a1, N2 auf l12.
    .letter = Jeder Spieler hat vier Kinder: die Jungen B1 und B2, die im Eingang für Jungen beginnen, und die Mädchen G1 und G2, die im Eingang für Mädchen beginnen (B wie „boy“, der Junge; G wie „girl“, das Mädchen). Nonne N1 beginnt auf a1, Nonne N2 auf l12. Jeder Spieler beginnt mit 10 Münzen.
# R1.7
R1-7 = Wer beginnt
    .text = Macht untereinander aus, wer beginnt; in den gedruckten Anleitungen darf anfangen, wer am längsten zur Schule gegangen ist. Wer beginnt, nimmt Platz 1, die anderen folgen reihum.
    .letter = Wer beginnt, macht ihr am Tisch aus; nach den gedruckten Anleitungen beginnt, wer am längsten zur Schule gegangen ist. Danach werden die Plätze vergeben: Platz 1 beginnt, die übrigen folgen der Reihe nach.

## 2. Der Zug

R2 = Der Zug
    .lead = Drei Zahlen und ein Wort musst du dir merken: „3, 2, 1, Nonne!“
# R2.1
R2-1 = Dreißig Minuten
    .text = Die Pause dauert 30 Minuten, und jeder Zug ist eine davon: 30 Züge für alle zusammen. Zu dritt hat jeder zehn Züge, zu fünft sechs; zu viert haben die ersten beiden acht und die anderen sieben. Auch ausgelassene Züge zählen mit.
    .letter = Die Pause dauert 30 Minuten, und jeder Zug ist eine davon. Es gibt also insgesamt 30 Züge, egal wie viele mitspielen: Zu dritt hat jeder 10 Züge, zu viert sind es in Platzreihenfolge 8, 8, 7 und 7, zu fünft hat jeder 6. Die Pausenuhr rückt zu Beginn jedes Zuges weiter, auch wenn er ausgelassen wird.
# R2.2
R2-2 = Ablauf eines Zuges
    .text = „3, 2, 1, Nonne!“ Bist du Angreifer in einer Prügelei, sag zuerst, ob du bleibst oder gehst. Dann läuft ein Kind genau 3 Felder, ein anderes genau 2, ein drittes genau 1. Zum Schluss bewegst du eine Nonne.
    .letter = 
        Dein Zug läuft immer in dieser Reihenfolge ab:
        (a) bleiben oder gehen, für jede Prügelei, in der du Angreifer bist (R5.5);
        (b) ein Kind läuft genau 3 Felder;
        (c) ein anderes Kind genau 2 Felder;
        (d) ein drittes genau 1 Feld;
        (e) du bewegst eine Nonne.
        Kein Kind bewegt sich zweimal in einem Zug.
# R2.3
R2-3 = Den Zug auslassen
    .text = Du darfst deinen Zug auch auslassen, aber nur den ganzen. Deine Prügeleien gehen dann weiter und bringen dir nichts. Sieht eine Nonne zu Beginn deines Zuges eine von ihnen, darfst du den Zug nicht auslassen: Entscheide dich, ob du bleibst oder gehst.
    .letter = Statt all dessen darfst du den Zug auslassen, aber nur den ganzen, nie einen Teil davon. Das bringt keine Münze, und deine Prügeleien gehen weiter. Sieht eine Nonne zu Beginn deines Zuges eine Prügelei, in der du Angreifer bist (R4.3), darfst du den Zug nicht auslassen, denn R5.6 verlangt eine Entscheidung.
    .ruling = Was dann aus deinen Prügeleien wird und ob du den Zug vor den Augen einer Nonne auslassen darfst, sagen die Anleitungen nicht. Bei uns gehen die Prügeleien weiter, und vor einer Nonne drückt sich niemand.
# R2.4
R2-4 = Verfügbare Bewegungen
    .text = Jedes deiner Kinder, das als Angreifer in einer Prügelei bleibt oder gerade aussetzen muss, kostet dich die größte Bewegung, die du noch hast: erst die 3, dann die 2, dann die 1. Sind alle drei weg, bewegst du nur noch eine Nonne.
    .letter = Zur Verfügung stehen die Bewegungen um 3, 2 und 1. Für jedes deiner Kinder, das als Angreifer in einer Prügelei bleibt (R5.5), und für jedes, das gerade zur Strafe aussetzt (R6.3), entfällt die größte noch verbleibende Bewegung. Entfallen drei oder mehr, bewegst du nur die Nonne.
    .ruling = Bei uns zählen Prügeleien und Strafen zusammen, denn ein verhindertes Kind kostet dich eine Bewegung, egal warum.
# R2.5
R2-5 = Wer sich bewegen darf
    .text = Bewegen kannst du jedes Kind, das zu Beginn deines Zuges frei ist: nicht am Boden festgehalten, nicht bestraft und nicht in einer Prügelei geblieben. Wer erst während deines Zuges freikommt, wartet bis zum nächsten; wer in deinem Zug bestraft wird, läuft darin nicht mehr.
    .letter = Bewegen darfst du deine Kinder, die zu Beginn deines Zuges weder als Opfer festgehalten werden noch zur Strafe aussetzen und die nicht in einer Prügelei bleiben. Ein Kind, das in deinem eigenen Zug freikommt, wartet bis zu deinem nächsten. Ein Kind, das in diesem Zug bestraft wird, darf sich darin nicht mehr bewegen.
    .ruling = Dazu schweigen die Anleitungen. Bei uns wird nur einmal gezählt, zu Beginn des Zuges, damit alle den Überblick behalten.
# R2.6
R2-6 = Auf Bewegungen verzichten
    .text = Hast du mehr Bewegungen übrig als Kinder, die noch laufen dürfen, darfst du auf die nächste Bewegung verzichten. Mit allen drei Bewegungen und zwei freien Kindern suchst du dir also aus, welche zwei von 3, 2 und 1 sie laufen. Sonst musst du jede Bewegung ausführen.
    .letter = Solange mehr Bewegungen übrig sind als Kinder, die sich bewegen dürfen (R2.5) und es noch nicht getan haben, darfst du auf die anstehende Bewegung verzichten. Mit wenigen freien Kindern suchst du dir also aus, welche Bewegungen du nutzt, die größeren zuerst. Sonst darfst du auf keine Bewegung verzichten.
# R2.7
R2-7 = Unmögliche Bewegungen
    .text = Eine Bewegung, die keines deiner Kinder ausführen kann, fällt einfach weg, ebenso die der Nonnen, wenn beide festsitzen. Alles andere spielst du selbst, auch wenn dir nur eine Möglichkeit bleibt.
    .letter = Eine Bewegung, die keines deiner Kinder nach den Regeln ausführen kann, entfällt von selbst, auch wenn du auf sie verzichten dürftest. Ebenso entfallen die Bewegung der Nonne, wenn sich keine der beiden bewegen kann, und Abschnitt (a), wenn du in keiner Prügelei Angreifer bist. Bei jeder Entscheidung hast du also mindestens einen erlaubten Schritt. Sonst wird für dich nichts gespielt, nicht einmal der einzig mögliche Schritt (zur Sanduhr siehe R2.8).
    .ruling = Diese Regel stammt von uns. So bleibt das Spiel nie stecken, und jede echte Entscheidung bleibt bei dir.
# R2.8
R2-8 = Die Sanduhr
    .text = Spielt ihr mit Sanduhr, hast du meist 60 Sekunden. Ist der Sand durchgelaufen, verfallen die übrigen Bewegungen; hast du noch nicht gesagt, ob du bleibst oder gehst, bleibst du. Eine Nonne, die zu deiner Prügelei muss (R5.6), kommt trotzdem.
    .letter =
        Die Sanduhr ist eine Option des Tisches: 60 Sekunden, wenn nichts anderes eingestellt ist, oder auch gar keine.
        Läuft sie ab, ruft der Schiedsrichter „Zeit“: Nicht ausgeführte Bewegungen verfallen, die Figuren bleiben stehen, der Zug endet. War Abschnitt (a) noch nicht entschieden, so bleibst du in jeder Prügelei, in der du Angreifer bist, und bekommst die Münzen (R5.5).
        Die Pflicht aus R5.6 überdauert die Sanduhr: Gilt sie in diesem Augenblick, geht dein Zug allein mit dieser Bewegung der Nonne weiter. Während einer von R5.6 vorgeschriebenen Bewegung der Nonne kann die Zeit nicht ausgerufen werden; führst du sie nicht binnen weiterer 15 Sekunden aus, spielt der Tisch für dich den ersten erlaubten Schritt.
    .ruling = Nach den Anleitungen verlierst du nur den Rest des Zuges. Alles andere haben wir ergänzt, damit niemand einer Nonne entgeht, indem er den Sand verrinnen lässt.

## 3. Wie Kinder sich bewegen

R3 = Wie Kinder sich bewegen
    .lead = Kinder laufen Feld für Feld, und es zählt nur, wo sie stehen bleiben.
# R3.1
R3-1 = So läuft ein Kind
    .text = Ein Kind läuft genau 3, 2 oder 1 Feld weit: nach oben, unten, links oder rechts, nie schräg. Es darf abbiegen, umkehren und durch andere Figuren hindurchlaufen, sogar durch Prügeleien, aber nie durch Hindernisse. Es zählt nur das Feld, auf dem es stehen bleibt.
    .letter = Ein Kind läuft genau so viele Felder, wie die Bewegung vorgibt, immer auf das Nachbarfeld oben, unten, links oder rechts. Es darf abbiegen und auch umkehren. Es läuft durch andere Figuren hindurch, auch durch Prügeleien, aber nie durch Hindernisse. Es zählt nur das Feld, auf dem es stehen bleibt.
# R3.2
R3-2 = Aus dem Eingang
    .text = Wer einen Eingang verlässt, betritt zuerst dessen Eckfeld: Jungen a1, Mädchen l12. Das zählt als erstes Feld. Zurück in den Eingang läuft niemand.
    .letter = Wer einen Eingang verlässt, betritt zuerst dessen Eckfeld: a1 für die Jungen, l12 für die Mädchen. Das zählt als erstes Feld. Niemand läuft in einen Eingang zurück.
    .ruling = Davon steht nichts in den Anleitungen. Bei uns hat ein Eingang eine einzige Tür, und die führt nur auf den Schulhof.
# R3.3
R3-3 = Zurück zum Ausgangsfeld
    .text = Mit der 2 darf ein Kind ein Feld weit laufen und wieder zurück. Das zählt wie jedes andere Ankommen: Es kann dort petzen oder küssen. Nur ein Kind, das eine Prügelei verlässt, muss woanders stehen bleiben.
    .letter = Ein Kind darf seine Bewegung dort beenden, wo es begonnen hat, wenn es mit genau der vorgegebenen Felderzahl dorthin zurückkommt; das geht nur mit der 2. Das zählt wie jedes andere Ankommen: Das Kind darf dort petzen, und es küsst dort. Ein Kind, das eine Prügelei verlässt, darf das nicht (R5.5).
    .ruling = Gepetzt und geküsst wird bei uns auch dann, denn es zählt nur das Ankommen. In die Prügelei, die es verlässt, kehrt ein Kind aber nicht zurück: Wer geht, der geht.
# R3.4
R3-4 = Ziel: offenes Feld
    .text = Auf einem offenen Feld darf ein Kind stehen bleiben, wenn dort niemand ist. Ist dort jemand, darf es das nur, um eine Prügelei anzufangen, eine zu schlichten, zu küssen oder bei einer Nonne zu petzen.
    .letter = Auf einem offenen Feld darf ein Kind seine Bewegung nur beenden, wenn das Feld leer ist, oder um eine Prügelei anzufangen (R5.1), eine zu schlichten (R5.7), zu küssen (R8.1) oder bei einer Nonne zu petzen (R7.1).
# R3.5
R3-5 = Ziel: Ruhezone
    .text = In der Ruhezone darf ein Kind immer stehen bleiben, egal wer schon dort ist. Alle stehen friedlich beisammen (zum Kuss siehe R8.1, zum Petzen R7.2).
    .letter = Auf einem Feld der Ruhezone darf ein Kind seine Bewegung immer beenden, egal wer dort steht. Alle stehen dort friedlich beisammen (zum Kuss siehe aber R8.1).

## 4. Nonnen

R4 = Nonnen
    .lead = Zwei Nonnen halten auf dem Schulhof Ordnung, und ihr schickt sie auf ihre Runden.
# R4.1
R4-1 = Die Bewegung der Nonne
    .text = Am Ende deines Zuges bewegst du eine der beiden Nonnen: geradeaus in eine von acht Richtungen, so weit du willst. Figuren und Prügeleien halten sie nicht auf, durch ein Hindernis aber geht sie nie. Auf diese Bewegung darfst du nicht verzichten.
    .letter = Du bewegst eine der beiden Nonnen ein oder mehrere Felder geradeaus, in eine von acht Richtungen und beliebig weit. Figuren halten sie nicht auf, aber sie geht nie durch ein Hindernis und nie über den Rand hinaus. Auf diese Bewegung darfst du nicht verzichten.
    .ruling = Ob du auf diese Bewegung verzichten darfst, sagt keine Anleitung. Bei uns macht in jedem Zug, der nicht ausgelassen wird, eine Nonne ihre Runde.
    .edition = In der französischen und der deutschen Anleitung gehen Nonnen in acht Richtungen, in der japanischen nur in vier, nicht schräg. Was gilt, wählt ihr, wenn ihr den Tisch eröffnet.
# R4.2
R4-2 = Wo die Nonne ankommt
    .text = Auf einem leeren Feld und in der Ruhezone geschieht nichts weiter. Steht auf einem offenen Feld ein Kind oder die andere Nonne, wird diese Figur beiseitegeschubst. Bleibt die Nonne auf dem Feld einer Prügelei stehen, ist die Prügelei vorbei (R6.1).
    .letter = Endet die Bewegung der Nonne auf einem leeren Feld oder in der Ruhezone, geschieht nichts weiter. Steht auf einem offenen Feld, auf dem sie endet, genau eine Figur, Kind oder Nonne, so wird diese geschubst (R9). Endet die Bewegung auf dem Feld einer Prügelei, gilt R6.1.
# R4.3
R4-3 = Die Sichtlinie
    .text = Eine Nonne sieht ihr eigenes Feld und, in jeder Richtung, in die sie gehen darf, alle Felder bis zum nächsten Hindernis. Kinder und die andere Nonne versperren ihr nicht die Sicht. Zwischen zwei Hindernissen, die sich nur an einer Ecke berühren, sieht sie hindurch.
    .letter = Eine Nonne sieht ihr eigenes Feld und jedes Feld auf den Linien, auf denen sie sich bewegen darf (R4.1), auch wenn sie dort nicht stehen bleiben könnte. Hindernisse versperren die Sichtlinie, Figuren nicht. Eine Diagonale führt zwischen zwei Hindernissen hindurch, die sich nur an einer Ecke berühren.
    .ruling = Über ihr eigenes Feld und die Lücke zwischen zwei Ecken steht nichts in den Anleitungen. Bei uns bemerkt sie, was vor ihren Füßen liegt, und nur ein Hindernis auf der Linie selbst nimmt ihr die Sicht.
    .edition = Wo Nonnen nur in vier Richtungen gehen (japanische Anleitung), sehen sie auch nur in diese vier.

## 5. Prügeleien

R5 = Prügeleien
    .lead = Prügeleien füllen dir die Taschen, solange keine Nonne hinsieht.
# R5.1
R5-1 = Eine Prügelei anfangen
    .text = Bleibt dein Kind auf einem offenen Feld stehen, auf dem das Kind eines Mitspielers allein steht und das keine Nonne sieht, beginnt eine Prügelei. Dein Kind ist der Angreifer. Das andere ist das Opfer und wird am Boden festgehalten.
    .letter = Beendet ein Kind seine Bewegung auf einem offenen Feld, auf dem genau ein anderes Kind steht, das einem anderen Spieler gehört, so fängt es eine Prügelei an, sofern keine Nonne das Feld sieht. Das Kind, das sich bewegt hat, ist der Angreifer. Das andere ist das Opfer und wird am Boden festgehalten.
# R5.2
R5-2 = Nicht vor ihren Augen
    .text = Wo eine Nonne hinsieht, beginnt keine Prügelei. Auf einem offenen Feld, das sie sieht, darfst du also nicht beim Kind eines Mitspielers stehen bleiben, außer es prügelt sich schon: Dann schlichtest du (R5.7).
    .letter = Auf einem offenen Feld, das eine Nonne sieht, beginnt keine Prügelei. Dort darf ein Kind seine Bewegung also nicht beim Kind eines anderen Spielers beenden, das nicht in einer Prügelei ist.
# R5.3
R5-3 = Nie die eigenen
    .text = Deine eigenen Kinder prügeln sich nie miteinander. Auf einem offenen Feld darfst du bei einem von ihnen nur stehen bleiben, um zu küssen oder um die Prügelei zu schlichten, in der es steckt.
    .letter = Kinder desselben Spielers prügeln sich nie miteinander. Auf einem offenen Feld darf ein Kind seine Bewegung nicht bei einem Kind desselben Spielers beenden, das nicht in einer Prügelei ist, es sei denn, es ist ein Kuss (R8.1).
# R5.4
R5-4 = Die erste Münze
    .text = Wer eine Prügelei anfängt, nimmt dem Spieler des Opfers eine Münze ab. Hat der keine mehr, fängt die Prügelei trotzdem an.
    .letter = Fängt eine Prügelei an, nimmt der Spieler des Angreifers dem Spieler des Opfers eine Münze ab. Wer keine Münzen hat, zahlt nichts, weder hier noch bei R5.5; die Prügelei beginnt trotzdem und geht weiter.
    .ruling = Was ohne Münzen geschieht, sagen die Anleitungen nicht. Bei uns schützen leere Taschen niemanden, und niemand macht Schulden.
# R5.5
R5-5 = Bleiben oder gehen
    .text = Zu Beginn deines Zuges entscheidest du für jede Prügelei, in der du Angreifer bist. Bleibst du, nimmst du noch eine Münze, verlierst aber deine größte Bewegung. Gehst du, muss das Kind in diesem Zug auf ein anderes Feld; heb ihm also eine Bewegung auf.
    .letter = 
        Zu Beginn deines Zuges entscheidest du über jede Prügelei, in der du Angreifer bist. Entweder bleibt dein Kind: Dann nimmst du dem Spieler des Opfers eine weitere Münze ab, und eine Bewegung entfällt (R2.4). Oder es muss gehen: Dann muss es eine der Bewegungen dieses Zuges ausführen und auf einem anderen Feld stehen bleiben.
        Erlaubt sind nur Entscheidungen, bei denen für jedes gehende Kind eine Bewegung übrig bleibt. Solange nicht mehr Bewegungen übrig sind als Kinder, die noch gehen müssen, dürfen sich nur diese bewegen.
        Endet die Prügelei, bevor das Kind gehen konnte, muss es nicht mehr gehen. Ein Kind, das gehen muss, aber keine erlaubte Bewegung findet, bleibt, wo es ist; die Prügelei geht weiter, aber eine Münze gibt es dafür nicht.
    .ruling = Die letzten beiden Absätze haben wir ergänzt: Man kündigt nur an, was man halten kann, und wer festsitzt, kassiert nicht.
# R5.6
R5-6 = Auf frischer Tat ertappt
    .text = Sieht eine Nonne zu Beginn deines Zuges deine Prügelei und dauert diese nach dem Laufen noch an, musst du eine Nonne hinschicken, die sie in diesem Augenblick sieht. Nur wenn keine mehr hinsieht oder keine dorthin kann, bewegst du eine Nonne, wie du willst.
    .letter =
        Sieht eine Nonne zu Beginn deines Zuges eine Prügelei, in der du Angreifer bist, und ist diese bei der Bewegung der Nonne noch im Gange, so musst du eine Nonne, die sie in diesem Augenblick sieht, auf das Feld dieser Prügelei bewegen. Kommen mehrere solche Prügeleien oder Nonnen infrage, hast du die Wahl.
        Die Pflicht gilt nur, solange das erlaubt ist: Sieht keine Nonne mehr eine dieser Prügeleien oder lässt sich keine auf eines ihrer Felder bewegen (R9.4), ist die Bewegung der Nonne frei.
    .ruling = Der letzte Satz stammt von uns: Niemand muss Unmögliches tun.
# R5.7
R5-7 = Eine Prügelei schlichten
    .text = Jedes Kind, das auf dem Feld einer Prügelei stehen bleibt, schlichtet sie, auch vor den Augen einer Nonne. Du schubst beide auf zwei verschiedene Felder, den Angreifer zuerst, und das Opfer steht auf. Ohne Platz für beide geht es nicht.
    .letter = 
        Jedes Kind, egal wessen, das seine Bewegung auf dem Feld einer Prügelei beendet, schlichtet sie. Beide Streithähne werden auf zwei verschiedene Felder geschubst (R9), die der Spieler am Zug aussucht, und das Opfer steht auf.
        Dabei ist egal, ob das Feld gesehen wird und wem die beiden gehören: Auf dem Feld einer Prügelei geht diese Regel R5.3 und R8.1 vor.
        Der Angreifer wird zuerst geschubst, und kein Feld seines Weges darf im Weg des Opfers vorkommen; eine Prügelei mit nur einem Ausweg kann ein Kind also nicht schlichten.
        Jeder Weg muss zu den kürzesten gehören, die erlaubt sind, wenn er an der Reihe ist. Ein längerer Weg für den Angreifer ist selbst dann nicht erlaubt, wenn alle kürzesten dem Opfer keinen Ausweg lassen; die Prügelei lässt sich dann nicht schlichten (R9.4).
    .ruling = Diesen Ablauf haben wir festgelegt, und ebenso, dass man vor den Augen einer Nonne und bei eigenen Kindern schlichten darf. So ist jedes Gedränge klar geregelt.
# R5.8
R5-8 = Der Angreifer geht
    .text = Geht der Angreifer weg, ist die Prügelei vorbei, und das Opfer steht auf.
    .letter = Geht der Angreifer weg, ist die Prügelei vorbei, und das Opfer steht auf.
# R5.9
R5-9 = Höchstens drei Prügeleien
    .text = Niemand ist je in mehr als drei Prügeleien Angreifer. Mitzählen musst du nicht: Dafür sorgen die anderen Regeln.
    .letter = Kein Spieler ist in mehr als drei Prügeleien Angreifer. Darauf muss niemand achten: Dafür sorgen schon R2.4 und R5.5.

## 6. Erwischt

R6 = Erwischt
    .lead = Früher oder später kommt eine Nonne.
# R6.1
R6-1 = Die Nonne greift ein
    .text = Kommt eine Nonne zu einer Prügelei, weil jemand sie dorthin bewegt oder gepetzt hat, ist Schluss. Das Opfer wird beiseitegeschubst und steht auf. Der Angreifer muss zur Strafe aussetzen: Jungen im Eingang für Jungen, Mädchen im Eingang für Mädchen.
    .letter = Bleibt eine Nonne auf dem Feld einer Prügelei stehen, durch ihre Bewegung oder weil gepetzt wurde (R7.1), so beendet sie diese. Das Opfer wird geschubst (R9) und steht auf. Der Angreifer muss zur Strafe aussetzen: Ein Junge kommt in den Eingang für Jungen, ein Mädchen in den für Mädchen.
# R6.2
R6-2 = Strafe im Eingang
    .text = Dein bestraftes Kind liegt deinen ganzen nächsten Zug lang im Eingang. Wird es in deinem eigenen Zug erwischt, setzt es in deinem nächsten aus. Auch ein Zug, den du auslässt oder an die Sanduhr verlierst, zählt.
    .letter = Ein bestraftes Kind liegt den ganzen nächsten Zug seines Spielers lang im Eingang und setzt aus. Wird es im Zug seines eigenen Spielers dorthin geschickt, setzt es in dessen folgendem Zug aus. Ein ausgelassener oder von der Sanduhr beendeter Zug zählt dabei wie jeder andere.
    .ruling = Welcher Zug zählt, wenn ein Kind im eigenen Zug seines Spielers erwischt wird, und ob auch ein verlorener zählt, sagen die Anleitungen nicht. Bei uns kostet eine Strafe einen Zug, nicht zwei und keinen halben.
# R6.3
R6-3 = Aussetzen und aufstehen
    .text = Die Strafe beginnt mit deinem nächsten Zug und kostet dich darin eine Bewegung (R2.4). Am Ende dieses Zuges steht das Kind wieder auf.
    .letter = Das Kind setzt vom Beginn bis zum Ende dieses Zuges aus und steht dann auf.

## 7. Petzen

R7 = Petzen
    .lead = Nett ist es nicht, aber es hilft.
# R7.1
R7-1 = Bei einer Nonne petzen
    .text = Solange irgendwo eine Prügelei im Gange ist, darf dein Kind auf dem Feld einer Nonne stehen bleiben und ihr eine melden; welche, bestimmst du. Die Nonne ist sofort dort, egal wie weit es ist, und greift ein (R6.1). Dein Kind bleibt, wo sie stand.
    .letter = Solange irgendwo eine Prügelei im Gange ist, darf ein Kind seine Bewegung auf dem Feld einer Nonne beenden und ihr eine Prügelei melden; welche, sucht der Spieler am Zug aus. Die Nonne wird sofort auf das Feld dieser Prügelei gestellt, egal wie weit weg, und es gilt R6.1. Das Kind bleibt auf dem Feld, auf dem sie stand. Die Prügelei, die das Kind eben mit dieser Bewegung verlassen hat, zählt nicht.
    .ruling = Wo das Kind bleibt, sagen die Anleitungen nicht; bei uns nimmt es den Platz der Nonne ein. Die eben verlassene Prügelei zählt nicht, denn sie ist schon vorbei.
# R7.2
R7-2 = Petzen müssen oder dürfen
    .text = Auf einem offenen Feld darfst du bei einer Nonne nur stehen bleiben, um zu petzen. In der Ruhezone hast du die Wahl: petzen oder einfach dastehen.
    .letter = Bleibt ein Kind auf einem offenen Feld bei einer Nonne stehen, so petzt es immer; gibt es keine Prügelei zu melden, darf es dort nicht stehen bleiben. In der Ruhezone entscheidet der Spieler am Zug, ob das Kind petzt.
    .edition = Die französische und die deutsche Anleitung erlauben das Petzen in der Ruhezone, die japanische verbietet es. Was gilt, wählt ihr, wenn ihr den Tisch eröffnet.
# R7.3
R7-3 = Zwei Nonnen auf einmal
    .text = Stehen beide Nonnen auf dem Feld, eilt N1 zur Prügelei.
    .letter = Stehen beide Nonnen auf diesem Feld, was nur in der Ruhezone vorkommt, so geht die mit der kleineren Nummer: N1.
    .ruling = Keine Anleitung sagt, welche der beiden geht. Unsere Antwort ist einfach und erspart allen eine weitere Frage.

## 8. Der Kuss

R8 = Der Kuss
    .lead = Ein Kuss, und die Pause ist aus.
# R8.1
R8-1 = Ein heimlicher Kuss
    .text = Bleibt ein Junge von dir bei einem deiner Mädchen stehen oder umgekehrt, ohne dass eine Nonne es sieht, küssen sie sich. Sieht eine hin, darfst du dort nicht stehen bleiben; in der Ruhezone schon, aber es passiert nichts. Steckt eines in einer Prügelei, wird sie geschlichtet (R5.7).
    .letter = Beendet ein Kind seine Bewegung auf dem Feld eines Kindes desselben Spielers, aber des anderen Geschlechts, das nicht in einer Prügelei ist, so küssen sich die beiden, wenn keine Nonne das Feld sieht. Das geschieht von selbst, auf offenen Feldern wie in der Ruhezone. Sieht eine Nonne das Feld, darf das Kind dort nicht stehen bleiben, wenn es ein offenes Feld ist; in der Ruhezone stehen beide einfach nur da, und wenn später eine Nonne weggeht, gibt es keinen Kuss.
    .ruling = Bei uns gehört ein Kuss zum Ankommen, auch in der Ruhezone, und niemand muss ihn ansagen. Auch was unter den Augen einer Nonne gilt, stammt von uns.
# R8.2
R8-2 = Was ein Kuss bringt
    .text = Küssen sich deine Kinder, ist die Partie sofort zu Ende, und alle anderen geben dir je zwei Münzen. Wer weniger hat, gibt alles, was er hat.
    .letter = Ein Kuss beendet die Partie sofort. Alle anderen geben dem Spieler, dessen Kind geküsst hat, je zwei Münzen oder, wenn sie weniger haben, alles, was sie haben.

## 9. Schubsen

R9 = Schubsen
    .lead = Wer im Weg steht, wird geschubst.
# R9.1
R9-1 = Wohin geschubst wird
    .text = Wer am Zug ist, bestimmt, wohin eine Figur geschubst wird: auf ein beliebiges freies Nachbarfeld, auch schräg.
    .letter = Eine geschubste Figur kommt auf ein freies Nachbarfeld (R9.2), das der Spieler am Zug aussucht. Nachbarfelder sind die acht Felder ringsum.
    .ruling = Bei uns sind auch die schräg angrenzenden Felder Nachbarfelder: So findet sich selbst im Gedränge fast immer ein Platz.
    .edition = Keine Anleitung legt fest, welche Felder Nachbarn sind. Wenn ihr den Tisch eröffnet, könnt ihr auch wählen, dass nie schräg geschubst wird; dann sind es nur vier.
# R9.2
R9-2 = Freie Felder
    .text = Frei ist ein offenes Feld, auf dem niemand steht. Niemand wird aus der Ruhezone hinausgeschubst und niemand in sie hinein. Die Figur, die du bewegst, hat ihr altes Feld schon verlassen; auch das kann also frei sein.
    .letter = Frei ist ein offenes Feld, auf dem nichts steht. Keine Figur wird aus der Ruhezone hinausgeschubst und keine in sie hinein. Die Figur, die sich bewegt, hat ihr Ausgangsfeld schon verlassen, und eine Prügelei, die sie verlassen hat, ist vorbei.
    .edition = Die französische Anleitung verbietet auch das Schubsen in die Ruhezone hinein, die deutsche und die japanische nur das aus ihr hinaus. Erlaubt euer Tisch das Schubsen in die Ruhezone, gilt jedes benachbarte Feld der Ruhezone als frei, egal wer dort steht (es darf am Ende einer Kette liegen, nie mittendrin, und die beiden Felder aus R5.7 bleiben verschieden).
# R9.3
R9-3 = Schubsen als Kette
    .text = Ist ringsum kein Feld frei, nimmt die geschubste Figur den Platz einer anderen ein, die weiterrückt, und so fort, bis eine auf ein freies Feld kommt. Du wählst nur unter den kürzesten Ketten, und keine führt durch eine Prügelei.
    .letter = Ist kein Nachbarfeld frei, verdrängt die geschubste Figur eine andere, entlang einer Kette benachbarter Felder. Jedes Feld der Kette außer dem letzten ist ein offenes Feld mit genau einer Figur, also nie eine Prügelei; das letzte ist frei. Jede Figur rückt auf das nächste Feld der Kette. Zur Wahl stehen nur die kürzesten Ketten, die es gibt.
    .ruling = Die Einzelheiten der Kette stammen von uns: Es sollen möglichst wenige Figuren verdrängt werden.
# R9.4
R9-4 = Gesperrte Felder
    .text = Keine Kette führt über das Feld zurück, von dem geschubst wird, und beim Petzen keine über das Feld des petzenden Kindes. Gibt es gar keinen Weg, ist die Bewegung, die das Schubsen nötig macht, verboten.
    .letter = Das Feld, von dem die Figur geschubst wird, darf nicht benutzt werden. Beim Petzen gilt das auch für das Feld des petzenden Kindes, selbst in der Ruhezone. Gibt es überhaupt keine Kette, ist die Bewegung, die das Schubsen nötig machen würde, verboten.
    .ruling = Bei uns sind diese Felder vergeben, und eine Bewegung muss sich ganz ausführen lassen.
# R9.5
R9-5 = Geschubst ist nicht bewegt
    .text = Geschubst werden zählt nicht als Bewegung: Es kostet dich keine, und niemand prügelt sich, petzt oder küsst dabei. Ein Kind, das geschubst wurde, bevor es gelaufen ist, darf noch laufen.
    .letter = Wird eine Figur geschubst, zählt das nicht als Bewegung: Ein geschubstes Kind verbraucht keine Bewegung, fängt keine Prügelei an, petzt nicht, küsst niemanden und beendet keine andere Prügelei. Ein Kind, das geschubst wurde, bevor es sich bewegt hat, darf sich noch bewegen.

## 10. Das Ende

R10 = Das Ende
    .lead = Es läutet zum Ende der Pause.
# R10.1
R10-1 = Wann die Partie endet
    .text = Die Partie endet nach dem 30. Zug oder sofort mit einem Kuss. Kinder, deren Strafe mit dem letzten Zug vorbei ist, stehen vorher auf.
    .letter = Die Partie endet mit dem Ende des 30. Zuges oder mit einem Kuss. Am Ende des 30. Zuges stehen zuerst die Kinder auf, die in diesem Zug ausgesetzt haben (R6.3).
# R10.2
R10-2 = Wer gewinnt
    .text = Es gewinnt, wer die meisten Münzen hat. Haben mehrere gleich viele, gewinnt von ihnen, wer geküsst hat, sonst, wer die wenigsten bestraften Kinder hat. Steht es dann noch gleich, teilt ihr euch den Sieg.
    .letter = Es gewinnt, wer die meisten Münzen hat. Haben mehrere gleich viele, gewinnt von ihnen, wer geküsst hat. War es keiner von ihnen, gewinnt, wer die wenigsten bestraften Kinder im Eingang liegen hat, ob sie gerade aussetzen oder es noch vor sich haben. Alle, die dann noch gleichauf liegen, teilen sich den Sieg.
    .edition = In der deutschen Anleitung verliert stattdessen, wer bei Gleichstand die meisten bestraften Kinder hat. Spielt ihr so, geht auch hier der Kuss vor. Hat von denen mit gleich vielen Münzen niemand geküsst, scheiden die mit den meisten bestraften Kindern aus (es sei denn, alle haben gleich viele), und die übrigen teilen sich den Sieg.
# R10.3
R10-3 = Alles liegt offen
    .text = Alles liegt offen, auch die Münzen. Ist der Schulhof einmal aufgebaut, bleibt nichts dem Zufall überlassen.
    .letter = Münzen und alles andere liegen für alle offen. Ist der Schulhof aufgebaut, gibt es keinen Zufall und nichts Verborgenes.
    .ruling = Die Anleitungen lassen das offen. Bei uns liegt ohnehin alles auf dem Tisch, und allein das Können entscheidet.
