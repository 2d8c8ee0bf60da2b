# Western Legends: Blood Money

# ---- legendary stories ----
source-story-track = Story track
source-legendary-story = legendary story
much-story = { $amount ->
        [one] 1 story point
       *[other] { $amount } story points
    }
do-gain-sp = { $who ->
        [you] gain { $what }
       *[other] { $subject } gains { $what }
    }
do-return-to-start = your cube returns to the start of the Story track
do-spawn-any-gang = { $count ->
        [one] bandits come to the free hideouts of a gang of your choice
       *[other] bandits come to the free hideouts of { $count } gangs of your choice
    }
do-spawn-any-hideout = { $count ->
        [one] a bandit comes to a hideout of your choice
       *[other] bandits come to { $count } hideouts of your choice
    }
event-gained-sp = { $seat } gains a story point: space { $at } of the Story track.
event-lost-surplus-sp = { $seat } loses { $count ->
        [one] 1 surplus story point
       *[other] { $count } surplus story points
    }.
event-story-returned = { $seat } returns to the start of the Story track.
event-tale-revealed = A new legendary story, read by { $seat }: { $tale }. { $text }
event-map-laid = A map token lies face down on { $space }.
event-map-turned = { $seat } turns the map token on { $space }: { $token }.
event-offer-taken = { $seat } takes an offer of “{ $tale }”.
event-condition-met = { $seat } meets a condition and places a story disc: { $condition }
event-tale-resolved = { $seat } resolves “{ $tale }”: { $outcome }. { $text }
event-tale-rewarded = { $seat } gains the reward of the story.
event-tale-consequences = { $seat } carries out the consequences of the story.
event-tale-works = “{ $tale }” works for { $seat }.
event-map-tokens-back = The map tokens go back to the supply.
event-no-tale-left = No legendary story is left.
map-token-o = the O
map-token-x = the X
map-token-danger-x = the danger X
option-condition = Place the disc here: { $condition }
option-offer = Take the offer: { $condition }
option-map = Turn the map token
option-lay-map = A map token on { $space }
ask-condition = This meets more than one condition of “{ $tale }”. Where do you place your disc?
ask-lay-map = Where do you lay the map token? It goes to: { $place }.
must-condition = choose the condition that you meet
must-lay-map = lay the map token
why-offer-between-actions = Offers are taken in your Action Phase, between actions.
why-no-offer = No condition of the current story can be met by paying.
why-nothing-to-pay = This condition cannot be met by paying.
why-one-offer = You have already taken an offer this turn.
why-offer-elsewhere = Not where you are: { $condition }
why-other-tale = This condition belongs to another story.
why-condition-met = { $seat } has already met this condition.
why-not-met-by-this = What happened does not meet this condition.
why-condition-by-itself = Discs are placed by themselves; you are asked only if one event meets several conditions.
why-map-after-a-move = A map token is turned when you end a Move action in its space.
why-no-map-token-here = No map token lies face down in your space.
why-no-map-to-lay = No map token is being laid out.
why-other-map-space = This is not where the map token goes.
why-no-bandits-to-choose = No bandits are appearing where you choose.
why-gang-chosen = You have chosen that already.
option-gang = Bandits of gang { $gang }
option-hideout = A bandit at { $space }
ask-gang = At the hideouts of which gang do bandits appear?
ask-hideout = At which hideout does a bandit appear?
must-gang = choose the gang of the new bandits
must-hideout = choose the hideout of the new bandit

# ---- injuries, the risk die, ruins ----
do-heal-injury = { $who ->
        [you] heal { $what }; if you lose an injury this way, { $on_injury_lost }
       *[other] { $subject } heals { $what }; if an injury is lost this way, { $on_injury_lost }
    }
do-ruin = a ruin token comes to: { $places }
do-ruin-some = { $count ->
        [one] one of these places is ruined, of your choice: { $places }
       *[other] { $count } of these places are ruined, of your choice: { $places }
    }
do-repair = { $count ->
        [one] remove 1 ruin token
       *[other] remove { $count } ruin tokens
    }
event-spared-wounds = { $count ->
        [one] { $seat } is spared 1 wound.
       *[other] { $seat } is spared { $count } wounds.
    }
event-injured = { $seat } is injured: { $injury }. { $text }
event-forfeits = { $count ->
        [one] { $seat } is injured already and discards 1 card instead.
       *[other] { $seat } is injured already and discards { $count } cards instead.
    }
event-nothing-to-forfeit = { $seat } is injured already and has no card to discard.
event-injury-works = { $seat } suffers from an injury: { $injury }.
event-injury-healed = { $seat } recovers. Back into the injury deck: { $injury }.
event-rolled-risk = { $seat } rolls the risk die ({ $bonus }): { $face }.
event-ruined = A ruin token is placed: { $place }.
event-repaired = { $seat } repairs a location: { $place }.
event-restored = { $seat } removes a ruin token: { $place }.
option-risk = { $bonus ->
        [card] Roll the risk die, then draw 1 card
        [money] Roll the risk die, then gain $10
       *[move] Roll the risk die, then move 1
    }
option-ruin = Ruin { $place }
option-repair = Repair { $place }
verb-risk = Risk die
gain-risk = once a turn: story point or wounds, then a card, $10 or 1 space
verb-repair = Repair
gain-repair = 1 card: remove the ruin token, gain 2 story points
ask-ruin = { $count ->
        [one] Which place is ruined?
       *[other] { $count } places are ruined. Which one next?
    }
ask-restore = { $count ->
        [one] From which place do you remove the ruin token?
       *[other] You remove { $count } ruin tokens. Which one next?
    }
must-ruin = choose the place that is ruined
must-restore = choose the ruin token to remove
why-injured-without-cards = A player with an injury and no card can take no wound.
why-ruined = { $place } lies in ruins. Repair it first.
why-no-ruins = There is no ruin token on the board.
why-not-a-ruin = { $place } is not in ruins.
why-no-ruin-here = No location here lies in ruins.
why-repair-there = A location is repaired where it lies: { $place }.
why-no-card-for-repair = A repair takes 1 card from your hand.
why-cannot-be-ruined = { $place } is not one of the places to choose from.
why-no-reveling = Your injury does not let you revel.
why-risked = You have rolled the risk die this turn.
why-no-risk = You cannot roll the risk die with your injury.
why-risk-between-actions = The risk die is rolled in your Action Phase, between actions.
why-nothing-to-ruin = No place is to be ruined now.
why-injury-stops-reactions = With your injury you cannot use Reactions.
why-injury-stops-bonuses = With your injury you cannot use Bonuses.
why-injury-stops-item = { $item } has no effect while you are injured.

# ---- deeds, the Trader, scenarios ----
much-relics = { $amount ->
        [one] 1 Legendary item
       *[other] { $amount } Legendary items
    }
kind-legendary = { $count ->
        [one] a Legendary item
       *[other] { $count } Legendary items
    }
do-use-deed = use the action of one of your deeds without spending an action
do-move-trader = the Trader moves to a new region
do-gain-legendary-item = { $who ->
        [you] gain { $what }
       *[other] { $subject } gains { $what }
    }
do-upgrade-item = upgrade one of your mounts or weapons free of charge
do-upgrade-this-item = upgrade { $item }
do-deliver-cattle-wrangle = deliver your cattle from where you are, as if wrangled
do-deliver-cattle-rustle = deliver your cattle from where you are, as if rustled
do-take-from-board = take { $count ->
        [one] 1
       *[other] up to { $count }
    } ({ $what }) lying up to { $distance ->
        [one] 1 space
       *[other] { $distance } spaces
    } away
do-choose-several = { $count } different ones: { $options }
is-has-deed = owns { $count ->
        [one] 1
       *[other] { $count }
    } { $kind ->
        [saloon] Saloon
        [store] store
        [ranch] Ranch
        [mine] Mine
        [station] Rail Station
        [bank] Bank
        [cabaret] Cabaret
        [doctor] Doctor’s Office
       *[any] {""}
    } { $count ->
        [one] deed
       *[other] deeds
    }
event-claimed-deed = { $seat } claims { $deed } for ${ $money }.
event-given-deed = { $seat } owns { $deed } from the start.
event-used-deed = { $seat } uses the deed { $deed }.
event-trader-moved = The Trader is now in { $trader }; his cart stands at { $space }.
event-trader-shuffled = The Trader’s { $count } movement cards are shuffled anew.
event-bought-relic = { $seat } buys { $relic } for ${ $money }.
event-got-relic = { $seat } gains a Legendary item: { $relic }.
event-relic-shown = The Trader now shows { $relic }.
event-used-relic = { $seat } uses { $relic }.
event-looked-at-poker = { $seat } looks at the top poker card: { $card }.
event-looked-at-poker-unseen = { $seat } looks at the top poker card.
event-looked-at-fight = { $seat } looks at the top fight card: { $card }.
event-looked-at-fight-unseen = { $seat } looks at the top fight card.
option-claim-deed = Claim { $deed } (${ $money })
option-deed = { $deed }: { $text }
option-trader = Trade with the Trader
option-relic = Buy { $relic } (${ $money })
option-use-relic = Use { $relic }
option-fetch = Take a { $what } from { $space }
verb-claim-deed = Claim a deed
gain-claim-deed = its action once, LP at the end
verb-trader = Trade with the Trader
gain-trader = items and Legendary items; then he moves on
ask-deed = Which deed do you use?
ask-trade = The Trader: you have ${ $money }, and a Legendary item costs you ${ $price }. What do you buy or upgrade?{ $free ->
        [1] {" "}Leaving now costs no action.
       *[other] {""}
    }
ask-choose-several = { $source }: { $count ->
        [one] what do you choose last?
       *[other] { $count } different effects. What do you choose first?
    }
ask-fetch = What do you take?
must-deed = choose the deed you use
must-trade = finish your trade
must-choose-several = choose what the card does
must-fetch = choose what you take
why-no-deed-to-use = No deed of yours has an action that could be used now.
why-no-relics-left = No Legendary item is left in the deck.
why-nothing-to-upgrade = You own no mount or weapon that can be upgraded.
why-nothing-near = Nothing of the kind lies near enough.
option-free-ability = Use the ability of { $character } (spends no action)
why-no-deeds-in-game = This game is played without deeds.
why-no-deed-here = There is no deed to claim where you are.
why-own-deed = You own { $deed } already.
why-deed-taken = { $seat } owns { $deed }.
why-not-your-deed = You do not own { $deed }.
why-deed-used = The action of { $deed } has been used.
why-deed-no-effect = The action of { $deed } would have no effect now.
why-trader-elsewhere = The Trader is in another region.
why-enter-trade = Start to trade with the Trader first.
why-relics-not-sold = In this game Legendary items cannot be bought.
why-own-relic = You own { $relic } already.
why-relic-not-shown = The Trader does not show { $relic }.
why-no-relics-here = Legendary items are sold by the Trader.
why-no-free-ability = Your character has no ability of that kind.
why-between-actions = This is done between your actions.
why-no-relic-to-use = You have no Legendary item to be used now.
why-not-your-relic = You do not own { $relic }.
why-relic-by-itself = { $relic } works by itself.
ask-start-deed = Which deed do you start with?
must-start-deed = choose the deed you start with
why-relic-not-now = A Legendary item is used when something sets it off.
why-nothing-to-fetch = You are not taking anything from the board now.
why-not-your-start-deed = You cannot start with { $deed }: it is of another kind.
why-nothing-lies-there = { $what } does not lie there: { $space }.
why-too-far-to-fetch = Too far away: { $space }.
why-not-fetched-by-this = The card does not let you take this: { $what }.
ask-give-up-hand = You are arrested. Do you discard your whole hand to fall back to the first Wanted space only?
must-give-up-hand = say whether you give up your hand
