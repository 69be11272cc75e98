"""What is in the box, as data and expressions."""
