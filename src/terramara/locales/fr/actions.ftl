### Ce que fait une action, pour les boutons et les listes : act-<genre de notation>, un message par genre.

# $who (String) un membre ; $where (String) une case ; $gives (String) ce qu’elle donne
act-send = Envoyer { $who ->
        [explorer] un explorateur
        [chief] votre chef
       *[warrior] un guerrier
    } { FORM($where, "sur") } : { $gives }
# $owner (String) à qui est l’explorateur déjà présent
act-send-joining = Envoyer { $who ->
        [explorer] un explorateur
        [chief] votre chef
       *[warrior] un guerrier
    } { FORM($where, "sur") }, auprès { FORM($owner, "de") } : { $gives }
act-give-up = Renoncer au reste de la manche
act-adult = Faire passer votre personnage à l’âge adulte
act-careful-on = Me demander quoi prendre, et dans quel ordre
act-careful-off = Tout prendre, dans un ordre logique
act-worker = Utiliser un ouvrier de niveau { $level }
act-character = Utiliser votre personnage
act-use = Utiliser « { $artefact } »
act-bonus = Utiliser la tuile Bonus « { $bonus } »
act-craft = Fabriquer « { $artefact } » ({ $cost })
act-craft-reserved = Fabriquer l’objet réservé « { $artefact } » ({ $cost })
act-reserve = Réserver « { $artefact } »
act-end = Terminer votre tour
# $what (String) une ressource
act-refine = Raffiner 1 { $what }
act-take = Prendre 1 { $what }
act-give = Donner 1 { $what }
act-less = Économiser 1 { $what }
# $which : A ou B ; $to (String) une étape de la route
act-caravan = Caravane { $which } : aller { FORM($to, "a") }
act-trade = Échanger
act-stop = S’arrêter là
# $what (String) un choix en mots
act-choose = { $what }
act-next = D’abord : { $what }
act-take-all = Tout prendre
act-take-one = En prendre 1
act-back = Reprendre { $who ->
        [explorer] un explorateur
        [chief] votre chef
       *[member] un membre
    } envoyé { FORM($where, "sur") }
act-neutral = Explorateur neutre { FORM($where, "sur") }
# $name (String) d’une carte
act-draft-character = Prendre « { $name } »
act-draft-card = Commencer avec « { $name } »

## Ce qu’elle fait en plus, et ce qui manque
act-with = { $act } · { $effect }
act-swap = Échanger 1 ressource brute contre une autre
act-no-worker = il ne reste aucun ouvrier de niveau { $level }
act-tile-crossroads = { $name } : { $gives }
act-tile-outpost = { $name } : comptoir, { $asks }
act-stop-gain = En rester là
act-stop-take = En rester là
act-stop-refine = Ne plus raffiner
act-stop-trade = Ne plus échanger
act-stop-option = Rien de tout cela
act-stop-joint = Ni l’un ni l’autre
act-stop-raid = Pas de raid
act-stop-hut = Rien d’autre
act-stop-workshop = Ne pas fabriquer
act-stop-back = Ne reprendre personne
