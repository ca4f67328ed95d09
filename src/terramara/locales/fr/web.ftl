### Les mots du jeu dans le navigateur : pages, plateau et icônes, questions, réponses, journal.

## La page
web-name = Terramara
web-tagline = Menez un village de l’âge du bronze. Envoyez les vôtres au loin, fabriquez ce dont ils rêvent et entrez dans la légende. Cinq manches, deux à quatre joueurs.
web-skip = Aller au jeu
web-loading = Mise en place…
web-title = { $name }
web-title-mine = À vous · { $name }
web-title-over = Score final · { $name }
web-your-turn = À vous de jouer
web-close = Fermer
web-cancel = Retour
web-copy = Copier
web-copied = Copié
web-menu = Menu
web-settings = Réglages
web-share = Liens et enregistrement
web-rules = Règles
web-rules-search = Chercher : un mot, ou TRN-7
web-rules-none = Aucune règle n’en parle. Essayez un autre mot.
web-back-to-start = Revenir à l’accueil
web-no-table = Impossible d’ouvrir cette table
web-lost-sending = Connexion perdue. Votre coup partira dès son retour.
web-lost = Connexion perdue. Nouvel essai…
web-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-version = Version { $version }
web-theme = Apparence
web-theme-auto = Selon l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-language = Langue
web-setting-motion = Animer les pièces sur le plateau
web-setting-sound = Jouer un son doux quand c’est mon tour
web-setting-sounds = Jouer des sons quand il se passe quelque chose
web-setting-ambience = Faire entendre la rivière et les oiseaux en fond
web-setting-volume = Volume sonore
web-setting-zoom = Taille du plateau
web-setting-turned = Retourner la vallée : rangée 1 en haut, comme sur le plateau imprimé
web-setting-handover = À plusieurs sur un écran : demander avant de changer de joueur
web-setting-ask = Confirmer les coups qu’on ne peut pas annuler
web-setting-notify = M’avertir quand c’est mon tour et que la page est cachée
web-keys = Tab parcourt vos choix et les flèches le plateau. Les touches 1 à 9 activent les boutons numérotés. L liste tous les choix, H ouvre les règles sur ce que vous pointez, I explique les icônes, U annule, R rétablit, G fait continuer les bots en attente, S saute l’animation.

## L’accueil
web-play-bots = Jouer contre des bots
web-players-count = Joueurs
web-players-n = { $count } joueurs
web-game-kind = Type de partie
web-first-game = Première partie
web-full-game = Partie complète
web-first-game-tip = Première partie : pas de personnages, et le même départ pour tous
web-my-games = Mes parties
web-open-tables = Tables ouvertes
web-open-none = Personne n’attend en ce moment. Créez une table et partagez son lien.
web-how = Le jeu en une minute
web-how-send = À votre tour, envoyez votre chef ou un explorateur sur une case et prenez ce qu’elle indique. Les rangées plus lointaines donnent plus, mais l’explorateur parti en avance y reste jusqu’à la fin de leur manche.
web-how-join = Vous pouvez rejoindre un explorateur adverse : toujours avec votre chef, et avec un explorateur si votre force est supérieure.
web-how-refine = Les cases donnent des ressources brutes : bétail, pierre, bois, minerai. Une fois par manche, vos ouvriers les raffinent en cuir, pierre de taille, poutre et métal.
web-how-craft = Payez des ressources raffinées pour fabriquer des objets, un par tour. Ils rapportent des points, et souvent un effet en plus. La culture en met davantage à votre portée.
web-how-win = Caravanes, force et culture rapportent aussi. Après la manche 5, le joueur qui a le plus de points gagne.
web-upload = Ouvrir une partie enregistrée
web-create = Nouvelle table
web-create-go = Créer la table
web-seat-kind = Joueur de la place { $number }
web-seat-name = Nom pour la place { $number }
web-kind-of-seat-human = En ligne
web-kind-of-seat-local = Sur cet écran
web-kind-of-seat-bot = Bot
web-name-local = Nom
web-seat-by-invitation = libre, sur invitation
web-table-name = Nom de la table
web-optional = facultatif
web-bot-name-beginner = Débutant
web-bot-name-greedy = Occasionnel
web-bot-name-apprentice = Apprenti
web-bot-name-adept = Expert
web-bot-name-warrior = Expert : guerrier
web-bot-name-trader = Expert : marchand
web-bot-name-crafter = Expert : artisan
web-bot-name-settler = Expert : colon
web-bot-name-master = Maître
web-bot-name-champion = Champion
web-your-name = Votre nom
web-your-colour = Votre couleur
web-public = Montrer parmi les tables ouvertes
web-options = Options
web-option-card4 = Utiliser aussi la carte 4 des joueurs neutres (à 2 ou 3 joueurs)
web-option-neutrals = Placer vous-mêmes les explorateurs neutres (à 2 ou 3 joueurs)
web-option-paid = PV par ressource à la fabrication : ne compter que ce qui est vraiment payé
web-option-overflow = La culture et la force au-delà de la piste déclenchent quand même les effets
web-set = Matériel
web-set-name-base = Matériel de base
web-tables-all = Tout montrer ({ $count })
web-status-waiting = En attente de joueurs
web-status-playing = Manche { $round }
web-status-over = Terminée
web-seat-free = Place libre
web-guest = Invité
web-waiting = Partagez l’invitation. Au lancement, des bots prennent les places encore libres.
web-waiting-watch = La partie n’a pas commencé. Vous la verrez ici.
web-start-now = Commencer
web-seeded = La personne qui a créé cette table a choisi la donne et connaît peut-être les cartes à venir. Asseyez-vous seulement si cela vous va.
web-seeded-short = donne choisie
web-fair-fair = Donne vérifiée : elle était honnête
web-fair-chosen = La donne a été choisie : impossible à vérifier
web-fair-unchecked = Vérifiez la donne : enregistrez la partie et lancez « terramara verify »
web-fair-other-commitment = Donne faussée : avant la partie, le serveur vous a montré un autre engagement
web-fair-share-missing = Votre contribution n’est pas dans la donne : le serveur l’a écartée, ou elle n’est jamais arrivée
web-fair-away = La donne est celle qui était fixée, mais votre navigateur était absent et n’y a rien ajouté
web-fair-other-seals = Donne faussée : la contribution d’un joueur a été remplacée une fois la vôtre connue
web-fair-bad-seal = Donne faussée : la contribution d’un joueur n’est pas celle qu’il avait scellée
web-fair-bad-commitment = Donne faussée : le serveur a changé son secret
web-fair-bad-seed = Donne faussée : elle ne découle pas du secret et des contributions
web-fair-how = { $shares ->
    [0] Le serveur a fixé un secret avant la première carte et en a montré l’empreinte. Aucun joueur n’y a rien ajouté.
    [one] Le serveur a fixé un secret avant la première carte et en a montré l’empreinte. Le navigateur d’un joueur a ensuite ajouté des nombres au hasard. Le mélange vient des deux : personne n’a pu le choisir.
   *[other] Le serveur a fixé un secret avant la première carte et en a montré l’empreinte. Les navigateurs de { $shares } joueurs ont ensuite ajouté des nombres au hasard. Le mélange vient de tous : personne n’a pu le choisir.
}
web-fair-unopened = { $count ->
    [one] Le navigateur d’un joueur était absent au moment de la donne et n’y a rien ajouté.
   *[other] Les navigateurs de { $count } joueurs étaient absents au moment de la donne et n’y ont rien ajouté.
}
web-fair-commitment = Engagement :
web-fair-before = Personne ne peut choisir les cartes
web-fair-before-how = Le serveur a fixé sa part du mélange avant que quiconque ne s’asseye : cette empreinte le prouve. La feuille de score la compare après la partie.
web-dealing = La table est complète. On distribue les cartes.
web-error-not-host = Seul l’hôte peut faire cela.
web-error-started = La partie a déjà commencé.
web-error-database-damaged = La base de données du serveur est endommagée. Impossible de jouer pour l’instant.
web-error-database-removed = La base de données du serveur a disparu. Impossible de jouer pour l’instant.
web-error-seeded = La personne qui a créé cette table a choisi la donne. Revoyez la table avant de vous asseoir.
web-error-bad-deal = C’était trop long. Réessayez.
web-join = S’asseoir
web-leave = Quitter la table
web-leave-sure = Vous quittez votre place pour de bon. Une personne invitée, ou un bot, peut la prendre.
web-stay = Rester
web-seats-free = { $count ->
    [one] { $who } a laissé sa place. La partie attend.
   *[other] { $who } ont laissé leur place. La partie attend.
}
web-seats-free-bots = { $count ->
    [one] Laisser jouer un bot
   *[other] Laisser jouer des bots
}
web-stand-in = Bot remplaçant
web-stand-in-ask = Laisser un bot jouer pour moi
web-stand-in-ask-tip = La place reste à vous. Revenez jouer quand vous voulez.
web-stand-in-own = Un bot joue pour vous.
web-stand-in-end = Je reprends
web-stand-in-may = { $who } n’est pas là. La partie attend.
web-stand-in-go = Laisser un bot jouer pour { $who }
web-stand-in-minutes = { $who } n’est pas là. { $count ->
    [one] Vous pourrez appeler un bot dans une minute.
   *[other] Vous pourrez appeler un bot dans { $count } minutes.
}
web-stand-in-hours = { $who } n’est pas là. { $count ->
    [one] Vous pourrez appeler un bot dans une heure.
   *[other] Vous pourrez appeler un bot dans { $count } heures.
}
web-patience = Si quelqu’un s’absente, un bot peut jouer à sa place
web-patience-600 = après 10 minutes
web-patience-3600 = après une heure
web-patience-86400 = après un jour
web-patience-never = jamais
web-link-invite = Invitation à une place
web-link-personal = Votre lien personnel. Gardez-le pour vous : il ouvre votre place sur un autre appareil
web-link-watch = Lien pour les spectateurs
web-link-moment = Lien vers ce moment
web-record = Télécharger la partie
web-record-later = Vous pourrez télécharger la partie une fois terminée. Avant, elle dévoilerait ce qui est caché.
web-links-only-here = Ces liens ne marchent que sur cet ordinateur.
web-network = Jouer à plusieurs sur votre réseau
web-network-serve = Arrêtez le jeu sur cet ordinateur et relancez-le ainsi :
web-network-address = Cherchez l’adresse de cet ordinateur dans ses réglages réseau. Elle ressemble à 192.168.1.20.
web-network-open = Ouvrez la page ici avec cette adresse, par exemple :
web-network-share = Créez-y une table et partagez son invitation. Tout le monde doit être sur le même réseau.
web-qr = Scannez ce code avec un téléphone pour vous asseoir
# $name (String) d’un invité
web-remove = Retirer { $name }
web-try-again = Réessayer

## Les parties de la table
web-board = Plateau
web-parts = Zones de la table
web-tab-board = Plateau
web-tab-cards = Objets
web-tab-cards-now = { $count ->
    [one] 1 au choix maintenant
   *[other] { $count } au choix maintenant
}
web-tab-players = Joueurs
web-tab-log = Journal
web-players = Joueurs
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-go = Voir ce moment
web-chat = Discussion
web-chat-empty = Pas encore de messages.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
web-chat-watch = Les spectateurs peuvent lire la discussion.
web-replay = Revoir
web-replay-first = Revenir au début
web-replay-back = Étape précédente
web-replay-on = Étape suivante
web-replay-now = Retour à la partie
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-at = Étape { $at } sur { $all }
web-military = Force
web-military-tip = La piste Militaire montre la force. À la fin, les plus forts marquent { $places } PV.
web-power = Niveau de puissance { $level }
web-home = Cases Village
web-river = Rivière
web-river-tip = Les canoës montrent la culture. Plus vous pagayez loin, plus il y a d’objets à votre portée.
web-river-cards = À partir d’ici, { $count } objets vous sont accessibles
web-river-reserve = À partir d’ici, vous pouvez réserver un objet
web-river-extra-explorer = Votre cinquième explorateur vous rejoint
web-river-discount = À partir d’ici, votre objet réservé coûte 1 ressource de moins à fabriquer
web-artefact-row = Objets le long de la rivière
web-artefact-far = Hors de portée : il vous faut plus de culture
web-deck = Dans la pioche : { $one } de niveau 1, { $two } de niveau 2, { $three } de niveau 3
web-bonus = Tuile Bonus, niveau { $level }
web-row = Rangée { $row }, manche { $round }
web-row-now = Manche { $round } : cette rangée est en jeu
web-row-future = La manche { $round } est à venir : les explorateurs peuvent partir en avance
web-row-past = La manche { $round } est terminée : comptoir et carrefour sont ouverts
web-tile-back = { $column ->
    [left] Au dos : un comptoir. Il s’ouvre à la fin de la manche { $round }
   *[right] Au dos : une case Carrefour. Elle s’ouvre à la fin de la manche { $round }
}
web-tile-back-look = Appuyez pour regarder
web-rounds = Piste de manches, manche { $round } sur 5
web-round-tip = Manche { $round } : { $count ->
    [0] il ne reste aucun ouvrier
    [one] il reste { $count } ouvrier de niveau { $level }
   *[other] il reste { $count } ouvriers de niveau { $level }
}
web-round-short = Manche { $round }
web-outpost = Comptoir de la rangée { $row }
web-outpost-step = { $vp } PV : { $condition }
web-outpost-flag = Drapeau { FORM($name, "de") }
web-outpost-closed = S’ouvre à la fin de la manche de cette rangée
web-end-free = Places libres : { $places } PV
web-end-taken = { $name } : { $vp } PV
web-caravan-of = Caravane { $which } { FORM($name, "de") }
web-space-condition = Seulement si { $condition }
web-space-future = À venir : seuls les explorateurs y vont, et y restent jusqu’à la fin de sa manche
web-space-of = Seulement pour { $name }
web-space-opens = S’ouvre à la manche { $round }
web-hire-left = { $count ->
    [0] Plus aucun cette manche
    [one] Encore { $count } cette manche
   *[other] Encore { $count } cette manche
}
web-nobody = Personne
web-member-explorer = Explorateur { FORM($name, "de") }
web-member-chief = Chef { FORM($name, "de") }
web-member-warrior = Guerrier
web-member-neutral = Explorateur du joueur neutre { $number }
web-strength-of = { $name } : force { $strength }
web-strength-neutral = Joueur neutre { $number } : force { $strength }
web-culture-of = { $name } : culture { $culture }
web-tableau = Ce que chacun possède
web-tableau-tip = Personnages, objets et tuiles, en toutes lettres (T)
web-tableau-open = Appuyez pour voir tout ce que possède ce joueur
web-tableau-cards = Objets et tuiles
web-tableau-reserved = En réserve
web-tableau-used = Utilisé cette manche
web-tableau-none = Aucun objet pour l’instant.

## Le panneau d’un joueur
web-panel = { $name }
web-own = Votre clan et vos ressources
web-bot = Bot
web-thinking = Réfléchit…
web-away = hors ligne
web-first-player = Premier joueur
web-total = → { $total }
web-score-tip = { $vp } PV marqués. { $total } en tout si la partie s’arrêtait maintenant
web-hand = En main : { $explorers ->
    [one] { $explorers } explorateur
   *[other] { $explorers } explorateurs
}{ $chief ->
    [0] {""}
   *[some] , le chef
}{ $warriors ->
    [0] {""}
    [one] , { $warriors } guerrier
   *[other] , { $warriors } guerriers
}
web-hand-empty = plus personne
web-hut-of = Hutte { FORM($name, "de") }
web-hut-count = { $count ->
    [0] Vide
    [one] { $count } membre à l’intérieur
   *[other] { $count } membres à l’intérieur
}
web-workers-of = Ouvriers de niveau { $level } : { $ready } sur { $all } disponibles
web-worker-tip = { $level ->
    [one] Raffine { $level } ressource, une fois par manche, à tout moment de votre tour
   *[other] Raffine jusqu’à { $level } ressources, une fois par manche, à tout moment de votre tour
}
web-character = { $name }, { $side ->
    [adult] adulte
   *[young] jeune
}
web-character-adult = Adulte :
web-side-young = jeune
web-side-adult = adulte
web-reserved = Réservé : { $name }
web-flag-on = Drapeau sur le comptoir de la rangée { $row }
web-own-outpost = Votre propre comptoir : il compte à la fin comme si votre drapeau y était

## Questions
web-decision = Votre décision
web-about = { $what } :
web-can-choose = Vous pouvez choisir ceci
web-also = Vous pouvez aussi :
web-also-more = +{ $count }
web-all-choices = Voir les { $count } choix
web-all-less = Moins de boutons
web-preview-none = Pointez une case qui brille pour voir ce qu’elle fait.
web-aim-send = Envoyer { $who ->
        [explorer] un explorateur
        [chief] votre chef
       *[warrior] un guerrier
    } { FORM($where, "sur") } ?
# $owner (String) à qui est l’explorateur déjà présent
web-aim-joining = Envoyer { $who ->
        [explorer] un explorateur
        [chief] votre chef
       *[warrior] un guerrier
    } { FORM($where, "sur") }, avec { FORM($owner, "le") } ?
web-aim-craft = Fabriquer « { $artefact } » ?
web-aim-reserve = Réserver « { $artefact } » ?
# $refined (String) des quantités de ressources brutes
web-aim-refine = Raffiner { $refined } et fabriquer « { $artefact } » ?
# $note (String) ce qui suit du choix ; $who (String) lequel de plusieurs choix
web-aim-note = { $who } : { $note }
web-choose-one = Choisissez
web-ask-once-more = Confirmer ?
web-final-card = Ceci révèle une nouvelle carte : impossible d’annuler ensuite.
web-final-round = { $who ->
    [all] Ceci met fin à la manche : impossible d’annuler ensuite.
   *[named] { $who } : ceci met fin à la manche, impossible d’annuler ensuite.
}
web-final-game = { $who ->
    [all] Ceci met fin à la partie : impossible d’annuler ensuite.
   *[named] { $who } : ceci met fin à la partie, impossible d’annuler ensuite.
}
web-final-draft = Ensuite le joueur suivant choisit : impossible d’annuler.
web-final-setup = Ensuite la première manche commence : impossible d’annuler.
web-past = Vous regardez un moment passé.
web-skip-motion = Sauter
web-play-again = Nouvelle partie
web-still-undo = Vous pouvez encore annuler.
web-go-on = Continuer
web-go-on-tip = Faire jouer les bots sans attendre (G)
web-undo = Annuler
web-undo-tip = Annuler votre dernier coup (U)
# $name a joué en dernier
web-undo-not = { $why ->
    [nothing] Rien à annuler pour l’instant.
    [light] Impossible d’annuler : votre dernier coup a révélé quelque chose.
    [over] Impossible d’annuler : la partie est terminée.
   *[theirs] Impossible d’annuler : { $name } a joué depuis.
}
web-redo = Rétablir
web-redo-tip = Rétablir (R)
web-redo-not = Rien à rétablir.
web-restart = Rejouer le tour
web-restart-tip = Annuler ce tour jusqu’à la dernière révélation
# $refined (String) quantités de ressources brutes
web-ask-craft-refine = Raffinez { $refined } et vous pourrez fabriquer « { $artefact } ».
# $artefacts (String) des noms
web-ask-craft-refine-many = En raffinant d’abord, vous pourrez fabriquer : { $artefacts }.

## Réponses
web-careful-on = Me demander à chaque gain
web-careful-off = Prendre tous les gains
web-careful-short-on = demander
web-careful-short-off = auto
web-careful-tip = « Auto » prend tous les gains en entier. « Demander » vous laisse choisir combien vous prenez, et dans quel ordre.
web-short-adult = Grandir
web-short-caravan = Caravane { $which }

## Pourquoi pas
web-reason = { $words } ({ $rule })
web-why-theirs = Ceci appartient à { $name }.
web-why-far = Aucune de vos caravanes n’est à un pas d’ici.

## Erreurs
web-error-failed = Un problème est survenu.
web-error-offline = Le serveur ne répond pas. Rien n’est perdu. Réessayez.
web-error-internal = Le serveur a trébuché. Rien n’est perdu. Réessayez.
web-error-unavailable = Le serveur ne peut pas enregistrer. Réessayez dans un instant.
web-error-closing = Le serveur redémarre. Réessayez dans un instant.
web-error-malformed = Le serveur n’a pas compris.
web-error-too-large = C’est trop volumineux.
web-error-too-many = Trop vite. Attendez un instant.
web-error-forbidden = Vous ne pouvez pas faire cela ici.
web-error-wrong-token = Ce lien personnel n’est pas valable.
web-error-wrong-invite = Cette invitation n’est pas valable.
web-error-no-seat = Vous n’avez pas de place ici.
web-error-not-away = Il est trop tôt pour un remplaçant.
web-error-no-free-seat = Toutes les places sont prises.
web-error-not-found = Cette table n’existe pas.
web-error-not-your-seat = Cette place n’est pas la vôtre.
web-error-not-your-turn = Ce n’est pas votre tour.
web-error-not-started = La partie n’a pas commencé.
web-error-not-over = La partie n’est pas terminée.
web-error-over = La partie est terminée.
web-error-stale = La partie a continué. La voici à jour.
web-error-key-reused = Ceci a été envoyé deux fois avec un contenu différent.
web-error-undo-limit = Assez d’hésitations pour un tour. Jouez, s’il vous plaît.
web-error-restless = La pendule a été arrêtée assez souvent pour ce tour. Jouez, s’il vous plaît.
web-error-chat-full = La discussion de cette table est pleine.
web-error-illegal = C’est impossible.
web-error-unknown-action = C’est impossible.
web-error-unknown-bot = Ce bot n’existe pas.
web-error-unknown-seat = Cette place n’existe pas.
web-error-unknown-set = Ce matériel n’existe pas.
web-error-no-undo = Rien à annuler.
web-error-no-redo = Rien à rétablir.
web-error-bad-record = Ce fichier n’est pas une partie enregistrée.
web-bad-record-at = Cette partie ne peut pas être rejouée : le coup { $at } y est interdit. Le fichier a été modifié ou tronqué.
web-error-rules-changed = Cette partie suit une version plus ancienne des règles.
web-error-set-changed = Le matériel de cette partie a changé depuis.
web-error-damaged = Le journal de cette table est endommagé. Vous pouvez regarder la partie, mais pas la continuer.
web-error-set-missing = Le matériel de cette partie n’est pas installé ici.

## Choix des cartes, écran partagé, résumé
web-draft = Personnages et ressources de départ
web-handover = Passez l’appareil
web-handover-to = C’est à { $name } de jouer. Passez l’appareil.
web-handover-never = Ne plus demander
web-handover-ready = C’est moi, { $name }
web-recap = Depuis votre dernier tour
web-recap-short = Résumé
web-recap-count = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
web-recap-sent = { $who } { FORM($where, "sur") }
web-recap-got = gagne { $what }
web-recap-lost = dépense { $what }
web-recap-gave = donne { $what } à { $to }
web-recap-steps = { $count ->
    [one] { $count } déplacement sur la route
   *[other] { $count } déplacements sur la route
}

web-announced = Ce qui se passe
web-said-undo = { $name } annule { $count ->
    [one] un coup
   *[other] { $count } coups
}.
web-said-redo = { $name } rétablit un coup.
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-live = { $minutes } min + { $increment } s
web-clock-turns = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
}
web-clock-own = Réglage libre
web-clock-minutes = Minutes par joueur
web-clock-increment = Secondes ajoutées après chaque tour
web-clock-out = Si quelqu’un n’a plus de temps
web-clock-out-turn = un bot joue ce tour
web-clock-out-seat = un bot prend sa place
web-clock-rule-turn = Temps écoulé : un bot joue ce tour pour vous.
web-clock-rule-seat = Temps écoulé : un bot prend votre place jusqu’à votre retour.
web-clock-days = { $days } j { $hours } h
web-clock-of = Temps restant pour { $name } : { $time }.
web-clock-runs = Temps restant pour { $name } : { $time }. La pendule tourne.
web-clock-late = Votre temps est écoulé. Un bot joue ce tour pour vous.
web-clock-said-seconds = Plus que { $count } secondes à votre pendule.
web-clock-said-minutes = { $count ->
    [one] Plus qu’une minute à votre pendule.
   *[other] Plus que { $count } minutes à votre pendule.
}
web-clock-said-hours = { $count ->
    [one] Plus qu’une heure à votre pendule.
   *[other] Plus que { $count } heures à votre pendule.
}
web-said-timeout-turn = { $name } n’a plus de temps. Un bot joue ce tour.
web-said-timeout-seat = { $name } n’a plus de temps. Un bot prend sa place.
web-said-pause = La partie est en pause.
web-said-resume = La partie reprend.
web-title-clock = { $time } · À vous · { $name }
web-your-turn-left = À vous · { $time }
web-pause = Pause
web-pause-ask = Proposer une pause
web-pause-wanted = Pause demandée par { $who }.
web-pause-agree = Accepter
web-pause-decline = Refuser
web-pause-waiting = La pause commencera quand tous auront accepté. On attend { $who }.
web-pause-withdraw = Retirer
web-pause-end = Reprendre
web-paused = La partie est en pause. Toutes les pendules sont arrêtées.
web-paused-short = En pause
web-error-paused = La partie est en pause. Reprenez-la pour jouer.
web-error-out-of-time = Votre temps est écoulé. Un bot joue ce tour.
web-error-no-clock = Cette table n’a pas de pendule.
web-error-bad-clock = Seule une pendule en minutes peut ajouter des secondes après chaque tour.

## Scores
web-scores = Feuille de score
web-scores-now = Si la partie s’arrêtait maintenant
web-winner = { $count ->
    [one] { $names } remporte la partie !
   *[other] { $names } se partagent la victoire !
}
web-chart = Les points au fil de la partie
web-source = Origine
web-source-total = Total

## Icônes
web-sign-or = ou
web-sign-per = par
web-sign-times = ×{ $times }
web-sign-trade = Échangez ce qui est à gauche de la flèche contre ce qui est à droite, { $times ->
    [one] une fois
   *[other] jusqu’à { $times } fois
}
web-icon-raw = une ressource brute au choix
web-icon-refined = une ressource raffinée au choix
web-icon-matching-raw = la ressource brute correspondante
web-icon-matching-refined = la ressource raffinée correspondante
web-icon-strength = force
web-icon-culture = culture
web-icon-travel = déplacement
web-icon-vp = points de victoire
web-icon-worker-1 = ouvrier de niveau 1
web-icon-worker-2 = ouvrier de niveau 2
web-icon-worker-3 = ouvrier de niveau 3
web-icon-workers = somme des niveaux d’ouvriers
web-icon-warriors = prenez 2 guerriers pour cette manche
web-icon-refine = raffinez une ressource brute
web-icon-raid = raid
web-icon-crossroads = carrefour
web-icon-outposts = comptoirs
web-icon-flags = drapeaux sur des comptoirs
web-icon-power = niveau de puissance
web-icon-stronger = joueurs plus forts que vous
web-icon-artefacts = objets fabriqués
web-icon-caravans = caravanes
web-icon-each-round = une fois par manche
web-icon-instant = immédiatement, à la fabrication
web-icon-lasting = permanent
web-icon-at-end = à la fin de la partie
web-icon-doubled = compte double
web-icon-discount = 1 de moins à payer
web-icon-craft-with-raw = fabriquez un objet (le brut peut remplacer le raffiné)
web-icon-craft = fabriquer
web-icon-reserve = réserver
web-icon-take-back = reprenez un membre
web-icon-fire = En feu : personne ne peut y aller
web-icon-first = premier joueur
web-icon-hut = hutte
web-icon-single = Une place : un seul membre
web-icon-other-explorer = explorateur adverse
web-icon-empty = une case vide
web-icon-second = votre deuxième caravane
web-icon-trade = échange

## Plusieurs étapes en un choix

# $refined, $given, $taken (String) des quantités ; $act (String) l’action qui suit
web-plan-craft = Raffiner { $refined }, puis : { $act }
web-plan-craft-short = Raffiner { $refined } et fabriquer
web-plan-refine = Raffiner { $refined }
web-plan-swap = Donner { $given }, prendre { $taken }
web-plan-give = Donner { $given }

## Ce qui distingue un choix

web-note-closes = ferme la case aux autres
# $sum (String) la force avant et après: 9 − 1 + 1 = 9
web-note-strength = vous perdez 1 point de force : { $sum }
web-note-away = y reste jusqu’à la fin de la manche { $round }
web-note-away-for-good = ne revient pas
web-note-now = maintenant : { $place }
web-note-reserve = vous perdez { $vp } PV si vous ne le fabriquez jamais

## Avant la fin d’un tour

web-unused-craft = En raffinant, vous pourriez encore fabriquer : { $artefacts }.
web-unused-power = Pas encore utilisé cette manche : { $names }.
web-unused-worker = { $count ->
    [one] Un ouvrier peut encore raffiner cette manche.
   *[other] { $count } ouvriers peuvent encore raffiner cette manche.
 }

## Réglages du rythme

web-setting-speed = Vitesse des bots
web-speed-instant = Immédiate
web-speed-fast = Rapide
web-speed-normal = Normale
web-speed-slow = Lente
web-setting-remind = Me rappeler ouvriers et pouvoirs inutilisés avant la fin de mon tour
web-setting-auto-end = Terminer mon tour quand il ne reste rien d’utile à faire

## À quelle distance est un objet

web-reach-craft = Vous pouvez le fabriquer.
web-reach-refine = Vous pouvez le fabriquer après avoir raffiné.
web-reach-reserve = Vous pouvez le réserver.
web-reach-out = Hors de votre portée.

## Après la partie, et en spectateur

web-you-win = Vous avez gagné !
web-rematch = Revanche
web-watching = Mode spectateur
web-replay-turn = tour
web-replay-round = manche
web-replay-turn-back = Au tour précédent
web-replay-turn-on = Au tour suivant
web-replay-round-back = À la manche précédente
web-replay-round-on = À la manche suivante
web-replay-speed = Vitesse de lecture

## La leçon et les conseils sur la page d’accueil

lesson-title = Votre première leçon
lesson-offer = Vous débutez ?
lesson-offer-text = Apprenez le jeu à la table, coup par coup. Sept courts chapitres, une dizaine de minutes. Partez et revenez quand vous voulez.
lesson-begin = Commencer la leçon
lesson-resume = Reprendre la leçon
lesson-list = Chapitres
lesson-craft = Envoyer, raffiner, fabriquer
lesson-join = Rejoindre, question de force
lesson-ahead = Partir en avance
lesson-road = Route, comptoirs, carrefours
lesson-river = La rivière et la réserve
lesson-raid = Raid et premier joueur
lesson-points = D’où viennent les points
guide-setting = Afficher des conseils pendant ma première partie
