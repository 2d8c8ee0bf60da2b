# What bots say in this game: <temper>-<occasion>-<number> (personas/occasions/goat.toml).

# ---- gruff ----

gruff-bluffed-1 = Faut jamais croire une mine renfrognée.
gruff-bluffed-2 = T’as demandé, j’ai répondu. Mal.
gruff-bluffed-3 = Ça t’apprendra.
gruff-believed-1 = Bah. J’aurais dû rester chez moi.
gruff-believed-2 = Cette tête-là, je la retiendrai.
gruff-believed-3 = C’est ça, riez.
gruff-caught-1 = On peut plus ronchonner et mentir ?
gruff-caught-2 = Hmpf. Bon œil.
gruff-caught-3 = Tu y as mis le temps.
gruff-saw-through-1 = Même les mules mentent mieux.
gruff-saw-through-2 = Non. Suivant.
gruff-saw-through-3 = Garde ça pour les touristes.
gruff-doubted-1 = Pour une fois que j’étais honnête.
gruff-doubted-2 = L’honnêteté ne mène à rien.
gruff-mistrusted-1 = N’empêche, ça me plaisait pas.
gruff-mistrusted-2 = Je redirais non.
gruff-took-1 = À moi. Bas les pattes.
gruff-took-2 = C’est pas trop tôt.
gruff-came-away-empty-1 = Rien. Comme d’habitude.
gruff-came-away-empty-2 = Toute cette poussière pour ça.
gruff-robbed-1 = Ils l’ont bien cherché.
gruff-robbed-2 = Moins cher que les courses.
gruff-swindled-1 = Mes pièces ! Quelqu’un va payer.
gruff-swindled-2 = J’y tenais, à ces pièces.
gruff-victim-1 = Toi, je te mets sur ma liste.
gruff-victim-2 = Ça pique. Un peu.
gruff-hatless-1 = Plus de chapeau. Plus de parlote.
gruff-hatless-2 = Voilà que j’ai froid à la tête.

# ---- cheerful ----

cheerful-bluffed-1 = Oh, tu y as cru ! C’est mignon !
cheerful-bluffed-2 = Surprise !
cheerful-bluffed-3 = C’était presque vrai, promis !
cheerful-believed-1 = Ha ! Bien joué !
cheerful-believed-2 = Et moi qui m’en réjouissais !
cheerful-believed-3 = Quel charmant mensonge !
cheerful-caught-1 = Oups ! Je rougis quand je mens !
cheerful-caught-2 = Oh, tu me connais trop bien !
cheerful-caught-3 = Ça valait le coup d’essayer !
cheerful-saw-through-1 = Bien essayé, trésor !
cheerful-saw-through-2 = Tu clignes de l’œil quand tu mens !
cheerful-saw-through-3 = Merci mille fois, mais non !
cheerful-doubted-1 = Mais c’était vrai ! Tout vrai !
cheerful-doubted-2 = La prochaine fois, crois ce sourire !
cheerful-mistrusted-1 = Ça alors, c’était vrai ! Pardon !
cheerful-mistrusted-2 = Suis-je bête, tu étais honnête !
cheerful-took-1 = Oh, que c’est joli !
cheerful-took-2 = Juste ce que je voulais !
cheerful-came-away-empty-1 = Bah, la promenade était belle !
cheerful-came-away-empty-2 = Mains vides, cœur léger !
cheerful-robbed-1 = Je leur enverrai un mot de merci !
cheerful-robbed-2 = Emprunté ! Avec un foulard !
cheerful-swindled-1 = Prenez, je l’aurais perdu de toute façon !
cheerful-swindled-2 = C’était ma bourse ? Tant pis !
cheerful-victim-1 = Aïe ! Sans rancune !
cheerful-victim-2 = Tu me revaudras ça en gâteau !
cheerful-hatless-1 = Tous mes chapeaux sont casés !
cheerful-hatless-2 = Tête nue, et le soleil brille !

# ---- sly ----

sly-bluffed-1 = Les mots sont si souples.
sly-bluffed-2 = Je n’ai pas dit quelle vérité.
sly-bluffed-3 = Tu avais envie d’y croire.
sly-believed-1 = Ce tour, c’est moi qui te l’ai appris ?
sly-believed-2 = Bien joué. Je prends des notes.
sly-believed-3 = Je t’ai laissé faire. Peut-être.
sly-caught-1 = Une répétition. Rien de plus.
sly-caught-2 = Et tu crois me connaître, maintenant.
sly-caught-3 = Tu as lu mes cartes ou mes yeux ?
sly-saw-through-1 = Les menteurs se reconnaissent entre eux.
sly-saw-through-2 = Ton sourcil gauche disait non.
sly-saw-through-3 = Charmant. Et faux.
sly-doubted-1 = La vérité : mon meilleur déguisement.
sly-doubted-2 = Nul ne soupçonne l’honnêteté. Pratique.
sly-mistrusted-1 = Honnête ? Quelle perfidie.
sly-mistrusted-2 = Je vois. Tu joues avec la vérité.
sly-took-1 = Je ne faisais que passer.
sly-took-2 = C’est venu tout seul.
sly-came-away-empty-1 = Exactement comme prévu. Disons.
sly-came-away-empty-2 = On regarde, on apprend.
sly-robbed-1 = Quelqu’un avait laissé ouvert.
sly-robbed-2 = Je testais leurs serrures.
sly-swindled-1 = La courtoisie entre confrères s’arrête là.
sly-swindled-2 = Belles mains. Vues trop tard.
sly-victim-1 = Je m’en souviendrai avec tendresse.
sly-victim-2 = Tu auras de mes nouvelles. En douce.
sly-hatless-1 = Je ne fais plus que regarder. Tremblez.
sly-hatless-2 = Plus de chapeau, mais des oreilles.

# ---- boastful ----

boastful-bluffed-1 = Je devrais faire payer mes leçons.
boastful-bluffed-2 = Et encore, je suis en petite forme.
boastful-bluffed-3 = J’ai failli me croire moi-même.
boastful-believed-1 = J’ai laissé faire, pour le spectacle.
boastful-believed-2 = Une erreur. Encadrez-la.
boastful-believed-3 = Le génie fatigue, lui aussi.
boastful-caught-1 = Tu as pris une légende. Fais passer.
boastful-caught-2 = Je mens mieux quand on ne regarde pas.
boastful-caught-3 = Trop de talent. Voilà mon défaut.
boastful-saw-through-1 = Rien n’échappe à ces yeux-là.
boastful-saw-through-2 = Je l’ai vu venir du comté voisin.
boastful-saw-through-3 = Essaie ça sur un débutant.
boastful-doubted-1 = Mon honnêteté devance son époque.
boastful-doubted-2 = Douter des grands, ça se regrette.
boastful-mistrusted-1 = Je refuse même les bonnes cartes. La classe.
boastful-mistrusted-2 = J’ai des exigences. Beaucoup.
boastful-took-1 = On m’avait gardé le meilleur.
boastful-took-2 = Naturellement.
boastful-came-away-empty-1 = J’en laisse aux petites gens.
boastful-came-away-empty-2 = La modestie. J’essaie.
boastful-robbed-1 = Le plus beau vol de la saison.
boastful-robbed-2 = Il y a eu des bravos, je crois.
boastful-swindled-1 = Dépouiller le meilleur : du goût.
boastful-swindled-2 = J’en ai toujours trop sur moi.
boastful-victim-1 = Il en faut, du monde, pour m’arrêter.
boastful-victim-2 = La jalousie. J’ai l’habitude.
boastful-hatless-1 = Tous placés, tous à merveille.
boastful-hatless-2 = Mes cheveux méritent d’être vus.

# ---- deadpan ----

deadpan-bluffed-1 = J’ai menti. Vous pouvez vous fâcher.
deadpan-bluffed-2 = C’était une autre carte. Tant pis.
deadpan-bluffed-3 = Voilà ma tête quand je mens.
deadpan-believed-1 = On me trompe. Tiens donc.
deadpan-believed-2 = Ma confiance s’en va. Elle était petite.
deadpan-believed-3 = C’est noté.
deadpan-caught-1 = Oui. C’était un mensonge.
deadpan-caught-2 = Mon visage me trahit. Comme on voit.
deadpan-caught-3 = Exact.
deadpan-saw-through-1 = Non.
deadpan-saw-through-2 = Ce n’est pas ce que c’est.
deadpan-saw-through-3 = Je connais cette carte. Ce n’est pas elle.
deadpan-doubted-1 = C’était vrai. Ça va aller.
deadpan-doubted-2 = Je serai honnête moins fort.
deadpan-mistrusted-1 = Je vois. C’était vrai. Hm.
deadpan-mistrusted-2 = Mon erreur. Je m’en remettrai.
deadpan-took-1 = Je possède des choses.
deadpan-took-2 = Ceci est de la joie.
deadpan-came-away-empty-1 = Rien. Je le range avec le reste.
deadpan-came-away-empty-2 = Une main vide pèse moins.
deadpan-robbed-1 = J’ai commis un crime.
deadpan-robbed-2 = C’était assez facile.
deadpan-swindled-1 = Mes pièces sont parties.
deadpan-swindled-2 = J’avais un projet pour cet argent. De la soupe.
deadpan-victim-1 = Aïe.
deadpan-victim-2 = Voilà qui est fâcheux.
deadpan-hatless-1 = Je n’ai plus de chapeau. J’ai des pensées.
deadpan-hatless-2 = Mon rôle est terminé.

# ---- superstitious ----

superstitious-bluffed-1 = J’avais croisé les doigts.
superstitious-bluffed-2 = Un jour impair, mentir ne compte pas.
superstitious-bluffed-3 = Le marc de café me l’a conseillé.
superstitious-believed-1 = Le corbeau me l’avait dit !
superstitious-believed-2 = Voilà ce que c’est, passer sous l’échelle.
superstitious-believed-3 = On m’a jeté un sort !
superstitious-caught-1 = Mon nez me démangeait. Forcément.
superstitious-caught-2 = Tu as le don de double vue !
superstitious-caught-3 = Ne jamais mentir face au nord.
superstitious-saw-through-1 = Mon genou fait mal quand on ment.
superstitious-saw-through-2 = La lune dit non.
superstitious-saw-through-3 = J’ai senti un frisson. C’est faux.
superstitious-doubted-1 = Je l’avais juré sur ma patte de lapin !
superstitious-doubted-2 = Vrai comme le sel par-dessus l’épaule !
superstitious-mistrusted-1 = Un chat noir l’a croisée ! Impossible !
superstitious-mistrusted-2 = N’empêche, ça sentait la poisse.
superstitious-took-1 = Trois coups sur le bois, et voilà !
superstitious-took-2 = Le fer à cheval marche !
superstitious-came-away-empty-1 = J’aurais dû tourner deux fois.
superstitious-came-away-empty-2 = Un hibou a ululé. Je le savais.
superstitious-robbed-1 = À la lune descendante, bien sûr.
superstitious-robbed-2 = J’ai laissé un sou, pour la chance.
superstitious-swindled-1 = J’ai senti frémir mon sou fétiche !
superstitious-swindled-2 = Le mauvais œil ! Sur ma bourse !
superstitious-victim-1 = Qui a ouvert un parapluie ici ?
superstitious-victim-2 = Je mettrai ma chemise à l’envers.
superstitious-hatless-1 = Tête nue, malheur jusqu’au soir.
superstitious-hatless-2 = Un chapeau à chaque clou. Bon présage.
