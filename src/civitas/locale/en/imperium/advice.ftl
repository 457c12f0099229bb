## Why not, and what to mind

imperium-do-anything = Any move
imperium-do-play = Play { $card }
imperium-do-exhaust = Exhaust { $card }
imperium-why-not-asked = Another question has to be answered first, or it is not your turn.
imperium-why-activate-first = Cards are played in a turn of activating: choose that first.
imperium-why-only-responds = It only responds: you are asked when its moment comes.
imperium-why-not-full = { $missing ->
    [one] 1 Good is missing on it.
   *[other] { $missing } Goods are missing on it.
}
imperium-why-never = This card cannot be played.
imperium-why-other-state = Your state card shows another icon than this card.
imperium-why-card-missing = Another card that this one needs is not there.
imperium-why-cost = It costs { $what }; you are short of { $missing }.
imperium-why-cost-cards = You do not have the cards it costs.
imperium-why-no-effect = Nothing on it can be done now.
imperium-why-no-action = You have no action left.
imperium-why-free-played = You have played it freely this turn, and you have no action left.
imperium-why-no-token = You have no exhaust token left.
imperium-why-exhausted = It is exhausted.
imperium-warn-collapse = This takes the last Unrest of the pile: the game collapses and ends at once.
imperium-warn-abilities-left = { $amount ->
    [one] You could still use an exhaust ability.
   *[other] You could still use { $amount } exhaust abilities.
}
imperium-warn-no-effect = This card would bring you nothing now.
imperium-warn-actions-left = { $amount ->
        [one] You still have { $amount } action.
       *[other] You still have { $amount } actions.
    }
