"""Why a choice is not possible, one module for each chapter: asked apart from play, with the rules' own predicates."""
