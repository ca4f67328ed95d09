### Die Namen der Dinge. Andere Sätze bekommen sie als Argumente.
### Formen: to (wohin), from (woher), acc (wen), dat (wem), zu (zu wem).

## Rohstoffe (RES)

resource-cattle = Vieh
resource-stone = Stein
resource-wood = Holz
resource-ore = Erz
resource-leather = Leder
resource-brick = Quaderstein
resource-timber = Nutzholz
resource-metal = Metall

## Kategorien der Artefakte, Landschaften

category-clothing = Kleidung
category-pottery = Töpferwaren
category-tools = Werkzeuge
category-weapons = Waffen
terrain-plains = { $form ->
    [to] zur Wiese
    [from] von der Wiese
    [onto] auf die Wiese
   *[nom] Wiese
}
terrain-quarry = { $form ->
    [to] zum Steinbruch
    [from] aus dem Steinbruch
    [onto] in den Steinbruch
   *[nom] Steinbruch
}
terrain-forest = { $form ->
    [to] zum Wald
    [from] aus dem Wald
    [onto] in den Wald
   *[nom] Wald
}
terrain-mountain = { $form ->
    [to] zum Berg
    [from] vom Berg
    [onto] auf den Berg
   *[nom] Berg
}

## Stammesmitglieder

member-explorer = Kundschafter
member-chief = Häuptling
member-warrior = Krieger
member-member = Stammesmitglied

## Felder. Der Tipp sagt, was ein Feld gibt; $level ist die Stufe der Arbeiter dieser Runde.

space-hire = { $form ->
    [to] zu „Arbeiter anwerben“
    [from] von „Arbeiter anwerben“
   *[nom] Arbeiter anwerben
}
    .tip = { $level ->
        [1] 1 Arbeiter der Stufe 1
        [2] 1 Arbeiter der Stufe 2
       *[3] 1 Arbeiter der Stufe 3
    }
space-skills = { $form ->
    [to] zu „Fähigkeiten“
    [from] von „Fähigkeiten“
   *[nom] Fähigkeiten
}
    .tip = 1 Militär und 1 Kultur
space-road = { $form ->
    [to] zu „Straße“
    [from] von „Straße“
   *[nom] Straße
}
    .tip = 2 Reichweite
space-skills-road = { $form ->
    [to] zu „Fähigkeiten oder Straße“
    [from] von „Fähigkeiten oder Straße“
   *[nom] Fähigkeiten oder Straße
}
    .tip = entweder 1 Militär und 1 Kultur oder 2 Reichweite
space-raid = { $form ->
    [to] auf Raubzug
    [from] vom Raubzug
   *[nom] Raubzug
}
    .tip = zahle 1 Militär; alle anderen geben dir Rohstoffe ab
space-first = { $form ->
    [to] zu „Startspieler“
    [from] von „Startspieler“
   *[nom] Startspieler
}
    .tip = du beginnst die nächste Runde und erhältst 1 Reichweite; in Runde 5 nimmst du 2 Reichweite, 2 Militär oder 2 Kultur
space-raid-first = { $form ->
    [to] zu „Raubzug und Startspieler“
    [from] von „Raubzug und Startspieler“
   *[nom] Raubzug und Startspieler
}
    .tip = Raubzug für 1 Militär, Startspieler werden oder beides
space-hut = { $form ->
    [to] in die Hütte
    [from] aus der Hütte
   *[nom] Hütte
}
    .tip = 1× verarbeiten oder 1 unverarbeiteten Rohstoff gegen einen anderen tauschen
space-XP = { $form ->
    [to] zum Kreuzungsfeld des Wegbereiters
    [from] vom Kreuzungsfeld des Wegbereiters
   *[nom] Kreuzungsfeld des Wegbereiters
}
# $terrain (String) eine Landschaft; $code (String) das Feld in Notation, z. B. 2L1
space-territory = { $form ->
    [to] { FORM($terrain, "to") } { $code }
    [from] { FORM($terrain, "from") } { $code }
    [onto] { FORM($terrain, "onto") } { $code }
   *[nom] { $terrain } { $code }
}
space-special = { $form ->
    [to] zum Sonderfeld { $code }
    [from] vom Sonderfeld { $code }
   *[nom] Sonderfeld { $code }
}
# $row (Number)
space-crossroads = { $form ->
    [to] zum Kreuzungsfeld in Zeile { $row }
    [from] vom Kreuzungsfeld in Zeile { $row }
   *[nom] Kreuzungsfeld in Zeile { $row }
}

## Orte der Straße

road-top = { $form ->
    [to] zum Anfang der Straße
   *[nom] Anfang der Straße
}
road-plain = { $form ->
    [to] auf die Straße
   *[nom] Straße
}
road-crossroads = { $form ->
    [to] zu Kreuzung { $row }
   *[nom] Kreuzung { $row }
}
road-bonus = { $form ->
    [to] zum Bonusplättchen in Zeile { $row }
   *[nom] Bonusplättchen in Zeile { $row }
}
road-outpost = { $form ->
    [to] zum Außenposten in Zeile { $row }
   *[nom] Außenposten in Zeile { $row }
}
road-end = { $form ->
    [to] zum Ende der Straße
   *[nom] Ende der Straße
}

## Spieler. Plätze heißen nach ihrer Farbe, bis jemand ihnen einen Namen gibt.

player-name = { $form ->
    [zu] zu { $name }
   *[nom] { $name }
}
seat-0 = { $form ->
    [zu] zu Rot
   *[nom] Rot
}
seat-1 = { $form ->
    [zu] zu Blau
   *[nom] Blau
}
seat-2 = { $form ->
    [zu] zu Gelb
   *[nom] Gelb
}
seat-3 = { $form ->
    [zu] zu Grün
   *[nom] Grün
}
# $number zählt ab 1
neutral-player = { $form ->
    [acc] den neutralen Spieler { $number }
    [zu] zum neutralen Spieler { $number }
   *[nom] neutraler Spieler { $number }
}

## Woher Punkte kommen (END-1)

source-play = Im Spiel
source-artefacts = Artefakte
source-effects = Spielende-Effekte
source-strength = Militär
source-caravans = Karren
source-outposts = Außenposten
source-reserved = Reserviertes Artefakt
source-raw = Unverarbeitetes
source-refined = Verarbeitetes
