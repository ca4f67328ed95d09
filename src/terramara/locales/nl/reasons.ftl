### Waarom iets niet kan: reason-<code>, voor elke code van de engine. Het nummer van de regel staat erbij.
### De argumenten zijn de getallen van de reden; $owner-name is de naam van de speler in $owner.

reason-over = Het spel is afgelopen.
# $owner-name (String) wie aan de beurt is
reason-not-your-turn-now = { $owner-name } is aan de beurt.
# $owner-name (String) wie beslist
reason-not-your-choice = { $owner-name } moet eerst beslissen.
reason-set-up-first = De eerste ronde is nog niet begonnen.
reason-set-up-only = Dit kan alleen tijdens de voorbereiding.
reason-send-first = Stuur eerst een stamlid op pad. Na de actie kun je vervaardigen of reserveren.
reason-one-a-turn = Je hebt deze beurt al een stamlid gestuurd.
reason-must-send = Je moet een stamlid sturen.
reason-send-or-give-up = Stuur een huurling, of geef de rest van de ronde op.
reason-must-choose = Deze keuze kun je niet overslaan: het spel wordt klaargezet.
reason-all-happen = Dit gebeurt allemaal. Je kiest alleen de volgorde.
reason-hut-done = Elk stamlid in je hut bewerkt 1 grondstof of ruilt er 1. Dit stamlid is klaar.
reason-only-one-of = Je mag hier maar één mogelijkheid kiezen, en dat heb je gedaan.
reason-switch-when-sending = Dit kun je omzetten als je een stamlid stuurt.
reason-nothing-refines = Je kunt nu niets bewerken. Gebruik een arbeider.
reason-nothing-to-take = Er valt nu niets te nemen.
reason-nothing-to-pay = Er valt nu niets te betalen.
reason-nothing-cheaper = Er wordt nu niets goedkoper.
reason-no-travel = Je hebt geen verplaatsingen over.
reason-no-trade = Er valt nu niets te ruilen.
reason-nothing-to-choose = Er valt nu niets te kiezen.
reason-nothing-to-order = Er is nu geen volgorde te kiezen.
reason-nobody-to-take-back = Je kunt nu geen stamlid terugnemen.
reason-nothing-to-stop = Er valt niets te stoppen. Je kunt je beurt beëindigen.
reason-not-your-turn = Dit kan alleen in je eigen beurt.
reason-in-payment = Maak dit eerst af.

## Arbeiders en andere vrije effecten

reason-worker-used = Je arbeiders van niveau { $level } zijn deze ronde al gebruikt.
reason-no-worker = Je hebt geen arbeider van niveau { $level }.
reason-no-raw = Je hebt geen ruwe grondstof om te bewerken.
reason-no-power = Je persoon heeft geen eenmaal-per-ronde-eigenschap.
reason-used = Dit heb je deze ronde al gebruikt.
reason-no-effect = Het zou nu niets opleveren.
reason-not-made = Je hebt dit artefact niet vervaardigd.
reason-not-once-per-round = Dit artefact heeft geen eenmaal-per-ronde-effect.
reason-no-such-bonus = Je hebt dit bonusfiche niet.
reason-bonus-too-early = Bonusfiches van niveau { $level } kun je pas vanaf ronde { $level } gebruiken. Dit is ronde { $round }.
reason-not-careful = Dit kun je nu alleen volledig nemen. Wil je iets laten liggen, zet dan ‘vraag’ aan.
reason-nobody-gives = Niemand heeft genoeg om je iets te geven.
reason-must-pay = Je moet dit volledig betalen.

## Stamleden sturen

reason-no-explorer = Je hebt geen verkenner meer in je hand.
reason-no-chief = Je hebt je stamhoofd al gestuurd.
reason-no-warrior = Je hebt geen huurling.
reason-has-members = Je hebt nog stamleden om te sturen.
reason-not-in-this-game = Met { $players } spelers bestaat dit actieveld niet.
reason-not-yours = Alleen de spoorzoeker mag hierheen.
reason-not-turned = Dit kruispunt-actieveld gaat open als rij { $row } wordt omgedraaid.
reason-caravans-behind = Je beide karavanen moeten kruispunt { $row } bereiken. { $reached ->
        [0] Ze hebben nog niet allebei een kruispunt bereikt.
       *[more] Ze hebben allebei kruispunt { $reached } bereikt.
    }
reason-done-this-round = Dit kan maar eenmaal per ronde, en het is al gedaan.
reason-row-turned = Rij { $row } is omgedraaid: die ronde is voorbij.
reason-special-later = Speciale actievelden gaan open in ronde { $round }.
reason-condition = { $what ->
        [workers] Het opgetelde niveau van je arbeiders moet minstens { $least } zijn. Het is { $have }.
        [power] Je hebt machtsniveau { $least } nodig. Je hebt { $have }.
        [culture] Je hebt cultuur { $least } nodig. Je hebt { $have }.
        [caravans] Je beide karavanen moeten kruispunt { $least } bereiken. { $have ->
            [0] Ze hebben nog niet allebei een kruispunt bereikt.
           *[more] Ze hebben allebei kruispunt { $have } bereikt.
        }
        [strength] Je hebt kracht { $least } nodig. Je hebt { $have }.
       *[crafted] Je hebt er { $least } nodig. Je hebt er { $have }.
    }
reason-fire = Dit actieveld staat in brand.
reason-future = Vóór ronde { $round } mogen hier alleen verkenners heen.
reason-chief-or-warrior = Een stamhoofd of huurling houdt dit actieveld bezet.
reason-single = Er is maar plaats voor één stamlid.
reason-full = Er staan al twee stamleden.
reason-own-explorer = Hier staat je eigen verkenner.
reason-too-weak = { $neutral ->
        [0] Je hebt meer kracht nodig dan de neutrale speler hier ({ $theirs }). Je hebt { $mine }.
        [1] Je hebt meer kracht nodig dan de neutrale speler hier ({ $theirs }). Je hebt { $mine }.
       *[player] Je hebt meer kracht nodig dan { $owner-name } ({ $theirs }). Je hebt { $mine }.
    }
reason-no-strength = Plunderen kost 1 kracht. Die heb je niet.
reason-done = Dit deel van het actieveld heb je al gedaan.

## Personen, en de keuze tussen vraag en auto

reason-no-character = Je hebt geen persoon.
reason-already-adult = Je persoon is al volwassen.
reason-already-sent = Je persoon omdraaien kan alleen voordat je je eerste stamlid van de ronde stuurt.
reason-already-switched = Je hebt dit deze beurt al omgezet.
reason-already-so = Dat staat al zo.

## Vervaardigen

reason-already-crafted = Eén artefact per beurt, en je hebt al iets vervaardigd of gereserveerd.
reason-craft-only = Hier kun je vervaardigen, maar niet reserveren.
reason-empty-place = Op plaats { $place } ligt geen artefact.
reason-not-available = Je hebt meer cultuur nodig. Met { $culture } kun je alleen kiezen uit de eerste { $available } artefacten.
reason-nothing-reserved = Je hebt geen artefact gereserveerd.
reason-cannot-pay = Je kunt het niet betalen.
# $missing (String) wat er ontbreekt, in woorden
reason-missing = Je mist nog { $missing }.
reason-culture-too-low = Om te reserveren heb je cultuur { $least } nodig. Je hebt { $culture }.
reason-already-reserved = Je hebt al een artefact gereserveerd.
reason-not-in-cost = Dat zit niet meer in de kosten.

## Reizen

reason-at-the-end = Deze karavaan is aan het einde van de weg.
reason-no-way = De weg loopt daar niet heen.
reason-outpost-closed = De weg naar deze buitenpost gaat open als rij { $row } wordt omgedraaid.

## Kiezen en betalen

reason-none-of-it = { $what ->
        [cattle] Je hebt geen vee.
        [stone] Je hebt geen stenen.
        [wood] Je hebt geen hout.
        [ore] Je hebt geen erts.
        [leather] Je hebt geen leer.
        [brick] Je hebt geen bouwstenen.
        [timber] Je hebt geen timmerhout.
       *[metal] Je hebt geen metaal.
    }
reason-not-offered = { $what ->
        [cattle] Je kunt hier geen vee nemen.
        [stone] Je kunt hier geen stenen nemen.
        [wood] Je kunt hier geen hout nemen.
        [ore] Je kunt hier geen erts nemen.
        [leather] Je kunt hier geen leer nemen.
        [brick] Je kunt hier geen bouwstenen nemen.
        [timber] Je kunt hier geen timmerhout nemen.
       *[metal] Je kunt hier geen metaal nemen.
    }
reason-same-kind = Neem een andere soort dan je gaf.
reason-does-not-pay = { $what ->
        [cattle] Je kunt dit niet met vee betalen.
        [stone] Je kunt dit niet met stenen betalen.
        [wood] Je kunt dit niet met hout betalen.
        [ore] Je kunt dit niet met erts betalen.
        [leather] Je kunt dit niet met leer betalen.
        [brick] Je kunt dit niet met bouwstenen betalen.
        [timber] Je kunt dit niet met timmerhout betalen.
       *[metal] Je kunt dit niet met metaal betalen.
    }
reason-cannot-trade = Je hebt niet wat deze ruil kost.
reason-no-such-choice = { $most ->
        [one] Er is maar één keuze.
       *[other] Er zijn maar { $most } keuzes.
    }
reason-only-one = Er is er maar één te nemen.
reason-nobody-there = Je hebt daar niemand om terug te nemen.

## Voorbereiding

reason-other-row = De volgende neutrale verkenner komt in rij { $row }.
reason-taken = Deze is al genomen.
reason-special = Neutrale verkenners komen niet op speciale actievelden.
reason-has-one = Je hebt al een kaart van deze soort. Neem er een van de andere soort.
