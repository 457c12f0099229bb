mare-title = Mare Nostrum: Empires
    .about = Three to five empires around the Mediterranean trade, build, sail and fight for one of four victories.
mare-option-empire1 = The empire of player 1
mare-option-empire2 = The empire of player 2
mare-option-empire3 = The empire of player 3
mare-option-empire4 = The empire of player 4
mare-option-empire5 = The empire of player 5
mare-option-tiles = How many heroes and wonders lie open besides the Pyramids
mare-option-rounds = The most rounds the game lasts; 0 for no limit
mare-option-map = A map of your own: its text, or @ and the name of its file; empty for the standard map

## Questions

mare-ask-number = How many resources must everyone offer?
mare-ask-own-number = Everyone offers { $number }. How many do you offer?
mare-ask-offer = { $count ->
        [one] Which resource do you offer?
       *[other] Which { $count } resources do you offer?
    } Nobody sees the offers until all have chosen.
mare-ask-take = Which resource do you take? Whoever loses it takes next.
mare-ask-even-out = You took one resource too many, { $player } one too few. Which resource do you give?
mare-ask-way = You owe { $cost } resources. What kind of set do you pay?
mare-ask-pair = Which good do you use twice in this set?
mare-ask-good = { $due ->
        [one] Which good do you pay last?
       *[other] { $due } different goods still to pay. Which one now?
    }
mare-ask-cheap = Which resource do you pay?
mare-ask-build = It is your turn to build. What do you build?
mare-ask-copy = Whose power do Castor & Pollux copy? The choice is for good.
mare-ask-builder = You lead in culture. Who builds next?
mare-ask-build-first = Perseus may build before everyone else and win. Do you build now?
mare-ask-keep = Which unused good do you keep for the next round?
mare-ask-temple = What does the temple add for the { $building }?
mare-ask-colossus = Which good does the Colossus bring you?
mare-ask-peace = With whom does the Statue of Zeus declare peace this round?
mare-ask-mover = You lead the armies. Who moves next?
mare-ask-sail = Which trireme moves?
mare-ask-march = Which legion moves?
mare-ask-sea-battle = Do you fight at sea?
mare-ask-battle = Which battle do you fight now?
mare-ask-loss = { $place }: { $hits ->
        [one] 1 more of your units is destroyed.
       *[other] { $hits } more of your units are destroyed.
    } Which one goes?
mare-ask-release = { $place }: too few legions are left to hold everything. What do you give up?
mare-ask-convert = Which control marker that your legion has held do you convert?
mare-ask-conquest = What do your legions do in what they have conquered?
mare-ask-loot = What do you carry off from the { $building }?
mare-ask-convert-at-once = { $place }: does the Queen of Sheba convert it at once? It costs you the legion.
mare-ask-circe = On which empty caravan icon does a legion of Circe’s settle?
mare-ask-title = Several players are equal. Who becomes { $title }?

## Answers

mare-pass-build = Stop building
mare-pass-build-first = Wait for the culture leader’s order
mare-pass-keep = Keep no other
mare-pass-peace = With nobody
mare-pass-sail = No further trireme
mare-pass-march = No further legion
mare-pass-sea-battle = No further battle at sea
mare-pass-convert = Convert none
mare-pass-conquest = Leave the rest as it is
mare-pass-convert-at-once = No, only occupy it
mare-pass-circe = No further legion
mare-yes = Yes
mare-number = { $number }
mare-take = { $token } from { $player }
mare-way-coins = { $count } coins
mare-way-goods = { $count } different goods
mare-way-coins-and-a-good = { $count ->
        [one] 1 coin and 1 good
       *[other] { $count } coins and 1 good
    }
mare-way-goods-and-a-coin = { $count ->
        [one] 1 good and 1 coin
       *[other] { $count } different goods and 1 coin
    }
mare-way-pair = { $count } goods, one of them twice
mare-build = { $place }: { $building }, { $cost } resources
mare-build-free = { $place }: { $building }, free
mare-build-cheap = { $place }: { $building }, 1 coin or 1 { $good }
mare-build-tile = { $tile }: { $cost } resources
mare-levy = { $count ->
        [one] { $place }: 1 legion of Penthesilea’s, free
       *[other] { $place }: { $count } legions of Penthesilea’s, free
    }
mare-for-coin = A coin
mare-for-legend = A legendary good
mare-sail = Trireme: { $src } → { $dst }
mare-march = Legion: { $src } → { $dst }
mare-fight = { $place }: fight { $player }
mare-convert = { $place }: put your own marker there
mare-convert-unlinked = { $place }: remove the marker; nobody controls it, as no province of yours is linked to it
mare-occupy-control = { $place }: occupy the control marker
mare-occupy = { $place }: occupy the { $building }
mare-pillage = { $place }: pillage the { $building }
mare-circe = { $place }: { $building }

## Things

mare-place = { $name }
mare-player = { $player } ({ $empire })
mare-some = { $count } × { $token }
mare-control = control marker
mare-legion = legion
mare-fortress = fortress
mare-trireme = trireme
mare-caravan = caravan of { $good }
mare-market = market
mare-temple = temple
mare-city = city of { $city }
mare-capital = capital { $city }
mare-legendary = legendary city { $city }
mare-coin = coin
mare-legendary-good = legendary { $good }
mare-good-pottery = pottery
mare-good-gems = gems
mare-good-papyrus = papyrus
mare-good-metal = metal
mare-good-spices = spices
mare-good-stone = stone
mare-good-wood = wood
mare-good-gold = gold
mare-good-grain = grain
mare-good-oil = oil
mare-good-sheep = sheep
mare-good-wine = wine
mare-good-gladiator = gladiator
mare-track-trade = Trade: caravans, markets and bonuses
mare-track-culture = Culture: cities, temples and bonuses
mare-track-military = Military: legions, fortresses, triremes and bonuses
mare-leader-trade = trade leader
mare-leader-culture = culture leader
mare-leader-military = military leader
mare-phase-collect = collecting
mare-phase-trade = trading
mare-phase-build = building
mare-phase-move = moving and battle
mare-phase-leadership = claiming leadership
mare-victory-prestige = Prestige: the Pyramids are built
mare-victory-fame = Fame: five heroes and wonders
mare-victory-conquest = Conquest: four capitals and legendary cities
mare-victory-leadership = Leadership: all three titles
mare-tally-tiles = Heroes and wonders
mare-tally-cities = Capitals and legendary cities
mare-tally-titles = Titles
mare-tally-provinces = Provinces
mare-tally-army = Legions, fortresses and triremes

## Places

mare-empire-rome = Rome
mare-empire-greece = Greece
mare-empire-babylon = Babylon
mare-empire-egypt = Egypt
mare-empire-carthage = Carthage
mare-region-north = North
mare-region-west = West
mare-region-east = East
mare-region-south = South
mare-region-islands = Islands
mare-province-latium = Latium
mare-province-gallia = Gallia
mare-province-italia = Italia
mare-province-achaia = Achaia
mare-province-macedonia = Macedonia
mare-province-thrace = Thrace
mare-province-babylonia = Babylonia
mare-province-mesopotamia = Mesopotamia
mare-province-cilicia = Cilicia
mare-province-aegyptus = Aegyptus
mare-province-ethiopia = Ethiopia
mare-province-cyrenaica = Cyrenaica
mare-province-africa = Africa
mare-province-numidia = Numidia
mare-province-libya = Libya
mare-province-sicilia = Sicilia
mare-province-dalmatia = Dalmatia
mare-province-germania = Germania
mare-province-dacia = Dacia
mare-province-crete = Crete
mare-province-asia = Asia
mare-province-cappadocia = Cappadocia
mare-province-judaea = Judaea
mare-province-phasania = Phasania
mare-province-garamantes = Garamantia
mare-province-nubia = Nubia
mare-province-armenia = Armenia
mare-province-arabia = Arabia
mare-sea-sardinian = Sardinian Sea
mare-sea-tyrrhenian = Tyrrhenian Sea
mare-sea-adriatic = Adriatic Sea
mare-sea-ionian = Ionian Sea
mare-sea-african = African Sea
mare-sea-aegean = Aegean Sea
mare-sea-egyptian = Egyptian Sea
mare-sea-cyprian = Cyprian Sea
mare-sea-black = Black Sea
mare-city-roma = Rome
mare-city-athenae = Athens
mare-city-sparta = Sparta
mare-city-byzantium = Byzantium
mare-city-babylon = Babylon
mare-city-ninive = Nineveh
mare-city-tarsus = Tarsus
mare-city-alexandria = Alexandria
mare-city-memphis = Memphis
mare-city-cyrene = Cyrene
mare-city-carthago = Carthage
mare-city-syracusae = Syracuse
mare-city-cnossus = Knossos
mare-city-troia = Troy
mare-city-ierusalem = Jerusalem
mare-city-artaxata = Artaxata

## The table

mare-table-round = round { $round }
mare-table-of-rounds = round { $round } of { $rounds }
mare-table-leads = { $title }: { $player }
mare-table-number = offers of { $number }
mare-table-won = { $player } – { $victory }
mare-table-peace = Peace this round: { $player } and { $other }
mare-table-home = { $empire } · { $player }
mare-table-trade = Trade
mare-table-culture = Culture
mare-table-military = Military
mare-table-great-cities = Cap+Leg
mare-table-tiles = Tiles
mare-table-resources = Stock
mare-table-seas = Seas
mare-table-display = Heroes and wonders
mare-table-cost = for you
mare-table-face-down = face down
mare-table-copied = with the power of { $tile }
mare-table-stock = Your stock
mare-table-known = known stock
mare-table-offer = offers
mare-table-taken = set aside
mare-table-empty = empty
mare-table-key = ■ built  □ empty icon  <2 held by player 2’s legion  2:3L+F three legions and a fortress of player 2  T trireme  * capital province  ⚔ at war  ★ leader  Cap+Leg capitals and legendary cities held  12+1 a stock with a legendary good

## The log

mare-log-take = { $player } takes { $cards } from the supply.
mare-log-return = { $player } returns { $cards } to the supply.
mare-log-discard = { $player } discards { $cards }.
mare-log-draw = { $player } draws from the legendary goods: { $cards }.
mare-log-renew = { $count ->
        [one] 1 spent legendary good becomes the new pile.
       *[other] { $count } spent legendary goods are shuffled into a new pile.
    }
mare-log-trade = { $other } takes { $cards } from { $player }.
mare-log-withdraw = { $player } takes back { $cards }.
mare-log-give = { $player } gives { $cards } to { $other }.
mare-log-keep = { $player } keeps { $cards }.
mare-log-recruit = { $player } wins { $cards } over.
mare-log-turn-up = New on display: { $cards }.
mare-log-round = Round { $round } begins.
mare-log-phase = Phase: { $phase }.
mare-log-capped = { $rounds ->
        [one] The game ends after its only round; nobody has won.
       *[other] The game ends after its { $rounds } rounds; nobody has won.
    }
mare-log-number = { $player } names the number: { $number ->
        [0] nobody trades
        [one] everyone offers 1 resource
       *[other] everyone offers { $number } resources
    }.
mare-log-own-number = { $tile }: { $player } offers { $number ->
        [0] nothing
        [one] 1 resource
       *[other] { $number } resources
    }.
mare-log-builder = { $player } names the next to build: { $other }.
mare-log-first = { $tile }: { $player } builds before everyone else.
mare-log-control = { $place }: { $player } places a control marker.
mare-log-control-free = { $place }: { $player } places a control marker for nothing ({ $tile }).
mare-log-unit-built = { $place }: { $player } builds a { $unit }.
mare-log-unit-cheap = { $place }: { $player } builds a { $unit } for a single resource ({ $tile }).
mare-log-levied = { $place }: { $player } gets { $count ->
        [one] 1 legion
       *[other] { $count } legions
    } for nothing ({ $tile }).
mare-log-built = { $place }: { $player } builds the { $building }.
mare-log-copied = Castor & Pollux of { $player } take on the power of { $tile }.
mare-log-peace = { $tile }: { $player } declares peace with { $other } for this round.
mare-log-went-home = { $count ->
        [one] 1 legion
       *[other] { $count } legions
    } of { $player } must go home: { $src } → { $dst }.
mare-log-mover = { $player } names the next to move: { $other }.
mare-log-sailed = A trireme of { $player } sails: { $src } → { $dst }.
mare-log-marched = A legion of { $player } marches: { $src } → { $dst }.
mare-log-battle = { $place }: { $player } attacks { $other }.
mare-log-battle-roll = { $place }: { $player } reaches { $total } in battle, { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
mare-log-legion-lost = { $place }: { $player } loses a legion.
mare-log-fortress-lost = { $place }: { $player } loses the fortress.
mare-log-triremes-lost = { $place }: { $player } loses { $count ->
        [one] a trireme
       *[other] { $count } triremes
    }.
mare-log-occupied = { $place }: a legion of { $player } occupies the { $building }.
mare-log-occupied-control = { $place }: a legion of { $player } occupies the control marker.
mare-log-settled = { $place }: a legion of { $player } settles on the empty icon for the { $building } ({ $tile }).
mare-log-left = { $place }: the legion of { $player } no longer holds the { $building }.
mare-log-left-control = { $place }: the legion of { $player } no longer holds the control marker.
mare-log-pillaged = { $place }: { $player } pillages the { $building }; it is destroyed and a legion stands in its stead.
mare-log-converted = { $place }: the marker of { $player } replaces that of { $other }.
mare-log-marker-removed = { $place }: { $player } removes the marker of { $other }; nobody controls it now.
mare-log-given-up = { $place }: { $player } gives up a legion for it ({ $tile }).
mare-log-title = { $player } becomes { $title } in place of { $other }.
mare-log-title-kept = { $player } stays { $title }.
mare-log-victory = { $player } wins. { $victory }.

## Heroes and wonders

mare-tile-caesar = Caesar
    .text = Starting hero of Rome. In your own turn, each of your legions adds 1 to its die in a battle.
mare-tile-pericles = Pericles
    .text = Starting hero of Greece. In the turns of others, each of your legions adds 2 to its die in a battle.
mare-tile-hammurabi = Hammurabi
    .text = Starting hero of Babylon. Once a round, you may build one control marker for nothing where you could build one anyway.
mare-tile-cleopatra = Cleopatra
    .text = Starting hero of Egypt. In every set you pay, one coin may stand among the goods, or one good among the coins.
mare-tile-hannibal = Hannibal
    .text = Starting hero of Carthage. In every set of goods you pay, one type may be there twice.
mare-tile-castor-pollux = Castor & Pollux
    .text = When you recruit them, choose a hero of another player: you have its power for the rest of the game, but not its bonuses. Starting heroes, wonders and Perseus cannot be copied. With no hero to copy, they have no power.
mare-tile-nebuchadnezzar = Nebuchadnezzar
    .text = Add 5 to your total in a land battle in a province you control, if you have a unit there.
mare-tile-circe = Circe
    .text = At the end of your move, you may set legions on empty caravan icons where no enemy unit stands; each collects the icon’s good as if it were a caravan, doubled if you control the market there. Bonus: trade 1, military 1.
mare-tile-penthesilea = Penthesilea
    .text = Once a round, when you build, you may place a legion in your capital province for nothing for each of your provinces with an enemy legion in it. Bonus: culture 2, military 2.
mare-tile-gilgamesh = Gilgamesh
    .text = Once a round, you may build a fortress for 1 coin or 1 stone.
mare-tile-perseus = Perseus
    .text = Before the culture leader names the first builder, you may build the Pyramids or your fifth hero or wonder, if you can pay, and win at once. Cannot be copied. Bonus: trade 1, culture 2, military 1.
mare-tile-hamilcar = Hamilcar
    .text = Pillaging pays you double: 2 coins for a city or capital, 2 goods for a caravan, a coin and a legendary good for a legendary city. Bonus: trade 1, culture 1, military 1.
mare-tile-queen-of-sheba = Queen of Sheba
    .text = Once a round, you may convert a control marker in the very turn your legion occupies it, by giving up that legion. The other tests of a conversion still hold. Bonus: culture 1, military 1.
mare-tile-hercules = Hercules
    .text = No power. Bonus: trade 2, culture 2, military 2.
mare-tile-ramses-ii = Ramses II
    .text = Roll one die more in every land battle in which you have a unit. No hero adds to this die.
mare-tile-antigone = Antigone
    .text = Once the trade leader has named the number, you may offer from 0 to 5 resources instead, as you like. Bonus: trade 2, culture 2.
mare-tile-spartacus = Spartacus
    .text = Once a round, you may build a legion for 1 coin or 1 gladiator.
mare-tile-colossus = Colossus of Rhodes
    .text = After all have collected, take a good of your choice from the supply, for all to see.
mare-tile-hanging-gardens = Hanging Gardens
    .text = At the end of building, you may keep up to 2 unused goods of different types besides your 2 coins. Bonus: trade 2.
mare-tile-lighthouse = Lighthouse of Alexandria
    .text = Once a round, you may build a trireme for 1 coin or 1 wood.
mare-tile-statue-of-zeus = Statue of Zeus
    .text = Before anyone moves, you may declare peace with an opponent, but not with the same one two rounds running. Its legions in your provinces return to its capital province. For the rest of the round, neither of you may fight the other or move legions into the other’s provinces.
mare-tile-temple-of-artemis = Temple of Artemis
    .text = Take 1 coin more whenever you collect.
mare-tile-pyramids = The Pyramids
    .text = They cost 12 resources. Whoever builds them wins at once.
