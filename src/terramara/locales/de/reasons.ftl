### Warum etwas nicht geht: reason-<Code>, für jeden Code der Engine. Die Nummer der Regel steht daneben.
### Die Argumente sind die Zahlen des Grundes; $owner-name ist der Name zum Platz in $owner.

reason-over = Das Spiel ist aus.
# $owner-name (String) wer am Zug ist
reason-not-your-turn-now = { $owner-name } ist am Zug.
# $owner-name (String) wer entscheidet
reason-not-your-choice = Erst muss { $owner-name } entscheiden.
reason-set-up-first = Die erste Runde hat noch nicht begonnen.
reason-set-up-only = Das geht nur beim Spielaufbau.
reason-send-first = Schick zuerst ein Stammesmitglied los. Nach seiner Aktion kannst du herstellen oder reservieren.
reason-one-a-turn = Du hast in diesem Zug schon ein Stammesmitglied geschickt.
reason-must-send = Du musst ein Stammesmitglied schicken.
reason-send-or-give-up = Schick einen Krieger los oder verzichte auf den Rest der Runde.
reason-must-choose = Diese Wahl kannst du nicht auslassen: Das Spiel wird vorbereitet.
reason-all-happen = Das geschieht alles. Du wählst nur die Reihenfolge.
reason-hut-done = Jedes Stammesmitglied in deiner Hütte verarbeitet oder tauscht 1 Rohstoff. Dieses hat es schon getan.
reason-only-one-of = Hier darfst du nur eine Möglichkeit wählen, und das hast du schon getan.
reason-switch-when-sending = Das kannst du umschalten, wenn du ein Stammesmitglied schickst.
reason-nothing-refines = Gerade kannst du nichts verarbeiten. Setz einen Arbeiter ein.
reason-nothing-to-take = Gerade gibt es nichts zu nehmen.
reason-nothing-to-pay = Gerade gibt es nichts zu zahlen.
reason-nothing-cheaper = Gerade wird nichts billiger.
reason-no-travel = Du hast keine Reichweite übrig.
reason-no-trade = Gerade gibt es nichts zu tauschen.
reason-nothing-to-choose = Gerade gibt es nichts zu wählen.
reason-nothing-to-order = Gerade gibt es nichts zu ordnen.
reason-nobody-to-take-back = Gerade kannst du niemanden zurücknehmen.
reason-nothing-to-stop = Es gibt nichts abzubrechen. Du kannst deinen Zug beenden.
reason-not-your-turn = Das geht nur in deinem eigenen Zug.
reason-in-payment = Bring das erst zu Ende.

## Arbeiter und andere freie Effekte

reason-worker-used = Deine Arbeiter der Stufe { $level } sind für diese Runde fertig.
reason-no-worker = Du hast keinen Arbeiter der Stufe { $level }.
reason-no-raw = Du hast nichts, was du verarbeiten könntest.
reason-no-power = Deine Person hat keine Fähigkeit, die einmal pro Runde wirkt.
reason-used = Das hast du in dieser Runde schon genutzt.
reason-no-effect = Das würde gerade nichts bewirken.
reason-not-made = Dieses Artefakt hast du nicht hergestellt.
reason-not-once-per-round = Dieses Artefakt hat keinen Effekt, der einmal pro Runde wirkt.
reason-no-such-bonus = Dieses Bonusplättchen hast du nicht.
reason-bonus-too-early = Bonusplättchen der Stufe { $level } kannst du erst ab Runde { $level } nutzen. Jetzt ist Runde { $round }.
reason-not-careful = Das kannst du nur ganz nehmen. Um etwas abzulehnen, schalte „fragen“ ein.
reason-nobody-gives = Niemand hat genug, um dir etwas abzugeben.
reason-must-pay = Das musst du ganz bezahlen.

## Stammesmitglieder schicken

reason-no-explorer = Du hast keinen Kundschafter mehr übrig.
reason-no-chief = Deinen Häuptling hast du schon geschickt.
reason-no-warrior = Du hast keinen Krieger.
reason-has-members = Du hast noch eigene Stammesmitglieder zu schicken.
reason-not-in-this-game = Dieses Feld gibt es mit { $players } Spielern nicht.
reason-not-yours = Hierhin darf nur der Wegbereiter.
reason-not-turned = Dieses Kreuzungsfeld ist erst offen, wenn Zeile { $row } umgedreht ist.
reason-caravans-behind = Du brauchst beide Karren an Kreuzung { $row }. { $reached ->
        [0] Bisher haben noch nicht beide eine erreicht.
       *[far] Bisher haben beide Kreuzung { $reached } erreicht.
    }
reason-done-this-round = Das geht nur einmal pro Runde und ist schon geschehen.
reason-row-turned = Zeile { $row } ist umgedreht: Ihre Runde ist vorbei.
reason-special-later = Sonderfelder sind erst ab Runde { $round } offen.
reason-condition = { $what ->
        [workers] Du brauchst { $least ->
            [one] { $least } Arbeiterstufe
           *[other] { $least } Arbeiterstufen
        }. Du hast { $have }.
        [power] Du brauchst Machtstufe { $least }. Du hast { $have }.
        [culture] Du brauchst { $least } Kultur. Du hast { $have }.
        [caravans] Du brauchst beide Karren an Kreuzung { $least }. { $have ->
            [0] Bisher haben noch nicht beide eine erreicht.
           *[far] Bisher haben beide Kreuzung { $have } erreicht.
        }
        [strength] Du brauchst { $least } Militär. Du hast { $have }.
       *[things] Du brauchst { $least } davon. Du hast { $have }.
    }
reason-fire = Auf diesem Feld brennt es.
reason-future = Vor Runde { $round } dürfen nur Kundschafter hierher.
reason-chief-or-warrior = Ein Häuptling oder Krieger versperrt dieses Feld.
reason-single = Hier ist nur Platz für ein Stammesmitglied.
reason-full = Hier stehen schon zwei.
reason-own-explorer = Hier steht schon dein eigener Kundschafter.
reason-too-weak = { $neutral ->
        [0] Du brauchst mehr Militär als der neutrale Spieler hier ({ $theirs }). Du hast { $mine }.
        [1] Du brauchst mehr Militär als der neutrale Spieler hier ({ $theirs }). Du hast { $mine }.
       *[player] Du brauchst mehr Militär als { $owner-name } ({ $theirs }). Du hast { $mine }.
    }
reason-no-strength = Ein Raubzug kostet 1 Militär. Du hast keins.
reason-done = Diesen Teil des Felds hast du schon erledigt.

## Personen und der Schalter „fragen“

reason-no-character = Du hast keine Person.
reason-already-adult = Deine Person ist schon erfahren.
reason-already-sent = Deine Person kannst du nur umdrehen, bevor du dein erstes Stammesmitglied der Runde schickst.
reason-already-switched = Das hast du in diesem Zug schon umgeschaltet.
reason-already-so = Das ist schon eingestellt.

## Herstellen

reason-already-crafted = Nur ein Artefakt pro Zug, und du hast schon eins hergestellt oder reserviert.
reason-craft-only = Hier kannst du herstellen, aber nicht reservieren.
reason-empty-place = Auf Platz { $place } liegt kein Artefakt.
reason-not-available = Du brauchst mehr Kultur. Mit { $culture } erreichst du nur die ersten { $available } Artefakte.
reason-nothing-reserved = Du hast kein Artefakt reserviert.
reason-cannot-pay = Das kannst du nicht bezahlen.
# $missing (String) was fehlt, in Worten
reason-missing = Du brauchst noch { FORM($missing, "acc") }.
reason-culture-too-low = Zum Reservieren brauchst du { $least } Kultur. Du hast { $culture }.
reason-already-reserved = Du hast schon ein Artefakt reserviert.
reason-not-in-cost = Davon ist in den Kosten nichts mehr übrig.

## Reisen

reason-at-the-end = Dieser Karren ist am Ende der Straße.
reason-no-way = Dorthin führt die Straße nicht.
reason-outpost-closed = Der Weg zu diesem Außenposten ist erst offen, wenn Zeile { $row } umgedreht ist.

## Wählen und zahlen

reason-none-of-it = { $what ->
        [cattle] Du hast kein Vieh.
        [stone] Du hast keinen Stein.
        [wood] Du hast kein Holz.
        [ore] Du hast kein Erz.
        [leather] Du hast kein Leder.
        [brick] Du hast keinen Quaderstein.
        [timber] Du hast kein Nutzholz.
       *[metal] Du hast kein Metall.
    }
reason-not-offered = { $what ->
        [cattle] Vieh gibt es hier nicht.
        [stone] Stein gibt es hier nicht.
        [wood] Holz gibt es hier nicht.
        [ore] Erz gibt es hier nicht.
        [leather] Leder gibt es hier nicht.
        [brick] Quaderstein gibt es hier nicht.
        [timber] Nutzholz gibt es hier nicht.
       *[metal] Metall gibt es hier nicht.
    }
reason-same-kind = Nimm eine andere Sorte als die, die du abgegeben hast.
reason-does-not-pay = { $what ->
        [cattle] Mit Vieh kannst du das nicht bezahlen.
        [stone] Mit Stein kannst du das nicht bezahlen.
        [wood] Mit Holz kannst du das nicht bezahlen.
        [ore] Mit Erz kannst du das nicht bezahlen.
        [leather] Mit Leder kannst du das nicht bezahlen.
        [brick] Mit Quaderstein kannst du das nicht bezahlen.
        [timber] Mit Nutzholz kannst du das nicht bezahlen.
       *[metal] Mit Metall kannst du das nicht bezahlen.
    }
reason-cannot-trade = Du hast nicht, was dieser Tausch kostet.
reason-no-such-choice = { $most ->
        [one] Es gibt nur eine Möglichkeit.
       *[other] Es gibt nur { $most } Möglichkeiten.
    }
reason-only-one = Es gibt nur eins zu nehmen.
reason-nobody-there = Dort hast du niemanden, den du zurücknehmen kannst.

## Aufbau

reason-other-row = Der nächste neutrale Kundschafter kommt in Zeile { $row }.
reason-taken = Das hat schon jemand.
reason-special = Neutrale Kundschafter kommen nicht auf Sonderfelder.
reason-has-one = Eine Karte dieser Art hast du schon. Nimm eine der anderen Art.
