title = Tumbleweed

### around
around-close = Fermer
around-parts = Parties de la table
around-unread = { $count ->
    [one] nouveau
   *[other] nouveaux
    }
