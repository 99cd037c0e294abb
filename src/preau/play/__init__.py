"""What happens at a table: the line of play and its record. Pure: no disk, no clock; a date is an argument."""
