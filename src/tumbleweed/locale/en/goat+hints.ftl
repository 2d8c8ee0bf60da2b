# Reasons of hints (bots/goat/reasons.py): short pieces after the label of an option, to “you”.

hint-how = { $mood ->
        [about] about{" "}
        [perhaps] perhaps{" "}
       *[sure] {""}
    }
hint-coins = { $amount ->
        [one] { hint-how }+1 coin this round
       *[other] { hint-how }+{ $amount } coins this round
    }
hint-coins-less = { $amount ->
        [one] { hint-how }−1 coin this round
       *[other] { hint-how }−{ $amount } coins this round
    }
hint-truth = it must be the { $about }
hint-lie = it cannot be the { $about }
hint-card = it must be the { $about }
hint-taken = { $percent ->
        [0] it would be refused
        [100] it should be accepted
       *[other] { $percent }% that it is accepted
    }
hint-win = { $percent ->
        [0] the game would be lost
        [100] wins the game
       *[other] { $percent }% to win the game
    }
hint-later = pays off later
hint-even = hardly any difference
hint-weaker = a little weaker
