"""What only the Ultimate Edition has: new cards, and reprints of old ones (`…_revised`)."""
