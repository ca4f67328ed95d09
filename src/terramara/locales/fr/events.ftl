### Le journal : event-<genre>, un message pour chaque événement du moteur. $name est le nom du joueur concerné.

event-setup = La partie est en place pour { $players } joueurs.
event-draft = { $name } choisit « { $what } ».
event-tile = { $name } choisit la tuile « { $what } ».
event-neutral-placed = { $name } place un explorateur neutre { FORM($where, "sur") }.
event-round = La manche { $round } commence.
event-removed = L’objet « { $artefact } » quitte la rivière.
event-turn = À { $name } de jouer.
event-sent = { $name } envoie { $who ->
        [explorer] un explorateur
        [chief] son chef
       *[warrior] un guerrier
    } { FORM($where, "sur") }.
event-joined = { $name } rejoint { FORM($owner, "le") }.
event-joined-own = { $name } rejoint son propre explorateur.
# $what (String) une quantité en mots
event-got = { $name } gagne { $what }.
event-lost = { $name } perd { $what }.
event-paid = { $name } paie { $what }.
event-refined = { $name } raffine 1 { $what }.
event-moved = { $name } fait avancer sa caravane { $caravan } jusqu’{ FORM($where, "a") }.
event-hired = { $name } recrute un ouvrier de niveau { $level }.
event-worker = { $name } utilise un ouvrier de niveau { $level }.
event-used = { $name } utilise « { $artefact } ».
event-character = { $name } utilise son personnage « { $character } ».
event-bonus = { $name } atteint la tuile Bonus « { $bonus } ».
event-bonus-own = { $name } utilise la tuile Bonus « { $bonus } ».
event-crafted = { $name } fabrique « { $artefact } ».
event-crafted-reserved = { $name } fabrique son objet réservé « { $artefact } ».
event-reserved = { $name } réserve « { $artefact } ».
event-revealed = Nouvel objet le long de la rivière : « { $artefact } ».
event-raid = { $name } lance un raid au niveau de puissance { $level }.
event-gave = { $name } donne { $what } à { $to }.
event-first = { $name } prend la carte Premier joueur.
event-adult = { $name } fait passer son personnage à l’âge adulte : « { $character } ».
event-warriors = { $name } prend { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    }.
event-gave-up = { $name } renonce au reste de la manche.
event-returned = La manche { $round } est terminée. Tout le monde rentre.
event-turned = La rangée { $row } est retournée.
event-flag = { $name } pose un drapeau sur le comptoir de la rangée { $row }.
event-back = { $name } reprend un membre envoyé { FORM($where, "sur") }.
event-explorer = { $name } reçoit son cinquième explorateur, venu de la rivière.
# $number compte les joueurs neutres à partir de 1
event-neutral-strength = Le joueur neutre { $number } tire la carte { $card } : force { $total }.
event-over = La partie est terminée.
