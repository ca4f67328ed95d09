# Die Befehle für Betreiber

serve-about = Startet einen Server, auf dem man im Browser spielt.
serve-help-host = Adresse, auf der der Server lauscht. 0.0.0.0 heißt: auf allen.
serve-help-port = Port, auf dem der Server lauscht. 0 nimmt einen freien.
serve-help-database = Eine Datei oder postgresql://user@host/name. Standard: eine Datei in deinem Datenordner.
serve-help-workers = Anzahl der Serverprozesse. Mehr als einer braucht PostgreSQL.
serve-help-bot-workers = Anzahl der Prozesse, in denen Bots denken.
serve-help-bot-delay = So viele Sekunden warten Bots, damit man noch etwas rückgängig machen kann.
serve-help-set = Ordner mit einem eigenen Set für neue Tische. Mehrfach möglich.
serve-help-public-url = Die Adresse für die Spieler, falls ein Proxy davorsteht.
serve-help-trusted-proxy = Proxys, deren X-Forwarded-For gilt, durch Kommas getrennt.
serve-help-no-limits = Schaltet Raten- und Verbindungsgrenzen ab, für Lasttests.
serve-help-open = Öffnet das Spiel im Browser.
serve-open-at = Terramara ist offen unter { $url }
serve-workers-need-postgresql = Mehrere Serverprozesse brauchen PostgreSQL. Gib seine Adresse mit --database an
serve-unknown-database = Das ist keine Datenbankadresse: Gib eine Datei an oder postgresql://user@host/name
serve-database-options = Lass in der PostgreSQL-Adresse weg, was nach dem ? kommt. Für TLS setze PGSSLMODE=require
serve-bad-public-url = Mit { $url } könnten Spieler nichts anfangen: Gib eine Adresse wie https://terramara.example an, ohne Pfad
serve-bad-proxies = { $proxies } nennt keine Proxys: Gib IP-Adressen oder Netze an, durch Kommas getrennt, oder * für alle
serve-bad-secret = { $file } ist beschädigt. Stell die Datei aus einer Sicherung wieder her, oder lösch sie, um eine neue zu bekommen (alte Einladungen gelten dann nicht mehr)
serve-unknown-host = { $host } ist keine Adresse dieses Rechners: Gib mit --host eine an, etwa 127.0.0.1, oder 0.0.0.0 für alle
serve-no-listening = Der Server kann nicht auf { $host }, Port { $port } lauschen: { $why }
serve-port-taken = Der Server kann nicht auf { $host }, Port { $port } lauschen: Vielleicht benutzt ihn ein anderes Programm. Wähle mit --port einen anderen
serve-set-twice = Das Set in { $folder } hat die ID „{ $id }“, die schon ein anderes Set benutzt. Gib ihm in set.toml eine eigene
serve-busy = Auf dieser Datenbank läuft ein Server. Beende ihn zuerst

database-failed = Die Datenbank { $database } ist nicht nutzbar: { $why }
database-damaged = { $database } ist beschädigt: { $why }. Schieb sie beiseite und hol deine letzte Sicherung zurück mit: terramara restore FILE
database-foreign = { $database } ist keine Datenbank von Terramara: Gib mit --database eine andere an
database-newer = { $database } stammt von einer neueren Version von Terramara: Nimm diese Version oder eine andere Datenbank
database-older = { $database } stammt von einer älteren Version von Terramara: Starte einmal den Server, um sie zu aktualisieren

prune-about = Entfernt alte Tische. Ohne --yes wird nur gezählt.
prune-help-waiting = Entfernt Tische, die nach so vielen Tagen nie begonnen haben.
prune-help-abandoned = Entfernt unfertige Partien nach so vielen Tagen ohne Zug.
prune-help-finished = Entfernt beendete Partien nach so vielen Tagen. Ohne Angabe bleiben sie.
prune-help-export = Speichert vorher die Aufzeichnung jeder Partie in diesem Ordner.
prune-help-yes = Wirklich entfernen.
prune-no-database = Es gibt noch keine Datenbank, also nichts zu entfernen
prune-would = Das würde Tische entfernen (wartend: { $waiting }, verlassen: { $playing }, beendet: { $over }) und Aufzeichnungen speichern: { $records }. Mit --yes geschieht es.
prune-done = Tische entfernt (wartend: { $waiting }, verlassen: { $playing }, beendet: { $over }), Aufzeichnungen gespeichert: { $records }.
prune-kept = { $kept ->
    [one] 1 Partie bleibt: Ihre Regeln oder ihr Set fehlen hier, also gibt es keine Aufzeichnung.
   *[other] { $kept } Partien bleiben: Ihre Regeln oder Sets fehlen hier, also gibt es keine Aufzeichnung.
}

backup-about = Schreibt alle Tische nach FILE. Der Server kann weiterlaufen.
backup-help-force = Überschreibt FILE.
backup-done =
    { $games ->
        [one] 1 Tisch
       *[other] { $games } Tische
    } mit { $entries } Einträgen nach { $file } geschrieben
backup-exists = { $file } gibt es schon: Überschreib sie mit --force oder wähle einen anderen Namen
backup-no-database = Es gibt noch keine Datenbank, also nichts zu sichern
backup-not-a-backup = { $file } ist keine Sicherung von Terramara
backup-unwritable = { $file } lässt sich nicht schreiben: { $why }
backup-cut-off = { $file } ist abgeschnitten: Ein Teil fehlt. Es wurde nichts geändert. Kopiere sie noch einmal oder nimm eine andere Sicherung
backup-damaged = { $file } ist beschädigt: { $why }. Es wurde nichts geändert. Nimm eine andere Sicherung
backup-changed = { $file } ist nicht mehr, was gesichert wurde: Etwas darin wurde seither geändert. Es wurde nichts wiederhergestellt. Nimm eine andere Sicherung
backup-newer = { $file } stammt von einer neueren Version von Terramara
backup-not-empty = Die Datenbank ist nicht leer. Mit --force wird alles darin ersetzt

restore-about = Stellt die Tische aus einer Sicherung wieder her.
restore-help-force = Ersetzt alle vorhandenen Tische.
restore-done =
    { $games ->
        [one] 1 Tisch
       *[other] { $games } Tische
    } mit { $entries } Einträgen aus { $file } wiederhergestellt
