# Reasons of hints (bots/legends/reasons.py): short pieces after the label of an option, to “you”.

hint-how = { $mood ->
        [about] about{" "}
        [perhaps] perhaps{" "}
       *[sure] {""}
    }
hint-lp = { hint-how }+{ $amount } LP
hint-lp-less = { hint-how }−{ $amount } LP
hint-money = { hint-how }+${ $amount }
hint-money-less = { hint-how }−${ $amount }
hint-nuggets = { $amount ->
        [one] { hint-how }+1 nugget
       *[other] { hint-how }+{ $amount } nuggets
    }
hint-sold = { $amount ->
        [one] sells { hint-how }1 nugget
       *[other] sells { hint-how }{ $amount } nuggets
    }
hint-cards = { $amount ->
        [one] { hint-how }+1 card
       *[other] { hint-how }+{ $amount } cards
    }
hint-wounds = { $amount ->
        [one] { hint-how }1 wound
       *[other] { hint-how }{ $amount } wounds
    }
hint-healed = { $amount ->
        [one] heals { hint-how }1 wound
       *[other] heals { hint-how }{ $amount } wounds
    }
hint-marshal = { $amount ->
        [one] { hint-how }+1 Marshal point
       *[other] { hint-how }+{ $amount } Marshal points
    }
hint-wanted = { $amount ->
        [one] { hint-how }+1 Wanted point
       *[other] { hint-how }+{ $amount } Wanted points
    }
hint-gambler = { $amount ->
        [one] { hint-how }+1 Gambler point
       *[other] { hint-how }+{ $amount } Gambler points
    }
hint-story = { $amount ->
        [one] { hint-how }+1 story point
       *[other] { hint-how }+{ $amount } story points
    }
hint-tokens = { $amount ->
        [one] { hint-how }+1 Legendary token
       *[other] { hint-how }+{ $amount } Legendary tokens
    }
hint-goal = completes “{ $about }”
hint-buy = then buy { $about }
hint-upgrade = then upgrade { $about }
hint-relic = then buy { $about }
hint-deed = then claim { $about }
hint-cattle = then take cattle
hint-deliver = then deliver the cattle
hint-prospect = then prospect
hint-play-poker = then play poker
hint-revel = then revel
hint-disc = a disc on a story
hint-explore = then explore the frontier
hint-condition = a disc on the legendary story
hint-injured = you get injured
hint-arrested = you get arrested
hint-arrests = { $about } gets arrested
hint-end = brings the last round
hint-which = { $about ->
        [duel] the duel
        [rob] the robbery
        [arrest] the arrest
        [bandit] against the bandit
        [heist] against the bank guard
        [sheriff] against the Sheriff
        [train] against the train’s guard
        [outlaw] against the outlaw
        [claim-jumper] against the claim jumper
       *[other] the fight
    }
hint-fight = { $percent ->
        [0] you would lose { hint-which }
        [100] you should win { hint-which }
       *[other] { $percent }% to win { hint-which }
    }
hint-pot = { $percent ->
        [0] you would lose the pot
        [100] you should win the pot
       *[other] { $percent }% to win the pot
    }
hint-attacked = { $percent ->
        [100] somebody will come after you
       *[other] { $percent }% that somebody comes after you
    }
hint-left-alone = nobody comes after you
hint-robbed = { $percent ->
        [100] you would be robbed
       *[other] { $percent }% that you are robbed
    }
hint-not-robbed = nobody robs you
hint-win = { $percent ->
        [0] the game would be lost
        [100] wins the game
       *[other] { $percent }% to win the game
    }
hint-stops = { $percent ->
        [0] { $about } would win
        [100] { $about } should lose
       *[other] { $percent }% that { $about } loses
    }
hint-later = pays off later
hint-even = hardly any difference
hint-weaker = a little weaker
