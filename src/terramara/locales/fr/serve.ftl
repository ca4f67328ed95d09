# Les commandes de l’hébergeur

serve-about = Lancer un serveur pour jouer dans le navigateur.
serve-help-host = Adresse d’écoute. 0.0.0.0 écoute sur toutes.
serve-help-port = Port d’écoute. 0 en prend un libre.
serve-help-database = Un fichier, ou postgresql://user@host/name. Par défaut : un fichier dans votre dossier de données.
serve-help-workers = Nombre de processus du serveur. À partir de deux, il faut PostgreSQL.
serve-help-bot-workers = Nombre de processus où réfléchissent les bots.
serve-help-bot-delay = Secondes d’attente des bots, pour laisser le temps d’annuler.
serve-help-set = Dossier d’un matériel personnel, proposé aux nouvelles tables. Option répétable.
serve-help-public-url = L’adresse qu’utilisent les joueurs, s’il y a un proxy devant.
serve-help-trusted-proxy = Proxys dont l’en-tête X-Forwarded-For fait foi, séparés par des virgules.
serve-help-no-limits = Désactiver les limites de débit et de connexions, pour les tests de charge.
serve-help-open = Ouvrir le jeu dans le navigateur.
serve-open-at = Terramara est ouvert à l’adresse { $url }
serve-workers-need-postgresql = Plusieurs processus de serveur demandent PostgreSQL. Donnez son adresse avec --database
serve-unknown-database = Ce n’est pas une adresse de base de données : donnez un fichier, ou postgresql://user@host/name
serve-database-options = Omettez ce qui suit le ? dans l’adresse PostgreSQL. Pour TLS, réglez PGSSLMODE=require
serve-bad-public-url = Les joueurs ne pourraient pas utiliser { $url } : donnez une adresse comme https://terramara.example, sans chemin
serve-bad-proxies = { $proxies } ne désigne pas de proxys : donnez des adresses IP ou des réseaux séparés par des virgules, ou * pour tous
serve-bad-secret = { $file } est endommagé. Restaurez-le à partir d’une sauvegarde, ou supprimez-le pour en avoir un nouveau (les anciennes invitations ne marcheront plus)
serve-unknown-host = { $host } n’est pas une adresse de cette machine : donnez-en une avec --host, comme 127.0.0.1, ou 0.0.0.0 pour toutes
serve-no-listening = Impossible d’écouter sur { $host }, port { $port } : { $why }
serve-port-taken = Impossible d’écouter sur { $host }, port { $port } : un autre programme l’utilise peut-être. Choisissez-en un autre avec --port
serve-set-twice = Le matériel de { $folder } a l’identifiant « { $id } », déjà utilisé par un autre. Donnez-lui le sien dans set.toml
serve-busy = Un serveur tourne sur cette base de données. Arrêtez-le d’abord

database-failed = Impossible d’utiliser la base de données { $database } : { $why }
database-damaged = { $database } est endommagée : { $why }. Déplacez-la, puis rétablissez votre dernière sauvegarde avec : terramara restore FILE
database-foreign = { $database } n’est pas une base de données de Terramara : donnez-en une autre avec --database
database-newer = { $database } vient d’une version plus récente de Terramara : utilisez cette version, ou une autre base
database-older = { $database } vient d’une version plus ancienne de Terramara : lancez une fois le serveur pour la mettre à jour

prune-about = Supprimer les vieilles tables. Ne fait que compter sans --yes.
prune-help-waiting = Supprimer les tables jamais commencées après ce nombre de jours.
prune-help-abandoned = Supprimer les parties inachevées après ce nombre de jours sans coup.
prune-help-finished = Supprimer les parties terminées après ce nombre de jours. Sans cette option, elles restent.
prune-help-export = Enregistrer d’abord chaque partie dans ce dossier.
prune-help-yes = Supprimer vraiment.
prune-no-database = Il n’y a pas encore de base de données : rien à supprimer
prune-would = Tables à supprimer (en attente : { $waiting }, abandonnées : { $playing }, terminées : { $over }). Parties enregistrées : { $records }. Ajoutez --yes pour le faire.
prune-done = Tables supprimées (en attente : { $waiting }, abandonnées : { $playing }, terminées : { $over }). Parties enregistrées : { $records }.
prune-kept = { $kept ->
    [one] { $kept } partie reste : ses règles ou son matériel ne sont pas ici, impossible de l’enregistrer.
   *[other] { $kept } parties restent : leurs règles ou leur matériel ne sont pas ici, impossible de les enregistrer.
}

backup-about = Écrire toutes les tables dans FILE. Le serveur peut continuer à tourner.
backup-help-force = Écraser FILE.
backup-done =
    { $games ->
        [one] { $games } table
       *[other] { $games } tables
    } avec { $entries } entrées, dans { $file }
backup-exists = { $file } existe déjà : écrasez-le avec --force, ou choisissez un autre nom
backup-no-database = Il n’y a pas encore de base de données : rien à sauvegarder
backup-not-a-backup = { $file } n’est pas une sauvegarde de Terramara
backup-unwritable = Impossible d’écrire { $file } : { $why }
backup-cut-off = { $file } est tronqué : il en manque une partie. Rien n’a été changé. Recopiez-le, ou utilisez une autre sauvegarde
backup-damaged = { $file } est endommagé : { $why }. Rien n’a été changé. Utilisez une autre sauvegarde
backup-changed = { $file } n’est plus ce qui a été sauvegardé : quelque chose y a été modifié. Rien n’a été restauré. Utilisez une autre sauvegarde
backup-newer = { $file } vient d’une version plus récente de Terramara
backup-not-empty = La base de données n’est pas vide. Remplacez tout son contenu avec --force

restore-about = Restaurer les tables d’une sauvegarde.
restore-help-force = Remplacer toutes les tables existantes.
restore-done =
    { $games ->
        [one] { $games } table
       *[other] { $games } tables
    } avec { $entries } entrées, depuis { $file }
