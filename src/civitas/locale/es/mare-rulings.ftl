## Aclaraciones sobre cartas; las fuentes están en docs/rulings.md

ruling-mare-circe = Su legión sobre un icono de caravana vacío recolecta mientras no haya unidades enemigas en la provincia. Tu mercado allí duplica lo recolectado; no cuenta en la escala de comercio.
ruling-mare-antigone = Solo cambia tu propio número de recursos ofrecidos, no el de los demás.
ruling-mare-cleopatra = Cada cosa se paga con un conjunto propio, y cada conjunto permite un cambio.
ruling-mare-hannibal = Cada cosa se paga con un conjunto propio, y cada conjunto de mercancías puede tener una pareja.
ruling-mare-penthesilea = Cuenta cada provincia tuya con una legión enemiga, hasta donde lleguen tus piezas. De las unidades con descuento construyes una por ronda.
ruling-mare-castor-pollux = El héroe copiado se elige una vez, para toda la partida. Si no hay nada que copiar, la ficha no tiene poder.
ruling-mare-hercules = No tiene ningún poder que se pueda copiar.
ruling-mare-perseus = Se adelanta al líder cultural solo si puedes pagar en ese momento, y ganas al instante.
ruling-mare-hanging-gardens = Lo que guardan se queda además de las dos monedas y se muestra a todos; el botín de la fase militar se suma.
ruling-mare-ramses = Su dado no recibe bono de legión, y una fortaleza sola también da derecho a él.
ruling-mare-nebuchadnezzar = Su bono y el de una fortaleza se suman.
ruling-mare-queen-of-sheba = Convierte al instante, una vez por ronda, y se pierde la legión. La provincia debe estar unida a otra tuya, debe quedar un marcador, y nunca puede ser la de una capital.
ruling-mare-statue-of-zeus = Las legiones vuelven a casa incluso a una capital disputada. La paz vale para entrar y combatir en ambos sentidos. Las legiones que ya están allí se quedan y conservan lo que ocupan, pero no saquean ni ocupan nada nuevo.
ruling-mare-pyramids = Construirlas va antes que una victoria por cinco fichas.
ruling-mare-open-tiles = Hay cinco fichas abiertas que se reponen al final de cada fase de construcción. Solo se toman las abiertas y las Pirámides, salvo que la mesa juegue con todas abiertas.
ruling-mare-five-tiles = Si dos jugadores tienen cinco fichas a la vez, gana el líder cultural si es uno de ellos; si no, ganan ambos.
ruling-mare-first-collection = Estos recursos son la primera recolección, así que la ronda 1 empieza con el comercio.
ruling-mare-absent-empires = Cuando este imperio está ausente sus provincias se cubren; siguen todos los mares, mercancías, fichas y formas de ganar.
