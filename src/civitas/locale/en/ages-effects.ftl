### Through the Ages: effects

## What cards do

ages-text-worker = Each worker: { $what }
ages-text-for = { $who }: { $what }
ages-text-air = Joins an army and doubles its tactical strength
ages-text-urban-limit = At most { $count } urban buildings of each type
ages-text-discount = Urban buildings cost { $first } less at level I, { $second } at II, { $third } at III
ages-text-stages = Up to { $count } stages of a wonder for one civil action
ages-text-army = An army: { $infantry } infantry, { $cavalry } cavalry, { $artillery } artillery
ages-text-tactical = Each army: +{ $full } strength; with a unit two or more levels older +{ $lower }
ages-text-tactical-always = Each army: +{ $full } strength
ages-text-bonus = Defense +{ $defense }, or colonization +{ $colonization }; used once
ages-text-at-once = At once: { $what }
ages-text-in-age-iv = In age IV instead: { $what }
ages-text-side = Side { $side }: { $what }
ages-text-both = Each party: { $what }
ages-text-attack-forbidden = The parties cannot attack each other
ages-text-attack-ends-pact = Ends when one party attacks the other
ages-symbol-food = { $count } food
ages-symbol-resources = { $size ->
        [one] { $count } resource
       *[other] { $count } resources
    }
ages-symbol-science = { $count } science
ages-symbol-culture = { $count } culture
ages-symbol-happy = { $count } happiness
ages-symbol-strength = { $count } strength
ages-symbol-civil-actions = { $size ->
        [one] { $count } civil action
       *[other] { $count } civil actions
    }
ages-symbol-military-actions = { $size ->
        [one] { $count } military action
       *[other] { $count } military actions
    }
ages-symbol-blue = { $size ->
        [one] { $count } blue token
       *[other] { $count } blue tokens
    }
ages-symbol-yellow = { $size ->
        [one] { $count } yellow token
       *[other] { $count } yellow tokens
    }
ages-symbol-colonization = { $count } colonization
ages-hook-hand-limit = You may hold { $count } more civil and { $count } more military card
ages-hook-strength-per-infantry-and-artillery = +{ $count } strength for each infantry and artillery unit
ages-hook-extra-faces = Every other card or worker with happiness gives one more
ages-hook-discount-after-replacing-leader = Costs { $count } civil actions less in the row if you replaced a leader this turn
ages-hook-free-population = Once in your action phase: gain a worker without cost
ages-hook-extra-mine-token = One worker on your best mine produces twice
ages-hook-scores-workers = On completion: 1 culture for each urban building and unit, 2 for each farm and mine
ages-hook-scores-technologies = On completion: culture equal to the levels of all your technologies
ages-hook-scores-stage-and-page = On completion: { $count } times the culture of your theaters and libraries
ages-hook-scores-urban-buildings = On completion: the culture, science and strength of your urban buildings
ages-hook-strength-per-unit = +{ $count } strength for each military unit
ages-hook-yellow-for-leaving = Political action: he goes, and you get { $count } yellow token
ages-hook-science-per-technology-taken = { $count } science for each technology you take
ages-hook-military-as-civil = Once a turn a military action may stand for a civil one
ages-hook-leader-discount = Taking a leader costs { $count } civil action less
ages-hook-military-resources = { $count } resource a turn for military units
ages-hook-tucks-under-wonder = When replaced he may go under a completed wonder: +1 happiness there, but no civil action back
ages-hook-second-political-action = Once in the game: a second political action
ages-hook-population-discount = Increasing population costs { $count } food less
ages-hook-colonizes-from-hand = Political action: he goes, and you colonize a territory of your hand
ages-hook-musters = For a military action: increase population and build a unit, { $count } food and { $count } resource cheaper
ages-hook-infantry-as-cavalry = Your infantry may count as cavalry in armies
ages-hook-culture-if-strong = End of your turn: { $count } culture if you are among the two strongest (of two, the strongest)
ages-hook-strength-per-face = +{ $count } strength for each happiness of your temples and government
ages-hook-foresees-event = You see the next event before your politics
ages-hook-science-of-best-study = Your best lab or library gives its level in science besides
ages-hook-resources-per-development = { $count } resource for each technology you develop
ages-hook-culture-per-face = +{ $count } culture for each happiness of your temples, theaters and wonders
ages-hook-no-wonder-surcharge = Completed wonders make new ones no dearer to take
ages-hook-actions-per-development = A civil action back for each technology you develop
ages-hook-culture-per-theater = +{ $count } culture for each theater
ages-hook-theater-science-discount = Theater technologies cost { $count } science less
ages-hook-converts-to-theater = Once a turn an urban building may become a theater of its level or higher
ages-hook-colonization-discards = Up to { $count } discarded military cards add 1 each to your colonization force
ages-hook-culture-per-colony = +{ $count } culture for each colony
ages-hook-culture-of-first-colony = +{ $count } culture more for the first colony
ages-hook-revolts-by-military = A revolution uses up all military actions instead of the civil ones
ages-hook-culture-per-revolution = { $count } culture for a revolution
ages-hook-strength-per-unit-type = +{ $count } strength for each type of unit you have
ages-hook-stage-and-page-discount = With a library theaters cost { $count } less, with a theater libraries, in resources and science
ages-hook-culture-per-stage-and-page = +{ $count } culture for each pair of library and theater
ages-hook-culture-per-development = { $count } culture for each technology you develop
ages-hook-labs-produce = Labs produce resources by their level; that much culture too when he leaves or the game ends
ages-hook-best-theater-again = Your best theater gives its culture twice
ages-hook-attacks-nobody = You play no aggressions and declare no wars
ages-hook-attack-cost-again = Attacking you costs twice the military actions
ages-hook-culture-per-lab-level = Labs give culture equal to their level
ages-hook-science-less-per-lab = Each lab gives { $count } science less
ages-hook-culture-or-arms = Each turn { $count } culture; or { $count } science for unit technologies and { $count } resources for units
ages-who-each = Every player
ages-who-self = You
ages-who-rival = The rival
ages-who-loser = The loser
ages-who-strongest = The strongest
ages-who-weakest = The weakest
ages-who-two-strongest = Each of the two strongest (of two, the strongest)
ages-who-two-weakest = Each of the two weakest (of two, the weakest)
ages-who-most-culture = Who has most culture
ages-who-least-culture = Who has least culture
ages-who-all-most-happy = Each player with most happiness
ages-who-all-most-discontent = Each player with most discontent workers
ages-effect-science = scores { $count } science
ages-effect-science-you = score { $count } science
ages-effect-culture = scores { $count } culture
ages-effect-culture-you = score { $count } culture
ages-effect-culture-lost = loses { $count } culture
ages-effect-food = gains { $count } food
ages-effect-food-you = gain { $count } food
ages-effect-resources = { $count ->
        [one] gains { $count } resource
       *[other] gains { $count } resources
    }
ages-effect-resources-you = { $count ->
        [one] gain { $count } resource
       *[other] gain { $count } resources
    }
ages-effect-food-or-resources = gains { $count } food or { $count } resources
ages-effect-food-or-resources-you = gain { $count } food or { $count } resources
ages-effect-food-and-or-resources = gains { $count } in food and resources together, in any mix
ages-effect-lose-food-and-or-resources = loses { $count } in food and resources together, in any mix
ages-effect-lose-all-food = loses all food
ages-effect-build-wonder-stage = build one stage of a wonder for { $count } resources less
ages-effect-increase-population = increase population at its cost
ages-effect-military-action-this-turn = gain { $count } military action for this turn
ages-effect-military-resources-this-turn = { $count ->
        [one] gain { $count } resource for military units, for this turn
       *[other] gain { $count } resources for military units, for this turn
    }
ages-effect-military-resources-this-turn-stronger = gain resources for military units, for this turn, for each stronger player: { $two } with two players, { $three } with three, { $four } with four
ages-effect-culture-richer = score culture for each player with more of it: { $two } with two players, { $three } with three, { $four } with four
ages-effect-build-or-upgrade-farm-mine = { $count ->
        [one] build or upgrade a farm or mine for { $count } resource less
       *[other] build or upgrade a farm or mine for { $count } resources less
    }
ages-effect-build-or-upgrade-urban = { $count ->
        [one] build or upgrade an urban building for { $count } resource less
       *[other] build or upgrade an urban building for { $count } resources less
    }
ages-effect-upgrade-farm-mine-urban = upgrade a farm, mine or urban building for { $count } resources less
ages-effect-develop-technology = develop a technology at its cost
ages-effect-population = gains { $count } population
ages-effect-population-you = gain { $count } population
ages-effect-population-lost = loses { $count } population
ages-effect-population-if-weak-lost = loses { $count } population if among the two weakest (of two, the weakest)
ages-effect-population-half-discontent-lost = loses { $count } population for every two discontent workers, rounded up
ages-effect-blue-lost = loses { $count } blue token
ages-effect-culture-discontent-lost = loses { $count } culture for each discontent worker
ages-effect-culture-culture-rating = scores its culture rating
ages-effect-culture-science-rating = scores culture equal to its science rating
ages-effect-science-science-rating = scores its science rating
ages-effect-food-happy-rating = gains food equal to its happiness
ages-effect-culture-removed-level = score { $count } culture for each level of the removed card
ages-effect-resources-half-destroyed-cost = gain half the printed cost of what was destroyed in resources, rounded up
ages-effect-produce-food = produces food
ages-effect-produce-resources = produces resources
ages-effect-produce-corruption-food-consumption-resources = has corruption, produces food, consumes, produces resources
ages-effect-spend-civil-actions-discontent = spends { $count } civil actions in vain for each discontent worker
ages-effect-draw-military = draws { $count } military cards
ages-effect-draw-military-you = draw { $count } military cards
ages-effect-discard-military = discards { $count } military cards
ages-effect-may-build-free = may put an unused worker on { $card } for free
ages-effect-may-develop-civilization = may increase population, build a farm, mine or urban building, or develop a technology, for { $count } less and without a civil action
ages-effect-may-take-cards = may give up its next political action to take cards worth up to { $count } civil actions
ages-effect-refill-row = the row is filled without discarding
ages-effect-take-yellow-from-weakest = takes { $count } yellow token from the bank of the weakest
ages-effect-destroy-own-building = destroys one of its farms, mines or urban buildings
ages-effect-destroy-urban-1 = an urban building of level { $first } or less is destroyed
ages-effect-destroy-urban-2 = up to two urban buildings are destroyed, one of level { $first } or less and one of level { $second } or less
ages-effect-destroy-urban-of-each-other = destroys an urban building of every other player
ages-effect-steal-food-and-or-resources = you take up to { $count } of its food and resources, in any mix
ages-effect-steal-colony = you take one of its colonies
ages-effect-steal-science = you take up to { $count } of its science
ages-effect-steal-culture = you take up to { $count } of its culture
ages-effect-steal-culture-advantage = the victor takes { $count } culture and 1 more for each point of advantage
ages-effect-steal-yellow-advantage = the victor takes { $count } yellow token of its bank and 1 more for every { $limit } points of advantage
ages-effect-steal-science-or-special-techs-advantage = the victor takes science equal to the advantage, or special technologies for their cost
ages-effect-remove-leader-or-unfinished-wonder = its leader or unfinished wonder is removed
ages-effect-remove-leader-unless-current-age = removes its leader unless it is of the current age
ages-effect-lose-colony = loses a colony
ages-effect-ruin-wonder = a completed wonder of age A or I falls into ruin and only gives { $count } culture
ages-effect-score-food-production = scores its food production, { $count } more if that exceeds its consumption
ages-effect-score-levels-urban = scores the levels of its urban buildings
ages-effect-score-levels-unit-arena = scores the levels of its units and arenas
ages-effect-score-least-of-four = scores { $count } times the least of its science, its culture, its food and its resource production
ages-effect-score-colonies = scores { $count } for each colony
ages-effect-score-actions = scores { $first } for each civil and { $second } for each military action of its totals
ages-effect-score-happiness = scores { $count } for each happiness and loses { $count } for each discontent worker
ages-effect-score-mine-production = scores what its mines produce
ages-effect-score-content-workers = scores { $count } for each content worker beyond { $limit }
ages-effect-score-progress = scores { $count } times the levels of its government and special technologies
ages-effect-score-rank-science = scores by rank of science: { $two } with two players, { $three } with three, { $four } with four
ages-effect-score-rank-strength = scores by rank of strength: { $two } with two players, { $three } with three, { $four } with four
ages-effect-score-technologies = scores { $count } for each technology of level III
ages-effect-score-variety = scores { $count } for each type of unit, type of urban building and special technology
ages-effect-score-wonders = scores for each completed wonder: { $first } of age A, { $second } of I, { $third } of II, { $fourth } of III
ages-term-attack-bonus = +{ $count } strength when attacking the other
ages-term-food-as-resource = once a turn { $count } food may stand for a resource
ages-term-resource-as-food = once a turn { $count } resource may stand for food
ages-term-science-discount = technologies cost { $count } science less
ages-term-science-toll = the other must pay { $count } science for each of them
ages-term-culture-per-partner-wonder = +{ $count } culture for each completed wonder of the other
ages-term-immune-to-war = nobody may declare war on it
