## The table

imperium-table-round = round { $round }
imperium-table-round-of = turn { $round } of { $last }
imperium-table-scoring = the last round is { $round }
imperium-table-collapse = collapse
imperium-table-doing-activate = activating
imperium-table-doing-innovate = innovating
imperium-table-doing-revolt = revolting
imperium-table-doing-clean-up = clean-up
imperium-table-doing-solstice = solstice
imperium-table-market = Market
imperium-table-unrest = { $amount ->
        [one] Unrest
       *[other] { $amount } Unrest
    }
imperium-table-nation = { $nation } { $side }
imperium-table-size = { $zone } { $size }
imperium-table-small-size = { $deck }: { $size }
imperium-table-nation-deck = nation deck { $size }+accession
imperium-table-actions = actions { $amount }
imperium-table-exhausts = exhaust tokens { $amount }
imperium-table-exhausted = exhausted
imperium-table-under = under it: { $cards }
imperium-table-icons-under = { $amount } of { $wanted } icons: { $icons }
imperium-table-list = { $what }: { $cards }
imperium-table-develop = { $card } ({ $cost })
imperium-table-hand = Your hand
imperium-table-hand-of = the hand
imperium-table-in-play = In play
imperium-table-own-area = Your cards in play
imperium-table-development = To develop
imperium-table-quests = Impending quests
imperium-table-power = Power
imperium-table-side = side { $side }
imperium-table-level = level { $level }
imperium-table-slots = Slots
imperium-table-slot-face-down = face down
imperium-table-slot-covered = { $card } (under the die)
imperium-table-slot-resolving = { $card } (being resolved)
imperium-table-slot-empty = empty
imperium-table-slot-closed = closed
imperium-table-die = die { $die }
imperium-table-on-deck = on top of the draw deck
imperium-table-set-aside = set aside, the next one first
imperium-table-on-state-card = on the state card
imperium-table-state-card = state card: { $side } ({ $edition })
imperium-table-after-shuffle = after each shuffle
imperium-table-clean-up = in each clean-up
imperium-table-end-of-clean-up = end of each clean-up
imperium-table-journey = Journey
imperium-table-automaton-commerce = for the automaton, commerce: { $what }
imperium-table-automaton-profit = for the automaton, profit: { $what }
imperium-table-resolving = being resolved
imperium-table-discarded = discard pile, the top card first
