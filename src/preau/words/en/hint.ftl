### Hints and threats at the table.

hint-button = Hint
hint-again = Show the move
hint-threats-button = Threats
hint-among-people = Other people play at this table, so nobody is helped in the game. (Who opens a table can allow it for all.)
hint-no-threats-known = This game knows no threats.
hint-look = A strong player would look here: { $squares }.
hint-look-buttons = A strong player would look at the buttons this time, not at the board.
hint-move = A strong player would play { $move }. { $told }
hint-threats = { $count ->
    [0] No threat to be seen: nobody can do you harm in their next turn.
    [one] There is one threat:
   *[other] There are { $count } threats:
}
