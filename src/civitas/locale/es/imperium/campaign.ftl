## Una campaña: lo que cuenta la página

imperium-campaign-beaten = Ya la has vencido en esta campaña; no vuelves a enfrentarte a ella.
imperium-campaign-own = Es tu propia nación.
imperium-campaign-no-automaton = No tiene hoja de autómata.
imperium-campaign-doubled = Tras una derrota empiezas con 6 Materiales, 4 Población y 2 Progreso.
imperium-campaign-doubled-goods = Tras una derrota empiezas con 6 Materiales, 4 Población y 2 Bienes.
imperium-campaign-unrest = La pila común tiene { $count } Disturbios.
