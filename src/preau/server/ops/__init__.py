"""What every part may use to be watched: metrics, traces, redacted logs, the garbage collector. Knows no table."""
