proving-title = The proving game
    .about = A small deck-builder: play cards, buy better ones, and own the most points at the end.
proving-option-market = How many kinds of action card are for sale
proving-option-kingdom = The cards of the market by name; empty to draw lots
proving-option-rounds = The most rounds the game lasts

## Questions

proving-ask-turn = It is your turn. Play a card, buy a card, or end the turn.
proving-ask-discard = Which cards do you discard?
proving-ask-trash = Which cards do you trash?
proving-ask-put-back = Which card do you put on top of your deck?
proving-ask-pay-card = Which cards do you discard as payment?
proving-ask-pass-card = Which card do you pass to the player on your left? Nobody sees it until all have chosen.
proving-ask-keep = Which card do you keep?
proving-ask-copy = Which card in play do you copy?
proving-ask-order = Several of your cards respond. Which one goes first?
proving-ask-gain = Which card do you take? It may cost up to { $limit }.
proving-ask-pay = { $due } still to pay. How many { $means } do you spend?
proving-ask-may = Do you use { $card }?
proving-ask-show = { $attack } attacks you. Do you show { $card } from your hand?
proving-ask-place-gained = You took { $card }. Where does it go?
proving-ask-leave-out = { $player } is about to shuffle. Which card do you keep out?
proving-ask-discard-top = You see the top card of { $player }’s deck. Is it discarded?

## Answers

proving-pass-turn = End the turn
proving-pass-no = No
proving-pass-none = None
proving-pass-leave = Leave it in the discard pile
proving-yes = Yes
proving-response = { $card }, for { $about }
proving-onto-deck = On top of the deck
proving-into-trash = Into the trash
proving-buy = Buy { $card } for { $cost }
proving-play = Play { $card }
proving-amount = { $amount }
proving-coins = coins
proving-favours = favours
proving-cards = cards

## Why not, and what to think of

proving-why-not-your-turn = It is not your turn.
proving-why-answer-first = Another question must be answered first.
proving-why-no-action = You have no action left.
proving-why-not-playable = It is worth points, but it cannot be played.
proving-why-no-buy = You have no buy left.
proving-why-pile-empty = Its pile is empty.
proving-why-too-dear = You are { $missing } short.
proving-warn-treasure-left = You still have treasure in hand and a buy to spend it on.
proving-score-card = { $count } × { $card }

## The table

proving-zone-supply = Supply
proving-zone-trash = Trash
proving-zone-deck = Deck
proving-zone-hand = Hand
proving-zone-discard = Discard
proving-zone-play = In play
proving-zone-held = Set aside
proving-zone-built = Buildings
proving-counter-actions = Actions
proving-counter-buys = Buys
proving-counter-coins = Coins
proving-counter-favours = Favours
proving-counter-round = Round
proving-counter-rounds = Rounds
proving-counter-kingdom = Kingdom
proving-some = { $count } × { $card }
proving-table-round = round { $round } of { $rounds }
proving-table-pile = card, cost, left
proving-table-empty = empty
proving-table-cost = Cost
proving-table-on-top = { $card } (on top)

## The log

proving-log-play = { $player } plays { $cards }.
proving-log-build = { $player } builds { $cards }.
proving-log-take = { $player } takes { $cards } from the supply.
proving-log-take-to-hand = { $player } takes { $cards } from the supply into the hand.
proving-log-take-onto-deck = { $player } takes { $cards } from the supply onto the deck.
proving-log-draw = { $player } draws { $cards }.
proving-log-hold = { $player } looks at { $cards } from the top of the deck.
proving-log-keep = { $player } takes { $cards } into the hand.
proving-log-discard = { $player } discards { $cards }.
proving-log-discard-top = { $player } loses { $cards } from the top of the deck.
proving-log-trash = { $player } trashes { $cards }.
proving-log-put-back = { $player } puts { $cards } on top of the deck.
proving-log-into-deck = { $player } puts { $cards } from the discard pile into the deck.
proving-log-leave-out = { $player } must shuffle without { $cards }.
proving-log-shuffle = { $player } shuffles { $cards } from the discard pile into the deck.
proving-log-pass = { $player } passes { $cards } to { $other }.
proving-log-played = { $player } plays { $card }.
proving-log-attacked = { $player } is attacked by { $card }.
proving-log-pay = { $player } pays { $amount }.
proving-log-gain = { $player } gains { $card }.
proving-log-bought = { $player } buys { $card }.
proving-log-reshuffle = { $player } has to shuffle the discard pile.

## The cards

proving-card-bead = Bead
    .text = Treasure: 1 coin.
proving-card-coin = Coin
    .text = Treasure: 2 coins.
proving-card-ingot = Ingot
    .text = Treasure: 3 coins.
proving-card-hut = Hut
    .text = 1 point.
proving-card-house = House
    .text = 3 points.
proving-card-hall = Hall
    .text = 6 points.
proving-card-blight = Blight
    .text = 1 point less.
proving-card-market = Market
    .text = Draw a card. +1 action, +1 buy, +1 coin.
proving-card-granary = Granary
    .text = +1 action. Discard any number of cards, then draw as many.
proving-card-bonfire = Bonfire
    .text = Trash up to 4 cards from your hand.
proving-card-workshop = Workshop
    .text = Take a card that costs up to 4.
proving-card-foundry = Foundry
    .text = Trash a card from your hand. Take one that costs up to 2 more.
proving-card-levy = Levy
    .text = +2 coins. Attack: every other player discards down to 3 cards.
proving-card-wall = Wall
    .text = Draw 2 cards. When you are attacked, you may show this card from your hand: the attack does nothing to you.
proving-card-plague = Plague
    .text = Draw 2 cards. Attack: every other player gains a Blight.
proving-card-tollhouse = Tollhouse
    .text = You may pay 2, in any mix of coins, favours and cards from your hand, to draw 3 cards and get +1 buy.
proving-card-shrine = Shrine
    .text = +1 action, +2 favours.
proving-card-masque = Masque
    .text = Draw 2 cards. All players choose a card from hand in secret and pass it to the left at the same time. Then you may trash a card.
proving-card-oracle = Oracle
    .text = +1 action. Look at the top 3 cards of your deck, keep one in hand and discard the others.
proving-card-festivity = Festivity
    .text = +2 actions. For the rest of this turn, +1 coin each time you play an action card.
proving-card-mimic = Mimic
    .text = Do what another action card you have in play does.
proving-card-watchman = Watchman
    .text = Building. When you gain a card to your discard pile, you may put it on top of your deck or trash it.
proving-card-broker = Broker
    .text = +2 coins. While this is in play, each card you buy brings you another one that costs less.
proving-card-guild = Guild
    .text = Building. +1 favour each time another player pays with coins, favours or cards.
proving-card-sanctuary = Sanctuary
    .text = Building. When you would gain a Blight, you may pay 1 favour instead.
proving-card-courier = Courier
    .text = +1 action. Draw 2 cards, then put a card from your hand on top of your deck.
proving-card-almanac = Almanac
    .text = Building. When another player is about to shuffle, you may keep a card of their discard pile out; it waits among their cards in play.
proving-card-windfall = Windfall
    .text = Gain a Bead into your hand, a Coin, and a Hut onto your deck.
proving-card-scout = Scout
    .text = Draw a card. +1 action. Look at the top card of every other player’s deck; you decide whether it is discarded.
proving-card-caravan = Caravan
    .text = Building. Cards cost you 1 less.
proving-card-chronicle = Chronicle
    .text = Building. +1 favour each time you gain a card.
