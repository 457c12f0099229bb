# The player's aid (aid.toml): one reminder a line, in our words.

aid-mare-round = Las cinco fases de la ronda
aid-mare-round-collect = 1. Recolecta: cada caravana da su mercancía y cada ciudad una moneda; un mercado o un templo en la provincia lo duplica.
aid-mare-round-trade = 2. Intercambia: el líder mercantil dice cuántos recursos ofrecen todos y toma el primero; quien perdió uno toma el siguiente.
aid-mare-round-build = 3. Construye, en el orden que indica el líder cultural.
aid-mare-round-move = 4. Mueve y combate, en el orden que indica el líder militar: trirremes, luego legiones, luego conquistas.
aid-mare-round-lead = 5. Reclama el liderazgo: el más alto en cada escala recibe el título.
aid-mare-build = Construir
aid-mare-build-sets = Paga cada cosa con un conjunto propio: solo monedas, o mercancías todas distintas.
aid-mare-build-three = 3: control, legión, trirreme, fortaleza, caravana, ciudad.
aid-mare-build-six = 6: mercado, templo.
aid-mare-build-heroes = Los héroes y las maravillas cuestan de 7 a 10 según cuántos tengas; las Pirámides, 12.
aid-mare-build-keep = Al final conservas dos monedas como mucho; todos los demás recursos vuelven.
aid-mare-battle = Movimiento y batalla
aid-mare-battle-ships = Cada trirreme y cada legión se mueve una vez; las legiones cruzan el mar por una cadena de trirremes tuyos.
aid-mare-battle-five = Ambos bandos tiran un dado por unidad; cada 5 completo es un impacto. Una fortaleza suma 5 y anula un impacto.
aid-mare-battle-after = Solo con legiones tuyas en la provincia, puedes saquear un edificio, ocupar un edificio por legión u ocupar el marcador de control.
aid-mare-victory = Cómo ganar
aid-mare-victory-prestige = Prestigio: construye las Pirámides.
aid-mare-victory-fame = Fama: ten cinco héroes y maravillas al final de la fase de construcción.
aid-mare-victory-conquest = Conquista: ten cuatro capitales y ciudades legendarias al final del movimiento y la batalla.
aid-mare-victory-leadership = Liderazgo: ten los tres títulos una vez concedidos.
