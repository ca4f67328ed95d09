### La première leçon : les titres sont dans web.ftl ; lesson-<chapitre>-<étape> quoi faire, et -why à quoi cela sert.

lesson-chapter = Chapitre { $number } sur { $all } : { $title }
lesson-next = Chapitre suivant
lesson-again = Recommencer
lesson-leave = Quitter
lesson-finish = Jouer votre première partie
lesson-undo = Annuler et essayer
lesson-show = Me montrer
lesson-stray = Ce coup se défend, mais ce chapitre parle d’autre chose.
lesson-stray-final = Ce coup se défend, mais ce chapitre parle d’autre chose. Impossible de l’annuler : recommencez le chapitre.
lesson-lost = Attendez, il reste quelque chose à faire ici.
lesson-done = Bravo !
lesson-all-done = Voilà tout le jeu. À vous de jouer.
lesson-why = À quoi ça sert
lesson-end-turn = Terminez d’abord votre tour : appuyez sur « Terminer votre tour » en bas.

lesson-craft-send = Vous êtes Rouge. À chaque tour, vous envoyez un membre de votre clan sur une case et prenez ce qu’elle indique. Envoyez un explorateur dans la carrière marquée : elle donne 2 pierres et 1 point de force.
lesson-craft-send-why = Les cases donnent surtout des ressources brutes : bétail, pierre, bois, minerai. La rangée de cette manche est éclairée. Vos autres explorateurs et votre chef attendent dans votre main, à côté de votre nom.
lesson-craft-refine = Les objets coûtent des ressources raffinées. Cliquez sur votre ouvrier, puis raffinez les deux pierres en pierres de taille.
lesson-craft-refine-why = Un ouvrier de niveau 2 raffine jusqu’à deux ressources, une fois par manche, à tout moment de votre tour.
lesson-craft-craft = La Coupe carénée, tout à gauche de la rivière, coûte 2 pierres de taille. Fabriquez-la.
lesson-craft-craft-why = Après l’action de votre case, vous pouvez fabriquer ou réserver un objet. Celui-ci vaut 2 PV et vous donne aussitôt 1 point de culture. Il est à vous jusqu’à la fin de la partie.

lesson-join-explorer = L’explorateur de Bleu est dans la carrière. Votre force est de 4, celle de Bleu de 2. La vôtre est supérieure : vous pouvez le rejoindre. Envoyez-y un explorateur.
lesson-join-explorer-instead = Votre chef aussi peut y aller, mais vous en aurez besoin à l’étape suivante.
lesson-join-explorer-why = Une case accueille deux membres, jamais deux de la même couleur. Rejoindre avec un explorateur vous coûte 1 point de force : les plus forts vont où ils veulent, mais pas indéfiniment.
lesson-join-chief = Jaune est plus fort que vous. Votre chef s’en moque : envoyez-le rejoindre l’explorateur de Jaune, à droite.
lesson-join-chief-why = Un chef rejoint n’importe quel explorateur sans rien payer. Et là où il se trouve, personne d’autre ne peut venir : une bonne façon de garder une case pour vous.

lesson-ahead-send = Les rangées plus haut dans la vallée sont celles des manches à venir et donnent plus. Seuls les explorateurs peuvent y partir en avance. Envoyez-en un dans la plaine de la rangée 3 : 2 cuirs et 2 PV, dès maintenant.
lesson-ahead-send-why = Le prix, c’est le temps. Votre explorateur reste là-haut jusqu’à la fin de la manche de cette rangée : d’ici là, un tour de moins à chaque manche.
lesson-ahead-craft = Là-haut, les ressources sont souvent déjà raffinées. Utilisez-les pour fabriquer l’objet marqué.
lesson-ahead-craft-why = Une case riche maintenant, ou plus de tours ensuite ? C’est toute la question de ce jeu. Un ou deux explorateurs en avance par manche, c’est un bon début.

lesson-road-send = La manche 1 est terminée et sa rangée a été retournée : un comptoir à gauche, une case Carrefour à droite. Envoyez un explorateur sur « Route » dans votre village. Vous gagnez 2 déplacements.
lesson-road-send-why = Chaque déplacement fait avancer une de vos deux caravanes. Tout droit, le carrefour suivant est à un pas. Un détour en prend deux, mais il rapporte.
lesson-road-outpost = Avancez la caravane A jusqu’au comptoir de la rangée 1. Vous y posez un drapeau.
lesson-road-outpost-instead = Tout droit, c’est plus rapide. Mais le détour rapporte un drapeau, et c’est le sujet de ce chapitre.
lesson-road-outpost-why = Un drapeau rapporte 2, 5 ou 10 PV à la fin. Ce comptoir compte les niveaux de vos ouvriers : recrutez-en.
lesson-road-crossroads = Il reste un déplacement. Ramenez la caravane A sur la route, au carrefour 1.
lesson-road-crossroads-why = Vos deux caravanes ont maintenant atteint le carrefour 1. La case Carrefour de la rangée 1 vous est ouverte.
lesson-road-space = Envoyez un membre sur la case Carrefour de la rangée 1.
lesson-road-space-why = Les cases Carrefour restent jusqu’à la fin de la partie, et seuls les joueurs dont les deux caravanes sont arrivées jusque-là peuvent s’en servir.

lesson-river-send = Avec la culture, votre canoë descend la rivière. Envoyez un explorateur sur « Compétences » : 1 point de force et 1 point de culture.
lesson-river-send-why = Plus vous pagayez loin, plus il y a d’objets à votre portée : deux au départ, les huit à partir de 11 en culture. Des tuiles Bonus et un cinquième explorateur vous attendent en chemin.
lesson-river-reserve = À 4 en culture, vous pouvez réserver un objet. Personne d’autre ne pourra le prendre. Réservez-en un à votre portée.
lesson-river-reserve-why = Fabriquez-le avant la fin de la partie, sinon il vous coûte 5 PV. Réservez ce que vous pourrez bientôt payer.

lesson-raid-raid = Vos voisins sont riches, et vous avez de la force. Envoyez votre chef en raid.
lesson-raid-raid-why = Un raid coûte 1 point de force. Chacun vous donne alors 1 ressource par tranche de 5 qu’il possède. Les plus faibles donnent plus : 1 par tranche de 4, 3 ou 2. Ne soyez pas le plus faible avec la hutte la plus pleine.
lesson-raid-first = Envoyez un explorateur sur « Premier joueur ».
lesson-raid-first-why = Vous commencez la manche suivante et vous vous servez en premier. Le troisième et le quatrième joueur reçoivent une petite compensation.
lesson-raid-travel = Vous gagnez aussi 1 déplacement sur la route. Avancez une caravane.
lesson-raid-travel-why = La première caravane au bout de la route rapporte 8 PV, la deuxième 5, toutes les autres 3.

lesson-points-send = Le dernier tour de la partie. Envoyez votre dernier explorateur où vous voulez.
lesson-points-send-why = Les points viennent des objets et de leurs effets, des drapeaux sur les comptoirs, des caravanes au bout de la route, de la force (8, 5 et 2 pour les plus forts) et de ce que vous marquez en chemin. Les ressources restantes comptent un peu.
lesson-points-end = Terminez votre tour, et regardez la feuille de score.
lesson-points-end-why = La feuille montre d’où viennent les points de chacun. Vous pouvez l’ouvrir à tout moment d’une partie, comme si elle s’arrêtait maintenant.
