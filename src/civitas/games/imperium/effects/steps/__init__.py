"""What effects do, a topic a file."""
