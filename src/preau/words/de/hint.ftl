### Hints and threats at the table.

hint-button = Tipp
hint-again = Zug zeigen
hint-threats-button = Drohungen
hint-among-people = An diesem Tisch spielen auch andere Leute, deshalb wird während der Partie niemandem geholfen. (Wer einen Tisch öffnet, kann es allen erlauben.)
hint-no-threats-known = Dieses Spiel kennt keine Drohungen.
hint-look = Wer stark spielt, würde hierhin schauen: { $squares }.
hint-look-buttons = Wer stark spielt, würde diesmal auf die Knöpfe schauen, nicht aufs Brett.
hint-move = Wer stark spielt, würde { $move } ziehen. { $told }
hint-threats = { $count ->
    [0] Keine Drohung zu sehen: Niemand kann dir im nächsten Zug schaden.
    [one] Es gibt eine Drohung:
   *[other] Es gibt { $count } Drohungen:
}
