## The table in the browser

imperium-web-round = Round { $round }
imperium-web-round-of = Turn { $round } of { $last }
imperium-train-again = With { $mark } points the rules are understood; try again
imperium-trained = With { $mark } points the rules are understood; with { $next } the nation is played well
imperium-trained-well = With { $mark } points and more the nation is played well
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
