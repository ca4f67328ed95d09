### Die Sprache der Effekte in Worten: eine Nachricht für jeden Teil und jeden Effekt, den ein Set haben kann.

## Mengen. $count (Number) wie viele.

n-cattle = { $count } Vieh
n-stone = { $count } Stein
n-wood = { $count } Holz
n-ore = { $count } Erz
n-leather = { $count } Leder
n-brick = { $count } Quaderstein
n-timber = { $count } Nutzholz
n-metal = { $count } Metall
n-raw = { $form ->
    [acc] { $count ->
        [one] { $count } unverarbeiteten Rohstoff nach Wahl
       *[other] { $count } unverarbeitete Rohstoffe nach Wahl
    }
   *[nom] { $count ->
        [one] { $count } unverarbeiteter Rohstoff nach Wahl
       *[other] { $count } unverarbeitete Rohstoffe nach Wahl
    }
}
n-refined = { $form ->
    [acc] { $count ->
        [one] { $count } verarbeiteten Rohstoff nach Wahl
       *[other] { $count } verarbeitete Rohstoffe nach Wahl
    }
   *[nom] { $count ->
        [one] { $count } verarbeiteter Rohstoff nach Wahl
       *[other] { $count } verarbeitete Rohstoffe nach Wahl
    }
}
n-matching-raw = { $form ->
    [acc] { $count ->
        [one] { $count } unverarbeiteten Rohstoff derselben Sorte
       *[other] { $count } unverarbeitete Rohstoffe derselben Sorte
    }
   *[nom] { $count ->
        [one] { $count } unverarbeiteter Rohstoff derselben Sorte
       *[other] { $count } unverarbeitete Rohstoffe derselben Sorte
    }
}
n-matching-refined = { $form ->
    [acc] { $count ->
        [one] { $count } verarbeiteten Rohstoff derselben Sorte
       *[other] { $count } verarbeitete Rohstoffe derselben Sorte
    }
   *[nom] { $count ->
        [one] { $count } verarbeiteter Rohstoff derselben Sorte
       *[other] { $count } verarbeitete Rohstoffe derselben Sorte
    }
}
n-travel = { $count } Reichweite
n-culture = { $count } Kultur
n-strength = { $count } Militär
n-vp = { $count } SP
n-worker-1 = { $count ->
    [one] { $count } Arbeiter der Stufe 1
   *[other] { $count } Arbeiter der Stufe 1
}
n-worker-2 = { $count ->
    [one] { $count } Arbeiter der Stufe 2
   *[other] { $count } Arbeiter der Stufe 2
}
n-worker-3 = { $count ->
    [one] { $count } Arbeiter der Stufe 3
   *[other] { $count } Arbeiter der Stufe 3
}
n-hire = 1 Arbeiter dieser Runde
n-warriors = { $count ->
    [one] { $count } Krieger
   *[other] { $count } Krieger
}
pay-raw = { $form ->
    [acc] { $count ->
        [one] { $count } unverarbeiteten Rohstoff
       *[other] { $count } unverarbeitete Rohstoffe
    }
   *[nom] { $count ->
        [one] { $count } unverarbeiteter Rohstoff
       *[other] { $count } unverarbeitete Rohstoffe
    }
}
pay-refined = { $form ->
    [acc] { $count ->
        [one] { $count } verarbeiteten Rohstoff
       *[other] { $count } verarbeitete Rohstoffe
    }
   *[nom] { $count ->
        [one] { $count } verarbeiteter Rohstoff
       *[other] { $count } verarbeitete Rohstoffe
    }
}

## Für je eins (SYM-4)

effect-per = { FORM($gain, $form) } pro { $measure }
per-power = Machtstufe
per-workers = Stufe deiner Arbeiter
per-artefacts = hergestelltes Artefakt
per-flags = eigenes Banner
per-stronger = stärkeren Spieler
per-clothing = hergestelltes Kleidungsstück
per-pottery = hergestellte Töpferware
per-tools = hergestelltes Werkzeug
per-weapons = hergestellte Waffe
per-cost-leather = Leder in den Kosten
per-cost-brick = Quaderstein in den Kosten
per-cost-timber = Nutzholz in den Kosten
per-cost-metal = Metall in den Kosten

## Bedingungen: mindestens $least (Number) von etwas. Sie stehen auch hinter „nur“.

effect-if = { $condition }: { FORM($get, $form) }
if-workers = { $least ->
    [one] ab { $least } Arbeiterstufe
   *[other] ab { $least } Arbeiterstufen
}
if-power = ab Machtstufe { $least }
if-culture = ab { $least } Kultur
if-caravans = mit beiden Karren ab Kreuzung { $least }
if-strength = ab { $least } Militär
if-clothing = { $least ->
    [one] ab { $least } hergestellten Kleidungsstück
   *[other] ab { $least } hergestellten Kleidungsstücken
}
if-pottery = { $least ->
    [one] ab { $least } hergestellten Töpferware
   *[other] ab { $least } hergestellten Töpferwaren
}
if-tools = { $least ->
    [one] ab { $least } hergestellten Werkzeug
   *[other] ab { $least } hergestellten Werkzeugen
}
if-weapons = { $least ->
    [one] ab { $least } hergestellten Waffe
   *[other] ab { $least } hergestellten Waffen
}

## Teile

effect-refine = { $form ->
    [acc] { $count }× Verarbeiten
   *[nom] { $count }× verarbeiten
}
effect-trade = { $times ->
    [one] { FORM($pay, "acc") } gegen { FORM($get, "acc") } tauschen
    [2] bis zu zweimal { FORM($pay, "acc") } gegen { FORM($get, "acc") } tauschen
    [3] bis zu dreimal { FORM($pay, "acc") } gegen { FORM($get, "acc") } tauschen
   *[other] bis zu { $times }-mal { FORM($pay, "acc") } gegen { FORM($get, "acc") } tauschen
}
# Hinter „gegen“ (acc) stehen Hauptwörter.
effect-take-back-explorer = { $form ->
    [acc] die Rückkehr eines Kundschafters
   *[nom] einen Kundschafter zurücknehmen
}
effect-take-back-chief = { $form ->
    [acc] die Rückkehr deines Häuptlings
   *[nom] deinen Häuptling zurücknehmen
}
effect-take-back-member = { $form ->
    [acc] die Rückkehr eines Stammesmitglieds
   *[nom] ein Stammesmitglied zurücknehmen
}
effect-craft-with-raw = { $form ->
    [acc] das Herstellen eines Artefakts, auch mit unverarbeiteten statt verarbeiteten Rohstoffen
   *[nom] 1× herstellen, auch mit unverarbeiteten statt verarbeiteten Rohstoffen
}
effect-free-raid = { $form ->
    [acc] einen Raubzug ohne Militärverlust
   *[nom] Raubzug ohne Militärverlust
}
effect-warriors = { $form ->
    [acc] Krieger
   *[nom] Krieger für diese Runde
}
effect-nothing = nichts

## Wann ein Effekt wirkt

timing-instant = Sofort: { $effect }.
timing-each-round = Einmal pro Runde: { $effect }.
timing-at-end = Spielende: { $effect }.
timing-when = { $trigger }: { $effect }.
timing-lasting = Dauerhaft: { $effect }.

## Auslöser
## $who: explorer, chief, member; $to: wohin, „anywhere“ wenn es gleich ist

when-send = Wenn du { $who ->
        [explorer] einen Kundschafter
        [chief] deinen Häuptling
       *[member] einen Kundschafter oder deinen Häuptling
    } { $to ->
        [plains] auf eine Wiese schickst
        [quarry] in einen Steinbruch schickst
        [forest] in einen Wald schickst
        [mountain] auf einen Berg schickst
        [crossroads] auf ein Kreuzungsfeld schickst
        [empty] auf ein leeres Aktionsfeld schickst
        [other-explorer] zum Kundschafter eines anderen Spielers schickst
       *[anywhere] irgendwohin schickst
    }
when-culture = Wenn du Kultur erhältst
# $number (Number) der Kreuzung, 0 für jede
when-crossroads = Wenn einer deiner Karren { $number ->
        [0] eine Kreuzung
       *[exact] Kreuzung { $number }
    } erreicht
when-crossroads-second = Wenn dein zweiter Karren { $number ->
        [0] eine Kreuzung
       *[exact] Kreuzung { $number }
    } erreicht
# $category: eine Kategorie oder „any“; $levels: „any“ oder z. B. „1 oder 2“
when-craft = Wenn du { $category ->
        [clothing] Kleidung
        [pottery] Töpferware
        [tools] ein Werkzeug
        [weapons] eine Waffe
       *[any] ein Artefakt
    }{ $levels ->
        [any] { "" }
       *[some] { " " }der Stufe { $levels }
    } herstellst
when-flag = Wenn du ein Banner ablegst

## Doppelte SP (D-87)

doubled-clothing = Kleidung zählt doppelt
doubled-pottery = Töpferwaren zählen doppelt
doubled-tools = Werkzeuge zählen doppelt
doubled-weapons = Waffen zählen doppelt
doubled-outposts = Außenposten zählen doppelt
doubled-strength = dein Platz auf der Militärleiste zählt doppelt
doubled-caravans = Karren am Ende der Straße zählen doppelt

## Fähigkeiten

ability-join-equal = Deine Kundschafter dürfen sich auch zu gleich starken Spielern stellen, ohne Verlust
ability-raid-level = Bei Raubzügen ist deine Machtstufe um 1 höher
ability-discount-each = Herstellen kostet von jeder Sorte 1 weniger
ability-no-loss = Du verlierst kein Militär, außer du tauschst es ein
ability-more-travel = Immer wenn du Reichweite erhältst, erhältst du 1 mehr
ability-more-culture = Immer wenn du Kultur erhältst, erhältst du 1 mehr
ability-raw-in-craft = Beim Herstellen darfst du bis zu 2 unverarbeitete statt verarbeiteter Rohstoffe zahlen
ability-extra-explorer = Du hast 1 Kundschafter mehr
ability-leftover-bonuses = Dir gehören die übrigen Bonusplättchen; nutze jede Runde eines und wirf es ab
ability-own-crossroads = Du hast ein eigenes Kreuzungsfeld und einen eigenen Außenposten
# $category ist eine Id, $kind ein Name
effect-discount = { $category ->
        [clothing] Kleidung kostet
        [pottery] Töpferwaren kosten
        [tools] Werkzeuge kosten
       *[weapons] Waffen kosten
    } dich 1 { $kind } weniger
# Ein Teil aus mehreren Teilen in einem anderen
effect-inside = ({ FORM($effect, $form) })

## Ganze Karten und Plättchen

piece-kind = { $category }, Stufe { $level }
piece-cost = Kosten: { $cost }.
piece-worth = { $vp } SP.
outpost-asks = { $what ->
        [workers] Arbeiterstufen
        [power] Machtstufe
        [culture] Kultur
        [caravans] beide Karren an Kreuzung
        [strength] Militär
        [clothing] Kleidung hergestellt:
        [pottery] Töpferwaren hergestellt:
        [tools] Werkzeuge hergestellt:
       *[weapons] Waffen hergestellt:
    } { $steps }
space-needs = nur { $condition }: { $gives }
