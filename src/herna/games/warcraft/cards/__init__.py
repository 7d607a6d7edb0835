"""What the experience cards do, one module for each race and one for those that all have."""
