"""After a match: how the chances went, which choices could have been better, and what was luck."""
