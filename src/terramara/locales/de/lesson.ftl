### Die Einführung: die Titel stehen in web.ftl; lesson-<Kapitel>-<Schritt> was zu tun ist, -why wozu es gut ist.

lesson-chapter = Kapitel { $number } von { $all }: { $title }
lesson-next = Nächstes Kapitel
lesson-again = Neu starten
lesson-leave = Verlassen
lesson-finish = Erste Partie spielen
lesson-undo = Zurück und ausprobieren
lesson-show = Zeig es mir
lesson-stray = Das geht auch, aber in diesem Kapitel geht es um etwas anderes.
lesson-stray-final = Das geht auch, aber in diesem Kapitel geht es um etwas anderes. Rückgängig machen geht nicht, also starte das Kapitel neu.
lesson-lost = Warte, hier gibt es noch etwas zu tun.
lesson-done = Gut gemacht!
lesson-all-done = Das war das ganze Spiel. Du bist bereit.
lesson-why = Wozu es gut ist
lesson-end-turn = Beende zuerst deinen Zug: Drück unten auf „Zug beenden“.

lesson-craft-send = Du bist Rot. In jedem Zug schickst du ein Stammesmitglied auf ein Feld und nimmst, was darauf abgebildet ist. Schick einen Kundschafter in den markierten Steinbruch: Dort gibt es 2 Stein und 1 Militär.
lesson-craft-send-why = Die Felder geben meist unverarbeitete Rohstoffe: Vieh, Stein, Holz, Erz. Die Zeile dieser Runde ist hell. Deine anderen Kundschafter und dein Häuptling warten neben deinem Namen.
lesson-craft-refine = Artefakte kosten verarbeitete Rohstoffe. Klick deinen Arbeiter an und verarbeite beide Steine zu Quaderstein.
lesson-craft-refine-why = Ein Arbeiter der Stufe 2 verarbeitet bis zu zwei Rohstoffe, einmal pro Runde, jederzeit in deinem Zug.
lesson-craft-craft = Die Knickwandschale ganz links am Fluss kostet 2 Quaderstein. Stell sie her.
lesson-craft-craft-why = Nach der Aktion deines Feldes darfst du ein Artefakt herstellen oder reservieren. Dieses ist 2 Punkte wert und gibt dir sofort 1 Kultur. Es gehört dir für den Rest des Spiels.

lesson-join-explorer = Im Steinbruch steht der Kundschafter von Blau. Du hast 4 Militär, Blau 2: Du bist stärker und darfst dich dazustellen. Schick auch einen Kundschafter hin.
lesson-join-explorer-instead = Dein Häuptling darf auch, aber ihn brauchst du für den nächsten Schritt.
lesson-join-explorer-why = Auf ein Feld passen zwei Stammesmitglieder, nie zwei von einer Farbe. Einen Kundschafter dazuzustellen kostet dich 1 Militär. Starke Spieler gehen also, wohin sie wollen, aber nicht ewig.
lesson-join-chief = Gelb ist stärker als du. Deinen Häuptling stört das nicht: Schick ihn rechts zum Kundschafter von Gelb.
lesson-join-chief-why = Ein Häuptling darf zu jedem Kundschafter und zahlt nichts. Und wo ein Häuptling steht, kann niemand mehr hin: So hast du ein Feld für dich.

lesson-ahead-send = Zeilen weiter oben im Tal gehören zu späteren Runden und geben mehr. Nur Kundschafter dürfen vorausgehen. Schick einen auf die Wiese in Zeile 3: 2 Leder und 2 Punkte, schon jetzt.
lesson-ahead-send-why = Der Preis ist Zeit. Dein Kundschafter bleibt dort, bis die Runde dieser Zeile vorbei ist: bis dahin jede Runde ein Zug weniger.
lesson-ahead-craft = Rohstoffe von dort oben sind oft schon verarbeitet. Stell damit das markierte Artefakt her.
lesson-ahead-craft-why = Jetzt ein reiches Feld oder später mehr Züge? Darum dreht sich dieses Spiel. Ein oder zwei vorausgeschickte Kundschafter pro Runde sind ein guter Anfang.

lesson-road-send = Runde 1 ist vorbei und ihre Zeile umgedreht: Links liegt ein Außenposten, rechts ein Kreuzungsfeld. Schick einen Kundschafter zu „Straße“ in deinem Dorf. Du bekommst 2 Schritte.
lesson-road-send-why = Jeder Schritt bewegt einen deiner zwei Karren. Geradeaus ist die nächste Kreuzung einen Schritt entfernt. Ein Umweg braucht zwei, bringt aber etwas.
lesson-road-outpost = Fahr mit Karren A zum Außenposten in Zeile 1. Dort legst du ein Banner ab.
lesson-road-outpost-instead = Geradeaus geht es schneller. Aber der Umweg bringt ein Banner, und darum geht es in diesem Kapitel.
lesson-road-outpost-why = Ein Banner bringt am Ende 2, 5 oder 10 Punkte. Dieser Außenposten zählt die Stufen deiner Arbeiter, also wirb welche an.
lesson-road-crossroads = Ein Schritt ist noch übrig. Bring Karren A zurück auf die Straße, zu Kreuzung 1.
lesson-road-crossroads-why = Jetzt haben deine beiden Karren Kreuzung 1 erreicht. Damit steht dir das Kreuzungsfeld in Zeile 1 offen.
lesson-road-space = Schick ein Stammesmitglied zum Kreuzungsfeld in Zeile 1.
lesson-road-space-why = Kreuzungsfelder bleiben bis zum Spielende. Nutzen darf sie nur, wer mit beiden Karren so weit gekommen ist.

lesson-river-send = Kultur bringt dein Kanu den Fluss hinab. Schick einen Kundschafter zu „Fähigkeiten“: 1 Militär und 1 Kultur.
lesson-river-send-why = Je weiter du paddelst, desto mehr Artefakte erreichst du: zuerst zwei, ab 11 Kultur alle acht. Unterwegs warten Bonusplättchen und ein fünfter Kundschafter.
lesson-river-reserve = Ab 4 Kultur darfst du ein Artefakt reservieren. Dann bekommt es niemand sonst. Reserviere eins, das du erreichst.
lesson-river-reserve-why = Stell es vor Spielende her, sonst kostet es dich 5 Punkte. Reserviere, was du bald bezahlen kannst.

lesson-raid-raid = Deine Nachbarn sind reich, und du bist stark. Schick deinen Häuptling auf Raubzug.
lesson-raid-raid-why = Ein Raubzug kostet 1 Militär. Dann gibt dir jeder für je 5 seiner Rohstoffe 1 ab. Schwächere geben mehr: 1 für je 4, 3 oder 2. Sei nicht der Schwächste mit der vollsten Hütte.
lesson-raid-first = Schick einen Kundschafter zu „Startspieler“.
lesson-raid-first-why = Du beginnst die nächste Runde und hast die erste Wahl in ihrer Zeile. Der dritte und der vierte Spieler bekommen einen kleinen Ausgleich.
lesson-raid-travel = Dazu bekommst du 1 Schritt auf der Straße. Bewege einen Karren.
lesson-raid-travel-why = Der erste Karren am Ende der Straße bringt 8 Punkte, der zweite 5, jeder weitere 3.

lesson-points-send = Der letzte Zug des Spiels. Schick deinen letzten Kundschafter, wohin du willst.
lesson-points-send-why = Punkte gibt es für Artefakte und ihre Effekte, Banner auf Außenposten, Karren am Ende der Straße, Militär (8, 5 und 2 für die Stärksten), dazu die unterwegs gesammelten. Auch übrige Rohstoffe zählen ein wenig.
lesson-points-end = Beende deinen Zug und sieh dir den Wertungsblock an.
lesson-points-end-why = Der Wertungsblock zeigt, woher alle ihre Punkte haben. Du kannst ihn jederzeit öffnen, als wäre gerade Schluss.
