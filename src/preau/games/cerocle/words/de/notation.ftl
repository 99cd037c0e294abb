### How moves are written.

notation-help = e5 setzt einen eigenen Stein, n:e5 einen neutralen. e5-g7 versetzt den Stein von e5 nach g7, xe5 entfernt den Stein auf e5. e5~e6 vertauscht zwei Nachbarn; zuerst steht das untere Feld, in derselben Zeile das linke. done (Fertig) verzichtet auf die restlichen Vertauschungen.
