# The words of the automaton's rows. They tell what the automaton does with what is its own; “you” is the player it plays
# against. “otherwise” comes after what cannot be done and after a condition that does not hold.

imperium-auto-trigger-other = any other
imperium-auto-trigger-nation = nation card

imperium-auto-to = { $cost } to { $result }
imperium-auto-otherwise = { $first }; otherwise { $second }
imperium-auto-again = as often as possible, { $body }
imperium-auto-either = { $first } or { $second }

imperium-auto-if-deck-left = if the deck has { $amount } or more cards left, { $body }
imperium-auto-if-gained-none = if that brought nothing, { $body }
imperium-auto-if-grey = if this card has no suit, { $body }
imperium-auto-if-has = if the automaton has { $what } or more, { $body }
imperium-auto-if-none-in-discard = if no { $kind } card is in the discard pile, { $body }
imperium-auto-if-on-card = if the state card holds { $what } or more, { $body }
imperium-auto-if-regions = if the automaton has a Region in play, { $body }
imperium-auto-if-shown = if it is a { $kind } card, { $body }
imperium-auto-if-worthless = if that card is worth 0 points, { $body }
imperium-auto-if-you-are-empire = if you are an Empire, { $body }
imperium-auto-if-you-have = if you have a { $kind } card in play, { $body }

imperium-auto-gain = gain { $what }
imperium-auto-gain-as-many = gain the same amount of { $resource }
imperium-auto-gain-for-regions = for each Region in play gain { $what }
imperium-auto-spend = spend { $what }
imperium-auto-spend-all = spend all { $what }
imperium-auto-lay-on-card = place { $what } from the supply on the state card
imperium-auto-move-onto-card = move { $what } of its own to the state card
imperium-auto-moving-gained = { $body } and move all { $resource } so gained to the state card
imperium-auto-clear-card = remove all { $what } from the state card
imperium-auto-exhaust-tokens = { $amount ->
        [one] { $amount } exhaust token
       *[other] { $amount } exhaust tokens
    }

imperium-auto-this-history = put this card into the history
imperium-auto-this-deck = put this card on top of the deck
imperium-auto-this-under-deck = put this card at the bottom of the deck
imperium-auto-this-exile = exile this card
imperium-auto-this-unrest = return this card to its pile
imperium-auto-play-this = play this card
imperium-auto-trigger-this = trigger it
imperium-auto-discard-top = { $amount ->
        [one] discard the top card of the deck
       *[other] discard the top { $amount } cards of the deck
    }
imperium-auto-discard-dynasty = discard the top card of the dynasty deck
imperium-auto-resolve-top = resolve the top card of the deck
imperium-auto-resolve-dynasty = resolve the top card of the dynasty deck
imperium-auto-return-unrest = return 1 Unrest from the discard pile
imperium-auto-discarded-deck = put { $what } from the discard pile on top of the deck
imperium-auto-discarded-play = put { $what } from the discard pile into play
imperium-auto-discarded-history = put { $what } from the discard pile into the history
imperium-auto-discarded-back = put the top card of the discard pile on top of the deck
imperium-auto-played-history = put { $what } from play into the history
imperium-auto-abandon = abandon { $what } of its own
imperium-auto-take-unrest = take 1 Unrest
imperium-auto-take-unrest-discard = take 1 Unrest into the discard pile
imperium-auto-unrest-after-shuffle = take 1 Unrest into the discard pile after the shuffle
imperium-auto-headpiece = put 1 set-aside { imperium-name-headpiece } on top of the deck
imperium-auto-quest = gain the top impending quest
imperium-auto-discovery = gain the top card of the discovery deck
imperium-auto-exile-quest = exile the top impending quest unless it is { $kind }
imperium-auto-history-discard = put all { $kind } cards from the history into the discard pile
imperium-auto-reveal-own = reveal the top card of the deck; { $body }
imperium-auto-reveal-main = reveal the top card of the main deck; { $body }
imperium-auto-shown-discard = discard it
imperium-auto-shown-exile = exile it
imperium-auto-shown-resolve = resolve it
imperium-auto-shown-unrest = put it and 1 Unrest into the discard pile

imperium-auto-exile-market = exile 1 market card
imperium-auto-acquire = acquire 1 { $kind } card
imperium-auto-acquire-exile = acquire 1 { $kind } card from the market or from exile
imperium-auto-acquire-exiled = acquire 1 exiled { $kind } card
imperium-auto-acquire-with = acquire 1 market card that has { $resource } on it
imperium-auto-acquire-with-any = { $amount ->
        [one] acquire 1 market card that has a token on it
       *[other] acquire 1 market card that has { $amount } or more tokens on it
    }
imperium-auto-acquire-slots = acquire 1 card from the first { $amount } slots of the market
imperium-auto-break-through = break through for 1 { $kind } card
imperium-auto-break-through-discard = break through for 1 { $kind } card and discard it
imperium-auto-break-through-resolve = break through for 1 { $kind } card and resolve it
imperium-auto-break-through-exiled = break through for 1 exiled { $kind } card
imperium-auto-break-through-exiled-history = break through for 1 exiled { $kind } card and put it into the history
imperium-auto-break-through-main = break through for the top card of the main deck and resolve it
imperium-auto-fame = gain the top Fame card
imperium-auto-token-die = add { $what } to the market card in the slot the die shows
imperium-auto-token-left = add { $what } to the first market card without that resource
imperium-auto-take-tokens = gain all tokens of the market card with the most tokens
imperium-auto-exile-richest = exile the market cards with the most tokens (the tokens are lost)
imperium-auto-swap = swap this card with 1 market card that shares a suit with it and is no Gadget, and resolve that card
imperium-auto-trade = trade

imperium-auto-turn-state-card = turn the state card over
imperium-auto-replace-state-card = replace the state card with the next one
imperium-auto-journey-on = go on to the next card of the journey
imperium-auto-end = trigger scoring

imperium-auto-you-gain = you gain { $what }
imperium-auto-you-take-unrest = you take 1 Unrest
imperium-auto-you-take-chaos = you take 1 Chaos
imperium-auto-you-recall = you recall { $what }
imperium-auto-you-abandon = you abandon { $what }
imperium-auto-you-discard = { $amount ->
        [one] you discard 1 card
       *[other] you discard { $amount } cards
    }
imperium-auto-you-may-draw = you may draw 1 card
imperium-auto-you-may-return-unrest = you may return 1 Unrest
imperium-auto-owner-may-draw = the owner of this Trade Route may draw 1 card
imperium-auto-draw = draw 1 card
imperium-auto-steal = steal { $what } from you
imperium-auto-then = { $first }, then { $second }
imperium-auto-it-abandons = the automaton abandons { $what } of its own
