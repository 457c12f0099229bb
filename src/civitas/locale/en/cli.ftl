## Help of the commands

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-help-civitas = Civilization board games with every rule enforced.
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-lang = The language to speak; otherwise CIVITAS_LANG or the system’s.
cli-help-json = Write JSON, for programs.
cli-help-seed = The seed of chance: a whole number from 0 to 2^96 - 1.
cli-help-set = Set an option of the game; may be given several times. An option that is a text can be read from a file: NAME=@FILE.
cli-help-seats = How many seats; otherwise the fewest the game allows.
cli-help-automaton = Play against the automaton of a game that has one, with WHO as its nation; draw draws lots.
cli-help-level = How strong the automaton is; otherwise its usual level.
cli-help-games = List the games.
cli-help-all = Also those not meant for the lobby.
cli-help-play = Play a game in the terminal.
cli-help-play-bots = Who plays, seat by seat: random, greedy, search:ms=200, beam:ms=500 or human; fewer than seats take the last ones. Otherwise seat 1 is human and the others greedy.
cli-help-load = Go on with a saved game.
cli-help-simulate = Let bots play many games and report.
cli-help-games-count = How many games; otherwise 100.
cli-help-simulate-bots = The bots, taking turns at the seats; otherwise random.
cli-help-jobs = How many processes; the result is the same for any number.
cli-help-replay = Check a recorded game and show where it leads.
cli-help-step = Walk through it choice by choice.
cli-help-until = Only the first N choices; with --step, start there.
cli-help-bench = Measure the speed figures.
cli-help-against = Fail if a ratio is over 20 % worse than in this earlier report.
cli-help-rules = The rules of a game.
cli-help-rules-show = Show the rules of a game, or explain one of them.
cli-help-rules-aid = Show the player's aid: turn, end and what is easily forgotten, for all tables or for some settings.
cli-help-rules-example = The worked turns of a game, or one of them step by step
cli-help-rules-coverage = List every rule and the tests that show it.
cli-help-tests = The folder of the tests; otherwise ./tests.
cli-help-doctor = Say what this installation is made of.

## The table

cli-seat-you = { $player } (you)
cli-seat-bot = { $player } ({ $bot })
cli-automaton = Automaton
cli-card = card { $number }
cli-log = What happened
cli-your-answer = Your answer:
cli-keys = h help · ? why not · c cards · u undo · r redo · s save · q quit
cli-help-keys =
    A number answers the question; where several may be picked, type them together: 1 3 4. 0 passes.
    Enter  show the table again
    u      take your last choice back, until something new is seen
    r      make it again
    ?      what you cannot do now, why, and by which rule
    c      what the cards do
    s      save the game to a file
    q      leave the game
    resign give up the whole game, where its rules allow it
cli-no-resigning = The game cannot be given up now.
cli-pick-between = Pick { $least } to { $most }, all at once: 1 3 4.
cli-pick-exactly = Pick { $count }, all at once: 1 3 4.
cli-no-such-answer = { $answer } is not among the answers; type one of the numbers above, or h for help.
cli-one-answer = This question takes one number.
cli-pass-alone = 0 stands alone: it means to pick nothing.
cli-answer-twice = Each number can be given once.
cli-go-on = Go on all the same? (y/n)
cli-yes-answers = y yes
cli-cover = { $player }, your turn at the screen. The others look away; press Enter.
cli-no-undo = Nothing can be taken back: another player was asked, or something new was seen.
cli-no-redo = There is nothing to do again.
cli-no-cards = This game does not describe its cards.
cli-why-nothing = Nothing is refused now.
cli-why-action = Not now
cli-why-reason = Because
cli-why-rule = Rule
cli-save-as = Save to which file? [{ $suggested }]
cli-save-over = { $path } exists. Replace it? (y/n)
cli-save-no-file = { $path } is not a file; nothing was saved.
cli-save-failed = Nothing was saved as { $path }: { $why }.
cli-saved = Saved as { $path }.
cli-save-at-end = s to save the record, Enter to leave:
cli-leave = Leave without saving? (y/n)
cli-end-of-input = The input ended; the game is left unsaved.
cli-over = The game is over
cli-player = Player
cli-score = Points
cli-breakdown = Of which
cli-winners = { $count ->
    [0] Nobody wins.
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
}
cli-seed = The seed was { $seed }.

## Lists and reports

cli-no-games = No game is meant for the lobby yet; --all lists the others.
cli-name = Name
cli-game = Game
cli-seats = Seats
cli-game-options = Options
cli-option-text = text of up to { $most } characters
cli-none = none
cli-missing = missing
cli-bot = Bot
cli-wins = Wins
cli-mean-score = Mean points
cli-sim-games = Games
cli-sim-speed = Games a second
cli-sim-decision-speed = Decisions a second
cli-sim-branching = Options a decision
cli-sim-length = Choices a game
cli-sim-capped = Games cut short
cli-sim-seconds = Seconds
cli-compiled = compiled
cli-interpreted = interpreted
cli-figure = Figure
cli-value = Value
cli-yardstick = Yardstick
cli-ratio = Ratio
cli-goal = Goal
cli-record-seed = Seed
cli-replay-other-rules = It was played under rules version { $rules }; the version installed here is { $installed }, so its choices cannot be walked through.
cli-replay-right = The record is right up to choice { $at } of { $all }.
cli-step-at = After { $at } of { $all } choices
cli-step-choice = { $player } chooses: { $choice }
cli-step-end = The record ends here.
cli-step-keys = Enter next · b back · a number jumps there · q quit:
cli-step-bad = Type Enter, b, q, or a number up to { $all }.
cli-rule-source = Source: { $source }
cli-rule-parent = Part of: { $rule }
cli-rule-child = See also: { $rule }
cli-rule-unknown = { $rule } is not in the index but is cited by { $tests }.
cli-rule-waits = waits for { $what }
cli-example-chosen = { $player }: { $choice }
cli-rule-count = { $shown } of { $all } rules are shown by tests.
cli-doctor-game = Game { $name }
cli-doctor-rules = rules { $version }
cli-doctor-kernel = Kernel
cli-doctor-stale = Compiled modules older than their source
cli-doctor-no-stale = none
cli-doctor-database = Database
cli-doctor-no-database = none yet
cli-doctor-browser = Browser
cli-help-serve = Serves the web app: lobby, tables, bots and replays.
cli-help-backup = Writes all tables and players to one file.
cli-help-verify = Tries all stored games under the rules installed, before they are served.
cli-help-restore = Fills an empty database from such a file.
cli-help-host = The address to listen at.
cli-help-port = The port to listen at.
cli-help-workers = How many server processes; more than one needs PostgreSQL and Redis.
cli-help-bot-processes = How many processes the bots think in.
cli-help-data = Where tables are kept.
cli-help-log = How much is written to the log.
cli-serving = Civitas is at { $address } (Ctrl-C ends it).
cli-serve-untried = { $count ->
    [one] One stored game was played under other rules and is tried when it is opened; “civitas verify” tries it now.
   *[other] { $count } stored games were played under other rules and are tried when they are opened; “civitas verify” tries them now.
}
cli-verify-standing = { $count } played under these very rules
cli-verify-holding = { $count } played under others, and the same under these
cli-verify-going-on = { $count } that go on under these rules from where they stood
cli-verify-broken = { $count } that can only be looked at
cli-verify-goes-on = { $table } ({ $game }) goes on from where it stood: { $said }
cli-verify-breaks = { $table } ({ $game }) can only be looked at: { $said }
cli-backed-up = { $rows } rows are in { $file }.
cli-restored = { $rows } rows were restored.
