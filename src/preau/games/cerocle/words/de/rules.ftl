## 1. Board and pieces

C1 = Brett und Steine

# C1.1
C1-1 = Das Brett
    .text = Das Brett ist ein Sechseck aus runden Feldern. Jede der sechs Seiten ist fünf Felder lang, zusammen sind es 61 Felder.
    .ruling = Form und Größe sind unsere Festlegung: Das Regelblatt, dessen Bilder verloren sind, spricht von drei Beuteln mit je 20 Steinen, von denen 48 oder 51 mitspielen, und von Kreisen aus sechs; dazu passt ein regelmäßiges Brett mit 61 Feldern, von denen jedes abseits des Randes sechs Nachbarn hat.
    .edition = Die Option „side“ bestimmt, wie viele Felder an jeder Seite liegen: 5 (Standard, 61 Felder) oder 6 (91 Felder).

# C1.2
C1-2 = Namen der Felder
    .text = Jedes Feld hat einen Buchstaben und eine Zahl, zum Beispiel c4. Die Buchstaben bezeichnen die Zeilen, von a ganz unten bis i ganz oben; die Zahlen von 1 bis 9 bezeichnen Schrägen. Welche Felder es gibt, lässt sich abzählen: Buchstaben und Zahlen werden beide ab 0 gezählt, bis 8, also zweimal die Seitenlänge minus 2 (a und 1 gelten als 0, b und 2 als 1 und so weiter). Ein Feld gibt es überall dort, wo sich die beiden Werte um weniger als die Seitenlänge unterscheiden, also um weniger als 5. Die Zeilen reichen daher von a1 bis a5, b1 bis b6, c1 bis c7, d1 bis d8, e1 bis e9, f2 bis f9, g3 bis g9, h4 bis h9 und i5 bis i9; die Mitte ist e5. Ein Feld hat bis zu sechs Nachbarn: gleicher Buchstabe und nächsthöhere oder nächstniedrigere Zahl, gleiche Zahl und nächster oder voriger Buchstabe, Buchstabe und Zahl beide um eins weiter, Buchstabe und Zahl beide um eins zurück. Gerade Linien verlaufen in drei Richtungen: „row“ (der Buchstabe bleibt gleich), „rise“ (Buchstabe und Zahl gehen gemeinsam vor oder zurück: nach rechts aufwärts) und „fall“ (die Zahl bleibt gleich: nach rechts abwärts). Die Brettfolge geht Zeile für Zeile von unten nach oben und in jeder Zeile nach der Zahl: a1, a2 und so weiter bis a5, dann b1. Dabei zählt der Zahlenwert, 10 kommt also nach 9.
    .edition = Die Option „side“ (5, Standard, oder 6) ändert die Namen: Bei 6 reichen die Zeilen von a bis k und die Zahlen von 1 bis 11, die Mitte ist f6, und die Steine bleiben dieselben.

# C1.3
C1-3 = Steine und Farben
    .text = Die Farben sind Braun, Grün und Weiß. Zu zweit hat Platz 0 die 20 braunen und Platz 1 die 20 grünen Steine; dazu kommen für beide je 4 weiße Steine, die neutral sind. Zu dritt gibt es 17 braune, 17 grüne und 17 weiße Steine, in dieser Reihenfolge für die Plätze 0, 1 und 2, und keine neutralen Steine. Weiß ist dann eine Farbe wie die anderen: Ein weißer Stein wird gesetzt, indem nur das Feld genannt wird (e5), und jeder Vorrat zeigt 0 neutrale Steine an. Zu viert bilden die Plätze 0 und 2 das braune Team, die Plätze 1 und 3 das grüne; alle haben je 10 Steine in der Farbe ihres Teams und 2 neutrale (weiße) Steine.
    .ruling = Welcher Platz welche Farbe hat, ist unsere Festlegung: Eine feste Ordnung erspart das Auswählen und lässt die Teams abwechselnd ziehen.
    .edition = Die Option „players“ bestimmt, wie viele mitspielen: 2 (Standard), 3 oder 4.

# C1.4
C1-4 = Die Zugreihenfolge
    .text = Platz 0 beginnt. Danach kommen die Plätze der Reihe nach zum Zug, und nach dem letzten ist wieder Platz 0 dran. Zu viert ziehen die Farben also in der Folge Braun, Grün, Braun, Grün.
    .edition = Die Option „players“ (2, Standard, 3 oder 4) bestimmt, wie viele Plätze reihum ziehen.

## 2. Winning

C2 = Der Sieg

# C2.1
C2-1 = Was ein Kreis ist
    .text = Ein Kreis besteht aus den sechs Feldern rund um ein Feld. Alle sechs müssen auf dem Brett liegen, das Feld in der Mitte kann also kein Randfeld sein. Ob das Feld in der Mitte leer ist oder welcher Stein darauf liegt, spielt keine Rolle.
    .ruling = Die Einzelheiten sind unsere Festlegung, vor allem, dass die Mitte keine Rolle spielt: Ein Kreis aus sechs ist der Ring und sonst nichts.

# C2.2
C2-2 = Einen Kreis gewinnen
    .text = Eine Farbe gewinnt einen Kreis, wenn darin sechs ihrer Steine liegen oder fünf ihrer Steine und ein Joker. Zu zweit und zu viert ist der Joker ein neutraler Stein, egal wer ihn dorthin gebracht hat; ein gegnerischer Stein ist nie ein Joker. Zu dritt ist der Joker ein einzelner beliebiger gegnerischer Stein.
    .edition = Die Option „players“ bestimmt, was der Joker ist: bei 2 (Standard) und 4 ein neutraler, bei 3 ein gegnerischer Stein.

# C2.3
C2-3 = Der Kreis gewinnt sofort
    .text = Ein vollständiger Kreis gewinnt das Spiel sofort für die Seite, der seine Farbe gehört, egal wer ihn vollendet hat. Zu viert gewinnt das ganze Team.
    .ruling = Das ist unsere Festlegung: Es zählt, was auf dem Brett liegt, und niemand muss sich merken, wer den letzten Stein gespielt hat.
    .edition = Die Option „players“ (2, Standard, 3 oder 4) bestimmt, wem eine Farbe gehört: bei 4 dem Team, sonst einer einzelnen Person.

# C2.4
C2-4 = Mehrere Kreise zugleich
    .text = Vollendet eine einzige Aktion Kreise mehrerer Farben, so gewinnt, wer am Zug ist, falls ein Kreis der eigenen Farbe dabei ist. Sonst gewinnt unter denen, die einen Kreis haben, wer in der Zugreihenfolge als Nächstes an der Reihe ist.
    .ruling = Das ist unsere Festlegung: So gewinnt immer genau eine Farbe, und wer die Kreise gebildet hat, geht vor.

## 3. A turn

C3 = Der Zug

# C3.1
C3-1 = Einen Stein setzen
    .text = Solange im eigenen Vorrat noch mindestens ein Stein liegt, ob in der eigenen Farbe oder neutral, besteht der Zug darin, einen davon auf ein beliebiges leeres Feld zu setzen. Liegen dort beide Arten, ist die Wahl frei.

# C3.2
C3-2 = Bei leerem Vorrat
    .text = Ist der eigene Vorrat leer, wird im Zug entweder ein Stein versetzt (C5) oder einer entfernt (C6). Wer Steine in den Vorrat zurückbekommt, setzt wieder (C3.1).
    .ruling = Dass nach der Rückkehr von Steinen wieder gesetzt wird, ist unsere Festlegung: So gilt im ganzen Spiel ein und dieselbe Regel.

# C3.3
C3-3 = Kein Passen
    .text = Passen ist nicht erlaubt: In jedem Zug muss ein Stein gesetzt, versetzt oder entfernt werden.

# C3.4
C3-4 = Der faire Start
    .text = Beim fairen Start muss der allererste Stein der Partie, ob eigener oder neutraler, auf ein Feld gesetzt werden, das genau zwei Schritte von der Mitte entfernt ist. Diese Regel ist unsere eigene Ergänzung und normalerweise ausgeschaltet. Sie gleicht im Spiel zu zweit den Vorteil des ersten Zuges aus.
    .edition = Die Option „start“ bestimmt, wohin der erste Stein darf: free (Standard, auf jedes Feld) oder fair (genau zwei Schritte von der Mitte).

## 4. Lines and exchanges

C4 = Fünferreihen und Vertauschungen

# C4.1
C4-1 = Die Fünferreihe
    .text = Eine Fünferreihe besteht aus fünf oder mehr Steinen, die gerade und lückenlos nebeneinanderliegen und alle die Farbe der Person am Zug haben (zu viert die Farbe ihres Teams). Neutrale Steine zählen darin nicht mit. Auch mehr als fünf Steine bilden nur eine einzige Fünferreihe.
    .ruling = Die Einzelheiten sind unsere Festlegung, etwa dass eine längere Reihe nur einmal zählt: Sonst wäre jeder weitere Stein eine neue Fünferreihe.
    .edition = Die Option „players“ (2, Standard, 3 oder 4) bestimmt, wessen Steine zählen: bei 4 die des ganzen Teams, sonst nur die eigenen.

# C4.2
C4-2 = Eine Fünferreihe bilden
    .text = Eine Fünferreihe lässt sich durch Setzen, Versetzen oder Vertauschen bilden. Zwei Bedingungen müssen erfüllt sein. Erstens enthält eine gerade Reihe aus fünf oder mehr eigenen Steinen einen Stein, der gerade erst durch diese Aktion dorthin gekommen ist. Zweitens gehörte keines ihrer Felder in derselben Richtung schon zu einer eigenen Fünferreihe: weder zu einer, die zu Beginn des Zuges da war, noch zu einer, die in diesem Zug bereits gebildet wurde. Von einer in diesem Zug gebildeten Fünferreihe zählen hier nur die Felder, die sie hatte, als sie gebildet wurde. Wer eine Fünferreihe verlängert oder den Stein vom einen Ende an das andere bringt, bildet also keine neue.
    .ruling = Das ist unsere Festlegung: Belohnt wird nur eine wirklich neue Fünferreihe, und dieselbe lässt sich nicht endlos ausnutzen.

# C4.3
C4-3 = Eine Vertauschung je Fünferreihe
    .text = Jede gebildete Fünferreihe bringt sofort eine Vertauschung: Zwei benachbarte Steine verschiedener Farbe werden miteinander vertauscht. Das dürfen beliebige Steine auf dem Brett sein, ganz gleich, wem sie gehören, auch neutrale. Bildet eine Aktion zwei Fünferreihen, bringt sie zwei Vertauschungen.

# C4.4
C4-4 = Die Kettenreaktion
    .text = Werden durch eine Vertauschung weitere Fünferreihen gebildet, bringen sie weitere Vertauschungen. Das ist eine Kettenreaktion; sie läuft, solange neue Fünferreihen gebildet werden.

# C4.5
C4-5 = Auf Vertauschungen verzichten
    .text = Vertauschen ist freiwillig. Mit „done“ wird auf alle noch offenen Vertauschungen verzichtet, und der Zug endet. Gibt es auf dem Brett kein Paar, das sich vertauschen lässt, verfallen die Vertauschungen von selbst, ohne dass etwas angesagt werden muss.
    .ruling = Dass unmögliche Vertauschungen von selbst verfallen, ist unsere Festlegung: Niemand soll auf etwas verzichten müssen, das ohnehin nicht geht.

# C4.6
C4-6 = Gegnerische Fünferreihen
    .text = Entsteht im eigenen Zug eine Fünferreihe einer gegnerischen Farbe, bringt sie niemandem etwas, weder jetzt noch später. Wird sie unterbrochen und von der Seite, der sie gehört, in einem eigenen Zug neu gebildet (C4.2), so zählt sie.
    .ruling = Das ist unsere Festlegung: Belohnt werden selbst gebildete Fünferreihen, nicht geschenkte.

# C4.7
C4-7 = Kreis vor Fünferreihe
    .text = Ein Kreis beendet das Spiel, bevor irgendeine Fünferreihe zählt. Vollendet eine Aktion einen Kreis und bildet zugleich eine Fünferreihe, wird nicht mehr vertauscht.
    .ruling = Das ist unsere Festlegung: Da ein Kreis sofort gewinnt (C2.3), hat Vertauschen keinen Sinn mehr.

## 5. Relocating

C5 = Versetzen

# C5.1
C5-1 = Einen Stein versetzen
    .text = Beim Versetzen wechselt ein Stein von seinem Feld auf ein beliebiges anderes, leeres Feld, ob nah oder fern. Es darf ein Stein der eigenen Farbe sein (zu viert auch ein Stein der anderen Person im Team) oder ein neutraler Stein. Zu dritt gibt es keine neutralen Steine: Dann werden eigene Steine versetzt oder, wenn die Option es erlaubt, beliebige.
    .ruling = Wessen Steine versetzt werden dürfen, ist unsere Festlegung: die eigenen und die, die niemandem gehören, damit niemandem die Steine weggezogen werden.
    .edition = Die Option „relocate“ bestimmt, welche Steine versetzt werden dürfen: own_or_neutral (Standard, eigene und neutrale), own (nur eigene) oder any (auch gegnerische, so die wörtlichste Lesart des Regelblatts).

# C5.2
C5-2 = Kein Zurücknehmen
    .text = Wurde ein Stein von einem Feld X auf ein Feld Y versetzt, darf niemand von Y nach X versetzen, bis die Person, die ihn versetzt hat, das nächste Mal gesetzt, versetzt oder entfernt hat. Auch diese nächste Aktion selbst darf nicht von Y nach X führen. Mit ihr endet das alte Verbot: Neues Versetzen bringt ein neues Verbot mit sich, jede andere Aktion keines. Das Verbot erlischt außerdem endgültig, sobald der Stein Y verlässt, auch wenn er später dorthin zurückkehrt. Vertauschen ist nicht verboten.
    .ruling = Dauer und Ende des Verbots sind unsere Festlegung: So gibt es kein endloses Hin und Her, und alles andere bleibt frei.

## 6. Taking

C6 = Entfernen

# C6.1
C6-1 = Einen neutralen Stein entfernen
    .text = Zu zweit und zu viert heißt Entfernen: Ein beliebiger neutraler Stein wird vom Brett genommen. Er ist endgültig aus dem Spiel. Jede Person darf das höchstens 4-mal in einer Partie tun, zu viert höchstens 2-mal. Zu dritt gilt C6.5.
    .edition = Die Option „players“ bestimmt die Grenze: je 4-mal Entfernen bei 2 (Standard), je 2-mal bei 4; bei 3 gilt C6.5.

# C6.2
C6-2 = Die Nachbarn kehren zurück
    .text = Alle Steine auf den Nachbarfeldern des entfernten Steins kommen ebenfalls vom Brett, auch die eigenen. Sie kehren in den Vorrat derer zurück, denen sie gehören.

# C6.3
C6-3 = Neutrale Nachbarn
    .text = Sind unter diesen Nachbarn neutrale Steine, kommen sie in den Vorrat der Gegenseite, aus Sicht der Person, die den Stein entfernt. Sie werden niemandem auf die Grenze für das Entfernen (C6.1) angerechnet.
    .ruling = Dass diese Steine auf keine Grenze angerechnet werden, ist unsere Festlegung, ebenso die Option: Wirklich entfernt wurde nur der gewählte Stein.
    .edition = Die Option „encircled“ bestimmt, wohin neutrale Nachbarn kommen: opponent (Standard, in den gegnerischen Vorrat) oder out (aus dem Spiel).

# C6.4
C6-4 = Verteilung im Team
    .text = Zu viert werden die zurückkehrenden Steine einer Farbe einzeln auf die beiden Vorräte des jeweiligen Teams verteilt. Den ersten bekommt, wer von den beiden in der Zugreihenfolge als Erstes nach der Person am Zug kommt; diese selbst kommt in der Folge zuletzt. Danach geht es abwechselnd weiter. Wer schon zehn Steine dieser Farbe im Vorrat hat, wird übersprungen. Neutrale Steine werden ebenso auf die beiden Vorräte der Gegenseite verteilt, aus Sicht der Person am Zug, aber ohne diese Grenze.
    .ruling = Die Einzelheiten der Verteilung sind unsere Festlegung: Im Team wird so gleichmäßig wie möglich geteilt, und niemand hat mehr Steine der eigenen Farbe im Vorrat als zu Beginn.
    .edition = Diese Regel gilt nur, wenn die Option „players“ (2, Standard, 3 oder 4) auf 4 steht; steht „encircled“ auf out (C6.3), werden keine neutralen Steine verteilt.

# C6.5
C6-5 = Entfernen zu dritt
    .text = Zu dritt wird statt eines neutralen ein beliebiger gegnerischer Stein entfernt, in einer Partie höchstens einer von jeder gegnerischen Farbe. Wer ihn entfernt, behält ihn endgültig. Alle Steine auf den Nachbarfeldern kehren in den Vorrat derer zurück, denen sie gehören (C6.2).
    .edition = Diese Regel gilt nur, wenn die Option „players“ (2, Standard, 3 oder 4) auf 3 steht.

# C6.6
C6-6 = Weder Fünferreihe noch Kreis
    .text = Durch Entfernen entsteht nie eine Fünferreihe und nie ein Kreis.
    .ruling = Das ist unsere Festlegung: Beim Entfernen werden nur Felder frei, Neues kann dabei nicht entstehen.

## 7. The end

C7 = Das Spielende

# C7.1
C7-1 = Ende durch Kreis
    .text = Das Spiel endet, sobald ein Kreis gewonnen ist (C2).

# C7.2
C7-2 = Unentschieden nach ruhigen Runden
    .text = Vergehen 50 volle Runden hintereinander (oder die gewählte Zahl), in denen niemand einen Stein setzt oder entfernt, endet das Spiel unentschieden. Gezählt wird in Zügen, also Runden mal Zahl der Mitspielenden: Zu zweit sind 50 Runden 100 Züge hintereinander. Das Unentschieden wird am Ende eines Zuges festgestellt, nach dessen Vertauschungen. Bringt dieser Zug einen Kreis, geht der Kreis vor.
    .ruling = Das ist unsere Festlegung und unsere Ergänzung: Das Regelblatt kennt kein Ende für ein Spiel, das niemand gewinnt.
    .edition = Die Option „quiet“ bestimmt die Zahl der Runden: 50 (Standard) oder jede ganze Zahl von 0 bis 1000; 0 schaltet die Regel ab.

# C7.3
C7-3 = Kein Zufall, nichts Verdecktes
    .text = Im Spiel gibt es keinen Zufall und nichts Verborgenes: Alle sehen jederzeit alles, auch die Vorräte.
    .ruling = Das ist unsere Festlegung: Liegt alles offen, entscheidet allein das Können.
