"""The command line, tried as its users would: what they type, what they read, and what goes wrong."""
