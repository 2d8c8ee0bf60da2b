title = Tumbleweed

### around
around-close = Fechar
around-parts = Partes da mesa
around-unread = { $count ->
    [one] novo
   *[other] novos
    }
