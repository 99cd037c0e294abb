### Hints and threats at the table.

hint-button = Tipp
hint-again = Schritt zeigen
hint-threats-button = Drohungen
hint-among-people = An diesem Tisch spielen auch andere Menschen, deshalb gibt es während der Partie keine Hilfe. (Wer einen Tisch eröffnet, kann sie allen erlauben.)
hint-no-threats-known = In diesem Spiel werden keine Drohungen angezeigt.
hint-aim-game = Du kannst die Partie in diesem Zug gewinnen!
hint-aim-win = In diesem Zug ist etwas zu holen.
hint-aim-later = Bereite etwas für deinen nächsten Zug vor.
hint-aim-then = Bereite etwas vor, das du noch in diesem Zug tun kannst.
hint-aim-stops = Achte zuerst auf eine Drohung. { $told }
hint-rest-of-turn = Später in diesem Zug musst du noch eine Drohung abwenden. { $told }
hint-unstopped = { $some ->
    [yes] Selbst der beste Schritt, der zu finden war, verhindert nur einen Teil davon.
   *[no] Selbst der beste Schritt, der zu finden war, verhindert das nicht.
}
hint-after = Vorsicht! { $still ->
    [yes] Auch so droht noch Gefahr.
   *[no] Danach droht Gefahr.
} { $told }
hint-after-also = Und noch etwas droht. { $told }
hint-aim-avoids = Vorsicht, nicht jeder Schritt ist sicher.
hint-aim-builds = Bau etwas für später auf.
hint-aim-blocks = Leg jemandem einen Stein in den Weg. { $told }
hint-aim-quiet = Sofort ist nichts zu holen, also denk schon an später.
hint-look = Für einen starken Spieler wären { $squares } einen Blick wert.
hint-look-place = Für einen starken Spieler wäre { $square } einen Blick wert.
hint-look-piece = { $piece } auf { $square }
hint-look-one = Bei einem starken Spieler käme zuerst { $what } an die Reihe.
hint-look-button = Ein starker Spieler würde diesmal „{ $what }“ wählen.
hint-look-buttons = Ein starker Spieler würde diesmal auf die Knöpfe schauen, nicht aufs Brett.
hint-look-more = „{ hint-again }“ verrät dir, welcher Schritt es ist.
hint-move = { $told } So würde ein starker Spieler spielen.
hint-otherwise = { $other_moods ->
    [yes] Schlechter wäre es, { $other_zu }. { $told }
   *[no] Angenommen aber, { $other_inside } { $told }
}
hint-quiet = Sofort bringt das nicht mehr als ein anderer naheliegender Schritt, auf lange Sicht aber eine Siegchance von { $best } statt { $other }.
hint-quiet-even = Andere Schritte sind etwa ebenso gut. Mit diesem liegt deine Siegchance bei { $best }.
hint-quiet-lost = Es war kein Schritt zu finden, mit dem du noch gewinnen könntest.
hint-retry = Noch einmal versuchen
hint-threats = { $count ->
    [0] Keine Drohung gefunden.
    [one] Es gibt eine Drohung:
   *[other] Es gibt { $count } Drohungen:
}
