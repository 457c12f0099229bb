"""How effects are said, a topic a file; the topics are those of the steps."""
