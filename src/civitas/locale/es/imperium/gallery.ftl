## Lo que la galería dice de las cartas

imperium-facet-box = Caja
imperium-facet-nation = Nación
imperium-facet-suit = Clase
imperium-facet-type = Icono
imperium-facet-sign = Signo
imperium-facet-state = Estado
imperium-facet-place = Empieza en
imperium-facet-printing = Impresión
imperium-box-classics = Clásicos
imperium-box-legends = Legendarios
imperium-box-horizons = Horizontes
imperium-box-trade-routes = Rutas Comerciales
imperium-printing-replaced = sustituida en Horizontes
imperium-printing-replacement = carta de reemplazo de Horizontes
imperium-note-players = Solo con { $players } jugadores o más.
imperium-note-ruthless = Despiadada: solo sin Rutas Comerciales.
imperium-note-trade-friendly = Comercial: solo con Rutas Comerciales.
