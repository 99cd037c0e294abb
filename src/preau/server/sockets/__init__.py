"""One socket a table: its messages, who listens, and what a message asks of the table. No HTTP route, no page."""
