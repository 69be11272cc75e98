"""What tiles, cards and fields do, one file a subject."""
