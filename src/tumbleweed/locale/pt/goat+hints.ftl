# Razões das dicas (bots/goat/reasons.py): pedaços curtos depois do rótulo de uma opção.

hint-how = { $mood ->
        [about] cerca de{" "}
        [perhaps] talvez{" "}
       *[sure] {""}
    }
hint-coins = { $amount ->
        [one] { hint-how }+1 moeda nesta rodada
       *[other] { hint-how }+{ $amount } moedas nesta rodada
    }
hint-coins-less = { $amount ->
        [one] { hint-how }−1 moeda nesta rodada
       *[other] { hint-how }−{ $amount } moedas nesta rodada
    }
hint-truth = só pode ser esta carta: { $about }
hint-lie = não pode ser esta carta: { $about }
hint-card = só pode ser esta carta: { $about }
hint-taken = { $percent ->
        [0] seria recusada
        [100] deve ser aceita
       *[other] { $percent }% de ser aceita
    }
hint-win = { $percent ->
        [0] a partida estaria perdida
        [100] vence a partida
       *[other] { $percent }% de vencer a partida
    }
hint-later = compensa depois
hint-even = quase não faz diferença
hint-weaker = um pouco pior
