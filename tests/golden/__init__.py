"""What the engines are compared with: counted positions, refusals and whole games."""
