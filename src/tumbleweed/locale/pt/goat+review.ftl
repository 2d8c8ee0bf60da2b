### O Bode: os tipos de sorte de uma análise.

review-luck-gambler = Pontos ganhos nos sorteios do Apostador
review-luck-fleeced = Pontos perdidos nos sorteios do Apostador
review-luck-goats = Bodes comprados do baralho
