"""The web room: templates, styles and scripts. Never a rule or a word of any game."""
