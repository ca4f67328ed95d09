### Les mots de la ligne de commande. Ce fichier est lu seul : il n’utilise aucun message d’un autre.

## terramara

cli-help = Un jeu de plateau de l’âge du bronze. Jouez, simulez, consultez les règles.
cli-help-end = Chaque commande a son --help. Terramara parle la langue de votre terminal, ou celle de TERRAMARA_LANGUAGE.
cli-opt-version = Afficher la version et le moteur utilisé.
cli-opt-lang = Langue à utiliser.
cli-version-text = terramara { $version }, règles { $rules }, moteur { $engine }, Python { $python }
cli-engine = { $kind ->
        [compiled] compilé
       *[interpreted] interprété : { $why }
    }
cli-see-help = Voir `{ $command } --help`
cli-os-error = { $file } : { $why }
cli-bad-seed = { $given } n’est pas un entier de 0 à 2^64 - 1
cli-click-usage = Usage :
cli-click-options = Options{ "\u00A0" }
cli-click-commands = Commandes{ "\u00A0" }
cli-click-help = Afficher cette aide.
cli-click-default = par défaut : { $default }
cli-click-required = obligatoire
cli-click-no-option = L’option { $name } n’existe pas.
cli-click-no-command = La commande { $name } n’existe pas.
cli-click-mean = Vouliez-vous dire { $possibility } ?
cli-click-mean-one = (Vouliez-vous dire : { $possibilities } ?)
cli-click-missing-argument = Argument manquant :
cli-click-missing-option = Option manquante :
cli-click-missing-command = Commande manquante.
cli-click-bad = Valeur incorrecte : { $message }
cli-click-bad-for = Valeur incorrecte pour { $param_hint } : { $message }
cli-click-out-of-range = { $value } n’est pas dans l’intervalle { $range }.
cli-click-no-number = { $value } n’est pas un nombre valable.
cli-click-not-the-choice = { $value } n’est pas { $choice }.
cli-click-not-among = { $value } n’est pas l’un de ceux-ci : { $choices }.
cli-click-choose = Au choix : { $choices }
cli-click-needs-value = L’option { $name } demande une valeur.
cli-click-no-value = L’option { $name } ne prend pas de valeur.
cli-click-extra = Arguments en trop : { $args }
cli-click-file = fichier
cli-click-directory = dossier
cli-click-path = chemin
cli-click-not-there = { $name } { $filename } introuvable.
cli-click-is-file = { $name } { $filename } : c’est un fichier.
cli-click-is-directory = { $name } { $filename } : c’est un dossier.
cli-click-not-readable = { $name } { $filename } : lecture impossible.
cli-click-not-writable = { $name } { $filename } : écriture impossible.

## Fichiers

cli-not-text = { $file } n’est pas un fichier texte. Donnez une partie enregistrée ou une position (JSON).
cli-bad-record = impossible de rejouer { $file } : { $why }
cli-bad-json = { $file }, ligne { $line } : JSON non valable ({ $why })
cli-bad-position = { $file } n’est pas une position jouable : { $why }
cli-no-folder = le dossier { $folder } n’existe pas
cli-set-refused = le matériel { $path } a { $count ->
        [one] un problème
       *[other] { $count } problèmes
    } ; d’abord : { $first } (voir `terramara check-set { $path }`)

## terramara completion

cli-completion-help = Compléter les commandes de terramara dans votre shell.

    Affiche un script à faire lire par votre shell :

    { "\u0008" }
    bash: eval "$(terramara completion bash)" dans ~/.bashrc ;
    zsh: eval "$(terramara completion zsh)" dans ~/.zshrc ;
    fish: terramara completion fish > ~/.config/fish/completions/terramara.fish

## terramara check-set

cli-check-set-help = Vérifier un matériel et lister tout ce qui ne va pas.

    PATH est le dossier du matériel, ou l’identifiant d’un matériel fourni avec le jeu.
cli-opt-schema = Afficher le schéma JSON de FILE (artefacts.toml, par exemple) sans rien vérifier.
cli-set-or-schema = donnez le PATH d’un matériel, ou --schema FILE
cli-set-wrong = Impossible de jouer avec { $path } : { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
cli-set-right = { $name } ({ $id } { $version }, empreinte { $hash }) est en ordre : { $artefacts } objets, { $tiles } tuiles, { $bonuses } tuiles Bonus, { $cards } cartes Ressources de départ, { $characters } personnages.

## terramara rules

cli-rules-help = Consulter une règle.

    { "\u0008" }
    terramara rules                       les sections
    terramara rules TRN                   une section
    terramara rules TRN-7                 une règle
    terramara rules rejoindre force       toutes les règles avec ces mots
cli-rules-more = Une section : terramara rules TRN. Une règle : terramara rules TRN-7. Chercher : terramara rules rejoindre force.
cli-rules-docs = Pour en savoir plus : { $page }
cli-rules-no-id = la règle { $wanted } n’existe pas ; `terramara rules` liste les sections
cli-rules-no-words = aucune règle ne contient « { $wanted } » ; essayez moins de mots, ou `terramara rules` pour les sections

## terramara simulate

cli-simulate-help = Faire jouer des bots et en tirer un rapport.

    Le rapport donne la longueur des parties, les scores et qui gagne. La même graine donne les mêmes parties, quel que soit le nombre de processus. Ctrl-C arrête et donne le rapport de ce qui est fait.
cli-simulate-end = Exemple : terramara simulate --players 2,3,4 --mixed --games 10000 --coverage
cli-opt-players = Joueurs à une table : 2, 3 ou 4. Plusieurs alternent : 2,3,4.
cli-opt-games = Nombre de parties.
cli-opt-bots = Un bot pour toutes les places, ou un par place : greedy,random. Le vôtre : module:fonction.
cli-opt-first = Premières parties : ni personnages, ni ressources de départ.
cli-opt-full = Parties complètes (par défaut).
cli-opt-mixed = Premières parties et parties complètes en alternance.
cli-opt-seed = Graine aléatoire.
cli-opt-set = Utiliser le matériel de ce dossier.
cli-opt-coverage = Lister ce qui est apparu dans ces parties, combien de fois, et ce qui n’est jamais apparu.
cli-opt-jobs = Processus à utiliser. Par défaut : tous les cœurs.
cli-opt-keep = Enregistrer le résultat dans ce fichier, et le continuer s’il existe.
cli-opt-json = Afficher le rapport en JSON.
cli-bad-players = { $given } n’est pas 2, 3 ou 4, ni une liste comme 2,4
cli-plan-bots = { $bots } bots ne vont pas à des tables de { $players } : nommez-en un pour toutes les places, ou un par place
cli-plan-no-such-bot = le bot « { $bot } » n’existe pas ; choisissez parmi { $known }, ou le vôtre sous la forme module:fonction
cli-plan-bot-not-found = impossible de créer le bot { $bot } : { $why }
cli-keep-not-ours = { $file } n’est pas un rapport de `terramara simulate --keep`
cli-keep-other-plan = { $file } contient une autre simulation (parties, joueurs, bots, graine ou matériel différents) ; choisissez un autre fichier
cli-playing = Parties en cours
cli-crew-lost = un processus de la simulation a été arrêté ; le rapport couvre les parties jouées jusque-là

cli-report-head = { $games } { $games ->
        [one] partie
       *[other] parties
    } à { $players } joueurs, { $kind ->
        [first] premières parties
        [full] parties complètes
       *[mixed] premières parties et parties complètes en alternance
    } ; bots : { $bots } ; graine { $seed } ; matériel { $set }
cli-report-partial = Arrêté avant la fin : partie { $games } sur { $planned }.
cli-report-tables = Parties
cli-report-seats = Par place
cli-report-kinds = Décisions par partie, par genre
cli-report-sources = Points d’un joueur, par origine
cli-report-faults = { $count ->
        [one] Une partie a échoué :
       *[other] { $count } parties ont échoué :
    }
cli-report-fault = { "  " }partie { $game }, graine { $seed } : { $error }
cli-report-speed = { $seconds } s sur { $jobs ->
        [one] { $jobs } processus
       *[other] { $jobs } processus
    } : { $games } parties/s, { $decisions } décisions/s ; moteur { $engine }
cli-table-name = { $players }j { $mode ->
        [first] première
       *[full] complète
    }
cli-col-table = Table
cli-col-games = Parties
cli-col-length = Décisions
cli-col-range = Étendue
cli-col-score = Score
cli-col-shared = Partagées
cli-col-seat = Place
cli-col-bot = Bot
cli-col-median = Médiane
cli-col-wins = Victoires
cli-col-wins-by-order = Par ordre du tour
cli-by-order = { $place } : { $share }
cli-col-space = Case
cli-col-players = { $players }j
cli-col-seen = Vus
cli-col-of = Sur
cli-col-rarest = Le plus rare
cli-coverage-head = Couverture du jeu
cli-coverage-all = Tout ce qui peut apparaître à ces tables est apparu.
cli-coverage-never = Jamais apparu :
cli-topic-decision = Décisions demandées
cli-topic-space = Cases action utilisées
cli-topic-tile-space = Cases de tuiles utilisées
cli-topic-crossroads-space = Cases Carrefour utilisées
cli-topic-outpost = Comptoirs avec drapeau
cli-topic-road = Étapes de la route atteintes
cli-topic-crafted = Objets fabriqués
cli-topic-crafted-reserved = Objets réservés fabriqués
cli-topic-reserved = Objets réservés
cli-topic-used = Objets utilisés
cli-topic-bonus = Tuiles Bonus utilisées
cli-topic-character = Personnages, par côté
cli-topic-card = Cartes Ressources de départ prises
cli-topic-action = Actions faites
cli-topic-refusal = Refus rencontrés

## terramara arena

cli-arena-help = Faire jouer un tournoi à des bots et les classer.

    Nommez deux bots ou plus. Ils se rencontrent dans toutes les combinaisons, et chaque graine est jouée depuis chaque place. S’il y a moins de bots que de places, plusieurs places ont le même bot. Ctrl-C arrête après la partie en cours.
cli-arena-end = Exemple : terramara arena beginner greedy adept --players 2,4 --games 600 --out ladder
cli-arena-title = Tournoi
cli-arena-standings = Classement
cli-arena-ratings = Cotes
cli-arena-before = À quelle fréquence le bot de gauche finit devant celui du haut
cli-arena-note = La cote moyenne est de 1500. 400 points de plus, c’est dix fois plus de chances de finir devant. Les étendues sont des intervalles à 95 %. L’écart est en points, par rapport à la moyenne des autres à la table.
cli-opt-arena-games = Nombre de parties. La dernière graine est toujours jouée depuis chaque place.
cli-opt-out = Garder parties, résultats et rapport dans ce dossier, et continuer s’il existe.
cli-opt-on = Où calculer : sur des processus de cette machine, ou sur Ray.
cli-plan-too-few-bots = un tournoi demande au moins deux bots différents
cli-plan-bot-twice = { $bot } est nommé deux fois ; nommez chaque bot une seule fois
cli-out-not-ours = { $file } ne contient pas de parties de ce genre ; choisissez un autre dossier
cli-out-other-plan = { $file } contient d’autres parties (bots, joueurs, parties, graine, matériel ou règles différents) ; choisissez un autre dossier
cli-out-written = Écrit dans { $folder } : { $files }
cli-process-lost = un processus a été arrêté ; { $games ->
        [one] { $games } partie est faite
       *[other] { $games } parties sont faites
    }, et avec --out la même commande continue à partir de là
cli-no-ray = Ray n’est pas installé ; installez-le avec : pip install "terramara[cluster]"
cli-stopped = Arrêté avant la fin : partie { $games } sur { $planned }.
cli-stopped-kept = Arrêté avant la fin : partie { $games } sur { $planned }. Relancez la même commande pour continuer.
cli-col-rating = Cote
cli-col-margin = Écart

## terramara balance

cli-balance-help = Mesurer l’équilibre d’un matériel.

    Des copies d’un bot jouent beaucoup de parties complètes. Le rapport montre qui gagne par place, ordre du tour, personnage et carte Ressources de départ, quels objets sont fabriqués et comment s’en sortent ceux qui les fabriquent, où vont les membres à chaque manche, et d’où viennent les points. Ctrl-C arrête après la partie en cours.
cli-balance-end = Exemple : terramara balance --bot master --players 2,3,4 --games 900 --out balance
cli-opt-balance-bot = Le bot de toutes les places.
cli-opt-setup = Personnages et ressources de départ choisis par les bots, au hasard, ou les deux en alternance.
cli-setup-drafted = choisis
cli-setup-random = au hasard
cli-balance-title = Le matériel est-il équilibré ?
cli-balance-about = { $players } joueurs, { $games } { $games ->
        [one] partie
       *[other] parties
    } : { $score } points chacun, { $decisions } décisions par partie
cli-balance-order = Victoires selon l’ordre du tour à la manche 1
cli-balance-character = Victoires par personnage
cli-balance-card = Victoires par carte Ressources de départ
cli-balance-artefacts = Objets de niveau { $level } : fréquence de fabrication dans les parties où quelqu’un pouvait les fabriquer
cli-balance-spaces = Membres envoyés, par partie et par manche
cli-balance-round = Manche { $round }
cli-balance-row = territoire, rangée { $row }
cli-balance-strategies = Ce qu’ont les vainqueurs à la fin
cli-strategy-culture = culture
cli-strategy-workers = ouvriers
cli-balance-players = Joueurs
cli-balance-winners = Vainqueurs
cli-balance-everyone = Tous
cli-balance-of-winners = D’où viennent les points des vainqueurs : { $shares }
cli-balance-off-order = Ordre du tour, { $setup ->
        [drafted] cartes choisies
       *[random] cartes au hasard
    } : déséquilibré à { $places } (but : à moins de 4 points d’une part égale)
cli-balance-off-piece = { $kind ->
        [character] Personnages
       *[card] Cartes Ressources de départ
    } au hasard, déséquilibre : { $pieces } (but : à moins de 7 points d’une part égale)
cli-balance-off-artefact = Fabriqué trop { $side ->
        [rarely] rarement
       *[often] souvent
    } : { $pieces } (but : dans 5 à 80 % des parties où quelqu’un le pouvait)
cli-balance-off-source = Les vainqueurs ne tirent que { $share } de leurs points { $source ->
        [artefacts] des objets
        [outposts] des comptoirs et de la route
        [strength] de la force
       *[play] du cours de la partie
    } (but : au moins 8 %)
cli-balance-note = Les étendues sont des intervalles à 95 %. L’écart est en points, par rapport à la moyenne de la table. Quelqu’un pouvait fabriquer un objet s’il était accessible et payable au moment de fabriquer.
cli-col-level = Niveau
cli-col-offered = Proposé
cli-col-possible = Possible
cli-col-made = Fabriqué
cli-col-made-players = Par qui pouvait

## La table dans le terminal

cli-letter-0 = R
cli-letter-1 = B
cli-letter-2 = J
cli-letter-3 = V
cli-mark-warrior = G
cli-mark-neutral = n
cli-mark-reserve = R
cli-mark-explorer = E
cli-fire = feu
cli-terrain-plains = p
cli-terrain-quarry = c
cli-terrain-forest = f
cli-terrain-mountain = m
cli-hire-left = { $what } (reste { $count })
cli-done = { $what } — déjà fait cette manche
cli-single = { $gives } (un seul membre)
cli-road-top = Route : début
cli-road-end = Bout
cli-left-column = Plaines et carrières
cli-right-column = Forêts et montagnes
cli-outpost = comptoir : { $asks }
cli-row-title = rangée { $row } · manche { $round }
cli-strength = Force
cli-river = Rivière
cli-marks = { cli-mark-reserve } réserver, { cli-mark-explorer } explorateur, ◆ tuile Bonus, -1 votre objet réservé coûte 1 de moins à fabriquer
cli-river-bonuses = Tuiles Bonus
cli-you = vous
cli-points = { $vp } PV ({ $now } maintenant)
cli-power = { $strength }, niveau { $level }
cli-explorers = { $count ->
        [one] { $count } explorateur
       *[other] { $count } explorateurs
    }
cli-chief = chef
cli-warriors = { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    }
cli-nobody = personne
cli-character = { $name }, { $side ->
        [young] jeune
       *[adult] adulte
    }
cli-has-points = points
cli-has-strength = force
cli-has-culture = culture
cli-has-hand = en main
cli-has-hut = dans la hutte
cli-has-workers = ouvriers
cli-has-raw = brut
cli-has-refined = raffiné
cli-has-artefacts = objets
cli-has-reserved = réservé
cli-has-character = personnage
cli-has-bonuses = tuiles Bonus
cli-has-ends = bout de la route
cli-vp = { $vp } PV
cli-total = total
cli-title = Manche { $round } sur { $rounds } · premier joueur { $first } · { $name } décide
cli-title-setup = Mise en place
cli-title-over = Partie terminée · victoire : { $winners }
cli-legend = r explorateur, R chef, { cli-mark-warrior } guerrier, { cli-mark-neutral }1 neutre ; RA RB caravanes ; p plaine, c carrière, f forêt, m montagne
cli-row-title-artefacts = Les objets de la rivière ({ $deck } dans la pioche)

## terramara show

cli-show-help = Dessiner la partie de FILE.

    FILE est une partie enregistrée, dessinée à sa fin, ou une position (JSON).
cli-opt-show-seat = La voir depuis cette place (0 est la première).
cli-asked = { $name } : { $question }
cli-no-seat = la place { $seat } n’existe pas ; les places vont de 0 à { $most }

## terramara train

cli-train-help = Entraîner des bots en les faisant jouer contre eux-mêmes.

    FOLDER garde les parties, les poids et un graphique des progrès (curves.svg). Arrêtez quand vous voulez : la même commande reprend où elle s’est arrêtée. Ctrl-C garde tout ce qui est fini.
cli-train-end = Exemple : terramara train my-bots --from shipped --iterations 20
cli-opt-iterations = Combien de fois jouer et apprendre. Par défaut : 6. Vous pourrez l’augmenter.
cli-opt-train-games = Parties à jouer à chaque itération. Par défaut : 2000.
cli-opt-train-players = Joueurs à une table. Par défaut : 2,3,4, surtout des parties à 4.
cli-opt-from = Partir de ces poids, ou de ceux fournis avec le jeu (shipped). Par défaut : partir de rien.
cli-train-numpy = l’entraînement demande NumPy : pip install numpy
cli-train-lost = un processus a été arrêté. Tout ce qui est fini est dans { $folder } ; la même commande continue
cli-train-not-ours = { $folder } contient un run.json que `terramara train` n’a pas écrit ; choisissez un autre dossier
cli-train-not-empty = { $folder } n’est pas vide et ne contient pas d’entraînement ; choisissez un autre dossier
cli-train-begun = { $folder } a été commencé avec une autre valeur de { $option } ; omettez { $option }, ou choisissez un autre dossier
cli-train-weights = impossible d’utiliser les poids de { $file } : { $why }
cli-train-continues = Reprise après l’itération { $done } sur { $iterations }.
cli-train-stopped = Arrêté. La même commande continue à partir de { $folder }.
cli-train-done = Terminé : { $folder } contient les poids, et curves.svg montre leur évolution. Pour jouer contre eux : TERRAMARA_WEIGHTS={ $folder } terramara play --bots adept
cli-train-all = Entraînement
cli-train-step = { $step ->
        [play] Jeu
        [read] Lecture des parties
        [measure] Mesure
       *[learn] Apprentissage
    } ({ $iteration } sur { $iterations })
cli-train-iteration = Itération { $iteration } sur { $iterations } : { $games } parties, score moyen { $score }. Contre les premiers bots : { $wins } % de victoires ({ $low } à { $high }) et { $lead } PV d’avance.
cli-train-iteration-plain = Itération { $iteration } sur { $iterations } : { $games } parties, score moyen { $score }.
cli-curve-title = Les progrès d’un entraînement
cli-curve-below = Itérations
cli-curve-wins = Victoires contre les bots de départ
cli-curve-score = Score moyen
cli-curve-told = Part des scores finaux qu’il prédit
cli-curve-network = réseau
cli-curve-linear = linéaire
cli-analyse-help = Évaluer une position, ou chaque décision d’une partie.

    FILE est une partie enregistrée ou une position (JSON). Vous voyez, pour chaque joueur, ses chances de gagner et son score attendu, les meilleurs coups et ce qui en découle et, pour une partie, les décisions les plus coûteuses. C’est l’estimation d’un bot fort, qui ne sait que ce que les joueurs pouvaient voir. Ctrl-C arrête et montre ce qui est fait.
cli-analyse-end = Exemple : terramara analyse game.record --picture game.svg
cli-opt-analyse-to = Ne regarder que la position après N actions.
cli-opt-analyse-turns = Nombre de meilleurs coups à montrer.
cli-opt-analyse-games = Nombre de fins de partie à jouer aussi pour chaque décision. Plus lent et plus fin : essayez 100.
cli-opt-picture = Dessiner un graphique dans ce fichier (SVG).
cli-analyse-numpy = l’analyse demande NumPy : pip install numpy
cli-analysing = Analyse
cli-analyse-now = Manche { $round }, décision : { $player }
cli-analyse-over = La partie est terminée
cli-analyse-turns = Les meilleurs coups
cli-analyse-players = Ce que chacun a laissé filer
cli-analyse-worst = Les décisions les plus coûteuses
cli-analyse-note = La valeur est le score attendu, moins la moitié de celui du meilleur adversaire. Une décision laisse filer ce qui sépare sa valeur de celle du meilleur coup, en PV.
cli-analyse-written = Le graphique est dans { $file }.
cli-analyse-stopped = Arrêt après l’action { $done } sur { $count }.
cli-analyse-title = Le fil de la partie
cli-analyse-below = Actions jouées
cli-analyse-lost = PV laissés filer jusqu’ici
cli-analyse-row-now = ici
cli-col-win = Chances
cli-col-expected = Score attendu
cli-col-worth = Valeur
cli-col-turn = Coup
cli-col-choices = Décisions
cli-col-lost = Perdu
cli-col-lost-each = Par décision
cli-col-large = { $points } PV ou plus
cli-col-number = Nº
cli-col-round = Manche
cli-col-played = Joué
cli-col-better = Mieux

## terramara replay

cli-replay-help = Rejouer la partie de FILE et la vérifier.

    Chaque action doit être permise, et chaque empreinte correcte.
cli-verify-help = Vérifier que la donne de la partie de FILE était honnête.
cli-opt-commitment = L’engagement que vous avez vu avant la partie, pour comparer.
cli-verify-played = Jouée comme enregistrée : { $actions } actions, toutes les empreintes sont correctes.
cli-verify-nothing = Cet enregistrement ne contient pas de quoi vérifier la donne. La graine a été choisie, ou les cartes n’ont pas été distribuées par un serveur.
cli-verify-other = Vous avez vu l’engagement { $told }, mais cette partie a { $found }. Ce n’est pas la même donne.
cli-verify-bad-commitment = Donne faussée : le secret ne correspond pas à l’engagement. Le serveur a changé son secret après en avoir montré l’empreinte, ou la partie a été modifiée.
cli-verify-bad-seal = Donne faussée : une contribution n’est pas celle qui avait été scellée avant que la table soit complète. Quelqu’un l’a choisie en connaissant les autres, ou la partie a été modifiée.
cli-verify-bad-seed = Donne faussée : le secret et les contributions des joueurs ne donnent pas cette graine. Quelqu’un a changé la graine ou une contribution.
cli-verify-commitment = Le serveur a fixé son secret avant la première carte : engagement { $commitment }.
cli-verify-seat = place { $seat }
cli-verify-share = { $name } a ajouté { $share }.
cli-verify-unopened = { $name } : navigateur absent au moment de la donne, rien d’ajouté.
cli-verify-neutrals = { $by ->
    [deal] Les explorateurs neutres ont été placés par la donne eux aussi.
   *[players] Les joueurs ont placé les explorateurs neutres.
}
cli-verify-fair = { $shares ->
    [one] Donne honnête : elle découle du secret et de la contribution d’un joueur ; personne n’a pu la choisir.
   *[other] Donne honnête : elle découle du secret et des contributions de { $shares } joueurs ; personne n’a pu la choisir.
}
cli-verify-alone = La donne découle du secret du serveur, fixé d’avance. Aucun joueur n’a ajouté de contribution.
cli-opt-to = S’arrêter après N actions.
cli-opt-show = Dessiner la table à ce moment.
cli-opt-step = Parcourir les actions une à une, avec ce que chacune a fait.
cli-replay-too-far = l’action { $to } est au-delà de la fin : la partie a { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
cli-replay-right = L’enregistrement est correct : { $actions } actions, { $players } joueurs, matériel { $set } { $version }. L’empreinte ici est { $hash }.
cli-replay-at = Montrée après l’action { $at }.
cli-step-prompt = Entrée : suite, q : arrêt{ " " }

## terramara play

cli-play-help = Jouer contre des bots dans le terminal.

    Avec FILE, reprend la partie qui y a été enregistrée avec `save FILE`.
cli-opt-play-players = Joueurs, vous compris.
cli-opt-play-bots = Un bot pour tous les autres, ou un pour chacun : adept,greedy. Par défaut : beginner dans une première partie, sinon greedy.
cli-opt-play-first = Jouer une première partie, sans personnages ni ressources de départ, ou une complète (par défaut).
cli-opt-play-neutrals = À deux et trois joueurs, laisser le hasard placer les explorateurs neutres (par défaut dans une première partie), ou vous le demander.
cli-opt-seat = Votre place, à partir de 0.
cli-opt-play-seed = Graine aléatoire. Par défaut : une nouvelle partie à chaque fois.
cli-play-bots = { $given } bots pour { $wanted ->
        [one] 1 autre place
       *[other] { $wanted } autres places
    } : nommez-en un pour toutes, ou un par place
cli-welcome = Vous êtes { $name }, contre { $others }. Tapez un numéro, une action, ou `help`.
cli-both-sides = Jeune : { $young } Adulte : { $adult }
cli-bot-cheats = le bot { $bot } a choisi { $action }, ce qui est interdit : { cli-bot-stuck }
cli-bot-failed = le bot { $bot } a échoué ({ $why }) : { cli-bot-stuck }
cli-bot-stuck = `save FILE` garde la partie, et `terramara play FILE --bots greedy` la continue
cli-over = La partie est terminée. `save FILE` la garde, `log` la montre, `quit` quitte.
cli-no-number = { $most ->
        [0] Il n’y a rien à choisir en ce moment.
       *[number] Choisissez un numéro de 1 à { $most }.
    }
cli-unknown = « { $typed } » n’est ni une action ni une commande. Tapez un numéro ou une action de la liste, ou `help`.
cli-allowed = Oui, vous pouvez : { $action }
cli-refused = { $action } : { $why } (`rules { $rule }`)
cli-why-what = Pourquoi quoi ? Essayez : why explorer 2L1
cli-undone = Annulé : { $action }
cli-cannot-undo = Impossible d’annuler : quelque chose a été révélé, ou quelqu’un d’autre a joué depuis.
cli-cannot-redo = Rien à rétablir.
cli-save-where = Où ? save FILE
cli-save-other = { $file } est autre chose et reste tel quel. Choisissez un autre nom.
cli-saved = Enregistré dans { $file }. Continuez avec `terramara play { $file }`.
cli-quit-unsaved = Cette partie n’est pas enregistrée. `save FILE` pour la garder, ou `quit` à nouveau pour quitter.
cli-left-unsaved = La partie n’a pas été enregistrée.
cli-play-commands =
    Tapez un numéro ou une action de la liste (en abrégé aussi : e 2l1), ou :
    { "  " }board         montrer toute la table
    { "  " }row           montrer les objets à fabriquer
    { "  " }players       montrer ce que chacun possède, et ce que cela fait
    { "  " }score         montrer les points si la partie s’arrêtait maintenant
    { "  " }log           montrer ce qui vient de se passer
    { "  " }why ACTION    expliquer pourquoi c’est impossible maintenant
    { "  " }undo, redo    annuler votre dernière action, ou la rétablir
    { "  " }rules MOTS    consulter une règle : rules TRN-7, rules raid
    { "  " }save FILE     enregistrer la partie
    { "  " }quit          quitter
