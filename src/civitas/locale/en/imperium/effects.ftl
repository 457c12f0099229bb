## What cards say. The parts are put together: verbs are plain, so that they follow “you may”, “to” and “all players”.

imperium-sentence = { $body }.
imperium-sentences = { $first } { $second }
imperium-and = { $first } and { $second }
imperium-and-you = { $first }, and you { $second }
imperium-or = { $first }; or { $second }
imperium-slash = { $first }/{ $second }
imperium-either = { $first } or { $second }
imperium-comma = { $first }, { $second }
imperium-to = { $cost } to { $result }
imperium-to-players = { $cost }; if you do, { $result }
imperium-may = you may { $body }
imperium-choose = choose one: { $options }
imperium-choose-one-or-both = choose one or both: { $options }
imperium-choose-up-to = choose one, up to { $most } times: { $options }
imperium-when = { $when }, { $body }
imperium-when-instead = { $when }, this happens instead: { $body }.
imperium-when-may-instead = { $when }, you may instead { $body }.
imperium-this-turn = for the rest of the turn, { $when }, { $body }
imperium-for-each = { $per }, { $body }
imperium-twice = { $body }, twice
imperium-up-to-times = { $body }, up to { $most } times
imperium-if-barbarian = if you are Barbarian, { $body }
imperium-if-empire = if you are an Empire, { $body }
imperium-if-isle-bound = if you are Isle-bound, { $body }
imperium-if-voyaging = if you are Voyaging, { $body }
imperium-if-in-discard = if another { $card } is in your discard pile, { $body }
imperium-if-in-play = if you have { $card } in play, { $body }
imperium-if-in-history = if you have { $card } in your history, { $body }
imperium-if-in-play-at-least = if you have at least { $what } in play, { $body }
imperium-if-have = if you have at least { $what }, { $body }
imperium-if-have-no = if you have no { $resource }, { $body }
imperium-if-none-in-discard = { $body } if that pile holds no { $kind } card
imperium-if-both-in-play = if you have both { $first } and { $second } in play, { $body }
imperium-if-neither-in-play = if you have neither { $first } nor { $second } in play, { $body }
imperium-unless-both-in-play = unless you have both { $first } and { $second } in play, { $body }
imperium-if-fame-empty = if the fame deck is empty, { $body }
imperium-if-end-not-triggered = unless scoring has been triggered, { $body }
imperium-if-end-triggered = if scoring has been triggered, { $body }
imperium-if-you-did = if you do, { $body }
imperium-if-found = if you find one, { $body }
imperium-if-broke-through = if you broke through for the card, { $body }
imperium-if-it-is = if it was any { $kind } card, { $body }
imperium-if-it-is-else = if it is any { $kind } card, { $body }; otherwise { $otherwise }
imperium-if-laden = if exactly { $amount ->
        [one] 1 resource was
       *[other] { $amount } resources were
    } on that card, { $body }
imperium-if-returned-unrest = if you have returned Unrest from hand this turn, { $body }
imperium-if-none-garrisoned-here = if no card is garrisoned here, { $body }
imperium-if-mana = if you have at least { $amount } Mana, { $body }
imperium-if-icons-here = { $amount ->
        [one] if the cards garrisoned here show an icon, { $body }
       *[other] if the cards garrisoned here show at least { $amount } different icons (suits count too), { $body }
    }
imperium-if-garrisoned-here = { $amount ->
        [one] if { $what } is garrisoned here, { $body }
       *[other] if at least { $what } are garrisoned here, { $body }
    }
imperium-if-no-quest = if you have no active quest, { $body }
imperium-by-gadget-or-market = { $body } if the gain comes from a Gadget or from a market card; if it comes from anything else, { $otherwise }, free of charge
imperium-ability-passive = Passive: { $body }
imperium-ability-exhaust = Exhaust: { $body }
imperium-ability-exhaust-when = Exhaust { $when }: { $body }
imperium-ability-exhaust-when-anytime = Exhaust, even outside your turn, { $when }: { $body }
imperium-ability-solstice = Solstice: { $body }
imperium-ability-others-solstice = Solstice of each other player: { $body }
imperium-owner = have the owner of this card { $body }
imperium-owner-may = the owner of this card may { $body }
imperium-ability-turned-up = When this side comes into play: { $body }
imperium-ability-developed = When developed: { $body }
imperium-ability-end-of-solstice = End of the solstice: { $body }
imperium-ability-commerce = Commerce: { $body }
imperium-ability-profit = Profit: { $body }
imperium-ability-before-scoring = Before scoring, wherever this card is scored: { $body }
imperium-special-king-a = Whoever would gain this card from an empty fame deck resolves it instead, once per player and game: a Barbarian gains 6 Progress; an Empire gains 3 Progress and develops 1 card free of charge. Turn this card over: scoring is triggered.
imperium-special-king-b = Whoever would gain this card from an empty fame deck resolves it instead, once per player and game: a Barbarian gains 4 Progress; an Empire develops 1 card free of charge.
imperium-special-zenith = When this card leaves the nation deck, scoring is triggered; the state stays Barbarian.
imperium-special-active-quest = The quest garrisoned here is the active quest: it is not a card of yours yet and does not score.
imperium-special-chaos = If the Chaos pile is empty when the game collapses, the Cultists win.
imperium-special-mana = Passive: Cards gained as Mana are garrisoned here.

## Who

imperium-all-players = all players { $body }
imperium-all-players-or-unrest = all players { $body }; whoever cannot takes 1 Unrest
imperium-all-players-may = all players may { $body }
imperium-each-other = the other players each { $body }
imperium-each-other-may = the other players may each { $body }
imperium-whom-them = that player
imperium-whom-each-other = each other player
imperium-whom-each-other-empire = each other player who is an Empire
imperium-whom-each-other-with = each other player with { $kind } cards in play

## How many

imperium-some-materials = { $amount ->
        [one] { $amount } Material
       *[other] { $amount } Materials
    }
imperium-some-population = { $amount } Population
imperium-some-progress = { $amount } Progress
imperium-some-goods = { $amount ->
        [one] { $amount } Good
       *[other] { $amount } Goods
    }
imperium-some-cards = { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
imperium-some-cards-of = { $amount ->
        [one] { $amount } { $kind } card
       *[other] { $amount } { $kind } cards
    }
imperium-some-cards-over = { $amount ->
        [one] { $amount } { $kind } card with a garrisoned { $under } card
       *[other] { $amount } { $kind } cards with a garrisoned { $under } card
    }
imperium-some-cards-over-any = { $amount ->
        [one] { $amount } { $kind } card with at least 1 garrisoned card
       *[other] { $amount } { $kind } cards with at least 1 garrisoned card each
    }
imperium-some-cards-over-none = { $amount ->
        [one] { $amount } { $kind } card with no garrisoned card
       *[other] { $amount } { $kind } cards with no garrisoned card
    }
imperium-card-of = { $kind } card
imperium-cards-of = { $kind } cards
imperium-token-of = { $resource } token
imperium-card = card
imperium-per-icon = for each { $icons } icon you have in play
imperium-per-icons = for every { $amount } { $icons } icons you have in play
imperium-per-icon-with-this = for each { $icons } icon you have in play, with those of this card
imperium-per-kind-of-icon = for each of the icons { $icons } of which you have at least one in play
imperium-per-done = for each { $kind } card so moved
imperium-per-exiled = for each card so exiled
imperium-per-card = for each { $kind } card you have in play
imperium-per-garrisoned = for each garrisoned { $kind } card of yours
imperium-per-mana = for every { $amount } Mana you have
imperium-per-development = for each card in your development area
imperium-per-paid = for each { $resource } token paid
imperium-per-player-who-did = for each player who did so
imperium-per-player-with-as-many = for each other player with at least as many { $icons } icons in play as you
imperium-per-most = { $per } (at most { $most })

## Where from

imperium-from-hand = from hand
imperium-from-discard = from the discard pile
imperium-from-history = from the history
imperium-from-play = from play
imperium-from-deck = from the draw deck
imperium-from-garrison = from garrisons

## Kinds of card

imperium-kind-any = any
imperium-kind-attack = Attack
imperium-kind-civilised = { $amount ->
       *[other] Civilised
    }
imperium-kind-development = Development
imperium-kind-fame = Fame
imperium-kind-gadget = Gadget
imperium-kind-pinned = { $amount ->
       *[other] pinned
    }
imperium-kind-region = Region
imperium-kind-trade-route = Trade Route
imperium-kind-tributary = Tributary
imperium-kind-uncivilised = { $amount ->
       *[other] Uncivilised
    }
imperium-kind-unrest = Unrest
imperium-kind-variable = variable VP
imperium-kind-both = { $second } { $first }
imperium-kind-state = { $state }
imperium-kind-with-icon = { $icons }-icon
imperium-kind-without-icon = non-{ $icons }-icon
imperium-kind-not = { $amount ->
       *[other] non-{ $kind }
    }
imperium-kind-not-named = non-“{ $card }”
imperium-kind-not-state = non-{ $state }

## Deeds

imperium-do-gain = gain { $what }
imperium-do-gain-per = gain { $what } { $per }
imperium-do-gain-one-fewer = gain 1 { $resource } less than that
imperium-do-ignore-it = ignore that gain
imperium-do-pay = pay { $what }
imperium-do-pay-up-to = pay up to { $what }
imperium-do-pay-any = pay any amount of { $resource }
imperium-do-pay-all = pay all your { $resource } (at least { $least })
imperium-do-pay-all-from-here = pay all { $resource } from this card (at least { $least })
imperium-do-pay-from-here = pay { $what } from this card
imperium-do-remove-all-from-here = take all { $resource } off this card to the supply (at least { $least })
imperium-do-pay-attacker = pay { $what } to the attacker
imperium-do-convert = turn { $what } into { $into }
imperium-do-convert-gained = convert any of the { $resource } that came with the acquired card into as much { $into }
imperium-do-gain-action = { $amount ->
        [one] gain { $amount } action
       *[other] gain { $amount } actions
    }
imperium-do-spend-action = { $amount ->
        [one] spend { $amount } action
       *[other] spend { $amount } actions
    }
imperium-do-return-exhaust = take 1 exhaust token back from one of your cards in play
imperium-do-return-exhaust-from = take 1 exhaust token back from one of your { $kind } cards in play
imperium-do-steal = steal { $what } from { $whom }
imperium-do-steal-per = steal { $what } from { $whom } { $per }
imperium-do-steal-or-unrest = steal { $what } from { $whom }; whoever cannot pay it takes 1 Unrest
imperium-do-steal-or = steal { $what } from { $whom }; whoever cannot pay it must { $body }
imperium-do-give = give 1 card { $where } to { $whom }
imperium-do-given-take-unrest = whoever was given { $what } takes 1 Unrest
imperium-do-add-to-market = put { $what } from the supply on 1 market card
imperium-do-move-to-market = { $amount ->
        [one] move { $what } of yours onto 1 market card
       *[other] move { $what } of yours onto each of { $amount } different market cards
    }
imperium-do-add-any-to-market = put 1 resource of your choice from the supply on 1 market card
imperium-do-take-tokens = gain all resources that lie on 1 market card
imperium-do-double = gain the { $resource } that lay on it a second time
imperium-do-add-here = put { $what } from the supply on this card
imperium-do-add-on = put { $what } from the supply on { $card }
imperium-do-add-on-kind = put { $what } from the supply on your { $kind } card
imperium-do-add-paid-here = put the same amount of { $resource } from the supply on this card
imperium-do-move-here = move { $what } of yours onto this card
imperium-do-move-up-to-here = move up to { $most } of your { $resources }, in any mixture, onto this card
imperium-do-move-up-to-of-here = move up to { $what } of yours onto this card
imperium-do-move-onto = move { $what } of yours onto { $where } in play
imperium-do-move-to-power = move { $what } of yours onto your power card
imperium-do-pay-from = pay { $what } from { $card }
imperium-do-gain-from-here = gain { $what } from this card
imperium-do-gain-all-from-here = gain all { $resource } on this card
imperium-do-draw = { $amount ->
        [one] draw { $amount } card
       *[other] draw { $amount } cards
    }
imperium-do-draw-per = { $amount ->
        [one] draw { $amount } card { $per }
       *[other] draw { $amount } cards { $per }
    }
imperium-do-draw-up-to = { $amount ->
        [one] draw up to { $amount } card
       *[other] draw up to { $amount } cards
    }
imperium-do-draw-up-to-from-either = draw up to { $amount } cards, each from your draw deck or of your choice from your discard pile
imperium-do-draw-if-able = { $amount ->
        [one] draw { $amount } card without reshuffling
       *[other] draw { $amount } cards without reshuffling
    }
imperium-do-draw-up-to-if-able = { $amount ->
        [one] draw up to { $amount } card without reshuffling
       *[other] draw up to { $amount } cards without reshuffling
    }
imperium-do-draw-and-discard = { $amount ->
        [one] draw { $amount } card, then discard it
       *[other] draw { $amount } cards, then discard 1 of them
    }
imperium-do-draw-and-may-play = { $amount ->
        [one] draw { $amount } card without reshuffling; you may play it as a free play
       *[other] draw { $amount } cards without reshuffling; you may play 1 of them as a free play
    }
imperium-do-place-top-card = draw the top card of your draw deck without reshuffling, then choose one: discard it; or put it back on top; or put it into your history
imperium-do-discard = discard { $what }
imperium-do-discard-any-number = discard any number of { $kind } cards
imperium-do-abandon-any-number = abandon any number of { $kind } cards
imperium-do-discard-hand = discard your hand
imperium-do-abandon = abandon { $what }
imperium-do-abandon-garrisoned = { $amount ->
        [one] abandon { $what } from a garrison
       *[other] abandon { $what } from garrisons
    }
imperium-do-abandon-garrisoned-under = { $amount ->
        [one] abandon { $what } from the garrison of a { $hosts } card
       *[other] abandon { $what } from garrisons of { $hosts } cards
    }
imperium-do-abandon-up-to = abandon up to { $what }
imperium-do-abandon-icons = abandon cards with at least { $amount } { $icon } icons in all
imperium-do-recall = recall { $what }
imperium-do-recall-from-here = recall { $what } garrisoned here
imperium-do-exile-from-here = exile { $what } garrisoned here
imperium-do-to-history = put { $what } { $where } into the history
imperium-do-to-history-up-to = put up to { $what } { $where } into the history
imperium-do-to-legends = put { $what } { $where } into the legends
imperium-do-reveal-all-to-history = put every { $kind } card { $where } into the history (revealing those places)
imperium-do-all-to-exile = exile all { $kind } cards { $where }
imperium-do-exile = exile { $what } { $where }
imperium-do-exile-quest-but = exile 1 impending quest other than { $card }
imperium-do-exile-in-play-or-quest = exile { $card } if it is in play or is the active quest
imperium-do-sink = sink { $what } { $where }
imperium-do-sink-and-abandon = choose { $what } in play, sink one of them and abandon the other
imperium-do-on-deck = put { $what } { $where } on top of the draw deck
imperium-do-to-hand = put { $what } { $where } into hand
imperium-do-to-hand-up-to = put up to { $what } { $where } into hand
imperium-do-to-hand-from-under = put 1 card garrisoned under { $card } into hand
imperium-do-to-hand-from-here = put { $what } garrisoned here into hand
imperium-do-return-unrest = return { $what } { $where }
imperium-do-return-unrest-up-to = return up to { $what } { $where }
imperium-do-return-unrest-any-number = return any number of Unrest cards { $where }
imperium-do-return-own-unrest = return up to { $amount } Unrest cards of yours, wherever they are
imperium-do-return-unrest-from-here = { $amount ->
        [one] return { $amount } Unrest garrisoned here
       *[other] return { $amount } Unrest garrisoned here
    }
imperium-do-return-all-unrest-from-here = return all Unrest garrisoned here
imperium-do-return-unrest-from-under = return 1 Unrest garrisoned under { $card }
imperium-do-garrison = garrison { $what } here
imperium-do-garrison-from = garrison { $what } { $where } here
imperium-do-garrison-up-to = garrison up to { $what } here
imperium-do-garrison-as-many = garrison as many { $kind } cards here
imperium-do-garrison-in = garrison 1 card { $where } under { $what }
imperium-do-garrison-this = garrison this card under 1 { $kind } card
imperium-do-garrison-quest = garrison 1 impending quest here as the active quest
imperium-do-quest-hand = draw the active quest into your hand
imperium-do-quest-discard = put the active quest on your discard pile
imperium-do-trigger-play = resolve the play effect of that card
imperium-do-this-history = put this card into your history
imperium-do-this-legends = put this card into the legends
imperium-do-this-exile = exile this card
imperium-do-this-abandon = abandon this card
imperium-do-this-recall = recall this card
imperium-do-this-sink = sink this card
imperium-do-this-unrest = return this card to the Unrest pile
imperium-do-this-chaos = return this card to the Chaos pile
imperium-do-exile-it = exile that card unless it is Unrest
imperium-do-it-on-deck = put it on top of your draw deck
imperium-do-it-to-hand = put it into your hand
imperium-do-it-to-discard = put it on your discard pile
imperium-do-exile-nation = exile your nation deck and { $card }
imperium-do-named-history = put { $card } from play into your history
imperium-do-named-abandon = abandon { $card }
imperium-do-take-unrest = take { $amount } Unrest
imperium-do-take-unrest-on-deck = { $amount ->
        [one] take { $amount } Unrest and put it on top of your draw deck
       *[other] take { $amount } Unrest and put them on top of your draw deck
    }
imperium-do-take-unrest-discard = take 1 Unrest into the discard pile
imperium-do-take-chaos-discard = take 1 Chaos into their own discard pile
imperium-do-they-take-chaos = have that player take 1 Chaos into their own discard pile
imperium-do-force-chaos = have that player take 1 Chaos in place of the Unrest
imperium-do-gain-mana = { $amount ->
        [one] garrison { $amount } card { $where } as Mana
       *[other] garrison { $amount } cards { $where } as Mana
    }
imperium-do-discard-mana = discard { $amount } Mana
imperium-do-mana-to-legends = put { $amount } Mana into the legends
imperium-do-this-as-mana = garrison this card as Mana
imperium-do-it-as-mana = garrison it as Mana
imperium-do-find-hand = find 1 { $kind } card { $where } and put it into your hand
imperium-do-find-any-hand = find any 1 card { $where } and put it into your hand
imperium-do-find-anywhere-hand = find 1 { $kind } card and put it into your hand
imperium-do-find-any-anywhere-hand = find any 1 card and put it into your hand
imperium-do-find-anywhere-history = find 1 { $kind } card and put it into the history
imperium-do-find-anywhere-discard = find 1 { $kind } card and put it on your discard pile
imperium-do-find-anywhere-deck = find 1 { $kind } card and put it on top of your draw deck
imperium-do-find-in-play-too-history = find 1 { $kind } card, in play too, and put it into the history
imperium-do-find-in-play-too-exile = find 1 { $kind } card, in play too, and exile it
imperium-do-acquire = acquire 1 { $kind } card
imperium-do-acquire-also-exile = acquire 1 { $kind } card from the market or from exile
imperium-do-acquire-exile = acquire 1 exiled { $kind } card
imperium-do-acquire-with = acquire 1 market card that has { $resource } on it
imperium-do-acquire-or = acquire 1 { $kind } card or, if you like and if { $noted } or more was discarded for it, 1 { $instead } card instead
imperium-do-acquire-kind-with = acquire 1 { $kind } card that has { $resource } on it
imperium-do-acquire-slots = { $amount ->
        [one] acquire the card in the first slot of the market
       *[other] acquire 1 card from the first { $amount } slots of the market
    }
imperium-do-break-through = break through for 1 { $kind } card
imperium-do-break-through-also-exile = break through for 1 { $kind } card, which may be an exiled one
imperium-do-break-through-exile = break through for 1 exiled { $kind } card
imperium-do-break-through-top = break through for the top card of the main deck
imperium-do-exile-market = exile 1 market card
imperium-do-swap-exile = swap 1 market card with 1 exiled card
imperium-do-swap-exile-of = swap 1 market card with 1 exiled { $kind } card
imperium-do-swap-gadget = swap 1 Gadget card from hand with 1 market card that shares a suit with it and is no Gadget
imperium-do-trade = trade
imperium-do-trade-own = move 1 Good of yours onto 1 of your Trade Routes that is not full and resolve its commerce effect
imperium-do-trade-theirs = put 1 Good from the supply on 1 Trade Route of another player that is not full, resolve its commerce effect and gain 1 Good
imperium-do-resolve-commerce = resolve the commerce effect of 1 Trade Route another player has in play
imperium-do-take-fame-of = { $amount ->
        [one] look at the top card of the fame deck and put it into your hand
       *[other] look at the top { $amount } cards of the fame deck and put 1 of them into your hand
    }
imperium-do-take-top-fame = put the top card of the fame deck into your hand
imperium-do-return-taken = return the Unrest that came with it
imperium-do-sift-fame = { $amount ->
        [one] look at the top card of the fame deck and, if you like, put it at the bottom
       *[other] look at the top { $amount } cards of the fame deck and, if you like, put 1 of them at the bottom
    }
imperium-do-exile-top-fame = exile the top card of the fame deck, though not King of Kings
imperium-do-develop = develop 1 card
imperium-do-develop-free = develop 1 card free of charge
imperium-do-develop-kind = develop 1 { $kind } card
imperium-do-develop-kind-to-hand = develop 1 { $kind } card and put it into your hand
imperium-do-develop-kind-free = develop 1 { $kind } card free of charge
imperium-do-remove-development = remove 1 card of your development area from the game
imperium-do-start-development = begin with 1 { $kind } development card in your discard pile
imperium-do-start-without = begin with { $what } less
imperium-do-start-with-nothing = begin without resources
imperium-do-random-mana = gain 1 card of your discard pile, drawn by lot, as mana
imperium-do-nation-card = put the top card of your nation deck on your discard pile
imperium-do-look-nation = { $amount ->
        [one] look at the top card of your nation deck
       *[other] look at the top { $amount } cards of your nation deck
    }
imperium-do-nation-bottom = you may put it at the bottom of that deck
imperium-do-sift-nation = { $amount ->
        [one] look at the top card of your nation deck and, if you like, put it at the bottom
       *[other] look at the top { $amount } cards of your nation deck and, if you like, put 1 of them at the bottom
    }
imperium-do-shuffle-nation = shuffle your nation deck
imperium-do-swap-nation = swap 1 card from hand with the top card of your nation deck
imperium-do-swap-looked = swap { $what } from hand with one of those
imperium-do-free-play = { $kind ->
        [any] play 1 card { $where } as a free play
       *[other] play 1 { $kind } card { $where } as a free play
    }
imperium-do-free-play-any-state = { $kind ->
        [any] play 1 card { $where } as a free play, ignoring its state icon
       *[other] play 1 { $kind } card { $where } as a free play, ignoring its state icon
    }
imperium-do-look-and-play = { $amount ->
        [one] look at the top card of the main deck and play it as a free play
       *[other] look at the top { $amount } cards of the main deck and play 1 of them as a free play, putting the others back in any order
    }
imperium-do-play-for-action = spend 1 action to play 1 { $kind } card { $where }
imperium-do-play-it = play it at once as a free play
imperium-do-play-it-any-state = play it at once as a free play, ignoring its state icon
imperium-do-avoid = ignore that attack
imperium-do-tribute-or-avoid = ignore that attack unless the attacker gives you 1 Progress
imperium-do-treat = count 1 { $icon } icon as { $amount } { $other } icons for the rest of the turn
imperium-do-treat-each = { $amount ->
        [one] count each { $icon } icon you have in play as { $amount } { $other } icon instead, for the rest of the turn
       *[other] count each { $icon } icon you have in play as { $amount } { $other } icons instead, for the rest of the turn
    }
imperium-do-use-theirs = resolve the exhaust ability of 1 pinned card of another player as if the card were yours
imperium-do-become-copy = choose 1 pinned card another player has in play: until the end of your turn this card is a copy of it; resolve the exhaust and solstice effects of the copy now
imperium-do-declare = name a suit (Uncivilised, Civilised, Region or Tributary) and reveal the top card of the main deck: if it has that suit, put it into your hand, otherwise exile it
imperium-do-reveal-main = reveal the top card of the main deck and { $body }
imperium-do-revealed-to-exile = exile it
imperium-do-revealed-to-discard = put it into your discard pile
imperium-do-exiled-to-bottom = put 1 exiled { $kind } card at the bottom of the main deck
imperium-do-break-through-like-it = break through for 1 card that shares a suit with it, other than Gadget
imperium-do-ignore-empire-next = ignore the Empire icon of the next card you play this turn
imperium-do-ignore-states = ignore the Barbarian and Empire icons of the cards you play this turn
imperium-do-flip-state = turn your state card over
imperium-do-flip-state-to = turn your state card to its { $state } side
imperium-do-gain-exhaust = { $amount ->
    [one] gain { $amount } exhaust token
   *[other] gain { $amount } exhaust tokens
}
imperium-do-gain-exhaust-per = gain { $amount ->
        [one] 1 exhaust token
       *[other] { $amount } exhaust tokens
    } { $per }
imperium-do-replace-state = replace your state card with the { $state } one
imperium-do-add-gained-here = put that { $resource } on this card
imperium-do-flip-this = turn this card over
imperium-do-replace-this = replace this card with { $card }
imperium-do-replace-this-holding = replace this card with { $card }, discarding what is garrisoned here
imperium-do-trigger-end = trigger scoring
imperium-do-trigger-king = resolve King of Kings
imperium-do-nothing = do nothing
imperium-do-no-effect = this card has no effect

## What triggers

imperium-when-play = when you play any { $kind } card
imperium-when-play-from = when you play any { $kind } card { $where }
imperium-when-gain-card = when you acquire or break through for any { $kind } card
imperium-when-gain-face-up = when you acquire or break through for any { $kind } card that lies in the market
imperium-when-gain-any-card = when you acquire or break through for a card
imperium-when-acquire = when you acquire any { $kind } card
imperium-when-gain-card-with = when you gain a market card with { $resource } on it
imperium-when-gain-from = when you gain { $resource } from any { $kind } card in play
imperium-when-acquire-exiled = when you acquire any exiled { $kind } card
imperium-when-return-unrest = when you return Unrest
imperium-when-return-some-unrest = when you return 1 or more Unrest
imperium-when-take-unrest = when you take Unrest
imperium-when-deck-empty = when your draw deck runs out
imperium-when-leaves-play = when { $card } leaves play
imperium-when-sunk = when one of your cards sinks
imperium-when-kept-out = when a card is discarded that would have gone into your history
imperium-when-look-at-fame = when you look at cards of the fame deck
imperium-when-attacked = when another player attacks
imperium-when-affected = when an attack of another player affects you
imperium-when-before-scoring = before scoring
imperium-when-gain-card-with-tokens = { $amount ->
        [one] when you gain a market card with at least { $amount } resource on it
       *[other] when you gain a market card with at least { $amount } resources on it
    }
imperium-when-acquire-with-unrest = when you acquire a card that comes with Unrest
imperium-when-gain-from-in-empire = when you, as an Empire, gain { $resource } from any { $kind } card in play
imperium-when-would-gain = when you would gain { $resource }
imperium-when-pay = when you pay { $resource }
imperium-when-trade = when you trade
imperium-when-profit = when you trigger the profit of a Trade Route
imperium-when-garrison = when you garrison any card
imperium-when-discard-or-exile = when you discard or exile any { $kind } card
imperium-when-legends = when you put one or more cards into legends
imperium-when-state-turns = when your state card is turned to its { $state } side
imperium-when-clean-up-token = when you have put the token of your clean-up on a market card
imperium-when-reshuffle = when you shuffle your discard pile into a new draw deck
imperium-when-clean-up-empty-handed = when your clean-up begins and your hand is empty
imperium-when-another-plays = when another player plays any { $kind } card
imperium-when-another-takes-unrest = when another player takes Unrest
imperium-when-another-would-take-unrest = when another player would take Unrest on your turn
imperium-when-uprooted = when the attack of another player would have you abandon or recall any { $kind } card

## What is so while the card works

imperium-be-no-developing = you cannot develop { $state } cards
imperium-be-unrest-costs-no-points = Unrest costs you no points
imperium-be-tokens-on-cards-score = in the scoring, the resources on your cards count like your own
imperium-be-hand-size = { $amount ->
        [-2] your hand size is 2 smaller, except in the set-up
        [-1] your hand size is 1 smaller, except in the set-up
       *[other] your hand size is { $amount } larger
    }
imperium-be-all-lose-barbarian = your cards ignore their Barbarian icon
imperium-be-loses-barbarian = your { $kind } cards ignore their Barbarian icon
imperium-be-plays-freely = you may play { $kind } cards from hand as free plays
imperium-be-acquires-exiled = when you acquire any { $kind } card, it may come from exile too
imperium-be-looks-more = when you look at cards of the fame deck, look at { $amount } more
imperium-be-no-history = you have no history: what would go there is discarded
imperium-be-clean-up-token = in your clean-up, put { $what } on a market card instead of 1 Progress
imperium-be-unrest-costs-less = to play Unrest you pay 1 Material or discard 1 card less than it asks for, though never less than 1
imperium-be-unrest-costs-fewer-materials = paid for in Materials, playing Unrest costs you { $what } less, though never less than 1
imperium-be-cheaper-development = developing a card costs you { $what } less
imperium-be-cheaper-in-materials = whatever you pay Materials for costs you { $what } less
imperium-be-two-cards = this card counts as { $what }
imperium-be-small-gains = when you gain up to { $what }, gain 1 more
imperium-be-history-under = cards that would go into your history are garrisoned here instead, whatever your state card says
imperium-be-no-history-unrest = you have no history: what would go there is discarded, and for each such card you take 1 Unrest
imperium-be-gained-discarded = the cards you acquire or break through for go to your discard pile; the Unrest that comes with them goes into your hand
imperium-be-no-drawing = you cannot draw cards
imperium-be-exiled-instead = instead of acquiring or breaking through for any { $kind } card, you may recall this card and break through for an exiled card of the same suit
imperium-be-no-progress-for-unrest = Progress cannot pay for playing Unrest
imperium-be-progress-per-point = in scoring, { $amount } Progress together are worth 1 VP
imperium-be-treats-playing = while you play { $card }, each { $icon } icon counts as { $other }
imperium-be-exhaust-to-discard-fewer = when an effect has you discard { $icon }-icon cards, you may exhaust this card to discard 1 fewer
imperium-be-garrison-discards = when an effect has you discard { $icon }-icon cards, you may abandon any cards garrisoned here in place of some or all of them, one for one

## What is printed on cards

imperium-costs = cost to develop: { $what }
imperium-starts-with = begins with { $what } more
imperium-cost-also = { $what } + { $body }
imperium-free-with = free while { $card } is in play
imperium-develops-beside = developed only while { $card } is in play
imperium-develops-after = developed only while { $card } is in the history
imperium-free-beside = free play while { $card } is in play
imperium-needs-in-play = playable only while { $card } is in play
imperium-needs-in-history = playable only while { $card } is in your history
imperium-holds = holds at most { $amount } garrisoned cards
imperium-points = { $points } VP
imperium-points-in-history = { $points } VP in the history
imperium-points-in-legends = { $points } VP in the legends
imperium-points-in-play = { $points } VP in play
imperium-points-in-garrison = { $points } VP garrisoned
imperium-points-or-elsewhere = { $first }, { $points } VP elsewhere
imperium-points-per = { $points } VP per { $what }
imperium-points-per-mixed = { $points } VP per { $per } { $first } and { $second } together
imperium-counted-in-history = { $cards } in the history
imperium-counted-in-play = { $cards } in play
imperium-counted-in-exile = { $cards } in exile
imperium-counted-in-sunken = sunken { $cards }
imperium-counted-in-legends = { $cards } in the legends
imperium-counted-here = { $what } here
imperium-counted-icons = { $amount ->
        [1] { $icons } icon
       *[other] { $amount } { $icons } icons
    }
imperium-counted-players-with-less = { $amount ->
        [1] player with less { $resource } than you
       *[other] { $amount } players with less { $resource } than you
    }
imperium-counted-tokens-on-cards = { $amount ->
        [1] resource on your cards
       *[other] { $amount } resources on your cards
    }
imperium-counted-all-tokens-here = { $amount ->
        [1] resource on this card
       *[other] { $amount } resources on this card
    }
imperium-counted-variable = { $amount ->
        [1] card with variable VP
       *[other] { $amount } cards with variable VP
    }
imperium-counted-garrisoned = { $amount ->
        [1] card garrisoned here
       *[other] { $amount } cards garrisoned here
    }
imperium-counted-garrisoned-in = { $amount ->
        [1] card garrisoned under { $kind } cards
       *[other] { $amount } cards garrisoned under { $kind } cards
    }
imperium-counted-others-unrest = { $amount ->
        [1] Unrest of the other players
       *[other] { $amount } Unrest of the other players
    }
