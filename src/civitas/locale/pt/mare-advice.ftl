mare-do-control = Controlar { $place }
mare-do-legion = Construir uma legião em { $place }
mare-do-fortress = Construir uma fortaleza em { $place }
mare-do-trireme = Construir uma trirreme no { $sea }
mare-do-building = Construir { $building } em { $place }
mare-do-tile = Adquirir { $tile }
mare-do-march = Mover legiões de { $place }
mare-do-sail = Mover trirremes do { $sea }
mare-do-anything = Agir agora
mare-why-not-asked = Nada disso está sendo perguntado a você agora.
mare-why-cannot-pay = Você não tem um conjunto de { $cost }: essa quantidade de moedas, ou de mercadorias diferentes.
mare-why-controlled = Outro império a controla.
mare-why-enemy-units = Há unidades inimigas ali.
mare-why-not-linked = Ela não toca nenhuma província que você controlava no início da rodada, nem por terra nem por suas trirremes.
mare-why-no-marker = Todos os seus marcadores de controle estão no mapa.
mare-why-no-piece = Todas as suas peças desse tipo estão no mapa.
mare-why-fortress-there = Uma província comporta no máximo uma fortaleza.
mare-why-no-coast = Ele não toca nenhuma província onde você possa construir.
mare-why-built = Já está de pé.
mare-why-icon-held = Uma legião inimiga ocupa o lugar.
mare-why-face-down = As fichas viradas para baixo ainda não podem ser adquiridas.
mare-why-moved = Já se moveram.
mare-warn-ends-occupation = { $place }: isto encerra primeiro o que suas legiões ocupam ali.
mare-warn-unspent = { $count ->
    [one] Você ainda poderia construir, e um recurso será perdido.
   *[other] Você ainda poderia construir, e { $count } recursos serão perdidos.
}
