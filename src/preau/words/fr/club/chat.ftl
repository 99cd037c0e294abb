### Où est lu ce qui est écrit dans la discussion.

chat-to-all = Tout le monde à cette table peut lire ce que vous écrivez.
chat-to-spectators = Pendant la partie, seuls les spectateurs lisent ce que vous écrivez ; les joueurs le verront après.
chat-apart = Les spectateurs discutent.
chat-apart-later = Les spectateurs discutent. Vous pourrez les lire après la partie.
chat-apart-show = Lire aussi
chat-apart-hide = Ne plus lire
