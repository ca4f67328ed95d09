### L’aide des règles : un message par numéro de règle, avec son titre.
### Un texte peut citer d’autres règles par leur numéro (TRN-7) ; le lecteur les voit en liens.

## La page des règles dans la documentation (Markdown ; ses liens sont ceux du dossier de la langue)

rules-page-title = Les règles
rules-page-head =
    Toutes les règles du jeu avec leur numéro, dans les mots de ce projet. Le jeu cite ces numéros chaque fois qu’il
    refuse ou explique quelque chose, et `terramara rules TRN-7` en affiche une dans le terminal. Pour apprendre le
    jeu, lisez d’abord [Comment jouer](how-to-play.md). Là où une règle laissait une question ouverte, la réponse
    est une [précision](#D).
rules-page-rulings = D-1 à D-94 ont [leur propre page](../rulings.md).

## Titres des sections

rules-section-CMP = Ce qu’il y a dans la boîte
rules-section-SET = Mise en place
rules-section-RES = Ressources
rules-section-WRK = Ouvriers
rules-section-TRN = Tours et envoi des membres
rules-section-ART = Objets artisanaux
rules-section-HOM = Cases Village
rules-section-RAD = Le raid
rules-section-FST = Devenir premier joueur
rules-section-TER = Cases Territoire
rules-section-CRO = Cases Carrefour
rules-section-SPC = Cases Spéciales
rules-section-HUT = La hutte
rules-section-RND = Début et fin d’une manche
rules-section-MIL = Force militaire
rules-section-RIV = La rivière
rules-section-ROA = La route
rules-section-OUT = Comptoirs
rules-section-BON = Tuiles Bonus
rules-section-WAR = Guerriers
rules-section-CHR = Personnages
rules-section-END = Fin de la partie
rules-section-NEU = À deux et à trois joueurs
rules-section-D = Précisions
rules-section-SYM = Ce que disent les effets

## Ce qu’il y a dans la boîte

rule-CMP-1 = Le jeu se joue à deux, trois ou quatre, en cinq manches.
    .title = Joueurs et manches
rule-CMP-2 = Dans votre couleur, vous avez un chef de clan, 6 explorateurs, 2 caravanes, un canoë, un marqueur de force, 4 drapeaux et votre propre hutte.
    .title = Vos pièces
rule-CMP-3 = Il y a 52 objets artisanaux à fabriquer : 16 de niveau 1, 16 de niveau 2 et 20 de niveau 3. Chacun appartient à l’une des quatre catégories : vêtements, poterie, outils ou armes.
    .title = Objets artisanaux
rule-CMP-4 = Il y a 24 tuiles Territoire à deux faces. Douze montrent plaines et carrières et vont dans la colonne de gauche ; douze montrent forêts et montagnes et vont dans celle de droite. Chaque colonne a 4 tuiles de chaque niveau de 1 à 3 (D-17), et une partie utilise 12 des 24.
    .title = Tuiles Territoire
rule-CMP-5 = Des 4 tuiles Village, une partie en utilise 2 ; le choix dépend du nombre de joueurs (SET-2).
    .title = Tuiles Village
rule-CMP-6 = Dans la boîte, il y a aussi : 18 tuiles Bonus, 6 de chaque niveau ; 17 ouvriers, dont 9 de niveau 1, 5 de niveau 2 et 3 de niveau 3 ; 12 cartes Ressources de départ ; 7 personnages avec un côté jeune et un côté adulte ; la carte Premier joueur, à deux faces ; 4 guerriers ; 6 tuiles Feu ; 4 tuiles Restriction ; et les cartes Joueur neutre 1, 2, 3 et 4.
    .title = Tout le reste
rule-CMP-7 = Le jeu imprimé a 64 jetons de ressources, 16 par paire, avec une face brute et une face raffinée, et 46 autres pour les points. Ils ne servent qu’à compter : en manquer n’arrête jamais le jeu (D-1).
    .title = Pour compter

## Mise en place

rule-SET-1 = Vous commencez avec une force de 0, votre canoë sur la case 0 de la rivière et vos deux caravanes au début de la route. Vous avez en main votre chef et 4 explorateurs. Un 5e explorateur attend à côté de la rivière (RIV-2). Le 6e ne joue pas, sauf si votre personnage le fait entrer (CHR-6). Un joueur neutre utilise ses 6 explorateurs.
    .title = Avec quoi chacun commence
rule-SET-2 = Les tuiles Village indiquent pour combien de joueurs elles sont. À quatre : la tuile 4 à gauche, la 3/4 à droite. À trois : 2/3 et 3/4. À deux : 2/3 et 2. Leurs cases sont décrites sous HOM.
    .title = Poser les tuiles Village
rule-SET-3 = Dans chaque colonne, piochez 2 des 4 tuiles de chaque niveau. À partir de la plus proche, les rangées 1 et 2 reçoivent le niveau 1, les rangées 3 et 4 le niveau 2, les rangées 5 et 6 le niveau 3, toutes avec la face Ressource visible. Les tuiles Forêt/Montagne forment la colonne de droite, les tuiles Plaine/Carrière celle de gauche.
    .title = Poser les territoires
rule-SET-4 = La rangée 1 est celle de la manche 1, et ainsi de suite jusqu’à la rangée 4. Les rangées 5 et 6 sont toutes deux celles de la manche 5.
    .title = Rangées et manches
rule-SET-5 = Chaque manche de la piste reçoit 2 ouvriers : de niveau 1 pour les manches 1 et 2, de niveau 2 pour les manches 3 et 4, de niveau 3 pour la manche 5. Les autres ouvriers forment la réserve générale.
    .title = Ouvriers sur la piste de manches
rule-SET-6 = Les tuiles Bonus sont réparties au hasard, par niveau, face visible : une de niveau 1 à la case 6 de la rivière, une de niveau 2 à la case 10, une de niveau 2 et une de niveau 3 à la case 14, une sur chaque emplacement Bonus de la route (ROA-3), et une de niveau 3 à côté de chacune des deux tuiles Plaine/Carrière de niveau 3. Celles qui restent sont mises de côté ; elles ne servent qu’au Collectionneur (CHR-7).
    .title = Poser les tuiles Bonus
rule-SET-7 = Chaque niveau d’objets est mélangé à part, puis empilé : le niveau 1 au-dessus, le niveau 2 au milieu, le niveau 3 en dessous. Les 8 premiers sont alignés le long de la rivière, de gauche à droite.
    .title = La pioche et la rivière d’objets
rule-SET-8 = Le hasard, ou la table, désigne le premier joueur, qui prend la carte Premier joueur. Elle ne rapporte rien pour l’instant. À deux ou trois joueurs, on place ensuite le feu et les explorateurs neutres (NEU-2, NEU-3), avant que quiconque reçoive ses ressources de départ.
    .title = Le tout premier joueur
rule-SET-9 = Dans une première partie, il n’y a ni personnages ni cartes Ressources de départ. À la place, chacun reçoit 1 bétail, 1 pierre, 1 bois et 1 minerai, un ouvrier de niveau 1 et 1 point de culture. La force suit l’ordre du tour : 1 pour le premier joueur, 2 pour le deuxième, 3 pour le troisième, 4 pour le quatrième.
    .title = Une première partie
rule-SET-10 = Dans une partie complète, révélez autant de personnages que de joueurs plus un, côté jeune visible, et autant de cartes Ressources de départ. Dans l’ordre inverse du tour, chacun choisit une carte, personnage ou ressources de départ. Puis, dans l’ordre du tour, chacun choisit une carte du type qui lui manque. Ce que personne n’a choisi quitte le jeu. Dans l’ordre du tour, chacun reçoit alors ce qu’indique sa carte Ressources de départ : ressources brutes ou raffinées, ouvriers, force, culture, déplacements ou PV. Puis cette carte quitte le jeu elle aussi.
    .title = Une partie complète : le choix des cartes
rule-SET-11 = Ce que donne votre carte Ressources de départ ne déclenche jamais la capacité de votre personnage.
    .title = Les personnages dorment pendant la mise en place
rule-SET-12 = Deux personnages agissent dès qu’ils sont choisis : le Collectionneur prend ses tuiles Bonus, l’Éclaireur choisit ses deux tuiles. Ceux qui promettent un gain immédiat le donnent une fois toutes les ressources de départ reçues, dans l’ordre du tour (D-2).
    .title = Les personnages qui agissent tôt

## Ressources et ouvriers

rule-RES-1 = Partout où l’on demande une ressource brute, vous pouvez payer sa forme raffinée : du cuir pour du bétail, une pierre de taille pour une pierre, une poutre pour du bois, du métal pour du minerai. L’inverse est impossible, sauf si un effet le permet.
    .title = Le raffiné remplace le brut
rule-RES-2 = Raffiner, c’est transformer une de vos ressources brutes en sa forme raffinée.
    .title = Raffiner
rule-WRK-1 = Une fois par manche, à tout moment de votre tour, un ouvrier raffine autant de vos ressources brutes que son niveau, ou moins, tous types confondus. Ce que vous n’utilisez pas est perdu pour la manche.
    .title = Ce que fait un ouvrier
rule-WRK-2 = Un ouvrier que vous venez de recevoir peut servir dans la même manche (D-18). À la fin d’une manche, tous les ouvriers sont de nouveau disponibles.
    .title = Quand les ouvriers sont disponibles
rule-WRK-3 = La somme des niveaux de vos ouvriers compte tous les ouvriers que vous possédez, utilisés ou non.
    .title = La somme des niveaux de vos ouvriers

## Tours

rule-TRN-1 = Une manche commence par le premier joueur et suit le sens horaire. À votre tour, vous devez envoyer un membre et un seul s’il vous en reste ; sinon, vous passez votre tour. La manche est terminée dès que plus personne n’a de membre à envoyer.
    .title = Le déroulement d’une manche
rule-TRN-2 = Vous pouvez envoyer un membre sur une case Village, une case Territoire, une case Carrefour, une case Spéciale ou dans votre propre hutte.
    .title = Où vont les membres
rule-TRN-3 = Une case action accueille deux membres, mais jamais deux de la même couleur. Les guerriers n’ont pas de couleur.
    .title = Deux par case
rule-TRN-4 = Une case marquée « une place » n’accueille qu’un seul membre.
    .title = Cases à une place
rule-TRN-5 = Un chef ou un guerrier ferme la case où il se trouve : plus personne ne peut y être envoyé.
    .title = Chefs et guerriers ferment une case
rule-TRN-6 = Les cases des tuiles Territoire dont la manche est à venir sont des cases futures. Vos explorateurs peuvent y aller en avance, pas les chefs ni les guerriers.
    .title = Le futur est aux explorateurs
rule-TRN-7 = Votre explorateur ne peut rejoindre l’explorateur d’un autre joueur, s’il y est seul, que si votre force est supérieure à la sienne. Cela vous coûte 1 point de force, mais on compare les forces avant cette perte.
    .title = Un explorateur rejoint un explorateur
rule-TRN-8 = Un chef ou un guerrier peut rejoindre l’explorateur d’un autre joueur, s’il y est seul, quelle que soit la force de ce joueur, sans rien payer. Votre chef ne peut pas rejoindre votre propre explorateur ; un de vos guerriers le peut.
    .title = Un chef ou un guerrier rejoint un explorateur
rule-TRN-9 = Dès que le membre est en place, vous effectuez l’action de sa case.
    .title = L’action est immédiate
rule-TRN-10 = Une fois l’action faite, vous pouvez faire une de ces trois choses, et une seule : fabriquer un objet de la rivière qui vous est accessible, fabriquer l’objet que vous avez réservé, ou réserver un objet qui vous est accessible.
    .title = Fabriquer ou réserver, une fois par tour
rule-TRN-11 = Tout au long de votre tour, vous pouvez utiliser vos ouvriers, vos objets « une fois par manche », et la capacité de votre personnage si elle est « une fois par manche ».
    .title = Ce que vous utilisez à tout moment
rule-TRN-12 = Vous pouvez retourner votre personnage côté adulte juste avant d’envoyer votre premier membre d’une manche.
    .title = Devenir adulte
rule-TRN-13 = Rien ne vous oblige à prendre ce qu’un effet propose : prenez tout, une partie ou rien. Seules les règles qui disent que vous devez, ou que vous perdez quelque chose, ne laissent pas le choix.
    .title = Les gains sont facultatifs

## Objets artisanaux

rule-ART-1 = Le nombre d’objets accessibles, en partant de la gauche de la rivière, dépend de votre culture, donc de la case de votre canoë : 2 objets sur la case 0, 3 sur la 1, 4 sur la 3, 5 sur la 5, 6 sur la 7, 7 sur la 9, et les 8 à partir de la 11.
    .title = Ce qui vous est accessible
rule-ART-2 = Fabriquer un objet, c’est payer son coût en ressources raffinées à la réserve générale. Vous le posez face visible devant vous et il fait dès lors ce qu’il indique.
    .title = Fabriquer
rule-ART-3 = À partir de 4 en culture, vous pouvez réserver un objet, un seul à la fois : il est posé face cachée devant vous (D-12) et personne d’autre ne peut l’avoir. Tant que vous ne l’avez pas fabriqué, il ne fait rien, et vous ne pouvez pas vous en défaire autrement.
    .title = Réserver
rule-ART-4 = Avec un objet en réserve, vous pouvez toujours en fabriquer d’autres de la rivière.
    .title = Réserver n’engage pas
rule-ART-5 = Dès que votre culture atteint 12, l’objet que vous avez réservé vous coûte une ressource de moins à fabriquer, à votre choix.
    .title = Les objets réservés coûtent moins
rule-ART-6 = Quand un objet quitte la rivière, les autres glissent vers la gauche et le vide est comblé depuis la pioche, tant qu’il y en a une.
    .title = Compléter la rivière
rule-ART-7 = Il y a quatre sortes d’effets. Un effet permanent s’applique chaque fois que sa condition est remplie, jusqu’à la fin de la partie. Un effet instantané s’applique une fois, quand vous fabriquez l’objet. Un effet « une fois par manche » s’utilise à tout moment de votre tour, une seule fois par manche. Un effet de fin de partie rapporte des PV quand la partie est terminée.
    .title = Quatre sortes d’effets
rule-ART-8 = Un objet encore en réserve à la fin de la partie coûte 5 PV à son propriétaire.
    .title = Un objet jamais fabriqué

## Village

rule-HOM-1 = À quatre joueurs, le village a cinq cases : recruter un ouvrier, développer ses compétences, parcourir la route, lancer un raid et devenir premier joueur.
    .title = Le village à quatre
rule-HOM-2 = À trois joueurs, il y a quatre cases : développer ses compétences et parcourir la route n’en font qu’une, et qui s’y rend choisit l’une des deux actions. Le membre suivant a le même choix.
    .title = Le village à trois
rule-HOM-3 = À deux joueurs, il y a trois cases. Compétences et route n’en font qu’une comme à trois ; raid et premier joueur aussi, mais là, vous pouvez faire les deux, dans l’ordre de votre choix.
    .title = Le village à deux
rule-HOM-4 = Vous prenez un des ouvriers posés sur la manche en cours de la piste : de niveau 1 aux manches 1 et 2, de niveau 2 aux manches 3 et 4, de niveau 3 à la manche 5.
    .title = Recruter un ouvrier
rule-HOM-5 = Vous gagnez 1 point de force et 1 point de culture.
    .title = Développer ses compétences
rule-HOM-6 = Vous gagnez 2 déplacements.
    .title = Parcourir la route
rule-HOM-7 = Lancer un raid et devenir premier joueur sont des cases à une place (TRN-4). À deux joueurs, la case qui les réunit aussi.
    .title = Cases à une place du village

## Le raid

rule-RAD-1 = Envoyer un membre en raid vous coûte aussitôt 1 point de force (D-3). On ne compare les niveaux de puissance qu’ensuite.
    .title = Le prix d’un raid
rule-RAD-2 = Chacun des autres joueurs vous donne une ressource par tranche complète de N ressources qu’il possède. N vaut 5 pour un joueur de votre niveau de puissance. Il descend à 4, 3 ou 2 pour ceux qui sont 1, 2 ou 3 niveaux en dessous de vous, et monte à 6, 7 ou 8 pour ceux qui sont 1, 2 ou 3 niveaux au-dessus.
    .title = Ce que rapporte un raid
rule-RAD-3 = Toutes les ressources comptent, brutes ou raffinées, et celui qui donne choisit ce qu’il donne. Qui en possède moins de N ne donne rien.
    .title = Ce qui est donné
rule-RAD-4 = Seuls les niveaux de puissance comptent ici, jamais la force exacte. Les joueurs neutres n’ont rien à donner.
    .title = Niveaux de puissance, pas force
rule-RAD-5 = Ceux qui doivent donner choisissent l’un après l’autre, dans le sens horaire, en commençant par le voisin de gauche de l’attaquant.
    .title = Qui donne d’abord

## Premier joueur

rule-FST-1 = Aux manches 1 à 4, vous recevez la carte Premier joueur et commencerez la manche suivante. Vous gagnez aussitôt 1 déplacement. Dans le nouvel ordre du tour, le troisième joueur gagne 1 point de culture et le quatrième 2 points de force ; le deuxième ne gagne rien.
    .title = Prendre la carte
rule-FST-2 = À trois joueurs, il n’y a pas de quatrième : personne ne gagne les 2 points de force. À deux joueurs, il n’y a pas non plus de troisième : personne ne gagne le point de culture.
    .title = Avec moins de joueurs
rule-FST-3 = À la manche 5, la carte est retournée : choisissez 2 déplacements, 2 points de force ou 2 points de culture. Les autres ne gagnent rien.
    .title = À la dernière manche

## Territoires, carrefours, cases Spéciales, hutte

rule-TER-1 = Chaque tuile Territoire a trois cases : une grande à gauche, puis deux petites. Leur taille ne compte que pour le feu (NEU-2). Une case a un terrain et donne ce qu’elle indique : ressources, raffinage, force, déplacements, culture ou autre chose.
    .title = Cases Territoire
rule-CRO-1 = Quand une tuile Forêt/Montagne de niveau 1 ou 2 est retournée, à la fin de la manche de sa rangée, une case Carrefour apparaît au dos. Elle est utilisable à partir de là.
    .title = Cases Carrefour
rule-CRO-2 = Vous ne pouvez envoyer un membre sur une case Carrefour que si vos deux caravanes ont atteint ou dépassé le carrefour de cette rangée.
    .title = Qui peut y aller
rule-SPC-1 = Chaque tuile Forêt/Montagne de niveau 3 a une case Spéciale. Personne ne peut l’utiliser avant la manche 5 ; il faut alors remplir sa condition. Si la somme des niveaux de vos ouvriers est d’au moins 5 : 1 point de force, 1 point de culture, 1 déplacement et 1 ressource raffinée au choix. Avec votre canoë au repère du milieu de la rivière ou au-delà (10 en culture dans le matériel de base) : 1 ressource raffinée au choix et 3 PV. Avec vos deux caravanes au repère du milieu de la route ou au-delà (carrefour 4) : 3 ressources raffinées au choix. Avec votre force au repère du milieu de la piste Militaire ou au-delà (niveau de puissance 3, force 10) : 2 ressources raffinées au choix et 1 raffinage. Les repères sont ceux de D-7.
    .title = Cases Spéciales
rule-HUT-1 = Votre hutte a de la place pour tous vos membres. Chaque fois que vous y en envoyez un, vous pouvez raffiner 1 ressource, ou échanger 1 ressource brute contre 1 ressource brute d’un autre type.
    .title = La hutte

## Manches

rule-RND-0 = Une manche commence par le retrait des anciens objets (RND-1) ; puis les joueurs neutres se renforcent (NEU-4) ; puis les tours commencent.
    .title = Le début d’une manche
rule-RND-1 = Au début de la manche 2, tous les objets de niveau 1 quittent la pioche. Au début de la manche 3, ceux de la rivière partent aussi, et elle est complétée. De même pour le niveau 2 : il quitte la pioche à la manche 4 et la rivière à la manche 5, et elle est complétée. À la manche 5, la carte Premier joueur est aussi retournée ; le premier joueur ne change pas.
    .title = Les anciens objets s’en vont
rule-RND-2 = À la fin des manches 1 à 4, tous les membres quittent les cases et les huttes et reviennent à leur joueur, sauf les explorateurs sur les cases futures, qui restent. Tous les guerriers retournent dans la réserve générale, envoyés ou non.
    .title = Les membres rentrent
rule-RND-3 = Ensuite, les deux tuiles de la rangée de la manche sont retournées. Cela ouvre une case Carrefour à droite et un comptoir à gauche.
    .title = La rangée est retournée
rule-RND-4 = Les ouvriers et tout ce qui sert une fois par manche sont de nouveau disponibles, et le marqueur de manche avance.
    .title = Prêts pour la manche suivante
rule-RND-5 = Les explorateurs envoyés dans les rangées 5 et 6 y restent pour de bon.
    .title = Pas de retour des dernières rangées

## Force militaire

rule-MIL-1 = La force va de 0 à 20. Chaque point de force gagné au-delà de 20 devient 1 PV. Même tout en haut, vous pouvez encore perdre de la force. Elle ne descend jamais sous 0 (D-18).
    .title = La piste Militaire
rule-MIL-2 = La piste a quatre zones, et chacune commence par un bouclier : à 0, 5, 10 et 15 (D-5). Votre niveau de puissance, de 1 à 4, est le numéro de la zone où vous êtes.
    .title = Niveaux de puissance
rule-MIL-3 = À la fin de la partie, la plus grande force rapporte 8 PV, la deuxième 5 et la troisième 2. Les ex æquo marquent tous les points du meilleur rang, et les rangs suivants sont sautés, un par joueur de plus dans l’égalité : deux ex æquo en tête marquent 8 chacun et le suivant 2 ; trois ex æquo en tête marquent 8 chacun et personne d’autre ne marque.
    .title = Points de la force

## La rivière

rule-RIV-1 = La culture va de 0 à 14. Chaque point de culture gagné au-delà de 14 devient 1 PV. La culture ne se perd jamais.
    .title = La rivière
rule-RIV-2 = Les repères de la rivière comptent quand votre canoë les atteint ou les dépasse. À 4, vous pouvez réserver des objets (ART-3). À 6, vous pouvez utiliser la tuile Bonus de niveau 1. À 8, votre explorateur au bord de la rivière rejoint votre main, dès maintenant et jusqu’à la fin de la partie (D-18). À 10 vient la tuile Bonus de niveau 2, à 12 les objets réservés moins chers (ART-5), à 14 l’autre tuile Bonus de niveau 2 et celle de niveau 3.
    .title = Repères de la rivière

## La route

rule-ROA-1 = Un déplacement fait avancer une de vos deux caravanes d’un pas. Répartissez vos déplacements comme vous voulez. Les caravanes ne reculent jamais.
    .title = Se déplacer
rule-ROA-2 = Depuis son début, la route passe par six carrefours, un à côté de chaque rangée, jusqu’à son bout (D-6). Une caravane va tout droit au carrefour suivant en 1 pas, ou fait un détour : 1 pas jusqu’à l’étape du détour et 1 de plus jusqu’à ce même carrefour.
    .title = Le tracé de la route
rule-ROA-3 = Les rangées 1 à 4 offrent deux détours. Celui de gauche passe par une tuile Bonus, de niveau 1 aux rangées 1 et 2 et de niveau 2 aux rangées 3 et 4 (D-6). Celui de droite passe par le comptoir de la rangée et ne s’ouvre que lorsque les tuiles de cette rangée ont été retournées. Les rangées 5 et 6 offrent un seul détour, vers la tuile Bonus de niveau 3 à côté de la tuile Plaine/Carrière de la rangée. Les détours d’une rangée partent du carrefour précédent (pour la rangée 1, du début de la route) et reviennent au carrefour de cette rangée. Du carrefour 6, un pas mène au bout (D-6).
    .title = Détours
rule-ROA-4 = Quand votre caravane arrive sur un emplacement Bonus, vous pouvez utiliser la tuile une fois, aussitôt. Sinon, elle est perdue pour cette caravane. Votre autre caravane pourra aussi l’utiliser en y passant.
    .title = Atteindre une tuile Bonus
rule-ROA-5 = Quand votre caravane arrive sur un comptoir, vous y posez un drapeau, sauf si vous y en avez déjà un. Vous n’avez rien à faire pour cela.
    .title = Atteindre un comptoir
rule-ROA-6 = Une caravane qui atteint le bout prend la meilleure place encore libre : 8 PV pour la toute première caravane, 5 pour la deuxième, 3 pour chacune des suivantes. Ces points se comptent à la fin de la partie.
    .title = Atteindre le bout

## Comptoirs

rule-OUT-1 = Les comptoirs sont au dos des tuiles Plaine/Carrière de niveaux 1 et 2. Chacun a trois conditions, de facile à difficile, qui rapportent 2, 5 et 10 PV à la fin de la partie à tous ceux qui y ont un drapeau. Vous marquez les PV de la meilleure condition remplie, et rien si vous n’en remplissez aucune.
    .title = Ce que valent les comptoirs
rule-OUT-2 = Les comptoirs de niveau 1 demandent l’une de ces choses, facile, moyenne ou difficile : une somme des niveaux d’ouvriers de 3, 5 ou 7 ; vos deux caravanes au carrefour 2, 4 ou 6 ; une culture de 6, 10 ou 14 ; un niveau de puissance de 2, 3 ou 4. L’endroit des repères dépend du plateau (D-7).
    .title = Comptoirs de niveau 1
rule-OUT-3 = Les comptoirs de niveau 2 demandent des objets fabriqués d’une catégorie : 2, 3 ou 4 vêtements, poteries, outils ou armes.
    .title = Comptoirs de niveau 2

## Tuiles Bonus

rule-BON-1 = Utiliser une tuile Bonus ne l’épuise pas. Elle reste pour les autres joueurs et, sur la route, pour votre deuxième caravane.
    .title = Les tuiles Bonus restent
rule-BON-2 = Les six tuiles Bonus de niveau 1 donnent : 1 point de culture ; 1 minerai et 1 bétail ; 1 bois et 1 pierre ; 4 PV en échange de 1 ressource brute ; 2 points de force en échange de 1 ressource brute ; 1 ressource raffinée au choix.
    .title = Tuiles Bonus de niveau 1
rule-BON-3 = Les six tuiles Bonus de niveau 2 donnent : 1 pierre de taille et 1 point de culture ; 1 métal et 1 point de force ; 1 cuir et 1 déplacement ; une ressource brute de chaque type ; 2 points de culture, 2 déplacements ou 3 points de force en échange de 1 ressource brute ; 1 poutre et 1 ressource raffinée au choix en échange de 1 ressource brute.
    .title = Tuiles Bonus de niveau 2
rule-BON-4 = Les six tuiles Bonus de niveau 3 donnent : 2 points de force et 1 point de culture ; la fabrication d’un objet, où les ressources brutes remplacent leurs formes raffinées ; un raid qui ne coûte pas de force ; 5 PV en échange de 2 ressources brutes ; 5 PV en échange de 1 ressource raffinée ; 2 ressources raffinées au choix.
    .title = Tuiles Bonus de niveau 3

## Guerriers et personnages

rule-WAR-1 = Certaines cases Territoire donnent des guerriers : prenez-en 2 dans la réserve générale, ou ce qu’il en reste (D-18). Jusqu’à la fin de la manche, vous pouvez les envoyer comme des membres de votre clan. S’il ne vous reste que des guerriers, vous pouvez aussi renoncer au reste de la manche. Un guerrier agit comme un chef, à une différence près : il peut rejoindre l’un de vos propres explorateurs. Les effets qui parlent de votre chef ne s’appliquent pas aux guerriers.
    .title = Guerriers
rule-CHR-1 = Votre personnage commence jeune. Le retourner (TRN-12) est définitif : la capacité du côté jeune s’arrête et celle du côté adulte commence.
    .title = Jeune et adulte
rule-CHR-2 = Jeune : vous gagnez aussitôt 1 déplacement, et chaque fois que vous gagnez des déplacements, vous en gagnez 1 de plus. Adulte : 2 PV chaque fois que l’une de vos caravanes atteint ou dépasse un carrefour.
    .title = Le Voyageur
rule-CHR-3 = Jeune : vous gagnez aussitôt 1 point de culture, et chaque fois que vous gagnez de la culture, vous en gagnez 1 de plus. Adulte : 2 PV chaque fois que vous gagnez de la culture.
    .title = Le Sage
rule-CHR-4 = Jeune : vous ne perdez jamais de force, sauf si vous l’échangez vous-même. Adulte : une fois par manche, à votre tour, autant de PV que votre niveau de puissance.
    .title = Le Seigneur de guerre
rule-CHR-5 = Jeune : à chaque fabrication, jusqu’à 2 de vos ressources brutes peuvent remplacer leurs formes raffinées. Adulte : 2 PV pour chaque objet de niveau 1 ou 2 que vous fabriquez, 3 PV pour chaque objet de niveau 3.
    .title = L’Artisan
rule-CHR-6 = Jeune : vous avez un explorateur de plus, que vous rendez quand vous retournez le personnage ; ce ne peut pas être un explorateur sur une case future (D-8). Adulte : envoyer votre chef rejoindre l’explorateur d’un autre joueur rapporte 3 PV, l’envoyer sur une case action vide 5 PV. La hutte ne compte pas.
    .title = La Matriarche
rule-CHR-7 = Jeune : vous prenez toutes les tuiles Bonus mises de côté. Une fois par manche, à votre tour, utilisez-en une et défaussez-la : de niveau 1 à la manche 1, de niveau 1 ou 2 à la manche 2, de n’importe quel niveau ensuite. Quand vous retournez le personnage, celles que vous n’avez pas utilisées sont perdues. Adulte : 4 PV chaque fois que vous posez un drapeau sur un comptoir.
    .title = Le Collectionneur
rule-CHR-8 = Jeune : choisissez 1 tuile de niveau 1 inutilisée de chaque colonne. La case Carrefour de la tuile Forêt/Montagne n’est qu’à vous, où que soient vos caravanes ; elle est perdue quand vous retournez le personnage. Adulte : 2 PV chaque fois que vous envoyez un explorateur ou votre chef sur une case Carrefour, quelle qu’elle soit.
    .title = L’Éclaireur
rule-CHR-9 = Le comptoir de la tuile Plaine/Carrière de l’Éclaireur compte à la fin de la partie comme si votre drapeau y était, que le personnage soit alors jeune ou adulte.
    .title = Le comptoir de l’Éclaireur

## La fin

rule-END-1 = Après la manche 5, additionnez : les PV gagnés en cours de partie ; vos objets fabriqués ; les effets de fin de partie ; votre rang de force (MIL-3) ; vos caravanes au bout de la route (ROA-6) ; vos comptoirs (OUT-1) ; moins 5 si vous avez encore un objet réservé ; et pour les ressources qui restent, un demi-point par ressource brute et 1 par ressource raffinée.
    .title = Le décompte final
rule-END-2 = Le joueur qui a le plus de PV gagne. En cas d’égalité, le plus avancé sur la rivière passe devant, puis le plus fort ; si l’égalité demeure, la victoire est partagée.
    .title = La victoire
rule-END-3 = Les demi-points comptent tels quels ; rien n’est arrondi (D-9).
    .title = Demi-points

## Deux et trois joueurs

rule-NEU-1 = À trois joueurs s’ajoute un joueur neutre, à deux joueurs deux. Un joueur neutre a de la force et des explorateurs, rien d’autre, et n’agit jamais.
    .title = Joueurs neutres
rule-NEU-2 = On mélange les quatre cartes Joueur neutre et on en révèle une pour chacune des rangées 1 à 4 : son numéro dit quelle petite case de la rangée brûle, 1 et 2 étant celles de la tuile de gauche, 3 et 4 celles de la tuile de droite. On les remélange pour les rangées 5 et 6. Personne ne peut être envoyé sur une case en feu. Le feu s’éteint quand la tuile est retournée.
    .title = Feu
rule-NEU-3 = Une fois les feux posés, on place les explorateurs neutres. En partant du premier joueur et dans le sens horaire, chacun à son tour en place un sur une case vide de la rangée suivante, de la rangée 1 à la rangée 6. À trois joueurs, cela en fait 2 chacun. À deux joueurs, on parcourt les rangées une deuxième fois pour le deuxième joueur neutre, ce qui en fait 6 chacun (D-10). Les cases en feu et les cases Spéciales sont interdites.
    .title = Placer les explorateurs neutres
rule-NEU-4 = Les joueurs neutres commencent avec une force de 0. Au début de chaque manche, on mélange les quatre cartes Joueur neutre et chaque joueur neutre en tire une, le plus faible d’abord : sa force augmente d’autant. Aucun ne dépasse 20. Une table peut écarter la carte 4 ; dans une première partie, elle est écartée sauf avis contraire.
    .title = Les joueurs neutres se renforcent
rule-NEU-5 = Seulement à deux joueurs : à la fin d’une manche, une tuile Restriction fait de la case Carrefour qui vient de s’ouvrir une case à une place (TRN-4).
    .title = Restrictions
rule-NEU-6 = La force des joueurs neutres compte quand un explorateur en rejoint un autre (TRN-7) et pour les points des rangs de force (MIL-3). Ils comptent aussi parmi les « autres joueurs » de SYM-2, SYM-9, SYM-10 et CHR-6.
    .title = Où comptent les joueurs neutres
rule-NEU-7 = Quand une rangée est retournée, ses explorateurs neutres quittent le jeu.
    .title = Les explorateurs neutres s’en vont

## Précisions

rule-D-1 = Il y a toujours assez de ressources et de points, quoi que contienne la boîte. Les ouvriers et les guerriers peuvent manquer.
    .title = Ce qui peut manquer
rule-D-2 = Ce qu’un personnage donne aussitôt vient après les ressources de départ de SET-10. SET-11 ne l’empêche pas, et le « 1 de plus » du personnage ne s’y ajoute pas.
    .title = Le gain d’un personnage au départ
rule-D-3 = Le point de force que coûte un raid est une perte de force. Avec une force de 0, vous ne pouvez pas partir en raid, sauf si vous ne perdez jamais de force (CHR-4).
    .title = Pas de raid sans force
rule-D-4 = Sur une tuile Forêt/Montagne de niveau 3, la grande case est la case Spéciale.
    .title = Quelle case est Spéciale
rule-D-5 = L’endroit des boucliers sur la piste Militaire dépend du plateau : c’est le matériel choisi qui le dit. Dans le matériel de base : 0, 5, 10 et 15 ; le repère du milieu est le niveau de puissance 3.
    .title = Boucliers
rule-D-6 = La longueur de la route et l’endroit de ses emplacements Bonus dépendent du plateau : c’est le matériel choisi qui le dit. Le matériel de base a six carrefours, avec des emplacements Bonus de niveau 1 aux rangées 1 et 2 et de niveau 2 aux rangées 3 et 4.
    .title = La longueur de la route
rule-D-7 = Les repères qui comptent comme milieu ou comme difficiles dépendent du plateau : c’est le matériel choisi qui le dit. Les repères du milieu du matériel de base sont une somme des niveaux d’ouvriers de 5, le carrefour 4, 10 en culture et le niveau de puissance 3.
    .title = Repères
rule-D-8 = L’explorateur que rend la Matriarche doit être dans votre main. Dans une manche où vous n’en avez aucun en main, vous ne pouvez pas la retourner.
    .title = Rendre l’explorateur
rule-D-9 = Rien ne dit comment arrondir les demi-points : on ne les arrondit donc pas.
    .title = Demi-points
rule-D-10 = Le premier passage par les rangées place les explorateurs du premier joueur neutre, le second ceux du deuxième. Chaque rangée en reçoit ainsi un de chacun.
    .title = Deux joueurs neutres
rule-D-11 = Un effet qui rapporte 1 PV par ressource d’un type quand vous fabriquez compte ce type dans le coût imprimé, avant toute réduction. Une table peut convenir de compter les ressources raffinées de ce type réellement payées ; une ressource brute qui en remplace une ne compte pas.
    .title = Compter le coût
rule-D-12 = Un objet réservé est posé face cachée, mais tout le monde l’a vu prendre. Chacun peut le regarder.
    .title = Les objets réservés ne sont pas secrets
rule-D-13 = Tout gain peut se prendre en partie : vous pouvez vous arrêter avant d’avoir tout pris. Cela vaut pour la culture, la force et les déplacements comme pour les ressources d’une case Territoire (TRN-13).
    .title = S’arrêter avant la fin
rule-D-14 = Quand plusieurs de vos effets se déclenchent en même temps, ou qu’un effet a plusieurs parties, vous choisissez l’ordre. S’ils appartiennent à plusieurs joueurs, celui dont c’est le tour commence et les autres suivent dans le sens horaire.
    .title = Qui choisit l’ordre des effets
rule-D-15 = La force qu’un explorateur perd en rejoignant (TRN-7) est perdue avant que l’action de la case commence.
    .title = D’abord la perte, puis l’action
rule-D-16 = Sur la case qui réunit raid et premier joueur à deux (HOM-3), vous ne devez le point de force de RAD-1 que si vous lancez le raid. Avec une force de 0, vous pouvez y aller seulement pour devenir premier joueur, et lancer le raid ensuite si vous avez gagné de la force entre-temps.
    .title = Raid et premier joueur sur une case
rule-D-17 = Ce que disent les nombres de la boîte : une catégorie d’objets par paire de ressources, cuir pour les vêtements, pierre de taille pour la poterie, poutre pour les outils, métal pour les armes ; quatre tuiles de chaque niveau dans chaque colonne ; un terrain sur chaque case Territoire ; huit cases Carrefour.
    .title = Ce que disent les nombres
rule-D-18 = Pour jouer, il faut encore préciser ceci. Un nouvel ouvrier peut servir dans sa manche. La rivière est complétée tant qu’il y a une pioche. Ceux qui subissent un raid donnent dans le sens horaire. La force reste à 0 ou plus. L’explorateur de la rivière est disponible aussitôt. Vous prenez autant de guerriers qu’il en reste. La hutte n’est pas une case action pour la Matriarche (CHR-6). Le feu et les explorateurs neutres partent quand la tuile est retournée. On ne place pas d’explorateur neutre sur une case Spéciale.
    .title = Petites précisions
rule-D-20 = Votre tour comprend : retourner votre personnage (à votre premier tour d’une manche), envoyer un membre, son action, un choix de TRN-10, et la fin. Ce que TRN-11 permet s’utilise avant, après et entre tout cela, et même entre les étapes d’un effet : avant un échange, ou entre deux de ses répétitions. Mais pas au milieu d’un paiement, ni quand quelqu’un d’autre décide. C’est pourquoi votre tour attend votre accord tant qu’il reste quelque chose à utiliser.
    .title = Le déroulement d’un tour
rule-D-21 = Vous pouvez utiliser un objet « une fois par manche » dans le tour même où vous l’avez fabriqué.
    .title = Un objet neuf sert aussitôt
rule-D-22 = Passer son tour n’est pas sortir du jeu. Si vous gagnez ou reprenez un membre plus tard dans la manche, vous jouez de nouveau.
    .title = De retour dans la manche
rule-D-23 = Votre hutte accueille tout le monde, guerriers compris : vous avez donc toujours où aller.
    .title = La hutte est toujours ouverte
rule-D-24 = Reprendre un membre libère sa case, et si c’était un chef, la case est de nouveau ouverte. Vous pouvez renvoyer ce membre dans la même manche. Vous pouvez choisir n’importe lequel de vos membres sur le plateau ou dans votre hutte, même sur une case future, sauf si l’effet est plus précis.
    .title = Reprendre un membre
rule-D-25 = Chefs et guerriers peuvent aller au village, dans la rangée de la manche en cours, sur les cases Carrefour et, à la manche 5, sur les cases Spéciales. Aux manches 1 à 4, les rangées 5 et 6 sont futures ; à la manche 5, toutes deux sont en cours.
    .title = Où vont chefs et guerriers
rule-D-26 = Quand la manche 5 est terminée, rien ne revient et rien n’est retourné ; on passe au décompte final (END-1).
    .title = Après la dernière manche
rule-D-30 = Canoë et caravanes avancent pas à pas. Un repère ou une étape se résout entièrement à l’arrivée, avant le pas suivant. S’il y a plusieurs repères, le plus bas d’abord ; les deux tuiles de la case 14 de la rivière viennent dans l’ordre de votre choix. Un bonus que vous n’utilisez pas à l’arrivée est perdu.
    .title = Pas à pas
rule-D-31 = Quand vos deux caravanes sont au bout, les déplacements ne valent rien, pas même des PV.
    .title = Déplacements au bout de la route
rule-D-32 = Le « 1 de plus » du Voyageur et du Sage fait partie du même gain et ne se déclenche pas lui-même. Tout ce que donne un effet, avec toutes les répétitions d’un échange, est un seul gain ; une tuile Bonus rencontrée en chemin en est un autre.
    .title = Un gain, un de plus
rule-D-33 = Un point reçu parce qu’une piste était pleine ne compte pas comme un gain de force ou de culture : il ne déclenche rien de ce qui attend un tel gain. Une table peut en décider autrement.
    .title = Au-delà de la fin d’une piste
rule-D-34 = Si le tour d’un autre joueur vous donne quelque chose (FST-1, avec les repères que vous passez alors), vous le résolvez aussitôt, sans rien utiliser de TRN-11. Celui qui a pris la carte se déplace d’abord, puis le troisième joueur gagne, puis le quatrième.
    .title = Gains au tour d’un autre
rule-D-35 = La culture et les déplacements d’une carte Ressources de départ atteignent repères et tuiles Bonus comme en cours de jeu. SET-11 vaut aussi pour ce qu’ils donnent.
    .title = Repères pendant la mise en place
rule-D-36 = Les cases Village, les cases Carrefour et la hutte n’ont pas de terrain. Celui d’une case Spéciale dépend du matériel.
    .title = Cases sans terrain
rule-D-37 = Un effet de SYM-12 s’applique au moment où une caravane, ou la deuxième, arrive au carrefour, pas pour les arrivées passées. La condition de CRO-2 regarde où sont vos caravanes maintenant.
    .title = Arriver et y être
rule-D-40 = Une fabrication donnée par une tuile Bonus ou un effet (BON-4, SYM-11) vaut pour un objet, accessible ou réservé, et s’ajoute à TRN-10. Vous pouvez payer autant de ressources brutes que vous voulez à la place des raffinées correspondantes ; toutes vos réductions s’appliquent. La rivière est complétée avant votre choix de TRN-10. Si vous ne pouvez rien payer, la fabrication est perdue.
    .title = Fabriquer grâce à un effet
rule-D-41 = Toutes les réductions s’additionnent, n’ôtent que ce qui est encore dans le coût, et ne le font pas descendre sous zéro.
    .title = Les réductions s’additionnent
rule-D-42 = Payer du raffiné pour du brut (RES-1) vaut aussi dans les échanges, par exemple de brut contre des PV ou dans la hutte.
    .title = Du raffiné pour du brut dans les échanges
rule-D-50 = Lancer un raid un niveau plus haut (SYM-7) peut vous mettre au niveau 5. Un écart de plus de 3 niveaux compte comme 3.
    .title = Niveau de puissance 5
rule-D-51 = Qui subit un raid donne brut ou raffiné comme il veut, mais ne peut pas raffiner avant ; ce qui est donné reste tel quel. Le raid d’une tuile Bonus (BON-4) n’a pas besoin de la case du raid et n’utilise pas son unique raid de la manche.
    .title = Donner lors d’un raid
rule-D-52 = Le Seigneur de guerre (CHR-4) évite la perte mais compare les forces comme tout le monde. Rejoindre un joueur de même force (SYM-10) est gratuit ; rejoindre un plus faible coûte toujours 1.
    .title = Ce qui est gratuit ou non
rule-D-53 = Même avec une force de 0, on peut obtenir un rang qui rapporte des points (MIL-3). Un joueur neutre dans une égalité occupe un rang comme un autre.
    .title = Les points de la force
rule-D-60 = Si les deux ouvriers de la manche sont partis parce qu’un membre a été repris puis renvoyé, l’ouvrier recruté, de ce même niveau, vient de la réserve générale ; s’il n’y en a plus, vous n’en recevez pas. Les ouvriers que personne n’a pris vont dans la réserve générale à la fin de la manche.
    .title = Quand la piste est vide
rule-D-61 = Le premier joueur peut le redevenir, avec tout ce que cela donne. Si personne ne prend la carte, le premier joueur reste le même.
    .title = Rester premier
rule-D-62 = Vous retournez votre personnage à votre propre premier tour d’une manche, avant d’envoyer. Ce qu’il vous a donné jusque-là reste à vous, et le Collectionneur peut utiliser une tuile juste avant.
    .title = Quand retourner un personnage
rule-D-63 = L’explorateur de la Matriarche et celui du bord de la rivière sont deux explorateurs différents. Avec les deux, vous en avez 6, jamais plus.
    .title = Six explorateurs au plus
rule-D-64 = Le Collectionneur reçoit les tuiles Bonus que laisse le matériel : dans le matériel de base, 3 de niveau 1, 2 de niveau 2 et 3 de niveau 3.
    .title = Ce que reçoit le Collectionneur
rule-D-65 = La case de l’Éclaireur est utilisable dès la manche 1. Elle n’a ni feu, ni explorateur neutre, ni restriction ; TRN-3 et TRN-5 s’appliquent. Le comptoir qui va avec ne compte pas comme un drapeau pour les effets qui comptent les drapeaux.
    .title = La case de l’Éclaireur
rule-D-66 = Ni le début ni le bout de la route n’est un carrefour pour le Voyageur (CHR-2).
    .title = Début et bout
rule-D-70 = Si des joueurs neutres sont aussi faibles l’un que l’autre, le premier tire d’abord.
    .title = Aussi faibles
rule-D-71 = Un matériel où une rangée pourrait manquer de place pour les explorateurs neutres (NEU-3) est refusé au chargement.
    .title = De la place pour les explorateurs neutres
rule-D-80 = Lancer un raid et devenir premier joueur ne se font chacun qu’une fois par manche. Reprendre le membre qui s’y trouve ne rouvre pas la case avant la manche suivante.
    .title = Une fois par manche
rule-D-81 = La condition d’une case (SPC-1, CRO-2) se vérifie quand vous envoyez le membre, avant de perdre de la force en rejoignant.
    .title = Quand se vérifient les conditions
rule-D-82 = Un objet qui agit quand vous fabriquez n’agit pas pour sa propre fabrication.
    .title = Pas pour lui-même
rule-D-83 = Les effets déclenchés par l’envoi d’un membre viennent après la perte pour avoir rejoint (TRN-7) et avant l’action de la case.
    .title = Quand vous envoyez
rule-D-84 = Vous n’avez gagné quelque chose que si vous en avez pris au moins 1 ; alors seulement vient le « 1 de plus ».
    .title = Ne rien prendre n’est pas un gain
rule-D-85 = Si vous renoncez au reste de la manche (WAR-1), vos guerriers retournent dans la réserve générale. Si vous gagnez ensuite un membre de votre clan, vous jouez de nouveau.
    .title = Renoncer
rule-D-86 = Les guerriers ne sont à personne : personne ne peut les reprendre.
    .title = Les guerriers restent
rule-D-87 = Les PV doublés sont un effet de fin de partie pour une origine : une catégorie d’objets, les comptoirs, votre rang de force ou les caravanes. Ce que vous marquez de cette origine compte deux fois, et jamais plus, quel que soit le nombre de tels effets.
    .title = PV doublés
rule-D-88 = Sur la case Devenir premier joueur, vous devez prendre la carte. Ce qu’elle donne, vous pouvez le refuser (TRN-13).
    .title = La carte est obligatoire
rule-D-89 = Dans l’échange de la hutte, la ressource brute reçue est d’un autre type que celle donnée, même si vous l’avez donnée sous forme raffinée.
    .title = Un autre type
rule-D-90 = Si la table a choisi l’autre variante de D-33, le « 1 de plus » s’ajoute d’abord et devient des PV avec le reste.
    .title = Un de plus au-delà de la fin
rule-D-91 = Les joueurs à égalité de PV derrière le vainqueur sont départagés de la même façon (END-2) ; si l’égalité demeure, ils partagent la place.
    .title = Les autres places
rule-D-92 = Les joueurs neutres comptent parmi les « autres joueurs » de SYM-2, SYM-9 et CHR-6 (NEU-6) : ces effets valent ainsi autant qu’à quatre joueurs.
    .title = Les joueurs neutres comptent aussi
rule-D-93 = Vous pouvez envoyer vos guerriers, mais rien ne vous y oblige (WAR-1).
    .title = Les guerriers peuvent rester
rule-D-94 = Un raid que vous donne une tuile Bonus ou un objet peut se refuser. Si vous envoyez un membre sur la case du raid, vous lancez le raid.
    .title = Les raids facultatifs

## Ce que disent les effets

rule-SYM-1 = Un effet peut attendre que vous envoyiez un membre, votre explorateur ou votre chef, ou vous laisser reprendre un membre.
    .title = Envoyer et reprendre
rule-SYM-2 = Il peut dire de qui est le membre : votre explorateur, celui d’un autre joueur, ou votre chef.
    .title = À qui est le membre
rule-SYM-3 = Un échange donne ce qui est à droite de la flèche contre ce qui est à gauche, aussi souvent que vous voulez jusqu’au nombre sur la flèche.
    .title = Échanges
rule-SYM-4 = Les effets peuvent offrir un choix, donner quelque chose par élément compté, ou poser une condition et ne donner qu’à ceux qui la remplissent.
    .title = Ou, par, si
rule-SYM-5 = Ce que donnent les effets : chacune des ressources brutes et raffinées, une brute ou une raffinée au choix, ou celle qui correspond à ce que vous avez payé ; déplacements, culture, force ; des PV, ou des PV doublés (D-87).
    .title = Ce que donnent les effets
rule-SYM-6 = Les niveaux de puissance 1 à 4 peuvent être une condition, ou ce qui est compté.
    .title = Niveaux de puissance
rule-SYM-7 = Lors d’un raid, votre niveau de puissance compte pour 1 de plus.
    .title = Un raid plus fort
rule-SYM-8 = Quelque chose se passe chaque fois que vous gagnez de la culture, peu importe combien.
    .title = Chaque fois que vous gagnez de la culture
rule-SYM-9 = Vous gagnez 1 point de force par joueur plus fort que vous. Les joueurs de même force ne comptent pas.
    .title = De la force par joueur plus fort
rule-SYM-10 = Vos explorateurs peuvent aussi rejoindre l’explorateur d’un joueur exactement aussi fort que vous, et le rejoindre ne coûte pas de force.
    .title = Rejoindre un joueur de même force
rule-SYM-11 = Fabriquez un objet ; les ressources brutes peuvent remplacer les raffinées correspondantes.
    .title = Fabriquer avec des ressources brutes
rule-SYM-12 = Quelque chose se passe quand une de vos caravanes arrive à un certain carrefour, ou quand la deuxième y arrive.
    .title = Arriver à un carrefour
rule-SYM-13 = Le terrain d’une case, plaine, carrière, forêt ou montagne, peut être une condition.
    .title = Terrain
rule-SYM-14 = Effets sur la fabrication : 1 PV par ressource d’un certain type dans le coût (D-11) ; une ressource de chaque type de moins à payer ; ou, pour les objets d’une certaine catégorie, une ressource d’un certain type de moins à payer.
    .title = Quand vous fabriquez
rule-SYM-15 = Des icônes pour une fois par manche, instantané, permanent et fin de partie (ART-7), pour les cases à une place (TRN-4) et pour les guerriers (WAR-1).
    .title = Icônes
