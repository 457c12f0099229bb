## A campaign: what its page tells

imperium-campaign-beaten = You have beaten it in this campaign, so you do not face it again.
imperium-campaign-own = It is your own nation.
imperium-campaign-no-automaton = It has no sheet to play by itself.
imperium-campaign-doubled = After a loss you begin with 6 Materials, 4 Population and 2 Progress.
imperium-campaign-doubled-goods = After a loss you begin with 6 Materials, 4 Population and 2 Goods.
imperium-campaign-unrest = The common pile has { $count } Unrest.
