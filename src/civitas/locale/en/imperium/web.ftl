## The table in the browser

imperium-web-round = Round { $round }
imperium-web-round-of = Turn { $round } of { $last }
imperium-train-again = With { $mark } points the rules are understood; try again
imperium-trained = With { $mark } points the rules are understood; with { $next } the nation is played well
imperium-trained-well = With { $mark } points and more the nation is played well
imperium-automaton-beaten = The automaton is beaten
imperium-automaton-won = The automaton has as many points or more, so it wins
imperium-automaton-won-by-collapse = After a collapse the automaton wins, whatever the points
imperium-automaton-ours = Its sheet is made by Civitas, not official
imperium-automaton-lost-by-collapse = The Chaos pile is empty, so the collapse beats the automaton
imperium-means = Materials and Population
imperium-means-goods = Materials, Population and Goods
imperium-web-on-turn = { $name } is on turn
imperium-web-last-round = The last round is { $round }
imperium-web-collapsed = Collapse: the last Unrest is gone
imperium-web-collapse-near = { $count ->
        [one] { $count } Unrest left before the collapse
       *[other] { $count } Unrest left before the collapse
    }
imperium-web-decks = The decks in the middle
imperium-web-empty-slot = empty
imperium-web-unrest-beneath = { $count ->
        [one] Unrest beneath
       *[other] { $count } Unrest beneath
    }
imperium-web-hand = Your hand
imperium-web-own-area = Your area
imperium-web-own-piles = Your decks and piles
imperium-web-piles-of = Decks and piles of { $name }
imperium-web-fold = Cards of { $name }
imperium-web-none-in-play = nothing in play
imperium-web-means = Resources, actions and exhaust tokens
imperium-web-actions = Actions left
imperium-web-exhaust-tokens = Exhaust tokens left
imperium-web-token-on-it = an exhaust token lies on it
imperium-web-king-resolved = King of Kings resolved
imperium-web-score = { $points } VP
imperium-web-winner = winner
imperium-web-to-answer = has to answer

## Cards

imperium-web-nation-card = Nation card
imperium-web-develop-cost = To develop:
imperium-web-copy = A copy of { $card } this turn
imperium-web-exhausted = exhausted
imperium-web-under = Garrisoned here: { $cards }
imperium-web-icons-under = { $amount } of { $wanted } different icons
imperium-web-picked = picked
imperium-web-usable = can be chosen
imperium-web-why-not = cannot be used now; choose it to hear why
imperium-web-only-trading = Only with Trade Routes
imperium-web-merchant-card = Merchant
imperium-web-route-under = Open Trade Route beneath: { $card }

## The automaton

imperium-web-level = Level: { $level }
imperium-web-ours = Sheet made by Civitas, not official
imperium-web-slots = Its slots
imperium-web-slot = Slot { $number }
imperium-web-slot-face-down = face down
imperium-web-slot-empty = empty
imperium-web-slot-closed = closed
imperium-web-slot-covered = under the die
imperium-web-slot-resolving = being resolved
imperium-web-die = Die: { $die }
imperium-web-on-state-card = On its state card
imperium-web-token = exhaust token
imperium-web-on-deck = On top of its draw deck
imperium-web-aside-next = Next of those set aside
imperium-web-resolving = Being resolved
imperium-web-state-card = State card: { $side }
imperium-web-sheet-edition = Sheet: { $edition }
imperium-web-row-here = this row
imperium-web-journey = Journey
imperium-web-steps = What the automaton did
imperium-web-steps-show = Show
imperium-web-steps-hide = Hide
imperium-web-step-of = Step { $number } of { $count }
imperium-web-step-back = Back
imperium-web-step-next = Next
imperium-web-step-skip = Skip
imperium-web-step-done = Done
imperium-web-step-again = From the start
imperium-web-pace = Its turn
imperium-web-pace-steps = step by step
imperium-web-pace-once = at once
