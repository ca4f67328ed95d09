### Die Worte der Befehlszeile. Diese Datei wird für sich gelesen und nutzt keine Nachricht aus einer anderen.

## terramara

cli-help = Ein Brettspiel aus der Bronzezeit. Spielen, simulieren, nachschlagen.
cli-help-end = Jeder Befehl hat sein eigenes --help. Terramara spricht die Sprache deines Terminals oder die in TERRAMARA_LANGUAGE.
cli-opt-version = Zeigt die Version und welche Engine läuft.
cli-opt-lang = Spricht diese Sprache.
cli-version-text = terramara { $version }, Regeln { $rules }, Engine { $engine }, Python { $python }
cli-engine = { $kind ->
        [compiled] kompiliert
       *[interpreted] interpretiert: { $why }
    }
cli-see-help = Siehe `{ $command } --help`
cli-os-error = { $file }: { $why }
cli-bad-seed = { $given } ist keine ganze Zahl von 0 bis 2^64 - 1
cli-click-usage = Aufruf:
cli-click-options = Optionen
cli-click-commands = Befehle
cli-click-help = Zeigt diese Hilfe.
cli-click-default = Standard: { $default }
cli-click-required = erforderlich
cli-click-no-option = Die Option { $name } gibt es nicht.
cli-click-no-command = Den Befehl { $name } gibt es nicht.
cli-click-mean = Meinst du { $possibility }?
cli-click-mean-one = (Meinst du eins davon: { $possibilities }?)
cli-click-missing-argument = Es fehlt das Argument
cli-click-missing-option = Es fehlt die Option
cli-click-missing-command = Es fehlt ein Befehl.
cli-click-bad = Ungültiger Wert: { $message }
cli-click-bad-for = Ungültiger Wert für { $param_hint }: { $message }
cli-click-out-of-range = { $value } liegt nicht im Bereich { $range }.
cli-click-no-number = { $value } ist keine gültige Zahl.
cli-click-not-the-choice = { $value } ist nicht { $choice }.
cli-click-not-among = { $value } ist keins von diesen: { $choices }.
cli-click-choose = Zur Wahl stehen: { $choices }
cli-click-needs-value = Die Option { $name } braucht einen Wert.
cli-click-no-value = Die Option { $name } nimmt keinen Wert an.
cli-click-extra = Zu viel angegeben: { $args }
cli-click-file = Datei
cli-click-directory = Ordner
cli-click-path = Pfad
cli-click-not-there = { $name } { $filename } gibt es nicht.
cli-click-is-file = { $name } { $filename } ist eine Datei.
cli-click-is-directory = { $name } { $filename } ist ein Ordner.
cli-click-not-readable = { $name } { $filename } ist nicht lesbar.
cli-click-not-writable = { $name } { $filename } ist nicht beschreibbar.

## Dateien

cli-not-text = { $file } ist keine Textdatei. Gib eine Aufzeichnung oder eine Stellung (JSON) an.
cli-bad-record = { $file } lässt sich nicht nachspielen: { $why }
cli-bad-json = { $file }, Zeile { $line }: kein gültiges JSON ({ $why })
cli-bad-position = { $file } ist keine Stellung, von der aus man spielen kann: { $why }
cli-no-folder = den Ordner { $folder } gibt es nicht
cli-set-refused = das Set { $path } hat { $count ->
        [one] einen Fehler
       *[other] { $count } Fehler
    }, der erste: { $first } (siehe `terramara check-set { $path }`)

## terramara completion

cli-completion-help = Vervollständigt die Befehle von terramara in deiner Shell.

    Gibt ein Skript für deine Shell aus:

    { "\u0008" }
    bash: eval "$(terramara completion bash)" in ~/.bashrc;
    zsh: eval "$(terramara completion zsh)" in ~/.zshrc;
    fish: terramara completion fish > ~/.config/fish/completions/terramara.fish

## terramara check-set

cli-check-set-help = Prüft ein Set und listet alles auf, was daran falsch ist.

    PATH ist der Ordner des Sets oder die ID eines mitgelieferten.
cli-opt-schema = Gibt das JSON-Schema von FILE aus (etwa artefacts.toml) und prüft nichts.
cli-set-or-schema = gib den PATH eines Sets an oder --schema FILE
cli-set-wrong = Mit { $path } kann man nicht spielen: { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
cli-set-right = { $name } ({ $id } { $version }, Hash { $hash }) ist in Ordnung: { $artefacts } Artefakte, { $tiles } Territorien, { $bonuses } Bonusplättchen, { $cards } Startkarten, { $characters } Personen.

## terramara rules

cli-rules-help = Schlägt eine Regel nach.

    { "\u0008" }
    terramara rules                    die Abschnitte
    terramara rules TRN                ein Abschnitt
    terramara rules TRN-7              eine Regel
    terramara rules Raubzug Militär    alle Regeln mit diesen Wörtern
cli-rules-more = Ein Abschnitt: terramara rules TRN. Eine Regel: terramara rules TRN-7. Suche: terramara rules Raubzug Militär.
cli-rules-docs = Mehr: { $page }
cli-rules-no-id = die Regel { $wanted } gibt es nicht; `terramara rules` zeigt die Abschnitte
cli-rules-no-words = keine Regel enthält „{ $wanted }“; versuch es mit weniger Wörtern oder mit `terramara rules` für die Abschnitte

## terramara simulate

cli-simulate-help = Lässt Bots viele Partien spielen und berichtet darüber.

    Der Bericht zeigt, wie lang die Partien sind, die Punkte und wer gewinnt. Derselbe Startwert ergibt dieselben Partien, egal auf wie vielen Prozessen. Strg+C hält an und zeigt, was fertig ist.
cli-simulate-end = Beispiel: terramara simulate --players 2,3,4 --mixed --games 10000 --coverage
cli-opt-players = Spieler am Tisch: 2, 3 oder 4. Mehrere wechseln sich ab: 2,3,4.
cli-opt-games = Anzahl der Partien.
cli-opt-bots = Ein Bot für alle Plätze oder einer für jeden: greedy,random. Ein eigener: Modul:Funktion.
cli-opt-first = Erste Partien: ohne Personen und Startkarten.
cli-opt-full = Volle Partien (Standard).
cli-opt-mixed = Abwechselnd erste und volle Partien.
cli-opt-seed = Startwert für den Zufall.
cli-opt-set = Verwendet das Set in diesem Ordner.
cli-opt-coverage = Listet auf, was in diesen Partien wie oft vorkam und was nie.
cli-opt-jobs = Anzahl der Prozesse. Standard: alle Kerne.
cli-opt-keep = Speichert das Ergebnis in dieser Datei und macht dort weiter, wenn es sie gibt.
cli-opt-json = Gibt den Bericht als JSON aus.
cli-bad-players = { $given } ist nicht 2, 3 oder 4 und keine Liste davon wie 2,4
cli-plan-bots = { $bots } Bots passen nicht an Tische mit { $players } Spielern: Nenne einen für alle Plätze oder einen für jeden
cli-plan-no-such-bot = den Bot „{ $bot }“ gibt es nicht; wähle aus { $known } oder nenne einen eigenen als Modul:Funktion
cli-plan-bot-not-found = der Bot { $bot } lässt sich nicht erzeugen: { $why }
cli-keep-not-ours = { $file } ist kein Bericht von `terramara simulate --keep`
cli-keep-other-plan = { $file } enthält eine andere Simulation (andere Partien, Spieler, Bots, anderer Startwert oder anderes Set); wähle eine andere Datei
cli-playing = Spielt
cli-crew-lost = etwas hat einen Prozess der Simulation beendet; der Bericht umfasst die bis dahin gespielten Partien

cli-report-head = { $games } { $games ->
        [one] Partie
       *[other] Partien
    } mit { $players } Spielern, { $kind ->
        [first] erste Partien
        [full] volle Partien
       *[mixed] abwechselnd erste und volle Partien
    }; Bots: { $bots }; Startwert { $seed }; Set { $set }
cli-report-partial = Vorzeitig angehalten: { $games } von { $planned } Partien.
cli-report-tables = Partien
cli-report-seats = Nach Platz
cli-report-kinds = Entscheidungen pro Partie, nach Art
cli-report-sources = Punkte eines Spielers, nach Quelle
cli-report-faults = { $count ->
        [one] Eine Partie ist gescheitert:
       *[other] { $count } Partien sind gescheitert:
    }
cli-report-fault = { "  " }Partie { $game }, Startwert { $seed }: { $error }
cli-report-speed = { $seconds } s auf { $jobs ->
        [one] 1 Prozess
       *[other] { $jobs } Prozessen
    }: { $games } Partien/s, { $decisions } Entscheidungen/s; Engine { $engine }
cli-table-name = { $players } Sp. { $mode ->
        [first] erste
       *[full] volle
    }
cli-col-table = Tisch
cli-col-games = Partien
cli-col-length = Entscheid.
cli-col-range = Spanne
cli-col-score = Punkte
cli-col-shared = Geteilt
cli-col-seat = Platz
cli-col-bot = Bot
cli-col-median = Median
cli-col-wins = Siege
cli-col-wins-by-order = Nach Reihenfolge
cli-by-order = { $place }: { $share }
cli-col-space = Feld
cli-col-players = { $players } Sp.
cli-col-seen = Gesehen
cli-col-of = Von
cli-col-rarest = Am seltensten
cli-coverage-head = Was vorgekommen ist
cli-coverage-all = An diesen Tischen kam alles vor, was vorkommen kann.
cli-coverage-never = Nie vorgekommen:
cli-topic-decision = Verlangte Entscheidungen
cli-topic-space = Genutzte Aktionsfelder
cli-topic-tile-space = Genutzte Felder in Territorien
cli-topic-crossroads-space = Genutzte Kreuzungsfelder
cli-topic-outpost = Außenposten mit Banner
cli-topic-road = Erreichte Orte der Straße
cli-topic-crafted = Hergestellte Artefakte
cli-topic-crafted-reserved = Reservierte Artefakte hergestellt
cli-topic-reserved = Reservierte Artefakte
cli-topic-used = Genutzte Artefakte
cli-topic-bonus = Genutzte Bonusplättchen
cli-topic-character = Personen, nach Seite
cli-topic-card = Gewählte Startkarten
cli-topic-action = Ausgeführte Aktionen
cli-topic-refusal = Erhaltene Ablehnungen

## terramara arena

cli-arena-help = Lässt Bots ein Turnier spielen und bewertet sie.

    Nenne zwei oder mehr Bots. Sie treffen in jeder Kombination aufeinander, und jeder Startwert wird von jedem Platz aus gespielt. Gibt es weniger Bots als Plätze, sitzt derselbe Bot auf mehreren. Strg+C hält nach der laufenden Partie an.
cli-arena-end = Beispiel: terramara arena beginner greedy adept --players 2,4 --games 600 --out ladder
cli-arena-title = Turnier
cli-arena-standings = Tabelle
cli-arena-ratings = Wertungszahlen
cli-arena-before = Wie oft der Bot links vor dem Bot oben landet
cli-arena-note = Die Wertungszahlen sind im Mittel 1500. 400 mehr heißt: zehnmal so wahrscheinlich vorn. Spannen sind 95-%-Intervalle. Der Abstand ist in Punkten, gegen das Mittel der anderen am Tisch.
cli-opt-arena-games = Anzahl der Partien. Der letzte Startwert wird immer von jedem Platz aus gespielt.
cli-opt-out = Legt Partien, Ergebnisse und Bericht in diesem Ordner ab und macht dort weiter, wenn es ihn gibt.
cli-opt-on = Wo es läuft: auf Prozessen dieses Rechners oder auf Ray.
cli-plan-too-few-bots = ein Turnier braucht mindestens zwei verschiedene Bots
cli-plan-bot-twice = { $bot } ist doppelt genannt; nenne jeden Bot einmal
cli-out-not-ours = { $file } enthält keine Partien dieser Art; wähle einen anderen Ordner
cli-out-other-plan = { $file } enthält andere Partien (andere Bots, Spieler, Partien, Regeln, anderer Startwert oder anderes Set); wähle einen anderen Ordner
cli-out-written = Geschrieben nach { $folder }: { $files }
cli-process-lost = etwas hat einen der Prozesse beendet; { $games ->
        [one] 1 Partie ist
       *[other] { $games } Partien sind
    } fertig, und mit --out macht derselbe Befehl dort weiter
cli-no-ray = Ray ist nicht installiert; installiere es mit: pip install "terramara[cluster]"
cli-stopped = Vorzeitig angehalten: { $games } von { $planned } Partien.
cli-stopped-kept = Vorzeitig angehalten: { $games } von { $planned } Partien. Derselbe Befehl macht weiter.
cli-col-rating = Wertung
cli-col-margin = Abstand

## terramara balance

cli-balance-help = Findet heraus, wie ausgewogen ein Set ist.

    Kopien eines Bots spielen viele volle Partien. Der Bericht zeigt, wer gewinnt, nach Platz, Reihenfolge, Person und Startkarte; welche Artefakte jemand herstellt und wie es ihm damit ergeht; wohin Stammesmitglieder in jeder Runde gehen; und woher die Punkte kommen. Strg+C hält nach der laufenden Partie an.
cli-balance-end = Beispiel: terramara balance --bot master --players 2,3,4 --games 900 --out balance
cli-opt-balance-bot = Der Bot auf jedem Platz.
cli-opt-setup = Personen und Startkarten so, wie die Bots sie wählen, zufällig oder beides abwechselnd.
cli-setup-drafted = gewählt
cli-setup-random = zufällig
cli-balance-title = Wie ausgewogen ist das Set?
cli-balance-about = { $players } Spieler, { $games } { $games ->
        [one] Partie
       *[other] Partien
    }: je { $score } Punkte, { $decisions } Entscheidungen pro Partie
cli-balance-order = Siege nach Reihenfolge in Runde 1
cli-balance-character = Siege nach Person
cli-balance-card = Siege nach Startkarte
cli-balance-artefacts = Artefakte der Stufe { $level }: wie oft sie hergestellt werden, wenn es in der Partie möglich ist
cli-balance-spaces = Geschickte Stammesmitglieder, pro Partie und Runde
cli-balance-round = Runde { $round }
cli-balance-row = Territorien, Zeile { $row }
cli-balance-strategies = Womit Sieger enden
cli-strategy-culture = Kultur
cli-strategy-workers = Arbeiter
cli-balance-players = Spieler
cli-balance-winners = Sieger
cli-balance-everyone = Alle
cli-balance-of-winners = Von den Punkten der Sieger: { $shares }
cli-balance-off-order = Reihenfolge, { $setup ->
        [drafted] gewählt
       *[random] zufällig
    }: unausgewogen bei { $places } (Ziel: höchstens 4 Punkte Abstand vom gleichen Anteil)
cli-balance-off-piece = { $kind ->
        [character] Personen
       *[card] Startkarten
    } zufällig verteilt, unausgewogen: { $pieces } (Ziel: höchstens 7 Punkte Abstand vom gleichen Anteil)
cli-balance-off-artefact = Zu { $side ->
        [rarely] selten
       *[often] oft
    } hergestellt: { $pieces } (Ziel: in 5 bis 80 % der Partien, in denen es möglich ist)
cli-balance-off-source = Nur { $share } ihrer Punkte haben Sieger { $source ->
        [artefacts] aus Artefakten
        [outposts] von Außenposten und Straße
        [strength] vom Militär
       *[play] aus dem laufenden Spiel
    } (Ziel: mindestens 8 %)
cli-balance-note = Spannen sind 95-%-Intervalle. Der Abstand ist in Punkten, gegen das Mittel des Tisches. Jemand konnte ein Artefakt herstellen, wenn es verfügbar und bezahlbar war, als er danach gefragt wurde.
cli-col-level = Stufe
cli-col-offered = Angeboten
cli-col-possible = Möglich
cli-col-made = Hergestellt
cli-col-made-players = Wenn möglich

## Der Tisch im Terminal

cli-letter-0 = R
cli-letter-1 = B
cli-letter-2 = G
cli-letter-3 = Ü
cli-mark-warrior = Kr
cli-mark-neutral = n
cli-mark-reserve = R
cli-mark-explorer = Ku
cli-fire = Feuer
cli-terrain-plains = wi
cli-terrain-quarry = st
cli-terrain-forest = wa
cli-terrain-mountain = be
cli-hire-left = { $what } (noch { $count })
cli-done = { $what } — in dieser Runde erledigt
cli-single = { $gives } (nur ein Stammesmitglied)
cli-road-top = Straße: Anfang
cli-road-end = Ende
cli-left-column = Wiesen und Steinbrüche
cli-right-column = Wälder und Berge
cli-outpost = Außenposten: { $asks }
cli-row-title = Zeile { $row } · Runde { $round }
cli-strength = Militär
cli-river = Fluss
cli-marks = { cli-mark-reserve } Reservieren, { cli-mark-explorer } zusätzlicher Kundschafter, ◆ Bonusplättchen, -1 dein reserviertes Artefakt herzustellen kostet 1 weniger
cli-river-bonuses = Bonusplättchen
cli-you = du
cli-points = { $vp } SP (jetzt { $now })
cli-power = { $strength }, Stufe { $level }
cli-explorers = { $count ->
        [one] 1 Kundschafter
       *[other] { $count } Kundschafter
    }
cli-chief = Häuptling
cli-warriors = { $count ->
        [one] 1 Krieger
       *[other] { $count } Krieger
    }
cli-nobody = niemand
cli-character = { $name }, { $side ->
        [young] jung
       *[adult] erfahren
    }
cli-has-points = Punkte
cli-has-strength = Militär
cli-has-culture = Kultur
cli-has-hand = übrig
cli-has-hut = in der Hütte
cli-has-workers = Arbeiter
cli-has-raw = unverarbeitet
cli-has-refined = verarbeitet
cli-has-artefacts = Artefakte
cli-has-reserved = reserviert
cli-has-character = Person
cli-has-bonuses = Bonusplättchen
cli-has-ends = Straßenende
cli-vp = { $vp } SP
cli-total = Summe
cli-title = Runde { $round } von { $rounds } · Startspieler { $first } · { $name } entscheidet
cli-title-setup = Spielvorbereitung
cli-title-over = Das Spiel ist aus · Sieg: { $winners }
cli-legend = r Kundschafter, R Häuptling, { cli-mark-warrior } Krieger, { cli-mark-neutral }1 neutral; RA RB Karren; wi Wiese, st Steinbruch, wa Wald, be Berg
cli-row-title-artefacts = Die Auslage der Artefakte ({ $deck } im Stapel)

## terramara show

cli-show-help = Zeichnet die Partie in FILE.

    FILE ist eine Aufzeichnung, gezeichnet an ihrem Ende, oder eine Stellung (JSON).
cli-opt-show-seat = Aus Sicht dieses Platzes (0 ist der erste).
cli-asked = { $name }: { $question }
cli-no-seat = den Platz { $seat } gibt es nicht; Plätze gehen von 0 bis { $most }

## terramara train

cli-train-help = Trainiert Bots, indem sie gegen sich selbst spielen.

    FOLDER enthält die Partien, die Gewichte und ein Bild des Fortschritts (curves.svg). Unterbrich, wann du willst: Derselbe Befehl macht dort weiter. Strg+C behält alles, was fertig ist.
cli-train-end = Beispiel: terramara train my-bots --from shipped --iterations 20
cli-opt-iterations = Wie oft gespielt und gelernt wird. Standard: 6. Du kannst es später erhöhen.
cli-opt-train-games = Partien in jedem Durchgang. Standard: 2000.
cli-opt-train-players = Spieler am Tisch. Standard: 2,3,4, die meisten Partien mit 4.
cli-opt-from = Beginnt mit diesen Gewichten oder mit den mitgelieferten (shipped). Standard: bei null.
cli-train-numpy = das Training braucht NumPy: pip install numpy
cli-train-lost = etwas hat einen der Prozesse beendet. Alles Fertige liegt in { $folder }; derselbe Befehl macht weiter
cli-train-not-ours = { $folder } enthält eine run.json, die nicht von `terramara train` stammt; wähle einen anderen Ordner
cli-train-not-empty = { $folder } ist nicht leer und enthält kein Training; wähle einen anderen Ordner
cli-train-begun = { $folder } wurde mit einem anderen Wert für { $option } begonnen; lass { $option } weg oder wähle einen anderen Ordner
cli-train-weights = die Gewichte in { $file } sind nicht nutzbar: { $why }
cli-train-continues = Weiter nach Durchgang { $done } von { $iterations }.
cli-train-stopped = Unterbrochen. Derselbe Befehl macht von { $folder } aus weiter.
cli-train-done = Fertig: { $folder } enthält die Gewichte, und curves.svg zeigt, wie sie entstanden sind. Um gegen sie zu spielen: TERRAMARA_WEIGHTS={ $folder } terramara play --bots adept
cli-train-all = Training
cli-train-step = { $step ->
        [play] Spielt
        [read] Liest Partien
        [measure] Misst
       *[learn] Lernt
    } ({ $iteration } von { $iterations })
cli-train-iteration = Durchgang { $iteration } von { $iterations }: { $games } Partien, im Mittel { $score } Punkte. Gegen die ersten Bots gewinnt der neue { $wins } % ({ $low } bis { $high }) und führt mit { $lead } SP.
cli-train-iteration-plain = Durchgang { $iteration } von { $iterations }: { $games } Partien, im Mittel { $score } Punkte.
cli-curve-title = Verlauf des Trainings
cli-curve-below = Durchgänge
cli-curve-wins = Siege gegen die Bots vom Anfang
cli-curve-score = Mittlere Punktzahl
cli-curve-told = Wie viel vom Endstand vorhergesagt wird
cli-curve-network = Netz
cli-curve-linear = linear
cli-analyse-help = Bewertet eine Stellung oder jede Entscheidung einer Partie.

    FILE ist eine Aufzeichnung oder eine Stellung (JSON). Du siehst für jeden Spieler Siegchance und erwartete Punkte, die besten Züge und wohin sie führen, und bei einer Aufzeichnung die Entscheidungen, die am meisten gekostet haben. Das ist die Einschätzung eines starken Bots, der nur weiß, was die Spieler sehen konnten. Strg+C hält an und zeigt, was fertig ist.
cli-analyse-end = Beispiel: terramara analyse game.record --picture game.svg
cli-opt-analyse-to = Betrachtet nur die Stellung nach N Aktionen.
cli-opt-analyse-turns = Zeigt so viele der besten Züge.
cli-opt-analyse-games = Spielt außerdem für jede Entscheidung so viele Partien zu Ende. Langsamer, aber genauer: Versuch es mit 100.
cli-opt-picture = Zeichnet ein Bild in diese Datei (SVG).
cli-analyse-numpy = die Analyse braucht NumPy: pip install numpy
cli-analysing = Analyse
cli-analyse-now = Runde { $round }, { $player } entscheidet
cli-analyse-over = Die Partie ist zu Ende
cli-analyse-turns = Die besten Züge
cli-analyse-players = Was jeder verschenkt hat
cli-analyse-worst = Die teuersten Entscheidungen
cli-analyse-note = Der Wert sind die erwarteten Punkte minus die Hälfte derer des besten Gegners. Eine Entscheidung verschenkt, was ihr zum Wert des besten Zugs fehlt, in SP.
cli-analyse-written = Das Bild liegt in { $file }.
cli-analyse-stopped = Angehalten nach { $done } von { $count } Aktionen.
cli-analyse-title = Wie die Partie lief
cli-analyse-below = Aktionen
cli-analyse-lost = Bisher verschenkte SP
cli-analyse-row-now = jetzt
cli-col-win = Siegchance
cli-col-expected = Erwartete Punkte
cli-col-worth = Wert
cli-col-turn = Zug
cli-col-choices = Entscheid.
cli-col-lost = Verschenkt
cli-col-lost-each = Je Entscheid.
cli-col-large = { $points } SP oder mehr
cli-col-number = Nr.
cli-col-round = Runde
cli-col-played = Gespielt
cli-col-better = Besser

## terramara replay

cli-replay-help = Spielt die Aufzeichnung in FILE nach und prüft sie.

    Jede Aktion muss erlaubt sein und jeder Hash unterwegs stimmen.
cli-verify-help = Prüft, ob in FILE fair gemischt wurde.
cli-opt-commitment = Die Festlegung, die du vor dem Spiel gesehen hast, zum Vergleich.
cli-verify-played = Gespielt wie aufgezeichnet: { $actions } Aktionen, alle Hashes stimmen.
cli-verify-nothing = Diese Aufzeichnung hat keine Zeile zur Fairness, also lässt sich das Mischen nicht prüfen. Der Startwert war vorgegeben, oder kein Server hat gemischt.
cli-verify-other = Du hast die Festlegung { $told } gesehen, aber diese Aufzeichnung hat { $found }. Es ist nicht dieselbe Mischung.
cli-verify-bad-commitment = Nicht fair: Das Geheimnis passt nicht zur Festlegung. Der Server hat es geändert, nachdem er den Hash gezeigt hatte, oder die Aufzeichnung wurde geändert.
cli-verify-bad-seal = Nicht fair: Ein Anteil ist nicht der, der versiegelt war, bevor alle Plätze besetzt waren. Jemand hat ihn gewählt, als die anderen bekannt waren, oder die Aufzeichnung wurde geändert.
cli-verify-bad-seed = Nicht fair: Das Geheimnis und die Anteile der Spieler ergeben nicht diesen Startwert. Jemand hat den Startwert oder einen Anteil geändert.
cli-verify-commitment = Der Server hat sein Geheimnis vor der ersten Karte festgelegt: Festlegung { $commitment }.
cli-verify-seat = Platz { $seat }
cli-verify-share = { $name } hat { $share } beigetragen.
cli-verify-unopened = { $name } war beim Mischen nicht da und hat nichts beigetragen.
cli-verify-neutrals = { $by ->
    [deal] Auch die neutralen Kundschafter wurden so platziert.
   *[players] Die Spieler haben die neutralen Kundschafter platziert.
}
cli-verify-fair = { $shares ->
    [one] Fair: Die Mischung ergibt sich aus dem Geheimnis und dem Anteil eines Spielers. Niemand konnte sie bestimmen.
   *[other] Fair: Die Mischung ergibt sich aus dem Geheimnis und den Anteilen von { $shares } Spielern. Niemand konnte sie bestimmen.
}
cli-verify-alone = Die Mischung ergibt sich aus dem Geheimnis des Servers, das vorher festgelegt war. Kein Spieler hat einen Anteil beigetragen.
cli-opt-to = Hält nach N Aktionen an.
cli-opt-show = Zeichnet den Tisch an dieser Stelle.
cli-opt-step = Geht die Aktionen einzeln durch und zeigt, was jede bewirkt.
cli-replay-too-far = Aktion { $to } liegt hinter dem Ende: Die Aufzeichnung hat { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }
cli-replay-right = Die Aufzeichnung stimmt: { $actions } Aktionen, { $players } Spieler, Set { $set } { $version }. Der Hash hier ist { $hash }.
cli-replay-at = Gezeigt nach Aktion { $at }.
cli-step-prompt = Enter: weiter, q: Schluss{ " " }

## terramara play

cli-play-help = Spielt im Terminal gegen Bots.

    Mit FILE geht die Partie weiter, die dort mit `save FILE` gespeichert wurde.
cli-opt-play-players = Spieler, dich mitgezählt.
cli-opt-play-bots = Ein Bot für alle anderen oder einer für jeden: adept,greedy. Standard: beginner in der ersten Partie, sonst greedy.
cli-opt-play-first = Eine erste Partie, ohne Personen und Startkarten, oder eine volle (Standard).
cli-opt-play-neutrals = Zu zweit und zu dritt: neutrale Kundschafter zufällig setzen lassen (Standard in der ersten Partie) oder gefragt werden.
cli-opt-seat = Dein Platz, ab 0.
cli-opt-play-seed = Startwert für den Zufall. Standard: jedes Mal eine neue Partie.
cli-play-bots = { $given } Bots für { $wanted ->
        [one] 1 anderen Platz
       *[other] { $wanted } andere Plätze
    }: Nenne einen für alle oder einen für jeden
cli-welcome = Du bist { $name } und spielst gegen { $others }. Gib eine Zahl, eine Aktion oder `help` ein.
cli-both-sides = Jung: { $young } Erfahren: { $adult }
cli-bot-cheats = der Bot { $bot } hat { $action } gewählt, was nicht erlaubt ist: { cli-bot-stuck }
cli-bot-failed = der Bot { $bot } ist gescheitert ({ $why }): { cli-bot-stuck }
cli-bot-stuck = `save FILE` speichert die Partie, und `terramara play FILE --bots greedy` setzt sie fort
cli-over = Das Spiel ist aus. `save FILE` speichert es, `log` zeigt den Verlauf, `quit` beendet.
cli-no-number = { $most ->
        [0] Gerade gibt es nichts zu wählen.
       *[more] Wähle eine Zahl von 1 bis { $most }.
    }
cli-unknown = „{ $typed }“ ist weder Aktion noch Befehl. Gib eine Zahl oder Aktion aus der Liste ein, oder `help`.
cli-allowed = Ja, das geht: { $action }
cli-refused = { $action }: { $why } (`rules { $rule }`)
cli-why-what = Warum was? Versuch: why explorer 2L1
cli-undone = Rückgängig gemacht: { $action }
cli-cannot-undo = Rückgängig geht nicht: Seither wurde etwas aufgedeckt, oder jemand anders war am Zug.
cli-cannot-redo = Nichts zu wiederholen.
cli-save-where = Wohin? save FILE
cli-save-other = { $file } ist etwas anderes und bleibt, wie es ist. Wähle einen anderen Namen.
cli-saved = In { $file } gespeichert. Weiter mit `terramara play { $file }`.
cli-quit-unsaved = Diese Partie ist nicht gespeichert. `save FILE` speichert sie, noch einmal `quit` beendet.
cli-left-unsaved = Die Partie wurde nicht gespeichert.
cli-play-commands =
    Gib eine Zahl oder eine Aktion aus der Liste ein (kurz geht auch: e 2l1), oder:
    { "  " }board         den ganzen Tisch zeigen
    { "  " }row           die Artefakte zum Herstellen zeigen
    { "  " }players       zeigen, was alle haben und was es bewirkt
    { "  " }score         die Punkte zeigen, wenn jetzt Schluss wäre
    { "  " }log           zeigen, was zuletzt geschah
    { "  " }why AKTION    erklären, warum sie gerade nicht geht
    { "  " }undo, redo    letzte Aktion rückgängig machen oder wiederholen
    { "  " }rules WÖRTER  eine Regel nachschlagen: rules TRN-7, rules Raubzug
    { "  " }save FILE     die Partie speichern
    { "  " }quit          beenden
