### Was gefragt wird: ask-<Art der Entscheidung>. Die Argumente sind die der Entscheidung.

ask-draft = Wähle eine Person oder eine Startkarte.
ask-draft-character = Wähle eine Person.
ask-draft-card = Wähle eine Startkarte.
# $column: left oder right
ask-tile = { $column ->
    [left] Wähle ein Plättchen. Sein Außenposten gehört dir allein.
   *[right] Wähle ein Plättchen. Sein Kreuzungsfeld gehört dir allein.
}
ask-neutral = Setz einen neutralen Kundschafter auf ein leeres Feld in Zeile { $row }.
ask-send = Schick ein Stammesmitglied los.
ask-hut = In der Hütte: Verarbeite oder tausche 1 Rohstoff.
ask-craft = Stell ein Artefakt her, reserviere eins oder beende deinen Zug.
ask-craft-only = Stell ein Artefakt her oder beende deinen Zug.
ask-craft-reserve = Gerade kannst du nichts herstellen. Reserviere ein Artefakt oder beende deinen Zug.
ask-craft-none = Gerade kannst du nichts herstellen oder reservieren. Beende deinen Zug.
ask-end = Nutze, was du noch hast, oder beende deinen Zug.
ask-travel = Bewege einen Karren: noch { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }.
ask-refine = Verarbeiten: noch { $count }.
ask-take = Nimm einen Rohstoff: noch { $count }.
# $trade (String) der Tausch in Worten
ask-trade = Möchtest du { $trade }?
ask-option = Wähle eins.
ask-order = Was zuerst?
# $what (String) eine Menge in Worten
ask-gain = { $count ->
        [1] Nimmst du { FORM($what, "acc") }?
       *[more] Nimmst du { FORM($what, "acc") } oder weniger?
    }
ask-workshop = Stell ein Artefakt her. Du darfst unverarbeitete statt verarbeiteter Rohstoffe zahlen.
ask-back = { $who ->
        [explorer] Nimm einen Kundschafter zurück.
        [chief] Nimm deinen Häuptling zurück.
       *[member] Nimm ein Stammesmitglied zurück.
    }
# $what (String) was zu zahlen ist, in Worten
ask-give-trade = Zahle { FORM($what, "acc") }.
# $artefact (String) ein Name
ask-give-craft = Zahle { FORM($what, "acc") } für „{ $artefact }“.
# $name (String) des Angreifers
ask-give-raid = Raubzug von { $name }! Gib { $count ->
        [one] 1 Rohstoff
       *[other] { $count } Rohstoffe
    } ab.
ask-reduce = Das Artefakt „{ $artefact }“ kostet 1 Rohstoff weniger. Welchen?
ask-raid = Auf Raubzug gehen? Das kostet dich kein Militär.
ask-joint = Raubzug, Startspieler werden oder keins von beiden?
ask-over = Das Spiel ist aus.
# $name (String) des Spielers, der entscheidet
ask-wait = Warten auf { $name }.

## Absagen, die die Frage nennen ($asked: ihre Art)

reason-not-asked = Entscheide zuerst, { $asked ->
        [draft] welche Karte du nimmst
        [tile] welches Plättchen du nimmst
        [neutral] wohin der neutrale Kundschafter kommt
        [send] wen du wohin schickst
        [hut] was du in der Hütte tust
        [craft] was du herstellst oder reservierst
        [end] ob du deinen Zug beendest
        [travel] welcher Karren fährt
        [refine] was du verarbeitest
        [take] welchen Rohstoff du nimmst
        [trade] ob du tauschst
        [option] was du wählst
        [order] was zuerst kommt
        [gain] wie viel du nimmst
        [workshop] was du herstellst
        [back] wen du zurücknimmst
        [give] was du abgibst
        [reduce] was du sparst
        [raid] ob du auf Raubzug gehst
       *[joint] ob Raubzug oder Startspieler
    }.
reason-finish-first = { reason-not-asked }
