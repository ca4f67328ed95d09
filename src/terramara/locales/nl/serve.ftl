# De opdrachten van de beheerder

serve-about = Start een server om in de browser te spelen.
serve-help-host = Adres om op te luisteren. 0.0.0.0 luistert op alle.
serve-help-port = Poort om op te luisteren. 0 kiest een vrije.
serve-help-database = Een bestand, of postgresql://user@host/name. Standaard: een bestand in je gegevensmap.
serve-help-workers = Aantal serverprocessen. Voor meer dan één is PostgreSQL nodig.
serve-help-bot-workers = Aantal processen waarin bots nadenken.
serve-help-bot-delay = Seconden die bots wachten, zodat mensen iets ongedaan kunnen maken.
serve-help-set = Map met een eigen set om voor nieuwe tafels aan te bieden. Je kunt dit herhalen.
serve-help-public-url = Het adres dat spelers gebruiken, als er een proxy voor staat.
serve-help-trusted-proxy = Proxy’s waarvan X-Forwarded-For te vertrouwen is, gescheiden door komma’s.
serve-help-no-limits = Zet limieten op verzoeken en verbindingen uit, voor belastingtests.
serve-help-open = Open het spel in de browser.
serve-open-at = Terramara staat open op { $url }
serve-workers-need-postgresql = Voor meer serverprocessen is PostgreSQL nodig. Geef het adres met --database
serve-unknown-database = Dat is geen adres van een database: geef een bestand, of postgresql://user@host/name
serve-database-options = Laat weg wat na de ? in het PostgreSQL-adres komt. Stel voor TLS PGSSLMODE=require in
serve-bad-public-url = Spelers kunnen { $url } niet gebruiken: geef een adres zoals https://terramara.example, zonder pad
serve-bad-proxies = { $proxies } zijn geen proxy’s: geef IP-adressen of netwerken, gescheiden door komma’s, of * voor alle
serve-bad-secret = { $file } is beschadigd. Zet het terug uit een back-up, of verwijder het om een nieuw te krijgen (oude uitnodigingen werken dan niet meer)
serve-unknown-host = { $host } is geen adres van deze machine: geef er een met --host, zoals 127.0.0.1, of 0.0.0.0 voor alle
serve-no-listening = Kan niet luisteren op { $host }, poort { $port }: { $why }
serve-port-taken = Kan niet luisteren op { $host }, poort { $port }: misschien gebruikt een ander programma die. Kies een andere met --port
serve-set-twice = De set in { $folder } heeft het id ‘{ $id }’, en dat gebruikt al een andere set. Geef deze een eigen id in set.toml
serve-busy = Op deze database draait een server. Stop die eerst

database-failed = Kan de database { $database } niet gebruiken: { $why }
database-damaged = { $database } is beschadigd: { $why }. Zet de database opzij en haal je laatste back-up terug met: terramara restore FILE
database-foreign = { $database } is geen database van Terramara: geef een andere met --database
database-newer = { $database } komt van een nieuwere versie van Terramara: gebruik die versie, of een andere database
database-older = { $database } komt van een oudere versie van Terramara: start de server één keer om de database bij te werken

prune-about = Verwijder oude tafels. Telt ze alleen, tenzij je --yes toevoegt.
prune-help-waiting = Verwijder tafels die na dit aantal dagen nog niet begonnen zijn.
prune-help-abandoned = Verwijder onvoltooide spellen na dit aantal dagen zonder zet.
prune-help-finished = Verwijder afgelopen spellen na dit aantal dagen. Zonder deze optie blijven ze.
prune-help-export = Bewaar eerst het verslag van elk spel in deze map.
prune-help-yes = Verwijder ze echt.
prune-no-database = Er is nog geen database, dus er valt niets te verwijderen
prune-would = Dit zou { $waiting } wachtende, { $playing } verlaten en { $over } afgelopen tafels verwijderen, en { $records } spelverslagen bewaren. Voeg --yes toe om het te doen.
prune-done = Verwijderd: { $waiting } wachtende, { $playing } verlaten en { $over } afgelopen tafels. Bewaard: { $records } spelverslagen.
prune-kept = { $kept ->
    [one] 1 spel blijft: de regels of de set ervan ontbreken hier, dus er is geen spelverslag te maken.
   *[other] { $kept } spellen blijven: hun regels of sets ontbreken hier, dus er is geen spelverslag te maken.
}

backup-about = Schrijf alle tafels naar FILE. De server kan blijven draaien.
backup-help-force = Overschrijf FILE.
backup-done =
    { $games ->
        [one] 1 tafel
       *[other] { $games } tafels
    } met { $entries } regels geschreven naar { $file }
backup-exists = { $file } bestaat al: overschrijf het met --force, of kies een andere naam
backup-no-database = Er is nog geen database, dus er is niets om een back-up van te maken
backup-not-a-backup = { $file } is geen back-up van Terramara
backup-unwritable = Kan { $file } niet schrijven: { $why }
backup-cut-off = { $file } is afgebroken: een deel ontbreekt. Er is niets veranderd. Kopieer het opnieuw, of gebruik een andere back-up
backup-damaged = { $file } is beschadigd: { $why }. Er is niets veranderd. Gebruik een andere back-up
backup-changed = { $file } is niet meer zoals het bewaard is: er is sindsdien iets in veranderd. Er is niets teruggezet. Gebruik een andere back-up
backup-newer = { $file } komt van een nieuwere versie van Terramara
backup-not-empty = De database is niet leeg. Vervang alles erin met --force

restore-about = Zet de tafels uit een back-up terug.
restore-help-force = Vervang alle bestaande tafels.
restore-done =
    { $games ->
        [one] 1 tafel
       *[other] { $games } tafels
    } met { $entries } regels teruggezet uit { $file }
