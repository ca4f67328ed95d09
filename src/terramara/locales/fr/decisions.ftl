### Ce qui est demandé : ask-<genre de décision>. Les arguments sont ceux du « about » de la décision.

ask-draft = Choisissez un personnage ou une carte Ressources de départ.
ask-draft-character = Choisissez un personnage.
ask-draft-card = Choisissez une carte Ressources de départ.
# $column : left ou right
ask-tile = { $column ->
    [left] Choisissez une tuile. Son comptoir ne sera qu’à vous.
   *[right] Choisissez une tuile. Sa case Carrefour ne sera qu’à vous.
}
ask-neutral = Placez un explorateur neutre sur une case vide de la rangée { $row }.
ask-send = Envoyez un membre de votre clan.
ask-hut = Dans la hutte : raffinez 1 ressource, ou échangez 1 ressource brute contre une autre.
ask-craft = Fabriquez ou réservez un objet, ou terminez votre tour.
ask-craft-only = Fabriquez un objet, ou terminez votre tour.
ask-craft-reserve = Rien à fabriquer pour l’instant. Réservez un objet, ou terminez votre tour.
ask-craft-none = Rien à fabriquer ni à réserver pour l’instant. Terminez votre tour.
ask-end = Utilisez ce qu’il vous reste, ou terminez votre tour.
ask-travel = Avancez une caravane : encore { $steps ->
        [one] { $steps } déplacement
       *[other] { $steps } déplacements
    }.
ask-refine = Raffinez : encore { $count }.
ask-take = Prenez une ressource : encore { $count }.
# $trade (String) l’échange en mots
ask-trade = Voulez-vous { $trade } ?
ask-option = Choisissez une option.
ask-order = Par quoi commencer ?
# $what (String) une quantité en mots
ask-gain = { $count ->
        [1] Prendre { $what } ?
       *[more] Prendre { $what }, ou moins ?
    }
ask-workshop = Fabriquez un objet. Les ressources brutes peuvent remplacer les raffinées.
ask-back = { $who ->
        [explorer] Reprenez un explorateur.
        [chief] Reprenez votre chef.
       *[member] Reprenez un membre du clan.
    }
# $what (String) ce qui est dû, en mots
ask-give-trade = Payez { $what }.
# $artefact (String) un nom
ask-give-craft = Payez { $what } pour « { $artefact } ».
# $name (String) de l’attaquant
ask-give-raid = { $name } lance un raid. Donnez { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }.
ask-reduce = L’objet « { $artefact } » coûte 1 ressource de moins. Laquelle ?
ask-raid = Lancer un raid ? Vous n’y perdez pas de force.
ask-joint = Lancer un raid, devenir premier joueur, ou ni l’un ni l’autre ?
ask-over = La partie est terminée.
# $name (String) de qui décide
ask-wait = On attend { $name }.

## Refus qui nomment la question ($asked : son type)

reason-not-asked = Décidez d’abord { $asked ->
        [draft] quelle carte prendre
        [tile] quelle tuile prendre
        [neutral] où va l’explorateur neutre
        [send] qui envoyer et où
        [hut] ce que vous faites dans la hutte
        [craft] ce que vous fabriquez ou réservez
        [end] si vous terminez votre tour
        [travel] quelle caravane avance
        [refine] ce que vous raffinez
        [take] quelle ressource prendre
        [trade] si vous échangez
        [option] quelle option prendre
        [order] par quoi commencer
        [gain] combien prendre
        [workshop] ce que vous fabriquez
        [back] qui reprendre
        [give] ce que vous donnez
        [reduce] ce que vous économisez
        [raid] si vous lancez un raid
       *[joint] entre raid et premier joueur
    }.
reason-finish-first = { reason-not-asked }
