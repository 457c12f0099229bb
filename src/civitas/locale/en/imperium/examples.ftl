### Worked turns

example-imperium-player-taino = Taíno player
example-imperium-player-magyars = Magyar player
example-imperium-player-japanese = Japanese player
example-imperium-turn = A turn of the Japanese
    .position = You play the Japanese, barbarian still, in your third turn, and you are the last player of the round. In hand: { imperium-name-glory }, which needs three regions while you have one, { imperium-name-kansai }, { imperium-name-prince-shotoku-taishi }, { imperium-name-advance } and an Unrest. A { imperium-name-metropolis } with two tokens lies in the market, and only two Unrest are left in the pile.
example-imperium-turn-activate = You activate, so that you can play cards and use abilities. The hand shows what can be played: { imperium-name-glory } cannot.
example-imperium-turn-appeal = { imperium-name-appeal-to-china } is exhausted: for 1 material a goods token goes to the { imperium-name-metropolis }, which now has three tokens. No action is spent.
example-imperium-turn-advance = { imperium-name-advance } pays 3 materials and acquires the { imperium-name-metropolis } with its three tokens and the Unrest below it. Goods can stand for two of another resource, so it was cheap. { imperium-name-mercenaries } take its place with a new Unrest: one is left in the pile, and the game is close to collapse.
example-imperium-turn-unrest = A second action plays an Unrest. Of the three ways to return it you discard two cards: { imperium-name-glory } and the other Unrest. The pile has two again.
example-imperium-turn-prince = The third action: { imperium-name-prince-shotoku-taishi } plays the { imperium-name-metropolis } for free, its state icon ignored, then finds { imperium-name-kanji } in your nation deck, which is shuffled.
example-imperium-turn-shinto = The { imperium-name-metropolis } is a civilised card, so { imperium-name-shinto } may be exhausted in response: 1 population and two cards, { imperium-name-clans } and an Unrest. The Prince goes to your history.
example-imperium-turn-power = No action is left, but your power sells one: 2 population and { imperium-name-kanji }, discarded.
example-imperium-turn-kansai = The extra action plays { imperium-name-kansai }: 1 material and a second region. { imperium-name-clans } or the Unrest could be garrisoned there; you decline.
example-imperium-turn-clean-up = The turn is over, and the clean-up begins with a token on a card of the market: the { imperium-name-lagoon }, which you hope to win with { imperium-name-clans }. Five exhaust tokens and three action tokens return to your state card; the extra action is gone.
example-imperium-turn-draw = You discard the Unrest, keep { imperium-name-clans } and draw to five. The deck has three cards; before the fourth it is reshuffled: an exhaust token goes to the nation deck and its first card, { imperium-name-nara }, joins your discards.
example-imperium-turn-solstice = You were the last of the round, so the solstice comes. The { imperium-name-metropolis } gives a material, a population or a card: you take the population and have three instead of two for the next use of your power.
