"""The program's texts in Czech and English, as Fluent catalogues."""
