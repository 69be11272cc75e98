"""The rules, one file a part of play."""
