"""What is in the box. Most of it is our own reconstruction (docs/rules/euthia.md)."""
