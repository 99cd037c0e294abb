"""The web room: templates, styles and scripts. No rule and no word of any game is in here."""
