# The operator's commands

serve-about = Open tables to play at, in the browser.
serve-help-host = Address to listen on; 0.0.0.0 for all.
serve-help-port = Port to listen on; 0 takes a free one.
serve-help-database = A file, or postgresql://user@host/name. By default a file in your own data folder.
serve-help-workers = Server processes. Several need PostgreSQL.
serve-help-bot-workers = Processes in which bots think.
serve-help-bot-delay = Seconds that bots leave a person to take a move back, unless told to go on.
serve-help-set = A folder with a set of your own, to be chosen for new tables; may be given more than once.
serve-help-public-url = The address players use, if a proxy stands in front.
serve-help-trusted-proxy = Proxies whose X-Forwarded-For is believed, with commas between.
serve-help-no-limits = No limits on rates and connections, for load tests.
serve-help-open = Open the game in the browser.
serve-open-at = Terramara is open at { $url }
serve-workers-need-postgresql = Several server processes need PostgreSQL: give its address with --database
serve-unknown-database = This database address is not understood: give a file, or postgresql://user@host/name
serve-database-options = What stands after the ? in this PostgreSQL address is not understood: leave it out; TLS is asked for with PGSSLMODE=require
serve-bad-public-url = { $url } is not an address that players could use: give one such as https://terramara.example, without a path
serve-bad-proxies = { $proxies } does not name proxies: give IP addresses or networks with commas between, or * for all
serve-bad-secret = { $file } is damaged: put back its copy, or remove it for a new one, with which old invitations stop working
serve-unknown-host = { $host } is no address of this machine: give one with --host, such as 127.0.0.1, or 0.0.0.0 for all
serve-no-listening = Nothing can listen on { $host }, port { $port }: { $why }
serve-port-taken = Nothing can listen on { $host }, port { $port }: another program may be using it. Choose another with --port
serve-set-twice = The set in { $folder } has the id “{ $id }”, which another set has already. Give it an id of its own in set.toml
serve-busy = A server is running on this database: stop it first

database-failed = The database { $database } cannot be used: { $why }
database-foreign = { $database } is not a database of Terramara: give another with --database
database-newer = { $database } was made by a newer version of Terramara: use that one, or another database
database-older = { $database } was made by an older version of Terramara: start the server once, which brings it up to date

backup-about = Write all tables to FILE, while the server goes on.
backup-help-force = Overwrite FILE.
backup-done =
    { $games ->
        [one] 1 table
       *[other] { $games } tables
    } with { $entries } entries written to { $file }
backup-exists = { $file } is there already: overwrite it with --force, or choose another name
backup-no-database = There is no database yet, so there is nothing to back up
backup-not-a-backup = { $file } is not a backup of Terramara
backup-unwritable = { $file } cannot be written: { $why }
backup-damaged = { $file } is damaged: nothing was changed
backup-newer = { $file } was made by a newer version of Terramara
backup-not-empty = The database is not empty: replace all that is in it with --force

restore-about = Put the tables of a backup into the database.
restore-help-force = Replace all tables that are there.
restore-done =
    { $games ->
        [one] 1 table
       *[other] { $games } tables
    } with { $entries } entries restored from { $file }
