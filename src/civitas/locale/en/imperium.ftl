imperium-title = Imperium
    .about = Two to four nations rise from barbarians to empires: each its own deck of cards, and one market for all.
imperium-option-nation1 = The nation of player 1
imperium-option-nation2 = The nation of player 2
imperium-option-nation3 = The nation of player 3
imperium-option-nation4 = The nation of player 4
imperium-option-side1 = The side of player 1’s power card
imperium-option-side2 = The side of player 2’s power card
imperium-option-side3 = The side of player 3’s power card
imperium-option-side4 = The side of player 4’s power card
imperium-option-common = The box the common cards come from
imperium-option-replacements = Whether the later replacement cards take the place of the first ones
imperium-option-first = The first player; 0 to draw lots

## Questions

imperium-ask-turn = Your turn. Do you activate, innovate or revolt?
imperium-ask-activate = Play a card, use an exhaust ability, or end your turn.
imperium-ask-may = You may { $body }. Do you?
imperium-ask-respond = { $card } can respond: { $body }. Do you exhaust it?
imperium-ask-choose = { $card }: which one do you choose?
imperium-ask-pay = You pay { $what }. With what?
imperium-ask-pay-up-to = How much { $resource } do you pay?
imperium-ask-discard = Which card do you discard?
imperium-ask-discard-any = Clean-up: which cards do you discard before you draw?
imperium-ask-abandon = Which card do you abandon?
imperium-ask-recall = Which card do you recall to your hand?
imperium-ask-to-history = Which card goes into your history?
imperium-ask-to-legends = Which Mana goes into your legends?
imperium-ask-on-deck = Which card goes on top of your draw deck?
imperium-ask-to-hand = Which card do you put into your hand?
imperium-ask-return-unrest = Which Unrest do you return?
imperium-ask-revolt = Which Unrest do you return to the pile?
imperium-ask-garrison = Which card do you garrison?
imperium-ask-exile = Which card do you exile?
imperium-ask-find = Which card do you look for?
imperium-ask-play-card = Which card do you play?
imperium-ask-exile-market = Which market card do you exile?
imperium-ask-swap-out = Which market card goes into exile?
imperium-ask-swap-in = Which exiled card takes its place?
imperium-ask-swap-market = Which Gadget do you swap with which market card?
imperium-ask-acquire = Which card do you acquire?
imperium-ask-break-through = Which card, or which deck, do you break through for?
imperium-ask-develop = Which card do you develop?
imperium-ask-taker = There may not be enough Unrest for everyone. Who takes the next one?
imperium-ask-take-tokens = From which market card do you gain the resources?
imperium-ask-clean-up-token = Clean-up: on which market card do you put { $what }?
imperium-ask-market-token = On which market card do you put { $what }?
imperium-ask-declare = Which suit do you name?
imperium-ask-tribute = Do you give the defender 1 Progress, so that your attack is not ignored?
imperium-ask-draw-up-to = How many cards do you draw?
imperium-ask-place-drawn = Where does the card you drew go?
imperium-ask-their-card = Which card in play do you choose?
imperium-ask-give = Which card do you give to { $player }?
imperium-ask-bottom = Do you put the nation card you looked at to the bottom of its deck?
imperium-ask-sink-nation = Which card goes to the bottom of your nation deck?
imperium-ask-put-back-nation = Which card goes back on top of your nation deck next?
imperium-ask-swap-nation = Which hand card do you swap with the top card of your nation deck?
imperium-ask-take-fame = Which fame card do you take?
imperium-ask-put-back-fame = Which card goes back on top of the fame deck next?
imperium-ask-discard-drawn = Which of the cards drawn do you discard?
imperium-ask-host = Under which card do you garrison it?
imperium-ask-ready = From which card do you take the exhaust token back?
imperium-ask-treat = Of which card do you count the icon differently?
imperium-ask-solstice = Which solstice effect do you resolve next?
imperium-ask-order = Several of your cards respond. Which goes first?

## Answers

imperium-turn-activate = Activate: play cards and use exhaust abilities
imperium-turn-innovate = Innovate: discard your hand and break through
imperium-turn-revolt = Revolt: return Unrest from your hand
imperium-play = Play { $card }
imperium-use = Exhaust { $card }
imperium-profit = Take the profit of { $card }
imperium-from-deck = From the deck: { $suit }
imperium-search-deck = Search the main deck: { $kind }
imperium-exiled-instead = Break through for exiled { $card } instead
imperium-swapped = { $card } for { $other }
imperium-picked = { $card } ({ $zone })
imperium-number = { $number }
imperium-drawn-to-discard = Discard it
imperium-drawn-to-deck = Put it back on top
imperium-drawn-to-history = Put it into your history
imperium-free = nothing
imperium-yes = Yes
imperium-pass = None
imperium-pass-activate = End your turn
imperium-pass-discard-any = Discard no more
imperium-pass-revolt = Return no more
imperium-pass-may = No
imperium-pass-respond = No
imperium-pass-develop = Develop none
imperium-pass-tribute = No
imperium-pass-bottom = No

## Why not, and what to mind

imperium-do-anything = Any move
imperium-do-play = Play { $card }
imperium-do-exhaust = Exhaust { $card }
imperium-why-not-asked = Another question has to be answered first, or it is not your turn.
imperium-why-activate-first = Cards are played in a turn of activating: choose that first.
imperium-why-only-responds = It only responds: you are asked when its moment comes.
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

## Resources

imperium-materials = Materials
imperium-population = Population
imperium-progress = Progress
imperium-goods = Goods
imperium-counter-materials = Materials
imperium-counter-population = Population
imperium-counter-progress = Progress
imperium-counter-goods = Goods
imperium-counter-round = Round

## Places

imperium-zone-market = market
imperium-zone-unrest-under-the-market = Unrest in the market
imperium-zone-unrest-pile = Unrest pile
imperium-zone-exile = exile
imperium-zone-King-of-Kings = King of Kings
imperium-zone-main-deck = main deck
imperium-zone-region-deck = Region deck
imperium-zone-uncivilised-deck = Uncivilised deck
imperium-zone-civilised-deck = Civilised deck
imperium-zone-fame-deck = Fame deck
imperium-zone-revealed = revealed
imperium-zone-box = box
imperium-zone-hand = hand
imperium-zone-draw-deck = draw deck
imperium-zone-discard-pile = discard pile
imperium-zone-play-area = in play
imperium-zone-being-played = being played
imperium-zone-garrisons = garrisons
imperium-zone-history = history
imperium-zone-nation-deck = nation deck
imperium-zone-accession = accession card
imperium-zone-development-area = development area
imperium-zone-power = power card
imperium-zone-looked-at = looked at
imperium-zone-chaos-pile = chaos pile
imperium-zone-legends = legends
imperium-zone-state-card = state card
imperium-zone-other-side-of-the-state-card = other side of the state card

## The log

imperium-log-play = { $player } plays { $cards }.
imperium-log-draw = { $player } draws { $cards }.
imperium-log-gain-card = { $player } gains { $cards }.
imperium-log-take-unrest = { $player } takes { $cards }.
imperium-log-return-unrest = { $player } returns { $cards }.
imperium-log-abandon = { $player } abandons { $cards }.
imperium-log-recall = { $player } recalls { $cards }.
imperium-log-discard = { $player } discards { $cards }.
imperium-log-garrison = { $player } garrisons { $cards }.
imperium-log-history = { $player } puts { $cards } into the history.
imperium-log-legends = { $player } puts { $cards } into the legends.
imperium-log-flip-state = { $player } turns the state card over: { $cards }.
imperium-log-develop = { $player } develops { $cards }.
imperium-log-nation = { $player } adds { $cards } from the nation deck to the discard pile.
imperium-log-accession = { $player } adds the last nation card: { $cards }.
imperium-log-exile = Into exile: { $cards }.
imperium-log-look-at-fame = { $player } looks at fame cards: { $cards }.
imperium-log-look-at-nation = { $player } looks at nation cards: { $cards }.
imperium-log-reveal = Revealed: { $cards }.
imperium-log-refill = Into the market: { $cards }.
imperium-log-reshuffle = { $player } shuffles the discard pile into a new draw deck: { $cards }.
imperium-log-exhausted = { $player } exhausts { $card }.
imperium-log-scoring-triggered = Scoring is triggered: one more round is played after this one.
imperium-log-collapse = The last Unrest is gone: the game collapses.

## The table

imperium-table-round = round { $round }
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
imperium-table-nation-deck = nation deck { $size }+accession
imperium-table-actions = actions { $amount }
imperium-table-exhausts = exhaust tokens { $amount }
imperium-table-exhausted = exhausted
imperium-table-under = under it: { $cards }
imperium-table-list = { $what }: { $cards }
imperium-table-develop = { $card } ({ $cost })
imperium-table-hand = Your hand
imperium-table-in-play = In play
imperium-table-own-area = Your cards in play
imperium-table-development = To develop
imperium-table-power = Power
imperium-table-side = side { $side }
