"""The table behind the browser: games that live in a database, seats with secrets, live updates, bots."""
