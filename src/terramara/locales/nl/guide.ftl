### De gids van een eerste spel: guide-<tip>, getoond op het moment dat het er voor het eerst toe doet.

guide-title = Tip
guide-got-it = Begrepen
guide-no-more = Geen tips meer

guide-draft = Personen en kaarten bepalen hoe je speelt. De kaart geeft je grondstoffen om mee te beginnen, de persoon een blijvende eigenschap. Wijs er een aan om te lezen wat die doet.
guide-neutral = Met twee of drie spelers bezetten neutrale verkenners een deel van de actievelden. Jullie kiezen waar ze staan. Zet ze waar ze de anderen in de weg staan.
guide-send = Stuur iemand naar een actieveld en neem wat erop staat. De verlichte rij en je dorp zijn voor iedereen open. Zoek de grondstoffen die de eerste artefacten langs de rivier kosten.
guide-join = Daar staat al iemand. Je stamhoofd kan bij elke verkenner aansluiten. Een verkenner kan aansluiten bij die van een zwakkere speler, en dat kost je 1 kracht.
guide-ahead = Rijen verderop geven meer. Een verkenner die je daarheen stuurt, blijft weg tot de ronde van die rij voorbij is. Tot dan heb je dus minder beurten.
guide-refine = Je hebt ruwe grondstoffen, en artefacten kosten bewerkte. Klik in je paneel op een ruwe grondstof en een arbeider bewerkt die. Elke arbeider werkt eenmaal per ronde.
guide-craft = Je kunt een artefact betalen. Klik erop om het te vervaardigen. Je mag per beurt één artefact vervaardigen of reserveren.
guide-reserve = Je kunt een artefact reserveren: dan kan niemand anders het nemen. Vervaardig het voor het einde van het spel, anders verlies je 5 OP.
guide-travel = Elke stap verplaatst een van je twee karavanen. Rechtdoor is het kortst. Een omweg geeft een bonus, of een vlag op een buitenpost die aan het einde punten oplevert.
guide-trade = Ruilen hoeft niet. Geef wat links van de pijl staat, neem wat rechts ervan staat, of stop.
guide-raided = Je wordt geplunderd. Hoe meer grondstoffen je hebt en hoe zwakker je bent, hoe meer je geeft. Je kiest zelf wat.
guide-chief = Denk aan je stamhoofd: waar een stamhoofd staat, kan niemand anders meer heen. Stuur je stamhoofd naar het actieveld dat de anderen het liefst willen.
guide-undo = Toch liever iets anders? Je kunt je laatste zet ongedaan maken, zolang er niets nieuws onthuld is.
guide-power = Je hebt iets wat je eenmaal per ronde kunt gebruiken, op elk moment in je beurt. Zolang dat kan, licht het op in je paneel.
guide-round = Een nieuwe ronde. Iedereen komt terug uit de rij die voorbij is, en je arbeiders kunnen weer aan het werk. De omgedraaide rij heeft nu een buitenpost en een kruispunt-actieveld.
guide-last = De laatste ronde. Wat je niet gebruikt, ben je kwijt: geef je grondstoffen uit, gebruik alles wat je hebt, en kijk op het scoreblad wat nog punten oplevert.

## De uitleg van alle tekens

legend-title = Pictogrammen
legend-tip = Wat de pictogrammen betekenen (I)
legend-goods = Grondstoffen
legend-gains = Wat je krijgt en doet
legend-when = Wanneer het werkt
legend-counts = Wat er geteld wordt, en voorwaarden
legend-abilities = Artefacten en blijvende eigenschappen
legend-places = Op het bord

## De regels bij wat iemand aanwijst

help-tip = Regels bij wat je aanwijst (H)
help-about = Regels hierover
help-all = Alle regels
help-way = Waar je bent in de regels
