"""What a page shows of the people at a table: what they ask each other, and what they may do. Never the board."""
