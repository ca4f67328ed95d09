### Das Protokoll: event-<Art>, eine Nachricht für jedes Ereignis. $name ist der Name des Spielers, um den es geht.

event-setup = Das Spiel ist für { $players } Spieler aufgebaut.
event-draft = { $name } wählt „{ $what }“.
event-tile = { $name } wählt das Plättchen „{ $what }“.
event-neutral-placed = { $name } setzt einen neutralen Kundschafter { FORM($where, "onto") }.
event-round = Runde { $round } beginnt.
event-removed = Aus der Auslage genommen: „{ $artefact }“.
event-turn = { $name } ist am Zug.
event-sent = { $name } schickt { $who ->
        [explorer] einen Kundschafter
        [chief] den Häuptling
       *[warrior] einen Krieger
    } { FORM($where, "to") }.
event-joined = { $name } stellt sich { FORM($owner, "zu") }.
event-joined-own = { $name } stellt sich zum eigenen Kundschafter.
# $what (String) eine Menge in Worten
event-got = { $name } erhält { FORM($what, "acc") }.
event-lost = { $name } verliert { FORM($what, "acc") }.
event-paid = { $name } zahlt { FORM($what, "acc") }.
event-refined = { $name } verarbeitet { $what }.
event-moved = { $name } fährt mit Karren { $caravan } { FORM($where, "to") }.
event-hired = { $name } wirbt einen Arbeiter der Stufe { $level } an.
event-worker = { $name } setzt einen Arbeiter der Stufe { $level } ein.
event-used = { $name } nutzt „{ $artefact }“.
event-character = { $name } nutzt { FORM($character, "acc") }.
event-bonus = { $name } erreicht das Bonusplättchen „{ $bonus }“.
event-bonus-own = { $name } nutzt das Bonusplättchen „{ $bonus }“.
event-crafted = { $name } stellt „{ $artefact }“ her.
event-crafted-reserved = { $name } stellt das reservierte Artefakt „{ $artefact }“ her.
event-reserved = { $name } reserviert „{ $artefact }“.
event-revealed = Neu in der Auslage: „{ $artefact }“.
event-raid = { $name } geht mit Machtstufe { $level } auf Raubzug.
event-gave = { $name } gibt { FORM($what, "acc") } an { $to } ab.
event-first = { $name } nimmt die Startspielerkarte.
event-adult = { $name } dreht { FORM($character, "acc") } auf die erfahrene Seite.
event-warriors = { $name } nimmt { $count ->
        [one] 1 Krieger
       *[other] { $count } Krieger
    }.
event-gave-up = { $name } verzichtet auf den Rest der Runde.
event-returned = Runde { $round } ist vorbei. Alle kehren heim.
event-turned = Zeile { $row } wird umgedreht.
event-flag = { $name } legt ein Banner auf den Außenposten in Zeile { $row }.
event-back = { $name } nimmt ein Stammesmitglied { FORM($where, "from") } zurück.
event-explorer = { $name } erhält den fünften Kundschafter vom Fluss.
# $number zählt die neutralen Spieler ab 1
event-neutral-strength = Der neutrale Spieler { $number } zieht { $card }: jetzt { $total } Militär.
event-over = Das Spiel ist aus.
