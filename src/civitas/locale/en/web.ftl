## Pages

web-welcome = What shall we play?
web-tagline = Civilization board games with every rule enforced, against bots or friends.
web-lobby = Lobby
web-settings = Settings
web-account = Account
web-navigation = Pages
web-skip = Skip to the content
web-to-lobby = To the lobby
web-unknown-page = There is nothing here.
web-title-new = New table: { $game }
web-title-rules = Rules: { $game }
web-title-table = Table
web-title-replay = Replay
web-opening = One moment…
web-close = Close
web-keep = Save
web-kept = Saved.
web-keeping = Saving…
web-search = Search

## Problems

web-problem-unreachable = The server cannot be reached.
web-problem-password = Name and password do not match.
web-problem-forbidden = This is not yours to do.
web-problem-missing = It does not exist, or no longer.
web-problem-late = The table has moved on; here is how it stands.
web-problem-busy = Too many requests; wait a moment.
web-problem-fault = The server met a fault of its own.
web-problem-storage = The server cannot store or read anything at the moment.
web-answer-lost = Your answer did not arrive. Please give it again.
web-deed-unsure = No reply came. This is how the table stands; look before you do it again.
web-problem-refused = That was not accepted; nothing was changed.
web-problem-incident = Incident { $incident }
web-table-failed = This game’s table cannot be drawn; here is what lies on it.

## Games

web-games = Games
web-play = Play
web-play-game = Play { $game }
web-alone = Play alone
web-alone-game = Play alone: { $game }
web-aid = Aid
web-rules = Rules
web-game-early = still growing
web-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-players-range = { $least }–{ $most } players
web-minutes = { $count } minutes
web-minutes-range = { $shortest }–{ $longest } minutes
web-game-ages = Through the Ages
    .about = Grow a people from a handful of farmers to the stars of the last century. Draft leaders, wonders and technologies from one row of cards, feed and cheer your workers, keep corruption low and your army modern, and seed the events that will judge everyone. Culture decides, and every action counts.
web-game-mare = Mare Nostrum: Empires
    .about = Rome, Carthage, Greece, Egypt and Babylon share one sea. Trade goods you would rather keep, build cities and temples, call heroes and wonders to your side, and send legions and triremes where words no longer help. Four ways to win; nobody is ever out of reach.
web-game-proving = Proving Ground
    .about = A small deck-building game on which the engine is tested.

## Tables in lists

web-my-tables = My tables
web-open-tables = Open tables
web-finished = Finished games
web-table-waiting = Waiting for players
web-other-rules = Played under other rules
web-other-rules-about = This game was played under rules version { $played } and does not stand under those installed here, version { $installed }. You can look at it, talk, save it and leave it, but not play on.
web-other-rules-elsewhere = Under the installed rules the same choices lead to another position.
web-other-rules-refused = The installed rules do not allow a choice that was made.
web-other-rules-unproved = An earlier release stored nothing that tells whether it is still the same.
web-other-rules-shown = { $choices ->
    [0] At the start, the last position that is the same
    [one] After one choice, the last position that is the same
   *[other] After { $choices } choices, the last position that is the same
}
web-ending = How it ended
web-ending-table = The last table
web-ending-drawing = A drawing of the last table; it is there as text too
web-ending-text = As text
web-ending-none = Of the last table nothing is kept.
web-table-over = Over
web-table-won = Won by { $names }
web-table-your-turn = Your turn
web-table-turn-of = Turn of { $names }
web-table-open = Open
web-table-go-on = Go on
web-join = Join
web-watch = Watch
web-replay = Replay
web-import = Bring in a recorded game

## Campaigns

web-campaign = Campaign
web-campaigns = Campaigns
web-campaign-of = Campaigns: { $game }
web-campaign-instead = Play a campaign of several games
web-campaigns-mine = My campaigns
web-campaign-new = A new campaign
web-campaign-pick-nation = Choose a nation first
web-campaign-begin = Begin with this nation: { $name }
web-campaign-bring = Bring in a saved sheet
web-campaign-first-level = Level of the first game
web-campaign-won = The campaign is won.
web-campaign-lost = The campaign is lost.
web-campaign-standing = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, { $losses ->
    [one] 1 loss
   *[other] { $losses } losses
}
web-campaign-wins = { $count } of { $needed } wins
web-campaign-losses = { $count } of { $allowed } losses
web-campaign-next = Game { $number }
web-campaign-playing = This game is being played.
web-campaign-pick-opponent = Choose the automaton’s nation
web-campaign-play = Play against this automaton: { $name }
web-campaign-other-rules = The game begun last does not stand under the rules installed now. Begin it anew.
web-campaign-change = A card for your win
web-campaign-change-about = Add one card to your starting deck, or remove one from it, for the rest of the campaign.
web-campaign-add = Add a card you gained
web-campaign-add-none = You gained no common card that could be added.
web-campaign-remove-card = Remove a card
web-campaign-pick = Choose a card
web-campaign-add-this = Add to the starting deck: { $card }
web-campaign-remove-this = Remove from the starting deck: { $card }
web-campaign-sheet = Campaign record
web-campaign-player = { $name }, playing the nation { $nation }
web-campaign-date = Date
web-campaign-score = Your points
web-campaign-automaton = Automaton
web-campaign-its-score = Its points
web-campaign-result = Result
web-campaign-card = Card added (removed)
web-campaign-win = Won
web-campaign-loss = Lost
web-campaign-replay = Replay of game { $number }
web-campaign-no-games = No game has been finished yet.
web-campaign-deck = Starting deck
web-campaign-added = added
web-campaign-save = Save the sheet
web-campaign-print = Print
web-campaign-remove = Remove
web-campaign-remove-sure = The sheet is deleted, the games stay. Remove this campaign?
web-campaign-unreadable = This sheet cannot be read under the rules installed now.
web-campaign-back = To the campaign

## A new table

web-new-table = New table
web-seats = Seats
web-how-many = How many?
web-start = Start the game
web-open-the-table = Open the table
web-more-options = More options
web-choose-for = Choose for player { $number }
web-compare = Compare and choose
web-choose-this = Choose
web-chosen-already = Player { $number } has it
web-not-with-settings = Not with these settings
web-its-cards = Its cards
web-hide-cards = Hide the cards
web-filter-left = { $count ->
    [0] Nothing is left with these filters. Take one of them back.
    [one] One is left
   *[other] { $count } are left
}
web-draw-among = { $count ->
    [one] Take this one
   *[other] Draw lots among these { $count }
}
web-drawn-among = { $count ->
    [one] By lot: one
   *[other] By lot among { $count }
}
web-filter-clear = All
web-suggested = To begin with
web-alone-own = You play
web-alone-rival = The automaton plays
web-alone-level = Level
web-alone-needs = { $name } needs another setting: { $setting }.
web-alone-switch = Set it so
web-kind-me = Me
web-kind-here = Here
web-kind-bot = Bot
web-kind-open = Open
web-who-sits = Who sits at seat { $number }?
web-level-of = Strength of the bot at seat { $number }
web-name-of = Name of the player at seat { $number }
web-by-lot = By lot
web-no-limit = No limit
web-seat-numbered = Seat { $number }: { $who }
web-hot-seat-about = Several players share this device: between their turns the screen is covered.
web-open-about = Open seats are for friends: the next page has the link for them.
web-level-random = Random
web-level-easy = Easy
web-level-normal = Normal
web-level-hard = Hard
web-clock = Clock
    .about = When a player’s time runs out a bot takes the seat until the player is back.
web-clock-none = No clock
web-clock-fast = Fast: 30 seconds a move, 5 minutes in the bank
web-clock-evening = An evening: 90 seconds a move, 20 minutes in the bank
web-clock-day = By the day: a day a move, 3 days in the bank
web-seed = Seed of chance
    .about = The same seed gives the same draws; everybody at the table sees it. Leave it empty for chance nobody can know.
    .shared = With an open seat the server draws the seed: whoever knew it would know the cards.
web-listed = Show the table in the lobby
    .about = Anybody may then join its open seats or watch. Otherwise only those with the link.

## Options of the games

web-option-ages-first = Starting player
    .about = Who takes the first turn and has one civil action in it; those who follow clockwise have two, three and four.
web-option-mare-empire = Empire
    .about = Each player leads one empire; “by lot” draws one that is still free.
web-value-mare-empire-draw = By lot
web-value-mare-empire-rome = Rome
web-value-mare-empire-greece = Greece
web-value-mare-empire-babylon = Babylon
web-value-mare-empire-egypt = Egypt
web-value-mare-empire-carthage = Carthage
web-option-mare-tiles = Heroes and wonders
    .about = How many lie open besides the Pyramids: five at a time, or all from the start for experienced players.
web-value-mare-tiles-five = Five at a time
web-value-mare-tiles-all = All from the start
web-option-mare-rounds = Most rounds
    .about = The game ends after so many rounds if nobody has won. Leave it empty for no limit.
web-option-mare-map = A map of your own
    .about = The text of a map file; empty for the Mediterranean.
web-option-proving-market = Cards in the market
    .about = How many different cards can be bought.
web-option-proving-rounds = Most rounds
    .about = The game ends after so many rounds at the latest.

## Waiting for players

web-invite = Invite
web-invite-about = Whoever opens this link can sit down at an open seat, or watch.
web-link = Link to this table
web-copy = Copy
web-copied = The link is copied.
web-copy-failed = It could not be copied; here it is:
web-copy-watch-link = Copy the link to watch
web-your-name = Your name
web-sit-here = Sit here
web-leave = Get up
web-leave-seat = Leave my seat to a bot
web-leave-seat-sure = A bot will play for you until you take the seat back. Leave it?
web-start-about = { $count ->
    [one] A bot takes the open seat when you start.
   *[other] Bots take the { $count } open seats when you start.
}
web-wait-for-host = The game starts when whoever opened the table says so.

## Seats

web-seat-bot = bot · { $level }
web-automaton = Automaton
web-seat-automaton = plays by itself
web-seat-open = open seat
web-seat-you = you
web-seat-away = away: a bot plays
web-seat-absent = not here now
web-seat-asked = to move
web-seat-committed = has chosen
web-seat-look = Show { $name }
web-take-back = I am back
web-bank = In the bank
web-time-left = Time left
web-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-winner = Winner
web-link-opening = connecting…
web-link-slow = slow connection
web-link-lost = no connection

## The table

web-board = Board
web-question = What is asked
web-options = Answers
web-your-turn = Your turn
web-waiting-for = Waiting for { $names }.
web-answer-is-in = Your answer is in. You can change it until the others have theirs.
web-game-over-nobody = The game is over. Nobody wins.
web-game-over = The game is over. Won by { $names }.
web-game-over-alone = The game is over.
web-rule = Rule
web-all-rules = All rules
web-rule-parent = Part of: { $title }
web-show-options = Answers ({ $count })
web-hide-options = Hide answers
web-show-all = Show all { $count }
web-search-options = Search { $count } answers
web-has-warning = There is something to know first
web-one-less = One less: { $thing }
web-gathered = Picked { $count }; from { $least } to { $most }.
web-gathered-exactly = Picked { $count } of { $most }.
web-confirm = Confirm
web-confirm-none = Take none
web-change-answer = Change my answer
web-which = Which one?
web-here = What you can do here
web-sure = Are you sure?
web-yes-do-it = Yes, do it
web-no-wait = No, wait
web-tools = Tools
web-undo = Undo
web-undo-more = Undo…
web-redo = Redo
web-undo-ask = Ask to undo
web-undo-ask-about = Going back further takes back moves of others or something seen, so the other players must agree. To before what?
web-undo-before = Before: { $line }
web-undo-wished = { $count ->
    [one] { $name } asks to take back 1 choice.
   *[other] { $name } asks to take back { $count } choices.
}
web-agree = Agree
web-refuse = Refuse
web-hint = Hint
web-hint-thinking = A bot is thinking about it…
web-hint-says = A bot would choose: { $choice }
web-hint-rated = How it rates what you can do; take one if you like:
web-hint-take = Do that
web-hint-none = No hint can be given now.
web-why = Why not?
web-why-title = What you cannot do now
web-why-nothing = Nothing is refused here.
web-menu = Menu
web-keys = Keyboard
web-keys-on = Single keys work at the table
web-key-take = Take or pick the answer of that number
web-key-pass = Pass
web-key-confirm = Confirm what is picked
web-key-walk = Walk through the answers
web-key-search = Search the answers
web-standing = Next time
web-standing-ask = ask me
web-standing-never = always pass
web-standing-always = always do it
web-standing-list = Standing answers
web-standing-about = What is answered for you without asking.
web-standing-none = You are always asked.
web-rules-version = Rules version { $version }
web-seed-was = seed { $seed }
web-save-record = Save the record
web-cover = Pass the device to { $name }
web-cover-who = Who looks at the screen?
web-cover-about = The others look away. Nothing is shown until you say you are ready.
web-cover-ready = I am { $name }
web-shared-zones = For all

## Beside the table

web-panels = Beside the board
web-log = Log
web-log-earlier = Earlier
web-log-empty = Nothing has happened yet.
web-to-replay = Look at this moment
web-turn-of = { $name }
web-talk = Talk
web-talk-empty = Nobody has said anything yet.
web-unheard = new
web-watcher = Spectator
web-say = Say something
web-send = Send
web-proposal = Proposal
web-as-proposal = as a proposal; it binds nobody
web-notes = Notes
web-notes-about = Only you can read these.
web-score = Points
web-score-hidden = Points are counted at the end.
web-search-rules = Search the rules
web-found = { $count ->
    [0] Nothing found.
    [one] 1 found.
   *[other] { $count } found.
}
web-rules-about = In our own words, in the order of the rulebook.
web-recap = Since you last looked
web-recap-more = { $count ->
    [one] 1 more before.
   *[other] { $count } more before.
}

## The gallery of cards

web-cards = Cards
web-title-cards = Cards: { $game }
web-cards-search = Search names and texts
web-cards-filters = Filters
web-cards-filters-chosen = Filters ({ $count } chosen)
web-cards-any = All
web-cards-ruled = Only with rulings
web-cards-clear = Clear the filters
web-cards-found = { $count ->
    [0] No card fits.
    [one] 1 card
   *[other] { $count } cards
}
web-cards-more = Show more ({ $count } left)
web-cards-all = All cards
web-cards-no-game = There is no gallery of cards for “{ $game }”.
web-cards-no-card = { $game } has no card “{ $card }”.
web-card-leaf = Cards before and after
web-card-before = Previous card:
web-card-after = Next card:
web-card-facts = Facts
web-card-code = Code
web-card-rules = Rules that speak of it
web-card-side = The other side
web-card-replacement = Replaced in Horizons by
web-card-replaced = It replaces
web-rulings = Rulings
web-rulings-none = No ruling is needed: the card says it all.
web-rulings-count = { $count ->
    [one] 1 ruling
   *[other] { $count } rulings
}

## After the game

web-final-scores = Final scores
web-chart = The course of the game
web-chart-none = There is no chart of this game.
web-chart-start = Beginning
web-chart-end = End
web-chart-of = What is compared
web-standings = Standings
web-rematch = Rematch

## Replay

web-replay-of = Replay: { $game }
web-to-table = To the table
web-seen-by = Seen by
web-seen-all = everything
web-seen-open = a spectator
web-replay-next = Then: { $choice }
web-replay-quiet = Nothing to tell.
web-replay-controls = Replay
web-run = Run
web-pause = Pause
web-step-on = One on
web-step-back = One back
web-turn-after = Next turn
web-turn-before = Turn before
web-scrub = Place in the game
web-position = { $at } of { $all }
web-jump = Jump to a turn
web-turn-number = Turn { $number }: { $name }
web-speed = Speed
web-branch = Play on from here
web-branch-about = A new table starts after choice { $at }; this game stays as it is.

## Settings

web-set-reading = Reading
web-set-language = Language
web-set-text = Size of text
web-set-text-small = Small
web-set-text-usual = Usual
web-set-text-large = Large
web-set-text-huge = Very large
web-set-motion = Motion
web-set-motion-full = Things move
web-set-motion-less = Things stand still
web-set-system = As the device
web-set-colours = Colours
web-set-theme = Brightness
web-set-light = Paper
web-set-dark = Night
web-set-palette = Palette
web-set-palette-standard = Terracotta
web-set-palette-safe = Safe for colour-blindness
web-set-playing = Playing
web-set-confirm = Ask “are you sure?”
web-set-confirm-warned = When there is a warning
web-set-confirm-always = At every choice
web-set-auto-pass = Pass for me when nothing else is possible

## Account

web-account-name = Account name
web-password = Password, 8 characters or more
web-sign-up = Create an account
web-sign-up-about = You can play without one. An account keeps your tables and finds them on any device; those you have now come along.
web-sign-in = Sign in
web-sign-out = Sign out
web-signed-in = Signed in as { $name }.
web-have-account = I have an account
web-no-account = I have none yet
web-notify = Tell me when it is my turn
web-notify-about = All off unless you want it.
web-notify-browser = By a notice of this browser, while a table is open in it
web-notify-mail = By e-mail to
web-notify-webhook = By calling this address
web-notify-denied = The browser does not allow notices from here.

## Worked turns

web-title-example = Worked turn: { $game }
web-examples = Worked turns
web-examples-about = The examples of the rulebook on the real table, step by step.
web-example-steps =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
web-example = Worked turn
web-example-at = Step { $at } of { $all }
web-example-chosen = Choices
web-example-before = Back
web-example-next = Next
