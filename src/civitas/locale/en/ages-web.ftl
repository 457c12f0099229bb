### Through the Ages: the table in the browser

ages-web-age = Age { $age }
ages-web-round = Round { $round }
ages-web-last-round = The last round is { $round }
ages-web-on-turn = It is the turn of { $name }
ages-web-civil-deck = Civil deck: { $count }
ages-web-military-deck = Military deck: { $count }

## The card row

ages-web-row = Card row
ages-web-empty-space = Empty space
ages-web-costs-civil = { $count ->
        [one] { $count } civil action
       *[other] { $count } civil actions
    }
ages-web-take-cost = { $count ->
        [one] { $count } civil action for you
       *[other] { $count } civil actions for you
    }
ages-web-space-cost = The space: { $count }
ages-web-surcharge = Your completed wonders: { $count } more
ages-web-discount = By a card’s effect: { $count } less

## Things

ages-web-usable = can be used
ages-web-why-not = cannot be used; press to learn why
ages-web-picked = picked
ages-web-none = None
ages-web-kind-of-age = { $kind }, age { $age }
ages-web-costs-science = Costs { $count } science
ages-web-costs-revolution = Costs { $count } science by revolution
ages-web-costs-resources = { $count ->
        [one] A worker on it costs { $count } resource
       *[other] A worker on it costs { $count } resources
    }
ages-web-costs-military = { $count ->
        [one] Costs { $count } military action
       *[other] Costs { $count } military actions
    }
ages-web-stages = Stages cost { $costs } resources

## Civilizations

ages-web-standings = Civilizations
ages-web-winner = winner
ages-web-to-answer = to choose
ages-web-starts = starts
ages-web-resigned = Resigned
ages-web-own-board = Your civilization
ages-web-board-of = The civilization of { $name }
ages-web-back = Back to yours
ages-web-culture = Culture
ages-web-science = Science
ages-web-food = Food
ages-web-resources = Resources
ages-web-strength = Strength
ages-web-happiness = Happiness
ages-web-per-turn = { $count } a turn
ages-web-consumed = { $count } eaten a turn
ages-web-corrupted = Corruption takes { $count }
ages-web-after = { $count } after production
ages-web-colonizing = { $count } more when colonizing
ages-web-discontent = { $count } discontent, { $unused } unused
ages-web-discontented = discontent workers
ages-web-uprising = Uprising threatens
ages-web-civil-actions = { $left } of { $all } civil actions
ages-web-military-actions = { $left } of { $all } military actions
ages-web-arms = { $count } for units only this turn
ages-web-yellow-bank = Yellow bank: { $count }
ages-web-blue-bank = Blue bank: { $count }
ages-web-faces-needed = Happiness { $have }, needed { $count }
ages-web-unused = { $count ->
        [one] { $count } unused worker
       *[other] { $count } unused workers
    }
ages-web-population-cost = The next worker costs { $count } food
ages-web-block-land = Farms and mines
ages-web-block-city = Urban buildings
ages-web-block-arms = Military units
ages-web-urban-limit = at most { $count } of each type
ages-web-workers = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
ages-web-stored = { $count ->
        [one] { $count } blue token
       *[other] { $count } blue tokens
    }
ages-web-build-cost = building costs { $count }
ages-web-government = Government
ages-web-leader = Leader
ages-web-special = Special technologies
ages-web-wonders = Wonders
ages-web-ruins = Ruined wonders
ages-web-colonies = Colonies
ages-web-leader-under = a leader lies under it
ages-web-unfinished = unfinished
ages-web-stages-built = { $built } of { $all } stages built
ages-web-stages-left = stages left cost { $costs }
ages-web-tactic = Tactic
ages-web-exclusive = exclusive
ages-web-common = common
ages-web-against = Strength against
ages-web-duel = { $own } when attacking, against { $other }

## Hands

ages-web-civil-hand = Civil cards
ages-web-military-hand = Military cards
ages-web-no-civil-cards = No civil cards
ages-web-military-cards = { $count ->
        [one] { $count } military card of age { $age }
       *[other] { $count } military cards of age { $age }
    }
ages-web-hand-size = { $count } of { $limit }
ages-web-just-taken = just taken
ages-web-set-aside = set aside

## Events and politics

ages-web-affairs = Events and politics
ages-web-current-events = Current events
ages-web-future-events = Future events
ages-web-past-events = Past events: { $count }
ages-web-common-tactics = Common tactics
ages-web-of-age = { $count } of age { $age }
ages-web-known = You know that these are among them
ages-web-wars = Wars
ages-web-war-on = { $attacker } against { $rival }
ages-web-pacts = Pacts
ages-web-pact-even = { $owner } and { $partner }
ages-web-pact-sided = { $owner } (side { $side }) and { $partner }

## Moments

ages-web-auction = Who colonizes it?
ages-web-no-bid = No bid yet
ages-web-highest-bid = Highest bid: { $count }
ages-web-bids = bids { $count }
ages-web-out = out
ages-web-could-send = force { $force }, { $cards ->
        [one] { $cards } military card
       *[other] { $cards } military cards
    }
ages-web-force = The colonization force
ages-web-bid = the bid
ages-web-send = Units on the board and cards of the hand make up the rest.
ages-web-attack = Aggression
ages-web-missing = { $name } lacks { $count } to defend
ages-web-offer = A pact is offered
ages-web-offers-even = { $owner } offers it to { $partner }
ages-web-offers-sided = { $owner } offers { $partner } side { $side }
ages-web-order = Being carried out
ages-web-event = Revealed
ages-web-deciding = { $name } is choosing

## Kinds of card

ages-web-kind-farm = Farm
ages-web-kind-mine = Mine
ages-web-kind-lab = Lab
ages-web-kind-temple = Temple
ages-web-kind-library = Library
ages-web-kind-theater = Theater
ages-web-kind-arena = Arena
ages-web-kind-infantry = Infantry
ages-web-kind-cavalry = Cavalry
ages-web-kind-artillery = Artillery
ages-web-kind-air = Air force
ages-web-kind-government = Government
ages-web-kind-military-technology = Military technology
ages-web-kind-civil-technology = Civil technology
ages-web-kind-colonization-technology = Colonization technology
ages-web-kind-construction-technology = Construction technology
ages-web-kind-wonder = Wonder
ages-web-kind-leader = Leader
ages-web-kind-action = Action
ages-web-kind-tactic = Tactic
ages-web-kind-aggression = Aggression
ages-web-kind-war = War
ages-web-kind-pact = Pact
ages-web-kind-bonus = Bonus
ages-web-kind-territory = Territory
ages-web-kind-event = Event
