## Rulings about cards; docs/rulings.md has their sources

ruling-mare-circe = Her legion on an empty caravan icon collects while no enemy unit stands in the province. Your market there doubles it; it does not count on the trade track.
ruling-mare-antigone = She changes only your own number of offered resources, nobody else’s.
ruling-mare-cleopatra = Each thing is paid with a set of its own, and each set allows one swap.
ruling-mare-hannibal = Each thing is paid with a set of its own, and each set of goods may hold one pair.
ruling-mare-penthesilea = Every province of yours with an enemy legion counts, as far as your pieces go. Of the units with a discount you build one a round.
ruling-mare-castor-pollux = The hero to copy is chosen once, for the whole game. With nothing to copy, the tile has no power.
ruling-mare-hercules = He has no power that could be copied.
ruling-mare-perseus = He goes before the culture leader only if you can pay at that moment, and you win at once.
ruling-mare-hanging-gardens = What they keep stays besides the two coins and is shown to all; loot of the military phase comes on top.
ruling-mare-ramses = His die gets no bonus of a legion, and a lone fortress earns it too.
ruling-mare-nebuchadnezzar = His bonus and that of a fortress add up.
ruling-mare-queen-of-sheba = She converts at once, once a round, and the legion is given up. The province must be linked to another of yours, a marker must be left, and it can never be a capital’s.
ruling-mare-statue-of-zeus = Legions go home even into a contested capital. The peace covers entering and fighting both ways. Legions already there stay and keep what they hold, but pillage and occupy nothing new.
ruling-mare-pyramids = Building them goes before a victory by five tiles.
ruling-mare-open-tiles = Five tiles lie open and are refilled at the end of each build phase. Only open tiles and the Pyramids can be taken, unless the table plays with all of them open.
ruling-mare-five-tiles = If two players have five tiles at once, the culture leader wins if among them, else both do.
ruling-mare-first-collection = These resources are the first collection, so round 1 begins with trade.
ruling-mare-absent-empires = When this empire is absent its provinces are covered; all seas, goods, tiles and ways to win stay.
