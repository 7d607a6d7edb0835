"""After a match: the win chances, which choices could have been better, and luck."""
