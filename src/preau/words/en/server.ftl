### The server's own refusals.

server-unknown-table = There is no such table.
server-not-found = There is nothing here.
server-unknown-message = There is no such message any more.
server-bad-link = This link to a seat is not valid. Please ask for it again.
server-seat-kept = This seat is kept for somebody who was invited by name.
server-expired-link = This link to a seat is no longer valid. Please ask for a new one.
server-no-seat = You have no seat at this table: you are watching.
server-players-only = Only those who sat at this table can do that.
server-creator-only = Only the person who opened the table can do that.
server-no-such-move = There is no move { $number }: the game has { $high } so far.
server-report-later = The report card is made when the game is over.
server-malformed = This message cannot be understood ({ $where }).
server-too-big = This is too large: at most { $high } bytes.
server-too-slow = This took too long to arrive. Please try again.
server-too-many = That was too much at once. Please wait a moment.
server-too-much-work = That was a lot of work for one visitor. Please wait a minute.
server-too-many-tables = You have too many open tables. Please finish or end some of them first.
server-foreign-origin = This came from another website and was not carried out.
server-unknown-host = This server is not known by that name. Whoever runs it can tell it the name: PREAU_HOSTS=…
server-not-saved = The table could not be saved, so nothing was done. Please try again.
server-unavailable = The tables cannot be reached just now. Please try again in a moment.
server-outdated = A newer version of this server has taken over, and the old one saves nothing any more. Nothing is lost: reload the page in a moment.
server-newer-log = A newer version of this server has written to this table, and the one that answers you cannot read that yet. Nothing is lost: reload the page in a moment.
server-damaged = This table’s log is damaged, so it cannot be shown. Nothing has been changed; whoever runs the server can find out more with “preau verify”.
server-game-not-installed = This table is for the game “{ $game }”, which is not installed on this server. Nothing is lost: once it is installed again, the table goes on.
server-failed = Something went wrong on our side. It has been noted; please try again.
server-guest-name = Guest
