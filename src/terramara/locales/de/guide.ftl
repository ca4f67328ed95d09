### Die Hilfe in der ersten Partie: guide-<Tipp>, gezeigt, wenn etwas zum ersten Mal wichtig wird.

guide-title = Tipp
guide-got-it = Verstanden
guide-no-more = Keine Tipps mehr

guide-draft = Personen und Karten prägen deine Partie. Die Karte gibt dir Rohstoffe für den Anfang, die Person eine Fähigkeit, die du behältst. Zeig auf eine, um zu lesen, was sie kann.
guide-neutral = Zu zweit und zu dritt besetzen neutrale Kundschafter einige Felder. Du bestimmst, wo sie stehen. Setz sie so, dass sie den anderen im Weg sind.
guide-send = Schick jemanden auf ein Feld und nimm, was darauf abgebildet ist. Die helle Zeile und dein Dorf stehen allen offen. Achte darauf, was die ersten Artefakte am Fluss kosten.
guide-join = Dort steht schon jemand. Dein Häuptling kann sich zu jedem Kundschafter stellen. Ein Kundschafter kann sich nur zum Kundschafter eines schwächeren Spielers stellen, und das kostet dich 1 Militär.
guide-ahead = Zeilen weiter oben geben mehr. Ein Kundschafter, den du dorthin schickst, bleibt fort, bis die Runde dieser Zeile vorbei ist. Bis dahin hast du weniger Züge.
guide-refine = Du hast Unverarbeitetes, aber Artefakte kosten verarbeitete Rohstoffe. Klick einen unverarbeiteten Rohstoff in deinem Bereich an, und ein Arbeiter verarbeitet ihn. Jeder Arbeiter arbeitet einmal pro Runde.
guide-craft = Du kannst ein Artefakt bezahlen. Klick es an, um es herzustellen. Pro Zug darfst du ein Artefakt herstellen oder reservieren.
guide-reserve = Du kannst ein Artefakt reservieren: Niemand sonst bekommt es dann. Stell es vor Spielende her, sonst verlierst du 5 SP.
guide-travel = Jeder Schritt bewegt einen deiner zwei Karren. Geradeaus ist der kurze Weg. Die Umwege bringen einen Bonus oder ein Banner auf einem Außenposten, das am Ende zählt.
guide-trade = Ein Tausch ist freiwillig. Gib, was links vom Pfeil steht, und nimm, was rechts davon steht, oder lass es.
guide-raided = Ein Raubzug hat dich getroffen. Je mehr Rohstoffe du hast und je schwächer du bist, desto mehr gibst du ab. Was du abgibst, wählst du.
guide-chief = Denk an deinen Häuptling: Wo ein Häuptling steht, kann niemand mehr hin. Schick ihn auf das Feld, das die anderen am liebsten hätten.
guide-undo = Anders überlegt? „Rückgängig“ nimmt deinen letzten Schritt zurück, solange nichts Neues aufgedeckt wurde.
guide-power = Du hast etwas, das du einmal pro Runde nutzen kannst, jederzeit in deinem Zug. Solange es geht, leuchtet es in deinem Bereich.
guide-round = Eine neue Runde. Alle kehren aus der Zeile der vorigen Runde heim, und deine Arbeiter sind wieder bereit. In der umgedrehten Zeile gibt es jetzt einen Außenposten und ein Kreuzungsfeld.
guide-last = Die letzte Runde. Was du jetzt nicht nutzt, verfällt: Gib deine Rohstoffe aus, nutze jede Fähigkeit, und schau im Wertungsblock, was noch Punkte bringt.

## Alle Symbole

legend-title = Symbole
legend-tip = Was die Symbole bedeuten (I)
legend-goods = Rohstoffe
legend-gains = Was du erhältst und tust
legend-when = Wann es wirkt
legend-counts = Was gezählt wird, und Bedingungen
legend-abilities = Artefakte und dauerhafte Fähigkeiten
legend-places = Auf dem Spielplan

## Die Regeln zu dem, worauf jemand zeigt

help-tip = Regeln zu dem, worauf du zeigst (H)
help-about = Regeln hierzu
help-all = Alle Regeln
help-way = Wo du in den Regeln bist
