### The player: a key instead of an account.

## A key that the server does not know

page-key-refused = This server does not know your player key
page-key-refused-about = The key was renewed or deleted at another device, or it belongs to another server. Your games are safe.
page-key-link = Link from a device where you are still known
page-key-use-link = Use this link
page-key-wrong-link = This is not a link from “Use on another device”. It looks like …/me#key=….
page-key-anew-about = Or go on as a new player. Seats that this browser keeps stay here.
page-key-anew = Go on as a new player

## The page of the player

page-nav-me = You
page-settings-to-me = Your name, seats and key
page-me-name = Name
page-me-name-about = Others see it at all your seats in games that are not over.
page-me-rename = Rename
page-me-renamed = You have a new name.
page-me-seats = Your seats
page-me-no-seats = You sit at no table just now.
page-me-waiting = waiting for players
page-me-others-move = somebody else is to move
page-me-results = Your results
page-me-no-results = You have not finished a game yet.
page-me-game = Game
page-me-outcome = Outcome
page-me-not-won = not won
page-me-points = Points
page-me-hints = Hints
page-me-device = Use on another device
page-me-device-about = Open this link there, and you go on as the same player. Whoever has the link is you: keep it to yourself.
page-me-copy = Copy my link
page-me-show-link = Show the link
page-me-link = Link to yourself
page-me-renew = Renew the key
page-me-renew-about = Do this if somebody else may have your link. You get a new key; the old link, the links of your seats and all your other devices stop working at once.
page-me-renew-do = Renew
page-me-renew-sure = Every other device is shut out until you open the new link there. Renew the key?
page-me-renewed = The key is new. Copy the new link for your other devices.
page-me-delete = Delete my data
page-me-delete-about = Your name and your key go, and so do your seats: in games that are not over they become free for others. Finished games and their results stay, without your name.
page-me-delete-sure = This cannot be taken back. Delete your data?
page-me-deleted = Your data is deleted. Nothing here belongs to you any more.
page-me-nobody = This browser has no player key, because the server made none. Try again.
page-me-keep-as-is = Leave it as it is
page-me-brought = This link makes you another player
page-me-brought-name = This link makes you { $name }
page-me-brought-about = { $seats ->
    [one] Here you are already a player with { $seats } seat. The seat stays in this browser, but only your link brings you back to that player: copy it first.
   *[other] Here you are already a player with { $seats } seats. The seats stay in this browser, but only your link brings you back to that player: copy it first.
  }
page-me-copy-mine = Copy the link of the player I am now
page-me-replace = Become the other player
page-me-keep = Stay who I am
page-me-taken = You are the same player here as on your other device.
