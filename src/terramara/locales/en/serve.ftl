# The operator's commands

serve-about = Run a server for playing in the browser.
serve-help-host = Address to listen on. 0.0.0.0 listens on all.
serve-help-port = Port to listen on. 0 picks a free one.
serve-help-database = A file, or postgresql://user@host/name. Default: a file in your data folder.
serve-help-workers = Number of server processes. More than one needs PostgreSQL.
serve-help-bot-workers = Number of processes for bots to think in.
serve-help-bot-delay = Seconds bots wait so that people can undo.
serve-help-set = Folder with a set of your own to offer for new tables. You can repeat this.
serve-help-public-url = The address players use, if there's a proxy in front.
serve-help-trusted-proxy = Proxies whose X-Forwarded-For to trust, separated by commas.
serve-help-no-limits = Turn off rate and connection limits, for load tests.
serve-help-open = Open the game in the browser.
serve-open-at = Terramara is open at { $url }
serve-workers-need-postgresql = Several server processes need PostgreSQL. Give its address with --database
serve-unknown-database = That's not a database address: give a file, or postgresql://user@host/name
serve-database-options = Leave out what comes after the ? in the PostgreSQL address. For TLS, set PGSSLMODE=require
serve-bad-public-url = Players couldn't use { $url }: give an address such as https://terramara.example, without a path
serve-bad-proxies = { $proxies } doesn't name proxies: give IP addresses or networks separated by commas, or * for all
serve-bad-secret = { $file } is damaged. Restore it from a backup, or delete it to get a new one (old invitations then stop working)
serve-unknown-host = { $host } isn't an address of this machine: give one with --host, such as 127.0.0.1, or 0.0.0.0 for all
serve-no-listening = Can't listen on { $host }, port { $port }: { $why }
serve-port-taken = Can't listen on { $host }, port { $port }: another program may be using it. Choose another with --port
serve-set-twice = The set in { $folder } has the id “{ $id }”, which another set already uses. Give it its own id in set.toml
serve-busy = A server is running on this database. Stop it first

database-failed = Can't use the database { $database }: { $why }
database-damaged = { $database } is damaged: { $why }. Move it aside, then restore your last backup with: terramara restore FILE
database-foreign = { $database } isn't a Terramara database: give another with --database
database-newer = { $database } comes from a newer version of Terramara: use that version, or another database
database-older = { $database } comes from an older version of Terramara: start the server once to bring it up to date

prune-about = Remove old tables. Only counts them unless you add --yes.
prune-help-waiting = Remove tables that never began after this many days.
prune-help-abandoned = Remove unfinished games after this many days without a move.
prune-help-finished = Remove finished games after this many days. They stay if you leave this out.
prune-help-export = Save the record of each game in this folder first.
prune-help-yes = Really remove them.
prune-no-database = There's no database yet, so there's nothing to prune
prune-would = This would remove { $waiting } waiting, { $playing } abandoned and { $over } finished tables, and save { $records } records. Add --yes to do it.
prune-done = Removed { $waiting } waiting, { $playing } abandoned and { $over } finished tables, and saved { $records } records.
prune-kept = { $kept ->
    [one] 1 game stays: its rules or set aren't here, so no record can be made.
   *[other] { $kept } games stay: their rules or sets aren't here, so no record can be made.
}

backup-about = Write all tables to FILE. The server can keep running.
backup-help-force = Overwrite FILE.
backup-done =
    { $games ->
        [one] 1 table
       *[other] { $games } tables
    } with { $entries } entries written to { $file }
backup-exists = { $file } exists already: overwrite it with --force, or choose another name
backup-no-database = There's no database yet, so there's nothing to back up
backup-not-a-backup = { $file } isn't a Terramara backup
backup-unwritable = Can't write { $file }: { $why }
backup-cut-off = { $file } is cut off: part of it is missing. Nothing was changed. Copy it again, or use another backup
backup-damaged = { $file } is damaged: { $why }. Nothing was changed. Use another backup
backup-changed = { $file } isn't what was backed up: something in it was changed since. Nothing was restored. Use another backup
backup-newer = { $file } comes from a newer version of Terramara
backup-not-empty = The database isn't empty. Replace everything in it with --force

restore-about = Restore the tables from a backup.
restore-help-force = Replace all existing tables.
restore-done =
    { $games ->
        [one] 1 table
       *[other] { $games } tables
    } with { $entries } entries restored from { $file }
