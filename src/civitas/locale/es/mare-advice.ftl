mare-do-control = Controlar { $place }
mare-do-legion = Construir una legión en { $place }
mare-do-fortress = Construir una fortaleza en { $place }
mare-do-trireme = Construir un trirreme en el { $sea }
mare-do-building = Construir { $building } en { $place }
mare-do-tile = Adquirir { $tile }
mare-do-march = Mover legiones desde { $place }
mare-do-sail = Mover trirremes desde el { $sea }
mare-do-anything = Actuar ahora
mare-why-not-asked = Ahora no se te pregunta nada de eso.
mare-why-cannot-pay = No tienes un conjunto de { $cost }: esa cantidad de monedas, o de mercancías distintas.
mare-why-controlled = La controla otro imperio.
mare-why-enemy-units = Hay unidades enemigas allí.
mare-why-not-linked = No toca ninguna provincia que controlaras al empezar la ronda, ni por tierra ni por tus trirremes.
mare-why-no-marker = Todos tus marcadores de control están en el mapa.
mare-why-no-piece = Todas tus piezas de este tipo están en el mapa.
mare-why-fortress-there = En una provincia cabe una fortaleza como máximo.
mare-why-no-coast = No toca ninguna provincia donde puedas construir.
mare-why-built = Ya está en pie.
mare-why-icon-held = Una legión enemiga ocupa el lugar.
mare-why-face-down = Las fichas boca abajo aún no se pueden adquirir.
mare-why-moved = Ya se han movido.
mare-warn-ends-occupation = { $place }: esto termina primero lo que tus legiones ocupan allí.
mare-warn-unspent = { $count ->
    [one] Aún podrías construir, y se perderá un recurso.
   *[other] Aún podrías construir, y se perderán { $count } recursos.
}
