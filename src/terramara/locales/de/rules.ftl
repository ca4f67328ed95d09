### Die Regeln: eine Nachricht für jede Regelnummer, daneben ihr Titel.
### Ein Text kann andere Regeln bei ihrer Nummer nennen (TRN-7); daraus werden Links.

## Die Regelseite der Dokumentation (Markdown; ihre Links gelten im Ordner der Sprache)

rules-page-title = Die Regeln
rules-page-head =
    Alle Regeln des Spiels mit ihrer Nummer, in den eigenen Worten dieses Projekts. Das Spiel nennt diese Nummern
    überall, wo es etwas ablehnt oder erklärt, und `terramara rules TRN-7` zeigt eine Regel im Terminal. Zum Lernen
    lies zuerst [So wird gespielt](how-to-play.md). Wo eine Regel eine Frage offenlässt, steht die Antwort unter
    den [Klarstellungen](#D).
rules-page-rulings = D-1 bis D-94 haben [eine eigene Seite](#D).

## Titel der Abschnitte

rules-section-CMP = Spielmaterial
rules-section-SET = Spielvorbereitung
rules-section-RES = Rohstoffe
rules-section-WRK = Arbeiter
rules-section-TRN = Züge und Stammesmitglieder
rules-section-ART = Artefakte
rules-section-HOM = Felder im Heimatgebiet
rules-section-RAD = Der Raubzug
rules-section-FST = Startspieler werden
rules-section-TER = Felder in Territorien
rules-section-CRO = Kreuzungsfelder
rules-section-SPC = Sonderfelder
rules-section-HUT = Die Hütte
rules-section-RND = Rundenbeginn und Rundenende
rules-section-MIL = Militär
rules-section-RIV = Der Fluss
rules-section-ROA = Die Straße
rules-section-OUT = Außenposten
rules-section-BON = Bonusplättchen
rules-section-WAR = Krieger
rules-section-CHR = Personen
rules-section-END = Das Spielende
rules-section-NEU = Zu zweit und zu dritt
rules-section-D = Klarstellungen
rules-section-SYM = Was Effekte sagen können

## Spielmaterial

rule-CMP-1 = Das Spiel ist für zwei bis vier Spieler und läuft über fünf Runden.
    .title = Spieler und Runden
rule-CMP-2 = In deiner Farbe hast du einen Häuptling, 6 Kundschafter, 2 Karren, ein Kanu, einen Militärmarker, 4 Banner und eine eigene Hütte.
    .title = Deine Figuren
rule-CMP-3 = Es gibt 52 Artefakte zum Herstellen: 16 der Stufe 1, 16 der Stufe 2 und 20 der Stufe 3. Jedes gehört zu einer von vier Kategorien: Kleidung, Töpferwaren, Werkzeuge oder Waffen.
    .title = Artefakte
rule-CMP-4 = Es gibt 24 zweiseitige Territorien. Zwölf zeigen Wiesen und Steinbrüche und kommen in die linke Spalte. Zwölf zeigen Wald und Berge und kommen in die rechte. Für jede Spalte gibt es 4 Plättchen jeder Stufe von 1 bis 3 (D-17). Eine Partie braucht 12 der 24.
    .title = Territorien
rule-CMP-5 = Von den 4 Heimatgebieten braucht eine Partie 2. Welche, hängt von der Spielerzahl ab (SET-2).
    .title = Heimatgebiete
rule-CMP-6 = Außerdem gibt es 18 Bonusplättchen, 6 je Stufe; 17 Arbeiter, davon 9 der Stufe 1, 5 der Stufe 2 und 3 der Stufe 3; 12 Startkarten; 7 Personen mit einer jungen und einer erfahrenen Seite; die zweiseitige Startspielerkarte; 4 Krieger; 6 Feuerplättchen; 4 Blockadeplättchen; und die neutralen Karten 1, 2, 3 und 4.
    .title = Alles Übrige
rule-CMP-7 = Das gedruckte Spiel hat 64 Rohstoffplättchen, 16 für jedes Paar, mit einer unverarbeiteten und einer verarbeiteten Seite, und 46 weitere für Punkte. Sie dienen nur zum Zählen: Gehen sie aus, geht das Spiel trotzdem weiter (D-1).
    .title = Zählplättchen

## Spielvorbereitung

rule-SET-1 = Du beginnst mit 0 Militär, deinem Kanu auf Flussfeld 0 und beiden Karren am Anfang der Straße. Du hast deinen Häuptling und 4 Kundschafter. Ein 5. Kundschafter wartet neben dem Fluss (RIV-2). Der 6. bleibt aus dem Spiel, außer deine Person bringt ihn mit (CHR-6). Ein neutraler Spieler nutzt alle 6 Kundschafter.
    .title = Womit jeder beginnt
rule-SET-2 = Auf den Heimatgebieten steht, für wie viele Spieler sie sind. Zu viert: links Plättchen 4, rechts 3/4. Zu dritt: 2/3 und 3/4. Zu zweit: 2/3 und 2. Was ihre Felder bewirken, steht unter HOM.
    .title = Heimatgebiete auslegen
rule-SET-3 = Zieh für jede Spalte 2 der 4 Plättchen jeder Stufe. Vom Dorf aus gesehen erhalten die Zeilen 1 und 2 Stufe 1, die Zeilen 3 und 4 Stufe 2, die Zeilen 5 und 6 Stufe 3, alle mit den Rohstofffeldern nach oben. Wald und Berge bilden die rechte Spalte, Wiesen und Steinbrüche die linke.
    .title = Territorien auslegen
rule-SET-4 = Zeile 1 gehört zu Runde 1 und so weiter bis Zeile 4. Die Zeilen 5 und 6 gehören beide zu Runde 5.
    .title = Zeilen und Runden
rule-SET-5 = Auf jede Runde der Rundenleiste kommen 2 Arbeiter: der Stufe 1 für die Runden 1 und 2, der Stufe 2 für die Runden 3 und 4, der Stufe 3 für Runde 5. Die übrigen Arbeiter bilden den Vorrat.
    .title = Arbeiter auf der Rundenleiste
rule-SET-6 = Bonusplättchen werden nach Stufe zufällig verteilt und liegen offen: eines der Stufe 1 am Fluss bei 6, eines der Stufe 2 bei 10, je eines der Stufen 2 und 3 bei 14, eines auf jedem Bonusplatz der Straße (ROA-3) und eines der Stufe 3 neben jedem der beiden Wiesen- und Steinbruchplättchen der Stufe 3. Übrige werden beiseitegelegt; nur der Sammler kann sie brauchen (CHR-7).
    .title = Bonusplättchen auslegen
rule-SET-7 = Die Artefakte jeder Stufe werden getrennt gemischt und dann gestapelt: Stufe 1 oben, darunter Stufe 2, ganz unten Stufe 3. Die ersten 8 bilden von links nach rechts die Auslage am Fluss.
    .title = Artefaktstapel und Auslage
rule-SET-8 = Wer Startspieler ist, bestimmt der Zufall, oder ihr einigt euch. Er erhält die Startspielerkarte, aber noch nicht, was sie gibt. Zu zweit und zu dritt kommen als Nächstes Feuer und neutrale Kundschafter ins Spiel (NEU-2, NEU-3), bevor jemand Startressourcen erhält.
    .title = Der erste Startspieler
rule-SET-9 = In der ersten Partie gibt es weder Personen noch Startkarten. Stattdessen erhalten alle je 1 Vieh, Stein, Holz und Erz, einen Arbeiter der Stufe 1 und 1 Kultur. Das Militär richtet sich nach der Reihenfolge: 1 für den Startspieler, 2 für den zweiten, 3 für den dritten, 4 für den vierten.
    .title = Die erste Partie
rule-SET-10 = In der vollen Partie liegen offen aus: eine Person mehr, als Spieler da sind, mit der jungen Seite nach oben, und eine Startkarte mehr. In umgekehrter Spielerreihenfolge wählt jeder eine Karte, Person oder Startkarte. Dann wählt jeder, in Spielerreihenfolge, eine von der Art, die ihm noch fehlt. Was niemand wählt, kommt aus dem Spiel. In Spielerreihenfolge erhält dann jeder, was seine Startkarte zeigt: unverarbeitete oder verarbeitete Rohstoffe, Arbeiter, Militär, Kultur, Reichweite oder SP. Danach kommt auch die Startkarte aus dem Spiel.
    .title = Die volle Partie: Kartenwahl
rule-SET-11 = Was deine Startkarte gibt, löst nie die Fähigkeit deiner Person aus.
    .title = Personen ruhen beim Aufbau
rule-SET-12 = Zwei Personen wirken, sobald sie gewählt sind: Der Sammler nimmt seine Bonusplättchen, der Wegbereiter wählt seine zwei Plättchen. Personen, die sofort etwas versprechen, geben es, wenn alle ihre Startressourcen haben, in Spielerreihenfolge (D-2).
    .title = Personen, die früh wirken

## Rohstoffe und Arbeiter

rule-RES-1 = Wo ein unverarbeiteter Rohstoff verlangt ist, darfst du auch seine verarbeitete Form zahlen: Leder für Vieh, Quaderstein für Stein, Nutzholz für Holz, Metall für Erz. Umgekehrt geht es nur, wenn ein Effekt es erlaubt.
    .title = Verarbeitet statt unverarbeitet zahlen
rule-RES-2 = Verarbeiten macht aus einem deiner unverarbeiteten Rohstoffe seine verarbeitete Form.
    .title = Verarbeiten
rule-WRK-1 = Einmal in jeder Runde, jederzeit in deinem eigenen Zug, verarbeitet ein Arbeiter so viele deiner unverarbeiteten Rohstoffe, wie seine Stufe angibt, oder weniger, beliebig gemischt. Was du dabei nicht ausschöpfst, verfällt für die Runde.
    .title = Was ein Arbeiter tut
rule-WRK-2 = Ein neuer Arbeiter ist noch in derselben Runde bereit (D-18). Am Rundenende sind alle Arbeiter wieder bereit.
    .title = Wann Arbeiter bereit sind
rule-WRK-3 = Wo nach deinen Arbeiterstufen gefragt ist, zähl die Stufen aller deiner Arbeiter zusammen, ob schon eingesetzt oder nicht.
    .title = Deine Arbeiterstufen

## Züge

rule-TRN-1 = Eine Runde beginnt mit dem Startspieler und geht im Uhrzeigersinn reihum. In deinem Zug musst du genau ein Stammesmitglied schicken, solange du noch eins hast. Hast du keins mehr, wirst du übersprungen. Die Runde ist vorbei, sobald niemand mehr eins zu schicken hat.
    .title = Wie eine Runde abläuft
rule-TRN-2 = Du kannst ein Stammesmitglied auf ein Feld im Heimatgebiet, in einem Territorium oder an einer Kreuzung schicken, auf ein Sonderfeld oder in deine eigene Hütte.
    .title = Wohin Stammesmitglieder gehen
rule-TRN-3 = Auf ein Aktionsfeld passen zwei Stammesmitglieder, aber nie zwei von derselben Farbe. Krieger haben keine Farbe.
    .title = Zwei pro Feld
rule-TRN-4 = Auf ein Einzelfeld passt nur ein einziges Stammesmitglied.
    .title = Einzelfelder
rule-TRN-5 = Ein Häuptling oder Krieger versperrt das Feld, auf dem er steht: Danach kann niemand mehr dorthin.
    .title = Häuptlinge und Krieger versperren
rule-TRN-6 = Felder in Territorien, deren Runde noch kommt, sind zukünftig. Deine Kundschafter dürfen dorthin vorausgehen, Häuptlinge und Krieger nicht.
    .title = Die Zukunft gehört den Kundschaftern
rule-TRN-7 = Dein Kundschafter darf sich nur dann zu einem einzelnen Kundschafter eines anderen Spielers stellen, wenn du mehr Militär hast. Das kostet dich 1 Militär. Verglichen wird, bevor du es verlierst.
    .title = Kundschafter zu Kundschafter
rule-TRN-8 = Ein Häuptling oder Krieger darf sich zu einem einzelnen Kundschafter eines anderen Spielers stellen, egal wie stark dieser ist, und das kostet nichts. Dein Häuptling kann sich nicht zu deinem eigenen Kundschafter stellen, dein Krieger schon.
    .title = Häuptling oder Krieger zu Kundschafter
rule-TRN-9 = Sobald das Stammesmitglied steht, führst du die Aktion seines Feldes aus.
    .title = Die Aktion kommt sofort
rule-TRN-10 = Nach der Aktion darfst du eines von dreien tun, aber nur eines: ein verfügbares Artefakt aus der Auslage herstellen, dein reserviertes Artefakt herstellen oder ein verfügbares Artefakt reservieren.
    .title = Herstellen oder reservieren, einmal pro Zug
rule-TRN-11 = In deinem ganzen Zug darfst du deine Arbeiter nutzen, deine Artefakte, die einmal pro Runde wirken, und die Fähigkeit deiner Person, falls sie einmal pro Runde wirkt.
    .title = Was du jederzeit nutzen kannst
rule-TRN-12 = Du kannst deine Person auf die erfahrene Seite drehen, direkt bevor du dein erstes Stammesmitglied einer Runde schickst.
    .title = Erfahren werden
rule-TRN-13 = Du musst nie nehmen, was ein Effekt anbietet: Nimm alles, einen Teil oder nichts. Nur wo eine Regel sagt, dass du musst oder etwas verlierst, hast du keine Wahl.
    .title = Erträge sind Angebote

## Artefakte

rule-ART-1 = Wie weit dein Kanu ist, bestimmt, wie viele Artefakte der Auslage du erreichst, von links gezählt: 2 mit 0 Kultur, 3 mit 1, 4 mit 3, 5 mit 5, 6 mit 7, 7 mit 9 und alle 8 ab 11.
    .title = Was für dich verfügbar ist
rule-ART-2 = Zum Herstellen zahlst du die Kosten eines Artefakts in verarbeiteten Rohstoffen in den Vorrat. Dann liegt es offen vor dir und wirkt von da an.
    .title = Herstellen
rule-ART-3 = Ab 4 Kultur darfst du ein Artefakt reservieren, immer nur eines: Es liegt verdeckt vor dir (D-12), und niemand sonst bekommt es. Bis du es herstellst, bewirkt es nichts, und anders wirst du es nicht los.
    .title = Reservieren
rule-ART-4 = Auch mit einem reservierten Artefakt darfst du andere aus der Auslage herstellen.
    .title = Reservieren bindet dich nicht
rule-ART-5 = Ab 12 Kultur kostet es dich einen Rohstoff weniger, dein reserviertes Artefakt herzustellen. Welchen, wählst du.
    .title = Reservierte Artefakte werden billiger
rule-ART-6 = Wenn ein Artefakt die Auslage verlässt, rücken die anderen nach links auf, und die Lücke wird vom Stapel gefüllt, solange es einen gibt.
    .title = Die Auslage auffüllen
rule-ART-7 = Es gibt vier Arten von Effekten. Ein dauerhafter wirkt bis zum Spielende jedes Mal, wenn seine Bedingung erfüllt ist. Ein Soforteffekt wirkt einmal, wenn du das Artefakt herstellst. Einen wiederholbaren kannst du jederzeit in deinem Zug nutzen, einmal pro Runde. Ein Spielende-Effekt bringt SP, wenn das Spiel aus ist.
    .title = Vier Arten von Effekten
rule-ART-8 = Ein Artefakt, das bei Spielende noch reserviert ist, kostet seinen Besitzer 5 SP.
    .title = Ein nie hergestelltes Artefakt

## Heimatgebiet

rule-HOM-1 = Zu viert gibt es im Heimatgebiet fünf Felder: „Arbeiter anwerben“, „Fähigkeiten verbessern“, „Auf der Straße reisen“, „Raubzug“ und „Startspieler werden“.
    .title = Das Heimatgebiet zu viert
rule-HOM-2 = Zu dritt gibt es vier Felder: „Fähigkeiten verbessern“ und „Auf der Straße reisen“ teilen sich eines, und wer dorthin geht, wählt eins von beiden. Auch der Nächste hat dort wieder die freie Wahl.
    .title = Das Heimatgebiet zu dritt
rule-HOM-3 = Zu zweit gibt es drei Felder. Fähigkeiten und Straße teilen sich eines wie zu dritt. Auch Raubzug und Startspieler teilen sich eines, und dort darfst du beides tun, in beliebiger Reihenfolge.
    .title = Das Heimatgebiet zu zweit
rule-HOM-4 = Du nimmst einen der Arbeiter, die auf der aktuellen Runde der Rundenleiste liegen: der Stufe 1 in den Runden 1 und 2, der Stufe 2 in den Runden 3 und 4, der Stufe 3 in Runde 5.
    .title = Arbeiter anwerben
rule-HOM-5 = Du erhältst 1 Militär und 1 Kultur.
    .title = Fähigkeiten verbessern
rule-HOM-6 = Du erhältst 2 Reichweite.
    .title = Auf der Straße reisen
rule-HOM-7 = Raubzug und Startspieler sind Einzelfelder (TRN-4). Zu zweit ist es auch das Feld, das sich die beiden teilen.
    .title = Einzelfelder im Heimatgebiet

## Der Raubzug

rule-RAD-1 = Wenn du jemanden auf Raubzug schickst, kostet dich das sofort 1 Militär (D-3). Erst danach werden die Machtstufen verglichen.
    .title = Der Preis eines Raubzugs
rule-RAD-2 = Jeder andere Spieler gibt dir einen Rohstoff für je N Rohstoffe, die er besitzt, abgerundet. N ist 5 für Spieler deiner eigenen Machtstufe. N sinkt auf 4, 3 oder 2 für Spieler, die 1, 2 oder 3 Stufen unter dir stehen, und steigt auf 6, 7 oder 8 für Spieler, die 1, 2 oder 3 Stufen über dir stehen.
    .title = Was ein Raubzug bringt
rule-RAD-3 = Alle Rohstoffe zählen, unverarbeitet oder verarbeitet. Wer abgibt, wählt, was. Wer weniger als N besitzt, gibt nichts ab.
    .title = Was abgegeben wird
rule-RAD-4 = Hier zählen nur die Machtstufen, nie die genaue militärische Stärke. Neutrale Spieler haben nichts abzugeben.
    .title = Machtstufe, nicht Stärke
rule-RAD-5 = Wer abgeben muss, entscheidet der Reihe nach im Uhrzeigersinn, beginnend links vom Angreifer.
    .title = Wer zuerst abgibt

## Startspieler

rule-FST-1 = In den Runden 1 bis 4 erhältst du die Startspielerkarte und beginnst die nächste Runde. Du erhältst sofort 1 Reichweite. In der neuen Spielerreihenfolge erhält der Dritte 1 Kultur und der Vierte 2 Militär, der Zweite nichts.
    .title = Die Karte nehmen
rule-FST-2 = Zu dritt ist niemand Vierter, also entfallen die 2 Militär. Zu zweit ist auch niemand Dritter, also entfällt zusätzlich die 1 Kultur.
    .title = Mit weniger Spielern
rule-FST-3 = In Runde 5 liegt die Karte auf der anderen Seite: Wähle 2 Reichweite, 2 Militär oder 2 Kultur. Die anderen erhalten nichts.
    .title = In der letzten Runde

## Territorien, Kreuzungen, Sonderfelder, Hütte

rule-TER-1 = Jedes Territorium hat drei Felder: links ein großes, dann zwei kleine. Groß oder klein ist nur für das Feuer wichtig (NEU-2). Ein Feld hat eine Landschaft und gibt, was darauf abgebildet ist: Rohstoffe, Verarbeiten, Militär, Reichweite, Kultur oder etwas anderes.
    .title = Felder in Territorien
rule-CRO-1 = Wird ein Wald- und Bergplättchen der Stufe 1 oder 2 am Ende der Runde seiner Zeile umgedreht, erscheint auf der Rückseite ein Kreuzungsfeld. Ab da kann man es nutzen.
    .title = Kreuzungsfelder
rule-CRO-2 = Du darfst nur dann ein Stammesmitglied auf ein Kreuzungsfeld schicken, wenn deine beiden Karren die Kreuzung dieser Zeile erreicht oder passiert haben.
    .title = Wer dorthin darf
rule-SPC-1 = Jedes Wald- und Bergplättchen der Stufe 3 hat ein Sonderfeld. Vor Runde 5 kann es niemand nutzen, danach nur, wer die Bedingung erfüllt. Mit 5 oder mehr Arbeiterstufen: 1 Militär, 1 Kultur, 1 Reichweite und 1 verarbeiteter Rohstoff nach Wahl. Mit deinem Kanu an der mittleren Marke des Flusses oder weiter (im Grundspiel 10 Kultur): 1 verarbeiteter Rohstoff nach Wahl und 3 SP. Mit beiden Karren an der mittleren Marke der Straße oder weiter (Kreuzung 4): 3 verarbeitete Rohstoffe nach Wahl. An der mittleren Marke der Militärleiste oder weiter (Machtstufe 3, 10 Militär): 2 verarbeitete Rohstoffe nach Wahl und 1× verarbeiten. Die Marken stehen in D-7.
    .title = Sonderfelder
rule-HUT-1 = In deiner Hütte ist Platz für alle deine Stammesmitglieder. Für jedes, das du dorthin schickst, darfst du 1 Rohstoff verarbeiten oder 1 unverarbeiteten Rohstoff gegen 1 unverarbeiteten einer anderen Sorte tauschen.
    .title = Die Hütte

## Runden

rule-RND-0 = Zu Beginn einer Runde verschwinden alte Artefakte (RND-1), dann werden die neutralen Spieler stärker (NEU-4), dann beginnen die Züge.
    .title = Wie eine Runde beginnt
rule-RND-1 = Zu Beginn von Runde 2 verlassen alle Artefakte der Stufe 1 den Stapel. Zu Beginn von Runde 3 verlassen sie auch die Auslage, und diese wird aufgefüllt. Genauso geht es mit Stufe 2: in Runde 4 aus dem Stapel, in Runde 5 aus der Auslage, die wieder aufgefüllt wird. In Runde 5 wird auch die Startspielerkarte umgedreht; der Startspieler bleibt derselbe.
    .title = Alte Artefakte verschwinden
rule-RND-2 = Am Ende der Runden 1 bis 4 kehren alle Stammesmitglieder von den Feldern und aus den Hütten zu ihren Spielern zurück. Nur Kundschafter auf zukünftigen Feldern bleiben. Alle Krieger kommen zurück in den Vorrat, ob sie geschickt wurden oder nicht.
    .title = Die Heimkehr
rule-RND-3 = Danach werden beide Plättchen in der Zeile der Runde umgedreht. Das öffnet rechts ein Kreuzungsfeld und links einen Außenposten.
    .title = Die Zeile wird umgedreht
rule-RND-4 = Arbeiter und alles andere, was einmal pro Runde wirkt, sind wieder bereit, und der Rundenanzeiger rückt vor.
    .title = Bereit für die nächste Runde
rule-RND-5 = Kundschafter, die in die Zeilen 5 und 6 geschickt werden, bleiben für immer dort.
    .title = Kein Zurück aus den letzten Zeilen

## Militär

rule-MIL-1 = Die militärische Stärke geht von 0 bis 20. Jedes Militär, das du über 20 hinaus erhältst, wird zu 1 SP. Auch ganz oben kannst du noch Militär verlieren. Unter 0 fällt es nie (D-18).
    .title = Die Militärleiste
rule-MIL-2 = Die Leiste hat vier Bereiche, und jeder beginnt mit einem Schild: bei 0, 5, 10 und 15 (D-5). Deine Machtstufe, 1 bis 4, ist die Nummer des Bereichs, in dem du stehst.
    .title = Machtstufen
rule-MIL-3 = Am Spielende bringt die höchste militärische Stärke 8 SP, die zweithöchste 5 und die dritthöchste 2. Bei Gleichstand erhalten alle Beteiligten den besten Platz, und für jeden zusätzlichen Spieler entfällt der jeweils nächste: Zwei an der Spitze erhalten je 8, der Nächste 2. Drei an der Spitze erhalten je 8, sonst niemand etwas.
    .title = Punkte für Militär

## Der Fluss

rule-RIV-1 = Kultur geht von 0 bis 14. Jede Kultur, die du über 14 hinaus erhältst, wird zu 1 SP. Kultur verlierst du nie.
    .title = Der Fluss
rule-RIV-2 = Marken am Fluss gelten, wenn dein Kanu sie erreicht oder passiert. Ab 4 darfst du Artefakte reservieren (ART-3). Bei 6 darfst du das Bonusplättchen der Stufe 1 nutzen. Bei 8 kommt dein Kundschafter neben dem Fluss zu dir, sofort und für den Rest des Spiels (D-18). Bei 10 folgt das Bonusplättchen der Stufe 2, bei 12 werden reservierte Artefakte billiger (ART-5), bei 14 folgen das andere Bonusplättchen der Stufe 2 und das der Stufe 3.
    .title = Marken am Fluss

## Die Straße

rule-ROA-1 = 1 Reichweite bewegt einen deiner zwei Karren einen Schritt. Verteile deine Reichweite beliebig auf beide. Karren fahren nie rückwärts.
    .title = Reisen
rule-ROA-2 = Von ihrem Anfang führt die Straße an sechs Kreuzungen vorbei, eine neben jeder Zeile, bis zu ihrem Ende (D-6). Ein Karren fährt mit 1 Schritt geradeaus zur nächsten Kreuzung, oder er nimmt einen Umweg: 1 Schritt zum Ort am Umweg und 1 weiterer zur selben Kreuzung.
    .title = Der Verlauf der Straße
rule-ROA-3 = In den Zeilen 1 bis 4 gibt es zwei Umwege. Der linke führt an einem Bonusplättchen vorbei, der Stufe 1 in den Zeilen 1 und 2, der Stufe 2 in den Zeilen 3 und 4 (D-6). Der rechte führt am Außenposten der Zeile vorbei und ist erst offen, wenn ihre Plättchen umgedreht sind. In den Zeilen 5 und 6 gibt es einen Umweg, zum Bonusplättchen der Stufe 3 neben dem Wiesen- und Steinbruchplättchen der Zeile. Die Umwege einer Zeile beginnen an der Kreuzung davor (in Zeile 1 am Anfang der Straße) und enden an der Kreuzung der Zeile. Von Kreuzung 6 ist es ein Schritt bis zum Ende (D-6).
    .title = Umwege
rule-ROA-4 = Kommt dein Karren auf einen Bonusplatz, darfst du das Plättchen dort sofort einmal nutzen. Tust du es nicht, verfällt es für diesen Karren. Dein anderer Karren darf es auch nutzen, wenn er vorbeikommt.
    .title = Ein Bonusplättchen erreichen
rule-ROA-5 = Kommt dein Karren auf einen Außenposten, legst du dort ein Banner ab, falls noch keins von dir dort liegt. Mehr musst du dafür nicht tun.
    .title = Einen Außenposten erreichen
rule-ROA-6 = Ein Karren, der das Ende erreicht, nimmt den besten freien Platz: 8 SP für den allerersten Karren, 5 für den zweiten, 3 für jeden weiteren. Gezählt werden sie am Spielende.
    .title = Das Ende erreichen

## Außenposten

rule-OUT-1 = Außenposten liegen auf den Rückseiten der Wiesen- und Steinbruchplättchen der Stufen 1 und 2. Jeder nennt drei Bedingungen, von leicht bis schwer. Wer dort ein Banner hat, erhält dafür am Spielende 2, 5 oder 10 SP. Es zählt die beste, die du erfüllst. Erfüllst du keine, gibt es nichts.
    .title = Was Außenposten bringen
rule-OUT-2 = Außenposten der Stufe 1 verlangen eines davon, leicht, mittel oder schwer: 3, 5 oder 7 Arbeiterstufen; beide Karren an Kreuzung 2, 4 oder 6; 6, 10 oder 14 Kultur; Machtstufe 2, 3 oder 4. Wo die Marken sind, bestimmt der Spielplan (D-7).
    .title = Außenposten der Stufe 1
rule-OUT-3 = Außenposten der Stufe 2 verlangen hergestellte Artefakte einer Kategorie: 2, 3 oder 4 Artefakte der Kategorie Kleidung, Töpferwaren, Werkzeuge oder Waffen.
    .title = Außenposten der Stufe 2

## Bonusplättchen

rule-BON-1 = Ein Bonusplättchen wird durch Nutzen nicht verbraucht. Es bleibt für die anderen Spieler liegen und auf der Straße auch für deinen zweiten Karren.
    .title = Bonusplättchen bleiben
rule-BON-2 = Die sechs Bonusplättchen der Stufe 1 geben: 1 Kultur; 1 Erz und 1 Vieh; 1 Holz und 1 Stein; 4 SP im Tausch gegen 1 unverarbeiteten Rohstoff; 2 Militär im Tausch gegen 1 unverarbeiteten Rohstoff; 1 verarbeiteten Rohstoff nach Wahl.
    .title = Bonusplättchen der Stufe 1
rule-BON-3 = Die sechs Bonusplättchen der Stufe 2 geben: 1 Quaderstein und 1 Kultur; 1 Metall und 1 Militär; 1 Leder und 1 Reichweite; je 1 unverarbeiteten Rohstoff jeder Sorte; 2 Kultur, 2 Reichweite oder 3 Militär im Tausch gegen 1 unverarbeiteten Rohstoff; 1 Nutzholz und 1 verarbeiteten Rohstoff nach Wahl im Tausch gegen 1 unverarbeiteten Rohstoff.
    .title = Bonusplättchen der Stufe 2
rule-BON-4 = Die sechs Bonusplättchen der Stufe 3 geben: 2 Militär und 1 Kultur; das Herstellen eines Artefakts, wobei unverarbeitete Rohstoffe als ihre verarbeitete Form zählen; einen Raubzug, der kein Militär kostet; 5 SP im Tausch gegen 2 unverarbeitete Rohstoffe; 5 SP im Tausch gegen 1 verarbeiteten Rohstoff; 2 verarbeitete Rohstoffe nach Wahl.
    .title = Bonusplättchen der Stufe 3

## Krieger und Personen

rule-WAR-1 = Einige Felder in Territorien zeigen Krieger: Nimm 2 aus dem Vorrat, oder so viele, wie noch da sind (D-18). Bis zum Rundenende kannst du sie wie Mitglieder deines Stammes schicken. Hast du nur noch Krieger, darfst du auch auf den Rest der Runde verzichten. Ein Krieger verhält sich wie ein Häuptling, mit einem Unterschied: Er darf sich zu deinem eigenen Kundschafter stellen. Effekte, die deinen Häuptling nennen, gelten nicht für Krieger.
    .title = Krieger
rule-CHR-1 = Deine Person beginnt jung. Drehst du sie um (TRN-12), gibt es kein Zurück: Die Fähigkeit der jungen Seite endet, die der erfahrenen beginnt.
    .title = Jung und erfahren
rule-CHR-2 = Jung: Du erhältst sofort 1 Reichweite, und jedes Mal, wenn du Reichweite erhältst, erhältst du 1 mehr. Erfahren: 2 SP jedes Mal, wenn einer deiner Karren eine Kreuzung erreicht oder passiert.
    .title = Der Wanderer
rule-CHR-3 = Jung: Du erhältst sofort 1 Kultur, und jedes Mal, wenn du Kultur erhältst, erhältst du 1 mehr. Erfahren: 2 SP jedes Mal, wenn du Kultur erhältst.
    .title = Die Weise
rule-CHR-4 = Jung: Du verlierst nie Militär, außer wenn du es selbst eintauschst. Erfahren: einmal pro Runde in deinem Zug so viele SP wie deine Machtstufe.
    .title = Der Heerführer
rule-CHR-5 = Jung: Bei jedem Herstellen dürfen bis zu 2 unverarbeitete Rohstoffe ihre verarbeitete Form ersetzen. Erfahren: 2 SP für jedes Artefakt der Stufe 1 oder 2, das du herstellst, 3 SP für jedes der Stufe 3.
    .title = Der Handwerker
rule-CHR-6 = Jung: Du hast einen Kundschafter mehr. Drehst du die Person um, gibst du einen ab, aber keinen von einem zukünftigen Feld (D-8). Erfahren: Schickst du deinen Häuptling zum Kundschafter eines anderen Spielers, erhältst du 3 SP; schickst du ihn auf ein leeres Aktionsfeld, erhältst du 5 SP. Die Hütte zählt nicht.
    .title = Die Matriarchin
rule-CHR-7 = Jung: Du nimmst alle übrigen Bonusplättchen. Einmal pro Runde in deinem Zug darfst du eines davon nutzen und abwerfen: der Stufe 1 in Runde 1, der Stufe 1 oder 2 in Runde 2, danach jeder Stufe. Drehst du die Person um, verlierst du die ungenutzten. Erfahren: 4 SP jedes Mal, wenn du ein Banner auf einen Außenposten legst.
    .title = Der Sammler
rule-CHR-8 = Jung: Wähle aus jeder Spalte 1 unbenutztes Plättchen der Stufe 1. Das Kreuzungsfeld des Wald- und Bergplättchens gehört dir allein, egal wo deine Karren sind. Du verlierst es, wenn du die Person umdrehst. Erfahren: 2 SP jedes Mal, wenn du einen Kundschafter oder deinen Häuptling auf ein beliebiges Kreuzungsfeld schickst.
    .title = Der Wegbereiter
rule-CHR-9 = Der Außenposten auf dem eigenen Wiesen- und Steinbruchplättchen des Wegbereiters zählt am Spielende, als läge dein Banner dort, egal ob die Person dann jung oder erfahren ist.
    .title = Der Außenposten des Wegbereiters

## Das Ende

rule-END-1 = Nach Runde 5 zähl zusammen: die SP aus dem Spiel, deine hergestellten Artefakte, Spielende-Effekte, deinen Platz beim Militär (MIL-3), deine Karren am Ende der Straße (ROA-6), deine Außenposten (OUT-1), minus 5 für ein noch reserviertes Artefakt, und für übrige Rohstoffe einen halben Punkt je unverarbeiteten und 1 je verarbeiteten.
    .title = Die Schlusswertung
rule-END-2 = Wer die meisten SP hat, gewinnt. Bei Gleichstand liegt vorn, wer auf dem Fluss weiter ist, dann wer mehr Militär hat. Ist auch das gleich, teilen sie sich den Sieg.
    .title = Wer gewinnt
rule-END-3 = Halbe Punkte zählen, wie sie sind; nichts wird gerundet (D-9).
    .title = Halbe Punkte

## Zu zweit und zu dritt

rule-NEU-1 = Zu dritt spielt ein neutraler Spieler mit, zu zweit sind es zwei. Ein neutraler Spieler hat Militär und Kundschafter, sonst nichts, und er macht keine Züge.
    .title = Neutrale Spieler
rule-NEU-2 = Die vier neutralen Karten werden gemischt, und für jede der Zeilen 1 bis 4 wird eine gezogen: Ihre Zahl sagt, welches kleine Feld der Zeile brennt. 1 und 2 sind die des linken, 3 und 4 die des rechten Plättchens. Für die Zeilen 5 und 6 wird neu gemischt. Auf ein brennendes Feld kann niemand geschickt werden. Das Feuer erlischt, wenn das Plättchen umgedreht wird.
    .title = Feuer
rule-NEU-3 = Nach dem Feuer kommen die neutralen Kundschafter. Beginnend mit dem Startspieler und im Uhrzeigersinn setzt einer nach dem anderen einen auf ein leeres Feld der nächsten Zeile, von Zeile 1 bis Zeile 6. Zu dritt setzt so jeder 2. Zu zweit geht ihr die Zeilen für den zweiten neutralen Spieler noch einmal durch, das macht 6 für jeden (D-10). Brennende Felder und Sonderfelder sind nicht erlaubt.
    .title = Neutrale Kundschafter setzen
rule-NEU-4 = Neutrale Spieler beginnen mit 0 Militär. Zu Beginn jeder Runde werden die vier neutralen Karten gemischt, und jeder neutrale Spieler zieht eine, der schwächste zuerst: Sein Militär steigt um diese Zahl, aber nie über 20. Ihr könnt Karte 4 weglassen; in der ersten Partie fehlt sie, außer ihr wollt es anders.
    .title = Neutrale Spieler werden stärker
rule-NEU-5 = Nur zu zweit: Am Rundenende macht ein Blockadeplättchen das gerade geöffnete Kreuzungsfeld zum Einzelfeld (TRN-4).
    .title = Blockaden
rule-NEU-6 = Das Militär neutraler Spieler zählt, wenn sich ein Kundschafter zu einem anderen stellt (TRN-7) und wenn die Plätze beim Militär gewertet werden (MIL-3). Auch für SYM-2, SYM-9, SYM-10 und CHR-6 sind sie andere Spieler.
    .title = Wo neutrale Spieler zählen
rule-NEU-7 = Wird eine Zeile umgedreht, kommen die neutralen Kundschafter darin aus dem Spiel.
    .title = Neutrale Kundschafter gehen

## Klarstellungen

rule-D-1 = Rohstoffe und Punkte gibt es immer genug, egal was in der Schachtel ist. Arbeiter und Krieger können ausgehen.
    .title = Was ausgehen kann
rule-D-2 = Was eine Person sofort gibt, kommt nach den Startressourcen von SET-10. SET-11 nimmt es nicht weg, und die Person legt auch nicht noch 1 drauf.
    .title = Was eine Person zu Beginn gibt
rule-D-3 = Das Militär, das ein Raubzug kostet, gilt als Verlust. Mit 0 Militär kannst du nicht auf Raubzug gehen, außer du verlierst kein Militär (CHR-4).
    .title = Kein Raubzug ohne Militär
rule-D-4 = Auf einem Wald- und Bergplättchen der Stufe 3 ist das große Feld das Sonderfeld.
    .title = Welches Feld das Sonderfeld ist
rule-D-5 = Wo auf der Militärleiste die Schilde stehen, bestimmt der Spielplan, also das gespielte Set. Im Grundspiel: 0, 5, 10 und 15. Die mittlere Marke ist Machtstufe 3.
    .title = Schilde
rule-D-6 = Wie lang die Straße ist und wo ihre Bonusplätze liegen, bestimmt der Spielplan, also das gespielte Set. Im Grundspiel hat sie sechs Kreuzungen, mit Bonusplätzen der Stufe 1 in den Zeilen 1 und 2 und der Stufe 2 in den Zeilen 3 und 4.
    .title = Die Länge der Straße
rule-D-7 = Welche Marken als mittel oder schwer gelten, bestimmt der Spielplan, also das gespielte Set. Die mittleren Marken im Grundspiel sind 5 Arbeiterstufen, Kreuzung 4, 10 Kultur und Machtstufe 3.
    .title = Marken
rule-D-8 = Der Kundschafter, den die Matriarchin zurückgibt, muss noch bei dir sein. Hast du in einer Runde keinen bei dir, kannst du sie nicht umdrehen.
    .title = Den Kundschafter zurückgeben
rule-D-9 = Nirgends steht, wie halbe Punkte zu runden wären, also werden sie nicht gerundet.
    .title = Halbe Punkte
rule-D-10 = Der erste Durchgang durch die Zeilen setzt Kundschafter des ersten neutralen Spielers, der zweite die des zweiten. In jeder Zeile steht am Ende einer von jedem.
    .title = Zwei neutrale Spieler
rule-D-11 = Ein Effekt, der beim Herstellen 1 SP für jeden Rohstoff einer Sorte gibt, zählt diese Sorte in den gedruckten Kosten, bevor sie billiger werden. Ihr könnt vereinbaren, stattdessen die verarbeiteten Rohstoffe dieser Sorte zu zählen, die du wirklich abgibst; ein unverarbeiteter als Ersatz zählt nicht.
    .title = Die Kosten zählen
rule-D-12 = Ein reserviertes Artefakt liegt verdeckt, war aber beim Nehmen nicht geheim. Alle dürfen es ansehen.
    .title = Reservierte Artefakte sind nicht geheim
rule-D-13 = Jeden Ertrag darfst du auch teilweise nehmen und aufhören, bevor du alles hast. Das gilt für Kultur, Militär und Reichweite ebenso wie für die Rohstoffe eines Territoriums (TRN-13).
    .title = Vorher aufhören
rule-D-14 = Werden mehrere deiner Effekte zugleich fällig oder hat einer mehrere Teile, wählst du die Reihenfolge. Gehören sie mehreren Spielern, kommt zuerst, wer am Zug ist, dann die anderen im Uhrzeigersinn.
    .title = Wer Effekte ordnet
rule-D-15 = Das Militär, das ein Kundschafter beim Dazustellen verliert (TRN-7), ist weg, bevor die Aktion des Feldes beginnt.
    .title = Erst der Verlust, dann die Aktion
rule-D-16 = Auf dem gemeinsamen Feld für Raubzug und Startspieler zu zweit (HOM-3) zahlst du das Militär von RAD-1 nur, wenn du wirklich auf Raubzug gehst. Mit 0 Militär darfst du dorthin, um nur Startspieler zu werden, und danach auf Raubzug gehen, falls du bis dahin Militär erhalten hast.
    .title = Raubzug und Startspieler auf einem Feld
rule-D-17 = Was sich aus den Zahlen des Spielmaterials ergibt: eine Kategorie von Artefakten für jedes Paar von Rohstoffen, Leder für Kleidung, Quaderstein für Töpferwaren, Nutzholz für Werkzeuge, Metall für Waffen; vier Plättchen jeder Stufe in jeder Spalte; eine Landschaft auf jedem Feld in Territorien; acht Kreuzungsfelder.
    .title = Was die Zahlen ergeben
rule-D-18 = Auch das muss geklärt sein: Ein neuer Arbeiter ist in seiner Runde einsetzbar. Die Auslage wird aufgefüllt, solange es einen Stapel gibt. Bei einem Raubzug wird im Uhrzeigersinn abgegeben. Militär fällt nie unter 0. Der Kundschafter vom Fluss ist sofort bereit. Du erhältst so viele Krieger, wie da sind. Die Hütte ist für die Matriarchin kein Aktionsfeld (CHR-6). Feuer und neutrale Kundschafter verschwinden, wenn das Plättchen umgedreht wird. Kein neutraler Kundschafter kommt auf ein Sonderfeld.
    .title = Kleine Antworten
rule-D-20 = Dein Zug besteht aus: Person umdrehen (im ersten Zug einer Runde), ein Stammesmitglied schicken, seine Aktion, eine Wahl nach TRN-10, Ende. Was TRN-11 nennt, darfst du davor, danach und dazwischen nutzen, sogar zwischen den Schritten eines Effekts: vor einem Tausch oder zwischen zwei Wiederholungen. Es geht nicht mitten in einer Zahlung und nicht, während jemand anders entscheidet. Darum endet dein Zug nicht von selbst, solange du noch etwas nutzen kannst.
    .title = Wie ein Zug aufgebaut ist
rule-D-21 = Ein Artefakt, das einmal pro Runde wirkt, darfst du schon in dem Zug nutzen, in dem du es hergestellt hast.
    .title = Neue Artefakte wirken gleich
rule-D-22 = Wer übersprungen wird, ist nicht ausgeschieden. Bekommst du in der Runde noch ein Stammesmitglied oder nimmst du eins zurück, hast du wieder Züge.
    .title = Zurück in der Runde
rule-D-23 = Deine Hütte nimmt immer alle auf, auch Krieger. Du kannst also immer irgendwohin.
    .title = Die Hütte ist immer offen
rule-D-24 = Nimmst du ein Stammesmitglied zurück, wird sein Feld frei, und wenn es ein Häuptling war, ist es wieder offen. Du kannst es in derselben Runde noch einmal schicken. Du darfst jedes deiner Stammesmitglieder auf dem Spielplan oder in deiner Hütte wählen, auch auf einem zukünftigen Feld, sofern der Effekt nichts Genaueres sagt.
    .title = Zurücknehmen
rule-D-25 = Häuptlinge und Krieger dürfen ins Heimatgebiet, in die Zeile der aktuellen Runde, auf Kreuzungsfelder und in Runde 5 auf Sonderfelder. In den Runden 1 bis 4 sind die Zeilen 5 und 6 zukünftig, in Runde 5 sind beide aktuell.
    .title = Wohin Häuptlinge und Krieger gehen
rule-D-26 = Nach Runde 5 kehrt nichts zurück und nichts wird umgedreht; es folgt die Schlusswertung (END-1).
    .title = Nach der letzten Runde
rule-D-30 = Kanu und Karren bewegen sich Schritt für Schritt. Was du mit einem Schritt erreichst, wird ganz abgehandelt, bevor der nächste folgt. Von mehreren Marken kommt die niedrigste zuerst; bei den zwei Plättchen am Fluss bei 14 wählst du die Reihenfolge. Ein Bonus, den du bei der Ankunft nicht nutzt, verfällt.
    .title = Schritt für Schritt
rule-D-31 = Sind deine beiden Karren am Ende, bringt Reichweite nichts mehr, auch keine SP.
    .title = Reichweite am Ende der Straße
rule-D-32 = Was Wanderer und Weise zusätzlich geben, gehört zum selben Ertrag und löst sich nicht selbst aus. Alles, was ein Effekt gibt, mit allen Wiederholungen eines Tauschs, ist ein einziger Ertrag; ein Bonusplättchen unterwegs ist ein weiterer.
    .title = Ein Ertrag, eins mehr
rule-D-33 = Ein Punkt, den du erhältst, weil eine Leiste voll war, gilt nicht als Erhalt von Militär oder Kultur: Er löst nichts aus, was darauf wartet. Ihr könnt es anders vereinbaren.
    .title = Über das Ende einer Leiste hinaus
rule-D-34 = Gibt dir der Zug eines anderen etwas (FST-1 und die Marken, die du dabei passierst), handelst du es sofort ab, ohne etwas aus TRN-11 zu nutzen. Zuerst reist, wer die Karte genommen hat, dann erhält der Dritte etwas, dann der Vierte.
    .title = Erträge im Zug eines anderen
rule-D-35 = Kultur und Reichweite von einer Startkarte erreichen Marken und Bonusplättchen wie im Spiel. Auch für das, was diese geben, gilt SET-11.
    .title = Marken beim Aufbau
rule-D-36 = Felder im Heimatgebiet, an Kreuzungen und in der Hütte haben keine Landschaft. Die Landschaft eines Sonderfelds bestimmt das Set.
    .title = Felder ohne Landschaft
rule-D-37 = Ein Effekt nach SYM-12 wirkt in dem Moment, in dem ein Karren oder der zweite die Kreuzung erreicht, nicht für frühere Ankünfte. Die Bedingung von CRO-2 schaut darauf, wo deine Karren jetzt sind.
    .title = Ankommen und dort sein
rule-D-40 = Darfst du durch ein Bonusplättchen oder einen Effekt herstellen (BON-4, SYM-11), gilt das für ein Artefakt, verfügbar oder reserviert, zusätzlich zu TRN-10. Du darfst beliebig viele unverarbeitete Rohstoffe anstelle der passenden verarbeiteten zahlen, und alles, was das Herstellen billiger macht, gilt. Vor deiner Wahl nach TRN-10 wird die Auslage aufgefüllt. Kannst du nichts bezahlen, verfällt es.
    .title = Herstellen durch einen Effekt
rule-D-41 = Alles, was Kosten senkt, addiert sich, nimmt nur weg, was noch in den Kosten steht, und bringt sie nie unter null.
    .title = Niedrigere Kosten addieren sich
rule-D-42 = Auch beim Tausch darfst du verarbeitete statt unverarbeiteter Rohstoffe zahlen (RES-1), etwa für SP oder in der Hütte.
    .title = Verarbeitet statt unverarbeitet beim Tausch
rule-D-50 = Gehst du mit einer Stufe mehr auf Raubzug (SYM-7), kannst du auf Stufe 5 kommen. Liegen Stufen mehr als 3 auseinander, zählen sie als 3.
    .title = Machtstufe fünf
rule-D-51 = Wer bei einem Raubzug abgeben muss, gibt nach Belieben unverarbeitete oder verarbeitete Rohstoffe ab, darf aber nicht vorher verarbeiten. Was übergeben wird, bleibt, wie es ist. Der Raubzug eines Bonusplättchens (BON-4) braucht das Raubzugfeld nicht und verbraucht auch nicht dessen einen Raubzug der Runde.
    .title = Abgeben bei einem Raubzug
rule-D-52 = Der Heerführer (CHR-4) verliert nichts, vergleicht seine Stärke aber wie alle anderen. Sich zu gleich Starken zu stellen (SYM-10) ist kostenlos; zu Schwächeren kostet es weiterhin 1.
    .title = Was nichts kostet und was doch
rule-D-53 = Auch mit 0 Militär kann man einen gewerteten Platz belegen (MIL-3). Ein neutraler Spieler füllt bei Gleichstand einen Platz wie jeder andere.
    .title = Militär werten
rule-D-60 = Sind beide Arbeiter der Runde weg, weil ein Stammesmitglied zurückgenommen und noch einmal geschickt wurde, kommt beim Anwerben einer dieser Stufe aus dem Vorrat. Gibt es keinen, erhältst du keinen. Arbeiter, die niemand nahm, kommen am Rundenende in den Vorrat.
    .title = Wenn die Leiste leer ist
rule-D-61 = Auch der Startspieler selbst darf wieder Startspieler werden, mit allem, was das gibt. Geht niemand dorthin, bleibt der Startspieler derselbe.
    .title = Startspieler bleiben
rule-D-62 = Du drehst deine Person in deinem ersten Zug einer Runde um, bevor du jemanden schickst. Was sie dir bisher gab, behältst du, und der Sammler darf kurz vorher noch ein Plättchen nutzen.
    .title = Wann eine Person umgedreht wird
rule-D-63 = Der Kundschafter der Matriarchin und der neben dem Fluss sind zwei verschiedene. Mit beiden hast du 6, und nie mehr.
    .title = Höchstens sechs Kundschafter
rule-D-64 = Der Sammler erhält alle Bonusplättchen, die das Set übrig lässt: im Grundspiel 3 der Stufe 1, 2 der Stufe 2 und 3 der Stufe 3.
    .title = Was der Sammler erhält
rule-D-65 = Das eigene Feld des Wegbereiters ist ab Runde 1 nutzbar. Feuer, neutrale Kundschafter und Blockaden gibt es dort nicht; TRN-3 und TRN-5 gelten. Der Außenposten, der dazugehört, zählt bei Effekten nicht als Banner.
    .title = Das eigene Feld des Wegbereiters
rule-D-66 = Weder der Anfang noch das Ende der Straße ist für den Wanderer eine Kreuzung (CHR-2).
    .title = Anfang und Ende
rule-D-70 = Sind neutrale Spieler gleich schwach, zieht der erste von ihnen zuerst.
    .title = Gleich schwach
rule-D-71 = Ein Set, in dem in einer Zeile kein Platz für die neutralen Kundschafter sein könnte (NEU-3), wird beim Laden abgelehnt.
    .title = Platz für neutrale Kundschafter
rule-D-80 = Raubzug und Startspieler gibt es je einmal pro Runde. Nimmst du ein Stammesmitglied von dort zurück, ist das Feld erst in der nächsten Runde wieder verfügbar.
    .title = Einmal pro Runde
rule-D-81 = Ob du die Bedingung eines Feldes erfüllst (SPC-1, CRO-2), wird beim Schicken geprüft, bevor du durchs Dazustellen Militär verlierst.
    .title = Wann Bedingungen geprüft werden
rule-D-82 = Ein Artefakt, das beim Herstellen etwas bewirkt, tut das nicht, wenn es selbst hergestellt wird.
    .title = Nicht für sich selbst
rule-D-83 = Effekte, die das Schicken auslöst, kommen nach dem Verlust fürs Dazustellen (TRN-7) und vor der Aktion des Feldes.
    .title = Wenn du jemanden schickst
rule-D-84 = Du hast nur dann etwas erhalten, wenn du mindestens 1 davon genommen hast; nur dann kommt noch 1 dazu.
    .title = Nichts nehmen ist kein Ertrag
rule-D-85 = Verzichtest du auf den Rest der Runde (WAR-1), kommen deine Krieger zurück in den Vorrat. Bekommst du danach ein Stammesmitglied, hast du wieder Züge.
    .title = Verzichten
rule-D-86 = Krieger gehören niemandem, also kann sie niemand zurücknehmen.
    .title = Krieger bleiben stehen
rule-D-87 = Doppelte SP sind ein Spielende-Effekt für eine Quelle: eine Kategorie von Artefakten, Außenposten, deinen Platz beim Militär oder Karren. Was dir diese Quelle bringt, zählt zweimal, aber nie mehr, egal wie viele solche Effekte du hast.
    .title = Doppelte SP
rule-D-88 = Auf dem Feld „Startspieler werden“ musst du die Karte nehmen. Was sie gibt, darfst du ablehnen (TRN-13).
    .title = Die Karte ist Pflicht
rule-D-89 = Beim Tausch in der Hütte ist der neue unverarbeitete Rohstoff von einer anderen Sorte als der abgegebene, auch wenn du ihn verarbeitet abgibst.
    .title = Eine andere Sorte
rule-D-90 = Wo ihr D-33 anders vereinbart habt, kommt erst noch 1 hinzu, und dann wird alles zusammen zu SP.
    .title = Eins mehr über das Ende hinaus
rule-D-91 = Auch hinter dem Sieger entscheidet bei gleichen SP dieselbe Reihenfolge (END-2). Hilft auch das nicht, teilen sie sich den Platz.
    .title = Die weiteren Plätze
rule-D-92 = Neutrale Spieler zählen für SYM-2, SYM-9 und CHR-6 als andere Spieler (NEU-6). So sind diese Effekte so viel wert wie zu viert.
    .title = Auch Neutrale sind andere Spieler
rule-D-93 = Du darfst deine Krieger schicken, musst aber nicht (WAR-1).
    .title = Krieger dürfen bleiben
rule-D-94 = Einen Raubzug, den ein Bonusplättchen oder Artefakt dir gibt, kannst du lassen. Schickst du ein Stammesmitglied auf das Raubzugfeld, gehst du auf Raubzug.
    .title = Freiwillige Raubzüge

## Was Effekte sagen können

rule-SYM-1 = Ein Effekt kann darauf warten, dass du ein Stammesmitglied schickst (Kundschafter oder Häuptling), oder er lässt dich eins zurücknehmen.
    .title = Schicken und zurücknehmen
rule-SYM-2 = Er kann sagen, wen er meint: deinen Kundschafter, den eines anderen Spielers oder deinen Häuptling.
    .title = Wer gemeint ist
rule-SYM-3 = Bei einem Tausch gibst du, was links vom Pfeil steht, und erhältst, was rechts steht, beliebig oft bis zur Zahl auf dem Pfeil.
    .title = Tauschen
rule-SYM-4 = Effekte können dich zwischen mehreren Dingen wählen lassen, etwas pro Stück von etwas anderem geben oder eine Bedingung stellen und nur denen geben, die sie erfüllen.
    .title = Oder, pro, wenn
rule-SYM-5 = Was Effekte geben: jeden unverarbeiteten und verarbeiteten Rohstoff, einen unverarbeiteten oder verarbeiteten nach Wahl oder den, der zum gezahlten passt; Reichweite, Kultur, Militär; SP oder doppelte SP (D-87).
    .title = Was Effekte geben
rule-SYM-6 = Die Machtstufen 1 bis 4 können eine Bedingung sein oder gezählt werden.
    .title = Machtstufen
rule-SYM-7 = Bei einem Raubzug zählt deine Machtstufe um eins höher, als sie ist.
    .title = Ein stärkerer Raubzug
rule-SYM-8 = Etwas geschieht immer, wenn du Kultur erhältst, egal wie viel.
    .title = Immer wenn du Kultur erhältst
rule-SYM-9 = Du erhältst 1 Militär für jeden Spieler, der stärker ist als du. Gleich starke zählen nicht.
    .title = Militär für jeden Stärkeren
rule-SYM-10 = Deine Kundschafter dürfen sich auch zum Kundschafter eines genau gleich starken Spielers stellen, und das kostet dich kein Militär.
    .title = Zu gleich Starken
rule-SYM-11 = Stell ein Artefakt her; dabei dürfen unverarbeitete Rohstoffe die verarbeiteten ersetzen, zu denen sie würden.
    .title = Herstellen mit Unverarbeitetem
rule-SYM-12 = Etwas geschieht, wenn einer deiner Karren oder dein zweiter eine bestimmte Kreuzung erreicht.
    .title = Eine Kreuzung erreichen
rule-SYM-13 = Die Landschaft eines Feldes, Wiese, Steinbruch, Wald oder Berg, kann eine Bedingung sein.
    .title = Landschaft
rule-SYM-14 = Effekte beim Herstellen: 1 SP für jeden Rohstoff einer bestimmten Sorte in den Kosten (D-11); von jeder Sorte einen Rohstoff weniger zahlen; oder für Artefakte einer bestimmten Kategorie einen Rohstoff einer bestimmten Sorte weniger zahlen.
    .title = Wenn du herstellst
rule-SYM-15 = Zeichen für einmal pro Runde, sofort, dauerhaft und Spielende (ART-7), für Einzelfelder (TRN-4) und für Krieger (WAR-1).
    .title = Zeichen
