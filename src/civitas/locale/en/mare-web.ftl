mare-web-map = The map. Arrows move it, plus and minus zoom; Tab goes through what can be chosen.
mare-web-nearer = Zoom in
mare-web-further = Zoom out
mare-web-whole = Show the map as at first
mare-web-controlled = controlled by { $player }
mare-web-uncontrolled = controlled by nobody
mare-web-claimed = its control marker is held by a legion of { $player }
mare-web-covered = not in play
mare-web-legions = { $count ->
        [one] 1 legion of { $player }
       *[other] { $count } legions of { $player }
    }
mare-web-fortress = a fortress of { $player }
mare-web-triremes = { $count ->
        [one] 1 trireme of { $player }
       *[other] { $count } triremes of { $player }
    }
mare-web-no-triremes = no triremes
mare-web-standing = standing: { $things }
mare-web-vacant = not built: { $things }
mare-web-held = { $thing } (held by a legion of { $player })
mare-web-built = built
mare-web-empty = not built
mare-web-choices = { $count ->
        [one] 1 choice here
       *[other] { $count } choices here
    }
mare-web-why = Why not?
mare-web-picked = { $count } picked
mare-web-choose = Choose { $thing }
mare-web-you = you
mare-web-asked = choosing
mare-web-stock-size = { $count ->
        [one] 1 resource behind the screen
       *[other] { $count } resources behind the screen
    }
mare-web-legends = { $count ->
        [one] 1 of them legendary
       *[other] { $count } of them legendary
    }
mare-web-fame = Heroes and wonders
mare-web-conquest = Great cities
mare-web-leadership = Titles
mare-web-of = { $have } of { $need }
mare-web-hero = Hero
mare-web-wonder = Wonder
mare-web-cost = costs { $cost } resources
mare-web-cost-for = { $player }: { $cost } resources
mare-web-face-down = { $count ->
        [one] 1 more tile lies face down
       *[other] { $count } more tiles lie face down
    }
mare-web-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
mare-web-kinds = { $count ->
        [one] 1 kind of good
       *[other] { $count } different goods
    }
mare-web-players = Players
mare-web-trade = Trade
mare-web-numbers = Trade tokens
mare-web-used = used
mare-web-committed = chosen, still secret
mare-web-awaited = { $count ->
        [one] 1 resource to offer
       *[other] { $count } resources to offer
    }
mare-web-supply = Supply
mare-web-tracks = Tracks and titles
mare-web-battle = Battle: { $place }
mare-web-attacks = attacks
mare-web-defends = defends
mare-web-hits = { $count ->
        [0] no hit
        [one] 1 hit
       *[other] { $count } hits
    }
mare-web-close = Close
