### Het verloop: event-<soort>, een voor elke gebeurtenis. $name is de naam van de speler om wie het gaat.

event-setup = Het spel staat klaar voor { $players } spelers.
event-draft = { $name } kiest { $what }.
event-tile = { $name } kiest de tegel { $what }.
event-neutral-placed = { $name } zet een neutrale verkenner op { $where }.
event-round = Ronde { $round } begint.
event-removed = Uit de artefactenrij: { $artefact }.
event-turn = { $name } is aan de beurt.
event-sent = { $name } stuurt { $who ->
        [explorer] een verkenner
        [chief] het stamhoofd
       *[warrior] een huurling
    } { FORM($where, "naar") }.
event-joined = { $name } sluit aan bij { $owner }.
event-joined-own = { $name } sluit aan bij de eigen verkenner.
# $what (String) een hoeveelheid in woorden
event-got = { $name } krijgt { $what }.
event-lost = { $name } verliest { $what }.
event-paid = { $name } betaalt { $what }.
event-refined = { $name } bewerkt { $what }.
event-moved = { $name } verplaatst karavaan { $caravan } naar { $where }.
event-hired = { $name } huurt een arbeider van niveau { $level } in.
event-worker = { $name } gebruikt een arbeider van niveau { $level }.
event-used = { $name } gebruikt { $artefact }.
event-character = { $name } gebruikt de { $character }.
event-bonus = { $name } bereikt het bonusfiche { $bonus }.
event-bonus-own = { $name } gebruikt het bonusfiche { $bonus }.
event-crafted = { $name } vervaardigt { $artefact }.
event-crafted-reserved = { $name } vervaardigt { $artefact } uit de reserve.
event-reserved = { $name } reserveert { $artefact }.
event-revealed = Nieuw in de artefactenrij: { $artefact }.
event-raid = { $name } plundert op machtsniveau { $level }.
event-gave = { $name } geeft { $what } aan { $to }.
event-first = { $name } neemt de startspelerkaart.
event-adult = De { $character } van { $name } wordt volwassen.
event-warriors = { $name } neemt { $count ->
        [one] 1 huurling
       *[other] { $count } huurlingen
    }.
event-gave-up = { $name } geeft de rest van de ronde op.
event-returned = Ronde { $round } is afgelopen. Iedereen komt naar huis.
event-turned = Rij { $row } wordt omgedraaid.
event-flag = { $name } plant een vlag op de buitenpost van rij { $row }.
event-back = { $name } neemt een stamlid terug { FORM($where, "van") }.
event-explorer = De vijfde verkenner van { $name } komt van de rivier en doet mee.
# $number telt neutrale spelers vanaf 1
event-neutral-strength = Neutrale speler { $number } trekt { $card }: kracht { $total }.
event-over = Het spel is afgelopen.
