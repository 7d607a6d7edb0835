"""What the experience cards do: a module for each race and one for all."""
