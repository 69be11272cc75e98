### The player: a key instead of an account.

## A key that the server does not know

page-key-refused = This server does not know your player key
page-key-refused-about = The key was renewed or deleted at another device, or it belongs to another server. Your games are safe.
page-key-link = Link from a device where you are still known
page-key-use-link = Use this link
page-key-wrong-link = This is not a link from “Use on another device”. It looks like …/me#key=….
page-key-anew-about = Or go on as a new player. Seats that this browser keeps stay here.
page-key-anew = Go on as a new player
