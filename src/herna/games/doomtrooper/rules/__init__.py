"""The rules of Doomtrooper, one module per chapter of the Book of Law."""
