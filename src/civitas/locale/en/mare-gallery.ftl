## What the gallery says of tiles and empires

mare-facet-kind = Kind
mare-facet-empire = Empire
mare-kind-starting-hero = Hero of an empire
mare-kind-hero = Hero
mare-kind-wonder = Wonder
mare-kind-pyramids = Pyramids
mare-kind-empire = Empire
mare-web-sheet-hero = Hero:
mare-web-sheet-tracks = Tracks at the start:
mare-web-sheet-resources = Resources:
mare-web-sheet-provinces = Provinces:
