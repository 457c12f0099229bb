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
