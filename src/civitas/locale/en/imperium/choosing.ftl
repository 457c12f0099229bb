## What helps to choose a nation

imperium-facet-stars = Difficulty
imperium-facet-aggressiveness = Aggressiveness
imperium-facet-trading = Trade Routes
imperium-stars = { $stars ->
    [1] ★
    [2] ★★
    [3] ★★★
    [4] ★★★★
   *[5] ★★★★★
}
imperium-aggressiveness-peaceful = Peaceful
imperium-aggressiveness-partly-peaceful = Partly peaceful
imperium-aggressiveness-aggressive = Aggressive
imperium-aggressiveness-ruthless = Ruthless
imperium-trading-no = Plays without them
imperium-trading-yes = Needs them
imperium-note-our-stars = The stars are ours: the book gives this nation none.
imperium-note-needs-routes = Needs the Trade Routes expansion.
imperium-note-not-fast = Cannot play the fast variant.
imperium-note-our-sheet = The automaton’s sheet is made by Civitas; it is not official.
imperium-suggest-first-game = A first game
imperium-suggest-first-game-about = You lead the Romans against the Macedonians, both easy to learn, with the basic sides of their power cards and an easy bot.
imperium-suggest-training = Training alone
imperium-suggest-training-about = Twelve turns with the Romans and nobody else at the table, to get to know the cards; 50 points say that you have.
imperium-suggest-automaton = Against the automaton
imperium-suggest-automaton-about = You lead the Romans against the Macedonians, who play by themselves, at the level Chieftain: the one to begin with.

## How each nation plays

imperium-plays-carthaginians = Merchants who fatten the market and then buy it empty. Lay Materials on the cards you want, take them with all that lies on them, and turn the wealth into cities, ships and mercenaries. You are seldom poor and always have something to pay with, but Materials alone win nothing: spend them on time.
imperium-plays-celts = Raiders from the hills. You gather Uncivilised cards, steal what you need and leave Unrest behind at every hearth but your own. The longer the others struggle with it, the better your small, rough deck looks. Keep an eye on the Unrest pile: a collapse you have caused may be one you win.
imperium-plays-greeks = Thinkers and builders of cities. You own many developments and a deck that grows large, so you must learn when to draw, when to store cards in the history and when to bring exiled ones back. Little happens by itself: every turn is a puzzle, and the reward is a flood of points late in the game.
imperium-plays-macedonians = Conquest in a straight line. Take Regions, play them again from the discard pile, and let each one pay for the next. As an Empire the cavalry keeps riding. A good first nation: the plan is clear, the deck is forgiving, and the map in front of you shows how well you do.
imperium-plays-persians = Lords over many peoples. You gather Tributaries, which pay every time they are played, and rule them with satraps who bring more actions. Gold and battering rams keep the neighbours busy. Easy to steer and strong in every phase; take care only that Population never runs dry.
imperium-plays-romans = The classic way to glory. Conquer Regions, exchange them for Fame, and look deeper into the fame deck than anybody else. Legions carry the conquest into the Empire, and the eternal city crowns it. The best nation to learn with: every tool of the game is in its deck, and none is hard to use.
imperium-plays-scythians = Riders who never settle. Your deck is small and turns over quickly, so nation cards come early and every good card is soon in hand again. You live off Regions and herds and strike others on the way. Speed is the whole art: end the game before the builders have built.
imperium-plays-vikings = Barbarians to the end. You build nothing and remember nothing; you raid, take what others have laid out, and thin your deck by returning Unrest. When the last of your leaders comes home the game is over, and you decide how fast he sails. Merciless, quick, and never an Empire.
imperium-plays-arthurians = Knights on a quest. Garrison them in Regions so that the land gives twice, send them after one quest at a time, and weigh every Unrest that a quest costs. The Graal waits behind all the others and ends the game. Rich in combinations and strong in good hands, but the end of the round table draws near with every reshuffle.
imperium-plays-atlanteans = An Empire on borrowed time. You begin where others arrive and develop from the first reshuffle, but the sea takes its share: cards sink, and so do your Regions. What lies on the sea floor still scores. Decide what you hold, what you let go, and whom you take along with your fleets.
imperium-plays-utopians = A pilgrimage instead of a history of wars. You have few exhaust tokens and no nation deck, only a road in four stages that costs Progress and, at its end, a great many people. Scrolls under your places of learning do the work. Slow, strange and peaceful: plan backwards from Shangri-la.
imperium-plays-egyptians = Builders by the Nile. No nation has so much to develop, and no river feeds it so well. Use every reshuffle, pay with people, and let Unrest come where it buys a monument. Embalming lays useful cards safely into the history on the way. Patience early, splendour late.
imperium-plays-mauryans = First the sword, then the wheel of law. Elephants take Regions in numbers, and the great road counts double; later you may lay the wars into the history and live from their memory. The turn from conquest to peace decides the game: make it while there is still time to profit.
imperium-plays-minoans = Island palaces fed by Progress. You become an Empire early, but almost everything you develop is paid with the tokens that are also your points. So spend only where it comes back with interest. Art, seals and bulls make a fine engine; three Unrest in the deck want tidying first.
imperium-plays-olmecs = A people without the usual cards. Eight stone masks fill your hand, and everything is bought by discarding them in pairs or laying them to rest in the history. The pinned cards are the engine, the masks its fuel. Odd at first, then very flexible, and nearly free of Unrest.
imperium-plays-qin = A dynasty under Heaven’s mandate. You lay people on the market, collect them, and build walls that strengthen each other. The rulers follow one another only while the mandate lies in play, and it demands cards every solstice. Choose between the scholars and the law, and keep the wall growing.
imperium-plays-abbasids = Collectors of everything that is known. Your points grow with the number of your cards, so acquire, keep, and never be ashamed of a thick deck. Trade Routes bring the goods, Baghdad and its library the learning. The challenge is to find anything in that library when you need it.
imperium-plays-aksumites = Traders between the Nile and the Indian Ocean. Watch the market for cards with tokens on them: taking those brings Goods, and salt makes conquest and progress cheap. A clear plan with many small profits, friendly to newcomers once the Trade Routes are understood.
imperium-plays-cultists = You do not want an empire to last; you want a door to open. Research, preparation, gathering and the last ceremony follow one another beside your power card, while Chaos spreads among the others. Unrest hardly troubles you. A game of nerve: finish the ceremony, or let the world collapse at the right moment.
imperium-plays-guptas = A golden age carried by caravans. You lay Goods on the market instead of Progress and play Trade Routes again and again. Three rulers must follow one another; merchants make their time great. Generous and peaceful, with one question always open: which route to fill first.
imperium-plays-inuit = Life by the seasons. Every solstice turns summer into winter and back, and with it half of your deck falls silent while the other half speaks. There is no nation deck and no history: you develop from the start and keep stories under the oral history. Plan two turns ahead and hunt well.
imperium-plays-japanese = Patience is rewarded. A shrine that draws cards, writing that keeps the deck small, and a court that prefers elegance to war. Before the Empire two faiths exclude each other; afterwards they share one temple. A calm nation with a clear rhythm, good for a first game with Horizons.
imperium-plays-magyars = Seven tribes on horseback in search of a home. Leaders go into the history one after the other, hunting grounds make others uneasy, and the blood oath turns every Unrest into a look ahead. Fast, blunt and easy to learn; the saint at the end asks for everything before him to be done.
imperium-plays-martians = Stranded with more Progress than is good for you. As long as you are aliens, spending it brings Unrest and keeping it scores little; your gadgets are wonderful and embarrassing. Share them, hide them, or go native and begin again as honest barbarians. The oddest riddle in the three boxes.
imperium-plays-mayans = Cities in the forest that ask for masks. Every solstice with a city costs one, and masks are also what buys the ball game, the roads and the fame. So the hand must never run out of faces. A dense nation with many small payments; whoever keeps count builds a dazzling city.
imperium-plays-polynesians = Between the island and the open sea. At home you draw and grow; under way you draw nothing and discover everything. Mana, cards laid under one another, pays for the voyages, and what is told of them becomes legend and scores. Choose well when to set sail, for the way home must be in your hand.
imperium-plays-sassanids = Kings of kings with sacred fires. Knights ride into Regions and wake what the land can do; water, fire and the faith reward you when they burn together. Tributaries come with the profits of the routes. Many conditions must meet, and when they do, the Shah takes the crown at the end of the fame deck.
imperium-plays-taino = Free tribes of a warm sea. You never become an Empire, and you need not: gifts let you play what only empires may, and what lies on your cards counts as yours in the end. Fertile ground and ocean are everything. Gather, give, and leave the harvest where it grows until the scoring.
imperium-plays-tang = Splendour that must be held together. Unrest arrives at the end of every solstice, and the mandate asks for cards; in return you have poets, examinations, silk and great emperors. Lay people on the market, keep your pinned cards in play, and decide when a rebellion is worth more than order.
imperium-plays-wagadou = Masters of gold. Materials come in every solstice, lie on the market and make whatever you want cheaper, yet the pact with the serpent demands its price until a new faith ends it. Rich from the first turn on: the task is not to gather wealth but to turn it into something that scores.
