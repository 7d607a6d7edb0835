"""Everything the program says, in Czech and English: Fluent catalogues, and how things are put into words."""
