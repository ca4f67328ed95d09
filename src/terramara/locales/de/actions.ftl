### Was eine Aktion tut, für Knöpfe und Listen: act-<Art der Notation>.

# $who (String) wer; $where (String) ein Feld; $gives (String) was es gibt
act-send = { $who ->
        [explorer] Kundschafter
        [chief] Häuptling
       *[warrior] Krieger
    } { FORM($where, "to") } schicken: { $gives }
# $owner (String) wessen Kundschafter dort steht
act-send-joining = { $who ->
        [explorer] Kundschafter
        [chief] Häuptling
       *[warrior] Krieger
    } { FORM($where, "to") } schicken, neben { FORM($owner, "acc") }: { $gives }
act-give-up = Auf den Rest der Runde verzichten
act-adult = Deine Person auf die erfahrene Seite drehen
act-careful-on = Bei jedem Ertrag und jeder Reihenfolge fragen
act-careful-off = Alles nehmen, in sinnvoller Reihenfolge
act-worker = Arbeiter der Stufe { $level } einsetzen
act-character = Deine Person nutzen
act-use = { $artefact } nutzen
act-bonus = Bonusplättchen „{ $bonus }“ nutzen
act-craft = { $artefact } herstellen ({ $cost })
act-craft-reserved = Reserviertes Artefakt { $artefact } herstellen ({ $cost })
act-reserve = { $artefact } reservieren
act-end = Zug beenden
# $what (String) ein Rohstoff
act-refine = { $what } verarbeiten
act-take = { $what } nehmen
act-give = { $what } abgeben
act-less = 1 { $what } sparen
# $which: A oder B; $to (String) ein Ort der Straße
act-caravan = Karren { $which }: weiter { FORM($to, "to") }
act-trade = Tauschen
act-stop = Hier aufhören
# $what (String) eine Möglichkeit in Worten
act-choose = { $what }
act-next = Zuerst: { $what }
act-take-all = Alles nehmen
act-take-one = Eins nehmen
act-back = { $who ->
        [explorer] Kundschafter
        [chief] Häuptling
       *[member] Stammesmitglied
    } { FORM($where, "from") } zurücknehmen
act-neutral = Neutralen Kundschafter { FORM($where, "onto") } setzen
# $name (String) einer Karte
act-draft-character = { $name } wählen
act-draft-card = Starten mit: { $name }

## Was sie sonst noch tut, und was wegfällt
act-with = { $act } · { $effect }
act-swap = Rohstoff tauschen
act-no-worker = es gibt keinen Arbeiter der Stufe { $level } mehr
act-tile-crossroads = { $name }: { $gives }
act-tile-outpost = { $name }: Außenposten, { $asks }
act-stop-gain = Das reicht
act-stop-take = Das reicht
act-stop-refine = Genug verarbeitet
act-stop-trade = Genug getauscht
act-stop-option = Nichts davon
act-stop-joint = Keins von beiden
act-stop-raid = Kein Raubzug
act-stop-hut = Nichts weiter
act-stop-workshop = Nichts herstellen
act-stop-back = Alle stehen lassen
