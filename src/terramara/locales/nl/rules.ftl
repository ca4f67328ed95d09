### De regelhulp: een bericht voor elk regelnummer, met zijn titel erbij.
### Een tekst mag andere regels bij hun nummer noemen (TRN-7); dat worden links.

## De pagina met de regels in de documentatie (Markdown; de links zijn die van de map van de taal)

rules-page-title = De regels
rules-page-head =
    Elke regel van het spel met zijn nummer, in de eigen woorden van dit project. Het spel noemt deze nummers
    overal waar het iets weigert of uitlegt, en `terramara rules TRN-7` toont er een in de terminal. Wil je het
    spel leren, lees dan eerst [Zo speel je](how-to-play.md). Waar een regel een vraag openlaat, is het antwoord
    een [uitspraak](#D).
rules-page-rulings = D-1 t/m D-94 hebben [een eigen pagina](rulings.md).

## Titels van de hoofdstukken

rules-section-CMP = Wat er in de doos zit
rules-section-SET = Voorbereiding
rules-section-RES = Grondstoffen
rules-section-WRK = Arbeiders
rules-section-TRN = Beurten en stamleden sturen
rules-section-ART = Artefacten
rules-section-HOM = Thuisgrond
rules-section-RAD = Plunderen
rules-section-FST = Startspeler worden
rules-section-TER = Gebieden
rules-section-CRO = Kruispunt-actievelden
rules-section-SPC = Speciale actievelden
rules-section-HUT = De hut
rules-section-RND = Begin en einde van een ronde
rules-section-MIL = Kracht
rules-section-RIV = De rivier
rules-section-ROA = De weg
rules-section-OUT = Buitenposten
rules-section-BON = Bonusfiches
rules-section-WAR = Huurlingen
rules-section-CHR = Personen
rules-section-END = Het einde van het spel
rules-section-NEU = Met twee en drie spelers
rules-section-D = Uitspraken
rules-section-SYM = Wat effecten kunnen zeggen

## Wat er in de doos zit

rule-CMP-1 = Terramara is voor twee, drie of vier spelers en duurt vijf ronden.
    .title = Spelers en ronden
rule-CMP-2 = In jouw kleur heb je een stamhoofd, 6 verkenners, 2 karavanen, een kano, een krachtmarker, 4 vlaggen en een eigen hut.
    .title = Jouw spelmateriaal
rule-CMP-3 = Er zijn 52 artefacten om te vervaardigen: 16 van niveau 1, 16 van niveau 2 en 20 van niveau 3. Elk artefact hoort bij een van vier categorieën: kleding, steengoed, gereedschap of wapens.
    .title = Artefacten
rule-CMP-4 = Er zijn 24 dubbelzijdige gebiedstegels. Twaalf tonen vlakten en groeven en komen in de linkerkolom. Twaalf tonen bossen en bergen en komen in de rechterkolom. Elke kolom heeft 4 tegels van elk niveau, van 1 t/m 3 (D-17). Per spel gebruik je 12 van de 24.
    .title = Gebiedstegels
rule-CMP-5 = Van de 4 thuisgrondtegels gebruik je er 2. Welke twee hangt af van het aantal spelers (SET-2).
    .title = Thuisgrondtegels
rule-CMP-6 = Verder zitten in de doos: 18 bonusfiches, 6 van elk niveau; 17 arbeiders, waarvan 9 van niveau 1, 5 van niveau 2 en 3 van niveau 3; 12 startkaarten; 7 personen met een jonge en een volwassen zijde; de dubbelzijdige startspelerkaart; 4 huurlingen; 6 vuurtegels; 4 restrictiefiches; en de neutrale kaarten 1, 2, 3 en 4.
    .title = Al het andere
rule-CMP-7 = Het gedrukte spel heeft 64 grondstoffiches, 16 per paar, met een ruwe en een bewerkte zijde, en nog 46 fiches voor punten. Ze dienen alleen om te tellen: als ze op zijn, gaat het spel gewoon door (D-1).
    .title = Fiches

## Voorbereiding

rule-SET-1 = Je begint met kracht 0, je kano op veld 0 van de rivier en beide karavanen aan het begin van de weg. In je hand heb je je stamhoofd en 4 verkenners. Een 5de verkenner wacht langs de rivier (RIV-2). De 6de doet alleen mee als je persoon die erbij haalt (CHR-6). Een neutrale speler gebruikt alle 6 verkenners.
    .title = Waarmee je begint
rule-SET-2 = Op de thuisgrondtegels staat voor hoeveel spelers ze zijn. Met vier: tegel 4 links, tegel 3/4 rechts. Met drie: 2/3 en 3/4. Met twee: 2/3 en 2. Wat hun actievelden doen, staat bij HOM.
    .title = De thuisgrondtegels leggen
rule-SET-3 = Trek voor elke kolom 2 van de 4 tegels van elk niveau. Van dichtbij naar ver weg krijgen rij 1 en 2 niveau 1, rij 3 en 4 niveau 2, en rij 5 en 6 niveau 3, allemaal met de kant met grondstoffen naar boven. Bos/bergtegels vormen de rechterkolom, vlakte/groevetegels de linker.
    .title = De gebieden leggen
rule-SET-4 = Rij 1 is de rij van ronde 1, en zo verder t/m rij 4. Rij 5 en 6 horen allebei bij ronde 5.
    .title = Rijen en ronden
rule-SET-5 = Elke ronde op het rondenspoor krijgt 2 arbeiders: van niveau 1 voor ronde 1 en 2, van niveau 2 voor ronde 3 en 4, van niveau 3 voor ronde 5. De overige arbeiders vormen de voorraad.
    .title = Arbeiders op het rondenspoor
rule-SET-6 = Bonusfiches worden willekeurig per niveau gelegd en liggen open: een van niveau 1 bij veld 6 van de rivier, een van niveau 2 bij veld 10, een van niveau 2 en een van niveau 3 bij veld 14, een op elke bonusplaats langs de weg (ROA-3), en een van niveau 3 naast elk van de twee vlakte/groevetegels van niveau 3. De rest gaat aan de kant. Alleen de verzamelaar kan daar iets mee (CHR-7).
    .title = De bonusfiches leggen
rule-SET-7 = Elk niveau artefacten wordt apart geschud. Daarna vormen ze één stapel, met niveau 1 bovenop, dan niveau 2 en onderop niveau 3. De eerste 8 liggen van links naar rechts in een rij langs de rivier.
    .title = De artefactenstapel en de rij
rule-SET-8 = Het toeval of de tafel wijst de startspeler aan. Die krijgt de startspelerkaart, maar nog niet wat erop staat. Met twee of drie spelers komen nu eerst het vuur en de neutrale verkenners (NEU-2, NEU-3), voordat iemand startgrondstoffen krijgt.
    .title = De eerste startspeler
rule-SET-9 = In een eerste spel zijn er geen personen en geen startkaarten. Iedereen krijgt 1 vee, 1 steen, 1 hout, 1 erts, een arbeider van niveau 1 en 1 cultuur. De kracht volgt de speelvolgorde: 1 voor de startspeler, 2 voor de tweede, 3 voor de derde, 4 voor de vierde.
    .title = Een eerste spel
rule-SET-10 = In een volledig spel ligt er één persoon meer dan er spelers zijn, jonge zijde boven, en ook één startkaart meer dan er spelers zijn. In omgekeerde speelvolgorde kiest iedereen één kaart: een persoon of een startkaart. Daarna kiest iedereen, in gewone speelvolgorde, een kaart van de soort die nog ontbreekt. Wat niemand koos, gaat uit het spel. In speelvolgorde krijgt daarna iedereen wat er op de eigen startkaart staat: ruwe of bewerkte grondstoffen, arbeiders, kracht, cultuur, verplaatsingen of OP. Dan gaat ook de startkaart uit het spel.
    .title = Een volledig spel: kaarten kiezen
rule-SET-11 = Wat je startkaart geeft, zet de eigenschap van je persoon nooit in werking.
    .title = Personen slapen tijdens de voorbereiding
rule-SET-12 = Twee personen doen meteen iets als ze gekozen worden: de verzamelaar neemt zijn bonusfiches, de spoorzoeker kiest zijn twee tegels. Personen die onmiddellijk iets beloven, geven dat in speelvolgorde als alle startgrondstoffen verdeeld zijn (D-2).
    .title = Personen die vroeg meedoen

## Grondstoffen en arbeiders

rule-RES-1 = Waar een ruwe grondstof gevraagd wordt, mag je met de bewerkte versie betalen: leer voor vee, bouwsteen voor steen, timmerhout voor hout, metaal voor erts. Andersom kan het niet, tenzij een effect het toestaat.
    .title = Bewerkt mag voor ruw
rule-RES-2 = Met bewerken verander je een ruwe grondstof van jou in de bewerkte versie.
    .title = Bewerken
rule-WRK-1 = Eenmaal per ronde, op elk moment in je eigen beurt, bewerkt een arbeider zoveel van je ruwe grondstoffen als zijn niveau aangeeft, of minder, in elke combinatie. Wat je niet gebruikt, gaat verloren voor deze ronde.
    .title = Wat een arbeider doet
rule-WRK-2 = Een arbeider die je net hebt gekregen, kun je in dezelfde ronde al gebruiken (D-18). Aan het einde van een ronde zijn alle arbeiders weer klaar voor gebruik.
    .title = Wanneer arbeiders klaarstaan
rule-WRK-3 = Waar het opgetelde niveau van je arbeiders gevraagd wordt, tel je de niveaus van al je arbeiders op, gebruikt of niet.
    .title = Het opgetelde niveau van je arbeiders

## Beurten

rule-TRN-1 = De startspeler begint de ronde, daarna gaat het met de klok mee. In je beurt moet je precies één stamlid sturen. Heb je er geen meer, dan word je overgeslagen. De ronde is voorbij zodra niemand nog een stamlid te sturen heeft.
    .title = Hoe een ronde verloopt
rule-TRN-2 = Je kunt een stamlid sturen naar een actieveld op de thuisgrond, op een gebiedstegel of bij een kruispunt, naar een speciaal actieveld, of naar je eigen hut.
    .title = Waar stamleden heen kunnen
rule-TRN-3 = Op een actieveld is plaats voor twee stamleden, maar nooit voor twee van dezelfde kleur. Huurlingen hebben geen kleur.
    .title = Met z’n tweeën op een actieveld
rule-TRN-4 = Een solo-actieveld herken je aan zijn teken. Daar is maar plaats voor één stamlid.
    .title = Solo-actievelden
rule-TRN-5 = Een stamhoofd of huurling sluit het actieveld af: daarna kan er niemand meer heen.
    .title = Stamhoofden en huurlingen sluiten af
rule-TRN-6 = Actievelden op gebiedstegels van een ronde die nog moet komen, zijn toekomstig. Je verkenners mogen daar al heen, stamhoofden en huurlingen niet.
    .title = De toekomst is voor verkenners
rule-TRN-7 = Je verkenner mag aansluiten bij een verkenner van een andere speler die daar alleen staat, maar alleen als jij meer kracht hebt. Het kost je 1 kracht, en je vergelijkt vóór dat verlies.
    .title = Een verkenner sluit aan bij een verkenner
rule-TRN-8 = Een stamhoofd of huurling mag aansluiten bij een verkenner van een andere speler die daar alleen staat, hoe sterk die speler ook is, en dat kost niets. Je stamhoofd kan niet aansluiten bij je eigen verkenner, een huurling van jou wel.
    .title = Een stamhoofd of huurling sluit aan bij een verkenner
rule-TRN-9 = Zodra het stamlid er staat, voer je de actie van het actieveld uit.
    .title = De actie volgt meteen
rule-TRN-10 = Na de actie mag je één van drie dingen doen: een artefact uit de rij vervaardigen dat voor jou beschikbaar is, je gereserveerde artefact vervaardigen, of een beschikbaar artefact reserveren.
    .title = Vervaardigen of reserveren, eenmaal per beurt
rule-TRN-11 = In je eigen beurt mag je op elk moment gebruiken: je arbeiders, je eenmaal-per-ronde-artefacten, en de eenmaal-per-ronde-eigenschap van je persoon, als die er een heeft.
    .title = Wat je altijd mag gebruiken
rule-TRN-12 = Vlak voordat je je eerste stamlid van een ronde stuurt, mag je je persoon omdraaien naar de volwassen zijde.
    .title = Volwassen worden
rule-TRN-13 = Je hoeft nooit te nemen wat een effect biedt: neem alles, een deel of niets. Alleen waar een regel zegt dat iets moet, of dat je iets verliest, heb je geen keuze.
    .title = Opbrengsten zijn een aanbod

## Artefacten

rule-ART-1 = Hoe ver je kano is, bepaalt uit hoeveel artefacten van de rij je kunt kiezen, van links geteld: 2 bij cultuur 0, 3 bij 1, 4 bij 3, 5 bij 5, 6 bij 7, 7 bij 9, en alle 8 vanaf 11.
    .title = Wat voor jou beschikbaar is
rule-ART-2 = Vervaardigen betekent dat je de kosten van een artefact in bewerkte grondstoffen aan de voorraad betaalt. Het ligt daarna open voor je en werkt vanaf dat moment.
    .title = Vervaardigen
rule-ART-3 = Vanaf cultuur 4 mag je een artefact reserveren, één tegelijk. Het ligt gedekt voor je (D-12) en niemand anders kan het nemen. Tot je het vervaardigt doet het niets, en op een andere manier kom je er niet van af.
    .title = Reserveren
rule-ART-4 = Met een gereserveerd artefact mag je nog steeds andere uit de rij vervaardigen.
    .title = Reserveren bindt je niet
rule-ART-5 = Vanaf cultuur 12 betaal je 1 grondstof minder als je je gereserveerde artefact vervaardigt. Je kiest zelf welke.
    .title = Gereserveerde artefacten worden goedkoper
rule-ART-6 = Als een artefact uit de rij verdwijnt, schuiven de andere naar links en wordt de rij aangevuld van de stapel, zolang die er is.
    .title = De rij aanvullen
rule-ART-7 = Er zijn vier soorten effecten. Een permanent effect werkt tot het einde van het spel, telkens als aan de voorwaarde is voldaan. Een onmiddellijk effect werkt één keer, als je het artefact vervaardigt. Een eenmaal-per-ronde-effect mag je op elk moment in je beurt gebruiken, één keer per ronde. Een einde-spel-effect levert OP op als het spel is afgelopen.
    .title = Vier soorten effecten
rule-ART-8 = Een artefact dat aan het einde van het spel nog gereserveerd is, kost je 5 OP.
    .title = Een artefact dat nooit vervaardigd is

## Thuisgrond

rule-HOM-1 = Met vier spelers heeft de thuisgrond vijf actievelden: een arbeider inhuren, je vaardigheden ontwikkelen, reizen over de weg, plunderen en startspeler worden.
    .title = Thuisgrond met vier spelers
rule-HOM-2 = Met drie spelers zijn er vier actievelden: ‘je vaardigheden ontwikkelen’ en ‘reizen over de weg’ delen er een. Wie daarheen gaat, kiest een van de twee. Het volgende stamlid heeft dezelfde vrije keuze.
    .title = Thuisgrond met drie spelers
rule-HOM-3 = Met twee spelers zijn er drie actievelden. Vaardigheden en weg zijn samengevoegd, zoals met drie spelers. Ook ‘plunderen’ en ‘startspeler worden’ delen een actieveld. Daar mag je ze allebei doen, in de volgorde die je wilt.
    .title = Thuisgrond met twee spelers
rule-HOM-4 = Je neemt een van de arbeiders die bij de huidige ronde op het rondenspoor liggen: van niveau 1 in ronde 1 en 2, van niveau 2 in ronde 3 en 4, van niveau 3 in ronde 5.
    .title = Een arbeider inhuren
rule-HOM-5 = Je krijgt 1 kracht en 1 cultuur.
    .title = Je vaardigheden ontwikkelen
rule-HOM-6 = Je krijgt 2 verplaatsingen.
    .title = Reizen over de weg
rule-HOM-7 = ‘Plunderen’ en ‘startspeler worden’ zijn solo-actievelden (TRN-4). Met twee spelers geldt dat ook voor het actieveld dat ze delen.
    .title = Solo-actievelden op de thuisgrond

## Plunderen

rule-RAD-1 = Een stamlid op plundertocht sturen kost je meteen 1 kracht (D-3). Pas daarna vergelijk je de machtsniveaus.
    .title = De prijs van een plundering
rule-RAD-2 = Alle andere spelers geven je 1 grondstof per N grondstoffen die ze bezitten, naar beneden afgerond. N is 5 voor een speler met jouw machtsniveau. N daalt tot 4, 3 of 2 voor wie 1, 2 of 3 niveaus onder je staat, en stijgt tot 6, 7 of 8 voor wie 1, 2 of 3 niveaus boven je staat.
    .title = Wat een plundering oplevert
rule-RAD-3 = Alle grondstoffen tellen mee, ruw of bewerkt, en wie geeft, kiest zelf wat. Wie minder dan N grondstoffen heeft, geeft niets.
    .title = Wat er gegeven wordt
rule-RAD-4 = Alleen het machtsniveau telt, nooit de precieze kracht. Neutrale spelers hebben niets te geven.
    .title = Machtsniveau, geen kracht
rule-RAD-5 = Wie moet geven, kiest om de beurt, met de klok mee vanaf de speler links van de plunderaar.
    .title = Wie het eerst geeft

## Startspeler

rule-FST-1 = In ronde 1 t/m 4 neem je de startspelerkaart en begin je de volgende ronde. Je krijgt meteen 1 verplaatsing. In de nieuwe speelvolgorde krijgt de derde speler 1 cultuur en de vierde 2 kracht. De tweede krijgt niets.
    .title = De kaart nemen
rule-FST-2 = Met drie spelers is niemand vierde, dus niemand krijgt de 2 kracht. Met twee spelers is ook niemand derde, dus dan vervalt ook de 1 cultuur.
    .title = Met minder spelers
rule-FST-3 = In ronde 5 ligt de kaart op de andere kant: kies 2 verplaatsingen, 2 kracht of 2 cultuur. De anderen krijgen niets.
    .title = In de laatste ronde

## Gebieden, kruispunten, speciale actievelden, hut

rule-TER-1 = Elke gebiedstegel heeft drie actievelden: links een groot, dan twee kleine. De grootte maakt alleen iets uit voor vuur (NEU-2). Een actieveld heeft een terrein en geeft wat erop staat: grondstoffen, bewerken, kracht, verplaatsingen, cultuur of iets anders.
    .title = Gebieds-actievelden
rule-CRO-1 = Als een bos/bergtegel van niveau 1 of 2 wordt omgedraaid, aan het einde van de ronde van die rij, verschijnt op de achterkant een kruispunt-actieveld. Vanaf dat moment kun je het gebruiken.
    .title = Kruispunt-actievelden
rule-CRO-2 = Je mag alleen een stamlid naar een kruispunt-actieveld sturen als je beide karavanen het kruispunt van die rij hebben bereikt of gepasseerd.
    .title = Wie erheen mag
rule-SPC-1 = Elke bos/bergtegel van niveau 3 heeft één speciaal actieveld. Vóór ronde 5 kan niemand erheen. Daarna moet je aan de voorwaarde voldoen. Opgeteld niveau van je arbeiders minstens 5: 1 kracht, 1 cultuur, 1 verplaatsing en 1 bewerkte grondstof naar keuze. Je kano bij of voorbij het middelste teken van de rivier (cultuur 10 in de basisset): 1 bewerkte grondstof naar keuze en 3 OP. Je beide karavanen bij of voorbij het middelste teken van de weg (kruispunt 4): 3 bewerkte grondstoffen naar keuze. Je kracht bij of voorbij het middelste teken van het militaire spoor (machtsniveau 3, kracht 10): 2 bewerkte grondstoffen naar keuze, en bewerk 1 grondstof. De tekens zijn die van D-7.
    .title = Speciale actievelden
rule-HUT-1 = In je hut is plaats voor al je stamleden. Voor elk stamlid dat je erheen stuurt, mag je 1 grondstof bewerken, of 1 ruwe grondstof ruilen voor 1 ruwe grondstof van een andere soort.
    .title = De hut

## Ronden

rule-RND-0 = Een ronde begint met het opruimen van oude artefacten (RND-1). Dan worden neutrale spelers sterker (NEU-4). Daarna beginnen de beurten.
    .title = Hoe een ronde begint
rule-RND-1 = Aan het begin van ronde 2 gaan alle artefacten van niveau 1 uit de stapel. Aan het begin van ronde 3 gaan ze ook uit de rij, en die wordt aangevuld. Met niveau 2 gaat het net zo: uit de stapel in ronde 4, uit de rij in ronde 5, en weer wordt de rij aangevuld. In ronde 5 wordt ook de startspelerkaart omgedraaid. De startspeler verandert niet.
    .title = Oude artefacten verdwijnen
rule-RND-2 = Aan het einde van ronde 1 t/m 4 komen alle stamleden van de actievelden en uit de hutten terug bij hun spelers. Alleen verkenners op toekomstige actievelden blijven staan. Alle huurlingen gaan terug naar de voorraad, gestuurd of niet.
    .title = Stamleden komen naar huis
rule-RND-3 = Daarna worden beide tegels in de rij van de ronde omgedraaid. Rechts gaat een kruispunt-actieveld open, links een buitenpost.
    .title = De rij wordt omgedraaid
rule-RND-4 = Arbeiders en alles wat eenmaal per ronde werkt, kun je weer gebruiken. De rondemarker gaat een veld verder.
    .title = Klaar voor de volgende ronde
rule-RND-5 = Verkenners in rij 5 en 6 komen nooit meer terug.
    .title = Geen weg terug uit de laatste rijen

## Kracht

rule-MIL-1 = Kracht loopt van 0 tot 20. Elke kracht die je boven de 20 krijgt, wordt 1 OP. Ook vanaf de top kun je kracht verliezen. Je kracht komt nooit onder 0 (D-18).
    .title = Het militaire spoor
rule-MIL-2 = Het spoor heeft vier gebieden, en elk begint met een schild: bij 0, 5, 10 en 15 (D-5). Je machtsniveau, 1 t/m 4, is het nummer van het gebied waarin je staat.
    .title = Machtsniveaus
rule-MIL-3 = Aan het einde van het spel levert de meeste kracht 8 OP op, de op één na meeste 5 en de derde 2. Bij een gelijke stand scoren alle betrokken spelers de beste plaats. De plaatsen daarna vervallen, één per extra speler: delen er twee de eerste plaats, dan scoren ze elk 8 en de volgende 2. Delen er drie de eerste plaats, dan scoren ze elk 8 en verder scoort niemand.
    .title = Punten voor kracht

## De rivier

rule-RIV-1 = Cultuur loopt van 0 tot 14. Elke cultuur die je boven de 14 krijgt, wordt 1 OP. Cultuur verlies je nooit.
    .title = De rivier
rule-RIV-2 = Tekens langs de rivier tellen als je kano ze bereikt of passeert. Vanaf 4 mag je artefacten reserveren (ART-3). Bij 6 mag je het bonusfiche van niveau 1 gebruiken. Bij 8 komt de verkenner die langs de rivier wacht in je hand, nu en voor de rest van het spel (D-18). Bij 10 volgt het bonusfiche van niveau 2, bij 12 worden gereserveerde artefacten goedkoper (ART-5), bij 14 volgen het andere bonusfiche van niveau 2 en dat van niveau 3.
    .title = Tekens langs de rivier

## De weg

rule-ROA-1 = Met één verplaatsing zet een van je twee karavanen één stap. Verdeel je verplaatsingen zoals je wilt. Karavanen gaan nooit terug.
    .title = Reizen
rule-ROA-2 = De weg loopt vanaf het begin langs zes kruispunten, één naast elke rij, naar het einde (D-6). Een karavaan gaat in 1 stap rechtdoor naar het volgende kruispunt, of neemt een omweg: 1 stap naar de plaats op de omweg en nog 1 naar datzelfde kruispunt.
    .title = Hoe de weg loopt
rule-ROA-3 = Rij 1 t/m 4 hebben twee omwegen. De linker gaat langs een bonusfiche, van niveau 1 in rij 1 en 2 en van niveau 2 in rij 3 en 4 (D-6). De rechter gaat langs de buitenpost van de rij en is pas open als de tegels van die rij zijn omgedraaid. Rij 5 en 6 hebben één omweg, naar het bonusfiche van niveau 3 naast de vlakte/groevetegel van de rij. De omwegen van een rij beginnen bij het kruispunt ervoor (voor rij 1: bij het begin van de weg) en komen terug bij het kruispunt van die rij. Vanaf kruispunt 6 is het één stap naar het einde (D-6).
    .title = Omwegen
rule-ROA-4 = Komt je karavaan op een bonusplaats, dan mag je het fiche daar meteen één keer gebruiken. Doe je dat niet, dan is het voor die karavaan verloren. Je andere karavaan mag het bonusfiche ook gebruiken als die langskomt.
    .title = Een bonusfiche bereiken
rule-ROA-5 = Komt je karavaan op een buitenpost, dan plant je er een vlag, tenzij er al een van jou staat. Je hoeft er verder niets voor te doen.
    .title = Een buitenpost bereiken
rule-ROA-6 = Een karavaan die het einde bereikt, neemt de beste vrije plaats: 8 OP voor de allereerste karavaan, 5 voor de tweede, 3 voor elke volgende. Je scoort ze aan het einde van het spel.
    .title = Het einde bereiken

## Buitenposten

rule-OUT-1 = Buitenposten staan op de achterkant van vlakte/groevetegels van niveau 1 en 2. Elke buitenpost noemt drie voorwaarden, van makkelijk tot moeilijk. Ze zijn aan het einde van het spel 2, 5 en 10 OP waard voor iedereen die er een vlag heeft. Je scoort de beste waaraan je voldoet, en niets als je aan geen enkele voldoet.
    .title = Wat buitenposten waard zijn
rule-OUT-2 = Buitenposten van niveau 1 vragen een van deze dingen, makkelijk, gemiddeld of moeilijk: opgeteld niveau van je arbeiders 3, 5 of 7; beide karavanen bij kruispunt 2, 4 of 6; cultuur 6, 10 of 14; machtsniveau 2, 3 of 4. Waar de tekens staan, bepaalt het bord (D-7).
    .title = Buitenposten van niveau 1
rule-OUT-3 = Buitenposten van niveau 2 vragen elk vervaardigde artefacten van één categorie: 2, 3 of 4 van kleding, van steengoed, van gereedschap of van wapens.
    .title = Buitenposten van niveau 2

## Bonusfiches

rule-BON-1 = Een bonusfiche raakt door gebruik niet op. Het blijft liggen voor de andere spelers en, langs de weg, voor je eigen tweede karavaan.
    .title = Bonusfiches blijven liggen
rule-BON-2 = De zes bonusfiches van niveau 1 geven: 1 cultuur; 1 erts en 1 vee; 1 hout en 1 steen; 4 OP in ruil voor 1 ruwe grondstof; 2 kracht in ruil voor 1 ruwe grondstof; 1 bewerkte grondstof naar keuze.
    .title = Bonusfiches van niveau 1
rule-BON-3 = De zes bonusfiches van niveau 2 geven: 1 bouwsteen en 1 cultuur; 1 metaal en 1 kracht; 1 leer en 1 verplaatsing; één van elke ruwe grondstof; 2 cultuur, 2 verplaatsingen of 3 kracht in ruil voor 1 ruwe grondstof; 1 timmerhout en 1 bewerkte grondstof naar keuze in ruil voor 1 ruwe.
    .title = Bonusfiches van niveau 2
rule-BON-4 = De zes bonusfiches van niveau 3 geven: 2 kracht en 1 cultuur; je vervaardigt één artefact, waarbij je ruwe grondstoffen mag gebruiken in plaats van bewerkte; een plundering die geen kracht kost; 5 OP in ruil voor 2 ruwe grondstoffen; 5 OP in ruil voor 1 bewerkte; 2 bewerkte grondstoffen naar keuze.
    .title = Bonusfiches van niveau 3

## Huurlingen en personen

rule-WAR-1 = Sommige gebieds-actievelden geven huurlingen: neem er 2 uit de voorraad, of wat er nog is (D-18). Tot het einde van de ronde kun je ze sturen zoals je stamleden. Heb je alleen nog huurlingen, dan mag je ook de rest van de ronde opgeven. Een huurling werkt als een stamhoofd, met één verschil: hij mag aansluiten bij een verkenner van jezelf. Effecten die je stamhoofd noemen, gelden niet voor huurlingen.
    .title = Huurlingen
rule-CHR-1 = Je persoon begint jong. Draai je die om (TRN-12), dan is er geen weg terug: de eigenschap van de jonge zijde vervalt en die van de volwassen zijde gaat gelden.
    .title = Jong en volwassen
rule-CHR-2 = Jong: je krijgt onmiddellijk 1 verplaatsing, en telkens als je verplaatsingen krijgt, krijg je er 1 extra. Volwassen: 2 OP telkens als een van je karavanen een kruispunt bereikt of passeert.
    .title = De reiziger
rule-CHR-3 = Jong: je krijgt onmiddellijk 1 cultuur, en telkens als je cultuur krijgt, krijg je er 1 extra. Volwassen: 2 OP telkens als je cultuur krijgt.
    .title = De wijze
rule-CHR-4 = Jong: je verliest nooit kracht, behalve als je die zelf ruilt. Volwassen: eenmaal per ronde, in je beurt, zoveel OP als je machtsniveau.
    .title = De krijgsheer
rule-CHR-5 = Jong: telkens als je iets vervaardigt, mag je maximaal 2 ruwe grondstoffen gebruiken in plaats van de bewerkte. Volwassen: 2 OP per artefact van niveau 1 of 2 dat je vervaardigt, 3 OP per artefact van niveau 3.
    .title = De ambachtsman
rule-CHR-6 = Jong: je hebt een extra verkenner. Die geef je terug als je de persoon omdraait, en het mag er geen op een toekomstig actieveld zijn (D-8). Volwassen: stuur je je stamhoofd naar een verkenner van een andere speler, dan scoor je 3 OP, en naar een leeg actieveld 5 OP. De hut telt niet.
    .title = De matriarch
rule-CHR-7 = Jong: je neemt alle bonusfiches die aan de kant gelegd zijn. Eenmaal per ronde, in je beurt, gebruik je er een en leg je het af: van niveau 1 in ronde 1, van niveau 1 of 2 in ronde 2, daarna van elk niveau. Als je de persoon omdraait, ben je de ongebruikte kwijt. Volwassen: 4 OP telkens als je een vlag op een buitenpost plant.
    .title = De verzamelaar
rule-CHR-8 = Jong: kies uit elke kolom 1 ongebruikte tegel van niveau 1. Het kruispunt-actieveld van de bos/bergtegel is alleen van jou, waar je karavanen ook zijn. Je raakt het kwijt als je de persoon omdraait. Volwassen: 2 OP telkens als je een verkenner of je stamhoofd naar een kruispunt-actieveld stuurt, welk dan ook.
    .title = De spoorzoeker
rule-CHR-9 = De buitenpost op de eigen vlakte/groevetegel van de spoorzoeker telt aan het einde van het spel alsof je vlag er staat, of de persoon nu jong is of volwassen.
    .title = De buitenpost van de spoorzoeker

## Het einde

rule-END-1 = Tel na ronde 5 op: de OP die je tijdens het spel hebt gescoord; je vervaardigde artefacten; einde-spel-effecten; je punten voor kracht (MIL-3); je karavanen aan het einde van de weg (ROA-6); je buitenposten (OUT-1); min 5 als je nog een artefact in reserve hebt; en voor overgebleven grondstoffen een half punt per ruwe en 1 per bewerkte.
    .title = De eindtelling
rule-END-2 = Wie de meeste OP heeft, wint. Bij een gelijke stand wint wie het verst op de rivier is, dan wie de meeste kracht heeft. Is ook dat gelijk, dan delen ze de overwinning.
    .title = De winnaar
rule-END-3 = Halve punten tellen gewoon mee. Er wordt niet afgerond (D-9).
    .title = Halve punten

## Met twee en drie spelers

rule-NEU-1 = Met drie spelers komt er één neutrale speler bij, met twee spelers twee. Een neutrale speler heeft alleen kracht en verkenners, en komt niet aan de beurt.
    .title = Neutrale spelers
rule-NEU-2 = De vier neutrale kaarten worden geschud en voor rij 1 t/m 4 wordt er telkens een getrokken. Het nummer zegt welk klein actieveld van de rij in brand staat: 1 en 2 zijn die van de linkertegel, 3 en 4 die van de rechter. Voor rij 5 en 6 wordt opnieuw geschud. Naar een brandend actieveld kun je niemand sturen. Het vuur dooft als de tegel wordt omgedraaid.
    .title = Vuur
rule-NEU-3 = Na het vuur komen de neutrale verkenners. Vanaf de startspeler en met de klok mee zet telkens een speler er een op een leeg actieveld van de volgende rij, van rij 1 t/m rij 6. Met drie spelers zet iedereen er 2. Met twee spelers ga je de rijen een tweede keer langs voor de tweede neutrale speler, dus zet iedereen er 6 (D-10). Brandende en speciale actievelden mogen niet.
    .title = Neutrale verkenners neerzetten
rule-NEU-4 = Neutrale spelers beginnen met kracht 0. Aan het begin van elke ronde worden de vier neutrale kaarten geschud en trekt elke neutrale speler er een, de zwakste eerst. Zijn kracht stijgt met dat getal, maar nooit boven 20. Een tafel mag kaart 4 weglaten. In een eerste spel doet die niet mee, tenzij je anders kiest.
    .title = Neutrale spelers worden sterker
rule-NEU-5 = Alleen met twee spelers: aan het einde van een ronde maakt een restrictiefiche het kruispunt-actieveld dat net is opengegaan tot een solo-actieveld (TRN-4).
    .title = Restricties
rule-NEU-6 = De kracht van neutrale spelers telt als een verkenner bij een andere aansluit (TRN-7) en bij de punten voor kracht aan het einde (MIL-3). Ze zijn ook andere spelers voor SYM-2, SYM-9, SYM-10 en CHR-6.
    .title = Waar neutrale spelers meetellen
rule-NEU-7 = Als een rij wordt omgedraaid, gaan de neutrale verkenners daar uit het spel.
    .title = Neutrale verkenners vertrekken

## Uitspraken

rule-D-1 = Er zijn altijd genoeg grondstoffen en punten, wat er ook in de doos zit. Arbeiders en huurlingen kunnen opraken.
    .title = Wat kan opraken
rule-D-2 = Wat een persoon onmiddellijk geeft, komt na de startgrondstoffen van SET-10. SET-11 houdt het niet tegen, en de ‘1 extra’ van de persoon zelf komt er niet bij.
    .title = De opbrengst van een persoon aan het begin
rule-D-3 = De 1 kracht die plunderen kost, is een verlies van kracht. Met kracht 0 kun je niet gaan plunderen, tenzij je geen kracht kunt verliezen (CHR-4).
    .title = Zonder kracht geen plundering
rule-D-4 = Op een bos/bergtegel van niveau 3 is het grote actieveld het speciale actieveld.
    .title = Welk actieveld speciaal is
rule-D-5 = Waar de schilden op het militaire spoor staan, hangt af van het bord. De set bepaalt het dus. In de basisset: 0, 5, 10 en 15. Het middelste teken is machtsniveau 3.
    .title = Schilden
rule-D-6 = Hoe lang de weg is en waar de bonusplaatsen zijn, hangt af van het bord. De set bepaalt het dus. De basisset heeft zes kruispunten, met bonusplaatsen van niveau 1 in rij 1 en 2 en van niveau 2 in rij 3 en 4.
    .title = De lengte van de weg
rule-D-7 = Welke tekens als middelste of moeilijk tellen, hangt af van het bord. De set bepaalt het dus. De middelste tekens van de basisset zijn: opgeteld niveau van je arbeiders 5, kruispunt 4, cultuur 10 en machtsniveau 3.
    .title = Tekens
rule-D-8 = De verkenner die de matriarch teruggeeft, moet in je hand zijn. Heb je er in een ronde geen in je hand, dan kun je haar die ronde niet omdraaien.
    .title = De verkenner teruggeven
rule-D-9 = Nergens staat hoe je halve punten afrondt, dus worden ze niet afgerond.
    .title = Halve punten
rule-D-10 = De eerste keer langs de rijen komen de verkenners van de eerste neutrale speler, de tweede keer die van de tweede. Zo staat er in elke rij een van elk.
    .title = Twee neutrale spelers
rule-D-11 = Een effect dat bij het vervaardigen 1 OP per grondstof van een soort geeft, telt die soort in de gedrukte kosten, vóór elke korting. Een tafel mag afspreken dat alleen de bewerkte grondstoffen van die soort tellen die je echt inlevert. Een ruwe in plaats daarvan telt dan niet.
    .title = De kosten tellen
rule-D-12 = Een gereserveerd artefact ligt gedekt, maar iedereen heeft gezien welk artefact je nam. Iedereen mag het bekijken.
    .title = Gereserveerde artefacten zijn niet geheim
rule-D-13 = Elke opbrengst mag je gedeeltelijk nemen: je mag stoppen voordat je alles hebt. Dat geldt voor cultuur, kracht en verplaatsingen, en ook voor de grondstoffen van een gebieds-actieveld (TRN-13).
    .title = Eerder stoppen
rule-D-14 = Werken er verschillende effecten van jou tegelijk, of bestaat één effect uit verschillende delen, dan kies jij de volgorde. Zijn ze van verschillende spelers, dan begint wie aan de beurt is, en de rest volgt met de klok mee.
    .title = Wie de volgorde kiest
rule-D-15 = De kracht die een verkenner verliest door aan te sluiten (TRN-7), is weg voordat de actie van het actieveld begint.
    .title = Eerst het verlies, dan de actie
rule-D-16 = Op het actieveld dat ‘plunderen’ en ‘startspeler worden’ bij twee spelers delen (HOM-3), betaal je de kracht van RAD-1 alleen als je echt plundert. Met kracht 0 mag je er alleen voor startspeler heen, en daarna plunderen als je intussen kracht hebt gekregen.
    .title = Plunderen en startspeler op één actieveld
rule-D-17 = Wat uit de aantallen in de doos volgt: één categorie artefacten voor elk paar grondstoffen, leer voor kleding, bouwsteen voor steengoed, timmerhout voor gereedschap, metaal voor wapens; vier tegels van elk niveau in elke kolom; een terrein op elk gebieds-actieveld; acht kruispunt-actievelden.
    .title = Wat uit de aantallen volgt
rule-D-18 = Ook dit moet je weten om te kunnen spelen. Een nieuwe arbeider mag je in dezelfde ronde gebruiken. De rij wordt aangevuld zolang er een stapel is. Wie geplunderd wordt, geeft met de klok mee. Kracht komt nooit onder 0. De verkenner van de rivier doet meteen mee. Je krijgt zoveel huurlingen als er nog zijn. De hut is voor de matriarch geen actieveld (CHR-6). Vuur en neutrale verkenners gaan weg als de tegel wordt omgedraaid. Op een speciaal actieveld komt geen neutrale verkenner.
    .title = Kleine antwoorden
rule-D-20 = Je beurt bestaat uit: je persoon omdraaien (in je eerste beurt van een ronde), een stamlid sturen, de actie, één keuze van TRN-10, en het einde. Wat TRN-11 noemt, mag je vóór, na en tussen al deze stappen gebruiken, en zelfs tussen de stappen van een effect: vóór een ruil, of tussen twee herhalingen ervan. Het mag niet midden in een betaling, en niet terwijl iemand anders beslist. Daarom eindigt je beurt niet vanzelf zolang je nog iets kunt gebruiken.
    .title = Hoe een beurt in elkaar zit
rule-D-21 = Een eenmaal-per-ronde-artefact mag je gebruiken in de beurt waarin je het vervaardigt.
    .title = Nieuwe artefacten werken meteen
rule-D-22 = Wie wordt overgeslagen, ligt nog niet uit de ronde. Krijg je later in de ronde een stamlid, of neem je er een terug, dan kom je weer aan de beurt.
    .title = Terug in de ronde
rule-D-23 = Naar je hut kun je altijd, ook met huurlingen, dus er is altijd een plek om heen te gaan.
    .title = De hut is altijd open
rule-D-24 = Als je een stamlid terugneemt, komt de plaats vrij. Was het een stamhoofd, dan is het actieveld weer open. Je kunt het stamlid in dezelfde ronde nog eens sturen. Je mag elk stamlid van jou op het bord of in je hut kiezen, ook op een toekomstig actieveld, tenzij het effect iets anders zegt.
    .title = Een stamlid terugnemen
rule-D-25 = Stamhoofden en huurlingen kunnen naar de thuisgrond, naar de rij van de huidige ronde, naar kruispunt-actievelden en, in ronde 5, naar speciale actievelden. In ronde 1 t/m 4 zijn rij 5 en 6 toekomstig. In ronde 5 zijn ze allebei aan de beurt.
    .title = Waar stamhoofden en huurlingen heen kunnen
rule-D-26 = Na ronde 5 komt niets terug en wordt niets omgedraaid. De eindtelling volgt (END-1).
    .title = Na de laatste ronde
rule-D-30 = Kano en karavanen gaan stap voor stap. Een teken of plaats die je bereikt, handel je helemaal af voor de volgende stap. Van verschillende tekens komt het laagste eerst. De twee fiches bij veld 14 van de rivier neem je in de volgorde die je wilt. Een bonus die je bij aankomst niet gebruikt, ben je kwijt.
    .title = Stap voor stap
rule-D-31 = Zijn je beide karavanen aan het einde, dan zijn verplaatsingen niets meer waard, ook geen OP.
    .title = Verplaatsingen aan het einde van de weg
rule-D-32 = De ‘1 extra’ van de reiziger en de wijze hoort bij dezelfde opbrengst en zet zichzelf niet in werking. Alles wat één effect geeft, met alle herhalingen van een ruil, is één opbrengst. Een bonusfiche dat je onderweg tegenkomt, is een nieuwe.
    .title = Eén opbrengst, één extra
rule-D-33 = Een punt dat je krijgt omdat een spoor vol is, telt niet als kracht of cultuur die je krijgt: effecten die daarop wachten, treden niet in werking. Een tafel mag anders afspreken.
    .title = Voorbij het einde van een spoor
rule-D-34 = Krijg je iets in de beurt van een ander (FST-1, met de tekens die je dan passeert), dan handel je dat meteen af, zonder iets van TRN-11 te gebruiken. Wie de kaart nam, reist eerst, dan krijgt de derde speler iets, dan de vierde.
    .title = Opbrengsten in de beurt van een ander
rule-D-35 = Cultuur en verplaatsingen van een startkaart bereiken tekens en bonusfiches zoals altijd. Ook voor wat die geven, geldt SET-11.
    .title = Tekens tijdens de voorbereiding
rule-D-36 = De thuisgrond, kruispunt-actievelden en de hut hebben geen terrein. Het terrein van een speciaal actieveld bepaalt de set.
    .title = Actievelden zonder terrein
rule-D-37 = Een effect van SYM-12 werkt op het moment dat een karavaan, of de tweede, bij het kruispunt aankomt, en niet met terugwerkende kracht. De eis van CRO-2 kijkt waar je karavanen nu zijn.
    .title = Aankomen en er zijn
rule-D-40 = Mag je door een bonusfiche of effect iets vervaardigen (BON-4, SYM-11), dan is dat één artefact, beschikbaar of gereserveerd, naast TRN-10. Je mag elk aantal ruwe grondstoffen gebruiken in plaats van de bijbehorende bewerkte. Alle kortingen gelden. De rij wordt aangevuld vóór je keuze van TRN-10. Kun je niets betalen, dan vervalt het.
    .title = Vervaardigen door een effect
rule-D-41 = Alle kortingen worden opgeteld. Ze nemen alleen weg wat nog in de kosten zit, en brengen die nooit onder nul.
    .title = Kortingen worden opgeteld
rule-D-42 = Ook bij een ruil mag je bewerkt voor ruw betalen (RES-1), bijvoorbeeld bij ruw voor OP of in de hut.
    .title = Bewerkt voor ruw bij een ruil
rule-D-50 = Plunder je één niveau hoger (SYM-7), dan kun je op niveau 5 komen. Verschillen van meer dan 3 niveaus tellen als 3.
    .title = Machtsniveau vijf
rule-D-51 = Wie geplunderd wordt, geeft naar keuze ruw of bewerkt, maar mag niet eerst bewerken. Wat je geeft, blijft zoals het is. De plundering van een bonusfiche (BON-4) gebruikt het actieveld niet, en telt niet als de ene plundering van de ronde.
    .title = Geven bij een plundering
rule-D-52 = De krijgsheer (CHR-4) verliest niets, maar vergelijkt zijn kracht zoals iedereen. Aansluiten bij een even sterke speler (SYM-10) is gratis. Aansluiten bij een zwakkere kost nog steeds 1.
    .title = Wat gratis is en wat niet
rule-D-53 = Ook met kracht 0 kun je een plaats scoren (MIL-3). Een neutrale speler in een gelijke stand bezet een plaats zoals ieder ander.
    .title = Kracht scoren
rule-D-60 = Zijn beide arbeiders van de ronde weg omdat een stamlid is teruggenomen en opnieuw gestuurd, dan neem je er een van dat niveau uit de voorraad. Is die er niet, dan krijg je niets. Arbeiders die niemand nam, gaan aan het einde van de ronde naar de voorraad.
    .title = Als het spoor leeg is
rule-D-61 = De startspeler mag opnieuw startspeler worden, met alles wat dat geeft. Gaat niemand erheen, dan blijft de startspeler dezelfde.
    .title = Startspeler blijven
rule-D-62 = Je draait je persoon om in je eigen eerste beurt van een ronde, voordat je iemand stuurt. Wat je al hebt gekregen, houd je, en de verzamelaar mag vlak daarvoor nog een fiche gebruiken.
    .title = Wanneer je een persoon omdraait
rule-D-63 = De verkenner van de matriarch en die langs de rivier zijn twee verschillende. Met allebei heb je er 6, en nooit meer.
    .title = Hoogstens zes verkenners
rule-D-64 = De verzamelaar krijgt alle bonusfiches die de set overlaat: in de basisset 3 van niveau 1, 2 van niveau 2 en 3 van niveau 3.
    .title = Wat de verzamelaar krijgt
rule-D-65 = Het eigen actieveld van de spoorzoeker is open vanaf ronde 1. Er komt geen vuur, neutrale verkenner of restrictie. TRN-3 en TRN-5 gelden. De buitenpost die erbij hoort, is geen vlag voor effecten die vlaggen tellen.
    .title = Het eigen actieveld van de spoorzoeker
rule-D-66 = Het begin en het einde van de weg zijn voor de reiziger geen kruispunten (CHR-2).
    .title = Begin en einde
rule-D-70 = Zijn neutrale spelers even zwak, dan trekt de eerste van hen het eerst.
    .title = Even zwak
rule-D-71 = Een set waarin een rij te weinig plaats kan hebben voor de neutrale verkenners (NEU-3), wordt bij het laden geweigerd.
    .title = Plaats voor neutrale verkenners
rule-D-80 = ‘Plunderen’ en ‘startspeler worden’ kunnen elk maar eenmaal per ronde. Neem je daar een stamlid terug, dan gaat het actieveld pas in de volgende ronde weer open.
    .title = Eenmaal per ronde
rule-D-81 = Of je aan de voorwaarde van een actieveld voldoet (SPC-1, CRO-2), telt op het moment dat je het stamlid stuurt, voordat je kracht verliest door aan te sluiten.
    .title = Wanneer voorwaarden tellen
rule-D-82 = Een artefact met een effect ‘als je vervaardigt’ werkt niet voor zichzelf.
    .title = Niet voor zichzelf
rule-D-83 = Effecten die werken als je een stamlid stuurt, komen na het verlies door aansluiten (TRN-7) en voor de actie van het actieveld.
    .title = Als je stuurt
rule-D-84 = Je hebt pas iets gekregen als je er minstens 1 van neemt. Alleen dan komt de ‘1 extra’ erbij.
    .title = Niets nemen is niets krijgen
rule-D-85 = Als je de rest van de ronde opgeeft (WAR-1), gaan je huurlingen terug naar de voorraad. Krijg je daarna een stamlid, dan kom je weer aan de beurt.
    .title = Opgeven
rule-D-86 = Huurlingen zijn van niemand, dus niemand kan ze terugnemen.
    .title = Huurlingen blijven staan
rule-D-87 = Dubbele OP is een einde-spel-effect voor één bron: een categorie artefacten, buitenposten, kracht of karavanen. Wat je met die bron scoort, telt dubbel, en nooit meer dan dubbel, hoeveel van die effecten je ook hebt.
    .title = Dubbele OP
rule-D-88 = Op het actieveld voor startspeler moet je de kaart nemen. Wat de kaart geeft, mag je weigeren (TRN-13).
    .title = De kaart moet je nemen
rule-D-89 = Bij de ruil in de hut krijg je een ruwe grondstof van een andere soort dan je gaf, ook als je die bewerkt gaf.
    .title = Een andere soort
rule-D-90 = Koos de tafel bij D-33 voor de andere uitleg, dan komt de ‘1 extra’ er eerst bij en wordt samen met de rest OP.
    .title = Eén extra voorbij het einde
rule-D-91 = Ook onder de winnaar bepaalt END-2 bij gelijke OP de volgorde. Blijft het gelijk, dan delen die spelers de plaats.
    .title = De andere plaatsen
rule-D-92 = Neutrale spelers gelden als andere spelers voor SYM-2, SYM-9 en CHR-6 (NEU-6). Zo zijn deze effecten evenveel waard als met vier spelers.
    .title = Ook neutrale spelers zijn andere spelers
rule-D-93 = Je mag je huurlingen sturen, maar het hoeft niet (WAR-1).
    .title = Huurlingen mogen blijven
rule-D-94 = Een plundering die je van een bonusfiche of artefact krijgt, mag je laten. Stuur je een stamlid naar ‘plunderen’, dan plunder je.
    .title = Plunderingen die niet hoeven

## Wat effecten kunnen zeggen

rule-SYM-1 = Een effect kan werken als je een stamlid stuurt, je verkenner of je stamhoofd, of het kan je een stamlid laten terugnemen.
    .title = Sturen en terugnemen
rule-SYM-2 = Het kan zeggen om wie het gaat: je verkenner, een verkenner van een andere speler, of je stamhoofd.
    .title = Wiens stamlid
rule-SYM-3 = Bij een ruil krijg je wat rechts van de pijl staat voor wat links ervan staat, zo vaak je wilt, tot het getal op de pijl.
    .title = Ruilen
rule-SYM-4 = Effecten kunnen je laten kiezen, iets geven per iets anders, of een voorwaarde stellen en alleen geven aan wie eraan voldoet.
    .title = Of, per, als
rule-SYM-5 = Wat effecten geven: elk van de ruwe en bewerkte grondstoffen, een ruwe of bewerkte naar keuze, of de soort die bij je betaling hoort; verplaatsingen, cultuur, kracht; OP, of dubbele OP (D-87).
    .title = Wat effecten geven
rule-SYM-6 = Machtsniveau 1 t/m 4 kan een voorwaarde zijn, of dat wat geteld wordt.
    .title = Machtsniveaus
rule-SYM-7 = Als je plundert, telt je machtsniveau één hoger dan het is.
    .title = Sterker plunderen
rule-SYM-8 = Er gebeurt iets telkens als je cultuur krijgt, hoeveel ook.
    .title = Telkens als je cultuur krijgt
rule-SYM-9 = Je krijgt 1 kracht per speler die sterker is dan jij. Gelijke kracht telt niet.
    .title = Kracht per sterkere speler
rule-SYM-10 = Je verkenners mogen ook aansluiten bij een verkenner van een speler die precies even sterk is als jij, en dat kost geen kracht.
    .title = Aansluiten bij gelijken
rule-SYM-11 = Vervaardig een artefact. Je mag ruwe grondstoffen gebruiken in plaats van de bijbehorende bewerkte.
    .title = Vervaardigen met ruwe grondstoffen
rule-SYM-12 = Er gebeurt iets als een karavaan van jou bij een bepaald kruispunt aankomt, of als je tweede dat doet.
    .title = Aankomen bij een kruispunt
rule-SYM-13 = Het terrein van een actieveld, vlakte, groeve, bos of berg, kan een voorwaarde zijn.
    .title = Terrein
rule-SYM-14 = Effecten bij het vervaardigen: 1 OP per grondstof van een bepaalde soort in de kosten (D-11); één minder van elke soort grondstof; of, voor artefacten van een bepaalde categorie, één minder van een bepaalde soort.
    .title = Als je vervaardigt
rule-SYM-15 = Tekens voor eenmaal per ronde, onmiddellijk, permanent en einde spel (ART-7), voor solo-actievelden (TRN-4) en voor huurlingen (WAR-1).
    .title = Tekens
