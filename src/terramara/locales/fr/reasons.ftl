### Pourquoi une action est impossible : reason-<code>, pour chaque code du moteur. Le numéro de la règle s’affiche à côté.
### Les arguments sont les nombres de la raison ; $owner-name est le nom de la place $owner.

reason-over = La partie est terminée.
# $owner-name (String) à qui est le tour
reason-not-your-turn-now = C’est à { $owner-name } de jouer.
# $owner-name (String) qui décide
reason-not-your-choice = C’est d’abord à { $owner-name } de décider.
reason-set-up-first = La première manche n’a pas encore commencé.
reason-set-up-only = Cela ne se fait que pendant la mise en place.
reason-send-first = Envoyez d’abord un membre. Vous pourrez fabriquer ou réserver après son action.
reason-one-a-turn = Vous avez déjà envoyé un membre ce tour-ci.
reason-must-send = Vous devez envoyer un membre.
reason-send-or-give-up = Envoyez un guerrier ou renoncez au reste de la manche.
reason-must-choose = Ce choix est obligatoire : c’est la mise en place.
reason-all-happen = Tout s’appliquera. Vous choisissez seulement l’ordre.
reason-hut-done = Dans la hutte, chaque membre raffine 1 ressource ou en échange 1. C’est déjà fait.
reason-only-one-of = Vous n’avez droit qu’à un choix ici, et vous l’avez fait.
reason-switch-when-sending = Vous pourrez changer cela au moment d’envoyer un membre.
reason-nothing-refines = Rien ne vous permet de raffiner. Utilisez un ouvrier.
reason-nothing-to-take = Il n’y a rien à prendre.
reason-nothing-to-pay = Il n’y a rien à payer.
reason-nothing-cheaper = Rien ne coûte moins cher en ce moment.
reason-no-travel = Vous n’avez aucun déplacement à faire.
reason-no-trade = Il n’y a rien à échanger.
reason-nothing-to-choose = Il n’y a rien à choisir.
reason-nothing-to-order = Il n’y a pas d’ordre à choisir.
reason-nobody-to-take-back = Rien ne vous permet de reprendre un membre.
reason-nothing-to-stop = Il n’y a rien à arrêter. Vous pouvez terminer votre tour.
reason-not-your-turn = Cela ne se fait que pendant votre tour.
reason-in-payment = Terminez d’abord ceci.

## Ouvriers et autres effets libres

reason-worker-used = Vos ouvriers de niveau { $level } ont déjà travaillé cette manche.
reason-no-worker = Vous n’avez pas d’ouvrier de niveau { $level }.
reason-no-raw = Vous n’avez aucune ressource brute à raffiner.
reason-no-power = Votre personnage n’a pas de capacité « une fois par manche ».
reason-used = Vous l’avez déjà utilisé cette manche.
reason-no-effect = Cela n’aurait aucun effet en ce moment.
reason-not-made = Vous n’avez pas fabriqué cet objet.
reason-not-once-per-round = Cet objet n’a pas d’effet « une fois par manche ».
reason-no-such-bonus = Vous n’avez pas cette tuile Bonus.
reason-bonus-too-early = Pas de tuile Bonus de niveau { $level } avant la manche { $level }. Nous sommes à la manche { $round }.
reason-not-careful = Ceci ne se refuse pas. Pour refuser des gains, activez « demander ».
reason-nobody-gives = Personne n’a assez de ressources pour devoir vous en donner.
reason-must-pay = Vous devez tout payer.

## Envoyer des membres

reason-no-explorer = Vous n’avez plus d’explorateur en main.
reason-no-chief = Votre chef est déjà parti.
reason-no-warrior = Vous n’avez pas de guerrier.
reason-has-members = Il vous reste des membres du clan à envoyer.
reason-not-in-this-game = Cette case n’existe pas à { $players } joueurs.
reason-not-yours = Seul l’Éclaireur peut aller ici.
reason-not-turned = Cette case Carrefour s’ouvrira quand la rangée { $row } sera retournée.
reason-caravans-behind = Il vous faut vos 2 caravanes au carrefour { $row }. { $reached ->
        [0] L’une n’en a encore atteint aucun.
       *[number] La dernière n’a atteint que le carrefour { $reached }.
    }
reason-done-this-round = Cela ne se fait qu’une fois par manche, et c’est déjà fait.
reason-row-turned = La rangée { $row } est retournée : sa manche est terminée.
reason-special-later = Les cases Spéciales s’ouvrent à la manche { $round }.
reason-condition = { $what ->
        [workers] La somme des niveaux de vos ouvriers doit atteindre { $least }. Elle est de { $have }.
        [power] Il vous faut un niveau de puissance de { $least }. Le vôtre est de { $have }.
        [culture] Il vous faut une culture de { $least }. La vôtre est de { $have }.
        [caravans] Il vous faut vos 2 caravanes au carrefour { $least }. { $have ->
            [0] L’une n’en a encore atteint aucun.
           *[number] La dernière n’a atteint que le carrefour { $have }.
        }
        [strength] Il vous faut une force de { $least }. La vôtre est de { $have }.
       *[things] Il vous en faut { $least }. Vous en avez { $have }.
    }
reason-fire = Cette case est en feu.
reason-future = Avant la manche { $round }, seuls les explorateurs vont ici.
reason-chief-or-warrior = Un chef ou un guerrier ferme cette case.
reason-single = Il n’y a de place que pour un membre.
reason-full = Il y a déjà deux membres ici.
reason-own-explorer = Votre propre explorateur est déjà ici.
reason-too-weak = { $neutral ->
        [0] Il vous faut plus de force que le joueur neutre ({ $theirs }). Vous en avez { $mine }.
        [1] Il vous faut plus de force que le joueur neutre ({ $theirs }). Vous en avez { $mine }.
       *[player] Il vous faut plus de force { FORM($owner-name, "que") } ({ $theirs }). Vous en avez { $mine }.
    }
reason-no-strength = Un raid coûte 1 point de force. Vous n’en avez aucun.
reason-done = Vous avez déjà fait cette partie de l’action.

## Personnages et réglage « demander »

reason-no-character = Vous n’avez pas de personnage.
reason-already-adult = Votre personnage est déjà adulte.
reason-already-sent = Un personnage ne se retourne qu’avant votre premier envoi de la manche.
reason-already-switched = Vous avez déjà changé cela ce tour-ci.
reason-already-so = C’est déjà réglé ainsi.

## Fabriquer

reason-already-crafted = Un seul objet par tour, et vous en avez déjà fabriqué ou réservé un.
reason-craft-only = Ici, vous pouvez fabriquer, mais pas réserver.
reason-empty-place = Il n’y a pas d’objet à l’emplacement { $place }.
reason-not-available = Il vous faut plus de culture. Avec { $culture }, vous n’accédez qu’aux { $available } premiers objets.
reason-nothing-reserved = Vous n’avez pas d’objet réservé.
reason-cannot-pay = Vous ne pouvez pas le payer.
# $missing (String) ce qui manque, en mots
reason-missing = Il vous manque { $missing }.
reason-culture-too-low = Pour réserver, il faut une culture de { $least }. La vôtre est de { $culture }.
reason-already-reserved = Vous avez déjà un objet en réserve.
reason-not-in-cost = Il n’en reste pas dans le coût.

## Route

reason-at-the-end = Cette caravane est au bout de la route.
reason-no-way = La route n’y mène pas.
reason-outpost-closed = Le chemin de ce comptoir s’ouvrira quand la rangée { $row } sera retournée.

## Choisir et payer

reason-none-of-it = { $what ->
        [cattle] Vous n’avez pas de bétail.
        [stone] Vous n’avez pas de pierre.
        [wood] Vous n’avez pas de bois.
        [ore] Vous n’avez pas de minerai.
        [leather] Vous n’avez pas de cuir.
        [brick] Vous n’avez pas de pierre de taille.
        [timber] Vous n’avez pas de poutre.
       *[metal] Vous n’avez pas de métal.
    }
reason-not-offered = { $what ->
        [cattle] Le bétail n’est pas proposé.
        [stone] La pierre n’est pas proposée.
        [wood] Le bois n’est pas proposé.
        [ore] Le minerai n’est pas proposé.
        [leather] Le cuir n’est pas proposé.
        [brick] La pierre de taille n’est pas proposée.
        [timber] La poutre n’est pas proposée.
       *[metal] Le métal n’est pas proposé.
    }
reason-same-kind = Prenez un autre type que celui que vous avez donné.
reason-does-not-pay = { $what ->
        [cattle] Vous ne pouvez pas payer ceci avec du bétail.
        [stone] Vous ne pouvez pas payer ceci avec de la pierre.
        [wood] Vous ne pouvez pas payer ceci avec du bois.
        [ore] Vous ne pouvez pas payer ceci avec du minerai.
        [leather] Vous ne pouvez pas payer ceci avec du cuir.
        [brick] Vous ne pouvez pas payer ceci avec de la pierre de taille.
        [timber] Vous ne pouvez pas payer ceci avec une poutre.
       *[metal] Vous ne pouvez pas payer ceci avec du métal.
    }
reason-cannot-trade = Vous n’avez pas de quoi faire cet échange.
reason-no-such-choice = { $most ->
        [one] Il n’y a qu’un choix.
       *[other] Il n’y a que { $most } choix.
    }
reason-only-one = Il n’y en a qu’un à prendre.
reason-nobody-there = Vous n’avez personne à reprendre ici.

## Mise en place

reason-other-row = Le prochain explorateur neutre va dans la rangée { $row }.
reason-taken = C’est déjà pris.
reason-special = Les explorateurs neutres ne vont pas sur les cases Spéciales.
reason-has-one = Vous avez déjà une carte de ce type. Prenez-en une de l’autre type.
