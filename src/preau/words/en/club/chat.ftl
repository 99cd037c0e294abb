### Where what is written in the chat is read.

chat-to-all = Everybody at this table can read what you write.
chat-to-spectators = While the game is on, only other spectators can read what you write. The players see it afterwards.
chat-apart = The spectators are talking.
chat-apart-later = The spectators are talking. You can read it when the game is over.
chat-apart-show = Show their chat
chat-apart-hide = Hide their chat
