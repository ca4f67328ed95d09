### De woorden van de opdrachtregel. Dit bestand wordt apart gelezen en gebruikt dus geen bericht uit een ander.

## terramara

cli-help = Een bordspel uit de bronstijd. Speel het, simuleer het, zoek iets op.
cli-help-end = Elke opdracht heeft zijn eigen --help. Terramara spreekt de taal van je terminal, of die in TERRAMARA_LANGUAGE.
cli-opt-version = Toon de versie en welke engine draait.
cli-opt-lang = Spreek deze taal.
cli-version-text = terramara { $version }, regels { $rules }, engine { $engine }, Python { $python }
cli-engine = { $kind ->
        [compiled] gecompileerd
       *[interpreted] geïnterpreteerd: { $why }
    }
cli-see-help = Zie `{ $command } --help`
cli-os-error = { $file }: { $why }
cli-bad-seed = { $given } is geen geheel getal van 0 t/m 2^64 - 1
cli-click-usage = Gebruik:
cli-click-options = Opties
cli-click-commands = Opdrachten
cli-click-help = Toon deze hulp.
cli-click-default = standaard: { $default }
cli-click-required = verplicht
cli-click-no-option = De optie { $name } bestaat niet.
cli-click-no-command = De opdracht { $name } bestaat niet.
cli-click-mean = Bedoel je { $possibility }?
cli-click-mean-one = (Bedoel je een van deze: { $possibilities }?)
cli-click-missing-argument = Er ontbreekt een argument:
cli-click-missing-option = Er ontbreekt een optie:
cli-click-missing-command = Er ontbreekt een opdracht.
cli-click-bad = Ongeldige waarde: { $message }
cli-click-bad-for = Ongeldige waarde voor { $param_hint }: { $message }
cli-click-out-of-range = { $value } ligt niet in het bereik { $range }.
cli-click-no-number = { $value } is geen geldig getal.
cli-click-not-the-choice = { $value } is niet { $choice }.
cli-click-not-among = { $value } is niet een van { $choices }.
cli-click-choose = Kies uit: { $choices }
cli-click-needs-value = De optie { $name } heeft een waarde nodig.
cli-click-no-value = De optie { $name } heeft geen waarde.
cli-click-extra = Te veel opgegeven: { $args }
cli-click-file = bestand
cli-click-directory = map
cli-click-path = pad
cli-click-not-there = { $name } { $filename } bestaat niet.
cli-click-is-file = { $name } { $filename } is een bestand.
cli-click-is-directory = { $name } { $filename } is een map.
cli-click-not-readable = { $name } { $filename } is niet te lezen.
cli-click-not-writable = { $name } { $filename } is niet te beschrijven.

## Bestanden

cli-not-text = { $file } is geen tekstbestand. Geef een spelverslag of een stelling (JSON).
cli-bad-record = { $file } is niet af te spelen: { $why }
cli-bad-json = { $file }, regel { $line }: geen geldige JSON ({ $why })
cli-bad-position = { $file } is geen stelling waaruit je kunt spelen: { $why }
cli-no-folder = er is geen map { $folder }
cli-set-refused = de set { $path } heeft { $count ->
        [one] een probleem
       *[other] { $count } problemen
    }, het eerste: { $first } (zie `terramara check-set { $path }`)

## terramara completion

cli-completion-help = Vul de opdrachten van terramara aan in je shell.

    Toont een script dat je shell kan lezen:

    { "\u0008" }
    bash: eval "$(terramara completion bash)" in ~/.bashrc;
    zsh: eval "$(terramara completion zsh)" in ~/.zshrc;
    fish: terramara completion fish > ~/.config/fish/completions/terramara.fish

## terramara check-set

cli-check-set-help = Controleer een set en toon alles wat eraan mankeert.

    PATH is de map van de set, of het id van een set die bij het spel hoort.
cli-opt-schema = Toon het JSON-schema van FILE (bijvoorbeeld artefacts.toml) en controleer niets.
cli-set-or-schema = geef het PATH van een set, of --schema FILE
cli-set-wrong = Met { $path } kun je niet spelen: { $count ->
        [one] 1 probleem
       *[other] { $count } problemen
    }
cli-set-right = { $name } ({ $id } { $version }, hash { $hash }) is in orde: { $artefacts } artefacten, { $tiles } tegels, { $bonuses } bonusfiches, { $cards } startkaarten, { $characters } personen.

## terramara rules

cli-rules-help = Zoek een regel op.

    { "\u0008" }
    terramara rules                       de hoofdstukken
    terramara rules TRN                   een hoofdstuk
    terramara rules TRN-7                 een regel
    terramara rules aansluiten kracht     alle regels met deze woorden
cli-rules-more = Een hoofdstuk: terramara rules TRN. Een regel: terramara rules TRN-7. Zoeken: terramara rules aansluiten kracht.
cli-rules-docs = Meer: { $page }
cli-rules-no-id = er is geen regel { $wanted }; `terramara rules` toont de hoofdstukken
cli-rules-no-words = geen regel bevat ‘{ $wanted }’; probeer minder woorden, of `terramara rules` voor de hoofdstukken

## terramara simulate

cli-simulate-help = Laat bots veel partijen spelen en breng er verslag van uit.

    Het verslag vertelt hoe lang partijen duren, wat de scores zijn en wie er wint. Hetzelfde startgetal geeft dezelfde partijen, op elk aantal processen. Ctrl-C stopt en toont het verslag tot dan toe.
cli-simulate-end = Voorbeeld: terramara simulate --players 2,3,4 --mixed --games 10000 --coverage
cli-opt-players = Spelers aan een tafel: 2, 3 of 4. Verschillende om en om: 2,3,4.
cli-opt-games = Aantal partijen.
cli-opt-bots = Eén bot voor alle plaatsen, of een voor elk: greedy,random. Je eigen: module:maker.
cli-opt-first = Eerste spellen: zonder personen en startkaarten.
cli-opt-full = Volledige spellen (standaard).
cli-opt-mixed = Eerste en volledige spellen om en om.
cli-opt-seed = Startgetal voor het toeval.
cli-opt-set = Gebruik de set in deze map.
cli-opt-coverage = Toon wat er in deze partijen voorkwam, hoe vaak, en wat nooit.
cli-opt-jobs = Aantal processen. Standaard: alle kernen.
cli-opt-keep = Bewaar het resultaat in dit bestand, en ga verder als het al bestaat.
cli-opt-json = Toon het verslag als JSON.
cli-bad-players = { $given } is geen 2, 3 of 4, en geen lijst daarvan zoals 2,4
cli-plan-bots = { $bots } bots passen niet aan tafels van { $players }: noem er een voor alle plaatsen, of een voor elk
cli-plan-no-such-bot = er is geen bot ‘{ $bot }’; kies uit { $known }, of je eigen als module:maker
cli-plan-bot-not-found = kan de bot { $bot } niet maken: { $why }
cli-keep-not-ours = { $file } is geen verslag van `terramara simulate --keep`
cli-keep-other-plan = { $file } bevat een andere simulatie (andere partijen, spelers, bots, startgetal of set); kies een ander bestand
cli-playing = Bezig met spelen
cli-crew-lost = een van de processen van de simulatie is gestopt; het verslag gaat over de partijen tot dan toe

cli-report-head = { $games } { $games ->
        [one] partij
       *[other] partijen
    } met { $players } spelers, { $kind ->
        [first] eerste spellen
        [full] volledige spellen
       *[mixed] eerste en volledige spellen om en om
    }; bots: { $bots }; startgetal { $seed }; set { $set }
cli-report-partial = Eerder gestopt: { $games } van { $planned } partijen.
cli-report-tables = Partijen
cli-report-seats = Per plaats
cli-report-kinds = Beslissingen per partij, naar soort
cli-report-sources = Punten van een speler, naar bron
cli-report-faults = { $count ->
        [one] Eén partij mislukte:
       *[other] { $count } partijen mislukten:
    }
cli-report-fault = { "  " }partij { $game }, startgetal { $seed }: { $error }
cli-report-speed = { $seconds } s op { $jobs ->
        [one] 1 proces
       *[other] { $jobs } processen
    }: { $games } partijen/s, { $decisions } beslissingen/s; engine { $engine }
cli-table-name = { $players }sp { $mode ->
        [first] eerste
       *[full] volledig
    }
cli-col-table = Tafel
cli-col-games = Partijen
cli-col-length = Beslissingen
cli-col-range = Bereik
cli-col-score = Punten
cli-col-shared = Gedeeld
cli-col-seat = Plaats
cli-col-bot = Bot
cli-col-median = Mediaan
cli-col-wins = Gewonnen
cli-col-wins-by-order = Naar speelvolgorde
cli-by-order = { $place }: { $share }
cli-col-space = Actieveld
cli-col-players = { $players }sp
cli-col-seen = Gezien
cli-col-of = Van
cli-col-rarest = Zeldzaamst
cli-coverage-head = Wat er van het spel voorkwam
cli-coverage-all = Alles wat aan deze tafels kan voorkomen, kwam voor.
cli-coverage-never = Kwam nooit voor:
cli-topic-decision = Gevraagde beslissingen
cli-topic-space = Gebruikte actievelden
cli-topic-tile-space = Gebruikte velden van tegels
cli-topic-crossroads-space = Gebruikte kruispunt-actievelden
cli-topic-outpost = Buitenposten met een vlag
cli-topic-road = Bereikte plaatsen op de weg
cli-topic-crafted = Vervaardigde artefacten
cli-topic-crafted-reserved = Uit de reserve vervaardigde artefacten
cli-topic-reserved = Gereserveerde artefacten
cli-topic-used = Gebruikte artefacten
cli-topic-bonus = Gebruikte bonusfiches
cli-topic-character = Personen, per zijde
cli-topic-card = Gekozen startkaarten
cli-topic-action = Uitgevoerde acties
cli-topic-refusal = Voorgekomen weigeringen

## terramara arena

cli-arena-help = Laat bots een toernooi spelen en geef ze een rating.

    Noem twee of meer bots. Ze ontmoeten elkaar in elke combinatie, en elk startgetal wordt vanaf elke plaats gespeeld. Zijn er minder bots dan plaatsen, dan zit dezelfde bot op meer dan één plaats. Ctrl-C stopt na de lopende partij.
cli-arena-end = Voorbeeld: terramara arena beginner greedy adept --players 2,4 --games 600 --out ladder
cli-arena-title = Toernooi
cli-arena-standings = Eindstand
cli-arena-ratings = Ratings van de bots
cli-arena-before = Hoe vaak de bot van de rij vóór de bot van de kolom eindigt
cli-arena-note = Ratings zijn gemiddeld 1500. 400 punten meer betekent tien keer zo vaak hoger eindigen. Bereiken zijn 95%-intervallen. De marge is in punten, ten opzichte van het gemiddelde van de anderen aan tafel.
cli-opt-arena-games = Aantal partijen. Het laatste startgetal wordt altijd vanaf elke plaats gespeeld.
cli-opt-out = Bewaar partijen, resultaten en een verslag in deze map, en ga verder als die al bestaat.
cli-opt-on = Waar het draait: in processen op deze machine, of op Ray.
cli-plan-too-few-bots = voor een toernooi zijn minstens twee verschillende bots nodig
cli-plan-bot-twice = { $bot } staat er twee keer; noem elke bot één keer
cli-out-not-ours = { $file } bevat geen partijen van deze soort; kies een andere map
cli-out-other-plan = { $file } bevat andere partijen (andere bots, spelers, aantallen, startgetal, set of regels); kies een andere map
cli-out-written = Geschreven naar { $folder }: { $files }
cli-process-lost = een van de processen is gestopt; { $games ->
        [one] 1 partij is
       *[other] { $games } partijen zijn
    } klaar, en met --out gaat dezelfde opdracht vandaar verder
cli-no-ray = Ray is niet geïnstalleerd; installeer het met: pip install "terramara[cluster]"
cli-stopped = Eerder gestopt: { $games } van { $planned } partijen.
cli-stopped-kept = Eerder gestopt: { $games } van { $planned } partijen. Geef dezelfde opdracht nog eens om verder te gaan.
cli-col-rating = Rating
cli-col-margin = Marge

## terramara balance

cli-balance-help = Onderzoek hoe evenwichtig een set is.

    Kopieën van één bot spelen veel volledige partijen. Het verslag toont wie wint naar plaats, speelvolgorde, persoon en startkaart, welke artefacten vervaardigd worden en hoe hun makers het doen, waar stamleden in elke ronde heen gaan, en waar punten vandaan komen. Ctrl-C stopt na de lopende partij.
cli-balance-end = Voorbeeld: terramara balance --bot master --players 2,3,4 --games 900 --out balance
cli-opt-balance-bot = De bot op elke plaats.
cli-opt-setup = Personen en startkaarten zoals de bots ze kiezen, door het lot, of om en om.
cli-setup-drafted = gekozen
cli-setup-random = door het lot
cli-balance-title = Hoe evenwichtig is de set?
cli-balance-about = { $players } spelers, { $games } { $games ->
        [one] partij
       *[other] partijen
    }: elk { $score } punten, { $decisions } beslissingen per partij
cli-balance-order = Gewonnen naar speelvolgorde in ronde 1
cli-balance-character = Gewonnen naar persoon
cli-balance-card = Gewonnen naar startkaart
cli-balance-artefacts = Artefacten van niveau { $level }: hoe vaak iemand ze vervaardigt in de partijen waarin dat kon
cli-balance-spaces = Gestuurde stamleden, per partij en ronde
cli-balance-round = Ronde { $round }
cli-balance-row = gebied, rij { $row }
cli-balance-strategies = Waarmee winnaars eindigen
cli-strategy-culture = cultuur
cli-strategy-workers = arbeiders
cli-balance-players = Spelers
cli-balance-winners = Winnaars
cli-balance-everyone = Iedereen
cli-balance-of-winners = Van de punten van de winnaars: { $shares }
cli-balance-off-order = Speelvolgorde, { $setup ->
        [drafted] gekozen
       *[random] door het lot
    }: scheef bij { $places } (doel: hoogstens 4 punten van een gelijk deel)
cli-balance-off-piece = { $kind ->
        [character] Personen
       *[card] Startkaarten
    } door het lot verdeeld, scheef: { $pieces } (doel: hoogstens 7 punten van een gelijk deel)
cli-balance-off-artefact = Te { $side ->
        [rarely] zelden
       *[often] vaak
    } vervaardigd: { $pieces } (doel: in 5 tot 80% van de partijen waarin het kon)
cli-balance-off-source = Winnaars halen maar { $share } van hun punten uit { $source ->
        [artefacts] artefacten
        [outposts] buitenposten en de weg
        [strength] kracht
       *[play] het spel zelf
    } (doel: minstens 8%)
cli-balance-note = Bereiken zijn 95%-intervallen. De marge is in punten, ten opzichte van het gemiddelde van de tafel. Iemand kon een artefact vervaardigen als het beschikbaar en betaalbaar was toen er gevraagd werd te vervaardigen.
cli-col-level = Niveau
cli-col-offered = Aangeboden
cli-col-possible = Mogelijk
cli-col-made = Vervaardigd
cli-col-made-players = Door wie het kon

## De tafel in de terminal

cli-letter-0 = R
cli-letter-1 = B
cli-letter-2 = E
cli-letter-3 = G
cli-mark-warrior = H
cli-mark-neutral = n
cli-mark-reserve = R
cli-mark-explorer = V
cli-fire = vuur
cli-terrain-plains = vl
cli-terrain-quarry = gr
cli-terrain-forest = bo
cli-terrain-mountain = be
cli-hire-left = { $what } (nog { $count })
cli-done = { $what } — deze ronde al gedaan
cli-single = { $gives } (maar één stamlid)
cli-road-top = Weg: begin
cli-road-end = Einde
cli-left-column = Vlakten en groeven
cli-right-column = Bossen en bergen
cli-outpost = buitenpost: { $asks }
cli-row-title = rij { $row } · ronde { $round }
cli-strength = Kracht
cli-river = Rivier
cli-marks = { cli-mark-reserve } reserveren, { cli-mark-explorer } verkenner, ◆ bonusfiche, -1 je gereserveerde artefact vervaardigen kost 1 minder
cli-river-bonuses = Bonusfiches
cli-you = jij
cli-points = { $vp } OP (nu { $now })
cli-power = { $strength }, niveau { $level }
cli-explorers = { $count ->
        [one] 1 verkenner
       *[other] { $count } verkenners
    }
cli-chief = stamhoofd
cli-warriors = { $count ->
        [one] 1 huurling
       *[other] { $count } huurlingen
    }
cli-nobody = niemand
cli-character = { $name }, { $side ->
        [young] jong
       *[adult] volwassen
    }
cli-has-points = punten
cli-has-strength = kracht
cli-has-culture = cultuur
cli-has-hand = in de hand
cli-has-hut = in de hut
cli-has-workers = arbeiders
cli-has-raw = ruw
cli-has-refined = bewerkt
cli-has-artefacts = artefacten
cli-has-reserved = gereserveerd
cli-has-character = persoon
cli-has-bonuses = bonusfiches
cli-has-ends = einde van de weg
cli-vp = { $vp } OP
cli-total = totaal
cli-title = Ronde { $round } van { $rounds } · startspeler { $first } · { $name } beslist
cli-title-setup = Voorbereiding
cli-title-over = Spel afgelopen · gewonnen door { $winners }
cli-legend = r verkenner, R stamhoofd, { cli-mark-warrior } huurling, { cli-mark-neutral }1 neutraal; RA RB karavanen; vl vlakte, gr groeve, bo bos, be berg
cli-row-title-artefacts = De artefactenrij (nog { $deck } in de stapel)

## terramara show

cli-show-help = Teken het spel in FILE.

    FILE is een spelverslag, getekend aan het einde, of een stelling (JSON).
cli-opt-show-seat = Bekijk het vanaf deze plaats (0 is de eerste).
cli-asked = { $name }: { $question }
cli-no-seat = er is geen plaats { $seat }; de plaatsen zijn 0 t/m { $most }

## terramara train

cli-train-help = Train bots door ze tegen zichzelf te laten spelen.

    FOLDER bewaart de partijen, de gewichten en een plaatje van de voortgang (curves.svg). Stop wanneer je wilt: dezelfde opdracht gaat verder waar je was gebleven. Ctrl-C bewaart alles wat klaar is.
cli-train-end = Voorbeeld: terramara train my-bots --from shipped --iterations 20
cli-opt-iterations = Hoe vaak er gespeeld en geleerd wordt. Standaard: 6. Je kunt het later verhogen.
cli-opt-train-games = Partijen per iteratie. Standaard: 2000.
cli-opt-train-players = Spelers aan een tafel. Standaard: 2,3,4, de meeste partijen met 4.
cli-opt-from = Begin met deze gewichten, of met die van het spel (shipped). Standaard: begin met niets.
cli-train-numpy = voor training is NumPy nodig: pip install numpy
cli-train-lost = een van de processen is gestopt. Alles wat klaar is, staat in { $folder }; dezelfde opdracht gaat verder
cli-train-not-ours = { $folder } bevat een run.json die niet van `terramara train` is; kies een andere map
cli-train-not-empty = { $folder } is niet leeg en bevat geen training; kies een andere map
cli-train-begun = { $folder } is begonnen met een andere waarde voor { $option }; laat { $option } weg, of kies een andere map
cli-train-weights = kan de gewichten in { $file } niet gebruiken: { $why }
cli-train-continues = Gaat verder na iteratie { $done } van { $iterations }.
cli-train-stopped = Gestopt. Dezelfde opdracht gaat verder vanuit { $folder }.
cli-train-done = Klaar: in { $folder } staan de gewichten, en curves.svg toont hoe ze tot stand kwamen. Ertegen spelen: TERRAMARA_WEIGHTS={ $folder } terramara play --bots adept
cli-train-all = Training
cli-train-step = { $step ->
        [play] Spelen
        [read] Partijen lezen
        [measure] Meten
       *[learn] Leren
    } ({ $iteration } van { $iterations })
cli-train-iteration = Iteratie { $iteration } van { $iterations }: { $games } partijen, gemiddelde score { $score }. Tegen de eerste bots wint de nieuwe { $wins }% ({ $low } tot { $high }), met een voorsprong van { $lead } OP.
cli-train-iteration-plain = Iteratie { $iteration } van { $iterations }: { $games } partijen, gemiddelde score { $score }.
cli-curve-title = Voortgang van een training
cli-curve-below = Iteraties
cli-curve-wins = Gewonnen van de bots waarmee het begon
cli-curve-score = Gemiddelde score
cli-curve-told = Hoeveel van de eindstand het voorspelt
cli-curve-network = netwerk
cli-curve-linear = lineair
cli-analyse-help = Beoordeel een stelling, of elke beslissing van een partij.

    FILE is een spelverslag of een stelling (JSON). Je ziet van elke speler de winstkans en de verwachte score, de beste beurten en waar ze toe leiden, en bij een spelverslag de beslissingen die het meest weggaven. Het is de inschatting van een sterke bot, die alleen weet wat de spelers konden zien. Ctrl-C stopt en toont wat er tot dan toe klaar is.
cli-analyse-end = Voorbeeld: terramara analyse game.record --picture game.svg
cli-opt-analyse-to = Kijk alleen naar de stelling na N acties.
cli-opt-analyse-turns = Toon zoveel van de beste beurten.
cli-opt-analyse-games = Speel daarnaast voor elke beslissing zoveel partijen uit. Trager, maar nauwkeuriger: probeer 100.
cli-opt-picture = Teken een plaatje in dit bestand (SVG).
cli-analyse-numpy = voor analyse is NumPy nodig: pip install numpy
cli-analysing = Analyseren
cli-analyse-now = Ronde { $round }, { $player } beslist
cli-analyse-over = Het spel is afgelopen
cli-analyse-turns = De beste beurten
cli-analyse-players = Wat elke speler weggaf
cli-analyse-worst = De beslissingen die het meest weggaven
cli-analyse-note = De waarde is de verwachte score min de helft van die van de beste tegenstander. Een beslissing geeft weg wat ze minder waard is dan de beste beurt, in OP.
cli-analyse-written = Het plaatje staat in { $file }.
cli-analyse-stopped = Gestopt na { $done } van { $count } acties.
cli-analyse-title = Hoe de partij verliep
cli-analyse-below = Acties
cli-analyse-lost = Tot nu toe weggegeven OP
cli-analyse-row-now = nu
cli-col-win = Winstkans
cli-col-expected = Verwachte score
cli-col-worth = Waarde
cli-col-turn = Beurt
cli-col-choices = Beslissingen
cli-col-lost = Weggegeven
cli-col-lost-each = Per beslissing
cli-col-large = { $points } OP of meer
cli-col-number = Nr.
cli-col-round = Ronde
cli-col-played = Gespeeld
cli-col-better = Beter

## terramara replay

cli-replay-help = Speel het spelverslag in FILE af en controleer het.

    Elke actie moet toegestaan zijn, en elke hash onderweg moet kloppen.
cli-verify-help = Controleer of er in de partij in FILE eerlijk geschud is.
cli-opt-commitment = De vastlegging die je vóór het spel zag, om mee te vergelijken.
cli-verify-played = Gespeeld zoals vastgelegd: { $actions } acties, elke hash klopt.
cli-verify-nothing = Dit spelverslag heeft geen regel over eerlijkheid, dus het schudden is niet te controleren. Het startgetal is gekozen, of er is niet door een server geschud.
cli-verify-other = Je zag de vastlegging { $told }, maar dit spelverslag heeft { $found }. Er is niet hetzelfde geschud.
cli-verify-bad-commitment = Niet eerlijk: het geheim past niet bij de vastlegging. De server heeft zijn geheim veranderd nadat die de hash had getoond, of het spelverslag is veranderd.
cli-verify-bad-seal = Niet eerlijk: een bijdrage is niet meer wat er verzegeld was voordat alle plaatsen bezet waren. Iemand koos die toen de andere bekend waren, of het spelverslag is veranderd.
cli-verify-bad-seed = Niet eerlijk: het geheim en de bijdragen van de spelers geven dit startgetal niet. Iemand heeft het startgetal of een bijdrage veranderd.
cli-verify-commitment = De server legde zijn geheim vast vóór de eerste kaart: vastlegging { $commitment }.
cli-verify-seat = plaats { $seat }
cli-verify-share = { $name } voegde { $share } toe.
cli-verify-unopened = { $name } was er niet bij toen er geschud werd, en voegde niets toe.
cli-verify-neutrals = { $by ->
    [deal] Ook de neutrale verkenners zijn zo geplaatst.
   *[players] De spelers plaatsten de neutrale verkenners.
}
cli-verify-fair = { $shares ->
    [one] Eerlijk: het schudden volgt uit het geheim en de bijdrage van één speler, dus niemand kon het kiezen.
   *[other] Eerlijk: het schudden volgt uit het geheim en de bijdragen van { $shares } spelers, dus niemand kon het kiezen.
}
cli-verify-alone = Het schudden volgt uit het geheim van de server, dat vooraf vastlag. Geen speler voegde een bijdrage toe.
cli-opt-to = Stop na N acties.
cli-opt-show = Teken de tafel op dat punt.
cli-opt-step = Ga de acties een voor een langs, met wat elk deed.
cli-replay-too-far = actie { $to } ligt voorbij het einde: het spelverslag heeft { $count ->
        [one] 1 actie
       *[other] { $count } acties
    }
cli-replay-right = Het spelverslag klopt: { $actions } acties, { $players } spelers, set { $set } { $version }. De hash hier is { $hash }.
cli-replay-at = Getoond na actie { $at }.
cli-step-prompt = Enter: volgende, q: stop{ " " }

## terramara play

cli-play-help = Speel tegen bots in de terminal.

    Met FILE gaat het spel verder dat daar met `save FILE` is bewaard.
cli-opt-play-players = Spelers, jij meegeteld.
cli-opt-play-bots = Eén bot voor alle anderen, of een voor elk: adept,greedy. Standaard: beginner in een eerste spel, anders greedy.
cli-opt-play-first = Speel een eerste spel, zonder personen en startkaarten, of een volledig (standaard).
cli-opt-play-neutrals = Laat met twee en drie spelers het toeval de neutrale verkenners neerzetten (standaard in een eerste spel), of doe het zelf.
cli-opt-seat = Je plaats, vanaf 0 geteld.
cli-opt-play-seed = Startgetal voor het toeval. Standaard: telkens een nieuw spel.
cli-play-bots = { $given } bots voor { $wanted ->
        [one] 1 andere plaats
       *[other] { $wanted } andere plaatsen
    }: noem er een voor alle, of een voor elk
cli-welcome = Je bent { $name } en speelt tegen { $others }. Typ een nummer, een actie, of `help`.
cli-both-sides = Jong: { $young } Volwassen: { $adult }
cli-bot-cheats = de bot { $bot } koos { $action }, en dat mag niet: { cli-bot-stuck }
cli-bot-failed = de bot { $bot } liep vast ({ $why }): { cli-bot-stuck }
cli-bot-stuck = `save FILE` bewaart het spel, en `terramara play FILE --bots greedy` gaat ermee verder
cli-over = Het spel is afgelopen. `save FILE` bewaart het, `log` toont het verloop, `quit` stopt.
cli-no-number = { $most ->
        [0] Er valt nu niets te kiezen.
       *[some] Kies een nummer van 1 t/m { $most }.
    }
cli-unknown = ‘{ $typed }’ is geen actie en geen opdracht. Typ een nummer of een actie uit de lijst, of `help`.
cli-allowed = Ja, dat kan: { $action }
cli-refused = { $action }: { $why } (`rules { $rule }`)
cli-why-what = Waarom wat niet? Probeer: why explorer 2L1
cli-undone = Ongedaan gemaakt: { $action }
cli-cannot-undo = Ongedaan maken kan niet: er is sindsdien iets onthuld, of iemand anders heeft gespeeld.
cli-cannot-redo = Er is niets om opnieuw te doen.
cli-save-where = Waarheen? save FILE
cli-save-other = { $file } is iets anders en blijft zoals het is. Kies een andere naam.
cli-saved = Bewaard in { $file }. Ga verder met `terramara play { $file }`.
cli-quit-unsaved = Dit spel is niet bewaard. `save FILE` om het te bewaren, of nog eens `quit` om te stoppen.
cli-left-unsaved = Het spel is niet bewaard.
cli-play-commands =
    Typ een nummer of een actie uit de lijst (afkorten mag: e 2l1), of:
    { "  " }board         toon de hele tafel
    { "  " }row           toon de artefacten om te vervaardigen
    { "  " }players       toon wat iedereen heeft, en wat het doet
    { "  " }score         toon de punten als het spel nu eindigde
    { "  " }log           toon wat er net gebeurd is
    { "  " }why ACTIE     leg uit waarom je iets nu niet kunt doen
    { "  " }undo, redo    maak je laatste actie ongedaan, of doe die opnieuw
    { "  " }rules WOORDEN zoek een regel op: rules TRN-7, rules plunderen
    { "  " }save FILE     bewaar het spel
    { "  " }quit          stop
