## Por qué no, y qué tener en cuenta

imperium-do-anything = Cualquier jugada
imperium-do-play = Jugar { $card }
imperium-do-exhaust = Agotar { $card }
imperium-why-not-asked = Antes hay que responder otra pregunta, o no es tu turno.
imperium-why-activate-first = Las cartas se juegan en un turno de activar: elige eso primero.
imperium-why-only-responds = Solo responde: se te preguntará cuando llegue su momento.
imperium-why-not-full = { $missing ->
    [one] Le falta 1 Bien.
   *[other] Le faltan { $missing } Bienes.
}
imperium-why-never = Esta carta no se puede jugar.
imperium-why-other-state = Tu carta de estado muestra un icono distinto del de esta carta.
imperium-why-card-missing = Falta otra carta que esta necesita.
imperium-why-cost = Cuesta { $what }; te falta { $missing }.
imperium-why-cost-cards = No tienes las cartas que cuesta.
imperium-why-no-effect = Nada de lo que dice puede hacerse ahora.
imperium-why-no-action = No te quedan acciones.
imperium-why-free-played = Ya la has jugado sin coste este turno y no te quedan acciones.
imperium-why-no-token = No te quedan fichas de agotamiento.
imperium-why-exhausted = Está agotada.
imperium-warn-collapse = Con esto se toma el último Disturbio de la pila: hay colapso y la partida termina enseguida.
imperium-warn-abilities-left = { $amount ->
    [one] Aún puedes usar una habilidad de agotamiento.
   *[other] Aún puedes usar { $amount } habilidades de agotamiento.
}
imperium-warn-no-effect = Esta carta no te daría nada ahora.
imperium-warn-actions-left = { $amount ->
        [one] Todavía te queda { $amount } acción.
       *[other] Todavía te quedan { $amount } acciones.
    }
