### What the game says of itself.

game-title = Cerocle
game-pitch = Wer zuerst einen Sechserkreis schließt, gewinnt. Mit Linien tauscht man Nachbarn – sicher ist hier kein Kreis.
