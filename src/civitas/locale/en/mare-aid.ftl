# The player's aid (aid.toml): one reminder a line, in our words.

aid-mare-round = The five phases of a round
aid-mare-round-collect = 1. Collect: each caravan brings its good and each city a coin; a market or temple in the province doubles them.
aid-mare-round-trade = 2. Trade: the trade leader says how many resources all offer, and takes the first; whoever lost one takes the next.
aid-mare-round-build = 3. Build, in the order the culture leader names.
aid-mare-round-move = 4. Move and fight, in the order the military leader names: triremes, then legions, then conquests.
aid-mare-round-lead = 5. Claim leadership: the highest on each track takes the title.
aid-mare-build = Building
aid-mare-build-sets = Pay each thing with a set of its own: coins only, or goods that are all different.
aid-mare-build-three = 3: control, legion, trireme, fortress, caravan, city.
aid-mare-build-six = 6: market, temple.
aid-mare-build-heroes = Heroes and wonders cost 7 to 10 by how many you have; the Pyramids 12.
aid-mare-build-keep = At the end you keep two coins at most; all other resources go back.
aid-mare-battle = Moving and battle
aid-mare-battle-ships = Each trireme and legion moves once; legions cross the sea over a chain of your triremes.
aid-mare-battle-five = Both sides roll a die for each unit; every full 5 is a hit. A fortress adds 5 and undoes a hit.
aid-mare-battle-after = Alone in a province with legions you may pillage a building, occupy a building a legion, or occupy the control marker.
aid-mare-victory = How to win
aid-mare-victory-prestige = Prestige: build the Pyramids.
aid-mare-victory-fame = Fame: have five heroes and wonders at the end of the building phase.
aid-mare-victory-conquest = Conquest: hold four capitals and legendary cities at the end of moving and battle.
aid-mare-victory-leadership = Leadership: hold all three titles after they are awarded.
