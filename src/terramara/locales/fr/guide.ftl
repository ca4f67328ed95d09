### Le guide d’une première partie : guide-<conseil>, montré au moment où la chose compte pour la première fois.

guide-title = Conseil
guide-got-it = Compris
guide-no-more = Arrêter les conseils

guide-draft = Personnages et cartes orientent votre partie. La carte vous donne des ressources de départ, le personnage un pouvoir durable. Pointez-en un pour le lire.
guide-neutral = À deux ou trois, des explorateurs neutres occupent certaines cases. Vous choisissez où. Placez-les là où ils gênent les autres.
guide-send = Envoyez quelqu’un sur une case et prenez ce qu’elle indique. La rangée éclairée et le village sont ouverts à tous. Visez les ressources que coûtent les premiers objets de la rivière.
guide-join = Il y a déjà quelqu’un. Votre chef peut rejoindre n’importe quel explorateur. Un explorateur peut rejoindre celui d’un joueur plus faible, et vous perdez 1 point de force.
guide-ahead = Les rangées plus lointaines donnent plus. L’explorateur que vous y envoyez y reste jusqu’à la fin de leur manche : d’ici là, vous avez moins de tours.
guide-refine = Vous avez des ressources brutes, mais les objets coûtent des ressources raffinées. Cliquez sur une ressource brute de votre panneau et un ouvrier la raffine. Chaque ouvrier travaille une fois par manche.
guide-craft = Vous avez de quoi payer un objet. Cliquez dessus pour le fabriquer. Vous pouvez fabriquer ou réserver un objet par tour.
guide-reserve = Vous pouvez réserver un objet : personne d’autre ne pourra le prendre. Fabriquez-le avant la fin de la partie, sinon vous perdez 5 PV.
guide-travel = Chaque déplacement fait avancer une de vos deux caravanes d’un pas. Tout droit, c’est plus court. Les détours rapportent un bonus, ou un drapeau sur un comptoir qui compte à la fin.
guide-trade = Un échange n’est jamais obligatoire. Donnez ce qui est à gauche de la flèche et prenez ce qui est à droite, ou arrêtez.
guide-raided = On a lancé un raid contre vous. Plus vous avez de ressources et plus vous êtes faible, plus vous donnez. Vous choisissez ce que vous donnez.
guide-chief = Pensez à votre chef : là où il se trouve, personne d’autre ne peut venir. Envoyez-le sur la case que les autres convoitent.
guide-undo = Vous changez d’avis ? « Annuler » défait votre dernier coup, tant que rien de nouveau n’a été révélé.
guide-power = Vous avez un pouvoir utilisable une fois par manche, à tout moment de votre tour. Il brille dans votre panneau tant qu’il est disponible.
guide-round = Nouvelle manche. Tout le monde rentre de la rangée terminée, et vos ouvriers peuvent retravailler. La rangée retournée offre maintenant un comptoir et une case Carrefour.
guide-last = Dernière manche. Ce que vous n’utilisez pas est perdu : dépensez vos ressources, utilisez tous vos pouvoirs, et cherchez sur la feuille de score ce qui rapporte encore.

## La légende des icônes

legend-title = Icônes
legend-tip = Ce que les icônes veulent dire (I)
legend-goods = Ressources
legend-gains = Ce que vous gagnez et faites
legend-when = Quand cela s’applique
legend-counts = Ce qu’on compte, et les conditions
legend-abilities = Objets et capacités permanentes
legend-places = Sur le plateau

## Les règles, ouvertes sur ce qu’on pointe

help-tip = Règles sur ce que vous pointez (H)
help-about = Règles à ce sujet
help-all = Toutes les règles
help-way = Où vous êtes dans les règles
