### Die Worte des Spiels im Browser: Seiten, der Spielplan und seine Zeichen, Fragen, Antworten, das Protokoll.

## Die Seite
web-name = Terramara
web-tagline = Führe ein Dorf der Bronzezeit. Schick deine Leute hinaus, stell her, wovon sie träumen, und mach dir einen Namen. Fünf Runden, zwei bis vier Spieler.
web-skip = Direkt zum Spiel
web-loading = Das Spiel wird aufgebaut …
web-title = { $name }
web-title-mine = Du bist am Zug · { $name }
web-title-over = Endstand · { $name }
web-your-turn = Du bist am Zug
web-close = Schließen
web-cancel = Abbrechen
web-copy = Kopieren
web-copied = Kopiert
web-menu = Menü
web-settings = Einstellungen
web-share = Links und Aufzeichnung
web-rules = Regeln
web-rules-search = Suche: ein Wort oder TRN-7
web-rules-none = Dazu gibt es keine Regel. Versuch ein anderes Wort.
web-back-to-start = Zurück zur Startseite
web-no-table = Dieser Tisch lässt sich nicht öffnen
web-lost-sending = Verbindung unterbrochen. Sobald sie wieder da ist, wird deine Aktion gesendet.
web-lost = Verbindung unterbrochen. Neuer Versuch …
web-watchers = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
web-version = Version { $version }
web-theme = Aussehen
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-language = Sprache
web-setting-motion = Figuren über den Spielplan bewegen
web-setting-sound = Leiser Ton, wenn ich am Zug bin
web-setting-sounds = Klänge, wenn etwas geschieht
web-setting-ambience = Fluss und Vögel im Hintergrund
web-setting-volume = Lautstärke
web-setting-zoom = Größe des Spielplans
web-setting-turned = Das Tal umdrehen: Zeile 1 oben, wie auf dem gedruckten Spielplan
web-setting-handover = Ein Bildschirm für mehrere: vor der Übergabe fragen
web-setting-ask = Nachfragen, bevor etwas endgültig ist
web-setting-notify = Benachrichtigen, wenn ich am Zug bin und die Seite verdeckt ist
web-keys = Tab geht durch deine Möglichkeiten, die Pfeiltasten wandern über den Spielplan. 1 bis 9 drücken die nummerierten Knöpfe. L listet alle Möglichkeiten auf, H öffnet die Regeln zu dem, worauf du zeigst, I erklärt die Symbole, U macht rückgängig, R wiederholt, G lässt wartende Bots weiterspielen, S überspringt die Animation.

## Die Startseite
web-play-bots = Gegen Bots spielen
web-players-count = Spieler
web-players-n = { $count } Spieler
web-game-kind = Erste oder volle Partie
web-first-game = Erste Partie
web-full-game = Volle Partie
web-first-game-tip = Erste Partie: ohne Personen, alle starten gleich
web-my-games = Meine Partien
web-open-tables = Offene Tische
web-open-none = Gerade wartet niemand. Eröffne einen Tisch und teile den Link.
web-how = So geht’s, in einer Minute
web-how-send = In jedem Zug schickst du deinen Häuptling oder einen Kundschafter auf ein Feld und nimmst, was darauf abgebildet ist. Zeilen weiter oben geben mehr, aber ein vorausgeschickter Kundschafter bleibt fort, bis deren Runde vorbei ist.
web-how-join = Du kannst dich zum Kundschafter eines anderen stellen: mit dem Häuptling immer, mit einem Kundschafter nur, wenn du stärker bist.
web-how-refine = Die Felder geben unverarbeitete Rohstoffe: Vieh, Stein, Holz, Erz. Einmal pro Runde verarbeiten deine Arbeiter sie zu Leder, Quaderstein, Nutzholz und Metall.
web-how-craft = Mit verarbeiteten Rohstoffen stellst du Artefakte her, eins pro Zug. Sie bringen Punkte, und die meisten können noch mehr. Mit Kultur erreichst du mehr davon.
web-how-win = Auch Karren, Militär und Kultur bringen Punkte. Nach der fünften Runde gewinnt, wer die meisten hat.
web-upload = Aufgezeichnete Partie öffnen
web-create = Neuer Tisch
web-create-go = Tisch eröffnen
web-seat-kind = Wer spielt auf Platz { $number }
web-seat-name = Name für Platz { $number }
web-kind-of-seat-human = Jemand online
web-kind-of-seat-local = Hier am Gerät
web-kind-of-seat-bot = Bot
web-name-local = Name
web-seat-by-invitation = frei, mit Einladung
web-table-name = Name des Tisches
web-optional = optional
web-bot-name-beginner = Anfänger
web-bot-name-greedy = Gelegenheitsspieler
web-bot-name-apprentice = Lehrling
web-bot-name-adept = Könner
web-bot-name-warrior = Könner: Krieger
web-bot-name-trader = Könner: Händler
web-bot-name-crafter = Könner: Handwerker
web-bot-name-settler = Könner: Siedler
web-bot-name-master = Meister
web-bot-name-champion = Champion
web-your-name = Dein Name
web-your-colour = Deine Farbe
web-public = Unter offenen Tischen zeigen
web-options = Optionen
web-option-card4 = Auch die neutrale Karte 4 verwenden (zu zweit und zu dritt)
web-option-neutrals = Neutrale Kundschafter selbst platzieren (zu zweit und zu dritt)
web-option-paid = Punkte pro Rohstoff beim Herstellen: Es zählt, was du wirklich zahlst
web-option-overflow = Kultur und Militär über das Ende der Leiste hinaus lösen trotzdem Effekte aus
web-set = Set
web-set-name-base = Grundspiel
web-tables-all = Alle { $count } zeigen
web-status-waiting = Wartet auf Spieler
web-status-playing = Runde { $round }
web-status-over = Beendet
web-seat-free = Freier Platz
web-guest = Gast
web-waiting = Teile die Einladung. Beim Start übernehmen Bots die freien Plätze.
web-waiting-watch = Das Spiel hat noch nicht begonnen. Du siehst es hier, sobald es losgeht.
web-start-now = Jetzt starten
web-seeded = Bei diesem Tisch wurde die Mischung vorgegeben. Wer ihn eröffnet hat, kennt vielleicht die kommenden Karten. Spiel nur mit, wenn dir das recht ist.
web-seeded-short = Mischung vorgegeben
web-fair-fair = Es wurde fair gemischt: geprüft
web-fair-chosen = Die Mischung war vorgegeben und lässt sich nicht prüfen
web-fair-unchecked = Mischung prüfen: Aufzeichnung speichern und „terramara verify“ aufrufen
web-fair-other-commitment = Nicht fair: Der Server hat dir vor dem Spiel eine andere Festlegung gezeigt
web-fair-share-missing = Dein Anteil steckt nicht in der Mischung: Der Server hat ihn weggelassen, oder er kam nie an
web-fair-away = Gemischt wurde wie festgelegt, aber dein Browser war nicht da und hat nichts beigetragen
web-fair-other-seals = Nicht fair: Der Anteil eines Spielers wurde vertauscht, als deiner bekannt war
web-fair-bad-seal = Nicht fair: Der Anteil eines Spielers ist nicht der, der versiegelt war
web-fair-bad-commitment = Nicht fair: Der Server hat sein Geheimnis geändert
web-fair-bad-seed = Nicht fair: Die Mischung ergibt sich nicht aus Geheimnis und Anteilen
web-fair-how = { $shares ->
    [0] Der Server hat vor der ersten Karte ein Geheimnis festgelegt und dessen Hash gezeigt. Kein Spieler hat etwas beigetragen.
    [one] Der Server hat vor der ersten Karte ein Geheimnis festgelegt und dessen Hash gezeigt. Der Browser eines Spielers hat dann Zufallszahlen beigetragen. Gemischt wurde aus beidem, also konnte niemand die Mischung bestimmen.
   *[other] Der Server hat vor der ersten Karte ein Geheimnis festgelegt und dessen Hash gezeigt. Die Browser von { $shares } Spielern haben dann Zufallszahlen beigetragen. Gemischt wurde aus allem, also konnte niemand die Mischung bestimmen.
}
web-fair-unopened = { $count ->
    [one] Der Browser eines Spielers war beim Mischen nicht da und hat nichts beigetragen.
   *[other] Die Browser von { $count } Spielern waren beim Mischen nicht da und haben nichts beigetragen.
}
web-fair-commitment = Festlegung:
web-fair-before = Niemand kann die Karten bestimmen
web-fair-before-how = Der Server hat seinen Teil der Mischung festgelegt, bevor sich jemand gesetzt hat. Dieser Hash beweist es. Der Wertungsblock vergleicht ihn nach dem Spiel.
web-dealing = Alle Plätze sind besetzt. Es wird gemischt.
web-error-not-host = Das darf nur, wer den Tisch eröffnet hat.
web-error-started = Das Spiel hat schon begonnen.
web-error-database-damaged = Die Datenbank des Servers ist beschädigt. Gerade kann man nicht spielen.
web-error-database-removed = Die Datenbank des Servers ist weg. Gerade kann man nicht spielen.
web-error-seeded = Bei diesem Tisch wurde die Mischung vorgegeben. Sieh ihn dir noch einmal an, bevor du mitspielst.
web-error-bad-deal = Das hat zu lange gedauert. Bitte versuch es noch einmal.
web-join = Mitspielen
web-leave = Tisch verlassen
web-leave-sure = Du gibst deinen Platz endgültig auf. Wer die Einladung hat, kann ihn übernehmen, oder ein Bot.
web-stay = Bleiben
web-seats-free = { $count ->
    [one] Der Platz von { $who } ist leer. Das Spiel wartet.
   *[other] Die Plätze von { $who } sind leer. Das Spiel wartet.
}
web-seats-free-bots = { $count ->
    [one] Bot weiterspielen lassen
   *[other] Bots weiterspielen lassen
}
web-stand-in = Vertretung
web-stand-in-ask = Bot für mich spielen lassen
web-stand-in-ask-tip = Der Platz bleibt deiner. Komm jederzeit zurück und spiel weiter.
web-stand-in-own = Ein Bot spielt für dich.
web-stand-in-end = Bin wieder da
web-stand-in-may = { $who } ist nicht da. Das Spiel wartet.
web-stand-in-go = Bot für { $who } spielen lassen
web-stand-in-minutes = { $who } ist nicht da. { $count ->
    [one] In einer Minute kannst du einen Bot holen.
   *[other] In { $count } Minuten kannst du einen Bot holen.
}
web-stand-in-hours = { $who } ist nicht da. { $count ->
    [one] In einer Stunde kannst du einen Bot holen.
   *[other] In { $count } Stunden kannst du einen Bot holen.
}
web-patience = Ist jemand nicht da, kann ein Bot einspringen
web-patience-600 = nach 10 Minuten
web-patience-3600 = nach einer Stunde
web-patience-86400 = nach einem Tag
web-patience-never = nie
web-link-invite = Einladung zum Mitspielen
web-link-personal = Dein persönlicher Link. Behalte ihn für dich: Er öffnet deinen Platz auf einem anderen Gerät
web-link-watch = Link für Zuschauer
web-link-moment = Link zu diesem Moment
web-record = Aufzeichnung herunterladen
web-record-later = Die Aufzeichnung gibt es nach dem Spiel. Vorher würde sie Verdecktes verraten.
web-links-only-here = Diese Links funktionieren nur auf diesem Computer.
web-network = Mit anderen im selben Netzwerk spielen
web-network-serve = Beende das Spiel auf diesem Computer und starte es neu mit:
web-network-address = Die Adresse dieses Computers steht in seinen Netzwerkeinstellungen. Sie sieht aus wie 192.168.1.20.
web-network-open = Öffne die Seite hier unter dieser Adresse, zum Beispiel:
web-network-share = Eröffne dort einen Tisch und teile die Einladung. Alle müssen im selben Netzwerk sein.
web-qr = Mit dem Handy scannen und mitspielen
# $name (String) eines Gastes
web-remove = { $name } entfernen
web-try-again = Noch mal versuchen

## Teile des Tisches
web-board = Spielplan
web-parts = Teile des Tisches
web-tab-board = Spielplan
web-tab-cards = Artefakte
web-tab-cards-now = { $count ->
    [one] 1 kannst du jetzt wählen
   *[other] { $count } kannst du jetzt wählen
}
web-tab-players = Spieler
web-tab-log = Verlauf
web-players = Spieler
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-go = Diesen Moment zeigen
web-chat = Chat
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Schreib etwas
web-chat-send = Senden
web-chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-chat-watch = Zuschauer können mitlesen.
web-replay = Wiedergabe
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-now = Zurück zum Spiel
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-at = Schritt { $at } von { $all }
web-military = Militär
web-military-tip = Die Militärleiste. Am Ende erhalten die Stärksten { $places } SP.
web-power = Machtstufe { $level }
web-home = Heimatgebiet
web-river = Fluss
web-river-tip = Die Kanus zeigen die Kultur. Je weiter du paddelst, desto mehr Artefakte erreichst du.
web-river-cards = Ab hier erreichst du { $count } Artefakte
web-river-reserve = Ab hier kannst du ein Artefakt reservieren
web-river-extra-explorer = Dein fünfter Kundschafter kommt dazu
web-river-discount = Ab hier kostet dein reserviertes Artefakt beim Herstellen 1 Rohstoff weniger
web-artefact-row = Artefakte am Fluss
web-artefact-far = Noch nicht erreichbar: Du brauchst mehr Kultur
web-deck = Noch im Stapel: { $one } der Stufe 1, { $two } der Stufe 2, { $three } der Stufe 3
web-bonus = Bonusplättchen, Stufe { $level }
web-row = Zeile { $row }, Runde { $round }
web-row-now = Runde { $round }: Diese Zeile ist jetzt dran
web-row-future = Runde { $round } kommt noch: Kundschafter dürfen schon hin
web-row-past = Runde { $round } ist vorbei: Außenposten und Kreuzung sind offen
web-tile-back = { $column ->
    [left] Auf der Rückseite: ein Außenposten. Er ist offen, sobald Runde { $round } vorbei ist
   *[right] Auf der Rückseite: ein Kreuzungsfeld. Es ist offen, sobald Runde { $round } vorbei ist
}
web-tile-back-look = Zum Ansehen drücken
web-rounds = Rundenleiste, Runde { $round } von 5
web-round-tip = Runde { $round }: { $count ->
    [0] keine Arbeiter mehr da
    [one] noch 1 Arbeiter der Stufe { $level } da
   *[other] noch { $count } Arbeiter der Stufe { $level } da
}
web-round-short = Runde { $round }
web-outpost = Außenposten in Zeile { $row }
web-outpost-step = { $vp } SP: { $condition }
web-outpost-flag = Banner von { $name }
web-outpost-closed = Offen, sobald die Runde dieser Zeile vorbei ist
web-end-free = Freie Plätze: { $places } SP
web-end-taken = { $name }: { $vp } SP
web-caravan-of = Karren { $which } von { $name }
web-space-condition = Nur { $condition }
web-space-future = Kommt noch: Nur Kundschafter dürfen hin, und sie bleiben, bis die Runde vorbei ist
web-space-of = Nur { $name } darf hierher
web-space-opens = Offen ab Runde { $round }
web-hire-left = { $count ->
    [0] In dieser Runde keiner mehr da
    [one] In dieser Runde noch 1 da
   *[other] In dieser Runde noch { $count } da
}
web-nobody = Niemand
web-member-explorer = Kundschafter von { $name }
web-member-chief = Häuptling von { $name }
web-member-warrior = Krieger
web-member-neutral = Kundschafter des neutralen Spielers { $number }
web-strength-of = { $name }: { $strength } Militär
web-strength-neutral = Neutraler Spieler { $number }: { $strength } Militär
web-culture-of = { $name }: { $culture } Kultur
web-tableau = Was alle haben
web-tableau-tip = Personen, Artefakte und Plättchen in Worten (T)
web-tableau-open = Drück hier, um alles zu sehen, was dieser Spieler hat
web-tableau-cards = Artefakte und Plättchen
web-tableau-reserved = Reserviert
web-tableau-used = In dieser Runde genutzt
web-tableau-none = Noch keine Artefakte.

## Das Feld eines Spielers
web-panel = { $name }
web-own = Dein Stamm und deine Rohstoffe
web-bot = Bot
web-thinking = Überlegt …
web-away = nicht da
web-first-player = Startspieler
web-total = → { $total }
web-score-tip = Bisher { $vp } SP. Insgesamt { $total }, wenn jetzt Schluss wäre
web-hand = Übrig: { $explorers ->
    [one] 1 Kundschafter
   *[other] { $explorers } Kundschafter
}{ $chief ->
    [0] {""}
   *[there] , der Häuptling
}{ $warriors ->
    [0] {""}
    [one] , 1 Krieger
   *[other] , { $warriors } Krieger
}
web-hand-empty = niemand mehr da
web-hut-of = Hütte von { $name }
web-hut-count = { $count ->
    [0] Leer
    [one] 1 Stammesmitglied drin
   *[other] { $count } Stammesmitglieder drin
}
web-workers-of = Arbeiter der Stufe { $level }: { $ready } von { $all } bereit
web-worker-tip = { $level ->
    [one] Verarbeitet { $level } Rohstoff, einmal pro Runde, jederzeit in deinem Zug
   *[other] Verarbeitet bis zu { $level } Rohstoffe, einmal pro Runde, jederzeit in deinem Zug
}
web-character = { $name }, { $side ->
    [adult] erfahren
   *[young] jung
}
web-character-adult = Erfahren:
web-side-young = jung
web-side-adult = erfahren
web-reserved = Reserviert: { $name }
web-flag-on = Banner auf dem Außenposten in Zeile { $row }
web-own-outpost = Dein eigener Außenposten. Er zählt am Ende, als läge dein Banner dort

## Fragen
web-decision = Deine Entscheidung
web-about = { $what }:
web-can-choose = Das kannst du wählen
web-also = Du kannst auch:
web-also-more = +{ $count } weitere
web-all-choices = Alle { $count } auflisten
web-all-less = Weniger Knöpfe
web-preview-none = Zeig auf ein leuchtendes Feld, um zu sehen, was es bringt.
web-aim-send = { $who ->
        [explorer] Kundschafter
        [chief] Häuptling
       *[warrior] Krieger
    } { FORM($where, "to") } schicken?
# $owner (String) wessen Kundschafter dort steht
web-aim-joining = { $who ->
        [explorer] Kundschafter
        [chief] Häuptling
       *[warrior] Krieger
    } { FORM($where, "to") } schicken, neben { FORM($owner, "acc") }?
web-aim-craft = „{ $artefact }“ herstellen?
web-aim-reserve = „{ $artefact }“ reservieren?
# $refined (String) Mengen an Rohstoffen
web-aim-refine = { $refined } verarbeiten und „{ $artefact }“ herstellen?
# $note (String) was daraus folgt; $who (String) welche von mehreren Möglichkeiten
web-aim-note = { $who }: { $note }
web-choose-one = Wähle eins
web-ask-once-more = Sicher?
web-final-card = Das deckt eine neue Karte auf. Du kannst es nicht rückgängig machen.
web-final-round = { $who ->
    [all] Das beendet die Runde. Du kannst es nicht rückgängig machen.
   *[seat] { $who }: Das beendet die Runde. Du kannst es nicht rückgängig machen.
}
web-final-game = { $who ->
    [all] Das beendet das Spiel. Du kannst es nicht rückgängig machen.
   *[seat] { $who }: Das beendet das Spiel. Du kannst es nicht rückgängig machen.
}
web-final-draft = Danach wählt schon der Nächste. Du kannst es nicht rückgängig machen.
web-final-setup = Danach beginnt die erste Runde. Du kannst es nicht rückgängig machen.
web-past = Du siehst einen früheren Moment.
web-skip-motion = Überspringen
web-play-again = Neue Partie
web-still-undo = Du kannst noch zurück.
web-go-on = Weiter
web-go-on-tip = Bots nicht warten lassen, gleich weiterspielen (G)
web-undo = Rückgängig
web-undo-tip = Letzten Schritt rückgängig machen (U)
# $name hat den letzten Schritt gemacht
web-undo-not = { $why ->
    [nothing] Noch nichts rückgängig zu machen.
    [light] Rückgängig geht nicht: Dein letzter Schritt hat etwas aufgedeckt.
    [over] Rückgängig geht nicht: Das Spiel ist aus.
   *[theirs] Rückgängig geht nicht: Den letzten Schritt hat { $name } gemacht.
}
web-redo = Wiederholen
web-redo-tip = Wiederholen (R)
web-redo-not = Nichts zu wiederholen.
web-restart = Zug von vorn
web-restart-tip = Zug zurücknehmen, bis zum letzten Aufdecken
# $refined (String) Mengen unverarbeiteter Rohstoffe
web-ask-craft-refine = Verarbeite { $refined }, dann kannst du „{ $artefact }“ herstellen.
# $artefacts (String) Namen
web-ask-craft-refine-many = Verarbeite zuerst etwas, dann kannst du herstellen: { $artefacts }.

## Antworten
web-careful-on = Bei jedem Ertrag fragen
web-careful-off = Immer alles nehmen
web-careful-short-on = fragen
web-careful-short-off = auto
web-careful-tip = „Auto“ nimmt immer alles. Bei „fragen“ wählst du, wie viel du nimmst und in welcher Reihenfolge.
web-short-adult = Umdrehen
web-short-caravan = Karren { $which }

## Warum nicht
web-reason = { $words } ({ $rule })
web-why-theirs = Das gehört { $name }.
web-why-far = Keiner deiner Karren ist genau einen Schritt von hier entfernt.

## Fehler
web-error-failed = Da ist etwas schiefgegangen.
web-error-offline = Der Server antwortet nicht. Es ist nichts verloren. Versuch es noch einmal.
web-error-internal = Der Server ist gestolpert. Es ist nichts verloren. Versuch es noch einmal.
web-error-unavailable = Der Server kann gerade nicht speichern. Versuch es gleich noch einmal.
web-error-closing = Der Server startet neu. Versuch es gleich noch einmal.
web-error-malformed = Das hat der Server nicht verstanden.
web-error-too-large = Das ist zu groß.
web-error-too-many = Zu schnell. Warte einen Moment.
web-error-forbidden = Das darfst du hier nicht.
web-error-wrong-token = Dieser persönliche Link ist ungültig.
web-error-wrong-invite = Diese Einladung ist ungültig.
web-error-no-seat = Du hast hier keinen Platz.
web-error-not-away = Für eine Vertretung ist es zu früh.
web-error-no-free-seat = Alle Plätze sind besetzt.
web-error-not-found = Diesen Tisch gibt es nicht.
web-error-not-your-seat = Das ist nicht dein Platz.
web-error-not-your-turn = Du bist nicht am Zug.
web-error-not-started = Das Spiel hat noch nicht begonnen.
web-error-not-over = Das Spiel ist noch nicht aus.
web-error-over = Das Spiel ist aus.
web-error-stale = Das Spiel ist schon weiter. Hier ist der neue Stand.
web-error-key-reused = Das wurde zweimal mit verschiedenem Inhalt gesendet.
web-error-undo-limit = Genug überlegt für einen Zug. Bitte spiel weiter.
web-error-restless = Die Uhr wurde in diesem Zug oft genug angehalten. Bitte spiel weiter.
web-error-chat-full = Der Chat dieses Tisches ist voll.
web-error-illegal = Das geht nicht.
web-error-unknown-action = Das geht nicht.
web-error-unknown-bot = Diesen Bot gibt es nicht.
web-error-unknown-seat = Diesen Platz gibt es nicht.
web-error-unknown-set = Dieses Set gibt es nicht.
web-error-no-undo = Nichts rückgängig zu machen.
web-error-no-redo = Nichts zu wiederholen.
web-error-bad-record = Diese Datei ist keine aufgezeichnete Partie.
web-bad-record-at = Diese Aufzeichnung lässt sich nicht abspielen: Schritt { $at } ist dort nicht erlaubt. Die Datei wurde geändert oder abgeschnitten.
web-error-rules-changed = Diese Partie läuft mit einer älteren Version der Regeln.
web-error-set-changed = Das Set dieser Partie wurde seither geändert.
web-error-damaged = Der Verlauf dieses Tisches ist beschädigt. Du kannst die Partie ansehen, aber nicht weiterspielen.
web-error-set-missing = Das Set dieser Partie ist hier nicht installiert.

## Kartenwahl, ein Gerät für alle, Rückblick
web-draft = Personen und Startkarten
web-handover = Gerät weitergeben
web-handover-to = { $name } ist am Zug. Bitte gib das Gerät weiter.
web-handover-never = Nicht mehr fragen
web-handover-ready = Ich bin { $name }
web-recap = Seit deinem letzten Zug
web-recap-short = Rückblick
web-recap-count = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
web-recap-sent = { $who } { FORM($where, "to") }
web-recap-got = erhält { FORM($what, "acc") }
web-recap-lost = zahlt { FORM($what, "acc") }
web-recap-gave = gibt { FORM($what, "acc") } an { $to } ab
web-recap-steps = { $count ->
    [one] 1 Schritt auf der Straße
   *[other] { $count } Schritte auf der Straße
}

web-announced = Was gerade geschieht
web-said-undo = { $name } macht { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
} rückgängig.
web-said-redo = { $name } wiederholt einen Schritt.
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-live = { $minutes } min + { $increment } s
web-clock-turns = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
web-clock-own = Selbst einstellen
web-clock-minutes = Minuten für jeden
web-clock-increment = Sekunden dazu nach jedem Zug
web-clock-out = Wenn die Zeit abläuft
web-clock-out-turn = spielt ein Bot diesen Zug
web-clock-out-seat = übernimmt ein Bot den Platz
web-clock-rule-turn = Läuft deine Zeit ab, spielt ein Bot diesen Zug für dich.
web-clock-rule-seat = Läuft deine Zeit ab, übernimmt ein Bot deinen Platz, bis du wieder da bist.
web-clock-days = { $days } T { $hours } h
web-clock-of = { $name } hat noch { $time }.
web-clock-runs = { $name } hat noch { $time }. Die Uhr läuft.
web-clock-late = Deine Zeit ist abgelaufen. Ein Bot spielt diesen Zug für dich.
web-clock-said-seconds = Noch { $count } Sekunden auf deiner Uhr.
web-clock-said-minutes = { $count ->
    [one] Noch eine Minute auf deiner Uhr.
   *[other] Noch { $count } Minuten auf deiner Uhr.
}
web-clock-said-hours = { $count ->
    [one] Noch eine Stunde auf deiner Uhr.
   *[other] Noch { $count } Stunden auf deiner Uhr.
}
web-said-timeout-turn = Die Zeit von { $name } ist abgelaufen. Ein Bot spielt diesen Zug.
web-said-timeout-seat = Die Zeit von { $name } ist abgelaufen. Ein Bot übernimmt den Platz.
web-said-pause = Das Spiel ist unterbrochen.
web-said-resume = Das Spiel geht weiter.
web-title-clock = { $time } · Du bist am Zug · { $name }
web-your-turn-left = Du bist am Zug · { $time }
web-pause = Pause
web-pause-ask = Pause vorschlagen
web-pause-wanted = Pause vorgeschlagen von { $who }.
web-pause-agree = Einverstanden
web-pause-decline = Ablehnen
web-pause-waiting = Die Pause beginnt, sobald alle einverstanden sind. Es fehlt: { $who }.
web-pause-withdraw = Zurückziehen
web-pause-end = Weiterspielen
web-paused = Das Spiel ist unterbrochen. Alle Uhren stehen still.
web-paused-short = Pause
web-error-paused = Das Spiel ist unterbrochen. Setz es fort, um weiterzuspielen.
web-error-out-of-time = Deine Zeit ist abgelaufen. Ein Bot spielt diesen Zug.
web-error-no-clock = Dieser Tisch hat keine Uhr.
web-error-bad-clock = Nur bei einer Uhr mit Minuten kommen nach jedem Zug Sekunden dazu.

## Wertung
web-scores = Wertungsblock
web-scores-now = Wenn jetzt Schluss wäre
web-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
web-chart = Punkte im Spielverlauf
web-source = Quelle
web-source-total = Summe

## Zeichen
web-sign-or = oder
web-sign-per = pro
web-sign-times = ×{ $times }
web-sign-trade = Tausche, was links vom Pfeil steht, gegen das rechts davon, { $times ->
    [one] einmal
    [2] bis zu zweimal
    [3] bis zu dreimal
   *[other] bis zu { $times }-mal
}
web-icon-raw = beliebiger unverarbeiteter Rohstoff
web-icon-refined = beliebiger verarbeiteter Rohstoff
web-icon-matching-raw = der entsprechende unverarbeitete Rohstoff
web-icon-matching-refined = der entsprechende verarbeitete Rohstoff
web-icon-strength = Militär
web-icon-culture = Kultur
web-icon-travel = Reichweite
web-icon-vp = Siegpunkte
web-icon-worker-1 = Arbeiter der Stufe 1
web-icon-worker-2 = Arbeiter der Stufe 2
web-icon-worker-3 = Arbeiter der Stufe 3
web-icon-workers = Summe deiner Arbeiterstufen
web-icon-warriors = nimm 2 Krieger für diese Runde
web-icon-refine = einen Rohstoff verarbeiten
web-icon-raid = Raubzug
web-icon-crossroads = Straßenkreuzung
web-icon-outposts = Außenposten
web-icon-flags = Banner auf Außenposten
web-icon-power = Machtstufe
web-icon-stronger = Spieler mit mehr Militär als du
web-icon-artefacts = hergestellte Artefakte
web-icon-caravans = Karren
web-icon-each-round = einmal pro Runde
web-icon-instant = sofort beim Herstellen
web-icon-lasting = dauerhaft
web-icon-at-end = am Spielende
web-icon-doubled = zählt doppelt
web-icon-discount = 1 weniger zu zahlen
web-icon-craft-with-raw = ein Artefakt herstellen, auch mit unverarbeiteten statt verarbeiteten Rohstoffen
web-icon-craft = herstellen
web-icon-reserve = reservieren
web-icon-take-back = ein Stammesmitglied zurücknehmen
web-icon-fire = Feuer: Niemand kann dorthin
web-icon-first = Startspieler
web-icon-hut = Hütte
web-icon-single = Nur Platz für ein Stammesmitglied
web-icon-other-explorer = Kundschafter eines anderen Spielers
web-icon-empty = ein leeres Feld
web-icon-second = dein zweiter Karren
web-icon-trade = tauschen

## Mehrere Schritte in einer Wahl

# $refined, $given, $taken (String) Mengen; $act (String) was dann folgt
web-plan-craft = { $refined } verarbeiten, dann: { $act }
web-plan-craft-short = { $refined } verarbeiten und herstellen
web-plan-refine = { $refined } verarbeiten
web-plan-swap = { $given } gegen { $taken } tauschen
web-plan-give = { $given } abgeben

## Was eine Wahl von anderen unterscheidet

web-note-closes = versperrt das Feld für andere
# $sum (String) das Militär vorher und nachher: 9 − 1 + 1 = 9
web-note-strength = du verlierst 1 Militär: { $sum }
web-note-away = bleibt dort bis zum Ende von Runde { $round }
web-note-away-for-good = kommt nicht zurück
web-note-now = jetzt: { $place }
web-note-reserve = du verlierst { $vp } SP, wenn du es nie herstellst

## Bevor ein Zug endet

web-unused-craft = Du könntest noch verarbeiten und herstellen: { $artefacts }.
web-unused-power = In dieser Runde noch nicht genutzt: { $names }.
web-unused-worker = { $count ->
    [one] Ein Arbeiter kann in dieser Runde noch verarbeiten.
   *[other] { $count } Arbeiter können in dieser Runde noch verarbeiten.
 }

## Tempo

web-setting-speed = Tempo der Bots
web-speed-instant = Sofort
web-speed-fast = Schnell
web-speed-normal = Normal
web-speed-slow = Langsam
web-setting-remind = Vor dem Zugende an ungenutzte Arbeiter und Fähigkeiten erinnern
web-setting-auto-end = Zug beenden, wenn nichts Sinnvolles mehr zu tun ist

## Wie weit ein Artefakt ist

web-reach-craft = Du kannst es herstellen.
web-reach-refine = Du kannst es nach dem Verarbeiten herstellen.
web-reach-reserve = Du kannst es reservieren.
web-reach-out = Noch nicht erreichbar.

## Nach dem Spiel, und beim Zuschauen

web-you-win = Du hast gewonnen!
web-rematch = Revanche
web-watching = Du schaust zu
web-replay-turn = Zug
web-replay-round = Runde
web-replay-turn-back = Zum vorigen Zug
web-replay-turn-on = Zum nächsten Zug
web-replay-round-back = Zur vorigen Runde
web-replay-round-on = Zur nächsten Runde
web-replay-speed = Tempo der Wiedergabe

## Einführung und Tipps auf der Startseite

lesson-title = Einführung
lesson-offer = Neu hier?
lesson-offer-text = Lern das Spiel direkt am Tisch, Zug um Zug. Sieben kurze Kapitel, etwa zehn Minuten. Du kannst jederzeit gehen und wiederkommen.
lesson-begin = Einführung starten
lesson-resume = Einführung fortsetzen
lesson-list = Kapitel
lesson-craft = Schicken, verarbeiten, herstellen
lesson-join = Dazustellen und Militär
lesson-ahead = Vorausschicken
lesson-road = Straße, Außenposten, Kreuzungen
lesson-river = Der Fluss und das Reservieren
lesson-raid = Raubzug und Startspieler
lesson-points = Woher die Punkte kommen
guide-setting = Tipps in meiner ersten Partie zeigen
