# The operator's commands

serve-open-at = Terramara is open at { $url }
serve-workers-need-postgresql = Several server processes need PostgreSQL: give its address with --database.
serve-unknown-database = This database address is not understood. Give a file, or postgresql://user@host/name.
serve-port-taken = Nothing can listen on { $host }, port { $port }: another program may be using it. Choose another with --port.
serve-busy = A server is running on this database. Stop it first.
backup-done = { $games } { $games ->
    [one] table
   *[other] tables
} with { $entries } entries written to { $file }
backup-exists = { $file } is there already. Overwrite it with --force, or choose another name.
backup-no-database = There is no database yet, so there is nothing to back up.
backup-not-a-backup = { $file } is not a backup of Terramara.
backup-damaged = { $file } is damaged: nothing was changed.
backup-newer = { $file } was made by a newer version of Terramara.
backup-not-empty = The database is not empty. Replace all that is in it with --force.
restore-done = { $games } { $games ->
    [one] table
   *[other] tables
} with { $entries } entries restored from { $file }
