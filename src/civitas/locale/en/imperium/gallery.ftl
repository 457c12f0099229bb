## What the gallery says of the cards

imperium-facet-box = Box
imperium-facet-nation = Nation
imperium-facet-suit = Suit
imperium-facet-type = Icon
imperium-facet-sign = Sign
imperium-facet-state = State
imperium-facet-place = Begins in
imperium-facet-printing = Printing
imperium-box-classics = Classics
imperium-box-legends = Legends
imperium-box-horizons = Horizons
imperium-box-trade-routes = Trade Routes
imperium-printing-replaced = replaced in Horizons
imperium-printing-replacement = replacement card of Horizons
imperium-note-players = Only with { $players } players or more.
imperium-note-ruthless = Ruthless: only without Trade Routes.
imperium-note-trade-friendly = Trade-friendly: only with Trade Routes.
