"""What happens at a table: the line of play and its record. Never a disk or a clock: `now` is an argument."""
