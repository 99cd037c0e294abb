## 1. Board and pieces

C1 = Brett und Steine
    .lead = Ein Brett aus runden Feldern, Steine in drei Farben, und gespielt wird reihum.

# C1.1
C1-1 = Das Brett
    .text = Das Brett ist ein Sechseck aus runden Feldern, fünf an jeder Seite: zusammen 61. Wollt ihr mehr Platz, wählt sechs an jeder Seite, dann sind es 91.
    .letter = Das Brett ist ein Sechseck aus runden Feldern. Jede der sechs Seiten ist fünf Felder lang, zusammen sind es 61 Felder.
    .ruling = Form und Größe haben wir erschlossen, denn die Bilder des Regelblatts sind verloren. Es spricht von drei Beuteln mit je 20 Steinen, von denen 48 oder 51 mitspielen, und von Kreisen aus sechs. Dazu passt ein regelmäßiges Brett mit 61 Feldern, von denen jedes abseits des Randes sechs Nachbarn hat.
    .edition = Wenn ihr den Tisch eröffnet, wählt ihr, wie viele Felder an jeder Seite liegen: 5 (das übliche Brett, 61 Felder) oder 6 (91 Felder).

# C1.2
C1-2 = Namen der Felder
    .text = Jedes Feld heißt nach seiner Zeile und seiner Schräge, wie sie am Rand stehen: erst der Buchstabe, dann die Zahl. In der Mitte des üblichen Bretts liegt e5. Reihen verlaufen waagerecht, nach rechts aufwärts oder nach rechts abwärts.
    .letter = 
        Jedes Feld hat einen Buchstaben und eine Zahl, zum Beispiel c4. Die Buchstaben bezeichnen die Zeilen, von a ganz unten bis i ganz oben; die Zahlen von 1 bis 9 bezeichnen Schrägen.
        Die Zeilen reichen von a1 bis a5, b1 bis b6, c1 bis c7, d1 bis d8, e1 bis e9, f2 bis f9, g3 bis g9, h4 bis h9 und i5 bis i9; die Mitte ist e5. (Zählt man Buchstaben und Zahlen ab 0, gibt es ein Feld überall dort, wo sich beide um weniger als die Seitenlänge unterscheiden, hier also um weniger als 5.)
        Ein Feld hat bis zu sechs Nachbarn: Der Buchstabe bleibt gleich und die Zahl ändert sich um eins, oder die Zahl bleibt gleich und der Buchstabe ändert sich um eins, oder beide gehen gemeinsam um eins weiter oder um eins zurück.
        Gerade Reihen verlaufen in drei Richtungen: waagerecht (der Buchstabe bleibt gleich), nach rechts aufwärts (Buchstabe und Zahl ändern sich gemeinsam) und nach rechts abwärts (die Zahl bleibt gleich).
        Die Brettfolge geht Zeile für Zeile von unten nach oben und in jeder Zeile nach der Zahl: a1, a2 und so weiter bis a5, dann b1; 10 kommt nach 9.
    .edition = Mit sechs Feldern an jeder Seite reichen die Zeilen von a bis k und die Zahlen von 1 bis 11, die Mitte ist f6, und die Steine bleiben dieselben.

# C1.3
C1-3 = Steine und Farben
    .text = Zu zweit spielt Braun gegen Grün, mit je 20 Steinen und je 4 weißen, die neutral sind. Zu dritt spielen Braun, Grün und Weiß mit je 17, ohne neutrale Steine. Zu viert spielt ihr in zwei Teams, Braun gegen Grün, jeder mit 10 Steinen und 2 neutralen.
    .letter = 
        Die Farben sind Braun, Grün und Weiß.
        Zu zweit hat Platz 1 die 20 braunen und Platz 2 die 20 grünen Steine; dazu kommen für beide je 4 weiße Steine, die neutral sind.
        Zu dritt gibt es 17 braune, 17 grüne und 17 weiße Steine, in dieser Reihenfolge für die Plätze 1, 2 und 3, und keine neutralen Steine. Weiß ist dann eine Farbe wie die anderen: Ein weißer Stein wird gesetzt, indem nur das Feld genannt wird (e5), und jeder Vorrat zeigt 0 neutrale Steine an.
        Zu viert bilden die Plätze 1 und 3 das braune Team, die Plätze 2 und 4 das grüne; alle haben je 10 Steine in der Farbe ihres Teams und 2 neutrale (weiße) Steine.
    .ruling = Die Farben haben wir den Plätzen zugeteilt. Das erspart euch das Auswählen, und die Teams wechseln sich ab.
    .edition = Wenn ihr den Tisch eröffnet, wählt ihr, wie viele mitspielen: 2, 3 oder 4.

# C1.4
C1-4 = Die Zugreihenfolge
    .text = Der erste Platz beginnt, dann geht es reihum. Zu viert wechseln sich die Teams ab: Braun, Grün, Braun, Grün.
    .letter = Platz 1 beginnt. Danach kommen die Plätze der Reihe nach zum Zug, und nach dem letzten ist wieder Platz 1 dran. Zu viert spielen die Farben also in der Folge Braun, Grün, Braun, Grün.
    .edition = Je nachdem, wie viele mitspielen, kommen 2, 3 oder 4 Plätze reihum zum Zug.

## 2. Winning

C2 = Der Sieg
    .lead = Ein einziger Kreis entscheidet.

# C2.1
C2-1 = Was ein Kreis ist
    .text = Die sechs Felder rund um ein Feld bilden einen Kreis. Was in der Mitte liegt, ist egal. Ein Feld am Rand ist nie die Mitte eines Kreises.
    .letter = Ein Kreis besteht aus den sechs Feldern rund um ein Feld. Alle sechs müssen auf dem Brett liegen, das Feld in der Mitte kann also kein Randfeld sein. Ob das Feld in der Mitte leer ist oder welcher Stein darauf liegt, spielt keine Rolle.
    .ruling = Die Einzelheiten stammen von uns: Zum Kreis gehören die sechs Felder ringsum und sonst nichts, auch die Mitte nicht.

# C2.2
C2-2 = Wann ein Kreis geschlossen ist
    .text = Dein Kreis ist geschlossen, wenn sechs Steine deiner Farbe darin liegen oder fünf und ein Joker. Zu zweit und zu viert ist der Joker ein neutraler Stein, egal wer ihn hingelegt hat. Zu dritt ist es ein einzelner Stein eines Gegners.
    .letter = Ein Kreis ist für eine Farbe geschlossen, wenn darin sechs ihrer Steine liegen oder fünf ihrer Steine und ein Joker. Zu zweit und zu viert ist der Joker ein neutraler Stein, egal wer ihn dorthin gebracht hat; ein gegnerischer Stein ist nie ein Joker. Zu dritt ist der Joker ein einzelner beliebiger gegnerischer Stein.
    .edition = Was der Joker ist, hängt davon ab, wie viele mitspielen: zu zweit und zu viert ein neutraler, zu dritt ein gegnerischer Stein.

# C2.3
C2-3 = Der Kreis gewinnt sofort
    .text = Ist ein Kreis geschlossen, gewinnt sofort, wem die Farbe gehört, auch wenn ein anderer ihn geschlossen hat. Zu viert gewinnt das ganze Team.
    .letter = Ist ein Kreis geschlossen, gewinnt sofort der Spieler, dem die Farbe des Kreises gehört, egal wer ihn geschlossen hat. Zu viert gewinnt das ganze Team.
    .ruling = Das Regelblatt sagt dazu nichts. Bei uns zählt, was auf dem Brett liegt, und niemand muss sich merken, wer den letzten Stein gelegt hat.
    .edition = Wem eine Farbe gehört, hängt davon ab, wie viele mitspielen: zu viert dem Team, sonst einem einzelnen Spieler.

# C2.4
C2-4 = Mehrere Kreise zugleich
    .text = Schließt du auf einen Schlag Kreise mehrerer Farben, gewinnst du, wenn deiner dabei ist. Sonst gewinnt von denen, die einen haben, wer nach dir als Erster am Zug wäre.
    .letter = Schließt ein einziger Schritt Kreise mehrerer Farben, so gewinnt der Spieler am Zug, falls ein Kreis seiner Farbe dabei ist. Sonst gewinnt von denen, die einen Kreis haben, wer als Erster nach dem Spieler am Zug an der Reihe ist.
    .ruling = Diese Regel stammt von uns: So gewinnt immer genau eine Farbe, und wer die Kreise geschlossen hat, geht vor.

## 3. A turn

C3 = Der Zug
    .lead = In jedem Zug tust du eines: setzen, versetzen oder entfernen.

# C3.1
C3-1 = Einen Stein setzen
    .text = Solange du Steine im Vorrat hast, setzt du einen davon, in deiner Farbe oder neutral, auf ein beliebiges leeres Feld.
    .letter = Solange in deinem eigenen Vorrat noch mindestens ein Stein liegt, ob in deiner Farbe oder neutral, besteht dein Zug darin, einen davon auf ein beliebiges leeres Feld zu setzen. Liegen dort beide Arten, hast du die Wahl.

# C3.2
C3-2 = Bei leerem Vorrat
    .text = Ist dein Vorrat leer, versetzt du einen Stein oder entfernst einen. Bekommst du Steine zurück, setzt du wieder.
    .letter = Ist dein Vorrat leer, versetzt du in deinem Zug entweder einen Stein (C5) oder entfernst einen (C6). Bekommst du Steine in den Vorrat zurück, setzt du wieder (C3.1).
    .ruling = Dass du dann wieder setzt, haben wir ergänzt: So gilt im ganzen Spiel ein und dieselbe Regel.

# C3.3
C3-3 = Kein Passen
    .text = Passen gibt es nicht. In jedem Zug setzt, versetzt oder entfernst du einen Stein.
    .letter = Passen ist nicht erlaubt: In jedem Zug musst du einen Stein setzen, versetzen oder entfernen.

# C3.4
C3-4 = Der faire Start
    .text = Wählt ihr den fairen Start, liegt der erste Stein der Partie genau zwei Felder von der Mitte entfernt. Das soll den Vorteil des ersten Zuges ausgleichen. Die Regel stammt von uns und gilt nur, wenn ihr sie wählt.
    .letter = Beim fairen Start kommt der allererste Stein der Partie, ob eigener oder neutraler, auf ein Feld, das genau zwei Felder von der Mitte entfernt ist. Diese Regel ist unsere eigene Ergänzung und normalerweise ausgeschaltet. Sie gleicht im Spiel zu zweit den Vorteil des ersten Zuges aus.
    .edition = Wenn ihr den Tisch eröffnet, wählt ihr, wohin der erste Stein darf: auf jedes Feld (wie üblich) oder genau zwei Felder von der Mitte entfernt.

## 4. Lines and exchanges

C4 = Fünferreihen und Vertauschungen
    .lead = Mit fünf in einer Reihe gewinnst du nicht, aber du darfst zwei Nachbarn vertauschen.

# C4.1
C4-1 = Die Fünferreihe
    .text = Fünf oder mehr deiner Steine gerade und lückenlos nebeneinander sind eine Fünferreihe. Auch eine längere zählt nur als eine. Neutrale Steine zählen darin nicht mit, zu viert aber die deines Partners.
    .letter = Eine Fünferreihe besteht aus fünf oder mehr Steinen, die gerade und lückenlos nebeneinanderliegen und alle die Farbe des Spielers am Zug haben (zu viert die Farbe seines Teams). Neutrale Steine zählen darin nicht mit. Auch mehr als fünf Steine bilden nur eine einzige Fünferreihe.
    .ruling = Die Einzelheiten stammen von uns, etwa dass eine längere Reihe nur einmal zählt: Sonst wäre jeder weitere Stein eine neue Fünferreihe.
    .edition = Wessen Steine zählen, hängt davon ab, wie viele mitspielen: zu viert die des ganzen Teams, sonst nur deine.

# C4.2
C4-2 = Eine Fünferreihe bilden
    .text = Du bildest eine Fünferreihe, wenn ein eben angekommener Stein dazugehört und keines ihrer Felder schon in derselben Richtung zu einer deiner Fünferreihen gehörte. Eine zu verlängern oder ihren Endstein ans andere Ende zu bringen, zählt also nicht.
    .letter = 
        Eine Fünferreihe kannst du durch Setzen, Versetzen oder Vertauschen bilden. Zwei Bedingungen müssen erfüllt sein.
        Erstens enthält eine gerade Reihe aus fünf oder mehr Steinen deiner Farbe einen Stein, der gerade erst mit diesem Schritt dorthin gekommen ist.
        Zweitens gehörte keines ihrer Felder in derselben Richtung schon zu einer deiner Fünferreihen: weder zu einer, die zu Beginn des Zuges da war, noch zu einer, die du in diesem Zug bereits gebildet hast. Von einer in diesem Zug gebildeten Fünferreihe zählen hier nur die Felder, die sie hatte, als du sie gebildet hast.
        Wer eine Fünferreihe verlängert oder den Stein vom einen Ende an das andere bringt, bildet also keine neue.
    .ruling = Beide Bedingungen stammen von uns: Belohnt wird nur eine wirklich neue Fünferreihe, und dieselbe lässt sich nicht endlos ausnutzen.

# C4.3
C4-3 = Eine Vertauschung je Fünferreihe
    .text = Für jede Fünferreihe, die du bildest, darfst du sofort zwei benachbarte Steine verschiedener Farbe vertauschen, wo du willst und egal wem sie gehören. Zwei auf einmal bringen zwei Vertauschungen.
    .letter = Jede Fünferreihe, die du bildest, bringt dir sofort eine Vertauschung: Du vertauschst zwei benachbarte Steine verschiedener Farbe miteinander. Das dürfen beliebige Steine auf dem Brett sein, ganz gleich, wem sie gehören, auch neutrale. Bildest du mit einem Schritt zwei Fünferreihen, bringen sie dir zwei Vertauschungen.

# C4.4
C4-4 = Die Kettenreaktion
    .text = Entsteht beim Vertauschen eine weitere Fünferreihe, darfst du noch einmal vertauschen. So kann eine einzige Fünferreihe eine ganze Kettenreaktion auslösen.
    .letter = Bildet eine Vertauschung weitere Fünferreihen, bringen diese weitere Vertauschungen. Das ist eine Kettenreaktion; sie läuft, solange neue Fünferreihen gebildet werden.

# C4.5
C4-5 = Auf Vertauschungen verzichten
    .text = Vertauschen musst du nicht: Mit „Fertig“ verzichtest du auf die übrigen Vertauschungen, und dein Zug endet. Gibt es nichts zu vertauschen, verfallen sie von selbst.
    .letter = Vertauschen ist freiwillig. Mit „Fertig“ verzichtest du auf alle noch offenen Vertauschungen, und dein Zug endet. Gibt es auf dem Brett kein Paar, das sich vertauschen lässt, verfallen die Vertauschungen von selbst, ohne dass du etwas ansagen musst.
    .ruling = Dass sie von selbst verfallen, haben wir ergänzt: Niemand soll auf etwas verzichten müssen, das ohnehin nicht geht.

# C4.6
C4-6 = Gegnerische Fünferreihen
    .text = Entsteht in deinem Zug die Fünferreihe eines Gegners, hat niemand etwas davon. Ist sie erst unterbrochen, kann ihr Besitzer sie in seinem eigenen Zug neu bilden, und dann zählt sie.
    .letter = Entsteht in deinem Zug eine Fünferreihe einer gegnerischen Farbe, bringt sie niemandem etwas, weder jetzt noch später. Wird sie unterbrochen und von dem, dem sie gehört, in einem eigenen Zug neu gebildet (C4.2), so zählt sie.
    .ruling = Das Regelblatt lässt das offen. Wir belohnen selbst gebildete Fünferreihen, keine geschenkten.

# C4.7
C4-7 = Kreis vor Fünferreihe
    .text = Der Kreis geht jeder Fünferreihe vor. Schließt du einen Kreis und bildest zugleich eine Fünferreihe, ist die Partie zu Ende, und es wird nicht mehr vertauscht.
    .letter = Ein Kreis beendet die Partie, bevor irgendeine Fünferreihe zählt. Schließt du mit einem Schritt einen Kreis und bildest zugleich eine Fünferreihe, wird nicht mehr vertauscht.
    .ruling = Bei uns gewinnt ein Kreis sofort (C2.3), also hat Vertauschen dann keinen Sinn mehr.

## 5. Relocating

C5 = Versetzen
    .lead = Ist dein Vorrat leer, wandern deine Steine quer über das Brett.

# C5.1
C5-1 = Einen Stein versetzen
    .text = Bring einen Stein von seinem Feld auf irgendein leeres, ob nah oder fern. Es darf ein eigener oder ein neutraler sein, zu viert auch einer deines Partners.
    .letter = Beim Versetzen bringst du einen Stein von seinem Feld auf ein beliebiges anderes, leeres Feld, ob nah oder fern. Es darf ein Stein deiner Farbe sein (zu viert auch ein Stein deines Partners) oder ein neutraler Stein. Zu dritt gibt es keine neutralen Steine: Dann versetzt du eigene Steine oder, wenn der Tisch es erlaubt, beliebige.
    .ruling = Bei uns versetzt du deine eigenen Steine und die, die niemandem gehören. So zieht dir keiner deine Steine weg.
    .edition = Wenn ihr den Tisch eröffnet, wählt ihr, welche Steine versetzt werden dürfen: eigene und neutrale (wie üblich), nur eigene oder auch gegnerische. Letzteres ist die wörtlichste Lesart des Regelblatts.

# C5.2
C5-2 = Kein Zurückversetzen
    .text = Versetzt du einen Stein, darf ihn niemand auf sein altes Feld zurückversetzen, bis dein nächster Zug vorbei ist, auch du selbst nicht. Verlässt der Stein sein neues Feld auf andere Weise, ist das Verbot vorbei.
    .letter = Wurde ein Stein von einem Feld X auf ein Feld Y versetzt, darf niemand von Y nach X versetzen, bis der Spieler, der ihn versetzt hat, das nächste Mal gesetzt, versetzt oder entfernt hat. Auch er selbst darf dabei noch nicht von Y nach X versetzen. Damit endet das alte Verbot: Hat er wieder versetzt, gilt ein neues, sonst keines. Das Verbot erlischt außerdem endgültig, sobald der Stein Y verlässt, auch wenn er später dorthin zurückkehrt. Vertauschen ist nicht verboten.
    .ruling = Wie lange das Verbot gilt, sagt das Regelblatt nicht. Unsere Antwort verhindert ein endloses Hin und Her und lässt alles andere frei.

## 6. Taking

C6 = Entfernen
    .lead = Entfernen schafft Platz auf dem Brett.

# C6.1
C6-1 = Einen neutralen Stein entfernen
    .text = Zu zweit und zu viert nimmst du einen beliebigen neutralen Stein vom Brett; er ist endgültig aus dem Spiel. Das darfst du höchstens viermal in einer Partie, zu viert zweimal.
    .letter = Zu zweit und zu viert heißt Entfernen: Du nimmst einen beliebigen neutralen Stein vom Brett. Er ist endgültig aus dem Spiel. Jeder Spieler darf das höchstens viermal in einer Partie tun, zu viert höchstens zweimal. Zu dritt gilt C6.5.
    .edition = Wie oft, hängt davon ab, wie viele mitspielen: zu zweit je viermal, zu viert je zweimal; zu dritt gilt C6.5.

# C6.2
C6-2 = Die Nachbarn kehren zurück
    .text = Alle Steine rund um den entfernten kommen ebenfalls vom Brett, auch deine eigenen, und kehren in den Vorrat ihrer Besitzer zurück.
    .letter = Alle Steine auf den Nachbarfeldern des entfernten Steins kommen ebenfalls vom Brett, auch deine eigenen. Sie kehren in den Vorrat ihrer Besitzer zurück.

# C6.3
C6-3 = Neutrale Nachbarn
    .text = Neutrale Steine rund um den entfernten kommen in den Vorrat deines Gegners. Sie zählen nicht als entfernt (C6.1).
    .letter = Sind unter diesen Nachbarn neutrale Steine, kommen sie in den Vorrat deines Gegners. Sie zählen bei niemandem als entfernt (C6.1).
    .ruling = Bei uns werden sie niemandem angerechnet, denn wirklich entfernt wurde nur der gewählte Stein. Auch dass ihr wählen könnt, wohin sie kommen, stammt von uns.
    .edition = Wenn ihr den Tisch eröffnet, wählt ihr, wohin neutrale Nachbarn kommen: in den Vorrat des Gegners (wie üblich) oder aus dem Spiel.

# C6.4
C6-4 = Verteilung im Team
    .text = Zu viert werden zurückkehrende Steine einzeln an die beiden Partner verteilt, zuerst an den, der früher an der Reihe ist; du selbst kommst zuletzt. Wer schon zehn dieser Farbe im Vorrat hat, bekommt keine mehr. Neutrale Steine werden ebenso unter deinen Gegnern verteilt, ohne Obergrenze.
    .letter =
        Zu viert werden die zurückkehrenden Steine einer Farbe einzeln auf die beiden Vorräte des jeweiligen Teams verteilt. Den ersten bekommt von den beiden, wer als Erster nach dem Spieler am Zug an der Reihe ist; dieser selbst kommt zuletzt. Danach geht es abwechselnd weiter.
        Wer schon zehn Steine dieser Farbe im Vorrat hat, wird übersprungen.
        Neutrale Steine werden ebenso auf die beiden Gegner des Spielers am Zug verteilt, aber ohne diese Grenze.
    .ruling = Die Einzelheiten haben wir ergänzt: Im Team wird so gleichmäßig wie möglich geteilt, und niemand hat mehr Steine der eigenen Farbe im Vorrat als zu Beginn.
    .edition = Diese Regel gilt nur zu viert. Scheiden neutrale Nachbarn aus dem Spiel aus (C6.3), werden keine neutralen Steine verteilt.

# C6.5
C6-5 = Entfernen zu dritt
    .text = Zu dritt entfernst du stattdessen einen gegnerischen Stein, höchstens einen von jedem Gegner in einer Partie, und behältst ihn. Alle Steine ringsum kehren zu ihren Besitzern zurück.
    .letter = Zu dritt entfernst du statt eines neutralen einen beliebigen gegnerischen Stein, in einer Partie höchstens einen von jedem Gegner. Du behältst ihn endgültig. Alle Steine auf den Nachbarfeldern kehren in den Vorrat ihrer Besitzer zurück (C6.2).
    .edition = Diese Regel gilt nur zu dritt.

# C6.6
C6-6 = Weder Fünferreihe noch Kreis
    .text = Beim Entfernen entsteht nie eine Fünferreihe und nie ein Kreis.
    .letter = Durch Entfernen entsteht nie eine Fünferreihe und nie ein Kreis.
    .ruling = Das haben wir klargestellt: Beim Entfernen werden nur Felder frei, Neues kann dabei nicht entstehen.

## 7. The end

C7 = Das Ende
    .lead = Mit einem Kreis ist die Partie zu Ende. Tut sich lange nichts, endet sie unentschieden.

# C7.1
C7-1 = Ende durch Kreis
    .text = Der erste Kreis beendet die Partie.
    .letter = Die Partie endet, sobald ein Kreis geschlossen ist (C2).

# C7.2
C7-2 = Unentschieden nach ruhigen Runden
    .text = Hat 50 Runden lang niemand einen Stein gesetzt oder entfernt, endet die Partie unentschieden. Wenn ihr den Tisch eröffnet, könnt ihr eine andere Zahl wählen oder auf die Regel verzichten.
    .letter = Vergehen 50 volle Runden hintereinander (oder die gewählte Zahl), in denen niemand einen Stein setzt oder entfernt, endet die Partie unentschieden. Gezählt wird in Zügen, also Runden mal Zahl der Spieler: Zu zweit sind 50 Runden 100 Züge hintereinander. Das Unentschieden wird am Ende eines Zuges festgestellt, nach dessen Vertauschungen. Bringt dieser Zug einen Kreis, geht der Kreis vor.
    .ruling = Diese Regel haben wir ergänzt, denn das Regelblatt kennt kein Ende für eine Partie, die niemand gewinnt.
    .edition = Wenn ihr den Tisch eröffnet, wählt ihr die Zahl der Runden: üblich sind 50, möglich ist jede ganze Zahl von 0 bis 1000; 0 schaltet die Regel ab.

# C7.3
C7-3 = Kein Zufall, nichts Verborgenes
    .text = Es gibt keinen Zufall und nichts Verborgenes: Alle sehen alles, auch die Vorräte.
    .letter = Im Spiel gibt es keinen Zufall und nichts Verborgenes: Alle sehen jederzeit alles, auch die Vorräte.
    .ruling = Das Regelblatt sagt dazu nichts. Bei uns liegt alles offen, damit allein das Können entscheidet.
