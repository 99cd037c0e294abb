# Was das Regal über das Spiel sagt.

game-pitch = Wer zuerst einen Sechserkreis schließt, gewinnt. Mit Linien tauscht man Nachbarn – sicher ist hier kein Kreis.
