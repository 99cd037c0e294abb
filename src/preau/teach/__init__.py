"""The room that teaches: lessons, the tutor that judges them, diagrams of rules, and why something happened. Pure."""
