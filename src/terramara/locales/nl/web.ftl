### De woorden van het spel in de browser: pagina’s, het bord en zijn tekens, vragen, antwoorden, het verloop.

## De pagina
web-name = Terramara
web-tagline = Leid een dorp in de bronstijd. Stuur je mensen op pad, vervaardig waar ze van dromen en word een legende. Vijf ronden, twee tot vier spelers.
web-skip = Meteen naar het spel
web-loading = Het spel wordt klaargezet…
web-title = { $name }
web-title-mine = Jouw beurt · { $name }
web-title-over = Eindstand · { $name }
web-your-turn = Jouw beurt
web-close = Sluiten
web-cancel = Annuleren
web-copy = Kopiëren
web-copied = Gekopieerd
web-menu = Menu
web-settings = Instellingen
web-share = Links en spelverslag
web-rules = Regels
web-rules-search = Zoek: een woord, of TRN-7
web-rules-none = Dit staat in geen enkele regel. Probeer een ander woord.
web-back-to-start = Terug naar de startpagina
web-no-table = Deze tafel kan niet worden geopend
web-lost-sending = Verbinding verbroken. Zodra die hersteld is, wordt je zet verstuurd.
web-lost = Verbinding verbroken. We proberen het opnieuw…
web-watchers = { $count ->
    [one] 1 toeschouwer
   *[other] { $count } toeschouwers
}
web-version = Versie { $version }
web-theme = Weergave
web-theme-auto = Zoals apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-language = Taal
web-setting-motion = Laat stukken over het bord bewegen
web-setting-sound = Laat een zacht toontje horen als ik aan de beurt ben
web-setting-sounds = Laat geluiden horen als er iets gebeurt
web-setting-ambience = Laat op de achtergrond de rivier en de vogels horen
web-setting-volume = Volume
web-setting-zoom = Grootte van het bord
web-setting-turned = Draai het dal om: rij 1 bovenaan, zoals op het gedrukte bord
web-setting-handover = Samen op één scherm: vraag voordat het wordt doorgegeven
web-setting-ask = Vraag bevestiging voor zetten die je niet ongedaan kunt maken
web-setting-notify = Geef een melding als ik aan de beurt ben en de pagina verborgen is
web-keys = Met Tab loop je langs je keuzes, met de pijltjes over het bord. De toetsen 1 t/m 9 zijn de genummerde knoppen. L toont alle keuzes, H opent de regels bij wat je aanwijst, I legt de pictogrammen uit, U maakt een zet ongedaan, R doet die opnieuw, G laat wachtende bots doorspelen, S slaat de animatie over.

## De startpagina
web-play-bots = Speel tegen bots
web-players-count = Spelers
web-players-n = { $count } spelers
web-game-kind = Eerste of volledig spel
web-first-game = Eerste spel
web-full-game = Volledig spel
web-first-game-tip = Eerste spel: geen personen, en iedereen begint hetzelfde
web-my-games = Mijn spellen
web-open-tables = Open tafels
web-open-none = Er zit nu niemand te wachten. Maak een tafel en deel de link.
web-how = Zo speel je, in één minuut
web-how-send = Stuur elke beurt je stamhoofd of een verkenner naar een actieveld en neem wat erop staat. Rijen verderop geven meer, maar een vooruitgestuurde verkenner blijft weg tot die ronde voorbij is.
web-how-join = Je kunt aansluiten bij de verkenner van een ander: met je stamhoofd altijd, met een verkenner als je sterker bent.
web-how-refine = Actievelden geven ruwe grondstoffen: vee, steen, hout en erts. Je arbeiders bewerken die eenmaal per ronde tot leer, bouwsteen, timmerhout en metaal.
web-how-craft = Betaal bewerkte grondstoffen om artefacten te vervaardigen, één per beurt. Ze zijn punten waard, en de meeste doen nog iets extra’s. Met meer cultuur kun je uit meer artefacten kiezen.
web-how-win = Ook karavanen, kracht en cultuur leveren punten op. Na ronde vijf wint wie de meeste punten heeft.
web-upload = Open een spelverslag
web-create = Nieuwe tafel
web-create-go = Maak tafel
web-seat-kind = Wie zit er op plaats { $number }
web-seat-name = Naam voor plaats { $number }
web-kind-of-seat-human = Iemand online
web-kind-of-seat-local = Op dit scherm
web-kind-of-seat-bot = Bot
web-name-local = Naam
web-seat-by-invitation = vrij, op uitnodiging
web-table-name = Naam van de tafel
web-optional = niet verplicht
web-bot-name-beginner = Beginner
web-bot-name-greedy = Gelegenheidsspeler
web-bot-name-apprentice = Leerling
web-bot-name-adept = Gevorderde
web-bot-name-warrior = Gevorderde: vechter
web-bot-name-trader = Gevorderde: koopman
web-bot-name-crafter = Gevorderde: maker
web-bot-name-settler = Gevorderde: kolonist
web-bot-name-master = Meester
web-bot-name-champion = Kampioen
web-your-name = Je naam
web-your-colour = Je kleur
web-public = Toon bij de open tafels
web-options = Opties
web-option-card4 = Gebruik ook neutrale kaart 4 (twee en drie spelers)
web-option-neutrals = Zet de neutrale verkenners zelf neer (twee en drie spelers)
web-option-paid = Punten per grondstof bij het vervaardigen tellen wat je echt betaalt
web-option-overflow = Cultuur en kracht voorbij het einde van het spoor zetten nog steeds effecten in werking
web-set = Set
web-set-name-base = Basisset
web-tables-all = Toon alle { $count }
web-status-waiting = Wacht op spelers
web-status-playing = Ronde { $round }
web-status-over = Afgelopen
web-seat-free = Vrije plaats
web-guest = Gast
web-waiting = Deel de uitnodiging. Als je begint, nemen bots de vrije plaatsen in.
web-waiting-watch = Het spel is nog niet begonnen. Je ziet het hier zodra het begint.
web-start-now = Begin nu
web-seeded = De maker van deze tafel heeft gekozen hoe er geschud is en weet misschien welke kaarten komen. Schuif alleen aan als je dat goed vindt.
web-seeded-short = niet willekeurig geschud
web-fair-fair = Er is eerlijk geschud: gecontroleerd
web-fair-chosen = De maker koos hoe er geschud is, dus dit is niet te controleren
web-fair-unchecked = Controleer het schudden: bewaar het spelverslag en voer ‘terramara verify’ uit
web-fair-other-commitment = Niet eerlijk: de server toonde je vóór het spel een andere vastlegging
web-fair-share-missing = Jouw bijdrage telde niet mee: de server liet die weg, of die kwam nooit aan
web-fair-away = Er is geschud zoals vastgelegd, maar jouw browser was er niet bij en voegde niets toe
web-fair-other-seals = Niet eerlijk: de bijdrage van een speler is verwisseld toen de jouwe bekend was
web-fair-bad-seal = Niet eerlijk: de bijdrage van een speler is niet meer wat er verzegeld was
web-fair-bad-commitment = Niet eerlijk: de server heeft zijn geheim veranderd
web-fair-bad-seed = Niet eerlijk: het schudden volgt niet uit het geheim en de bijdragen
web-fair-how = { $shares ->
    [0] De server legde vóór de eerste kaart een geheim vast en toonde de hash ervan. Geen speler voegde er iets aan toe.
    [one] De server legde vóór de eerste kaart een geheim vast en toonde de hash ervan. De browser van één speler voegde daarna willekeurige getallen toe. Het schudden volgt uit beide, dus niemand kon het kiezen.
   *[other] De server legde vóór de eerste kaart een geheim vast en toonde de hash ervan. De browsers van { $shares } spelers voegden daarna willekeurige getallen toe. Het schudden volgt uit alles samen, dus niemand kon het kiezen.
}
web-fair-unopened = { $count ->
    [one] De browser van één speler was er niet bij toen er geschud werd, en voegde niets toe.
   *[other] De browsers van { $count } spelers waren er niet bij toen er geschud werd, en voegden niets toe.
}
web-fair-commitment = Vastlegging:
web-fair-before = Niemand kan de kaarten kiezen
web-fair-before-how = De server legde zijn deel van het schudden vast voordat er iemand aanschoof. Deze hash bewijst het. Het scoreblad vergelijkt hem na het spel.
web-dealing = Alle plaatsen zijn bezet. Er wordt geschud.
web-error-not-host = Dat mag alleen wie de tafel heeft gemaakt.
web-error-started = Het spel is al begonnen.
web-error-database-damaged = De database van de server is beschadigd. Er kan nu niet gespeeld worden.
web-error-database-removed = De database van de server is weg. Er kan nu niet gespeeld worden.
web-error-seeded = De maker van deze tafel heeft gekozen hoe er geschud is. Bekijk de tafel nog eens voordat je aanschuift.
web-error-bad-deal = Dat duurde te lang. Probeer het nog eens.
web-join = Schuif aan
web-leave = Verlaat de tafel
web-leave-sure = Je geeft je plaats voorgoed op. Iemand met de uitnodiging kan die innemen, of een bot.
web-stay = Blijf
web-seats-free = { $count ->
    [one] De plaats van { $who } is leeg. Het spel wacht.
   *[other] De plaatsen van { $who } zijn leeg. Het spel wacht.
}
web-seats-free-bots = { $count ->
    [one] Laat een bot doorspelen
   *[other] Laat bots doorspelen
}
web-stand-in = Invalbot
web-stand-in-ask = Laat een bot voor mij spelen
web-stand-in-ask-tip = De plaats blijft van jou. Kom terug wanneer je wilt en speel verder.
web-stand-in-own = Een bot speelt voor jou.
web-stand-in-end = Ik ben terug
web-stand-in-may = { $who } is weg. Het spel wacht.
web-stand-in-go = Laat een bot spelen voor { $who }
web-stand-in-minutes = { $who } is weg. { $count ->
    [one] Over een minuut kun je een bot laten invallen.
   *[other] Over { $count } minuten kun je een bot laten invallen.
}
web-stand-in-hours = { $who } is weg. { $count ->
    [one] Over een uur kun je een bot laten invallen.
   *[other] Over { $count } uur kun je een bot laten invallen.
}
web-patience = Als iemand weg is, kan een bot invallen
web-patience-600 = na 10 minuten
web-patience-3600 = na een uur
web-patience-86400 = na een dag
web-patience-never = nooit
web-link-invite = Uitnodiging om aan te schuiven
web-link-personal = Je persoonlijke link. Houd die voor jezelf: hij opent je plaats op een ander apparaat
web-link-watch = Link voor toeschouwers
web-link-moment = Link naar dit moment
web-record = Download het spelverslag
web-record-later = Het spelverslag kun je downloaden als het spel is afgelopen. Tot dan zou het verklappen wat verborgen is.
web-links-only-here = Deze links werken alleen op deze computer.
web-network = Speel met anderen in je netwerk
web-network-serve = Stop het spel op deze computer en start het opnieuw, zo:
web-network-address = Zoek in de netwerkinstellingen het adres van deze computer op. Het lijkt op 192.168.1.20.
web-network-open = Open de pagina hier via dat adres, bijvoorbeeld:
web-network-share = Maak daar een tafel en deel de uitnodiging. Iedereen moet in hetzelfde netwerk zitten.
web-qr = Scan dit met een telefoon om aan te schuiven
# $name (String) van een gast
web-remove = Verwijder { $name }
web-try-again = Probeer opnieuw

## Delen van de tafel
web-board = Bord
web-parts = Delen van de tafel
web-tab-board = Bord
web-tab-cards = Artefacten
web-tab-cards-now = { $count ->
    [one] 1 kun je nu kiezen
   *[other] { $count } kun je nu kiezen
}
web-tab-players = Spelers
web-tab-log = Verloop
web-players = Spelers
web-log = Verloop
web-log-empty = Er is nog niets gebeurd.
web-log-go = Toon dit moment
web-chat = Chat
web-chat-empty = Nog geen berichten.
web-chat-say = Zeg iets
web-chat-send = Verstuur
web-chat-unread = { $count ->
    [one] 1 nieuw bericht
   *[other] { $count } nieuwe berichten
}
web-chat-watch = Toeschouwers kunnen dit lezen.
web-replay = Terugkijken
web-replay-first = Terug naar het begin
web-replay-back = Eén stap terug
web-replay-on = Eén stap vooruit
web-replay-now = Terug naar het spel
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-at = Stap { $at } van { $all }
web-military = Kracht
web-military-tip = Het militaire spoor met ieders kracht. Aan het einde scoren de sterkste spelers { $places } OP.
web-power = Machtsniveau { $level }
web-home = Thuisgrond
web-river = Rivier
web-river-tip = Kano’s tonen de cultuur. Hoe verder je peddelt, uit hoe meer artefacten je kunt kiezen.
web-river-cards = Vanaf hier kun je uit { $count } artefacten kiezen
web-river-reserve = Vanaf hier kun je een artefact reserveren
web-river-extra-explorer = Je vijfde verkenner komt erbij
web-river-discount = Vanaf hier kost je gereserveerde artefact 1 grondstof minder
web-artefact-row = Artefacten langs de rivier
web-artefact-far = Buiten bereik: je hebt meer cultuur nodig
web-deck = Nog in de stapel: { $one } van niveau 1, { $two } van niveau 2, { $three } van niveau 3
web-bonus = Bonusfiche, niveau { $level }
web-row = Rij { $row }, ronde { $round }
web-row-now = Ronde { $round }: deze rij is nu aan de beurt
web-row-future = Ronde { $round } komt nog: verkenners mogen vooruit
web-row-past = Ronde { $round } is voorbij: buitenpost en kruispunt zijn open
web-tile-back = { $column ->
    [left] Op de achterkant: een buitenpost. Die gaat open als ronde { $round } voorbij is
   *[right] Op de achterkant: een kruispunt-actieveld. Dat gaat open als ronde { $round } voorbij is
}
web-tile-back-look = Druk om te kijken
web-rounds = Rondenspoor, ronde { $round } van 5
web-round-tip = Ronde { $round }: { $count ->
    [0] geen arbeiders meer
    [one] nog 1 arbeider van niveau { $level }
   *[other] nog { $count } arbeiders van niveau { $level }
}
web-round-short = Ronde { $round }
web-outpost = Buitenpost van rij { $row }
web-outpost-step = { $vp } OP als { $condition }
web-outpost-flag = Vlag van { $name }
web-outpost-closed = Gaat open als de ronde van deze rij voorbij is
web-end-free = Vrije plaatsen: { $places } OP
web-end-taken = { $name }: { $vp } OP
web-caravan-of = Karavaan { $which } van { $name }
web-space-condition = Alleen als { $condition }
web-space-future = Komt nog: alleen verkenners mogen erheen, en ze blijven tot die ronde voorbij is
web-space-of = Alleen { $name } mag hierheen
web-space-opens = Gaat open in ronde { $round }
web-hire-left = { $count ->
    [0] Geen meer deze ronde
    [one] Nog 1 deze ronde
   *[other] Nog { $count } deze ronde
}
web-nobody = Niemand
web-member-explorer = Verkenner van { $name }
web-member-chief = Stamhoofd van { $name }
web-member-warrior = Huurling
web-member-neutral = Verkenner van neutrale speler { $number }
web-strength-of = { $name }: kracht { $strength }
web-strength-neutral = Neutrale speler { $number }: kracht { $strength }
web-culture-of = { $name }: cultuur { $culture }
web-tableau = Wat iedereen heeft
web-tableau-tip = Personen, artefacten en tegels in woorden (T)
web-tableau-open = Druk om alles te zien wat deze speler heeft
web-tableau-cards = Artefacten en tegels
web-tableau-reserved = Gereserveerd
web-tableau-used = Deze ronde gebruikt
web-tableau-none = Nog geen artefacten.

## Het paneel van een speler
web-panel = { $name }
web-own = Je stamleden en grondstoffen
web-bot = Bot
web-thinking = Denkt na…
web-away = weg
web-first-player = Startspeler
web-total = → { $total }
web-score-tip = Tot nu toe { $vp } OP gescoord. Als het spel nu eindigde: { $total }
web-hand = In de hand: { $explorers ->
    [one] 1 verkenner
   *[other] { $explorers } verkenners
}{ $chief ->
    [0] {""}
   *[1] , het stamhoofd
}{ $warriors ->
    [0] {""}
    [one] , 1 huurling
   *[other] , { $warriors } huurlingen
}
web-hand-empty = niemand meer
web-hut-of = Hut van { $name }
web-hut-count = { $count ->
    [0] Leeg
    [one] 1 stamlid binnen
   *[other] { $count } stamleden binnen
}
web-workers-of = Arbeiders van niveau { $level }: nog { $ready } van { $all } te gebruiken
web-worker-tip = { $level ->
    [one] Bewerkt 1 grondstof, eenmaal per ronde, op elk moment in je beurt
   *[other] Bewerkt maximaal { $level } grondstoffen, eenmaal per ronde, op elk moment in je beurt
}
web-character = { $name }, { $side ->
    [adult] volwassen
   *[young] jong
}
web-character-adult = Als volwassene:
web-side-young = jong
web-side-adult = volwassen
web-reserved = Gereserveerd: { $name }
web-flag-on = Vlag op de buitenpost van rij { $row }
web-own-outpost = Je eigen buitenpost, telt aan het einde alsof je er een vlag hebt

## Vragen
web-decision = Jouw beslissing
web-about = { $what }:
web-can-choose = Dit kun je kiezen
web-also = Je kunt ook:
web-also-more = nog { $count }…
web-all-choices = Toon alle { $count } keuzes
web-all-less = Minder knoppen
web-preview-none = Wijs een oplichtend actieveld aan en zie wat het doet.
web-aim-send = { $who ->
        [explorer] Een verkenner
        [chief] Je stamhoofd
       *[warrior] Een huurling
    } { FORM($where, "naar") } sturen?
# $owner (String) wiens verkenner daar staat
web-aim-joining = { $who ->
        [explorer] Een verkenner
        [chief] Je stamhoofd
       *[warrior] Een huurling
    } { FORM($where, "naar") } sturen, naast { $owner }?
web-aim-craft = { $artefact } vervaardigen?
web-aim-reserve = { $artefact } reserveren?
# $refined (String) aantallen ruwe grondstoffen
web-aim-refine = { $refined } bewerken en { $artefact } vervaardigen?
# $note (String) wat er van de keuze komt; $who (String) welke van meer keuzes
web-aim-note = { $who }: { $note }
web-choose-one = Kies er één
web-ask-once-more = Weet je het zeker?
web-final-card = Dit onthult een nieuwe kaart, dus je kunt het niet ongedaan maken.
web-final-round = { $who ->
    [all] Dit beëindigt de ronde, dus je kunt het niet ongedaan maken.
   *[some] { $who }: dit beëindigt de ronde, dus je kunt het niet ongedaan maken.
}
web-final-game = { $who ->
    [all] Dit beëindigt het spel, dus je kunt het niet ongedaan maken.
   *[some] { $who }: dit beëindigt het spel, dus je kunt het niet ongedaan maken.
}
web-final-draft = Hierna kiest de volgende speler, dus je kunt het niet ongedaan maken.
web-final-setup = Hierna begint de eerste ronde, dus je kunt het niet ongedaan maken.
web-past = Je kijkt naar een eerder moment.
web-skip-motion = Overslaan
web-play-again = Nieuw spel
web-still-undo = Je kunt nog terug.
web-go-on = Verder
web-go-on-tip = Laat de bots meteen doorspelen (G)
web-undo = Ongedaan maken
web-undo-tip = Maak je laatste zet ongedaan (U)
# $name deed de laatste stap
web-undo-not = { $why ->
    [nothing] Nog niets ongedaan te maken.
    [light] Ongedaan maken kan niet: je laatste zet heeft iets onthuld.
    [over] Ongedaan maken kan niet: het spel is afgelopen.
   *[theirs] Ongedaan maken kan niet: de laatste zet was van { $name }.
}
web-redo = Opnieuw
web-redo-tip = Opnieuw doen (R)
web-redo-not = Niets opnieuw te doen.
web-restart = Beurt opnieuw
web-restart-tip = Maak deze beurt ongedaan, tot de laatste onthulling
# $refined (String) hoeveelheden ruwe grondstoffen
web-ask-craft-refine = Bewerk { $refined } en je kunt { $artefact } vervaardigen.
# $artefacts (String) namen
web-ask-craft-refine-many = Bewerk eerst iets en je kunt { $artefacts } vervaardigen.

## Antwoorden
web-careful-on = Vraag me bij elke opbrengst
web-careful-off = Neem elke opbrengst volledig
web-careful-short-on = vraag
web-careful-short-off = auto
web-careful-tip = ‘Auto’ neemt elke opbrengst volledig. Met ‘vraag’ kies je zelf hoeveel je neemt, en in welke volgorde.
web-short-adult = Word volwassen
web-short-caravan = Karavaan { $which }

## Waarom niet
web-reason = { $words } ({ $rule })
web-why-theirs = Dat is van { $name }.
web-why-far = Geen van je karavanen staat één stap hiervandaan.

## Fouten
web-error-failed = Er ging iets mis.
web-error-offline = De server geeft geen antwoord. Er is niets verloren. Probeer het nog eens.
web-error-internal = De server struikelde. Er is niets verloren. Probeer het nog eens.
web-error-unavailable = De server kan nu niets opslaan. Probeer het zo nog eens.
web-error-closing = De server wordt opnieuw gestart. Probeer het zo nog eens.
web-error-malformed = De server begreep dat niet.
web-error-too-large = Dat is te groot.
web-error-too-many = Te snel. Wacht even.
web-error-forbidden = Dat kan hier niet.
web-error-wrong-token = Deze persoonlijke link is niet geldig.
web-error-wrong-invite = Deze uitnodiging is niet geldig.
web-error-no-seat = Je hebt hier geen plaats.
web-error-not-away = Het is te vroeg voor een invaller.
web-error-no-free-seat = Alle plaatsen zijn bezet.
web-error-not-found = Deze tafel bestaat niet.
web-error-not-your-seat = Die plaats is niet van jou.
web-error-not-your-turn = Je bent niet aan de beurt.
web-error-not-started = Het spel is nog niet begonnen.
web-error-not-over = Het spel is nog niet afgelopen.
web-error-over = Het spel is afgelopen.
web-error-stale = Het spel is alweer verder. Dit is de nieuwste stand.
web-error-key-reused = Dit is twee keer verstuurd met verschillende inhoud.
web-error-undo-limit = Genoeg bedenktijd voor één beurt. Speel maar door.
web-error-restless = De klok is deze beurt vaak genoeg stilgezet. Speel maar door.
web-error-chat-full = De chat van deze tafel is vol.
web-error-illegal = Dat mag niet.
web-error-unknown-action = Dat kan niet.
web-error-unknown-bot = Deze bot bestaat niet.
web-error-unknown-seat = Deze plaats bestaat niet.
web-error-unknown-set = Deze set bestaat niet.
web-error-no-undo = Niets ongedaan te maken.
web-error-no-redo = Niets opnieuw te doen.
web-error-bad-record = Dit bestand is geen spelverslag.
web-bad-record-at = Dit spelverslag is niet af te spelen: zet { $at } mag daar niet. Het bestand is veranderd of afgebroken.
web-error-rules-changed = Dit spel gebruikt een oudere versie van de regels.
web-error-set-changed = De set van dit spel is sindsdien veranderd.
web-error-damaged = Het verloop van deze tafel is beschadigd. Je kunt het spel bekijken, maar niet voortzetten.
web-error-set-missing = De set van dit spel is hier niet geïnstalleerd.

## De keuze van kaarten, samen op één scherm, terugblik
web-draft = Personen en startkaarten
web-handover = Geef het apparaat door
web-handover-to = { $name } is aan de beurt. Geef het apparaat door.
web-handover-never = Vraag dit niet meer
web-handover-ready = Ik ben { $name }
web-recap = Sinds je vorige beurt
web-recap-short = Terugblik
web-recap-count = { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}
web-recap-sent = { $who } { FORM($where, "naar") }
web-recap-got = krijgt { $what }
web-recap-lost = betaalt { $what }
web-recap-gave = geeft { $what } aan { $to }
web-recap-steps = { $count ->
    [one] 1 stap op de weg
   *[other] { $count } stappen op de weg
}

web-announced = Wat er gebeurt
web-said-undo = { $name } maakt { $count ->
    [one] een zet
   *[other] { $count } zetten
} ongedaan.
web-said-redo = { $name } doet een zet opnieuw.
web-clock = Klok
web-clock-none = Geen klok
web-clock-live = { $minutes } min + { $increment } s
web-clock-turns = { $days ->
    [one] 1 dag per beurt
   *[other] { $days } dagen per beurt
}
web-clock-own = Zelf instellen
web-clock-minutes = Minuten per speler
web-clock-increment = Seconden erbij na elke beurt
web-clock-out = Als iemands tijd om is
web-clock-out-turn = speelt een bot die beurt
web-clock-out-seat = neemt een bot de plaats over
web-clock-rule-turn = Is je tijd om, dan speelt een bot die beurt voor je.
web-clock-rule-seat = Is je tijd om, dan neemt een bot je plaats over tot je terug bent.
web-clock-days = { $days } d { $hours } u
web-clock-of = { $name } heeft nog { $time }.
web-clock-runs = { $name } heeft nog { $time }. De klok loopt.
web-clock-late = Je tijd is om. Een bot speelt deze beurt voor je.
web-clock-said-seconds = Nog { $count } seconden op je klok.
web-clock-said-minutes = { $count ->
    [one] Nog één minuut op je klok.
   *[other] Nog { $count } minuten op je klok.
}
web-clock-said-hours = { $count ->
    [one] Nog één uur op je klok.
   *[other] Nog { $count } uur op je klok.
}
web-said-timeout-turn = De tijd van { $name } is om. Een bot speelt deze beurt.
web-said-timeout-seat = De tijd van { $name } is om. Een bot neemt de plaats over.
web-said-pause = Het spel is gepauzeerd.
web-said-resume = Het spel gaat verder.
web-title-clock = { $time } · Jouw beurt · { $name }
web-your-turn-left = Jouw beurt · { $time }
web-pause = Pauze
web-pause-ask = Pauze voorstellen
web-pause-wanted = Pauze voorgesteld door { $who }.
web-pause-agree = Akkoord
web-pause-decline = Liever niet
web-pause-waiting = De pauze begint als iedereen akkoord is. Nog niet: { $who }.
web-pause-withdraw = Intrekken
web-pause-end = Hervatten
web-paused = Het spel is gepauzeerd. Alle klokken staan stil.
web-paused-short = Pauze
web-error-paused = Het spel is gepauzeerd. Hervat het om verder te spelen.
web-error-out-of-time = Je tijd is om. Een bot speelt deze beurt.
web-error-no-clock = Deze tafel heeft geen klok.
web-error-bad-clock = Alleen bij een klok met minuten komen er na elke beurt seconden bij.

## Punten
web-scores = Scoreblad
web-scores-now = Als het spel nu eindigde
web-winner = { $count ->
    [one] { $names } wint!
   *[other] { $names } delen de overwinning!
}
web-chart = Punten tijdens het spel
web-source = Bron
web-source-total = Totaal

## Tekens
web-sign-or = of
web-sign-per = per
web-sign-times = ×{ $times }
web-sign-trade = Ruil wat links van de pijl staat voor wat rechts ervan staat, { $times ->
    [one] eenmaal
   *[other] maximaal { $times } keer
}
web-icon-raw = ruwe grondstof naar keuze
web-icon-refined = bewerkte grondstof naar keuze
web-icon-matching-raw = de bijbehorende ruwe grondstof
web-icon-matching-refined = de bijbehorende bewerkte grondstof
web-icon-strength = kracht
web-icon-culture = cultuur
web-icon-travel = verplaatsing
web-icon-vp = overwinningspunten
web-icon-worker-1 = arbeider van niveau 1
web-icon-worker-2 = arbeider van niveau 2
web-icon-worker-3 = arbeider van niveau 3
web-icon-workers = je arbeiders opgeteld
web-icon-warriors = neem 2 huurlingen voor deze ronde
web-icon-refine = bewerk een ruwe grondstof
web-icon-raid = plunderen
web-icon-crossroads = kruispunt
web-icon-outposts = buitenposten
web-icon-flags = vlaggen op buitenposten
web-icon-power = machtsniveau
web-icon-stronger = spelers sterker dan jij
web-icon-artefacts = vervaardigde artefacten
web-icon-caravans = karavanen
web-icon-each-round = eenmaal per ronde
web-icon-instant = onmiddellijk na het vervaardigen
web-icon-lasting = permanent
web-icon-at-end = aan het einde van het spel
web-icon-doubled = telt dubbel
web-icon-discount = 1 minder te betalen
web-icon-craft-with-raw = vervaardig een artefact; je mag ruwe grondstoffen gebruiken in plaats van bewerkte
web-icon-craft = vervaardigen
web-icon-reserve = reserveren
web-icon-take-back = neem een stamlid terug
web-icon-fire = In brand: niemand kan erheen
web-icon-first = startspeler
web-icon-hut = hut
web-icon-single = Plaats voor maar één stamlid
web-icon-other-explorer = verkenner van een andere speler
web-icon-empty = een leeg actieveld
web-icon-second = je tweede karavaan
web-icon-trade = ruilen

## Meer stappen in één keuze

# $refined, $given, $taken (String) hoeveelheden; $act (String) wat erop volgt
web-plan-craft = Bewerk eerst { $refined }. { $act }
web-plan-craft-short = Bewerk { $refined } en vervaardig
web-plan-refine = Bewerk { $refined }
web-plan-swap = Geef { $given }, neem { $taken }
web-plan-give = Geef { $given }

## Wat een keuze bijzonder maakt

web-note-closes = sluit het actieveld voor anderen
# $sum (String) de kracht ervoor en erna: 9 − 1 + 1 = 9
web-note-strength = je verliest 1 kracht: { $sum }
web-note-away = blijft daar tot en met ronde { $round }
web-note-away-for-good = komt niet terug
web-note-now = nu: { $place }
web-note-reserve = je verliest { $vp } OP als je het nooit vervaardigt

## Voordat een beurt eindigt

web-unused-craft = Je kunt nog grondstoffen bewerken en { $artefacts } vervaardigen.
web-unused-power = Je hebt { $names } deze ronde nog niet gebruikt.
web-unused-worker = { $count ->
    [one] Een arbeider kan deze ronde nog iets bewerken.
   *[other] { $count } arbeiders kunnen deze ronde nog iets bewerken.
 }

## Tempo

web-setting-speed = Tempo van de bots
web-speed-instant = Meteen
web-speed-fast = Snel
web-speed-normal = Normaal
web-speed-slow = Langzaam
web-setting-remind = Herinner me voor het einde van mijn beurt aan ongebruikte arbeiders en eigenschappen
web-setting-auto-end = Beëindig mijn beurt als er niets nuttigs meer te doen is

## Hoe ver een artefact is

web-reach-craft = Je kunt het vervaardigen.
web-reach-refine = Je kunt het vervaardigen na het bewerken.
web-reach-reserve = Je kunt het reserveren.
web-reach-out = Buiten je bereik.

## Na het spel, en toekijken

web-you-win = Je hebt gewonnen!
web-rematch = Revanche
web-watching = Je kijkt toe
web-replay-turn = beurt
web-replay-round = ronde
web-replay-turn-back = Naar de vorige beurt
web-replay-turn-on = Naar de volgende beurt
web-replay-round-back = Naar de vorige ronde
web-replay-round-on = Naar de volgende ronde
web-replay-speed = Afspeelsnelheid

## De les en de tips op de startpagina

lesson-title = Je eerste les
lesson-offer = Nieuw hier?
lesson-offer-text = Leer het spel aan tafel, zet voor zet. Zeven korte hoofdstukken, ongeveer tien minuten. Stop wanneer je wilt en ga later verder.
lesson-begin = Begin de les
lesson-resume = Ga verder met de les
lesson-list = Hoofdstukken
lesson-craft = Sturen, bewerken, vervaardigen
lesson-join = Aansluiten, en kracht
lesson-ahead = Vooruitsturen
lesson-road = Weg, buitenposten, kruispunten
lesson-river = De rivier, en reserveren
lesson-raid = Plunderen, en startspeler worden
lesson-points = Waar de punten vandaan komen
guide-setting = Toon tips tijdens mijn eerste spel
