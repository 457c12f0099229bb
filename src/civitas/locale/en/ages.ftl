### Through the Ages

## Names

ages-card-of-age = { $card } ({ $age })
ages-some-food = { $count } food
ages-some-resources = { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }

## Questions

ages-ask-action = Your actions: { $civil } civil and { $military } military left. What do you do?
ages-ask-politics = Politics: you may do one political action.
ages-ask-tuck = Your leader is replaced. Under which wonder does he go?
ages-ask-cover = Your blue bank is empty. From which card comes the token that covers the stage?
ages-ask-develop = Which technology do you develop?
ages-ask-destroy-own = Which of your buildings is destroyed?
ages-ask-lose-colony = Which colony do you lose?
ages-ask-ruin = Which wonder falls into ruin?
ages-ask-by-card = What do you build or upgrade?
ages-ask-civilize = You may do one of these a little cheaper and without a civil action.
ages-ask-lose-blue = Your blue bank is empty. From which card does a blue token go to the box? ({ $count } in all)
ages-ask-substitute = { $count ->
        [one] This costs { $count } civil action.
       *[other] This costs { $count } civil actions.
    } How do you pay?
ages-ask-gain-one-kind = You gain { $count }, all of one kind. Which?
ages-ask-gain-mix = You gain { $count } in any mix. Which?
ages-ask-lose-mix = You lose { $count } in any mix. Which?
ages-ask-lose-population = From which card does a worker go back to the bank? ({ $count } in all)
ages-ask-take-cards = You may take cards worth { $count } more, at the price of your next political action.
ages-ask-discard-military = Which military cards do you discard? ({ $count })
ages-ask-raid = Which urban building of { $player } do you destroy?
ages-ask-terror = Which urban building of { $player } is destroyed?
ages-ask-annex = Which colony of { $player } do you take?
ages-ask-infiltrate = What do you remove from { $player }?
ages-ask-trade = You owe { $due }. Do you pay one of it in the other kind?
ages-ask-build-free = Do you put an unused worker on { $card } for free?
ages-ask-plunder = { $player } loses up to { $count }. How much of what do you take?
ages-ask-spoils = You have { $count } to take from { $player }: a special technology, or the rest in science?
ages-ask-defend = { $player } plays { $card } against you. { $count ->
        [0] You are strong enough: do you use more cards?
       *[other] You lack { $count } strength: which cards do you use?
    }
ages-ask-bid = { $card }: the highest bid is { $bid }. Do you bid more?
ages-ask-send = Your bid of { $bid } wins { $card }. What do you send?
ages-ask-accept = { $player } offers you { $card }. Do you accept?
ages-ask-accept-sided = { $player } offers you side { $side } of { $card }. Do you accept?

## Passing

ages-pass-action = End the turn
ages-pass-politics = No political action
ages-pass-tuck = Discard him
ages-pass-substitute = With civil actions only
ages-pass-trade = Pay it as it is
ages-pass-build-free = Do not build
ages-pass-civilize = Do nothing
ages-pass-take-cards = Take no more
ages-pass-raid = Leave it at that
ages-pass-spoils = The rest in science
ages-pass-defend = No more cards
ages-pass-bid = Pass
ages-pass-send = That is all
ages-pass-accept = Refuse
ages-yes-substitute = With a military action in place of a civil one
ages-yes-trade = One of the other kind
ages-yes-build-free = Build it
ages-yes-accept = Accept

## Options

ages-leader = Play { $card } as leader
ages-play = Play { $card }
ages-tactic = Use { $card } as tactic
ages-copy-tactic = Copy the tactic { $card }
ages-muster = Increase population and build { $card }
ages-disband = Disband { $card }
ages-destroy = Destroy { $card }
ages-prepare = Prepare { $card } as an event
ages-cancel = Cancel { $card }
ages-leave = Let { $card } go for a yellow token
ages-colonize = Colonize { $card } from your hand
ages-develop = Develop { $card } for { $cost } science
ages-revolt = Revolution: { $card } for { $cost } science
ages-take = Take { $card } for { $cost ->
        [one] { $cost } civil action
       *[other] { $cost } civil actions
    }
ages-build = Build { $card } for { $cost ->
        [one] { $cost } resource
       *[other] { $cost } resources
    }
ages-increase-population = Increase population for { $cost } food
ages-upgrade = Upgrade { $old } to { $new } for { $cost ->
        [one] { $cost } resource
       *[other] { $cost } resources
    }
ages-stage = Build { $count ->
        [one] a stage
       *[other] { $count } stages
    } of { $card } for { $cost ->
        [one] { $cost } resource
       *[other] { $cost } resources
    }
ages-attack = { $card } against { $player } for { $cost ->
        [one] { $cost } military action
       *[other] { $cost } military actions
    }
ages-offer = Offer { $card } to { $player }
ages-offer-sided = Offer { $card } to { $player }, taking side { $side }
ages-mix = { $food } and { $rest }
ages-bid = Bid { $count }
ages-gain-population = Gain a worker by ocean liner
ages-take-arms = Take arms instead of culture this turn
ages-resign = Resign
ages-title = Through the Ages
    .about = Two to four civilizations grow from antiquity to the present: science, wonders, leaders, armies and culture.
ages-option-first = The starting player; 0 to draw lots

## Log

ages-log-deal = New in the row: { $cards }.
ages-log-swept = Out of the row: { $cards }.
ages-log-draw = { $player } draws { $cards }.
ages-log-discard = { $player } discards { $cards }.
ages-log-used = { $player } uses { $cards }.
ages-log-lost-card = Out of date in the hand of { $player }: { $cards }.
ages-log-renew = { $count ->
        [one] { $count } discarded military card makes a new deck
       *[other] { $count } discarded military cards are shuffled into a new deck
    }.
ages-log-events = { $count ->
        [one] { $count } future event becomes current
       *[other] { $count } future events become current
    }.
ages-log-round = Round { $round }
ages-log-age = Age { $age } begins.
ages-log-last-round = Round { $round } will be the last.
ages-log-final-event = Scored at the end: { $card }.
ages-log-turn = Round { $round }: the turn of { $player }.
ages-log-taken = { $player } takes { $card } for { $cost ->
        [one] 1 civil action
       *[other] { $cost } civil actions
    }.
ages-log-population = { $player } increases the population for { $cost } food.
ages-log-population-gained = { $player } gains { $count ->
        [one] a worker
       *[other] { $count } workers
    }.
ages-log-population-lost = { $player } loses an unused worker.
ages-log-population-lost-from = { $player } loses a worker of { $card }.
ages-log-built = { $player } builds { $card } for { $cost ->
        [one] { $cost } resource
       *[other] { $cost } resources
    }.
ages-log-upgraded = { $player } upgrades { $old } to { $new } for { $cost ->
        [one] { $cost } resource
       *[other] { $cost } resources
    }.
ages-log-destroyed = A worker of { $player } leaves { $card } and is unused.
ages-log-leader = { $card } leads { $player }.
ages-log-tucked = { $player } keeps { $card } under { $wonder }.
ages-log-stage = { $player } builds { $count ->
        [one] a stage
       *[other] { $count } stages
    } of { $card } for { $cost ->
        [one] { $cost } resource
       *[other] { $cost } resources
    }.
ages-log-completed = { $player } completes { $card }.
ages-log-ruined = { $card } of { $player } falls into ruin.
ages-log-developed = { $player } develops { $card } for { $cost } science.
ages-log-revolution = Revolution: { $player } comes to { $card } for { $cost } science.
ages-log-action = { $player } plays { $card }.
ages-log-tactic = { $player } plays the tactic { $card }.
ages-log-tactic-copied = { $player } copies the tactic { $card }.
ages-log-gained-food = { $player } gains { $count } food.
ages-log-gained-resources = { $player } gains { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }.
ages-log-lost-food = { $player } gives up { $count } food.
ages-log-lost-resources = { $player } gives up { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }.
ages-log-scored-science = { $player } scores { $count } science.
ages-log-scored-culture = { $player } scores { $count } culture.
ages-log-paid-science = { $player } gives up { $count } science.
ages-log-lost-culture = { $player } loses { $count } culture.
ages-log-corruption = Corruption: { $player } loses up to { $count }.
ages-log-famine = Famine: { $player } lacks { $count } food.
ages-log-uprising = Uprising: { $player } produces nothing.
ages-log-antiquated = { $card } of { $player } is out of date and goes.
ages-log-prepared = { $player } prepares an event of age { $level }.
ages-log-event = { $player } reveals { $card }.
ages-log-aggression = { $player } plays { $card } against { $other } with strength { $strength }.
ages-log-defended =
    { $count ->
        [0] { $card } of { $other } fails: { $player } is strong enough.
       *[other] { $card } of { $other } fails: { $player } defends with { $count }.
    }
ages-log-war = { $player } declares { $card } on { $other }.
ages-log-war-won = { $card } of { $player }: { $winner } wins by { $count }.
ages-log-war-even = { $card } of { $player } ends without a winner.
ages-log-pact-offered = { $player } offers { $card } to { $other }.
ages-log-pact-offered-sided = { $player } offers { $card } to { $other }, taking side { $side }.
ages-log-pact-accepted = { $other } accepts { $card } of { $player }.
ages-log-pact-refused = { $other } refuses { $card } of { $player }.
ages-log-pact-ended = { $card } between { $player } and { $other } ends.
ages-log-bid = { $player } bids { $count }.
ages-log-bid-pass = { $player } passes.
ages-log-colonized = { $player } colonizes { $card } with a force of { $strength }.
ages-log-colony-lost = { $player } loses the colony { $card }.
ages-log-sacrificed = { $player } sends { $card }.
ages-log-resigned = { $player } resigns.
ages-log-colonized-from-hand = { $player } colonizes { $card } from the hand.
ages-log-yellow-taken = { $player } takes { $count ->
        [one] a yellow token
       *[other] { $count } yellow tokens
    } from the bank of { $other }.
ages-log-yellow-gained = { $player } gains { $count ->
        [one] a yellow token
       *[other] { $count } yellow tokens
    }.
ages-log-yellow-lost = { $player } loses { $count ->
        [one] a yellow token
       *[other] { $count } yellow tokens
    }.
ages-log-blue-gained = { $player } gains { $count ->
        [one] a blue token
       *[other] { $count } blue tokens
    }.
ages-log-blue-lost = { $player } loses { $count ->
        [one] a blue token
       *[other] { $count } blue tokens
    }.
ages-log-blue-lost-from = { $player } loses a blue token that lay on { $card }.
ages-log-covered = { $player } covers a stage with a blue token of { $card }.
ages-log-civil-lost = { $player } loses { $count ->
        [one] a civil action
       *[other] { $count } civil actions
    }.
ages-log-politics-sold = { $player } gives up the next political action.
ages-log-politics-skipped = { $player } does without the political action given up before.
ages-log-replaced = { $card } of { $player } is replaced.
ages-log-leader-gone = { $card } leads { $player } no longer.
ages-log-wonder-gone = { $card }, which { $player } was building, is removed.
ages-log-stolen = { $player } takes the technology { $card } from { $other }.
ages-log-colony-taken = { $player } takes the colony { $card } from { $other }.
ages-log-war-dropped = { $card } of { $player } is called off.
ages-log-tactic-shared = { $card } of { $player } becomes common.
ages-log-arms = { $player } has { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } more for military units this turn.
ages-log-arms-science = { $player } has { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } more for military units this turn and { $science } science more for their technologies.
ages-log-military-gained = { $player } has { $count ->
        [one] a military action
       *[other] { $count } military actions
    } more this turn.

## Why not

ages-do-anything = Anything
ages-do-take = Take { $card }
ages-do-play = Play { $card }
ages-do-build = Build { $card }
ages-do-stage = Build a stage of { $card }
ages-do-population = Increase population
ages-do-attack = { $card } against { $player }
ages-do-revolt = Revolution: { $card }
ages-do-upgrade = Upgrade { $old } to { $new }
ages-do-destroy = Destroy { $card }
ages-do-disband = Disband { $card }
ages-do-copy = Copy the tactic { $card }
ages-do-muster = Increase population and build { $card }
ages-do-resign = Resign
ages-do-bid = Bid { $count }
ages-do-defend = Defend yourself
ages-do-stop = Send no more
ages-do-raze = Destroy { $card } of the rival
ages-do-spoil = Take { $card } from the loser
ages-do-ruin = Let { $card } fall into ruin
ages-why-not-asked = It is not your turn to choose this now.
ages-why-first-turn = In the first turn you can only take cards.
ages-why-civil-actions = You lack civil actions: it costs { $count ->
        [one] { $count } civil action
       *[other] { $count } civil actions
    }.
ages-why-military-actions = You lack military actions: it costs { $count ->
        [one] { $count } military action
       *[other] { $count } military actions
    }.
ages-why-hand-full = Your hand of civil cards is full.
ages-why-have-it = You already have this technology in hand or in play.
ages-why-leader-of-age = You have already taken a leader of this age.
ages-why-have-unfinished = You have an unfinished wonder.
ages-why-science = You lack science: it costs { $count }.
ages-why-toll = Your partner cannot pay its part of the science.
ages-why-resources = You lack resources: it costs { $count }.
ages-why-food = You lack food: it costs { $count }.
ages-why-no-worker = You have no unused worker.
ages-why-urban-limit = Your government allows no more buildings of this type.
ages-why-yellow-bank = Your yellow bank is empty.
ages-why-just-taken = You took it in this turn.
ages-why-order = What the card orders cannot be done now.
ages-why-tactic-set = You have played or copied a tactic this turn.
ages-why-peace = A pact forbids you to attack each other.
ages-why-too-strong = This player is not weaker than you.
ages-why-peaceful = Your leader attacks nobody.
ages-why-last-round = No war is declared in the last round.
ages-why-immune = A pact protects this player from wars.
ages-why-nothing-to-take = This player has nothing it could fall upon.
ages-why-tactic-in-use = You use this tactic already.
ages-why-all-civil = A revolution takes all your civil actions, and you have spent some.
ages-why-all-military = With your leader a revolution takes all your military actions, and you have spent some.
ages-why-food-and-resources = You lack food or resources: it costs { $food } food and { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }.
ages-why-blue-tokens = You have no blue token left to cover the stage with.
ages-why-age-iv = In age IV nobody resigns.
ages-why-force = Your units, colonization symbols and cards reach { $count } at most.
ages-why-no-unit = A colonization force needs a unit, and you have none.
ages-why-defense = Your cards add { $count } at most, which is too little, so none is played.
ages-why-below-bid = Your force has reached only { $count }.
ages-why-budget = It counts { $count }, more than you may still take.
ages-why-level = The card reaches only buildings of level { $count } or less.
ages-why-spoils = It counts { $count }, more than you may still take.
ages-why-too-new = Only wonders of ages A and I fall into ruin.

## Warnings

ages-warn-uprising = Uprising! You have more discontent than unused workers and will produce nothing.
ages-warn-uprising-after = After this an uprising threatens.
ages-warn-corruption = Corruption will take { $what }.
ages-warn-famine = You will lack { $count } food and lose { $culture } culture.
ages-warn-discards = You must discard { $count ->
        [one] a military card
       *[other] { $count } military cards
    }.
ages-warn-unused-civil = You have { $count ->
        [one] a civil action
       *[other] { $count } civil actions
    } left.
ages-warn-unused-military = { $count ->
        [one] One military action
       *[other] { $count } military actions
    } will not even draw a card.
ages-warn-own-event = You know that { $card } lies among the next events, and it would hit you now.
ages-warn-resign = You leave the game and lose.

## Table

ages-table-age = Age { $age }, round { $round }
ages-table-last = round { $round } is the last
ages-table-starts = { $name } starts each round
ages-table-workers = { $card } ×{ $count }
ages-table-stored = { $card } ×{ $count } ({ $tokens } blue)
ages-table-science = Science rating
ages-table-culture = Culture rating
ages-table-strength = Strength
ages-table-happiness = Happiness
ages-table-discontent = Discontent
ages-table-civil = Civil actions
ages-table-military = Military actions
ages-table-food = Food
ages-table-resources = Resources
ages-table-science-points = Science
ages-table-culture-points = Culture
ages-table-banks = Banks, yellow / blue
ages-table-unused = Unused workers
ages-table-technologies = Technologies
ages-table-leader = Leader
ages-table-wonders = Wonders
ages-table-ruins = Ruins
ages-table-unfinished = Unfinished
ages-table-colonies = Colonies
ages-table-tactic = Exclusive tactic
ages-table-pact = Pact
ages-table-wars = Wars
ages-table-hand = Civil hand
ages-table-taken = Just taken
ages-table-military-hand = Military hand (I/II/III)
ages-table-row = Card row
ages-table-events = Events, current / future
ages-table-common-tactics = Common tactics
ages-table-resigned = resigned

## Score

ages-score-production = Production
ages-score-hunger = Famine
ages-score-preparing = Prepared events
ages-score-events = Events
ages-score-impacts = Impact events
ages-score-leaders = Leaders
ages-score-wonders = Completed wonders
ages-score-colonies = Colonization
ages-score-action-cards = Action cards
ages-score-conflicts = Aggressions and wars
