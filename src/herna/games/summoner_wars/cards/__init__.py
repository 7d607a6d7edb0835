"""What the cards do, one module for each faction."""
